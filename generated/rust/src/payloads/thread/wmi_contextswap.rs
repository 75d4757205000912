// Generated from spec/structs/WMI_CONTEXTSWAP.toml by `cargo spec generate`. Do not edit: edit that file.

//! Processor switched from one thread to another.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("WMI_CONTEXTSWAP", "V5_1", (16, 16), "Processor switched from one thread to another.", &[
    unsigned("NewThreadId", 0, 4, "ULONG", "ID of the thread that the processor switches to.").means(Meaning::ThreadId),
    unsigned("OldThreadId", 4, 4, "ULONG", "ID of the thread that the processor switches from.").means(Meaning::ThreadId),
    field("NewThreadPriority", 8, 1, "CHAR", Kind::Signed, "Priority of the new thread.").means(Meaning::Priority),
    field("OldThreadPriority", 9, 1, "CHAR", Kind::Signed, "Priority of the old thread.").means(Meaning::Priority),
    field("NewThreadQuantum", 10, 1, "CHAR", Kind::Signed, "The name is from the MOF class CSwitch_V1."),
    field("OldThreadQuantum", 11, 1, "CHAR", Kind::Signed, "The name is from the MOF class CSwitch_V1."),
    unsigned("OldThreadWaitReason", 12, 1, "UCHAR", "Wait reason of the old thread.").of(crate::common::KwaitReason::VALUES).means(Meaning::Enumeration),
    field("OldThreadWaitMode", 13, 1, "CHAR", Kind::Signed, "Processor mode in which the old thread waits.").of(crate::common::KprocessorMode::VALUES).means(Meaning::Enumeration),
    unsigned("OldThreadState", 14, 1, "UCHAR", "State of the old thread.").of(crate::common::KthreadState::VALUES).means(Meaning::Enumeration),
    unsigned("OldThreadIdealProcessor", 15, 1, "UCHAR", "Truncated to 8 bits, so it is unreliable on machines with more than 256 processors.").means(Meaning::ProcessorNumber),
])
    .in_releases("5.1..5.2", &[holds(Pointer::Bits32, 1, 3), holds(Pointer::Bits64, 1, 3)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CONTEXTSWAP, &crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_CONTEXTSWAP", "V6_0", (24, 24), "Processor switched from one thread to another.", &[
    unsigned("NewThreadId", 0, 4, "ULONG", "ID of the thread that the processor switches to.").means(Meaning::ThreadId),
    unsigned("OldThreadId", 4, 4, "ULONG", "ID of the thread that the processor switches from.").means(Meaning::ThreadId),
    field("NewThreadPriority", 8, 1, "CHAR", Kind::Signed, "Priority of the new thread.").means(Meaning::Priority),
    field("OldThreadPriority", 9, 1, "CHAR", Kind::Signed, "Priority of the old thread.").means(Meaning::Priority),
    field("", 10, 1, "union", Kind::Union, "PreviousCState is valid when a processor leaves its idle thread. For other threads, the source states that SpareByte, a member of the next union, is zero.").with(&[
        unsigned("PreviousCState", 10, 1, "UCHAR", "Valid when the processor leaves its idle thread.").means(Meaning::Index),
        unsigned("OldThreadRank", 10, 1, "UCHAR", "").of_unknown_purpose(),
    ]),
    field("", 11, 1, "union", Kind::Union, "").with(&[
        field("NewThreadPriorityDecrement", 11, 1, "CHAR", Kind::Signed, "Decrement of the new thread's priority.").means(Meaning::Number),
        field("SpareByte", 11, 1, "CHAR", Kind::Signed, "").means(Meaning::Reserved),
    ]),
    unsigned("OldThreadWaitReason", 12, 1, "UCHAR", "Wait reason of the old thread.").of(crate::common::KwaitReason::VALUES).means(Meaning::Enumeration),
    field("OldThreadWaitMode", 13, 1, "CHAR", Kind::Signed, "Processor mode in which the old thread waits.").of(crate::common::KprocessorMode::VALUES).means(Meaning::Enumeration),
    unsigned("OldThreadState", 14, 1, "UCHAR", "State of the old thread.").of(crate::common::KthreadState::VALUES).means(Meaning::Enumeration),
    unsigned("OldThreadIdealProcessor", 15, 1, "UCHAR", "Truncated to 8 bits, so it is unreliable on machines with more than 256 processors.").means(Meaning::ProcessorNumber),
    unsigned("NewThreadWaitTime", 16, 4, "ULONG", "Wait time of the new thread. In the compact form of the event, PERFINFO_CCSWAP, it is in timer ticks.").in_units("timer ticks").means(Meaning::TimerTicks),
    field("OldThreadRemainingQuantum", 20, 4, "LONG", Kind::Signed, "Remaining quantum of the old thread: the target minus the cycles used so far, in units of 1024.").means(Meaning::Number),
])
    .in_releases("6.0..1607", &[holds(Pointer::Bits32, 4, 12), holds(Pointer::Bits64, 4, 12)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CONTEXTSWAP, &crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_2: Layout = layout("WMI_CONTEXTSWAP", "V1703", (24, 24), "Processor switched from one thread to another.", &[
    unsigned("NewThreadId", 0, 4, "ULONG", "ID of the thread that the processor switches to.").means(Meaning::ThreadId),
    unsigned("OldThreadId", 4, 4, "ULONG", "ID of the thread that the processor switches from.").means(Meaning::ThreadId),
    field("NewThreadPriority", 8, 1, "CHAR", Kind::Signed, "Priority of the new thread.").means(Meaning::Priority),
    field("OldThreadPriority", 9, 1, "CHAR", Kind::Signed, "Priority of the old thread.").means(Meaning::Priority),
    field("", 10, 1, "union", Kind::Union, "PreviousCState is valid when a processor leaves its idle thread. For other threads, the source states that SpareByte, a member of the next union, is zero.").with(&[
        unsigned("PreviousCState", 10, 1, "UCHAR", "Valid when the processor leaves its idle thread.").means(Meaning::Index),
        unsigned("OldThreadRank", 10, 1, "UCHAR", "").of_unknown_purpose(),
    ]),
    field("", 11, 1, "union", Kind::Union, "").with(&[
        field("NewThreadPriorityDecrement", 11, 1, "CHAR", Kind::Signed, "Decrement of the new thread's priority.").means(Meaning::Number),
        field("SpareByte", 11, 1, "CHAR", Kind::Signed, "").means(Meaning::Reserved),
    ]),
    unsigned("OldThreadWaitReason", 12, 1, "UCHAR", "Wait reason of the old thread.").of(crate::common::KwaitReason::VALUES).means(Meaning::Enumeration),
    field("", 13, 1, "union", Kind::Union, "").with(&[
        field("", 13, 1, "UCHAR", Kind::Bits, "").with(&[
            bit("OldThreadWaitMode", (13, 1), "UCHAR", 0, 1, "Processor mode in which the old thread waits.").up_to(8).of(crate::common::KprocessorMode::VALUES).means(Meaning::Enumeration),
            bit("OldThreadBamEppImportant", (13, 1), "UCHAR", 1, 1, "").of_unknown_purpose(),
            bit("NewThreadBamEppImportant", (13, 1), "UCHAR", 2, 1, "").of_unknown_purpose(),
            bit("Reserved", (13, 1), "UCHAR", 3, 5, "").means(Meaning::Reserved),
        ]),
        unsigned("Flags", 13, 1, "UCHAR", "The same byte as one number.").means(Meaning::Flags),
    ]),
    unsigned("OldThreadState", 14, 1, "UCHAR", "State of the old thread.").of(crate::common::KthreadState::VALUES).means(Meaning::Enumeration),
    unsigned("OldThreadIdealProcessor", 15, 1, "UCHAR", "Truncated to 8 bits, so it is unreliable on machines with more than 256 processors.").means(Meaning::ProcessorNumber),
    unsigned("NewThreadWaitTime", 16, 4, "ULONG", "Wait time of the new thread. In the compact form of the event, PERFINFO_CCSWAP, it is in timer ticks.").in_units("timer ticks").means(Meaning::TimerTicks),
    field("OldThreadRemainingQuantum", 20, 4, "LONG", Kind::Signed, "Remaining quantum of the old thread: the target minus the cycles used so far, in units of 1024.").means(Meaning::Number),
])
    .in_releases("1703", &[holds(Pointer::Bits32, 13, 13), holds(Pointer::Bits64, 13, 13)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CONTEXTSWAP, &crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_3: Layout = layout("WMI_CONTEXTSWAP", "WmiContextswap", (24, 24), "Processor switched from one thread to another.", &[
    unsigned("NewThreadId", 0, 4, "ULONG", "ID of the thread that the processor switches to.").means(Meaning::ThreadId),
    unsigned("OldThreadId", 4, 4, "ULONG", "ID of the thread that the processor switches from.").means(Meaning::ThreadId),
    field("NewThreadPriority", 8, 1, "CHAR", Kind::Signed, "Priority of the new thread.").means(Meaning::Priority),
    field("OldThreadPriority", 9, 1, "CHAR", Kind::Signed, "Priority of the old thread.").means(Meaning::Priority),
    field("", 10, 1, "union", Kind::Union, "PreviousCState is valid when a processor leaves its idle thread. For other threads, the source states that SpareByte, a member of the next union, is zero.").with(&[
        unsigned("PreviousCState", 10, 1, "UCHAR", "Valid when the processor leaves its idle thread.").means(Meaning::Index),
        unsigned("OldThreadRank", 10, 1, "UCHAR", "").of_unknown_purpose(),
    ]),
    field("", 11, 1, "union", Kind::Union, "").with(&[
        field("NewThreadPriorityDecrement", 11, 1, "CHAR", Kind::Signed, "Decrement of the new thread's priority.").means(Meaning::Number),
        field("SpareByte", 11, 1, "CHAR", Kind::Signed, "").means(Meaning::Reserved),
    ]),
    unsigned("OldThreadWaitReason", 12, 1, "UCHAR", "Wait reason of the old thread.").of(crate::common::KwaitReason::VALUES).means(Meaning::Enumeration),
    field("", 13, 1, "union", Kind::Union, "").with(&[
        field("", 13, 1, "UCHAR", Kind::Bits, "").with(&[
            bit("OldThreadWaitMode", (13, 1), "UCHAR", 0, 1, "Processor mode in which the old thread waits.").up_to(8).of(crate::common::KprocessorMode::VALUES).means(Meaning::Enumeration),
            bit("OldThreadBamQosLevel", (13, 1), "UCHAR", 1, 3, "").of_unknown_purpose(),
            bit("NewThreadBamQosLevel", (13, 1), "UCHAR", 4, 3, "").of_unknown_purpose(),
            bit("Reserved", (13, 1), "UCHAR", 7, 1, "").up_to(5).means(Meaning::Reserved),
        ]),
        unsigned("Flags", 13, 1, "UCHAR", "The same byte as one number.").means(Meaning::Flags),
    ]),
    unsigned("OldThreadState", 14, 1, "UCHAR", "State of the old thread.").of(crate::common::KthreadState::VALUES).means(Meaning::Enumeration),
    unsigned("OldThreadIdealProcessor", 15, 1, "UCHAR", "Truncated to 8 bits, so it is unreliable on machines with more than 256 processors.").means(Meaning::ProcessorNumber),
    unsigned("NewThreadWaitTime", 16, 4, "ULONG", "Wait time of the new thread. In the compact form of the event, PERFINFO_CCSWAP, it is in timer ticks.").in_units("timer ticks").means(Meaning::TimerTicks),
    field("OldThreadRemainingQuantum", 20, 4, "LONG", Kind::Signed, "Remaining quantum of the old thread: the target minus the cycles used so far, in units of 1024.").means(Meaning::Number),
])
    .in_releases("1709+", &[holds(Pointer::Bits32, 14, 255), holds(Pointer::Bits64, 14, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CONTEXTSWAP, &crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// Processor switched from one thread to another.
    ///
    /// Older form.
    /// In C: `WMI_CONTEXTSWAP`, 0x10 bytes. Documented for 5.1..5.2.
    ///
    /// Most members are copied from members of similar name in the ETHREAD of the old or the new thread.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of user-mode DLLs (6.2 and higher). The class CSwitch of MOF, documented since the SDK of Windows Vista, describes the same data.
    ///
    /// Unknown:
    ///
    /// - Meaning of the bits of BAM and of quality of service (QoS) for a thread.
    ///
    /// Source: Geoff Chappell, *WMI_CONTEXTSWAP*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V5_1 / V5_1View: lone [16] "WMI_CONTEXTSWAP" Table::form(&LAYOUT_0), LAYOUT_0;
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
        /// Wait reason of the old thread. `UCHAR OldThreadWaitReason` at 0x0C.
        old_thread_wait_reason set_old_thread_wait_reason: crate::common::KwaitReason = 12;
        /// Processor mode in which the old thread waits. `CHAR OldThreadWaitMode` at 0x0D.
        old_thread_wait_mode set_old_thread_wait_mode: i8 = 13;
        /// State of the old thread. `UCHAR OldThreadState` at 0x0E.
        old_thread_state set_old_thread_state: crate::common::KthreadState = 14;
        /// Truncated to 8 bits, so it is unreliable on machines with more than 256 processors. `UCHAR OldThreadIdealProcessor` at 0x0F.
        old_thread_ideal_processor set_old_thread_ideal_processor: u8 = 15;
    }
    bits {
    }
}

fixed! {
    /// Processor switched from one thread to another.
    ///
    /// Older form.
    /// In C: `WMI_CONTEXTSWAP`, 0x18 bytes. Documented for 6.0..1607.
    ///
    /// Most members are copied from members of similar name in the ETHREAD of the old or the new thread.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of user-mode DLLs (6.2 and higher). The class CSwitch of MOF, documented since the SDK of Windows Vista, describes the same data.
    ///
    /// Unknown:
    ///
    /// - Meaning of the bits of BAM and of quality of service (QoS) for a thread.
    ///
    /// Source: Geoff Chappell, *WMI_CONTEXTSWAP*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V6_0 / V6_0View: lone [24] "WMI_CONTEXTSWAP" Table::form(&LAYOUT_1), LAYOUT_1;
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
        previous_cstate set_previous_cstate: u8 = 10;
        /// Purpose unknown. `UCHAR OldThreadRank` at 0x0A.
        old_thread_rank set_old_thread_rank: u8 = 10;
        /// Decrement of the new thread's priority. `CHAR NewThreadPriorityDecrement` at 0x0B.
        new_thread_priority_decrement set_new_thread_priority_decrement: i8 = 11;
        /// Reserved or padding, according to a source. `CHAR SpareByte` at 0x0B.
        spare_byte set_spare_byte: i8 = 11;
        /// Wait reason of the old thread. `UCHAR OldThreadWaitReason` at 0x0C.
        old_thread_wait_reason set_old_thread_wait_reason: crate::common::KwaitReason = 12;
        /// Processor mode in which the old thread waits. `CHAR OldThreadWaitMode` at 0x0D.
        old_thread_wait_mode set_old_thread_wait_mode: i8 = 13;
        /// State of the old thread. `UCHAR OldThreadState` at 0x0E.
        old_thread_state set_old_thread_state: crate::common::KthreadState = 14;
        /// Truncated to 8 bits, so it is unreliable on machines with more than 256 processors. `UCHAR OldThreadIdealProcessor` at 0x0F.
        old_thread_ideal_processor set_old_thread_ideal_processor: u8 = 15;
        /// Wait time of the new thread. In the compact form of the event, PERFINFO_CCSWAP, it is in timer ticks. `ULONG NewThreadWaitTime` at 0x10. Unit: timer ticks.
        new_thread_wait_time set_new_thread_wait_time: u32 = 16;
        /// Remaining quantum of the old thread: the target minus the cycles used so far, in units of 1024. `LONG OldThreadRemainingQuantum` at 0x14.
        old_thread_remaining_quantum set_old_thread_remaining_quantum: i32 = 20;
    }
    bits {
    }
}

fixed! {
    /// Processor switched from one thread to another.
    ///
    /// Older form.
    /// In C: `WMI_CONTEXTSWAP`, 0x18 bytes. Documented for 1703.
    ///
    /// Most members are copied from members of similar name in the ETHREAD of the old or the new thread.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of user-mode DLLs (6.2 and higher). The class CSwitch of MOF, documented since the SDK of Windows Vista, describes the same data.
    ///
    /// Unknown:
    ///
    /// - Meaning of the bits of BAM and of quality of service (QoS) for a thread.
    ///
    /// Source: Geoff Chappell, *WMI_CONTEXTSWAP*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V1703 / V1703View: lone [24] "WMI_CONTEXTSWAP" Table::form(&LAYOUT_2), LAYOUT_2;
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
        previous_cstate set_previous_cstate: u8 = 10;
        /// Purpose unknown. `UCHAR OldThreadRank` at 0x0A.
        old_thread_rank set_old_thread_rank: u8 = 10;
        /// Decrement of the new thread's priority. `CHAR NewThreadPriorityDecrement` at 0x0B.
        new_thread_priority_decrement set_new_thread_priority_decrement: i8 = 11;
        /// Reserved or padding, according to a source. `CHAR SpareByte` at 0x0B.
        spare_byte set_spare_byte: i8 = 11;
        /// Wait reason of the old thread. `UCHAR OldThreadWaitReason` at 0x0C.
        old_thread_wait_reason set_old_thread_wait_reason: crate::common::KwaitReason = 12;
        /// The same byte as one number. `UCHAR Flags` at 0x0D.
        flags set_flags: u8 = 13;
        /// State of the old thread. `UCHAR OldThreadState` at 0x0E.
        old_thread_state set_old_thread_state: crate::common::KthreadState = 14;
        /// Truncated to 8 bits, so it is unreliable on machines with more than 256 processors. `UCHAR OldThreadIdealProcessor` at 0x0F.
        old_thread_ideal_processor set_old_thread_ideal_processor: u8 = 15;
        /// Wait time of the new thread. In the compact form of the event, PERFINFO_CCSWAP, it is in timer ticks. `ULONG NewThreadWaitTime` at 0x10. Unit: timer ticks.
        new_thread_wait_time set_new_thread_wait_time: u32 = 16;
        /// Remaining quantum of the old thread: the target minus the cycles used so far, in units of 1024. `LONG OldThreadRemainingQuantum` at 0x14.
        old_thread_remaining_quantum set_old_thread_remaining_quantum: i32 = 20;
    }
    bits {
        /// Processor mode in which the old thread waits. `OldThreadWaitMode`, bit 0 of the integer at 0x0D.
        old_thread_wait_mode set_old_thread_wait_mode: crate::common::KprocessorMode = 1 13 0 1;
        /// `OldThreadBamEppImportant`, bit 1 of the integer at 0x0D.
        old_thread_bam_epp_important set_old_thread_bam_epp_important: u8 = 1 13 1 1;
        /// `NewThreadBamEppImportant`, bit 2 of the integer at 0x0D.
        new_thread_bam_epp_important set_new_thread_bam_epp_important: u8 = 1 13 2 1;
        /// Reserved or padding, according to a source. `Reserved`, bits 3 to 7 of the integer at 0x0D.
        reserved set_reserved: u8 = 1 13 3 5;
    }
}

fixed! {
    /// Processor switched from one thread to another.
    ///
    /// In C: `WMI_CONTEXTSWAP`, 0x18 bytes. Documented for 1709+, assumed unchanged after 2004.
    ///
    /// Most members are copied from members of similar name in the ETHREAD of the old or the new thread.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of user-mode DLLs (6.2 and higher). The class CSwitch of MOF, documented since the SDK of Windows Vista, describes the same data.
    ///
    /// Unknown:
    ///
    /// - Meaning of the bits of BAM and of quality of service (QoS) for a thread.
    ///
    /// Source: Geoff Chappell, *WMI_CONTEXTSWAP*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "WMI_CONTEXTSWAP")]
    owned WmiContextswap / WmiContextswapView: lone [24] "WMI_CONTEXTSWAP" Table::form(&LAYOUT_3), LAYOUT_3;
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
        previous_cstate set_previous_cstate: u8 = 10;
        /// Purpose unknown. `UCHAR OldThreadRank` at 0x0A.
        old_thread_rank set_old_thread_rank: u8 = 10;
        /// Decrement of the new thread's priority. `CHAR NewThreadPriorityDecrement` at 0x0B.
        new_thread_priority_decrement set_new_thread_priority_decrement: i8 = 11;
        /// Reserved or padding, according to a source. `CHAR SpareByte` at 0x0B.
        spare_byte set_spare_byte: i8 = 11;
        /// Wait reason of the old thread. `UCHAR OldThreadWaitReason` at 0x0C.
        old_thread_wait_reason set_old_thread_wait_reason: crate::common::KwaitReason = 12;
        /// The same byte as one number. `UCHAR Flags` at 0x0D.
        flags set_flags: u8 = 13;
        /// State of the old thread. `UCHAR OldThreadState` at 0x0E.
        old_thread_state set_old_thread_state: crate::common::KthreadState = 14;
        /// Truncated to 8 bits, so it is unreliable on machines with more than 256 processors. `UCHAR OldThreadIdealProcessor` at 0x0F.
        old_thread_ideal_processor set_old_thread_ideal_processor: u8 = 15;
        /// Wait time of the new thread. In the compact form of the event, PERFINFO_CCSWAP, it is in timer ticks. `ULONG NewThreadWaitTime` at 0x10. Unit: timer ticks.
        new_thread_wait_time set_new_thread_wait_time: u32 = 16;
        /// Remaining quantum of the old thread: the target minus the cycles used so far, in units of 1024. `LONG OldThreadRemainingQuantum` at 0x14.
        old_thread_remaining_quantum set_old_thread_remaining_quantum: i32 = 20;
    }
    bits {
        /// Processor mode in which the old thread waits. `OldThreadWaitMode`, bit 0 of the integer at 0x0D.
        old_thread_wait_mode set_old_thread_wait_mode: crate::common::KprocessorMode = 1 13 0 1;
        /// `OldThreadBamQosLevel`, bits 1 to 3 of the integer at 0x0D.
        old_thread_bam_qos_level set_old_thread_bam_qos_level: u8 = 1 13 1 3;
        /// `NewThreadBamQosLevel`, bits 4 to 6 of the integer at 0x0D.
        new_thread_bam_qos_level set_new_thread_bam_qos_level: u8 = 1 13 4 3;
        /// Reserved or padding, according to a source. `Reserved`, bit 7 of the integer at 0x0D.
        reserved set_reserved: u8 = 1 13 7 1;
    }
}

/// Alias of [`WmiContextswap`], named by the first release of the form.
pub type V1709 = WmiContextswap;
/// Alias of [`WmiContextswapView`], named by the first release of the form.
pub type V1709View<'a> = WmiContextswapView<'a>;
