// Generated from spec/structs/LIST_ENTRY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "LIST_ENTRY",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "A link of a doubly linked list in memory.",
    fields: &[
        Field { name: "Flink", path: "Flink", offset: 0, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
        Field { name: "Blink", path: "Blink", offset: 4, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The link before.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "LIST_ENTRY",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "A link of a doubly linked list in memory.",
    fields: &[
        Field { name: "Flink", path: "Flink", offset: 0, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
        Field { name: "Blink", path: "Blink", offset: 8, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The link before.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
