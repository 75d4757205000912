// Generated from spec/structs/PERFINFO_EXECUTIVE_RESOURCE_CONFIG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "PERFINFO_EXECUTIVE_RESOURCE_CONFIG",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "By which rules executive resources are sampled.",
    fields: &[
        Field { name: "ReleaseSamplingRate", path: "ReleaseSamplingRate", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Of how many complete releases one is logged.", units: "", unknown: false, children: &[] },
        Field { name: "ContentionSamplingRate", path: "ContentionSamplingRate", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Of how many contentions one is logged.", units: "", unknown: false, children: &[] },
        Field { name: "NumberOfExcessiveTimeouts", path: "NumberOfExcessiveTimeouts", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "From how long on a wait counts as excessive.", units: "4 seconds", unknown: false, children: &[] },
    ],
    tail: &[],
};
