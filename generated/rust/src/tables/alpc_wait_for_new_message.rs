// Generated from spec/structs/ALPC_Wait_For_New_Message.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ALPC_Wait_For_New_Message",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "A port waits for a message.",
    fields: &[
        Field { name: "IsServerPort", path: "IsServerPort", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Whether the port is that of a server.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "PortName", ty: "CHAR", content: Content::Text { unit: 1 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The name of the port.", units: "", unknown: false },
    ],
};
