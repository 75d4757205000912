// Generated from spec/structs/WMI_CONTEXTSWAP.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Processor switched from one thread to another.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "WMI_CONTEXTSWAP",
    aliases: &[],
    form: "V5_1",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(1), last: Release(3) },Holds { pointer: Pointer::Bits64, first: Release(1), last: Release(3) },],
    releases: "5.1..5.2",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Processor switched from one thread to another.",
    fields: &[
        Field { name: "NewThreadId", path: "NewThreadId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread that the processor switches to.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadId", path: "OldThreadId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread that the processor switches from.", units: "", unknown: false, children: &[] },
        Field { name: "NewThreadPriority", path: "NewThreadPriority", offset: 8, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "Priority of the new thread.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadPriority", path: "OldThreadPriority", offset: 9, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "Priority of the old thread.", units: "", unknown: false, children: &[] },
        Field { name: "NewThreadQuantum", path: "NewThreadQuantum", offset: 10, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "The name is from the MOF class CSwitch_V1.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadQuantum", path: "OldThreadQuantum", offset: 11, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "The name is from the MOF class CSwitch_V1.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadWaitReason", path: "OldThreadWaitReason", offset: 12, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "A value of the documented KWAIT_REASON.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadWaitMode", path: "OldThreadWaitMode", offset: 13, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "A value of the documented KPROCESSOR_MODE.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadState", path: "OldThreadState", offset: 14, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "A value of the undocumented KTHREAD_STATE.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadIdealProcessor", path: "OldThreadIdealProcessor", offset: 15, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Truncated to 8 bits, so it is unreliable on machines with more than 256 processors.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "WMI_CONTEXTSWAP",
    aliases: &[],
    form: "V6_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(4), last: Release(12) },Holds { pointer: Pointer::Bits64, first: Release(4), last: Release(12) },],
    releases: "6.0..1607",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "Processor switched from one thread to another.",
    fields: &[
        Field { name: "NewThreadId", path: "NewThreadId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread that the processor switches to.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadId", path: "OldThreadId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread that the processor switches from.", units: "", unknown: false, children: &[] },
        Field { name: "NewThreadPriority", path: "NewThreadPriority", offset: 8, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "Priority of the new thread.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadPriority", path: "OldThreadPriority", offset: 9, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "Priority of the old thread.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 10, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "PreviousCState is valid when a processor leaves its idle thread. For other threads, the source states that SpareByte, a member of the next union, is zero.", units: "", unknown: false, children: &[
            Field { name: "PreviousCState", path: "PreviousCState", offset: 10, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Valid when the processor leaves its idle thread.", units: "", unknown: false, children: &[] },
            Field { name: "OldThreadRank", path: "OldThreadRank", offset: 10, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
        Field { name: "", path: "", offset: 11, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "NewThreadPriorityDecrement", path: "NewThreadPriorityDecrement", offset: 11, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "Decrement of the new thread's priority.", units: "", unknown: false, children: &[] },
            Field { name: "SpareByte", path: "SpareByte", offset: 11, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
        Field { name: "OldThreadWaitReason", path: "OldThreadWaitReason", offset: 12, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "A value of the documented KWAIT_REASON.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadWaitMode", path: "OldThreadWaitMode", offset: 13, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "A value of the documented KPROCESSOR_MODE.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadState", path: "OldThreadState", offset: 14, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "A value of the undocumented KTHREAD_STATE.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadIdealProcessor", path: "OldThreadIdealProcessor", offset: 15, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Truncated to 8 bits, so it is unreliable on machines with more than 256 processors.", units: "", unknown: false, children: &[] },
        Field { name: "NewThreadWaitTime", path: "NewThreadWaitTime", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Wait time of the new thread.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadRemainingQuantum", path: "OldThreadRemainingQuantum", offset: 20, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Remaining quantum of the old thread: the target minus the cycles used so far, in units of 1024.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_2: Layout = Layout {
    name: "WMI_CONTEXTSWAP",
    aliases: &[],
    form: "V1703",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(13), last: Release(13) },Holds { pointer: Pointer::Bits64, first: Release(13), last: Release(13) },],
    releases: "1703",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "Processor switched from one thread to another.",
    fields: &[
        Field { name: "NewThreadId", path: "NewThreadId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread that the processor switches to.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadId", path: "OldThreadId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread that the processor switches from.", units: "", unknown: false, children: &[] },
        Field { name: "NewThreadPriority", path: "NewThreadPriority", offset: 8, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "Priority of the new thread.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadPriority", path: "OldThreadPriority", offset: 9, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "Priority of the old thread.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 10, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "PreviousCState is valid when a processor leaves its idle thread. For other threads, the source states that SpareByte, a member of the next union, is zero.", units: "", unknown: false, children: &[
            Field { name: "PreviousCState", path: "PreviousCState", offset: 10, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Valid when the processor leaves its idle thread.", units: "", unknown: false, children: &[] },
            Field { name: "OldThreadRank", path: "OldThreadRank", offset: 10, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
        Field { name: "", path: "", offset: 11, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "NewThreadPriorityDecrement", path: "NewThreadPriorityDecrement", offset: 11, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "Decrement of the new thread's priority.", units: "", unknown: false, children: &[] },
            Field { name: "SpareByte", path: "SpareByte", offset: 11, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
        Field { name: "OldThreadWaitReason", path: "OldThreadWaitReason", offset: 12, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "A value of the documented KWAIT_REASON.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 13, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 13, size: 1, ty: "UCHAR", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "OldThreadWaitMode", path: "OldThreadWaitMode", offset: 13, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "A value of the documented KPROCESSOR_MODE.", units: "", unknown: false, children: &[] },
                Field { name: "OldThreadBamEppImportant", path: "OldThreadBamEppImportant", offset: 13, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "NewThreadBamEppImportant", path: "NewThreadBamEppImportant", offset: 13, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Reserved", path: "Reserved", offset: 13, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 3, width: 5 }, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
            Field { name: "Flags", path: "Flags", offset: 13, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The same byte as one number.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "OldThreadState", path: "OldThreadState", offset: 14, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "A value of the undocumented KTHREAD_STATE.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadIdealProcessor", path: "OldThreadIdealProcessor", offset: 15, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Truncated to 8 bits, so it is unreliable on machines with more than 256 processors.", units: "", unknown: false, children: &[] },
        Field { name: "NewThreadWaitTime", path: "NewThreadWaitTime", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Wait time of the new thread.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadRemainingQuantum", path: "OldThreadRemainingQuantum", offset: 20, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Remaining quantum of the old thread: the target minus the cycles used so far, in units of 1024.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_3: Layout = Layout {
    name: "WMI_CONTEXTSWAP",
    aliases: &[],
    form: "WmiContextswap",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(14), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(14), last: Release(255) },],
    releases: "1709+",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "Processor switched from one thread to another.",
    fields: &[
        Field { name: "NewThreadId", path: "NewThreadId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread that the processor switches to.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadId", path: "OldThreadId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread that the processor switches from.", units: "", unknown: false, children: &[] },
        Field { name: "NewThreadPriority", path: "NewThreadPriority", offset: 8, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "Priority of the new thread.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadPriority", path: "OldThreadPriority", offset: 9, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "Priority of the old thread.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 10, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "PreviousCState is valid when a processor leaves its idle thread. For other threads, the source states that SpareByte, a member of the next union, is zero.", units: "", unknown: false, children: &[
            Field { name: "PreviousCState", path: "PreviousCState", offset: 10, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Valid when the processor leaves its idle thread.", units: "", unknown: false, children: &[] },
            Field { name: "OldThreadRank", path: "OldThreadRank", offset: 10, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
        Field { name: "", path: "", offset: 11, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "NewThreadPriorityDecrement", path: "NewThreadPriorityDecrement", offset: 11, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "Decrement of the new thread's priority.", units: "", unknown: false, children: &[] },
            Field { name: "SpareByte", path: "SpareByte", offset: 11, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
        Field { name: "OldThreadWaitReason", path: "OldThreadWaitReason", offset: 12, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "A value of the documented KWAIT_REASON.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 13, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 13, size: 1, ty: "UCHAR", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "OldThreadWaitMode", path: "OldThreadWaitMode", offset: 13, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "A value of the documented KPROCESSOR_MODE.", units: "", unknown: false, children: &[] },
                Field { name: "OldThreadBamQosLevel", path: "OldThreadBamQosLevel", offset: 13, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 1, width: 3 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "NewThreadBamQosLevel", path: "NewThreadBamQosLevel", offset: 13, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 4, width: 3 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Reserved", path: "Reserved", offset: 13, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 7, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
            Field { name: "Flags", path: "Flags", offset: 13, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The same byte as one number.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "OldThreadState", path: "OldThreadState", offset: 14, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "A value of the undocumented KTHREAD_STATE.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadIdealProcessor", path: "OldThreadIdealProcessor", offset: 15, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Truncated to 8 bits, so it is unreliable on machines with more than 256 processors.", units: "", unknown: false, children: &[] },
        Field { name: "NewThreadWaitTime", path: "NewThreadWaitTime", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Wait time of the new thread.", units: "", unknown: false, children: &[] },
        Field { name: "OldThreadRemainingQuantum", path: "OldThreadRemainingQuantum", offset: 20, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Remaining quantum of the old thread: the target minus the cycles used so far, in units of 1024.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Processor switched from one thread to another.
    ///
    /// Older form.
    /// In C: `WMI_CONTEXTSWAP`, 0x10 bytes. Documented for 5.1..5.2.
    ///
    /// Most members are copied from members of similar name in the ETHREAD of the old or the new thread.
    ///
    /// Unknown:
    ///
    /// - Unit of NewThreadWaitTime.
    /// - Meaning of the bits of BAM and of quality of service (QoS) for a thread.
    ///
    /// Source: Geoff Chappell, *WMI_CONTEXTSWAP*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V5_1 / V5_1View: lone [16] "WMI_CONTEXTSWAP" Table::form(&LAYOUT_0);
    fields {
        /// ID of the thread that the processor switches to. `ULONG NewThreadId` at 0x00.
        new_thread_id set_new_thread_id: u32 = 0;
        /// ID of the thread that the processor switches from. `ULONG OldThreadId` at 0x04.
        old_thread_id set_old_thread_id: u32 = 4;
        /// Priority of the new thread. `CHAR NewThreadPriority` at 0x08.
        new_thread_priority set_new_thread_priority: i8 = 8;
        /// Priority of the old thread. `CHAR OldThreadPriority` at 0x09.
        old_thread_priority set_old_thread_priority: i8 = 9;
        /// The name is from the MOF class CSwitch_V1. `CHAR NewThreadQuantum` at 0x0A.
        new_thread_quantum set_new_thread_quantum: i8 = 10;
        /// The name is from the MOF class CSwitch_V1. `CHAR OldThreadQuantum` at 0x0B.
        old_thread_quantum set_old_thread_quantum: i8 = 11;
        /// A value of the documented KWAIT_REASON. `UCHAR OldThreadWaitReason` at 0x0C.
        old_thread_wait_reason set_old_thread_wait_reason: u8 = 12;
        /// A value of the documented KPROCESSOR_MODE. `CHAR OldThreadWaitMode` at 0x0D.
        old_thread_wait_mode set_old_thread_wait_mode: i8 = 13;
        /// A value of the undocumented KTHREAD_STATE. `UCHAR OldThreadState` at 0x0E.
        old_thread_state set_old_thread_state: u8 = 14;
        /// Truncated to 8 bits, so it is unreliable on machines with more than 256 processors. `UCHAR OldThreadIdealProcessor` at 0x0F.
        old_thread_ideal_processor set_old_thread_ideal_processor: u8 = 15;
    }
    bits {
    }
}

impl V5_1 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Processor switched from one thread to another.
    ///
    /// Older form.
    /// In C: `WMI_CONTEXTSWAP`, 0x18 bytes. Documented for 6.0..1607.
    ///
    /// Most members are copied from members of similar name in the ETHREAD of the old or the new thread.
    ///
    /// Unknown:
    ///
    /// - Unit of NewThreadWaitTime.
    /// - Meaning of the bits of BAM and of quality of service (QoS) for a thread.
    ///
    /// Source: Geoff Chappell, *WMI_CONTEXTSWAP*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V6_0 / V6_0View: lone [24] "WMI_CONTEXTSWAP" Table::form(&LAYOUT_1);
    fields {
        /// ID of the thread that the processor switches to. `ULONG NewThreadId` at 0x00.
        new_thread_id set_new_thread_id: u32 = 0;
        /// ID of the thread that the processor switches from. `ULONG OldThreadId` at 0x04.
        old_thread_id set_old_thread_id: u32 = 4;
        /// Priority of the new thread. `CHAR NewThreadPriority` at 0x08.
        new_thread_priority set_new_thread_priority: i8 = 8;
        /// Priority of the old thread. `CHAR OldThreadPriority` at 0x09.
        old_thread_priority set_old_thread_priority: i8 = 9;
        /// Valid when the processor leaves its idle thread. `UCHAR PreviousCState` at 0x0A.
        previous_c_state set_previous_c_state: u8 = 10;
        /// Purpose unknown. `UCHAR OldThreadRank` at 0x0A.
        old_thread_rank set_old_thread_rank: u8 = 10;
        /// Decrement of the new thread's priority. `CHAR NewThreadPriorityDecrement` at 0x0B.
        new_thread_priority_decrement set_new_thread_priority_decrement: i8 = 11;
        /// Purpose unknown. `CHAR SpareByte` at 0x0B.
        spare_byte set_spare_byte: i8 = 11;
        /// A value of the documented KWAIT_REASON. `UCHAR OldThreadWaitReason` at 0x0C.
        old_thread_wait_reason set_old_thread_wait_reason: u8 = 12;
        /// A value of the documented KPROCESSOR_MODE. `CHAR OldThreadWaitMode` at 0x0D.
        old_thread_wait_mode set_old_thread_wait_mode: i8 = 13;
        /// A value of the undocumented KTHREAD_STATE. `UCHAR OldThreadState` at 0x0E.
        old_thread_state set_old_thread_state: u8 = 14;
        /// Truncated to 8 bits, so it is unreliable on machines with more than 256 processors. `UCHAR OldThreadIdealProcessor` at 0x0F.
        old_thread_ideal_processor set_old_thread_ideal_processor: u8 = 15;
        /// Wait time of the new thread. `ULONG NewThreadWaitTime` at 0x10.
        new_thread_wait_time set_new_thread_wait_time: u32 = 16;
        /// Remaining quantum of the old thread: the target minus the cycles used so far, in units of 1024. `LONG OldThreadRemainingQuantum` at 0x14.
        old_thread_remaining_quantum set_old_thread_remaining_quantum: i32 = 20;
    }
    bits {
    }
}

impl V6_0 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}

fixed! {
    /// Processor switched from one thread to another.
    ///
    /// Older form.
    /// In C: `WMI_CONTEXTSWAP`, 0x18 bytes. Documented for 1703.
    ///
    /// Most members are copied from members of similar name in the ETHREAD of the old or the new thread.
    ///
    /// Unknown:
    ///
    /// - Unit of NewThreadWaitTime.
    /// - Meaning of the bits of BAM and of quality of service (QoS) for a thread.
    ///
    /// Source: Geoff Chappell, *WMI_CONTEXTSWAP*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V1703 / V1703View: lone [24] "WMI_CONTEXTSWAP" Table::form(&LAYOUT_2);
    fields {
        /// ID of the thread that the processor switches to. `ULONG NewThreadId` at 0x00.
        new_thread_id set_new_thread_id: u32 = 0;
        /// ID of the thread that the processor switches from. `ULONG OldThreadId` at 0x04.
        old_thread_id set_old_thread_id: u32 = 4;
        /// Priority of the new thread. `CHAR NewThreadPriority` at 0x08.
        new_thread_priority set_new_thread_priority: i8 = 8;
        /// Priority of the old thread. `CHAR OldThreadPriority` at 0x09.
        old_thread_priority set_old_thread_priority: i8 = 9;
        /// Valid when the processor leaves its idle thread. `UCHAR PreviousCState` at 0x0A.
        previous_c_state set_previous_c_state: u8 = 10;
        /// Purpose unknown. `UCHAR OldThreadRank` at 0x0A.
        old_thread_rank set_old_thread_rank: u8 = 10;
        /// Decrement of the new thread's priority. `CHAR NewThreadPriorityDecrement` at 0x0B.
        new_thread_priority_decrement set_new_thread_priority_decrement: i8 = 11;
        /// Purpose unknown. `CHAR SpareByte` at 0x0B.
        spare_byte set_spare_byte: i8 = 11;
        /// A value of the documented KWAIT_REASON. `UCHAR OldThreadWaitReason` at 0x0C.
        old_thread_wait_reason set_old_thread_wait_reason: u8 = 12;
        /// The same byte as one number. `UCHAR Flags` at 0x0D.
        flags set_flags: u8 = 13;
        /// A value of the undocumented KTHREAD_STATE. `UCHAR OldThreadState` at 0x0E.
        old_thread_state set_old_thread_state: u8 = 14;
        /// Truncated to 8 bits, so it is unreliable on machines with more than 256 processors. `UCHAR OldThreadIdealProcessor` at 0x0F.
        old_thread_ideal_processor set_old_thread_ideal_processor: u8 = 15;
        /// Wait time of the new thread. `ULONG NewThreadWaitTime` at 0x10.
        new_thread_wait_time set_new_thread_wait_time: u32 = 16;
        /// Remaining quantum of the old thread: the target minus the cycles used so far, in units of 1024. `LONG OldThreadRemainingQuantum` at 0x14.
        old_thread_remaining_quantum set_old_thread_remaining_quantum: i32 = 20;
    }
    bits {
        /// A value of the documented KPROCESSOR_MODE. `OldThreadWaitMode`, bit 0 of the integer at 0x0D.
        old_thread_wait_mode set_old_thread_wait_mode: u8 = 1 13 0 1;
        /// `OldThreadBamEppImportant`, bit 1 of the integer at 0x0D.
        old_thread_bam_epp_important set_old_thread_bam_epp_important: u8 = 1 13 1 1;
        /// `NewThreadBamEppImportant`, bit 2 of the integer at 0x0D.
        new_thread_bam_epp_important set_new_thread_bam_epp_important: u8 = 1 13 2 1;
        /// `Reserved`, bits 3 to 7 of the integer at 0x0D.
        reserved set_reserved: u8 = 1 13 3 5;
    }
}

impl V1703 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_2;
}

fixed! {
    /// Processor switched from one thread to another.
    ///
    /// In C: `WMI_CONTEXTSWAP`, 0x18 bytes. Documented for 1709+, assumed unchanged after 2004.
    ///
    /// Most members are copied from members of similar name in the ETHREAD of the old or the new thread.
    ///
    /// Unknown:
    ///
    /// - Unit of NewThreadWaitTime.
    /// - Meaning of the bits of BAM and of quality of service (QoS) for a thread.
    ///
    /// Source: Geoff Chappell, *WMI_CONTEXTSWAP*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "WMI_CONTEXTSWAP")]
    owned WmiContextswap / WmiContextswapView: lone [24] "WMI_CONTEXTSWAP" Table::form(&LAYOUT_3);
    fields {
        /// ID of the thread that the processor switches to. `ULONG NewThreadId` at 0x00.
        new_thread_id set_new_thread_id: u32 = 0;
        /// ID of the thread that the processor switches from. `ULONG OldThreadId` at 0x04.
        old_thread_id set_old_thread_id: u32 = 4;
        /// Priority of the new thread. `CHAR NewThreadPriority` at 0x08.
        new_thread_priority set_new_thread_priority: i8 = 8;
        /// Priority of the old thread. `CHAR OldThreadPriority` at 0x09.
        old_thread_priority set_old_thread_priority: i8 = 9;
        /// Valid when the processor leaves its idle thread. `UCHAR PreviousCState` at 0x0A.
        previous_c_state set_previous_c_state: u8 = 10;
        /// Purpose unknown. `UCHAR OldThreadRank` at 0x0A.
        old_thread_rank set_old_thread_rank: u8 = 10;
        /// Decrement of the new thread's priority. `CHAR NewThreadPriorityDecrement` at 0x0B.
        new_thread_priority_decrement set_new_thread_priority_decrement: i8 = 11;
        /// Purpose unknown. `CHAR SpareByte` at 0x0B.
        spare_byte set_spare_byte: i8 = 11;
        /// A value of the documented KWAIT_REASON. `UCHAR OldThreadWaitReason` at 0x0C.
        old_thread_wait_reason set_old_thread_wait_reason: u8 = 12;
        /// The same byte as one number. `UCHAR Flags` at 0x0D.
        flags set_flags: u8 = 13;
        /// A value of the undocumented KTHREAD_STATE. `UCHAR OldThreadState` at 0x0E.
        old_thread_state set_old_thread_state: u8 = 14;
        /// Truncated to 8 bits, so it is unreliable on machines with more than 256 processors. `UCHAR OldThreadIdealProcessor` at 0x0F.
        old_thread_ideal_processor set_old_thread_ideal_processor: u8 = 15;
        /// Wait time of the new thread. `ULONG NewThreadWaitTime` at 0x10.
        new_thread_wait_time set_new_thread_wait_time: u32 = 16;
        /// Remaining quantum of the old thread: the target minus the cycles used so far, in units of 1024. `LONG OldThreadRemainingQuantum` at 0x14.
        old_thread_remaining_quantum set_old_thread_remaining_quantum: i32 = 20;
    }
    bits {
        /// A value of the documented KPROCESSOR_MODE. `OldThreadWaitMode`, bit 0 of the integer at 0x0D.
        old_thread_wait_mode set_old_thread_wait_mode: u8 = 1 13 0 1;
        /// `OldThreadBamQosLevel`, bits 1 to 3 of the integer at 0x0D.
        old_thread_bam_qos_level set_old_thread_bam_qos_level: u8 = 1 13 1 3;
        /// `NewThreadBamQosLevel`, bits 4 to 6 of the integer at 0x0D.
        new_thread_bam_qos_level set_new_thread_bam_qos_level: u8 = 1 13 4 3;
        /// `Reserved`, bit 7 of the integer at 0x0D.
        reserved set_reserved: u8 = 1 13 7 1;
    }
}

impl WmiContextswap {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_3;
}

/// Alias of [`WmiContextswap`], named by the first release of the form.
pub type V1709 = WmiContextswap;
/// Alias of [`WmiContextswapView`], named by the first release of the form.
pub type V1709View<'a> = WmiContextswapView<'a>;
