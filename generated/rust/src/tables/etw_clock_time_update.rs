// Generated from spec/structs/ETW_CLOCK_TIME_UPDATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_CLOCK_TIME_UPDATE",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 16,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "The interrupt time was brought up to date.",
    fields: &[
        Field { name: "InterruptTime", path: "InterruptTime", offset: 0, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "100 ns", unknown: false, children: &[] },
        Field { name: "ClockOwner", path: "ClockOwner", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The processor that keeps the time.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
