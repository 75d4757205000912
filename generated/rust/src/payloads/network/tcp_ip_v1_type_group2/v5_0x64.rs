// Generated from spec/structs/TcpIp_V1_TypeGroup2.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TcpIp_V1_TypeGroup2 in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A TCP connection was made or accepted.
///
/// In C: `TcpIp_V1_TypeGroup2`, 0x30 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TcpIp_V1_TypeGroup2")]
pub struct TcpIpV1TypeGroup2X64 {
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
    /// `USHORT mss`, at 0x14. The greatest segment that is sent. Unit: bytes.
    pub mss: u16,
    /// `USHORT sackopt`, at 0x16. Whether selective acknowledgement is on.
    pub sackopt: u16,
    /// `USHORT tsopt`, at 0x18. Whether time stamps are on.
    pub tsopt: u16,
    /// `USHORT wsopt`, at 0x1A. Whether the window is scaled.
    pub wsopt: u16,
    /// `ULONG rcvwin`, at 0x1C. The window for receiving. Unit: bytes.
    pub rcvwin: u32,
    /// `SHORT rcvwinscale`, at 0x20. By how many bits the window for receiving is scaled.
    pub rcvwinscale: i16,
    /// `SHORT sndwinscale`, at 0x22. By how many bits the window for sending is scaled.
    pub sndwinscale: i16,
    /// `ULONG_PTR connid`, at 0x24. What tells this connection from others.
    pub connid: u64,
    /// `ULONG seqnum`, at 0x2C. What it is for is not known.
    pub seqnum: u32,
}

impl TcpIpV1TypeGroup2X64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 48]) -> Self {
        Self {
            pid: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            size: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            daddr: array(part::<8, 4, _>(bytes), u8::from_le_bytes),
            saddr: array(part::<12, 4, _>(bytes), u8::from_le_bytes),
            dport: u16::from_le_bytes(get::<16, 2, _>(bytes)),
            sport: u16::from_le_bytes(get::<18, 2, _>(bytes)),
            mss: u16::from_le_bytes(get::<20, 2, _>(bytes)),
            sackopt: u16::from_le_bytes(get::<22, 2, _>(bytes)),
            tsopt: u16::from_le_bytes(get::<24, 2, _>(bytes)),
            wsopt: u16::from_le_bytes(get::<26, 2, _>(bytes)),
            rcvwin: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            rcvwinscale: i16::from_le_bytes(get::<32, 2, _>(bytes)),
            sndwinscale: i16::from_le_bytes(get::<34, 2, _>(bytes)),
            connid: u64::from_le_bytes(get::<36, 8, _>(bytes)),
            seqnum: u32::from_le_bytes(get::<44, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 48] {
        let mut bytes = [0; 48];
        put::<0, 4, _>(&mut bytes, self.pid.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.size.to_le_bytes());
        fill(part_mut::<8, 4, _>(&mut bytes), &self.daddr, |element| element.to_le_bytes());
        fill(part_mut::<12, 4, _>(&mut bytes), &self.saddr, |element| element.to_le_bytes());
        put::<16, 2, _>(&mut bytes, self.dport.to_le_bytes());
        put::<18, 2, _>(&mut bytes, self.sport.to_le_bytes());
        put::<20, 2, _>(&mut bytes, self.mss.to_le_bytes());
        put::<22, 2, _>(&mut bytes, self.sackopt.to_le_bytes());
        put::<24, 2, _>(&mut bytes, self.tsopt.to_le_bytes());
        put::<26, 2, _>(&mut bytes, self.wsopt.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.rcvwin.to_le_bytes());
        put::<32, 2, _>(&mut bytes, self.rcvwinscale.to_le_bytes());
        put::<34, 2, _>(&mut bytes, self.sndwinscale.to_le_bytes());
        put::<36, 8, _>(&mut bytes, self.connid.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.seqnum.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::tcp_ip_v1_type_group2::V5_0X64;
}

fixed_record!(TcpIpV1TypeGroup2X64, TcpIpV1TypeGroup2X64View, 48, "TcpIp_V1_TypeGroup2");
getters! {
    self TcpIpV1TypeGroup2X64View "TcpIpV1TypeGroup2X64View" {
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
        /// `USHORT mss`, at 0x14.
        mss: u16 = u16::from_le_bytes(get::<20, 2, _>(self.fixed));
        /// `USHORT sackopt`, at 0x16.
        sackopt: u16 = u16::from_le_bytes(get::<22, 2, _>(self.fixed));
        /// `USHORT tsopt`, at 0x18.
        tsopt: u16 = u16::from_le_bytes(get::<24, 2, _>(self.fixed));
        /// `USHORT wsopt`, at 0x1A.
        wsopt: u16 = u16::from_le_bytes(get::<26, 2, _>(self.fixed));
        /// `ULONG rcvwin`, at 0x1C.
        rcvwin: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
        /// `SHORT rcvwinscale`, at 0x20.
        rcvwinscale: i16 = i16::from_le_bytes(get::<32, 2, _>(self.fixed));
        /// `SHORT sndwinscale`, at 0x22.
        sndwinscale: i16 = i16::from_le_bytes(get::<34, 2, _>(self.fixed));
        /// `ULONG_PTR connid`, at 0x24.
        connid: u64 = u64::from_le_bytes(get::<36, 8, _>(self.fixed));
        /// `ULONG seqnum`, at 0x2C.
        seqnum: u32 = u32::from_le_bytes(get::<44, 4, _>(self.fixed));
    }
}
