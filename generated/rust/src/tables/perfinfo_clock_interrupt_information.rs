// Generated from spec/structs/PERFINFO_CLOCK_INTERRUPT_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "PERFINFO_CLOCK_INTERRUPT_INFORMATION",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 16,
    fixed: 10,
    inserted: &[],
    total: None,
    summary: "A clock interrupt.",
    fields: &[
        Field { name: "InterruptTime", path: "InterruptTime", offset: 0, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "100 ns", unknown: false, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 8, size: 2, ty: "SHORT", kind: Kind::Signed, values: Some(crate::payloads::profile::PerfinfoClockInterruptFlag::VALUES), doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
