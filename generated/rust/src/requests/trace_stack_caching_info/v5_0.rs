// Generated from spec/structs/TRACE_STACK_CACHING_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TRACE_STACK_CACHING_INFO in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Whether and how a session keeps call stacks in a cache, as programs say it.
///
/// In C: `TRACE_STACK_CACHING_INFO`, 0xc bytes. Releases 5.0+.
///
/// What reaches the kernel is an EVENT_TRACE_STACK_CACHING_INFORMATION, which has the same members.
///
/// What no source says:
///
/// - In which unit CacheSize counts.
///
/// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TRACE_STACK_CACHING_INFO")]
pub struct TraceStackCachingInfo {
    /// `BOOLEAN Enabled`, at 0x00. Whether the cache is in use.
    pub enabled: u8,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_01: Bytes<3>,
    /// `ULONG CacheSize`, at 0x04. The size of the cache.
    pub cache_size: u32,
    /// `ULONG BucketCount`, at 0x08. How many buckets the cache has.
    pub bucket_count: u32,
}

impl TraceStackCachingInfo {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            enabled: u8::from_le_bytes(get::<0, 1, _>(bytes)),
            padding_01: Bytes(get::<1, 3, _>(bytes)),
            cache_size: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            bucket_count: u32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 1, _>(&mut bytes, self.enabled.to_le_bytes());
        put::<1, 3, _>(&mut bytes, self.padding_01.0);
        put::<4, 4, _>(&mut bytes, self.cache_size.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.bucket_count.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::trace_stack_caching_info::V5_0;
}

fixed_record!(TraceStackCachingInfo, TraceStackCachingInfoView, 12, "TRACE_STACK_CACHING_INFO");
getters! {
    self TraceStackCachingInfoView "TraceStackCachingInfoView" {
        /// `BOOLEAN Enabled`, at 0x00.
        enabled: u8 = u8::from_le_bytes(get::<0, 1, _>(self.fixed));
        /// `ULONG CacheSize`, at 0x04.
        cache_size: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG BucketCount`, at 0x08.
        bucket_count: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
    }
}
