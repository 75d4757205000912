// Generated from spec/enums/TRACE_LEVEL.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Severity or verbosity of an event.
    ///
    /// No known name in C; here: `TRACE_LEVEL`, of type `UCHAR`.
    ///
    /// Stored in Class.Level of EVENT_TRACE_HEADER and in Level of EVENT_DESCRIPTOR. A session receives an event if the
    /// level of the event is at most the level of the session. Providers may define levels of their own.
    ///
    /// Unknown:
    ///
    /// - Which development kit first defines each name.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntrace.h*.
    TraceLevel(u8), size = 1 {
        /// `TRACE_LEVEL_NONE`. No level. Releases unknown.
        #[doc(alias = "TRACE_LEVEL_NONE")]
        NONE = 0x00, "TRACE_LEVEL_NONE";
        /// `TRACE_LEVEL_CRITICAL`. Abnormal exit or termination. Releases unknown.
        #[doc(alias = "TRACE_LEVEL_CRITICAL")]
        CRITICAL = 0x01, "TRACE_LEVEL_CRITICAL";
        /// `TRACE_LEVEL_FATAL`. Deprecated name of TRACE_LEVEL_CRITICAL. Releases unknown.
        #[doc(alias = "TRACE_LEVEL_FATAL")]
        FATAL = 0x01, "TRACE_LEVEL_FATAL";
        /// `TRACE_LEVEL_ERROR`. Severe error. Releases unknown.
        #[doc(alias = "TRACE_LEVEL_ERROR")]
        ERROR = 0x02, "TRACE_LEVEL_ERROR";
        /// `TRACE_LEVEL_WARNING`. Warning. Releases unknown.
        #[doc(alias = "TRACE_LEVEL_WARNING")]
        WARNING = 0x03, "TRACE_LEVEL_WARNING";
        /// `TRACE_LEVEL_INFORMATION`. Information, neither error nor warning. Releases unknown.
        #[doc(alias = "TRACE_LEVEL_INFORMATION")]
        INFORMATION = 0x04, "TRACE_LEVEL_INFORMATION";
        /// `TRACE_LEVEL_VERBOSE`. Detailed trace. Releases unknown.
        #[doc(alias = "TRACE_LEVEL_VERBOSE")]
        VERBOSE = 0x05, "TRACE_LEVEL_VERBOSE";
        /// `TRACE_LEVEL_RESERVED6`. Reserved. Releases unknown.
        #[doc(alias = "TRACE_LEVEL_RESERVED6")]
        RESERVED6 = 0x06, "TRACE_LEVEL_RESERVED6";
        /// `TRACE_LEVEL_RESERVED7`. Reserved. Releases unknown.
        #[doc(alias = "TRACE_LEVEL_RESERVED7")]
        RESERVED7 = 0x07, "TRACE_LEVEL_RESERVED7";
        /// `TRACE_LEVEL_RESERVED8`. Reserved. Releases unknown.
        #[doc(alias = "TRACE_LEVEL_RESERVED8")]
        RESERVED8 = 0x08, "TRACE_LEVEL_RESERVED8";
        /// `TRACE_LEVEL_RESERVED9`. Reserved. Releases unknown.
        #[doc(alias = "TRACE_LEVEL_RESERVED9")]
        RESERVED9 = 0x09, "TRACE_LEVEL_RESERVED9";
    }
}

static TABLE: Values = values("TRACE_LEVEL", false, &[
    named("TRACE_LEVEL_NONE", 0, &[]),
    named("TRACE_LEVEL_CRITICAL", 1, &[]),
    named("TRACE_LEVEL_FATAL", 1, &[]),
    named("TRACE_LEVEL_ERROR", 2, &[]),
    named("TRACE_LEVEL_WARNING", 3, &[]),
    named("TRACE_LEVEL_INFORMATION", 4, &[]),
    named("TRACE_LEVEL_VERBOSE", 5, &[]),
    named("TRACE_LEVEL_RESERVED6", 6, &[]),
    named("TRACE_LEVEL_RESERVED7", 7, &[]),
    named("TRACE_LEVEL_RESERVED8", 8, &[]),
    named("TRACE_LEVEL_RESERVED9", 9, &[]),
]);
