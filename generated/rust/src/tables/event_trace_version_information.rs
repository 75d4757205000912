// Generated from spec/structs/EVENT_TRACE_VERSION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V6_0: Layout = Layout {
    name: "EVENT_TRACE_VERSION_INFORMATION",
    aliases: &[],
    form: "V6_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(4), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(4), last: Release(29) },],
    releases: "6.0+",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "The version of the kernel's events.",
    fields: &[
        Field { name: "EventTraceInformationClass", path: "EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "The information class; it selects this structure.", units: "", unknown: false, children: &[] },
        Field { name: "EventTraceKernelVersion", path: "EventTraceKernelVersion", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The number that goes up when a kernel event changes, from 13 in early 6.0 to 80 in 2004: see ETW_KERNEL_EVENT_VERSION.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
