// Generated from spec/structs/SystemConfig_NIC.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! SystemConfig_NIC in the form of releases 5.0+.
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
/// A network interface.
///
/// In C: `SystemConfig_NIC`, 0x14 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONGLONG | `PhysicalAddr` |
/// | 0x08 | 0x4 | ULONG | `PhysicalAddrLen` |
/// | 0x0c | 0x4 | ULONG | `Ipv4Index` |
/// | 0x10 | 0x4 | ULONG | `Ipv6Index` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "SystemConfig_NIC")]
pub struct SystemConfigNic {
    /// `ULONGLONG PhysicalAddr`, at 0x00. The hardware address, from the lowest byte on.
    pub physical_addr: u64,
    /// `ULONG PhysicalAddrLen`, at 0x08. Of the hardware address. Unit: bytes.
    pub physical_addr_len: u32,
    /// `ULONG Ipv4Index`, at 0x0C. The index of the interface for IPv4.
    pub ipv4_index: u32,
    /// `ULONG Ipv6Index`, at 0x10. The index of the interface for IPv6.
    pub ipv6_index: u32,
}
impl SystemConfigNic {
    /// The size in bytes.
    pub const SIZE: usize = 20;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            physical_addr: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            physical_addr_len: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            ipv4_index: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            ipv6_index: u32::from_le_bytes(get::<16, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 20 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "SystemConfig_NIC",
                    needed: 20,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 8, _>(&mut bytes, self.physical_addr.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.physical_addr_len.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.ipv4_index.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.ipv6_index.to_le_bytes());
        bytes
    }
    /// `ULONGLONG PhysicalAddr`, at 0x00. The hardware address, from the lowest byte on.
    #[inline]
    pub fn physical_addr(&self) -> u64 {
        self.physical_addr
    }
    /// Sets `PhysicalAddr`.
    #[inline]
    pub fn set_physical_addr(&mut self, value: u64) {
        self.physical_addr = value;
    }
    /// `ULONG PhysicalAddrLen`, at 0x08. Of the hardware address. Unit: bytes.
    #[inline]
    pub fn physical_addr_len(&self) -> u32 {
        self.physical_addr_len
    }
    /// Sets `PhysicalAddrLen`.
    #[inline]
    pub fn set_physical_addr_len(&mut self, value: u32) {
        self.physical_addr_len = value;
    }
    /// `ULONG Ipv4Index`, at 0x0C. The index of the interface for IPv4.
    #[inline]
    pub fn ipv4_index(&self) -> u32 {
        self.ipv4_index
    }
    /// Sets `Ipv4Index`.
    #[inline]
    pub fn set_ipv4_index(&mut self, value: u32) {
        self.ipv4_index = value;
    }
    /// `ULONG Ipv6Index`, at 0x10. The index of the interface for IPv6.
    #[inline]
    pub fn ipv6_index(&self) -> u32 {
        self.ipv6_index
    }
    /// Sets `Ipv6Index`.
    #[inline]
    pub fn set_ipv6_index(&mut self, value: u32) {
        self.ipv6_index = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::system_config_nic::V5_0;
}
impl Default for SystemConfigNic {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 20])
    }
}
impl Sealed for SystemConfigNic {}
impl Record for SystemConfigNic {
    const NAME: &'static str = "SystemConfig_NIC";
    const SIZE: usize = 20;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for SystemConfigNic {
    const SIZE: usize = 20;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(SystemConfigNic);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for SystemConfigNic {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((physical_addr, physical_addr_len, ipv4_index, ipv6_index),)| Self {
                physical_addr,
                physical_addr_len,
                ipv4_index,
                ipv6_index,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`SystemConfigNic`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SystemConfigNicView<'a> {
    fixed: &'a [u8; 20],
}
impl<'a> SystemConfigNicView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 20 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "SystemConfig_NIC",
                    needed: 20,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 20]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> SystemConfigNic {
        SystemConfigNic::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 20] {
        self.fixed
    }
    /// `ULONGLONG PhysicalAddr`, at 0x00. The hardware address, from the lowest byte on.
    #[inline]
    pub fn physical_addr(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG PhysicalAddrLen`, at 0x08. Of the hardware address. Unit: bytes.
    #[inline]
    pub fn physical_addr_len(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG Ipv4Index`, at 0x0C. The index of the interface for IPv4.
    #[inline]
    pub fn ipv4_index(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `ULONG Ipv6Index`, at 0x10. The index of the interface for IPv6.
    #[inline]
    pub fn ipv6_index(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for SystemConfigNicView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("SystemConfigNicView");
        out.field("physical_addr", &self.physical_addr());
        out.field("physical_addr_len", &self.physical_addr_len());
        out.field("ipv4_index", &self.ipv4_index());
        out.field("ipv6_index", &self.ipv6_index());
        out.finish()
    }
}
