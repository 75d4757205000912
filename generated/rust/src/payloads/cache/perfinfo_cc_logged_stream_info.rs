// Generated from spec/structs/PERFINFO_CC_LOGGED_STREAM_INFO.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Lazy writer state of a file whose changes a file system logs.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CC_LOGGED_STREAM_INFO", "PerfinfoCcLoggedStreamInfoPtr32")
    .size(32)
    .about("Lazy writer state of a file whose changes a file system logs.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR FileObjectKey").at(0..4).about("File object pointer.").means(Meaning::FileObject),
        unsigned("ULONG ReasonForFlush").at(4..8).means(Meaning::Flags)
            .with(&[More::Values(crate::payloads::cache::PerfinfoCcNotify::VALUES)]),
        unsigned("ULONG PagesToWrite").at(8..12).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T DirtyLoggedPages").at(12..16).up_to(64).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T DirtyLoggedPageThreshold").at(16..20).up_to(64).means(Meaning::Pages)
            .with(&[More::Units("pages")]),
        field("padding ", Kind::Padding).at(20..24),
        signed("LARGE_INTEGER LargestLsnForLWS").at(24..32)
            .about("Largest log sequence number for this lazy writer scan.").means(Meaning::SequenceNumber),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_CC_LOGGED_STREAM_INFO", "PerfinfoCcLoggedStreamInfoPtr64")
    .size(40)
    .about("Lazy writer state of a file whose changes a file system logs.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR FileObjectKey").at(0..8).about("File object pointer.").means(Meaning::FileObject),
        unsigned("ULONG ReasonForFlush").at(8..12).means(Meaning::Flags)
            .with(&[More::Values(crate::payloads::cache::PerfinfoCcNotify::VALUES)]),
        unsigned("ULONG PagesToWrite").at(12..16).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T DirtyLoggedPages").at(16..24).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T DirtyLoggedPageThreshold").at(24..32).means(Meaning::Pages).with(&[More::Units("pages")]),
        signed("LARGE_INTEGER LargestLsnForLWS").at(32..40)
            .about("Largest log sequence number for this lazy writer scan.").means(Meaning::SequenceNumber),
    ]);
fixed! {
    /// Lazy writer state of a file whose changes a file system logs.
    ///
    /// In C: `PERFINFO_CC_LOGGED_STREAM_INFO`, 0x20 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CC_LOGGED_STREAM_INFO")]
    owned PerfinfoCcLoggedStreamInfoPtr32 / PerfinfoCcLoggedStreamInfoPtr32View: lone,
        name = "PERFINFO_CC_LOGGED_STREAM_INFO", size = 32, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// File object pointer. `ULONG_PTR FileObjectKey` at 0x00.
        file_object_key / set_file_object_key: u32, at = 0;
        /// `ULONG ReasonForFlush` at 0x04.
        reason_for_flush / set_reason_for_flush: crate::payloads::cache::PerfinfoCcNotify, at = 4;
        /// `ULONG PagesToWrite` at 0x08. Unit: pages.
        pages_to_write / set_pages_to_write: u32, at = 8;
        /// `SIZE_T DirtyLoggedPages` at 0x0C. Unit: pages.
        dirty_logged_pages / set_dirty_logged_pages: u32, at = 12;
        /// `SIZE_T DirtyLoggedPageThreshold` at 0x10. Unit: pages.
        dirty_logged_page_threshold / set_dirty_logged_page_threshold: u32, at = 16;
        /// Largest log sequence number for this lazy writer scan. `LARGE_INTEGER LargestLsnForLWS` at 0x18.
        largest_lsn_for_lws / set_largest_lsn_for_lws: i64, at = 24;
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
    owned PerfinfoCcLoggedStreamInfoPtr64 / PerfinfoCcLoggedStreamInfoPtr64View: lone,
        name = "PERFINFO_CC_LOGGED_STREAM_INFO", size = 40, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// File object pointer. `ULONG_PTR FileObjectKey` at 0x00.
        file_object_key / set_file_object_key: u64, at = 0;
        /// `ULONG ReasonForFlush` at 0x08.
        reason_for_flush / set_reason_for_flush: crate::payloads::cache::PerfinfoCcNotify, at = 8;
        /// `ULONG PagesToWrite` at 0x0C. Unit: pages.
        pages_to_write / set_pages_to_write: u32, at = 12;
        /// `SIZE_T DirtyLoggedPages` at 0x10. Unit: pages.
        dirty_logged_pages / set_dirty_logged_pages: u64, at = 16;
        /// `SIZE_T DirtyLoggedPageThreshold` at 0x18. Unit: pages.
        dirty_logged_page_threshold / set_dirty_logged_page_threshold: u64, at = 24;
        /// Largest log sequence number for this lazy writer scan. `LARGE_INTEGER LargestLsnForLWS` at 0x20.
        largest_lsn_for_lws / set_largest_lsn_for_lws: i64, at = 32;
    }
}

/// Alias of [`PerfinfoCcLoggedStreamInfoPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoCcLoggedStreamInfoPtr32` or `PerfinfoCcLoggedStreamInfoPtr64`"
]
pub type PerfinfoCcLoggedStreamInfo = PerfinfoCcLoggedStreamInfoPtr64;
/// Alias of [`PerfinfoCcLoggedStreamInfoPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoCcLoggedStreamInfoPtr32View` or \
        `PerfinfoCcLoggedStreamInfoPtr64View`"
]
pub type PerfinfoCcLoggedStreamInfoView<'a> = PerfinfoCcLoggedStreamInfoPtr64View<'a>;
