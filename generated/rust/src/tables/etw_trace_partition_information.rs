// Generated from spec/structs/ETW_TRACE_PARTITION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_TRACE_PARTITION_INFORMATION",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 48,
    fixed: 48,
    inserted: &[],
    total: None,
    summary: "The partition that a trace was written in, and how its clock relates to that of the machine.",
    fields: &[
        Field { name: "PartitionId", path: "PartitionId", offset: 0, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The partition.", units: "", unknown: false, children: &[] },
        Field { name: "ParentId", path: "ParentId", offset: 16, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The partition that it is in.", units: "", unknown: false, children: &[] },
        Field { name: "QpcOffsetFromRoot", path: "QpcOffsetFromRoot", offset: 32, size: 8, ty: "LONGLONG", kind: Kind::Signed, values: None, doc: "How far the performance counter is from that of the root partition.", units: "", unknown: false, children: &[] },
        Field { name: "PartitionType", path: "PartitionType", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "", path: "", offset: 44, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
