// Generated from spec/structs/TcpIp_V1_TypeGroup2.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TCP connection established or accepted.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "TcpIp_V1_TypeGroup2",
    aliases: &[],
    form: "TcpIpV1TypeGroup2Ptr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "releases unknown (32-bit)",
    size: 44,
    fixed: 44,
    inserted: &[],
    total: None,
    summary: "TCP connection established or accepted.",
    fields: &[
        Field { name: "PID", path: "PID", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Process ID.", units: "", unknown: false, children: &[] },
        Field { name: "size", path: "size", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "daddr", path: "daddr", offset: 8, size: 4, ty: "UCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, values: None, doc: "Remote address, in network byte order.", units: "", unknown: false, children: &[] },
        Field { name: "saddr", path: "saddr", offset: 12, size: 4, ty: "UCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, values: None, doc: "Local address, in network byte order.", units: "", unknown: false, children: &[] },
        Field { name: "dport", path: "dport", offset: 16, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Remote port, in network byte order.", units: "", unknown: false, children: &[] },
        Field { name: "sport", path: "sport", offset: 18, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Local port, in network byte order.", units: "", unknown: false, children: &[] },
        Field { name: "mss", path: "mss", offset: 20, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Maximum segment size.", units: "bytes", unknown: false, children: &[] },
        Field { name: "sackopt", path: "sackopt", offset: 22, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Whether selective acknowledgment is enabled.", units: "", unknown: false, children: &[] },
        Field { name: "tsopt", path: "tsopt", offset: 24, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Whether time stamps are enabled.", units: "", unknown: false, children: &[] },
        Field { name: "wsopt", path: "wsopt", offset: 26, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Whether window scaling is enabled.", units: "", unknown: false, children: &[] },
        Field { name: "rcvwin", path: "rcvwin", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Receive window.", units: "bytes", unknown: false, children: &[] },
        Field { name: "rcvwinscale", path: "rcvwinscale", offset: 32, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "Scale of the receive window, in bits.", units: "", unknown: false, children: &[] },
        Field { name: "sndwinscale", path: "sndwinscale", offset: 34, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "Scale of the send window, in bits.", units: "", unknown: false, children: &[] },
        Field { name: "connid", path: "connid", offset: 36, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "Connection ID.", units: "", unknown: false, children: &[] },
        Field { name: "seqnum", path: "seqnum", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "TcpIp_V1_TypeGroup2",
    aliases: &[],
    form: "TcpIpV1TypeGroup2Ptr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown (64-bit)",
    size: 48,
    fixed: 48,
    inserted: &[],
    total: None,
    summary: "TCP connection established or accepted.",
    fields: &[
        Field { name: "PID", path: "PID", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Process ID.", units: "", unknown: false, children: &[] },
        Field { name: "size", path: "size", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "daddr", path: "daddr", offset: 8, size: 4, ty: "UCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, values: None, doc: "Remote address, in network byte order.", units: "", unknown: false, children: &[] },
        Field { name: "saddr", path: "saddr", offset: 12, size: 4, ty: "UCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, values: None, doc: "Local address, in network byte order.", units: "", unknown: false, children: &[] },
        Field { name: "dport", path: "dport", offset: 16, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Remote port, in network byte order.", units: "", unknown: false, children: &[] },
        Field { name: "sport", path: "sport", offset: 18, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Local port, in network byte order.", units: "", unknown: false, children: &[] },
        Field { name: "mss", path: "mss", offset: 20, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Maximum segment size.", units: "bytes", unknown: false, children: &[] },
        Field { name: "sackopt", path: "sackopt", offset: 22, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Whether selective acknowledgment is enabled.", units: "", unknown: false, children: &[] },
        Field { name: "tsopt", path: "tsopt", offset: 24, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Whether time stamps are enabled.", units: "", unknown: false, children: &[] },
        Field { name: "wsopt", path: "wsopt", offset: 26, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Whether window scaling is enabled.", units: "", unknown: false, children: &[] },
        Field { name: "rcvwin", path: "rcvwin", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Receive window.", units: "bytes", unknown: false, children: &[] },
        Field { name: "rcvwinscale", path: "rcvwinscale", offset: 32, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "Scale of the receive window, in bits.", units: "", unknown: false, children: &[] },
        Field { name: "sndwinscale", path: "sndwinscale", offset: 34, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "Scale of the send window, in bits.", units: "", unknown: false, children: &[] },
        Field { name: "connid", path: "connid", offset: 36, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "Connection ID.", units: "", unknown: false, children: &[] },
        Field { name: "seqnum", path: "seqnum", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// TCP connection established or accepted.
    ///
    /// In C: `TcpIp_V1_TypeGroup2`, 0x2c bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "TcpIp_V1_TypeGroup2")]
    owned TcpIpV1TypeGroup2Ptr32 / TcpIpV1TypeGroup2Ptr32View: lone [44] "TcpIp_V1_TypeGroup2" Table::form(&LAYOUT_0);
    fields {
        /// Process ID. `ULONG PID` at 0x00.
        pid set_pid: u32 = 0;
        /// `ULONG size` at 0x04. Unit: bytes.
        size set_size: u32 = 4;
        /// Remote address, in network byte order. `UCHAR daddr` at 0x08.
        daddr set_daddr: [u8; 4] = 8;
        /// Local address, in network byte order. `UCHAR saddr` at 0x0C.
        saddr set_saddr: [u8; 4] = 12;
        /// Remote port, in network byte order. `USHORT dport` at 0x10.
        dport set_dport: u16 = 16;
        /// Local port, in network byte order. `USHORT sport` at 0x12.
        sport set_sport: u16 = 18;
        /// Maximum segment size. `USHORT mss` at 0x14. Unit: bytes.
        mss set_mss: u16 = 20;
        /// Whether selective acknowledgment is enabled. `USHORT sackopt` at 0x16.
        sackopt set_sackopt: u16 = 22;
        /// Whether time stamps are enabled. `USHORT tsopt` at 0x18.
        tsopt set_tsopt: u16 = 24;
        /// Whether window scaling is enabled. `USHORT wsopt` at 0x1A.
        wsopt set_wsopt: u16 = 26;
        /// Receive window. `ULONG rcvwin` at 0x1C. Unit: bytes.
        rcvwin set_rcvwin: u32 = 28;
        /// Scale of the receive window, in bits. `SHORT rcvwinscale` at 0x20.
        rcvwinscale set_rcvwinscale: i16 = 32;
        /// Scale of the send window, in bits. `SHORT sndwinscale` at 0x22.
        sndwinscale set_sndwinscale: i16 = 34;
        /// Connection ID. `ULONG_PTR connid` at 0x24.
        connid set_connid: u32 = 36;
        /// Purpose unknown. `ULONG seqnum` at 0x28.
        seqnum set_seqnum: u32 = 40;
    }
    bits {
    }
}

impl TcpIpV1TypeGroup2Ptr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// TCP connection established or accepted.
    ///
    /// In C: `TcpIp_V1_TypeGroup2`, 0x30 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "TcpIp_V1_TypeGroup2")]
    owned TcpIpV1TypeGroup2Ptr64 / TcpIpV1TypeGroup2Ptr64View: lone [48] "TcpIp_V1_TypeGroup2" Table::form(&LAYOUT_1);
    fields {
        /// Process ID. `ULONG PID` at 0x00.
        pid set_pid: u32 = 0;
        /// `ULONG size` at 0x04. Unit: bytes.
        size set_size: u32 = 4;
        /// Remote address, in network byte order. `UCHAR daddr` at 0x08.
        daddr set_daddr: [u8; 4] = 8;
        /// Local address, in network byte order. `UCHAR saddr` at 0x0C.
        saddr set_saddr: [u8; 4] = 12;
        /// Remote port, in network byte order. `USHORT dport` at 0x10.
        dport set_dport: u16 = 16;
        /// Local port, in network byte order. `USHORT sport` at 0x12.
        sport set_sport: u16 = 18;
        /// Maximum segment size. `USHORT mss` at 0x14. Unit: bytes.
        mss set_mss: u16 = 20;
        /// Whether selective acknowledgment is enabled. `USHORT sackopt` at 0x16.
        sackopt set_sackopt: u16 = 22;
        /// Whether time stamps are enabled. `USHORT tsopt` at 0x18.
        tsopt set_tsopt: u16 = 24;
        /// Whether window scaling is enabled. `USHORT wsopt` at 0x1A.
        wsopt set_wsopt: u16 = 26;
        /// Receive window. `ULONG rcvwin` at 0x1C. Unit: bytes.
        rcvwin set_rcvwin: u32 = 28;
        /// Scale of the receive window, in bits. `SHORT rcvwinscale` at 0x20.
        rcvwinscale set_rcvwinscale: i16 = 32;
        /// Scale of the send window, in bits. `SHORT sndwinscale` at 0x22.
        sndwinscale set_sndwinscale: i16 = 34;
        /// Connection ID. `ULONG_PTR connid` at 0x24.
        connid set_connid: u64 = 36;
        /// Purpose unknown. `ULONG seqnum` at 0x2C.
        seqnum set_seqnum: u32 = 44;
    }
    bits {
    }
}

impl TcpIpV1TypeGroup2Ptr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
