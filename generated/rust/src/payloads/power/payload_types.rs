// Generated from spec/structs/ and spec/hooks/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::rt::payload::*;

use crate::rt::*;

payload_type! {
    /// Remaining battery capacity.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_BATTERY_LIFE_INFO` (0x1220).
    ///
    /// Structures: `PERFINFO_BATTERY_LIFE_INFO`.
    #[doc(alias = "PERFINFO_BATTERY_LIFE_INFO")]
    PerfinfoBatteryLifeInfoPayload {
        /// In C: `RemainingCapacity`.
        fn remaining_capacity -> u32 = number(0);
        /// In C: `Rate`.
        fn rate -> u32 = number(1);
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
    PerfinfoBootPhaseStartPayload {
        /// In C: `Phase`.
        fn phase -> i32 = number(0);
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
    PerfinfoIdleStateChangePayload {
        /// In C: `State`.
        fn state -> u32 = number(0);
        /// In C: `Throttle`.
        fn throttle -> u32 = number(1);
        /// In C: `Direction`.
        fn direction -> u32 = number(2);
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
    PerfinfoPoCalibratedPerfcounterPayload {
        /// Performance counter at that moment. In C: `PerformanceCounter`. Unit: performance counter ticks.
        fn performance_counter -> i64 = number(0);
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
    PerfinfoPoNotifyDevicePayload {
        /// Identifies the matching completion event. In C: `Irp`.
        fn irp -> u64 = number(0);
        /// Base address of the driver that owns the device. In C: `DriverStart`.
        fn driver_start -> u64 = number(1);
        /// Position of the device in the notification order. In C: `OrderLevel`.
        fn order_level -> u8 = number(2);
        /// Major function, an IRP_MJ_ constant. In C: `MajorFunction`.
        fn major_function -> u8 = number(3);
        /// Minor function, an IRP_MN_ constant. In C: `MinorFunction`.
        fn minor_function -> u8 = number(4);
        /// Valid member of State. In C: `Type`.
        fn kind -> crate::payloads::power::PowerStateType = number(5);
        /// Power state to set. In C: `State`.
        fn state -> crate::payloads::power::PowerState = value(6);
        /// Length of DeviceName, excluding its null terminator. In C: `DeviceNameLength`. Unit: characters.
        fn device_name_length -> u32 = number(7);
        /// Device name, or the last part of it if there was no room for all of it. In C: `DeviceName`.
        fn device_name -> Option<Text<'a>> = find_text(8);
    }
}

pub(crate) static PERFINFO_PO_NOTIFY_DEVICE_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 1), Slot::At(9, 1), Slot::At(10, 1), Slot::At(12, 4),
        Slot::At(16, 4), Slot::At(20, 4), Slot::Part(0)
    ];
pub(crate) static PERFINFO_PO_NOTIFY_DEVICE_1: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 1), Slot::At(17, 1), Slot::At(18, 1), Slot::At(20, 4),
        Slot::At(24, 4), Slot::At(28, 4), Slot::Part(0)
    ];
payload_type! {
    /// Driver finished setting the power state of a device.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_PO_NOTIFY_DEVICE_COMPLETE` (0x1227).
    ///
    /// Structures: `PERFINFO_PO_NOTIFY_DEVICE_COMPLETE`.
    #[doc(alias = "PERFINFO_PO_NOTIFY_DEVICE_COMPLETE")]
    PerfinfoPoNotifyDeviceCompletePayload {
        /// Identifies the matching call event. In C: `Irp`.
        fn irp -> u64 = number(0);
        /// Status with which the I/O request was completed. In C: `Status`.
        fn status -> crate::common::Ntstatus = number(1);
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
    PerfinfoPoPostsleepPayload {
        /// Performance counter at that moment. In C: `PerformanceCounter`. Unit: performance counter ticks.
        fn performance_counter -> i64 = number(0);
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
    PerfinfoPoPresleepPayload {
        /// Performance counter at that moment. In C: `PerformanceCounter`. Unit: performance counter ticks.
        fn performance_counter -> i64 = number(0);
        /// In C: `PerformanceFrequency`. Unit: ticks per second.
        fn performance_frequency -> i64 = number(1);
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
    PerfinfoPoSessionCalloutPayload {
        /// Power action that the system is about to perform. In C: `SystemAction`.
        fn system_action -> crate::payloads::power::PowerAction = number(0);
        /// Lightest acceptable state. In C: `MinSystemState`.
        fn min_system_state -> crate::payloads::power::SystemPowerState = number(1);
        /// In C: `Flags`.
        fn flags -> u32 = number(2);
        /// Purpose unknown. In C: `PowerStateTask`.
        fn power_state_task -> u32 = number(3);
    }
}

pub(crate) static PERFINFO_PO_SESSION_CALLOUT_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4)];
payload_type! {
    /// Power manager finished calling the window manager of the sessions.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_PO_SESSION_CALLOUT_RET` (0x1229).
    ///
    /// Structures: `PERFINFO_PO_SESSION_CALLOUT_RET`.
    #[doc(alias = "PERFINFO_PO_SESSION_CALLOUT_RET")]
    PerfinfoPoSessionCalloutRetPayload {
        /// Returned status. In C: `Status`.
        fn status -> crate::common::Ntstatus = number(0);
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
    PerfinfoPpmIdleExitLatencyPayload {
        /// In C: `Flags`.
        fn flags -> crate::payloads::power::PerfinfoPpmIdleExitFlag = number(0);
        /// In C: `PlatformState`.
        fn platform_state -> u32 = number(1);
        /// In C: `ProcessorState`.
        fn processor_state -> u32 = number(2);
        /// In C: `ReturnLatency`.
        fn return_latency -> u32 = number(3);
        /// In C: `TotalLatency`.
        fn total_latency -> u32 = number(4);
    }
}

pub(crate) static PERFINFO_PPM_IDLE_EXIT_LATENCY_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4)];
payload_type! {
    /// Processors changed their idle state.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_PPM_IDLE_STATE_CHANGE` (0x1235).
    ///
    /// Structures: `PERFINFO_PPM_IDLE_STATE_CHANGE`.
    #[doc(alias = "PERFINFO_PPM_IDLE_STATE_CHANGE")]
    PerfinfoPpmIdleStateChangePayload {
        /// In C: `NewState`.
        fn new_state -> u32 = number(0);
        /// In C: `OldState`.
        fn old_state -> u32 = number(1);
        /// Bitmask of processors. In C: `Processors`.
        fn processors -> u64 = number(2);
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
    PerfinfoPpmIdleStateEnterPayload {
        /// In C: `State`.
        fn state -> u32 = number(0);
        /// In C: `Properties`.
        fn properties -> crate::payloads::power::PerfinfoPpmIdleFlag = number(1);
        /// Purpose unknown. In C: `ExpectedWakeReason`.
        fn expected_wake_reason -> u8 = number(2);
        /// Reserved or padding, according to a source. In C: `Reserved`.
        fn reserved -> u8 = number(3);
        /// Properties and the two bytes after it as one number. In C: `Flags`.
        fn flags -> u32 = number(4);
        /// Expected idle duration of the processor. In C: `ExpectedDuration`.
        fn expected_duration -> u64 = number(5);
    }
}

pub(crate) static PERFINFO_PPM_IDLE_STATE_ENTER_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 2), Slot::At(6, 1), Slot::At(7, 1), Slot::At(4, 4), Slot::At(8, 8)];
payload_type! {
    /// Processor left an idle state.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_PPM_IDLE_STATE_EXIT` (0x123A).
    ///
    /// Structures: `PERFINFO_PPM_IDLE_STATE_EXIT`.
    #[doc(alias = "PERFINFO_PPM_IDLE_STATE_EXIT")]
    PerfinfoPpmIdleStateExitPayload {
        /// In C: `State`.
        fn state -> u32 = number(0);
        /// In C: `Status`.
        fn status -> u32 = number(1);
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
    PerfinfoPpmPerfStateChangePayload {
        /// Type of the performance state. In C: `Type`.
        fn kind -> crate::payloads::power::PerfinfoPpmPerfStateType = number(0);
        /// In C: `NewState`.
        fn new_state -> u32 = number(1);
        /// In C: `OldState`.
        fn old_state -> u32 = number(2);
        /// Status returned by the change. In C: `Result`.
        fn result -> crate::common::Ntstatus = number(3);
        /// Bitmask of processors. In C: `Processors`.
        fn processors -> u64 = number(4);
    }
}

pub(crate) static PERFINFO_PPM_PERF_STATE_CHANGE_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 8)];
payload_type! {
    /// Processors throttled because of heat.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_PPM_THERMAL_CONSTRAINT` (0x1236).
    ///
    /// Structures: `PERFINFO_PPM_THERMAL_CONSTRAINT`.
    #[doc(alias = "PERFINFO_PPM_THERMAL_CONSTRAINT")]
    PerfinfoPpmThermalConstraintPayload {
        /// In C: `Constraint`.
        fn constraint -> u32 = number(0);
        /// Bitmask of processors. In C: `Processors`.
        fn processors -> u64 = number(1);
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
    PerfinfoSetDevicesStatePayload {
        /// In C: `SystemState`.
        fn system_state -> crate::payloads::power::SystemPowerState = number(0);
        /// True if the system is waking up. In C: `Waking`.
        fn waking -> u8 = number(1);
        /// True if the system is shutting down. In C: `Shutdown`.
        fn shutdown -> u8 = number(2);
        /// Minor function sent to the devices, an IRP_MN_ constant. In C: `IrpMinor`.
        fn irp_minor -> u8 = number(3);
    }
}

pub(crate) static PERFINFO_SET_DEVICES_STATE_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 1), Slot::At(5, 1), Slot::At(6, 1)];
payload_type! {
    /// Power manager has notified all devices of a system state.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_SET_DEVICES_STATE_RET` (0x1225).
    ///
    /// Structures: `PERFINFO_SET_DEVICES_STATE_RET`.
    #[doc(alias = "PERFINFO_SET_DEVICES_STATE_RET")]
    PerfinfoSetDevicesStateRetPayload {
        /// Returned status. In C: `Status`.
        fn status -> crate::common::Ntstatus = number(0);
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
    PerfinfoSetPowerActionPayload {
        /// Identifies the matching end event. In C: `Trigger`.
        fn trigger -> u64 = number(0);
        /// In C: `PowerAction`.
        fn power_action -> crate::payloads::power::PowerAction = number(1);
        /// Lightest acceptable state. In C: `LightestState`.
        fn lightest_state -> crate::payloads::power::SystemPowerState = number(2);
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
    PerfinfoSetPowerActionRetPayload {
        /// Identifies the matching start event. In C: `Trigger`.
        fn trigger -> u64 = number(0);
        /// Returned status. In C: `Status`.
        fn status -> crate::common::Ntstatus = number(1);
    }
}

pub(crate) static PERFINFO_SET_POWER_ACTION_RET_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
pub(crate) static PERFINFO_SET_POWER_ACTION_RET_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4)];
