// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::profile`.
#![cfg(feature = "payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn etw_cancel_ktimer2_event_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::etw_cancel_ktimer2_event::EtwCancelKtimer2EventX86;
    type V<'a> = etwspec::payloads::profile::etw_cancel_ktimer2_event::EtwCancelKtimer2EventX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_cancel_ktimer2_event_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::etw_cancel_ktimer2_event::EtwCancelKtimer2EventX86;
    type V<'a> = etwspec::payloads::profile::etw_cancel_ktimer2_event::EtwCancelKtimer2EventX86View<
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
            prop_assert_eq!(view.timer_key(), a.timer_key);
            let mut moved = a;
            moved.timer_key = b.timer_key;
            laws::only_moved(layout, "TimerKey", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_cancel_ktimer2_event_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::etw_cancel_ktimer2_event::EtwCancelKtimer2EventX64;
    type V<'a> = etwspec::payloads::profile::etw_cancel_ktimer2_event::EtwCancelKtimer2EventX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_cancel_ktimer2_event_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::etw_cancel_ktimer2_event::EtwCancelKtimer2EventX64;
    type V<'a> = etwspec::payloads::profile::etw_cancel_ktimer2_event::EtwCancelKtimer2EventX64View<
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
            prop_assert_eq!(view.timer_key(), a.timer_key);
            let mut moved = a;
            moved.timer_key = b.timer_key;
            laws::only_moved(layout, "TimerKey", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_cancel_timer_event_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::etw_cancel_timer_event::EtwCancelTimerEventX86;
    type V<'a> = etwspec::payloads::profile::etw_cancel_timer_event::EtwCancelTimerEventX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_cancel_timer_event_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::etw_cancel_timer_event::EtwCancelTimerEventX86;
    type V<'a> = etwspec::payloads::profile::etw_cancel_timer_event::EtwCancelTimerEventX86View<
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
            prop_assert_eq!(view.timer_address(), a.timer_address);
            let mut moved = a;
            moved.timer_address = b.timer_address;
            laws::only_moved(layout, "TimerAddress", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_cancel_timer_event_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::etw_cancel_timer_event::EtwCancelTimerEventX64;
    type V<'a> = etwspec::payloads::profile::etw_cancel_timer_event::EtwCancelTimerEventX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_cancel_timer_event_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::etw_cancel_timer_event::EtwCancelTimerEventX64;
    type V<'a> = etwspec::payloads::profile::etw_cancel_timer_event::EtwCancelTimerEventX64View<
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
            prop_assert_eq!(view.timer_address(), a.timer_address);
            let mut moved = a;
            moved.timer_address = b.timer_address;
            laws::only_moved(layout, "TimerAddress", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_clock_configuration_event_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::etw_clock_configuration_event::EtwClockConfigurationEvent;
    type V<'a> = etwspec::payloads::profile::etw_clock_configuration_event::EtwClockConfigurationEventView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_clock_configuration_event_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::etw_clock_configuration_event::EtwClockConfigurationEvent;
    type V<'a> = etwspec::payloads::profile::etw_clock_configuration_event::EtwClockConfigurationEventView<
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
            prop_assert_eq!(view.known_type(), a.known_type);
            let mut moved = a;
            moved.known_type = b.known_type;
            laws::only_moved(layout, "KnownType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.capabilities(), a.capabilities);
            let mut moved = a;
            moved.capabilities = b.capabilities;
            laws::only_moved(layout, "Capabilities", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.disable_reason(), a.disable_reason);
            let mut moved = a;
            moved.disable_reason = b.disable_reason;
            laws::only_moved(layout, "DisableReason", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_clock_state_change_event_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::etw_clock_state_change_event::EtwClockStateChangeEvent;
    type V<'a> = etwspec::payloads::profile::etw_clock_state_change_event::EtwClockStateChangeEventView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_clock_state_change_event_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::etw_clock_state_change_event::EtwClockStateChangeEvent;
    type V<'a> = etwspec::payloads::profile::etw_clock_state_change_event::EtwClockStateChangeEventView<
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
            prop_assert_eq!(view.prev_state(), a.prev_state);
            let mut moved = a;
            moved.prev_state = b.prev_state;
            laws::only_moved(layout, "PrevState", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.delivered_increment(), a.delivered_increment());
            let mut moved = a;
            moved.set_delivered_increment(b.delivered_increment());
            laws::only_moved(
                layout,
                "DeliveredIncrement",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.requested_increment(), a.requested_increment());
            let mut moved = a;
            moved.set_requested_increment(b.requested_increment());
            laws::only_moved(
                layout,
                "RequestedIncrement",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.next_clock_update_time(), a.next_clock_update_time());
            let mut moved = a;
            moved.set_next_clock_update_time(b.next_clock_update_time());
            laws::only_moved(
                layout,
                "NextClockUpdateTime",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_clock_time_update_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::etw_clock_time_update::EtwClockTimeUpdate;
    type V<'a> = etwspec::payloads::profile::etw_clock_time_update::EtwClockTimeUpdateView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_clock_time_update_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::etw_clock_time_update::EtwClockTimeUpdate;
    type V<'a> = etwspec::payloads::profile::etw_clock_time_update::EtwClockTimeUpdateView<
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
            prop_assert_eq!(view.interrupt_time(), a.interrupt_time);
            let mut moved = a;
            moved.interrupt_time = b.interrupt_time;
            laws::only_moved(layout, "InterruptTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.clock_owner(), a.clock_owner);
            let mut moved = a;
            moved.clock_owner = b.clock_owner;
            laws::only_moved(layout, "ClockOwner", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_cpu_cache_flush_event_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::etw_cpu_cache_flush_event::EtwCpuCacheFlushEventX86;
    type V<'a> = etwspec::payloads::profile::etw_cpu_cache_flush_event::EtwCpuCacheFlushEventX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_cpu_cache_flush_event_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::etw_cpu_cache_flush_event::EtwCpuCacheFlushEventX86;
    type V<'a> = etwspec::payloads::profile::etw_cpu_cache_flush_event::EtwCpuCacheFlushEventX86View<
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
            prop_assert_eq!(view.address(), a.address);
            let mut moved = a;
            moved.address = b.address;
            laws::only_moved(layout, "Address", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.bytes(), a.bytes);
            let mut moved = a;
            moved.bytes = b.bytes;
            laws::only_moved(layout, "Bytes", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.clean(), a.clean);
            let mut moved = a;
            moved.clean = b.clean;
            laws::only_moved(layout, "Clean", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.full_flush(), a.full_flush);
            let mut moved = a;
            moved.full_flush = b.full_flush;
            laws::only_moved(layout, "FullFlush", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.rectangle(), a.rectangle);
            let mut moved = a;
            moved.rectangle = b.rectangle;
            laws::only_moved(layout, "Rectangle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved0(), a.reserved0);
            let mut moved = a;
            moved.reserved0 = b.reserved0;
            laws::only_moved(layout, "Reserved0", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved1(), a.reserved1);
            let mut moved = a;
            moved.reserved1 = b.reserved1;
            laws::only_moved(layout, "Reserved1", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_cpu_cache_flush_event_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::etw_cpu_cache_flush_event::EtwCpuCacheFlushEventX64;
    type V<'a> = etwspec::payloads::profile::etw_cpu_cache_flush_event::EtwCpuCacheFlushEventX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_cpu_cache_flush_event_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::etw_cpu_cache_flush_event::EtwCpuCacheFlushEventX64;
    type V<'a> = etwspec::payloads::profile::etw_cpu_cache_flush_event::EtwCpuCacheFlushEventX64View<
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
            prop_assert_eq!(view.address(), a.address);
            let mut moved = a;
            moved.address = b.address;
            laws::only_moved(layout, "Address", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.bytes(), a.bytes);
            let mut moved = a;
            moved.bytes = b.bytes;
            laws::only_moved(layout, "Bytes", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.clean(), a.clean);
            let mut moved = a;
            moved.clean = b.clean;
            laws::only_moved(layout, "Clean", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.full_flush(), a.full_flush);
            let mut moved = a;
            moved.full_flush = b.full_flush;
            laws::only_moved(layout, "FullFlush", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.rectangle(), a.rectangle);
            let mut moved = a;
            moved.rectangle = b.rectangle;
            laws::only_moved(layout, "Rectangle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved0(), a.reserved0);
            let mut moved = a;
            moved.reserved0 = b.reserved0;
            laws::only_moved(layout, "Reserved0", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved1(), a.reserved1);
            let mut moved = a;
            moved.reserved1 = b.reserved1;
            laws::only_moved(layout, "Reserved1", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_disable_ktimer2_event_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::etw_disable_ktimer2_event::EtwDisableKtimer2EventX86;
    type V<'a> = etwspec::payloads::profile::etw_disable_ktimer2_event::EtwDisableKtimer2EventX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_disable_ktimer2_event_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::etw_disable_ktimer2_event::EtwDisableKtimer2EventX86;
    type V<'a> = etwspec::payloads::profile::etw_disable_ktimer2_event::EtwDisableKtimer2EventX86View<
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
            prop_assert_eq!(view.timer_key(), a.timer_key);
            let mut moved = a;
            moved.timer_key = b.timer_key;
            laws::only_moved(layout, "TimerKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.disable_callback(), a.disable_callback);
            let mut moved = a;
            moved.disable_callback = b.disable_callback;
            laws::only_moved(
                layout,
                "DisableCallback",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.disable_context_key(), a.disable_context_key);
            let mut moved = a;
            moved.disable_context_key = b.disable_context_key;
            laws::only_moved(
                layout,
                "DisableContextKey",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a;
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_disable_ktimer2_event_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::etw_disable_ktimer2_event::EtwDisableKtimer2EventX64;
    type V<'a> = etwspec::payloads::profile::etw_disable_ktimer2_event::EtwDisableKtimer2EventX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_disable_ktimer2_event_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::etw_disable_ktimer2_event::EtwDisableKtimer2EventX64;
    type V<'a> = etwspec::payloads::profile::etw_disable_ktimer2_event::EtwDisableKtimer2EventX64View<
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
            prop_assert_eq!(view.timer_key(), a.timer_key);
            let mut moved = a;
            moved.timer_key = b.timer_key;
            laws::only_moved(layout, "TimerKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.disable_callback(), a.disable_callback);
            let mut moved = a;
            moved.disable_callback = b.disable_callback;
            laws::only_moved(
                layout,
                "DisableCallback",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.disable_context_key(), a.disable_context_key);
            let mut moved = a;
            moved.disable_context_key = b.disable_context_key;
            laws::only_moved(
                layout,
                "DisableContextKey",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a;
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_finalize_ktimer2_event_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::etw_finalize_ktimer2_event::EtwFinalizeKtimer2EventX86;
    type V<'a> = etwspec::payloads::profile::etw_finalize_ktimer2_event::EtwFinalizeKtimer2EventX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_finalize_ktimer2_event_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::etw_finalize_ktimer2_event::EtwFinalizeKtimer2EventX86;
    type V<'a> = etwspec::payloads::profile::etw_finalize_ktimer2_event::EtwFinalizeKtimer2EventX86View<
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
            prop_assert_eq!(view.timer_key(), a.timer_key);
            let mut moved = a;
            moved.timer_key = b.timer_key;
            laws::only_moved(layout, "TimerKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.disable_callback(), a.disable_callback);
            let mut moved = a;
            moved.disable_callback = b.disable_callback;
            laws::only_moved(
                layout,
                "DisableCallback",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.disable_context_key(), a.disable_context_key);
            let mut moved = a;
            moved.disable_context_key = b.disable_context_key;
            laws::only_moved(
                layout,
                "DisableContextKey",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_finalize_ktimer2_event_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::etw_finalize_ktimer2_event::EtwFinalizeKtimer2EventX64;
    type V<'a> = etwspec::payloads::profile::etw_finalize_ktimer2_event::EtwFinalizeKtimer2EventX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_finalize_ktimer2_event_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::etw_finalize_ktimer2_event::EtwFinalizeKtimer2EventX64;
    type V<'a> = etwspec::payloads::profile::etw_finalize_ktimer2_event::EtwFinalizeKtimer2EventX64View<
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
            prop_assert_eq!(view.timer_key(), a.timer_key);
            let mut moved = a;
            moved.timer_key = b.timer_key;
            laws::only_moved(layout, "TimerKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.disable_callback(), a.disable_callback);
            let mut moved = a;
            moved.disable_callback = b.disable_callback;
            laws::only_moved(
                layout,
                "DisableCallback",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.disable_context_key(), a.disable_context_key);
            let mut moved = a;
            moved.disable_context_key = b.disable_context_key;
            laws::only_moved(
                layout,
                "DisableContextKey",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_lbr_entry_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::etw_lbr_entry::EtwLbrEntryX86;
    type V<'a> = etwspec::payloads::profile::etw_lbr_entry::EtwLbrEntryX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_lbr_entry_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::etw_lbr_entry::EtwLbrEntryX86;
    type V<'a> = etwspec::payloads::profile::etw_lbr_entry::EtwLbrEntryX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.from_address(), a.from_address);
            let mut moved = a;
            moved.from_address = b.from_address;
            laws::only_moved(layout, "FromAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.to_address(), a.to_address);
            let mut moved = a;
            moved.to_address = b.to_address;
            laws::only_moved(layout, "ToAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_lbr_entry_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::etw_lbr_entry::EtwLbrEntryX64;
    type V<'a> = etwspec::payloads::profile::etw_lbr_entry::EtwLbrEntryX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_lbr_entry_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::etw_lbr_entry::EtwLbrEntryX64;
    type V<'a> = etwspec::payloads::profile::etw_lbr_entry::EtwLbrEntryX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.from_address(), a.from_address);
            let mut moved = a;
            moved.from_address = b.from_address;
            laws::only_moved(layout, "FromAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.to_address(), a.to_address);
            let mut moved = a;
            moved.to_address = b.to_address;
            laws::only_moved(layout, "ToAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_set_ktimer2_event_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::etw_set_ktimer2_event::EtwSetKtimer2EventX86;
    type V<'a> = etwspec::payloads::profile::etw_set_ktimer2_event::EtwSetKtimer2EventX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_set_ktimer2_event_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::etw_set_ktimer2_event::EtwSetKtimer2EventX86;
    type V<'a> = etwspec::payloads::profile::etw_set_ktimer2_event::EtwSetKtimer2EventX86View<
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
            prop_assert_eq!(view.due_time(), a.due_time);
            let mut moved = a;
            moved.due_time = b.due_time;
            laws::only_moved(layout, "DueTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.maximum_due_time(), a.maximum_due_time);
            let mut moved = a;
            moved.maximum_due_time = b.maximum_due_time;
            laws::only_moved(
                layout,
                "MaximumDueTime",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.period(), a.period);
            let mut moved = a;
            moved.period = b.period;
            laws::only_moved(layout, "Period", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.timer_key(), a.timer_key);
            let mut moved = a;
            moved.timer_key = b.timer_key;
            laws::only_moved(layout, "TimerKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.callback(), a.callback);
            let mut moved = a;
            moved.callback = b.callback;
            laws::only_moved(layout, "Callback", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.callback_context_key(), a.callback_context_key);
            let mut moved = a;
            moved.callback_context_key = b.callback_context_key;
            laws::only_moved(
                layout,
                "CallbackContextKey",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a;
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_set_ktimer2_event_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::etw_set_ktimer2_event::EtwSetKtimer2EventX64;
    type V<'a> = etwspec::payloads::profile::etw_set_ktimer2_event::EtwSetKtimer2EventX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_set_ktimer2_event_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::etw_set_ktimer2_event::EtwSetKtimer2EventX64;
    type V<'a> = etwspec::payloads::profile::etw_set_ktimer2_event::EtwSetKtimer2EventX64View<
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
            prop_assert_eq!(view.due_time(), a.due_time);
            let mut moved = a;
            moved.due_time = b.due_time;
            laws::only_moved(layout, "DueTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.maximum_due_time(), a.maximum_due_time);
            let mut moved = a;
            moved.maximum_due_time = b.maximum_due_time;
            laws::only_moved(
                layout,
                "MaximumDueTime",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.period(), a.period);
            let mut moved = a;
            moved.period = b.period;
            laws::only_moved(layout, "Period", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.timer_key(), a.timer_key);
            let mut moved = a;
            moved.timer_key = b.timer_key;
            laws::only_moved(layout, "TimerKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.callback(), a.callback);
            let mut moved = a;
            moved.callback = b.callback;
            laws::only_moved(layout, "Callback", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.callback_context_key(), a.callback_context_key);
            let mut moved = a;
            moved.callback_context_key = b.callback_context_key;
            laws::only_moved(
                layout,
                "CallbackContextKey",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a;
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_set_timer_event_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::etw_set_timer_event::EtwSetTimerEventX86;
    type V<'a> = etwspec::payloads::profile::etw_set_timer_event::EtwSetTimerEventX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_set_timer_event_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::etw_set_timer_event::EtwSetTimerEventX86;
    type V<'a> = etwspec::payloads::profile::etw_set_timer_event::EtwSetTimerEventX86View<
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
            prop_assert_eq!(view.expected_due_time(), a.expected_due_time);
            let mut moved = a;
            moved.expected_due_time = b.expected_due_time;
            laws::only_moved(
                layout,
                "ExpectedDueTime",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.timer_address(), a.timer_address);
            let mut moved = a;
            moved.timer_address = b.timer_address;
            laws::only_moved(layout, "TimerAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.target_processor_group(), a.target_processor_group);
            let mut moved = a;
            moved.target_processor_group = b.target_processor_group;
            laws::only_moved(
                layout,
                "TargetProcessorGroup",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.target_processor_index(), a.target_processor_index);
            let mut moved = a;
            moved.target_processor_index = b.target_processor_index;
            laws::only_moved(
                layout,
                "TargetProcessorIndex",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a;
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.period(), a.period);
            let mut moved = a;
            moved.period = b.period;
            laws::only_moved(layout, "Period", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.encoded_delay(), a.encoded_delay);
            let mut moved = a;
            moved.encoded_delay = b.encoded_delay;
            laws::only_moved(layout, "EncodedDelay", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved0(), a.reserved0);
            let mut moved = a;
            moved.reserved0 = b.reserved0;
            laws::only_moved(layout, "Reserved0", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved1(), a.reserved1());
            let mut moved = a;
            moved.set_reserved1(b.reserved1());
            laws::only_moved(layout, "Reserved1", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.unique_process_id(), a.unique_process_id());
            let mut moved = a;
            moved.set_unique_process_id(b.unique_process_id());
            laws::only_moved(
                layout,
                "UniqueProcessId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_set_timer_event_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::etw_set_timer_event::EtwSetTimerEventX64;
    type V<'a> = etwspec::payloads::profile::etw_set_timer_event::EtwSetTimerEventX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_set_timer_event_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::etw_set_timer_event::EtwSetTimerEventX64;
    type V<'a> = etwspec::payloads::profile::etw_set_timer_event::EtwSetTimerEventX64View<
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
            prop_assert_eq!(view.expected_due_time(), a.expected_due_time);
            let mut moved = a;
            moved.expected_due_time = b.expected_due_time;
            laws::only_moved(
                layout,
                "ExpectedDueTime",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.timer_address(), a.timer_address);
            let mut moved = a;
            moved.timer_address = b.timer_address;
            laws::only_moved(layout, "TimerAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.target_processor_group(), a.target_processor_group);
            let mut moved = a;
            moved.target_processor_group = b.target_processor_group;
            laws::only_moved(
                layout,
                "TargetProcessorGroup",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.target_processor_index(), a.target_processor_index);
            let mut moved = a;
            moved.target_processor_index = b.target_processor_index;
            laws::only_moved(
                layout,
                "TargetProcessorIndex",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a;
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.period(), a.period);
            let mut moved = a;
            moved.period = b.period;
            laws::only_moved(layout, "Period", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.encoded_delay(), a.encoded_delay);
            let mut moved = a;
            moved.encoded_delay = b.encoded_delay;
            laws::only_moved(layout, "EncodedDelay", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved0(), a.reserved0);
            let mut moved = a;
            moved.reserved0 = b.reserved0;
            laws::only_moved(layout, "Reserved0", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved1(), a.reserved1());
            let mut moved = a;
            moved.set_reserved1(b.reserved1());
            laws::only_moved(layout, "Reserved1", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.unique_process_id(), a.unique_process_id());
            let mut moved = a;
            moved.set_unique_process_id(b.unique_process_id());
            laws::only_moved(
                layout,
                "UniqueProcessId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_timer_expiration_event_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::etw_timer_expiration_event::EtwTimerExpirationEventX86;
    type V<'a> = etwspec::payloads::profile::etw_timer_expiration_event::EtwTimerExpirationEventX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_timer_expiration_event_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::etw_timer_expiration_event::EtwTimerExpirationEventX86;
    type V<'a> = etwspec::payloads::profile::etw_timer_expiration_event::EtwTimerExpirationEventX86View<
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
            prop_assert_eq!(view.expected_due_time(), a.expected_due_time);
            let mut moved = a;
            moved.expected_due_time = b.expected_due_time;
            laws::only_moved(
                layout,
                "ExpectedDueTime",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.timer_address(), a.timer_address);
            let mut moved = a;
            moved.timer_address = b.timer_address;
            laws::only_moved(layout, "TimerAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.deferred_routine(), a.deferred_routine);
            let mut moved = a;
            moved.deferred_routine = b.deferred_routine;
            laws::only_moved(
                layout,
                "DeferredRoutine",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.encoded_delay(), a.encoded_delay);
            let mut moved = a;
            moved.encoded_delay = b.encoded_delay;
            laws::only_moved(layout, "EncodedDelay", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_timer_expiration_event_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::etw_timer_expiration_event::EtwTimerExpirationEventX64;
    type V<'a> = etwspec::payloads::profile::etw_timer_expiration_event::EtwTimerExpirationEventX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_timer_expiration_event_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::etw_timer_expiration_event::EtwTimerExpirationEventX64;
    type V<'a> = etwspec::payloads::profile::etw_timer_expiration_event::EtwTimerExpirationEventX64View<
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
            prop_assert_eq!(view.expected_due_time(), a.expected_due_time);
            let mut moved = a;
            moved.expected_due_time = b.expected_due_time;
            laws::only_moved(
                layout,
                "ExpectedDueTime",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.timer_address(), a.timer_address);
            let mut moved = a;
            moved.timer_address = b.timer_address;
            laws::only_moved(layout, "TimerAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.deferred_routine(), a.deferred_routine);
            let mut moved = a;
            moved.deferred_routine = b.deferred_routine;
            laws::only_moved(
                layout,
                "DeferredRoutine",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.encoded_delay(), a.encoded_delay);
            let mut moved = a;
            moved.encoded_delay = b.encoded_delay;
            laws::only_moved(layout, "EncodedDelay", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_timer_expiration_start_event_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::etw_timer_expiration_start_event::EtwTimerExpirationStartEvent;
    type V<'a> = etwspec::payloads::profile::etw_timer_expiration_start_event::EtwTimerExpirationStartEventView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn etw_timer_expiration_start_event_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::etw_timer_expiration_start_event::EtwTimerExpirationStartEvent;
    type V<'a> = etwspec::payloads::profile::etw_timer_expiration_start_event::EtwTimerExpirationStartEventView<
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
            prop_assert_eq!(view.interrupt_time(), a.interrupt_time);
            let mut moved = a.clone();
            moved.interrupt_time = b.interrupt_time;
            laws::only_moved(
                layout,
                "InterruptTime",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_timer_expiration_start_event_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::etw_timer_expiration_start_event::EtwTimerExpirationStartEvent;
    type V<'a> = etwspec::payloads::profile::etw_timer_expiration_start_event::EtwTimerExpirationStartEventView<
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
                    match tail.hr_timer_expiration_only { Some(_) => Some(1), None =>
                    None },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn ipt_trace_event_data_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::ipt_trace_event_data::IptTraceEventData;
    type V<'a> = etwspec::payloads::profile::ipt_trace_event_data::IptTraceEventDataView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn ipt_trace_event_data_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::ipt_trace_event_data::IptTraceEventData;
    type V<'a> = etwspec::payloads::profile::ipt_trace_event_data::IptTraceEventDataView<
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
            prop_assert_eq!(view.time_stamp(), a.time_stamp);
            let mut moved = a.clone();
            moved.time_stamp = b.time_stamp;
            laws::only_moved(
                layout,
                "TimeStamp",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a.clone();
            moved.process_id = b.process_id;
            laws::only_moved(
                layout,
                "ProcessId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a.clone();
            moved.thread_id = b.thread_id;
            laws::only_moved(
                layout,
                "ThreadId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.ipt_option(), a.ipt_option);
            let mut moved = a.clone();
            moved.ipt_option = b.ipt_option;
            laws::only_moved(
                layout,
                "IptOption",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.ipt_trace_size(), a.ipt_trace_size);
            let mut moved = a.clone();
            moved.ipt_trace_size = b.ipt_trace_size;
            laws::only_moved(
                layout,
                "IptTraceSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.ipt_trace_stop_offset(), a.ipt_trace_stop_offset);
            let mut moved = a.clone();
            moved.ipt_trace_stop_offset = b.ipt_trace_stop_offset;
            laws::only_moved(
                layout,
                "IptTraceStopOffset",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn isr_v1_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::isr_v1::IsrV1X86;
    type V<'a> = etwspec::payloads::profile::isr_v1::IsrV1X86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn isr_v1_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::isr_v1::IsrV1X86;
    type V<'a> = etwspec::payloads::profile::isr_v1::IsrV1X86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.initial_time(), a.initial_time);
            let mut moved = a;
            moved.initial_time = b.initial_time;
            laws::only_moved(layout, "InitialTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.routine(), a.routine);
            let mut moved = a;
            moved.routine = b.routine;
            laws::only_moved(layout, "Routine", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.return_value(), a.return_value);
            let mut moved = a;
            moved.return_value = b.return_value;
            laws::only_moved(layout, "ReturnValue", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn isr_v1_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::isr_v1::IsrV1X64;
    type V<'a> = etwspec::payloads::profile::isr_v1::IsrV1X64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn isr_v1_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::isr_v1::IsrV1X64;
    type V<'a> = etwspec::payloads::profile::isr_v1::IsrV1X64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.initial_time(), a.initial_time);
            let mut moved = a;
            moved.initial_time = b.initial_time;
            laws::only_moved(layout, "InitialTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.routine(), a.routine);
            let mut moved = a;
            moved.routine = b.routine;
            laws::only_moved(layout, "Routine", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.return_value(), a.return_value);
            let mut moved = a;
            moved.return_value = b.return_value;
            laws::only_moved(layout, "ReturnValue", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn lbr_trace_event_data_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::lbr_trace_event_data::LbrTraceEventDataX86;
    type V<'a> = etwspec::payloads::profile::lbr_trace_event_data::LbrTraceEventDataX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn lbr_trace_event_data_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::lbr_trace_event_data::LbrTraceEventDataX86;
    type V<'a> = etwspec::payloads::profile::lbr_trace_event_data::LbrTraceEventDataX86View<
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
            prop_assert_eq!(view.time_stamp(), a.time_stamp);
            let mut moved = a.clone();
            moved.time_stamp = b.time_stamp;
            laws::only_moved(
                layout,
                "TimeStamp",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a.clone();
            moved.process_id = b.process_id;
            laws::only_moved(
                layout,
                "ProcessId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a.clone();
            moved.thread_id = b.thread_id;
            laws::only_moved(
                layout,
                "ThreadId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.options(), a.options);
            let mut moved = a.clone();
            moved.options = b.options;
            laws::only_moved(layout, "Options", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn lbr_trace_event_data_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::lbr_trace_event_data::LbrTraceEventDataX64;
    type V<'a> = etwspec::payloads::profile::lbr_trace_event_data::LbrTraceEventDataX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn lbr_trace_event_data_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::lbr_trace_event_data::LbrTraceEventDataX64;
    type V<'a> = etwspec::payloads::profile::lbr_trace_event_data::LbrTraceEventDataX64View<
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
            prop_assert_eq!(view.time_stamp(), a.time_stamp);
            let mut moved = a.clone();
            moved.time_stamp = b.time_stamp;
            laws::only_moved(
                layout,
                "TimeStamp",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a.clone();
            moved.process_id = b.process_id;
            laws::only_moved(
                layout,
                "ProcessId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a.clone();
            moved.thread_id = b.thread_id;
            laws::only_moved(
                layout,
                "ThreadId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.options(), a.options);
            let mut moved = a.clone();
            moved.options = b.options;
            laws::only_moved(layout, "Options", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_clock_interrupt_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_clock_interrupt_information::PerfinfoClockInterruptInformation;
    type V<'a> = etwspec::payloads::profile::perfinfo_clock_interrupt_information::PerfinfoClockInterruptInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_clock_interrupt_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_clock_interrupt_information::PerfinfoClockInterruptInformation;
    type V<'a> = etwspec::payloads::profile::perfinfo_clock_interrupt_information::PerfinfoClockInterruptInformationView<
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
            prop_assert_eq!(view.interrupt_time(), a.interrupt_time);
            let mut moved = a;
            moved.interrupt_time = b.interrupt_time;
            laws::only_moved(layout, "InterruptTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a;
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_domain_change_event_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_domain_change_event::PerfinfoDomainChangeEvent;
    type V<'a> = etwspec::payloads::profile::perfinfo_domain_change_event::PerfinfoDomainChangeEventView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_domain_change_event_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_domain_change_event::PerfinfoDomainChangeEvent;
    type V<'a> = etwspec::payloads::profile::perfinfo_domain_change_event::PerfinfoDomainChangeEventView<
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
            prop_assert_eq!(view.new_domain(), a.new_domain);
            let mut moved = a;
            moved.new_domain = b.new_domain;
            laws::only_moved(layout, "NewDomain", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reason(), a.reason);
            let mut moved = a;
            moved.reason = b.reason;
            laws::only_moved(layout, "Reason", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_dpc_enqueue_information_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_dpc_enqueue_information::PerfinfoDpcEnqueueInformationX86;
    type V<'a> = etwspec::payloads::profile::perfinfo_dpc_enqueue_information::PerfinfoDpcEnqueueInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_dpc_enqueue_information_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_dpc_enqueue_information::PerfinfoDpcEnqueueInformationX86;
    type V<'a> = etwspec::payloads::profile::perfinfo_dpc_enqueue_information::PerfinfoDpcEnqueueInformationX86View<
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
            prop_assert_eq!(view.key(), a.key);
            let mut moved = a;
            moved.key = b.key;
            laws::only_moved(layout, "Key", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dpc_queue_depth(), a.dpc_queue_depth);
            let mut moved = a;
            moved.dpc_queue_depth = b.dpc_queue_depth;
            laws::only_moved(layout, "DpcQueueDepth", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dpc_count(), a.dpc_count);
            let mut moved = a;
            moved.dpc_count = b.dpc_count;
            laws::only_moved(layout, "DpcCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.target_processor_index(), a.target_processor_index);
            let mut moved = a;
            moved.target_processor_index = b.target_processor_index;
            laws::only_moved(
                layout,
                "TargetProcessorIndex",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.importance(), a.importance);
            let mut moved = a;
            moved.importance = b.importance;
            laws::only_moved(layout, "Importance", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_dpc_enqueue_information_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_dpc_enqueue_information::PerfinfoDpcEnqueueInformationX64;
    type V<'a> = etwspec::payloads::profile::perfinfo_dpc_enqueue_information::PerfinfoDpcEnqueueInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_dpc_enqueue_information_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_dpc_enqueue_information::PerfinfoDpcEnqueueInformationX64;
    type V<'a> = etwspec::payloads::profile::perfinfo_dpc_enqueue_information::PerfinfoDpcEnqueueInformationX64View<
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
            prop_assert_eq!(view.key(), a.key);
            let mut moved = a;
            moved.key = b.key;
            laws::only_moved(layout, "Key", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dpc_queue_depth(), a.dpc_queue_depth);
            let mut moved = a;
            moved.dpc_queue_depth = b.dpc_queue_depth;
            laws::only_moved(layout, "DpcQueueDepth", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dpc_count(), a.dpc_count);
            let mut moved = a;
            moved.dpc_count = b.dpc_count;
            laws::only_moved(layout, "DpcCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.target_processor_index(), a.target_processor_index);
            let mut moved = a;
            moved.target_processor_index = b.target_processor_index;
            laws::only_moved(
                layout,
                "TargetProcessorIndex",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.importance(), a.importance);
            let mut moved = a;
            moved.importance = b.importance;
            laws::only_moved(layout, "Importance", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_dpc_enqueue_information_v2_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_dpc_enqueue_information_v2::PerfinfoDpcEnqueueInformationV2;
    type V<'a> = etwspec::payloads::profile::perfinfo_dpc_enqueue_information_v2::PerfinfoDpcEnqueueInformationV2View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_dpc_enqueue_information_v2_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_dpc_enqueue_information_v2::PerfinfoDpcEnqueueInformationV2;
    type V<'a> = etwspec::payloads::profile::perfinfo_dpc_enqueue_information_v2::PerfinfoDpcEnqueueInformationV2View<
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
            prop_assert_eq!(view.key(), a.key);
            let mut moved = a;
            moved.key = b.key;
            laws::only_moved(layout, "Key", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dpc_queue_depth(), a.dpc_queue_depth);
            let mut moved = a;
            moved.dpc_queue_depth = b.dpc_queue_depth;
            laws::only_moved(layout, "DpcQueueDepth", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dpc_count(), a.dpc_count);
            let mut moved = a;
            moved.dpc_count = b.dpc_count;
            laws::only_moved(layout, "DpcCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.target_processor_index(), a.target_processor_index);
            let mut moved = a;
            moved.target_processor_index = b.target_processor_index;
            laws::only_moved(
                layout,
                "TargetProcessorIndex",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.importance(), a.importance);
            let mut moved = a;
            moved.importance = b.importance;
            laws::only_moved(layout, "Importance", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dpc_runtime(), a.dpc_runtime);
            let mut moved = a;
            moved.dpc_runtime = b.dpc_runtime;
            laws::only_moved(layout, "DpcRuntime", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_dpc_execution_information_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_dpc_execution_information::PerfinfoDpcExecutionInformationX86;
    type V<'a> = etwspec::payloads::profile::perfinfo_dpc_execution_information::PerfinfoDpcExecutionInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_dpc_execution_information_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_dpc_execution_information::PerfinfoDpcExecutionInformationX86;
    type V<'a> = etwspec::payloads::profile::perfinfo_dpc_execution_information::PerfinfoDpcExecutionInformationX86View<
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
            prop_assert_eq!(view.dpc_routine(), a.dpc_routine);
            let mut moved = a;
            moved.dpc_routine = b.dpc_routine;
            laws::only_moved(layout, "DpcRoutine", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.key(), a.key);
            let mut moved = a;
            moved.key = b.key;
            laws::only_moved(layout, "Key", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_dpc_execution_information_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_dpc_execution_information::PerfinfoDpcExecutionInformationX64;
    type V<'a> = etwspec::payloads::profile::perfinfo_dpc_execution_information::PerfinfoDpcExecutionInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_dpc_execution_information_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_dpc_execution_information::PerfinfoDpcExecutionInformationX64;
    type V<'a> = etwspec::payloads::profile::perfinfo_dpc_execution_information::PerfinfoDpcExecutionInformationX64View<
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
            prop_assert_eq!(view.dpc_routine(), a.dpc_routine);
            let mut moved = a;
            moved.dpc_routine = b.dpc_routine;
            laws::only_moved(layout, "DpcRoutine", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.key(), a.key);
            let mut moved = a;
            moved.key = b.key;
            laws::only_moved(layout, "Key", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_dpc_information_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_dpc_information::PerfinfoDpcInformationX86;
    type V<'a> = etwspec::payloads::profile::perfinfo_dpc_information::PerfinfoDpcInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_dpc_information_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_dpc_information::PerfinfoDpcInformationX86;
    type V<'a> = etwspec::payloads::profile::perfinfo_dpc_information::PerfinfoDpcInformationX86View<
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
            prop_assert_eq!(view.initial_time(), a.initial_time);
            let mut moved = a;
            moved.initial_time = b.initial_time;
            laws::only_moved(layout, "InitialTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dpc_routine(), a.dpc_routine);
            let mut moved = a;
            moved.dpc_routine = b.dpc_routine;
            laws::only_moved(layout, "DpcRoutine", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_dpc_information_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_dpc_information::PerfinfoDpcInformationX64;
    type V<'a> = etwspec::payloads::profile::perfinfo_dpc_information::PerfinfoDpcInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_dpc_information_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_dpc_information::PerfinfoDpcInformationX64;
    type V<'a> = etwspec::payloads::profile::perfinfo_dpc_information::PerfinfoDpcInformationX64View<
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
            prop_assert_eq!(view.initial_time(), a.initial_time);
            let mut moved = a;
            moved.initial_time = b.initial_time;
            laws::only_moved(layout, "InitialTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dpc_routine(), a.dpc_routine);
            let mut moved = a;
            moved.dpc_routine = b.dpc_routine;
            laws::only_moved(layout, "DpcRoutine", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_hv_hypercall_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_hv_hypercall::PerfinfoHvHypercall;
    type V<'a> = etwspec::payloads::profile::perfinfo_hv_hypercall::PerfinfoHvHypercallView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_hv_hypercall_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_hv_hypercall::PerfinfoHvHypercall;
    type V<'a> = etwspec::payloads::profile::perfinfo_hv_hypercall::PerfinfoHvHypercallView<
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
            prop_assert_eq!(view.call_code(), a.call_code);
            let mut moved = a;
            moved.call_code = b.call_code;
            laws::only_moved(layout, "CallCode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.is_fast(), a.is_fast);
            let mut moved = a;
            moved.is_fast = b.is_fast;
            laws::only_moved(layout, "IsFast", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.is_nested(), a.is_nested);
            let mut moved = a;
            moved.is_nested = b.is_nested;
            laws::only_moved(layout, "IsNested", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_interrupt_information_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_interrupt_information::PerfinfoInterruptInformationX86;
    type V<'a> = etwspec::payloads::profile::perfinfo_interrupt_information::PerfinfoInterruptInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_interrupt_information_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_interrupt_information::PerfinfoInterruptInformationX86;
    type V<'a> = etwspec::payloads::profile::perfinfo_interrupt_information::PerfinfoInterruptInformationX86View<
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
            prop_assert_eq!(view.initial_time(), a.initial_time);
            let mut moved = a;
            moved.initial_time = b.initial_time;
            laws::only_moved(layout, "InitialTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.service_routine(), a.service_routine);
            let mut moved = a;
            moved.service_routine = b.service_routine;
            laws::only_moved(
                layout,
                "ServiceRoutine",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.return_value(), a.return_value);
            let mut moved = a;
            moved.return_value = b.return_value;
            laws::only_moved(layout, "ReturnValue", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.vector(), a.vector);
            let mut moved = a;
            moved.vector = b.vector;
            laws::only_moved(layout, "Vector", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_interrupt_information_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_interrupt_information::PerfinfoInterruptInformationX64;
    type V<'a> = etwspec::payloads::profile::perfinfo_interrupt_information::PerfinfoInterruptInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_interrupt_information_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_interrupt_information::PerfinfoInterruptInformationX64;
    type V<'a> = etwspec::payloads::profile::perfinfo_interrupt_information::PerfinfoInterruptInformationX64View<
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
            prop_assert_eq!(view.initial_time(), a.initial_time);
            let mut moved = a;
            moved.initial_time = b.initial_time;
            laws::only_moved(layout, "InitialTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.service_routine(), a.service_routine);
            let mut moved = a;
            moved.service_routine = b.service_routine;
            laws::only_moved(
                layout,
                "ServiceRoutine",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.return_value(), a.return_value);
            let mut moved = a;
            moved.return_value = b.return_value;
            laws::only_moved(layout, "ReturnValue", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.vector(), a.vector);
            let mut moved = a;
            moved.vector = b.vector;
            laws::only_moved(layout, "Vector", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_io_timer_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_io_timer::PerfinfoIoTimerX86;
    type V<'a> = etwspec::payloads::profile::perfinfo_io_timer::PerfinfoIoTimerX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_io_timer_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_io_timer::PerfinfoIoTimerX86;
    type V<'a> = etwspec::payloads::profile::perfinfo_io_timer::PerfinfoIoTimerX86View<
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
            prop_assert_eq!(view.device_object(), a.device_object);
            let mut moved = a;
            moved.device_object = b.device_object;
            laws::only_moved(layout, "DeviceObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.routine_address(), a.routine_address);
            let mut moved = a;
            moved.routine_address = b.routine_address;
            laws::only_moved(
                layout,
                "RoutineAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_io_timer_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_io_timer::PerfinfoIoTimerX64;
    type V<'a> = etwspec::payloads::profile::perfinfo_io_timer::PerfinfoIoTimerX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_io_timer_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_io_timer::PerfinfoIoTimerX64;
    type V<'a> = etwspec::payloads::profile::perfinfo_io_timer::PerfinfoIoTimerX64View<
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
            prop_assert_eq!(view.device_object(), a.device_object);
            let mut moved = a;
            moved.device_object = b.device_object;
            laws::only_moved(layout, "DeviceObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.routine_address(), a.routine_address);
            let mut moved = a;
            moved.routine_address = b.routine_address;
            laws::only_moved(
                layout,
                "RoutineAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_ipi_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_ipi_information::PerfinfoIpiInformation;
    type V<'a> = etwspec::payloads::profile::perfinfo_ipi_information::PerfinfoIpiInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_ipi_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_ipi_information::PerfinfoIpiInformation;
    type V<'a> = etwspec::payloads::profile::perfinfo_ipi_information::PerfinfoIpiInformationView<
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
            prop_assert_eq!(view.request_type(), a.request_type);
            let mut moved = a;
            moved.request_type = b.request_type;
            laws::only_moved(layout, "RequestType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.target_processor(), a.target_processor);
            let mut moved = a;
            moved.target_processor = b.target_processor;
            laws::only_moved(
                layout,
                "TargetProcessor",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_ipi_receive_data_v2004x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_ipi_receive_data::V2004X86;
    type V<'a> = etwspec::payloads::profile::perfinfo_ipi_receive_data::V2004X86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_ipi_receive_data_v2004x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_ipi_receive_data::V2004X86;
    type V<'a> = etwspec::payloads::profile::perfinfo_ipi_receive_data::V2004X86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.initial_time(), a.initial_time);
            let mut moved = a;
            moved.initial_time = b.initial_time;
            laws::only_moved(layout, "InitialTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.worker_routine(), a.worker_routine);
            let mut moved = a;
            moved.worker_routine = b.worker_routine;
            laws::only_moved(layout, "WorkerRoutine", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.request_type(), a.request_type);
            let mut moved = a;
            moved.request_type = b.request_type;
            laws::only_moved(layout, "RequestType", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_ipi_receive_data_v2004x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_ipi_receive_data::V2004X64;
    type V<'a> = etwspec::payloads::profile::perfinfo_ipi_receive_data::V2004X64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_ipi_receive_data_v2004x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_ipi_receive_data::V2004X64;
    type V<'a> = etwspec::payloads::profile::perfinfo_ipi_receive_data::V2004X64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.initial_time(), a.initial_time);
            let mut moved = a;
            moved.initial_time = b.initial_time;
            laws::only_moved(layout, "InitialTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.worker_routine(), a.worker_routine);
            let mut moved = a;
            moved.worker_routine = b.worker_routine;
            laws::only_moved(layout, "WorkerRoutine", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.request_type(), a.request_type);
            let mut moved = a;
            moved.request_type = b.request_type;
            laws::only_moved(layout, "RequestType", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_ipi_receive_data_v11_21h2x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_ipi_receive_data::PerfinfoIpiReceiveDataX86;
    type V<'a> = etwspec::payloads::profile::perfinfo_ipi_receive_data::PerfinfoIpiReceiveDataX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_ipi_receive_data_v11_21h2x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_ipi_receive_data::PerfinfoIpiReceiveDataX86;
    type V<'a> = etwspec::payloads::profile::perfinfo_ipi_receive_data::PerfinfoIpiReceiveDataX86View<
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
            prop_assert_eq!(view.worker_routine(), a.worker_routine);
            let mut moved = a;
            moved.worker_routine = b.worker_routine;
            laws::only_moved(layout, "WorkerRoutine", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.request_type(), a.request_type);
            let mut moved = a;
            moved.request_type = b.request_type;
            laws::only_moved(layout, "RequestType", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_ipi_receive_data_v11_21h2x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_ipi_receive_data::PerfinfoIpiReceiveDataX64;
    type V<'a> = etwspec::payloads::profile::perfinfo_ipi_receive_data::PerfinfoIpiReceiveDataX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_ipi_receive_data_v11_21h2x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_ipi_receive_data::PerfinfoIpiReceiveDataX64;
    type V<'a> = etwspec::payloads::profile::perfinfo_ipi_receive_data::PerfinfoIpiReceiveDataX64View<
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
            prop_assert_eq!(view.worker_routine(), a.worker_routine);
            let mut moved = a;
            moved.worker_routine = b.worker_routine;
            laws::only_moved(layout, "WorkerRoutine", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.request_type(), a.request_type);
            let mut moved = a;
            moved.request_type = b.request_type;
            laws::only_moved(layout, "RequestType", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_ipi_send_data_v2004x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_ipi_send_data::V2004X86;
    type V<'a> = etwspec::payloads::profile::perfinfo_ipi_send_data::V2004X86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_ipi_send_data_v2004x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_ipi_send_data::V2004X86;
    type V<'a> = etwspec::payloads::profile::perfinfo_ipi_send_data::V2004X86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.initial_time(), a.initial_time);
            let mut moved = a;
            moved.initial_time = b.initial_time;
            laws::only_moved(layout, "InitialTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.worker_routine(), a.worker_routine);
            let mut moved = a;
            moved.worker_routine = b.worker_routine;
            laws::only_moved(layout, "WorkerRoutine", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.request_type(), a.request_type);
            let mut moved = a;
            moved.request_type = b.request_type;
            laws::only_moved(layout, "RequestType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.ipi_type(), a.ipi_type);
            let mut moved = a;
            moved.ipi_type = b.ipi_type;
            laws::only_moved(layout, "IpiType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.target_count(), a.target_count);
            let mut moved = a;
            moved.target_count = b.target_count;
            laws::only_moved(layout, "TargetCount", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_ipi_send_data_v2004x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_ipi_send_data::V2004X64;
    type V<'a> = etwspec::payloads::profile::perfinfo_ipi_send_data::V2004X64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_ipi_send_data_v2004x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_ipi_send_data::V2004X64;
    type V<'a> = etwspec::payloads::profile::perfinfo_ipi_send_data::V2004X64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.initial_time(), a.initial_time);
            let mut moved = a;
            moved.initial_time = b.initial_time;
            laws::only_moved(layout, "InitialTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.worker_routine(), a.worker_routine);
            let mut moved = a;
            moved.worker_routine = b.worker_routine;
            laws::only_moved(layout, "WorkerRoutine", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.request_type(), a.request_type);
            let mut moved = a;
            moved.request_type = b.request_type;
            laws::only_moved(layout, "RequestType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.ipi_type(), a.ipi_type);
            let mut moved = a;
            moved.ipi_type = b.ipi_type;
            laws::only_moved(layout, "IpiType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.target_count(), a.target_count);
            let mut moved = a;
            moved.target_count = b.target_count;
            laws::only_moved(layout, "TargetCount", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_ipi_send_data_v11_21h2x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_ipi_send_data::PerfinfoIpiSendDataX86;
    type V<'a> = etwspec::payloads::profile::perfinfo_ipi_send_data::PerfinfoIpiSendDataX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_ipi_send_data_v11_21h2x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_ipi_send_data::PerfinfoIpiSendDataX86;
    type V<'a> = etwspec::payloads::profile::perfinfo_ipi_send_data::PerfinfoIpiSendDataX86View<
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
            prop_assert_eq!(view.worker_routine(), a.worker_routine);
            let mut moved = a;
            moved.worker_routine = b.worker_routine;
            laws::only_moved(layout, "WorkerRoutine", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.request_type(), a.request_type);
            let mut moved = a;
            moved.request_type = b.request_type;
            laws::only_moved(layout, "RequestType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.ipi_type(), a.ipi_type);
            let mut moved = a;
            moved.ipi_type = b.ipi_type;
            laws::only_moved(layout, "IpiType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.target_count(), a.target_count);
            let mut moved = a;
            moved.target_count = b.target_count;
            laws::only_moved(layout, "TargetCount", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_ipi_send_data_v11_21h2x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_ipi_send_data::PerfinfoIpiSendDataX64;
    type V<'a> = etwspec::payloads::profile::perfinfo_ipi_send_data::PerfinfoIpiSendDataX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_ipi_send_data_v11_21h2x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_ipi_send_data::PerfinfoIpiSendDataX64;
    type V<'a> = etwspec::payloads::profile::perfinfo_ipi_send_data::PerfinfoIpiSendDataX64View<
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
            prop_assert_eq!(view.worker_routine(), a.worker_routine);
            let mut moved = a;
            moved.worker_routine = b.worker_routine;
            laws::only_moved(layout, "WorkerRoutine", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.request_type(), a.request_type);
            let mut moved = a;
            moved.request_type = b.request_type;
            laws::only_moved(layout, "RequestType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.ipi_type(), a.ipi_type);
            let mut moved = a;
            moved.ipi_type = b.ipi_type;
            laws::only_moved(layout, "IpiType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.target_count(), a.target_count);
            let mut moved = a;
            moved.target_count = b.target_count;
            laws::only_moved(layout, "TargetCount", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_long_dpc_detection_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_long_dpc_detection_information::PerfinfoLongDpcDetectionInformation;
    type V<'a> = etwspec::payloads::profile::perfinfo_long_dpc_detection_information::PerfinfoLongDpcDetectionInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_long_dpc_detection_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_long_dpc_detection_information::PerfinfoLongDpcDetectionInformation;
    type V<'a> = etwspec::payloads::profile::perfinfo_long_dpc_detection_information::PerfinfoLongDpcDetectionInformationView<
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
            prop_assert_eq!(view.dpc_queue_depth(), a.dpc_queue_depth);
            let mut moved = a;
            moved.dpc_queue_depth = b.dpc_queue_depth;
            laws::only_moved(layout, "DpcQueueDepth", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.long_dpc_present(), a.long_dpc_present);
            let mut moved = a;
            moved.long_dpc_present = b.long_dpc_present;
            laws::only_moved(
                layout,
                "LongDpcPresent",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_long_dpc_mitigation_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_long_dpc_mitigation_information::PerfinfoLongDpcMitigationInformation;
    type V<'a> = etwspec::payloads::profile::perfinfo_long_dpc_mitigation_information::PerfinfoLongDpcMitigationInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_long_dpc_mitigation_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_long_dpc_mitigation_information::PerfinfoLongDpcMitigationInformation;
    type V<'a> = etwspec::payloads::profile::perfinfo_long_dpc_mitigation_information::PerfinfoLongDpcMitigationInformationView<
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
            prop_assert_eq!(view.current_thread_id(), a.current_thread_id);
            let mut moved = a;
            moved.current_thread_id = b.current_thread_id;
            laws::only_moved(
                layout,
                "CurrentThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.next_thread_id(), a.next_thread_id);
            let mut moved = a;
            moved.next_thread_id = b.next_thread_id;
            laws::only_moved(layout, "NextThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.current_thread_priority(), a.current_thread_priority);
            let mut moved = a;
            moved.current_thread_priority = b.current_thread_priority;
            laws::only_moved(
                layout,
                "CurrentThreadPriority",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.next_thread_priority(), a.next_thread_priority);
            let mut moved = a;
            moved.next_thread_priority = b.next_thread_priority;
            laws::only_moved(
                layout,
                "NextThreadPriority",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.schedule_dpc_delegate(), a.schedule_dpc_delegate);
            let mut moved = a;
            moved.schedule_dpc_delegate = b.schedule_dpc_delegate;
            laws::only_moved(
                layout,
                "ScheduleDpcDelegate",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.swap_to_dpc_delegate(), a.swap_to_dpc_delegate);
            let mut moved = a;
            moved.swap_to_dpc_delegate = b.swap_to_dpc_delegate;
            laws::only_moved(
                layout,
                "SwapToDpcDelegate",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_mark_event_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_mark_event::PerfinfoMarkEvent;
    type V<'a> = etwspec::payloads::profile::perfinfo_mark_event::PerfinfoMarkEventView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn perfinfo_mark_event_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_mark_event::PerfinfoMarkEvent;
    type V<'a> = etwspec::payloads::profile::perfinfo_mark_event::PerfinfoMarkEventView<
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
            prop_assert_eq!(view.tran_id(), a.tran_id);
            let mut moved = a.clone();
            moved.tran_id = b.tran_id;
            laws::only_moved(layout, "TranId", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.level(), a.level);
            let mut moved = a.clone();
            moved.level = b.level;
            laws::only_moved(layout, "Level", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.app_id(), a.app_id);
            let mut moved = a.clone();
            moved.app_id = b.app_id;
            laws::only_moved(layout, "AppId", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.op_id(), a.op_id);
            let mut moved = a.clone();
            moved.op_id = b.op_id;
            laws::only_moved(layout, "OpId", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_mark_event_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_mark_event::PerfinfoMarkEvent;
    type V<'a> = etwspec::payloads::profile::perfinfo_mark_event::PerfinfoMarkEventView<
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
                    { let part = tail.text; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn perfinfo_mark_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_mark_information::PerfinfoMarkInformation;
    type V<'a> = etwspec::payloads::profile::perfinfo_mark_information::PerfinfoMarkInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn perfinfo_mark_information_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_mark_information::PerfinfoMarkInformation;
    type V<'a> = etwspec::payloads::profile::perfinfo_mark_information::PerfinfoMarkInformationView<
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
                    { let part = tail.name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 1 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn perfinfo_pmc_sample_information_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_pmc_sample_information::PerfinfoPmcSampleInformationX86;
    type V<'a> = etwspec::payloads::profile::perfinfo_pmc_sample_information::PerfinfoPmcSampleInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_pmc_sample_information_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_pmc_sample_information::PerfinfoPmcSampleInformationX86;
    type V<'a> = etwspec::payloads::profile::perfinfo_pmc_sample_information::PerfinfoPmcSampleInformationX86View<
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
            prop_assert_eq!(view.instruction_pointer(), a.instruction_pointer);
            let mut moved = a;
            moved.instruction_pointer = b.instruction_pointer;
            laws::only_moved(
                layout,
                "InstructionPointer",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.profile_source(), a.profile_source);
            let mut moved = a;
            moved.profile_source = b.profile_source;
            laws::only_moved(layout, "ProfileSource", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_pmc_sample_information_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_pmc_sample_information::PerfinfoPmcSampleInformationX64;
    type V<'a> = etwspec::payloads::profile::perfinfo_pmc_sample_information::PerfinfoPmcSampleInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_pmc_sample_information_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_pmc_sample_information::PerfinfoPmcSampleInformationX64;
    type V<'a> = etwspec::payloads::profile::perfinfo_pmc_sample_information::PerfinfoPmcSampleInformationX64View<
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
            prop_assert_eq!(view.instruction_pointer(), a.instruction_pointer);
            let mut moved = a;
            moved.instruction_pointer = b.instruction_pointer;
            laws::only_moved(
                layout,
                "InstructionPointer",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.profile_source(), a.profile_source);
            let mut moved = a;
            moved.profile_source = b.profile_source;
            laws::only_moved(layout, "ProfileSource", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_sampled_profile_cache_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_sampled_profile_cache::PerfinfoSampledProfileCacheX86;
    type V<'a> = etwspec::payloads::profile::perfinfo_sampled_profile_cache::PerfinfoSampledProfileCacheX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_sampled_profile_cache_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_sampled_profile_cache::PerfinfoSampledProfileCacheX86;
    type V<'a> = etwspec::payloads::profile::perfinfo_sampled_profile_cache::PerfinfoSampledProfileCacheX86View<
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
            prop_assert_eq!(view.entries(), a.entries);
            let mut moved = a;
            moved.entries = b.entries;
            laws::only_moved(layout, "Entries", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sample(), a.sample);
            let mut moved = a;
            moved.sample = b.sample;
            laws::only_moved(layout, "Sample", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_sampled_profile_cache_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_sampled_profile_cache::PerfinfoSampledProfileCacheX64;
    type V<'a> = etwspec::payloads::profile::perfinfo_sampled_profile_cache::PerfinfoSampledProfileCacheX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_sampled_profile_cache_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_sampled_profile_cache::PerfinfoSampledProfileCacheX64;
    type V<'a> = etwspec::payloads::profile::perfinfo_sampled_profile_cache::PerfinfoSampledProfileCacheX64View<
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
            prop_assert_eq!(view.entries(), a.entries);
            let mut moved = a;
            moved.entries = b.entries;
            laws::only_moved(layout, "Entries", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sample(), a.sample);
            let mut moved = a;
            moved.sample = b.sample;
            laws::only_moved(layout, "Sample", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_sampled_profile_config_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_sampled_profile_config::PerfinfoSampledProfileConfig;
    type V<'a> = etwspec::payloads::profile::perfinfo_sampled_profile_config::PerfinfoSampledProfileConfigView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn perfinfo_sampled_profile_config_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_sampled_profile_config::PerfinfoSampledProfileConfig;
    type V<'a> = etwspec::payloads::profile::perfinfo_sampled_profile_config::PerfinfoSampledProfileConfigView<
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
            prop_assert_eq!(view.source(), a.source);
            let mut moved = a.clone();
            moved.source = b.source;
            laws::only_moved(layout, "Source", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.new_interval(), a.new_interval);
            let mut moved = a.clone();
            moved.new_interval = b.new_interval;
            laws::only_moved(
                layout,
                "NewInterval",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.old_interval(), a.old_interval);
            let mut moved = a.clone();
            moved.old_interval = b.old_interval;
            laws::only_moved(
                layout,
                "OldInterval",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_sampled_profile_config_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_sampled_profile_config::PerfinfoSampledProfileConfig;
    type V<'a> = etwspec::payloads::profile::perfinfo_sampled_profile_config::PerfinfoSampledProfileConfigView<
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
                    match tail.source_name { Some(part) => Some(part.as_bytes().len() +
                    if part.is_terminated() { 2 } else { 0 }), None => None },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn perfinfo_sampled_profile_information_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_sampled_profile_information::PerfinfoSampledProfileInformationX86;
    type V<'a> = etwspec::payloads::profile::perfinfo_sampled_profile_information::PerfinfoSampledProfileInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_sampled_profile_information_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_sampled_profile_information::PerfinfoSampledProfileInformationX86;
    type V<'a> = etwspec::payloads::profile::perfinfo_sampled_profile_information::PerfinfoSampledProfileInformationX86View<
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
            prop_assert_eq!(view.instruction_pointer(), a.instruction_pointer);
            let mut moved = a;
            moved.instruction_pointer = b.instruction_pointer;
            laws::only_moved(
                layout,
                "InstructionPointer",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.count(), a.count);
            let mut moved = a;
            moved.count = b.count;
            laws::only_moved(layout, "Count", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.executing_dpc(), a.executing_dpc());
            let mut moved = a;
            moved.set_executing_dpc(b.executing_dpc());
            laws::only_moved(layout, "ExecutingDpc", &before, &from, &moved.to_bytes());
            moved.set_executing_dpc(!0u8);
            laws::only_moved(
                layout,
                "ExecutingDpc",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.executing_isr(), a.executing_isr());
            let mut moved = a;
            moved.set_executing_isr(b.executing_isr());
            laws::only_moved(layout, "ExecutingIsr", &before, &from, &moved.to_bytes());
            moved.set_executing_isr(!0u8);
            laws::only_moved(
                layout,
                "ExecutingIsr",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved(), a.reserved());
            let mut moved = a;
            moved.set_reserved(b.reserved());
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            moved.set_reserved(!0u8);
            laws::only_moved(layout, "Reserved", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.priority(), a.priority());
            let mut moved = a;
            moved.set_priority(b.priority());
            laws::only_moved(layout, "Priority", &before, &from, &moved.to_bytes());
            moved.set_priority(!0u8);
            laws::only_moved(layout, "Priority", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.rank(), a.rank);
            let mut moved = a;
            moved.rank = b.rank;
            laws::only_moved(layout, "Rank", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_sampled_profile_information_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_sampled_profile_information::PerfinfoSampledProfileInformationX64;
    type V<'a> = etwspec::payloads::profile::perfinfo_sampled_profile_information::PerfinfoSampledProfileInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_sampled_profile_information_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_sampled_profile_information::PerfinfoSampledProfileInformationX64;
    type V<'a> = etwspec::payloads::profile::perfinfo_sampled_profile_information::PerfinfoSampledProfileInformationX64View<
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
            prop_assert_eq!(view.instruction_pointer(), a.instruction_pointer);
            let mut moved = a;
            moved.instruction_pointer = b.instruction_pointer;
            laws::only_moved(
                layout,
                "InstructionPointer",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.count(), a.count);
            let mut moved = a;
            moved.count = b.count;
            laws::only_moved(layout, "Count", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.executing_dpc(), a.executing_dpc());
            let mut moved = a;
            moved.set_executing_dpc(b.executing_dpc());
            laws::only_moved(layout, "ExecutingDpc", &before, &from, &moved.to_bytes());
            moved.set_executing_dpc(!0u8);
            laws::only_moved(
                layout,
                "ExecutingDpc",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.executing_isr(), a.executing_isr());
            let mut moved = a;
            moved.set_executing_isr(b.executing_isr());
            laws::only_moved(layout, "ExecutingIsr", &before, &from, &moved.to_bytes());
            moved.set_executing_isr(!0u8);
            laws::only_moved(
                layout,
                "ExecutingIsr",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved(), a.reserved());
            let mut moved = a;
            moved.set_reserved(b.reserved());
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            moved.set_reserved(!0u8);
            laws::only_moved(layout, "Reserved", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.priority(), a.priority());
            let mut moved = a;
            moved.set_priority(b.priority());
            laws::only_moved(layout, "Priority", &before, &from, &moved.to_bytes());
            moved.set_priority(!0u8);
            laws::only_moved(layout, "Priority", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.rank(), a.rank);
            let mut moved = a;
            moved.rank = b.rank;
            laws::only_moved(layout, "Rank", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_spec_control_retpoline_exit_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_spec_control_retpoline_exit::PerfinfoSpecControlRetpolineExit;
    type V<'a> = etwspec::payloads::profile::perfinfo_spec_control_retpoline_exit::PerfinfoSpecControlRetpolineExitView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_spec_control_retpoline_exit_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_spec_control_retpoline_exit::PerfinfoSpecControlRetpolineExit;
    type V<'a> = etwspec::payloads::profile::perfinfo_spec_control_retpoline_exit::PerfinfoSpecControlRetpolineExitView<
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
            prop_assert_eq!(view.target_address(), a.target_address);
            let mut moved = a;
            moved.target_address = b.target_address;
            laws::only_moved(layout, "TargetAddress", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_syscall_enter_data_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_syscall_enter_data::PerfinfoSyscallEnterDataX86;
    type V<'a> = etwspec::payloads::profile::perfinfo_syscall_enter_data::PerfinfoSyscallEnterDataX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_syscall_enter_data_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_syscall_enter_data::PerfinfoSyscallEnterDataX86;
    type V<'a> = etwspec::payloads::profile::perfinfo_syscall_enter_data::PerfinfoSyscallEnterDataX86View<
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
            prop_assert_eq!(view.sys_call_addr(), a.sys_call_addr);
            let mut moved = a;
            moved.sys_call_addr = b.sys_call_addr;
            laws::only_moved(layout, "SysCallAddr", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_syscall_enter_data_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_syscall_enter_data::PerfinfoSyscallEnterDataX64;
    type V<'a> = etwspec::payloads::profile::perfinfo_syscall_enter_data::PerfinfoSyscallEnterDataX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_syscall_enter_data_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_syscall_enter_data::PerfinfoSyscallEnterDataX64;
    type V<'a> = etwspec::payloads::profile::perfinfo_syscall_enter_data::PerfinfoSyscallEnterDataX64View<
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
            prop_assert_eq!(view.sys_call_addr(), a.sys_call_addr);
            let mut moved = a;
            moved.sys_call_addr = b.sys_call_addr;
            laws::only_moved(layout, "SysCallAddr", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_syscall_exit_data_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_syscall_exit_data::PerfinfoSyscallExitData;
    type V<'a> = etwspec::payloads::profile::perfinfo_syscall_exit_data::PerfinfoSyscallExitDataView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_syscall_exit_data_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_syscall_exit_data::PerfinfoSyscallExitData;
    type V<'a> = etwspec::payloads::profile::perfinfo_syscall_exit_data::PerfinfoSyscallExitDataView<
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
            prop_assert_eq!(view.return_value(), a.return_value);
            let mut moved = a;
            moved.return_value = b.return_value;
            laws::only_moved(layout, "ReturnValue", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_vtl_change_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_vtl_change::PerfinfoVtlChange;
    type V<'a> = etwspec::payloads::profile::perfinfo_vtl_change::PerfinfoVtlChangeView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_vtl_change_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_vtl_change::PerfinfoVtlChange;
    type V<'a> = etwspec::payloads::profile::perfinfo_vtl_change::PerfinfoVtlChangeView<
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
            prop_assert_eq!(view.operation_code(), a.operation_code);
            let mut moved = a;
            moved.operation_code = b.operation_code;
            laws::only_moved(layout, "OperationCode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.service_code(), a.service_code);
            let mut moved = a;
            moved.service_code = b.service_code;
            laws::only_moved(layout, "ServiceCode", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_yield_processor_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::perfinfo_yield_processor_information::PerfinfoYieldProcessorInformation;
    type V<'a> = etwspec::payloads::profile::perfinfo_yield_processor_information::PerfinfoYieldProcessorInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_yield_processor_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::perfinfo_yield_processor_information::PerfinfoYieldProcessorInformation;
    type V<'a> = etwspec::payloads::profile::perfinfo_yield_processor_information::PerfinfoYieldProcessorInformationView<
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
            prop_assert_eq!(view.yield_reason(), a.yield_reason);
            let mut moved = a;
            moved.yield_reason = b.yield_reason;
            laws::only_moved(layout, "YieldReason", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dpc_watchdog_count(), a.dpc_watchdog_count);
            let mut moved = a;
            moved.dpc_watchdog_count = b.dpc_watchdog_count;
            laws::only_moved(
                layout,
                "DpcWatchdogCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.dpc_time_count(), a.dpc_time_count);
            let mut moved = a;
            moved.dpc_time_count = b.dpc_time_count;
            laws::only_moved(layout, "DpcTimeCount", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_cancel_ktimer2_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::etw_cancel_ktimer2_event::Any;
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
                    layout.name == "ETW_CANCEL_KTIMER2_EVENT"
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
                        etwspec::payloads::profile::etw_cancel_ktimer2_event::EtwCancelKtimer2EventX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::profile::etw_cancel_ktimer2_event::EtwCancelKtimer2EventX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn etw_cancel_timer_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::etw_cancel_timer_event::Any;
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
                    layout.name == "ETW_CANCEL_TIMER_EVENT"
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
                        etwspec::payloads::profile::etw_cancel_timer_event::EtwCancelTimerEventX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::profile::etw_cancel_timer_event::EtwCancelTimerEventX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn etw_clock_configuration_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::etw_clock_configuration_event::Any;
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
                    layout.name == "ETW_CLOCK_CONFIGURATION_EVENT"
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
                        etwspec::payloads::profile::etw_clock_configuration_event::EtwClockConfigurationEvent::from_slice(&
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
fn etw_clock_state_change_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::etw_clock_state_change_event::Any;
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
                    layout.name == "ETW_CLOCK_STATE_CHANGE_EVENT"
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
                        etwspec::payloads::profile::etw_clock_state_change_event::EtwClockStateChangeEvent::from_slice(&
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
fn etw_clock_time_update_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::etw_clock_time_update::Any;
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
                    layout.name == "ETW_CLOCK_TIME_UPDATE"
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
                        etwspec::payloads::profile::etw_clock_time_update::EtwClockTimeUpdate::from_slice(&
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
fn etw_cpu_cache_flush_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::etw_cpu_cache_flush_event::Any;
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
                    layout.name == "ETW_CPU_CACHE_FLUSH_EVENT"
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
                        etwspec::payloads::profile::etw_cpu_cache_flush_event::EtwCpuCacheFlushEventX86::from_slice(&
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
                        etwspec::payloads::profile::etw_cpu_cache_flush_event::EtwCpuCacheFlushEventX64::from_slice(&
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
fn etw_disable_ktimer2_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::etw_disable_ktimer2_event::Any;
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
                    layout.name == "ETW_DISABLE_KTIMER2_EVENT"
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
                        etwspec::payloads::profile::etw_disable_ktimer2_event::EtwDisableKtimer2EventX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::profile::etw_disable_ktimer2_event::EtwDisableKtimer2EventX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..25 {
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
fn etw_finalize_ktimer2_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::etw_finalize_ktimer2_event::Any;
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
                    layout.name == "ETW_FINALIZE_KTIMER2_EVENT"
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
                        etwspec::payloads::profile::etw_finalize_ktimer2_event::EtwFinalizeKtimer2EventX86::from_slice(&
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
                        etwspec::payloads::profile::etw_finalize_ktimer2_event::EtwFinalizeKtimer2EventX64::from_slice(&
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
fn etw_lbr_entry_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::etw_lbr_entry::Any;
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
                    layout.name == "ETW_LBR_ENTRY" && layout.holds(release, pointer)
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
                        etwspec::payloads::profile::etw_lbr_entry::EtwLbrEntryX86::from_slice(&
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
                        etwspec::payloads::profile::etw_lbr_entry::EtwLbrEntryX64::from_slice(&
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
fn etw_set_ktimer2_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::etw_set_ktimer2_event::Any;
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
                    layout.name == "ETW_SET_KTIMER2_EVENT"
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
                        etwspec::payloads::profile::etw_set_ktimer2_event::EtwSetKtimer2EventX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..37 {
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
                        etwspec::payloads::profile::etw_set_ktimer2_event::EtwSetKtimer2EventX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..49 {
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
fn etw_set_timer_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::etw_set_timer_event::Any;
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
                    layout.name == "ETW_SET_TIMER_EVENT"
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
                        etwspec::payloads::profile::etw_set_timer_event::EtwSetTimerEventX86::from_slice(&
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
                        etwspec::payloads::profile::etw_set_timer_event::EtwSetTimerEventX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..28 {
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
fn etw_timer_expiration_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::etw_timer_expiration_event::Any;
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
                    layout.name == "ETW_TIMER_EXPIRATION_EVENT"
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
                        etwspec::payloads::profile::etw_timer_expiration_event::EtwTimerExpirationEventX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::profile::etw_timer_expiration_event::EtwTimerExpirationEventX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..25 {
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
fn etw_timer_expiration_start_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::etw_timer_expiration_start_event::Any;
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
                    layout.name == "ETW_TIMER_EXPIRATION_START_EVENT"
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
                        etwspec::payloads::profile::etw_timer_expiration_start_event::EtwTimerExpirationStartEvent::from_slice(&
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
fn ipt_trace_event_data_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::ipt_trace_event_data::Any;
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
                    layout.name == "IPT_TRACE_EVENT_DATA"
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
                        etwspec::payloads::profile::ipt_trace_event_data::IptTraceEventData::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
fn isr_v1_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::isr_v1::Any;
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
                    layout.name == "ISR_V1" && layout.holds(release, pointer)
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
                        etwspec::payloads::profile::isr_v1::IsrV1X86::from_slice(& bytes)
                        .ok(), Some(form.clone())
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
                        etwspec::payloads::profile::isr_v1::IsrV1X64::from_slice(& bytes)
                        .ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn lbr_trace_event_data_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::lbr_trace_event_data::Any;
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
                    layout.name == "LBR_TRACE_EVENT_DATA"
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
                        etwspec::payloads::profile::lbr_trace_event_data::LbrTraceEventDataX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::profile::lbr_trace_event_data::LbrTraceEventDataX64::from_slice(&
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
fn perfinfo_clock_interrupt_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::perfinfo_clock_interrupt_information::Any;
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
                    layout.name == "PERFINFO_CLOCK_INTERRUPT_INFORMATION"
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
                        etwspec::payloads::profile::perfinfo_clock_interrupt_information::PerfinfoClockInterruptInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..10 {
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
fn perfinfo_domain_change_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::perfinfo_domain_change_event::Any;
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
                    layout.name == "PERFINFO_DOMAIN_CHANGE_EVENT"
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
                        etwspec::payloads::profile::perfinfo_domain_change_event::PerfinfoDomainChangeEvent::from_slice(&
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
fn perfinfo_dpc_enqueue_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::perfinfo_dpc_enqueue_information::Any;
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
                    layout.name == "PERFINFO_DPC_ENQUEUE_INFORMATION"
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
                        etwspec::payloads::profile::perfinfo_dpc_enqueue_information::PerfinfoDpcEnqueueInformationX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::profile::perfinfo_dpc_enqueue_information::PerfinfoDpcEnqueueInformationX64::from_slice(&
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
fn perfinfo_dpc_enqueue_information_v2_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::perfinfo_dpc_enqueue_information_v2::Any;
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
                    layout.name == "PERFINFO_DPC_ENQUEUE_INFORMATION_V2"
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
                        etwspec::payloads::profile::perfinfo_dpc_enqueue_information_v2::PerfinfoDpcEnqueueInformationV2::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
fn perfinfo_dpc_execution_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::perfinfo_dpc_execution_information::Any;
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
                    layout.name == "PERFINFO_DPC_EXECUTION_INFORMATION"
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
                        etwspec::payloads::profile::perfinfo_dpc_execution_information::PerfinfoDpcExecutionInformationX86::from_slice(&
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
                        etwspec::payloads::profile::perfinfo_dpc_execution_information::PerfinfoDpcExecutionInformationX64::from_slice(&
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
fn perfinfo_dpc_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::perfinfo_dpc_information::Any;
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
                    layout.name == "PERFINFO_DPC_INFORMATION"
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
                        etwspec::payloads::profile::perfinfo_dpc_information::PerfinfoDpcInformationX86::from_slice(&
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
                        etwspec::payloads::profile::perfinfo_dpc_information::PerfinfoDpcInformationX64::from_slice(&
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
fn perfinfo_hv_hypercall_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::perfinfo_hv_hypercall::Any;
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
                    layout.name == "PERFINFO_HV_HYPERCALL"
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
                        etwspec::payloads::profile::perfinfo_hv_hypercall::PerfinfoHvHypercall::from_slice(&
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
fn perfinfo_interrupt_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::perfinfo_interrupt_information::Any;
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
                    layout.name == "PERFINFO_INTERRUPT_INFORMATION"
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
                        etwspec::payloads::profile::perfinfo_interrupt_information::PerfinfoInterruptInformationX86::from_slice(&
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
                        etwspec::payloads::profile::perfinfo_interrupt_information::PerfinfoInterruptInformationX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn perfinfo_io_timer_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::perfinfo_io_timer::Any;
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
                    layout.name == "PERFINFO_IO_TIMER" && layout.holds(release, pointer)
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
                        etwspec::payloads::profile::perfinfo_io_timer::PerfinfoIoTimerX86::from_slice(&
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
                        etwspec::payloads::profile::perfinfo_io_timer::PerfinfoIoTimerX64::from_slice(&
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
fn perfinfo_ipi_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::perfinfo_ipi_information::Any;
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
                    layout.name == "PERFINFO_IPI_INFORMATION"
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
                        etwspec::payloads::profile::perfinfo_ipi_information::PerfinfoIpiInformation::from_slice(&
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
fn perfinfo_ipi_receive_data_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::perfinfo_ipi_receive_data::Any;
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
                    layout.name == "PERFINFO_IPI_RECEIVE_DATA"
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
                (Some(layout), Ok(Any::V2004X86(form))) => {
                    prop_assert_eq!(layout.form, "V2004X86");
                    prop_assert_eq!(
                        etwspec::payloads::profile::perfinfo_ipi_receive_data::V2004X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V2004X86(form);
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
                (Some(layout), Ok(Any::V2004X64(form))) => {
                    prop_assert_eq!(layout.form, "V2004X64");
                    prop_assert_eq!(
                        etwspec::payloads::profile::perfinfo_ipi_receive_data::V2004X64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V2004X64(form);
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
                (Some(layout), Ok(Any::V11_21h2X86(form))) => {
                    prop_assert_eq!(layout.form, "V11_21h2X86");
                    prop_assert_eq!(
                        etwspec::payloads::profile::perfinfo_ipi_receive_data::PerfinfoIpiReceiveDataX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V11_21h2X86(form);
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
                (Some(layout), Ok(Any::V11_21h2X64(form))) => {
                    prop_assert_eq!(layout.form, "V11_21h2X64");
                    prop_assert_eq!(
                        etwspec::payloads::profile::perfinfo_ipi_receive_data::PerfinfoIpiReceiveDataX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V11_21h2X64(form);
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
fn perfinfo_ipi_send_data_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::perfinfo_ipi_send_data::Any;
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
                    layout.name == "PERFINFO_IPI_SEND_DATA"
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
                (Some(layout), Ok(Any::V2004X86(form))) => {
                    prop_assert_eq!(layout.form, "V2004X86");
                    prop_assert_eq!(
                        etwspec::payloads::profile::perfinfo_ipi_send_data::V2004X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V2004X86(form);
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
                (Some(layout), Ok(Any::V2004X64(form))) => {
                    prop_assert_eq!(layout.form, "V2004X64");
                    prop_assert_eq!(
                        etwspec::payloads::profile::perfinfo_ipi_send_data::V2004X64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V2004X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..28 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V11_21h2X86(form))) => {
                    prop_assert_eq!(layout.form, "V11_21h2X86");
                    prop_assert_eq!(
                        etwspec::payloads::profile::perfinfo_ipi_send_data::PerfinfoIpiSendDataX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V11_21h2X86(form);
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
                (Some(layout), Ok(Any::V11_21h2X64(form))) => {
                    prop_assert_eq!(layout.form, "V11_21h2X64");
                    prop_assert_eq!(
                        etwspec::payloads::profile::perfinfo_ipi_send_data::PerfinfoIpiSendDataX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V11_21h2X64(form);
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
fn perfinfo_long_dpc_detection_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::perfinfo_long_dpc_detection_information::Any;
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
                    layout.name == "PERFINFO_LONG_DPC_DETECTION_INFORMATION"
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
                        etwspec::payloads::profile::perfinfo_long_dpc_detection_information::PerfinfoLongDpcDetectionInformation::from_slice(&
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
fn perfinfo_long_dpc_mitigation_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::perfinfo_long_dpc_mitigation_information::Any;
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
                    layout.name == "PERFINFO_LONG_DPC_MITIGATION_INFORMATION"
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
                        etwspec::payloads::profile::perfinfo_long_dpc_mitigation_information::PerfinfoLongDpcMitigationInformation::from_slice(&
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
fn perfinfo_mark_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::perfinfo_mark_event::Any;
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
                    layout.name == "PERFINFO_MARK_EVENT"
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
                        etwspec::payloads::profile::perfinfo_mark_event::PerfinfoMarkEvent::from_slice(&
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
fn perfinfo_mark_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::perfinfo_mark_information::Any;
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
                    layout.name == "PERFINFO_MARK_INFORMATION"
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
                        etwspec::payloads::profile::perfinfo_mark_information::PerfinfoMarkInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
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
fn perfinfo_pmc_sample_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::perfinfo_pmc_sample_information::Any;
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
                    layout.name == "PERFINFO_PMC_SAMPLE_INFORMATION"
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
                        etwspec::payloads::profile::perfinfo_pmc_sample_information::PerfinfoPmcSampleInformationX86::from_slice(&
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
                        etwspec::payloads::profile::perfinfo_pmc_sample_information::PerfinfoPmcSampleInformationX64::from_slice(&
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
fn perfinfo_sampled_profile_cache_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::perfinfo_sampled_profile_cache::Any;
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
                    layout.name == "PERFINFO_SAMPLED_PROFILE_CACHE"
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
                        etwspec::payloads::profile::perfinfo_sampled_profile_cache::PerfinfoSampledProfileCacheX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..244 {
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
                        etwspec::payloads::profile::perfinfo_sampled_profile_cache::PerfinfoSampledProfileCacheX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..328 {
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
fn perfinfo_sampled_profile_config_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::perfinfo_sampled_profile_config::Any;
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
                    layout.name == "PERFINFO_SAMPLED_PROFILE_CONFIG"
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
                        etwspec::payloads::profile::perfinfo_sampled_profile_config::PerfinfoSampledProfileConfig::from_slice(&
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
fn perfinfo_sampled_profile_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::perfinfo_sampled_profile_information::Any;
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
                    layout.name == "PERFINFO_SAMPLED_PROFILE_INFORMATION"
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
                        etwspec::payloads::profile::perfinfo_sampled_profile_information::PerfinfoSampledProfileInformationX86::from_slice(&
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
                        etwspec::payloads::profile::perfinfo_sampled_profile_information::PerfinfoSampledProfileInformationX64::from_slice(&
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
fn perfinfo_spec_control_retpoline_exit_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::perfinfo_spec_control_retpoline_exit::Any;
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
                    layout.name == "PERFINFO_SPEC_CONTROL_RETPOLINE_EXIT"
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
                        etwspec::payloads::profile::perfinfo_spec_control_retpoline_exit::PerfinfoSpecControlRetpolineExit::from_slice(&
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
fn perfinfo_syscall_enter_data_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::perfinfo_syscall_enter_data::Any;
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
                    layout.name == "PERFINFO_SYSCALL_ENTER_DATA"
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
                        etwspec::payloads::profile::perfinfo_syscall_enter_data::PerfinfoSyscallEnterDataX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::profile::perfinfo_syscall_enter_data::PerfinfoSyscallEnterDataX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn perfinfo_syscall_exit_data_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::perfinfo_syscall_exit_data::Any;
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
                    layout.name == "PERFINFO_SYSCALL_EXIT_DATA"
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
                        etwspec::payloads::profile::perfinfo_syscall_exit_data::PerfinfoSyscallExitData::from_slice(&
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
fn perfinfo_vtl_change_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::perfinfo_vtl_change::Any;
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
                    layout.name == "PERFINFO_VTL_CHANGE"
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
                        etwspec::payloads::profile::perfinfo_vtl_change::PerfinfoVtlChange::from_slice(&
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
fn perfinfo_yield_processor_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::perfinfo_yield_processor_information::Any;
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
                    layout.name == "PERFINFO_YIELD_PROCESSOR_INFORMATION"
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
                        etwspec::payloads::profile::perfinfo_yield_processor_information::PerfinfoYieldProcessorInformation::from_slice(&
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
fn perfinfo_domain_change_event_reason_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::PerfinfoDomainChangeEventReason;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn perfinfo_dynamic_tick_disable_reason_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::PerfinfoDynamicTickDisableReason;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn perfinfo_dynamic_tick_veto_reason_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::PerfinfoDynamicTickVetoReason;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn etw_disable_ktimer2_flag_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::EtwDisableKtimer2Flag;
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
fn etw_ktimer2_flag_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::EtwKtimer2Flag;
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
fn etw_timer_flag_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::EtwTimerFlag;
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
fn perfinfo_clock_interrupt_flag_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::PerfinfoClockInterruptFlag;
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
fn perfinfo_ipi_request_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::PerfinfoIpiRequest;
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
