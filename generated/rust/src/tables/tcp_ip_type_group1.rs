// Generated from spec/structs/TcpIp_TypeGroup1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "TcpIp_TypeGroup1",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 28,
    fixed: 28,
    inserted: &[],
    total: None,
    summary: "A TCP event of IPv4: something was received, sent again or copied, or a connection ended or was made again.",
    fields: &[
        Field { name: "PID", path: "PID", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process.", units: "", unknown: false, children: &[] },
        Field { name: "size", path: "size", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "daddr", path: "daddr", offset: 8, size: 4, ty: "UCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, values: None, doc: "The remote address, in network order.", units: "", unknown: false, children: &[] },
        Field { name: "saddr", path: "saddr", offset: 12, size: 4, ty: "UCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, values: None, doc: "The local address, in network order.", units: "", unknown: false, children: &[] },
        Field { name: "dport", path: "dport", offset: 16, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The remote port, in network order.", units: "", unknown: false, children: &[] },
        Field { name: "sport", path: "sport", offset: 18, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The local port, in network order.", units: "", unknown: false, children: &[] },
        Field { name: "seqnum", path: "seqnum", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "connid", path: "connid", offset: 24, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "What tells this connection from others.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "TcpIp_TypeGroup1",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 32,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "A TCP event of IPv4: something was received, sent again or copied, or a connection ended or was made again.",
    fields: &[
        Field { name: "PID", path: "PID", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process.", units: "", unknown: false, children: &[] },
        Field { name: "size", path: "size", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "daddr", path: "daddr", offset: 8, size: 4, ty: "UCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, values: None, doc: "The remote address, in network order.", units: "", unknown: false, children: &[] },
        Field { name: "saddr", path: "saddr", offset: 12, size: 4, ty: "UCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, values: None, doc: "The local address, in network order.", units: "", unknown: false, children: &[] },
        Field { name: "dport", path: "dport", offset: 16, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The remote port, in network order.", units: "", unknown: false, children: &[] },
        Field { name: "sport", path: "sport", offset: 18, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The local port, in network order.", units: "", unknown: false, children: &[] },
        Field { name: "seqnum", path: "seqnum", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "connid", path: "connid", offset: 24, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "What tells this connection from others.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
