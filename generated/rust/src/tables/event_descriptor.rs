// Generated from spec/structs/EVENT_DESCRIPTOR.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V6_0: Layout = Layout {
    name: "EVENT_DESCRIPTOR",
    aliases: &[],
    form: "V6_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(4), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(4), last: Release(29) },],
    releases: "6.0+",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "What an event is, within its provider: its number and its metadata.",
    fields: &[
        Field { name: "Id", path: "Id", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The number of the event.", units: "", unknown: false, children: &[] },
        Field { name: "Version", path: "Version", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The version of the event's data.", units: "", unknown: false, children: &[] },
        Field { name: "Channel", path: "Channel", offset: 3, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The channel that the event goes to.", units: "", unknown: false, children: &[] },
        Field { name: "Level", path: "Level", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "How severe or how detailed the event is; the lower, the more severe.", units: "", unknown: false, children: &[] },
        Field { name: "Opcode", path: "Opcode", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The step within the task.", units: "", unknown: false, children: &[] },
        Field { name: "Task", path: "Task", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The part of the provider that the event comes from.", units: "", unknown: false, children: &[] },
        Field { name: "Keyword", path: "Keyword", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The groups that the event belongs to, one bit each.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
