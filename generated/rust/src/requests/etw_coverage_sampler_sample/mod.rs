// Generated from spec/structs/ETW_COVERAGE_SAMPLER_SAMPLE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A sample: a place in a module.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwCoverageSamplerSample;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwCoverageSamplerSampleView<'a>;
any_form! {
    "ETW_COVERAGE_SAMPLER_SAMPLE" {
        /// Release 5.0+.
        V5_0(EtwCoverageSamplerSample, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
