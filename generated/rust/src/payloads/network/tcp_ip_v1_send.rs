// Generated from spec/structs/TcpIp_V1_Send.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Data sent over TCP.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "TcpIp_V1_Send",
    aliases: &[],
    form: "TcpIpV1SendPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "releases unknown (32-bit)",
    size: 36,
    fixed: 36,
    inserted: &[],
    total: None,
    summary: "Data sent over TCP.",
    fields: &[
        Field { name: "PID", path: "PID", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Process ID.", units: "", unknown: false, children: &[] },
        Field { name: "size", path: "size", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "daddr", path: "daddr", offset: 8, size: 4, ty: "UCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, values: None, doc: "Remote address, in network byte order.", units: "", unknown: false, children: &[] },
        Field { name: "saddr", path: "saddr", offset: 12, size: 4, ty: "UCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, values: None, doc: "Local address, in network byte order.", units: "", unknown: false, children: &[] },
        Field { name: "dport", path: "dport", offset: 16, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Remote port, in network byte order.", units: "", unknown: false, children: &[] },
        Field { name: "sport", path: "sport", offset: 18, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Local port, in network byte order.", units: "", unknown: false, children: &[] },
        Field { name: "startime", path: "startime", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Start of the send request.", units: "", unknown: false, children: &[] },
        Field { name: "endtime", path: "endtime", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "End of the send request.", units: "", unknown: false, children: &[] },
        Field { name: "connid", path: "connid", offset: 28, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "Connection ID.", units: "", unknown: false, children: &[] },
        Field { name: "seqnum", path: "seqnum", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "TcpIp_V1_Send",
    aliases: &[],
    form: "TcpIpV1SendPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown (64-bit)",
    size: 40,
    fixed: 40,
    inserted: &[],
    total: None,
    summary: "Data sent over TCP.",
    fields: &[
        Field { name: "PID", path: "PID", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Process ID.", units: "", unknown: false, children: &[] },
        Field { name: "size", path: "size", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "daddr", path: "daddr", offset: 8, size: 4, ty: "UCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, values: None, doc: "Remote address, in network byte order.", units: "", unknown: false, children: &[] },
        Field { name: "saddr", path: "saddr", offset: 12, size: 4, ty: "UCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, values: None, doc: "Local address, in network byte order.", units: "", unknown: false, children: &[] },
        Field { name: "dport", path: "dport", offset: 16, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Remote port, in network byte order.", units: "", unknown: false, children: &[] },
        Field { name: "sport", path: "sport", offset: 18, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Local port, in network byte order.", units: "", unknown: false, children: &[] },
        Field { name: "startime", path: "startime", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Start of the send request.", units: "", unknown: false, children: &[] },
        Field { name: "endtime", path: "endtime", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "End of the send request.", units: "", unknown: false, children: &[] },
        Field { name: "connid", path: "connid", offset: 28, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "Connection ID.", units: "", unknown: false, children: &[] },
        Field { name: "seqnum", path: "seqnum", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Data sent over TCP.
    ///
    /// In C: `TcpIp_V1_Send`, 0x24 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Unknown:
    ///
    /// - Unit of startime and endtime.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "TcpIp_V1_Send")]
    owned TcpIpV1SendPtr32 / TcpIpV1SendPtr32View: lone [36] "TcpIp_V1_Send" Table::form(&LAYOUT_0);
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
        /// Start of the send request. `ULONG startime` at 0x14.
        startime set_startime: u32 = 20;
        /// End of the send request. `ULONG endtime` at 0x18.
        endtime set_endtime: u32 = 24;
        /// Connection ID. `ULONG_PTR connid` at 0x1C.
        connid set_connid: u32 = 28;
        /// Purpose unknown. `ULONG seqnum` at 0x20.
        seqnum set_seqnum: u32 = 32;
    }
    bits {
    }
}

impl TcpIpV1SendPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Data sent over TCP.
    ///
    /// In C: `TcpIp_V1_Send`, 0x28 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Unknown:
    ///
    /// - Unit of startime and endtime.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "TcpIp_V1_Send")]
    owned TcpIpV1SendPtr64 / TcpIpV1SendPtr64View: lone [40] "TcpIp_V1_Send" Table::form(&LAYOUT_1);
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
        /// Start of the send request. `ULONG startime` at 0x14.
        startime set_startime: u32 = 20;
        /// End of the send request. `ULONG endtime` at 0x18.
        endtime set_endtime: u32 = 24;
        /// Connection ID. `ULONG_PTR connid` at 0x1C.
        connid set_connid: u64 = 28;
        /// Purpose unknown. `ULONG seqnum` at 0x24.
        seqnum set_seqnum: u32 = 36;
    }
    bits {
    }
}

impl TcpIpV1SendPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
