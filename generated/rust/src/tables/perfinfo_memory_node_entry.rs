// Generated from spec/structs/PERFINFO_MEMORY_NODE_ENTRY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "PERFINFO_MEMORY_NODE_ENTRY",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 76,
    fixed: 76,
    inserted: &[],
    total: None,
    summary: "How many physical pages of one NUMA node are free or zeroed, by their size.",
    fields: &[
        Field { name: "NodeNumber", path: "NodeNumber", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TotalPageCount", path: "TotalPageCount", offset: 4, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SmallFreePageCount", path: "SmallFreePageCount", offset: 12, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SmallZeroPageCount", path: "SmallZeroPageCount", offset: 20, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "MediumFreePageCount", path: "MediumFreePageCount", offset: 28, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "MediumZeroPageCount", path: "MediumZeroPageCount", offset: 36, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "LargeFreePageCount", path: "LargeFreePageCount", offset: 44, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "LargeZeroPageCount", path: "LargeZeroPageCount", offset: 52, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "HugeFreePageCount", path: "HugeFreePageCount", offset: 60, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "HugeZeroPageCount", path: "HugeZeroPageCount", offset: 68, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
