// Generated from spec/structs/HWConfig_CPU.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_1: Layout = Layout {
    name: "HWConfig_CPU",
    aliases: &[],
    form: "V5_1",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(1), last: Release(1) },Holds { pointer: Pointer::Bits64, first: Release(1), last: Release(1) },],
    releases: "5.1",
    size: 20,
    fixed: 20,
    inserted: &[],
    total: None,
    summary: "The processors, the memory and the name of the machine.",
    fields: &[
        Field { name: "MHz", path: "MHz", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The speed of the processors.", units: "MHz", unknown: false, children: &[] },
        Field { name: "NumberOfProcessors", path: "NumberOfProcessors", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "MemSize", path: "MemSize", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "megabytes", unknown: false, children: &[] },
        Field { name: "PageSize", path: "PageSize", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "AllocationGranularity", path: "AllocationGranularity", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Of virtual memory.", units: "bytes", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "ComputerName", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "", units: "", unknown: false },
    ],
};
