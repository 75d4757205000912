// Generated from spec/structs/WMI_UDP.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_UDP in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A UDP event, with a size of 16 bits.
///
/// In C: `WMI_UDP`, 0x14 bytes. Releases 5.0+.
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
getters! {
    self WmiUdpView "WmiUdpView" {
        /// `ULONG PID`, at 0x00.
        pid: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `USHORT Size`, at 0x04.
        size: u16 = u16::from_le_bytes(get::<4, 2, _>(self.fixed));
        /// `ULONG DestAddr`, at 0x08.
        dest_addr: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG SrcAddr`, at 0x0C.
        src_addr: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `USHORT DestPort`, at 0x10.
        dest_port: u16 = u16::from_le_bytes(get::<16, 2, _>(self.fixed));
        /// `USHORT SrcPort`, at 0x12.
        src_port: u16 = u16::from_le_bytes(get::<18, 2, _>(self.fixed));
    }
}
