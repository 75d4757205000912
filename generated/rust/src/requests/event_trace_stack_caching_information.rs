// Generated from spec/structs/EVENT_TRACE_STACK_CACHING_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Call stack cache of a session.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("EVENT_TRACE_STACK_CACHING_INFORMATION", "EventTraceStackCachingInformation", (32, 32), "Call stack cache of a session.", &[
    unsigned("EventTraceInformationClass", 0, 4, "EVENT_TRACE_INFORMATION_CLASS", "Information class, which selects this structure.").of(crate::requests::EventTraceInformationClass::VALUES).means(Meaning::Enumeration),
    field("", 4, 4, "padding", Kind::Padding, ""),
    unsigned("TraceHandle", 8, 8, "TRACEHANDLE", "Selects a logger.").means(Meaning::Handle),
    unsigned("Enabled", 16, 1, "BOOLEAN", "Whether the cache is enabled.").means(Meaning::Boolean),
    field("Reserved", 17, 3, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 3 }, "").means(Meaning::Reserved),
    unsigned("CacheSize", 20, 4, "ULONG", "Size of the cache."),
    unsigned("BucketCount", 24, 4, "ULONG", "Number of buckets in the cache.").means(Meaning::Count),
    field("", 28, 4, "padding", Kind::Padding, ""),
])
    .in_releases("6.2+", &[holds(Pointer::Bits32, 7, 255), holds(Pointer::Bits64, 7, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]);
fixed! {
    /// Call stack cache of a session.
    ///
    /// In C: `EVENT_TRACE_STACK_CACHING_INFORMATION`, 0x20 bytes. Documented for 6.2+, assumed unchanged after 2004.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Releases in which the layout is valid. The header shows one layout, without versions.
    /// - Unit of CacheSize.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Geoff Chappell, *NTETW.H*.
    #[doc(alias = "EVENT_TRACE_STACK_CACHING_INFORMATION")]
    owned EventTraceStackCachingInformation / EventTraceStackCachingInformationView: lone [32] "EVENT_TRACE_STACK_CACHING_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass` at 0x00.
        event_trace_information_class set_event_trace_information_class: crate::requests::EventTraceInformationClass = 0;
        /// Selects a logger. `TRACEHANDLE TraceHandle` at 0x08.
        trace_handle set_trace_handle: u64 = 8;
        /// Whether the cache is enabled. `BOOLEAN Enabled` at 0x10.
        enabled set_enabled: u8 = 16;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x11.
        reserved set_reserved: [u8; 3] = 17;
        /// Size of the cache. `ULONG CacheSize` at 0x14.
        cache_size set_cache_size: u32 = 20;
        /// Number of buckets in the cache. `ULONG BucketCount` at 0x18.
        bucket_count set_bucket_count: u32 = 24;
    }
    bits {
    }
}

/// Alias of [`EventTraceStackCachingInformation`], named by the first release of the form.
pub type V6_2 = EventTraceStackCachingInformation;
/// Alias of [`EventTraceStackCachingInformationView`], named by the first release of the form.
pub type V6_2View<'a> = EventTraceStackCachingInformationView<'a>;
