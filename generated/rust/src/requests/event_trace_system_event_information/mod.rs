// Generated from spec/structs/EVENT_TRACE_SYSTEM_EVENT_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The kernel events that a logger is to record with something added, such as the call stack.
mod v6_1;
pub use v6_1::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 6.1+, by its name.
#[cfg(feature = "alloc")]
pub type V6_1 = EventTraceSystemEventInformation;
/// A view of the form of release 6.1+, by its name.
pub type V6_1View<'a> = EventTraceSystemEventInformationView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "EVENT_TRACE_SYSTEM_EVENT_INFORMATION" {
        /// Release 6.1+.
        V6_1(EventTraceSystemEventInformation, tailed) = 0,
    }
    Bits32 6..=29 => 0,
    Bits64 6..=29 => 0,
}
