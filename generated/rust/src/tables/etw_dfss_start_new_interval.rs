// Generated from spec/structs/ETW_DFSS_START_NEW_INTERVAL.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_DFSS_START_NEW_INTERVAL",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 48,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "A new interval of dynamic fair-share scheduling (DFSS) begins.",
    fields: &[
        Field { name: "CurrentGeneration", path: "CurrentGeneration", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The number of the interval.", units: "", unknown: false, children: &[] },
        Field { name: "SessionCount", path: "SessionCount", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many elements SessionQuota has.", units: "", unknown: false, children: &[] },
        Field { name: "TotalCycleCredit", path: "TotalCycleCredit", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "cycles of the processor", unknown: false, children: &[] },
        Field { name: "TotalCyclesAccumulated", path: "TotalCyclesAccumulated", offset: 16, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "cycles of the processor", unknown: false, children: &[] },
        Field { name: "SessionQuota", path: "SessionQuota", offset: 24, size: 24, ty: "ETW_PER_SESSION_QUOTA", kind: Kind::Counted { element: Element { kind: ElementKind::Struct, size: 24 }, count_field: "SessionCount", mask: 18446744073709551615, shift: 0 }, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "SessionId", path: "SessionQuota.SessionId", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "CpuShareWeight", path: "SessionQuota.CpuShareWeight", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The weight of the session's share.", units: "", unknown: false, children: &[] },
            Field { name: "CapturedWeightData", path: "SessionQuota.CapturedWeightData", offset: 32, size: 8, ty: "LONGLONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "CyclesAccumulated", path: "SessionQuota.CyclesAccumulated", offset: 40, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "What the session used.", units: "cycles of the processor", unknown: false, children: &[] },
        ] },
    ],
    tail: &[
        Part { name: "SessionQuota", ty: "ETW_PER_SESSION_QUOTA", content: Content::Layout(&crate::tables::etw_per_session_quota::V5_0), many: Many::Counted(Says { field: "SessionCount", place: Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }), when: None, optional: false, by: None, values: None, doc: "", units: "", unknown: false },
    ],
};
