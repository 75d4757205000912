// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `headers`.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn compact_system_trace_header_v6_2_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::compact_system_trace_header::CompactSystemTraceHeader;
    type V<'a> = etwspec::headers::compact_system_trace_header::CompactSystemTraceHeaderView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn compact_system_trace_header_v6_2_members_lie_where_the_table_says() {
    type T = etwspec::headers::compact_system_trace_header::CompactSystemTraceHeader;
    type V<'a> = etwspec::headers::compact_system_trace_header::CompactSystemTraceHeaderView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.marker(), a.marker());
            let mut moved = a;
            moved.set_marker(b.marker());
            laws::only_moved(layout, "Marker", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.version(), a.version());
            let mut moved = a;
            moved.set_version(b.version());
            laws::only_moved(layout, "Version", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.header_type(), a.header_type());
            let mut moved = a;
            moved.set_header_type(b.header_type());
            laws::only_moved(layout, "HeaderType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.header(), a.header());
            let mut moved = a;
            moved.set_header(b.header());
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.packet().to_value(), a.packet());
            let mut moved = a;
            moved.set_packet(b.packet());
            laws::only_moved(layout, "Packet", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.system_time(), a.system_time);
            let mut moved = a;
            moved.system_time = b.system_time;
            laws::only_moved(layout, "SystemTime", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn compact_system_trace_header_v6_2_data_end_where_the_header_says() {
    type T = etwspec::headers::compact_system_trace_header::CompactSystemTraceHeader;
    type V<'a> = etwspec::headers::compact_system_trace_header::CompactSystemTraceHeaderView<
        'a,
    >;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn event_data_descriptor_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::event_data_descriptor::EventDataDescriptor;
    type V<'a> = etwspec::headers::event_data_descriptor::EventDataDescriptorView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_data_descriptor_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::headers::event_data_descriptor::EventDataDescriptor;
    type V<'a> = etwspec::headers::event_data_descriptor::EventDataDescriptorView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.ptr(), a.ptr);
            let mut moved = a;
            moved.ptr = b.ptr;
            laws::only_moved(layout, "Ptr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved());
            let mut moved = a;
            moved.set_reserved(b.reserved());
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.kind(), a.kind());
            let mut moved = a;
            moved.set_kind(b.kind());
            laws::only_moved(layout, "Type", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved1(), a.reserved1());
            let mut moved = a;
            moved.set_reserved1(b.reserved1());
            laws::only_moved(layout, "Reserved1", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved2(), a.reserved2());
            let mut moved = a;
            moved.set_reserved2(b.reserved2());
            laws::only_moved(layout, "Reserved2", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_descriptor_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::event_descriptor::EventDescriptor;
    type V<'a> = etwspec::headers::event_descriptor::EventDescriptorView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_descriptor_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::headers::event_descriptor::EventDescriptor;
    type V<'a> = etwspec::headers::event_descriptor::EventDescriptorView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.id(), a.id);
            let mut moved = a;
            moved.id = b.id;
            laws::only_moved(layout, "Id", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.version(), a.version);
            let mut moved = a;
            moved.version = b.version;
            laws::only_moved(layout, "Version", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.channel(), a.channel);
            let mut moved = a;
            moved.channel = b.channel;
            laws::only_moved(layout, "Channel", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.level(), a.level);
            let mut moved = a;
            moved.level = b.level;
            laws::only_moved(layout, "Level", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.opcode(), a.opcode);
            let mut moved = a;
            moved.opcode = b.opcode;
            laws::only_moved(layout, "Opcode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.task(), a.task);
            let mut moved = a;
            moved.task = b.task;
            laws::only_moved(layout, "Task", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.keyword(), a.keyword);
            let mut moved = a;
            moved.keyword = b.keyword;
            laws::only_moved(layout, "Keyword", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_extended_item_event_key_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::event_extended_item_event_key::EventExtendedItemEventKey;
    type V<'a> = etwspec::headers::event_extended_item_event_key::EventExtendedItemEventKeyView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_extended_item_event_key_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::headers::event_extended_item_event_key::EventExtendedItemEventKey;
    type V<'a> = etwspec::headers::event_extended_item_event_key::EventExtendedItemEventKeyView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.key(), a.key);
            let mut moved = a;
            moved.key = b.key;
            laws::only_moved(layout, "Key", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_extended_item_instance_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::event_extended_item_instance::EventExtendedItemInstance;
    type V<'a> = etwspec::headers::event_extended_item_instance::EventExtendedItemInstanceView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_extended_item_instance_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::headers::event_extended_item_instance::EventExtendedItemInstance;
    type V<'a> = etwspec::headers::event_extended_item_instance::EventExtendedItemInstanceView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.instance_id(), a.instance_id);
            let mut moved = a;
            moved.instance_id = b.instance_id;
            laws::only_moved(layout, "InstanceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.parent_instance_id(), a.parent_instance_id);
            let mut moved = a;
            moved.parent_instance_id = b.parent_instance_id;
            laws::only_moved(
                layout,
                "ParentInstanceId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.parent_guid(), a.parent_guid);
            let mut moved = a;
            moved.parent_guid = b.parent_guid;
            laws::only_moved(layout, "ParentGuid", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_extended_item_pebs_index_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::event_extended_item_pebs_index::EventExtendedItemPebsIndex;
    type V<'a> = etwspec::headers::event_extended_item_pebs_index::EventExtendedItemPebsIndexView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_extended_item_pebs_index_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::headers::event_extended_item_pebs_index::EventExtendedItemPebsIndex;
    type V<'a> = etwspec::headers::event_extended_item_pebs_index::EventExtendedItemPebsIndexView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.pebs_index(), a.pebs_index);
            let mut moved = a;
            moved.pebs_index = b.pebs_index;
            laws::only_moved(layout, "PebsIndex", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_extended_item_pmc_counters_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::event_extended_item_pmc_counters::EventExtendedItemPmcCounters;
    type V<'a> = etwspec::headers::event_extended_item_pmc_counters::EventExtendedItemPmcCountersView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn event_extended_item_process_start_key_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::event_extended_item_process_start_key::EventExtendedItemProcessStartKey;
    type V<'a> = etwspec::headers::event_extended_item_process_start_key::EventExtendedItemProcessStartKeyView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_extended_item_process_start_key_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::headers::event_extended_item_process_start_key::EventExtendedItemProcessStartKey;
    type V<'a> = etwspec::headers::event_extended_item_process_start_key::EventExtendedItemProcessStartKeyView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.process_start_key(), a.process_start_key);
            let mut moved = a;
            moved.process_start_key = b.process_start_key;
            laws::only_moved(
                layout,
                "ProcessStartKey",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_extended_item_related_activityid_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::event_extended_item_related_activityid::EventExtendedItemRelatedActivityid;
    type V<'a> = etwspec::headers::event_extended_item_related_activityid::EventExtendedItemRelatedActivityidView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_extended_item_related_activityid_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::headers::event_extended_item_related_activityid::EventExtendedItemRelatedActivityid;
    type V<'a> = etwspec::headers::event_extended_item_related_activityid::EventExtendedItemRelatedActivityidView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.related_activity_id(), a.related_activity_id);
            let mut moved = a;
            moved.related_activity_id = b.related_activity_id;
            laws::only_moved(
                layout,
                "RelatedActivityId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_extended_item_stack_key32_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::event_extended_item_stack_key32::EventExtendedItemStackKey32;
    type V<'a> = etwspec::headers::event_extended_item_stack_key32::EventExtendedItemStackKey32View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_extended_item_stack_key32_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::headers::event_extended_item_stack_key32::EventExtendedItemStackKey32;
    type V<'a> = etwspec::headers::event_extended_item_stack_key32::EventExtendedItemStackKey32View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.match_id(), a.match_id);
            let mut moved = a;
            moved.match_id = b.match_id;
            laws::only_moved(layout, "MatchId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.stack_key(), a.stack_key);
            let mut moved = a;
            moved.stack_key = b.stack_key;
            laws::only_moved(layout, "StackKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.padding(), a.padding);
            let mut moved = a;
            moved.padding = b.padding;
            laws::only_moved(layout, "Padding", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_extended_item_stack_key64_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::event_extended_item_stack_key64::EventExtendedItemStackKey64;
    type V<'a> = etwspec::headers::event_extended_item_stack_key64::EventExtendedItemStackKey64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_extended_item_stack_key64_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::headers::event_extended_item_stack_key64::EventExtendedItemStackKey64;
    type V<'a> = etwspec::headers::event_extended_item_stack_key64::EventExtendedItemStackKey64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.match_id(), a.match_id);
            let mut moved = a;
            moved.match_id = b.match_id;
            laws::only_moved(layout, "MatchId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.stack_key(), a.stack_key);
            let mut moved = a;
            moved.stack_key = b.stack_key;
            laws::only_moved(layout, "StackKey", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_extended_item_stack_trace32_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::event_extended_item_stack_trace32::EventExtendedItemStackTrace32;
    type V<'a> = etwspec::headers::event_extended_item_stack_trace32::EventExtendedItemStackTrace32View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn event_extended_item_stack_trace32_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::headers::event_extended_item_stack_trace32::EventExtendedItemStackTrace32;
    type V<'a> = etwspec::headers::event_extended_item_stack_trace32::EventExtendedItemStackTrace32View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.match_id(), a.match_id);
            let mut moved = a.clone();
            moved.match_id = b.match_id;
            laws::only_moved(layout, "MatchId", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_extended_item_stack_trace64_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::event_extended_item_stack_trace64::EventExtendedItemStackTrace64;
    type V<'a> = etwspec::headers::event_extended_item_stack_trace64::EventExtendedItemStackTrace64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn event_extended_item_stack_trace64_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::headers::event_extended_item_stack_trace64::EventExtendedItemStackTrace64;
    type V<'a> = etwspec::headers::event_extended_item_stack_trace64::EventExtendedItemStackTrace64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.match_id(), a.match_id);
            let mut moved = a.clone();
            moved.match_id = b.match_id;
            laws::only_moved(layout, "MatchId", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_extended_item_ts_id_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::event_extended_item_ts_id::EventExtendedItemTsId;
    type V<'a> = etwspec::headers::event_extended_item_ts_id::EventExtendedItemTsIdView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_extended_item_ts_id_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::headers::event_extended_item_ts_id::EventExtendedItemTsId;
    type V<'a> = etwspec::headers::event_extended_item_ts_id::EventExtendedItemTsIdView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.session_id(), a.session_id);
            let mut moved = a;
            moved.session_id = b.session_id;
            laws::only_moved(layout, "SessionId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_header_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::event_header::EventHeader;
    type V<'a> = etwspec::headers::event_header::EventHeaderView<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), true);
    laws::bounded::<T>();
}
#[test]
fn event_header_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::headers::event_header::EventHeader;
    type V<'a> = etwspec::headers::event_header::EventHeaderView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a.clone();
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.header_type(), a.header_type);
            let mut moved = a.clone();
            moved.header_type = b.header_type;
            laws::only_moved(
                layout,
                "HeaderType",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a.clone();
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.event_property(), a.event_property);
            let mut moved = a.clone();
            moved.event_property = b.event_property;
            laws::only_moved(
                layout,
                "EventProperty",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a.clone();
            moved.thread_id = b.thread_id;
            laws::only_moved(
                layout,
                "ThreadId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a.clone();
            moved.process_id = b.process_id;
            laws::only_moved(
                layout,
                "ProcessId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.time_stamp(), a.time_stamp);
            let mut moved = a.clone();
            moved.time_stamp = b.time_stamp;
            laws::only_moved(
                layout,
                "TimeStamp",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.provider_id(), a.provider_id);
            let mut moved = a.clone();
            moved.provider_id = b.provider_id;
            laws::only_moved(
                layout,
                "ProviderId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.event_descriptor().to_value(), a.event_descriptor);
            let mut moved = a.clone();
            moved.event_descriptor = b.event_descriptor;
            laws::only_moved(
                layout,
                "EventDescriptor",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.kernel_time(), a.kernel_time());
            let mut moved = a.clone();
            moved.set_kernel_time(b.kernel_time());
            laws::only_moved(
                layout,
                "KernelTime",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.user_time(), a.user_time());
            let mut moved = a.clone();
            moved.set_user_time(b.user_time());
            laws::only_moved(
                layout,
                "UserTime",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.processor_time(), a.processor_time());
            let mut moved = a.clone();
            moved.set_processor_time(b.processor_time());
            laws::only_moved(
                layout,
                "ProcessorTime",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.activity_id(), a.activity_id);
            let mut moved = a.clone();
            moved.activity_id = b.activity_id;
            laws::only_moved(
                layout,
                "ActivityId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_header_v6_0_parts_lie_where_the_table_says() {
    type T = etwspec::headers::event_header::EventHeader;
    type V<'a> = etwspec::headers::event_header::EventHeaderView<'a>;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![
                    match tail.extended_data { Some(part) => Some(part.as_bytes().len()),
                    None => None },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn event_header_extended_data_item_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::event_header_extended_data_item::EventHeaderExtendedDataItem;
    type V<'a> = etwspec::headers::event_header_extended_data_item::EventHeaderExtendedDataItemView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_header_extended_data_item_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::headers::event_header_extended_data_item::EventHeaderExtendedDataItem;
    type V<'a> = etwspec::headers::event_header_extended_data_item::EventHeaderExtendedDataItemView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.reserved1(), a.reserved1);
            let mut moved = a;
            moved.reserved1 = b.reserved1;
            laws::only_moved(layout, "Reserved1", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.ext_type(), a.ext_type);
            let mut moved = a;
            moved.ext_type = b.ext_type;
            laws::only_moved(layout, "ExtType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.linkage(), a.linkage());
            let mut moved = a;
            moved.set_linkage(b.linkage());
            laws::only_moved(layout, "Linkage", &before, &from, &moved.to_bytes());
            moved.set_linkage(!0u16);
            laws::only_moved(layout, "Linkage", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.reserved2(), a.reserved2());
            let mut moved = a;
            moved.set_reserved2(b.reserved2());
            laws::only_moved(layout, "Reserved2", &before, &from, &moved.to_bytes());
            moved.set_reserved2(!0u16);
            laws::only_moved(
                layout,
                "Reserved2",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.data_size(), a.data_size);
            let mut moved = a;
            moved.data_size = b.data_size;
            laws::only_moved(layout, "DataSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.data_ptr(), a.data_ptr);
            let mut moved = a;
            moved.data_ptr = b.data_ptr;
            laws::only_moved(layout, "DataPtr", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_header_extended_data_item_in_buffer_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::event_header_extended_data_item_in_buffer::EventHeaderExtendedDataItemInBuffer;
    type V<'a> = etwspec::headers::event_header_extended_data_item_in_buffer::EventHeaderExtendedDataItemInBufferView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), true);
    laws::bounded::<T>();
}
#[test]
fn event_header_extended_data_item_in_buffer_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::headers::event_header_extended_data_item_in_buffer::EventHeaderExtendedDataItemInBuffer;
    type V<'a> = etwspec::headers::event_header_extended_data_item_in_buffer::EventHeaderExtendedDataItemInBufferView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.reserved1(), a.reserved1);
            let mut moved = a.clone();
            moved.reserved1 = b.reserved1;
            laws::only_moved(
                layout,
                "Reserved1",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.ext_type(), a.ext_type);
            let mut moved = a.clone();
            moved.ext_type = b.ext_type;
            laws::only_moved(layout, "ExtType", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.linkage(), a.linkage());
            let mut moved = a.clone();
            moved.set_linkage(b.linkage());
            laws::only_moved(layout, "Linkage", &before, &from, &moved.fixed_to_bytes());
            moved.set_linkage(!0u16);
            laws::only_moved(
                layout,
                "Linkage",
                &before,
                laws::ONES,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved2(), a.reserved2());
            let mut moved = a.clone();
            moved.set_reserved2(b.reserved2());
            laws::only_moved(
                layout,
                "Reserved2",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            moved.set_reserved2(!0u16);
            laws::only_moved(
                layout,
                "Reserved2",
                &before,
                laws::ONES,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.data_size(), a.data_size);
            let mut moved = a.clone();
            moved.data_size = b.data_size;
            laws::only_moved(
                layout,
                "DataSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_header_extended_data_item_in_buffer_v6_0_parts_lie_where_the_table_says() {
    type T = etwspec::headers::event_header_extended_data_item_in_buffer::EventHeaderExtendedDataItemInBuffer;
    type V<'a> = etwspec::headers::event_header_extended_data_item_in_buffer::EventHeaderExtendedDataItemInBufferView<
        'a,
    >;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![{ let part = tail.data; Some(part.as_bytes().len()) },],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn event_instance_guid_header_v5_2_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::event_instance_guid_header::EventInstanceGuidHeader;
    type V<'a> = etwspec::headers::event_instance_guid_header::EventInstanceGuidHeaderView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_instance_guid_header_v5_2_members_lie_where_the_table_says() {
    type T = etwspec::headers::event_instance_guid_header::EventInstanceGuidHeader;
    type V<'a> = etwspec::headers::event_instance_guid_header::EventInstanceGuidHeaderView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.field_type_flags(), a.field_type_flags());
            let mut moved = a;
            moved.set_field_type_flags(b.field_type_flags());
            laws::only_moved(
                layout,
                "FieldTypeFlags",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.header_type(), a.header_type());
            let mut moved = a;
            moved.set_header_type(b.header_type());
            laws::only_moved(layout, "HeaderType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.marker_flags(), a.marker_flags());
            let mut moved = a;
            moved.set_marker_flags(b.marker_flags());
            laws::only_moved(layout, "MarkerFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.version(), a.version());
            let mut moved = a;
            moved.set_version(b.version());
            laws::only_moved(layout, "Version", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.class().to_value(), a.class());
            let mut moved = a;
            moved.set_class(b.class());
            laws::only_moved(layout, "Class", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.class().kind(), a.class().kind);
            let mut inner = a.class();
            inner.kind = b.class().kind;
            let mut moved = a;
            moved.set_class(inner);
            laws::only_moved(layout, "Class.Type", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.class().level(), a.class().level);
            let mut inner = a.class();
            inner.level = b.class().level;
            let mut moved = a;
            moved.set_class(inner);
            laws::only_moved(layout, "Class.Level", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.class().version(), a.class().version);
            let mut inner = a.class();
            inner.version = b.class().version;
            let mut moved = a;
            moved.set_class(inner);
            laws::only_moved(layout, "Class.Version", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.time_stamp(), a.time_stamp);
            let mut moved = a;
            moved.time_stamp = b.time_stamp;
            laws::only_moved(layout, "TimeStamp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.guid(), a.guid());
            let mut moved = a;
            moved.set_guid(b.guid());
            laws::only_moved(layout, "Guid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.guid_ptr(), a.guid_ptr());
            let mut moved = a;
            moved.set_guid_ptr(b.guid_ptr());
            laws::only_moved(layout, "GuidPtr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.client_context(), a.client_context());
            let mut moved = a;
            moved.set_client_context(b.client_context());
            laws::only_moved(layout, "ClientContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.kernel_time(), a.kernel_time());
            let mut moved = a;
            moved.set_kernel_time(b.kernel_time());
            laws::only_moved(layout, "KernelTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.user_time(), a.user_time());
            let mut moved = a;
            moved.set_user_time(b.user_time());
            laws::only_moved(layout, "UserTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.processor_time(), a.processor_time());
            let mut moved = a;
            moved.set_processor_time(b.processor_time());
            laws::only_moved(layout, "ProcessorTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_id(), a.instance_id);
            let mut moved = a;
            moved.instance_id = b.instance_id;
            laws::only_moved(layout, "InstanceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.parent_instance_id(), a.parent_instance_id);
            let mut moved = a;
            moved.parent_instance_id = b.parent_instance_id;
            laws::only_moved(
                layout,
                "ParentInstanceId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.parent_guid(), a.parent_guid);
            let mut moved = a;
            moved.parent_guid = b.parent_guid;
            laws::only_moved(layout, "ParentGuid", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_instance_guid_header_v5_2_data_end_where_the_header_says() {
    type T = etwspec::headers::event_instance_guid_header::EventInstanceGuidHeader;
    type V<'a> = etwspec::headers::event_instance_guid_header::EventInstanceGuidHeaderView<
        'a,
    >;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn event_instance_header_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::event_instance_header::V5_0;
    type V<'a> = etwspec::headers::event_instance_header::V5_0View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_instance_header_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::headers::event_instance_header::V5_0;
    type V<'a> = etwspec::headers::event_instance_header::V5_0View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.header_type(), a.header_type);
            let mut moved = a;
            moved.header_type = b.header_type;
            laws::only_moved(layout, "HeaderType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.marker_flags(), a.marker_flags);
            let mut moved = a;
            moved.marker_flags = b.marker_flags;
            laws::only_moved(layout, "MarkerFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.version(), a.version());
            let mut moved = a;
            moved.set_version(b.version());
            laws::only_moved(layout, "Version", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.class().to_value(), a.class());
            let mut moved = a;
            moved.set_class(b.class());
            laws::only_moved(layout, "Class", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.class().kind(), a.class().kind);
            let mut inner = a.class();
            inner.kind = b.class().kind;
            let mut moved = a;
            moved.set_class(inner);
            laws::only_moved(layout, "Class.Type", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.class().level(), a.class().level);
            let mut inner = a.class();
            inner.level = b.class().level;
            let mut moved = a;
            moved.set_class(inner);
            laws::only_moved(layout, "Class.Level", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.class().version(), a.class().version);
            let mut inner = a.class();
            inner.version = b.class().version;
            let mut moved = a;
            moved.set_class(inner);
            laws::only_moved(layout, "Class.Version", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.time_stamp(), a.time_stamp);
            let mut moved = a;
            moved.time_stamp = b.time_stamp;
            laws::only_moved(layout, "TimeStamp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reg_handle(), a.reg_handle);
            let mut moved = a;
            moved.reg_handle = b.reg_handle;
            laws::only_moved(layout, "RegHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_id(), a.instance_id);
            let mut moved = a;
            moved.instance_id = b.instance_id;
            laws::only_moved(layout, "InstanceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.parent_instance_id(), a.parent_instance_id);
            let mut moved = a;
            moved.parent_instance_id = b.parent_instance_id;
            laws::only_moved(
                layout,
                "ParentInstanceId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.client_context(), a.client_context());
            let mut moved = a;
            moved.set_client_context(b.client_context());
            laws::only_moved(layout, "ClientContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.kernel_time(), a.kernel_time());
            let mut moved = a;
            moved.set_kernel_time(b.kernel_time());
            laws::only_moved(layout, "KernelTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.user_time(), a.user_time());
            let mut moved = a;
            moved.set_user_time(b.user_time());
            laws::only_moved(layout, "UserTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.processor_time(), a.processor_time());
            let mut moved = a;
            moved.set_processor_time(b.processor_time());
            laws::only_moved(layout, "ProcessorTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.parent_reg_handle(), a.parent_reg_handle);
            let mut moved = a;
            moved.parent_reg_handle = b.parent_reg_handle;
            laws::only_moved(
                layout,
                "ParentRegHandle",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_instance_header_v5_0_data_end_where_the_header_says() {
    type T = etwspec::headers::event_instance_header::V5_0;
    type V<'a> = etwspec::headers::event_instance_header::V5_0View<'a>;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn event_instance_header_v5_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::event_instance_header::V5_1;
    type V<'a> = etwspec::headers::event_instance_header::V5_1View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_instance_header_v5_1_members_lie_where_the_table_says() {
    type T = etwspec::headers::event_instance_header::V5_1;
    type V<'a> = etwspec::headers::event_instance_header::V5_1View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.field_type_flags(), a.field_type_flags());
            let mut moved = a;
            moved.set_field_type_flags(b.field_type_flags());
            laws::only_moved(
                layout,
                "FieldTypeFlags",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.header_type(), a.header_type());
            let mut moved = a;
            moved.set_header_type(b.header_type());
            laws::only_moved(layout, "HeaderType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.marker_flags(), a.marker_flags());
            let mut moved = a;
            moved.set_marker_flags(b.marker_flags());
            laws::only_moved(layout, "MarkerFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.version(), a.version());
            let mut moved = a;
            moved.set_version(b.version());
            laws::only_moved(layout, "Version", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.class().to_value(), a.class());
            let mut moved = a;
            moved.set_class(b.class());
            laws::only_moved(layout, "Class", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.class().kind(), a.class().kind);
            let mut inner = a.class();
            inner.kind = b.class().kind;
            let mut moved = a;
            moved.set_class(inner);
            laws::only_moved(layout, "Class.Type", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.class().level(), a.class().level);
            let mut inner = a.class();
            inner.level = b.class().level;
            let mut moved = a;
            moved.set_class(inner);
            laws::only_moved(layout, "Class.Level", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.class().version(), a.class().version);
            let mut inner = a.class();
            inner.version = b.class().version;
            let mut moved = a;
            moved.set_class(inner);
            laws::only_moved(layout, "Class.Version", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.time_stamp(), a.time_stamp);
            let mut moved = a;
            moved.time_stamp = b.time_stamp;
            laws::only_moved(layout, "TimeStamp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reg_handle(), a.reg_handle);
            let mut moved = a;
            moved.reg_handle = b.reg_handle;
            laws::only_moved(layout, "RegHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_id(), a.instance_id);
            let mut moved = a;
            moved.instance_id = b.instance_id;
            laws::only_moved(layout, "InstanceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.parent_instance_id(), a.parent_instance_id);
            let mut moved = a;
            moved.parent_instance_id = b.parent_instance_id;
            laws::only_moved(
                layout,
                "ParentInstanceId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.client_context(), a.client_context());
            let mut moved = a;
            moved.set_client_context(b.client_context());
            laws::only_moved(layout, "ClientContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.kernel_time(), a.kernel_time());
            let mut moved = a;
            moved.set_kernel_time(b.kernel_time());
            laws::only_moved(layout, "KernelTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.user_time(), a.user_time());
            let mut moved = a;
            moved.set_user_time(b.user_time());
            laws::only_moved(layout, "UserTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.processor_time(), a.processor_time());
            let mut moved = a;
            moved.set_processor_time(b.processor_time());
            laws::only_moved(layout, "ProcessorTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.parent_reg_handle(), a.parent_reg_handle);
            let mut moved = a;
            moved.parent_reg_handle = b.parent_reg_handle;
            laws::only_moved(
                layout,
                "ParentRegHandle",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_instance_header_v5_1_data_end_where_the_header_says() {
    type T = etwspec::headers::event_instance_header::V5_1;
    type V<'a> = etwspec::headers::event_instance_header::V5_1View<'a>;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn event_instance_header_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::event_instance_header::EventInstanceHeader;
    type V<'a> = etwspec::headers::event_instance_header::EventInstanceHeaderView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_instance_header_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::headers::event_instance_header::EventInstanceHeader;
    type V<'a> = etwspec::headers::event_instance_header::EventInstanceHeaderView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.field_type_flags(), a.field_type_flags());
            let mut moved = a;
            moved.set_field_type_flags(b.field_type_flags());
            laws::only_moved(
                layout,
                "FieldTypeFlags",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.header_type(), a.header_type());
            let mut moved = a;
            moved.set_header_type(b.header_type());
            laws::only_moved(layout, "HeaderType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.marker_flags(), a.marker_flags());
            let mut moved = a;
            moved.set_marker_flags(b.marker_flags());
            laws::only_moved(layout, "MarkerFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.version(), a.version());
            let mut moved = a;
            moved.set_version(b.version());
            laws::only_moved(layout, "Version", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.class().to_value(), a.class());
            let mut moved = a;
            moved.set_class(b.class());
            laws::only_moved(layout, "Class", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.class().kind(), a.class().kind);
            let mut inner = a.class();
            inner.kind = b.class().kind;
            let mut moved = a;
            moved.set_class(inner);
            laws::only_moved(layout, "Class.Type", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.class().level(), a.class().level);
            let mut inner = a.class();
            inner.level = b.class().level;
            let mut moved = a;
            moved.set_class(inner);
            laws::only_moved(layout, "Class.Level", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.class().version(), a.class().version);
            let mut inner = a.class();
            inner.version = b.class().version;
            let mut moved = a;
            moved.set_class(inner);
            laws::only_moved(layout, "Class.Version", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.time_stamp(), a.time_stamp);
            let mut moved = a;
            moved.time_stamp = b.time_stamp;
            laws::only_moved(layout, "TimeStamp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reg_handle(), a.reg_handle);
            let mut moved = a;
            moved.reg_handle = b.reg_handle;
            laws::only_moved(layout, "RegHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_id(), a.instance_id);
            let mut moved = a;
            moved.instance_id = b.instance_id;
            laws::only_moved(layout, "InstanceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.parent_instance_id(), a.parent_instance_id);
            let mut moved = a;
            moved.parent_instance_id = b.parent_instance_id;
            laws::only_moved(
                layout,
                "ParentInstanceId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.kernel_time(), a.kernel_time());
            let mut moved = a;
            moved.set_kernel_time(b.kernel_time());
            laws::only_moved(layout, "KernelTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.user_time(), a.user_time());
            let mut moved = a;
            moved.set_user_time(b.user_time());
            laws::only_moved(layout, "UserTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.processor_time(), a.processor_time());
            let mut moved = a;
            moved.set_processor_time(b.processor_time());
            laws::only_moved(layout, "ProcessorTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.event_id(), a.event_id());
            let mut moved = a;
            moved.set_event_id(b.event_id());
            laws::only_moved(layout, "EventId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.parent_reg_handle(), a.parent_reg_handle);
            let mut moved = a;
            moved.parent_reg_handle = b.parent_reg_handle;
            laws::only_moved(
                layout,
                "ParentRegHandle",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_instance_header_v6_0_data_end_where_the_header_says() {
    type T = etwspec::headers::event_instance_header::EventInstanceHeader;
    type V<'a> = etwspec::headers::event_instance_header::EventInstanceHeaderView<'a>;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn event_instance_info_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::event_instance_info::EventInstanceInfoX86;
    type V<'a> = etwspec::headers::event_instance_info::EventInstanceInfoX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_instance_info_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::headers::event_instance_info::EventInstanceInfoX86;
    type V<'a> = etwspec::headers::event_instance_info::EventInstanceInfoX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.reg_handle(), a.reg_handle);
            let mut moved = a;
            moved.reg_handle = b.reg_handle;
            laws::only_moved(layout, "RegHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_id(), a.instance_id);
            let mut moved = a;
            moved.instance_id = b.instance_id;
            laws::only_moved(layout, "InstanceId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_instance_info_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::event_instance_info::EventInstanceInfoX64;
    type V<'a> = etwspec::headers::event_instance_info::EventInstanceInfoX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_instance_info_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::headers::event_instance_info::EventInstanceInfoX64;
    type V<'a> = etwspec::headers::event_instance_info::EventInstanceInfoX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.reg_handle(), a.reg_handle);
            let mut moved = a;
            moved.reg_handle = b.reg_handle;
            laws::only_moved(layout, "RegHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_id(), a.instance_id);
            let mut moved = a;
            moved.instance_id = b.instance_id;
            laws::only_moved(layout, "InstanceId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_provider_trait_v10_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::event_provider_trait::EventProviderTrait;
    type V<'a> = etwspec::headers::event_provider_trait::EventProviderTraitView<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), true);
    laws::bounded::<T>();
}
#[test]
fn event_provider_trait_v10_0_members_lie_where_the_table_says() {
    type T = etwspec::headers::event_provider_trait::EventProviderTrait;
    type V<'a> = etwspec::headers::event_provider_trait::EventProviderTraitView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.trait_size(), a.trait_size);
            let mut moved = a.clone();
            moved.trait_size = b.trait_size;
            laws::only_moved(
                layout,
                "TraitSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.kind(), a.kind);
            let mut moved = a.clone();
            moved.kind = b.kind;
            laws::only_moved(layout, "Type", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_provider_trait_v10_0_parts_lie_where_the_table_says() {
    type T = etwspec::headers::event_provider_trait::EventProviderTrait;
    type V<'a> = etwspec::headers::event_provider_trait::EventProviderTraitView<'a>;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![match tail.group_guid { Some(_) => Some(16), None => None },],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn event_provider_traits_v10_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::event_provider_traits::EventProviderTraits;
    type V<'a> = etwspec::headers::event_provider_traits::EventProviderTraitsView<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), true);
    laws::bounded::<T>();
}
#[test]
fn event_provider_traits_v10_0_members_lie_where_the_table_says() {
    type T = etwspec::headers::event_provider_traits::EventProviderTraits;
    type V<'a> = etwspec::headers::event_provider_traits::EventProviderTraitsView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.traits_size(), a.traits_size);
            let mut moved = a.clone();
            moved.traits_size = b.traits_size;
            laws::only_moved(
                layout,
                "TraitsSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_provider_traits_v10_0_parts_lie_where_the_table_says() {
    type T = etwspec::headers::event_provider_traits::EventProviderTraits;
    type V<'a> = etwspec::headers::event_provider_traits::EventProviderTraitsView<'a>;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![
                    { let part = tail.provider_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 1 } else { 0 }) }, { let part = tail.traits;
                    Some(part.as_bytes().len()) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn event_schema_tl_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::event_schema_tl::EventSchemaTl;
    type V<'a> = etwspec::headers::event_schema_tl::EventSchemaTlView<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), true);
    laws::bounded::<T>();
}
#[test]
fn event_schema_tl_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::headers::event_schema_tl::EventSchemaTl;
    type V<'a> = etwspec::headers::event_schema_tl::EventSchemaTlView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a.clone();
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.tag0(), a.tag0);
            let mut moved = a.clone();
            moved.tag0 = b.tag0;
            laws::only_moved(layout, "Tag0", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_schema_tl_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::headers::event_schema_tl::EventSchemaTl;
    type V<'a> = etwspec::headers::event_schema_tl::EventSchemaTlView<'a>;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![
                    match tail.tag1 { Some(_) => Some(1), None => None }, match tail.tag2
                    { Some(_) => Some(1), None => None }, match tail.tag3 { Some(_) =>
                    Some(1), None => None }, { let part = tail.event_name; Some(part
                    .as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn event_trace_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::event_trace::V5_0X86;
    type V<'a> = etwspec::headers::event_trace::V5_0X86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::headers::event_trace::V5_0X86;
    type V<'a> = etwspec::headers::event_trace::V5_0X86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_id(), a.instance_id);
            let mut moved = a;
            moved.instance_id = b.instance_id;
            laws::only_moved(layout, "InstanceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.parent_instance_id(), a.parent_instance_id);
            let mut moved = a;
            moved.parent_instance_id = b.parent_instance_id;
            laws::only_moved(
                layout,
                "ParentInstanceId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.parent_guid(), a.parent_guid);
            let mut moved = a;
            moved.parent_guid = b.parent_guid;
            laws::only_moved(layout, "ParentGuid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.mof_data(), a.mof_data);
            let mut moved = a;
            moved.mof_data = b.mof_data;
            laws::only_moved(layout, "MofData", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.mof_length(), a.mof_length);
            let mut moved = a;
            moved.mof_length = b.mof_length;
            laws::only_moved(layout, "MofLength", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.client_context(), a.client_context());
            let mut moved = a;
            moved.set_client_context(b.client_context());
            laws::only_moved(layout, "ClientContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_context().to_value(), a.buffer_context());
            let mut moved = a;
            moved.set_buffer_context(b.buffer_context());
            laws::only_moved(layout, "BufferContext", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_trace_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::event_trace::V5_0X64;
    type V<'a> = etwspec::headers::event_trace::V5_0X64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::headers::event_trace::V5_0X64;
    type V<'a> = etwspec::headers::event_trace::V5_0X64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_id(), a.instance_id);
            let mut moved = a;
            moved.instance_id = b.instance_id;
            laws::only_moved(layout, "InstanceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.parent_instance_id(), a.parent_instance_id);
            let mut moved = a;
            moved.parent_instance_id = b.parent_instance_id;
            laws::only_moved(
                layout,
                "ParentInstanceId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.parent_guid(), a.parent_guid);
            let mut moved = a;
            moved.parent_guid = b.parent_guid;
            laws::only_moved(layout, "ParentGuid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.mof_data(), a.mof_data);
            let mut moved = a;
            moved.mof_data = b.mof_data;
            laws::only_moved(layout, "MofData", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.mof_length(), a.mof_length);
            let mut moved = a;
            moved.mof_length = b.mof_length;
            laws::only_moved(layout, "MofLength", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.client_context(), a.client_context());
            let mut moved = a;
            moved.set_client_context(b.client_context());
            laws::only_moved(layout, "ClientContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_context().to_value(), a.buffer_context());
            let mut moved = a;
            moved.set_buffer_context(b.buffer_context());
            laws::only_moved(layout, "BufferContext", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_trace_v5_1x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::event_trace::V5_1X86;
    type V<'a> = etwspec::headers::event_trace::V5_1X86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_v5_1x86_members_lie_where_the_table_says() {
    type T = etwspec::headers::event_trace::V5_1X86;
    type V<'a> = etwspec::headers::event_trace::V5_1X86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_id(), a.instance_id);
            let mut moved = a;
            moved.instance_id = b.instance_id;
            laws::only_moved(layout, "InstanceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.parent_instance_id(), a.parent_instance_id);
            let mut moved = a;
            moved.parent_instance_id = b.parent_instance_id;
            laws::only_moved(
                layout,
                "ParentInstanceId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.parent_guid(), a.parent_guid);
            let mut moved = a;
            moved.parent_guid = b.parent_guid;
            laws::only_moved(layout, "ParentGuid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.mof_data(), a.mof_data);
            let mut moved = a;
            moved.mof_data = b.mof_data;
            laws::only_moved(layout, "MofData", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.mof_length(), a.mof_length);
            let mut moved = a;
            moved.mof_length = b.mof_length;
            laws::only_moved(layout, "MofLength", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.client_context(), a.client_context());
            let mut moved = a;
            moved.set_client_context(b.client_context());
            laws::only_moved(layout, "ClientContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_context().to_value(), a.buffer_context());
            let mut moved = a;
            moved.set_buffer_context(b.buffer_context());
            laws::only_moved(layout, "BufferContext", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_trace_v5_1x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::event_trace::V5_1X64;
    type V<'a> = etwspec::headers::event_trace::V5_1X64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_v5_1x64_members_lie_where_the_table_says() {
    type T = etwspec::headers::event_trace::V5_1X64;
    type V<'a> = etwspec::headers::event_trace::V5_1X64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_id(), a.instance_id);
            let mut moved = a;
            moved.instance_id = b.instance_id;
            laws::only_moved(layout, "InstanceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.parent_instance_id(), a.parent_instance_id);
            let mut moved = a;
            moved.parent_instance_id = b.parent_instance_id;
            laws::only_moved(
                layout,
                "ParentInstanceId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.parent_guid(), a.parent_guid);
            let mut moved = a;
            moved.parent_guid = b.parent_guid;
            laws::only_moved(layout, "ParentGuid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.mof_data(), a.mof_data);
            let mut moved = a;
            moved.mof_data = b.mof_data;
            laws::only_moved(layout, "MofData", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.mof_length(), a.mof_length);
            let mut moved = a;
            moved.mof_length = b.mof_length;
            laws::only_moved(layout, "MofLength", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.client_context(), a.client_context());
            let mut moved = a;
            moved.set_client_context(b.client_context());
            laws::only_moved(layout, "ClientContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_context().to_value(), a.buffer_context());
            let mut moved = a;
            moved.set_buffer_context(b.buffer_context());
            laws::only_moved(layout, "BufferContext", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_trace_v6_2x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::event_trace::EventTraceX86;
    type V<'a> = etwspec::headers::event_trace::EventTraceX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_v6_2x86_members_lie_where_the_table_says() {
    type T = etwspec::headers::event_trace::EventTraceX86;
    type V<'a> = etwspec::headers::event_trace::EventTraceX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_id(), a.instance_id);
            let mut moved = a;
            moved.instance_id = b.instance_id;
            laws::only_moved(layout, "InstanceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.parent_instance_id(), a.parent_instance_id);
            let mut moved = a;
            moved.parent_instance_id = b.parent_instance_id;
            laws::only_moved(
                layout,
                "ParentInstanceId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.parent_guid(), a.parent_guid);
            let mut moved = a;
            moved.parent_guid = b.parent_guid;
            laws::only_moved(layout, "ParentGuid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.mof_data(), a.mof_data);
            let mut moved = a;
            moved.mof_data = b.mof_data;
            laws::only_moved(layout, "MofData", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.mof_length(), a.mof_length);
            let mut moved = a;
            moved.mof_length = b.mof_length;
            laws::only_moved(layout, "MofLength", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.client_context(), a.client_context());
            let mut moved = a;
            moved.set_client_context(b.client_context());
            laws::only_moved(layout, "ClientContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_context().to_value(), a.buffer_context());
            let mut moved = a;
            moved.set_buffer_context(b.buffer_context());
            laws::only_moved(layout, "BufferContext", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_trace_v6_2x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::event_trace::EventTraceX64;
    type V<'a> = etwspec::headers::event_trace::EventTraceX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_v6_2x64_members_lie_where_the_table_says() {
    type T = etwspec::headers::event_trace::EventTraceX64;
    type V<'a> = etwspec::headers::event_trace::EventTraceX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_id(), a.instance_id);
            let mut moved = a;
            moved.instance_id = b.instance_id;
            laws::only_moved(layout, "InstanceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.parent_instance_id(), a.parent_instance_id);
            let mut moved = a;
            moved.parent_instance_id = b.parent_instance_id;
            laws::only_moved(
                layout,
                "ParentInstanceId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.parent_guid(), a.parent_guid);
            let mut moved = a;
            moved.parent_guid = b.parent_guid;
            laws::only_moved(layout, "ParentGuid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.mof_data(), a.mof_data);
            let mut moved = a;
            moved.mof_data = b.mof_data;
            laws::only_moved(layout, "MofData", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.mof_length(), a.mof_length);
            let mut moved = a;
            moved.mof_length = b.mof_length;
            laws::only_moved(layout, "MofLength", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.client_context(), a.client_context());
            let mut moved = a;
            moved.set_client_context(b.client_context());
            laws::only_moved(layout, "ClientContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_context().to_value(), a.buffer_context());
            let mut moved = a;
            moved.set_buffer_context(b.buffer_context());
            laws::only_moved(layout, "BufferContext", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_trace_header_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::event_trace_header::V5_0;
    type V<'a> = etwspec::headers::event_trace_header::V5_0View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_header_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::headers::event_trace_header::V5_0;
    type V<'a> = etwspec::headers::event_trace_header::V5_0View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.header_type(), a.header_type);
            let mut moved = a;
            moved.header_type = b.header_type;
            laws::only_moved(layout, "HeaderType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.marker_flags(), a.marker_flags);
            let mut moved = a;
            moved.marker_flags = b.marker_flags;
            laws::only_moved(layout, "MarkerFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.version(), a.version());
            let mut moved = a;
            moved.set_version(b.version());
            laws::only_moved(layout, "Version", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.class().to_value(), a.class());
            let mut moved = a;
            moved.set_class(b.class());
            laws::only_moved(layout, "Class", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.class().kind(), a.class().kind);
            let mut inner = a.class();
            inner.kind = b.class().kind;
            let mut moved = a;
            moved.set_class(inner);
            laws::only_moved(layout, "Class.Type", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.class().level(), a.class().level);
            let mut inner = a.class();
            inner.level = b.class().level;
            let mut moved = a;
            moved.set_class(inner);
            laws::only_moved(layout, "Class.Level", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.class().version(), a.class().version);
            let mut inner = a.class();
            inner.version = b.class().version;
            let mut moved = a;
            moved.set_class(inner);
            laws::only_moved(layout, "Class.Version", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.time_stamp(), a.time_stamp);
            let mut moved = a;
            moved.time_stamp = b.time_stamp;
            laws::only_moved(layout, "TimeStamp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.guid(), a.guid());
            let mut moved = a;
            moved.set_guid(b.guid());
            laws::only_moved(layout, "Guid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.guid_ptr(), a.guid_ptr());
            let mut moved = a;
            moved.set_guid_ptr(b.guid_ptr());
            laws::only_moved(layout, "GuidPtr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.client_context(), a.client_context());
            let mut moved = a;
            moved.set_client_context(b.client_context());
            laws::only_moved(layout, "ClientContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.kernel_time(), a.kernel_time());
            let mut moved = a;
            moved.set_kernel_time(b.kernel_time());
            laws::only_moved(layout, "KernelTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.user_time(), a.user_time());
            let mut moved = a;
            moved.set_user_time(b.user_time());
            laws::only_moved(layout, "UserTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.processor_time(), a.processor_time());
            let mut moved = a;
            moved.set_processor_time(b.processor_time());
            laws::only_moved(layout, "ProcessorTime", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_trace_header_v5_0_data_end_where_the_header_says() {
    type T = etwspec::headers::event_trace_header::V5_0;
    type V<'a> = etwspec::headers::event_trace_header::V5_0View<'a>;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn event_trace_header_v5_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::event_trace_header::EventTraceHeader;
    type V<'a> = etwspec::headers::event_trace_header::EventTraceHeaderView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_header_v5_1_members_lie_where_the_table_says() {
    type T = etwspec::headers::event_trace_header::EventTraceHeader;
    type V<'a> = etwspec::headers::event_trace_header::EventTraceHeaderView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.field_type_flags(), a.field_type_flags());
            let mut moved = a;
            moved.set_field_type_flags(b.field_type_flags());
            laws::only_moved(
                layout,
                "FieldTypeFlags",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.header_type(), a.header_type());
            let mut moved = a;
            moved.set_header_type(b.header_type());
            laws::only_moved(layout, "HeaderType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.marker_flags(), a.marker_flags());
            let mut moved = a;
            moved.set_marker_flags(b.marker_flags());
            laws::only_moved(layout, "MarkerFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.version(), a.version());
            let mut moved = a;
            moved.set_version(b.version());
            laws::only_moved(layout, "Version", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.class().to_value(), a.class());
            let mut moved = a;
            moved.set_class(b.class());
            laws::only_moved(layout, "Class", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.class().kind(), a.class().kind);
            let mut inner = a.class();
            inner.kind = b.class().kind;
            let mut moved = a;
            moved.set_class(inner);
            laws::only_moved(layout, "Class.Type", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.class().level(), a.class().level);
            let mut inner = a.class();
            inner.level = b.class().level;
            let mut moved = a;
            moved.set_class(inner);
            laws::only_moved(layout, "Class.Level", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.class().version(), a.class().version);
            let mut inner = a.class();
            inner.version = b.class().version;
            let mut moved = a;
            moved.set_class(inner);
            laws::only_moved(layout, "Class.Version", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.time_stamp(), a.time_stamp);
            let mut moved = a;
            moved.time_stamp = b.time_stamp;
            laws::only_moved(layout, "TimeStamp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.guid(), a.guid());
            let mut moved = a;
            moved.set_guid(b.guid());
            laws::only_moved(layout, "Guid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.guid_ptr(), a.guid_ptr());
            let mut moved = a;
            moved.set_guid_ptr(b.guid_ptr());
            laws::only_moved(layout, "GuidPtr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.kernel_time(), a.kernel_time());
            let mut moved = a;
            moved.set_kernel_time(b.kernel_time());
            laws::only_moved(layout, "KernelTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.user_time(), a.user_time());
            let mut moved = a;
            moved.set_user_time(b.user_time());
            laws::only_moved(layout, "UserTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.processor_time(), a.processor_time());
            let mut moved = a;
            moved.set_processor_time(b.processor_time());
            laws::only_moved(layout, "ProcessorTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.client_context(), a.client_context());
            let mut moved = a;
            moved.set_client_context(b.client_context());
            laws::only_moved(layout, "ClientContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_trace_header_v5_1_data_end_where_the_header_says() {
    type T = etwspec::headers::event_trace_header::EventTraceHeader;
    type V<'a> = etwspec::headers::event_trace_header::EventTraceHeaderView<'a>;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn message_trace_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::message_trace::MessageTrace;
    type V<'a> = etwspec::headers::message_trace::MessageTraceView<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn message_trace_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::headers::message_trace::MessageTrace;
    type V<'a> = etwspec::headers::message_trace::MessageTraceView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.message_header(), a.message_header);
            let mut moved = a.clone();
            moved.message_header = b.message_header;
            laws::only_moved(
                layout,
                "MessageHeader",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn message_trace_header_v5_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::message_trace_header::MessageTraceHeader;
    type V<'a> = etwspec::headers::message_trace_header::MessageTraceHeaderView<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), true);
    laws::bounded::<T>();
}
#[test]
fn message_trace_header_v5_1_members_lie_where_the_table_says() {
    type T = etwspec::headers::message_trace_header::MessageTraceHeader;
    type V<'a> = etwspec::headers::message_trace_header::MessageTraceHeaderView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.marker(), a.marker());
            let mut moved = a.clone();
            moved.set_marker(b.marker());
            laws::only_moved(layout, "Marker", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.size(), a.size());
            let mut moved = a.clone();
            moved.set_size(b.size());
            laws::only_moved(layout, "Size", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved());
            let mut moved = a.clone();
            moved.set_reserved(b.reserved());
            laws::only_moved(
                layout,
                "Reserved",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.version(), a.version());
            let mut moved = a.clone();
            moved.set_version(b.version());
            laws::only_moved(layout, "Version", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.header(), a.header());
            let mut moved = a.clone();
            moved.set_header(b.header());
            laws::only_moved(layout, "Header", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.packet().to_value(), a.packet());
            let mut moved = a.clone();
            moved.set_packet(b.packet());
            laws::only_moved(layout, "Packet", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn message_trace_header_v5_1_parts_lie_where_the_table_says() {
    type T = etwspec::headers::message_trace_header::MessageTraceHeader;
    type V<'a> = etwspec::headers::message_trace_header::MessageTraceHeaderView<'a>;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![
                    match tail.sequence_number { Some(_) => Some(4), None => None },
                    match tail.component_id { Some(_) => Some(4), None => None }, match
                    tail.message_guid { Some(_) => Some(16), None => None }, match tail
                    .time_stamp { Some(_) => Some(8), None => None }, match tail
                    .thread_id { Some(_) => Some(4), None => None }, match tail
                    .process_id { Some(_) => Some(4), None => None },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn message_trace_user_v5_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::message_trace_user::V5_1;
    type V<'a> = etwspec::headers::message_trace_user::V5_1View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn message_trace_user_v5_1_members_lie_where_the_table_says() {
    type T = etwspec::headers::message_trace_user::V5_1;
    type V<'a> = etwspec::headers::message_trace_user::V5_1View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.message_header(), a.message_header);
            let mut moved = a.clone();
            moved.message_header = b.message_header;
            laws::only_moved(
                layout,
                "MessageHeader",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.message_flags(), a.message_flags);
            let mut moved = a.clone();
            moved.message_flags = b.message_flags;
            laws::only_moved(
                layout,
                "MessageFlags",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.session_handle(), a.session_handle);
            let mut moved = a.clone();
            moved.session_handle = b.session_handle;
            laws::only_moved(
                layout,
                "SessionHandle",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.message_guid(), a.message_guid);
            let mut moved = a.clone();
            moved.message_guid = b.message_guid;
            laws::only_moved(
                layout,
                "MessageGuid",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.data_size(), a.data_size);
            let mut moved = a.clone();
            moved.data_size = b.data_size;
            laws::only_moved(
                layout,
                "DataSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn message_trace_user_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::message_trace_user::V6_0;
    type V<'a> = etwspec::headers::message_trace_user::V6_0View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn message_trace_user_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::headers::message_trace_user::V6_0;
    type V<'a> = etwspec::headers::message_trace_user::V6_0View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.session_handle(), a.session_handle);
            let mut moved = a;
            moved.session_handle = b.session_handle;
            laws::only_moved(layout, "SessionHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.message_header(), a.message_header);
            let mut moved = a;
            moved.message_header = b.message_header;
            laws::only_moved(layout, "MessageHeader", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.message_guid(), a.message_guid);
            let mut moved = a;
            moved.message_guid = b.message_guid;
            laws::only_moved(layout, "MessageGuid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.message_flags(), a.message_flags);
            let mut moved = a;
            moved.message_flags = b.message_flags;
            laws::only_moved(layout, "MessageFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.data_size(), a.data_size);
            let mut moved = a;
            moved.data_size = b.data_size;
            laws::only_moved(layout, "DataSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.data_(), a.data_);
            let mut moved = a;
            moved.data_ = b.data_;
            laws::only_moved(layout, "Data", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn message_trace_user_v6_2_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::message_trace_user::MessageTraceUser;
    type V<'a> = etwspec::headers::message_trace_user::MessageTraceUserView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn message_trace_user_v6_2_members_lie_where_the_table_says() {
    type T = etwspec::headers::message_trace_user::MessageTraceUser;
    type V<'a> = etwspec::headers::message_trace_user::MessageTraceUserView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.message_header(), a.message_header);
            let mut moved = a;
            moved.message_header = b.message_header;
            laws::only_moved(layout, "MessageHeader", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.message_guid(), a.message_guid);
            let mut moved = a;
            moved.message_guid = b.message_guid;
            laws::only_moved(layout, "MessageGuid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.message_flags(), a.message_flags);
            let mut moved = a;
            moved.message_flags = b.message_flags;
            laws::only_moved(layout, "MessageFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.data_size(), a.data_size);
            let mut moved = a;
            moved.data_size = b.data_size;
            laws::only_moved(layout, "DataSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.data_(), a.data_);
            let mut moved = a;
            moved.data_ = b.data_;
            laws::only_moved(layout, "Data", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn mof_field_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::mof_field::MofField;
    type V<'a> = etwspec::headers::mof_field::MofFieldView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn mof_field_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::headers::mof_field::MofField;
    type V<'a> = etwspec::headers::mof_field::MofFieldView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.data_ptr(), a.data_ptr);
            let mut moved = a;
            moved.data_ptr = b.data_ptr;
            laws::only_moved(layout, "DataPtr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.length(), a.length);
            let mut moved = a;
            moved.length = b.length;
            laws::only_moved(layout, "Length", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.data_type(), a.data_type);
            let mut moved = a;
            moved.data_type = b.data_type;
            laws::only_moved(layout, "DataType", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn offsetinstancedataandlength_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::offsetinstancedataandlength::Offsetinstancedataandlength;
    type V<'a> = etwspec::headers::offsetinstancedataandlength::OffsetinstancedataandlengthView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn offsetinstancedataandlength_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::headers::offsetinstancedataandlength::Offsetinstancedataandlength;
    type V<'a> = etwspec::headers::offsetinstancedataandlength::OffsetinstancedataandlengthView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.offset_instance_data(), a.offset_instance_data);
            let mut moved = a;
            moved.offset_instance_data = b.offset_instance_data;
            laws::only_moved(
                layout,
                "OffsetInstanceData",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.length_instance_data(), a.length_instance_data);
            let mut moved = a;
            moved.length_instance_data = b.length_instance_data;
            laws::only_moved(
                layout,
                "LengthInstanceData",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_trace_header_v5_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::perfinfo_trace_header::PerfinfoTraceHeader;
    type V<'a> = etwspec::headers::perfinfo_trace_header::PerfinfoTraceHeaderView<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), true);
}
#[test]
fn perfinfo_trace_header_v5_1_members_lie_where_the_table_says() {
    type T = etwspec::headers::perfinfo_trace_header::PerfinfoTraceHeader;
    type V<'a> = etwspec::headers::perfinfo_trace_header::PerfinfoTraceHeaderView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.marker(), a.marker());
            let mut moved = a.clone();
            moved.set_marker(b.marker());
            laws::only_moved(layout, "Marker", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.version(), a.version());
            let mut moved = a.clone();
            moved.set_version(b.version());
            laws::only_moved(layout, "Version", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.header_type(), a.header_type());
            let mut moved = a.clone();
            moved.set_header_type(b.header_type());
            laws::only_moved(
                layout,
                "HeaderType",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a.clone();
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.header(), a.header());
            let mut moved = a.clone();
            moved.set_header(b.header());
            laws::only_moved(layout, "Header", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.packet().to_value(), a.packet());
            let mut moved = a.clone();
            moved.set_packet(b.packet());
            laws::only_moved(layout, "Packet", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.ts(), a.ts());
            let mut moved = a.clone();
            moved.set_ts(b.ts());
            laws::only_moved(layout, "TS", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.system_time(), a.system_time());
            let mut moved = a.clone();
            moved.set_system_time(b.system_time());
            laws::only_moved(
                layout,
                "SystemTime",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_trace_header_v5_1_data_end_where_the_header_says() {
    type T = etwspec::headers::perfinfo_trace_header::PerfinfoTraceHeader;
    type V<'a> = etwspec::headers::perfinfo_trace_header::PerfinfoTraceHeaderView<'a>;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn perfinfo_trace_header_v5_1_gives_back_what_is_inserted_event_extended_item_pmc_counters() {
    type T = etwspec::headers::perfinfo_trace_header::PerfinfoTraceHeader;
    type V<'a> = etwspec::headers::perfinfo_trace_header::PerfinfoTraceHeaderView<'a>;
    type Item = etwspec::headers::EventExtendedItemPmcCounters;
    let fail = |error: etwspec::Error| TestCaseError::fail(error.to_string());
    laws::run(
        &(any::<T>(), any::<Item>()),
        |(header, item)| {
            let mut header = T::from_slice(
                    &laws::with_nothing_inserted(T::LAYOUT, &header.fixed_to_bytes()),
                )
                .map_err(fail)?;
            prop_assert!(header.inserted.is_empty(), "nothing is announced");
            prop_assert_eq!(header.event_extended_item_pmc_counters(), Ok(None));
            let before = header.clone();
            if let Err(error) = header.insert_event_extended_item_pmc_counters(&item) {
                prop_assert!(
                    matches!(error, etwspec::Error::BadCount { .. }), "{error}"
                );
                prop_assert_eq!(header, before, "what is refused changes nothing");
                return Ok(());
            }
            let bytes = header.to_vec().map_err(fail)?;
            prop_assert_eq!(T::from_slice(& bytes), Ok(header.clone()));
            let view = V::new(&bytes).map_err(fail)?;
            prop_assert_eq!(view.inserted(), & header.inserted);
            prop_assert_eq!(view.inserted(), & laws::written(& item));
            for found in [
                view.event_extended_item_pmc_counters(),
                header.event_extended_item_pmc_counters(),
            ] {
                match found.map_err(fail)? {
                    Some(found) => prop_assert_eq!(found.to_value(), item.clone()),
                    None => prop_assert!(header.inserted.is_empty(), "the item is there"),
                }
            }
            if header.inserted.is_empty() {
                return Ok(());
            }
            let again = header.clone();
            header.insert_event_extended_item_pmc_counters(&item).map_err(fail)?;
            prop_assert_eq!(& header, & again, "the same replaces the same");
            prop_assert_eq!(
                header.insert_event_extended_item_pebs_index(&
                etwspec::headers::EventExtendedItemPebsIndex::default()),
                Err(etwspec::Error::OrderUnknown { name : T::LAYOUT.name })
            );
            prop_assert_eq!(& header, & again, "what is refused changes nothing");
            prop_assert_eq!(header.event_extended_item_pebs_index(), Ok(None));
            Ok(())
        },
    );
}
#[test]
fn perfinfo_trace_header_v5_1_gives_back_what_is_inserted_event_extended_item_pebs_index() {
    type T = etwspec::headers::perfinfo_trace_header::PerfinfoTraceHeader;
    type V<'a> = etwspec::headers::perfinfo_trace_header::PerfinfoTraceHeaderView<'a>;
    type Item = etwspec::headers::EventExtendedItemPebsIndex;
    let fail = |error: etwspec::Error| TestCaseError::fail(error.to_string());
    laws::run(
        &(any::<T>(), any::<Item>()),
        |(header, item)| {
            let mut header = T::from_slice(
                    &laws::with_nothing_inserted(T::LAYOUT, &header.fixed_to_bytes()),
                )
                .map_err(fail)?;
            prop_assert!(header.inserted.is_empty(), "nothing is announced");
            prop_assert_eq!(header.event_extended_item_pebs_index(), Ok(None));
            header.insert_event_extended_item_pebs_index(&item).map_err(fail)?;
            let bytes = header.to_vec().map_err(fail)?;
            prop_assert_eq!(T::from_slice(& bytes), Ok(header.clone()));
            let view = V::new(&bytes).map_err(fail)?;
            prop_assert_eq!(view.inserted(), & header.inserted);
            prop_assert_eq!(view.inserted(), & laws::written(& item));
            for found in [
                view.event_extended_item_pebs_index(),
                header.event_extended_item_pebs_index(),
            ] {
                match found.map_err(fail)? {
                    Some(found) => prop_assert_eq!(found.to_value(), item.clone()),
                    None => prop_assert!(header.inserted.is_empty(), "the item is there"),
                }
            }
            if header.inserted.is_empty() {
                return Ok(());
            }
            let again = header.clone();
            header.insert_event_extended_item_pebs_index(&item).map_err(fail)?;
            prop_assert_eq!(& header, & again, "the same replaces the same");
            prop_assert_eq!(
                header.insert_event_extended_item_pmc_counters(&
                etwspec::headers::EventExtendedItemPmcCounters::default()),
                Err(etwspec::Error::OrderUnknown { name : T::LAYOUT.name })
            );
            prop_assert_eq!(& header, & again, "what is refused changes nothing");
            prop_assert_eq!(header.event_extended_item_pmc_counters(), Ok(None));
            Ok(())
        },
    );
}
#[test]
fn system_trace_header_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::system_trace_header::SystemTraceHeader;
    type V<'a> = etwspec::headers::system_trace_header::SystemTraceHeaderView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn system_trace_header_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::headers::system_trace_header::SystemTraceHeader;
    type V<'a> = etwspec::headers::system_trace_header::SystemTraceHeaderView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.marker(), a.marker());
            let mut moved = a;
            moved.set_marker(b.marker());
            laws::only_moved(layout, "Marker", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.version(), a.version());
            let mut moved = a;
            moved.set_version(b.version());
            laws::only_moved(layout, "Version", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.header_type(), a.header_type());
            let mut moved = a;
            moved.set_header_type(b.header_type());
            laws::only_moved(layout, "HeaderType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.header(), a.header());
            let mut moved = a;
            moved.set_header(b.header());
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.packet().to_value(), a.packet());
            let mut moved = a;
            moved.set_packet(b.packet());
            laws::only_moved(layout, "Packet", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.system_time(), a.system_time);
            let mut moved = a;
            moved.system_time = b.system_time;
            laws::only_moved(layout, "SystemTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.kernel_time(), a.kernel_time);
            let mut moved = a;
            moved.kernel_time = b.kernel_time;
            laws::only_moved(layout, "KernelTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.user_time(), a.user_time);
            let mut moved = a;
            moved.user_time = b.user_time;
            laws::only_moved(layout, "UserTime", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn system_trace_header_v5_0_data_end_where_the_header_says() {
    type T = etwspec::headers::system_trace_header::SystemTraceHeader;
    type V<'a> = etwspec::headers::system_trace_header::SystemTraceHeaderView<'a>;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn wmi_trace_message_packet_v5_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::wmi_trace_message_packet::WmiTraceMessagePacket;
    type V<'a> = etwspec::headers::wmi_trace_message_packet::WmiTraceMessagePacketView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_trace_message_packet_v5_1_members_lie_where_the_table_says() {
    type T = etwspec::headers::wmi_trace_message_packet::WmiTraceMessagePacket;
    type V<'a> = etwspec::headers::wmi_trace_message_packet::WmiTraceMessagePacketView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.message_number(), a.message_number);
            let mut moved = a;
            moved.message_number = b.message_number;
            laws::only_moved(layout, "MessageNumber", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.option_flags(), a.option_flags);
            let mut moved = a;
            moved.option_flags = b.option_flags;
            laws::only_moved(layout, "OptionFlags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_trace_packet_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::wmi_trace_packet::WmiTracePacket;
    type V<'a> = etwspec::headers::wmi_trace_packet::WmiTracePacketView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_trace_packet_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::headers::wmi_trace_packet::WmiTracePacket;
    type V<'a> = etwspec::headers::wmi_trace_packet::WmiTracePacketView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.hook_id(), a.hook_id());
            let mut moved = a;
            moved.set_hook_id(b.hook_id());
            laws::only_moved(layout, "HookId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.kind(), a.kind());
            let mut moved = a;
            moved.set_kind(b.kind());
            laws::only_moved(layout, "Type", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.group(), a.group());
            let mut moved = a;
            moved.set_group(b.group());
            laws::only_moved(layout, "Group", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wnode_all_data_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::wnode_all_data::WnodeAllDataX86;
    type V<'a> = etwspec::headers::wnode_all_data::WnodeAllDataX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wnode_all_data_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::headers::wnode_all_data::WnodeAllDataX86;
    type V<'a> = etwspec::headers::wnode_all_data::WnodeAllDataX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode_header().to_value(), a.wnode_header);
            let mut moved = a;
            moved.wnode_header = b.wnode_header;
            laws::only_moved(layout, "WnodeHeader", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.data_block_offset(), a.data_block_offset);
            let mut moved = a;
            moved.data_block_offset = b.data_block_offset;
            laws::only_moved(
                layout,
                "DataBlockOffset",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.instance_count(), a.instance_count);
            let mut moved = a;
            moved.instance_count = b.instance_count;
            laws::only_moved(layout, "InstanceCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(
                view.offset_instance_name_offsets(), a.offset_instance_name_offsets
            );
            let mut moved = a;
            moved.offset_instance_name_offsets = b.offset_instance_name_offsets;
            laws::only_moved(
                layout,
                "OffsetInstanceNameOffsets",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.fixed_instance_size(), a.fixed_instance_size());
            let mut moved = a;
            moved.set_fixed_instance_size(b.fixed_instance_size());
            laws::only_moved(
                layout,
                "FixedInstanceSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.offset_instance_data_and_length(), a
                .offset_instance_data_and_length()
            );
            let mut moved = a;
            moved
                .set_offset_instance_data_and_length(
                    b.offset_instance_data_and_length(),
                );
            laws::only_moved(
                layout,
                "OffsetInstanceDataAndLength",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wnode_all_data_v5_0x86_data_end_where_the_header_says() {
    type T = etwspec::headers::wnode_all_data::WnodeAllDataX86;
    type V<'a> = etwspec::headers::wnode_all_data::WnodeAllDataX86View<'a>;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn wnode_all_data_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::wnode_all_data::WnodeAllDataX64;
    type V<'a> = etwspec::headers::wnode_all_data::WnodeAllDataX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wnode_all_data_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::headers::wnode_all_data::WnodeAllDataX64;
    type V<'a> = etwspec::headers::wnode_all_data::WnodeAllDataX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode_header().to_value(), a.wnode_header);
            let mut moved = a;
            moved.wnode_header = b.wnode_header;
            laws::only_moved(layout, "WnodeHeader", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.data_block_offset(), a.data_block_offset);
            let mut moved = a;
            moved.data_block_offset = b.data_block_offset;
            laws::only_moved(
                layout,
                "DataBlockOffset",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.instance_count(), a.instance_count);
            let mut moved = a;
            moved.instance_count = b.instance_count;
            laws::only_moved(layout, "InstanceCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(
                view.offset_instance_name_offsets(), a.offset_instance_name_offsets
            );
            let mut moved = a;
            moved.offset_instance_name_offsets = b.offset_instance_name_offsets;
            laws::only_moved(
                layout,
                "OffsetInstanceNameOffsets",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.fixed_instance_size(), a.fixed_instance_size());
            let mut moved = a;
            moved.set_fixed_instance_size(b.fixed_instance_size());
            laws::only_moved(
                layout,
                "FixedInstanceSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.offset_instance_data_and_length(), a
                .offset_instance_data_and_length()
            );
            let mut moved = a;
            moved
                .set_offset_instance_data_and_length(
                    b.offset_instance_data_and_length(),
                );
            laws::only_moved(
                layout,
                "OffsetInstanceDataAndLength",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wnode_all_data_v5_0x64_data_end_where_the_header_says() {
    type T = etwspec::headers::wnode_all_data::WnodeAllDataX64;
    type V<'a> = etwspec::headers::wnode_all_data::WnodeAllDataX64View<'a>;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn wnode_event_item_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::wnode_event_item::WnodeEventItemX86;
    type V<'a> = etwspec::headers::wnode_event_item::WnodeEventItemX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wnode_event_item_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::headers::wnode_event_item::WnodeEventItemX86;
    type V<'a> = etwspec::headers::wnode_event_item::WnodeEventItemX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode_header().to_value(), a.wnode_header);
            let mut moved = a;
            moved.wnode_header = b.wnode_header;
            laws::only_moved(layout, "WnodeHeader", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wnode_event_item_v5_0x86_data_end_where_the_header_says() {
    type T = etwspec::headers::wnode_event_item::WnodeEventItemX86;
    type V<'a> = etwspec::headers::wnode_event_item::WnodeEventItemX86View<'a>;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn wnode_event_item_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::wnode_event_item::WnodeEventItemX64;
    type V<'a> = etwspec::headers::wnode_event_item::WnodeEventItemX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wnode_event_item_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::headers::wnode_event_item::WnodeEventItemX64;
    type V<'a> = etwspec::headers::wnode_event_item::WnodeEventItemX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode_header().to_value(), a.wnode_header);
            let mut moved = a;
            moved.wnode_header = b.wnode_header;
            laws::only_moved(layout, "WnodeHeader", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wnode_event_item_v5_0x64_data_end_where_the_header_says() {
    type T = etwspec::headers::wnode_event_item::WnodeEventItemX64;
    type V<'a> = etwspec::headers::wnode_event_item::WnodeEventItemX64View<'a>;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn wnode_event_reference_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::wnode_event_reference::WnodeEventReferenceX86;
    type V<'a> = etwspec::headers::wnode_event_reference::WnodeEventReferenceX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wnode_event_reference_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::headers::wnode_event_reference::WnodeEventReferenceX86;
    type V<'a> = etwspec::headers::wnode_event_reference::WnodeEventReferenceX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode_header().to_value(), a.wnode_header);
            let mut moved = a;
            moved.wnode_header = b.wnode_header;
            laws::only_moved(layout, "WnodeHeader", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.target_guid(), a.target_guid);
            let mut moved = a;
            moved.target_guid = b.target_guid;
            laws::only_moved(layout, "TargetGuid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.target_data_block_size(), a.target_data_block_size);
            let mut moved = a;
            moved.target_data_block_size = b.target_data_block_size;
            laws::only_moved(
                layout,
                "TargetDataBlockSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.target_instance_index(), a.target_instance_index());
            let mut moved = a;
            moved.set_target_instance_index(b.target_instance_index());
            laws::only_moved(
                layout,
                "TargetInstanceIndex",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.target_instance_name(), a.target_instance_name());
            let mut moved = a;
            moved.set_target_instance_name(b.target_instance_name());
            laws::only_moved(
                layout,
                "TargetInstanceName",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wnode_event_reference_v5_0x86_data_end_where_the_header_says() {
    type T = etwspec::headers::wnode_event_reference::WnodeEventReferenceX86;
    type V<'a> = etwspec::headers::wnode_event_reference::WnodeEventReferenceX86View<'a>;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn wnode_event_reference_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::wnode_event_reference::WnodeEventReferenceX64;
    type V<'a> = etwspec::headers::wnode_event_reference::WnodeEventReferenceX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wnode_event_reference_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::headers::wnode_event_reference::WnodeEventReferenceX64;
    type V<'a> = etwspec::headers::wnode_event_reference::WnodeEventReferenceX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode_header().to_value(), a.wnode_header);
            let mut moved = a;
            moved.wnode_header = b.wnode_header;
            laws::only_moved(layout, "WnodeHeader", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.target_guid(), a.target_guid);
            let mut moved = a;
            moved.target_guid = b.target_guid;
            laws::only_moved(layout, "TargetGuid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.target_data_block_size(), a.target_data_block_size);
            let mut moved = a;
            moved.target_data_block_size = b.target_data_block_size;
            laws::only_moved(
                layout,
                "TargetDataBlockSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.target_instance_index(), a.target_instance_index());
            let mut moved = a;
            moved.set_target_instance_index(b.target_instance_index());
            laws::only_moved(
                layout,
                "TargetInstanceIndex",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.target_instance_name(), a.target_instance_name());
            let mut moved = a;
            moved.set_target_instance_name(b.target_instance_name());
            laws::only_moved(
                layout,
                "TargetInstanceName",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wnode_event_reference_v5_0x64_data_end_where_the_header_says() {
    type T = etwspec::headers::wnode_event_reference::WnodeEventReferenceX64;
    type V<'a> = etwspec::headers::wnode_event_reference::WnodeEventReferenceX64View<'a>;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn wnode_header_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::wnode_header::WnodeHeaderX86;
    type V<'a> = etwspec::headers::wnode_header::WnodeHeaderX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wnode_header_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::headers::wnode_header::WnodeHeaderX86;
    type V<'a> = etwspec::headers::wnode_header::WnodeHeaderX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.buffer_size(), a.buffer_size);
            let mut moved = a;
            moved.buffer_size = b.buffer_size;
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.provider_id(), a.provider_id);
            let mut moved = a;
            moved.provider_id = b.provider_id;
            laws::only_moved(layout, "ProviderId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.historical_context(), a.historical_context());
            let mut moved = a;
            moved.set_historical_context(b.historical_context());
            laws::only_moved(
                layout,
                "HistoricalContext",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.version(), a.version());
            let mut moved = a;
            moved.set_version(b.version());
            laws::only_moved(layout, "Version", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.linkage(), a.linkage());
            let mut moved = a;
            moved.set_linkage(b.linkage());
            laws::only_moved(layout, "Linkage", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.count_lost(), a.count_lost());
            let mut moved = a;
            moved.set_count_lost(b.count_lost());
            laws::only_moved(layout, "CountLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.kernel_handle(), a.kernel_handle());
            let mut moved = a;
            moved.set_kernel_handle(b.kernel_handle());
            laws::only_moved(layout, "KernelHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.time_stamp(), a.time_stamp());
            let mut moved = a;
            moved.set_time_stamp(b.time_stamp());
            laws::only_moved(layout, "TimeStamp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.guid(), a.guid);
            let mut moved = a;
            moved.guid = b.guid;
            laws::only_moved(layout, "Guid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.client_context(), a.client_context);
            let mut moved = a;
            moved.client_context = b.client_context;
            laws::only_moved(layout, "ClientContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a;
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wnode_header_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::wnode_header::WnodeHeaderX64;
    type V<'a> = etwspec::headers::wnode_header::WnodeHeaderX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wnode_header_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::headers::wnode_header::WnodeHeaderX64;
    type V<'a> = etwspec::headers::wnode_header::WnodeHeaderX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.buffer_size(), a.buffer_size);
            let mut moved = a;
            moved.buffer_size = b.buffer_size;
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.provider_id(), a.provider_id);
            let mut moved = a;
            moved.provider_id = b.provider_id;
            laws::only_moved(layout, "ProviderId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.historical_context(), a.historical_context());
            let mut moved = a;
            moved.set_historical_context(b.historical_context());
            laws::only_moved(
                layout,
                "HistoricalContext",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.version(), a.version());
            let mut moved = a;
            moved.set_version(b.version());
            laws::only_moved(layout, "Version", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.linkage(), a.linkage());
            let mut moved = a;
            moved.set_linkage(b.linkage());
            laws::only_moved(layout, "Linkage", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.count_lost(), a.count_lost());
            let mut moved = a;
            moved.set_count_lost(b.count_lost());
            laws::only_moved(layout, "CountLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.kernel_handle(), a.kernel_handle());
            let mut moved = a;
            moved.set_kernel_handle(b.kernel_handle());
            laws::only_moved(layout, "KernelHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.time_stamp(), a.time_stamp());
            let mut moved = a;
            moved.set_time_stamp(b.time_stamp());
            laws::only_moved(layout, "TimeStamp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.guid(), a.guid);
            let mut moved = a;
            moved.guid = b.guid;
            laws::only_moved(layout, "Guid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.client_context(), a.client_context);
            let mut moved = a;
            moved.client_context = b.client_context;
            laws::only_moved(layout, "ClientContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a;
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wnode_method_item_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::wnode_method_item::WnodeMethodItemX86;
    type V<'a> = etwspec::headers::wnode_method_item::WnodeMethodItemX86View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), true);
    laws::bounded::<T>();
}
#[test]
fn wnode_method_item_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::headers::wnode_method_item::WnodeMethodItemX86;
    type V<'a> = etwspec::headers::wnode_method_item::WnodeMethodItemX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode_header().to_value(), a.wnode_header);
            let mut moved = a.clone();
            moved.wnode_header = b.wnode_header;
            laws::only_moved(
                layout,
                "WnodeHeader",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.offset_instance_name(), a.offset_instance_name);
            let mut moved = a.clone();
            moved.offset_instance_name = b.offset_instance_name;
            laws::only_moved(
                layout,
                "OffsetInstanceName",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.instance_index(), a.instance_index);
            let mut moved = a.clone();
            moved.instance_index = b.instance_index;
            laws::only_moved(
                layout,
                "InstanceIndex",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.method_id(), a.method_id);
            let mut moved = a.clone();
            moved.method_id = b.method_id;
            laws::only_moved(
                layout,
                "MethodId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.data_block_offset(), a.data_block_offset);
            let mut moved = a.clone();
            moved.data_block_offset = b.data_block_offset;
            laws::only_moved(
                layout,
                "DataBlockOffset",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.size_data_block(), a.size_data_block);
            let mut moved = a.clone();
            moved.size_data_block = b.size_data_block;
            laws::only_moved(
                layout,
                "SizeDataBlock",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wnode_method_item_v5_0x86_parts_lie_where_the_table_says() {
    type T = etwspec::headers::wnode_method_item::WnodeMethodItemX86;
    type V<'a> = etwspec::headers::wnode_method_item::WnodeMethodItemX86View<'a>;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![{ let part = tail.variable_data; Some(part.as_bytes().len()) },],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn wnode_method_item_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::wnode_method_item::WnodeMethodItemX64;
    type V<'a> = etwspec::headers::wnode_method_item::WnodeMethodItemX64View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), true);
    laws::bounded::<T>();
}
#[test]
fn wnode_method_item_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::headers::wnode_method_item::WnodeMethodItemX64;
    type V<'a> = etwspec::headers::wnode_method_item::WnodeMethodItemX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode_header().to_value(), a.wnode_header);
            let mut moved = a.clone();
            moved.wnode_header = b.wnode_header;
            laws::only_moved(
                layout,
                "WnodeHeader",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.offset_instance_name(), a.offset_instance_name);
            let mut moved = a.clone();
            moved.offset_instance_name = b.offset_instance_name;
            laws::only_moved(
                layout,
                "OffsetInstanceName",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.instance_index(), a.instance_index);
            let mut moved = a.clone();
            moved.instance_index = b.instance_index;
            laws::only_moved(
                layout,
                "InstanceIndex",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.method_id(), a.method_id);
            let mut moved = a.clone();
            moved.method_id = b.method_id;
            laws::only_moved(
                layout,
                "MethodId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.data_block_offset(), a.data_block_offset);
            let mut moved = a.clone();
            moved.data_block_offset = b.data_block_offset;
            laws::only_moved(
                layout,
                "DataBlockOffset",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.size_data_block(), a.size_data_block);
            let mut moved = a.clone();
            moved.size_data_block = b.size_data_block;
            laws::only_moved(
                layout,
                "SizeDataBlock",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wnode_method_item_v5_0x64_parts_lie_where_the_table_says() {
    type T = etwspec::headers::wnode_method_item::WnodeMethodItemX64;
    type V<'a> = etwspec::headers::wnode_method_item::WnodeMethodItemX64View<'a>;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![{ let part = tail.variable_data; Some(part.as_bytes().len()) },],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn wnode_single_instance_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::wnode_single_instance::WnodeSingleInstanceX86;
    type V<'a> = etwspec::headers::wnode_single_instance::WnodeSingleInstanceX86View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), true);
    laws::bounded::<T>();
}
#[test]
fn wnode_single_instance_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::headers::wnode_single_instance::WnodeSingleInstanceX86;
    type V<'a> = etwspec::headers::wnode_single_instance::WnodeSingleInstanceX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode_header().to_value(), a.wnode_header);
            let mut moved = a.clone();
            moved.wnode_header = b.wnode_header;
            laws::only_moved(
                layout,
                "WnodeHeader",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.offset_instance_name(), a.offset_instance_name);
            let mut moved = a.clone();
            moved.offset_instance_name = b.offset_instance_name;
            laws::only_moved(
                layout,
                "OffsetInstanceName",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.instance_index(), a.instance_index);
            let mut moved = a.clone();
            moved.instance_index = b.instance_index;
            laws::only_moved(
                layout,
                "InstanceIndex",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.data_block_offset(), a.data_block_offset);
            let mut moved = a.clone();
            moved.data_block_offset = b.data_block_offset;
            laws::only_moved(
                layout,
                "DataBlockOffset",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.size_data_block(), a.size_data_block);
            let mut moved = a.clone();
            moved.size_data_block = b.size_data_block;
            laws::only_moved(
                layout,
                "SizeDataBlock",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wnode_single_instance_v5_0x86_parts_lie_where_the_table_says() {
    type T = etwspec::headers::wnode_single_instance::WnodeSingleInstanceX86;
    type V<'a> = etwspec::headers::wnode_single_instance::WnodeSingleInstanceX86View<'a>;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![{ let part = tail.variable_data; Some(part.as_bytes().len()) },],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn wnode_single_instance_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::wnode_single_instance::WnodeSingleInstanceX64;
    type V<'a> = etwspec::headers::wnode_single_instance::WnodeSingleInstanceX64View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), true);
    laws::bounded::<T>();
}
#[test]
fn wnode_single_instance_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::headers::wnode_single_instance::WnodeSingleInstanceX64;
    type V<'a> = etwspec::headers::wnode_single_instance::WnodeSingleInstanceX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode_header().to_value(), a.wnode_header);
            let mut moved = a.clone();
            moved.wnode_header = b.wnode_header;
            laws::only_moved(
                layout,
                "WnodeHeader",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.offset_instance_name(), a.offset_instance_name);
            let mut moved = a.clone();
            moved.offset_instance_name = b.offset_instance_name;
            laws::only_moved(
                layout,
                "OffsetInstanceName",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.instance_index(), a.instance_index);
            let mut moved = a.clone();
            moved.instance_index = b.instance_index;
            laws::only_moved(
                layout,
                "InstanceIndex",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.data_block_offset(), a.data_block_offset);
            let mut moved = a.clone();
            moved.data_block_offset = b.data_block_offset;
            laws::only_moved(
                layout,
                "DataBlockOffset",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.size_data_block(), a.size_data_block);
            let mut moved = a.clone();
            moved.size_data_block = b.size_data_block;
            laws::only_moved(
                layout,
                "SizeDataBlock",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wnode_single_instance_v5_0x64_parts_lie_where_the_table_says() {
    type T = etwspec::headers::wnode_single_instance::WnodeSingleInstanceX64;
    type V<'a> = etwspec::headers::wnode_single_instance::WnodeSingleInstanceX64View<'a>;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![{ let part = tail.variable_data; Some(part.as_bytes().len()) },],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn wnode_single_item_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::wnode_single_item::WnodeSingleItemX86;
    type V<'a> = etwspec::headers::wnode_single_item::WnodeSingleItemX86View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), true);
    laws::bounded::<T>();
}
#[test]
fn wnode_single_item_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::headers::wnode_single_item::WnodeSingleItemX86;
    type V<'a> = etwspec::headers::wnode_single_item::WnodeSingleItemX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode_header().to_value(), a.wnode_header);
            let mut moved = a.clone();
            moved.wnode_header = b.wnode_header;
            laws::only_moved(
                layout,
                "WnodeHeader",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.offset_instance_name(), a.offset_instance_name);
            let mut moved = a.clone();
            moved.offset_instance_name = b.offset_instance_name;
            laws::only_moved(
                layout,
                "OffsetInstanceName",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.instance_index(), a.instance_index);
            let mut moved = a.clone();
            moved.instance_index = b.instance_index;
            laws::only_moved(
                layout,
                "InstanceIndex",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.item_id(), a.item_id);
            let mut moved = a.clone();
            moved.item_id = b.item_id;
            laws::only_moved(layout, "ItemId", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.data_block_offset(), a.data_block_offset);
            let mut moved = a.clone();
            moved.data_block_offset = b.data_block_offset;
            laws::only_moved(
                layout,
                "DataBlockOffset",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.size_data_item(), a.size_data_item);
            let mut moved = a.clone();
            moved.size_data_item = b.size_data_item;
            laws::only_moved(
                layout,
                "SizeDataItem",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wnode_single_item_v5_0x86_parts_lie_where_the_table_says() {
    type T = etwspec::headers::wnode_single_item::WnodeSingleItemX86;
    type V<'a> = etwspec::headers::wnode_single_item::WnodeSingleItemX86View<'a>;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![{ let part = tail.variable_data; Some(part.as_bytes().len()) },],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn wnode_single_item_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::wnode_single_item::WnodeSingleItemX64;
    type V<'a> = etwspec::headers::wnode_single_item::WnodeSingleItemX64View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), true);
    laws::bounded::<T>();
}
#[test]
fn wnode_single_item_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::headers::wnode_single_item::WnodeSingleItemX64;
    type V<'a> = etwspec::headers::wnode_single_item::WnodeSingleItemX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode_header().to_value(), a.wnode_header);
            let mut moved = a.clone();
            moved.wnode_header = b.wnode_header;
            laws::only_moved(
                layout,
                "WnodeHeader",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.offset_instance_name(), a.offset_instance_name);
            let mut moved = a.clone();
            moved.offset_instance_name = b.offset_instance_name;
            laws::only_moved(
                layout,
                "OffsetInstanceName",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.instance_index(), a.instance_index);
            let mut moved = a.clone();
            moved.instance_index = b.instance_index;
            laws::only_moved(
                layout,
                "InstanceIndex",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.item_id(), a.item_id);
            let mut moved = a.clone();
            moved.item_id = b.item_id;
            laws::only_moved(layout, "ItemId", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.data_block_offset(), a.data_block_offset);
            let mut moved = a.clone();
            moved.data_block_offset = b.data_block_offset;
            laws::only_moved(
                layout,
                "DataBlockOffset",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.size_data_item(), a.size_data_item);
            let mut moved = a.clone();
            moved.size_data_item = b.size_data_item;
            laws::only_moved(
                layout,
                "SizeDataItem",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wnode_single_item_v5_0x64_parts_lie_where_the_table_says() {
    type T = etwspec::headers::wnode_single_item::WnodeSingleItemX64;
    type V<'a> = etwspec::headers::wnode_single_item::WnodeSingleItemX64View<'a>;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![{ let part = tail.variable_data; Some(part.as_bytes().len()) },],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn wnode_too_small_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::wnode_too_small::WnodeTooSmallX86;
    type V<'a> = etwspec::headers::wnode_too_small::WnodeTooSmallX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wnode_too_small_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::headers::wnode_too_small::WnodeTooSmallX86;
    type V<'a> = etwspec::headers::wnode_too_small::WnodeTooSmallX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode_header().to_value(), a.wnode_header);
            let mut moved = a;
            moved.wnode_header = b.wnode_header;
            laws::only_moved(layout, "WnodeHeader", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size_needed(), a.size_needed);
            let mut moved = a;
            moved.size_needed = b.size_needed;
            laws::only_moved(layout, "SizeNeeded", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wnode_too_small_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::headers::wnode_too_small::WnodeTooSmallX64;
    type V<'a> = etwspec::headers::wnode_too_small::WnodeTooSmallX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wnode_too_small_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::headers::wnode_too_small::WnodeTooSmallX64;
    type V<'a> = etwspec::headers::wnode_too_small::WnodeTooSmallX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode_header().to_value(), a.wnode_header);
            let mut moved = a;
            moved.wnode_header = b.wnode_header;
            laws::only_moved(layout, "WnodeHeader", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size_needed(), a.size_needed);
            let mut moved = a;
            moved.size_needed = b.size_needed;
            laws::only_moved(layout, "SizeNeeded", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn compact_system_trace_header_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::compact_system_trace_header::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "COMPACT_SYSTEM_TRACE_HEADER"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_2(form))) => {
                    prop_assert_eq!(layout.form, "V6_2");
                    prop_assert_eq!(
                        etwspec::headers::compact_system_trace_header::CompactSystemTraceHeader::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_2(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..24 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_data_descriptor_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::event_data_descriptor::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_DATA_DESCRIPTOR"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::headers::event_data_descriptor::EventDataDescriptor::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_descriptor_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::event_descriptor::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_DESCRIPTOR" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_0(form))) => {
                    prop_assert_eq!(layout.form, "V6_0");
                    prop_assert_eq!(
                        etwspec::headers::event_descriptor::EventDescriptor::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_extended_item_event_key_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::event_extended_item_event_key::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_EXTENDED_ITEM_EVENT_KEY"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::headers::event_extended_item_event_key::EventExtendedItemEventKey::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_extended_item_instance_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::event_extended_item_instance::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_EXTENDED_ITEM_INSTANCE"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::headers::event_extended_item_instance::EventExtendedItemInstance::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..24 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_extended_item_pebs_index_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::event_extended_item_pebs_index::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_EXTENDED_ITEM_PEBS_INDEX"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::headers::event_extended_item_pebs_index::EventExtendedItemPebsIndex::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_extended_item_pmc_counters_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::event_extended_item_pmc_counters::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_EXTENDED_ITEM_PMC_COUNTERS"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::headers::event_extended_item_pmc_counters::EventExtendedItemPmcCounters::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_extended_item_process_start_key_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::event_extended_item_process_start_key::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_EXTENDED_ITEM_PROCESS_START_KEY"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::headers::event_extended_item_process_start_key::EventExtendedItemProcessStartKey::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_extended_item_related_activityid_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::event_extended_item_related_activityid::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::headers::event_extended_item_related_activityid::EventExtendedItemRelatedActivityid::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_extended_item_stack_key32_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::event_extended_item_stack_key32::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_EXTENDED_ITEM_STACK_KEY32"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::headers::event_extended_item_stack_key32::EventExtendedItemStackKey32::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_extended_item_stack_key64_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::event_extended_item_stack_key64::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_EXTENDED_ITEM_STACK_KEY64"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::headers::event_extended_item_stack_key64::EventExtendedItemStackKey64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_extended_item_stack_trace32_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::event_extended_item_stack_trace32::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_EXTENDED_ITEM_STACK_TRACE32"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::headers::event_extended_item_stack_trace32::EventExtendedItemStackTrace32::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_extended_item_stack_trace64_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::event_extended_item_stack_trace64::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_EXTENDED_ITEM_STACK_TRACE64"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::headers::event_extended_item_stack_trace64::EventExtendedItemStackTrace64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_extended_item_ts_id_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::event_extended_item_ts_id::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_EXTENDED_ITEM_TS_ID"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::headers::event_extended_item_ts_id::EventExtendedItemTsId::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..4 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_header_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::event_header::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_HEADER" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_0(form))) => {
                    prop_assert_eq!(layout.form, "V6_0");
                    prop_assert_eq!(
                        etwspec::headers::event_header::EventHeader::from_slice(& bytes)
                        .ok(), Some(form.clone())
                    );
                    let any = Any::V6_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..80 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_header_extended_data_item_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::event_header_extended_data_item::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_HEADER_EXTENDED_DATA_ITEM"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_0(form))) => {
                    prop_assert_eq!(layout.form, "V6_0");
                    prop_assert_eq!(
                        etwspec::headers::event_header_extended_data_item::EventHeaderExtendedDataItem::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_header_extended_data_item_in_buffer_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::event_header_extended_data_item_in_buffer::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_0(form))) => {
                    prop_assert_eq!(layout.form, "V6_0");
                    prop_assert_eq!(
                        etwspec::headers::event_header_extended_data_item_in_buffer::EventHeaderExtendedDataItemInBuffer::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_instance_guid_header_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::event_instance_guid_header::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_INSTANCE_GUID_HEADER"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_2(form))) => {
                    prop_assert_eq!(layout.form, "V5_2");
                    prop_assert_eq!(
                        etwspec::headers::event_instance_guid_header::EventInstanceGuidHeader::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_2(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..72 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_instance_header_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::event_instance_header::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_INSTANCE_HEADER"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::headers::event_instance_header::V5_0::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..56 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_1(form))) => {
                    prop_assert_eq!(layout.form, "V5_1");
                    prop_assert_eq!(
                        etwspec::headers::event_instance_header::V5_1::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_1(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..56 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V6_0(form))) => {
                    prop_assert_eq!(layout.form, "V6_0");
                    prop_assert_eq!(
                        etwspec::headers::event_instance_header::EventInstanceHeader::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..56 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_instance_info_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::event_instance_info::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_INSTANCE_INFO"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::headers::event_instance_info::EventInstanceInfoX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::headers::event_instance_info::EventInstanceInfoX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_provider_trait_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::event_provider_trait::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_PROVIDER_TRAIT"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V10_0(form))) => {
                    prop_assert_eq!(layout.form, "V10_0");
                    prop_assert_eq!(
                        etwspec::headers::event_provider_trait::EventProviderTrait::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V10_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..3 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_provider_traits_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::event_provider_traits::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_PROVIDER_TRAITS"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V10_0(form))) => {
                    prop_assert_eq!(layout.form, "V10_0");
                    prop_assert_eq!(
                        etwspec::headers::event_provider_traits::EventProviderTraits::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V10_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..2 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_schema_tl_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::event_schema_tl::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_SCHEMA_TL" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::headers::event_schema_tl::EventSchemaTl::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..3 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_trace_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::event_trace::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_TRACE" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::headers::event_trace::V5_0X86::from_slice(& bytes).ok(),
                        Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..88 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::headers::event_trace::V5_0X64::from_slice(& bytes).ok(),
                        Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..88 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_1X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_1X86");
                    prop_assert_eq!(
                        etwspec::headers::event_trace::V5_1X86::from_slice(& bytes).ok(),
                        Some(form.clone())
                    );
                    let any = Any::V5_1X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..88 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_1X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_1X64");
                    prop_assert_eq!(
                        etwspec::headers::event_trace::V5_1X64::from_slice(& bytes).ok(),
                        Some(form.clone())
                    );
                    let any = Any::V5_1X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..88 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V6_2X86(form))) => {
                    prop_assert_eq!(layout.form, "V6_2X86");
                    prop_assert_eq!(
                        etwspec::headers::event_trace::EventTraceX86::from_slice(& bytes)
                        .ok(), Some(form.clone())
                    );
                    let any = Any::V6_2X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..88 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V6_2X64(form))) => {
                    prop_assert_eq!(layout.form, "V6_2X64");
                    prop_assert_eq!(
                        etwspec::headers::event_trace::EventTraceX64::from_slice(& bytes)
                        .ok(), Some(form.clone())
                    );
                    let any = Any::V6_2X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..88 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_trace_header_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::event_trace_header::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_TRACE_HEADER" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::headers::event_trace_header::V5_0::from_slice(& bytes)
                        .ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..48 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_1(form))) => {
                    prop_assert_eq!(layout.form, "V5_1");
                    prop_assert_eq!(
                        etwspec::headers::event_trace_header::EventTraceHeader::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_1(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..48 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn message_trace_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::message_trace::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "MESSAGE_TRACE" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::headers::message_trace::MessageTrace::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn message_trace_header_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::message_trace_header::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "MESSAGE_TRACE_HEADER"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_1(form))) => {
                    prop_assert_eq!(layout.form, "V5_1");
                    prop_assert_eq!(
                        etwspec::headers::message_trace_header::MessageTraceHeader::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_1(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn message_trace_user_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::message_trace_user::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "MESSAGE_TRACE_USER" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_1(form))) => {
                    prop_assert_eq!(layout.form, "V5_1");
                    prop_assert_eq!(
                        etwspec::headers::message_trace_user::V5_1::from_slice(& bytes)
                        .ok(), Some(form.clone())
                    );
                    let any = Any::V5_1(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..44 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V6_0(form))) => {
                    prop_assert_eq!(layout.form, "V6_0");
                    prop_assert_eq!(
                        etwspec::headers::message_trace_user::V6_0::from_slice(& bytes)
                        .ok(), Some(form.clone())
                    );
                    let any = Any::V6_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..48 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V6_2(form))) => {
                    prop_assert_eq!(layout.form, "V6_2");
                    prop_assert_eq!(
                        etwspec::headers::message_trace_user::MessageTraceUser::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_2(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..40 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn mof_field_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::mof_field::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "MOF_FIELD" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::headers::mof_field::MofField::from_slice(& bytes).ok(),
                        Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn offsetinstancedataandlength_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::offsetinstancedataandlength::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "OFFSETINSTANCEDATAANDLENGTH"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::headers::offsetinstancedataandlength::Offsetinstancedataandlength::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn perfinfo_trace_header_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::perfinfo_trace_header::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "PERFINFO_TRACE_HEADER"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_1(form))) => {
                    prop_assert_eq!(layout.form, "V5_1");
                    prop_assert_eq!(
                        etwspec::headers::perfinfo_trace_header::PerfinfoTraceHeader::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_1(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn system_trace_header_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::system_trace_header::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "SYSTEM_TRACE_HEADER"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::headers::system_trace_header::SystemTraceHeader::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..32 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn wmi_trace_message_packet_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::wmi_trace_message_packet::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "WMI_TRACE_MESSAGE_PACKET"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_1(form))) => {
                    prop_assert_eq!(layout.form, "V5_1");
                    prop_assert_eq!(
                        etwspec::headers::wmi_trace_message_packet::WmiTraceMessagePacket::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_1(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..4 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn wmi_trace_packet_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::wmi_trace_packet::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "WMI_TRACE_PACKET" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::headers::wmi_trace_packet::WmiTracePacket::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..4 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn wnode_all_data_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::wnode_all_data::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "WNODE_ALL_DATA" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::headers::wnode_all_data::WnodeAllDataX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..72 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::headers::wnode_all_data::WnodeAllDataX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..72 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn wnode_event_item_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::wnode_event_item::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "WNODE_EVENT_ITEM" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::headers::wnode_event_item::WnodeEventItemX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..48 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::headers::wnode_event_item::WnodeEventItemX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..48 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn wnode_event_reference_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::wnode_event_reference::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "WNODE_EVENT_REFERENCE"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::headers::wnode_event_reference::WnodeEventReferenceX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..72 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::headers::wnode_event_reference::WnodeEventReferenceX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..72 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn wnode_header_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::wnode_header::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "WNODE_HEADER" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::headers::wnode_header::WnodeHeaderX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..48 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::headers::wnode_header::WnodeHeaderX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..48 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn wnode_method_item_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::wnode_method_item::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "WNODE_METHOD_ITEM" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::headers::wnode_method_item::WnodeMethodItemX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..68 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::headers::wnode_method_item::WnodeMethodItemX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..68 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn wnode_single_instance_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::wnode_single_instance::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "WNODE_SINGLE_INSTANCE"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::headers::wnode_single_instance::WnodeSingleInstanceX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..64 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::headers::wnode_single_instance::WnodeSingleInstanceX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..64 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn wnode_single_item_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::wnode_single_item::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "WNODE_SINGLE_ITEM" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::headers::wnode_single_item::WnodeSingleItemX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..68 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::headers::wnode_single_item::WnodeSingleItemX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..68 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn wnode_too_small_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::headers::wnode_too_small::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "WNODE_TOO_SMALL" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::headers::wnode_too_small::WnodeTooSmallX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..56 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::headers::wnode_too_small::WnodeTooSmallX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..56 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn etw_provider_trait_type_names_and_values_stand_for_each_other() {
    type T = etwspec::headers::EtwProviderTraitType;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn event_data_descriptor_type_names_and_values_stand_for_each_other() {
    type T = etwspec::headers::EventDataDescriptorType;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn event_header_ext_type_names_and_values_stand_for_each_other() {
    type T = etwspec::headers::EventHeaderExtType;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn event_trace_group_names_and_values_stand_for_each_other() {
    type T = etwspec::headers::EventTraceGroup;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn event_trace_type_names_and_values_stand_for_each_other() {
    type T = etwspec::headers::EventTraceType;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn hook_id_names_and_values_stand_for_each_other() {
    type T = etwspec::headers::HookId;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn trace_header_type_names_and_values_stand_for_each_other() {
    type T = etwspec::headers::TraceHeaderType;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn event_header_flags_names_and_values_stand_for_each_other() {
    type T = etwspec::headers::EventHeaderFlags;
    laws::values::<
        T,
    >(
        T::NAMES,
        T::from_name,
        |value| T::NAMES.iter().find(|(_, other)| *other == value).map(|(name, _)| *name),
    );
    laws::run(
        &any::<T>(),
        |value| {
            let named = value.names().fold(T::from(0), |all, (_, bits)| all | bits);
            prop_assert_eq!(named | value.unnamed(), value, "no bit is lost");
            Ok(())
        },
    );
}
#[test]
fn event_header_property_names_and_values_stand_for_each_other() {
    type T = etwspec::headers::EventHeaderProperty;
    laws::values::<
        T,
    >(
        T::NAMES,
        T::from_name,
        |value| T::NAMES.iter().find(|(_, other)| *other == value).map(|(name, _)| *name),
    );
    laws::run(
        &any::<T>(),
        |value| {
            let named = value.names().fold(T::from(0), |all, (_, bits)| all | bits);
            prop_assert_eq!(named | value.unnamed(), value, "no bit is lost");
            Ok(())
        },
    );
}
#[test]
fn event_trace_header_flags_names_and_values_stand_for_each_other() {
    type T = etwspec::headers::EventTraceHeaderFlags;
    laws::values::<
        T,
    >(
        T::NAMES,
        T::from_name,
        |value| T::NAMES.iter().find(|(_, other)| *other == value).map(|(name, _)| *name),
    );
    laws::run(
        &any::<T>(),
        |value| {
            let named = value.names().fold(T::from(0), |all, (_, bits)| all | bits);
            prop_assert_eq!(named | value.unnamed(), value, "no bit is lost");
            Ok(())
        },
    );
}
#[test]
fn trace_header_marker_names_and_values_stand_for_each_other() {
    type T = etwspec::headers::TraceHeaderMarker;
    laws::values::<
        T,
    >(
        T::NAMES,
        T::from_name,
        |value| T::NAMES.iter().find(|(_, other)| *other == value).map(|(name, _)| *name),
    );
    laws::run(
        &any::<T>(),
        |value| {
            let named = value.names().fold(T::from(0), |all, (_, bits)| all | bits);
            prop_assert_eq!(named | value.unnamed(), value, "no bit is lost");
            Ok(())
        },
    );
}
#[test]
fn trace_message_flags_names_and_values_stand_for_each_other() {
    type T = etwspec::headers::TraceMessageFlags;
    laws::values::<
        T,
    >(
        T::NAMES,
        T::from_name,
        |value| T::NAMES.iter().find(|(_, other)| *other == value).map(|(name, _)| *name),
    );
    laws::run(
        &any::<T>(),
        |value| {
            let named = value.names().fold(T::from(0), |all, (_, bits)| all | bits);
            prop_assert_eq!(named | value.unnamed(), value, "no bit is lost");
            Ok(())
        },
    );
}
