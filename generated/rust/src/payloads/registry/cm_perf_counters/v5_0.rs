// Generated from spec/structs/CM_PERF_COUNTERS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! CM_PERF_COUNTERS in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// What the registry counts of itself.
///
/// In C: `CM_PERF_COUNTERS`, 0x58 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "CM_PERF_COUNTERS")]
pub struct CmPerfCounters {
    /// `ULONGLONG OpenedKeys`, at 0x00. Key control blocks in the system.
    pub opened_keys: u64,
    /// `ULONGLONG DelayCloseKCBs`, at 0x08. Key control blocks whose closing is delayed.
    pub delay_close_kc_bs: u64,
    /// `ULONGLONG PrivateAllocPages`, at 0x10. The pages of the registry's own allocator for key control blocks. Unit: pages.
    pub private_alloc_pages: u64,
    /// `ULONGLONG PrivateAllocFree`, at 0x18. Free allocations of that allocator.
    pub private_alloc_free: u64,
    /// `ULONGLONG PrivateAllocUsed`, at 0x20. Used allocations of that allocator.
    pub private_alloc_used: u64,
    /// `ULONGLONG LookupCacheHit`, at 0x28. Keys that the cache had.
    pub lookup_cache_hit: u64,
    /// `ULONGLONG LookupCacheMissFound`, at 0x30. Keys that the cache did not have and the hive had.
    pub lookup_cache_miss_found: u64,
    /// `ULONGLONG LookupCacheMissNotFound`, at 0x38. Keys that do not exist.
    pub lookup_cache_miss_not_found: u64,
    /// `ULONGLONG ViewMap`, at 0x40. How often a view was mapped.
    pub view_map: u64,
    /// `ULONGLONG ViewUnMap`, at 0x48. How often a view was unmapped; the header's comment says mapped.
    pub view_un_map: u64,
    /// `ULONGLONG HiveShrink`, at 0x50. How often a hive was made smaller.
    pub hive_shrink: u64,
}

impl CmPerfCounters {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 88]) -> Self {
        Self {
            opened_keys: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            delay_close_kc_bs: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            private_alloc_pages: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            private_alloc_free: u64::from_le_bytes(get::<24, 8, _>(bytes)),
            private_alloc_used: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            lookup_cache_hit: u64::from_le_bytes(get::<40, 8, _>(bytes)),
            lookup_cache_miss_found: u64::from_le_bytes(get::<48, 8, _>(bytes)),
            lookup_cache_miss_not_found: u64::from_le_bytes(get::<56, 8, _>(bytes)),
            view_map: u64::from_le_bytes(get::<64, 8, _>(bytes)),
            view_un_map: u64::from_le_bytes(get::<72, 8, _>(bytes)),
            hive_shrink: u64::from_le_bytes(get::<80, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 88] {
        let mut bytes = [0; 88];
        put::<0, 8, _>(&mut bytes, self.opened_keys.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.delay_close_kc_bs.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.private_alloc_pages.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.private_alloc_free.to_le_bytes());
        put::<32, 8, _>(&mut bytes, self.private_alloc_used.to_le_bytes());
        put::<40, 8, _>(&mut bytes, self.lookup_cache_hit.to_le_bytes());
        put::<48, 8, _>(&mut bytes, self.lookup_cache_miss_found.to_le_bytes());
        put::<56, 8, _>(&mut bytes, self.lookup_cache_miss_not_found.to_le_bytes());
        put::<64, 8, _>(&mut bytes, self.view_map.to_le_bytes());
        put::<72, 8, _>(&mut bytes, self.view_un_map.to_le_bytes());
        put::<80, 8, _>(&mut bytes, self.hive_shrink.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::cm_perf_counters::V5_0;
}

fixed_record!(CmPerfCounters, CmPerfCountersView, 88, "CM_PERF_COUNTERS");
getters! {
    self CmPerfCountersView "CmPerfCountersView" {
        /// `ULONGLONG OpenedKeys`, at 0x00.
        opened_keys: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONGLONG DelayCloseKCBs`, at 0x08.
        delay_close_kc_bs: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONGLONG PrivateAllocPages`, at 0x10.
        private_alloc_pages: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `ULONGLONG PrivateAllocFree`, at 0x18.
        private_alloc_free: u64 = u64::from_le_bytes(get::<24, 8, _>(self.fixed));
        /// `ULONGLONG PrivateAllocUsed`, at 0x20.
        private_alloc_used: u64 = u64::from_le_bytes(get::<32, 8, _>(self.fixed));
        /// `ULONGLONG LookupCacheHit`, at 0x28.
        lookup_cache_hit: u64 = u64::from_le_bytes(get::<40, 8, _>(self.fixed));
        /// `ULONGLONG LookupCacheMissFound`, at 0x30.
        lookup_cache_miss_found: u64 = u64::from_le_bytes(get::<48, 8, _>(self.fixed));
        /// `ULONGLONG LookupCacheMissNotFound`, at 0x38.
        lookup_cache_miss_not_found: u64 = u64::from_le_bytes(get::<56, 8, _>(self.fixed));
        /// `ULONGLONG ViewMap`, at 0x40.
        view_map: u64 = u64::from_le_bytes(get::<64, 8, _>(self.fixed));
        /// `ULONGLONG ViewUnMap`, at 0x48.
        view_un_map: u64 = u64::from_le_bytes(get::<72, 8, _>(self.fixed));
        /// `ULONGLONG HiveShrink`, at 0x50.
        hive_shrink: u64 = u64::from_le_bytes(get::<80, 8, _>(self.fixed));
    }
}
