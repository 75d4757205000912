// Generated from spec/structs/WMI_TCPIP_V4.toml by `cargo spec generate`. Do not edit: edit that file.

//! TCP event of IPv4 other than a send: receive, connection established, accepted or closed, retransmission.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF];
pub(crate) static LAYOUT_0: Layout = layout("WMI_TCPIP_V4", "WmiTcpipV4Ptr32")
    .size(28)
    .about("TCP event of IPv4 other than a send: receive, connection established, accepted or closed, retransmission.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG ProcessId").at(0..4).means(Meaning::ProcessId),
        unsigned("ULONG TransferSize").at(4..8).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        field(
            "UCHAR DestinationAddress",
            Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }
        )
            .at(8..12).about("Remote address, in network byte order.").means(Meaning::Ipv4Address),
        field(
            "UCHAR SourceAddress",
            Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }
        )
            .at(12..16).about("Local address, in network byte order.").means(Meaning::Ipv4Address),
        big_endian("USHORT DestinationPort").at(16..18).about("Remote port.").means(Meaning::NetworkPort),
        big_endian("USHORT SourcePort").at(18..20).about("Local port.").means(Meaning::NetworkPort),
        address("ULONG_PTR ConnectionId").at(20..24).about("Connection ID.").means(Meaning::ConnectionId),
        unsigned("ULONG SequenceNumber").at(24..28).means(Meaning::SequenceNumber),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_TCPIP_V4", "WmiTcpipV4Ptr64")
    .size(32)
    .about("TCP event of IPv4 other than a send: receive, connection established, accepted or closed, retransmission.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG ProcessId").at(0..4).means(Meaning::ProcessId),
        unsigned("ULONG TransferSize").at(4..8).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        field(
            "UCHAR DestinationAddress",
            Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }
        )
            .at(8..12).about("Remote address, in network byte order.").means(Meaning::Ipv4Address),
        field(
            "UCHAR SourceAddress",
            Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }
        )
            .at(12..16).about("Local address, in network byte order.").means(Meaning::Ipv4Address),
        big_endian("USHORT DestinationPort").at(16..18).about("Remote port.").means(Meaning::NetworkPort),
        big_endian("USHORT SourcePort").at(18..20).about("Local port.").means(Meaning::NetworkPort),
        address("ULONG_PTR ConnectionId").at(20..28).about("Connection ID.").means(Meaning::ConnectionId),
        unsigned("ULONG SequenceNumber").at(28..32).means(Meaning::SequenceNumber),
    ]);
fixed! {
    /// TCP event of IPv4 other than a send: receive, connection established, accepted or closed, retransmission.
    ///
    /// In C: `WMI_TCPIP_V4`, 0x1c bytes. Releases unknown (32-bit).
    ///
    /// The structure is byte-packed, because the connection ID follows the ports. Microsoft's class for event version 2
    /// has the sequence number first: TcpIp_TypeGroup1. In event version 1 its class has the same order as this
    /// structure.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*.
    #[doc(alias = "WMI_TCPIP_V4")]
    owned WmiTcpipV4Ptr32 / WmiTcpipV4Ptr32View: lone,
        name = "WMI_TCPIP_V4", size = 28, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Process ID. `ULONG ProcessId` at 0x00.
        process_id / set_process_id: u32, at = 0;
        /// `ULONG TransferSize` at 0x04. Unit: bytes.
        transfer_size / set_transfer_size: u32, at = 4;
        /// Remote address, in network byte order. `UCHAR DestinationAddress` at 0x08.
        destination_address / set_destination_address: [u8; 4], at = 8;
        /// Local address, in network byte order. `UCHAR SourceAddress` at 0x0C.
        source_address / set_source_address: [u8; 4], at = 12;
        /// Remote port. `USHORT DestinationPort` at 0x10, big-endian.
        destination_port / set_destination_port: u16, at = 16, swap_bytes;
        /// Local port. `USHORT SourcePort` at 0x12, big-endian.
        source_port / set_source_port: u16, at = 18, swap_bytes;
        /// Connection ID. `ULONG_PTR ConnectionId` at 0x14.
        connection_id / set_connection_id: u32, at = 20;
        /// Position in a sequence of events, operations or buffers. `ULONG SequenceNumber` at 0x18.
        sequence_number / set_sequence_number: u32, at = 24;
    }
    typed {
        /// IPv4 address. The raw value is `destination_address`.
        destination_address_as_ipv4 / set_destination_address_as_ipv4: core::net::Ipv4Addr, raw =
            destination_address / set_destination_address;
        /// IPv4 address. The raw value is `source_address`.
        source_address_as_ipv4 / set_source_address_as_ipv4: core::net::Ipv4Addr, raw =
            source_address / set_source_address;
    }
}

fixed! {
    /// TCP event of IPv4 other than a send: receive, connection established, accepted or closed, retransmission.
    ///
    /// In C: `WMI_TCPIP_V4`, 0x20 bytes. Releases unknown (64-bit).
    ///
    /// The structure is byte-packed, because the connection ID follows the ports. Microsoft's class for event version 2
    /// has the sequence number first: TcpIp_TypeGroup1. In event version 1 its class has the same order as this
    /// structure.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*.
    #[doc(alias = "WMI_TCPIP_V4")]
    owned WmiTcpipV4Ptr64 / WmiTcpipV4Ptr64View: lone,
        name = "WMI_TCPIP_V4", size = 32, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Process ID. `ULONG ProcessId` at 0x00.
        process_id / set_process_id: u32, at = 0;
        /// `ULONG TransferSize` at 0x04. Unit: bytes.
        transfer_size / set_transfer_size: u32, at = 4;
        /// Remote address, in network byte order. `UCHAR DestinationAddress` at 0x08.
        destination_address / set_destination_address: [u8; 4], at = 8;
        /// Local address, in network byte order. `UCHAR SourceAddress` at 0x0C.
        source_address / set_source_address: [u8; 4], at = 12;
        /// Remote port. `USHORT DestinationPort` at 0x10, big-endian.
        destination_port / set_destination_port: u16, at = 16, swap_bytes;
        /// Local port. `USHORT SourcePort` at 0x12, big-endian.
        source_port / set_source_port: u16, at = 18, swap_bytes;
        /// Connection ID. `ULONG_PTR ConnectionId` at 0x14.
        connection_id / set_connection_id: u64, at = 20;
        /// Position in a sequence of events, operations or buffers. `ULONG SequenceNumber` at 0x1C.
        sequence_number / set_sequence_number: u32, at = 28;
    }
    typed {
        /// IPv4 address. The raw value is `destination_address`.
        destination_address_as_ipv4 / set_destination_address_as_ipv4: core::net::Ipv4Addr, raw =
            destination_address / set_destination_address;
        /// IPv4 address. The raw value is `source_address`.
        source_address_as_ipv4 / set_source_address_as_ipv4: core::net::Ipv4Addr, raw =
            source_address / set_source_address;
    }
}

/// Alias of [`WmiTcpipV4Ptr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiTcpipV4Ptr32` or `WmiTcpipV4Ptr64`"]
pub type WmiTcpipV4 = WmiTcpipV4Ptr64;
/// Alias of [`WmiTcpipV4Ptr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiTcpipV4Ptr32View` or `WmiTcpipV4Ptr64View`"]
pub type WmiTcpipV4View<'a> = WmiTcpipV4Ptr64View<'a>;
