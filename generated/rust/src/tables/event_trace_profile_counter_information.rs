// Generated from spec/structs/EVENT_TRACE_PROFILE_COUNTER_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V6_2: Layout = Layout {
    name: "EVENT_TRACE_PROFILE_COUNTER_INFORMATION",
    aliases: &["EVENT_TRACE_PROFILE_CONFIG_INFORMATION",],
    form: "V6_2",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(7), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(7), last: Release(29) },],
    releases: "6.2+",
    size: 24,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "The profile sources of a logger.",
    fields: &[
        Field { name: "EventTraceInformationClass", path: "EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "The information class; it selects this structure.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 4, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TraceHandle", path: "TraceHandle", offset: 8, size: 8, ty: "TRACEHANDLE", kind: Kind::Unsigned, values: None, doc: "It selects a logger: its low 16 bits are the logger's id, or 0xFFFF for the NT Kernel Logger.", units: "", unknown: false, children: &[] },
        Field { name: "ProfileSource", path: "ProfileSource", offset: 16, size: 4, ty: "ULONG", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 4 } }, values: Some(crate::common::KprofileSource::VALUES), doc: "The sources whose counters are wanted; declared with one element, they go on to the end of the buffer.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "ProfileSource", ty: "ULONG", content: Content::Value(Element { kind: ElementKind::Unsigned, size: 4 }), many: Many::Open, when: None, optional: false, by: None, values: Some(crate::common::KprofileSource::VALUES), doc: "The sources whose counters are wanted; declared with one element, they go on to the end of the buffer.", units: "", unknown: false },
    ],
};
