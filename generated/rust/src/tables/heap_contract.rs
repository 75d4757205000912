// Generated from spec/structs/HeapContract.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "HeapContract",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 28,
    fixed: 28,
    inserted: &[],
    total: None,
    summary: "A heap shrank.",
    fields: &[
        Field { name: "HeapHandle", path: "HeapHandle", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The heap.", units: "", unknown: false, children: &[] },
        Field { name: "DeCommittedSize", path: "DeCommittedSize", offset: 4, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "By how much.", units: "bytes", unknown: false, children: &[] },
        Field { name: "DeCommitAddress", path: "DeCommitAddress", offset: 8, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Where.", units: "", unknown: false, children: &[] },
        Field { name: "FreeSpace", path: "FreeSpace", offset: 12, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "What of the heap is free.", units: "bytes", unknown: false, children: &[] },
        Field { name: "CommittedSpace", path: "CommittedSpace", offset: 16, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "What of the heap is committed.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReservedSpace", path: "ReservedSpace", offset: 20, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "What of the heap is reserved.", units: "bytes", unknown: false, children: &[] },
        Field { name: "NoOfUCRs", path: "NoOfUCRs", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many ranges are reserved but not committed.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "HeapContract",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 52,
    fixed: 52,
    inserted: &[],
    total: None,
    summary: "A heap shrank.",
    fields: &[
        Field { name: "HeapHandle", path: "HeapHandle", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The heap.", units: "", unknown: false, children: &[] },
        Field { name: "DeCommittedSize", path: "DeCommittedSize", offset: 8, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "By how much.", units: "bytes", unknown: false, children: &[] },
        Field { name: "DeCommitAddress", path: "DeCommitAddress", offset: 16, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Where.", units: "", unknown: false, children: &[] },
        Field { name: "FreeSpace", path: "FreeSpace", offset: 24, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "What of the heap is free.", units: "bytes", unknown: false, children: &[] },
        Field { name: "CommittedSpace", path: "CommittedSpace", offset: 32, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "What of the heap is committed.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReservedSpace", path: "ReservedSpace", offset: 40, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "What of the heap is reserved.", units: "bytes", unknown: false, children: &[] },
        Field { name: "NoOfUCRs", path: "NoOfUCRs", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many ranges are reserved but not committed.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
