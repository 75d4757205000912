// Generated from spec/structs/UdpIp_TypeGroup1.toml by `cargo spec generate`. Do not edit: edit that file.

//! Data sent or received over UDP and IPv4.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[&sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS, &sources::OBSERVED_TRACES];
pub(crate) static LAYOUT_0: Layout = layout("UdpIp_TypeGroup1", "UdpIpTypeGroup1Ptr32")
    .size(28)
    .about("Data sent or received over UDP and IPv4.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG PID").at(0..4).about("Process ID.").up_to(64).means(Meaning::ProcessId)
            .with(&[More::SameAs("ProcessId")]),
        unsigned("ULONG size").at(4..8).means(Meaning::Bytes)
            .with(&[More::SameAs("TransferSize"), More::Units("bytes")]),
        field("UCHAR daddr", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 })
            .at(8..12).about("Remote address, in network byte order.").means(Meaning::Ipv4Address)
            .with(&[More::SameAs("DestinationAddress")]),
        field("UCHAR saddr", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 })
            .at(12..16).about("Local address, in network byte order.").means(Meaning::Ipv4Address)
            .with(&[More::SameAs("SourceAddress")]),
        big_endian("USHORT dport").at(16..18).about("Remote port.").means(Meaning::NetworkPort)
            .with(&[More::SameAs("DestinationPort")]),
        big_endian("USHORT sport").at(18..20).about("Local port.").means(Meaning::NetworkPort)
            .with(&[More::SameAs("SourcePort")]),
        unsigned("ULONG seqnum").at(20..24).means(Meaning::SequenceNumber).with(&[More::SameAs("SequenceNumber")]),
        address("ULONG_PTR connid").at(24..28).about("Connection ID.").means(Meaning::ConnectionId)
            .with(&[More::SameAs("ConnectionId")]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("UdpIp_TypeGroup1", "UdpIpTypeGroup1Ptr64")
    .size(32)
    .about("Data sent or received over UDP and IPv4.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG PID").at(0..4).about("Process ID.").up_to(64).means(Meaning::ProcessId)
            .with(&[More::SameAs("ProcessId")]),
        unsigned("ULONG size").at(4..8).means(Meaning::Bytes)
            .with(&[More::SameAs("TransferSize"), More::Units("bytes")]),
        field("UCHAR daddr", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 })
            .at(8..12).about("Remote address, in network byte order.").means(Meaning::Ipv4Address)
            .with(&[More::SameAs("DestinationAddress")]),
        field("UCHAR saddr", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 })
            .at(12..16).about("Local address, in network byte order.").means(Meaning::Ipv4Address)
            .with(&[More::SameAs("SourceAddress")]),
        big_endian("USHORT dport").at(16..18).about("Remote port.").means(Meaning::NetworkPort)
            .with(&[More::SameAs("DestinationPort")]),
        big_endian("USHORT sport").at(18..20).about("Local port.").means(Meaning::NetworkPort)
            .with(&[More::SameAs("SourcePort")]),
        unsigned("ULONG seqnum").at(20..24).means(Meaning::SequenceNumber).with(&[More::SameAs("SequenceNumber")]),
        address("ULONG_PTR connid").at(24..32).about("Connection ID.").means(Meaning::ConnectionId)
            .with(&[More::SameAs("ConnectionId")]),
    ]);
fixed! {
    /// Data sent or received over UDP and IPv4.
    ///
    /// In C: `UdpIp_TypeGroup1`, 0x1c bytes. Releases unknown (32-bit).
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec
    /// developers, *Nineteen log files of public projects*.
    #[doc(alias = "UdpIp_TypeGroup1")]
    owned UdpIpTypeGroup1Ptr32 / UdpIpTypeGroup1Ptr32View: lone,
        name = "UdpIp_TypeGroup1", size = 28, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Process ID. `ULONG PID` at 0x00.
        pid / set_pid: u32, at = 0;
        /// `ULONG size` at 0x04. Unit: bytes.
        size / set_size: u32, at = 4;
        /// Remote address, in network byte order. `UCHAR daddr` at 0x08.
        daddr / set_daddr: [u8; 4], at = 8;
        /// Local address, in network byte order. `UCHAR saddr` at 0x0C.
        saddr / set_saddr: [u8; 4], at = 12;
        /// Remote port. `USHORT dport` at 0x10, big-endian.
        dport / set_dport: u16, at = 16, swap_bytes;
        /// Local port. `USHORT sport` at 0x12, big-endian.
        sport / set_sport: u16, at = 18, swap_bytes;
        /// Position in a sequence of events, operations or buffers. `ULONG seqnum` at 0x14.
        seqnum / set_seqnum: u32, at = 20;
        /// Connection ID. `ULONG_PTR connid` at 0x18.
        connid / set_connid: u32, at = 24;
    }
    typed {
        /// IPv4 address. The raw value is `daddr`.
        daddr_as_ipv4 / set_daddr_as_ipv4: core::net::Ipv4Addr, raw = daddr / set_daddr;
        /// IPv4 address. The raw value is `saddr`.
        saddr_as_ipv4 / set_saddr_as_ipv4: core::net::Ipv4Addr, raw = saddr / set_saddr;
    }
}

fixed! {
    /// Data sent or received over UDP and IPv4.
    ///
    /// In C: `UdpIp_TypeGroup1`, 0x20 bytes. Releases unknown (64-bit).
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec
    /// developers, *Nineteen log files of public projects*.
    #[doc(alias = "UdpIp_TypeGroup1")]
    owned UdpIpTypeGroup1Ptr64 / UdpIpTypeGroup1Ptr64View: lone,
        name = "UdpIp_TypeGroup1", size = 32, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Process ID. `ULONG PID` at 0x00.
        pid / set_pid: u32, at = 0;
        /// `ULONG size` at 0x04. Unit: bytes.
        size / set_size: u32, at = 4;
        /// Remote address, in network byte order. `UCHAR daddr` at 0x08.
        daddr / set_daddr: [u8; 4], at = 8;
        /// Local address, in network byte order. `UCHAR saddr` at 0x0C.
        saddr / set_saddr: [u8; 4], at = 12;
        /// Remote port. `USHORT dport` at 0x10, big-endian.
        dport / set_dport: u16, at = 16, swap_bytes;
        /// Local port. `USHORT sport` at 0x12, big-endian.
        sport / set_sport: u16, at = 18, swap_bytes;
        /// Position in a sequence of events, operations or buffers. `ULONG seqnum` at 0x14.
        seqnum / set_seqnum: u32, at = 20;
        /// Connection ID. `ULONG_PTR connid` at 0x18.
        connid / set_connid: u64, at = 24;
    }
    typed {
        /// IPv4 address. The raw value is `daddr`.
        daddr_as_ipv4 / set_daddr_as_ipv4: core::net::Ipv4Addr, raw = daddr / set_daddr;
        /// IPv4 address. The raw value is `saddr`.
        saddr_as_ipv4 / set_saddr_as_ipv4: core::net::Ipv4Addr, raw = saddr / set_saddr;
    }
}

/// Alias of [`UdpIpTypeGroup1Ptr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `UdpIpTypeGroup1Ptr32` or `UdpIpTypeGroup1Ptr64`"]
pub type UdpIpTypeGroup1 = UdpIpTypeGroup1Ptr64;
/// Alias of [`UdpIpTypeGroup1Ptr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `UdpIpTypeGroup1Ptr32View` or `UdpIpTypeGroup1Ptr64View`"]
pub type UdpIpTypeGroup1View<'a> = UdpIpTypeGroup1Ptr64View<'a>;
