// Generated from spec/structs/PERFINFO_BATTERY_LIFE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_BATTERY_LIFE_INFO in the form of releases 5.0+.
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
/// What the batteries still have.
///
/// In C: `PERFINFO_BATTERY_LIFE_INFO`, 0x8 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `RemainingCapacity` |
/// | 0x04 | 0x4 | ULONG | `Rate` |
///
/// What no source says:
///
/// - In which units the two fields count.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_BATTERY_LIFE_INFO")]
pub struct PerfinfoBatteryLifeInfo {
    /// `ULONG RemainingCapacity`, at 0x00.
    pub remaining_capacity: u32,
    /// `ULONG Rate`, at 0x04.
    pub rate: u32,
}
impl PerfinfoBatteryLifeInfo {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            remaining_capacity: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            rate: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_BATTERY_LIFE_INFO",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.remaining_capacity.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.rate.to_le_bytes());
        bytes
    }
    /// `ULONG RemainingCapacity`, at 0x00.
    #[inline]
    pub fn remaining_capacity(&self) -> u32 {
        self.remaining_capacity
    }
    /// Sets `RemainingCapacity`.
    #[inline]
    pub fn set_remaining_capacity(&mut self, value: u32) {
        self.remaining_capacity = value;
    }
    /// `ULONG Rate`, at 0x04.
    #[inline]
    pub fn rate(&self) -> u32 {
        self.rate
    }
    /// Sets `Rate`.
    #[inline]
    pub fn set_rate(&mut self, value: u32) {
        self.rate = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_battery_life_info::V5_0;
}
impl Default for PerfinfoBatteryLifeInfo {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for PerfinfoBatteryLifeInfo {}
impl Record for PerfinfoBatteryLifeInfo {
    const NAME: &'static str = "PERFINFO_BATTERY_LIFE_INFO";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoBatteryLifeInfo {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoBatteryLifeInfo);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoBatteryLifeInfo {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u32>(), proptest::arbitrary::any::<u32>()),
        )
            .prop_map(|((remaining_capacity, rate),)| Self { remaining_capacity, rate });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoBatteryLifeInfo`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoBatteryLifeInfoView<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> PerfinfoBatteryLifeInfoView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_BATTERY_LIFE_INFO",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 8]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> PerfinfoBatteryLifeInfo {
        PerfinfoBatteryLifeInfo::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `ULONG RemainingCapacity`, at 0x00.
    #[inline]
    pub fn remaining_capacity(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG Rate`, at 0x04.
    #[inline]
    pub fn rate(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoBatteryLifeInfoView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoBatteryLifeInfoView");
        out.field("remaining_capacity", &self.remaining_capacity());
        out.field("rate", &self.rate());
        out.finish()
    }
}
