// Generated from spec/structs/WMI_CONTEXTSWAP.toml by `cargo spec generate`. Do not edit: edit that file.

//! Processor switched from one thread to another.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_WMI_CONTEXTSWAP, &sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("WMI_CONTEXTSWAP", "V5_1")
    .size(16)
    .about("Processor switched from one thread to another.")
    .in_releases("5.1..5.2", &[holds(Pointer::Bits32, 1, 3), holds(Pointer::Bits64, 1, 3)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG NewThreadId").at(0..4).about("ID of the thread that the processor switches to.")
            .means(Meaning::ThreadId),
        unsigned("ULONG OldThreadId").at(4..8).about("ID of the thread that the processor switches from.")
            .means(Meaning::ThreadId),
        signed("CHAR NewThreadPriority").at(8..9).about("Priority of the new thread.").means(Meaning::Priority),
        signed("CHAR OldThreadPriority").at(9..10).about("Priority of the old thread.").means(Meaning::Priority),
        signed("CHAR NewThreadQuantum").at(10..11).about("The name is from the MOF class CSwitch_V1."),
        signed("CHAR OldThreadQuantum").at(11..12).about("The name is from the MOF class CSwitch_V1."),
        unsigned("UCHAR OldThreadWaitReason").at(12..13).about("Wait reason of the old thread.")
            .means(Meaning::Enumeration).with(&[More::Values(crate::common::KwaitReason::VALUES)]),
        signed("CHAR OldThreadWaitMode").at(13..14).about("Processor mode in which the old thread waits.")
            .means(Meaning::Enumeration).with(&[More::Values(crate::common::KprocessorMode::VALUES)]),
        unsigned("UCHAR OldThreadState").at(14..15).about("State of the old thread.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::common::KthreadState::VALUES)]),
        unsigned("UCHAR OldThreadIdealProcessor").at(15..16)
            .about("Truncated to 8 bits, so it is unreliable on machines with more than 256 processors.")
            .means(Meaning::ProcessorNumber),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_CONTEXTSWAP", "V6_0")
    .size(24)
    .about("Processor switched from one thread to another.")
    .in_releases("6.0..1607", &[holds(Pointer::Bits32, 4, 12), holds(Pointer::Bits64, 4, 12)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG NewThreadId").at(0..4).about("ID of the thread that the processor switches to.")
            .means(Meaning::ThreadId),
        unsigned("ULONG OldThreadId").at(4..8).about("ID of the thread that the processor switches from.")
            .means(Meaning::ThreadId),
        signed("CHAR NewThreadPriority").at(8..9).about("Priority of the new thread.").means(Meaning::Priority),
        signed("CHAR OldThreadPriority").at(9..10).about("Priority of the old thread.").means(Meaning::Priority),
        union("union ").at(10..11)
            .about("PreviousCState is valid when a processor leaves its idle thread. For other threads, the source \
                states that SpareByte, a member of the next union, is zero.")
            .with(&[More::Fields(&[
            unsigned("UCHAR PreviousCState").at(10..11).about("Valid when the processor leaves its idle thread.")
                .means(Meaning::Index),
            unsigned("UCHAR OldThreadRank").at(10..11).of_unknown_purpose(),
        ])]),
        union("union ").at(11..12).with(&[More::Fields(&[
            signed("CHAR NewThreadPriorityDecrement").at(11..12).about("Decrement of the new thread's priority.")
                .means(Meaning::Number),
            signed("CHAR SpareByte").at(11..12).means(Meaning::Reserved),
        ])]),
        unsigned("UCHAR OldThreadWaitReason").at(12..13).about("Wait reason of the old thread.")
            .means(Meaning::Enumeration).with(&[More::Values(crate::common::KwaitReason::VALUES)]),
        signed("CHAR OldThreadWaitMode").at(13..14).about("Processor mode in which the old thread waits.")
            .means(Meaning::Enumeration).with(&[More::Values(crate::common::KprocessorMode::VALUES)]),
        unsigned("UCHAR OldThreadState").at(14..15).about("State of the old thread.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::common::KthreadState::VALUES)]),
        unsigned("UCHAR OldThreadIdealProcessor").at(15..16)
            .about("Truncated to 8 bits, so it is unreliable on machines with more than 256 processors.")
            .means(Meaning::ProcessorNumber),
        unsigned("ULONG NewThreadWaitTime").at(16..20)
            .about("Wait time of the new thread. In the compact form of the event, PERFINFO_CCSWAP, it is in timer \
                ticks.")
            .means(Meaning::TimerTicks).with(&[More::Units("timer ticks")]),
        signed("LONG OldThreadRemainingQuantum").at(20..24)
            .about("Remaining quantum of the old thread: the target minus the cycles used so far, in units of 1024.")
            .means(Meaning::Number),
    ]);
pub(crate) static LAYOUT_2: Layout = layout("WMI_CONTEXTSWAP", "V1703")
    .size(24)
    .about("Processor switched from one thread to another.")
    .in_releases("1703", &[holds(Pointer::Bits32, 13, 13), holds(Pointer::Bits64, 13, 13)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG NewThreadId").at(0..4).about("ID of the thread that the processor switches to.")
            .means(Meaning::ThreadId),
        unsigned("ULONG OldThreadId").at(4..8).about("ID of the thread that the processor switches from.")
            .means(Meaning::ThreadId),
        signed("CHAR NewThreadPriority").at(8..9).about("Priority of the new thread.").means(Meaning::Priority),
        signed("CHAR OldThreadPriority").at(9..10).about("Priority of the old thread.").means(Meaning::Priority),
        union("union ").at(10..11)
            .about("PreviousCState is valid when a processor leaves its idle thread. For other threads, the source \
                states that SpareByte, a member of the next union, is zero.")
            .with(&[More::Fields(&[
            unsigned("UCHAR PreviousCState").at(10..11).about("Valid when the processor leaves its idle thread.")
                .means(Meaning::Index),
            unsigned("UCHAR OldThreadRank").at(10..11).of_unknown_purpose(),
        ])]),
        union("union ").at(11..12).with(&[More::Fields(&[
            signed("CHAR NewThreadPriorityDecrement").at(11..12).about("Decrement of the new thread's priority.")
                .means(Meaning::Number),
            signed("CHAR SpareByte").at(11..12).means(Meaning::Reserved),
        ])]),
        unsigned("UCHAR OldThreadWaitReason").at(12..13).about("Wait reason of the old thread.")
            .means(Meaning::Enumeration).with(&[More::Values(crate::common::KwaitReason::VALUES)]),
        union("union ").at(13..14).with(&[More::Fields(&[
            bit_fields("UCHAR ").at(13..14).with(&[More::Fields(&[
                bit("UCHAR OldThreadWaitMode").at(13..14).bits(0..1)
                    .about("Processor mode in which the old thread waits.").up_to(8).means(Meaning::Enumeration)
                    .with(&[More::Values(crate::common::KprocessorMode::VALUES)]),
                bit("UCHAR OldThreadBamEppImportant").at(13..14).bits(1..2).of_unknown_purpose(),
                bit("UCHAR NewThreadBamEppImportant").at(13..14).bits(2..3).of_unknown_purpose(),
                bit("UCHAR Reserved").at(13..14).bits(3..8).means(Meaning::Reserved),
            ])]),
            unsigned("UCHAR Flags").at(13..14).about("The same byte as one number.").means(Meaning::Flags),
        ])]),
        unsigned("UCHAR OldThreadState").at(14..15).about("State of the old thread.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::common::KthreadState::VALUES)]),
        unsigned("UCHAR OldThreadIdealProcessor").at(15..16)
            .about("Truncated to 8 bits, so it is unreliable on machines with more than 256 processors.")
            .means(Meaning::ProcessorNumber),
        unsigned("ULONG NewThreadWaitTime").at(16..20)
            .about("Wait time of the new thread. In the compact form of the event, PERFINFO_CCSWAP, it is in timer \
                ticks.")
            .means(Meaning::TimerTicks).with(&[More::Units("timer ticks")]),
        signed("LONG OldThreadRemainingQuantum").at(20..24)
            .about("Remaining quantum of the old thread: the target minus the cycles used so far, in units of 1024.")
            .means(Meaning::Number),
    ]);
pub(crate) static LAYOUT_3: Layout = layout("WMI_CONTEXTSWAP", "WmiContextswap")
    .size(24)
    .about("Processor switched from one thread to another.")
    .in_releases("1709+", &[holds(Pointer::Bits32, 14, 255), holds(Pointer::Bits64, 14, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG NewThreadId").at(0..4).about("ID of the thread that the processor switches to.")
            .means(Meaning::ThreadId),
        unsigned("ULONG OldThreadId").at(4..8).about("ID of the thread that the processor switches from.")
            .means(Meaning::ThreadId),
        signed("CHAR NewThreadPriority").at(8..9).about("Priority of the new thread.").means(Meaning::Priority),
        signed("CHAR OldThreadPriority").at(9..10).about("Priority of the old thread.").means(Meaning::Priority),
        union("union ").at(10..11)
            .about("PreviousCState is valid when a processor leaves its idle thread. For other threads, the source \
                states that SpareByte, a member of the next union, is zero.")
            .with(&[More::Fields(&[
            unsigned("UCHAR PreviousCState").at(10..11).about("Valid when the processor leaves its idle thread.")
                .means(Meaning::Index),
            unsigned("UCHAR OldThreadRank").at(10..11).of_unknown_purpose(),
        ])]),
        union("union ").at(11..12).with(&[More::Fields(&[
            signed("CHAR NewThreadPriorityDecrement").at(11..12).about("Decrement of the new thread's priority.")
                .means(Meaning::Number),
            signed("CHAR SpareByte").at(11..12).means(Meaning::Reserved),
        ])]),
        unsigned("UCHAR OldThreadWaitReason").at(12..13).about("Wait reason of the old thread.")
            .means(Meaning::Enumeration).with(&[More::Values(crate::common::KwaitReason::VALUES)]),
        union("union ").at(13..14).with(&[More::Fields(&[
            bit_fields("UCHAR ").at(13..14).with(&[More::Fields(&[
                bit("UCHAR OldThreadWaitMode").at(13..14).bits(0..1)
                    .about("Processor mode in which the old thread waits.").up_to(8).means(Meaning::Enumeration)
                    .with(&[More::Values(crate::common::KprocessorMode::VALUES)]),
                bit("UCHAR OldThreadBamQosLevel").at(13..14).bits(1..4).of_unknown_purpose(),
                bit("UCHAR NewThreadBamQosLevel").at(13..14).bits(4..7).of_unknown_purpose(),
                bit("UCHAR Reserved").at(13..14).bits(7..8).up_to(5).means(Meaning::Reserved),
            ])]),
            unsigned("UCHAR Flags").at(13..14).about("The same byte as one number.").means(Meaning::Flags),
        ])]),
        unsigned("UCHAR OldThreadState").at(14..15).about("State of the old thread.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::common::KthreadState::VALUES)]),
        unsigned("UCHAR OldThreadIdealProcessor").at(15..16)
            .about("Truncated to 8 bits, so it is unreliable on machines with more than 256 processors.")
            .means(Meaning::ProcessorNumber),
        unsigned("ULONG NewThreadWaitTime").at(16..20)
            .about("Wait time of the new thread. In the compact form of the event, PERFINFO_CCSWAP, it is in timer \
                ticks.")
            .means(Meaning::TimerTicks).with(&[More::Units("timer ticks")]),
        signed("LONG OldThreadRemainingQuantum").at(20..24)
            .about("Remaining quantum of the old thread: the target minus the cycles used so far, in units of 1024.")
            .means(Meaning::Number),
    ]);
fixed! {
    /// Processor switched from one thread to another.
    ///
    /// Older form.
    /// In C: `WMI_CONTEXTSWAP`, 0x10 bytes. Documented for 5.1..5.2.
    ///
    /// Most members are copied from members of similar name in the ETHREAD of the old or the new thread.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of user-mode DLLs (6.2
    /// and higher). The class CSwitch of MOF, documented since the SDK of Windows Vista, describes the same data.
    ///
    /// Unknown:
    ///
    /// - Meaning of the bits of BAM and of quality of service (QoS) for a thread.
    ///
    /// Source: Geoff Chappell, *WMI_CONTEXTSWAP*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V5_1 / V5_1View: lone,
        name = "WMI_CONTEXTSWAP", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// ID of the thread that the processor switches to. `ULONG NewThreadId` at 0x00.
        new_thread_id / set_new_thread_id: u32, at = 0;
        /// ID of the thread that the processor switches from. `ULONG OldThreadId` at 0x04.
        old_thread_id / set_old_thread_id: u32, at = 4;
        /// Priority of the new thread. `CHAR NewThreadPriority` at 0x08.
        new_thread_priority / set_new_thread_priority: i8, at = 8;
        /// Priority of the old thread. `CHAR OldThreadPriority` at 0x09.
        old_thread_priority / set_old_thread_priority: i8, at = 9;
        /// The name is from the MOF class CSwitch_V1. `CHAR NewThreadQuantum` at 0x0A.
        new_thread_quantum / set_new_thread_quantum: i8, at = 10;
        /// The name is from the MOF class CSwitch_V1. `CHAR OldThreadQuantum` at 0x0B.
        old_thread_quantum / set_old_thread_quantum: i8, at = 11;
        /// Wait reason of the old thread. `UCHAR OldThreadWaitReason` at 0x0C.
        old_thread_wait_reason / set_old_thread_wait_reason: crate::common::KwaitReason, at = 12;
        /// Processor mode in which the old thread waits. `CHAR OldThreadWaitMode` at 0x0D.
        old_thread_wait_mode / set_old_thread_wait_mode: i8, at = 13;
        /// State of the old thread. `UCHAR OldThreadState` at 0x0E.
        old_thread_state / set_old_thread_state: crate::common::KthreadState, at = 14;
        /// Truncated to 8 bits, so it is unreliable on machines with more than 256 processors. `UCHAR
        /// OldThreadIdealProcessor` at 0x0F.
        old_thread_ideal_processor / set_old_thread_ideal_processor: u8, at = 15;
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
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of user-mode DLLs (6.2
    /// and higher). The class CSwitch of MOF, documented since the SDK of Windows Vista, describes the same data.
    ///
    /// Unknown:
    ///
    /// - Meaning of the bits of BAM and of quality of service (QoS) for a thread.
    ///
    /// Source: Geoff Chappell, *WMI_CONTEXTSWAP*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V6_0 / V6_0View: lone,
        name = "WMI_CONTEXTSWAP", size = 24, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// ID of the thread that the processor switches to. `ULONG NewThreadId` at 0x00.
        new_thread_id / set_new_thread_id: u32, at = 0;
        /// ID of the thread that the processor switches from. `ULONG OldThreadId` at 0x04.
        old_thread_id / set_old_thread_id: u32, at = 4;
        /// Priority of the new thread. `CHAR NewThreadPriority` at 0x08.
        new_thread_priority / set_new_thread_priority: i8, at = 8;
        /// Priority of the old thread. `CHAR OldThreadPriority` at 0x09.
        old_thread_priority / set_old_thread_priority: i8, at = 9;
        /// Valid when the processor leaves its idle thread. `UCHAR PreviousCState` at 0x0A.
        previous_cstate / set_previous_cstate: u8, at = 10;
        /// Purpose unknown. `UCHAR OldThreadRank` at 0x0A.
        old_thread_rank / set_old_thread_rank: u8, at = 10;
        /// Decrement of the new thread's priority. `CHAR NewThreadPriorityDecrement` at 0x0B.
        new_thread_priority_decrement / set_new_thread_priority_decrement: i8, at = 11;
        /// Reserved or padding, according to a source. `CHAR SpareByte` at 0x0B.
        spare_byte / set_spare_byte: i8, at = 11;
        /// Wait reason of the old thread. `UCHAR OldThreadWaitReason` at 0x0C.
        old_thread_wait_reason / set_old_thread_wait_reason: crate::common::KwaitReason, at = 12;
        /// Processor mode in which the old thread waits. `CHAR OldThreadWaitMode` at 0x0D.
        old_thread_wait_mode / set_old_thread_wait_mode: i8, at = 13;
        /// State of the old thread. `UCHAR OldThreadState` at 0x0E.
        old_thread_state / set_old_thread_state: crate::common::KthreadState, at = 14;
        /// Truncated to 8 bits, so it is unreliable on machines with more than 256 processors. `UCHAR
        /// OldThreadIdealProcessor` at 0x0F.
        old_thread_ideal_processor / set_old_thread_ideal_processor: u8, at = 15;
        /// Wait time of the new thread. In the compact form of the event, PERFINFO_CCSWAP, it is in timer ticks. `ULONG
        /// NewThreadWaitTime` at 0x10. Unit: timer ticks.
        new_thread_wait_time / set_new_thread_wait_time: u32, at = 16;
        /// Remaining quantum of the old thread: the target minus the cycles used so far, in units of 1024. `LONG
        /// OldThreadRemainingQuantum` at 0x14.
        old_thread_remaining_quantum / set_old_thread_remaining_quantum: i32, at = 20;
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
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of user-mode DLLs (6.2
    /// and higher). The class CSwitch of MOF, documented since the SDK of Windows Vista, describes the same data.
    ///
    /// Unknown:
    ///
    /// - Meaning of the bits of BAM and of quality of service (QoS) for a thread.
    ///
    /// Source: Geoff Chappell, *WMI_CONTEXTSWAP*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V1703 / V1703View: lone,
        name = "WMI_CONTEXTSWAP", size = 24, table = Table::form(&LAYOUT_2), layout = LAYOUT_2;
    fields {
        /// ID of the thread that the processor switches to. `ULONG NewThreadId` at 0x00.
        new_thread_id / set_new_thread_id: u32, at = 0;
        /// ID of the thread that the processor switches from. `ULONG OldThreadId` at 0x04.
        old_thread_id / set_old_thread_id: u32, at = 4;
        /// Priority of the new thread. `CHAR NewThreadPriority` at 0x08.
        new_thread_priority / set_new_thread_priority: i8, at = 8;
        /// Priority of the old thread. `CHAR OldThreadPriority` at 0x09.
        old_thread_priority / set_old_thread_priority: i8, at = 9;
        /// Valid when the processor leaves its idle thread. `UCHAR PreviousCState` at 0x0A.
        previous_cstate / set_previous_cstate: u8, at = 10;
        /// Purpose unknown. `UCHAR OldThreadRank` at 0x0A.
        old_thread_rank / set_old_thread_rank: u8, at = 10;
        /// Decrement of the new thread's priority. `CHAR NewThreadPriorityDecrement` at 0x0B.
        new_thread_priority_decrement / set_new_thread_priority_decrement: i8, at = 11;
        /// Reserved or padding, according to a source. `CHAR SpareByte` at 0x0B.
        spare_byte / set_spare_byte: i8, at = 11;
        /// Wait reason of the old thread. `UCHAR OldThreadWaitReason` at 0x0C.
        old_thread_wait_reason / set_old_thread_wait_reason: crate::common::KwaitReason, at = 12;
        /// The same byte as one number. `UCHAR Flags` at 0x0D.
        flags / set_flags: u8, at = 13;
        /// State of the old thread. `UCHAR OldThreadState` at 0x0E.
        old_thread_state / set_old_thread_state: crate::common::KthreadState, at = 14;
        /// Truncated to 8 bits, so it is unreliable on machines with more than 256 processors. `UCHAR
        /// OldThreadIdealProcessor` at 0x0F.
        old_thread_ideal_processor / set_old_thread_ideal_processor: u8, at = 15;
        /// Wait time of the new thread. In the compact form of the event, PERFINFO_CCSWAP, it is in timer ticks. `ULONG
        /// NewThreadWaitTime` at 0x10. Unit: timer ticks.
        new_thread_wait_time / set_new_thread_wait_time: u32, at = 16;
        /// Remaining quantum of the old thread: the target minus the cycles used so far, in units of 1024. `LONG
        /// OldThreadRemainingQuantum` at 0x14.
        old_thread_remaining_quantum / set_old_thread_remaining_quantum: i32, at = 20;
    }
    bits {
        /// Processor mode in which the old thread waits. `OldThreadWaitMode`, bit 0 of the integer at 0x0D.
        old_thread_wait_mode / set_old_thread_wait_mode: crate::common::KprocessorMode, at = 13, size = 1, bits = 0..1;
        /// `OldThreadBamEppImportant`, bit 1 of the integer at 0x0D.
        old_thread_bam_epp_important / set_old_thread_bam_epp_important: u8, at = 13, size = 1, bits = 1..2;
        /// `NewThreadBamEppImportant`, bit 2 of the integer at 0x0D.
        new_thread_bam_epp_important / set_new_thread_bam_epp_important: u8, at = 13, size = 1, bits = 2..3;
        /// Reserved or padding, according to a source. `Reserved`, bits 3 to 7 of the integer at 0x0D.
        reserved / set_reserved: u8, at = 13, size = 1, bits = 3..8;
    }
}

fixed! {
    /// Processor switched from one thread to another.
    ///
    /// In C: `WMI_CONTEXTSWAP`, 0x18 bytes. Documented for 1709+, assumed unchanged after 2004.
    ///
    /// Most members are copied from members of similar name in the ETHREAD of the old or the new thread.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of user-mode DLLs (6.2
    /// and higher). The class CSwitch of MOF, documented since the SDK of Windows Vista, describes the same data.
    ///
    /// Unknown:
    ///
    /// - Meaning of the bits of BAM and of quality of service (QoS) for a thread.
    ///
    /// Source: Geoff Chappell, *WMI_CONTEXTSWAP*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "WMI_CONTEXTSWAP")]
    owned WmiContextswap / WmiContextswapView: lone,
        name = "WMI_CONTEXTSWAP", size = 24, table = Table::form(&LAYOUT_3), layout = LAYOUT_3;
    fields {
        /// ID of the thread that the processor switches to. `ULONG NewThreadId` at 0x00.
        new_thread_id / set_new_thread_id: u32, at = 0;
        /// ID of the thread that the processor switches from. `ULONG OldThreadId` at 0x04.
        old_thread_id / set_old_thread_id: u32, at = 4;
        /// Priority of the new thread. `CHAR NewThreadPriority` at 0x08.
        new_thread_priority / set_new_thread_priority: i8, at = 8;
        /// Priority of the old thread. `CHAR OldThreadPriority` at 0x09.
        old_thread_priority / set_old_thread_priority: i8, at = 9;
        /// Valid when the processor leaves its idle thread. `UCHAR PreviousCState` at 0x0A.
        previous_cstate / set_previous_cstate: u8, at = 10;
        /// Purpose unknown. `UCHAR OldThreadRank` at 0x0A.
        old_thread_rank / set_old_thread_rank: u8, at = 10;
        /// Decrement of the new thread's priority. `CHAR NewThreadPriorityDecrement` at 0x0B.
        new_thread_priority_decrement / set_new_thread_priority_decrement: i8, at = 11;
        /// Reserved or padding, according to a source. `CHAR SpareByte` at 0x0B.
        spare_byte / set_spare_byte: i8, at = 11;
        /// Wait reason of the old thread. `UCHAR OldThreadWaitReason` at 0x0C.
        old_thread_wait_reason / set_old_thread_wait_reason: crate::common::KwaitReason, at = 12;
        /// The same byte as one number. `UCHAR Flags` at 0x0D.
        flags / set_flags: u8, at = 13;
        /// State of the old thread. `UCHAR OldThreadState` at 0x0E.
        old_thread_state / set_old_thread_state: crate::common::KthreadState, at = 14;
        /// Truncated to 8 bits, so it is unreliable on machines with more than 256 processors. `UCHAR
        /// OldThreadIdealProcessor` at 0x0F.
        old_thread_ideal_processor / set_old_thread_ideal_processor: u8, at = 15;
        /// Wait time of the new thread. In the compact form of the event, PERFINFO_CCSWAP, it is in timer ticks. `ULONG
        /// NewThreadWaitTime` at 0x10. Unit: timer ticks.
        new_thread_wait_time / set_new_thread_wait_time: u32, at = 16;
        /// Remaining quantum of the old thread: the target minus the cycles used so far, in units of 1024. `LONG
        /// OldThreadRemainingQuantum` at 0x14.
        old_thread_remaining_quantum / set_old_thread_remaining_quantum: i32, at = 20;
    }
    bits {
        /// Processor mode in which the old thread waits. `OldThreadWaitMode`, bit 0 of the integer at 0x0D.
        old_thread_wait_mode / set_old_thread_wait_mode: crate::common::KprocessorMode, at = 13, size = 1, bits = 0..1;
        /// `OldThreadBamQosLevel`, bits 1 to 3 of the integer at 0x0D.
        old_thread_bam_qos_level / set_old_thread_bam_qos_level: u8, at = 13, size = 1, bits = 1..4;
        /// `NewThreadBamQosLevel`, bits 4 to 6 of the integer at 0x0D.
        new_thread_bam_qos_level / set_new_thread_bam_qos_level: u8, at = 13, size = 1, bits = 4..7;
        /// Reserved or padding, according to a source. `Reserved`, bit 7 of the integer at 0x0D.
        reserved / set_reserved: u8, at = 13, size = 1, bits = 7..8;
    }
}

/// Alias of [`WmiContextswap`], named by the first release of the form.
pub type V1709 = WmiContextswap;
/// Alias of [`WmiContextswapView`], named by the first release of the form.
pub type V1709View<'a> = WmiContextswapView<'a>;
