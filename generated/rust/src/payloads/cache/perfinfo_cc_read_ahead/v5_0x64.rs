// Generated from spec/structs/PERFINFO_CC_READ_AHEAD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CC_READ_AHEAD in the form of releases 5.0+ with 64 bit pointers.
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
/// The cache manager reads ahead.
///
/// In C: `PERFINFO_CC_READ_AHEAD`, 0x20 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONG_PTR | `WorkItemKey` |
/// | 0x08 | 0x8 | ULONGLONG | `FileOffset` |
/// | 0x10 | 0x4 | ULONG | `Size` |
/// | 0x14 | 0x4 | ULONG | `PagePriority` |
/// | 0x18 | 0x4 | ULONG | `DetectedPattern` |
/// | 0x1c | 0x4 | ULONG | `Reserved` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_CC_READ_AHEAD")]
#[doc(alias = "PERFINFO_CC_READ_AHEAD_COMPLETE")]
pub struct PerfinfoCcReadAhead64 {
    /// `ULONG_PTR WorkItemKey`, at 0x00. Finds the other events of the work item.
    pub work_item_key: u64,
    /// `ULONGLONG FileOffset`, at 0x08. Unit: bytes.
    pub file_offset: u64,
    /// `ULONG Size`, at 0x10. Unit: bytes.
    pub size: u32,
    /// `ULONG PagePriority`, at 0x14.
    pub page_priority: u32,
    /// `ULONG DetectedPattern`, at 0x18. What it is for is not known.
    pub detected_pattern: u32,
    /// `ULONG Reserved`, at 0x1C. What it is for is not known.
    pub reserved: u32,
}
impl PerfinfoCcReadAhead64 {
    /// The size in bytes.
    pub const SIZE: usize = 32;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        Self {
            work_item_key: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            file_offset: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            size: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            page_priority: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            detected_pattern: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            reserved: u32::from_le_bytes(get::<28, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 32 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_CC_READ_AHEAD",
                    needed: 32,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        put::<0, 8, _>(&mut bytes, self.work_item_key.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.file_offset.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.size.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.page_priority.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.detected_pattern.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.reserved.to_le_bytes());
        bytes
    }
    /// `ULONG_PTR WorkItemKey`, at 0x00. Finds the other events of the work item.
    #[inline]
    pub fn work_item_key(&self) -> u64 {
        self.work_item_key
    }
    /// Sets `WorkItemKey`.
    #[inline]
    pub fn set_work_item_key(&mut self, value: u64) {
        self.work_item_key = value;
    }
    /// `ULONGLONG FileOffset`, at 0x08. Unit: bytes.
    #[inline]
    pub fn file_offset(&self) -> u64 {
        self.file_offset
    }
    /// Sets `FileOffset`.
    #[inline]
    pub fn set_file_offset(&mut self, value: u64) {
        self.file_offset = value;
    }
    /// `ULONG Size`, at 0x10. Unit: bytes.
    #[inline]
    pub fn size(&self) -> u32 {
        self.size
    }
    /// Sets `Size`.
    #[inline]
    pub fn set_size(&mut self, value: u32) {
        self.size = value;
    }
    /// `ULONG PagePriority`, at 0x14.
    #[inline]
    pub fn page_priority(&self) -> u32 {
        self.page_priority
    }
    /// Sets `PagePriority`.
    #[inline]
    pub fn set_page_priority(&mut self, value: u32) {
        self.page_priority = value;
    }
    /// `ULONG DetectedPattern`, at 0x18. What it is for is not known.
    #[inline]
    pub fn detected_pattern(&self) -> u32 {
        self.detected_pattern
    }
    /// Sets `DetectedPattern`.
    #[inline]
    pub fn set_detected_pattern(&mut self, value: u32) {
        self.detected_pattern = value;
    }
    /// `ULONG Reserved`, at 0x1C. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u32 {
        self.reserved
    }
    /// Sets `Reserved`.
    #[inline]
    pub fn set_reserved(&mut self, value: u32) {
        self.reserved = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_cc_read_ahead::V5_0X64;
}
impl Default for PerfinfoCcReadAhead64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 32])
    }
}
impl Sealed for PerfinfoCcReadAhead64 {}
impl Record for PerfinfoCcReadAhead64 {
    const NAME: &'static str = "PERFINFO_CC_READ_AHEAD";
    const SIZE: usize = 32;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoCcReadAhead64 {
    const SIZE: usize = 32;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoCcReadAhead64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoCcReadAhead64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|
                (
                    (
                        work_item_key,
                        file_offset,
                        size,
                        page_priority,
                        detected_pattern,
                        reserved,
                    ),
                )|
            Self {
                work_item_key,
                file_offset,
                size,
                page_priority,
                detected_pattern,
                reserved,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoCcReadAhead64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoCcReadAhead64View<'a> {
    fixed: &'a [u8; 32],
}
impl<'a> PerfinfoCcReadAhead64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 32 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_CC_READ_AHEAD",
                    needed: 32,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 32]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> PerfinfoCcReadAhead64 {
        PerfinfoCcReadAhead64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 32] {
        self.fixed
    }
    /// `ULONG_PTR WorkItemKey`, at 0x00. Finds the other events of the work item.
    #[inline]
    pub fn work_item_key(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONGLONG FileOffset`, at 0x08. Unit: bytes.
    #[inline]
    pub fn file_offset(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `ULONG Size`, at 0x10. Unit: bytes.
    #[inline]
    pub fn size(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
    /// `ULONG PagePriority`, at 0x14.
    #[inline]
    pub fn page_priority(&self) -> u32 {
        u32::from_le_bytes(get::<20, 4, _>(self.fixed))
    }
    /// `ULONG DetectedPattern`, at 0x18. What it is for is not known.
    #[inline]
    pub fn detected_pattern(&self) -> u32 {
        u32::from_le_bytes(get::<24, 4, _>(self.fixed))
    }
    /// `ULONG Reserved`, at 0x1C. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u32 {
        u32::from_le_bytes(get::<28, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoCcReadAhead64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoCcReadAhead64View");
        out.field("work_item_key", &self.work_item_key());
        out.field("file_offset", &self.file_offset());
        out.field("size", &self.size());
        out.field("page_priority", &self.page_priority());
        out.field("detected_pattern", &self.detected_pattern());
        out.field("reserved", &self.reserved());
        out.finish()
    }
}
