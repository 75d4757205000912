// Generated from spec/structs/ETW_PER_SESSION_QUOTA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_PER_SESSION_QUOTA",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "What one terminal session has of the processors, by dynamic fair-share scheduling (DFSS).",
    fields: &[
        Field { name: "SessionId", path: "SessionId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "CpuShareWeight", path: "CpuShareWeight", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The weight of the session's share.", units: "", unknown: false, children: &[] },
        Field { name: "CapturedWeightData", path: "CapturedWeightData", offset: 8, size: 8, ty: "LONGLONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "CyclesAccumulated", path: "CyclesAccumulated", offset: 16, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "What the session used.", units: "cycles of the processor", unknown: false, children: &[] },
    ],
    tail: &[],
};
