// Generated from spec/structs/Thread_V0_TypeGroup1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "Thread_V0_TypeGroup1",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "A thread began, ended, or exists.",
    fields: &[
        Field { name: "TThreadId", path: "TThreadId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread.", units: "", unknown: false, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process of the thread.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
