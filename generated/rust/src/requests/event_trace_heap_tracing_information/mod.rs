// Generated from spec/structs/EVENT_TRACE_HEAP_TRACING_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The processes of a request about the tracing of heaps.
mod v6_1;
pub use v6_1::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 6.1+, by its name.
#[cfg(feature = "alloc")]
pub type V6_1 = EventTraceHeapTracingInformation;
/// A view of the form of release 6.1+, by its name.
pub type V6_1View<'a> = EventTraceHeapTracingInformationView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "EVENT_TRACE_HEAP_TRACING_INFORMATION" {
        /// Release 6.1+.
        V6_1(EventTraceHeapTracingInformation, tailed) = 0,
    }
    Bits32 6..=29 => 0,
    Bits64 6..=29 => 0,
}
