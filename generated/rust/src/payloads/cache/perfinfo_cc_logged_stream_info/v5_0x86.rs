// Generated from spec/structs/PERFINFO_CC_LOGGED_STREAM_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CC_LOGGED_STREAM_INFO in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;
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
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_CC_LOGGED_STREAM_INFO")]
pub struct PerfinfoCcLoggedStreamInfoX86 {
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
impl PerfinfoCcLoggedStreamInfoX86 {
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
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_cc_logged_stream_info::V5_0X86;
}
fixed_record!(
    PerfinfoCcLoggedStreamInfoX86, PerfinfoCcLoggedStreamInfoX86View, 32,
    "PERFINFO_CC_LOGGED_STREAM_INFO"
);
impl<'a> PerfinfoCcLoggedStreamInfoX86View<'a> {
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
impl core::fmt::Debug for PerfinfoCcLoggedStreamInfoX86View<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoCcLoggedStreamInfoX86View");
        out.field("file_object_key", &self.file_object_key());
        out.field("reason_for_flush", &self.reason_for_flush());
        out.field("pages_to_write", &self.pages_to_write());
        out.field("dirty_logged_pages", &self.dirty_logged_pages());
        out.field("dirty_logged_page_threshold", &self.dirty_logged_page_threshold());
        out.field("largest_lsn_for_lws", &self.largest_lsn_for_lws());
        out.finish()
    }
}
