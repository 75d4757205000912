// Generated from spec/structs/ETW_TIMER_EXPIRATION_START_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_TIMER_EXPIRATION_START_EVENT",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Kernel timers that are due begin to expire.",
    fields: &[
        Field { name: "InterruptTime", path: "InterruptTime", offset: 0, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The interrupt time, by which timers are due.", units: "100 ns", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "HrTimerExpirationOnly", ty: "BOOLEAN", content: Content::Value(Element { kind: ElementKind::Unsigned, size: 1 }), many: Many::One, when: None, optional: true, by: None, values: None, doc: "Whether only timers of high resolution expire, by the name; symbol files of 2004 and later have it, that of 1607 does not.", units: "", unknown: false },
    ],
};
