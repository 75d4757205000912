// Generated from spec/structs/ETW_SCHEMATIZED_FILTER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_SCHEMATIZED_FILTER",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 28,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "A filter that the provider itself applies.",
    fields: &[
        Field { name: "Header", path: "Header", offset: 0, size: 16, ty: "UCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 1 }, count: 16 }, values: None, doc: "The identifier, the version and the instance, as EVENT_FILTER_HEADER has them.", units: "", unknown: false, children: &[] },
        Field { name: "Size", path: "Size", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of the filter.", units: "bytes", unknown: false, children: &[] },
        Field { name: "NextOffset", path: "NextOffset", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How far it is to the next filter, 0 in the last.", units: "bytes", unknown: false, children: &[] },
        Field { name: "Data", path: "Data", offset: 24, size: 1, ty: "UCHAR", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 1 } }, values: None, doc: "What only the provider understands.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Data", ty: "UCHAR", content: Content::Value(Element { kind: ElementKind::Unsigned, size: 1 }), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "What only the provider understands.", units: "", unknown: false },
    ],
};
