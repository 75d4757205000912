// Generated from spec/structs/PERFINFO_CCSWAP.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V6_0: Layout = Layout {
    name: "PERFINFO_CCSWAP",
    aliases: &[],
    form: "V6_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(4), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(4), last: Release(29) },],
    releases: "6.0+",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "A thread was switched out, told in full.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "DataType", path: "DataType", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 2 }, values: Some(crate::payloads::thread::PerfinfoCcswapType::VALUES), doc: "", units: "", unknown: false, children: &[] },
            Field { name: "TimeDelta", path: "TimeDelta", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 2, width: 30 }, values: None, doc: "The time since the switch before.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 4, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "OldThreadIdIndex", path: "OldThreadIdIndex", offset: 4, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 4 }, values: None, doc: "The index of the thread in TidTable of the buffer.", units: "", unknown: false, children: &[] },
            Field { name: "OldThreadStateWr", path: "OldThreadStateWr", offset: 4, size: 4, ty: "ULONG", kind: Kind::Bit { start: 4, width: 6 }, values: None, doc: "If the thread waits, the reason, a value of KWAIT_REASON; otherwise the thread's state, a value of KTHREAD_STATE, plus MaximumWaitReason.", units: "", unknown: false, children: &[] },
            Field { name: "OldThreadPriority", path: "OldThreadPriority", offset: 4, size: 4, ty: "ULONG", kind: Kind::Bit { start: 10, width: 5 }, values: None, doc: "The thread's priority.", units: "", unknown: false, children: &[] },
            Field { name: "NewThreadWaitTime", path: "NewThreadWaitTime", offset: 4, size: 4, ty: "ULONG", kind: Kind::Bit { start: 15, width: 17 }, values: None, doc: "How long the new thread waited, in timer ticks.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
