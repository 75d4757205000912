// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `requests::provider`.
mod classic_event_id_v5_0 {
use crate::laws;
use etwspec::requests::provider::classic_event_id::{ ClassicEventId as T, ClassicEventIdView as V };
const MEMBERS: &[&str] = &[
    "EventGuid",
    "Type",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_guid() } else { from.event_guid }; value.event_guid = it; None }
        1 => { let it = if way == laws::Way::View { view.kind() } else { from.kind }; value.kind = it; None }
        2 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod enable_trace_parameters_v5_0x86 {
use crate::laws;
use etwspec::requests::provider::enable_trace_parameters::{ EnableTraceParametersX86 as T, EnableTraceParametersX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.version() } else { from.version }; value.version = it; None }
        1 => { let it = if way == laws::Way::View { view.enable_property() } else { from.enable_property }; value.enable_property = it; None }
        2 => { let it = if way == laws::Way::View { view.control_flags() } else { from.control_flags }; value.control_flags = it; None }
        3 => { let it = if way == laws::Way::View { view.source_id() } else { from.source_id }; value.source_id = it; None }
        4 => { let it = if way == laws::Way::View { view.enable_filter_desc() } else { from.enable_filter_desc }; value.enable_filter_desc = it; None }
        5 => { let it = if way == laws::Way::View { view.filter_desc_count() } else { from.filter_desc_count }; value.filter_desc_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod enable_trace_parameters_v5_0x64 {
use crate::laws;
use etwspec::requests::provider::enable_trace_parameters::{ EnableTraceParametersX64 as T, EnableTraceParametersX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.version() } else { from.version }; value.version = it; None }
        1 => { let it = if way == laws::Way::View { view.enable_property() } else { from.enable_property }; value.enable_property = it; None }
        2 => { let it = if way == laws::Way::View { view.control_flags() } else { from.control_flags }; value.control_flags = it; None }
        3 => { let it = if way == laws::Way::View { view.source_id() } else { from.source_id }; value.source_id = it; None }
        4 => { let it = if way == laws::Way::View { view.enable_filter_desc() } else { from.enable_filter_desc }; value.enable_filter_desc = it; None }
        5 => { let it = if way == laws::Way::View { view.filter_desc_count() } else { from.filter_desc_count }; value.filter_desc_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod enable_trace_parameters_v1_v5_0x86 {
use crate::laws;
use etwspec::requests::provider::enable_trace_parameters_v1::{ EnableTraceParametersV1X86 as T, EnableTraceParametersV1X86View as V };
const MEMBERS: &[&str] = &[
    "Version",
    "EnableProperty",
    "ControlFlags",
    "SourceId",
    "EnableFilterDesc",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.version() } else { from.version }; value.version = it; None }
        1 => { let it = if way == laws::Way::View { view.enable_property() } else { from.enable_property }; value.enable_property = it; None }
        2 => { let it = if way == laws::Way::View { view.control_flags() } else { from.control_flags }; value.control_flags = it; None }
        3 => { let it = if way == laws::Way::View { view.source_id() } else { from.source_id }; value.source_id = it; None }
        4 => { let it = if way == laws::Way::View { view.enable_filter_desc() } else { from.enable_filter_desc }; value.enable_filter_desc = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod enable_trace_parameters_v1_v5_0x64 {
use crate::laws;
use etwspec::requests::provider::enable_trace_parameters_v1::{ EnableTraceParametersV1X64 as T, EnableTraceParametersV1X64View as V };
const MEMBERS: &[&str] = &[
    "Version",
    "EnableProperty",
    "ControlFlags",
    "SourceId",
    "EnableFilterDesc",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.version() } else { from.version }; value.version = it; None }
        1 => { let it = if way == laws::Way::View { view.enable_property() } else { from.enable_property }; value.enable_property = it; None }
        2 => { let it = if way == laws::Way::View { view.control_flags() } else { from.control_flags }; value.control_flags = it; None }
        3 => { let it = if way == laws::Way::View { view.source_id() } else { from.source_id }; value.source_id = it; None }
        4 => { let it = if way == laws::Way::View { view.enable_filter_desc() } else { from.enable_filter_desc }; value.enable_filter_desc = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_activity_id_create_information_v5_0 {
use crate::laws;
use etwspec::requests::provider::etw_activity_id_create_information::{ EtwActivityIdCreateInformation as T, EtwActivityIdCreateInformationView as V };
const MEMBERS: &[&str] = &[
    "ActivityId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.activity_id() } else { from.activity_id }; value.activity_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_last_enable_info_v5_0 {
use crate::laws;
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
        0 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags }; value.enable_flags = it; None }
        1 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id }; value.logger_id = it; None }
        2 => { let it = if way == laws::Way::View { view.level() } else { from.level }; value.level = it; None }
        3 => { let it = match way { laws::Way::View => view.enabled(), laws::Way::Value => from.enabled(), laws::Way::Ones => !0u8 }; value.set_enabled(it); Some(it as u64) }
        4 => { let it = match way { laws::Way::View => view.internal_flag(), laws::Way::Value => from.internal_flag(), laws::Way::Ones => !0u8 }; value.set_internal_flag(it); Some(it as u64) }
        5 => { let it = if way == laws::Way::View { view.all_flags() } else { from.all_flags() }; value.set_all_flags(it); None }
        6 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_schematized_filter_v5_0 {
use crate::laws;
use etwspec::requests::provider::etw_schematized_filter::{ EtwSchematizedFilter as T, EtwSchematizedFilterView as V };
const MEMBERS: &[&str] = &[
    "Header",
    "Size",
    "NextOffset",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        2 => { let it = if way == laws::Way::View { view.next_offset() } else { from.next_offset }; value.next_offset = it; None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

}

mod etw_trace_enable_info_v5_0 {
use crate::laws;
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
        0 => { let it = if way == laws::Way::View { view.is_enabled() } else { from.is_enabled }; value.is_enabled = it; None }
        1 => { let it = if way == laws::Way::View { view.level() } else { from.level }; value.level = it; None }
        2 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1 }; value.reserved1 = it; None }
        3 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id }; value.logger_id = it; None }
        4 => { let it = if way == laws::Way::View { view.enable_property() } else { from.enable_property }; value.enable_property = it; None }
        5 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2 }; value.reserved2 = it; None }
        6 => { let it = if way == laws::Way::View { view.match_any_keyword() } else { from.match_any_keyword }; value.match_any_keyword = it; None }
        7 => { let it = if way == laws::Way::View { view.match_all_keyword() } else { from.match_all_keyword }; value.match_all_keyword = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_trace_group_info_v5_0 {
use crate::laws;
use etwspec::requests::provider::etw_trace_group_info::{ EtwTraceGroupInfo as T, EtwTraceGroupInfoView as V };
const MEMBERS: &[&str] = &[
    "GroupCount",
    "GroupInfo",
    "InstanceGuidCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.group_count() } else { from.group_count }; value.group_count = it; None }
        1 => { let it = if way == laws::Way::View { view.group_info() } else { from.group_info }; value.group_info = it; None }
        2 => { let it = if way == laws::Way::View { view.instance_guid_count() } else { from.instance_guid_count }; value.instance_guid_count = it; None }
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

mod etw_trace_group_info_entry_v5_0 {
use crate::laws;
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
        0 => { let it = if way == laws::Way::View { view.is_enabled() } else { from.is_enabled }; value.is_enabled = it; None }
        1 => { let it = if way == laws::Way::View { view.level() } else { from.level }; value.level = it; None }
        2 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1 }; value.reserved1 = it; None }
        3 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id }; value.logger_id = it; None }
        4 => { let it = if way == laws::Way::View { view.enable_property() } else { from.enable_property }; value.enable_property = it; None }
        5 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2 }; value.reserved2 = it; None }
        6 => { let it = if way == laws::Way::View { view.match_any_keyword() } else { from.match_any_keyword }; value.match_any_keyword = it; None }
        7 => { let it = if way == laws::Way::View { view.match_all_keyword() } else { from.match_all_keyword }; value.match_all_keyword = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_trace_group_info_information_v5_0 {
use crate::laws;
use etwspec::requests::provider::etw_trace_group_info_information::{ EtwTraceGroupInfoInformation as T, EtwTraceGroupInfoInformationView as V };
const MEMBERS: &[&str] = &[
    "Guid",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.guid() } else { from.guid }; value.guid = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_trace_guid_info_v5_0 {
use crate::laws;
use etwspec::requests::provider::etw_trace_guid_info::{ EtwTraceGuidInfo as T, EtwTraceGuidInfoView as V };
const MEMBERS: &[&str] = &[
    "InstanceCount",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.instance_count() } else { from.instance_count }; value.instance_count = it; None }
        1 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
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
        Ok((vec![match tail.instances { Some(part) => Some(part.as_bytes().len()), None => None }, ], tail.rest.len()))
    });
}

}

mod etw_trace_guid_info_information_v5_0 {
use crate::laws;
use etwspec::requests::provider::etw_trace_guid_info_information::{ EtwTraceGuidInfoInformation as T, EtwTraceGuidInfoInformationView as V };
const MEMBERS: &[&str] = &[
    "Guid",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.guid() } else { from.guid }; value.guid = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_trace_guid_list_v5_0 {
use crate::laws;
use etwspec::requests::provider::etw_trace_guid_list::{ EtwTraceGuidList as T, EtwTraceGuidListView as V };
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

mod etw_trace_provider_instance_info_v5_0 {
use crate::laws;
use etwspec::requests::provider::etw_trace_provider_instance_info::{ EtwTraceProviderInstanceInfo as T, EtwTraceProviderInstanceInfoView as V };
const MEMBERS: &[&str] = &[
    "NextOffset",
    "EnableCount",
    "Pid",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.next_offset() } else { from.next_offset }; value.next_offset = it; None }
        1 => { let it = if way == laws::Way::View { view.enable_count() } else { from.enable_count }; value.enable_count = it; None }
        2 => { let it = if way == laws::Way::View { view.pid() } else { from.pid }; value.pid = it; None }
        3 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
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
        Ok((vec![{ let part = tail.enable_info; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod etw_um_registration_information_v5_0x86 {
use crate::laws;
use etwspec::requests::provider::etw_um_registration_information::{ EtwUmRegistrationInformationX86 as T, EtwUmRegistrationInformationX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.provider_guid() } else { from.provider_guid }; value.provider_guid = it; None }
        1 => { let it = if way == laws::Way::View { view.reg_type() } else { from.reg_type }; value.reg_type = it; None }
        2 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id }; value.logger_id = it; None }
        3 => { let it = if way == laws::Way::View { view.reserved0() } else { from.reserved0 }; value.reserved0 = it; None }
        4 => { let it = if way == laws::Way::View { view.reply_handle() } else { from.reply_handle }; value.reply_handle = it; None }
        5 => { let it = if way == laws::Way::View { view.reply_callback() } else { from.reply_callback }; value.reply_callback = it; None }
        6 => { let it = if way == laws::Way::View { view.reply_buffer_size() } else { from.reply_buffer_size }; value.reply_buffer_size = it; None }
        7 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1 }; value.reserved1 = it; None }
        8 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2 }; value.reserved2 = it; None }
        9 => { let it = if way == laws::Way::View { view.enable_callback_context() } else { from.enable_callback_context }; value.enable_callback_context = it; None }
        10 => { let it = if way == laws::Way::View { view.enable_filter_desc() } else { from.enable_filter_desc }; value.enable_filter_desc = it; None }
        11 => { let it = if way == laws::Way::View { view.enable_callback() } else { from.enable_callback }; value.enable_callback = it; None }
        12 => { let it = if way == laws::Way::View { view.enable_callback_reserved() } else { from.enable_callback_reserved }; value.enable_callback_reserved = it; None }
        13 => { let it = if way == laws::Way::View { view.provider_traits() } else { from.provider_traits }; value.provider_traits = it; None }
        14 => { let it = if way == laws::Way::View { view.traits_flags() } else { from.traits_flags }; value.traits_flags = it; None }
        15 => { let it = if way == laws::Way::View { view.has_payload() } else { from.has_payload }; value.has_payload = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_um_registration_information_v5_0x64 {
use crate::laws;
use etwspec::requests::provider::etw_um_registration_information::{ EtwUmRegistrationInformationX64 as T, EtwUmRegistrationInformationX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.provider_guid() } else { from.provider_guid }; value.provider_guid = it; None }
        1 => { let it = if way == laws::Way::View { view.reg_type() } else { from.reg_type }; value.reg_type = it; None }
        2 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id }; value.logger_id = it; None }
        3 => { let it = if way == laws::Way::View { view.reserved0() } else { from.reserved0 }; value.reserved0 = it; None }
        4 => { let it = if way == laws::Way::View { view.reply_handle() } else { from.reply_handle }; value.reply_handle = it; None }
        5 => { let it = if way == laws::Way::View { view.reply_callback() } else { from.reply_callback }; value.reply_callback = it; None }
        6 => { let it = if way == laws::Way::View { view.reply_buffer_size() } else { from.reply_buffer_size }; value.reply_buffer_size = it; None }
        7 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1 }; value.reserved1 = it; None }
        8 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2 }; value.reserved2 = it; None }
        9 => { let it = if way == laws::Way::View { view.enable_callback_context() } else { from.enable_callback_context }; value.enable_callback_context = it; None }
        10 => { let it = if way == laws::Way::View { view.enable_filter_desc() } else { from.enable_filter_desc }; value.enable_filter_desc = it; None }
        11 => { let it = if way == laws::Way::View { view.enable_callback() } else { from.enable_callback }; value.enable_callback = it; None }
        12 => { let it = if way == laws::Way::View { view.enable_callback_reserved() } else { from.enable_callback_reserved }; value.enable_callback_reserved = it; None }
        13 => { let it = if way == laws::Way::View { view.provider_traits() } else { from.provider_traits }; value.provider_traits = it; None }
        14 => { let it = if way == laws::Way::View { view.traits_flags() } else { from.traits_flags }; value.traits_flags = it; None }
        15 => { let it = if way == laws::Way::View { view.has_payload() } else { from.has_payload }; value.has_payload = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_um_registration_reply_v5_0x86 {
use crate::laws;
use etwspec::requests::provider::etw_um_registration_reply::{ EtwUmRegistrationReplyX86 as T, EtwUmRegistrationReplyX86View as V };
const MEMBERS: &[&str] = &[
    "Registration",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.registration().to_value() } else { from.registration }; value.registration = it; None }
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
        Ok((vec![match tail.filters { Some(part) => Some(part.as_bytes().len()), None => None }, ], tail.rest.len()))
    });
}

}

mod etw_um_registration_reply_v5_0x64 {
use crate::laws;
use etwspec::requests::provider::etw_um_registration_reply::{ EtwUmRegistrationReplyX64 as T, EtwUmRegistrationReplyX64View as V };
const MEMBERS: &[&str] = &[
    "Registration",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.registration().to_value() } else { from.registration }; value.registration = it; None }
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
        Ok((vec![match tail.filters { Some(part) => Some(part.as_bytes().len()), None => None }, ], tail.rest.len()))
    });
}

}

mod etw_wdi_scenario_information_v5_0 {
use crate::laws;
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
        0 => { let it = if way == laws::Way::View { view.provider_handle() } else { from.provider_handle }; value.provider_handle = it; None }
        1 => { let it = if way == laws::Way::View { view.reserved0() } else { from.reserved0 }; value.reserved0 = it; None }
        2 => { let it = if way == laws::Way::View { view.scenario_code() } else { from.scenario_code }; value.scenario_code = it; None }
        3 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1 }; value.reserved1 = it; None }
        4 => { let it = if way == laws::Way::View { view.scenario_instance_guid() } else { from.scenario_instance_guid }; value.scenario_instance_guid = it; None }
        5 => { let it = if way == laws::Way::View { view.operation() } else { from.operation }; value.operation = it; None }
        6 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2 }; value.reserved2 = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod event_filter_descriptor_v5_0 {
use crate::laws;
use etwspec::requests::provider::event_filter_descriptor::{ EventFilterDescriptor as T, EventFilterDescriptorView as V };
const MEMBERS: &[&str] = &[
    "Ptr",
    "Size",
    "Type",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.ptr() } else { from.ptr }; value.ptr = it; None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        2 => { let it = if way == laws::Way::View { view.kind() } else { from.kind }; value.kind = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod event_filter_event_id_v5_0 {
use crate::laws;
use etwspec::requests::provider::event_filter_event_id::{ EventFilterEventId as T, EventFilterEventIdView as V };
const MEMBERS: &[&str] = &[
    "FilterIn",
    "Reserved",
    "Count",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.filter_in() } else { from.filter_in }; value.filter_in = it; None }
        1 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        2 => { let it = if way == laws::Way::View { view.count() } else { from.count }; value.count = it; None }
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

mod event_filter_event_name_v5_0 {
use crate::laws;
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
        0 => { let it = if way == laws::Way::View { view.match_any_keyword() } else { from.match_any_keyword }; value.match_any_keyword = it; None }
        1 => { let it = if way == laws::Way::View { view.match_all_keyword() } else { from.match_all_keyword }; value.match_all_keyword = it; None }
        2 => { let it = if way == laws::Way::View { view.level() } else { from.level }; value.level = it; None }
        3 => { let it = if way == laws::Way::View { view.filter_in() } else { from.filter_in }; value.filter_in = it; None }
        4 => { let it = if way == laws::Way::View { view.name_count() } else { from.name_count }; value.name_count = it; None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

}

mod event_filter_header_v5_0 {
use crate::laws;
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
        0 => { let it = if way == laws::Way::View { view.id() } else { from.id }; value.id = it; None }
        1 => { let it = if way == laws::Way::View { view.version() } else { from.version }; value.version = it; None }
        2 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        3 => { let it = if way == laws::Way::View { view.instance_id() } else { from.instance_id }; value.instance_id = it; None }
        4 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        5 => { let it = if way == laws::Way::View { view.next_offset() } else { from.next_offset }; value.next_offset = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod event_filter_level_kw_v5_0 {
use crate::laws;
use etwspec::requests::provider::event_filter_level_kw::{ EventFilterLevelKw as T, EventFilterLevelKwView as V };
const MEMBERS: &[&str] = &[
    "MatchAnyKeyword",
    "MatchAllKeyword",
    "Level",
    "FilterIn",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.match_any_keyword() } else { from.match_any_keyword }; value.match_any_keyword = it; None }
        1 => { let it = if way == laws::Way::View { view.match_all_keyword() } else { from.match_all_keyword }; value.match_all_keyword = it; None }
        2 => { let it = if way == laws::Way::View { view.level() } else { from.level }; value.level = it; None }
        3 => { let it = if way == laws::Way::View { view.filter_in() } else { from.filter_in }; value.filter_in = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod mofresourceinfoa_v5_0x86 {
use crate::laws;
use etwspec::requests::provider::mofresourceinfoa::{ MofresourceinfoaX86 as T, MofresourceinfoaX86View as V };
const MEMBERS: &[&str] = &[
    "ImagePath",
    "ResourceName",
    "ResourceSize",
    "ResourceBuffer",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_path() } else { from.image_path }; value.image_path = it; None }
        1 => { let it = if way == laws::Way::View { view.resource_name() } else { from.resource_name }; value.resource_name = it; None }
        2 => { let it = if way == laws::Way::View { view.resource_size() } else { from.resource_size }; value.resource_size = it; None }
        3 => { let it = if way == laws::Way::View { view.resource_buffer() } else { from.resource_buffer }; value.resource_buffer = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod mofresourceinfoa_v5_0x64 {
use crate::laws;
use etwspec::requests::provider::mofresourceinfoa::{ MofresourceinfoaX64 as T, MofresourceinfoaX64View as V };
const MEMBERS: &[&str] = &[
    "ImagePath",
    "ResourceName",
    "ResourceSize",
    "ResourceBuffer",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_path() } else { from.image_path }; value.image_path = it; None }
        1 => { let it = if way == laws::Way::View { view.resource_name() } else { from.resource_name }; value.resource_name = it; None }
        2 => { let it = if way == laws::Way::View { view.resource_size() } else { from.resource_size }; value.resource_size = it; None }
        3 => { let it = if way == laws::Way::View { view.resource_buffer() } else { from.resource_buffer }; value.resource_buffer = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod mofresourceinfow_v5_0x86 {
use crate::laws;
use etwspec::requests::provider::mofresourceinfow::{ MofresourceinfowX86 as T, MofresourceinfowX86View as V };
const MEMBERS: &[&str] = &[
    "ImagePath",
    "ResourceName",
    "ResourceSize",
    "ResourceBuffer",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_path() } else { from.image_path }; value.image_path = it; None }
        1 => { let it = if way == laws::Way::View { view.resource_name() } else { from.resource_name }; value.resource_name = it; None }
        2 => { let it = if way == laws::Way::View { view.resource_size() } else { from.resource_size }; value.resource_size = it; None }
        3 => { let it = if way == laws::Way::View { view.resource_buffer() } else { from.resource_buffer }; value.resource_buffer = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod mofresourceinfow_v5_0x64 {
use crate::laws;
use etwspec::requests::provider::mofresourceinfow::{ MofresourceinfowX64 as T, MofresourceinfowX64View as V };
const MEMBERS: &[&str] = &[
    "ImagePath",
    "ResourceName",
    "ResourceSize",
    "ResourceBuffer",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_path() } else { from.image_path }; value.image_path = it; None }
        1 => { let it = if way == laws::Way::View { view.resource_name() } else { from.resource_name }; value.resource_name = it; None }
        2 => { let it = if way == laws::Way::View { view.resource_size() } else { from.resource_size }; value.resource_size = it; None }
        3 => { let it = if way == laws::Way::View { view.resource_buffer() } else { from.resource_buffer }; value.resource_buffer = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod telemetry_coverage_point_v5_0x86 {
use crate::laws;
use etwspec::requests::provider::telemetry_coverage_point::{ TelemetryCoveragePointX86 as T, TelemetryCoveragePointX86View as V };
const MEMBERS: &[&str] = &[
    "Name",
    "Hash",
    "LastCoveredRound",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.name() } else { from.name }; value.name = it; None }
        1 => { let it = if way == laws::Way::View { view.hash_() } else { from.hash_ }; value.hash_ = it; None }
        2 => { let it = if way == laws::Way::View { view.last_covered_round() } else { from.last_covered_round }; value.last_covered_round = it; None }
        3 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod telemetry_coverage_point_v5_0x64 {
use crate::laws;
use etwspec::requests::provider::telemetry_coverage_point::{ TelemetryCoveragePointX64 as T, TelemetryCoveragePointX64View as V };
const MEMBERS: &[&str] = &[
    "Name",
    "Hash",
    "LastCoveredRound",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.name() } else { from.name }; value.name = it; None }
        1 => { let it = if way == laws::Way::View { view.hash_() } else { from.hash_ }; value.hash_ = it; None }
        2 => { let it = if way == laws::Way::View { view.last_covered_round() } else { from.last_covered_round }; value.last_covered_round = it; None }
        3 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod trace_enable_info_v5_0 {
use crate::laws;
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
        0 => { let it = if way == laws::Way::View { view.is_enabled() } else { from.is_enabled }; value.is_enabled = it; None }
        1 => { let it = if way == laws::Way::View { view.level() } else { from.level }; value.level = it; None }
        2 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1 }; value.reserved1 = it; None }
        3 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id }; value.logger_id = it; None }
        4 => { let it = if way == laws::Way::View { view.enable_property() } else { from.enable_property }; value.enable_property = it; None }
        5 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2 }; value.reserved2 = it; None }
        6 => { let it = if way == laws::Way::View { view.match_any_keyword() } else { from.match_any_keyword }; value.match_any_keyword = it; None }
        7 => { let it = if way == laws::Way::View { view.match_all_keyword() } else { from.match_all_keyword }; value.match_all_keyword = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod trace_guid_info_v5_0 {
use crate::laws;
use etwspec::requests::provider::trace_guid_info::{ TraceGuidInfo as T, TraceGuidInfoView as V };
const MEMBERS: &[&str] = &[
    "InstanceCount",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.instance_count() } else { from.instance_count }; value.instance_count = it; None }
        1 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
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
        Ok((vec![match tail.instance { Some(part) => Some(part.as_bytes().len()), None => None }, ], tail.rest.len()))
    });
}

}

mod trace_guid_properties_v5_0 {
use crate::laws;
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
        0 => { let it = if way == laws::Way::View { view.guid() } else { from.guid }; value.guid = it; None }
        1 => { let it = if way == laws::Way::View { view.guid_type() } else { from.guid_type }; value.guid_type = it; None }
        2 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id }; value.logger_id = it; None }
        3 => { let it = if way == laws::Way::View { view.enable_level() } else { from.enable_level }; value.enable_level = it; None }
        4 => { let it = if way == laws::Way::View { view.enable_flags() } else { from.enable_flags }; value.enable_flags = it; None }
        5 => { let it = if way == laws::Way::View { view.is_enable() } else { from.is_enable }; value.is_enable = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod trace_guid_registration_v5_0x86 {
use crate::laws;
use etwspec::requests::provider::trace_guid_registration::{ TraceGuidRegistrationX86 as T, TraceGuidRegistrationX86View as V };
const MEMBERS: &[&str] = &[
    "Guid",
    "RegHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.guid() } else { from.guid }; value.guid = it; None }
        1 => { let it = if way == laws::Way::View { view.reg_handle() } else { from.reg_handle }; value.reg_handle = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod trace_guid_registration_v5_0x64 {
use crate::laws;
use etwspec::requests::provider::trace_guid_registration::{ TraceGuidRegistrationX64 as T, TraceGuidRegistrationX64View as V };
const MEMBERS: &[&str] = &[
    "Guid",
    "RegHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.guid() } else { from.guid }; value.guid = it; None }
        1 => { let it = if way == laws::Way::View { view.reg_handle() } else { from.reg_handle }; value.reg_handle = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod trace_periodic_capture_state_info_v5_0 {
use crate::laws;
use etwspec::requests::provider::trace_periodic_capture_state_info::{ TracePeriodicCaptureStateInfo as T, TracePeriodicCaptureStateInfoView as V };
const MEMBERS: &[&str] = &[
    "CaptureStateFrequencyInSeconds",
    "ProviderCount",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.capture_state_frequency_in_seconds() } else { from.capture_state_frequency_in_seconds }; value.capture_state_frequency_in_seconds = it; None }
        1 => { let it = if way == laws::Way::View { view.provider_count() } else { from.provider_count }; value.provider_count = it; None }
        2 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod trace_profile_interval_v5_0 {
use crate::laws;
use etwspec::requests::provider::trace_profile_interval::{ TraceProfileInterval as T, TraceProfileIntervalView as V };
const MEMBERS: &[&str] = &[
    "Source",
    "Interval",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.source() } else { from.source }; value.source = it; None }
        1 => { let it = if way == laws::Way::View { view.interval() } else { from.interval }; value.interval = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod trace_provider_instance_info_v5_0 {
use crate::laws;
use etwspec::requests::provider::trace_provider_instance_info::{ TraceProviderInstanceInfo as T, TraceProviderInstanceInfoView as V };
const MEMBERS: &[&str] = &[
    "NextOffset",
    "EnableCount",
    "Pid",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.next_offset() } else { from.next_offset }; value.next_offset = it; None }
        1 => { let it = if way == laws::Way::View { view.enable_count() } else { from.enable_count }; value.enable_count = it; None }
        2 => { let it = if way == laws::Way::View { view.pid() } else { from.pid }; value.pid = it; None }
        3 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
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
        Ok((vec![{ let part = tail.enable_info; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod trace_version_info_v5_0 {
use crate::laws;
use etwspec::requests::provider::trace_version_info::{ TraceVersionInfo as T, TraceVersionInfoView as V };
const MEMBERS: &[&str] = &[
    "EtwTraceProcessingVersion",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.etw_trace_processing_version() } else { from.etw_trace_processing_version }; value.etw_trace_processing_version = it; None }
        1 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmiguidinformation_v5_0 {
use crate::laws;
use etwspec::requests::provider::wmiguidinformation::{ Wmiguidinformation as T, WmiguidinformationView as V };
const MEMBERS: &[&str] = &[
    "Size",
    "IsExpensive",
    "IsEventOnly",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        1 => { let it = if way == laws::Way::View { view.is_expensive() } else { from.is_expensive }; value.is_expensive = it; None }
        2 => { let it = if way == laws::Way::View { view.is_event_only() } else { from.is_event_only }; value.is_event_only = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod classic_event_id_any {
use crate::laws;
use etwspec::requests::provider::classic_event_id::{Any, ClassicEventId, };
any! {
    "CLASSIC_EVENT_ID", false,
    0: "V5_0" V5_0(ClassicEventId), 24;
}

}

mod enable_trace_parameters_any {
use crate::laws;
use etwspec::requests::provider::enable_trace_parameters::{Any, EnableTraceParametersX86, EnableTraceParametersX64, };
any! {
    "ENABLE_TRACE_PARAMETERS", false,
    0: "V5_0X86" V5_0X86(EnableTraceParametersX86), 36;
    1: "V5_0X64" V5_0X64(EnableTraceParametersX64), 48;
}

}

mod enable_trace_parameters_v1_any {
use crate::laws;
use etwspec::requests::provider::enable_trace_parameters_v1::{Any, EnableTraceParametersV1X86, EnableTraceParametersV1X64, };
any! {
    "ENABLE_TRACE_PARAMETERS_V1", false,
    0: "V5_0X86" V5_0X86(EnableTraceParametersV1X86), 32;
    1: "V5_0X64" V5_0X64(EnableTraceParametersV1X64), 40;
}

}

mod etw_activity_id_create_information_any {
use crate::laws;
use etwspec::requests::provider::etw_activity_id_create_information::{Any, EtwActivityIdCreateInformation, };
any! {
    "ETW_ACTIVITY_ID_CREATE_INFORMATION", false,
    0: "V5_0" V5_0(EtwActivityIdCreateInformation), 16;
}

}

mod etw_last_enable_info_any {
use crate::laws;
use etwspec::requests::provider::etw_last_enable_info::{Any, EtwLastEnableInfo, };
any! {
    "ETW_LAST_ENABLE_INFO", false,
    0: "V5_0" V5_0(EtwLastEnableInfo), 16;
}

}

mod etw_schematized_filter_any {
use crate::laws;
use etwspec::requests::provider::etw_schematized_filter::{Any, EtwSchematizedFilter, };
any! {
    "ETW_SCHEMATIZED_FILTER", true,
    0: "V5_0" V5_0(EtwSchematizedFilter), 24;
}

}

mod etw_trace_enable_info_any {
use crate::laws;
use etwspec::requests::provider::etw_trace_enable_info::{Any, EtwTraceEnableInfo, };
any! {
    "ETW_TRACE_ENABLE_INFO", false,
    0: "V5_0" V5_0(EtwTraceEnableInfo), 32;
}

}

mod etw_trace_group_info_any {
use crate::laws;
use etwspec::requests::provider::etw_trace_group_info::{Any, EtwTraceGroupInfo, };
any! {
    "ETW_TRACE_GROUP_INFO", true,
    0: "V5_0" V5_0(EtwTraceGroupInfo), 524;
}

}

mod etw_trace_group_info_entry_any {
use crate::laws;
use etwspec::requests::provider::etw_trace_group_info_entry::{Any, EtwTraceGroupInfoEntry, };
any! {
    "ETW_TRACE_GROUP_INFO_ENTRY", false,
    0: "V5_0" V5_0(EtwTraceGroupInfoEntry), 32;
}

}

mod etw_trace_group_info_information_any {
use crate::laws;
use etwspec::requests::provider::etw_trace_group_info_information::{Any, EtwTraceGroupInfoInformation, };
any! {
    "ETW_TRACE_GROUP_INFO_INFORMATION", false,
    0: "V5_0" V5_0(EtwTraceGroupInfoInformation), 16;
}

}

mod etw_trace_guid_info_any {
use crate::laws;
use etwspec::requests::provider::etw_trace_guid_info::{Any, EtwTraceGuidInfo, };
any! {
    "ETW_TRACE_GUID_INFO", true,
    0: "V5_0" V5_0(EtwTraceGuidInfo), 8;
}

}

mod etw_trace_guid_info_information_any {
use crate::laws;
use etwspec::requests::provider::etw_trace_guid_info_information::{Any, EtwTraceGuidInfoInformation, };
any! {
    "ETW_TRACE_GUID_INFO_INFORMATION", false,
    0: "V5_0" V5_0(EtwTraceGuidInfoInformation), 16;
}

}

mod etw_trace_guid_list_any {
use crate::laws;
use etwspec::requests::provider::etw_trace_guid_list::{Any, EtwTraceGuidList, };
any! {
    "ETW_TRACE_GUID_LIST", true,
    0: "V5_0" V5_0(EtwTraceGuidList), 0;
}

}

mod etw_trace_provider_instance_info_any {
use crate::laws;
use etwspec::requests::provider::etw_trace_provider_instance_info::{Any, EtwTraceProviderInstanceInfo, };
any! {
    "ETW_TRACE_PROVIDER_INSTANCE_INFO", true,
    0: "V5_0" V5_0(EtwTraceProviderInstanceInfo), 16;
}

}

mod etw_um_registration_information_any {
use crate::laws;
use etwspec::requests::provider::etw_um_registration_information::{Any, EtwUmRegistrationInformationX86, EtwUmRegistrationInformationX64, };
any! {
    "ETW_UM_REGISTRATION_INFORMATION", false,
    0: "V5_0X86" V5_0X86(EtwUmRegistrationInformationX86), 152;
    1: "V5_0X64" V5_0X64(EtwUmRegistrationInformationX64), 160;
}

}

mod etw_um_registration_reply_any {
use crate::laws;
use etwspec::requests::provider::etw_um_registration_reply::{Any, EtwUmRegistrationReplyX86, EtwUmRegistrationReplyX64, };
any! {
    "ETW_UM_REGISTRATION_REPLY", true,
    0: "V5_0X86" V5_0X86(EtwUmRegistrationReplyX86), 152;
    1: "V5_0X64" V5_0X64(EtwUmRegistrationReplyX64), 160;
}

}

mod etw_wdi_scenario_information_any {
use crate::laws;
use etwspec::requests::provider::etw_wdi_scenario_information::{Any, EtwWdiScenarioInformation, };
any! {
    "ETW_WDI_SCENARIO_INFORMATION", false,
    0: "V5_0" V5_0(EtwWdiScenarioInformation), 48;
}

}

mod event_filter_descriptor_any {
use crate::laws;
use etwspec::requests::provider::event_filter_descriptor::{Any, EventFilterDescriptor, };
any! {
    "EVENT_FILTER_DESCRIPTOR", false,
    0: "V5_0" V5_0(EventFilterDescriptor), 16;
}

}

mod event_filter_event_id_any {
use crate::laws;
use etwspec::requests::provider::event_filter_event_id::{Any, EventFilterEventId, };
any! {
    "EVENT_FILTER_EVENT_ID", true,
    0: "V5_0" V5_0(EventFilterEventId), 4;
}

}

mod event_filter_event_name_any {
use crate::laws;
use etwspec::requests::provider::event_filter_event_name::{Any, EventFilterEventName, };
any! {
    "EVENT_FILTER_EVENT_NAME", true,
    0: "V5_0" V5_0(EventFilterEventName), 20;
}

}

mod event_filter_header_any {
use crate::laws;
use etwspec::requests::provider::event_filter_header::{Any, EventFilterHeader, };
any! {
    "EVENT_FILTER_HEADER", false,
    0: "V5_0" V5_0(EventFilterHeader), 24;
}

}

mod event_filter_level_kw_any {
use crate::laws;
use etwspec::requests::provider::event_filter_level_kw::{Any, EventFilterLevelKw, };
any! {
    "EVENT_FILTER_LEVEL_KW", false,
    0: "V5_0" V5_0(EventFilterLevelKw), 24;
}

}

mod mofresourceinfoa_any {
use crate::laws;
use etwspec::requests::provider::mofresourceinfoa::{Any, MofresourceinfoaX86, MofresourceinfoaX64, };
any! {
    "MOFRESOURCEINFOA", false,
    0: "V5_0X86" V5_0X86(MofresourceinfoaX86), 16;
    1: "V5_0X64" V5_0X64(MofresourceinfoaX64), 32;
}

}

mod mofresourceinfow_any {
use crate::laws;
use etwspec::requests::provider::mofresourceinfow::{Any, MofresourceinfowX86, MofresourceinfowX64, };
any! {
    "MOFRESOURCEINFOW", false,
    0: "V5_0X86" V5_0X86(MofresourceinfowX86), 16;
    1: "V5_0X64" V5_0X64(MofresourceinfowX64), 32;
}

}

mod telemetry_coverage_point_any {
use crate::laws;
use etwspec::requests::provider::telemetry_coverage_point::{Any, TelemetryCoveragePointX86, TelemetryCoveragePointX64, };
any! {
    "TELEMETRY_COVERAGE_POINT", false,
    0: "V5_0X86" V5_0X86(TelemetryCoveragePointX86), 16;
    1: "V5_0X64" V5_0X64(TelemetryCoveragePointX64), 24;
}

}

mod trace_enable_info_any {
use crate::laws;
use etwspec::requests::provider::trace_enable_info::{Any, TraceEnableInfo, };
any! {
    "TRACE_ENABLE_INFO", false,
    0: "V5_0" V5_0(TraceEnableInfo), 32;
}

}

mod trace_guid_info_any {
use crate::laws;
use etwspec::requests::provider::trace_guid_info::{Any, TraceGuidInfo, };
any! {
    "TRACE_GUID_INFO", true,
    0: "V5_0" V5_0(TraceGuidInfo), 8;
}

}

mod trace_guid_properties_any {
use crate::laws;
use etwspec::requests::provider::trace_guid_properties::{Any, TraceGuidProperties, };
any! {
    "TRACE_GUID_PROPERTIES", false,
    0: "V5_0" V5_0(TraceGuidProperties), 36;
}

}

mod trace_guid_registration_any {
use crate::laws;
use etwspec::requests::provider::trace_guid_registration::{Any, TraceGuidRegistrationX86, TraceGuidRegistrationX64, };
any! {
    "TRACE_GUID_REGISTRATION", false,
    0: "V5_0X86" V5_0X86(TraceGuidRegistrationX86), 8;
    1: "V5_0X64" V5_0X64(TraceGuidRegistrationX64), 16;
}

}

mod trace_periodic_capture_state_info_any {
use crate::laws;
use etwspec::requests::provider::trace_periodic_capture_state_info::{Any, TracePeriodicCaptureStateInfo, };
any! {
    "TRACE_PERIODIC_CAPTURE_STATE_INFO", false,
    0: "V5_0" V5_0(TracePeriodicCaptureStateInfo), 8;
}

}

mod trace_profile_interval_any {
use crate::laws;
use etwspec::requests::provider::trace_profile_interval::{Any, TraceProfileInterval, };
any! {
    "TRACE_PROFILE_INTERVAL", false,
    0: "V5_0" V5_0(TraceProfileInterval), 8;
}

}

mod trace_provider_instance_info_any {
use crate::laws;
use etwspec::requests::provider::trace_provider_instance_info::{Any, TraceProviderInstanceInfo, };
any! {
    "TRACE_PROVIDER_INSTANCE_INFO", true,
    0: "V5_0" V5_0(TraceProviderInstanceInfo), 16;
}

}

mod trace_version_info_any {
use crate::laws;
use etwspec::requests::provider::trace_version_info::{Any, TraceVersionInfo, };
any! {
    "TRACE_VERSION_INFO", false,
    0: "V5_0" V5_0(TraceVersionInfo), 8;
}

}

mod wmiguidinformation_any {
use crate::laws;
use etwspec::requests::provider::wmiguidinformation::{Any, Wmiguidinformation, };
any! {
    "WMIGUIDINFORMATION", false,
    0: "V5_0" V5_0(Wmiguidinformation), 8;
}

}

mod event_filter_type_values {
use crate::laws;
use etwspec::requests::provider::EventFilterType as T;
enumeration!(u32);
}

mod event_enable_property_values {
use crate::laws;
use etwspec::requests::provider::EventEnableProperty as T;
flags!(u32);
}

mod trace_provider_flag_values {
use crate::laws;
use etwspec::requests::provider::TraceProviderFlag as T;
flags!(u32);
}
