// Generated from spec/structs/PERFINFO_CC_FLUSH_SECTION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Cache manager requests the memory manager to flush part of a file.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CC_FLUSH_SECTION", "PerfinfoCcFlushSectionPtr32")
    .size(24)
    .about("Cache manager requests the memory manager to flush part of a file.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR WorkItemKey").at(0..4).about("Correlates the events of the work item.")
            .means(Meaning::Identifier),
        address("ULONG_PTR FileObjectKey").at(4..8).about("File object pointer.").means(Meaning::FileObject),
        unsigned("ULONGLONG Offset").at(8..16).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG Length").at(16..20).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG MmFlushFlags").at(20..24).means(Meaning::Flags),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_CC_FLUSH_SECTION", "PerfinfoCcFlushSectionPtr64")
    .size(32)
    .about("Cache manager requests the memory manager to flush part of a file.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR WorkItemKey").at(0..8).about("Correlates the events of the work item.")
            .means(Meaning::Identifier),
        address("ULONG_PTR FileObjectKey").at(8..16).about("File object pointer.").means(Meaning::FileObject),
        unsigned("ULONGLONG Offset").at(16..24).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG Length").at(24..28).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG MmFlushFlags").at(28..32).means(Meaning::Flags),
    ]);
fixed! {
    /// Cache manager requests the memory manager to flush part of a file.
    ///
    /// In C: `PERFINFO_CC_FLUSH_SECTION`, 0x18 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Bits of MmFlushFlags.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CC_FLUSH_SECTION")]
    owned PerfinfoCcFlushSectionPtr32 / PerfinfoCcFlushSectionPtr32View: lone,
        name = "PERFINFO_CC_FLUSH_SECTION", size = 24, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Correlates the events of the work item. `ULONG_PTR WorkItemKey` at 0x00.
        work_item_key / set_work_item_key: u32, at = 0;
        /// File object pointer. `ULONG_PTR FileObjectKey` at 0x04.
        file_object_key / set_file_object_key: u32, at = 4;
        /// `ULONGLONG Offset` at 0x08. Unit: bytes.
        offset / set_offset: u64, at = 8;
        /// `ULONG Length` at 0x10. Unit: bytes.
        length / set_length: u32, at = 16;
        /// `ULONG MmFlushFlags` at 0x14.
        mm_flush_flags / set_mm_flush_flags: u32, at = 20;
    }
}

fixed! {
    /// Cache manager requests the memory manager to flush part of a file.
    ///
    /// In C: `PERFINFO_CC_FLUSH_SECTION`, 0x20 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Bits of MmFlushFlags.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CC_FLUSH_SECTION")]
    owned PerfinfoCcFlushSectionPtr64 / PerfinfoCcFlushSectionPtr64View: lone,
        name = "PERFINFO_CC_FLUSH_SECTION", size = 32, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Correlates the events of the work item. `ULONG_PTR WorkItemKey` at 0x00.
        work_item_key / set_work_item_key: u64, at = 0;
        /// File object pointer. `ULONG_PTR FileObjectKey` at 0x08.
        file_object_key / set_file_object_key: u64, at = 8;
        /// `ULONGLONG Offset` at 0x10. Unit: bytes.
        offset / set_offset: u64, at = 16;
        /// `ULONG Length` at 0x18. Unit: bytes.
        length / set_length: u32, at = 24;
        /// `ULONG MmFlushFlags` at 0x1C.
        mm_flush_flags / set_mm_flush_flags: u32, at = 28;
    }
}

/// Alias of [`PerfinfoCcFlushSectionPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoCcFlushSectionPtr32` or `PerfinfoCcFlushSectionPtr64`"
]
pub type PerfinfoCcFlushSection = PerfinfoCcFlushSectionPtr64;
/// Alias of [`PerfinfoCcFlushSectionPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoCcFlushSectionPtr32View` or `PerfinfoCcFlushSectionPtr64View`"
]
pub type PerfinfoCcFlushSectionView<'a> = PerfinfoCcFlushSectionPtr64View<'a>;
