// Generated from spec/structs/UdpIp_V0_TypeGroup1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! UdpIp_V0_TypeGroup1 in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// Something was sent or received over UDP.
///
/// In C: `UdpIp_V0_TypeGroup1`, 0x18 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "UdpIp_V0_TypeGroup1")]
pub struct UdpIpV0TypeGroup1X64 {
    /// `ULONG_PTR context`, at 0x00. The process.
    pub context: u64,
    /// `UCHAR saddr`, at 0x08. The local address, in network order.
    pub saddr: [u8; 4],
    /// `USHORT sport`, at 0x0C. The local port, in network order.
    pub sport: u16,
    /// `USHORT size`, at 0x0E. Unit: bytes.
    pub size: u16,
    /// `UCHAR daddr`, at 0x10. The remote address, in network order.
    pub daddr: [u8; 4],
    /// `USHORT dport`, at 0x14. The remote port, in network order.
    pub dport: u16,
    /// `USHORT dsize`, at 0x16. What was sent or received with success. Unit: bytes.
    pub dsize: u16,
}

impl UdpIpV0TypeGroup1X64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            context: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            saddr: array(part::<8, 4, _>(bytes), u8::from_le_bytes),
            sport: u16::from_le_bytes(get::<12, 2, _>(bytes)),
            size: u16::from_le_bytes(get::<14, 2, _>(bytes)),
            daddr: array(part::<16, 4, _>(bytes), u8::from_le_bytes),
            dport: u16::from_le_bytes(get::<20, 2, _>(bytes)),
            dsize: u16::from_le_bytes(get::<22, 2, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 8, _>(&mut bytes, self.context.to_le_bytes());
        fill(part_mut::<8, 4, _>(&mut bytes), &self.saddr, |element| element.to_le_bytes());
        put::<12, 2, _>(&mut bytes, self.sport.to_le_bytes());
        put::<14, 2, _>(&mut bytes, self.size.to_le_bytes());
        fill(part_mut::<16, 4, _>(&mut bytes), &self.daddr, |element| element.to_le_bytes());
        put::<20, 2, _>(&mut bytes, self.dport.to_le_bytes());
        put::<22, 2, _>(&mut bytes, self.dsize.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::udp_ip_v0_type_group1::V5_0X64;
}

fixed_record!(UdpIpV0TypeGroup1X64, UdpIpV0TypeGroup1X64View, 24, "UdpIp_V0_TypeGroup1");
getters! {
    self UdpIpV0TypeGroup1X64View "UdpIpV0TypeGroup1X64View" {
        /// `ULONG_PTR context`, at 0x00.
        context: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `UCHAR saddr`, at 0x08.
        saddr: [u8; 4] = array(part::<8, 4, _>(self.fixed), u8::from_le_bytes);
        /// `USHORT sport`, at 0x0C.
        sport: u16 = u16::from_le_bytes(get::<12, 2, _>(self.fixed));
        /// `USHORT size`, at 0x0E.
        size: u16 = u16::from_le_bytes(get::<14, 2, _>(self.fixed));
        /// `UCHAR daddr`, at 0x10.
        daddr: [u8; 4] = array(part::<16, 4, _>(self.fixed), u8::from_le_bytes);
        /// `USHORT dport`, at 0x14.
        dport: u16 = u16::from_le_bytes(get::<20, 2, _>(self.fixed));
        /// `USHORT dsize`, at 0x16.
        dsize: u16 = u16::from_le_bytes(get::<22, 2, _>(self.fixed));
    }
}
