// Generated from spec/structs/STACK_TRACE_EVENT_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "STACK_TRACE_EVENT_DATA",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "The addresses of a stack of calls that other events name by its key.",
    fields: &[
        Field { name: "StackKey", path: "StackKey", offset: 0, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "What stands for the stack.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Addresses", ty: "PVOID", content: Content::Value(Element { kind: ElementKind::Address, size: 4 }), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "The stack, the innermost call first.", units: "", unknown: false },
    ],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "STACK_TRACE_EVENT_DATA",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "The addresses of a stack of calls that other events name by its key.",
    fields: &[
        Field { name: "StackKey", path: "StackKey", offset: 0, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "What stands for the stack.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Addresses", ty: "PVOID", content: Content::Value(Element { kind: ElementKind::Address, size: 8 }), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "The stack, the innermost call first.", units: "", unknown: false },
    ],
};
