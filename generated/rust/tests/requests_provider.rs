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
            prop_assert_eq!(view.event_guid(), a.event_guid());
            let mut moved = a;
            moved.set_event_guid(b.event_guid());
            laws::only_moved(layout, "EventGuid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.kind(), a.kind());
            let mut moved = a;
            moved.set_kind(b.kind());
            laws::only_moved(layout, "Type", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved());
            let mut moved = a;
            moved.set_reserved(b.reserved());
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn enable_trace_parameters_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::enable_trace_parameters::EnableTraceParameters32;
    type V<'a> = etwspec::requests::provider::enable_trace_parameters::EnableTraceParameters32View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn enable_trace_parameters_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::enable_trace_parameters::EnableTraceParameters32;
    type V<'a> = etwspec::requests::provider::enable_trace_parameters::EnableTraceParameters32View<
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
            prop_assert_eq!(view.version(), a.version());
            let mut moved = a;
            moved.set_version(b.version());
            laws::only_moved(layout, "Version", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_property(), a.enable_property());
            let mut moved = a;
            moved.set_enable_property(b.enable_property());
            laws::only_moved(
                layout,
                "EnableProperty",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.control_flags(), a.control_flags());
            let mut moved = a;
            moved.set_control_flags(b.control_flags());
            laws::only_moved(layout, "ControlFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.source_id(), a.source_id());
            let mut moved = a;
            moved.set_source_id(b.source_id());
            laws::only_moved(layout, "SourceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_filter_desc(), a.enable_filter_desc());
            let mut moved = a;
            moved.set_enable_filter_desc(b.enable_filter_desc());
            laws::only_moved(
                layout,
                "EnableFilterDesc",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.filter_desc_count(), a.filter_desc_count());
            let mut moved = a;
            moved.set_filter_desc_count(b.filter_desc_count());
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
    type T = etwspec::requests::provider::enable_trace_parameters::EnableTraceParameters64;
    type V<'a> = etwspec::requests::provider::enable_trace_parameters::EnableTraceParameters64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn enable_trace_parameters_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::enable_trace_parameters::EnableTraceParameters64;
    type V<'a> = etwspec::requests::provider::enable_trace_parameters::EnableTraceParameters64View<
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
            prop_assert_eq!(view.version(), a.version());
            let mut moved = a;
            moved.set_version(b.version());
            laws::only_moved(layout, "Version", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_property(), a.enable_property());
            let mut moved = a;
            moved.set_enable_property(b.enable_property());
            laws::only_moved(
                layout,
                "EnableProperty",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.control_flags(), a.control_flags());
            let mut moved = a;
            moved.set_control_flags(b.control_flags());
            laws::only_moved(layout, "ControlFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.source_id(), a.source_id());
            let mut moved = a;
            moved.set_source_id(b.source_id());
            laws::only_moved(layout, "SourceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_filter_desc(), a.enable_filter_desc());
            let mut moved = a;
            moved.set_enable_filter_desc(b.enable_filter_desc());
            laws::only_moved(
                layout,
                "EnableFilterDesc",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.filter_desc_count(), a.filter_desc_count());
            let mut moved = a;
            moved.set_filter_desc_count(b.filter_desc_count());
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
    type T = etwspec::requests::provider::enable_trace_parameters_v1::EnableTraceParametersV132;
    type V<'a> = etwspec::requests::provider::enable_trace_parameters_v1::EnableTraceParametersV132View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn enable_trace_parameters_v1_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::enable_trace_parameters_v1::EnableTraceParametersV132;
    type V<'a> = etwspec::requests::provider::enable_trace_parameters_v1::EnableTraceParametersV132View<
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
            prop_assert_eq!(view.version(), a.version());
            let mut moved = a;
            moved.set_version(b.version());
            laws::only_moved(layout, "Version", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_property(), a.enable_property());
            let mut moved = a;
            moved.set_enable_property(b.enable_property());
            laws::only_moved(
                layout,
                "EnableProperty",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.control_flags(), a.control_flags());
            let mut moved = a;
            moved.set_control_flags(b.control_flags());
            laws::only_moved(layout, "ControlFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.source_id(), a.source_id());
            let mut moved = a;
            moved.set_source_id(b.source_id());
            laws::only_moved(layout, "SourceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_filter_desc(), a.enable_filter_desc());
            let mut moved = a;
            moved.set_enable_filter_desc(b.enable_filter_desc());
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
    type T = etwspec::requests::provider::enable_trace_parameters_v1::EnableTraceParametersV164;
    type V<'a> = etwspec::requests::provider::enable_trace_parameters_v1::EnableTraceParametersV164View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn enable_trace_parameters_v1_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::enable_trace_parameters_v1::EnableTraceParametersV164;
    type V<'a> = etwspec::requests::provider::enable_trace_parameters_v1::EnableTraceParametersV164View<
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
            prop_assert_eq!(view.version(), a.version());
            let mut moved = a;
            moved.set_version(b.version());
            laws::only_moved(layout, "Version", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_property(), a.enable_property());
            let mut moved = a;
            moved.set_enable_property(b.enable_property());
            laws::only_moved(
                layout,
                "EnableProperty",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.control_flags(), a.control_flags());
            let mut moved = a;
            moved.set_control_flags(b.control_flags());
            laws::only_moved(layout, "ControlFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.source_id(), a.source_id());
            let mut moved = a;
            moved.set_source_id(b.source_id());
            laws::only_moved(layout, "SourceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_filter_desc(), a.enable_filter_desc());
            let mut moved = a;
            moved.set_enable_filter_desc(b.enable_filter_desc());
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
            prop_assert_eq!(view.ptr(), a.ptr());
            let mut moved = a;
            moved.set_ptr(b.ptr());
            laws::only_moved(layout, "Ptr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size());
            let mut moved = a;
            moved.set_size(b.size());
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.kind(), a.kind());
            let mut moved = a;
            moved.set_kind(b.kind());
            laws::only_moved(layout, "Type", &before, &from, &moved.to_bytes());
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
            prop_assert_eq!(view.id(), a.id());
            let mut moved = a;
            moved.set_id(b.id());
            laws::only_moved(layout, "Id", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.version(), a.version());
            let mut moved = a;
            moved.set_version(b.version());
            laws::only_moved(layout, "Version", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved());
            let mut moved = a;
            moved.set_reserved(b.reserved());
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_id(), a.instance_id());
            let mut moved = a;
            moved.set_instance_id(b.instance_id());
            laws::only_moved(layout, "InstanceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size());
            let mut moved = a;
            moved.set_size(b.size());
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.next_offset(), a.next_offset());
            let mut moved = a;
            moved.set_next_offset(b.next_offset());
            laws::only_moved(layout, "NextOffset", &before, &from, &moved.to_bytes());
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
            prop_assert_eq!(view.is_enabled(), a.is_enabled());
            let mut moved = a;
            moved.set_is_enabled(b.is_enabled());
            laws::only_moved(layout, "IsEnabled", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.level(), a.level());
            let mut moved = a;
            moved.set_level(b.level());
            laws::only_moved(layout, "Level", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved1(), a.reserved1());
            let mut moved = a;
            moved.set_reserved1(b.reserved1());
            laws::only_moved(layout, "Reserved1", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_id(), a.logger_id());
            let mut moved = a;
            moved.set_logger_id(b.logger_id());
            laws::only_moved(layout, "LoggerId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_property(), a.enable_property());
            let mut moved = a;
            moved.set_enable_property(b.enable_property());
            laws::only_moved(
                layout,
                "EnableProperty",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved2(), a.reserved2());
            let mut moved = a;
            moved.set_reserved2(b.reserved2());
            laws::only_moved(layout, "Reserved2", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.match_any_keyword(), a.match_any_keyword());
            let mut moved = a;
            moved.set_match_any_keyword(b.match_any_keyword());
            laws::only_moved(
                layout,
                "MatchAnyKeyword",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.match_all_keyword(), a.match_all_keyword());
            let mut moved = a;
            moved.set_match_all_keyword(b.match_all_keyword());
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
            prop_assert_eq!(view.guid(), a.guid());
            let mut moved = a;
            moved.set_guid(b.guid());
            laws::only_moved(layout, "Guid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.guid_type(), a.guid_type());
            let mut moved = a;
            moved.set_guid_type(b.guid_type());
            laws::only_moved(layout, "GuidType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_id(), a.logger_id());
            let mut moved = a;
            moved.set_logger_id(b.logger_id());
            laws::only_moved(layout, "LoggerId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_level(), a.enable_level());
            let mut moved = a;
            moved.set_enable_level(b.enable_level());
            laws::only_moved(layout, "EnableLevel", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_flags(), a.enable_flags());
            let mut moved = a;
            moved.set_enable_flags(b.enable_flags());
            laws::only_moved(layout, "EnableFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.is_enable(), a.is_enable());
            let mut moved = a;
            moved.set_is_enable(b.is_enable());
            laws::only_moved(layout, "IsEnable", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn trace_guid_registration_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::trace_guid_registration::TraceGuidRegistration32;
    type V<'a> = etwspec::requests::provider::trace_guid_registration::TraceGuidRegistration32View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn trace_guid_registration_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::trace_guid_registration::TraceGuidRegistration32;
    type V<'a> = etwspec::requests::provider::trace_guid_registration::TraceGuidRegistration32View<
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
            prop_assert_eq!(view.guid(), a.guid());
            let mut moved = a;
            moved.set_guid(b.guid());
            laws::only_moved(layout, "Guid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reg_handle(), a.reg_handle());
            let mut moved = a;
            moved.set_reg_handle(b.reg_handle());
            laws::only_moved(layout, "RegHandle", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn trace_guid_registration_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::provider::trace_guid_registration::TraceGuidRegistration64;
    type V<'a> = etwspec::requests::provider::trace_guid_registration::TraceGuidRegistration64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn trace_guid_registration_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::provider::trace_guid_registration::TraceGuidRegistration64;
    type V<'a> = etwspec::requests::provider::trace_guid_registration::TraceGuidRegistration64View<
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
            prop_assert_eq!(view.guid(), a.guid());
            let mut moved = a;
            moved.set_guid(b.guid());
            laws::only_moved(layout, "Guid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reg_handle(), a.reg_handle());
            let mut moved = a;
            moved.set_reg_handle(b.reg_handle());
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
                .capture_state_frequency_in_seconds()
            );
            let mut moved = a;
            moved
                .set_capture_state_frequency_in_seconds(
                    b.capture_state_frequency_in_seconds(),
                );
            laws::only_moved(
                layout,
                "CaptureStateFrequencyInSeconds",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.provider_count(), a.provider_count());
            let mut moved = a;
            moved.set_provider_count(b.provider_count());
            laws::only_moved(layout, "ProviderCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved());
            let mut moved = a;
            moved.set_reserved(b.reserved());
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
            prop_assert_eq!(view.source(), a.source());
            let mut moved = a;
            moved.set_source(b.source());
            laws::only_moved(layout, "Source", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.interval(), a.interval());
            let mut moved = a;
            moved.set_interval(b.interval());
            laws::only_moved(layout, "Interval", &before, &from, &moved.to_bytes());
            Ok(())
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
                view.etw_trace_processing_version(), a.etw_trace_processing_version()
            );
            let mut moved = a;
            moved.set_etw_trace_processing_version(b.etw_trace_processing_version());
            laws::only_moved(
                layout,
                "EtwTraceProcessingVersion",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved(), a.reserved());
            let mut moved = a;
            moved.set_reserved(b.reserved());
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
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
                        etwspec::requests::provider::enable_trace_parameters::EnableTraceParameters32::from_slice(&
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
                        etwspec::requests::provider::enable_trace_parameters::EnableTraceParameters64::from_slice(&
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
                        etwspec::requests::provider::enable_trace_parameters_v1::EnableTraceParametersV132::from_slice(&
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
                        etwspec::requests::provider::enable_trace_parameters_v1::EnableTraceParametersV164::from_slice(&
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
                        etwspec::requests::provider::trace_guid_registration::TraceGuidRegistration32::from_slice(&
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
                        etwspec::requests::provider::trace_guid_registration::TraceGuidRegistration64::from_slice(&
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
