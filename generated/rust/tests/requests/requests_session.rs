// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `requests::session`.
mod etw_boot_config_v5_0x86 {
use crate::laws;
use etwspec::requests::session::etw_boot_config::{ EtwBootConfigX86 as T, EtwBootConfigX86View as V };
const MEMBERS: &[&str] = &[
    "MaxLoggers",
    "Reserved",
    "BootLoggersList",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.max_loggers() } else { from.max_loggers }; value.max_loggers = it; None }
        1 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        2 => { let it = if way == laws::Way::View { view.boot_loggers_list().to_value() } else { from.boot_loggers_list }; value.boot_loggers_list = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_boot_config_v5_0x64 {
use crate::laws;
use etwspec::requests::session::etw_boot_config::{ EtwBootConfigX64 as T, EtwBootConfigX64View as V };
const MEMBERS: &[&str] = &[
    "MaxLoggers",
    "Reserved",
    "BootLoggersList",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.max_loggers() } else { from.max_loggers }; value.max_loggers = it; None }
        1 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        2 => { let it = if way == laws::Way::View { view.boot_loggers_list().to_value() } else { from.boot_loggers_list }; value.boot_loggers_list = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_compression_settings_data_v5_0 {
use crate::laws;
use etwspec::requests::session::etw_compression_settings_data::{ EtwCompressionSettingsData as T, EtwCompressionSettingsDataView as V };
const MEMBERS: &[&str] = &[
    "LoggerId",
    "Field4",
    "Field8",
    "FieldC",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id }; value.logger_id = it; None }
        1 => { let it = if way == laws::Way::View { view.field4() } else { from.field4 }; value.field4 = it; None }
        2 => { let it = if way == laws::Way::View { view.field8() } else { from.field8 }; value.field8 = it; None }
        3 => { let it = if way == laws::Way::View { view.field_c() } else { from.field_c }; value.field_c = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_disallow_list_v5_0 {
use crate::laws;
use etwspec::requests::session::etw_disallow_list::{ EtwDisallowList as T, EtwDisallowListView as V };
const MEMBERS: &[&str] = &[
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        _ => None,
    }
}

tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

}

mod etw_ext_enable_flags_item_v6_0 {
use crate::laws;
use etwspec::requests::session::etw_ext_enable_flags_item::{ EtwExtEnableFlagsItem as T, EtwExtEnableFlagsItemView as V };
const MEMBERS: &[&str] = &[
    "Header",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        _ => None,
    }
}

tailed!(true, |view: V<'_>| view.to_value(), extent => extent);
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
        Ok((vec![{ let part = tail.group_mask; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod etw_ext_pids_item_v6_0 {
use crate::laws;
use etwspec::requests::session::etw_ext_pids_item::{ EtwExtPidsItem as T, EtwExtPidsItemView as V };
const MEMBERS: &[&str] = &[
    "Header",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        _ => None,
    }
}

tailed!(true, |view: V<'_>| view.to_value(), extent => extent);
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
        Ok((vec![{ let part = tail.process_ids; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod etw_ext_pooltag_filter_item_v6_1 {
use crate::laws;
use etwspec::requests::session::etw_ext_pooltag_filter_item::{ EtwExtPooltagFilterItem as T, EtwExtPooltagFilterItemView as V };
const MEMBERS: &[&str] = &[
    "Header",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        _ => None,
    }
}

tailed!(true, |view: V<'_>| view.to_value(), extent => extent);
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
        Ok((vec![{ let part = tail.tags; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod etw_ext_stackwalk_filter_item_v6_0 {
use crate::laws;
use etwspec::requests::session::etw_ext_stackwalk_filter_item::{ EtwExtStackwalkFilterItem as T, EtwExtStackwalkFilterItemView as V };
const MEMBERS: &[&str] = &[
    "Header",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        _ => None,
    }
}

tailed!(true, |view: V<'_>| view.to_value(), extent => extent);
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
        Ok((vec![{ let part = tail.hook_ids; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod etw_ext_stack_caching_item_v6_2 {
use crate::laws;
use proptest::prelude::*;

use etwspec::requests::session::etw_ext_stack_caching_item::{ EtwExtStackCachingItem as T, EtwExtStackCachingItemView as V };
const MEMBERS: &[&str] = &[
    "Header",
    "Config",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.config().to_value() } else { from.config }; value.config = it; None }
        _ => None,
    }
}

fixed!(false);
#[test]
fn data_end_where_the_header_says() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.to_bytes();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod etw_get_compression_settings_information_v5_0 {
use crate::laws;
use etwspec::requests::session::etw_get_compression_settings_information::{ EtwGetCompressionSettingsInformation as T, EtwGetCompressionSettingsInformationView as V };
const MEMBERS: &[&str] = &[
    "LoggerId",
    "Reserved0",
    "Reserved4",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id }; value.logger_id = it; None }
        1 => { let it = if way == laws::Way::View { view.reserved0() } else { from.reserved0 }; value.reserved0 = it; None }
        2 => { let it = if way == laws::Way::View { view.reserved4() } else { from.reserved4 }; value.reserved4 = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_get_disallow_list_information_v5_0 {
use crate::laws;
use etwspec::requests::session::etw_get_disallow_list_information::{ EtwGetDisallowListInformation as T, EtwGetDisallowListInformationView as V };
const MEMBERS: &[&str] = &[
    "LoggerId",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id }; value.logger_id = it; None }
        1 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_get_private_session_trace_handle_information_v5_0 {
use crate::laws;
use etwspec::requests::session::etw_get_private_session_trace_handle_information::{ EtwGetPrivateSessionTraceHandleInformation as T, EtwGetPrivateSessionTraceHandleInformationView as V };
const MEMBERS: &[&str] = &[
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        _ => None,
    }
}

tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

}

mod etw_last_dropped_event_struct_v5_0 {
use crate::laws;
use etwspec::requests::session::etw_last_dropped_event_struct::{ EtwLastDroppedEventStruct as T, EtwLastDroppedEventStructView as V };
const MEMBERS: &[&str] = &[
    "Count",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.count() } else { from.count }; value.count = it; None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

}

mod etw_max_loggers_information_v5_0 {
use crate::laws;
use etwspec::requests::session::etw_max_loggers_information::{ EtwMaxLoggersInformation as T, EtwMaxLoggersInformationView as V };
const MEMBERS: &[&str] = &[
    "MaximumLoggers",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.maximum_loggers() } else { from.maximum_loggers }; value.maximum_loggers = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_max_pmc_counter_information_v5_0 {
use crate::laws;
use etwspec::requests::session::etw_max_pmc_counter_information::{ EtwMaxPmcCounterInformation as T, EtwMaxPmcCounterInformationView as V };
const MEMBERS: &[&str] = &[
    "MaximumPmcCounter",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.maximum_pmc_counter() } else { from.maximum_pmc_counter }; value.maximum_pmc_counter = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_partition_info_extension_v5_0 {
use crate::laws;
use etwspec::requests::session::etw_partition_info_extension::{ EtwPartitionInfoExtension as T, EtwPartitionInfoExtensionView as V };
const MEMBERS: &[&str] = &[
    "EventVersion",
    "PartitionType",
    "QpcOffsetFromRoot",
    "PartitionId",
    "ParentId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_version() } else { from.event_version }; value.event_version = it; None }
        1 => { let it = if way == laws::Way::View { view.partition_type() } else { from.partition_type }; value.partition_type = it; None }
        2 => { let it = if way == laws::Way::View { view.qpc_offset_from_root() } else { from.qpc_offset_from_root }; value.qpc_offset_from_root = it; None }
        3 => { let it = if way == laws::Way::View { view.partition_id() } else { from.partition_id }; value.partition_id = it; None }
        4 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id }; value.parent_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_partition_info_extension_v2_v5_0 {
use crate::laws;
use etwspec::requests::session::etw_partition_info_extension_v2::{ EtwPartitionInfoExtensionV2 as T, EtwPartitionInfoExtensionV2View as V };
const MEMBERS: &[&str] = &[
    "EventVersion",
    "PartitionType",
    "QpcOffsetFromRoot",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_version() } else { from.event_version }; value.event_version = it; None }
        1 => { let it = if way == laws::Way::View { view.partition_type() } else { from.partition_type }; value.partition_type = it; None }
        2 => { let it = if way == laws::Way::View { view.qpc_offset_from_root() } else { from.qpc_offset_from_root }; value.qpc_offset_from_root = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_perf_counters_v5_0 {
use crate::laws;
use etwspec::requests::session::etw_perf_counters::{ EtwPerfCounters as T, EtwPerfCountersView as V };
const MEMBERS: &[&str] = &[
    "TotalActiveSessions",
    "TotalBufferMemoryNonPagedPool",
    "TotalBufferMemoryPagedPool",
    "TotalGuidsEnabled",
    "TotalGuidsNotEnabled",
    "TotalGuidsPreEnabled",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.total_active_sessions() } else { from.total_active_sessions }; value.total_active_sessions = it; None }
        1 => { let it = if way == laws::Way::View { view.total_buffer_memory_non_paged_pool() } else { from.total_buffer_memory_non_paged_pool }; value.total_buffer_memory_non_paged_pool = it; None }
        2 => { let it = if way == laws::Way::View { view.total_buffer_memory_paged_pool() } else { from.total_buffer_memory_paged_pool }; value.total_buffer_memory_paged_pool = it; None }
        3 => { let it = if way == laws::Way::View { view.total_guids_enabled() } else { from.total_guids_enabled }; value.total_guids_enabled = it; None }
        4 => { let it = if way == laws::Way::View { view.total_guids_not_enabled() } else { from.total_guids_not_enabled }; value.total_guids_not_enabled = it; None }
        5 => { let it = if way == laws::Way::View { view.total_guids_pre_enabled() } else { from.total_guids_pre_enabled }; value.total_guids_pre_enabled = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_pmc_ownership_entry_v5_0 {
use crate::laws;
use etwspec::requests::session::etw_pmc_ownership_entry::{ EtwPmcOwnershipEntry as T, EtwPmcOwnershipEntryView as V };
const MEMBERS: &[&str] = &[
    "Type",
    "Data1",
    "Data2",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.kind() } else { from.kind }; value.kind = it; None }
        1 => { let it = if way == laws::Way::View { view.data1() } else { from.data1 }; value.data1 = it; None }
        2 => { let it = if way == laws::Way::View { view.data2() } else { from.data2 }; value.data2 = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_pmc_ownership_information_v5_0 {
use crate::laws;
use etwspec::requests::session::etw_pmc_ownership_information::{ EtwPmcOwnershipInformation as T, EtwPmcOwnershipInformationView as V };
const MEMBERS: &[&str] = &[
    "ProcessorNumber",
    "CounterCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.processor_number() } else { from.processor_number }; value.processor_number = it; None }
        1 => { let it = if way == laws::Way::View { view.counter_count() } else { from.counter_count }; value.counter_count = it; None }
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

mod etw_pmc_session_information_v5_0 {
use crate::laws;
use etwspec::requests::session::etw_pmc_session_information::{ EtwPmcSessionInformation as T, EtwPmcSessionInformationView as V };
const MEMBERS: &[&str] = &[
    "NextOffset",
    "LoggerId",
    "Reserved",
    "CounterCount",
    "SourceCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.next_offset() } else { from.next_offset }; value.next_offset = it; None }
        1 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id }; value.logger_id = it; None }
        2 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        3 => { let it = if way == laws::Way::View { view.counter_count() } else { from.counter_count }; value.counter_count = it; None }
        4 => { let it = if way == laws::Way::View { view.source_count() } else { from.source_count }; value.source_count = it; None }
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
        Ok((vec![{ let part = tail.counters; Some(part.as_bytes().len()) }, { let part = tail.sources; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod etw_private_session_trace_request_v5_0 {
use crate::laws;
use etwspec::requests::session::etw_private_session_trace_request::{ EtwPrivateSessionTraceRequest as T, EtwPrivateSessionTraceRequestView as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "Value",
    "PrivateSessionId",
    "PrivateSessionVersion",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        1 => { let it = if way == laws::Way::View { view.value() } else { from.value() }; value.set_value(it); None }
        2 => { let it = if way == laws::Way::View { view.private_session_id() } else { from.private_session_id() }; value.set_private_session_id(it); None }
        3 => { let it = if way == laws::Way::View { view.private_session_version() } else { from.private_session_version() }; value.set_private_session_version(it); None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_provider_binary_tracking_information_v5_0x86 {
use crate::laws;
use etwspec::requests::session::etw_provider_binary_tracking_information::{ EtwProviderBinaryTrackingInformationX86 as T, EtwProviderBinaryTrackingInformationX86View as V };
const MEMBERS: &[&str] = &[
    "RegHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reg_handle() } else { from.reg_handle }; value.reg_handle = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_provider_binary_tracking_information_v5_0x64 {
use crate::laws;
use etwspec::requests::session::etw_provider_binary_tracking_information::{ EtwProviderBinaryTrackingInformationX64 as T, EtwProviderBinaryTrackingInformationX64View as V };
const MEMBERS: &[&str] = &[
    "RegHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reg_handle() } else { from.reg_handle }; value.reg_handle = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_query_session_demux_object_information_v5_0x86 {
use crate::laws;
use etwspec::requests::session::etw_query_session_demux_object_information::{ EtwQuerySessionDemuxObjectInformationX86 as T, EtwQuerySessionDemuxObjectInformationX86View as V };
const MEMBERS: &[&str] = &[
    "SessionDemuxHandle",
    "PrivateSessionHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.session_demux_handle() } else { from.session_demux_handle() }; value.set_session_demux_handle(it); None }
        1 => { let it = if way == laws::Way::View { view.private_session_handle() } else { from.private_session_handle() }; value.set_private_session_handle(it); None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_query_session_demux_object_information_v5_0x64 {
use crate::laws;
use etwspec::requests::session::etw_query_session_demux_object_information::{ EtwQuerySessionDemuxObjectInformationX64 as T, EtwQuerySessionDemuxObjectInformationX64View as V };
const MEMBERS: &[&str] = &[
    "SessionDemuxHandle",
    "PrivateSessionHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.session_demux_handle() } else { from.session_demux_handle() }; value.set_session_demux_handle(it); None }
        1 => { let it = if way == laws::Way::View { view.private_session_handle() } else { from.private_session_handle() }; value.set_private_session_handle(it); None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_query_used_processor_count_information_v5_0 {
use crate::laws;
use etwspec::requests::session::etw_query_used_processor_count_information::{ EtwQueryUsedProcessorCountInformation as T, EtwQueryUsedProcessorCountInformationView as V };
const MEMBERS: &[&str] = &[
    "LoggerId",
    "Reserved",
    "Reserved2",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id }; value.logger_id = it; None }
        1 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        2 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2 }; value.reserved2 = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_realtime_connect_information_v5_0x86 {
use crate::laws;
use etwspec::requests::session::etw_realtime_connect_information::{ EtwRealtimeConnectInformationX86 as T, EtwRealtimeConnectInformationX86View as V };
const MEMBERS: &[&str] = &[
    "LoggerId",
    "BufferSize",
    "ReservedBufferSpace",
    "ReservedBufferSpaceBitMap",
    "DisconnectEvent",
    "DataAvailableEvent",
    "UserBufferListHead",
    "UserBufferCount",
    "EventsLostCount",
    "BuffersLostCount",
    "ConnectionHandle",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id }; value.logger_id = it; None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size }; value.buffer_size = it; None }
        2 => { let it = if way == laws::Way::View { view.reserved_buffer_space() } else { from.reserved_buffer_space }; value.reserved_buffer_space = it; None }
        3 => { let it = if way == laws::Way::View { view.reserved_buffer_space_bit_map() } else { from.reserved_buffer_space_bit_map }; value.reserved_buffer_space_bit_map = it; None }
        4 => { let it = if way == laws::Way::View { view.disconnect_event() } else { from.disconnect_event }; value.disconnect_event = it; None }
        5 => { let it = if way == laws::Way::View { view.data_available_event() } else { from.data_available_event }; value.data_available_event = it; None }
        6 => { let it = if way == laws::Way::View { view.user_buffer_list_head() } else { from.user_buffer_list_head }; value.user_buffer_list_head = it; None }
        7 => { let it = if way == laws::Way::View { view.user_buffer_count() } else { from.user_buffer_count }; value.user_buffer_count = it; None }
        8 => { let it = if way == laws::Way::View { view.events_lost_count() } else { from.events_lost_count }; value.events_lost_count = it; None }
        9 => { let it = if way == laws::Way::View { view.buffers_lost_count() } else { from.buffers_lost_count }; value.buffers_lost_count = it; None }
        10 => { let it = if way == laws::Way::View { view.connection_handle() } else { from.connection_handle }; value.connection_handle = it; None }
        11 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_realtime_connect_information_v5_0x64 {
use crate::laws;
use etwspec::requests::session::etw_realtime_connect_information::{ EtwRealtimeConnectInformationX64 as T, EtwRealtimeConnectInformationX64View as V };
const MEMBERS: &[&str] = &[
    "LoggerId",
    "BufferSize",
    "ReservedBufferSpace",
    "ReservedBufferSpaceBitMap",
    "DisconnectEvent",
    "DataAvailableEvent",
    "UserBufferListHead",
    "UserBufferCount",
    "EventsLostCount",
    "BuffersLostCount",
    "ConnectionHandle",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id }; value.logger_id = it; None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size }; value.buffer_size = it; None }
        2 => { let it = if way == laws::Way::View { view.reserved_buffer_space() } else { from.reserved_buffer_space }; value.reserved_buffer_space = it; None }
        3 => { let it = if way == laws::Way::View { view.reserved_buffer_space_bit_map() } else { from.reserved_buffer_space_bit_map }; value.reserved_buffer_space_bit_map = it; None }
        4 => { let it = if way == laws::Way::View { view.disconnect_event() } else { from.disconnect_event }; value.disconnect_event = it; None }
        5 => { let it = if way == laws::Way::View { view.data_available_event() } else { from.data_available_event }; value.data_available_event = it; None }
        6 => { let it = if way == laws::Way::View { view.user_buffer_list_head() } else { from.user_buffer_list_head }; value.user_buffer_list_head = it; None }
        7 => { let it = if way == laws::Way::View { view.user_buffer_count() } else { from.user_buffer_count }; value.user_buffer_count = it; None }
        8 => { let it = if way == laws::Way::View { view.events_lost_count() } else { from.events_lost_count }; value.events_lost_count = it; None }
        9 => { let it = if way == laws::Way::View { view.buffers_lost_count() } else { from.buffers_lost_count }; value.buffers_lost_count = it; None }
        10 => { let it = if way == laws::Way::View { view.connection_handle() } else { from.connection_handle }; value.connection_handle = it; None }
        11 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_realtime_disconnect_information_v5_0x86 {
use crate::laws;
use etwspec::requests::session::etw_realtime_disconnect_information::{ EtwRealtimeDisconnectInformationX86 as T, EtwRealtimeDisconnectInformationX86View as V };
const MEMBERS: &[&str] = &[
    "Handle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.handle() } else { from.handle }; value.handle = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_realtime_disconnect_information_v5_0x64 {
use crate::laws;
use etwspec::requests::session::etw_realtime_disconnect_information::{ EtwRealtimeDisconnectInformationX64 as T, EtwRealtimeDisconnectInformationX64View as V };
const MEMBERS: &[&str] = &[
    "Handle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.handle() } else { from.handle }; value.handle = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_reference_time_information_v5_0 {
use crate::laws;
use etwspec::requests::session::etw_reference_time_information::{ EtwReferenceTimeInformation as T, EtwReferenceTimeInformationView as V };
const MEMBERS: &[&str] = &[
    "LoggerId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id }; value.logger_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_register_private_session_information_v5_0 {
use crate::laws;
use etwspec::requests::session::etw_register_private_session_information::{ EtwRegisterPrivateSessionInformation as T, EtwRegisterPrivateSessionInformationView as V };
const MEMBERS: &[&str] = &[
    "PrivateSessionId",
    "Reserved0",
    "SessionDemuxHandle",
    "PrivateSessionHandle",
    "Reserved4",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.private_session_id() } else { from.private_session_id() }; value.set_private_session_id(it); None }
        1 => { let it = if way == laws::Way::View { view.reserved0() } else { from.reserved0() }; value.set_reserved0(it); None }
        2 => { let it = if way == laws::Way::View { view.session_demux_handle() } else { from.session_demux_handle() }; value.set_session_demux_handle(it); None }
        3 => { let it = if way == laws::Way::View { view.private_session_handle() } else { from.private_session_handle }; value.private_session_handle = it; None }
        4 => { let it = if way == laws::Way::View { view.reserved4() } else { from.reserved4 }; value.reserved4 = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_session_perf_counters_v5_0 {
use crate::laws;
use etwspec::requests::session::etw_session_perf_counters::{ EtwSessionPerfCounters as T, EtwSessionPerfCountersView as V };
const MEMBERS: &[&str] = &[
    "BufferMemoryPagedPool",
    "BufferMemoryNonPagedPool",
    "EventsLoggedCount",
    "EventsLost",
    "NumConsumers",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.buffer_memory_paged_pool() } else { from.buffer_memory_paged_pool }; value.buffer_memory_paged_pool = it; None }
        1 => { let it = if way == laws::Way::View { view.buffer_memory_non_paged_pool() } else { from.buffer_memory_non_paged_pool }; value.buffer_memory_non_paged_pool = it; None }
        2 => { let it = if way == laws::Way::View { view.events_logged_count() } else { from.events_logged_count }; value.events_logged_count = it; None }
        3 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost }; value.events_lost = it; None }
        4 => { let it = if way == laws::Way::View { view.num_consumers() } else { from.num_consumers }; value.num_consumers = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_set_compression_settings_information_v5_0 {
use crate::laws;
use etwspec::requests::session::etw_set_compression_settings_information::{ EtwSetCompressionSettingsInformation as T, EtwSetCompressionSettingsInformationView as V };
const MEMBERS: &[&str] = &[
    "LoggerId",
    "Field4",
    "Field8",
    "FieldC",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id }; value.logger_id = it; None }
        1 => { let it = if way == laws::Way::View { view.field4() } else { from.field4 }; value.field4 = it; None }
        2 => { let it = if way == laws::Way::View { view.field8() } else { from.field8 }; value.field8 = it; None }
        3 => { let it = if way == laws::Way::View { view.field_c() } else { from.field_c }; value.field_c = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_set_mark_information_v5_0 {
use crate::laws;
use etwspec::requests::session::etw_set_mark_information::{ EtwSetMarkInformation as T, EtwSetMarkInformationView as V };
const MEMBERS: &[&str] = &[
    "Flag",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.flag() } else { from.flag }; value.flag = it; None }
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
        Ok((vec![{ let part = tail.mark; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod etw_set_provider_binary_tracking_information_v5_0 {
use crate::laws;
use etwspec::requests::session::etw_set_provider_binary_tracking_information::{ EtwSetProviderBinaryTrackingInformation as T, EtwSetProviderBinaryTrackingInformationView as V };
const MEMBERS: &[&str] = &[
    "LoggerId",
    "Enable",
    "Reserved1",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id }; value.logger_id = it; None }
        1 => { let it = if way == laws::Way::View { view.enable() } else { from.enable }; value.enable = it; None }
        2 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1 }; value.reserved1 = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_stack_caching_config_v6_2 {
use crate::laws;
use etwspec::requests::session::etw_stack_caching_config::{ EtwStackCachingConfig as T, EtwStackCachingConfigView as V };
const MEMBERS: &[&str] = &[
    "CacheSize",
    "BucketCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.cache_size() } else { from.cache_size }; value.cache_size = it; None }
        1 => { let it = if way == laws::Way::View { view.bucket_count() } else { from.bucket_count }; value.bucket_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_systemtime_v5_0 {
use crate::laws;
use etwspec::requests::session::etw_systemtime::{ EtwSystemtime as T, EtwSystemtimeView as V };
const MEMBERS: &[&str] = &[
    "Year",
    "Month",
    "DayOfWeek",
    "Day",
    "Hour",
    "Minute",
    "Second",
    "Milliseconds",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.year() } else { from.year }; value.year = it; None }
        1 => { let it = if way == laws::Way::View { view.month() } else { from.month }; value.month = it; None }
        2 => { let it = if way == laws::Way::View { view.day_of_week() } else { from.day_of_week }; value.day_of_week = it; None }
        3 => { let it = if way == laws::Way::View { view.day() } else { from.day }; value.day = it; None }
        4 => { let it = if way == laws::Way::View { view.hour() } else { from.hour }; value.hour = it; None }
        5 => { let it = if way == laws::Way::View { view.minute() } else { from.minute }; value.minute = it; None }
        6 => { let it = if way == laws::Way::View { view.second() } else { from.second }; value.second = it; None }
        7 => { let it = if way == laws::Way::View { view.milliseconds() } else { from.milliseconds }; value.milliseconds = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_system_logger_v5_0 {
use crate::laws;
use etwspec::requests::session::etw_system_logger::{ EtwSystemLogger as T, EtwSystemLoggerView as V };
const MEMBERS: &[&str] = &[
    "LoggerId",
    "ClockType",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id }; value.logger_id = it; None }
        1 => { let it = if way == laws::Way::View { view.clock_type() } else { from.clock_type }; value.clock_type = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_system_logger_settings_v1709 {
use crate::laws;
use etwspec::requests::session::etw_system_logger_settings::{ EtwSystemLoggerSettings as T, EtwSystemLoggerSettingsView as V };
const MEMBERS: &[&str] = &[
    "EtwpSystemLogger",
    "EtwpActiveSystemLoggers",
    "SiloGlobalGroupMask",
    "EtwpGroupMasks",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.etwp_system_logger() } else { from.etwp_system_logger }; value.etwp_system_logger = it; None }
        1 => { let it = if way == laws::Way::View { view.etwp_active_system_loggers() } else { from.etwp_active_system_loggers }; value.etwp_active_system_loggers = it; None }
        2 => { let it = if way == laws::Way::View { view.silo_global_group_mask().to_value() } else { from.silo_global_group_mask }; value.silo_global_group_mask = it; None }
        3 => { let it = if way == laws::Way::View { view.etwp_group_masks() } else { from.etwp_group_masks }; value.etwp_group_masks = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_umgl_key_v5_0 {
use crate::laws;
use etwspec::requests::session::etw_umgl_key::{ EtwUmglKey as T, EtwUmglKeyView as V };
const MEMBERS: &[&str] = &[
    "LoggerId",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id }; value.logger_id = it; None }
        1 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_update_disallow_list_information_v5_0 {
use crate::laws;
use etwspec::requests::session::etw_update_disallow_list_information::{ EtwUpdateDisallowListInformation as T, EtwUpdateDisallowListInformationView as V };
const MEMBERS: &[&str] = &[
    "LoggerId",
    "GuidCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id }; value.logger_id = it; None }
        1 => { let it = if way == laws::Way::View { view.guid_count() } else { from.guid_count }; value.guid_count = it; None }
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

mod etw_update_periodic_capture_state_information_v5_0 {
use crate::laws;
use etwspec::requests::session::etw_update_periodic_capture_state_information::{ EtwUpdatePeriodicCaptureStateInformation as T, EtwUpdatePeriodicCaptureStateInformationView as V };
const MEMBERS: &[&str] = &[
    "LoggerId",
    "CaptureInterval",
    "GuidCount",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id }; value.logger_id = it; None }
        1 => { let it = if way == laws::Way::View { view.capture_interval() } else { from.capture_interval }; value.capture_interval = it; None }
        2 => { let it = if way == laws::Way::View { view.guid_count() } else { from.guid_count }; value.guid_count = it; None }
        3 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
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

mod event_trace_properties_v5_0x86 {
use crate::laws;
use proptest::prelude::*;

use etwspec::requests::session::event_trace_properties::{ V5_0X86 as T, V5_0X86View as V };
const MEMBERS: &[&str] = &[
    "Wnode",
    "BufferSize",
    "MinimumBuffers",
    "MaximumBuffers",
    "MaximumFileSize",
    "LogFileMode",
    "FlushTimer",
    "EnableFlags",
    "AgeLimit",
    "NumberOfBuffers",
    "FreeBuffers",
    "EventsLost",
    "BuffersWritten",
    "LogBuffersLost",
    "RealTimeBuffersLost",
    "LoggerThreadId",
    "LogFileNameOffset",
    "LoggerNameOffset",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode().to_value() } else { from.wnode }; value.wnode = it; None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size }; value.buffer_size = it; None }
        2 => { let it = if way == laws::Way::View { view.minimum_buffers() } else { from.minimum_buffers }; value.minimum_buffers = it; None }
        3 => { let it = if way == laws::Way::View { view.maximum_buffers() } else { from.maximum_buffers }; value.maximum_buffers = it; None }
        4 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size }; value.maximum_file_size = it; None }
        5 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode }; value.log_file_mode = it; None }
        6 => { let it = if way == laws::Way::View { view.flush_timer() } else { from.flush_timer }; value.flush_timer = it; None }
        7 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags }; value.enable_flags = it; None }
        8 => { let it = if way == laws::Way::View { view.age_limit() } else { from.age_limit }; value.age_limit = it; None }
        9 => { let it = if way == laws::Way::View { view.number_of_buffers() } else { from.number_of_buffers }; value.number_of_buffers = it; None }
        10 => { let it = if way == laws::Way::View { view.free_buffers() } else { from.free_buffers }; value.free_buffers = it; None }
        11 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost }; value.events_lost = it; None }
        12 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written }; value.buffers_written = it; None }
        13 => { let it = if way == laws::Way::View { view.log_buffers_lost() } else { from.log_buffers_lost }; value.log_buffers_lost = it; None }
        14 => { let it = if way == laws::Way::View { view.real_time_buffers_lost() } else { from.real_time_buffers_lost }; value.real_time_buffers_lost = it; None }
        15 => { let it = if way == laws::Way::View { view.logger_thread_id() } else { from.logger_thread_id }; value.logger_thread_id = it; None }
        16 => { let it = if way == laws::Way::View { view.log_file_name_offset() } else { from.log_file_name_offset }; value.log_file_name_offset = it; None }
        17 => { let it = if way == laws::Way::View { view.logger_name_offset() } else { from.logger_name_offset }; value.logger_name_offset = it; None }
        _ => None,
    }
}

fixed!(false);
#[test]
fn data_end_where_the_header_says() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.to_bytes();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod event_trace_properties_v5_0x64 {
use crate::laws;
use proptest::prelude::*;

use etwspec::requests::session::event_trace_properties::{ V5_0X64 as T, V5_0X64View as V };
const MEMBERS: &[&str] = &[
    "Wnode",
    "BufferSize",
    "MinimumBuffers",
    "MaximumBuffers",
    "MaximumFileSize",
    "LogFileMode",
    "FlushTimer",
    "EnableFlags",
    "AgeLimit",
    "NumberOfBuffers",
    "FreeBuffers",
    "EventsLost",
    "BuffersWritten",
    "LogBuffersLost",
    "RealTimeBuffersLost",
    "LoggerThreadId",
    "LogFileNameOffset",
    "LoggerNameOffset",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode().to_value() } else { from.wnode }; value.wnode = it; None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size }; value.buffer_size = it; None }
        2 => { let it = if way == laws::Way::View { view.minimum_buffers() } else { from.minimum_buffers }; value.minimum_buffers = it; None }
        3 => { let it = if way == laws::Way::View { view.maximum_buffers() } else { from.maximum_buffers }; value.maximum_buffers = it; None }
        4 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size }; value.maximum_file_size = it; None }
        5 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode }; value.log_file_mode = it; None }
        6 => { let it = if way == laws::Way::View { view.flush_timer() } else { from.flush_timer }; value.flush_timer = it; None }
        7 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags }; value.enable_flags = it; None }
        8 => { let it = if way == laws::Way::View { view.age_limit() } else { from.age_limit }; value.age_limit = it; None }
        9 => { let it = if way == laws::Way::View { view.number_of_buffers() } else { from.number_of_buffers }; value.number_of_buffers = it; None }
        10 => { let it = if way == laws::Way::View { view.free_buffers() } else { from.free_buffers }; value.free_buffers = it; None }
        11 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost }; value.events_lost = it; None }
        12 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written }; value.buffers_written = it; None }
        13 => { let it = if way == laws::Way::View { view.log_buffers_lost() } else { from.log_buffers_lost }; value.log_buffers_lost = it; None }
        14 => { let it = if way == laws::Way::View { view.real_time_buffers_lost() } else { from.real_time_buffers_lost }; value.real_time_buffers_lost = it; None }
        15 => { let it = if way == laws::Way::View { view.logger_thread_id() } else { from.logger_thread_id }; value.logger_thread_id = it; None }
        16 => { let it = if way == laws::Way::View { view.log_file_name_offset() } else { from.log_file_name_offset }; value.log_file_name_offset = it; None }
        17 => { let it = if way == laws::Way::View { view.logger_name_offset() } else { from.logger_name_offset }; value.logger_name_offset = it; None }
        _ => None,
    }
}

fixed!(false);
#[test]
fn data_end_where_the_header_says() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.to_bytes();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod event_trace_properties_v6_3x86 {
use crate::laws;
use proptest::prelude::*;

use etwspec::requests::session::event_trace_properties::{ EventTracePropertiesX86 as T, EventTracePropertiesX86View as V };
const MEMBERS: &[&str] = &[
    "Wnode",
    "BufferSize",
    "MinimumBuffers",
    "MaximumBuffers",
    "MaximumFileSize",
    "LogFileMode",
    "FlushTimer",
    "EnableFlags",
    "AgeLimit",
    "FlushThreshold",
    "NumberOfBuffers",
    "FreeBuffers",
    "EventsLost",
    "BuffersWritten",
    "LogBuffersLost",
    "RealTimeBuffersLost",
    "LoggerThreadId",
    "LogFileNameOffset",
    "LoggerNameOffset",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode().to_value() } else { from.wnode }; value.wnode = it; None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size }; value.buffer_size = it; None }
        2 => { let it = if way == laws::Way::View { view.minimum_buffers() } else { from.minimum_buffers }; value.minimum_buffers = it; None }
        3 => { let it = if way == laws::Way::View { view.maximum_buffers() } else { from.maximum_buffers }; value.maximum_buffers = it; None }
        4 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size }; value.maximum_file_size = it; None }
        5 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode }; value.log_file_mode = it; None }
        6 => { let it = if way == laws::Way::View { view.flush_timer() } else { from.flush_timer }; value.flush_timer = it; None }
        7 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags }; value.enable_flags = it; None }
        8 => { let it = if way == laws::Way::View { view.age_limit() } else { from.age_limit() }; value.set_age_limit(it); None }
        9 => { let it = if way == laws::Way::View { view.flush_threshold() } else { from.flush_threshold() }; value.set_flush_threshold(it); None }
        10 => { let it = if way == laws::Way::View { view.number_of_buffers() } else { from.number_of_buffers }; value.number_of_buffers = it; None }
        11 => { let it = if way == laws::Way::View { view.free_buffers() } else { from.free_buffers }; value.free_buffers = it; None }
        12 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost }; value.events_lost = it; None }
        13 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written }; value.buffers_written = it; None }
        14 => { let it = if way == laws::Way::View { view.log_buffers_lost() } else { from.log_buffers_lost }; value.log_buffers_lost = it; None }
        15 => { let it = if way == laws::Way::View { view.real_time_buffers_lost() } else { from.real_time_buffers_lost }; value.real_time_buffers_lost = it; None }
        16 => { let it = if way == laws::Way::View { view.logger_thread_id() } else { from.logger_thread_id }; value.logger_thread_id = it; None }
        17 => { let it = if way == laws::Way::View { view.log_file_name_offset() } else { from.log_file_name_offset }; value.log_file_name_offset = it; None }
        18 => { let it = if way == laws::Way::View { view.logger_name_offset() } else { from.logger_name_offset }; value.logger_name_offset = it; None }
        _ => None,
    }
}

fixed!(false);
#[test]
fn data_end_where_the_header_says() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.to_bytes();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod event_trace_properties_v6_3x64 {
use crate::laws;
use proptest::prelude::*;

use etwspec::requests::session::event_trace_properties::{ EventTracePropertiesX64 as T, EventTracePropertiesX64View as V };
const MEMBERS: &[&str] = &[
    "Wnode",
    "BufferSize",
    "MinimumBuffers",
    "MaximumBuffers",
    "MaximumFileSize",
    "LogFileMode",
    "FlushTimer",
    "EnableFlags",
    "AgeLimit",
    "FlushThreshold",
    "NumberOfBuffers",
    "FreeBuffers",
    "EventsLost",
    "BuffersWritten",
    "LogBuffersLost",
    "RealTimeBuffersLost",
    "LoggerThreadId",
    "LogFileNameOffset",
    "LoggerNameOffset",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode().to_value() } else { from.wnode }; value.wnode = it; None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size }; value.buffer_size = it; None }
        2 => { let it = if way == laws::Way::View { view.minimum_buffers() } else { from.minimum_buffers }; value.minimum_buffers = it; None }
        3 => { let it = if way == laws::Way::View { view.maximum_buffers() } else { from.maximum_buffers }; value.maximum_buffers = it; None }
        4 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size }; value.maximum_file_size = it; None }
        5 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode }; value.log_file_mode = it; None }
        6 => { let it = if way == laws::Way::View { view.flush_timer() } else { from.flush_timer }; value.flush_timer = it; None }
        7 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags }; value.enable_flags = it; None }
        8 => { let it = if way == laws::Way::View { view.age_limit() } else { from.age_limit() }; value.set_age_limit(it); None }
        9 => { let it = if way == laws::Way::View { view.flush_threshold() } else { from.flush_threshold() }; value.set_flush_threshold(it); None }
        10 => { let it = if way == laws::Way::View { view.number_of_buffers() } else { from.number_of_buffers }; value.number_of_buffers = it; None }
        11 => { let it = if way == laws::Way::View { view.free_buffers() } else { from.free_buffers }; value.free_buffers = it; None }
        12 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost }; value.events_lost = it; None }
        13 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written }; value.buffers_written = it; None }
        14 => { let it = if way == laws::Way::View { view.log_buffers_lost() } else { from.log_buffers_lost }; value.log_buffers_lost = it; None }
        15 => { let it = if way == laws::Way::View { view.real_time_buffers_lost() } else { from.real_time_buffers_lost }; value.real_time_buffers_lost = it; None }
        16 => { let it = if way == laws::Way::View { view.logger_thread_id() } else { from.logger_thread_id }; value.logger_thread_id = it; None }
        17 => { let it = if way == laws::Way::View { view.log_file_name_offset() } else { from.log_file_name_offset }; value.log_file_name_offset = it; None }
        18 => { let it = if way == laws::Way::View { view.logger_name_offset() } else { from.logger_name_offset }; value.logger_name_offset = it; None }
        _ => None,
    }
}

fixed!(false);
#[test]
fn data_end_where_the_header_says() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.to_bytes();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod event_trace_properties_v2_v1703x86 {
use crate::laws;
use proptest::prelude::*;

use etwspec::requests::session::event_trace_properties_v2::{ EventTracePropertiesV2X86 as T, EventTracePropertiesV2X86View as V };
const MEMBERS: &[&str] = &[
    "Wnode",
    "BufferSize",
    "MinimumBuffers",
    "MaximumBuffers",
    "MaximumFileSize",
    "LogFileMode",
    "FlushTimer",
    "EnableFlags",
    "AgeLimit",
    "FlushThreshold",
    "NumberOfBuffers",
    "FreeBuffers",
    "EventsLost",
    "BuffersWritten",
    "LogBuffersLost",
    "RealTimeBuffersLost",
    "LoggerThreadId",
    "LogFileNameOffset",
    "LoggerNameOffset",
    "VersionNumber",
    "V2Control",
    "FilterDescCount",
    "FilterDesc",
    "Wow",
    "QpcDeltaTracking",
    "LargeMdlPages",
    "ExcludeKernelStack",
    "V2Options",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode().to_value() } else { from.wnode }; value.wnode = it; None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size }; value.buffer_size = it; None }
        2 => { let it = if way == laws::Way::View { view.minimum_buffers() } else { from.minimum_buffers }; value.minimum_buffers = it; None }
        3 => { let it = if way == laws::Way::View { view.maximum_buffers() } else { from.maximum_buffers }; value.maximum_buffers = it; None }
        4 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size }; value.maximum_file_size = it; None }
        5 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode }; value.log_file_mode = it; None }
        6 => { let it = if way == laws::Way::View { view.flush_timer() } else { from.flush_timer }; value.flush_timer = it; None }
        7 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags }; value.enable_flags = it; None }
        8 => { let it = if way == laws::Way::View { view.age_limit() } else { from.age_limit() }; value.set_age_limit(it); None }
        9 => { let it = if way == laws::Way::View { view.flush_threshold() } else { from.flush_threshold() }; value.set_flush_threshold(it); None }
        10 => { let it = if way == laws::Way::View { view.number_of_buffers() } else { from.number_of_buffers }; value.number_of_buffers = it; None }
        11 => { let it = if way == laws::Way::View { view.free_buffers() } else { from.free_buffers }; value.free_buffers = it; None }
        12 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost }; value.events_lost = it; None }
        13 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written }; value.buffers_written = it; None }
        14 => { let it = if way == laws::Way::View { view.log_buffers_lost() } else { from.log_buffers_lost }; value.log_buffers_lost = it; None }
        15 => { let it = if way == laws::Way::View { view.real_time_buffers_lost() } else { from.real_time_buffers_lost }; value.real_time_buffers_lost = it; None }
        16 => { let it = if way == laws::Way::View { view.logger_thread_id() } else { from.logger_thread_id }; value.logger_thread_id = it; None }
        17 => { let it = if way == laws::Way::View { view.log_file_name_offset() } else { from.log_file_name_offset }; value.log_file_name_offset = it; None }
        18 => { let it = if way == laws::Way::View { view.logger_name_offset() } else { from.logger_name_offset }; value.logger_name_offset = it; None }
        19 => { let it = match way { laws::Way::View => view.version_number(), laws::Way::Value => from.version_number(), laws::Way::Ones => !0u32 }; value.set_version_number(it); Some(it as u64) }
        20 => { let it = if way == laws::Way::View { view.v2_control() } else { from.v2_control() }; value.set_v2_control(it); None }
        21 => { let it = if way == laws::Way::View { view.filter_desc_count() } else { from.filter_desc_count }; value.filter_desc_count = it; None }
        22 => { let it = if way == laws::Way::View { view.filter_desc() } else { from.filter_desc }; value.filter_desc = it; None }
        23 => { let it = match way { laws::Way::View => view.wow(), laws::Way::Value => from.wow(), laws::Way::Ones => !0u32 }; value.set_wow(it); Some(it as u64) }
        24 => { let it = match way { laws::Way::View => view.qpc_delta_tracking(), laws::Way::Value => from.qpc_delta_tracking(), laws::Way::Ones => !0u32 }; value.set_qpc_delta_tracking(it); Some(it as u64) }
        25 => { let it = match way { laws::Way::View => view.large_mdl_pages(), laws::Way::Value => from.large_mdl_pages(), laws::Way::Ones => !0u32 }; value.set_large_mdl_pages(it); Some(it as u64) }
        26 => { let it = match way { laws::Way::View => view.exclude_kernel_stack(), laws::Way::Value => from.exclude_kernel_stack(), laws::Way::Ones => !0u32 }; value.set_exclude_kernel_stack(it); Some(it as u64) }
        27 => { let it = if way == laws::Way::View { view.v2_options() } else { from.v2_options() }; value.set_v2_options(it); None }
        _ => None,
    }
}

fixed!(false);
#[test]
fn data_end_where_the_header_says() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.to_bytes();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod event_trace_properties_v2_v1703x64 {
use crate::laws;
use proptest::prelude::*;

use etwspec::requests::session::event_trace_properties_v2::{ EventTracePropertiesV2X64 as T, EventTracePropertiesV2X64View as V };
const MEMBERS: &[&str] = &[
    "Wnode",
    "BufferSize",
    "MinimumBuffers",
    "MaximumBuffers",
    "MaximumFileSize",
    "LogFileMode",
    "FlushTimer",
    "EnableFlags",
    "AgeLimit",
    "FlushThreshold",
    "NumberOfBuffers",
    "FreeBuffers",
    "EventsLost",
    "BuffersWritten",
    "LogBuffersLost",
    "RealTimeBuffersLost",
    "LoggerThreadId",
    "LogFileNameOffset",
    "LoggerNameOffset",
    "VersionNumber",
    "V2Control",
    "FilterDescCount",
    "FilterDesc",
    "Wow",
    "QpcDeltaTracking",
    "LargeMdlPages",
    "ExcludeKernelStack",
    "V2Options",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode().to_value() } else { from.wnode }; value.wnode = it; None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size }; value.buffer_size = it; None }
        2 => { let it = if way == laws::Way::View { view.minimum_buffers() } else { from.minimum_buffers }; value.minimum_buffers = it; None }
        3 => { let it = if way == laws::Way::View { view.maximum_buffers() } else { from.maximum_buffers }; value.maximum_buffers = it; None }
        4 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size }; value.maximum_file_size = it; None }
        5 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode }; value.log_file_mode = it; None }
        6 => { let it = if way == laws::Way::View { view.flush_timer() } else { from.flush_timer }; value.flush_timer = it; None }
        7 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags }; value.enable_flags = it; None }
        8 => { let it = if way == laws::Way::View { view.age_limit() } else { from.age_limit() }; value.set_age_limit(it); None }
        9 => { let it = if way == laws::Way::View { view.flush_threshold() } else { from.flush_threshold() }; value.set_flush_threshold(it); None }
        10 => { let it = if way == laws::Way::View { view.number_of_buffers() } else { from.number_of_buffers }; value.number_of_buffers = it; None }
        11 => { let it = if way == laws::Way::View { view.free_buffers() } else { from.free_buffers }; value.free_buffers = it; None }
        12 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost }; value.events_lost = it; None }
        13 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written }; value.buffers_written = it; None }
        14 => { let it = if way == laws::Way::View { view.log_buffers_lost() } else { from.log_buffers_lost }; value.log_buffers_lost = it; None }
        15 => { let it = if way == laws::Way::View { view.real_time_buffers_lost() } else { from.real_time_buffers_lost }; value.real_time_buffers_lost = it; None }
        16 => { let it = if way == laws::Way::View { view.logger_thread_id() } else { from.logger_thread_id }; value.logger_thread_id = it; None }
        17 => { let it = if way == laws::Way::View { view.log_file_name_offset() } else { from.log_file_name_offset }; value.log_file_name_offset = it; None }
        18 => { let it = if way == laws::Way::View { view.logger_name_offset() } else { from.logger_name_offset }; value.logger_name_offset = it; None }
        19 => { let it = match way { laws::Way::View => view.version_number(), laws::Way::Value => from.version_number(), laws::Way::Ones => !0u32 }; value.set_version_number(it); Some(it as u64) }
        20 => { let it = if way == laws::Way::View { view.v2_control() } else { from.v2_control() }; value.set_v2_control(it); None }
        21 => { let it = if way == laws::Way::View { view.filter_desc_count() } else { from.filter_desc_count }; value.filter_desc_count = it; None }
        22 => { let it = if way == laws::Way::View { view.filter_desc() } else { from.filter_desc }; value.filter_desc = it; None }
        23 => { let it = match way { laws::Way::View => view.wow(), laws::Way::Value => from.wow(), laws::Way::Ones => !0u32 }; value.set_wow(it); Some(it as u64) }
        24 => { let it = match way { laws::Way::View => view.qpc_delta_tracking(), laws::Way::Value => from.qpc_delta_tracking(), laws::Way::Ones => !0u32 }; value.set_qpc_delta_tracking(it); Some(it as u64) }
        25 => { let it = match way { laws::Way::View => view.large_mdl_pages(), laws::Way::Value => from.large_mdl_pages(), laws::Way::Ones => !0u32 }; value.set_large_mdl_pages(it); Some(it as u64) }
        26 => { let it = match way { laws::Way::View => view.exclude_kernel_stack(), laws::Way::Value => from.exclude_kernel_stack(), laws::Way::Ones => !0u32 }; value.set_exclude_kernel_stack(it); Some(it as u64) }
        27 => { let it = if way == laws::Way::View { view.v2_options() } else { from.v2_options() }; value.set_v2_options(it); None }
        _ => None,
    }
}

fixed!(false);
#[test]
fn data_end_where_the_header_says() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.to_bytes();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod trace_enable_flag_extension_v5_1 {
use crate::laws;
use etwspec::requests::session::trace_enable_flag_extension::{ TraceEnableFlagExtension as T, TraceEnableFlagExtensionView as V };
const MEMBERS: &[&str] = &[
    "Offset",
    "Length",
    "Flag",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.offset() } else { from.offset }; value.offset = it; None }
        1 => { let it = if way == laws::Way::View { view.length() } else { from.length }; value.length = it; None }
        2 => { let it = if way == laws::Way::View { view.flag() } else { from.flag }; value.flag = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod trace_enable_flag_ext_data_item_v6_0 {
use crate::laws;
use etwspec::requests::session::trace_enable_flag_ext_data_item::{ TraceEnableFlagExtDataItem as T, TraceEnableFlagExtDataItemView as V };
const MEMBERS: &[&str] = &[
    "Header",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        _ => None,
    }
}

tailed!(true, |view: V<'_>| view.to_value(), extent => extent);
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
        Ok((vec![{ let part = tail.data; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod trace_enable_flag_ext_header_v6_0 {
use crate::laws;
use etwspec::requests::session::trace_enable_flag_ext_header::{ TraceEnableFlagExtHeader as T, TraceEnableFlagExtHeaderView as V };
const MEMBERS: &[&str] = &[
    "Length",
    "Items",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.length() } else { from.length }; value.length = it; None }
        1 => { let it = if way == laws::Way::View { view.items() } else { from.items }; value.items = it; None }
        _ => None,
    }
}

tailed!(true, |view: V<'_>| view.to_value(), extent => extent);
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
        Ok((vec![{ let part = tail.item; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod trace_enable_flag_ext_item_v6_0 {
use crate::laws;
use proptest::prelude::*;

use etwspec::requests::session::trace_enable_flag_ext_item::{ TraceEnableFlagExtItem as T, TraceEnableFlagExtItemView as V };
const MEMBERS: &[&str] = &[
    "Offset",
    "Type",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.offset() } else { from.offset }; value.offset = it; None }
        1 => { let it = if way == laws::Way::View { view.kind() } else { from.kind }; value.kind = it; None }
        _ => None,
    }
}

fixed!(false);
#[test]
fn data_end_where_the_header_says() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.to_bytes();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod unicode_string_v5_0x86 {
use crate::laws;
use etwspec::requests::session::unicode_string::{ UnicodeStringX86 as T, UnicodeStringX86View as V };
const MEMBERS: &[&str] = &[
    "Length",
    "MaximumLength",
    "Buffer",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.length() } else { from.length }; value.length = it; None }
        1 => { let it = if way == laws::Way::View { view.maximum_length() } else { from.maximum_length }; value.maximum_length = it; None }
        2 => { let it = if way == laws::Way::View { view.buffer() } else { from.buffer }; value.buffer = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod unicode_string_v5_0x64 {
use crate::laws;
use etwspec::requests::session::unicode_string::{ UnicodeStringX64 as T, UnicodeStringX64View as V };
const MEMBERS: &[&str] = &[
    "Length",
    "MaximumLength",
    "Buffer",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.length() } else { from.length }; value.length = it; None }
        1 => { let it = if way == laws::Way::View { view.maximum_length() } else { from.maximum_length }; value.maximum_length = it; None }
        2 => { let it = if way == laws::Way::View { view.buffer() } else { from.buffer }; value.buffer = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod unicode_string64_v5_0 {
use crate::laws;
use etwspec::requests::session::unicode_string64::{ UnicodeString64 as T, UnicodeString64View as V };
const MEMBERS: &[&str] = &[
    "Length",
    "MaximumLength",
    "Buffer",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.length() } else { from.length }; value.length = it; None }
        1 => { let it = if way == laws::Way::View { view.maximum_length() } else { from.maximum_length }; value.maximum_length = it; None }
        2 => { let it = if way == laws::Way::View { view.buffer() } else { from.buffer }; value.buffer = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_logger_information_v5_0x86 {
use crate::laws;
use proptest::prelude::*;

use etwspec::requests::session::wmi_logger_information::{ V5_0X86 as T, V5_0X86View as V };
const MEMBERS: &[&str] = &[
    "Wnode",
    "BufferSize",
    "MinimumBuffers",
    "MaximumBuffers",
    "MaximumFileSize",
    "LogFileMode",
    "FlushTimer",
    "EnableFlags",
    "AgeLimit",
    "LogFileHandle",
    "NumberOfBuffers",
    "InstanceCount",
    "FreeBuffers",
    "InstanceId",
    "EventsLost",
    "NumberOfProcessors",
    "BuffersWritten",
    "LogBuffersLost",
    "RealTimeBuffersLost",
    "LoggerThreadId",
    "LogFileName",
    "LoggerName",
    "UnknownPointer",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode().to_value() } else { from.wnode }; value.wnode = it; None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size }; value.buffer_size = it; None }
        2 => { let it = if way == laws::Way::View { view.minimum_buffers() } else { from.minimum_buffers }; value.minimum_buffers = it; None }
        3 => { let it = if way == laws::Way::View { view.maximum_buffers() } else { from.maximum_buffers }; value.maximum_buffers = it; None }
        4 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size }; value.maximum_file_size = it; None }
        5 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode }; value.log_file_mode = it; None }
        6 => { let it = if way == laws::Way::View { view.flush_timer() } else { from.flush_timer }; value.flush_timer = it; None }
        7 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags }; value.enable_flags = it; None }
        8 => { let it = if way == laws::Way::View { view.age_limit() } else { from.age_limit }; value.age_limit = it; None }
        9 => { let it = if way == laws::Way::View { view.log_file_handle() } else { from.log_file_handle }; value.log_file_handle = it; None }
        10 => { let it = if way == laws::Way::View { view.number_of_buffers() } else { from.number_of_buffers() }; value.set_number_of_buffers(it); None }
        11 => { let it = if way == laws::Way::View { view.instance_count() } else { from.instance_count() }; value.set_instance_count(it); None }
        12 => { let it = if way == laws::Way::View { view.free_buffers() } else { from.free_buffers() }; value.set_free_buffers(it); None }
        13 => { let it = if way == laws::Way::View { view.instance_id() } else { from.instance_id() }; value.set_instance_id(it); None }
        14 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        15 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors() }; value.set_number_of_processors(it); None }
        16 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written }; value.buffers_written = it; None }
        17 => { let it = if way == laws::Way::View { view.log_buffers_lost() } else { from.log_buffers_lost }; value.log_buffers_lost = it; None }
        18 => { let it = if way == laws::Way::View { view.real_time_buffers_lost() } else { from.real_time_buffers_lost }; value.real_time_buffers_lost = it; None }
        19 => { let it = if way == laws::Way::View { view.logger_thread_id() } else { from.logger_thread_id }; value.logger_thread_id = it; None }
        20 => { let it = if way == laws::Way::View { view.log_file_name().to_value() } else { from.log_file_name }; value.log_file_name = it; None }
        21 => { let it = if way == laws::Way::View { view.logger_name().to_value() } else { from.logger_name }; value.logger_name = it; None }
        22 => { let it = if way == laws::Way::View { view.unknown_pointer() } else { from.unknown_pointer }; value.unknown_pointer = it; None }
        _ => None,
    }
}

fixed!(false);
#[test]
fn data_end_where_the_header_says() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.to_bytes();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod wmi_logger_information_v5_1x86 {
use crate::laws;
use proptest::prelude::*;

use etwspec::requests::session::wmi_logger_information::{ V5_1X86 as T, V5_1X86View as V };
const MEMBERS: &[&str] = &[
    "Wnode",
    "BufferSize",
    "MinimumBuffers",
    "MaximumBuffers",
    "MaximumFileSize",
    "LogFileMode",
    "FlushTimer",
    "EnableFlags",
    "AgeLimit",
    "LogFileHandle",
    "LogFileHandle64",
    "NumberOfBuffers",
    "InstanceCount",
    "FreeBuffers",
    "InstanceId",
    "EventsLost",
    "NumberOfProcessors",
    "BuffersWritten",
    "LogBuffersLost",
    "RealTimeBuffersLost",
    "LoggerThreadId",
    "LoggerThreadId64",
    "LogFileName",
    "LogFileName64",
    "LoggerName",
    "LoggerName64",
    "UnknownPointer",
    "UnknownPointer64",
    "LoggerExtension",
    "LoggerExtension64",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode().to_value() } else { from.wnode }; value.wnode = it; None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size }; value.buffer_size = it; None }
        2 => { let it = if way == laws::Way::View { view.minimum_buffers() } else { from.minimum_buffers }; value.minimum_buffers = it; None }
        3 => { let it = if way == laws::Way::View { view.maximum_buffers() } else { from.maximum_buffers }; value.maximum_buffers = it; None }
        4 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size }; value.maximum_file_size = it; None }
        5 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode }; value.log_file_mode = it; None }
        6 => { let it = if way == laws::Way::View { view.flush_timer() } else { from.flush_timer }; value.flush_timer = it; None }
        7 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags }; value.enable_flags = it; None }
        8 => { let it = if way == laws::Way::View { view.age_limit() } else { from.age_limit }; value.age_limit = it; None }
        9 => { let it = if way == laws::Way::View { view.log_file_handle() } else { from.log_file_handle() }; value.set_log_file_handle(it); None }
        10 => { let it = if way == laws::Way::View { view.log_file_handle64() } else { from.log_file_handle64() }; value.set_log_file_handle64(it); None }
        11 => { let it = if way == laws::Way::View { view.number_of_buffers() } else { from.number_of_buffers() }; value.set_number_of_buffers(it); None }
        12 => { let it = if way == laws::Way::View { view.instance_count() } else { from.instance_count() }; value.set_instance_count(it); None }
        13 => { let it = if way == laws::Way::View { view.free_buffers() } else { from.free_buffers() }; value.set_free_buffers(it); None }
        14 => { let it = if way == laws::Way::View { view.instance_id() } else { from.instance_id() }; value.set_instance_id(it); None }
        15 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        16 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors() }; value.set_number_of_processors(it); None }
        17 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written }; value.buffers_written = it; None }
        18 => { let it = if way == laws::Way::View { view.log_buffers_lost() } else { from.log_buffers_lost }; value.log_buffers_lost = it; None }
        19 => { let it = if way == laws::Way::View { view.real_time_buffers_lost() } else { from.real_time_buffers_lost }; value.real_time_buffers_lost = it; None }
        20 => { let it = if way == laws::Way::View { view.logger_thread_id() } else { from.logger_thread_id() }; value.set_logger_thread_id(it); None }
        21 => { let it = if way == laws::Way::View { view.logger_thread_id64() } else { from.logger_thread_id64() }; value.set_logger_thread_id64(it); None }
        22 => { let it = if way == laws::Way::View { view.log_file_name().to_value() } else { from.log_file_name() }; value.set_log_file_name(it); None }
        23 => { let it = if way == laws::Way::View { view.log_file_name64().to_value() } else { from.log_file_name64() }; value.set_log_file_name64(it); None }
        24 => { let it = if way == laws::Way::View { view.logger_name().to_value() } else { from.logger_name() }; value.set_logger_name(it); None }
        25 => { let it = if way == laws::Way::View { view.logger_name64().to_value() } else { from.logger_name64() }; value.set_logger_name64(it); None }
        26 => { let it = if way == laws::Way::View { view.unknown_pointer() } else { from.unknown_pointer() }; value.set_unknown_pointer(it); None }
        27 => { let it = if way == laws::Way::View { view.unknown_pointer64() } else { from.unknown_pointer64() }; value.set_unknown_pointer64(it); None }
        28 => { let it = if way == laws::Way::View { view.logger_extension() } else { from.logger_extension() }; value.set_logger_extension(it); None }
        29 => { let it = if way == laws::Way::View { view.logger_extension64() } else { from.logger_extension64() }; value.set_logger_extension64(it); None }
        _ => None,
    }
}

fixed!(false);
#[test]
fn data_end_where_the_header_says() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.to_bytes();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod wmi_logger_information_v5_1x64 {
use crate::laws;
use proptest::prelude::*;

use etwspec::requests::session::wmi_logger_information::{ V5_1X64 as T, V5_1X64View as V };
const MEMBERS: &[&str] = &[
    "Wnode",
    "BufferSize",
    "MinimumBuffers",
    "MaximumBuffers",
    "MaximumFileSize",
    "LogFileMode",
    "FlushTimer",
    "EnableFlags",
    "AgeLimit",
    "LogFileHandle",
    "LogFileHandle64",
    "NumberOfBuffers",
    "InstanceCount",
    "FreeBuffers",
    "InstanceId",
    "EventsLost",
    "NumberOfProcessors",
    "BuffersWritten",
    "LogBuffersLost",
    "RealTimeBuffersLost",
    "LoggerThreadId",
    "LoggerThreadId64",
    "LogFileName",
    "LogFileName64",
    "LoggerName",
    "LoggerName64",
    "UnknownPointer",
    "UnknownPointer64",
    "LoggerExtension",
    "LoggerExtension64",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode().to_value() } else { from.wnode }; value.wnode = it; None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size }; value.buffer_size = it; None }
        2 => { let it = if way == laws::Way::View { view.minimum_buffers() } else { from.minimum_buffers }; value.minimum_buffers = it; None }
        3 => { let it = if way == laws::Way::View { view.maximum_buffers() } else { from.maximum_buffers }; value.maximum_buffers = it; None }
        4 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size }; value.maximum_file_size = it; None }
        5 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode }; value.log_file_mode = it; None }
        6 => { let it = if way == laws::Way::View { view.flush_timer() } else { from.flush_timer }; value.flush_timer = it; None }
        7 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags }; value.enable_flags = it; None }
        8 => { let it = if way == laws::Way::View { view.age_limit() } else { from.age_limit }; value.age_limit = it; None }
        9 => { let it = if way == laws::Way::View { view.log_file_handle() } else { from.log_file_handle() }; value.set_log_file_handle(it); None }
        10 => { let it = if way == laws::Way::View { view.log_file_handle64() } else { from.log_file_handle64() }; value.set_log_file_handle64(it); None }
        11 => { let it = if way == laws::Way::View { view.number_of_buffers() } else { from.number_of_buffers() }; value.set_number_of_buffers(it); None }
        12 => { let it = if way == laws::Way::View { view.instance_count() } else { from.instance_count() }; value.set_instance_count(it); None }
        13 => { let it = if way == laws::Way::View { view.free_buffers() } else { from.free_buffers() }; value.set_free_buffers(it); None }
        14 => { let it = if way == laws::Way::View { view.instance_id() } else { from.instance_id() }; value.set_instance_id(it); None }
        15 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        16 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors() }; value.set_number_of_processors(it); None }
        17 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written }; value.buffers_written = it; None }
        18 => { let it = if way == laws::Way::View { view.log_buffers_lost() } else { from.log_buffers_lost }; value.log_buffers_lost = it; None }
        19 => { let it = if way == laws::Way::View { view.real_time_buffers_lost() } else { from.real_time_buffers_lost }; value.real_time_buffers_lost = it; None }
        20 => { let it = if way == laws::Way::View { view.logger_thread_id() } else { from.logger_thread_id() }; value.set_logger_thread_id(it); None }
        21 => { let it = if way == laws::Way::View { view.logger_thread_id64() } else { from.logger_thread_id64() }; value.set_logger_thread_id64(it); None }
        22 => { let it = if way == laws::Way::View { view.log_file_name().to_value() } else { from.log_file_name() }; value.set_log_file_name(it); None }
        23 => { let it = if way == laws::Way::View { view.log_file_name64().to_value() } else { from.log_file_name64() }; value.set_log_file_name64(it); None }
        24 => { let it = if way == laws::Way::View { view.logger_name().to_value() } else { from.logger_name() }; value.set_logger_name(it); None }
        25 => { let it = if way == laws::Way::View { view.logger_name64().to_value() } else { from.logger_name64() }; value.set_logger_name64(it); None }
        26 => { let it = if way == laws::Way::View { view.unknown_pointer() } else { from.unknown_pointer() }; value.set_unknown_pointer(it); None }
        27 => { let it = if way == laws::Way::View { view.unknown_pointer64() } else { from.unknown_pointer64() }; value.set_unknown_pointer64(it); None }
        28 => { let it = if way == laws::Way::View { view.logger_extension() } else { from.logger_extension() }; value.set_logger_extension(it); None }
        29 => { let it = if way == laws::Way::View { view.logger_extension64() } else { from.logger_extension64() }; value.set_logger_extension64(it); None }
        _ => None,
    }
}

fixed!(false);
#[test]
fn data_end_where_the_header_says() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.to_bytes();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod wmi_logger_information_v5_2x86 {
use crate::laws;
use proptest::prelude::*;

use etwspec::requests::session::wmi_logger_information::{ V5_2X86 as T, V5_2X86View as V };
const MEMBERS: &[&str] = &[
    "Wnode",
    "BufferSize",
    "MinimumBuffers",
    "MaximumBuffers",
    "MaximumFileSize",
    "LogFileMode",
    "FlushTimer",
    "EnableFlags",
    "AgeLimit",
    "Wow",
    "QpcDeltaTracking",
    "LargeMdlPages",
    "ExcludeKernelStack",
    "V2Options",
    "LogFileHandle",
    "LogFileHandle64",
    "NumberOfBuffers",
    "InstanceCount",
    "FreeBuffers",
    "InstanceId",
    "EventsLost",
    "NumberOfProcessors",
    "BuffersWritten",
    "LogBuffersLost",
    "RealTimeBuffersLost",
    "LoggerThreadId",
    "LoggerThreadId64",
    "LogFileName",
    "LogFileName64",
    "LoggerName",
    "LoggerName64",
    "UnknownPointer",
    "UnknownPointer64",
    "LoggerExtension",
    "LoggerExtension64",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode().to_value() } else { from.wnode }; value.wnode = it; None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size }; value.buffer_size = it; None }
        2 => { let it = if way == laws::Way::View { view.minimum_buffers() } else { from.minimum_buffers }; value.minimum_buffers = it; None }
        3 => { let it = if way == laws::Way::View { view.maximum_buffers() } else { from.maximum_buffers }; value.maximum_buffers = it; None }
        4 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size }; value.maximum_file_size = it; None }
        5 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode }; value.log_file_mode = it; None }
        6 => { let it = if way == laws::Way::View { view.flush_timer() } else { from.flush_timer }; value.flush_timer = it; None }
        7 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags }; value.enable_flags = it; None }
        8 => { let it = if way == laws::Way::View { view.age_limit() } else { from.age_limit }; value.age_limit = it; None }
        9 => { let it = match way { laws::Way::View => view.wow(), laws::Way::Value => from.wow(), laws::Way::Ones => !0u32 }; value.set_wow(it); Some(it as u64) }
        10 => { let it = match way { laws::Way::View => view.qpc_delta_tracking(), laws::Way::Value => from.qpc_delta_tracking(), laws::Way::Ones => !0u32 }; value.set_qpc_delta_tracking(it); Some(it as u64) }
        11 => { let it = match way { laws::Way::View => view.large_mdl_pages(), laws::Way::Value => from.large_mdl_pages(), laws::Way::Ones => !0u32 }; value.set_large_mdl_pages(it); Some(it as u64) }
        12 => { let it = match way { laws::Way::View => view.exclude_kernel_stack(), laws::Way::Value => from.exclude_kernel_stack(), laws::Way::Ones => !0u32 }; value.set_exclude_kernel_stack(it); Some(it as u64) }
        13 => { let it = if way == laws::Way::View { view.v2_options() } else { from.v2_options() }; value.set_v2_options(it); None }
        14 => { let it = if way == laws::Way::View { view.log_file_handle() } else { from.log_file_handle() }; value.set_log_file_handle(it); None }
        15 => { let it = if way == laws::Way::View { view.log_file_handle64() } else { from.log_file_handle64() }; value.set_log_file_handle64(it); None }
        16 => { let it = if way == laws::Way::View { view.number_of_buffers() } else { from.number_of_buffers() }; value.set_number_of_buffers(it); None }
        17 => { let it = if way == laws::Way::View { view.instance_count() } else { from.instance_count() }; value.set_instance_count(it); None }
        18 => { let it = if way == laws::Way::View { view.free_buffers() } else { from.free_buffers() }; value.set_free_buffers(it); None }
        19 => { let it = if way == laws::Way::View { view.instance_id() } else { from.instance_id() }; value.set_instance_id(it); None }
        20 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        21 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors() }; value.set_number_of_processors(it); None }
        22 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written }; value.buffers_written = it; None }
        23 => { let it = if way == laws::Way::View { view.log_buffers_lost() } else { from.log_buffers_lost }; value.log_buffers_lost = it; None }
        24 => { let it = if way == laws::Way::View { view.real_time_buffers_lost() } else { from.real_time_buffers_lost }; value.real_time_buffers_lost = it; None }
        25 => { let it = if way == laws::Way::View { view.logger_thread_id() } else { from.logger_thread_id() }; value.set_logger_thread_id(it); None }
        26 => { let it = if way == laws::Way::View { view.logger_thread_id64() } else { from.logger_thread_id64() }; value.set_logger_thread_id64(it); None }
        27 => { let it = if way == laws::Way::View { view.log_file_name().to_value() } else { from.log_file_name() }; value.set_log_file_name(it); None }
        28 => { let it = if way == laws::Way::View { view.log_file_name64().to_value() } else { from.log_file_name64() }; value.set_log_file_name64(it); None }
        29 => { let it = if way == laws::Way::View { view.logger_name().to_value() } else { from.logger_name() }; value.set_logger_name(it); None }
        30 => { let it = if way == laws::Way::View { view.logger_name64().to_value() } else { from.logger_name64() }; value.set_logger_name64(it); None }
        31 => { let it = if way == laws::Way::View { view.unknown_pointer() } else { from.unknown_pointer() }; value.set_unknown_pointer(it); None }
        32 => { let it = if way == laws::Way::View { view.unknown_pointer64() } else { from.unknown_pointer64() }; value.set_unknown_pointer64(it); None }
        33 => { let it = if way == laws::Way::View { view.logger_extension() } else { from.logger_extension() }; value.set_logger_extension(it); None }
        34 => { let it = if way == laws::Way::View { view.logger_extension64() } else { from.logger_extension64() }; value.set_logger_extension64(it); None }
        _ => None,
    }
}

fixed!(false);
#[test]
fn data_end_where_the_header_says() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.to_bytes();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod wmi_logger_information_v5_2x64 {
use crate::laws;
use proptest::prelude::*;

use etwspec::requests::session::wmi_logger_information::{ V5_2X64 as T, V5_2X64View as V };
const MEMBERS: &[&str] = &[
    "Wnode",
    "BufferSize",
    "MinimumBuffers",
    "MaximumBuffers",
    "MaximumFileSize",
    "LogFileMode",
    "FlushTimer",
    "EnableFlags",
    "AgeLimit",
    "Wow",
    "QpcDeltaTracking",
    "LargeMdlPages",
    "ExcludeKernelStack",
    "V2Options",
    "LogFileHandle",
    "LogFileHandle64",
    "NumberOfBuffers",
    "InstanceCount",
    "FreeBuffers",
    "InstanceId",
    "EventsLost",
    "NumberOfProcessors",
    "BuffersWritten",
    "LogBuffersLost",
    "RealTimeBuffersLost",
    "LoggerThreadId",
    "LoggerThreadId64",
    "LogFileName",
    "LogFileName64",
    "LoggerName",
    "LoggerName64",
    "UnknownPointer",
    "UnknownPointer64",
    "LoggerExtension",
    "LoggerExtension64",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode().to_value() } else { from.wnode }; value.wnode = it; None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size }; value.buffer_size = it; None }
        2 => { let it = if way == laws::Way::View { view.minimum_buffers() } else { from.minimum_buffers }; value.minimum_buffers = it; None }
        3 => { let it = if way == laws::Way::View { view.maximum_buffers() } else { from.maximum_buffers }; value.maximum_buffers = it; None }
        4 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size }; value.maximum_file_size = it; None }
        5 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode }; value.log_file_mode = it; None }
        6 => { let it = if way == laws::Way::View { view.flush_timer() } else { from.flush_timer }; value.flush_timer = it; None }
        7 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags }; value.enable_flags = it; None }
        8 => { let it = if way == laws::Way::View { view.age_limit() } else { from.age_limit }; value.age_limit = it; None }
        9 => { let it = match way { laws::Way::View => view.wow(), laws::Way::Value => from.wow(), laws::Way::Ones => !0u32 }; value.set_wow(it); Some(it as u64) }
        10 => { let it = match way { laws::Way::View => view.qpc_delta_tracking(), laws::Way::Value => from.qpc_delta_tracking(), laws::Way::Ones => !0u32 }; value.set_qpc_delta_tracking(it); Some(it as u64) }
        11 => { let it = match way { laws::Way::View => view.large_mdl_pages(), laws::Way::Value => from.large_mdl_pages(), laws::Way::Ones => !0u32 }; value.set_large_mdl_pages(it); Some(it as u64) }
        12 => { let it = match way { laws::Way::View => view.exclude_kernel_stack(), laws::Way::Value => from.exclude_kernel_stack(), laws::Way::Ones => !0u32 }; value.set_exclude_kernel_stack(it); Some(it as u64) }
        13 => { let it = if way == laws::Way::View { view.v2_options() } else { from.v2_options() }; value.set_v2_options(it); None }
        14 => { let it = if way == laws::Way::View { view.log_file_handle() } else { from.log_file_handle() }; value.set_log_file_handle(it); None }
        15 => { let it = if way == laws::Way::View { view.log_file_handle64() } else { from.log_file_handle64() }; value.set_log_file_handle64(it); None }
        16 => { let it = if way == laws::Way::View { view.number_of_buffers() } else { from.number_of_buffers() }; value.set_number_of_buffers(it); None }
        17 => { let it = if way == laws::Way::View { view.instance_count() } else { from.instance_count() }; value.set_instance_count(it); None }
        18 => { let it = if way == laws::Way::View { view.free_buffers() } else { from.free_buffers() }; value.set_free_buffers(it); None }
        19 => { let it = if way == laws::Way::View { view.instance_id() } else { from.instance_id() }; value.set_instance_id(it); None }
        20 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        21 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors() }; value.set_number_of_processors(it); None }
        22 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written }; value.buffers_written = it; None }
        23 => { let it = if way == laws::Way::View { view.log_buffers_lost() } else { from.log_buffers_lost }; value.log_buffers_lost = it; None }
        24 => { let it = if way == laws::Way::View { view.real_time_buffers_lost() } else { from.real_time_buffers_lost }; value.real_time_buffers_lost = it; None }
        25 => { let it = if way == laws::Way::View { view.logger_thread_id() } else { from.logger_thread_id() }; value.set_logger_thread_id(it); None }
        26 => { let it = if way == laws::Way::View { view.logger_thread_id64() } else { from.logger_thread_id64() }; value.set_logger_thread_id64(it); None }
        27 => { let it = if way == laws::Way::View { view.log_file_name().to_value() } else { from.log_file_name() }; value.set_log_file_name(it); None }
        28 => { let it = if way == laws::Way::View { view.log_file_name64().to_value() } else { from.log_file_name64() }; value.set_log_file_name64(it); None }
        29 => { let it = if way == laws::Way::View { view.logger_name().to_value() } else { from.logger_name() }; value.set_logger_name(it); None }
        30 => { let it = if way == laws::Way::View { view.logger_name64().to_value() } else { from.logger_name64() }; value.set_logger_name64(it); None }
        31 => { let it = if way == laws::Way::View { view.unknown_pointer() } else { from.unknown_pointer() }; value.set_unknown_pointer(it); None }
        32 => { let it = if way == laws::Way::View { view.unknown_pointer64() } else { from.unknown_pointer64() }; value.set_unknown_pointer64(it); None }
        33 => { let it = if way == laws::Way::View { view.logger_extension() } else { from.logger_extension() }; value.set_logger_extension(it); None }
        34 => { let it = if way == laws::Way::View { view.logger_extension64() } else { from.logger_extension64() }; value.set_logger_extension64(it); None }
        _ => None,
    }
}

fixed!(false);
#[test]
fn data_end_where_the_header_says() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.to_bytes();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod wmi_logger_information_v6_0x86 {
use crate::laws;
use proptest::prelude::*;

use etwspec::requests::session::wmi_logger_information::{ V6_0X86 as T, V6_0X86View as V };
const MEMBERS: &[&str] = &[
    "Wnode",
    "BufferSize",
    "MinimumBuffers",
    "MaximumBuffers",
    "MaximumFileSize",
    "LogFileMode",
    "FlushTimer",
    "EnableFlags",
    "AgeLimit",
    "Wow",
    "QpcDeltaTracking",
    "LargeMdlPages",
    "ExcludeKernelStack",
    "V2Options",
    "LogFileHandle",
    "LogFileHandle64",
    "NumberOfBuffers",
    "InstanceCount",
    "FreeBuffers",
    "InstanceId",
    "EventsLost",
    "NumberOfProcessors",
    "BuffersWritten",
    "LogBuffersLost",
    "Flags",
    "RealTimeBuffersLost",
    "LoggerThreadId",
    "LoggerThreadId64",
    "LogFileName",
    "LogFileName64",
    "LoggerName",
    "LoggerName64",
    "RealTimeConsumerCount",
    "SpareUlong",
    "LoggerExtension",
    "LoggerExtension64",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode().to_value() } else { from.wnode }; value.wnode = it; None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size }; value.buffer_size = it; None }
        2 => { let it = if way == laws::Way::View { view.minimum_buffers() } else { from.minimum_buffers }; value.minimum_buffers = it; None }
        3 => { let it = if way == laws::Way::View { view.maximum_buffers() } else { from.maximum_buffers }; value.maximum_buffers = it; None }
        4 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size }; value.maximum_file_size = it; None }
        5 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode }; value.log_file_mode = it; None }
        6 => { let it = if way == laws::Way::View { view.flush_timer() } else { from.flush_timer }; value.flush_timer = it; None }
        7 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags }; value.enable_flags = it; None }
        8 => { let it = if way == laws::Way::View { view.age_limit() } else { from.age_limit }; value.age_limit = it; None }
        9 => { let it = match way { laws::Way::View => view.wow(), laws::Way::Value => from.wow(), laws::Way::Ones => !0u32 }; value.set_wow(it); Some(it as u64) }
        10 => { let it = match way { laws::Way::View => view.qpc_delta_tracking(), laws::Way::Value => from.qpc_delta_tracking(), laws::Way::Ones => !0u32 }; value.set_qpc_delta_tracking(it); Some(it as u64) }
        11 => { let it = match way { laws::Way::View => view.large_mdl_pages(), laws::Way::Value => from.large_mdl_pages(), laws::Way::Ones => !0u32 }; value.set_large_mdl_pages(it); Some(it as u64) }
        12 => { let it = match way { laws::Way::View => view.exclude_kernel_stack(), laws::Way::Value => from.exclude_kernel_stack(), laws::Way::Ones => !0u32 }; value.set_exclude_kernel_stack(it); Some(it as u64) }
        13 => { let it = if way == laws::Way::View { view.v2_options() } else { from.v2_options() }; value.set_v2_options(it); None }
        14 => { let it = if way == laws::Way::View { view.log_file_handle() } else { from.log_file_handle() }; value.set_log_file_handle(it); None }
        15 => { let it = if way == laws::Way::View { view.log_file_handle64() } else { from.log_file_handle64() }; value.set_log_file_handle64(it); None }
        16 => { let it = if way == laws::Way::View { view.number_of_buffers() } else { from.number_of_buffers() }; value.set_number_of_buffers(it); None }
        17 => { let it = if way == laws::Way::View { view.instance_count() } else { from.instance_count() }; value.set_instance_count(it); None }
        18 => { let it = if way == laws::Way::View { view.free_buffers() } else { from.free_buffers() }; value.set_free_buffers(it); None }
        19 => { let it = if way == laws::Way::View { view.instance_id() } else { from.instance_id() }; value.set_instance_id(it); None }
        20 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        21 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors() }; value.set_number_of_processors(it); None }
        22 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written }; value.buffers_written = it; None }
        23 => { let it = if way == laws::Way::View { view.log_buffers_lost() } else { from.log_buffers_lost() }; value.set_log_buffers_lost(it); None }
        24 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        25 => { let it = if way == laws::Way::View { view.real_time_buffers_lost() } else { from.real_time_buffers_lost }; value.real_time_buffers_lost = it; None }
        26 => { let it = if way == laws::Way::View { view.logger_thread_id() } else { from.logger_thread_id() }; value.set_logger_thread_id(it); None }
        27 => { let it = if way == laws::Way::View { view.logger_thread_id64() } else { from.logger_thread_id64() }; value.set_logger_thread_id64(it); None }
        28 => { let it = if way == laws::Way::View { view.log_file_name().to_value() } else { from.log_file_name() }; value.set_log_file_name(it); None }
        29 => { let it = if way == laws::Way::View { view.log_file_name64().to_value() } else { from.log_file_name64() }; value.set_log_file_name64(it); None }
        30 => { let it = if way == laws::Way::View { view.logger_name().to_value() } else { from.logger_name() }; value.set_logger_name(it); None }
        31 => { let it = if way == laws::Way::View { view.logger_name64().to_value() } else { from.logger_name64() }; value.set_logger_name64(it); None }
        32 => { let it = if way == laws::Way::View { view.real_time_consumer_count() } else { from.real_time_consumer_count }; value.real_time_consumer_count = it; None }
        33 => { let it = if way == laws::Way::View { view.spare_ulong() } else { from.spare_ulong }; value.spare_ulong = it; None }
        34 => { let it = if way == laws::Way::View { view.logger_extension() } else { from.logger_extension() }; value.set_logger_extension(it); None }
        35 => { let it = if way == laws::Way::View { view.logger_extension64() } else { from.logger_extension64() }; value.set_logger_extension64(it); None }
        _ => None,
    }
}

fixed!(false);
#[test]
fn data_end_where_the_header_says() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.to_bytes();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod wmi_logger_information_v6_0x64 {
use crate::laws;
use proptest::prelude::*;

use etwspec::requests::session::wmi_logger_information::{ V6_0X64 as T, V6_0X64View as V };
const MEMBERS: &[&str] = &[
    "Wnode",
    "BufferSize",
    "MinimumBuffers",
    "MaximumBuffers",
    "MaximumFileSize",
    "LogFileMode",
    "FlushTimer",
    "EnableFlags",
    "AgeLimit",
    "Wow",
    "QpcDeltaTracking",
    "LargeMdlPages",
    "ExcludeKernelStack",
    "V2Options",
    "LogFileHandle",
    "LogFileHandle64",
    "NumberOfBuffers",
    "InstanceCount",
    "FreeBuffers",
    "InstanceId",
    "EventsLost",
    "NumberOfProcessors",
    "BuffersWritten",
    "LogBuffersLost",
    "Flags",
    "RealTimeBuffersLost",
    "LoggerThreadId",
    "LoggerThreadId64",
    "LogFileName",
    "LogFileName64",
    "LoggerName",
    "LoggerName64",
    "RealTimeConsumerCount",
    "SpareUlong",
    "LoggerExtension",
    "LoggerExtension64",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode().to_value() } else { from.wnode }; value.wnode = it; None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size }; value.buffer_size = it; None }
        2 => { let it = if way == laws::Way::View { view.minimum_buffers() } else { from.minimum_buffers }; value.minimum_buffers = it; None }
        3 => { let it = if way == laws::Way::View { view.maximum_buffers() } else { from.maximum_buffers }; value.maximum_buffers = it; None }
        4 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size }; value.maximum_file_size = it; None }
        5 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode }; value.log_file_mode = it; None }
        6 => { let it = if way == laws::Way::View { view.flush_timer() } else { from.flush_timer }; value.flush_timer = it; None }
        7 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags }; value.enable_flags = it; None }
        8 => { let it = if way == laws::Way::View { view.age_limit() } else { from.age_limit }; value.age_limit = it; None }
        9 => { let it = match way { laws::Way::View => view.wow(), laws::Way::Value => from.wow(), laws::Way::Ones => !0u32 }; value.set_wow(it); Some(it as u64) }
        10 => { let it = match way { laws::Way::View => view.qpc_delta_tracking(), laws::Way::Value => from.qpc_delta_tracking(), laws::Way::Ones => !0u32 }; value.set_qpc_delta_tracking(it); Some(it as u64) }
        11 => { let it = match way { laws::Way::View => view.large_mdl_pages(), laws::Way::Value => from.large_mdl_pages(), laws::Way::Ones => !0u32 }; value.set_large_mdl_pages(it); Some(it as u64) }
        12 => { let it = match way { laws::Way::View => view.exclude_kernel_stack(), laws::Way::Value => from.exclude_kernel_stack(), laws::Way::Ones => !0u32 }; value.set_exclude_kernel_stack(it); Some(it as u64) }
        13 => { let it = if way == laws::Way::View { view.v2_options() } else { from.v2_options() }; value.set_v2_options(it); None }
        14 => { let it = if way == laws::Way::View { view.log_file_handle() } else { from.log_file_handle() }; value.set_log_file_handle(it); None }
        15 => { let it = if way == laws::Way::View { view.log_file_handle64() } else { from.log_file_handle64() }; value.set_log_file_handle64(it); None }
        16 => { let it = if way == laws::Way::View { view.number_of_buffers() } else { from.number_of_buffers() }; value.set_number_of_buffers(it); None }
        17 => { let it = if way == laws::Way::View { view.instance_count() } else { from.instance_count() }; value.set_instance_count(it); None }
        18 => { let it = if way == laws::Way::View { view.free_buffers() } else { from.free_buffers() }; value.set_free_buffers(it); None }
        19 => { let it = if way == laws::Way::View { view.instance_id() } else { from.instance_id() }; value.set_instance_id(it); None }
        20 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        21 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors() }; value.set_number_of_processors(it); None }
        22 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written }; value.buffers_written = it; None }
        23 => { let it = if way == laws::Way::View { view.log_buffers_lost() } else { from.log_buffers_lost() }; value.set_log_buffers_lost(it); None }
        24 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        25 => { let it = if way == laws::Way::View { view.real_time_buffers_lost() } else { from.real_time_buffers_lost }; value.real_time_buffers_lost = it; None }
        26 => { let it = if way == laws::Way::View { view.logger_thread_id() } else { from.logger_thread_id() }; value.set_logger_thread_id(it); None }
        27 => { let it = if way == laws::Way::View { view.logger_thread_id64() } else { from.logger_thread_id64() }; value.set_logger_thread_id64(it); None }
        28 => { let it = if way == laws::Way::View { view.log_file_name().to_value() } else { from.log_file_name() }; value.set_log_file_name(it); None }
        29 => { let it = if way == laws::Way::View { view.log_file_name64().to_value() } else { from.log_file_name64() }; value.set_log_file_name64(it); None }
        30 => { let it = if way == laws::Way::View { view.logger_name().to_value() } else { from.logger_name() }; value.set_logger_name(it); None }
        31 => { let it = if way == laws::Way::View { view.logger_name64().to_value() } else { from.logger_name64() }; value.set_logger_name64(it); None }
        32 => { let it = if way == laws::Way::View { view.real_time_consumer_count() } else { from.real_time_consumer_count }; value.real_time_consumer_count = it; None }
        33 => { let it = if way == laws::Way::View { view.spare_ulong() } else { from.spare_ulong }; value.spare_ulong = it; None }
        34 => { let it = if way == laws::Way::View { view.logger_extension() } else { from.logger_extension() }; value.set_logger_extension(it); None }
        35 => { let it = if way == laws::Way::View { view.logger_extension64() } else { from.logger_extension64() }; value.set_logger_extension64(it); None }
        _ => None,
    }
}

fixed!(false);
#[test]
fn data_end_where_the_header_says() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.to_bytes();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod wmi_logger_information_v6_1x86 {
use crate::laws;
use proptest::prelude::*;

use etwspec::requests::session::wmi_logger_information::{ WmiLoggerInformationX86 as T, WmiLoggerInformationX86View as V };
const MEMBERS: &[&str] = &[
    "Wnode",
    "BufferSize",
    "MinimumBuffers",
    "MaximumBuffers",
    "MaximumFileSize",
    "LogFileMode",
    "FlushTimer",
    "EnableFlags",
    "AgeLimit",
    "FlushThreshold",
    "Wow",
    "QpcDeltaTracking",
    "LargeMdlPages",
    "ExcludeKernelStack",
    "V2Options",
    "LogFileHandle",
    "LogFileHandle64",
    "NumberOfBuffers",
    "InstanceCount",
    "FreeBuffers",
    "InstanceId",
    "EventsLost",
    "NumberOfProcessors",
    "BuffersWritten",
    "LogBuffersLost",
    "Flags",
    "RealTimeBuffersLost",
    "LoggerThreadId",
    "LoggerThreadId64",
    "LogFileName",
    "LogFileName64",
    "LoggerName",
    "LoggerName64",
    "RealTimeConsumerCount",
    "SpareUlong",
    "LoggerExtension",
    "LoggerExtension64",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode().to_value() } else { from.wnode }; value.wnode = it; None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size }; value.buffer_size = it; None }
        2 => { let it = if way == laws::Way::View { view.minimum_buffers() } else { from.minimum_buffers }; value.minimum_buffers = it; None }
        3 => { let it = if way == laws::Way::View { view.maximum_buffers() } else { from.maximum_buffers }; value.maximum_buffers = it; None }
        4 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size }; value.maximum_file_size = it; None }
        5 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode }; value.log_file_mode = it; None }
        6 => { let it = if way == laws::Way::View { view.flush_timer() } else { from.flush_timer }; value.flush_timer = it; None }
        7 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags }; value.enable_flags = it; None }
        8 => { let it = if way == laws::Way::View { view.age_limit() } else { from.age_limit() }; value.set_age_limit(it); None }
        9 => { let it = if way == laws::Way::View { view.flush_threshold() } else { from.flush_threshold() }; value.set_flush_threshold(it); None }
        10 => { let it = match way { laws::Way::View => view.wow(), laws::Way::Value => from.wow(), laws::Way::Ones => !0u32 }; value.set_wow(it); Some(it as u64) }
        11 => { let it = match way { laws::Way::View => view.qpc_delta_tracking(), laws::Way::Value => from.qpc_delta_tracking(), laws::Way::Ones => !0u32 }; value.set_qpc_delta_tracking(it); Some(it as u64) }
        12 => { let it = match way { laws::Way::View => view.large_mdl_pages(), laws::Way::Value => from.large_mdl_pages(), laws::Way::Ones => !0u32 }; value.set_large_mdl_pages(it); Some(it as u64) }
        13 => { let it = match way { laws::Way::View => view.exclude_kernel_stack(), laws::Way::Value => from.exclude_kernel_stack(), laws::Way::Ones => !0u32 }; value.set_exclude_kernel_stack(it); Some(it as u64) }
        14 => { let it = if way == laws::Way::View { view.v2_options() } else { from.v2_options() }; value.set_v2_options(it); None }
        15 => { let it = if way == laws::Way::View { view.log_file_handle() } else { from.log_file_handle() }; value.set_log_file_handle(it); None }
        16 => { let it = if way == laws::Way::View { view.log_file_handle64() } else { from.log_file_handle64() }; value.set_log_file_handle64(it); None }
        17 => { let it = if way == laws::Way::View { view.number_of_buffers() } else { from.number_of_buffers() }; value.set_number_of_buffers(it); None }
        18 => { let it = if way == laws::Way::View { view.instance_count() } else { from.instance_count() }; value.set_instance_count(it); None }
        19 => { let it = if way == laws::Way::View { view.free_buffers() } else { from.free_buffers() }; value.set_free_buffers(it); None }
        20 => { let it = if way == laws::Way::View { view.instance_id() } else { from.instance_id() }; value.set_instance_id(it); None }
        21 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        22 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors() }; value.set_number_of_processors(it); None }
        23 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written }; value.buffers_written = it; None }
        24 => { let it = if way == laws::Way::View { view.log_buffers_lost() } else { from.log_buffers_lost() }; value.set_log_buffers_lost(it); None }
        25 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        26 => { let it = if way == laws::Way::View { view.real_time_buffers_lost() } else { from.real_time_buffers_lost }; value.real_time_buffers_lost = it; None }
        27 => { let it = if way == laws::Way::View { view.logger_thread_id() } else { from.logger_thread_id() }; value.set_logger_thread_id(it); None }
        28 => { let it = if way == laws::Way::View { view.logger_thread_id64() } else { from.logger_thread_id64() }; value.set_logger_thread_id64(it); None }
        29 => { let it = if way == laws::Way::View { view.log_file_name().to_value() } else { from.log_file_name() }; value.set_log_file_name(it); None }
        30 => { let it = if way == laws::Way::View { view.log_file_name64().to_value() } else { from.log_file_name64() }; value.set_log_file_name64(it); None }
        31 => { let it = if way == laws::Way::View { view.logger_name().to_value() } else { from.logger_name() }; value.set_logger_name(it); None }
        32 => { let it = if way == laws::Way::View { view.logger_name64().to_value() } else { from.logger_name64() }; value.set_logger_name64(it); None }
        33 => { let it = if way == laws::Way::View { view.real_time_consumer_count() } else { from.real_time_consumer_count }; value.real_time_consumer_count = it; None }
        34 => { let it = if way == laws::Way::View { view.spare_ulong() } else { from.spare_ulong }; value.spare_ulong = it; None }
        35 => { let it = if way == laws::Way::View { view.logger_extension() } else { from.logger_extension() }; value.set_logger_extension(it); None }
        36 => { let it = if way == laws::Way::View { view.logger_extension64() } else { from.logger_extension64() }; value.set_logger_extension64(it); None }
        _ => None,
    }
}

fixed!(false);
#[test]
fn data_end_where_the_header_says() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.to_bytes();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod wmi_logger_information_v6_1x64 {
use crate::laws;
use proptest::prelude::*;

use etwspec::requests::session::wmi_logger_information::{ WmiLoggerInformationX64 as T, WmiLoggerInformationX64View as V };
const MEMBERS: &[&str] = &[
    "Wnode",
    "BufferSize",
    "MinimumBuffers",
    "MaximumBuffers",
    "MaximumFileSize",
    "LogFileMode",
    "FlushTimer",
    "EnableFlags",
    "AgeLimit",
    "FlushThreshold",
    "Wow",
    "QpcDeltaTracking",
    "LargeMdlPages",
    "ExcludeKernelStack",
    "V2Options",
    "LogFileHandle",
    "LogFileHandle64",
    "NumberOfBuffers",
    "InstanceCount",
    "FreeBuffers",
    "InstanceId",
    "EventsLost",
    "NumberOfProcessors",
    "BuffersWritten",
    "LogBuffersLost",
    "Flags",
    "RealTimeBuffersLost",
    "LoggerThreadId",
    "LoggerThreadId64",
    "LogFileName",
    "LogFileName64",
    "LoggerName",
    "LoggerName64",
    "RealTimeConsumerCount",
    "SpareUlong",
    "LoggerExtension",
    "LoggerExtension64",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wnode().to_value() } else { from.wnode }; value.wnode = it; None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size }; value.buffer_size = it; None }
        2 => { let it = if way == laws::Way::View { view.minimum_buffers() } else { from.minimum_buffers }; value.minimum_buffers = it; None }
        3 => { let it = if way == laws::Way::View { view.maximum_buffers() } else { from.maximum_buffers }; value.maximum_buffers = it; None }
        4 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size }; value.maximum_file_size = it; None }
        5 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode }; value.log_file_mode = it; None }
        6 => { let it = if way == laws::Way::View { view.flush_timer() } else { from.flush_timer }; value.flush_timer = it; None }
        7 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags }; value.enable_flags = it; None }
        8 => { let it = if way == laws::Way::View { view.age_limit() } else { from.age_limit() }; value.set_age_limit(it); None }
        9 => { let it = if way == laws::Way::View { view.flush_threshold() } else { from.flush_threshold() }; value.set_flush_threshold(it); None }
        10 => { let it = match way { laws::Way::View => view.wow(), laws::Way::Value => from.wow(), laws::Way::Ones => !0u32 }; value.set_wow(it); Some(it as u64) }
        11 => { let it = match way { laws::Way::View => view.qpc_delta_tracking(), laws::Way::Value => from.qpc_delta_tracking(), laws::Way::Ones => !0u32 }; value.set_qpc_delta_tracking(it); Some(it as u64) }
        12 => { let it = match way { laws::Way::View => view.large_mdl_pages(), laws::Way::Value => from.large_mdl_pages(), laws::Way::Ones => !0u32 }; value.set_large_mdl_pages(it); Some(it as u64) }
        13 => { let it = match way { laws::Way::View => view.exclude_kernel_stack(), laws::Way::Value => from.exclude_kernel_stack(), laws::Way::Ones => !0u32 }; value.set_exclude_kernel_stack(it); Some(it as u64) }
        14 => { let it = if way == laws::Way::View { view.v2_options() } else { from.v2_options() }; value.set_v2_options(it); None }
        15 => { let it = if way == laws::Way::View { view.log_file_handle() } else { from.log_file_handle() }; value.set_log_file_handle(it); None }
        16 => { let it = if way == laws::Way::View { view.log_file_handle64() } else { from.log_file_handle64() }; value.set_log_file_handle64(it); None }
        17 => { let it = if way == laws::Way::View { view.number_of_buffers() } else { from.number_of_buffers() }; value.set_number_of_buffers(it); None }
        18 => { let it = if way == laws::Way::View { view.instance_count() } else { from.instance_count() }; value.set_instance_count(it); None }
        19 => { let it = if way == laws::Way::View { view.free_buffers() } else { from.free_buffers() }; value.set_free_buffers(it); None }
        20 => { let it = if way == laws::Way::View { view.instance_id() } else { from.instance_id() }; value.set_instance_id(it); None }
        21 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        22 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors() }; value.set_number_of_processors(it); None }
        23 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written }; value.buffers_written = it; None }
        24 => { let it = if way == laws::Way::View { view.log_buffers_lost() } else { from.log_buffers_lost() }; value.set_log_buffers_lost(it); None }
        25 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        26 => { let it = if way == laws::Way::View { view.real_time_buffers_lost() } else { from.real_time_buffers_lost }; value.real_time_buffers_lost = it; None }
        27 => { let it = if way == laws::Way::View { view.logger_thread_id() } else { from.logger_thread_id() }; value.set_logger_thread_id(it); None }
        28 => { let it = if way == laws::Way::View { view.logger_thread_id64() } else { from.logger_thread_id64() }; value.set_logger_thread_id64(it); None }
        29 => { let it = if way == laws::Way::View { view.log_file_name().to_value() } else { from.log_file_name() }; value.set_log_file_name(it); None }
        30 => { let it = if way == laws::Way::View { view.log_file_name64().to_value() } else { from.log_file_name64() }; value.set_log_file_name64(it); None }
        31 => { let it = if way == laws::Way::View { view.logger_name().to_value() } else { from.logger_name() }; value.set_logger_name(it); None }
        32 => { let it = if way == laws::Way::View { view.logger_name64().to_value() } else { from.logger_name64() }; value.set_logger_name64(it); None }
        33 => { let it = if way == laws::Way::View { view.real_time_consumer_count() } else { from.real_time_consumer_count }; value.real_time_consumer_count = it; None }
        34 => { let it = if way == laws::Way::View { view.spare_ulong() } else { from.spare_ulong }; value.spare_ulong = it; None }
        35 => { let it = if way == laws::Way::View { view.logger_extension() } else { from.logger_extension() }; value.set_logger_extension(it); None }
        36 => { let it = if way == laws::Way::View { view.logger_extension64() } else { from.logger_extension64() }; value.set_logger_extension64(it); None }
        _ => None,
    }
}

fixed!(false);
#[test]
fn data_end_where_the_header_says() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.to_bytes();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod wmi_logger_mode_v5_0 {
use crate::laws;
use etwspec::requests::session::wmi_logger_mode::{ V5_0 as T, V5_0View as V };
const MEMBERS: &[&str] = &[
    "SequentialFile",
    "CircularFile",
    "Unused1",
    "RealTime",
    "DelayOpenFile",
    "BufferOnly",
    "PrivateLogger",
    "AddHeader",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = match way { laws::Way::View => view.sequential_file(), laws::Way::Value => from.sequential_file(), laws::Way::Ones => !0u32 }; value.set_sequential_file(it); Some(it as u64) }
        1 => { let it = match way { laws::Way::View => view.circular_file(), laws::Way::Value => from.circular_file(), laws::Way::Ones => !0u32 }; value.set_circular_file(it); Some(it as u64) }
        2 => { let it = match way { laws::Way::View => view.unused1(), laws::Way::Value => from.unused1(), laws::Way::Ones => !0u32 }; value.set_unused1(it); Some(it as u64) }
        3 => { let it = match way { laws::Way::View => view.real_time(), laws::Way::Value => from.real_time(), laws::Way::Ones => !0u32 }; value.set_real_time(it); Some(it as u64) }
        4 => { let it = match way { laws::Way::View => view.delay_open_file(), laws::Way::Value => from.delay_open_file(), laws::Way::Ones => !0u32 }; value.set_delay_open_file(it); Some(it as u64) }
        5 => { let it = match way { laws::Way::View => view.buffer_only(), laws::Way::Value => from.buffer_only(), laws::Way::Ones => !0u32 }; value.set_buffer_only(it); Some(it as u64) }
        6 => { let it = match way { laws::Way::View => view.private_logger(), laws::Way::Value => from.private_logger(), laws::Way::Ones => !0u32 }; value.set_private_logger(it); Some(it as u64) }
        7 => { let it = match way { laws::Way::View => view.add_header(), laws::Way::Value => from.add_header(), laws::Way::Ones => !0u32 }; value.set_add_header(it); Some(it as u64) }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_logger_mode_v5_1 {
use crate::laws;
use etwspec::requests::session::wmi_logger_mode::{ WmiLoggerMode as T, WmiLoggerModeView as V };
const MEMBERS: &[&str] = &[
    "SequentialFile",
    "CircularFile",
    "AppendFile",
    "Unused1",
    "RealTime",
    "DelayOpenFile",
    "BufferOnly",
    "PrivateLogger",
    "AddHeader",
    "UseExisting",
    "UseGlobalSequence",
    "UseLocalSequence",
    "Unused2",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = match way { laws::Way::View => view.sequential_file(), laws::Way::Value => from.sequential_file(), laws::Way::Ones => !0u32 }; value.set_sequential_file(it); Some(it as u64) }
        1 => { let it = match way { laws::Way::View => view.circular_file(), laws::Way::Value => from.circular_file(), laws::Way::Ones => !0u32 }; value.set_circular_file(it); Some(it as u64) }
        2 => { let it = match way { laws::Way::View => view.append_file(), laws::Way::Value => from.append_file(), laws::Way::Ones => !0u32 }; value.set_append_file(it); Some(it as u64) }
        3 => { let it = match way { laws::Way::View => view.unused1(), laws::Way::Value => from.unused1(), laws::Way::Ones => !0u32 }; value.set_unused1(it); Some(it as u64) }
        4 => { let it = match way { laws::Way::View => view.real_time(), laws::Way::Value => from.real_time(), laws::Way::Ones => !0u32 }; value.set_real_time(it); Some(it as u64) }
        5 => { let it = match way { laws::Way::View => view.delay_open_file(), laws::Way::Value => from.delay_open_file(), laws::Way::Ones => !0u32 }; value.set_delay_open_file(it); Some(it as u64) }
        6 => { let it = match way { laws::Way::View => view.buffer_only(), laws::Way::Value => from.buffer_only(), laws::Way::Ones => !0u32 }; value.set_buffer_only(it); Some(it as u64) }
        7 => { let it = match way { laws::Way::View => view.private_logger(), laws::Way::Value => from.private_logger(), laws::Way::Ones => !0u32 }; value.set_private_logger(it); Some(it as u64) }
        8 => { let it = match way { laws::Way::View => view.add_header(), laws::Way::Value => from.add_header(), laws::Way::Ones => !0u32 }; value.set_add_header(it); Some(it as u64) }
        9 => { let it = match way { laws::Way::View => view.use_existing(), laws::Way::Value => from.use_existing(), laws::Way::Ones => !0u32 }; value.set_use_existing(it); Some(it as u64) }
        10 => { let it = match way { laws::Way::View => view.use_global_sequence(), laws::Way::Value => from.use_global_sequence(), laws::Way::Ones => !0u32 }; value.set_use_global_sequence(it); Some(it as u64) }
        11 => { let it = match way { laws::Way::View => view.use_local_sequence(), laws::Way::Value => from.use_local_sequence(), laws::Way::Ones => !0u32 }; value.set_use_local_sequence(it); Some(it as u64) }
        12 => { let it = match way { laws::Way::View => view.unused2(), laws::Way::Value => from.unused2(), laws::Way::Ones => !0u32 }; value.set_unused2(it); Some(it as u64) }
        _ => None,
    }
}

fixed!(false);
}

mod etw_boot_config_any {
use crate::laws;
use etwspec::requests::session::etw_boot_config::{Any, EtwBootConfigX86, EtwBootConfigX64, };
any! {
    "ETW_BOOT_CONFIG", false,
    0: "V5_0X86" V5_0X86(EtwBootConfigX86), 16;
    1: "V5_0X64" V5_0X64(EtwBootConfigX64), 24;
}

}

mod etw_compression_settings_data_any {
use crate::laws;
use etwspec::requests::session::etw_compression_settings_data::{Any, EtwCompressionSettingsData, };
any! {
    "ETW_COMPRESSION_SETTINGS_DATA", false,
    0: "V5_0" V5_0(EtwCompressionSettingsData), 16;
}

}

mod etw_disallow_list_any {
use crate::laws;
use etwspec::requests::session::etw_disallow_list::{Any, EtwDisallowList, };
any! {
    "ETW_DISALLOW_LIST", true,
    0: "V5_0" V5_0(EtwDisallowList), 0;
}

}

mod etw_ext_enable_flags_item_any {
use crate::laws;
use etwspec::requests::session::etw_ext_enable_flags_item::{Any, EtwExtEnableFlagsItem, };
any! {
    "ETW_EXT_ENABLE_FLAGS_ITEM", true,
    0: "V6_0" V6_0(EtwExtEnableFlagsItem), 4;
}

}

mod etw_ext_pids_item_any {
use crate::laws;
use etwspec::requests::session::etw_ext_pids_item::{Any, EtwExtPidsItem, };
any! {
    "ETW_EXT_PIDS_ITEM", true,
    0: "V6_0" V6_0(EtwExtPidsItem), 4;
}

}

mod etw_ext_pooltag_filter_item_any {
use crate::laws;
use etwspec::requests::session::etw_ext_pooltag_filter_item::{Any, EtwExtPooltagFilterItem, };
any! {
    "ETW_EXT_POOLTAG_FILTER_ITEM", true,
    0: "V6_1" V6_1(EtwExtPooltagFilterItem), 4;
}

}

mod etw_ext_stackwalk_filter_item_any {
use crate::laws;
use etwspec::requests::session::etw_ext_stackwalk_filter_item::{Any, EtwExtStackwalkFilterItem, };
any! {
    "ETW_EXT_STACKWALK_FILTER_ITEM", true,
    0: "V6_0" V6_0(EtwExtStackwalkFilterItem), 4;
}

}

mod etw_ext_stack_caching_item_any {
use crate::laws;
use etwspec::requests::session::etw_ext_stack_caching_item::{Any, EtwExtStackCachingItem, };
any! {
    "ETW_EXT_STACK_CACHING_ITEM", false,
    0: "V6_2" V6_2(EtwExtStackCachingItem), 12;
}

}

mod etw_get_compression_settings_information_any {
use crate::laws;
use etwspec::requests::session::etw_get_compression_settings_information::{Any, EtwGetCompressionSettingsInformation, };
any! {
    "ETW_GET_COMPRESSION_SETTINGS_INFORMATION", false,
    0: "V5_0" V5_0(EtwGetCompressionSettingsInformation), 8;
}

}

mod etw_get_disallow_list_information_any {
use crate::laws;
use etwspec::requests::session::etw_get_disallow_list_information::{Any, EtwGetDisallowListInformation, };
any! {
    "ETW_GET_DISALLOW_LIST_INFORMATION", false,
    0: "V5_0" V5_0(EtwGetDisallowListInformation), 8;
}

}

mod etw_get_private_session_trace_handle_information_any {
use crate::laws;
use etwspec::requests::session::etw_get_private_session_trace_handle_information::{Any, EtwGetPrivateSessionTraceHandleInformation, };
any! {
    "ETW_GET_PRIVATE_SESSION_TRACE_HANDLE_INFORMATION", true,
    0: "V5_0" V5_0(EtwGetPrivateSessionTraceHandleInformation), 0;
}

}

mod etw_last_dropped_event_struct_any {
use crate::laws;
use etwspec::requests::session::etw_last_dropped_event_struct::{Any, EtwLastDroppedEventStruct, };
any! {
    "ETW_LAST_DROPPED_EVENT_STRUCT", true,
    0: "V5_0" V5_0(EtwLastDroppedEventStruct), 8;
}

}

mod etw_max_loggers_information_any {
use crate::laws;
use etwspec::requests::session::etw_max_loggers_information::{Any, EtwMaxLoggersInformation, };
any! {
    "ETW_MAX_LOGGERS_INFORMATION", false,
    0: "V5_0" V5_0(EtwMaxLoggersInformation), 4;
}

}

mod etw_max_pmc_counter_information_any {
use crate::laws;
use etwspec::requests::session::etw_max_pmc_counter_information::{Any, EtwMaxPmcCounterInformation, };
any! {
    "ETW_MAX_PMC_COUNTER_INFORMATION", false,
    0: "V5_0" V5_0(EtwMaxPmcCounterInformation), 4;
}

}

mod etw_partition_info_extension_any {
use crate::laws;
use etwspec::requests::session::etw_partition_info_extension::{Any, EtwPartitionInfoExtension, };
any! {
    "ETW_PARTITION_INFO_EXTENSION", false,
    0: "V5_0" V5_0(EtwPartitionInfoExtension), 48;
}

}

mod etw_partition_info_extension_v2_any {
use crate::laws;
use etwspec::requests::session::etw_partition_info_extension_v2::{Any, EtwPartitionInfoExtensionV2, };
any! {
    "ETW_PARTITION_INFO_EXTENSION_V2", false,
    0: "V5_0" V5_0(EtwPartitionInfoExtensionV2), 16;
}

}

mod etw_perf_counters_any {
use crate::laws;
use etwspec::requests::session::etw_perf_counters::{Any, EtwPerfCounters, };
any! {
    "ETW_PERF_COUNTERS", false,
    0: "V5_0" V5_0(EtwPerfCounters), 24;
}

}

mod etw_pmc_ownership_entry_any {
use crate::laws;
use etwspec::requests::session::etw_pmc_ownership_entry::{Any, EtwPmcOwnershipEntry, };
any! {
    "ETW_PMC_OWNERSHIP_ENTRY", false,
    0: "V5_0" V5_0(EtwPmcOwnershipEntry), 12;
}

}

mod etw_pmc_ownership_information_any {
use crate::laws;
use etwspec::requests::session::etw_pmc_ownership_information::{Any, EtwPmcOwnershipInformation, };
any! {
    "ETW_PMC_OWNERSHIP_INFORMATION", true,
    0: "V5_0" V5_0(EtwPmcOwnershipInformation), 8;
}

}

mod etw_pmc_session_information_any {
use crate::laws;
use etwspec::requests::session::etw_pmc_session_information::{Any, EtwPmcSessionInformation, };
any! {
    "ETW_PMC_SESSION_INFORMATION", true,
    0: "V5_0" V5_0(EtwPmcSessionInformation), 16;
}

}

mod etw_private_session_trace_request_any {
use crate::laws;
use etwspec::requests::session::etw_private_session_trace_request::{Any, EtwPrivateSessionTraceRequest, };
any! {
    "ETW_PRIVATE_SESSION_TRACE_REQUEST", false,
    0: "V5_0" V5_0(EtwPrivateSessionTraceRequest), 8;
}

}

mod etw_provider_binary_tracking_information_any {
use crate::laws;
use etwspec::requests::session::etw_provider_binary_tracking_information::{Any, EtwProviderBinaryTrackingInformationX86, EtwProviderBinaryTrackingInformationX64, };
any! {
    "ETW_PROVIDER_BINARY_TRACKING_INFORMATION", false,
    0: "V5_0X86" V5_0X86(EtwProviderBinaryTrackingInformationX86), 4;
    1: "V5_0X64" V5_0X64(EtwProviderBinaryTrackingInformationX64), 8;
}

}

mod etw_query_session_demux_object_information_any {
use crate::laws;
use etwspec::requests::session::etw_query_session_demux_object_information::{Any, EtwQuerySessionDemuxObjectInformationX86, EtwQuerySessionDemuxObjectInformationX64, };
any! {
    "ETW_QUERY_SESSION_DEMUX_OBJECT_INFORMATION", false,
    0: "V5_0X86" V5_0X86(EtwQuerySessionDemuxObjectInformationX86), 4;
    1: "V5_0X64" V5_0X64(EtwQuerySessionDemuxObjectInformationX64), 8;
}

}

mod etw_query_used_processor_count_information_any {
use crate::laws;
use etwspec::requests::session::etw_query_used_processor_count_information::{Any, EtwQueryUsedProcessorCountInformation, };
any! {
    "ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION", false,
    0: "V5_0" V5_0(EtwQueryUsedProcessorCountInformation), 8;
}

}

mod etw_realtime_connect_information_any {
use crate::laws;
use etwspec::requests::session::etw_realtime_connect_information::{Any, EtwRealtimeConnectInformationX86, EtwRealtimeConnectInformationX64, };
any! {
    "ETW_REALTIME_CONNECT_INFORMATION", false,
    0: "V5_0X86" V5_0X86(EtwRealtimeConnectInformationX86), 60;
    1: "V5_0X64" V5_0X64(EtwRealtimeConnectInformationX64), 96;
}

}

mod etw_realtime_disconnect_information_any {
use crate::laws;
use etwspec::requests::session::etw_realtime_disconnect_information::{Any, EtwRealtimeDisconnectInformationX86, EtwRealtimeDisconnectInformationX64, };
any! {
    "ETW_REALTIME_DISCONNECT_INFORMATION", false,
    0: "V5_0X86" V5_0X86(EtwRealtimeDisconnectInformationX86), 4;
    1: "V5_0X64" V5_0X64(EtwRealtimeDisconnectInformationX64), 8;
}

}

mod etw_reference_time_information_any {
use crate::laws;
use etwspec::requests::session::etw_reference_time_information::{Any, EtwReferenceTimeInformation, };
any! {
    "ETW_REFERENCE_TIME_INFORMATION", false,
    0: "V5_0" V5_0(EtwReferenceTimeInformation), 4;
}

}

mod etw_register_private_session_information_any {
use crate::laws;
use etwspec::requests::session::etw_register_private_session_information::{Any, EtwRegisterPrivateSessionInformation, };
any! {
    "ETW_REGISTER_PRIVATE_SESSION_INFORMATION", false,
    0: "V5_0" V5_0(EtwRegisterPrivateSessionInformation), 8;
}

}

mod etw_session_perf_counters_any {
use crate::laws;
use etwspec::requests::session::etw_session_perf_counters::{Any, EtwSessionPerfCounters, };
any! {
    "ETW_SESSION_PERF_COUNTERS", false,
    0: "V5_0" V5_0(EtwSessionPerfCounters), 24;
}

}

mod etw_set_compression_settings_information_any {
use crate::laws;
use etwspec::requests::session::etw_set_compression_settings_information::{Any, EtwSetCompressionSettingsInformation, };
any! {
    "ETW_SET_COMPRESSION_SETTINGS_INFORMATION", false,
    0: "V5_0" V5_0(EtwSetCompressionSettingsInformation), 16;
}

}

mod etw_set_mark_information_any {
use crate::laws;
use etwspec::requests::session::etw_set_mark_information::{Any, EtwSetMarkInformation, };
any! {
    "ETW_SET_MARK_INFORMATION", true,
    0: "V5_0" V5_0(EtwSetMarkInformation), 4;
}

}

mod etw_set_provider_binary_tracking_information_any {
use crate::laws;
use etwspec::requests::session::etw_set_provider_binary_tracking_information::{Any, EtwSetProviderBinaryTrackingInformation, };
any! {
    "ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION", false,
    0: "V5_0" V5_0(EtwSetProviderBinaryTrackingInformation), 8;
}

}

mod etw_stack_caching_config_any {
use crate::laws;
use etwspec::requests::session::etw_stack_caching_config::{Any, EtwStackCachingConfig, };
any! {
    "ETW_STACK_CACHING_CONFIG", false,
    0: "V6_2" V6_2(EtwStackCachingConfig), 8;
}

}

mod etw_systemtime_any {
use crate::laws;
use etwspec::requests::session::etw_systemtime::{Any, EtwSystemtime, };
any! {
    "ETW_SYSTEMTIME", false,
    0: "V5_0" V5_0(EtwSystemtime), 16;
}

}

mod etw_system_logger_any {
use crate::laws;
use etwspec::requests::session::etw_system_logger::{Any, EtwSystemLogger, };
any! {
    "ETW_SYSTEM_LOGGER", false,
    0: "V5_0" V5_0(EtwSystemLogger), 2;
}

}

mod etw_system_logger_settings_any {
use crate::laws;
use etwspec::requests::session::etw_system_logger_settings::{Any, EtwSystemLoggerSettings, };
any! {
    "ETW_SYSTEM_LOGGER_SETTINGS", false,
    0: "V1709" V1709(EtwSystemLoggerSettings), 372;
}

}

mod etw_umgl_key_any {
use crate::laws;
use etwspec::requests::session::etw_umgl_key::{Any, EtwUmglKey, };
any! {
    "ETW_UMGL_KEY", false,
    0: "V5_0" V5_0(EtwUmglKey), 2;
}

}

mod etw_update_disallow_list_information_any {
use crate::laws;
use etwspec::requests::session::etw_update_disallow_list_information::{Any, EtwUpdateDisallowListInformation, };
any! {
    "ETW_UPDATE_DISALLOW_LIST_INFORMATION", true,
    0: "V5_0" V5_0(EtwUpdateDisallowListInformation), 8;
}

}

mod etw_update_periodic_capture_state_information_any {
use crate::laws;
use etwspec::requests::session::etw_update_periodic_capture_state_information::{Any, EtwUpdatePeriodicCaptureStateInformation, };
any! {
    "ETW_UPDATE_PERIODIC_CAPTURE_STATE_INFORMATION", true,
    0: "V5_0" V5_0(EtwUpdatePeriodicCaptureStateInformation), 12;
}

}

mod event_trace_properties_any {
use crate::laws;
use etwspec::requests::session::event_trace_properties::{Any, V5_0X86, V5_0X64, EventTracePropertiesX86, EventTracePropertiesX64, };
any! {
    "EVENT_TRACE_PROPERTIES", false,
    0: "V5_0X86" V5_0X86(V5_0X86), 120;
    1: "V5_0X64" V5_0X64(V5_0X64), 120;
    2: "V6_3X86" V6_3X86(EventTracePropertiesX86), 120;
    3: "V6_3X64" V6_3X64(EventTracePropertiesX64), 120;
}

}

mod event_trace_properties_v2_any {
use crate::laws;
use etwspec::requests::session::event_trace_properties_v2::{Any, EventTracePropertiesV2X86, EventTracePropertiesV2X64, };
any! {
    "EVENT_TRACE_PROPERTIES_V2", false,
    0: "V1703X86" V1703X86(EventTracePropertiesV2X86), 136;
    1: "V1703X64" V1703X64(EventTracePropertiesV2X64), 144;
}

}

mod trace_enable_flag_extension_any {
use crate::laws;
use etwspec::requests::session::trace_enable_flag_extension::{Any, TraceEnableFlagExtension, };
any! {
    "TRACE_ENABLE_FLAG_EXTENSION", false,
    0: "V5_1" V5_1(TraceEnableFlagExtension), 4;
}

}

mod trace_enable_flag_ext_data_item_any {
use crate::laws;
use etwspec::requests::session::trace_enable_flag_ext_data_item::{Any, TraceEnableFlagExtDataItem, };
any! {
    "TRACE_ENABLE_FLAG_EXT_DATA_ITEM", true,
    0: "V6_0" V6_0(TraceEnableFlagExtDataItem), 4;
}

}

mod trace_enable_flag_ext_header_any {
use crate::laws;
use etwspec::requests::session::trace_enable_flag_ext_header::{Any, TraceEnableFlagExtHeader, };
any! {
    "TRACE_ENABLE_FLAG_EXT_HEADER", true,
    0: "V6_0" V6_0(TraceEnableFlagExtHeader), 4;
}

}

mod trace_enable_flag_ext_item_any {
use crate::laws;
use etwspec::requests::session::trace_enable_flag_ext_item::{Any, TraceEnableFlagExtItem, };
any! {
    "TRACE_ENABLE_FLAG_EXT_ITEM", false,
    0: "V6_0" V6_0(TraceEnableFlagExtItem), 4;
}

}

mod unicode_string_any {
use crate::laws;
use etwspec::requests::session::unicode_string::{Any, UnicodeStringX86, UnicodeStringX64, };
any! {
    "UNICODE_STRING", false,
    0: "V5_0X86" V5_0X86(UnicodeStringX86), 8;
    1: "V5_0X64" V5_0X64(UnicodeStringX64), 16;
}

}

mod unicode_string64_any {
use crate::laws;
use etwspec::requests::session::unicode_string64::{Any, UnicodeString64, };
any! {
    "UNICODE_STRING64", false,
    0: "V5_0" V5_0(UnicodeString64), 16;
}

}

mod wmi_logger_information_any {
use crate::laws;
use etwspec::requests::session::wmi_logger_information::{Any, V5_0X86, V5_1X86, V5_1X64, V5_2X86, V5_2X64, V6_0X86, V6_0X64, WmiLoggerInformationX86, WmiLoggerInformationX64, };
any! {
    "WMI_LOGGER_INFORMATION", false,
    0: "V5_0X86" V5_0X86(V5_0X86), 136;
    1: "V5_1X86" V5_1X86(V5_1X86), 168;
    2: "V5_1X64" V5_1X64(V5_1X64), 168;
    3: "V5_2X86" V5_2X86(V5_2X86), 176;
    4: "V5_2X64" V5_2X64(V5_2X64), 176;
    5: "V6_0X86" V6_0X86(V6_0X86), 176;
    6: "V6_0X64" V6_0X64(V6_0X64), 176;
    7: "V6_1X86" V6_1X86(WmiLoggerInformationX86), 176;
    8: "V6_1X64" V6_1X64(WmiLoggerInformationX64), 176;
}

}

mod wmi_logger_mode_any {
use crate::laws;
use etwspec::requests::session::wmi_logger_mode::{Any, V5_0, WmiLoggerMode, };
any! {
    "WMI_LOGGER_MODE", false,
    0: "V5_0" V5_0(V5_0), 4;
    1: "V5_1" V5_1(WmiLoggerMode), 4;
}

}

mod etwtracecontrolcode_values {
use crate::laws;
use etwspec::requests::session::Etwtracecontrolcode as T;
enumeration!(u32);
}

mod etw_ext_type_values {
use crate::laws;
use etwspec::requests::session::EtwExtType as T;
enumeration!(u16);
}

mod etw_rt_event_loss_values {
use crate::laws;
use etwspec::requests::session::EtwRtEventLoss as T;
enumeration!(u32);
}

mod etw_umgl_index_values {
use crate::laws;
use etwspec::requests::session::EtwUmglIndex as T;
enumeration!(u32);
}

mod etw_set_mark_flag_values {
use crate::laws;
use etwspec::requests::session::EtwSetMarkFlag as T;
flags!(u32);
}

mod etw_umgl_ldr_flag_values {
use crate::laws;
use etwspec::requests::session::EtwUmglLdrFlag as T;
flags!(u8);
}
