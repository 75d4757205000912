// Generated from spec/enums/PERFINFO_DEBUG_EVENT_REASON.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// Why a debug event is logged.
    ///
    /// In C: `PERFINFO_DEBUG_EVENT_REASON`, held by `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "PERFINFO_DEBUG_EVENT_REASON")]
    PerfinfoDebugEventReason(u32), 4 {
        /// `PerfInfoDebugEventReceived`. A debugger received it. In which releases it holds is not known.
        #[doc(alias = "PerfInfoDebugEventReceived")]
        RECEIVED = 0x00000001 "PerfInfoDebugEventReceived",
        /// `PerfInfoDebugEventContinued`. The debugger let the process go on. In which releases it holds is not known.
        #[doc(alias = "PerfInfoDebugEventContinued")]
        CONTINUED = 0x00000002 "PerfInfoDebugEventContinued",
        /// `PerfInfoDebugEventMax`. Not in use: one more than the last. Defined; nothing is known to use it. In which releases it holds is not known.
        #[doc(alias = "PerfInfoDebugEventMax")]
        MAX = 0x00000003 "PerfInfoDebugEventMax",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl PerfinfoDebugEventReason {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::perfinfo_debug_event_reason::VALUES;
}
