// Generated from spec/structs/ and spec/hooks/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::rt::payload::*;

use crate::rt::*;

payload_type! {
    /// Idle processor received a thread that dynamic fair-share scheduling (DFSS) had delayed.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_DFSS_PROCESS_IDLE_ONLY_QUEUE` (0x053B).
    ///
    /// Structures: `ETW_DFSS_RELEASE_THREAD_ON_IDLE`.
    #[doc(alias = "ETW_DFSS_RELEASE_THREAD_ON_IDLE")]
    EtwDfssReleaseThreadOnIdlePayload {
        /// Number of the interval. In C: `CurrentGeneration`.
        fn current_generation -> u32 = number(0);
        /// Session ID of the thread. In C: `SessionSelectedToRun`.
        fn session_selected_to_run -> u32 = number(1);
        /// In C: `CycleBaseAllowance`. Unit: CPU cycles.
        fn cycle_base_allowance -> u64 = number(2);
        /// In C: `CyclesRemaining`. Unit: CPU cycles.
        fn cycles_remaining -> i64 = number(3);
    }
}

pub(crate) static ETW_DFSS_RELEASE_THREAD_ON_IDLE_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::Signed(16, 8)];
payload_type! {
    /// New interval of dynamic fair-share scheduling (DFSS) starts.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_DFSS_START_NEW_INTERVAL` (0x053A).
    ///
    /// Structures: `ETW_DFSS_START_NEW_INTERVAL`.
    #[doc(alias = "ETW_DFSS_START_NEW_INTERVAL")]
    EtwDfssStartNewIntervalPayload {
        /// Number of the interval. In C: `CurrentGeneration`.
        fn current_generation -> u32 = number(0);
        /// Number of elements in SessionQuota. In C: `SessionCount`.
        fn session_count -> u32 = number(1);
        /// In C: `TotalCycleCredit`. Unit: CPU cycles.
        fn total_cycle_credit -> u64 = number(2);
        /// In C: `TotalCyclesAccumulated`. Unit: CPU cycles.
        fn total_cycles_accumulated -> u64 = number(3);
    }
}

pub(crate) static ETW_DFSS_START_NEW_INTERVAL_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 8)];
payload_type! {
    /// Switch to a user-mode scheduled (UMS) thread completed.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_UMS_DIRECTED_SWITCH_END` (0x1921).
    ///
    /// Structures: `ETW_UMS_EVENT_DIRECTED_SWITCH_END`.
    #[doc(alias = "ETW_UMS_EVENT_DIRECTED_SWITCH_END")]
    EtwUmsEventDirectedSwitchEndPayload {
        /// Process ID. In C: `ProcessId`.
        fn process_id -> u32 = number(0);
        /// ID of the thread that was switched to. In C: `ScheduledThreadId`.
        fn scheduled_thread_id -> u32 = number(1);
        /// ID of the thread that schedules it. In C: `PrimaryThreadId`.
        fn primary_thread_id -> u32 = number(2);
        /// In C: `SwitchFlags`.
        fn switch_flags -> crate::payloads::scheduler::UmsEtwDirectedSwitchEnd = number(3);
    }
}

pub(crate) static ETW_UMS_EVENT_DIRECTED_SWITCH_END_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4)];
payload_type! {
    /// Switch to a user-mode scheduled (UMS) thread starts.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_UMS_DIRECTED_SWITCH_START` (0x1920).
    ///
    /// Structures: `ETW_UMS_EVENT_DIRECTED_SWITCH_START`.
    #[doc(alias = "ETW_UMS_EVENT_DIRECTED_SWITCH_START")]
    EtwUmsEventDirectedSwitchStartPayload {
        /// Process ID. In C: `ProcessId`.
        fn process_id -> u32 = number(0);
        /// ID of the thread that is switched to. In C: `ScheduledThreadId`.
        fn scheduled_thread_id -> u32 = number(1);
        /// ID of the thread that schedules it. In C: `PrimaryThreadId`.
        fn primary_thread_id -> u32 = number(2);
        /// In C: `SwitchFlags`.
        fn switch_flags -> crate::payloads::scheduler::UmsEtwDirectedSwitchStart = number(3);
    }
}

pub(crate) static ETW_UMS_EVENT_DIRECTED_SWITCH_START_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4)];
payload_type! {
    /// User-mode scheduled (UMS) thread separated from the thread that schedules it.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_UMS_DISASSOCIATE` (0x1923).
    ///
    /// Structures: `ETW_UMS_EVENT_DISASSOCIATE`.
    #[doc(alias = "ETW_UMS_EVENT_DISASSOCIATE")]
    EtwUmsEventDisassociatePayload {
        /// Process ID. In C: `ProcessId`.
        fn process_id -> u32 = number(0);
        /// Thread ID. In C: `ScheduledThreadId`.
        fn scheduled_thread_id -> u32 = number(1);
        /// Thread ID. In C: `PrimaryThreadId`.
        fn primary_thread_id -> u32 = number(2);
        /// In C: `UmsApcControlFlags`.
        fn ums_apc_control_flags -> u32 = number(3);
        /// NTSTATUS. In C: `Status`.
        fn status -> crate::common::Ntstatus = number(4);
    }
}

pub(crate) static ETW_UMS_EVENT_DISASSOCIATE_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4)];
payload_type! {
    /// User-mode scheduled (UMS) thread parked in the kernel.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_UMS_PARK` (0x1922).
    ///
    /// Structures: `ETW_UMS_EVENT_PARK`.
    #[doc(alias = "ETW_UMS_EVENT_PARK")]
    EtwUmsEventParkPayload {
        /// Process ID. In C: `ProcessId`.
        fn process_id -> u32 = number(0);
        /// Thread ID. In C: `ScheduledThreadId`.
        fn scheduled_thread_id -> u32 = number(1);
        /// In C: `ParkFlags`.
        fn park_flags -> crate::payloads::scheduler::UmsEtwPark = number(2);
    }
}

pub(crate) static ETW_UMS_EVENT_PARK_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4)];
