// Generated from spec/structs/ETW_COVERAGE_SAMPLER_STATUS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_COVERAGE_SAMPLER_STATUS",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 1,
    fixed: 1,
    inserted: &[],
    total: None,
    summary: "Whether there is a coverage sampler.",
    fields: &[
        Field { name: "Active", path: "Active", offset: 0, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
