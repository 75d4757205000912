// Generated from spec/structs/ETW_CLOCK_STATE_CHANGE_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_CLOCK_STATE_CHANGE_EVENT",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "The clock changed between its states.",
    fields: &[
        Field { name: "NewState", path: "NewState", offset: 0, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "PrevState", path: "PrevState", offset: 1, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 2, size: 6, ty: "UCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 1 }, count: 6 }, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "", path: "", offset: 8, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 8, size: 16, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "DeliveredIncrement", path: "DeliveredIncrement", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The interval of the clock's interrupts as it is.", units: "100 ns", unknown: false, children: &[] },
                Field { name: "RequestedIncrement", path: "RequestedIncrement", offset: 16, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The interval as it was asked for.", units: "100 ns", unknown: false, children: &[] },
            ] },
            Field { name: "NextClockUpdateTime", path: "NextClockUpdateTime", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "When the time will next be brought up to date.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
