// Generated from spec/enums/ETW_COVERAGE_SAMPLER_INFORMATION_CLASS.toml by `cargo spec generate`. Do not edit: edit
// that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Information classes of a coverage sampler, to query or to set.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_INFORMATION_CLASS`, of type `ULONG`.
    ///
    /// The source writes the names in lower case. The words are documented; the case follows similar names.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_INFORMATION_CLASS")]
    EtwCoverageSamplerInformationClass(u32), size = 4 {
        /// `EtwCoverageSamplerCreateInformation`. Observed in 2004..20H2, 11-21H2.
        #[doc(alias = "EtwCoverageSamplerCreateInformation")]
        CREATE_INFORMATION = 0x00000000, "EtwCoverageSamplerCreateInformation";
        /// `EtwCoverageSamplerQueryInformation`. Observed in 2004..20H2, 11-21H2.
        #[doc(alias = "EtwCoverageSamplerQueryInformation")]
        QUERY_INFORMATION = 0x00000001, "EtwCoverageSamplerQueryInformation";
        /// `EtwCoverageSamplerBloomInformation`. Observed in 2004..20H2, 11-21H2.
        #[doc(alias = "EtwCoverageSamplerBloomInformation")]
        BLOOM_INFORMATION = 0x00000002, "EtwCoverageSamplerBloomInformation";
        /// `EtwCoverageSamplerPerfInformation`. Observed in 2004..20H2, 11-21H2.
        #[doc(alias = "EtwCoverageSamplerPerfInformation")]
        PERF_INFORMATION = 0x00000003, "EtwCoverageSamplerPerfInformation";
        /// `EtwCoverageSamplerStatusInformation`. Observed in 2004..20H2, 11-21H2.
        #[doc(alias = "EtwCoverageSamplerStatusInformation")]
        STATUS_INFORMATION = 0x00000004, "EtwCoverageSamplerStatusInformation";
    }
}

static TABLE: Values = values("ETW_COVERAGE_SAMPLER_INFORMATION_CLASS", false, &[
    named("EtwCoverageSamplerCreateInformation", 0, &[(Release(19), Release(20)), (Release(25), Release(25))]),
    named("EtwCoverageSamplerQueryInformation", 1, &[(Release(19), Release(20)), (Release(25), Release(25))]),
    named("EtwCoverageSamplerBloomInformation", 2, &[(Release(19), Release(20)), (Release(25), Release(25))]),
    named("EtwCoverageSamplerPerfInformation", 3, &[(Release(19), Release(20)), (Release(25), Release(25))]),
    named("EtwCoverageSamplerStatusInformation", 4, &[(Release(19), Release(20)), (Release(25), Release(25))]),
]);

/// `MaxEtwCoverageSamplerInfoClass`, one more than the last value.
///
/// The value depends on the release. `None` if the value is unknown.
#[doc(alias = "MaxEtwCoverageSamplerInfoClass")]
pub fn max_etw_coverage_sampler_info_class(release: crate::rt::Release) -> Option<u32> {
    const VALUES: &[(u8, u8, u32)] = &[
        (19, 255, 0x00000005),
    ];
    let holds = |(first, last, _): &&(u8, u8, u32)| *first <= release.0 && release.0 <= *last;
    VALUES.iter().find(holds).map(|(.., value)| *value)
}
