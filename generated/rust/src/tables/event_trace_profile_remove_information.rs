// Generated from spec/structs/EVENT_TRACE_PROFILE_REMOVE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V1803: Layout = Layout {
    name: "EVENT_TRACE_PROFILE_REMOVE_INFORMATION",
    aliases: &[],
    form: "V1803",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(15), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(15), last: Release(29) },],
    releases: "1803+",
    size: 20,
    fixed: 20,
    inserted: &[],
    total: None,
    summary: "A profile source to be removed.",
    fields: &[
        Field { name: "EventTraceInformationClass", path: "EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "The information class; it selects this structure.", units: "", unknown: false, children: &[] },
        Field { name: "ProfileSource", path: "ProfileSource", offset: 4, size: 4, ty: "KPROFILE_SOURCE", kind: Kind::Unsigned, values: Some(crate::common::KprofileSource::VALUES), doc: "The source.", units: "", unknown: false, children: &[] },
        Field { name: "CpuInfoHierarchy", path: "CpuInfoHierarchy", offset: 8, size: 12, ty: "ULONG", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 4 }, count: 3 }, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
