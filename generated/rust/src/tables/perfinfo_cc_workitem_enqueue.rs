// Generated from spec/structs/PERFINFO_CC_WORKITEM_ENQUEUE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_CC_WORKITEM_ENQUEUE",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "A work item of the cache manager was put into a queue.",
    fields: &[
        Field { name: "WorkItemKey", path: "WorkItemKey", offset: 0, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "Finds the other events of the work item.", units: "", unknown: false, children: &[] },
        Field { name: "FileObjectKey", path: "FileObjectKey", offset: 4, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The file, by the address of its object.", units: "", unknown: false, children: &[] },
        Field { name: "QueueType", path: "QueueType", offset: 8, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::payloads::cache::PerfinfoCcWorkqueue::VALUES), doc: "", units: "", unknown: false, children: &[] },
        Field { name: "WorkItemType", path: "WorkItemType", offset: 9, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::payloads::cache::PerfinfoCcWorkitemType::VALUES), doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Requeue", path: "Requeue", offset: 10, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether the work item was put back.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 11, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_CC_WORKITEM_ENQUEUE",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 24,
    fixed: 20,
    inserted: &[],
    total: None,
    summary: "A work item of the cache manager was put into a queue.",
    fields: &[
        Field { name: "WorkItemKey", path: "WorkItemKey", offset: 0, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "Finds the other events of the work item.", units: "", unknown: false, children: &[] },
        Field { name: "FileObjectKey", path: "FileObjectKey", offset: 8, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The file, by the address of its object.", units: "", unknown: false, children: &[] },
        Field { name: "QueueType", path: "QueueType", offset: 16, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::payloads::cache::PerfinfoCcWorkqueue::VALUES), doc: "", units: "", unknown: false, children: &[] },
        Field { name: "WorkItemType", path: "WorkItemType", offset: 17, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::payloads::cache::PerfinfoCcWorkitemType::VALUES), doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Requeue", path: "Requeue", offset: 18, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether the work item was put back.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 19, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
