// Generated from spec/structs/Registry_V0_TypeGroup1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "Registry_V0_TypeGroup1",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "An operation on a key or value of the registry.",
    fields: &[
        Field { name: "Status", path: "Status", offset: 0, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The NTSTATUS of the operation, as wide as a pointer.", units: "", unknown: false, children: &[] },
        Field { name: "KeyHandle", path: "KeyHandle", offset: 4, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The key, by which operations on it are matched.", units: "", unknown: false, children: &[] },
        Field { name: "ElapsedTime", path: "ElapsedTime", offset: 8, size: 8, ty: "LONGLONG", kind: Kind::Signed, values: None, doc: "How long the operation took.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "KeyName", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The key or value.", units: "", unknown: false },
    ],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "Registry_V0_TypeGroup1",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "An operation on a key or value of the registry.",
    fields: &[
        Field { name: "Status", path: "Status", offset: 0, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The NTSTATUS of the operation, as wide as a pointer.", units: "", unknown: false, children: &[] },
        Field { name: "KeyHandle", path: "KeyHandle", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The key, by which operations on it are matched.", units: "", unknown: false, children: &[] },
        Field { name: "ElapsedTime", path: "ElapsedTime", offset: 16, size: 8, ty: "LONGLONG", kind: Kind::Signed, values: None, doc: "How long the operation took.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "KeyName", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The key or value.", units: "", unknown: false },
    ],
};
