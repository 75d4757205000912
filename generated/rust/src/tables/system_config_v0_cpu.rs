// Generated from spec/structs/SystemConfig_V0_CPU.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "SystemConfig_V0_CPU",
    aliases: &["SystemConfig_V1_CPU",],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 800,
    fixed: 800,
    inserted: &[],
    total: None,
    summary: "The processors, the memory and the name of the machine.",
    fields: &[
        Field { name: "MHz", path: "MHz", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The speed of the processors.", units: "MHz", unknown: false, children: &[] },
        Field { name: "NumberOfProcessors", path: "NumberOfProcessors", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "MemSize", path: "MemSize", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "megabytes", unknown: false, children: &[] },
        Field { name: "PageSize", path: "PageSize", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "AllocationGranularity", path: "AllocationGranularity", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Of virtual memory.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ComputerName", path: "ComputerName", offset: 20, size: 512, ty: "WCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 256 }, values: None, doc: "A text that ends at its zero.", units: "", unknown: false, children: &[] },
        Field { name: "DomainName", path: "DomainName", offset: 532, size: 264, ty: "WCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 132 }, values: None, doc: "A text that ends at its zero.", units: "", unknown: false, children: &[] },
        Field { name: "HyperThreadingFlag", path: "HyperThreadingFlag", offset: 796, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "A bit for each processor that is one of several of a core.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "SystemConfig_V0_CPU",
    aliases: &["SystemConfig_V1_CPU",],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 804,
    fixed: 804,
    inserted: &[],
    total: None,
    summary: "The processors, the memory and the name of the machine.",
    fields: &[
        Field { name: "MHz", path: "MHz", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The speed of the processors.", units: "MHz", unknown: false, children: &[] },
        Field { name: "NumberOfProcessors", path: "NumberOfProcessors", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "MemSize", path: "MemSize", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "megabytes", unknown: false, children: &[] },
        Field { name: "PageSize", path: "PageSize", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "AllocationGranularity", path: "AllocationGranularity", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Of virtual memory.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ComputerName", path: "ComputerName", offset: 20, size: 512, ty: "WCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 256 }, values: None, doc: "A text that ends at its zero.", units: "", unknown: false, children: &[] },
        Field { name: "DomainName", path: "DomainName", offset: 532, size: 264, ty: "WCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 132 }, values: None, doc: "A text that ends at its zero.", units: "", unknown: false, children: &[] },
        Field { name: "HyperThreadingFlag", path: "HyperThreadingFlag", offset: 796, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "A bit for each processor that is one of several of a core.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
