// Generated from spec/structs/PERFINFO_CCSWAP.toml by `cargo spec generate`. Do not edit: edit that file.

//! Context switch from a thread, in full form.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::CHAPPELL_PERFINFO_CCSWAP_BUFFER, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CCSWAP", "PerfinfoCcswap")
    .size(8)
    .summary("Context switch from a thread, in full form.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .stated_by(SOURCES)
    .fields(&[
        bit_fields("ULONG", "").at(0..4).with(&[
            bit("ULONG", "DataType").at(0..4).bits(0..2).of(crate::payloads::thread::PerfinfoCcswapType::VALUES)
                .means(Meaning::Enumeration),
            bit("ULONG", "TimeDelta").at(0..4).bits(2..32).doc("Time since the previous switch.")
                .means(Meaning::TimeStampDifference),
        ]),
        bit_fields("ULONG", "").at(4..8).with(&[
            bit("ULONG", "OldThreadIdIndex").at(4..8).bits(0..4).doc("Index of the thread in TidTable of the buffer.")
                .means(Meaning::Index),
            bit("ULONG", "OldThreadStateWr").at(4..8).bits(4..10)
                .doc("Wait reason, a value of KWAIT_REASON, if the thread waits. Otherwise the thread's state, a value \
                    of KTHREAD_STATE, plus MaximumWaitReason.")
                .means(Meaning::Enumeration),
            bit("ULONG", "OldThreadPriority").at(4..8).bits(10..15).doc("Thread priority.").means(Meaning::Priority),
            bit("ULONG", "NewThreadWaitTime").at(4..8).bits(15..32).doc("Wait time of the new thread, in timer ticks.")
                .means(Meaning::TimerTicks),
        ]),
    ]);
fixed! {
    /// Context switch from a thread, in full form.
    ///
    /// In C: `PERFINFO_CCSWAP`, 0x8 bytes. Documented for 6.0+, assumed unchanged after 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *PERFINFO_CCSWAP_BUFFER*; Can
    /// Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CCSWAP")]
    owned PerfinfoCcswap / PerfinfoCcswapView: lone,
        name = "PERFINFO_CCSWAP", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    bits {
        /// `DataType`, bits 0 to 1 of the integer at 0x00.
        data_type / set_data_type: crate::payloads::thread::PerfinfoCcswapType, at = 0, size = 4, bits = 0..2;
        /// Time since the previous switch. `TimeDelta`, bits 2 to 31 of the integer at 0x00.
        time_delta / set_time_delta: u32, at = 0, size = 4, bits = 2..32;
        /// Index of the thread in TidTable of the buffer. `OldThreadIdIndex`, bits 0 to 3 of the integer at 0x04.
        old_thread_id_index / set_old_thread_id_index: u32, at = 4, size = 4, bits = 0..4;
        /// Wait reason, a value of KWAIT_REASON, if the thread waits. Otherwise the thread's state, a value of
        /// KTHREAD_STATE, plus MaximumWaitReason. `OldThreadStateWr`, bits 4 to 9 of the integer at 0x04.
        old_thread_state_wr / set_old_thread_state_wr: u32, at = 4, size = 4, bits = 4..10;
        /// Thread priority. `OldThreadPriority`, bits 10 to 14 of the integer at 0x04.
        old_thread_priority / set_old_thread_priority: u32, at = 4, size = 4, bits = 10..15;
        /// Wait time of the new thread, in timer ticks. `NewThreadWaitTime`, bits 15 to 31 of the integer at 0x04.
        new_thread_wait_time / set_new_thread_wait_time: u32, at = 4, size = 4, bits = 15..32;
    }
}

split_lone!(PerfinfoCcswap, view = PerfinfoCcswapView, size = 8);
/// Alias of [`PerfinfoCcswap`], named by the first release of the form.
pub type V6_0 = PerfinfoCcswap;
/// Alias of [`PerfinfoCcswapView`], named by the first release of the form.
pub type V6_0View<'a> = PerfinfoCcswapView<'a>;
