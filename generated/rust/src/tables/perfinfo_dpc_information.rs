// Generated from spec/structs/PERFINFO_DPC_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_DPC_INFORMATION",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 16,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "A deferred procedure call was executed.",
    fields: &[
        Field { name: "InitialTime", path: "InitialTime", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "When it began, by the session's clock; the event's own time is when it ended.", units: "", unknown: false, children: &[] },
        Field { name: "DpcRoutine", path: "DpcRoutine", offset: 8, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The routine.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_DPC_INFORMATION",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "A deferred procedure call was executed.",
    fields: &[
        Field { name: "InitialTime", path: "InitialTime", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "When it began, by the session's clock; the event's own time is when it ended.", units: "", unknown: false, children: &[] },
        Field { name: "DpcRoutine", path: "DpcRoutine", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The routine.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
