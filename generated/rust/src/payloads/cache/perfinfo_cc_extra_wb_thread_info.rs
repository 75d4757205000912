// Generated from spec/structs/PERFINFO_CC_EXTRA_WB_THREAD_INFO.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Cache manager acquired or released an additional write-behind thread.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CC_EXTRA_WB_THREAD_INFO", "PerfinfoCcExtraWbThreadInfoPtr32")
    .size(20)
    .about("Cache manager acquired or released an additional write-behind thread.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG ThreadAction").at(0..4).means(Meaning::Enumeration)
            .with(&[More::Values(crate::payloads::cache::PerfinfoCcExtraWbThread::VALUES)]),
        unsigned("ULONG ActiveExtraWBThreads").at(4..8).about("Number of such threads.").means(Meaning::Count),
        unsigned("SIZE_T TotalDirtyPages").at(8..12).up_to(64).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T DirtyPageThreshold").at(12..16).up_to(64).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T AvailablePages").at(16..20).up_to(64).means(Meaning::Pages).with(&[More::Units("pages")]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_CC_EXTRA_WB_THREAD_INFO", "PerfinfoCcExtraWbThreadInfoPtr64")
    .size(32)
    .about("Cache manager acquired or released an additional write-behind thread.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG ThreadAction").at(0..4).means(Meaning::Enumeration)
            .with(&[More::Values(crate::payloads::cache::PerfinfoCcExtraWbThread::VALUES)]),
        unsigned("ULONG ActiveExtraWBThreads").at(4..8).about("Number of such threads.").means(Meaning::Count),
        unsigned("SIZE_T TotalDirtyPages").at(8..16).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T DirtyPageThreshold").at(16..24).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T AvailablePages").at(24..32).means(Meaning::Pages).with(&[More::Units("pages")]),
    ]);
fixed! {
    /// Cache manager acquired or released an additional write-behind thread.
    ///
    /// In C: `PERFINFO_CC_EXTRA_WB_THREAD_INFO`, 0x14 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CC_EXTRA_WB_THREAD_INFO")]
    owned PerfinfoCcExtraWbThreadInfoPtr32 / PerfinfoCcExtraWbThreadInfoPtr32View: lone,
        name = "PERFINFO_CC_EXTRA_WB_THREAD_INFO", size = 20, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ULONG ThreadAction` at 0x00.
        thread_action / set_thread_action: crate::payloads::cache::PerfinfoCcExtraWbThread, at = 0;
        /// Number of such threads. `ULONG ActiveExtraWBThreads` at 0x04.
        active_extra_wb_threads / set_active_extra_wb_threads: u32, at = 4;
        /// `SIZE_T TotalDirtyPages` at 0x08. Unit: pages.
        total_dirty_pages / set_total_dirty_pages: u32, at = 8;
        /// `SIZE_T DirtyPageThreshold` at 0x0C. Unit: pages.
        dirty_page_threshold / set_dirty_page_threshold: u32, at = 12;
        /// `SIZE_T AvailablePages` at 0x10. Unit: pages.
        available_pages / set_available_pages: u32, at = 16;
    }
}

fixed! {
    /// Cache manager acquired or released an additional write-behind thread.
    ///
    /// In C: `PERFINFO_CC_EXTRA_WB_THREAD_INFO`, 0x20 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CC_EXTRA_WB_THREAD_INFO")]
    owned PerfinfoCcExtraWbThreadInfoPtr64 / PerfinfoCcExtraWbThreadInfoPtr64View: lone,
        name = "PERFINFO_CC_EXTRA_WB_THREAD_INFO", size = 32, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// `ULONG ThreadAction` at 0x00.
        thread_action / set_thread_action: crate::payloads::cache::PerfinfoCcExtraWbThread, at = 0;
        /// Number of such threads. `ULONG ActiveExtraWBThreads` at 0x04.
        active_extra_wb_threads / set_active_extra_wb_threads: u32, at = 4;
        /// `SIZE_T TotalDirtyPages` at 0x08. Unit: pages.
        total_dirty_pages / set_total_dirty_pages: u64, at = 8;
        /// `SIZE_T DirtyPageThreshold` at 0x10. Unit: pages.
        dirty_page_threshold / set_dirty_page_threshold: u64, at = 16;
        /// `SIZE_T AvailablePages` at 0x18. Unit: pages.
        available_pages / set_available_pages: u64, at = 24;
    }
}

/// Alias of [`PerfinfoCcExtraWbThreadInfoPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoCcExtraWbThreadInfoPtr32` or \
        `PerfinfoCcExtraWbThreadInfoPtr64`"
]
pub type PerfinfoCcExtraWbThreadInfo = PerfinfoCcExtraWbThreadInfoPtr64;
/// Alias of [`PerfinfoCcExtraWbThreadInfoPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoCcExtraWbThreadInfoPtr32View` or \
        `PerfinfoCcExtraWbThreadInfoPtr64View`"
]
pub type PerfinfoCcExtraWbThreadInfoView<'a> = PerfinfoCcExtraWbThreadInfoPtr64View<'a>;
