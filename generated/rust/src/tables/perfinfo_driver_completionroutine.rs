// Generated from spec/structs/PERFINFO_DRIVER_COMPLETIONROUTINE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_DRIVER_COMPLETIONROUTINE",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "A driver's completion routine is called.",
    fields: &[
        Field { name: "Routine", path: "Routine", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The completion routine.", units: "", unknown: false, children: &[] },
        Field { name: "IrpPtr", path: "IrpPtr", offset: 4, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The I/O request packet.", units: "", unknown: false, children: &[] },
        Field { name: "UniqMatchId", path: "UniqMatchId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Finds the other events of the request.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_DRIVER_COMPLETIONROUTINE",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 20,
    fixed: 20,
    inserted: &[],
    total: None,
    summary: "A driver's completion routine is called.",
    fields: &[
        Field { name: "Routine", path: "Routine", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The completion routine.", units: "", unknown: false, children: &[] },
        Field { name: "IrpPtr", path: "IrpPtr", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The I/O request packet.", units: "", unknown: false, children: &[] },
        Field { name: "UniqMatchId", path: "UniqMatchId", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Finds the other events of the request.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
