// Generated from spec/structs/PERFINFO_PPM_IDLE_EXIT_LATENCY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! How long a processor took to leave an idle state.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PerfinfoPpmIdleExitLatency;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoPpmIdleExitLatencyView<'a>;
any_form! {
    "PERFINFO_PPM_IDLE_EXIT_LATENCY" {
        /// Release 5.0+.
        V5_0(PerfinfoPpmIdleExitLatency, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
