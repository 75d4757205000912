// Generated from spec/structs/WMI_TCPIP.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_TCPIP in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A TCP event, in a form without a connection.
///
/// In C: `WMI_TCPIP`, 0x14 bytes. Releases 5.0+.
///
/// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_TCPIP")]
pub struct WmiTcpip {
    /// `ULONG Context`, at 0x00.
    pub context: u32,
    /// `ULONG Size`, at 0x04.
    pub size: u32,
    /// `ULONG DestAddr`, at 0x08.
    pub dest_addr: u32,
    /// `ULONG SrcAddr`, at 0x0C.
    pub src_addr: u32,
    /// `USHORT DestPort`, at 0x10.
    pub dest_port: u16,
    /// `USHORT SrcPort`, at 0x12.
    pub src_port: u16,
}

impl WmiTcpip {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            context: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            size: u32::from_le_bytes(get::<4, 4, _>(bytes)),
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
        put::<0, 4, _>(&mut bytes, self.context.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.size.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.dest_addr.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.src_addr.to_le_bytes());
        put::<16, 2, _>(&mut bytes, self.dest_port.to_le_bytes());
        put::<18, 2, _>(&mut bytes, self.src_port.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_tcpip::V5_0;
}

fixed_record!(WmiTcpip, WmiTcpipView, 20, "WMI_TCPIP");
getters! {
    self WmiTcpipView "WmiTcpipView" {
        /// `ULONG Context`, at 0x00.
        context: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG Size`, at 0x04.
        size: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
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
