// Generated from spec/structs/EVENT_TRACE_VERSION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The version of the kernel's events.
mod v6_0;
pub use v6_0::*;
/// The form of release 6.0+, by its name.
pub type V6_0 = EventTraceVersionInformation;
/// A view of the form of release 6.0+, by its name.
pub type V6_0View<'a> = EventTraceVersionInformationView<'a>;
