// Generated from spec/structs/PERFINFO_DEBUG_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "PERFINFO_DEBUG_EVENT",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "A debug event was received, or the debugged process goes on.",
    fields: &[
        Field { name: "ProcessId", path: "ProcessId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Reason", path: "Reason", offset: 8, size: 4, ty: "PERFINFO_DEBUG_EVENT_REASON", kind: Kind::Unsigned, values: Some(crate::payloads::process::PerfinfoDebugEventReason::VALUES), doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
