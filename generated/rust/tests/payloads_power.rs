// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::power`.
#![cfg(feature = "payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn perfinfo_battery_life_info_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::perfinfo_battery_life_info::PerfinfoBatteryLifeInfo;
    type V<'a> = etwspec::payloads::power::perfinfo_battery_life_info::PerfinfoBatteryLifeInfoView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_battery_life_info_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::power::perfinfo_battery_life_info::PerfinfoBatteryLifeInfo;
    type V<'a> = etwspec::payloads::power::perfinfo_battery_life_info::PerfinfoBatteryLifeInfoView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.remaining_capacity(), a.remaining_capacity);
            let mut moved = a;
            moved.remaining_capacity = b.remaining_capacity;
            laws::only_moved(
                layout,
                "RemainingCapacity",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.rate(), a.rate);
            let mut moved = a;
            moved.rate = b.rate;
            laws::only_moved(layout, "Rate", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_boot_phase_start_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::perfinfo_boot_phase_start::PerfinfoBootPhaseStart;
    type V<'a> = etwspec::payloads::power::perfinfo_boot_phase_start::PerfinfoBootPhaseStartView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_boot_phase_start_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::power::perfinfo_boot_phase_start::PerfinfoBootPhaseStart;
    type V<'a> = etwspec::payloads::power::perfinfo_boot_phase_start::PerfinfoBootPhaseStartView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.phase(), a.phase);
            let mut moved = a;
            moved.phase = b.phase;
            laws::only_moved(layout, "Phase", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_idle_state_change_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::perfinfo_idle_state_change::PerfinfoIdleStateChange;
    type V<'a> = etwspec::payloads::power::perfinfo_idle_state_change::PerfinfoIdleStateChangeView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_idle_state_change_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::power::perfinfo_idle_state_change::PerfinfoIdleStateChange;
    type V<'a> = etwspec::payloads::power::perfinfo_idle_state_change::PerfinfoIdleStateChangeView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.state(), a.state);
            let mut moved = a;
            moved.state = b.state;
            laws::only_moved(layout, "State", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.throttle(), a.throttle);
            let mut moved = a;
            moved.throttle = b.throttle;
            laws::only_moved(layout, "Throttle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.direction(), a.direction);
            let mut moved = a;
            moved.direction = b.direction;
            laws::only_moved(layout, "Direction", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_po_calibrated_perfcounter_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::perfinfo_po_calibrated_perfcounter::PerfinfoPoCalibratedPerfcounter;
    type V<'a> = etwspec::payloads::power::perfinfo_po_calibrated_perfcounter::PerfinfoPoCalibratedPerfcounterView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_po_calibrated_perfcounter_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::power::perfinfo_po_calibrated_perfcounter::PerfinfoPoCalibratedPerfcounter;
    type V<'a> = etwspec::payloads::power::perfinfo_po_calibrated_perfcounter::PerfinfoPoCalibratedPerfcounterView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.performance_counter(), a.performance_counter);
            let mut moved = a;
            moved.performance_counter = b.performance_counter;
            laws::only_moved(
                layout,
                "PerformanceCounter",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_po_notify_device_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::perfinfo_po_notify_device::PerfinfoPoNotifyDeviceX86;
    type V<'a> = etwspec::payloads::power::perfinfo_po_notify_device::PerfinfoPoNotifyDeviceX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn perfinfo_po_notify_device_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::power::perfinfo_po_notify_device::PerfinfoPoNotifyDeviceX86;
    type V<'a> = etwspec::payloads::power::perfinfo_po_notify_device::PerfinfoPoNotifyDeviceX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.irp(), a.irp);
            let mut moved = a.clone();
            moved.irp = b.irp;
            laws::only_moved(layout, "Irp", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.driver_start(), a.driver_start);
            let mut moved = a.clone();
            moved.driver_start = b.driver_start;
            laws::only_moved(
                layout,
                "DriverStart",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.order_level(), a.order_level);
            let mut moved = a.clone();
            moved.order_level = b.order_level;
            laws::only_moved(
                layout,
                "OrderLevel",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.major_function(), a.major_function);
            let mut moved = a.clone();
            moved.major_function = b.major_function;
            laws::only_moved(
                layout,
                "MajorFunction",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.minor_function(), a.minor_function);
            let mut moved = a.clone();
            moved.minor_function = b.minor_function;
            laws::only_moved(
                layout,
                "MinorFunction",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.kind(), a.kind);
            let mut moved = a.clone();
            moved.kind = b.kind;
            laws::only_moved(layout, "Type", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.state().to_value(), a.state);
            let mut moved = a.clone();
            moved.state = b.state;
            laws::only_moved(layout, "State", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.device_name_length(), a.device_name_length);
            let mut moved = a.clone();
            moved.device_name_length = b.device_name_length;
            laws::only_moved(
                layout,
                "DeviceNameLength",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_po_notify_device_v5_0x86_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::power::perfinfo_po_notify_device::PerfinfoPoNotifyDeviceX86;
    type V<'a> = etwspec::payloads::power::perfinfo_po_notify_device::PerfinfoPoNotifyDeviceX86View<
        'a,
    >;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![
                    { let part = tail.device_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn perfinfo_po_notify_device_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::perfinfo_po_notify_device::PerfinfoPoNotifyDeviceX64;
    type V<'a> = etwspec::payloads::power::perfinfo_po_notify_device::PerfinfoPoNotifyDeviceX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn perfinfo_po_notify_device_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::power::perfinfo_po_notify_device::PerfinfoPoNotifyDeviceX64;
    type V<'a> = etwspec::payloads::power::perfinfo_po_notify_device::PerfinfoPoNotifyDeviceX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.irp(), a.irp);
            let mut moved = a.clone();
            moved.irp = b.irp;
            laws::only_moved(layout, "Irp", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.driver_start(), a.driver_start);
            let mut moved = a.clone();
            moved.driver_start = b.driver_start;
            laws::only_moved(
                layout,
                "DriverStart",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.order_level(), a.order_level);
            let mut moved = a.clone();
            moved.order_level = b.order_level;
            laws::only_moved(
                layout,
                "OrderLevel",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.major_function(), a.major_function);
            let mut moved = a.clone();
            moved.major_function = b.major_function;
            laws::only_moved(
                layout,
                "MajorFunction",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.minor_function(), a.minor_function);
            let mut moved = a.clone();
            moved.minor_function = b.minor_function;
            laws::only_moved(
                layout,
                "MinorFunction",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.kind(), a.kind);
            let mut moved = a.clone();
            moved.kind = b.kind;
            laws::only_moved(layout, "Type", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.state().to_value(), a.state);
            let mut moved = a.clone();
            moved.state = b.state;
            laws::only_moved(layout, "State", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.device_name_length(), a.device_name_length);
            let mut moved = a.clone();
            moved.device_name_length = b.device_name_length;
            laws::only_moved(
                layout,
                "DeviceNameLength",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_po_notify_device_v5_0x64_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::power::perfinfo_po_notify_device::PerfinfoPoNotifyDeviceX64;
    type V<'a> = etwspec::payloads::power::perfinfo_po_notify_device::PerfinfoPoNotifyDeviceX64View<
        'a,
    >;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![
                    { let part = tail.device_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn perfinfo_po_notify_device_complete_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::perfinfo_po_notify_device_complete::PerfinfoPoNotifyDeviceCompleteX86;
    type V<'a> = etwspec::payloads::power::perfinfo_po_notify_device_complete::PerfinfoPoNotifyDeviceCompleteX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_po_notify_device_complete_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::power::perfinfo_po_notify_device_complete::PerfinfoPoNotifyDeviceCompleteX86;
    type V<'a> = etwspec::payloads::power::perfinfo_po_notify_device_complete::PerfinfoPoNotifyDeviceCompleteX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.irp(), a.irp);
            let mut moved = a;
            moved.irp = b.irp;
            laws::only_moved(layout, "Irp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.status(), a.status);
            let mut moved = a;
            moved.status = b.status;
            laws::only_moved(layout, "Status", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_po_notify_device_complete_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::perfinfo_po_notify_device_complete::PerfinfoPoNotifyDeviceCompleteX64;
    type V<'a> = etwspec::payloads::power::perfinfo_po_notify_device_complete::PerfinfoPoNotifyDeviceCompleteX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_po_notify_device_complete_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::power::perfinfo_po_notify_device_complete::PerfinfoPoNotifyDeviceCompleteX64;
    type V<'a> = etwspec::payloads::power::perfinfo_po_notify_device_complete::PerfinfoPoNotifyDeviceCompleteX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.irp(), a.irp);
            let mut moved = a;
            moved.irp = b.irp;
            laws::only_moved(layout, "Irp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.status(), a.status);
            let mut moved = a;
            moved.status = b.status;
            laws::only_moved(layout, "Status", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_po_postsleep_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::perfinfo_po_postsleep::PerfinfoPoPostsleep;
    type V<'a> = etwspec::payloads::power::perfinfo_po_postsleep::PerfinfoPoPostsleepView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_po_postsleep_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::power::perfinfo_po_postsleep::PerfinfoPoPostsleep;
    type V<'a> = etwspec::payloads::power::perfinfo_po_postsleep::PerfinfoPoPostsleepView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.performance_counter(), a.performance_counter);
            let mut moved = a;
            moved.performance_counter = b.performance_counter;
            laws::only_moved(
                layout,
                "PerformanceCounter",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_po_presleep_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::perfinfo_po_presleep::PerfinfoPoPresleep;
    type V<'a> = etwspec::payloads::power::perfinfo_po_presleep::PerfinfoPoPresleepView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_po_presleep_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::power::perfinfo_po_presleep::PerfinfoPoPresleep;
    type V<'a> = etwspec::payloads::power::perfinfo_po_presleep::PerfinfoPoPresleepView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.performance_counter(), a.performance_counter);
            let mut moved = a;
            moved.performance_counter = b.performance_counter;
            laws::only_moved(
                layout,
                "PerformanceCounter",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.performance_frequency(), a.performance_frequency);
            let mut moved = a;
            moved.performance_frequency = b.performance_frequency;
            laws::only_moved(
                layout,
                "PerformanceFrequency",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_po_session_callout_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::perfinfo_po_session_callout::PerfinfoPoSessionCallout;
    type V<'a> = etwspec::payloads::power::perfinfo_po_session_callout::PerfinfoPoSessionCalloutView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_po_session_callout_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::power::perfinfo_po_session_callout::PerfinfoPoSessionCallout;
    type V<'a> = etwspec::payloads::power::perfinfo_po_session_callout::PerfinfoPoSessionCalloutView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.system_action(), a.system_action);
            let mut moved = a;
            moved.system_action = b.system_action;
            laws::only_moved(layout, "SystemAction", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.min_system_state(), a.min_system_state);
            let mut moved = a;
            moved.min_system_state = b.min_system_state;
            laws::only_moved(
                layout,
                "MinSystemState",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a;
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.power_state_task(), a.power_state_task);
            let mut moved = a;
            moved.power_state_task = b.power_state_task;
            laws::only_moved(
                layout,
                "PowerStateTask",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_po_session_callout_ret_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::perfinfo_po_session_callout_ret::PerfinfoPoSessionCalloutRet;
    type V<'a> = etwspec::payloads::power::perfinfo_po_session_callout_ret::PerfinfoPoSessionCalloutRetView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_po_session_callout_ret_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::power::perfinfo_po_session_callout_ret::PerfinfoPoSessionCalloutRet;
    type V<'a> = etwspec::payloads::power::perfinfo_po_session_callout_ret::PerfinfoPoSessionCalloutRetView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.status(), a.status);
            let mut moved = a;
            moved.status = b.status;
            laws::only_moved(layout, "Status", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_ppm_idle_exit_latency_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::perfinfo_ppm_idle_exit_latency::PerfinfoPpmIdleExitLatency;
    type V<'a> = etwspec::payloads::power::perfinfo_ppm_idle_exit_latency::PerfinfoPpmIdleExitLatencyView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_ppm_idle_exit_latency_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::power::perfinfo_ppm_idle_exit_latency::PerfinfoPpmIdleExitLatency;
    type V<'a> = etwspec::payloads::power::perfinfo_ppm_idle_exit_latency::PerfinfoPpmIdleExitLatencyView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a;
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.platform_state(), a.platform_state);
            let mut moved = a;
            moved.platform_state = b.platform_state;
            laws::only_moved(layout, "PlatformState", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.processor_state(), a.processor_state);
            let mut moved = a;
            moved.processor_state = b.processor_state;
            laws::only_moved(
                layout,
                "ProcessorState",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.return_latency(), a.return_latency);
            let mut moved = a;
            moved.return_latency = b.return_latency;
            laws::only_moved(layout, "ReturnLatency", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.total_latency(), a.total_latency);
            let mut moved = a;
            moved.total_latency = b.total_latency;
            laws::only_moved(layout, "TotalLatency", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_ppm_idle_state_change_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::perfinfo_ppm_idle_state_change::PerfinfoPpmIdleStateChange;
    type V<'a> = etwspec::payloads::power::perfinfo_ppm_idle_state_change::PerfinfoPpmIdleStateChangeView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_ppm_idle_state_change_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::power::perfinfo_ppm_idle_state_change::PerfinfoPpmIdleStateChange;
    type V<'a> = etwspec::payloads::power::perfinfo_ppm_idle_state_change::PerfinfoPpmIdleStateChangeView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.new_state(), a.new_state);
            let mut moved = a;
            moved.new_state = b.new_state;
            laws::only_moved(layout, "NewState", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.old_state(), a.old_state);
            let mut moved = a;
            moved.old_state = b.old_state;
            laws::only_moved(layout, "OldState", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.processors(), a.processors);
            let mut moved = a;
            moved.processors = b.processors;
            laws::only_moved(layout, "Processors", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_ppm_idle_state_enter_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::perfinfo_ppm_idle_state_enter::PerfinfoPpmIdleStateEnter;
    type V<'a> = etwspec::payloads::power::perfinfo_ppm_idle_state_enter::PerfinfoPpmIdleStateEnterView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_ppm_idle_state_enter_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::power::perfinfo_ppm_idle_state_enter::PerfinfoPpmIdleStateEnter;
    type V<'a> = etwspec::payloads::power::perfinfo_ppm_idle_state_enter::PerfinfoPpmIdleStateEnterView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.state(), a.state);
            let mut moved = a;
            moved.state = b.state;
            laws::only_moved(layout, "State", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.properties(), a.properties());
            let mut moved = a;
            moved.set_properties(b.properties());
            laws::only_moved(layout, "Properties", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.expected_wake_reason(), a.expected_wake_reason());
            let mut moved = a;
            moved.set_expected_wake_reason(b.expected_wake_reason());
            laws::only_moved(
                layout,
                "ExpectedWakeReason",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved(), a.reserved());
            let mut moved = a;
            moved.set_reserved(b.reserved());
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.expected_duration(), a.expected_duration);
            let mut moved = a;
            moved.expected_duration = b.expected_duration;
            laws::only_moved(
                layout,
                "ExpectedDuration",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_ppm_idle_state_exit_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::perfinfo_ppm_idle_state_exit::PerfinfoPpmIdleStateExit;
    type V<'a> = etwspec::payloads::power::perfinfo_ppm_idle_state_exit::PerfinfoPpmIdleStateExitView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_ppm_idle_state_exit_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::power::perfinfo_ppm_idle_state_exit::PerfinfoPpmIdleStateExit;
    type V<'a> = etwspec::payloads::power::perfinfo_ppm_idle_state_exit::PerfinfoPpmIdleStateExitView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.state(), a.state);
            let mut moved = a;
            moved.state = b.state;
            laws::only_moved(layout, "State", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.status(), a.status);
            let mut moved = a;
            moved.status = b.status;
            laws::only_moved(layout, "Status", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_ppm_perf_state_change_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::perfinfo_ppm_perf_state_change::PerfinfoPpmPerfStateChange;
    type V<'a> = etwspec::payloads::power::perfinfo_ppm_perf_state_change::PerfinfoPpmPerfStateChangeView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_ppm_perf_state_change_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::power::perfinfo_ppm_perf_state_change::PerfinfoPpmPerfStateChange;
    type V<'a> = etwspec::payloads::power::perfinfo_ppm_perf_state_change::PerfinfoPpmPerfStateChangeView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.kind(), a.kind);
            let mut moved = a;
            moved.kind = b.kind;
            laws::only_moved(layout, "Type", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.new_state(), a.new_state);
            let mut moved = a;
            moved.new_state = b.new_state;
            laws::only_moved(layout, "NewState", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.old_state(), a.old_state);
            let mut moved = a;
            moved.old_state = b.old_state;
            laws::only_moved(layout, "OldState", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.result(), a.result);
            let mut moved = a;
            moved.result = b.result;
            laws::only_moved(layout, "Result", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.processors(), a.processors);
            let mut moved = a;
            moved.processors = b.processors;
            laws::only_moved(layout, "Processors", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_ppm_state_selection_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::perfinfo_ppm_state_selection::PerfinfoPpmStateSelection;
    type V<'a> = etwspec::payloads::power::perfinfo_ppm_state_selection::PerfinfoPpmStateSelectionView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), true);
    laws::bounded::<T>();
    laws::overclaimed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_ppm_state_selection_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::power::perfinfo_ppm_state_selection::PerfinfoPpmStateSelection;
    type V<'a> = etwspec::payloads::power::perfinfo_ppm_state_selection::PerfinfoPpmStateSelectionView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.selected_state(), a.selected_state);
            let mut moved = a.clone();
            moved.selected_state = b.selected_state;
            laws::only_moved(
                layout,
                "SelectedState",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.vetoed_states(), a.vetoed_states);
            let mut moved = a.clone();
            moved.vetoed_states = b.vetoed_states;
            laws::only_moved(
                layout,
                "VetoedStates",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_ppm_thermal_constraint_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::perfinfo_ppm_thermal_constraint::PerfinfoPpmThermalConstraint;
    type V<'a> = etwspec::payloads::power::perfinfo_ppm_thermal_constraint::PerfinfoPpmThermalConstraintView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_ppm_thermal_constraint_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::power::perfinfo_ppm_thermal_constraint::PerfinfoPpmThermalConstraint;
    type V<'a> = etwspec::payloads::power::perfinfo_ppm_thermal_constraint::PerfinfoPpmThermalConstraintView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.constraint(), a.constraint);
            let mut moved = a;
            moved.constraint = b.constraint;
            laws::only_moved(layout, "Constraint", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.processors(), a.processors);
            let mut moved = a;
            moved.processors = b.processors;
            laws::only_moved(layout, "Processors", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_set_devices_state_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::perfinfo_set_devices_state::PerfinfoSetDevicesState;
    type V<'a> = etwspec::payloads::power::perfinfo_set_devices_state::PerfinfoSetDevicesStateView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_set_devices_state_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::power::perfinfo_set_devices_state::PerfinfoSetDevicesState;
    type V<'a> = etwspec::payloads::power::perfinfo_set_devices_state::PerfinfoSetDevicesStateView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.system_state(), a.system_state);
            let mut moved = a;
            moved.system_state = b.system_state;
            laws::only_moved(layout, "SystemState", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.waking(), a.waking);
            let mut moved = a;
            moved.waking = b.waking;
            laws::only_moved(layout, "Waking", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.shutdown(), a.shutdown);
            let mut moved = a;
            moved.shutdown = b.shutdown;
            laws::only_moved(layout, "Shutdown", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp_minor(), a.irp_minor);
            let mut moved = a;
            moved.irp_minor = b.irp_minor;
            laws::only_moved(layout, "IrpMinor", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_set_devices_state_ret_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::perfinfo_set_devices_state_ret::PerfinfoSetDevicesStateRet;
    type V<'a> = etwspec::payloads::power::perfinfo_set_devices_state_ret::PerfinfoSetDevicesStateRetView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_set_devices_state_ret_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::power::perfinfo_set_devices_state_ret::PerfinfoSetDevicesStateRet;
    type V<'a> = etwspec::payloads::power::perfinfo_set_devices_state_ret::PerfinfoSetDevicesStateRetView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.status(), a.status);
            let mut moved = a;
            moved.status = b.status;
            laws::only_moved(layout, "Status", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_set_power_action_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::perfinfo_set_power_action::PerfinfoSetPowerActionX86;
    type V<'a> = etwspec::payloads::power::perfinfo_set_power_action::PerfinfoSetPowerActionX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_set_power_action_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::power::perfinfo_set_power_action::PerfinfoSetPowerActionX86;
    type V<'a> = etwspec::payloads::power::perfinfo_set_power_action::PerfinfoSetPowerActionX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.trigger(), a.trigger);
            let mut moved = a;
            moved.trigger = b.trigger;
            laws::only_moved(layout, "Trigger", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.power_action(), a.power_action);
            let mut moved = a;
            moved.power_action = b.power_action;
            laws::only_moved(layout, "PowerAction", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.lightest_state(), a.lightest_state);
            let mut moved = a;
            moved.lightest_state = b.lightest_state;
            laws::only_moved(layout, "LightestState", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_set_power_action_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::perfinfo_set_power_action::PerfinfoSetPowerActionX64;
    type V<'a> = etwspec::payloads::power::perfinfo_set_power_action::PerfinfoSetPowerActionX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_set_power_action_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::power::perfinfo_set_power_action::PerfinfoSetPowerActionX64;
    type V<'a> = etwspec::payloads::power::perfinfo_set_power_action::PerfinfoSetPowerActionX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.trigger(), a.trigger);
            let mut moved = a;
            moved.trigger = b.trigger;
            laws::only_moved(layout, "Trigger", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.power_action(), a.power_action);
            let mut moved = a;
            moved.power_action = b.power_action;
            laws::only_moved(layout, "PowerAction", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.lightest_state(), a.lightest_state);
            let mut moved = a;
            moved.lightest_state = b.lightest_state;
            laws::only_moved(layout, "LightestState", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_set_power_action_ret_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::perfinfo_set_power_action_ret::PerfinfoSetPowerActionRetX86;
    type V<'a> = etwspec::payloads::power::perfinfo_set_power_action_ret::PerfinfoSetPowerActionRetX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_set_power_action_ret_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::power::perfinfo_set_power_action_ret::PerfinfoSetPowerActionRetX86;
    type V<'a> = etwspec::payloads::power::perfinfo_set_power_action_ret::PerfinfoSetPowerActionRetX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.trigger(), a.trigger);
            let mut moved = a;
            moved.trigger = b.trigger;
            laws::only_moved(layout, "Trigger", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.status(), a.status);
            let mut moved = a;
            moved.status = b.status;
            laws::only_moved(layout, "Status", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_set_power_action_ret_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::perfinfo_set_power_action_ret::PerfinfoSetPowerActionRetX64;
    type V<'a> = etwspec::payloads::power::perfinfo_set_power_action_ret::PerfinfoSetPowerActionRetX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_set_power_action_ret_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::power::perfinfo_set_power_action_ret::PerfinfoSetPowerActionRetX64;
    type V<'a> = etwspec::payloads::power::perfinfo_set_power_action_ret::PerfinfoSetPowerActionRetX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.trigger(), a.trigger);
            let mut moved = a;
            moved.trigger = b.trigger;
            laws::only_moved(layout, "Trigger", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.status(), a.status);
            let mut moved = a;
            moved.status = b.status;
            laws::only_moved(layout, "Status", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn power_state_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::power_state::PowerState;
    type V<'a> = etwspec::payloads::power::power_state::PowerStateView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn power_state_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::power::power_state::PowerState;
    type V<'a> = etwspec::payloads::power::power_state::PowerStateView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.system_state(), a.system_state());
            let mut moved = a;
            moved.set_system_state(b.system_state());
            laws::only_moved(layout, "SystemState", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.device_state(), a.device_state());
            let mut moved = a;
            moved.set_device_state(b.device_state());
            laws::only_moved(layout, "DeviceState", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_battery_life_info_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::power::perfinfo_battery_life_info::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "PERFINFO_BATTERY_LIFE_INFO"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::power::perfinfo_battery_life_info::PerfinfoBatteryLifeInfo::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn perfinfo_boot_phase_start_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::power::perfinfo_boot_phase_start::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "PERFINFO_BOOT_PHASE_START"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::power::perfinfo_boot_phase_start::PerfinfoBootPhaseStart::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..4 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn perfinfo_idle_state_change_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::power::perfinfo_idle_state_change::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "PERFINFO_IDLE_STATE_CHANGE"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::power::perfinfo_idle_state_change::PerfinfoIdleStateChange::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..12 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn perfinfo_po_calibrated_perfcounter_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::power::perfinfo_po_calibrated_perfcounter::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "PERFINFO_PO_CALIBRATED_PERFCOUNTER"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::power::perfinfo_po_calibrated_perfcounter::PerfinfoPoCalibratedPerfcounter::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn perfinfo_po_notify_device_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::power::perfinfo_po_notify_device::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "PERFINFO_PO_NOTIFY_DEVICE"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::power::perfinfo_po_notify_device::PerfinfoPoNotifyDeviceX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..24 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::power::perfinfo_po_notify_device::PerfinfoPoNotifyDeviceX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..32 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn perfinfo_po_notify_device_complete_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::power::perfinfo_po_notify_device_complete::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "PERFINFO_PO_NOTIFY_DEVICE_COMPLETE"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::power::perfinfo_po_notify_device_complete::PerfinfoPoNotifyDeviceCompleteX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::power::perfinfo_po_notify_device_complete::PerfinfoPoNotifyDeviceCompleteX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..12 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn perfinfo_po_postsleep_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::power::perfinfo_po_postsleep::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "PERFINFO_PO_POSTSLEEP"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::power::perfinfo_po_postsleep::PerfinfoPoPostsleep::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn perfinfo_po_presleep_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::power::perfinfo_po_presleep::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "PERFINFO_PO_PRESLEEP"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::power::perfinfo_po_presleep::PerfinfoPoPresleep::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn perfinfo_po_session_callout_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::power::perfinfo_po_session_callout::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "PERFINFO_PO_SESSION_CALLOUT"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::power::perfinfo_po_session_callout::PerfinfoPoSessionCallout::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn perfinfo_po_session_callout_ret_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::power::perfinfo_po_session_callout_ret::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "PERFINFO_PO_SESSION_CALLOUT_RET"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::power::perfinfo_po_session_callout_ret::PerfinfoPoSessionCalloutRet::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..4 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn perfinfo_ppm_idle_exit_latency_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::power::perfinfo_ppm_idle_exit_latency::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "PERFINFO_PPM_IDLE_EXIT_LATENCY"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::power::perfinfo_ppm_idle_exit_latency::PerfinfoPpmIdleExitLatency::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..20 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn perfinfo_ppm_idle_state_change_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::power::perfinfo_ppm_idle_state_change::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "PERFINFO_PPM_IDLE_STATE_CHANGE"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::power::perfinfo_ppm_idle_state_change::PerfinfoPpmIdleStateChange::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn perfinfo_ppm_idle_state_enter_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::power::perfinfo_ppm_idle_state_enter::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "PERFINFO_PPM_IDLE_STATE_ENTER"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::power::perfinfo_ppm_idle_state_enter::PerfinfoPpmIdleStateEnter::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn perfinfo_ppm_idle_state_exit_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::power::perfinfo_ppm_idle_state_exit::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "PERFINFO_PPM_IDLE_STATE_EXIT"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::power::perfinfo_ppm_idle_state_exit::PerfinfoPpmIdleStateExit::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn perfinfo_ppm_perf_state_change_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::power::perfinfo_ppm_perf_state_change::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "PERFINFO_PPM_PERF_STATE_CHANGE"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::power::perfinfo_ppm_perf_state_change::PerfinfoPpmPerfStateChange::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..24 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn perfinfo_ppm_state_selection_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::power::perfinfo_ppm_state_selection::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "PERFINFO_PPM_STATE_SELECTION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::power::perfinfo_ppm_state_selection::PerfinfoPpmStateSelection::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn perfinfo_ppm_thermal_constraint_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::power::perfinfo_ppm_thermal_constraint::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "PERFINFO_PPM_THERMAL_CONSTRAINT"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::power::perfinfo_ppm_thermal_constraint::PerfinfoPpmThermalConstraint::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn perfinfo_set_devices_state_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::power::perfinfo_set_devices_state::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "PERFINFO_SET_DEVICES_STATE"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::power::perfinfo_set_devices_state::PerfinfoSetDevicesState::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..7 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn perfinfo_set_devices_state_ret_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::power::perfinfo_set_devices_state_ret::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "PERFINFO_SET_DEVICES_STATE_RET"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::power::perfinfo_set_devices_state_ret::PerfinfoSetDevicesStateRet::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..4 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn perfinfo_set_power_action_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::power::perfinfo_set_power_action::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "PERFINFO_SET_POWER_ACTION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::power::perfinfo_set_power_action::PerfinfoSetPowerActionX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..12 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::power::perfinfo_set_power_action::PerfinfoSetPowerActionX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn perfinfo_set_power_action_ret_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::power::perfinfo_set_power_action_ret::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "PERFINFO_SET_POWER_ACTION_RET"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::power::perfinfo_set_power_action_ret::PerfinfoSetPowerActionRetX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::power::perfinfo_set_power_action_ret::PerfinfoSetPowerActionRetX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..12 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn power_state_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::power::power_state::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "POWER_STATE" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::power::power_state::PowerState::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..4 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn device_power_state_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::DevicePowerState;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn perfinfo_ppm_idle_veto_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::PerfinfoPpmIdleVeto;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn perfinfo_ppm_perf_state_type_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::PerfinfoPpmPerfStateType;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn power_action_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::PowerAction;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn power_state_type_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::PowerStateType;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn system_power_state_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::SystemPowerState;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn perfinfo_ppm_idle_exit_flag_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::PerfinfoPpmIdleExitFlag;
    laws::values::<
        T,
    >(
        T::NAMES,
        T::from_name,
        |value| T::NAMES.iter().find(|(_, other)| *other == value).map(|(name, _)| *name),
    );
    laws::run(
        &any::<T>(),
        |value| {
            let named = value.names().fold(T::from(0), |all, (_, bits)| all | bits);
            prop_assert_eq!(named | value.unnamed(), value, "no bit is lost");
            Ok(())
        },
    );
}
#[test]
fn perfinfo_ppm_idle_flag_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::power::PerfinfoPpmIdleFlag;
    laws::values::<
        T,
    >(
        T::NAMES,
        T::from_name,
        |value| T::NAMES.iter().find(|(_, other)| *other == value).map(|(name, _)| *name),
    );
    laws::run(
        &any::<T>(),
        |value| {
            let named = value.names().fold(T::from(0), |all, (_, bits)| all | bits);
            prop_assert_eq!(named | value.unnamed(), value, "no bit is lost");
            Ok(())
        },
    );
}
