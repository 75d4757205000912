// Generated from spec/structs/ReserveCreate.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "ReserveCreate",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 17,
    fixed: 17,
    inserted: &[],
    total: None,
    summary: "A reserve of processor time was created.",
    fields: &[
        Field { name: "Reserve", path: "Reserve", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The reserve object.", units: "", unknown: false, children: &[] },
        Field { name: "Period", path: "Period", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Budget", path: "Budget", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "ObjectFlags", path: "ObjectFlags", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Processor", path: "Processor", offset: 16, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "ReserveCreate",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 21,
    fixed: 21,
    inserted: &[],
    total: None,
    summary: "A reserve of processor time was created.",
    fields: &[
        Field { name: "Reserve", path: "Reserve", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The reserve object.", units: "", unknown: false, children: &[] },
        Field { name: "Period", path: "Period", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Budget", path: "Budget", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "ObjectFlags", path: "ObjectFlags", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Processor", path: "Processor", offset: 20, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
