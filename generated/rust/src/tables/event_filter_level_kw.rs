// Generated from spec/structs/EVENT_FILTER_LEVEL_KW.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "EVENT_FILTER_LEVEL_KW",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "Events, by their levels and keywords, that are to be kept or kept out.",
    fields: &[
        Field { name: "MatchAnyKeyword", path: "MatchAnyKeyword", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The keywords of which an event must have at least one.", units: "", unknown: false, children: &[] },
        Field { name: "MatchAllKeyword", path: "MatchAllKeyword", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The keywords of which an event must have all.", units: "", unknown: false, children: &[] },
        Field { name: "Level", path: "Level", offset: 16, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The level.", units: "", unknown: false, children: &[] },
        Field { name: "FilterIn", path: "FilterIn", offset: 17, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether the filter lets the events in, by its name.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 18, size: 6, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
