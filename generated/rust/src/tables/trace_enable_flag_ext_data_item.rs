// Generated from spec/structs/TRACE_ENABLE_FLAG_EXT_DATA_ITEM.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V6_0: Layout = Layout {
    name: "TRACE_ENABLE_FLAG_EXT_DATA_ITEM",
    aliases: &[],
    form: "V6_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(4), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(4), last: Release(29) },],
    releases: "6.0+",
    size: 8,
    fixed: 4,
    inserted: &[],
    total: Some(Total { says: Says { field: "Header.Offset", place: Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 4 }),
    summary: "An item whose type is not known, with its data as they are.",
    fields: &[
        Field { name: "Header", path: "Header", offset: 0, size: 4, ty: "TRACE_ENABLE_FLAG_EXT_ITEM", kind: Kind::Struct, values: None, doc: "The type and the length of the item.", units: "", unknown: false, children: &[
            Field { name: "Offset", path: "Header.Offset", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "How far it is from this item to the next, or to the end: the dwords of the item, this one included.", units: "4 bytes", unknown: false, children: &[] },
            Field { name: "Type", path: "Header.Type", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::requests::session::EtwExtType::VALUES), doc: "What the data of the item are.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Data", path: "Data", offset: 4, size: 4, ty: "ULONG", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 4 } }, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[
        Part { name: "Data", ty: "ULONG", content: Content::Value(Element { kind: ElementKind::Unsigned, size: 4 }), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "", units: "", unknown: true },
    ],
};
