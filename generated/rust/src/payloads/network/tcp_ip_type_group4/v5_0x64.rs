// Generated from spec/structs/TcpIp_TypeGroup4.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TcpIp_TypeGroup4 in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A TCP connection of IPv6 was made or accepted.
///
/// In C: `TcpIp_TypeGroup4`, 0x48 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TcpIp_TypeGroup4")]
pub struct TcpIpTypeGroup4X64 {
    /// `ULONG PID`, at 0x00. The process.
    pub pid: u32,
    /// `ULONG size`, at 0x04. Unit: bytes.
    pub size: u32,
    /// `UCHAR daddr`, at 0x08. The remote address, in network order.
    pub daddr: [u8; 16],
    /// `UCHAR saddr`, at 0x18. The local address, in network order.
    pub saddr: [u8; 16],
    /// `USHORT dport`, at 0x28. The remote port, in network order.
    pub dport: u16,
    /// `USHORT sport`, at 0x2A. The local port, in network order.
    pub sport: u16,
    /// `USHORT mss`, at 0x2C. The greatest segment that is sent. Unit: bytes.
    pub mss: u16,
    /// `USHORT sackopt`, at 0x2E. Whether selective acknowledgement is on.
    pub sackopt: u16,
    /// `USHORT tsopt`, at 0x30. Whether time stamps are on.
    pub tsopt: u16,
    /// `USHORT wsopt`, at 0x32. Whether the window is scaled.
    pub wsopt: u16,
    /// `ULONG rcvwin`, at 0x34. The window for receiving. Unit: bytes.
    pub rcvwin: u32,
    /// `SHORT rcvwinscale`, at 0x38. By how many bits the window for receiving is scaled.
    pub rcvwinscale: i16,
    /// `SHORT sndwinscale`, at 0x3A. By how many bits the window for sending is scaled.
    pub sndwinscale: i16,
    /// `ULONG seqnum`, at 0x3C. What it is for is not known.
    pub seqnum: u32,
    /// `ULONG_PTR connid`, at 0x40. What tells this connection from others.
    pub connid: u64,
}

impl TcpIpTypeGroup4X64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 72]) -> Self {
        Self {
            pid: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            size: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            daddr: array(part::<8, 16, _>(bytes), u8::from_le_bytes),
            saddr: array(part::<24, 16, _>(bytes), u8::from_le_bytes),
            dport: u16::from_le_bytes(get::<40, 2, _>(bytes)),
            sport: u16::from_le_bytes(get::<42, 2, _>(bytes)),
            mss: u16::from_le_bytes(get::<44, 2, _>(bytes)),
            sackopt: u16::from_le_bytes(get::<46, 2, _>(bytes)),
            tsopt: u16::from_le_bytes(get::<48, 2, _>(bytes)),
            wsopt: u16::from_le_bytes(get::<50, 2, _>(bytes)),
            rcvwin: u32::from_le_bytes(get::<52, 4, _>(bytes)),
            rcvwinscale: i16::from_le_bytes(get::<56, 2, _>(bytes)),
            sndwinscale: i16::from_le_bytes(get::<58, 2, _>(bytes)),
            seqnum: u32::from_le_bytes(get::<60, 4, _>(bytes)),
            connid: u64::from_le_bytes(get::<64, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 72] {
        let mut bytes = [0; 72];
        put::<0, 4, _>(&mut bytes, self.pid.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.size.to_le_bytes());
        fill(part_mut::<8, 16, _>(&mut bytes), &self.daddr, |element| element.to_le_bytes());
        fill(part_mut::<24, 16, _>(&mut bytes), &self.saddr, |element| element.to_le_bytes());
        put::<40, 2, _>(&mut bytes, self.dport.to_le_bytes());
        put::<42, 2, _>(&mut bytes, self.sport.to_le_bytes());
        put::<44, 2, _>(&mut bytes, self.mss.to_le_bytes());
        put::<46, 2, _>(&mut bytes, self.sackopt.to_le_bytes());
        put::<48, 2, _>(&mut bytes, self.tsopt.to_le_bytes());
        put::<50, 2, _>(&mut bytes, self.wsopt.to_le_bytes());
        put::<52, 4, _>(&mut bytes, self.rcvwin.to_le_bytes());
        put::<56, 2, _>(&mut bytes, self.rcvwinscale.to_le_bytes());
        put::<58, 2, _>(&mut bytes, self.sndwinscale.to_le_bytes());
        put::<60, 4, _>(&mut bytes, self.seqnum.to_le_bytes());
        put::<64, 8, _>(&mut bytes, self.connid.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::tcp_ip_type_group4::V5_0X64;
}

fixed_record!(TcpIpTypeGroup4X64, TcpIpTypeGroup4X64View, 72, "TcpIp_TypeGroup4");
getters! {
    self TcpIpTypeGroup4X64View "TcpIpTypeGroup4X64View" {
        /// `ULONG PID`, at 0x00.
        pid: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG size`, at 0x04.
        size: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `UCHAR daddr`, at 0x08.
        daddr: [u8; 16] = array(part::<8, 16, _>(self.fixed), u8::from_le_bytes);
        /// `UCHAR saddr`, at 0x18.
        saddr: [u8; 16] = array(part::<24, 16, _>(self.fixed), u8::from_le_bytes);
        /// `USHORT dport`, at 0x28.
        dport: u16 = u16::from_le_bytes(get::<40, 2, _>(self.fixed));
        /// `USHORT sport`, at 0x2A.
        sport: u16 = u16::from_le_bytes(get::<42, 2, _>(self.fixed));
        /// `USHORT mss`, at 0x2C.
        mss: u16 = u16::from_le_bytes(get::<44, 2, _>(self.fixed));
        /// `USHORT sackopt`, at 0x2E.
        sackopt: u16 = u16::from_le_bytes(get::<46, 2, _>(self.fixed));
        /// `USHORT tsopt`, at 0x30.
        tsopt: u16 = u16::from_le_bytes(get::<48, 2, _>(self.fixed));
        /// `USHORT wsopt`, at 0x32.
        wsopt: u16 = u16::from_le_bytes(get::<50, 2, _>(self.fixed));
        /// `ULONG rcvwin`, at 0x34.
        rcvwin: u32 = u32::from_le_bytes(get::<52, 4, _>(self.fixed));
        /// `SHORT rcvwinscale`, at 0x38.
        rcvwinscale: i16 = i16::from_le_bytes(get::<56, 2, _>(self.fixed));
        /// `SHORT sndwinscale`, at 0x3A.
        sndwinscale: i16 = i16::from_le_bytes(get::<58, 2, _>(self.fixed));
        /// `ULONG seqnum`, at 0x3C.
        seqnum: u32 = u32::from_le_bytes(get::<60, 4, _>(self.fixed));
        /// `ULONG_PTR connid`, at 0x40.
        connid: u64 = u64::from_le_bytes(get::<64, 8, _>(self.fixed));
    }
}
