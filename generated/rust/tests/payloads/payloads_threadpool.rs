// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::threadpool`.
mod etw_tp_event_callback_cancel_v5_0x86 {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_callback_cancel::{ EtwTpEventCallbackCancelX86 as T, EtwTpEventCallbackCancelX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id }; value.pool_id = it; None }
        2 => { let it = if way == laws::Way::View { view.task_id() } else { from.task_id }; value.task_id = it; None }
        3 => { let it = if way == laws::Way::View { view.callback() } else { from.callback }; value.callback = it; None }
        4 => { let it = if way == laws::Way::View { view.context() } else { from.context }; value.context = it; None }
        5 => { let it = if way == laws::Way::View { view.sub_process_tag() } else { from.sub_process_tag }; value.sub_process_tag = it; None }
        6 => { let it = if way == laws::Way::View { view.cancel_count() } else { from.cancel_count }; value.cancel_count = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_tp_event_callback_cancel_v5_0x64 {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_callback_cancel::{ EtwTpEventCallbackCancelX64 as T, EtwTpEventCallbackCancelX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id }; value.pool_id = it; None }
        2 => { let it = if way == laws::Way::View { view.task_id() } else { from.task_id }; value.task_id = it; None }
        3 => { let it = if way == laws::Way::View { view.callback() } else { from.callback }; value.callback = it; None }
        4 => { let it = if way == laws::Way::View { view.context() } else { from.context }; value.context = it; None }
        5 => { let it = if way == laws::Way::View { view.sub_process_tag() } else { from.sub_process_tag }; value.sub_process_tag = it; None }
        6 => { let it = if way == laws::Way::View { view.cancel_count() } else { from.cancel_count }; value.cancel_count = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_tp_event_callback_enqueue_v5_0x86 {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_callback_enqueue::{ EtwTpEventCallbackEnqueueX86 as T, EtwTpEventCallbackEnqueueX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id }; value.pool_id = it; None }
        2 => { let it = if way == laws::Way::View { view.task_id() } else { from.task_id }; value.task_id = it; None }
        3 => { let it = if way == laws::Way::View { view.callback() } else { from.callback }; value.callback = it; None }
        4 => { let it = if way == laws::Way::View { view.context() } else { from.context }; value.context = it; None }
        5 => { let it = if way == laws::Way::View { view.sub_process_tag() } else { from.sub_process_tag }; value.sub_process_tag = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_tp_event_callback_enqueue_v5_0x64 {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_callback_enqueue::{ EtwTpEventCallbackEnqueueX64 as T, EtwTpEventCallbackEnqueueX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id }; value.pool_id = it; None }
        2 => { let it = if way == laws::Way::View { view.task_id() } else { from.task_id }; value.task_id = it; None }
        3 => { let it = if way == laws::Way::View { view.callback() } else { from.callback }; value.callback = it; None }
        4 => { let it = if way == laws::Way::View { view.context() } else { from.context }; value.context = it; None }
        5 => { let it = if way == laws::Way::View { view.sub_process_tag() } else { from.sub_process_tag }; value.sub_process_tag = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_tp_event_callback_start_v5_0x86 {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_callback_start::{ EtwTpEventCallbackStartX86 as T, EtwTpEventCallbackStartX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id }; value.pool_id = it; None }
        2 => { let it = if way == laws::Way::View { view.task_id() } else { from.task_id }; value.task_id = it; None }
        3 => { let it = if way == laws::Way::View { view.callback() } else { from.callback }; value.callback = it; None }
        4 => { let it = if way == laws::Way::View { view.context() } else { from.context }; value.context = it; None }
        5 => { let it = if way == laws::Way::View { view.sub_process_tag() } else { from.sub_process_tag }; value.sub_process_tag = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_tp_event_callback_start_v5_0x64 {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_callback_start::{ EtwTpEventCallbackStartX64 as T, EtwTpEventCallbackStartX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id }; value.pool_id = it; None }
        2 => { let it = if way == laws::Way::View { view.task_id() } else { from.task_id }; value.task_id = it; None }
        3 => { let it = if way == laws::Way::View { view.callback() } else { from.callback }; value.callback = it; None }
        4 => { let it = if way == laws::Way::View { view.context() } else { from.context }; value.context = it; None }
        5 => { let it = if way == laws::Way::View { view.sub_process_tag() } else { from.sub_process_tag }; value.sub_process_tag = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_tp_event_pool_close_v5_0x86 {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_pool_close::{ EtwTpEventPoolCloseX86 as T, EtwTpEventPoolCloseX86View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "PoolId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id }; value.pool_id = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_tp_event_pool_close_v5_0x64 {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_pool_close::{ EtwTpEventPoolCloseX64 as T, EtwTpEventPoolCloseX64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "PoolId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id }; value.pool_id = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_tp_event_pool_create_v5_0x86 {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_pool_create::{ EtwTpEventPoolCreateX86 as T, EtwTpEventPoolCreateX86View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "PoolId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id }; value.pool_id = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_tp_event_pool_create_v5_0x64 {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_pool_create::{ EtwTpEventPoolCreateX64 as T, EtwTpEventPoolCreateX64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "PoolId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id }; value.pool_id = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_tp_event_pool_th_max_set_v5_0x86 {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_pool_th_max_set::{ EtwTpEventPoolThMaxSetX86 as T, EtwTpEventPoolThMaxSetX86View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "PoolId",
    "ThreadNum",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id }; value.pool_id = it; None }
        2 => { let it = if way == laws::Way::View { view.thread_num() } else { from.thread_num }; value.thread_num = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_tp_event_pool_th_max_set_v5_0x64 {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_pool_th_max_set::{ EtwTpEventPoolThMaxSetX64 as T, EtwTpEventPoolThMaxSetX64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "PoolId",
    "ThreadNum",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id }; value.pool_id = it; None }
        2 => { let it = if way == laws::Way::View { view.thread_num() } else { from.thread_num }; value.thread_num = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_tp_event_pool_th_min_set_v5_0x86 {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_pool_th_min_set::{ EtwTpEventPoolThMinSetX86 as T, EtwTpEventPoolThMinSetX86View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "PoolId",
    "ThreadNum",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id }; value.pool_id = it; None }
        2 => { let it = if way == laws::Way::View { view.thread_num() } else { from.thread_num }; value.thread_num = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_tp_event_pool_th_min_set_v5_0x64 {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_pool_th_min_set::{ EtwTpEventPoolThMinSetX64 as T, EtwTpEventPoolThMinSetX64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "PoolId",
    "ThreadNum",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id }; value.pool_id = it; None }
        2 => { let it = if way == laws::Way::View { view.thread_num() } else { from.thread_num }; value.thread_num = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_tp_event_timer_cancelled_v5_0x86 {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_cancelled::{ EtwTpEventTimerCancelledX86 as T, EtwTpEventTimerCancelledX86View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "SubQueue",
    "Timer",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.sub_queue() } else { from.sub_queue }; value.sub_queue = it; None }
        2 => { let it = if way == laws::Way::View { view.timer() } else { from.timer }; value.timer = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_tp_event_timer_cancelled_v5_0x64 {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_cancelled::{ EtwTpEventTimerCancelledX64 as T, EtwTpEventTimerCancelledX64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "SubQueue",
    "Timer",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.sub_queue() } else { from.sub_queue }; value.sub_queue = it; None }
        2 => { let it = if way == laws::Way::View { view.timer() } else { from.timer }; value.timer = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_tp_event_timer_cancel_nttimer_v5_0x86 {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_cancel_nttimer::{ EtwTpEventTimerCancelNttimerX86 as T, EtwTpEventTimerCancelNttimerX86View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "SubQueue",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.sub_queue() } else { from.sub_queue }; value.sub_queue = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_tp_event_timer_cancel_nttimer_v5_0x64 {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_cancel_nttimer::{ EtwTpEventTimerCancelNttimerX64 as T, EtwTpEventTimerCancelNttimerX64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "SubQueue",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.sub_queue() } else { from.sub_queue }; value.sub_queue = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_tp_event_timer_expiration_v5_0x86 {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_expiration::{ EtwTpEventTimerExpirationX86 as T, EtwTpEventTimerExpirationX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.due_time() } else { from.due_time }; value.due_time = it; None }
        2 => { let it = if way == laws::Way::View { view.sub_queue() } else { from.sub_queue }; value.sub_queue = it; None }
        3 => { let it = if way == laws::Way::View { view.timer() } else { from.timer }; value.timer = it; None }
        4 => { let it = if way == laws::Way::View { view.period() } else { from.period }; value.period = it; None }
        5 => { let it = if way == laws::Way::View { view.window_length() } else { from.window_length }; value.window_length = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_tp_event_timer_expiration_v5_0x64 {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_expiration::{ EtwTpEventTimerExpirationX64 as T, EtwTpEventTimerExpirationX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.due_time() } else { from.due_time }; value.due_time = it; None }
        2 => { let it = if way == laws::Way::View { view.sub_queue() } else { from.sub_queue }; value.sub_queue = it; None }
        3 => { let it = if way == laws::Way::View { view.timer() } else { from.timer }; value.timer = it; None }
        4 => { let it = if way == laws::Way::View { view.period() } else { from.period }; value.period = it; None }
        5 => { let it = if way == laws::Way::View { view.window_length() } else { from.window_length }; value.window_length = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_tp_event_timer_expiration_begin_v5_0x86 {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_expiration_begin::{ EtwTpEventTimerExpirationBeginX86 as T, EtwTpEventTimerExpirationBeginX86View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "SubQueue",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.sub_queue() } else { from.sub_queue }; value.sub_queue = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_tp_event_timer_expiration_begin_v5_0x64 {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_expiration_begin::{ EtwTpEventTimerExpirationBeginX64 as T, EtwTpEventTimerExpirationBeginX64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "SubQueue",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.sub_queue() } else { from.sub_queue }; value.sub_queue = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_tp_event_timer_expiration_end_v5_0x86 {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_expiration_end::{ EtwTpEventTimerExpirationEndX86 as T, EtwTpEventTimerExpirationEndX86View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "SubQueue",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.sub_queue() } else { from.sub_queue }; value.sub_queue = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_tp_event_timer_expiration_end_v5_0x64 {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_expiration_end::{ EtwTpEventTimerExpirationEndX64 as T, EtwTpEventTimerExpirationEndX64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "SubQueue",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.sub_queue() } else { from.sub_queue }; value.sub_queue = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_tp_event_timer_set_v5_0x86 {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_set::{ EtwTpEventTimerSetX86 as T, EtwTpEventTimerSetX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.due_time() } else { from.due_time }; value.due_time = it; None }
        2 => { let it = if way == laws::Way::View { view.sub_queue() } else { from.sub_queue }; value.sub_queue = it; None }
        3 => { let it = if way == laws::Way::View { view.timer() } else { from.timer }; value.timer = it; None }
        4 => { let it = if way == laws::Way::View { view.period() } else { from.period }; value.period = it; None }
        5 => { let it = if way == laws::Way::View { view.window_length() } else { from.window_length }; value.window_length = it; None }
        6 => { let it = if way == laws::Way::View { view.absolute() } else { from.absolute }; value.absolute = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_tp_event_timer_set_v5_0x64 {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_set::{ EtwTpEventTimerSetX64 as T, EtwTpEventTimerSetX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.due_time() } else { from.due_time }; value.due_time = it; None }
        2 => { let it = if way == laws::Way::View { view.sub_queue() } else { from.sub_queue }; value.sub_queue = it; None }
        3 => { let it = if way == laws::Way::View { view.timer() } else { from.timer }; value.timer = it; None }
        4 => { let it = if way == laws::Way::View { view.period() } else { from.period }; value.period = it; None }
        5 => { let it = if way == laws::Way::View { view.window_length() } else { from.window_length }; value.window_length = it; None }
        6 => { let it = if way == laws::Way::View { view.absolute() } else { from.absolute }; value.absolute = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_tp_event_timer_set_nttimer_v5_0x86 {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_set_nttimer::{ EtwTpEventTimerSetNttimerX86 as T, EtwTpEventTimerSetNttimerX86View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "DueTime",
    "SubQueue",
    "TolerableDelay",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.due_time() } else { from.due_time }; value.due_time = it; None }
        2 => { let it = if way == laws::Way::View { view.sub_queue() } else { from.sub_queue }; value.sub_queue = it; None }
        3 => { let it = if way == laws::Way::View { view.tolerable_delay() } else { from.tolerable_delay }; value.tolerable_delay = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_tp_event_timer_set_nttimer_v5_0x64 {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_set_nttimer::{ EtwTpEventTimerSetNttimerX64 as T, EtwTpEventTimerSetNttimerX64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "DueTime",
    "SubQueue",
    "TolerableDelay",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.due_time() } else { from.due_time }; value.due_time = it; None }
        2 => { let it = if way == laws::Way::View { view.sub_queue() } else { from.sub_queue }; value.sub_queue = it; None }
        3 => { let it = if way == laws::Way::View { view.tolerable_delay() } else { from.tolerable_delay }; value.tolerable_delay = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_tp_event_worker_numanode_switch_v5_0x86 {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_worker_numanode_switch::{ EtwTpEventWorkerNumanodeSwitchX86 as T, EtwTpEventWorkerNumanodeSwitchX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id }; value.pool_id = it; None }
        2 => { let it = if way == laws::Way::View { view.current_node() } else { from.current_node }; value.current_node = it; None }
        3 => { let it = if way == laws::Way::View { view.next_node() } else { from.next_node }; value.next_node = it; None }
        4 => { let it = if way == laws::Way::View { view.current_group() } else { from.current_group }; value.current_group = it; None }
        5 => { let it = if way == laws::Way::View { view.next_group() } else { from.next_group }; value.next_group = it; None }
        6 => { let it = if way == laws::Way::View { view.current_worker_count() } else { from.current_worker_count }; value.current_worker_count = it; None }
        7 => { let it = if way == laws::Way::View { view.next_worker_count() } else { from.next_worker_count }; value.next_worker_count = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_tp_event_worker_numanode_switch_v5_0x64 {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_worker_numanode_switch::{ EtwTpEventWorkerNumanodeSwitchX64 as T, EtwTpEventWorkerNumanodeSwitchX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id }; value.pool_id = it; None }
        2 => { let it = if way == laws::Way::View { view.current_node() } else { from.current_node }; value.current_node = it; None }
        3 => { let it = if way == laws::Way::View { view.next_node() } else { from.next_node }; value.next_node = it; None }
        4 => { let it = if way == laws::Way::View { view.current_group() } else { from.current_group }; value.current_group = it; None }
        5 => { let it = if way == laws::Way::View { view.next_group() } else { from.next_group }; value.next_group = it; None }
        6 => { let it = if way == laws::Way::View { view.current_worker_count() } else { from.current_worker_count }; value.current_worker_count = it; None }
        7 => { let it = if way == laws::Way::View { view.next_worker_count() } else { from.next_worker_count }; value.next_worker_count = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod tpcb_cancel_v5_0x86 {
use crate::laws;
use etwspec::payloads::threadpool::tpcb_cancel::{ TpcbCancelX86 as T, TpcbCancelX86View as V };
const MEMBERS: &[&str] = &[
    "TaskId",
    "CancelCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.task_id() } else { from.task_id }; value.task_id = it; None }
        1 => { let it = if way == laws::Way::View { view.cancel_count() } else { from.cancel_count }; value.cancel_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod tpcb_cancel_v5_0x64 {
use crate::laws;
use etwspec::payloads::threadpool::tpcb_cancel::{ TpcbCancelX64 as T, TpcbCancelX64View as V };
const MEMBERS: &[&str] = &[
    "TaskId",
    "CancelCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.task_id() } else { from.task_id }; value.task_id = it; None }
        1 => { let it = if way == laws::Way::View { view.cancel_count() } else { from.cancel_count }; value.cancel_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod tpcb_dequeue_v5_0x86 {
use crate::laws;
use etwspec::payloads::threadpool::tpcb_dequeue::{ TpcbDequeueX86 as T, TpcbDequeueX86View as V };
const MEMBERS: &[&str] = &[
    "TaskId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.task_id() } else { from.task_id }; value.task_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod tpcb_dequeue_v5_0x64 {
use crate::laws;
use etwspec::payloads::threadpool::tpcb_dequeue::{ TpcbDequeueX64 as T, TpcbDequeueX64View as V };
const MEMBERS: &[&str] = &[
    "TaskId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.task_id() } else { from.task_id }; value.task_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod tpcb_enqueue_v5_0x86 {
use crate::laws;
use etwspec::payloads::threadpool::tpcb_enqueue::{ TpcbEnqueueX86 as T, TpcbEnqueueX86View as V };
const MEMBERS: &[&str] = &[
    "PoolId",
    "TaskId",
    "CallbackFunction",
    "CallbackContext",
    "SubProcessTag",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id }; value.pool_id = it; None }
        1 => { let it = if way == laws::Way::View { view.task_id() } else { from.task_id }; value.task_id = it; None }
        2 => { let it = if way == laws::Way::View { view.callback_function() } else { from.callback_function }; value.callback_function = it; None }
        3 => { let it = if way == laws::Way::View { view.callback_context() } else { from.callback_context }; value.callback_context = it; None }
        4 => { let it = if way == laws::Way::View { view.sub_process_tag() } else { from.sub_process_tag }; value.sub_process_tag = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod tpcb_enqueue_v5_0x64 {
use crate::laws;
use etwspec::payloads::threadpool::tpcb_enqueue::{ TpcbEnqueueX64 as T, TpcbEnqueueX64View as V };
const MEMBERS: &[&str] = &[
    "PoolId",
    "TaskId",
    "CallbackFunction",
    "CallbackContext",
    "SubProcessTag",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id }; value.pool_id = it; None }
        1 => { let it = if way == laws::Way::View { view.task_id() } else { from.task_id }; value.task_id = it; None }
        2 => { let it = if way == laws::Way::View { view.callback_function() } else { from.callback_function }; value.callback_function = it; None }
        3 => { let it = if way == laws::Way::View { view.callback_context() } else { from.callback_context }; value.callback_context = it; None }
        4 => { let it = if way == laws::Way::View { view.sub_process_tag() } else { from.sub_process_tag }; value.sub_process_tag = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod tp_pool_create_close_v5_0x86 {
use crate::laws;
use etwspec::payloads::threadpool::tp_pool_create_close::{ TpPoolCreateCloseX86 as T, TpPoolCreateCloseX86View as V };
const MEMBERS: &[&str] = &[
    "PoolId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id }; value.pool_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod tp_pool_create_close_v5_0x64 {
use crate::laws;
use etwspec::payloads::threadpool::tp_pool_create_close::{ TpPoolCreateCloseX64 as T, TpPoolCreateCloseX64View as V };
const MEMBERS: &[&str] = &[
    "PoolId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id }; value.pool_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod tp_thread_set_v5_0x86 {
use crate::laws;
use etwspec::payloads::threadpool::tp_thread_set::{ TpThreadSetX86 as T, TpThreadSetX86View as V };
const MEMBERS: &[&str] = &[
    "PoolId",
    "ThreadNum",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id }; value.pool_id = it; None }
        1 => { let it = if way == laws::Way::View { view.thread_num() } else { from.thread_num }; value.thread_num = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod tp_thread_set_v5_0x64 {
use crate::laws;
use etwspec::payloads::threadpool::tp_thread_set::{ TpThreadSetX64 as T, TpThreadSetX64View as V };
const MEMBERS: &[&str] = &[
    "PoolId",
    "ThreadNum",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.pool_id() } else { from.pool_id }; value.pool_id = it; None }
        1 => { let it = if way == laws::Way::View { view.thread_num() } else { from.thread_num }; value.thread_num = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_tp_event_callback_cancel_any {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_callback_cancel::{Any, EtwTpEventCallbackCancelX86, EtwTpEventCallbackCancelX64, };
any! {
    "ETW_TP_EVENT_CALLBACK_CANCEL", false,
    0: "V5_0X86" V5_0X86(EtwTpEventCallbackCancelX86), 56;
    1: "V5_0X64" V5_0X64(EtwTpEventCallbackCancelX64), 76;
}

}

mod etw_tp_event_callback_enqueue_any {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_callback_enqueue::{Any, EtwTpEventCallbackEnqueueX86, EtwTpEventCallbackEnqueueX64, };
any! {
    "ETW_TP_EVENT_CALLBACK_ENQUEUE", false,
    0: "V5_0X86" V5_0X86(EtwTpEventCallbackEnqueueX86), 52;
    1: "V5_0X64" V5_0X64(EtwTpEventCallbackEnqueueX64), 72;
}

}

mod etw_tp_event_callback_start_any {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_callback_start::{Any, EtwTpEventCallbackStartX86, EtwTpEventCallbackStartX64, };
any! {
    "ETW_TP_EVENT_CALLBACK_START", false,
    0: "V5_0X86" V5_0X86(EtwTpEventCallbackStartX86), 52;
    1: "V5_0X64" V5_0X64(EtwTpEventCallbackStartX64), 72;
}

}

mod etw_tp_event_pool_close_any {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_pool_close::{Any, EtwTpEventPoolCloseX86, EtwTpEventPoolCloseX64, };
any! {
    "ETW_TP_EVENT_POOL_CLOSE", false,
    0: "V5_0X86" V5_0X86(EtwTpEventPoolCloseX86), 36;
    1: "V5_0X64" V5_0X64(EtwTpEventPoolCloseX64), 40;
}

}

mod etw_tp_event_pool_create_any {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_pool_create::{Any, EtwTpEventPoolCreateX86, EtwTpEventPoolCreateX64, };
any! {
    "ETW_TP_EVENT_POOL_CREATE", false,
    0: "V5_0X86" V5_0X86(EtwTpEventPoolCreateX86), 36;
    1: "V5_0X64" V5_0X64(EtwTpEventPoolCreateX64), 40;
}

}

mod etw_tp_event_pool_th_max_set_any {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_pool_th_max_set::{Any, EtwTpEventPoolThMaxSetX86, EtwTpEventPoolThMaxSetX64, };
any! {
    "ETW_TP_EVENT_POOL_TH_MAX_SET", false,
    0: "V5_0X86" V5_0X86(EtwTpEventPoolThMaxSetX86), 40;
    1: "V5_0X64" V5_0X64(EtwTpEventPoolThMaxSetX64), 44;
}

}

mod etw_tp_event_pool_th_min_set_any {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_pool_th_min_set::{Any, EtwTpEventPoolThMinSetX86, EtwTpEventPoolThMinSetX64, };
any! {
    "ETW_TP_EVENT_POOL_TH_MIN_SET", false,
    0: "V5_0X86" V5_0X86(EtwTpEventPoolThMinSetX86), 40;
    1: "V5_0X64" V5_0X64(EtwTpEventPoolThMinSetX64), 44;
}

}

mod etw_tp_event_timer_cancelled_any {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_cancelled::{Any, EtwTpEventTimerCancelledX86, EtwTpEventTimerCancelledX64, };
any! {
    "ETW_TP_EVENT_TIMER_CANCELLED", false,
    0: "V5_0X86" V5_0X86(EtwTpEventTimerCancelledX86), 40;
    1: "V5_0X64" V5_0X64(EtwTpEventTimerCancelledX64), 48;
}

}

mod etw_tp_event_timer_cancel_nttimer_any {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_cancel_nttimer::{Any, EtwTpEventTimerCancelNttimerX86, EtwTpEventTimerCancelNttimerX64, };
any! {
    "ETW_TP_EVENT_TIMER_CANCEL_NTTIMER", false,
    0: "V5_0X86" V5_0X86(EtwTpEventTimerCancelNttimerX86), 36;
    1: "V5_0X64" V5_0X64(EtwTpEventTimerCancelNttimerX64), 40;
}

}

mod etw_tp_event_timer_expiration_any {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_expiration::{Any, EtwTpEventTimerExpirationX86, EtwTpEventTimerExpirationX64, };
any! {
    "ETW_TP_EVENT_TIMER_EXPIRATION", false,
    0: "V5_0X86" V5_0X86(EtwTpEventTimerExpirationX86), 56;
    1: "V5_0X64" V5_0X64(EtwTpEventTimerExpirationX64), 64;
}

}

mod etw_tp_event_timer_expiration_begin_any {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_expiration_begin::{Any, EtwTpEventTimerExpirationBeginX86, EtwTpEventTimerExpirationBeginX64, };
any! {
    "ETW_TP_EVENT_TIMER_EXPIRATION_BEGIN", false,
    0: "V5_0X86" V5_0X86(EtwTpEventTimerExpirationBeginX86), 36;
    1: "V5_0X64" V5_0X64(EtwTpEventTimerExpirationBeginX64), 40;
}

}

mod etw_tp_event_timer_expiration_end_any {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_expiration_end::{Any, EtwTpEventTimerExpirationEndX86, EtwTpEventTimerExpirationEndX64, };
any! {
    "ETW_TP_EVENT_TIMER_EXPIRATION_END", false,
    0: "V5_0X86" V5_0X86(EtwTpEventTimerExpirationEndX86), 36;
    1: "V5_0X64" V5_0X64(EtwTpEventTimerExpirationEndX64), 40;
}

}

mod etw_tp_event_timer_set_any {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_set::{Any, EtwTpEventTimerSetX86, EtwTpEventTimerSetX64, };
any! {
    "ETW_TP_EVENT_TIMER_SET", false,
    0: "V5_0X86" V5_0X86(EtwTpEventTimerSetX86), 60;
    1: "V5_0X64" V5_0X64(EtwTpEventTimerSetX64), 68;
}

}

mod etw_tp_event_timer_set_nttimer_any {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_timer_set_nttimer::{Any, EtwTpEventTimerSetNttimerX86, EtwTpEventTimerSetNttimerX64, };
any! {
    "ETW_TP_EVENT_TIMER_SET_NTTIMER", false,
    0: "V5_0X86" V5_0X86(EtwTpEventTimerSetNttimerX86), 48;
    1: "V5_0X64" V5_0X64(EtwTpEventTimerSetNttimerX64), 52;
}

}

mod etw_tp_event_worker_numanode_switch_any {
use crate::laws;
use etwspec::payloads::threadpool::etw_tp_event_worker_numanode_switch::{Any, EtwTpEventWorkerNumanodeSwitchX86, EtwTpEventWorkerNumanodeSwitchX64, };
any! {
    "ETW_TP_EVENT_WORKER_NUMANODE_SWITCH", false,
    0: "V5_0X86" V5_0X86(EtwTpEventWorkerNumanodeSwitchX86), 56;
    1: "V5_0X64" V5_0X64(EtwTpEventWorkerNumanodeSwitchX64), 60;
}

}

mod tpcb_cancel_any {
use crate::laws;
use etwspec::payloads::threadpool::tpcb_cancel::{Any, TpcbCancelX86, TpcbCancelX64, };
any! {
    "TPCBCancel", false,
    0: "V5_0X86" V5_0X86(TpcbCancelX86), 8;
    1: "V5_0X64" V5_0X64(TpcbCancelX64), 12;
}

}

mod tpcb_dequeue_any {
use crate::laws;
use etwspec::payloads::threadpool::tpcb_dequeue::{Any, TpcbDequeueX86, TpcbDequeueX64, };
any! {
    "TPCBDequeue", false,
    0: "V5_0X86" V5_0X86(TpcbDequeueX86), 4;
    1: "V5_0X64" V5_0X64(TpcbDequeueX64), 8;
}

}

mod tpcb_enqueue_any {
use crate::laws;
use etwspec::payloads::threadpool::tpcb_enqueue::{Any, TpcbEnqueueX86, TpcbEnqueueX64, };
any! {
    "TPCBEnqueue", false,
    0: "V5_0X86" V5_0X86(TpcbEnqueueX86), 20;
    1: "V5_0X64" V5_0X64(TpcbEnqueueX64), 40;
}

}

mod tp_pool_create_close_any {
use crate::laws;
use etwspec::payloads::threadpool::tp_pool_create_close::{Any, TpPoolCreateCloseX86, TpPoolCreateCloseX64, };
any! {
    "TPPoolCreateClose", false,
    0: "V5_0X86" V5_0X86(TpPoolCreateCloseX86), 4;
    1: "V5_0X64" V5_0X64(TpPoolCreateCloseX64), 8;
}

}

mod tp_thread_set_any {
use crate::laws;
use etwspec::payloads::threadpool::tp_thread_set::{Any, TpThreadSetX86, TpThreadSetX64, };
any! {
    "TPThreadSet", false,
    0: "V5_0X86" V5_0X86(TpThreadSetX86), 8;
    1: "V5_0X64" V5_0X64(TpThreadSetX64), 12;
}

}
