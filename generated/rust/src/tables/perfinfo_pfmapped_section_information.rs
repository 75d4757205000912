// Generated from spec/structs/PERFINFO_PFMAPPED_SECTION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_PFMAPPED_SECTION_INFORMATION",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "A range of addresses that maps a section of the page file.",
    fields: &[
        Field { name: "RangeBase", path: "RangeBase", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "RangeEnd", path: "RangeEnd", offset: 4, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Where the range ends.", units: "", unknown: false, children: &[] },
        Field { name: "CreatingProcessId", path: "CreatingProcessId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process that created the section.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_PFMAPPED_SECTION_INFORMATION",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 24,
    fixed: 20,
    inserted: &[],
    total: None,
    summary: "A range of addresses that maps a section of the page file.",
    fields: &[
        Field { name: "RangeBase", path: "RangeBase", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "RangeEnd", path: "RangeEnd", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Where the range ends.", units: "", unknown: false, children: &[] },
        Field { name: "CreatingProcessId", path: "CreatingProcessId", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process that created the section.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
