// Generated from spec/structs/WMI_UDP.toml by `cargo spec generate`. Do not edit: edit that file.

//! UDP event, with a 16-bit size.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("WMI_UDP", "WmiUdp")
    .size(20)
    .about("UDP event, with a 16-bit size.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG PID").at(0..4).means(Meaning::ProcessId),
        unsigned("USHORT Size").at(4..6).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        field("padding ", Kind::Padding).at(6..8),
        big_endian("ULONG DestAddr").at(8..12).means(Meaning::Ipv4Address),
        big_endian("ULONG SrcAddr").at(12..16).means(Meaning::Ipv4Address),
        big_endian("USHORT DestPort").at(16..18).means(Meaning::NetworkPort),
        big_endian("USHORT SrcPort").at(18..20).means(Meaning::NetworkPort),
    ]);
fixed! {
    /// UDP event, with a 16-bit size.
    ///
    /// In C: `WMI_UDP`, 0x14 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_UDP")]
    owned WmiUdp / WmiUdpView: lone,
        name = "WMI_UDP", size = 20, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Process ID. `ULONG PID` at 0x00.
        pid / set_pid: u32, at = 0;
        /// `USHORT Size` at 0x04. Unit: bytes.
        size / set_size: u16, at = 4;
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
