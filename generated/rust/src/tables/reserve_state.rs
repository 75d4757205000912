// Generated from spec/structs/ReserveState.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "ReserveState",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 6,
    fixed: 6,
    inserted: &[],
    total: None,
    summary: "The state of a reserve of processor time changed.",
    fields: &[
        Field { name: "Reserve", path: "Reserve", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The reserve object.", units: "", unknown: false, children: &[] },
        Field { name: "DispatchState", path: "DispatchState", offset: 4, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Replenished", path: "Replenished", offset: 5, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "ReserveState",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 10,
    fixed: 10,
    inserted: &[],
    total: None,
    summary: "The state of a reserve of processor time changed.",
    fields: &[
        Field { name: "Reserve", path: "Reserve", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The reserve object.", units: "", unknown: false, children: &[] },
        Field { name: "DispatchState", path: "DispatchState", offset: 8, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Replenished", path: "Replenished", offset: 9, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
