// Generated from spec/structs/PERFINFO_LONG_DPC_MITIGATION_INFORMATION.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Mitigation applied to long-running deferred procedure calls.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout =
    layout("PERFINFO_LONG_DPC_MITIGATION_INFORMATION", "PerfinfoLongDpcMitigationInformation")
    .size(12)
    .about("Mitigation applied to long-running deferred procedure calls.")
    .in_releases("observed in 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG CurrentThreadId").at(0..4).means(Meaning::ThreadId),
        unsigned("ULONG NextThreadId").at(4..8).means(Meaning::ThreadId),
        signed("SCHAR CurrentThreadPriority").at(8..9).means(Meaning::Priority),
        signed("SCHAR NextThreadPriority").at(9..10).means(Meaning::Priority),
        unsigned("BOOLEAN ScheduleDpcDelegate").at(10..11).means(Meaning::Boolean),
        unsigned("BOOLEAN SwapToDpcDelegate").at(11..12).means(Meaning::Boolean),
    ]);
fixed! {
    /// Mitigation applied to long-running deferred procedure calls.
    ///
    /// In C: `PERFINFO_LONG_DPC_MITIGATION_INFORMATION`, 0xc bytes. Observed in 11-21H2.
    ///
    /// Source: Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_LONG_DPC_MITIGATION_INFORMATION")]
    owned PerfinfoLongDpcMitigationInformation / PerfinfoLongDpcMitigationInformationView: lone,
        name = "PERFINFO_LONG_DPC_MITIGATION_INFORMATION", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Thread ID. `ULONG CurrentThreadId` at 0x00.
        current_thread_id / set_current_thread_id: u32, at = 0;
        /// Thread ID. `ULONG NextThreadId` at 0x04.
        next_thread_id / set_next_thread_id: u32, at = 4;
        /// Priority of a thread, an I/O request or a page. `SCHAR CurrentThreadPriority` at 0x08.
        current_thread_priority / set_current_thread_priority: i8, at = 8;
        /// Priority of a thread, an I/O request or a page. `SCHAR NextThreadPriority` at 0x09.
        next_thread_priority / set_next_thread_priority: i8, at = 9;
        /// Zero is false, any other value is true. `BOOLEAN ScheduleDpcDelegate` at 0x0A.
        schedule_dpc_delegate / set_schedule_dpc_delegate: u8, at = 10;
        /// Zero is false, any other value is true. `BOOLEAN SwapToDpcDelegate` at 0x0B.
        swap_to_dpc_delegate / set_swap_to_dpc_delegate: u8, at = 11;
    }
}
