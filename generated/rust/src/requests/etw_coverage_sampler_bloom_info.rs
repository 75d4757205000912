// Generated from spec/structs/ETW_COVERAGE_SAMPLER_BLOOM_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Request that sets the Bloom filter of a coverage sampler.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_COVERAGE_SAMPLER_BLOOM_INFO",
    aliases: &[],
    form: "EtwCoverageSamplerBloomInfoPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 2004..20H2, 11-21H2 (32-bit)",
    size: 40,
    fixed: 40,
    inserted: &[],
    total: None,
    summary: "Request that sets the Bloom filter of a coverage sampler.",
    fields: &[
        Field { name: "Common", path: "Common", offset: 0, size: 12, ty: "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "EventTraceInformationClass", path: "Common.EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "Information class, which selects this structure.", units: "", unknown: false, children: &[] },
            Field { name: "CoverageSamplerInformationClass", path: "Common.CoverageSamplerInformationClass", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its values are unknown.", units: "", unknown: false, children: &[] },
            Field { name: "MajorVersion", path: "Common.MajorVersion", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "MinorVersion", path: "Common.MinorVersion", offset: 6, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "Reserved", path: "Common.Reserved", offset: 7, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "SamplerHandle", path: "Common.SamplerHandle", offset: 8, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "Handle of a sampler.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 12, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Bloom", path: "Bloom", offset: 16, size: 24, ty: "ETW_COVERAGE_SAMPLER_BLOOM_FILTER", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "FileMapping", path: "Bloom.FileMapping", offset: 16, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "Size", path: "Bloom.Size", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "HashSeed", path: "Bloom.HashSeed", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "HashCount", path: "Bloom.HashCount", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 36, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "ETW_COVERAGE_SAMPLER_BLOOM_INFO",
    aliases: &[],
    form: "EtwCoverageSamplerBloomInfoPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 2004..20H2, 11-21H2 (64-bit)",
    size: 40,
    fixed: 40,
    inserted: &[],
    total: None,
    summary: "Request that sets the Bloom filter of a coverage sampler.",
    fields: &[
        Field { name: "Common", path: "Common", offset: 0, size: 16, ty: "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "EventTraceInformationClass", path: "Common.EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "Information class, which selects this structure.", units: "", unknown: false, children: &[] },
            Field { name: "CoverageSamplerInformationClass", path: "Common.CoverageSamplerInformationClass", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its values are unknown.", units: "", unknown: false, children: &[] },
            Field { name: "MajorVersion", path: "Common.MajorVersion", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "MinorVersion", path: "Common.MinorVersion", offset: 6, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "Reserved", path: "Common.Reserved", offset: 7, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "SamplerHandle", path: "Common.SamplerHandle", offset: 8, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "Handle of a sampler.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Bloom", path: "Bloom", offset: 16, size: 24, ty: "ETW_COVERAGE_SAMPLER_BLOOM_FILTER", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "FileMapping", path: "Bloom.FileMapping", offset: 16, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "Size", path: "Bloom.Size", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "HashSeed", path: "Bloom.HashSeed", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "HashCount", path: "Bloom.HashCount", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 36, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
fixed! {
    /// Request that sets the Bloom filter of a coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_BLOOM_INFO`, 0x28 bytes. Observed in 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_BLOOM_INFO")]
    owned EtwCoverageSamplerBloomInfoPtr32 / EtwCoverageSamplerBloomInfoPtr32View: lone [40] "ETW_COVERAGE_SAMPLER_BLOOM_INFO" Table::form(&LAYOUT_0);
    fields {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common` at 0x00. Returns a copy.
        common set_common: crate::requests::EventTraceCoverageSamplerInformationPtr32 = 0;
        /// `ETW_COVERAGE_SAMPLER_BLOOM_FILTER Bloom` at 0x10. Returns a copy.
        bloom set_bloom: crate::requests::EtwCoverageSamplerBloomFilter = 16;
    }
    bits {
    }
}

impl EtwCoverageSamplerBloomInfoPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Request that sets the Bloom filter of a coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_BLOOM_INFO`, 0x28 bytes. Observed in 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_BLOOM_INFO")]
    owned EtwCoverageSamplerBloomInfoPtr64 / EtwCoverageSamplerBloomInfoPtr64View: lone [40] "ETW_COVERAGE_SAMPLER_BLOOM_INFO" Table::form(&LAYOUT_1);
    fields {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common` at 0x00. Returns a copy.
        common set_common: crate::requests::EventTraceCoverageSamplerInformationPtr64 = 0;
        /// `ETW_COVERAGE_SAMPLER_BLOOM_FILTER Bloom` at 0x10. Returns a copy.
        bloom set_bloom: crate::requests::EtwCoverageSamplerBloomFilter = 16;
    }
    bits {
    }
}

impl EtwCoverageSamplerBloomInfoPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}

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
