// Generated from spec/structs/WMI_TCPIP_SEND_V4.toml by `cargo spec generate`. Do not edit: edit that file.

//! TCP send of IPv4.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS,
        &sources::OBSERVED_TRACES
    ];
pub(crate) static LAYOUT_0: Layout = layout("WMI_TCPIP_SEND_V4", "WmiTcpipSendV4Ptr32")
    .size(36)
    .about("TCP send of IPv4.")
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
        unsigned("ULONG StartTime").at(20..24).about("Start of the send request, since the system started.")
            .means(Meaning::HundredMilliseconds).with(&[More::Units("100 ms")]),
        unsigned("ULONG EndTime").at(24..28).about("End of the send request, since the system started.")
            .means(Meaning::HundredMilliseconds).with(&[More::Units("100 ms")]),
        unsigned("ULONG SequenceNumber").at(28..32).means(Meaning::SequenceNumber),
        address("ULONG_PTR ConnectionId").at(32..36).about("Connection ID.").means(Meaning::ConnectionId),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_TCPIP_SEND_V4", "WmiTcpipSendV4Ptr64")
    .size(40)
    .about("TCP send of IPv4.")
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
        unsigned("ULONG StartTime").at(20..24).about("Start of the send request, since the system started.")
            .means(Meaning::HundredMilliseconds).with(&[More::Units("100 ms")]),
        unsigned("ULONG EndTime").at(24..28).about("End of the send request, since the system started.")
            .means(Meaning::HundredMilliseconds).with(&[More::Units("100 ms")]),
        unsigned("ULONG SequenceNumber").at(28..32).means(Meaning::SequenceNumber),
        address("ULONG_PTR ConnectionId").at(32..40).about("Connection ID.").means(Meaning::ConnectionId),
    ]);
fixed! {
    /// TCP send of IPv4.
    ///
    /// In C: `WMI_TCPIP_SEND_V4`, 0x24 bytes. Releases unknown (32-bit).
    ///
    /// The structure is byte-packed, because the connection ID is not aligned.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public
    /// projects*.
    #[doc(alias = "WMI_TCPIP_SEND_V4")]
    owned WmiTcpipSendV4Ptr32 / WmiTcpipSendV4Ptr32View: lone,
        name = "WMI_TCPIP_SEND_V4", size = 36, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
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
        /// Start of the send request, since the system started. `ULONG StartTime` at 0x14. Unit: 100 ms.
        start_time / set_start_time: u32, at = 20;
        /// End of the send request, since the system started. `ULONG EndTime` at 0x18. Unit: 100 ms.
        end_time / set_end_time: u32, at = 24;
        /// Position in a sequence of events, operations or buffers. `ULONG SequenceNumber` at 0x1C.
        sequence_number / set_sequence_number: u32, at = 28;
        /// Connection ID. `ULONG_PTR ConnectionId` at 0x20.
        connection_id / set_connection_id: u32, at = 32;
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
    /// TCP send of IPv4.
    ///
    /// In C: `WMI_TCPIP_SEND_V4`, 0x28 bytes. Releases unknown (64-bit).
    ///
    /// The structure is byte-packed, because the connection ID is not aligned.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public
    /// projects*.
    #[doc(alias = "WMI_TCPIP_SEND_V4")]
    owned WmiTcpipSendV4Ptr64 / WmiTcpipSendV4Ptr64View: lone,
        name = "WMI_TCPIP_SEND_V4", size = 40, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
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
        /// Start of the send request, since the system started. `ULONG StartTime` at 0x14. Unit: 100 ms.
        start_time / set_start_time: u32, at = 20;
        /// End of the send request, since the system started. `ULONG EndTime` at 0x18. Unit: 100 ms.
        end_time / set_end_time: u32, at = 24;
        /// Position in a sequence of events, operations or buffers. `ULONG SequenceNumber` at 0x1C.
        sequence_number / set_sequence_number: u32, at = 28;
        /// Connection ID. `ULONG_PTR ConnectionId` at 0x20.
        connection_id / set_connection_id: u64, at = 32;
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

/// Alias of [`WmiTcpipSendV4Ptr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiTcpipSendV4Ptr32` or `WmiTcpipSendV4Ptr64`"]
pub type WmiTcpipSendV4 = WmiTcpipSendV4Ptr64;
/// Alias of [`WmiTcpipSendV4Ptr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiTcpipSendV4Ptr32View` or `WmiTcpipSendV4Ptr64View`"]
pub type WmiTcpipSendV4View<'a> = WmiTcpipSendV4Ptr64View<'a>;
