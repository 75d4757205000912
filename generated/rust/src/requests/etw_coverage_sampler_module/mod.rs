// Generated from spec/structs/ETW_COVERAGE_SAMPLER_MODULE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A module in the data of a coverage sampler.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwCoverageSamplerModule;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwCoverageSamplerModuleView<'a>;
any_form! {
    "ETW_COVERAGE_SAMPLER_MODULE" {
        /// Release 5.0+.
        V5_0(EtwCoverageSamplerModule, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
