// Generated from spec/structs/PERFINFO_PO_PRESLEEP.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "PERFINFO_PO_PRESLEEP",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "The system goes to sleep.",
    fields: &[
        Field { name: "PerformanceCounter", path: "PerformanceCounter", offset: 0, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "The performance counter just then.", units: "", unknown: false, children: &[] },
        Field { name: "PerformanceFrequency", path: "PerformanceFrequency", offset: 8, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "", units: "ticks per second", unknown: false, children: &[] },
    ],
    tail: &[],
};
