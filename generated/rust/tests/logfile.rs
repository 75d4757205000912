// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `logfile`.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn etw_kernel_header_extension_v5_2_bytes_and_values_stand_for_each_other() {
    type T = etwspec::logfile::etw_kernel_header_extension::V5_2;
    type V<'a> = etwspec::logfile::etw_kernel_header_extension::V5_2View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_kernel_header_extension_v5_2_members_lie_where_the_table_says() {
    type T = etwspec::logfile::etw_kernel_header_extension::V5_2;
    type V<'a> = etwspec::logfile::etw_kernel_header_extension::V5_2View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.group_masks().to_value(), a.group_masks);
            let mut moved = a;
            moved.group_masks = b.group_masks;
            laws::only_moved(layout, "GroupMasks", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_kernel_header_extension_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::logfile::etw_kernel_header_extension::EtwKernelHeaderExtension;
    type V<'a> = etwspec::logfile::etw_kernel_header_extension::EtwKernelHeaderExtensionView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_kernel_header_extension_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::logfile::etw_kernel_header_extension::EtwKernelHeaderExtension;
    type V<'a> = etwspec::logfile::etw_kernel_header_extension::EtwKernelHeaderExtensionView<
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
            prop_assert_eq!(view.group_masks().to_value(), a.group_masks);
            let mut moved = a;
            moved.group_masks = b.group_masks;
            laws::only_moved(layout, "GroupMasks", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.version(), a.version);
            let mut moved = a;
            moved.version = b.version;
            laws::only_moved(layout, "Version", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_trace_partition_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::logfile::etw_trace_partition_information::EtwTracePartitionInformation;
    type V<'a> = etwspec::logfile::etw_trace_partition_information::EtwTracePartitionInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_trace_partition_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::logfile::etw_trace_partition_information::EtwTracePartitionInformation;
    type V<'a> = etwspec::logfile::etw_trace_partition_information::EtwTracePartitionInformationView<
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
            prop_assert_eq!(view.partition_id(), a.partition_id);
            let mut moved = a;
            moved.partition_id = b.partition_id;
            laws::only_moved(layout, "PartitionId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.parent_id(), a.parent_id);
            let mut moved = a;
            moved.parent_id = b.parent_id;
            laws::only_moved(layout, "ParentId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.qpc_offset_from_root(), a.qpc_offset_from_root);
            let mut moved = a;
            moved.qpc_offset_from_root = b.qpc_offset_from_root;
            laws::only_moved(
                layout,
                "QpcOffsetFromRoot",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.partition_type(), a.partition_type);
            let mut moved = a;
            moved.partition_type = b.partition_type;
            laws::only_moved(layout, "PartitionType", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_trace_partition_information_v2_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::logfile::etw_trace_partition_information_v2::EtwTracePartitionInformationV2X86;
    type V<'a> = etwspec::logfile::etw_trace_partition_information_v2::EtwTracePartitionInformationV2X86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_trace_partition_information_v2_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::logfile::etw_trace_partition_information_v2::EtwTracePartitionInformationV2X86;
    type V<'a> = etwspec::logfile::etw_trace_partition_information_v2::EtwTracePartitionInformationV2X86View<
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
            prop_assert_eq!(view.qpc_offset_from_root(), a.qpc_offset_from_root);
            let mut moved = a;
            moved.qpc_offset_from_root = b.qpc_offset_from_root;
            laws::only_moved(
                layout,
                "QpcOffsetFromRoot",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.partition_type(), a.partition_type);
            let mut moved = a;
            moved.partition_type = b.partition_type;
            laws::only_moved(layout, "PartitionType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.partition_id(), a.partition_id);
            let mut moved = a;
            moved.partition_id = b.partition_id;
            laws::only_moved(layout, "PartitionId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.parent_id(), a.parent_id);
            let mut moved = a;
            moved.parent_id = b.parent_id;
            laws::only_moved(layout, "ParentId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_trace_partition_information_v2_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::logfile::etw_trace_partition_information_v2::EtwTracePartitionInformationV2X64;
    type V<'a> = etwspec::logfile::etw_trace_partition_information_v2::EtwTracePartitionInformationV2X64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_trace_partition_information_v2_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::logfile::etw_trace_partition_information_v2::EtwTracePartitionInformationV2X64;
    type V<'a> = etwspec::logfile::etw_trace_partition_information_v2::EtwTracePartitionInformationV2X64View<
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
            prop_assert_eq!(view.qpc_offset_from_root(), a.qpc_offset_from_root);
            let mut moved = a;
            moved.qpc_offset_from_root = b.qpc_offset_from_root;
            laws::only_moved(
                layout,
                "QpcOffsetFromRoot",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.partition_type(), a.partition_type);
            let mut moved = a;
            moved.partition_type = b.partition_type;
            laws::only_moved(layout, "PartitionType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.partition_id(), a.partition_id);
            let mut moved = a;
            moved.partition_id = b.partition_id;
            laws::only_moved(layout, "PartitionId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.parent_id(), a.parent_id);
            let mut moved = a;
            moved.parent_id = b.parent_id;
            laws::only_moved(layout, "ParentId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn rtl_time_zone_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::logfile::rtl_time_zone_information::RtlTimeZoneInformation;
    type V<'a> = etwspec::logfile::rtl_time_zone_information::RtlTimeZoneInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn rtl_time_zone_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::logfile::rtl_time_zone_information::RtlTimeZoneInformation;
    type V<'a> = etwspec::logfile::rtl_time_zone_information::RtlTimeZoneInformationView<
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
            prop_assert_eq!(view.bias(), a.bias);
            let mut moved = a;
            moved.bias = b.bias;
            laws::only_moved(layout, "Bias", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.standard_name(), a.standard_name);
            let mut moved = a;
            moved.standard_name = b.standard_name;
            laws::only_moved(layout, "StandardName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.standard_start().to_value(), a.standard_start);
            let mut moved = a;
            moved.standard_start = b.standard_start;
            laws::only_moved(layout, "StandardStart", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.standard_bias(), a.standard_bias);
            let mut moved = a;
            moved.standard_bias = b.standard_bias;
            laws::only_moved(layout, "StandardBias", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.daylight_name(), a.daylight_name);
            let mut moved = a;
            moved.daylight_name = b.daylight_name;
            laws::only_moved(layout, "DaylightName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.daylight_start().to_value(), a.daylight_start);
            let mut moved = a;
            moved.daylight_start = b.daylight_start;
            laws::only_moved(layout, "DaylightStart", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.daylight_bias(), a.daylight_bias);
            let mut moved = a;
            moved.daylight_bias = b.daylight_bias;
            laws::only_moved(layout, "DaylightBias", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn systemtime_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::logfile::systemtime::Systemtime;
    type V<'a> = etwspec::logfile::systemtime::SystemtimeView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn systemtime_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::logfile::systemtime::Systemtime;
    type V<'a> = etwspec::logfile::systemtime::SystemtimeView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.w_year(), a.w_year);
            let mut moved = a;
            moved.w_year = b.w_year;
            laws::only_moved(layout, "wYear", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.w_month(), a.w_month);
            let mut moved = a;
            moved.w_month = b.w_month;
            laws::only_moved(layout, "wMonth", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.w_day_of_week(), a.w_day_of_week);
            let mut moved = a;
            moved.w_day_of_week = b.w_day_of_week;
            laws::only_moved(layout, "wDayOfWeek", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.w_day(), a.w_day);
            let mut moved = a;
            moved.w_day = b.w_day;
            laws::only_moved(layout, "wDay", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.w_hour(), a.w_hour);
            let mut moved = a;
            moved.w_hour = b.w_hour;
            laws::only_moved(layout, "wHour", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.w_minute(), a.w_minute);
            let mut moved = a;
            moved.w_minute = b.w_minute;
            laws::only_moved(layout, "wMinute", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.w_second(), a.w_second);
            let mut moved = a;
            moved.w_second = b.w_second;
            laws::only_moved(layout, "wSecond", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.w_milliseconds(), a.w_milliseconds);
            let mut moved = a;
            moved.w_milliseconds = b.w_milliseconds;
            laws::only_moved(layout, "wMilliseconds", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn time_fields_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::logfile::time_fields::TimeFields;
    type V<'a> = etwspec::logfile::time_fields::TimeFieldsView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn time_fields_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::logfile::time_fields::TimeFields;
    type V<'a> = etwspec::logfile::time_fields::TimeFieldsView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.year(), a.year);
            let mut moved = a;
            moved.year = b.year;
            laws::only_moved(layout, "Year", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.month(), a.month);
            let mut moved = a;
            moved.month = b.month;
            laws::only_moved(layout, "Month", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.day(), a.day);
            let mut moved = a;
            moved.day = b.day;
            laws::only_moved(layout, "Day", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.hour(), a.hour);
            let mut moved = a;
            moved.hour = b.hour;
            laws::only_moved(layout, "Hour", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minute(), a.minute);
            let mut moved = a;
            moved.minute = b.minute;
            laws::only_moved(layout, "Minute", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.second(), a.second);
            let mut moved = a;
            moved.second = b.second;
            laws::only_moved(layout, "Second", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.milliseconds(), a.milliseconds);
            let mut moved = a;
            moved.milliseconds = b.milliseconds;
            laws::only_moved(layout, "Milliseconds", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.weekday(), a.weekday);
            let mut moved = a;
            moved.weekday = b.weekday;
            laws::only_moved(layout, "Weekday", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn time_zone_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::logfile::time_zone_information::TimeZoneInformation;
    type V<'a> = etwspec::logfile::time_zone_information::TimeZoneInformationView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn time_zone_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::logfile::time_zone_information::TimeZoneInformation;
    type V<'a> = etwspec::logfile::time_zone_information::TimeZoneInformationView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.bias(), a.bias);
            let mut moved = a;
            moved.bias = b.bias;
            laws::only_moved(layout, "Bias", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.standard_name(), a.standard_name);
            let mut moved = a;
            moved.standard_name = b.standard_name;
            laws::only_moved(layout, "StandardName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.standard_date().to_value(), a.standard_date);
            let mut moved = a;
            moved.standard_date = b.standard_date;
            laws::only_moved(layout, "StandardDate", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.standard_bias(), a.standard_bias);
            let mut moved = a;
            moved.standard_bias = b.standard_bias;
            laws::only_moved(layout, "StandardBias", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.daylight_name(), a.daylight_name);
            let mut moved = a;
            moved.daylight_name = b.daylight_name;
            laws::only_moved(layout, "DaylightName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.daylight_date().to_value(), a.daylight_date);
            let mut moved = a;
            moved.daylight_date = b.daylight_date;
            laws::only_moved(layout, "DaylightDate", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.daylight_bias(), a.daylight_bias);
            let mut moved = a;
            moved.daylight_bias = b.daylight_bias;
            laws::only_moved(layout, "DaylightBias", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn trace_logfile_header_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::logfile::trace_logfile_header::V5_0X86;
    type V<'a> = etwspec::logfile::trace_logfile_header::V5_0X86View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn trace_logfile_header_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::logfile::trace_logfile_header::V5_0X86;
    type V<'a> = etwspec::logfile::trace_logfile_header::V5_0X86View<'a>;
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
            prop_assert_eq!(view.buffer_size(), a.buffer_size);
            let mut moved = a.clone();
            moved.buffer_size = b.buffer_size;
            laws::only_moved(
                layout,
                "BufferSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.version(), a.version());
            let mut moved = a.clone();
            moved.set_version(b.version());
            laws::only_moved(layout, "Version", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.version_detail().to_value(), a.version_detail());
            let mut moved = a.clone();
            moved.set_version_detail(b.version_detail());
            laws::only_moved(
                layout,
                "VersionDetail",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.version_detail().major_version(), a.version_detail().major_version
            );
            let mut inner = a.version_detail();
            inner.major_version = b.version_detail().major_version;
            let mut moved = a.clone();
            moved.set_version_detail(inner);
            laws::only_moved(
                layout,
                "VersionDetail.MajorVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.version_detail().minor_version(), a.version_detail().minor_version
            );
            let mut inner = a.version_detail();
            inner.minor_version = b.version_detail().minor_version;
            let mut moved = a.clone();
            moved.set_version_detail(inner);
            laws::only_moved(
                layout,
                "VersionDetail.MinorVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.version_detail().sub_version(), a.version_detail().sub_version
            );
            let mut inner = a.version_detail();
            inner.sub_version = b.version_detail().sub_version;
            let mut moved = a.clone();
            moved.set_version_detail(inner);
            laws::only_moved(
                layout,
                "VersionDetail.SubVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.version_detail().sub_minor_version(), a.version_detail()
                .sub_minor_version
            );
            let mut inner = a.version_detail();
            inner.sub_minor_version = b.version_detail().sub_minor_version;
            let mut moved = a.clone();
            moved.set_version_detail(inner);
            laws::only_moved(
                layout,
                "VersionDetail.SubMinorVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.provider_version(), a.provider_version);
            let mut moved = a.clone();
            moved.provider_version = b.provider_version;
            laws::only_moved(
                layout,
                "ProviderVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors);
            let mut moved = a.clone();
            moved.number_of_processors = b.number_of_processors;
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.end_time(), a.end_time);
            let mut moved = a.clone();
            moved.end_time = b.end_time;
            laws::only_moved(layout, "EndTime", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.timer_resolution(), a.timer_resolution);
            let mut moved = a.clone();
            moved.timer_resolution = b.timer_resolution;
            laws::only_moved(
                layout,
                "TimerResolution",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size);
            let mut moved = a.clone();
            moved.maximum_file_size = b.maximum_file_size;
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode);
            let mut moved = a.clone();
            moved.log_file_mode = b.log_file_mode;
            laws::only_moved(
                layout,
                "LogFileMode",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.buffers_written(), a.buffers_written);
            let mut moved = a.clone();
            moved.buffers_written = b.buffers_written;
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.log_instance_guid(), a.log_instance_guid());
            let mut moved = a.clone();
            moved.set_log_instance_guid(b.log_instance_guid());
            laws::only_moved(
                layout,
                "LogInstanceGuid",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.start_buffers(), a.start_buffers());
            let mut moved = a.clone();
            moved.set_start_buffers(b.start_buffers());
            laws::only_moved(
                layout,
                "StartBuffers",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.pointer_size(), a.pointer_size());
            let mut moved = a.clone();
            moved.set_pointer_size(b.pointer_size());
            laws::only_moved(
                layout,
                "PointerSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.events_lost(), a.events_lost());
            let mut moved = a.clone();
            moved.set_events_lost(b.events_lost());
            laws::only_moved(
                layout,
                "EventsLost",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved32(), a.reserved32());
            let mut moved = a.clone();
            moved.set_reserved32(b.reserved32());
            laws::only_moved(
                layout,
                "Reserved32",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.logger_name(), a.logger_name);
            let mut moved = a.clone();
            moved.logger_name = b.logger_name;
            laws::only_moved(
                layout,
                "LoggerName",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.log_file_name(), a.log_file_name);
            let mut moved = a.clone();
            moved.log_file_name = b.log_file_name;
            laws::only_moved(
                layout,
                "LogFileName",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.time_zone().to_value(), a.time_zone);
            let mut moved = a.clone();
            moved.time_zone = b.time_zone;
            laws::only_moved(
                layout,
                "TimeZone",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.boot_time(), a.boot_time);
            let mut moved = a.clone();
            moved.boot_time = b.boot_time;
            laws::only_moved(
                layout,
                "BootTime",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.perf_freq(), a.perf_freq);
            let mut moved = a.clone();
            moved.perf_freq = b.perf_freq;
            laws::only_moved(
                layout,
                "PerfFreq",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.start_time(), a.start_time);
            let mut moved = a.clone();
            moved.start_time = b.start_time;
            laws::only_moved(
                layout,
                "StartTime",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved_flags(), a.reserved_flags);
            let mut moved = a.clone();
            moved.reserved_flags = b.reserved_flags;
            laws::only_moved(
                layout,
                "ReservedFlags",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.buffers_lost(), a.buffers_lost);
            let mut moved = a.clone();
            moved.buffers_lost = b.buffers_lost;
            laws::only_moved(
                layout,
                "BuffersLost",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn trace_logfile_header_v5_0x86_parts_lie_where_the_table_says() {
    type T = etwspec::logfile::trace_logfile_header::V5_0X86;
    type V<'a> = etwspec::logfile::trace_logfile_header::V5_0X86View<'a>;
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
                    { let part = tail.session_name_string; Some(part.as_bytes().len() +
                    if part.is_terminated() { 2 } else { 0 }) }, { let part = tail
                    .log_file_name_string; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn trace_logfile_header_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::logfile::trace_logfile_header::V5_0X64;
    type V<'a> = etwspec::logfile::trace_logfile_header::V5_0X64View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn trace_logfile_header_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::logfile::trace_logfile_header::V5_0X64;
    type V<'a> = etwspec::logfile::trace_logfile_header::V5_0X64View<'a>;
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
            prop_assert_eq!(view.buffer_size(), a.buffer_size);
            let mut moved = a.clone();
            moved.buffer_size = b.buffer_size;
            laws::only_moved(
                layout,
                "BufferSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.version(), a.version());
            let mut moved = a.clone();
            moved.set_version(b.version());
            laws::only_moved(layout, "Version", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.version_detail().to_value(), a.version_detail());
            let mut moved = a.clone();
            moved.set_version_detail(b.version_detail());
            laws::only_moved(
                layout,
                "VersionDetail",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.version_detail().major_version(), a.version_detail().major_version
            );
            let mut inner = a.version_detail();
            inner.major_version = b.version_detail().major_version;
            let mut moved = a.clone();
            moved.set_version_detail(inner);
            laws::only_moved(
                layout,
                "VersionDetail.MajorVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.version_detail().minor_version(), a.version_detail().minor_version
            );
            let mut inner = a.version_detail();
            inner.minor_version = b.version_detail().minor_version;
            let mut moved = a.clone();
            moved.set_version_detail(inner);
            laws::only_moved(
                layout,
                "VersionDetail.MinorVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.version_detail().sub_version(), a.version_detail().sub_version
            );
            let mut inner = a.version_detail();
            inner.sub_version = b.version_detail().sub_version;
            let mut moved = a.clone();
            moved.set_version_detail(inner);
            laws::only_moved(
                layout,
                "VersionDetail.SubVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.version_detail().sub_minor_version(), a.version_detail()
                .sub_minor_version
            );
            let mut inner = a.version_detail();
            inner.sub_minor_version = b.version_detail().sub_minor_version;
            let mut moved = a.clone();
            moved.set_version_detail(inner);
            laws::only_moved(
                layout,
                "VersionDetail.SubMinorVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.provider_version(), a.provider_version);
            let mut moved = a.clone();
            moved.provider_version = b.provider_version;
            laws::only_moved(
                layout,
                "ProviderVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors);
            let mut moved = a.clone();
            moved.number_of_processors = b.number_of_processors;
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.end_time(), a.end_time);
            let mut moved = a.clone();
            moved.end_time = b.end_time;
            laws::only_moved(layout, "EndTime", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.timer_resolution(), a.timer_resolution);
            let mut moved = a.clone();
            moved.timer_resolution = b.timer_resolution;
            laws::only_moved(
                layout,
                "TimerResolution",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size);
            let mut moved = a.clone();
            moved.maximum_file_size = b.maximum_file_size;
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode);
            let mut moved = a.clone();
            moved.log_file_mode = b.log_file_mode;
            laws::only_moved(
                layout,
                "LogFileMode",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.buffers_written(), a.buffers_written);
            let mut moved = a.clone();
            moved.buffers_written = b.buffers_written;
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.log_instance_guid(), a.log_instance_guid());
            let mut moved = a.clone();
            moved.set_log_instance_guid(b.log_instance_guid());
            laws::only_moved(
                layout,
                "LogInstanceGuid",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.start_buffers(), a.start_buffers());
            let mut moved = a.clone();
            moved.set_start_buffers(b.start_buffers());
            laws::only_moved(
                layout,
                "StartBuffers",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.pointer_size(), a.pointer_size());
            let mut moved = a.clone();
            moved.set_pointer_size(b.pointer_size());
            laws::only_moved(
                layout,
                "PointerSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.events_lost(), a.events_lost());
            let mut moved = a.clone();
            moved.set_events_lost(b.events_lost());
            laws::only_moved(
                layout,
                "EventsLost",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved32(), a.reserved32());
            let mut moved = a.clone();
            moved.set_reserved32(b.reserved32());
            laws::only_moved(
                layout,
                "Reserved32",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.logger_name(), a.logger_name);
            let mut moved = a.clone();
            moved.logger_name = b.logger_name;
            laws::only_moved(
                layout,
                "LoggerName",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.log_file_name(), a.log_file_name);
            let mut moved = a.clone();
            moved.log_file_name = b.log_file_name;
            laws::only_moved(
                layout,
                "LogFileName",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.time_zone().to_value(), a.time_zone);
            let mut moved = a.clone();
            moved.time_zone = b.time_zone;
            laws::only_moved(
                layout,
                "TimeZone",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.boot_time(), a.boot_time);
            let mut moved = a.clone();
            moved.boot_time = b.boot_time;
            laws::only_moved(
                layout,
                "BootTime",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.perf_freq(), a.perf_freq);
            let mut moved = a.clone();
            moved.perf_freq = b.perf_freq;
            laws::only_moved(
                layout,
                "PerfFreq",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.start_time(), a.start_time);
            let mut moved = a.clone();
            moved.start_time = b.start_time;
            laws::only_moved(
                layout,
                "StartTime",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved_flags(), a.reserved_flags);
            let mut moved = a.clone();
            moved.reserved_flags = b.reserved_flags;
            laws::only_moved(
                layout,
                "ReservedFlags",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.buffers_lost(), a.buffers_lost);
            let mut moved = a.clone();
            moved.buffers_lost = b.buffers_lost;
            laws::only_moved(
                layout,
                "BuffersLost",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn trace_logfile_header_v5_0x64_parts_lie_where_the_table_says() {
    type T = etwspec::logfile::trace_logfile_header::V5_0X64;
    type V<'a> = etwspec::logfile::trace_logfile_header::V5_0X64View<'a>;
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
                    { let part = tail.session_name_string; Some(part.as_bytes().len() +
                    if part.is_terminated() { 2 } else { 0 }) }, { let part = tail
                    .log_file_name_string; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn trace_logfile_header_v5_1x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::logfile::trace_logfile_header::V5_1X86;
    type V<'a> = etwspec::logfile::trace_logfile_header::V5_1X86View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn trace_logfile_header_v5_1x86_members_lie_where_the_table_says() {
    type T = etwspec::logfile::trace_logfile_header::V5_1X86;
    type V<'a> = etwspec::logfile::trace_logfile_header::V5_1X86View<'a>;
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
            prop_assert_eq!(view.buffer_size(), a.buffer_size);
            let mut moved = a.clone();
            moved.buffer_size = b.buffer_size;
            laws::only_moved(
                layout,
                "BufferSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.version(), a.version());
            let mut moved = a.clone();
            moved.set_version(b.version());
            laws::only_moved(layout, "Version", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.version_detail().to_value(), a.version_detail());
            let mut moved = a.clone();
            moved.set_version_detail(b.version_detail());
            laws::only_moved(
                layout,
                "VersionDetail",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.version_detail().major_version(), a.version_detail().major_version
            );
            let mut inner = a.version_detail();
            inner.major_version = b.version_detail().major_version;
            let mut moved = a.clone();
            moved.set_version_detail(inner);
            laws::only_moved(
                layout,
                "VersionDetail.MajorVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.version_detail().minor_version(), a.version_detail().minor_version
            );
            let mut inner = a.version_detail();
            inner.minor_version = b.version_detail().minor_version;
            let mut moved = a.clone();
            moved.set_version_detail(inner);
            laws::only_moved(
                layout,
                "VersionDetail.MinorVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.version_detail().sub_version(), a.version_detail().sub_version
            );
            let mut inner = a.version_detail();
            inner.sub_version = b.version_detail().sub_version;
            let mut moved = a.clone();
            moved.set_version_detail(inner);
            laws::only_moved(
                layout,
                "VersionDetail.SubVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.version_detail().sub_minor_version(), a.version_detail()
                .sub_minor_version
            );
            let mut inner = a.version_detail();
            inner.sub_minor_version = b.version_detail().sub_minor_version;
            let mut moved = a.clone();
            moved.set_version_detail(inner);
            laws::only_moved(
                layout,
                "VersionDetail.SubMinorVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.provider_version(), a.provider_version);
            let mut moved = a.clone();
            moved.provider_version = b.provider_version;
            laws::only_moved(
                layout,
                "ProviderVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors);
            let mut moved = a.clone();
            moved.number_of_processors = b.number_of_processors;
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.end_time(), a.end_time);
            let mut moved = a.clone();
            moved.end_time = b.end_time;
            laws::only_moved(layout, "EndTime", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.timer_resolution(), a.timer_resolution);
            let mut moved = a.clone();
            moved.timer_resolution = b.timer_resolution;
            laws::only_moved(
                layout,
                "TimerResolution",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size);
            let mut moved = a.clone();
            moved.maximum_file_size = b.maximum_file_size;
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode);
            let mut moved = a.clone();
            moved.log_file_mode = b.log_file_mode;
            laws::only_moved(
                layout,
                "LogFileMode",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.buffers_written(), a.buffers_written);
            let mut moved = a.clone();
            moved.buffers_written = b.buffers_written;
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.log_instance_guid(), a.log_instance_guid());
            let mut moved = a.clone();
            moved.set_log_instance_guid(b.log_instance_guid());
            laws::only_moved(
                layout,
                "LogInstanceGuid",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.start_buffers(), a.start_buffers());
            let mut moved = a.clone();
            moved.set_start_buffers(b.start_buffers());
            laws::only_moved(
                layout,
                "StartBuffers",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.pointer_size(), a.pointer_size());
            let mut moved = a.clone();
            moved.set_pointer_size(b.pointer_size());
            laws::only_moved(
                layout,
                "PointerSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.events_lost(), a.events_lost());
            let mut moved = a.clone();
            moved.set_events_lost(b.events_lost());
            laws::only_moved(
                layout,
                "EventsLost",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.cpu_speed_in_m_hz(), a.cpu_speed_in_m_hz());
            let mut moved = a.clone();
            moved.set_cpu_speed_in_m_hz(b.cpu_speed_in_m_hz());
            laws::only_moved(
                layout,
                "CpuSpeedInMHz",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.logger_name(), a.logger_name);
            let mut moved = a.clone();
            moved.logger_name = b.logger_name;
            laws::only_moved(
                layout,
                "LoggerName",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.log_file_name(), a.log_file_name);
            let mut moved = a.clone();
            moved.log_file_name = b.log_file_name;
            laws::only_moved(
                layout,
                "LogFileName",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.time_zone().to_value(), a.time_zone);
            let mut moved = a.clone();
            moved.time_zone = b.time_zone;
            laws::only_moved(
                layout,
                "TimeZone",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.boot_time(), a.boot_time);
            let mut moved = a.clone();
            moved.boot_time = b.boot_time;
            laws::only_moved(
                layout,
                "BootTime",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.perf_freq(), a.perf_freq);
            let mut moved = a.clone();
            moved.perf_freq = b.perf_freq;
            laws::only_moved(
                layout,
                "PerfFreq",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.start_time(), a.start_time);
            let mut moved = a.clone();
            moved.start_time = b.start_time;
            laws::only_moved(
                layout,
                "StartTime",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved_flags(), a.reserved_flags);
            let mut moved = a.clone();
            moved.reserved_flags = b.reserved_flags;
            laws::only_moved(
                layout,
                "ReservedFlags",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.buffers_lost(), a.buffers_lost);
            let mut moved = a.clone();
            moved.buffers_lost = b.buffers_lost;
            laws::only_moved(
                layout,
                "BuffersLost",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn trace_logfile_header_v5_1x86_parts_lie_where_the_table_says() {
    type T = etwspec::logfile::trace_logfile_header::V5_1X86;
    type V<'a> = etwspec::logfile::trace_logfile_header::V5_1X86View<'a>;
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
                    { let part = tail.session_name_string; Some(part.as_bytes().len() +
                    if part.is_terminated() { 2 } else { 0 }) }, { let part = tail
                    .log_file_name_string; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn trace_logfile_header_v5_1x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::logfile::trace_logfile_header::V5_1X64;
    type V<'a> = etwspec::logfile::trace_logfile_header::V5_1X64View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn trace_logfile_header_v5_1x64_members_lie_where_the_table_says() {
    type T = etwspec::logfile::trace_logfile_header::V5_1X64;
    type V<'a> = etwspec::logfile::trace_logfile_header::V5_1X64View<'a>;
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
            prop_assert_eq!(view.buffer_size(), a.buffer_size);
            let mut moved = a.clone();
            moved.buffer_size = b.buffer_size;
            laws::only_moved(
                layout,
                "BufferSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.version(), a.version());
            let mut moved = a.clone();
            moved.set_version(b.version());
            laws::only_moved(layout, "Version", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.version_detail().to_value(), a.version_detail());
            let mut moved = a.clone();
            moved.set_version_detail(b.version_detail());
            laws::only_moved(
                layout,
                "VersionDetail",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.version_detail().major_version(), a.version_detail().major_version
            );
            let mut inner = a.version_detail();
            inner.major_version = b.version_detail().major_version;
            let mut moved = a.clone();
            moved.set_version_detail(inner);
            laws::only_moved(
                layout,
                "VersionDetail.MajorVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.version_detail().minor_version(), a.version_detail().minor_version
            );
            let mut inner = a.version_detail();
            inner.minor_version = b.version_detail().minor_version;
            let mut moved = a.clone();
            moved.set_version_detail(inner);
            laws::only_moved(
                layout,
                "VersionDetail.MinorVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.version_detail().sub_version(), a.version_detail().sub_version
            );
            let mut inner = a.version_detail();
            inner.sub_version = b.version_detail().sub_version;
            let mut moved = a.clone();
            moved.set_version_detail(inner);
            laws::only_moved(
                layout,
                "VersionDetail.SubVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.version_detail().sub_minor_version(), a.version_detail()
                .sub_minor_version
            );
            let mut inner = a.version_detail();
            inner.sub_minor_version = b.version_detail().sub_minor_version;
            let mut moved = a.clone();
            moved.set_version_detail(inner);
            laws::only_moved(
                layout,
                "VersionDetail.SubMinorVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.provider_version(), a.provider_version);
            let mut moved = a.clone();
            moved.provider_version = b.provider_version;
            laws::only_moved(
                layout,
                "ProviderVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors);
            let mut moved = a.clone();
            moved.number_of_processors = b.number_of_processors;
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.end_time(), a.end_time);
            let mut moved = a.clone();
            moved.end_time = b.end_time;
            laws::only_moved(layout, "EndTime", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.timer_resolution(), a.timer_resolution);
            let mut moved = a.clone();
            moved.timer_resolution = b.timer_resolution;
            laws::only_moved(
                layout,
                "TimerResolution",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size);
            let mut moved = a.clone();
            moved.maximum_file_size = b.maximum_file_size;
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode);
            let mut moved = a.clone();
            moved.log_file_mode = b.log_file_mode;
            laws::only_moved(
                layout,
                "LogFileMode",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.buffers_written(), a.buffers_written);
            let mut moved = a.clone();
            moved.buffers_written = b.buffers_written;
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.log_instance_guid(), a.log_instance_guid());
            let mut moved = a.clone();
            moved.set_log_instance_guid(b.log_instance_guid());
            laws::only_moved(
                layout,
                "LogInstanceGuid",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.start_buffers(), a.start_buffers());
            let mut moved = a.clone();
            moved.set_start_buffers(b.start_buffers());
            laws::only_moved(
                layout,
                "StartBuffers",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.pointer_size(), a.pointer_size());
            let mut moved = a.clone();
            moved.set_pointer_size(b.pointer_size());
            laws::only_moved(
                layout,
                "PointerSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.events_lost(), a.events_lost());
            let mut moved = a.clone();
            moved.set_events_lost(b.events_lost());
            laws::only_moved(
                layout,
                "EventsLost",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.cpu_speed_in_m_hz(), a.cpu_speed_in_m_hz());
            let mut moved = a.clone();
            moved.set_cpu_speed_in_m_hz(b.cpu_speed_in_m_hz());
            laws::only_moved(
                layout,
                "CpuSpeedInMHz",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.logger_name(), a.logger_name);
            let mut moved = a.clone();
            moved.logger_name = b.logger_name;
            laws::only_moved(
                layout,
                "LoggerName",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.log_file_name(), a.log_file_name);
            let mut moved = a.clone();
            moved.log_file_name = b.log_file_name;
            laws::only_moved(
                layout,
                "LogFileName",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.time_zone().to_value(), a.time_zone);
            let mut moved = a.clone();
            moved.time_zone = b.time_zone;
            laws::only_moved(
                layout,
                "TimeZone",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.boot_time(), a.boot_time);
            let mut moved = a.clone();
            moved.boot_time = b.boot_time;
            laws::only_moved(
                layout,
                "BootTime",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.perf_freq(), a.perf_freq);
            let mut moved = a.clone();
            moved.perf_freq = b.perf_freq;
            laws::only_moved(
                layout,
                "PerfFreq",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.start_time(), a.start_time);
            let mut moved = a.clone();
            moved.start_time = b.start_time;
            laws::only_moved(
                layout,
                "StartTime",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved_flags(), a.reserved_flags);
            let mut moved = a.clone();
            moved.reserved_flags = b.reserved_flags;
            laws::only_moved(
                layout,
                "ReservedFlags",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.buffers_lost(), a.buffers_lost);
            let mut moved = a.clone();
            moved.buffers_lost = b.buffers_lost;
            laws::only_moved(
                layout,
                "BuffersLost",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn trace_logfile_header_v5_1x64_parts_lie_where_the_table_says() {
    type T = etwspec::logfile::trace_logfile_header::V5_1X64;
    type V<'a> = etwspec::logfile::trace_logfile_header::V5_1X64View<'a>;
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
                    { let part = tail.session_name_string; Some(part.as_bytes().len() +
                    if part.is_terminated() { 2 } else { 0 }) }, { let part = tail
                    .log_file_name_string; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn trace_logfile_header_v6_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::logfile::trace_logfile_header::TraceLogfileHeaderX86;
    type V<'a> = etwspec::logfile::trace_logfile_header::TraceLogfileHeaderX86View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn trace_logfile_header_v6_0x86_members_lie_where_the_table_says() {
    type T = etwspec::logfile::trace_logfile_header::TraceLogfileHeaderX86;
    type V<'a> = etwspec::logfile::trace_logfile_header::TraceLogfileHeaderX86View<'a>;
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
            prop_assert_eq!(view.buffer_size(), a.buffer_size);
            let mut moved = a.clone();
            moved.buffer_size = b.buffer_size;
            laws::only_moved(
                layout,
                "BufferSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.version(), a.version());
            let mut moved = a.clone();
            moved.set_version(b.version());
            laws::only_moved(layout, "Version", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.version_detail().to_value(), a.version_detail());
            let mut moved = a.clone();
            moved.set_version_detail(b.version_detail());
            laws::only_moved(
                layout,
                "VersionDetail",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.version_detail().major_version(), a.version_detail().major_version
            );
            let mut inner = a.version_detail();
            inner.major_version = b.version_detail().major_version;
            let mut moved = a.clone();
            moved.set_version_detail(inner);
            laws::only_moved(
                layout,
                "VersionDetail.MajorVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.version_detail().minor_version(), a.version_detail().minor_version
            );
            let mut inner = a.version_detail();
            inner.minor_version = b.version_detail().minor_version;
            let mut moved = a.clone();
            moved.set_version_detail(inner);
            laws::only_moved(
                layout,
                "VersionDetail.MinorVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.version_detail().sub_version(), a.version_detail().sub_version
            );
            let mut inner = a.version_detail();
            inner.sub_version = b.version_detail().sub_version;
            let mut moved = a.clone();
            moved.set_version_detail(inner);
            laws::only_moved(
                layout,
                "VersionDetail.SubVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.version_detail().sub_minor_version(), a.version_detail()
                .sub_minor_version
            );
            let mut inner = a.version_detail();
            inner.sub_minor_version = b.version_detail().sub_minor_version;
            let mut moved = a.clone();
            moved.set_version_detail(inner);
            laws::only_moved(
                layout,
                "VersionDetail.SubMinorVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.provider_version(), a.provider_version);
            let mut moved = a.clone();
            moved.provider_version = b.provider_version;
            laws::only_moved(
                layout,
                "ProviderVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors);
            let mut moved = a.clone();
            moved.number_of_processors = b.number_of_processors;
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.end_time(), a.end_time);
            let mut moved = a.clone();
            moved.end_time = b.end_time;
            laws::only_moved(layout, "EndTime", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.timer_resolution(), a.timer_resolution);
            let mut moved = a.clone();
            moved.timer_resolution = b.timer_resolution;
            laws::only_moved(
                layout,
                "TimerResolution",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size);
            let mut moved = a.clone();
            moved.maximum_file_size = b.maximum_file_size;
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode);
            let mut moved = a.clone();
            moved.log_file_mode = b.log_file_mode;
            laws::only_moved(
                layout,
                "LogFileMode",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.buffers_written(), a.buffers_written);
            let mut moved = a.clone();
            moved.buffers_written = b.buffers_written;
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.log_instance_guid(), a.log_instance_guid());
            let mut moved = a.clone();
            moved.set_log_instance_guid(b.log_instance_guid());
            laws::only_moved(
                layout,
                "LogInstanceGuid",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.start_buffers(), a.start_buffers());
            let mut moved = a.clone();
            moved.set_start_buffers(b.start_buffers());
            laws::only_moved(
                layout,
                "StartBuffers",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.pointer_size(), a.pointer_size());
            let mut moved = a.clone();
            moved.set_pointer_size(b.pointer_size());
            laws::only_moved(
                layout,
                "PointerSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.events_lost(), a.events_lost());
            let mut moved = a.clone();
            moved.set_events_lost(b.events_lost());
            laws::only_moved(
                layout,
                "EventsLost",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.cpu_speed_in_m_hz(), a.cpu_speed_in_m_hz());
            let mut moved = a.clone();
            moved.set_cpu_speed_in_m_hz(b.cpu_speed_in_m_hz());
            laws::only_moved(
                layout,
                "CpuSpeedInMHz",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.logger_name(), a.logger_name);
            let mut moved = a.clone();
            moved.logger_name = b.logger_name;
            laws::only_moved(
                layout,
                "LoggerName",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.log_file_name(), a.log_file_name);
            let mut moved = a.clone();
            moved.log_file_name = b.log_file_name;
            laws::only_moved(
                layout,
                "LogFileName",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.time_zone().to_value(), a.time_zone);
            let mut moved = a.clone();
            moved.time_zone = b.time_zone;
            laws::only_moved(
                layout,
                "TimeZone",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.boot_time(), a.boot_time);
            let mut moved = a.clone();
            moved.boot_time = b.boot_time;
            laws::only_moved(
                layout,
                "BootTime",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.perf_freq(), a.perf_freq);
            let mut moved = a.clone();
            moved.perf_freq = b.perf_freq;
            laws::only_moved(
                layout,
                "PerfFreq",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.start_time(), a.start_time);
            let mut moved = a.clone();
            moved.start_time = b.start_time;
            laws::only_moved(
                layout,
                "StartTime",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved_flags(), a.reserved_flags);
            let mut moved = a.clone();
            moved.reserved_flags = b.reserved_flags;
            laws::only_moved(
                layout,
                "ReservedFlags",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.buffers_lost(), a.buffers_lost);
            let mut moved = a.clone();
            moved.buffers_lost = b.buffers_lost;
            laws::only_moved(
                layout,
                "BuffersLost",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn trace_logfile_header_v6_0x86_parts_lie_where_the_table_says() {
    type T = etwspec::logfile::trace_logfile_header::TraceLogfileHeaderX86;
    type V<'a> = etwspec::logfile::trace_logfile_header::TraceLogfileHeaderX86View<'a>;
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
                    { let part = tail.session_name_string; Some(part.as_bytes().len() +
                    if part.is_terminated() { 2 } else { 0 }) }, { let part = tail
                    .log_file_name_string; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn trace_logfile_header_v6_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::logfile::trace_logfile_header::TraceLogfileHeaderX64;
    type V<'a> = etwspec::logfile::trace_logfile_header::TraceLogfileHeaderX64View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn trace_logfile_header_v6_0x64_members_lie_where_the_table_says() {
    type T = etwspec::logfile::trace_logfile_header::TraceLogfileHeaderX64;
    type V<'a> = etwspec::logfile::trace_logfile_header::TraceLogfileHeaderX64View<'a>;
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
            prop_assert_eq!(view.buffer_size(), a.buffer_size);
            let mut moved = a.clone();
            moved.buffer_size = b.buffer_size;
            laws::only_moved(
                layout,
                "BufferSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.version(), a.version());
            let mut moved = a.clone();
            moved.set_version(b.version());
            laws::only_moved(layout, "Version", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.version_detail().to_value(), a.version_detail());
            let mut moved = a.clone();
            moved.set_version_detail(b.version_detail());
            laws::only_moved(
                layout,
                "VersionDetail",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.version_detail().major_version(), a.version_detail().major_version
            );
            let mut inner = a.version_detail();
            inner.major_version = b.version_detail().major_version;
            let mut moved = a.clone();
            moved.set_version_detail(inner);
            laws::only_moved(
                layout,
                "VersionDetail.MajorVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.version_detail().minor_version(), a.version_detail().minor_version
            );
            let mut inner = a.version_detail();
            inner.minor_version = b.version_detail().minor_version;
            let mut moved = a.clone();
            moved.set_version_detail(inner);
            laws::only_moved(
                layout,
                "VersionDetail.MinorVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.version_detail().sub_version(), a.version_detail().sub_version
            );
            let mut inner = a.version_detail();
            inner.sub_version = b.version_detail().sub_version;
            let mut moved = a.clone();
            moved.set_version_detail(inner);
            laws::only_moved(
                layout,
                "VersionDetail.SubVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.version_detail().sub_minor_version(), a.version_detail()
                .sub_minor_version
            );
            let mut inner = a.version_detail();
            inner.sub_minor_version = b.version_detail().sub_minor_version;
            let mut moved = a.clone();
            moved.set_version_detail(inner);
            laws::only_moved(
                layout,
                "VersionDetail.SubMinorVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.provider_version(), a.provider_version);
            let mut moved = a.clone();
            moved.provider_version = b.provider_version;
            laws::only_moved(
                layout,
                "ProviderVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors);
            let mut moved = a.clone();
            moved.number_of_processors = b.number_of_processors;
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.end_time(), a.end_time);
            let mut moved = a.clone();
            moved.end_time = b.end_time;
            laws::only_moved(layout, "EndTime", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.timer_resolution(), a.timer_resolution);
            let mut moved = a.clone();
            moved.timer_resolution = b.timer_resolution;
            laws::only_moved(
                layout,
                "TimerResolution",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size);
            let mut moved = a.clone();
            moved.maximum_file_size = b.maximum_file_size;
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode);
            let mut moved = a.clone();
            moved.log_file_mode = b.log_file_mode;
            laws::only_moved(
                layout,
                "LogFileMode",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.buffers_written(), a.buffers_written);
            let mut moved = a.clone();
            moved.buffers_written = b.buffers_written;
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.log_instance_guid(), a.log_instance_guid());
            let mut moved = a.clone();
            moved.set_log_instance_guid(b.log_instance_guid());
            laws::only_moved(
                layout,
                "LogInstanceGuid",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.start_buffers(), a.start_buffers());
            let mut moved = a.clone();
            moved.set_start_buffers(b.start_buffers());
            laws::only_moved(
                layout,
                "StartBuffers",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.pointer_size(), a.pointer_size());
            let mut moved = a.clone();
            moved.set_pointer_size(b.pointer_size());
            laws::only_moved(
                layout,
                "PointerSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.events_lost(), a.events_lost());
            let mut moved = a.clone();
            moved.set_events_lost(b.events_lost());
            laws::only_moved(
                layout,
                "EventsLost",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.cpu_speed_in_m_hz(), a.cpu_speed_in_m_hz());
            let mut moved = a.clone();
            moved.set_cpu_speed_in_m_hz(b.cpu_speed_in_m_hz());
            laws::only_moved(
                layout,
                "CpuSpeedInMHz",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.logger_name(), a.logger_name);
            let mut moved = a.clone();
            moved.logger_name = b.logger_name;
            laws::only_moved(
                layout,
                "LoggerName",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.log_file_name(), a.log_file_name);
            let mut moved = a.clone();
            moved.log_file_name = b.log_file_name;
            laws::only_moved(
                layout,
                "LogFileName",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.time_zone().to_value(), a.time_zone);
            let mut moved = a.clone();
            moved.time_zone = b.time_zone;
            laws::only_moved(
                layout,
                "TimeZone",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.boot_time(), a.boot_time);
            let mut moved = a.clone();
            moved.boot_time = b.boot_time;
            laws::only_moved(
                layout,
                "BootTime",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.perf_freq(), a.perf_freq);
            let mut moved = a.clone();
            moved.perf_freq = b.perf_freq;
            laws::only_moved(
                layout,
                "PerfFreq",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.start_time(), a.start_time);
            let mut moved = a.clone();
            moved.start_time = b.start_time;
            laws::only_moved(
                layout,
                "StartTime",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved_flags(), a.reserved_flags);
            let mut moved = a.clone();
            moved.reserved_flags = b.reserved_flags;
            laws::only_moved(
                layout,
                "ReservedFlags",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.buffers_lost(), a.buffers_lost);
            let mut moved = a.clone();
            moved.buffers_lost = b.buffers_lost;
            laws::only_moved(
                layout,
                "BuffersLost",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn trace_logfile_header_v6_0x64_parts_lie_where_the_table_says() {
    type T = etwspec::logfile::trace_logfile_header::TraceLogfileHeaderX64;
    type V<'a> = etwspec::logfile::trace_logfile_header::TraceLogfileHeaderX64View<'a>;
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
                    { let part = tail.session_name_string; Some(part.as_bytes().len() +
                    if part.is_terminated() { 2 } else { 0 }) }, { let part = tail
                    .log_file_name_string; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn trace_logfile_header32_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::logfile::trace_logfile_header32::TraceLogfileHeader32;
    type V<'a> = etwspec::logfile::trace_logfile_header32::TraceLogfileHeader32View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn trace_logfile_header32_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::logfile::trace_logfile_header32::TraceLogfileHeader32;
    type V<'a> = etwspec::logfile::trace_logfile_header32::TraceLogfileHeader32View<'a>;
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
            prop_assert_eq!(view.buffer_size(), a.buffer_size);
            let mut moved = a.clone();
            moved.buffer_size = b.buffer_size;
            laws::only_moved(
                layout,
                "BufferSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.version(), a.version());
            let mut moved = a.clone();
            moved.set_version(b.version());
            laws::only_moved(layout, "Version", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.version_detail().to_value(), a.version_detail());
            let mut moved = a.clone();
            moved.set_version_detail(b.version_detail());
            laws::only_moved(
                layout,
                "VersionDetail",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.version_detail().major_version(), a.version_detail().major_version
            );
            let mut inner = a.version_detail();
            inner.major_version = b.version_detail().major_version;
            let mut moved = a.clone();
            moved.set_version_detail(inner);
            laws::only_moved(
                layout,
                "VersionDetail.MajorVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.version_detail().minor_version(), a.version_detail().minor_version
            );
            let mut inner = a.version_detail();
            inner.minor_version = b.version_detail().minor_version;
            let mut moved = a.clone();
            moved.set_version_detail(inner);
            laws::only_moved(
                layout,
                "VersionDetail.MinorVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.version_detail().sub_version(), a.version_detail().sub_version
            );
            let mut inner = a.version_detail();
            inner.sub_version = b.version_detail().sub_version;
            let mut moved = a.clone();
            moved.set_version_detail(inner);
            laws::only_moved(
                layout,
                "VersionDetail.SubVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.version_detail().sub_minor_version(), a.version_detail()
                .sub_minor_version
            );
            let mut inner = a.version_detail();
            inner.sub_minor_version = b.version_detail().sub_minor_version;
            let mut moved = a.clone();
            moved.set_version_detail(inner);
            laws::only_moved(
                layout,
                "VersionDetail.SubMinorVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.provider_version(), a.provider_version);
            let mut moved = a.clone();
            moved.provider_version = b.provider_version;
            laws::only_moved(
                layout,
                "ProviderVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors);
            let mut moved = a.clone();
            moved.number_of_processors = b.number_of_processors;
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.end_time(), a.end_time);
            let mut moved = a.clone();
            moved.end_time = b.end_time;
            laws::only_moved(layout, "EndTime", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.timer_resolution(), a.timer_resolution);
            let mut moved = a.clone();
            moved.timer_resolution = b.timer_resolution;
            laws::only_moved(
                layout,
                "TimerResolution",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size);
            let mut moved = a.clone();
            moved.maximum_file_size = b.maximum_file_size;
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode);
            let mut moved = a.clone();
            moved.log_file_mode = b.log_file_mode;
            laws::only_moved(
                layout,
                "LogFileMode",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.buffers_written(), a.buffers_written);
            let mut moved = a.clone();
            moved.buffers_written = b.buffers_written;
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.log_instance_guid(), a.log_instance_guid());
            let mut moved = a.clone();
            moved.set_log_instance_guid(b.log_instance_guid());
            laws::only_moved(
                layout,
                "LogInstanceGuid",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.start_buffers(), a.start_buffers());
            let mut moved = a.clone();
            moved.set_start_buffers(b.start_buffers());
            laws::only_moved(
                layout,
                "StartBuffers",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.pointer_size(), a.pointer_size());
            let mut moved = a.clone();
            moved.set_pointer_size(b.pointer_size());
            laws::only_moved(
                layout,
                "PointerSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.events_lost(), a.events_lost());
            let mut moved = a.clone();
            moved.set_events_lost(b.events_lost());
            laws::only_moved(
                layout,
                "EventsLost",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.cpu_speed_in_m_hz(), a.cpu_speed_in_m_hz());
            let mut moved = a.clone();
            moved.set_cpu_speed_in_m_hz(b.cpu_speed_in_m_hz());
            laws::only_moved(
                layout,
                "CpuSpeedInMHz",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.logger_name(), a.logger_name);
            let mut moved = a.clone();
            moved.logger_name = b.logger_name;
            laws::only_moved(
                layout,
                "LoggerName",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.log_file_name(), a.log_file_name);
            let mut moved = a.clone();
            moved.log_file_name = b.log_file_name;
            laws::only_moved(
                layout,
                "LogFileName",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.time_zone().to_value(), a.time_zone);
            let mut moved = a.clone();
            moved.time_zone = b.time_zone;
            laws::only_moved(
                layout,
                "TimeZone",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.boot_time(), a.boot_time);
            let mut moved = a.clone();
            moved.boot_time = b.boot_time;
            laws::only_moved(
                layout,
                "BootTime",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.perf_freq(), a.perf_freq);
            let mut moved = a.clone();
            moved.perf_freq = b.perf_freq;
            laws::only_moved(
                layout,
                "PerfFreq",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.start_time(), a.start_time);
            let mut moved = a.clone();
            moved.start_time = b.start_time;
            laws::only_moved(
                layout,
                "StartTime",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved_flags(), a.reserved_flags);
            let mut moved = a.clone();
            moved.reserved_flags = b.reserved_flags;
            laws::only_moved(
                layout,
                "ReservedFlags",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.buffers_lost(), a.buffers_lost);
            let mut moved = a.clone();
            moved.buffers_lost = b.buffers_lost;
            laws::only_moved(
                layout,
                "BuffersLost",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn trace_logfile_header32_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::logfile::trace_logfile_header32::TraceLogfileHeader32;
    type V<'a> = etwspec::logfile::trace_logfile_header32::TraceLogfileHeader32View<'a>;
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
                    { let part = tail.session_name_string; Some(part.as_bytes().len() +
                    if part.is_terminated() { 2 } else { 0 }) }, { let part = tail
                    .log_file_name_string; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn trace_logfile_header64_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::logfile::trace_logfile_header64::TraceLogfileHeader64;
    type V<'a> = etwspec::logfile::trace_logfile_header64::TraceLogfileHeader64View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn trace_logfile_header64_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::logfile::trace_logfile_header64::TraceLogfileHeader64;
    type V<'a> = etwspec::logfile::trace_logfile_header64::TraceLogfileHeader64View<'a>;
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
            prop_assert_eq!(view.buffer_size(), a.buffer_size);
            let mut moved = a.clone();
            moved.buffer_size = b.buffer_size;
            laws::only_moved(
                layout,
                "BufferSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.version(), a.version());
            let mut moved = a.clone();
            moved.set_version(b.version());
            laws::only_moved(layout, "Version", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.version_detail().to_value(), a.version_detail());
            let mut moved = a.clone();
            moved.set_version_detail(b.version_detail());
            laws::only_moved(
                layout,
                "VersionDetail",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.version_detail().major_version(), a.version_detail().major_version
            );
            let mut inner = a.version_detail();
            inner.major_version = b.version_detail().major_version;
            let mut moved = a.clone();
            moved.set_version_detail(inner);
            laws::only_moved(
                layout,
                "VersionDetail.MajorVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.version_detail().minor_version(), a.version_detail().minor_version
            );
            let mut inner = a.version_detail();
            inner.minor_version = b.version_detail().minor_version;
            let mut moved = a.clone();
            moved.set_version_detail(inner);
            laws::only_moved(
                layout,
                "VersionDetail.MinorVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.version_detail().sub_version(), a.version_detail().sub_version
            );
            let mut inner = a.version_detail();
            inner.sub_version = b.version_detail().sub_version;
            let mut moved = a.clone();
            moved.set_version_detail(inner);
            laws::only_moved(
                layout,
                "VersionDetail.SubVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.version_detail().sub_minor_version(), a.version_detail()
                .sub_minor_version
            );
            let mut inner = a.version_detail();
            inner.sub_minor_version = b.version_detail().sub_minor_version;
            let mut moved = a.clone();
            moved.set_version_detail(inner);
            laws::only_moved(
                layout,
                "VersionDetail.SubMinorVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.provider_version(), a.provider_version);
            let mut moved = a.clone();
            moved.provider_version = b.provider_version;
            laws::only_moved(
                layout,
                "ProviderVersion",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors);
            let mut moved = a.clone();
            moved.number_of_processors = b.number_of_processors;
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.end_time(), a.end_time);
            let mut moved = a.clone();
            moved.end_time = b.end_time;
            laws::only_moved(layout, "EndTime", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.timer_resolution(), a.timer_resolution);
            let mut moved = a.clone();
            moved.timer_resolution = b.timer_resolution;
            laws::only_moved(
                layout,
                "TimerResolution",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size);
            let mut moved = a.clone();
            moved.maximum_file_size = b.maximum_file_size;
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode);
            let mut moved = a.clone();
            moved.log_file_mode = b.log_file_mode;
            laws::only_moved(
                layout,
                "LogFileMode",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.buffers_written(), a.buffers_written);
            let mut moved = a.clone();
            moved.buffers_written = b.buffers_written;
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.log_instance_guid(), a.log_instance_guid());
            let mut moved = a.clone();
            moved.set_log_instance_guid(b.log_instance_guid());
            laws::only_moved(
                layout,
                "LogInstanceGuid",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.start_buffers(), a.start_buffers());
            let mut moved = a.clone();
            moved.set_start_buffers(b.start_buffers());
            laws::only_moved(
                layout,
                "StartBuffers",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.pointer_size(), a.pointer_size());
            let mut moved = a.clone();
            moved.set_pointer_size(b.pointer_size());
            laws::only_moved(
                layout,
                "PointerSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.events_lost(), a.events_lost());
            let mut moved = a.clone();
            moved.set_events_lost(b.events_lost());
            laws::only_moved(
                layout,
                "EventsLost",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.cpu_speed_in_m_hz(), a.cpu_speed_in_m_hz());
            let mut moved = a.clone();
            moved.set_cpu_speed_in_m_hz(b.cpu_speed_in_m_hz());
            laws::only_moved(
                layout,
                "CpuSpeedInMHz",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.logger_name(), a.logger_name);
            let mut moved = a.clone();
            moved.logger_name = b.logger_name;
            laws::only_moved(
                layout,
                "LoggerName",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.log_file_name(), a.log_file_name);
            let mut moved = a.clone();
            moved.log_file_name = b.log_file_name;
            laws::only_moved(
                layout,
                "LogFileName",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.time_zone().to_value(), a.time_zone);
            let mut moved = a.clone();
            moved.time_zone = b.time_zone;
            laws::only_moved(
                layout,
                "TimeZone",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.boot_time(), a.boot_time);
            let mut moved = a.clone();
            moved.boot_time = b.boot_time;
            laws::only_moved(
                layout,
                "BootTime",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.perf_freq(), a.perf_freq);
            let mut moved = a.clone();
            moved.perf_freq = b.perf_freq;
            laws::only_moved(
                layout,
                "PerfFreq",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.start_time(), a.start_time);
            let mut moved = a.clone();
            moved.start_time = b.start_time;
            laws::only_moved(
                layout,
                "StartTime",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved_flags(), a.reserved_flags);
            let mut moved = a.clone();
            moved.reserved_flags = b.reserved_flags;
            laws::only_moved(
                layout,
                "ReservedFlags",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.buffers_lost(), a.buffers_lost);
            let mut moved = a.clone();
            moved.buffers_lost = b.buffers_lost;
            laws::only_moved(
                layout,
                "BuffersLost",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn trace_logfile_header64_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::logfile::trace_logfile_header64::TraceLogfileHeader64;
    type V<'a> = etwspec::logfile::trace_logfile_header64::TraceLogfileHeader64View<'a>;
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
                    { let part = tail.session_name_string; Some(part.as_bytes().len() +
                    if part.is_terminated() { 2 } else { 0 }) }, { let part = tail
                    .log_file_name_string; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn etw_kernel_header_extension_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::logfile::etw_kernel_header_extension::Any;
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
                    layout.name == "ETW_KERNEL_HEADER_EXTENSION"
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
                        etwspec::logfile::etw_kernel_header_extension::V5_2::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_2(form);
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
                (Some(layout), Ok(Any::V6_0(form))) => {
                    prop_assert_eq!(layout.form, "V6_0");
                    prop_assert_eq!(
                        etwspec::logfile::etw_kernel_header_extension::EtwKernelHeaderExtension::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_0(form);
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
fn etw_trace_partition_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::logfile::etw_trace_partition_information::Any;
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
                    layout.name == "ETW_TRACE_PARTITION_INFORMATION"
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
                        etwspec::logfile::etw_trace_partition_information::EtwTracePartitionInformation::from_slice(&
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
fn etw_trace_partition_information_v2_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::logfile::etw_trace_partition_information_v2::Any;
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
                    layout.name == "ETW_TRACE_PARTITION_INFORMATION_V2"
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
                        etwspec::logfile::etw_trace_partition_information_v2::EtwTracePartitionInformationV2X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::logfile::etw_trace_partition_information_v2::EtwTracePartitionInformationV2X64::from_slice(&
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
fn rtl_time_zone_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::logfile::rtl_time_zone_information::Any;
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
                    layout.name == "RTL_TIME_ZONE_INFORMATION"
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
                        etwspec::logfile::rtl_time_zone_information::RtlTimeZoneInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..172 {
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
fn systemtime_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::logfile::systemtime::Any;
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
                    layout.name == "SYSTEMTIME" && layout.holds(release, pointer)
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
                        etwspec::logfile::systemtime::Systemtime::from_slice(& bytes)
                        .ok(), Some(form.clone())
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
fn time_fields_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::logfile::time_fields::Any;
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
                    layout.name == "TIME_FIELDS" && layout.holds(release, pointer)
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
                        etwspec::logfile::time_fields::TimeFields::from_slice(& bytes)
                        .ok(), Some(form.clone())
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
fn time_zone_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::logfile::time_zone_information::Any;
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
                    layout.name == "TIME_ZONE_INFORMATION"
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
                        etwspec::logfile::time_zone_information::TimeZoneInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..172 {
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
fn trace_logfile_header_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::logfile::trace_logfile_header::Any;
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
                    layout.name == "TRACE_LOGFILE_HEADER"
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
                        etwspec::logfile::trace_logfile_header::V5_0X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..272 {
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
                        etwspec::logfile::trace_logfile_header::V5_0X64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..280 {
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
                        etwspec::logfile::trace_logfile_header::V5_1X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_1X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..272 {
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
                        etwspec::logfile::trace_logfile_header::V5_1X64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_1X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..280 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V6_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V6_0X86");
                    prop_assert_eq!(
                        etwspec::logfile::trace_logfile_header::TraceLogfileHeaderX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..272 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V6_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V6_0X64");
                    prop_assert_eq!(
                        etwspec::logfile::trace_logfile_header::TraceLogfileHeaderX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..280 {
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
fn trace_logfile_header32_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::logfile::trace_logfile_header32::Any;
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
                    layout.name == "TRACE_LOGFILE_HEADER32"
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
                        etwspec::logfile::trace_logfile_header32::TraceLogfileHeader32::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..272 {
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
fn trace_logfile_header64_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::logfile::trace_logfile_header64::Any;
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
                    layout.name == "TRACE_LOGFILE_HEADER64"
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
                        etwspec::logfile::trace_logfile_header64::TraceLogfileHeader64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..280 {
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
fn hal_platform_timer_source_names_and_values_stand_for_each_other() {
    type T = etwspec::logfile::HalPlatformTimerSource;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn logger_mode_names_and_values_stand_for_each_other() {
    type T = etwspec::logfile::LoggerMode;
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
