// Generated from spec/structs/WMI_UDP_V4.toml by `cargo spec generate`. Do not edit: edit that file.

//! UDP send or receive of IPv4.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[&sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS];
pub(crate) static LAYOUT_0: Layout = layout("WMI_UDP_V4", "WmiUdpV4")
    .size(20)
    .about("UDP send or receive of IPv4.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG ProcessId").at(0..4).up_to(64).means(Meaning::ProcessId),
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
    ]);
fixed! {
    /// UDP send or receive of IPv4.
    ///
    /// In C: `WMI_UDP_V4`, 0x14 bytes. Releases unknown.
    ///
    /// Payload of event version 1. In version 2 a sequence number and a connection follow: UdpIp_TypeGroup1.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "WMI_UDP_V4")]
    owned WmiUdpV4 / WmiUdpV4View: lone,
        name = "WMI_UDP_V4", size = 20, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
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
