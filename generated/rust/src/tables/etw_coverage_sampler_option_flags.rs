// Generated from spec/structs/ETW_COVERAGE_SAMPLER_OPTION_FLAGS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_COVERAGE_SAMPLER_OPTION_FLAGS",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "The flags among the options of a coverage sampler.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "AllFlags", path: "AllFlags", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The flags as one number.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "RequireProfileTotalIssuesSource", path: "RequireProfileTotalIssuesSource", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "ForceProfileTimeSource", path: "ForceProfileTimeSource", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "NoProfileSampling", path: "NoProfileSampling", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "NoCSwitchSampling", path: "NoCSwitchSampling", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 3, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "NoReadyThreadSampling", path: "NoReadyThreadSampling", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 4, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "NoFaultSampling", path: "NoFaultSampling", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 5, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "NoStackCache", path: "NoStackCache", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 6, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "NoSampleBuffers", path: "NoSampleBuffers", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 7, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "NoPauseWhenFull", path: "NoPauseWhenFull", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 8, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "NoLowPriority", path: "NoLowPriority", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 9, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "WithAppId", path: "WithAppId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 10, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "FilterKernel", path: "FilterKernel", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 11, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            ] },
        ] },
    ],
    tail: &[],
};
