// Generated from spec/structs/ETW_COVERAGE_SAMPLER_BLOOM_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Request that sets the Bloom filter of a coverage sampler.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_COVERAGE_SAMPLER_BLOOM_INFO", "EtwCoverageSamplerBloomInfoPtr32", (40, 40), "Request that sets the Bloom filter of a coverage sampler.", &[
    field("Common", 0, 12, "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", Kind::Struct, "").with(&[
        unsigned("EventTraceInformationClass", 0, 4, "EVENT_TRACE_INFORMATION_CLASS", "Information class, which selects this structure.").at_path("Common.EventTraceInformationClass").of(crate::requests::EventTraceInformationClass::VALUES).means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("CoverageSamplerInformationClass", 4, 1, "UCHAR", "Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its values are unknown.").at_path("Common.CoverageSamplerInformationClass").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("MajorVersion", 5, 1, "UCHAR", "").at_path("Common.MajorVersion").means(Meaning::Version).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("MinorVersion", 6, 1, "UCHAR", "").at_path("Common.MinorVersion").means(Meaning::Version).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("Reserved", 7, 1, "UCHAR", "").at_path("Common.Reserved").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        address("SamplerHandle", 8, 4, "HANDLE", "Handle of a sampler.").at_path("Common.SamplerHandle").means(Meaning::Handle).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
    ]),
    field("", 12, 4, "padding", Kind::Padding, ""),
    field("Bloom", 16, 24, "ETW_COVERAGE_SAMPLER_BLOOM_FILTER", Kind::Struct, "").with(&[
        unsigned("FileMapping", 16, 8, "ULONGLONG", "").at_path("Bloom.FileMapping"),
        unsigned("Size", 24, 4, "ULONG", "").at_path("Bloom.Size"),
        unsigned("HashSeed", 28, 4, "ULONG", "").at_path("Bloom.HashSeed").means(Meaning::Hex),
        unsigned("HashCount", 32, 4, "ULONG", "").at_path("Bloom.HashCount").means(Meaning::Count),
        field("", 36, 4, "padding", Kind::Padding, ""),
    ]),
])
    .in_releases("observed in 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_NTETW, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_COVERAGE_SAMPLER_BLOOM_INFO", "EtwCoverageSamplerBloomInfoPtr64", (40, 40), "Request that sets the Bloom filter of a coverage sampler.", &[
    field("Common", 0, 16, "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", Kind::Struct, "").with(&[
        unsigned("EventTraceInformationClass", 0, 4, "EVENT_TRACE_INFORMATION_CLASS", "Information class, which selects this structure.").at_path("Common.EventTraceInformationClass").of(crate::requests::EventTraceInformationClass::VALUES).means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("CoverageSamplerInformationClass", 4, 1, "UCHAR", "Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its values are unknown.").at_path("Common.CoverageSamplerInformationClass").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("MajorVersion", 5, 1, "UCHAR", "").at_path("Common.MajorVersion").means(Meaning::Version).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("MinorVersion", 6, 1, "UCHAR", "").at_path("Common.MinorVersion").means(Meaning::Version).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("Reserved", 7, 1, "UCHAR", "").at_path("Common.Reserved").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        address("SamplerHandle", 8, 8, "HANDLE", "Handle of a sampler.").at_path("Common.SamplerHandle").means(Meaning::Handle).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
    ]),
    field("Bloom", 16, 24, "ETW_COVERAGE_SAMPLER_BLOOM_FILTER", Kind::Struct, "").with(&[
        unsigned("FileMapping", 16, 8, "ULONGLONG", "").at_path("Bloom.FileMapping"),
        unsigned("Size", 24, 4, "ULONG", "").at_path("Bloom.Size"),
        unsigned("HashSeed", 28, 4, "ULONG", "").at_path("Bloom.HashSeed").means(Meaning::Hex),
        unsigned("HashCount", 32, 4, "ULONG", "").at_path("Bloom.HashCount").means(Meaning::Count),
        field("", 36, 4, "padding", Kind::Padding, ""),
    ]),
])
    .in_releases("observed in 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_NTETW, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Request that sets the Bloom filter of a coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_BLOOM_INFO`, 0x28 bytes. Observed in 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_BLOOM_INFO")]
    owned EtwCoverageSamplerBloomInfoPtr32 / EtwCoverageSamplerBloomInfoPtr32View: lone [40] "ETW_COVERAGE_SAMPLER_BLOOM_INFO" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common` at 0x00. Returns a copy.
        common set_common: crate::requests::EventTraceCoverageSamplerInformationPtr32 = 0;
        /// `ETW_COVERAGE_SAMPLER_BLOOM_FILTER Bloom` at 0x10. Returns a copy.
        bloom set_bloom: crate::requests::EtwCoverageSamplerBloomFilter = 16;
    }
    bits {
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
    owned EtwCoverageSamplerBloomInfoPtr64 / EtwCoverageSamplerBloomInfoPtr64View: lone [40] "ETW_COVERAGE_SAMPLER_BLOOM_INFO" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common` at 0x00. Returns a copy.
        common set_common: crate::requests::EventTraceCoverageSamplerInformationPtr64 = 0;
        /// `ETW_COVERAGE_SAMPLER_BLOOM_FILTER Bloom` at 0x10. Returns a copy.
        bloom set_bloom: crate::requests::EtwCoverageSamplerBloomFilter = 16;
    }
    bits {
    }
}

/// Alias of [`EtwCoverageSamplerBloomInfoPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwCoverageSamplerBloomInfoPtr32` or `EtwCoverageSamplerBloomInfoPtr64`"]
pub type EtwCoverageSamplerBloomInfo = EtwCoverageSamplerBloomInfoPtr64;
/// Alias of [`EtwCoverageSamplerBloomInfoPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwCoverageSamplerBloomInfoPtr32View` or `EtwCoverageSamplerBloomInfoPtr64View`"]
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
