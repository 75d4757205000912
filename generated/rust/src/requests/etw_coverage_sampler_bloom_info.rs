// Generated from spec/structs/ETW_COVERAGE_SAMPLER_BLOOM_INFO.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Request that sets the Bloom filter of a coverage sampler.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTEXAPI, &sources::CHAPPELL_NTETW];
const SOURCES_1: &[&Source] = &[&sources::CHAPPELL_NTETW, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_COVERAGE_SAMPLER_BLOOM_INFO", "EtwCoverageSamplerBloomInfoPtr32")
    .size(40)
    .about("Request that sets the Bloom filter of a coverage sampler.")
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
        field("padding ", Kind::Padding).at(12..16),
        structure("ETW_COVERAGE_SAMPLER_BLOOM_FILTER Bloom").at(16..40).with(&[More::Fields(&[
            unsigned("ULONGLONG Bloom.FileMapping").at(16..24),
            unsigned("ULONG Bloom.Size").at(24..28),
            unsigned("ULONG Bloom.HashSeed").at(28..32).means(Meaning::Hex),
            unsigned("ULONG Bloom.HashCount").at(32..36).means(Meaning::Count),
            field("padding ", Kind::Padding).at(36..40),
        ])]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_COVERAGE_SAMPLER_BLOOM_INFO", "EtwCoverageSamplerBloomInfoPtr64")
    .size(40)
    .about("Request that sets the Bloom filter of a coverage sampler.")
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
        structure("ETW_COVERAGE_SAMPLER_BLOOM_FILTER Bloom").at(16..40).with(&[More::Fields(&[
            unsigned("ULONGLONG Bloom.FileMapping").at(16..24),
            unsigned("ULONG Bloom.Size").at(24..28),
            unsigned("ULONG Bloom.HashSeed").at(28..32).means(Meaning::Hex),
            unsigned("ULONG Bloom.HashCount").at(32..36).means(Meaning::Count),
            field("padding ", Kind::Padding).at(36..40),
        ])]),
    ]);
fixed! {
    /// Request that sets the Bloom filter of a coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_BLOOM_INFO`, 0x28 bytes. Observed in 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_BLOOM_INFO")]
    owned EtwCoverageSamplerBloomInfoPtr32 / EtwCoverageSamplerBloomInfoPtr32View: lone,
        name = "ETW_COVERAGE_SAMPLER_BLOOM_INFO", size = 40, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common` at 0x00. Returns a copy.
        common / set_common: crate::requests::EventTraceCoverageSamplerInformationPtr32, at = 0;
        /// `ETW_COVERAGE_SAMPLER_BLOOM_FILTER Bloom` at 0x10. Returns a copy.
        bloom / set_bloom: crate::requests::EtwCoverageSamplerBloomFilter, at = 16;
    }
}

fixed! {
    /// Request that sets the Bloom filter of a coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_BLOOM_INFO`, 0x28 bytes. Observed in 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_BLOOM_INFO")]
    owned EtwCoverageSamplerBloomInfoPtr64 / EtwCoverageSamplerBloomInfoPtr64View: lone,
        name = "ETW_COVERAGE_SAMPLER_BLOOM_INFO", size = 40, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common` at 0x00. Returns a copy.
        common / set_common: crate::requests::EventTraceCoverageSamplerInformationPtr64, at = 0;
        /// `ETW_COVERAGE_SAMPLER_BLOOM_FILTER Bloom` at 0x10. Returns a copy.
        bloom / set_bloom: crate::requests::EtwCoverageSamplerBloomFilter, at = 16;
    }
}

/// Alias of [`EtwCoverageSamplerBloomInfoPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwCoverageSamplerBloomInfoPtr32` or \
        `EtwCoverageSamplerBloomInfoPtr64`"
]
pub type EtwCoverageSamplerBloomInfo = EtwCoverageSamplerBloomInfoPtr64;
/// Alias of [`EtwCoverageSamplerBloomInfoPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwCoverageSamplerBloomInfoPtr32View` or \
        `EtwCoverageSamplerBloomInfoPtr64View`"
]
pub type EtwCoverageSamplerBloomInfoView<'a> = EtwCoverageSamplerBloomInfoPtr64View<'a>;
any_form! {
    "ETW_COVERAGE_SAMPLER_BLOOM_INFO" {
        /// Observed in 2004..20H2, 11-21H2 (32-bit).
        EtwCoverageSamplerBloomInfoPtr32(EtwCoverageSamplerBloomInfoPtr32, fixed) = 0,
        /// Observed in 2004..20H2, 11-21H2 (64-bit).
        EtwCoverageSamplerBloomInfoPtr64(EtwCoverageSamplerBloomInfoPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
