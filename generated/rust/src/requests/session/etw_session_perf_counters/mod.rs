// Generated from spec/structs/ETW_SESSION_PERF_COUNTERS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! What the kernel counts of a session.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwSessionPerfCounters;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwSessionPerfCountersView<'a>;
any_form! {
    "ETW_SESSION_PERF_COUNTERS" {
        /// Release 5.0+.
        V5_0(EtwSessionPerfCounters, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
