// Generated from spec/structs/PERFINFO_CC_LAZY_WRITE_SCAN.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CC_LAZY_WRITE_SCAN in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The lazy writer of the cache manager looks for what to write.
///
/// In C: `PERFINFO_CC_LAZY_WRITE_SCAN`, 0x30 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_CC_LAZY_WRITE_SCAN")]
pub struct PerfinfoCcLazyWriteScanX86 {
    /// `ULONG_PTR WorkItemKey`, at 0x00. Finds the other events of the work item.
    pub work_item_key: u32,
    /// `ULONG ReasonForFlush`, at 0x04.
    pub reason_for_flush: crate::payloads::cache::PerfinfoCcNotify,
    /// `ULONG PagesToWrite`, at 0x08. Unit: pages.
    pub pages_to_write: u32,
    /// `SIZE_T TotalDirtyPages`, at 0x0C. Unit: pages.
    pub total_dirty_pages: u32,
    /// `SIZE_T AvailablePages`, at 0x10. Unit: pages.
    pub available_pages: u32,
    /// `SIZE_T DirtyPageThreshold`, at 0x14. Unit: pages.
    pub dirty_page_threshold: u32,
    /// `SIZE_T NumberOfMappedVacbs`, at 0x18. How many views of files are mapped.
    pub number_of_mapped_vacbs: u32,
    /// `SIZE_T TopDirtyPageThreshold`, at 0x1C. Unit: pages.
    pub top_dirty_page_threshold: u32,
    /// `SIZE_T BottomDirtyPageThreshold`, at 0x20. Unit: pages.
    pub bottom_dirty_page_threshold: u32,
    /// `SIZE_T AverageAvailablePages`, at 0x24. Unit: pages.
    pub average_available_pages: u32,
    /// `SIZE_T AverageDirtyPages`, at 0x28. Unit: pages.
    pub average_dirty_pages: u32,
    /// `SIZE_T ConsecutiveWorklessLazywriteScans`, at 0x2C. How many scans in a row found nothing to write.
    pub consecutive_workless_lazywrite_scans: u32,
}

impl PerfinfoCcLazyWriteScanX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 48]) -> Self {
        Self {
            work_item_key: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            reason_for_flush: crate::payloads::cache::PerfinfoCcNotify::from_le(get::<4, 4, _>(bytes)),
            pages_to_write: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            total_dirty_pages: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            available_pages: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            dirty_page_threshold: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            number_of_mapped_vacbs: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            top_dirty_page_threshold: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            bottom_dirty_page_threshold: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            average_available_pages: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            average_dirty_pages: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            consecutive_workless_lazywrite_scans: u32::from_le_bytes(get::<44, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 48] {
        let mut bytes = [0; 48];
        put::<0, 4, _>(&mut bytes, self.work_item_key.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.reason_for_flush.to_le());
        put::<8, 4, _>(&mut bytes, self.pages_to_write.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.total_dirty_pages.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.available_pages.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.dirty_page_threshold.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.number_of_mapped_vacbs.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.top_dirty_page_threshold.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.bottom_dirty_page_threshold.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.average_available_pages.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.average_dirty_pages.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.consecutive_workless_lazywrite_scans.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_cc_lazy_write_scan::V5_0X86;
}

fixed_record!(PerfinfoCcLazyWriteScanX86, PerfinfoCcLazyWriteScanX86View, 48, "PERFINFO_CC_LAZY_WRITE_SCAN");
getters! {
    self PerfinfoCcLazyWriteScanX86View "PerfinfoCcLazyWriteScanX86View" {
        /// `ULONG_PTR WorkItemKey`, at 0x00.
        work_item_key: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG ReasonForFlush`, at 0x04.
        reason_for_flush: crate::payloads::cache::PerfinfoCcNotify = crate::payloads::cache::PerfinfoCcNotify::from_le(get::<4, 4, _>(self.fixed));
        /// `ULONG PagesToWrite`, at 0x08.
        pages_to_write: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `SIZE_T TotalDirtyPages`, at 0x0C.
        total_dirty_pages: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `SIZE_T AvailablePages`, at 0x10.
        available_pages: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `SIZE_T DirtyPageThreshold`, at 0x14.
        dirty_page_threshold: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
        /// `SIZE_T NumberOfMappedVacbs`, at 0x18.
        number_of_mapped_vacbs: u32 = u32::from_le_bytes(get::<24, 4, _>(self.fixed));
        /// `SIZE_T TopDirtyPageThreshold`, at 0x1C.
        top_dirty_page_threshold: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
        /// `SIZE_T BottomDirtyPageThreshold`, at 0x20.
        bottom_dirty_page_threshold: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `SIZE_T AverageAvailablePages`, at 0x24.
        average_available_pages: u32 = u32::from_le_bytes(get::<36, 4, _>(self.fixed));
        /// `SIZE_T AverageDirtyPages`, at 0x28.
        average_dirty_pages: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
        /// `SIZE_T ConsecutiveWorklessLazywriteScans`, at 0x2C.
        consecutive_workless_lazywrite_scans: u32 = u32::from_le_bytes(get::<44, 4, _>(self.fixed));
    }
}
