// Generated from spec/structs/ETW_STACK_CACHING_CONFIG.toml by `cargo spec generate`. Do not edit: edit that file.

//! Size of a session's call stack cache.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION];
pub(crate) static LAYOUT_0: Layout = layout("ETW_STACK_CACHING_CONFIG", "EtwStackCachingConfig")
    .size(8)
    .summary("Size of a session's call stack cache.")
    .in_releases("6.2+", &[holds(Pointer::Bits32, 7, 255), holds(Pointer::Bits64, 7, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG", "CacheSize").at(0..4).doc("Size of the cache."),
        unsigned("ULONG", "BucketCount").at(4..8).doc("Number of buckets in the cache.").means(Meaning::Count),
    ]);
fixed! {
    /// Size of a session's call stack cache.
    ///
    /// In C: `ETW_STACK_CACHING_CONFIG`, 0x8 bytes. Documented for 6.2+.
    ///
    /// Defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll (6.2 and
    /// higher).
    ///
    /// Unknown:
    ///
    /// - Unit of CacheSize.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff
    /// Chappell, *TRACE_ENABLE_FLAG_EXTENSION*.
    #[doc(alias = "ETW_STACK_CACHING_CONFIG")]
    owned EtwStackCachingConfig / EtwStackCachingConfigView: lone,
        name = "ETW_STACK_CACHING_CONFIG", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Size of the cache. `ULONG CacheSize` at 0x00.
        cache_size / set_cache_size: u32, at = 0;
        /// Number of buckets in the cache. `ULONG BucketCount` at 0x04.
        bucket_count / set_bucket_count: u32, at = 4;
    }
}

/// Alias of [`EtwStackCachingConfig`], named by the first release of the form.
pub type V6_2 = EtwStackCachingConfig;
/// Alias of [`EtwStackCachingConfigView`], named by the first release of the form.
pub type V6_2View<'a> = EtwStackCachingConfigView<'a>;
