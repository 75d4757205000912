// Generated from spec/structs/PERFINFO_CC_LAZY_WRITE_SCAN.toml by `cargo spec generate`. Do not edit: edit that file.

//! Lazy writer of the cache manager scans for data to write.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CC_LAZY_WRITE_SCAN", "PerfinfoCcLazyWriteScanPtr32", (48, 48), "Lazy writer of the cache manager scans for data to write.", &[
    address("WorkItemKey", 0, 4, "ULONG_PTR", "Correlates the events of the work item.").means(Meaning::Identifier),
    unsigned("ReasonForFlush", 4, 4, "ULONG", "").of(crate::payloads::cache::PerfinfoCcNotify::VALUES).means(Meaning::Flags),
    unsigned("PagesToWrite", 8, 4, "ULONG", "").in_units("pages").means(Meaning::Pages),
    unsigned("TotalDirtyPages", 12, 4, "SIZE_T", "").up_to(64).in_units("pages").means(Meaning::Pages),
    unsigned("AvailablePages", 16, 4, "SIZE_T", "").up_to(64).in_units("pages").means(Meaning::Pages),
    unsigned("DirtyPageThreshold", 20, 4, "SIZE_T", "").up_to(64).in_units("pages").means(Meaning::Pages),
    unsigned("NumberOfMappedVacbs", 24, 4, "SIZE_T", "Number of mapped file views.").up_to(64).means(Meaning::Count),
    unsigned("TopDirtyPageThreshold", 28, 4, "SIZE_T", "").up_to(64).in_units("pages").means(Meaning::Pages),
    unsigned("BottomDirtyPageThreshold", 32, 4, "SIZE_T", "").up_to(64).in_units("pages").means(Meaning::Pages),
    unsigned("AverageAvailablePages", 36, 4, "SIZE_T", "").up_to(64).in_units("pages").means(Meaning::Pages),
    unsigned("AverageDirtyPages", 40, 4, "SIZE_T", "").up_to(64).in_units("pages").means(Meaning::Pages),
    unsigned("ConsecutiveWorklessLazywriteScans", 44, 4, "SIZE_T", "Number of consecutive scans that found nothing to write.").up_to(64).means(Meaning::Count),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_CC_LAZY_WRITE_SCAN", "PerfinfoCcLazyWriteScanPtr64", (88, 88), "Lazy writer of the cache manager scans for data to write.", &[
    address("WorkItemKey", 0, 8, "ULONG_PTR", "Correlates the events of the work item.").means(Meaning::Identifier),
    unsigned("ReasonForFlush", 8, 4, "ULONG", "").of(crate::payloads::cache::PerfinfoCcNotify::VALUES).means(Meaning::Flags),
    unsigned("PagesToWrite", 12, 4, "ULONG", "").in_units("pages").means(Meaning::Pages),
    unsigned("TotalDirtyPages", 16, 8, "SIZE_T", "").in_units("pages").means(Meaning::Pages),
    unsigned("AvailablePages", 24, 8, "SIZE_T", "").in_units("pages").means(Meaning::Pages),
    unsigned("DirtyPageThreshold", 32, 8, "SIZE_T", "").in_units("pages").means(Meaning::Pages),
    unsigned("NumberOfMappedVacbs", 40, 8, "SIZE_T", "Number of mapped file views.").means(Meaning::Count),
    unsigned("TopDirtyPageThreshold", 48, 8, "SIZE_T", "").in_units("pages").means(Meaning::Pages),
    unsigned("BottomDirtyPageThreshold", 56, 8, "SIZE_T", "").in_units("pages").means(Meaning::Pages),
    unsigned("AverageAvailablePages", 64, 8, "SIZE_T", "").in_units("pages").means(Meaning::Pages),
    unsigned("AverageDirtyPages", 72, 8, "SIZE_T", "").in_units("pages").means(Meaning::Pages),
    unsigned("ConsecutiveWorklessLazywriteScans", 80, 8, "SIZE_T", "Number of consecutive scans that found nothing to write.").means(Meaning::Count),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Lazy writer of the cache manager scans for data to write.
    ///
    /// In C: `PERFINFO_CC_LAZY_WRITE_SCAN`, 0x30 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CC_LAZY_WRITE_SCAN")]
    owned PerfinfoCcLazyWriteScanPtr32 / PerfinfoCcLazyWriteScanPtr32View: lone [48] "PERFINFO_CC_LAZY_WRITE_SCAN" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Correlates the events of the work item. `ULONG_PTR WorkItemKey` at 0x00.
        work_item_key set_work_item_key: u32 = 0;
        /// `ULONG ReasonForFlush` at 0x04.
        reason_for_flush set_reason_for_flush: crate::payloads::cache::PerfinfoCcNotify = 4;
        /// `ULONG PagesToWrite` at 0x08. Unit: pages.
        pages_to_write set_pages_to_write: u32 = 8;
        /// `SIZE_T TotalDirtyPages` at 0x0C. Unit: pages.
        total_dirty_pages set_total_dirty_pages: u32 = 12;
        /// `SIZE_T AvailablePages` at 0x10. Unit: pages.
        available_pages set_available_pages: u32 = 16;
        /// `SIZE_T DirtyPageThreshold` at 0x14. Unit: pages.
        dirty_page_threshold set_dirty_page_threshold: u32 = 20;
        /// Number of mapped file views. `SIZE_T NumberOfMappedVacbs` at 0x18.
        number_of_mapped_vacbs set_number_of_mapped_vacbs: u32 = 24;
        /// `SIZE_T TopDirtyPageThreshold` at 0x1C. Unit: pages.
        top_dirty_page_threshold set_top_dirty_page_threshold: u32 = 28;
        /// `SIZE_T BottomDirtyPageThreshold` at 0x20. Unit: pages.
        bottom_dirty_page_threshold set_bottom_dirty_page_threshold: u32 = 32;
        /// `SIZE_T AverageAvailablePages` at 0x24. Unit: pages.
        average_available_pages set_average_available_pages: u32 = 36;
        /// `SIZE_T AverageDirtyPages` at 0x28. Unit: pages.
        average_dirty_pages set_average_dirty_pages: u32 = 40;
        /// Number of consecutive scans that found nothing to write. `SIZE_T ConsecutiveWorklessLazywriteScans` at 0x2C.
        consecutive_workless_lazywrite_scans set_consecutive_workless_lazywrite_scans: u32 = 44;
    }
    bits {
    }
}

fixed! {
    /// Lazy writer of the cache manager scans for data to write.
    ///
    /// In C: `PERFINFO_CC_LAZY_WRITE_SCAN`, 0x58 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CC_LAZY_WRITE_SCAN")]
    owned PerfinfoCcLazyWriteScanPtr64 / PerfinfoCcLazyWriteScanPtr64View: lone [88] "PERFINFO_CC_LAZY_WRITE_SCAN" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Correlates the events of the work item. `ULONG_PTR WorkItemKey` at 0x00.
        work_item_key set_work_item_key: u64 = 0;
        /// `ULONG ReasonForFlush` at 0x08.
        reason_for_flush set_reason_for_flush: crate::payloads::cache::PerfinfoCcNotify = 8;
        /// `ULONG PagesToWrite` at 0x0C. Unit: pages.
        pages_to_write set_pages_to_write: u32 = 12;
        /// `SIZE_T TotalDirtyPages` at 0x10. Unit: pages.
        total_dirty_pages set_total_dirty_pages: u64 = 16;
        /// `SIZE_T AvailablePages` at 0x18. Unit: pages.
        available_pages set_available_pages: u64 = 24;
        /// `SIZE_T DirtyPageThreshold` at 0x20. Unit: pages.
        dirty_page_threshold set_dirty_page_threshold: u64 = 32;
        /// Number of mapped file views. `SIZE_T NumberOfMappedVacbs` at 0x28.
        number_of_mapped_vacbs set_number_of_mapped_vacbs: u64 = 40;
        /// `SIZE_T TopDirtyPageThreshold` at 0x30. Unit: pages.
        top_dirty_page_threshold set_top_dirty_page_threshold: u64 = 48;
        /// `SIZE_T BottomDirtyPageThreshold` at 0x38. Unit: pages.
        bottom_dirty_page_threshold set_bottom_dirty_page_threshold: u64 = 56;
        /// `SIZE_T AverageAvailablePages` at 0x40. Unit: pages.
        average_available_pages set_average_available_pages: u64 = 64;
        /// `SIZE_T AverageDirtyPages` at 0x48. Unit: pages.
        average_dirty_pages set_average_dirty_pages: u64 = 72;
        /// Number of consecutive scans that found nothing to write. `SIZE_T ConsecutiveWorklessLazywriteScans` at 0x50.
        consecutive_workless_lazywrite_scans set_consecutive_workless_lazywrite_scans: u64 = 80;
    }
    bits {
    }
}

/// Alias of [`PerfinfoCcLazyWriteScanPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoCcLazyWriteScanPtr32` or `PerfinfoCcLazyWriteScanPtr64`"]
pub type PerfinfoCcLazyWriteScan = PerfinfoCcLazyWriteScanPtr64;
/// Alias of [`PerfinfoCcLazyWriteScanPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoCcLazyWriteScanPtr32View` or `PerfinfoCcLazyWriteScanPtr64View`"]
pub type PerfinfoCcLazyWriteScanView<'a> = PerfinfoCcLazyWriteScanPtr64View<'a>;
