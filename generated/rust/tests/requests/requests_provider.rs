// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of topic `requests::provider`.
mod classic_event_id_classic_event_id {
use etwspec_runtime::laws;
use etwspec::requests::provider::classic_event_id::{ ClassicEventId as T, ClassicEventIdView as V };
const MEMBERS: &[&str] = &[
    "EventGuid",
    "Type",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_guid() } else { from.event_guid() }; value.set_event_guid(it); None }
        1 => { let it = if way == laws::Way::View { view.kind() } else { from.kind() }; value.set_kind(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod enable_trace_parameters_enable_trace_parameters_ptr32 {
use etwspec_runtime::laws;
use etwspec::requests::provider::enable_trace_parameters::{ EnableTraceParametersPtr32 as T, EnableTraceParametersPtr32View as V };
const MEMBERS: &[&str] = &[
    "Version",
    "EnableProperty",
    "ControlFlags",
    "SourceId",
    "EnableFilterDesc",
    "FilterDescCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.version() } else { from.version() }; value.set_version(it); None }
        1 => { let it = if way == laws::Way::View { view.enable_property() } else { from.enable_property() }; value.set_enable_property(it); None }
        2 => { let it = if way == laws::Way::View { view.control_flags() } else { from.control_flags() }; value.set_control_flags(it); None }
        3 => { let it = if way == laws::Way::View { view.source_id() } else { from.source_id() }; value.set_source_id(it); None }
        4 => { let it = if way == laws::Way::View { view.enable_filter_desc() } else { from.enable_filter_desc() }; value.set_enable_filter_desc(it); None }
        5 => { let it = if way == laws::Way::View { view.filter_desc_count() } else { from.filter_desc_count() }; value.set_filter_desc_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod enable_trace_parameters_enable_trace_parameters_ptr64 {
use etwspec_runtime::laws;
use etwspec::requests::provider::enable_trace_parameters::{ EnableTraceParametersPtr64 as T, EnableTraceParametersPtr64View as V };
const MEMBERS: &[&str] = &[
    "Version",
    "EnableProperty",
    "ControlFlags",
    "SourceId",
    "EnableFilterDesc",
    "FilterDescCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.version() } else { from.version() }; value.set_version(it); None }
        1 => { let it = if way == laws::Way::View { view.enable_property() } else { from.enable_property() }; value.set_enable_property(it); None }
        2 => { let it = if way == laws::Way::View { view.control_flags() } else { from.control_flags() }; value.set_control_flags(it); None }
        3 => { let it = if way == laws::Way::View { view.source_id() } else { from.source_id() }; value.set_source_id(it); None }
        4 => { let it = if way == laws::Way::View { view.enable_filter_desc() } else { from.enable_filter_desc() }; value.set_enable_filter_desc(it); None }
        5 => { let it = if way == laws::Way::View { view.filter_desc_count() } else { from.filter_desc_count() }; value.set_filter_desc_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod enable_trace_parameters_v1_enable_trace_parameters_v1_ptr32 {
use etwspec_runtime::laws;
use etwspec::requests::provider::enable_trace_parameters_v1::{ EnableTraceParametersV1Ptr32 as T, EnableTraceParametersV1Ptr32View as V };
const MEMBERS: &[&str] = &[
    "Version",
    "EnableProperty",
    "ControlFlags",
    "SourceId",
    "EnableFilterDesc",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.version() } else { from.version() }; value.set_version(it); None }
        1 => { let it = if way == laws::Way::View { view.enable_property() } else { from.enable_property() }; value.set_enable_property(it); None }
        2 => { let it = if way == laws::Way::View { view.control_flags() } else { from.control_flags() }; value.set_control_flags(it); None }
        3 => { let it = if way == laws::Way::View { view.source_id() } else { from.source_id() }; value.set_source_id(it); None }
        4 => { let it = if way == laws::Way::View { view.enable_filter_desc() } else { from.enable_filter_desc() }; value.set_enable_filter_desc(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod enable_trace_parameters_v1_enable_trace_parameters_v1_ptr64 {
use etwspec_runtime::laws;
use etwspec::requests::provider::enable_trace_parameters_v1::{ EnableTraceParametersV1Ptr64 as T, EnableTraceParametersV1Ptr64View as V };
const MEMBERS: &[&str] = &[
    "Version",
    "EnableProperty",
    "ControlFlags",
    "SourceId",
    "EnableFilterDesc",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.version() } else { from.version() }; value.set_version(it); None }
        1 => { let it = if way == laws::Way::View { view.enable_property() } else { from.enable_property() }; value.set_enable_property(it); None }
        2 => { let it = if way == laws::Way::View { view.control_flags() } else { from.control_flags() }; value.set_control_flags(it); None }
        3 => { let it = if way == laws::Way::View { view.source_id() } else { from.source_id() }; value.set_source_id(it); None }
        4 => { let it = if way == laws::Way::View { view.enable_filter_desc() } else { from.enable_filter_desc() }; value.set_enable_filter_desc(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_activity_id_create_information_etw_activity_id_create_information {
use etwspec_runtime::laws;
use etwspec::requests::provider::etw_activity_id_create_information::{ EtwActivityIdCreateInformation as T, EtwActivityIdCreateInformationView as V };
const MEMBERS: &[&str] = &[
    "ActivityId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.activity_id() } else { from.activity_id() }; value.set_activity_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_last_enable_info_etw_last_enable_info {
use etwspec_runtime::laws;
use etwspec::requests::provider::etw_last_enable_info::{ EtwLastEnableInfo as T, EtwLastEnableInfoView as V };
const MEMBERS: &[&str] = &[
    "EnableFlags",
    "LoggerId",
    "Level",
    "Enabled",
    "InternalFlag",
    "AllFlags",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags() }; value.set_enable_flags(it); None }
        1 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id() }; value.set_logger_id(it); None }
        2 => { let it = if way == laws::Way::View { view.level() } else { from.level() }; value.set_level(it); None }
        3 => { let it = match way { laws::Way::View => view.enabled(), laws::Way::Value => from.enabled(), laws::Way::Ones => !0u8 }; value.set_enabled(it); Some(it as u64) }
        4 => { let it = match way { laws::Way::View => view.internal_flag(), laws::Way::Value => from.internal_flag(), laws::Way::Ones => !0u8 }; value.set_internal_flag(it); Some(it as u64) }
        5 => { let it = if way == laws::Way::View { view.all_flags() } else { from.all_flags() }; value.set_all_flags(it); None }
        6 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_schematized_filter_etw_schematized_filter {
use etwspec_runtime::laws;
use etwspec::requests::provider::etw_schematized_filter::{ EtwSchematizedFilter as T, EtwSchematizedFilterView as V };
const MEMBERS: &[&str] = &[
    "Header",
    "Size",
    "NextOffset",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        2 => { let it = if way == laws::Way::View { view.next_offset() } else { from.next_offset() }; value.set_next_offset(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

}

mod etw_trace_enable_info_etw_trace_enable_info {
use etwspec_runtime::laws;
use etwspec::requests::provider::etw_trace_enable_info::{ EtwTraceEnableInfo as T, EtwTraceEnableInfoView as V };
const MEMBERS: &[&str] = &[
    "IsEnabled",
    "Level",
    "Reserved1",
    "LoggerId",
    "EnableProperty",
    "Reserved2",
    "MatchAnyKeyword",
    "MatchAllKeyword",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.is_enabled() } else { from.is_enabled() }; value.set_is_enabled(it); None }
        1 => { let it = if way == laws::Way::View { view.level() } else { from.level() }; value.set_level(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        3 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id() }; value.set_logger_id(it); None }
        4 => { let it = if way == laws::Way::View { view.enable_property() } else { from.enable_property() }; value.set_enable_property(it); None }
        5 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2() }; value.set_reserved2(it); None }
        6 => { let it = if way == laws::Way::View { view.match_any_keyword() } else { from.match_any_keyword() }; value.set_match_any_keyword(it); None }
        7 => { let it = if way == laws::Way::View { view.match_all_keyword() } else { from.match_all_keyword() }; value.set_match_all_keyword(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_trace_group_info_etw_trace_group_info {
use etwspec_runtime::laws;
use etwspec::requests::provider::etw_trace_group_info::{ EtwTraceGroupInfo as T, EtwTraceGroupInfoView as V };
const MEMBERS: &[&str] = &[
    "GroupCount",
    "GroupInfo",
    "InstanceGuidCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.group_count() } else { from.group_count() }; value.set_group_count(it); None }
        1 => { let it = if way == laws::Way::View { view.group_info() } else { from.group_info() }; value.set_group_info(it); None }
        2 => { let it = if way == laws::Way::View { view.instance_guid_count() } else { from.instance_guid_count() }; value.set_instance_guid_count(it); None }
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

mod etw_trace_group_info_entry_etw_trace_group_info_entry {
use etwspec_runtime::laws;
use etwspec::requests::provider::etw_trace_group_info_entry::{ EtwTraceGroupInfoEntry as T, EtwTraceGroupInfoEntryView as V };
const MEMBERS: &[&str] = &[
    "IsEnabled",
    "Level",
    "Reserved1",
    "LoggerId",
    "EnableProperty",
    "Reserved2",
    "MatchAnyKeyword",
    "MatchAllKeyword",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.is_enabled() } else { from.is_enabled() }; value.set_is_enabled(it); None }
        1 => { let it = if way == laws::Way::View { view.level() } else { from.level() }; value.set_level(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        3 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id() }; value.set_logger_id(it); None }
        4 => { let it = if way == laws::Way::View { view.enable_property() } else { from.enable_property() }; value.set_enable_property(it); None }
        5 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2() }; value.set_reserved2(it); None }
        6 => { let it = if way == laws::Way::View { view.match_any_keyword() } else { from.match_any_keyword() }; value.set_match_any_keyword(it); None }
        7 => { let it = if way == laws::Way::View { view.match_all_keyword() } else { from.match_all_keyword() }; value.set_match_all_keyword(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_trace_group_info_information_etw_trace_group_info_information {
use etwspec_runtime::laws;
use etwspec::requests::provider::etw_trace_group_info_information::{ EtwTraceGroupInfoInformation as T, EtwTraceGroupInfoInformationView as V };
const MEMBERS: &[&str] = &[
    "Guid",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.guid() } else { from.guid() }; value.set_guid(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_trace_guid_info_etw_trace_guid_info {
use etwspec_runtime::laws;
use etwspec::requests::provider::etw_trace_guid_info::{ EtwTraceGuidInfo as T, EtwTraceGuidInfoView as V };
const MEMBERS: &[&str] = &[
    "InstanceCount",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.instance_count() } else { from.instance_count() }; value.set_instance_count(it); None }
        1 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
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
        Ok((vec![match tail.instances { Some(part) => Some(part.as_bytes().len()), None => None }, ], tail.rest.len()))
    });
}

}

mod etw_trace_guid_info_information_etw_trace_guid_info_information {
use etwspec_runtime::laws;
use etwspec::requests::provider::etw_trace_guid_info_information::{ EtwTraceGuidInfoInformation as T, EtwTraceGuidInfoInformationView as V };
const MEMBERS: &[&str] = &[
    "Guid",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.guid() } else { from.guid() }; value.set_guid(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_trace_guid_list_etw_trace_guid_list {
use etwspec_runtime::laws;
use etwspec::requests::provider::etw_trace_guid_list::{ EtwTraceGuidList as T, EtwTraceGuidListView as V };
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

mod etw_trace_provider_instance_info_etw_trace_provider_instance_info {
use etwspec_runtime::laws;
use etwspec::requests::provider::etw_trace_provider_instance_info::{ EtwTraceProviderInstanceInfo as T, EtwTraceProviderInstanceInfoView as V };
const MEMBERS: &[&str] = &[
    "NextOffset",
    "EnableCount",
    "Pid",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.next_offset() } else { from.next_offset() }; value.set_next_offset(it); None }
        1 => { let it = if way == laws::Way::View { view.enable_count() } else { from.enable_count() }; value.set_enable_count(it); None }
        2 => { let it = if way == laws::Way::View { view.pid() } else { from.pid() }; value.set_pid(it); None }
        3 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
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
        Ok((vec![{ let part = tail.enable_info; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod etw_um_registration_information_etw_um_registration_information_ptr32 {
use etwspec_runtime::laws;
use etwspec::requests::provider::etw_um_registration_information::{ EtwUmRegistrationInformationPtr32 as T, EtwUmRegistrationInformationPtr32View as V };
const MEMBERS: &[&str] = &[
    "ProviderGuid",
    "RegType",
    "LoggerId",
    "Reserved0",
    "ReplyHandle",
    "ReplyCallback",
    "ReplyBufferSize",
    "Reserved1",
    "Reserved2",
    "EnableCallbackContext",
    "EnableFilterDesc",
    "EnableCallback",
    "EnableCallbackReserved",
    "ProviderTraits",
    "TraitsFlags",
    "HasPayload",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.provider_guid() } else { from.provider_guid() }; value.set_provider_guid(it); None }
        1 => { let it = if way == laws::Way::View { view.reg_type() } else { from.reg_type() }; value.set_reg_type(it); None }
        2 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id() }; value.set_logger_id(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved0() } else { from.reserved0() }; value.set_reserved0(it); None }
        4 => { let it = if way == laws::Way::View { view.reply_handle() } else { from.reply_handle() }; value.set_reply_handle(it); None }
        5 => { let it = if way == laws::Way::View { view.reply_callback() } else { from.reply_callback() }; value.set_reply_callback(it); None }
        6 => { let it = if way == laws::Way::View { view.reply_buffer_size() } else { from.reply_buffer_size() }; value.set_reply_buffer_size(it); None }
        7 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        8 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2() }; value.set_reserved2(it); None }
        9 => { let it = if way == laws::Way::View { view.enable_callback_context() } else { from.enable_callback_context() }; value.set_enable_callback_context(it); None }
        10 => { let it = if way == laws::Way::View { view.enable_filter_desc() } else { from.enable_filter_desc() }; value.set_enable_filter_desc(it); None }
        11 => { let it = if way == laws::Way::View { view.enable_callback() } else { from.enable_callback() }; value.set_enable_callback(it); None }
        12 => { let it = if way == laws::Way::View { view.enable_callback_reserved() } else { from.enable_callback_reserved() }; value.set_enable_callback_reserved(it); None }
        13 => { let it = if way == laws::Way::View { view.provider_traits() } else { from.provider_traits() }; value.set_provider_traits(it); None }
        14 => { let it = if way == laws::Way::View { view.traits_flags() } else { from.traits_flags() }; value.set_traits_flags(it); None }
        15 => { let it = if way == laws::Way::View { view.has_payload() } else { from.has_payload() }; value.set_has_payload(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_um_registration_information_etw_um_registration_information_ptr64 {
use etwspec_runtime::laws;
use etwspec::requests::provider::etw_um_registration_information::{ EtwUmRegistrationInformationPtr64 as T, EtwUmRegistrationInformationPtr64View as V };
const MEMBERS: &[&str] = &[
    "ProviderGuid",
    "RegType",
    "LoggerId",
    "Reserved0",
    "ReplyHandle",
    "ReplyCallback",
    "ReplyBufferSize",
    "Reserved1",
    "Reserved2",
    "EnableCallbackContext",
    "EnableFilterDesc",
    "EnableCallback",
    "EnableCallbackReserved",
    "ProviderTraits",
    "TraitsFlags",
    "HasPayload",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.provider_guid() } else { from.provider_guid() }; value.set_provider_guid(it); None }
        1 => { let it = if way == laws::Way::View { view.reg_type() } else { from.reg_type() }; value.set_reg_type(it); None }
        2 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id() }; value.set_logger_id(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved0() } else { from.reserved0() }; value.set_reserved0(it); None }
        4 => { let it = if way == laws::Way::View { view.reply_handle() } else { from.reply_handle() }; value.set_reply_handle(it); None }
        5 => { let it = if way == laws::Way::View { view.reply_callback() } else { from.reply_callback() }; value.set_reply_callback(it); None }
        6 => { let it = if way == laws::Way::View { view.reply_buffer_size() } else { from.reply_buffer_size() }; value.set_reply_buffer_size(it); None }
        7 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        8 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2() }; value.set_reserved2(it); None }
        9 => { let it = if way == laws::Way::View { view.enable_callback_context() } else { from.enable_callback_context() }; value.set_enable_callback_context(it); None }
        10 => { let it = if way == laws::Way::View { view.enable_filter_desc() } else { from.enable_filter_desc() }; value.set_enable_filter_desc(it); None }
        11 => { let it = if way == laws::Way::View { view.enable_callback() } else { from.enable_callback() }; value.set_enable_callback(it); None }
        12 => { let it = if way == laws::Way::View { view.enable_callback_reserved() } else { from.enable_callback_reserved() }; value.set_enable_callback_reserved(it); None }
        13 => { let it = if way == laws::Way::View { view.provider_traits() } else { from.provider_traits() }; value.set_provider_traits(it); None }
        14 => { let it = if way == laws::Way::View { view.traits_flags() } else { from.traits_flags() }; value.set_traits_flags(it); None }
        15 => { let it = if way == laws::Way::View { view.has_payload() } else { from.has_payload() }; value.set_has_payload(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_um_registration_reply_etw_um_registration_reply_ptr32 {
use etwspec_runtime::laws;
use etwspec::requests::provider::etw_um_registration_reply::{ EtwUmRegistrationReplyPtr32 as T, EtwUmRegistrationReplyPtr32View as V };
const MEMBERS: &[&str] = &[
    "Registration",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.registration() } else { from.registration() }; value.set_registration(it); None }
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
        Ok((vec![match tail.filters { Some(part) => Some(part.as_bytes().len()), None => None }, ], tail.rest.len()))
    });
}

}

mod etw_um_registration_reply_etw_um_registration_reply_ptr64 {
use etwspec_runtime::laws;
use etwspec::requests::provider::etw_um_registration_reply::{ EtwUmRegistrationReplyPtr64 as T, EtwUmRegistrationReplyPtr64View as V };
const MEMBERS: &[&str] = &[
    "Registration",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.registration() } else { from.registration() }; value.set_registration(it); None }
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
        Ok((vec![match tail.filters { Some(part) => Some(part.as_bytes().len()), None => None }, ], tail.rest.len()))
    });
}

}

mod etw_wdi_scenario_information_etw_wdi_scenario_information {
use etwspec_runtime::laws;
use etwspec::requests::provider::etw_wdi_scenario_information::{ EtwWdiScenarioInformation as T, EtwWdiScenarioInformationView as V };
const MEMBERS: &[&str] = &[
    "ProviderHandle",
    "Reserved0",
    "ScenarioCode",
    "Reserved1",
    "ScenarioInstanceGuid",
    "Operation",
    "Reserved2",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.provider_handle() } else { from.provider_handle() }; value.set_provider_handle(it); None }
        1 => { let it = if way == laws::Way::View { view.reserved0() } else { from.reserved0() }; value.set_reserved0(it); None }
        2 => { let it = if way == laws::Way::View { view.scenario_code() } else { from.scenario_code() }; value.set_scenario_code(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        4 => { let it = if way == laws::Way::View { view.scenario_instance_guid() } else { from.scenario_instance_guid() }; value.set_scenario_instance_guid(it); None }
        5 => { let it = if way == laws::Way::View { view.operation() } else { from.operation() }; value.set_operation(it); None }
        6 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2() }; value.set_reserved2(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_filter_descriptor_event_filter_descriptor {
use etwspec_runtime::laws;
use etwspec::requests::provider::event_filter_descriptor::{ EventFilterDescriptor as T, EventFilterDescriptorView as V };
const MEMBERS: &[&str] = &[
    "Ptr",
    "Size",
    "Type",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.ptr() } else { from.ptr() }; value.set_ptr(it); None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        2 => { let it = if way == laws::Way::View { view.kind() } else { from.kind() }; value.set_kind(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_filter_event_id_event_filter_event_id {
use etwspec_runtime::laws;
use etwspec::requests::provider::event_filter_event_id::{ EventFilterEventId as T, EventFilterEventIdView as V };
const MEMBERS: &[&str] = &[
    "FilterIn",
    "Reserved",
    "Count",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.filter_in() } else { from.filter_in() }; value.set_filter_in(it); None }
        1 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        2 => { let it = if way == laws::Way::View { view.count() } else { from.count() }; value.set_count(it); None }
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

mod event_filter_event_name_event_filter_event_name {
use etwspec_runtime::laws;
use etwspec::requests::provider::event_filter_event_name::{ EventFilterEventName as T, EventFilterEventNameView as V };
const MEMBERS: &[&str] = &[
    "MatchAnyKeyword",
    "MatchAllKeyword",
    "Level",
    "FilterIn",
    "NameCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.match_any_keyword() } else { from.match_any_keyword() }; value.set_match_any_keyword(it); None }
        1 => { let it = if way == laws::Way::View { view.match_all_keyword() } else { from.match_all_keyword() }; value.set_match_all_keyword(it); None }
        2 => { let it = if way == laws::Way::View { view.level() } else { from.level() }; value.set_level(it); None }
        3 => { let it = if way == laws::Way::View { view.filter_in() } else { from.filter_in() }; value.set_filter_in(it); None }
        4 => { let it = if way == laws::Way::View { view.name_count() } else { from.name_count() }; value.set_name_count(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

}

mod event_filter_header_event_filter_header {
use etwspec_runtime::laws;
use etwspec::requests::provider::event_filter_header::{ EventFilterHeader as T, EventFilterHeaderView as V };
const MEMBERS: &[&str] = &[
    "Id",
    "Version",
    "Reserved",
    "InstanceId",
    "Size",
    "NextOffset",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.id() } else { from.id() }; value.set_id(it); None }
        1 => { let it = if way == laws::Way::View { view.version() } else { from.version() }; value.set_version(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        3 => { let it = if way == laws::Way::View { view.instance_id() } else { from.instance_id() }; value.set_instance_id(it); None }
        4 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        5 => { let it = if way == laws::Way::View { view.next_offset() } else { from.next_offset() }; value.set_next_offset(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_filter_level_kw_event_filter_level_kw {
use etwspec_runtime::laws;
use etwspec::requests::provider::event_filter_level_kw::{ EventFilterLevelKw as T, EventFilterLevelKwView as V };
const MEMBERS: &[&str] = &[
    "MatchAnyKeyword",
    "MatchAllKeyword",
    "Level",
    "FilterIn",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.match_any_keyword() } else { from.match_any_keyword() }; value.set_match_any_keyword(it); None }
        1 => { let it = if way == laws::Way::View { view.match_all_keyword() } else { from.match_all_keyword() }; value.set_match_all_keyword(it); None }
        2 => { let it = if way == laws::Way::View { view.level() } else { from.level() }; value.set_level(it); None }
        3 => { let it = if way == laws::Way::View { view.filter_in() } else { from.filter_in() }; value.set_filter_in(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod mofresourceinfoa_mofresourceinfoa_ptr32 {
use etwspec_runtime::laws;
use etwspec::requests::provider::mofresourceinfoa::{ MofresourceinfoaPtr32 as T, MofresourceinfoaPtr32View as V };
const MEMBERS: &[&str] = &[
    "ImagePath",
    "ResourceName",
    "ResourceSize",
    "ResourceBuffer",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_path() } else { from.image_path() }; value.set_image_path(it); None }
        1 => { let it = if way == laws::Way::View { view.resource_name() } else { from.resource_name() }; value.set_resource_name(it); None }
        2 => { let it = if way == laws::Way::View { view.resource_size() } else { from.resource_size() }; value.set_resource_size(it); None }
        3 => { let it = if way == laws::Way::View { view.resource_buffer() } else { from.resource_buffer() }; value.set_resource_buffer(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod mofresourceinfoa_mofresourceinfoa_ptr64 {
use etwspec_runtime::laws;
use etwspec::requests::provider::mofresourceinfoa::{ MofresourceinfoaPtr64 as T, MofresourceinfoaPtr64View as V };
const MEMBERS: &[&str] = &[
    "ImagePath",
    "ResourceName",
    "ResourceSize",
    "ResourceBuffer",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_path() } else { from.image_path() }; value.set_image_path(it); None }
        1 => { let it = if way == laws::Way::View { view.resource_name() } else { from.resource_name() }; value.set_resource_name(it); None }
        2 => { let it = if way == laws::Way::View { view.resource_size() } else { from.resource_size() }; value.set_resource_size(it); None }
        3 => { let it = if way == laws::Way::View { view.resource_buffer() } else { from.resource_buffer() }; value.set_resource_buffer(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod mofresourceinfow_mofresourceinfow_ptr32 {
use etwspec_runtime::laws;
use etwspec::requests::provider::mofresourceinfow::{ MofresourceinfowPtr32 as T, MofresourceinfowPtr32View as V };
const MEMBERS: &[&str] = &[
    "ImagePath",
    "ResourceName",
    "ResourceSize",
    "ResourceBuffer",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_path() } else { from.image_path() }; value.set_image_path(it); None }
        1 => { let it = if way == laws::Way::View { view.resource_name() } else { from.resource_name() }; value.set_resource_name(it); None }
        2 => { let it = if way == laws::Way::View { view.resource_size() } else { from.resource_size() }; value.set_resource_size(it); None }
        3 => { let it = if way == laws::Way::View { view.resource_buffer() } else { from.resource_buffer() }; value.set_resource_buffer(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod mofresourceinfow_mofresourceinfow_ptr64 {
use etwspec_runtime::laws;
use etwspec::requests::provider::mofresourceinfow::{ MofresourceinfowPtr64 as T, MofresourceinfowPtr64View as V };
const MEMBERS: &[&str] = &[
    "ImagePath",
    "ResourceName",
    "ResourceSize",
    "ResourceBuffer",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_path() } else { from.image_path() }; value.set_image_path(it); None }
        1 => { let it = if way == laws::Way::View { view.resource_name() } else { from.resource_name() }; value.set_resource_name(it); None }
        2 => { let it = if way == laws::Way::View { view.resource_size() } else { from.resource_size() }; value.set_resource_size(it); None }
        3 => { let it = if way == laws::Way::View { view.resource_buffer() } else { from.resource_buffer() }; value.set_resource_buffer(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod telemetry_coverage_point_telemetry_coverage_point_ptr32 {
use etwspec_runtime::laws;
use etwspec::requests::provider::telemetry_coverage_point::{ TelemetryCoveragePointPtr32 as T, TelemetryCoveragePointPtr32View as V };
const MEMBERS: &[&str] = &[
    "Name",
    "Hash",
    "LastCoveredRound",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.name() } else { from.name() }; value.set_name(it); None }
        1 => { let it = if way == laws::Way::View { view.hash_() } else { from.hash_() }; value.set_hash_(it); None }
        2 => { let it = if way == laws::Way::View { view.last_covered_round() } else { from.last_covered_round() }; value.set_last_covered_round(it); None }
        3 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod telemetry_coverage_point_telemetry_coverage_point_ptr64 {
use etwspec_runtime::laws;
use etwspec::requests::provider::telemetry_coverage_point::{ TelemetryCoveragePointPtr64 as T, TelemetryCoveragePointPtr64View as V };
const MEMBERS: &[&str] = &[
    "Name",
    "Hash",
    "LastCoveredRound",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.name() } else { from.name() }; value.set_name(it); None }
        1 => { let it = if way == laws::Way::View { view.hash_() } else { from.hash_() }; value.set_hash_(it); None }
        2 => { let it = if way == laws::Way::View { view.last_covered_round() } else { from.last_covered_round() }; value.set_last_covered_round(it); None }
        3 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod trace_enable_info_trace_enable_info {
use etwspec_runtime::laws;
use etwspec::requests::provider::trace_enable_info::{ TraceEnableInfo as T, TraceEnableInfoView as V };
const MEMBERS: &[&str] = &[
    "IsEnabled",
    "Level",
    "Reserved1",
    "LoggerId",
    "EnableProperty",
    "Reserved2",
    "MatchAnyKeyword",
    "MatchAllKeyword",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.is_enabled() } else { from.is_enabled() }; value.set_is_enabled(it); None }
        1 => { let it = if way == laws::Way::View { view.level() } else { from.level() }; value.set_level(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        3 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id() }; value.set_logger_id(it); None }
        4 => { let it = if way == laws::Way::View { view.enable_property() } else { from.enable_property() }; value.set_enable_property(it); None }
        5 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2() }; value.set_reserved2(it); None }
        6 => { let it = if way == laws::Way::View { view.match_any_keyword() } else { from.match_any_keyword() }; value.set_match_any_keyword(it); None }
        7 => { let it = if way == laws::Way::View { view.match_all_keyword() } else { from.match_all_keyword() }; value.set_match_all_keyword(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod trace_guid_info_trace_guid_info {
use etwspec_runtime::laws;
use etwspec::requests::provider::trace_guid_info::{ TraceGuidInfo as T, TraceGuidInfoView as V };
const MEMBERS: &[&str] = &[
    "InstanceCount",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.instance_count() } else { from.instance_count() }; value.set_instance_count(it); None }
        1 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
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
        Ok((vec![match tail.instance { Some(part) => Some(part.as_bytes().len()), None => None }, ], tail.rest.len()))
    });
}

}

mod trace_guid_properties_trace_guid_properties {
use etwspec_runtime::laws;
use etwspec::requests::provider::trace_guid_properties::{ TraceGuidProperties as T, TraceGuidPropertiesView as V };
const MEMBERS: &[&str] = &[
    "Guid",
    "GuidType",
    "LoggerId",
    "EnableLevel",
    "EnableFlags",
    "IsEnable",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.guid() } else { from.guid() }; value.set_guid(it); None }
        1 => { let it = if way == laws::Way::View { view.guid_type() } else { from.guid_type() }; value.set_guid_type(it); None }
        2 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id() }; value.set_logger_id(it); None }
        3 => { let it = if way == laws::Way::View { view.enable_level() } else { from.enable_level() }; value.set_enable_level(it); None }
        4 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags() }; value.set_enable_flags(it); None }
        5 => { let it = if way == laws::Way::View { view.is_enable() } else { from.is_enable() }; value.set_is_enable(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod trace_guid_registration_trace_guid_registration_ptr32 {
use etwspec_runtime::laws;
use etwspec::requests::provider::trace_guid_registration::{ TraceGuidRegistrationPtr32 as T, TraceGuidRegistrationPtr32View as V };
const MEMBERS: &[&str] = &[
    "Guid",
    "RegHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.guid() } else { from.guid() }; value.set_guid(it); None }
        1 => { let it = if way == laws::Way::View { view.reg_handle() } else { from.reg_handle() }; value.set_reg_handle(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod trace_guid_registration_trace_guid_registration_ptr64 {
use etwspec_runtime::laws;
use etwspec::requests::provider::trace_guid_registration::{ TraceGuidRegistrationPtr64 as T, TraceGuidRegistrationPtr64View as V };
const MEMBERS: &[&str] = &[
    "Guid",
    "RegHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.guid() } else { from.guid() }; value.set_guid(it); None }
        1 => { let it = if way == laws::Way::View { view.reg_handle() } else { from.reg_handle() }; value.set_reg_handle(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod trace_periodic_capture_state_info_trace_periodic_capture_state_info {
use etwspec_runtime::laws;
use etwspec::requests::provider::trace_periodic_capture_state_info::{ TracePeriodicCaptureStateInfo as T, TracePeriodicCaptureStateInfoView as V };
const MEMBERS: &[&str] = &[
    "CaptureStateFrequencyInSeconds",
    "ProviderCount",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.capture_state_frequency_in_seconds() } else { from.capture_state_frequency_in_seconds() }; value.set_capture_state_frequency_in_seconds(it); None }
        1 => { let it = if way == laws::Way::View { view.provider_count() } else { from.provider_count() }; value.set_provider_count(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod trace_profile_interval_trace_profile_interval {
use etwspec_runtime::laws;
use etwspec::requests::provider::trace_profile_interval::{ TraceProfileInterval as T, TraceProfileIntervalView as V };
const MEMBERS: &[&str] = &[
    "Source",
    "Interval",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.source() } else { from.source() }; value.set_source(it); None }
        1 => { let it = if way == laws::Way::View { view.interval() } else { from.interval() }; value.set_interval(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod trace_provider_instance_info_trace_provider_instance_info {
use etwspec_runtime::laws;
use etwspec::requests::provider::trace_provider_instance_info::{ TraceProviderInstanceInfo as T, TraceProviderInstanceInfoView as V };
const MEMBERS: &[&str] = &[
    "NextOffset",
    "EnableCount",
    "Pid",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.next_offset() } else { from.next_offset() }; value.set_next_offset(it); None }
        1 => { let it = if way == laws::Way::View { view.enable_count() } else { from.enable_count() }; value.set_enable_count(it); None }
        2 => { let it = if way == laws::Way::View { view.pid() } else { from.pid() }; value.set_pid(it); None }
        3 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
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
        Ok((vec![{ let part = tail.enable_info; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod trace_version_info_trace_version_info {
use etwspec_runtime::laws;
use etwspec::requests::provider::trace_version_info::{ TraceVersionInfo as T, TraceVersionInfoView as V };
const MEMBERS: &[&str] = &[
    "EtwTraceProcessingVersion",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.etw_trace_processing_version() } else { from.etw_trace_processing_version() }; value.set_etw_trace_processing_version(it); None }
        1 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmiguidinformation_wmiguidinformation {
use etwspec_runtime::laws;
use etwspec::requests::provider::wmiguidinformation::{ Wmiguidinformation as T, WmiguidinformationView as V };
const MEMBERS: &[&str] = &[
    "Size",
    "IsExpensive",
    "IsEventOnly",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        1 => { let it = if way == laws::Way::View { view.is_expensive() } else { from.is_expensive() }; value.set_is_expensive(it); None }
        2 => { let it = if way == laws::Way::View { view.is_event_only() } else { from.is_event_only() }; value.set_is_event_only(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmiregguidw_wmiregguidw_ptr32 {
use etwspec_runtime::laws;
use etwspec::requests::provider::wmiregguidw::{ WmiregguidwPtr32 as T, WmiregguidwPtr32View as V };
const MEMBERS: &[&str] = &[
    "Guid",
    "Flags",
    "InstanceCount",
    "InstanceNameList",
    "BaseNameOffset",
    "Pdo",
    "InstanceInfo",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.guid() } else { from.guid() }; value.set_guid(it); None }
        1 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        2 => { let it = if way == laws::Way::View { view.instance_count() } else { from.instance_count() }; value.set_instance_count(it); None }
        3 => { let it = if way == laws::Way::View { view.instance_name_list() } else { from.instance_name_list() }; value.set_instance_name_list(it); None }
        4 => { let it = if way == laws::Way::View { view.base_name_offset() } else { from.base_name_offset() }; value.set_base_name_offset(it); None }
        5 => { let it = if way == laws::Way::View { view.pdo() } else { from.pdo() }; value.set_pdo(it); None }
        6 => { let it = if way == laws::Way::View { view.instance_info() } else { from.instance_info() }; value.set_instance_info(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmiregguidw_wmiregguidw_ptr64 {
use etwspec_runtime::laws;
use etwspec::requests::provider::wmiregguidw::{ WmiregguidwPtr64 as T, WmiregguidwPtr64View as V };
const MEMBERS: &[&str] = &[
    "Guid",
    "Flags",
    "InstanceCount",
    "InstanceNameList",
    "BaseNameOffset",
    "Pdo",
    "InstanceInfo",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.guid() } else { from.guid() }; value.set_guid(it); None }
        1 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        2 => { let it = if way == laws::Way::View { view.instance_count() } else { from.instance_count() }; value.set_instance_count(it); None }
        3 => { let it = if way == laws::Way::View { view.instance_name_list() } else { from.instance_name_list() }; value.set_instance_name_list(it); None }
        4 => { let it = if way == laws::Way::View { view.base_name_offset() } else { from.base_name_offset() }; value.set_base_name_offset(it); None }
        5 => { let it = if way == laws::Way::View { view.pdo() } else { from.pdo() }; value.set_pdo(it); None }
        6 => { let it = if way == laws::Way::View { view.instance_info() } else { from.instance_info() }; value.set_instance_info(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmireginfow_wmireginfow_ptr32 {
use etwspec_runtime::laws;
use etwspec::requests::provider::wmireginfow::{ WmireginfowPtr32 as T, WmireginfowPtr32View as V };
const MEMBERS: &[&str] = &[
    "BufferSize",
    "NextWmiRegInfo",
    "RegistryPath",
    "MofResourceName",
    "GuidCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        1 => { let it = if way == laws::Way::View { view.next_wmi_reg_info() } else { from.next_wmi_reg_info() }; value.set_next_wmi_reg_info(it); None }
        2 => { let it = if way == laws::Way::View { view.registry_path() } else { from.registry_path() }; value.set_registry_path(it); None }
        3 => { let it = if way == laws::Way::View { view.mof_resource_name() } else { from.mof_resource_name() }; value.set_mof_resource_name(it); None }
        4 => { let it = if way == laws::Way::View { view.guid_count() } else { from.guid_count() }; value.set_guid_count(it); None }
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

mod wmireginfow_wmireginfow_ptr64 {
use etwspec_runtime::laws;
use etwspec::requests::provider::wmireginfow::{ WmireginfowPtr64 as T, WmireginfowPtr64View as V };
const MEMBERS: &[&str] = &[
    "BufferSize",
    "NextWmiRegInfo",
    "RegistryPath",
    "MofResourceName",
    "GuidCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        1 => { let it = if way == laws::Way::View { view.next_wmi_reg_info() } else { from.next_wmi_reg_info() }; value.set_next_wmi_reg_info(it); None }
        2 => { let it = if way == laws::Way::View { view.registry_path() } else { from.registry_path() }; value.set_registry_path(it); None }
        3 => { let it = if way == laws::Way::View { view.mof_resource_name() } else { from.mof_resource_name() }; value.set_mof_resource_name(it); None }
        4 => { let it = if way == laws::Way::View { view.guid_count() } else { from.guid_count() }; value.set_guid_count(it); None }
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

mod enable_trace_parameters_any {
use etwspec_runtime::laws;
use etwspec::requests::provider::enable_trace_parameters::{Any, EnableTraceParametersPtr32, EnableTraceParametersPtr64, };
law_any! {
    "ENABLE_TRACE_PARAMETERS", false,
    0: "EnableTraceParametersPtr32" EnableTraceParametersPtr32(EnableTraceParametersPtr32), 36;
    1: "EnableTraceParametersPtr64" EnableTraceParametersPtr64(EnableTraceParametersPtr64), 48;
}

}

mod enable_trace_parameters_v1_any {
use etwspec_runtime::laws;
use etwspec::requests::provider::enable_trace_parameters_v1::{Any, EnableTraceParametersV1Ptr32, EnableTraceParametersV1Ptr64, };
law_any! {
    "ENABLE_TRACE_PARAMETERS_V1", false,
    0: "EnableTraceParametersV1Ptr32" EnableTraceParametersV1Ptr32(EnableTraceParametersV1Ptr32), 32;
    1: "EnableTraceParametersV1Ptr64" EnableTraceParametersV1Ptr64(EnableTraceParametersV1Ptr64), 40;
}

}

mod etw_um_registration_information_any {
use etwspec_runtime::laws;
use etwspec::requests::provider::etw_um_registration_information::{Any, EtwUmRegistrationInformationPtr32, EtwUmRegistrationInformationPtr64, };
law_any! {
    "ETW_UM_REGISTRATION_INFORMATION", false,
    0: "EtwUmRegistrationInformationPtr32" EtwUmRegistrationInformationPtr32(EtwUmRegistrationInformationPtr32), 152;
    1: "EtwUmRegistrationInformationPtr64" EtwUmRegistrationInformationPtr64(EtwUmRegistrationInformationPtr64), 160;
}

}

mod etw_um_registration_reply_any {
use etwspec_runtime::laws;
use etwspec::requests::provider::etw_um_registration_reply::{Any, EtwUmRegistrationReplyPtr32, EtwUmRegistrationReplyPtr64, };
law_any! {
    "ETW_UM_REGISTRATION_REPLY", true,
    0: "EtwUmRegistrationReplyPtr32" EtwUmRegistrationReplyPtr32(EtwUmRegistrationReplyPtr32), 152;
    1: "EtwUmRegistrationReplyPtr64" EtwUmRegistrationReplyPtr64(EtwUmRegistrationReplyPtr64), 160;
}

}

mod mofresourceinfoa_any {
use etwspec_runtime::laws;
use etwspec::requests::provider::mofresourceinfoa::{Any, MofresourceinfoaPtr32, MofresourceinfoaPtr64, };
law_any! {
    "MOFRESOURCEINFOA", false,
    0: "MofresourceinfoaPtr32" MofresourceinfoaPtr32(MofresourceinfoaPtr32), 16;
    1: "MofresourceinfoaPtr64" MofresourceinfoaPtr64(MofresourceinfoaPtr64), 32;
}

}

mod mofresourceinfow_any {
use etwspec_runtime::laws;
use etwspec::requests::provider::mofresourceinfow::{Any, MofresourceinfowPtr32, MofresourceinfowPtr64, };
law_any! {
    "MOFRESOURCEINFOW", false,
    0: "MofresourceinfowPtr32" MofresourceinfowPtr32(MofresourceinfowPtr32), 16;
    1: "MofresourceinfowPtr64" MofresourceinfowPtr64(MofresourceinfowPtr64), 32;
}

}

mod telemetry_coverage_point_any {
use etwspec_runtime::laws;
use etwspec::requests::provider::telemetry_coverage_point::{Any, TelemetryCoveragePointPtr32, TelemetryCoveragePointPtr64, };
law_any! {
    "TELEMETRY_COVERAGE_POINT", false,
    0: "TelemetryCoveragePointPtr32" TelemetryCoveragePointPtr32(TelemetryCoveragePointPtr32), 16;
    1: "TelemetryCoveragePointPtr64" TelemetryCoveragePointPtr64(TelemetryCoveragePointPtr64), 24;
}

}

mod trace_guid_registration_any {
use etwspec_runtime::laws;
use etwspec::requests::provider::trace_guid_registration::{Any, TraceGuidRegistrationPtr32, TraceGuidRegistrationPtr64, };
law_any! {
    "TRACE_GUID_REGISTRATION", false,
    0: "TraceGuidRegistrationPtr32" TraceGuidRegistrationPtr32(TraceGuidRegistrationPtr32), 8;
    1: "TraceGuidRegistrationPtr64" TraceGuidRegistrationPtr64(TraceGuidRegistrationPtr64), 16;
}

}

mod wmiregguidw_any {
use etwspec_runtime::laws;
use etwspec::requests::provider::wmiregguidw::{Any, WmiregguidwPtr32, WmiregguidwPtr64, };
law_any! {
    "WMIREGGUIDW", false,
    0: "WmiregguidwPtr32" WmiregguidwPtr32(WmiregguidwPtr32), 28;
    1: "WmiregguidwPtr64" WmiregguidwPtr64(WmiregguidwPtr64), 32;
}

}

mod wmireginfow_any {
use etwspec_runtime::laws;
use etwspec::requests::provider::wmireginfow::{Any, WmireginfowPtr32, WmireginfowPtr64, };
law_any! {
    "WMIREGINFOW", true,
    0: "WmireginfowPtr32" WmireginfowPtr32(WmireginfowPtr32), 20;
    1: "WmireginfowPtr64" WmireginfowPtr64(WmireginfowPtr64), 24;
}

}

mod event_activity_ctrl_values {
use etwspec_runtime::laws;
use etwspec::requests::provider::EventActivityCtrl as T;
law_enumeration!(u32);
}

mod event_filter_type_values {
use etwspec_runtime::laws;
use etwspec::requests::provider::EventFilterType as T;
law_enumeration!(u32);
}

mod event_info_class_values {
use etwspec_runtime::laws;
use etwspec::requests::provider::EventInfoClass as T;
law_enumeration!(u32);
}

mod wmidprequestcode_values {
use etwspec_runtime::laws;
use etwspec::requests::provider::Wmidprequestcode as T;
law_enumeration!(u32);
}

mod wmi_guidtype_values {
use etwspec_runtime::laws;
use etwspec::requests::provider::WmiGuidtype as T;
law_enumeration!(u32);
}

mod event_enable_property_values {
use etwspec_runtime::laws;
use etwspec::requests::provider::EventEnableProperty as T;
law_flags!(u32);
}

mod event_write_flag_values {
use etwspec_runtime::laws;
use etwspec::requests::provider::EventWriteFlag as T;
law_flags!(u32);
}

mod mofci_flag_values {
use etwspec_runtime::laws;
use etwspec::requests::provider::MofciFlag as T;
law_flags!(u32);
}

mod trace_provider_flag_values {
use etwspec_runtime::laws;
use etwspec::requests::provider::TraceProviderFlag as T;
law_flags!(u32);
}

mod wmiguid_access_values {
use etwspec_runtime::laws;
use etwspec::requests::provider::WmiguidAccess as T;
law_flags!(u32);
}

mod wmireg_flag_values {
use etwspec_runtime::laws;
use etwspec::requests::provider::WmiregFlag as T;
law_flags!(u32);
}
