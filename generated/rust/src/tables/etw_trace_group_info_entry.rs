// Generated from spec/structs/ETW_TRACE_GROUP_INFO_ENTRY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_TRACE_GROUP_INFO_ENTRY",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 32,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "How a session has a group of providers enabled.",
    fields: &[
        Field { name: "IsEnabled", path: "IsEnabled", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Whether it is.", units: "", unknown: false, children: &[] },
        Field { name: "Level", path: "Level", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The greatest level that is wanted.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved1", path: "Reserved1", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "LoggerId", path: "LoggerId", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The session.", units: "", unknown: false, children: &[] },
        Field { name: "EnableProperty", path: "EnableProperty", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "EVENT_ENABLE_PROPERTY_ constants.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved2", path: "Reserved2", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "MatchAnyKeyword", path: "MatchAnyKeyword", offset: 16, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Keywords of which an event must have one.", units: "", unknown: false, children: &[] },
        Field { name: "MatchAllKeyword", path: "MatchAllKeyword", offset: 24, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Keywords of which an event must have all.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
