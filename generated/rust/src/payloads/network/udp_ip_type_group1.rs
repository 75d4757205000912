// Generated from spec/structs/UdpIp_TypeGroup1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Data sent or received over UDP and IPv4.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "UdpIp_TypeGroup1",
    aliases: &[],
    form: "UdpIpTypeGroup1Ptr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "releases unknown (32-bit)",
    size: 28,
    fixed: 28,
    inserted: &[],
    total: None,
    summary: "Data sent or received over UDP and IPv4.",
    fields: &[
        Field { name: "PID", path: "PID", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Process ID.", units: "", unknown: false, children: &[] },
        Field { name: "size", path: "size", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "daddr", path: "daddr", offset: 8, size: 4, ty: "UCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, values: None, doc: "Remote address, in network byte order.", units: "", unknown: false, children: &[] },
        Field { name: "saddr", path: "saddr", offset: 12, size: 4, ty: "UCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, values: None, doc: "Local address, in network byte order.", units: "", unknown: false, children: &[] },
        Field { name: "dport", path: "dport", offset: 16, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Remote port, in network byte order.", units: "", unknown: false, children: &[] },
        Field { name: "sport", path: "sport", offset: 18, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Local port, in network byte order.", units: "", unknown: false, children: &[] },
        Field { name: "seqnum", path: "seqnum", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "connid", path: "connid", offset: 24, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "Connection ID.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "UdpIp_TypeGroup1",
    aliases: &[],
    form: "UdpIpTypeGroup1Ptr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown (64-bit)",
    size: 32,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "Data sent or received over UDP and IPv4.",
    fields: &[
        Field { name: "PID", path: "PID", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Process ID.", units: "", unknown: false, children: &[] },
        Field { name: "size", path: "size", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "daddr", path: "daddr", offset: 8, size: 4, ty: "UCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, values: None, doc: "Remote address, in network byte order.", units: "", unknown: false, children: &[] },
        Field { name: "saddr", path: "saddr", offset: 12, size: 4, ty: "UCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, values: None, doc: "Local address, in network byte order.", units: "", unknown: false, children: &[] },
        Field { name: "dport", path: "dport", offset: 16, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Remote port, in network byte order.", units: "", unknown: false, children: &[] },
        Field { name: "sport", path: "sport", offset: 18, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Local port, in network byte order.", units: "", unknown: false, children: &[] },
        Field { name: "seqnum", path: "seqnum", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "connid", path: "connid", offset: 24, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "Connection ID.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Data sent or received over UDP and IPv4.
    ///
    /// In C: `UdpIp_TypeGroup1`, 0x1c bytes. Releases unknown (32-bit).
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "UdpIp_TypeGroup1")]
    owned UdpIpTypeGroup1Ptr32 / UdpIpTypeGroup1Ptr32View: lone [28] "UdpIp_TypeGroup1" Table::form(&LAYOUT_0);
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
        /// Purpose unknown. `ULONG seqnum` at 0x14.
        seqnum set_seqnum: u32 = 20;
        /// Connection ID. `ULONG_PTR connid` at 0x18.
        connid set_connid: u32 = 24;
    }
    bits {
    }
}

impl UdpIpTypeGroup1Ptr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Data sent or received over UDP and IPv4.
    ///
    /// In C: `UdpIp_TypeGroup1`, 0x20 bytes. Releases unknown (64-bit).
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "UdpIp_TypeGroup1")]
    owned UdpIpTypeGroup1Ptr64 / UdpIpTypeGroup1Ptr64View: lone [32] "UdpIp_TypeGroup1" Table::form(&LAYOUT_1);
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
        /// Purpose unknown. `ULONG seqnum` at 0x14.
        seqnum set_seqnum: u32 = 20;
        /// Connection ID. `ULONG_PTR connid` at 0x18.
        connid set_connid: u64 = 24;
    }
    bits {
    }
}

impl UdpIpTypeGroup1Ptr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
