// Generated from spec/structs/EVENT_TRACE_LAST_BRANCH_EVENT_ID.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! An event by its GUID and type.
mod v1709;
pub use v1709::*;
use crate::rt::any_form;
/// The form of release 1709+, by its name.
pub type V1709 = EventTraceLastBranchEventId;
/// A view of the form of release 1709+, by its name.
pub type V1709View<'a> = EventTraceLastBranchEventIdView<'a>;
any_form! {
    "EVENT_TRACE_LAST_BRANCH_EVENT_ID" {
        /// Release 1709+.
        V1709(EventTraceLastBranchEventId, fixed) = 0,
    }
    Bits32 14..=29 => 0,
    Bits64 14..=29 => 0,
}
