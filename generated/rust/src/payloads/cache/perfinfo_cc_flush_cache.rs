// Generated from spec/structs/PERFINFO_CC_FLUSH_CACHE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Cache manager flushes a file.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CC_FLUSH_CACHE", "PerfinfoCcFlushCachePtr32")
    .size(32)
    .about("Cache manager flushes a file.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR WorkItemKey").at(0..4).about("Correlates the events of the work item.")
            .means(Meaning::Identifier),
        address("ULONG_PTR FileObjectKey").at(4..8).about("File object pointer.").means(Meaning::FileObject),
        unsigned("ULONGLONG Offset").at(8..16).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG Length").at(16..20).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG SharedCacheMapFlags").at(20..24).means(Meaning::Flags),
        unsigned("ULONG Flags").at(24..28).means(Meaning::Flags)
            .with(&[More::Values(crate::payloads::cache::PerfinfoCcFlushData::VALUES)]),
        unsigned("ULONG Reserved").at(28..32).means(Meaning::Reserved),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_CC_FLUSH_CACHE", "PerfinfoCcFlushCachePtr64")
    .size(40)
    .about("Cache manager flushes a file.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR WorkItemKey").at(0..8).about("Correlates the events of the work item.")
            .means(Meaning::Identifier),
        address("ULONG_PTR FileObjectKey").at(8..16).about("File object pointer.").means(Meaning::FileObject),
        unsigned("ULONGLONG Offset").at(16..24).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG Length").at(24..28).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG SharedCacheMapFlags").at(28..32).means(Meaning::Flags),
        unsigned("ULONG Flags").at(32..36).means(Meaning::Flags)
            .with(&[More::Values(crate::payloads::cache::PerfinfoCcFlushData::VALUES)]),
        unsigned("ULONG Reserved").at(36..40).means(Meaning::Reserved),
    ]);
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
    owned PerfinfoCcFlushCachePtr32 / PerfinfoCcFlushCachePtr32View: lone,
        name = "PERFINFO_CC_FLUSH_CACHE", size = 32, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Correlates the events of the work item. `ULONG_PTR WorkItemKey` at 0x00.
        work_item_key / set_work_item_key: u32, at = 0;
        /// File object pointer. `ULONG_PTR FileObjectKey` at 0x04.
        file_object_key / set_file_object_key: u32, at = 4;
        /// `ULONGLONG Offset` at 0x08. Unit: bytes.
        offset / set_offset: u64, at = 8;
        /// `ULONG Length` at 0x10. Unit: bytes.
        length / set_length: u32, at = 16;
        /// `ULONG SharedCacheMapFlags` at 0x14.
        shared_cache_map_flags / set_shared_cache_map_flags: u32, at = 20;
        /// `ULONG Flags` at 0x18.
        flags / set_flags: crate::payloads::cache::PerfinfoCcFlushData, at = 24;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x1C.
        reserved / set_reserved: u32, at = 28;
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
    owned PerfinfoCcFlushCachePtr64 / PerfinfoCcFlushCachePtr64View: lone,
        name = "PERFINFO_CC_FLUSH_CACHE", size = 40, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Correlates the events of the work item. `ULONG_PTR WorkItemKey` at 0x00.
        work_item_key / set_work_item_key: u64, at = 0;
        /// File object pointer. `ULONG_PTR FileObjectKey` at 0x08.
        file_object_key / set_file_object_key: u64, at = 8;
        /// `ULONGLONG Offset` at 0x10. Unit: bytes.
        offset / set_offset: u64, at = 16;
        /// `ULONG Length` at 0x18. Unit: bytes.
        length / set_length: u32, at = 24;
        /// `ULONG SharedCacheMapFlags` at 0x1C.
        shared_cache_map_flags / set_shared_cache_map_flags: u32, at = 28;
        /// `ULONG Flags` at 0x20.
        flags / set_flags: crate::payloads::cache::PerfinfoCcFlushData, at = 32;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x24.
        reserved / set_reserved: u32, at = 36;
    }
}

/// Alias of [`PerfinfoCcFlushCachePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoCcFlushCachePtr32` or `PerfinfoCcFlushCachePtr64`"]
pub type PerfinfoCcFlushCache = PerfinfoCcFlushCachePtr64;
/// Alias of [`PerfinfoCcFlushCachePtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoCcFlushCachePtr32View` or `PerfinfoCcFlushCachePtr64View`"
]
pub type PerfinfoCcFlushCacheView<'a> = PerfinfoCcFlushCachePtr64View<'a>;
