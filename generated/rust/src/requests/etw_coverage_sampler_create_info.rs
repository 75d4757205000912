// Generated from spec/structs/ETW_COVERAGE_SAMPLER_CREATE_INFO.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Request that creates a coverage sampler.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTEXAPI, &sources::CHAPPELL_NTETW];
const SOURCES_1: &[&Source] = &[&sources::CHAPPELL_NTETW, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_COVERAGE_SAMPLER_CREATE_INFO", "EtwCoverageSamplerCreateInfoPtr32")
    .size(640)
    .summary("Request that creates a coverage sampler.")
    .in_releases("observed in 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        structure("EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", "Common").at(0..12).with(&[
            unsigned("EVENT_TRACE_INFORMATION_CLASS", "EventTraceInformationClass").at(0..4)
                .doc("Information class, which selects this structure.").at_path("Common.EventTraceInformationClass")
                .of(crate::requests::EventTraceInformationClass::VALUES).means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("UCHAR", "CoverageSamplerInformationClass").at(4..5)
                .doc("Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its \
                    values are unknown.")
                .at_path("Common.CoverageSamplerInformationClass").means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("UCHAR", "MajorVersion").at(5..6).at_path("Common.MajorVersion").means(Meaning::Version)
                .stated_by(SOURCES),
            unsigned("UCHAR", "MinorVersion").at(6..7).at_path("Common.MinorVersion").means(Meaning::Version)
                .stated_by(SOURCES),
            unsigned("UCHAR", "Reserved").at(7..8).at_path("Common.Reserved").means(Meaning::Reserved)
                .stated_by(SOURCES),
            address("HANDLE", "SamplerHandle").at(8..12).doc("Handle of a sampler.").at_path("Common.SamplerHandle")
                .means(Meaning::Handle).stated_by(SOURCES),
        ]),
        structure("ETW_COVERAGE_SAMPLER_OPTIONS", "Options").at(12..604).with(&[
            structure("ETW_COVERAGE_SAMPLER_OPTION_FLAGS", "Flags").at(12..16).at_path("Options.Flags").with(&[
                union("union", "").at(12..16).with(&[
                    unsigned("ULONG", "AllFlags").at(12..16).doc("All flags as one number.")
                        .at_path("Options.Flags.AllFlags").means(Meaning::Flags),
                    bit_fields("ULONG", "").at(12..16).with(&[
                        bit("ULONG", "RequireProfileTotalIssuesSource").at(12..16).bits(0..1)
                            .at_path("Options.Flags.RequireProfileTotalIssuesSource").means(Meaning::Boolean),
                        bit("ULONG", "ForceProfileTimeSource").at(12..16).bits(1..2)
                            .at_path("Options.Flags.ForceProfileTimeSource").means(Meaning::Boolean),
                        bit("ULONG", "NoProfileSampling").at(12..16).bits(2..3)
                            .at_path("Options.Flags.NoProfileSampling").means(Meaning::Boolean),
                        bit("ULONG", "NoCSwitchSampling").at(12..16).bits(3..4)
                            .at_path("Options.Flags.NoCSwitchSampling").means(Meaning::Boolean),
                        bit("ULONG", "NoReadyThreadSampling").at(12..16).bits(4..5)
                            .at_path("Options.Flags.NoReadyThreadSampling").means(Meaning::Boolean),
                        bit("ULONG", "NoFaultSampling").at(12..16).bits(5..6).at_path("Options.Flags.NoFaultSampling")
                            .means(Meaning::Boolean),
                        bit("ULONG", "NoStackCache").at(12..16).bits(6..7).at_path("Options.Flags.NoStackCache")
                            .means(Meaning::Boolean),
                        bit("ULONG", "NoSampleBuffers").at(12..16).bits(7..8).at_path("Options.Flags.NoSampleBuffers")
                            .means(Meaning::Boolean),
                        bit("ULONG", "NoPauseWhenFull").at(12..16).bits(8..9).at_path("Options.Flags.NoPauseWhenFull")
                            .means(Meaning::Boolean),
                        bit("ULONG", "NoLowPriority").at(12..16).bits(9..10).at_path("Options.Flags.NoLowPriority")
                            .means(Meaning::Boolean),
                        bit("ULONG", "WithAppId").at(12..16).bits(10..11).at_path("Options.Flags.WithAppId")
                            .means(Meaning::Boolean),
                        bit("ULONG", "FilterKernel").at(12..16).bits(11..12).at_path("Options.Flags.FilterKernel")
                            .means(Meaning::Boolean),
                    ]),
                ]),
            ]),
            unsigned("ULONG", "HashSeed").at(16..20).at_path("Options.HashSeed").means(Meaning::Hex),
            unsigned("ULONG", "ImageLruSize").at(20..24).at_path("Options.ImageLruSize"),
            unsigned("ULONG", "SampleTableMinEntries").at(24..28).at_path("Options.SampleTableMinEntries")
                .means(Meaning::Count),
            unsigned("ULONG", "SampleTableMaxEntries").at(28..32).at_path("Options.SampleTableMaxEntries")
                .means(Meaning::Count),
            unsigned("ULONG", "SampleTableMaxQueued").at(32..36).at_path("Options.SampleTableMaxQueued")
                .means(Meaning::Count),
            unsigned("ULONG", "SampleBufferSize").at(36..40).at_path("Options.SampleBufferSize"),
            unsigned("ULONG", "SampleBufferMaxCountPerProc").at(40..44).at_path("Options.SampleBufferMaxCountPerProc")
                .means(Meaning::Count),
            unsigned("ULONG", "CaptureBufferMaxCountPerProc").at(44..48).at_path("Options.CaptureBufferMaxCountPerProc")
                .means(Meaning::Count),
            unsigned("ULONG", "ApcMaxCountPerProc").at(48..52).at_path("Options.ApcMaxCountPerProc")
                .means(Meaning::Count),
            unsigned("ULONG", "ProfileSamplePeriodUS").at(52..56).at_path("Options.ProfileSamplePeriodUS")
                .in_units("us").means(Meaning::Microseconds),
            unsigned("ULONG", "ProfileSampleCountPerPeriod").at(56..60).at_path("Options.ProfileSampleCountPerPeriod")
                .means(Meaning::Count),
            unsigned("ULONG", "CSwitchSamplePeriodUS").at(60..64).at_path("Options.CSwitchSamplePeriodUS")
                .in_units("us").means(Meaning::Microseconds),
            unsigned("ULONG", "CSwitchSampleCountPerPeriod").at(64..68).at_path("Options.CSwitchSampleCountPerPeriod")
                .means(Meaning::Count),
            unsigned("ULONG", "RThreadSamplePeriodUS").at(68..72).at_path("Options.RThreadSamplePeriodUS")
                .in_units("us").means(Meaning::Microseconds),
            unsigned("ULONG", "RThreadSampleCountPerPeriod").at(72..76).at_path("Options.RThreadSampleCountPerPeriod")
                .means(Meaning::Count),
            unsigned("ULONG", "PGFaultSamplePeriodUS").at(76..80).at_path("Options.PGFaultSamplePeriodUS")
                .in_units("us").means(Meaning::Microseconds),
            unsigned("ULONG", "PGFaultSampleCountPerPeriod").at(80..84).at_path("Options.PGFaultSampleCountPerPeriod")
                .means(Meaning::Count),
            unsigned("ULONG", "StackDepth").at(84..88).at_path("Options.StackDepth").means(Meaning::Count),
            unsigned("ULONG", "StackCacheEntries").at(88..92).at_path("Options.StackCacheEntries")
                .means(Meaning::Count),
            field(
                "WCHAR", "PathInclusionList",
                Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 128 }
            )
                .at(92..348).at_path("Options.PathInclusionList").means(Meaning::Text),
            field(
                "WCHAR", "PathExclusionList",
                Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 128 }
            )
                .at(348..604).at_path("Options.PathExclusionList").means(Meaning::Text),
        ]),
        field("padding", "", Kind::Padding).at(604..608),
        structure("ETW_COVERAGE_SAMPLER_BLOOM_FILTER", "Bloom").at(608..632).with(&[
            unsigned("ULONGLONG", "FileMapping").at(608..616).at_path("Bloom.FileMapping"),
            unsigned("ULONG", "Size").at(616..620).at_path("Bloom.Size"),
            unsigned("ULONG", "HashSeed").at(620..624).at_path("Bloom.HashSeed").means(Meaning::Hex),
            unsigned("ULONG", "HashCount").at(624..628).at_path("Bloom.HashCount").means(Meaning::Count),
            field("padding", "", Kind::Padding).at(628..632),
        ]),
        unsigned("ULONGLONG", "SamplesReadyEvent").at(632..640),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_COVERAGE_SAMPLER_CREATE_INFO", "EtwCoverageSamplerCreateInfoPtr64")
    .size(640)
    .summary("Request that creates a coverage sampler.")
    .in_releases("observed in 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        structure("EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", "Common").at(0..16).with(&[
            unsigned("EVENT_TRACE_INFORMATION_CLASS", "EventTraceInformationClass").at(0..4)
                .doc("Information class, which selects this structure.").at_path("Common.EventTraceInformationClass")
                .of(crate::requests::EventTraceInformationClass::VALUES).means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("UCHAR", "CoverageSamplerInformationClass").at(4..5)
                .doc("Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its \
                    values are unknown.")
                .at_path("Common.CoverageSamplerInformationClass").means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("UCHAR", "MajorVersion").at(5..6).at_path("Common.MajorVersion").means(Meaning::Version)
                .stated_by(SOURCES),
            unsigned("UCHAR", "MinorVersion").at(6..7).at_path("Common.MinorVersion").means(Meaning::Version)
                .stated_by(SOURCES),
            unsigned("UCHAR", "Reserved").at(7..8).at_path("Common.Reserved").means(Meaning::Reserved)
                .stated_by(SOURCES),
            address("HANDLE", "SamplerHandle").at(8..16).doc("Handle of a sampler.").at_path("Common.SamplerHandle")
                .means(Meaning::Handle).stated_by(SOURCES),
        ]),
        structure("ETW_COVERAGE_SAMPLER_OPTIONS", "Options").at(16..608).with(&[
            structure("ETW_COVERAGE_SAMPLER_OPTION_FLAGS", "Flags").at(16..20).at_path("Options.Flags").with(&[
                union("union", "").at(16..20).with(&[
                    unsigned("ULONG", "AllFlags").at(16..20).doc("All flags as one number.")
                        .at_path("Options.Flags.AllFlags").means(Meaning::Flags),
                    bit_fields("ULONG", "").at(16..20).with(&[
                        bit("ULONG", "RequireProfileTotalIssuesSource").at(16..20).bits(0..1)
                            .at_path("Options.Flags.RequireProfileTotalIssuesSource").means(Meaning::Boolean),
                        bit("ULONG", "ForceProfileTimeSource").at(16..20).bits(1..2)
                            .at_path("Options.Flags.ForceProfileTimeSource").means(Meaning::Boolean),
                        bit("ULONG", "NoProfileSampling").at(16..20).bits(2..3)
                            .at_path("Options.Flags.NoProfileSampling").means(Meaning::Boolean),
                        bit("ULONG", "NoCSwitchSampling").at(16..20).bits(3..4)
                            .at_path("Options.Flags.NoCSwitchSampling").means(Meaning::Boolean),
                        bit("ULONG", "NoReadyThreadSampling").at(16..20).bits(4..5)
                            .at_path("Options.Flags.NoReadyThreadSampling").means(Meaning::Boolean),
                        bit("ULONG", "NoFaultSampling").at(16..20).bits(5..6).at_path("Options.Flags.NoFaultSampling")
                            .means(Meaning::Boolean),
                        bit("ULONG", "NoStackCache").at(16..20).bits(6..7).at_path("Options.Flags.NoStackCache")
                            .means(Meaning::Boolean),
                        bit("ULONG", "NoSampleBuffers").at(16..20).bits(7..8).at_path("Options.Flags.NoSampleBuffers")
                            .means(Meaning::Boolean),
                        bit("ULONG", "NoPauseWhenFull").at(16..20).bits(8..9).at_path("Options.Flags.NoPauseWhenFull")
                            .means(Meaning::Boolean),
                        bit("ULONG", "NoLowPriority").at(16..20).bits(9..10).at_path("Options.Flags.NoLowPriority")
                            .means(Meaning::Boolean),
                        bit("ULONG", "WithAppId").at(16..20).bits(10..11).at_path("Options.Flags.WithAppId")
                            .means(Meaning::Boolean),
                        bit("ULONG", "FilterKernel").at(16..20).bits(11..12).at_path("Options.Flags.FilterKernel")
                            .means(Meaning::Boolean),
                    ]),
                ]),
            ]),
            unsigned("ULONG", "HashSeed").at(20..24).at_path("Options.HashSeed").means(Meaning::Hex),
            unsigned("ULONG", "ImageLruSize").at(24..28).at_path("Options.ImageLruSize"),
            unsigned("ULONG", "SampleTableMinEntries").at(28..32).at_path("Options.SampleTableMinEntries")
                .means(Meaning::Count),
            unsigned("ULONG", "SampleTableMaxEntries").at(32..36).at_path("Options.SampleTableMaxEntries")
                .means(Meaning::Count),
            unsigned("ULONG", "SampleTableMaxQueued").at(36..40).at_path("Options.SampleTableMaxQueued")
                .means(Meaning::Count),
            unsigned("ULONG", "SampleBufferSize").at(40..44).at_path("Options.SampleBufferSize"),
            unsigned("ULONG", "SampleBufferMaxCountPerProc").at(44..48).at_path("Options.SampleBufferMaxCountPerProc")
                .means(Meaning::Count),
            unsigned("ULONG", "CaptureBufferMaxCountPerProc").at(48..52).at_path("Options.CaptureBufferMaxCountPerProc")
                .means(Meaning::Count),
            unsigned("ULONG", "ApcMaxCountPerProc").at(52..56).at_path("Options.ApcMaxCountPerProc")
                .means(Meaning::Count),
            unsigned("ULONG", "ProfileSamplePeriodUS").at(56..60).at_path("Options.ProfileSamplePeriodUS")
                .in_units("us").means(Meaning::Microseconds),
            unsigned("ULONG", "ProfileSampleCountPerPeriod").at(60..64).at_path("Options.ProfileSampleCountPerPeriod")
                .means(Meaning::Count),
            unsigned("ULONG", "CSwitchSamplePeriodUS").at(64..68).at_path("Options.CSwitchSamplePeriodUS")
                .in_units("us").means(Meaning::Microseconds),
            unsigned("ULONG", "CSwitchSampleCountPerPeriod").at(68..72).at_path("Options.CSwitchSampleCountPerPeriod")
                .means(Meaning::Count),
            unsigned("ULONG", "RThreadSamplePeriodUS").at(72..76).at_path("Options.RThreadSamplePeriodUS")
                .in_units("us").means(Meaning::Microseconds),
            unsigned("ULONG", "RThreadSampleCountPerPeriod").at(76..80).at_path("Options.RThreadSampleCountPerPeriod")
                .means(Meaning::Count),
            unsigned("ULONG", "PGFaultSamplePeriodUS").at(80..84).at_path("Options.PGFaultSamplePeriodUS")
                .in_units("us").means(Meaning::Microseconds),
            unsigned("ULONG", "PGFaultSampleCountPerPeriod").at(84..88).at_path("Options.PGFaultSampleCountPerPeriod")
                .means(Meaning::Count),
            unsigned("ULONG", "StackDepth").at(88..92).at_path("Options.StackDepth").means(Meaning::Count),
            unsigned("ULONG", "StackCacheEntries").at(92..96).at_path("Options.StackCacheEntries")
                .means(Meaning::Count),
            field(
                "WCHAR", "PathInclusionList",
                Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 128 }
            )
                .at(96..352).at_path("Options.PathInclusionList").means(Meaning::Text),
            field(
                "WCHAR", "PathExclusionList",
                Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 128 }
            )
                .at(352..608).at_path("Options.PathExclusionList").means(Meaning::Text),
        ]),
        structure("ETW_COVERAGE_SAMPLER_BLOOM_FILTER", "Bloom").at(608..632).with(&[
            unsigned("ULONGLONG", "FileMapping").at(608..616).at_path("Bloom.FileMapping"),
            unsigned("ULONG", "Size").at(616..620).at_path("Bloom.Size"),
            unsigned("ULONG", "HashSeed").at(620..624).at_path("Bloom.HashSeed").means(Meaning::Hex),
            unsigned("ULONG", "HashCount").at(624..628).at_path("Bloom.HashCount").means(Meaning::Count),
            field("padding", "", Kind::Padding).at(628..632),
        ]),
        unsigned("ULONGLONG", "SamplesReadyEvent").at(632..640),
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
