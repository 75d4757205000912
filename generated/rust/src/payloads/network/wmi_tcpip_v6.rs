// Generated from spec/structs/WMI_TCPIP_V6.toml by `cargo spec generate`. Do not edit: edit that file.

//! TCP event of IPv6 other than a send: receive, connection established, accepted or closed, retransmission.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("WMI_TCPIP_V6", "WmiTcpipV6Ptr32", (52, 52), "TCP event of IPv6 other than a send: receive, connection established, accepted or closed, retransmission.", &[
    unsigned("ProcessId", 0, 4, "ULONG", "").means(Meaning::ProcessId),
    unsigned("TransferSize", 4, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    field("DestinationAddress", 8, 16, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 16 }, "Remote address, in network byte order.").means(Meaning::Ipv6Address),
    field("SourceAddress", 24, 16, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 16 }, "Local address, in network byte order.").means(Meaning::Ipv6Address),
    unsigned("DestinationPort", 40, 2, "USHORT", "Remote port, in network byte order.").means(Meaning::NetworkPort),
    unsigned("SourcePort", 42, 2, "USHORT", "Local port, in network byte order.").means(Meaning::NetworkPort),
    address("ConnectionId", 44, 4, "ULONG_PTR", "Connection ID.").means(Meaning::ConnectionId),
    unsigned("SequenceNumber", 48, 4, "ULONG", "").means(Meaning::SequenceNumber),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_TCPIP_V6", "WmiTcpipV6Ptr64", (56, 56), "TCP event of IPv6 other than a send: receive, connection established, accepted or closed, retransmission.", &[
    unsigned("ProcessId", 0, 4, "ULONG", "").means(Meaning::ProcessId),
    unsigned("TransferSize", 4, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    field("DestinationAddress", 8, 16, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 16 }, "Remote address, in network byte order.").means(Meaning::Ipv6Address),
    field("SourceAddress", 24, 16, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 16 }, "Local address, in network byte order.").means(Meaning::Ipv6Address),
    unsigned("DestinationPort", 40, 2, "USHORT", "Remote port, in network byte order.").means(Meaning::NetworkPort),
    unsigned("SourcePort", 42, 2, "USHORT", "Local port, in network byte order.").means(Meaning::NetworkPort),
    address("ConnectionId", 44, 8, "ULONG_PTR", "Connection ID.").means(Meaning::ConnectionId),
    unsigned("SequenceNumber", 52, 4, "ULONG", "").means(Meaning::SequenceNumber),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// TCP event of IPv6 other than a send: receive, connection established, accepted or closed, retransmission.
    ///
    /// In C: `WMI_TCPIP_V6`, 0x34 bytes. Releases unknown (32-bit).
    ///
    /// The structure is byte-packed, because the connection ID follows the ports. Microsoft's class for event version 2 has the sequence number first: TcpIp_TypeGroup3. No event is assigned to this structure.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "WMI_TCPIP_V6")]
    owned WmiTcpipV6Ptr32 / WmiTcpipV6Ptr32View: lone [52] "WMI_TCPIP_V6" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Process ID. `ULONG ProcessId` at 0x00.
        process_id set_process_id: u32 = 0;
        /// `ULONG TransferSize` at 0x04. Unit: bytes.
        transfer_size set_transfer_size: u32 = 4;
        /// Remote address, in network byte order. `UCHAR DestinationAddress` at 0x08.
        destination_address set_destination_address: [u8; 16] = 8;
        /// Local address, in network byte order. `UCHAR SourceAddress` at 0x18.
        source_address set_source_address: [u8; 16] = 24;
        /// Remote port, in network byte order. `USHORT DestinationPort` at 0x28.
        destination_port set_destination_port: u16 = 40;
        /// Local port, in network byte order. `USHORT SourcePort` at 0x2A.
        source_port set_source_port: u16 = 42;
        /// Connection ID. `ULONG_PTR ConnectionId` at 0x2C.
        connection_id set_connection_id: u32 = 44;
        /// Position in a sequence of events, operations or buffers. `ULONG SequenceNumber` at 0x30.
        sequence_number set_sequence_number: u32 = 48;
    }
    bits {
    }
    typed {
        /// IPv6 address. The raw value is `destination_address`.
        destination_address_as_ipv6 set_destination_address_as_ipv6: core::net::Ipv6Addr = destination_address set_destination_address;
        /// IPv6 address. The raw value is `source_address`.
        source_address_as_ipv6 set_source_address_as_ipv6: core::net::Ipv6Addr = source_address set_source_address;
        /// Port, in the byte order of the processor. The raw value is `destination_port`.
        destination_port_as_port set_destination_port_as_port: u16 = destination_port set_destination_port;
        /// Port, in the byte order of the processor. The raw value is `source_port`.
        source_port_as_port set_source_port_as_port: u16 = source_port set_source_port;
    }
    converted {
    }
}

fixed! {
    /// TCP event of IPv6 other than a send: receive, connection established, accepted or closed, retransmission.
    ///
    /// In C: `WMI_TCPIP_V6`, 0x38 bytes. Releases unknown (64-bit).
    ///
    /// The structure is byte-packed, because the connection ID follows the ports. Microsoft's class for event version 2 has the sequence number first: TcpIp_TypeGroup3. No event is assigned to this structure.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "WMI_TCPIP_V6")]
    owned WmiTcpipV6Ptr64 / WmiTcpipV6Ptr64View: lone [56] "WMI_TCPIP_V6" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Process ID. `ULONG ProcessId` at 0x00.
        process_id set_process_id: u32 = 0;
        /// `ULONG TransferSize` at 0x04. Unit: bytes.
        transfer_size set_transfer_size: u32 = 4;
        /// Remote address, in network byte order. `UCHAR DestinationAddress` at 0x08.
        destination_address set_destination_address: [u8; 16] = 8;
        /// Local address, in network byte order. `UCHAR SourceAddress` at 0x18.
        source_address set_source_address: [u8; 16] = 24;
        /// Remote port, in network byte order. `USHORT DestinationPort` at 0x28.
        destination_port set_destination_port: u16 = 40;
        /// Local port, in network byte order. `USHORT SourcePort` at 0x2A.
        source_port set_source_port: u16 = 42;
        /// Connection ID. `ULONG_PTR ConnectionId` at 0x2C.
        connection_id set_connection_id: u64 = 44;
        /// Position in a sequence of events, operations or buffers. `ULONG SequenceNumber` at 0x34.
        sequence_number set_sequence_number: u32 = 52;
    }
    bits {
    }
    typed {
        /// IPv6 address. The raw value is `destination_address`.
        destination_address_as_ipv6 set_destination_address_as_ipv6: core::net::Ipv6Addr = destination_address set_destination_address;
        /// IPv6 address. The raw value is `source_address`.
        source_address_as_ipv6 set_source_address_as_ipv6: core::net::Ipv6Addr = source_address set_source_address;
        /// Port, in the byte order of the processor. The raw value is `destination_port`.
        destination_port_as_port set_destination_port_as_port: u16 = destination_port set_destination_port;
        /// Port, in the byte order of the processor. The raw value is `source_port`.
        source_port_as_port set_source_port_as_port: u16 = source_port set_source_port;
    }
    converted {
    }
}

/// Alias of [`WmiTcpipV6Ptr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiTcpipV6Ptr32` or `WmiTcpipV6Ptr64`"]
pub type WmiTcpipV6 = WmiTcpipV6Ptr64;
/// Alias of [`WmiTcpipV6Ptr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiTcpipV6Ptr32View` or `WmiTcpipV6Ptr64View`"]
pub type WmiTcpipV6View<'a> = WmiTcpipV6Ptr64View<'a>;
any_form! {
    "WMI_TCPIP_V6" {
        /// Releases unknown (32-bit).
        WmiTcpipV6Ptr32(WmiTcpipV6Ptr32, fixed) = 0,
        /// Releases unknown (64-bit).
        WmiTcpipV6Ptr64(WmiTcpipV6Ptr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
