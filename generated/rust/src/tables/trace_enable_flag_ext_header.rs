// Generated from spec/structs/TRACE_ENABLE_FLAG_EXT_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V6_0: Layout = Layout {
    name: "TRACE_ENABLE_FLAG_EXT_HEADER",
    aliases: &[],
    form: "V6_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(4), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(4), last: Release(29) },],
    releases: "6.0+",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: Some(Total { says: Says { field: "Length", place: Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 4 }),
    summary: "How big the extension of EnableFlags is, and how many items it has.",
    fields: &[
        Field { name: "Length", path: "Length", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "How many dwords there are, this one and those of all items.", units: "4 bytes", unknown: false, children: &[] },
        Field { name: "Items", path: "Items", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "How many items follow.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Item", ty: "TRACE_ENABLE_FLAG_EXT", content: Content::Dispatch(&crate::tables::trace_enable_flag_ext::DISPATCH), many: Many::Counted(Says { field: "Items", place: Place::Fixed { offset: 2, size: 2, start: 0, width: 16, signed: false }, mask: 18446744073709551615, shift: 0 }), when: None, optional: false, by: None, values: None, doc: "The items, one after the other. Microsoft has no name for them in this place.", units: "", unknown: false },
    ],
};
