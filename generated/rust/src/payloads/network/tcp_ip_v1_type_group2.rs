// Generated from spec/structs/TcpIp_V1_TypeGroup2.toml by `cargo spec generate`. Do not edit: edit that file.

//! TCP connection established or accepted.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("TcpIp_V1_TypeGroup2", "TcpIpV1TypeGroup2Ptr32", (44, 44), "TCP connection established or accepted.", &[
    unsigned("PID", 0, 4, "ULONG", "Process ID.").same_as("ProcessId").means(Meaning::ProcessId),
    unsigned("size", 4, 4, "ULONG", "").same_as("TransferSize").in_units("bytes").means(Meaning::Bytes),
    field("daddr", 8, 4, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, "Remote address, in network byte order.").same_as("DestinationAddress").means(Meaning::Ipv4Address),
    field("saddr", 12, 4, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, "Local address, in network byte order.").same_as("SourceAddress").means(Meaning::Ipv4Address),
    unsigned("dport", 16, 2, "USHORT", "Remote port, in network byte order.").same_as("DestinationPort").means(Meaning::NetworkPort),
    unsigned("sport", 18, 2, "USHORT", "Local port, in network byte order.").same_as("SourcePort").means(Meaning::NetworkPort),
    unsigned("mss", 20, 2, "USHORT", "Maximum segment size.").in_units("bytes").means(Meaning::Bytes),
    unsigned("sackopt", 22, 2, "USHORT", "Whether selective acknowledgment is enabled.").means(Meaning::Boolean),
    unsigned("tsopt", 24, 2, "USHORT", "Whether time stamps are enabled.").means(Meaning::Boolean),
    unsigned("wsopt", 26, 2, "USHORT", "Whether window scaling is enabled.").means(Meaning::Boolean),
    unsigned("rcvwin", 28, 4, "ULONG", "Receive window.").in_units("bytes").means(Meaning::Bytes),
    field("rcvwinscale", 32, 2, "SHORT", Kind::Signed, "Scale of the receive window, in bits.").means(Meaning::Count),
    field("sndwinscale", 34, 2, "SHORT", Kind::Signed, "Scale of the send window, in bits.").means(Meaning::Count),
    address("connid", 36, 4, "ULONG_PTR", "Connection ID.").same_as("ConnectionId").means(Meaning::ConnectionId),
    unsigned("seqnum", 40, 4, "ULONG", "").same_as("SequenceNumber").means(Meaning::SequenceNumber),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF]);
pub(crate) static LAYOUT_1: Layout = layout("TcpIp_V1_TypeGroup2", "TcpIpV1TypeGroup2Ptr64", (48, 48), "TCP connection established or accepted.", &[
    unsigned("PID", 0, 4, "ULONG", "Process ID.").same_as("ProcessId").means(Meaning::ProcessId),
    unsigned("size", 4, 4, "ULONG", "").same_as("TransferSize").in_units("bytes").means(Meaning::Bytes),
    field("daddr", 8, 4, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, "Remote address, in network byte order.").same_as("DestinationAddress").means(Meaning::Ipv4Address),
    field("saddr", 12, 4, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, "Local address, in network byte order.").same_as("SourceAddress").means(Meaning::Ipv4Address),
    unsigned("dport", 16, 2, "USHORT", "Remote port, in network byte order.").same_as("DestinationPort").means(Meaning::NetworkPort),
    unsigned("sport", 18, 2, "USHORT", "Local port, in network byte order.").same_as("SourcePort").means(Meaning::NetworkPort),
    unsigned("mss", 20, 2, "USHORT", "Maximum segment size.").in_units("bytes").means(Meaning::Bytes),
    unsigned("sackopt", 22, 2, "USHORT", "Whether selective acknowledgment is enabled.").means(Meaning::Boolean),
    unsigned("tsopt", 24, 2, "USHORT", "Whether time stamps are enabled.").means(Meaning::Boolean),
    unsigned("wsopt", 26, 2, "USHORT", "Whether window scaling is enabled.").means(Meaning::Boolean),
    unsigned("rcvwin", 28, 4, "ULONG", "Receive window.").in_units("bytes").means(Meaning::Bytes),
    field("rcvwinscale", 32, 2, "SHORT", Kind::Signed, "Scale of the receive window, in bits.").means(Meaning::Count),
    field("sndwinscale", 34, 2, "SHORT", Kind::Signed, "Scale of the send window, in bits.").means(Meaning::Count),
    address("connid", 36, 8, "ULONG_PTR", "Connection ID.").same_as("ConnectionId").means(Meaning::ConnectionId),
    unsigned("seqnum", 44, 4, "ULONG", "").same_as("SequenceNumber").means(Meaning::SequenceNumber),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF]);
fixed! {
    /// TCP connection established or accepted.
    ///
    /// In C: `TcpIp_V1_TypeGroup2`, 0x2c bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "TcpIp_V1_TypeGroup2")]
    owned TcpIpV1TypeGroup2Ptr32 / TcpIpV1TypeGroup2Ptr32View: lone [44] "TcpIp_V1_TypeGroup2" Table::form(&LAYOUT_0), LAYOUT_0;
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
        /// Position in a sequence of events, operations or buffers. `ULONG seqnum` at 0x28.
        seqnum set_seqnum: u32 = 40;
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
    /// TCP connection established or accepted.
    ///
    /// In C: `TcpIp_V1_TypeGroup2`, 0x30 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "TcpIp_V1_TypeGroup2")]
    owned TcpIpV1TypeGroup2Ptr64 / TcpIpV1TypeGroup2Ptr64View: lone [48] "TcpIp_V1_TypeGroup2" Table::form(&LAYOUT_1), LAYOUT_1;
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
        /// Position in a sequence of events, operations or buffers. `ULONG seqnum` at 0x2C.
        seqnum set_seqnum: u32 = 44;
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

/// Alias of [`TcpIpV1TypeGroup2Ptr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `TcpIpV1TypeGroup2Ptr32` or `TcpIpV1TypeGroup2Ptr64`"]
pub type TcpIpV1TypeGroup2 = TcpIpV1TypeGroup2Ptr64;
/// Alias of [`TcpIpV1TypeGroup2Ptr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `TcpIpV1TypeGroup2Ptr32View` or `TcpIpV1TypeGroup2Ptr64View`"]
pub type TcpIpV1TypeGroup2View<'a> = TcpIpV1TypeGroup2Ptr64View<'a>;
