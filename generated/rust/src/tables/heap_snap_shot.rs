// Generated from spec/structs/HeapSnapShot.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "HeapSnapShot",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 20,
    fixed: 20,
    inserted: &[],
    total: None,
    summary: "What a heap is made of.",
    fields: &[
        Field { name: "HeapHandle", path: "HeapHandle", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The heap.", units: "", unknown: false, children: &[] },
        Field { name: "FreeSpace", path: "FreeSpace", offset: 4, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "What of the heap is free.", units: "bytes", unknown: false, children: &[] },
        Field { name: "CommittedSpace", path: "CommittedSpace", offset: 8, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "What of the heap is committed.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReservedSpace", path: "ReservedSpace", offset: 12, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "What of the heap is reserved.", units: "bytes", unknown: false, children: &[] },
        Field { name: "HeapFlags", path: "HeapFlags", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The documented HEAP_ flags.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "HeapSnapShot",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 36,
    fixed: 36,
    inserted: &[],
    total: None,
    summary: "What a heap is made of.",
    fields: &[
        Field { name: "HeapHandle", path: "HeapHandle", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The heap.", units: "", unknown: false, children: &[] },
        Field { name: "FreeSpace", path: "FreeSpace", offset: 8, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "What of the heap is free.", units: "bytes", unknown: false, children: &[] },
        Field { name: "CommittedSpace", path: "CommittedSpace", offset: 16, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "What of the heap is committed.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReservedSpace", path: "ReservedSpace", offset: 24, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "What of the heap is reserved.", units: "bytes", unknown: false, children: &[] },
        Field { name: "HeapFlags", path: "HeapFlags", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The documented HEAP_ flags.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
