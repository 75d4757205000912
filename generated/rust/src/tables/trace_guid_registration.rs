// Generated from spec/structs/TRACE_GUID_REGISTRATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "TRACE_GUID_REGISTRATION",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "A class of events, and the handle that registering it gave.",
    fields: &[
        Field { name: "Guid", path: "Guid", offset: 0, size: 4, ty: "GUID *", kind: Kind::Address, values: None, doc: "The class.", units: "", unknown: false, children: &[] },
        Field { name: "RegHandle", path: "RegHandle", offset: 4, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "The handle: EVENT_INSTANCE_HEADER has it in 64 bits.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "TRACE_GUID_REGISTRATION",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "A class of events, and the handle that registering it gave.",
    fields: &[
        Field { name: "Guid", path: "Guid", offset: 0, size: 8, ty: "GUID *", kind: Kind::Address, values: None, doc: "The class.", units: "", unknown: false, children: &[] },
        Field { name: "RegHandle", path: "RegHandle", offset: 8, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "The handle: EVENT_INSTANCE_HEADER has it in 64 bits.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
