// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of topic `buffers`.
mod etw_buffer_context_v6_0 {
use etwspec_runtime::laws;
use etwspec::buffers::etw_buffer_context::{ V6_0 as T, V6_0View as V };
const MEMBERS: &[&str] = &[
    "ProcessorNumber",
    "Alignment",
    "LoggerId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.processor_number() } else { from.processor_number() }; value.set_processor_number(it); None }
        1 => { let it = if way == laws::Way::View { view.alignment() } else { from.alignment() }; value.set_alignment(it); None }
        2 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id() }; value.set_logger_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_buffer_context_etw_buffer_context {
use etwspec_runtime::laws;
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
        3 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id() }; value.set_logger_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_buffer_header_before6_2 {
use etwspec_runtime::laws;
use etwspec::buffers::etw_buffer_header::{ Before6_2 as T, Before6_2View as V };
const MEMBERS: &[&str] = &[
    "Reserved1",
    "TimeStamp",
    "Reserved2",
    "ClientContext",
    "Reserved3",
    "FilledBytes",
    "Reserved4",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        1 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2() }; value.set_reserved2(it); None }
        3 => { let it = if way == laws::Way::View { view.client_context() } else { from.client_context() }; value.set_client_context(it); None }
        4 => { let it = if way == laws::Way::View { view.reserved3() } else { from.reserved3() }; value.set_reserved3(it); None }
        5 => { let it = if way == laws::Way::View { view.filled_bytes() } else { from.filled_bytes() }; value.set_filled_bytes(it); None }
        6 => { let it = if way == laws::Way::View { view.reserved4() } else { from.reserved4() }; value.set_reserved4(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_buffer_header_etw_buffer_header {
use etwspec_runtime::laws;
use etwspec::buffers::etw_buffer_header::{ EtwBufferHeader as T, EtwBufferHeaderView as V };
const MEMBERS: &[&str] = &[
    "Reserved1",
    "TimeStamp",
    "Reserved2",
    "ClientContext",
    "Reserved3",
    "FilledBytes",
    "Reserved4",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        1 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2() }; value.set_reserved2(it); None }
        3 => { let it = if way == laws::Way::View { view.client_context() } else { from.client_context() }; value.set_client_context(it); None }
        4 => { let it = if way == laws::Way::View { view.reserved3() } else { from.reserved3() }; value.set_reserved3(it); None }
        5 => { let it = if way == laws::Way::View { view.filled_bytes() } else { from.filled_bytes() }; value.set_filled_bytes(it); None }
        6 => { let it = if way == laws::Way::View { view.reserved4() } else { from.reserved4() }; value.set_reserved4(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_ref_clock_etw_ref_clock {
use etwspec_runtime::laws;
use etwspec::buffers::etw_ref_clock::{ EtwRefClock as T, EtwRefClockView as V };
const MEMBERS: &[&str] = &[
    "StartTime",
    "StartPerfClock",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.start_time() } else { from.start_time() }; value.set_start_time(it); None }
        1 => { let it = if way == laws::Way::View { view.start_perf_clock() } else { from.start_perf_clock() }; value.set_start_perf_clock(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod list_entry_list_entry_ptr32 {
use etwspec_runtime::laws;
use etwspec::buffers::list_entry::{ ListEntryPtr32 as T, ListEntryPtr32View as V };
const MEMBERS: &[&str] = &[
    "Flink",
    "Blink",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.flink() } else { from.flink() }; value.set_flink(it); None }
        1 => { let it = if way == laws::Way::View { view.blink() } else { from.blink() }; value.set_blink(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod list_entry_list_entry_ptr64 {
use etwspec_runtime::laws;
use etwspec::buffers::list_entry::{ ListEntryPtr64 as T, ListEntryPtr64View as V };
const MEMBERS: &[&str] = &[
    "Flink",
    "Blink",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.flink() } else { from.flink() }; value.set_flink(it); None }
        1 => { let it = if way == laws::Way::View { view.blink() } else { from.blink() }; value.set_blink(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod single_list_entry_single_list_entry_ptr32 {
use etwspec_runtime::laws;
use etwspec::buffers::single_list_entry::{ SingleListEntryPtr32 as T, SingleListEntryPtr32View as V };
const MEMBERS: &[&str] = &[
    "Next",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.next() } else { from.next() }; value.set_next(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod single_list_entry_single_list_entry_ptr64 {
use etwspec_runtime::laws;
use etwspec::buffers::single_list_entry::{ SingleListEntryPtr64 as T, SingleListEntryPtr64View as V };
const MEMBERS: &[&str] = &[
    "Next",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.next() } else { from.next() }; value.set_next(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_buffer_header_v5_0_ptr32 {
use etwspec_runtime::laws;
use etwspec::buffers::wmi_buffer_header::{ V5_0Ptr32 as T, V5_0Ptr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.wnode() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2() }; value.set_reserved2(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved3() } else { from.reserved3() }; value.set_reserved3(it); None }
        4 => { let it = if way == laws::Way::View { view.entry() } else { from.entry() }; value.set_entry(it); None }
        5 => { let it = if way == laws::Way::View { view.reference_count() } else { from.reference_count() }; value.set_reference_count(it); None }
        6 => { let it = if way == laws::Way::View { view.saved_offset() } else { from.saved_offset() }; value.set_saved_offset(it); None }
        7 => { let it = if way == laws::Way::View { view.current_offset() } else { from.current_offset() }; value.set_current_offset(it); None }
        8 => { let it = if way == laws::Way::View { view.use_perf_clock() } else { from.use_perf_clock() }; value.set_use_perf_clock(it); None }
        9 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        10 => { let it = if way == laws::Way::View { view.guid() } else { from.guid() }; value.set_guid(it); None }
        11 => { let it = if way == laws::Way::View { view.client_context() } else { from.client_context() }; value.set_client_context(it); None }
        12 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        13 => { let it = if way == laws::Way::View { view.offset() } else { from.offset() }; value.set_offset(it); None }
        14 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        15 => { let it = if way == laws::Way::View { view.instance_guid() } else { from.instance_guid() }; value.set_instance_guid(it); None }
        16 => { let it = if way == laws::Way::View { view.logger_context() } else { from.logger_context() }; value.set_logger_context(it); None }
        17 => { let it = if way == laws::Way::View { view.global_entry() } else { from.global_entry() }; value.set_global_entry(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_buffer_header_v5_0_ptr64 {
use etwspec_runtime::laws;
use etwspec::buffers::wmi_buffer_header::{ V5_0Ptr64 as T, V5_0Ptr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.wnode() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2() }; value.set_reserved2(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved3() } else { from.reserved3() }; value.set_reserved3(it); None }
        4 => { let it = if way == laws::Way::View { view.entry() } else { from.entry() }; value.set_entry(it); None }
        5 => { let it = if way == laws::Way::View { view.reference_count() } else { from.reference_count() }; value.set_reference_count(it); None }
        6 => { let it = if way == laws::Way::View { view.saved_offset() } else { from.saved_offset() }; value.set_saved_offset(it); None }
        7 => { let it = if way == laws::Way::View { view.current_offset() } else { from.current_offset() }; value.set_current_offset(it); None }
        8 => { let it = if way == laws::Way::View { view.use_perf_clock() } else { from.use_perf_clock() }; value.set_use_perf_clock(it); None }
        9 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        10 => { let it = if way == laws::Way::View { view.guid() } else { from.guid() }; value.set_guid(it); None }
        11 => { let it = if way == laws::Way::View { view.client_context() } else { from.client_context() }; value.set_client_context(it); None }
        12 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        13 => { let it = if way == laws::Way::View { view.offset() } else { from.offset() }; value.set_offset(it); None }
        14 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        15 => { let it = if way == laws::Way::View { view.instance_guid() } else { from.instance_guid() }; value.set_instance_guid(it); None }
        16 => { let it = if way == laws::Way::View { view.logger_context() } else { from.logger_context() }; value.set_logger_context(it); None }
        17 => { let it = if way == laws::Way::View { view.global_entry() } else { from.global_entry() }; value.set_global_entry(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_buffer_header_v5_1_ptr32 {
use etwspec_runtime::laws;
use etwspec::buffers::wmi_buffer_header::{ V5_1Ptr32 as T, V5_1Ptr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.wnode() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2() }; value.set_reserved2(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved3() } else { from.reserved3() }; value.set_reserved3(it); None }
        4 => { let it = if way == laws::Way::View { view.alignment() } else { from.alignment() }; value.set_alignment(it); None }
        5 => { let it = if way == laws::Way::View { view.slist_entry() } else { from.slist_entry() }; value.set_slist_entry(it); None }
        6 => { let it = if way == laws::Way::View { view.entry() } else { from.entry() }; value.set_entry(it); None }
        7 => { let it = if way == laws::Way::View { view.reference_count() } else { from.reference_count() }; value.set_reference_count(it); None }
        8 => { let it = if way == laws::Way::View { view.saved_offset() } else { from.saved_offset() }; value.set_saved_offset(it); None }
        9 => { let it = if way == laws::Way::View { view.current_offset() } else { from.current_offset() }; value.set_current_offset(it); None }
        10 => { let it = if way == laws::Way::View { view.use_perf_clock() } else { from.use_perf_clock() }; value.set_use_perf_clock(it); None }
        11 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        12 => { let it = if way == laws::Way::View { view.guid() } else { from.guid() }; value.set_guid(it); None }
        13 => { let it = if way == laws::Way::View { view.client_context() } else { from.client_context() }; value.set_client_context(it); None }
        14 => { let it = if way == laws::Way::View { view.state() } else { from.state() }; value.set_state(it); None }
        15 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        16 => { let it = if way == laws::Way::View { view.offset() } else { from.offset() }; value.set_offset(it); None }
        17 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        18 => { let it = if way == laws::Way::View { view.instance_guid() } else { from.instance_guid() }; value.set_instance_guid(it); None }
        19 => { let it = if way == laws::Way::View { view.logger_context() } else { from.logger_context() }; value.set_logger_context(it); None }
        20 => { let it = if way == laws::Way::View { view.global_entry() } else { from.global_entry() }; value.set_global_entry(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_buffer_header_v5_1_ptr64 {
use etwspec_runtime::laws;
use etwspec::buffers::wmi_buffer_header::{ V5_1Ptr64 as T, V5_1Ptr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.wnode() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2() }; value.set_reserved2(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved3() } else { from.reserved3() }; value.set_reserved3(it); None }
        4 => { let it = if way == laws::Way::View { view.alignment() } else { from.alignment() }; value.set_alignment(it); None }
        5 => { let it = if way == laws::Way::View { view.slist_entry() } else { from.slist_entry() }; value.set_slist_entry(it); None }
        6 => { let it = if way == laws::Way::View { view.entry() } else { from.entry() }; value.set_entry(it); None }
        7 => { let it = if way == laws::Way::View { view.reference_count() } else { from.reference_count() }; value.set_reference_count(it); None }
        8 => { let it = if way == laws::Way::View { view.saved_offset() } else { from.saved_offset() }; value.set_saved_offset(it); None }
        9 => { let it = if way == laws::Way::View { view.current_offset() } else { from.current_offset() }; value.set_current_offset(it); None }
        10 => { let it = if way == laws::Way::View { view.use_perf_clock() } else { from.use_perf_clock() }; value.set_use_perf_clock(it); None }
        11 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        12 => { let it = if way == laws::Way::View { view.guid() } else { from.guid() }; value.set_guid(it); None }
        13 => { let it = if way == laws::Way::View { view.client_context() } else { from.client_context() }; value.set_client_context(it); None }
        14 => { let it = if way == laws::Way::View { view.state() } else { from.state() }; value.set_state(it); None }
        15 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        16 => { let it = if way == laws::Way::View { view.offset() } else { from.offset() }; value.set_offset(it); None }
        17 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        18 => { let it = if way == laws::Way::View { view.instance_guid() } else { from.instance_guid() }; value.set_instance_guid(it); None }
        19 => { let it = if way == laws::Way::View { view.logger_context() } else { from.logger_context() }; value.set_logger_context(it); None }
        20 => { let it = if way == laws::Way::View { view.global_entry() } else { from.global_entry() }; value.set_global_entry(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_buffer_header_v5_2_ptr32 {
use etwspec_runtime::laws;
use etwspec::buffers::wmi_buffer_header::{ V5_2Ptr32 as T, V5_2Ptr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.wnode() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2() }; value.set_reserved2(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved3() } else { from.reserved3() }; value.set_reserved3(it); None }
        4 => { let it = if way == laws::Way::View { view.alignment() } else { from.alignment() }; value.set_alignment(it); None }
        5 => { let it = if way == laws::Way::View { view.slist_entry() } else { from.slist_entry() }; value.set_slist_entry(it); None }
        6 => { let it = if way == laws::Way::View { view.entry() } else { from.entry() }; value.set_entry(it); None }
        7 => { let it = if way == laws::Way::View { view.reference_count() } else { from.reference_count() }; value.set_reference_count(it); None }
        8 => { let it = if way == laws::Way::View { view.saved_offset() } else { from.saved_offset() }; value.set_saved_offset(it); None }
        9 => { let it = if way == laws::Way::View { view.current_offset() } else { from.current_offset() }; value.set_current_offset(it); None }
        10 => { let it = if way == laws::Way::View { view.use_perf_clock() } else { from.use_perf_clock() }; value.set_use_perf_clock(it); None }
        11 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        12 => { let it = if way == laws::Way::View { view.guid() } else { from.guid() }; value.set_guid(it); None }
        13 => { let it = if way == laws::Way::View { view.client_context() } else { from.client_context() }; value.set_client_context(it); None }
        14 => { let it = if way == laws::Way::View { view.state() } else { from.state() }; value.set_state(it); None }
        15 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        16 => { let it = if way == laws::Way::View { view.offset() } else { from.offset() }; value.set_offset(it); None }
        17 => { let it = if way == laws::Way::View { view.buffer_flag() } else { from.buffer_flag() }; value.set_buffer_flag(it); None }
        18 => { let it = if way == laws::Way::View { view.buffer_type() } else { from.buffer_type() }; value.set_buffer_type(it); None }
        19 => { let it = if way == laws::Way::View { view.instance_guid() } else { from.instance_guid() }; value.set_instance_guid(it); None }
        20 => { let it = if way == laws::Way::View { view.logger_context() } else { from.logger_context() }; value.set_logger_context(it); None }
        21 => { let it = if way == laws::Way::View { view.global_entry() } else { from.global_entry() }; value.set_global_entry(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_buffer_header_v5_2_ptr64 {
use etwspec_runtime::laws;
use etwspec::buffers::wmi_buffer_header::{ V5_2Ptr64 as T, V5_2Ptr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.wnode() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2() }; value.set_reserved2(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved3() } else { from.reserved3() }; value.set_reserved3(it); None }
        4 => { let it = if way == laws::Way::View { view.alignment() } else { from.alignment() }; value.set_alignment(it); None }
        5 => { let it = if way == laws::Way::View { view.slist_entry() } else { from.slist_entry() }; value.set_slist_entry(it); None }
        6 => { let it = if way == laws::Way::View { view.entry() } else { from.entry() }; value.set_entry(it); None }
        7 => { let it = if way == laws::Way::View { view.reference_count() } else { from.reference_count() }; value.set_reference_count(it); None }
        8 => { let it = if way == laws::Way::View { view.saved_offset() } else { from.saved_offset() }; value.set_saved_offset(it); None }
        9 => { let it = if way == laws::Way::View { view.current_offset() } else { from.current_offset() }; value.set_current_offset(it); None }
        10 => { let it = if way == laws::Way::View { view.use_perf_clock() } else { from.use_perf_clock() }; value.set_use_perf_clock(it); None }
        11 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        12 => { let it = if way == laws::Way::View { view.guid() } else { from.guid() }; value.set_guid(it); None }
        13 => { let it = if way == laws::Way::View { view.client_context() } else { from.client_context() }; value.set_client_context(it); None }
        14 => { let it = if way == laws::Way::View { view.state() } else { from.state() }; value.set_state(it); None }
        15 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        16 => { let it = if way == laws::Way::View { view.offset() } else { from.offset() }; value.set_offset(it); None }
        17 => { let it = if way == laws::Way::View { view.buffer_flag() } else { from.buffer_flag() }; value.set_buffer_flag(it); None }
        18 => { let it = if way == laws::Way::View { view.buffer_type() } else { from.buffer_type() }; value.set_buffer_type(it); None }
        19 => { let it = if way == laws::Way::View { view.instance_guid() } else { from.instance_guid() }; value.set_instance_guid(it); None }
        20 => { let it = if way == laws::Way::View { view.logger_context() } else { from.logger_context() }; value.set_logger_context(it); None }
        21 => { let it = if way == laws::Way::View { view.global_entry() } else { from.global_entry() }; value.set_global_entry(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_buffer_header_v6_0_ptr32 {
use etwspec_runtime::laws;
use etwspec::buffers::wmi_buffer_header::{ V6_0Ptr32 as T, V6_0Ptr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.wnode() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        2 => { let it = if way == laws::Way::View { view.saved_offset() } else { from.saved_offset() }; value.set_saved_offset(it); None }
        3 => { let it = if way == laws::Way::View { view.current_offset() } else { from.current_offset() }; value.set_current_offset(it); None }
        4 => { let it = if way == laws::Way::View { view.reference_count() } else { from.reference_count() }; value.set_reference_count(it); None }
        5 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        6 => { let it = if way == laws::Way::View { view.start_perf_clock() } else { from.start_perf_clock() }; value.set_start_perf_clock(it); None }
        7 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number() }; value.set_sequence_number(it); None }
        8 => { let it = if way == laws::Way::View { view.spare0() } else { from.spare0() }; value.set_spare0(it); None }
        9 => { let it = if way == laws::Way::View { view.spare1() } else { from.spare1() }; value.set_spare1(it); None }
        10 => { let it = if way == laws::Way::View { view.client_context() } else { from.client_context() }; value.set_client_context(it); None }
        11 => { let it = if way == laws::Way::View { view.state() } else { from.state() }; value.set_state(it); None }
        12 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        13 => { let it = if way == laws::Way::View { view.offset() } else { from.offset() }; value.set_offset(it); None }
        14 => { let it = if way == laws::Way::View { view.buffer_flag() } else { from.buffer_flag() }; value.set_buffer_flag(it); None }
        15 => { let it = if way == laws::Way::View { view.buffer_type() } else { from.buffer_type() }; value.set_buffer_type(it); None }
        16 => { let it = if way == laws::Way::View { view.padding1() } else { from.padding1() }; value.set_padding1(it); None }
        17 => { let it = if way == laws::Way::View { view.start_time() } else { from.start_time() }; value.set_start_time(it); None }
        18 => { let it = if way == laws::Way::View { view.entry() } else { from.entry() }; value.set_entry(it); None }
        19 => { let it = if way == laws::Way::View { view.slist_entry() } else { from.slist_entry() }; value.set_slist_entry(it); None }
        20 => { let it = if way == laws::Way::View { view.next_buffer() } else { from.next_buffer() }; value.set_next_buffer(it); None }
        21 => { let it = if way == laws::Way::View { view.global_entry() } else { from.global_entry() }; value.set_global_entry(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_buffer_header_v6_0_ptr64 {
use etwspec_runtime::laws;
use etwspec::buffers::wmi_buffer_header::{ V6_0Ptr64 as T, V6_0Ptr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.wnode() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        2 => { let it = if way == laws::Way::View { view.saved_offset() } else { from.saved_offset() }; value.set_saved_offset(it); None }
        3 => { let it = if way == laws::Way::View { view.current_offset() } else { from.current_offset() }; value.set_current_offset(it); None }
        4 => { let it = if way == laws::Way::View { view.reference_count() } else { from.reference_count() }; value.set_reference_count(it); None }
        5 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        6 => { let it = if way == laws::Way::View { view.start_perf_clock() } else { from.start_perf_clock() }; value.set_start_perf_clock(it); None }
        7 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number() }; value.set_sequence_number(it); None }
        8 => { let it = if way == laws::Way::View { view.spare0() } else { from.spare0() }; value.set_spare0(it); None }
        9 => { let it = if way == laws::Way::View { view.spare1() } else { from.spare1() }; value.set_spare1(it); None }
        10 => { let it = if way == laws::Way::View { view.client_context() } else { from.client_context() }; value.set_client_context(it); None }
        11 => { let it = if way == laws::Way::View { view.state() } else { from.state() }; value.set_state(it); None }
        12 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        13 => { let it = if way == laws::Way::View { view.offset() } else { from.offset() }; value.set_offset(it); None }
        14 => { let it = if way == laws::Way::View { view.buffer_flag() } else { from.buffer_flag() }; value.set_buffer_flag(it); None }
        15 => { let it = if way == laws::Way::View { view.buffer_type() } else { from.buffer_type() }; value.set_buffer_type(it); None }
        16 => { let it = if way == laws::Way::View { view.padding1() } else { from.padding1() }; value.set_padding1(it); None }
        17 => { let it = if way == laws::Way::View { view.start_time() } else { from.start_time() }; value.set_start_time(it); None }
        18 => { let it = if way == laws::Way::View { view.entry() } else { from.entry() }; value.set_entry(it); None }
        19 => { let it = if way == laws::Way::View { view.slist_entry() } else { from.slist_entry() }; value.set_slist_entry(it); None }
        20 => { let it = if way == laws::Way::View { view.next_buffer() } else { from.next_buffer() }; value.set_next_buffer(it); None }
        21 => { let it = if way == laws::Way::View { view.global_entry() } else { from.global_entry() }; value.set_global_entry(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_buffer_header_v6_0_late_ptr32 {
use etwspec_runtime::laws;
use etwspec::buffers::wmi_buffer_header::{ V6_0LatePtr32 as T, V6_0LatePtr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.wnode() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        2 => { let it = if way == laws::Way::View { view.saved_offset() } else { from.saved_offset() }; value.set_saved_offset(it); None }
        3 => { let it = if way == laws::Way::View { view.current_offset() } else { from.current_offset() }; value.set_current_offset(it); None }
        4 => { let it = if way == laws::Way::View { view.reference_count() } else { from.reference_count() }; value.set_reference_count(it); None }
        5 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        6 => { let it = if way == laws::Way::View { view.start_perf_clock() } else { from.start_perf_clock() }; value.set_start_perf_clock(it); None }
        7 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number() }; value.set_sequence_number(it); None }
        8 => { let it = if way == laws::Way::View { view.padding0() } else { from.padding0() }; value.set_padding0(it); None }
        9 => { let it = if way == laws::Way::View { view.slist_entry() } else { from.slist_entry() }; value.set_slist_entry(it); None }
        10 => { let it = if way == laws::Way::View { view.next_buffer() } else { from.next_buffer() }; value.set_next_buffer(it); None }
        11 => { let it = if way == laws::Way::View { view.client_context() } else { from.client_context() }; value.set_client_context(it); None }
        12 => { let it = if way == laws::Way::View { view.state() } else { from.state() }; value.set_state(it); None }
        13 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        14 => { let it = if way == laws::Way::View { view.offset() } else { from.offset() }; value.set_offset(it); None }
        15 => { let it = if way == laws::Way::View { view.buffer_flag() } else { from.buffer_flag() }; value.set_buffer_flag(it); None }
        16 => { let it = if way == laws::Way::View { view.buffer_type() } else { from.buffer_type() }; value.set_buffer_type(it); None }
        17 => { let it = if way == laws::Way::View { view.padding1() } else { from.padding1() }; value.set_padding1(it); None }
        18 => { let it = if way == laws::Way::View { view.start_time() } else { from.start_time() }; value.set_start_time(it); None }
        19 => { let it = if way == laws::Way::View { view.entry() } else { from.entry() }; value.set_entry(it); None }
        20 => { let it = if way == laws::Way::View { view.padding2() } else { from.padding2() }; value.set_padding2(it); None }
        21 => { let it = if way == laws::Way::View { view.global_entry() } else { from.global_entry() }; value.set_global_entry(it); None }
        22 => { let it = if way == laws::Way::View { view.pointer0() } else { from.pointer0() }; value.set_pointer0(it); None }
        23 => { let it = if way == laws::Way::View { view.pointer1() } else { from.pointer1() }; value.set_pointer1(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_buffer_header_v6_0_late_ptr64 {
use etwspec_runtime::laws;
use etwspec::buffers::wmi_buffer_header::{ V6_0LatePtr64 as T, V6_0LatePtr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.wnode() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        2 => { let it = if way == laws::Way::View { view.saved_offset() } else { from.saved_offset() }; value.set_saved_offset(it); None }
        3 => { let it = if way == laws::Way::View { view.current_offset() } else { from.current_offset() }; value.set_current_offset(it); None }
        4 => { let it = if way == laws::Way::View { view.reference_count() } else { from.reference_count() }; value.set_reference_count(it); None }
        5 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        6 => { let it = if way == laws::Way::View { view.start_perf_clock() } else { from.start_perf_clock() }; value.set_start_perf_clock(it); None }
        7 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number() }; value.set_sequence_number(it); None }
        8 => { let it = if way == laws::Way::View { view.padding0() } else { from.padding0() }; value.set_padding0(it); None }
        9 => { let it = if way == laws::Way::View { view.slist_entry() } else { from.slist_entry() }; value.set_slist_entry(it); None }
        10 => { let it = if way == laws::Way::View { view.next_buffer() } else { from.next_buffer() }; value.set_next_buffer(it); None }
        11 => { let it = if way == laws::Way::View { view.client_context() } else { from.client_context() }; value.set_client_context(it); None }
        12 => { let it = if way == laws::Way::View { view.state() } else { from.state() }; value.set_state(it); None }
        13 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        14 => { let it = if way == laws::Way::View { view.offset() } else { from.offset() }; value.set_offset(it); None }
        15 => { let it = if way == laws::Way::View { view.buffer_flag() } else { from.buffer_flag() }; value.set_buffer_flag(it); None }
        16 => { let it = if way == laws::Way::View { view.buffer_type() } else { from.buffer_type() }; value.set_buffer_type(it); None }
        17 => { let it = if way == laws::Way::View { view.padding1() } else { from.padding1() }; value.set_padding1(it); None }
        18 => { let it = if way == laws::Way::View { view.start_time() } else { from.start_time() }; value.set_start_time(it); None }
        19 => { let it = if way == laws::Way::View { view.entry() } else { from.entry() }; value.set_entry(it); None }
        20 => { let it = if way == laws::Way::View { view.padding2() } else { from.padding2() }; value.set_padding2(it); None }
        21 => { let it = if way == laws::Way::View { view.global_entry() } else { from.global_entry() }; value.set_global_entry(it); None }
        22 => { let it = if way == laws::Way::View { view.pointer0() } else { from.pointer0() }; value.set_pointer0(it); None }
        23 => { let it = if way == laws::Way::View { view.pointer1() } else { from.pointer1() }; value.set_pointer1(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_buffer_header_v6_1_ptr32 {
use etwspec_runtime::laws;
use etwspec::buffers::wmi_buffer_header::{ V6_1Ptr32 as T, V6_1Ptr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        1 => { let it = if way == laws::Way::View { view.saved_offset() } else { from.saved_offset() }; value.set_saved_offset(it); None }
        2 => { let it = if way == laws::Way::View { view.current_offset() } else { from.current_offset() }; value.set_current_offset(it); None }
        3 => { let it = if way == laws::Way::View { view.reference_count() } else { from.reference_count() }; value.set_reference_count(it); None }
        4 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        5 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number() }; value.set_sequence_number(it); None }
        6 => { let it = if way == laws::Way::View { view.padding0() } else { from.padding0() }; value.set_padding0(it); None }
        7 => { let it = if way == laws::Way::View { view.slist_entry() } else { from.slist_entry() }; value.set_slist_entry(it); None }
        8 => { let it = if way == laws::Way::View { view.next_buffer() } else { from.next_buffer() }; value.set_next_buffer(it); None }
        9 => { let it = if way == laws::Way::View { view.client_context() } else { from.client_context() }; value.set_client_context(it); None }
        10 => { let it = if way == laws::Way::View { view.state() } else { from.state() }; value.set_state(it); None }
        11 => { let it = if way == laws::Way::View { view.offset() } else { from.offset() }; value.set_offset(it); None }
        12 => { let it = if way == laws::Way::View { view.buffer_flag() } else { from.buffer_flag() }; value.set_buffer_flag(it); None }
        13 => { let it = if way == laws::Way::View { view.buffer_type() } else { from.buffer_type() }; value.set_buffer_type(it); None }
        14 => { let it = if way == laws::Way::View { view.padding1() } else { from.padding1() }; value.set_padding1(it); None }
        15 => { let it = if way == laws::Way::View { view.reference_time() } else { from.reference_time() }; value.set_reference_time(it); None }
        16 => { let it = if way == laws::Way::View { view.global_entry() } else { from.global_entry() }; value.set_global_entry(it); None }
        17 => { let it = if way == laws::Way::View { view.pointer0() } else { from.pointer0() }; value.set_pointer0(it); None }
        18 => { let it = if way == laws::Way::View { view.pointer1() } else { from.pointer1() }; value.set_pointer1(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_buffer_header_v6_1_ptr64 {
use etwspec_runtime::laws;
use etwspec::buffers::wmi_buffer_header::{ V6_1Ptr64 as T, V6_1Ptr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        1 => { let it = if way == laws::Way::View { view.saved_offset() } else { from.saved_offset() }; value.set_saved_offset(it); None }
        2 => { let it = if way == laws::Way::View { view.current_offset() } else { from.current_offset() }; value.set_current_offset(it); None }
        3 => { let it = if way == laws::Way::View { view.reference_count() } else { from.reference_count() }; value.set_reference_count(it); None }
        4 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        5 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number() }; value.set_sequence_number(it); None }
        6 => { let it = if way == laws::Way::View { view.padding0() } else { from.padding0() }; value.set_padding0(it); None }
        7 => { let it = if way == laws::Way::View { view.slist_entry() } else { from.slist_entry() }; value.set_slist_entry(it); None }
        8 => { let it = if way == laws::Way::View { view.next_buffer() } else { from.next_buffer() }; value.set_next_buffer(it); None }
        9 => { let it = if way == laws::Way::View { view.client_context() } else { from.client_context() }; value.set_client_context(it); None }
        10 => { let it = if way == laws::Way::View { view.state() } else { from.state() }; value.set_state(it); None }
        11 => { let it = if way == laws::Way::View { view.offset() } else { from.offset() }; value.set_offset(it); None }
        12 => { let it = if way == laws::Way::View { view.buffer_flag() } else { from.buffer_flag() }; value.set_buffer_flag(it); None }
        13 => { let it = if way == laws::Way::View { view.buffer_type() } else { from.buffer_type() }; value.set_buffer_type(it); None }
        14 => { let it = if way == laws::Way::View { view.padding1() } else { from.padding1() }; value.set_padding1(it); None }
        15 => { let it = if way == laws::Way::View { view.reference_time() } else { from.reference_time() }; value.set_reference_time(it); None }
        16 => { let it = if way == laws::Way::View { view.global_entry() } else { from.global_entry() }; value.set_global_entry(it); None }
        17 => { let it = if way == laws::Way::View { view.pointer0() } else { from.pointer0() }; value.set_pointer0(it); None }
        18 => { let it = if way == laws::Way::View { view.pointer1() } else { from.pointer1() }; value.set_pointer1(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_buffer_header_wmi_buffer_header_ptr32 {
use etwspec_runtime::laws;
use etwspec::buffers::wmi_buffer_header::{ WmiBufferHeaderPtr32 as T, WmiBufferHeaderPtr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        1 => { let it = if way == laws::Way::View { view.saved_offset() } else { from.saved_offset() }; value.set_saved_offset(it); None }
        2 => { let it = if way == laws::Way::View { view.current_offset() } else { from.current_offset() }; value.set_current_offset(it); None }
        3 => { let it = if way == laws::Way::View { view.reference_count() } else { from.reference_count() }; value.set_reference_count(it); None }
        4 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        5 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number() }; value.set_sequence_number(it); None }
        6 => { let it = match way { laws::Way::View => view.clock_type(), laws::Way::Value => from.clock_type(), laws::Way::Ones => etwspec::buffers::EventTraceClock(!0u32) }; value.set_clock_type(it); Some(it.0 as u64) }
        7 => { let it = match way { laws::Way::View => view.frequency(), laws::Way::Value => from.frequency(), laws::Way::Ones => !0u64 }; value.set_frequency(it); Some(it as u64) }
        8 => { let it = if way == laws::Way::View { view.slist_entry() } else { from.slist_entry() }; value.set_slist_entry(it); None }
        9 => { let it = if way == laws::Way::View { view.next_buffer() } else { from.next_buffer() }; value.set_next_buffer(it); None }
        10 => { let it = if way == laws::Way::View { view.client_context() } else { from.client_context() }; value.set_client_context(it); None }
        11 => { let it = if way == laws::Way::View { view.state() } else { from.state() }; value.set_state(it); None }
        12 => { let it = if way == laws::Way::View { view.offset() } else { from.offset() }; value.set_offset(it); None }
        13 => { let it = if way == laws::Way::View { view.buffer_flag() } else { from.buffer_flag() }; value.set_buffer_flag(it); None }
        14 => { let it = if way == laws::Way::View { view.buffer_type() } else { from.buffer_type() }; value.set_buffer_type(it); None }
        15 => { let it = if way == laws::Way::View { view.padding1() } else { from.padding1() }; value.set_padding1(it); None }
        16 => { let it = if way == laws::Way::View { view.reference_time() } else { from.reference_time() }; value.set_reference_time(it); None }
        17 => { let it = if way == laws::Way::View { view.global_entry() } else { from.global_entry() }; value.set_global_entry(it); None }
        18 => { let it = if way == laws::Way::View { view.pointer0() } else { from.pointer0() }; value.set_pointer0(it); None }
        19 => { let it = if way == laws::Way::View { view.pointer1() } else { from.pointer1() }; value.set_pointer1(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_buffer_header_wmi_buffer_header_ptr64 {
use etwspec_runtime::laws;
use etwspec::buffers::wmi_buffer_header::{ WmiBufferHeaderPtr64 as T, WmiBufferHeaderPtr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        1 => { let it = if way == laws::Way::View { view.saved_offset() } else { from.saved_offset() }; value.set_saved_offset(it); None }
        2 => { let it = if way == laws::Way::View { view.current_offset() } else { from.current_offset() }; value.set_current_offset(it); None }
        3 => { let it = if way == laws::Way::View { view.reference_count() } else { from.reference_count() }; value.set_reference_count(it); None }
        4 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        5 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number() }; value.set_sequence_number(it); None }
        6 => { let it = match way { laws::Way::View => view.clock_type(), laws::Way::Value => from.clock_type(), laws::Way::Ones => etwspec::buffers::EventTraceClock(!0u32) }; value.set_clock_type(it); Some(it.0 as u64) }
        7 => { let it = match way { laws::Way::View => view.frequency(), laws::Way::Value => from.frequency(), laws::Way::Ones => !0u64 }; value.set_frequency(it); Some(it as u64) }
        8 => { let it = if way == laws::Way::View { view.slist_entry() } else { from.slist_entry() }; value.set_slist_entry(it); None }
        9 => { let it = if way == laws::Way::View { view.next_buffer() } else { from.next_buffer() }; value.set_next_buffer(it); None }
        10 => { let it = if way == laws::Way::View { view.client_context() } else { from.client_context() }; value.set_client_context(it); None }
        11 => { let it = if way == laws::Way::View { view.state() } else { from.state() }; value.set_state(it); None }
        12 => { let it = if way == laws::Way::View { view.offset() } else { from.offset() }; value.set_offset(it); None }
        13 => { let it = if way == laws::Way::View { view.buffer_flag() } else { from.buffer_flag() }; value.set_buffer_flag(it); None }
        14 => { let it = if way == laws::Way::View { view.buffer_type() } else { from.buffer_type() }; value.set_buffer_type(it); None }
        15 => { let it = if way == laws::Way::View { view.padding1() } else { from.padding1() }; value.set_padding1(it); None }
        16 => { let it = if way == laws::Way::View { view.reference_time() } else { from.reference_time() }; value.set_reference_time(it); None }
        17 => { let it = if way == laws::Way::View { view.global_entry() } else { from.global_entry() }; value.set_global_entry(it); None }
        18 => { let it = if way == laws::Way::View { view.pointer0() } else { from.pointer0() }; value.set_pointer0(it); None }
        19 => { let it = if way == laws::Way::View { view.pointer1() } else { from.pointer1() }; value.set_pointer1(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_buffer_state_wmi_buffer_state {
use etwspec_runtime::laws;
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

law_fixed!(false);
}

mod wmi_client_context_wmi_client_context {
use etwspec_runtime::laws;
use etwspec::buffers::wmi_client_context::{ WmiClientContext as T, WmiClientContextView as V };
const MEMBERS: &[&str] = &[
    "ProcessorNumber",
    "Alignment",
    "LoggerId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.processor_number() } else { from.processor_number() }; value.set_processor_number(it); None }
        1 => { let it = if way == laws::Way::View { view.alignment() } else { from.alignment() }; value.set_alignment(it); None }
        2 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id() }; value.set_logger_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_buffer_context_any {
use etwspec_runtime::laws;
use etwspec::buffers::etw_buffer_context::{Any, V6_0, EtwBufferContext, };
law_any! {
    "ETW_BUFFER_CONTEXT", false,
    0: "V6_0" V6_0(V6_0), 4;
    1: "EtwBufferContext" EtwBufferContext(EtwBufferContext), 4;
}

}

mod etw_buffer_header_any {
use etwspec_runtime::laws;
use etwspec::buffers::etw_buffer_header::{Any, Before6_2, EtwBufferHeader, };
law_any! {
    "ETW_BUFFER_HEADER", false,
    0: "Before6_2" Before6_2(Before6_2), 72;
    1: "EtwBufferHeader" EtwBufferHeader(EtwBufferHeader), 72;
}

}

mod list_entry_any {
use etwspec_runtime::laws;
use etwspec::buffers::list_entry::{Any, ListEntryPtr32, ListEntryPtr64, };
law_any! {
    "LIST_ENTRY", false,
    0: "ListEntryPtr32" ListEntryPtr32(ListEntryPtr32), 8;
    1: "ListEntryPtr64" ListEntryPtr64(ListEntryPtr64), 16;
}

}

mod single_list_entry_any {
use etwspec_runtime::laws;
use etwspec::buffers::single_list_entry::{Any, SingleListEntryPtr32, SingleListEntryPtr64, };
law_any! {
    "SINGLE_LIST_ENTRY", false,
    0: "SingleListEntryPtr32" SingleListEntryPtr32(SingleListEntryPtr32), 4;
    1: "SingleListEntryPtr64" SingleListEntryPtr64(SingleListEntryPtr64), 8;
}

}

mod wmi_buffer_header_any {
use etwspec_runtime::laws;
use etwspec::buffers::wmi_buffer_header::{Any, V5_0Ptr32, V5_0Ptr64, V5_1Ptr32, V5_1Ptr64, V5_2Ptr32, V5_2Ptr64, V6_0Ptr32, V6_0Ptr64, V6_0LatePtr32, V6_0LatePtr64, V6_1Ptr32, V6_1Ptr64, WmiBufferHeaderPtr32, WmiBufferHeaderPtr64, };
law_any! {
    "WMI_BUFFER_HEADER", false,
    0: "V5_0Ptr32" V5_0Ptr32(V5_0Ptr32), 72;
    1: "V5_0Ptr64" V5_0Ptr64(V5_0Ptr64), 72;
    2: "V5_1Ptr32" V5_1Ptr32(V5_1Ptr32), 72;
    3: "V5_1Ptr64" V5_1Ptr64(V5_1Ptr64), 72;
    4: "V5_2Ptr32" V5_2Ptr32(V5_2Ptr32), 72;
    5: "V5_2Ptr64" V5_2Ptr64(V5_2Ptr64), 72;
    6: "V6_0Ptr32" V6_0Ptr32(V6_0Ptr32), 72;
    7: "V6_0Ptr64" V6_0Ptr64(V6_0Ptr64), 72;
    8: "V6_0LatePtr32" V6_0LatePtr32(V6_0LatePtr32), 72;
    9: "V6_0LatePtr64" V6_0LatePtr64(V6_0LatePtr64), 72;
    10: "V6_1Ptr32" V6_1Ptr32(V6_1Ptr32), 72;
    11: "V6_1Ptr64" V6_1Ptr64(V6_1Ptr64), 72;
    12: "WmiBufferHeaderPtr32" WmiBufferHeaderPtr32(WmiBufferHeaderPtr32), 72;
    13: "WmiBufferHeaderPtr64" WmiBufferHeaderPtr64(WmiBufferHeaderPtr64), 72;
}

}

mod etw_buffer_state_values {
use etwspec_runtime::laws;
use etwspec::buffers::EtwBufferState as T;
law_enumeration!(u32);
}

mod etw_buffer_type_values {
use etwspec_runtime::laws;
use etwspec::buffers::EtwBufferType as T;
law_enumeration!(u16);
}

mod event_trace_clock_values {
use etwspec_runtime::laws;
use etwspec::buffers::EventTraceClock as T;
law_enumeration!(u32);
}

mod etw_buffer_flag_values {
use etwspec_runtime::laws;
use etwspec::buffers::EtwBufferFlag as T;
law_flags!(u16);
}
