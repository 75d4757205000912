// Generated from spec/structs/EVENT_TRACE_GROUPMASK_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The events that are enabled for a logger.
mod v6_0;
pub use v6_0::*;
/// The form of release 6.0+, by its name.
pub type V6_0 = EventTraceGroupmaskInformation;
/// A view of the form of release 6.0+, by its name.
pub type V6_0View<'a> = EventTraceGroupmaskInformationView<'a>;
