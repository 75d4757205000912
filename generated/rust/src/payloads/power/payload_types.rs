// Generated from spec/structs/ and spec/hooks/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::rt::payload::*;

#[allow(unused_imports)]
use crate::rt::*;

payload_type! {
    /// Remaining battery capacity.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_BATTERY_LIFE_INFO` (0x1220).
    ///
    /// Structures: `PERFINFO_BATTERY_LIFE_INFO`.
    #[doc(alias = "PERFINFO_BATTERY_LIFE_INFO")]
    PerfinfoBatteryLifeInfoPayload
}

impl<'a> PerfinfoBatteryLifeInfoPayload<'a> {
    /// In C: `RemainingCapacity`.
    #[inline]
    pub fn remaining_capacity(&self) -> u32 {
        self.0.number(0)
    }
    /// In C: `Rate`.
    #[inline]
    pub fn rate(&self) -> u32 {
        self.0.number(1)
    }
}

pub(crate) static PERFINFO_BATTERY_LIFE_INFO_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
payload_type! {
    /// Boot phase starts.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_BOOT_PHASE_START` (0x0326).
    ///
    /// Structures: `PERFINFO_BOOT_PHASE_START`.
    #[doc(alias = "PERFINFO_BOOT_PHASE_START")]
    PerfinfoBootPhaseStartPayload
}

impl<'a> PerfinfoBootPhaseStartPayload<'a> {
    /// In C: `Phase`.
    #[inline]
    pub fn phase(&self) -> i32 {
        self.0.number(0)
    }
}

pub(crate) static PERFINFO_BOOT_PHASE_START_0: &[Slot] = &[Slot::Signed(0, 4)];
payload_type! {
    /// Idle state of the processor changed.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_IDLE_STATE_CHANGE` (0x1221).
    ///
    /// Structures: `PERFINFO_IDLE_STATE_CHANGE`.
    #[doc(alias = "PERFINFO_IDLE_STATE_CHANGE")]
    PerfinfoIdleStateChangePayload
}

impl<'a> PerfinfoIdleStateChangePayload<'a> {
    /// In C: `State`.
    #[inline]
    pub fn state(&self) -> u32 {
        self.0.number(0)
    }
    /// In C: `Throttle`.
    #[inline]
    pub fn throttle(&self) -> u32 {
        self.0.number(1)
    }
    /// In C: `Direction`.
    #[inline]
    pub fn direction(&self) -> u32 {
        self.0.number(2)
    }
}

pub(crate) static PERFINFO_IDLE_STATE_CHANGE_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4)];
payload_type! {
    /// Performance counter calibrated after sleep.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_PO_CALIBRATED_PERFCOUNTER` (0x1232).
    ///
    /// Structures: `PERFINFO_PO_CALIBRATED_PERFCOUNTER`.
    #[doc(alias = "PERFINFO_PO_CALIBRATED_PERFCOUNTER")]
    PerfinfoPoCalibratedPerfcounterPayload
}

impl<'a> PerfinfoPoCalibratedPerfcounterPayload<'a> {
    /// Performance counter at that moment. In C: `PerformanceCounter`. Unit: performance counter ticks.
    #[inline]
    pub fn performance_counter(&self) -> i64 {
        self.0.number(0)
    }
}

pub(crate) static PERFINFO_PO_CALIBRATED_PERFCOUNTER_0: &[Slot] = &[Slot::Signed(0, 8)];
payload_type! {
    /// Power manager calls a driver to set the power state of a device.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_PO_NOTIFY_DEVICE` (0x1226).
    ///
    /// Structures: `PERFINFO_PO_NOTIFY_DEVICE`.
    #[doc(alias = "PERFINFO_PO_NOTIFY_DEVICE")]
    PerfinfoPoNotifyDevicePayload
}

impl<'a> PerfinfoPoNotifyDevicePayload<'a> {
    /// Identifies the matching completion event. In C: `Irp`.
    #[inline]
    pub fn irp(&self) -> u64 {
        self.0.number(0)
    }
    /// Base address of the driver that owns the device. In C: `DriverStart`.
    #[inline]
    pub fn driver_start(&self) -> u64 {
        self.0.number(1)
    }
    /// Position of the device in the notification order. In C: `OrderLevel`.
    #[inline]
    pub fn order_level(&self) -> u8 {
        self.0.number(2)
    }
    /// Major function, an IRP_MJ_ constant. In C: `MajorFunction`.
    #[inline]
    pub fn major_function(&self) -> u8 {
        self.0.number(3)
    }
    /// Minor function, an IRP_MN_ constant. In C: `MinorFunction`.
    #[inline]
    pub fn minor_function(&self) -> u8 {
        self.0.number(4)
    }
    /// Valid member of State. In C: `Type`.
    #[inline]
    pub fn kind(&self) -> crate::payloads::power::PowerStateType {
        self.0.number(5)
    }
    /// Power state to set. In C: `State`.
    #[inline]
    pub fn state(&self) -> crate::payloads::power::PowerState {
        self.0.find_value(6).unwrap_or_default()
    }
    /// Length of DeviceName, excluding its null terminator. In C: `DeviceNameLength`. Unit: characters.
    #[inline]
    pub fn device_name_length(&self) -> u32 {
        self.0.number(7)
    }
    /// Device name, or the last part of it if there was no room for all of it. In C: `DeviceName`.
    #[inline]
    pub fn device_name(&self) -> Option<Text<'a>> {
        self.0.find_text(8)
    }
}

pub(crate) static PERFINFO_PO_NOTIFY_DEVICE_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 1), Slot::At(9, 1), Slot::At(10, 1), Slot::At(12, 4), Slot::At(16, 4), Slot::At(20, 4), Slot::Part(0)];
pub(crate) static PERFINFO_PO_NOTIFY_DEVICE_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 1), Slot::At(17, 1), Slot::At(18, 1), Slot::At(20, 4), Slot::At(24, 4), Slot::At(28, 4), Slot::Part(0)];
payload_type! {
    /// Driver finished setting the power state of a device.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_PO_NOTIFY_DEVICE_COMPLETE` (0x1227).
    ///
    /// Structures: `PERFINFO_PO_NOTIFY_DEVICE_COMPLETE`.
    #[doc(alias = "PERFINFO_PO_NOTIFY_DEVICE_COMPLETE")]
    PerfinfoPoNotifyDeviceCompletePayload
}

impl<'a> PerfinfoPoNotifyDeviceCompletePayload<'a> {
    /// Identifies the matching call event. In C: `Irp`.
    #[inline]
    pub fn irp(&self) -> u64 {
        self.0.number(0)
    }
    /// Status with which the I/O request was completed. In C: `Status`.
    #[inline]
    pub fn status(&self) -> crate::common::Ntstatus {
        self.0.number(1)
    }
}

pub(crate) static PERFINFO_PO_NOTIFY_DEVICE_COMPLETE_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
pub(crate) static PERFINFO_PO_NOTIFY_DEVICE_COMPLETE_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4)];
payload_type! {
    /// System woke up.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_PO_POSTSLEEP` (0x1231).
    ///
    /// Structures: `PERFINFO_PO_POSTSLEEP`.
    #[doc(alias = "PERFINFO_PO_POSTSLEEP")]
    PerfinfoPoPostsleepPayload
}

impl<'a> PerfinfoPoPostsleepPayload<'a> {
    /// Performance counter at that moment. In C: `PerformanceCounter`. Unit: performance counter ticks.
    #[inline]
    pub fn performance_counter(&self) -> i64 {
        self.0.number(0)
    }
}

pub(crate) static PERFINFO_PO_POSTSLEEP_0: &[Slot] = &[Slot::Signed(0, 8)];
payload_type! {
    /// System goes to sleep.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_PO_PRESLEEP` (0x1230).
    ///
    /// Structures: `PERFINFO_PO_PRESLEEP`.
    #[doc(alias = "PERFINFO_PO_PRESLEEP")]
    PerfinfoPoPresleepPayload
}

impl<'a> PerfinfoPoPresleepPayload<'a> {
    /// Performance counter at that moment. In C: `PerformanceCounter`. Unit: performance counter ticks.
    #[inline]
    pub fn performance_counter(&self) -> i64 {
        self.0.number(0)
    }
    /// In C: `PerformanceFrequency`. Unit: ticks per second.
    #[inline]
    pub fn performance_frequency(&self) -> i64 {
        self.0.number(1)
    }
}

pub(crate) static PERFINFO_PO_PRESLEEP_0: &[Slot] = &[Slot::Signed(0, 8), Slot::Signed(8, 8)];
payload_type! {
    /// Power manager calls the window manager of the sessions.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_PO_SESSION_CALLOUT` (0x1228).
    ///
    /// Structures: `PERFINFO_PO_SESSION_CALLOUT`.
    #[doc(alias = "PERFINFO_PO_SESSION_CALLOUT")]
    PerfinfoPoSessionCalloutPayload
}

impl<'a> PerfinfoPoSessionCalloutPayload<'a> {
    /// Power action that the system is about to perform. In C: `SystemAction`.
    #[inline]
    pub fn system_action(&self) -> crate::payloads::power::PowerAction {
        self.0.number(0)
    }
    /// Lightest acceptable state. In C: `MinSystemState`.
    #[inline]
    pub fn min_system_state(&self) -> crate::payloads::power::SystemPowerState {
        self.0.number(1)
    }
    /// In C: `Flags`.
    #[inline]
    pub fn flags(&self) -> u32 {
        self.0.number(2)
    }
    /// Purpose unknown. In C: `PowerStateTask`.
    #[inline]
    pub fn power_state_task(&self) -> u32 {
        self.0.number(3)
    }
}

pub(crate) static PERFINFO_PO_SESSION_CALLOUT_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4)];
payload_type! {
    /// Power manager finished calling the window manager of the sessions.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_PO_SESSION_CALLOUT_RET` (0x1229).
    ///
    /// Structures: `PERFINFO_PO_SESSION_CALLOUT_RET`.
    #[doc(alias = "PERFINFO_PO_SESSION_CALLOUT_RET")]
    PerfinfoPoSessionCalloutRetPayload
}

impl<'a> PerfinfoPoSessionCalloutRetPayload<'a> {
    /// Returned status. In C: `Status`.
    #[inline]
    pub fn status(&self) -> crate::common::Ntstatus {
        self.0.number(0)
    }
}

pub(crate) static PERFINFO_PO_SESSION_CALLOUT_RET_0: &[Slot] = &[Slot::At(0, 4)];
payload_type! {
    /// Time that a processor took to leave an idle state.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_PPM_IDLE_EXIT_LATENCY` (0x123C).
    ///
    /// Structures: `PERFINFO_PPM_IDLE_EXIT_LATENCY`.
    #[doc(alias = "PERFINFO_PPM_IDLE_EXIT_LATENCY")]
    PerfinfoPpmIdleExitLatencyPayload
}

impl<'a> PerfinfoPpmIdleExitLatencyPayload<'a> {
    /// In C: `Flags`.
    #[inline]
    pub fn flags(&self) -> crate::payloads::power::PerfinfoPpmIdleExitFlag {
        self.0.number(0)
    }
    /// In C: `PlatformState`.
    #[inline]
    pub fn platform_state(&self) -> u32 {
        self.0.number(1)
    }
    /// In C: `ProcessorState`.
    #[inline]
    pub fn processor_state(&self) -> u32 {
        self.0.number(2)
    }
    /// In C: `ReturnLatency`.
    #[inline]
    pub fn return_latency(&self) -> u32 {
        self.0.number(3)
    }
    /// In C: `TotalLatency`.
    #[inline]
    pub fn total_latency(&self) -> u32 {
        self.0.number(4)
    }
}

pub(crate) static PERFINFO_PPM_IDLE_EXIT_LATENCY_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4)];
payload_type! {
    /// Processors changed their idle state.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_PPM_IDLE_STATE_CHANGE` (0x1235).
    ///
    /// Structures: `PERFINFO_PPM_IDLE_STATE_CHANGE`.
    #[doc(alias = "PERFINFO_PPM_IDLE_STATE_CHANGE")]
    PerfinfoPpmIdleStateChangePayload
}

impl<'a> PerfinfoPpmIdleStateChangePayload<'a> {
    /// In C: `NewState`.
    #[inline]
    pub fn new_state(&self) -> u32 {
        self.0.number(0)
    }
    /// In C: `OldState`.
    #[inline]
    pub fn old_state(&self) -> u32 {
        self.0.number(1)
    }
    /// Bitmask of processors. In C: `Processors`.
    #[inline]
    pub fn processors(&self) -> u64 {
        self.0.number(2)
    }
}

pub(crate) static PERFINFO_PPM_IDLE_STATE_CHANGE_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8)];
payload_type! {
    /// Processor enters an idle state.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_PPM_IDLE_STATE_ENTER` (0x1239).
    ///
    /// Structures: `PERFINFO_PPM_IDLE_STATE_ENTER`.
    #[doc(alias = "PERFINFO_PPM_IDLE_STATE_ENTER")]
    PerfinfoPpmIdleStateEnterPayload
}

impl<'a> PerfinfoPpmIdleStateEnterPayload<'a> {
    /// In C: `State`.
    #[inline]
    pub fn state(&self) -> u32 {
        self.0.number(0)
    }
    /// In C: `Properties`.
    #[inline]
    pub fn properties(&self) -> crate::payloads::power::PerfinfoPpmIdleFlag {
        self.0.number(1)
    }
    /// Purpose unknown. In C: `ExpectedWakeReason`.
    #[inline]
    pub fn expected_wake_reason(&self) -> u8 {
        self.0.number(2)
    }
    /// Reserved or padding, according to a source. In C: `Reserved`.
    #[inline]
    pub fn reserved(&self) -> u8 {
        self.0.number(3)
    }
    /// Properties and the two bytes after it as one number. In C: `Flags`.
    #[inline]
    pub fn flags(&self) -> u32 {
        self.0.number(4)
    }
    /// Expected idle duration of the processor. In C: `ExpectedDuration`.
    #[inline]
    pub fn expected_duration(&self) -> u64 {
        self.0.number(5)
    }
}

pub(crate) static PERFINFO_PPM_IDLE_STATE_ENTER_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 2), Slot::At(6, 1), Slot::At(7, 1), Slot::At(4, 4), Slot::At(8, 8)];
payload_type! {
    /// Processor left an idle state.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_PPM_IDLE_STATE_EXIT` (0x123A).
    ///
    /// Structures: `PERFINFO_PPM_IDLE_STATE_EXIT`.
    #[doc(alias = "PERFINFO_PPM_IDLE_STATE_EXIT")]
    PerfinfoPpmIdleStateExitPayload
}

impl<'a> PerfinfoPpmIdleStateExitPayload<'a> {
    /// In C: `State`.
    #[inline]
    pub fn state(&self) -> u32 {
        self.0.number(0)
    }
    /// In C: `Status`.
    #[inline]
    pub fn status(&self) -> u32 {
        self.0.number(1)
    }
}

pub(crate) static PERFINFO_PPM_IDLE_STATE_EXIT_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
payload_type! {
    /// Processors changed their performance state.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_PPM_PERF_STATE_CHANGE` (0x1233).
    ///
    /// Structures: `PERFINFO_PPM_PERF_STATE_CHANGE`.
    #[doc(alias = "PERFINFO_PPM_PERF_STATE_CHANGE")]
    PerfinfoPpmPerfStateChangePayload
}

impl<'a> PerfinfoPpmPerfStateChangePayload<'a> {
    /// Type of the performance state. In C: `Type`.
    #[inline]
    pub fn kind(&self) -> crate::payloads::power::PerfinfoPpmPerfStateType {
        self.0.number(0)
    }
    /// In C: `NewState`.
    #[inline]
    pub fn new_state(&self) -> u32 {
        self.0.number(1)
    }
    /// In C: `OldState`.
    #[inline]
    pub fn old_state(&self) -> u32 {
        self.0.number(2)
    }
    /// Status returned by the change. In C: `Result`.
    #[inline]
    pub fn result(&self) -> crate::common::Ntstatus {
        self.0.number(3)
    }
    /// Bitmask of processors. In C: `Processors`.
    #[inline]
    pub fn processors(&self) -> u64 {
        self.0.number(4)
    }
}

pub(crate) static PERFINFO_PPM_PERF_STATE_CHANGE_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 8)];
payload_type! {
    /// Processors throttled because of heat.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_PPM_THERMAL_CONSTRAINT` (0x1236).
    ///
    /// Structures: `PERFINFO_PPM_THERMAL_CONSTRAINT`.
    #[doc(alias = "PERFINFO_PPM_THERMAL_CONSTRAINT")]
    PerfinfoPpmThermalConstraintPayload
}

impl<'a> PerfinfoPpmThermalConstraintPayload<'a> {
    /// In C: `Constraint`.
    #[inline]
    pub fn constraint(&self) -> u32 {
        self.0.number(0)
    }
    /// Bitmask of processors. In C: `Processors`.
    #[inline]
    pub fn processors(&self) -> u64 {
        self.0.number(1)
    }
}

pub(crate) static PERFINFO_PPM_THERMAL_CONSTRAINT_0: &[Slot] = &[Slot::At(0, 4), Slot::At(8, 8)];
payload_type! {
    /// Power manager starts to notify all devices of a system state.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_SET_DEVICES_STATE` (0x1224).
    ///
    /// Structures: `PERFINFO_SET_DEVICES_STATE`.
    #[doc(alias = "PERFINFO_SET_DEVICES_STATE")]
    PerfinfoSetDevicesStatePayload
}

impl<'a> PerfinfoSetDevicesStatePayload<'a> {
    /// In C: `SystemState`.
    #[inline]
    pub fn system_state(&self) -> crate::payloads::power::SystemPowerState {
        self.0.number(0)
    }
    /// Whether the system is waking up. In C: `Waking`.
    #[inline]
    pub fn waking(&self) -> u8 {
        self.0.number(1)
    }
    /// Whether the system is shutting down. In C: `Shutdown`.
    #[inline]
    pub fn shutdown(&self) -> u8 {
        self.0.number(2)
    }
    /// Minor function sent to the devices, an IRP_MN_ constant. In C: `IrpMinor`.
    #[inline]
    pub fn irp_minor(&self) -> u8 {
        self.0.number(3)
    }
}

pub(crate) static PERFINFO_SET_DEVICES_STATE_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 1), Slot::At(5, 1), Slot::At(6, 1)];
payload_type! {
    /// Power manager has notified all devices of a system state.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_SET_DEVICES_STATE_RET` (0x1225).
    ///
    /// Structures: `PERFINFO_SET_DEVICES_STATE_RET`.
    #[doc(alias = "PERFINFO_SET_DEVICES_STATE_RET")]
    PerfinfoSetDevicesStateRetPayload
}

impl<'a> PerfinfoSetDevicesStateRetPayload<'a> {
    /// Returned status. In C: `Status`.
    #[inline]
    pub fn status(&self) -> crate::common::Ntstatus {
        self.0.number(0)
    }
}

pub(crate) static PERFINFO_SET_DEVICES_STATE_RET_0: &[Slot] = &[Slot::At(0, 4)];
payload_type! {
    /// Power action starts: sleep, hibernation or shutdown.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_SET_POWER_ACTION` (0x1222).
    ///
    /// Structures: `PERFINFO_SET_POWER_ACTION`.
    #[doc(alias = "PERFINFO_SET_POWER_ACTION")]
    PerfinfoSetPowerActionPayload
}

impl<'a> PerfinfoSetPowerActionPayload<'a> {
    /// Identifies the matching end event. In C: `Trigger`.
    #[inline]
    pub fn trigger(&self) -> u64 {
        self.0.number(0)
    }
    /// In C: `PowerAction`.
    #[inline]
    pub fn power_action(&self) -> crate::payloads::power::PowerAction {
        self.0.number(1)
    }
    /// Lightest acceptable state. In C: `LightestState`.
    #[inline]
    pub fn lightest_state(&self) -> crate::payloads::power::SystemPowerState {
        self.0.number(2)
    }
}

pub(crate) static PERFINFO_SET_POWER_ACTION_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4)];
pub(crate) static PERFINFO_SET_POWER_ACTION_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 4)];
payload_type! {
    /// Power action finished.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_SET_POWER_ACTION_RET` (0x1223).
    ///
    /// Structures: `PERFINFO_SET_POWER_ACTION_RET`.
    #[doc(alias = "PERFINFO_SET_POWER_ACTION_RET")]
    PerfinfoSetPowerActionRetPayload
}

impl<'a> PerfinfoSetPowerActionRetPayload<'a> {
    /// Identifies the matching start event. In C: `Trigger`.
    #[inline]
    pub fn trigger(&self) -> u64 {
        self.0.number(0)
    }
    /// Returned status. In C: `Status`.
    #[inline]
    pub fn status(&self) -> crate::common::Ntstatus {
        self.0.number(1)
    }
}

pub(crate) static PERFINFO_SET_POWER_ACTION_RET_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
pub(crate) static PERFINFO_SET_POWER_ACTION_RET_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4)];
