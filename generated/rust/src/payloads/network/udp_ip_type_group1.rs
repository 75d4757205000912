// Generated from spec/structs/UdpIp_TypeGroup1.toml by `cargo spec generate`. Do not edit: edit that file.

//! Data sent or received over UDP and IPv4.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("UdpIp_TypeGroup1", "UdpIpTypeGroup1Ptr32", (28, 28), "Data sent or received over UDP and IPv4.", &[
    unsigned("PID", 0, 4, "ULONG", "Process ID.").same_as("ProcessId").means(Meaning::ProcessId),
    unsigned("size", 4, 4, "ULONG", "").same_as("TransferSize").in_units("bytes").means(Meaning::Bytes),
    field("daddr", 8, 4, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, "Remote address, in network byte order.").same_as("DestinationAddress").means(Meaning::Ipv4Address),
    field("saddr", 12, 4, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, "Local address, in network byte order.").same_as("SourceAddress").means(Meaning::Ipv4Address),
    unsigned("dport", 16, 2, "USHORT", "Remote port, in network byte order.").same_as("DestinationPort").means(Meaning::NetworkPort),
    unsigned("sport", 18, 2, "USHORT", "Local port, in network byte order.").same_as("SourcePort").means(Meaning::NetworkPort),
    unsigned("seqnum", 20, 4, "ULONG", "").same_as("SequenceNumber").means(Meaning::SequenceNumber),
    address("connid", 24, 4, "ULONG_PTR", "Connection ID.").same_as("ConnectionId").means(Meaning::ConnectionId),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS, &crate::rt::sources::OBSERVED_TRACES]);
pub(crate) static LAYOUT_1: Layout = layout("UdpIp_TypeGroup1", "UdpIpTypeGroup1Ptr64", (32, 32), "Data sent or received over UDP and IPv4.", &[
    unsigned("PID", 0, 4, "ULONG", "Process ID.").same_as("ProcessId").means(Meaning::ProcessId),
    unsigned("size", 4, 4, "ULONG", "").same_as("TransferSize").in_units("bytes").means(Meaning::Bytes),
    field("daddr", 8, 4, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, "Remote address, in network byte order.").same_as("DestinationAddress").means(Meaning::Ipv4Address),
    field("saddr", 12, 4, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, "Local address, in network byte order.").same_as("SourceAddress").means(Meaning::Ipv4Address),
    unsigned("dport", 16, 2, "USHORT", "Remote port, in network byte order.").same_as("DestinationPort").means(Meaning::NetworkPort),
    unsigned("sport", 18, 2, "USHORT", "Local port, in network byte order.").same_as("SourcePort").means(Meaning::NetworkPort),
    unsigned("seqnum", 20, 4, "ULONG", "").same_as("SequenceNumber").means(Meaning::SequenceNumber),
    address("connid", 24, 8, "ULONG_PTR", "Connection ID.").same_as("ConnectionId").means(Meaning::ConnectionId),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS, &crate::rt::sources::OBSERVED_TRACES]);
fixed! {
    /// Data sent or received over UDP and IPv4.
    ///
    /// In C: `UdpIp_TypeGroup1`, 0x1c bytes. Releases unknown (32-bit).
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "UdpIp_TypeGroup1")]
    owned UdpIpTypeGroup1Ptr32 / UdpIpTypeGroup1Ptr32View: lone [28] "UdpIp_TypeGroup1" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Process ID. `ULONG PID` at 0x00.
        pid set_pid: u32 = 0;
        /// `ULONG size` at 0x04. Unit: bytes.
        size set_size: u32 = 4;
        /// Remote address, in network byte order. `UCHAR daddr` at 0x08.
        daddr set_daddr: [u8; 4] = 8;
        /// Local address, in network byte order. `UCHAR saddr` at 0x0C.
        saddr set_saddr: [u8; 4] = 12;
        /// Remote port, in network byte order. `USHORT dport` at 0x10.
        dport set_dport: u16 = 16;
        /// Local port, in network byte order. `USHORT sport` at 0x12.
        sport set_sport: u16 = 18;
        /// Position in a sequence of events, operations or buffers. `ULONG seqnum` at 0x14.
        seqnum set_seqnum: u32 = 20;
        /// Connection ID. `ULONG_PTR connid` at 0x18.
        connid set_connid: u32 = 24;
    }
    bits {
    }
    typed {
        /// IPv4 address. The raw value is `daddr`.
        daddr_as_ipv4 set_daddr_as_ipv4: core::net::Ipv4Addr = daddr set_daddr;
        /// IPv4 address. The raw value is `saddr`.
        saddr_as_ipv4 set_saddr_as_ipv4: core::net::Ipv4Addr = saddr set_saddr;
        /// Port, in the byte order of the processor. The raw value is `dport`.
        dport_as_port set_dport_as_port: u16 = dport set_dport;
        /// Port, in the byte order of the processor. The raw value is `sport`.
        sport_as_port set_sport_as_port: u16 = sport set_sport;
    }
    converted {
    }
}

fixed! {
    /// Data sent or received over UDP and IPv4.
    ///
    /// In C: `UdpIp_TypeGroup1`, 0x20 bytes. Releases unknown (64-bit).
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "UdpIp_TypeGroup1")]
    owned UdpIpTypeGroup1Ptr64 / UdpIpTypeGroup1Ptr64View: lone [32] "UdpIp_TypeGroup1" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Process ID. `ULONG PID` at 0x00.
        pid set_pid: u32 = 0;
        /// `ULONG size` at 0x04. Unit: bytes.
        size set_size: u32 = 4;
        /// Remote address, in network byte order. `UCHAR daddr` at 0x08.
        daddr set_daddr: [u8; 4] = 8;
        /// Local address, in network byte order. `UCHAR saddr` at 0x0C.
        saddr set_saddr: [u8; 4] = 12;
        /// Remote port, in network byte order. `USHORT dport` at 0x10.
        dport set_dport: u16 = 16;
        /// Local port, in network byte order. `USHORT sport` at 0x12.
        sport set_sport: u16 = 18;
        /// Position in a sequence of events, operations or buffers. `ULONG seqnum` at 0x14.
        seqnum set_seqnum: u32 = 20;
        /// Connection ID. `ULONG_PTR connid` at 0x18.
        connid set_connid: u64 = 24;
    }
    bits {
    }
    typed {
        /// IPv4 address. The raw value is `daddr`.
        daddr_as_ipv4 set_daddr_as_ipv4: core::net::Ipv4Addr = daddr set_daddr;
        /// IPv4 address. The raw value is `saddr`.
        saddr_as_ipv4 set_saddr_as_ipv4: core::net::Ipv4Addr = saddr set_saddr;
        /// Port, in the byte order of the processor. The raw value is `dport`.
        dport_as_port set_dport_as_port: u16 = dport set_dport;
        /// Port, in the byte order of the processor. The raw value is `sport`.
        sport_as_port set_sport_as_port: u16 = sport set_sport;
    }
    converted {
    }
}

/// Alias of [`UdpIpTypeGroup1Ptr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `UdpIpTypeGroup1Ptr32` or `UdpIpTypeGroup1Ptr64`"]
pub type UdpIpTypeGroup1 = UdpIpTypeGroup1Ptr64;
/// Alias of [`UdpIpTypeGroup1Ptr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `UdpIpTypeGroup1Ptr32View` or `UdpIpTypeGroup1Ptr64View`"]
pub type UdpIpTypeGroup1View<'a> = UdpIpTypeGroup1Ptr64View<'a>;
