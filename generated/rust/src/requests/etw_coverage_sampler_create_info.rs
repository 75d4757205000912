// Generated from spec/structs/ETW_COVERAGE_SAMPLER_CREATE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Request that creates a coverage sampler.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_COVERAGE_SAMPLER_CREATE_INFO",
    aliases: &[],
    form: "EtwCoverageSamplerCreateInfoPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 2004..20H2, 11-21H2 (32-bit)",
    size: 640,
    fixed: 640,
    inserted: &[],
    total: None,
    summary: "Request that creates a coverage sampler.",
    fields: &[
        Field { name: "Common", path: "Common", offset: 0, size: 12, ty: "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "EventTraceInformationClass", path: "Common.EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "Information class, which selects this structure.", units: "", unknown: false, children: &[] },
            Field { name: "CoverageSamplerInformationClass", path: "Common.CoverageSamplerInformationClass", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its values are unknown.", units: "", unknown: false, children: &[] },
            Field { name: "MajorVersion", path: "Common.MajorVersion", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "MinorVersion", path: "Common.MinorVersion", offset: 6, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "Reserved", path: "Common.Reserved", offset: 7, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "SamplerHandle", path: "Common.SamplerHandle", offset: 8, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "Handle of a sampler.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Options", path: "Options", offset: 12, size: 592, ty: "ETW_COVERAGE_SAMPLER_OPTIONS", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "Flags", path: "Options.Flags", offset: 12, size: 4, ty: "ETW_COVERAGE_SAMPLER_OPTION_FLAGS", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 12, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "AllFlags", path: "Options.Flags.AllFlags", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "All flags as one number.", units: "", unknown: false, children: &[] },
                    Field { name: "", path: "", offset: 12, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "RequireProfileTotalIssuesSource", path: "Options.Flags.RequireProfileTotalIssuesSource", offset: 12, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "ForceProfileTimeSource", path: "Options.Flags.ForceProfileTimeSource", offset: 12, size: 4, ty: "ULONG", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "NoProfileSampling", path: "Options.Flags.NoProfileSampling", offset: 12, size: 4, ty: "ULONG", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "NoCSwitchSampling", path: "Options.Flags.NoCSwitchSampling", offset: 12, size: 4, ty: "ULONG", kind: Kind::Bit { start: 3, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "NoReadyThreadSampling", path: "Options.Flags.NoReadyThreadSampling", offset: 12, size: 4, ty: "ULONG", kind: Kind::Bit { start: 4, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "NoFaultSampling", path: "Options.Flags.NoFaultSampling", offset: 12, size: 4, ty: "ULONG", kind: Kind::Bit { start: 5, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "NoStackCache", path: "Options.Flags.NoStackCache", offset: 12, size: 4, ty: "ULONG", kind: Kind::Bit { start: 6, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "NoSampleBuffers", path: "Options.Flags.NoSampleBuffers", offset: 12, size: 4, ty: "ULONG", kind: Kind::Bit { start: 7, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "NoPauseWhenFull", path: "Options.Flags.NoPauseWhenFull", offset: 12, size: 4, ty: "ULONG", kind: Kind::Bit { start: 8, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "NoLowPriority", path: "Options.Flags.NoLowPriority", offset: 12, size: 4, ty: "ULONG", kind: Kind::Bit { start: 9, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "WithAppId", path: "Options.Flags.WithAppId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Bit { start: 10, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "FilterKernel", path: "Options.Flags.FilterKernel", offset: 12, size: 4, ty: "ULONG", kind: Kind::Bit { start: 11, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                    ] },
                ] },
            ] },
            Field { name: "HashSeed", path: "Options.HashSeed", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "ImageLruSize", path: "Options.ImageLruSize", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "SampleTableMinEntries", path: "Options.SampleTableMinEntries", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "SampleTableMaxEntries", path: "Options.SampleTableMaxEntries", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "SampleTableMaxQueued", path: "Options.SampleTableMaxQueued", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "SampleBufferSize", path: "Options.SampleBufferSize", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "SampleBufferMaxCountPerProc", path: "Options.SampleBufferMaxCountPerProc", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "CaptureBufferMaxCountPerProc", path: "Options.CaptureBufferMaxCountPerProc", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "ApcMaxCountPerProc", path: "Options.ApcMaxCountPerProc", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "ProfileSamplePeriodUS", path: "Options.ProfileSamplePeriodUS", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "ProfileSampleCountPerPeriod", path: "Options.ProfileSampleCountPerPeriod", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "CSwitchSamplePeriodUS", path: "Options.CSwitchSamplePeriodUS", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "CSwitchSampleCountPerPeriod", path: "Options.CSwitchSampleCountPerPeriod", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "RThreadSamplePeriodUS", path: "Options.RThreadSamplePeriodUS", offset: 68, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "RThreadSampleCountPerPeriod", path: "Options.RThreadSampleCountPerPeriod", offset: 72, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "PGFaultSamplePeriodUS", path: "Options.PGFaultSamplePeriodUS", offset: 76, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "PGFaultSampleCountPerPeriod", path: "Options.PGFaultSampleCountPerPeriod", offset: 80, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "StackDepth", path: "Options.StackDepth", offset: 84, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "StackCacheEntries", path: "Options.StackCacheEntries", offset: 88, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "PathInclusionList", path: "Options.PathInclusionList", offset: 92, size: 256, ty: "WCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 128 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "PathExclusionList", path: "Options.PathExclusionList", offset: 348, size: 256, ty: "WCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 128 }, values: None, doc: "", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 604, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Bloom", path: "Bloom", offset: 608, size: 24, ty: "ETW_COVERAGE_SAMPLER_BLOOM_FILTER", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "FileMapping", path: "Bloom.FileMapping", offset: 608, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "Size", path: "Bloom.Size", offset: 616, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "HashSeed", path: "Bloom.HashSeed", offset: 620, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "HashCount", path: "Bloom.HashCount", offset: 624, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 628, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "SamplesReadyEvent", path: "SamplesReadyEvent", offset: 632, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "ETW_COVERAGE_SAMPLER_CREATE_INFO",
    aliases: &[],
    form: "EtwCoverageSamplerCreateInfoPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 2004..20H2, 11-21H2 (64-bit)",
    size: 640,
    fixed: 640,
    inserted: &[],
    total: None,
    summary: "Request that creates a coverage sampler.",
    fields: &[
        Field { name: "Common", path: "Common", offset: 0, size: 16, ty: "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "EventTraceInformationClass", path: "Common.EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "Information class, which selects this structure.", units: "", unknown: false, children: &[] },
            Field { name: "CoverageSamplerInformationClass", path: "Common.CoverageSamplerInformationClass", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its values are unknown.", units: "", unknown: false, children: &[] },
            Field { name: "MajorVersion", path: "Common.MajorVersion", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "MinorVersion", path: "Common.MinorVersion", offset: 6, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "Reserved", path: "Common.Reserved", offset: 7, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "SamplerHandle", path: "Common.SamplerHandle", offset: 8, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "Handle of a sampler.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Options", path: "Options", offset: 16, size: 592, ty: "ETW_COVERAGE_SAMPLER_OPTIONS", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "Flags", path: "Options.Flags", offset: 16, size: 4, ty: "ETW_COVERAGE_SAMPLER_OPTION_FLAGS", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 16, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "AllFlags", path: "Options.Flags.AllFlags", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "All flags as one number.", units: "", unknown: false, children: &[] },
                    Field { name: "", path: "", offset: 16, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "RequireProfileTotalIssuesSource", path: "Options.Flags.RequireProfileTotalIssuesSource", offset: 16, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "ForceProfileTimeSource", path: "Options.Flags.ForceProfileTimeSource", offset: 16, size: 4, ty: "ULONG", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "NoProfileSampling", path: "Options.Flags.NoProfileSampling", offset: 16, size: 4, ty: "ULONG", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "NoCSwitchSampling", path: "Options.Flags.NoCSwitchSampling", offset: 16, size: 4, ty: "ULONG", kind: Kind::Bit { start: 3, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "NoReadyThreadSampling", path: "Options.Flags.NoReadyThreadSampling", offset: 16, size: 4, ty: "ULONG", kind: Kind::Bit { start: 4, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "NoFaultSampling", path: "Options.Flags.NoFaultSampling", offset: 16, size: 4, ty: "ULONG", kind: Kind::Bit { start: 5, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "NoStackCache", path: "Options.Flags.NoStackCache", offset: 16, size: 4, ty: "ULONG", kind: Kind::Bit { start: 6, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "NoSampleBuffers", path: "Options.Flags.NoSampleBuffers", offset: 16, size: 4, ty: "ULONG", kind: Kind::Bit { start: 7, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "NoPauseWhenFull", path: "Options.Flags.NoPauseWhenFull", offset: 16, size: 4, ty: "ULONG", kind: Kind::Bit { start: 8, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "NoLowPriority", path: "Options.Flags.NoLowPriority", offset: 16, size: 4, ty: "ULONG", kind: Kind::Bit { start: 9, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "WithAppId", path: "Options.Flags.WithAppId", offset: 16, size: 4, ty: "ULONG", kind: Kind::Bit { start: 10, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "FilterKernel", path: "Options.Flags.FilterKernel", offset: 16, size: 4, ty: "ULONG", kind: Kind::Bit { start: 11, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                    ] },
                ] },
            ] },
            Field { name: "HashSeed", path: "Options.HashSeed", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "ImageLruSize", path: "Options.ImageLruSize", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "SampleTableMinEntries", path: "Options.SampleTableMinEntries", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "SampleTableMaxEntries", path: "Options.SampleTableMaxEntries", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "SampleTableMaxQueued", path: "Options.SampleTableMaxQueued", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "SampleBufferSize", path: "Options.SampleBufferSize", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "SampleBufferMaxCountPerProc", path: "Options.SampleBufferMaxCountPerProc", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "CaptureBufferMaxCountPerProc", path: "Options.CaptureBufferMaxCountPerProc", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "ApcMaxCountPerProc", path: "Options.ApcMaxCountPerProc", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "ProfileSamplePeriodUS", path: "Options.ProfileSamplePeriodUS", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "ProfileSampleCountPerPeriod", path: "Options.ProfileSampleCountPerPeriod", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "CSwitchSamplePeriodUS", path: "Options.CSwitchSamplePeriodUS", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "CSwitchSampleCountPerPeriod", path: "Options.CSwitchSampleCountPerPeriod", offset: 68, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "RThreadSamplePeriodUS", path: "Options.RThreadSamplePeriodUS", offset: 72, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "RThreadSampleCountPerPeriod", path: "Options.RThreadSampleCountPerPeriod", offset: 76, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "PGFaultSamplePeriodUS", path: "Options.PGFaultSamplePeriodUS", offset: 80, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "PGFaultSampleCountPerPeriod", path: "Options.PGFaultSampleCountPerPeriod", offset: 84, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "StackDepth", path: "Options.StackDepth", offset: 88, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "StackCacheEntries", path: "Options.StackCacheEntries", offset: 92, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "PathInclusionList", path: "Options.PathInclusionList", offset: 96, size: 256, ty: "WCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 128 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "PathExclusionList", path: "Options.PathExclusionList", offset: 352, size: 256, ty: "WCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 128 }, values: None, doc: "", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Bloom", path: "Bloom", offset: 608, size: 24, ty: "ETW_COVERAGE_SAMPLER_BLOOM_FILTER", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "FileMapping", path: "Bloom.FileMapping", offset: 608, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "Size", path: "Bloom.Size", offset: 616, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "HashSeed", path: "Bloom.HashSeed", offset: 620, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "HashCount", path: "Bloom.HashCount", offset: 624, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 628, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "SamplesReadyEvent", path: "SamplesReadyEvent", offset: 632, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Request that creates a coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_CREATE_INFO`, 0x280 bytes. Observed in 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_CREATE_INFO")]
    owned EtwCoverageSamplerCreateInfoPtr32 / EtwCoverageSamplerCreateInfoPtr32View: lone [640] "ETW_COVERAGE_SAMPLER_CREATE_INFO" Table::form(&LAYOUT_0);
    fields {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common` at 0x00. Returns a copy.
        common set_common: crate::requests::EventTraceCoverageSamplerInformationPtr32 = 0;
        /// `ETW_COVERAGE_SAMPLER_OPTIONS Options` at 0x0C. Returns a copy.
        options set_options: crate::requests::EtwCoverageSamplerOptions = 12;
        /// `ETW_COVERAGE_SAMPLER_BLOOM_FILTER Bloom` at 0x260. Returns a copy.
        bloom set_bloom: crate::requests::EtwCoverageSamplerBloomFilter = 608;
        /// `ULONGLONG SamplesReadyEvent` at 0x278.
        samples_ready_event set_samples_ready_event: u64 = 632;
    }
    bits {
    }
}

impl EtwCoverageSamplerCreateInfoPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Request that creates a coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_CREATE_INFO`, 0x280 bytes. Observed in 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_CREATE_INFO")]
    owned EtwCoverageSamplerCreateInfoPtr64 / EtwCoverageSamplerCreateInfoPtr64View: lone [640] "ETW_COVERAGE_SAMPLER_CREATE_INFO" Table::form(&LAYOUT_1);
    fields {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common` at 0x00. Returns a copy.
        common set_common: crate::requests::EventTraceCoverageSamplerInformationPtr64 = 0;
        /// `ETW_COVERAGE_SAMPLER_OPTIONS Options` at 0x10. Returns a copy.
        options set_options: crate::requests::EtwCoverageSamplerOptions = 16;
        /// `ETW_COVERAGE_SAMPLER_BLOOM_FILTER Bloom` at 0x260. Returns a copy.
        bloom set_bloom: crate::requests::EtwCoverageSamplerBloomFilter = 608;
        /// `ULONGLONG SamplesReadyEvent` at 0x278.
        samples_ready_event set_samples_ready_event: u64 = 632;
    }
    bits {
    }
}

impl EtwCoverageSamplerCreateInfoPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}

any_form! {
    "ETW_COVERAGE_SAMPLER_CREATE_INFO" {
        /// Observed in 2004..20H2, 11-21H2 (32-bit).
        EtwCoverageSamplerCreateInfoPtr32(EtwCoverageSamplerCreateInfoPtr32, fixed) = 0,
        /// Observed in 2004..20H2, 11-21H2 (64-bit).
        EtwCoverageSamplerCreateInfoPtr64(EtwCoverageSamplerCreateInfoPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
