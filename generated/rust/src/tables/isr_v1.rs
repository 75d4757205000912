// Generated from spec/structs/ISR_V1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "ISR_V1",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "An interrupt was served.",
    fields: &[
        Field { name: "InitialTime", path: "InitialTime", offset: 0, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "When the routine began; the event's own time is its end.", units: "", unknown: false, children: &[] },
        Field { name: "Routine", path: "Routine", offset: 8, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The interrupt service routine.", units: "", unknown: false, children: &[] },
        Field { name: "ReturnValue", path: "ReturnValue", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Whether the routine claimed the interrupt.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "ISR_V1",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 20,
    fixed: 20,
    inserted: &[],
    total: None,
    summary: "An interrupt was served.",
    fields: &[
        Field { name: "InitialTime", path: "InitialTime", offset: 0, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "When the routine began; the event's own time is its end.", units: "", unknown: false, children: &[] },
        Field { name: "Routine", path: "Routine", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The interrupt service routine.", units: "", unknown: false, children: &[] },
        Field { name: "ReturnValue", path: "ReturnValue", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Whether the routine claimed the interrupt.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
