// Generated from spec/structs/WMI_TCPIP_SEND_V6.toml by `cargo spec generate`. Do not edit: edit that file.

//! TCP send of IPv6.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS,
        &sources::OBSERVED_TRACES
    ];
pub(crate) static LAYOUT_0: Layout = layout("WMI_TCPIP_SEND_V6", "WmiTcpipSendV6Ptr32")
    .size(60)
    .about("TCP send of IPv6.")
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
        unsigned("ULONG StartTime").at(44..48).about("Start of the send request, since the system started.")
            .means(Meaning::HundredMilliseconds).with(&[More::Units("100 ms")]),
        unsigned("ULONG EndTime").at(48..52).about("End of the send request, since the system started.")
            .means(Meaning::HundredMilliseconds).with(&[More::Units("100 ms")]),
        unsigned("ULONG SequenceNumber").at(52..56).means(Meaning::SequenceNumber),
        address("ULONG_PTR ConnectionId").at(56..60).about("Connection ID.").means(Meaning::ConnectionId),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_TCPIP_SEND_V6", "WmiTcpipSendV6Ptr64")
    .size(64)
    .about("TCP send of IPv6.")
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
        unsigned("ULONG StartTime").at(44..48).about("Start of the send request, since the system started.")
            .means(Meaning::HundredMilliseconds).with(&[More::Units("100 ms")]),
        unsigned("ULONG EndTime").at(48..52).about("End of the send request, since the system started.")
            .means(Meaning::HundredMilliseconds).with(&[More::Units("100 ms")]),
        unsigned("ULONG SequenceNumber").at(52..56).means(Meaning::SequenceNumber),
        address("ULONG_PTR ConnectionId").at(56..64).about("Connection ID.").means(Meaning::ConnectionId),
    ]);
fixed! {
    /// TCP send of IPv6.
    ///
    /// In C: `WMI_TCPIP_SEND_V6`, 0x3c bytes. Releases unknown (32-bit).
    ///
    /// The structure is byte-packed, because the connection ID is not aligned.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public
    /// projects*.
    #[doc(alias = "WMI_TCPIP_SEND_V6")]
    owned WmiTcpipSendV6Ptr32 / WmiTcpipSendV6Ptr32View: lone,
        name = "WMI_TCPIP_SEND_V6", size = 60, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
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
        /// Start of the send request, since the system started. `ULONG StartTime` at 0x2C. Unit: 100 ms.
        start_time / set_start_time: u32, at = 44;
        /// End of the send request, since the system started. `ULONG EndTime` at 0x30. Unit: 100 ms.
        end_time / set_end_time: u32, at = 48;
        /// Position in a sequence of events, operations or buffers. `ULONG SequenceNumber` at 0x34.
        sequence_number / set_sequence_number: u32, at = 52;
        /// Connection ID. `ULONG_PTR ConnectionId` at 0x38.
        connection_id / set_connection_id: u32, at = 56;
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
    /// TCP send of IPv6.
    ///
    /// In C: `WMI_TCPIP_SEND_V6`, 0x40 bytes. Releases unknown (64-bit).
    ///
    /// The structure is byte-packed, because the connection ID is not aligned.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public
    /// projects*.
    #[doc(alias = "WMI_TCPIP_SEND_V6")]
    owned WmiTcpipSendV6Ptr64 / WmiTcpipSendV6Ptr64View: lone,
        name = "WMI_TCPIP_SEND_V6", size = 64, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
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
        /// Start of the send request, since the system started. `ULONG StartTime` at 0x2C. Unit: 100 ms.
        start_time / set_start_time: u32, at = 44;
        /// End of the send request, since the system started. `ULONG EndTime` at 0x30. Unit: 100 ms.
        end_time / set_end_time: u32, at = 48;
        /// Position in a sequence of events, operations or buffers. `ULONG SequenceNumber` at 0x34.
        sequence_number / set_sequence_number: u32, at = 52;
        /// Connection ID. `ULONG_PTR ConnectionId` at 0x38.
        connection_id / set_connection_id: u64, at = 56;
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

/// Alias of [`WmiTcpipSendV6Ptr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiTcpipSendV6Ptr32` or `WmiTcpipSendV6Ptr64`"]
pub type WmiTcpipSendV6 = WmiTcpipSendV6Ptr64;
/// Alias of [`WmiTcpipSendV6Ptr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiTcpipSendV6Ptr32View` or `WmiTcpipSendV6Ptr64View`"]
pub type WmiTcpipSendV6View<'a> = WmiTcpipSendV6Ptr64View<'a>;
