// Generated from spec/structs/ETW_OBJECT_HANDLE_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "ETW_OBJECT_HANDLE_EVENT",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 16,
    fixed: 14,
    inserted: &[],
    total: None,
    summary: "A handle that exists, and its object.",
    fields: &[
        Field { name: "Object", path: "Object", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process that has the handle.", units: "", unknown: false, children: &[] },
        Field { name: "Handle", path: "Handle", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The highest bit marks a handle of the kernel.", units: "", unknown: false, children: &[] },
        Field { name: "ObjectType", path: "ObjectType", offset: 12, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The index of the object's type.", units: "", unknown: false, children: &[] },
        Field { name: "ObjectName", path: "ObjectName", offset: 14, size: 2, ty: "WCHAR", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 2 } }, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "ObjectName", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "", units: "", unknown: false },
    ],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "ETW_OBJECT_HANDLE_EVENT",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 24,
    fixed: 18,
    inserted: &[],
    total: None,
    summary: "A handle that exists, and its object.",
    fields: &[
        Field { name: "Object", path: "Object", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process that has the handle.", units: "", unknown: false, children: &[] },
        Field { name: "Handle", path: "Handle", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The highest bit marks a handle of the kernel.", units: "", unknown: false, children: &[] },
        Field { name: "ObjectType", path: "ObjectType", offset: 16, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The index of the object's type.", units: "", unknown: false, children: &[] },
        Field { name: "ObjectName", path: "ObjectName", offset: 18, size: 2, ty: "WCHAR", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 2 } }, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "ObjectName", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "", units: "", unknown: false },
    ],
};
