// Generated from spec/structs/ETW_COVERAGE_SAMPLER_PERF_STATS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! All that a coverage sampler counts of itself.
mod v2004;
pub use v2004::*;
mod v11_21h2;
pub use v11_21h2::*;
use crate::rt::any_form;
/// The form of release 11-21H2+, by its name.
pub type V11_21h2 = EtwCoverageSamplerPerfStats;
/// A view of the form of release 11-21H2+, by its name.
pub type V11_21h2View<'a> = EtwCoverageSamplerPerfStatsView<'a>;
any_form! {
    "ETW_COVERAGE_SAMPLER_PERF_STATS" {
        /// Release 2004..server-2022.
        V2004(V2004, fixed) = 0,
        /// Release 11-21H2+.
        V11_21h2(EtwCoverageSamplerPerfStats, fixed) = 1,
    }
    Bits32 19..=24 => 0,
    Bits64 19..=24 => 0,
    Bits32 25..=29 => 1,
    Bits64 25..=29 => 1,
}
