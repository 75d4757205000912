// Generated from spec/structs/WMI_CONTEXTSWAP.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_1: Layout = Layout {
    name: "WMI_CONTEXTSWAP",
    aliases: &[],
    form: "V5_1",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(1), last: Release(3) },Holds { pointer: Pointer::Bits64, first: Release(1), last: Release(3) },],
    releases: "5.1..5.2",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "A processor switched from one thread to another.",
    fields: &[
        Field { name: "NewThreadId", path: "NewThreadId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that the processor switches to.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadId", path: "OldThreadId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that the processor switches from.", units: "", unknown: false, children: &[] },
        Field { name: "NewThreadPriority", path: "NewThreadPriority", offset: 8, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "The priority of the new thread.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadPriority", path: "OldThreadPriority", offset: 9, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "The priority of the old thread.", units: "", unknown: false, children: &[] },
        Field { name: "NewThreadQuantum", path: "NewThreadQuantum", offset: 10, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "The name comes from the MOF class CSwitch_V1.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadQuantum", path: "OldThreadQuantum", offset: 11, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "The name comes from the MOF class CSwitch_V1.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadWaitReason", path: "OldThreadWaitReason", offset: 12, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "A value of the documented KWAIT_REASON.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadWaitMode", path: "OldThreadWaitMode", offset: 13, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "A value of the documented KPROCESSOR_MODE.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadState", path: "OldThreadState", offset: 14, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "A value of the undocumented KTHREAD_STATE.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadIdealProcessor", path: "OldThreadIdealProcessor", offset: 15, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Cut to 8 bits, so that it cannot be relied on where there are more than 256 processors.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V6_0: Layout = Layout {
    name: "WMI_CONTEXTSWAP",
    aliases: &[],
    form: "V6_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(4), last: Release(12) },Holds { pointer: Pointer::Bits64, first: Release(4), last: Release(12) },],
    releases: "6.0..1607",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "A processor switched from one thread to another.",
    fields: &[
        Field { name: "NewThreadId", path: "NewThreadId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that the processor switches to.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadId", path: "OldThreadId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that the processor switches from.", units: "", unknown: false, children: &[] },
        Field { name: "NewThreadPriority", path: "NewThreadPriority", offset: 8, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "The priority of the new thread.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadPriority", path: "OldThreadPriority", offset: 9, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "The priority of the old thread.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 10, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "PreviousCState holds when a processor leaves its idle thread. For other threads the source says that SpareByte is zero, which is a member of the next union.", units: "", unknown: false, children: &[
            Field { name: "PreviousCState", path: "PreviousCState", offset: 10, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "It holds when the processor leaves its idle thread.", units: "", unknown: false, children: &[] },
            Field { name: "OldThreadRank", path: "OldThreadRank", offset: 10, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
        Field { name: "", path: "", offset: 11, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "NewThreadPriorityDecrement", path: "NewThreadPriorityDecrement", offset: 11, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "A decrement of the new thread's priority.", units: "", unknown: false, children: &[] },
            Field { name: "SpareByte", path: "SpareByte", offset: 11, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
        Field { name: "OldThreadWaitReason", path: "OldThreadWaitReason", offset: 12, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "A value of the documented KWAIT_REASON.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadWaitMode", path: "OldThreadWaitMode", offset: 13, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "A value of the documented KPROCESSOR_MODE.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadState", path: "OldThreadState", offset: 14, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "A value of the undocumented KTHREAD_STATE.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadIdealProcessor", path: "OldThreadIdealProcessor", offset: 15, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Cut to 8 bits, so that it cannot be relied on where there are more than 256 processors.", units: "", unknown: false, children: &[] },
        Field { name: "NewThreadWaitTime", path: "NewThreadWaitTime", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How long the new thread waited.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadRemainingQuantum", path: "OldThreadRemainingQuantum", offset: 20, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "What the old thread has left of its quantum: the target less the cycles used so far, in units of 1024.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V1703: Layout = Layout {
    name: "WMI_CONTEXTSWAP",
    aliases: &[],
    form: "V1703",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(13), last: Release(13) },Holds { pointer: Pointer::Bits64, first: Release(13), last: Release(13) },],
    releases: "1703",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "A processor switched from one thread to another.",
    fields: &[
        Field { name: "NewThreadId", path: "NewThreadId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that the processor switches to.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadId", path: "OldThreadId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that the processor switches from.", units: "", unknown: false, children: &[] },
        Field { name: "NewThreadPriority", path: "NewThreadPriority", offset: 8, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "The priority of the new thread.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadPriority", path: "OldThreadPriority", offset: 9, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "The priority of the old thread.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 10, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "PreviousCState holds when a processor leaves its idle thread. For other threads the source says that SpareByte is zero, which is a member of the next union.", units: "", unknown: false, children: &[
            Field { name: "PreviousCState", path: "PreviousCState", offset: 10, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "It holds when the processor leaves its idle thread.", units: "", unknown: false, children: &[] },
            Field { name: "OldThreadRank", path: "OldThreadRank", offset: 10, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
        Field { name: "", path: "", offset: 11, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "NewThreadPriorityDecrement", path: "NewThreadPriorityDecrement", offset: 11, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "A decrement of the new thread's priority.", units: "", unknown: false, children: &[] },
            Field { name: "SpareByte", path: "SpareByte", offset: 11, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
        Field { name: "OldThreadWaitReason", path: "OldThreadWaitReason", offset: 12, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "A value of the documented KWAIT_REASON.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 13, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 13, size: 1, ty: "UCHAR", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "OldThreadWaitMode", path: "OldThreadWaitMode", offset: 13, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "A value of the documented KPROCESSOR_MODE.", units: "", unknown: false, children: &[] },
                Field { name: "OldThreadBamEppImportant", path: "OldThreadBamEppImportant", offset: 13, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "NewThreadBamEppImportant", path: "NewThreadBamEppImportant", offset: 13, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Reserved", path: "Reserved", offset: 13, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 3, width: 5 }, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
            Field { name: "Flags", path: "Flags", offset: 13, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The same byte as one number.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "OldThreadState", path: "OldThreadState", offset: 14, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "A value of the undocumented KTHREAD_STATE.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadIdealProcessor", path: "OldThreadIdealProcessor", offset: 15, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Cut to 8 bits, so that it cannot be relied on where there are more than 256 processors.", units: "", unknown: false, children: &[] },
        Field { name: "NewThreadWaitTime", path: "NewThreadWaitTime", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How long the new thread waited.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadRemainingQuantum", path: "OldThreadRemainingQuantum", offset: 20, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "What the old thread has left of its quantum: the target less the cycles used so far, in units of 1024.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V1709: Layout = Layout {
    name: "WMI_CONTEXTSWAP",
    aliases: &[],
    form: "V1709",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(14), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(14), last: Release(29) },],
    releases: "1709+",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "A processor switched from one thread to another.",
    fields: &[
        Field { name: "NewThreadId", path: "NewThreadId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that the processor switches to.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadId", path: "OldThreadId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that the processor switches from.", units: "", unknown: false, children: &[] },
        Field { name: "NewThreadPriority", path: "NewThreadPriority", offset: 8, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "The priority of the new thread.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadPriority", path: "OldThreadPriority", offset: 9, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "The priority of the old thread.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 10, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "PreviousCState holds when a processor leaves its idle thread. For other threads the source says that SpareByte is zero, which is a member of the next union.", units: "", unknown: false, children: &[
            Field { name: "PreviousCState", path: "PreviousCState", offset: 10, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "It holds when the processor leaves its idle thread.", units: "", unknown: false, children: &[] },
            Field { name: "OldThreadRank", path: "OldThreadRank", offset: 10, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
        Field { name: "", path: "", offset: 11, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "NewThreadPriorityDecrement", path: "NewThreadPriorityDecrement", offset: 11, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "A decrement of the new thread's priority.", units: "", unknown: false, children: &[] },
            Field { name: "SpareByte", path: "SpareByte", offset: 11, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
        Field { name: "OldThreadWaitReason", path: "OldThreadWaitReason", offset: 12, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "A value of the documented KWAIT_REASON.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 13, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 13, size: 1, ty: "UCHAR", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "OldThreadWaitMode", path: "OldThreadWaitMode", offset: 13, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "A value of the documented KPROCESSOR_MODE.", units: "", unknown: false, children: &[] },
                Field { name: "OldThreadBamQosLevel", path: "OldThreadBamQosLevel", offset: 13, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 1, width: 3 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "NewThreadBamQosLevel", path: "NewThreadBamQosLevel", offset: 13, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 4, width: 3 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Reserved", path: "Reserved", offset: 13, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 7, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
            Field { name: "Flags", path: "Flags", offset: 13, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The same byte as one number.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "OldThreadState", path: "OldThreadState", offset: 14, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "A value of the undocumented KTHREAD_STATE.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadIdealProcessor", path: "OldThreadIdealProcessor", offset: 15, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Cut to 8 bits, so that it cannot be relied on where there are more than 256 processors.", units: "", unknown: false, children: &[] },
        Field { name: "NewThreadWaitTime", path: "NewThreadWaitTime", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How long the new thread waited.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadRemainingQuantum", path: "OldThreadRemainingQuantum", offset: 20, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "What the old thread has left of its quantum: the target less the cycles used so far, in units of 1024.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
