// Generated from spec/enums/EVENT_TRACE_USE_FLAGS.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Meaning of the time and instance fields of a delivered classic event.
    ///
    /// No known name in C; here: `EVENT_TRACE_USE_FLAGS`, of type `USHORT`.
    ///
    /// They describe an event as a consumer receives it and are never stored in a trace.
    ///
    /// Unknown:
    ///
    /// - Which field of EVENT_TRACE_HEADER contains them.
    /// - Which releases set each flag.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntrace.h*.
    EventTraceUseFlags(u16), size = 2 {
        /// `EVENT_TRACE_USE_PROCTIME`. ProcessorTime is valid (inferred from the name). Releases unknown.
        #[doc(alias = "EVENT_TRACE_USE_PROCTIME")]
        PROCTIME = 0x0001, "EVENT_TRACE_USE_PROCTIME";
        /// `EVENT_TRACE_USE_NOCPUTIME`. Neither KernelTime, UserTime nor ProcessorTime is valid (inferred from the
        /// name). Releases unknown.
        #[doc(alias = "EVENT_TRACE_USE_NOCPUTIME")]
        NOCPUTIME = 0x0002, "EVENT_TRACE_USE_NOCPUTIME";
        /// `EVENT_TRACE_USE_SEQUENCE`. InstanceId contains a sequence number. Releases unknown.
        #[doc(alias = "EVENT_TRACE_USE_SEQUENCE")]
        SEQUENCE = 0x0004, "EVENT_TRACE_USE_SEQUENCE";
    }
}

static TABLE: Values = values("EVENT_TRACE_USE_FLAGS", true, &[
    named("EVENT_TRACE_USE_PROCTIME", 1, &[]),
    named("EVENT_TRACE_USE_NOCPUTIME", 2, &[]),
    named("EVENT_TRACE_USE_SEQUENCE", 4, &[]),
]);
