// Generated from spec/structs/ETW_TIMER_EXPIRATION_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "ETW_TIMER_EXPIRATION_EVENT",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 24,
    fixed: 17,
    inserted: &[],
    total: None,
    summary: "A kernel timer expired.",
    fields: &[
        Field { name: "ExpectedDueTime", path: "ExpectedDueTime", offset: 0, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "When it was due.", units: "", unknown: false, children: &[] },
        Field { name: "TimerAddress", path: "TimerAddress", offset: 8, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The timer.", units: "", unknown: false, children: &[] },
        Field { name: "DeferredRoutine", path: "DeferredRoutine", offset: 12, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The routine of its deferred procedure call.", units: "", unknown: false, children: &[] },
        Field { name: "EncodedDelay", path: "EncodedDelay", offset: 16, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The tolerable delay, encoded.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "ETW_TIMER_EXPIRATION_EVENT",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 32,
    fixed: 25,
    inserted: &[],
    total: None,
    summary: "A kernel timer expired.",
    fields: &[
        Field { name: "ExpectedDueTime", path: "ExpectedDueTime", offset: 0, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "When it was due.", units: "", unknown: false, children: &[] },
        Field { name: "TimerAddress", path: "TimerAddress", offset: 8, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The timer.", units: "", unknown: false, children: &[] },
        Field { name: "DeferredRoutine", path: "DeferredRoutine", offset: 16, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The routine of its deferred procedure call.", units: "", unknown: false, children: &[] },
        Field { name: "EncodedDelay", path: "EncodedDelay", offset: 24, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The tolerable delay, encoded.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
