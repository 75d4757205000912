// Generated from spec/structs/MOF_FIELD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "MOF_FIELD",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Where a part of a classic event's data is.",
    fields: &[
        Field { name: "DataPtr", path: "DataPtr", offset: 0, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The address of the part, in 64 bits whatever the pointer size.", units: "", unknown: false, children: &[] },
        Field { name: "Length", path: "Length", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of the part.", units: "bytes", unknown: false, children: &[] },
        Field { name: "DataType", path: "DataType", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
