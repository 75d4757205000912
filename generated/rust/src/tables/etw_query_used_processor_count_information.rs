// Generated from spec/structs/ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Whose number of used processors is asked for.",
    fields: &[
        Field { name: "LoggerId", path: "LoggerId", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The session.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Reserved2", path: "Reserved2", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
