// Generated from spec/structs/PERFINFO_LONG_DPC_MITIGATION_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Mitigation applied to long-running deferred procedure calls.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_LONG_DPC_MITIGATION_INFORMATION", "PerfinfoLongDpcMitigationInformation", (12, 12), "Mitigation applied to long-running deferred procedure calls.", &[
    unsigned("CurrentThreadId", 0, 4, "ULONG", "").means(Meaning::ThreadId),
    unsigned("NextThreadId", 4, 4, "ULONG", "").means(Meaning::ThreadId),
    field("CurrentThreadPriority", 8, 1, "SCHAR", Kind::Signed, "").means(Meaning::Priority),
    field("NextThreadPriority", 9, 1, "SCHAR", Kind::Signed, "").means(Meaning::Priority),
    unsigned("ScheduleDpcDelegate", 10, 1, "BOOLEAN", "").means(Meaning::Boolean),
    unsigned("SwapToDpcDelegate", 11, 1, "BOOLEAN", "").means(Meaning::Boolean),
])
    .in_releases("observed in 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Mitigation applied to long-running deferred procedure calls.
    ///
    /// In C: `PERFINFO_LONG_DPC_MITIGATION_INFORMATION`, 0xc bytes. Observed in 11-21H2.
    ///
    /// Source: Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_LONG_DPC_MITIGATION_INFORMATION")]
    owned PerfinfoLongDpcMitigationInformation / PerfinfoLongDpcMitigationInformationView: lone [12] "PERFINFO_LONG_DPC_MITIGATION_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Thread ID. `ULONG CurrentThreadId` at 0x00.
        current_thread_id set_current_thread_id: u32 = 0;
        /// Thread ID. `ULONG NextThreadId` at 0x04.
        next_thread_id set_next_thread_id: u32 = 4;
        /// Priority of a thread, an I/O request or a page. `SCHAR CurrentThreadPriority` at 0x08.
        current_thread_priority set_current_thread_priority: i8 = 8;
        /// Priority of a thread, an I/O request or a page. `SCHAR NextThreadPriority` at 0x09.
        next_thread_priority set_next_thread_priority: i8 = 9;
        /// Zero is false, any other value is true. `BOOLEAN ScheduleDpcDelegate` at 0x0A.
        schedule_dpc_delegate set_schedule_dpc_delegate: u8 = 10;
        /// Zero is false, any other value is true. `BOOLEAN SwapToDpcDelegate` at 0x0B.
        swap_to_dpc_delegate set_swap_to_dpc_delegate: u8 = 11;
    }
    bits {
    }
}
