// Generated from spec/structs/TcpIp_V0_TypeGroup1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TcpIp_V0_TypeGroup1 in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;
/// A TCP event: something was sent or received, or a connection was made, accepted or ended.
///
/// In C: `TcpIp_V0_TypeGroup1`, 0x14 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | UCHAR \[4\] | `daddr` |
/// | 0x04 | 0x4 | UCHAR \[4\] | `saddr` |
/// | 0x08 | 0x2 | USHORT | `dport` |
/// | 0x0a | 0x2 | USHORT | `sport` |
/// | 0x0c | 0x4 | ULONG | `size` |
/// | 0x10 | 0x4 | ULONG | `PID` |
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
        fill(
            part_mut::<0, 4, _>(&mut bytes),
            &self.daddr,
            |element| element.to_le_bytes(),
        );
        fill(
            part_mut::<4, 4, _>(&mut bytes),
            &self.saddr,
            |element| element.to_le_bytes(),
        );
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
impl<'a> TcpIpV0TypeGroup1View<'a> {
    /// `UCHAR daddr`, at 0x00. The remote address, in network order.
    #[inline]
    pub fn daddr(&self) -> [u8; 4] {
        array(part::<0, 4, _>(self.fixed), u8::from_le_bytes)
    }
    /// `UCHAR saddr`, at 0x04. The local address, in network order.
    #[inline]
    pub fn saddr(&self) -> [u8; 4] {
        array(part::<4, 4, _>(self.fixed), u8::from_le_bytes)
    }
    /// `USHORT dport`, at 0x08. The remote port, in network order.
    #[inline]
    pub fn dport(&self) -> u16 {
        u16::from_le_bytes(get::<8, 2, _>(self.fixed))
    }
    /// `USHORT sport`, at 0x0A. The local port, in network order.
    #[inline]
    pub fn sport(&self) -> u16 {
        u16::from_le_bytes(get::<10, 2, _>(self.fixed))
    }
    /// `ULONG size`, at 0x0C. Unit: bytes.
    #[inline]
    pub fn size(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `ULONG PID`, at 0x10. The process.
    #[inline]
    pub fn pid(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for TcpIpV0TypeGroup1View<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("TcpIpV0TypeGroup1View");
        out.field("daddr", &self.daddr());
        out.field("saddr", &self.saddr());
        out.field("dport", &self.dport());
        out.field("sport", &self.sport());
        out.field("size", &self.size());
        out.field("pid", &self.pid());
        out.finish()
    }
}
