// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of topic `headers`.
mod compact_system_trace_header_compact_system_trace_header {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::headers::compact_system_trace_header::{ CompactSystemTraceHeader as T, CompactSystemTraceHeaderView as V };
const MEMBERS: &[&str] = &[
    "Marker",
    "Version",
    "HeaderType",
    "Flags",
    "Header",
    "Packet",
    "ThreadId",
    "ProcessId",
    "SystemTime",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.marker() } else { from.marker() }; value.set_marker(it); None }
        1 => { let it = match way { laws::Way::View => view.version(), laws::Way::Value => from.version(), laws::Way::Ones => !0u16 }; value.set_version(it); Some(it as u64) }
        2 => { let it = if way == laws::Way::View { view.header_type() } else { from.header_type() }; value.set_header_type(it); None }
        3 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        4 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        5 => { let it = if way == laws::Way::View { view.packet() } else { from.packet() }; value.set_packet(it); None }
        6 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        7 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        8 => { let it = if way == laws::Way::View { view.system_time() } else { from.system_time() }; value.set_system_time(it); None }
        _ => None,
    }
}

law_fixed!(false);
#[test]
fn payload_ends_at_stated_size() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.as_bytes().to_vec();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod event_data_descriptor_event_data_descriptor {
use etwspec_runtime::laws;
use etwspec::headers::event_data_descriptor::{ EventDataDescriptor as T, EventDataDescriptorView as V };
const MEMBERS: &[&str] = &[
    "Ptr",
    "Size",
    "Reserved",
    "Type",
    "Reserved1",
    "Reserved2",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.ptr() } else { from.ptr() }; value.set_ptr(it); None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        3 => { let it = if way == laws::Way::View { view.kind() } else { from.kind() }; value.set_kind(it); None }
        4 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        5 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2() }; value.set_reserved2(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_descriptor_event_descriptor {
use etwspec_runtime::laws;
use etwspec::headers::event_descriptor::{ EventDescriptor as T, EventDescriptorView as V };
const MEMBERS: &[&str] = &[
    "Id",
    "Version",
    "Channel",
    "Level",
    "Opcode",
    "Task",
    "Keyword",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.id() } else { from.id() }; value.set_id(it); None }
        1 => { let it = if way == laws::Way::View { view.version() } else { from.version() }; value.set_version(it); None }
        2 => { let it = if way == laws::Way::View { view.channel() } else { from.channel() }; value.set_channel(it); None }
        3 => { let it = if way == laws::Way::View { view.level() } else { from.level() }; value.set_level(it); None }
        4 => { let it = if way == laws::Way::View { view.opcode() } else { from.opcode() }; value.set_opcode(it); None }
        5 => { let it = if way == laws::Way::View { view.task() } else { from.task() }; value.set_task(it); None }
        6 => { let it = if way == laws::Way::View { view.keyword() } else { from.keyword() }; value.set_keyword(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_extended_item_container_id_event_extended_item_container_id {
use etwspec_runtime::laws;
use etwspec::headers::event_extended_item_container_id::{ EventExtendedItemContainerId as T, EventExtendedItemContainerIdView as V };
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
        Ok((vec![{ let part = tail.container_id; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod event_extended_item_control_guid_event_extended_item_control_guid {
use etwspec_runtime::laws;
use etwspec::headers::event_extended_item_control_guid::{ EventExtendedItemControlGuid as T, EventExtendedItemControlGuidView as V };
const MEMBERS: &[&str] = &[
    "ControlGuid",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.control_guid() } else { from.control_guid() }; value.set_control_guid(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_extended_item_event_key_event_extended_item_event_key {
use etwspec_runtime::laws;
use etwspec::headers::event_extended_item_event_key::{ EventExtendedItemEventKey as T, EventExtendedItemEventKeyView as V };
const MEMBERS: &[&str] = &[
    "Key",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.key() } else { from.key() }; value.set_key(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_extended_item_instance_event_extended_item_instance {
use etwspec_runtime::laws;
use etwspec::headers::event_extended_item_instance::{ EventExtendedItemInstance as T, EventExtendedItemInstanceView as V };
const MEMBERS: &[&str] = &[
    "InstanceId",
    "ParentInstanceId",
    "ParentGuid",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.instance_id() } else { from.instance_id() }; value.set_instance_id(it); None }
        1 => { let it = if way == laws::Way::View { view.parent_instance_id() } else { from.parent_instance_id() }; value.set_parent_instance_id(it); None }
        2 => { let it = if way == laws::Way::View { view.parent_guid() } else { from.parent_guid() }; value.set_parent_guid(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_extended_item_pebs_index_event_extended_item_pebs_index {
use etwspec_runtime::laws;
use etwspec::headers::event_extended_item_pebs_index::{ EventExtendedItemPebsIndex as T, EventExtendedItemPebsIndexView as V };
const MEMBERS: &[&str] = &[
    "PebsIndex",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.pebs_index() } else { from.pebs_index() }; value.set_pebs_index(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_extended_item_pmc_counters_event_extended_item_pmc_counters {
use etwspec_runtime::laws;
use etwspec::headers::event_extended_item_pmc_counters::{ EventExtendedItemPmcCounters as T, EventExtendedItemPmcCountersView as V };
const MEMBERS: &[&str] = &[
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

}

mod event_extended_item_process_start_key_event_extended_item_process_start_key {
use etwspec_runtime::laws;
use etwspec::headers::event_extended_item_process_start_key::{ EventExtendedItemProcessStartKey as T, EventExtendedItemProcessStartKeyView as V };
const MEMBERS: &[&str] = &[
    "ProcessStartKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_start_key() } else { from.process_start_key() }; value.set_process_start_key(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_extended_item_psm_key_event_extended_item_psm_key {
use etwspec_runtime::laws;
use etwspec::headers::event_extended_item_psm_key::{ EventExtendedItemPsmKey as T, EventExtendedItemPsmKeyView as V };
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
        Ok((vec![{ let part = tail.psm_key; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod event_extended_item_qpc_delta_event_extended_item_qpc_delta {
use etwspec_runtime::laws;
use etwspec::headers::event_extended_item_qpc_delta::{ EventExtendedItemQpcDelta as T, EventExtendedItemQpcDeltaView as V };
const MEMBERS: &[&str] = &[
    "QpcDelta",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.qpc_delta() } else { from.qpc_delta() }; value.set_qpc_delta(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_extended_item_related_activityid_event_extended_item_related_activityid {
use etwspec_runtime::laws;
use etwspec::headers::event_extended_item_related_activityid::{ EventExtendedItemRelatedActivityid as T, EventExtendedItemRelatedActivityidView as V };
const MEMBERS: &[&str] = &[
    "RelatedActivityId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.related_activity_id() } else { from.related_activity_id() }; value.set_related_activity_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_extended_item_stack_key32_event_extended_item_stack_key32 {
use etwspec_runtime::laws;
use etwspec::headers::event_extended_item_stack_key32::{ EventExtendedItemStackKey32 as T, EventExtendedItemStackKey32View as V };
const MEMBERS: &[&str] = &[
    "MatchId",
    "StackKey",
    "Padding",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.match_id() } else { from.match_id() }; value.set_match_id(it); None }
        1 => { let it = if way == laws::Way::View { view.stack_key() } else { from.stack_key() }; value.set_stack_key(it); None }
        2 => { let it = if way == laws::Way::View { view.padding() } else { from.padding() }; value.set_padding(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_extended_item_stack_key64_event_extended_item_stack_key64 {
use etwspec_runtime::laws;
use etwspec::headers::event_extended_item_stack_key64::{ EventExtendedItemStackKey64 as T, EventExtendedItemStackKey64View as V };
const MEMBERS: &[&str] = &[
    "MatchId",
    "StackKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.match_id() } else { from.match_id() }; value.set_match_id(it); None }
        1 => { let it = if way == laws::Way::View { view.stack_key() } else { from.stack_key() }; value.set_stack_key(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_extended_item_stack_trace32_event_extended_item_stack_trace32 {
use etwspec_runtime::laws;
use etwspec::headers::event_extended_item_stack_trace32::{ EventExtendedItemStackTrace32 as T, EventExtendedItemStackTrace32View as V };
const MEMBERS: &[&str] = &[
    "MatchId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.match_id() } else { from.match_id() }; value.set_match_id(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

}

mod event_extended_item_stack_trace64_event_extended_item_stack_trace64 {
use etwspec_runtime::laws;
use etwspec::headers::event_extended_item_stack_trace64::{ EventExtendedItemStackTrace64 as T, EventExtendedItemStackTrace64View as V };
const MEMBERS: &[&str] = &[
    "MatchId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.match_id() } else { from.match_id() }; value.set_match_id(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

}

mod event_extended_item_ts_id_event_extended_item_ts_id {
use etwspec_runtime::laws;
use etwspec::headers::event_extended_item_ts_id::{ EventExtendedItemTsId as T, EventExtendedItemTsIdView as V };
const MEMBERS: &[&str] = &[
    "SessionId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.session_id() } else { from.session_id() }; value.set_session_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_header_event_header {
use etwspec_runtime::laws;
use etwspec::headers::event_header::{ EventHeader as T, EventHeaderView as V };
const MEMBERS: &[&str] = &[
    "Size",
    "HeaderType",
    "Flags",
    "EventProperty",
    "ThreadId",
    "ProcessId",
    "TimeStamp",
    "ProviderId",
    "EventDescriptor",
    "KernelTime",
    "UserTime",
    "ProcessorTime",
    "ActivityId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        1 => { let it = if way == laws::Way::View { view.header_type() } else { from.header_type() }; value.set_header_type(it); None }
        2 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        3 => { let it = if way == laws::Way::View { view.event_property() } else { from.event_property() }; value.set_event_property(it); None }
        4 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        5 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        6 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        7 => { let it = if way == laws::Way::View { view.provider_id() } else { from.provider_id() }; value.set_provider_id(it); None }
        8 => { let it = if way == laws::Way::View { view.event_descriptor() } else { from.event_descriptor() }; value.set_event_descriptor(it); None }
        9 => { let it = if way == laws::Way::View { view.kernel_time() } else { from.kernel_time() }; value.set_kernel_time(it); None }
        10 => { let it = if way == laws::Way::View { view.user_time() } else { from.user_time() }; value.set_user_time(it); None }
        11 => { let it = if way == laws::Way::View { view.processor_time() } else { from.processor_time() }; value.set_processor_time(it); None }
        12 => { let it = if way == laws::Way::View { view.activity_id() } else { from.activity_id() }; value.set_activity_id(it); None }
        _ => None,
    }
}

law_tailed!(true, |view: V<'_>| view.to_value(), extent => extent);
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
        Ok((vec![match tail.extended_data { Some(part) => Some(part.as_bytes().len()), None => None }, ], tail.rest.len()))
    });
}

}

mod event_header_extended_data_item_event_header_extended_data_item {
use etwspec_runtime::laws;
use etwspec::headers::event_header_extended_data_item::{ EventHeaderExtendedDataItem as T, EventHeaderExtendedDataItemView as V };
const MEMBERS: &[&str] = &[
    "Reserved1",
    "ExtType",
    "Linkage",
    "Reserved2",
    "DataSize",
    "DataPtr",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        1 => { let it = if way == laws::Way::View { view.ext_type() } else { from.ext_type() }; value.set_ext_type(it); None }
        2 => { let it = match way { laws::Way::View => view.linkage(), laws::Way::Value => from.linkage(), laws::Way::Ones => !0u16 }; value.set_linkage(it); Some(it as u64) }
        3 => { let it = match way { laws::Way::View => view.reserved2(), laws::Way::Value => from.reserved2(), laws::Way::Ones => !0u16 }; value.set_reserved2(it); Some(it as u64) }
        4 => { let it = if way == laws::Way::View { view.data_size() } else { from.data_size() }; value.set_data_size(it); None }
        5 => { let it = if way == laws::Way::View { view.data_ptr() } else { from.data_ptr() }; value.set_data_ptr(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_header_extended_data_item_in_buffer_event_header_extended_data_item_in_buffer {
use etwspec_runtime::laws;
use etwspec::headers::event_header_extended_data_item_in_buffer::{ EventHeaderExtendedDataItemInBuffer as T, EventHeaderExtendedDataItemInBufferView as V };
const MEMBERS: &[&str] = &[
    "Reserved1",
    "ExtType",
    "Linkage",
    "Reserved2",
    "DataSize",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        1 => { let it = if way == laws::Way::View { view.ext_type() } else { from.ext_type() }; value.set_ext_type(it); None }
        2 => { let it = match way { laws::Way::View => view.linkage(), laws::Way::Value => from.linkage(), laws::Way::Ones => !0u16 }; value.set_linkage(it); Some(it as u64) }
        3 => { let it = match way { laws::Way::View => view.reserved2(), laws::Way::Value => from.reserved2(), laws::Way::Ones => !0u16 }; value.set_reserved2(it); Some(it as u64) }
        4 => { let it = if way == laws::Way::View { view.data_size() } else { from.data_size() }; value.set_data_size(it); None }
        _ => None,
    }
}

law_tailed!(true, |view: V<'_>| view.to_value(), extent => extent);
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
        Ok((vec![{ let part = tail.data; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod event_instance_guid_header_event_instance_guid_header {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::headers::event_instance_guid_header::{ EventInstanceGuidHeader as T, EventInstanceGuidHeaderView as V };
const MEMBERS: &[&str] = &[
    "Size",
    "FieldTypeFlags",
    "HeaderType",
    "MarkerFlags",
    "Version",
    "Class",
    "Class.Type",
    "Class.Level",
    "Class.Version",
    "ThreadId",
    "ProcessId",
    "TimeStamp",
    "Guid",
    "GuidPtr",
    "ClientContext",
    "Flags",
    "KernelTime",
    "UserTime",
    "ProcessorTime",
    "InstanceId",
    "ParentInstanceId",
    "ParentGuid",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        1 => { let it = if way == laws::Way::View { view.field_type_flags() } else { from.field_type_flags() }; value.set_field_type_flags(it); None }
        2 => { let it = if way == laws::Way::View { view.header_type() } else { from.header_type() }; value.set_header_type(it); None }
        3 => { let it = if way == laws::Way::View { view.marker_flags() } else { from.marker_flags() }; value.set_marker_flags(it); None }
        4 => { let it = if way == laws::Way::View { view.version() } else { from.version() }; value.set_version(it); None }
        5 => { let it = if way == laws::Way::View { view.class() } else { from.class() }; value.set_class(it); None }
        6 => { let it = if way == laws::Way::View { view.class().kind() } else { from.class().kind() }; let mut inner = value.class(); inner.set_kind(it); value.set_class(inner); None }
        7 => { let it = if way == laws::Way::View { view.class().level() } else { from.class().level() }; let mut inner = value.class(); inner.set_level(it); value.set_class(inner); None }
        8 => { let it = if way == laws::Way::View { view.class().version() } else { from.class().version() }; let mut inner = value.class(); inner.set_version(it); value.set_class(inner); None }
        9 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        10 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        11 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        12 => { let it = if way == laws::Way::View { view.guid() } else { from.guid() }; value.set_guid(it); None }
        13 => { let it = if way == laws::Way::View { view.guid_ptr() } else { from.guid_ptr() }; value.set_guid_ptr(it); None }
        14 => { let it = if way == laws::Way::View { view.client_context() } else { from.client_context() }; value.set_client_context(it); None }
        15 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        16 => { let it = if way == laws::Way::View { view.kernel_time() } else { from.kernel_time() }; value.set_kernel_time(it); None }
        17 => { let it = if way == laws::Way::View { view.user_time() } else { from.user_time() }; value.set_user_time(it); None }
        18 => { let it = if way == laws::Way::View { view.processor_time() } else { from.processor_time() }; value.set_processor_time(it); None }
        19 => { let it = if way == laws::Way::View { view.instance_id() } else { from.instance_id() }; value.set_instance_id(it); None }
        20 => { let it = if way == laws::Way::View { view.parent_instance_id() } else { from.parent_instance_id() }; value.set_parent_instance_id(it); None }
        21 => { let it = if way == laws::Way::View { view.parent_guid() } else { from.parent_guid() }; value.set_parent_guid(it); None }
        _ => None,
    }
}

law_fixed!(false);
#[test]
fn payload_ends_at_stated_size() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.as_bytes().to_vec();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod event_instance_header_v5_0 {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::headers::event_instance_header::{ V5_0 as T, V5_0View as V };
const MEMBERS: &[&str] = &[
    "Size",
    "HeaderType",
    "MarkerFlags",
    "Version",
    "Class",
    "Class.Type",
    "Class.Level",
    "Class.Version",
    "ThreadId",
    "TimeStamp",
    "RegHandle",
    "InstanceId",
    "ParentInstanceId",
    "ClientContext",
    "Flags",
    "KernelTime",
    "UserTime",
    "ProcessorTime",
    "ParentRegHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        1 => { let it = if way == laws::Way::View { view.header_type() } else { from.header_type() }; value.set_header_type(it); None }
        2 => { let it = if way == laws::Way::View { view.marker_flags() } else { from.marker_flags() }; value.set_marker_flags(it); None }
        3 => { let it = if way == laws::Way::View { view.version() } else { from.version() }; value.set_version(it); None }
        4 => { let it = if way == laws::Way::View { view.class() } else { from.class() }; value.set_class(it); None }
        5 => { let it = if way == laws::Way::View { view.class().kind() } else { from.class().kind() }; let mut inner = value.class(); inner.set_kind(it); value.set_class(inner); None }
        6 => { let it = if way == laws::Way::View { view.class().level() } else { from.class().level() }; let mut inner = value.class(); inner.set_level(it); value.set_class(inner); None }
        7 => { let it = if way == laws::Way::View { view.class().version() } else { from.class().version() }; let mut inner = value.class(); inner.set_version(it); value.set_class(inner); None }
        8 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        9 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        10 => { let it = if way == laws::Way::View { view.reg_handle() } else { from.reg_handle() }; value.set_reg_handle(it); None }
        11 => { let it = if way == laws::Way::View { view.instance_id() } else { from.instance_id() }; value.set_instance_id(it); None }
        12 => { let it = if way == laws::Way::View { view.parent_instance_id() } else { from.parent_instance_id() }; value.set_parent_instance_id(it); None }
        13 => { let it = if way == laws::Way::View { view.client_context() } else { from.client_context() }; value.set_client_context(it); None }
        14 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        15 => { let it = if way == laws::Way::View { view.kernel_time() } else { from.kernel_time() }; value.set_kernel_time(it); None }
        16 => { let it = if way == laws::Way::View { view.user_time() } else { from.user_time() }; value.set_user_time(it); None }
        17 => { let it = if way == laws::Way::View { view.processor_time() } else { from.processor_time() }; value.set_processor_time(it); None }
        18 => { let it = if way == laws::Way::View { view.parent_reg_handle() } else { from.parent_reg_handle() }; value.set_parent_reg_handle(it); None }
        _ => None,
    }
}

law_fixed!(false);
#[test]
fn payload_ends_at_stated_size() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.as_bytes().to_vec();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod event_instance_header_v5_1 {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::headers::event_instance_header::{ V5_1 as T, V5_1View as V };
const MEMBERS: &[&str] = &[
    "Size",
    "FieldTypeFlags",
    "HeaderType",
    "MarkerFlags",
    "Version",
    "Class",
    "Class.Type",
    "Class.Level",
    "Class.Version",
    "ThreadId",
    "ProcessId",
    "TimeStamp",
    "RegHandle",
    "InstanceId",
    "ParentInstanceId",
    "ClientContext",
    "Flags",
    "KernelTime",
    "UserTime",
    "ProcessorTime",
    "ParentRegHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        1 => { let it = if way == laws::Way::View { view.field_type_flags() } else { from.field_type_flags() }; value.set_field_type_flags(it); None }
        2 => { let it = if way == laws::Way::View { view.header_type() } else { from.header_type() }; value.set_header_type(it); None }
        3 => { let it = if way == laws::Way::View { view.marker_flags() } else { from.marker_flags() }; value.set_marker_flags(it); None }
        4 => { let it = if way == laws::Way::View { view.version() } else { from.version() }; value.set_version(it); None }
        5 => { let it = if way == laws::Way::View { view.class() } else { from.class() }; value.set_class(it); None }
        6 => { let it = if way == laws::Way::View { view.class().kind() } else { from.class().kind() }; let mut inner = value.class(); inner.set_kind(it); value.set_class(inner); None }
        7 => { let it = if way == laws::Way::View { view.class().level() } else { from.class().level() }; let mut inner = value.class(); inner.set_level(it); value.set_class(inner); None }
        8 => { let it = if way == laws::Way::View { view.class().version() } else { from.class().version() }; let mut inner = value.class(); inner.set_version(it); value.set_class(inner); None }
        9 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        10 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        11 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        12 => { let it = if way == laws::Way::View { view.reg_handle() } else { from.reg_handle() }; value.set_reg_handle(it); None }
        13 => { let it = if way == laws::Way::View { view.instance_id() } else { from.instance_id() }; value.set_instance_id(it); None }
        14 => { let it = if way == laws::Way::View { view.parent_instance_id() } else { from.parent_instance_id() }; value.set_parent_instance_id(it); None }
        15 => { let it = if way == laws::Way::View { view.client_context() } else { from.client_context() }; value.set_client_context(it); None }
        16 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        17 => { let it = if way == laws::Way::View { view.kernel_time() } else { from.kernel_time() }; value.set_kernel_time(it); None }
        18 => { let it = if way == laws::Way::View { view.user_time() } else { from.user_time() }; value.set_user_time(it); None }
        19 => { let it = if way == laws::Way::View { view.processor_time() } else { from.processor_time() }; value.set_processor_time(it); None }
        20 => { let it = if way == laws::Way::View { view.parent_reg_handle() } else { from.parent_reg_handle() }; value.set_parent_reg_handle(it); None }
        _ => None,
    }
}

law_fixed!(false);
#[test]
fn payload_ends_at_stated_size() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.as_bytes().to_vec();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod event_instance_header_event_instance_header {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::headers::event_instance_header::{ EventInstanceHeader as T, EventInstanceHeaderView as V };
const MEMBERS: &[&str] = &[
    "Size",
    "FieldTypeFlags",
    "HeaderType",
    "MarkerFlags",
    "Version",
    "Class",
    "Class.Type",
    "Class.Level",
    "Class.Version",
    "ThreadId",
    "ProcessId",
    "TimeStamp",
    "RegHandle",
    "InstanceId",
    "ParentInstanceId",
    "KernelTime",
    "UserTime",
    "ProcessorTime",
    "EventId",
    "Flags",
    "ParentRegHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        1 => { let it = if way == laws::Way::View { view.field_type_flags() } else { from.field_type_flags() }; value.set_field_type_flags(it); None }
        2 => { let it = if way == laws::Way::View { view.header_type() } else { from.header_type() }; value.set_header_type(it); None }
        3 => { let it = if way == laws::Way::View { view.marker_flags() } else { from.marker_flags() }; value.set_marker_flags(it); None }
        4 => { let it = if way == laws::Way::View { view.version() } else { from.version() }; value.set_version(it); None }
        5 => { let it = if way == laws::Way::View { view.class() } else { from.class() }; value.set_class(it); None }
        6 => { let it = if way == laws::Way::View { view.class().kind() } else { from.class().kind() }; let mut inner = value.class(); inner.set_kind(it); value.set_class(inner); None }
        7 => { let it = if way == laws::Way::View { view.class().level() } else { from.class().level() }; let mut inner = value.class(); inner.set_level(it); value.set_class(inner); None }
        8 => { let it = if way == laws::Way::View { view.class().version() } else { from.class().version() }; let mut inner = value.class(); inner.set_version(it); value.set_class(inner); None }
        9 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        10 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        11 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        12 => { let it = if way == laws::Way::View { view.reg_handle() } else { from.reg_handle() }; value.set_reg_handle(it); None }
        13 => { let it = if way == laws::Way::View { view.instance_id() } else { from.instance_id() }; value.set_instance_id(it); None }
        14 => { let it = if way == laws::Way::View { view.parent_instance_id() } else { from.parent_instance_id() }; value.set_parent_instance_id(it); None }
        15 => { let it = if way == laws::Way::View { view.kernel_time() } else { from.kernel_time() }; value.set_kernel_time(it); None }
        16 => { let it = if way == laws::Way::View { view.user_time() } else { from.user_time() }; value.set_user_time(it); None }
        17 => { let it = if way == laws::Way::View { view.processor_time() } else { from.processor_time() }; value.set_processor_time(it); None }
        18 => { let it = if way == laws::Way::View { view.event_id() } else { from.event_id() }; value.set_event_id(it); None }
        19 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        20 => { let it = if way == laws::Way::View { view.parent_reg_handle() } else { from.parent_reg_handle() }; value.set_parent_reg_handle(it); None }
        _ => None,
    }
}

law_fixed!(false);
#[test]
fn payload_ends_at_stated_size() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.as_bytes().to_vec();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod event_instance_info_event_instance_info_ptr32 {
use etwspec_runtime::laws;
use etwspec::headers::event_instance_info::{ EventInstanceInfoPtr32 as T, EventInstanceInfoPtr32View as V };
const MEMBERS: &[&str] = &[
    "RegHandle",
    "InstanceId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reg_handle() } else { from.reg_handle() }; value.set_reg_handle(it); None }
        1 => { let it = if way == laws::Way::View { view.instance_id() } else { from.instance_id() }; value.set_instance_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_instance_info_event_instance_info_ptr64 {
use etwspec_runtime::laws;
use etwspec::headers::event_instance_info::{ EventInstanceInfoPtr64 as T, EventInstanceInfoPtr64View as V };
const MEMBERS: &[&str] = &[
    "RegHandle",
    "InstanceId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reg_handle() } else { from.reg_handle() }; value.set_reg_handle(it); None }
        1 => { let it = if way == laws::Way::View { view.instance_id() } else { from.instance_id() }; value.set_instance_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_provider_trait_event_provider_trait {
use etwspec_runtime::laws;
use etwspec::headers::event_provider_trait::{ EventProviderTrait as T, EventProviderTraitView as V };
const MEMBERS: &[&str] = &[
    "TraitSize",
    "Type",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.trait_size() } else { from.trait_size() }; value.set_trait_size(it); None }
        1 => { let it = if way == laws::Way::View { view.kind() } else { from.kind() }; value.set_kind(it); None }
        _ => None,
    }
}

law_tailed!(true, |view: V<'_>| view.to_value(), extent => extent);
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
        Ok((vec![match tail.group_guid { Some(_) => Some(16), None => None }, ], tail.rest.len()))
    });
}

}

mod event_provider_traits_event_provider_traits {
use etwspec_runtime::laws;
use etwspec::headers::event_provider_traits::{ EventProviderTraits as T, EventProviderTraitsView as V };
const MEMBERS: &[&str] = &[
    "TraitsSize",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.traits_size() } else { from.traits_size() }; value.set_traits_size(it); None }
        _ => None,
    }
}

law_tailed!(true, |view: V<'_>| view.to_value(), extent => extent);
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
        Ok((vec![{ let part = tail.provider_name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, { let part = tail.traits; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod event_record_before6_2_ptr32 {
use etwspec_runtime::laws;
use etwspec::headers::event_record::{ Before6_2Ptr32 as T, Before6_2Ptr32View as V };
const MEMBERS: &[&str] = &[
    "EventHeader",
    "BufferContext",
    "ExtendedDataCount",
    "UserDataLength",
    "ExtendedData",
    "UserData",
    "UserContext",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_header() } else { from.event_header() }; value.set_event_header(it); None }
        1 => { let it = if way == laws::Way::View { view.buffer_context() } else { from.buffer_context() }; value.set_buffer_context(it); None }
        2 => { let it = if way == laws::Way::View { view.extended_data_count() } else { from.extended_data_count() }; value.set_extended_data_count(it); None }
        3 => { let it = if way == laws::Way::View { view.user_data_length() } else { from.user_data_length() }; value.set_user_data_length(it); None }
        4 => { let it = if way == laws::Way::View { view.extended_data() } else { from.extended_data() }; value.set_extended_data(it); None }
        5 => { let it = if way == laws::Way::View { view.user_data() } else { from.user_data() }; value.set_user_data(it); None }
        6 => { let it = if way == laws::Way::View { view.user_context() } else { from.user_context() }; value.set_user_context(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_record_before6_2_ptr64 {
use etwspec_runtime::laws;
use etwspec::headers::event_record::{ Before6_2Ptr64 as T, Before6_2Ptr64View as V };
const MEMBERS: &[&str] = &[
    "EventHeader",
    "BufferContext",
    "ExtendedDataCount",
    "UserDataLength",
    "ExtendedData",
    "UserData",
    "UserContext",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_header() } else { from.event_header() }; value.set_event_header(it); None }
        1 => { let it = if way == laws::Way::View { view.buffer_context() } else { from.buffer_context() }; value.set_buffer_context(it); None }
        2 => { let it = if way == laws::Way::View { view.extended_data_count() } else { from.extended_data_count() }; value.set_extended_data_count(it); None }
        3 => { let it = if way == laws::Way::View { view.user_data_length() } else { from.user_data_length() }; value.set_user_data_length(it); None }
        4 => { let it = if way == laws::Way::View { view.extended_data() } else { from.extended_data() }; value.set_extended_data(it); None }
        5 => { let it = if way == laws::Way::View { view.user_data() } else { from.user_data() }; value.set_user_data(it); None }
        6 => { let it = if way == laws::Way::View { view.user_context() } else { from.user_context() }; value.set_user_context(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_record_event_record_ptr32 {
use etwspec_runtime::laws;
use etwspec::headers::event_record::{ EventRecordPtr32 as T, EventRecordPtr32View as V };
const MEMBERS: &[&str] = &[
    "EventHeader",
    "BufferContext",
    "ExtendedDataCount",
    "UserDataLength",
    "ExtendedData",
    "UserData",
    "UserContext",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_header() } else { from.event_header() }; value.set_event_header(it); None }
        1 => { let it = if way == laws::Way::View { view.buffer_context() } else { from.buffer_context() }; value.set_buffer_context(it); None }
        2 => { let it = if way == laws::Way::View { view.extended_data_count() } else { from.extended_data_count() }; value.set_extended_data_count(it); None }
        3 => { let it = if way == laws::Way::View { view.user_data_length() } else { from.user_data_length() }; value.set_user_data_length(it); None }
        4 => { let it = if way == laws::Way::View { view.extended_data() } else { from.extended_data() }; value.set_extended_data(it); None }
        5 => { let it = if way == laws::Way::View { view.user_data() } else { from.user_data() }; value.set_user_data(it); None }
        6 => { let it = if way == laws::Way::View { view.user_context() } else { from.user_context() }; value.set_user_context(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_record_event_record_ptr64 {
use etwspec_runtime::laws;
use etwspec::headers::event_record::{ EventRecordPtr64 as T, EventRecordPtr64View as V };
const MEMBERS: &[&str] = &[
    "EventHeader",
    "BufferContext",
    "ExtendedDataCount",
    "UserDataLength",
    "ExtendedData",
    "UserData",
    "UserContext",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_header() } else { from.event_header() }; value.set_event_header(it); None }
        1 => { let it = if way == laws::Way::View { view.buffer_context() } else { from.buffer_context() }; value.set_buffer_context(it); None }
        2 => { let it = if way == laws::Way::View { view.extended_data_count() } else { from.extended_data_count() }; value.set_extended_data_count(it); None }
        3 => { let it = if way == laws::Way::View { view.user_data_length() } else { from.user_data_length() }; value.set_user_data_length(it); None }
        4 => { let it = if way == laws::Way::View { view.extended_data() } else { from.extended_data() }; value.set_extended_data(it); None }
        5 => { let it = if way == laws::Way::View { view.user_data() } else { from.user_data() }; value.set_user_data(it); None }
        6 => { let it = if way == laws::Way::View { view.user_context() } else { from.user_context() }; value.set_user_context(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_schema_tl_event_schema_tl {
use etwspec_runtime::laws;
use etwspec::headers::event_schema_tl::{ EventSchemaTl as T, EventSchemaTlView as V };
const MEMBERS: &[&str] = &[
    "Size",
    "Tag0",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        1 => { let it = if way == laws::Way::View { view.tag0() } else { from.tag0() }; value.set_tag0(it); None }
        _ => None,
    }
}

law_tailed!(true, |view: V<'_>| view.to_value(), extent => extent);
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
        Ok((vec![match tail.tag1 { Some(_) => Some(1), None => None }, match tail.tag2 { Some(_) => Some(1), None => None }, match tail.tag3 { Some(_) => Some(1), None => None }, { let part = tail.event_name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, { let part = tail.fields; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod event_trace_before5_1_ptr32 {
use etwspec_runtime::laws;
use etwspec::headers::event_trace::{ Before5_1Ptr32 as T, Before5_1Ptr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "InstanceId",
    "ParentInstanceId",
    "ParentGuid",
    "MofData",
    "MofLength",
    "ClientContext",
    "BufferContext",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.instance_id() } else { from.instance_id() }; value.set_instance_id(it); None }
        2 => { let it = if way == laws::Way::View { view.parent_instance_id() } else { from.parent_instance_id() }; value.set_parent_instance_id(it); None }
        3 => { let it = if way == laws::Way::View { view.parent_guid() } else { from.parent_guid() }; value.set_parent_guid(it); None }
        4 => { let it = if way == laws::Way::View { view.mof_data() } else { from.mof_data() }; value.set_mof_data(it); None }
        5 => { let it = if way == laws::Way::View { view.mof_length() } else { from.mof_length() }; value.set_mof_length(it); None }
        6 => { let it = if way == laws::Way::View { view.client_context() } else { from.client_context() }; value.set_client_context(it); None }
        7 => { let it = if way == laws::Way::View { view.buffer_context() } else { from.buffer_context() }; value.set_buffer_context(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_trace_before5_1_ptr64 {
use etwspec_runtime::laws;
use etwspec::headers::event_trace::{ Before5_1Ptr64 as T, Before5_1Ptr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "InstanceId",
    "ParentInstanceId",
    "ParentGuid",
    "MofData",
    "MofLength",
    "ClientContext",
    "BufferContext",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.instance_id() } else { from.instance_id() }; value.set_instance_id(it); None }
        2 => { let it = if way == laws::Way::View { view.parent_instance_id() } else { from.parent_instance_id() }; value.set_parent_instance_id(it); None }
        3 => { let it = if way == laws::Way::View { view.parent_guid() } else { from.parent_guid() }; value.set_parent_guid(it); None }
        4 => { let it = if way == laws::Way::View { view.mof_data() } else { from.mof_data() }; value.set_mof_data(it); None }
        5 => { let it = if way == laws::Way::View { view.mof_length() } else { from.mof_length() }; value.set_mof_length(it); None }
        6 => { let it = if way == laws::Way::View { view.client_context() } else { from.client_context() }; value.set_client_context(it); None }
        7 => { let it = if way == laws::Way::View { view.buffer_context() } else { from.buffer_context() }; value.set_buffer_context(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_trace_before6_2_ptr32 {
use etwspec_runtime::laws;
use etwspec::headers::event_trace::{ Before6_2Ptr32 as T, Before6_2Ptr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "InstanceId",
    "ParentInstanceId",
    "ParentGuid",
    "MofData",
    "MofLength",
    "ClientContext",
    "BufferContext",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.instance_id() } else { from.instance_id() }; value.set_instance_id(it); None }
        2 => { let it = if way == laws::Way::View { view.parent_instance_id() } else { from.parent_instance_id() }; value.set_parent_instance_id(it); None }
        3 => { let it = if way == laws::Way::View { view.parent_guid() } else { from.parent_guid() }; value.set_parent_guid(it); None }
        4 => { let it = if way == laws::Way::View { view.mof_data() } else { from.mof_data() }; value.set_mof_data(it); None }
        5 => { let it = if way == laws::Way::View { view.mof_length() } else { from.mof_length() }; value.set_mof_length(it); None }
        6 => { let it = if way == laws::Way::View { view.client_context() } else { from.client_context() }; value.set_client_context(it); None }
        7 => { let it = if way == laws::Way::View { view.buffer_context() } else { from.buffer_context() }; value.set_buffer_context(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_trace_before6_2_ptr64 {
use etwspec_runtime::laws;
use etwspec::headers::event_trace::{ Before6_2Ptr64 as T, Before6_2Ptr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "InstanceId",
    "ParentInstanceId",
    "ParentGuid",
    "MofData",
    "MofLength",
    "ClientContext",
    "BufferContext",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.instance_id() } else { from.instance_id() }; value.set_instance_id(it); None }
        2 => { let it = if way == laws::Way::View { view.parent_instance_id() } else { from.parent_instance_id() }; value.set_parent_instance_id(it); None }
        3 => { let it = if way == laws::Way::View { view.parent_guid() } else { from.parent_guid() }; value.set_parent_guid(it); None }
        4 => { let it = if way == laws::Way::View { view.mof_data() } else { from.mof_data() }; value.set_mof_data(it); None }
        5 => { let it = if way == laws::Way::View { view.mof_length() } else { from.mof_length() }; value.set_mof_length(it); None }
        6 => { let it = if way == laws::Way::View { view.client_context() } else { from.client_context() }; value.set_client_context(it); None }
        7 => { let it = if way == laws::Way::View { view.buffer_context() } else { from.buffer_context() }; value.set_buffer_context(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_trace_event_trace_ptr32 {
use etwspec_runtime::laws;
use etwspec::headers::event_trace::{ EventTracePtr32 as T, EventTracePtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "InstanceId",
    "ParentInstanceId",
    "ParentGuid",
    "MofData",
    "MofLength",
    "ClientContext",
    "BufferContext",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.instance_id() } else { from.instance_id() }; value.set_instance_id(it); None }
        2 => { let it = if way == laws::Way::View { view.parent_instance_id() } else { from.parent_instance_id() }; value.set_parent_instance_id(it); None }
        3 => { let it = if way == laws::Way::View { view.parent_guid() } else { from.parent_guid() }; value.set_parent_guid(it); None }
        4 => { let it = if way == laws::Way::View { view.mof_data() } else { from.mof_data() }; value.set_mof_data(it); None }
        5 => { let it = if way == laws::Way::View { view.mof_length() } else { from.mof_length() }; value.set_mof_length(it); None }
        6 => { let it = if way == laws::Way::View { view.client_context() } else { from.client_context() }; value.set_client_context(it); None }
        7 => { let it = if way == laws::Way::View { view.buffer_context() } else { from.buffer_context() }; value.set_buffer_context(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_trace_event_trace_ptr64 {
use etwspec_runtime::laws;
use etwspec::headers::event_trace::{ EventTracePtr64 as T, EventTracePtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "InstanceId",
    "ParentInstanceId",
    "ParentGuid",
    "MofData",
    "MofLength",
    "ClientContext",
    "BufferContext",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.instance_id() } else { from.instance_id() }; value.set_instance_id(it); None }
        2 => { let it = if way == laws::Way::View { view.parent_instance_id() } else { from.parent_instance_id() }; value.set_parent_instance_id(it); None }
        3 => { let it = if way == laws::Way::View { view.parent_guid() } else { from.parent_guid() }; value.set_parent_guid(it); None }
        4 => { let it = if way == laws::Way::View { view.mof_data() } else { from.mof_data() }; value.set_mof_data(it); None }
        5 => { let it = if way == laws::Way::View { view.mof_length() } else { from.mof_length() }; value.set_mof_length(it); None }
        6 => { let it = if way == laws::Way::View { view.client_context() } else { from.client_context() }; value.set_client_context(it); None }
        7 => { let it = if way == laws::Way::View { view.buffer_context() } else { from.buffer_context() }; value.set_buffer_context(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_trace_header_v5_0 {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::headers::event_trace_header::{ V5_0 as T, V5_0View as V };
const MEMBERS: &[&str] = &[
    "Size",
    "HeaderType",
    "MarkerFlags",
    "Version",
    "Class",
    "Class.Type",
    "Class.Level",
    "Class.Version",
    "ThreadId",
    "TimeStamp",
    "Guid",
    "GuidPtr",
    "ClientContext",
    "Flags",
    "KernelTime",
    "UserTime",
    "ProcessorTime",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        1 => { let it = if way == laws::Way::View { view.header_type() } else { from.header_type() }; value.set_header_type(it); None }
        2 => { let it = if way == laws::Way::View { view.marker_flags() } else { from.marker_flags() }; value.set_marker_flags(it); None }
        3 => { let it = if way == laws::Way::View { view.version() } else { from.version() }; value.set_version(it); None }
        4 => { let it = if way == laws::Way::View { view.class() } else { from.class() }; value.set_class(it); None }
        5 => { let it = if way == laws::Way::View { view.class().kind() } else { from.class().kind() }; let mut inner = value.class(); inner.set_kind(it); value.set_class(inner); None }
        6 => { let it = if way == laws::Way::View { view.class().level() } else { from.class().level() }; let mut inner = value.class(); inner.set_level(it); value.set_class(inner); None }
        7 => { let it = if way == laws::Way::View { view.class().version() } else { from.class().version() }; let mut inner = value.class(); inner.set_version(it); value.set_class(inner); None }
        8 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        9 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        10 => { let it = if way == laws::Way::View { view.guid() } else { from.guid() }; value.set_guid(it); None }
        11 => { let it = if way == laws::Way::View { view.guid_ptr() } else { from.guid_ptr() }; value.set_guid_ptr(it); None }
        12 => { let it = if way == laws::Way::View { view.client_context() } else { from.client_context() }; value.set_client_context(it); None }
        13 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        14 => { let it = if way == laws::Way::View { view.kernel_time() } else { from.kernel_time() }; value.set_kernel_time(it); None }
        15 => { let it = if way == laws::Way::View { view.user_time() } else { from.user_time() }; value.set_user_time(it); None }
        16 => { let it = if way == laws::Way::View { view.processor_time() } else { from.processor_time() }; value.set_processor_time(it); None }
        _ => None,
    }
}

law_fixed!(false);
#[test]
fn payload_ends_at_stated_size() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.as_bytes().to_vec();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod event_trace_header_event_trace_header {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::headers::event_trace_header::{ EventTraceHeader as T, EventTraceHeaderView as V };
const MEMBERS: &[&str] = &[
    "Size",
    "FieldTypeFlags",
    "HeaderType",
    "MarkerFlags",
    "Version",
    "Class",
    "Class.Type",
    "Class.Level",
    "Class.Version",
    "ThreadId",
    "ProcessId",
    "TimeStamp",
    "Guid",
    "GuidPtr",
    "KernelTime",
    "UserTime",
    "ProcessorTime",
    "ClientContext",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        1 => { let it = if way == laws::Way::View { view.field_type_flags() } else { from.field_type_flags() }; value.set_field_type_flags(it); None }
        2 => { let it = if way == laws::Way::View { view.header_type() } else { from.header_type() }; value.set_header_type(it); None }
        3 => { let it = if way == laws::Way::View { view.marker_flags() } else { from.marker_flags() }; value.set_marker_flags(it); None }
        4 => { let it = if way == laws::Way::View { view.version() } else { from.version() }; value.set_version(it); None }
        5 => { let it = if way == laws::Way::View { view.class() } else { from.class() }; value.set_class(it); None }
        6 => { let it = if way == laws::Way::View { view.class().kind() } else { from.class().kind() }; let mut inner = value.class(); inner.set_kind(it); value.set_class(inner); None }
        7 => { let it = if way == laws::Way::View { view.class().level() } else { from.class().level() }; let mut inner = value.class(); inner.set_level(it); value.set_class(inner); None }
        8 => { let it = if way == laws::Way::View { view.class().version() } else { from.class().version() }; let mut inner = value.class(); inner.set_version(it); value.set_class(inner); None }
        9 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        10 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        11 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        12 => { let it = if way == laws::Way::View { view.guid() } else { from.guid() }; value.set_guid(it); None }
        13 => { let it = if way == laws::Way::View { view.guid_ptr() } else { from.guid_ptr() }; value.set_guid_ptr(it); None }
        14 => { let it = if way == laws::Way::View { view.kernel_time() } else { from.kernel_time() }; value.set_kernel_time(it); None }
        15 => { let it = if way == laws::Way::View { view.user_time() } else { from.user_time() }; value.set_user_time(it); None }
        16 => { let it = if way == laws::Way::View { view.processor_time() } else { from.processor_time() }; value.set_processor_time(it); None }
        17 => { let it = if way == laws::Way::View { view.client_context() } else { from.client_context() }; value.set_client_context(it); None }
        18 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        _ => None,
    }
}

law_fixed!(false);
#[test]
fn payload_ends_at_stated_size() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.as_bytes().to_vec();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod message_trace_message_trace {
use etwspec_runtime::laws;
use etwspec::headers::message_trace::{ MessageTrace as T, MessageTraceView as V };
const MEMBERS: &[&str] = &[
    "MessageHeader",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.message_header() } else { from.message_header() }; value.set_message_header(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

}

mod message_trace_header_message_trace_header {
use etwspec_runtime::laws;
use etwspec::headers::message_trace_header::{ MessageTraceHeader as T, MessageTraceHeaderView as V };
const MEMBERS: &[&str] = &[
    "Marker",
    "Size",
    "Reserved",
    "Version",
    "Header",
    "Packet",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.marker() } else { from.marker() }; value.set_marker(it); None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        3 => { let it = if way == laws::Way::View { view.version() } else { from.version() }; value.set_version(it); None }
        4 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        5 => { let it = if way == laws::Way::View { view.packet() } else { from.packet() }; value.set_packet(it); None }
        _ => None,
    }
}

law_tailed!(true, |view: V<'_>| view.to_value(), extent => extent);
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
        Ok((vec![match tail.sequence_number { Some(_) => Some(4), None => None }, match tail.component_id { Some(_) => Some(4), None => None }, match tail.message_guid { Some(_) => Some(16), None => None }, match tail.time_stamp { Some(_) => Some(8), None => None }, match tail.thread_id { Some(_) => Some(4), None => None }, match tail.process_id { Some(_) => Some(4), None => None }, ], tail.rest.len()))
    });
}

}

mod message_trace_user_v5_1 {
use etwspec_runtime::laws;
use etwspec::headers::message_trace_user::{ V5_1 as T, V5_1View as V };
const MEMBERS: &[&str] = &[
    "MessageHeader",
    "MessageFlags",
    "SessionHandle",
    "MessageGuid",
    "DataSize",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.message_header() } else { from.message_header() }; value.set_message_header(it); None }
        1 => { let it = if way == laws::Way::View { view.message_flags() } else { from.message_flags() }; value.set_message_flags(it); None }
        2 => { let it = if way == laws::Way::View { view.session_handle() } else { from.session_handle() }; value.set_session_handle(it); None }
        3 => { let it = if way == laws::Way::View { view.message_guid() } else { from.message_guid() }; value.set_message_guid(it); None }
        4 => { let it = if way == laws::Way::View { view.data_size() } else { from.data_size() }; value.set_data_size(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

}

mod message_trace_user_v6_0 {
use etwspec_runtime::laws;
use etwspec::headers::message_trace_user::{ V6_0 as T, V6_0View as V };
const MEMBERS: &[&str] = &[
    "SessionHandle",
    "MessageHeader",
    "MessageGuid",
    "MessageFlags",
    "DataSize",
    "Data",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.session_handle() } else { from.session_handle() }; value.set_session_handle(it); None }
        1 => { let it = if way == laws::Way::View { view.message_header() } else { from.message_header() }; value.set_message_header(it); None }
        2 => { let it = if way == laws::Way::View { view.message_guid() } else { from.message_guid() }; value.set_message_guid(it); None }
        3 => { let it = if way == laws::Way::View { view.message_flags() } else { from.message_flags() }; value.set_message_flags(it); None }
        4 => { let it = if way == laws::Way::View { view.data_size() } else { from.data_size() }; value.set_data_size(it); None }
        5 => { let it = if way == laws::Way::View { view.data_() } else { from.data_() }; value.set_data_(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod message_trace_user_message_trace_user {
use etwspec_runtime::laws;
use etwspec::headers::message_trace_user::{ MessageTraceUser as T, MessageTraceUserView as V };
const MEMBERS: &[&str] = &[
    "MessageHeader",
    "MessageGuid",
    "MessageFlags",
    "DataSize",
    "Data",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.message_header() } else { from.message_header() }; value.set_message_header(it); None }
        1 => { let it = if way == laws::Way::View { view.message_guid() } else { from.message_guid() }; value.set_message_guid(it); None }
        2 => { let it = if way == laws::Way::View { view.message_flags() } else { from.message_flags() }; value.set_message_flags(it); None }
        3 => { let it = if way == laws::Way::View { view.data_size() } else { from.data_size() }; value.set_data_size(it); None }
        4 => { let it = if way == laws::Way::View { view.data_() } else { from.data_() }; value.set_data_(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod mof_field_mof_field {
use etwspec_runtime::laws;
use etwspec::headers::mof_field::{ MofField as T, MofFieldView as V };
const MEMBERS: &[&str] = &[
    "DataPtr",
    "Length",
    "DataType",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.data_ptr() } else { from.data_ptr() }; value.set_data_ptr(it); None }
        1 => { let it = if way == laws::Way::View { view.length() } else { from.length() }; value.set_length(it); None }
        2 => { let it = if way == laws::Way::View { view.data_type() } else { from.data_type() }; value.set_data_type(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod offsetinstancedataandlength_offsetinstancedataandlength {
use etwspec_runtime::laws;
use etwspec::headers::offsetinstancedataandlength::{ Offsetinstancedataandlength as T, OffsetinstancedataandlengthView as V };
const MEMBERS: &[&str] = &[
    "OffsetInstanceData",
    "LengthInstanceData",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.offset_instance_data() } else { from.offset_instance_data() }; value.set_offset_instance_data(it); None }
        1 => { let it = if way == laws::Way::View { view.length_instance_data() } else { from.length_instance_data() }; value.set_length_instance_data(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_trace_header_perfinfo_trace_header {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::headers::perfinfo_trace_header::{ PerfinfoTraceHeader as T, PerfinfoTraceHeaderView as V };
const MEMBERS: &[&str] = &[
    "Marker",
    "Version",
    "HeaderType",
    "Flags",
    "Header",
    "Packet",
    "TS",
    "SystemTime",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.marker() } else { from.marker() }; value.set_marker(it); None }
        1 => { let it = match way { laws::Way::View => view.version(), laws::Way::Value => from.version(), laws::Way::Ones => !0u16 }; value.set_version(it); Some(it as u64) }
        2 => { let it = if way == laws::Way::View { view.header_type() } else { from.header_type() }; value.set_header_type(it); None }
        3 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        4 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        5 => { let it = if way == laws::Way::View { view.packet() } else { from.packet() }; value.set_packet(it); None }
        6 => { let it = if way == laws::Way::View { view.ts() } else { from.ts() }; value.set_ts(it); None }
        7 => { let it = if way == laws::Way::View { view.system_time() } else { from.system_time() }; value.set_system_time(it); None }
        _ => None,
    }
}

law_tailed!(true, |view: V<'_>| Ok(view.to_value()), _extent => ());
#[test]
fn payload_ends_at_stated_size() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.to_vec().map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

#[test]
fn roundtrips_inserted_event_extended_item_pmc_counters() {
    type Item = etwspec::headers::EventExtendedItemPmcCounters;
    let fail = |error: etwspec::Error| TestCaseError::fail(error.to_string());
    laws::run(laws::MANY, &(any::<T>(), any::<Item>()), |(header, item)| {
        let mut header = T::from_slice(&laws::with_nothing_inserted(T::LAYOUT, &header.fixed_to_bytes())).map_err(fail)?;
        prop_assert!(header.inserted.is_empty(), "nothing is announced");
        prop_assert_eq!(header.event_extended_item_pmc_counters(), Ok(None));
        let before = header.clone();
        if let Err(error) = header.insert_event_extended_item_pmc_counters(&item) {
            prop_assert!(matches!(error, etwspec::Error::BadCount { .. }), "{error}");
            prop_assert_eq!(header, before, "a rejected item changes nothing");
            return Ok(());
        }
        let bytes = header.to_vec().map_err(fail)?;
        prop_assert_eq!(T::from_slice(&bytes), Ok(header.clone()));
        let view = V::new(&bytes).map_err(fail)?;
        prop_assert_eq!(view.inserted(), &header.inserted);
        prop_assert_eq!(view.inserted(), &item.to_vec().map_err(fail)?[..]);
        for found in [view.event_extended_item_pmc_counters(), header.event_extended_item_pmc_counters()] {
            match found.map_err(fail)? {
                Some(found) => prop_assert_eq!(found.to_value(), item.clone()),
                None => prop_assert!(header.inserted.is_empty(), "the item is present"),
            }
        }
        if header.inserted.is_empty() {
            return Ok(());
        }
        let again = header.clone();
        header.insert_event_extended_item_pmc_counters(&item).map_err(fail)?;
        prop_assert_eq!(&header, &again, "an item replaces one of its kind");
        prop_assert_eq!(header.insert_event_extended_item_pebs_index(&etwspec::headers::EventExtendedItemPebsIndex::default()), Err(etwspec::Error::OrderUnknown { name: T::LAYOUT.name }));
        prop_assert_eq!(&header, &again, "a rejected item changes nothing");
        prop_assert_eq!(header.event_extended_item_pebs_index(), Ok(None));
        Ok(())
    });
}

#[test]
fn roundtrips_inserted_event_extended_item_pebs_index() {
    type Item = etwspec::headers::EventExtendedItemPebsIndex;
    let fail = |error: etwspec::Error| TestCaseError::fail(error.to_string());
    laws::run(laws::MANY, &(any::<T>(), any::<Item>()), |(header, item)| {
        let mut header = T::from_slice(&laws::with_nothing_inserted(T::LAYOUT, &header.fixed_to_bytes())).map_err(fail)?;
        prop_assert!(header.inserted.is_empty(), "nothing is announced");
        prop_assert_eq!(header.event_extended_item_pebs_index(), Ok(None));
        header.insert_event_extended_item_pebs_index(&item).map_err(fail)?;
        let bytes = header.to_vec().map_err(fail)?;
        prop_assert_eq!(T::from_slice(&bytes), Ok(header.clone()));
        let view = V::new(&bytes).map_err(fail)?;
        prop_assert_eq!(view.inserted(), &header.inserted);
        prop_assert_eq!(view.inserted(), &item.as_bytes()[..]);
        for found in [view.event_extended_item_pebs_index(), header.event_extended_item_pebs_index()] {
            match found.map_err(fail)? {
                Some(found) => prop_assert_eq!(found.to_value(), item.clone()),
                None => prop_assert!(header.inserted.is_empty(), "the item is present"),
            }
        }
        if header.inserted.is_empty() {
            return Ok(());
        }
        let again = header.clone();
        header.insert_event_extended_item_pebs_index(&item).map_err(fail)?;
        prop_assert_eq!(&header, &again, "an item replaces one of its kind");
        prop_assert_eq!(header.insert_event_extended_item_pmc_counters(&etwspec::headers::EventExtendedItemPmcCounters::default()), Err(etwspec::Error::OrderUnknown { name: T::LAYOUT.name }));
        prop_assert_eq!(&header, &again, "a rejected item changes nothing");
        prop_assert_eq!(header.event_extended_item_pmc_counters(), Ok(None));
        Ok(())
    });
}

}

mod system_trace_header_system_trace_header {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::headers::system_trace_header::{ SystemTraceHeader as T, SystemTraceHeaderView as V };
const MEMBERS: &[&str] = &[
    "Marker",
    "Version",
    "HeaderType",
    "Flags",
    "Header",
    "Packet",
    "ThreadId",
    "ProcessId",
    "SystemTime",
    "KernelTime",
    "UserTime",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.marker() } else { from.marker() }; value.set_marker(it); None }
        1 => { let it = match way { laws::Way::View => view.version(), laws::Way::Value => from.version(), laws::Way::Ones => !0u16 }; value.set_version(it); Some(it as u64) }
        2 => { let it = if way == laws::Way::View { view.header_type() } else { from.header_type() }; value.set_header_type(it); None }
        3 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        4 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        5 => { let it = if way == laws::Way::View { view.packet() } else { from.packet() }; value.set_packet(it); None }
        6 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        7 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        8 => { let it = if way == laws::Way::View { view.system_time() } else { from.system_time() }; value.set_system_time(it); None }
        9 => { let it = if way == laws::Way::View { view.kernel_time() } else { from.kernel_time() }; value.set_kernel_time(it); None }
        10 => { let it = if way == laws::Way::View { view.user_time() } else { from.user_time() }; value.set_user_time(it); None }
        _ => None,
    }
}

law_fixed!(false);
#[test]
fn payload_ends_at_stated_size() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.as_bytes().to_vec();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod tracelogging_field_tracelogging_field {
use etwspec_runtime::laws;
use etwspec::headers::tracelogging_field::{ TraceloggingField as T, TraceloggingFieldView as V };
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
        Ok((vec![{ let part = tail.name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, { Some(1) }, match tail.out { Some(_) => Some(1), None => None }, match tail.tag0 { Some(_) => Some(1), None => None }, match tail.tag1 { Some(_) => Some(1), None => None }, match tail.tag2 { Some(_) => Some(1), None => None }, match tail.tag3 { Some(_) => Some(1), None => None }, match tail.count { Some(_) => Some(2), None => None }, match tail.schema_size { Some(_) => Some(2), None => None }, match tail.schema { Some(part) => Some(part.as_bytes().len()), None => None }, ], tail.rest.len()))
    });
}

}

mod wmi_trace_message_packet_wmi_trace_message_packet {
use etwspec_runtime::laws;
use etwspec::headers::wmi_trace_message_packet::{ WmiTraceMessagePacket as T, WmiTraceMessagePacketView as V };
const MEMBERS: &[&str] = &[
    "MessageNumber",
    "OptionFlags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.message_number() } else { from.message_number() }; value.set_message_number(it); None }
        1 => { let it = if way == laws::Way::View { view.option_flags() } else { from.option_flags() }; value.set_option_flags(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_trace_packet_wmi_trace_packet {
use etwspec_runtime::laws;
use etwspec::headers::wmi_trace_packet::{ WmiTracePacket as T, WmiTracePacketView as V };
const MEMBERS: &[&str] = &[
    "Size",
    "HookId",
    "Type",
    "Group",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        1 => { let it = if way == laws::Way::View { view.hook_id() } else { from.hook_id() }; value.set_hook_id(it); None }
        2 => { let it = if way == laws::Way::View { view.kind() } else { from.kind() }; value.set_kind(it); None }
        3 => { let it = if way == laws::Way::View { view.group() } else { from.group() }; value.set_group(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wnode_all_data_wnode_all_data_ptr32 {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::headers::wnode_all_data::{ WnodeAllDataPtr32 as T, WnodeAllDataPtr32View as V };
const MEMBERS: &[&str] = &[
    "WnodeHeader",
    "DataBlockOffset",
    "InstanceCount",
    "OffsetInstanceNameOffsets",
    "FixedInstanceSize",
    "OffsetInstanceDataAndLength",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode_header() } else { from.wnode_header() }; value.set_wnode_header(it); None }
        1 => { let it = if way == laws::Way::View { view.data_block_offset() } else { from.data_block_offset() }; value.set_data_block_offset(it); None }
        2 => { let it = if way == laws::Way::View { view.instance_count() } else { from.instance_count() }; value.set_instance_count(it); None }
        3 => { let it = if way == laws::Way::View { view.offset_instance_name_offsets() } else { from.offset_instance_name_offsets() }; value.set_offset_instance_name_offsets(it); None }
        4 => { let it = if way == laws::Way::View { view.fixed_instance_size() } else { from.fixed_instance_size() }; value.set_fixed_instance_size(it); None }
        5 => { let it = if way == laws::Way::View { view.offset_instance_data_and_length() } else { from.offset_instance_data_and_length() }; value.set_offset_instance_data_and_length(it); None }
        _ => None,
    }
}

law_fixed!(false);
#[test]
fn payload_ends_at_stated_size() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.as_bytes().to_vec();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod wnode_all_data_wnode_all_data_ptr64 {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::headers::wnode_all_data::{ WnodeAllDataPtr64 as T, WnodeAllDataPtr64View as V };
const MEMBERS: &[&str] = &[
    "WnodeHeader",
    "DataBlockOffset",
    "InstanceCount",
    "OffsetInstanceNameOffsets",
    "FixedInstanceSize",
    "OffsetInstanceDataAndLength",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode_header() } else { from.wnode_header() }; value.set_wnode_header(it); None }
        1 => { let it = if way == laws::Way::View { view.data_block_offset() } else { from.data_block_offset() }; value.set_data_block_offset(it); None }
        2 => { let it = if way == laws::Way::View { view.instance_count() } else { from.instance_count() }; value.set_instance_count(it); None }
        3 => { let it = if way == laws::Way::View { view.offset_instance_name_offsets() } else { from.offset_instance_name_offsets() }; value.set_offset_instance_name_offsets(it); None }
        4 => { let it = if way == laws::Way::View { view.fixed_instance_size() } else { from.fixed_instance_size() }; value.set_fixed_instance_size(it); None }
        5 => { let it = if way == laws::Way::View { view.offset_instance_data_and_length() } else { from.offset_instance_data_and_length() }; value.set_offset_instance_data_and_length(it); None }
        _ => None,
    }
}

law_fixed!(false);
#[test]
fn payload_ends_at_stated_size() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.as_bytes().to_vec();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod wnode_event_item_wnode_event_item_ptr32 {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::headers::wnode_event_item::{ WnodeEventItemPtr32 as T, WnodeEventItemPtr32View as V };
const MEMBERS: &[&str] = &[
    "WnodeHeader",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode_header() } else { from.wnode_header() }; value.set_wnode_header(it); None }
        _ => None,
    }
}

law_fixed!(false);
#[test]
fn payload_ends_at_stated_size() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.as_bytes().to_vec();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod wnode_event_item_wnode_event_item_ptr64 {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::headers::wnode_event_item::{ WnodeEventItemPtr64 as T, WnodeEventItemPtr64View as V };
const MEMBERS: &[&str] = &[
    "WnodeHeader",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode_header() } else { from.wnode_header() }; value.set_wnode_header(it); None }
        _ => None,
    }
}

law_fixed!(false);
#[test]
fn payload_ends_at_stated_size() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.as_bytes().to_vec();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod wnode_event_reference_wnode_event_reference_ptr32 {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::headers::wnode_event_reference::{ WnodeEventReferencePtr32 as T, WnodeEventReferencePtr32View as V };
const MEMBERS: &[&str] = &[
    "WnodeHeader",
    "TargetGuid",
    "TargetDataBlockSize",
    "TargetInstanceIndex",
    "TargetInstanceName",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode_header() } else { from.wnode_header() }; value.set_wnode_header(it); None }
        1 => { let it = if way == laws::Way::View { view.target_guid() } else { from.target_guid() }; value.set_target_guid(it); None }
        2 => { let it = if way == laws::Way::View { view.target_data_block_size() } else { from.target_data_block_size() }; value.set_target_data_block_size(it); None }
        3 => { let it = if way == laws::Way::View { view.target_instance_index() } else { from.target_instance_index() }; value.set_target_instance_index(it); None }
        4 => { let it = if way == laws::Way::View { view.target_instance_name() } else { from.target_instance_name() }; value.set_target_instance_name(it); None }
        _ => None,
    }
}

law_fixed!(false);
#[test]
fn payload_ends_at_stated_size() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.as_bytes().to_vec();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod wnode_event_reference_wnode_event_reference_ptr64 {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::headers::wnode_event_reference::{ WnodeEventReferencePtr64 as T, WnodeEventReferencePtr64View as V };
const MEMBERS: &[&str] = &[
    "WnodeHeader",
    "TargetGuid",
    "TargetDataBlockSize",
    "TargetInstanceIndex",
    "TargetInstanceName",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode_header() } else { from.wnode_header() }; value.set_wnode_header(it); None }
        1 => { let it = if way == laws::Way::View { view.target_guid() } else { from.target_guid() }; value.set_target_guid(it); None }
        2 => { let it = if way == laws::Way::View { view.target_data_block_size() } else { from.target_data_block_size() }; value.set_target_data_block_size(it); None }
        3 => { let it = if way == laws::Way::View { view.target_instance_index() } else { from.target_instance_index() }; value.set_target_instance_index(it); None }
        4 => { let it = if way == laws::Way::View { view.target_instance_name() } else { from.target_instance_name() }; value.set_target_instance_name(it); None }
        _ => None,
    }
}

law_fixed!(false);
#[test]
fn payload_ends_at_stated_size() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.as_bytes().to_vec();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod wnode_header_wnode_header_ptr32 {
use etwspec_runtime::laws;
use etwspec::headers::wnode_header::{ WnodeHeaderPtr32 as T, WnodeHeaderPtr32View as V };
const MEMBERS: &[&str] = &[
    "BufferSize",
    "ProviderId",
    "HistoricalContext",
    "Version",
    "Linkage",
    "CountLost",
    "KernelHandle",
    "TimeStamp",
    "Guid",
    "ClientContext",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        1 => { let it = if way == laws::Way::View { view.provider_id() } else { from.provider_id() }; value.set_provider_id(it); None }
        2 => { let it = if way == laws::Way::View { view.historical_context() } else { from.historical_context() }; value.set_historical_context(it); None }
        3 => { let it = if way == laws::Way::View { view.version() } else { from.version() }; value.set_version(it); None }
        4 => { let it = if way == laws::Way::View { view.linkage() } else { from.linkage() }; value.set_linkage(it); None }
        5 => { let it = if way == laws::Way::View { view.count_lost() } else { from.count_lost() }; value.set_count_lost(it); None }
        6 => { let it = if way == laws::Way::View { view.kernel_handle() } else { from.kernel_handle() }; value.set_kernel_handle(it); None }
        7 => { if way == laws::Way::View { let it = view.time_stamp(); value.set_time_stamp(it); } else { value.set_time_stamp_as_file_time(from.time_stamp_as_file_time()); } None }
        8 => { let it = if way == laws::Way::View { view.guid() } else { from.guid() }; value.set_guid(it); None }
        9 => { let it = if way == laws::Way::View { view.client_context() } else { from.client_context() }; value.set_client_context(it); None }
        10 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wnode_header_wnode_header_ptr64 {
use etwspec_runtime::laws;
use etwspec::headers::wnode_header::{ WnodeHeaderPtr64 as T, WnodeHeaderPtr64View as V };
const MEMBERS: &[&str] = &[
    "BufferSize",
    "ProviderId",
    "HistoricalContext",
    "Version",
    "Linkage",
    "CountLost",
    "KernelHandle",
    "TimeStamp",
    "Guid",
    "ClientContext",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        1 => { let it = if way == laws::Way::View { view.provider_id() } else { from.provider_id() }; value.set_provider_id(it); None }
        2 => { let it = if way == laws::Way::View { view.historical_context() } else { from.historical_context() }; value.set_historical_context(it); None }
        3 => { let it = if way == laws::Way::View { view.version() } else { from.version() }; value.set_version(it); None }
        4 => { let it = if way == laws::Way::View { view.linkage() } else { from.linkage() }; value.set_linkage(it); None }
        5 => { let it = if way == laws::Way::View { view.count_lost() } else { from.count_lost() }; value.set_count_lost(it); None }
        6 => { let it = if way == laws::Way::View { view.kernel_handle() } else { from.kernel_handle() }; value.set_kernel_handle(it); None }
        7 => { if way == laws::Way::View { let it = view.time_stamp(); value.set_time_stamp(it); } else { value.set_time_stamp_as_file_time(from.time_stamp_as_file_time()); } None }
        8 => { let it = if way == laws::Way::View { view.guid() } else { from.guid() }; value.set_guid(it); None }
        9 => { let it = if way == laws::Way::View { view.client_context() } else { from.client_context() }; value.set_client_context(it); None }
        10 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wnode_method_item_wnode_method_item_ptr32 {
use etwspec_runtime::laws;
use etwspec::headers::wnode_method_item::{ WnodeMethodItemPtr32 as T, WnodeMethodItemPtr32View as V };
const MEMBERS: &[&str] = &[
    "WnodeHeader",
    "OffsetInstanceName",
    "InstanceIndex",
    "MethodId",
    "DataBlockOffset",
    "SizeDataBlock",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode_header() } else { from.wnode_header() }; value.set_wnode_header(it); None }
        1 => { let it = if way == laws::Way::View { view.offset_instance_name() } else { from.offset_instance_name() }; value.set_offset_instance_name(it); None }
        2 => { let it = if way == laws::Way::View { view.instance_index() } else { from.instance_index() }; value.set_instance_index(it); None }
        3 => { let it = if way == laws::Way::View { view.method_id() } else { from.method_id() }; value.set_method_id(it); None }
        4 => { let it = if way == laws::Way::View { view.data_block_offset() } else { from.data_block_offset() }; value.set_data_block_offset(it); None }
        5 => { let it = if way == laws::Way::View { view.size_data_block() } else { from.size_data_block() }; value.set_size_data_block(it); None }
        _ => None,
    }
}

law_tailed!(true, |view: V<'_>| view.to_value(), extent => extent);
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
        Ok((vec![{ let part = tail.variable_data; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod wnode_method_item_wnode_method_item_ptr64 {
use etwspec_runtime::laws;
use etwspec::headers::wnode_method_item::{ WnodeMethodItemPtr64 as T, WnodeMethodItemPtr64View as V };
const MEMBERS: &[&str] = &[
    "WnodeHeader",
    "OffsetInstanceName",
    "InstanceIndex",
    "MethodId",
    "DataBlockOffset",
    "SizeDataBlock",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode_header() } else { from.wnode_header() }; value.set_wnode_header(it); None }
        1 => { let it = if way == laws::Way::View { view.offset_instance_name() } else { from.offset_instance_name() }; value.set_offset_instance_name(it); None }
        2 => { let it = if way == laws::Way::View { view.instance_index() } else { from.instance_index() }; value.set_instance_index(it); None }
        3 => { let it = if way == laws::Way::View { view.method_id() } else { from.method_id() }; value.set_method_id(it); None }
        4 => { let it = if way == laws::Way::View { view.data_block_offset() } else { from.data_block_offset() }; value.set_data_block_offset(it); None }
        5 => { let it = if way == laws::Way::View { view.size_data_block() } else { from.size_data_block() }; value.set_size_data_block(it); None }
        _ => None,
    }
}

law_tailed!(true, |view: V<'_>| view.to_value(), extent => extent);
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
        Ok((vec![{ let part = tail.variable_data; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod wnode_single_instance_wnode_single_instance_ptr32 {
use etwspec_runtime::laws;
use etwspec::headers::wnode_single_instance::{ WnodeSingleInstancePtr32 as T, WnodeSingleInstancePtr32View as V };
const MEMBERS: &[&str] = &[
    "WnodeHeader",
    "OffsetInstanceName",
    "InstanceIndex",
    "DataBlockOffset",
    "SizeDataBlock",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode_header() } else { from.wnode_header() }; value.set_wnode_header(it); None }
        1 => { let it = if way == laws::Way::View { view.offset_instance_name() } else { from.offset_instance_name() }; value.set_offset_instance_name(it); None }
        2 => { let it = if way == laws::Way::View { view.instance_index() } else { from.instance_index() }; value.set_instance_index(it); None }
        3 => { let it = if way == laws::Way::View { view.data_block_offset() } else { from.data_block_offset() }; value.set_data_block_offset(it); None }
        4 => { let it = if way == laws::Way::View { view.size_data_block() } else { from.size_data_block() }; value.set_size_data_block(it); None }
        _ => None,
    }
}

law_tailed!(true, |view: V<'_>| view.to_value(), extent => extent);
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
        Ok((vec![{ let part = tail.variable_data; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod wnode_single_instance_wnode_single_instance_ptr64 {
use etwspec_runtime::laws;
use etwspec::headers::wnode_single_instance::{ WnodeSingleInstancePtr64 as T, WnodeSingleInstancePtr64View as V };
const MEMBERS: &[&str] = &[
    "WnodeHeader",
    "OffsetInstanceName",
    "InstanceIndex",
    "DataBlockOffset",
    "SizeDataBlock",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode_header() } else { from.wnode_header() }; value.set_wnode_header(it); None }
        1 => { let it = if way == laws::Way::View { view.offset_instance_name() } else { from.offset_instance_name() }; value.set_offset_instance_name(it); None }
        2 => { let it = if way == laws::Way::View { view.instance_index() } else { from.instance_index() }; value.set_instance_index(it); None }
        3 => { let it = if way == laws::Way::View { view.data_block_offset() } else { from.data_block_offset() }; value.set_data_block_offset(it); None }
        4 => { let it = if way == laws::Way::View { view.size_data_block() } else { from.size_data_block() }; value.set_size_data_block(it); None }
        _ => None,
    }
}

law_tailed!(true, |view: V<'_>| view.to_value(), extent => extent);
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
        Ok((vec![{ let part = tail.variable_data; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod wnode_single_item_wnode_single_item_ptr32 {
use etwspec_runtime::laws;
use etwspec::headers::wnode_single_item::{ WnodeSingleItemPtr32 as T, WnodeSingleItemPtr32View as V };
const MEMBERS: &[&str] = &[
    "WnodeHeader",
    "OffsetInstanceName",
    "InstanceIndex",
    "ItemId",
    "DataBlockOffset",
    "SizeDataItem",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode_header() } else { from.wnode_header() }; value.set_wnode_header(it); None }
        1 => { let it = if way == laws::Way::View { view.offset_instance_name() } else { from.offset_instance_name() }; value.set_offset_instance_name(it); None }
        2 => { let it = if way == laws::Way::View { view.instance_index() } else { from.instance_index() }; value.set_instance_index(it); None }
        3 => { let it = if way == laws::Way::View { view.item_id() } else { from.item_id() }; value.set_item_id(it); None }
        4 => { let it = if way == laws::Way::View { view.data_block_offset() } else { from.data_block_offset() }; value.set_data_block_offset(it); None }
        5 => { let it = if way == laws::Way::View { view.size_data_item() } else { from.size_data_item() }; value.set_size_data_item(it); None }
        _ => None,
    }
}

law_tailed!(true, |view: V<'_>| view.to_value(), extent => extent);
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
        Ok((vec![{ let part = tail.variable_data; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod wnode_single_item_wnode_single_item_ptr64 {
use etwspec_runtime::laws;
use etwspec::headers::wnode_single_item::{ WnodeSingleItemPtr64 as T, WnodeSingleItemPtr64View as V };
const MEMBERS: &[&str] = &[
    "WnodeHeader",
    "OffsetInstanceName",
    "InstanceIndex",
    "ItemId",
    "DataBlockOffset",
    "SizeDataItem",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode_header() } else { from.wnode_header() }; value.set_wnode_header(it); None }
        1 => { let it = if way == laws::Way::View { view.offset_instance_name() } else { from.offset_instance_name() }; value.set_offset_instance_name(it); None }
        2 => { let it = if way == laws::Way::View { view.instance_index() } else { from.instance_index() }; value.set_instance_index(it); None }
        3 => { let it = if way == laws::Way::View { view.item_id() } else { from.item_id() }; value.set_item_id(it); None }
        4 => { let it = if way == laws::Way::View { view.data_block_offset() } else { from.data_block_offset() }; value.set_data_block_offset(it); None }
        5 => { let it = if way == laws::Way::View { view.size_data_item() } else { from.size_data_item() }; value.set_size_data_item(it); None }
        _ => None,
    }
}

law_tailed!(true, |view: V<'_>| view.to_value(), extent => extent);
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
        Ok((vec![{ let part = tail.variable_data; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod wnode_too_small_wnode_too_small_ptr32 {
use etwspec_runtime::laws;
use etwspec::headers::wnode_too_small::{ WnodeTooSmallPtr32 as T, WnodeTooSmallPtr32View as V };
const MEMBERS: &[&str] = &[
    "WnodeHeader",
    "SizeNeeded",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode_header() } else { from.wnode_header() }; value.set_wnode_header(it); None }
        1 => { let it = if way == laws::Way::View { view.size_needed() } else { from.size_needed() }; value.set_size_needed(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wnode_too_small_wnode_too_small_ptr64 {
use etwspec_runtime::laws;
use etwspec::headers::wnode_too_small::{ WnodeTooSmallPtr64 as T, WnodeTooSmallPtr64View as V };
const MEMBERS: &[&str] = &[
    "WnodeHeader",
    "SizeNeeded",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode_header() } else { from.wnode_header() }; value.set_wnode_header(it); None }
        1 => { let it = if way == laws::Way::View { view.size_needed() } else { from.size_needed() }; value.set_size_needed(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_instance_header_any {
use etwspec_runtime::laws;
use etwspec::headers::event_instance_header::{Any, V5_0, V5_1, EventInstanceHeader, };
law_any! {
    "EVENT_INSTANCE_HEADER", false,
    0: "V5_0" V5_0(V5_0), 56;
    1: "V5_1" V5_1(V5_1), 56;
    2: "EventInstanceHeader" EventInstanceHeader(EventInstanceHeader), 56;
}

}

mod event_instance_info_any {
use etwspec_runtime::laws;
use etwspec::headers::event_instance_info::{Any, EventInstanceInfoPtr32, EventInstanceInfoPtr64, };
law_any! {
    "EVENT_INSTANCE_INFO", false,
    0: "EventInstanceInfoPtr32" EventInstanceInfoPtr32(EventInstanceInfoPtr32), 8;
    1: "EventInstanceInfoPtr64" EventInstanceInfoPtr64(EventInstanceInfoPtr64), 16;
}

}

mod event_record_any {
use etwspec_runtime::laws;
use etwspec::headers::event_record::{Any, Before6_2Ptr32, Before6_2Ptr64, EventRecordPtr32, EventRecordPtr64, };
law_any! {
    "EVENT_RECORD", false,
    0: "Before6_2Ptr32" Before6_2Ptr32(Before6_2Ptr32), 104;
    1: "Before6_2Ptr64" Before6_2Ptr64(Before6_2Ptr64), 112;
    2: "EventRecordPtr32" EventRecordPtr32(EventRecordPtr32), 104;
    3: "EventRecordPtr64" EventRecordPtr64(EventRecordPtr64), 112;
}

}

mod event_trace_any {
use etwspec_runtime::laws;
use etwspec::headers::event_trace::{Any, Before5_1Ptr32, Before5_1Ptr64, Before6_2Ptr32, Before6_2Ptr64, EventTracePtr32, EventTracePtr64, };
law_any! {
    "EVENT_TRACE", false,
    0: "Before5_1Ptr32" Before5_1Ptr32(Before5_1Ptr32), 88;
    1: "Before5_1Ptr64" Before5_1Ptr64(Before5_1Ptr64), 88;
    2: "Before6_2Ptr32" Before6_2Ptr32(Before6_2Ptr32), 88;
    3: "Before6_2Ptr64" Before6_2Ptr64(Before6_2Ptr64), 88;
    4: "EventTracePtr32" EventTracePtr32(EventTracePtr32), 88;
    5: "EventTracePtr64" EventTracePtr64(EventTracePtr64), 88;
}

}

mod event_trace_header_any {
use etwspec_runtime::laws;
use etwspec::headers::event_trace_header::{Any, V5_0, EventTraceHeader, };
law_any! {
    "EVENT_TRACE_HEADER", false,
    0: "V5_0" V5_0(V5_0), 48;
    1: "EventTraceHeader" EventTraceHeader(EventTraceHeader), 48;
}

}

mod message_trace_user_any {
use etwspec_runtime::laws;
use etwspec::headers::message_trace_user::{Any, V5_1, V6_0, MessageTraceUser, };
law_any! {
    "MESSAGE_TRACE_USER", true,
    0: "V5_1" V5_1(V5_1), 44;
    1: "V6_0" V6_0(V6_0), 48;
    2: "MessageTraceUser" MessageTraceUser(MessageTraceUser), 40;
}

}

mod wnode_all_data_any {
use etwspec_runtime::laws;
use etwspec::headers::wnode_all_data::{Any, WnodeAllDataPtr32, WnodeAllDataPtr64, };
law_any! {
    "WNODE_ALL_DATA", false,
    0: "WnodeAllDataPtr32" WnodeAllDataPtr32(WnodeAllDataPtr32), 72;
    1: "WnodeAllDataPtr64" WnodeAllDataPtr64(WnodeAllDataPtr64), 72;
}

}

mod wnode_event_item_any {
use etwspec_runtime::laws;
use etwspec::headers::wnode_event_item::{Any, WnodeEventItemPtr32, WnodeEventItemPtr64, };
law_any! {
    "WNODE_EVENT_ITEM", false,
    0: "WnodeEventItemPtr32" WnodeEventItemPtr32(WnodeEventItemPtr32), 48;
    1: "WnodeEventItemPtr64" WnodeEventItemPtr64(WnodeEventItemPtr64), 48;
}

}

mod wnode_event_reference_any {
use etwspec_runtime::laws;
use etwspec::headers::wnode_event_reference::{Any, WnodeEventReferencePtr32, WnodeEventReferencePtr64, };
law_any! {
    "WNODE_EVENT_REFERENCE", false,
    0: "WnodeEventReferencePtr32" WnodeEventReferencePtr32(WnodeEventReferencePtr32), 72;
    1: "WnodeEventReferencePtr64" WnodeEventReferencePtr64(WnodeEventReferencePtr64), 72;
}

}

mod wnode_header_any {
use etwspec_runtime::laws;
use etwspec::headers::wnode_header::{Any, WnodeHeaderPtr32, WnodeHeaderPtr64, };
law_any! {
    "WNODE_HEADER", false,
    0: "WnodeHeaderPtr32" WnodeHeaderPtr32(WnodeHeaderPtr32), 48;
    1: "WnodeHeaderPtr64" WnodeHeaderPtr64(WnodeHeaderPtr64), 48;
}

}

mod wnode_method_item_any {
use etwspec_runtime::laws;
use etwspec::headers::wnode_method_item::{Any, WnodeMethodItemPtr32, WnodeMethodItemPtr64, };
law_any! {
    "WNODE_METHOD_ITEM", true,
    0: "WnodeMethodItemPtr32" WnodeMethodItemPtr32(WnodeMethodItemPtr32), 68;
    1: "WnodeMethodItemPtr64" WnodeMethodItemPtr64(WnodeMethodItemPtr64), 68;
}

}

mod wnode_single_instance_any {
use etwspec_runtime::laws;
use etwspec::headers::wnode_single_instance::{Any, WnodeSingleInstancePtr32, WnodeSingleInstancePtr64, };
law_any! {
    "WNODE_SINGLE_INSTANCE", true,
    0: "WnodeSingleInstancePtr32" WnodeSingleInstancePtr32(WnodeSingleInstancePtr32), 64;
    1: "WnodeSingleInstancePtr64" WnodeSingleInstancePtr64(WnodeSingleInstancePtr64), 64;
}

}

mod wnode_single_item_any {
use etwspec_runtime::laws;
use etwspec::headers::wnode_single_item::{Any, WnodeSingleItemPtr32, WnodeSingleItemPtr64, };
law_any! {
    "WNODE_SINGLE_ITEM", true,
    0: "WnodeSingleItemPtr32" WnodeSingleItemPtr32(WnodeSingleItemPtr32), 68;
    1: "WnodeSingleItemPtr64" WnodeSingleItemPtr64(WnodeSingleItemPtr64), 68;
}

}

mod wnode_too_small_any {
use etwspec_runtime::laws;
use etwspec::headers::wnode_too_small::{Any, WnodeTooSmallPtr32, WnodeTooSmallPtr64, };
law_any! {
    "WNODE_TOO_SMALL", false,
    0: "WnodeTooSmallPtr32" WnodeTooSmallPtr32(WnodeTooSmallPtr32), 56;
    1: "WnodeTooSmallPtr64" WnodeTooSmallPtr64(WnodeTooSmallPtr64), 56;
}

}

mod etw_provider_trait_type_values {
use etwspec_runtime::laws;
use etwspec::headers::EtwProviderTraitType as T;
law_enumeration!(u8);
}

mod etw_rt_loss_values {
use etwspec_runtime::laws;
use etwspec::headers::EtwRtLoss as T;
law_enumeration!(u32);
}

mod etw_type_value_values {
use etwspec_runtime::laws;
use etwspec::headers::EtwTypeValue as T;
law_enumeration!(u32);
}

mod event_data_descriptor_type_values {
use etwspec_runtime::laws;
use etwspec::headers::EventDataDescriptorType as T;
law_enumeration!(u8);
}

mod event_header_ext_type_values {
use etwspec_runtime::laws;
use etwspec::headers::EventHeaderExtType as T;
law_enumeration!(u16);
}

mod event_trace_group_values {
use etwspec_runtime::laws;
use etwspec::headers::EventTraceGroup as T;
law_enumeration!(u16);
}

mod event_trace_type_values {
use etwspec_runtime::laws;
use etwspec::headers::EventTraceType as T;
law_enumeration!(u8);
}

mod hook_id_values {
use etwspec_runtime::laws;
use etwspec::headers::HookId as T;
law_enumeration!(u16);
}

mod manifest_in_type_values {
use etwspec_runtime::laws;
use etwspec::headers::ManifestInType as T;
law_enumeration!(u16);
}

mod manifest_level_values {
use etwspec_runtime::laws;
use etwspec::headers::ManifestLevel as T;
law_enumeration!(u8);
}

mod manifest_opcode_values {
use etwspec_runtime::laws;
use etwspec::headers::ManifestOpcode as T;
law_enumeration!(u8);
}

mod manifest_out_type_values {
use etwspec_runtime::laws;
use etwspec::headers::ManifestOutType as T;
law_enumeration!(u16);
}

mod tdh_in_type_values {
use etwspec_runtime::laws;
use etwspec::headers::TdhInType as T;
law_enumeration!(u16);
}

mod tdh_out_type_values {
use etwspec_runtime::laws;
use etwspec::headers::TdhOutType as T;
law_enumeration!(u16);
}

mod tracelogging_count_values {
use etwspec_runtime::laws;
use etwspec::headers::TraceloggingCount as T;
law_enumeration!(u8);
}

mod tracelogging_out_type_values {
use etwspec_runtime::laws;
use etwspec::headers::TraceloggingOutType as T;
law_enumeration!(u8);
}

mod trace_header_type_values {
use etwspec_runtime::laws;
use etwspec::headers::TraceHeaderType as T;
law_enumeration!(u8);
}

mod trace_level_values {
use etwspec_runtime::laws;
use etwspec::headers::TraceLevel as T;
law_enumeration!(u8);
}

mod event_header_flags_values {
use etwspec_runtime::laws;
use etwspec::headers::EventHeaderFlags as T;
law_flags!(u16);
}

mod event_header_property_values {
use etwspec_runtime::laws;
use etwspec::headers::EventHeaderProperty as T;
law_flags!(u16);
}

mod event_trace_header_flags_values {
use etwspec_runtime::laws;
use etwspec::headers::EventTraceHeaderFlags as T;
law_flags!(u32);
}

mod event_trace_use_flags_values {
use etwspec_runtime::laws;
use etwspec::headers::EventTraceUseFlags as T;
law_flags!(u16);
}

mod manifest_keyword_values {
use etwspec_runtime::laws;
use etwspec::headers::ManifestKeyword as T;
law_flags!(u64);
}

mod tracelogging_in_values {
use etwspec_runtime::laws;
use etwspec::headers::TraceloggingIn as T;
law_flags!(u8);
}

mod tracelogging_out_values {
use etwspec_runtime::laws;
use etwspec::headers::TraceloggingOut as T;
law_flags!(u8);
}

mod trace_header_marker_values {
use etwspec_runtime::laws;
use etwspec::headers::TraceHeaderMarker as T;
law_flags!(u32);
}

mod trace_message_flags_values {
use etwspec_runtime::laws;
use etwspec::headers::TraceMessageFlags as T;
law_flags!(u32);
}
