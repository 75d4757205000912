// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::profile`.
mod etw_cancel_ktimer2_event_v5_0x86 {
use crate::laws;
use etwspec::payloads::profile::etw_cancel_ktimer2_event::{ EtwCancelKtimer2EventX86 as T, EtwCancelKtimer2EventX86View as V };
const MEMBERS: &[&str] = &[
    "TimerKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.timer_key() } else { from.timer_key }; value.timer_key = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_cancel_ktimer2_event_v5_0x64 {
use crate::laws;
use etwspec::payloads::profile::etw_cancel_ktimer2_event::{ EtwCancelKtimer2EventX64 as T, EtwCancelKtimer2EventX64View as V };
const MEMBERS: &[&str] = &[
    "TimerKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.timer_key() } else { from.timer_key }; value.timer_key = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_cancel_timer_event_v5_0x86 {
use crate::laws;
use etwspec::payloads::profile::etw_cancel_timer_event::{ EtwCancelTimerEventX86 as T, EtwCancelTimerEventX86View as V };
const MEMBERS: &[&str] = &[
    "TimerAddress",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.timer_address() } else { from.timer_address }; value.timer_address = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_cancel_timer_event_v5_0x64 {
use crate::laws;
use etwspec::payloads::profile::etw_cancel_timer_event::{ EtwCancelTimerEventX64 as T, EtwCancelTimerEventX64View as V };
const MEMBERS: &[&str] = &[
    "TimerAddress",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.timer_address() } else { from.timer_address }; value.timer_address = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_clock_configuration_event_v5_0 {
use crate::laws;
use etwspec::payloads::profile::etw_clock_configuration_event::{ EtwClockConfigurationEvent as T, EtwClockConfigurationEventView as V };
const MEMBERS: &[&str] = &[
    "KnownType",
    "Capabilities",
    "DisableReason",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.known_type() } else { from.known_type }; value.known_type = it; None }
        1 => { let it = if way == laws::Way::View { view.capabilities() } else { from.capabilities }; value.capabilities = it; None }
        2 => { let it = if way == laws::Way::View { view.disable_reason() } else { from.disable_reason }; value.disable_reason = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_clock_state_change_event_v5_0 {
use crate::laws;
use etwspec::payloads::profile::etw_clock_state_change_event::{ EtwClockStateChangeEvent as T, EtwClockStateChangeEventView as V };
const MEMBERS: &[&str] = &[
    "NewState",
    "PrevState",
    "Reserved",
    "DeliveredIncrement",
    "RequestedIncrement",
    "NextClockUpdateTime",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.new_state() } else { from.new_state }; value.new_state = it; None }
        1 => { let it = if way == laws::Way::View { view.prev_state() } else { from.prev_state }; value.prev_state = it; None }
        2 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        3 => { let it = if way == laws::Way::View { view.delivered_increment() } else { from.delivered_increment() }; value.set_delivered_increment(it); None }
        4 => { let it = if way == laws::Way::View { view.requested_increment() } else { from.requested_increment() }; value.set_requested_increment(it); None }
        5 => { let it = if way == laws::Way::View { view.next_clock_update_time() } else { from.next_clock_update_time() }; value.set_next_clock_update_time(it); None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_clock_time_update_v5_0 {
use crate::laws;
use etwspec::payloads::profile::etw_clock_time_update::{ EtwClockTimeUpdate as T, EtwClockTimeUpdateView as V };
const MEMBERS: &[&str] = &[
    "InterruptTime",
    "ClockOwner",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.interrupt_time() } else { from.interrupt_time }; value.interrupt_time = it; None }
        1 => { let it = if way == laws::Way::View { view.clock_owner() } else { from.clock_owner }; value.clock_owner = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_cpu_cache_flush_event_v5_0x86 {
use crate::laws;
use etwspec::payloads::profile::etw_cpu_cache_flush_event::{ EtwCpuCacheFlushEventX86 as T, EtwCpuCacheFlushEventX86View as V };
const MEMBERS: &[&str] = &[
    "Address",
    "Bytes",
    "Clean",
    "FullFlush",
    "Rectangle",
    "Reserved0",
    "Reserved1",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.address() } else { from.address }; value.address = it; None }
        1 => { let it = if way == laws::Way::View { view.bytes() } else { from.bytes }; value.bytes = it; None }
        2 => { let it = if way == laws::Way::View { view.clean() } else { from.clean }; value.clean = it; None }
        3 => { let it = if way == laws::Way::View { view.full_flush() } else { from.full_flush }; value.full_flush = it; None }
        4 => { let it = if way == laws::Way::View { view.rectangle() } else { from.rectangle }; value.rectangle = it; None }
        5 => { let it = if way == laws::Way::View { view.reserved0() } else { from.reserved0 }; value.reserved0 = it; None }
        6 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1 }; value.reserved1 = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_cpu_cache_flush_event_v5_0x64 {
use crate::laws;
use etwspec::payloads::profile::etw_cpu_cache_flush_event::{ EtwCpuCacheFlushEventX64 as T, EtwCpuCacheFlushEventX64View as V };
const MEMBERS: &[&str] = &[
    "Address",
    "Bytes",
    "Clean",
    "FullFlush",
    "Rectangle",
    "Reserved0",
    "Reserved1",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.address() } else { from.address }; value.address = it; None }
        1 => { let it = if way == laws::Way::View { view.bytes() } else { from.bytes }; value.bytes = it; None }
        2 => { let it = if way == laws::Way::View { view.clean() } else { from.clean }; value.clean = it; None }
        3 => { let it = if way == laws::Way::View { view.full_flush() } else { from.full_flush }; value.full_flush = it; None }
        4 => { let it = if way == laws::Way::View { view.rectangle() } else { from.rectangle }; value.rectangle = it; None }
        5 => { let it = if way == laws::Way::View { view.reserved0() } else { from.reserved0 }; value.reserved0 = it; None }
        6 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1 }; value.reserved1 = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_disable_ktimer2_event_v5_0x86 {
use crate::laws;
use etwspec::payloads::profile::etw_disable_ktimer2_event::{ EtwDisableKtimer2EventX86 as T, EtwDisableKtimer2EventX86View as V };
const MEMBERS: &[&str] = &[
    "TimerKey",
    "DisableCallback",
    "DisableContextKey",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.timer_key() } else { from.timer_key }; value.timer_key = it; None }
        1 => { let it = if way == laws::Way::View { view.disable_callback() } else { from.disable_callback }; value.disable_callback = it; None }
        2 => { let it = if way == laws::Way::View { view.disable_context_key() } else { from.disable_context_key }; value.disable_context_key = it; None }
        3 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_disable_ktimer2_event_v5_0x64 {
use crate::laws;
use etwspec::payloads::profile::etw_disable_ktimer2_event::{ EtwDisableKtimer2EventX64 as T, EtwDisableKtimer2EventX64View as V };
const MEMBERS: &[&str] = &[
    "TimerKey",
    "DisableCallback",
    "DisableContextKey",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.timer_key() } else { from.timer_key }; value.timer_key = it; None }
        1 => { let it = if way == laws::Way::View { view.disable_callback() } else { from.disable_callback }; value.disable_callback = it; None }
        2 => { let it = if way == laws::Way::View { view.disable_context_key() } else { from.disable_context_key }; value.disable_context_key = it; None }
        3 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_finalize_ktimer2_event_v5_0x86 {
use crate::laws;
use etwspec::payloads::profile::etw_finalize_ktimer2_event::{ EtwFinalizeKtimer2EventX86 as T, EtwFinalizeKtimer2EventX86View as V };
const MEMBERS: &[&str] = &[
    "TimerKey",
    "DisableCallback",
    "DisableContextKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.timer_key() } else { from.timer_key }; value.timer_key = it; None }
        1 => { let it = if way == laws::Way::View { view.disable_callback() } else { from.disable_callback }; value.disable_callback = it; None }
        2 => { let it = if way == laws::Way::View { view.disable_context_key() } else { from.disable_context_key }; value.disable_context_key = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_finalize_ktimer2_event_v5_0x64 {
use crate::laws;
use etwspec::payloads::profile::etw_finalize_ktimer2_event::{ EtwFinalizeKtimer2EventX64 as T, EtwFinalizeKtimer2EventX64View as V };
const MEMBERS: &[&str] = &[
    "TimerKey",
    "DisableCallback",
    "DisableContextKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.timer_key() } else { from.timer_key }; value.timer_key = it; None }
        1 => { let it = if way == laws::Way::View { view.disable_callback() } else { from.disable_callback }; value.disable_callback = it; None }
        2 => { let it = if way == laws::Way::View { view.disable_context_key() } else { from.disable_context_key }; value.disable_context_key = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_lbr_entry_v5_0x86 {
use crate::laws;
use etwspec::payloads::profile::etw_lbr_entry::{ EtwLbrEntryX86 as T, EtwLbrEntryX86View as V };
const MEMBERS: &[&str] = &[
    "FromAddress",
    "ToAddress",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.from_address() } else { from.from_address }; value.from_address = it; None }
        1 => { let it = if way == laws::Way::View { view.to_address() } else { from.to_address }; value.to_address = it; None }
        2 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_lbr_entry_v5_0x64 {
use crate::laws;
use etwspec::payloads::profile::etw_lbr_entry::{ EtwLbrEntryX64 as T, EtwLbrEntryX64View as V };
const MEMBERS: &[&str] = &[
    "FromAddress",
    "ToAddress",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.from_address() } else { from.from_address }; value.from_address = it; None }
        1 => { let it = if way == laws::Way::View { view.to_address() } else { from.to_address }; value.to_address = it; None }
        2 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_set_ktimer2_event_v5_0x86 {
use crate::laws;
use etwspec::payloads::profile::etw_set_ktimer2_event::{ EtwSetKtimer2EventX86 as T, EtwSetKtimer2EventX86View as V };
const MEMBERS: &[&str] = &[
    "DueTime",
    "MaximumDueTime",
    "Period",
    "TimerKey",
    "Callback",
    "CallbackContextKey",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.due_time() } else { from.due_time }; value.due_time = it; None }
        1 => { let it = if way == laws::Way::View { view.maximum_due_time() } else { from.maximum_due_time }; value.maximum_due_time = it; None }
        2 => { let it = if way == laws::Way::View { view.period() } else { from.period }; value.period = it; None }
        3 => { let it = if way == laws::Way::View { view.timer_key() } else { from.timer_key }; value.timer_key = it; None }
        4 => { let it = if way == laws::Way::View { view.callback() } else { from.callback }; value.callback = it; None }
        5 => { let it = if way == laws::Way::View { view.callback_context_key() } else { from.callback_context_key }; value.callback_context_key = it; None }
        6 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_set_ktimer2_event_v5_0x64 {
use crate::laws;
use etwspec::payloads::profile::etw_set_ktimer2_event::{ EtwSetKtimer2EventX64 as T, EtwSetKtimer2EventX64View as V };
const MEMBERS: &[&str] = &[
    "DueTime",
    "MaximumDueTime",
    "Period",
    "TimerKey",
    "Callback",
    "CallbackContextKey",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.due_time() } else { from.due_time }; value.due_time = it; None }
        1 => { let it = if way == laws::Way::View { view.maximum_due_time() } else { from.maximum_due_time }; value.maximum_due_time = it; None }
        2 => { let it = if way == laws::Way::View { view.period() } else { from.period }; value.period = it; None }
        3 => { let it = if way == laws::Way::View { view.timer_key() } else { from.timer_key }; value.timer_key = it; None }
        4 => { let it = if way == laws::Way::View { view.callback() } else { from.callback }; value.callback = it; None }
        5 => { let it = if way == laws::Way::View { view.callback_context_key() } else { from.callback_context_key }; value.callback_context_key = it; None }
        6 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_set_timer_event_v5_0x86 {
use crate::laws;
use etwspec::payloads::profile::etw_set_timer_event::{ EtwSetTimerEventX86 as T, EtwSetTimerEventX86View as V };
const MEMBERS: &[&str] = &[
    "ExpectedDueTime",
    "TimerAddress",
    "TargetProcessorGroup",
    "TargetProcessorIndex",
    "Flags",
    "Period",
    "EncodedDelay",
    "Reserved0",
    "Reserved1",
    "UniqueProcessId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.expected_due_time() } else { from.expected_due_time }; value.expected_due_time = it; None }
        1 => { let it = if way == laws::Way::View { view.timer_address() } else { from.timer_address }; value.timer_address = it; None }
        2 => { let it = if way == laws::Way::View { view.target_processor_group() } else { from.target_processor_group }; value.target_processor_group = it; None }
        3 => { let it = if way == laws::Way::View { view.target_processor_index() } else { from.target_processor_index }; value.target_processor_index = it; None }
        4 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        5 => { let it = if way == laws::Way::View { view.period() } else { from.period }; value.period = it; None }
        6 => { let it = if way == laws::Way::View { view.encoded_delay() } else { from.encoded_delay }; value.encoded_delay = it; None }
        7 => { let it = if way == laws::Way::View { view.reserved0() } else { from.reserved0 }; value.reserved0 = it; None }
        8 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        9 => { let it = if way == laws::Way::View { view.unique_process_id() } else { from.unique_process_id() }; value.set_unique_process_id(it); None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_set_timer_event_v5_0x64 {
use crate::laws;
use etwspec::payloads::profile::etw_set_timer_event::{ EtwSetTimerEventX64 as T, EtwSetTimerEventX64View as V };
const MEMBERS: &[&str] = &[
    "ExpectedDueTime",
    "TimerAddress",
    "TargetProcessorGroup",
    "TargetProcessorIndex",
    "Flags",
    "Period",
    "EncodedDelay",
    "Reserved0",
    "Reserved1",
    "UniqueProcessId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.expected_due_time() } else { from.expected_due_time }; value.expected_due_time = it; None }
        1 => { let it = if way == laws::Way::View { view.timer_address() } else { from.timer_address }; value.timer_address = it; None }
        2 => { let it = if way == laws::Way::View { view.target_processor_group() } else { from.target_processor_group }; value.target_processor_group = it; None }
        3 => { let it = if way == laws::Way::View { view.target_processor_index() } else { from.target_processor_index }; value.target_processor_index = it; None }
        4 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        5 => { let it = if way == laws::Way::View { view.period() } else { from.period }; value.period = it; None }
        6 => { let it = if way == laws::Way::View { view.encoded_delay() } else { from.encoded_delay }; value.encoded_delay = it; None }
        7 => { let it = if way == laws::Way::View { view.reserved0() } else { from.reserved0 }; value.reserved0 = it; None }
        8 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        9 => { let it = if way == laws::Way::View { view.unique_process_id() } else { from.unique_process_id() }; value.set_unique_process_id(it); None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_timer_expiration_event_v5_0x86 {
use crate::laws;
use etwspec::payloads::profile::etw_timer_expiration_event::{ EtwTimerExpirationEventX86 as T, EtwTimerExpirationEventX86View as V };
const MEMBERS: &[&str] = &[
    "ExpectedDueTime",
    "TimerAddress",
    "DeferredRoutine",
    "EncodedDelay",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.expected_due_time() } else { from.expected_due_time }; value.expected_due_time = it; None }
        1 => { let it = if way == laws::Way::View { view.timer_address() } else { from.timer_address }; value.timer_address = it; None }
        2 => { let it = if way == laws::Way::View { view.deferred_routine() } else { from.deferred_routine }; value.deferred_routine = it; None }
        3 => { let it = if way == laws::Way::View { view.encoded_delay() } else { from.encoded_delay }; value.encoded_delay = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_timer_expiration_event_v5_0x64 {
use crate::laws;
use etwspec::payloads::profile::etw_timer_expiration_event::{ EtwTimerExpirationEventX64 as T, EtwTimerExpirationEventX64View as V };
const MEMBERS: &[&str] = &[
    "ExpectedDueTime",
    "TimerAddress",
    "DeferredRoutine",
    "EncodedDelay",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.expected_due_time() } else { from.expected_due_time }; value.expected_due_time = it; None }
        1 => { let it = if way == laws::Way::View { view.timer_address() } else { from.timer_address }; value.timer_address = it; None }
        2 => { let it = if way == laws::Way::View { view.deferred_routine() } else { from.deferred_routine }; value.deferred_routine = it; None }
        3 => { let it = if way == laws::Way::View { view.encoded_delay() } else { from.encoded_delay }; value.encoded_delay = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_timer_expiration_start_event_v5_0 {
use crate::laws;
use etwspec::payloads::profile::etw_timer_expiration_start_event::{ EtwTimerExpirationStartEvent as T, EtwTimerExpirationStartEventView as V };
const MEMBERS: &[&str] = &[
    "InterruptTime",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.interrupt_time() } else { from.interrupt_time }; value.interrupt_time = it; None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

#[test]
fn parts_lie_where_the_table_says() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![match tail.hr_timer_expiration_only { Some(_) => Some(1), None => None }, ], tail.rest.len()))
    });
}

}

mod ipt_trace_event_data_v5_0 {
use crate::laws;
use etwspec::payloads::profile::ipt_trace_event_data::{ IptTraceEventData as T, IptTraceEventDataView as V };
const MEMBERS: &[&str] = &[
    "TimeStamp",
    "ProcessId",
    "ThreadId",
    "IptOption",
    "IptTraceSize",
    "IptTraceStopOffset",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp }; value.time_stamp = it; None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        2 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        3 => { let it = if way == laws::Way::View { view.ipt_option() } else { from.ipt_option }; value.ipt_option = it; None }
        4 => { let it = if way == laws::Way::View { view.ipt_trace_size() } else { from.ipt_trace_size }; value.ipt_trace_size = it; None }
        5 => { let it = if way == laws::Way::View { view.ipt_trace_stop_offset() } else { from.ipt_trace_stop_offset }; value.ipt_trace_stop_offset = it; None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

}

mod isr_v1_v5_0x86 {
use crate::laws;
use etwspec::payloads::profile::isr_v1::{ IsrV1X86 as T, IsrV1X86View as V };
const MEMBERS: &[&str] = &[
    "InitialTime",
    "Routine",
    "ReturnValue",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.initial_time() } else { from.initial_time }; value.initial_time = it; None }
        1 => { let it = if way == laws::Way::View { view.routine() } else { from.routine }; value.routine = it; None }
        2 => { let it = if way == laws::Way::View { view.return_value() } else { from.return_value }; value.return_value = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod isr_v1_v5_0x64 {
use crate::laws;
use etwspec::payloads::profile::isr_v1::{ IsrV1X64 as T, IsrV1X64View as V };
const MEMBERS: &[&str] = &[
    "InitialTime",
    "Routine",
    "ReturnValue",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.initial_time() } else { from.initial_time }; value.initial_time = it; None }
        1 => { let it = if way == laws::Way::View { view.routine() } else { from.routine }; value.routine = it; None }
        2 => { let it = if way == laws::Way::View { view.return_value() } else { from.return_value }; value.return_value = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod lbr_trace_event_data_v5_0x86 {
use crate::laws;
use etwspec::payloads::profile::lbr_trace_event_data::{ LbrTraceEventDataX86 as T, LbrTraceEventDataX86View as V };
const MEMBERS: &[&str] = &[
    "TimeStamp",
    "ProcessId",
    "ThreadId",
    "Options",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp }; value.time_stamp = it; None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        2 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        3 => { let it = if way == laws::Way::View { view.options() } else { from.options }; value.options = it; None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

}

mod lbr_trace_event_data_v5_0x64 {
use crate::laws;
use etwspec::payloads::profile::lbr_trace_event_data::{ LbrTraceEventDataX64 as T, LbrTraceEventDataX64View as V };
const MEMBERS: &[&str] = &[
    "TimeStamp",
    "ProcessId",
    "ThreadId",
    "Options",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp }; value.time_stamp = it; None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        2 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        3 => { let it = if way == laws::Way::View { view.options() } else { from.options }; value.options = it; None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

}

mod perfinfo_clock_interrupt_information_v5_0 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_clock_interrupt_information::{ PerfinfoClockInterruptInformation as T, PerfinfoClockInterruptInformationView as V };
const MEMBERS: &[&str] = &[
    "InterruptTime",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.interrupt_time() } else { from.interrupt_time }; value.interrupt_time = it; None }
        1 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod perfinfo_domain_change_event_v5_0 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_domain_change_event::{ PerfinfoDomainChangeEvent as T, PerfinfoDomainChangeEventView as V };
const MEMBERS: &[&str] = &[
    "NewDomain",
    "Reason",
    "ThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.new_domain() } else { from.new_domain }; value.new_domain = it; None }
        1 => { let it = if way == laws::Way::View { view.reason() } else { from.reason }; value.reason = it; None }
        2 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_dpc_enqueue_information_v5_0x86 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_dpc_enqueue_information::{ PerfinfoDpcEnqueueInformationX86 as T, PerfinfoDpcEnqueueInformationX86View as V };
const MEMBERS: &[&str] = &[
    "Key",
    "DpcQueueDepth",
    "DpcCount",
    "TargetProcessorIndex",
    "Importance",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.key() } else { from.key }; value.key = it; None }
        1 => { let it = if way == laws::Way::View { view.dpc_queue_depth() } else { from.dpc_queue_depth }; value.dpc_queue_depth = it; None }
        2 => { let it = if way == laws::Way::View { view.dpc_count() } else { from.dpc_count }; value.dpc_count = it; None }
        3 => { let it = if way == laws::Way::View { view.target_processor_index() } else { from.target_processor_index }; value.target_processor_index = it; None }
        4 => { let it = if way == laws::Way::View { view.importance() } else { from.importance }; value.importance = it; None }
        5 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_dpc_enqueue_information_v5_0x64 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_dpc_enqueue_information::{ PerfinfoDpcEnqueueInformationX64 as T, PerfinfoDpcEnqueueInformationX64View as V };
const MEMBERS: &[&str] = &[
    "Key",
    "DpcQueueDepth",
    "DpcCount",
    "TargetProcessorIndex",
    "Importance",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.key() } else { from.key }; value.key = it; None }
        1 => { let it = if way == laws::Way::View { view.dpc_queue_depth() } else { from.dpc_queue_depth }; value.dpc_queue_depth = it; None }
        2 => { let it = if way == laws::Way::View { view.dpc_count() } else { from.dpc_count }; value.dpc_count = it; None }
        3 => { let it = if way == laws::Way::View { view.target_processor_index() } else { from.target_processor_index }; value.target_processor_index = it; None }
        4 => { let it = if way == laws::Way::View { view.importance() } else { from.importance }; value.importance = it; None }
        5 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_dpc_enqueue_information_v2_v5_0 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_dpc_enqueue_information_v2::{ PerfinfoDpcEnqueueInformationV2 as T, PerfinfoDpcEnqueueInformationV2View as V };
const MEMBERS: &[&str] = &[
    "Key",
    "DpcQueueDepth",
    "DpcCount",
    "TargetProcessorIndex",
    "Importance",
    "DpcRuntime",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.key() } else { from.key }; value.key = it; None }
        1 => { let it = if way == laws::Way::View { view.dpc_queue_depth() } else { from.dpc_queue_depth }; value.dpc_queue_depth = it; None }
        2 => { let it = if way == laws::Way::View { view.dpc_count() } else { from.dpc_count }; value.dpc_count = it; None }
        3 => { let it = if way == laws::Way::View { view.target_processor_index() } else { from.target_processor_index }; value.target_processor_index = it; None }
        4 => { let it = if way == laws::Way::View { view.importance() } else { from.importance }; value.importance = it; None }
        5 => { let it = if way == laws::Way::View { view.dpc_runtime() } else { from.dpc_runtime }; value.dpc_runtime = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_dpc_execution_information_v5_0x86 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_dpc_execution_information::{ PerfinfoDpcExecutionInformationX86 as T, PerfinfoDpcExecutionInformationX86View as V };
const MEMBERS: &[&str] = &[
    "DpcRoutine",
    "Key",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.dpc_routine() } else { from.dpc_routine }; value.dpc_routine = it; None }
        1 => { let it = if way == laws::Way::View { view.key() } else { from.key }; value.key = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_dpc_execution_information_v5_0x64 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_dpc_execution_information::{ PerfinfoDpcExecutionInformationX64 as T, PerfinfoDpcExecutionInformationX64View as V };
const MEMBERS: &[&str] = &[
    "DpcRoutine",
    "Key",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.dpc_routine() } else { from.dpc_routine }; value.dpc_routine = it; None }
        1 => { let it = if way == laws::Way::View { view.key() } else { from.key }; value.key = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_dpc_information_v5_0x86 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_dpc_information::{ PerfinfoDpcInformationX86 as T, PerfinfoDpcInformationX86View as V };
const MEMBERS: &[&str] = &[
    "InitialTime",
    "DpcRoutine",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.initial_time() } else { from.initial_time }; value.initial_time = it; None }
        1 => { let it = if way == laws::Way::View { view.dpc_routine() } else { from.dpc_routine }; value.dpc_routine = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod perfinfo_dpc_information_v5_0x64 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_dpc_information::{ PerfinfoDpcInformationX64 as T, PerfinfoDpcInformationX64View as V };
const MEMBERS: &[&str] = &[
    "InitialTime",
    "DpcRoutine",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.initial_time() } else { from.initial_time }; value.initial_time = it; None }
        1 => { let it = if way == laws::Way::View { view.dpc_routine() } else { from.dpc_routine }; value.dpc_routine = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod perfinfo_hv_hypercall_v5_0 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_hv_hypercall::{ PerfinfoHvHypercall as T, PerfinfoHvHypercallView as V };
const MEMBERS: &[&str] = &[
    "CallCode",
    "IsFast",
    "IsNested",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.call_code() } else { from.call_code }; value.call_code = it; None }
        1 => { let it = if way == laws::Way::View { view.is_fast() } else { from.is_fast }; value.is_fast = it; None }
        2 => { let it = if way == laws::Way::View { view.is_nested() } else { from.is_nested }; value.is_nested = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_interrupt_information_v5_0x86 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_interrupt_information::{ PerfinfoInterruptInformationX86 as T, PerfinfoInterruptInformationX86View as V };
const MEMBERS: &[&str] = &[
    "InitialTime",
    "ServiceRoutine",
    "ReturnValue",
    "Vector",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.initial_time() } else { from.initial_time }; value.initial_time = it; None }
        1 => { let it = if way == laws::Way::View { view.service_routine() } else { from.service_routine }; value.service_routine = it; None }
        2 => { let it = if way == laws::Way::View { view.return_value() } else { from.return_value }; value.return_value = it; None }
        3 => { let it = if way == laws::Way::View { view.vector() } else { from.vector }; value.vector = it; None }
        4 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_interrupt_information_v5_0x64 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_interrupt_information::{ PerfinfoInterruptInformationX64 as T, PerfinfoInterruptInformationX64View as V };
const MEMBERS: &[&str] = &[
    "InitialTime",
    "ServiceRoutine",
    "ReturnValue",
    "Vector",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.initial_time() } else { from.initial_time }; value.initial_time = it; None }
        1 => { let it = if way == laws::Way::View { view.service_routine() } else { from.service_routine }; value.service_routine = it; None }
        2 => { let it = if way == laws::Way::View { view.return_value() } else { from.return_value }; value.return_value = it; None }
        3 => { let it = if way == laws::Way::View { view.vector() } else { from.vector }; value.vector = it; None }
        4 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_io_timer_v5_0x86 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_io_timer::{ PerfinfoIoTimerX86 as T, PerfinfoIoTimerX86View as V };
const MEMBERS: &[&str] = &[
    "DeviceObject",
    "RoutineAddress",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.device_object() } else { from.device_object }; value.device_object = it; None }
        1 => { let it = if way == laws::Way::View { view.routine_address() } else { from.routine_address }; value.routine_address = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_io_timer_v5_0x64 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_io_timer::{ PerfinfoIoTimerX64 as T, PerfinfoIoTimerX64View as V };
const MEMBERS: &[&str] = &[
    "DeviceObject",
    "RoutineAddress",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.device_object() } else { from.device_object }; value.device_object = it; None }
        1 => { let it = if way == laws::Way::View { view.routine_address() } else { from.routine_address }; value.routine_address = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_ipi_information_v5_0 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_ipi_information::{ PerfinfoIpiInformation as T, PerfinfoIpiInformationView as V };
const MEMBERS: &[&str] = &[
    "RequestType",
    "TargetProcessor",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.request_type() } else { from.request_type }; value.request_type = it; None }
        1 => { let it = if way == laws::Way::View { view.target_processor() } else { from.target_processor }; value.target_processor = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_ipi_receive_data_v2004x86 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_ipi_receive_data::{ V2004X86 as T, V2004X86View as V };
const MEMBERS: &[&str] = &[
    "InitialTime",
    "WorkerRoutine",
    "RequestType",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.initial_time() } else { from.initial_time }; value.initial_time = it; None }
        1 => { let it = if way == laws::Way::View { view.worker_routine() } else { from.worker_routine }; value.worker_routine = it; None }
        2 => { let it = if way == laws::Way::View { view.request_type() } else { from.request_type }; value.request_type = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_ipi_receive_data_v2004x64 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_ipi_receive_data::{ V2004X64 as T, V2004X64View as V };
const MEMBERS: &[&str] = &[
    "InitialTime",
    "WorkerRoutine",
    "RequestType",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.initial_time() } else { from.initial_time }; value.initial_time = it; None }
        1 => { let it = if way == laws::Way::View { view.worker_routine() } else { from.worker_routine }; value.worker_routine = it; None }
        2 => { let it = if way == laws::Way::View { view.request_type() } else { from.request_type }; value.request_type = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_ipi_receive_data_v11_21h2x86 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_ipi_receive_data::{ PerfinfoIpiReceiveDataX86 as T, PerfinfoIpiReceiveDataX86View as V };
const MEMBERS: &[&str] = &[
    "WorkerRoutine",
    "RequestType",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.worker_routine() } else { from.worker_routine }; value.worker_routine = it; None }
        1 => { let it = if way == laws::Way::View { view.request_type() } else { from.request_type }; value.request_type = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_ipi_receive_data_v11_21h2x64 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_ipi_receive_data::{ PerfinfoIpiReceiveDataX64 as T, PerfinfoIpiReceiveDataX64View as V };
const MEMBERS: &[&str] = &[
    "WorkerRoutine",
    "RequestType",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.worker_routine() } else { from.worker_routine }; value.worker_routine = it; None }
        1 => { let it = if way == laws::Way::View { view.request_type() } else { from.request_type }; value.request_type = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_ipi_send_data_v2004x86 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_ipi_send_data::{ V2004X86 as T, V2004X86View as V };
const MEMBERS: &[&str] = &[
    "InitialTime",
    "WorkerRoutine",
    "RequestType",
    "IpiType",
    "TargetCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.initial_time() } else { from.initial_time }; value.initial_time = it; None }
        1 => { let it = if way == laws::Way::View { view.worker_routine() } else { from.worker_routine }; value.worker_routine = it; None }
        2 => { let it = if way == laws::Way::View { view.request_type() } else { from.request_type }; value.request_type = it; None }
        3 => { let it = if way == laws::Way::View { view.ipi_type() } else { from.ipi_type }; value.ipi_type = it; None }
        4 => { let it = if way == laws::Way::View { view.target_count() } else { from.target_count }; value.target_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_ipi_send_data_v2004x64 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_ipi_send_data::{ V2004X64 as T, V2004X64View as V };
const MEMBERS: &[&str] = &[
    "InitialTime",
    "WorkerRoutine",
    "RequestType",
    "IpiType",
    "TargetCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.initial_time() } else { from.initial_time }; value.initial_time = it; None }
        1 => { let it = if way == laws::Way::View { view.worker_routine() } else { from.worker_routine }; value.worker_routine = it; None }
        2 => { let it = if way == laws::Way::View { view.request_type() } else { from.request_type }; value.request_type = it; None }
        3 => { let it = if way == laws::Way::View { view.ipi_type() } else { from.ipi_type }; value.ipi_type = it; None }
        4 => { let it = if way == laws::Way::View { view.target_count() } else { from.target_count }; value.target_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_ipi_send_data_v11_21h2x86 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_ipi_send_data::{ PerfinfoIpiSendDataX86 as T, PerfinfoIpiSendDataX86View as V };
const MEMBERS: &[&str] = &[
    "WorkerRoutine",
    "RequestType",
    "IpiType",
    "TargetCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.worker_routine() } else { from.worker_routine }; value.worker_routine = it; None }
        1 => { let it = if way == laws::Way::View { view.request_type() } else { from.request_type }; value.request_type = it; None }
        2 => { let it = if way == laws::Way::View { view.ipi_type() } else { from.ipi_type }; value.ipi_type = it; None }
        3 => { let it = if way == laws::Way::View { view.target_count() } else { from.target_count }; value.target_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_ipi_send_data_v11_21h2x64 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_ipi_send_data::{ PerfinfoIpiSendDataX64 as T, PerfinfoIpiSendDataX64View as V };
const MEMBERS: &[&str] = &[
    "WorkerRoutine",
    "RequestType",
    "IpiType",
    "TargetCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.worker_routine() } else { from.worker_routine }; value.worker_routine = it; None }
        1 => { let it = if way == laws::Way::View { view.request_type() } else { from.request_type }; value.request_type = it; None }
        2 => { let it = if way == laws::Way::View { view.ipi_type() } else { from.ipi_type }; value.ipi_type = it; None }
        3 => { let it = if way == laws::Way::View { view.target_count() } else { from.target_count }; value.target_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_long_dpc_detection_information_v5_0 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_long_dpc_detection_information::{ PerfinfoLongDpcDetectionInformation as T, PerfinfoLongDpcDetectionInformationView as V };
const MEMBERS: &[&str] = &[
    "DpcQueueDepth",
    "LongDpcPresent",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.dpc_queue_depth() } else { from.dpc_queue_depth }; value.dpc_queue_depth = it; None }
        1 => { let it = if way == laws::Way::View { view.long_dpc_present() } else { from.long_dpc_present }; value.long_dpc_present = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_long_dpc_mitigation_information_v5_0 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_long_dpc_mitigation_information::{ PerfinfoLongDpcMitigationInformation as T, PerfinfoLongDpcMitigationInformationView as V };
const MEMBERS: &[&str] = &[
    "CurrentThreadId",
    "NextThreadId",
    "CurrentThreadPriority",
    "NextThreadPriority",
    "ScheduleDpcDelegate",
    "SwapToDpcDelegate",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.current_thread_id() } else { from.current_thread_id }; value.current_thread_id = it; None }
        1 => { let it = if way == laws::Way::View { view.next_thread_id() } else { from.next_thread_id }; value.next_thread_id = it; None }
        2 => { let it = if way == laws::Way::View { view.current_thread_priority() } else { from.current_thread_priority }; value.current_thread_priority = it; None }
        3 => { let it = if way == laws::Way::View { view.next_thread_priority() } else { from.next_thread_priority }; value.next_thread_priority = it; None }
        4 => { let it = if way == laws::Way::View { view.schedule_dpc_delegate() } else { from.schedule_dpc_delegate }; value.schedule_dpc_delegate = it; None }
        5 => { let it = if way == laws::Way::View { view.swap_to_dpc_delegate() } else { from.swap_to_dpc_delegate }; value.swap_to_dpc_delegate = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_mark_event_v5_0 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_mark_event::{ PerfinfoMarkEvent as T, PerfinfoMarkEventView as V };
const MEMBERS: &[&str] = &[
    "TranId",
    "Level",
    "AppId",
    "OpId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.tran_id() } else { from.tran_id }; value.tran_id = it; None }
        1 => { let it = if way == laws::Way::View { view.level() } else { from.level }; value.level = it; None }
        2 => { let it = if way == laws::Way::View { view.app_id() } else { from.app_id }; value.app_id = it; None }
        3 => { let it = if way == laws::Way::View { view.op_id() } else { from.op_id }; value.op_id = it; None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

#[test]
fn parts_lie_where_the_table_says() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.text; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod perfinfo_mark_information_v5_0 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_mark_information::{ PerfinfoMarkInformation as T, PerfinfoMarkInformationView as V };
const MEMBERS: &[&str] = &[
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        _ => None,
    }
}

tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

#[test]
fn parts_lie_where_the_table_says() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod perfinfo_pmc_sample_information_v5_0x86 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_pmc_sample_information::{ PerfinfoPmcSampleInformationX86 as T, PerfinfoPmcSampleInformationX86View as V };
const MEMBERS: &[&str] = &[
    "InstructionPointer",
    "ThreadId",
    "ProfileSource",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.instruction_pointer() } else { from.instruction_pointer }; value.instruction_pointer = it; None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        2 => { let it = if way == laws::Way::View { view.profile_source() } else { from.profile_source }; value.profile_source = it; None }
        3 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_pmc_sample_information_v5_0x64 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_pmc_sample_information::{ PerfinfoPmcSampleInformationX64 as T, PerfinfoPmcSampleInformationX64View as V };
const MEMBERS: &[&str] = &[
    "InstructionPointer",
    "ThreadId",
    "ProfileSource",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.instruction_pointer() } else { from.instruction_pointer }; value.instruction_pointer = it; None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        2 => { let it = if way == laws::Way::View { view.profile_source() } else { from.profile_source }; value.profile_source = it; None }
        3 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_sampled_profile_cache_v5_0x86 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_sampled_profile_cache::{ PerfinfoSampledProfileCacheX86 as T, PerfinfoSampledProfileCacheX86View as V };
const MEMBERS: &[&str] = &[
    "Entries",
    "Sample",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.entries() } else { from.entries }; value.entries = it; None }
        1 => { let it = if way == laws::Way::View { view.sample() } else { from.sample }; value.sample = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_sampled_profile_cache_v5_0x64 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_sampled_profile_cache::{ PerfinfoSampledProfileCacheX64 as T, PerfinfoSampledProfileCacheX64View as V };
const MEMBERS: &[&str] = &[
    "Entries",
    "Sample",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.entries() } else { from.entries }; value.entries = it; None }
        1 => { let it = if way == laws::Way::View { view.sample() } else { from.sample }; value.sample = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_sampled_profile_config_v5_0 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_sampled_profile_config::{ PerfinfoSampledProfileConfig as T, PerfinfoSampledProfileConfigView as V };
const MEMBERS: &[&str] = &[
    "Source",
    "NewInterval",
    "OldInterval",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.source() } else { from.source }; value.source = it; None }
        1 => { let it = if way == laws::Way::View { view.new_interval() } else { from.new_interval }; value.new_interval = it; None }
        2 => { let it = if way == laws::Way::View { view.old_interval() } else { from.old_interval }; value.old_interval = it; None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

#[test]
fn parts_lie_where_the_table_says() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![match tail.source_name { Some(part) => Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }), None => None }, ], tail.rest.len()))
    });
}

}

mod perfinfo_sampled_profile_information_v5_0x86 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_sampled_profile_information::{ PerfinfoSampledProfileInformationX86 as T, PerfinfoSampledProfileInformationX86View as V };
const MEMBERS: &[&str] = &[
    "InstructionPointer",
    "ThreadId",
    "Count",
    "ExecutingDpc",
    "ExecutingIsr",
    "Reserved",
    "Priority",
    "Flags",
    "Rank",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.instruction_pointer() } else { from.instruction_pointer }; value.instruction_pointer = it; None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        2 => { let it = if way == laws::Way::View { view.count() } else { from.count }; value.count = it; None }
        3 => { let it = match way { laws::Way::View => view.executing_dpc(), laws::Way::Value => from.executing_dpc(), laws::Way::Ones => !0u8 }; value.set_executing_dpc(it); Some(it as u64) }
        4 => { let it = match way { laws::Way::View => view.executing_isr(), laws::Way::Value => from.executing_isr(), laws::Way::Ones => !0u8 }; value.set_executing_isr(it); Some(it as u64) }
        5 => { let it = match way { laws::Way::View => view.reserved(), laws::Way::Value => from.reserved(), laws::Way::Ones => !0u8 }; value.set_reserved(it); Some(it as u64) }
        6 => { let it = match way { laws::Way::View => view.priority(), laws::Way::Value => from.priority(), laws::Way::Ones => !0u8 }; value.set_priority(it); Some(it as u64) }
        7 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        8 => { let it = if way == laws::Way::View { view.rank() } else { from.rank }; value.rank = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_sampled_profile_information_v5_0x64 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_sampled_profile_information::{ PerfinfoSampledProfileInformationX64 as T, PerfinfoSampledProfileInformationX64View as V };
const MEMBERS: &[&str] = &[
    "InstructionPointer",
    "ThreadId",
    "Count",
    "ExecutingDpc",
    "ExecutingIsr",
    "Reserved",
    "Priority",
    "Flags",
    "Rank",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.instruction_pointer() } else { from.instruction_pointer }; value.instruction_pointer = it; None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        2 => { let it = if way == laws::Way::View { view.count() } else { from.count }; value.count = it; None }
        3 => { let it = match way { laws::Way::View => view.executing_dpc(), laws::Way::Value => from.executing_dpc(), laws::Way::Ones => !0u8 }; value.set_executing_dpc(it); Some(it as u64) }
        4 => { let it = match way { laws::Way::View => view.executing_isr(), laws::Way::Value => from.executing_isr(), laws::Way::Ones => !0u8 }; value.set_executing_isr(it); Some(it as u64) }
        5 => { let it = match way { laws::Way::View => view.reserved(), laws::Way::Value => from.reserved(), laws::Way::Ones => !0u8 }; value.set_reserved(it); Some(it as u64) }
        6 => { let it = match way { laws::Way::View => view.priority(), laws::Way::Value => from.priority(), laws::Way::Ones => !0u8 }; value.set_priority(it); Some(it as u64) }
        7 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        8 => { let it = if way == laws::Way::View { view.rank() } else { from.rank }; value.rank = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_spec_control_retpoline_exit_v5_0 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_spec_control_retpoline_exit::{ PerfinfoSpecControlRetpolineExit as T, PerfinfoSpecControlRetpolineExitView as V };
const MEMBERS: &[&str] = &[
    "TargetAddress",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.target_address() } else { from.target_address }; value.target_address = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_syscall_enter_data_v5_0x86 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_syscall_enter_data::{ PerfinfoSyscallEnterDataX86 as T, PerfinfoSyscallEnterDataX86View as V };
const MEMBERS: &[&str] = &[
    "SysCallAddr",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.sys_call_addr() } else { from.sys_call_addr }; value.sys_call_addr = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_syscall_enter_data_v5_0x64 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_syscall_enter_data::{ PerfinfoSyscallEnterDataX64 as T, PerfinfoSyscallEnterDataX64View as V };
const MEMBERS: &[&str] = &[
    "SysCallAddr",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.sys_call_addr() } else { from.sys_call_addr }; value.sys_call_addr = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_syscall_exit_data_v5_0 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_syscall_exit_data::{ PerfinfoSyscallExitData as T, PerfinfoSyscallExitDataView as V };
const MEMBERS: &[&str] = &[
    "ReturnValue",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.return_value() } else { from.return_value }; value.return_value = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_vtl_change_v5_0 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_vtl_change::{ PerfinfoVtlChange as T, PerfinfoVtlChangeView as V };
const MEMBERS: &[&str] = &[
    "OperationCode",
    "ServiceCode",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.operation_code() } else { from.operation_code }; value.operation_code = it; None }
        1 => { let it = if way == laws::Way::View { view.service_code() } else { from.service_code }; value.service_code = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_yield_processor_information_v5_0 {
use crate::laws;
use etwspec::payloads::profile::perfinfo_yield_processor_information::{ PerfinfoYieldProcessorInformation as T, PerfinfoYieldProcessorInformationView as V };
const MEMBERS: &[&str] = &[
    "YieldReason",
    "DpcWatchdogCount",
    "DpcTimeCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.yield_reason() } else { from.yield_reason }; value.yield_reason = it; None }
        1 => { let it = if way == laws::Way::View { view.dpc_watchdog_count() } else { from.dpc_watchdog_count }; value.dpc_watchdog_count = it; None }
        2 => { let it = if way == laws::Way::View { view.dpc_time_count() } else { from.dpc_time_count }; value.dpc_time_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_cancel_ktimer2_event_any {
use crate::laws;
use etwspec::payloads::profile::etw_cancel_ktimer2_event::{Any, EtwCancelKtimer2EventX86, EtwCancelKtimer2EventX64, };
any! {
    "ETW_CANCEL_KTIMER2_EVENT", false,
    0: "V5_0X86" V5_0X86(EtwCancelKtimer2EventX86), 4;
    1: "V5_0X64" V5_0X64(EtwCancelKtimer2EventX64), 8;
}

}

mod etw_cancel_timer_event_any {
use crate::laws;
use etwspec::payloads::profile::etw_cancel_timer_event::{Any, EtwCancelTimerEventX86, EtwCancelTimerEventX64, };
any! {
    "ETW_CANCEL_TIMER_EVENT", false,
    0: "V5_0X86" V5_0X86(EtwCancelTimerEventX86), 4;
    1: "V5_0X64" V5_0X64(EtwCancelTimerEventX64), 8;
}

}

mod etw_clock_configuration_event_any {
use crate::laws;
use etwspec::payloads::profile::etw_clock_configuration_event::{Any, EtwClockConfigurationEvent, };
any! {
    "ETW_CLOCK_CONFIGURATION_EVENT", false,
    0: "V5_0" V5_0(EtwClockConfigurationEvent), 12;
}

}

mod etw_clock_state_change_event_any {
use crate::laws;
use etwspec::payloads::profile::etw_clock_state_change_event::{Any, EtwClockStateChangeEvent, };
any! {
    "ETW_CLOCK_STATE_CHANGE_EVENT", false,
    0: "V5_0" V5_0(EtwClockStateChangeEvent), 24;
}

}

mod etw_clock_time_update_any {
use crate::laws;
use etwspec::payloads::profile::etw_clock_time_update::{Any, EtwClockTimeUpdate, };
any! {
    "ETW_CLOCK_TIME_UPDATE", false,
    0: "V5_0" V5_0(EtwClockTimeUpdate), 12;
}

}

mod etw_cpu_cache_flush_event_any {
use crate::laws;
use etwspec::payloads::profile::etw_cpu_cache_flush_event::{Any, EtwCpuCacheFlushEventX86, EtwCpuCacheFlushEventX64, };
any! {
    "ETW_CPU_CACHE_FLUSH_EVENT", false,
    0: "V5_0X86" V5_0X86(EtwCpuCacheFlushEventX86), 16;
    1: "V5_0X64" V5_0X64(EtwCpuCacheFlushEventX64), 24;
}

}

mod etw_disable_ktimer2_event_any {
use crate::laws;
use etwspec::payloads::profile::etw_disable_ktimer2_event::{Any, EtwDisableKtimer2EventX86, EtwDisableKtimer2EventX64, };
any! {
    "ETW_DISABLE_KTIMER2_EVENT", false,
    0: "V5_0X86" V5_0X86(EtwDisableKtimer2EventX86), 13;
    1: "V5_0X64" V5_0X64(EtwDisableKtimer2EventX64), 25;
}

}

mod etw_finalize_ktimer2_event_any {
use crate::laws;
use etwspec::payloads::profile::etw_finalize_ktimer2_event::{Any, EtwFinalizeKtimer2EventX86, EtwFinalizeKtimer2EventX64, };
any! {
    "ETW_FINALIZE_KTIMER2_EVENT", false,
    0: "V5_0X86" V5_0X86(EtwFinalizeKtimer2EventX86), 12;
    1: "V5_0X64" V5_0X64(EtwFinalizeKtimer2EventX64), 24;
}

}

mod etw_lbr_entry_any {
use crate::laws;
use etwspec::payloads::profile::etw_lbr_entry::{Any, EtwLbrEntryX86, EtwLbrEntryX64, };
any! {
    "ETW_LBR_ENTRY", false,
    0: "V5_0X86" V5_0X86(EtwLbrEntryX86), 12;
    1: "V5_0X64" V5_0X64(EtwLbrEntryX64), 24;
}

}

mod etw_set_ktimer2_event_any {
use crate::laws;
use etwspec::payloads::profile::etw_set_ktimer2_event::{Any, EtwSetKtimer2EventX86, EtwSetKtimer2EventX64, };
any! {
    "ETW_SET_KTIMER2_EVENT", false,
    0: "V5_0X86" V5_0X86(EtwSetKtimer2EventX86), 37;
    1: "V5_0X64" V5_0X64(EtwSetKtimer2EventX64), 49;
}

}

mod etw_set_timer_event_any {
use crate::laws;
use etwspec::payloads::profile::etw_set_timer_event::{Any, EtwSetTimerEventX86, EtwSetTimerEventX64, };
any! {
    "ETW_SET_TIMER_EVENT", false,
    0: "V5_0X86" V5_0X86(EtwSetTimerEventX86), 24;
    1: "V5_0X64" V5_0X64(EtwSetTimerEventX64), 28;
}

}

mod etw_timer_expiration_event_any {
use crate::laws;
use etwspec::payloads::profile::etw_timer_expiration_event::{Any, EtwTimerExpirationEventX86, EtwTimerExpirationEventX64, };
any! {
    "ETW_TIMER_EXPIRATION_EVENT", false,
    0: "V5_0X86" V5_0X86(EtwTimerExpirationEventX86), 17;
    1: "V5_0X64" V5_0X64(EtwTimerExpirationEventX64), 25;
}

}

mod etw_timer_expiration_start_event_any {
use crate::laws;
use etwspec::payloads::profile::etw_timer_expiration_start_event::{Any, EtwTimerExpirationStartEvent, };
any! {
    "ETW_TIMER_EXPIRATION_START_EVENT", true,
    0: "V5_0" V5_0(EtwTimerExpirationStartEvent), 8;
}

}

mod ipt_trace_event_data_any {
use crate::laws;
use etwspec::payloads::profile::ipt_trace_event_data::{Any, IptTraceEventData, };
any! {
    "IPT_TRACE_EVENT_DATA", true,
    0: "V5_0" V5_0(IptTraceEventData), 32;
}

}

mod isr_v1_any {
use crate::laws;
use etwspec::payloads::profile::isr_v1::{Any, IsrV1X86, IsrV1X64, };
any! {
    "ISR_V1", false,
    0: "V5_0X86" V5_0X86(IsrV1X86), 16;
    1: "V5_0X64" V5_0X64(IsrV1X64), 20;
}

}

mod lbr_trace_event_data_any {
use crate::laws;
use etwspec::payloads::profile::lbr_trace_event_data::{Any, LbrTraceEventDataX86, LbrTraceEventDataX64, };
any! {
    "LBR_TRACE_EVENT_DATA", true,
    0: "V5_0X86" V5_0X86(LbrTraceEventDataX86), 20;
    1: "V5_0X64" V5_0X64(LbrTraceEventDataX64), 24;
}

}

mod perfinfo_clock_interrupt_information_any {
use crate::laws;
use etwspec::payloads::profile::perfinfo_clock_interrupt_information::{Any, PerfinfoClockInterruptInformation, };
any! {
    "PERFINFO_CLOCK_INTERRUPT_INFORMATION", false,
    0: "V5_0" V5_0(PerfinfoClockInterruptInformation), 10;
}

}

mod perfinfo_domain_change_event_any {
use crate::laws;
use etwspec::payloads::profile::perfinfo_domain_change_event::{Any, PerfinfoDomainChangeEvent, };
any! {
    "PERFINFO_DOMAIN_CHANGE_EVENT", false,
    0: "V5_0" V5_0(PerfinfoDomainChangeEvent), 16;
}

}

mod perfinfo_dpc_enqueue_information_any {
use crate::laws;
use etwspec::payloads::profile::perfinfo_dpc_enqueue_information::{Any, PerfinfoDpcEnqueueInformationX86, PerfinfoDpcEnqueueInformationX64, };
any! {
    "PERFINFO_DPC_ENQUEUE_INFORMATION", false,
    0: "V5_0X86" V5_0X86(PerfinfoDpcEnqueueInformationX86), 20;
    1: "V5_0X64" V5_0X64(PerfinfoDpcEnqueueInformationX64), 24;
}

}

mod perfinfo_dpc_enqueue_information_v2_any {
use crate::laws;
use etwspec::payloads::profile::perfinfo_dpc_enqueue_information_v2::{Any, PerfinfoDpcEnqueueInformationV2, };
any! {
    "PERFINFO_DPC_ENQUEUE_INFORMATION_V2", false,
    0: "V5_0" V5_0(PerfinfoDpcEnqueueInformationV2), 32;
}

}

mod perfinfo_dpc_execution_information_any {
use crate::laws;
use etwspec::payloads::profile::perfinfo_dpc_execution_information::{Any, PerfinfoDpcExecutionInformationX86, PerfinfoDpcExecutionInformationX64, };
any! {
    "PERFINFO_DPC_EXECUTION_INFORMATION", false,
    0: "V5_0X86" V5_0X86(PerfinfoDpcExecutionInformationX86), 8;
    1: "V5_0X64" V5_0X64(PerfinfoDpcExecutionInformationX64), 16;
}

}

mod perfinfo_dpc_information_any {
use crate::laws;
use etwspec::payloads::profile::perfinfo_dpc_information::{Any, PerfinfoDpcInformationX86, PerfinfoDpcInformationX64, };
any! {
    "PERFINFO_DPC_INFORMATION", false,
    0: "V5_0X86" V5_0X86(PerfinfoDpcInformationX86), 12;
    1: "V5_0X64" V5_0X64(PerfinfoDpcInformationX64), 16;
}

}

mod perfinfo_hv_hypercall_any {
use crate::laws;
use etwspec::payloads::profile::perfinfo_hv_hypercall::{Any, PerfinfoHvHypercall, };
any! {
    "PERFINFO_HV_HYPERCALL", false,
    0: "V5_0" V5_0(PerfinfoHvHypercall), 8;
}

}

mod perfinfo_interrupt_information_any {
use crate::laws;
use etwspec::payloads::profile::perfinfo_interrupt_information::{Any, PerfinfoInterruptInformationX86, PerfinfoInterruptInformationX64, };
any! {
    "PERFINFO_INTERRUPT_INFORMATION", false,
    0: "V5_0X86" V5_0X86(PerfinfoInterruptInformationX86), 16;
    1: "V5_0X64" V5_0X64(PerfinfoInterruptInformationX64), 20;
}

}

mod perfinfo_io_timer_any {
use crate::laws;
use etwspec::payloads::profile::perfinfo_io_timer::{Any, PerfinfoIoTimerX86, PerfinfoIoTimerX64, };
any! {
    "PERFINFO_IO_TIMER", false,
    0: "V5_0X86" V5_0X86(PerfinfoIoTimerX86), 8;
    1: "V5_0X64" V5_0X64(PerfinfoIoTimerX64), 16;
}

}

mod perfinfo_ipi_information_any {
use crate::laws;
use etwspec::payloads::profile::perfinfo_ipi_information::{Any, PerfinfoIpiInformation, };
any! {
    "PERFINFO_IPI_INFORMATION", false,
    0: "V5_0" V5_0(PerfinfoIpiInformation), 8;
}

}

mod perfinfo_ipi_receive_data_any {
use crate::laws;
use etwspec::payloads::profile::perfinfo_ipi_receive_data::{Any, V2004X86, V2004X64, PerfinfoIpiReceiveDataX86, PerfinfoIpiReceiveDataX64, };
any! {
    "PERFINFO_IPI_RECEIVE_DATA", false,
    0: "V2004X86" V2004X86(V2004X86), 16;
    1: "V2004X64" V2004X64(V2004X64), 20;
    2: "V11_21h2X86" V11_21h2X86(PerfinfoIpiReceiveDataX86), 8;
    3: "V11_21h2X64" V11_21h2X64(PerfinfoIpiReceiveDataX64), 12;
}

}

mod perfinfo_ipi_send_data_any {
use crate::laws;
use etwspec::payloads::profile::perfinfo_ipi_send_data::{Any, V2004X86, V2004X64, PerfinfoIpiSendDataX86, PerfinfoIpiSendDataX64, };
any! {
    "PERFINFO_IPI_SEND_DATA", false,
    0: "V2004X86" V2004X86(V2004X86), 24;
    1: "V2004X64" V2004X64(V2004X64), 28;
    2: "V11_21h2X86" V11_21h2X86(PerfinfoIpiSendDataX86), 16;
    3: "V11_21h2X64" V11_21h2X64(PerfinfoIpiSendDataX64), 20;
}

}

mod perfinfo_long_dpc_detection_information_any {
use crate::laws;
use etwspec::payloads::profile::perfinfo_long_dpc_detection_information::{Any, PerfinfoLongDpcDetectionInformation, };
any! {
    "PERFINFO_LONG_DPC_DETECTION_INFORMATION", false,
    0: "V5_0" V5_0(PerfinfoLongDpcDetectionInformation), 8;
}

}

mod perfinfo_long_dpc_mitigation_information_any {
use crate::laws;
use etwspec::payloads::profile::perfinfo_long_dpc_mitigation_information::{Any, PerfinfoLongDpcMitigationInformation, };
any! {
    "PERFINFO_LONG_DPC_MITIGATION_INFORMATION", false,
    0: "V5_0" V5_0(PerfinfoLongDpcMitigationInformation), 12;
}

}

mod perfinfo_mark_event_any {
use crate::laws;
use etwspec::payloads::profile::perfinfo_mark_event::{Any, PerfinfoMarkEvent, };
any! {
    "PERFINFO_MARK_EVENT", true,
    0: "V5_0" V5_0(PerfinfoMarkEvent), 8;
}

}

mod perfinfo_mark_information_any {
use crate::laws;
use etwspec::payloads::profile::perfinfo_mark_information::{Any, PerfinfoMarkInformation, };
any! {
    "PERFINFO_MARK_INFORMATION", true,
    0: "V5_0" V5_0(PerfinfoMarkInformation), 0;
}

}

mod perfinfo_pmc_sample_information_any {
use crate::laws;
use etwspec::payloads::profile::perfinfo_pmc_sample_information::{Any, PerfinfoPmcSampleInformationX86, PerfinfoPmcSampleInformationX64, };
any! {
    "PERFINFO_PMC_SAMPLE_INFORMATION", false,
    0: "V5_0X86" V5_0X86(PerfinfoPmcSampleInformationX86), 12;
    1: "V5_0X64" V5_0X64(PerfinfoPmcSampleInformationX64), 16;
}

}

mod perfinfo_sampled_profile_cache_any {
use crate::laws;
use etwspec::payloads::profile::perfinfo_sampled_profile_cache::{Any, PerfinfoSampledProfileCacheX86, PerfinfoSampledProfileCacheX64, };
any! {
    "PERFINFO_SAMPLED_PROFILE_CACHE", false,
    0: "V5_0X86" V5_0X86(PerfinfoSampledProfileCacheX86), 244;
    1: "V5_0X64" V5_0X64(PerfinfoSampledProfileCacheX64), 328;
}

}

mod perfinfo_sampled_profile_config_any {
use crate::laws;
use etwspec::payloads::profile::perfinfo_sampled_profile_config::{Any, PerfinfoSampledProfileConfig, };
any! {
    "PERFINFO_SAMPLED_PROFILE_CONFIG", true,
    0: "V5_0" V5_0(PerfinfoSampledProfileConfig), 12;
}

}

mod perfinfo_sampled_profile_information_any {
use crate::laws;
use etwspec::payloads::profile::perfinfo_sampled_profile_information::{Any, PerfinfoSampledProfileInformationX86, PerfinfoSampledProfileInformationX64, };
any! {
    "PERFINFO_SAMPLED_PROFILE_INFORMATION", false,
    0: "V5_0X86" V5_0X86(PerfinfoSampledProfileInformationX86), 12;
    1: "V5_0X64" V5_0X64(PerfinfoSampledProfileInformationX64), 16;
}

}

mod perfinfo_spec_control_retpoline_exit_any {
use crate::laws;
use etwspec::payloads::profile::perfinfo_spec_control_retpoline_exit::{Any, PerfinfoSpecControlRetpolineExit, };
any! {
    "PERFINFO_SPEC_CONTROL_RETPOLINE_EXIT", false,
    0: "V5_0" V5_0(PerfinfoSpecControlRetpolineExit), 8;
}

}

mod perfinfo_syscall_enter_data_any {
use crate::laws;
use etwspec::payloads::profile::perfinfo_syscall_enter_data::{Any, PerfinfoSyscallEnterDataX86, PerfinfoSyscallEnterDataX64, };
any! {
    "PERFINFO_SYSCALL_ENTER_DATA", false,
    0: "V5_0X86" V5_0X86(PerfinfoSyscallEnterDataX86), 4;
    1: "V5_0X64" V5_0X64(PerfinfoSyscallEnterDataX64), 8;
}

}

mod perfinfo_syscall_exit_data_any {
use crate::laws;
use etwspec::payloads::profile::perfinfo_syscall_exit_data::{Any, PerfinfoSyscallExitData, };
any! {
    "PERFINFO_SYSCALL_EXIT_DATA", false,
    0: "V5_0" V5_0(PerfinfoSyscallExitData), 4;
}

}

mod perfinfo_vtl_change_any {
use crate::laws;
use etwspec::payloads::profile::perfinfo_vtl_change::{Any, PerfinfoVtlChange, };
any! {
    "PERFINFO_VTL_CHANGE", false,
    0: "V5_0" V5_0(PerfinfoVtlChange), 4;
}

}

mod perfinfo_yield_processor_information_any {
use crate::laws;
use etwspec::payloads::profile::perfinfo_yield_processor_information::{Any, PerfinfoYieldProcessorInformation, };
any! {
    "PERFINFO_YIELD_PROCESSOR_INFORMATION", false,
    0: "V5_0" V5_0(PerfinfoYieldProcessorInformation), 12;
}

}

mod perfinfo_domain_change_event_reason_values {
use crate::laws;
use etwspec::payloads::profile::PerfinfoDomainChangeEventReason as T;
enumeration!(u32);
}

mod perfinfo_dynamic_tick_disable_reason_values {
use crate::laws;
use etwspec::payloads::profile::PerfinfoDynamicTickDisableReason as T;
enumeration!(u32);
}

mod perfinfo_dynamic_tick_veto_reason_values {
use crate::laws;
use etwspec::payloads::profile::PerfinfoDynamicTickVetoReason as T;
enumeration!(u32);
}

mod etw_disable_ktimer2_flag_values {
use crate::laws;
use etwspec::payloads::profile::EtwDisableKtimer2Flag as T;
flags!(u8);
}

mod etw_ktimer2_flag_values {
use crate::laws;
use etwspec::payloads::profile::EtwKtimer2Flag as T;
flags!(u8);
}

mod etw_timer_flag_values {
use crate::laws;
use etwspec::payloads::profile::EtwTimerFlag as T;
flags!(u8);
}

mod perfinfo_clock_interrupt_flag_values {
use crate::laws;
use etwspec::payloads::profile::PerfinfoClockInterruptFlag as T;
flags!(u16);
}

mod perfinfo_ipi_request_values {
use crate::laws;
use etwspec::payloads::profile::PerfinfoIpiRequest as T;
flags!(u32);
}
