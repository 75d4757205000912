// Generated from spec/structs/WMI_QUEUE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "WMI_QUEUE",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 12,
    fixed: 9,
    inserted: &[],
    total: None,
    summary: "A thread waits for an item of a kernel queue.",
    fields: &[
        Field { name: "Queue", path: "Queue", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Action", path: "Action", offset: 8, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::payloads::sync::WmiQueueAction::VALUES), doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "WMI_QUEUE",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 16,
    fixed: 13,
    inserted: &[],
    total: None,
    summary: "A thread waits for an item of a kernel queue.",
    fields: &[
        Field { name: "Queue", path: "Queue", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Action", path: "Action", offset: 12, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::payloads::sync::WmiQueueAction::VALUES), doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
