// Generated from spec/structs/ETW_OBJECT_TYPE_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_OBJECT_TYPE_EVENT",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 6,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "The name of a type of object.",
    fields: &[
        Field { name: "ObjectType", path: "ObjectType", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The index that other events tell.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Name", path: "Name", offset: 4, size: 2, ty: "WCHAR", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 2 } }, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Name", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "", units: "", unknown: false },
    ],
};
