// Generated from spec/structs/PERFINFO_CC_EXTRA_WB_THREAD_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CC_EXTRA_WB_THREAD_INFO in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The cache manager got or gave up a thread to write behind.
///
/// In C: `PERFINFO_CC_EXTRA_WB_THREAD_INFO`, 0x14 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_CC_EXTRA_WB_THREAD_INFO")]
pub struct PerfinfoCcExtraWbThreadInfoX86 {
    /// `ULONG ThreadAction`, at 0x00.
    pub thread_action: crate::payloads::cache::PerfinfoCcExtraWbThread,
    /// `ULONG ActiveExtraWBThreads`, at 0x04. How many such threads there are.
    pub active_extra_wb_threads: u32,
    /// `SIZE_T TotalDirtyPages`, at 0x08. Unit: pages.
    pub total_dirty_pages: u32,
    /// `SIZE_T DirtyPageThreshold`, at 0x0C. Unit: pages.
    pub dirty_page_threshold: u32,
    /// `SIZE_T AvailablePages`, at 0x10. Unit: pages.
    pub available_pages: u32,
}

impl PerfinfoCcExtraWbThreadInfoX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            thread_action: crate::payloads::cache::PerfinfoCcExtraWbThread::from_le(get::<0, 4, _>(bytes)),
            active_extra_wb_threads: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            total_dirty_pages: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            dirty_page_threshold: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            available_pages: u32::from_le_bytes(get::<16, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 4, _>(&mut bytes, self.thread_action.to_le());
        put::<4, 4, _>(&mut bytes, self.active_extra_wb_threads.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.total_dirty_pages.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.dirty_page_threshold.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.available_pages.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_cc_extra_wb_thread_info::V5_0X86;
}

fixed_record!(PerfinfoCcExtraWbThreadInfoX86, PerfinfoCcExtraWbThreadInfoX86View, 20, "PERFINFO_CC_EXTRA_WB_THREAD_INFO");
getters! {
    self PerfinfoCcExtraWbThreadInfoX86View "PerfinfoCcExtraWbThreadInfoX86View" {
        /// `ULONG ThreadAction`, at 0x00.
        thread_action: crate::payloads::cache::PerfinfoCcExtraWbThread = crate::payloads::cache::PerfinfoCcExtraWbThread::from_le(get::<0, 4, _>(self.fixed));
        /// `ULONG ActiveExtraWBThreads`, at 0x04.
        active_extra_wb_threads: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `SIZE_T TotalDirtyPages`, at 0x08.
        total_dirty_pages: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `SIZE_T DirtyPageThreshold`, at 0x0C.
        dirty_page_threshold: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `SIZE_T AvailablePages`, at 0x10.
        available_pages: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
    }
}
