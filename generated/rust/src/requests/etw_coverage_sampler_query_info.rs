// Generated from spec/structs/ETW_COVERAGE_SAMPLER_QUERY_INFO.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Request for the data of a coverage sampler.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTEXAPI, &sources::CHAPPELL_NTETW];
const SOURCES_1: &[&Source] = &[&sources::CHAPPELL_NTETW, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_COVERAGE_SAMPLER_QUERY_INFO", "EtwCoverageSamplerQueryInfoPtr32")
    .size(60)
    .about("Request for the data of a coverage sampler.")
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
        bit_fields("ULONG ").at(12..16).with(&[More::Fields(&[
            bit("ULONG EmptyStackCache").at(12..16).bits(0..1).means(Meaning::Boolean),
            bit("ULONG ").at(12..16).bits(1..32).of_unknown_purpose(),
        ])]),
        structure("ETW_COVERAGE_SAMPLER_DATA Header").at(16..60).with(&[More::Fields(&[
            unsigned("ULONG Header.HeaderSize").at(16..20).means(Meaning::Bytes).with(&[More::Units("bytes")]),
            unsigned("ULONG Header.TotalSize").at(20..24).means(Meaning::Bytes).with(&[More::Units("bytes")]),
            unsigned("ULONG Header.QuerySequence").at(24..28).means(Meaning::SequenceNumber),
            unsigned("ULONG Header.OptionsOffset").at(28..32).means(Meaning::Bytes).with(&[More::Units("bytes")]),
            unsigned("ULONG Header.OptionsSize").at(32..36).means(Meaning::Bytes).with(&[More::Units("bytes")]),
            unsigned("ULONG Header.StatsOffset").at(36..40).means(Meaning::Bytes).with(&[More::Units("bytes")]),
            unsigned("ULONG Header.StatsSize").at(40..44).means(Meaning::Bytes).with(&[More::Units("bytes")]),
            unsigned("ULONG Header.SamplesOffset").at(44..48).means(Meaning::Bytes).with(&[More::Units("bytes")]),
            unsigned("ULONG Header.SampleCount").at(48..52).means(Meaning::Count),
            unsigned("ULONG Header.ModulesOffset").at(52..56).means(Meaning::Bytes).with(&[More::Units("bytes")]),
            unsigned("ULONG Header.ModuleCount").at(56..60).means(Meaning::Count),
        ])]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_COVERAGE_SAMPLER_QUERY_INFO", "EtwCoverageSamplerQueryInfoPtr64")
    .size(64)
    .about("Request for the data of a coverage sampler.")
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
        bit_fields("ULONG ").at(16..20).with(&[More::Fields(&[
            bit("ULONG EmptyStackCache").at(16..20).bits(0..1).means(Meaning::Boolean),
            bit("ULONG ").at(16..20).bits(1..32).of_unknown_purpose(),
        ])]),
        structure("ETW_COVERAGE_SAMPLER_DATA Header").at(20..64).with(&[More::Fields(&[
            unsigned("ULONG Header.HeaderSize").at(20..24).means(Meaning::Bytes).with(&[More::Units("bytes")]),
            unsigned("ULONG Header.TotalSize").at(24..28).means(Meaning::Bytes).with(&[More::Units("bytes")]),
            unsigned("ULONG Header.QuerySequence").at(28..32).means(Meaning::SequenceNumber),
            unsigned("ULONG Header.OptionsOffset").at(32..36).means(Meaning::Bytes).with(&[More::Units("bytes")]),
            unsigned("ULONG Header.OptionsSize").at(36..40).means(Meaning::Bytes).with(&[More::Units("bytes")]),
            unsigned("ULONG Header.StatsOffset").at(40..44).means(Meaning::Bytes).with(&[More::Units("bytes")]),
            unsigned("ULONG Header.StatsSize").at(44..48).means(Meaning::Bytes).with(&[More::Units("bytes")]),
            unsigned("ULONG Header.SamplesOffset").at(48..52).means(Meaning::Bytes).with(&[More::Units("bytes")]),
            unsigned("ULONG Header.SampleCount").at(52..56).means(Meaning::Count),
            unsigned("ULONG Header.ModulesOffset").at(56..60).means(Meaning::Bytes).with(&[More::Units("bytes")]),
            unsigned("ULONG Header.ModuleCount").at(60..64).means(Meaning::Count),
        ])]),
    ]);
fixed! {
    /// Request for the data of a coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_QUERY_INFO`, 0x3c bytes. Observed in 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_QUERY_INFO")]
    owned EtwCoverageSamplerQueryInfoPtr32 / EtwCoverageSamplerQueryInfoPtr32View: lone,
        name = "ETW_COVERAGE_SAMPLER_QUERY_INFO", size = 60, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common` at 0x00. Returns a copy.
        common / set_common: crate::requests::EventTraceCoverageSamplerInformationPtr32, at = 0;
        /// `ETW_COVERAGE_SAMPLER_DATA Header` at 0x10. Returns a copy.
        header / set_header: crate::requests::EtwCoverageSamplerData, at = 16;
    }
    bits {
        /// Zero is false, any other value is true. `EmptyStackCache`, bit 0 of the integer at 0x0C.
        empty_stack_cache / set_empty_stack_cache: u32, at = 12, size = 4, bits = 0..1;
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
    owned EtwCoverageSamplerQueryInfoPtr64 / EtwCoverageSamplerQueryInfoPtr64View: lone,
        name = "ETW_COVERAGE_SAMPLER_QUERY_INFO", size = 64, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common` at 0x00. Returns a copy.
        common / set_common: crate::requests::EventTraceCoverageSamplerInformationPtr64, at = 0;
        /// `ETW_COVERAGE_SAMPLER_DATA Header` at 0x14. Returns a copy.
        header / set_header: crate::requests::EtwCoverageSamplerData, at = 20;
    }
    bits {
        /// Zero is false, any other value is true. `EmptyStackCache`, bit 0 of the integer at 0x10.
        empty_stack_cache / set_empty_stack_cache: u32, at = 16, size = 4, bits = 0..1;
    }
}

/// Alias of [`EtwCoverageSamplerQueryInfoPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwCoverageSamplerQueryInfoPtr32` or \
        `EtwCoverageSamplerQueryInfoPtr64`"
]
pub type EtwCoverageSamplerQueryInfo = EtwCoverageSamplerQueryInfoPtr64;
/// Alias of [`EtwCoverageSamplerQueryInfoPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwCoverageSamplerQueryInfoPtr32View` or \
        `EtwCoverageSamplerQueryInfoPtr64View`"
]
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
