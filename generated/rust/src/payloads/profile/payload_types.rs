// Generated from spec/structs/ and spec/hooks/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::rt::payload::*;

use crate::rt::*;

payload_type! {
    /// Executive timer (KTIMER2) canceled.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_KTIMER2_CANCEL` (0x0F6A).
    ///
    /// Structures: `ETW_CANCEL_KTIMER2_EVENT`.
    #[doc(alias = "ETW_CANCEL_KTIMER2_EVENT")]
    EtwCancelKtimer2EventPayload {
        /// Identifies the timer. In C: `TimerKey`.
        fn timer_key -> u64 = number(0);
    }
}

pub(crate) static ETW_CANCEL_KTIMER2_EVENT_0: &[Slot] = &[Slot::At(0, 4)];
pub(crate) static ETW_CANCEL_KTIMER2_EVENT_1: &[Slot] = &[Slot::At(0, 8)];
payload_type! {
    /// Kernel timer canceled.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_TIMER_CANCEL` (0x0F55).
    ///
    /// Structures: `ETW_CANCEL_TIMER_EVENT`.
    #[doc(alias = "ETW_CANCEL_TIMER_EVENT")]
    EtwCancelTimerEventPayload {
        /// Identifies the timer. In C: `TimerAddress`.
        fn timer_address -> u64 = number(0);
    }
}

pub(crate) static ETW_CANCEL_TIMER_EVENT_0: &[Slot] = &[Slot::At(0, 4)];
pub(crate) static ETW_CANCEL_TIMER_EVENT_1: &[Slot] = &[Slot::At(0, 8)];
payload_type! {
    /// Configuration of the system clock.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CLOCK_CONFIGURATION` (0x0F5A).
    ///
    /// Structures: `ETW_CLOCK_CONFIGURATION_EVENT`.
    #[doc(alias = "ETW_CLOCK_CONFIGURATION_EVENT")]
    EtwClockConfigurationEventPayload {
        /// In C: `KnownType`.
        fn known_type -> u32 = number(0);
        /// Purpose unknown. In C: `Capabilities`.
        fn capabilities -> u32 = number(1);
        /// Reason why clock ticks cannot be skipped. In C: `DisableReason`.
        fn disable_reason -> crate::payloads::profile::PerfinfoDynamicTickDisableReason = number(2);
    }
}

pub(crate) static ETW_CLOCK_CONFIGURATION_EVENT_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4)];
payload_type! {
    /// Interrupt time updated.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CLOCK_TIME_UPDATE` (0x0F58).
    ///
    /// Structures: `ETW_CLOCK_TIME_UPDATE`.
    #[doc(alias = "ETW_CLOCK_TIME_UPDATE")]
    EtwClockTimeUpdatePayload {
        /// In C: `InterruptTime`. Unit: 100 ns.
        fn interrupt_time -> u64 = number(0);
        /// Processor that maintains the time. In C: `ClockOwner`.
        fn clock_owner -> u32 = number(1);
    }
}

impl<'a> EtwClockTimeUpdatePayload<'a> {
    /// Duration. The raw value is `interrupt_time`.
    #[inline]
    pub fn interrupt_time_as_duration(&self) -> core::time::Duration {
        duration(self.interrupt_time(), per_second::HUNDRED_NANOSECONDS)
    }
}

pub(crate) static ETW_CLOCK_TIME_UPDATE_0: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4)];
payload_type! {
    /// Processor caches flushed.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CPU_CACHE_FLUSH` (0x0F63).
    ///
    /// Structures: `ETW_CPU_CACHE_FLUSH_EVENT`.
    #[doc(alias = "ETW_CPU_CACHE_FLUSH_EVENT")]
    EtwCpuCacheFlushEventPayload {
        /// Start of the flushed memory. In C: `Address`.
        fn address -> u64 = number(0);
        /// In C: `Bytes`. Unit: bytes.
        fn bytes_ -> u64 = number(1);
        /// True if the data was written back (inferred from the name). In C: `Clean`.
        fn clean -> u8 = number(2);
        /// True if the whole cache was flushed. In C: `FullFlush`.
        fn full_flush -> u8 = number(3);
        /// True if the data is a rectangle (inferred from the name). In C: `Rectangle`.
        fn rectangle -> u8 = number(4);
        /// Reserved or padding, according to a source. In C: `Reserved0`.
        fn reserved0 -> u8 = number(5);
        /// Reserved or padding, according to a source. In C: `Reserved1`.
        fn reserved1 -> u32 = number(6);
    }
}

pub(crate) static ETW_CPU_CACHE_FLUSH_EVENT_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 1), Slot::At(9, 1), Slot::At(10, 1), Slot::At(11, 1),
        Slot::At(12, 4)
    ];
pub(crate) static ETW_CPU_CACHE_FLUSH_EVENT_1: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 1), Slot::At(17, 1), Slot::At(18, 1), Slot::At(19, 1),
        Slot::At(20, 4)
    ];
payload_type! {
    /// Executive timer (KTIMER2) disabled.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_KTIMER2_DISABLE` (0x0F6B).
    ///
    /// Structures: `ETW_DISABLE_KTIMER2_EVENT`.
    #[doc(alias = "ETW_DISABLE_KTIMER2_EVENT")]
    EtwDisableKtimer2EventPayload {
        /// Identifies the timer. In C: `TimerKey`.
        fn timer_key -> u64 = number(0);
        /// Routine called when the timer is disabled. In C: `DisableCallback`.
        fn disable_callback -> u64 = number(1);
        /// Context of that routine. In C: `DisableContextKey`.
        fn disable_context_key -> u64 = number(2);
        /// In C: `Flags`.
        fn flags -> crate::payloads::profile::EtwDisableKtimer2Flag = number(3);
    }
}

pub(crate) static ETW_DISABLE_KTIMER2_EVENT_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 1)];
pub(crate) static ETW_DISABLE_KTIMER2_EVENT_1: &[Slot] =
    &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 1)];
payload_type! {
    /// Disabled executive timer (KTIMER2) no longer in use.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_KTIMER2_FINALIZATION` (0x0F6C).
    ///
    /// Structures: `ETW_FINALIZE_KTIMER2_EVENT`.
    #[doc(alias = "ETW_FINALIZE_KTIMER2_EVENT")]
    EtwFinalizeKtimer2EventPayload {
        /// Identifies the timer. In C: `TimerKey`.
        fn timer_key -> u64 = number(0);
        /// Routine called when the timer is disabled. In C: `DisableCallback`.
        fn disable_callback -> u64 = number(1);
        /// Context of that routine. In C: `DisableContextKey`.
        fn disable_context_key -> u64 = number(2);
    }
}

pub(crate) static ETW_FINALIZE_KTIMER2_EVENT_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4)];
pub(crate) static ETW_FINALIZE_KTIMER2_EVENT_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8)];
payload_type! {
    /// Executive timer (KTIMER2) set or expired.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_KTIMER2_SET` (0x0F68), `PERFINFO_LOG_TYPE_KTIMER2_EXPIRATION` (0x0F69).
    ///
    /// Structures: `ETW_SET_KTIMER2_EVENT`.
    #[doc(alias = "ETW_SET_KTIMER2_EVENT")]
    EtwSetKtimer2EventPayload {
        /// Due time. In C: `DueTime`. Unit: 100 ns.
        fn due_time -> u64 = number(0);
        /// Latest expiration time, since the timer can be coalesced with others. In C: `MaximumDueTime`. Unit: 100 ns.
        fn maximum_due_time -> u64 = number(1);
        /// Period of the timer. In C: `Period`. Unit: 100 ns.
        fn period -> u64 = number(2);
        /// Identifies the timer. In C: `TimerKey`.
        fn timer_key -> u64 = number(3);
        /// Routine called when the timer expires. In C: `Callback`.
        fn callback -> u64 = number(4);
        /// Context of that routine. In C: `CallbackContextKey`.
        fn callback_context_key -> u64 = number(5);
        /// In C: `Flags`.
        fn flags -> crate::payloads::profile::EtwKtimer2Flag = number(6);
    }
}

impl<'a> EtwSetKtimer2EventPayload<'a> {
    /// Duration. The raw value is `due_time`.
    #[inline]
    pub fn due_time_as_duration(&self) -> core::time::Duration {
        duration(self.due_time(), per_second::HUNDRED_NANOSECONDS)
    }
    /// Duration. The raw value is `maximum_due_time`.
    #[inline]
    pub fn maximum_due_time_as_duration(&self) -> core::time::Duration {
        duration(self.maximum_due_time(), per_second::HUNDRED_NANOSECONDS)
    }
    /// Duration. The raw value is `period`.
    #[inline]
    pub fn period_as_duration(&self) -> core::time::Duration {
        duration(self.period(), per_second::HUNDRED_NANOSECONDS)
    }
}

pub(crate) static ETW_SET_KTIMER2_EVENT_0: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 4), Slot::At(28, 4), Slot::At(32, 4),
        Slot::At(36, 1)
    ];
pub(crate) static ETW_SET_KTIMER2_EVENT_1: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 8), Slot::At(32, 8), Slot::At(40, 8),
        Slot::At(48, 1)
    ];
payload_type! {
    /// Kernel timer set.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_TIMER_SET_PERIODIC` (0x0F52), `PERFINFO_LOG_TYPE_TIMER_SET_ONE_SHOT` (0x0F53),
    /// `PERFINFO_LOG_TYPE_TIMER_SET_THREAD` (0x0F54).
    ///
    /// Structures: `ETW_SET_TIMER_EVENT`.
    #[doc(alias = "ETW_SET_TIMER_EVENT")]
    EtwSetTimerEventPayload {
        /// Due time. In C: `ExpectedDueTime`. Unit: 100 ns.
        fn expected_due_time -> u64 = number(0);
        /// Identifies the timer. In C: `TimerAddress`.
        fn timer_address -> u64 = number(1);
        /// Group of the processor on which the timer is to expire. In C: `TargetProcessorGroup`.
        fn target_processor_group -> u16 = number(2);
        /// Processor within the group. In C: `TargetProcessorIndex`.
        fn target_processor_index -> u8 = number(3);
        /// In C: `Flags`.
        fn flags -> crate::payloads::profile::EtwTimerFlag = number(4);
        /// Period of the timer. In C: `Period`. Unit: ms.
        fn period -> u32 = number(5);
        /// Tolerable delay, encoded. In C: `EncodedDelay`.
        fn encoded_delay -> u8 = number(6);
        /// Reserved or padding, according to a source. In C: `Reserved0`.
        fn reserved0 -> u8 = number(7);
        /// Reserved or padding, according to a source. In C: `Reserved1`.
        fn reserved1 -> u16 = number(8);
        /// Low half of the process ID (inferred from the name and the size). In C: `UniqueProcessId`.
        fn unique_process_id -> u16 = number(9);
    }
}

impl<'a> EtwSetTimerEventPayload<'a> {
    /// Duration. The raw value is `expected_due_time`.
    #[inline]
    pub fn expected_due_time_as_duration(&self) -> core::time::Duration {
        duration(self.expected_due_time(), per_second::HUNDRED_NANOSECONDS)
    }
    /// Duration. The raw value is `period`.
    #[inline]
    pub fn period_as_duration(&self) -> core::time::Duration {
        duration(self.period(), per_second::MILLISECONDS)
    }
}

pub(crate) static ETW_SET_TIMER_EVENT_0: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 2), Slot::At(14, 1), Slot::At(15, 1), Slot::At(16, 4),
        Slot::At(20, 1), Slot::At(21, 1), Slot::At(22, 2), Slot::At(22, 2)
    ];
pub(crate) static ETW_SET_TIMER_EVENT_1: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 2), Slot::At(18, 1), Slot::At(19, 1), Slot::At(20, 4),
        Slot::At(24, 1), Slot::At(25, 1), Slot::At(26, 2), Slot::At(26, 2)
    ];
payload_type! {
    /// Kernel timer expired.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_TIMER_EXPIRATION` (0x0F51).
    ///
    /// Structures: `ETW_TIMER_EXPIRATION_EVENT`.
    #[doc(alias = "ETW_TIMER_EXPIRATION_EVENT")]
    EtwTimerExpirationEventPayload {
        /// Time at which the timer was due. In C: `ExpectedDueTime`. Unit: 100 ns.
        fn expected_due_time -> u64 = number(0);
        /// Identifies the timer. In C: `TimerAddress`.
        fn timer_address -> u64 = number(1);
        /// Routine of the timer's deferred procedure call. In C: `DeferredRoutine`.
        fn deferred_routine -> u64 = number(2);
        /// Tolerable delay, encoded. In C: `EncodedDelay`.
        fn encoded_delay -> u8 = number(3);
    }
}

impl<'a> EtwTimerExpirationEventPayload<'a> {
    /// Duration. The raw value is `expected_due_time`.
    #[inline]
    pub fn expected_due_time_as_duration(&self) -> core::time::Duration {
        duration(self.expected_due_time(), per_second::HUNDRED_NANOSECONDS)
    }
}

pub(crate) static ETW_TIMER_EXPIRATION_EVENT_0: &[Slot] =
    &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 1)];
pub(crate) static ETW_TIMER_EXPIRATION_EVENT_1: &[Slot] =
    &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 1)];
payload_type! {
    /// Kernel timers that are due start to expire.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_TIMER_EXPIRATION_START` (0x0F50).
    ///
    /// Structures: `ETW_TIMER_EXPIRATION_START_EVENT`.
    #[doc(alias = "ETW_TIMER_EXPIRATION_START_EVENT")]
    EtwTimerExpirationStartEventPayload {
        /// Interrupt time, which determines the timers that are due. In C: `InterruptTime`. Unit: 100 ns.
        fn interrupt_time -> u64 = number(0);
        /// True if only high-resolution timers expire (inferred from the name). Symbol files of 2004 and later contain
        /// it, those of 1607 do not. In C: `HrTimerExpirationOnly`.
        fn hr_timer_expiration_only -> Option<u8> = find_number(1);
    }
}

impl<'a> EtwTimerExpirationStartEventPayload<'a> {
    /// Duration. The raw value is `interrupt_time`.
    #[inline]
    pub fn interrupt_time_as_duration(&self) -> core::time::Duration {
        duration(self.interrupt_time(), per_second::HUNDRED_NANOSECONDS)
    }
}

pub(crate) static ETW_TIMER_EXPIRATION_START_EVENT_0: &[Slot] = &[Slot::At(0, 8), Slot::Part(0)];
payload_type! {
    /// Interrupt service routine completed.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_INTERRUPT` (0x0F43).
    ///
    /// Structures: `ISR_V1`, `PERFINFO_INTERRUPT_INFORMATION`.
    #[doc(alias = "ISR_V1")]
    #[doc(alias = "PERFINFO_INTERRUPT_INFORMATION")]
    InterruptPayload {
        /// Address of the routine. In C: `ServiceRoutine`, `Routine`.
        fn service_routine -> u64 = number(0);
        /// Return value of the routine: whether it claimed the interrupt. In C: `ReturnValue`.
        fn return_value -> u32 = number(1);
        /// Interrupt vector. In C: `Vector`. Not in `ISR_V1`.
        fn vector -> Option<u16> = find_number(2);
        /// Reserved or padding, according to a source. In C: `Reserved`. Not in `ISR_V1`.
        fn reserved -> Option<u8> = find_number(3);
    }
}

pub(crate) static ISR_V1_0: &[Slot] = &[Slot::At(8, 4), Slot::At(12, 4), Slot::Absent, Slot::Absent];
pub(crate) static ISR_V1_1: &[Slot] = &[Slot::At(8, 8), Slot::At(16, 4), Slot::Absent, Slot::Absent];
pub(crate) static PERFINFO_INTERRUPT_INFORMATION_0: &[Slot] =
    &[Slot::At(8, 4), Slot::At(12, 1), Slot::At(13, 2), Slot::At(15, 1)];
pub(crate) static PERFINFO_INTERRUPT_INFORMATION_1: &[Slot] =
    &[Slot::At(8, 8), Slot::At(16, 1), Slot::At(17, 2), Slot::At(19, 1)];
payload_type! {
    /// Interrupt service routine of a message-signaled interrupt completed.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_MSI_INTERRUPT` (0x0F32).
    ///
    /// Structures: `ISR_MSI`.
    #[doc(alias = "ISR_MSI")]
    IsrMsiPayload {
        /// Start time, from the session's clock. The event's own time is the end. In C: `InitialTime`.
        fn initial_time -> u64 = number(0);
        /// Address of the routine. In C: `Routine`.
        fn service_routine -> u64 = number(1);
        /// Return value of the routine: whether it claimed the interrupt. In C: `ReturnValue`.
        fn return_value -> u8 = number(2);
        /// Interrupt vector. In C: `Vector`.
        fn vector -> u16 = number(3);
        /// Reserved or padding, according to a source. In C: `Reserved`.
        fn reserved -> u8 = number(4);
        /// Number of the message among the messages of the interrupt. In C: `MessageNumber`.
        fn message_number -> u32 = number(5);
    }
}

pub(crate) static ISR_MSI_0: &[Slot] =
    &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 1), Slot::At(13, 2), Slot::At(15, 1), Slot::At(16, 4)];
pub(crate) static ISR_MSI_1: &[Slot] =
    &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 1), Slot::At(17, 2), Slot::At(19, 1), Slot::At(20, 4)];
payload_type! {
    /// Last branches that a processor took before an event.
    ///
    /// Payload of (0x0C20).
    ///
    /// Structures: `LBR_SAMPLE`.
    #[doc(alias = "LBR_SAMPLE")]
    LbrSamplePayload {
        /// Time at which the branches were recorded, by the performance counter. In C: `TimeStamp`.
        fn time_stamp -> u64 = number(0);
        /// Process ID. In C: `ProcessId`.
        fn process_id -> u32 = number(1);
        /// Thread ID. In C: `ThreadId`.
        fn thread_id -> u32 = number(2);
        /// Flags that state which branches were recorded. In C: `Filters`.
        fn filters -> u32 = number(3);
        /// Purpose unknown. In C: `Alignment`. Not in some forms of `LBR_SAMPLE`.
        fn alignment -> Option<u32> = find_number(4);
    }
}

pub(crate) static LBR_SAMPLE_0: &[Slot] =
    &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::Absent];
pub(crate) static LBR_SAMPLE_1: &[Slot] =
    &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::At(20, 4)];
payload_type! {
    /// Clock interrupt.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CLOCK_INTERRUPT` (0x0F4F).
    ///
    /// Structures: `PERFINFO_CLOCK_INTERRUPT_INFORMATION`.
    #[doc(alias = "PERFINFO_CLOCK_INTERRUPT_INFORMATION")]
    PerfinfoClockInterruptInformationPayload {
        /// In C: `InterruptTime`. Unit: 100 ns.
        fn interrupt_time -> u64 = number(0);
        /// In C: `Flags`.
        fn flags -> i16 = number(1);
    }
}

impl<'a> PerfinfoClockInterruptInformationPayload<'a> {
    /// Duration. The raw value is `interrupt_time`.
    #[inline]
    pub fn interrupt_time_as_duration(&self) -> core::time::Duration {
        duration(self.interrupt_time(), per_second::HUNDRED_NANOSECONDS)
    }
}

pub(crate) static PERFINFO_CLOCK_INTERRUPT_INFORMATION_0: &[Slot] = &[Slot::At(0, 8), Slot::Signed(8, 2)];
payload_type! {
    /// Deferred procedure call inserted into a processor's queue.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_DPC_ENQUEUE` (0x0F64).
    ///
    /// Structures: `PERFINFO_DPC_ENQUEUE_INFORMATION`.
    #[doc(alias = "PERFINFO_DPC_ENQUEUE_INFORMATION")]
    PerfinfoDpcEnqueueInformationPayload {
        /// Identifies the matching execution event. In C: `Key`.
        fn key -> u64 = number(0);
        /// Number of calls in the queue after the insertion. In C: `DpcQueueDepth`.
        fn dpc_queue_depth -> i32 = number(1);
        /// In C: `DpcCount`.
        fn dpc_count -> u32 = number(2);
        /// Processor index. In C: `TargetProcessorIndex`.
        fn target_processor_index -> u32 = number(3);
        /// A value of the documented KDPC_IMPORTANCE. In C: `Importance`.
        fn importance -> u8 = number(4);
        /// Reserved or padding, according to a source. In C: `Reserved`.
        fn reserved -> &'a [u8] = field_bytes(5);
    }
}

pub(crate) static PERFINFO_DPC_ENQUEUE_INFORMATION_0: &[Slot] =
    &[Slot::At(0, 4), Slot::Signed(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 1), Slot::At(17, 3)];
pub(crate) static PERFINFO_DPC_ENQUEUE_INFORMATION_1: &[Slot] =
    &[Slot::At(0, 8), Slot::Signed(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::At(20, 1), Slot::At(21, 3)];
payload_type! {
    /// Deferred procedure call starts.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_DPC_EXECUTION` (0x0F65).
    ///
    /// Structures: `PERFINFO_DPC_EXECUTION_INFORMATION`.
    #[doc(alias = "PERFINFO_DPC_EXECUTION_INFORMATION")]
    PerfinfoDpcExecutionInformationPayload {
        /// Address of the routine. In C: `DpcRoutine`.
        fn dpc_routine -> u64 = number(0);
        /// Identifies the matching enqueue event. In C: `Key`.
        fn key -> u64 = number(1);
    }
}

pub(crate) static PERFINFO_DPC_EXECUTION_INFORMATION_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
pub(crate) static PERFINFO_DPC_EXECUTION_INFORMATION_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8)];
payload_type! {
    /// Deferred procedure call completed.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_THREADED_DPC` (0x0F42), `PERFINFO_LOG_TYPE_DPC` (0x0F44),
    /// `PERFINFO_LOG_TYPE_TIMERDPC` (0x0F45).
    ///
    /// Structures: `PERFINFO_DPC_INFORMATION`.
    #[doc(alias = "PERFINFO_DPC_INFORMATION")]
    PerfinfoDpcInformationPayload {
        /// Start time, from the session's clock. The event's own time is the end. In C: `InitialTime`.
        fn initial_time -> u64 = number(0);
        /// Address of the routine. In C: `DpcRoutine`.
        fn dpc_routine -> u64 = number(1);
    }
}

pub(crate) static PERFINFO_DPC_INFORMATION_0: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4)];
pub(crate) static PERFINFO_DPC_INFORMATION_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8)];
payload_type! {
    /// Timer of a device object expired.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_IOTIMER_EXPIRATION` (0x0F46), `PERFINFO_LOG_TYPE_IOTIMER_START` (0x0F5D),
    /// `PERFINFO_LOG_TYPE_IOTIMER_STOP` (0x0F5E).
    ///
    /// Structures: `PERFINFO_IO_TIMER`.
    #[doc(alias = "PERFINFO_IO_TIMER")]
    PerfinfoIoTimerPayload {
        /// Address of a device object. In C: `DeviceObject`.
        fn device_object -> u64 = number(0);
        /// Routine that is called. In C: `RoutineAddress`.
        fn routine_address -> u64 = number(1);
    }
}

pub(crate) static PERFINFO_IO_TIMER_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
pub(crate) static PERFINFO_IO_TIMER_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8)];
payload_type! {
    /// Interrupt from one processor to another.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_IPI` (0x0F5B).
    ///
    /// Structures: `PERFINFO_IPI_INFORMATION`.
    #[doc(alias = "PERFINFO_IPI_INFORMATION")]
    PerfinfoIpiInformationPayload {
        /// In C: `RequestType`.
        fn request_type -> crate::payloads::profile::PerfinfoIpiRequest = number(0);
        /// Index of the other processor. The header states that this is inferred. In C: `TargetProcessor`.
        fn target_processor -> u32 = number(1);
    }
}

pub(crate) static PERFINFO_IPI_INFORMATION_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
payload_type! {
    /// Processor counter interrupt: the code that the processor was executing.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_PMC_INTERRUPT` (0x0F2F).
    ///
    /// Structures: `PERFINFO_PMC_SAMPLE_INFORMATION`.
    #[doc(alias = "PERFINFO_PMC_SAMPLE_INFORMATION")]
    PerfinfoPmcSampleInformationPayload {
        /// Address of code. In C: `InstructionPointer`.
        fn instruction_pointer -> u64 = number(0);
        /// ID of the thread that the processor was executing. In C: `ThreadId`.
        fn thread_id -> u32 = number(1);
        /// Profile source of the counter. In C: `ProfileSource`.
        fn profile_source -> u16 = number(2);
        /// Reserved or padding, according to a source. In C: `Reserved`.
        fn reserved -> u16 = number(3);
    }
}

pub(crate) static PERFINFO_PMC_SAMPLE_INFORMATION_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 2), Slot::At(10, 2)];
pub(crate) static PERFINFO_PMC_SAMPLE_INFORMATION_1: &[Slot] =
    &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 2), Slot::At(14, 2)];
payload_type! {
    /// Several profile interrupts in one event.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_SAMPLED_PROFILE_CACHE` (0x0F37).
    ///
    /// Structures: `PERFINFO_SAMPLED_PROFILE_CACHE`.
    #[doc(alias = "PERFINFO_SAMPLED_PROFILE_CACHE")]
    PerfinfoSampledProfileCachePayload {
        /// Number of valid elements in Sample. In C: `Entries`.
        fn entries -> u32 = number(0);
    }
}

pub(crate) static PERFINFO_SAMPLED_PROFILE_CACHE_0: &[Slot] = &[Slot::At(0, 4)];
pub(crate) static PERFINFO_SAMPLED_PROFILE_CACHE_1: &[Slot] = &[Slot::At(0, 4)];
payload_type! {
    /// Interval of a profile source, logged when the trace starts or ends or the interval changes.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_SAMPLED_PROFILE_SET_INTERVAL` (0x0F48),
    /// `PERFINFO_LOG_TYPE_SAMPLED_PROFILE_DC_START` (0x0F49), `PERFINFO_LOG_TYPE_SAMPLED_PROFILE_DC_END` (0x0F4A).
    ///
    /// Structures: `PERFINFO_SAMPLED_PROFILE_CONFIG`.
    #[doc(alias = "PERFINFO_SAMPLED_PROFILE_CONFIG")]
    PerfinfoSampledProfileConfigPayload {
        /// In C: `Source`.
        fn source -> crate::common::KprofileSource = number(0);
        /// Interval, in 100 ns units for time. For other sources, the number of units that the source counts. In C:
        /// `NewInterval`.
        fn new_interval -> u32 = number(1);
        /// Interval, in 100 ns units for time. For other sources, the number of units that the source counts. In C:
        /// `OldInterval`.
        fn old_interval -> u32 = number(2);
        /// Name of the profile source. Events of version 3 have it. In C: `SourceName`.
        fn source_name -> Option<Text<'a>> = find_text(3);
    }
}

pub(crate) static PERFINFO_SAMPLED_PROFILE_CONFIG_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::Part(0)];
payload_type! {
    /// Profile interrupt: the code that a processor was executing.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_SAMPLED_PROFILE` (0x0F2E).
    ///
    /// Structures: `PERFINFO_SAMPLED_PROFILE_INFORMATION`.
    #[doc(alias = "PERFINFO_SAMPLED_PROFILE_INFORMATION")]
    PerfinfoSampledProfileInformationPayload {
        /// Address of code. In C: `InstructionPointer`.
        fn instruction_pointer -> u64 = number(0);
        /// ID of the thread that the processor was executing. In C: `ThreadId`.
        fn thread_id -> u32 = number(1);
        /// Documented as not used. 1 in 88809 real events. In C: `Count`.
        fn count -> u16 = number(2);
        /// The processor was executing a deferred procedure call. In C: `ExecutingDpc`.
        fn executing_dpc -> u8 = number(3);
        /// The processor was executing an interrupt service routine. In C: `ExecutingIsr`.
        fn executing_isr -> u8 = number(4);
        /// Reserved or padding, according to a source. In C: `Reserved`.
        fn reserved -> u8 = number(5);
        /// Thread priority. In C: `Priority`.
        fn priority -> u8 = number(6);
        /// The same byte as one number. In C: `Flags`.
        fn flags -> u8 = number(7);
        /// Rank of the thread in its scheduling group. 0 if it is in none. In C: `Rank`.
        fn rank -> u8 = number(8);
    }
}

pub(crate) static PERFINFO_SAMPLED_PROFILE_INFORMATION_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 2), Slot::Bits(10, 1, 0, 1), Slot::Bits(10, 1, 1, 1),
        Slot::Bits(10, 1, 2, 1), Slot::Bits(10, 1, 3, 5), Slot::At(10, 1), Slot::At(11, 1)
    ];
pub(crate) static PERFINFO_SAMPLED_PROFILE_INFORMATION_1: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 2), Slot::Bits(14, 1, 0, 1), Slot::Bits(14, 1, 1, 1),
        Slot::Bits(14, 1, 2, 1), Slot::Bits(14, 1, 3, 5), Slot::At(14, 1), Slot::At(15, 1)
    ];
payload_type! {
    /// System call entry.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_SYSCALL_ENTER` (0x0F33).
    ///
    /// Structures: `PERFINFO_SYSCALL_ENTER_DATA`.
    #[doc(alias = "PERFINFO_SYSCALL_ENTER_DATA")]
    PerfinfoSyscallEnterDataPayload {
        /// Address of the system service routine. In C: `SysCallAddr`.
        fn sys_call_addr -> u64 = number(0);
    }
}

pub(crate) static PERFINFO_SYSCALL_ENTER_DATA_0: &[Slot] = &[Slot::At(0, 4)];
pub(crate) static PERFINFO_SYSCALL_ENTER_DATA_1: &[Slot] = &[Slot::At(0, 8)];
payload_type! {
    /// System call return.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_SYSCALL_EXIT` (0x0F34).
    ///
    /// Structures: `PERFINFO_SYSCALL_EXIT_DATA`.
    #[doc(alias = "PERFINFO_SYSCALL_EXIT_DATA")]
    PerfinfoSyscallExitDataPayload {
        /// NTSTATUS. In C: `ReturnValue`.
        fn return_value -> crate::common::Ntstatus = number(0);
    }
}

pub(crate) static PERFINFO_SYSCALL_EXIT_DATA_0: &[Slot] = &[Slot::At(0, 4)];
payload_type! {
    /// Routine at raised priority requested to yield the processor.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_SHOULD_YIELD_PROCESSOR` (0x0F6D).
    ///
    /// Structures: `PERFINFO_YIELD_PROCESSOR_INFORMATION`.
    #[doc(alias = "PERFINFO_YIELD_PROCESSOR_INFORMATION")]
    PerfinfoYieldProcessorInformationPayload {
        /// In C: `YieldReason`.
        fn yield_reason -> u32 = number(0);
        /// In C: `DpcWatchdogCount`.
        fn dpc_watchdog_count -> u32 = number(1);
        /// In C: `DpcTimeCount`.
        fn dpc_time_count -> u32 = number(2);
    }
}

pub(crate) static PERFINFO_YIELD_PROCESSOR_INFORMATION_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4)];
