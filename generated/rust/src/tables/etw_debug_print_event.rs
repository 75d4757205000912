// Generated from spec/structs/ETW_DEBUG_PRINT_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_DEBUG_PRINT_EVENT",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 12,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Something was printed to the debugger.",
    fields: &[
        Field { name: "Component", path: "Component", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The component filter's identifier, a DPFLTR_ constant.", units: "", unknown: false, children: &[] },
        Field { name: "Level", path: "Level", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The importance, a DPFLTR_ constant.", units: "", unknown: false, children: &[] },
        Field { name: "Message", path: "Message", offset: 8, size: 1, ty: "CHAR", kind: Kind::Open { element: Element { kind: ElementKind::Signed, size: 1 } }, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Message", ty: "CHAR", content: Content::Text { unit: 1 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "", units: "", unknown: false },
    ],
};
