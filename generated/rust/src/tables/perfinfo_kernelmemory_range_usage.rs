// Generated from spec/structs/PERFINFO_KERNELMEMORY_RANGE_USAGE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_KERNELMEMORY_RANGE_USAGE",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "What a range of the kernel's addresses is used for.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "UsageType", path: "UsageType", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 5 }, values: Some(crate::payloads::memory::PerfinfoKernelmemoryUsageType::VALUES), doc: "", units: "", unknown: false, children: &[] },
            Field { name: "Spare", path: "Spare", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 5, width: 27 }, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
        Field { name: "VirtualAddress", path: "VirtualAddress", offset: 4, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Where the range begins, if that has a meaning.", units: "", unknown: false, children: &[] },
        Field { name: "PageCount", path: "PageCount", offset: 8, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_KERNELMEMORY_RANGE_USAGE",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "What a range of the kernel's addresses is used for.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "UsageType", path: "UsageType", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 5 }, values: Some(crate::payloads::memory::PerfinfoKernelmemoryUsageType::VALUES), doc: "", units: "", unknown: false, children: &[] },
            Field { name: "Spare", path: "Spare", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 5, width: 27 }, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
        Field { name: "", path: "", offset: 4, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "VirtualAddress", path: "VirtualAddress", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Where the range begins, if that has a meaning.", units: "", unknown: false, children: &[] },
        Field { name: "PageCount", path: "PageCount", offset: 16, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
    ],
    tail: &[],
};
