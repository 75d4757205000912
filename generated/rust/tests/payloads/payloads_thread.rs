// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of topic `payloads::thread`.
mod etw_anti_starvation_boost_event_etw_anti_starvation_boost_event {
use etwspec_runtime::laws;
use etwspec::payloads::thread::etw_anti_starvation_boost_event::{ EtwAntiStarvationBoostEvent as T, EtwAntiStarvationBoostEventView as V };
const MEMBERS: &[&str] = &[
    "ThreadId",
    "ProcessorIndex",
    "OldPriority",
    "SpareByte",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        1 => { let it = if way == laws::Way::View { view.processor_index() } else { from.processor_index() }; value.set_processor_index(it); None }
        2 => { let it = if way == laws::Way::View { view.old_priority() } else { from.old_priority() }; value.set_old_priority(it); None }
        3 => { let it = if way == laws::Way::View { view.spare_byte() } else { from.spare_byte() }; value.set_spare_byte(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_autoboost_clear_priority_floor_event_etw_autoboost_clear_priority_floor_event_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::etw_autoboost_clear_priority_floor_event::{ EtwAutoboostClearPriorityFloorEventPtr32 as T, EtwAutoboostClearPriorityFloorEventPtr32View as V };
const MEMBERS: &[&str] = &[
    "Lock",
    "ThreadId",
    "IoBoost",
    "CpuBoostsBitmap",
    "BoostBitmap",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.lock() } else { from.lock() }; value.set_lock(it); None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        2 => { let it = match way { laws::Way::View => view.io_boost(), laws::Way::Value => from.io_boost(), laws::Way::Ones => !0u16 }; value.set_io_boost(it); Some(it as u64) }
        3 => { let it = match way { laws::Way::View => view.cpu_boosts_bitmap(), laws::Way::Value => from.cpu_boosts_bitmap(), laws::Way::Ones => !0u16 }; value.set_cpu_boosts_bitmap(it); Some(it as u64) }
        4 => { let it = if way == laws::Way::View { view.boost_bitmap() } else { from.boost_bitmap() }; value.set_boost_bitmap(it); None }
        5 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_autoboost_clear_priority_floor_event_etw_autoboost_clear_priority_floor_event_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::etw_autoboost_clear_priority_floor_event::{ EtwAutoboostClearPriorityFloorEventPtr64 as T, EtwAutoboostClearPriorityFloorEventPtr64View as V };
const MEMBERS: &[&str] = &[
    "Lock",
    "ThreadId",
    "IoBoost",
    "CpuBoostsBitmap",
    "BoostBitmap",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.lock() } else { from.lock() }; value.set_lock(it); None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        2 => { let it = match way { laws::Way::View => view.io_boost(), laws::Way::Value => from.io_boost(), laws::Way::Ones => !0u16 }; value.set_io_boost(it); Some(it as u64) }
        3 => { let it = match way { laws::Way::View => view.cpu_boosts_bitmap(), laws::Way::Value => from.cpu_boosts_bitmap(), laws::Way::Ones => !0u16 }; value.set_cpu_boosts_bitmap(it); Some(it as u64) }
        4 => { let it = if way == laws::Way::View { view.boost_bitmap() } else { from.boost_bitmap() }; value.set_boost_bitmap(it); None }
        5 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_autoboost_no_entries_event_etw_autoboost_no_entries_event_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::etw_autoboost_no_entries_event::{ EtwAutoboostNoEntriesEventPtr32 as T, EtwAutoboostNoEntriesEventPtr32View as V };
const MEMBERS: &[&str] = &[
    "Lock",
    "ThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.lock() } else { from.lock() }; value.set_lock(it); None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_autoboost_no_entries_event_etw_autoboost_no_entries_event_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::etw_autoboost_no_entries_event::{ EtwAutoboostNoEntriesEventPtr64 as T, EtwAutoboostNoEntriesEventPtr64View as V };
const MEMBERS: &[&str] = &[
    "Lock",
    "ThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.lock() } else { from.lock() }; value.set_lock(it); None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_autoboost_set_priority_floor_event_etw_autoboost_set_priority_floor_event_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::etw_autoboost_set_priority_floor_event::{ EtwAutoboostSetPriorityFloorEventPtr32 as T, EtwAutoboostSetPriorityFloorEventPtr32View as V };
const MEMBERS: &[&str] = &[
    "Lock",
    "ThreadId",
    "NewCpuPriorityFloor",
    "OldCpuPriority",
    "NewIoPriorityFloor",
    "OldIoPriority",
    "NewIoQoSPriorityFloor",
    "OldIoQoSPriority",
    "IoPriorities",
    "ExecutingDpc",
    "WakeupBoost",
    "BoostedOutstandingIrps",
    "Reserved",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.lock() } else { from.lock() }; value.set_lock(it); None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        2 => { let it = if way == laws::Way::View { view.new_cpu_priority_floor() } else { from.new_cpu_priority_floor() }; value.set_new_cpu_priority_floor(it); None }
        3 => { let it = if way == laws::Way::View { view.old_cpu_priority() } else { from.old_cpu_priority() }; value.set_old_cpu_priority(it); None }
        4 => { let it = match way { laws::Way::View => view.new_io_priority_floor(), laws::Way::Value => from.new_io_priority_floor(), laws::Way::Ones => !0u8 }; value.set_new_io_priority_floor(it); Some(it as u64) }
        5 => { let it = match way { laws::Way::View => view.old_io_priority(), laws::Way::Value => from.old_io_priority(), laws::Way::Ones => !0u8 }; value.set_old_io_priority(it); Some(it as u64) }
        6 => { let it = match way { laws::Way::View => view.new_io_qos_priority_floor(), laws::Way::Value => from.new_io_qos_priority_floor(), laws::Way::Ones => !0u8 }; value.set_new_io_qos_priority_floor(it); Some(it as u64) }
        7 => { let it = match way { laws::Way::View => view.old_io_qos_priority(), laws::Way::Value => from.old_io_qos_priority(), laws::Way::Ones => !0u8 }; value.set_old_io_qos_priority(it); Some(it as u64) }
        8 => { let it = if way == laws::Way::View { view.io_priorities() } else { from.io_priorities() }; value.set_io_priorities(it); None }
        9 => { let it = match way { laws::Way::View => view.executing_dpc(), laws::Way::Value => from.executing_dpc(), laws::Way::Ones => !0u8 }; value.set_executing_dpc(it); Some(it as u64) }
        10 => { let it = match way { laws::Way::View => view.wakeup_boost(), laws::Way::Value => from.wakeup_boost(), laws::Way::Ones => !0u8 }; value.set_wakeup_boost(it); Some(it as u64) }
        11 => { let it = match way { laws::Way::View => view.boosted_outstanding_irps(), laws::Way::Value => from.boosted_outstanding_irps(), laws::Way::Ones => !0u8 }; value.set_boosted_outstanding_irps(it); Some(it as u64) }
        12 => { let it = match way { laws::Way::View => view.reserved(), laws::Way::Value => from.reserved(), laws::Way::Ones => !0u8 }; value.set_reserved(it); Some(it as u64) }
        13 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_autoboost_set_priority_floor_event_etw_autoboost_set_priority_floor_event_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::etw_autoboost_set_priority_floor_event::{ EtwAutoboostSetPriorityFloorEventPtr64 as T, EtwAutoboostSetPriorityFloorEventPtr64View as V };
const MEMBERS: &[&str] = &[
    "Lock",
    "ThreadId",
    "NewCpuPriorityFloor",
    "OldCpuPriority",
    "NewIoPriorityFloor",
    "OldIoPriority",
    "NewIoQoSPriorityFloor",
    "OldIoQoSPriority",
    "IoPriorities",
    "ExecutingDpc",
    "WakeupBoost",
    "BoostedOutstandingIrps",
    "Reserved",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.lock() } else { from.lock() }; value.set_lock(it); None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        2 => { let it = if way == laws::Way::View { view.new_cpu_priority_floor() } else { from.new_cpu_priority_floor() }; value.set_new_cpu_priority_floor(it); None }
        3 => { let it = if way == laws::Way::View { view.old_cpu_priority() } else { from.old_cpu_priority() }; value.set_old_cpu_priority(it); None }
        4 => { let it = match way { laws::Way::View => view.new_io_priority_floor(), laws::Way::Value => from.new_io_priority_floor(), laws::Way::Ones => !0u8 }; value.set_new_io_priority_floor(it); Some(it as u64) }
        5 => { let it = match way { laws::Way::View => view.old_io_priority(), laws::Way::Value => from.old_io_priority(), laws::Way::Ones => !0u8 }; value.set_old_io_priority(it); Some(it as u64) }
        6 => { let it = match way { laws::Way::View => view.new_io_qos_priority_floor(), laws::Way::Value => from.new_io_qos_priority_floor(), laws::Way::Ones => !0u8 }; value.set_new_io_qos_priority_floor(it); Some(it as u64) }
        7 => { let it = match way { laws::Way::View => view.old_io_qos_priority(), laws::Way::Value => from.old_io_qos_priority(), laws::Way::Ones => !0u8 }; value.set_old_io_qos_priority(it); Some(it as u64) }
        8 => { let it = if way == laws::Way::View { view.io_priorities() } else { from.io_priorities() }; value.set_io_priorities(it); None }
        9 => { let it = match way { laws::Way::View => view.executing_dpc(), laws::Way::Value => from.executing_dpc(), laws::Way::Ones => !0u8 }; value.set_executing_dpc(it); Some(it as u64) }
        10 => { let it = match way { laws::Way::View => view.wakeup_boost(), laws::Way::Value => from.wakeup_boost(), laws::Way::Ones => !0u8 }; value.set_wakeup_boost(it); Some(it as u64) }
        11 => { let it = match way { laws::Way::View => view.boosted_outstanding_irps(), laws::Way::Value => from.boosted_outstanding_irps(), laws::Way::Ones => !0u8 }; value.set_boosted_outstanding_irps(it); Some(it as u64) }
        12 => { let it = match way { laws::Way::View => view.reserved(), laws::Way::Value => from.reserved(), laws::Way::Ones => !0u8 }; value.set_reserved(it); Some(it as u64) }
        13 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_ideal_processor_event_etw_ideal_processor_event {
use etwspec_runtime::laws;
use etwspec::payloads::thread::etw_ideal_processor_event::{ EtwIdealProcessorEvent as T, EtwIdealProcessorEventView as V };
const MEMBERS: &[&str] = &[
    "ThreadId",
    "OldIdealProcessor",
    "NewIdealProcessor",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        1 => { let it = if way == laws::Way::View { view.old_ideal_processor() } else { from.old_ideal_processor() }; value.set_old_ideal_processor(it); None }
        2 => { let it = if way == laws::Way::View { view.new_ideal_processor() } else { from.new_ideal_processor() }; value.set_new_ideal_processor(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_kqueue_dequeue_event_etw_kqueue_dequeue_event_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::etw_kqueue_dequeue_event::{ EtwKqueueDequeueEventPtr32 as T, EtwKqueueDequeueEventPtr32View as V };
const MEMBERS: &[&str] = &[
    "ThreadId",
    "EntryCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        1 => { let it = if way == laws::Way::View { view.entry_count() } else { from.entry_count() }; value.set_entry_count(it); None }
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

mod etw_kqueue_dequeue_event_etw_kqueue_dequeue_event_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::etw_kqueue_dequeue_event::{ EtwKqueueDequeueEventPtr64 as T, EtwKqueueDequeueEventPtr64View as V };
const MEMBERS: &[&str] = &[
    "ThreadId",
    "EntryCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        1 => { let it = if way == laws::Way::View { view.entry_count() } else { from.entry_count() }; value.set_entry_count(it); None }
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

mod etw_kqueue_enqueue_event_etw_kqueue_enqueue_event_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::etw_kqueue_enqueue_event::{ EtwKqueueEnqueueEventPtr32 as T, EtwKqueueEnqueueEventPtr32View as V };
const MEMBERS: &[&str] = &[
    "Entry",
    "ThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.entry() } else { from.entry() }; value.set_entry(it); None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_kqueue_enqueue_event_etw_kqueue_enqueue_event_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::etw_kqueue_enqueue_event::{ EtwKqueueEnqueueEventPtr64 as T, EtwKqueueEnqueueEventPtr64View as V };
const MEMBERS: &[&str] = &[
    "Entry",
    "ThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.entry() } else { from.entry() }; value.set_entry(it); None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_priority_event_etw_priority_event {
use etwspec_runtime::laws;
use etwspec::payloads::thread::etw_priority_event::{ EtwPriorityEvent as T, EtwPriorityEventView as V };
const MEMBERS: &[&str] = &[
    "ThreadId",
    "OldPriority",
    "NewPriority",
    "DynamicPriority",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        1 => { let it = if way == laws::Way::View { view.old_priority() } else { from.old_priority() }; value.set_old_priority(it); None }
        2 => { let it = if way == laws::Way::View { view.new_priority() } else { from.new_priority() }; value.set_new_priority(it); None }
        3 => { let it = if way == laws::Way::View { view.dynamic_priority() } else { from.dynamic_priority() }; value.set_dynamic_priority(it); None }
        4 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_ready_thread_event_etw_ready_thread_event {
use etwspec_runtime::laws;
use etwspec::payloads::thread::etw_ready_thread_event::{ EtwReadyThreadEvent as T, EtwReadyThreadEventView as V };
const MEMBERS: &[&str] = &[
    "ThreadId",
    "AdjustReason",
    "AdjustIncrement",
    "ExecutingDpc",
    "KernelStackNotResident",
    "ProcessOutOfMemory",
    "DirectSwitchAttempt",
    "Reserved",
    "Flags",
    "SpareByte",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        1 => { let it = if way == laws::Way::View { view.adjust_reason() } else { from.adjust_reason() }; value.set_adjust_reason(it); None }
        2 => { let it = if way == laws::Way::View { view.adjust_increment() } else { from.adjust_increment() }; value.set_adjust_increment(it); None }
        3 => { let it = match way { laws::Way::View => view.executing_dpc(), laws::Way::Value => from.executing_dpc(), laws::Way::Ones => !0u8 }; value.set_executing_dpc(it); Some(it as u64) }
        4 => { let it = match way { laws::Way::View => view.kernel_stack_not_resident(), laws::Way::Value => from.kernel_stack_not_resident(), laws::Way::Ones => !0u8 }; value.set_kernel_stack_not_resident(it); Some(it as u64) }
        5 => { let it = match way { laws::Way::View => view.process_out_of_memory(), laws::Way::Value => from.process_out_of_memory(), laws::Way::Ones => !0u8 }; value.set_process_out_of_memory(it); Some(it as u64) }
        6 => { let it = match way { laws::Way::View => view.direct_switch_attempt(), laws::Way::Value => from.direct_switch_attempt(), laws::Way::Ones => !0u8 }; value.set_direct_switch_attempt(it); Some(it as u64) }
        7 => { let it = match way { laws::Way::View => view.reserved(), laws::Way::Value => from.reserved(), laws::Way::Ones => !0u8 }; value.set_reserved(it); Some(it as u64) }
        8 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        9 => { let it = if way == laws::Way::View { view.spare_byte() } else { from.spare_byte() }; value.set_spare_byte(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_thread_affinity_event_etw_thread_affinity_event_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::etw_thread_affinity_event::{ EtwThreadAffinityEventPtr32 as T, EtwThreadAffinityEventPtr32View as V };
const MEMBERS: &[&str] = &[
    "Mask",
    "ThreadId",
    "Group",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.mask() } else { from.mask() }; value.set_mask(it); None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        2 => { let it = if way == laws::Way::View { view.group() } else { from.group() }; value.set_group(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_thread_affinity_event_etw_thread_affinity_event_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::etw_thread_affinity_event::{ EtwThreadAffinityEventPtr64 as T, EtwThreadAffinityEventPtr64View as V };
const MEMBERS: &[&str] = &[
    "Mask",
    "ThreadId",
    "Group",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.mask() } else { from.mask() }; value.set_mask(it); None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        2 => { let it = if way == laws::Way::View { view.group() } else { from.group() }; value.set_group(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_thread_event_subprocesstag_etw_thread_event_subprocesstag {
use etwspec_runtime::laws;
use etwspec::payloads::thread::etw_thread_event_subprocesstag::{ EtwThreadEventSubprocesstag as T, EtwThreadEventSubprocesstagView as V };
const MEMBERS: &[&str] = &[
    "Header",
    "OldTag",
    "NewTag",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.old_tag() } else { from.old_tag() }; value.set_old_tag(it); None }
        2 => { let it = if way == laws::Way::View { view.new_tag() } else { from.new_tag() }; value.set_new_tag(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_thread_set_name_event_etw_thread_set_name_event {
use etwspec_runtime::laws;
use etwspec::payloads::thread::etw_thread_set_name_event::{ EtwThreadSetNameEvent as T, EtwThreadSetNameEventView as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "ThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
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
        Ok((vec![{ let part = tail.thread_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod perfinfo_ccswap_perfinfo_ccswap {
use etwspec_runtime::laws;
use etwspec::payloads::thread::perfinfo_ccswap::{ PerfinfoCcswap as T, PerfinfoCcswapView as V };
const MEMBERS: &[&str] = &[
    "DataType",
    "TimeDelta",
    "OldThreadIdIndex",
    "OldThreadStateWr",
    "OldThreadPriority",
    "NewThreadWaitTime",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = match way { laws::Way::View => view.data_type(), laws::Way::Value => from.data_type(), laws::Way::Ones => etwspec::payloads::thread::PerfinfoCcswapType(!0u32) }; value.set_data_type(it); Some(it.0 as u64) }
        1 => { let it = match way { laws::Way::View => view.time_delta(), laws::Way::Value => from.time_delta(), laws::Way::Ones => !0u32 }; value.set_time_delta(it); Some(it as u64) }
        2 => { let it = match way { laws::Way::View => view.old_thread_id_index(), laws::Way::Value => from.old_thread_id_index(), laws::Way::Ones => !0u32 }; value.set_old_thread_id_index(it); Some(it as u64) }
        3 => { let it = match way { laws::Way::View => view.old_thread_state_wr(), laws::Way::Value => from.old_thread_state_wr(), laws::Way::Ones => !0u32 }; value.set_old_thread_state_wr(it); Some(it as u64) }
        4 => { let it = match way { laws::Way::View => view.old_thread_priority(), laws::Way::Value => from.old_thread_priority(), laws::Way::Ones => !0u32 }; value.set_old_thread_priority(it); Some(it as u64) }
        5 => { let it = match way { laws::Way::View => view.new_thread_wait_time(), laws::Way::Value => from.new_thread_wait_time(), laws::Way::Ones => !0u32 }; value.set_new_thread_wait_time(it); Some(it as u64) }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_ccswap_buffer_perfinfo_ccswap_buffer {
use etwspec_runtime::laws;
use etwspec::payloads::thread::perfinfo_ccswap_buffer::{ PerfinfoCcswapBuffer as T, PerfinfoCcswapBufferView as V };
const MEMBERS: &[&str] = &[
    "FirstTimeStamp",
    "TidTable",
    "ThreadBasePriority",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.first_time_stamp() } else { from.first_time_stamp() }; value.set_first_time_stamp(it); None }
        1 => { let it = if way == laws::Way::View { view.tid_table() } else { from.tid_table() }; value.set_tid_table(it); None }
        2 => { let it = if way == laws::Way::View { view.thread_base_priority() } else { from.thread_base_priority() }; value.set_thread_base_priority(it); None }
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
        Ok((vec![{ let part = tail.records; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod perfinfo_ccswap_idle_perfinfo_ccswap_idle {
use etwspec_runtime::laws;
use etwspec::payloads::thread::perfinfo_ccswap_idle::{ PerfinfoCcswapIdle as T, PerfinfoCcswapIdleView as V };
const MEMBERS: &[&str] = &[
    "DataType",
    "TimeDelta",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = match way { laws::Way::View => view.data_type(), laws::Way::Value => from.data_type(), laws::Way::Ones => etwspec::payloads::thread::PerfinfoCcswapType(!0u32) }; value.set_data_type(it); Some(it.0 as u64) }
        1 => { let it = match way { laws::Way::View => view.time_delta(), laws::Way::Value => from.time_delta(), laws::Way::Ones => !0u32 }; value.set_time_delta(it); Some(it as u64) }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_ccswap_idle_short_perfinfo_ccswap_idle_short {
use etwspec_runtime::laws;
use etwspec::payloads::thread::perfinfo_ccswap_idle_short::{ PerfinfoCcswapIdleShort as T, PerfinfoCcswapIdleShortView as V };
const MEMBERS: &[&str] = &[
    "DataType",
    "TimeDelta",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = match way { laws::Way::View => view.data_type(), laws::Way::Value => from.data_type(), laws::Way::Ones => etwspec::payloads::thread::PerfinfoCcswapType(!0u32) }; value.set_data_type(it); Some(it.0 as u64) }
        1 => { let it = match way { laws::Way::View => view.time_delta(), laws::Way::Value => from.time_delta(), laws::Way::Ones => !0u16 }; value.set_time_delta(it); Some(it as u64) }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_ccswap_lite_perfinfo_ccswap_lite {
use etwspec_runtime::laws;
use etwspec::payloads::thread::perfinfo_ccswap_lite::{ PerfinfoCcswapLite as T, PerfinfoCcswapLiteView as V };
const MEMBERS: &[&str] = &[
    "DataType",
    "OldThreadIdIndex",
    "OldThreadPriInc",
    "OldThreadStateWr",
    "TimeDelta",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = match way { laws::Way::View => view.data_type(), laws::Way::Value => from.data_type(), laws::Way::Ones => etwspec::payloads::thread::PerfinfoCcswapType(!0u32) }; value.set_data_type(it); Some(it.0 as u64) }
        1 => { let it = match way { laws::Way::View => view.old_thread_id_index(), laws::Way::Value => from.old_thread_id_index(), laws::Way::Ones => !0u32 }; value.set_old_thread_id_index(it); Some(it as u64) }
        2 => { let it = match way { laws::Way::View => view.old_thread_pri_inc(), laws::Way::Value => from.old_thread_pri_inc(), laws::Way::Ones => !0u32 }; value.set_old_thread_pri_inc(it); Some(it as u64) }
        3 => { let it = match way { laws::Way::View => view.old_thread_state_wr(), laws::Way::Value => from.old_thread_state_wr(), laws::Way::Ones => !0u32 }; value.set_old_thread_state_wr(it); Some(it as u64) }
        4 => { let it = match way { laws::Way::View => view.time_delta(), laws::Way::Value => from.time_delta(), laws::Way::Ones => !0u32 }; value.set_time_delta(it); Some(it as u64) }
        _ => None,
    }
}

law_fixed!(false);
}

mod reserve_bandwidth_reserve_bandwidth_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::reserve_bandwidth::{ ReserveBandwidthPtr32 as T, ReserveBandwidthPtr32View as V };
const MEMBERS: &[&str] = &[
    "Reserve",
    "Period",
    "Budget",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reserve() } else { from.reserve() }; value.set_reserve(it); None }
        1 => { let it = if way == laws::Way::View { view.period() } else { from.period() }; value.set_period(it); None }
        2 => { let it = if way == laws::Way::View { view.budget() } else { from.budget() }; value.set_budget(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod reserve_bandwidth_reserve_bandwidth_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::reserve_bandwidth::{ ReserveBandwidthPtr64 as T, ReserveBandwidthPtr64View as V };
const MEMBERS: &[&str] = &[
    "Reserve",
    "Period",
    "Budget",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reserve() } else { from.reserve() }; value.set_reserve(it); None }
        1 => { let it = if way == laws::Way::View { view.period() } else { from.period() }; value.set_period(it); None }
        2 => { let it = if way == laws::Way::View { view.budget() } else { from.budget() }; value.set_budget(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod reserve_create_reserve_create_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::reserve_create::{ ReserveCreatePtr32 as T, ReserveCreatePtr32View as V };
const MEMBERS: &[&str] = &[
    "Reserve",
    "Period",
    "Budget",
    "ObjectFlags",
    "Processor",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reserve() } else { from.reserve() }; value.set_reserve(it); None }
        1 => { let it = if way == laws::Way::View { view.period() } else { from.period() }; value.set_period(it); None }
        2 => { let it = if way == laws::Way::View { view.budget() } else { from.budget() }; value.set_budget(it); None }
        3 => { let it = if way == laws::Way::View { view.object_flags() } else { from.object_flags() }; value.set_object_flags(it); None }
        4 => { let it = if way == laws::Way::View { view.processor() } else { from.processor() }; value.set_processor(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod reserve_create_reserve_create_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::reserve_create::{ ReserveCreatePtr64 as T, ReserveCreatePtr64View as V };
const MEMBERS: &[&str] = &[
    "Reserve",
    "Period",
    "Budget",
    "ObjectFlags",
    "Processor",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reserve() } else { from.reserve() }; value.set_reserve(it); None }
        1 => { let it = if way == laws::Way::View { view.period() } else { from.period() }; value.set_period(it); None }
        2 => { let it = if way == laws::Way::View { view.budget() } else { from.budget() }; value.set_budget(it); None }
        3 => { let it = if way == laws::Way::View { view.object_flags() } else { from.object_flags() }; value.set_object_flags(it); None }
        4 => { let it = if way == laws::Way::View { view.processor() } else { from.processor() }; value.set_processor(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod reserve_delete_reserve_delete_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::reserve_delete::{ ReserveDeletePtr32 as T, ReserveDeletePtr32View as V };
const MEMBERS: &[&str] = &[
    "Reserve",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reserve() } else { from.reserve() }; value.set_reserve(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod reserve_delete_reserve_delete_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::reserve_delete::{ ReserveDeletePtr64 as T, ReserveDeletePtr64View as V };
const MEMBERS: &[&str] = &[
    "Reserve",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reserve() } else { from.reserve() }; value.set_reserve(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod reserve_join_thread_reserve_join_thread_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::reserve_join_thread::{ ReserveJoinThreadPtr32 as T, ReserveJoinThreadPtr32View as V };
const MEMBERS: &[&str] = &[
    "Reserve",
    "TThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reserve() } else { from.reserve() }; value.set_reserve(it); None }
        1 => { let it = if way == laws::Way::View { view.tthread_id() } else { from.tthread_id() }; value.set_tthread_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod reserve_join_thread_reserve_join_thread_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::reserve_join_thread::{ ReserveJoinThreadPtr64 as T, ReserveJoinThreadPtr64View as V };
const MEMBERS: &[&str] = &[
    "Reserve",
    "TThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reserve() } else { from.reserve() }; value.set_reserve(it); None }
        1 => { let it = if way == laws::Way::View { view.tthread_id() } else { from.tthread_id() }; value.set_tthread_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod reserve_late_count_reserve_late_count_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::reserve_late_count::{ ReserveLateCountPtr32 as T, ReserveLateCountPtr32View as V };
const MEMBERS: &[&str] = &[
    "Reserve",
    "LateCountIncrement",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reserve() } else { from.reserve() }; value.set_reserve(it); None }
        1 => { let it = if way == laws::Way::View { view.late_count_increment() } else { from.late_count_increment() }; value.set_late_count_increment(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod reserve_late_count_reserve_late_count_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::reserve_late_count::{ ReserveLateCountPtr64 as T, ReserveLateCountPtr64View as V };
const MEMBERS: &[&str] = &[
    "Reserve",
    "LateCountIncrement",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reserve() } else { from.reserve() }; value.set_reserve(it); None }
        1 => { let it = if way == laws::Way::View { view.late_count_increment() } else { from.late_count_increment() }; value.set_late_count_increment(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod reserve_state_reserve_state_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::reserve_state::{ ReserveStatePtr32 as T, ReserveStatePtr32View as V };
const MEMBERS: &[&str] = &[
    "Reserve",
    "DispatchState",
    "Replenished",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reserve() } else { from.reserve() }; value.set_reserve(it); None }
        1 => { let it = if way == laws::Way::View { view.dispatch_state() } else { from.dispatch_state() }; value.set_dispatch_state(it); None }
        2 => { let it = if way == laws::Way::View { view.replenished() } else { from.replenished() }; value.set_replenished(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod reserve_state_reserve_state_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::reserve_state::{ ReserveStatePtr64 as T, ReserveStatePtr64View as V };
const MEMBERS: &[&str] = &[
    "Reserve",
    "DispatchState",
    "Replenished",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reserve() } else { from.reserve() }; value.set_reserve(it); None }
        1 => { let it = if way == laws::Way::View { view.dispatch_state() } else { from.dispatch_state() }; value.set_dispatch_state(it); None }
        2 => { let it = if way == laws::Way::View { view.replenished() } else { from.replenished() }; value.set_replenished(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod thread_v0_type_group1_thread_v0_type_group1 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::thread_v0_type_group1::{ ThreadV0TypeGroup1 as T, ThreadV0TypeGroup1View as V };
const MEMBERS: &[&str] = &[
    "TThreadId",
    "ProcessId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.tthread_id() } else { from.tthread_id() }; value.set_tthread_id(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod thread_v1_type_group1_thread_v1_type_group1_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::thread_v1_type_group1::{ ThreadV1TypeGroup1Ptr32 as T, ThreadV1TypeGroup1Ptr32View as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "TThreadId",
    "StackBase",
    "StackLimit",
    "UserStackBase",
    "UserStackLimit",
    "StartAddr",
    "Win32StartAddr",
    "WaitMode",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.tthread_id() } else { from.tthread_id() }; value.set_tthread_id(it); None }
        2 => { let it = if way == laws::Way::View { view.stack_base() } else { from.stack_base() }; value.set_stack_base(it); None }
        3 => { let it = if way == laws::Way::View { view.stack_limit() } else { from.stack_limit() }; value.set_stack_limit(it); None }
        4 => { let it = if way == laws::Way::View { view.user_stack_base() } else { from.user_stack_base() }; value.set_user_stack_base(it); None }
        5 => { let it = if way == laws::Way::View { view.user_stack_limit() } else { from.user_stack_limit() }; value.set_user_stack_limit(it); None }
        6 => { let it = if way == laws::Way::View { view.start_addr() } else { from.start_addr() }; value.set_start_addr(it); None }
        7 => { let it = if way == laws::Way::View { view.win32_start_addr() } else { from.win32_start_addr() }; value.set_win32_start_addr(it); None }
        8 => { let it = if way == laws::Way::View { view.wait_mode() } else { from.wait_mode() }; value.set_wait_mode(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod thread_v1_type_group1_thread_v1_type_group1_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::thread_v1_type_group1::{ ThreadV1TypeGroup1Ptr64 as T, ThreadV1TypeGroup1Ptr64View as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "TThreadId",
    "StackBase",
    "StackLimit",
    "UserStackBase",
    "UserStackLimit",
    "StartAddr",
    "Win32StartAddr",
    "WaitMode",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.tthread_id() } else { from.tthread_id() }; value.set_tthread_id(it); None }
        2 => { let it = if way == laws::Way::View { view.stack_base() } else { from.stack_base() }; value.set_stack_base(it); None }
        3 => { let it = if way == laws::Way::View { view.stack_limit() } else { from.stack_limit() }; value.set_stack_limit(it); None }
        4 => { let it = if way == laws::Way::View { view.user_stack_base() } else { from.user_stack_base() }; value.set_user_stack_base(it); None }
        5 => { let it = if way == laws::Way::View { view.user_stack_limit() } else { from.user_stack_limit() }; value.set_user_stack_limit(it); None }
        6 => { let it = if way == laws::Way::View { view.start_addr() } else { from.start_addr() }; value.set_start_addr(it); None }
        7 => { let it = if way == laws::Way::View { view.win32_start_addr() } else { from.win32_start_addr() }; value.set_win32_start_addr(it); None }
        8 => { let it = if way == laws::Way::View { view.wait_mode() } else { from.wait_mode() }; value.set_wait_mode(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod thread_v2_type_group1_thread_v2_type_group1_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::thread_v2_type_group1::{ ThreadV2TypeGroup1Ptr32 as T, ThreadV2TypeGroup1Ptr32View as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "TThreadId",
    "StackBase",
    "StackLimit",
    "UserStackBase",
    "UserStackLimit",
    "StartAddr",
    "Win32StartAddr",
    "TebBase",
    "SubProcessTag",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.tthread_id() } else { from.tthread_id() }; value.set_tthread_id(it); None }
        2 => { let it = if way == laws::Way::View { view.stack_base() } else { from.stack_base() }; value.set_stack_base(it); None }
        3 => { let it = if way == laws::Way::View { view.stack_limit() } else { from.stack_limit() }; value.set_stack_limit(it); None }
        4 => { let it = if way == laws::Way::View { view.user_stack_base() } else { from.user_stack_base() }; value.set_user_stack_base(it); None }
        5 => { let it = if way == laws::Way::View { view.user_stack_limit() } else { from.user_stack_limit() }; value.set_user_stack_limit(it); None }
        6 => { let it = if way == laws::Way::View { view.start_addr() } else { from.start_addr() }; value.set_start_addr(it); None }
        7 => { let it = if way == laws::Way::View { view.win32_start_addr() } else { from.win32_start_addr() }; value.set_win32_start_addr(it); None }
        8 => { let it = if way == laws::Way::View { view.teb_base() } else { from.teb_base() }; value.set_teb_base(it); None }
        9 => { let it = if way == laws::Way::View { view.sub_process_tag() } else { from.sub_process_tag() }; value.set_sub_process_tag(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod thread_v2_type_group1_thread_v2_type_group1_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::thread_v2_type_group1::{ ThreadV2TypeGroup1Ptr64 as T, ThreadV2TypeGroup1Ptr64View as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "TThreadId",
    "StackBase",
    "StackLimit",
    "UserStackBase",
    "UserStackLimit",
    "StartAddr",
    "Win32StartAddr",
    "TebBase",
    "SubProcessTag",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.tthread_id() } else { from.tthread_id() }; value.set_tthread_id(it); None }
        2 => { let it = if way == laws::Way::View { view.stack_base() } else { from.stack_base() }; value.set_stack_base(it); None }
        3 => { let it = if way == laws::Way::View { view.stack_limit() } else { from.stack_limit() }; value.set_stack_limit(it); None }
        4 => { let it = if way == laws::Way::View { view.user_stack_base() } else { from.user_stack_base() }; value.set_user_stack_base(it); None }
        5 => { let it = if way == laws::Way::View { view.user_stack_limit() } else { from.user_stack_limit() }; value.set_user_stack_limit(it); None }
        6 => { let it = if way == laws::Way::View { view.start_addr() } else { from.start_addr() }; value.set_start_addr(it); None }
        7 => { let it = if way == laws::Way::View { view.win32_start_addr() } else { from.win32_start_addr() }; value.set_win32_start_addr(it); None }
        8 => { let it = if way == laws::Way::View { view.teb_base() } else { from.teb_base() }; value.set_teb_base(it); None }
        9 => { let it = if way == laws::Way::View { view.sub_process_tag() } else { from.sub_process_tag() }; value.set_sub_process_tag(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_contextswap_v5_1 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::wmi_contextswap::{ V5_1 as T, V5_1View as V };
const MEMBERS: &[&str] = &[
    "NewThreadId",
    "OldThreadId",
    "NewThreadPriority",
    "OldThreadPriority",
    "NewThreadQuantum",
    "OldThreadQuantum",
    "OldThreadWaitReason",
    "OldThreadWaitMode",
    "OldThreadState",
    "OldThreadIdealProcessor",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.new_thread_id() } else { from.new_thread_id() }; value.set_new_thread_id(it); None }
        1 => { let it = if way == laws::Way::View { view.old_thread_id() } else { from.old_thread_id() }; value.set_old_thread_id(it); None }
        2 => { let it = if way == laws::Way::View { view.new_thread_priority() } else { from.new_thread_priority() }; value.set_new_thread_priority(it); None }
        3 => { let it = if way == laws::Way::View { view.old_thread_priority() } else { from.old_thread_priority() }; value.set_old_thread_priority(it); None }
        4 => { let it = if way == laws::Way::View { view.new_thread_quantum() } else { from.new_thread_quantum() }; value.set_new_thread_quantum(it); None }
        5 => { let it = if way == laws::Way::View { view.old_thread_quantum() } else { from.old_thread_quantum() }; value.set_old_thread_quantum(it); None }
        6 => { let it = if way == laws::Way::View { view.old_thread_wait_reason() } else { from.old_thread_wait_reason() }; value.set_old_thread_wait_reason(it); None }
        7 => { let it = if way == laws::Way::View { view.old_thread_wait_mode() } else { from.old_thread_wait_mode() }; value.set_old_thread_wait_mode(it); None }
        8 => { let it = if way == laws::Way::View { view.old_thread_state() } else { from.old_thread_state() }; value.set_old_thread_state(it); None }
        9 => { let it = if way == laws::Way::View { view.old_thread_ideal_processor() } else { from.old_thread_ideal_processor() }; value.set_old_thread_ideal_processor(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_contextswap_v6_0 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::wmi_contextswap::{ V6_0 as T, V6_0View as V };
const MEMBERS: &[&str] = &[
    "NewThreadId",
    "OldThreadId",
    "NewThreadPriority",
    "OldThreadPriority",
    "PreviousCState",
    "OldThreadRank",
    "NewThreadPriorityDecrement",
    "SpareByte",
    "OldThreadWaitReason",
    "OldThreadWaitMode",
    "OldThreadState",
    "OldThreadIdealProcessor",
    "NewThreadWaitTime",
    "OldThreadRemainingQuantum",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.new_thread_id() } else { from.new_thread_id() }; value.set_new_thread_id(it); None }
        1 => { let it = if way == laws::Way::View { view.old_thread_id() } else { from.old_thread_id() }; value.set_old_thread_id(it); None }
        2 => { let it = if way == laws::Way::View { view.new_thread_priority() } else { from.new_thread_priority() }; value.set_new_thread_priority(it); None }
        3 => { let it = if way == laws::Way::View { view.old_thread_priority() } else { from.old_thread_priority() }; value.set_old_thread_priority(it); None }
        4 => { let it = if way == laws::Way::View { view.previous_cstate() } else { from.previous_cstate() }; value.set_previous_cstate(it); None }
        5 => { let it = if way == laws::Way::View { view.old_thread_rank() } else { from.old_thread_rank() }; value.set_old_thread_rank(it); None }
        6 => { let it = if way == laws::Way::View { view.new_thread_priority_decrement() } else { from.new_thread_priority_decrement() }; value.set_new_thread_priority_decrement(it); None }
        7 => { let it = if way == laws::Way::View { view.spare_byte() } else { from.spare_byte() }; value.set_spare_byte(it); None }
        8 => { let it = if way == laws::Way::View { view.old_thread_wait_reason() } else { from.old_thread_wait_reason() }; value.set_old_thread_wait_reason(it); None }
        9 => { let it = if way == laws::Way::View { view.old_thread_wait_mode() } else { from.old_thread_wait_mode() }; value.set_old_thread_wait_mode(it); None }
        10 => { let it = if way == laws::Way::View { view.old_thread_state() } else { from.old_thread_state() }; value.set_old_thread_state(it); None }
        11 => { let it = if way == laws::Way::View { view.old_thread_ideal_processor() } else { from.old_thread_ideal_processor() }; value.set_old_thread_ideal_processor(it); None }
        12 => { let it = if way == laws::Way::View { view.new_thread_wait_time() } else { from.new_thread_wait_time() }; value.set_new_thread_wait_time(it); None }
        13 => { let it = if way == laws::Way::View { view.old_thread_remaining_quantum() } else { from.old_thread_remaining_quantum() }; value.set_old_thread_remaining_quantum(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_contextswap_v1703 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::wmi_contextswap::{ V1703 as T, V1703View as V };
const MEMBERS: &[&str] = &[
    "NewThreadId",
    "OldThreadId",
    "NewThreadPriority",
    "OldThreadPriority",
    "PreviousCState",
    "OldThreadRank",
    "NewThreadPriorityDecrement",
    "SpareByte",
    "OldThreadWaitReason",
    "OldThreadWaitMode",
    "OldThreadBamEppImportant",
    "NewThreadBamEppImportant",
    "Reserved",
    "Flags",
    "OldThreadState",
    "OldThreadIdealProcessor",
    "NewThreadWaitTime",
    "OldThreadRemainingQuantum",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.new_thread_id() } else { from.new_thread_id() }; value.set_new_thread_id(it); None }
        1 => { let it = if way == laws::Way::View { view.old_thread_id() } else { from.old_thread_id() }; value.set_old_thread_id(it); None }
        2 => { let it = if way == laws::Way::View { view.new_thread_priority() } else { from.new_thread_priority() }; value.set_new_thread_priority(it); None }
        3 => { let it = if way == laws::Way::View { view.old_thread_priority() } else { from.old_thread_priority() }; value.set_old_thread_priority(it); None }
        4 => { let it = if way == laws::Way::View { view.previous_cstate() } else { from.previous_cstate() }; value.set_previous_cstate(it); None }
        5 => { let it = if way == laws::Way::View { view.old_thread_rank() } else { from.old_thread_rank() }; value.set_old_thread_rank(it); None }
        6 => { let it = if way == laws::Way::View { view.new_thread_priority_decrement() } else { from.new_thread_priority_decrement() }; value.set_new_thread_priority_decrement(it); None }
        7 => { let it = if way == laws::Way::View { view.spare_byte() } else { from.spare_byte() }; value.set_spare_byte(it); None }
        8 => { let it = if way == laws::Way::View { view.old_thread_wait_reason() } else { from.old_thread_wait_reason() }; value.set_old_thread_wait_reason(it); None }
        9 => { let it = match way { laws::Way::View => view.old_thread_wait_mode(), laws::Way::Value => from.old_thread_wait_mode(), laws::Way::Ones => etwspec::common::KprocessorMode(!0i8) }; value.set_old_thread_wait_mode(it); Some(it.0 as u64) }
        10 => { let it = match way { laws::Way::View => view.old_thread_bam_epp_important(), laws::Way::Value => from.old_thread_bam_epp_important(), laws::Way::Ones => !0u8 }; value.set_old_thread_bam_epp_important(it); Some(it as u64) }
        11 => { let it = match way { laws::Way::View => view.new_thread_bam_epp_important(), laws::Way::Value => from.new_thread_bam_epp_important(), laws::Way::Ones => !0u8 }; value.set_new_thread_bam_epp_important(it); Some(it as u64) }
        12 => { let it = match way { laws::Way::View => view.reserved(), laws::Way::Value => from.reserved(), laws::Way::Ones => !0u8 }; value.set_reserved(it); Some(it as u64) }
        13 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        14 => { let it = if way == laws::Way::View { view.old_thread_state() } else { from.old_thread_state() }; value.set_old_thread_state(it); None }
        15 => { let it = if way == laws::Way::View { view.old_thread_ideal_processor() } else { from.old_thread_ideal_processor() }; value.set_old_thread_ideal_processor(it); None }
        16 => { let it = if way == laws::Way::View { view.new_thread_wait_time() } else { from.new_thread_wait_time() }; value.set_new_thread_wait_time(it); None }
        17 => { let it = if way == laws::Way::View { view.old_thread_remaining_quantum() } else { from.old_thread_remaining_quantum() }; value.set_old_thread_remaining_quantum(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_contextswap_wmi_contextswap {
use etwspec_runtime::laws;
use etwspec::payloads::thread::wmi_contextswap::{ WmiContextswap as T, WmiContextswapView as V };
const MEMBERS: &[&str] = &[
    "NewThreadId",
    "OldThreadId",
    "NewThreadPriority",
    "OldThreadPriority",
    "PreviousCState",
    "OldThreadRank",
    "NewThreadPriorityDecrement",
    "SpareByte",
    "OldThreadWaitReason",
    "OldThreadWaitMode",
    "OldThreadBamQosLevel",
    "NewThreadBamQosLevel",
    "Reserved",
    "Flags",
    "OldThreadState",
    "OldThreadIdealProcessor",
    "NewThreadWaitTime",
    "OldThreadRemainingQuantum",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.new_thread_id() } else { from.new_thread_id() }; value.set_new_thread_id(it); None }
        1 => { let it = if way == laws::Way::View { view.old_thread_id() } else { from.old_thread_id() }; value.set_old_thread_id(it); None }
        2 => { let it = if way == laws::Way::View { view.new_thread_priority() } else { from.new_thread_priority() }; value.set_new_thread_priority(it); None }
        3 => { let it = if way == laws::Way::View { view.old_thread_priority() } else { from.old_thread_priority() }; value.set_old_thread_priority(it); None }
        4 => { let it = if way == laws::Way::View { view.previous_cstate() } else { from.previous_cstate() }; value.set_previous_cstate(it); None }
        5 => { let it = if way == laws::Way::View { view.old_thread_rank() } else { from.old_thread_rank() }; value.set_old_thread_rank(it); None }
        6 => { let it = if way == laws::Way::View { view.new_thread_priority_decrement() } else { from.new_thread_priority_decrement() }; value.set_new_thread_priority_decrement(it); None }
        7 => { let it = if way == laws::Way::View { view.spare_byte() } else { from.spare_byte() }; value.set_spare_byte(it); None }
        8 => { let it = if way == laws::Way::View { view.old_thread_wait_reason() } else { from.old_thread_wait_reason() }; value.set_old_thread_wait_reason(it); None }
        9 => { let it = match way { laws::Way::View => view.old_thread_wait_mode(), laws::Way::Value => from.old_thread_wait_mode(), laws::Way::Ones => etwspec::common::KprocessorMode(!0i8) }; value.set_old_thread_wait_mode(it); Some(it.0 as u64) }
        10 => { let it = match way { laws::Way::View => view.old_thread_bam_qos_level(), laws::Way::Value => from.old_thread_bam_qos_level(), laws::Way::Ones => !0u8 }; value.set_old_thread_bam_qos_level(it); Some(it as u64) }
        11 => { let it = match way { laws::Way::View => view.new_thread_bam_qos_level(), laws::Way::Value => from.new_thread_bam_qos_level(), laws::Way::Ones => !0u8 }; value.set_new_thread_bam_qos_level(it); Some(it as u64) }
        12 => { let it = match way { laws::Way::View => view.reserved(), laws::Way::Value => from.reserved(), laws::Way::Ones => !0u8 }; value.set_reserved(it); Some(it as u64) }
        13 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        14 => { let it = if way == laws::Way::View { view.old_thread_state() } else { from.old_thread_state() }; value.set_old_thread_state(it); None }
        15 => { let it = if way == laws::Way::View { view.old_thread_ideal_processor() } else { from.old_thread_ideal_processor() }; value.set_old_thread_ideal_processor(it); None }
        16 => { let it = if way == laws::Way::View { view.new_thread_wait_time() } else { from.new_thread_wait_time() }; value.set_new_thread_wait_time(it); None }
        17 => { let it = if way == laws::Way::View { view.old_thread_remaining_quantum() } else { from.old_thread_remaining_quantum() }; value.set_old_thread_remaining_quantum(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_extended_thread_information_wmi_extended_thread_information_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::wmi_extended_thread_information::{ WmiExtendedThreadInformationPtr32 as T, WmiExtendedThreadInformationPtr32View as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "ThreadId",
    "StackBase",
    "StackLimit",
    "UserStackBase",
    "UserStackLimit",
    "StartAddress",
    "Affinity",
    "Win32StartAddress",
    "TebBase",
    "SubProcessTag",
    "BasePriority",
    "PagePriority",
    "IoPriority",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        2 => { let it = if way == laws::Way::View { view.stack_base() } else { from.stack_base() }; value.set_stack_base(it); None }
        3 => { let it = if way == laws::Way::View { view.stack_limit() } else { from.stack_limit() }; value.set_stack_limit(it); None }
        4 => { let it = if way == laws::Way::View { view.user_stack_base() } else { from.user_stack_base() }; value.set_user_stack_base(it); None }
        5 => { let it = if way == laws::Way::View { view.user_stack_limit() } else { from.user_stack_limit() }; value.set_user_stack_limit(it); None }
        6 => { let it = if way == laws::Way::View { view.start_address() } else { from.start_address() }; value.set_start_address(it); None }
        7 => { let it = if way == laws::Way::View { view.affinity() } else { from.affinity() }; value.set_affinity(it); None }
        8 => { let it = if way == laws::Way::View { view.win32_start_address() } else { from.win32_start_address() }; value.set_win32_start_address(it); None }
        9 => { let it = if way == laws::Way::View { view.teb_base() } else { from.teb_base() }; value.set_teb_base(it); None }
        10 => { let it = if way == laws::Way::View { view.sub_process_tag() } else { from.sub_process_tag() }; value.set_sub_process_tag(it); None }
        11 => { let it = if way == laws::Way::View { view.base_priority() } else { from.base_priority() }; value.set_base_priority(it); None }
        12 => { let it = if way == laws::Way::View { view.page_priority() } else { from.page_priority() }; value.set_page_priority(it); None }
        13 => { let it = if way == laws::Way::View { view.io_priority() } else { from.io_priority() }; value.set_io_priority(it); None }
        14 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
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
        Ok((vec![match tail.thread_name { Some(part) => Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }), None => None }, ], tail.rest.len()))
    });
}

}

mod wmi_extended_thread_information_wmi_extended_thread_information_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::wmi_extended_thread_information::{ WmiExtendedThreadInformationPtr64 as T, WmiExtendedThreadInformationPtr64View as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "ThreadId",
    "StackBase",
    "StackLimit",
    "UserStackBase",
    "UserStackLimit",
    "StartAddress",
    "Affinity",
    "Win32StartAddress",
    "TebBase",
    "SubProcessTag",
    "BasePriority",
    "PagePriority",
    "IoPriority",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        2 => { let it = if way == laws::Way::View { view.stack_base() } else { from.stack_base() }; value.set_stack_base(it); None }
        3 => { let it = if way == laws::Way::View { view.stack_limit() } else { from.stack_limit() }; value.set_stack_limit(it); None }
        4 => { let it = if way == laws::Way::View { view.user_stack_base() } else { from.user_stack_base() }; value.set_user_stack_base(it); None }
        5 => { let it = if way == laws::Way::View { view.user_stack_limit() } else { from.user_stack_limit() }; value.set_user_stack_limit(it); None }
        6 => { let it = if way == laws::Way::View { view.start_address() } else { from.start_address() }; value.set_start_address(it); None }
        7 => { let it = if way == laws::Way::View { view.affinity() } else { from.affinity() }; value.set_affinity(it); None }
        8 => { let it = if way == laws::Way::View { view.win32_start_address() } else { from.win32_start_address() }; value.set_win32_start_address(it); None }
        9 => { let it = if way == laws::Way::View { view.teb_base() } else { from.teb_base() }; value.set_teb_base(it); None }
        10 => { let it = if way == laws::Way::View { view.sub_process_tag() } else { from.sub_process_tag() }; value.set_sub_process_tag(it); None }
        11 => { let it = if way == laws::Way::View { view.base_priority() } else { from.base_priority() }; value.set_base_priority(it); None }
        12 => { let it = if way == laws::Way::View { view.page_priority() } else { from.page_priority() }; value.set_page_priority(it); None }
        13 => { let it = if way == laws::Way::View { view.io_priority() } else { from.io_priority() }; value.set_io_priority(it); None }
        14 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
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
        Ok((vec![match tail.thread_name { Some(part) => Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }), None => None }, ], tail.rest.len()))
    });
}

}

mod wmi_extended_thread_information64_wmi_extended_thread_information64 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::wmi_extended_thread_information64::{ WmiExtendedThreadInformation64 as T, WmiExtendedThreadInformation64View as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "ThreadId",
    "StackBase64",
    "StackLimit64",
    "UserStackBase64",
    "UserStackLimit64",
    "StartAddress64",
    "Affinity",
    "Win32StartAddress64",
    "TebBase64",
    "SubProcessTag",
    "BasePriority",
    "PagePriority",
    "IoPriority",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        2 => { let it = if way == laws::Way::View { view.stack_base64() } else { from.stack_base64() }; value.set_stack_base64(it); None }
        3 => { let it = if way == laws::Way::View { view.stack_limit64() } else { from.stack_limit64() }; value.set_stack_limit64(it); None }
        4 => { let it = if way == laws::Way::View { view.user_stack_base64() } else { from.user_stack_base64() }; value.set_user_stack_base64(it); None }
        5 => { let it = if way == laws::Way::View { view.user_stack_limit64() } else { from.user_stack_limit64() }; value.set_user_stack_limit64(it); None }
        6 => { let it = if way == laws::Way::View { view.start_address64() } else { from.start_address64() }; value.set_start_address64(it); None }
        7 => { let it = if way == laws::Way::View { view.affinity() } else { from.affinity() }; value.set_affinity(it); None }
        8 => { let it = if way == laws::Way::View { view.win32_start_address64() } else { from.win32_start_address64() }; value.set_win32_start_address64(it); None }
        9 => { let it = if way == laws::Way::View { view.teb_base64() } else { from.teb_base64() }; value.set_teb_base64(it); None }
        10 => { let it = if way == laws::Way::View { view.sub_process_tag() } else { from.sub_process_tag() }; value.set_sub_process_tag(it); None }
        11 => { let it = if way == laws::Way::View { view.base_priority() } else { from.base_priority() }; value.set_base_priority(it); None }
        12 => { let it = if way == laws::Way::View { view.page_priority() } else { from.page_priority() }; value.set_page_priority(it); None }
        13 => { let it = if way == laws::Way::View { view.io_priority() } else { from.io_priority() }; value.set_io_priority(it); None }
        14 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
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
        Ok((vec![match tail.thread_name { Some(part) => Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }), None => None }, ], tail.rest.len()))
    });
}

}

mod wmi_thread_information_wmi_thread_information {
use etwspec_runtime::laws;
use etwspec::payloads::thread::wmi_thread_information::{ WmiThreadInformation as T, WmiThreadInformationView as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "ThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod worker_thread_worker_thread_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::worker_thread::{ WorkerThreadPtr32 as T, WorkerThreadPtr32View as V };
const MEMBERS: &[&str] = &[
    "TThreadId",
    "StartTime",
    "ThreadRoutine",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.tthread_id() } else { from.tthread_id() }; value.set_tthread_id(it); None }
        1 => { let it = if way == laws::Way::View { view.start_time() } else { from.start_time() }; value.set_start_time(it); None }
        2 => { let it = if way == laws::Way::View { view.thread_routine() } else { from.thread_routine() }; value.set_thread_routine(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod worker_thread_worker_thread_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::thread::worker_thread::{ WorkerThreadPtr64 as T, WorkerThreadPtr64View as V };
const MEMBERS: &[&str] = &[
    "TThreadId",
    "StartTime",
    "ThreadRoutine",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.tthread_id() } else { from.tthread_id() }; value.set_tthread_id(it); None }
        1 => { let it = if way == laws::Way::View { view.start_time() } else { from.start_time() }; value.set_start_time(it); None }
        2 => { let it = if way == laws::Way::View { view.thread_routine() } else { from.thread_routine() }; value.set_thread_routine(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_ccswap_type_values {
use etwspec_runtime::laws;
use etwspec::payloads::thread::PerfinfoCcswapType as T;
law_enumeration!(u32);
}

mod etw_thread_flag_values {
use etwspec_runtime::laws;
use etwspec::payloads::thread::EtwThreadFlag as T;
law_flags!(u8);
}

mod system_scheduler_kw_values {
use etwspec_runtime::laws;
use etwspec::payloads::thread::SystemSchedulerKw as T;
law_flags!(u64);
}
