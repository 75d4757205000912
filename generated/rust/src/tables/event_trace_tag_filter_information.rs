// Generated from spec/structs/EVENT_TRACE_TAG_FILTER_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V6_1: Layout = Layout {
    name: "EVENT_TRACE_TAG_FILTER_INFORMATION",
    aliases: &["EVENT_TRACE_POOLTAG_FILTER_INFORMATION","EVENT_TRACE_OBJECT_TYPE_FILTER_INFORMATION",],
    form: "V6_1",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(6), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(6), last: Release(29) },],
    releases: "6.1+",
    size: 24,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "The tags by which events of the pool or of objects are filtered.",
    fields: &[
        Field { name: "EventTraceInformationClass", path: "EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "The information class; it selects this structure.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 4, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TraceHandle", path: "TraceHandle", offset: 8, size: 8, ty: "TRACEHANDLE", kind: Kind::Unsigned, values: None, doc: "It selects a logger.", units: "", unknown: false, children: &[] },
        Field { name: "Filter", path: "Filter", offset: 16, size: 4, ty: "ULONG", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 4 } }, values: None, doc: "The tags; both classes accept four at most.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Filter", ty: "ULONG", content: Content::Value(Element { kind: ElementKind::Unsigned, size: 4 }), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "The tags; both classes accept four at most.", units: "", unknown: false },
    ],
};
