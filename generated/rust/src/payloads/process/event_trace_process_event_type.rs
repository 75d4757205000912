// Generated from spec/enums/EVENT_TRACE_PROCESS_EVENT_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Types of process events.
    ///
    /// No known name in C; here: `EVENT_TRACE_PROCESS_EVENT_TYPE`, of type `UCHAR`.
    ///
    /// Low byte of the hook ID of events in the group EVENT_TRACE_GROUP_PROCESS, and `Class.Type` of EVENT_TRACE_HEADER
    /// for the class of the group. Releases are those of the development kit whose EVNTRACE.H defines the name.
    ///
    /// Unknown:
    ///
    /// - Which development kit first defines the names that have no release.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntrace.h*.
    EventTraceProcessEventType(u8), size = 1 {
        /// `EVENT_TRACE_TYPE_LOAD`. Image loaded. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_LOAD")]
        LOAD = 0x0a, "EVENT_TRACE_TYPE_LOAD";
        /// `EVENT_TRACE_TYPE_TERMINATE`. Process terminated. Documented for development kits of 6.3+.
        #[doc(alias = "EVENT_TRACE_TYPE_TERMINATE")]
        TERMINATE = 0x0b, "EVENT_TRACE_TYPE_TERMINATE";
    }
}

static TABLE: Values = values("EVENT_TRACE_PROCESS_EVENT_TYPE", false, &[
    named("EVENT_TRACE_TYPE_LOAD", 10, &[]),
    named("EVENT_TRACE_TYPE_TERMINATE", 11, &[(Release(8), Release(255))]),
]);
