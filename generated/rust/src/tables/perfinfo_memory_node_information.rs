// Generated from spec/structs/PERFINFO_MEMORY_NODE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "PERFINFO_MEMORY_NODE_INFORMATION",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 84,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "How many physical pages of each NUMA node of a partition are free or zeroed.",
    fields: &[
        Field { name: "PartitionId", path: "PartitionId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Count", path: "Count", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many nodes follow, by the name.", units: "", unknown: false, children: &[] },
        Field { name: "NodeEntry", path: "NodeEntry", offset: 8, size: 76, ty: "PERFINFO_MEMORY_NODE_ENTRY", kind: Kind::Open { element: Element { kind: ElementKind::Struct, size: 76 } }, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "NodeNumber", path: "NodeEntry.NodeNumber", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "TotalPageCount", path: "NodeEntry.TotalPageCount", offset: 12, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "SmallFreePageCount", path: "NodeEntry.SmallFreePageCount", offset: 20, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "SmallZeroPageCount", path: "NodeEntry.SmallZeroPageCount", offset: 28, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "MediumFreePageCount", path: "NodeEntry.MediumFreePageCount", offset: 36, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "MediumZeroPageCount", path: "NodeEntry.MediumZeroPageCount", offset: 44, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "LargeFreePageCount", path: "NodeEntry.LargeFreePageCount", offset: 52, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "LargeZeroPageCount", path: "NodeEntry.LargeZeroPageCount", offset: 60, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "HugeFreePageCount", path: "NodeEntry.HugeFreePageCount", offset: 68, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "HugeZeroPageCount", path: "NodeEntry.HugeZeroPageCount", offset: 76, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[
        Part { name: "NodeEntry", ty: "PERFINFO_MEMORY_NODE_ENTRY", content: Content::Layout(&crate::tables::perfinfo_memory_node_entry::V5_0), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "", units: "", unknown: false },
    ],
};
