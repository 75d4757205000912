// Generated from spec/structs/PERFINFO_HV_HYPERCALL.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "PERFINFO_HV_HYPERCALL",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "The hypervisor was called.",
    fields: &[
        Field { name: "CallCode", path: "CallCode", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "IsFast", path: "IsFast", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "IsNested", path: "IsNested", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 6, size: 2, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
