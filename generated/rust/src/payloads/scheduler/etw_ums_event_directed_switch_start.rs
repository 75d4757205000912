// Generated from spec/structs/ETW_UMS_EVENT_DIRECTED_SWITCH_START.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Switch to a user-mode scheduled (UMS) thread starts.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_UMS_EVENT_DIRECTED_SWITCH_START", "EtwUmsEventDirectedSwitchStart")
    .size(16)
    .about("Switch to a user-mode scheduled (UMS) thread starts.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG ProcessId").at(0..4).means(Meaning::ProcessId),
        unsigned("ULONG ScheduledThreadId").at(4..8).about("ID of the thread that is switched to.")
            .means(Meaning::ThreadId),
        unsigned("ULONG PrimaryThreadId").at(8..12).about("ID of the thread that schedules it.")
            .means(Meaning::ThreadId),
        unsigned("ULONG SwitchFlags").at(12..16).means(Meaning::Flags)
            .with(&[More::Values(crate::payloads::scheduler::UmsEtwDirectedSwitchStart::VALUES)]),
    ]);
fixed! {
    /// Switch to a user-mode scheduled (UMS) thread starts.
    ///
    /// In C: `ETW_UMS_EVENT_DIRECTED_SWITCH_START`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_UMS_EVENT_DIRECTED_SWITCH_START")]
    owned EtwUmsEventDirectedSwitchStart / EtwUmsEventDirectedSwitchStartView: lone,
        name = "ETW_UMS_EVENT_DIRECTED_SWITCH_START", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Process ID. `ULONG ProcessId` at 0x00.
        process_id / set_process_id: u32, at = 0;
        /// ID of the thread that is switched to. `ULONG ScheduledThreadId` at 0x04.
        scheduled_thread_id / set_scheduled_thread_id: u32, at = 4;
        /// ID of the thread that schedules it. `ULONG PrimaryThreadId` at 0x08.
        primary_thread_id / set_primary_thread_id: u32, at = 8;
        /// `ULONG SwitchFlags` at 0x0C.
        switch_flags / set_switch_flags: crate::payloads::scheduler::UmsEtwDirectedSwitchStart, at = 12;
    }
}
