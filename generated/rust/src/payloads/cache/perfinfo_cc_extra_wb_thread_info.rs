// Generated from spec/structs/PERFINFO_CC_EXTRA_WB_THREAD_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Cache manager acquired or released an additional write-behind thread.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CC_EXTRA_WB_THREAD_INFO", "PerfinfoCcExtraWbThreadInfoPtr32", (20, 20), "Cache manager acquired or released an additional write-behind thread.", &[
    unsigned("ThreadAction", 0, 4, "ULONG", "").of(crate::payloads::cache::PerfinfoCcExtraWbThread::VALUES).means(Meaning::Enumeration),
    unsigned("ActiveExtraWBThreads", 4, 4, "ULONG", "Number of such threads.").means(Meaning::Count),
    unsigned("TotalDirtyPages", 8, 4, "SIZE_T", "").up_to(64).in_units("pages").means(Meaning::Pages),
    unsigned("DirtyPageThreshold", 12, 4, "SIZE_T", "").up_to(64).in_units("pages").means(Meaning::Pages),
    unsigned("AvailablePages", 16, 4, "SIZE_T", "").up_to(64).in_units("pages").means(Meaning::Pages),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_CC_EXTRA_WB_THREAD_INFO", "PerfinfoCcExtraWbThreadInfoPtr64", (32, 32), "Cache manager acquired or released an additional write-behind thread.", &[
    unsigned("ThreadAction", 0, 4, "ULONG", "").of(crate::payloads::cache::PerfinfoCcExtraWbThread::VALUES).means(Meaning::Enumeration),
    unsigned("ActiveExtraWBThreads", 4, 4, "ULONG", "Number of such threads.").means(Meaning::Count),
    unsigned("TotalDirtyPages", 8, 8, "SIZE_T", "").in_units("pages").means(Meaning::Pages),
    unsigned("DirtyPageThreshold", 16, 8, "SIZE_T", "").in_units("pages").means(Meaning::Pages),
    unsigned("AvailablePages", 24, 8, "SIZE_T", "").in_units("pages").means(Meaning::Pages),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Cache manager acquired or released an additional write-behind thread.
    ///
    /// In C: `PERFINFO_CC_EXTRA_WB_THREAD_INFO`, 0x14 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CC_EXTRA_WB_THREAD_INFO")]
    owned PerfinfoCcExtraWbThreadInfoPtr32 / PerfinfoCcExtraWbThreadInfoPtr32View: lone [20] "PERFINFO_CC_EXTRA_WB_THREAD_INFO" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `ULONG ThreadAction` at 0x00.
        thread_action set_thread_action: crate::payloads::cache::PerfinfoCcExtraWbThread = 0;
        /// Number of such threads. `ULONG ActiveExtraWBThreads` at 0x04.
        active_extra_wb_threads set_active_extra_wb_threads: u32 = 4;
        /// `SIZE_T TotalDirtyPages` at 0x08. Unit: pages.
        total_dirty_pages set_total_dirty_pages: u32 = 8;
        /// `SIZE_T DirtyPageThreshold` at 0x0C. Unit: pages.
        dirty_page_threshold set_dirty_page_threshold: u32 = 12;
        /// `SIZE_T AvailablePages` at 0x10. Unit: pages.
        available_pages set_available_pages: u32 = 16;
    }
    bits {
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
    owned PerfinfoCcExtraWbThreadInfoPtr64 / PerfinfoCcExtraWbThreadInfoPtr64View: lone [32] "PERFINFO_CC_EXTRA_WB_THREAD_INFO" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// `ULONG ThreadAction` at 0x00.
        thread_action set_thread_action: crate::payloads::cache::PerfinfoCcExtraWbThread = 0;
        /// Number of such threads. `ULONG ActiveExtraWBThreads` at 0x04.
        active_extra_wb_threads set_active_extra_wb_threads: u32 = 4;
        /// `SIZE_T TotalDirtyPages` at 0x08. Unit: pages.
        total_dirty_pages set_total_dirty_pages: u64 = 8;
        /// `SIZE_T DirtyPageThreshold` at 0x10. Unit: pages.
        dirty_page_threshold set_dirty_page_threshold: u64 = 16;
        /// `SIZE_T AvailablePages` at 0x18. Unit: pages.
        available_pages set_available_pages: u64 = 24;
    }
    bits {
    }
}

/// Alias of [`PerfinfoCcExtraWbThreadInfoPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoCcExtraWbThreadInfoPtr32` or `PerfinfoCcExtraWbThreadInfoPtr64`"]
pub type PerfinfoCcExtraWbThreadInfo = PerfinfoCcExtraWbThreadInfoPtr64;
/// Alias of [`PerfinfoCcExtraWbThreadInfoPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoCcExtraWbThreadInfoPtr32View` or `PerfinfoCcExtraWbThreadInfoPtr64View`"]
pub type PerfinfoCcExtraWbThreadInfoView<'a> = PerfinfoCcExtraWbThreadInfoPtr64View<'a>;
