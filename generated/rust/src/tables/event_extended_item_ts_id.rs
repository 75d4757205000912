// Generated from spec/structs/EVENT_EXTENDED_ITEM_TS_ID.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "EVENT_EXTENDED_ITEM_TS_ID",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "The terminal session in which an event was written.",
    fields: &[
        Field { name: "SessionId", path: "SessionId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The terminal session.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
