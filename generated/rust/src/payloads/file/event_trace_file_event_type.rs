// Generated from spec/enums/EVENT_TRACE_FILE_EVENT_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Types of file system filter events.
    ///
    /// No known name in C; here: `EVENT_TRACE_FILE_EVENT_TYPE`, of type `UCHAR`.
    ///
    /// Low byte of the hook ID of events in the group EVENT_TRACE_GROUP_FILE, and `Class.Type` of EVENT_TRACE_HEADER
    /// for the class of the group. Releases are those of the development kit whose EVNTRACE.H defines the name.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntrace.h*.
    EventTraceFileEventType(u8), size = 1 {
        /// `EVENT_TRACE_TYPE_FLT_PREOP_INIT`. Minifilter callback before an operation started. Documented for
        /// development kits of 6.2+.
        #[doc(alias = "EVENT_TRACE_TYPE_FLT_PREOP_INIT")]
        FLT_PREOP_INIT = 0x60, "EVENT_TRACE_TYPE_FLT_PREOP_INIT";
        /// `EVENT_TRACE_TYPE_FLT_POSTOP_INIT`. Minifilter callback after an operation started. Documented for
        /// development kits of 6.2+.
        #[doc(alias = "EVENT_TRACE_TYPE_FLT_POSTOP_INIT")]
        FLT_POSTOP_INIT = 0x61, "EVENT_TRACE_TYPE_FLT_POSTOP_INIT";
        /// `EVENT_TRACE_TYPE_FLT_PREOP_COMPLETION`. Minifilter callback before an operation completed. Documented for
        /// development kits of 6.2+.
        #[doc(alias = "EVENT_TRACE_TYPE_FLT_PREOP_COMPLETION")]
        FLT_PREOP_COMPLETION = 0x62, "EVENT_TRACE_TYPE_FLT_PREOP_COMPLETION";
        /// `EVENT_TRACE_TYPE_FLT_POSTOP_COMPLETION`. Minifilter callback after an operation completed. Documented for
        /// development kits of 6.2+.
        #[doc(alias = "EVENT_TRACE_TYPE_FLT_POSTOP_COMPLETION")]
        FLT_POSTOP_COMPLETION = 0x63, "EVENT_TRACE_TYPE_FLT_POSTOP_COMPLETION";
        /// `EVENT_TRACE_TYPE_FLT_PREOP_FAILURE`. Minifilter callback before an operation failed. Documented for
        /// development kits of 6.2+.
        #[doc(alias = "EVENT_TRACE_TYPE_FLT_PREOP_FAILURE")]
        FLT_PREOP_FAILURE = 0x64, "EVENT_TRACE_TYPE_FLT_PREOP_FAILURE";
        /// `EVENT_TRACE_TYPE_FLT_POSTOP_FAILURE`. Minifilter callback after an operation failed. Documented for
        /// development kits of 6.2+.
        #[doc(alias = "EVENT_TRACE_TYPE_FLT_POSTOP_FAILURE")]
        FLT_POSTOP_FAILURE = 0x65, "EVENT_TRACE_TYPE_FLT_POSTOP_FAILURE";
    }
}

static TABLE: Values = values("EVENT_TRACE_FILE_EVENT_TYPE", false, &[
    named("EVENT_TRACE_TYPE_FLT_PREOP_INIT", 96, &[(Release(7), Release(255))]),
    named("EVENT_TRACE_TYPE_FLT_POSTOP_INIT", 97, &[(Release(7), Release(255))]),
    named("EVENT_TRACE_TYPE_FLT_PREOP_COMPLETION", 98, &[(Release(7), Release(255))]),
    named("EVENT_TRACE_TYPE_FLT_POSTOP_COMPLETION", 99, &[(Release(7), Release(255))]),
    named("EVENT_TRACE_TYPE_FLT_PREOP_FAILURE", 100, &[(Release(7), Release(255))]),
    named("EVENT_TRACE_TYPE_FLT_POSTOP_FAILURE", 101, &[(Release(7), Release(255))]),
]);
