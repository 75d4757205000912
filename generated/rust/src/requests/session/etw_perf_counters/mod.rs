// Generated from spec/structs/ETW_PERF_COUNTERS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! What the kernel counts of event tracing as a whole.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwPerfCounters;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwPerfCountersView<'a>;
any_form! {
    "ETW_PERF_COUNTERS" {
        /// Release 5.0+.
        V5_0(EtwPerfCounters, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
