// Generated from spec/structs/ReserveBandwidth.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ReserveBandwidth in the form of releases 5.0+ with 64 bit pointers.
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
/// The bandwidth of a reserve of processor time was set.
///
/// In C: `ReserveBandwidth`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// No other source knows of reserves; later releases use the hook id for something else or for nothing.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `Reserve` |
/// | 0x08 | 0x4 | ULONG | `Period` |
/// | 0x0c | 0x4 | ULONG | `Budget` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ReserveBandwidth")]
pub struct ReserveBandwidth64 {
    /// `PVOID Reserve`, at 0x00. The reserve object.
    pub reserve: u64,
    /// `ULONG Period`, at 0x08. What it is for is not known.
    pub period: u32,
    /// `ULONG Budget`, at 0x0C. What it is for is not known.
    pub budget: u32,
}
impl ReserveBandwidth64 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            reserve: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            period: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            budget: u32::from_le_bytes(get::<12, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ReserveBandwidth",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.reserve.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.period.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.budget.to_le_bytes());
        bytes
    }
    /// `PVOID Reserve`, at 0x00. The reserve object.
    #[inline]
    pub fn reserve(&self) -> u64 {
        self.reserve
    }
    /// Sets `Reserve`.
    #[inline]
    pub fn set_reserve(&mut self, value: u64) {
        self.reserve = value;
    }
    /// `ULONG Period`, at 0x08. What it is for is not known.
    #[inline]
    pub fn period(&self) -> u32 {
        self.period
    }
    /// Sets `Period`.
    #[inline]
    pub fn set_period(&mut self, value: u32) {
        self.period = value;
    }
    /// `ULONG Budget`, at 0x0C. What it is for is not known.
    #[inline]
    pub fn budget(&self) -> u32 {
        self.budget
    }
    /// Sets `Budget`.
    #[inline]
    pub fn set_budget(&mut self, value: u32) {
        self.budget = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::reserve_bandwidth::V5_0X64;
}
impl Default for ReserveBandwidth64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for ReserveBandwidth64 {}
impl Record for ReserveBandwidth64 {
    const NAME: &'static str = "ReserveBandwidth";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for ReserveBandwidth64 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(ReserveBandwidth64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ReserveBandwidth64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((reserve, period, budget),)| Self { reserve, period, budget });
        strategy.boxed()
    }
}
/// A borrowed view of [`ReserveBandwidth64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ReserveBandwidth64View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> ReserveBandwidth64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ReserveBandwidth",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 16]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> ReserveBandwidth64 {
        ReserveBandwidth64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `PVOID Reserve`, at 0x00. The reserve object.
    #[inline]
    pub fn reserve(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG Period`, at 0x08. What it is for is not known.
    #[inline]
    pub fn period(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG Budget`, at 0x0C. What it is for is not known.
    #[inline]
    pub fn budget(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for ReserveBandwidth64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("ReserveBandwidth64View");
        out.field("reserve", &self.reserve());
        out.field("period", &self.period());
        out.field("budget", &self.budget());
        out.finish()
    }
}
