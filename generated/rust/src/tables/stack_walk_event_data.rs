// Generated from spec/structs/STACK_WALK_EVENT_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "STACK_WALK_EVENT_DATA",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 24,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "The stack of a thread when another event happened.",
    fields: &[
        Field { name: "TimeStamp", path: "TimeStamp", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The time stamp of the event that the stack belongs to.", units: "", unknown: false, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process of that event.", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread of that event.", units: "", unknown: false, children: &[] },
        Field { name: "Addresses", path: "Addresses", offset: 16, size: 4, ty: "PVOID", kind: Kind::Open { element: Element { kind: ElementKind::Address, size: 4 } }, values: None, doc: "The return addresses, innermost first.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Addresses", ty: "PVOID", content: Content::Value(Element { kind: ElementKind::Address, size: 4 }), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "The return addresses, innermost first.", units: "", unknown: false },
    ],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "STACK_WALK_EVENT_DATA",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 24,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "The stack of a thread when another event happened.",
    fields: &[
        Field { name: "TimeStamp", path: "TimeStamp", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The time stamp of the event that the stack belongs to.", units: "", unknown: false, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process of that event.", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread of that event.", units: "", unknown: false, children: &[] },
        Field { name: "Addresses", path: "Addresses", offset: 16, size: 8, ty: "PVOID", kind: Kind::Open { element: Element { kind: ElementKind::Address, size: 8 } }, values: None, doc: "The return addresses, innermost first.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Addresses", ty: "PVOID", content: Content::Value(Element { kind: ElementKind::Address, size: 8 }), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "The return addresses, innermost first.", units: "", unknown: false },
    ],
};
