// Generated from spec/structs/EVENT_TRACE_HEAP_TRACING_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The processes of a request about the tracing of heaps.
mod v6_1;
pub use v6_1::*;
/// The form of release 6.1+, by its name.
#[cfg(feature = "alloc")]
pub type V6_1 = EventTraceHeapTracingInformation;
/// A view of the form of release 6.1+, by its name.
pub type V6_1View<'a> = EventTraceHeapTracingInformationView<'a>;
