// Generated from spec/enums/PERFINFO_DEBUG_EVENT_REASON.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Reason for a debug event.
    ///
    /// In C: `PERFINFO_DEBUG_EVENT_REASON`, of type `ULONG`.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "PERFINFO_DEBUG_EVENT_REASON")]
    PerfinfoDebugEventReason(u32), size = 4 {
        /// `PerfInfoDebugEventReceived`. Received by a debugger. Releases unknown.
        #[doc(alias = "PerfInfoDebugEventReceived")]
        RECEIVED = 0x00000001, "PerfInfoDebugEventReceived";
        /// `PerfInfoDebugEventContinued`. The debugger continued the process. Releases unknown.
        #[doc(alias = "PerfInfoDebugEventContinued")]
        CONTINUED = 0x00000002, "PerfInfoDebugEventContinued";
        /// `PerfInfoDebugEventMax`. Not a state: one more than the last value. Defined; no known use. Releases unknown.
        #[doc(alias = "PerfInfoDebugEventMax")]
        MAX = 0x00000003, "PerfInfoDebugEventMax";
    }
}

static TABLE: Values = values("PERFINFO_DEBUG_EVENT_REASON", false, &[
    named("PerfInfoDebugEventReceived", 1, &[]),
    named("PerfInfoDebugEventContinued", 2, &[]),
    named("PerfInfoDebugEventMax", 3, &[]),
]);
