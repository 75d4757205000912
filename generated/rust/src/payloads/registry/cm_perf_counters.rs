// Generated from spec/structs/CM_PERF_COUNTERS.toml by `cargo spec generate`. Do not edit: edit that file.

//! Registry counters.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("CM_PERF_COUNTERS", "CmPerfCounters")
    .size(88)
    .about("Registry counters.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG OpenedKeys").at(0..8).about("Number of key control blocks in the system.")
            .means(Meaning::Count),
        unsigned("ULONGLONG DelayCloseKCBs").at(8..16).about("Number of key control blocks whose closing is delayed.")
            .means(Meaning::Count),
        unsigned("ULONGLONG PrivateAllocPages").at(16..24)
            .about("Number of pages of the registry's own allocator for key control blocks.").means(Meaning::Pages)
            .with(&[More::Units("pages")]),
        unsigned("ULONGLONG PrivateAllocFree").at(24..32).about("Number of free allocations of that allocator.")
            .means(Meaning::Count),
        unsigned("ULONGLONG PrivateAllocUsed").at(32..40).about("Number of used allocations of that allocator.")
            .means(Meaning::Count),
        unsigned("ULONGLONG LookupCacheHit").at(40..48).about("Number of keys found in the cache.")
            .means(Meaning::Count),
        unsigned("ULONGLONG LookupCacheMissFound").at(48..56)
            .about("Number of keys not found in the cache but found in the hive.").means(Meaning::Count),
        unsigned("ULONGLONG LookupCacheMissNotFound").at(56..64).about("Number of keys that do not exist.")
            .means(Meaning::Count),
        unsigned("ULONGLONG ViewMap").at(64..72).about("Number of times a view was mapped.").means(Meaning::Count),
        unsigned("ULONGLONG ViewUnMap").at(72..80)
            .about("Number of times a view was unmapped (mapped, according to the header's comment).")
            .means(Meaning::Count),
        unsigned("ULONGLONG HiveShrink").at(80..88).about("Number of times a hive was shrunk.").means(Meaning::Count),
    ]);
fixed! {
    /// Registry counters.
    ///
    /// In C: `CM_PERF_COUNTERS`, 0x58 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "CM_PERF_COUNTERS")]
    owned CmPerfCounters / CmPerfCountersView: lone,
        name = "CM_PERF_COUNTERS", size = 88, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Number of key control blocks in the system. `ULONGLONG OpenedKeys` at 0x00.
        opened_keys / set_opened_keys: u64, at = 0;
        /// Number of key control blocks whose closing is delayed. `ULONGLONG DelayCloseKCBs` at 0x08.
        delay_close_kcbs / set_delay_close_kcbs: u64, at = 8;
        /// Number of pages of the registry's own allocator for key control blocks. `ULONGLONG PrivateAllocPages` at
        /// 0x10. Unit: pages.
        private_alloc_pages / set_private_alloc_pages: u64, at = 16;
        /// Number of free allocations of that allocator. `ULONGLONG PrivateAllocFree` at 0x18.
        private_alloc_free / set_private_alloc_free: u64, at = 24;
        /// Number of used allocations of that allocator. `ULONGLONG PrivateAllocUsed` at 0x20.
        private_alloc_used / set_private_alloc_used: u64, at = 32;
        /// Number of keys found in the cache. `ULONGLONG LookupCacheHit` at 0x28.
        lookup_cache_hit / set_lookup_cache_hit: u64, at = 40;
        /// Number of keys not found in the cache but found in the hive. `ULONGLONG LookupCacheMissFound` at 0x30.
        lookup_cache_miss_found / set_lookup_cache_miss_found: u64, at = 48;
        /// Number of keys that do not exist. `ULONGLONG LookupCacheMissNotFound` at 0x38.
        lookup_cache_miss_not_found / set_lookup_cache_miss_not_found: u64, at = 56;
        /// Number of times a view was mapped. `ULONGLONG ViewMap` at 0x40.
        view_map / set_view_map: u64, at = 64;
        /// Number of times a view was unmapped (mapped, according to the header's comment). `ULONGLONG ViewUnMap` at
        /// 0x48.
        view_un_map / set_view_un_map: u64, at = 72;
        /// Number of times a hive was shrunk. `ULONGLONG HiveShrink` at 0x50.
        hive_shrink / set_hive_shrink: u64, at = 80;
    }
}
