// Generated from spec/structs/ETW_DUPLICATE_HANDLE_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "ETW_DUPLICATE_HANDLE_EVENT",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 22,
    fixed: 22,
    inserted: &[],
    total: None,
    summary: "A handle to an object was duplicated.",
    fields: &[
        Field { name: "Object", path: "Object", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SourceHandle", path: "SourceHandle", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The handle that was there; the highest bit marks a handle of the kernel.", units: "", unknown: false, children: &[] },
        Field { name: "TargetHandle", path: "TargetHandle", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The handle that was made; the highest bit marks a handle of the kernel.", units: "", unknown: false, children: &[] },
        Field { name: "TargetProcessId", path: "TargetProcessId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ObjectType", path: "ObjectType", offset: 16, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The index of the object's type.", units: "", unknown: false, children: &[] },
        Field { name: "SourceProcessId", path: "SourceProcessId", offset: 18, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "ETW_DUPLICATE_HANDLE_EVENT",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 26,
    fixed: 26,
    inserted: &[],
    total: None,
    summary: "A handle to an object was duplicated.",
    fields: &[
        Field { name: "Object", path: "Object", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SourceHandle", path: "SourceHandle", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The handle that was there; the highest bit marks a handle of the kernel.", units: "", unknown: false, children: &[] },
        Field { name: "TargetHandle", path: "TargetHandle", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The handle that was made; the highest bit marks a handle of the kernel.", units: "", unknown: false, children: &[] },
        Field { name: "TargetProcessId", path: "TargetProcessId", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ObjectType", path: "ObjectType", offset: 20, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The index of the object's type.", units: "", unknown: false, children: &[] },
        Field { name: "SourceProcessId", path: "SourceProcessId", offset: 22, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
