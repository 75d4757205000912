// Generated from spec/structs/EVENT_SCHEMA_TL.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::{Element, ElementKind, Field, Holds, Inserted, Kind, Layout};
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "EVENT_SCHEMA_TL",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 3,
    fixed: 3,
    inserted: &[],
    total: Some("Size"),
    summary: "What a provider of TraceLogging says of an event and its data: names and types.",
    fields: &[
        Field { name: "Size", path: "Size", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of all that is described here, these two bytes included.", units: "bytes", unknown: false, children: &[] },
        Field { name: "Tag0", path: "Tag0", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The first part of the event's tag: 7 bits, the most significant first; the highest bit says that another part follows, up to four.", units: "", unknown: false, children: &[] },
    ],
};
