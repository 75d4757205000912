// Generated from spec/structs/EVENT_TRACE_STACK_CACHING_INFORMATION.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Call stack cache of a session.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTEXAPI, &sources::CHAPPELL_NTETW];
pub(crate) static LAYOUT_0: Layout =
    layout("EVENT_TRACE_STACK_CACHING_INFORMATION", "EventTraceStackCachingInformation")
    .size(32)
    .about("Call stack cache of a session.")
    .in_releases("6.2+", &[holds(Pointer::Bits32, 7, 255), holds(Pointer::Bits64, 7, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass").at(0..4)
            .about("Information class, which selects this structure.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::requests::EventTraceInformationClass::VALUES)]),
        field("padding ", Kind::Padding).at(4..8),
        unsigned("TRACEHANDLE TraceHandle").at(8..16).about("Selects a logger.").means(Meaning::Handle),
        unsigned("BOOLEAN Enabled").at(16..17).about("True if the cache is enabled.").means(Meaning::Boolean),
        field(
            "UCHAR Reserved", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 3 }
        )
            .at(17..20).means(Meaning::Reserved),
        unsigned("ULONG CacheSize").at(20..24).about("Size of the cache."),
        unsigned("ULONG BucketCount").at(24..28).about("Number of buckets in the cache.").means(Meaning::Count),
        field("padding ", Kind::Padding).at(28..32),
    ]);
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
    owned EventTraceStackCachingInformation / EventTraceStackCachingInformationView: lone,
        name = "EVENT_TRACE_STACK_CACHING_INFORMATION", size = 32, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`
        /// at 0x00.
        event_trace_information_class / set_event_trace_information_class: crate::requests::EventTraceInformationClass,
            at = 0;
        /// Selects a logger. `TRACEHANDLE TraceHandle` at 0x08.
        trace_handle / set_trace_handle: u64, at = 8;
        /// True if the cache is enabled. `BOOLEAN Enabled` at 0x10.
        enabled / set_enabled: u8, at = 16;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x11.
        reserved / set_reserved: [u8; 3], at = 17;
        /// Size of the cache. `ULONG CacheSize` at 0x14.
        cache_size / set_cache_size: u32, at = 20;
        /// Number of buckets in the cache. `ULONG BucketCount` at 0x18.
        bucket_count / set_bucket_count: u32, at = 24;
    }
}

/// Alias of [`EventTraceStackCachingInformation`], named by the first release of the form.
pub type V6_2 = EventTraceStackCachingInformation;
/// Alias of [`EventTraceStackCachingInformationView`], named by the first release of the form.
pub type V6_2View<'a> = EventTraceStackCachingInformationView<'a>;
