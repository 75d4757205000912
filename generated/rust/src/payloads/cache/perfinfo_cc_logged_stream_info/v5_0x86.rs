// Generated from spec/structs/PERFINFO_CC_LOGGED_STREAM_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CC_LOGGED_STREAM_INFO in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The lazy writer's view of a file whose changes a file system logs.
///
/// In C: `PERFINFO_CC_LOGGED_STREAM_INFO`, 0x20 bytes. Releases 5.0+ with 32 bit pointers.
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
            reason_for_flush: crate::payloads::cache::PerfinfoCcNotify::from_le(get::<4, 4, _>(bytes)),
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

fixed_record!(PerfinfoCcLoggedStreamInfoX86, PerfinfoCcLoggedStreamInfoX86View, 32, "PERFINFO_CC_LOGGED_STREAM_INFO");
getters! {
    self PerfinfoCcLoggedStreamInfoX86View "PerfinfoCcLoggedStreamInfoX86View" {
        /// `ULONG_PTR FileObjectKey`, at 0x00.
        file_object_key: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG ReasonForFlush`, at 0x04.
        reason_for_flush: crate::payloads::cache::PerfinfoCcNotify = crate::payloads::cache::PerfinfoCcNotify::from_le(get::<4, 4, _>(self.fixed));
        /// `ULONG PagesToWrite`, at 0x08.
        pages_to_write: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `SIZE_T DirtyLoggedPages`, at 0x0C.
        dirty_logged_pages: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `SIZE_T DirtyLoggedPageThreshold`, at 0x10.
        dirty_logged_page_threshold: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `LARGE_INTEGER LargestLsnForLWS`, at 0x18.
        largest_lsn_for_lws: i64 = i64::from_le_bytes(get::<24, 8, _>(self.fixed));
    }
}
