// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of topic `payloads::sync`.
mod crit_sec_collision_crit_sec_collision_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::sync::crit_sec_collision::{ CritSecCollisionPtr32 as T, CritSecCollisionPtr32View as V };
const MEMBERS: &[&str] = &[
    "LockCount",
    "SpinCount",
    "OwningThread",
    "CritSecAddr",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.lock_count() } else { from.lock_count() }; value.set_lock_count(it); None }
        1 => { let it = if way == laws::Way::View { view.spin_count() } else { from.spin_count() }; value.set_spin_count(it); None }
        2 => { let it = if way == laws::Way::View { view.owning_thread() } else { from.owning_thread() }; value.set_owning_thread(it); None }
        3 => { let it = if way == laws::Way::View { view.crit_sec_addr() } else { from.crit_sec_addr() }; value.set_crit_sec_addr(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod crit_sec_collision_crit_sec_collision_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::sync::crit_sec_collision::{ CritSecCollisionPtr64 as T, CritSecCollisionPtr64View as V };
const MEMBERS: &[&str] = &[
    "LockCount",
    "SpinCount",
    "OwningThread",
    "CritSecAddr",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.lock_count() } else { from.lock_count() }; value.set_lock_count(it); None }
        1 => { let it = if way == laws::Way::View { view.spin_count() } else { from.spin_count() }; value.set_spin_count(it); None }
        2 => { let it = if way == laws::Way::View { view.owning_thread() } else { from.owning_thread() }; value.set_owning_thread(it); None }
        3 => { let it = if way == laws::Way::View { view.crit_sec_addr() } else { from.crit_sec_addr() }; value.set_crit_sec_addr(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod crit_sec_init_crit_sec_init_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::sync::crit_sec_init::{ CritSecInitPtr32 as T, CritSecInitPtr32View as V };
const MEMBERS: &[&str] = &[
    "SpinCount",
    "CritSecAddr",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.spin_count() } else { from.spin_count() }; value.set_spin_count(it); None }
        1 => { let it = if way == laws::Way::View { view.crit_sec_addr() } else { from.crit_sec_addr() }; value.set_crit_sec_addr(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod crit_sec_init_crit_sec_init_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::sync::crit_sec_init::{ CritSecInitPtr64 as T, CritSecInitPtr64View as V };
const MEMBERS: &[&str] = &[
    "SpinCount",
    "CritSecAddr",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.spin_count() } else { from.spin_count() }; value.set_spin_count(it); None }
        1 => { let it = if way == laws::Way::View { view.crit_sec_addr() } else { from.crit_sec_addr() }; value.set_crit_sec_addr(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_critsec_event_collision_etw_critsec_event_collision_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::sync::etw_critsec_event_collision::{ EtwCritsecEventCollisionPtr32 as T, EtwCritsecEventCollisionPtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "LockCount",
    "SpinCount",
    "OwningThread",
    "Address",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.lock_count() } else { from.lock_count() }; value.set_lock_count(it); None }
        2 => { let it = if way == laws::Way::View { view.spin_count() } else { from.spin_count() }; value.set_spin_count(it); None }
        3 => { let it = if way == laws::Way::View { view.owning_thread() } else { from.owning_thread() }; value.set_owning_thread(it); None }
        4 => { let it = if way == laws::Way::View { view.address() } else { from.address() }; value.set_address(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_critsec_event_collision_etw_critsec_event_collision_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::sync::etw_critsec_event_collision::{ EtwCritsecEventCollisionPtr64 as T, EtwCritsecEventCollisionPtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "LockCount",
    "SpinCount",
    "OwningThread",
    "Address",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.lock_count() } else { from.lock_count() }; value.set_lock_count(it); None }
        2 => { let it = if way == laws::Way::View { view.spin_count() } else { from.spin_count() }; value.set_spin_count(it); None }
        3 => { let it = if way == laws::Way::View { view.owning_thread() } else { from.owning_thread() }; value.set_owning_thread(it); None }
        4 => { let it = if way == laws::Way::View { view.address() } else { from.address() }; value.set_address(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_critsec_event_init_etw_critsec_event_init_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::sync::etw_critsec_event_init::{ EtwCritsecEventInitPtr32 as T, EtwCritsecEventInitPtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "SpinCount",
    "Address",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.spin_count() } else { from.spin_count() }; value.set_spin_count(it); None }
        2 => { let it = if way == laws::Way::View { view.address() } else { from.address() }; value.set_address(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_critsec_event_init_etw_critsec_event_init_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::sync::etw_critsec_event_init::{ EtwCritsecEventInitPtr64 as T, EtwCritsecEventInitPtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "SpinCount",
    "Address",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.spin_count() } else { from.spin_count() }; value.set_spin_count(it); None }
        2 => { let it = if way == laws::Way::View { view.address() } else { from.address() }; value.set_address(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_executive_resource_config_perfinfo_executive_resource_config {
use etwspec_runtime::laws;
use etwspec::payloads::sync::perfinfo_executive_resource_config::{ PerfinfoExecutiveResourceConfig as T, PerfinfoExecutiveResourceConfigView as V };
const MEMBERS: &[&str] = &[
    "ReleaseSamplingRate",
    "ContentionSamplingRate",
    "NumberOfExcessiveTimeouts",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.release_sampling_rate() } else { from.release_sampling_rate() }; value.set_release_sampling_rate(it); None }
        1 => { let it = if way == laws::Way::View { view.contention_sampling_rate() } else { from.contention_sampling_rate() }; value.set_contention_sampling_rate(it); None }
        2 => { let it = if way == laws::Way::View { view.number_of_excessive_timeouts() } else { from.number_of_excessive_timeouts() }; value.set_number_of_excessive_timeouts(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_spinlock_config_perfinfo_spinlock_config {
use etwspec_runtime::laws;
use etwspec::payloads::sync::perfinfo_spinlock_config::{ PerfinfoSpinlockConfig as T, PerfinfoSpinlockConfigView as V };
const MEMBERS: &[&str] = &[
    "SpinLockSpinThreshold",
    "SpinLockContentionSampleRate",
    "SpinLockAcquireSampleRate",
    "SpinLockHoldThreshold",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.spin_lock_spin_threshold() } else { from.spin_lock_spin_threshold() }; value.set_spin_lock_spin_threshold(it); None }
        1 => { let it = if way == laws::Way::View { view.spin_lock_contention_sample_rate() } else { from.spin_lock_contention_sample_rate() }; value.set_spin_lock_contention_sample_rate(it); None }
        2 => { let it = if way == laws::Way::View { view.spin_lock_acquire_sample_rate() } else { from.spin_lock_acquire_sample_rate() }; value.set_spin_lock_acquire_sample_rate(it); None }
        3 => { let it = if way == laws::Way::View { view.spin_lock_hold_threshold() } else { from.spin_lock_hold_threshold() }; value.set_spin_lock_hold_threshold(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_delay_execution_wmi_delay_execution {
use etwspec_runtime::laws;
use etwspec::payloads::sync::wmi_delay_execution::{ WmiDelayExecution as T, WmiDelayExecutionView as V };
const MEMBERS: &[&str] = &[
    "ThreadId",
    "Delta",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        1 => { let it = if way == laws::Way::View { view.delta() } else { from.delta() }; value.set_delta(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_pushlock_wmi_pushlock_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::sync::wmi_pushlock::{ WmiPushlockPtr32 as T, WmiPushlockPtr32View as V };
const MEMBERS: &[&str] = &[
    "PushLock",
    "ThreadId",
    "Action",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.push_lock() } else { from.push_lock() }; value.set_push_lock(it); None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        2 => { let it = if way == laws::Way::View { view.action() } else { from.action() }; value.set_action(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod wmi_pushlock_wmi_pushlock_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::sync::wmi_pushlock::{ WmiPushlockPtr64 as T, WmiPushlockPtr64View as V };
const MEMBERS: &[&str] = &[
    "PushLock",
    "ThreadId",
    "Action",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.push_lock() } else { from.push_lock() }; value.set_push_lock(it); None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        2 => { let it = if way == laws::Way::View { view.action() } else { from.action() }; value.set_action(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod wmi_queue_wmi_queue_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::sync::wmi_queue::{ WmiQueuePtr32 as T, WmiQueuePtr32View as V };
const MEMBERS: &[&str] = &[
    "Queue",
    "ThreadId",
    "Action",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.queue() } else { from.queue() }; value.set_queue(it); None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        2 => { let it = if way == laws::Way::View { view.action() } else { from.action() }; value.set_action(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod wmi_queue_wmi_queue_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::sync::wmi_queue::{ WmiQueuePtr64 as T, WmiQueuePtr64View as V };
const MEMBERS: &[&str] = &[
    "Queue",
    "ThreadId",
    "Action",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.queue() } else { from.queue() }; value.set_queue(it); None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        2 => { let it = if way == laws::Way::View { view.action() } else { from.action() }; value.set_action(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod wmi_resource_wmi_resource_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::sync::wmi_resource::{ WmiResourcePtr32 as T, WmiResourcePtr32View as V };
const MEMBERS: &[&str] = &[
    "AcquireTime",
    "HoldTime",
    "WaitTime",
    "MaxRecursionDepth",
    "ThreadId",
    "Resource",
    "Action",
    "ContentionDelta",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.acquire_time() } else { from.acquire_time() }; value.set_acquire_time(it); None }
        1 => { let it = if way == laws::Way::View { view.hold_time() } else { from.hold_time() }; value.set_hold_time(it); None }
        2 => { let it = if way == laws::Way::View { view.wait_time() } else { from.wait_time() }; value.set_wait_time(it); None }
        3 => { let it = if way == laws::Way::View { view.max_recursion_depth() } else { from.max_recursion_depth() }; value.set_max_recursion_depth(it); None }
        4 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        5 => { let it = if way == laws::Way::View { view.resource() } else { from.resource() }; value.set_resource(it); None }
        6 => { let it = if way == laws::Way::View { view.action() } else { from.action() }; value.set_action(it); None }
        7 => { let it = if way == laws::Way::View { view.contention_delta() } else { from.contention_delta() }; value.set_contention_delta(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod wmi_resource_wmi_resource_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::sync::wmi_resource::{ WmiResourcePtr64 as T, WmiResourcePtr64View as V };
const MEMBERS: &[&str] = &[
    "AcquireTime",
    "HoldTime",
    "WaitTime",
    "MaxRecursionDepth",
    "ThreadId",
    "Resource",
    "Action",
    "ContentionDelta",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.acquire_time() } else { from.acquire_time() }; value.set_acquire_time(it); None }
        1 => { let it = if way == laws::Way::View { view.hold_time() } else { from.hold_time() }; value.set_hold_time(it); None }
        2 => { let it = if way == laws::Way::View { view.wait_time() } else { from.wait_time() }; value.set_wait_time(it); None }
        3 => { let it = if way == laws::Way::View { view.max_recursion_depth() } else { from.max_recursion_depth() }; value.set_max_recursion_depth(it); None }
        4 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        5 => { let it = if way == laws::Way::View { view.resource() } else { from.resource() }; value.set_resource(it); None }
        6 => { let it = if way == laws::Way::View { view.action() } else { from.action() }; value.set_action(it); None }
        7 => { let it = if way == laws::Way::View { view.contention_delta() } else { from.contention_delta() }; value.set_contention_delta(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod wmi_spinlock_v6_1_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::sync::wmi_spinlock::{ V6_1Ptr64 as T, V6_1Ptr64View as V };
const MEMBERS: &[&str] = &[
    "SpinLockAddress",
    "CallerAddress",
    "AcquireTime",
    "ReleaseTime",
    "WaitTimeInCycles",
    "SpinCount",
    "ThreadId",
    "InterruptCount",
    "Irql",
    "AcquireDepth",
    "AcquireMode",
    "ExecuteDpc",
    "ExecuteIsr",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.spin_lock_address() } else { from.spin_lock_address() }; value.set_spin_lock_address(it); None }
        1 => { let it = if way == laws::Way::View { view.caller_address() } else { from.caller_address() }; value.set_caller_address(it); None }
        2 => { let it = if way == laws::Way::View { view.acquire_time() } else { from.acquire_time() }; value.set_acquire_time(it); None }
        3 => { let it = if way == laws::Way::View { view.release_time() } else { from.release_time() }; value.set_release_time(it); None }
        4 => { let it = if way == laws::Way::View { view.wait_time_in_cycles() } else { from.wait_time_in_cycles() }; value.set_wait_time_in_cycles(it); None }
        5 => { let it = if way == laws::Way::View { view.spin_count() } else { from.spin_count() }; value.set_spin_count(it); None }
        6 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        7 => { let it = if way == laws::Way::View { view.interrupt_count() } else { from.interrupt_count() }; value.set_interrupt_count(it); None }
        8 => { let it = if way == laws::Way::View { view.irql() } else { from.irql() }; value.set_irql(it); None }
        9 => { let it = if way == laws::Way::View { view.acquire_depth() } else { from.acquire_depth() }; value.set_acquire_depth(it); None }
        10 => { let it = match way { laws::Way::View => view.acquire_mode(), laws::Way::Value => from.acquire_mode(), laws::Way::Ones => etwspec::payloads::sync::WmiSpinlockAcquireMode(!0u8) }; value.set_acquire_mode(it); Some(it.0 as u64) }
        11 => { let it = match way { laws::Way::View => view.execute_dpc(), laws::Way::Value => from.execute_dpc(), laws::Way::Ones => !0u8 }; value.set_execute_dpc(it); Some(it as u64) }
        12 => { let it = match way { laws::Way::View => view.execute_isr(), laws::Way::Value => from.execute_isr(), laws::Way::Ones => !0u8 }; value.set_execute_isr(it); Some(it as u64) }
        13 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod wmi_spinlock_v6_2_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::sync::wmi_spinlock::{ V6_2Ptr32 as T, V6_2Ptr32View as V };
const MEMBERS: &[&str] = &[
    "SpinLockAddress",
    "CallerAddress",
    "AcquireTime",
    "ReleaseTime",
    "WaitTimeInCycles",
    "SpinCount",
    "ThreadId",
    "InterruptCount",
    "Irql",
    "AcquireDepth",
    "AcquireMode",
    "ExecuteDpc",
    "ExecuteIsr",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.spin_lock_address() } else { from.spin_lock_address() }; value.set_spin_lock_address(it); None }
        1 => { let it = if way == laws::Way::View { view.caller_address() } else { from.caller_address() }; value.set_caller_address(it); None }
        2 => { let it = if way == laws::Way::View { view.acquire_time() } else { from.acquire_time() }; value.set_acquire_time(it); None }
        3 => { let it = if way == laws::Way::View { view.release_time() } else { from.release_time() }; value.set_release_time(it); None }
        4 => { let it = if way == laws::Way::View { view.wait_time_in_cycles() } else { from.wait_time_in_cycles() }; value.set_wait_time_in_cycles(it); None }
        5 => { let it = if way == laws::Way::View { view.spin_count() } else { from.spin_count() }; value.set_spin_count(it); None }
        6 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        7 => { let it = if way == laws::Way::View { view.interrupt_count() } else { from.interrupt_count() }; value.set_interrupt_count(it); None }
        8 => { let it = if way == laws::Way::View { view.irql() } else { from.irql() }; value.set_irql(it); None }
        9 => { let it = if way == laws::Way::View { view.acquire_depth() } else { from.acquire_depth() }; value.set_acquire_depth(it); None }
        10 => { let it = match way { laws::Way::View => view.acquire_mode(), laws::Way::Value => from.acquire_mode(), laws::Way::Ones => etwspec::payloads::sync::WmiSpinlockAcquireMode(!0u8) }; value.set_acquire_mode(it); Some(it.0 as u64) }
        11 => { let it = match way { laws::Way::View => view.execute_dpc(), laws::Way::Value => from.execute_dpc(), laws::Way::Ones => !0u8 }; value.set_execute_dpc(it); Some(it as u64) }
        12 => { let it = match way { laws::Way::View => view.execute_isr(), laws::Way::Value => from.execute_isr(), laws::Way::Ones => !0u8 }; value.set_execute_isr(it); Some(it as u64) }
        13 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod wmi_spinlock_wmi_spinlock_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::sync::wmi_spinlock::{ WmiSpinlockPtr32 as T, WmiSpinlockPtr32View as V };
const MEMBERS: &[&str] = &[
    "SpinLockAddress",
    "CallerAddress",
    "AcquireTime",
    "ReleaseTime",
    "WaitTimeInCycles",
    "SpinCount",
    "ThreadId",
    "InterruptCount",
    "Irql",
    "AcquireDepth",
    "AcquireMode",
    "ExecuteDpc",
    "ExecuteIsr",
    "Flags",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.spin_lock_address() } else { from.spin_lock_address() }; value.set_spin_lock_address(it); None }
        1 => { let it = if way == laws::Way::View { view.caller_address() } else { from.caller_address() }; value.set_caller_address(it); None }
        2 => { let it = if way == laws::Way::View { view.acquire_time() } else { from.acquire_time() }; value.set_acquire_time(it); None }
        3 => { let it = if way == laws::Way::View { view.release_time() } else { from.release_time() }; value.set_release_time(it); None }
        4 => { let it = if way == laws::Way::View { view.wait_time_in_cycles() } else { from.wait_time_in_cycles() }; value.set_wait_time_in_cycles(it); None }
        5 => { let it = if way == laws::Way::View { view.spin_count() } else { from.spin_count() }; value.set_spin_count(it); None }
        6 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        7 => { let it = if way == laws::Way::View { view.interrupt_count() } else { from.interrupt_count() }; value.set_interrupt_count(it); None }
        8 => { let it = if way == laws::Way::View { view.irql() } else { from.irql() }; value.set_irql(it); None }
        9 => { let it = if way == laws::Way::View { view.acquire_depth() } else { from.acquire_depth() }; value.set_acquire_depth(it); None }
        10 => { let it = match way { laws::Way::View => view.acquire_mode(), laws::Way::Value => from.acquire_mode(), laws::Way::Ones => etwspec::payloads::sync::WmiSpinlockAcquireMode(!0u8) }; value.set_acquire_mode(it); Some(it.0 as u64) }
        11 => { let it = match way { laws::Way::View => view.execute_dpc(), laws::Way::Value => from.execute_dpc(), laws::Way::Ones => !0u8 }; value.set_execute_dpc(it); Some(it as u64) }
        12 => { let it = match way { laws::Way::View => view.execute_isr(), laws::Way::Value => from.execute_isr(), laws::Way::Ones => !0u8 }; value.set_execute_isr(it); Some(it as u64) }
        13 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        14 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod wmi_spinlock_wmi_spinlock_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::sync::wmi_spinlock::{ WmiSpinlockPtr64 as T, WmiSpinlockPtr64View as V };
const MEMBERS: &[&str] = &[
    "SpinLockAddress",
    "CallerAddress",
    "AcquireTime",
    "ReleaseTime",
    "WaitTimeInCycles",
    "SpinCount",
    "ThreadId",
    "InterruptCount",
    "Irql",
    "AcquireDepth",
    "AcquireMode",
    "ExecuteDpc",
    "ExecuteIsr",
    "Flags",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.spin_lock_address() } else { from.spin_lock_address() }; value.set_spin_lock_address(it); None }
        1 => { let it = if way == laws::Way::View { view.caller_address() } else { from.caller_address() }; value.set_caller_address(it); None }
        2 => { let it = if way == laws::Way::View { view.acquire_time() } else { from.acquire_time() }; value.set_acquire_time(it); None }
        3 => { let it = if way == laws::Way::View { view.release_time() } else { from.release_time() }; value.set_release_time(it); None }
        4 => { let it = if way == laws::Way::View { view.wait_time_in_cycles() } else { from.wait_time_in_cycles() }; value.set_wait_time_in_cycles(it); None }
        5 => { let it = if way == laws::Way::View { view.spin_count() } else { from.spin_count() }; value.set_spin_count(it); None }
        6 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        7 => { let it = if way == laws::Way::View { view.interrupt_count() } else { from.interrupt_count() }; value.set_interrupt_count(it); None }
        8 => { let it = if way == laws::Way::View { view.irql() } else { from.irql() }; value.set_irql(it); None }
        9 => { let it = if way == laws::Way::View { view.acquire_depth() } else { from.acquire_depth() }; value.set_acquire_depth(it); None }
        10 => { let it = match way { laws::Way::View => view.acquire_mode(), laws::Way::Value => from.acquire_mode(), laws::Way::Ones => etwspec::payloads::sync::WmiSpinlockAcquireMode(!0u8) }; value.set_acquire_mode(it); Some(it.0 as u64) }
        11 => { let it = match way { laws::Way::View => view.execute_dpc(), laws::Way::Value => from.execute_dpc(), laws::Way::Ones => !0u8 }; value.set_execute_dpc(it); Some(it as u64) }
        12 => { let it = match way { laws::Way::View => view.execute_isr(), laws::Way::Value => from.execute_isr(), laws::Way::Ones => !0u8 }; value.set_execute_isr(it); Some(it as u64) }
        13 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        14 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod wmi_wait_multiple_wmi_wait_multiple_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::sync::wmi_wait_multiple::{ WmiWaitMultiplePtr32 as T, WmiWaitMultiplePtr32View as V };
const MEMBERS: &[&str] = &[
    "ThreadId",
    "WaitType",
    "ObjectCount",
    "ObjectRecord",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        1 => { let it = if way == laws::Way::View { view.wait_type() } else { from.wait_type() }; value.set_wait_type(it); None }
        2 => { let it = if way == laws::Way::View { view.object_count() } else { from.object_count() }; value.set_object_count(it); None }
        3 => { let it = if way == laws::Way::View { view.object_record() } else { from.object_record() }; value.set_object_record(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_wait_multiple_wmi_wait_multiple_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::sync::wmi_wait_multiple::{ WmiWaitMultiplePtr64 as T, WmiWaitMultiplePtr64View as V };
const MEMBERS: &[&str] = &[
    "ThreadId",
    "WaitType",
    "ObjectCount",
    "ObjectRecord",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        1 => { let it = if way == laws::Way::View { view.wait_type() } else { from.wait_type() }; value.set_wait_type(it); None }
        2 => { let it = if way == laws::Way::View { view.object_count() } else { from.object_count() }; value.set_object_count(it); None }
        3 => { let it = if way == laws::Way::View { view.object_record() } else { from.object_record() }; value.set_object_record(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_wait_object_record_wmi_wait_object_record_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::sync::wmi_wait_object_record::{ WmiWaitObjectRecordPtr32 as T, WmiWaitObjectRecordPtr32View as V };
const MEMBERS: &[&str] = &[
    "Object",
    "ObjectType",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.object() } else { from.object() }; value.set_object(it); None }
        1 => { let it = if way == laws::Way::View { view.object_type() } else { from.object_type() }; value.set_object_type(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_wait_object_record_wmi_wait_object_record_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::sync::wmi_wait_object_record::{ WmiWaitObjectRecordPtr64 as T, WmiWaitObjectRecordPtr64View as V };
const MEMBERS: &[&str] = &[
    "Object",
    "ObjectType",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.object() } else { from.object() }; value.set_object(it); None }
        1 => { let it = if way == laws::Way::View { view.object_type() } else { from.object_type() }; value.set_object_type(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_wait_single_wmi_wait_single_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::sync::wmi_wait_single::{ WmiWaitSinglePtr32 as T, WmiWaitSinglePtr32View as V };
const MEMBERS: &[&str] = &[
    "ThreadId",
    "Object",
    "ObjectType",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        1 => { let it = if way == laws::Way::View { view.object() } else { from.object() }; value.set_object(it); None }
        2 => { let it = if way == laws::Way::View { view.object_type() } else { from.object_type() }; value.set_object_type(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod wmi_wait_single_wmi_wait_single_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::sync::wmi_wait_single::{ WmiWaitSinglePtr64 as T, WmiWaitSinglePtr64View as V };
const MEMBERS: &[&str] = &[
    "ThreadId",
    "Object",
    "ObjectType",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        1 => { let it = if way == laws::Way::View { view.object() } else { from.object() }; value.set_object(it); None }
        2 => { let it = if way == laws::Way::View { view.object_type() } else { from.object_type() }; value.set_object_type(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod wmi_wait_object_record_any {
use etwspec_runtime::laws;
use etwspec::payloads::sync::wmi_wait_object_record::{Any, WmiWaitObjectRecordPtr32, WmiWaitObjectRecordPtr64, };
law_any! {
    "WMI_WAIT_OBJECT_RECORD", false,
    0: "WmiWaitObjectRecordPtr32" WmiWaitObjectRecordPtr32(WmiWaitObjectRecordPtr32), 8;
    1: "WmiWaitObjectRecordPtr64" WmiWaitObjectRecordPtr64(WmiWaitObjectRecordPtr64), 16;
}

}

mod wmi_pushlock_action_values {
use etwspec_runtime::laws;
use etwspec::payloads::sync::WmiPushlockAction as T;
law_enumeration!(u8);
}

mod wmi_queue_action_values {
use etwspec_runtime::laws;
use etwspec::payloads::sync::WmiQueueAction as T;
law_enumeration!(u8);
}

mod wmi_resource_action_values {
use etwspec_runtime::laws;
use etwspec::payloads::sync::WmiResourceAction as T;
law_enumeration!(u32);
}

mod wmi_spinlock_acquire_mode_values {
use etwspec_runtime::laws;
use etwspec::payloads::sync::WmiSpinlockAcquireMode as T;
law_enumeration!(u8);
}

mod wmi_wait_multiple_type_values {
use etwspec_runtime::laws;
use etwspec::payloads::sync::WmiWaitMultipleType as T;
law_enumeration!(u8);
}

mod system_lock_kw_values {
use etwspec_runtime::laws;
use etwspec::payloads::sync::SystemLockKw as T;
law_flags!(u64);
}
