// Generated from spec/structs/PERFINFO_DEBUG_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Debug event received, or debugged process continued.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_DEBUG_EVENT", "PerfinfoDebugEvent", (12, 12), "Debug event received, or debugged process continued.", &[
    unsigned("ProcessId", 0, 4, "ULONG", "").means(Meaning::ProcessId),
    unsigned("ThreadId", 4, 4, "ULONG", "").means(Meaning::ThreadId),
    unsigned("Reason", 8, 4, "PERFINFO_DEBUG_EVENT_REASON", "").of(crate::payloads::process::PerfinfoDebugEventReason::VALUES).means(Meaning::Enumeration),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Debug event received, or debugged process continued.
    ///
    /// In C: `PERFINFO_DEBUG_EVENT`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_DEBUG_EVENT")]
    owned PerfinfoDebugEvent / PerfinfoDebugEventView: lone [12] "PERFINFO_DEBUG_EVENT" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Process ID. `ULONG ProcessId` at 0x00.
        process_id set_process_id: u32 = 0;
        /// Thread ID. `ULONG ThreadId` at 0x04.
        thread_id set_thread_id: u32 = 4;
        /// `PERFINFO_DEBUG_EVENT_REASON Reason` at 0x08.
        reason set_reason: crate::payloads::process::PerfinfoDebugEventReason = 8;
    }
    bits {
    }
}
