// Generated from spec/structs/ETW_COVERAGE_SAMPLER_CREATE_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Request that creates a coverage sampler.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_COVERAGE_SAMPLER_CREATE_INFO", "EtwCoverageSamplerCreateInfoPtr32", (640, 640), "Request that creates a coverage sampler.", &[
    field("Common", 0, 12, "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", Kind::Struct, "").with(&[
        unsigned("EventTraceInformationClass", 0, 4, "EVENT_TRACE_INFORMATION_CLASS", "Information class, which selects this structure.").at_path("Common.EventTraceInformationClass").of(crate::requests::EventTraceInformationClass::VALUES).means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("CoverageSamplerInformationClass", 4, 1, "UCHAR", "Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its values are unknown.").at_path("Common.CoverageSamplerInformationClass").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("MajorVersion", 5, 1, "UCHAR", "").at_path("Common.MajorVersion").means(Meaning::Version).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("MinorVersion", 6, 1, "UCHAR", "").at_path("Common.MinorVersion").means(Meaning::Version).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("Reserved", 7, 1, "UCHAR", "").at_path("Common.Reserved").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        address("SamplerHandle", 8, 4, "HANDLE", "Handle of a sampler.").at_path("Common.SamplerHandle").means(Meaning::Handle).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
    ]),
    field("Options", 12, 592, "ETW_COVERAGE_SAMPLER_OPTIONS", Kind::Struct, "").with(&[
        field("Flags", 12, 4, "ETW_COVERAGE_SAMPLER_OPTION_FLAGS", Kind::Struct, "").at_path("Options.Flags").with(&[
            field("", 12, 4, "union", Kind::Union, "").with(&[
                unsigned("AllFlags", 12, 4, "ULONG", "All flags as one number.").at_path("Options.Flags.AllFlags").means(Meaning::Flags),
                field("", 12, 4, "ULONG", Kind::Bits, "").with(&[
                    bit("RequireProfileTotalIssuesSource", (12, 4), "ULONG", 0, 1, "").at_path("Options.Flags.RequireProfileTotalIssuesSource").means(Meaning::Boolean),
                    bit("ForceProfileTimeSource", (12, 4), "ULONG", 1, 1, "").at_path("Options.Flags.ForceProfileTimeSource").means(Meaning::Boolean),
                    bit("NoProfileSampling", (12, 4), "ULONG", 2, 1, "").at_path("Options.Flags.NoProfileSampling").means(Meaning::Boolean),
                    bit("NoCSwitchSampling", (12, 4), "ULONG", 3, 1, "").at_path("Options.Flags.NoCSwitchSampling").means(Meaning::Boolean),
                    bit("NoReadyThreadSampling", (12, 4), "ULONG", 4, 1, "").at_path("Options.Flags.NoReadyThreadSampling").means(Meaning::Boolean),
                    bit("NoFaultSampling", (12, 4), "ULONG", 5, 1, "").at_path("Options.Flags.NoFaultSampling").means(Meaning::Boolean),
                    bit("NoStackCache", (12, 4), "ULONG", 6, 1, "").at_path("Options.Flags.NoStackCache").means(Meaning::Boolean),
                    bit("NoSampleBuffers", (12, 4), "ULONG", 7, 1, "").at_path("Options.Flags.NoSampleBuffers").means(Meaning::Boolean),
                    bit("NoPauseWhenFull", (12, 4), "ULONG", 8, 1, "").at_path("Options.Flags.NoPauseWhenFull").means(Meaning::Boolean),
                    bit("NoLowPriority", (12, 4), "ULONG", 9, 1, "").at_path("Options.Flags.NoLowPriority").means(Meaning::Boolean),
                    bit("WithAppId", (12, 4), "ULONG", 10, 1, "").at_path("Options.Flags.WithAppId").means(Meaning::Boolean),
                    bit("FilterKernel", (12, 4), "ULONG", 11, 1, "").at_path("Options.Flags.FilterKernel").means(Meaning::Boolean),
                ]),
            ]),
        ]),
        unsigned("HashSeed", 16, 4, "ULONG", "").at_path("Options.HashSeed").means(Meaning::Hex),
        unsigned("ImageLruSize", 20, 4, "ULONG", "").at_path("Options.ImageLruSize"),
        unsigned("SampleTableMinEntries", 24, 4, "ULONG", "").at_path("Options.SampleTableMinEntries").means(Meaning::Count),
        unsigned("SampleTableMaxEntries", 28, 4, "ULONG", "").at_path("Options.SampleTableMaxEntries").means(Meaning::Count),
        unsigned("SampleTableMaxQueued", 32, 4, "ULONG", "").at_path("Options.SampleTableMaxQueued").means(Meaning::Count),
        unsigned("SampleBufferSize", 36, 4, "ULONG", "").at_path("Options.SampleBufferSize"),
        unsigned("SampleBufferMaxCountPerProc", 40, 4, "ULONG", "").at_path("Options.SampleBufferMaxCountPerProc").means(Meaning::Count),
        unsigned("CaptureBufferMaxCountPerProc", 44, 4, "ULONG", "").at_path("Options.CaptureBufferMaxCountPerProc").means(Meaning::Count),
        unsigned("ApcMaxCountPerProc", 48, 4, "ULONG", "").at_path("Options.ApcMaxCountPerProc").means(Meaning::Count),
        unsigned("ProfileSamplePeriodUS", 52, 4, "ULONG", "").at_path("Options.ProfileSamplePeriodUS").in_units("us").means(Meaning::Microseconds),
        unsigned("ProfileSampleCountPerPeriod", 56, 4, "ULONG", "").at_path("Options.ProfileSampleCountPerPeriod").means(Meaning::Count),
        unsigned("CSwitchSamplePeriodUS", 60, 4, "ULONG", "").at_path("Options.CSwitchSamplePeriodUS").in_units("us").means(Meaning::Microseconds),
        unsigned("CSwitchSampleCountPerPeriod", 64, 4, "ULONG", "").at_path("Options.CSwitchSampleCountPerPeriod").means(Meaning::Count),
        unsigned("RThreadSamplePeriodUS", 68, 4, "ULONG", "").at_path("Options.RThreadSamplePeriodUS").in_units("us").means(Meaning::Microseconds),
        unsigned("RThreadSampleCountPerPeriod", 72, 4, "ULONG", "").at_path("Options.RThreadSampleCountPerPeriod").means(Meaning::Count),
        unsigned("PGFaultSamplePeriodUS", 76, 4, "ULONG", "").at_path("Options.PGFaultSamplePeriodUS").in_units("us").means(Meaning::Microseconds),
        unsigned("PGFaultSampleCountPerPeriod", 80, 4, "ULONG", "").at_path("Options.PGFaultSampleCountPerPeriod").means(Meaning::Count),
        unsigned("StackDepth", 84, 4, "ULONG", "").at_path("Options.StackDepth").means(Meaning::Count),
        unsigned("StackCacheEntries", 88, 4, "ULONG", "").at_path("Options.StackCacheEntries").means(Meaning::Count),
        field("PathInclusionList", 92, 256, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 128 }, "").at_path("Options.PathInclusionList").means(Meaning::Text),
        field("PathExclusionList", 348, 256, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 128 }, "").at_path("Options.PathExclusionList").means(Meaning::Text),
    ]),
    field("", 604, 4, "padding", Kind::Padding, ""),
    field("Bloom", 608, 24, "ETW_COVERAGE_SAMPLER_BLOOM_FILTER", Kind::Struct, "").with(&[
        unsigned("FileMapping", 608, 8, "ULONGLONG", "").at_path("Bloom.FileMapping"),
        unsigned("Size", 616, 4, "ULONG", "").at_path("Bloom.Size"),
        unsigned("HashSeed", 620, 4, "ULONG", "").at_path("Bloom.HashSeed").means(Meaning::Hex),
        unsigned("HashCount", 624, 4, "ULONG", "").at_path("Bloom.HashCount").means(Meaning::Count),
        field("", 628, 4, "padding", Kind::Padding, ""),
    ]),
    unsigned("SamplesReadyEvent", 632, 8, "ULONGLONG", ""),
])
    .in_releases("observed in 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_NTETW, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_COVERAGE_SAMPLER_CREATE_INFO", "EtwCoverageSamplerCreateInfoPtr64", (640, 640), "Request that creates a coverage sampler.", &[
    field("Common", 0, 16, "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", Kind::Struct, "").with(&[
        unsigned("EventTraceInformationClass", 0, 4, "EVENT_TRACE_INFORMATION_CLASS", "Information class, which selects this structure.").at_path("Common.EventTraceInformationClass").of(crate::requests::EventTraceInformationClass::VALUES).means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("CoverageSamplerInformationClass", 4, 1, "UCHAR", "Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its values are unknown.").at_path("Common.CoverageSamplerInformationClass").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("MajorVersion", 5, 1, "UCHAR", "").at_path("Common.MajorVersion").means(Meaning::Version).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("MinorVersion", 6, 1, "UCHAR", "").at_path("Common.MinorVersion").means(Meaning::Version).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("Reserved", 7, 1, "UCHAR", "").at_path("Common.Reserved").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        address("SamplerHandle", 8, 8, "HANDLE", "Handle of a sampler.").at_path("Common.SamplerHandle").means(Meaning::Handle).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
    ]),
    field("Options", 16, 592, "ETW_COVERAGE_SAMPLER_OPTIONS", Kind::Struct, "").with(&[
        field("Flags", 16, 4, "ETW_COVERAGE_SAMPLER_OPTION_FLAGS", Kind::Struct, "").at_path("Options.Flags").with(&[
            field("", 16, 4, "union", Kind::Union, "").with(&[
                unsigned("AllFlags", 16, 4, "ULONG", "All flags as one number.").at_path("Options.Flags.AllFlags").means(Meaning::Flags),
                field("", 16, 4, "ULONG", Kind::Bits, "").with(&[
                    bit("RequireProfileTotalIssuesSource", (16, 4), "ULONG", 0, 1, "").at_path("Options.Flags.RequireProfileTotalIssuesSource").means(Meaning::Boolean),
                    bit("ForceProfileTimeSource", (16, 4), "ULONG", 1, 1, "").at_path("Options.Flags.ForceProfileTimeSource").means(Meaning::Boolean),
                    bit("NoProfileSampling", (16, 4), "ULONG", 2, 1, "").at_path("Options.Flags.NoProfileSampling").means(Meaning::Boolean),
                    bit("NoCSwitchSampling", (16, 4), "ULONG", 3, 1, "").at_path("Options.Flags.NoCSwitchSampling").means(Meaning::Boolean),
                    bit("NoReadyThreadSampling", (16, 4), "ULONG", 4, 1, "").at_path("Options.Flags.NoReadyThreadSampling").means(Meaning::Boolean),
                    bit("NoFaultSampling", (16, 4), "ULONG", 5, 1, "").at_path("Options.Flags.NoFaultSampling").means(Meaning::Boolean),
                    bit("NoStackCache", (16, 4), "ULONG", 6, 1, "").at_path("Options.Flags.NoStackCache").means(Meaning::Boolean),
                    bit("NoSampleBuffers", (16, 4), "ULONG", 7, 1, "").at_path("Options.Flags.NoSampleBuffers").means(Meaning::Boolean),
                    bit("NoPauseWhenFull", (16, 4), "ULONG", 8, 1, "").at_path("Options.Flags.NoPauseWhenFull").means(Meaning::Boolean),
                    bit("NoLowPriority", (16, 4), "ULONG", 9, 1, "").at_path("Options.Flags.NoLowPriority").means(Meaning::Boolean),
                    bit("WithAppId", (16, 4), "ULONG", 10, 1, "").at_path("Options.Flags.WithAppId").means(Meaning::Boolean),
                    bit("FilterKernel", (16, 4), "ULONG", 11, 1, "").at_path("Options.Flags.FilterKernel").means(Meaning::Boolean),
                ]),
            ]),
        ]),
        unsigned("HashSeed", 20, 4, "ULONG", "").at_path("Options.HashSeed").means(Meaning::Hex),
        unsigned("ImageLruSize", 24, 4, "ULONG", "").at_path("Options.ImageLruSize"),
        unsigned("SampleTableMinEntries", 28, 4, "ULONG", "").at_path("Options.SampleTableMinEntries").means(Meaning::Count),
        unsigned("SampleTableMaxEntries", 32, 4, "ULONG", "").at_path("Options.SampleTableMaxEntries").means(Meaning::Count),
        unsigned("SampleTableMaxQueued", 36, 4, "ULONG", "").at_path("Options.SampleTableMaxQueued").means(Meaning::Count),
        unsigned("SampleBufferSize", 40, 4, "ULONG", "").at_path("Options.SampleBufferSize"),
        unsigned("SampleBufferMaxCountPerProc", 44, 4, "ULONG", "").at_path("Options.SampleBufferMaxCountPerProc").means(Meaning::Count),
        unsigned("CaptureBufferMaxCountPerProc", 48, 4, "ULONG", "").at_path("Options.CaptureBufferMaxCountPerProc").means(Meaning::Count),
        unsigned("ApcMaxCountPerProc", 52, 4, "ULONG", "").at_path("Options.ApcMaxCountPerProc").means(Meaning::Count),
        unsigned("ProfileSamplePeriodUS", 56, 4, "ULONG", "").at_path("Options.ProfileSamplePeriodUS").in_units("us").means(Meaning::Microseconds),
        unsigned("ProfileSampleCountPerPeriod", 60, 4, "ULONG", "").at_path("Options.ProfileSampleCountPerPeriod").means(Meaning::Count),
        unsigned("CSwitchSamplePeriodUS", 64, 4, "ULONG", "").at_path("Options.CSwitchSamplePeriodUS").in_units("us").means(Meaning::Microseconds),
        unsigned("CSwitchSampleCountPerPeriod", 68, 4, "ULONG", "").at_path("Options.CSwitchSampleCountPerPeriod").means(Meaning::Count),
        unsigned("RThreadSamplePeriodUS", 72, 4, "ULONG", "").at_path("Options.RThreadSamplePeriodUS").in_units("us").means(Meaning::Microseconds),
        unsigned("RThreadSampleCountPerPeriod", 76, 4, "ULONG", "").at_path("Options.RThreadSampleCountPerPeriod").means(Meaning::Count),
        unsigned("PGFaultSamplePeriodUS", 80, 4, "ULONG", "").at_path("Options.PGFaultSamplePeriodUS").in_units("us").means(Meaning::Microseconds),
        unsigned("PGFaultSampleCountPerPeriod", 84, 4, "ULONG", "").at_path("Options.PGFaultSampleCountPerPeriod").means(Meaning::Count),
        unsigned("StackDepth", 88, 4, "ULONG", "").at_path("Options.StackDepth").means(Meaning::Count),
        unsigned("StackCacheEntries", 92, 4, "ULONG", "").at_path("Options.StackCacheEntries").means(Meaning::Count),
        field("PathInclusionList", 96, 256, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 128 }, "").at_path("Options.PathInclusionList").means(Meaning::Text),
        field("PathExclusionList", 352, 256, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 128 }, "").at_path("Options.PathExclusionList").means(Meaning::Text),
    ]),
    field("Bloom", 608, 24, "ETW_COVERAGE_SAMPLER_BLOOM_FILTER", Kind::Struct, "").with(&[
        unsigned("FileMapping", 608, 8, "ULONGLONG", "").at_path("Bloom.FileMapping"),
        unsigned("Size", 616, 4, "ULONG", "").at_path("Bloom.Size"),
        unsigned("HashSeed", 620, 4, "ULONG", "").at_path("Bloom.HashSeed").means(Meaning::Hex),
        unsigned("HashCount", 624, 4, "ULONG", "").at_path("Bloom.HashCount").means(Meaning::Count),
        field("", 628, 4, "padding", Kind::Padding, ""),
    ]),
    unsigned("SamplesReadyEvent", 632, 8, "ULONGLONG", ""),
])
    .in_releases("observed in 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_NTETW, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Request that creates a coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_CREATE_INFO`, 0x280 bytes. Observed in 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_CREATE_INFO")]
    owned EtwCoverageSamplerCreateInfoPtr32 / EtwCoverageSamplerCreateInfoPtr32View: lone [640] "ETW_COVERAGE_SAMPLER_CREATE_INFO" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common` at 0x00. Returns a copy.
        common set_common: crate::requests::EventTraceCoverageSamplerInformationPtr32 = 0;
        /// `ETW_COVERAGE_SAMPLER_OPTIONS Options` at 0x0C. Returns a copy.
        options set_options: crate::requests::EtwCoverageSamplerOptions = 12;
        /// `ETW_COVERAGE_SAMPLER_BLOOM_FILTER Bloom` at 0x260. Returns a copy.
        bloom set_bloom: crate::requests::EtwCoverageSamplerBloomFilter = 608;
        /// `ULONGLONG SamplesReadyEvent` at 0x278.
        samples_ready_event set_samples_ready_event: u64 = 632;
    }
    bits {
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
    owned EtwCoverageSamplerCreateInfoPtr64 / EtwCoverageSamplerCreateInfoPtr64View: lone [640] "ETW_COVERAGE_SAMPLER_CREATE_INFO" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common` at 0x00. Returns a copy.
        common set_common: crate::requests::EventTraceCoverageSamplerInformationPtr64 = 0;
        /// `ETW_COVERAGE_SAMPLER_OPTIONS Options` at 0x10. Returns a copy.
        options set_options: crate::requests::EtwCoverageSamplerOptions = 16;
        /// `ETW_COVERAGE_SAMPLER_BLOOM_FILTER Bloom` at 0x260. Returns a copy.
        bloom set_bloom: crate::requests::EtwCoverageSamplerBloomFilter = 608;
        /// `ULONGLONG SamplesReadyEvent` at 0x278.
        samples_ready_event set_samples_ready_event: u64 = 632;
    }
    bits {
    }
}

/// Alias of [`EtwCoverageSamplerCreateInfoPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwCoverageSamplerCreateInfoPtr32` or `EtwCoverageSamplerCreateInfoPtr64`"]
pub type EtwCoverageSamplerCreateInfo = EtwCoverageSamplerCreateInfoPtr64;
/// Alias of [`EtwCoverageSamplerCreateInfoPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwCoverageSamplerCreateInfoPtr32View` or `EtwCoverageSamplerCreateInfoPtr64View`"]
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
