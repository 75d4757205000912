// Generated from spec/structs/TcpIp_TypeGroup4.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TCP connection of IPv6 established or accepted.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "TcpIp_TypeGroup4",
    aliases: &[],
    form: "TcpIpTypeGroup4Ptr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "releases unknown (32-bit)",
    size: 68,
    fixed: 68,
    inserted: &[],
    total: None,
    summary: "TCP connection of IPv6 established or accepted.",
    fields: &[
        Field { name: "PID", path: "PID", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Process ID.", units: "", unknown: false, children: &[] },
        Field { name: "size", path: "size", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "daddr", path: "daddr", offset: 8, size: 16, ty: "UCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 16 }, values: None, doc: "Remote address, in network byte order.", units: "", unknown: false, children: &[] },
        Field { name: "saddr", path: "saddr", offset: 24, size: 16, ty: "UCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 16 }, values: None, doc: "Local address, in network byte order.", units: "", unknown: false, children: &[] },
        Field { name: "dport", path: "dport", offset: 40, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Remote port, in network byte order.", units: "", unknown: false, children: &[] },
        Field { name: "sport", path: "sport", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Local port, in network byte order.", units: "", unknown: false, children: &[] },
        Field { name: "mss", path: "mss", offset: 44, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Maximum segment size.", units: "bytes", unknown: false, children: &[] },
        Field { name: "sackopt", path: "sackopt", offset: 46, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Whether selective acknowledgment is enabled.", units: "", unknown: false, children: &[] },
        Field { name: "tsopt", path: "tsopt", offset: 48, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Whether time stamps are enabled.", units: "", unknown: false, children: &[] },
        Field { name: "wsopt", path: "wsopt", offset: 50, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Whether window scaling is enabled.", units: "", unknown: false, children: &[] },
        Field { name: "rcvwin", path: "rcvwin", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Receive window.", units: "bytes", unknown: false, children: &[] },
        Field { name: "rcvwinscale", path: "rcvwinscale", offset: 56, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "Scale of the receive window, in bits.", units: "", unknown: false, children: &[] },
        Field { name: "sndwinscale", path: "sndwinscale", offset: 58, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "Scale of the send window, in bits.", units: "", unknown: false, children: &[] },
        Field { name: "seqnum", path: "seqnum", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "connid", path: "connid", offset: 64, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "Connection ID.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "TcpIp_TypeGroup4",
    aliases: &[],
    form: "TcpIpTypeGroup4Ptr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown (64-bit)",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "TCP connection of IPv6 established or accepted.",
    fields: &[
        Field { name: "PID", path: "PID", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Process ID.", units: "", unknown: false, children: &[] },
        Field { name: "size", path: "size", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "daddr", path: "daddr", offset: 8, size: 16, ty: "UCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 16 }, values: None, doc: "Remote address, in network byte order.", units: "", unknown: false, children: &[] },
        Field { name: "saddr", path: "saddr", offset: 24, size: 16, ty: "UCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 16 }, values: None, doc: "Local address, in network byte order.", units: "", unknown: false, children: &[] },
        Field { name: "dport", path: "dport", offset: 40, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Remote port, in network byte order.", units: "", unknown: false, children: &[] },
        Field { name: "sport", path: "sport", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Local port, in network byte order.", units: "", unknown: false, children: &[] },
        Field { name: "mss", path: "mss", offset: 44, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Maximum segment size.", units: "bytes", unknown: false, children: &[] },
        Field { name: "sackopt", path: "sackopt", offset: 46, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Whether selective acknowledgment is enabled.", units: "", unknown: false, children: &[] },
        Field { name: "tsopt", path: "tsopt", offset: 48, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Whether time stamps are enabled.", units: "", unknown: false, children: &[] },
        Field { name: "wsopt", path: "wsopt", offset: 50, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Whether window scaling is enabled.", units: "", unknown: false, children: &[] },
        Field { name: "rcvwin", path: "rcvwin", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Receive window.", units: "bytes", unknown: false, children: &[] },
        Field { name: "rcvwinscale", path: "rcvwinscale", offset: 56, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "Scale of the receive window, in bits.", units: "", unknown: false, children: &[] },
        Field { name: "sndwinscale", path: "sndwinscale", offset: 58, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "Scale of the send window, in bits.", units: "", unknown: false, children: &[] },
        Field { name: "seqnum", path: "seqnum", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "connid", path: "connid", offset: 64, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "Connection ID.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// TCP connection of IPv6 established or accepted.
    ///
    /// In C: `TcpIp_TypeGroup4`, 0x44 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "TcpIp_TypeGroup4")]
    owned TcpIpTypeGroup4Ptr32 / TcpIpTypeGroup4Ptr32View: lone [68] "TcpIp_TypeGroup4" Table::form(&LAYOUT_0);
    fields {
        /// Process ID. `ULONG PID` at 0x00.
        pid set_pid: u32 = 0;
        /// `ULONG size` at 0x04. Unit: bytes.
        size set_size: u32 = 4;
        /// Remote address, in network byte order. `UCHAR daddr` at 0x08.
        daddr set_daddr: [u8; 16] = 8;
        /// Local address, in network byte order. `UCHAR saddr` at 0x18.
        saddr set_saddr: [u8; 16] = 24;
        /// Remote port, in network byte order. `USHORT dport` at 0x28.
        dport set_dport: u16 = 40;
        /// Local port, in network byte order. `USHORT sport` at 0x2A.
        sport set_sport: u16 = 42;
        /// Maximum segment size. `USHORT mss` at 0x2C. Unit: bytes.
        mss set_mss: u16 = 44;
        /// Whether selective acknowledgment is enabled. `USHORT sackopt` at 0x2E.
        sackopt set_sackopt: u16 = 46;
        /// Whether time stamps are enabled. `USHORT tsopt` at 0x30.
        tsopt set_tsopt: u16 = 48;
        /// Whether window scaling is enabled. `USHORT wsopt` at 0x32.
        wsopt set_wsopt: u16 = 50;
        /// Receive window. `ULONG rcvwin` at 0x34. Unit: bytes.
        rcvwin set_rcvwin: u32 = 52;
        /// Scale of the receive window, in bits. `SHORT rcvwinscale` at 0x38.
        rcvwinscale set_rcvwinscale: i16 = 56;
        /// Scale of the send window, in bits. `SHORT sndwinscale` at 0x3A.
        sndwinscale set_sndwinscale: i16 = 58;
        /// Purpose unknown. `ULONG seqnum` at 0x3C.
        seqnum set_seqnum: u32 = 60;
        /// Connection ID. `ULONG_PTR connid` at 0x40.
        connid set_connid: u32 = 64;
    }
    bits {
    }
}

impl TcpIpTypeGroup4Ptr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// TCP connection of IPv6 established or accepted.
    ///
    /// In C: `TcpIp_TypeGroup4`, 0x48 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "TcpIp_TypeGroup4")]
    owned TcpIpTypeGroup4Ptr64 / TcpIpTypeGroup4Ptr64View: lone [72] "TcpIp_TypeGroup4" Table::form(&LAYOUT_1);
    fields {
        /// Process ID. `ULONG PID` at 0x00.
        pid set_pid: u32 = 0;
        /// `ULONG size` at 0x04. Unit: bytes.
        size set_size: u32 = 4;
        /// Remote address, in network byte order. `UCHAR daddr` at 0x08.
        daddr set_daddr: [u8; 16] = 8;
        /// Local address, in network byte order. `UCHAR saddr` at 0x18.
        saddr set_saddr: [u8; 16] = 24;
        /// Remote port, in network byte order. `USHORT dport` at 0x28.
        dport set_dport: u16 = 40;
        /// Local port, in network byte order. `USHORT sport` at 0x2A.
        sport set_sport: u16 = 42;
        /// Maximum segment size. `USHORT mss` at 0x2C. Unit: bytes.
        mss set_mss: u16 = 44;
        /// Whether selective acknowledgment is enabled. `USHORT sackopt` at 0x2E.
        sackopt set_sackopt: u16 = 46;
        /// Whether time stamps are enabled. `USHORT tsopt` at 0x30.
        tsopt set_tsopt: u16 = 48;
        /// Whether window scaling is enabled. `USHORT wsopt` at 0x32.
        wsopt set_wsopt: u16 = 50;
        /// Receive window. `ULONG rcvwin` at 0x34. Unit: bytes.
        rcvwin set_rcvwin: u32 = 52;
        /// Scale of the receive window, in bits. `SHORT rcvwinscale` at 0x38.
        rcvwinscale set_rcvwinscale: i16 = 56;
        /// Scale of the send window, in bits. `SHORT sndwinscale` at 0x3A.
        sndwinscale set_sndwinscale: i16 = 58;
        /// Purpose unknown. `ULONG seqnum` at 0x3C.
        seqnum set_seqnum: u32 = 60;
        /// Connection ID. `ULONG_PTR connid` at 0x40.
        connid set_connid: u64 = 64;
    }
    bits {
    }
}

impl TcpIpTypeGroup4Ptr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
