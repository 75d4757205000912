// Generated from spec/structs/TcpIp_V1_Send.toml by `cargo spec generate`. Do not edit: edit that file.

//! Data sent over TCP.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("TcpIp_V1_Send", "TcpIpV1SendPtr32", (36, 36), "Data sent over TCP.", &[
    unsigned("PID", 0, 4, "ULONG", "Process ID.").same_as("ProcessId").means(Meaning::ProcessId),
    unsigned("size", 4, 4, "ULONG", "").same_as("TransferSize").in_units("bytes").means(Meaning::Bytes),
    field("daddr", 8, 4, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, "Remote address, in network byte order.").same_as("DestinationAddress").means(Meaning::Ipv4Address),
    field("saddr", 12, 4, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, "Local address, in network byte order.").same_as("SourceAddress").means(Meaning::Ipv4Address),
    unsigned("dport", 16, 2, "USHORT", "Remote port, in network byte order.").same_as("DestinationPort").means(Meaning::NetworkPort),
    unsigned("sport", 18, 2, "USHORT", "Local port, in network byte order.").same_as("SourcePort").means(Meaning::NetworkPort),
    unsigned("startime", 20, 4, "ULONG", "Start of the send request, since the system started.").same_as("StartTime").in_units("100 ms").means(Meaning::HundredMilliseconds),
    unsigned("endtime", 24, 4, "ULONG", "End of the send request, since the system started.").same_as("EndTime").in_units("100 ms").means(Meaning::HundredMilliseconds),
    address("connid", 28, 4, "ULONG_PTR", "Connection ID.").same_as("ConnectionId").means(Meaning::ConnectionId),
    unsigned("seqnum", 32, 4, "ULONG", "").same_as("SequenceNumber").means(Meaning::SequenceNumber),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF]);
pub(crate) static LAYOUT_1: Layout = layout("TcpIp_V1_Send", "TcpIpV1SendPtr64", (40, 40), "Data sent over TCP.", &[
    unsigned("PID", 0, 4, "ULONG", "Process ID.").same_as("ProcessId").means(Meaning::ProcessId),
    unsigned("size", 4, 4, "ULONG", "").same_as("TransferSize").in_units("bytes").means(Meaning::Bytes),
    field("daddr", 8, 4, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, "Remote address, in network byte order.").same_as("DestinationAddress").means(Meaning::Ipv4Address),
    field("saddr", 12, 4, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, "Local address, in network byte order.").same_as("SourceAddress").means(Meaning::Ipv4Address),
    unsigned("dport", 16, 2, "USHORT", "Remote port, in network byte order.").same_as("DestinationPort").means(Meaning::NetworkPort),
    unsigned("sport", 18, 2, "USHORT", "Local port, in network byte order.").same_as("SourcePort").means(Meaning::NetworkPort),
    unsigned("startime", 20, 4, "ULONG", "Start of the send request, since the system started.").same_as("StartTime").in_units("100 ms").means(Meaning::HundredMilliseconds),
    unsigned("endtime", 24, 4, "ULONG", "End of the send request, since the system started.").same_as("EndTime").in_units("100 ms").means(Meaning::HundredMilliseconds),
    address("connid", 28, 8, "ULONG_PTR", "Connection ID.").same_as("ConnectionId").means(Meaning::ConnectionId),
    unsigned("seqnum", 36, 4, "ULONG", "").same_as("SequenceNumber").means(Meaning::SequenceNumber),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF]);
fixed! {
    /// Data sent over TCP.
    ///
    /// In C: `TcpIp_V1_Send`, 0x24 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "TcpIp_V1_Send")]
    owned TcpIpV1SendPtr32 / TcpIpV1SendPtr32View: lone [36] "TcpIp_V1_Send" Table::form(&LAYOUT_0), LAYOUT_0;
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
        /// Start of the send request, since the system started. `ULONG startime` at 0x14. Unit: 100 ms.
        startime set_startime: u32 = 20;
        /// End of the send request, since the system started. `ULONG endtime` at 0x18. Unit: 100 ms.
        endtime set_endtime: u32 = 24;
        /// Connection ID. `ULONG_PTR connid` at 0x1C.
        connid set_connid: u32 = 28;
        /// Position in a sequence of events, operations or buffers. `ULONG seqnum` at 0x20.
        seqnum set_seqnum: u32 = 32;
    }
    bits {
    }
    typed {
        /// IPv4 address. The raw value is `daddr`.
        daddr_as_ipv4 set_daddr_as_ipv4: core::net::Ipv4Addr = daddr set_daddr;
        /// IPv4 address. The raw value is `saddr`.
        saddr_as_ipv4 set_saddr_as_ipv4: core::net::Ipv4Addr = saddr set_saddr;
        /// Port, in the byte order of the processor. The raw value is `dport`.
        dport_as_port set_dport_as_port: u16 = dport set_dport;
        /// Port, in the byte order of the processor. The raw value is `sport`.
        sport_as_port set_sport_as_port: u16 = sport set_sport;
    }
    converted {
    }
}

fixed! {
    /// Data sent over TCP.
    ///
    /// In C: `TcpIp_V1_Send`, 0x28 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "TcpIp_V1_Send")]
    owned TcpIpV1SendPtr64 / TcpIpV1SendPtr64View: lone [40] "TcpIp_V1_Send" Table::form(&LAYOUT_1), LAYOUT_1;
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
        /// Start of the send request, since the system started. `ULONG startime` at 0x14. Unit: 100 ms.
        startime set_startime: u32 = 20;
        /// End of the send request, since the system started. `ULONG endtime` at 0x18. Unit: 100 ms.
        endtime set_endtime: u32 = 24;
        /// Connection ID. `ULONG_PTR connid` at 0x1C.
        connid set_connid: u64 = 28;
        /// Position in a sequence of events, operations or buffers. `ULONG seqnum` at 0x24.
        seqnum set_seqnum: u32 = 36;
    }
    bits {
    }
    typed {
        /// IPv4 address. The raw value is `daddr`.
        daddr_as_ipv4 set_daddr_as_ipv4: core::net::Ipv4Addr = daddr set_daddr;
        /// IPv4 address. The raw value is `saddr`.
        saddr_as_ipv4 set_saddr_as_ipv4: core::net::Ipv4Addr = saddr set_saddr;
        /// Port, in the byte order of the processor. The raw value is `dport`.
        dport_as_port set_dport_as_port: u16 = dport set_dport;
        /// Port, in the byte order of the processor. The raw value is `sport`.
        sport_as_port set_sport_as_port: u16 = sport set_sport;
    }
    converted {
    }
}

/// Alias of [`TcpIpV1SendPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `TcpIpV1SendPtr32` or `TcpIpV1SendPtr64`"]
pub type TcpIpV1Send = TcpIpV1SendPtr64;
/// Alias of [`TcpIpV1SendPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `TcpIpV1SendPtr32View` or `TcpIpV1SendPtr64View`"]
pub type TcpIpV1SendView<'a> = TcpIpV1SendPtr64View<'a>;
