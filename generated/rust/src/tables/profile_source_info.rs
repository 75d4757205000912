// Generated from spec/structs/PROFILE_SOURCE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V6_2: Layout = Layout {
    name: "PROFILE_SOURCE_INFO",
    aliases: &[],
    form: "V6_2",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(7), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(7), last: Release(29) },],
    releases: "6.2+",
    size: 32,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "A profile source that the HAL offers.",
    fields: &[
        Field { name: "NextEntryOffset", path: "NextEntryOffset", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How far it is from this entry to the next.", units: "bytes", unknown: false, children: &[] },
        Field { name: "Source", path: "Source", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::common::KprofileSource::VALUES), doc: "The source.", units: "", unknown: false, children: &[] },
        Field { name: "MinInterval", path: "MinInterval", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The least interval that the source can have.", units: "", unknown: false, children: &[] },
        Field { name: "MaxInterval", path: "MaxInterval", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The greatest interval that the source can have.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 16, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Description", path: "Description", offset: 24, size: 2, ty: "WCHAR", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 2 } }, values: None, doc: "What the source is called.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Description", ty: "WCHAR", content: Content::Value(Element { kind: ElementKind::Unsigned, size: 2 }), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "What the source is called.", units: "", unknown: false },
    ],
};
