// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of topic `payloads::profile`.
mod etw_cancel_ktimer2_event_etw_cancel_ktimer2_event_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::etw_cancel_ktimer2_event::{ EtwCancelKtimer2EventPtr32 as T, EtwCancelKtimer2EventPtr32View as V };
const MEMBERS: &[&str] = &[
    "TimerKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.timer_key() } else { from.timer_key() }; value.set_timer_key(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_cancel_ktimer2_event_etw_cancel_ktimer2_event_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::etw_cancel_ktimer2_event::{ EtwCancelKtimer2EventPtr64 as T, EtwCancelKtimer2EventPtr64View as V };
const MEMBERS: &[&str] = &[
    "TimerKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.timer_key() } else { from.timer_key() }; value.set_timer_key(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_cancel_timer_event_etw_cancel_timer_event_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::etw_cancel_timer_event::{ EtwCancelTimerEventPtr32 as T, EtwCancelTimerEventPtr32View as V };
const MEMBERS: &[&str] = &[
    "TimerAddress",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.timer_address() } else { from.timer_address() }; value.set_timer_address(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_cancel_timer_event_etw_cancel_timer_event_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::etw_cancel_timer_event::{ EtwCancelTimerEventPtr64 as T, EtwCancelTimerEventPtr64View as V };
const MEMBERS: &[&str] = &[
    "TimerAddress",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.timer_address() } else { from.timer_address() }; value.set_timer_address(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_clock_configuration_event_etw_clock_configuration_event {
use etwspec_runtime::laws;
use etwspec::payloads::profile::etw_clock_configuration_event::{ EtwClockConfigurationEvent as T, EtwClockConfigurationEventView as V };
const MEMBERS: &[&str] = &[
    "KnownType",
    "Capabilities",
    "DisableReason",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.known_type() } else { from.known_type() }; value.set_known_type(it); None }
        1 => { let it = if way == laws::Way::View { view.capabilities() } else { from.capabilities() }; value.set_capabilities(it); None }
        2 => { let it = if way == laws::Way::View { view.disable_reason() } else { from.disable_reason() }; value.set_disable_reason(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_clock_state_change_event_etw_clock_state_change_event {
use etwspec_runtime::laws;
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
        0 => { let it = if way == laws::Way::View { view.new_state() } else { from.new_state() }; value.set_new_state(it); None }
        1 => { let it = if way == laws::Way::View { view.prev_state() } else { from.prev_state() }; value.set_prev_state(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        3 => { let it = if way == laws::Way::View { view.delivered_increment() } else { from.delivered_increment() }; value.set_delivered_increment(it); None }
        4 => { let it = if way == laws::Way::View { view.requested_increment() } else { from.requested_increment() }; value.set_requested_increment(it); None }
        5 => { let it = if way == laws::Way::View { view.next_clock_update_time() } else { from.next_clock_update_time() }; value.set_next_clock_update_time(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_clock_time_update_etw_clock_time_update {
use etwspec_runtime::laws;
use etwspec::payloads::profile::etw_clock_time_update::{ EtwClockTimeUpdate as T, EtwClockTimeUpdateView as V };
const MEMBERS: &[&str] = &[
    "InterruptTime",
    "ClockOwner",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.interrupt_time() } else { from.interrupt_time() }; value.set_interrupt_time(it); None }
        1 => { let it = if way == laws::Way::View { view.clock_owner() } else { from.clock_owner() }; value.set_clock_owner(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_cpu_cache_flush_event_etw_cpu_cache_flush_event_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::etw_cpu_cache_flush_event::{ EtwCpuCacheFlushEventPtr32 as T, EtwCpuCacheFlushEventPtr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.address() } else { from.address() }; value.set_address(it); None }
        1 => { let it = if way == laws::Way::View { view.bytes_() } else { from.bytes_() }; value.set_bytes_(it); None }
        2 => { let it = if way == laws::Way::View { view.clean() } else { from.clean() }; value.set_clean(it); None }
        3 => { let it = if way == laws::Way::View { view.full_flush() } else { from.full_flush() }; value.set_full_flush(it); None }
        4 => { let it = if way == laws::Way::View { view.rectangle() } else { from.rectangle() }; value.set_rectangle(it); None }
        5 => { let it = if way == laws::Way::View { view.reserved0() } else { from.reserved0() }; value.set_reserved0(it); None }
        6 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_cpu_cache_flush_event_etw_cpu_cache_flush_event_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::etw_cpu_cache_flush_event::{ EtwCpuCacheFlushEventPtr64 as T, EtwCpuCacheFlushEventPtr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.address() } else { from.address() }; value.set_address(it); None }
        1 => { let it = if way == laws::Way::View { view.bytes_() } else { from.bytes_() }; value.set_bytes_(it); None }
        2 => { let it = if way == laws::Way::View { view.clean() } else { from.clean() }; value.set_clean(it); None }
        3 => { let it = if way == laws::Way::View { view.full_flush() } else { from.full_flush() }; value.set_full_flush(it); None }
        4 => { let it = if way == laws::Way::View { view.rectangle() } else { from.rectangle() }; value.set_rectangle(it); None }
        5 => { let it = if way == laws::Way::View { view.reserved0() } else { from.reserved0() }; value.set_reserved0(it); None }
        6 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_disable_ktimer2_event_etw_disable_ktimer2_event_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::etw_disable_ktimer2_event::{ EtwDisableKtimer2EventPtr32 as T, EtwDisableKtimer2EventPtr32View as V };
const MEMBERS: &[&str] = &[
    "TimerKey",
    "DisableCallback",
    "DisableContextKey",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.timer_key() } else { from.timer_key() }; value.set_timer_key(it); None }
        1 => { let it = if way == laws::Way::View { view.disable_callback() } else { from.disable_callback() }; value.set_disable_callback(it); None }
        2 => { let it = if way == laws::Way::View { view.disable_context_key() } else { from.disable_context_key() }; value.set_disable_context_key(it); None }
        3 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_disable_ktimer2_event_etw_disable_ktimer2_event_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::etw_disable_ktimer2_event::{ EtwDisableKtimer2EventPtr64 as T, EtwDisableKtimer2EventPtr64View as V };
const MEMBERS: &[&str] = &[
    "TimerKey",
    "DisableCallback",
    "DisableContextKey",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.timer_key() } else { from.timer_key() }; value.set_timer_key(it); None }
        1 => { let it = if way == laws::Way::View { view.disable_callback() } else { from.disable_callback() }; value.set_disable_callback(it); None }
        2 => { let it = if way == laws::Way::View { view.disable_context_key() } else { from.disable_context_key() }; value.set_disable_context_key(it); None }
        3 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_finalize_ktimer2_event_etw_finalize_ktimer2_event_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::etw_finalize_ktimer2_event::{ EtwFinalizeKtimer2EventPtr32 as T, EtwFinalizeKtimer2EventPtr32View as V };
const MEMBERS: &[&str] = &[
    "TimerKey",
    "DisableCallback",
    "DisableContextKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.timer_key() } else { from.timer_key() }; value.set_timer_key(it); None }
        1 => { let it = if way == laws::Way::View { view.disable_callback() } else { from.disable_callback() }; value.set_disable_callback(it); None }
        2 => { let it = if way == laws::Way::View { view.disable_context_key() } else { from.disable_context_key() }; value.set_disable_context_key(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_finalize_ktimer2_event_etw_finalize_ktimer2_event_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::etw_finalize_ktimer2_event::{ EtwFinalizeKtimer2EventPtr64 as T, EtwFinalizeKtimer2EventPtr64View as V };
const MEMBERS: &[&str] = &[
    "TimerKey",
    "DisableCallback",
    "DisableContextKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.timer_key() } else { from.timer_key() }; value.set_timer_key(it); None }
        1 => { let it = if way == laws::Way::View { view.disable_callback() } else { from.disable_callback() }; value.set_disable_callback(it); None }
        2 => { let it = if way == laws::Way::View { view.disable_context_key() } else { from.disable_context_key() }; value.set_disable_context_key(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_lbr_entry_etw_lbr_entry_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::etw_lbr_entry::{ EtwLbrEntryPtr32 as T, EtwLbrEntryPtr32View as V };
const MEMBERS: &[&str] = &[
    "FromAddress",
    "ToAddress",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.from_address() } else { from.from_address() }; value.set_from_address(it); None }
        1 => { let it = if way == laws::Way::View { view.to_address() } else { from.to_address() }; value.set_to_address(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_lbr_entry_etw_lbr_entry_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::etw_lbr_entry::{ EtwLbrEntryPtr64 as T, EtwLbrEntryPtr64View as V };
const MEMBERS: &[&str] = &[
    "FromAddress",
    "ToAddress",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.from_address() } else { from.from_address() }; value.set_from_address(it); None }
        1 => { let it = if way == laws::Way::View { view.to_address() } else { from.to_address() }; value.set_to_address(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_set_ktimer2_event_etw_set_ktimer2_event_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::etw_set_ktimer2_event::{ EtwSetKtimer2EventPtr32 as T, EtwSetKtimer2EventPtr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.due_time() } else { from.due_time() }; value.set_due_time(it); None }
        1 => { let it = if way == laws::Way::View { view.maximum_due_time() } else { from.maximum_due_time() }; value.set_maximum_due_time(it); None }
        2 => { let it = if way == laws::Way::View { view.period() } else { from.period() }; value.set_period(it); None }
        3 => { let it = if way == laws::Way::View { view.timer_key() } else { from.timer_key() }; value.set_timer_key(it); None }
        4 => { let it = if way == laws::Way::View { view.callback() } else { from.callback() }; value.set_callback(it); None }
        5 => { let it = if way == laws::Way::View { view.callback_context_key() } else { from.callback_context_key() }; value.set_callback_context_key(it); None }
        6 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_set_ktimer2_event_etw_set_ktimer2_event_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::etw_set_ktimer2_event::{ EtwSetKtimer2EventPtr64 as T, EtwSetKtimer2EventPtr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.due_time() } else { from.due_time() }; value.set_due_time(it); None }
        1 => { let it = if way == laws::Way::View { view.maximum_due_time() } else { from.maximum_due_time() }; value.set_maximum_due_time(it); None }
        2 => { let it = if way == laws::Way::View { view.period() } else { from.period() }; value.set_period(it); None }
        3 => { let it = if way == laws::Way::View { view.timer_key() } else { from.timer_key() }; value.set_timer_key(it); None }
        4 => { let it = if way == laws::Way::View { view.callback() } else { from.callback() }; value.set_callback(it); None }
        5 => { let it = if way == laws::Way::View { view.callback_context_key() } else { from.callback_context_key() }; value.set_callback_context_key(it); None }
        6 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_set_timer_event_etw_set_timer_event_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::etw_set_timer_event::{ EtwSetTimerEventPtr32 as T, EtwSetTimerEventPtr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.expected_due_time() } else { from.expected_due_time() }; value.set_expected_due_time(it); None }
        1 => { let it = if way == laws::Way::View { view.timer_address() } else { from.timer_address() }; value.set_timer_address(it); None }
        2 => { let it = if way == laws::Way::View { view.target_processor_group() } else { from.target_processor_group() }; value.set_target_processor_group(it); None }
        3 => { let it = if way == laws::Way::View { view.target_processor_index() } else { from.target_processor_index() }; value.set_target_processor_index(it); None }
        4 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        5 => { let it = if way == laws::Way::View { view.period() } else { from.period() }; value.set_period(it); None }
        6 => { let it = if way == laws::Way::View { view.encoded_delay() } else { from.encoded_delay() }; value.set_encoded_delay(it); None }
        7 => { let it = if way == laws::Way::View { view.reserved0() } else { from.reserved0() }; value.set_reserved0(it); None }
        8 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        9 => { let it = if way == laws::Way::View { view.unique_process_id() } else { from.unique_process_id() }; value.set_unique_process_id(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_set_timer_event_etw_set_timer_event_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::etw_set_timer_event::{ EtwSetTimerEventPtr64 as T, EtwSetTimerEventPtr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.expected_due_time() } else { from.expected_due_time() }; value.set_expected_due_time(it); None }
        1 => { let it = if way == laws::Way::View { view.timer_address() } else { from.timer_address() }; value.set_timer_address(it); None }
        2 => { let it = if way == laws::Way::View { view.target_processor_group() } else { from.target_processor_group() }; value.set_target_processor_group(it); None }
        3 => { let it = if way == laws::Way::View { view.target_processor_index() } else { from.target_processor_index() }; value.set_target_processor_index(it); None }
        4 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        5 => { let it = if way == laws::Way::View { view.period() } else { from.period() }; value.set_period(it); None }
        6 => { let it = if way == laws::Way::View { view.encoded_delay() } else { from.encoded_delay() }; value.set_encoded_delay(it); None }
        7 => { let it = if way == laws::Way::View { view.reserved0() } else { from.reserved0() }; value.set_reserved0(it); None }
        8 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        9 => { let it = if way == laws::Way::View { view.unique_process_id() } else { from.unique_process_id() }; value.set_unique_process_id(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_timer_expiration_event_etw_timer_expiration_event_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::etw_timer_expiration_event::{ EtwTimerExpirationEventPtr32 as T, EtwTimerExpirationEventPtr32View as V };
const MEMBERS: &[&str] = &[
    "ExpectedDueTime",
    "TimerAddress",
    "DeferredRoutine",
    "EncodedDelay",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.expected_due_time() } else { from.expected_due_time() }; value.set_expected_due_time(it); None }
        1 => { let it = if way == laws::Way::View { view.timer_address() } else { from.timer_address() }; value.set_timer_address(it); None }
        2 => { let it = if way == laws::Way::View { view.deferred_routine() } else { from.deferred_routine() }; value.set_deferred_routine(it); None }
        3 => { let it = if way == laws::Way::View { view.encoded_delay() } else { from.encoded_delay() }; value.set_encoded_delay(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_timer_expiration_event_etw_timer_expiration_event_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::etw_timer_expiration_event::{ EtwTimerExpirationEventPtr64 as T, EtwTimerExpirationEventPtr64View as V };
const MEMBERS: &[&str] = &[
    "ExpectedDueTime",
    "TimerAddress",
    "DeferredRoutine",
    "EncodedDelay",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.expected_due_time() } else { from.expected_due_time() }; value.set_expected_due_time(it); None }
        1 => { let it = if way == laws::Way::View { view.timer_address() } else { from.timer_address() }; value.set_timer_address(it); None }
        2 => { let it = if way == laws::Way::View { view.deferred_routine() } else { from.deferred_routine() }; value.set_deferred_routine(it); None }
        3 => { let it = if way == laws::Way::View { view.encoded_delay() } else { from.encoded_delay() }; value.set_encoded_delay(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_timer_expiration_start_event_etw_timer_expiration_start_event {
use etwspec_runtime::laws;
use etwspec::payloads::profile::etw_timer_expiration_start_event::{ EtwTimerExpirationStartEvent as T, EtwTimerExpirationStartEventView as V };
const MEMBERS: &[&str] = &[
    "InterruptTime",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.interrupt_time() } else { from.interrupt_time() }; value.set_interrupt_time(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![match tail.hr_timer_expiration_only { Some(_) => Some(1), None => None }, ], tail.rest.len()))
    });
}

}

mod ipt_trace_event_data_ipt_trace_event_data {
use etwspec_runtime::laws;
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
        0 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        2 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        3 => { let it = if way == laws::Way::View { view.ipt_option() } else { from.ipt_option() }; value.set_ipt_option(it); None }
        4 => { let it = if way == laws::Way::View { view.ipt_trace_size() } else { from.ipt_trace_size() }; value.set_ipt_trace_size(it); None }
        5 => { let it = if way == laws::Way::View { view.ipt_trace_stop_offset() } else { from.ipt_trace_stop_offset() }; value.set_ipt_trace_stop_offset(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

}

mod isr_msi_isr_msi_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::isr_msi::{ IsrMsiPtr32 as T, IsrMsiPtr32View as V };
const MEMBERS: &[&str] = &[
    "InitialTime",
    "Routine",
    "ReturnValue",
    "Vector",
    "Reserved",
    "MessageNumber",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.initial_time() } else { from.initial_time() }; value.set_initial_time(it); None }
        1 => { let it = if way == laws::Way::View { view.routine() } else { from.routine() }; value.set_routine(it); None }
        2 => { let it = if way == laws::Way::View { view.return_value() } else { from.return_value() }; value.set_return_value(it); None }
        3 => { let it = if way == laws::Way::View { view.vector() } else { from.vector() }; value.set_vector(it); None }
        4 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        5 => { let it = if way == laws::Way::View { view.message_number() } else { from.message_number() }; value.set_message_number(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod isr_msi_isr_msi_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::isr_msi::{ IsrMsiPtr64 as T, IsrMsiPtr64View as V };
const MEMBERS: &[&str] = &[
    "InitialTime",
    "Routine",
    "ReturnValue",
    "Vector",
    "Reserved",
    "MessageNumber",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.initial_time() } else { from.initial_time() }; value.set_initial_time(it); None }
        1 => { let it = if way == laws::Way::View { view.routine() } else { from.routine() }; value.set_routine(it); None }
        2 => { let it = if way == laws::Way::View { view.return_value() } else { from.return_value() }; value.set_return_value(it); None }
        3 => { let it = if way == laws::Way::View { view.vector() } else { from.vector() }; value.set_vector(it); None }
        4 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        5 => { let it = if way == laws::Way::View { view.message_number() } else { from.message_number() }; value.set_message_number(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod isr_v1_isr_v1_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::isr_v1::{ IsrV1Ptr32 as T, IsrV1Ptr32View as V };
const MEMBERS: &[&str] = &[
    "InitialTime",
    "Routine",
    "ReturnValue",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.initial_time() } else { from.initial_time() }; value.set_initial_time(it); None }
        1 => { let it = if way == laws::Way::View { view.routine() } else { from.routine() }; value.set_routine(it); None }
        2 => { let it = if way == laws::Way::View { view.return_value() } else { from.return_value() }; value.set_return_value(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod isr_v1_isr_v1_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::isr_v1::{ IsrV1Ptr64 as T, IsrV1Ptr64View as V };
const MEMBERS: &[&str] = &[
    "InitialTime",
    "Routine",
    "ReturnValue",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.initial_time() } else { from.initial_time() }; value.set_initial_time(it); None }
        1 => { let it = if way == laws::Way::View { view.routine() } else { from.routine() }; value.set_routine(it); None }
        2 => { let it = if way == laws::Way::View { view.return_value() } else { from.return_value() }; value.set_return_value(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod lbr_entry_lbr_entry_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::lbr_entry::{ LbrEntryPtr32 as T, LbrEntryPtr32View as V };
const MEMBERS: &[&str] = &[
    "FromAddress",
    "ToAddress",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.from_address() } else { from.from_address() }; value.set_from_address(it); None }
        1 => { let it = if way == laws::Way::View { view.to_address() } else { from.to_address() }; value.set_to_address(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod lbr_entry_lbr_entry_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::lbr_entry::{ LbrEntryPtr64 as T, LbrEntryPtr64View as V };
const MEMBERS: &[&str] = &[
    "FromAddress",
    "ToAddress",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.from_address() } else { from.from_address() }; value.set_from_address(it); None }
        1 => { let it = if way == laws::Way::View { view.to_address() } else { from.to_address() }; value.set_to_address(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod lbr_sample_lbr_sample_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::lbr_sample::{ LbrSamplePtr32 as T, LbrSamplePtr32View as V };
const MEMBERS: &[&str] = &[
    "TimeStamp",
    "ProcessId",
    "ThreadId",
    "Filters",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        2 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        3 => { let it = if way == laws::Way::View { view.filters() } else { from.filters() }; value.set_filters(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.entries; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod lbr_sample_lbr_sample_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::lbr_sample::{ LbrSamplePtr64 as T, LbrSamplePtr64View as V };
const MEMBERS: &[&str] = &[
    "TimeStamp",
    "ProcessId",
    "ThreadId",
    "Filters",
    "Alignment",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        2 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        3 => { let it = if way == laws::Way::View { view.filters() } else { from.filters() }; value.set_filters(it); None }
        4 => { let it = if way == laws::Way::View { view.alignment() } else { from.alignment() }; value.set_alignment(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.entries; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod lbr_trace_event_data_lbr_trace_event_data_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::lbr_trace_event_data::{ LbrTraceEventDataPtr32 as T, LbrTraceEventDataPtr32View as V };
const MEMBERS: &[&str] = &[
    "TimeStamp",
    "ProcessId",
    "ThreadId",
    "Options",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        2 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        3 => { let it = if way == laws::Way::View { view.options() } else { from.options() }; value.set_options(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

}

mod lbr_trace_event_data_lbr_trace_event_data_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::lbr_trace_event_data::{ LbrTraceEventDataPtr64 as T, LbrTraceEventDataPtr64View as V };
const MEMBERS: &[&str] = &[
    "TimeStamp",
    "ProcessId",
    "ThreadId",
    "Options",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        2 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        3 => { let it = if way == laws::Way::View { view.options() } else { from.options() }; value.set_options(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

}

mod perfinfo_clock_interrupt_information_perfinfo_clock_interrupt_information {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_clock_interrupt_information::{ PerfinfoClockInterruptInformation as T, PerfinfoClockInterruptInformationView as V };
const MEMBERS: &[&str] = &[
    "InterruptTime",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.interrupt_time() } else { from.interrupt_time() }; value.set_interrupt_time(it); None }
        1 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod perfinfo_domain_change_event_perfinfo_domain_change_event {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_domain_change_event::{ PerfinfoDomainChangeEvent as T, PerfinfoDomainChangeEventView as V };
const MEMBERS: &[&str] = &[
    "NewDomain",
    "Reason",
    "ThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.new_domain() } else { from.new_domain() }; value.set_new_domain(it); None }
        1 => { let it = if way == laws::Way::View { view.reason() } else { from.reason() }; value.set_reason(it); None }
        2 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_dpc_enqueue_information_perfinfo_dpc_enqueue_information_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_dpc_enqueue_information::{ PerfinfoDpcEnqueueInformationPtr32 as T, PerfinfoDpcEnqueueInformationPtr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.key() } else { from.key() }; value.set_key(it); None }
        1 => { let it = if way == laws::Way::View { view.dpc_queue_depth() } else { from.dpc_queue_depth() }; value.set_dpc_queue_depth(it); None }
        2 => { let it = if way == laws::Way::View { view.dpc_count() } else { from.dpc_count() }; value.set_dpc_count(it); None }
        3 => { let it = if way == laws::Way::View { view.target_processor_index() } else { from.target_processor_index() }; value.set_target_processor_index(it); None }
        4 => { let it = if way == laws::Way::View { view.importance() } else { from.importance() }; value.set_importance(it); None }
        5 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_dpc_enqueue_information_perfinfo_dpc_enqueue_information_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_dpc_enqueue_information::{ PerfinfoDpcEnqueueInformationPtr64 as T, PerfinfoDpcEnqueueInformationPtr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.key() } else { from.key() }; value.set_key(it); None }
        1 => { let it = if way == laws::Way::View { view.dpc_queue_depth() } else { from.dpc_queue_depth() }; value.set_dpc_queue_depth(it); None }
        2 => { let it = if way == laws::Way::View { view.dpc_count() } else { from.dpc_count() }; value.set_dpc_count(it); None }
        3 => { let it = if way == laws::Way::View { view.target_processor_index() } else { from.target_processor_index() }; value.set_target_processor_index(it); None }
        4 => { let it = if way == laws::Way::View { view.importance() } else { from.importance() }; value.set_importance(it); None }
        5 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_dpc_enqueue_information_v2_perfinfo_dpc_enqueue_information_v2 {
use etwspec_runtime::laws;
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
        0 => { let it = if way == laws::Way::View { view.key() } else { from.key() }; value.set_key(it); None }
        1 => { let it = if way == laws::Way::View { view.dpc_queue_depth() } else { from.dpc_queue_depth() }; value.set_dpc_queue_depth(it); None }
        2 => { let it = if way == laws::Way::View { view.dpc_count() } else { from.dpc_count() }; value.set_dpc_count(it); None }
        3 => { let it = if way == laws::Way::View { view.target_processor_index() } else { from.target_processor_index() }; value.set_target_processor_index(it); None }
        4 => { let it = if way == laws::Way::View { view.importance() } else { from.importance() }; value.set_importance(it); None }
        5 => { let it = if way == laws::Way::View { view.dpc_runtime() } else { from.dpc_runtime() }; value.set_dpc_runtime(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_dpc_execution_information_perfinfo_dpc_execution_information_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_dpc_execution_information::{ PerfinfoDpcExecutionInformationPtr32 as T, PerfinfoDpcExecutionInformationPtr32View as V };
const MEMBERS: &[&str] = &[
    "DpcRoutine",
    "Key",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.dpc_routine() } else { from.dpc_routine() }; value.set_dpc_routine(it); None }
        1 => { let it = if way == laws::Way::View { view.key() } else { from.key() }; value.set_key(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_dpc_execution_information_perfinfo_dpc_execution_information_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_dpc_execution_information::{ PerfinfoDpcExecutionInformationPtr64 as T, PerfinfoDpcExecutionInformationPtr64View as V };
const MEMBERS: &[&str] = &[
    "DpcRoutine",
    "Key",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.dpc_routine() } else { from.dpc_routine() }; value.set_dpc_routine(it); None }
        1 => { let it = if way == laws::Way::View { view.key() } else { from.key() }; value.set_key(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_dpc_information_perfinfo_dpc_information_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_dpc_information::{ PerfinfoDpcInformationPtr32 as T, PerfinfoDpcInformationPtr32View as V };
const MEMBERS: &[&str] = &[
    "InitialTime",
    "DpcRoutine",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.initial_time() } else { from.initial_time() }; value.set_initial_time(it); None }
        1 => { let it = if way == laws::Way::View { view.dpc_routine() } else { from.dpc_routine() }; value.set_dpc_routine(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod perfinfo_dpc_information_perfinfo_dpc_information_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_dpc_information::{ PerfinfoDpcInformationPtr64 as T, PerfinfoDpcInformationPtr64View as V };
const MEMBERS: &[&str] = &[
    "InitialTime",
    "DpcRoutine",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.initial_time() } else { from.initial_time() }; value.set_initial_time(it); None }
        1 => { let it = if way == laws::Way::View { view.dpc_routine() } else { from.dpc_routine() }; value.set_dpc_routine(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod perfinfo_hv_hypercall_perfinfo_hv_hypercall {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_hv_hypercall::{ PerfinfoHvHypercall as T, PerfinfoHvHypercallView as V };
const MEMBERS: &[&str] = &[
    "CallCode",
    "IsFast",
    "IsNested",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.call_code() } else { from.call_code() }; value.set_call_code(it); None }
        1 => { let it = if way == laws::Way::View { view.is_fast() } else { from.is_fast() }; value.set_is_fast(it); None }
        2 => { let it = if way == laws::Way::View { view.is_nested() } else { from.is_nested() }; value.set_is_nested(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_interrupt_information_perfinfo_interrupt_information_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_interrupt_information::{ PerfinfoInterruptInformationPtr32 as T, PerfinfoInterruptInformationPtr32View as V };
const MEMBERS: &[&str] = &[
    "InitialTime",
    "ServiceRoutine",
    "ReturnValue",
    "Vector",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.initial_time() } else { from.initial_time() }; value.set_initial_time(it); None }
        1 => { let it = if way == laws::Way::View { view.service_routine() } else { from.service_routine() }; value.set_service_routine(it); None }
        2 => { let it = if way == laws::Way::View { view.return_value() } else { from.return_value() }; value.set_return_value(it); None }
        3 => { let it = if way == laws::Way::View { view.vector() } else { from.vector() }; value.set_vector(it); None }
        4 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_interrupt_information_perfinfo_interrupt_information_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_interrupt_information::{ PerfinfoInterruptInformationPtr64 as T, PerfinfoInterruptInformationPtr64View as V };
const MEMBERS: &[&str] = &[
    "InitialTime",
    "ServiceRoutine",
    "ReturnValue",
    "Vector",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.initial_time() } else { from.initial_time() }; value.set_initial_time(it); None }
        1 => { let it = if way == laws::Way::View { view.service_routine() } else { from.service_routine() }; value.set_service_routine(it); None }
        2 => { let it = if way == laws::Way::View { view.return_value() } else { from.return_value() }; value.set_return_value(it); None }
        3 => { let it = if way == laws::Way::View { view.vector() } else { from.vector() }; value.set_vector(it); None }
        4 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_io_timer_perfinfo_io_timer_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_io_timer::{ PerfinfoIoTimerPtr32 as T, PerfinfoIoTimerPtr32View as V };
const MEMBERS: &[&str] = &[
    "DeviceObject",
    "RoutineAddress",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.device_object() } else { from.device_object() }; value.set_device_object(it); None }
        1 => { let it = if way == laws::Way::View { view.routine_address() } else { from.routine_address() }; value.set_routine_address(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_io_timer_perfinfo_io_timer_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_io_timer::{ PerfinfoIoTimerPtr64 as T, PerfinfoIoTimerPtr64View as V };
const MEMBERS: &[&str] = &[
    "DeviceObject",
    "RoutineAddress",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.device_object() } else { from.device_object() }; value.set_device_object(it); None }
        1 => { let it = if way == laws::Way::View { view.routine_address() } else { from.routine_address() }; value.set_routine_address(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_ipi_information_perfinfo_ipi_information {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_ipi_information::{ PerfinfoIpiInformation as T, PerfinfoIpiInformationView as V };
const MEMBERS: &[&str] = &[
    "RequestType",
    "TargetProcessor",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.request_type() } else { from.request_type() }; value.set_request_type(it); None }
        1 => { let it = if way == laws::Way::View { view.target_processor() } else { from.target_processor() }; value.set_target_processor(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_ipi_receive_data_v2004_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_ipi_receive_data::{ V2004Ptr32 as T, V2004Ptr32View as V };
const MEMBERS: &[&str] = &[
    "InitialTime",
    "WorkerRoutine",
    "RequestType",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.initial_time() } else { from.initial_time() }; value.set_initial_time(it); None }
        1 => { let it = if way == laws::Way::View { view.worker_routine() } else { from.worker_routine() }; value.set_worker_routine(it); None }
        2 => { let it = if way == laws::Way::View { view.request_type() } else { from.request_type() }; value.set_request_type(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_ipi_receive_data_v2004_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_ipi_receive_data::{ V2004Ptr64 as T, V2004Ptr64View as V };
const MEMBERS: &[&str] = &[
    "InitialTime",
    "WorkerRoutine",
    "RequestType",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.initial_time() } else { from.initial_time() }; value.set_initial_time(it); None }
        1 => { let it = if way == laws::Way::View { view.worker_routine() } else { from.worker_routine() }; value.set_worker_routine(it); None }
        2 => { let it = if way == laws::Way::View { view.request_type() } else { from.request_type() }; value.set_request_type(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_ipi_receive_data_perfinfo_ipi_receive_data_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_ipi_receive_data::{ PerfinfoIpiReceiveDataPtr32 as T, PerfinfoIpiReceiveDataPtr32View as V };
const MEMBERS: &[&str] = &[
    "WorkerRoutine",
    "RequestType",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.worker_routine() } else { from.worker_routine() }; value.set_worker_routine(it); None }
        1 => { let it = if way == laws::Way::View { view.request_type() } else { from.request_type() }; value.set_request_type(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_ipi_receive_data_perfinfo_ipi_receive_data_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_ipi_receive_data::{ PerfinfoIpiReceiveDataPtr64 as T, PerfinfoIpiReceiveDataPtr64View as V };
const MEMBERS: &[&str] = &[
    "WorkerRoutine",
    "RequestType",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.worker_routine() } else { from.worker_routine() }; value.set_worker_routine(it); None }
        1 => { let it = if way == laws::Way::View { view.request_type() } else { from.request_type() }; value.set_request_type(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_ipi_send_data_v2004_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_ipi_send_data::{ V2004Ptr32 as T, V2004Ptr32View as V };
const MEMBERS: &[&str] = &[
    "InitialTime",
    "WorkerRoutine",
    "RequestType",
    "IpiType",
    "TargetCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.initial_time() } else { from.initial_time() }; value.set_initial_time(it); None }
        1 => { let it = if way == laws::Way::View { view.worker_routine() } else { from.worker_routine() }; value.set_worker_routine(it); None }
        2 => { let it = if way == laws::Way::View { view.request_type() } else { from.request_type() }; value.set_request_type(it); None }
        3 => { let it = if way == laws::Way::View { view.ipi_type() } else { from.ipi_type() }; value.set_ipi_type(it); None }
        4 => { let it = if way == laws::Way::View { view.target_count() } else { from.target_count() }; value.set_target_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_ipi_send_data_v2004_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_ipi_send_data::{ V2004Ptr64 as T, V2004Ptr64View as V };
const MEMBERS: &[&str] = &[
    "InitialTime",
    "WorkerRoutine",
    "RequestType",
    "IpiType",
    "TargetCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.initial_time() } else { from.initial_time() }; value.set_initial_time(it); None }
        1 => { let it = if way == laws::Way::View { view.worker_routine() } else { from.worker_routine() }; value.set_worker_routine(it); None }
        2 => { let it = if way == laws::Way::View { view.request_type() } else { from.request_type() }; value.set_request_type(it); None }
        3 => { let it = if way == laws::Way::View { view.ipi_type() } else { from.ipi_type() }; value.set_ipi_type(it); None }
        4 => { let it = if way == laws::Way::View { view.target_count() } else { from.target_count() }; value.set_target_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_ipi_send_data_perfinfo_ipi_send_data_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_ipi_send_data::{ PerfinfoIpiSendDataPtr32 as T, PerfinfoIpiSendDataPtr32View as V };
const MEMBERS: &[&str] = &[
    "WorkerRoutine",
    "RequestType",
    "IpiType",
    "TargetCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.worker_routine() } else { from.worker_routine() }; value.set_worker_routine(it); None }
        1 => { let it = if way == laws::Way::View { view.request_type() } else { from.request_type() }; value.set_request_type(it); None }
        2 => { let it = if way == laws::Way::View { view.ipi_type() } else { from.ipi_type() }; value.set_ipi_type(it); None }
        3 => { let it = if way == laws::Way::View { view.target_count() } else { from.target_count() }; value.set_target_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_ipi_send_data_perfinfo_ipi_send_data_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_ipi_send_data::{ PerfinfoIpiSendDataPtr64 as T, PerfinfoIpiSendDataPtr64View as V };
const MEMBERS: &[&str] = &[
    "WorkerRoutine",
    "RequestType",
    "IpiType",
    "TargetCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.worker_routine() } else { from.worker_routine() }; value.set_worker_routine(it); None }
        1 => { let it = if way == laws::Way::View { view.request_type() } else { from.request_type() }; value.set_request_type(it); None }
        2 => { let it = if way == laws::Way::View { view.ipi_type() } else { from.ipi_type() }; value.set_ipi_type(it); None }
        3 => { let it = if way == laws::Way::View { view.target_count() } else { from.target_count() }; value.set_target_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_long_dpc_detection_information_perfinfo_long_dpc_detection_information {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_long_dpc_detection_information::{ PerfinfoLongDpcDetectionInformation as T, PerfinfoLongDpcDetectionInformationView as V };
const MEMBERS: &[&str] = &[
    "DpcQueueDepth",
    "LongDpcPresent",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.dpc_queue_depth() } else { from.dpc_queue_depth() }; value.set_dpc_queue_depth(it); None }
        1 => { let it = if way == laws::Way::View { view.long_dpc_present() } else { from.long_dpc_present() }; value.set_long_dpc_present(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_long_dpc_mitigation_information_perfinfo_long_dpc_mitigation_information {
use etwspec_runtime::laws;
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
        0 => { let it = if way == laws::Way::View { view.current_thread_id() } else { from.current_thread_id() }; value.set_current_thread_id(it); None }
        1 => { let it = if way == laws::Way::View { view.next_thread_id() } else { from.next_thread_id() }; value.set_next_thread_id(it); None }
        2 => { let it = if way == laws::Way::View { view.current_thread_priority() } else { from.current_thread_priority() }; value.set_current_thread_priority(it); None }
        3 => { let it = if way == laws::Way::View { view.next_thread_priority() } else { from.next_thread_priority() }; value.set_next_thread_priority(it); None }
        4 => { let it = if way == laws::Way::View { view.schedule_dpc_delegate() } else { from.schedule_dpc_delegate() }; value.set_schedule_dpc_delegate(it); None }
        5 => { let it = if way == laws::Way::View { view.swap_to_dpc_delegate() } else { from.swap_to_dpc_delegate() }; value.set_swap_to_dpc_delegate(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_mark_event_perfinfo_mark_event {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_mark_event::{ PerfinfoMarkEvent as T, PerfinfoMarkEventView as V };
const MEMBERS: &[&str] = &[
    "TranId",
    "Level",
    "AppId",
    "OpId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.tran_id() } else { from.tran_id() }; value.set_tran_id(it); None }
        1 => { let it = if way == laws::Way::View { view.level() } else { from.level() }; value.set_level(it); None }
        2 => { let it = if way == laws::Way::View { view.app_id() } else { from.app_id() }; value.set_app_id(it); None }
        3 => { let it = if way == laws::Way::View { view.op_id() } else { from.op_id() }; value.set_op_id(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.text; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod perfinfo_mark_information_perfinfo_mark_information {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_mark_information::{ PerfinfoMarkInformation as T, PerfinfoMarkInformationView as V };
const MEMBERS: &[&str] = &[
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod perfinfo_pmc_sample_information_perfinfo_pmc_sample_information_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_pmc_sample_information::{ PerfinfoPmcSampleInformationPtr32 as T, PerfinfoPmcSampleInformationPtr32View as V };
const MEMBERS: &[&str] = &[
    "InstructionPointer",
    "ThreadId",
    "ProfileSource",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.instruction_pointer() } else { from.instruction_pointer() }; value.set_instruction_pointer(it); None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        2 => { let it = if way == laws::Way::View { view.profile_source() } else { from.profile_source() }; value.set_profile_source(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_pmc_sample_information_perfinfo_pmc_sample_information_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_pmc_sample_information::{ PerfinfoPmcSampleInformationPtr64 as T, PerfinfoPmcSampleInformationPtr64View as V };
const MEMBERS: &[&str] = &[
    "InstructionPointer",
    "ThreadId",
    "ProfileSource",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.instruction_pointer() } else { from.instruction_pointer() }; value.set_instruction_pointer(it); None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        2 => { let it = if way == laws::Way::View { view.profile_source() } else { from.profile_source() }; value.set_profile_source(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_sampled_profile_cache_perfinfo_sampled_profile_cache_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_sampled_profile_cache::{ PerfinfoSampledProfileCachePtr32 as T, PerfinfoSampledProfileCachePtr32View as V };
const MEMBERS: &[&str] = &[
    "Entries",
    "Sample",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.entries() } else { from.entries() }; value.set_entries(it); None }
        1 => { let it = if way == laws::Way::View { view.sample() } else { from.sample() }; value.set_sample(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_sampled_profile_cache_perfinfo_sampled_profile_cache_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_sampled_profile_cache::{ PerfinfoSampledProfileCachePtr64 as T, PerfinfoSampledProfileCachePtr64View as V };
const MEMBERS: &[&str] = &[
    "Entries",
    "Sample",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.entries() } else { from.entries() }; value.set_entries(it); None }
        1 => { let it = if way == laws::Way::View { view.sample() } else { from.sample() }; value.set_sample(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_sampled_profile_config_perfinfo_sampled_profile_config {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_sampled_profile_config::{ PerfinfoSampledProfileConfig as T, PerfinfoSampledProfileConfigView as V };
const MEMBERS: &[&str] = &[
    "Source",
    "NewInterval",
    "OldInterval",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.source() } else { from.source() }; value.set_source(it); None }
        1 => { let it = if way == laws::Way::View { view.new_interval() } else { from.new_interval() }; value.set_new_interval(it); None }
        2 => { let it = if way == laws::Way::View { view.old_interval() } else { from.old_interval() }; value.set_old_interval(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![match tail.source_name { Some(part) => Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }), None => None }, ], tail.rest.len()))
    });
}

}

mod perfinfo_sampled_profile_information_perfinfo_sampled_profile_information_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_sampled_profile_information::{ PerfinfoSampledProfileInformationPtr32 as T, PerfinfoSampledProfileInformationPtr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.instruction_pointer() } else { from.instruction_pointer() }; value.set_instruction_pointer(it); None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        2 => { let it = if way == laws::Way::View { view.count() } else { from.count() }; value.set_count(it); None }
        3 => { let it = match way { laws::Way::View => view.executing_dpc(), laws::Way::Value => from.executing_dpc(), laws::Way::Ones => !0u8 }; value.set_executing_dpc(it); Some(it as u64) }
        4 => { let it = match way { laws::Way::View => view.executing_isr(), laws::Way::Value => from.executing_isr(), laws::Way::Ones => !0u8 }; value.set_executing_isr(it); Some(it as u64) }
        5 => { let it = match way { laws::Way::View => view.reserved(), laws::Way::Value => from.reserved(), laws::Way::Ones => !0u8 }; value.set_reserved(it); Some(it as u64) }
        6 => { let it = match way { laws::Way::View => view.priority(), laws::Way::Value => from.priority(), laws::Way::Ones => !0u8 }; value.set_priority(it); Some(it as u64) }
        7 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        8 => { let it = if way == laws::Way::View { view.rank() } else { from.rank() }; value.set_rank(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_sampled_profile_information_perfinfo_sampled_profile_information_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_sampled_profile_information::{ PerfinfoSampledProfileInformationPtr64 as T, PerfinfoSampledProfileInformationPtr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.instruction_pointer() } else { from.instruction_pointer() }; value.set_instruction_pointer(it); None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        2 => { let it = if way == laws::Way::View { view.count() } else { from.count() }; value.set_count(it); None }
        3 => { let it = match way { laws::Way::View => view.executing_dpc(), laws::Way::Value => from.executing_dpc(), laws::Way::Ones => !0u8 }; value.set_executing_dpc(it); Some(it as u64) }
        4 => { let it = match way { laws::Way::View => view.executing_isr(), laws::Way::Value => from.executing_isr(), laws::Way::Ones => !0u8 }; value.set_executing_isr(it); Some(it as u64) }
        5 => { let it = match way { laws::Way::View => view.reserved(), laws::Way::Value => from.reserved(), laws::Way::Ones => !0u8 }; value.set_reserved(it); Some(it as u64) }
        6 => { let it = match way { laws::Way::View => view.priority(), laws::Way::Value => from.priority(), laws::Way::Ones => !0u8 }; value.set_priority(it); Some(it as u64) }
        7 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        8 => { let it = if way == laws::Way::View { view.rank() } else { from.rank() }; value.set_rank(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_spec_control_retpoline_exit_perfinfo_spec_control_retpoline_exit {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_spec_control_retpoline_exit::{ PerfinfoSpecControlRetpolineExit as T, PerfinfoSpecControlRetpolineExitView as V };
const MEMBERS: &[&str] = &[
    "TargetAddress",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.target_address() } else { from.target_address() }; value.set_target_address(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_syscall_enter_data_perfinfo_syscall_enter_data_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_syscall_enter_data::{ PerfinfoSyscallEnterDataPtr32 as T, PerfinfoSyscallEnterDataPtr32View as V };
const MEMBERS: &[&str] = &[
    "SysCallAddr",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.sys_call_addr() } else { from.sys_call_addr() }; value.set_sys_call_addr(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_syscall_enter_data_perfinfo_syscall_enter_data_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_syscall_enter_data::{ PerfinfoSyscallEnterDataPtr64 as T, PerfinfoSyscallEnterDataPtr64View as V };
const MEMBERS: &[&str] = &[
    "SysCallAddr",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.sys_call_addr() } else { from.sys_call_addr() }; value.set_sys_call_addr(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_syscall_exit_data_perfinfo_syscall_exit_data {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_syscall_exit_data::{ PerfinfoSyscallExitData as T, PerfinfoSyscallExitDataView as V };
const MEMBERS: &[&str] = &[
    "ReturnValue",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.return_value() } else { from.return_value() }; value.set_return_value(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_vtl_change_perfinfo_vtl_change {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_vtl_change::{ PerfinfoVtlChange as T, PerfinfoVtlChangeView as V };
const MEMBERS: &[&str] = &[
    "OperationCode",
    "ServiceCode",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.operation_code() } else { from.operation_code() }; value.set_operation_code(it); None }
        1 => { let it = if way == laws::Way::View { view.service_code() } else { from.service_code() }; value.set_service_code(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_yield_processor_information_perfinfo_yield_processor_information {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_yield_processor_information::{ PerfinfoYieldProcessorInformation as T, PerfinfoYieldProcessorInformationView as V };
const MEMBERS: &[&str] = &[
    "YieldReason",
    "DpcWatchdogCount",
    "DpcTimeCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.yield_reason() } else { from.yield_reason() }; value.set_yield_reason(it); None }
        1 => { let it = if way == laws::Way::View { view.dpc_watchdog_count() } else { from.dpc_watchdog_count() }; value.set_dpc_watchdog_count(it); None }
        2 => { let it = if way == laws::Way::View { view.dpc_time_count() } else { from.dpc_time_count() }; value.set_dpc_time_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_lbr_entry_any {
use etwspec_runtime::laws;
use etwspec::payloads::profile::etw_lbr_entry::{Any, EtwLbrEntryPtr32, EtwLbrEntryPtr64, };
law_any! {
    "ETW_LBR_ENTRY", false,
    0: "EtwLbrEntryPtr32" EtwLbrEntryPtr32(EtwLbrEntryPtr32), 12;
    1: "EtwLbrEntryPtr64" EtwLbrEntryPtr64(EtwLbrEntryPtr64), 24;
}

}

mod lbr_entry_any {
use etwspec_runtime::laws;
use etwspec::payloads::profile::lbr_entry::{Any, LbrEntryPtr32, LbrEntryPtr64, };
law_any! {
    "LBR_ENTRY", false,
    0: "LbrEntryPtr32" LbrEntryPtr32(LbrEntryPtr32), 12;
    1: "LbrEntryPtr64" LbrEntryPtr64(LbrEntryPtr64), 24;
}

}

mod lbr_trace_event_data_any {
use etwspec_runtime::laws;
use etwspec::payloads::profile::lbr_trace_event_data::{Any, LbrTraceEventDataPtr32, LbrTraceEventDataPtr64, };
law_any! {
    "LBR_TRACE_EVENT_DATA", true,
    0: "LbrTraceEventDataPtr32" LbrTraceEventDataPtr32(LbrTraceEventDataPtr32), 20;
    1: "LbrTraceEventDataPtr64" LbrTraceEventDataPtr64(LbrTraceEventDataPtr64), 24;
}

}

mod perfinfo_ipi_receive_data_any {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_ipi_receive_data::{Any, V2004Ptr32, V2004Ptr64, PerfinfoIpiReceiveDataPtr32, PerfinfoIpiReceiveDataPtr64, };
law_any! {
    "PERFINFO_IPI_RECEIVE_DATA", false,
    0: "V2004Ptr32" V2004Ptr32(V2004Ptr32), 16;
    1: "V2004Ptr64" V2004Ptr64(V2004Ptr64), 20;
    2: "PerfinfoIpiReceiveDataPtr32" PerfinfoIpiReceiveDataPtr32(PerfinfoIpiReceiveDataPtr32), 8;
    3: "PerfinfoIpiReceiveDataPtr64" PerfinfoIpiReceiveDataPtr64(PerfinfoIpiReceiveDataPtr64), 12;
}

}

mod perfinfo_ipi_send_data_any {
use etwspec_runtime::laws;
use etwspec::payloads::profile::perfinfo_ipi_send_data::{Any, V2004Ptr32, V2004Ptr64, PerfinfoIpiSendDataPtr32, PerfinfoIpiSendDataPtr64, };
law_any! {
    "PERFINFO_IPI_SEND_DATA", false,
    0: "V2004Ptr32" V2004Ptr32(V2004Ptr32), 24;
    1: "V2004Ptr64" V2004Ptr64(V2004Ptr64), 28;
    2: "PerfinfoIpiSendDataPtr32" PerfinfoIpiSendDataPtr32(PerfinfoIpiSendDataPtr32), 16;
    3: "PerfinfoIpiSendDataPtr64" PerfinfoIpiSendDataPtr64(PerfinfoIpiSendDataPtr64), 20;
}

}

mod perfinfo_domain_change_event_reason_values {
use etwspec_runtime::laws;
use etwspec::payloads::profile::PerfinfoDomainChangeEventReason as T;
law_enumeration!(u32);
}

mod perfinfo_dynamic_tick_disable_reason_values {
use etwspec_runtime::laws;
use etwspec::payloads::profile::PerfinfoDynamicTickDisableReason as T;
law_enumeration!(u32);
}

mod perfinfo_dynamic_tick_veto_reason_values {
use etwspec_runtime::laws;
use etwspec::payloads::profile::PerfinfoDynamicTickVetoReason as T;
law_enumeration!(u32);
}

mod etw_disable_ktimer2_flag_values {
use etwspec_runtime::laws;
use etwspec::payloads::profile::EtwDisableKtimer2Flag as T;
law_flags!(u8);
}

mod etw_ktimer2_flag_values {
use etwspec_runtime::laws;
use etwspec::payloads::profile::EtwKtimer2Flag as T;
law_flags!(u8);
}

mod etw_timer_flag_values {
use etwspec_runtime::laws;
use etwspec::payloads::profile::EtwTimerFlag as T;
law_flags!(u8);
}

mod perfinfo_clock_interrupt_flag_values {
use etwspec_runtime::laws;
use etwspec::payloads::profile::PerfinfoClockInterruptFlag as T;
law_flags!(u16);
}

mod perfinfo_ipi_request_values {
use etwspec_runtime::laws;
use etwspec::payloads::profile::PerfinfoIpiRequest as T;
law_flags!(u32);
}

mod system_cpu_kw_values {
use etwspec_runtime::laws;
use etwspec::payloads::profile::SystemCpuKw as T;
law_flags!(u64);
}

mod system_hypervisor_kw_values {
use etwspec_runtime::laws;
use etwspec::payloads::profile::SystemHypervisorKw as T;
law_flags!(u64);
}

mod system_interrupt_kw_values {
use etwspec_runtime::laws;
use etwspec::payloads::profile::SystemInterruptKw as T;
law_flags!(u64);
}

mod system_profile_kw_values {
use etwspec_runtime::laws;
use etwspec::payloads::profile::SystemProfileKw as T;
law_flags!(u64);
}

mod system_syscall_kw_values {
use etwspec_runtime::laws;
use etwspec::payloads::profile::SystemSyscallKw as T;
law_flags!(u64);
}

mod system_timer_kw_values {
use etwspec_runtime::laws;
use etwspec::payloads::profile::SystemTimerKw as T;
law_flags!(u64);
}
