// Generated from spec/structs/TcpIp_V1_Send.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TcpIp_V1_Send in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// Something was sent over TCP.
///
/// In C: `TcpIp_V1_Send`, 0x24 bytes. Releases 5.0+ with 32 bit pointers.
///
/// What no source says:
///
/// - In which unit startime and endtime count.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TcpIp_V1_Send")]
pub struct TcpIpV1SendX86 {
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
    /// `ULONG startime`, at 0x14. When the request to send began.
    pub startime: u32,
    /// `ULONG endtime`, at 0x18. When it ended.
    pub endtime: u32,
    /// `ULONG_PTR connid`, at 0x1C. What tells this connection from others.
    pub connid: u32,
    /// `ULONG seqnum`, at 0x20. What it is for is not known.
    pub seqnum: u32,
}

impl TcpIpV1SendX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 36]) -> Self {
        Self {
            pid: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            size: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            daddr: array(part::<8, 4, _>(bytes), u8::from_le_bytes),
            saddr: array(part::<12, 4, _>(bytes), u8::from_le_bytes),
            dport: u16::from_le_bytes(get::<16, 2, _>(bytes)),
            sport: u16::from_le_bytes(get::<18, 2, _>(bytes)),
            startime: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            endtime: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            connid: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            seqnum: u32::from_le_bytes(get::<32, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 36] {
        let mut bytes = [0; 36];
        put::<0, 4, _>(&mut bytes, self.pid.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.size.to_le_bytes());
        fill(part_mut::<8, 4, _>(&mut bytes), &self.daddr, |element| element.to_le_bytes());
        fill(part_mut::<12, 4, _>(&mut bytes), &self.saddr, |element| element.to_le_bytes());
        put::<16, 2, _>(&mut bytes, self.dport.to_le_bytes());
        put::<18, 2, _>(&mut bytes, self.sport.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.startime.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.endtime.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.connid.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.seqnum.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::tcp_ip_v1_send::V5_0X86;
}

fixed_record!(TcpIpV1SendX86, TcpIpV1SendX86View, 36, "TcpIp_V1_Send");
getters! {
    self TcpIpV1SendX86View "TcpIpV1SendX86View" {
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
        /// `ULONG startime`, at 0x14.
        startime: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
        /// `ULONG endtime`, at 0x18.
        endtime: u32 = u32::from_le_bytes(get::<24, 4, _>(self.fixed));
        /// `ULONG_PTR connid`, at 0x1C.
        connid: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
        /// `ULONG seqnum`, at 0x20.
        seqnum: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
    }
}
