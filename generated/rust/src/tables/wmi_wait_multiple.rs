// Generated from spec/structs/WMI_WAIT_MULTIPLE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "WMI_WAIT_MULTIPLE",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 520,
    fixed: 520,
    inserted: &[],
    total: None,
    summary: "A thread waits for several objects.",
    fields: &[
        Field { name: "ThreadId", path: "ThreadId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "WaitType", path: "WaitType", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::payloads::sync::WmiWaitMultipleType::VALUES), doc: "Whether any object will do or all must be signaled.", units: "", unknown: false, children: &[] },
        Field { name: "ObjectCount", path: "ObjectCount", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "How many elements of ObjectRecord hold.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 6, size: 2, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ObjectRecord", path: "ObjectRecord", offset: 8, size: 512, ty: "WMI_WAIT_OBJECT_RECORD", kind: Kind::Array { element: Element { kind: ElementKind::Struct, size: 8 }, count: 64 }, values: None, doc: "The objects, of which ObjectCount hold.", units: "", unknown: false, children: &[
            Field { name: "Object", path: "ObjectRecord.Object", offset: 8, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "ObjectType", path: "ObjectRecord.ObjectType", offset: 12, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "", path: "", offset: 13, size: 3, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "WMI_WAIT_MULTIPLE",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 1032,
    fixed: 1032,
    inserted: &[],
    total: None,
    summary: "A thread waits for several objects.",
    fields: &[
        Field { name: "ThreadId", path: "ThreadId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "WaitType", path: "WaitType", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::payloads::sync::WmiWaitMultipleType::VALUES), doc: "Whether any object will do or all must be signaled.", units: "", unknown: false, children: &[] },
        Field { name: "ObjectCount", path: "ObjectCount", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "How many elements of ObjectRecord hold.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 6, size: 2, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ObjectRecord", path: "ObjectRecord", offset: 8, size: 1024, ty: "WMI_WAIT_OBJECT_RECORD", kind: Kind::Array { element: Element { kind: ElementKind::Struct, size: 16 }, count: 64 }, values: None, doc: "The objects, of which ObjectCount hold.", units: "", unknown: false, children: &[
            Field { name: "Object", path: "ObjectRecord.Object", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "ObjectType", path: "ObjectRecord.ObjectType", offset: 16, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "", path: "", offset: 17, size: 7, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
