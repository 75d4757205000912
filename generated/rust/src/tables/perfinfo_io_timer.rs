// Generated from spec/structs/PERFINFO_IO_TIMER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_IO_TIMER",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "The timer of a device object expired.",
    fields: &[
        Field { name: "DeviceObject", path: "DeviceObject", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "RoutineAddress", path: "RoutineAddress", offset: 4, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The routine that is called.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_IO_TIMER",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "The timer of a device object expired.",
    fields: &[
        Field { name: "DeviceObject", path: "DeviceObject", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "RoutineAddress", path: "RoutineAddress", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The routine that is called.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
