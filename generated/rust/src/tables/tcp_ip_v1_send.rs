// Generated from spec/structs/TcpIp_V1_Send.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "TcpIp_V1_Send",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 36,
    fixed: 36,
    inserted: &[],
    total: None,
    summary: "Something was sent over TCP.",
    fields: &[
        Field { name: "PID", path: "PID", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process.", units: "", unknown: false, children: &[] },
        Field { name: "size", path: "size", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "daddr", path: "daddr", offset: 8, size: 4, ty: "UCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, values: None, doc: "The remote address, in network order.", units: "", unknown: false, children: &[] },
        Field { name: "saddr", path: "saddr", offset: 12, size: 4, ty: "UCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, values: None, doc: "The local address, in network order.", units: "", unknown: false, children: &[] },
        Field { name: "dport", path: "dport", offset: 16, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The remote port, in network order.", units: "", unknown: false, children: &[] },
        Field { name: "sport", path: "sport", offset: 18, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The local port, in network order.", units: "", unknown: false, children: &[] },
        Field { name: "startime", path: "startime", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "When the request to send began.", units: "", unknown: false, children: &[] },
        Field { name: "endtime", path: "endtime", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "When it ended.", units: "", unknown: false, children: &[] },
        Field { name: "connid", path: "connid", offset: 28, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "What tells this connection from others.", units: "", unknown: false, children: &[] },
        Field { name: "seqnum", path: "seqnum", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "TcpIp_V1_Send",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 40,
    fixed: 40,
    inserted: &[],
    total: None,
    summary: "Something was sent over TCP.",
    fields: &[
        Field { name: "PID", path: "PID", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process.", units: "", unknown: false, children: &[] },
        Field { name: "size", path: "size", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "daddr", path: "daddr", offset: 8, size: 4, ty: "UCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, values: None, doc: "The remote address, in network order.", units: "", unknown: false, children: &[] },
        Field { name: "saddr", path: "saddr", offset: 12, size: 4, ty: "UCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, values: None, doc: "The local address, in network order.", units: "", unknown: false, children: &[] },
        Field { name: "dport", path: "dport", offset: 16, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The remote port, in network order.", units: "", unknown: false, children: &[] },
        Field { name: "sport", path: "sport", offset: 18, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The local port, in network order.", units: "", unknown: false, children: &[] },
        Field { name: "startime", path: "startime", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "When the request to send began.", units: "", unknown: false, children: &[] },
        Field { name: "endtime", path: "endtime", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "When it ended.", units: "", unknown: false, children: &[] },
        Field { name: "connid", path: "connid", offset: 28, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "What tells this connection from others.", units: "", unknown: false, children: &[] },
        Field { name: "seqnum", path: "seqnum", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
