// Generated from spec/structs/CM_PERF_COUNTERS.toml by `cargo spec generate`. Do not edit: edit that file.

//! Registry counters.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("CM_PERF_COUNTERS", "CmPerfCounters", (88, 88), "Registry counters.", &[
    unsigned("OpenedKeys", 0, 8, "ULONGLONG", "Number of key control blocks in the system.").means(Meaning::Count),
    unsigned("DelayCloseKCBs", 8, 8, "ULONGLONG", "Number of key control blocks whose closing is delayed.").means(Meaning::Count),
    unsigned("PrivateAllocPages", 16, 8, "ULONGLONG", "Number of pages of the registry's own allocator for key control blocks.").in_units("pages").means(Meaning::Pages),
    unsigned("PrivateAllocFree", 24, 8, "ULONGLONG", "Number of free allocations of that allocator.").means(Meaning::Count),
    unsigned("PrivateAllocUsed", 32, 8, "ULONGLONG", "Number of used allocations of that allocator.").means(Meaning::Count),
    unsigned("LookupCacheHit", 40, 8, "ULONGLONG", "Number of keys found in the cache.").means(Meaning::Count),
    unsigned("LookupCacheMissFound", 48, 8, "ULONGLONG", "Number of keys not found in the cache but found in the hive.").means(Meaning::Count),
    unsigned("LookupCacheMissNotFound", 56, 8, "ULONGLONG", "Number of keys that do not exist.").means(Meaning::Count),
    unsigned("ViewMap", 64, 8, "ULONGLONG", "Number of times a view was mapped.").means(Meaning::Count),
    unsigned("ViewUnMap", 72, 8, "ULONGLONG", "Number of times a view was unmapped (mapped, according to the header's comment).").means(Meaning::Count),
    unsigned("HiveShrink", 80, 8, "ULONGLONG", "Number of times a hive was shrunk.").means(Meaning::Count),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Registry counters.
    ///
    /// In C: `CM_PERF_COUNTERS`, 0x58 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "CM_PERF_COUNTERS")]
    owned CmPerfCounters / CmPerfCountersView: lone [88] "CM_PERF_COUNTERS" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Number of key control blocks in the system. `ULONGLONG OpenedKeys` at 0x00.
        opened_keys set_opened_keys: u64 = 0;
        /// Number of key control blocks whose closing is delayed. `ULONGLONG DelayCloseKCBs` at 0x08.
        delay_close_kcbs set_delay_close_kcbs: u64 = 8;
        /// Number of pages of the registry's own allocator for key control blocks. `ULONGLONG PrivateAllocPages` at 0x10. Unit: pages.
        private_alloc_pages set_private_alloc_pages: u64 = 16;
        /// Number of free allocations of that allocator. `ULONGLONG PrivateAllocFree` at 0x18.
        private_alloc_free set_private_alloc_free: u64 = 24;
        /// Number of used allocations of that allocator. `ULONGLONG PrivateAllocUsed` at 0x20.
        private_alloc_used set_private_alloc_used: u64 = 32;
        /// Number of keys found in the cache. `ULONGLONG LookupCacheHit` at 0x28.
        lookup_cache_hit set_lookup_cache_hit: u64 = 40;
        /// Number of keys not found in the cache but found in the hive. `ULONGLONG LookupCacheMissFound` at 0x30.
        lookup_cache_miss_found set_lookup_cache_miss_found: u64 = 48;
        /// Number of keys that do not exist. `ULONGLONG LookupCacheMissNotFound` at 0x38.
        lookup_cache_miss_not_found set_lookup_cache_miss_not_found: u64 = 56;
        /// Number of times a view was mapped. `ULONGLONG ViewMap` at 0x40.
        view_map set_view_map: u64 = 64;
        /// Number of times a view was unmapped (mapped, according to the header's comment). `ULONGLONG ViewUnMap` at 0x48.
        view_un_map set_view_un_map: u64 = 72;
        /// Number of times a hive was shrunk. `ULONGLONG HiveShrink` at 0x50.
        hive_shrink set_hive_shrink: u64 = 80;
    }
    bits {
    }
}
