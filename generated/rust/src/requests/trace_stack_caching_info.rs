// Generated from spec/structs/TRACE_STACK_CACHING_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Call stack cache of a session, as specified by programs.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("TRACE_STACK_CACHING_INFO", "TraceStackCachingInfo", (12, 12), "Call stack cache of a session, as specified by programs.", &[
    unsigned("Enabled", 0, 1, "BOOLEAN", "Whether the cache is enabled.").means(Meaning::Boolean),
    field("", 1, 3, "padding", Kind::Padding, ""),
    unsigned("CacheSize", 4, 4, "ULONG", "Size of the cache."),
    unsigned("BucketCount", 8, 4, "ULONG", "Number of buckets in the cache.").means(Meaning::Count),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::WINDOWS_SYS_ETW]);
fixed! {
    /// Call stack cache of a session, as specified by programs.
    ///
    /// In C: `TRACE_STACK_CACHING_INFO`, 0xc bytes. Releases unknown.
    ///
    /// The kernel receives an EVENT_TRACE_STACK_CACHING_INFORMATION, which has the same members.
    ///
    /// Unknown:
    ///
    /// - Unit of CacheSize.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "TRACE_STACK_CACHING_INFO")]
    owned TraceStackCachingInfo / TraceStackCachingInfoView: lone [12] "TRACE_STACK_CACHING_INFO" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Whether the cache is enabled. `BOOLEAN Enabled` at 0x00.
        enabled set_enabled: u8 = 0;
        /// Size of the cache. `ULONG CacheSize` at 0x04.
        cache_size set_cache_size: u32 = 4;
        /// Number of buckets in the cache. `ULONG BucketCount` at 0x08.
        bucket_count set_bucket_count: u32 = 8;
    }
    bits {
    }
}
