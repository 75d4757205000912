// Generated from spec/structs/PERFINFO_CC_FLUSH_CACHE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CC_FLUSH_CACHE in the form of releases 5.0+ with 64 bit pointers.
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
/// The cache manager flushes a file.
///
/// In C: `PERFINFO_CC_FLUSH_CACHE`, 0x28 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONG_PTR | `WorkItemKey` |
/// | 0x08 | 0x8 | ULONG_PTR | `FileObjectKey` |
/// | 0x10 | 0x8 | ULONGLONG | `Offset` |
/// | 0x18 | 0x4 | ULONG | `Length` |
/// | 0x1c | 0x4 | ULONG | `SharedCacheMapFlags` |
/// | 0x20 | 0x4 | ULONG | `Flags` |
/// | 0x24 | 0x4 | ULONG | `Reserved` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_CC_FLUSH_CACHE")]
pub struct PerfinfoCcFlushCache64 {
    /// `ULONG_PTR WorkItemKey`, at 0x00. Finds the other events of the work item.
    pub work_item_key: u64,
    /// `ULONG_PTR FileObjectKey`, at 0x08. The file, by the address of its object.
    pub file_object_key: u64,
    /// `ULONGLONG Offset`, at 0x10. Unit: bytes.
    pub offset: u64,
    /// `ULONG Length`, at 0x18. Unit: bytes.
    pub length: u32,
    /// `ULONG SharedCacheMapFlags`, at 0x1C. What it is for is not known.
    pub shared_cache_map_flags: u32,
    /// `ULONG Flags`, at 0x20.
    pub flags: crate::payloads::cache::PerfinfoCcFlushData,
    /// `ULONG Reserved`, at 0x24. What it is for is not known.
    pub reserved: u32,
}
impl PerfinfoCcFlushCache64 {
    /// The size in bytes.
    pub const SIZE: usize = 40;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 40]) -> Self {
        Self {
            work_item_key: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            file_object_key: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            offset: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            length: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            shared_cache_map_flags: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            flags: crate::payloads::cache::PerfinfoCcFlushData::from_le(
                get::<32, 4, _>(bytes),
            ),
            reserved: u32::from_le_bytes(get::<36, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 40 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_CC_FLUSH_CACHE",
                    needed: 40,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 40] {
        let mut bytes = [0; 40];
        put::<0, 8, _>(&mut bytes, self.work_item_key.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.file_object_key.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.offset.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.length.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.shared_cache_map_flags.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.flags.to_le());
        put::<36, 4, _>(&mut bytes, self.reserved.to_le_bytes());
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
    /// `ULONG_PTR FileObjectKey`, at 0x08. The file, by the address of its object.
    #[inline]
    pub fn file_object_key(&self) -> u64 {
        self.file_object_key
    }
    /// Sets `FileObjectKey`.
    #[inline]
    pub fn set_file_object_key(&mut self, value: u64) {
        self.file_object_key = value;
    }
    /// `ULONGLONG Offset`, at 0x10. Unit: bytes.
    #[inline]
    pub fn offset(&self) -> u64 {
        self.offset
    }
    /// Sets `Offset`.
    #[inline]
    pub fn set_offset(&mut self, value: u64) {
        self.offset = value;
    }
    /// `ULONG Length`, at 0x18. Unit: bytes.
    #[inline]
    pub fn length(&self) -> u32 {
        self.length
    }
    /// Sets `Length`.
    #[inline]
    pub fn set_length(&mut self, value: u32) {
        self.length = value;
    }
    /// `ULONG SharedCacheMapFlags`, at 0x1C. What it is for is not known.
    #[inline]
    pub fn shared_cache_map_flags(&self) -> u32 {
        self.shared_cache_map_flags
    }
    /// Sets `SharedCacheMapFlags`.
    #[inline]
    pub fn set_shared_cache_map_flags(&mut self, value: u32) {
        self.shared_cache_map_flags = value;
    }
    /// `ULONG Flags`, at 0x20.
    #[inline]
    pub fn flags(&self) -> crate::payloads::cache::PerfinfoCcFlushData {
        self.flags
    }
    /// Sets `Flags`.
    #[inline]
    pub fn set_flags(&mut self, value: crate::payloads::cache::PerfinfoCcFlushData) {
        self.flags = value;
    }
    /// `ULONG Reserved`, at 0x24. What it is for is not known.
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_cc_flush_cache::V5_0X64;
}
impl Default for PerfinfoCcFlushCache64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 40])
    }
}
impl Sealed for PerfinfoCcFlushCache64 {}
impl Record for PerfinfoCcFlushCache64 {
    const NAME: &'static str = "PERFINFO_CC_FLUSH_CACHE";
    const SIZE: usize = 40;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoCcFlushCache64 {
    const SIZE: usize = 40;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoCcFlushCache64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoCcFlushCache64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<
                    crate::payloads::cache::PerfinfoCcFlushData,
                >(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|
                (
                    (
                        work_item_key,
                        file_object_key,
                        offset,
                        length,
                        shared_cache_map_flags,
                        flags,
                        reserved,
                    ),
                )|
            Self {
                work_item_key,
                file_object_key,
                offset,
                length,
                shared_cache_map_flags,
                flags,
                reserved,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoCcFlushCache64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoCcFlushCache64View<'a> {
    fixed: &'a [u8; 40],
}
impl<'a> PerfinfoCcFlushCache64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 40 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_CC_FLUSH_CACHE",
                    needed: 40,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 40]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> PerfinfoCcFlushCache64 {
        PerfinfoCcFlushCache64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 40] {
        self.fixed
    }
    /// `ULONG_PTR WorkItemKey`, at 0x00. Finds the other events of the work item.
    #[inline]
    pub fn work_item_key(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG_PTR FileObjectKey`, at 0x08. The file, by the address of its object.
    #[inline]
    pub fn file_object_key(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `ULONGLONG Offset`, at 0x10. Unit: bytes.
    #[inline]
    pub fn offset(&self) -> u64 {
        u64::from_le_bytes(get::<16, 8, _>(self.fixed))
    }
    /// `ULONG Length`, at 0x18. Unit: bytes.
    #[inline]
    pub fn length(&self) -> u32 {
        u32::from_le_bytes(get::<24, 4, _>(self.fixed))
    }
    /// `ULONG SharedCacheMapFlags`, at 0x1C. What it is for is not known.
    #[inline]
    pub fn shared_cache_map_flags(&self) -> u32 {
        u32::from_le_bytes(get::<28, 4, _>(self.fixed))
    }
    /// `ULONG Flags`, at 0x20.
    #[inline]
    pub fn flags(&self) -> crate::payloads::cache::PerfinfoCcFlushData {
        crate::payloads::cache::PerfinfoCcFlushData::from_le(get::<32, 4, _>(self.fixed))
    }
    /// `ULONG Reserved`, at 0x24. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u32 {
        u32::from_le_bytes(get::<36, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoCcFlushCache64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoCcFlushCache64View");
        out.field("work_item_key", &self.work_item_key());
        out.field("file_object_key", &self.file_object_key());
        out.field("offset", &self.offset());
        out.field("length", &self.length());
        out.field("shared_cache_map_flags", &self.shared_cache_map_flags());
        out.field("flags", &self.flags());
        out.field("reserved", &self.reserved());
        out.finish()
    }
}
