// Generated from spec/structs/ and spec/hooks/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::rt::payload::*;

#[allow(unused_imports)]
use crate::rt::*;

payload_type! {
    /// Idle processor received a thread that dynamic fair-share scheduling (DFSS) had delayed.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_DFSS_PROCESS_IDLE_ONLY_QUEUE` (0x053B).
    ///
    /// Structures: `ETW_DFSS_RELEASE_THREAD_ON_IDLE`.
    #[doc(alias = "ETW_DFSS_RELEASE_THREAD_ON_IDLE")]
    EtwDfssReleaseThreadOnIdlePayload
}

impl<'a> EtwDfssReleaseThreadOnIdlePayload<'a> {
    /// Number of the interval. In C: `CurrentGeneration`.
    #[inline]
    pub fn current_generation(&self) -> u32 {
        self.0.number(0)
    }
    /// Session ID of the thread. In C: `SessionSelectedToRun`.
    #[inline]
    pub fn session_selected_to_run(&self) -> u32 {
        self.0.number(1)
    }
    /// In C: `CycleBaseAllowance`. Unit: CPU cycles.
    #[inline]
    pub fn cycle_base_allowance(&self) -> u64 {
        self.0.number(2)
    }
    /// In C: `CyclesRemaining`. Unit: CPU cycles.
    #[inline]
    pub fn cycles_remaining(&self) -> i64 {
        self.0.number(3)
    }
}

pub(crate) static ETW_DFSS_RELEASE_THREAD_ON_IDLE_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::Signed(16, 8)];
payload_type! {
    /// New interval of dynamic fair-share scheduling (DFSS) starts.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_DFSS_START_NEW_INTERVAL` (0x053A).
    ///
    /// Structures: `ETW_DFSS_START_NEW_INTERVAL`.
    #[doc(alias = "ETW_DFSS_START_NEW_INTERVAL")]
    EtwDfssStartNewIntervalPayload
}

impl<'a> EtwDfssStartNewIntervalPayload<'a> {
    /// Number of the interval. In C: `CurrentGeneration`.
    #[inline]
    pub fn current_generation(&self) -> u32 {
        self.0.number(0)
    }
    /// Number of elements in SessionQuota. In C: `SessionCount`.
    #[inline]
    pub fn session_count(&self) -> u32 {
        self.0.number(1)
    }
    /// In C: `TotalCycleCredit`. Unit: CPU cycles.
    #[inline]
    pub fn total_cycle_credit(&self) -> u64 {
        self.0.number(2)
    }
    /// In C: `TotalCyclesAccumulated`. Unit: CPU cycles.
    #[inline]
    pub fn total_cycles_accumulated(&self) -> u64 {
        self.0.number(3)
    }
}

pub(crate) static ETW_DFSS_START_NEW_INTERVAL_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 8)];
payload_type! {
    /// Switch to a user-mode scheduled (UMS) thread completed.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_UMS_DIRECTED_SWITCH_END` (0x1921).
    ///
    /// Structures: `ETW_UMS_EVENT_DIRECTED_SWITCH_END`.
    #[doc(alias = "ETW_UMS_EVENT_DIRECTED_SWITCH_END")]
    EtwUmsEventDirectedSwitchEndPayload
}

impl<'a> EtwUmsEventDirectedSwitchEndPayload<'a> {
    /// Process ID. In C: `ProcessId`.
    #[inline]
    pub fn process_id(&self) -> u32 {
        self.0.number(0)
    }
    /// ID of the thread that was switched to. In C: `ScheduledThreadId`.
    #[inline]
    pub fn scheduled_thread_id(&self) -> u32 {
        self.0.number(1)
    }
    /// ID of the thread that schedules it. In C: `PrimaryThreadId`.
    #[inline]
    pub fn primary_thread_id(&self) -> u32 {
        self.0.number(2)
    }
    /// In C: `SwitchFlags`.
    #[inline]
    pub fn switch_flags(&self) -> crate::payloads::scheduler::UmsEtwDirectedSwitchEnd {
        self.0.number(3)
    }
}

pub(crate) static ETW_UMS_EVENT_DIRECTED_SWITCH_END_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4)];
payload_type! {
    /// Switch to a user-mode scheduled (UMS) thread starts.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_UMS_DIRECTED_SWITCH_START` (0x1920).
    ///
    /// Structures: `ETW_UMS_EVENT_DIRECTED_SWITCH_START`.
    #[doc(alias = "ETW_UMS_EVENT_DIRECTED_SWITCH_START")]
    EtwUmsEventDirectedSwitchStartPayload
}

impl<'a> EtwUmsEventDirectedSwitchStartPayload<'a> {
    /// Process ID. In C: `ProcessId`.
    #[inline]
    pub fn process_id(&self) -> u32 {
        self.0.number(0)
    }
    /// ID of the thread that is switched to. In C: `ScheduledThreadId`.
    #[inline]
    pub fn scheduled_thread_id(&self) -> u32 {
        self.0.number(1)
    }
    /// ID of the thread that schedules it. In C: `PrimaryThreadId`.
    #[inline]
    pub fn primary_thread_id(&self) -> u32 {
        self.0.number(2)
    }
    /// In C: `SwitchFlags`.
    #[inline]
    pub fn switch_flags(&self) -> crate::payloads::scheduler::UmsEtwDirectedSwitchStart {
        self.0.number(3)
    }
}

pub(crate) static ETW_UMS_EVENT_DIRECTED_SWITCH_START_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4)];
payload_type! {
    /// User-mode scheduled (UMS) thread separated from the thread that schedules it.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_UMS_DISASSOCIATE` (0x1923).
    ///
    /// Structures: `ETW_UMS_EVENT_DISASSOCIATE`.
    #[doc(alias = "ETW_UMS_EVENT_DISASSOCIATE")]
    EtwUmsEventDisassociatePayload
}

impl<'a> EtwUmsEventDisassociatePayload<'a> {
    /// Process ID. In C: `ProcessId`.
    #[inline]
    pub fn process_id(&self) -> u32 {
        self.0.number(0)
    }
    /// Thread ID. In C: `ScheduledThreadId`.
    #[inline]
    pub fn scheduled_thread_id(&self) -> u32 {
        self.0.number(1)
    }
    /// Thread ID. In C: `PrimaryThreadId`.
    #[inline]
    pub fn primary_thread_id(&self) -> u32 {
        self.0.number(2)
    }
    /// In C: `UmsApcControlFlags`.
    #[inline]
    pub fn ums_apc_control_flags(&self) -> u32 {
        self.0.number(3)
    }
    /// NTSTATUS. In C: `Status`.
    #[inline]
    pub fn status(&self) -> crate::common::Ntstatus {
        self.0.number(4)
    }
}

pub(crate) static ETW_UMS_EVENT_DISASSOCIATE_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4)];
payload_type! {
    /// User-mode scheduled (UMS) thread parked in the kernel.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_UMS_PARK` (0x1922).
    ///
    /// Structures: `ETW_UMS_EVENT_PARK`.
    #[doc(alias = "ETW_UMS_EVENT_PARK")]
    EtwUmsEventParkPayload
}

impl<'a> EtwUmsEventParkPayload<'a> {
    /// Process ID. In C: `ProcessId`.
    #[inline]
    pub fn process_id(&self) -> u32 {
        self.0.number(0)
    }
    /// Thread ID. In C: `ScheduledThreadId`.
    #[inline]
    pub fn scheduled_thread_id(&self) -> u32 {
        self.0.number(1)
    }
    /// In C: `ParkFlags`.
    #[inline]
    pub fn park_flags(&self) -> crate::payloads::scheduler::UmsEtwPark {
        self.0.number(2)
    }
}

pub(crate) static ETW_UMS_EVENT_PARK_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4)];
