// Generated from spec/structs/EVENT_EXTENDED_ITEM_STACK_TRACE32.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "EVENT_EXTENDED_ITEM_STACK_TRACE32",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 16,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "The call stack of an event, as 32-bit addresses.",
    fields: &[
        Field { name: "MatchId", path: "MatchId", offset: 0, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "A number that joins the parts of a stack that were captured in separate events, one in kernel mode and one in user mode; 0 if there is one part only.", units: "", unknown: false, children: &[] },
        Field { name: "Address", path: "Address", offset: 8, size: 4, ty: "ULONG", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 4 } }, values: None, doc: "The addresses, to the end of the item's data.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Address", ty: "ULONG", content: Content::Value(Element { kind: ElementKind::Unsigned, size: 4 }), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "The addresses, to the end of the item's data.", units: "", unknown: false },
    ],
};
