// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::sync`.
#![cfg(feature = "payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn crit_sec_collision_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::sync::crit_sec_collision::CritSecCollisionX86;
    type V<'a> = etwspec::payloads::sync::crit_sec_collision::CritSecCollisionX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn crit_sec_collision_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::sync::crit_sec_collision::CritSecCollisionX86;
    type V<'a> = etwspec::payloads::sync::crit_sec_collision::CritSecCollisionX86View<
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
            prop_assert_eq!(view.lock_count(), a.lock_count);
            let mut moved = a;
            moved.lock_count = b.lock_count;
            laws::only_moved(layout, "LockCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.spin_count(), a.spin_count);
            let mut moved = a;
            moved.spin_count = b.spin_count;
            laws::only_moved(layout, "SpinCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.owning_thread(), a.owning_thread);
            let mut moved = a;
            moved.owning_thread = b.owning_thread;
            laws::only_moved(layout, "OwningThread", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.crit_sec_addr(), a.crit_sec_addr);
            let mut moved = a;
            moved.crit_sec_addr = b.crit_sec_addr;
            laws::only_moved(layout, "CritSecAddr", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn crit_sec_collision_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::sync::crit_sec_collision::CritSecCollisionX64;
    type V<'a> = etwspec::payloads::sync::crit_sec_collision::CritSecCollisionX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn crit_sec_collision_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::sync::crit_sec_collision::CritSecCollisionX64;
    type V<'a> = etwspec::payloads::sync::crit_sec_collision::CritSecCollisionX64View<
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
            prop_assert_eq!(view.lock_count(), a.lock_count);
            let mut moved = a;
            moved.lock_count = b.lock_count;
            laws::only_moved(layout, "LockCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.spin_count(), a.spin_count);
            let mut moved = a;
            moved.spin_count = b.spin_count;
            laws::only_moved(layout, "SpinCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.owning_thread(), a.owning_thread);
            let mut moved = a;
            moved.owning_thread = b.owning_thread;
            laws::only_moved(layout, "OwningThread", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.crit_sec_addr(), a.crit_sec_addr);
            let mut moved = a;
            moved.crit_sec_addr = b.crit_sec_addr;
            laws::only_moved(layout, "CritSecAddr", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn crit_sec_init_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::sync::crit_sec_init::CritSecInitX86;
    type V<'a> = etwspec::payloads::sync::crit_sec_init::CritSecInitX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn crit_sec_init_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::sync::crit_sec_init::CritSecInitX86;
    type V<'a> = etwspec::payloads::sync::crit_sec_init::CritSecInitX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.spin_count(), a.spin_count);
            let mut moved = a;
            moved.spin_count = b.spin_count;
            laws::only_moved(layout, "SpinCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.crit_sec_addr(), a.crit_sec_addr);
            let mut moved = a;
            moved.crit_sec_addr = b.crit_sec_addr;
            laws::only_moved(layout, "CritSecAddr", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn crit_sec_init_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::sync::crit_sec_init::CritSecInitX64;
    type V<'a> = etwspec::payloads::sync::crit_sec_init::CritSecInitX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn crit_sec_init_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::sync::crit_sec_init::CritSecInitX64;
    type V<'a> = etwspec::payloads::sync::crit_sec_init::CritSecInitX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.spin_count(), a.spin_count);
            let mut moved = a;
            moved.spin_count = b.spin_count;
            laws::only_moved(layout, "SpinCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.crit_sec_addr(), a.crit_sec_addr);
            let mut moved = a;
            moved.crit_sec_addr = b.crit_sec_addr;
            laws::only_moved(layout, "CritSecAddr", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_critsec_event_collision_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::sync::etw_critsec_event_collision::EtwCritsecEventCollisionX86;
    type V<'a> = etwspec::payloads::sync::etw_critsec_event_collision::EtwCritsecEventCollisionX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_critsec_event_collision_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::sync::etw_critsec_event_collision::EtwCritsecEventCollisionX86;
    type V<'a> = etwspec::payloads::sync::etw_critsec_event_collision::EtwCritsecEventCollisionX86View<
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
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.lock_count(), a.lock_count);
            let mut moved = a;
            moved.lock_count = b.lock_count;
            laws::only_moved(layout, "LockCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.spin_count(), a.spin_count);
            let mut moved = a;
            moved.spin_count = b.spin_count;
            laws::only_moved(layout, "SpinCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.owning_thread(), a.owning_thread);
            let mut moved = a;
            moved.owning_thread = b.owning_thread;
            laws::only_moved(layout, "OwningThread", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.address(), a.address);
            let mut moved = a;
            moved.address = b.address;
            laws::only_moved(layout, "Address", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_critsec_event_collision_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::sync::etw_critsec_event_collision::EtwCritsecEventCollisionX64;
    type V<'a> = etwspec::payloads::sync::etw_critsec_event_collision::EtwCritsecEventCollisionX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_critsec_event_collision_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::sync::etw_critsec_event_collision::EtwCritsecEventCollisionX64;
    type V<'a> = etwspec::payloads::sync::etw_critsec_event_collision::EtwCritsecEventCollisionX64View<
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
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.lock_count(), a.lock_count);
            let mut moved = a;
            moved.lock_count = b.lock_count;
            laws::only_moved(layout, "LockCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.spin_count(), a.spin_count);
            let mut moved = a;
            moved.spin_count = b.spin_count;
            laws::only_moved(layout, "SpinCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.owning_thread(), a.owning_thread);
            let mut moved = a;
            moved.owning_thread = b.owning_thread;
            laws::only_moved(layout, "OwningThread", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.address(), a.address);
            let mut moved = a;
            moved.address = b.address;
            laws::only_moved(layout, "Address", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_critsec_event_init_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::sync::etw_critsec_event_init::EtwCritsecEventInitX86;
    type V<'a> = etwspec::payloads::sync::etw_critsec_event_init::EtwCritsecEventInitX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_critsec_event_init_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::sync::etw_critsec_event_init::EtwCritsecEventInitX86;
    type V<'a> = etwspec::payloads::sync::etw_critsec_event_init::EtwCritsecEventInitX86View<
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
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.spin_count(), a.spin_count);
            let mut moved = a;
            moved.spin_count = b.spin_count;
            laws::only_moved(layout, "SpinCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.address(), a.address);
            let mut moved = a;
            moved.address = b.address;
            laws::only_moved(layout, "Address", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_critsec_event_init_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::sync::etw_critsec_event_init::EtwCritsecEventInitX64;
    type V<'a> = etwspec::payloads::sync::etw_critsec_event_init::EtwCritsecEventInitX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_critsec_event_init_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::sync::etw_critsec_event_init::EtwCritsecEventInitX64;
    type V<'a> = etwspec::payloads::sync::etw_critsec_event_init::EtwCritsecEventInitX64View<
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
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.spin_count(), a.spin_count);
            let mut moved = a;
            moved.spin_count = b.spin_count;
            laws::only_moved(layout, "SpinCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.address(), a.address);
            let mut moved = a;
            moved.address = b.address;
            laws::only_moved(layout, "Address", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_executive_resource_config_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::sync::perfinfo_executive_resource_config::PerfinfoExecutiveResourceConfig;
    type V<'a> = etwspec::payloads::sync::perfinfo_executive_resource_config::PerfinfoExecutiveResourceConfigView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_executive_resource_config_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::sync::perfinfo_executive_resource_config::PerfinfoExecutiveResourceConfig;
    type V<'a> = etwspec::payloads::sync::perfinfo_executive_resource_config::PerfinfoExecutiveResourceConfigView<
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
            prop_assert_eq!(view.release_sampling_rate(), a.release_sampling_rate);
            let mut moved = a;
            moved.release_sampling_rate = b.release_sampling_rate;
            laws::only_moved(
                layout,
                "ReleaseSamplingRate",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.contention_sampling_rate(), a.contention_sampling_rate);
            let mut moved = a;
            moved.contention_sampling_rate = b.contention_sampling_rate;
            laws::only_moved(
                layout,
                "ContentionSamplingRate",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.number_of_excessive_timeouts(), a.number_of_excessive_timeouts
            );
            let mut moved = a;
            moved.number_of_excessive_timeouts = b.number_of_excessive_timeouts;
            laws::only_moved(
                layout,
                "NumberOfExcessiveTimeouts",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_spinlock_config_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::sync::perfinfo_spinlock_config::PerfinfoSpinlockConfig;
    type V<'a> = etwspec::payloads::sync::perfinfo_spinlock_config::PerfinfoSpinlockConfigView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_spinlock_config_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::sync::perfinfo_spinlock_config::PerfinfoSpinlockConfig;
    type V<'a> = etwspec::payloads::sync::perfinfo_spinlock_config::PerfinfoSpinlockConfigView<
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
            prop_assert_eq!(view.spin_lock_spin_threshold(), a.spin_lock_spin_threshold);
            let mut moved = a;
            moved.spin_lock_spin_threshold = b.spin_lock_spin_threshold;
            laws::only_moved(
                layout,
                "SpinLockSpinThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.spin_lock_contention_sample_rate(), a
                .spin_lock_contention_sample_rate
            );
            let mut moved = a;
            moved.spin_lock_contention_sample_rate = b.spin_lock_contention_sample_rate;
            laws::only_moved(
                layout,
                "SpinLockContentionSampleRate",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.spin_lock_acquire_sample_rate(), a.spin_lock_acquire_sample_rate
            );
            let mut moved = a;
            moved.spin_lock_acquire_sample_rate = b.spin_lock_acquire_sample_rate;
            laws::only_moved(
                layout,
                "SpinLockAcquireSampleRate",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.spin_lock_hold_threshold(), a.spin_lock_hold_threshold);
            let mut moved = a;
            moved.spin_lock_hold_threshold = b.spin_lock_hold_threshold;
            laws::only_moved(
                layout,
                "SpinLockHoldThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_delay_execution_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::sync::wmi_delay_execution::WmiDelayExecution;
    type V<'a> = etwspec::payloads::sync::wmi_delay_execution::WmiDelayExecutionView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_delay_execution_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::sync::wmi_delay_execution::WmiDelayExecution;
    type V<'a> = etwspec::payloads::sync::wmi_delay_execution::WmiDelayExecutionView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.delta(), a.delta);
            let mut moved = a;
            moved.delta = b.delta;
            laws::only_moved(layout, "Delta", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_pushlock_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::sync::wmi_pushlock::WmiPushlockX86;
    type V<'a> = etwspec::payloads::sync::wmi_pushlock::WmiPushlockX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_pushlock_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::sync::wmi_pushlock::WmiPushlockX86;
    type V<'a> = etwspec::payloads::sync::wmi_pushlock::WmiPushlockX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.push_lock(), a.push_lock);
            let mut moved = a;
            moved.push_lock = b.push_lock;
            laws::only_moved(layout, "PushLock", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.action(), a.action);
            let mut moved = a;
            moved.action = b.action;
            laws::only_moved(layout, "Action", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_pushlock_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::sync::wmi_pushlock::WmiPushlockX64;
    type V<'a> = etwspec::payloads::sync::wmi_pushlock::WmiPushlockX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_pushlock_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::sync::wmi_pushlock::WmiPushlockX64;
    type V<'a> = etwspec::payloads::sync::wmi_pushlock::WmiPushlockX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.push_lock(), a.push_lock);
            let mut moved = a;
            moved.push_lock = b.push_lock;
            laws::only_moved(layout, "PushLock", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.action(), a.action);
            let mut moved = a;
            moved.action = b.action;
            laws::only_moved(layout, "Action", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_queue_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::sync::wmi_queue::WmiQueueX86;
    type V<'a> = etwspec::payloads::sync::wmi_queue::WmiQueueX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_queue_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::sync::wmi_queue::WmiQueueX86;
    type V<'a> = etwspec::payloads::sync::wmi_queue::WmiQueueX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.queue(), a.queue);
            let mut moved = a;
            moved.queue = b.queue;
            laws::only_moved(layout, "Queue", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.action(), a.action);
            let mut moved = a;
            moved.action = b.action;
            laws::only_moved(layout, "Action", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_queue_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::sync::wmi_queue::WmiQueueX64;
    type V<'a> = etwspec::payloads::sync::wmi_queue::WmiQueueX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_queue_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::sync::wmi_queue::WmiQueueX64;
    type V<'a> = etwspec::payloads::sync::wmi_queue::WmiQueueX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.queue(), a.queue);
            let mut moved = a;
            moved.queue = b.queue;
            laws::only_moved(layout, "Queue", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.action(), a.action);
            let mut moved = a;
            moved.action = b.action;
            laws::only_moved(layout, "Action", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_resource_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::sync::wmi_resource::WmiResourceX86;
    type V<'a> = etwspec::payloads::sync::wmi_resource::WmiResourceX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_resource_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::sync::wmi_resource::WmiResourceX86;
    type V<'a> = etwspec::payloads::sync::wmi_resource::WmiResourceX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.acquire_time(), a.acquire_time);
            let mut moved = a;
            moved.acquire_time = b.acquire_time;
            laws::only_moved(layout, "AcquireTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.hold_time(), a.hold_time);
            let mut moved = a;
            moved.hold_time = b.hold_time;
            laws::only_moved(layout, "HoldTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.wait_time(), a.wait_time);
            let mut moved = a;
            moved.wait_time = b.wait_time;
            laws::only_moved(layout, "WaitTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.max_recursion_depth(), a.max_recursion_depth);
            let mut moved = a;
            moved.max_recursion_depth = b.max_recursion_depth;
            laws::only_moved(
                layout,
                "MaxRecursionDepth",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.resource(), a.resource);
            let mut moved = a;
            moved.resource = b.resource;
            laws::only_moved(layout, "Resource", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.action(), a.action);
            let mut moved = a;
            moved.action = b.action;
            laws::only_moved(layout, "Action", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.contention_delta(), a.contention_delta);
            let mut moved = a;
            moved.contention_delta = b.contention_delta;
            laws::only_moved(
                layout,
                "ContentionDelta",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_resource_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::sync::wmi_resource::WmiResourceX64;
    type V<'a> = etwspec::payloads::sync::wmi_resource::WmiResourceX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_resource_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::sync::wmi_resource::WmiResourceX64;
    type V<'a> = etwspec::payloads::sync::wmi_resource::WmiResourceX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.acquire_time(), a.acquire_time);
            let mut moved = a;
            moved.acquire_time = b.acquire_time;
            laws::only_moved(layout, "AcquireTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.hold_time(), a.hold_time);
            let mut moved = a;
            moved.hold_time = b.hold_time;
            laws::only_moved(layout, "HoldTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.wait_time(), a.wait_time);
            let mut moved = a;
            moved.wait_time = b.wait_time;
            laws::only_moved(layout, "WaitTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.max_recursion_depth(), a.max_recursion_depth);
            let mut moved = a;
            moved.max_recursion_depth = b.max_recursion_depth;
            laws::only_moved(
                layout,
                "MaxRecursionDepth",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.resource(), a.resource);
            let mut moved = a;
            moved.resource = b.resource;
            laws::only_moved(layout, "Resource", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.action(), a.action);
            let mut moved = a;
            moved.action = b.action;
            laws::only_moved(layout, "Action", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.contention_delta(), a.contention_delta);
            let mut moved = a;
            moved.contention_delta = b.contention_delta;
            laws::only_moved(
                layout,
                "ContentionDelta",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_spinlock_v6_1x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::sync::wmi_spinlock::V6_1X64;
    type V<'a> = etwspec::payloads::sync::wmi_spinlock::V6_1X64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_spinlock_v6_1x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::sync::wmi_spinlock::V6_1X64;
    type V<'a> = etwspec::payloads::sync::wmi_spinlock::V6_1X64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.spin_lock_address(), a.spin_lock_address);
            let mut moved = a;
            moved.spin_lock_address = b.spin_lock_address;
            laws::only_moved(
                layout,
                "SpinLockAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.caller_address(), a.caller_address);
            let mut moved = a;
            moved.caller_address = b.caller_address;
            laws::only_moved(layout, "CallerAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.acquire_time(), a.acquire_time);
            let mut moved = a;
            moved.acquire_time = b.acquire_time;
            laws::only_moved(layout, "AcquireTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.release_time(), a.release_time);
            let mut moved = a;
            moved.release_time = b.release_time;
            laws::only_moved(layout, "ReleaseTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.wait_time_in_cycles(), a.wait_time_in_cycles);
            let mut moved = a;
            moved.wait_time_in_cycles = b.wait_time_in_cycles;
            laws::only_moved(
                layout,
                "WaitTimeInCycles",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.spin_count(), a.spin_count);
            let mut moved = a;
            moved.spin_count = b.spin_count;
            laws::only_moved(layout, "SpinCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.interrupt_count(), a.interrupt_count);
            let mut moved = a;
            moved.interrupt_count = b.interrupt_count;
            laws::only_moved(
                layout,
                "InterruptCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.irql(), a.irql);
            let mut moved = a;
            moved.irql = b.irql;
            laws::only_moved(layout, "Irql", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.acquire_depth(), a.acquire_depth);
            let mut moved = a;
            moved.acquire_depth = b.acquire_depth;
            laws::only_moved(layout, "AcquireDepth", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.acquire_mode(), a.acquire_mode());
            let mut moved = a;
            moved.set_acquire_mode(b.acquire_mode());
            laws::only_moved(layout, "AcquireMode", &before, &from, &moved.to_bytes());
            moved
                .set_acquire_mode(etwspec::payloads::sync::WmiSpinlockAcquireMode(!0u8));
            laws::only_moved(
                layout,
                "AcquireMode",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.execute_dpc(), a.execute_dpc());
            let mut moved = a;
            moved.set_execute_dpc(b.execute_dpc());
            laws::only_moved(layout, "ExecuteDpc", &before, &from, &moved.to_bytes());
            moved.set_execute_dpc(!0u8);
            laws::only_moved(
                layout,
                "ExecuteDpc",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.execute_isr(), a.execute_isr());
            let mut moved = a;
            moved.set_execute_isr(b.execute_isr());
            laws::only_moved(layout, "ExecuteIsr", &before, &from, &moved.to_bytes());
            moved.set_execute_isr(!0u8);
            laws::only_moved(
                layout,
                "ExecuteIsr",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_spinlock_v6_2x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::sync::wmi_spinlock::V6_2X86;
    type V<'a> = etwspec::payloads::sync::wmi_spinlock::V6_2X86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_spinlock_v6_2x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::sync::wmi_spinlock::V6_2X86;
    type V<'a> = etwspec::payloads::sync::wmi_spinlock::V6_2X86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.spin_lock_address(), a.spin_lock_address);
            let mut moved = a;
            moved.spin_lock_address = b.spin_lock_address;
            laws::only_moved(
                layout,
                "SpinLockAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.caller_address(), a.caller_address);
            let mut moved = a;
            moved.caller_address = b.caller_address;
            laws::only_moved(layout, "CallerAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.acquire_time(), a.acquire_time);
            let mut moved = a;
            moved.acquire_time = b.acquire_time;
            laws::only_moved(layout, "AcquireTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.release_time(), a.release_time);
            let mut moved = a;
            moved.release_time = b.release_time;
            laws::only_moved(layout, "ReleaseTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.wait_time_in_cycles(), a.wait_time_in_cycles);
            let mut moved = a;
            moved.wait_time_in_cycles = b.wait_time_in_cycles;
            laws::only_moved(
                layout,
                "WaitTimeInCycles",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.spin_count(), a.spin_count);
            let mut moved = a;
            moved.spin_count = b.spin_count;
            laws::only_moved(layout, "SpinCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.interrupt_count(), a.interrupt_count);
            let mut moved = a;
            moved.interrupt_count = b.interrupt_count;
            laws::only_moved(
                layout,
                "InterruptCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.irql(), a.irql);
            let mut moved = a;
            moved.irql = b.irql;
            laws::only_moved(layout, "Irql", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.acquire_depth(), a.acquire_depth);
            let mut moved = a;
            moved.acquire_depth = b.acquire_depth;
            laws::only_moved(layout, "AcquireDepth", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.acquire_mode(), a.acquire_mode());
            let mut moved = a;
            moved.set_acquire_mode(b.acquire_mode());
            laws::only_moved(layout, "AcquireMode", &before, &from, &moved.to_bytes());
            moved
                .set_acquire_mode(etwspec::payloads::sync::WmiSpinlockAcquireMode(!0u8));
            laws::only_moved(
                layout,
                "AcquireMode",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.execute_dpc(), a.execute_dpc());
            let mut moved = a;
            moved.set_execute_dpc(b.execute_dpc());
            laws::only_moved(layout, "ExecuteDpc", &before, &from, &moved.to_bytes());
            moved.set_execute_dpc(!0u8);
            laws::only_moved(
                layout,
                "ExecuteDpc",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.execute_isr(), a.execute_isr());
            let mut moved = a;
            moved.set_execute_isr(b.execute_isr());
            laws::only_moved(layout, "ExecuteIsr", &before, &from, &moved.to_bytes());
            moved.set_execute_isr(!0u8);
            laws::only_moved(
                layout,
                "ExecuteIsr",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_spinlock_v6_3x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::sync::wmi_spinlock::WmiSpinlockX86;
    type V<'a> = etwspec::payloads::sync::wmi_spinlock::WmiSpinlockX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_spinlock_v6_3x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::sync::wmi_spinlock::WmiSpinlockX86;
    type V<'a> = etwspec::payloads::sync::wmi_spinlock::WmiSpinlockX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.spin_lock_address(), a.spin_lock_address);
            let mut moved = a;
            moved.spin_lock_address = b.spin_lock_address;
            laws::only_moved(
                layout,
                "SpinLockAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.caller_address(), a.caller_address);
            let mut moved = a;
            moved.caller_address = b.caller_address;
            laws::only_moved(layout, "CallerAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.acquire_time(), a.acquire_time);
            let mut moved = a;
            moved.acquire_time = b.acquire_time;
            laws::only_moved(layout, "AcquireTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.release_time(), a.release_time);
            let mut moved = a;
            moved.release_time = b.release_time;
            laws::only_moved(layout, "ReleaseTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.wait_time_in_cycles(), a.wait_time_in_cycles);
            let mut moved = a;
            moved.wait_time_in_cycles = b.wait_time_in_cycles;
            laws::only_moved(
                layout,
                "WaitTimeInCycles",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.spin_count(), a.spin_count);
            let mut moved = a;
            moved.spin_count = b.spin_count;
            laws::only_moved(layout, "SpinCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.interrupt_count(), a.interrupt_count);
            let mut moved = a;
            moved.interrupt_count = b.interrupt_count;
            laws::only_moved(
                layout,
                "InterruptCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.irql(), a.irql);
            let mut moved = a;
            moved.irql = b.irql;
            laws::only_moved(layout, "Irql", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.acquire_depth(), a.acquire_depth);
            let mut moved = a;
            moved.acquire_depth = b.acquire_depth;
            laws::only_moved(layout, "AcquireDepth", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.acquire_mode(), a.acquire_mode());
            let mut moved = a;
            moved.set_acquire_mode(b.acquire_mode());
            laws::only_moved(layout, "AcquireMode", &before, &from, &moved.to_bytes());
            moved
                .set_acquire_mode(etwspec::payloads::sync::WmiSpinlockAcquireMode(!0u8));
            laws::only_moved(
                layout,
                "AcquireMode",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.execute_dpc(), a.execute_dpc());
            let mut moved = a;
            moved.set_execute_dpc(b.execute_dpc());
            laws::only_moved(layout, "ExecuteDpc", &before, &from, &moved.to_bytes());
            moved.set_execute_dpc(!0u8);
            laws::only_moved(
                layout,
                "ExecuteDpc",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.execute_isr(), a.execute_isr());
            let mut moved = a;
            moved.set_execute_isr(b.execute_isr());
            laws::only_moved(layout, "ExecuteIsr", &before, &from, &moved.to_bytes());
            moved.set_execute_isr(!0u8);
            laws::only_moved(
                layout,
                "ExecuteIsr",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_spinlock_v6_3x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::sync::wmi_spinlock::WmiSpinlockX64;
    type V<'a> = etwspec::payloads::sync::wmi_spinlock::WmiSpinlockX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_spinlock_v6_3x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::sync::wmi_spinlock::WmiSpinlockX64;
    type V<'a> = etwspec::payloads::sync::wmi_spinlock::WmiSpinlockX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.spin_lock_address(), a.spin_lock_address);
            let mut moved = a;
            moved.spin_lock_address = b.spin_lock_address;
            laws::only_moved(
                layout,
                "SpinLockAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.caller_address(), a.caller_address);
            let mut moved = a;
            moved.caller_address = b.caller_address;
            laws::only_moved(layout, "CallerAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.acquire_time(), a.acquire_time);
            let mut moved = a;
            moved.acquire_time = b.acquire_time;
            laws::only_moved(layout, "AcquireTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.release_time(), a.release_time);
            let mut moved = a;
            moved.release_time = b.release_time;
            laws::only_moved(layout, "ReleaseTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.wait_time_in_cycles(), a.wait_time_in_cycles);
            let mut moved = a;
            moved.wait_time_in_cycles = b.wait_time_in_cycles;
            laws::only_moved(
                layout,
                "WaitTimeInCycles",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.spin_count(), a.spin_count);
            let mut moved = a;
            moved.spin_count = b.spin_count;
            laws::only_moved(layout, "SpinCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.interrupt_count(), a.interrupt_count);
            let mut moved = a;
            moved.interrupt_count = b.interrupt_count;
            laws::only_moved(
                layout,
                "InterruptCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.irql(), a.irql);
            let mut moved = a;
            moved.irql = b.irql;
            laws::only_moved(layout, "Irql", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.acquire_depth(), a.acquire_depth);
            let mut moved = a;
            moved.acquire_depth = b.acquire_depth;
            laws::only_moved(layout, "AcquireDepth", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.acquire_mode(), a.acquire_mode());
            let mut moved = a;
            moved.set_acquire_mode(b.acquire_mode());
            laws::only_moved(layout, "AcquireMode", &before, &from, &moved.to_bytes());
            moved
                .set_acquire_mode(etwspec::payloads::sync::WmiSpinlockAcquireMode(!0u8));
            laws::only_moved(
                layout,
                "AcquireMode",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.execute_dpc(), a.execute_dpc());
            let mut moved = a;
            moved.set_execute_dpc(b.execute_dpc());
            laws::only_moved(layout, "ExecuteDpc", &before, &from, &moved.to_bytes());
            moved.set_execute_dpc(!0u8);
            laws::only_moved(
                layout,
                "ExecuteDpc",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.execute_isr(), a.execute_isr());
            let mut moved = a;
            moved.set_execute_isr(b.execute_isr());
            laws::only_moved(layout, "ExecuteIsr", &before, &from, &moved.to_bytes());
            moved.set_execute_isr(!0u8);
            laws::only_moved(
                layout,
                "ExecuteIsr",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_wait_multiple_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::sync::wmi_wait_multiple::WmiWaitMultipleX86;
    type V<'a> = etwspec::payloads::sync::wmi_wait_multiple::WmiWaitMultipleX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_wait_multiple_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::sync::wmi_wait_multiple::WmiWaitMultipleX86;
    type V<'a> = etwspec::payloads::sync::wmi_wait_multiple::WmiWaitMultipleX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.wait_type(), a.wait_type);
            let mut moved = a;
            moved.wait_type = b.wait_type;
            laws::only_moved(layout, "WaitType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.object_count(), a.object_count);
            let mut moved = a;
            moved.object_count = b.object_count;
            laws::only_moved(layout, "ObjectCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.object_record(), a.object_record);
            let mut moved = a;
            moved.object_record = b.object_record;
            laws::only_moved(layout, "ObjectRecord", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_wait_multiple_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::sync::wmi_wait_multiple::WmiWaitMultipleX64;
    type V<'a> = etwspec::payloads::sync::wmi_wait_multiple::WmiWaitMultipleX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_wait_multiple_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::sync::wmi_wait_multiple::WmiWaitMultipleX64;
    type V<'a> = etwspec::payloads::sync::wmi_wait_multiple::WmiWaitMultipleX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.wait_type(), a.wait_type);
            let mut moved = a;
            moved.wait_type = b.wait_type;
            laws::only_moved(layout, "WaitType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.object_count(), a.object_count);
            let mut moved = a;
            moved.object_count = b.object_count;
            laws::only_moved(layout, "ObjectCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.object_record(), a.object_record);
            let mut moved = a;
            moved.object_record = b.object_record;
            laws::only_moved(layout, "ObjectRecord", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_wait_object_record_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::sync::wmi_wait_object_record::WmiWaitObjectRecordX86;
    type V<'a> = etwspec::payloads::sync::wmi_wait_object_record::WmiWaitObjectRecordX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_wait_object_record_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::sync::wmi_wait_object_record::WmiWaitObjectRecordX86;
    type V<'a> = etwspec::payloads::sync::wmi_wait_object_record::WmiWaitObjectRecordX86View<
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
            prop_assert_eq!(view.object(), a.object);
            let mut moved = a;
            moved.object = b.object;
            laws::only_moved(layout, "Object", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.object_type(), a.object_type);
            let mut moved = a;
            moved.object_type = b.object_type;
            laws::only_moved(layout, "ObjectType", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_wait_object_record_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::sync::wmi_wait_object_record::WmiWaitObjectRecordX64;
    type V<'a> = etwspec::payloads::sync::wmi_wait_object_record::WmiWaitObjectRecordX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_wait_object_record_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::sync::wmi_wait_object_record::WmiWaitObjectRecordX64;
    type V<'a> = etwspec::payloads::sync::wmi_wait_object_record::WmiWaitObjectRecordX64View<
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
            prop_assert_eq!(view.object(), a.object);
            let mut moved = a;
            moved.object = b.object;
            laws::only_moved(layout, "Object", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.object_type(), a.object_type);
            let mut moved = a;
            moved.object_type = b.object_type;
            laws::only_moved(layout, "ObjectType", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_wait_single_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::sync::wmi_wait_single::WmiWaitSingleX86;
    type V<'a> = etwspec::payloads::sync::wmi_wait_single::WmiWaitSingleX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_wait_single_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::sync::wmi_wait_single::WmiWaitSingleX86;
    type V<'a> = etwspec::payloads::sync::wmi_wait_single::WmiWaitSingleX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.object(), a.object);
            let mut moved = a;
            moved.object = b.object;
            laws::only_moved(layout, "Object", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.object_type(), a.object_type);
            let mut moved = a;
            moved.object_type = b.object_type;
            laws::only_moved(layout, "ObjectType", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_wait_single_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::sync::wmi_wait_single::WmiWaitSingleX64;
    type V<'a> = etwspec::payloads::sync::wmi_wait_single::WmiWaitSingleX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_wait_single_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::sync::wmi_wait_single::WmiWaitSingleX64;
    type V<'a> = etwspec::payloads::sync::wmi_wait_single::WmiWaitSingleX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.object(), a.object);
            let mut moved = a;
            moved.object = b.object;
            laws::only_moved(layout, "Object", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.object_type(), a.object_type);
            let mut moved = a;
            moved.object_type = b.object_type;
            laws::only_moved(layout, "ObjectType", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn crit_sec_collision_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::sync::crit_sec_collision::Any;
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
                    layout.name == "CritSecCollision" && layout.holds(release, pointer)
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
                        etwspec::payloads::sync::crit_sec_collision::CritSecCollisionX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::sync::crit_sec_collision::CritSecCollisionX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn crit_sec_init_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::sync::crit_sec_init::Any;
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
                    layout.name == "CritSecInit" && layout.holds(release, pointer)
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
                        etwspec::payloads::sync::crit_sec_init::CritSecInitX86::from_slice(&
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
                        etwspec::payloads::sync::crit_sec_init::CritSecInitX64::from_slice(&
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
fn etw_critsec_event_collision_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::sync::etw_critsec_event_collision::Any;
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
                    layout.name == "ETW_CRITSEC_EVENT_COLLISION"
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
                        etwspec::payloads::sync::etw_critsec_event_collision::EtwCritsecEventCollisionX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..48 {
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
                        etwspec::payloads::sync::etw_critsec_event_collision::EtwCritsecEventCollisionX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..56 {
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
fn etw_critsec_event_init_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::sync::etw_critsec_event_init::Any;
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
                    layout.name == "ETW_CRITSEC_EVENT_INIT"
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
                        etwspec::payloads::sync::etw_critsec_event_init::EtwCritsecEventInitX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..40 {
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
                        etwspec::payloads::sync::etw_critsec_event_init::EtwCritsecEventInitX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..48 {
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
fn perfinfo_executive_resource_config_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::sync::perfinfo_executive_resource_config::Any;
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
                    layout.name == "PERFINFO_EXECUTIVE_RESOURCE_CONFIG"
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
                        etwspec::payloads::sync::perfinfo_executive_resource_config::PerfinfoExecutiveResourceConfig::from_slice(&
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
fn perfinfo_spinlock_config_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::sync::perfinfo_spinlock_config::Any;
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
                    layout.name == "PERFINFO_SPINLOCK_CONFIG"
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
                        etwspec::payloads::sync::perfinfo_spinlock_config::PerfinfoSpinlockConfig::from_slice(&
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
fn wmi_delay_execution_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::sync::wmi_delay_execution::Any;
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
                    layout.name == "WMI_DELAY_EXECUTION"
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
                        etwspec::payloads::sync::wmi_delay_execution::WmiDelayExecution::from_slice(&
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
fn wmi_pushlock_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::sync::wmi_pushlock::Any;
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
                    layout.name == "WMI_PUSHLOCK" && layout.holds(release, pointer)
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
                        etwspec::payloads::sync::wmi_pushlock::WmiPushlockX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..9 {
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
                        etwspec::payloads::sync::wmi_pushlock::WmiPushlockX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..13 {
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
fn wmi_queue_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::sync::wmi_queue::Any;
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
                    layout.name == "WMI_QUEUE" && layout.holds(release, pointer)
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
                        etwspec::payloads::sync::wmi_queue::WmiQueueX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..9 {
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
                        etwspec::payloads::sync::wmi_queue::WmiQueueX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..13 {
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
fn wmi_resource_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::sync::wmi_resource::Any;
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
                    layout.name == "WMI_RESOURCE" && layout.holds(release, pointer)
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
                        etwspec::payloads::sync::wmi_resource::WmiResourceX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..44 {
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
                        etwspec::payloads::sync::wmi_resource::WmiResourceX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..48 {
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
fn wmi_spinlock_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::sync::wmi_spinlock::Any;
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
                    layout.name == "WMI_SPINLOCK" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_1X64(form))) => {
                    prop_assert_eq!(layout.form, "V6_1X64");
                    prop_assert_eq!(
                        etwspec::payloads::sync::wmi_spinlock::V6_1X64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_1X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..51 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V6_2X86(form))) => {
                    prop_assert_eq!(layout.form, "V6_2X86");
                    prop_assert_eq!(
                        etwspec::payloads::sync::wmi_spinlock::V6_2X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_2X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..43 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V6_3X86(form))) => {
                    prop_assert_eq!(layout.form, "V6_3X86");
                    prop_assert_eq!(
                        etwspec::payloads::sync::wmi_spinlock::WmiSpinlockX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_3X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..48 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V6_3X64(form))) => {
                    prop_assert_eq!(layout.form, "V6_3X64");
                    prop_assert_eq!(
                        etwspec::payloads::sync::wmi_spinlock::WmiSpinlockX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_3X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..56 {
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
fn wmi_wait_multiple_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::sync::wmi_wait_multiple::Any;
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
                    layout.name == "WMI_WAIT_MULTIPLE" && layout.holds(release, pointer)
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
                        etwspec::payloads::sync::wmi_wait_multiple::WmiWaitMultipleX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..520 {
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
                        etwspec::payloads::sync::wmi_wait_multiple::WmiWaitMultipleX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..1032 {
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
fn wmi_wait_object_record_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::sync::wmi_wait_object_record::Any;
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
                    layout.name == "WMI_WAIT_OBJECT_RECORD"
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
                        etwspec::payloads::sync::wmi_wait_object_record::WmiWaitObjectRecordX86::from_slice(&
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
                        etwspec::payloads::sync::wmi_wait_object_record::WmiWaitObjectRecordX64::from_slice(&
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
fn wmi_wait_single_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::sync::wmi_wait_single::Any;
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
                    layout.name == "WMI_WAIT_SINGLE" && layout.holds(release, pointer)
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
                        etwspec::payloads::sync::wmi_wait_single::WmiWaitSingleX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..9 {
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
                        etwspec::payloads::sync::wmi_wait_single::WmiWaitSingleX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..17 {
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
fn wmi_pushlock_action_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::sync::WmiPushlockAction;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn wmi_queue_action_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::sync::WmiQueueAction;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn wmi_resource_action_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::sync::WmiResourceAction;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn wmi_spinlock_acquire_mode_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::sync::WmiSpinlockAcquireMode;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn wmi_wait_multiple_type_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::sync::WmiWaitMultipleType;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
