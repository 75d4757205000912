// Generated from spec/structs/WorkerThread.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "WorkerThread",
    aliases: &["WorkerThread_V1",],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "A system worker thread has done a piece of work.",
    fields: &[
        Field { name: "TThreadId", path: "TThreadId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread.", units: "", unknown: false, children: &[] },
        Field { name: "StartTime", path: "StartTime", offset: 4, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "When it began on the work.", units: "", unknown: false, children: &[] },
        Field { name: "ThreadRoutine", path: "ThreadRoutine", offset: 12, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The routine that does the work.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "WorkerThread",
    aliases: &["WorkerThread_V1",],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 20,
    fixed: 20,
    inserted: &[],
    total: None,
    summary: "A system worker thread has done a piece of work.",
    fields: &[
        Field { name: "TThreadId", path: "TThreadId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread.", units: "", unknown: false, children: &[] },
        Field { name: "StartTime", path: "StartTime", offset: 4, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "When it began on the work.", units: "", unknown: false, children: &[] },
        Field { name: "ThreadRoutine", path: "ThreadRoutine", offset: 12, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The routine that does the work.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
