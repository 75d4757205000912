// Generated from spec/structs/ETW_RECEIVE_REPLY_DATA_BLOCK_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_RECEIVE_REPLY_DATA_BLOCK_INFORMATION",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Who waits for a reply to a notification.",
    fields: &[
        Field { name: "ReplyHandle", path: "ReplyHandle", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The handle that sending the notification gave.", units: "", unknown: false, children: &[] },
        Field { name: "Timeout", path: "Timeout", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How long to wait.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
