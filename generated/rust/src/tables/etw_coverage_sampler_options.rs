// Generated from spec/structs/ETW_COVERAGE_SAMPLER_OPTIONS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_COVERAGE_SAMPLER_OPTIONS",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 592,
    fixed: 592,
    inserted: &[],
    total: None,
    summary: "The options of a coverage sampler.",
    fields: &[
        Field { name: "Flags", path: "Flags", offset: 0, size: 4, ty: "ETW_COVERAGE_SAMPLER_OPTION_FLAGS", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 0, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "AllFlags", path: "Flags.AllFlags", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The flags as one number.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "RequireProfileTotalIssuesSource", path: "Flags.RequireProfileTotalIssuesSource", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                    Field { name: "ForceProfileTimeSource", path: "Flags.ForceProfileTimeSource", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                    Field { name: "NoProfileSampling", path: "Flags.NoProfileSampling", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                    Field { name: "NoCSwitchSampling", path: "Flags.NoCSwitchSampling", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 3, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                    Field { name: "NoReadyThreadSampling", path: "Flags.NoReadyThreadSampling", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 4, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                    Field { name: "NoFaultSampling", path: "Flags.NoFaultSampling", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 5, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                    Field { name: "NoStackCache", path: "Flags.NoStackCache", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 6, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                    Field { name: "NoSampleBuffers", path: "Flags.NoSampleBuffers", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 7, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                    Field { name: "NoPauseWhenFull", path: "Flags.NoPauseWhenFull", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 8, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                    Field { name: "NoLowPriority", path: "Flags.NoLowPriority", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 9, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                    Field { name: "WithAppId", path: "Flags.WithAppId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 10, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                    Field { name: "FilterKernel", path: "Flags.FilterKernel", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 11, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
        Field { name: "HashSeed", path: "HashSeed", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ImageLruSize", path: "ImageLruSize", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SampleTableMinEntries", path: "SampleTableMinEntries", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SampleTableMaxEntries", path: "SampleTableMaxEntries", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SampleTableMaxQueued", path: "SampleTableMaxQueued", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SampleBufferSize", path: "SampleBufferSize", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SampleBufferMaxCountPerProc", path: "SampleBufferMaxCountPerProc", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "CaptureBufferMaxCountPerProc", path: "CaptureBufferMaxCountPerProc", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ApcMaxCountPerProc", path: "ApcMaxCountPerProc", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ProfileSamplePeriodUS", path: "ProfileSamplePeriodUS", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ProfileSampleCountPerPeriod", path: "ProfileSampleCountPerPeriod", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "CSwitchSamplePeriodUS", path: "CSwitchSamplePeriodUS", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "CSwitchSampleCountPerPeriod", path: "CSwitchSampleCountPerPeriod", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "RThreadSamplePeriodUS", path: "RThreadSamplePeriodUS", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "RThreadSampleCountPerPeriod", path: "RThreadSampleCountPerPeriod", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "PGFaultSamplePeriodUS", path: "PGFaultSamplePeriodUS", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "PGFaultSampleCountPerPeriod", path: "PGFaultSampleCountPerPeriod", offset: 68, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "StackDepth", path: "StackDepth", offset: 72, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "StackCacheEntries", path: "StackCacheEntries", offset: 76, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "PathInclusionList", path: "PathInclusionList", offset: 80, size: 256, ty: "WCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 128 }, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "PathExclusionList", path: "PathExclusionList", offset: 336, size: 256, ty: "WCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 128 }, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
