// Generated from spec/structs/EVENT_TRACE_GROUPMASK_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V6_0: Layout = Layout {
    name: "EVENT_TRACE_GROUPMASK_INFORMATION",
    aliases: &[],
    form: "V6_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(4), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(4), last: Release(29) },],
    releases: "6.0+",
    size: 48,
    fixed: 48,
    inserted: &[],
    total: None,
    summary: "The events that are enabled for a logger.",
    fields: &[
        Field { name: "EventTraceInformationClass", path: "EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "The information class; it selects this structure.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 4, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TraceHandle", path: "TraceHandle", offset: 8, size: 8, ty: "TRACEHANDLE", kind: Kind::Unsigned, values: None, doc: "It selects a logger: its low 16 bits are the logger's id, or 0xFFFF for the NT Kernel Logger.", units: "", unknown: false, children: &[] },
        Field { name: "EventTraceGroupMasks", path: "EventTraceGroupMasks", offset: 16, size: 32, ty: "PERFINFO_GROUPMASK", kind: Kind::Struct, values: None, doc: "The mask, which may have been translated from or to what the kernel keeps for compatibility with EnableFlags; output of a query, input of a request to set.", units: "", unknown: false, children: &[
            Field { name: "Masks", path: "EventTraceGroupMasks.Masks", offset: 16, size: 32, ty: "ULONG", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 4 }, count: 8 }, values: None, doc: "One word for each group of events. The source's table has it from 5.2 on and symbol files show it from 6.0 on; that the first eight dwords of 5.1 are the same is supposed.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
