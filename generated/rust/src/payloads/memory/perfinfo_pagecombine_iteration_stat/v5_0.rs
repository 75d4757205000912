// Generated from spec/structs/PERFINFO_PAGECOMBINE_ITERATION_STAT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PAGECOMBINE_ITERATION_STAT in the form of releases 5.0+.
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
/// What one scan for equal pages achieved.
///
/// In C: `PERFINFO_PAGECOMBINE_ITERATION_STAT`, 0xc bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG |  |
/// | 0x00 | | · bits 0..=5 | `StatType` |
/// | 0x00 | | · bits 6..=31 | `Spare` |
/// | 0x04 | 0x4 | ULONG | `PagesScanned` |
/// | 0x08 | 0x4 | ULONG | `PagesCombined` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PAGECOMBINE_ITERATION_STAT")]
pub struct PerfinfoPagecombineIterationStat {
    /// The word that holds fields of bits.
    pub bits_00: u32,
    /// `ULONG PagesScanned`, at 0x04. Unit: pages.
    pub pages_scanned: u32,
    /// `ULONG PagesCombined`, at 0x08. Unit: pages.
    pub pages_combined: u32,
}
impl PerfinfoPagecombineIterationStat {
    /// The size in bytes.
    pub const SIZE: usize = 12;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            bits_00: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            pages_scanned: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            pages_combined: u32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 12 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_PAGECOMBINE_ITERATION_STAT",
                    needed: 12,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.bits_00.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.pages_scanned.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.pages_combined.to_le_bytes());
        bytes
    }
    /// `StatType`, bits 0 to 5 of the word at 0x00. Which of the memory manager's statistics this is.
    #[inline]
    pub fn stat_type(&self) -> crate::payloads::memory::PerfinfoMmStat {
        crate::payloads::memory::PerfinfoMmStat((self.bits_00 >> 0) & 0x3f)
    }
    /// Sets `StatType`.
    #[inline]
    pub fn set_stat_type(&mut self, value: crate::payloads::memory::PerfinfoMmStat) {
        let word = self.bits_00 & !(0x3f << 0) | (value.0 as u32 & 0x3f) << 0;
        self.bits_00 = word;
    }
    /// `Spare`, bits 6 to 31 of the word at 0x00.
    #[inline]
    pub fn spare(&self) -> u32 {
        (self.bits_00 >> 6) & 0x3ffffff
    }
    /// Sets `Spare`.
    #[inline]
    pub fn set_spare(&mut self, value: u32) {
        let word = self.bits_00 & !(0x3ffffff << 6) | (value & 0x3ffffff) << 6;
        self.bits_00 = word;
    }
    /// `ULONG PagesScanned`, at 0x04. Unit: pages.
    #[inline]
    pub fn pages_scanned(&self) -> u32 {
        self.pages_scanned
    }
    /// Sets `PagesScanned`.
    #[inline]
    pub fn set_pages_scanned(&mut self, value: u32) {
        self.pages_scanned = value;
    }
    /// `ULONG PagesCombined`, at 0x08. Unit: pages.
    #[inline]
    pub fn pages_combined(&self) -> u32 {
        self.pages_combined
    }
    /// Sets `PagesCombined`.
    #[inline]
    pub fn set_pages_combined(&mut self, value: u32) {
        self.pages_combined = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_pagecombine_iteration_stat::V5_0;
}
impl Default for PerfinfoPagecombineIterationStat {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 12])
    }
}
impl Sealed for PerfinfoPagecombineIterationStat {}
impl Record for PerfinfoPagecombineIterationStat {
    const NAME: &'static str = "PERFINFO_PAGECOMBINE_ITERATION_STAT";
    const SIZE: usize = 12;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoPagecombineIterationStat {
    const SIZE: usize = 12;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoPagecombineIterationStat);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoPagecombineIterationStat {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((bits_00, pages_scanned, pages_combined),)| Self {
                bits_00,
                pages_scanned,
                pages_combined,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoPagecombineIterationStat`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoPagecombineIterationStatView<'a> {
    fixed: &'a [u8; 12],
}
impl<'a> PerfinfoPagecombineIterationStatView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 12 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_PAGECOMBINE_ITERATION_STAT",
                    needed: 12,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 12]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> PerfinfoPagecombineIterationStat {
        PerfinfoPagecombineIterationStat::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 12] {
        self.fixed
    }
    /// `StatType`, bits 0 to 5 of the word at 0x00. Which of the memory manager's statistics this is.
    #[inline]
    pub fn stat_type(&self) -> crate::payloads::memory::PerfinfoMmStat {
        crate::payloads::memory::PerfinfoMmStat(
            (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 0) & 0x3f,
        )
    }
    /// `Spare`, bits 6 to 31 of the word at 0x00.
    #[inline]
    pub fn spare(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 6) & 0x3ffffff
    }
    /// `ULONG PagesScanned`, at 0x04. Unit: pages.
    #[inline]
    pub fn pages_scanned(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG PagesCombined`, at 0x08. Unit: pages.
    #[inline]
    pub fn pages_combined(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoPagecombineIterationStatView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoPagecombineIterationStatView");
        out.field("stat_type", &self.stat_type());
        out.field("spare", &self.spare());
        out.field("pages_scanned", &self.pages_scanned());
        out.field("pages_combined", &self.pages_combined());
        out.finish()
    }
}
