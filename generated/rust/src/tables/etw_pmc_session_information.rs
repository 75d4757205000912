// Generated from spec/structs/ETW_PMC_SESSION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_PMC_SESSION_INFORMATION",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "A session that uses counters of the processor.",
    fields: &[
        Field { name: "NextOffset", path: "NextOffset", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "From this structure to the next, 0 in the last.", units: "bytes", unknown: false, children: &[] },
        Field { name: "LoggerId", path: "LoggerId", offset: 4, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The session.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "CounterCount", path: "CounterCount", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many counters follow.", units: "", unknown: false, children: &[] },
        Field { name: "SourceCount", path: "SourceCount", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many sources follow the counters.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Counters", ty: "ULONG", content: Content::Value(Element { kind: ElementKind::Unsigned, size: 4 }), many: Many::Counted(Says { field: "CounterCount", place: Place::Fixed { offset: 8, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }), when: None, optional: false, by: None, values: None, doc: "The counters.", units: "", unknown: false },
        Part { name: "Sources", ty: "USHORT", content: Content::Value(Element { kind: ElementKind::Unsigned, size: 2 }), many: Many::Counted(Says { field: "SourceCount", place: Place::Fixed { offset: 12, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }), when: None, optional: false, by: None, values: None, doc: "The sources, values of KPROFILE_SOURCE.", units: "", unknown: false },
    ],
};
