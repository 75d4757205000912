// Generated from spec/structs/ETW_COVERAGE_SAMPLER_STATS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_COVERAGE_SAMPLER_STATS",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 60,
    fixed: 60,
    inserted: &[],
    total: None,
    summary: "What a coverage sampler counts of itself in its data.",
    fields: &[
        Field { name: "SamplesAdded", path: "SamplesAdded", offset: 0, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SamplesFound", path: "SamplesFound", offset: 4, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SamplesDropped", path: "SamplesDropped", offset: 8, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SamplesRaisedUM", path: "SamplesRaisedUM", offset: 12, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SamplesMappedUM", path: "SamplesMappedUM", offset: 16, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SamplesRaisedKM", path: "SamplesRaisedKM", offset: 20, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SamplesMappedKM", path: "SamplesMappedKM", offset: 24, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SamplingPaused", path: "SamplingPaused", offset: 28, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ApcNotAvailable", path: "ApcNotAvailable", offset: 32, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "CaptureBufferNotAvailable", path: "CaptureBufferNotAvailable", offset: 36, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SampleBufferNotAvailable", path: "SampleBufferNotAvailable", offset: 40, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ProfileSampleCount", path: "ProfileSampleCount", offset: 44, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "CSwitchSampleCount", path: "CSwitchSampleCount", offset: 48, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "RThreadSampleCount", path: "RThreadSampleCount", offset: 52, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "PGFaultSampleCount", path: "PGFaultSampleCount", offset: 56, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
