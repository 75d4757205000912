// Generated from spec/structs/EVENT_HEADER_EXTENDED_DATA_ITEM.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V6_0: Layout = Layout {
    name: "EVENT_HEADER_EXTENDED_DATA_ITEM",
    aliases: &[],
    form: "V6_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(4), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(4), last: Release(29) },],
    releases: "6.0+",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "An item that goes with an event, as consumers receive it: with the address of its data.",
    fields: &[
        Field { name: "Reserved1", path: "Reserved1", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "ExtType", path: "ExtType", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::headers::EventHeaderExtType::VALUES), doc: "What the item holds.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 4, size: 2, ty: "USHORT", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "Linkage", path: "Linkage", offset: 4, size: 2, ty: "USHORT", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "Reserved2", path: "Reserved2", offset: 4, size: 2, ty: "USHORT", kind: Kind::Bit { start: 1, width: 15 }, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
        Field { name: "DataSize", path: "DataSize", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the item's data.", units: "bytes", unknown: false, children: &[] },
        Field { name: "DataPtr", path: "DataPtr", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The address of the item's data, in 64 bits whatever the pointer size.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
