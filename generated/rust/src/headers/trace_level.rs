// Generated from spec/enums/TRACE_LEVEL.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::describe::{NamedValue, Values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Severity or verbosity of an event.
    ///
    /// No known name in C; here: `TRACE_LEVEL`, of type `UCHAR`.
    ///
    /// Stored in Class.Level of EVENT_TRACE_HEADER and in Level of EVENT_DESCRIPTOR. A session receives an event if the level of the event is at most the level of the session. Providers may define levels of their own.
    ///
    /// Unknown:
    ///
    /// - Which development kit first defines each name.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntrace.h*.
    TraceLevel(u8), 1 {
        /// `TRACE_LEVEL_NONE`. No level. Releases unknown.
        #[doc(alias = "TRACE_LEVEL_NONE")]
        NONE = 0x00 "TRACE_LEVEL_NONE",
        /// `TRACE_LEVEL_CRITICAL`. Abnormal exit or termination. Releases unknown.
        #[doc(alias = "TRACE_LEVEL_CRITICAL")]
        CRITICAL = 0x01 "TRACE_LEVEL_CRITICAL",
        /// `TRACE_LEVEL_FATAL`. Deprecated name of TRACE_LEVEL_CRITICAL. Releases unknown.
        #[doc(alias = "TRACE_LEVEL_FATAL")]
        FATAL = 0x01 "TRACE_LEVEL_FATAL",
        /// `TRACE_LEVEL_ERROR`. Severe error. Releases unknown.
        #[doc(alias = "TRACE_LEVEL_ERROR")]
        ERROR = 0x02 "TRACE_LEVEL_ERROR",
        /// `TRACE_LEVEL_WARNING`. Warning. Releases unknown.
        #[doc(alias = "TRACE_LEVEL_WARNING")]
        WARNING = 0x03 "TRACE_LEVEL_WARNING",
        /// `TRACE_LEVEL_INFORMATION`. Information, neither error nor warning. Releases unknown.
        #[doc(alias = "TRACE_LEVEL_INFORMATION")]
        INFORMATION = 0x04 "TRACE_LEVEL_INFORMATION",
        /// `TRACE_LEVEL_VERBOSE`. Detailed trace. Releases unknown.
        #[doc(alias = "TRACE_LEVEL_VERBOSE")]
        VERBOSE = 0x05 "TRACE_LEVEL_VERBOSE",
        /// `TRACE_LEVEL_RESERVED6`. Reserved. Releases unknown.
        #[doc(alias = "TRACE_LEVEL_RESERVED6")]
        RESERVED6 = 0x06 "TRACE_LEVEL_RESERVED6",
        /// `TRACE_LEVEL_RESERVED7`. Reserved. Releases unknown.
        #[doc(alias = "TRACE_LEVEL_RESERVED7")]
        RESERVED7 = 0x07 "TRACE_LEVEL_RESERVED7",
        /// `TRACE_LEVEL_RESERVED8`. Reserved. Releases unknown.
        #[doc(alias = "TRACE_LEVEL_RESERVED8")]
        RESERVED8 = 0x08 "TRACE_LEVEL_RESERVED8",
        /// `TRACE_LEVEL_RESERVED9`. Reserved. Releases unknown.
        #[doc(alias = "TRACE_LEVEL_RESERVED9")]
        RESERVED9 = 0x09 "TRACE_LEVEL_RESERVED9",
    }
    also {
    }
}

impl TraceLevel {
    /// Table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &TABLE;
}

static TABLE: Values = Values { name: "TRACE_LEVEL", flags: false, values: &[
    NamedValue { name: "TRACE_LEVEL_NONE", value: 0, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TRACE_LEVEL_CRITICAL", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TRACE_LEVEL_FATAL", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TRACE_LEVEL_ERROR", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TRACE_LEVEL_WARNING", value: 3, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TRACE_LEVEL_INFORMATION", value: 4, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TRACE_LEVEL_VERBOSE", value: 5, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TRACE_LEVEL_RESERVED6", value: 6, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TRACE_LEVEL_RESERVED7", value: 7, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TRACE_LEVEL_RESERVED8", value: 8, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TRACE_LEVEL_RESERVED9", value: 9, shift: None, holds: None, releases: &[] },
] };
