// Generated from spec/structs/TRACE_PERIODIC_CAPTURE_STATE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "TRACE_PERIODIC_CAPTURE_STATE_INFO",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "How often providers are asked to log their state, and how many providers.",
    fields: &[
        Field { name: "CaptureStateFrequencyInSeconds", path: "CaptureStateFrequencyInSeconds", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much time passes between two requests.", units: "s", unknown: false, children: &[] },
        Field { name: "ProviderCount", path: "ProviderCount", offset: 4, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "How many providers there are.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
