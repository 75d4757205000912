// Generated from spec/structs/PERFINFO_DPC_ENQUEUE_INFORMATION_V2.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "PERFINFO_DPC_ENQUEUE_INFORMATION_V2",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 32,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "A deferred procedure call was queued.",
    fields: &[
        Field { name: "Key", path: "Key", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "DpcQueueDepth", path: "DpcQueueDepth", offset: 8, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "DpcCount", path: "DpcCount", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TargetProcessorIndex", path: "TargetProcessorIndex", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Importance", path: "Importance", offset: 20, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 21, size: 3, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "DpcRuntime", path: "DpcRuntime", offset: 24, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
