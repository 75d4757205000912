// Generated from spec/structs/EVENT_TRACE_SYSTEM_EVENT_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The kernel events that a logger is to record with something added, such as the call stack.
mod v6_1;
pub use v6_1::*;
/// The form of release 6.1+, by its name.
#[cfg(feature = "alloc")]
pub type V6_1 = EventTraceSystemEventInformation;
/// A view of the form of release 6.1+, by its name.
pub type V6_1View<'a> = EventTraceSystemEventInformationView<'a>;
