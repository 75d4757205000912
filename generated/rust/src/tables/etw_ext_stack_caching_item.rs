// Generated from spec/structs/ETW_EXT_STACK_CACHING_ITEM.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V6_2: Layout = Layout {
    name: "ETW_EXT_STACK_CACHING_ITEM",
    aliases: &[],
    form: "V6_2",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(7), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(7), last: Release(29) },],
    releases: "6.2+",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: Some(Total { says: Says { field: "Header.Offset", place: Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 4 }),
    summary: "How a session keeps call stacks in a cache.",
    fields: &[
        Field { name: "Header", path: "Header", offset: 0, size: 4, ty: "TRACE_ENABLE_FLAG_EXT_ITEM", kind: Kind::Struct, values: None, doc: "The type and the length of the item: 3 dwords.", units: "", unknown: false, children: &[
            Field { name: "Offset", path: "Header.Offset", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "How far it is from this item to the next, or to the end: the dwords of the item, this one included.", units: "4 bytes", unknown: false, children: &[] },
            Field { name: "Type", path: "Header.Type", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::requests::session::EtwExtType::VALUES), doc: "What the data of the item are.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Config", path: "Config", offset: 4, size: 8, ty: "ETW_STACK_CACHING_CONFIG", kind: Kind::Struct, values: None, doc: "How big the cache is.", units: "", unknown: false, children: &[
            Field { name: "CacheSize", path: "Config.CacheSize", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of the cache.", units: "", unknown: false, children: &[] },
            Field { name: "BucketCount", path: "Config.BucketCount", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buckets the cache has.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
