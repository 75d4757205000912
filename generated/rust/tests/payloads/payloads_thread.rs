// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::thread`.
mod etw_anti_starvation_boost_event_v5_0 {
use crate::laws;
use etwspec::payloads::thread::etw_anti_starvation_boost_event::{ EtwAntiStarvationBoostEvent as T, EtwAntiStarvationBoostEventView as V };
const MEMBERS: &[&str] = &[
    "ThreadId",
    "ProcessorIndex",
    "OldPriority",
    "SpareByte",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        1 => { let it = if way == laws::Way::View { view.processor_index() } else { from.processor_index }; value.processor_index = it; None }
        2 => { let it = if way == laws::Way::View { view.old_priority() } else { from.old_priority }; value.old_priority = it; None }
        3 => { let it = if way == laws::Way::View { view.spare_byte() } else { from.spare_byte }; value.spare_byte = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_autoboost_clear_priority_floor_event_v5_0x86 {
use crate::laws;
use etwspec::payloads::thread::etw_autoboost_clear_priority_floor_event::{ EtwAutoboostClearPriorityFloorEventX86 as T, EtwAutoboostClearPriorityFloorEventX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.lock() } else { from.lock }; value.lock = it; None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        2 => { let it = match way { laws::Way::View => view.io_boost(), laws::Way::Value => from.io_boost(), laws::Way::Ones => !0u16 }; value.set_io_boost(it); Some(it as u64) }
        3 => { let it = match way { laws::Way::View => view.cpu_boosts_bitmap(), laws::Way::Value => from.cpu_boosts_bitmap(), laws::Way::Ones => !0u16 }; value.set_cpu_boosts_bitmap(it); Some(it as u64) }
        4 => { let it = if way == laws::Way::View { view.boost_bitmap() } else { from.boost_bitmap() }; value.set_boost_bitmap(it); None }
        5 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_autoboost_clear_priority_floor_event_v5_0x64 {
use crate::laws;
use etwspec::payloads::thread::etw_autoboost_clear_priority_floor_event::{ EtwAutoboostClearPriorityFloorEventX64 as T, EtwAutoboostClearPriorityFloorEventX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.lock() } else { from.lock }; value.lock = it; None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        2 => { let it = match way { laws::Way::View => view.io_boost(), laws::Way::Value => from.io_boost(), laws::Way::Ones => !0u16 }; value.set_io_boost(it); Some(it as u64) }
        3 => { let it = match way { laws::Way::View => view.cpu_boosts_bitmap(), laws::Way::Value => from.cpu_boosts_bitmap(), laws::Way::Ones => !0u16 }; value.set_cpu_boosts_bitmap(it); Some(it as u64) }
        4 => { let it = if way == laws::Way::View { view.boost_bitmap() } else { from.boost_bitmap() }; value.set_boost_bitmap(it); None }
        5 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_autoboost_no_entries_event_v5_0x86 {
use crate::laws;
use etwspec::payloads::thread::etw_autoboost_no_entries_event::{ EtwAutoboostNoEntriesEventX86 as T, EtwAutoboostNoEntriesEventX86View as V };
const MEMBERS: &[&str] = &[
    "Lock",
    "ThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.lock() } else { from.lock }; value.lock = it; None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_autoboost_no_entries_event_v5_0x64 {
use crate::laws;
use etwspec::payloads::thread::etw_autoboost_no_entries_event::{ EtwAutoboostNoEntriesEventX64 as T, EtwAutoboostNoEntriesEventX64View as V };
const MEMBERS: &[&str] = &[
    "Lock",
    "ThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.lock() } else { from.lock }; value.lock = it; None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_autoboost_set_priority_floor_event_v5_0x86 {
use crate::laws;
use etwspec::payloads::thread::etw_autoboost_set_priority_floor_event::{ EtwAutoboostSetPriorityFloorEventX86 as T, EtwAutoboostSetPriorityFloorEventX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.lock() } else { from.lock }; value.lock = it; None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        2 => { let it = if way == laws::Way::View { view.new_cpu_priority_floor() } else { from.new_cpu_priority_floor }; value.new_cpu_priority_floor = it; None }
        3 => { let it = if way == laws::Way::View { view.old_cpu_priority() } else { from.old_cpu_priority }; value.old_cpu_priority = it; None }
        4 => { let it = match way { laws::Way::View => view.new_io_priority_floor(), laws::Way::Value => from.new_io_priority_floor(), laws::Way::Ones => !0u8 }; value.set_new_io_priority_floor(it); Some(it as u64) }
        5 => { let it = match way { laws::Way::View => view.old_io_priority(), laws::Way::Value => from.old_io_priority(), laws::Way::Ones => !0u8 }; value.set_old_io_priority(it); Some(it as u64) }
        6 => { let it = match way { laws::Way::View => view.new_io_qo_s_priority_floor(), laws::Way::Value => from.new_io_qo_s_priority_floor(), laws::Way::Ones => !0u8 }; value.set_new_io_qo_s_priority_floor(it); Some(it as u64) }
        7 => { let it = match way { laws::Way::View => view.old_io_qo_s_priority(), laws::Way::Value => from.old_io_qo_s_priority(), laws::Way::Ones => !0u8 }; value.set_old_io_qo_s_priority(it); Some(it as u64) }
        8 => { let it = if way == laws::Way::View { view.io_priorities() } else { from.io_priorities() }; value.set_io_priorities(it); None }
        9 => { let it = match way { laws::Way::View => view.executing_dpc(), laws::Way::Value => from.executing_dpc(), laws::Way::Ones => !0u8 }; value.set_executing_dpc(it); Some(it as u64) }
        10 => { let it = match way { laws::Way::View => view.wakeup_boost(), laws::Way::Value => from.wakeup_boost(), laws::Way::Ones => !0u8 }; value.set_wakeup_boost(it); Some(it as u64) }
        11 => { let it = match way { laws::Way::View => view.boosted_outstanding_irps(), laws::Way::Value => from.boosted_outstanding_irps(), laws::Way::Ones => !0u8 }; value.set_boosted_outstanding_irps(it); Some(it as u64) }
        12 => { let it = match way { laws::Way::View => view.reserved(), laws::Way::Value => from.reserved(), laws::Way::Ones => !0u8 }; value.set_reserved(it); Some(it as u64) }
        13 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_autoboost_set_priority_floor_event_v5_0x64 {
use crate::laws;
use etwspec::payloads::thread::etw_autoboost_set_priority_floor_event::{ EtwAutoboostSetPriorityFloorEventX64 as T, EtwAutoboostSetPriorityFloorEventX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.lock() } else { from.lock }; value.lock = it; None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        2 => { let it = if way == laws::Way::View { view.new_cpu_priority_floor() } else { from.new_cpu_priority_floor }; value.new_cpu_priority_floor = it; None }
        3 => { let it = if way == laws::Way::View { view.old_cpu_priority() } else { from.old_cpu_priority }; value.old_cpu_priority = it; None }
        4 => { let it = match way { laws::Way::View => view.new_io_priority_floor(), laws::Way::Value => from.new_io_priority_floor(), laws::Way::Ones => !0u8 }; value.set_new_io_priority_floor(it); Some(it as u64) }
        5 => { let it = match way { laws::Way::View => view.old_io_priority(), laws::Way::Value => from.old_io_priority(), laws::Way::Ones => !0u8 }; value.set_old_io_priority(it); Some(it as u64) }
        6 => { let it = match way { laws::Way::View => view.new_io_qo_s_priority_floor(), laws::Way::Value => from.new_io_qo_s_priority_floor(), laws::Way::Ones => !0u8 }; value.set_new_io_qo_s_priority_floor(it); Some(it as u64) }
        7 => { let it = match way { laws::Way::View => view.old_io_qo_s_priority(), laws::Way::Value => from.old_io_qo_s_priority(), laws::Way::Ones => !0u8 }; value.set_old_io_qo_s_priority(it); Some(it as u64) }
        8 => { let it = if way == laws::Way::View { view.io_priorities() } else { from.io_priorities() }; value.set_io_priorities(it); None }
        9 => { let it = match way { laws::Way::View => view.executing_dpc(), laws::Way::Value => from.executing_dpc(), laws::Way::Ones => !0u8 }; value.set_executing_dpc(it); Some(it as u64) }
        10 => { let it = match way { laws::Way::View => view.wakeup_boost(), laws::Way::Value => from.wakeup_boost(), laws::Way::Ones => !0u8 }; value.set_wakeup_boost(it); Some(it as u64) }
        11 => { let it = match way { laws::Way::View => view.boosted_outstanding_irps(), laws::Way::Value => from.boosted_outstanding_irps(), laws::Way::Ones => !0u8 }; value.set_boosted_outstanding_irps(it); Some(it as u64) }
        12 => { let it = match way { laws::Way::View => view.reserved(), laws::Way::Value => from.reserved(), laws::Way::Ones => !0u8 }; value.set_reserved(it); Some(it as u64) }
        13 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_ideal_processor_event_v5_0 {
use crate::laws;
use etwspec::payloads::thread::etw_ideal_processor_event::{ EtwIdealProcessorEvent as T, EtwIdealProcessorEventView as V };
const MEMBERS: &[&str] = &[
    "ThreadId",
    "OldIdealProcessor",
    "NewIdealProcessor",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        1 => { let it = if way == laws::Way::View { view.old_ideal_processor() } else { from.old_ideal_processor }; value.old_ideal_processor = it; None }
        2 => { let it = if way == laws::Way::View { view.new_ideal_processor() } else { from.new_ideal_processor }; value.new_ideal_processor = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_kqueue_dequeue_event_v5_0x86 {
use crate::laws;
use etwspec::payloads::thread::etw_kqueue_dequeue_event::{ EtwKqueueDequeueEventX86 as T, EtwKqueueDequeueEventX86View as V };
const MEMBERS: &[&str] = &[
    "ThreadId",
    "EntryCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        1 => { let it = if way == laws::Way::View { view.entry_count() } else { from.entry_count }; value.entry_count = it; None }
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

mod etw_kqueue_dequeue_event_v5_0x64 {
use crate::laws;
use etwspec::payloads::thread::etw_kqueue_dequeue_event::{ EtwKqueueDequeueEventX64 as T, EtwKqueueDequeueEventX64View as V };
const MEMBERS: &[&str] = &[
    "ThreadId",
    "EntryCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        1 => { let it = if way == laws::Way::View { view.entry_count() } else { from.entry_count }; value.entry_count = it; None }
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

mod etw_kqueue_enqueue_event_v5_0x86 {
use crate::laws;
use etwspec::payloads::thread::etw_kqueue_enqueue_event::{ EtwKqueueEnqueueEventX86 as T, EtwKqueueEnqueueEventX86View as V };
const MEMBERS: &[&str] = &[
    "Entry",
    "ThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.entry() } else { from.entry }; value.entry = it; None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_kqueue_enqueue_event_v5_0x64 {
use crate::laws;
use etwspec::payloads::thread::etw_kqueue_enqueue_event::{ EtwKqueueEnqueueEventX64 as T, EtwKqueueEnqueueEventX64View as V };
const MEMBERS: &[&str] = &[
    "Entry",
    "ThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.entry() } else { from.entry }; value.entry = it; None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_priority_event_v5_0 {
use crate::laws;
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
        0 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        1 => { let it = if way == laws::Way::View { view.old_priority() } else { from.old_priority }; value.old_priority = it; None }
        2 => { let it = if way == laws::Way::View { view.new_priority() } else { from.new_priority }; value.new_priority = it; None }
        3 => { let it = if way == laws::Way::View { view.dynamic_priority() } else { from.dynamic_priority }; value.dynamic_priority = it; None }
        4 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_ready_thread_event_v5_0 {
use crate::laws;
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
        0 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        1 => { let it = if way == laws::Way::View { view.adjust_reason() } else { from.adjust_reason }; value.adjust_reason = it; None }
        2 => { let it = if way == laws::Way::View { view.adjust_increment() } else { from.adjust_increment }; value.adjust_increment = it; None }
        3 => { let it = match way { laws::Way::View => view.executing_dpc(), laws::Way::Value => from.executing_dpc(), laws::Way::Ones => !0u8 }; value.set_executing_dpc(it); Some(it as u64) }
        4 => { let it = match way { laws::Way::View => view.kernel_stack_not_resident(), laws::Way::Value => from.kernel_stack_not_resident(), laws::Way::Ones => !0u8 }; value.set_kernel_stack_not_resident(it); Some(it as u64) }
        5 => { let it = match way { laws::Way::View => view.process_out_of_memory(), laws::Way::Value => from.process_out_of_memory(), laws::Way::Ones => !0u8 }; value.set_process_out_of_memory(it); Some(it as u64) }
        6 => { let it = match way { laws::Way::View => view.direct_switch_attempt(), laws::Way::Value => from.direct_switch_attempt(), laws::Way::Ones => !0u8 }; value.set_direct_switch_attempt(it); Some(it as u64) }
        7 => { let it = match way { laws::Way::View => view.reserved(), laws::Way::Value => from.reserved(), laws::Way::Ones => !0u8 }; value.set_reserved(it); Some(it as u64) }
        8 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        9 => { let it = if way == laws::Way::View { view.spare_byte() } else { from.spare_byte }; value.spare_byte = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_thread_affinity_event_v5_0x86 {
use crate::laws;
use etwspec::payloads::thread::etw_thread_affinity_event::{ EtwThreadAffinityEventX86 as T, EtwThreadAffinityEventX86View as V };
const MEMBERS: &[&str] = &[
    "Mask",
    "ThreadId",
    "Group",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.mask() } else { from.mask }; value.mask = it; None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        2 => { let it = if way == laws::Way::View { view.group() } else { from.group }; value.group = it; None }
        3 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_thread_affinity_event_v5_0x64 {
use crate::laws;
use etwspec::payloads::thread::etw_thread_affinity_event::{ EtwThreadAffinityEventX64 as T, EtwThreadAffinityEventX64View as V };
const MEMBERS: &[&str] = &[
    "Mask",
    "ThreadId",
    "Group",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.mask() } else { from.mask }; value.mask = it; None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        2 => { let it = if way == laws::Way::View { view.group() } else { from.group }; value.group = it; None }
        3 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_thread_event_subprocesstag_v5_0 {
use crate::laws;
use etwspec::payloads::thread::etw_thread_event_subprocesstag::{ EtwThreadEventSubprocesstag as T, EtwThreadEventSubprocesstagView as V };
const MEMBERS: &[&str] = &[
    "Header",
    "OldTag",
    "NewTag",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.old_tag() } else { from.old_tag }; value.old_tag = it; None }
        2 => { let it = if way == laws::Way::View { view.new_tag() } else { from.new_tag }; value.new_tag = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_thread_set_name_event_v5_0 {
use crate::laws;
use etwspec::payloads::thread::etw_thread_set_name_event::{ EtwThreadSetNameEvent as T, EtwThreadSetNameEventView as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "ThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
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
        Ok((vec![{ let part = tail.thread_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod perfinfo_ccswap_v6_0 {
use crate::laws;
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

fixed!(false);
}

mod perfinfo_ccswap_buffer_v6_0 {
use crate::laws;
use etwspec::payloads::thread::perfinfo_ccswap_buffer::{ PerfinfoCcswapBuffer as T, PerfinfoCcswapBufferView as V };
const MEMBERS: &[&str] = &[
    "FirstTimeStamp",
    "TidTable",
    "ThreadBasePriority",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.first_time_stamp() } else { from.first_time_stamp }; value.first_time_stamp = it; None }
        1 => { let it = if way == laws::Way::View { view.tid_table() } else { from.tid_table }; value.tid_table = it; None }
        2 => { let it = if way == laws::Way::View { view.thread_base_priority() } else { from.thread_base_priority }; value.thread_base_priority = it; None }
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
        Ok((vec![{ let part = tail.records; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod perfinfo_ccswap_idle_v6_0 {
use crate::laws;
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

fixed!(false);
}

mod perfinfo_ccswap_idle_short_v6_0 {
use crate::laws;
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

fixed!(false);
}

mod perfinfo_ccswap_lite_v6_0 {
use crate::laws;
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

fixed!(false);
}

mod reserve_bandwidth_v5_0x86 {
use crate::laws;
use etwspec::payloads::thread::reserve_bandwidth::{ ReserveBandwidthX86 as T, ReserveBandwidthX86View as V };
const MEMBERS: &[&str] = &[
    "Reserve",
    "Period",
    "Budget",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reserve() } else { from.reserve }; value.reserve = it; None }
        1 => { let it = if way == laws::Way::View { view.period() } else { from.period }; value.period = it; None }
        2 => { let it = if way == laws::Way::View { view.budget() } else { from.budget }; value.budget = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod reserve_bandwidth_v5_0x64 {
use crate::laws;
use etwspec::payloads::thread::reserve_bandwidth::{ ReserveBandwidthX64 as T, ReserveBandwidthX64View as V };
const MEMBERS: &[&str] = &[
    "Reserve",
    "Period",
    "Budget",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reserve() } else { from.reserve }; value.reserve = it; None }
        1 => { let it = if way == laws::Way::View { view.period() } else { from.period }; value.period = it; None }
        2 => { let it = if way == laws::Way::View { view.budget() } else { from.budget }; value.budget = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod reserve_create_v5_0x86 {
use crate::laws;
use etwspec::payloads::thread::reserve_create::{ ReserveCreateX86 as T, ReserveCreateX86View as V };
const MEMBERS: &[&str] = &[
    "Reserve",
    "Period",
    "Budget",
    "ObjectFlags",
    "Processor",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reserve() } else { from.reserve }; value.reserve = it; None }
        1 => { let it = if way == laws::Way::View { view.period() } else { from.period }; value.period = it; None }
        2 => { let it = if way == laws::Way::View { view.budget() } else { from.budget }; value.budget = it; None }
        3 => { let it = if way == laws::Way::View { view.object_flags() } else { from.object_flags }; value.object_flags = it; None }
        4 => { let it = if way == laws::Way::View { view.processor() } else { from.processor }; value.processor = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod reserve_create_v5_0x64 {
use crate::laws;
use etwspec::payloads::thread::reserve_create::{ ReserveCreateX64 as T, ReserveCreateX64View as V };
const MEMBERS: &[&str] = &[
    "Reserve",
    "Period",
    "Budget",
    "ObjectFlags",
    "Processor",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reserve() } else { from.reserve }; value.reserve = it; None }
        1 => { let it = if way == laws::Way::View { view.period() } else { from.period }; value.period = it; None }
        2 => { let it = if way == laws::Way::View { view.budget() } else { from.budget }; value.budget = it; None }
        3 => { let it = if way == laws::Way::View { view.object_flags() } else { from.object_flags }; value.object_flags = it; None }
        4 => { let it = if way == laws::Way::View { view.processor() } else { from.processor }; value.processor = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod reserve_delete_v5_0x86 {
use crate::laws;
use etwspec::payloads::thread::reserve_delete::{ ReserveDeleteX86 as T, ReserveDeleteX86View as V };
const MEMBERS: &[&str] = &[
    "Reserve",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reserve() } else { from.reserve }; value.reserve = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod reserve_delete_v5_0x64 {
use crate::laws;
use etwspec::payloads::thread::reserve_delete::{ ReserveDeleteX64 as T, ReserveDeleteX64View as V };
const MEMBERS: &[&str] = &[
    "Reserve",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reserve() } else { from.reserve }; value.reserve = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod reserve_join_thread_v5_0x86 {
use crate::laws;
use etwspec::payloads::thread::reserve_join_thread::{ ReserveJoinThreadX86 as T, ReserveJoinThreadX86View as V };
const MEMBERS: &[&str] = &[
    "Reserve",
    "TThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reserve() } else { from.reserve }; value.reserve = it; None }
        1 => { let it = if way == laws::Way::View { view.t_thread_id() } else { from.t_thread_id }; value.t_thread_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod reserve_join_thread_v5_0x64 {
use crate::laws;
use etwspec::payloads::thread::reserve_join_thread::{ ReserveJoinThreadX64 as T, ReserveJoinThreadX64View as V };
const MEMBERS: &[&str] = &[
    "Reserve",
    "TThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reserve() } else { from.reserve }; value.reserve = it; None }
        1 => { let it = if way == laws::Way::View { view.t_thread_id() } else { from.t_thread_id }; value.t_thread_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod reserve_late_count_v5_0x86 {
use crate::laws;
use etwspec::payloads::thread::reserve_late_count::{ ReserveLateCountX86 as T, ReserveLateCountX86View as V };
const MEMBERS: &[&str] = &[
    "Reserve",
    "LateCountIncrement",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reserve() } else { from.reserve }; value.reserve = it; None }
        1 => { let it = if way == laws::Way::View { view.late_count_increment() } else { from.late_count_increment }; value.late_count_increment = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod reserve_late_count_v5_0x64 {
use crate::laws;
use etwspec::payloads::thread::reserve_late_count::{ ReserveLateCountX64 as T, ReserveLateCountX64View as V };
const MEMBERS: &[&str] = &[
    "Reserve",
    "LateCountIncrement",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reserve() } else { from.reserve }; value.reserve = it; None }
        1 => { let it = if way == laws::Way::View { view.late_count_increment() } else { from.late_count_increment }; value.late_count_increment = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod reserve_state_v5_0x86 {
use crate::laws;
use etwspec::payloads::thread::reserve_state::{ ReserveStateX86 as T, ReserveStateX86View as V };
const MEMBERS: &[&str] = &[
    "Reserve",
    "DispatchState",
    "Replenished",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reserve() } else { from.reserve }; value.reserve = it; None }
        1 => { let it = if way == laws::Way::View { view.dispatch_state() } else { from.dispatch_state }; value.dispatch_state = it; None }
        2 => { let it = if way == laws::Way::View { view.replenished() } else { from.replenished }; value.replenished = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod reserve_state_v5_0x64 {
use crate::laws;
use etwspec::payloads::thread::reserve_state::{ ReserveStateX64 as T, ReserveStateX64View as V };
const MEMBERS: &[&str] = &[
    "Reserve",
    "DispatchState",
    "Replenished",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reserve() } else { from.reserve }; value.reserve = it; None }
        1 => { let it = if way == laws::Way::View { view.dispatch_state() } else { from.dispatch_state }; value.dispatch_state = it; None }
        2 => { let it = if way == laws::Way::View { view.replenished() } else { from.replenished }; value.replenished = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod thread_v0_type_group1_v5_0 {
use crate::laws;
use etwspec::payloads::thread::thread_v0_type_group1::{ ThreadV0TypeGroup1 as T, ThreadV0TypeGroup1View as V };
const MEMBERS: &[&str] = &[
    "TThreadId",
    "ProcessId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.t_thread_id() } else { from.t_thread_id }; value.t_thread_id = it; None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod thread_v1_type_group1_v5_0x86 {
use crate::laws;
use etwspec::payloads::thread::thread_v1_type_group1::{ ThreadV1TypeGroup1X86 as T, ThreadV1TypeGroup1X86View as V };
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
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        1 => { let it = if way == laws::Way::View { view.t_thread_id() } else { from.t_thread_id }; value.t_thread_id = it; None }
        2 => { let it = if way == laws::Way::View { view.stack_base() } else { from.stack_base }; value.stack_base = it; None }
        3 => { let it = if way == laws::Way::View { view.stack_limit() } else { from.stack_limit }; value.stack_limit = it; None }
        4 => { let it = if way == laws::Way::View { view.user_stack_base() } else { from.user_stack_base }; value.user_stack_base = it; None }
        5 => { let it = if way == laws::Way::View { view.user_stack_limit() } else { from.user_stack_limit }; value.user_stack_limit = it; None }
        6 => { let it = if way == laws::Way::View { view.start_addr() } else { from.start_addr }; value.start_addr = it; None }
        7 => { let it = if way == laws::Way::View { view.win32_start_addr() } else { from.win32_start_addr }; value.win32_start_addr = it; None }
        8 => { let it = if way == laws::Way::View { view.wait_mode() } else { from.wait_mode }; value.wait_mode = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod thread_v1_type_group1_v5_0x64 {
use crate::laws;
use etwspec::payloads::thread::thread_v1_type_group1::{ ThreadV1TypeGroup1X64 as T, ThreadV1TypeGroup1X64View as V };
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
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        1 => { let it = if way == laws::Way::View { view.t_thread_id() } else { from.t_thread_id }; value.t_thread_id = it; None }
        2 => { let it = if way == laws::Way::View { view.stack_base() } else { from.stack_base }; value.stack_base = it; None }
        3 => { let it = if way == laws::Way::View { view.stack_limit() } else { from.stack_limit }; value.stack_limit = it; None }
        4 => { let it = if way == laws::Way::View { view.user_stack_base() } else { from.user_stack_base }; value.user_stack_base = it; None }
        5 => { let it = if way == laws::Way::View { view.user_stack_limit() } else { from.user_stack_limit }; value.user_stack_limit = it; None }
        6 => { let it = if way == laws::Way::View { view.start_addr() } else { from.start_addr }; value.start_addr = it; None }
        7 => { let it = if way == laws::Way::View { view.win32_start_addr() } else { from.win32_start_addr }; value.win32_start_addr = it; None }
        8 => { let it = if way == laws::Way::View { view.wait_mode() } else { from.wait_mode }; value.wait_mode = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod thread_v2_type_group1_v5_0x86 {
use crate::laws;
use etwspec::payloads::thread::thread_v2_type_group1::{ ThreadV2TypeGroup1X86 as T, ThreadV2TypeGroup1X86View as V };
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
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        1 => { let it = if way == laws::Way::View { view.t_thread_id() } else { from.t_thread_id }; value.t_thread_id = it; None }
        2 => { let it = if way == laws::Way::View { view.stack_base() } else { from.stack_base }; value.stack_base = it; None }
        3 => { let it = if way == laws::Way::View { view.stack_limit() } else { from.stack_limit }; value.stack_limit = it; None }
        4 => { let it = if way == laws::Way::View { view.user_stack_base() } else { from.user_stack_base }; value.user_stack_base = it; None }
        5 => { let it = if way == laws::Way::View { view.user_stack_limit() } else { from.user_stack_limit }; value.user_stack_limit = it; None }
        6 => { let it = if way == laws::Way::View { view.start_addr() } else { from.start_addr }; value.start_addr = it; None }
        7 => { let it = if way == laws::Way::View { view.win32_start_addr() } else { from.win32_start_addr }; value.win32_start_addr = it; None }
        8 => { let it = if way == laws::Way::View { view.teb_base() } else { from.teb_base }; value.teb_base = it; None }
        9 => { let it = if way == laws::Way::View { view.sub_process_tag() } else { from.sub_process_tag }; value.sub_process_tag = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod thread_v2_type_group1_v5_0x64 {
use crate::laws;
use etwspec::payloads::thread::thread_v2_type_group1::{ ThreadV2TypeGroup1X64 as T, ThreadV2TypeGroup1X64View as V };
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
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        1 => { let it = if way == laws::Way::View { view.t_thread_id() } else { from.t_thread_id }; value.t_thread_id = it; None }
        2 => { let it = if way == laws::Way::View { view.stack_base() } else { from.stack_base }; value.stack_base = it; None }
        3 => { let it = if way == laws::Way::View { view.stack_limit() } else { from.stack_limit }; value.stack_limit = it; None }
        4 => { let it = if way == laws::Way::View { view.user_stack_base() } else { from.user_stack_base }; value.user_stack_base = it; None }
        5 => { let it = if way == laws::Way::View { view.user_stack_limit() } else { from.user_stack_limit }; value.user_stack_limit = it; None }
        6 => { let it = if way == laws::Way::View { view.start_addr() } else { from.start_addr }; value.start_addr = it; None }
        7 => { let it = if way == laws::Way::View { view.win32_start_addr() } else { from.win32_start_addr }; value.win32_start_addr = it; None }
        8 => { let it = if way == laws::Way::View { view.teb_base() } else { from.teb_base }; value.teb_base = it; None }
        9 => { let it = if way == laws::Way::View { view.sub_process_tag() } else { from.sub_process_tag }; value.sub_process_tag = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_contextswap_v5_1 {
use crate::laws;
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
        0 => { let it = if way == laws::Way::View { view.new_thread_id() } else { from.new_thread_id }; value.new_thread_id = it; None }
        1 => { let it = if way == laws::Way::View { view.old_thread_id() } else { from.old_thread_id }; value.old_thread_id = it; None }
        2 => { let it = if way == laws::Way::View { view.new_thread_priority() } else { from.new_thread_priority }; value.new_thread_priority = it; None }
        3 => { let it = if way == laws::Way::View { view.old_thread_priority() } else { from.old_thread_priority }; value.old_thread_priority = it; None }
        4 => { let it = if way == laws::Way::View { view.new_thread_quantum() } else { from.new_thread_quantum }; value.new_thread_quantum = it; None }
        5 => { let it = if way == laws::Way::View { view.old_thread_quantum() } else { from.old_thread_quantum }; value.old_thread_quantum = it; None }
        6 => { let it = if way == laws::Way::View { view.old_thread_wait_reason() } else { from.old_thread_wait_reason }; value.old_thread_wait_reason = it; None }
        7 => { let it = if way == laws::Way::View { view.old_thread_wait_mode() } else { from.old_thread_wait_mode }; value.old_thread_wait_mode = it; None }
        8 => { let it = if way == laws::Way::View { view.old_thread_state() } else { from.old_thread_state }; value.old_thread_state = it; None }
        9 => { let it = if way == laws::Way::View { view.old_thread_ideal_processor() } else { from.old_thread_ideal_processor }; value.old_thread_ideal_processor = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_contextswap_v6_0 {
use crate::laws;
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
        0 => { let it = if way == laws::Way::View { view.new_thread_id() } else { from.new_thread_id }; value.new_thread_id = it; None }
        1 => { let it = if way == laws::Way::View { view.old_thread_id() } else { from.old_thread_id }; value.old_thread_id = it; None }
        2 => { let it = if way == laws::Way::View { view.new_thread_priority() } else { from.new_thread_priority }; value.new_thread_priority = it; None }
        3 => { let it = if way == laws::Way::View { view.old_thread_priority() } else { from.old_thread_priority }; value.old_thread_priority = it; None }
        4 => { let it = if way == laws::Way::View { view.previous_c_state() } else { from.previous_c_state() }; value.set_previous_c_state(it); None }
        5 => { let it = if way == laws::Way::View { view.old_thread_rank() } else { from.old_thread_rank() }; value.set_old_thread_rank(it); None }
        6 => { let it = if way == laws::Way::View { view.new_thread_priority_decrement() } else { from.new_thread_priority_decrement() }; value.set_new_thread_priority_decrement(it); None }
        7 => { let it = if way == laws::Way::View { view.spare_byte() } else { from.spare_byte() }; value.set_spare_byte(it); None }
        8 => { let it = if way == laws::Way::View { view.old_thread_wait_reason() } else { from.old_thread_wait_reason }; value.old_thread_wait_reason = it; None }
        9 => { let it = if way == laws::Way::View { view.old_thread_wait_mode() } else { from.old_thread_wait_mode }; value.old_thread_wait_mode = it; None }
        10 => { let it = if way == laws::Way::View { view.old_thread_state() } else { from.old_thread_state }; value.old_thread_state = it; None }
        11 => { let it = if way == laws::Way::View { view.old_thread_ideal_processor() } else { from.old_thread_ideal_processor }; value.old_thread_ideal_processor = it; None }
        12 => { let it = if way == laws::Way::View { view.new_thread_wait_time() } else { from.new_thread_wait_time }; value.new_thread_wait_time = it; None }
        13 => { let it = if way == laws::Way::View { view.old_thread_remaining_quantum() } else { from.old_thread_remaining_quantum }; value.old_thread_remaining_quantum = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_contextswap_v1703 {
use crate::laws;
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
        0 => { let it = if way == laws::Way::View { view.new_thread_id() } else { from.new_thread_id }; value.new_thread_id = it; None }
        1 => { let it = if way == laws::Way::View { view.old_thread_id() } else { from.old_thread_id }; value.old_thread_id = it; None }
        2 => { let it = if way == laws::Way::View { view.new_thread_priority() } else { from.new_thread_priority }; value.new_thread_priority = it; None }
        3 => { let it = if way == laws::Way::View { view.old_thread_priority() } else { from.old_thread_priority }; value.old_thread_priority = it; None }
        4 => { let it = if way == laws::Way::View { view.previous_c_state() } else { from.previous_c_state() }; value.set_previous_c_state(it); None }
        5 => { let it = if way == laws::Way::View { view.old_thread_rank() } else { from.old_thread_rank() }; value.set_old_thread_rank(it); None }
        6 => { let it = if way == laws::Way::View { view.new_thread_priority_decrement() } else { from.new_thread_priority_decrement() }; value.set_new_thread_priority_decrement(it); None }
        7 => { let it = if way == laws::Way::View { view.spare_byte() } else { from.spare_byte() }; value.set_spare_byte(it); None }
        8 => { let it = if way == laws::Way::View { view.old_thread_wait_reason() } else { from.old_thread_wait_reason }; value.old_thread_wait_reason = it; None }
        9 => { let it = match way { laws::Way::View => view.old_thread_wait_mode(), laws::Way::Value => from.old_thread_wait_mode(), laws::Way::Ones => !0u8 }; value.set_old_thread_wait_mode(it); Some(it as u64) }
        10 => { let it = match way { laws::Way::View => view.old_thread_bam_epp_important(), laws::Way::Value => from.old_thread_bam_epp_important(), laws::Way::Ones => !0u8 }; value.set_old_thread_bam_epp_important(it); Some(it as u64) }
        11 => { let it = match way { laws::Way::View => view.new_thread_bam_epp_important(), laws::Way::Value => from.new_thread_bam_epp_important(), laws::Way::Ones => !0u8 }; value.set_new_thread_bam_epp_important(it); Some(it as u64) }
        12 => { let it = match way { laws::Way::View => view.reserved(), laws::Way::Value => from.reserved(), laws::Way::Ones => !0u8 }; value.set_reserved(it); Some(it as u64) }
        13 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        14 => { let it = if way == laws::Way::View { view.old_thread_state() } else { from.old_thread_state }; value.old_thread_state = it; None }
        15 => { let it = if way == laws::Way::View { view.old_thread_ideal_processor() } else { from.old_thread_ideal_processor }; value.old_thread_ideal_processor = it; None }
        16 => { let it = if way == laws::Way::View { view.new_thread_wait_time() } else { from.new_thread_wait_time }; value.new_thread_wait_time = it; None }
        17 => { let it = if way == laws::Way::View { view.old_thread_remaining_quantum() } else { from.old_thread_remaining_quantum }; value.old_thread_remaining_quantum = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_contextswap_v1709 {
use crate::laws;
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
        0 => { let it = if way == laws::Way::View { view.new_thread_id() } else { from.new_thread_id }; value.new_thread_id = it; None }
        1 => { let it = if way == laws::Way::View { view.old_thread_id() } else { from.old_thread_id }; value.old_thread_id = it; None }
        2 => { let it = if way == laws::Way::View { view.new_thread_priority() } else { from.new_thread_priority }; value.new_thread_priority = it; None }
        3 => { let it = if way == laws::Way::View { view.old_thread_priority() } else { from.old_thread_priority }; value.old_thread_priority = it; None }
        4 => { let it = if way == laws::Way::View { view.previous_c_state() } else { from.previous_c_state() }; value.set_previous_c_state(it); None }
        5 => { let it = if way == laws::Way::View { view.old_thread_rank() } else { from.old_thread_rank() }; value.set_old_thread_rank(it); None }
        6 => { let it = if way == laws::Way::View { view.new_thread_priority_decrement() } else { from.new_thread_priority_decrement() }; value.set_new_thread_priority_decrement(it); None }
        7 => { let it = if way == laws::Way::View { view.spare_byte() } else { from.spare_byte() }; value.set_spare_byte(it); None }
        8 => { let it = if way == laws::Way::View { view.old_thread_wait_reason() } else { from.old_thread_wait_reason }; value.old_thread_wait_reason = it; None }
        9 => { let it = match way { laws::Way::View => view.old_thread_wait_mode(), laws::Way::Value => from.old_thread_wait_mode(), laws::Way::Ones => !0u8 }; value.set_old_thread_wait_mode(it); Some(it as u64) }
        10 => { let it = match way { laws::Way::View => view.old_thread_bam_qos_level(), laws::Way::Value => from.old_thread_bam_qos_level(), laws::Way::Ones => !0u8 }; value.set_old_thread_bam_qos_level(it); Some(it as u64) }
        11 => { let it = match way { laws::Way::View => view.new_thread_bam_qos_level(), laws::Way::Value => from.new_thread_bam_qos_level(), laws::Way::Ones => !0u8 }; value.set_new_thread_bam_qos_level(it); Some(it as u64) }
        12 => { let it = match way { laws::Way::View => view.reserved(), laws::Way::Value => from.reserved(), laws::Way::Ones => !0u8 }; value.set_reserved(it); Some(it as u64) }
        13 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        14 => { let it = if way == laws::Way::View { view.old_thread_state() } else { from.old_thread_state }; value.old_thread_state = it; None }
        15 => { let it = if way == laws::Way::View { view.old_thread_ideal_processor() } else { from.old_thread_ideal_processor }; value.old_thread_ideal_processor = it; None }
        16 => { let it = if way == laws::Way::View { view.new_thread_wait_time() } else { from.new_thread_wait_time }; value.new_thread_wait_time = it; None }
        17 => { let it = if way == laws::Way::View { view.old_thread_remaining_quantum() } else { from.old_thread_remaining_quantum }; value.old_thread_remaining_quantum = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_extended_thread_information_v5_0x86 {
use crate::laws;
use etwspec::payloads::thread::wmi_extended_thread_information::{ WmiExtendedThreadInformationX86 as T, WmiExtendedThreadInformationX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        2 => { let it = if way == laws::Way::View { view.stack_base() } else { from.stack_base }; value.stack_base = it; None }
        3 => { let it = if way == laws::Way::View { view.stack_limit() } else { from.stack_limit }; value.stack_limit = it; None }
        4 => { let it = if way == laws::Way::View { view.user_stack_base() } else { from.user_stack_base }; value.user_stack_base = it; None }
        5 => { let it = if way == laws::Way::View { view.user_stack_limit() } else { from.user_stack_limit }; value.user_stack_limit = it; None }
        6 => { let it = if way == laws::Way::View { view.start_address() } else { from.start_address() }; value.set_start_address(it); None }
        7 => { let it = if way == laws::Way::View { view.affinity() } else { from.affinity() }; value.set_affinity(it); None }
        8 => { let it = if way == laws::Way::View { view.win32_start_address() } else { from.win32_start_address }; value.win32_start_address = it; None }
        9 => { let it = if way == laws::Way::View { view.teb_base() } else { from.teb_base }; value.teb_base = it; None }
        10 => { let it = if way == laws::Way::View { view.sub_process_tag() } else { from.sub_process_tag }; value.sub_process_tag = it; None }
        11 => { let it = if way == laws::Way::View { view.base_priority() } else { from.base_priority }; value.base_priority = it; None }
        12 => { let it = if way == laws::Way::View { view.page_priority() } else { from.page_priority }; value.page_priority = it; None }
        13 => { let it = if way == laws::Way::View { view.io_priority() } else { from.io_priority }; value.io_priority = it; None }
        14 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
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
        Ok((vec![match tail.thread_name { Some(part) => Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }), None => None }, ], tail.rest.len()))
    });
}

}

mod wmi_extended_thread_information_v5_0x64 {
use crate::laws;
use etwspec::payloads::thread::wmi_extended_thread_information::{ WmiExtendedThreadInformationX64 as T, WmiExtendedThreadInformationX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        2 => { let it = if way == laws::Way::View { view.stack_base() } else { from.stack_base }; value.stack_base = it; None }
        3 => { let it = if way == laws::Way::View { view.stack_limit() } else { from.stack_limit }; value.stack_limit = it; None }
        4 => { let it = if way == laws::Way::View { view.user_stack_base() } else { from.user_stack_base }; value.user_stack_base = it; None }
        5 => { let it = if way == laws::Way::View { view.user_stack_limit() } else { from.user_stack_limit }; value.user_stack_limit = it; None }
        6 => { let it = if way == laws::Way::View { view.start_address() } else { from.start_address() }; value.set_start_address(it); None }
        7 => { let it = if way == laws::Way::View { view.affinity() } else { from.affinity() }; value.set_affinity(it); None }
        8 => { let it = if way == laws::Way::View { view.win32_start_address() } else { from.win32_start_address }; value.win32_start_address = it; None }
        9 => { let it = if way == laws::Way::View { view.teb_base() } else { from.teb_base }; value.teb_base = it; None }
        10 => { let it = if way == laws::Way::View { view.sub_process_tag() } else { from.sub_process_tag }; value.sub_process_tag = it; None }
        11 => { let it = if way == laws::Way::View { view.base_priority() } else { from.base_priority }; value.base_priority = it; None }
        12 => { let it = if way == laws::Way::View { view.page_priority() } else { from.page_priority }; value.page_priority = it; None }
        13 => { let it = if way == laws::Way::View { view.io_priority() } else { from.io_priority }; value.io_priority = it; None }
        14 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
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
        Ok((vec![match tail.thread_name { Some(part) => Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }), None => None }, ], tail.rest.len()))
    });
}

}

mod wmi_extended_thread_information64_v5_0 {
use crate::laws;
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
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        2 => { let it = if way == laws::Way::View { view.stack_base64() } else { from.stack_base64 }; value.stack_base64 = it; None }
        3 => { let it = if way == laws::Way::View { view.stack_limit64() } else { from.stack_limit64 }; value.stack_limit64 = it; None }
        4 => { let it = if way == laws::Way::View { view.user_stack_base64() } else { from.user_stack_base64 }; value.user_stack_base64 = it; None }
        5 => { let it = if way == laws::Way::View { view.user_stack_limit64() } else { from.user_stack_limit64 }; value.user_stack_limit64 = it; None }
        6 => { let it = if way == laws::Way::View { view.start_address64() } else { from.start_address64() }; value.set_start_address64(it); None }
        7 => { let it = if way == laws::Way::View { view.affinity() } else { from.affinity() }; value.set_affinity(it); None }
        8 => { let it = if way == laws::Way::View { view.win32_start_address64() } else { from.win32_start_address64 }; value.win32_start_address64 = it; None }
        9 => { let it = if way == laws::Way::View { view.teb_base64() } else { from.teb_base64 }; value.teb_base64 = it; None }
        10 => { let it = if way == laws::Way::View { view.sub_process_tag() } else { from.sub_process_tag }; value.sub_process_tag = it; None }
        11 => { let it = if way == laws::Way::View { view.base_priority() } else { from.base_priority }; value.base_priority = it; None }
        12 => { let it = if way == laws::Way::View { view.page_priority() } else { from.page_priority }; value.page_priority = it; None }
        13 => { let it = if way == laws::Way::View { view.io_priority() } else { from.io_priority }; value.io_priority = it; None }
        14 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
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
        Ok((vec![match tail.thread_name { Some(part) => Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }), None => None }, ], tail.rest.len()))
    });
}

}

mod wmi_thread_information_v5_0 {
use crate::laws;
use etwspec::payloads::thread::wmi_thread_information::{ WmiThreadInformation as T, WmiThreadInformationView as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "ThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod worker_thread_v5_0x86 {
use crate::laws;
use etwspec::payloads::thread::worker_thread::{ WorkerThreadX86 as T, WorkerThreadX86View as V };
const MEMBERS: &[&str] = &[
    "TThreadId",
    "StartTime",
    "ThreadRoutine",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.t_thread_id() } else { from.t_thread_id }; value.t_thread_id = it; None }
        1 => { let it = if way == laws::Way::View { view.start_time() } else { from.start_time }; value.start_time = it; None }
        2 => { let it = if way == laws::Way::View { view.thread_routine() } else { from.thread_routine }; value.thread_routine = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod worker_thread_v5_0x64 {
use crate::laws;
use etwspec::payloads::thread::worker_thread::{ WorkerThreadX64 as T, WorkerThreadX64View as V };
const MEMBERS: &[&str] = &[
    "TThreadId",
    "StartTime",
    "ThreadRoutine",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.t_thread_id() } else { from.t_thread_id }; value.t_thread_id = it; None }
        1 => { let it = if way == laws::Way::View { view.start_time() } else { from.start_time }; value.start_time = it; None }
        2 => { let it = if way == laws::Way::View { view.thread_routine() } else { from.thread_routine }; value.thread_routine = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_anti_starvation_boost_event_any {
use crate::laws;
use etwspec::payloads::thread::etw_anti_starvation_boost_event::{Any, EtwAntiStarvationBoostEvent, };
any! {
    "ETW_ANTI_STARVATION_BOOST_EVENT", false,
    0: "V5_0" V5_0(EtwAntiStarvationBoostEvent), 8;
}

}

mod etw_autoboost_clear_priority_floor_event_any {
use crate::laws;
use etwspec::payloads::thread::etw_autoboost_clear_priority_floor_event::{Any, EtwAutoboostClearPriorityFloorEventX86, EtwAutoboostClearPriorityFloorEventX64, };
any! {
    "ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT", false,
    0: "V5_0X86" V5_0X86(EtwAutoboostClearPriorityFloorEventX86), 12;
    1: "V5_0X64" V5_0X64(EtwAutoboostClearPriorityFloorEventX64), 16;
}

}

mod etw_autoboost_no_entries_event_any {
use crate::laws;
use etwspec::payloads::thread::etw_autoboost_no_entries_event::{Any, EtwAutoboostNoEntriesEventX86, EtwAutoboostNoEntriesEventX64, };
any! {
    "ETW_AUTOBOOST_NO_ENTRIES_EVENT", false,
    0: "V5_0X86" V5_0X86(EtwAutoboostNoEntriesEventX86), 8;
    1: "V5_0X64" V5_0X64(EtwAutoboostNoEntriesEventX64), 12;
}

}

mod etw_autoboost_set_priority_floor_event_any {
use crate::laws;
use etwspec::payloads::thread::etw_autoboost_set_priority_floor_event::{Any, EtwAutoboostSetPriorityFloorEventX86, EtwAutoboostSetPriorityFloorEventX64, };
any! {
    "ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT", false,
    0: "V5_0X86" V5_0X86(EtwAutoboostSetPriorityFloorEventX86), 12;
    1: "V5_0X64" V5_0X64(EtwAutoboostSetPriorityFloorEventX64), 16;
}

}

mod etw_ideal_processor_event_any {
use crate::laws;
use etwspec::payloads::thread::etw_ideal_processor_event::{Any, EtwIdealProcessorEvent, };
any! {
    "ETW_IDEAL_PROCESSOR_EVENT", false,
    0: "V5_0" V5_0(EtwIdealProcessorEvent), 12;
}

}

mod etw_kqueue_dequeue_event_any {
use crate::laws;
use etwspec::payloads::thread::etw_kqueue_dequeue_event::{Any, EtwKqueueDequeueEventX86, EtwKqueueDequeueEventX64, };
any! {
    "ETW_KQUEUE_DEQUEUE_EVENT", true,
    0: "V5_0X86" V5_0X86(EtwKqueueDequeueEventX86), 8;
    1: "V5_0X64" V5_0X64(EtwKqueueDequeueEventX64), 8;
}

}

mod etw_kqueue_enqueue_event_any {
use crate::laws;
use etwspec::payloads::thread::etw_kqueue_enqueue_event::{Any, EtwKqueueEnqueueEventX86, EtwKqueueEnqueueEventX64, };
any! {
    "ETW_KQUEUE_ENQUEUE_EVENT", false,
    0: "V5_0X86" V5_0X86(EtwKqueueEnqueueEventX86), 8;
    1: "V5_0X64" V5_0X64(EtwKqueueEnqueueEventX64), 12;
}

}

mod etw_priority_event_any {
use crate::laws;
use etwspec::payloads::thread::etw_priority_event::{Any, EtwPriorityEvent, };
any! {
    "ETW_PRIORITY_EVENT", false,
    0: "V5_0" V5_0(EtwPriorityEvent), 8;
}

}

mod etw_ready_thread_event_any {
use crate::laws;
use etwspec::payloads::thread::etw_ready_thread_event::{Any, EtwReadyThreadEvent, };
any! {
    "ETW_READY_THREAD_EVENT", false,
    0: "V5_0" V5_0(EtwReadyThreadEvent), 8;
}

}

mod etw_thread_affinity_event_any {
use crate::laws;
use etwspec::payloads::thread::etw_thread_affinity_event::{Any, EtwThreadAffinityEventX86, EtwThreadAffinityEventX64, };
any! {
    "ETW_THREAD_AFFINITY_EVENT", false,
    0: "V5_0X86" V5_0X86(EtwThreadAffinityEventX86), 12;
    1: "V5_0X64" V5_0X64(EtwThreadAffinityEventX64), 16;
}

}

mod etw_thread_event_subprocesstag_any {
use crate::laws;
use etwspec::payloads::thread::etw_thread_event_subprocesstag::{Any, EtwThreadEventSubprocesstag, };
any! {
    "ETW_THREAD_EVENT_SUBPROCESSTAG", false,
    0: "V5_0" V5_0(EtwThreadEventSubprocesstag), 40;
}

}

mod etw_thread_set_name_event_any {
use crate::laws;
use etwspec::payloads::thread::etw_thread_set_name_event::{Any, EtwThreadSetNameEvent, };
any! {
    "ETW_THREAD_SET_NAME_EVENT", true,
    0: "V5_0" V5_0(EtwThreadSetNameEvent), 8;
}

}

mod perfinfo_ccswap_any {
use crate::laws;
use etwspec::payloads::thread::perfinfo_ccswap::{Any, PerfinfoCcswap, };
any! {
    "PERFINFO_CCSWAP", false,
    0: "V6_0" V6_0(PerfinfoCcswap), 8;
}

}

mod perfinfo_ccswap_buffer_any {
use crate::laws;
use etwspec::payloads::thread::perfinfo_ccswap_buffer::{Any, PerfinfoCcswapBuffer, };
any! {
    "PERFINFO_CCSWAP_BUFFER", true,
    0: "V6_0" V6_0(PerfinfoCcswapBuffer), 88;
}

}

mod perfinfo_ccswap_idle_any {
use crate::laws;
use etwspec::payloads::thread::perfinfo_ccswap_idle::{Any, PerfinfoCcswapIdle, };
any! {
    "PERFINFO_CCSWAP_IDLE", false,
    0: "V6_0" V6_0(PerfinfoCcswapIdle), 4;
}

}

mod perfinfo_ccswap_idle_short_any {
use crate::laws;
use etwspec::payloads::thread::perfinfo_ccswap_idle_short::{Any, PerfinfoCcswapIdleShort, };
any! {
    "PERFINFO_CCSWAP_IDLE_SHORT", false,
    0: "V6_0" V6_0(PerfinfoCcswapIdleShort), 2;
}

}

mod perfinfo_ccswap_lite_any {
use crate::laws;
use etwspec::payloads::thread::perfinfo_ccswap_lite::{Any, PerfinfoCcswapLite, };
any! {
    "PERFINFO_CCSWAP_LITE", false,
    0: "V6_0" V6_0(PerfinfoCcswapLite), 4;
}

}

mod reserve_bandwidth_any {
use crate::laws;
use etwspec::payloads::thread::reserve_bandwidth::{Any, ReserveBandwidthX86, ReserveBandwidthX64, };
any! {
    "ReserveBandwidth", false,
    0: "V5_0X86" V5_0X86(ReserveBandwidthX86), 12;
    1: "V5_0X64" V5_0X64(ReserveBandwidthX64), 16;
}

}

mod reserve_create_any {
use crate::laws;
use etwspec::payloads::thread::reserve_create::{Any, ReserveCreateX86, ReserveCreateX64, };
any! {
    "ReserveCreate", false,
    0: "V5_0X86" V5_0X86(ReserveCreateX86), 17;
    1: "V5_0X64" V5_0X64(ReserveCreateX64), 21;
}

}

mod reserve_delete_any {
use crate::laws;
use etwspec::payloads::thread::reserve_delete::{Any, ReserveDeleteX86, ReserveDeleteX64, };
any! {
    "ReserveDelete", false,
    0: "V5_0X86" V5_0X86(ReserveDeleteX86), 4;
    1: "V5_0X64" V5_0X64(ReserveDeleteX64), 8;
}

}

mod reserve_join_thread_any {
use crate::laws;
use etwspec::payloads::thread::reserve_join_thread::{Any, ReserveJoinThreadX86, ReserveJoinThreadX64, };
any! {
    "ReserveJoinThread", false,
    0: "V5_0X86" V5_0X86(ReserveJoinThreadX86), 8;
    1: "V5_0X64" V5_0X64(ReserveJoinThreadX64), 12;
}

}

mod reserve_late_count_any {
use crate::laws;
use etwspec::payloads::thread::reserve_late_count::{Any, ReserveLateCountX86, ReserveLateCountX64, };
any! {
    "ReserveLateCount", false,
    0: "V5_0X86" V5_0X86(ReserveLateCountX86), 8;
    1: "V5_0X64" V5_0X64(ReserveLateCountX64), 12;
}

}

mod reserve_state_any {
use crate::laws;
use etwspec::payloads::thread::reserve_state::{Any, ReserveStateX86, ReserveStateX64, };
any! {
    "ReserveState", false,
    0: "V5_0X86" V5_0X86(ReserveStateX86), 6;
    1: "V5_0X64" V5_0X64(ReserveStateX64), 10;
}

}

mod thread_v0_type_group1_any {
use crate::laws;
use etwspec::payloads::thread::thread_v0_type_group1::{Any, ThreadV0TypeGroup1, };
any! {
    "Thread_V0_TypeGroup1", false,
    0: "V5_0" V5_0(ThreadV0TypeGroup1), 8;
}

}

mod thread_v1_type_group1_any {
use crate::laws;
use etwspec::payloads::thread::thread_v1_type_group1::{Any, ThreadV1TypeGroup1X86, ThreadV1TypeGroup1X64, };
any! {
    "Thread_V1_TypeGroup1", false,
    0: "V5_0X86" V5_0X86(ThreadV1TypeGroup1X86), 33;
    1: "V5_0X64" V5_0X64(ThreadV1TypeGroup1X64), 57;
}

}

mod thread_v2_type_group1_any {
use crate::laws;
use etwspec::payloads::thread::thread_v2_type_group1::{Any, ThreadV2TypeGroup1X86, ThreadV2TypeGroup1X64, };
any! {
    "Thread_V2_TypeGroup1", false,
    0: "V5_0X86" V5_0X86(ThreadV2TypeGroup1X86), 40;
    1: "V5_0X64" V5_0X64(ThreadV2TypeGroup1X64), 68;
}

}

mod wmi_contextswap_any {
use crate::laws;
use etwspec::payloads::thread::wmi_contextswap::{Any, V5_1, V6_0, V1703, WmiContextswap, };
any! {
    "WMI_CONTEXTSWAP", false,
    0: "V5_1" V5_1(V5_1), 16;
    1: "V6_0" V6_0(V6_0), 24;
    2: "V1703" V1703(V1703), 24;
    3: "V1709" V1709(WmiContextswap), 24;
}

}

mod wmi_extended_thread_information_any {
use crate::laws;
use etwspec::payloads::thread::wmi_extended_thread_information::{Any, WmiExtendedThreadInformationX86, WmiExtendedThreadInformationX64, };
any! {
    "WMI_EXTENDED_THREAD_INFORMATION", true,
    0: "V5_0X86" V5_0X86(WmiExtendedThreadInformationX86), 44;
    1: "V5_0X64" V5_0X64(WmiExtendedThreadInformationX64), 72;
}

}

mod wmi_extended_thread_information64_any {
use crate::laws;
use etwspec::payloads::thread::wmi_extended_thread_information64::{Any, WmiExtendedThreadInformation64, };
any! {
    "WMI_EXTENDED_THREAD_INFORMATION64", true,
    0: "V5_0" V5_0(WmiExtendedThreadInformation64), 72;
}

}

mod wmi_thread_information_any {
use crate::laws;
use etwspec::payloads::thread::wmi_thread_information::{Any, WmiThreadInformation, };
any! {
    "WMI_THREAD_INFORMATION", false,
    0: "V5_0" V5_0(WmiThreadInformation), 8;
}

}

mod worker_thread_any {
use crate::laws;
use etwspec::payloads::thread::worker_thread::{Any, WorkerThreadX86, WorkerThreadX64, };
any! {
    "WorkerThread", false,
    0: "V5_0X86" V5_0X86(WorkerThreadX86), 16;
    1: "V5_0X64" V5_0X64(WorkerThreadX64), 20;
}

}

mod perfinfo_ccswap_type_values {
use crate::laws;
use etwspec::payloads::thread::PerfinfoCcswapType as T;
enumeration!(u32);
}

mod etw_thread_flag_values {
use crate::laws;
use etwspec::payloads::thread::EtwThreadFlag as T;
flags!(u8);
}
