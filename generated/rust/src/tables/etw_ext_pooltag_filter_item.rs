// Generated from spec/structs/ETW_EXT_POOLTAG_FILTER_ITEM.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V6_1: Layout = Layout {
    name: "ETW_EXT_POOLTAG_FILTER_ITEM",
    aliases: &[],
    form: "V6_1",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(6), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(6), last: Release(29) },],
    releases: "6.1+",
    size: 8,
    fixed: 4,
    inserted: &[],
    total: Some(Total { says: Says { field: "Header.Offset", place: Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 4 }),
    summary: "The tags of the pool that a session's events of the pool are filtered by.",
    fields: &[
        Field { name: "Header", path: "Header", offset: 0, size: 4, ty: "TRACE_ENABLE_FLAG_EXT_ITEM", kind: Kind::Struct, values: None, doc: "The type and the length of the item.", units: "", unknown: false, children: &[
            Field { name: "Offset", path: "Header.Offset", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "How far it is from this item to the next, or to the end: the dwords of the item, this one included.", units: "4 bytes", unknown: false, children: &[] },
            Field { name: "Type", path: "Header.Type", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::requests::session::EtwExtType::VALUES), doc: "What the data of the item are.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Tags", path: "Tags", offset: 4, size: 4, ty: "ULONG", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 4 } }, values: None, doc: "The tags, to the end of the item; phnt has 4 as the most.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Tags", ty: "ULONG", content: Content::Value(Element { kind: ElementKind::Unsigned, size: 4 }), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "The tags, to the end of the item; phnt has 4 as the most.", units: "", unknown: false },
    ],
};
