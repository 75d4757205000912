// Generated from spec/structs/PERFINFO_CC_FLUSH_SECTION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Cache manager requests the memory manager to flush part of a file.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CC_FLUSH_SECTION", "PerfinfoCcFlushSectionPtr32", (24, 24), "Cache manager requests the memory manager to flush part of a file.", &[
    address("WorkItemKey", 0, 4, "ULONG_PTR", "Correlates the events of the work item.").means(Meaning::Identifier),
    address("FileObjectKey", 4, 4, "ULONG_PTR", "File object pointer.").means(Meaning::FileObject),
    unsigned("Offset", 8, 8, "ULONGLONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("Length", 16, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("MmFlushFlags", 20, 4, "ULONG", "").means(Meaning::Flags),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_CC_FLUSH_SECTION", "PerfinfoCcFlushSectionPtr64", (32, 32), "Cache manager requests the memory manager to flush part of a file.", &[
    address("WorkItemKey", 0, 8, "ULONG_PTR", "Correlates the events of the work item.").means(Meaning::Identifier),
    address("FileObjectKey", 8, 8, "ULONG_PTR", "File object pointer.").means(Meaning::FileObject),
    unsigned("Offset", 16, 8, "ULONGLONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("Length", 24, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("MmFlushFlags", 28, 4, "ULONG", "").means(Meaning::Flags),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
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
    owned PerfinfoCcFlushSectionPtr32 / PerfinfoCcFlushSectionPtr32View: lone [24] "PERFINFO_CC_FLUSH_SECTION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Correlates the events of the work item. `ULONG_PTR WorkItemKey` at 0x00.
        work_item_key set_work_item_key: u32 = 0;
        /// File object pointer. `ULONG_PTR FileObjectKey` at 0x04.
        file_object_key set_file_object_key: u32 = 4;
        /// `ULONGLONG Offset` at 0x08. Unit: bytes.
        offset set_offset: u64 = 8;
        /// `ULONG Length` at 0x10. Unit: bytes.
        length set_length: u32 = 16;
        /// `ULONG MmFlushFlags` at 0x14.
        mm_flush_flags set_mm_flush_flags: u32 = 20;
    }
    bits {
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
    owned PerfinfoCcFlushSectionPtr64 / PerfinfoCcFlushSectionPtr64View: lone [32] "PERFINFO_CC_FLUSH_SECTION" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Correlates the events of the work item. `ULONG_PTR WorkItemKey` at 0x00.
        work_item_key set_work_item_key: u64 = 0;
        /// File object pointer. `ULONG_PTR FileObjectKey` at 0x08.
        file_object_key set_file_object_key: u64 = 8;
        /// `ULONGLONG Offset` at 0x10. Unit: bytes.
        offset set_offset: u64 = 16;
        /// `ULONG Length` at 0x18. Unit: bytes.
        length set_length: u32 = 24;
        /// `ULONG MmFlushFlags` at 0x1C.
        mm_flush_flags set_mm_flush_flags: u32 = 28;
    }
    bits {
    }
}

/// Alias of [`PerfinfoCcFlushSectionPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoCcFlushSectionPtr32` or `PerfinfoCcFlushSectionPtr64`"]
pub type PerfinfoCcFlushSection = PerfinfoCcFlushSectionPtr64;
/// Alias of [`PerfinfoCcFlushSectionPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoCcFlushSectionPtr32View` or `PerfinfoCcFlushSectionPtr64View`"]
pub type PerfinfoCcFlushSectionView<'a> = PerfinfoCcFlushSectionPtr64View<'a>;
