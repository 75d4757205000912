// Generated from spec/structs/TRACE_VERSION_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "TRACE_VERSION_INFO",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "The version of the processing of events.",
    fields: &[
        Field { name: "EtwTraceProcessingVersion", path: "EtwTraceProcessingVersion", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The version.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
