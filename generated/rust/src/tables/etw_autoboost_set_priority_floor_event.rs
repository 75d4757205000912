// Generated from spec/structs/ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "The owner of a lock got a least priority, since a thread of higher priority waits for the lock.",
    fields: &[
        Field { name: "Lock", path: "Lock", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The owner.", units: "", unknown: false, children: &[] },
        Field { name: "NewCpuPriorityFloor", path: "NewCpuPriorityFloor", offset: 8, size: 1, ty: "SCHAR", kind: Kind::Signed, values: None, doc: "The least priority that it now has.", units: "", unknown: false, children: &[] },
        Field { name: "OldCpuPriority", path: "OldCpuPriority", offset: 9, size: 1, ty: "SCHAR", kind: Kind::Signed, values: None, doc: "The priority that it had.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 10, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 10, size: 1, ty: "SCHAR", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "NewIoPriorityFloor", path: "NewIoPriorityFloor", offset: 10, size: 1, ty: "SCHAR", kind: Kind::Bit { start: 0, width: 3 }, values: None, doc: "The least I/O priority that it now has.", units: "", unknown: false, children: &[] },
                Field { name: "OldIoPriority", path: "OldIoPriority", offset: 10, size: 1, ty: "SCHAR", kind: Kind::Bit { start: 3, width: 3 }, values: None, doc: "The I/O priority that it had.", units: "", unknown: false, children: &[] },
                Field { name: "NewIoQoSPriorityFloor", path: "NewIoQoSPriorityFloor", offset: 10, size: 1, ty: "SCHAR", kind: Kind::Bit { start: 6, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "OldIoQoSPriority", path: "OldIoQoSPriority", offset: 10, size: 1, ty: "SCHAR", kind: Kind::Bit { start: 7, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
            Field { name: "IoPriorities", path: "IoPriorities", offset: 10, size: 1, ty: "SCHAR", kind: Kind::Signed, values: None, doc: "Both I/O priorities as one number.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 11, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 11, size: 1, ty: "UCHAR", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "ExecutingDpc", path: "ExecutingDpc", offset: 11, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "A deferred procedure call is executing.", units: "", unknown: false, children: &[] },
                Field { name: "WakeupBoost", path: "WakeupBoost", offset: 11, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "BoostedOutstandingIrps", path: "BoostedOutstandingIrps", offset: 11, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "I/O requests that were under way were boosted too.", units: "", unknown: false, children: &[] },
                Field { name: "Reserved", path: "Reserved", offset: 11, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 3, width: 5 }, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
            Field { name: "Flags", path: "Flags", offset: 11, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The same byte as one number.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "The owner of a lock got a least priority, since a thread of higher priority waits for the lock.",
    fields: &[
        Field { name: "Lock", path: "Lock", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The owner.", units: "", unknown: false, children: &[] },
        Field { name: "NewCpuPriorityFloor", path: "NewCpuPriorityFloor", offset: 12, size: 1, ty: "SCHAR", kind: Kind::Signed, values: None, doc: "The least priority that it now has.", units: "", unknown: false, children: &[] },
        Field { name: "OldCpuPriority", path: "OldCpuPriority", offset: 13, size: 1, ty: "SCHAR", kind: Kind::Signed, values: None, doc: "The priority that it had.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 14, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 14, size: 1, ty: "SCHAR", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "NewIoPriorityFloor", path: "NewIoPriorityFloor", offset: 14, size: 1, ty: "SCHAR", kind: Kind::Bit { start: 0, width: 3 }, values: None, doc: "The least I/O priority that it now has.", units: "", unknown: false, children: &[] },
                Field { name: "OldIoPriority", path: "OldIoPriority", offset: 14, size: 1, ty: "SCHAR", kind: Kind::Bit { start: 3, width: 3 }, values: None, doc: "The I/O priority that it had.", units: "", unknown: false, children: &[] },
                Field { name: "NewIoQoSPriorityFloor", path: "NewIoQoSPriorityFloor", offset: 14, size: 1, ty: "SCHAR", kind: Kind::Bit { start: 6, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "OldIoQoSPriority", path: "OldIoQoSPriority", offset: 14, size: 1, ty: "SCHAR", kind: Kind::Bit { start: 7, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
            Field { name: "IoPriorities", path: "IoPriorities", offset: 14, size: 1, ty: "SCHAR", kind: Kind::Signed, values: None, doc: "Both I/O priorities as one number.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 15, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 15, size: 1, ty: "UCHAR", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "ExecutingDpc", path: "ExecutingDpc", offset: 15, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "A deferred procedure call is executing.", units: "", unknown: false, children: &[] },
                Field { name: "WakeupBoost", path: "WakeupBoost", offset: 15, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "BoostedOutstandingIrps", path: "BoostedOutstandingIrps", offset: 15, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "I/O requests that were under way were boosted too.", units: "", unknown: false, children: &[] },
                Field { name: "Reserved", path: "Reserved", offset: 15, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 3, width: 5 }, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
            Field { name: "Flags", path: "Flags", offset: 15, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The same byte as one number.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
