// Generated from spec/structs/HeapRealloc.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "HeapRealloc",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "The size of memory from a heap was changed.",
    fields: &[
        Field { name: "HeapHandle", path: "HeapHandle", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The heap.", units: "", unknown: false, children: &[] },
        Field { name: "NewAllocAddress", path: "NewAllocAddress", offset: 4, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The allocation afterwards.", units: "", unknown: false, children: &[] },
        Field { name: "OldAllocAddress", path: "OldAllocAddress", offset: 8, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The allocation before.", units: "", unknown: false, children: &[] },
        Field { name: "NewAllocSize", path: "NewAllocSize", offset: 12, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "OldAllocSize", path: "OldAllocSize", offset: 16, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "SourceId", path: "SourceId", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::payloads::heap::HeapMemorySource::VALUES), doc: "Which part of the heap gave it.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "HeapRealloc",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 44,
    fixed: 44,
    inserted: &[],
    total: None,
    summary: "The size of memory from a heap was changed.",
    fields: &[
        Field { name: "HeapHandle", path: "HeapHandle", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The heap.", units: "", unknown: false, children: &[] },
        Field { name: "NewAllocAddress", path: "NewAllocAddress", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The allocation afterwards.", units: "", unknown: false, children: &[] },
        Field { name: "OldAllocAddress", path: "OldAllocAddress", offset: 16, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The allocation before.", units: "", unknown: false, children: &[] },
        Field { name: "NewAllocSize", path: "NewAllocSize", offset: 24, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "OldAllocSize", path: "OldAllocSize", offset: 32, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "SourceId", path: "SourceId", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::payloads::heap::HeapMemorySource::VALUES), doc: "Which part of the heap gave it.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
