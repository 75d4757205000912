// Generated from spec/structs/ETW_COVERAGE_SAMPLER_STATUS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Whether there is a coverage sampler.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwCoverageSamplerStatus;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwCoverageSamplerStatusView<'a>;
any_form! {
    "ETW_COVERAGE_SAMPLER_STATUS" {
        /// Release 5.0+.
        V5_0(EtwCoverageSamplerStatus, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
