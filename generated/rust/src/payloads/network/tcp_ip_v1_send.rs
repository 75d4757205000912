// Generated from spec/structs/TcpIp_V1_Send.toml by `cargo spec generate`. Do not edit: edit that file.

//! Data sent over TCP.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF];
pub(crate) static LAYOUT_0: Layout = layout("TcpIp_V1_Send", "TcpIpV1SendPtr32")
    .size(36)
    .about("Data sent over TCP.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG PID").at(0..4).about("Process ID.").means(Meaning::ProcessId)
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
        unsigned("ULONG startime").at(20..24).about("Start of the send request, since the system started.")
            .means(Meaning::HundredMilliseconds).with(&[More::SameAs("StartTime"), More::Units("100 ms")]),
        unsigned("ULONG endtime").at(24..28).about("End of the send request, since the system started.")
            .means(Meaning::HundredMilliseconds).with(&[More::SameAs("EndTime"), More::Units("100 ms")]),
        address("ULONG_PTR connid").at(28..32).about("Connection ID.").means(Meaning::ConnectionId)
            .with(&[More::SameAs("ConnectionId")]),
        unsigned("ULONG seqnum").at(32..36).means(Meaning::SequenceNumber).with(&[More::SameAs("SequenceNumber")]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("TcpIp_V1_Send", "TcpIpV1SendPtr64")
    .size(40)
    .about("Data sent over TCP.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG PID").at(0..4).about("Process ID.").means(Meaning::ProcessId)
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
        unsigned("ULONG startime").at(20..24).about("Start of the send request, since the system started.")
            .means(Meaning::HundredMilliseconds).with(&[More::SameAs("StartTime"), More::Units("100 ms")]),
        unsigned("ULONG endtime").at(24..28).about("End of the send request, since the system started.")
            .means(Meaning::HundredMilliseconds).with(&[More::SameAs("EndTime"), More::Units("100 ms")]),
        address("ULONG_PTR connid").at(28..36).about("Connection ID.").means(Meaning::ConnectionId)
            .with(&[More::SameAs("ConnectionId")]),
        unsigned("ULONG seqnum").at(36..40).means(Meaning::SequenceNumber).with(&[More::SameAs("SequenceNumber")]),
    ]);
fixed! {
    /// Data sent over TCP.
    ///
    /// In C: `TcpIp_V1_Send`, 0x24 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "TcpIp_V1_Send")]
    owned TcpIpV1SendPtr32 / TcpIpV1SendPtr32View: lone,
        name = "TcpIp_V1_Send", size = 36, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
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
        /// Start of the send request, since the system started. `ULONG startime` at 0x14. Unit: 100 ms.
        startime / set_startime: u32, at = 20;
        /// End of the send request, since the system started. `ULONG endtime` at 0x18. Unit: 100 ms.
        endtime / set_endtime: u32, at = 24;
        /// Connection ID. `ULONG_PTR connid` at 0x1C.
        connid / set_connid: u32, at = 28;
        /// Position in a sequence of events, operations or buffers. `ULONG seqnum` at 0x20.
        seqnum / set_seqnum: u32, at = 32;
    }
    typed {
        /// IPv4 address. The raw value is `daddr`.
        daddr_as_ipv4 / set_daddr_as_ipv4: core::net::Ipv4Addr, raw = daddr / set_daddr;
        /// IPv4 address. The raw value is `saddr`.
        saddr_as_ipv4 / set_saddr_as_ipv4: core::net::Ipv4Addr, raw = saddr / set_saddr;
    }
}

fixed! {
    /// Data sent over TCP.
    ///
    /// In C: `TcpIp_V1_Send`, 0x28 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "TcpIp_V1_Send")]
    owned TcpIpV1SendPtr64 / TcpIpV1SendPtr64View: lone,
        name = "TcpIp_V1_Send", size = 40, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
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
        /// Start of the send request, since the system started. `ULONG startime` at 0x14. Unit: 100 ms.
        startime / set_startime: u32, at = 20;
        /// End of the send request, since the system started. `ULONG endtime` at 0x18. Unit: 100 ms.
        endtime / set_endtime: u32, at = 24;
        /// Connection ID. `ULONG_PTR connid` at 0x1C.
        connid / set_connid: u64, at = 28;
        /// Position in a sequence of events, operations or buffers. `ULONG seqnum` at 0x24.
        seqnum / set_seqnum: u32, at = 36;
    }
    typed {
        /// IPv4 address. The raw value is `daddr`.
        daddr_as_ipv4 / set_daddr_as_ipv4: core::net::Ipv4Addr, raw = daddr / set_daddr;
        /// IPv4 address. The raw value is `saddr`.
        saddr_as_ipv4 / set_saddr_as_ipv4: core::net::Ipv4Addr, raw = saddr / set_saddr;
    }
}

/// Alias of [`TcpIpV1SendPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `TcpIpV1SendPtr32` or `TcpIpV1SendPtr64`"]
pub type TcpIpV1Send = TcpIpV1SendPtr64;
/// Alias of [`TcpIpV1SendPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `TcpIpV1SendPtr32View` or `TcpIpV1SendPtr64View`"]
pub type TcpIpV1SendView<'a> = TcpIpV1SendPtr64View<'a>;
