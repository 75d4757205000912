// Generated from spec/structs/CM_PERF_COUNTERS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! What the registry counts of itself.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = CmPerfCounters;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = CmPerfCountersView<'a>;
any_form! {
    "CM_PERF_COUNTERS" {
        /// Release 5.0+.
        V5_0(CmPerfCounters, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
