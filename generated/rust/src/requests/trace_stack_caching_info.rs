// Generated from spec/structs/TRACE_STACK_CACHING_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Call stack cache of a session, as specified by programs.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::WINDOWS_SYS_ETW];
pub(crate) static LAYOUT_0: Layout = layout("TRACE_STACK_CACHING_INFO", "TraceStackCachingInfo")
    .size(12)
    .about("Call stack cache of a session, as specified by programs.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("BOOLEAN Enabled").at(0..1).about("True if the cache is enabled.").means(Meaning::Boolean),
        field("padding ", Kind::Padding).at(1..4),
        unsigned("ULONG CacheSize").at(4..8).about("Size of the cache."),
        unsigned("ULONG BucketCount").at(8..12).about("Number of buckets in the cache.").means(Meaning::Count),
    ]);
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
    owned TraceStackCachingInfo / TraceStackCachingInfoView: lone,
        name = "TRACE_STACK_CACHING_INFO", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// True if the cache is enabled. `BOOLEAN Enabled` at 0x00.
        enabled / set_enabled: u8, at = 0;
        /// Size of the cache. `ULONG CacheSize` at 0x04.
        cache_size / set_cache_size: u32, at = 4;
        /// Number of buckets in the cache. `ULONG BucketCount` at 0x08.
        bucket_count / set_bucket_count: u32, at = 8;
    }
}
