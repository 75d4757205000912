// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::scheduler`.
#![cfg(feature = "payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn ci_log_mmcss_start_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::scheduler::ci_log_mmcss_start::V5_0;
    type V<'a> = etwspec::payloads::scheduler::ci_log_mmcss_start::V5_0View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn ci_log_mmcss_start_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::scheduler::ci_log_mmcss_start::V5_0;
    type V<'a> = etwspec::payloads::scheduler::ci_log_mmcss_start::V5_0View<'a>;
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
            Ok(())
        },
    );
}
#[test]
fn ci_log_mmcss_start_v5_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::scheduler::ci_log_mmcss_start::CiLogMmcssStart;
    type V<'a> = etwspec::payloads::scheduler::ci_log_mmcss_start::CiLogMmcssStartView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn ci_log_mmcss_start_v5_1_members_lie_where_the_table_says() {
    type T = etwspec::payloads::scheduler::ci_log_mmcss_start::CiLogMmcssStart;
    type V<'a> = etwspec::payloads::scheduler::ci_log_mmcss_start::CiLogMmcssStartView<
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
            Ok(())
        },
    );
}
#[test]
fn ci_log_mmcss_stop_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::scheduler::ci_log_mmcss_stop::V5_0;
    type V<'a> = etwspec::payloads::scheduler::ci_log_mmcss_stop::V5_0View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn ci_log_mmcss_stop_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::scheduler::ci_log_mmcss_stop::V5_0;
    type V<'a> = etwspec::payloads::scheduler::ci_log_mmcss_stop::V5_0View<'a>;
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
            Ok(())
        },
    );
}
#[test]
fn ci_log_mmcss_stop_v5_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::scheduler::ci_log_mmcss_stop::CiLogMmcssStop;
    type V<'a> = etwspec::payloads::scheduler::ci_log_mmcss_stop::CiLogMmcssStopView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn ci_log_mmcss_stop_v5_1_members_lie_where_the_table_says() {
    type T = etwspec::payloads::scheduler::ci_log_mmcss_stop::CiLogMmcssStop;
    type V<'a> = etwspec::payloads::scheduler::ci_log_mmcss_stop::CiLogMmcssStopView<'a>;
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
            Ok(())
        },
    );
}
#[test]
fn ci_log_scheduler_event_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::scheduler::ci_log_scheduler_event::V5_0;
    type V<'a> = etwspec::payloads::scheduler::ci_log_scheduler_event::V5_0View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn ci_log_scheduler_event_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::scheduler::ci_log_scheduler_event::V5_0;
    type V<'a> = etwspec::payloads::scheduler::ci_log_scheduler_event::V5_0View<'a>;
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
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.priority(), a.priority);
            let mut moved = a;
            moved.priority = b.priority;
            laws::only_moved(layout, "Priority", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.task_index(), a.task_index);
            let mut moved = a;
            moved.task_index = b.task_index;
            laws::only_moved(layout, "TaskIndex", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn ci_log_scheduler_event_v5_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::scheduler::ci_log_scheduler_event::CiLogSchedulerEvent;
    type V<'a> = etwspec::payloads::scheduler::ci_log_scheduler_event::CiLogSchedulerEventView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn ci_log_scheduler_event_v5_1_members_lie_where_the_table_says() {
    type T = etwspec::payloads::scheduler::ci_log_scheduler_event::CiLogSchedulerEvent;
    type V<'a> = etwspec::payloads::scheduler::ci_log_scheduler_event::CiLogSchedulerEventView<
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
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.priority(), a.priority);
            let mut moved = a;
            moved.priority = b.priority;
            laws::only_moved(layout, "Priority", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.task_index(), a.task_index);
            let mut moved = a;
            moved.task_index = b.task_index;
            laws::only_moved(layout, "TaskIndex", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn ci_log_scheduler_sleep_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::scheduler::ci_log_scheduler_sleep::V5_0;
    type V<'a> = etwspec::payloads::scheduler::ci_log_scheduler_sleep::V5_0View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn ci_log_scheduler_sleep_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::scheduler::ci_log_scheduler_sleep::V5_0;
    type V<'a> = etwspec::payloads::scheduler::ci_log_scheduler_sleep::V5_0View<'a>;
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
            Ok(())
        },
    );
}
#[test]
fn ci_log_scheduler_sleep_v5_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::scheduler::ci_log_scheduler_sleep::CiLogSchedulerSleep;
    type V<'a> = etwspec::payloads::scheduler::ci_log_scheduler_sleep::CiLogSchedulerSleepView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn ci_log_scheduler_sleep_v5_1_members_lie_where_the_table_says() {
    type T = etwspec::payloads::scheduler::ci_log_scheduler_sleep::CiLogSchedulerSleep;
    type V<'a> = etwspec::payloads::scheduler::ci_log_scheduler_sleep::CiLogSchedulerSleepView<
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
            Ok(())
        },
    );
}
#[test]
fn ci_log_scheduler_sleep_response_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::scheduler::ci_log_scheduler_sleep_response::V5_0;
    type V<'a> = etwspec::payloads::scheduler::ci_log_scheduler_sleep_response::V5_0View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn ci_log_scheduler_sleep_response_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::scheduler::ci_log_scheduler_sleep_response::V5_0;
    type V<'a> = etwspec::payloads::scheduler::ci_log_scheduler_sleep_response::V5_0View<
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
            Ok(())
        },
    );
}
#[test]
fn ci_log_scheduler_sleep_response_v5_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::scheduler::ci_log_scheduler_sleep_response::CiLogSchedulerSleepResponse;
    type V<'a> = etwspec::payloads::scheduler::ci_log_scheduler_sleep_response::CiLogSchedulerSleepResponseView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn ci_log_scheduler_sleep_response_v5_1_members_lie_where_the_table_says() {
    type T = etwspec::payloads::scheduler::ci_log_scheduler_sleep_response::CiLogSchedulerSleepResponse;
    type V<'a> = etwspec::payloads::scheduler::ci_log_scheduler_sleep_response::CiLogSchedulerSleepResponseView<
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
            Ok(())
        },
    );
}
#[test]
fn ci_log_scheduler_wakeup_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::scheduler::ci_log_scheduler_wakeup::V5_0;
    type V<'a> = etwspec::payloads::scheduler::ci_log_scheduler_wakeup::V5_0View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn ci_log_scheduler_wakeup_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::scheduler::ci_log_scheduler_wakeup::V5_0;
    type V<'a> = etwspec::payloads::scheduler::ci_log_scheduler_wakeup::V5_0View<'a>;
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
            prop_assert_eq!(view.reason(), a.reason);
            let mut moved = a;
            moved.reason = b.reason;
            laws::only_moved(layout, "Reason", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn ci_log_scheduler_wakeup_v5_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::scheduler::ci_log_scheduler_wakeup::CiLogSchedulerWakeup;
    type V<'a> = etwspec::payloads::scheduler::ci_log_scheduler_wakeup::CiLogSchedulerWakeupView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn ci_log_scheduler_wakeup_v5_1_members_lie_where_the_table_says() {
    type T = etwspec::payloads::scheduler::ci_log_scheduler_wakeup::CiLogSchedulerWakeup;
    type V<'a> = etwspec::payloads::scheduler::ci_log_scheduler_wakeup::CiLogSchedulerWakeupView<
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
            prop_assert_eq!(view.reason(), a.reason);
            let mut moved = a;
            moved.reason = b.reason;
            laws::only_moved(layout, "Reason", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_dfss_release_thread_on_idle_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::scheduler::etw_dfss_release_thread_on_idle::EtwDfssReleaseThreadOnIdle;
    type V<'a> = etwspec::payloads::scheduler::etw_dfss_release_thread_on_idle::EtwDfssReleaseThreadOnIdleView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_dfss_release_thread_on_idle_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::scheduler::etw_dfss_release_thread_on_idle::EtwDfssReleaseThreadOnIdle;
    type V<'a> = etwspec::payloads::scheduler::etw_dfss_release_thread_on_idle::EtwDfssReleaseThreadOnIdleView<
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
            prop_assert_eq!(view.current_generation(), a.current_generation);
            let mut moved = a;
            moved.current_generation = b.current_generation;
            laws::only_moved(
                layout,
                "CurrentGeneration",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.session_selected_to_run(), a.session_selected_to_run);
            let mut moved = a;
            moved.session_selected_to_run = b.session_selected_to_run;
            laws::only_moved(
                layout,
                "SessionSelectedToRun",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.cycle_base_allowance(), a.cycle_base_allowance);
            let mut moved = a;
            moved.cycle_base_allowance = b.cycle_base_allowance;
            laws::only_moved(
                layout,
                "CycleBaseAllowance",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.cycles_remaining(), a.cycles_remaining);
            let mut moved = a;
            moved.cycles_remaining = b.cycles_remaining;
            laws::only_moved(
                layout,
                "CyclesRemaining",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_dfss_start_new_interval_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::scheduler::etw_dfss_start_new_interval::EtwDfssStartNewInterval;
    type V<'a> = etwspec::payloads::scheduler::etw_dfss_start_new_interval::EtwDfssStartNewIntervalView<
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
fn etw_dfss_start_new_interval_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::scheduler::etw_dfss_start_new_interval::EtwDfssStartNewInterval;
    type V<'a> = etwspec::payloads::scheduler::etw_dfss_start_new_interval::EtwDfssStartNewIntervalView<
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
            prop_assert_eq!(view.current_generation(), a.current_generation);
            let mut moved = a.clone();
            moved.current_generation = b.current_generation;
            laws::only_moved(
                layout,
                "CurrentGeneration",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.session_count(), a.session_count);
            let mut moved = a.clone();
            moved.session_count = b.session_count;
            laws::only_moved(
                layout,
                "SessionCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.total_cycle_credit(), a.total_cycle_credit);
            let mut moved = a.clone();
            moved.total_cycle_credit = b.total_cycle_credit;
            laws::only_moved(
                layout,
                "TotalCycleCredit",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.total_cycles_accumulated(), a.total_cycles_accumulated);
            let mut moved = a.clone();
            moved.total_cycles_accumulated = b.total_cycles_accumulated;
            laws::only_moved(
                layout,
                "TotalCyclesAccumulated",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_per_session_quota_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::scheduler::etw_per_session_quota::EtwPerSessionQuota;
    type V<'a> = etwspec::payloads::scheduler::etw_per_session_quota::EtwPerSessionQuotaView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_per_session_quota_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::scheduler::etw_per_session_quota::EtwPerSessionQuota;
    type V<'a> = etwspec::payloads::scheduler::etw_per_session_quota::EtwPerSessionQuotaView<
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
            prop_assert_eq!(view.session_id(), a.session_id);
            let mut moved = a;
            moved.session_id = b.session_id;
            laws::only_moved(layout, "SessionId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.cpu_share_weight(), a.cpu_share_weight);
            let mut moved = a;
            moved.cpu_share_weight = b.cpu_share_weight;
            laws::only_moved(
                layout,
                "CpuShareWeight",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.captured_weight_data(), a.captured_weight_data);
            let mut moved = a;
            moved.captured_weight_data = b.captured_weight_data;
            laws::only_moved(
                layout,
                "CapturedWeightData",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.cycles_accumulated(), a.cycles_accumulated);
            let mut moved = a;
            moved.cycles_accumulated = b.cycles_accumulated;
            laws::only_moved(
                layout,
                "CyclesAccumulated",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_ums_event_context_switch_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::scheduler::etw_ums_event_context_switch::EtwUmsEventContextSwitch;
    type V<'a> = etwspec::payloads::scheduler::etw_ums_event_context_switch::EtwUmsEventContextSwitchView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_ums_event_context_switch_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::scheduler::etw_ums_event_context_switch::EtwUmsEventContextSwitch;
    type V<'a> = etwspec::payloads::scheduler::etw_ums_event_context_switch::EtwUmsEventContextSwitchView<
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
            prop_assert_eq!(view.scheduled_thread_id(), a.scheduled_thread_id);
            let mut moved = a;
            moved.scheduled_thread_id = b.scheduled_thread_id;
            laws::only_moved(
                layout,
                "ScheduledThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.switch_count(), a.switch_count);
            let mut moved = a;
            moved.switch_count = b.switch_count;
            laws::only_moved(layout, "SwitchCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.kernel_yield_count(), a.kernel_yield_count);
            let mut moved = a;
            moved.kernel_yield_count = b.kernel_yield_count;
            laws::only_moved(
                layout,
                "KernelYieldCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.mixed_yield_count(), a.mixed_yield_count);
            let mut moved = a;
            moved.mixed_yield_count = b.mixed_yield_count;
            laws::only_moved(
                layout,
                "MixedYieldCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.yield_count(), a.yield_count);
            let mut moved = a;
            moved.yield_count = b.yield_count;
            laws::only_moved(layout, "YieldCount", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_ums_event_directed_switch_end_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::scheduler::etw_ums_event_directed_switch_end::EtwUmsEventDirectedSwitchEnd;
    type V<'a> = etwspec::payloads::scheduler::etw_ums_event_directed_switch_end::EtwUmsEventDirectedSwitchEndView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_ums_event_directed_switch_end_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::scheduler::etw_ums_event_directed_switch_end::EtwUmsEventDirectedSwitchEnd;
    type V<'a> = etwspec::payloads::scheduler::etw_ums_event_directed_switch_end::EtwUmsEventDirectedSwitchEndView<
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
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.scheduled_thread_id(), a.scheduled_thread_id);
            let mut moved = a;
            moved.scheduled_thread_id = b.scheduled_thread_id;
            laws::only_moved(
                layout,
                "ScheduledThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.primary_thread_id(), a.primary_thread_id);
            let mut moved = a;
            moved.primary_thread_id = b.primary_thread_id;
            laws::only_moved(
                layout,
                "PrimaryThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.switch_flags(), a.switch_flags);
            let mut moved = a;
            moved.switch_flags = b.switch_flags;
            laws::only_moved(layout, "SwitchFlags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_ums_event_directed_switch_start_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::scheduler::etw_ums_event_directed_switch_start::EtwUmsEventDirectedSwitchStart;
    type V<'a> = etwspec::payloads::scheduler::etw_ums_event_directed_switch_start::EtwUmsEventDirectedSwitchStartView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_ums_event_directed_switch_start_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::scheduler::etw_ums_event_directed_switch_start::EtwUmsEventDirectedSwitchStart;
    type V<'a> = etwspec::payloads::scheduler::etw_ums_event_directed_switch_start::EtwUmsEventDirectedSwitchStartView<
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
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.scheduled_thread_id(), a.scheduled_thread_id);
            let mut moved = a;
            moved.scheduled_thread_id = b.scheduled_thread_id;
            laws::only_moved(
                layout,
                "ScheduledThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.primary_thread_id(), a.primary_thread_id);
            let mut moved = a;
            moved.primary_thread_id = b.primary_thread_id;
            laws::only_moved(
                layout,
                "PrimaryThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.switch_flags(), a.switch_flags);
            let mut moved = a;
            moved.switch_flags = b.switch_flags;
            laws::only_moved(layout, "SwitchFlags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_ums_event_disassociate_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::scheduler::etw_ums_event_disassociate::EtwUmsEventDisassociate;
    type V<'a> = etwspec::payloads::scheduler::etw_ums_event_disassociate::EtwUmsEventDisassociateView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_ums_event_disassociate_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::scheduler::etw_ums_event_disassociate::EtwUmsEventDisassociate;
    type V<'a> = etwspec::payloads::scheduler::etw_ums_event_disassociate::EtwUmsEventDisassociateView<
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
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.scheduled_thread_id(), a.scheduled_thread_id);
            let mut moved = a;
            moved.scheduled_thread_id = b.scheduled_thread_id;
            laws::only_moved(
                layout,
                "ScheduledThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.primary_thread_id(), a.primary_thread_id);
            let mut moved = a;
            moved.primary_thread_id = b.primary_thread_id;
            laws::only_moved(
                layout,
                "PrimaryThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.ums_apc_control_flags(), a.ums_apc_control_flags);
            let mut moved = a;
            moved.ums_apc_control_flags = b.ums_apc_control_flags;
            laws::only_moved(
                layout,
                "UmsApcControlFlags",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.status(), a.status);
            let mut moved = a;
            moved.status = b.status;
            laws::only_moved(layout, "Status", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_ums_event_park_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::scheduler::etw_ums_event_park::EtwUmsEventPark;
    type V<'a> = etwspec::payloads::scheduler::etw_ums_event_park::EtwUmsEventParkView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_ums_event_park_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::scheduler::etw_ums_event_park::EtwUmsEventPark;
    type V<'a> = etwspec::payloads::scheduler::etw_ums_event_park::EtwUmsEventParkView<
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
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.scheduled_thread_id(), a.scheduled_thread_id);
            let mut moved = a;
            moved.scheduled_thread_id = b.scheduled_thread_id;
            laws::only_moved(
                layout,
                "ScheduledThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.park_flags(), a.park_flags);
            let mut moved = a;
            moved.park_flags = b.park_flags;
            laws::only_moved(layout, "ParkFlags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_thread_feedback_read_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::scheduler::perfinfo_thread_feedback_read::PerfinfoThreadFeedbackRead;
    type V<'a> = etwspec::payloads::scheduler::perfinfo_thread_feedback_read::PerfinfoThreadFeedbackReadView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_thread_feedback_read_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::scheduler::perfinfo_thread_feedback_read::PerfinfoThreadFeedbackRead;
    type V<'a> = etwspec::payloads::scheduler::perfinfo_thread_feedback_read::PerfinfoThreadFeedbackReadView<
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
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.processor_index(), a.processor_index);
            let mut moved = a;
            moved.processor_index = b.processor_index;
            laws::only_moved(
                layout,
                "ProcessorIndex",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.feedback(), a.feedback);
            let mut moved = a;
            moved.feedback = b.feedback;
            laws::only_moved(layout, "Feedback", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_workload_class_update_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::scheduler::perfinfo_workload_class_update::PerfinfoWorkloadClassUpdate;
    type V<'a> = etwspec::payloads::scheduler::perfinfo_workload_class_update::PerfinfoWorkloadClassUpdateView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_workload_class_update_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::scheduler::perfinfo_workload_class_update::PerfinfoWorkloadClassUpdate;
    type V<'a> = etwspec::payloads::scheduler::perfinfo_workload_class_update::PerfinfoWorkloadClassUpdateView<
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
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a;
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.class(), a.class);
            let mut moved = a;
            moved.class = b.class;
            laws::only_moved(layout, "Class", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn ci_log_mmcss_start_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::scheduler::ci_log_mmcss_start::Any;
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
                    layout.name == "CI_LOG_MMCSS_START" && layout.holds(release, pointer)
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
                        etwspec::payloads::scheduler::ci_log_mmcss_start::V5_0::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
                (Some(layout), Ok(Any::V5_1(form))) => {
                    prop_assert_eq!(layout.form, "V5_1");
                    prop_assert_eq!(
                        etwspec::payloads::scheduler::ci_log_mmcss_start::CiLogMmcssStart::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_1(form);
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
fn ci_log_mmcss_stop_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::scheduler::ci_log_mmcss_stop::Any;
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
                    layout.name == "CI_LOG_MMCSS_STOP" && layout.holds(release, pointer)
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
                        etwspec::payloads::scheduler::ci_log_mmcss_stop::V5_0::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
                (Some(layout), Ok(Any::V5_1(form))) => {
                    prop_assert_eq!(layout.form, "V5_1");
                    prop_assert_eq!(
                        etwspec::payloads::scheduler::ci_log_mmcss_stop::CiLogMmcssStop::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_1(form);
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
fn ci_log_scheduler_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::scheduler::ci_log_scheduler_event::Any;
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
                    layout.name == "CI_LOG_SCHEDULER_EVENT"
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
                        etwspec::payloads::scheduler::ci_log_scheduler_event::V5_0::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..64 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_1(form))) => {
                    prop_assert_eq!(layout.form, "V5_1");
                    prop_assert_eq!(
                        etwspec::payloads::scheduler::ci_log_scheduler_event::CiLogSchedulerEvent::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_1(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..64 {
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
fn ci_log_scheduler_sleep_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::scheduler::ci_log_scheduler_sleep::Any;
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
                    layout.name == "CI_LOG_SCHEDULER_SLEEP"
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
                        etwspec::payloads::scheduler::ci_log_scheduler_sleep::V5_0::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
                (Some(layout), Ok(Any::V5_1(form))) => {
                    prop_assert_eq!(layout.form, "V5_1");
                    prop_assert_eq!(
                        etwspec::payloads::scheduler::ci_log_scheduler_sleep::CiLogSchedulerSleep::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_1(form);
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
fn ci_log_scheduler_sleep_response_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::scheduler::ci_log_scheduler_sleep_response::Any;
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
                    layout.name == "CI_LOG_SCHEDULER_SLEEP_RESPONSE"
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
                        etwspec::payloads::scheduler::ci_log_scheduler_sleep_response::V5_0::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
                (Some(layout), Ok(Any::V5_1(form))) => {
                    prop_assert_eq!(layout.form, "V5_1");
                    prop_assert_eq!(
                        etwspec::payloads::scheduler::ci_log_scheduler_sleep_response::CiLogSchedulerSleepResponse::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_1(form);
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
fn ci_log_scheduler_wakeup_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::scheduler::ci_log_scheduler_wakeup::Any;
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
                    layout.name == "CI_LOG_SCHEDULER_WAKEUP"
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
                        etwspec::payloads::scheduler::ci_log_scheduler_wakeup::V5_0::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..52 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_1(form))) => {
                    prop_assert_eq!(layout.form, "V5_1");
                    prop_assert_eq!(
                        etwspec::payloads::scheduler::ci_log_scheduler_wakeup::CiLogSchedulerWakeup::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_1(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..52 {
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
fn etw_dfss_release_thread_on_idle_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::scheduler::etw_dfss_release_thread_on_idle::Any;
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
                    layout.name == "ETW_DFSS_RELEASE_THREAD_ON_IDLE"
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
                        etwspec::payloads::scheduler::etw_dfss_release_thread_on_idle::EtwDfssReleaseThreadOnIdle::from_slice(&
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
fn etw_dfss_start_new_interval_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::scheduler::etw_dfss_start_new_interval::Any;
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
                    layout.name == "ETW_DFSS_START_NEW_INTERVAL"
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
                        etwspec::payloads::scheduler::etw_dfss_start_new_interval::EtwDfssStartNewInterval::from_slice(&
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
fn etw_per_session_quota_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::scheduler::etw_per_session_quota::Any;
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
                    layout.name == "ETW_PER_SESSION_QUOTA"
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
                        etwspec::payloads::scheduler::etw_per_session_quota::EtwPerSessionQuota::from_slice(&
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
fn etw_ums_event_context_switch_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::scheduler::etw_ums_event_context_switch::Any;
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
                    layout.name == "ETW_UMS_EVENT_CONTEXT_SWITCH"
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
                        etwspec::payloads::scheduler::etw_ums_event_context_switch::EtwUmsEventContextSwitch::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..52 {
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
fn etw_ums_event_directed_switch_end_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::scheduler::etw_ums_event_directed_switch_end::Any;
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
                    layout.name == "ETW_UMS_EVENT_DIRECTED_SWITCH_END"
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
                        etwspec::payloads::scheduler::etw_ums_event_directed_switch_end::EtwUmsEventDirectedSwitchEnd::from_slice(&
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
fn etw_ums_event_directed_switch_start_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::scheduler::etw_ums_event_directed_switch_start::Any;
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
                    layout.name == "ETW_UMS_EVENT_DIRECTED_SWITCH_START"
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
                        etwspec::payloads::scheduler::etw_ums_event_directed_switch_start::EtwUmsEventDirectedSwitchStart::from_slice(&
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
fn etw_ums_event_disassociate_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::scheduler::etw_ums_event_disassociate::Any;
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
                    layout.name == "ETW_UMS_EVENT_DISASSOCIATE"
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
                        etwspec::payloads::scheduler::etw_ums_event_disassociate::EtwUmsEventDisassociate::from_slice(&
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
fn etw_ums_event_park_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::scheduler::etw_ums_event_park::Any;
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
                    layout.name == "ETW_UMS_EVENT_PARK" && layout.holds(release, pointer)
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
                        etwspec::payloads::scheduler::etw_ums_event_park::EtwUmsEventPark::from_slice(&
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
fn perfinfo_thread_feedback_read_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::scheduler::perfinfo_thread_feedback_read::Any;
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
                    layout.name == "PERFINFO_THREAD_FEEDBACK_READ"
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
                        etwspec::payloads::scheduler::perfinfo_thread_feedback_read::PerfinfoThreadFeedbackRead::from_slice(&
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
fn perfinfo_workload_class_update_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::scheduler::perfinfo_workload_class_update::Any;
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
                    layout.name == "PERFINFO_WORKLOAD_CLASS_UPDATE"
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
                        etwspec::payloads::scheduler::perfinfo_workload_class_update::PerfinfoWorkloadClassUpdate::from_slice(&
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
fn mmcss_opcode_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::scheduler::MmcssOpcode;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn ums_etw_directed_switch_end_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::scheduler::UmsEtwDirectedSwitchEnd;
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
fn ums_etw_directed_switch_start_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::scheduler::UmsEtwDirectedSwitchStart;
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
fn ums_etw_park_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::scheduler::UmsEtwPark;
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
