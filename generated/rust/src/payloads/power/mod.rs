// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Power states of the system, of devices and of processors.
//!
//! The feature `payloads-power` enables the module.
#[cfg(feature = "payloads")]
pub(crate) mod payload_types;
#[cfg(feature = "payloads")]
pub use payload_types::*;
pub use perfinfo_battery_life_info::PerfinfoBatteryLifeInfo;
pub use perfinfo_battery_life_info::PerfinfoBatteryLifeInfoView;
pub use perfinfo_boot_phase_start::PerfinfoBootPhaseStart;
pub use perfinfo_boot_phase_start::PerfinfoBootPhaseStartView;
pub use perfinfo_idle_state_change::PerfinfoIdleStateChange;
pub use perfinfo_idle_state_change::PerfinfoIdleStateChangeView;
pub use perfinfo_po_calibrated_perfcounter::PerfinfoPoCalibratedPerfcounter;
pub use perfinfo_po_calibrated_perfcounter::PerfinfoPoCalibratedPerfcounterView;
pub mod perfinfo_po_notify_device;
pub use perfinfo_po_notify_device::PerfinfoPoNotifyDevicePtr32View;
pub use perfinfo_po_notify_device::PerfinfoPoNotifyDevicePtr64View;
pub use perfinfo_po_notify_device::PerfinfoPoNotifyDeviceView;
#[cfg(feature = "alloc")]
pub use perfinfo_po_notify_device::PerfinfoPoNotifyDevicePtr32;
#[cfg(feature = "alloc")]
pub use perfinfo_po_notify_device::PerfinfoPoNotifyDevicePtr64;
#[cfg(feature = "alloc")]
pub use perfinfo_po_notify_device::PerfinfoPoNotifyDevice;
pub mod perfinfo_po_notify_device_complete;
pub use perfinfo_po_notify_device_complete::PerfinfoPoNotifyDeviceCompletePtr32;
pub use perfinfo_po_notify_device_complete::PerfinfoPoNotifyDeviceCompletePtr64;
pub use perfinfo_po_notify_device_complete::PerfinfoPoNotifyDeviceCompletePtr32View;
pub use perfinfo_po_notify_device_complete::PerfinfoPoNotifyDeviceCompletePtr64View;
pub use perfinfo_po_notify_device_complete::PerfinfoPoNotifyDeviceComplete;
pub use perfinfo_po_notify_device_complete::PerfinfoPoNotifyDeviceCompleteView;
pub use perfinfo_po_postsleep::PerfinfoPoPostsleep;
pub use perfinfo_po_postsleep::PerfinfoPoPostsleepView;
pub use perfinfo_po_presleep::PerfinfoPoPresleep;
pub use perfinfo_po_presleep::PerfinfoPoPresleepView;
pub mod perfinfo_po_session_callout;
pub use perfinfo_po_session_callout::PerfinfoPoSessionCallout;
pub use perfinfo_po_session_callout::PerfinfoPoSessionCalloutView;
pub use perfinfo_po_session_callout_ret::PerfinfoPoSessionCalloutRet;
pub use perfinfo_po_session_callout_ret::PerfinfoPoSessionCalloutRetView;
pub mod perfinfo_ppm_idle_exit_latency;
pub use perfinfo_ppm_idle_exit_latency::PerfinfoPpmIdleExitLatency;
pub use perfinfo_ppm_idle_exit_latency::PerfinfoPpmIdleExitLatencyView;
pub use perfinfo_ppm_idle_state_change::PerfinfoPpmIdleStateChange;
pub use perfinfo_ppm_idle_state_change::PerfinfoPpmIdleStateChangeView;
pub use perfinfo_ppm_idle_state_enter::PerfinfoPpmIdleStateEnter;
pub use perfinfo_ppm_idle_state_enter::PerfinfoPpmIdleStateEnterView;
pub use perfinfo_ppm_idle_state_exit::PerfinfoPpmIdleStateExit;
pub use perfinfo_ppm_idle_state_exit::PerfinfoPpmIdleStateExitView;
pub mod perfinfo_ppm_perf_state_change;
pub use perfinfo_ppm_perf_state_change::PerfinfoPpmPerfStateChange;
pub use perfinfo_ppm_perf_state_change::PerfinfoPpmPerfStateChangeView;
pub use perfinfo_ppm_state_selection::PerfinfoPpmStateSelectionView;
#[cfg(feature = "alloc")]
pub use perfinfo_ppm_state_selection::PerfinfoPpmStateSelection;
pub use perfinfo_ppm_thermal_constraint::PerfinfoPpmThermalConstraint;
pub use perfinfo_ppm_thermal_constraint::PerfinfoPpmThermalConstraintView;
pub mod perfinfo_set_devices_state;
pub use perfinfo_set_devices_state::PerfinfoSetDevicesState;
pub use perfinfo_set_devices_state::PerfinfoSetDevicesStateView;
pub use perfinfo_set_devices_state_ret::PerfinfoSetDevicesStateRet;
pub use perfinfo_set_devices_state_ret::PerfinfoSetDevicesStateRetView;
pub mod perfinfo_set_power_action;
pub use perfinfo_set_power_action::PerfinfoSetPowerActionPtr32;
pub use perfinfo_set_power_action::PerfinfoSetPowerActionPtr64;
pub use perfinfo_set_power_action::PerfinfoSetPowerActionPtr32View;
pub use perfinfo_set_power_action::PerfinfoSetPowerActionPtr64View;
pub use perfinfo_set_power_action::PerfinfoSetPowerAction;
pub use perfinfo_set_power_action::PerfinfoSetPowerActionView;
pub mod perfinfo_set_power_action_ret;
pub use perfinfo_set_power_action_ret::PerfinfoSetPowerActionRetPtr32;
pub use perfinfo_set_power_action_ret::PerfinfoSetPowerActionRetPtr64;
pub use perfinfo_set_power_action_ret::PerfinfoSetPowerActionRetPtr32View;
pub use perfinfo_set_power_action_ret::PerfinfoSetPowerActionRetPtr64View;
pub use perfinfo_set_power_action_ret::PerfinfoSetPowerActionRet;
pub use perfinfo_set_power_action_ret::PerfinfoSetPowerActionRetView;
pub use power_state::PowerState;
pub use power_state::PowerStateView;
pub(crate) mod small;
pub use small::*;
pub(crate) mod values;
pub use values::*;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[
        &perfinfo_battery_life_info::LAYOUT_0,
        &perfinfo_boot_phase_start::LAYOUT_0,
        &perfinfo_idle_state_change::LAYOUT_0,
        &perfinfo_po_calibrated_perfcounter::LAYOUT_0,
        &perfinfo_po_notify_device::LAYOUT_0,
        &perfinfo_po_notify_device::LAYOUT_1,
        &perfinfo_po_notify_device_complete::LAYOUT_0,
        &perfinfo_po_notify_device_complete::LAYOUT_1,
        &perfinfo_po_postsleep::LAYOUT_0,
        &perfinfo_po_presleep::LAYOUT_0,
        &perfinfo_po_session_callout::LAYOUT_0,
        &perfinfo_po_session_callout_ret::LAYOUT_0,
        &perfinfo_ppm_idle_exit_latency::LAYOUT_0,
        &perfinfo_ppm_idle_state_change::LAYOUT_0,
        &perfinfo_ppm_idle_state_enter::LAYOUT_0,
        &perfinfo_ppm_idle_state_exit::LAYOUT_0,
        &perfinfo_ppm_perf_state_change::LAYOUT_0,
        &perfinfo_ppm_state_selection::LAYOUT_0,
        &perfinfo_ppm_thermal_constraint::LAYOUT_0,
        &perfinfo_set_devices_state::LAYOUT_0,
        &perfinfo_set_devices_state_ret::LAYOUT_0,
        &perfinfo_set_power_action::LAYOUT_0,
        &perfinfo_set_power_action::LAYOUT_1,
        &perfinfo_set_power_action_ret::LAYOUT_0,
        &perfinfo_set_power_action_ret::LAYOUT_1,
        &power_state::LAYOUT_0,
    ],
    values: &[
        DevicePowerState::VALUES,
        PerfinfoPpmIdleExitFlag::VALUES,
        PerfinfoPpmIdleFlag::VALUES,
        PerfinfoPpmIdleVeto::VALUES,
        PerfinfoPpmPerfStateType::VALUES,
        PowerAction::VALUES,
        PowerStateType::VALUES,
        SystemPowerKw::VALUES,
        SystemPowerState::VALUES,
    ],
    dispatches: &[],
};
