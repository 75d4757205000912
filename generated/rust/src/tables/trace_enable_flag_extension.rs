// Generated from spec/structs/TRACE_ENABLE_FLAG_EXTENSION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_1: Layout = Layout {
    name: "TRACE_ENABLE_FLAG_EXTENSION",
    aliases: &[],
    form: "V5_1",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(1), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(1), last: Release(29) },],
    releases: "5.1+",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "Where the extension of EnableFlags is.",
    fields: &[
        Field { name: "Offset", path: "Offset", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Where the array is, from the start of the structure that has EnableFlags.", units: "bytes", unknown: false, children: &[] },
        Field { name: "Length", path: "Length", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "How many dwords the array has; 0xFF, from 6.0 on, for a header and items instead.", units: "4 bytes", unknown: false, children: &[] },
        Field { name: "Flag", path: "Flag", offset: 3, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The high byte of EnableFlags: its highest bit is set; no other is known in use.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
