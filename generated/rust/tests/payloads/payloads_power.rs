// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of topic `payloads::power`.
mod perfinfo_battery_life_info_perfinfo_battery_life_info {
use etwspec_runtime::laws;
use etwspec::payloads::power::perfinfo_battery_life_info::{ PerfinfoBatteryLifeInfo as T, PerfinfoBatteryLifeInfoView as V };
const MEMBERS: &[&str] = &[
    "RemainingCapacity",
    "Rate",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.remaining_capacity() } else { from.remaining_capacity() }; value.set_remaining_capacity(it); None }
        1 => { let it = if way == laws::Way::View { view.rate() } else { from.rate() }; value.set_rate(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_boot_phase_start_perfinfo_boot_phase_start {
use etwspec_runtime::laws;
use etwspec::payloads::power::perfinfo_boot_phase_start::{ PerfinfoBootPhaseStart as T, PerfinfoBootPhaseStartView as V };
const MEMBERS: &[&str] = &[
    "Phase",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.phase() } else { from.phase() }; value.set_phase(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_idle_state_change_perfinfo_idle_state_change {
use etwspec_runtime::laws;
use etwspec::payloads::power::perfinfo_idle_state_change::{ PerfinfoIdleStateChange as T, PerfinfoIdleStateChangeView as V };
const MEMBERS: &[&str] = &[
    "State",
    "Throttle",
    "Direction",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.state() } else { from.state() }; value.set_state(it); None }
        1 => { let it = if way == laws::Way::View { view.throttle() } else { from.throttle() }; value.set_throttle(it); None }
        2 => { let it = if way == laws::Way::View { view.direction() } else { from.direction() }; value.set_direction(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_po_calibrated_perfcounter_perfinfo_po_calibrated_perfcounter {
use etwspec_runtime::laws;
use etwspec::payloads::power::perfinfo_po_calibrated_perfcounter::{ PerfinfoPoCalibratedPerfcounter as T, PerfinfoPoCalibratedPerfcounterView as V };
const MEMBERS: &[&str] = &[
    "PerformanceCounter",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.performance_counter() } else { from.performance_counter() }; value.set_performance_counter(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_po_notify_device_perfinfo_po_notify_device_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::power::perfinfo_po_notify_device::{ PerfinfoPoNotifyDevicePtr32 as T, PerfinfoPoNotifyDevicePtr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        1 => { let it = if way == laws::Way::View { view.driver_start() } else { from.driver_start() }; value.set_driver_start(it); None }
        2 => { let it = if way == laws::Way::View { view.order_level() } else { from.order_level() }; value.set_order_level(it); None }
        3 => { let it = if way == laws::Way::View { view.major_function() } else { from.major_function() }; value.set_major_function(it); None }
        4 => { let it = if way == laws::Way::View { view.minor_function() } else { from.minor_function() }; value.set_minor_function(it); None }
        5 => { let it = if way == laws::Way::View { view.kind() } else { from.kind() }; value.set_kind(it); None }
        6 => { let it = if way == laws::Way::View { view.state() } else { from.state() }; value.set_state(it); None }
        7 => { let it = if way == laws::Way::View { view.device_name_length() } else { from.device_name_length() }; value.set_device_name_length(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.device_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod perfinfo_po_notify_device_perfinfo_po_notify_device_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::power::perfinfo_po_notify_device::{ PerfinfoPoNotifyDevicePtr64 as T, PerfinfoPoNotifyDevicePtr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        1 => { let it = if way == laws::Way::View { view.driver_start() } else { from.driver_start() }; value.set_driver_start(it); None }
        2 => { let it = if way == laws::Way::View { view.order_level() } else { from.order_level() }; value.set_order_level(it); None }
        3 => { let it = if way == laws::Way::View { view.major_function() } else { from.major_function() }; value.set_major_function(it); None }
        4 => { let it = if way == laws::Way::View { view.minor_function() } else { from.minor_function() }; value.set_minor_function(it); None }
        5 => { let it = if way == laws::Way::View { view.kind() } else { from.kind() }; value.set_kind(it); None }
        6 => { let it = if way == laws::Way::View { view.state() } else { from.state() }; value.set_state(it); None }
        7 => { let it = if way == laws::Way::View { view.device_name_length() } else { from.device_name_length() }; value.set_device_name_length(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.device_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod perfinfo_po_notify_device_complete_perfinfo_po_notify_device_complete_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::power::perfinfo_po_notify_device_complete::{ PerfinfoPoNotifyDeviceCompletePtr32 as T, PerfinfoPoNotifyDeviceCompletePtr32View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "Status",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        1 => { let it = if way == laws::Way::View { view.status() } else { from.status() }; value.set_status(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod perfinfo_po_notify_device_complete_perfinfo_po_notify_device_complete_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::power::perfinfo_po_notify_device_complete::{ PerfinfoPoNotifyDeviceCompletePtr64 as T, PerfinfoPoNotifyDeviceCompletePtr64View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "Status",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        1 => { let it = if way == laws::Way::View { view.status() } else { from.status() }; value.set_status(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod perfinfo_po_postsleep_perfinfo_po_postsleep {
use etwspec_runtime::laws;
use etwspec::payloads::power::perfinfo_po_postsleep::{ PerfinfoPoPostsleep as T, PerfinfoPoPostsleepView as V };
const MEMBERS: &[&str] = &[
    "PerformanceCounter",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.performance_counter() } else { from.performance_counter() }; value.set_performance_counter(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_po_presleep_perfinfo_po_presleep {
use etwspec_runtime::laws;
use etwspec::payloads::power::perfinfo_po_presleep::{ PerfinfoPoPresleep as T, PerfinfoPoPresleepView as V };
const MEMBERS: &[&str] = &[
    "PerformanceCounter",
    "PerformanceFrequency",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.performance_counter() } else { from.performance_counter() }; value.set_performance_counter(it); None }
        1 => { let it = if way == laws::Way::View { view.performance_frequency() } else { from.performance_frequency() }; value.set_performance_frequency(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_po_session_callout_perfinfo_po_session_callout {
use etwspec_runtime::laws;
use etwspec::payloads::power::perfinfo_po_session_callout::{ PerfinfoPoSessionCallout as T, PerfinfoPoSessionCalloutView as V };
const MEMBERS: &[&str] = &[
    "SystemAction",
    "MinSystemState",
    "Flags",
    "PowerStateTask",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.system_action() } else { from.system_action() }; value.set_system_action(it); None }
        1 => { let it = if way == laws::Way::View { view.min_system_state() } else { from.min_system_state() }; value.set_min_system_state(it); None }
        2 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        3 => { let it = if way == laws::Way::View { view.power_state_task() } else { from.power_state_task() }; value.set_power_state_task(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_po_session_callout_ret_perfinfo_po_session_callout_ret {
use etwspec_runtime::laws;
use etwspec::payloads::power::perfinfo_po_session_callout_ret::{ PerfinfoPoSessionCalloutRet as T, PerfinfoPoSessionCalloutRetView as V };
const MEMBERS: &[&str] = &[
    "Status",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.status() } else { from.status() }; value.set_status(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_ppm_idle_exit_latency_perfinfo_ppm_idle_exit_latency {
use etwspec_runtime::laws;
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
        0 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        1 => { let it = if way == laws::Way::View { view.platform_state() } else { from.platform_state() }; value.set_platform_state(it); None }
        2 => { let it = if way == laws::Way::View { view.processor_state() } else { from.processor_state() }; value.set_processor_state(it); None }
        3 => { let it = if way == laws::Way::View { view.return_latency() } else { from.return_latency() }; value.set_return_latency(it); None }
        4 => { let it = if way == laws::Way::View { view.total_latency() } else { from.total_latency() }; value.set_total_latency(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_ppm_idle_state_change_perfinfo_ppm_idle_state_change {
use etwspec_runtime::laws;
use etwspec::payloads::power::perfinfo_ppm_idle_state_change::{ PerfinfoPpmIdleStateChange as T, PerfinfoPpmIdleStateChangeView as V };
const MEMBERS: &[&str] = &[
    "NewState",
    "OldState",
    "Processors",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.new_state() } else { from.new_state() }; value.set_new_state(it); None }
        1 => { let it = if way == laws::Way::View { view.old_state() } else { from.old_state() }; value.set_old_state(it); None }
        2 => { let it = if way == laws::Way::View { view.processors() } else { from.processors() }; value.set_processors(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_ppm_idle_state_enter_perfinfo_ppm_idle_state_enter {
use etwspec_runtime::laws;
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
        0 => { let it = if way == laws::Way::View { view.state() } else { from.state() }; value.set_state(it); None }
        1 => { let it = if way == laws::Way::View { view.properties() } else { from.properties() }; value.set_properties(it); None }
        2 => { let it = if way == laws::Way::View { view.expected_wake_reason() } else { from.expected_wake_reason() }; value.set_expected_wake_reason(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        4 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        5 => { let it = if way == laws::Way::View { view.expected_duration() } else { from.expected_duration() }; value.set_expected_duration(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_ppm_idle_state_exit_perfinfo_ppm_idle_state_exit {
use etwspec_runtime::laws;
use etwspec::payloads::power::perfinfo_ppm_idle_state_exit::{ PerfinfoPpmIdleStateExit as T, PerfinfoPpmIdleStateExitView as V };
const MEMBERS: &[&str] = &[
    "State",
    "Status",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.state() } else { from.state() }; value.set_state(it); None }
        1 => { let it = if way == laws::Way::View { view.status() } else { from.status() }; value.set_status(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_ppm_perf_state_change_perfinfo_ppm_perf_state_change {
use etwspec_runtime::laws;
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
        0 => { let it = if way == laws::Way::View { view.kind() } else { from.kind() }; value.set_kind(it); None }
        1 => { let it = if way == laws::Way::View { view.new_state() } else { from.new_state() }; value.set_new_state(it); None }
        2 => { let it = if way == laws::Way::View { view.old_state() } else { from.old_state() }; value.set_old_state(it); None }
        3 => { let it = if way == laws::Way::View { view.result() } else { from.result() }; value.set_result(it); None }
        4 => { let it = if way == laws::Way::View { view.processors() } else { from.processors() }; value.set_processors(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_ppm_state_selection_perfinfo_ppm_state_selection {
use etwspec_runtime::laws;
use etwspec::payloads::power::perfinfo_ppm_state_selection::{ PerfinfoPpmStateSelection as T, PerfinfoPpmStateSelectionView as V };
const MEMBERS: &[&str] = &[
    "SelectedState",
    "VetoedStates",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.selected_state() } else { from.selected_state() }; value.set_selected_state(it); None }
        1 => { let it = if way == laws::Way::View { view.vetoed_states() } else { from.vetoed_states() }; value.set_vetoed_states(it); None }
        _ => None,
    }
}

law_tailed!(true, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn rejects_count_beyond_bytes() {
    laws::excess_count(&FORM, some);
}

}

mod perfinfo_ppm_thermal_constraint_perfinfo_ppm_thermal_constraint {
use etwspec_runtime::laws;
use etwspec::payloads::power::perfinfo_ppm_thermal_constraint::{ PerfinfoPpmThermalConstraint as T, PerfinfoPpmThermalConstraintView as V };
const MEMBERS: &[&str] = &[
    "Constraint",
    "Processors",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.constraint() } else { from.constraint() }; value.set_constraint(it); None }
        1 => { let it = if way == laws::Way::View { view.processors() } else { from.processors() }; value.set_processors(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_set_devices_state_perfinfo_set_devices_state {
use etwspec_runtime::laws;
use etwspec::payloads::power::perfinfo_set_devices_state::{ PerfinfoSetDevicesState as T, PerfinfoSetDevicesStateView as V };
const MEMBERS: &[&str] = &[
    "SystemState",
    "Waking",
    "Shutdown",
    "IrpMinor",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.system_state() } else { from.system_state() }; value.set_system_state(it); None }
        1 => { let it = if way == laws::Way::View { view.waking() } else { from.waking() }; value.set_waking(it); None }
        2 => { let it = if way == laws::Way::View { view.shutdown() } else { from.shutdown() }; value.set_shutdown(it); None }
        3 => { let it = if way == laws::Way::View { view.irp_minor() } else { from.irp_minor() }; value.set_irp_minor(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod perfinfo_set_devices_state_ret_perfinfo_set_devices_state_ret {
use etwspec_runtime::laws;
use etwspec::payloads::power::perfinfo_set_devices_state_ret::{ PerfinfoSetDevicesStateRet as T, PerfinfoSetDevicesStateRetView as V };
const MEMBERS: &[&str] = &[
    "Status",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.status() } else { from.status() }; value.set_status(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_set_power_action_perfinfo_set_power_action_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::power::perfinfo_set_power_action::{ PerfinfoSetPowerActionPtr32 as T, PerfinfoSetPowerActionPtr32View as V };
const MEMBERS: &[&str] = &[
    "Trigger",
    "PowerAction",
    "LightestState",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.trigger() } else { from.trigger() }; value.set_trigger(it); None }
        1 => { let it = if way == laws::Way::View { view.power_action() } else { from.power_action() }; value.set_power_action(it); None }
        2 => { let it = if way == laws::Way::View { view.lightest_state() } else { from.lightest_state() }; value.set_lightest_state(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_set_power_action_perfinfo_set_power_action_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::power::perfinfo_set_power_action::{ PerfinfoSetPowerActionPtr64 as T, PerfinfoSetPowerActionPtr64View as V };
const MEMBERS: &[&str] = &[
    "Trigger",
    "PowerAction",
    "LightestState",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.trigger() } else { from.trigger() }; value.set_trigger(it); None }
        1 => { let it = if way == laws::Way::View { view.power_action() } else { from.power_action() }; value.set_power_action(it); None }
        2 => { let it = if way == laws::Way::View { view.lightest_state() } else { from.lightest_state() }; value.set_lightest_state(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_set_power_action_ret_perfinfo_set_power_action_ret_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::power::perfinfo_set_power_action_ret::{ PerfinfoSetPowerActionRetPtr32 as T, PerfinfoSetPowerActionRetPtr32View as V };
const MEMBERS: &[&str] = &[
    "Trigger",
    "Status",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.trigger() } else { from.trigger() }; value.set_trigger(it); None }
        1 => { let it = if way == laws::Way::View { view.status() } else { from.status() }; value.set_status(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod perfinfo_set_power_action_ret_perfinfo_set_power_action_ret_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::power::perfinfo_set_power_action_ret::{ PerfinfoSetPowerActionRetPtr64 as T, PerfinfoSetPowerActionRetPtr64View as V };
const MEMBERS: &[&str] = &[
    "Trigger",
    "Status",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.trigger() } else { from.trigger() }; value.set_trigger(it); None }
        1 => { let it = if way == laws::Way::View { view.status() } else { from.status() }; value.set_status(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod power_state_power_state {
use etwspec_runtime::laws;
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

law_fixed!(false);
}

mod device_power_state_values {
use etwspec_runtime::laws;
use etwspec::payloads::power::DevicePowerState as T;
law_enumeration!(u32);
}

mod perfinfo_ppm_idle_veto_values {
use etwspec_runtime::laws;
use etwspec::payloads::power::PerfinfoPpmIdleVeto as T;
law_enumeration!(u32);
}

mod perfinfo_ppm_perf_state_type_values {
use etwspec_runtime::laws;
use etwspec::payloads::power::PerfinfoPpmPerfStateType as T;
law_enumeration!(u32);
}

mod power_action_values {
use etwspec_runtime::laws;
use etwspec::payloads::power::PowerAction as T;
law_enumeration!(u32);
}

mod power_state_type_values {
use etwspec_runtime::laws;
use etwspec::payloads::power::PowerStateType as T;
law_enumeration!(u32);
}

mod system_power_state_values {
use etwspec_runtime::laws;
use etwspec::payloads::power::SystemPowerState as T;
law_enumeration!(u32);
}

mod perfinfo_ppm_idle_exit_flag_values {
use etwspec_runtime::laws;
use etwspec::payloads::power::PerfinfoPpmIdleExitFlag as T;
law_flags!(u32);
}

mod perfinfo_ppm_idle_flag_values {
use etwspec_runtime::laws;
use etwspec::payloads::power::PerfinfoPpmIdleFlag as T;
law_flags!(u16);
}

mod system_power_kw_values {
use etwspec_runtime::laws;
use etwspec::payloads::power::SystemPowerKw as T;
law_flags!(u64);
}
