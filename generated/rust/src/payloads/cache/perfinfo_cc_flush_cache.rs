// Generated from spec/structs/PERFINFO_CC_FLUSH_CACHE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Cache manager flushes a file.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CC_FLUSH_CACHE", "PerfinfoCcFlushCachePtr32", (32, 32), "Cache manager flushes a file.", &[
    address("WorkItemKey", 0, 4, "ULONG_PTR", "Correlates the events of the work item.").means(Meaning::Identifier),
    address("FileObjectKey", 4, 4, "ULONG_PTR", "File object pointer.").means(Meaning::FileObject),
    unsigned("Offset", 8, 8, "ULONGLONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("Length", 16, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("SharedCacheMapFlags", 20, 4, "ULONG", "").means(Meaning::Flags),
    unsigned("Flags", 24, 4, "ULONG", "").of(crate::payloads::cache::PerfinfoCcFlushData::VALUES).means(Meaning::Flags),
    unsigned("Reserved", 28, 4, "ULONG", "").means(Meaning::Reserved),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_CC_FLUSH_CACHE", "PerfinfoCcFlushCachePtr64", (40, 40), "Cache manager flushes a file.", &[
    address("WorkItemKey", 0, 8, "ULONG_PTR", "Correlates the events of the work item.").means(Meaning::Identifier),
    address("FileObjectKey", 8, 8, "ULONG_PTR", "File object pointer.").means(Meaning::FileObject),
    unsigned("Offset", 16, 8, "ULONGLONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("Length", 24, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("SharedCacheMapFlags", 28, 4, "ULONG", "").means(Meaning::Flags),
    unsigned("Flags", 32, 4, "ULONG", "").of(crate::payloads::cache::PerfinfoCcFlushData::VALUES).means(Meaning::Flags),
    unsigned("Reserved", 36, 4, "ULONG", "").means(Meaning::Reserved),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Cache manager flushes a file.
    ///
    /// In C: `PERFINFO_CC_FLUSH_CACHE`, 0x20 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Bits of SharedCacheMapFlags.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CC_FLUSH_CACHE")]
    owned PerfinfoCcFlushCachePtr32 / PerfinfoCcFlushCachePtr32View: lone [32] "PERFINFO_CC_FLUSH_CACHE" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Correlates the events of the work item. `ULONG_PTR WorkItemKey` at 0x00.
        work_item_key set_work_item_key: u32 = 0;
        /// File object pointer. `ULONG_PTR FileObjectKey` at 0x04.
        file_object_key set_file_object_key: u32 = 4;
        /// `ULONGLONG Offset` at 0x08. Unit: bytes.
        offset set_offset: u64 = 8;
        /// `ULONG Length` at 0x10. Unit: bytes.
        length set_length: u32 = 16;
        /// `ULONG SharedCacheMapFlags` at 0x14.
        shared_cache_map_flags set_shared_cache_map_flags: u32 = 20;
        /// `ULONG Flags` at 0x18.
        flags set_flags: crate::payloads::cache::PerfinfoCcFlushData = 24;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x1C.
        reserved set_reserved: u32 = 28;
    }
    bits {
    }
}

fixed! {
    /// Cache manager flushes a file.
    ///
    /// In C: `PERFINFO_CC_FLUSH_CACHE`, 0x28 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Bits of SharedCacheMapFlags.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CC_FLUSH_CACHE")]
    owned PerfinfoCcFlushCachePtr64 / PerfinfoCcFlushCachePtr64View: lone [40] "PERFINFO_CC_FLUSH_CACHE" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Correlates the events of the work item. `ULONG_PTR WorkItemKey` at 0x00.
        work_item_key set_work_item_key: u64 = 0;
        /// File object pointer. `ULONG_PTR FileObjectKey` at 0x08.
        file_object_key set_file_object_key: u64 = 8;
        /// `ULONGLONG Offset` at 0x10. Unit: bytes.
        offset set_offset: u64 = 16;
        /// `ULONG Length` at 0x18. Unit: bytes.
        length set_length: u32 = 24;
        /// `ULONG SharedCacheMapFlags` at 0x1C.
        shared_cache_map_flags set_shared_cache_map_flags: u32 = 28;
        /// `ULONG Flags` at 0x20.
        flags set_flags: crate::payloads::cache::PerfinfoCcFlushData = 32;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x24.
        reserved set_reserved: u32 = 36;
    }
    bits {
    }
}

/// Alias of [`PerfinfoCcFlushCachePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoCcFlushCachePtr32` or `PerfinfoCcFlushCachePtr64`"]
pub type PerfinfoCcFlushCache = PerfinfoCcFlushCachePtr64;
/// Alias of [`PerfinfoCcFlushCachePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoCcFlushCachePtr32View` or `PerfinfoCcFlushCachePtr64View`"]
pub type PerfinfoCcFlushCacheView<'a> = PerfinfoCcFlushCachePtr64View<'a>;
