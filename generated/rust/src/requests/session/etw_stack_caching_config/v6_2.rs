// Generated from spec/structs/ETW_STACK_CACHING_CONFIG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_STACK_CACHING_CONFIG in the form of releases 6.2+.
#[allow(unused_imports)]
use crate::rt::*;

/// How big a session's cache of call stacks is.
///
/// In C: `ETW_STACK_CACHING_CONFIG`, 0x8 bytes. Releases 6.2+.
///
/// What no source says:
///
/// - In which unit CacheSize counts.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *TRACE_ENABLE_FLAG_EXTENSION*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_STACK_CACHING_CONFIG")]
pub struct EtwStackCachingConfig {
    /// `ULONG CacheSize`, at 0x00. The size of the cache.
    pub cache_size: u32,
    /// `ULONG BucketCount`, at 0x04. How many buckets the cache has.
    pub bucket_count: u32,
}

impl EtwStackCachingConfig {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            cache_size: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            bucket_count: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.cache_size.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.bucket_count.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_stack_caching_config::V6_2;
}

fixed_record!(EtwStackCachingConfig, EtwStackCachingConfigView, 8, "ETW_STACK_CACHING_CONFIG");
getters! {
    self EtwStackCachingConfigView "EtwStackCachingConfigView" {
        /// `ULONG CacheSize`, at 0x00.
        cache_size: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG BucketCount`, at 0x04.
        bucket_count: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}
