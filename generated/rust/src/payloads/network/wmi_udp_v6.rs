// Generated from spec/structs/WMI_UDP_V6.toml by `cargo spec generate`. Do not edit: edit that file.

//! UDP send or receive of IPv6.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS,
        &sources::OBSERVED_TRACES
    ];
pub(crate) static LAYOUT_0: Layout = layout("WMI_UDP_V6", "WmiUdpV6Ptr32")
    .size(52)
    .about("UDP send or receive of IPv6.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG ProcessId").at(0..4).means(Meaning::ProcessId),
        unsigned("ULONG TransferSize").at(4..8).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        field(
            "UCHAR DestinationAddress",
            Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 16 }
        )
            .at(8..24).about("Remote address, in network byte order.").means(Meaning::Ipv6Address),
        field(
            "UCHAR SourceAddress",
            Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 16 }
        )
            .at(24..40).about("Local address, in network byte order.").means(Meaning::Ipv6Address),
        big_endian("USHORT DestinationPort").at(40..42).about("Remote port.").means(Meaning::NetworkPort),
        big_endian("USHORT SourcePort").at(42..44).about("Local port.").means(Meaning::NetworkPort),
        unsigned("ULONG SequenceNumber").at(44..48).means(Meaning::SequenceNumber),
        address("ULONG_PTR ConnectionId").at(48..52).about("Connection ID.").means(Meaning::ConnectionId),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_UDP_V6", "WmiUdpV6Ptr64")
    .size(56)
    .about("UDP send or receive of IPv6.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG ProcessId").at(0..4).means(Meaning::ProcessId),
        unsigned("ULONG TransferSize").at(4..8).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        field(
            "UCHAR DestinationAddress",
            Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 16 }
        )
            .at(8..24).about("Remote address, in network byte order.").means(Meaning::Ipv6Address),
        field(
            "UCHAR SourceAddress",
            Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 16 }
        )
            .at(24..40).about("Local address, in network byte order.").means(Meaning::Ipv6Address),
        big_endian("USHORT DestinationPort").at(40..42).about("Remote port.").means(Meaning::NetworkPort),
        big_endian("USHORT SourcePort").at(42..44).about("Local port.").means(Meaning::NetworkPort),
        unsigned("ULONG SequenceNumber").at(44..48).means(Meaning::SequenceNumber),
        address("ULONG_PTR ConnectionId").at(48..56).about("Connection ID.").means(Meaning::ConnectionId),
    ]);
fixed! {
    /// UDP send or receive of IPv6.
    ///
    /// In C: `WMI_UDP_V6`, 0x34 bytes. Releases unknown (32-bit).
    ///
    /// The structure is byte-packed, because the connection ID is not aligned.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public
    /// projects*.
    #[doc(alias = "WMI_UDP_V6")]
    owned WmiUdpV6Ptr32 / WmiUdpV6Ptr32View: lone,
        name = "WMI_UDP_V6", size = 52, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Process ID. `ULONG ProcessId` at 0x00.
        process_id / set_process_id: u32, at = 0;
        /// `ULONG TransferSize` at 0x04. Unit: bytes.
        transfer_size / set_transfer_size: u32, at = 4;
        /// Remote address, in network byte order. `UCHAR DestinationAddress` at 0x08.
        destination_address / set_destination_address: [u8; 16], at = 8;
        /// Local address, in network byte order. `UCHAR SourceAddress` at 0x18.
        source_address / set_source_address: [u8; 16], at = 24;
        /// Remote port. `USHORT DestinationPort` at 0x28, big-endian.
        destination_port / set_destination_port: u16, at = 40, swap_bytes;
        /// Local port. `USHORT SourcePort` at 0x2A, big-endian.
        source_port / set_source_port: u16, at = 42, swap_bytes;
        /// Position in a sequence of events, operations or buffers. `ULONG SequenceNumber` at 0x2C.
        sequence_number / set_sequence_number: u32, at = 44;
        /// Connection ID. `ULONG_PTR ConnectionId` at 0x30.
        connection_id / set_connection_id: u32, at = 48;
    }
    typed {
        /// IPv6 address. The raw value is `destination_address`.
        destination_address_as_ipv6 / set_destination_address_as_ipv6: core::net::Ipv6Addr, raw =
            destination_address / set_destination_address;
        /// IPv6 address. The raw value is `source_address`.
        source_address_as_ipv6 / set_source_address_as_ipv6: core::net::Ipv6Addr, raw =
            source_address / set_source_address;
    }
}

fixed! {
    /// UDP send or receive of IPv6.
    ///
    /// In C: `WMI_UDP_V6`, 0x38 bytes. Releases unknown (64-bit).
    ///
    /// The structure is byte-packed, because the connection ID is not aligned.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public
    /// projects*.
    #[doc(alias = "WMI_UDP_V6")]
    owned WmiUdpV6Ptr64 / WmiUdpV6Ptr64View: lone,
        name = "WMI_UDP_V6", size = 56, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Process ID. `ULONG ProcessId` at 0x00.
        process_id / set_process_id: u32, at = 0;
        /// `ULONG TransferSize` at 0x04. Unit: bytes.
        transfer_size / set_transfer_size: u32, at = 4;
        /// Remote address, in network byte order. `UCHAR DestinationAddress` at 0x08.
        destination_address / set_destination_address: [u8; 16], at = 8;
        /// Local address, in network byte order. `UCHAR SourceAddress` at 0x18.
        source_address / set_source_address: [u8; 16], at = 24;
        /// Remote port. `USHORT DestinationPort` at 0x28, big-endian.
        destination_port / set_destination_port: u16, at = 40, swap_bytes;
        /// Local port. `USHORT SourcePort` at 0x2A, big-endian.
        source_port / set_source_port: u16, at = 42, swap_bytes;
        /// Position in a sequence of events, operations or buffers. `ULONG SequenceNumber` at 0x2C.
        sequence_number / set_sequence_number: u32, at = 44;
        /// Connection ID. `ULONG_PTR ConnectionId` at 0x30.
        connection_id / set_connection_id: u64, at = 48;
    }
    typed {
        /// IPv6 address. The raw value is `destination_address`.
        destination_address_as_ipv6 / set_destination_address_as_ipv6: core::net::Ipv6Addr, raw =
            destination_address / set_destination_address;
        /// IPv6 address. The raw value is `source_address`.
        source_address_as_ipv6 / set_source_address_as_ipv6: core::net::Ipv6Addr, raw =
            source_address / set_source_address;
    }
}

/// Alias of [`WmiUdpV6Ptr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiUdpV6Ptr32` or `WmiUdpV6Ptr64`"]
pub type WmiUdpV6 = WmiUdpV6Ptr64;
/// Alias of [`WmiUdpV6Ptr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiUdpV6Ptr32View` or `WmiUdpV6Ptr64View`"]
pub type WmiUdpV6View<'a> = WmiUdpV6Ptr64View<'a>;
