// Generated from spec/structs/EVENT_TRACE_PERFORMANCE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! How much has been written to log files.
mod v6_0;
pub use v6_0::*;
use crate::rt::any_form;
/// The form of release 6.0+, by its name.
pub type V6_0 = EventTracePerformanceInformation;
/// A view of the form of release 6.0+, by its name.
pub type V6_0View<'a> = EventTracePerformanceInformationView<'a>;
any_form! {
    "EVENT_TRACE_PERFORMANCE_INFORMATION" {
        /// Release 6.0+.
        V6_0(EventTracePerformanceInformation, fixed) = 0,
    }
    Bits32 4..=29 => 0,
    Bits64 4..=29 => 0,
}
