// Generated from spec/structs/ETW_SESSION_PERF_COUNTERS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_SESSION_PERF_COUNTERS",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "What the kernel counts of a session.",
    fields: &[
        Field { name: "BufferMemoryPagedPool", path: "BufferMemoryPagedPool", offset: 0, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "BufferMemoryNonPagedPool", path: "BufferMemoryNonPagedPool", offset: 4, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "EventsLoggedCount", path: "EventsLoggedCount", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "EventsLost", path: "EventsLost", offset: 16, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "NumConsumers", path: "NumConsumers", offset: 20, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
