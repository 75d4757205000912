// Generated from spec/structs/TcpIp_V1_TypeGroup2.toml by `cargo spec generate`. Do not edit: edit that file.

//! TCP connection established or accepted.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF];
pub(crate) static LAYOUT_0: Layout = layout("TcpIp_V1_TypeGroup2", "TcpIpV1TypeGroup2Ptr32")
    .size(44)
    .about("TCP connection established or accepted.")
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
        unsigned("USHORT mss").at(20..22).about("Maximum segment size.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("USHORT sackopt").at(22..24).about("True if selective acknowledgment is enabled.")
            .means(Meaning::Boolean),
        unsigned("USHORT tsopt").at(24..26).about("True if time stamps are enabled.").means(Meaning::Boolean),
        unsigned("USHORT wsopt").at(26..28).about("True if window scaling is enabled.").means(Meaning::Boolean),
        unsigned("ULONG rcvwin").at(28..32).about("Receive window.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        signed("SHORT rcvwinscale").at(32..34).about("Scale of the receive window, in bits.").means(Meaning::Count),
        signed("SHORT sndwinscale").at(34..36).about("Scale of the send window, in bits.").means(Meaning::Count),
        address("ULONG_PTR connid").at(36..40).about("Connection ID.").means(Meaning::ConnectionId)
            .with(&[More::SameAs("ConnectionId")]),
        unsigned("ULONG seqnum").at(40..44).means(Meaning::SequenceNumber).with(&[More::SameAs("SequenceNumber")]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("TcpIp_V1_TypeGroup2", "TcpIpV1TypeGroup2Ptr64")
    .size(48)
    .about("TCP connection established or accepted.")
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
        unsigned("USHORT mss").at(20..22).about("Maximum segment size.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("USHORT sackopt").at(22..24).about("True if selective acknowledgment is enabled.")
            .means(Meaning::Boolean),
        unsigned("USHORT tsopt").at(24..26).about("True if time stamps are enabled.").means(Meaning::Boolean),
        unsigned("USHORT wsopt").at(26..28).about("True if window scaling is enabled.").means(Meaning::Boolean),
        unsigned("ULONG rcvwin").at(28..32).about("Receive window.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        signed("SHORT rcvwinscale").at(32..34).about("Scale of the receive window, in bits.").means(Meaning::Count),
        signed("SHORT sndwinscale").at(34..36).about("Scale of the send window, in bits.").means(Meaning::Count),
        address("ULONG_PTR connid").at(36..44).about("Connection ID.").means(Meaning::ConnectionId)
            .with(&[More::SameAs("ConnectionId")]),
        unsigned("ULONG seqnum").at(44..48).means(Meaning::SequenceNumber).with(&[More::SameAs("SequenceNumber")]),
    ]);
fixed! {
    /// TCP connection established or accepted.
    ///
    /// In C: `TcpIp_V1_TypeGroup2`, 0x2c bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "TcpIp_V1_TypeGroup2")]
    owned TcpIpV1TypeGroup2Ptr32 / TcpIpV1TypeGroup2Ptr32View: lone,
        name = "TcpIp_V1_TypeGroup2", size = 44, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
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
        /// Maximum segment size. `USHORT mss` at 0x14. Unit: bytes.
        mss / set_mss: u16, at = 20;
        /// True if selective acknowledgment is enabled. `USHORT sackopt` at 0x16.
        sackopt / set_sackopt: u16, at = 22;
        /// True if time stamps are enabled. `USHORT tsopt` at 0x18.
        tsopt / set_tsopt: u16, at = 24;
        /// True if window scaling is enabled. `USHORT wsopt` at 0x1A.
        wsopt / set_wsopt: u16, at = 26;
        /// Receive window. `ULONG rcvwin` at 0x1C. Unit: bytes.
        rcvwin / set_rcvwin: u32, at = 28;
        /// Scale of the receive window, in bits. `SHORT rcvwinscale` at 0x20.
        rcvwinscale / set_rcvwinscale: i16, at = 32;
        /// Scale of the send window, in bits. `SHORT sndwinscale` at 0x22.
        sndwinscale / set_sndwinscale: i16, at = 34;
        /// Connection ID. `ULONG_PTR connid` at 0x24.
        connid / set_connid: u32, at = 36;
        /// Position in a sequence of events, operations or buffers. `ULONG seqnum` at 0x28.
        seqnum / set_seqnum: u32, at = 40;
    }
    typed {
        /// IPv4 address. The raw value is `daddr`.
        daddr_as_ipv4 / set_daddr_as_ipv4: core::net::Ipv4Addr, raw = daddr / set_daddr;
        /// IPv4 address. The raw value is `saddr`.
        saddr_as_ipv4 / set_saddr_as_ipv4: core::net::Ipv4Addr, raw = saddr / set_saddr;
    }
}

fixed! {
    /// TCP connection established or accepted.
    ///
    /// In C: `TcpIp_V1_TypeGroup2`, 0x30 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "TcpIp_V1_TypeGroup2")]
    owned TcpIpV1TypeGroup2Ptr64 / TcpIpV1TypeGroup2Ptr64View: lone,
        name = "TcpIp_V1_TypeGroup2", size = 48, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
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
        /// Maximum segment size. `USHORT mss` at 0x14. Unit: bytes.
        mss / set_mss: u16, at = 20;
        /// True if selective acknowledgment is enabled. `USHORT sackopt` at 0x16.
        sackopt / set_sackopt: u16, at = 22;
        /// True if time stamps are enabled. `USHORT tsopt` at 0x18.
        tsopt / set_tsopt: u16, at = 24;
        /// True if window scaling is enabled. `USHORT wsopt` at 0x1A.
        wsopt / set_wsopt: u16, at = 26;
        /// Receive window. `ULONG rcvwin` at 0x1C. Unit: bytes.
        rcvwin / set_rcvwin: u32, at = 28;
        /// Scale of the receive window, in bits. `SHORT rcvwinscale` at 0x20.
        rcvwinscale / set_rcvwinscale: i16, at = 32;
        /// Scale of the send window, in bits. `SHORT sndwinscale` at 0x22.
        sndwinscale / set_sndwinscale: i16, at = 34;
        /// Connection ID. `ULONG_PTR connid` at 0x24.
        connid / set_connid: u64, at = 36;
        /// Position in a sequence of events, operations or buffers. `ULONG seqnum` at 0x2C.
        seqnum / set_seqnum: u32, at = 44;
    }
    typed {
        /// IPv4 address. The raw value is `daddr`.
        daddr_as_ipv4 / set_daddr_as_ipv4: core::net::Ipv4Addr, raw = daddr / set_daddr;
        /// IPv4 address. The raw value is `saddr`.
        saddr_as_ipv4 / set_saddr_as_ipv4: core::net::Ipv4Addr, raw = saddr / set_saddr;
    }
}

/// Alias of [`TcpIpV1TypeGroup2Ptr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `TcpIpV1TypeGroup2Ptr32` or `TcpIpV1TypeGroup2Ptr64`"]
pub type TcpIpV1TypeGroup2 = TcpIpV1TypeGroup2Ptr64;
/// Alias of [`TcpIpV1TypeGroup2Ptr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `TcpIpV1TypeGroup2Ptr32View` or `TcpIpV1TypeGroup2Ptr64View`"
]
pub type TcpIpV1TypeGroup2View<'a> = TcpIpV1TypeGroup2Ptr64View<'a>;
