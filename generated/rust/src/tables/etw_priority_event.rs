// Generated from spec/structs/ETW_PRIORITY_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_PRIORITY_EVENT",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "A thread's priority was changed.",
    fields: &[
        Field { name: "ThreadId", path: "ThreadId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "OldPriority", path: "OldPriority", offset: 4, size: 1, ty: "SCHAR", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "NewPriority", path: "NewPriority", offset: 5, size: 1, ty: "SCHAR", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "DynamicPriority", path: "DynamicPriority", offset: 6, size: 1, ty: "SCHAR", kind: Kind::Signed, values: None, doc: "It holds only if the base priority was set.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 7, size: 1, ty: "SCHAR", kind: Kind::Signed, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
