// Generated from spec/structs/WMI_UDP.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_UDP in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;
/// A UDP event, with a size of 16 bits.
///
/// In C: `WMI_UDP`, 0x14 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `PID` |
/// | 0x04 | 0x2 | USHORT | `Size` |
/// | 0x06 | 0x2 | padding |  |
/// | 0x08 | 0x4 | ULONG | `DestAddr` |
/// | 0x0c | 0x4 | ULONG | `SrcAddr` |
/// | 0x10 | 0x2 | USHORT | `DestPort` |
/// | 0x12 | 0x2 | USHORT | `SrcPort` |
///
/// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_UDP")]
pub struct WmiUdp {
    /// `ULONG PID`, at 0x00.
    pub pid: u32,
    /// `USHORT Size`, at 0x04.
    pub size: u16,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_06: Bytes<2>,
    /// `ULONG DestAddr`, at 0x08.
    pub dest_addr: u32,
    /// `ULONG SrcAddr`, at 0x0C.
    pub src_addr: u32,
    /// `USHORT DestPort`, at 0x10.
    pub dest_port: u16,
    /// `USHORT SrcPort`, at 0x12.
    pub src_port: u16,
}
impl WmiUdp {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            pid: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            size: u16::from_le_bytes(get::<4, 2, _>(bytes)),
            padding_06: Bytes(get::<6, 2, _>(bytes)),
            dest_addr: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            src_addr: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            dest_port: u16::from_le_bytes(get::<16, 2, _>(bytes)),
            src_port: u16::from_le_bytes(get::<18, 2, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 4, _>(&mut bytes, self.pid.to_le_bytes());
        put::<4, 2, _>(&mut bytes, self.size.to_le_bytes());
        put::<6, 2, _>(&mut bytes, self.padding_06.0);
        put::<8, 4, _>(&mut bytes, self.dest_addr.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.src_addr.to_le_bytes());
        put::<16, 2, _>(&mut bytes, self.dest_port.to_le_bytes());
        put::<18, 2, _>(&mut bytes, self.src_port.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_udp::V5_0;
}
fixed_record!(WmiUdp, WmiUdpView, 20, "WMI_UDP");
impl<'a> WmiUdpView<'a> {
    /// `ULONG PID`, at 0x00.
    #[inline]
    pub fn pid(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `USHORT Size`, at 0x04.
    #[inline]
    pub fn size(&self) -> u16 {
        u16::from_le_bytes(get::<4, 2, _>(self.fixed))
    }
    /// `ULONG DestAddr`, at 0x08.
    #[inline]
    pub fn dest_addr(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG SrcAddr`, at 0x0C.
    #[inline]
    pub fn src_addr(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `USHORT DestPort`, at 0x10.
    #[inline]
    pub fn dest_port(&self) -> u16 {
        u16::from_le_bytes(get::<16, 2, _>(self.fixed))
    }
    /// `USHORT SrcPort`, at 0x12.
    #[inline]
    pub fn src_port(&self) -> u16 {
        u16::from_le_bytes(get::<18, 2, _>(self.fixed))
    }
}
impl core::fmt::Debug for WmiUdpView<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiUdpView");
        out.field("pid", &self.pid());
        out.field("size", &self.size());
        out.field("dest_addr", &self.dest_addr());
        out.field("src_addr", &self.src_addr());
        out.field("dest_port", &self.dest_port());
        out.field("src_port", &self.src_port());
        out.finish()
    }
}
