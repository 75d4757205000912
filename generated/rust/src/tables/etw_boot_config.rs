// Generated from spec/structs/ETW_BOOT_CONFIG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "ETW_BOOT_CONFIG",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "The sessions that start when the system boots.",
    fields: &[
        Field { name: "MaxLoggers", path: "MaxLoggers", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "BootLoggersList", path: "BootLoggersList", offset: 8, size: 8, ty: "LIST_ENTRY", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "Flink", path: "BootLoggersList.Flink", offset: 8, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
            Field { name: "Blink", path: "BootLoggersList.Blink", offset: 12, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The link before.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "ETW_BOOT_CONFIG",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "The sessions that start when the system boots.",
    fields: &[
        Field { name: "MaxLoggers", path: "MaxLoggers", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "BootLoggersList", path: "BootLoggersList", offset: 8, size: 16, ty: "LIST_ENTRY", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "Flink", path: "BootLoggersList.Flink", offset: 8, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
            Field { name: "Blink", path: "BootLoggersList.Blink", offset: 16, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The link before.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
