// Generated from spec/structs/PERFINFO_CC_FLUSH_SECTION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CC_FLUSH_SECTION in the form of releases 5.0+ with 32 bit pointers.
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
/// The cache manager has the memory manager flush a part of a file.
///
/// In C: `PERFINFO_CC_FLUSH_SECTION`, 0x18 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG_PTR | `WorkItemKey` |
/// | 0x04 | 0x4 | ULONG_PTR | `FileObjectKey` |
/// | 0x08 | 0x8 | ULONGLONG | `Offset` |
/// | 0x10 | 0x4 | ULONG | `Length` |
/// | 0x14 | 0x4 | ULONG | `MmFlushFlags` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_CC_FLUSH_SECTION")]
pub struct PerfinfoCcFlushSection32 {
    /// `ULONG_PTR WorkItemKey`, at 0x00. Finds the other events of the work item.
    pub work_item_key: u32,
    /// `ULONG_PTR FileObjectKey`, at 0x04. The file, by the address of its object.
    pub file_object_key: u32,
    /// `ULONGLONG Offset`, at 0x08. Unit: bytes.
    pub offset: u64,
    /// `ULONG Length`, at 0x10. Unit: bytes.
    pub length: u32,
    /// `ULONG MmFlushFlags`, at 0x14. What it is for is not known.
    pub mm_flush_flags: u32,
}
impl PerfinfoCcFlushSection32 {
    /// The size in bytes.
    pub const SIZE: usize = 24;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            work_item_key: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            file_object_key: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            offset: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            length: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            mm_flush_flags: u32::from_le_bytes(get::<20, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_CC_FLUSH_SECTION",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 4, _>(&mut bytes, self.work_item_key.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.file_object_key.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.offset.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.length.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.mm_flush_flags.to_le_bytes());
        bytes
    }
    /// `ULONG_PTR WorkItemKey`, at 0x00. Finds the other events of the work item.
    #[inline]
    pub fn work_item_key(&self) -> u32 {
        self.work_item_key
    }
    /// Sets `WorkItemKey`.
    #[inline]
    pub fn set_work_item_key(&mut self, value: u32) {
        self.work_item_key = value;
    }
    /// `ULONG_PTR FileObjectKey`, at 0x04. The file, by the address of its object.
    #[inline]
    pub fn file_object_key(&self) -> u32 {
        self.file_object_key
    }
    /// Sets `FileObjectKey`.
    #[inline]
    pub fn set_file_object_key(&mut self, value: u32) {
        self.file_object_key = value;
    }
    /// `ULONGLONG Offset`, at 0x08. Unit: bytes.
    #[inline]
    pub fn offset(&self) -> u64 {
        self.offset
    }
    /// Sets `Offset`.
    #[inline]
    pub fn set_offset(&mut self, value: u64) {
        self.offset = value;
    }
    /// `ULONG Length`, at 0x10. Unit: bytes.
    #[inline]
    pub fn length(&self) -> u32 {
        self.length
    }
    /// Sets `Length`.
    #[inline]
    pub fn set_length(&mut self, value: u32) {
        self.length = value;
    }
    /// `ULONG MmFlushFlags`, at 0x14. What it is for is not known.
    #[inline]
    pub fn mm_flush_flags(&self) -> u32 {
        self.mm_flush_flags
    }
    /// Sets `MmFlushFlags`.
    #[inline]
    pub fn set_mm_flush_flags(&mut self, value: u32) {
        self.mm_flush_flags = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_cc_flush_section::V5_0X86;
}
impl Default for PerfinfoCcFlushSection32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 24])
    }
}
impl Sealed for PerfinfoCcFlushSection32 {}
impl Record for PerfinfoCcFlushSection32 {
    const NAME: &'static str = "PERFINFO_CC_FLUSH_SECTION";
    const SIZE: usize = 24;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoCcFlushSection32 {
    const SIZE: usize = 24;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoCcFlushSection32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoCcFlushSection32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|
                ((work_item_key, file_object_key, offset, length, mm_flush_flags),)|
            Self {
                work_item_key,
                file_object_key,
                offset,
                length,
                mm_flush_flags,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoCcFlushSection32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoCcFlushSection32View<'a> {
    fixed: &'a [u8; 24],
}
impl<'a> PerfinfoCcFlushSection32View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_CC_FLUSH_SECTION",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 24]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> PerfinfoCcFlushSection32 {
        PerfinfoCcFlushSection32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
    /// `ULONG_PTR WorkItemKey`, at 0x00. Finds the other events of the work item.
    #[inline]
    pub fn work_item_key(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG_PTR FileObjectKey`, at 0x04. The file, by the address of its object.
    #[inline]
    pub fn file_object_key(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONGLONG Offset`, at 0x08. Unit: bytes.
    #[inline]
    pub fn offset(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `ULONG Length`, at 0x10. Unit: bytes.
    #[inline]
    pub fn length(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
    /// `ULONG MmFlushFlags`, at 0x14. What it is for is not known.
    #[inline]
    pub fn mm_flush_flags(&self) -> u32 {
        u32::from_le_bytes(get::<20, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoCcFlushSection32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoCcFlushSection32View");
        out.field("work_item_key", &self.work_item_key());
        out.field("file_object_key", &self.file_object_key());
        out.field("offset", &self.offset());
        out.field("length", &self.length());
        out.field("mm_flush_flags", &self.mm_flush_flags());
        out.finish()
    }
}
