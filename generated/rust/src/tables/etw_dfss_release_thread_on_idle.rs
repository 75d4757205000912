// Generated from spec/structs/ETW_DFSS_RELEASE_THREAD_ON_IDLE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_DFSS_RELEASE_THREAD_ON_IDLE",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "A processor without work got a thread that dynamic fair-share scheduling (DFSS) held back.",
    fields: &[
        Field { name: "CurrentGeneration", path: "CurrentGeneration", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The number of the interval.", units: "", unknown: false, children: &[] },
        Field { name: "SessionSelectedToRun", path: "SessionSelectedToRun", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The session whose thread it is.", units: "", unknown: false, children: &[] },
        Field { name: "CycleBaseAllowance", path: "CycleBaseAllowance", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "cycles of the processor", unknown: false, children: &[] },
        Field { name: "CyclesRemaining", path: "CyclesRemaining", offset: 16, size: 8, ty: "LONG64", kind: Kind::Signed, values: None, doc: "", units: "cycles of the processor", unknown: false, children: &[] },
    ],
    tail: &[],
};
