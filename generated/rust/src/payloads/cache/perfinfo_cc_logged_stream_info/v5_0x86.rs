// Generated from spec/structs/PERFINFO_CC_LOGGED_STREAM_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CC_LOGGED_STREAM_INFO in the form of releases 5.0+ with 32 bit pointers.
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
/// The lazy writer's view of a file whose changes a file system logs.
///
/// In C: `PERFINFO_CC_LOGGED_STREAM_INFO`, 0x20 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG_PTR | `FileObjectKey` |
/// | 0x04 | 0x4 | ULONG | `ReasonForFlush` |
/// | 0x08 | 0x4 | ULONG | `PagesToWrite` |
/// | 0x0c | 0x4 | SIZE_T | `DirtyLoggedPages` |
/// | 0x10 | 0x4 | SIZE_T | `DirtyLoggedPageThreshold` |
/// | 0x14 | 0x4 | padding |  |
/// | 0x18 | 0x8 | LARGE_INTEGER | `LargestLsnForLWS` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_CC_LOGGED_STREAM_INFO")]
pub struct PerfinfoCcLoggedStreamInfo32 {
    /// `ULONG_PTR FileObjectKey`, at 0x00. The file, by the address of its object.
    pub file_object_key: u32,
    /// `ULONG ReasonForFlush`, at 0x04.
    pub reason_for_flush: crate::payloads::cache::PerfinfoCcNotify,
    /// `ULONG PagesToWrite`, at 0x08. Unit: pages.
    pub pages_to_write: u32,
    /// `SIZE_T DirtyLoggedPages`, at 0x0C. Unit: pages.
    pub dirty_logged_pages: u32,
    /// `SIZE_T DirtyLoggedPageThreshold`, at 0x10. Unit: pages.
    pub dirty_logged_page_threshold: u32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_14: Bytes<4>,
    /// `LARGE_INTEGER LargestLsnForLWS`, at 0x18. The greatest log sequence number for this scan of the lazy writer.
    pub largest_lsn_for_lws: i64,
}
impl PerfinfoCcLoggedStreamInfo32 {
    /// The size in bytes.
    pub const SIZE: usize = 32;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        Self {
            file_object_key: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            reason_for_flush: crate::payloads::cache::PerfinfoCcNotify::from_le(
                get::<4, 4, _>(bytes),
            ),
            pages_to_write: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            dirty_logged_pages: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            dirty_logged_page_threshold: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            padding_14: Bytes(get::<20, 4, _>(bytes)),
            largest_lsn_for_lws: i64::from_le_bytes(get::<24, 8, _>(bytes)),
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
                    name: "PERFINFO_CC_LOGGED_STREAM_INFO",
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
        put::<0, 4, _>(&mut bytes, self.file_object_key.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.reason_for_flush.to_le());
        put::<8, 4, _>(&mut bytes, self.pages_to_write.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.dirty_logged_pages.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.dirty_logged_page_threshold.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.padding_14.0);
        put::<24, 8, _>(&mut bytes, self.largest_lsn_for_lws.to_le_bytes());
        bytes
    }
    /// `ULONG_PTR FileObjectKey`, at 0x00. The file, by the address of its object.
    #[inline]
    pub fn file_object_key(&self) -> u32 {
        self.file_object_key
    }
    /// Sets `FileObjectKey`.
    #[inline]
    pub fn set_file_object_key(&mut self, value: u32) {
        self.file_object_key = value;
    }
    /// `ULONG ReasonForFlush`, at 0x04.
    #[inline]
    pub fn reason_for_flush(&self) -> crate::payloads::cache::PerfinfoCcNotify {
        self.reason_for_flush
    }
    /// Sets `ReasonForFlush`.
    #[inline]
    pub fn set_reason_for_flush(
        &mut self,
        value: crate::payloads::cache::PerfinfoCcNotify,
    ) {
        self.reason_for_flush = value;
    }
    /// `ULONG PagesToWrite`, at 0x08. Unit: pages.
    #[inline]
    pub fn pages_to_write(&self) -> u32 {
        self.pages_to_write
    }
    /// Sets `PagesToWrite`.
    #[inline]
    pub fn set_pages_to_write(&mut self, value: u32) {
        self.pages_to_write = value;
    }
    /// `SIZE_T DirtyLoggedPages`, at 0x0C. Unit: pages.
    #[inline]
    pub fn dirty_logged_pages(&self) -> u32 {
        self.dirty_logged_pages
    }
    /// Sets `DirtyLoggedPages`.
    #[inline]
    pub fn set_dirty_logged_pages(&mut self, value: u32) {
        self.dirty_logged_pages = value;
    }
    /// `SIZE_T DirtyLoggedPageThreshold`, at 0x10. Unit: pages.
    #[inline]
    pub fn dirty_logged_page_threshold(&self) -> u32 {
        self.dirty_logged_page_threshold
    }
    /// Sets `DirtyLoggedPageThreshold`.
    #[inline]
    pub fn set_dirty_logged_page_threshold(&mut self, value: u32) {
        self.dirty_logged_page_threshold = value;
    }
    /// `LARGE_INTEGER LargestLsnForLWS`, at 0x18. The greatest log sequence number for this scan of the lazy writer.
    #[inline]
    pub fn largest_lsn_for_lws(&self) -> i64 {
        self.largest_lsn_for_lws
    }
    /// Sets `LargestLsnForLWS`.
    #[inline]
    pub fn set_largest_lsn_for_lws(&mut self, value: i64) {
        self.largest_lsn_for_lws = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_cc_logged_stream_info::V5_0X86;
}
impl Default for PerfinfoCcLoggedStreamInfo32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 32])
    }
}
impl Sealed for PerfinfoCcLoggedStreamInfo32 {}
impl Record for PerfinfoCcLoggedStreamInfo32 {
    const NAME: &'static str = "PERFINFO_CC_LOGGED_STREAM_INFO";
    const SIZE: usize = 32;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoCcLoggedStreamInfo32 {
    const SIZE: usize = 32;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoCcLoggedStreamInfo32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoCcLoggedStreamInfo32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<crate::payloads::cache::PerfinfoCcNotify>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<Bytes<4>>(),
                proptest::arbitrary::any::<i64>(),
            ),
        )
            .prop_map(|
                (
                    (
                        file_object_key,
                        reason_for_flush,
                        pages_to_write,
                        dirty_logged_pages,
                        dirty_logged_page_threshold,
                        padding_14,
                        largest_lsn_for_lws,
                    ),
                )|
            Self {
                file_object_key,
                reason_for_flush,
                pages_to_write,
                dirty_logged_pages,
                dirty_logged_page_threshold,
                padding_14,
                largest_lsn_for_lws,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoCcLoggedStreamInfo32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoCcLoggedStreamInfo32View<'a> {
    fixed: &'a [u8; 32],
}
impl<'a> PerfinfoCcLoggedStreamInfo32View<'a> {
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
                    name: "PERFINFO_CC_LOGGED_STREAM_INFO",
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
    pub fn to_value(&self) -> PerfinfoCcLoggedStreamInfo32 {
        PerfinfoCcLoggedStreamInfo32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 32] {
        self.fixed
    }
    /// `ULONG_PTR FileObjectKey`, at 0x00. The file, by the address of its object.
    #[inline]
    pub fn file_object_key(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG ReasonForFlush`, at 0x04.
    #[inline]
    pub fn reason_for_flush(&self) -> crate::payloads::cache::PerfinfoCcNotify {
        crate::payloads::cache::PerfinfoCcNotify::from_le(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG PagesToWrite`, at 0x08. Unit: pages.
    #[inline]
    pub fn pages_to_write(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `SIZE_T DirtyLoggedPages`, at 0x0C. Unit: pages.
    #[inline]
    pub fn dirty_logged_pages(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `SIZE_T DirtyLoggedPageThreshold`, at 0x10. Unit: pages.
    #[inline]
    pub fn dirty_logged_page_threshold(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
    /// `LARGE_INTEGER LargestLsnForLWS`, at 0x18. The greatest log sequence number for this scan of the lazy writer.
    #[inline]
    pub fn largest_lsn_for_lws(&self) -> i64 {
        i64::from_le_bytes(get::<24, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoCcLoggedStreamInfo32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoCcLoggedStreamInfo32View");
        out.field("file_object_key", &self.file_object_key());
        out.field("reason_for_flush", &self.reason_for_flush());
        out.field("pages_to_write", &self.pages_to_write());
        out.field("dirty_logged_pages", &self.dirty_logged_pages());
        out.field("dirty_logged_page_threshold", &self.dirty_logged_page_threshold());
        out.field("largest_lsn_for_lws", &self.largest_lsn_for_lws());
        out.finish()
    }
}
