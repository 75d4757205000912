// Generated from spec/structs/WMIGUIDINFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "WMIGUIDINFORMATION",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "What is known of a WMI data block.",
    fields: &[
        Field { name: "Size", path: "Size", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of this structure.", units: "bytes", unknown: false, children: &[] },
        Field { name: "IsExpensive", path: "IsExpensive", offset: 4, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether the data are expensive to collect.", units: "", unknown: false, children: &[] },
        Field { name: "IsEventOnly", path: "IsEventOnly", offset: 5, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether the block is an event only.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 6, size: 2, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
