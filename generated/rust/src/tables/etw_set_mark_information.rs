// Generated from spec/structs/ETW_SET_MARK_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_SET_MARK_INFORMATION",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 8,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "A mark to be set in a session of system events.",
    fields: &[
        Field { name: "Flag", path: "Flag", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::requests::session::EtwSetMarkFlag::VALUES), doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Mark", path: "Mark", offset: 4, size: 2, ty: "WCHAR", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 2 } }, values: None, doc: "The text of the mark.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Mark", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The text of the mark.", units: "", unknown: false },
    ],
};
