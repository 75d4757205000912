// Generated from spec/structs/TcpIp_Fail.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "TcpIp_Fail",
    aliases: &["UdpIp_Fail",],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "A connection or a send failed.",
    fields: &[
        Field { name: "Proto", path: "Proto", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The protocol.", units: "", unknown: false, children: &[] },
        Field { name: "FailureCode", path: "FailureCode", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "1 too few resources, 2 too many addresses, 3 the address exists, 4 the address is invalid, 5 another reason, 6 the address exists and waits for its time to pass.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
