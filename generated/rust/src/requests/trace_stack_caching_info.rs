// Generated from spec/structs/TRACE_STACK_CACHING_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Call stack cache of a session, as specified by programs.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "TRACE_STACK_CACHING_INFO",
    aliases: &[],
    form: "TraceStackCachingInfo",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "Call stack cache of a session, as specified by programs.",
    sources: &[&crate::rt::sources::WINDOWS_SYS_ETW],
    fields: &[
        unsigned("Enabled", 0, 1, "BOOLEAN", "Whether the cache is enabled.").means(Meaning::Boolean),
        field("", 1, 3, "padding", Kind::Padding, ""),
        unsigned("CacheSize", 4, 4, "ULONG", "Size of the cache."),
        unsigned("BucketCount", 8, 4, "ULONG", "Number of buckets in the cache.").means(Meaning::Count),
    ],
    tail: &[],
};
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
