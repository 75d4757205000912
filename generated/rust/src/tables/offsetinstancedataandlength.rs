// Generated from spec/structs/OFFSETINSTANCEDATAANDLENGTH.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "OFFSETINSTANCEDATAANDLENGTH",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Where the data of one instance are, and how big.",
    fields: &[
        Field { name: "OffsetInstanceData", path: "OffsetInstanceData", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Where the data are, from the start of the WNODE_ALL_DATA.", units: "bytes", unknown: false, children: &[] },
        Field { name: "LengthInstanceData", path: "LengthInstanceData", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of the data.", units: "bytes", unknown: false, children: &[] },
    ],
    tail: &[],
};
