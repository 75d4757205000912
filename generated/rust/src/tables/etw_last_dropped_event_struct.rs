// Generated from spec/structs/ETW_LAST_DROPPED_EVENT_STRUCT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_LAST_DROPPED_EVENT_STRUCT",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 16,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "When a session dropped events.",
    fields: &[
        Field { name: "Count", path: "Count", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 4, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Times", path: "Times", offset: 8, size: 8, ty: "LARGE_INTEGER", kind: Kind::Open { element: Element { kind: ElementKind::Signed, size: 8 } }, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Times", ty: "LARGE_INTEGER", content: Content::Value(Element { kind: ElementKind::Signed, size: 8 }), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "", units: "", unknown: false },
    ],
};
