// Generated from spec/enums/ETW_COVERAGE_SAMPLER_INFORMATION_CLASS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// What is asked of a coverage sampler, or set.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_INFORMATION_CLASS`, held by `ULONG`.
    ///
    /// The source writes the names in lower case; their words are certain, their case is that of like names.
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Types of Windows, from its symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_INFORMATION_CLASS")]
    EtwCoverageSamplerInformationClass(u32), 4 {
        /// `EtwCoverageSamplerCreateInformation`. Seen in releases 2004..20H2, 11-21H2.
        #[doc(alias = "EtwCoverageSamplerCreateInformation")]
        CREATE_INFORMATION = 0x00000000 "EtwCoverageSamplerCreateInformation",
        /// `EtwCoverageSamplerQueryInformation`. Seen in releases 2004..20H2, 11-21H2.
        #[doc(alias = "EtwCoverageSamplerQueryInformation")]
        QUERY_INFORMATION = 0x00000001 "EtwCoverageSamplerQueryInformation",
        /// `EtwCoverageSamplerBloomInformation`. Seen in releases 2004..20H2, 11-21H2.
        #[doc(alias = "EtwCoverageSamplerBloomInformation")]
        BLOOM_INFORMATION = 0x00000002 "EtwCoverageSamplerBloomInformation",
        /// `EtwCoverageSamplerPerfInformation`. Seen in releases 2004..20H2, 11-21H2.
        #[doc(alias = "EtwCoverageSamplerPerfInformation")]
        PERF_INFORMATION = 0x00000003 "EtwCoverageSamplerPerfInformation",
        /// `EtwCoverageSamplerStatusInformation`. Seen in releases 2004..20H2, 11-21H2.
        #[doc(alias = "EtwCoverageSamplerStatusInformation")]
        STATUS_INFORMATION = 0x00000004 "EtwCoverageSamplerStatusInformation",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl EtwCoverageSamplerInformationClass {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::etw_coverage_sampler_information_class::VALUES;
}

/// `MaxEtwCoverageSamplerInfoClass`: one more than the last value.
///
/// It differs by release; nothing where the tables have no value.
#[doc(alias = "MaxEtwCoverageSamplerInfoClass")]
pub fn max_etw_coverage_sampler_info_class(release: crate::rt::Release) -> Option<u32> {
    match release.0 {
        19..=29 => Some(0x00000005),
        _ => None,
    }
}
