// Generated from spec/structs/EVENT_FILTER_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "EVENT_FILTER_HEADER",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "Which filter of the provider's own it is, and how far it is to the next.",
    fields: &[
        Field { name: "Id", path: "Id", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The number of the filter, in the provider's manifest.", units: "", unknown: false, children: &[] },
        Field { name: "Version", path: "Version", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The version of the filter.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 3, size: 5, ty: "UCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 1 }, count: 5 }, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "InstanceId", path: "InstanceId", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Size", path: "Size", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of the filter.", units: "bytes", unknown: false, children: &[] },
        Field { name: "NextOffset", path: "NextOffset", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How far it is to the next filter.", units: "bytes", unknown: false, children: &[] },
    ],
    tail: &[],
};
