// Generated from spec/structs/HEAP_EVENT_RANGE_CREATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "HEAP_EVENT_RANGE_CREATE",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "A heap that was created, for those who trace the memory of heaps.",
    fields: &[
        Field { name: "HeapHandle", path: "HeapHandle", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "FirstRangeSize", path: "FirstRangeSize", offset: 4, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The flags that the heap was created with.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "HEAP_EVENT_RANGE_CREATE",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "A heap that was created, for those who trace the memory of heaps.",
    fields: &[
        Field { name: "HeapHandle", path: "HeapHandle", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "FirstRangeSize", path: "FirstRangeSize", offset: 8, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The flags that the heap was created with.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 20, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
