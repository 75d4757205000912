// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of topic `payloads::scheduler`.
mod ci_log_mmcss_start_before5_1 {
use etwspec_runtime::laws;
use etwspec::payloads::scheduler::ci_log_mmcss_start::{ Before5_1 as T, Before5_1View as V };
const MEMBERS: &[&str] = &[
    "Header",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod ci_log_mmcss_start_ci_log_mmcss_start {
use etwspec_runtime::laws;
use etwspec::payloads::scheduler::ci_log_mmcss_start::{ CiLogMmcssStart as T, CiLogMmcssStartView as V };
const MEMBERS: &[&str] = &[
    "Header",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod ci_log_mmcss_stop_before5_1 {
use etwspec_runtime::laws;
use etwspec::payloads::scheduler::ci_log_mmcss_stop::{ Before5_1 as T, Before5_1View as V };
const MEMBERS: &[&str] = &[
    "Header",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod ci_log_mmcss_stop_ci_log_mmcss_stop {
use etwspec_runtime::laws;
use etwspec::payloads::scheduler::ci_log_mmcss_stop::{ CiLogMmcssStop as T, CiLogMmcssStopView as V };
const MEMBERS: &[&str] = &[
    "Header",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod ci_log_scheduler_event_before5_1 {
use etwspec_runtime::laws;
use etwspec::payloads::scheduler::ci_log_scheduler_event::{ Before5_1 as T, Before5_1View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "ProcessId",
    "ThreadId",
    "Priority",
    "TaskIndex",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        2 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        3 => { let it = if way == laws::Way::View { view.priority() } else { from.priority() }; value.set_priority(it); None }
        4 => { let it = if way == laws::Way::View { view.task_index() } else { from.task_index() }; value.set_task_index(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod ci_log_scheduler_event_ci_log_scheduler_event {
use etwspec_runtime::laws;
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
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        2 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        3 => { let it = if way == laws::Way::View { view.priority() } else { from.priority() }; value.set_priority(it); None }
        4 => { let it = if way == laws::Way::View { view.task_index() } else { from.task_index() }; value.set_task_index(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod ci_log_scheduler_sleep_before5_1 {
use etwspec_runtime::laws;
use etwspec::payloads::scheduler::ci_log_scheduler_sleep::{ Before5_1 as T, Before5_1View as V };
const MEMBERS: &[&str] = &[
    "Header",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod ci_log_scheduler_sleep_ci_log_scheduler_sleep {
use etwspec_runtime::laws;
use etwspec::payloads::scheduler::ci_log_scheduler_sleep::{ CiLogSchedulerSleep as T, CiLogSchedulerSleepView as V };
const MEMBERS: &[&str] = &[
    "Header",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod ci_log_scheduler_sleep_response_before5_1 {
use etwspec_runtime::laws;
use etwspec::payloads::scheduler::ci_log_scheduler_sleep_response::{ Before5_1 as T, Before5_1View as V };
const MEMBERS: &[&str] = &[
    "Header",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod ci_log_scheduler_sleep_response_ci_log_scheduler_sleep_response {
use etwspec_runtime::laws;
use etwspec::payloads::scheduler::ci_log_scheduler_sleep_response::{ CiLogSchedulerSleepResponse as T, CiLogSchedulerSleepResponseView as V };
const MEMBERS: &[&str] = &[
    "Header",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod ci_log_scheduler_wakeup_before5_1 {
use etwspec_runtime::laws;
use etwspec::payloads::scheduler::ci_log_scheduler_wakeup::{ Before5_1 as T, Before5_1View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "Reason",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.reason() } else { from.reason() }; value.set_reason(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod ci_log_scheduler_wakeup_ci_log_scheduler_wakeup {
use etwspec_runtime::laws;
use etwspec::payloads::scheduler::ci_log_scheduler_wakeup::{ CiLogSchedulerWakeup as T, CiLogSchedulerWakeupView as V };
const MEMBERS: &[&str] = &[
    "Header",
    "Reason",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.reason() } else { from.reason() }; value.set_reason(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_dfss_release_thread_on_idle_etw_dfss_release_thread_on_idle {
use etwspec_runtime::laws;
use etwspec::payloads::scheduler::etw_dfss_release_thread_on_idle::{ EtwDfssReleaseThreadOnIdle as T, EtwDfssReleaseThreadOnIdleView as V };
const MEMBERS: &[&str] = &[
    "CurrentGeneration",
    "SessionSelectedToRun",
    "CycleBaseAllowance",
    "CyclesRemaining",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.current_generation() } else { from.current_generation() }; value.set_current_generation(it); None }
        1 => { let it = if way == laws::Way::View { view.session_selected_to_run() } else { from.session_selected_to_run() }; value.set_session_selected_to_run(it); None }
        2 => { let it = if way == laws::Way::View { view.cycle_base_allowance() } else { from.cycle_base_allowance() }; value.set_cycle_base_allowance(it); None }
        3 => { let it = if way == laws::Way::View { view.cycles_remaining() } else { from.cycles_remaining() }; value.set_cycles_remaining(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_dfss_start_new_interval_etw_dfss_start_new_interval {
use etwspec_runtime::laws;
use etwspec::payloads::scheduler::etw_dfss_start_new_interval::{ EtwDfssStartNewInterval as T, EtwDfssStartNewIntervalView as V };
const MEMBERS: &[&str] = &[
    "CurrentGeneration",
    "SessionCount",
    "TotalCycleCredit",
    "TotalCyclesAccumulated",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.current_generation() } else { from.current_generation() }; value.set_current_generation(it); None }
        1 => { let it = if way == laws::Way::View { view.session_count() } else { from.session_count() }; value.set_session_count(it); None }
        2 => { let it = if way == laws::Way::View { view.total_cycle_credit() } else { from.total_cycle_credit() }; value.set_total_cycle_credit(it); None }
        3 => { let it = if way == laws::Way::View { view.total_cycles_accumulated() } else { from.total_cycles_accumulated() }; value.set_total_cycles_accumulated(it); None }
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

mod etw_per_session_quota_etw_per_session_quota {
use etwspec_runtime::laws;
use etwspec::payloads::scheduler::etw_per_session_quota::{ EtwPerSessionQuota as T, EtwPerSessionQuotaView as V };
const MEMBERS: &[&str] = &[
    "SessionId",
    "CpuShareWeight",
    "CapturedWeightData",
    "CyclesAccumulated",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.session_id() } else { from.session_id() }; value.set_session_id(it); None }
        1 => { let it = if way == laws::Way::View { view.cpu_share_weight() } else { from.cpu_share_weight() }; value.set_cpu_share_weight(it); None }
        2 => { let it = if way == laws::Way::View { view.captured_weight_data() } else { from.captured_weight_data() }; value.set_captured_weight_data(it); None }
        3 => { let it = if way == laws::Way::View { view.cycles_accumulated() } else { from.cycles_accumulated() }; value.set_cycles_accumulated(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_ums_event_context_switch_etw_ums_event_context_switch {
use etwspec_runtime::laws;
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
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.scheduled_thread_id() } else { from.scheduled_thread_id() }; value.set_scheduled_thread_id(it); None }
        2 => { let it = if way == laws::Way::View { view.switch_count() } else { from.switch_count() }; value.set_switch_count(it); None }
        3 => { let it = if way == laws::Way::View { view.kernel_yield_count() } else { from.kernel_yield_count() }; value.set_kernel_yield_count(it); None }
        4 => { let it = if way == laws::Way::View { view.mixed_yield_count() } else { from.mixed_yield_count() }; value.set_mixed_yield_count(it); None }
        5 => { let it = if way == laws::Way::View { view.yield_count() } else { from.yield_count() }; value.set_yield_count(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_ums_event_directed_switch_end_etw_ums_event_directed_switch_end {
use etwspec_runtime::laws;
use etwspec::payloads::scheduler::etw_ums_event_directed_switch_end::{ EtwUmsEventDirectedSwitchEnd as T, EtwUmsEventDirectedSwitchEndView as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "ScheduledThreadId",
    "PrimaryThreadId",
    "SwitchFlags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.scheduled_thread_id() } else { from.scheduled_thread_id() }; value.set_scheduled_thread_id(it); None }
        2 => { let it = if way == laws::Way::View { view.primary_thread_id() } else { from.primary_thread_id() }; value.set_primary_thread_id(it); None }
        3 => { let it = if way == laws::Way::View { view.switch_flags() } else { from.switch_flags() }; value.set_switch_flags(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_ums_event_directed_switch_start_etw_ums_event_directed_switch_start {
use etwspec_runtime::laws;
use etwspec::payloads::scheduler::etw_ums_event_directed_switch_start::{ EtwUmsEventDirectedSwitchStart as T, EtwUmsEventDirectedSwitchStartView as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "ScheduledThreadId",
    "PrimaryThreadId",
    "SwitchFlags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.scheduled_thread_id() } else { from.scheduled_thread_id() }; value.set_scheduled_thread_id(it); None }
        2 => { let it = if way == laws::Way::View { view.primary_thread_id() } else { from.primary_thread_id() }; value.set_primary_thread_id(it); None }
        3 => { let it = if way == laws::Way::View { view.switch_flags() } else { from.switch_flags() }; value.set_switch_flags(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_ums_event_disassociate_etw_ums_event_disassociate {
use etwspec_runtime::laws;
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
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.scheduled_thread_id() } else { from.scheduled_thread_id() }; value.set_scheduled_thread_id(it); None }
        2 => { let it = if way == laws::Way::View { view.primary_thread_id() } else { from.primary_thread_id() }; value.set_primary_thread_id(it); None }
        3 => { let it = if way == laws::Way::View { view.ums_apc_control_flags() } else { from.ums_apc_control_flags() }; value.set_ums_apc_control_flags(it); None }
        4 => { let it = if way == laws::Way::View { view.status() } else { from.status() }; value.set_status(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_ums_event_park_etw_ums_event_park {
use etwspec_runtime::laws;
use etwspec::payloads::scheduler::etw_ums_event_park::{ EtwUmsEventPark as T, EtwUmsEventParkView as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "ScheduledThreadId",
    "ParkFlags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.scheduled_thread_id() } else { from.scheduled_thread_id() }; value.set_scheduled_thread_id(it); None }
        2 => { let it = if way == laws::Way::View { view.park_flags() } else { from.park_flags() }; value.set_park_flags(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_thread_feedback_read_perfinfo_thread_feedback_read {
use etwspec_runtime::laws;
use etwspec::payloads::scheduler::perfinfo_thread_feedback_read::{ PerfinfoThreadFeedbackRead as T, PerfinfoThreadFeedbackReadView as V };
const MEMBERS: &[&str] = &[
    "ThreadId",
    "ProcessorIndex",
    "Feedback",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        1 => { let it = if way == laws::Way::View { view.processor_index() } else { from.processor_index() }; value.set_processor_index(it); None }
        2 => { let it = if way == laws::Way::View { view.feedback() } else { from.feedback() }; value.set_feedback(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_workload_class_update_perfinfo_workload_class_update {
use etwspec_runtime::laws;
use etwspec::payloads::scheduler::perfinfo_workload_class_update::{ PerfinfoWorkloadClassUpdate as T, PerfinfoWorkloadClassUpdateView as V };
const MEMBERS: &[&str] = &[
    "ThreadId",
    "Flags",
    "Class",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        1 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        2 => { let it = if way == laws::Way::View { view.class() } else { from.class() }; value.set_class(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod ci_log_mmcss_start_any {
use etwspec_runtime::laws;
use etwspec::payloads::scheduler::ci_log_mmcss_start::{Any, Before5_1, CiLogMmcssStart, };
law_any! {
    "CI_LOG_MMCSS_START", false,
    0: "Before5_1" Before5_1(Before5_1), 48;
    1: "CiLogMmcssStart" CiLogMmcssStart(CiLogMmcssStart), 48;
}

}

mod ci_log_mmcss_stop_any {
use etwspec_runtime::laws;
use etwspec::payloads::scheduler::ci_log_mmcss_stop::{Any, Before5_1, CiLogMmcssStop, };
law_any! {
    "CI_LOG_MMCSS_STOP", false,
    0: "Before5_1" Before5_1(Before5_1), 48;
    1: "CiLogMmcssStop" CiLogMmcssStop(CiLogMmcssStop), 48;
}

}

mod ci_log_scheduler_event_any {
use etwspec_runtime::laws;
use etwspec::payloads::scheduler::ci_log_scheduler_event::{Any, Before5_1, CiLogSchedulerEvent, };
law_any! {
    "CI_LOG_SCHEDULER_EVENT", false,
    0: "Before5_1" Before5_1(Before5_1), 64;
    1: "CiLogSchedulerEvent" CiLogSchedulerEvent(CiLogSchedulerEvent), 64;
}

}

mod ci_log_scheduler_sleep_any {
use etwspec_runtime::laws;
use etwspec::payloads::scheduler::ci_log_scheduler_sleep::{Any, Before5_1, CiLogSchedulerSleep, };
law_any! {
    "CI_LOG_SCHEDULER_SLEEP", false,
    0: "Before5_1" Before5_1(Before5_1), 48;
    1: "CiLogSchedulerSleep" CiLogSchedulerSleep(CiLogSchedulerSleep), 48;
}

}

mod ci_log_scheduler_sleep_response_any {
use etwspec_runtime::laws;
use etwspec::payloads::scheduler::ci_log_scheduler_sleep_response::{Any, Before5_1, CiLogSchedulerSleepResponse, };
law_any! {
    "CI_LOG_SCHEDULER_SLEEP_RESPONSE", false,
    0: "Before5_1" Before5_1(Before5_1), 48;
    1: "CiLogSchedulerSleepResponse" CiLogSchedulerSleepResponse(CiLogSchedulerSleepResponse), 48;
}

}

mod ci_log_scheduler_wakeup_any {
use etwspec_runtime::laws;
use etwspec::payloads::scheduler::ci_log_scheduler_wakeup::{Any, Before5_1, CiLogSchedulerWakeup, };
law_any! {
    "CI_LOG_SCHEDULER_WAKEUP", false,
    0: "Before5_1" Before5_1(Before5_1), 52;
    1: "CiLogSchedulerWakeup" CiLogSchedulerWakeup(CiLogSchedulerWakeup), 52;
}

}

mod mmcss_opcode_values {
use etwspec_runtime::laws;
use etwspec::payloads::scheduler::MmcssOpcode as T;
law_enumeration!(u8);
}

mod ums_etw_directed_switch_end_values {
use etwspec_runtime::laws;
use etwspec::payloads::scheduler::UmsEtwDirectedSwitchEnd as T;
law_flags!(u32);
}

mod ums_etw_directed_switch_start_values {
use etwspec_runtime::laws;
use etwspec::payloads::scheduler::UmsEtwDirectedSwitchStart as T;
law_flags!(u32);
}

mod ums_etw_park_values {
use etwspec_runtime::laws;
use etwspec::payloads::scheduler::UmsEtwPark as T;
law_flags!(u32);
}
