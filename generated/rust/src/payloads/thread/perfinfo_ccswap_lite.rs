// Generated from spec/structs/PERFINFO_CCSWAP_LITE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Context switch from a thread, in short form.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::CHAPPELL_PERFINFO_CCSWAP_BUFFER, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CCSWAP_LITE", "PerfinfoCcswapLite")
    .size(4)
    .summary("Context switch from a thread, in short form.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .stated_by(SOURCES)
    .fields(&[
        bit_fields("ULONG", "").at(0..4).with(&[
            bit("ULONG", "DataType").at(0..4).bits(0..2).of(crate::payloads::thread::PerfinfoCcswapType::VALUES)
                .means(Meaning::Enumeration),
            bit("ULONG", "OldThreadIdIndex").at(0..4).bits(2..6).doc("Index of the thread in TidTable of the buffer.")
                .means(Meaning::Index),
            bit("ULONG", "OldThreadPriInc").at(0..4).bits(6..9).doc("Thread priority minus its base priority.")
                .means(Meaning::Number),
            bit("ULONG", "OldThreadStateWr").at(0..4).bits(9..15)
                .doc("Wait reason, a value of KWAIT_REASON, if the thread waits. Otherwise the thread's state, a value \
                    of KTHREAD_STATE, plus MaximumWaitReason.")
                .means(Meaning::Enumeration),
            bit("ULONG", "TimeDelta").at(0..4).bits(15..32).doc("Time since the previous switch.")
                .means(Meaning::TimeStampDifference),
        ]),
    ]);
fixed! {
    /// Context switch from a thread, in short form.
    ///
    /// In C: `PERFINFO_CCSWAP_LITE`, 0x4 bytes. Documented for 6.0+, assumed unchanged after 11-21H2.
    ///
    /// Used if the new thread waited for at most one tick, the time fits, and the priority of the old thread is at most
    /// 7 above its base.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *PERFINFO_CCSWAP_BUFFER*; Can
    /// Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CCSWAP_LITE")]
    owned PerfinfoCcswapLite / PerfinfoCcswapLiteView: lone,
        name = "PERFINFO_CCSWAP_LITE", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    bits {
        /// `DataType`, bits 0 to 1 of the integer at 0x00.
        data_type / set_data_type: crate::payloads::thread::PerfinfoCcswapType, at = 0, size = 4, bits = 0..2;
        /// Index of the thread in TidTable of the buffer. `OldThreadIdIndex`, bits 2 to 5 of the integer at 0x00.
        old_thread_id_index / set_old_thread_id_index: u32, at = 0, size = 4, bits = 2..6;
        /// Thread priority minus its base priority. `OldThreadPriInc`, bits 6 to 8 of the integer at 0x00.
        old_thread_pri_inc / set_old_thread_pri_inc: u32, at = 0, size = 4, bits = 6..9;
        /// Wait reason, a value of KWAIT_REASON, if the thread waits. Otherwise the thread's state, a value of
        /// KTHREAD_STATE, plus MaximumWaitReason. `OldThreadStateWr`, bits 9 to 14 of the integer at 0x00.
        old_thread_state_wr / set_old_thread_state_wr: u32, at = 0, size = 4, bits = 9..15;
        /// Time since the previous switch. `TimeDelta`, bits 15 to 31 of the integer at 0x00.
        time_delta / set_time_delta: u32, at = 0, size = 4, bits = 15..32;
    }
}

split_lone!(PerfinfoCcswapLite, view = PerfinfoCcswapLiteView, size = 4);
/// Alias of [`PerfinfoCcswapLite`], named by the first release of the form.
pub type V6_0 = PerfinfoCcswapLite;
/// Alias of [`PerfinfoCcswapLiteView`], named by the first release of the form.
pub type V6_0View<'a> = PerfinfoCcswapLiteView<'a>;
