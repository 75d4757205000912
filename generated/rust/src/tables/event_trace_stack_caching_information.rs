// Generated from spec/structs/EVENT_TRACE_STACK_CACHING_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V6_2: Layout = Layout {
    name: "EVENT_TRACE_STACK_CACHING_INFORMATION",
    aliases: &[],
    form: "V6_2",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(7), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(7), last: Release(29) },],
    releases: "6.2+",
    size: 32,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "Whether and how a session keeps call stacks in a cache.",
    fields: &[
        Field { name: "EventTraceInformationClass", path: "EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "The information class; it selects this structure.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 4, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TraceHandle", path: "TraceHandle", offset: 8, size: 8, ty: "TRACEHANDLE", kind: Kind::Unsigned, values: None, doc: "It selects a logger.", units: "", unknown: false, children: &[] },
        Field { name: "Enabled", path: "Enabled", offset: 16, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether the cache is in use.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 17, size: 3, ty: "UCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 1 }, count: 3 }, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "CacheSize", path: "CacheSize", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of the cache.", units: "", unknown: false, children: &[] },
        Field { name: "BucketCount", path: "BucketCount", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buckets the cache has.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 28, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
