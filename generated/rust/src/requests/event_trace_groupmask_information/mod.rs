// Generated from spec/structs/EVENT_TRACE_GROUPMASK_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The events that are enabled for a logger.
mod v6_0;
pub use v6_0::*;
use crate::rt::any_form;
/// The form of release 6.0+, by its name.
pub type V6_0 = EventTraceGroupmaskInformation;
/// A view of the form of release 6.0+, by its name.
pub type V6_0View<'a> = EventTraceGroupmaskInformationView<'a>;
any_form! {
    "EVENT_TRACE_GROUPMASK_INFORMATION" {
        /// Release 6.0+.
        V6_0(EventTraceGroupmaskInformation, fixed) = 0,
    }
    Bits32 4..=29 => 0,
    Bits64 4..=29 => 0,
}
