// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of topic `requests::session`.
mod etw_boot_config_etw_boot_config_ptr32 {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_boot_config::{ EtwBootConfigPtr32 as T, EtwBootConfigPtr32View as V };
const MEMBERS: &[&str] = &[
    "MaxLoggers",
    "Reserved",
    "BootLoggersList",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.max_loggers() } else { from.max_loggers() }; value.set_max_loggers(it); None }
        1 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        2 => { let it = if way == laws::Way::View { view.boot_loggers_list() } else { from.boot_loggers_list() }; value.set_boot_loggers_list(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_boot_config_etw_boot_config_ptr64 {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_boot_config::{ EtwBootConfigPtr64 as T, EtwBootConfigPtr64View as V };
const MEMBERS: &[&str] = &[
    "MaxLoggers",
    "Reserved",
    "BootLoggersList",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.max_loggers() } else { from.max_loggers() }; value.set_max_loggers(it); None }
        1 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        2 => { let it = if way == laws::Way::View { view.boot_loggers_list() } else { from.boot_loggers_list() }; value.set_boot_loggers_list(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_compression_settings_data_etw_compression_settings_data {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_compression_settings_data::{ EtwCompressionSettingsData as T, EtwCompressionSettingsDataView as V };
const MEMBERS: &[&str] = &[
    "LoggerId",
    "Field4",
    "Field8",
    "FieldC",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id() }; value.set_logger_id(it); None }
        1 => { let it = if way == laws::Way::View { view.field4() } else { from.field4() }; value.set_field4(it); None }
        2 => { let it = if way == laws::Way::View { view.field8() } else { from.field8() }; value.set_field8(it); None }
        3 => { let it = if way == laws::Way::View { view.field_c() } else { from.field_c() }; value.set_field_c(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_disallow_list_etw_disallow_list {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_disallow_list::{ EtwDisallowList as T, EtwDisallowListView as V };
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

mod etw_ext_enable_flags_item_etw_ext_enable_flags_item {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_ext_enable_flags_item::{ EtwExtEnableFlagsItem as T, EtwExtEnableFlagsItemView as V };
const MEMBERS: &[&str] = &[
    "Header",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
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
        Ok((vec![{ let part = tail.group_mask; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod etw_ext_pids_item_etw_ext_pids_item {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_ext_pids_item::{ EtwExtPidsItem as T, EtwExtPidsItemView as V };
const MEMBERS: &[&str] = &[
    "Header",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
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
        Ok((vec![{ let part = tail.process_ids; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod etw_ext_pooltag_filter_item_etw_ext_pooltag_filter_item {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_ext_pooltag_filter_item::{ EtwExtPooltagFilterItem as T, EtwExtPooltagFilterItemView as V };
const MEMBERS: &[&str] = &[
    "Header",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
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
        Ok((vec![{ let part = tail.tags; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod etw_ext_stackwalk_filter_item_etw_ext_stackwalk_filter_item {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_ext_stackwalk_filter_item::{ EtwExtStackwalkFilterItem as T, EtwExtStackwalkFilterItemView as V };
const MEMBERS: &[&str] = &[
    "Header",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
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
        Ok((vec![{ let part = tail.hook_ids; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod etw_ext_stack_caching_item_etw_ext_stack_caching_item {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::requests::session::etw_ext_stack_caching_item::{ EtwExtStackCachingItem as T, EtwExtStackCachingItemView as V };
const MEMBERS: &[&str] = &[
    "Header",
    "Config",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.config() } else { from.config() }; value.set_config(it); None }
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

mod etw_get_compression_settings_information_etw_get_compression_settings_information {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_get_compression_settings_information::{ EtwGetCompressionSettingsInformation as T, EtwGetCompressionSettingsInformationView as V };
const MEMBERS: &[&str] = &[
    "LoggerId",
    "Reserved0",
    "Reserved4",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id() }; value.set_logger_id(it); None }
        1 => { let it = if way == laws::Way::View { view.reserved0() } else { from.reserved0() }; value.set_reserved0(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved4() } else { from.reserved4() }; value.set_reserved4(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_get_disallow_list_information_etw_get_disallow_list_information {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_get_disallow_list_information::{ EtwGetDisallowListInformation as T, EtwGetDisallowListInformationView as V };
const MEMBERS: &[&str] = &[
    "LoggerId",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id() }; value.set_logger_id(it); None }
        1 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_get_private_session_trace_handle_information_etw_get_private_session_trace_handle_information {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_get_private_session_trace_handle_information::{ EtwGetPrivateSessionTraceHandleInformation as T, EtwGetPrivateSessionTraceHandleInformationView as V };
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

mod etw_last_dropped_event_struct_etw_last_dropped_event_struct {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_last_dropped_event_struct::{ EtwLastDroppedEventStruct as T, EtwLastDroppedEventStructView as V };
const MEMBERS: &[&str] = &[
    "Count",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.count() } else { from.count() }; value.set_count(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

}

mod etw_max_loggers_information_etw_max_loggers_information {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_max_loggers_information::{ EtwMaxLoggersInformation as T, EtwMaxLoggersInformationView as V };
const MEMBERS: &[&str] = &[
    "MaximumLoggers",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.maximum_loggers() } else { from.maximum_loggers() }; value.set_maximum_loggers(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_max_pmc_counter_information_etw_max_pmc_counter_information {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_max_pmc_counter_information::{ EtwMaxPmcCounterInformation as T, EtwMaxPmcCounterInformationView as V };
const MEMBERS: &[&str] = &[
    "MaximumPmcCounter",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.maximum_pmc_counter() } else { from.maximum_pmc_counter() }; value.set_maximum_pmc_counter(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_perf_counters_etw_perf_counters {
use etwspec_runtime::laws;
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
        0 => { let it = if way == laws::Way::View { view.total_active_sessions() } else { from.total_active_sessions() }; value.set_total_active_sessions(it); None }
        1 => { let it = if way == laws::Way::View { view.total_buffer_memory_non_paged_pool() } else { from.total_buffer_memory_non_paged_pool() }; value.set_total_buffer_memory_non_paged_pool(it); None }
        2 => { let it = if way == laws::Way::View { view.total_buffer_memory_paged_pool() } else { from.total_buffer_memory_paged_pool() }; value.set_total_buffer_memory_paged_pool(it); None }
        3 => { let it = if way == laws::Way::View { view.total_guids_enabled() } else { from.total_guids_enabled() }; value.set_total_guids_enabled(it); None }
        4 => { let it = if way == laws::Way::View { view.total_guids_not_enabled() } else { from.total_guids_not_enabled() }; value.set_total_guids_not_enabled(it); None }
        5 => { let it = if way == laws::Way::View { view.total_guids_pre_enabled() } else { from.total_guids_pre_enabled() }; value.set_total_guids_pre_enabled(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_pmc_counter_owner_etw_pmc_counter_owner {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_pmc_counter_owner::{ EtwPmcCounterOwner as T, EtwPmcCounterOwnerView as V };
const MEMBERS: &[&str] = &[
    "OwnerType",
    "ProfileSource",
    "OwnerTag",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.owner_type() } else { from.owner_type() }; value.set_owner_type(it); None }
        1 => { let it = if way == laws::Way::View { view.profile_source() } else { from.profile_source() }; value.set_profile_source(it); None }
        2 => { let it = if way == laws::Way::View { view.owner_tag() } else { from.owner_tag() }; value.set_owner_tag(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_pmc_counter_ownership_status_etw_pmc_counter_ownership_status {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_pmc_counter_ownership_status::{ EtwPmcCounterOwnershipStatus as T, EtwPmcCounterOwnershipStatusView as V };
const MEMBERS: &[&str] = &[
    "ProcessorNumber",
    "NumberOfCounters",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.processor_number() } else { from.processor_number() }; value.set_processor_number(it); None }
        1 => { let it = if way == laws::Way::View { view.number_of_counters() } else { from.number_of_counters() }; value.set_number_of_counters(it); None }
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

mod etw_pmc_ownership_entry_etw_pmc_ownership_entry {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_pmc_ownership_entry::{ EtwPmcOwnershipEntry as T, EtwPmcOwnershipEntryView as V };
const MEMBERS: &[&str] = &[
    "Type",
    "Data1",
    "Data2",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.kind() } else { from.kind() }; value.set_kind(it); None }
        1 => { let it = if way == laws::Way::View { view.data1() } else { from.data1() }; value.set_data1(it); None }
        2 => { let it = if way == laws::Way::View { view.data2() } else { from.data2() }; value.set_data2(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_pmc_ownership_information_etw_pmc_ownership_information {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_pmc_ownership_information::{ EtwPmcOwnershipInformation as T, EtwPmcOwnershipInformationView as V };
const MEMBERS: &[&str] = &[
    "ProcessorNumber",
    "CounterCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.processor_number() } else { from.processor_number() }; value.set_processor_number(it); None }
        1 => { let it = if way == laws::Way::View { view.counter_count() } else { from.counter_count() }; value.set_counter_count(it); None }
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

mod etw_pmc_session_info_etw_pmc_session_info {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_pmc_session_info::{ EtwPmcSessionInfo as T, EtwPmcSessionInfoView as V };
const MEMBERS: &[&str] = &[
    "NextEntryOffset",
    "LoggerId",
    "Reserved",
    "ProfileSourceCount",
    "HookIdCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.next_entry_offset() } else { from.next_entry_offset() }; value.set_next_entry_offset(it); None }
        1 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id() }; value.set_logger_id(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        3 => { let it = if way == laws::Way::View { view.profile_source_count() } else { from.profile_source_count() }; value.set_profile_source_count(it); None }
        4 => { let it = if way == laws::Way::View { view.hook_id_count() } else { from.hook_id_count() }; value.set_hook_id_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_pmc_session_information_etw_pmc_session_information {
use etwspec_runtime::laws;
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
        0 => { let it = if way == laws::Way::View { view.next_offset() } else { from.next_offset() }; value.set_next_offset(it); None }
        1 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id() }; value.set_logger_id(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        3 => { let it = if way == laws::Way::View { view.counter_count() } else { from.counter_count() }; value.set_counter_count(it); None }
        4 => { let it = if way == laws::Way::View { view.source_count() } else { from.source_count() }; value.set_source_count(it); None }
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
        Ok((vec![{ let part = tail.counters; Some(part.as_bytes().len()) }, { let part = tail.sources; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod etw_private_session_trace_request_etw_private_session_trace_request {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_private_session_trace_request::{ EtwPrivateSessionTraceRequest as T, EtwPrivateSessionTraceRequestView as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "Value",
    "PrivateSessionId",
    "PrivateSessionVersion",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.value() } else { from.value() }; value.set_value(it); None }
        2 => { let it = if way == laws::Way::View { view.private_session_id() } else { from.private_session_id() }; value.set_private_session_id(it); None }
        3 => { let it = if way == laws::Way::View { view.private_session_version() } else { from.private_session_version() }; value.set_private_session_version(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_provider_binary_tracking_information_etw_provider_binary_tracking_information_ptr32 {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_provider_binary_tracking_information::{ EtwProviderBinaryTrackingInformationPtr32 as T, EtwProviderBinaryTrackingInformationPtr32View as V };
const MEMBERS: &[&str] = &[
    "RegHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reg_handle() } else { from.reg_handle() }; value.set_reg_handle(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_provider_binary_tracking_information_etw_provider_binary_tracking_information_ptr64 {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_provider_binary_tracking_information::{ EtwProviderBinaryTrackingInformationPtr64 as T, EtwProviderBinaryTrackingInformationPtr64View as V };
const MEMBERS: &[&str] = &[
    "RegHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reg_handle() } else { from.reg_handle() }; value.set_reg_handle(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_query_session_demux_object_information_etw_query_session_demux_object_information_ptr32 {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_query_session_demux_object_information::{ EtwQuerySessionDemuxObjectInformationPtr32 as T, EtwQuerySessionDemuxObjectInformationPtr32View as V };
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

law_fixed!(false);
}

mod etw_query_session_demux_object_information_etw_query_session_demux_object_information_ptr64 {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_query_session_demux_object_information::{ EtwQuerySessionDemuxObjectInformationPtr64 as T, EtwQuerySessionDemuxObjectInformationPtr64View as V };
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

law_fixed!(false);
}

mod etw_query_used_processor_count_information_etw_query_used_processor_count_information {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_query_used_processor_count_information::{ EtwQueryUsedProcessorCountInformation as T, EtwQueryUsedProcessorCountInformationView as V };
const MEMBERS: &[&str] = &[
    "LoggerId",
    "Reserved",
    "Reserved2",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id() }; value.set_logger_id(it); None }
        1 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2() }; value.set_reserved2(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_realtime_connect_information_etw_realtime_connect_information_ptr32 {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_realtime_connect_information::{ EtwRealtimeConnectInformationPtr32 as T, EtwRealtimeConnectInformationPtr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id() }; value.set_logger_id(it); None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved_buffer_space() } else { from.reserved_buffer_space() }; value.set_reserved_buffer_space(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved_buffer_space_bit_map() } else { from.reserved_buffer_space_bit_map() }; value.set_reserved_buffer_space_bit_map(it); None }
        4 => { let it = if way == laws::Way::View { view.disconnect_event() } else { from.disconnect_event() }; value.set_disconnect_event(it); None }
        5 => { let it = if way == laws::Way::View { view.data_available_event() } else { from.data_available_event() }; value.set_data_available_event(it); None }
        6 => { let it = if way == laws::Way::View { view.user_buffer_list_head() } else { from.user_buffer_list_head() }; value.set_user_buffer_list_head(it); None }
        7 => { let it = if way == laws::Way::View { view.user_buffer_count() } else { from.user_buffer_count() }; value.set_user_buffer_count(it); None }
        8 => { let it = if way == laws::Way::View { view.events_lost_count() } else { from.events_lost_count() }; value.set_events_lost_count(it); None }
        9 => { let it = if way == laws::Way::View { view.buffers_lost_count() } else { from.buffers_lost_count() }; value.set_buffers_lost_count(it); None }
        10 => { let it = if way == laws::Way::View { view.connection_handle() } else { from.connection_handle() }; value.set_connection_handle(it); None }
        11 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_realtime_connect_information_etw_realtime_connect_information_ptr64 {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_realtime_connect_information::{ EtwRealtimeConnectInformationPtr64 as T, EtwRealtimeConnectInformationPtr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id() }; value.set_logger_id(it); None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved_buffer_space() } else { from.reserved_buffer_space() }; value.set_reserved_buffer_space(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved_buffer_space_bit_map() } else { from.reserved_buffer_space_bit_map() }; value.set_reserved_buffer_space_bit_map(it); None }
        4 => { let it = if way == laws::Way::View { view.disconnect_event() } else { from.disconnect_event() }; value.set_disconnect_event(it); None }
        5 => { let it = if way == laws::Way::View { view.data_available_event() } else { from.data_available_event() }; value.set_data_available_event(it); None }
        6 => { let it = if way == laws::Way::View { view.user_buffer_list_head() } else { from.user_buffer_list_head() }; value.set_user_buffer_list_head(it); None }
        7 => { let it = if way == laws::Way::View { view.user_buffer_count() } else { from.user_buffer_count() }; value.set_user_buffer_count(it); None }
        8 => { let it = if way == laws::Way::View { view.events_lost_count() } else { from.events_lost_count() }; value.set_events_lost_count(it); None }
        9 => { let it = if way == laws::Way::View { view.buffers_lost_count() } else { from.buffers_lost_count() }; value.set_buffers_lost_count(it); None }
        10 => { let it = if way == laws::Way::View { view.connection_handle() } else { from.connection_handle() }; value.set_connection_handle(it); None }
        11 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_realtime_disconnect_information_etw_realtime_disconnect_information_ptr32 {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_realtime_disconnect_information::{ EtwRealtimeDisconnectInformationPtr32 as T, EtwRealtimeDisconnectInformationPtr32View as V };
const MEMBERS: &[&str] = &[
    "Handle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.handle() } else { from.handle() }; value.set_handle(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_realtime_disconnect_information_etw_realtime_disconnect_information_ptr64 {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_realtime_disconnect_information::{ EtwRealtimeDisconnectInformationPtr64 as T, EtwRealtimeDisconnectInformationPtr64View as V };
const MEMBERS: &[&str] = &[
    "Handle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.handle() } else { from.handle() }; value.set_handle(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_reference_time_information_etw_reference_time_information {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_reference_time_information::{ EtwReferenceTimeInformation as T, EtwReferenceTimeInformationView as V };
const MEMBERS: &[&str] = &[
    "LoggerId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id() }; value.set_logger_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_register_private_session_information_etw_register_private_session_information {
use etwspec_runtime::laws;
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
        3 => { let it = if way == laws::Way::View { view.private_session_handle() } else { from.private_session_handle() }; value.set_private_session_handle(it); None }
        4 => { let it = if way == laws::Way::View { view.reserved4() } else { from.reserved4() }; value.set_reserved4(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_session_perf_counters_etw_session_perf_counters {
use etwspec_runtime::laws;
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
        0 => { let it = if way == laws::Way::View { view.buffer_memory_paged_pool() } else { from.buffer_memory_paged_pool() }; value.set_buffer_memory_paged_pool(it); None }
        1 => { let it = if way == laws::Way::View { view.buffer_memory_non_paged_pool() } else { from.buffer_memory_non_paged_pool() }; value.set_buffer_memory_non_paged_pool(it); None }
        2 => { let it = if way == laws::Way::View { view.events_logged_count() } else { from.events_logged_count() }; value.set_events_logged_count(it); None }
        3 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        4 => { let it = if way == laws::Way::View { view.num_consumers() } else { from.num_consumers() }; value.set_num_consumers(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_set_compression_settings_information_etw_set_compression_settings_information {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_set_compression_settings_information::{ EtwSetCompressionSettingsInformation as T, EtwSetCompressionSettingsInformationView as V };
const MEMBERS: &[&str] = &[
    "LoggerId",
    "Field4",
    "Field8",
    "FieldC",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id() }; value.set_logger_id(it); None }
        1 => { let it = if way == laws::Way::View { view.field4() } else { from.field4() }; value.set_field4(it); None }
        2 => { let it = if way == laws::Way::View { view.field8() } else { from.field8() }; value.set_field8(it); None }
        3 => { let it = if way == laws::Way::View { view.field_c() } else { from.field_c() }; value.set_field_c(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_set_mark_information_etw_set_mark_information {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_set_mark_information::{ EtwSetMarkInformation as T, EtwSetMarkInformationView as V };
const MEMBERS: &[&str] = &[
    "Flag",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.flag() } else { from.flag() }; value.set_flag(it); None }
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
        Ok((vec![{ let part = tail.mark; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod etw_set_provider_binary_tracking_information_etw_set_provider_binary_tracking_information {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_set_provider_binary_tracking_information::{ EtwSetProviderBinaryTrackingInformation as T, EtwSetProviderBinaryTrackingInformationView as V };
const MEMBERS: &[&str] = &[
    "LoggerId",
    "Enable",
    "Reserved1",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id() }; value.set_logger_id(it); None }
        1 => { let it = if way == laws::Way::View { view.enable() } else { from.enable() }; value.set_enable(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_stack_caching_config_etw_stack_caching_config {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_stack_caching_config::{ EtwStackCachingConfig as T, EtwStackCachingConfigView as V };
const MEMBERS: &[&str] = &[
    "CacheSize",
    "BucketCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.cache_size() } else { from.cache_size() }; value.set_cache_size(it); None }
        1 => { let it = if way == laws::Way::View { view.bucket_count() } else { from.bucket_count() }; value.set_bucket_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_systemtime_etw_systemtime {
use etwspec_runtime::laws;
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
        0 => { let it = if way == laws::Way::View { view.year() } else { from.year() }; value.set_year(it); None }
        1 => { let it = if way == laws::Way::View { view.month() } else { from.month() }; value.set_month(it); None }
        2 => { let it = if way == laws::Way::View { view.day_of_week() } else { from.day_of_week() }; value.set_day_of_week(it); None }
        3 => { let it = if way == laws::Way::View { view.day() } else { from.day() }; value.set_day(it); None }
        4 => { let it = if way == laws::Way::View { view.hour() } else { from.hour() }; value.set_hour(it); None }
        5 => { let it = if way == laws::Way::View { view.minute() } else { from.minute() }; value.set_minute(it); None }
        6 => { let it = if way == laws::Way::View { view.second() } else { from.second() }; value.set_second(it); None }
        7 => { let it = if way == laws::Way::View { view.milliseconds() } else { from.milliseconds() }; value.set_milliseconds(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_system_logger_etw_system_logger {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_system_logger::{ EtwSystemLogger as T, EtwSystemLoggerView as V };
const MEMBERS: &[&str] = &[
    "LoggerId",
    "ClockType",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id() }; value.set_logger_id(it); None }
        1 => { let it = if way == laws::Way::View { view.clock_type() } else { from.clock_type() }; value.set_clock_type(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_system_logger_settings_etw_system_logger_settings {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_system_logger_settings::{ EtwSystemLoggerSettings as T, EtwSystemLoggerSettingsView as V };
const MEMBERS: &[&str] = &[
    "EtwpSystemLogger",
    "EtwpActiveSystemLoggers",
    "SiloGlobalGroupMask",
    "EtwpGroupMasks",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.etwp_system_logger() } else { from.etwp_system_logger() }; value.set_etwp_system_logger(it); None }
        1 => { let it = if way == laws::Way::View { view.etwp_active_system_loggers() } else { from.etwp_active_system_loggers() }; value.set_etwp_active_system_loggers(it); None }
        2 => { let it = if way == laws::Way::View { view.silo_global_group_mask() } else { from.silo_global_group_mask() }; value.set_silo_global_group_mask(it); None }
        3 => { let it = if way == laws::Way::View { view.etwp_group_masks() } else { from.etwp_group_masks() }; value.set_etwp_group_masks(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_umgl_key_etw_umgl_key {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_umgl_key::{ EtwUmglKey as T, EtwUmglKeyView as V };
const MEMBERS: &[&str] = &[
    "LoggerId",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id() }; value.set_logger_id(it); None }
        1 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_update_disallow_list_information_etw_update_disallow_list_information {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_update_disallow_list_information::{ EtwUpdateDisallowListInformation as T, EtwUpdateDisallowListInformationView as V };
const MEMBERS: &[&str] = &[
    "LoggerId",
    "GuidCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id() }; value.set_logger_id(it); None }
        1 => { let it = if way == laws::Way::View { view.guid_count() } else { from.guid_count() }; value.set_guid_count(it); None }
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

mod etw_update_periodic_capture_state_information_etw_update_periodic_capture_state_information {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_update_periodic_capture_state_information::{ EtwUpdatePeriodicCaptureStateInformation as T, EtwUpdatePeriodicCaptureStateInformationView as V };
const MEMBERS: &[&str] = &[
    "LoggerId",
    "CaptureInterval",
    "GuidCount",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id() }; value.set_logger_id(it); None }
        1 => { let it = if way == laws::Way::View { view.capture_interval() } else { from.capture_interval() }; value.set_capture_interval(it); None }
        2 => { let it = if way == laws::Way::View { view.guid_count() } else { from.guid_count() }; value.set_guid_count(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
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

mod event_trace_properties_v5_0_ptr32 {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::requests::session::event_trace_properties::{ V5_0Ptr32 as T, V5_0Ptr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.wnode() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        2 => { let it = if way == laws::Way::View { view.minimum_buffers() } else { from.minimum_buffers() }; value.set_minimum_buffers(it); None }
        3 => { let it = if way == laws::Way::View { view.maximum_buffers() } else { from.maximum_buffers() }; value.set_maximum_buffers(it); None }
        4 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size() }; value.set_maximum_file_size(it); None }
        5 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode() }; value.set_log_file_mode(it); None }
        6 => { let it = if way == laws::Way::View { view.flush_timer() } else { from.flush_timer() }; value.set_flush_timer(it); None }
        7 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags() }; value.set_enable_flags(it); None }
        8 => { let it = if way == laws::Way::View { view.age_limit() } else { from.age_limit() }; value.set_age_limit(it); None }
        9 => { let it = if way == laws::Way::View { view.number_of_buffers() } else { from.number_of_buffers() }; value.set_number_of_buffers(it); None }
        10 => { let it = if way == laws::Way::View { view.free_buffers() } else { from.free_buffers() }; value.set_free_buffers(it); None }
        11 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        12 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written() }; value.set_buffers_written(it); None }
        13 => { let it = if way == laws::Way::View { view.log_buffers_lost() } else { from.log_buffers_lost() }; value.set_log_buffers_lost(it); None }
        14 => { let it = if way == laws::Way::View { view.real_time_buffers_lost() } else { from.real_time_buffers_lost() }; value.set_real_time_buffers_lost(it); None }
        15 => { let it = if way == laws::Way::View { view.logger_thread_id() } else { from.logger_thread_id() }; value.set_logger_thread_id(it); None }
        16 => { let it = if way == laws::Way::View { view.log_file_name_offset() } else { from.log_file_name_offset() }; value.set_log_file_name_offset(it); None }
        17 => { let it = if way == laws::Way::View { view.logger_name_offset() } else { from.logger_name_offset() }; value.set_logger_name_offset(it); None }
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

mod event_trace_properties_v5_0_ptr64 {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::requests::session::event_trace_properties::{ V5_0Ptr64 as T, V5_0Ptr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.wnode() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        2 => { let it = if way == laws::Way::View { view.minimum_buffers() } else { from.minimum_buffers() }; value.set_minimum_buffers(it); None }
        3 => { let it = if way == laws::Way::View { view.maximum_buffers() } else { from.maximum_buffers() }; value.set_maximum_buffers(it); None }
        4 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size() }; value.set_maximum_file_size(it); None }
        5 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode() }; value.set_log_file_mode(it); None }
        6 => { let it = if way == laws::Way::View { view.flush_timer() } else { from.flush_timer() }; value.set_flush_timer(it); None }
        7 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags() }; value.set_enable_flags(it); None }
        8 => { let it = if way == laws::Way::View { view.age_limit() } else { from.age_limit() }; value.set_age_limit(it); None }
        9 => { let it = if way == laws::Way::View { view.number_of_buffers() } else { from.number_of_buffers() }; value.set_number_of_buffers(it); None }
        10 => { let it = if way == laws::Way::View { view.free_buffers() } else { from.free_buffers() }; value.set_free_buffers(it); None }
        11 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        12 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written() }; value.set_buffers_written(it); None }
        13 => { let it = if way == laws::Way::View { view.log_buffers_lost() } else { from.log_buffers_lost() }; value.set_log_buffers_lost(it); None }
        14 => { let it = if way == laws::Way::View { view.real_time_buffers_lost() } else { from.real_time_buffers_lost() }; value.set_real_time_buffers_lost(it); None }
        15 => { let it = if way == laws::Way::View { view.logger_thread_id() } else { from.logger_thread_id() }; value.set_logger_thread_id(it); None }
        16 => { let it = if way == laws::Way::View { view.log_file_name_offset() } else { from.log_file_name_offset() }; value.set_log_file_name_offset(it); None }
        17 => { let it = if way == laws::Way::View { view.logger_name_offset() } else { from.logger_name_offset() }; value.set_logger_name_offset(it); None }
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

mod event_trace_properties_event_trace_properties_ptr32 {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::requests::session::event_trace_properties::{ EventTracePropertiesPtr32 as T, EventTracePropertiesPtr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.wnode() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        2 => { let it = if way == laws::Way::View { view.minimum_buffers() } else { from.minimum_buffers() }; value.set_minimum_buffers(it); None }
        3 => { let it = if way == laws::Way::View { view.maximum_buffers() } else { from.maximum_buffers() }; value.set_maximum_buffers(it); None }
        4 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size() }; value.set_maximum_file_size(it); None }
        5 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode() }; value.set_log_file_mode(it); None }
        6 => { let it = if way == laws::Way::View { view.flush_timer() } else { from.flush_timer() }; value.set_flush_timer(it); None }
        7 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags() }; value.set_enable_flags(it); None }
        8 => { let it = if way == laws::Way::View { view.age_limit() } else { from.age_limit() }; value.set_age_limit(it); None }
        9 => { let it = if way == laws::Way::View { view.flush_threshold() } else { from.flush_threshold() }; value.set_flush_threshold(it); None }
        10 => { let it = if way == laws::Way::View { view.number_of_buffers() } else { from.number_of_buffers() }; value.set_number_of_buffers(it); None }
        11 => { let it = if way == laws::Way::View { view.free_buffers() } else { from.free_buffers() }; value.set_free_buffers(it); None }
        12 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        13 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written() }; value.set_buffers_written(it); None }
        14 => { let it = if way == laws::Way::View { view.log_buffers_lost() } else { from.log_buffers_lost() }; value.set_log_buffers_lost(it); None }
        15 => { let it = if way == laws::Way::View { view.real_time_buffers_lost() } else { from.real_time_buffers_lost() }; value.set_real_time_buffers_lost(it); None }
        16 => { let it = if way == laws::Way::View { view.logger_thread_id() } else { from.logger_thread_id() }; value.set_logger_thread_id(it); None }
        17 => { let it = if way == laws::Way::View { view.log_file_name_offset() } else { from.log_file_name_offset() }; value.set_log_file_name_offset(it); None }
        18 => { let it = if way == laws::Way::View { view.logger_name_offset() } else { from.logger_name_offset() }; value.set_logger_name_offset(it); None }
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

mod event_trace_properties_event_trace_properties_ptr64 {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::requests::session::event_trace_properties::{ EventTracePropertiesPtr64 as T, EventTracePropertiesPtr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.wnode() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        2 => { let it = if way == laws::Way::View { view.minimum_buffers() } else { from.minimum_buffers() }; value.set_minimum_buffers(it); None }
        3 => { let it = if way == laws::Way::View { view.maximum_buffers() } else { from.maximum_buffers() }; value.set_maximum_buffers(it); None }
        4 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size() }; value.set_maximum_file_size(it); None }
        5 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode() }; value.set_log_file_mode(it); None }
        6 => { let it = if way == laws::Way::View { view.flush_timer() } else { from.flush_timer() }; value.set_flush_timer(it); None }
        7 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags() }; value.set_enable_flags(it); None }
        8 => { let it = if way == laws::Way::View { view.age_limit() } else { from.age_limit() }; value.set_age_limit(it); None }
        9 => { let it = if way == laws::Way::View { view.flush_threshold() } else { from.flush_threshold() }; value.set_flush_threshold(it); None }
        10 => { let it = if way == laws::Way::View { view.number_of_buffers() } else { from.number_of_buffers() }; value.set_number_of_buffers(it); None }
        11 => { let it = if way == laws::Way::View { view.free_buffers() } else { from.free_buffers() }; value.set_free_buffers(it); None }
        12 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        13 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written() }; value.set_buffers_written(it); None }
        14 => { let it = if way == laws::Way::View { view.log_buffers_lost() } else { from.log_buffers_lost() }; value.set_log_buffers_lost(it); None }
        15 => { let it = if way == laws::Way::View { view.real_time_buffers_lost() } else { from.real_time_buffers_lost() }; value.set_real_time_buffers_lost(it); None }
        16 => { let it = if way == laws::Way::View { view.logger_thread_id() } else { from.logger_thread_id() }; value.set_logger_thread_id(it); None }
        17 => { let it = if way == laws::Way::View { view.log_file_name_offset() } else { from.log_file_name_offset() }; value.set_log_file_name_offset(it); None }
        18 => { let it = if way == laws::Way::View { view.logger_name_offset() } else { from.logger_name_offset() }; value.set_logger_name_offset(it); None }
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

mod event_trace_properties_v2_event_trace_properties_v2_ptr32 {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::requests::session::event_trace_properties_v2::{ EventTracePropertiesV2Ptr32 as T, EventTracePropertiesV2Ptr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.wnode() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        2 => { let it = if way == laws::Way::View { view.minimum_buffers() } else { from.minimum_buffers() }; value.set_minimum_buffers(it); None }
        3 => { let it = if way == laws::Way::View { view.maximum_buffers() } else { from.maximum_buffers() }; value.set_maximum_buffers(it); None }
        4 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size() }; value.set_maximum_file_size(it); None }
        5 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode() }; value.set_log_file_mode(it); None }
        6 => { let it = if way == laws::Way::View { view.flush_timer() } else { from.flush_timer() }; value.set_flush_timer(it); None }
        7 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags() }; value.set_enable_flags(it); None }
        8 => { let it = if way == laws::Way::View { view.age_limit() } else { from.age_limit() }; value.set_age_limit(it); None }
        9 => { let it = if way == laws::Way::View { view.flush_threshold() } else { from.flush_threshold() }; value.set_flush_threshold(it); None }
        10 => { let it = if way == laws::Way::View { view.number_of_buffers() } else { from.number_of_buffers() }; value.set_number_of_buffers(it); None }
        11 => { let it = if way == laws::Way::View { view.free_buffers() } else { from.free_buffers() }; value.set_free_buffers(it); None }
        12 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        13 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written() }; value.set_buffers_written(it); None }
        14 => { let it = if way == laws::Way::View { view.log_buffers_lost() } else { from.log_buffers_lost() }; value.set_log_buffers_lost(it); None }
        15 => { let it = if way == laws::Way::View { view.real_time_buffers_lost() } else { from.real_time_buffers_lost() }; value.set_real_time_buffers_lost(it); None }
        16 => { let it = if way == laws::Way::View { view.logger_thread_id() } else { from.logger_thread_id() }; value.set_logger_thread_id(it); None }
        17 => { let it = if way == laws::Way::View { view.log_file_name_offset() } else { from.log_file_name_offset() }; value.set_log_file_name_offset(it); None }
        18 => { let it = if way == laws::Way::View { view.logger_name_offset() } else { from.logger_name_offset() }; value.set_logger_name_offset(it); None }
        19 => { let it = match way { laws::Way::View => view.version_number(), laws::Way::Value => from.version_number(), laws::Way::Ones => !0u32 }; value.set_version_number(it); Some(it as u64) }
        20 => { let it = if way == laws::Way::View { view.v2_control() } else { from.v2_control() }; value.set_v2_control(it); None }
        21 => { let it = if way == laws::Way::View { view.filter_desc_count() } else { from.filter_desc_count() }; value.set_filter_desc_count(it); None }
        22 => { let it = if way == laws::Way::View { view.filter_desc() } else { from.filter_desc() }; value.set_filter_desc(it); None }
        23 => { let it = match way { laws::Way::View => view.wow(), laws::Way::Value => from.wow(), laws::Way::Ones => !0u32 }; value.set_wow(it); Some(it as u64) }
        24 => { let it = match way { laws::Way::View => view.qpc_delta_tracking(), laws::Way::Value => from.qpc_delta_tracking(), laws::Way::Ones => !0u32 }; value.set_qpc_delta_tracking(it); Some(it as u64) }
        25 => { let it = match way { laws::Way::View => view.large_mdl_pages(), laws::Way::Value => from.large_mdl_pages(), laws::Way::Ones => !0u32 }; value.set_large_mdl_pages(it); Some(it as u64) }
        26 => { let it = match way { laws::Way::View => view.exclude_kernel_stack(), laws::Way::Value => from.exclude_kernel_stack(), laws::Way::Ones => !0u32 }; value.set_exclude_kernel_stack(it); Some(it as u64) }
        27 => { let it = if way == laws::Way::View { view.v2_options() } else { from.v2_options() }; value.set_v2_options(it); None }
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

mod event_trace_properties_v2_event_trace_properties_v2_ptr64 {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::requests::session::event_trace_properties_v2::{ EventTracePropertiesV2Ptr64 as T, EventTracePropertiesV2Ptr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.wnode() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        2 => { let it = if way == laws::Way::View { view.minimum_buffers() } else { from.minimum_buffers() }; value.set_minimum_buffers(it); None }
        3 => { let it = if way == laws::Way::View { view.maximum_buffers() } else { from.maximum_buffers() }; value.set_maximum_buffers(it); None }
        4 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size() }; value.set_maximum_file_size(it); None }
        5 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode() }; value.set_log_file_mode(it); None }
        6 => { let it = if way == laws::Way::View { view.flush_timer() } else { from.flush_timer() }; value.set_flush_timer(it); None }
        7 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags() }; value.set_enable_flags(it); None }
        8 => { let it = if way == laws::Way::View { view.age_limit() } else { from.age_limit() }; value.set_age_limit(it); None }
        9 => { let it = if way == laws::Way::View { view.flush_threshold() } else { from.flush_threshold() }; value.set_flush_threshold(it); None }
        10 => { let it = if way == laws::Way::View { view.number_of_buffers() } else { from.number_of_buffers() }; value.set_number_of_buffers(it); None }
        11 => { let it = if way == laws::Way::View { view.free_buffers() } else { from.free_buffers() }; value.set_free_buffers(it); None }
        12 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        13 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written() }; value.set_buffers_written(it); None }
        14 => { let it = if way == laws::Way::View { view.log_buffers_lost() } else { from.log_buffers_lost() }; value.set_log_buffers_lost(it); None }
        15 => { let it = if way == laws::Way::View { view.real_time_buffers_lost() } else { from.real_time_buffers_lost() }; value.set_real_time_buffers_lost(it); None }
        16 => { let it = if way == laws::Way::View { view.logger_thread_id() } else { from.logger_thread_id() }; value.set_logger_thread_id(it); None }
        17 => { let it = if way == laws::Way::View { view.log_file_name_offset() } else { from.log_file_name_offset() }; value.set_log_file_name_offset(it); None }
        18 => { let it = if way == laws::Way::View { view.logger_name_offset() } else { from.logger_name_offset() }; value.set_logger_name_offset(it); None }
        19 => { let it = match way { laws::Way::View => view.version_number(), laws::Way::Value => from.version_number(), laws::Way::Ones => !0u32 }; value.set_version_number(it); Some(it as u64) }
        20 => { let it = if way == laws::Way::View { view.v2_control() } else { from.v2_control() }; value.set_v2_control(it); None }
        21 => { let it = if way == laws::Way::View { view.filter_desc_count() } else { from.filter_desc_count() }; value.set_filter_desc_count(it); None }
        22 => { let it = if way == laws::Way::View { view.filter_desc() } else { from.filter_desc() }; value.set_filter_desc(it); None }
        23 => { let it = match way { laws::Way::View => view.wow(), laws::Way::Value => from.wow(), laws::Way::Ones => !0u32 }; value.set_wow(it); Some(it as u64) }
        24 => { let it = match way { laws::Way::View => view.qpc_delta_tracking(), laws::Way::Value => from.qpc_delta_tracking(), laws::Way::Ones => !0u32 }; value.set_qpc_delta_tracking(it); Some(it as u64) }
        25 => { let it = match way { laws::Way::View => view.large_mdl_pages(), laws::Way::Value => from.large_mdl_pages(), laws::Way::Ones => !0u32 }; value.set_large_mdl_pages(it); Some(it as u64) }
        26 => { let it = match way { laws::Way::View => view.exclude_kernel_stack(), laws::Way::Value => from.exclude_kernel_stack(), laws::Way::Ones => !0u32 }; value.set_exclude_kernel_stack(it); Some(it as u64) }
        27 => { let it = if way == laws::Way::View { view.v2_options() } else { from.v2_options() }; value.set_v2_options(it); None }
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

mod trace_enable_flag_extension_trace_enable_flag_extension {
use etwspec_runtime::laws;
use etwspec::requests::session::trace_enable_flag_extension::{ TraceEnableFlagExtension as T, TraceEnableFlagExtensionView as V };
const MEMBERS: &[&str] = &[
    "Offset",
    "Length",
    "Flag",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.offset() } else { from.offset() }; value.set_offset(it); None }
        1 => { let it = if way == laws::Way::View { view.length() } else { from.length() }; value.set_length(it); None }
        2 => { let it = if way == laws::Way::View { view.flag() } else { from.flag() }; value.set_flag(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod trace_enable_flag_ext_data_item_trace_enable_flag_ext_data_item {
use etwspec_runtime::laws;
use etwspec::requests::session::trace_enable_flag_ext_data_item::{ TraceEnableFlagExtDataItem as T, TraceEnableFlagExtDataItemView as V };
const MEMBERS: &[&str] = &[
    "Header",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
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

mod trace_enable_flag_ext_header_trace_enable_flag_ext_header {
use etwspec_runtime::laws;
use etwspec::requests::session::trace_enable_flag_ext_header::{ TraceEnableFlagExtHeader as T, TraceEnableFlagExtHeaderView as V };
const MEMBERS: &[&str] = &[
    "Length",
    "Items",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.length() } else { from.length() }; value.set_length(it); None }
        1 => { let it = if way == laws::Way::View { view.items() } else { from.items() }; value.set_items(it); None }
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
        Ok((vec![{ let part = tail.item; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod trace_enable_flag_ext_item_trace_enable_flag_ext_item {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::requests::session::trace_enable_flag_ext_item::{ TraceEnableFlagExtItem as T, TraceEnableFlagExtItemView as V };
const MEMBERS: &[&str] = &[
    "Offset",
    "Type",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.offset() } else { from.offset() }; value.set_offset(it); None }
        1 => { let it = if way == laws::Way::View { view.kind() } else { from.kind() }; value.set_kind(it); None }
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

mod unicode_string_unicode_string_ptr32 {
use etwspec_runtime::laws;
use etwspec::requests::session::unicode_string::{ UnicodeStringPtr32 as T, UnicodeStringPtr32View as V };
const MEMBERS: &[&str] = &[
    "Length",
    "MaximumLength",
    "Buffer",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.length() } else { from.length() }; value.set_length(it); None }
        1 => { let it = if way == laws::Way::View { view.maximum_length() } else { from.maximum_length() }; value.set_maximum_length(it); None }
        2 => { let it = if way == laws::Way::View { view.buffer() } else { from.buffer() }; value.set_buffer(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod unicode_string_unicode_string_ptr64 {
use etwspec_runtime::laws;
use etwspec::requests::session::unicode_string::{ UnicodeStringPtr64 as T, UnicodeStringPtr64View as V };
const MEMBERS: &[&str] = &[
    "Length",
    "MaximumLength",
    "Buffer",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.length() } else { from.length() }; value.set_length(it); None }
        1 => { let it = if way == laws::Way::View { view.maximum_length() } else { from.maximum_length() }; value.set_maximum_length(it); None }
        2 => { let it = if way == laws::Way::View { view.buffer() } else { from.buffer() }; value.set_buffer(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod unicode_string64_unicode_string64 {
use etwspec_runtime::laws;
use etwspec::requests::session::unicode_string64::{ UnicodeString64 as T, UnicodeString64View as V };
const MEMBERS: &[&str] = &[
    "Length",
    "MaximumLength",
    "Buffer",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.length() } else { from.length() }; value.set_length(it); None }
        1 => { let it = if way == laws::Way::View { view.maximum_length() } else { from.maximum_length() }; value.set_maximum_length(it); None }
        2 => { let it = if way == laws::Way::View { view.buffer() } else { from.buffer() }; value.set_buffer(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_logger_information_v5_0_ptr32 {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::requests::session::wmi_logger_information::{ V5_0Ptr32 as T, V5_0Ptr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.wnode() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        2 => { let it = if way == laws::Way::View { view.minimum_buffers() } else { from.minimum_buffers() }; value.set_minimum_buffers(it); None }
        3 => { let it = if way == laws::Way::View { view.maximum_buffers() } else { from.maximum_buffers() }; value.set_maximum_buffers(it); None }
        4 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size() }; value.set_maximum_file_size(it); None }
        5 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode() }; value.set_log_file_mode(it); None }
        6 => { let it = if way == laws::Way::View { view.flush_timer() } else { from.flush_timer() }; value.set_flush_timer(it); None }
        7 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags() }; value.set_enable_flags(it); None }
        8 => { let it = if way == laws::Way::View { view.age_limit() } else { from.age_limit() }; value.set_age_limit(it); None }
        9 => { let it = if way == laws::Way::View { view.log_file_handle() } else { from.log_file_handle() }; value.set_log_file_handle(it); None }
        10 => { let it = if way == laws::Way::View { view.number_of_buffers() } else { from.number_of_buffers() }; value.set_number_of_buffers(it); None }
        11 => { let it = if way == laws::Way::View { view.instance_count() } else { from.instance_count() }; value.set_instance_count(it); None }
        12 => { let it = if way == laws::Way::View { view.free_buffers() } else { from.free_buffers() }; value.set_free_buffers(it); None }
        13 => { let it = if way == laws::Way::View { view.instance_id() } else { from.instance_id() }; value.set_instance_id(it); None }
        14 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        15 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors() }; value.set_number_of_processors(it); None }
        16 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written() }; value.set_buffers_written(it); None }
        17 => { let it = if way == laws::Way::View { view.log_buffers_lost() } else { from.log_buffers_lost() }; value.set_log_buffers_lost(it); None }
        18 => { let it = if way == laws::Way::View { view.real_time_buffers_lost() } else { from.real_time_buffers_lost() }; value.set_real_time_buffers_lost(it); None }
        19 => { let it = if way == laws::Way::View { view.logger_thread_id() } else { from.logger_thread_id() }; value.set_logger_thread_id(it); None }
        20 => { let it = if way == laws::Way::View { view.log_file_name() } else { from.log_file_name() }; value.set_log_file_name(it); None }
        21 => { let it = if way == laws::Way::View { view.logger_name() } else { from.logger_name() }; value.set_logger_name(it); None }
        22 => { let it = if way == laws::Way::View { view.unknown_pointer() } else { from.unknown_pointer() }; value.set_unknown_pointer(it); None }
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

mod wmi_logger_information_v5_1_ptr32 {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::requests::session::wmi_logger_information::{ V5_1Ptr32 as T, V5_1Ptr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.wnode() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        2 => { let it = if way == laws::Way::View { view.minimum_buffers() } else { from.minimum_buffers() }; value.set_minimum_buffers(it); None }
        3 => { let it = if way == laws::Way::View { view.maximum_buffers() } else { from.maximum_buffers() }; value.set_maximum_buffers(it); None }
        4 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size() }; value.set_maximum_file_size(it); None }
        5 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode() }; value.set_log_file_mode(it); None }
        6 => { let it = if way == laws::Way::View { view.flush_timer() } else { from.flush_timer() }; value.set_flush_timer(it); None }
        7 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags() }; value.set_enable_flags(it); None }
        8 => { let it = if way == laws::Way::View { view.age_limit() } else { from.age_limit() }; value.set_age_limit(it); None }
        9 => { let it = if way == laws::Way::View { view.log_file_handle() } else { from.log_file_handle() }; value.set_log_file_handle(it); None }
        10 => { let it = if way == laws::Way::View { view.log_file_handle64() } else { from.log_file_handle64() }; value.set_log_file_handle64(it); None }
        11 => { let it = if way == laws::Way::View { view.number_of_buffers() } else { from.number_of_buffers() }; value.set_number_of_buffers(it); None }
        12 => { let it = if way == laws::Way::View { view.instance_count() } else { from.instance_count() }; value.set_instance_count(it); None }
        13 => { let it = if way == laws::Way::View { view.free_buffers() } else { from.free_buffers() }; value.set_free_buffers(it); None }
        14 => { let it = if way == laws::Way::View { view.instance_id() } else { from.instance_id() }; value.set_instance_id(it); None }
        15 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        16 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors() }; value.set_number_of_processors(it); None }
        17 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written() }; value.set_buffers_written(it); None }
        18 => { let it = if way == laws::Way::View { view.log_buffers_lost() } else { from.log_buffers_lost() }; value.set_log_buffers_lost(it); None }
        19 => { let it = if way == laws::Way::View { view.real_time_buffers_lost() } else { from.real_time_buffers_lost() }; value.set_real_time_buffers_lost(it); None }
        20 => { let it = if way == laws::Way::View { view.logger_thread_id() } else { from.logger_thread_id() }; value.set_logger_thread_id(it); None }
        21 => { let it = if way == laws::Way::View { view.logger_thread_id64() } else { from.logger_thread_id64() }; value.set_logger_thread_id64(it); None }
        22 => { let it = if way == laws::Way::View { view.log_file_name() } else { from.log_file_name() }; value.set_log_file_name(it); None }
        23 => { let it = if way == laws::Way::View { view.log_file_name64() } else { from.log_file_name64() }; value.set_log_file_name64(it); None }
        24 => { let it = if way == laws::Way::View { view.logger_name() } else { from.logger_name() }; value.set_logger_name(it); None }
        25 => { let it = if way == laws::Way::View { view.logger_name64() } else { from.logger_name64() }; value.set_logger_name64(it); None }
        26 => { let it = if way == laws::Way::View { view.unknown_pointer() } else { from.unknown_pointer() }; value.set_unknown_pointer(it); None }
        27 => { let it = if way == laws::Way::View { view.unknown_pointer64() } else { from.unknown_pointer64() }; value.set_unknown_pointer64(it); None }
        28 => { let it = if way == laws::Way::View { view.logger_extension() } else { from.logger_extension() }; value.set_logger_extension(it); None }
        29 => { let it = if way == laws::Way::View { view.logger_extension64() } else { from.logger_extension64() }; value.set_logger_extension64(it); None }
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

mod wmi_logger_information_v5_1_ptr64 {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::requests::session::wmi_logger_information::{ V5_1Ptr64 as T, V5_1Ptr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.wnode() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        2 => { let it = if way == laws::Way::View { view.minimum_buffers() } else { from.minimum_buffers() }; value.set_minimum_buffers(it); None }
        3 => { let it = if way == laws::Way::View { view.maximum_buffers() } else { from.maximum_buffers() }; value.set_maximum_buffers(it); None }
        4 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size() }; value.set_maximum_file_size(it); None }
        5 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode() }; value.set_log_file_mode(it); None }
        6 => { let it = if way == laws::Way::View { view.flush_timer() } else { from.flush_timer() }; value.set_flush_timer(it); None }
        7 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags() }; value.set_enable_flags(it); None }
        8 => { let it = if way == laws::Way::View { view.age_limit() } else { from.age_limit() }; value.set_age_limit(it); None }
        9 => { let it = if way == laws::Way::View { view.log_file_handle() } else { from.log_file_handle() }; value.set_log_file_handle(it); None }
        10 => { let it = if way == laws::Way::View { view.log_file_handle64() } else { from.log_file_handle64() }; value.set_log_file_handle64(it); None }
        11 => { let it = if way == laws::Way::View { view.number_of_buffers() } else { from.number_of_buffers() }; value.set_number_of_buffers(it); None }
        12 => { let it = if way == laws::Way::View { view.instance_count() } else { from.instance_count() }; value.set_instance_count(it); None }
        13 => { let it = if way == laws::Way::View { view.free_buffers() } else { from.free_buffers() }; value.set_free_buffers(it); None }
        14 => { let it = if way == laws::Way::View { view.instance_id() } else { from.instance_id() }; value.set_instance_id(it); None }
        15 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        16 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors() }; value.set_number_of_processors(it); None }
        17 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written() }; value.set_buffers_written(it); None }
        18 => { let it = if way == laws::Way::View { view.log_buffers_lost() } else { from.log_buffers_lost() }; value.set_log_buffers_lost(it); None }
        19 => { let it = if way == laws::Way::View { view.real_time_buffers_lost() } else { from.real_time_buffers_lost() }; value.set_real_time_buffers_lost(it); None }
        20 => { let it = if way == laws::Way::View { view.logger_thread_id() } else { from.logger_thread_id() }; value.set_logger_thread_id(it); None }
        21 => { let it = if way == laws::Way::View { view.logger_thread_id64() } else { from.logger_thread_id64() }; value.set_logger_thread_id64(it); None }
        22 => { let it = if way == laws::Way::View { view.log_file_name() } else { from.log_file_name() }; value.set_log_file_name(it); None }
        23 => { let it = if way == laws::Way::View { view.log_file_name64() } else { from.log_file_name64() }; value.set_log_file_name64(it); None }
        24 => { let it = if way == laws::Way::View { view.logger_name() } else { from.logger_name() }; value.set_logger_name(it); None }
        25 => { let it = if way == laws::Way::View { view.logger_name64() } else { from.logger_name64() }; value.set_logger_name64(it); None }
        26 => { let it = if way == laws::Way::View { view.unknown_pointer() } else { from.unknown_pointer() }; value.set_unknown_pointer(it); None }
        27 => { let it = if way == laws::Way::View { view.unknown_pointer64() } else { from.unknown_pointer64() }; value.set_unknown_pointer64(it); None }
        28 => { let it = if way == laws::Way::View { view.logger_extension() } else { from.logger_extension() }; value.set_logger_extension(it); None }
        29 => { let it = if way == laws::Way::View { view.logger_extension64() } else { from.logger_extension64() }; value.set_logger_extension64(it); None }
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

mod wmi_logger_information_v5_2_ptr32 {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::requests::session::wmi_logger_information::{ V5_2Ptr32 as T, V5_2Ptr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.wnode() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        2 => { let it = if way == laws::Way::View { view.minimum_buffers() } else { from.minimum_buffers() }; value.set_minimum_buffers(it); None }
        3 => { let it = if way == laws::Way::View { view.maximum_buffers() } else { from.maximum_buffers() }; value.set_maximum_buffers(it); None }
        4 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size() }; value.set_maximum_file_size(it); None }
        5 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode() }; value.set_log_file_mode(it); None }
        6 => { let it = if way == laws::Way::View { view.flush_timer() } else { from.flush_timer() }; value.set_flush_timer(it); None }
        7 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags() }; value.set_enable_flags(it); None }
        8 => { let it = if way == laws::Way::View { view.age_limit() } else { from.age_limit() }; value.set_age_limit(it); None }
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
        22 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written() }; value.set_buffers_written(it); None }
        23 => { let it = if way == laws::Way::View { view.log_buffers_lost() } else { from.log_buffers_lost() }; value.set_log_buffers_lost(it); None }
        24 => { let it = if way == laws::Way::View { view.real_time_buffers_lost() } else { from.real_time_buffers_lost() }; value.set_real_time_buffers_lost(it); None }
        25 => { let it = if way == laws::Way::View { view.logger_thread_id() } else { from.logger_thread_id() }; value.set_logger_thread_id(it); None }
        26 => { let it = if way == laws::Way::View { view.logger_thread_id64() } else { from.logger_thread_id64() }; value.set_logger_thread_id64(it); None }
        27 => { let it = if way == laws::Way::View { view.log_file_name() } else { from.log_file_name() }; value.set_log_file_name(it); None }
        28 => { let it = if way == laws::Way::View { view.log_file_name64() } else { from.log_file_name64() }; value.set_log_file_name64(it); None }
        29 => { let it = if way == laws::Way::View { view.logger_name() } else { from.logger_name() }; value.set_logger_name(it); None }
        30 => { let it = if way == laws::Way::View { view.logger_name64() } else { from.logger_name64() }; value.set_logger_name64(it); None }
        31 => { let it = if way == laws::Way::View { view.unknown_pointer() } else { from.unknown_pointer() }; value.set_unknown_pointer(it); None }
        32 => { let it = if way == laws::Way::View { view.unknown_pointer64() } else { from.unknown_pointer64() }; value.set_unknown_pointer64(it); None }
        33 => { let it = if way == laws::Way::View { view.logger_extension() } else { from.logger_extension() }; value.set_logger_extension(it); None }
        34 => { let it = if way == laws::Way::View { view.logger_extension64() } else { from.logger_extension64() }; value.set_logger_extension64(it); None }
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

mod wmi_logger_information_v5_2_ptr64 {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::requests::session::wmi_logger_information::{ V5_2Ptr64 as T, V5_2Ptr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.wnode() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        2 => { let it = if way == laws::Way::View { view.minimum_buffers() } else { from.minimum_buffers() }; value.set_minimum_buffers(it); None }
        3 => { let it = if way == laws::Way::View { view.maximum_buffers() } else { from.maximum_buffers() }; value.set_maximum_buffers(it); None }
        4 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size() }; value.set_maximum_file_size(it); None }
        5 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode() }; value.set_log_file_mode(it); None }
        6 => { let it = if way == laws::Way::View { view.flush_timer() } else { from.flush_timer() }; value.set_flush_timer(it); None }
        7 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags() }; value.set_enable_flags(it); None }
        8 => { let it = if way == laws::Way::View { view.age_limit() } else { from.age_limit() }; value.set_age_limit(it); None }
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
        22 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written() }; value.set_buffers_written(it); None }
        23 => { let it = if way == laws::Way::View { view.log_buffers_lost() } else { from.log_buffers_lost() }; value.set_log_buffers_lost(it); None }
        24 => { let it = if way == laws::Way::View { view.real_time_buffers_lost() } else { from.real_time_buffers_lost() }; value.set_real_time_buffers_lost(it); None }
        25 => { let it = if way == laws::Way::View { view.logger_thread_id() } else { from.logger_thread_id() }; value.set_logger_thread_id(it); None }
        26 => { let it = if way == laws::Way::View { view.logger_thread_id64() } else { from.logger_thread_id64() }; value.set_logger_thread_id64(it); None }
        27 => { let it = if way == laws::Way::View { view.log_file_name() } else { from.log_file_name() }; value.set_log_file_name(it); None }
        28 => { let it = if way == laws::Way::View { view.log_file_name64() } else { from.log_file_name64() }; value.set_log_file_name64(it); None }
        29 => { let it = if way == laws::Way::View { view.logger_name() } else { from.logger_name() }; value.set_logger_name(it); None }
        30 => { let it = if way == laws::Way::View { view.logger_name64() } else { from.logger_name64() }; value.set_logger_name64(it); None }
        31 => { let it = if way == laws::Way::View { view.unknown_pointer() } else { from.unknown_pointer() }; value.set_unknown_pointer(it); None }
        32 => { let it = if way == laws::Way::View { view.unknown_pointer64() } else { from.unknown_pointer64() }; value.set_unknown_pointer64(it); None }
        33 => { let it = if way == laws::Way::View { view.logger_extension() } else { from.logger_extension() }; value.set_logger_extension(it); None }
        34 => { let it = if way == laws::Way::View { view.logger_extension64() } else { from.logger_extension64() }; value.set_logger_extension64(it); None }
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

mod wmi_logger_information_v6_0_ptr32 {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::requests::session::wmi_logger_information::{ V6_0Ptr32 as T, V6_0Ptr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.wnode() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        2 => { let it = if way == laws::Way::View { view.minimum_buffers() } else { from.minimum_buffers() }; value.set_minimum_buffers(it); None }
        3 => { let it = if way == laws::Way::View { view.maximum_buffers() } else { from.maximum_buffers() }; value.set_maximum_buffers(it); None }
        4 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size() }; value.set_maximum_file_size(it); None }
        5 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode() }; value.set_log_file_mode(it); None }
        6 => { let it = if way == laws::Way::View { view.flush_timer() } else { from.flush_timer() }; value.set_flush_timer(it); None }
        7 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags() }; value.set_enable_flags(it); None }
        8 => { let it = if way == laws::Way::View { view.age_limit() } else { from.age_limit() }; value.set_age_limit(it); None }
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
        22 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written() }; value.set_buffers_written(it); None }
        23 => { let it = if way == laws::Way::View { view.log_buffers_lost() } else { from.log_buffers_lost() }; value.set_log_buffers_lost(it); None }
        24 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        25 => { let it = if way == laws::Way::View { view.real_time_buffers_lost() } else { from.real_time_buffers_lost() }; value.set_real_time_buffers_lost(it); None }
        26 => { let it = if way == laws::Way::View { view.logger_thread_id() } else { from.logger_thread_id() }; value.set_logger_thread_id(it); None }
        27 => { let it = if way == laws::Way::View { view.logger_thread_id64() } else { from.logger_thread_id64() }; value.set_logger_thread_id64(it); None }
        28 => { let it = if way == laws::Way::View { view.log_file_name() } else { from.log_file_name() }; value.set_log_file_name(it); None }
        29 => { let it = if way == laws::Way::View { view.log_file_name64() } else { from.log_file_name64() }; value.set_log_file_name64(it); None }
        30 => { let it = if way == laws::Way::View { view.logger_name() } else { from.logger_name() }; value.set_logger_name(it); None }
        31 => { let it = if way == laws::Way::View { view.logger_name64() } else { from.logger_name64() }; value.set_logger_name64(it); None }
        32 => { let it = if way == laws::Way::View { view.real_time_consumer_count() } else { from.real_time_consumer_count() }; value.set_real_time_consumer_count(it); None }
        33 => { let it = if way == laws::Way::View { view.spare_ulong() } else { from.spare_ulong() }; value.set_spare_ulong(it); None }
        34 => { let it = if way == laws::Way::View { view.logger_extension() } else { from.logger_extension() }; value.set_logger_extension(it); None }
        35 => { let it = if way == laws::Way::View { view.logger_extension64() } else { from.logger_extension64() }; value.set_logger_extension64(it); None }
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

mod wmi_logger_information_v6_0_ptr64 {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::requests::session::wmi_logger_information::{ V6_0Ptr64 as T, V6_0Ptr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.wnode() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        2 => { let it = if way == laws::Way::View { view.minimum_buffers() } else { from.minimum_buffers() }; value.set_minimum_buffers(it); None }
        3 => { let it = if way == laws::Way::View { view.maximum_buffers() } else { from.maximum_buffers() }; value.set_maximum_buffers(it); None }
        4 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size() }; value.set_maximum_file_size(it); None }
        5 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode() }; value.set_log_file_mode(it); None }
        6 => { let it = if way == laws::Way::View { view.flush_timer() } else { from.flush_timer() }; value.set_flush_timer(it); None }
        7 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags() }; value.set_enable_flags(it); None }
        8 => { let it = if way == laws::Way::View { view.age_limit() } else { from.age_limit() }; value.set_age_limit(it); None }
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
        22 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written() }; value.set_buffers_written(it); None }
        23 => { let it = if way == laws::Way::View { view.log_buffers_lost() } else { from.log_buffers_lost() }; value.set_log_buffers_lost(it); None }
        24 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        25 => { let it = if way == laws::Way::View { view.real_time_buffers_lost() } else { from.real_time_buffers_lost() }; value.set_real_time_buffers_lost(it); None }
        26 => { let it = if way == laws::Way::View { view.logger_thread_id() } else { from.logger_thread_id() }; value.set_logger_thread_id(it); None }
        27 => { let it = if way == laws::Way::View { view.logger_thread_id64() } else { from.logger_thread_id64() }; value.set_logger_thread_id64(it); None }
        28 => { let it = if way == laws::Way::View { view.log_file_name() } else { from.log_file_name() }; value.set_log_file_name(it); None }
        29 => { let it = if way == laws::Way::View { view.log_file_name64() } else { from.log_file_name64() }; value.set_log_file_name64(it); None }
        30 => { let it = if way == laws::Way::View { view.logger_name() } else { from.logger_name() }; value.set_logger_name(it); None }
        31 => { let it = if way == laws::Way::View { view.logger_name64() } else { from.logger_name64() }; value.set_logger_name64(it); None }
        32 => { let it = if way == laws::Way::View { view.real_time_consumer_count() } else { from.real_time_consumer_count() }; value.set_real_time_consumer_count(it); None }
        33 => { let it = if way == laws::Way::View { view.spare_ulong() } else { from.spare_ulong() }; value.set_spare_ulong(it); None }
        34 => { let it = if way == laws::Way::View { view.logger_extension() } else { from.logger_extension() }; value.set_logger_extension(it); None }
        35 => { let it = if way == laws::Way::View { view.logger_extension64() } else { from.logger_extension64() }; value.set_logger_extension64(it); None }
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

mod wmi_logger_information_wmi_logger_information_ptr32 {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::requests::session::wmi_logger_information::{ WmiLoggerInformationPtr32 as T, WmiLoggerInformationPtr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.wnode() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        2 => { let it = if way == laws::Way::View { view.minimum_buffers() } else { from.minimum_buffers() }; value.set_minimum_buffers(it); None }
        3 => { let it = if way == laws::Way::View { view.maximum_buffers() } else { from.maximum_buffers() }; value.set_maximum_buffers(it); None }
        4 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size() }; value.set_maximum_file_size(it); None }
        5 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode() }; value.set_log_file_mode(it); None }
        6 => { let it = if way == laws::Way::View { view.flush_timer() } else { from.flush_timer() }; value.set_flush_timer(it); None }
        7 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags() }; value.set_enable_flags(it); None }
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
        23 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written() }; value.set_buffers_written(it); None }
        24 => { let it = if way == laws::Way::View { view.log_buffers_lost() } else { from.log_buffers_lost() }; value.set_log_buffers_lost(it); None }
        25 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        26 => { let it = if way == laws::Way::View { view.real_time_buffers_lost() } else { from.real_time_buffers_lost() }; value.set_real_time_buffers_lost(it); None }
        27 => { let it = if way == laws::Way::View { view.logger_thread_id() } else { from.logger_thread_id() }; value.set_logger_thread_id(it); None }
        28 => { let it = if way == laws::Way::View { view.logger_thread_id64() } else { from.logger_thread_id64() }; value.set_logger_thread_id64(it); None }
        29 => { let it = if way == laws::Way::View { view.log_file_name() } else { from.log_file_name() }; value.set_log_file_name(it); None }
        30 => { let it = if way == laws::Way::View { view.log_file_name64() } else { from.log_file_name64() }; value.set_log_file_name64(it); None }
        31 => { let it = if way == laws::Way::View { view.logger_name() } else { from.logger_name() }; value.set_logger_name(it); None }
        32 => { let it = if way == laws::Way::View { view.logger_name64() } else { from.logger_name64() }; value.set_logger_name64(it); None }
        33 => { let it = if way == laws::Way::View { view.real_time_consumer_count() } else { from.real_time_consumer_count() }; value.set_real_time_consumer_count(it); None }
        34 => { let it = if way == laws::Way::View { view.spare_ulong() } else { from.spare_ulong() }; value.set_spare_ulong(it); None }
        35 => { let it = if way == laws::Way::View { view.logger_extension() } else { from.logger_extension() }; value.set_logger_extension(it); None }
        36 => { let it = if way == laws::Way::View { view.logger_extension64() } else { from.logger_extension64() }; value.set_logger_extension64(it); None }
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

mod wmi_logger_information_wmi_logger_information_ptr64 {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::requests::session::wmi_logger_information::{ WmiLoggerInformationPtr64 as T, WmiLoggerInformationPtr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.wnode() } else { from.wnode() }; value.set_wnode(it); None }
        1 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        2 => { let it = if way == laws::Way::View { view.minimum_buffers() } else { from.minimum_buffers() }; value.set_minimum_buffers(it); None }
        3 => { let it = if way == laws::Way::View { view.maximum_buffers() } else { from.maximum_buffers() }; value.set_maximum_buffers(it); None }
        4 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size() }; value.set_maximum_file_size(it); None }
        5 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode() }; value.set_log_file_mode(it); None }
        6 => { let it = if way == laws::Way::View { view.flush_timer() } else { from.flush_timer() }; value.set_flush_timer(it); None }
        7 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags() }; value.set_enable_flags(it); None }
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
        23 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written() }; value.set_buffers_written(it); None }
        24 => { let it = if way == laws::Way::View { view.log_buffers_lost() } else { from.log_buffers_lost() }; value.set_log_buffers_lost(it); None }
        25 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        26 => { let it = if way == laws::Way::View { view.real_time_buffers_lost() } else { from.real_time_buffers_lost() }; value.set_real_time_buffers_lost(it); None }
        27 => { let it = if way == laws::Way::View { view.logger_thread_id() } else { from.logger_thread_id() }; value.set_logger_thread_id(it); None }
        28 => { let it = if way == laws::Way::View { view.logger_thread_id64() } else { from.logger_thread_id64() }; value.set_logger_thread_id64(it); None }
        29 => { let it = if way == laws::Way::View { view.log_file_name() } else { from.log_file_name() }; value.set_log_file_name(it); None }
        30 => { let it = if way == laws::Way::View { view.log_file_name64() } else { from.log_file_name64() }; value.set_log_file_name64(it); None }
        31 => { let it = if way == laws::Way::View { view.logger_name() } else { from.logger_name() }; value.set_logger_name(it); None }
        32 => { let it = if way == laws::Way::View { view.logger_name64() } else { from.logger_name64() }; value.set_logger_name64(it); None }
        33 => { let it = if way == laws::Way::View { view.real_time_consumer_count() } else { from.real_time_consumer_count() }; value.set_real_time_consumer_count(it); None }
        34 => { let it = if way == laws::Way::View { view.spare_ulong() } else { from.spare_ulong() }; value.set_spare_ulong(it); None }
        35 => { let it = if way == laws::Way::View { view.logger_extension() } else { from.logger_extension() }; value.set_logger_extension(it); None }
        36 => { let it = if way == laws::Way::View { view.logger_extension64() } else { from.logger_extension64() }; value.set_logger_extension64(it); None }
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

mod wmi_logger_mode_v5_0 {
use etwspec_runtime::laws;
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

law_fixed!(false);
}

mod wmi_logger_mode_wmi_logger_mode {
use etwspec_runtime::laws;
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

law_fixed!(false);
}

mod etw_boot_config_any {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_boot_config::{Any, EtwBootConfigPtr32, EtwBootConfigPtr64, };
law_any! {
    "ETW_BOOT_CONFIG", false,
    0: "EtwBootConfigPtr32" EtwBootConfigPtr32(EtwBootConfigPtr32), 16;
    1: "EtwBootConfigPtr64" EtwBootConfigPtr64(EtwBootConfigPtr64), 24;
}

}

mod etw_provider_binary_tracking_information_any {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_provider_binary_tracking_information::{Any, EtwProviderBinaryTrackingInformationPtr32, EtwProviderBinaryTrackingInformationPtr64, };
law_any! {
    "ETW_PROVIDER_BINARY_TRACKING_INFORMATION", false,
    0: "EtwProviderBinaryTrackingInformationPtr32" EtwProviderBinaryTrackingInformationPtr32(EtwProviderBinaryTrackingInformationPtr32), 4;
    1: "EtwProviderBinaryTrackingInformationPtr64" EtwProviderBinaryTrackingInformationPtr64(EtwProviderBinaryTrackingInformationPtr64), 8;
}

}

mod etw_query_session_demux_object_information_any {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_query_session_demux_object_information::{Any, EtwQuerySessionDemuxObjectInformationPtr32, EtwQuerySessionDemuxObjectInformationPtr64, };
law_any! {
    "ETW_QUERY_SESSION_DEMUX_OBJECT_INFORMATION", false,
    0: "EtwQuerySessionDemuxObjectInformationPtr32" EtwQuerySessionDemuxObjectInformationPtr32(EtwQuerySessionDemuxObjectInformationPtr32), 4;
    1: "EtwQuerySessionDemuxObjectInformationPtr64" EtwQuerySessionDemuxObjectInformationPtr64(EtwQuerySessionDemuxObjectInformationPtr64), 8;
}

}

mod etw_realtime_connect_information_any {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_realtime_connect_information::{Any, EtwRealtimeConnectInformationPtr32, EtwRealtimeConnectInformationPtr64, };
law_any! {
    "ETW_REALTIME_CONNECT_INFORMATION", false,
    0: "EtwRealtimeConnectInformationPtr32" EtwRealtimeConnectInformationPtr32(EtwRealtimeConnectInformationPtr32), 60;
    1: "EtwRealtimeConnectInformationPtr64" EtwRealtimeConnectInformationPtr64(EtwRealtimeConnectInformationPtr64), 96;
}

}

mod etw_realtime_disconnect_information_any {
use etwspec_runtime::laws;
use etwspec::requests::session::etw_realtime_disconnect_information::{Any, EtwRealtimeDisconnectInformationPtr32, EtwRealtimeDisconnectInformationPtr64, };
law_any! {
    "ETW_REALTIME_DISCONNECT_INFORMATION", false,
    0: "EtwRealtimeDisconnectInformationPtr32" EtwRealtimeDisconnectInformationPtr32(EtwRealtimeDisconnectInformationPtr32), 4;
    1: "EtwRealtimeDisconnectInformationPtr64" EtwRealtimeDisconnectInformationPtr64(EtwRealtimeDisconnectInformationPtr64), 8;
}

}

mod event_trace_properties_any {
use etwspec_runtime::laws;
use etwspec::requests::session::event_trace_properties::{Any, V5_0Ptr32, V5_0Ptr64, EventTracePropertiesPtr32, EventTracePropertiesPtr64, };
law_any! {
    "EVENT_TRACE_PROPERTIES", false,
    0: "V5_0Ptr32" V5_0Ptr32(V5_0Ptr32), 120;
    1: "V5_0Ptr64" V5_0Ptr64(V5_0Ptr64), 120;
    2: "EventTracePropertiesPtr32" EventTracePropertiesPtr32(EventTracePropertiesPtr32), 120;
    3: "EventTracePropertiesPtr64" EventTracePropertiesPtr64(EventTracePropertiesPtr64), 120;
}

}

mod event_trace_properties_v2_any {
use etwspec_runtime::laws;
use etwspec::requests::session::event_trace_properties_v2::{Any, EventTracePropertiesV2Ptr32, EventTracePropertiesV2Ptr64, };
law_any! {
    "EVENT_TRACE_PROPERTIES_V2", false,
    0: "EventTracePropertiesV2Ptr32" EventTracePropertiesV2Ptr32(EventTracePropertiesV2Ptr32), 136;
    1: "EventTracePropertiesV2Ptr64" EventTracePropertiesV2Ptr64(EventTracePropertiesV2Ptr64), 144;
}

}

mod unicode_string_any {
use etwspec_runtime::laws;
use etwspec::requests::session::unicode_string::{Any, UnicodeStringPtr32, UnicodeStringPtr64, };
law_any! {
    "UNICODE_STRING", false,
    0: "UnicodeStringPtr32" UnicodeStringPtr32(UnicodeStringPtr32), 8;
    1: "UnicodeStringPtr64" UnicodeStringPtr64(UnicodeStringPtr64), 16;
}

}

mod wmi_logger_information_any {
use etwspec_runtime::laws;
use etwspec::requests::session::wmi_logger_information::{Any, V5_0Ptr32, V5_1Ptr32, V5_1Ptr64, V5_2Ptr32, V5_2Ptr64, V6_0Ptr32, V6_0Ptr64, WmiLoggerInformationPtr32, WmiLoggerInformationPtr64, };
law_any! {
    "WMI_LOGGER_INFORMATION", false,
    0: "V5_0Ptr32" V5_0Ptr32(V5_0Ptr32), 136;
    1: "V5_1Ptr32" V5_1Ptr32(V5_1Ptr32), 168;
    2: "V5_1Ptr64" V5_1Ptr64(V5_1Ptr64), 168;
    3: "V5_2Ptr32" V5_2Ptr32(V5_2Ptr32), 176;
    4: "V5_2Ptr64" V5_2Ptr64(V5_2Ptr64), 176;
    5: "V6_0Ptr32" V6_0Ptr32(V6_0Ptr32), 176;
    6: "V6_0Ptr64" V6_0Ptr64(V6_0Ptr64), 176;
    7: "WmiLoggerInformationPtr32" WmiLoggerInformationPtr32(WmiLoggerInformationPtr32), 176;
    8: "WmiLoggerInformationPtr64" WmiLoggerInformationPtr64(WmiLoggerInformationPtr64), 176;
}

}

mod wmi_logger_mode_any {
use etwspec_runtime::laws;
use etwspec::requests::session::wmi_logger_mode::{Any, V5_0, WmiLoggerMode, };
law_any! {
    "WMI_LOGGER_MODE", false,
    0: "V5_0" V5_0(V5_0), 4;
    1: "WmiLoggerMode" WmiLoggerMode(WmiLoggerMode), 4;
}

}

mod etwtracecontrolcode_values {
use etwspec_runtime::laws;
use etwspec::requests::session::Etwtracecontrolcode as T;
law_enumeration!(u32);
}

mod etw_compression_resumption_mode_values {
use etwspec_runtime::laws;
use etwspec::requests::session::EtwCompressionResumptionMode as T;
law_enumeration!(u32);
}

mod etw_ext_type_values {
use etwspec_runtime::laws;
use etwspec::requests::session::EtwExtType as T;
law_enumeration!(u16);
}

mod etw_pmc_counter_owner_type_values {
use etwspec_runtime::laws;
use etwspec::requests::session::EtwPmcCounterOwnerType as T;
law_enumeration!(u32);
}

mod etw_rt_event_loss_values {
use etwspec_runtime::laws;
use etwspec::requests::session::EtwRtEventLoss as T;
law_enumeration!(u32);
}

mod etw_umgl_index_values {
use etwspec_runtime::laws;
use etwspec::requests::session::EtwUmglIndex as T;
law_enumeration!(u32);
}

mod etw_set_mark_flag_values {
use etwspec_runtime::laws;
use etwspec::requests::session::EtwSetMarkFlag as T;
law_flags!(u32);
}

mod etw_umgl_ldr_flag_values {
use etwspec_runtime::laws;
use etwspec::requests::session::EtwUmglLdrFlag as T;
law_flags!(u8);
}
