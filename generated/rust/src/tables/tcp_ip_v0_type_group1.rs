// Generated from spec/structs/TcpIp_V0_TypeGroup1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "TcpIp_V0_TypeGroup1",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 20,
    fixed: 20,
    inserted: &[],
    total: None,
    summary: "A TCP event: something was sent or received, or a connection was made, accepted or ended.",
    fields: &[
        Field { name: "daddr", path: "daddr", offset: 0, size: 4, ty: "UCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, values: None, doc: "The remote address, in network order.", units: "", unknown: false, children: &[] },
        Field { name: "saddr", path: "saddr", offset: 4, size: 4, ty: "UCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, values: None, doc: "The local address, in network order.", units: "", unknown: false, children: &[] },
        Field { name: "dport", path: "dport", offset: 8, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The remote port, in network order.", units: "", unknown: false, children: &[] },
        Field { name: "sport", path: "sport", offset: 10, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The local port, in network order.", units: "", unknown: false, children: &[] },
        Field { name: "size", path: "size", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "PID", path: "PID", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
