// Generated from spec/structs/ETW_STACK_CACHING_CONFIG.toml by `cargo spec generate`. Do not edit: edit that file.

//! Size of a session's call stack cache.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_STACK_CACHING_CONFIG", "EtwStackCachingConfig", (8, 8), "Size of a session's call stack cache.", &[
    unsigned("CacheSize", 0, 4, "ULONG", "Size of the cache."),
    unsigned("BucketCount", 4, 4, "ULONG", "Number of buckets in the cache.").means(Meaning::Count),
])
    .in_releases("6.2+", &[holds(Pointer::Bits32, 7, 255), holds(Pointer::Bits64, 7, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION]);
fixed! {
    /// Size of a session's call stack cache.
    ///
    /// In C: `ETW_STACK_CACHING_CONFIG`, 0x8 bytes. Documented for 6.2+.
    ///
    /// Defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll (6.2 and higher).
    ///
    /// Unknown:
    ///
    /// - Unit of CacheSize.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *TRACE_ENABLE_FLAG_EXTENSION*.
    #[doc(alias = "ETW_STACK_CACHING_CONFIG")]
    owned EtwStackCachingConfig / EtwStackCachingConfigView: lone [8] "ETW_STACK_CACHING_CONFIG" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Size of the cache. `ULONG CacheSize` at 0x00.
        cache_size set_cache_size: u32 = 0;
        /// Number of buckets in the cache. `ULONG BucketCount` at 0x04.
        bucket_count set_bucket_count: u32 = 4;
    }
    bits {
    }
}

/// Alias of [`EtwStackCachingConfig`], named by the first release of the form.
pub type V6_2 = EtwStackCachingConfig;
/// Alias of [`EtwStackCachingConfigView`], named by the first release of the form.
pub type V6_2View<'a> = EtwStackCachingConfigView<'a>;
