// Generated from spec/structs/PERFINFO_CCSWAP.toml by `cargo spec generate`. Do not edit: edit that file.

//! Context switch from a thread, in full form.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CCSWAP", "PerfinfoCcswap", (8, 8), "Context switch from a thread, in full form.", &[
    field("", 0, 4, "ULONG", Kind::Bits, "").with(&[
        bit("DataType", (0, 4), "ULONG", 0, 2, "").of(crate::payloads::thread::PerfinfoCcswapType::VALUES).means(Meaning::Enumeration),
        bit("TimeDelta", (0, 4), "ULONG", 2, 30, "Time since the previous switch.").means(Meaning::TimeStampDifference),
    ]),
    field("", 4, 4, "ULONG", Kind::Bits, "").with(&[
        bit("OldThreadIdIndex", (4, 4), "ULONG", 0, 4, "Index of the thread in TidTable of the buffer.").means(Meaning::Index),
        bit("OldThreadStateWr", (4, 4), "ULONG", 4, 6, "Wait reason, a value of KWAIT_REASON, if the thread waits. Otherwise the thread's state, a value of KTHREAD_STATE, plus MaximumWaitReason.").means(Meaning::Enumeration),
        bit("OldThreadPriority", (4, 4), "ULONG", 10, 5, "Thread priority.").means(Meaning::Priority),
        bit("NewThreadWaitTime", (4, 4), "ULONG", 15, 17, "Wait time of the new thread, in timer ticks.").means(Meaning::TimerTicks),
    ]),
])
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_PERFINFO_CCSWAP_BUFFER, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Context switch from a thread, in full form.
    ///
    /// In C: `PERFINFO_CCSWAP`, 0x8 bytes. Documented for 6.0+, assumed unchanged after 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *PERFINFO_CCSWAP_BUFFER*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CCSWAP")]
    owned PerfinfoCcswap / PerfinfoCcswapView: lone [8] "PERFINFO_CCSWAP" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
    }
    bits {
        /// `DataType`, bits 0 to 1 of the integer at 0x00.
        data_type set_data_type: crate::payloads::thread::PerfinfoCcswapType = 4 0 0 2;
        /// Time since the previous switch. `TimeDelta`, bits 2 to 31 of the integer at 0x00.
        time_delta set_time_delta: u32 = 4 0 2 30;
        /// Index of the thread in TidTable of the buffer. `OldThreadIdIndex`, bits 0 to 3 of the integer at 0x04.
        old_thread_id_index set_old_thread_id_index: u32 = 4 4 0 4;
        /// Wait reason, a value of KWAIT_REASON, if the thread waits. Otherwise the thread's state, a value of KTHREAD_STATE, plus MaximumWaitReason. `OldThreadStateWr`, bits 4 to 9 of the integer at 0x04.
        old_thread_state_wr set_old_thread_state_wr: u32 = 4 4 4 6;
        /// Thread priority. `OldThreadPriority`, bits 10 to 14 of the integer at 0x04.
        old_thread_priority set_old_thread_priority: u32 = 4 4 10 5;
        /// Wait time of the new thread, in timer ticks. `NewThreadWaitTime`, bits 15 to 31 of the integer at 0x04.
        new_thread_wait_time set_new_thread_wait_time: u32 = 4 4 15 17;
    }
}

split_lone!(PerfinfoCcswap, PerfinfoCcswapView, 8);
/// Alias of [`PerfinfoCcswap`], named by the first release of the form.
pub type V6_0 = PerfinfoCcswap;
/// Alias of [`PerfinfoCcswapView`], named by the first release of the form.
pub type V6_0View<'a> = PerfinfoCcswapView<'a>;
