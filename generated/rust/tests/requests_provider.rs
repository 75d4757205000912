// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `requests::provider`.
#![cfg(feature = "requests")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn classic_event_id_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::classic_event_id::ClassicEventId;
    type V<'a> = etwspec::requests::provider::classic_event_id::ClassicEventIdView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn classic_event_id_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::classic_event_id::ClassicEventId;
    type V<'a> = etwspec::requests::provider::classic_event_id::ClassicEventIdView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.event_guid(), a.event_guid);
            let mut moved = a;
            moved.event_guid = b.event_guid;
            laws::only_moved(layout, "EventGuid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.kind(), a.kind);
            let mut moved = a;
            moved.kind = b.kind;
            laws::only_moved(layout, "Type", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn enable_trace_parameters_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::enable_trace_parameters::EnableTraceParametersX86;
    type V<'a> = etwspec::requests::provider::enable_trace_parameters::EnableTraceParametersX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn enable_trace_parameters_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::enable_trace_parameters::EnableTraceParametersX86;
    type V<'a> = etwspec::requests::provider::enable_trace_parameters::EnableTraceParametersX86View<
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
            prop_assert_eq!(view.version(), a.version);
            let mut moved = a;
            moved.version = b.version;
            laws::only_moved(layout, "Version", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_property(), a.enable_property);
            let mut moved = a;
            moved.enable_property = b.enable_property;
            laws::only_moved(
                layout,
                "EnableProperty",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.control_flags(), a.control_flags);
            let mut moved = a;
            moved.control_flags = b.control_flags;
            laws::only_moved(layout, "ControlFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.source_id(), a.source_id);
            let mut moved = a;
            moved.source_id = b.source_id;
            laws::only_moved(layout, "SourceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_filter_desc(), a.enable_filter_desc);
            let mut moved = a;
            moved.enable_filter_desc = b.enable_filter_desc;
            laws::only_moved(
                layout,
                "EnableFilterDesc",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.filter_desc_count(), a.filter_desc_count);
            let mut moved = a;
            moved.filter_desc_count = b.filter_desc_count;
            laws::only_moved(
                layout,
                "FilterDescCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn enable_trace_parameters_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::enable_trace_parameters::EnableTraceParametersX64;
    type V<'a> = etwspec::requests::provider::enable_trace_parameters::EnableTraceParametersX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn enable_trace_parameters_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::enable_trace_parameters::EnableTraceParametersX64;
    type V<'a> = etwspec::requests::provider::enable_trace_parameters::EnableTraceParametersX64View<
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
            prop_assert_eq!(view.version(), a.version);
            let mut moved = a;
            moved.version = b.version;
            laws::only_moved(layout, "Version", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_property(), a.enable_property);
            let mut moved = a;
            moved.enable_property = b.enable_property;
            laws::only_moved(
                layout,
                "EnableProperty",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.control_flags(), a.control_flags);
            let mut moved = a;
            moved.control_flags = b.control_flags;
            laws::only_moved(layout, "ControlFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.source_id(), a.source_id);
            let mut moved = a;
            moved.source_id = b.source_id;
            laws::only_moved(layout, "SourceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_filter_desc(), a.enable_filter_desc);
            let mut moved = a;
            moved.enable_filter_desc = b.enable_filter_desc;
            laws::only_moved(
                layout,
                "EnableFilterDesc",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.filter_desc_count(), a.filter_desc_count);
            let mut moved = a;
            moved.filter_desc_count = b.filter_desc_count;
            laws::only_moved(
                layout,
                "FilterDescCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn enable_trace_parameters_v1_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::enable_trace_parameters_v1::EnableTraceParametersV1X86;
    type V<'a> = etwspec::requests::provider::enable_trace_parameters_v1::EnableTraceParametersV1X86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn enable_trace_parameters_v1_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::enable_trace_parameters_v1::EnableTraceParametersV1X86;
    type V<'a> = etwspec::requests::provider::enable_trace_parameters_v1::EnableTraceParametersV1X86View<
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
            prop_assert_eq!(view.version(), a.version);
            let mut moved = a;
            moved.version = b.version;
            laws::only_moved(layout, "Version", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_property(), a.enable_property);
            let mut moved = a;
            moved.enable_property = b.enable_property;
            laws::only_moved(
                layout,
                "EnableProperty",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.control_flags(), a.control_flags);
            let mut moved = a;
            moved.control_flags = b.control_flags;
            laws::only_moved(layout, "ControlFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.source_id(), a.source_id);
            let mut moved = a;
            moved.source_id = b.source_id;
            laws::only_moved(layout, "SourceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_filter_desc(), a.enable_filter_desc);
            let mut moved = a;
            moved.enable_filter_desc = b.enable_filter_desc;
            laws::only_moved(
                layout,
                "EnableFilterDesc",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn enable_trace_parameters_v1_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::enable_trace_parameters_v1::EnableTraceParametersV1X64;
    type V<'a> = etwspec::requests::provider::enable_trace_parameters_v1::EnableTraceParametersV1X64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn enable_trace_parameters_v1_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::enable_trace_parameters_v1::EnableTraceParametersV1X64;
    type V<'a> = etwspec::requests::provider::enable_trace_parameters_v1::EnableTraceParametersV1X64View<
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
            prop_assert_eq!(view.version(), a.version);
            let mut moved = a;
            moved.version = b.version;
            laws::only_moved(layout, "Version", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_property(), a.enable_property);
            let mut moved = a;
            moved.enable_property = b.enable_property;
            laws::only_moved(
                layout,
                "EnableProperty",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.control_flags(), a.control_flags);
            let mut moved = a;
            moved.control_flags = b.control_flags;
            laws::only_moved(layout, "ControlFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.source_id(), a.source_id);
            let mut moved = a;
            moved.source_id = b.source_id;
            laws::only_moved(layout, "SourceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_filter_desc(), a.enable_filter_desc);
            let mut moved = a;
            moved.enable_filter_desc = b.enable_filter_desc;
            laws::only_moved(
                layout,
                "EnableFilterDesc",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_activity_id_create_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::etw_activity_id_create_information::EtwActivityIdCreateInformation;
    type V<'a> = etwspec::requests::provider::etw_activity_id_create_information::EtwActivityIdCreateInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_activity_id_create_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::etw_activity_id_create_information::EtwActivityIdCreateInformation;
    type V<'a> = etwspec::requests::provider::etw_activity_id_create_information::EtwActivityIdCreateInformationView<
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
            prop_assert_eq!(view.activity_id(), a.activity_id);
            let mut moved = a;
            moved.activity_id = b.activity_id;
            laws::only_moved(layout, "ActivityId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_last_enable_info_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::etw_last_enable_info::EtwLastEnableInfo;
    type V<'a> = etwspec::requests::provider::etw_last_enable_info::EtwLastEnableInfoView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_last_enable_info_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::etw_last_enable_info::EtwLastEnableInfo;
    type V<'a> = etwspec::requests::provider::etw_last_enable_info::EtwLastEnableInfoView<
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
            prop_assert_eq!(view.enable_flags(), a.enable_flags);
            let mut moved = a;
            moved.enable_flags = b.enable_flags;
            laws::only_moved(layout, "EnableFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_id(), a.logger_id);
            let mut moved = a;
            moved.logger_id = b.logger_id;
            laws::only_moved(layout, "LoggerId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.level(), a.level);
            let mut moved = a;
            moved.level = b.level;
            laws::only_moved(layout, "Level", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enabled(), a.enabled());
            let mut moved = a;
            moved.set_enabled(b.enabled());
            laws::only_moved(layout, "Enabled", &before, &from, &moved.to_bytes());
            moved.set_enabled(!0u8);
            laws::only_moved(layout, "Enabled", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.internal_flag(), a.internal_flag());
            let mut moved = a;
            moved.set_internal_flag(b.internal_flag());
            laws::only_moved(layout, "InternalFlag", &before, &from, &moved.to_bytes());
            moved.set_internal_flag(!0u8);
            laws::only_moved(
                layout,
                "InternalFlag",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.all_flags(), a.all_flags());
            let mut moved = a;
            moved.set_all_flags(b.all_flags());
            laws::only_moved(layout, "AllFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_schematized_filter_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::etw_schematized_filter::EtwSchematizedFilter;
    type V<'a> = etwspec::requests::provider::etw_schematized_filter::EtwSchematizedFilterView<
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
fn etw_schematized_filter_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::etw_schematized_filter::EtwSchematizedFilter;
    type V<'a> = etwspec::requests::provider::etw_schematized_filter::EtwSchematizedFilterView<
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
            prop_assert_eq!(view.header(), a.header);
            let mut moved = a.clone();
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a.clone();
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.next_offset(), a.next_offset);
            let mut moved = a.clone();
            moved.next_offset = b.next_offset;
            laws::only_moved(
                layout,
                "NextOffset",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_trace_enable_info_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::etw_trace_enable_info::EtwTraceEnableInfo;
    type V<'a> = etwspec::requests::provider::etw_trace_enable_info::EtwTraceEnableInfoView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_trace_enable_info_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::etw_trace_enable_info::EtwTraceEnableInfo;
    type V<'a> = etwspec::requests::provider::etw_trace_enable_info::EtwTraceEnableInfoView<
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
            prop_assert_eq!(view.is_enabled(), a.is_enabled);
            let mut moved = a;
            moved.is_enabled = b.is_enabled;
            laws::only_moved(layout, "IsEnabled", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.level(), a.level);
            let mut moved = a;
            moved.level = b.level;
            laws::only_moved(layout, "Level", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved1(), a.reserved1);
            let mut moved = a;
            moved.reserved1 = b.reserved1;
            laws::only_moved(layout, "Reserved1", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_id(), a.logger_id);
            let mut moved = a;
            moved.logger_id = b.logger_id;
            laws::only_moved(layout, "LoggerId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_property(), a.enable_property);
            let mut moved = a;
            moved.enable_property = b.enable_property;
            laws::only_moved(
                layout,
                "EnableProperty",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved2(), a.reserved2);
            let mut moved = a;
            moved.reserved2 = b.reserved2;
            laws::only_moved(layout, "Reserved2", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.match_any_keyword(), a.match_any_keyword);
            let mut moved = a;
            moved.match_any_keyword = b.match_any_keyword;
            laws::only_moved(
                layout,
                "MatchAnyKeyword",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.match_all_keyword(), a.match_all_keyword);
            let mut moved = a;
            moved.match_all_keyword = b.match_all_keyword;
            laws::only_moved(
                layout,
                "MatchAllKeyword",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_trace_group_info_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::etw_trace_group_info::EtwTraceGroupInfo;
    type V<'a> = etwspec::requests::provider::etw_trace_group_info::EtwTraceGroupInfoView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), true);
    laws::bounded::<T>();
    laws::overclaimed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_trace_group_info_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::etw_trace_group_info::EtwTraceGroupInfo;
    type V<'a> = etwspec::requests::provider::etw_trace_group_info::EtwTraceGroupInfoView<
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
            prop_assert_eq!(view.group_count(), a.group_count);
            let mut moved = a.clone();
            moved.group_count = b.group_count;
            laws::only_moved(
                layout,
                "GroupCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.group_info(), a.group_info);
            let mut moved = a.clone();
            moved.group_info = b.group_info;
            laws::only_moved(
                layout,
                "GroupInfo",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.instance_guid_count(), a.instance_guid_count);
            let mut moved = a.clone();
            moved.instance_guid_count = b.instance_guid_count;
            laws::only_moved(
                layout,
                "InstanceGuidCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_trace_group_info_entry_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::etw_trace_group_info_entry::EtwTraceGroupInfoEntry;
    type V<'a> = etwspec::requests::provider::etw_trace_group_info_entry::EtwTraceGroupInfoEntryView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_trace_group_info_entry_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::etw_trace_group_info_entry::EtwTraceGroupInfoEntry;
    type V<'a> = etwspec::requests::provider::etw_trace_group_info_entry::EtwTraceGroupInfoEntryView<
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
            prop_assert_eq!(view.is_enabled(), a.is_enabled);
            let mut moved = a;
            moved.is_enabled = b.is_enabled;
            laws::only_moved(layout, "IsEnabled", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.level(), a.level);
            let mut moved = a;
            moved.level = b.level;
            laws::only_moved(layout, "Level", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved1(), a.reserved1);
            let mut moved = a;
            moved.reserved1 = b.reserved1;
            laws::only_moved(layout, "Reserved1", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_id(), a.logger_id);
            let mut moved = a;
            moved.logger_id = b.logger_id;
            laws::only_moved(layout, "LoggerId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_property(), a.enable_property);
            let mut moved = a;
            moved.enable_property = b.enable_property;
            laws::only_moved(
                layout,
                "EnableProperty",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved2(), a.reserved2);
            let mut moved = a;
            moved.reserved2 = b.reserved2;
            laws::only_moved(layout, "Reserved2", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.match_any_keyword(), a.match_any_keyword);
            let mut moved = a;
            moved.match_any_keyword = b.match_any_keyword;
            laws::only_moved(
                layout,
                "MatchAnyKeyword",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.match_all_keyword(), a.match_all_keyword);
            let mut moved = a;
            moved.match_all_keyword = b.match_all_keyword;
            laws::only_moved(
                layout,
                "MatchAllKeyword",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_trace_group_info_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::etw_trace_group_info_information::EtwTraceGroupInfoInformation;
    type V<'a> = etwspec::requests::provider::etw_trace_group_info_information::EtwTraceGroupInfoInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_trace_group_info_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::etw_trace_group_info_information::EtwTraceGroupInfoInformation;
    type V<'a> = etwspec::requests::provider::etw_trace_group_info_information::EtwTraceGroupInfoInformationView<
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
            prop_assert_eq!(view.guid(), a.guid);
            let mut moved = a;
            moved.guid = b.guid;
            laws::only_moved(layout, "Guid", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_trace_guid_info_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::etw_trace_guid_info::EtwTraceGuidInfo;
    type V<'a> = etwspec::requests::provider::etw_trace_guid_info::EtwTraceGuidInfoView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn etw_trace_guid_info_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::etw_trace_guid_info::EtwTraceGuidInfo;
    type V<'a> = etwspec::requests::provider::etw_trace_guid_info::EtwTraceGuidInfoView<
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
            prop_assert_eq!(view.instance_count(), a.instance_count);
            let mut moved = a.clone();
            moved.instance_count = b.instance_count;
            laws::only_moved(
                layout,
                "InstanceCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a.clone();
            moved.reserved = b.reserved;
            laws::only_moved(
                layout,
                "Reserved",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_trace_guid_info_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::requests::provider::etw_trace_guid_info::EtwTraceGuidInfo;
    type V<'a> = etwspec::requests::provider::etw_trace_guid_info::EtwTraceGuidInfoView<
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
                vec![
                    match tail.instances { Some(part) => Some(part.as_bytes().len()),
                    None => None },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn etw_trace_guid_info_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::etw_trace_guid_info_information::EtwTraceGuidInfoInformation;
    type V<'a> = etwspec::requests::provider::etw_trace_guid_info_information::EtwTraceGuidInfoInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_trace_guid_info_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::etw_trace_guid_info_information::EtwTraceGuidInfoInformation;
    type V<'a> = etwspec::requests::provider::etw_trace_guid_info_information::EtwTraceGuidInfoInformationView<
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
            prop_assert_eq!(view.guid(), a.guid);
            let mut moved = a;
            moved.guid = b.guid;
            laws::only_moved(layout, "Guid", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_trace_guid_list_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::etw_trace_guid_list::EtwTraceGuidList;
    type V<'a> = etwspec::requests::provider::etw_trace_guid_list::EtwTraceGuidListView<
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
fn etw_trace_provider_instance_info_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::etw_trace_provider_instance_info::EtwTraceProviderInstanceInfo;
    type V<'a> = etwspec::requests::provider::etw_trace_provider_instance_info::EtwTraceProviderInstanceInfoView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn etw_trace_provider_instance_info_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::etw_trace_provider_instance_info::EtwTraceProviderInstanceInfo;
    type V<'a> = etwspec::requests::provider::etw_trace_provider_instance_info::EtwTraceProviderInstanceInfoView<
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
            prop_assert_eq!(view.next_offset(), a.next_offset);
            let mut moved = a.clone();
            moved.next_offset = b.next_offset;
            laws::only_moved(
                layout,
                "NextOffset",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.enable_count(), a.enable_count);
            let mut moved = a.clone();
            moved.enable_count = b.enable_count;
            laws::only_moved(
                layout,
                "EnableCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.pid(), a.pid);
            let mut moved = a.clone();
            moved.pid = b.pid;
            laws::only_moved(layout, "Pid", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a.clone();
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_trace_provider_instance_info_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::requests::provider::etw_trace_provider_instance_info::EtwTraceProviderInstanceInfo;
    type V<'a> = etwspec::requests::provider::etw_trace_provider_instance_info::EtwTraceProviderInstanceInfoView<
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
                vec![{ let part = tail.enable_info; Some(part.as_bytes().len()) },],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn etw_um_registration_information_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::etw_um_registration_information::EtwUmRegistrationInformationX86;
    type V<'a> = etwspec::requests::provider::etw_um_registration_information::EtwUmRegistrationInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_um_registration_information_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::etw_um_registration_information::EtwUmRegistrationInformationX86;
    type V<'a> = etwspec::requests::provider::etw_um_registration_information::EtwUmRegistrationInformationX86View<
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
            prop_assert_eq!(view.provider_guid(), a.provider_guid);
            let mut moved = a;
            moved.provider_guid = b.provider_guid;
            laws::only_moved(layout, "ProviderGuid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reg_type(), a.reg_type);
            let mut moved = a;
            moved.reg_type = b.reg_type;
            laws::only_moved(layout, "RegType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_id(), a.logger_id);
            let mut moved = a;
            moved.logger_id = b.logger_id;
            laws::only_moved(layout, "LoggerId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved0(), a.reserved0);
            let mut moved = a;
            moved.reserved0 = b.reserved0;
            laws::only_moved(layout, "Reserved0", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reply_handle(), a.reply_handle);
            let mut moved = a;
            moved.reply_handle = b.reply_handle;
            laws::only_moved(layout, "ReplyHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reply_callback(), a.reply_callback);
            let mut moved = a;
            moved.reply_callback = b.reply_callback;
            laws::only_moved(layout, "ReplyCallback", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reply_buffer_size(), a.reply_buffer_size);
            let mut moved = a;
            moved.reply_buffer_size = b.reply_buffer_size;
            laws::only_moved(
                layout,
                "ReplyBufferSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved1(), a.reserved1);
            let mut moved = a;
            moved.reserved1 = b.reserved1;
            laws::only_moved(layout, "Reserved1", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved2(), a.reserved2);
            let mut moved = a;
            moved.reserved2 = b.reserved2;
            laws::only_moved(layout, "Reserved2", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_callback_context(), a.enable_callback_context);
            let mut moved = a;
            moved.enable_callback_context = b.enable_callback_context;
            laws::only_moved(
                layout,
                "EnableCallbackContext",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.enable_filter_desc(), a.enable_filter_desc);
            let mut moved = a;
            moved.enable_filter_desc = b.enable_filter_desc;
            laws::only_moved(
                layout,
                "EnableFilterDesc",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.enable_callback(), a.enable_callback);
            let mut moved = a;
            moved.enable_callback = b.enable_callback;
            laws::only_moved(
                layout,
                "EnableCallback",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.enable_callback_reserved(), a.enable_callback_reserved);
            let mut moved = a;
            moved.enable_callback_reserved = b.enable_callback_reserved;
            laws::only_moved(
                layout,
                "EnableCallbackReserved",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.provider_traits(), a.provider_traits);
            let mut moved = a;
            moved.provider_traits = b.provider_traits;
            laws::only_moved(
                layout,
                "ProviderTraits",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.traits_flags(), a.traits_flags);
            let mut moved = a;
            moved.traits_flags = b.traits_flags;
            laws::only_moved(layout, "TraitsFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.has_payload(), a.has_payload);
            let mut moved = a;
            moved.has_payload = b.has_payload;
            laws::only_moved(layout, "HasPayload", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_um_registration_information_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::etw_um_registration_information::EtwUmRegistrationInformationX64;
    type V<'a> = etwspec::requests::provider::etw_um_registration_information::EtwUmRegistrationInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_um_registration_information_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::etw_um_registration_information::EtwUmRegistrationInformationX64;
    type V<'a> = etwspec::requests::provider::etw_um_registration_information::EtwUmRegistrationInformationX64View<
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
            prop_assert_eq!(view.provider_guid(), a.provider_guid);
            let mut moved = a;
            moved.provider_guid = b.provider_guid;
            laws::only_moved(layout, "ProviderGuid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reg_type(), a.reg_type);
            let mut moved = a;
            moved.reg_type = b.reg_type;
            laws::only_moved(layout, "RegType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_id(), a.logger_id);
            let mut moved = a;
            moved.logger_id = b.logger_id;
            laws::only_moved(layout, "LoggerId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved0(), a.reserved0);
            let mut moved = a;
            moved.reserved0 = b.reserved0;
            laws::only_moved(layout, "Reserved0", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reply_handle(), a.reply_handle);
            let mut moved = a;
            moved.reply_handle = b.reply_handle;
            laws::only_moved(layout, "ReplyHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reply_callback(), a.reply_callback);
            let mut moved = a;
            moved.reply_callback = b.reply_callback;
            laws::only_moved(layout, "ReplyCallback", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reply_buffer_size(), a.reply_buffer_size);
            let mut moved = a;
            moved.reply_buffer_size = b.reply_buffer_size;
            laws::only_moved(
                layout,
                "ReplyBufferSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved1(), a.reserved1);
            let mut moved = a;
            moved.reserved1 = b.reserved1;
            laws::only_moved(layout, "Reserved1", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved2(), a.reserved2);
            let mut moved = a;
            moved.reserved2 = b.reserved2;
            laws::only_moved(layout, "Reserved2", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_callback_context(), a.enable_callback_context);
            let mut moved = a;
            moved.enable_callback_context = b.enable_callback_context;
            laws::only_moved(
                layout,
                "EnableCallbackContext",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.enable_filter_desc(), a.enable_filter_desc);
            let mut moved = a;
            moved.enable_filter_desc = b.enable_filter_desc;
            laws::only_moved(
                layout,
                "EnableFilterDesc",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.enable_callback(), a.enable_callback);
            let mut moved = a;
            moved.enable_callback = b.enable_callback;
            laws::only_moved(
                layout,
                "EnableCallback",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.enable_callback_reserved(), a.enable_callback_reserved);
            let mut moved = a;
            moved.enable_callback_reserved = b.enable_callback_reserved;
            laws::only_moved(
                layout,
                "EnableCallbackReserved",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.provider_traits(), a.provider_traits);
            let mut moved = a;
            moved.provider_traits = b.provider_traits;
            laws::only_moved(
                layout,
                "ProviderTraits",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.traits_flags(), a.traits_flags);
            let mut moved = a;
            moved.traits_flags = b.traits_flags;
            laws::only_moved(layout, "TraitsFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.has_payload(), a.has_payload);
            let mut moved = a;
            moved.has_payload = b.has_payload;
            laws::only_moved(layout, "HasPayload", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_um_registration_reply_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::etw_um_registration_reply::EtwUmRegistrationReplyX86;
    type V<'a> = etwspec::requests::provider::etw_um_registration_reply::EtwUmRegistrationReplyX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn etw_um_registration_reply_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::etw_um_registration_reply::EtwUmRegistrationReplyX86;
    type V<'a> = etwspec::requests::provider::etw_um_registration_reply::EtwUmRegistrationReplyX86View<
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
            prop_assert_eq!(view.registration().to_value(), a.registration);
            let mut moved = a.clone();
            moved.registration = b.registration;
            laws::only_moved(
                layout,
                "Registration",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_um_registration_reply_v5_0x86_parts_lie_where_the_table_says() {
    type T = etwspec::requests::provider::etw_um_registration_reply::EtwUmRegistrationReplyX86;
    type V<'a> = etwspec::requests::provider::etw_um_registration_reply::EtwUmRegistrationReplyX86View<
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
                vec![
                    match tail.filters { Some(part) => Some(part.as_bytes().len()), None
                    => None },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn etw_um_registration_reply_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::etw_um_registration_reply::EtwUmRegistrationReplyX64;
    type V<'a> = etwspec::requests::provider::etw_um_registration_reply::EtwUmRegistrationReplyX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn etw_um_registration_reply_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::etw_um_registration_reply::EtwUmRegistrationReplyX64;
    type V<'a> = etwspec::requests::provider::etw_um_registration_reply::EtwUmRegistrationReplyX64View<
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
            prop_assert_eq!(view.registration().to_value(), a.registration);
            let mut moved = a.clone();
            moved.registration = b.registration;
            laws::only_moved(
                layout,
                "Registration",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_um_registration_reply_v5_0x64_parts_lie_where_the_table_says() {
    type T = etwspec::requests::provider::etw_um_registration_reply::EtwUmRegistrationReplyX64;
    type V<'a> = etwspec::requests::provider::etw_um_registration_reply::EtwUmRegistrationReplyX64View<
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
                vec![
                    match tail.filters { Some(part) => Some(part.as_bytes().len()), None
                    => None },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn etw_wdi_scenario_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::etw_wdi_scenario_information::EtwWdiScenarioInformation;
    type V<'a> = etwspec::requests::provider::etw_wdi_scenario_information::EtwWdiScenarioInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_wdi_scenario_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::etw_wdi_scenario_information::EtwWdiScenarioInformation;
    type V<'a> = etwspec::requests::provider::etw_wdi_scenario_information::EtwWdiScenarioInformationView<
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
            prop_assert_eq!(view.provider_handle(), a.provider_handle);
            let mut moved = a;
            moved.provider_handle = b.provider_handle;
            laws::only_moved(
                layout,
                "ProviderHandle",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved0(), a.reserved0);
            let mut moved = a;
            moved.reserved0 = b.reserved0;
            laws::only_moved(layout, "Reserved0", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.scenario_code(), a.scenario_code);
            let mut moved = a;
            moved.scenario_code = b.scenario_code;
            laws::only_moved(layout, "ScenarioCode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved1(), a.reserved1);
            let mut moved = a;
            moved.reserved1 = b.reserved1;
            laws::only_moved(layout, "Reserved1", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.scenario_instance_guid(), a.scenario_instance_guid);
            let mut moved = a;
            moved.scenario_instance_guid = b.scenario_instance_guid;
            laws::only_moved(
                layout,
                "ScenarioInstanceGuid",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.operation(), a.operation);
            let mut moved = a;
            moved.operation = b.operation;
            laws::only_moved(layout, "Operation", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved2(), a.reserved2);
            let mut moved = a;
            moved.reserved2 = b.reserved2;
            laws::only_moved(layout, "Reserved2", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_filter_descriptor_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::event_filter_descriptor::EventFilterDescriptor;
    type V<'a> = etwspec::requests::provider::event_filter_descriptor::EventFilterDescriptorView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_filter_descriptor_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::event_filter_descriptor::EventFilterDescriptor;
    type V<'a> = etwspec::requests::provider::event_filter_descriptor::EventFilterDescriptorView<
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
            prop_assert_eq!(view.ptr(), a.ptr);
            let mut moved = a;
            moved.ptr = b.ptr;
            laws::only_moved(layout, "Ptr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.kind(), a.kind);
            let mut moved = a;
            moved.kind = b.kind;
            laws::only_moved(layout, "Type", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_filter_event_id_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::event_filter_event_id::EventFilterEventId;
    type V<'a> = etwspec::requests::provider::event_filter_event_id::EventFilterEventIdView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), true);
    laws::bounded::<T>();
    laws::overclaimed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_filter_event_id_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::event_filter_event_id::EventFilterEventId;
    type V<'a> = etwspec::requests::provider::event_filter_event_id::EventFilterEventIdView<
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
            prop_assert_eq!(view.filter_in(), a.filter_in);
            let mut moved = a.clone();
            moved.filter_in = b.filter_in;
            laws::only_moved(
                layout,
                "FilterIn",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a.clone();
            moved.reserved = b.reserved;
            laws::only_moved(
                layout,
                "Reserved",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.count(), a.count);
            let mut moved = a.clone();
            moved.count = b.count;
            laws::only_moved(layout, "Count", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_filter_event_name_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::event_filter_event_name::EventFilterEventName;
    type V<'a> = etwspec::requests::provider::event_filter_event_name::EventFilterEventNameView<
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
fn event_filter_event_name_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::event_filter_event_name::EventFilterEventName;
    type V<'a> = etwspec::requests::provider::event_filter_event_name::EventFilterEventNameView<
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
            prop_assert_eq!(view.match_any_keyword(), a.match_any_keyword);
            let mut moved = a.clone();
            moved.match_any_keyword = b.match_any_keyword;
            laws::only_moved(
                layout,
                "MatchAnyKeyword",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.match_all_keyword(), a.match_all_keyword);
            let mut moved = a.clone();
            moved.match_all_keyword = b.match_all_keyword;
            laws::only_moved(
                layout,
                "MatchAllKeyword",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.level(), a.level);
            let mut moved = a.clone();
            moved.level = b.level;
            laws::only_moved(layout, "Level", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.filter_in(), a.filter_in);
            let mut moved = a.clone();
            moved.filter_in = b.filter_in;
            laws::only_moved(
                layout,
                "FilterIn",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.name_count(), a.name_count);
            let mut moved = a.clone();
            moved.name_count = b.name_count;
            laws::only_moved(
                layout,
                "NameCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_filter_header_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::event_filter_header::EventFilterHeader;
    type V<'a> = etwspec::requests::provider::event_filter_header::EventFilterHeaderView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_filter_header_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::event_filter_header::EventFilterHeader;
    type V<'a> = etwspec::requests::provider::event_filter_header::EventFilterHeaderView<
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
            prop_assert_eq!(view.id(), a.id);
            let mut moved = a;
            moved.id = b.id;
            laws::only_moved(layout, "Id", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.version(), a.version);
            let mut moved = a;
            moved.version = b.version;
            laws::only_moved(layout, "Version", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_id(), a.instance_id);
            let mut moved = a;
            moved.instance_id = b.instance_id;
            laws::only_moved(layout, "InstanceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.next_offset(), a.next_offset);
            let mut moved = a;
            moved.next_offset = b.next_offset;
            laws::only_moved(layout, "NextOffset", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_filter_level_kw_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::event_filter_level_kw::EventFilterLevelKw;
    type V<'a> = etwspec::requests::provider::event_filter_level_kw::EventFilterLevelKwView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_filter_level_kw_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::event_filter_level_kw::EventFilterLevelKw;
    type V<'a> = etwspec::requests::provider::event_filter_level_kw::EventFilterLevelKwView<
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
            prop_assert_eq!(view.match_any_keyword(), a.match_any_keyword);
            let mut moved = a;
            moved.match_any_keyword = b.match_any_keyword;
            laws::only_moved(
                layout,
                "MatchAnyKeyword",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.match_all_keyword(), a.match_all_keyword);
            let mut moved = a;
            moved.match_all_keyword = b.match_all_keyword;
            laws::only_moved(
                layout,
                "MatchAllKeyword",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.level(), a.level);
            let mut moved = a;
            moved.level = b.level;
            laws::only_moved(layout, "Level", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.filter_in(), a.filter_in);
            let mut moved = a;
            moved.filter_in = b.filter_in;
            laws::only_moved(layout, "FilterIn", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn mofresourceinfoa_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::mofresourceinfoa::MofresourceinfoaX86;
    type V<'a> = etwspec::requests::provider::mofresourceinfoa::MofresourceinfoaX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn mofresourceinfoa_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::mofresourceinfoa::MofresourceinfoaX86;
    type V<'a> = etwspec::requests::provider::mofresourceinfoa::MofresourceinfoaX86View<
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
            prop_assert_eq!(view.image_path(), a.image_path);
            let mut moved = a;
            moved.image_path = b.image_path;
            laws::only_moved(layout, "ImagePath", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.resource_name(), a.resource_name);
            let mut moved = a;
            moved.resource_name = b.resource_name;
            laws::only_moved(layout, "ResourceName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.resource_size(), a.resource_size);
            let mut moved = a;
            moved.resource_size = b.resource_size;
            laws::only_moved(layout, "ResourceSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.resource_buffer(), a.resource_buffer);
            let mut moved = a;
            moved.resource_buffer = b.resource_buffer;
            laws::only_moved(
                layout,
                "ResourceBuffer",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn mofresourceinfoa_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::mofresourceinfoa::MofresourceinfoaX64;
    type V<'a> = etwspec::requests::provider::mofresourceinfoa::MofresourceinfoaX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn mofresourceinfoa_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::mofresourceinfoa::MofresourceinfoaX64;
    type V<'a> = etwspec::requests::provider::mofresourceinfoa::MofresourceinfoaX64View<
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
            prop_assert_eq!(view.image_path(), a.image_path);
            let mut moved = a;
            moved.image_path = b.image_path;
            laws::only_moved(layout, "ImagePath", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.resource_name(), a.resource_name);
            let mut moved = a;
            moved.resource_name = b.resource_name;
            laws::only_moved(layout, "ResourceName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.resource_size(), a.resource_size);
            let mut moved = a;
            moved.resource_size = b.resource_size;
            laws::only_moved(layout, "ResourceSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.resource_buffer(), a.resource_buffer);
            let mut moved = a;
            moved.resource_buffer = b.resource_buffer;
            laws::only_moved(
                layout,
                "ResourceBuffer",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn mofresourceinfow_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::mofresourceinfow::MofresourceinfowX86;
    type V<'a> = etwspec::requests::provider::mofresourceinfow::MofresourceinfowX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn mofresourceinfow_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::mofresourceinfow::MofresourceinfowX86;
    type V<'a> = etwspec::requests::provider::mofresourceinfow::MofresourceinfowX86View<
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
            prop_assert_eq!(view.image_path(), a.image_path);
            let mut moved = a;
            moved.image_path = b.image_path;
            laws::only_moved(layout, "ImagePath", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.resource_name(), a.resource_name);
            let mut moved = a;
            moved.resource_name = b.resource_name;
            laws::only_moved(layout, "ResourceName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.resource_size(), a.resource_size);
            let mut moved = a;
            moved.resource_size = b.resource_size;
            laws::only_moved(layout, "ResourceSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.resource_buffer(), a.resource_buffer);
            let mut moved = a;
            moved.resource_buffer = b.resource_buffer;
            laws::only_moved(
                layout,
                "ResourceBuffer",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn mofresourceinfow_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::mofresourceinfow::MofresourceinfowX64;
    type V<'a> = etwspec::requests::provider::mofresourceinfow::MofresourceinfowX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn mofresourceinfow_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::mofresourceinfow::MofresourceinfowX64;
    type V<'a> = etwspec::requests::provider::mofresourceinfow::MofresourceinfowX64View<
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
            prop_assert_eq!(view.image_path(), a.image_path);
            let mut moved = a;
            moved.image_path = b.image_path;
            laws::only_moved(layout, "ImagePath", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.resource_name(), a.resource_name);
            let mut moved = a;
            moved.resource_name = b.resource_name;
            laws::only_moved(layout, "ResourceName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.resource_size(), a.resource_size);
            let mut moved = a;
            moved.resource_size = b.resource_size;
            laws::only_moved(layout, "ResourceSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.resource_buffer(), a.resource_buffer);
            let mut moved = a;
            moved.resource_buffer = b.resource_buffer;
            laws::only_moved(
                layout,
                "ResourceBuffer",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn telemetry_coverage_point_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::telemetry_coverage_point::TelemetryCoveragePointX86;
    type V<'a> = etwspec::requests::provider::telemetry_coverage_point::TelemetryCoveragePointX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn telemetry_coverage_point_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::telemetry_coverage_point::TelemetryCoveragePointX86;
    type V<'a> = etwspec::requests::provider::telemetry_coverage_point::TelemetryCoveragePointX86View<
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
            prop_assert_eq!(view.name(), a.name);
            let mut moved = a;
            moved.name = b.name;
            laws::only_moved(layout, "Name", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.hash_(), a.hash_);
            let mut moved = a;
            moved.hash_ = b.hash_;
            laws::only_moved(layout, "Hash", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.last_covered_round(), a.last_covered_round);
            let mut moved = a;
            moved.last_covered_round = b.last_covered_round;
            laws::only_moved(
                layout,
                "LastCoveredRound",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a;
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn telemetry_coverage_point_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::telemetry_coverage_point::TelemetryCoveragePointX64;
    type V<'a> = etwspec::requests::provider::telemetry_coverage_point::TelemetryCoveragePointX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn telemetry_coverage_point_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::telemetry_coverage_point::TelemetryCoveragePointX64;
    type V<'a> = etwspec::requests::provider::telemetry_coverage_point::TelemetryCoveragePointX64View<
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
            prop_assert_eq!(view.name(), a.name);
            let mut moved = a;
            moved.name = b.name;
            laws::only_moved(layout, "Name", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.hash_(), a.hash_);
            let mut moved = a;
            moved.hash_ = b.hash_;
            laws::only_moved(layout, "Hash", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.last_covered_round(), a.last_covered_round);
            let mut moved = a;
            moved.last_covered_round = b.last_covered_round;
            laws::only_moved(
                layout,
                "LastCoveredRound",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a;
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn trace_enable_info_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::trace_enable_info::TraceEnableInfo;
    type V<'a> = etwspec::requests::provider::trace_enable_info::TraceEnableInfoView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn trace_enable_info_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::trace_enable_info::TraceEnableInfo;
    type V<'a> = etwspec::requests::provider::trace_enable_info::TraceEnableInfoView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.is_enabled(), a.is_enabled);
            let mut moved = a;
            moved.is_enabled = b.is_enabled;
            laws::only_moved(layout, "IsEnabled", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.level(), a.level);
            let mut moved = a;
            moved.level = b.level;
            laws::only_moved(layout, "Level", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved1(), a.reserved1);
            let mut moved = a;
            moved.reserved1 = b.reserved1;
            laws::only_moved(layout, "Reserved1", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_id(), a.logger_id);
            let mut moved = a;
            moved.logger_id = b.logger_id;
            laws::only_moved(layout, "LoggerId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_property(), a.enable_property);
            let mut moved = a;
            moved.enable_property = b.enable_property;
            laws::only_moved(
                layout,
                "EnableProperty",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved2(), a.reserved2);
            let mut moved = a;
            moved.reserved2 = b.reserved2;
            laws::only_moved(layout, "Reserved2", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.match_any_keyword(), a.match_any_keyword);
            let mut moved = a;
            moved.match_any_keyword = b.match_any_keyword;
            laws::only_moved(
                layout,
                "MatchAnyKeyword",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.match_all_keyword(), a.match_all_keyword);
            let mut moved = a;
            moved.match_all_keyword = b.match_all_keyword;
            laws::only_moved(
                layout,
                "MatchAllKeyword",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn trace_guid_info_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::trace_guid_info::TraceGuidInfo;
    type V<'a> = etwspec::requests::provider::trace_guid_info::TraceGuidInfoView<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn trace_guid_info_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::trace_guid_info::TraceGuidInfo;
    type V<'a> = etwspec::requests::provider::trace_guid_info::TraceGuidInfoView<'a>;
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
            prop_assert_eq!(view.instance_count(), a.instance_count);
            let mut moved = a.clone();
            moved.instance_count = b.instance_count;
            laws::only_moved(
                layout,
                "InstanceCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a.clone();
            moved.reserved = b.reserved;
            laws::only_moved(
                layout,
                "Reserved",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn trace_guid_info_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::requests::provider::trace_guid_info::TraceGuidInfo;
    type V<'a> = etwspec::requests::provider::trace_guid_info::TraceGuidInfoView<'a>;
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
                    match tail.instance { Some(part) => Some(part.as_bytes().len()), None
                    => None },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn trace_guid_properties_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::trace_guid_properties::TraceGuidProperties;
    type V<'a> = etwspec::requests::provider::trace_guid_properties::TraceGuidPropertiesView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn trace_guid_properties_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::trace_guid_properties::TraceGuidProperties;
    type V<'a> = etwspec::requests::provider::trace_guid_properties::TraceGuidPropertiesView<
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
            prop_assert_eq!(view.guid(), a.guid);
            let mut moved = a;
            moved.guid = b.guid;
            laws::only_moved(layout, "Guid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.guid_type(), a.guid_type);
            let mut moved = a;
            moved.guid_type = b.guid_type;
            laws::only_moved(layout, "GuidType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_id(), a.logger_id);
            let mut moved = a;
            moved.logger_id = b.logger_id;
            laws::only_moved(layout, "LoggerId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_level(), a.enable_level);
            let mut moved = a;
            moved.enable_level = b.enable_level;
            laws::only_moved(layout, "EnableLevel", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_flags(), a.enable_flags);
            let mut moved = a;
            moved.enable_flags = b.enable_flags;
            laws::only_moved(layout, "EnableFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.is_enable(), a.is_enable);
            let mut moved = a;
            moved.is_enable = b.is_enable;
            laws::only_moved(layout, "IsEnable", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn trace_guid_registration_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::trace_guid_registration::TraceGuidRegistrationX86;
    type V<'a> = etwspec::requests::provider::trace_guid_registration::TraceGuidRegistrationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn trace_guid_registration_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::trace_guid_registration::TraceGuidRegistrationX86;
    type V<'a> = etwspec::requests::provider::trace_guid_registration::TraceGuidRegistrationX86View<
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
            prop_assert_eq!(view.guid(), a.guid);
            let mut moved = a;
            moved.guid = b.guid;
            laws::only_moved(layout, "Guid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reg_handle(), a.reg_handle);
            let mut moved = a;
            moved.reg_handle = b.reg_handle;
            laws::only_moved(layout, "RegHandle", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn trace_guid_registration_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::trace_guid_registration::TraceGuidRegistrationX64;
    type V<'a> = etwspec::requests::provider::trace_guid_registration::TraceGuidRegistrationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn trace_guid_registration_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::trace_guid_registration::TraceGuidRegistrationX64;
    type V<'a> = etwspec::requests::provider::trace_guid_registration::TraceGuidRegistrationX64View<
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
            prop_assert_eq!(view.guid(), a.guid);
            let mut moved = a;
            moved.guid = b.guid;
            laws::only_moved(layout, "Guid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reg_handle(), a.reg_handle);
            let mut moved = a;
            moved.reg_handle = b.reg_handle;
            laws::only_moved(layout, "RegHandle", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn trace_periodic_capture_state_info_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::trace_periodic_capture_state_info::TracePeriodicCaptureStateInfo;
    type V<'a> = etwspec::requests::provider::trace_periodic_capture_state_info::TracePeriodicCaptureStateInfoView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn trace_periodic_capture_state_info_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::trace_periodic_capture_state_info::TracePeriodicCaptureStateInfo;
    type V<'a> = etwspec::requests::provider::trace_periodic_capture_state_info::TracePeriodicCaptureStateInfoView<
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
            prop_assert_eq!(
                view.capture_state_frequency_in_seconds(), a
                .capture_state_frequency_in_seconds
            );
            let mut moved = a;
            moved.capture_state_frequency_in_seconds = b
                .capture_state_frequency_in_seconds;
            laws::only_moved(
                layout,
                "CaptureStateFrequencyInSeconds",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.provider_count(), a.provider_count);
            let mut moved = a;
            moved.provider_count = b.provider_count;
            laws::only_moved(layout, "ProviderCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn trace_profile_interval_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::trace_profile_interval::TraceProfileInterval;
    type V<'a> = etwspec::requests::provider::trace_profile_interval::TraceProfileIntervalView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn trace_profile_interval_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::trace_profile_interval::TraceProfileInterval;
    type V<'a> = etwspec::requests::provider::trace_profile_interval::TraceProfileIntervalView<
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
            prop_assert_eq!(view.source(), a.source);
            let mut moved = a;
            moved.source = b.source;
            laws::only_moved(layout, "Source", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.interval(), a.interval);
            let mut moved = a;
            moved.interval = b.interval;
            laws::only_moved(layout, "Interval", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn trace_provider_instance_info_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::trace_provider_instance_info::TraceProviderInstanceInfo;
    type V<'a> = etwspec::requests::provider::trace_provider_instance_info::TraceProviderInstanceInfoView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn trace_provider_instance_info_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::trace_provider_instance_info::TraceProviderInstanceInfo;
    type V<'a> = etwspec::requests::provider::trace_provider_instance_info::TraceProviderInstanceInfoView<
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
            prop_assert_eq!(view.next_offset(), a.next_offset);
            let mut moved = a.clone();
            moved.next_offset = b.next_offset;
            laws::only_moved(
                layout,
                "NextOffset",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.enable_count(), a.enable_count);
            let mut moved = a.clone();
            moved.enable_count = b.enable_count;
            laws::only_moved(
                layout,
                "EnableCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.pid(), a.pid);
            let mut moved = a.clone();
            moved.pid = b.pid;
            laws::only_moved(layout, "Pid", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a.clone();
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn trace_provider_instance_info_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::requests::provider::trace_provider_instance_info::TraceProviderInstanceInfo;
    type V<'a> = etwspec::requests::provider::trace_provider_instance_info::TraceProviderInstanceInfoView<
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
                vec![{ let part = tail.enable_info; Some(part.as_bytes().len()) },],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn trace_version_info_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::trace_version_info::TraceVersionInfo;
    type V<'a> = etwspec::requests::provider::trace_version_info::TraceVersionInfoView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn trace_version_info_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::trace_version_info::TraceVersionInfo;
    type V<'a> = etwspec::requests::provider::trace_version_info::TraceVersionInfoView<
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
            prop_assert_eq!(
                view.etw_trace_processing_version(), a.etw_trace_processing_version
            );
            let mut moved = a;
            moved.etw_trace_processing_version = b.etw_trace_processing_version;
            laws::only_moved(
                layout,
                "EtwTraceProcessingVersion",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmiguidinformation_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::wmiguidinformation::Wmiguidinformation;
    type V<'a> = etwspec::requests::provider::wmiguidinformation::WmiguidinformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmiguidinformation_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::wmiguidinformation::Wmiguidinformation;
    type V<'a> = etwspec::requests::provider::wmiguidinformation::WmiguidinformationView<
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
            prop_assert_eq!(view.is_expensive(), a.is_expensive);
            let mut moved = a;
            moved.is_expensive = b.is_expensive;
            laws::only_moved(layout, "IsExpensive", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.is_event_only(), a.is_event_only);
            let mut moved = a;
            moved.is_event_only = b.is_event_only;
            laws::only_moved(layout, "IsEventOnly", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn classic_event_id_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::classic_event_id::Any;
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
                    layout.name == "CLASSIC_EVENT_ID" && layout.holds(release, pointer)
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
                        etwspec::requests::provider::classic_event_id::ClassicEventId::from_slice(&
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
fn enable_trace_parameters_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::enable_trace_parameters::Any;
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
                    layout.name == "ENABLE_TRACE_PARAMETERS"
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
                        etwspec::requests::provider::enable_trace_parameters::EnableTraceParametersX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..36 {
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
                        etwspec::requests::provider::enable_trace_parameters::EnableTraceParametersX64::from_slice(&
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
fn enable_trace_parameters_v1_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::enable_trace_parameters_v1::Any;
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
                    layout.name == "ENABLE_TRACE_PARAMETERS_V1"
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
                        etwspec::requests::provider::enable_trace_parameters_v1::EnableTraceParametersV1X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::requests::provider::enable_trace_parameters_v1::EnableTraceParametersV1X64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn etw_activity_id_create_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::etw_activity_id_create_information::Any;
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
                    layout.name == "ETW_ACTIVITY_ID_CREATE_INFORMATION"
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
                        etwspec::requests::provider::etw_activity_id_create_information::EtwActivityIdCreateInformation::from_slice(&
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
fn etw_last_enable_info_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::etw_last_enable_info::Any;
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
                    layout.name == "ETW_LAST_ENABLE_INFO"
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
                        etwspec::requests::provider::etw_last_enable_info::EtwLastEnableInfo::from_slice(&
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
fn etw_schematized_filter_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::etw_schematized_filter::Any;
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
                    layout.name == "ETW_SCHEMATIZED_FILTER"
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
                        etwspec::requests::provider::etw_schematized_filter::EtwSchematizedFilter::from_slice(&
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
fn etw_trace_enable_info_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::etw_trace_enable_info::Any;
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
                    layout.name == "ETW_TRACE_ENABLE_INFO"
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
                        etwspec::requests::provider::etw_trace_enable_info::EtwTraceEnableInfo::from_slice(&
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
fn etw_trace_group_info_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::etw_trace_group_info::Any;
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
                    layout.name == "ETW_TRACE_GROUP_INFO"
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
                        etwspec::requests::provider::etw_trace_group_info::EtwTraceGroupInfo::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..524 {
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
fn etw_trace_group_info_entry_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::etw_trace_group_info_entry::Any;
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
                    layout.name == "ETW_TRACE_GROUP_INFO_ENTRY"
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
                        etwspec::requests::provider::etw_trace_group_info_entry::EtwTraceGroupInfoEntry::from_slice(&
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
fn etw_trace_group_info_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::etw_trace_group_info_information::Any;
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
                    layout.name == "ETW_TRACE_GROUP_INFO_INFORMATION"
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
                        etwspec::requests::provider::etw_trace_group_info_information::EtwTraceGroupInfoInformation::from_slice(&
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
fn etw_trace_guid_info_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::etw_trace_guid_info::Any;
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
                    layout.name == "ETW_TRACE_GUID_INFO"
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
                        etwspec::requests::provider::etw_trace_guid_info::EtwTraceGuidInfo::from_slice(&
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
fn etw_trace_guid_info_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::etw_trace_guid_info_information::Any;
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
                    layout.name == "ETW_TRACE_GUID_INFO_INFORMATION"
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
                        etwspec::requests::provider::etw_trace_guid_info_information::EtwTraceGuidInfoInformation::from_slice(&
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
fn etw_trace_guid_list_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::etw_trace_guid_list::Any;
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
                    layout.name == "ETW_TRACE_GUID_LIST"
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
                        etwspec::requests::provider::etw_trace_guid_list::EtwTraceGuidList::from_slice(&
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
fn etw_trace_provider_instance_info_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::etw_trace_provider_instance_info::Any;
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
                    layout.name == "ETW_TRACE_PROVIDER_INSTANCE_INFO"
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
                        etwspec::requests::provider::etw_trace_provider_instance_info::EtwTraceProviderInstanceInfo::from_slice(&
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
fn etw_um_registration_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::etw_um_registration_information::Any;
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
                    layout.name == "ETW_UM_REGISTRATION_INFORMATION"
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
                        etwspec::requests::provider::etw_um_registration_information::EtwUmRegistrationInformationX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..152 {
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
                        etwspec::requests::provider::etw_um_registration_information::EtwUmRegistrationInformationX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..160 {
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
fn etw_um_registration_reply_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::etw_um_registration_reply::Any;
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
                    layout.name == "ETW_UM_REGISTRATION_REPLY"
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
                        etwspec::requests::provider::etw_um_registration_reply::EtwUmRegistrationReplyX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..152 {
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
                        etwspec::requests::provider::etw_um_registration_reply::EtwUmRegistrationReplyX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..160 {
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
fn etw_wdi_scenario_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::etw_wdi_scenario_information::Any;
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
                    layout.name == "ETW_WDI_SCENARIO_INFORMATION"
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
                        etwspec::requests::provider::etw_wdi_scenario_information::EtwWdiScenarioInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
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
fn event_filter_descriptor_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::event_filter_descriptor::Any;
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
                    layout.name == "EVENT_FILTER_DESCRIPTOR"
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
                        etwspec::requests::provider::event_filter_descriptor::EventFilterDescriptor::from_slice(&
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
fn event_filter_event_id_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::event_filter_event_id::Any;
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
                    layout.name == "EVENT_FILTER_EVENT_ID"
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
                        etwspec::requests::provider::event_filter_event_id::EventFilterEventId::from_slice(&
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
fn event_filter_event_name_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::event_filter_event_name::Any;
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
                    layout.name == "EVENT_FILTER_EVENT_NAME"
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
                        etwspec::requests::provider::event_filter_event_name::EventFilterEventName::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..20 {
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
fn event_filter_header_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::event_filter_header::Any;
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
                    layout.name == "EVENT_FILTER_HEADER"
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
                        etwspec::requests::provider::event_filter_header::EventFilterHeader::from_slice(&
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
fn event_filter_level_kw_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::event_filter_level_kw::Any;
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
                    layout.name == "EVENT_FILTER_LEVEL_KW"
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
                        etwspec::requests::provider::event_filter_level_kw::EventFilterLevelKw::from_slice(&
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
fn mofresourceinfoa_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::mofresourceinfoa::Any;
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
                    layout.name == "MOFRESOURCEINFOA" && layout.holds(release, pointer)
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
                        etwspec::requests::provider::mofresourceinfoa::MofresourceinfoaX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::requests::provider::mofresourceinfoa::MofresourceinfoaX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn mofresourceinfow_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::mofresourceinfow::Any;
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
                    layout.name == "MOFRESOURCEINFOW" && layout.holds(release, pointer)
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
                        etwspec::requests::provider::mofresourceinfow::MofresourceinfowX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::requests::provider::mofresourceinfow::MofresourceinfowX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn telemetry_coverage_point_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::telemetry_coverage_point::Any;
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
                    layout.name == "TELEMETRY_COVERAGE_POINT"
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
                        etwspec::requests::provider::telemetry_coverage_point::TelemetryCoveragePointX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::requests::provider::telemetry_coverage_point::TelemetryCoveragePointX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn trace_enable_info_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::trace_enable_info::Any;
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
                    layout.name == "TRACE_ENABLE_INFO" && layout.holds(release, pointer)
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
                        etwspec::requests::provider::trace_enable_info::TraceEnableInfo::from_slice(&
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
fn trace_guid_info_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::trace_guid_info::Any;
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
                    layout.name == "TRACE_GUID_INFO" && layout.holds(release, pointer)
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
                        etwspec::requests::provider::trace_guid_info::TraceGuidInfo::from_slice(&
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
fn trace_guid_properties_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::trace_guid_properties::Any;
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
                    layout.name == "TRACE_GUID_PROPERTIES"
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
                        etwspec::requests::provider::trace_guid_properties::TraceGuidProperties::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..36 {
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
fn trace_guid_registration_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::trace_guid_registration::Any;
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
                    layout.name == "TRACE_GUID_REGISTRATION"
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
                        etwspec::requests::provider::trace_guid_registration::TraceGuidRegistrationX86::from_slice(&
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
                        etwspec::requests::provider::trace_guid_registration::TraceGuidRegistrationX64::from_slice(&
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
fn trace_periodic_capture_state_info_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::trace_periodic_capture_state_info::Any;
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
                    layout.name == "TRACE_PERIODIC_CAPTURE_STATE_INFO"
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
                        etwspec::requests::provider::trace_periodic_capture_state_info::TracePeriodicCaptureStateInfo::from_slice(&
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
fn trace_profile_interval_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::trace_profile_interval::Any;
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
                    layout.name == "TRACE_PROFILE_INTERVAL"
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
                        etwspec::requests::provider::trace_profile_interval::TraceProfileInterval::from_slice(&
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
fn trace_provider_instance_info_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::trace_provider_instance_info::Any;
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
                    layout.name == "TRACE_PROVIDER_INSTANCE_INFO"
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
                        etwspec::requests::provider::trace_provider_instance_info::TraceProviderInstanceInfo::from_slice(&
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
fn trace_version_info_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::trace_version_info::Any;
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
                    layout.name == "TRACE_VERSION_INFO" && layout.holds(release, pointer)
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
                        etwspec::requests::provider::trace_version_info::TraceVersionInfo::from_slice(&
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
fn wmiguidinformation_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::provider::wmiguidinformation::Any;
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
                    layout.name == "WMIGUIDINFORMATION" && layout.holds(release, pointer)
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
                        etwspec::requests::provider::wmiguidinformation::Wmiguidinformation::from_slice(&
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
fn event_filter_type_names_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::EventFilterType;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn event_enable_property_names_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::EventEnableProperty;
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
fn trace_provider_flag_names_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::TraceProviderFlag;
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
