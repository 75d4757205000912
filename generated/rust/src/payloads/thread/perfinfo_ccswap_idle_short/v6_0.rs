// Generated from spec/structs/PERFINFO_CCSWAP_IDLE_SHORT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CCSWAP_IDLE_SHORT in the form of releases 6.0+.
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
/// The idle thread was switched out, after a short time.
///
/// In C: `PERFINFO_CCSWAP_IDLE_SHORT`, 0x2 bytes. Releases 6.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x2 | USHORT |  |
/// | 0x00 | | · bits 0..=1 | `DataType` |
/// | 0x00 | | · bits 2..=15 | `TimeDelta` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *PERFINFO_CCSWAP_BUFFER*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_CCSWAP_IDLE_SHORT")]
pub struct PerfinfoCcswapIdleShort {
    /// The word that holds fields of bits.
    pub bits_00: u16,
}
impl PerfinfoCcswapIdleShort {
    /// The size in bytes.
    pub const SIZE: usize = 2;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 2]) -> Self {
        Self {
            bits_00: u16::from_le_bytes(get::<0, 2, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 2 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_CCSWAP_IDLE_SHORT",
                    needed: 2,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 2] {
        let mut bytes = [0; 2];
        put::<0, 2, _>(&mut bytes, self.bits_00.to_le_bytes());
        bytes
    }
    /// `DataType`, bits 0 to 1 of the word at 0x00.
    #[inline]
    pub fn data_type(&self) -> crate::payloads::thread::PerfinfoCcswapType {
        crate::payloads::thread::PerfinfoCcswapType(((self.bits_00 >> 0) & 0x3) as u32)
    }
    /// Sets `DataType`.
    #[inline]
    pub fn set_data_type(&mut self, value: crate::payloads::thread::PerfinfoCcswapType) {
        let word = self.bits_00 & !(0x3 << 0) | (value.0 as u16 & 0x3) << 0;
        self.bits_00 = word;
    }
    /// `TimeDelta`, bits 2 to 15 of the word at 0x00. The time since the switch before.
    #[inline]
    pub fn time_delta(&self) -> u16 {
        (self.bits_00 >> 2) & 0x3fff
    }
    /// Sets `TimeDelta`.
    #[inline]
    pub fn set_time_delta(&mut self, value: u16) {
        let word = self.bits_00 & !(0x3fff << 2) | (value & 0x3fff) << 2;
        self.bits_00 = word;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_ccswap_idle_short::V6_0;
}
impl Default for PerfinfoCcswapIdleShort {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 2])
    }
}
impl Sealed for PerfinfoCcswapIdleShort {}
impl Record for PerfinfoCcswapIdleShort {
    const NAME: &'static str = "PERFINFO_CCSWAP_IDLE_SHORT";
    const SIZE: usize = 2;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoCcswapIdleShort {
    const SIZE: usize = 2;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoCcswapIdleShort);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoCcswapIdleShort {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = ((proptest::arbitrary::any::<u16>(),),)
            .prop_map(|((bits_00,),)| Self { bits_00 });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoCcswapIdleShort`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoCcswapIdleShortView<'a> {
    fixed: &'a [u8; 2],
}
impl<'a> PerfinfoCcswapIdleShortView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 2 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_CCSWAP_IDLE_SHORT",
                    needed: 2,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 2]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> PerfinfoCcswapIdleShort {
        PerfinfoCcswapIdleShort::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 2] {
        self.fixed
    }
    /// `DataType`, bits 0 to 1 of the word at 0x00.
    #[inline]
    pub fn data_type(&self) -> crate::payloads::thread::PerfinfoCcswapType {
        crate::payloads::thread::PerfinfoCcswapType(
            ((u16::from_le_bytes(get::<0, 2, _>(self.fixed)) >> 0) & 0x3) as u32,
        )
    }
    /// `TimeDelta`, bits 2 to 15 of the word at 0x00. The time since the switch before.
    #[inline]
    pub fn time_delta(&self) -> u16 {
        (u16::from_le_bytes(get::<0, 2, _>(self.fixed)) >> 2) & 0x3fff
    }
}
impl core::fmt::Debug for PerfinfoCcswapIdleShortView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoCcswapIdleShortView");
        out.field("data_type", &self.data_type());
        out.field("time_delta", &self.time_delta());
        out.finish()
    }
}
