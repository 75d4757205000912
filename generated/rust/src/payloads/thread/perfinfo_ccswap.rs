// Generated from spec/structs/PERFINFO_CCSWAP.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Context switch from a thread, in full form.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PERFINFO_CCSWAP",
    aliases: &[],
    form: "PerfinfoCcswap",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(4), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(4), last: Release(255) },],
    releases: "6.0+",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Context switch from a thread, in full form.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "DataType", path: "DataType", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 2 }, values: Some(crate::payloads::thread::PerfinfoCcswapType::VALUES), doc: "", units: "", unknown: false, children: &[] },
            Field { name: "TimeDelta", path: "TimeDelta", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 2, width: 30 }, values: None, doc: "Time since the previous switch.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 4, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "OldThreadIdIndex", path: "OldThreadIdIndex", offset: 4, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 4 }, values: None, doc: "Index of the thread in TidTable of the buffer.", units: "", unknown: false, children: &[] },
            Field { name: "OldThreadStateWr", path: "OldThreadStateWr", offset: 4, size: 4, ty: "ULONG", kind: Kind::Bit { start: 4, width: 6 }, values: None, doc: "Wait reason, a value of KWAIT_REASON, if the thread waits. Otherwise the thread's state, a value of KTHREAD_STATE, plus MaximumWaitReason.", units: "", unknown: false, children: &[] },
            Field { name: "OldThreadPriority", path: "OldThreadPriority", offset: 4, size: 4, ty: "ULONG", kind: Kind::Bit { start: 10, width: 5 }, values: None, doc: "Thread priority.", units: "", unknown: false, children: &[] },
            Field { name: "NewThreadWaitTime", path: "NewThreadWaitTime", offset: 4, size: 4, ty: "ULONG", kind: Kind::Bit { start: 15, width: 17 }, values: None, doc: "Wait time of the new thread, in timer ticks.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
fixed! {
    /// Context switch from a thread, in full form.
    ///
    /// In C: `PERFINFO_CCSWAP`, 0x8 bytes. Documented for 6.0+, assumed unchanged after 11-21H2.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *PERFINFO_CCSWAP_BUFFER*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CCSWAP")]
    owned PerfinfoCcswap / PerfinfoCcswapView: lone [8] "PERFINFO_CCSWAP" Table::form(&LAYOUT_0);
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

impl PerfinfoCcswap {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

split_lone!(PerfinfoCcswap, PerfinfoCcswapView, 8);
/// Alias of [`PerfinfoCcswap`], named by the first release of the form.
pub type V6_0 = PerfinfoCcswap;
/// Alias of [`PerfinfoCcswapView`], named by the first release of the form.
pub type V6_0View<'a> = PerfinfoCcswapView<'a>;
