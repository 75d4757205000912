// Generated from spec/structs/TcpIp_TypeGroup3.toml by `cargo spec generate`. Do not edit: edit that file.

//! TCP event of IPv6: data received, retransmitted or copied, or connection closed or reconnected.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[&sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS, &sources::OBSERVED_TRACES];
pub(crate) static LAYOUT_0: Layout = layout("TcpIp_TypeGroup3", "TcpIpTypeGroup3Ptr32")
    .size(52)
    .about("TCP event of IPv6: data received, retransmitted or copied, or connection closed or reconnected.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG PID").at(0..4).about("Process ID.").means(Meaning::ProcessId)
            .with(&[More::SameAs("ProcessId")]),
        unsigned("ULONG size").at(4..8).means(Meaning::Bytes)
            .with(&[More::SameAs("TransferSize"), More::Units("bytes")]),
        field("UCHAR daddr", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 16 })
            .at(8..24).about("Remote address, in network byte order.").means(Meaning::Ipv6Address)
            .with(&[More::SameAs("DestinationAddress")]),
        field("UCHAR saddr", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 16 })
            .at(24..40).about("Local address, in network byte order.").means(Meaning::Ipv6Address)
            .with(&[More::SameAs("SourceAddress")]),
        big_endian("USHORT dport").at(40..42).about("Remote port.").means(Meaning::NetworkPort)
            .with(&[More::SameAs("DestinationPort")]),
        big_endian("USHORT sport").at(42..44).about("Local port.").means(Meaning::NetworkPort)
            .with(&[More::SameAs("SourcePort")]),
        unsigned("ULONG seqnum").at(44..48).means(Meaning::SequenceNumber).with(&[More::SameAs("SequenceNumber")]),
        address("ULONG_PTR connid").at(48..52).about("Connection ID.").means(Meaning::ConnectionId)
            .with(&[More::SameAs("ConnectionId")]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("TcpIp_TypeGroup3", "TcpIpTypeGroup3Ptr64")
    .size(56)
    .about("TCP event of IPv6: data received, retransmitted or copied, or connection closed or reconnected.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG PID").at(0..4).about("Process ID.").means(Meaning::ProcessId)
            .with(&[More::SameAs("ProcessId")]),
        unsigned("ULONG size").at(4..8).means(Meaning::Bytes)
            .with(&[More::SameAs("TransferSize"), More::Units("bytes")]),
        field("UCHAR daddr", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 16 })
            .at(8..24).about("Remote address, in network byte order.").means(Meaning::Ipv6Address)
            .with(&[More::SameAs("DestinationAddress")]),
        field("UCHAR saddr", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 16 })
            .at(24..40).about("Local address, in network byte order.").means(Meaning::Ipv6Address)
            .with(&[More::SameAs("SourceAddress")]),
        big_endian("USHORT dport").at(40..42).about("Remote port.").means(Meaning::NetworkPort)
            .with(&[More::SameAs("DestinationPort")]),
        big_endian("USHORT sport").at(42..44).about("Local port.").means(Meaning::NetworkPort)
            .with(&[More::SameAs("SourcePort")]),
        unsigned("ULONG seqnum").at(44..48).means(Meaning::SequenceNumber).with(&[More::SameAs("SequenceNumber")]),
        address("ULONG_PTR connid").at(48..56).about("Connection ID.").means(Meaning::ConnectionId)
            .with(&[More::SameAs("ConnectionId")]),
    ]);
fixed! {
    /// TCP event of IPv6: data received, retransmitted or copied, or connection closed or reconnected.
    ///
    /// In C: `TcpIp_TypeGroup3`, 0x34 bytes. Releases unknown (32-bit).
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec
    /// developers, *Nineteen log files of public projects*.
    #[doc(alias = "TcpIp_TypeGroup3")]
    owned TcpIpTypeGroup3Ptr32 / TcpIpTypeGroup3Ptr32View: lone,
        name = "TcpIp_TypeGroup3", size = 52, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Process ID. `ULONG PID` at 0x00.
        pid / set_pid: u32, at = 0;
        /// `ULONG size` at 0x04. Unit: bytes.
        size / set_size: u32, at = 4;
        /// Remote address, in network byte order. `UCHAR daddr` at 0x08.
        daddr / set_daddr: [u8; 16], at = 8;
        /// Local address, in network byte order. `UCHAR saddr` at 0x18.
        saddr / set_saddr: [u8; 16], at = 24;
        /// Remote port. `USHORT dport` at 0x28, big-endian.
        dport / set_dport: u16, at = 40, swap_bytes;
        /// Local port. `USHORT sport` at 0x2A, big-endian.
        sport / set_sport: u16, at = 42, swap_bytes;
        /// Position in a sequence of events, operations or buffers. `ULONG seqnum` at 0x2C.
        seqnum / set_seqnum: u32, at = 44;
        /// Connection ID. `ULONG_PTR connid` at 0x30.
        connid / set_connid: u32, at = 48;
    }
    typed {
        /// IPv6 address. The raw value is `daddr`.
        daddr_as_ipv6 / set_daddr_as_ipv6: core::net::Ipv6Addr, raw = daddr / set_daddr;
        /// IPv6 address. The raw value is `saddr`.
        saddr_as_ipv6 / set_saddr_as_ipv6: core::net::Ipv6Addr, raw = saddr / set_saddr;
    }
}

fixed! {
    /// TCP event of IPv6: data received, retransmitted or copied, or connection closed or reconnected.
    ///
    /// In C: `TcpIp_TypeGroup3`, 0x38 bytes. Releases unknown (64-bit).
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec
    /// developers, *Nineteen log files of public projects*.
    #[doc(alias = "TcpIp_TypeGroup3")]
    owned TcpIpTypeGroup3Ptr64 / TcpIpTypeGroup3Ptr64View: lone,
        name = "TcpIp_TypeGroup3", size = 56, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Process ID. `ULONG PID` at 0x00.
        pid / set_pid: u32, at = 0;
        /// `ULONG size` at 0x04. Unit: bytes.
        size / set_size: u32, at = 4;
        /// Remote address, in network byte order. `UCHAR daddr` at 0x08.
        daddr / set_daddr: [u8; 16], at = 8;
        /// Local address, in network byte order. `UCHAR saddr` at 0x18.
        saddr / set_saddr: [u8; 16], at = 24;
        /// Remote port. `USHORT dport` at 0x28, big-endian.
        dport / set_dport: u16, at = 40, swap_bytes;
        /// Local port. `USHORT sport` at 0x2A, big-endian.
        sport / set_sport: u16, at = 42, swap_bytes;
        /// Position in a sequence of events, operations or buffers. `ULONG seqnum` at 0x2C.
        seqnum / set_seqnum: u32, at = 44;
        /// Connection ID. `ULONG_PTR connid` at 0x30.
        connid / set_connid: u64, at = 48;
    }
    typed {
        /// IPv6 address. The raw value is `daddr`.
        daddr_as_ipv6 / set_daddr_as_ipv6: core::net::Ipv6Addr, raw = daddr / set_daddr;
        /// IPv6 address. The raw value is `saddr`.
        saddr_as_ipv6 / set_saddr_as_ipv6: core::net::Ipv6Addr, raw = saddr / set_saddr;
    }
}

/// Alias of [`TcpIpTypeGroup3Ptr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `TcpIpTypeGroup3Ptr32` or `TcpIpTypeGroup3Ptr64`"]
pub type TcpIpTypeGroup3 = TcpIpTypeGroup3Ptr64;
/// Alias of [`TcpIpTypeGroup3Ptr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `TcpIpTypeGroup3Ptr32View` or `TcpIpTypeGroup3Ptr64View`"]
pub type TcpIpTypeGroup3View<'a> = TcpIpTypeGroup3Ptr64View<'a>;
