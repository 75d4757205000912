// Generated from spec/structs/PERFINFO_CC_CAN_WRITE_FAIL.toml by `cargo spec generate`. Do not edit: edit that file.

//! File write deferred because the cache has too many dirty pages.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CC_CAN_WRITE_FAIL", "PerfinfoCcCanWriteFailPtr32")
    .size(16)
    .about("File write deferred because the cache has too many dirty pages.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR FileObjectKey").at(0..4).about("File object pointer.").means(Meaning::FileObject),
        unsigned("SIZE_T TotalDirtyPages").at(4..8).up_to(64).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T DirtyPageThreshold").at(8..12).up_to(64).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("ULONG BytesToWrite").at(12..16).means(Meaning::Bytes).with(&[More::Units("bytes")]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_CC_CAN_WRITE_FAIL", "PerfinfoCcCanWriteFailPtr64")
    .size(32)
    .fixed(28)
    .about("File write deferred because the cache has too many dirty pages.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR FileObjectKey").at(0..8).about("File object pointer.").means(Meaning::FileObject),
        unsigned("SIZE_T TotalDirtyPages").at(8..16).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T DirtyPageThreshold").at(16..24).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("ULONG BytesToWrite").at(24..28).means(Meaning::Bytes).with(&[More::Units("bytes")]),
    ]);
fixed! {
    /// File write deferred because the cache has too many dirty pages.
    ///
    /// In C: `PERFINFO_CC_CAN_WRITE_FAIL`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CC_CAN_WRITE_FAIL")]
    owned PerfinfoCcCanWriteFailPtr32 / PerfinfoCcCanWriteFailPtr32View: lone,
        name = "PERFINFO_CC_CAN_WRITE_FAIL", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// File object pointer. `ULONG_PTR FileObjectKey` at 0x00.
        file_object_key / set_file_object_key: u32, at = 0;
        /// `SIZE_T TotalDirtyPages` at 0x04. Unit: pages.
        total_dirty_pages / set_total_dirty_pages: u32, at = 4;
        /// `SIZE_T DirtyPageThreshold` at 0x08. Unit: pages.
        dirty_page_threshold / set_dirty_page_threshold: u32, at = 8;
        /// `ULONG BytesToWrite` at 0x0C. Unit: bytes.
        bytes_to_write / set_bytes_to_write: u32, at = 12;
    }
}

fixed! {
    /// File write deferred because the cache has too many dirty pages.
    ///
    /// In C: `PERFINFO_CC_CAN_WRITE_FAIL`, 0x20 bytes with one element of its array, 0x1c without elements. Observed in
    /// 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CC_CAN_WRITE_FAIL")]
    owned PerfinfoCcCanWriteFailPtr64 / PerfinfoCcCanWriteFailPtr64View: lone,
        name = "PERFINFO_CC_CAN_WRITE_FAIL", size = 28, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// File object pointer. `ULONG_PTR FileObjectKey` at 0x00.
        file_object_key / set_file_object_key: u64, at = 0;
        /// `SIZE_T TotalDirtyPages` at 0x08. Unit: pages.
        total_dirty_pages / set_total_dirty_pages: u64, at = 8;
        /// `SIZE_T DirtyPageThreshold` at 0x10. Unit: pages.
        dirty_page_threshold / set_dirty_page_threshold: u64, at = 16;
        /// `ULONG BytesToWrite` at 0x18. Unit: bytes.
        bytes_to_write / set_bytes_to_write: u32, at = 24;
    }
}

/// Alias of [`PerfinfoCcCanWriteFailPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoCcCanWriteFailPtr32` or `PerfinfoCcCanWriteFailPtr64`"
]
pub type PerfinfoCcCanWriteFail = PerfinfoCcCanWriteFailPtr64;
/// Alias of [`PerfinfoCcCanWriteFailPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoCcCanWriteFailPtr32View` or `PerfinfoCcCanWriteFailPtr64View`"
]
pub type PerfinfoCcCanWriteFailView<'a> = PerfinfoCcCanWriteFailPtr64View<'a>;
