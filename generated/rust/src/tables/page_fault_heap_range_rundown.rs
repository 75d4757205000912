// Generated from spec/structs/PageFault_HeapRangeRundown.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PageFault_HeapRangeRundown",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "A heap exists.",
    fields: &[
        Field { name: "HeapHandle", path: "HeapHandle", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The heap.", units: "", unknown: false, children: &[] },
        Field { name: "HRFlags", path: "HRFlags", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "HRPid", path: "HRPid", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process.", units: "", unknown: false, children: &[] },
        Field { name: "HRRangeCount", path: "HRRangeCount", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many ranges of addresses the heap has.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PageFault_HeapRangeRundown",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 20,
    fixed: 20,
    inserted: &[],
    total: None,
    summary: "A heap exists.",
    fields: &[
        Field { name: "HeapHandle", path: "HeapHandle", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The heap.", units: "", unknown: false, children: &[] },
        Field { name: "HRFlags", path: "HRFlags", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "HRPid", path: "HRPid", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process.", units: "", unknown: false, children: &[] },
        Field { name: "HRRangeCount", path: "HRRangeCount", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many ranges of addresses the heap has.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
