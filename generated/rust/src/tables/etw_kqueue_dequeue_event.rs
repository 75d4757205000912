// Generated from spec/structs/ETW_KQUEUE_DEQUEUE_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "ETW_KQUEUE_DEQUEUE_EVENT",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 12,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Entries were taken from a kernel queue.",
    fields: &[
        Field { name: "ThreadId", path: "ThreadId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that took them.", units: "", unknown: false, children: &[] },
        Field { name: "EntryCount", path: "EntryCount", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many elements Entries has.", units: "", unknown: false, children: &[] },
        Field { name: "Entries", path: "Entries", offset: 8, size: 4, ty: "PVOID", kind: Kind::Counted { element: Element { kind: ElementKind::Address, size: 4 }, count_field: "EntryCount", mask: 18446744073709551615, shift: 0 }, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Entries", ty: "PVOID", content: Content::Value(Element { kind: ElementKind::Address, size: 4 }), many: Many::Counted(Says { field: "EntryCount", place: Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }), when: None, optional: false, by: None, values: None, doc: "", units: "", unknown: false },
    ],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "ETW_KQUEUE_DEQUEUE_EVENT",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 16,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Entries were taken from a kernel queue.",
    fields: &[
        Field { name: "ThreadId", path: "ThreadId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that took them.", units: "", unknown: false, children: &[] },
        Field { name: "EntryCount", path: "EntryCount", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many elements Entries has.", units: "", unknown: false, children: &[] },
        Field { name: "Entries", path: "Entries", offset: 8, size: 8, ty: "PVOID", kind: Kind::Counted { element: Element { kind: ElementKind::Address, size: 8 }, count_field: "EntryCount", mask: 18446744073709551615, shift: 0 }, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Entries", ty: "PVOID", content: Content::Value(Element { kind: ElementKind::Address, size: 8 }), many: Many::Counted(Says { field: "EntryCount", place: Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }), when: None, optional: false, by: None, values: None, doc: "", units: "", unknown: false },
    ],
};
