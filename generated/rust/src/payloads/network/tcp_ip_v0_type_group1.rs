// Generated from spec/structs/TcpIp_V0_TypeGroup1.toml by `cargo spec generate`. Do not edit: edit that file.

//! TCP event: data sent or received, or connection established, accepted or closed.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("TcpIp_V0_TypeGroup1", "TcpIpV0TypeGroup1", (20, 20), "TCP event: data sent or received, or connection established, accepted or closed.", &[
    field("daddr", 0, 4, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, "Remote address, in network byte order.").same_as("DestinationAddress").means(Meaning::Ipv4Address),
    field("saddr", 4, 4, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, "Local address, in network byte order.").same_as("SourceAddress").means(Meaning::Ipv4Address),
    unsigned("dport", 8, 2, "USHORT", "Remote port, in network byte order.").same_as("DestinationPort").means(Meaning::NetworkPort),
    unsigned("sport", 10, 2, "USHORT", "Local port, in network byte order.").same_as("SourcePort").means(Meaning::NetworkPort),
    unsigned("size", 12, 4, "ULONG", "").same_as("TransferSize").in_units("bytes").means(Meaning::Bytes),
    unsigned("PID", 16, 4, "ULONG", "Process ID.").same_as("ProcessId").means(Meaning::ProcessId),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS]);
fixed! {
    /// TCP event: data sent or received, or connection established, accepted or closed.
    ///
    /// In C: `TcpIp_V0_TypeGroup1`, 0x14 bytes. Releases unknown.
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "TcpIp_V0_TypeGroup1")]
    owned TcpIpV0TypeGroup1 / TcpIpV0TypeGroup1View: lone [20] "TcpIp_V0_TypeGroup1" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Remote address, in network byte order. `UCHAR daddr` at 0x00.
        daddr set_daddr: [u8; 4] = 0;
        /// Local address, in network byte order. `UCHAR saddr` at 0x04.
        saddr set_saddr: [u8; 4] = 4;
        /// Remote port, in network byte order. `USHORT dport` at 0x08.
        dport set_dport: u16 = 8;
        /// Local port, in network byte order. `USHORT sport` at 0x0A.
        sport set_sport: u16 = 10;
        /// `ULONG size` at 0x0C. Unit: bytes.
        size set_size: u32 = 12;
        /// Process ID. `ULONG PID` at 0x10.
        pid set_pid: u32 = 16;
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
