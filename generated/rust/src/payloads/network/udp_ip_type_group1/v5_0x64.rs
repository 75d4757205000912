// Generated from spec/structs/UdpIp_TypeGroup1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! UdpIp_TypeGroup1 in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// Something was sent or received over UDP and IPv4.
///
/// In C: `UdpIp_TypeGroup1`, 0x20 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "UdpIp_TypeGroup1")]
pub struct UdpIpTypeGroup1X64 {
    /// `ULONG PID`, at 0x00. The process.
    pub pid: u32,
    /// `ULONG size`, at 0x04. Unit: bytes.
    pub size: u32,
    /// `UCHAR daddr`, at 0x08. The remote address, in network order.
    pub daddr: [u8; 4],
    /// `UCHAR saddr`, at 0x0C. The local address, in network order.
    pub saddr: [u8; 4],
    /// `USHORT dport`, at 0x10. The remote port, in network order.
    pub dport: u16,
    /// `USHORT sport`, at 0x12. The local port, in network order.
    pub sport: u16,
    /// `ULONG seqnum`, at 0x14. What it is for is not known.
    pub seqnum: u32,
    /// `ULONG_PTR connid`, at 0x18. What tells this connection from others.
    pub connid: u64,
}

impl UdpIpTypeGroup1X64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        Self {
            pid: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            size: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            daddr: array(part::<8, 4, _>(bytes), u8::from_le_bytes),
            saddr: array(part::<12, 4, _>(bytes), u8::from_le_bytes),
            dport: u16::from_le_bytes(get::<16, 2, _>(bytes)),
            sport: u16::from_le_bytes(get::<18, 2, _>(bytes)),
            seqnum: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            connid: u64::from_le_bytes(get::<24, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        put::<0, 4, _>(&mut bytes, self.pid.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.size.to_le_bytes());
        fill(part_mut::<8, 4, _>(&mut bytes), &self.daddr, |element| element.to_le_bytes());
        fill(part_mut::<12, 4, _>(&mut bytes), &self.saddr, |element| element.to_le_bytes());
        put::<16, 2, _>(&mut bytes, self.dport.to_le_bytes());
        put::<18, 2, _>(&mut bytes, self.sport.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.seqnum.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.connid.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::udp_ip_type_group1::V5_0X64;
}

fixed_record!(UdpIpTypeGroup1X64, UdpIpTypeGroup1X64View, 32, "UdpIp_TypeGroup1");
getters! {
    self UdpIpTypeGroup1X64View "UdpIpTypeGroup1X64View" {
        /// `ULONG PID`, at 0x00.
        pid: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG size`, at 0x04.
        size: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `UCHAR daddr`, at 0x08.
        daddr: [u8; 4] = array(part::<8, 4, _>(self.fixed), u8::from_le_bytes);
        /// `UCHAR saddr`, at 0x0C.
        saddr: [u8; 4] = array(part::<12, 4, _>(self.fixed), u8::from_le_bytes);
        /// `USHORT dport`, at 0x10.
        dport: u16 = u16::from_le_bytes(get::<16, 2, _>(self.fixed));
        /// `USHORT sport`, at 0x12.
        sport: u16 = u16::from_le_bytes(get::<18, 2, _>(self.fixed));
        /// `ULONG seqnum`, at 0x14.
        seqnum: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
        /// `ULONG_PTR connid`, at 0x18.
        connid: u64 = u64::from_le_bytes(get::<24, 8, _>(self.fixed));
    }
}
