// Generated from spec/structs/ETW_COVERAGE_SAMPLER_CREATE_INFO.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Request that creates a coverage sampler.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTEXAPI, &sources::CHAPPELL_NTETW];
const SOURCES_1: &[&Source] = &[&sources::CHAPPELL_NTETW, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_COVERAGE_SAMPLER_CREATE_INFO", "EtwCoverageSamplerCreateInfoPtr32")
    .size(640)
    .about("Request that creates a coverage sampler.")
    .in_releases("observed in 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        structure("EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common").at(0..12).with(&[More::Fields(&[
            unsigned("EVENT_TRACE_INFORMATION_CLASS Common.EventTraceInformationClass").at(0..4)
                .about("Information class, which selects this structure.").means(Meaning::Enumeration)
                .stated_by(SOURCES).with(&[More::Values(crate::requests::EventTraceInformationClass::VALUES)]),
            unsigned("UCHAR Common.CoverageSamplerInformationClass").at(4..5)
                .about("Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its \
                    values are unknown.")
                .means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("UCHAR Common.MajorVersion").at(5..6).means(Meaning::Version).stated_by(SOURCES),
            unsigned("UCHAR Common.MinorVersion").at(6..7).means(Meaning::Version).stated_by(SOURCES),
            unsigned("UCHAR Common.Reserved").at(7..8).means(Meaning::Reserved).stated_by(SOURCES),
            address("HANDLE Common.SamplerHandle").at(8..12).about("Handle of a sampler.").means(Meaning::Handle)
                .stated_by(SOURCES),
        ])]),
        structure("ETW_COVERAGE_SAMPLER_OPTIONS Options").at(12..604).with(&[More::Fields(&[
            structure("ETW_COVERAGE_SAMPLER_OPTION_FLAGS Options.Flags").at(12..16).with(&[More::Fields(&[
                union("union ").at(12..16).with(&[More::Fields(&[
                    unsigned("ULONG Options.Flags.AllFlags").at(12..16).about("All flags as one number.")
                        .means(Meaning::Flags),
                    bit_fields("ULONG ").at(12..16).with(&[More::Fields(&[
                        bit("ULONG Options.Flags.RequireProfileTotalIssuesSource").at(12..16).bits(0..1)
                            .means(Meaning::Boolean),
                        bit("ULONG Options.Flags.ForceProfileTimeSource").at(12..16).bits(1..2).means(Meaning::Boolean),
                        bit("ULONG Options.Flags.NoProfileSampling").at(12..16).bits(2..3).means(Meaning::Boolean),
                        bit("ULONG Options.Flags.NoCSwitchSampling").at(12..16).bits(3..4).means(Meaning::Boolean),
                        bit("ULONG Options.Flags.NoReadyThreadSampling").at(12..16).bits(4..5).means(Meaning::Boolean),
                        bit("ULONG Options.Flags.NoFaultSampling").at(12..16).bits(5..6).means(Meaning::Boolean),
                        bit("ULONG Options.Flags.NoStackCache").at(12..16).bits(6..7).means(Meaning::Boolean),
                        bit("ULONG Options.Flags.NoSampleBuffers").at(12..16).bits(7..8).means(Meaning::Boolean),
                        bit("ULONG Options.Flags.NoPauseWhenFull").at(12..16).bits(8..9).means(Meaning::Boolean),
                        bit("ULONG Options.Flags.NoLowPriority").at(12..16).bits(9..10).means(Meaning::Boolean),
                        bit("ULONG Options.Flags.WithAppId").at(12..16).bits(10..11).means(Meaning::Boolean),
                        bit("ULONG Options.Flags.FilterKernel").at(12..16).bits(11..12).means(Meaning::Boolean),
                    ])]),
                ])]),
            ])]),
            unsigned("ULONG Options.HashSeed").at(16..20).means(Meaning::Hex),
            unsigned("ULONG Options.ImageLruSize").at(20..24),
            unsigned("ULONG Options.SampleTableMinEntries").at(24..28).means(Meaning::Count),
            unsigned("ULONG Options.SampleTableMaxEntries").at(28..32).means(Meaning::Count),
            unsigned("ULONG Options.SampleTableMaxQueued").at(32..36).means(Meaning::Count),
            unsigned("ULONG Options.SampleBufferSize").at(36..40),
            unsigned("ULONG Options.SampleBufferMaxCountPerProc").at(40..44).means(Meaning::Count),
            unsigned("ULONG Options.CaptureBufferMaxCountPerProc").at(44..48).means(Meaning::Count),
            unsigned("ULONG Options.ApcMaxCountPerProc").at(48..52).means(Meaning::Count),
            unsigned("ULONG Options.ProfileSamplePeriodUS").at(52..56).means(Meaning::Microseconds)
                .with(&[More::Units("us")]),
            unsigned("ULONG Options.ProfileSampleCountPerPeriod").at(56..60).means(Meaning::Count),
            unsigned("ULONG Options.CSwitchSamplePeriodUS").at(60..64).means(Meaning::Microseconds)
                .with(&[More::Units("us")]),
            unsigned("ULONG Options.CSwitchSampleCountPerPeriod").at(64..68).means(Meaning::Count),
            unsigned("ULONG Options.RThreadSamplePeriodUS").at(68..72).means(Meaning::Microseconds)
                .with(&[More::Units("us")]),
            unsigned("ULONG Options.RThreadSampleCountPerPeriod").at(72..76).means(Meaning::Count),
            unsigned("ULONG Options.PGFaultSamplePeriodUS").at(76..80).means(Meaning::Microseconds)
                .with(&[More::Units("us")]),
            unsigned("ULONG Options.PGFaultSampleCountPerPeriod").at(80..84).means(Meaning::Count),
            unsigned("ULONG Options.StackDepth").at(84..88).means(Meaning::Count),
            unsigned("ULONG Options.StackCacheEntries").at(88..92).means(Meaning::Count),
            field(
                "WCHAR Options.PathInclusionList",
                Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 128 }
            )
                .at(92..348).means(Meaning::Text),
            field(
                "WCHAR Options.PathExclusionList",
                Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 128 }
            )
                .at(348..604).means(Meaning::Text),
        ])]),
        field("padding ", Kind::Padding).at(604..608),
        structure("ETW_COVERAGE_SAMPLER_BLOOM_FILTER Bloom").at(608..632).with(&[More::Fields(&[
            unsigned("ULONGLONG Bloom.FileMapping").at(608..616),
            unsigned("ULONG Bloom.Size").at(616..620),
            unsigned("ULONG Bloom.HashSeed").at(620..624).means(Meaning::Hex),
            unsigned("ULONG Bloom.HashCount").at(624..628).means(Meaning::Count),
            field("padding ", Kind::Padding).at(628..632),
        ])]),
        unsigned("ULONGLONG SamplesReadyEvent").at(632..640),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_COVERAGE_SAMPLER_CREATE_INFO", "EtwCoverageSamplerCreateInfoPtr64")
    .size(640)
    .about("Request that creates a coverage sampler.")
    .in_releases("observed in 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        structure("EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common").at(0..16).with(&[More::Fields(&[
            unsigned("EVENT_TRACE_INFORMATION_CLASS Common.EventTraceInformationClass").at(0..4)
                .about("Information class, which selects this structure.").means(Meaning::Enumeration)
                .stated_by(SOURCES).with(&[More::Values(crate::requests::EventTraceInformationClass::VALUES)]),
            unsigned("UCHAR Common.CoverageSamplerInformationClass").at(4..5)
                .about("Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its \
                    values are unknown.")
                .means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("UCHAR Common.MajorVersion").at(5..6).means(Meaning::Version).stated_by(SOURCES),
            unsigned("UCHAR Common.MinorVersion").at(6..7).means(Meaning::Version).stated_by(SOURCES),
            unsigned("UCHAR Common.Reserved").at(7..8).means(Meaning::Reserved).stated_by(SOURCES),
            address("HANDLE Common.SamplerHandle").at(8..16).about("Handle of a sampler.").means(Meaning::Handle)
                .stated_by(SOURCES),
        ])]),
        structure("ETW_COVERAGE_SAMPLER_OPTIONS Options").at(16..608).with(&[More::Fields(&[
            structure("ETW_COVERAGE_SAMPLER_OPTION_FLAGS Options.Flags").at(16..20).with(&[More::Fields(&[
                union("union ").at(16..20).with(&[More::Fields(&[
                    unsigned("ULONG Options.Flags.AllFlags").at(16..20).about("All flags as one number.")
                        .means(Meaning::Flags),
                    bit_fields("ULONG ").at(16..20).with(&[More::Fields(&[
                        bit("ULONG Options.Flags.RequireProfileTotalIssuesSource").at(16..20).bits(0..1)
                            .means(Meaning::Boolean),
                        bit("ULONG Options.Flags.ForceProfileTimeSource").at(16..20).bits(1..2).means(Meaning::Boolean),
                        bit("ULONG Options.Flags.NoProfileSampling").at(16..20).bits(2..3).means(Meaning::Boolean),
                        bit("ULONG Options.Flags.NoCSwitchSampling").at(16..20).bits(3..4).means(Meaning::Boolean),
                        bit("ULONG Options.Flags.NoReadyThreadSampling").at(16..20).bits(4..5).means(Meaning::Boolean),
                        bit("ULONG Options.Flags.NoFaultSampling").at(16..20).bits(5..6).means(Meaning::Boolean),
                        bit("ULONG Options.Flags.NoStackCache").at(16..20).bits(6..7).means(Meaning::Boolean),
                        bit("ULONG Options.Flags.NoSampleBuffers").at(16..20).bits(7..8).means(Meaning::Boolean),
                        bit("ULONG Options.Flags.NoPauseWhenFull").at(16..20).bits(8..9).means(Meaning::Boolean),
                        bit("ULONG Options.Flags.NoLowPriority").at(16..20).bits(9..10).means(Meaning::Boolean),
                        bit("ULONG Options.Flags.WithAppId").at(16..20).bits(10..11).means(Meaning::Boolean),
                        bit("ULONG Options.Flags.FilterKernel").at(16..20).bits(11..12).means(Meaning::Boolean),
                    ])]),
                ])]),
            ])]),
            unsigned("ULONG Options.HashSeed").at(20..24).means(Meaning::Hex),
            unsigned("ULONG Options.ImageLruSize").at(24..28),
            unsigned("ULONG Options.SampleTableMinEntries").at(28..32).means(Meaning::Count),
            unsigned("ULONG Options.SampleTableMaxEntries").at(32..36).means(Meaning::Count),
            unsigned("ULONG Options.SampleTableMaxQueued").at(36..40).means(Meaning::Count),
            unsigned("ULONG Options.SampleBufferSize").at(40..44),
            unsigned("ULONG Options.SampleBufferMaxCountPerProc").at(44..48).means(Meaning::Count),
            unsigned("ULONG Options.CaptureBufferMaxCountPerProc").at(48..52).means(Meaning::Count),
            unsigned("ULONG Options.ApcMaxCountPerProc").at(52..56).means(Meaning::Count),
            unsigned("ULONG Options.ProfileSamplePeriodUS").at(56..60).means(Meaning::Microseconds)
                .with(&[More::Units("us")]),
            unsigned("ULONG Options.ProfileSampleCountPerPeriod").at(60..64).means(Meaning::Count),
            unsigned("ULONG Options.CSwitchSamplePeriodUS").at(64..68).means(Meaning::Microseconds)
                .with(&[More::Units("us")]),
            unsigned("ULONG Options.CSwitchSampleCountPerPeriod").at(68..72).means(Meaning::Count),
            unsigned("ULONG Options.RThreadSamplePeriodUS").at(72..76).means(Meaning::Microseconds)
                .with(&[More::Units("us")]),
            unsigned("ULONG Options.RThreadSampleCountPerPeriod").at(76..80).means(Meaning::Count),
            unsigned("ULONG Options.PGFaultSamplePeriodUS").at(80..84).means(Meaning::Microseconds)
                .with(&[More::Units("us")]),
            unsigned("ULONG Options.PGFaultSampleCountPerPeriod").at(84..88).means(Meaning::Count),
            unsigned("ULONG Options.StackDepth").at(88..92).means(Meaning::Count),
            unsigned("ULONG Options.StackCacheEntries").at(92..96).means(Meaning::Count),
            field(
                "WCHAR Options.PathInclusionList",
                Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 128 }
            )
                .at(96..352).means(Meaning::Text),
            field(
                "WCHAR Options.PathExclusionList",
                Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 128 }
            )
                .at(352..608).means(Meaning::Text),
        ])]),
        structure("ETW_COVERAGE_SAMPLER_BLOOM_FILTER Bloom").at(608..632).with(&[More::Fields(&[
            unsigned("ULONGLONG Bloom.FileMapping").at(608..616),
            unsigned("ULONG Bloom.Size").at(616..620),
            unsigned("ULONG Bloom.HashSeed").at(620..624).means(Meaning::Hex),
            unsigned("ULONG Bloom.HashCount").at(624..628).means(Meaning::Count),
            field("padding ", Kind::Padding).at(628..632),
        ])]),
        unsigned("ULONGLONG SamplesReadyEvent").at(632..640),
    ]);
fixed! {
    /// Request that creates a coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_CREATE_INFO`, 0x280 bytes. Observed in 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_CREATE_INFO")]
    owned EtwCoverageSamplerCreateInfoPtr32 / EtwCoverageSamplerCreateInfoPtr32View: lone,
        name = "ETW_COVERAGE_SAMPLER_CREATE_INFO", size = 640, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common` at 0x00. Returns a copy.
        common / set_common: crate::requests::EventTraceCoverageSamplerInformationPtr32, at = 0;
        /// `ETW_COVERAGE_SAMPLER_OPTIONS Options` at 0x0C. Returns a copy.
        options / set_options: crate::requests::EtwCoverageSamplerOptions, at = 12;
        /// `ETW_COVERAGE_SAMPLER_BLOOM_FILTER Bloom` at 0x260. Returns a copy.
        bloom / set_bloom: crate::requests::EtwCoverageSamplerBloomFilter, at = 608;
        /// `ULONGLONG SamplesReadyEvent` at 0x278.
        samples_ready_event / set_samples_ready_event: u64, at = 632;
    }
}

fixed! {
    /// Request that creates a coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_CREATE_INFO`, 0x280 bytes. Observed in 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_CREATE_INFO")]
    owned EtwCoverageSamplerCreateInfoPtr64 / EtwCoverageSamplerCreateInfoPtr64View: lone,
        name = "ETW_COVERAGE_SAMPLER_CREATE_INFO", size = 640, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common` at 0x00. Returns a copy.
        common / set_common: crate::requests::EventTraceCoverageSamplerInformationPtr64, at = 0;
        /// `ETW_COVERAGE_SAMPLER_OPTIONS Options` at 0x10. Returns a copy.
        options / set_options: crate::requests::EtwCoverageSamplerOptions, at = 16;
        /// `ETW_COVERAGE_SAMPLER_BLOOM_FILTER Bloom` at 0x260. Returns a copy.
        bloom / set_bloom: crate::requests::EtwCoverageSamplerBloomFilter, at = 608;
        /// `ULONGLONG SamplesReadyEvent` at 0x278.
        samples_ready_event / set_samples_ready_event: u64, at = 632;
    }
}

/// Alias of [`EtwCoverageSamplerCreateInfoPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwCoverageSamplerCreateInfoPtr32` or \
        `EtwCoverageSamplerCreateInfoPtr64`"
]
pub type EtwCoverageSamplerCreateInfo = EtwCoverageSamplerCreateInfoPtr64;
/// Alias of [`EtwCoverageSamplerCreateInfoPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwCoverageSamplerCreateInfoPtr32View` or \
        `EtwCoverageSamplerCreateInfoPtr64View`"
]
pub type EtwCoverageSamplerCreateInfoView<'a> = EtwCoverageSamplerCreateInfoPtr64View<'a>;
any_form! {
    "ETW_COVERAGE_SAMPLER_CREATE_INFO" {
        /// Observed in 2004..20H2, 11-21H2 (32-bit).
        EtwCoverageSamplerCreateInfoPtr32(EtwCoverageSamplerCreateInfoPtr32, fixed) = 0,
        /// Observed in 2004..20H2, 11-21H2 (64-bit).
        EtwCoverageSamplerCreateInfoPtr64(EtwCoverageSamplerCreateInfoPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
