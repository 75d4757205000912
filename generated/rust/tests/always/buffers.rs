// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `buffers`.
mod etw_buffer_context_v6_0 {
use crate::laws;
use etwspec::buffers::etw_buffer_context::{ V6_0 as T, V6_0View as V };
const MEMBERS: &[&str] = &[
    "ProcessorNumber",
    "Alignment",
    "LoggerId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.processor_number() } else { from.processor_number }; value.processor_number = it; None }
        1 => { let it = if way == laws::Way::View { view.alignment() } else { from.alignment }; value.alignment = it; None }
        2 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id }; value.logger_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_buffer_context_v6_2 {
use crate::laws;
use etwspec::buffers::etw_buffer_context::{ EtwBufferContext as T, EtwBufferContextView as V };
const MEMBERS: &[&str] = &[
    "ProcessorNumber",
    "Alignment",
    "ProcessorIndex",
    "LoggerId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.processor_number() } else { from.processor_number() }; value.set_processor_number(it); None }
        1 => { let it = if way == laws::Way::View { view.alignment() } else { from.alignment() }; value.set_alignment(it); None }
        2 => { let it = if way == laws::Way::View { view.processor_index() } else { from.processor_index() }; value.set_processor_index(it); None }
        3 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id }; value.logger_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_ref_clock_v6_0 {
use crate::laws;
use etwspec::buffers::etw_ref_clock::{ EtwRefClock as T, EtwRefClockView as V };
const MEMBERS: &[&str] = &[
    "StartTime",
    "StartPerfClock",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.start_time() } else { from.start_time }; value.start_time = it; None }
        1 => { let it = if way == laws::Way::View { view.start_perf_clock() } else { from.start_perf_clock }; value.start_perf_clock = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod list_entry_v5_0x86 {
use crate::laws;
use etwspec::buffers::list_entry::{ ListEntryX86 as T, ListEntryX86View as V };
const MEMBERS: &[&str] = &[
    "Flink",
    "Blink",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.flink() } else { from.flink }; value.flink = it; None }
        1 => { let it = if way == laws::Way::View { view.blink() } else { from.blink }; value.blink = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod list_entry_v5_0x64 {
use crate::laws;
use etwspec::buffers::list_entry::{ ListEntryX64 as T, ListEntryX64View as V };
const MEMBERS: &[&str] = &[
    "Flink",
    "Blink",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.flink() } else { from.flink }; value.flink = it; None }
        1 => { let it = if way == laws::Way::View { view.blink() } else { from.blink }; value.blink = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod single_list_entry_v5_0x86 {
use crate::laws;
use etwspec::buffers::single_list_entry::{ SingleListEntryX86 as T, SingleListEntryX86View as V };
const MEMBERS: &[&str] = &[
    "Next",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.next() } else { from.next }; value.next = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod single_list_entry_v5_0x64 {
use crate::laws;
use etwspec::buffers::single_list_entry::{ SingleListEntryX64 as T, SingleListEntryX64View as V };
const MEMBERS: &[&str] = &[
    "Next",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.next() } else { from.next }; value.next = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_buffer_header_v5_0x86 {
use crate::laws;
use etwspec::buffers::wmi_buffer_header::{ V5_0X86 as T, V5_0X86View as V };
const MEMBERS: &[&str] = &[
    "Wnode",
    "Reserved1",
    "Reserved2",
    "Reserved3",
    "Entry",
    "ReferenceCount",
    "SavedOffset",
    "CurrentOffset",
    "UsePerfClock",
    "TimeStamp",
    "Guid",
    "ClientContext",
    "Flags",
    "Offset",
    "EventsLost",
    "InstanceGuid",
    "LoggerContext",
    "GlobalEntry",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode().to_value() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2() }; value.set_reserved2(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved3() } else { from.reserved3() }; value.set_reserved3(it); None }
        4 => { let it = if way == laws::Way::View { view.entry().to_value() } else { from.entry() }; value.set_entry(it); None }
        5 => { let it = if way == laws::Way::View { view.reference_count() } else { from.reference_count() }; value.set_reference_count(it); None }
        6 => { let it = if way == laws::Way::View { view.saved_offset() } else { from.saved_offset() }; value.set_saved_offset(it); None }
        7 => { let it = if way == laws::Way::View { view.current_offset() } else { from.current_offset() }; value.set_current_offset(it); None }
        8 => { let it = if way == laws::Way::View { view.use_perf_clock() } else { from.use_perf_clock() }; value.set_use_perf_clock(it); None }
        9 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        10 => { let it = if way == laws::Way::View { view.guid() } else { from.guid() }; value.set_guid(it); None }
        11 => { let it = if way == laws::Way::View { view.client_context().to_value() } else { from.client_context() }; value.set_client_context(it); None }
        12 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        13 => { let it = if way == laws::Way::View { view.offset() } else { from.offset }; value.offset = it; None }
        14 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost }; value.events_lost = it; None }
        15 => { let it = if way == laws::Way::View { view.instance_guid() } else { from.instance_guid() }; value.set_instance_guid(it); None }
        16 => { let it = if way == laws::Way::View { view.logger_context() } else { from.logger_context() }; value.set_logger_context(it); None }
        17 => { let it = if way == laws::Way::View { view.global_entry().to_value() } else { from.global_entry() }; value.set_global_entry(it); None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_buffer_header_v5_0x64 {
use crate::laws;
use etwspec::buffers::wmi_buffer_header::{ V5_0X64 as T, V5_0X64View as V };
const MEMBERS: &[&str] = &[
    "Wnode",
    "Reserved1",
    "Reserved2",
    "Reserved3",
    "Entry",
    "ReferenceCount",
    "SavedOffset",
    "CurrentOffset",
    "UsePerfClock",
    "TimeStamp",
    "Guid",
    "ClientContext",
    "Flags",
    "Offset",
    "EventsLost",
    "InstanceGuid",
    "LoggerContext",
    "GlobalEntry",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode().to_value() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2() }; value.set_reserved2(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved3() } else { from.reserved3() }; value.set_reserved3(it); None }
        4 => { let it = if way == laws::Way::View { view.entry().to_value() } else { from.entry() }; value.set_entry(it); None }
        5 => { let it = if way == laws::Way::View { view.reference_count() } else { from.reference_count() }; value.set_reference_count(it); None }
        6 => { let it = if way == laws::Way::View { view.saved_offset() } else { from.saved_offset() }; value.set_saved_offset(it); None }
        7 => { let it = if way == laws::Way::View { view.current_offset() } else { from.current_offset() }; value.set_current_offset(it); None }
        8 => { let it = if way == laws::Way::View { view.use_perf_clock() } else { from.use_perf_clock() }; value.set_use_perf_clock(it); None }
        9 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        10 => { let it = if way == laws::Way::View { view.guid() } else { from.guid() }; value.set_guid(it); None }
        11 => { let it = if way == laws::Way::View { view.client_context().to_value() } else { from.client_context() }; value.set_client_context(it); None }
        12 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        13 => { let it = if way == laws::Way::View { view.offset() } else { from.offset }; value.offset = it; None }
        14 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost }; value.events_lost = it; None }
        15 => { let it = if way == laws::Way::View { view.instance_guid() } else { from.instance_guid() }; value.set_instance_guid(it); None }
        16 => { let it = if way == laws::Way::View { view.logger_context() } else { from.logger_context() }; value.set_logger_context(it); None }
        17 => { let it = if way == laws::Way::View { view.global_entry().to_value() } else { from.global_entry() }; value.set_global_entry(it); None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_buffer_header_v5_1x86 {
use crate::laws;
use etwspec::buffers::wmi_buffer_header::{ V5_1X86 as T, V5_1X86View as V };
const MEMBERS: &[&str] = &[
    "Wnode",
    "Reserved1",
    "Reserved2",
    "Reserved3",
    "Alignment",
    "SlistEntry",
    "Entry",
    "ReferenceCount",
    "SavedOffset",
    "CurrentOffset",
    "UsePerfClock",
    "TimeStamp",
    "Guid",
    "ClientContext",
    "State",
    "Flags",
    "Offset",
    "EventsLost",
    "InstanceGuid",
    "LoggerContext",
    "GlobalEntry",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode().to_value() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2() }; value.set_reserved2(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved3() } else { from.reserved3() }; value.set_reserved3(it); None }
        4 => { let it = if way == laws::Way::View { view.alignment() } else { from.alignment() }; value.set_alignment(it); None }
        5 => { let it = if way == laws::Way::View { view.slist_entry().to_value() } else { from.slist_entry() }; value.set_slist_entry(it); None }
        6 => { let it = if way == laws::Way::View { view.entry().to_value() } else { from.entry() }; value.set_entry(it); None }
        7 => { let it = if way == laws::Way::View { view.reference_count() } else { from.reference_count() }; value.set_reference_count(it); None }
        8 => { let it = if way == laws::Way::View { view.saved_offset() } else { from.saved_offset() }; value.set_saved_offset(it); None }
        9 => { let it = if way == laws::Way::View { view.current_offset() } else { from.current_offset() }; value.set_current_offset(it); None }
        10 => { let it = if way == laws::Way::View { view.use_perf_clock() } else { from.use_perf_clock() }; value.set_use_perf_clock(it); None }
        11 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        12 => { let it = if way == laws::Way::View { view.guid() } else { from.guid() }; value.set_guid(it); None }
        13 => { let it = if way == laws::Way::View { view.client_context().to_value() } else { from.client_context() }; value.set_client_context(it); None }
        14 => { let it = if way == laws::Way::View { view.state().to_value() } else { from.state() }; value.set_state(it); None }
        15 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        16 => { let it = if way == laws::Way::View { view.offset() } else { from.offset }; value.offset = it; None }
        17 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost }; value.events_lost = it; None }
        18 => { let it = if way == laws::Way::View { view.instance_guid() } else { from.instance_guid() }; value.set_instance_guid(it); None }
        19 => { let it = if way == laws::Way::View { view.logger_context() } else { from.logger_context() }; value.set_logger_context(it); None }
        20 => { let it = if way == laws::Way::View { view.global_entry().to_value() } else { from.global_entry() }; value.set_global_entry(it); None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_buffer_header_v5_1x64 {
use crate::laws;
use etwspec::buffers::wmi_buffer_header::{ V5_1X64 as T, V5_1X64View as V };
const MEMBERS: &[&str] = &[
    "Wnode",
    "Reserved1",
    "Reserved2",
    "Reserved3",
    "Alignment",
    "SlistEntry",
    "Entry",
    "ReferenceCount",
    "SavedOffset",
    "CurrentOffset",
    "UsePerfClock",
    "TimeStamp",
    "Guid",
    "ClientContext",
    "State",
    "Flags",
    "Offset",
    "EventsLost",
    "InstanceGuid",
    "LoggerContext",
    "GlobalEntry",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode().to_value() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2() }; value.set_reserved2(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved3() } else { from.reserved3() }; value.set_reserved3(it); None }
        4 => { let it = if way == laws::Way::View { view.alignment() } else { from.alignment() }; value.set_alignment(it); None }
        5 => { let it = if way == laws::Way::View { view.slist_entry().to_value() } else { from.slist_entry() }; value.set_slist_entry(it); None }
        6 => { let it = if way == laws::Way::View { view.entry().to_value() } else { from.entry() }; value.set_entry(it); None }
        7 => { let it = if way == laws::Way::View { view.reference_count() } else { from.reference_count() }; value.set_reference_count(it); None }
        8 => { let it = if way == laws::Way::View { view.saved_offset() } else { from.saved_offset() }; value.set_saved_offset(it); None }
        9 => { let it = if way == laws::Way::View { view.current_offset() } else { from.current_offset() }; value.set_current_offset(it); None }
        10 => { let it = if way == laws::Way::View { view.use_perf_clock() } else { from.use_perf_clock() }; value.set_use_perf_clock(it); None }
        11 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        12 => { let it = if way == laws::Way::View { view.guid() } else { from.guid() }; value.set_guid(it); None }
        13 => { let it = if way == laws::Way::View { view.client_context().to_value() } else { from.client_context() }; value.set_client_context(it); None }
        14 => { let it = if way == laws::Way::View { view.state().to_value() } else { from.state() }; value.set_state(it); None }
        15 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        16 => { let it = if way == laws::Way::View { view.offset() } else { from.offset }; value.offset = it; None }
        17 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost }; value.events_lost = it; None }
        18 => { let it = if way == laws::Way::View { view.instance_guid() } else { from.instance_guid() }; value.set_instance_guid(it); None }
        19 => { let it = if way == laws::Way::View { view.logger_context() } else { from.logger_context() }; value.set_logger_context(it); None }
        20 => { let it = if way == laws::Way::View { view.global_entry().to_value() } else { from.global_entry() }; value.set_global_entry(it); None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_buffer_header_v5_2x86 {
use crate::laws;
use etwspec::buffers::wmi_buffer_header::{ V5_2X86 as T, V5_2X86View as V };
const MEMBERS: &[&str] = &[
    "Wnode",
    "Reserved1",
    "Reserved2",
    "Reserved3",
    "Alignment",
    "SlistEntry",
    "Entry",
    "ReferenceCount",
    "SavedOffset",
    "CurrentOffset",
    "UsePerfClock",
    "TimeStamp",
    "Guid",
    "ClientContext",
    "State",
    "Flags",
    "Offset",
    "BufferFlag",
    "BufferType",
    "InstanceGuid",
    "LoggerContext",
    "GlobalEntry",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode().to_value() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2() }; value.set_reserved2(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved3() } else { from.reserved3() }; value.set_reserved3(it); None }
        4 => { let it = if way == laws::Way::View { view.alignment() } else { from.alignment() }; value.set_alignment(it); None }
        5 => { let it = if way == laws::Way::View { view.slist_entry().to_value() } else { from.slist_entry() }; value.set_slist_entry(it); None }
        6 => { let it = if way == laws::Way::View { view.entry().to_value() } else { from.entry() }; value.set_entry(it); None }
        7 => { let it = if way == laws::Way::View { view.reference_count() } else { from.reference_count() }; value.set_reference_count(it); None }
        8 => { let it = if way == laws::Way::View { view.saved_offset() } else { from.saved_offset() }; value.set_saved_offset(it); None }
        9 => { let it = if way == laws::Way::View { view.current_offset() } else { from.current_offset() }; value.set_current_offset(it); None }
        10 => { let it = if way == laws::Way::View { view.use_perf_clock() } else { from.use_perf_clock() }; value.set_use_perf_clock(it); None }
        11 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        12 => { let it = if way == laws::Way::View { view.guid() } else { from.guid() }; value.set_guid(it); None }
        13 => { let it = if way == laws::Way::View { view.client_context().to_value() } else { from.client_context() }; value.set_client_context(it); None }
        14 => { let it = if way == laws::Way::View { view.state().to_value() } else { from.state() }; value.set_state(it); None }
        15 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        16 => { let it = if way == laws::Way::View { view.offset() } else { from.offset }; value.offset = it; None }
        17 => { let it = if way == laws::Way::View { view.buffer_flag() } else { from.buffer_flag }; value.buffer_flag = it; None }
        18 => { let it = if way == laws::Way::View { view.buffer_type() } else { from.buffer_type }; value.buffer_type = it; None }
        19 => { let it = if way == laws::Way::View { view.instance_guid() } else { from.instance_guid() }; value.set_instance_guid(it); None }
        20 => { let it = if way == laws::Way::View { view.logger_context() } else { from.logger_context() }; value.set_logger_context(it); None }
        21 => { let it = if way == laws::Way::View { view.global_entry().to_value() } else { from.global_entry() }; value.set_global_entry(it); None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_buffer_header_v5_2x64 {
use crate::laws;
use etwspec::buffers::wmi_buffer_header::{ V5_2X64 as T, V5_2X64View as V };
const MEMBERS: &[&str] = &[
    "Wnode",
    "Reserved1",
    "Reserved2",
    "Reserved3",
    "Alignment",
    "SlistEntry",
    "Entry",
    "ReferenceCount",
    "SavedOffset",
    "CurrentOffset",
    "UsePerfClock",
    "TimeStamp",
    "Guid",
    "ClientContext",
    "State",
    "Flags",
    "Offset",
    "BufferFlag",
    "BufferType",
    "InstanceGuid",
    "LoggerContext",
    "GlobalEntry",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode().to_value() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2() }; value.set_reserved2(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved3() } else { from.reserved3() }; value.set_reserved3(it); None }
        4 => { let it = if way == laws::Way::View { view.alignment() } else { from.alignment() }; value.set_alignment(it); None }
        5 => { let it = if way == laws::Way::View { view.slist_entry().to_value() } else { from.slist_entry() }; value.set_slist_entry(it); None }
        6 => { let it = if way == laws::Way::View { view.entry().to_value() } else { from.entry() }; value.set_entry(it); None }
        7 => { let it = if way == laws::Way::View { view.reference_count() } else { from.reference_count() }; value.set_reference_count(it); None }
        8 => { let it = if way == laws::Way::View { view.saved_offset() } else { from.saved_offset() }; value.set_saved_offset(it); None }
        9 => { let it = if way == laws::Way::View { view.current_offset() } else { from.current_offset() }; value.set_current_offset(it); None }
        10 => { let it = if way == laws::Way::View { view.use_perf_clock() } else { from.use_perf_clock() }; value.set_use_perf_clock(it); None }
        11 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        12 => { let it = if way == laws::Way::View { view.guid() } else { from.guid() }; value.set_guid(it); None }
        13 => { let it = if way == laws::Way::View { view.client_context().to_value() } else { from.client_context() }; value.set_client_context(it); None }
        14 => { let it = if way == laws::Way::View { view.state().to_value() } else { from.state() }; value.set_state(it); None }
        15 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        16 => { let it = if way == laws::Way::View { view.offset() } else { from.offset }; value.offset = it; None }
        17 => { let it = if way == laws::Way::View { view.buffer_flag() } else { from.buffer_flag }; value.buffer_flag = it; None }
        18 => { let it = if way == laws::Way::View { view.buffer_type() } else { from.buffer_type }; value.buffer_type = it; None }
        19 => { let it = if way == laws::Way::View { view.instance_guid() } else { from.instance_guid() }; value.set_instance_guid(it); None }
        20 => { let it = if way == laws::Way::View { view.logger_context() } else { from.logger_context() }; value.set_logger_context(it); None }
        21 => { let it = if way == laws::Way::View { view.global_entry().to_value() } else { from.global_entry() }; value.set_global_entry(it); None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_buffer_header_v6_0x86 {
use crate::laws;
use etwspec::buffers::wmi_buffer_header::{ V6_0X86 as T, V6_0X86View as V };
const MEMBERS: &[&str] = &[
    "Wnode",
    "BufferSize",
    "SavedOffset",
    "CurrentOffset",
    "ReferenceCount",
    "TimeStamp",
    "StartPerfClock",
    "SequenceNumber",
    "Spare0",
    "Spare1",
    "ClientContext",
    "State",
    "Flags",
    "Offset",
    "BufferFlag",
    "BufferType",
    "Padding1",
    "StartTime",
    "Entry",
    "SlistEntry",
    "NextBuffer",
    "GlobalEntry",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode().to_value() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        2 => { let it = if way == laws::Way::View { view.saved_offset() } else { from.saved_offset() }; value.set_saved_offset(it); None }
        3 => { let it = if way == laws::Way::View { view.current_offset() } else { from.current_offset() }; value.set_current_offset(it); None }
        4 => { let it = if way == laws::Way::View { view.reference_count() } else { from.reference_count() }; value.set_reference_count(it); None }
        5 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        6 => { let it = if way == laws::Way::View { view.start_perf_clock() } else { from.start_perf_clock() }; value.set_start_perf_clock(it); None }
        7 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number() }; value.set_sequence_number(it); None }
        8 => { let it = if way == laws::Way::View { view.spare0() } else { from.spare0() }; value.set_spare0(it); None }
        9 => { let it = if way == laws::Way::View { view.spare1() } else { from.spare1() }; value.set_spare1(it); None }
        10 => { let it = if way == laws::Way::View { view.client_context().to_value() } else { from.client_context() }; value.set_client_context(it); None }
        11 => { let it = if way == laws::Way::View { view.state() } else { from.state() }; value.set_state(it); None }
        12 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        13 => { let it = if way == laws::Way::View { view.offset() } else { from.offset }; value.offset = it; None }
        14 => { let it = if way == laws::Way::View { view.buffer_flag() } else { from.buffer_flag }; value.buffer_flag = it; None }
        15 => { let it = if way == laws::Way::View { view.buffer_type() } else { from.buffer_type }; value.buffer_type = it; None }
        16 => { let it = if way == laws::Way::View { view.padding1() } else { from.padding1() }; value.set_padding1(it); None }
        17 => { let it = if way == laws::Way::View { view.start_time() } else { from.start_time() }; value.set_start_time(it); None }
        18 => { let it = if way == laws::Way::View { view.entry().to_value() } else { from.entry() }; value.set_entry(it); None }
        19 => { let it = if way == laws::Way::View { view.slist_entry().to_value() } else { from.slist_entry() }; value.set_slist_entry(it); None }
        20 => { let it = if way == laws::Way::View { view.next_buffer() } else { from.next_buffer() }; value.set_next_buffer(it); None }
        21 => { let it = if way == laws::Way::View { view.global_entry().to_value() } else { from.global_entry() }; value.set_global_entry(it); None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_buffer_header_v6_0x64 {
use crate::laws;
use etwspec::buffers::wmi_buffer_header::{ V6_0X64 as T, V6_0X64View as V };
const MEMBERS: &[&str] = &[
    "Wnode",
    "BufferSize",
    "SavedOffset",
    "CurrentOffset",
    "ReferenceCount",
    "TimeStamp",
    "StartPerfClock",
    "SequenceNumber",
    "Spare0",
    "Spare1",
    "ClientContext",
    "State",
    "Flags",
    "Offset",
    "BufferFlag",
    "BufferType",
    "Padding1",
    "StartTime",
    "Entry",
    "SlistEntry",
    "NextBuffer",
    "GlobalEntry",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode().to_value() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        2 => { let it = if way == laws::Way::View { view.saved_offset() } else { from.saved_offset() }; value.set_saved_offset(it); None }
        3 => { let it = if way == laws::Way::View { view.current_offset() } else { from.current_offset() }; value.set_current_offset(it); None }
        4 => { let it = if way == laws::Way::View { view.reference_count() } else { from.reference_count() }; value.set_reference_count(it); None }
        5 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        6 => { let it = if way == laws::Way::View { view.start_perf_clock() } else { from.start_perf_clock() }; value.set_start_perf_clock(it); None }
        7 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number() }; value.set_sequence_number(it); None }
        8 => { let it = if way == laws::Way::View { view.spare0() } else { from.spare0() }; value.set_spare0(it); None }
        9 => { let it = if way == laws::Way::View { view.spare1() } else { from.spare1() }; value.set_spare1(it); None }
        10 => { let it = if way == laws::Way::View { view.client_context().to_value() } else { from.client_context() }; value.set_client_context(it); None }
        11 => { let it = if way == laws::Way::View { view.state() } else { from.state() }; value.set_state(it); None }
        12 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        13 => { let it = if way == laws::Way::View { view.offset() } else { from.offset }; value.offset = it; None }
        14 => { let it = if way == laws::Way::View { view.buffer_flag() } else { from.buffer_flag }; value.buffer_flag = it; None }
        15 => { let it = if way == laws::Way::View { view.buffer_type() } else { from.buffer_type }; value.buffer_type = it; None }
        16 => { let it = if way == laws::Way::View { view.padding1() } else { from.padding1() }; value.set_padding1(it); None }
        17 => { let it = if way == laws::Way::View { view.start_time() } else { from.start_time() }; value.set_start_time(it); None }
        18 => { let it = if way == laws::Way::View { view.entry().to_value() } else { from.entry() }; value.set_entry(it); None }
        19 => { let it = if way == laws::Way::View { view.slist_entry().to_value() } else { from.slist_entry() }; value.set_slist_entry(it); None }
        20 => { let it = if way == laws::Way::View { view.next_buffer() } else { from.next_buffer() }; value.set_next_buffer(it); None }
        21 => { let it = if way == laws::Way::View { view.global_entry().to_value() } else { from.global_entry() }; value.set_global_entry(it); None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_buffer_header_v6_0latex86 {
use crate::laws;
use etwspec::buffers::wmi_buffer_header::{ V6_0LateX86 as T, V6_0LateX86View as V };
const MEMBERS: &[&str] = &[
    "Wnode",
    "BufferSize",
    "SavedOffset",
    "CurrentOffset",
    "ReferenceCount",
    "TimeStamp",
    "StartPerfClock",
    "SequenceNumber",
    "Padding0",
    "SlistEntry",
    "NextBuffer",
    "ClientContext",
    "State",
    "Flags",
    "Offset",
    "BufferFlag",
    "BufferType",
    "Padding1",
    "StartTime",
    "Entry",
    "Padding2",
    "GlobalEntry",
    "Pointer0",
    "Pointer1",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode().to_value() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        2 => { let it = if way == laws::Way::View { view.saved_offset() } else { from.saved_offset() }; value.set_saved_offset(it); None }
        3 => { let it = if way == laws::Way::View { view.current_offset() } else { from.current_offset() }; value.set_current_offset(it); None }
        4 => { let it = if way == laws::Way::View { view.reference_count() } else { from.reference_count() }; value.set_reference_count(it); None }
        5 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        6 => { let it = if way == laws::Way::View { view.start_perf_clock() } else { from.start_perf_clock() }; value.set_start_perf_clock(it); None }
        7 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number() }; value.set_sequence_number(it); None }
        8 => { let it = if way == laws::Way::View { view.padding0() } else { from.padding0() }; value.set_padding0(it); None }
        9 => { let it = if way == laws::Way::View { view.slist_entry().to_value() } else { from.slist_entry() }; value.set_slist_entry(it); None }
        10 => { let it = if way == laws::Way::View { view.next_buffer() } else { from.next_buffer() }; value.set_next_buffer(it); None }
        11 => { let it = if way == laws::Way::View { view.client_context().to_value() } else { from.client_context() }; value.set_client_context(it); None }
        12 => { let it = if way == laws::Way::View { view.state() } else { from.state() }; value.set_state(it); None }
        13 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        14 => { let it = if way == laws::Way::View { view.offset() } else { from.offset }; value.offset = it; None }
        15 => { let it = if way == laws::Way::View { view.buffer_flag() } else { from.buffer_flag }; value.buffer_flag = it; None }
        16 => { let it = if way == laws::Way::View { view.buffer_type() } else { from.buffer_type }; value.buffer_type = it; None }
        17 => { let it = if way == laws::Way::View { view.padding1() } else { from.padding1() }; value.set_padding1(it); None }
        18 => { let it = if way == laws::Way::View { view.start_time() } else { from.start_time() }; value.set_start_time(it); None }
        19 => { let it = if way == laws::Way::View { view.entry().to_value() } else { from.entry() }; value.set_entry(it); None }
        20 => { let it = if way == laws::Way::View { view.padding2() } else { from.padding2() }; value.set_padding2(it); None }
        21 => { let it = if way == laws::Way::View { view.global_entry().to_value() } else { from.global_entry() }; value.set_global_entry(it); None }
        22 => { let it = if way == laws::Way::View { view.pointer0() } else { from.pointer0() }; value.set_pointer0(it); None }
        23 => { let it = if way == laws::Way::View { view.pointer1() } else { from.pointer1() }; value.set_pointer1(it); None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_buffer_header_v6_0latex64 {
use crate::laws;
use etwspec::buffers::wmi_buffer_header::{ V6_0LateX64 as T, V6_0LateX64View as V };
const MEMBERS: &[&str] = &[
    "Wnode",
    "BufferSize",
    "SavedOffset",
    "CurrentOffset",
    "ReferenceCount",
    "TimeStamp",
    "StartPerfClock",
    "SequenceNumber",
    "Padding0",
    "SlistEntry",
    "NextBuffer",
    "ClientContext",
    "State",
    "Flags",
    "Offset",
    "BufferFlag",
    "BufferType",
    "Padding1",
    "StartTime",
    "Entry",
    "Padding2",
    "GlobalEntry",
    "Pointer0",
    "Pointer1",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode().to_value() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        2 => { let it = if way == laws::Way::View { view.saved_offset() } else { from.saved_offset() }; value.set_saved_offset(it); None }
        3 => { let it = if way == laws::Way::View { view.current_offset() } else { from.current_offset() }; value.set_current_offset(it); None }
        4 => { let it = if way == laws::Way::View { view.reference_count() } else { from.reference_count() }; value.set_reference_count(it); None }
        5 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        6 => { let it = if way == laws::Way::View { view.start_perf_clock() } else { from.start_perf_clock() }; value.set_start_perf_clock(it); None }
        7 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number() }; value.set_sequence_number(it); None }
        8 => { let it = if way == laws::Way::View { view.padding0() } else { from.padding0() }; value.set_padding0(it); None }
        9 => { let it = if way == laws::Way::View { view.slist_entry().to_value() } else { from.slist_entry() }; value.set_slist_entry(it); None }
        10 => { let it = if way == laws::Way::View { view.next_buffer() } else { from.next_buffer() }; value.set_next_buffer(it); None }
        11 => { let it = if way == laws::Way::View { view.client_context().to_value() } else { from.client_context() }; value.set_client_context(it); None }
        12 => { let it = if way == laws::Way::View { view.state() } else { from.state() }; value.set_state(it); None }
        13 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        14 => { let it = if way == laws::Way::View { view.offset() } else { from.offset }; value.offset = it; None }
        15 => { let it = if way == laws::Way::View { view.buffer_flag() } else { from.buffer_flag }; value.buffer_flag = it; None }
        16 => { let it = if way == laws::Way::View { view.buffer_type() } else { from.buffer_type }; value.buffer_type = it; None }
        17 => { let it = if way == laws::Way::View { view.padding1() } else { from.padding1() }; value.set_padding1(it); None }
        18 => { let it = if way == laws::Way::View { view.start_time() } else { from.start_time() }; value.set_start_time(it); None }
        19 => { let it = if way == laws::Way::View { view.entry().to_value() } else { from.entry() }; value.set_entry(it); None }
        20 => { let it = if way == laws::Way::View { view.padding2() } else { from.padding2() }; value.set_padding2(it); None }
        21 => { let it = if way == laws::Way::View { view.global_entry().to_value() } else { from.global_entry() }; value.set_global_entry(it); None }
        22 => { let it = if way == laws::Way::View { view.pointer0() } else { from.pointer0() }; value.set_pointer0(it); None }
        23 => { let it = if way == laws::Way::View { view.pointer1() } else { from.pointer1() }; value.set_pointer1(it); None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_buffer_header_v6_1x86 {
use crate::laws;
use etwspec::buffers::wmi_buffer_header::{ V6_1X86 as T, V6_1X86View as V };
const MEMBERS: &[&str] = &[
    "BufferSize",
    "SavedOffset",
    "CurrentOffset",
    "ReferenceCount",
    "TimeStamp",
    "SequenceNumber",
    "Padding0",
    "SlistEntry",
    "NextBuffer",
    "ClientContext",
    "State",
    "Offset",
    "BufferFlag",
    "BufferType",
    "Padding1",
    "ReferenceTime",
    "GlobalEntry",
    "Pointer0",
    "Pointer1",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size }; value.buffer_size = it; None }
        1 => { let it = if way == laws::Way::View { view.saved_offset() } else { from.saved_offset }; value.saved_offset = it; None }
        2 => { let it = if way == laws::Way::View { view.current_offset() } else { from.current_offset }; value.current_offset = it; None }
        3 => { let it = if way == laws::Way::View { view.reference_count() } else { from.reference_count }; value.reference_count = it; None }
        4 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp }; value.time_stamp = it; None }
        5 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number }; value.sequence_number = it; None }
        6 => { let it = if way == laws::Way::View { view.padding0() } else { from.padding0() }; value.set_padding0(it); None }
        7 => { let it = if way == laws::Way::View { view.slist_entry().to_value() } else { from.slist_entry() }; value.set_slist_entry(it); None }
        8 => { let it = if way == laws::Way::View { view.next_buffer() } else { from.next_buffer() }; value.set_next_buffer(it); None }
        9 => { let it = if way == laws::Way::View { view.client_context().to_value() } else { from.client_context }; value.client_context = it; None }
        10 => { let it = if way == laws::Way::View { view.state() } else { from.state }; value.state = it; None }
        11 => { let it = if way == laws::Way::View { view.offset() } else { from.offset }; value.offset = it; None }
        12 => { let it = if way == laws::Way::View { view.buffer_flag() } else { from.buffer_flag }; value.buffer_flag = it; None }
        13 => { let it = if way == laws::Way::View { view.buffer_type() } else { from.buffer_type }; value.buffer_type = it; None }
        14 => { let it = if way == laws::Way::View { view.padding1() } else { from.padding1() }; value.set_padding1(it); None }
        15 => { let it = if way == laws::Way::View { view.reference_time().to_value() } else { from.reference_time() }; value.set_reference_time(it); None }
        16 => { let it = if way == laws::Way::View { view.global_entry().to_value() } else { from.global_entry() }; value.set_global_entry(it); None }
        17 => { let it = if way == laws::Way::View { view.pointer0() } else { from.pointer0() }; value.set_pointer0(it); None }
        18 => { let it = if way == laws::Way::View { view.pointer1() } else { from.pointer1() }; value.set_pointer1(it); None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_buffer_header_v6_1x64 {
use crate::laws;
use etwspec::buffers::wmi_buffer_header::{ V6_1X64 as T, V6_1X64View as V };
const MEMBERS: &[&str] = &[
    "BufferSize",
    "SavedOffset",
    "CurrentOffset",
    "ReferenceCount",
    "TimeStamp",
    "SequenceNumber",
    "Padding0",
    "SlistEntry",
    "NextBuffer",
    "ClientContext",
    "State",
    "Offset",
    "BufferFlag",
    "BufferType",
    "Padding1",
    "ReferenceTime",
    "GlobalEntry",
    "Pointer0",
    "Pointer1",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size }; value.buffer_size = it; None }
        1 => { let it = if way == laws::Way::View { view.saved_offset() } else { from.saved_offset }; value.saved_offset = it; None }
        2 => { let it = if way == laws::Way::View { view.current_offset() } else { from.current_offset }; value.current_offset = it; None }
        3 => { let it = if way == laws::Way::View { view.reference_count() } else { from.reference_count }; value.reference_count = it; None }
        4 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp }; value.time_stamp = it; None }
        5 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number }; value.sequence_number = it; None }
        6 => { let it = if way == laws::Way::View { view.padding0() } else { from.padding0() }; value.set_padding0(it); None }
        7 => { let it = if way == laws::Way::View { view.slist_entry().to_value() } else { from.slist_entry() }; value.set_slist_entry(it); None }
        8 => { let it = if way == laws::Way::View { view.next_buffer() } else { from.next_buffer() }; value.set_next_buffer(it); None }
        9 => { let it = if way == laws::Way::View { view.client_context().to_value() } else { from.client_context }; value.client_context = it; None }
        10 => { let it = if way == laws::Way::View { view.state() } else { from.state }; value.state = it; None }
        11 => { let it = if way == laws::Way::View { view.offset() } else { from.offset }; value.offset = it; None }
        12 => { let it = if way == laws::Way::View { view.buffer_flag() } else { from.buffer_flag }; value.buffer_flag = it; None }
        13 => { let it = if way == laws::Way::View { view.buffer_type() } else { from.buffer_type }; value.buffer_type = it; None }
        14 => { let it = if way == laws::Way::View { view.padding1() } else { from.padding1() }; value.set_padding1(it); None }
        15 => { let it = if way == laws::Way::View { view.reference_time().to_value() } else { from.reference_time() }; value.set_reference_time(it); None }
        16 => { let it = if way == laws::Way::View { view.global_entry().to_value() } else { from.global_entry() }; value.set_global_entry(it); None }
        17 => { let it = if way == laws::Way::View { view.pointer0() } else { from.pointer0() }; value.set_pointer0(it); None }
        18 => { let it = if way == laws::Way::View { view.pointer1() } else { from.pointer1() }; value.set_pointer1(it); None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_buffer_header_v6_2x86 {
use crate::laws;
use etwspec::buffers::wmi_buffer_header::{ WmiBufferHeaderX86 as T, WmiBufferHeaderX86View as V };
const MEMBERS: &[&str] = &[
    "BufferSize",
    "SavedOffset",
    "CurrentOffset",
    "ReferenceCount",
    "TimeStamp",
    "SequenceNumber",
    "ClockType",
    "Frequency",
    "SlistEntry",
    "NextBuffer",
    "ClientContext",
    "State",
    "Offset",
    "BufferFlag",
    "BufferType",
    "Padding1",
    "ReferenceTime",
    "GlobalEntry",
    "Pointer0",
    "Pointer1",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size }; value.buffer_size = it; None }
        1 => { let it = if way == laws::Way::View { view.saved_offset() } else { from.saved_offset }; value.saved_offset = it; None }
        2 => { let it = if way == laws::Way::View { view.current_offset() } else { from.current_offset }; value.current_offset = it; None }
        3 => { let it = if way == laws::Way::View { view.reference_count() } else { from.reference_count }; value.reference_count = it; None }
        4 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp }; value.time_stamp = it; None }
        5 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number }; value.sequence_number = it; None }
        6 => { let it = match way { laws::Way::View => view.clock_type(), laws::Way::Value => from.clock_type(), laws::Way::Ones => etwspec::buffers::EventTraceClock(!0u32) }; value.set_clock_type(it); Some(it.0 as u64) }
        7 => { let it = match way { laws::Way::View => view.frequency(), laws::Way::Value => from.frequency(), laws::Way::Ones => !0u64 }; value.set_frequency(it); Some(it as u64) }
        8 => { let it = if way == laws::Way::View { view.slist_entry().to_value() } else { from.slist_entry() }; value.set_slist_entry(it); None }
        9 => { let it = if way == laws::Way::View { view.next_buffer() } else { from.next_buffer() }; value.set_next_buffer(it); None }
        10 => { let it = if way == laws::Way::View { view.client_context().to_value() } else { from.client_context }; value.client_context = it; None }
        11 => { let it = if way == laws::Way::View { view.state() } else { from.state }; value.state = it; None }
        12 => { let it = if way == laws::Way::View { view.offset() } else { from.offset }; value.offset = it; None }
        13 => { let it = if way == laws::Way::View { view.buffer_flag() } else { from.buffer_flag }; value.buffer_flag = it; None }
        14 => { let it = if way == laws::Way::View { view.buffer_type() } else { from.buffer_type }; value.buffer_type = it; None }
        15 => { let it = if way == laws::Way::View { view.padding1() } else { from.padding1() }; value.set_padding1(it); None }
        16 => { let it = if way == laws::Way::View { view.reference_time().to_value() } else { from.reference_time() }; value.set_reference_time(it); None }
        17 => { let it = if way == laws::Way::View { view.global_entry().to_value() } else { from.global_entry() }; value.set_global_entry(it); None }
        18 => { let it = if way == laws::Way::View { view.pointer0() } else { from.pointer0() }; value.set_pointer0(it); None }
        19 => { let it = if way == laws::Way::View { view.pointer1() } else { from.pointer1() }; value.set_pointer1(it); None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_buffer_header_v6_2x64 {
use crate::laws;
use etwspec::buffers::wmi_buffer_header::{ WmiBufferHeaderX64 as T, WmiBufferHeaderX64View as V };
const MEMBERS: &[&str] = &[
    "BufferSize",
    "SavedOffset",
    "CurrentOffset",
    "ReferenceCount",
    "TimeStamp",
    "SequenceNumber",
    "ClockType",
    "Frequency",
    "SlistEntry",
    "NextBuffer",
    "ClientContext",
    "State",
    "Offset",
    "BufferFlag",
    "BufferType",
    "Padding1",
    "ReferenceTime",
    "GlobalEntry",
    "Pointer0",
    "Pointer1",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size }; value.buffer_size = it; None }
        1 => { let it = if way == laws::Way::View { view.saved_offset() } else { from.saved_offset }; value.saved_offset = it; None }
        2 => { let it = if way == laws::Way::View { view.current_offset() } else { from.current_offset }; value.current_offset = it; None }
        3 => { let it = if way == laws::Way::View { view.reference_count() } else { from.reference_count }; value.reference_count = it; None }
        4 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp }; value.time_stamp = it; None }
        5 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number }; value.sequence_number = it; None }
        6 => { let it = match way { laws::Way::View => view.clock_type(), laws::Way::Value => from.clock_type(), laws::Way::Ones => etwspec::buffers::EventTraceClock(!0u32) }; value.set_clock_type(it); Some(it.0 as u64) }
        7 => { let it = match way { laws::Way::View => view.frequency(), laws::Way::Value => from.frequency(), laws::Way::Ones => !0u64 }; value.set_frequency(it); Some(it as u64) }
        8 => { let it = if way == laws::Way::View { view.slist_entry().to_value() } else { from.slist_entry() }; value.set_slist_entry(it); None }
        9 => { let it = if way == laws::Way::View { view.next_buffer() } else { from.next_buffer() }; value.set_next_buffer(it); None }
        10 => { let it = if way == laws::Way::View { view.client_context().to_value() } else { from.client_context }; value.client_context = it; None }
        11 => { let it = if way == laws::Way::View { view.state() } else { from.state }; value.state = it; None }
        12 => { let it = if way == laws::Way::View { view.offset() } else { from.offset }; value.offset = it; None }
        13 => { let it = if way == laws::Way::View { view.buffer_flag() } else { from.buffer_flag }; value.buffer_flag = it; None }
        14 => { let it = if way == laws::Way::View { view.buffer_type() } else { from.buffer_type }; value.buffer_type = it; None }
        15 => { let it = if way == laws::Way::View { view.padding1() } else { from.padding1() }; value.set_padding1(it); None }
        16 => { let it = if way == laws::Way::View { view.reference_time().to_value() } else { from.reference_time() }; value.set_reference_time(it); None }
        17 => { let it = if way == laws::Way::View { view.global_entry().to_value() } else { from.global_entry() }; value.set_global_entry(it); None }
        18 => { let it = if way == laws::Way::View { view.pointer0() } else { from.pointer0() }; value.set_pointer0(it); None }
        19 => { let it = if way == laws::Way::View { view.pointer1() } else { from.pointer1() }; value.set_pointer1(it); None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_buffer_state_v5_1 {
use crate::laws;
use etwspec::buffers::wmi_buffer_state::{ WmiBufferState as T, WmiBufferStateView as V };
const MEMBERS: &[&str] = &[
    "Free",
    "InUse",
    "Flush",
    "Unused",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = match way { laws::Way::View => view.free(), laws::Way::Value => from.free(), laws::Way::Ones => !0u32 }; value.set_free(it); Some(it as u64) }
        1 => { let it = match way { laws::Way::View => view.in_use(), laws::Way::Value => from.in_use(), laws::Way::Ones => !0u32 }; value.set_in_use(it); Some(it as u64) }
        2 => { let it = match way { laws::Way::View => view.flush(), laws::Way::Value => from.flush(), laws::Way::Ones => !0u32 }; value.set_flush(it); Some(it as u64) }
        3 => { let it = match way { laws::Way::View => view.unused(), laws::Way::Value => from.unused(), laws::Way::Ones => !0u32 }; value.set_unused(it); Some(it as u64) }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_client_context_v5_0 {
use crate::laws;
use etwspec::buffers::wmi_client_context::{ WmiClientContext as T, WmiClientContextView as V };
const MEMBERS: &[&str] = &[
    "ProcessorNumber",
    "Alignment",
    "LoggerId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.processor_number() } else { from.processor_number }; value.processor_number = it; None }
        1 => { let it = if way == laws::Way::View { view.alignment() } else { from.alignment }; value.alignment = it; None }
        2 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id }; value.logger_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_buffer_context_any {
use crate::laws;
use etwspec::buffers::etw_buffer_context::{Any, V6_0, EtwBufferContext, };
any! {
    "ETW_BUFFER_CONTEXT", false,
    0: "V6_0" V6_0(V6_0), 4;
    1: "V6_2" V6_2(EtwBufferContext), 4;
}

}

mod etw_ref_clock_any {
use crate::laws;
use etwspec::buffers::etw_ref_clock::{Any, EtwRefClock, };
any! {
    "ETW_REF_CLOCK", false,
    0: "V6_0" V6_0(EtwRefClock), 16;
}

}

mod list_entry_any {
use crate::laws;
use etwspec::buffers::list_entry::{Any, ListEntryX86, ListEntryX64, };
any! {
    "LIST_ENTRY", false,
    0: "V5_0X86" V5_0X86(ListEntryX86), 8;
    1: "V5_0X64" V5_0X64(ListEntryX64), 16;
}

}

mod single_list_entry_any {
use crate::laws;
use etwspec::buffers::single_list_entry::{Any, SingleListEntryX86, SingleListEntryX64, };
any! {
    "SINGLE_LIST_ENTRY", false,
    0: "V5_0X86" V5_0X86(SingleListEntryX86), 4;
    1: "V5_0X64" V5_0X64(SingleListEntryX64), 8;
}

}

mod wmi_buffer_header_any {
use crate::laws;
use etwspec::buffers::wmi_buffer_header::{Any, V5_0X86, V5_0X64, V5_1X86, V5_1X64, V5_2X86, V5_2X64, V6_0X86, V6_0X64, V6_0LateX86, V6_0LateX64, V6_1X86, V6_1X64, WmiBufferHeaderX86, WmiBufferHeaderX64, };
any! {
    "WMI_BUFFER_HEADER", false,
    0: "V5_0X86" V5_0X86(V5_0X86), 72;
    1: "V5_0X64" V5_0X64(V5_0X64), 72;
    2: "V5_1X86" V5_1X86(V5_1X86), 72;
    3: "V5_1X64" V5_1X64(V5_1X64), 72;
    4: "V5_2X86" V5_2X86(V5_2X86), 72;
    5: "V5_2X64" V5_2X64(V5_2X64), 72;
    6: "V6_0X86" V6_0X86(V6_0X86), 72;
    7: "V6_0X64" V6_0X64(V6_0X64), 72;
    8: "V6_0LateX86" V6_0LateX86(V6_0LateX86), 72;
    9: "V6_0LateX64" V6_0LateX64(V6_0LateX64), 72;
    10: "V6_1X86" V6_1X86(V6_1X86), 72;
    11: "V6_1X64" V6_1X64(V6_1X64), 72;
    12: "V6_2X86" V6_2X86(WmiBufferHeaderX86), 72;
    13: "V6_2X64" V6_2X64(WmiBufferHeaderX64), 72;
}

}

mod wmi_buffer_state_any {
use crate::laws;
use etwspec::buffers::wmi_buffer_state::{Any, WmiBufferState, };
any! {
    "WMI_BUFFER_STATE", false,
    0: "V5_1" V5_1(WmiBufferState), 4;
}

}

mod wmi_client_context_any {
use crate::laws;
use etwspec::buffers::wmi_client_context::{Any, WmiClientContext, };
any! {
    "WMI_CLIENT_CONTEXT", false,
    0: "V5_0" V5_0(WmiClientContext), 4;
}

}

mod etw_buffer_state_values {
use crate::laws;
use etwspec::buffers::EtwBufferState as T;
enumeration!(u32);
}

mod etw_buffer_type_values {
use crate::laws;
use etwspec::buffers::EtwBufferType as T;
enumeration!(u16);
}

mod event_trace_clock_values {
use crate::laws;
use etwspec::buffers::EventTraceClock as T;
enumeration!(u32);
}

mod etw_buffer_flag_values {
use crate::laws;
use etwspec::buffers::EtwBufferFlag as T;
flags!(u16);
}
