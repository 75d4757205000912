// Generated from spec/structs/WMI_TCPIP_SEND_V4.toml by `cargo spec generate`. Do not edit: edit that file.

//! TCP send of IPv4.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("WMI_TCPIP_SEND_V4", "WmiTcpipSendV4Ptr32", (36, 36), "TCP send of IPv4.", &[
    unsigned("ProcessId", 0, 4, "ULONG", "").means(Meaning::ProcessId),
    unsigned("TransferSize", 4, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    field("DestinationAddress", 8, 4, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, "Remote address, in network byte order.").means(Meaning::Ipv4Address),
    field("SourceAddress", 12, 4, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, "Local address, in network byte order.").means(Meaning::Ipv4Address),
    unsigned("DestinationPort", 16, 2, "USHORT", "Remote port, in network byte order.").means(Meaning::NetworkPort),
    unsigned("SourcePort", 18, 2, "USHORT", "Local port, in network byte order.").means(Meaning::NetworkPort),
    unsigned("StartTime", 20, 4, "ULONG", "Start of the send request, since the system started.").in_units("100 ms").means(Meaning::HundredMilliseconds),
    unsigned("EndTime", 24, 4, "ULONG", "End of the send request, since the system started.").in_units("100 ms").means(Meaning::HundredMilliseconds),
    unsigned("SequenceNumber", 28, 4, "ULONG", "").means(Meaning::SequenceNumber),
    address("ConnectionId", 32, 4, "ULONG_PTR", "Connection ID.").means(Meaning::ConnectionId),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS, &crate::rt::sources::OBSERVED_TRACES]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_TCPIP_SEND_V4", "WmiTcpipSendV4Ptr64", (40, 40), "TCP send of IPv4.", &[
    unsigned("ProcessId", 0, 4, "ULONG", "").means(Meaning::ProcessId),
    unsigned("TransferSize", 4, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    field("DestinationAddress", 8, 4, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, "Remote address, in network byte order.").means(Meaning::Ipv4Address),
    field("SourceAddress", 12, 4, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, "Local address, in network byte order.").means(Meaning::Ipv4Address),
    unsigned("DestinationPort", 16, 2, "USHORT", "Remote port, in network byte order.").means(Meaning::NetworkPort),
    unsigned("SourcePort", 18, 2, "USHORT", "Local port, in network byte order.").means(Meaning::NetworkPort),
    unsigned("StartTime", 20, 4, "ULONG", "Start of the send request, since the system started.").in_units("100 ms").means(Meaning::HundredMilliseconds),
    unsigned("EndTime", 24, 4, "ULONG", "End of the send request, since the system started.").in_units("100 ms").means(Meaning::HundredMilliseconds),
    unsigned("SequenceNumber", 28, 4, "ULONG", "").means(Meaning::SequenceNumber),
    address("ConnectionId", 32, 8, "ULONG_PTR", "Connection ID.").means(Meaning::ConnectionId),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS, &crate::rt::sources::OBSERVED_TRACES]);
fixed! {
    /// TCP send of IPv4.
    ///
    /// In C: `WMI_TCPIP_SEND_V4`, 0x24 bytes. Releases unknown (32-bit).
    ///
    /// The structure is byte-packed, because the connection ID is not aligned.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "WMI_TCPIP_SEND_V4")]
    owned WmiTcpipSendV4Ptr32 / WmiTcpipSendV4Ptr32View: lone [36] "WMI_TCPIP_SEND_V4" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Process ID. `ULONG ProcessId` at 0x00.
        process_id set_process_id: u32 = 0;
        /// `ULONG TransferSize` at 0x04. Unit: bytes.
        transfer_size set_transfer_size: u32 = 4;
        /// Remote address, in network byte order. `UCHAR DestinationAddress` at 0x08.
        destination_address set_destination_address: [u8; 4] = 8;
        /// Local address, in network byte order. `UCHAR SourceAddress` at 0x0C.
        source_address set_source_address: [u8; 4] = 12;
        /// Remote port, in network byte order. `USHORT DestinationPort` at 0x10.
        destination_port set_destination_port: u16 = 16;
        /// Local port, in network byte order. `USHORT SourcePort` at 0x12.
        source_port set_source_port: u16 = 18;
        /// Start of the send request, since the system started. `ULONG StartTime` at 0x14. Unit: 100 ms.
        start_time set_start_time: u32 = 20;
        /// End of the send request, since the system started. `ULONG EndTime` at 0x18. Unit: 100 ms.
        end_time set_end_time: u32 = 24;
        /// Position in a sequence of events, operations or buffers. `ULONG SequenceNumber` at 0x1C.
        sequence_number set_sequence_number: u32 = 28;
        /// Connection ID. `ULONG_PTR ConnectionId` at 0x20.
        connection_id set_connection_id: u32 = 32;
    }
    bits {
    }
    typed {
        /// IPv4 address. The raw value is `destination_address`.
        destination_address_as_ipv4 set_destination_address_as_ipv4: core::net::Ipv4Addr = destination_address set_destination_address;
        /// IPv4 address. The raw value is `source_address`.
        source_address_as_ipv4 set_source_address_as_ipv4: core::net::Ipv4Addr = source_address set_source_address;
        /// Port, in the byte order of the processor. The raw value is `destination_port`.
        destination_port_as_port set_destination_port_as_port: u16 = destination_port set_destination_port;
        /// Port, in the byte order of the processor. The raw value is `source_port`.
        source_port_as_port set_source_port_as_port: u16 = source_port set_source_port;
    }
    converted {
    }
}

fixed! {
    /// TCP send of IPv4.
    ///
    /// In C: `WMI_TCPIP_SEND_V4`, 0x28 bytes. Releases unknown (64-bit).
    ///
    /// The structure is byte-packed, because the connection ID is not aligned.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "WMI_TCPIP_SEND_V4")]
    owned WmiTcpipSendV4Ptr64 / WmiTcpipSendV4Ptr64View: lone [40] "WMI_TCPIP_SEND_V4" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Process ID. `ULONG ProcessId` at 0x00.
        process_id set_process_id: u32 = 0;
        /// `ULONG TransferSize` at 0x04. Unit: bytes.
        transfer_size set_transfer_size: u32 = 4;
        /// Remote address, in network byte order. `UCHAR DestinationAddress` at 0x08.
        destination_address set_destination_address: [u8; 4] = 8;
        /// Local address, in network byte order. `UCHAR SourceAddress` at 0x0C.
        source_address set_source_address: [u8; 4] = 12;
        /// Remote port, in network byte order. `USHORT DestinationPort` at 0x10.
        destination_port set_destination_port: u16 = 16;
        /// Local port, in network byte order. `USHORT SourcePort` at 0x12.
        source_port set_source_port: u16 = 18;
        /// Start of the send request, since the system started. `ULONG StartTime` at 0x14. Unit: 100 ms.
        start_time set_start_time: u32 = 20;
        /// End of the send request, since the system started. `ULONG EndTime` at 0x18. Unit: 100 ms.
        end_time set_end_time: u32 = 24;
        /// Position in a sequence of events, operations or buffers. `ULONG SequenceNumber` at 0x1C.
        sequence_number set_sequence_number: u32 = 28;
        /// Connection ID. `ULONG_PTR ConnectionId` at 0x20.
        connection_id set_connection_id: u64 = 32;
    }
    bits {
    }
    typed {
        /// IPv4 address. The raw value is `destination_address`.
        destination_address_as_ipv4 set_destination_address_as_ipv4: core::net::Ipv4Addr = destination_address set_destination_address;
        /// IPv4 address. The raw value is `source_address`.
        source_address_as_ipv4 set_source_address_as_ipv4: core::net::Ipv4Addr = source_address set_source_address;
        /// Port, in the byte order of the processor. The raw value is `destination_port`.
        destination_port_as_port set_destination_port_as_port: u16 = destination_port set_destination_port;
        /// Port, in the byte order of the processor. The raw value is `source_port`.
        source_port_as_port set_source_port_as_port: u16 = source_port set_source_port;
    }
    converted {
    }
}

/// Alias of [`WmiTcpipSendV4Ptr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiTcpipSendV4Ptr32` or `WmiTcpipSendV4Ptr64`"]
pub type WmiTcpipSendV4 = WmiTcpipSendV4Ptr64;
/// Alias of [`WmiTcpipSendV4Ptr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiTcpipSendV4Ptr32View` or `WmiTcpipSendV4Ptr64View`"]
pub type WmiTcpipSendV4View<'a> = WmiTcpipSendV4Ptr64View<'a>;
