// Generated from spec/structs/PERFINFO_MEMORY_HUGE_IOSPACE_ENTRY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "PERFINFO_MEMORY_HUGE_IOSPACE_ENTRY",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 28,
    fixed: 28,
    inserted: &[],
    total: None,
    summary: "How many huge pages of I/O space one NUMA node has.",
    fields: &[
        Field { name: "NodeNumber", path: "NodeNumber", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TotalPageCount", path: "TotalPageCount", offset: 4, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "HugeFreePageCount", path: "HugeFreePageCount", offset: 12, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "HugeZeroPageCount", path: "HugeZeroPageCount", offset: 20, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
