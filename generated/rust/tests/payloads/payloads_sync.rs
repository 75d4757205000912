// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::sync`.
mod crit_sec_collision_v5_0x86 {
use crate::laws;
use etwspec::payloads::sync::crit_sec_collision::{ CritSecCollisionX86 as T, CritSecCollisionX86View as V };
const MEMBERS: &[&str] = &[
    "LockCount",
    "SpinCount",
    "OwningThread",
    "CritSecAddr",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.lock_count() } else { from.lock_count }; value.lock_count = it; None }
        1 => { let it = if way == laws::Way::View { view.spin_count() } else { from.spin_count }; value.spin_count = it; None }
        2 => { let it = if way == laws::Way::View { view.owning_thread() } else { from.owning_thread }; value.owning_thread = it; None }
        3 => { let it = if way == laws::Way::View { view.crit_sec_addr() } else { from.crit_sec_addr }; value.crit_sec_addr = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod crit_sec_collision_v5_0x64 {
use crate::laws;
use etwspec::payloads::sync::crit_sec_collision::{ CritSecCollisionX64 as T, CritSecCollisionX64View as V };
const MEMBERS: &[&str] = &[
    "LockCount",
    "SpinCount",
    "OwningThread",
    "CritSecAddr",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.lock_count() } else { from.lock_count }; value.lock_count = it; None }
        1 => { let it = if way == laws::Way::View { view.spin_count() } else { from.spin_count }; value.spin_count = it; None }
        2 => { let it = if way == laws::Way::View { view.owning_thread() } else { from.owning_thread }; value.owning_thread = it; None }
        3 => { let it = if way == laws::Way::View { view.crit_sec_addr() } else { from.crit_sec_addr }; value.crit_sec_addr = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod crit_sec_init_v5_0x86 {
use crate::laws;
use etwspec::payloads::sync::crit_sec_init::{ CritSecInitX86 as T, CritSecInitX86View as V };
const MEMBERS: &[&str] = &[
    "SpinCount",
    "CritSecAddr",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.spin_count() } else { from.spin_count }; value.spin_count = it; None }
        1 => { let it = if way == laws::Way::View { view.crit_sec_addr() } else { from.crit_sec_addr }; value.crit_sec_addr = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod crit_sec_init_v5_0x64 {
use crate::laws;
use etwspec::payloads::sync::crit_sec_init::{ CritSecInitX64 as T, CritSecInitX64View as V };
const MEMBERS: &[&str] = &[
    "SpinCount",
    "CritSecAddr",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.spin_count() } else { from.spin_count }; value.spin_count = it; None }
        1 => { let it = if way == laws::Way::View { view.crit_sec_addr() } else { from.crit_sec_addr }; value.crit_sec_addr = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_critsec_event_collision_v5_0x86 {
use crate::laws;
use etwspec::payloads::sync::etw_critsec_event_collision::{ EtwCritsecEventCollisionX86 as T, EtwCritsecEventCollisionX86View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "LockCount",
    "SpinCount",
    "OwningThread",
    "Address",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.lock_count() } else { from.lock_count }; value.lock_count = it; None }
        2 => { let it = if way == laws::Way::View { view.spin_count() } else { from.spin_count }; value.spin_count = it; None }
        3 => { let it = if way == laws::Way::View { view.owning_thread() } else { from.owning_thread }; value.owning_thread = it; None }
        4 => { let it = if way == laws::Way::View { view.address() } else { from.address }; value.address = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_critsec_event_collision_v5_0x64 {
use crate::laws;
use etwspec::payloads::sync::etw_critsec_event_collision::{ EtwCritsecEventCollisionX64 as T, EtwCritsecEventCollisionX64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "LockCount",
    "SpinCount",
    "OwningThread",
    "Address",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.lock_count() } else { from.lock_count }; value.lock_count = it; None }
        2 => { let it = if way == laws::Way::View { view.spin_count() } else { from.spin_count }; value.spin_count = it; None }
        3 => { let it = if way == laws::Way::View { view.owning_thread() } else { from.owning_thread }; value.owning_thread = it; None }
        4 => { let it = if way == laws::Way::View { view.address() } else { from.address }; value.address = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_critsec_event_init_v5_0x86 {
use crate::laws;
use etwspec::payloads::sync::etw_critsec_event_init::{ EtwCritsecEventInitX86 as T, EtwCritsecEventInitX86View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "SpinCount",
    "Address",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.spin_count() } else { from.spin_count }; value.spin_count = it; None }
        2 => { let it = if way == laws::Way::View { view.address() } else { from.address }; value.address = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_critsec_event_init_v5_0x64 {
use crate::laws;
use etwspec::payloads::sync::etw_critsec_event_init::{ EtwCritsecEventInitX64 as T, EtwCritsecEventInitX64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "SpinCount",
    "Address",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.spin_count() } else { from.spin_count }; value.spin_count = it; None }
        2 => { let it = if way == laws::Way::View { view.address() } else { from.address }; value.address = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_executive_resource_config_v5_0 {
use crate::laws;
use etwspec::payloads::sync::perfinfo_executive_resource_config::{ PerfinfoExecutiveResourceConfig as T, PerfinfoExecutiveResourceConfigView as V };
const MEMBERS: &[&str] = &[
    "ReleaseSamplingRate",
    "ContentionSamplingRate",
    "NumberOfExcessiveTimeouts",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.release_sampling_rate() } else { from.release_sampling_rate }; value.release_sampling_rate = it; None }
        1 => { let it = if way == laws::Way::View { view.contention_sampling_rate() } else { from.contention_sampling_rate }; value.contention_sampling_rate = it; None }
        2 => { let it = if way == laws::Way::View { view.number_of_excessive_timeouts() } else { from.number_of_excessive_timeouts }; value.number_of_excessive_timeouts = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_spinlock_config_v5_0 {
use crate::laws;
use etwspec::payloads::sync::perfinfo_spinlock_config::{ PerfinfoSpinlockConfig as T, PerfinfoSpinlockConfigView as V };
const MEMBERS: &[&str] = &[
    "SpinLockSpinThreshold",
    "SpinLockContentionSampleRate",
    "SpinLockAcquireSampleRate",
    "SpinLockHoldThreshold",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.spin_lock_spin_threshold() } else { from.spin_lock_spin_threshold }; value.spin_lock_spin_threshold = it; None }
        1 => { let it = if way == laws::Way::View { view.spin_lock_contention_sample_rate() } else { from.spin_lock_contention_sample_rate }; value.spin_lock_contention_sample_rate = it; None }
        2 => { let it = if way == laws::Way::View { view.spin_lock_acquire_sample_rate() } else { from.spin_lock_acquire_sample_rate }; value.spin_lock_acquire_sample_rate = it; None }
        3 => { let it = if way == laws::Way::View { view.spin_lock_hold_threshold() } else { from.spin_lock_hold_threshold }; value.spin_lock_hold_threshold = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_delay_execution_v5_0 {
use crate::laws;
use etwspec::payloads::sync::wmi_delay_execution::{ WmiDelayExecution as T, WmiDelayExecutionView as V };
const MEMBERS: &[&str] = &[
    "ThreadId",
    "Delta",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        1 => { let it = if way == laws::Way::View { view.delta() } else { from.delta }; value.delta = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_pushlock_v5_0x86 {
use crate::laws;
use etwspec::payloads::sync::wmi_pushlock::{ WmiPushlockX86 as T, WmiPushlockX86View as V };
const MEMBERS: &[&str] = &[
    "PushLock",
    "ThreadId",
    "Action",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.push_lock() } else { from.push_lock }; value.push_lock = it; None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        2 => { let it = if way == laws::Way::View { view.action() } else { from.action }; value.action = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod wmi_pushlock_v5_0x64 {
use crate::laws;
use etwspec::payloads::sync::wmi_pushlock::{ WmiPushlockX64 as T, WmiPushlockX64View as V };
const MEMBERS: &[&str] = &[
    "PushLock",
    "ThreadId",
    "Action",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.push_lock() } else { from.push_lock }; value.push_lock = it; None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        2 => { let it = if way == laws::Way::View { view.action() } else { from.action }; value.action = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod wmi_queue_v5_0x86 {
use crate::laws;
use etwspec::payloads::sync::wmi_queue::{ WmiQueueX86 as T, WmiQueueX86View as V };
const MEMBERS: &[&str] = &[
    "Queue",
    "ThreadId",
    "Action",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.queue() } else { from.queue }; value.queue = it; None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        2 => { let it = if way == laws::Way::View { view.action() } else { from.action }; value.action = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod wmi_queue_v5_0x64 {
use crate::laws;
use etwspec::payloads::sync::wmi_queue::{ WmiQueueX64 as T, WmiQueueX64View as V };
const MEMBERS: &[&str] = &[
    "Queue",
    "ThreadId",
    "Action",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.queue() } else { from.queue }; value.queue = it; None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        2 => { let it = if way == laws::Way::View { view.action() } else { from.action }; value.action = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod wmi_resource_v5_0x86 {
use crate::laws;
use etwspec::payloads::sync::wmi_resource::{ WmiResourceX86 as T, WmiResourceX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.acquire_time() } else { from.acquire_time }; value.acquire_time = it; None }
        1 => { let it = if way == laws::Way::View { view.hold_time() } else { from.hold_time }; value.hold_time = it; None }
        2 => { let it = if way == laws::Way::View { view.wait_time() } else { from.wait_time }; value.wait_time = it; None }
        3 => { let it = if way == laws::Way::View { view.max_recursion_depth() } else { from.max_recursion_depth }; value.max_recursion_depth = it; None }
        4 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        5 => { let it = if way == laws::Way::View { view.resource() } else { from.resource }; value.resource = it; None }
        6 => { let it = if way == laws::Way::View { view.action() } else { from.action }; value.action = it; None }
        7 => { let it = if way == laws::Way::View { view.contention_delta() } else { from.contention_delta }; value.contention_delta = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod wmi_resource_v5_0x64 {
use crate::laws;
use etwspec::payloads::sync::wmi_resource::{ WmiResourceX64 as T, WmiResourceX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.acquire_time() } else { from.acquire_time }; value.acquire_time = it; None }
        1 => { let it = if way == laws::Way::View { view.hold_time() } else { from.hold_time }; value.hold_time = it; None }
        2 => { let it = if way == laws::Way::View { view.wait_time() } else { from.wait_time }; value.wait_time = it; None }
        3 => { let it = if way == laws::Way::View { view.max_recursion_depth() } else { from.max_recursion_depth }; value.max_recursion_depth = it; None }
        4 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        5 => { let it = if way == laws::Way::View { view.resource() } else { from.resource }; value.resource = it; None }
        6 => { let it = if way == laws::Way::View { view.action() } else { from.action }; value.action = it; None }
        7 => { let it = if way == laws::Way::View { view.contention_delta() } else { from.contention_delta }; value.contention_delta = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod wmi_spinlock_v6_1x64 {
use crate::laws;
use etwspec::payloads::sync::wmi_spinlock::{ V6_1X64 as T, V6_1X64View as V };
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
        0 => { let it = if way == laws::Way::View { view.spin_lock_address() } else { from.spin_lock_address }; value.spin_lock_address = it; None }
        1 => { let it = if way == laws::Way::View { view.caller_address() } else { from.caller_address }; value.caller_address = it; None }
        2 => { let it = if way == laws::Way::View { view.acquire_time() } else { from.acquire_time }; value.acquire_time = it; None }
        3 => { let it = if way == laws::Way::View { view.release_time() } else { from.release_time }; value.release_time = it; None }
        4 => { let it = if way == laws::Way::View { view.wait_time_in_cycles() } else { from.wait_time_in_cycles }; value.wait_time_in_cycles = it; None }
        5 => { let it = if way == laws::Way::View { view.spin_count() } else { from.spin_count }; value.spin_count = it; None }
        6 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        7 => { let it = if way == laws::Way::View { view.interrupt_count() } else { from.interrupt_count }; value.interrupt_count = it; None }
        8 => { let it = if way == laws::Way::View { view.irql() } else { from.irql }; value.irql = it; None }
        9 => { let it = if way == laws::Way::View { view.acquire_depth() } else { from.acquire_depth }; value.acquire_depth = it; None }
        10 => { let it = match way { laws::Way::View => view.acquire_mode(), laws::Way::Value => from.acquire_mode(), laws::Way::Ones => etwspec::payloads::sync::WmiSpinlockAcquireMode(!0u8) }; value.set_acquire_mode(it); Some(it.0 as u64) }
        11 => { let it = match way { laws::Way::View => view.execute_dpc(), laws::Way::Value => from.execute_dpc(), laws::Way::Ones => !0u8 }; value.set_execute_dpc(it); Some(it as u64) }
        12 => { let it = match way { laws::Way::View => view.execute_isr(), laws::Way::Value => from.execute_isr(), laws::Way::Ones => !0u8 }; value.set_execute_isr(it); Some(it as u64) }
        13 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        _ => None,
    }
}

fixed!(true);
}

mod wmi_spinlock_v6_2x86 {
use crate::laws;
use etwspec::payloads::sync::wmi_spinlock::{ V6_2X86 as T, V6_2X86View as V };
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
        0 => { let it = if way == laws::Way::View { view.spin_lock_address() } else { from.spin_lock_address }; value.spin_lock_address = it; None }
        1 => { let it = if way == laws::Way::View { view.caller_address() } else { from.caller_address }; value.caller_address = it; None }
        2 => { let it = if way == laws::Way::View { view.acquire_time() } else { from.acquire_time }; value.acquire_time = it; None }
        3 => { let it = if way == laws::Way::View { view.release_time() } else { from.release_time }; value.release_time = it; None }
        4 => { let it = if way == laws::Way::View { view.wait_time_in_cycles() } else { from.wait_time_in_cycles }; value.wait_time_in_cycles = it; None }
        5 => { let it = if way == laws::Way::View { view.spin_count() } else { from.spin_count }; value.spin_count = it; None }
        6 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        7 => { let it = if way == laws::Way::View { view.interrupt_count() } else { from.interrupt_count }; value.interrupt_count = it; None }
        8 => { let it = if way == laws::Way::View { view.irql() } else { from.irql }; value.irql = it; None }
        9 => { let it = if way == laws::Way::View { view.acquire_depth() } else { from.acquire_depth }; value.acquire_depth = it; None }
        10 => { let it = match way { laws::Way::View => view.acquire_mode(), laws::Way::Value => from.acquire_mode(), laws::Way::Ones => etwspec::payloads::sync::WmiSpinlockAcquireMode(!0u8) }; value.set_acquire_mode(it); Some(it.0 as u64) }
        11 => { let it = match way { laws::Way::View => view.execute_dpc(), laws::Way::Value => from.execute_dpc(), laws::Way::Ones => !0u8 }; value.set_execute_dpc(it); Some(it as u64) }
        12 => { let it = match way { laws::Way::View => view.execute_isr(), laws::Way::Value => from.execute_isr(), laws::Way::Ones => !0u8 }; value.set_execute_isr(it); Some(it as u64) }
        13 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        _ => None,
    }
}

fixed!(true);
}

mod wmi_spinlock_v6_3x86 {
use crate::laws;
use etwspec::payloads::sync::wmi_spinlock::{ WmiSpinlockX86 as T, WmiSpinlockX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.spin_lock_address() } else { from.spin_lock_address }; value.spin_lock_address = it; None }
        1 => { let it = if way == laws::Way::View { view.caller_address() } else { from.caller_address }; value.caller_address = it; None }
        2 => { let it = if way == laws::Way::View { view.acquire_time() } else { from.acquire_time }; value.acquire_time = it; None }
        3 => { let it = if way == laws::Way::View { view.release_time() } else { from.release_time }; value.release_time = it; None }
        4 => { let it = if way == laws::Way::View { view.wait_time_in_cycles() } else { from.wait_time_in_cycles }; value.wait_time_in_cycles = it; None }
        5 => { let it = if way == laws::Way::View { view.spin_count() } else { from.spin_count }; value.spin_count = it; None }
        6 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        7 => { let it = if way == laws::Way::View { view.interrupt_count() } else { from.interrupt_count }; value.interrupt_count = it; None }
        8 => { let it = if way == laws::Way::View { view.irql() } else { from.irql }; value.irql = it; None }
        9 => { let it = if way == laws::Way::View { view.acquire_depth() } else { from.acquire_depth }; value.acquire_depth = it; None }
        10 => { let it = match way { laws::Way::View => view.acquire_mode(), laws::Way::Value => from.acquire_mode(), laws::Way::Ones => etwspec::payloads::sync::WmiSpinlockAcquireMode(!0u8) }; value.set_acquire_mode(it); Some(it.0 as u64) }
        11 => { let it = match way { laws::Way::View => view.execute_dpc(), laws::Way::Value => from.execute_dpc(), laws::Way::Ones => !0u8 }; value.set_execute_dpc(it); Some(it as u64) }
        12 => { let it = match way { laws::Way::View => view.execute_isr(), laws::Way::Value => from.execute_isr(), laws::Way::Ones => !0u8 }; value.set_execute_isr(it); Some(it as u64) }
        13 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        14 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod wmi_spinlock_v6_3x64 {
use crate::laws;
use etwspec::payloads::sync::wmi_spinlock::{ WmiSpinlockX64 as T, WmiSpinlockX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.spin_lock_address() } else { from.spin_lock_address }; value.spin_lock_address = it; None }
        1 => { let it = if way == laws::Way::View { view.caller_address() } else { from.caller_address }; value.caller_address = it; None }
        2 => { let it = if way == laws::Way::View { view.acquire_time() } else { from.acquire_time }; value.acquire_time = it; None }
        3 => { let it = if way == laws::Way::View { view.release_time() } else { from.release_time }; value.release_time = it; None }
        4 => { let it = if way == laws::Way::View { view.wait_time_in_cycles() } else { from.wait_time_in_cycles }; value.wait_time_in_cycles = it; None }
        5 => { let it = if way == laws::Way::View { view.spin_count() } else { from.spin_count }; value.spin_count = it; None }
        6 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        7 => { let it = if way == laws::Way::View { view.interrupt_count() } else { from.interrupt_count }; value.interrupt_count = it; None }
        8 => { let it = if way == laws::Way::View { view.irql() } else { from.irql }; value.irql = it; None }
        9 => { let it = if way == laws::Way::View { view.acquire_depth() } else { from.acquire_depth }; value.acquire_depth = it; None }
        10 => { let it = match way { laws::Way::View => view.acquire_mode(), laws::Way::Value => from.acquire_mode(), laws::Way::Ones => etwspec::payloads::sync::WmiSpinlockAcquireMode(!0u8) }; value.set_acquire_mode(it); Some(it.0 as u64) }
        11 => { let it = match way { laws::Way::View => view.execute_dpc(), laws::Way::Value => from.execute_dpc(), laws::Way::Ones => !0u8 }; value.set_execute_dpc(it); Some(it as u64) }
        12 => { let it = match way { laws::Way::View => view.execute_isr(), laws::Way::Value => from.execute_isr(), laws::Way::Ones => !0u8 }; value.set_execute_isr(it); Some(it as u64) }
        13 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        14 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod wmi_wait_multiple_v5_0x86 {
use crate::laws;
use etwspec::payloads::sync::wmi_wait_multiple::{ WmiWaitMultipleX86 as T, WmiWaitMultipleX86View as V };
const MEMBERS: &[&str] = &[
    "ThreadId",
    "WaitType",
    "ObjectCount",
    "ObjectRecord",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        1 => { let it = if way == laws::Way::View { view.wait_type() } else { from.wait_type }; value.wait_type = it; None }
        2 => { let it = if way == laws::Way::View { view.object_count() } else { from.object_count }; value.object_count = it; None }
        3 => { let it = if way == laws::Way::View { view.object_record() } else { from.object_record }; value.object_record = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_wait_multiple_v5_0x64 {
use crate::laws;
use etwspec::payloads::sync::wmi_wait_multiple::{ WmiWaitMultipleX64 as T, WmiWaitMultipleX64View as V };
const MEMBERS: &[&str] = &[
    "ThreadId",
    "WaitType",
    "ObjectCount",
    "ObjectRecord",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        1 => { let it = if way == laws::Way::View { view.wait_type() } else { from.wait_type }; value.wait_type = it; None }
        2 => { let it = if way == laws::Way::View { view.object_count() } else { from.object_count }; value.object_count = it; None }
        3 => { let it = if way == laws::Way::View { view.object_record() } else { from.object_record }; value.object_record = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_wait_object_record_v5_0x86 {
use crate::laws;
use etwspec::payloads::sync::wmi_wait_object_record::{ WmiWaitObjectRecordX86 as T, WmiWaitObjectRecordX86View as V };
const MEMBERS: &[&str] = &[
    "Object",
    "ObjectType",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.object() } else { from.object }; value.object = it; None }
        1 => { let it = if way == laws::Way::View { view.object_type() } else { from.object_type }; value.object_type = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_wait_object_record_v5_0x64 {
use crate::laws;
use etwspec::payloads::sync::wmi_wait_object_record::{ WmiWaitObjectRecordX64 as T, WmiWaitObjectRecordX64View as V };
const MEMBERS: &[&str] = &[
    "Object",
    "ObjectType",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.object() } else { from.object }; value.object = it; None }
        1 => { let it = if way == laws::Way::View { view.object_type() } else { from.object_type }; value.object_type = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_wait_single_v5_0x86 {
use crate::laws;
use etwspec::payloads::sync::wmi_wait_single::{ WmiWaitSingleX86 as T, WmiWaitSingleX86View as V };
const MEMBERS: &[&str] = &[
    "ThreadId",
    "Object",
    "ObjectType",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        1 => { let it = if way == laws::Way::View { view.object() } else { from.object }; value.object = it; None }
        2 => { let it = if way == laws::Way::View { view.object_type() } else { from.object_type }; value.object_type = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod wmi_wait_single_v5_0x64 {
use crate::laws;
use etwspec::payloads::sync::wmi_wait_single::{ WmiWaitSingleX64 as T, WmiWaitSingleX64View as V };
const MEMBERS: &[&str] = &[
    "ThreadId",
    "Object",
    "ObjectType",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        1 => { let it = if way == laws::Way::View { view.object() } else { from.object }; value.object = it; None }
        2 => { let it = if way == laws::Way::View { view.object_type() } else { from.object_type }; value.object_type = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod crit_sec_collision_any {
use crate::laws;
use etwspec::payloads::sync::crit_sec_collision::{Any, CritSecCollisionX86, CritSecCollisionX64, };
any! {
    "CritSecCollision", false,
    0: "V5_0X86" V5_0X86(CritSecCollisionX86), 16;
    1: "V5_0X64" V5_0X64(CritSecCollisionX64), 24;
}

}

mod crit_sec_init_any {
use crate::laws;
use etwspec::payloads::sync::crit_sec_init::{Any, CritSecInitX86, CritSecInitX64, };
any! {
    "CritSecInit", false,
    0: "V5_0X86" V5_0X86(CritSecInitX86), 8;
    1: "V5_0X64" V5_0X64(CritSecInitX64), 16;
}

}

mod etw_critsec_event_collision_any {
use crate::laws;
use etwspec::payloads::sync::etw_critsec_event_collision::{Any, EtwCritsecEventCollisionX86, EtwCritsecEventCollisionX64, };
any! {
    "ETW_CRITSEC_EVENT_COLLISION", false,
    0: "V5_0X86" V5_0X86(EtwCritsecEventCollisionX86), 48;
    1: "V5_0X64" V5_0X64(EtwCritsecEventCollisionX64), 56;
}

}

mod etw_critsec_event_init_any {
use crate::laws;
use etwspec::payloads::sync::etw_critsec_event_init::{Any, EtwCritsecEventInitX86, EtwCritsecEventInitX64, };
any! {
    "ETW_CRITSEC_EVENT_INIT", false,
    0: "V5_0X86" V5_0X86(EtwCritsecEventInitX86), 40;
    1: "V5_0X64" V5_0X64(EtwCritsecEventInitX64), 48;
}

}

mod perfinfo_executive_resource_config_any {
use crate::laws;
use etwspec::payloads::sync::perfinfo_executive_resource_config::{Any, PerfinfoExecutiveResourceConfig, };
any! {
    "PERFINFO_EXECUTIVE_RESOURCE_CONFIG", false,
    0: "V5_0" V5_0(PerfinfoExecutiveResourceConfig), 12;
}

}

mod perfinfo_spinlock_config_any {
use crate::laws;
use etwspec::payloads::sync::perfinfo_spinlock_config::{Any, PerfinfoSpinlockConfig, };
any! {
    "PERFINFO_SPINLOCK_CONFIG", false,
    0: "V5_0" V5_0(PerfinfoSpinlockConfig), 16;
}

}

mod wmi_delay_execution_any {
use crate::laws;
use etwspec::payloads::sync::wmi_delay_execution::{Any, WmiDelayExecution, };
any! {
    "WMI_DELAY_EXECUTION", false,
    0: "V5_0" V5_0(WmiDelayExecution), 16;
}

}

mod wmi_pushlock_any {
use crate::laws;
use etwspec::payloads::sync::wmi_pushlock::{Any, WmiPushlockX86, WmiPushlockX64, };
any! {
    "WMI_PUSHLOCK", false,
    0: "V5_0X86" V5_0X86(WmiPushlockX86), 9;
    1: "V5_0X64" V5_0X64(WmiPushlockX64), 13;
}

}

mod wmi_queue_any {
use crate::laws;
use etwspec::payloads::sync::wmi_queue::{Any, WmiQueueX86, WmiQueueX64, };
any! {
    "WMI_QUEUE", false,
    0: "V5_0X86" V5_0X86(WmiQueueX86), 9;
    1: "V5_0X64" V5_0X64(WmiQueueX64), 13;
}

}

mod wmi_resource_any {
use crate::laws;
use etwspec::payloads::sync::wmi_resource::{Any, WmiResourceX86, WmiResourceX64, };
any! {
    "WMI_RESOURCE", false,
    0: "V5_0X86" V5_0X86(WmiResourceX86), 44;
    1: "V5_0X64" V5_0X64(WmiResourceX64), 48;
}

}

mod wmi_spinlock_any {
use crate::laws;
use etwspec::payloads::sync::wmi_spinlock::{Any, V6_1X64, V6_2X86, WmiSpinlockX86, WmiSpinlockX64, };
any! {
    "WMI_SPINLOCK", false,
    0: "V6_1X64" V6_1X64(V6_1X64), 51;
    1: "V6_2X86" V6_2X86(V6_2X86), 43;
    2: "V6_3X86" V6_3X86(WmiSpinlockX86), 48;
    3: "V6_3X64" V6_3X64(WmiSpinlockX64), 56;
}

}

mod wmi_wait_multiple_any {
use crate::laws;
use etwspec::payloads::sync::wmi_wait_multiple::{Any, WmiWaitMultipleX86, WmiWaitMultipleX64, };
any! {
    "WMI_WAIT_MULTIPLE", false,
    0: "V5_0X86" V5_0X86(WmiWaitMultipleX86), 520;
    1: "V5_0X64" V5_0X64(WmiWaitMultipleX64), 1032;
}

}

mod wmi_wait_object_record_any {
use crate::laws;
use etwspec::payloads::sync::wmi_wait_object_record::{Any, WmiWaitObjectRecordX86, WmiWaitObjectRecordX64, };
any! {
    "WMI_WAIT_OBJECT_RECORD", false,
    0: "V5_0X86" V5_0X86(WmiWaitObjectRecordX86), 8;
    1: "V5_0X64" V5_0X64(WmiWaitObjectRecordX64), 16;
}

}

mod wmi_wait_single_any {
use crate::laws;
use etwspec::payloads::sync::wmi_wait_single::{Any, WmiWaitSingleX86, WmiWaitSingleX64, };
any! {
    "WMI_WAIT_SINGLE", false,
    0: "V5_0X86" V5_0X86(WmiWaitSingleX86), 9;
    1: "V5_0X64" V5_0X64(WmiWaitSingleX64), 17;
}

}

mod wmi_pushlock_action_values {
use crate::laws;
use etwspec::payloads::sync::WmiPushlockAction as T;
enumeration!(u8);
}

mod wmi_queue_action_values {
use crate::laws;
use etwspec::payloads::sync::WmiQueueAction as T;
enumeration!(u8);
}

mod wmi_resource_action_values {
use crate::laws;
use etwspec::payloads::sync::WmiResourceAction as T;
enumeration!(u32);
}

mod wmi_spinlock_acquire_mode_values {
use crate::laws;
use etwspec::payloads::sync::WmiSpinlockAcquireMode as T;
enumeration!(u8);
}

mod wmi_wait_multiple_type_values {
use crate::laws;
use etwspec::payloads::sync::WmiWaitMultipleType as T;
enumeration!(u8);
}
