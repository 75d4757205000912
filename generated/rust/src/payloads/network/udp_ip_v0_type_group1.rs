// Generated from spec/structs/UdpIp_V0_TypeGroup1.toml by `cargo spec generate`. Do not edit: edit that file.

//! Data sent or received over UDP.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("UdpIp_V0_TypeGroup1", "UdpIpV0TypeGroup1Ptr32", (20, 20), "Data sent or received over UDP.", &[
    address("context", 0, 4, "ULONG_PTR", "Process.").means(Meaning::ProcessId),
    field("saddr", 4, 4, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, "Local address, in network byte order.").same_as("SourceAddress").means(Meaning::Ipv4Address),
    unsigned("sport", 8, 2, "USHORT", "Local port, in network byte order.").same_as("SourcePort").means(Meaning::NetworkPort),
    unsigned("size", 10, 2, "USHORT", "").in_units("bytes").means(Meaning::Bytes),
    field("daddr", 12, 4, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, "Remote address, in network byte order.").same_as("DestinationAddress").means(Meaning::Ipv4Address),
    unsigned("dport", 16, 2, "USHORT", "Remote port, in network byte order.").same_as("DestinationPort").means(Meaning::NetworkPort),
    unsigned("dsize", 18, 2, "USHORT", "Size of the data sent or received successfully.").in_units("bytes").means(Meaning::Bytes),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS]);
pub(crate) static LAYOUT_1: Layout = layout("UdpIp_V0_TypeGroup1", "UdpIpV0TypeGroup1Ptr64", (24, 24), "Data sent or received over UDP.", &[
    address("context", 0, 8, "ULONG_PTR", "Process.").means(Meaning::ProcessId),
    field("saddr", 8, 4, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, "Local address, in network byte order.").same_as("SourceAddress").means(Meaning::Ipv4Address),
    unsigned("sport", 12, 2, "USHORT", "Local port, in network byte order.").same_as("SourcePort").means(Meaning::NetworkPort),
    unsigned("size", 14, 2, "USHORT", "").in_units("bytes").means(Meaning::Bytes),
    field("daddr", 16, 4, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, "Remote address, in network byte order.").same_as("DestinationAddress").means(Meaning::Ipv4Address),
    unsigned("dport", 20, 2, "USHORT", "Remote port, in network byte order.").same_as("DestinationPort").means(Meaning::NetworkPort),
    unsigned("dsize", 22, 2, "USHORT", "Size of the data sent or received successfully.").in_units("bytes").means(Meaning::Bytes),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS]);
fixed! {
    /// Data sent or received over UDP.
    ///
    /// In C: `UdpIp_V0_TypeGroup1`, 0x14 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "UdpIp_V0_TypeGroup1")]
    owned UdpIpV0TypeGroup1Ptr32 / UdpIpV0TypeGroup1Ptr32View: lone [20] "UdpIp_V0_TypeGroup1" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Process. `ULONG_PTR context` at 0x00.
        context set_context: u32 = 0;
        /// Local address, in network byte order. `UCHAR saddr` at 0x04.
        saddr set_saddr: [u8; 4] = 4;
        /// Local port, in network byte order. `USHORT sport` at 0x08.
        sport set_sport: u16 = 8;
        /// `USHORT size` at 0x0A. Unit: bytes.
        size set_size: u16 = 10;
        /// Remote address, in network byte order. `UCHAR daddr` at 0x0C.
        daddr set_daddr: [u8; 4] = 12;
        /// Remote port, in network byte order. `USHORT dport` at 0x10.
        dport set_dport: u16 = 16;
        /// Size of the data sent or received successfully. `USHORT dsize` at 0x12. Unit: bytes.
        dsize set_dsize: u16 = 18;
    }
    bits {
    }
    typed {
        /// IPv4 address. The raw value is `saddr`.
        saddr_as_ipv4 set_saddr_as_ipv4: core::net::Ipv4Addr = saddr set_saddr;
        /// Port, in the byte order of the processor. The raw value is `sport`.
        sport_as_port set_sport_as_port: u16 = sport set_sport;
        /// IPv4 address. The raw value is `daddr`.
        daddr_as_ipv4 set_daddr_as_ipv4: core::net::Ipv4Addr = daddr set_daddr;
        /// Port, in the byte order of the processor. The raw value is `dport`.
        dport_as_port set_dport_as_port: u16 = dport set_dport;
    }
    converted {
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
    owned UdpIpV0TypeGroup1Ptr64 / UdpIpV0TypeGroup1Ptr64View: lone [24] "UdpIp_V0_TypeGroup1" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Process. `ULONG_PTR context` at 0x00.
        context set_context: u64 = 0;
        /// Local address, in network byte order. `UCHAR saddr` at 0x08.
        saddr set_saddr: [u8; 4] = 8;
        /// Local port, in network byte order. `USHORT sport` at 0x0C.
        sport set_sport: u16 = 12;
        /// `USHORT size` at 0x0E. Unit: bytes.
        size set_size: u16 = 14;
        /// Remote address, in network byte order. `UCHAR daddr` at 0x10.
        daddr set_daddr: [u8; 4] = 16;
        /// Remote port, in network byte order. `USHORT dport` at 0x14.
        dport set_dport: u16 = 20;
        /// Size of the data sent or received successfully. `USHORT dsize` at 0x16. Unit: bytes.
        dsize set_dsize: u16 = 22;
    }
    bits {
    }
    typed {
        /// IPv4 address. The raw value is `saddr`.
        saddr_as_ipv4 set_saddr_as_ipv4: core::net::Ipv4Addr = saddr set_saddr;
        /// Port, in the byte order of the processor. The raw value is `sport`.
        sport_as_port set_sport_as_port: u16 = sport set_sport;
        /// IPv4 address. The raw value is `daddr`.
        daddr_as_ipv4 set_daddr_as_ipv4: core::net::Ipv4Addr = daddr set_daddr;
        /// Port, in the byte order of the processor. The raw value is `dport`.
        dport_as_port set_dport_as_port: u16 = dport set_dport;
    }
    converted {
    }
}

/// Alias of [`UdpIpV0TypeGroup1Ptr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `UdpIpV0TypeGroup1Ptr32` or `UdpIpV0TypeGroup1Ptr64`"]
pub type UdpIpV0TypeGroup1 = UdpIpV0TypeGroup1Ptr64;
/// Alias of [`UdpIpV0TypeGroup1Ptr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `UdpIpV0TypeGroup1Ptr32View` or `UdpIpV0TypeGroup1Ptr64View`"]
pub type UdpIpV0TypeGroup1View<'a> = UdpIpV0TypeGroup1Ptr64View<'a>;
