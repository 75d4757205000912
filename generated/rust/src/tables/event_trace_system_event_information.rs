// Generated from spec/structs/EVENT_TRACE_SYSTEM_EVENT_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V6_1: Layout = Layout {
    name: "EVENT_TRACE_SYSTEM_EVENT_INFORMATION",
    aliases: &["EVENT_TRACE_STACK_TRACING_INFORMATION","EVENT_TRACE_PEBS_TRACING_INFORMATION","EVENT_TRACE_PROFILE_EVENT_INFORMATION",],
    form: "V6_1",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(6), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(6), last: Release(29) },],
    releases: "6.1+",
    size: 24,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "The kernel events that a logger is to record with something added, such as the call stack.",
    fields: &[
        Field { name: "EventTraceInformationClass", path: "EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "The information class; it selects this structure.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 4, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TraceHandle", path: "TraceHandle", offset: 8, size: 8, ty: "TRACEHANDLE", kind: Kind::Unsigned, values: None, doc: "It selects a logger.", units: "", unknown: false, children: &[] },
        Field { name: "HookId", path: "HookId", offset: 16, size: 4, ty: "ULONG", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 4 } }, values: None, doc: "The hook ids of the events, each 16 bits wide, the group in the high byte and the type in the low; output of a query, input of a request to set.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "HookId", ty: "ULONG", content: Content::Value(Element { kind: ElementKind::Unsigned, size: 4 }), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "The hook ids of the events, each 16 bits wide, the group in the high byte and the type in the low; output of a query, input of a request to set.", units: "", unknown: false },
    ],
};
