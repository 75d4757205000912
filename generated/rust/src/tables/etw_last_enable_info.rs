// Generated from spec/structs/ETW_LAST_ENABLE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_LAST_ENABLE_INFO",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "What a provider was last told about being enabled.",
    fields: &[
        Field { name: "EnableFlags", path: "EnableFlags", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The keywords of which any one makes an event wanted, combined of all sessions.", units: "", unknown: false, children: &[] },
        Field { name: "LoggerId", path: "LoggerId", offset: 8, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The session that the notification came from.", units: "", unknown: false, children: &[] },
        Field { name: "Level", path: "Level", offset: 10, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The greatest level that is wanted.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 11, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 11, size: 1, ty: "UCHAR", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Enabled", path: "Enabled", offset: 11, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "1 while the provider is enabled.", units: "", unknown: false, children: &[] },
                Field { name: "InternalFlag", path: "InternalFlag", offset: 11, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 1, width: 7 }, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
            Field { name: "AllFlags", path: "AllFlags", offset: 11, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The same byte as one number.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Reserved", path: "Reserved", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
