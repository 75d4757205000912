// Generated from spec/enums/EVENT_TRACE_OPEN_FLAGS.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Flags that change how OpenTrace delivers events.
    ///
    /// No known name in C; here: `EVENT_TRACE_OPEN_FLAGS`, of type `ULONG`.
    ///
    /// They belong to the reader and are never stored in a trace. NTWMI.H defines them for internal use;
    /// PROCESS_TRACE_MODE is the documented counterpart.
    ///
    /// Unknown:
    ///
    /// - Which field of EVENT_TRACE_LOGFILE contains them.
    /// - Which releases honor each flag.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EventTraceOpenFlags(u32), size = 4 {
        /// `EVENT_TRACE_USE_RAWTIMESTAMP`. Time stamps are not converted to UTC. Releases unknown.
        #[doc(alias = "EVENT_TRACE_USE_RAWTIMESTAMP")]
        USE_RAWTIMESTAMP = 0x00000002, "EVENT_TRACE_USE_RAWTIMESTAMP";
        /// `EVENT_TRACE_GET_RAWEVENT`. Events are delivered as they are in the file. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GET_RAWEVENT")]
        GET_RAWEVENT = 0x00000100, "EVENT_TRACE_GET_RAWEVENT";
        /// `EVENT_TRACE_READ_BEHIND`. The file of a running session is read while the session writes it. Releases
        /// unknown.
        #[doc(alias = "EVENT_TRACE_READ_BEHIND")]
        READ_BEHIND = 0x00000200, "EVENT_TRACE_READ_BEHIND";
    }
}

static TABLE: Values = values("EVENT_TRACE_OPEN_FLAGS", true, &[
    named("EVENT_TRACE_USE_RAWTIMESTAMP", 2, &[]),
    named("EVENT_TRACE_GET_RAWEVENT", 256, &[]),
    named("EVENT_TRACE_READ_BEHIND", 512, &[]),
]);
