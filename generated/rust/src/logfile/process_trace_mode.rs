// Generated from spec/enums/PROCESS_TRACE_MODE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// How OpenTrace and ProcessTrace deliver events.
    ///
    /// No known name in C; here: `PROCESS_TRACE_MODE`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - Which releases support each flag.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntcons.h*.
    ProcessTraceMode(u32), size = 4 {
        /// `PROCESS_TRACE_MODE_REAL_TIME`. Events come from a session in real time, not from a file. Releases unknown.
        #[doc(alias = "PROCESS_TRACE_MODE_REAL_TIME")]
        REAL_TIME = 0x00000100, "PROCESS_TRACE_MODE_REAL_TIME";
        /// `PROCESS_TRACE_MODE_RAW_TIMESTAMP`. Time stamps are not converted to system time. Releases unknown.
        #[doc(alias = "PROCESS_TRACE_MODE_RAW_TIMESTAMP")]
        RAW_TIMESTAMP = 0x00001000, "PROCESS_TRACE_MODE_RAW_TIMESTAMP";
        /// `PROCESS_TRACE_MODE_EVENT_RECORD`. Events are delivered as EVENT_RECORD, not as EVENT_TRACE. Releases
        /// unknown.
        #[doc(alias = "PROCESS_TRACE_MODE_EVENT_RECORD")]
        EVENT_RECORD = 0x10000000, "PROCESS_TRACE_MODE_EVENT_RECORD";
    }
}

static TABLE: Values = values("PROCESS_TRACE_MODE", true, &[
    named("PROCESS_TRACE_MODE_REAL_TIME", 256, &[]),
    named("PROCESS_TRACE_MODE_RAW_TIMESTAMP", 4096, &[]),
    named("PROCESS_TRACE_MODE_EVENT_RECORD", 268435456, &[]),
]);
