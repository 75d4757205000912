// Generated from spec/structs/EVENT_FILTER_DESCRIPTOR.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "EVENT_FILTER_DESCRIPTOR",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Where the data of a filter are, and what sort of filter it is.",
    fields: &[
        Field { name: "Ptr", path: "Ptr", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The address of the data, in 64 bits whatever the pointer size.", units: "", unknown: false, children: &[] },
        Field { name: "Size", path: "Size", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of the data.", units: "bytes", unknown: false, children: &[] },
        Field { name: "Type", path: "Type", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::requests::provider::EventFilterType::VALUES), doc: "What sort of filter it is.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
