// Generated from spec/structs/ETW_READY_THREAD_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_READY_THREAD_EVENT",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "A thread became ready to execute.",
    fields: &[
        Field { name: "ThreadId", path: "ThreadId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "AdjustReason", path: "AdjustReason", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Why the thread's priority was boosted.", units: "", unknown: false, children: &[] },
        Field { name: "AdjustIncrement", path: "AdjustIncrement", offset: 5, size: 1, ty: "SCHAR", kind: Kind::Signed, values: None, doc: "By how much the priority was boosted.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 6, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 6, size: 1, ty: "UCHAR", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "ExecutingDpc", path: "ExecutingDpc", offset: 6, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "A deferred procedure call made the thread ready.", units: "", unknown: false, children: &[] },
                Field { name: "KernelStackNotResident", path: "KernelStackNotResident", offset: 6, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "The thread's kernel stack must be brought into memory first.", units: "", unknown: false, children: &[] },
                Field { name: "ProcessOutOfMemory", path: "ProcessOutOfMemory", offset: 6, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "The thread's process must be brought into memory first.", units: "", unknown: false, children: &[] },
                Field { name: "DirectSwitchAttempt", path: "DirectSwitchAttempt", offset: 6, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 3, width: 1 }, values: None, doc: "The thread was to be switched to directly.", units: "", unknown: false, children: &[] },
                Field { name: "Reserved", path: "Reserved", offset: 6, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 4, width: 4 }, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
            Field { name: "Flags", path: "Flags", offset: 6, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The same byte as one number.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "SpareByte", path: "SpareByte", offset: 7, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
