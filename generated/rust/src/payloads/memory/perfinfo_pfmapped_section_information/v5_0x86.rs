// Generated from spec/structs/PERFINFO_PFMAPPED_SECTION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PFMAPPED_SECTION_INFORMATION in the form of releases 5.0+ with 32 bit pointers.
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
/// A range of addresses that maps a section of the page file.
///
/// In C: `PERFINFO_PFMAPPED_SECTION_INFORMATION`, 0xc bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `RangeBase` |
/// | 0x04 | 0x4 | PVOID | `RangeEnd` |
/// | 0x08 | 0x4 | ULONG | `CreatingProcessId` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PFMAPPED_SECTION_INFORMATION")]
pub struct PerfinfoPfmappedSectionInformation32 {
    /// `PVOID RangeBase`, at 0x00.
    pub range_base: u32,
    /// `PVOID RangeEnd`, at 0x04. Where the range ends.
    pub range_end: u32,
    /// `ULONG CreatingProcessId`, at 0x08. The process that created the section.
    pub creating_process_id: u32,
}
impl PerfinfoPfmappedSectionInformation32 {
    /// The size in bytes.
    pub const SIZE: usize = 12;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            range_base: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            range_end: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            creating_process_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
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
                    name: "PERFINFO_PFMAPPED_SECTION_INFORMATION",
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
        put::<0, 4, _>(&mut bytes, self.range_base.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.range_end.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.creating_process_id.to_le_bytes());
        bytes
    }
    /// `PVOID RangeBase`, at 0x00.
    #[inline]
    pub fn range_base(&self) -> u32 {
        self.range_base
    }
    /// Sets `RangeBase`.
    #[inline]
    pub fn set_range_base(&mut self, value: u32) {
        self.range_base = value;
    }
    /// `PVOID RangeEnd`, at 0x04. Where the range ends.
    #[inline]
    pub fn range_end(&self) -> u32 {
        self.range_end
    }
    /// Sets `RangeEnd`.
    #[inline]
    pub fn set_range_end(&mut self, value: u32) {
        self.range_end = value;
    }
    /// `ULONG CreatingProcessId`, at 0x08. The process that created the section.
    #[inline]
    pub fn creating_process_id(&self) -> u32 {
        self.creating_process_id
    }
    /// Sets `CreatingProcessId`.
    #[inline]
    pub fn set_creating_process_id(&mut self, value: u32) {
        self.creating_process_id = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_pfmapped_section_information::V5_0X86;
}
impl Default for PerfinfoPfmappedSectionInformation32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 12])
    }
}
impl Sealed for PerfinfoPfmappedSectionInformation32 {}
impl Record for PerfinfoPfmappedSectionInformation32 {
    const NAME: &'static str = "PERFINFO_PFMAPPED_SECTION_INFORMATION";
    const SIZE: usize = 12;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoPfmappedSectionInformation32 {
    const SIZE: usize = 12;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoPfmappedSectionInformation32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoPfmappedSectionInformation32 {
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
            .prop_map(|((range_base, range_end, creating_process_id),)| Self {
                range_base,
                range_end,
                creating_process_id,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoPfmappedSectionInformation32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoPfmappedSectionInformation32View<'a> {
    fixed: &'a [u8; 12],
}
impl<'a> PerfinfoPfmappedSectionInformation32View<'a> {
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
                    name: "PERFINFO_PFMAPPED_SECTION_INFORMATION",
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
    pub fn to_value(&self) -> PerfinfoPfmappedSectionInformation32 {
        PerfinfoPfmappedSectionInformation32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 12] {
        self.fixed
    }
    /// `PVOID RangeBase`, at 0x00.
    #[inline]
    pub fn range_base(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `PVOID RangeEnd`, at 0x04. Where the range ends.
    #[inline]
    pub fn range_end(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG CreatingProcessId`, at 0x08. The process that created the section.
    #[inline]
    pub fn creating_process_id(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoPfmappedSectionInformation32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoPfmappedSectionInformation32View");
        out.field("range_base", &self.range_base());
        out.field("range_end", &self.range_end());
        out.field("creating_process_id", &self.creating_process_id());
        out.finish()
    }
}
