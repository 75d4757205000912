// Generated from spec/enums/EVENT_SOURCE_MANIFEST_FORMAT.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Format of the manifest of an EventSource.
    ///
    /// No known name in C; here: `EVENT_SOURCE_MANIFEST_FORMAT`, of type `UCHAR`.
    ///
    /// Source: Microsoft, *EventSource.cs*; Microsoft, *DynamicTraceEventParser.cs*.
    EventSourceManifestFormat(u8), size = 1 {
        /// `EVENT_SOURCE_MANIFEST_SIMPLE_XML_FORMAT`. Instrumentation manifest in XML, without names of channels and
        /// messages of other languages. Releases unknown.
        #[doc(alias = "EVENT_SOURCE_MANIFEST_SIMPLE_XML_FORMAT")]
        SIMPLE_XML_FORMAT = 0x01, "EVENT_SOURCE_MANIFEST_SIMPLE_XML_FORMAT";
    }
}

static TABLE: Values = values("EVENT_SOURCE_MANIFEST_FORMAT", false, &[
    named("EVENT_SOURCE_MANIFEST_SIMPLE_XML_FORMAT", 1, &[]),
]);
