// Generated from spec/structs/EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V6_0: Layout = Layout {
    name: "EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER",
    aliases: &[],
    form: "V6_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(4), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(4), last: Release(29) },],
    releases: "6.0+",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: Some(Total { says: Says { field: "Reserved1", place: Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "An item that goes with an event, as trace buffers hold it: 8 bytes, and then its data.",
    fields: &[
        Field { name: "Reserved1", path: "Reserved1", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the item: these 8 bytes, the data, and padding up to a multiple of 8.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ExtType", path: "ExtType", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::headers::EventHeaderExtType::VALUES), doc: "What the item holds.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 4, size: 2, ty: "USHORT", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "Linkage", path: "Linkage", offset: 4, size: 2, ty: "USHORT", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "Another item follows.", units: "", unknown: false, children: &[] },
            Field { name: "Reserved2", path: "Reserved2", offset: 4, size: 2, ty: "USHORT", kind: Kind::Bit { start: 1, width: 15 }, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
        Field { name: "DataSize", path: "DataSize", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the data, without padding.", units: "bytes", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Data", ty: "EVENT_EXTENDED_ITEM", content: Content::Dispatch(&crate::tables::event_extended_item::DISPATCH), many: Many::Counted(Says { field: "DataSize", place: Place::Fixed { offset: 6, size: 2, start: 0, width: 16, signed: false }, mask: 18446744073709551615, shift: 0 }), when: None, optional: false, by: Some(Says { field: "ExtType", place: Place::Fixed { offset: 2, size: 2, start: 0, width: 16, signed: false }, mask: 18446744073709551615, shift: 0 }), values: None, doc: "The data, in the structure that ExtType selects. Padding follows.", units: "", unknown: false },
    ],
};
