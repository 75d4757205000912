// Generated from spec/structs/PERFINFO_PPM_PERF_STATE_CHANGE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Processors changed their performance state.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PerfinfoPpmPerfStateChange;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoPpmPerfStateChangeView<'a>;
any_form! {
    "PERFINFO_PPM_PERF_STATE_CHANGE" {
        /// Release 5.0+.
        V5_0(PerfinfoPpmPerfStateChange, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
