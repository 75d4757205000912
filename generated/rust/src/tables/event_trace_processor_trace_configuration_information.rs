// Generated from spec/structs/EVENT_TRACE_PROCESSOR_TRACE_CONFIGURATION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V1803X86: Layout = Layout {
    name: "EVENT_TRACE_PROCESSOR_TRACE_CONFIGURATION_INFORMATION",
    aliases: &[],
    form: "V1803X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(15), last: Release(29) },],
    releases: "1803+ with 32 bit pointers",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "How the processor's own trace is configured for a session.",
    fields: &[
        Field { name: "EventTraceInformationClass", path: "EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "The information class; it selects this structure.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 4, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TraceHandle", path: "TraceHandle", offset: 8, size: 8, ty: "TRACEHANDLE", kind: Kind::Unsigned, values: None, doc: "It selects a logger.", units: "", unknown: false, children: &[] },
        Field { name: "Callback", path: "Callback", offset: 16, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "A callback in kernel mode, which is given to the extension that does the tracing.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 20, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V1803X64: Layout = Layout {
    name: "EVENT_TRACE_PROCESSOR_TRACE_CONFIGURATION_INFORMATION",
    aliases: &[],
    form: "V1803X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(15), last: Release(29) },],
    releases: "1803+ with 64 bit pointers",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "How the processor's own trace is configured for a session.",
    fields: &[
        Field { name: "EventTraceInformationClass", path: "EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "The information class; it selects this structure.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 4, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TraceHandle", path: "TraceHandle", offset: 8, size: 8, ty: "TRACEHANDLE", kind: Kind::Unsigned, values: None, doc: "It selects a logger.", units: "", unknown: false, children: &[] },
        Field { name: "Callback", path: "Callback", offset: 16, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "A callback in kernel mode, which is given to the extension that does the tracing.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
