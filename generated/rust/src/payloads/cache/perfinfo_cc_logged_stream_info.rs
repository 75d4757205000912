// Generated from spec/structs/PERFINFO_CC_LOGGED_STREAM_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Lazy writer state of a file whose changes a file system logs.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CC_LOGGED_STREAM_INFO", "PerfinfoCcLoggedStreamInfoPtr32", (32, 32), "Lazy writer state of a file whose changes a file system logs.", &[
    address("FileObjectKey", 0, 4, "ULONG_PTR", "File object pointer.").means(Meaning::FileObject),
    unsigned("ReasonForFlush", 4, 4, "ULONG", "").of(crate::payloads::cache::PerfinfoCcNotify::VALUES).means(Meaning::Flags),
    unsigned("PagesToWrite", 8, 4, "ULONG", "").in_units("pages").means(Meaning::Pages),
    unsigned("DirtyLoggedPages", 12, 4, "SIZE_T", "").up_to(64).in_units("pages").means(Meaning::Pages),
    unsigned("DirtyLoggedPageThreshold", 16, 4, "SIZE_T", "").up_to(64).in_units("pages").means(Meaning::Pages),
    field("", 20, 4, "padding", Kind::Padding, ""),
    field("LargestLsnForLWS", 24, 8, "LARGE_INTEGER", Kind::Signed, "Largest log sequence number for this lazy writer scan.").means(Meaning::SequenceNumber),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_CC_LOGGED_STREAM_INFO", "PerfinfoCcLoggedStreamInfoPtr64", (40, 40), "Lazy writer state of a file whose changes a file system logs.", &[
    address("FileObjectKey", 0, 8, "ULONG_PTR", "File object pointer.").means(Meaning::FileObject),
    unsigned("ReasonForFlush", 8, 4, "ULONG", "").of(crate::payloads::cache::PerfinfoCcNotify::VALUES).means(Meaning::Flags),
    unsigned("PagesToWrite", 12, 4, "ULONG", "").in_units("pages").means(Meaning::Pages),
    unsigned("DirtyLoggedPages", 16, 8, "SIZE_T", "").in_units("pages").means(Meaning::Pages),
    unsigned("DirtyLoggedPageThreshold", 24, 8, "SIZE_T", "").in_units("pages").means(Meaning::Pages),
    field("LargestLsnForLWS", 32, 8, "LARGE_INTEGER", Kind::Signed, "Largest log sequence number for this lazy writer scan.").means(Meaning::SequenceNumber),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Lazy writer state of a file whose changes a file system logs.
    ///
    /// In C: `PERFINFO_CC_LOGGED_STREAM_INFO`, 0x20 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CC_LOGGED_STREAM_INFO")]
    owned PerfinfoCcLoggedStreamInfoPtr32 / PerfinfoCcLoggedStreamInfoPtr32View: lone [32] "PERFINFO_CC_LOGGED_STREAM_INFO" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// File object pointer. `ULONG_PTR FileObjectKey` at 0x00.
        file_object_key set_file_object_key: u32 = 0;
        /// `ULONG ReasonForFlush` at 0x04.
        reason_for_flush set_reason_for_flush: crate::payloads::cache::PerfinfoCcNotify = 4;
        /// `ULONG PagesToWrite` at 0x08. Unit: pages.
        pages_to_write set_pages_to_write: u32 = 8;
        /// `SIZE_T DirtyLoggedPages` at 0x0C. Unit: pages.
        dirty_logged_pages set_dirty_logged_pages: u32 = 12;
        /// `SIZE_T DirtyLoggedPageThreshold` at 0x10. Unit: pages.
        dirty_logged_page_threshold set_dirty_logged_page_threshold: u32 = 16;
        /// Largest log sequence number for this lazy writer scan. `LARGE_INTEGER LargestLsnForLWS` at 0x18.
        largest_lsn_for_lws set_largest_lsn_for_lws: i64 = 24;
    }
    bits {
    }
}

fixed! {
    /// Lazy writer state of a file whose changes a file system logs.
    ///
    /// In C: `PERFINFO_CC_LOGGED_STREAM_INFO`, 0x28 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CC_LOGGED_STREAM_INFO")]
    owned PerfinfoCcLoggedStreamInfoPtr64 / PerfinfoCcLoggedStreamInfoPtr64View: lone [40] "PERFINFO_CC_LOGGED_STREAM_INFO" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// File object pointer. `ULONG_PTR FileObjectKey` at 0x00.
        file_object_key set_file_object_key: u64 = 0;
        /// `ULONG ReasonForFlush` at 0x08.
        reason_for_flush set_reason_for_flush: crate::payloads::cache::PerfinfoCcNotify = 8;
        /// `ULONG PagesToWrite` at 0x0C. Unit: pages.
        pages_to_write set_pages_to_write: u32 = 12;
        /// `SIZE_T DirtyLoggedPages` at 0x10. Unit: pages.
        dirty_logged_pages set_dirty_logged_pages: u64 = 16;
        /// `SIZE_T DirtyLoggedPageThreshold` at 0x18. Unit: pages.
        dirty_logged_page_threshold set_dirty_logged_page_threshold: u64 = 24;
        /// Largest log sequence number for this lazy writer scan. `LARGE_INTEGER LargestLsnForLWS` at 0x20.
        largest_lsn_for_lws set_largest_lsn_for_lws: i64 = 32;
    }
    bits {
    }
}

/// Alias of [`PerfinfoCcLoggedStreamInfoPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoCcLoggedStreamInfoPtr32` or `PerfinfoCcLoggedStreamInfoPtr64`"]
pub type PerfinfoCcLoggedStreamInfo = PerfinfoCcLoggedStreamInfoPtr64;
/// Alias of [`PerfinfoCcLoggedStreamInfoPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoCcLoggedStreamInfoPtr32View` or `PerfinfoCcLoggedStreamInfoPtr64View`"]
pub type PerfinfoCcLoggedStreamInfoView<'a> = PerfinfoCcLoggedStreamInfoPtr64View<'a>;
