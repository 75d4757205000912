// Generated from spec/structs/ETW_TRACE_PARTITION_INFORMATION_V2.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "ETW_TRACE_PARTITION_INFORMATION_V2",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "The partition that a trace was written in, with the addresses of strings for partitions.",
    fields: &[
        Field { name: "QpcOffsetFromRoot", path: "QpcOffsetFromRoot", offset: 0, size: 8, ty: "LONGLONG", kind: Kind::Signed, values: None, doc: "How far the performance counter is from that of the root partition.", units: "", unknown: false, children: &[] },
        Field { name: "PartitionType", path: "PartitionType", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "PartitionId", path: "PartitionId", offset: 12, size: 4, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "The partition.", units: "", unknown: false, children: &[] },
        Field { name: "ParentId", path: "ParentId", offset: 16, size: 4, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "The partition that it is in.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 20, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "ETW_TRACE_PARTITION_INFORMATION_V2",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 32,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "The partition that a trace was written in, with the addresses of strings for partitions.",
    fields: &[
        Field { name: "QpcOffsetFromRoot", path: "QpcOffsetFromRoot", offset: 0, size: 8, ty: "LONGLONG", kind: Kind::Signed, values: None, doc: "How far the performance counter is from that of the root partition.", units: "", unknown: false, children: &[] },
        Field { name: "PartitionType", path: "PartitionType", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "", path: "", offset: 12, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "PartitionId", path: "PartitionId", offset: 16, size: 8, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "The partition.", units: "", unknown: false, children: &[] },
        Field { name: "ParentId", path: "ParentId", offset: 24, size: 8, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "The partition that it is in.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
