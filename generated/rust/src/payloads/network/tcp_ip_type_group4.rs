// Generated from spec/structs/TcpIp_TypeGroup4.toml by `cargo spec generate`. Do not edit: edit that file.

//! TCP connection of IPv6 established or accepted.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS];
pub(crate) static LAYOUT_0: Layout = layout("TcpIp_TypeGroup4", "TcpIpTypeGroup4Ptr32")
    .size(68)
    .about("TCP connection of IPv6 established or accepted.")
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
        unsigned("USHORT mss").at(44..46).about("Maximum segment size.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("USHORT sackopt").at(46..48).about("True if selective acknowledgment is enabled.")
            .means(Meaning::Boolean),
        unsigned("USHORT tsopt").at(48..50).about("True if time stamps are enabled.").means(Meaning::Boolean),
        unsigned("USHORT wsopt").at(50..52).about("True if window scaling is enabled.").means(Meaning::Boolean),
        unsigned("ULONG rcvwin").at(52..56).about("Receive window.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        signed("SHORT rcvwinscale").at(56..58).about("Scale of the receive window, in bits.").means(Meaning::Count),
        signed("SHORT sndwinscale").at(58..60).about("Scale of the send window, in bits.").means(Meaning::Count),
        unsigned("ULONG seqnum").at(60..64).means(Meaning::SequenceNumber).with(&[More::SameAs("SequenceNumber")]),
        address("ULONG_PTR connid").at(64..68).about("Connection ID.").means(Meaning::ConnectionId)
            .with(&[More::SameAs("ConnectionId")]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("TcpIp_TypeGroup4", "TcpIpTypeGroup4Ptr64")
    .size(72)
    .about("TCP connection of IPv6 established or accepted.")
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
        unsigned("USHORT mss").at(44..46).about("Maximum segment size.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("USHORT sackopt").at(46..48).about("True if selective acknowledgment is enabled.")
            .means(Meaning::Boolean),
        unsigned("USHORT tsopt").at(48..50).about("True if time stamps are enabled.").means(Meaning::Boolean),
        unsigned("USHORT wsopt").at(50..52).about("True if window scaling is enabled.").means(Meaning::Boolean),
        unsigned("ULONG rcvwin").at(52..56).about("Receive window.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        signed("SHORT rcvwinscale").at(56..58).about("Scale of the receive window, in bits.").means(Meaning::Count),
        signed("SHORT sndwinscale").at(58..60).about("Scale of the send window, in bits.").means(Meaning::Count),
        unsigned("ULONG seqnum").at(60..64).means(Meaning::SequenceNumber).with(&[More::SameAs("SequenceNumber")]),
        address("ULONG_PTR connid").at(64..72).about("Connection ID.").means(Meaning::ConnectionId)
            .with(&[More::SameAs("ConnectionId")]),
    ]);
fixed! {
    /// TCP connection of IPv6 established or accepted.
    ///
    /// In C: `TcpIp_TypeGroup4`, 0x44 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "TcpIp_TypeGroup4")]
    owned TcpIpTypeGroup4Ptr32 / TcpIpTypeGroup4Ptr32View: lone,
        name = "TcpIp_TypeGroup4", size = 68, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
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
        /// Maximum segment size. `USHORT mss` at 0x2C. Unit: bytes.
        mss / set_mss: u16, at = 44;
        /// True if selective acknowledgment is enabled. `USHORT sackopt` at 0x2E.
        sackopt / set_sackopt: u16, at = 46;
        /// True if time stamps are enabled. `USHORT tsopt` at 0x30.
        tsopt / set_tsopt: u16, at = 48;
        /// True if window scaling is enabled. `USHORT wsopt` at 0x32.
        wsopt / set_wsopt: u16, at = 50;
        /// Receive window. `ULONG rcvwin` at 0x34. Unit: bytes.
        rcvwin / set_rcvwin: u32, at = 52;
        /// Scale of the receive window, in bits. `SHORT rcvwinscale` at 0x38.
        rcvwinscale / set_rcvwinscale: i16, at = 56;
        /// Scale of the send window, in bits. `SHORT sndwinscale` at 0x3A.
        sndwinscale / set_sndwinscale: i16, at = 58;
        /// Position in a sequence of events, operations or buffers. `ULONG seqnum` at 0x3C.
        seqnum / set_seqnum: u32, at = 60;
        /// Connection ID. `ULONG_PTR connid` at 0x40.
        connid / set_connid: u32, at = 64;
    }
    typed {
        /// IPv6 address. The raw value is `daddr`.
        daddr_as_ipv6 / set_daddr_as_ipv6: core::net::Ipv6Addr, raw = daddr / set_daddr;
        /// IPv6 address. The raw value is `saddr`.
        saddr_as_ipv6 / set_saddr_as_ipv6: core::net::Ipv6Addr, raw = saddr / set_saddr;
    }
}

fixed! {
    /// TCP connection of IPv6 established or accepted.
    ///
    /// In C: `TcpIp_TypeGroup4`, 0x48 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "TcpIp_TypeGroup4")]
    owned TcpIpTypeGroup4Ptr64 / TcpIpTypeGroup4Ptr64View: lone,
        name = "TcpIp_TypeGroup4", size = 72, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
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
        /// Maximum segment size. `USHORT mss` at 0x2C. Unit: bytes.
        mss / set_mss: u16, at = 44;
        /// True if selective acknowledgment is enabled. `USHORT sackopt` at 0x2E.
        sackopt / set_sackopt: u16, at = 46;
        /// True if time stamps are enabled. `USHORT tsopt` at 0x30.
        tsopt / set_tsopt: u16, at = 48;
        /// True if window scaling is enabled. `USHORT wsopt` at 0x32.
        wsopt / set_wsopt: u16, at = 50;
        /// Receive window. `ULONG rcvwin` at 0x34. Unit: bytes.
        rcvwin / set_rcvwin: u32, at = 52;
        /// Scale of the receive window, in bits. `SHORT rcvwinscale` at 0x38.
        rcvwinscale / set_rcvwinscale: i16, at = 56;
        /// Scale of the send window, in bits. `SHORT sndwinscale` at 0x3A.
        sndwinscale / set_sndwinscale: i16, at = 58;
        /// Position in a sequence of events, operations or buffers. `ULONG seqnum` at 0x3C.
        seqnum / set_seqnum: u32, at = 60;
        /// Connection ID. `ULONG_PTR connid` at 0x40.
        connid / set_connid: u64, at = 64;
    }
    typed {
        /// IPv6 address. The raw value is `daddr`.
        daddr_as_ipv6 / set_daddr_as_ipv6: core::net::Ipv6Addr, raw = daddr / set_daddr;
        /// IPv6 address. The raw value is `saddr`.
        saddr_as_ipv6 / set_saddr_as_ipv6: core::net::Ipv6Addr, raw = saddr / set_saddr;
    }
}

/// Alias of [`TcpIpTypeGroup4Ptr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `TcpIpTypeGroup4Ptr32` or `TcpIpTypeGroup4Ptr64`"]
pub type TcpIpTypeGroup4 = TcpIpTypeGroup4Ptr64;
/// Alias of [`TcpIpTypeGroup4Ptr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `TcpIpTypeGroup4Ptr32View` or `TcpIpTypeGroup4Ptr64View`"]
pub type TcpIpTypeGroup4View<'a> = TcpIpTypeGroup4Ptr64View<'a>;
