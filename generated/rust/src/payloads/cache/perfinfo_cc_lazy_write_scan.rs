// Generated from spec/structs/PERFINFO_CC_LAZY_WRITE_SCAN.toml by `cargo spec generate`. Do not edit: edit that file.

//! Lazy writer of the cache manager scans for data to write.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CC_LAZY_WRITE_SCAN", "PerfinfoCcLazyWriteScanPtr32")
    .size(48)
    .about("Lazy writer of the cache manager scans for data to write.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR WorkItemKey").at(0..4).about("Correlates the events of the work item.")
            .means(Meaning::Identifier),
        unsigned("ULONG ReasonForFlush").at(4..8).means(Meaning::Flags)
            .with(&[More::Values(crate::payloads::cache::PerfinfoCcNotify::VALUES)]),
        unsigned("ULONG PagesToWrite").at(8..12).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T TotalDirtyPages").at(12..16).up_to(64).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T AvailablePages").at(16..20).up_to(64).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T DirtyPageThreshold").at(20..24).up_to(64).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T NumberOfMappedVacbs").at(24..28).about("Number of mapped file views.").up_to(64)
            .means(Meaning::Count),
        unsigned("SIZE_T TopDirtyPageThreshold").at(28..32).up_to(64).means(Meaning::Pages)
            .with(&[More::Units("pages")]),
        unsigned("SIZE_T BottomDirtyPageThreshold").at(32..36).up_to(64).means(Meaning::Pages)
            .with(&[More::Units("pages")]),
        unsigned("SIZE_T AverageAvailablePages").at(36..40).up_to(64).means(Meaning::Pages)
            .with(&[More::Units("pages")]),
        unsigned("SIZE_T AverageDirtyPages").at(40..44).up_to(64).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T ConsecutiveWorklessLazywriteScans").at(44..48)
            .about("Number of consecutive scans that found nothing to write.").up_to(64).means(Meaning::Count),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_CC_LAZY_WRITE_SCAN", "PerfinfoCcLazyWriteScanPtr64")
    .size(88)
    .about("Lazy writer of the cache manager scans for data to write.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR WorkItemKey").at(0..8).about("Correlates the events of the work item.")
            .means(Meaning::Identifier),
        unsigned("ULONG ReasonForFlush").at(8..12).means(Meaning::Flags)
            .with(&[More::Values(crate::payloads::cache::PerfinfoCcNotify::VALUES)]),
        unsigned("ULONG PagesToWrite").at(12..16).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T TotalDirtyPages").at(16..24).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T AvailablePages").at(24..32).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T DirtyPageThreshold").at(32..40).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T NumberOfMappedVacbs").at(40..48).about("Number of mapped file views.").means(Meaning::Count),
        unsigned("SIZE_T TopDirtyPageThreshold").at(48..56).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T BottomDirtyPageThreshold").at(56..64).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T AverageAvailablePages").at(64..72).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T AverageDirtyPages").at(72..80).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T ConsecutiveWorklessLazywriteScans").at(80..88)
            .about("Number of consecutive scans that found nothing to write.").means(Meaning::Count),
    ]);
fixed! {
    /// Lazy writer of the cache manager scans for data to write.
    ///
    /// In C: `PERFINFO_CC_LAZY_WRITE_SCAN`, 0x30 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CC_LAZY_WRITE_SCAN")]
    owned PerfinfoCcLazyWriteScanPtr32 / PerfinfoCcLazyWriteScanPtr32View: lone,
        name = "PERFINFO_CC_LAZY_WRITE_SCAN", size = 48, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Correlates the events of the work item. `ULONG_PTR WorkItemKey` at 0x00.
        work_item_key / set_work_item_key: u32, at = 0;
        /// `ULONG ReasonForFlush` at 0x04.
        reason_for_flush / set_reason_for_flush: crate::payloads::cache::PerfinfoCcNotify, at = 4;
        /// `ULONG PagesToWrite` at 0x08. Unit: pages.
        pages_to_write / set_pages_to_write: u32, at = 8;
        /// `SIZE_T TotalDirtyPages` at 0x0C. Unit: pages.
        total_dirty_pages / set_total_dirty_pages: u32, at = 12;
        /// `SIZE_T AvailablePages` at 0x10. Unit: pages.
        available_pages / set_available_pages: u32, at = 16;
        /// `SIZE_T DirtyPageThreshold` at 0x14. Unit: pages.
        dirty_page_threshold / set_dirty_page_threshold: u32, at = 20;
        /// Number of mapped file views. `SIZE_T NumberOfMappedVacbs` at 0x18.
        number_of_mapped_vacbs / set_number_of_mapped_vacbs: u32, at = 24;
        /// `SIZE_T TopDirtyPageThreshold` at 0x1C. Unit: pages.
        top_dirty_page_threshold / set_top_dirty_page_threshold: u32, at = 28;
        /// `SIZE_T BottomDirtyPageThreshold` at 0x20. Unit: pages.
        bottom_dirty_page_threshold / set_bottom_dirty_page_threshold: u32, at = 32;
        /// `SIZE_T AverageAvailablePages` at 0x24. Unit: pages.
        average_available_pages / set_average_available_pages: u32, at = 36;
        /// `SIZE_T AverageDirtyPages` at 0x28. Unit: pages.
        average_dirty_pages / set_average_dirty_pages: u32, at = 40;
        /// Number of consecutive scans that found nothing to write. `SIZE_T ConsecutiveWorklessLazywriteScans` at 0x2C.
        consecutive_workless_lazywrite_scans / set_consecutive_workless_lazywrite_scans: u32, at = 44;
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
    owned PerfinfoCcLazyWriteScanPtr64 / PerfinfoCcLazyWriteScanPtr64View: lone,
        name = "PERFINFO_CC_LAZY_WRITE_SCAN", size = 88, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Correlates the events of the work item. `ULONG_PTR WorkItemKey` at 0x00.
        work_item_key / set_work_item_key: u64, at = 0;
        /// `ULONG ReasonForFlush` at 0x08.
        reason_for_flush / set_reason_for_flush: crate::payloads::cache::PerfinfoCcNotify, at = 8;
        /// `ULONG PagesToWrite` at 0x0C. Unit: pages.
        pages_to_write / set_pages_to_write: u32, at = 12;
        /// `SIZE_T TotalDirtyPages` at 0x10. Unit: pages.
        total_dirty_pages / set_total_dirty_pages: u64, at = 16;
        /// `SIZE_T AvailablePages` at 0x18. Unit: pages.
        available_pages / set_available_pages: u64, at = 24;
        /// `SIZE_T DirtyPageThreshold` at 0x20. Unit: pages.
        dirty_page_threshold / set_dirty_page_threshold: u64, at = 32;
        /// Number of mapped file views. `SIZE_T NumberOfMappedVacbs` at 0x28.
        number_of_mapped_vacbs / set_number_of_mapped_vacbs: u64, at = 40;
        /// `SIZE_T TopDirtyPageThreshold` at 0x30. Unit: pages.
        top_dirty_page_threshold / set_top_dirty_page_threshold: u64, at = 48;
        /// `SIZE_T BottomDirtyPageThreshold` at 0x38. Unit: pages.
        bottom_dirty_page_threshold / set_bottom_dirty_page_threshold: u64, at = 56;
        /// `SIZE_T AverageAvailablePages` at 0x40. Unit: pages.
        average_available_pages / set_average_available_pages: u64, at = 64;
        /// `SIZE_T AverageDirtyPages` at 0x48. Unit: pages.
        average_dirty_pages / set_average_dirty_pages: u64, at = 72;
        /// Number of consecutive scans that found nothing to write. `SIZE_T ConsecutiveWorklessLazywriteScans` at 0x50.
        consecutive_workless_lazywrite_scans / set_consecutive_workless_lazywrite_scans: u64, at = 80;
    }
}

/// Alias of [`PerfinfoCcLazyWriteScanPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoCcLazyWriteScanPtr32` or `PerfinfoCcLazyWriteScanPtr64`"
]
pub type PerfinfoCcLazyWriteScan = PerfinfoCcLazyWriteScanPtr64;
/// Alias of [`PerfinfoCcLazyWriteScanPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoCcLazyWriteScanPtr32View` or \
        `PerfinfoCcLazyWriteScanPtr64View`"
]
pub type PerfinfoCcLazyWriteScanView<'a> = PerfinfoCcLazyWriteScanPtr64View<'a>;
