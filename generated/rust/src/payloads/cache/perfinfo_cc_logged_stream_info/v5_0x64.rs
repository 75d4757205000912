// Generated from spec/structs/PERFINFO_CC_LOGGED_STREAM_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CC_LOGGED_STREAM_INFO in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The lazy writer's view of a file whose changes a file system logs.
///
/// In C: `PERFINFO_CC_LOGGED_STREAM_INFO`, 0x28 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_CC_LOGGED_STREAM_INFO")]
pub struct PerfinfoCcLoggedStreamInfoX64 {
    /// `ULONG_PTR FileObjectKey`, at 0x00. The file, by the address of its object.
    pub file_object_key: u64,
    /// `ULONG ReasonForFlush`, at 0x08.
    pub reason_for_flush: crate::payloads::cache::PerfinfoCcNotify,
    /// `ULONG PagesToWrite`, at 0x0C. Unit: pages.
    pub pages_to_write: u32,
    /// `SIZE_T DirtyLoggedPages`, at 0x10. Unit: pages.
    pub dirty_logged_pages: u64,
    /// `SIZE_T DirtyLoggedPageThreshold`, at 0x18. Unit: pages.
    pub dirty_logged_page_threshold: u64,
    /// `LARGE_INTEGER LargestLsnForLWS`, at 0x20. The greatest log sequence number for this scan of the lazy writer.
    pub largest_lsn_for_lws: i64,
}

impl PerfinfoCcLoggedStreamInfoX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 40]) -> Self {
        Self {
            file_object_key: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            reason_for_flush: crate::payloads::cache::PerfinfoCcNotify::from_le(get::<8, 4, _>(bytes)),
            pages_to_write: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            dirty_logged_pages: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            dirty_logged_page_threshold: u64::from_le_bytes(get::<24, 8, _>(bytes)),
            largest_lsn_for_lws: i64::from_le_bytes(get::<32, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 40] {
        let mut bytes = [0; 40];
        put::<0, 8, _>(&mut bytes, self.file_object_key.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.reason_for_flush.to_le());
        put::<12, 4, _>(&mut bytes, self.pages_to_write.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.dirty_logged_pages.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.dirty_logged_page_threshold.to_le_bytes());
        put::<32, 8, _>(&mut bytes, self.largest_lsn_for_lws.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_cc_logged_stream_info::V5_0X64;
}

fixed_record!(PerfinfoCcLoggedStreamInfoX64, PerfinfoCcLoggedStreamInfoX64View, 40, "PERFINFO_CC_LOGGED_STREAM_INFO");
getters! {
    self PerfinfoCcLoggedStreamInfoX64View "PerfinfoCcLoggedStreamInfoX64View" {
        /// `ULONG_PTR FileObjectKey`, at 0x00.
        file_object_key: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG ReasonForFlush`, at 0x08.
        reason_for_flush: crate::payloads::cache::PerfinfoCcNotify = crate::payloads::cache::PerfinfoCcNotify::from_le(get::<8, 4, _>(self.fixed));
        /// `ULONG PagesToWrite`, at 0x0C.
        pages_to_write: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `SIZE_T DirtyLoggedPages`, at 0x10.
        dirty_logged_pages: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `SIZE_T DirtyLoggedPageThreshold`, at 0x18.
        dirty_logged_page_threshold: u64 = u64::from_le_bytes(get::<24, 8, _>(self.fixed));
        /// `LARGE_INTEGER LargestLsnForLWS`, at 0x20.
        largest_lsn_for_lws: i64 = i64::from_le_bytes(get::<32, 8, _>(self.fixed));
    }
}
