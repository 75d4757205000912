// Generated from spec/structs/WMI_TRACE_PACKET.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "WMI_TRACE_PACKET",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "The size and the kind of a system event.",
    fields: &[
        Field { name: "Size", path: "Size", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the whole event: the header and all data that follow it.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 2, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "What kind of event it is, which settles what the data mean.", units: "", unknown: false, children: &[
            Field { name: "HookId", path: "HookId", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::headers::HookId::VALUES), doc: "The identifier of a system event.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 2, size: 2, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Type", path: "Type", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The low byte of the hook id; consumers see it as the opcode.", units: "", unknown: false, children: &[] },
                Field { name: "Group", path: "Group", offset: 3, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The high byte of the hook id; consumers see it as the GUID of a provider.", units: "", unknown: false, children: &[] },
            ] },
        ] },
    ],
    tail: &[],
};
