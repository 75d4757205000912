// Generated from spec/structs/UdpIp_V0_TypeGroup1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! UdpIp_V0_TypeGroup1 in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// Something was sent or received over UDP.
///
/// In C: `UdpIp_V0_TypeGroup1`, 0x14 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "UdpIp_V0_TypeGroup1")]
pub struct UdpIpV0TypeGroup1X86 {
    /// `ULONG_PTR context`, at 0x00. The process.
    pub context: u32,
    /// `UCHAR saddr`, at 0x04. The local address, in network order.
    pub saddr: [u8; 4],
    /// `USHORT sport`, at 0x08. The local port, in network order.
    pub sport: u16,
    /// `USHORT size`, at 0x0A. Unit: bytes.
    pub size: u16,
    /// `UCHAR daddr`, at 0x0C. The remote address, in network order.
    pub daddr: [u8; 4],
    /// `USHORT dport`, at 0x10. The remote port, in network order.
    pub dport: u16,
    /// `USHORT dsize`, at 0x12. What was sent or received with success. Unit: bytes.
    pub dsize: u16,
}

impl UdpIpV0TypeGroup1X86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            context: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            saddr: array(part::<4, 4, _>(bytes), u8::from_le_bytes),
            sport: u16::from_le_bytes(get::<8, 2, _>(bytes)),
            size: u16::from_le_bytes(get::<10, 2, _>(bytes)),
            daddr: array(part::<12, 4, _>(bytes), u8::from_le_bytes),
            dport: u16::from_le_bytes(get::<16, 2, _>(bytes)),
            dsize: u16::from_le_bytes(get::<18, 2, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 4, _>(&mut bytes, self.context.to_le_bytes());
        fill(part_mut::<4, 4, _>(&mut bytes), &self.saddr, |element| element.to_le_bytes());
        put::<8, 2, _>(&mut bytes, self.sport.to_le_bytes());
        put::<10, 2, _>(&mut bytes, self.size.to_le_bytes());
        fill(part_mut::<12, 4, _>(&mut bytes), &self.daddr, |element| element.to_le_bytes());
        put::<16, 2, _>(&mut bytes, self.dport.to_le_bytes());
        put::<18, 2, _>(&mut bytes, self.dsize.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::udp_ip_v0_type_group1::V5_0X86;
}

fixed_record!(UdpIpV0TypeGroup1X86, UdpIpV0TypeGroup1X86View, 20, "UdpIp_V0_TypeGroup1");
getters! {
    self UdpIpV0TypeGroup1X86View "UdpIpV0TypeGroup1X86View" {
        /// `ULONG_PTR context`, at 0x00.
        context: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `UCHAR saddr`, at 0x04.
        saddr: [u8; 4] = array(part::<4, 4, _>(self.fixed), u8::from_le_bytes);
        /// `USHORT sport`, at 0x08.
        sport: u16 = u16::from_le_bytes(get::<8, 2, _>(self.fixed));
        /// `USHORT size`, at 0x0A.
        size: u16 = u16::from_le_bytes(get::<10, 2, _>(self.fixed));
        /// `UCHAR daddr`, at 0x0C.
        daddr: [u8; 4] = array(part::<12, 4, _>(self.fixed), u8::from_le_bytes);
        /// `USHORT dport`, at 0x10.
        dport: u16 = u16::from_le_bytes(get::<16, 2, _>(self.fixed));
        /// `USHORT dsize`, at 0x12.
        dsize: u16 = u16::from_le_bytes(get::<18, 2, _>(self.fixed));
    }
}
