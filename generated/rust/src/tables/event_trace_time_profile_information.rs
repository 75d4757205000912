// Generated from spec/structs/EVENT_TRACE_TIME_PROFILE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V6_0: Layout = Layout {
    name: "EVENT_TRACE_TIME_PROFILE_INFORMATION",
    aliases: &[],
    form: "V6_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(4), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(4), last: Release(29) },],
    releases: "6.0+",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "The interval between samples of what executes.",
    fields: &[
        Field { name: "EventTraceInformationClass", path: "EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "The information class; it selects this structure.", units: "", unknown: false, children: &[] },
        Field { name: "ProfileInterval", path: "ProfileInterval", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The kernel's interval for profiling by time: output of a query, input of a request to set.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
