// Generated from spec/structs/ETW_COVERAGE_SAMPLER_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Where in its data a coverage sampler has its options, its counts, its samples and the modules.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwCoverageSamplerData;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwCoverageSamplerDataView<'a>;
any_form! {
    "ETW_COVERAGE_SAMPLER_DATA" {
        /// Release 5.0+.
        V5_0(EtwCoverageSamplerData, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
