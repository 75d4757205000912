// Generated from spec/enums/EVENT_TRACE_HEADER_EVENT_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Types of trace file events.
    ///
    /// No known name in C; here: `EVENT_TRACE_HEADER_EVENT_TYPE`, of type `UCHAR`.
    ///
    /// Low byte of the hook ID of events in the group EVENT_TRACE_GROUP_HEADER, and `Class.Type` of EVENT_TRACE_HEADER
    /// for the class of the group. Releases are those of the development kit whose EVNTRACE.H defines the name.
    ///
    /// Unknown:
    ///
    /// - Which development kit first defines the names that have no release.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntrace.h*.
    EventTraceHeaderEventType(u8), size = 1 {
        /// `EVENT_TRACE_TYPE_GUIDMAP`. Map of GUIDs (inferred from the name). Documented for development kits of 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_GUIDMAP")]
        GUIDMAP = 0x0a, "EVENT_TRACE_TYPE_GUIDMAP";
        /// `EVENT_TRACE_TYPE_CONFIG`. Configuration (inferred from the name). Documented for development kits of 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG")]
        CONFIG = 0x0b, "EVENT_TRACE_TYPE_CONFIG";
        /// `EVENT_TRACE_TYPE_SIDINFO`. Security identifier (inferred from the name). Documented for development kits
        /// of 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_SIDINFO")]
        SIDINFO = 0x0c, "EVENT_TRACE_TYPE_SIDINFO";
        /// `EVENT_TRACE_TYPE_SECURITY`. Security descriptor or policy (inferred from the name). Documented for
        /// development kits of 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_SECURITY")]
        SECURITY = 0x0d, "EVENT_TRACE_TYPE_SECURITY";
        /// `EVENT_TRACE_TYPE_DBGID_RSDS`. Identifier of the symbol file of an image: a GUID and an age. Releases
        /// unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_DBGID_RSDS")]
        DBGID_RSDS = 0x40, "EVENT_TRACE_TYPE_DBGID_RSDS";
    }
}

static TABLE: Values = values("EVENT_TRACE_HEADER_EVENT_TYPE", false, &[
    named("EVENT_TRACE_TYPE_GUIDMAP", 10, &[(Release(0), Release(255))]),
    named("EVENT_TRACE_TYPE_CONFIG", 11, &[(Release(0), Release(255))]),
    named("EVENT_TRACE_TYPE_SIDINFO", 12, &[(Release(0), Release(255))]),
    named("EVENT_TRACE_TYPE_SECURITY", 13, &[(Release(0), Release(255))]),
    named("EVENT_TRACE_TYPE_DBGID_RSDS", 64, &[]),
]);
