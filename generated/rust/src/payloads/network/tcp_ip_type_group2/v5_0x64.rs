// Generated from spec/structs/TcpIp_TypeGroup2.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TcpIp_TypeGroup2 in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::{
    Bytes, Element, Elements, Error, Guid, Record, Sealed, array, fill, get, part,
    part_mut, put,
};
#[cfg(feature = "alloc")]
#[allow(unused_imports)]
use crate::rt::{Tailed, to_vec};
#[cfg(feature = "binrw")]
#[allow(unused_imports)]
use crate::rt::{binrw_fixed, binrw_inserted, binrw_tailed};
/// A TCP connection of IPv4 was made or accepted.
///
/// In C: `TcpIp_TypeGroup2`, 0x30 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `PID` |
/// | 0x04 | 0x4 | ULONG | `size` |
/// | 0x08 | 0x4 | UCHAR \[4\] | `daddr` |
/// | 0x0c | 0x4 | UCHAR \[4\] | `saddr` |
/// | 0x10 | 0x2 | USHORT | `dport` |
/// | 0x12 | 0x2 | USHORT | `sport` |
/// | 0x14 | 0x2 | USHORT | `mss` |
/// | 0x16 | 0x2 | USHORT | `sackopt` |
/// | 0x18 | 0x2 | USHORT | `tsopt` |
/// | 0x1a | 0x2 | USHORT | `wsopt` |
/// | 0x1c | 0x4 | ULONG | `rcvwin` |
/// | 0x20 | 0x2 | SHORT | `rcvwinscale` |
/// | 0x22 | 0x2 | SHORT | `sndwinscale` |
/// | 0x24 | 0x4 | ULONG | `seqnum` |
/// | 0x28 | 0x8 | ULONG_PTR | `connid` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TcpIp_TypeGroup2")]
pub struct TcpIpTypeGroup264 {
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
    /// `ULONG seqnum`, at 0x24. What it is for is not known.
    pub seqnum: u32,
    /// `ULONG_PTR connid`, at 0x28. What tells this connection from others.
    pub connid: u64,
}
impl TcpIpTypeGroup264 {
    /// The size in bytes.
    pub const SIZE: usize = 48;
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
            seqnum: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            connid: u64::from_le_bytes(get::<40, 8, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 48 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "TcpIp_TypeGroup2",
                    needed: 48,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 48] {
        let mut bytes = [0; 48];
        put::<0, 4, _>(&mut bytes, self.pid.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.size.to_le_bytes());
        fill(
            part_mut::<8, 4, _>(&mut bytes),
            &self.daddr,
            |element| element.to_le_bytes(),
        );
        fill(
            part_mut::<12, 4, _>(&mut bytes),
            &self.saddr,
            |element| element.to_le_bytes(),
        );
        put::<16, 2, _>(&mut bytes, self.dport.to_le_bytes());
        put::<18, 2, _>(&mut bytes, self.sport.to_le_bytes());
        put::<20, 2, _>(&mut bytes, self.mss.to_le_bytes());
        put::<22, 2, _>(&mut bytes, self.sackopt.to_le_bytes());
        put::<24, 2, _>(&mut bytes, self.tsopt.to_le_bytes());
        put::<26, 2, _>(&mut bytes, self.wsopt.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.rcvwin.to_le_bytes());
        put::<32, 2, _>(&mut bytes, self.rcvwinscale.to_le_bytes());
        put::<34, 2, _>(&mut bytes, self.sndwinscale.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.seqnum.to_le_bytes());
        put::<40, 8, _>(&mut bytes, self.connid.to_le_bytes());
        bytes
    }
    /// `ULONG PID`, at 0x00. The process.
    #[inline]
    pub fn pid(&self) -> u32 {
        self.pid
    }
    /// Sets `PID`.
    #[inline]
    pub fn set_pid(&mut self, value: u32) {
        self.pid = value;
    }
    /// `ULONG size`, at 0x04. Unit: bytes.
    #[inline]
    pub fn size(&self) -> u32 {
        self.size
    }
    /// Sets `size`.
    #[inline]
    pub fn set_size(&mut self, value: u32) {
        self.size = value;
    }
    /// `UCHAR daddr`, at 0x08. The remote address, in network order.
    #[inline]
    pub fn daddr(&self) -> [u8; 4] {
        self.daddr
    }
    /// Sets `daddr`.
    #[inline]
    pub fn set_daddr(&mut self, value: [u8; 4]) {
        self.daddr = value;
    }
    /// `UCHAR saddr`, at 0x0C. The local address, in network order.
    #[inline]
    pub fn saddr(&self) -> [u8; 4] {
        self.saddr
    }
    /// Sets `saddr`.
    #[inline]
    pub fn set_saddr(&mut self, value: [u8; 4]) {
        self.saddr = value;
    }
    /// `USHORT dport`, at 0x10. The remote port, in network order.
    #[inline]
    pub fn dport(&self) -> u16 {
        self.dport
    }
    /// Sets `dport`.
    #[inline]
    pub fn set_dport(&mut self, value: u16) {
        self.dport = value;
    }
    /// `USHORT sport`, at 0x12. The local port, in network order.
    #[inline]
    pub fn sport(&self) -> u16 {
        self.sport
    }
    /// Sets `sport`.
    #[inline]
    pub fn set_sport(&mut self, value: u16) {
        self.sport = value;
    }
    /// `USHORT mss`, at 0x14. The greatest segment that is sent. Unit: bytes.
    #[inline]
    pub fn mss(&self) -> u16 {
        self.mss
    }
    /// Sets `mss`.
    #[inline]
    pub fn set_mss(&mut self, value: u16) {
        self.mss = value;
    }
    /// `USHORT sackopt`, at 0x16. Whether selective acknowledgement is on.
    #[inline]
    pub fn sackopt(&self) -> u16 {
        self.sackopt
    }
    /// Sets `sackopt`.
    #[inline]
    pub fn set_sackopt(&mut self, value: u16) {
        self.sackopt = value;
    }
    /// `USHORT tsopt`, at 0x18. Whether time stamps are on.
    #[inline]
    pub fn tsopt(&self) -> u16 {
        self.tsopt
    }
    /// Sets `tsopt`.
    #[inline]
    pub fn set_tsopt(&mut self, value: u16) {
        self.tsopt = value;
    }
    /// `USHORT wsopt`, at 0x1A. Whether the window is scaled.
    #[inline]
    pub fn wsopt(&self) -> u16 {
        self.wsopt
    }
    /// Sets `wsopt`.
    #[inline]
    pub fn set_wsopt(&mut self, value: u16) {
        self.wsopt = value;
    }
    /// `ULONG rcvwin`, at 0x1C. The window for receiving. Unit: bytes.
    #[inline]
    pub fn rcvwin(&self) -> u32 {
        self.rcvwin
    }
    /// Sets `rcvwin`.
    #[inline]
    pub fn set_rcvwin(&mut self, value: u32) {
        self.rcvwin = value;
    }
    /// `SHORT rcvwinscale`, at 0x20. By how many bits the window for receiving is scaled.
    #[inline]
    pub fn rcvwinscale(&self) -> i16 {
        self.rcvwinscale
    }
    /// Sets `rcvwinscale`.
    #[inline]
    pub fn set_rcvwinscale(&mut self, value: i16) {
        self.rcvwinscale = value;
    }
    /// `SHORT sndwinscale`, at 0x22. By how many bits the window for sending is scaled.
    #[inline]
    pub fn sndwinscale(&self) -> i16 {
        self.sndwinscale
    }
    /// Sets `sndwinscale`.
    #[inline]
    pub fn set_sndwinscale(&mut self, value: i16) {
        self.sndwinscale = value;
    }
    /// `ULONG seqnum`, at 0x24. What it is for is not known.
    #[inline]
    pub fn seqnum(&self) -> u32 {
        self.seqnum
    }
    /// Sets `seqnum`.
    #[inline]
    pub fn set_seqnum(&mut self, value: u32) {
        self.seqnum = value;
    }
    /// `ULONG_PTR connid`, at 0x28. What tells this connection from others.
    #[inline]
    pub fn connid(&self) -> u64 {
        self.connid
    }
    /// Sets `connid`.
    #[inline]
    pub fn set_connid(&mut self, value: u64) {
        self.connid = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::tcp_ip_type_group2::V5_0X64;
}
impl Default for TcpIpTypeGroup264 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 48])
    }
}
impl Sealed for TcpIpTypeGroup264 {}
impl Record for TcpIpTypeGroup264 {
    const NAME: &'static str = "TcpIp_TypeGroup2";
    const SIZE: usize = 48;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for TcpIpTypeGroup264 {
    const SIZE: usize = 48;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(TcpIpTypeGroup264);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for TcpIpTypeGroup264 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<[u8; 4]>(),
                proptest::arbitrary::any::<[u8; 4]>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u16>(),
            ),
            (
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<i16>(),
                proptest::arbitrary::any::<i16>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u64>(),
            ),
        )
            .prop_map(|
                (
                    (pid, size, daddr, saddr, dport, sport, mss, sackopt),
                    (tsopt, wsopt, rcvwin, rcvwinscale, sndwinscale, seqnum, connid),
                )|
            Self {
                pid,
                size,
                daddr,
                saddr,
                dport,
                sport,
                mss,
                sackopt,
                tsopt,
                wsopt,
                rcvwin,
                rcvwinscale,
                sndwinscale,
                seqnum,
                connid,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`TcpIpTypeGroup264`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TcpIpTypeGroup264View<'a> {
    fixed: &'a [u8; 48],
}
impl<'a> TcpIpTypeGroup264View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 48 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "TcpIp_TypeGroup2",
                    needed: 48,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 48]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> TcpIpTypeGroup264 {
        TcpIpTypeGroup264::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 48] {
        self.fixed
    }
    /// `ULONG PID`, at 0x00. The process.
    #[inline]
    pub fn pid(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG size`, at 0x04. Unit: bytes.
    #[inline]
    pub fn size(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `UCHAR daddr`, at 0x08. The remote address, in network order.
    #[inline]
    pub fn daddr(&self) -> [u8; 4] {
        array(part::<8, 4, _>(self.fixed), u8::from_le_bytes)
    }
    /// `UCHAR saddr`, at 0x0C. The local address, in network order.
    #[inline]
    pub fn saddr(&self) -> [u8; 4] {
        array(part::<12, 4, _>(self.fixed), u8::from_le_bytes)
    }
    /// `USHORT dport`, at 0x10. The remote port, in network order.
    #[inline]
    pub fn dport(&self) -> u16 {
        u16::from_le_bytes(get::<16, 2, _>(self.fixed))
    }
    /// `USHORT sport`, at 0x12. The local port, in network order.
    #[inline]
    pub fn sport(&self) -> u16 {
        u16::from_le_bytes(get::<18, 2, _>(self.fixed))
    }
    /// `USHORT mss`, at 0x14. The greatest segment that is sent. Unit: bytes.
    #[inline]
    pub fn mss(&self) -> u16 {
        u16::from_le_bytes(get::<20, 2, _>(self.fixed))
    }
    /// `USHORT sackopt`, at 0x16. Whether selective acknowledgement is on.
    #[inline]
    pub fn sackopt(&self) -> u16 {
        u16::from_le_bytes(get::<22, 2, _>(self.fixed))
    }
    /// `USHORT tsopt`, at 0x18. Whether time stamps are on.
    #[inline]
    pub fn tsopt(&self) -> u16 {
        u16::from_le_bytes(get::<24, 2, _>(self.fixed))
    }
    /// `USHORT wsopt`, at 0x1A. Whether the window is scaled.
    #[inline]
    pub fn wsopt(&self) -> u16 {
        u16::from_le_bytes(get::<26, 2, _>(self.fixed))
    }
    /// `ULONG rcvwin`, at 0x1C. The window for receiving. Unit: bytes.
    #[inline]
    pub fn rcvwin(&self) -> u32 {
        u32::from_le_bytes(get::<28, 4, _>(self.fixed))
    }
    /// `SHORT rcvwinscale`, at 0x20. By how many bits the window for receiving is scaled.
    #[inline]
    pub fn rcvwinscale(&self) -> i16 {
        i16::from_le_bytes(get::<32, 2, _>(self.fixed))
    }
    /// `SHORT sndwinscale`, at 0x22. By how many bits the window for sending is scaled.
    #[inline]
    pub fn sndwinscale(&self) -> i16 {
        i16::from_le_bytes(get::<34, 2, _>(self.fixed))
    }
    /// `ULONG seqnum`, at 0x24. What it is for is not known.
    #[inline]
    pub fn seqnum(&self) -> u32 {
        u32::from_le_bytes(get::<36, 4, _>(self.fixed))
    }
    /// `ULONG_PTR connid`, at 0x28. What tells this connection from others.
    #[inline]
    pub fn connid(&self) -> u64 {
        u64::from_le_bytes(get::<40, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for TcpIpTypeGroup264View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("TcpIpTypeGroup264View");
        out.field("pid", &self.pid());
        out.field("size", &self.size());
        out.field("daddr", &self.daddr());
        out.field("saddr", &self.saddr());
        out.field("dport", &self.dport());
        out.field("sport", &self.sport());
        out.field("mss", &self.mss());
        out.field("sackopt", &self.sackopt());
        out.field("tsopt", &self.tsopt());
        out.field("wsopt", &self.wsopt());
        out.field("rcvwin", &self.rcvwin());
        out.field("rcvwinscale", &self.rcvwinscale());
        out.field("sndwinscale", &self.sndwinscale());
        out.field("seqnum", &self.seqnum());
        out.field("connid", &self.connid());
        out.finish()
    }
}
