// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::scheduler`.
mod ci_log_mmcss_start_v5_0 {
use crate::laws;
use etwspec::payloads::scheduler::ci_log_mmcss_start::{ V5_0 as T, V5_0View as V };
const MEMBERS: &[&str] = &[
    "Header",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod ci_log_mmcss_start_v5_1 {
use crate::laws;
use etwspec::payloads::scheduler::ci_log_mmcss_start::{ CiLogMmcssStart as T, CiLogMmcssStartView as V };
const MEMBERS: &[&str] = &[
    "Header",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod ci_log_mmcss_stop_v5_0 {
use crate::laws;
use etwspec::payloads::scheduler::ci_log_mmcss_stop::{ V5_0 as T, V5_0View as V };
const MEMBERS: &[&str] = &[
    "Header",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod ci_log_mmcss_stop_v5_1 {
use crate::laws;
use etwspec::payloads::scheduler::ci_log_mmcss_stop::{ CiLogMmcssStop as T, CiLogMmcssStopView as V };
const MEMBERS: &[&str] = &[
    "Header",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod ci_log_scheduler_event_v5_0 {
use crate::laws;
use etwspec::payloads::scheduler::ci_log_scheduler_event::{ V5_0 as T, V5_0View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "ProcessId",
    "ThreadId",
    "Priority",
    "TaskIndex",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        2 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        3 => { let it = if way == laws::Way::View { view.priority() } else { from.priority }; value.priority = it; None }
        4 => { let it = if way == laws::Way::View { view.task_index() } else { from.task_index }; value.task_index = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod ci_log_scheduler_event_v5_1 {
use crate::laws;
use etwspec::payloads::scheduler::ci_log_scheduler_event::{ CiLogSchedulerEvent as T, CiLogSchedulerEventView as V };
const MEMBERS: &[&str] = &[
    "Header",
    "ProcessId",
    "ThreadId",
    "Priority",
    "TaskIndex",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        2 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        3 => { let it = if way == laws::Way::View { view.priority() } else { from.priority }; value.priority = it; None }
        4 => { let it = if way == laws::Way::View { view.task_index() } else { from.task_index }; value.task_index = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod ci_log_scheduler_sleep_v5_0 {
use crate::laws;
use etwspec::payloads::scheduler::ci_log_scheduler_sleep::{ V5_0 as T, V5_0View as V };
const MEMBERS: &[&str] = &[
    "Header",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod ci_log_scheduler_sleep_v5_1 {
use crate::laws;
use etwspec::payloads::scheduler::ci_log_scheduler_sleep::{ CiLogSchedulerSleep as T, CiLogSchedulerSleepView as V };
const MEMBERS: &[&str] = &[
    "Header",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod ci_log_scheduler_sleep_response_v5_0 {
use crate::laws;
use etwspec::payloads::scheduler::ci_log_scheduler_sleep_response::{ V5_0 as T, V5_0View as V };
const MEMBERS: &[&str] = &[
    "Header",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod ci_log_scheduler_sleep_response_v5_1 {
use crate::laws;
use etwspec::payloads::scheduler::ci_log_scheduler_sleep_response::{ CiLogSchedulerSleepResponse as T, CiLogSchedulerSleepResponseView as V };
const MEMBERS: &[&str] = &[
    "Header",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod ci_log_scheduler_wakeup_v5_0 {
use crate::laws;
use etwspec::payloads::scheduler::ci_log_scheduler_wakeup::{ V5_0 as T, V5_0View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "Reason",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.reason() } else { from.reason }; value.reason = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod ci_log_scheduler_wakeup_v5_1 {
use crate::laws;
use etwspec::payloads::scheduler::ci_log_scheduler_wakeup::{ CiLogSchedulerWakeup as T, CiLogSchedulerWakeupView as V };
const MEMBERS: &[&str] = &[
    "Header",
    "Reason",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.reason() } else { from.reason }; value.reason = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_dfss_release_thread_on_idle_v5_0 {
use crate::laws;
use etwspec::payloads::scheduler::etw_dfss_release_thread_on_idle::{ EtwDfssReleaseThreadOnIdle as T, EtwDfssReleaseThreadOnIdleView as V };
const MEMBERS: &[&str] = &[
    "CurrentGeneration",
    "SessionSelectedToRun",
    "CycleBaseAllowance",
    "CyclesRemaining",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.current_generation() } else { from.current_generation }; value.current_generation = it; None }
        1 => { let it = if way == laws::Way::View { view.session_selected_to_run() } else { from.session_selected_to_run }; value.session_selected_to_run = it; None }
        2 => { let it = if way == laws::Way::View { view.cycle_base_allowance() } else { from.cycle_base_allowance }; value.cycle_base_allowance = it; None }
        3 => { let it = if way == laws::Way::View { view.cycles_remaining() } else { from.cycles_remaining }; value.cycles_remaining = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_dfss_start_new_interval_v5_0 {
use crate::laws;
use etwspec::payloads::scheduler::etw_dfss_start_new_interval::{ EtwDfssStartNewInterval as T, EtwDfssStartNewIntervalView as V };
const MEMBERS: &[&str] = &[
    "CurrentGeneration",
    "SessionCount",
    "TotalCycleCredit",
    "TotalCyclesAccumulated",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.current_generation() } else { from.current_generation }; value.current_generation = it; None }
        1 => { let it = if way == laws::Way::View { view.session_count() } else { from.session_count }; value.session_count = it; None }
        2 => { let it = if way == laws::Way::View { view.total_cycle_credit() } else { from.total_cycle_credit }; value.total_cycle_credit = it; None }
        3 => { let it = if way == laws::Way::View { view.total_cycles_accumulated() } else { from.total_cycles_accumulated }; value.total_cycles_accumulated = it; None }
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

mod etw_per_session_quota_v5_0 {
use crate::laws;
use etwspec::payloads::scheduler::etw_per_session_quota::{ EtwPerSessionQuota as T, EtwPerSessionQuotaView as V };
const MEMBERS: &[&str] = &[
    "SessionId",
    "CpuShareWeight",
    "CapturedWeightData",
    "CyclesAccumulated",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.session_id() } else { from.session_id }; value.session_id = it; None }
        1 => { let it = if way == laws::Way::View { view.cpu_share_weight() } else { from.cpu_share_weight }; value.cpu_share_weight = it; None }
        2 => { let it = if way == laws::Way::View { view.captured_weight_data() } else { from.captured_weight_data }; value.captured_weight_data = it; None }
        3 => { let it = if way == laws::Way::View { view.cycles_accumulated() } else { from.cycles_accumulated }; value.cycles_accumulated = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_ums_event_context_switch_v5_0 {
use crate::laws;
use etwspec::payloads::scheduler::etw_ums_event_context_switch::{ EtwUmsEventContextSwitch as T, EtwUmsEventContextSwitchView as V };
const MEMBERS: &[&str] = &[
    "Header",
    "ScheduledThreadId",
    "SwitchCount",
    "KernelYieldCount",
    "MixedYieldCount",
    "YieldCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.scheduled_thread_id() } else { from.scheduled_thread_id }; value.scheduled_thread_id = it; None }
        2 => { let it = if way == laws::Way::View { view.switch_count() } else { from.switch_count }; value.switch_count = it; None }
        3 => { let it = if way == laws::Way::View { view.kernel_yield_count() } else { from.kernel_yield_count }; value.kernel_yield_count = it; None }
        4 => { let it = if way == laws::Way::View { view.mixed_yield_count() } else { from.mixed_yield_count }; value.mixed_yield_count = it; None }
        5 => { let it = if way == laws::Way::View { view.yield_count() } else { from.yield_count }; value.yield_count = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_ums_event_directed_switch_end_v5_0 {
use crate::laws;
use etwspec::payloads::scheduler::etw_ums_event_directed_switch_end::{ EtwUmsEventDirectedSwitchEnd as T, EtwUmsEventDirectedSwitchEndView as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "ScheduledThreadId",
    "PrimaryThreadId",
    "SwitchFlags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        1 => { let it = if way == laws::Way::View { view.scheduled_thread_id() } else { from.scheduled_thread_id }; value.scheduled_thread_id = it; None }
        2 => { let it = if way == laws::Way::View { view.primary_thread_id() } else { from.primary_thread_id }; value.primary_thread_id = it; None }
        3 => { let it = if way == laws::Way::View { view.switch_flags() } else { from.switch_flags }; value.switch_flags = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_ums_event_directed_switch_start_v5_0 {
use crate::laws;
use etwspec::payloads::scheduler::etw_ums_event_directed_switch_start::{ EtwUmsEventDirectedSwitchStart as T, EtwUmsEventDirectedSwitchStartView as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "ScheduledThreadId",
    "PrimaryThreadId",
    "SwitchFlags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        1 => { let it = if way == laws::Way::View { view.scheduled_thread_id() } else { from.scheduled_thread_id }; value.scheduled_thread_id = it; None }
        2 => { let it = if way == laws::Way::View { view.primary_thread_id() } else { from.primary_thread_id }; value.primary_thread_id = it; None }
        3 => { let it = if way == laws::Way::View { view.switch_flags() } else { from.switch_flags }; value.switch_flags = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_ums_event_disassociate_v5_0 {
use crate::laws;
use etwspec::payloads::scheduler::etw_ums_event_disassociate::{ EtwUmsEventDisassociate as T, EtwUmsEventDisassociateView as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "ScheduledThreadId",
    "PrimaryThreadId",
    "UmsApcControlFlags",
    "Status",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        1 => { let it = if way == laws::Way::View { view.scheduled_thread_id() } else { from.scheduled_thread_id }; value.scheduled_thread_id = it; None }
        2 => { let it = if way == laws::Way::View { view.primary_thread_id() } else { from.primary_thread_id }; value.primary_thread_id = it; None }
        3 => { let it = if way == laws::Way::View { view.ums_apc_control_flags() } else { from.ums_apc_control_flags }; value.ums_apc_control_flags = it; None }
        4 => { let it = if way == laws::Way::View { view.status() } else { from.status }; value.status = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_ums_event_park_v5_0 {
use crate::laws;
use etwspec::payloads::scheduler::etw_ums_event_park::{ EtwUmsEventPark as T, EtwUmsEventParkView as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "ScheduledThreadId",
    "ParkFlags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        1 => { let it = if way == laws::Way::View { view.scheduled_thread_id() } else { from.scheduled_thread_id }; value.scheduled_thread_id = it; None }
        2 => { let it = if way == laws::Way::View { view.park_flags() } else { from.park_flags }; value.park_flags = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_thread_feedback_read_v5_0 {
use crate::laws;
use etwspec::payloads::scheduler::perfinfo_thread_feedback_read::{ PerfinfoThreadFeedbackRead as T, PerfinfoThreadFeedbackReadView as V };
const MEMBERS: &[&str] = &[
    "ThreadId",
    "ProcessorIndex",
    "Feedback",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        1 => { let it = if way == laws::Way::View { view.processor_index() } else { from.processor_index }; value.processor_index = it; None }
        2 => { let it = if way == laws::Way::View { view.feedback() } else { from.feedback }; value.feedback = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_workload_class_update_v5_0 {
use crate::laws;
use etwspec::payloads::scheduler::perfinfo_workload_class_update::{ PerfinfoWorkloadClassUpdate as T, PerfinfoWorkloadClassUpdateView as V };
const MEMBERS: &[&str] = &[
    "ThreadId",
    "Flags",
    "Class",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        1 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        2 => { let it = if way == laws::Way::View { view.class() } else { from.class }; value.class = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod ci_log_mmcss_start_any {
use crate::laws;
use etwspec::payloads::scheduler::ci_log_mmcss_start::{Any, V5_0, CiLogMmcssStart, };
any! {
    "CI_LOG_MMCSS_START", false,
    0: "V5_0" V5_0(V5_0), 48;
    1: "V5_1" V5_1(CiLogMmcssStart), 48;
}

}

mod ci_log_mmcss_stop_any {
use crate::laws;
use etwspec::payloads::scheduler::ci_log_mmcss_stop::{Any, V5_0, CiLogMmcssStop, };
any! {
    "CI_LOG_MMCSS_STOP", false,
    0: "V5_0" V5_0(V5_0), 48;
    1: "V5_1" V5_1(CiLogMmcssStop), 48;
}

}

mod ci_log_scheduler_event_any {
use crate::laws;
use etwspec::payloads::scheduler::ci_log_scheduler_event::{Any, V5_0, CiLogSchedulerEvent, };
any! {
    "CI_LOG_SCHEDULER_EVENT", false,
    0: "V5_0" V5_0(V5_0), 64;
    1: "V5_1" V5_1(CiLogSchedulerEvent), 64;
}

}

mod ci_log_scheduler_sleep_any {
use crate::laws;
use etwspec::payloads::scheduler::ci_log_scheduler_sleep::{Any, V5_0, CiLogSchedulerSleep, };
any! {
    "CI_LOG_SCHEDULER_SLEEP", false,
    0: "V5_0" V5_0(V5_0), 48;
    1: "V5_1" V5_1(CiLogSchedulerSleep), 48;
}

}

mod ci_log_scheduler_sleep_response_any {
use crate::laws;
use etwspec::payloads::scheduler::ci_log_scheduler_sleep_response::{Any, V5_0, CiLogSchedulerSleepResponse, };
any! {
    "CI_LOG_SCHEDULER_SLEEP_RESPONSE", false,
    0: "V5_0" V5_0(V5_0), 48;
    1: "V5_1" V5_1(CiLogSchedulerSleepResponse), 48;
}

}

mod ci_log_scheduler_wakeup_any {
use crate::laws;
use etwspec::payloads::scheduler::ci_log_scheduler_wakeup::{Any, V5_0, CiLogSchedulerWakeup, };
any! {
    "CI_LOG_SCHEDULER_WAKEUP", false,
    0: "V5_0" V5_0(V5_0), 52;
    1: "V5_1" V5_1(CiLogSchedulerWakeup), 52;
}

}

mod etw_dfss_release_thread_on_idle_any {
use crate::laws;
use etwspec::payloads::scheduler::etw_dfss_release_thread_on_idle::{Any, EtwDfssReleaseThreadOnIdle, };
any! {
    "ETW_DFSS_RELEASE_THREAD_ON_IDLE", false,
    0: "V5_0" V5_0(EtwDfssReleaseThreadOnIdle), 24;
}

}

mod etw_dfss_start_new_interval_any {
use crate::laws;
use etwspec::payloads::scheduler::etw_dfss_start_new_interval::{Any, EtwDfssStartNewInterval, };
any! {
    "ETW_DFSS_START_NEW_INTERVAL", true,
    0: "V5_0" V5_0(EtwDfssStartNewInterval), 24;
}

}

mod etw_per_session_quota_any {
use crate::laws;
use etwspec::payloads::scheduler::etw_per_session_quota::{Any, EtwPerSessionQuota, };
any! {
    "ETW_PER_SESSION_QUOTA", false,
    0: "V5_0" V5_0(EtwPerSessionQuota), 24;
}

}

mod etw_ums_event_context_switch_any {
use crate::laws;
use etwspec::payloads::scheduler::etw_ums_event_context_switch::{Any, EtwUmsEventContextSwitch, };
any! {
    "ETW_UMS_EVENT_CONTEXT_SWITCH", false,
    0: "V5_0" V5_0(EtwUmsEventContextSwitch), 52;
}

}

mod etw_ums_event_directed_switch_end_any {
use crate::laws;
use etwspec::payloads::scheduler::etw_ums_event_directed_switch_end::{Any, EtwUmsEventDirectedSwitchEnd, };
any! {
    "ETW_UMS_EVENT_DIRECTED_SWITCH_END", false,
    0: "V5_0" V5_0(EtwUmsEventDirectedSwitchEnd), 16;
}

}

mod etw_ums_event_directed_switch_start_any {
use crate::laws;
use etwspec::payloads::scheduler::etw_ums_event_directed_switch_start::{Any, EtwUmsEventDirectedSwitchStart, };
any! {
    "ETW_UMS_EVENT_DIRECTED_SWITCH_START", false,
    0: "V5_0" V5_0(EtwUmsEventDirectedSwitchStart), 16;
}

}

mod etw_ums_event_disassociate_any {
use crate::laws;
use etwspec::payloads::scheduler::etw_ums_event_disassociate::{Any, EtwUmsEventDisassociate, };
any! {
    "ETW_UMS_EVENT_DISASSOCIATE", false,
    0: "V5_0" V5_0(EtwUmsEventDisassociate), 20;
}

}

mod etw_ums_event_park_any {
use crate::laws;
use etwspec::payloads::scheduler::etw_ums_event_park::{Any, EtwUmsEventPark, };
any! {
    "ETW_UMS_EVENT_PARK", false,
    0: "V5_0" V5_0(EtwUmsEventPark), 12;
}

}

mod perfinfo_thread_feedback_read_any {
use crate::laws;
use etwspec::payloads::scheduler::perfinfo_thread_feedback_read::{Any, PerfinfoThreadFeedbackRead, };
any! {
    "PERFINFO_THREAD_FEEDBACK_READ", false,
    0: "V5_0" V5_0(PerfinfoThreadFeedbackRead), 16;
}

}

mod perfinfo_workload_class_update_any {
use crate::laws;
use etwspec::payloads::scheduler::perfinfo_workload_class_update::{Any, PerfinfoWorkloadClassUpdate, };
any! {
    "PERFINFO_WORKLOAD_CLASS_UPDATE", false,
    0: "V5_0" V5_0(PerfinfoWorkloadClassUpdate), 8;
}

}

mod mmcss_opcode_values {
use crate::laws;
use etwspec::payloads::scheduler::MmcssOpcode as T;
enumeration!(u8);
}

mod ums_etw_directed_switch_end_values {
use crate::laws;
use etwspec::payloads::scheduler::UmsEtwDirectedSwitchEnd as T;
flags!(u32);
}

mod ums_etw_directed_switch_start_values {
use crate::laws;
use etwspec::payloads::scheduler::UmsEtwDirectedSwitchStart as T;
flags!(u32);
}

mod ums_etw_park_values {
use crate::laws;
use etwspec::payloads::scheduler::UmsEtwPark as T;
flags!(u32);
}
