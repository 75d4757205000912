// Generated from spec/structs/ETW_COVERAGE_SAMPLER_STATS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! What a coverage sampler counts of itself in its data.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwCoverageSamplerStats;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwCoverageSamplerStatsView<'a>;
any_form! {
    "ETW_COVERAGE_SAMPLER_STATS" {
        /// Release 5.0+.
        V5_0(EtwCoverageSamplerStats, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
