// Generated from spec/structs/PERFINFO_PPM_PERF_STATE_CHANGE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "PERFINFO_PPM_PERF_STATE_CHANGE",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "Processors changed their performance state.",
    fields: &[
        Field { name: "Type", path: "Type", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::payloads::power::PerfinfoPpmPerfStateType::VALUES), doc: "What kind of performance state it is.", units: "", unknown: false, children: &[] },
        Field { name: "NewState", path: "NewState", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "OldState", path: "OldState", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Result", path: "Result", offset: 12, size: 4, ty: "NTSTATUS", kind: Kind::Unsigned, values: Some(crate::common::Ntstatus::VALUES), doc: "What the change returned.", units: "", unknown: false, children: &[] },
        Field { name: "Processors", path: "Processors", offset: 16, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "A bit for each processor.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
