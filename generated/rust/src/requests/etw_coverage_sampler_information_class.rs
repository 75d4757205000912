// Generated from spec/enums/ETW_COVERAGE_SAMPLER_INFORMATION_CLASS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// What is asked of a coverage sampler, by the name.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_INFORMATION_CLASS`, held by `ULONG`.
    ///
    /// The list of types of 2004 has it as an enumeration, and no values.
    ///
    /// What no source says:
    ///
    /// - The values.
    ///
    /// Source: Geoff Chappell, *NTETW.H*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_INFORMATION_CLASS")]
    EtwCoverageSamplerInformationClass(u32), 4 {
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl EtwCoverageSamplerInformationClass {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::etw_coverage_sampler_information_class::VALUES;
}
