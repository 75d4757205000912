// Generated from spec/structs/EVENT_TRACE_SOFT_RESTART_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V1607: Layout = Layout {
    name: "EVENT_TRACE_SOFT_RESTART_INFORMATION",
    aliases: &[],
    form: "V1607",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(12), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(12), last: Release(29) },],
    releases: "1607+",
    size: 24,
    fixed: 18,
    inserted: &[],
    total: None,
    summary: "What becomes of a session's buffers in a soft restart.",
    fields: &[
        Field { name: "EventTraceInformationClass", path: "EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "The information class; it selects this structure.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 4, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TraceHandle", path: "TraceHandle", offset: 8, size: 8, ty: "TRACEHANDLE", kind: Kind::Unsigned, values: None, doc: "It selects a logger.", units: "", unknown: false, children: &[] },
        Field { name: "PersistTraceBuffers", path: "PersistTraceBuffers", offset: 16, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether the buffers are kept.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 17, size: 1, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "FileName", path: "FileName", offset: 18, size: 2, ty: "WCHAR", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 2 } }, values: None, doc: "The name of a file; it goes on to the end of the buffer.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "FileName", ty: "WCHAR", content: Content::Value(Element { kind: ElementKind::Unsigned, size: 2 }), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "The name of a file; it goes on to the end of the buffer.", units: "", unknown: false },
    ],
};
