// Generated from spec/structs/EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V6_1: Layout = Layout {
    name: "EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION",
    aliases: &[],
    form: "V6_1",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(6), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(6), last: Release(29) },],
    releases: "6.1+",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "The parameters by which events of the kernel's ERESOURCE locks are sampled.",
    fields: &[
        Field { name: "EventTraceInformationClass", path: "EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "The information class; it selects this structure.", units: "", unknown: false, children: &[] },
        Field { name: "ReleaseSamplingRate", path: "ReleaseSamplingRate", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How often a release of a lock is sampled.", units: "", unknown: false, children: &[] },
        Field { name: "ContentionSamplingRate", path: "ContentionSamplingRate", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How often contention for a lock is sampled.", units: "", unknown: false, children: &[] },
        Field { name: "NumberOfExcessiveTimeouts", path: "NumberOfExcessiveTimeouts", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "After how many time-outs a wait counts as excessive.", units: "4 seconds", unknown: false, children: &[] },
    ],
    tail: &[],
};
