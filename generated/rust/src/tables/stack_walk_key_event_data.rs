// Generated from spec/structs/STACK_WALK_KEY_EVENT_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "STACK_WALK_KEY_EVENT_DATA",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 20,
    fixed: 20,
    inserted: &[],
    total: None,
    summary: "The stack of calls of an event, by a key for which another event has the addresses.",
    fields: &[
        Field { name: "TimeStamp", path: "TimeStamp", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The time stamp of the event whose stack it is.", units: "", unknown: false, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "StackKey", path: "StackKey", offset: 16, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "What stands for the stack in the events that have the addresses.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "STACK_WALK_KEY_EVENT_DATA",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "The stack of calls of an event, by a key for which another event has the addresses.",
    fields: &[
        Field { name: "TimeStamp", path: "TimeStamp", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The time stamp of the event whose stack it is.", units: "", unknown: false, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "StackKey", path: "StackKey", offset: 16, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "What stands for the stack in the events that have the addresses.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
