// Generated from spec/structs/WMI_TRACE_MESSAGE_PACKET.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_1: Layout = Layout {
    name: "WMI_TRACE_MESSAGE_PACKET",
    aliases: &[],
    form: "V5_1",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(1), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(1), last: Release(29) },],
    releases: "5.1+",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "Which message it is, and what stands between its header and its arguments.",
    fields: &[
        Field { name: "MessageNumber", path: "MessageNumber", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The number of the message, within its GUID or component.", units: "", unknown: false, children: &[] },
        Field { name: "OptionFlags", path: "OptionFlags", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::headers::TraceMessageFlags::VALUES), doc: "What follows the header.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
