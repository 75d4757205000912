// Generated from spec/structs/ETW_COVERAGE_SAMPLER_BLOOM_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "ETW_COVERAGE_SAMPLER_BLOOM_INFO",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 40,
    fixed: 40,
    inserted: &[],
    total: None,
    summary: "What sets the Bloom filter of a coverage sampler.",
    fields: &[
        Field { name: "Common", path: "Common", offset: 0, size: 12, ty: "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "EventTraceInformationClass", path: "Common.EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "The information class; it selects this structure.", units: "", unknown: false, children: &[] },
            Field { name: "CoverageSamplerInformationClass", path: "Common.CoverageSamplerInformationClass", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "A value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects what the sampler is asked for; its values are not known.", units: "", unknown: false, children: &[] },
            Field { name: "MajorVersion", path: "Common.MajorVersion", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "MinorVersion", path: "Common.MinorVersion", offset: 6, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "Reserved", path: "Common.Reserved", offset: 7, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "SamplerHandle", path: "Common.SamplerHandle", offset: 8, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "A handle to a sampler.", units: "", unknown: false, children: &[] },
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

pub(crate) static V5_0X64: Layout = Layout {
    name: "ETW_COVERAGE_SAMPLER_BLOOM_INFO",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 40,
    fixed: 40,
    inserted: &[],
    total: None,
    summary: "What sets the Bloom filter of a coverage sampler.",
    fields: &[
        Field { name: "Common", path: "Common", offset: 0, size: 16, ty: "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "EventTraceInformationClass", path: "Common.EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "The information class; it selects this structure.", units: "", unknown: false, children: &[] },
            Field { name: "CoverageSamplerInformationClass", path: "Common.CoverageSamplerInformationClass", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "A value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects what the sampler is asked for; its values are not known.", units: "", unknown: false, children: &[] },
            Field { name: "MajorVersion", path: "Common.MajorVersion", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "MinorVersion", path: "Common.MinorVersion", offset: 6, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "Reserved", path: "Common.Reserved", offset: 7, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "SamplerHandle", path: "Common.SamplerHandle", offset: 8, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "A handle to a sampler.", units: "", unknown: false, children: &[] },
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
