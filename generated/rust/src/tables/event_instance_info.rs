// Generated from spec/structs/EVENT_INSTANCE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "EVENT_INSTANCE_INFO",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "An instance of a class of events, for TraceEventInstance.",
    fields: &[
        Field { name: "RegHandle", path: "RegHandle", offset: 0, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "The class, by the handle that registering it gave.", units: "", unknown: false, children: &[] },
        Field { name: "InstanceId", path: "InstanceId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The instance, within its class.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "EVENT_INSTANCE_INFO",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "An instance of a class of events, for TraceEventInstance.",
    fields: &[
        Field { name: "RegHandle", path: "RegHandle", offset: 0, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "The class, by the handle that registering it gave.", units: "", unknown: false, children: &[] },
        Field { name: "InstanceId", path: "InstanceId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The instance, within its class.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 12, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
