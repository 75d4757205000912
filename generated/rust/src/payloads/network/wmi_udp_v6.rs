// Generated from spec/structs/WMI_UDP_V6.toml by `cargo spec generate`. Do not edit: edit that file.

//! UDP send or receive of IPv6.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("WMI_UDP_V6", "WmiUdpV6Ptr32", (52, 52), "UDP send or receive of IPv6.", &[
    unsigned("ProcessId", 0, 4, "ULONG", "").means(Meaning::ProcessId),
    unsigned("TransferSize", 4, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    field("DestinationAddress", 8, 16, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 16 }, "Remote address, in network byte order.").means(Meaning::Ipv6Address),
    field("SourceAddress", 24, 16, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 16 }, "Local address, in network byte order.").means(Meaning::Ipv6Address),
    unsigned("DestinationPort", 40, 2, "USHORT", "Remote port, in network byte order.").means(Meaning::NetworkPort),
    unsigned("SourcePort", 42, 2, "USHORT", "Local port, in network byte order.").means(Meaning::NetworkPort),
    unsigned("SequenceNumber", 44, 4, "ULONG", "").means(Meaning::SequenceNumber),
    address("ConnectionId", 48, 4, "ULONG_PTR", "Connection ID.").means(Meaning::ConnectionId),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS, &crate::rt::sources::OBSERVED_TRACES]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_UDP_V6", "WmiUdpV6Ptr64", (56, 56), "UDP send or receive of IPv6.", &[
    unsigned("ProcessId", 0, 4, "ULONG", "").means(Meaning::ProcessId),
    unsigned("TransferSize", 4, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    field("DestinationAddress", 8, 16, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 16 }, "Remote address, in network byte order.").means(Meaning::Ipv6Address),
    field("SourceAddress", 24, 16, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 16 }, "Local address, in network byte order.").means(Meaning::Ipv6Address),
    unsigned("DestinationPort", 40, 2, "USHORT", "Remote port, in network byte order.").means(Meaning::NetworkPort),
    unsigned("SourcePort", 42, 2, "USHORT", "Local port, in network byte order.").means(Meaning::NetworkPort),
    unsigned("SequenceNumber", 44, 4, "ULONG", "").means(Meaning::SequenceNumber),
    address("ConnectionId", 48, 8, "ULONG_PTR", "Connection ID.").means(Meaning::ConnectionId),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS, &crate::rt::sources::OBSERVED_TRACES]);
fixed! {
    /// UDP send or receive of IPv6.
    ///
    /// In C: `WMI_UDP_V6`, 0x34 bytes. Releases unknown (32-bit).
    ///
    /// The structure is byte-packed, because the connection ID is not aligned.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "WMI_UDP_V6")]
    owned WmiUdpV6Ptr32 / WmiUdpV6Ptr32View: lone [52] "WMI_UDP_V6" Table::form(&LAYOUT_0), LAYOUT_0;
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
        /// Position in a sequence of events, operations or buffers. `ULONG SequenceNumber` at 0x2C.
        sequence_number set_sequence_number: u32 = 44;
        /// Connection ID. `ULONG_PTR ConnectionId` at 0x30.
        connection_id set_connection_id: u32 = 48;
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
    /// UDP send or receive of IPv6.
    ///
    /// In C: `WMI_UDP_V6`, 0x38 bytes. Releases unknown (64-bit).
    ///
    /// The structure is byte-packed, because the connection ID is not aligned.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "WMI_UDP_V6")]
    owned WmiUdpV6Ptr64 / WmiUdpV6Ptr64View: lone [56] "WMI_UDP_V6" Table::form(&LAYOUT_1), LAYOUT_1;
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
        /// Position in a sequence of events, operations or buffers. `ULONG SequenceNumber` at 0x2C.
        sequence_number set_sequence_number: u32 = 44;
        /// Connection ID. `ULONG_PTR ConnectionId` at 0x30.
        connection_id set_connection_id: u64 = 48;
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

/// Alias of [`WmiUdpV6Ptr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiUdpV6Ptr32` or `WmiUdpV6Ptr64`"]
pub type WmiUdpV6 = WmiUdpV6Ptr64;
/// Alias of [`WmiUdpV6Ptr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiUdpV6Ptr32View` or `WmiUdpV6Ptr64View`"]
pub type WmiUdpV6View<'a> = WmiUdpV6Ptr64View<'a>;
