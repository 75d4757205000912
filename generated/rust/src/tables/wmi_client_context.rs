// Generated from spec/structs/WMI_CLIENT_CONTEXT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "WMI_CLIENT_CONTEXT",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(3) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(3) },],
    releases: "5.0..5.2",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "Which processor and which logger a trace buffer belongs to.",
    fields: &[
        Field { name: "ProcessorNumber", path: "ProcessorNumber", offset: 0, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The processor.", units: "", unknown: false, children: &[] },
        Field { name: "Alignment", path: "Alignment", offset: 1, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "LoggerId", path: "LoggerId", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The logger: the event tracing session.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
