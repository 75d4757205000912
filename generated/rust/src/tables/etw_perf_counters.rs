// Generated from spec/structs/ETW_PERF_COUNTERS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_PERF_COUNTERS",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "What the kernel counts of event tracing as a whole.",
    fields: &[
        Field { name: "TotalActiveSessions", path: "TotalActiveSessions", offset: 0, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TotalBufferMemoryNonPagedPool", path: "TotalBufferMemoryNonPagedPool", offset: 4, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "TotalBufferMemoryPagedPool", path: "TotalBufferMemoryPagedPool", offset: 8, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "TotalGuidsEnabled", path: "TotalGuidsEnabled", offset: 12, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TotalGuidsNotEnabled", path: "TotalGuidsNotEnabled", offset: 16, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TotalGuidsPreEnabled", path: "TotalGuidsPreEnabled", offset: 20, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
