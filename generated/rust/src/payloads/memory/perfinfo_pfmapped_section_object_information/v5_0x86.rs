// Generated from spec/structs/PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION in the form of releases 5.0+ with 32 bit pointers.
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
/// The section object of a range that maps a section of the page file.
///
/// In C: `PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION`, 0x8 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `SectionObject` |
/// | 0x04 | 0x4 | PVOID | `RangeBase` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION")]
pub struct PerfinfoPfmappedSectionObjectInformation32 {
    /// `PVOID SectionObject`, at 0x00.
    pub section_object: u32,
    /// `PVOID RangeBase`, at 0x04.
    pub range_base: u32,
}
impl PerfinfoPfmappedSectionObjectInformation32 {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            section_object: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            range_base: u32::from_le_bytes(get::<4, 4, _>(bytes)),
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
                    name: "PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION",
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
        put::<0, 4, _>(&mut bytes, self.section_object.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.range_base.to_le_bytes());
        bytes
    }
    /// `PVOID SectionObject`, at 0x00.
    #[inline]
    pub fn section_object(&self) -> u32 {
        self.section_object
    }
    /// Sets `SectionObject`.
    #[inline]
    pub fn set_section_object(&mut self, value: u32) {
        self.section_object = value;
    }
    /// `PVOID RangeBase`, at 0x04.
    #[inline]
    pub fn range_base(&self) -> u32 {
        self.range_base
    }
    /// Sets `RangeBase`.
    #[inline]
    pub fn set_range_base(&mut self, value: u32) {
        self.range_base = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_pfmapped_section_object_information::V5_0X86;
}
impl Default for PerfinfoPfmappedSectionObjectInformation32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for PerfinfoPfmappedSectionObjectInformation32 {}
impl Record for PerfinfoPfmappedSectionObjectInformation32 {
    const NAME: &'static str = "PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoPfmappedSectionObjectInformation32 {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoPfmappedSectionObjectInformation32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoPfmappedSectionObjectInformation32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u32>(), proptest::arbitrary::any::<u32>()),
        )
            .prop_map(|((section_object, range_base),)| Self {
                section_object,
                range_base,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoPfmappedSectionObjectInformation32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoPfmappedSectionObjectInformation32View<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> PerfinfoPfmappedSectionObjectInformation32View<'a> {
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
                    name: "PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION",
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
    pub fn to_value(&self) -> PerfinfoPfmappedSectionObjectInformation32 {
        PerfinfoPfmappedSectionObjectInformation32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `PVOID SectionObject`, at 0x00.
    #[inline]
    pub fn section_object(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `PVOID RangeBase`, at 0x04.
    #[inline]
    pub fn range_base(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoPfmappedSectionObjectInformation32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoPfmappedSectionObjectInformation32View");
        out.field("section_object", &self.section_object());
        out.field("range_base", &self.range_base());
        out.finish()
    }
}
