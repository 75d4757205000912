// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::power`.
mod perfinfo_battery_life_info_v5_0 {
use crate::laws;
use etwspec::payloads::power::perfinfo_battery_life_info::{ PerfinfoBatteryLifeInfo as T, PerfinfoBatteryLifeInfoView as V };
const MEMBERS: &[&str] = &[
    "RemainingCapacity",
    "Rate",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.remaining_capacity() } else { from.remaining_capacity }; value.remaining_capacity = it; None }
        1 => { let it = if way == laws::Way::View { view.rate() } else { from.rate }; value.rate = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_boot_phase_start_v5_0 {
use crate::laws;
use etwspec::payloads::power::perfinfo_boot_phase_start::{ PerfinfoBootPhaseStart as T, PerfinfoBootPhaseStartView as V };
const MEMBERS: &[&str] = &[
    "Phase",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.phase() } else { from.phase }; value.phase = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_idle_state_change_v5_0 {
use crate::laws;
use etwspec::payloads::power::perfinfo_idle_state_change::{ PerfinfoIdleStateChange as T, PerfinfoIdleStateChangeView as V };
const MEMBERS: &[&str] = &[
    "State",
    "Throttle",
    "Direction",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.state() } else { from.state }; value.state = it; None }
        1 => { let it = if way == laws::Way::View { view.throttle() } else { from.throttle }; value.throttle = it; None }
        2 => { let it = if way == laws::Way::View { view.direction() } else { from.direction }; value.direction = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_po_calibrated_perfcounter_v5_0 {
use crate::laws;
use etwspec::payloads::power::perfinfo_po_calibrated_perfcounter::{ PerfinfoPoCalibratedPerfcounter as T, PerfinfoPoCalibratedPerfcounterView as V };
const MEMBERS: &[&str] = &[
    "PerformanceCounter",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.performance_counter() } else { from.performance_counter }; value.performance_counter = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_po_notify_device_v5_0x86 {
use crate::laws;
use etwspec::payloads::power::perfinfo_po_notify_device::{ PerfinfoPoNotifyDeviceX86 as T, PerfinfoPoNotifyDeviceX86View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "DriverStart",
    "OrderLevel",
    "MajorFunction",
    "MinorFunction",
    "Type",
    "State",
    "DeviceNameLength",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        1 => { let it = if way == laws::Way::View { view.driver_start() } else { from.driver_start }; value.driver_start = it; None }
        2 => { let it = if way == laws::Way::View { view.order_level() } else { from.order_level }; value.order_level = it; None }
        3 => { let it = if way == laws::Way::View { view.major_function() } else { from.major_function }; value.major_function = it; None }
        4 => { let it = if way == laws::Way::View { view.minor_function() } else { from.minor_function }; value.minor_function = it; None }
        5 => { let it = if way == laws::Way::View { view.kind() } else { from.kind }; value.kind = it; None }
        6 => { let it = if way == laws::Way::View { view.state().to_value() } else { from.state }; value.state = it; None }
        7 => { let it = if way == laws::Way::View { view.device_name_length() } else { from.device_name_length }; value.device_name_length = it; None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

#[test]
fn parts_lie_where_the_table_says() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.device_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod perfinfo_po_notify_device_v5_0x64 {
use crate::laws;
use etwspec::payloads::power::perfinfo_po_notify_device::{ PerfinfoPoNotifyDeviceX64 as T, PerfinfoPoNotifyDeviceX64View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "DriverStart",
    "OrderLevel",
    "MajorFunction",
    "MinorFunction",
    "Type",
    "State",
    "DeviceNameLength",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        1 => { let it = if way == laws::Way::View { view.driver_start() } else { from.driver_start }; value.driver_start = it; None }
        2 => { let it = if way == laws::Way::View { view.order_level() } else { from.order_level }; value.order_level = it; None }
        3 => { let it = if way == laws::Way::View { view.major_function() } else { from.major_function }; value.major_function = it; None }
        4 => { let it = if way == laws::Way::View { view.minor_function() } else { from.minor_function }; value.minor_function = it; None }
        5 => { let it = if way == laws::Way::View { view.kind() } else { from.kind }; value.kind = it; None }
        6 => { let it = if way == laws::Way::View { view.state().to_value() } else { from.state }; value.state = it; None }
        7 => { let it = if way == laws::Way::View { view.device_name_length() } else { from.device_name_length }; value.device_name_length = it; None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

#[test]
fn parts_lie_where_the_table_says() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.device_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod perfinfo_po_notify_device_complete_v5_0x86 {
use crate::laws;
use etwspec::payloads::power::perfinfo_po_notify_device_complete::{ PerfinfoPoNotifyDeviceCompleteX86 as T, PerfinfoPoNotifyDeviceCompleteX86View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "Status",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        1 => { let it = if way == laws::Way::View { view.status() } else { from.status }; value.status = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod perfinfo_po_notify_device_complete_v5_0x64 {
use crate::laws;
use etwspec::payloads::power::perfinfo_po_notify_device_complete::{ PerfinfoPoNotifyDeviceCompleteX64 as T, PerfinfoPoNotifyDeviceCompleteX64View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "Status",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        1 => { let it = if way == laws::Way::View { view.status() } else { from.status }; value.status = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod perfinfo_po_postsleep_v5_0 {
use crate::laws;
use etwspec::payloads::power::perfinfo_po_postsleep::{ PerfinfoPoPostsleep as T, PerfinfoPoPostsleepView as V };
const MEMBERS: &[&str] = &[
    "PerformanceCounter",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.performance_counter() } else { from.performance_counter }; value.performance_counter = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_po_presleep_v5_0 {
use crate::laws;
use etwspec::payloads::power::perfinfo_po_presleep::{ PerfinfoPoPresleep as T, PerfinfoPoPresleepView as V };
const MEMBERS: &[&str] = &[
    "PerformanceCounter",
    "PerformanceFrequency",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.performance_counter() } else { from.performance_counter }; value.performance_counter = it; None }
        1 => { let it = if way == laws::Way::View { view.performance_frequency() } else { from.performance_frequency }; value.performance_frequency = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_po_session_callout_v5_0 {
use crate::laws;
use etwspec::payloads::power::perfinfo_po_session_callout::{ PerfinfoPoSessionCallout as T, PerfinfoPoSessionCalloutView as V };
const MEMBERS: &[&str] = &[
    "SystemAction",
    "MinSystemState",
    "Flags",
    "PowerStateTask",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.system_action() } else { from.system_action }; value.system_action = it; None }
        1 => { let it = if way == laws::Way::View { view.min_system_state() } else { from.min_system_state }; value.min_system_state = it; None }
        2 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        3 => { let it = if way == laws::Way::View { view.power_state_task() } else { from.power_state_task }; value.power_state_task = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_po_session_callout_ret_v5_0 {
use crate::laws;
use etwspec::payloads::power::perfinfo_po_session_callout_ret::{ PerfinfoPoSessionCalloutRet as T, PerfinfoPoSessionCalloutRetView as V };
const MEMBERS: &[&str] = &[
    "Status",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.status() } else { from.status }; value.status = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_ppm_idle_exit_latency_v5_0 {
use crate::laws;
use etwspec::payloads::power::perfinfo_ppm_idle_exit_latency::{ PerfinfoPpmIdleExitLatency as T, PerfinfoPpmIdleExitLatencyView as V };
const MEMBERS: &[&str] = &[
    "Flags",
    "PlatformState",
    "ProcessorState",
    "ReturnLatency",
    "TotalLatency",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        1 => { let it = if way == laws::Way::View { view.platform_state() } else { from.platform_state }; value.platform_state = it; None }
        2 => { let it = if way == laws::Way::View { view.processor_state() } else { from.processor_state }; value.processor_state = it; None }
        3 => { let it = if way == laws::Way::View { view.return_latency() } else { from.return_latency }; value.return_latency = it; None }
        4 => { let it = if way == laws::Way::View { view.total_latency() } else { from.total_latency }; value.total_latency = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_ppm_idle_state_change_v5_0 {
use crate::laws;
use etwspec::payloads::power::perfinfo_ppm_idle_state_change::{ PerfinfoPpmIdleStateChange as T, PerfinfoPpmIdleStateChangeView as V };
const MEMBERS: &[&str] = &[
    "NewState",
    "OldState",
    "Processors",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.new_state() } else { from.new_state }; value.new_state = it; None }
        1 => { let it = if way == laws::Way::View { view.old_state() } else { from.old_state }; value.old_state = it; None }
        2 => { let it = if way == laws::Way::View { view.processors() } else { from.processors }; value.processors = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_ppm_idle_state_enter_v5_0 {
use crate::laws;
use etwspec::payloads::power::perfinfo_ppm_idle_state_enter::{ PerfinfoPpmIdleStateEnter as T, PerfinfoPpmIdleStateEnterView as V };
const MEMBERS: &[&str] = &[
    "State",
    "Properties",
    "ExpectedWakeReason",
    "Reserved",
    "Flags",
    "ExpectedDuration",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.state() } else { from.state }; value.state = it; None }
        1 => { let it = if way == laws::Way::View { view.properties() } else { from.properties() }; value.set_properties(it); None }
        2 => { let it = if way == laws::Way::View { view.expected_wake_reason() } else { from.expected_wake_reason() }; value.set_expected_wake_reason(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        4 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        5 => { let it = if way == laws::Way::View { view.expected_duration() } else { from.expected_duration }; value.expected_duration = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_ppm_idle_state_exit_v5_0 {
use crate::laws;
use etwspec::payloads::power::perfinfo_ppm_idle_state_exit::{ PerfinfoPpmIdleStateExit as T, PerfinfoPpmIdleStateExitView as V };
const MEMBERS: &[&str] = &[
    "State",
    "Status",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.state() } else { from.state }; value.state = it; None }
        1 => { let it = if way == laws::Way::View { view.status() } else { from.status }; value.status = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_ppm_perf_state_change_v5_0 {
use crate::laws;
use etwspec::payloads::power::perfinfo_ppm_perf_state_change::{ PerfinfoPpmPerfStateChange as T, PerfinfoPpmPerfStateChangeView as V };
const MEMBERS: &[&str] = &[
    "Type",
    "NewState",
    "OldState",
    "Result",
    "Processors",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.kind() } else { from.kind }; value.kind = it; None }
        1 => { let it = if way == laws::Way::View { view.new_state() } else { from.new_state }; value.new_state = it; None }
        2 => { let it = if way == laws::Way::View { view.old_state() } else { from.old_state }; value.old_state = it; None }
        3 => { let it = if way == laws::Way::View { view.result() } else { from.result }; value.result = it; None }
        4 => { let it = if way == laws::Way::View { view.processors() } else { from.processors }; value.processors = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_ppm_state_selection_v5_0 {
use crate::laws;
use etwspec::payloads::power::perfinfo_ppm_state_selection::{ PerfinfoPpmStateSelection as T, PerfinfoPpmStateSelectionView as V };
const MEMBERS: &[&str] = &[
    "SelectedState",
    "VetoedStates",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.selected_state() } else { from.selected_state }; value.selected_state = it; None }
        1 => { let it = if way == laws::Way::View { view.vetoed_states() } else { from.vetoed_states }; value.vetoed_states = it; None }
        _ => None,
    }
}

tailed!(true, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

#[test]
fn a_count_of_more_than_there_is_is_refused() {
    laws::overclaimed(&FORM, some);
}

}

mod perfinfo_ppm_thermal_constraint_v5_0 {
use crate::laws;
use etwspec::payloads::power::perfinfo_ppm_thermal_constraint::{ PerfinfoPpmThermalConstraint as T, PerfinfoPpmThermalConstraintView as V };
const MEMBERS: &[&str] = &[
    "Constraint",
    "Processors",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.constraint() } else { from.constraint }; value.constraint = it; None }
        1 => { let it = if way == laws::Way::View { view.processors() } else { from.processors }; value.processors = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_set_devices_state_v5_0 {
use crate::laws;
use etwspec::payloads::power::perfinfo_set_devices_state::{ PerfinfoSetDevicesState as T, PerfinfoSetDevicesStateView as V };
const MEMBERS: &[&str] = &[
    "SystemState",
    "Waking",
    "Shutdown",
    "IrpMinor",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.system_state() } else { from.system_state }; value.system_state = it; None }
        1 => { let it = if way == laws::Way::View { view.waking() } else { from.waking }; value.waking = it; None }
        2 => { let it = if way == laws::Way::View { view.shutdown() } else { from.shutdown }; value.shutdown = it; None }
        3 => { let it = if way == laws::Way::View { view.irp_minor() } else { from.irp_minor }; value.irp_minor = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod perfinfo_set_devices_state_ret_v5_0 {
use crate::laws;
use etwspec::payloads::power::perfinfo_set_devices_state_ret::{ PerfinfoSetDevicesStateRet as T, PerfinfoSetDevicesStateRetView as V };
const MEMBERS: &[&str] = &[
    "Status",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.status() } else { from.status }; value.status = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_set_power_action_v5_0x86 {
use crate::laws;
use etwspec::payloads::power::perfinfo_set_power_action::{ PerfinfoSetPowerActionX86 as T, PerfinfoSetPowerActionX86View as V };
const MEMBERS: &[&str] = &[
    "Trigger",
    "PowerAction",
    "LightestState",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.trigger() } else { from.trigger }; value.trigger = it; None }
        1 => { let it = if way == laws::Way::View { view.power_action() } else { from.power_action }; value.power_action = it; None }
        2 => { let it = if way == laws::Way::View { view.lightest_state() } else { from.lightest_state }; value.lightest_state = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_set_power_action_v5_0x64 {
use crate::laws;
use etwspec::payloads::power::perfinfo_set_power_action::{ PerfinfoSetPowerActionX64 as T, PerfinfoSetPowerActionX64View as V };
const MEMBERS: &[&str] = &[
    "Trigger",
    "PowerAction",
    "LightestState",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.trigger() } else { from.trigger }; value.trigger = it; None }
        1 => { let it = if way == laws::Way::View { view.power_action() } else { from.power_action }; value.power_action = it; None }
        2 => { let it = if way == laws::Way::View { view.lightest_state() } else { from.lightest_state }; value.lightest_state = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_set_power_action_ret_v5_0x86 {
use crate::laws;
use etwspec::payloads::power::perfinfo_set_power_action_ret::{ PerfinfoSetPowerActionRetX86 as T, PerfinfoSetPowerActionRetX86View as V };
const MEMBERS: &[&str] = &[
    "Trigger",
    "Status",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.trigger() } else { from.trigger }; value.trigger = it; None }
        1 => { let it = if way == laws::Way::View { view.status() } else { from.status }; value.status = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod perfinfo_set_power_action_ret_v5_0x64 {
use crate::laws;
use etwspec::payloads::power::perfinfo_set_power_action_ret::{ PerfinfoSetPowerActionRetX64 as T, PerfinfoSetPowerActionRetX64View as V };
const MEMBERS: &[&str] = &[
    "Trigger",
    "Status",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.trigger() } else { from.trigger }; value.trigger = it; None }
        1 => { let it = if way == laws::Way::View { view.status() } else { from.status }; value.status = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod power_state_v5_0 {
use crate::laws;
use etwspec::payloads::power::power_state::{ PowerState as T, PowerStateView as V };
const MEMBERS: &[&str] = &[
    "SystemState",
    "DeviceState",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.system_state() } else { from.system_state() }; value.set_system_state(it); None }
        1 => { let it = if way == laws::Way::View { view.device_state() } else { from.device_state() }; value.set_device_state(it); None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_battery_life_info_any {
use crate::laws;
use etwspec::payloads::power::perfinfo_battery_life_info::{Any, PerfinfoBatteryLifeInfo, };
any! {
    "PERFINFO_BATTERY_LIFE_INFO", false,
    0: "V5_0" V5_0(PerfinfoBatteryLifeInfo), 8;
}

}

mod perfinfo_boot_phase_start_any {
use crate::laws;
use etwspec::payloads::power::perfinfo_boot_phase_start::{Any, PerfinfoBootPhaseStart, };
any! {
    "PERFINFO_BOOT_PHASE_START", false,
    0: "V5_0" V5_0(PerfinfoBootPhaseStart), 4;
}

}

mod perfinfo_idle_state_change_any {
use crate::laws;
use etwspec::payloads::power::perfinfo_idle_state_change::{Any, PerfinfoIdleStateChange, };
any! {
    "PERFINFO_IDLE_STATE_CHANGE", false,
    0: "V5_0" V5_0(PerfinfoIdleStateChange), 12;
}

}

mod perfinfo_po_calibrated_perfcounter_any {
use crate::laws;
use etwspec::payloads::power::perfinfo_po_calibrated_perfcounter::{Any, PerfinfoPoCalibratedPerfcounter, };
any! {
    "PERFINFO_PO_CALIBRATED_PERFCOUNTER", false,
    0: "V5_0" V5_0(PerfinfoPoCalibratedPerfcounter), 8;
}

}

mod perfinfo_po_notify_device_any {
use crate::laws;
use etwspec::payloads::power::perfinfo_po_notify_device::{Any, PerfinfoPoNotifyDeviceX86, PerfinfoPoNotifyDeviceX64, };
any! {
    "PERFINFO_PO_NOTIFY_DEVICE", true,
    0: "V5_0X86" V5_0X86(PerfinfoPoNotifyDeviceX86), 24;
    1: "V5_0X64" V5_0X64(PerfinfoPoNotifyDeviceX64), 32;
}

}

mod perfinfo_po_notify_device_complete_any {
use crate::laws;
use etwspec::payloads::power::perfinfo_po_notify_device_complete::{Any, PerfinfoPoNotifyDeviceCompleteX86, PerfinfoPoNotifyDeviceCompleteX64, };
any! {
    "PERFINFO_PO_NOTIFY_DEVICE_COMPLETE", false,
    0: "V5_0X86" V5_0X86(PerfinfoPoNotifyDeviceCompleteX86), 8;
    1: "V5_0X64" V5_0X64(PerfinfoPoNotifyDeviceCompleteX64), 12;
}

}

mod perfinfo_po_postsleep_any {
use crate::laws;
use etwspec::payloads::power::perfinfo_po_postsleep::{Any, PerfinfoPoPostsleep, };
any! {
    "PERFINFO_PO_POSTSLEEP", false,
    0: "V5_0" V5_0(PerfinfoPoPostsleep), 8;
}

}

mod perfinfo_po_presleep_any {
use crate::laws;
use etwspec::payloads::power::perfinfo_po_presleep::{Any, PerfinfoPoPresleep, };
any! {
    "PERFINFO_PO_PRESLEEP", false,
    0: "V5_0" V5_0(PerfinfoPoPresleep), 16;
}

}

mod perfinfo_po_session_callout_any {
use crate::laws;
use etwspec::payloads::power::perfinfo_po_session_callout::{Any, PerfinfoPoSessionCallout, };
any! {
    "PERFINFO_PO_SESSION_CALLOUT", false,
    0: "V5_0" V5_0(PerfinfoPoSessionCallout), 16;
}

}

mod perfinfo_po_session_callout_ret_any {
use crate::laws;
use etwspec::payloads::power::perfinfo_po_session_callout_ret::{Any, PerfinfoPoSessionCalloutRet, };
any! {
    "PERFINFO_PO_SESSION_CALLOUT_RET", false,
    0: "V5_0" V5_0(PerfinfoPoSessionCalloutRet), 4;
}

}

mod perfinfo_ppm_idle_exit_latency_any {
use crate::laws;
use etwspec::payloads::power::perfinfo_ppm_idle_exit_latency::{Any, PerfinfoPpmIdleExitLatency, };
any! {
    "PERFINFO_PPM_IDLE_EXIT_LATENCY", false,
    0: "V5_0" V5_0(PerfinfoPpmIdleExitLatency), 20;
}

}

mod perfinfo_ppm_idle_state_change_any {
use crate::laws;
use etwspec::payloads::power::perfinfo_ppm_idle_state_change::{Any, PerfinfoPpmIdleStateChange, };
any! {
    "PERFINFO_PPM_IDLE_STATE_CHANGE", false,
    0: "V5_0" V5_0(PerfinfoPpmIdleStateChange), 16;
}

}

mod perfinfo_ppm_idle_state_enter_any {
use crate::laws;
use etwspec::payloads::power::perfinfo_ppm_idle_state_enter::{Any, PerfinfoPpmIdleStateEnter, };
any! {
    "PERFINFO_PPM_IDLE_STATE_ENTER", false,
    0: "V5_0" V5_0(PerfinfoPpmIdleStateEnter), 16;
}

}

mod perfinfo_ppm_idle_state_exit_any {
use crate::laws;
use etwspec::payloads::power::perfinfo_ppm_idle_state_exit::{Any, PerfinfoPpmIdleStateExit, };
any! {
    "PERFINFO_PPM_IDLE_STATE_EXIT", false,
    0: "V5_0" V5_0(PerfinfoPpmIdleStateExit), 8;
}

}

mod perfinfo_ppm_perf_state_change_any {
use crate::laws;
use etwspec::payloads::power::perfinfo_ppm_perf_state_change::{Any, PerfinfoPpmPerfStateChange, };
any! {
    "PERFINFO_PPM_PERF_STATE_CHANGE", false,
    0: "V5_0" V5_0(PerfinfoPpmPerfStateChange), 24;
}

}

mod perfinfo_ppm_state_selection_any {
use crate::laws;
use etwspec::payloads::power::perfinfo_ppm_state_selection::{Any, PerfinfoPpmStateSelection, };
any! {
    "PERFINFO_PPM_STATE_SELECTION", true,
    0: "V5_0" V5_0(PerfinfoPpmStateSelection), 8;
}

}

mod perfinfo_ppm_thermal_constraint_any {
use crate::laws;
use etwspec::payloads::power::perfinfo_ppm_thermal_constraint::{Any, PerfinfoPpmThermalConstraint, };
any! {
    "PERFINFO_PPM_THERMAL_CONSTRAINT", false,
    0: "V5_0" V5_0(PerfinfoPpmThermalConstraint), 16;
}

}

mod perfinfo_set_devices_state_any {
use crate::laws;
use etwspec::payloads::power::perfinfo_set_devices_state::{Any, PerfinfoSetDevicesState, };
any! {
    "PERFINFO_SET_DEVICES_STATE", false,
    0: "V5_0" V5_0(PerfinfoSetDevicesState), 7;
}

}

mod perfinfo_set_devices_state_ret_any {
use crate::laws;
use etwspec::payloads::power::perfinfo_set_devices_state_ret::{Any, PerfinfoSetDevicesStateRet, };
any! {
    "PERFINFO_SET_DEVICES_STATE_RET", false,
    0: "V5_0" V5_0(PerfinfoSetDevicesStateRet), 4;
}

}

mod perfinfo_set_power_action_any {
use crate::laws;
use etwspec::payloads::power::perfinfo_set_power_action::{Any, PerfinfoSetPowerActionX86, PerfinfoSetPowerActionX64, };
any! {
    "PERFINFO_SET_POWER_ACTION", false,
    0: "V5_0X86" V5_0X86(PerfinfoSetPowerActionX86), 12;
    1: "V5_0X64" V5_0X64(PerfinfoSetPowerActionX64), 16;
}

}

mod perfinfo_set_power_action_ret_any {
use crate::laws;
use etwspec::payloads::power::perfinfo_set_power_action_ret::{Any, PerfinfoSetPowerActionRetX86, PerfinfoSetPowerActionRetX64, };
any! {
    "PERFINFO_SET_POWER_ACTION_RET", false,
    0: "V5_0X86" V5_0X86(PerfinfoSetPowerActionRetX86), 8;
    1: "V5_0X64" V5_0X64(PerfinfoSetPowerActionRetX64), 12;
}

}

mod power_state_any {
use crate::laws;
use etwspec::payloads::power::power_state::{Any, PowerState, };
any! {
    "POWER_STATE", false,
    0: "V5_0" V5_0(PowerState), 4;
}

}

mod device_power_state_values {
use crate::laws;
use etwspec::payloads::power::DevicePowerState as T;
enumeration!(u32);
}

mod perfinfo_ppm_idle_veto_values {
use crate::laws;
use etwspec::payloads::power::PerfinfoPpmIdleVeto as T;
enumeration!(u32);
}

mod perfinfo_ppm_perf_state_type_values {
use crate::laws;
use etwspec::payloads::power::PerfinfoPpmPerfStateType as T;
enumeration!(u32);
}

mod power_action_values {
use crate::laws;
use etwspec::payloads::power::PowerAction as T;
enumeration!(u32);
}

mod power_state_type_values {
use crate::laws;
use etwspec::payloads::power::PowerStateType as T;
enumeration!(u32);
}

mod system_power_state_values {
use crate::laws;
use etwspec::payloads::power::SystemPowerState as T;
enumeration!(u32);
}

mod perfinfo_ppm_idle_exit_flag_values {
use crate::laws;
use etwspec::payloads::power::PerfinfoPpmIdleExitFlag as T;
flags!(u32);
}

mod perfinfo_ppm_idle_flag_values {
use crate::laws;
use etwspec::payloads::power::PerfinfoPpmIdleFlag as T;
flags!(u16);
}
