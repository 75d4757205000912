// Generated from spec/structs/CPU_CONFIG_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "CPU_CONFIG_RECORD",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 820,
    fixed: 820,
    inserted: &[],
    total: None,
    summary: "The machine: its processors, its memory, its name.",
    fields: &[
        Field { name: "ProcessorSpeed", path: "ProcessorSpeed", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "MHz", unknown: false, children: &[] },
        Field { name: "NumberOfProcessors", path: "NumberOfProcessors", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "MemorySize", path: "MemorySize", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "MB", unknown: false, children: &[] },
        Field { name: "PageSize", path: "PageSize", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "AllocationGranularity", path: "AllocationGranularity", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The granularity of addresses at which memory is allocated.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ComputerName", path: "ComputerName", offset: 20, size: 512, ty: "WCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 256 }, values: None, doc: "Padded with zeros.", units: "", unknown: false, children: &[] },
        Field { name: "DomainName", path: "DomainName", offset: 532, size: 268, ty: "WCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 134 }, values: None, doc: "Padded with zeros.", units: "", unknown: false, children: &[] },
        Field { name: "HyperThreadingFlag", path: "HyperThreadingFlag", offset: 800, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "A bit for each processor: which of them have hyper-threading on.", units: "", unknown: false, children: &[] },
        Field { name: "HighestUserAddress", path: "HighestUserAddress", offset: 804, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The greatest address of user mode.", units: "", unknown: false, children: &[] },
        Field { name: "ProcessorArchitecture", path: "ProcessorArchitecture", offset: 808, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "A PROCESSOR_ARCHITECTURE_ constant of winnt.h.", units: "", unknown: false, children: &[] },
        Field { name: "ProcessorLevel", path: "ProcessorLevel", offset: 810, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ProcessorRevision", path: "ProcessorRevision", offset: 812, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "NxEnabled", path: "NxEnabled", offset: 814, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether pages can be kept from being executed.", units: "", unknown: false, children: &[] },
        Field { name: "PaeEnabled", path: "PaeEnabled", offset: 815, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether Physical Address Extension is on.", units: "", unknown: false, children: &[] },
        Field { name: "MemorySpeed", path: "MemorySpeed", offset: 816, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "2666 in one real trace, 0 in another.", units: "MHz", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "CPU_CONFIG_RECORD",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 832,
    fixed: 828,
    inserted: &[],
    total: None,
    summary: "The machine: its processors, its memory, its name.",
    fields: &[
        Field { name: "ProcessorSpeed", path: "ProcessorSpeed", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "MHz", unknown: false, children: &[] },
        Field { name: "NumberOfProcessors", path: "NumberOfProcessors", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "MemorySize", path: "MemorySize", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "MB", unknown: false, children: &[] },
        Field { name: "PageSize", path: "PageSize", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "AllocationGranularity", path: "AllocationGranularity", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The granularity of addresses at which memory is allocated.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ComputerName", path: "ComputerName", offset: 20, size: 512, ty: "WCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 256 }, values: None, doc: "Padded with zeros.", units: "", unknown: false, children: &[] },
        Field { name: "DomainName", path: "DomainName", offset: 532, size: 268, ty: "WCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 134 }, values: None, doc: "Padded with zeros.", units: "", unknown: false, children: &[] },
        Field { name: "HyperThreadingFlag", path: "HyperThreadingFlag", offset: 800, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "A bit for each processor: which of them have hyper-threading on.", units: "", unknown: false, children: &[] },
        Field { name: "HighestUserAddress", path: "HighestUserAddress", offset: 808, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The greatest address of user mode.", units: "", unknown: false, children: &[] },
        Field { name: "ProcessorArchitecture", path: "ProcessorArchitecture", offset: 816, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "A PROCESSOR_ARCHITECTURE_ constant of winnt.h.", units: "", unknown: false, children: &[] },
        Field { name: "ProcessorLevel", path: "ProcessorLevel", offset: 818, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ProcessorRevision", path: "ProcessorRevision", offset: 820, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "NxEnabled", path: "NxEnabled", offset: 822, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether pages can be kept from being executed.", units: "", unknown: false, children: &[] },
        Field { name: "PaeEnabled", path: "PaeEnabled", offset: 823, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether Physical Address Extension is on.", units: "", unknown: false, children: &[] },
        Field { name: "MemorySpeed", path: "MemorySpeed", offset: 824, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "2666 in one real trace, 0 in another.", units: "MHz", unknown: false, children: &[] },
    ],
    tail: &[],
};
