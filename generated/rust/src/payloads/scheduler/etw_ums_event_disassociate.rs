// Generated from spec/structs/ETW_UMS_EVENT_DISASSOCIATE.toml by `cargo spec generate`. Do not edit: edit that file.

//! User-mode scheduled (UMS) thread separated from the thread that schedules it.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_UMS_EVENT_DISASSOCIATE", "EtwUmsEventDisassociate")
    .size(20)
    .about("User-mode scheduled (UMS) thread separated from the thread that schedules it.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG ProcessId").at(0..4).means(Meaning::ProcessId),
        unsigned("ULONG ScheduledThreadId").at(4..8).means(Meaning::ThreadId),
        unsigned("ULONG PrimaryThreadId").at(8..12).means(Meaning::ThreadId),
        unsigned("ULONG UmsApcControlFlags").at(12..16).means(Meaning::Flags),
        unsigned("NTSTATUS Status").at(16..20).means(Meaning::NtStatus)
            .with(&[More::Values(crate::common::Ntstatus::VALUES)]),
    ]);
fixed! {
    /// User-mode scheduled (UMS) thread separated from the thread that schedules it.
    ///
    /// In C: `ETW_UMS_EVENT_DISASSOCIATE`, 0x14 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Bits of UmsApcControlFlags.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_UMS_EVENT_DISASSOCIATE")]
    owned EtwUmsEventDisassociate / EtwUmsEventDisassociateView: lone,
        name = "ETW_UMS_EVENT_DISASSOCIATE", size = 20, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Process ID. `ULONG ProcessId` at 0x00.
        process_id / set_process_id: u32, at = 0;
        /// Thread ID. `ULONG ScheduledThreadId` at 0x04.
        scheduled_thread_id / set_scheduled_thread_id: u32, at = 4;
        /// Thread ID. `ULONG PrimaryThreadId` at 0x08.
        primary_thread_id / set_primary_thread_id: u32, at = 8;
        /// `ULONG UmsApcControlFlags` at 0x0C.
        ums_apc_control_flags / set_ums_apc_control_flags: u32, at = 12;
        /// NTSTATUS. `NTSTATUS Status` at 0x10.
        status / set_status: crate::common::Ntstatus, at = 16;
    }
}
