// Generated from spec/structs/EVENT_EXTENDED_ITEM_STACK_KEY32.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "EVENT_EXTENDED_ITEM_STACK_KEY32",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "The key of an event's call stack, as a 32-bit number.",
    fields: &[
        Field { name: "MatchId", path: "MatchId", offset: 0, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "A number that joins the parts of a stack that were captured in separate events, one in kernel mode and one in user mode; 0 if there is one part only.", units: "", unknown: false, children: &[] },
        Field { name: "StackKey", path: "StackKey", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The key.", units: "", unknown: false, children: &[] },
        Field { name: "Padding", path: "Padding", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Brings the size to that of EVENT_EXTENDED_ITEM_STACK_KEY64.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
