// Generated from spec/structs/ and spec/hooks/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::rt::payload::*;

use crate::rt::*;

payload_type! {
    /// Processor switched from one thread to another.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CONTEXTSWAP` (0x0524).
    ///
    /// Structures: `WMI_CONTEXTSWAP`.
    #[doc(alias = "WMI_CONTEXTSWAP")]
    ContextSwitchPayload {
        /// ID of the thread that the processor switches to. In C: `NewThreadId`.
        fn new_thread_id -> u32 = number(0);
        /// ID of the thread that the processor switches from. In C: `OldThreadId`.
        fn old_thread_id -> u32 = number(1);
        /// Priority of the new thread. In C: `NewThreadPriority`.
        fn new_thread_priority -> i8 = number(2);
        /// Priority of the old thread. In C: `OldThreadPriority`.
        fn old_thread_priority -> i8 = number(3);
        /// Valid when the processor leaves its idle thread. In C: `PreviousCState`. Not in some forms of
        /// `WMI_CONTEXTSWAP`.
        fn previous_cstate -> Option<u8> = find_number(4);
        /// Purpose unknown. In C: `OldThreadRank`. Not in some forms of `WMI_CONTEXTSWAP`.
        fn old_thread_rank -> Option<u8> = find_number(5);
        /// Decrement of the new thread's priority. In C: `NewThreadPriorityDecrement`. Not in some forms of
        /// `WMI_CONTEXTSWAP`.
        fn new_thread_priority_decrement -> Option<i8> = find_number(6);
        /// Reserved or padding, according to a source. In C: `SpareByte`. Not in some forms of `WMI_CONTEXTSWAP`.
        fn spare_byte -> Option<i8> = find_number(7);
        /// Wait reason of the old thread. In C: `OldThreadWaitReason`.
        fn old_thread_wait_reason -> crate::common::KwaitReason = number(8);
        /// Processor mode in which the old thread waits. In C: `OldThreadWaitMode`.
        fn old_thread_wait_mode -> i8 = number(9);
        /// In C: `OldThreadBamQosLevel`. Not in some forms of `WMI_CONTEXTSWAP`.
        fn old_thread_bam_qos_level -> Option<u8> = find_number(10);
        /// In C: `NewThreadBamQosLevel`. Not in some forms of `WMI_CONTEXTSWAP`.
        fn new_thread_bam_qos_level -> Option<u8> = find_number(11);
        /// Reserved or padding, according to a source. In C: `Reserved`. Not in some forms of `WMI_CONTEXTSWAP`.
        fn reserved -> Option<u8> = find_number(12);
        /// The same byte as one number. In C: `Flags`. Not in some forms of `WMI_CONTEXTSWAP`.
        fn flags -> Option<u8> = find_number(13);
        /// State of the old thread. In C: `OldThreadState`.
        fn old_thread_state -> crate::common::KthreadState = number(14);
        /// Truncated to 8 bits, so it is unreliable on machines with more than 256 processors. In C:
        /// `OldThreadIdealProcessor`.
        fn old_thread_ideal_processor -> u8 = number(15);
        /// Wait time of the new thread. In the compact form of the event, PERFINFO_CCSWAP, it is in timer ticks. In C:
        /// `NewThreadWaitTime`. Unit: timer ticks. Not in some forms of `WMI_CONTEXTSWAP`.
        fn new_thread_wait_time -> Option<u32> = find_number(16);
        /// Remaining quantum of the old thread: the target minus the cycles used so far, in units of 1024. In C:
        /// `OldThreadRemainingQuantum`. Not in some forms of `WMI_CONTEXTSWAP`.
        fn old_thread_remaining_quantum -> Option<i32> = find_number(17);
        /// In C: `OldThreadBamEppImportant`. Not in some forms of `WMI_CONTEXTSWAP`.
        fn old_thread_bam_epp_important -> Option<u8> = find_number(18);
        /// In C: `NewThreadBamEppImportant`. Not in some forms of `WMI_CONTEXTSWAP`.
        fn new_thread_bam_epp_important -> Option<u8> = find_number(19);
        /// The name is from the MOF class CSwitch_V1. In C: `NewThreadQuantum`. Not in some forms of `WMI_CONTEXTSWAP`.
        fn new_thread_quantum -> Option<i8> = find_number(20);
        /// The name is from the MOF class CSwitch_V1. In C: `OldThreadQuantum`. Not in some forms of `WMI_CONTEXTSWAP`.
        fn old_thread_quantum -> Option<i8> = find_number(21);
    }
}

pub(crate) static WMI_CONTEXTSWAP_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::Signed(8, 1), Slot::Signed(9, 1), Slot::Absent, Slot::Absent,
        Slot::Absent, Slot::Absent, Slot::At(12, 1), Slot::Signed(13, 1), Slot::Absent, Slot::Absent, Slot::Absent,
        Slot::Absent, Slot::At(14, 1), Slot::At(15, 1), Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent,
        Slot::Signed(10, 1), Slot::Signed(11, 1)
    ];
pub(crate) static WMI_CONTEXTSWAP_1: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::Signed(8, 1), Slot::Signed(9, 1), Slot::At(10, 1), Slot::At(10, 1),
        Slot::Signed(11, 1), Slot::Signed(11, 1), Slot::At(12, 1), Slot::Signed(13, 1), Slot::Absent, Slot::Absent,
        Slot::Absent, Slot::Absent, Slot::At(14, 1), Slot::At(15, 1), Slot::At(16, 4), Slot::Signed(20, 4),
        Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent
    ];
pub(crate) static WMI_CONTEXTSWAP_2: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::Signed(8, 1), Slot::Signed(9, 1), Slot::At(10, 1), Slot::At(10, 1),
        Slot::Signed(11, 1), Slot::Signed(11, 1), Slot::At(12, 1), Slot::Bits(13, 1, 0, 1), Slot::Absent, Slot::Absent,
        Slot::Bits(13, 1, 3, 5), Slot::At(13, 1), Slot::At(14, 1), Slot::At(15, 1), Slot::At(16, 4),
        Slot::Signed(20, 4), Slot::Bits(13, 1, 1, 1), Slot::Bits(13, 1, 2, 1), Slot::Absent, Slot::Absent
    ];
pub(crate) static WMI_CONTEXTSWAP_3: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::Signed(8, 1), Slot::Signed(9, 1), Slot::At(10, 1), Slot::At(10, 1),
        Slot::Signed(11, 1), Slot::Signed(11, 1), Slot::At(12, 1), Slot::Bits(13, 1, 0, 1), Slot::Bits(13, 1, 1, 3),
        Slot::Bits(13, 1, 4, 3), Slot::Bits(13, 1, 7, 1), Slot::At(13, 1), Slot::At(14, 1), Slot::At(15, 1),
        Slot::At(16, 4), Slot::Signed(20, 4), Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent
    ];
payload_type! {
    /// Balance-set manager boosted a thread that had not run for a long time.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_ANTI_STARVATION_BOOST` (0x053C).
    ///
    /// Structures: `ETW_ANTI_STARVATION_BOOST_EVENT`.
    #[doc(alias = "ETW_ANTI_STARVATION_BOOST_EVENT")]
    EtwAntiStarvationBoostEventPayload {
        /// Thread ID. In C: `ThreadId`.
        fn thread_id -> u32 = number(0);
        /// Number of a logical processor. In C: `ProcessorIndex`.
        fn processor_index -> u16 = number(1);
        /// Previous priority of the thread. In C: `OldPriority`.
        fn old_priority -> i8 = number(2);
        /// Reserved or padding, according to a source. In C: `SpareByte`.
        fn spare_byte -> u8 = number(3);
    }
}

pub(crate) static ETW_ANTI_STARVATION_BOOST_EVENT_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 2), Slot::Signed(6, 1), Slot::At(7, 1)];
payload_type! {
    /// Lock owner lost the priority floor that it had because of the lock.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_AUTO_BOOST_CLEAR_FLOOR` (0x0543).
    ///
    /// Structures: `ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT`.
    #[doc(alias = "ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT")]
    EtwAutoboostClearPriorityFloorEventPayload {
        /// Address of data. In C: `Lock`.
        fn lock -> u64 = number(0);
        /// Thread ID of the owner. In C: `ThreadId`.
        fn thread_id -> u32 = number(1);
        /// The I/O priority had been boosted. In C: `IoBoost`.
        fn io_boost -> u16 = number(2);
        /// Bitmap of the priorities that the thread had been boosted to, in the order of KLOCK_ENTRY. In C:
        /// `CpuBoostsBitmap`.
        fn cpu_boosts_bitmap -> u16 = number(3);
        /// The same bits as one number. In C: `BoostBitmap`.
        fn boost_bitmap -> u16 = number(4);
        /// Reserved or padding, according to a source. In C: `Reserved`.
        fn reserved -> u16 = number(5);
    }
}

pub(crate) static ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::Bits(8, 2, 0, 1), Slot::Bits(8, 2, 1, 15), Slot::At(8, 2), Slot::At(10, 2)];
pub(crate) static ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT_1: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 4), Slot::Bits(12, 2, 0, 1), Slot::Bits(12, 2, 1, 15), Slot::At(12, 2),
        Slot::At(14, 2)
    ];
payload_type! {
    /// Thread acquired a lock and had no free entry to track it.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_AUTO_BOOST_NO_ENTRIES` (0x0544).
    ///
    /// Structures: `ETW_AUTOBOOST_NO_ENTRIES_EVENT`.
    #[doc(alias = "ETW_AUTOBOOST_NO_ENTRIES_EVENT")]
    EtwAutoboostNoEntriesEventPayload {
        /// Address of data. In C: `Lock`.
        fn lock -> u64 = number(0);
        /// Thread ID. In C: `ThreadId`.
        fn thread_id -> u32 = number(1);
    }
}

pub(crate) static ETW_AUTOBOOST_NO_ENTRIES_EVENT_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
pub(crate) static ETW_AUTOBOOST_NO_ENTRIES_EVENT_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4)];
payload_type! {
    /// Lock owner received a priority floor because a thread of higher priority waits for the lock.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_AUTO_BOOST_SET_FLOOR` (0x0542).
    ///
    /// Structures: `ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT`.
    #[doc(alias = "ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT")]
    EtwAutoboostSetPriorityFloorEventPayload {
        /// Address of data. In C: `Lock`.
        fn lock -> u64 = number(0);
        /// Thread ID of the owner. In C: `ThreadId`.
        fn thread_id -> u32 = number(1);
        /// New priority floor. In C: `NewCpuPriorityFloor`.
        fn new_cpu_priority_floor -> i8 = number(2);
        /// Previous priority. In C: `OldCpuPriority`.
        fn old_cpu_priority -> i8 = number(3);
        /// New I/O priority floor. In C: `NewIoPriorityFloor`.
        fn new_io_priority_floor -> u8 = number(4);
        /// Previous I/O priority. In C: `OldIoPriority`.
        fn old_io_priority -> u8 = number(5);
        /// In C: `NewIoQoSPriorityFloor`.
        fn new_io_qos_priority_floor -> u8 = number(6);
        /// In C: `OldIoQoSPriority`.
        fn old_io_qos_priority -> u8 = number(7);
        /// Both I/O priorities as one number. In C: `IoPriorities`.
        fn io_priorities -> i8 = number(8);
        /// A deferred procedure call is executing. In C: `ExecutingDpc`.
        fn executing_dpc -> u8 = number(9);
        /// In C: `WakeupBoost`.
        fn wakeup_boost -> u8 = number(10);
        /// Outstanding I/O requests were also boosted. In C: `BoostedOutstandingIrps`.
        fn boosted_outstanding_irps -> u8 = number(11);
        /// Reserved or padding, according to a source. In C: `Reserved`.
        fn reserved -> u8 = number(12);
        /// The same byte as one number. In C: `Flags`.
        fn flags -> u8 = number(13);
    }
}

pub(crate) static ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::Signed(8, 1), Slot::Signed(9, 1), Slot::Bits(10, 1, 0, 3),
        Slot::Bits(10, 1, 3, 3), Slot::Bits(10, 1, 6, 1), Slot::Bits(10, 1, 7, 1), Slot::Signed(10, 1),
        Slot::Bits(11, 1, 0, 1), Slot::Bits(11, 1, 1, 1), Slot::Bits(11, 1, 2, 1), Slot::Bits(11, 1, 3, 5),
        Slot::At(11, 1)
    ];
pub(crate) static ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_1: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 4), Slot::Signed(12, 1), Slot::Signed(13, 1), Slot::Bits(14, 1, 0, 3),
        Slot::Bits(14, 1, 3, 3), Slot::Bits(14, 1, 6, 1), Slot::Bits(14, 1, 7, 1), Slot::Signed(14, 1),
        Slot::Bits(15, 1, 0, 1), Slot::Bits(15, 1, 1, 1), Slot::Bits(15, 1, 2, 1), Slot::Bits(15, 1, 3, 5),
        Slot::At(15, 1)
    ];
payload_type! {
    /// Entries removed from a kernel queue.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_KQUEUE_DEQUEUE` (0x053F).
    ///
    /// Structures: `ETW_KQUEUE_DEQUEUE_EVENT`.
    #[doc(alias = "ETW_KQUEUE_DEQUEUE_EVENT")]
    EtwKqueueDequeueEventPayload {
        /// ID of the thread that removed them. In C: `ThreadId`.
        fn thread_id -> u32 = number(0);
        /// Number of elements in Entries. In C: `EntryCount`.
        fn entry_count -> u32 = number(1);
        /// Address of data. In C: `Entries`.
        fn entries -> Option<Numbers<'a>> = find_numbers(2);
    }
}

pub(crate) static ETW_KQUEUE_DEQUEUE_EVENT_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::Part(0)];
pub(crate) static ETW_KQUEUE_DEQUEUE_EVENT_1: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::Part(0)];
payload_type! {
    /// Entry inserted into a kernel queue.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_KQUEUE_ENQUEUE` (0x053E).
    ///
    /// Structures: `ETW_KQUEUE_ENQUEUE_EVENT`.
    #[doc(alias = "ETW_KQUEUE_ENQUEUE_EVENT")]
    EtwKqueueEnqueueEventPayload {
        /// Address of data. In C: `Entry`.
        fn entry -> u64 = number(0);
        /// ID of the thread that inserted it. In C: `ThreadId`.
        fn thread_id -> u32 = number(1);
    }
}

pub(crate) static ETW_KQUEUE_ENQUEUE_EVENT_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
pub(crate) static ETW_KQUEUE_ENQUEUE_EVENT_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4)];
payload_type! {
    /// Priority of a thread changed.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_THREAD_SET_PRIORITY` (0x0530), `PERFINFO_LOT_TYPE_THREAD_SET_BASE_PRIORITY`
    /// (0x0531), `PERFINFO_LOG_TYPE_THREAD_SET_PAGE_PRIORITY` (0x0533), `PERFINFO_LOG_TYPE_THREAD_SET_IO_PRIORITY`
    /// (0x0534).
    ///
    /// Structures: `ETW_PRIORITY_EVENT`.
    #[doc(alias = "ETW_PRIORITY_EVENT")]
    EtwPriorityEventPayload {
        /// Thread ID. In C: `ThreadId`.
        fn thread_id -> u32 = number(0);
        /// Priority of a thread, an I/O request or a page. In C: `OldPriority`.
        fn old_priority -> i8 = number(1);
        /// Priority of a thread, an I/O request or a page. In C: `NewPriority`.
        fn new_priority -> i8 = number(2);
        /// Valid only if the base priority was set. In C: `DynamicPriority`.
        fn dynamic_priority -> i8 = number(3);
        /// Reserved or padding, according to a source. In C: `Reserved`.
        fn reserved -> i8 = number(4);
    }
}

pub(crate) static ETW_PRIORITY_EVENT_0: &[Slot] =
    &[Slot::At(0, 4), Slot::Signed(4, 1), Slot::Signed(5, 1), Slot::Signed(6, 1), Slot::Signed(7, 1)];
payload_type! {
    /// Thread became ready to run.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_READY_THREAD` (0x0532).
    ///
    /// Structures: `ETW_READY_THREAD_EVENT`.
    #[doc(alias = "ETW_READY_THREAD_EVENT")]
    EtwReadyThreadEventPayload {
        /// Thread ID. In C: `ThreadId`.
        fn thread_id -> u32 = number(0);
        /// Reason for the priority boost. In C: `AdjustReason`.
        fn adjust_reason -> crate::common::AdjustReason = number(1);
        /// Amount of the priority boost. In C: `AdjustIncrement`.
        fn adjust_increment -> i8 = number(2);
        /// A deferred procedure call made the thread ready. In C: `ExecutingDpc`.
        fn executing_dpc -> u8 = number(3);
        /// The thread's kernel stack must be brought into memory first. In C: `KernelStackNotResident`.
        fn kernel_stack_not_resident -> u8 = number(4);
        /// The thread's process must be brought into memory first. In C: `ProcessOutOfMemory`.
        fn process_out_of_memory -> u8 = number(5);
        /// A direct switch to the thread was attempted. In C: `DirectSwitchAttempt`.
        fn direct_switch_attempt -> u8 = number(6);
        /// Reserved or padding, according to a source. In C: `Reserved`.
        fn reserved -> u8 = number(7);
        /// The same byte as one number. In C: `Flags`.
        fn flags -> u8 = number(8);
        /// Reserved or padding, according to a source. In C: `SpareByte`.
        fn spare_byte -> u8 = number(9);
    }
}

pub(crate) static ETW_READY_THREAD_EVENT_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 1), Slot::Signed(5, 1), Slot::Bits(6, 1, 0, 1), Slot::Bits(6, 1, 1, 1),
        Slot::Bits(6, 1, 2, 1), Slot::Bits(6, 1, 3, 1), Slot::Bits(6, 1, 4, 4), Slot::At(6, 1), Slot::At(7, 1)
    ];
payload_type! {
    /// Processor affinity of a thread changed.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_THREAD_SET_AFFINITY` (0x0535).
    ///
    /// Structures: `ETW_THREAD_AFFINITY_EVENT`.
    #[doc(alias = "ETW_THREAD_AFFINITY_EVENT")]
    EtwThreadAffinityEventPayload {
        /// Bitmask of the processors in the group. In C: `Mask`.
        fn mask -> u64 = number(0);
        /// Thread ID. In C: `ThreadId`.
        fn thread_id -> u32 = number(1);
        /// Processor group. In C: `Group`.
        fn group -> u16 = number(2);
        /// Reserved or padding, according to a source. In C: `Reserved`.
        fn reserved -> u16 = number(3);
    }
}

pub(crate) static ETW_THREAD_AFFINITY_EVENT_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 2), Slot::At(10, 2)];
pub(crate) static ETW_THREAD_AFFINITY_EVENT_1: &[Slot] =
    &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 2), Slot::At(14, 2)];
payload_type! {
    /// Thread name set.
    ///
    /// Payload of (0x0548).
    ///
    /// Structures: `ETW_THREAD_SET_NAME_EVENT`.
    #[doc(alias = "ETW_THREAD_SET_NAME_EVENT")]
    EtwThreadSetNameEventPayload {
        /// ID of the process that contains the thread. In C: `ProcessId`.
        fn process_id -> u32 = number(0);
        /// Thread ID. In C: `ThreadId`.
        fn thread_id -> u32 = number(1);
        /// Thread name. In C: `ThreadName`.
        fn thread_name -> Option<Text<'a>> = find_text(2);
    }
}

pub(crate) static ETW_THREAD_SET_NAME_EVENT_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::Part(0)];
payload_type! {
    /// Context switches in compact form: a header, followed by records of 2, 4 or 8 bytes.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CONTEXTSWAP_BATCH` (0x0525).
    ///
    /// Structures: `PERFINFO_CCSWAP_BUFFER`.
    #[doc(alias = "PERFINFO_CCSWAP_BUFFER")]
    PerfinfoCcswapBufferPayload {
        /// Start time of the batch. In C: `FirstTimeStamp`. Unit: session clock ticks.
        fn first_time_stamp -> i64 = number(0);
    }
}

pub(crate) static PERFINFO_CCSWAP_BUFFER_0: &[Slot] = &[Slot::Signed(0, 8)];
payload_type! {
    /// Bandwidth set for a processor time reserve.
    ///
    /// Payload of `ReserveBandwidth` (0x0537).
    ///
    /// Structures: `ReserveBandwidth`.
    #[doc(alias = "ReserveBandwidth")]
    ReserveBandwidthPayload {
        /// Reserve object pointer. In C: `Reserve`.
        fn reserve -> u64 = number(0);
        /// Purpose unknown. In C: `Period`.
        fn period -> u32 = number(1);
        /// Purpose unknown. In C: `Budget`.
        fn budget -> u32 = number(2);
    }
}

pub(crate) static RESERVE_BANDWIDTH_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4)];
pub(crate) static RESERVE_BANDWIDTH_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 4)];
payload_type! {
    /// Processor time reserve created.
    ///
    /// Payload of `ReserveCreate` (0x0530).
    ///
    /// Structures: `ReserveCreate`.
    #[doc(alias = "ReserveCreate")]
    ReserveCreatePayload {
        /// Reserve object pointer. In C: `Reserve`.
        fn reserve -> u64 = number(0);
        /// Purpose unknown. In C: `Period`.
        fn period -> u32 = number(1);
        /// Purpose unknown. In C: `Budget`.
        fn budget -> u32 = number(2);
        /// In C: `ObjectFlags`.
        fn object_flags -> u32 = number(3);
        /// Number of a logical processor. In C: `Processor`.
        fn processor -> i8 = number(4);
    }
}

pub(crate) static RESERVE_CREATE_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::Signed(16, 1)];
pub(crate) static RESERVE_CREATE_1: &[Slot] =
    &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::Signed(20, 1)];
payload_type! {
    /// Processor time reserve deleted.
    ///
    /// Payload of `ReserveDelete` (0x0531).
    ///
    /// Structures: `ReserveDelete`.
    #[doc(alias = "ReserveDelete")]
    ReserveDeletePayload {
        /// Reserve object pointer. In C: `Reserve`.
        fn reserve -> u64 = number(0);
    }
}

pub(crate) static RESERVE_DELETE_0: &[Slot] = &[Slot::At(0, 4)];
pub(crate) static RESERVE_DELETE_1: &[Slot] = &[Slot::At(0, 8)];
payload_type! {
    /// Thread joined or left a processor time reserve.
    ///
    /// Payload of `ReserveJoinThread` (0x0534), `ReserveDisjoinThread` (0x0535).
    ///
    /// Structures: `ReserveJoinThread`.
    #[doc(alias = "ReserveJoinThread")]
    ReserveJoinThreadPayload {
        /// Reserve object pointer. In C: `Reserve`.
        fn reserve -> u64 = number(0);
        /// Thread ID. In C: `TThreadId`.
        fn thread_id -> u32 = number(1);
    }
}

pub(crate) static RESERVE_JOIN_THREAD_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
pub(crate) static RESERVE_JOIN_THREAD_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4)];
payload_type! {
    /// Processor time reserve was late.
    ///
    /// Payload of `ReserveLateCount` (0x0538).
    ///
    /// Structures: `ReserveLateCount`.
    #[doc(alias = "ReserveLateCount")]
    ReserveLateCountPayload {
        /// Reserve object pointer. In C: `Reserve`.
        fn reserve -> u64 = number(0);
        /// In C: `LateCountIncrement`.
        fn late_count_increment -> i32 = number(1);
    }
}

pub(crate) static RESERVE_LATE_COUNT_0: &[Slot] = &[Slot::At(0, 4), Slot::Signed(4, 4)];
pub(crate) static RESERVE_LATE_COUNT_1: &[Slot] = &[Slot::At(0, 8), Slot::Signed(8, 4)];
payload_type! {
    /// State of a processor time reserve changed.
    ///
    /// Payload of `ReserveState` (0x0536).
    ///
    /// Structures: `ReserveState`.
    #[doc(alias = "ReserveState")]
    ReserveStatePayload {
        /// Reserve object pointer. In C: `Reserve`.
        fn reserve -> u64 = number(0);
        /// In C: `DispatchState`.
        fn dispatch_state -> i8 = number(1);
        /// True if the budget was replenished (inferred from the name). In C: `Replenished`.
        fn replenished -> u8 = number(2);
    }
}

pub(crate) static RESERVE_STATE_0: &[Slot] = &[Slot::At(0, 4), Slot::Signed(4, 1), Slot::At(5, 1)];
pub(crate) static RESERVE_STATE_1: &[Slot] = &[Slot::At(0, 8), Slot::Signed(8, 1), Slot::At(9, 1)];
payload_type! {
    /// Thread started, ended, or already running.
    ///
    /// Payload of `WMI_LOG_TYPE_THREAD_CREATE` (0x0501), `WMI_LOG_TYPE_THREAD_DELETE` (0x0502),
    /// `WMI_LOG_TYPE_THREAD_DC_START` (0x0503), `WMI_LOG_TYPE_THREAD_DC_END` (0x0504).
    ///
    /// Structures: `Thread_V0_TypeGroup1`, `Thread_V1_TypeGroup1`, `WMI_THREAD_INFORMATION`, `Thread_V2_TypeGroup1`,
    /// `WMI_EXTENDED_THREAD_INFORMATION`.
    #[doc(alias = "Thread_V0_TypeGroup1")]
    #[doc(alias = "Thread_V1_TypeGroup1")]
    #[doc(alias = "WMI_THREAD_INFORMATION")]
    #[doc(alias = "Thread_V2_TypeGroup1")]
    #[doc(alias = "WMI_EXTENDED_THREAD_INFORMATION")]
    ThreadPayload {
        /// Process ID. In C: `ProcessId`.
        fn process_id -> u32 = number(0);
        /// Thread ID. In C: `ThreadId`, `TThreadId`.
        fn thread_id -> u32 = number(1);
        /// Base of the kernel stack. In C: `StackBase`. Not in `Thread_V0_TypeGroup1`, `WMI_THREAD_INFORMATION`.
        fn stack_base -> Option<u64> = find_number(2);
        /// Limit of the kernel stack. In C: `StackLimit`. Not in `Thread_V0_TypeGroup1`, `WMI_THREAD_INFORMATION`.
        fn stack_limit -> Option<u64> = find_number(3);
        /// Base of the user-mode stack. In C: `UserStackBase`. Not in `Thread_V0_TypeGroup1`, `WMI_THREAD_INFORMATION`.
        fn user_stack_base -> Option<u64> = find_number(4);
        /// Limit of the user-mode stack. In C: `UserStackLimit`. Not in `Thread_V0_TypeGroup1`,
        /// `WMI_THREAD_INFORMATION`.
        fn user_stack_limit -> Option<u64> = find_number(5);
        /// Start address of the thread. For a user-mode thread it is in system code. In C: `StartAddress`, `StartAddr`.
        /// Not in `Thread_V0_TypeGroup1`, `WMI_THREAD_INFORMATION`.
        fn start_address -> Option<u64> = find_number(6);
        /// Bitmask of the processors on which the thread may run. In C: `Affinity`. Not in `Thread_V0_TypeGroup1`,
        /// `Thread_V1_TypeGroup1`, `WMI_THREAD_INFORMATION`, `Thread_V2_TypeGroup1`.
        fn affinity -> Option<u64> = find_number(7);
        /// Start address of the thread in the program's own code. In C: `Win32StartAddress`, `Win32StartAddr`. Not in
        /// `Thread_V0_TypeGroup1`, `WMI_THREAD_INFORMATION`.
        fn win32_start_address -> Option<u64> = find_number(8);
        /// Address of the thread environment block. In C: `TebBase`. Not in `Thread_V0_TypeGroup1`,
        /// `Thread_V1_TypeGroup1`, `WMI_THREAD_INFORMATION`.
        fn teb_base -> Option<u64> = find_number(9);
        /// Tag of the service that the thread works for. In C: `SubProcessTag`. Not in `Thread_V0_TypeGroup1`,
        /// `Thread_V1_TypeGroup1`, `WMI_THREAD_INFORMATION`.
        fn sub_process_tag -> Option<u32> = find_number(10);
        /// Priority to which boosts are added. In C: `BasePriority`. Not in `Thread_V0_TypeGroup1`,
        /// `Thread_V1_TypeGroup1`, `WMI_THREAD_INFORMATION`, `Thread_V2_TypeGroup1`.
        fn base_priority -> Option<i8> = find_number(11);
        /// Priority of a thread, an I/O request or a page. In C: `PagePriority`. Not in `Thread_V0_TypeGroup1`,
        /// `Thread_V1_TypeGroup1`, `WMI_THREAD_INFORMATION`, `Thread_V2_TypeGroup1`.
        fn page_priority -> Option<u8> = find_number(12);
        /// Priority of a thread, an I/O request or a page. In C: `IoPriority`. Not in `Thread_V0_TypeGroup1`,
        /// `Thread_V1_TypeGroup1`, `WMI_THREAD_INFORMATION`, `Thread_V2_TypeGroup1`.
        fn io_priority -> Option<u8> = find_number(13);
        /// In C: `Flags`. Not in `Thread_V0_TypeGroup1`, `Thread_V1_TypeGroup1`, `WMI_THREAD_INFORMATION`,
        /// `Thread_V2_TypeGroup1`.
        fn flags -> Option<crate::payloads::thread::EtwThreadFlag> = find_number(14);
        /// Name of the thread. Releases that precede thread names end before it. In C: `ThreadName`. Not in
        /// `Thread_V0_TypeGroup1`, `Thread_V1_TypeGroup1`, `WMI_THREAD_INFORMATION`, `Thread_V2_TypeGroup1`.
        fn thread_name -> Option<Text<'a>> = find_text(15);
        /// Processor mode in which the thread waits. In C: `WaitMode`. Not in `Thread_V0_TypeGroup1`,
        /// `WMI_THREAD_INFORMATION`, `Thread_V2_TypeGroup1`, `WMI_EXTENDED_THREAD_INFORMATION`.
        fn wait_mode -> Option<i8> = find_number(16);
    }
}

pub(crate) static THREAD_V0_TYPE_GROUP1_0: &[Slot] =
    &[
        Slot::At(4, 4), Slot::At(0, 4), Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent,
        Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent,
        Slot::Absent, Slot::Absent
    ];
pub(crate) static THREAD_V1_TYPE_GROUP1_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::At(20, 4),
        Slot::At(24, 4), Slot::Absent, Slot::At(28, 4), Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent,
        Slot::Absent, Slot::Absent, Slot::Absent, Slot::Signed(32, 1)
    ];
pub(crate) static THREAD_V1_TYPE_GROUP1_1: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 8), Slot::At(32, 8),
        Slot::At(40, 8), Slot::Absent, Slot::At(48, 8), Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent,
        Slot::Absent, Slot::Absent, Slot::Absent, Slot::Signed(56, 1)
    ];
pub(crate) static WMI_THREAD_INFORMATION_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent,
        Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent,
        Slot::Absent, Slot::Absent
    ];
pub(crate) static THREAD_V2_TYPE_GROUP1_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::At(20, 4),
        Slot::At(24, 4), Slot::Absent, Slot::At(28, 4), Slot::At(32, 4), Slot::At(36, 4), Slot::Absent, Slot::Absent,
        Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent
    ];
pub(crate) static THREAD_V2_TYPE_GROUP1_1: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 8), Slot::At(32, 8),
        Slot::At(40, 8), Slot::Absent, Slot::At(48, 8), Slot::At(56, 8), Slot::At(64, 4), Slot::Absent, Slot::Absent,
        Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent
    ];
pub(crate) static WMI_EXTENDED_THREAD_INFORMATION_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::At(20, 4),
        Slot::At(24, 4), Slot::At(24, 4), Slot::At(28, 4), Slot::At(32, 4), Slot::At(36, 4), Slot::Signed(40, 1),
        Slot::At(41, 1), Slot::At(42, 1), Slot::At(43, 1), Slot::Part(0), Slot::Absent
    ];
pub(crate) static WMI_EXTENDED_THREAD_INFORMATION_1: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 8), Slot::At(32, 8),
        Slot::At(40, 8), Slot::At(40, 8), Slot::At(48, 8), Slot::At(56, 8), Slot::At(64, 4), Slot::Signed(68, 1),
        Slot::At(69, 1), Slot::At(70, 1), Slot::At(71, 1), Slot::Part(0), Slot::Absent
    ];
payload_type! {
    /// System worker thread completed a work item.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_WORKER_THREAD_ITEM` (0x0539).
    ///
    /// Structures: `WorkerThread`.
    #[doc(alias = "WorkerThread")]
    WorkerThreadPayload {
        /// Thread ID. In C: `TThreadId`.
        fn thread_id -> u32 = number(0);
        /// Start time of the work. In C: `StartTime`.
        fn start_time -> u64 = number(1);
        /// Routine that performs the work. In C: `ThreadRoutine`.
        fn thread_routine -> u64 = number(2);
    }
}

pub(crate) static WORKER_THREAD_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 8), Slot::At(12, 4)];
pub(crate) static WORKER_THREAD_1: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 8), Slot::At(12, 8)];
