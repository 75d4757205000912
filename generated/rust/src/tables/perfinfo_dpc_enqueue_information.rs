// Generated from spec/structs/PERFINFO_DPC_ENQUEUE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_DPC_ENQUEUE_INFORMATION",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 20,
    fixed: 20,
    inserted: &[],
    total: None,
    summary: "A deferred procedure call was put into a processor's queue.",
    fields: &[
        Field { name: "Key", path: "Key", offset: 0, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "Finds the event of the execution.", units: "", unknown: false, children: &[] },
        Field { name: "DpcQueueDepth", path: "DpcQueueDepth", offset: 4, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "How many calls the queue then has.", units: "", unknown: false, children: &[] },
        Field { name: "DpcCount", path: "DpcCount", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "TargetProcessorIndex", path: "TargetProcessorIndex", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The processor.", units: "", unknown: false, children: &[] },
        Field { name: "Importance", path: "Importance", offset: 16, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "A value of the documented KDPC_IMPORTANCE.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 17, size: 3, ty: "UCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 1 }, count: 3 }, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_DPC_ENQUEUE_INFORMATION",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "A deferred procedure call was put into a processor's queue.",
    fields: &[
        Field { name: "Key", path: "Key", offset: 0, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "Finds the event of the execution.", units: "", unknown: false, children: &[] },
        Field { name: "DpcQueueDepth", path: "DpcQueueDepth", offset: 8, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "How many calls the queue then has.", units: "", unknown: false, children: &[] },
        Field { name: "DpcCount", path: "DpcCount", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "TargetProcessorIndex", path: "TargetProcessorIndex", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The processor.", units: "", unknown: false, children: &[] },
        Field { name: "Importance", path: "Importance", offset: 20, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "A value of the documented KDPC_IMPORTANCE.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 21, size: 3, ty: "UCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 1 }, count: 3 }, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
