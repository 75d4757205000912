// Generated from spec/structs/EVENT_TRACE_LAST_BRANCH_EVENT_ID.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! An event by its GUID and type.
mod v1709;
pub use v1709::*;
/// The form of release 1709+, by its name.
pub type V1709 = EventTraceLastBranchEventId;
/// A view of the form of release 1709+, by its name.
pub type V1709View<'a> = EventTraceLastBranchEventIdView<'a>;
