// Generated from spec/structs/ETW_COVERAGE_SAMPLER_QUERY_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Request for the data of a coverage sampler.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_COVERAGE_SAMPLER_QUERY_INFO", "EtwCoverageSamplerQueryInfoPtr32", (60, 60), "Request for the data of a coverage sampler.", &[
    field("Common", 0, 12, "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", Kind::Struct, "").with(&[
        unsigned("EventTraceInformationClass", 0, 4, "EVENT_TRACE_INFORMATION_CLASS", "Information class, which selects this structure.").at_path("Common.EventTraceInformationClass").of(crate::requests::EventTraceInformationClass::VALUES).means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("CoverageSamplerInformationClass", 4, 1, "UCHAR", "Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its values are unknown.").at_path("Common.CoverageSamplerInformationClass").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("MajorVersion", 5, 1, "UCHAR", "").at_path("Common.MajorVersion").means(Meaning::Version).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("MinorVersion", 6, 1, "UCHAR", "").at_path("Common.MinorVersion").means(Meaning::Version).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("Reserved", 7, 1, "UCHAR", "").at_path("Common.Reserved").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        address("SamplerHandle", 8, 4, "HANDLE", "Handle of a sampler.").at_path("Common.SamplerHandle").means(Meaning::Handle).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
    ]),
    field("", 12, 4, "ULONG", Kind::Bits, "").with(&[
        bit("EmptyStackCache", (12, 4), "ULONG", 0, 1, "").means(Meaning::Boolean),
        bit("", (12, 4), "ULONG", 1, 31, "").of_unknown_purpose(),
    ]),
    field("Header", 16, 44, "ETW_COVERAGE_SAMPLER_DATA", Kind::Struct, "").with(&[
        unsigned("HeaderSize", 16, 4, "ULONG", "").at_path("Header.HeaderSize").in_units("bytes").means(Meaning::Bytes),
        unsigned("TotalSize", 20, 4, "ULONG", "").at_path("Header.TotalSize").in_units("bytes").means(Meaning::Bytes),
        unsigned("QuerySequence", 24, 4, "ULONG", "").at_path("Header.QuerySequence").means(Meaning::SequenceNumber),
        unsigned("OptionsOffset", 28, 4, "ULONG", "").at_path("Header.OptionsOffset").in_units("bytes").means(Meaning::Bytes),
        unsigned("OptionsSize", 32, 4, "ULONG", "").at_path("Header.OptionsSize").in_units("bytes").means(Meaning::Bytes),
        unsigned("StatsOffset", 36, 4, "ULONG", "").at_path("Header.StatsOffset").in_units("bytes").means(Meaning::Bytes),
        unsigned("StatsSize", 40, 4, "ULONG", "").at_path("Header.StatsSize").in_units("bytes").means(Meaning::Bytes),
        unsigned("SamplesOffset", 44, 4, "ULONG", "").at_path("Header.SamplesOffset").in_units("bytes").means(Meaning::Bytes),
        unsigned("SampleCount", 48, 4, "ULONG", "").at_path("Header.SampleCount").means(Meaning::Count),
        unsigned("ModulesOffset", 52, 4, "ULONG", "").at_path("Header.ModulesOffset").in_units("bytes").means(Meaning::Bytes),
        unsigned("ModuleCount", 56, 4, "ULONG", "").at_path("Header.ModuleCount").means(Meaning::Count),
    ]),
])
    .in_releases("observed in 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_NTETW, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_COVERAGE_SAMPLER_QUERY_INFO", "EtwCoverageSamplerQueryInfoPtr64", (64, 64), "Request for the data of a coverage sampler.", &[
    field("Common", 0, 16, "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", Kind::Struct, "").with(&[
        unsigned("EventTraceInformationClass", 0, 4, "EVENT_TRACE_INFORMATION_CLASS", "Information class, which selects this structure.").at_path("Common.EventTraceInformationClass").of(crate::requests::EventTraceInformationClass::VALUES).means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("CoverageSamplerInformationClass", 4, 1, "UCHAR", "Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its values are unknown.").at_path("Common.CoverageSamplerInformationClass").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("MajorVersion", 5, 1, "UCHAR", "").at_path("Common.MajorVersion").means(Meaning::Version).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("MinorVersion", 6, 1, "UCHAR", "").at_path("Common.MinorVersion").means(Meaning::Version).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("Reserved", 7, 1, "UCHAR", "").at_path("Common.Reserved").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        address("SamplerHandle", 8, 8, "HANDLE", "Handle of a sampler.").at_path("Common.SamplerHandle").means(Meaning::Handle).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
    ]),
    field("", 16, 4, "ULONG", Kind::Bits, "").with(&[
        bit("EmptyStackCache", (16, 4), "ULONG", 0, 1, "").means(Meaning::Boolean),
        bit("", (16, 4), "ULONG", 1, 31, "").of_unknown_purpose(),
    ]),
    field("Header", 20, 44, "ETW_COVERAGE_SAMPLER_DATA", Kind::Struct, "").with(&[
        unsigned("HeaderSize", 20, 4, "ULONG", "").at_path("Header.HeaderSize").in_units("bytes").means(Meaning::Bytes),
        unsigned("TotalSize", 24, 4, "ULONG", "").at_path("Header.TotalSize").in_units("bytes").means(Meaning::Bytes),
        unsigned("QuerySequence", 28, 4, "ULONG", "").at_path("Header.QuerySequence").means(Meaning::SequenceNumber),
        unsigned("OptionsOffset", 32, 4, "ULONG", "").at_path("Header.OptionsOffset").in_units("bytes").means(Meaning::Bytes),
        unsigned("OptionsSize", 36, 4, "ULONG", "").at_path("Header.OptionsSize").in_units("bytes").means(Meaning::Bytes),
        unsigned("StatsOffset", 40, 4, "ULONG", "").at_path("Header.StatsOffset").in_units("bytes").means(Meaning::Bytes),
        unsigned("StatsSize", 44, 4, "ULONG", "").at_path("Header.StatsSize").in_units("bytes").means(Meaning::Bytes),
        unsigned("SamplesOffset", 48, 4, "ULONG", "").at_path("Header.SamplesOffset").in_units("bytes").means(Meaning::Bytes),
        unsigned("SampleCount", 52, 4, "ULONG", "").at_path("Header.SampleCount").means(Meaning::Count),
        unsigned("ModulesOffset", 56, 4, "ULONG", "").at_path("Header.ModulesOffset").in_units("bytes").means(Meaning::Bytes),
        unsigned("ModuleCount", 60, 4, "ULONG", "").at_path("Header.ModuleCount").means(Meaning::Count),
    ]),
])
    .in_releases("observed in 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_NTETW, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Request for the data of a coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_QUERY_INFO`, 0x3c bytes. Observed in 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_QUERY_INFO")]
    owned EtwCoverageSamplerQueryInfoPtr32 / EtwCoverageSamplerQueryInfoPtr32View: lone [60] "ETW_COVERAGE_SAMPLER_QUERY_INFO" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common` at 0x00. Returns a copy.
        common set_common: crate::requests::EventTraceCoverageSamplerInformationPtr32 = 0;
        /// `ETW_COVERAGE_SAMPLER_DATA Header` at 0x10. Returns a copy.
        header set_header: crate::requests::EtwCoverageSamplerData = 16;
    }
    bits {
        /// Zero is false, any other value is true. `EmptyStackCache`, bit 0 of the integer at 0x0C.
        empty_stack_cache set_empty_stack_cache: u32 = 4 12 0 1;
    }
}

fixed! {
    /// Request for the data of a coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_QUERY_INFO`, 0x40 bytes. Observed in 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_QUERY_INFO")]
    owned EtwCoverageSamplerQueryInfoPtr64 / EtwCoverageSamplerQueryInfoPtr64View: lone [64] "ETW_COVERAGE_SAMPLER_QUERY_INFO" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common` at 0x00. Returns a copy.
        common set_common: crate::requests::EventTraceCoverageSamplerInformationPtr64 = 0;
        /// `ETW_COVERAGE_SAMPLER_DATA Header` at 0x14. Returns a copy.
        header set_header: crate::requests::EtwCoverageSamplerData = 20;
    }
    bits {
        /// Zero is false, any other value is true. `EmptyStackCache`, bit 0 of the integer at 0x10.
        empty_stack_cache set_empty_stack_cache: u32 = 4 16 0 1;
    }
}

/// Alias of [`EtwCoverageSamplerQueryInfoPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwCoverageSamplerQueryInfoPtr32` or `EtwCoverageSamplerQueryInfoPtr64`"]
pub type EtwCoverageSamplerQueryInfo = EtwCoverageSamplerQueryInfoPtr64;
/// Alias of [`EtwCoverageSamplerQueryInfoPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwCoverageSamplerQueryInfoPtr32View` or `EtwCoverageSamplerQueryInfoPtr64View`"]
pub type EtwCoverageSamplerQueryInfoView<'a> = EtwCoverageSamplerQueryInfoPtr64View<'a>;
any_form! {
    "ETW_COVERAGE_SAMPLER_QUERY_INFO" {
        /// Observed in 2004..20H2, 11-21H2 (32-bit).
        EtwCoverageSamplerQueryInfoPtr32(EtwCoverageSamplerQueryInfoPtr32, fixed) = 0,
        /// Observed in 2004..20H2, 11-21H2 (64-bit).
        EtwCoverageSamplerQueryInfoPtr64(EtwCoverageSamplerQueryInfoPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
