// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of topic `payloads::threadpool`.
mod etw_tp_event_callback_cancel_etw_tp_event_callback_cancel_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::etw_tp_event_callback_cancel::{ EtwTpEventCallbackCancelPtr32 as T, EtwTpEventCallbackCancelPtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "PoolId",
    "TaskId",
    "Callback",
    "Context",
    "SubProcessTag",
    "CancelCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id() }; value.set_pool_id(it); None }
        2 => { let it = if way == laws::Way::View { view.task_id() } else { from.task_id() }; value.set_task_id(it); None }
        3 => { let it = if way == laws::Way::View { view.callback() } else { from.callback() }; value.set_callback(it); None }
        4 => { let it = if way == laws::Way::View { view.context() } else { from.context() }; value.set_context(it); None }
        5 => { let it = if way == laws::Way::View { view.sub_process_tag() } else { from.sub_process_tag() }; value.set_sub_process_tag(it); None }
        6 => { let it = if way == laws::Way::View { view.cancel_count() } else { from.cancel_count() }; value.set_cancel_count(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_tp_event_callback_cancel_etw_tp_event_callback_cancel_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::etw_tp_event_callback_cancel::{ EtwTpEventCallbackCancelPtr64 as T, EtwTpEventCallbackCancelPtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "PoolId",
    "TaskId",
    "Callback",
    "Context",
    "SubProcessTag",
    "CancelCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id() }; value.set_pool_id(it); None }
        2 => { let it = if way == laws::Way::View { view.task_id() } else { from.task_id() }; value.set_task_id(it); None }
        3 => { let it = if way == laws::Way::View { view.callback() } else { from.callback() }; value.set_callback(it); None }
        4 => { let it = if way == laws::Way::View { view.context() } else { from.context() }; value.set_context(it); None }
        5 => { let it = if way == laws::Way::View { view.sub_process_tag() } else { from.sub_process_tag() }; value.set_sub_process_tag(it); None }
        6 => { let it = if way == laws::Way::View { view.cancel_count() } else { from.cancel_count() }; value.set_cancel_count(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_tp_event_callback_enqueue_etw_tp_event_callback_enqueue_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::etw_tp_event_callback_enqueue::{ EtwTpEventCallbackEnqueuePtr32 as T, EtwTpEventCallbackEnqueuePtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "PoolId",
    "TaskId",
    "Callback",
    "Context",
    "SubProcessTag",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id() }; value.set_pool_id(it); None }
        2 => { let it = if way == laws::Way::View { view.task_id() } else { from.task_id() }; value.set_task_id(it); None }
        3 => { let it = if way == laws::Way::View { view.callback() } else { from.callback() }; value.set_callback(it); None }
        4 => { let it = if way == laws::Way::View { view.context() } else { from.context() }; value.set_context(it); None }
        5 => { let it = if way == laws::Way::View { view.sub_process_tag() } else { from.sub_process_tag() }; value.set_sub_process_tag(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_tp_event_callback_enqueue_etw_tp_event_callback_enqueue_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::etw_tp_event_callback_enqueue::{ EtwTpEventCallbackEnqueuePtr64 as T, EtwTpEventCallbackEnqueuePtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "PoolId",
    "TaskId",
    "Callback",
    "Context",
    "SubProcessTag",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id() }; value.set_pool_id(it); None }
        2 => { let it = if way == laws::Way::View { view.task_id() } else { from.task_id() }; value.set_task_id(it); None }
        3 => { let it = if way == laws::Way::View { view.callback() } else { from.callback() }; value.set_callback(it); None }
        4 => { let it = if way == laws::Way::View { view.context() } else { from.context() }; value.set_context(it); None }
        5 => { let it = if way == laws::Way::View { view.sub_process_tag() } else { from.sub_process_tag() }; value.set_sub_process_tag(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_tp_event_callback_start_etw_tp_event_callback_start_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::etw_tp_event_callback_start::{ EtwTpEventCallbackStartPtr32 as T, EtwTpEventCallbackStartPtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "PoolId",
    "TaskId",
    "Callback",
    "Context",
    "SubProcessTag",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id() }; value.set_pool_id(it); None }
        2 => { let it = if way == laws::Way::View { view.task_id() } else { from.task_id() }; value.set_task_id(it); None }
        3 => { let it = if way == laws::Way::View { view.callback() } else { from.callback() }; value.set_callback(it); None }
        4 => { let it = if way == laws::Way::View { view.context() } else { from.context() }; value.set_context(it); None }
        5 => { let it = if way == laws::Way::View { view.sub_process_tag() } else { from.sub_process_tag() }; value.set_sub_process_tag(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_tp_event_callback_start_etw_tp_event_callback_start_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::etw_tp_event_callback_start::{ EtwTpEventCallbackStartPtr64 as T, EtwTpEventCallbackStartPtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "PoolId",
    "TaskId",
    "Callback",
    "Context",
    "SubProcessTag",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id() }; value.set_pool_id(it); None }
        2 => { let it = if way == laws::Way::View { view.task_id() } else { from.task_id() }; value.set_task_id(it); None }
        3 => { let it = if way == laws::Way::View { view.callback() } else { from.callback() }; value.set_callback(it); None }
        4 => { let it = if way == laws::Way::View { view.context() } else { from.context() }; value.set_context(it); None }
        5 => { let it = if way == laws::Way::View { view.sub_process_tag() } else { from.sub_process_tag() }; value.set_sub_process_tag(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_tp_event_pool_close_etw_tp_event_pool_close_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::etw_tp_event_pool_close::{ EtwTpEventPoolClosePtr32 as T, EtwTpEventPoolClosePtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "PoolId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id() }; value.set_pool_id(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_tp_event_pool_close_etw_tp_event_pool_close_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::etw_tp_event_pool_close::{ EtwTpEventPoolClosePtr64 as T, EtwTpEventPoolClosePtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "PoolId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id() }; value.set_pool_id(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_tp_event_pool_create_etw_tp_event_pool_create_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::etw_tp_event_pool_create::{ EtwTpEventPoolCreatePtr32 as T, EtwTpEventPoolCreatePtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "PoolId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id() }; value.set_pool_id(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_tp_event_pool_create_etw_tp_event_pool_create_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::etw_tp_event_pool_create::{ EtwTpEventPoolCreatePtr64 as T, EtwTpEventPoolCreatePtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "PoolId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id() }; value.set_pool_id(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_tp_event_pool_th_max_set_etw_tp_event_pool_th_max_set_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::etw_tp_event_pool_th_max_set::{ EtwTpEventPoolThMaxSetPtr32 as T, EtwTpEventPoolThMaxSetPtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "PoolId",
    "ThreadNum",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id() }; value.set_pool_id(it); None }
        2 => { let it = if way == laws::Way::View { view.thread_num() } else { from.thread_num() }; value.set_thread_num(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_tp_event_pool_th_max_set_etw_tp_event_pool_th_max_set_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::etw_tp_event_pool_th_max_set::{ EtwTpEventPoolThMaxSetPtr64 as T, EtwTpEventPoolThMaxSetPtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "PoolId",
    "ThreadNum",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id() }; value.set_pool_id(it); None }
        2 => { let it = if way == laws::Way::View { view.thread_num() } else { from.thread_num() }; value.set_thread_num(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_tp_event_pool_th_min_set_etw_tp_event_pool_th_min_set_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::etw_tp_event_pool_th_min_set::{ EtwTpEventPoolThMinSetPtr32 as T, EtwTpEventPoolThMinSetPtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "PoolId",
    "ThreadNum",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id() }; value.set_pool_id(it); None }
        2 => { let it = if way == laws::Way::View { view.thread_num() } else { from.thread_num() }; value.set_thread_num(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_tp_event_pool_th_min_set_etw_tp_event_pool_th_min_set_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::etw_tp_event_pool_th_min_set::{ EtwTpEventPoolThMinSetPtr64 as T, EtwTpEventPoolThMinSetPtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "PoolId",
    "ThreadNum",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id() }; value.set_pool_id(it); None }
        2 => { let it = if way == laws::Way::View { view.thread_num() } else { from.thread_num() }; value.set_thread_num(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_tp_event_timer_cancelled_etw_tp_event_timer_cancelled_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_cancelled::{ EtwTpEventTimerCancelledPtr32 as T, EtwTpEventTimerCancelledPtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "SubQueue",
    "Timer",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.sub_queue() } else { from.sub_queue() }; value.set_sub_queue(it); None }
        2 => { let it = if way == laws::Way::View { view.timer() } else { from.timer() }; value.set_timer(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_tp_event_timer_cancelled_etw_tp_event_timer_cancelled_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_cancelled::{ EtwTpEventTimerCancelledPtr64 as T, EtwTpEventTimerCancelledPtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "SubQueue",
    "Timer",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.sub_queue() } else { from.sub_queue() }; value.set_sub_queue(it); None }
        2 => { let it = if way == laws::Way::View { view.timer() } else { from.timer() }; value.set_timer(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_tp_event_timer_cancel_nttimer_etw_tp_event_timer_cancel_nttimer_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_cancel_nttimer::{ EtwTpEventTimerCancelNttimerPtr32 as T, EtwTpEventTimerCancelNttimerPtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "SubQueue",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.sub_queue() } else { from.sub_queue() }; value.set_sub_queue(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_tp_event_timer_cancel_nttimer_etw_tp_event_timer_cancel_nttimer_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_cancel_nttimer::{ EtwTpEventTimerCancelNttimerPtr64 as T, EtwTpEventTimerCancelNttimerPtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "SubQueue",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.sub_queue() } else { from.sub_queue() }; value.set_sub_queue(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_tp_event_timer_expiration_etw_tp_event_timer_expiration_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_expiration::{ EtwTpEventTimerExpirationPtr32 as T, EtwTpEventTimerExpirationPtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "DueTime",
    "SubQueue",
    "Timer",
    "Period",
    "WindowLength",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.due_time() } else { from.due_time() }; value.set_due_time(it); None }
        2 => { let it = if way == laws::Way::View { view.sub_queue() } else { from.sub_queue() }; value.set_sub_queue(it); None }
        3 => { let it = if way == laws::Way::View { view.timer() } else { from.timer() }; value.set_timer(it); None }
        4 => { let it = if way == laws::Way::View { view.period() } else { from.period() }; value.set_period(it); None }
        5 => { let it = if way == laws::Way::View { view.window_length() } else { from.window_length() }; value.set_window_length(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_tp_event_timer_expiration_etw_tp_event_timer_expiration_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_expiration::{ EtwTpEventTimerExpirationPtr64 as T, EtwTpEventTimerExpirationPtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "DueTime",
    "SubQueue",
    "Timer",
    "Period",
    "WindowLength",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.due_time() } else { from.due_time() }; value.set_due_time(it); None }
        2 => { let it = if way == laws::Way::View { view.sub_queue() } else { from.sub_queue() }; value.set_sub_queue(it); None }
        3 => { let it = if way == laws::Way::View { view.timer() } else { from.timer() }; value.set_timer(it); None }
        4 => { let it = if way == laws::Way::View { view.period() } else { from.period() }; value.set_period(it); None }
        5 => { let it = if way == laws::Way::View { view.window_length() } else { from.window_length() }; value.set_window_length(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_tp_event_timer_expiration_begin_etw_tp_event_timer_expiration_begin_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_expiration_begin::{ EtwTpEventTimerExpirationBeginPtr32 as T, EtwTpEventTimerExpirationBeginPtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "SubQueue",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.sub_queue() } else { from.sub_queue() }; value.set_sub_queue(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_tp_event_timer_expiration_begin_etw_tp_event_timer_expiration_begin_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_expiration_begin::{ EtwTpEventTimerExpirationBeginPtr64 as T, EtwTpEventTimerExpirationBeginPtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "SubQueue",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.sub_queue() } else { from.sub_queue() }; value.set_sub_queue(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_tp_event_timer_expiration_end_etw_tp_event_timer_expiration_end_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_expiration_end::{ EtwTpEventTimerExpirationEndPtr32 as T, EtwTpEventTimerExpirationEndPtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "SubQueue",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.sub_queue() } else { from.sub_queue() }; value.set_sub_queue(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_tp_event_timer_expiration_end_etw_tp_event_timer_expiration_end_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_expiration_end::{ EtwTpEventTimerExpirationEndPtr64 as T, EtwTpEventTimerExpirationEndPtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "SubQueue",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.sub_queue() } else { from.sub_queue() }; value.set_sub_queue(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_tp_event_timer_set_etw_tp_event_timer_set_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_set::{ EtwTpEventTimerSetPtr32 as T, EtwTpEventTimerSetPtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "DueTime",
    "SubQueue",
    "Timer",
    "Period",
    "WindowLength",
    "Absolute",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.due_time() } else { from.due_time() }; value.set_due_time(it); None }
        2 => { let it = if way == laws::Way::View { view.sub_queue() } else { from.sub_queue() }; value.set_sub_queue(it); None }
        3 => { let it = if way == laws::Way::View { view.timer() } else { from.timer() }; value.set_timer(it); None }
        4 => { let it = if way == laws::Way::View { view.period() } else { from.period() }; value.set_period(it); None }
        5 => { let it = if way == laws::Way::View { view.window_length() } else { from.window_length() }; value.set_window_length(it); None }
        6 => { let it = if way == laws::Way::View { view.absolute() } else { from.absolute() }; value.set_absolute(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_tp_event_timer_set_etw_tp_event_timer_set_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_set::{ EtwTpEventTimerSetPtr64 as T, EtwTpEventTimerSetPtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "DueTime",
    "SubQueue",
    "Timer",
    "Period",
    "WindowLength",
    "Absolute",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.due_time() } else { from.due_time() }; value.set_due_time(it); None }
        2 => { let it = if way == laws::Way::View { view.sub_queue() } else { from.sub_queue() }; value.set_sub_queue(it); None }
        3 => { let it = if way == laws::Way::View { view.timer() } else { from.timer() }; value.set_timer(it); None }
        4 => { let it = if way == laws::Way::View { view.period() } else { from.period() }; value.set_period(it); None }
        5 => { let it = if way == laws::Way::View { view.window_length() } else { from.window_length() }; value.set_window_length(it); None }
        6 => { let it = if way == laws::Way::View { view.absolute() } else { from.absolute() }; value.set_absolute(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_tp_event_timer_set_nttimer_etw_tp_event_timer_set_nttimer_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_set_nttimer::{ EtwTpEventTimerSetNttimerPtr32 as T, EtwTpEventTimerSetNttimerPtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "DueTime",
    "SubQueue",
    "TolerableDelay",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.due_time() } else { from.due_time() }; value.set_due_time(it); None }
        2 => { let it = if way == laws::Way::View { view.sub_queue() } else { from.sub_queue() }; value.set_sub_queue(it); None }
        3 => { let it = if way == laws::Way::View { view.tolerable_delay() } else { from.tolerable_delay() }; value.set_tolerable_delay(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_tp_event_timer_set_nttimer_etw_tp_event_timer_set_nttimer_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_set_nttimer::{ EtwTpEventTimerSetNttimerPtr64 as T, EtwTpEventTimerSetNttimerPtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "DueTime",
    "SubQueue",
    "TolerableDelay",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.due_time() } else { from.due_time() }; value.set_due_time(it); None }
        2 => { let it = if way == laws::Way::View { view.sub_queue() } else { from.sub_queue() }; value.set_sub_queue(it); None }
        3 => { let it = if way == laws::Way::View { view.tolerable_delay() } else { from.tolerable_delay() }; value.set_tolerable_delay(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_tp_event_worker_numanode_switch_etw_tp_event_worker_numanode_switch_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::etw_tp_event_worker_numanode_switch::{ EtwTpEventWorkerNumanodeSwitchPtr32 as T, EtwTpEventWorkerNumanodeSwitchPtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "PoolId",
    "CurrentNode",
    "NextNode",
    "CurrentGroup",
    "NextGroup",
    "CurrentWorkerCount",
    "NextWorkerCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id() }; value.set_pool_id(it); None }
        2 => { let it = if way == laws::Way::View { view.current_node() } else { from.current_node() }; value.set_current_node(it); None }
        3 => { let it = if way == laws::Way::View { view.next_node() } else { from.next_node() }; value.set_next_node(it); None }
        4 => { let it = if way == laws::Way::View { view.current_group() } else { from.current_group() }; value.set_current_group(it); None }
        5 => { let it = if way == laws::Way::View { view.next_group() } else { from.next_group() }; value.set_next_group(it); None }
        6 => { let it = if way == laws::Way::View { view.current_worker_count() } else { from.current_worker_count() }; value.set_current_worker_count(it); None }
        7 => { let it = if way == laws::Way::View { view.next_worker_count() } else { from.next_worker_count() }; value.set_next_worker_count(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_tp_event_worker_numanode_switch_etw_tp_event_worker_numanode_switch_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::etw_tp_event_worker_numanode_switch::{ EtwTpEventWorkerNumanodeSwitchPtr64 as T, EtwTpEventWorkerNumanodeSwitchPtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "PoolId",
    "CurrentNode",
    "NextNode",
    "CurrentGroup",
    "NextGroup",
    "CurrentWorkerCount",
    "NextWorkerCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id() }; value.set_pool_id(it); None }
        2 => { let it = if way == laws::Way::View { view.current_node() } else { from.current_node() }; value.set_current_node(it); None }
        3 => { let it = if way == laws::Way::View { view.next_node() } else { from.next_node() }; value.set_next_node(it); None }
        4 => { let it = if way == laws::Way::View { view.current_group() } else { from.current_group() }; value.set_current_group(it); None }
        5 => { let it = if way == laws::Way::View { view.next_group() } else { from.next_group() }; value.set_next_group(it); None }
        6 => { let it = if way == laws::Way::View { view.current_worker_count() } else { from.current_worker_count() }; value.set_current_worker_count(it); None }
        7 => { let it = if way == laws::Way::View { view.next_worker_count() } else { from.next_worker_count() }; value.set_next_worker_count(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod tpcb_cancel_tpcb_cancel_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::tpcb_cancel::{ TpcbCancelPtr32 as T, TpcbCancelPtr32View as V };
const MEMBERS: &[&str] = &[
    "TaskId",
    "CancelCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.task_id() } else { from.task_id() }; value.set_task_id(it); None }
        1 => { let it = if way == laws::Way::View { view.cancel_count() } else { from.cancel_count() }; value.set_cancel_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod tpcb_cancel_tpcb_cancel_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::tpcb_cancel::{ TpcbCancelPtr64 as T, TpcbCancelPtr64View as V };
const MEMBERS: &[&str] = &[
    "TaskId",
    "CancelCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.task_id() } else { from.task_id() }; value.set_task_id(it); None }
        1 => { let it = if way == laws::Way::View { view.cancel_count() } else { from.cancel_count() }; value.set_cancel_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod tpcb_dequeue_tpcb_dequeue_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::tpcb_dequeue::{ TpcbDequeuePtr32 as T, TpcbDequeuePtr32View as V };
const MEMBERS: &[&str] = &[
    "TaskId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.task_id() } else { from.task_id() }; value.set_task_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod tpcb_dequeue_tpcb_dequeue_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::tpcb_dequeue::{ TpcbDequeuePtr64 as T, TpcbDequeuePtr64View as V };
const MEMBERS: &[&str] = &[
    "TaskId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.task_id() } else { from.task_id() }; value.set_task_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod tpcb_enqueue_tpcb_enqueue_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::tpcb_enqueue::{ TpcbEnqueuePtr32 as T, TpcbEnqueuePtr32View as V };
const MEMBERS: &[&str] = &[
    "PoolId",
    "TaskId",
    "CallbackFunction",
    "CallbackContext",
    "SubProcessTag",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id() }; value.set_pool_id(it); None }
        1 => { let it = if way == laws::Way::View { view.task_id() } else { from.task_id() }; value.set_task_id(it); None }
        2 => { let it = if way == laws::Way::View { view.callback_function() } else { from.callback_function() }; value.set_callback_function(it); None }
        3 => { let it = if way == laws::Way::View { view.callback_context() } else { from.callback_context() }; value.set_callback_context(it); None }
        4 => { let it = if way == laws::Way::View { view.sub_process_tag() } else { from.sub_process_tag() }; value.set_sub_process_tag(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod tpcb_enqueue_tpcb_enqueue_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::tpcb_enqueue::{ TpcbEnqueuePtr64 as T, TpcbEnqueuePtr64View as V };
const MEMBERS: &[&str] = &[
    "PoolId",
    "TaskId",
    "CallbackFunction",
    "CallbackContext",
    "SubProcessTag",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id() }; value.set_pool_id(it); None }
        1 => { let it = if way == laws::Way::View { view.task_id() } else { from.task_id() }; value.set_task_id(it); None }
        2 => { let it = if way == laws::Way::View { view.callback_function() } else { from.callback_function() }; value.set_callback_function(it); None }
        3 => { let it = if way == laws::Way::View { view.callback_context() } else { from.callback_context() }; value.set_callback_context(it); None }
        4 => { let it = if way == laws::Way::View { view.sub_process_tag() } else { from.sub_process_tag() }; value.set_sub_process_tag(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod tp_pool_create_close_tp_pool_create_close_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::tp_pool_create_close::{ TpPoolCreateClosePtr32 as T, TpPoolCreateClosePtr32View as V };
const MEMBERS: &[&str] = &[
    "PoolId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id() }; value.set_pool_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod tp_pool_create_close_tp_pool_create_close_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::tp_pool_create_close::{ TpPoolCreateClosePtr64 as T, TpPoolCreateClosePtr64View as V };
const MEMBERS: &[&str] = &[
    "PoolId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id() }; value.set_pool_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod tp_thread_set_tp_thread_set_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::tp_thread_set::{ TpThreadSetPtr32 as T, TpThreadSetPtr32View as V };
const MEMBERS: &[&str] = &[
    "PoolId",
    "ThreadNum",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id() }; value.set_pool_id(it); None }
        1 => { let it = if way == laws::Way::View { view.thread_num() } else { from.thread_num() }; value.set_thread_num(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod tp_thread_set_tp_thread_set_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::threadpool::tp_thread_set::{ TpThreadSetPtr64 as T, TpThreadSetPtr64View as V };
const MEMBERS: &[&str] = &[
    "PoolId",
    "ThreadNum",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id() }; value.set_pool_id(it); None }
        1 => { let it = if way == laws::Way::View { view.thread_num() } else { from.thread_num() }; value.set_thread_num(it); None }
        _ => None,
    }
}

law_fixed!(false);
}
