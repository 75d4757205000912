// Generated from spec/structs/TcpIp_V0_TypeGroup1.toml by `cargo spec generate`. Do not edit: edit that file.

//! TCP event: data sent or received, or connection established, accepted or closed.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS];
pub(crate) static LAYOUT_0: Layout = layout("TcpIp_V0_TypeGroup1", "TcpIpV0TypeGroup1")
    .size(20)
    .about("TCP event: data sent or received, or connection established, accepted or closed.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        field("UCHAR daddr", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 })
            .at(0..4).about("Remote address, in network byte order.").means(Meaning::Ipv4Address)
            .with(&[More::SameAs("DestinationAddress")]),
        field("UCHAR saddr", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 })
            .at(4..8).about("Local address, in network byte order.").means(Meaning::Ipv4Address)
            .with(&[More::SameAs("SourceAddress")]),
        big_endian("USHORT dport").at(8..10).about("Remote port.").means(Meaning::NetworkPort)
            .with(&[More::SameAs("DestinationPort")]),
        big_endian("USHORT sport").at(10..12).about("Local port.").means(Meaning::NetworkPort)
            .with(&[More::SameAs("SourcePort")]),
        unsigned("ULONG size").at(12..16).means(Meaning::Bytes)
            .with(&[More::SameAs("TransferSize"), More::Units("bytes")]),
        unsigned("ULONG PID").at(16..20).about("Process ID.").means(Meaning::ProcessId)
            .with(&[More::SameAs("ProcessId")]),
    ]);
fixed! {
    /// TCP event: data sent or received, or connection established, accepted or closed.
    ///
    /// In C: `TcpIp_V0_TypeGroup1`, 0x14 bytes. Releases unknown.
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "TcpIp_V0_TypeGroup1")]
    owned TcpIpV0TypeGroup1 / TcpIpV0TypeGroup1View: lone,
        name = "TcpIp_V0_TypeGroup1", size = 20, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Remote address, in network byte order. `UCHAR daddr` at 0x00.
        daddr / set_daddr: [u8; 4], at = 0;
        /// Local address, in network byte order. `UCHAR saddr` at 0x04.
        saddr / set_saddr: [u8; 4], at = 4;
        /// Remote port. `USHORT dport` at 0x08, big-endian.
        dport / set_dport: u16, at = 8, swap_bytes;
        /// Local port. `USHORT sport` at 0x0A, big-endian.
        sport / set_sport: u16, at = 10, swap_bytes;
        /// `ULONG size` at 0x0C. Unit: bytes.
        size / set_size: u32, at = 12;
        /// Process ID. `ULONG PID` at 0x10.
        pid / set_pid: u32, at = 16;
    }
    typed {
        /// IPv4 address. The raw value is `daddr`.
        daddr_as_ipv4 / set_daddr_as_ipv4: core::net::Ipv4Addr, raw = daddr / set_daddr;
        /// IPv4 address. The raw value is `saddr`.
        saddr_as_ipv4 / set_saddr_as_ipv4: core::net::Ipv4Addr, raw = saddr / set_saddr;
    }
}
