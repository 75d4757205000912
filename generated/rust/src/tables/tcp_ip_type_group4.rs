// Generated from spec/structs/TcpIp_TypeGroup4.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "TcpIp_TypeGroup4",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 68,
    fixed: 68,
    inserted: &[],
    total: None,
    summary: "A TCP connection of IPv6 was made or accepted.",
    fields: &[
        Field { name: "PID", path: "PID", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process.", units: "", unknown: false, children: &[] },
        Field { name: "size", path: "size", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "daddr", path: "daddr", offset: 8, size: 16, ty: "UCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 1 }, count: 16 }, values: None, doc: "The remote address, in network order.", units: "", unknown: false, children: &[] },
        Field { name: "saddr", path: "saddr", offset: 24, size: 16, ty: "UCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 1 }, count: 16 }, values: None, doc: "The local address, in network order.", units: "", unknown: false, children: &[] },
        Field { name: "dport", path: "dport", offset: 40, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The remote port, in network order.", units: "", unknown: false, children: &[] },
        Field { name: "sport", path: "sport", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The local port, in network order.", units: "", unknown: false, children: &[] },
        Field { name: "mss", path: "mss", offset: 44, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The greatest segment that is sent.", units: "bytes", unknown: false, children: &[] },
        Field { name: "sackopt", path: "sackopt", offset: 46, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Whether selective acknowledgement is on.", units: "", unknown: false, children: &[] },
        Field { name: "tsopt", path: "tsopt", offset: 48, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Whether time stamps are on.", units: "", unknown: false, children: &[] },
        Field { name: "wsopt", path: "wsopt", offset: 50, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Whether the window is scaled.", units: "", unknown: false, children: &[] },
        Field { name: "rcvwin", path: "rcvwin", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The window for receiving.", units: "bytes", unknown: false, children: &[] },
        Field { name: "rcvwinscale", path: "rcvwinscale", offset: 56, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "By how many bits the window for receiving is scaled.", units: "", unknown: false, children: &[] },
        Field { name: "sndwinscale", path: "sndwinscale", offset: 58, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "By how many bits the window for sending is scaled.", units: "", unknown: false, children: &[] },
        Field { name: "seqnum", path: "seqnum", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "connid", path: "connid", offset: 64, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "What tells this connection from others.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "TcpIp_TypeGroup4",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "A TCP connection of IPv6 was made or accepted.",
    fields: &[
        Field { name: "PID", path: "PID", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process.", units: "", unknown: false, children: &[] },
        Field { name: "size", path: "size", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "daddr", path: "daddr", offset: 8, size: 16, ty: "UCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 1 }, count: 16 }, values: None, doc: "The remote address, in network order.", units: "", unknown: false, children: &[] },
        Field { name: "saddr", path: "saddr", offset: 24, size: 16, ty: "UCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 1 }, count: 16 }, values: None, doc: "The local address, in network order.", units: "", unknown: false, children: &[] },
        Field { name: "dport", path: "dport", offset: 40, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The remote port, in network order.", units: "", unknown: false, children: &[] },
        Field { name: "sport", path: "sport", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The local port, in network order.", units: "", unknown: false, children: &[] },
        Field { name: "mss", path: "mss", offset: 44, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The greatest segment that is sent.", units: "bytes", unknown: false, children: &[] },
        Field { name: "sackopt", path: "sackopt", offset: 46, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Whether selective acknowledgement is on.", units: "", unknown: false, children: &[] },
        Field { name: "tsopt", path: "tsopt", offset: 48, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Whether time stamps are on.", units: "", unknown: false, children: &[] },
        Field { name: "wsopt", path: "wsopt", offset: 50, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Whether the window is scaled.", units: "", unknown: false, children: &[] },
        Field { name: "rcvwin", path: "rcvwin", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The window for receiving.", units: "bytes", unknown: false, children: &[] },
        Field { name: "rcvwinscale", path: "rcvwinscale", offset: 56, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "By how many bits the window for receiving is scaled.", units: "", unknown: false, children: &[] },
        Field { name: "sndwinscale", path: "sndwinscale", offset: 58, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "By how many bits the window for sending is scaled.", units: "", unknown: false, children: &[] },
        Field { name: "seqnum", path: "seqnum", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "connid", path: "connid", offset: 64, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "What tells this connection from others.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
