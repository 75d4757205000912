// Generated from spec/structs/TPCBEnqueue.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "TPCBEnqueue",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 20,
    fixed: 20,
    inserted: &[],
    total: None,
    summary: "A callback was queued, or begins.",
    fields: &[
        Field { name: "PoolId", path: "PoolId", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The pool.", units: "", unknown: false, children: &[] },
        Field { name: "TaskId", path: "TaskId", offset: 4, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The task, by which its events are matched.", units: "", unknown: false, children: &[] },
        Field { name: "CallbackFunction", path: "CallbackFunction", offset: 8, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "CallbackContext", path: "CallbackContext", offset: 12, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "What the callback gets.", units: "", unknown: false, children: &[] },
        Field { name: "SubProcessTag", path: "SubProcessTag", offset: 16, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "Which service of the process it is for.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "TPCBEnqueue",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 40,
    fixed: 40,
    inserted: &[],
    total: None,
    summary: "A callback was queued, or begins.",
    fields: &[
        Field { name: "PoolId", path: "PoolId", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The pool.", units: "", unknown: false, children: &[] },
        Field { name: "TaskId", path: "TaskId", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The task, by which its events are matched.", units: "", unknown: false, children: &[] },
        Field { name: "CallbackFunction", path: "CallbackFunction", offset: 16, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "CallbackContext", path: "CallbackContext", offset: 24, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "What the callback gets.", units: "", unknown: false, children: &[] },
        Field { name: "SubProcessTag", path: "SubProcessTag", offset: 32, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "Which service of the process it is for.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
