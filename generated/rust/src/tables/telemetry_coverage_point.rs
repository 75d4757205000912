// Generated from spec/structs/TELEMETRY_COVERAGE_POINT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "TELEMETRY_COVERAGE_POINT",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "A point in code of which telemetry is to know whether it was reached.",
    fields: &[
        Field { name: "Name", path: "Name", offset: 0, size: 4, ty: "CHAR *", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Hash", path: "Hash", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Of the name.", units: "", unknown: false, children: &[] },
        Field { name: "LastCoveredRound", path: "LastCoveredRound", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "TELEMETRY_COVERAGE_POINT",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "A point in code of which telemetry is to know whether it was reached.",
    fields: &[
        Field { name: "Name", path: "Name", offset: 0, size: 8, ty: "CHAR *", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Hash", path: "Hash", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Of the name.", units: "", unknown: false, children: &[] },
        Field { name: "LastCoveredRound", path: "LastCoveredRound", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "", path: "", offset: 20, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
