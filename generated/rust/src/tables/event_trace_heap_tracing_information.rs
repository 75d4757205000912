// Generated from spec/structs/EVENT_TRACE_HEAP_TRACING_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V6_1: Layout = Layout {
    name: "EVENT_TRACE_HEAP_TRACING_INFORMATION",
    aliases: &[],
    form: "V6_1",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(6), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(6), last: Release(29) },],
    releases: "6.1+",
    size: 8,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "The processes of a request about the tracing of heaps.",
    fields: &[
        Field { name: "EventTraceInformationClass", path: "EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "The information class; it selects this structure.", units: "", unknown: false, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 4 } }, values: None, doc: "The processes.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "ProcessId", ty: "ULONG", content: Content::Value(Element { kind: ElementKind::Unsigned, size: 4 }), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "The processes.", units: "", unknown: false },
    ],
};
