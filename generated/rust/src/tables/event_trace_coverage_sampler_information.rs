// Generated from spec/structs/EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V1803X86: Layout = Layout {
    name: "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION",
    aliases: &[],
    form: "V1803X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(15), last: Release(29) },],
    releases: "1803+ with 32 bit pointers",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "The start of every request to the coverage sampler.",
    fields: &[
        Field { name: "EventTraceInformationClass", path: "EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "The information class; it selects this structure.", units: "", unknown: false, children: &[] },
        Field { name: "CoverageSamplerInformationClass", path: "CoverageSamplerInformationClass", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "A value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects what the sampler is asked for; its values are not known.", units: "", unknown: false, children: &[] },
        Field { name: "MajorVersion", path: "MajorVersion", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "MinorVersion", path: "MinorVersion", offset: 6, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 7, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "SamplerHandle", path: "SamplerHandle", offset: 8, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "A handle to a sampler.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V1803X64: Layout = Layout {
    name: "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION",
    aliases: &[],
    form: "V1803X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(15), last: Release(29) },],
    releases: "1803+ with 64 bit pointers",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "The start of every request to the coverage sampler.",
    fields: &[
        Field { name: "EventTraceInformationClass", path: "EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "The information class; it selects this structure.", units: "", unknown: false, children: &[] },
        Field { name: "CoverageSamplerInformationClass", path: "CoverageSamplerInformationClass", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "A value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects what the sampler is asked for; its values are not known.", units: "", unknown: false, children: &[] },
        Field { name: "MajorVersion", path: "MajorVersion", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "MinorVersion", path: "MinorVersion", offset: 6, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 7, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "SamplerHandle", path: "SamplerHandle", offset: 8, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "A handle to a sampler.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
