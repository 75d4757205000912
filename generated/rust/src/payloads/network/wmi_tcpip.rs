// Generated from spec/structs/WMI_TCPIP.toml by `cargo spec generate`. Do not edit: edit that file.

//! TCP event, in a form without a connection.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("WMI_TCPIP", "WmiTcpip")
    .size(20)
    .about("TCP event, in a form without a connection.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG Context").at(0..4),
        unsigned("ULONG Size").at(4..8).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        big_endian("ULONG DestAddr").at(8..12).means(Meaning::Ipv4Address),
        big_endian("ULONG SrcAddr").at(12..16).means(Meaning::Ipv4Address),
        big_endian("USHORT DestPort").at(16..18).means(Meaning::NetworkPort),
        big_endian("USHORT SrcPort").at(18..20).means(Meaning::NetworkPort),
    ]);
fixed! {
    /// TCP event, in a form without a connection.
    ///
    /// In C: `WMI_TCPIP`, 0x14 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_TCPIP")]
    owned WmiTcpip / WmiTcpipView: lone,
        name = "WMI_TCPIP", size = 20, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ULONG Context` at 0x00.
        context / set_context: u32, at = 0;
        /// `ULONG Size` at 0x04. Unit: bytes.
        size / set_size: u32, at = 4;
        /// IPv4 address, in network byte order. `ULONG DestAddr` at 0x08, big-endian.
        dest_addr / set_dest_addr: u32, at = 8, swap_bytes;
        /// IPv4 address, in network byte order. `ULONG SrcAddr` at 0x0C, big-endian.
        src_addr / set_src_addr: u32, at = 12, swap_bytes;
        /// Port of TCP or UDP. `USHORT DestPort` at 0x10, big-endian.
        dest_port / set_dest_port: u16, at = 16, swap_bytes;
        /// Port of TCP or UDP. `USHORT SrcPort` at 0x12, big-endian.
        src_port / set_src_port: u16, at = 18, swap_bytes;
    }
    typed {
        /// IPv4 address. The raw value is `dest_addr`.
        dest_addr_as_ipv4 / set_dest_addr_as_ipv4: core::net::Ipv4Addr, raw = dest_addr / set_dest_addr;
        /// IPv4 address. The raw value is `src_addr`.
        src_addr_as_ipv4 / set_src_addr_as_ipv4: core::net::Ipv4Addr, raw = src_addr / set_src_addr;
    }
}
