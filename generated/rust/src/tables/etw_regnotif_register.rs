// Generated from spec/structs/ETW_REGNOTIF_REGISTER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "ETW_REGNOTIF_REGISTER",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 12,
    fixed: 11,
    inserted: &[],
    total: None,
    summary: "Somebody asked to be told of changes to a key.",
    fields: &[
        Field { name: "Notification", path: "Notification", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The notification's block.", units: "", unknown: false, children: &[] },
        Field { name: "Kcb", path: "Kcb", offset: 4, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The key control block of the key.", units: "", unknown: false, children: &[] },
        Field { name: "Type", path: "Type", offset: 8, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "WatchTree", path: "WatchTree", offset: 9, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether changes below the key count too.", units: "", unknown: false, children: &[] },
        Field { name: "Primary", path: "Primary", offset: 10, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "ETW_REGNOTIF_REGISTER",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 24,
    fixed: 19,
    inserted: &[],
    total: None,
    summary: "Somebody asked to be told of changes to a key.",
    fields: &[
        Field { name: "Notification", path: "Notification", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The notification's block.", units: "", unknown: false, children: &[] },
        Field { name: "Kcb", path: "Kcb", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The key control block of the key.", units: "", unknown: false, children: &[] },
        Field { name: "Type", path: "Type", offset: 16, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "WatchTree", path: "WatchTree", offset: 17, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether changes below the key count too.", units: "", unknown: false, children: &[] },
        Field { name: "Primary", path: "Primary", offset: 18, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
