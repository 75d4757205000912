// Generated from spec/structs/TcpIp_V0_TypeGroup1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TcpIp_V0_TypeGroup1 in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A TCP event: something was sent or received, or a connection was made, accepted or ended.
///
/// In C: `TcpIp_V0_TypeGroup1`, 0x14 bytes. Releases 5.0+.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TcpIp_V0_TypeGroup1")]
pub struct TcpIpV0TypeGroup1 {
    /// `UCHAR daddr`, at 0x00. The remote address, in network order.
    pub daddr: [u8; 4],
    /// `UCHAR saddr`, at 0x04. The local address, in network order.
    pub saddr: [u8; 4],
    /// `USHORT dport`, at 0x08. The remote port, in network order.
    pub dport: u16,
    /// `USHORT sport`, at 0x0A. The local port, in network order.
    pub sport: u16,
    /// `ULONG size`, at 0x0C. Unit: bytes.
    pub size: u32,
    /// `ULONG PID`, at 0x10. The process.
    pub pid: u32,
}

impl TcpIpV0TypeGroup1 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            daddr: array(part::<0, 4, _>(bytes), u8::from_le_bytes),
            saddr: array(part::<4, 4, _>(bytes), u8::from_le_bytes),
            dport: u16::from_le_bytes(get::<8, 2, _>(bytes)),
            sport: u16::from_le_bytes(get::<10, 2, _>(bytes)),
            size: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            pid: u32::from_le_bytes(get::<16, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        fill(part_mut::<0, 4, _>(&mut bytes), &self.daddr, |element| element.to_le_bytes());
        fill(part_mut::<4, 4, _>(&mut bytes), &self.saddr, |element| element.to_le_bytes());
        put::<8, 2, _>(&mut bytes, self.dport.to_le_bytes());
        put::<10, 2, _>(&mut bytes, self.sport.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.size.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.pid.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::tcp_ip_v0_type_group1::V5_0;
}

fixed_record!(TcpIpV0TypeGroup1, TcpIpV0TypeGroup1View, 20, "TcpIp_V0_TypeGroup1");
getters! {
    self TcpIpV0TypeGroup1View "TcpIpV0TypeGroup1View" {
        /// `UCHAR daddr`, at 0x00.
        daddr: [u8; 4] = array(part::<0, 4, _>(self.fixed), u8::from_le_bytes);
        /// `UCHAR saddr`, at 0x04.
        saddr: [u8; 4] = array(part::<4, 4, _>(self.fixed), u8::from_le_bytes);
        /// `USHORT dport`, at 0x08.
        dport: u16 = u16::from_le_bytes(get::<8, 2, _>(self.fixed));
        /// `USHORT sport`, at 0x0A.
        sport: u16 = u16::from_le_bytes(get::<10, 2, _>(self.fixed));
        /// `ULONG size`, at 0x0C.
        size: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONG PID`, at 0x10.
        pid: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
    }
}
