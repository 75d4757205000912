// Generated from spec/structs/WMI_JOB_SET_QUERY_CPU_RATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "WMI_JOB_SET_QUERY_CPU_RATE",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "The processor rate of a job was set or queried.",
    fields: &[
        Field { name: "AllFlags", path: "AllFlags", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "What the rate controls, and how.", units: "", unknown: false, children: &[] },
        Field { name: "Value", path: "Value", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The rate or the weight, by the flags.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
