// Generated from spec/structs/EVENT_TRACE_SESSION_SECURITY_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V6_0: Layout = Layout {
    name: "EVENT_TRACE_SESSION_SECURITY_INFORMATION",
    aliases: &[],
    form: "V6_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(4), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(4), last: Release(29) },],
    releases: "6.0+",
    size: 24,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "The security descriptor of a session.",
    fields: &[
        Field { name: "EventTraceInformationClass", path: "EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "The information class; it selects this structure.", units: "", unknown: false, children: &[] },
        Field { name: "SecurityInformation", path: "SecurityInformation", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Perhaps which parts of the security descriptor are asked for.", units: "", unknown: true, children: &[] },
        Field { name: "TraceHandle", path: "TraceHandle", offset: 8, size: 8, ty: "TRACEHANDLE", kind: Kind::Unsigned, values: None, doc: "It selects a logger.", units: "", unknown: false, children: &[] },
        Field { name: "SecurityDescriptor", path: "SecurityDescriptor", offset: 16, size: 1, ty: "UCHAR", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 1 } }, values: None, doc: "The security descriptor; it goes on to the end of the buffer.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "SecurityDescriptor", ty: "UCHAR", content: Content::Value(Element { kind: ElementKind::Unsigned, size: 1 }), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "The security descriptor; it goes on to the end of the buffer.", units: "", unknown: false },
    ],
};
