// Generated from spec/structs/UdpIp_V0_TypeGroup1.toml by `cargo spec generate`. Do not edit: edit that file.

//! Data sent or received over UDP.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS];
pub(crate) static LAYOUT_0: Layout = layout("UdpIp_V0_TypeGroup1", "UdpIpV0TypeGroup1Ptr32")
    .size(20)
    .about("Data sent or received over UDP.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR context").at(0..4).about("Process.").means(Meaning::ProcessId)
            .with(&[More::SameAs("ProcessId")]),
        field("UCHAR saddr", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 })
            .at(4..8).about("Local address, in network byte order.").means(Meaning::Ipv4Address)
            .with(&[More::SameAs("SourceAddress")]),
        big_endian("USHORT sport").at(8..10).about("Local port.").means(Meaning::NetworkPort)
            .with(&[More::SameAs("SourcePort")]),
        unsigned("USHORT size").at(10..12).up_to(32).means(Meaning::Bytes)
            .with(&[More::SameAs("TransferSize"), More::Units("bytes")]),
        field("UCHAR daddr", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 })
            .at(12..16).about("Remote address, in network byte order.").means(Meaning::Ipv4Address)
            .with(&[More::SameAs("DestinationAddress")]),
        big_endian("USHORT dport").at(16..18).about("Remote port.").means(Meaning::NetworkPort)
            .with(&[More::SameAs("DestinationPort")]),
        unsigned("USHORT dsize").at(18..20).about("Size of the data sent or received successfully.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("UdpIp_V0_TypeGroup1", "UdpIpV0TypeGroup1Ptr64")
    .size(24)
    .about("Data sent or received over UDP.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR context").at(0..8).about("Process.").means(Meaning::ProcessId)
            .with(&[More::SameAs("ProcessId")]),
        field("UCHAR saddr", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 })
            .at(8..12).about("Local address, in network byte order.").means(Meaning::Ipv4Address)
            .with(&[More::SameAs("SourceAddress")]),
        big_endian("USHORT sport").at(12..14).about("Local port.").means(Meaning::NetworkPort)
            .with(&[More::SameAs("SourcePort")]),
        unsigned("USHORT size").at(14..16).up_to(32).means(Meaning::Bytes)
            .with(&[More::SameAs("TransferSize"), More::Units("bytes")]),
        field("UCHAR daddr", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 })
            .at(16..20).about("Remote address, in network byte order.").means(Meaning::Ipv4Address)
            .with(&[More::SameAs("DestinationAddress")]),
        big_endian("USHORT dport").at(20..22).about("Remote port.").means(Meaning::NetworkPort)
            .with(&[More::SameAs("DestinationPort")]),
        unsigned("USHORT dsize").at(22..24).about("Size of the data sent or received successfully.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
    ]);
fixed! {
    /// Data sent or received over UDP.
    ///
    /// In C: `UdpIp_V0_TypeGroup1`, 0x14 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "UdpIp_V0_TypeGroup1")]
    owned UdpIpV0TypeGroup1Ptr32 / UdpIpV0TypeGroup1Ptr32View: lone,
        name = "UdpIp_V0_TypeGroup1", size = 20, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Process. `ULONG_PTR context` at 0x00.
        context / set_context: u32, at = 0;
        /// Local address, in network byte order. `UCHAR saddr` at 0x04.
        saddr / set_saddr: [u8; 4], at = 4;
        /// Local port. `USHORT sport` at 0x08, big-endian.
        sport / set_sport: u16, at = 8, swap_bytes;
        /// `USHORT size` at 0x0A. Unit: bytes.
        size / set_size: u16, at = 10;
        /// Remote address, in network byte order. `UCHAR daddr` at 0x0C.
        daddr / set_daddr: [u8; 4], at = 12;
        /// Remote port. `USHORT dport` at 0x10, big-endian.
        dport / set_dport: u16, at = 16, swap_bytes;
        /// Size of the data sent or received successfully. `USHORT dsize` at 0x12. Unit: bytes.
        dsize / set_dsize: u16, at = 18;
    }
    typed {
        /// IPv4 address. The raw value is `saddr`.
        saddr_as_ipv4 / set_saddr_as_ipv4: core::net::Ipv4Addr, raw = saddr / set_saddr;
        /// IPv4 address. The raw value is `daddr`.
        daddr_as_ipv4 / set_daddr_as_ipv4: core::net::Ipv4Addr, raw = daddr / set_daddr;
    }
}

fixed! {
    /// Data sent or received over UDP.
    ///
    /// In C: `UdpIp_V0_TypeGroup1`, 0x18 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "UdpIp_V0_TypeGroup1")]
    owned UdpIpV0TypeGroup1Ptr64 / UdpIpV0TypeGroup1Ptr64View: lone,
        name = "UdpIp_V0_TypeGroup1", size = 24, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Process. `ULONG_PTR context` at 0x00.
        context / set_context: u64, at = 0;
        /// Local address, in network byte order. `UCHAR saddr` at 0x08.
        saddr / set_saddr: [u8; 4], at = 8;
        /// Local port. `USHORT sport` at 0x0C, big-endian.
        sport / set_sport: u16, at = 12, swap_bytes;
        /// `USHORT size` at 0x0E. Unit: bytes.
        size / set_size: u16, at = 14;
        /// Remote address, in network byte order. `UCHAR daddr` at 0x10.
        daddr / set_daddr: [u8; 4], at = 16;
        /// Remote port. `USHORT dport` at 0x14, big-endian.
        dport / set_dport: u16, at = 20, swap_bytes;
        /// Size of the data sent or received successfully. `USHORT dsize` at 0x16. Unit: bytes.
        dsize / set_dsize: u16, at = 22;
    }
    typed {
        /// IPv4 address. The raw value is `saddr`.
        saddr_as_ipv4 / set_saddr_as_ipv4: core::net::Ipv4Addr, raw = saddr / set_saddr;
        /// IPv4 address. The raw value is `daddr`.
        daddr_as_ipv4 / set_daddr_as_ipv4: core::net::Ipv4Addr, raw = daddr / set_daddr;
    }
}

/// Alias of [`UdpIpV0TypeGroup1Ptr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `UdpIpV0TypeGroup1Ptr32` or `UdpIpV0TypeGroup1Ptr64`"]
pub type UdpIpV0TypeGroup1 = UdpIpV0TypeGroup1Ptr64;
/// Alias of [`UdpIpV0TypeGroup1Ptr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `UdpIpV0TypeGroup1Ptr32View` or `UdpIpV0TypeGroup1Ptr64View`"
]
pub type UdpIpV0TypeGroup1View<'a> = UdpIpV0TypeGroup1Ptr64View<'a>;
