// Generated from spec/structs/PERFINFO_MARK_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "PERFINFO_MARK_INFORMATION",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 1,
    fixed: 0,
    inserted: &[],
    total: None,
    summary: "A mark that a user of the trace set.",
    fields: &[
        Field { name: "Name", path: "Name", offset: 0, size: 1, ty: "CHAR", kind: Kind::Open { element: Element { kind: ElementKind::Signed, size: 1 } }, values: None, doc: "The text of the mark.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Name", ty: "CHAR", content: Content::Text { unit: 1 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The text of the mark.", units: "", unknown: false },
    ],
};
