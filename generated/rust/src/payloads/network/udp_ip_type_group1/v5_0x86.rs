// Generated from spec/structs/UdpIp_TypeGroup1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! UdpIp_TypeGroup1 in the form of releases 5.0+ with 32 bit pointers.
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
/// Something was sent or received over UDP and IPv4.
///
/// In C: `UdpIp_TypeGroup1`, 0x1c bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `PID` |
/// | 0x04 | 0x4 | ULONG | `size` |
/// | 0x08 | 0x4 | UCHAR \[4\] | `daddr` |
/// | 0x0c | 0x4 | UCHAR \[4\] | `saddr` |
/// | 0x10 | 0x2 | USHORT | `dport` |
/// | 0x12 | 0x2 | USHORT | `sport` |
/// | 0x14 | 0x4 | ULONG | `seqnum` |
/// | 0x18 | 0x4 | ULONG_PTR | `connid` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "UdpIp_TypeGroup1")]
pub struct UdpIpTypeGroup132 {
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
    pub connid: u32,
}
impl UdpIpTypeGroup132 {
    /// The size in bytes.
    pub const SIZE: usize = 28;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 28]) -> Self {
        Self {
            pid: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            size: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            daddr: array(part::<8, 4, _>(bytes), u8::from_le_bytes),
            saddr: array(part::<12, 4, _>(bytes), u8::from_le_bytes),
            dport: u16::from_le_bytes(get::<16, 2, _>(bytes)),
            sport: u16::from_le_bytes(get::<18, 2, _>(bytes)),
            seqnum: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            connid: u32::from_le_bytes(get::<24, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 28 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "UdpIp_TypeGroup1",
                    needed: 28,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 28] {
        let mut bytes = [0; 28];
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
        put::<20, 4, _>(&mut bytes, self.seqnum.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.connid.to_le_bytes());
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
    /// `ULONG seqnum`, at 0x14. What it is for is not known.
    #[inline]
    pub fn seqnum(&self) -> u32 {
        self.seqnum
    }
    /// Sets `seqnum`.
    #[inline]
    pub fn set_seqnum(&mut self, value: u32) {
        self.seqnum = value;
    }
    /// `ULONG_PTR connid`, at 0x18. What tells this connection from others.
    #[inline]
    pub fn connid(&self) -> u32 {
        self.connid
    }
    /// Sets `connid`.
    #[inline]
    pub fn set_connid(&mut self, value: u32) {
        self.connid = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::udp_ip_type_group1::V5_0X86;
}
impl Default for UdpIpTypeGroup132 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 28])
    }
}
impl Sealed for UdpIpTypeGroup132 {}
impl Record for UdpIpTypeGroup132 {
    const NAME: &'static str = "UdpIp_TypeGroup1";
    const SIZE: usize = 28;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for UdpIpTypeGroup132 {
    const SIZE: usize = 28;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(UdpIpTypeGroup132);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for UdpIpTypeGroup132 {
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
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((pid, size, daddr, saddr, dport, sport, seqnum, connid),)| Self {
                pid,
                size,
                daddr,
                saddr,
                dport,
                sport,
                seqnum,
                connid,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`UdpIpTypeGroup132`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct UdpIpTypeGroup132View<'a> {
    fixed: &'a [u8; 28],
}
impl<'a> UdpIpTypeGroup132View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 28 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "UdpIp_TypeGroup1",
                    needed: 28,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 28]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> UdpIpTypeGroup132 {
        UdpIpTypeGroup132::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 28] {
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
    /// `ULONG seqnum`, at 0x14. What it is for is not known.
    #[inline]
    pub fn seqnum(&self) -> u32 {
        u32::from_le_bytes(get::<20, 4, _>(self.fixed))
    }
    /// `ULONG_PTR connid`, at 0x18. What tells this connection from others.
    #[inline]
    pub fn connid(&self) -> u32 {
        u32::from_le_bytes(get::<24, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for UdpIpTypeGroup132View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("UdpIpTypeGroup132View");
        out.field("pid", &self.pid());
        out.field("size", &self.size());
        out.field("daddr", &self.daddr());
        out.field("saddr", &self.saddr());
        out.field("dport", &self.dport());
        out.field("sport", &self.sport());
        out.field("seqnum", &self.seqnum());
        out.field("connid", &self.connid());
        out.finish()
    }
}
