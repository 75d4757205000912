// Generated from spec/structs/PERFINFO_MARK_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "PERFINFO_MARK_EVENT",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 12,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "A mark that a program sets, with numbers of its own.",
    fields: &[
        Field { name: "TranId", path: "TranId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The transaction, by the program's own numbers.", units: "", unknown: false, children: &[] },
        Field { name: "Level", path: "Level", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "AppId", path: "AppId", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The program, by its own number.", units: "", unknown: false, children: &[] },
        Field { name: "OpId", path: "OpId", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The operation, by the program's own numbers.", units: "", unknown: false, children: &[] },
        Field { name: "Text", path: "Text", offset: 8, size: 2, ty: "WCHAR", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 2 } }, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Text", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "", units: "", unknown: false },
    ],
};
