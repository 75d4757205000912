// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of topic `logfile`.
mod etw_kernel_header_extension_v5_2 {
use etwspec_runtime::laws;
use etwspec::logfile::etw_kernel_header_extension::{ V5_2 as T, V5_2View as V };
const MEMBERS: &[&str] = &[
    "GroupMasks",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.group_masks() } else { from.group_masks() }; value.set_group_masks(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_kernel_header_extension_etw_kernel_header_extension {
use etwspec_runtime::laws;
use etwspec::logfile::etw_kernel_header_extension::{ EtwKernelHeaderExtension as T, EtwKernelHeaderExtensionView as V };
const MEMBERS: &[&str] = &[
    "GroupMasks",
    "Version",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.group_masks() } else { from.group_masks() }; value.set_group_masks(it); None }
        1 => { let it = if way == laws::Way::View { view.version() } else { from.version() }; value.set_version(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_trace_partition_information_etw_trace_partition_information {
use etwspec_runtime::laws;
use etwspec::logfile::etw_trace_partition_information::{ EtwTracePartitionInformation as T, EtwTracePartitionInformationView as V };
const MEMBERS: &[&str] = &[
    "PartitionId",
    "ParentId",
    "QpcOffsetFromRoot",
    "PartitionType",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.partition_id() } else { from.partition_id() }; value.set_partition_id(it); None }
        1 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id() }; value.set_parent_id(it); None }
        2 => { let it = if way == laws::Way::View { view.qpc_offset_from_root() } else { from.qpc_offset_from_root() }; value.set_qpc_offset_from_root(it); None }
        3 => { let it = if way == laws::Way::View { view.partition_type() } else { from.partition_type() }; value.set_partition_type(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_trace_partition_information_v2_etw_trace_partition_information_v2_ptr32 {
use etwspec_runtime::laws;
use etwspec::logfile::etw_trace_partition_information_v2::{ EtwTracePartitionInformationV2Ptr32 as T, EtwTracePartitionInformationV2Ptr32View as V };
const MEMBERS: &[&str] = &[
    "QpcOffsetFromRoot",
    "PartitionType",
    "PartitionId",
    "ParentId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.qpc_offset_from_root() } else { from.qpc_offset_from_root() }; value.set_qpc_offset_from_root(it); None }
        1 => { let it = if way == laws::Way::View { view.partition_type() } else { from.partition_type() }; value.set_partition_type(it); None }
        2 => { let it = if way == laws::Way::View { view.partition_id() } else { from.partition_id() }; value.set_partition_id(it); None }
        3 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id() }; value.set_parent_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_trace_partition_information_v2_etw_trace_partition_information_v2_ptr64 {
use etwspec_runtime::laws;
use etwspec::logfile::etw_trace_partition_information_v2::{ EtwTracePartitionInformationV2Ptr64 as T, EtwTracePartitionInformationV2Ptr64View as V };
const MEMBERS: &[&str] = &[
    "QpcOffsetFromRoot",
    "PartitionType",
    "PartitionId",
    "ParentId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.qpc_offset_from_root() } else { from.qpc_offset_from_root() }; value.set_qpc_offset_from_root(it); None }
        1 => { let it = if way == laws::Way::View { view.partition_type() } else { from.partition_type() }; value.set_partition_type(it); None }
        2 => { let it = if way == laws::Way::View { view.partition_id() } else { from.partition_id() }; value.set_partition_id(it); None }
        3 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id() }; value.set_parent_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod rtl_time_zone_information_rtl_time_zone_information {
use etwspec_runtime::laws;
use etwspec::logfile::rtl_time_zone_information::{ RtlTimeZoneInformation as T, RtlTimeZoneInformationView as V };
const MEMBERS: &[&str] = &[
    "Bias",
    "StandardName",
    "StandardStart",
    "StandardBias",
    "DaylightName",
    "DaylightStart",
    "DaylightBias",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.bias() } else { from.bias() }; value.set_bias(it); None }
        1 => { let it = if way == laws::Way::View { view.standard_name() } else { from.standard_name() }; value.set_standard_name(it); None }
        2 => { let it = if way == laws::Way::View { view.standard_start() } else { from.standard_start() }; value.set_standard_start(it); None }
        3 => { let it = if way == laws::Way::View { view.standard_bias() } else { from.standard_bias() }; value.set_standard_bias(it); None }
        4 => { let it = if way == laws::Way::View { view.daylight_name() } else { from.daylight_name() }; value.set_daylight_name(it); None }
        5 => { let it = if way == laws::Way::View { view.daylight_start() } else { from.daylight_start() }; value.set_daylight_start(it); None }
        6 => { let it = if way == laws::Way::View { view.daylight_bias() } else { from.daylight_bias() }; value.set_daylight_bias(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod systemtime_systemtime {
use etwspec_runtime::laws;
use etwspec::logfile::systemtime::{ Systemtime as T, SystemtimeView as V };
const MEMBERS: &[&str] = &[
    "wYear",
    "wMonth",
    "wDayOfWeek",
    "wDay",
    "wHour",
    "wMinute",
    "wSecond",
    "wMilliseconds",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.wyear() } else { from.wyear() }; value.set_wyear(it); None }
        1 => { let it = if way == laws::Way::View { view.wmonth() } else { from.wmonth() }; value.set_wmonth(it); None }
        2 => { let it = if way == laws::Way::View { view.wday_of_week() } else { from.wday_of_week() }; value.set_wday_of_week(it); None }
        3 => { let it = if way == laws::Way::View { view.wday() } else { from.wday() }; value.set_wday(it); None }
        4 => { let it = if way == laws::Way::View { view.whour() } else { from.whour() }; value.set_whour(it); None }
        5 => { let it = if way == laws::Way::View { view.wminute() } else { from.wminute() }; value.set_wminute(it); None }
        6 => { let it = if way == laws::Way::View { view.wsecond() } else { from.wsecond() }; value.set_wsecond(it); None }
        7 => { let it = if way == laws::Way::View { view.wmilliseconds() } else { from.wmilliseconds() }; value.set_wmilliseconds(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod time_fields_time_fields {
use etwspec_runtime::laws;
use etwspec::logfile::time_fields::{ TimeFields as T, TimeFieldsView as V };
const MEMBERS: &[&str] = &[
    "Year",
    "Month",
    "Day",
    "Hour",
    "Minute",
    "Second",
    "Milliseconds",
    "Weekday",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.year() } else { from.year() }; value.set_year(it); None }
        1 => { let it = if way == laws::Way::View { view.month() } else { from.month() }; value.set_month(it); None }
        2 => { let it = if way == laws::Way::View { view.day() } else { from.day() }; value.set_day(it); None }
        3 => { let it = if way == laws::Way::View { view.hour() } else { from.hour() }; value.set_hour(it); None }
        4 => { let it = if way == laws::Way::View { view.minute() } else { from.minute() }; value.set_minute(it); None }
        5 => { let it = if way == laws::Way::View { view.second() } else { from.second() }; value.set_second(it); None }
        6 => { let it = if way == laws::Way::View { view.milliseconds() } else { from.milliseconds() }; value.set_milliseconds(it); None }
        7 => { let it = if way == laws::Way::View { view.weekday() } else { from.weekday() }; value.set_weekday(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod time_zone_information_time_zone_information {
use etwspec_runtime::laws;
use etwspec::logfile::time_zone_information::{ TimeZoneInformation as T, TimeZoneInformationView as V };
const MEMBERS: &[&str] = &[
    "Bias",
    "StandardName",
    "StandardDate",
    "StandardBias",
    "DaylightName",
    "DaylightDate",
    "DaylightBias",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.bias() } else { from.bias() }; value.set_bias(it); None }
        1 => { let it = if way == laws::Way::View { view.standard_name() } else { from.standard_name() }; value.set_standard_name(it); None }
        2 => { let it = if way == laws::Way::View { view.standard_date() } else { from.standard_date() }; value.set_standard_date(it); None }
        3 => { let it = if way == laws::Way::View { view.standard_bias() } else { from.standard_bias() }; value.set_standard_bias(it); None }
        4 => { let it = if way == laws::Way::View { view.daylight_name() } else { from.daylight_name() }; value.set_daylight_name(it); None }
        5 => { let it = if way == laws::Way::View { view.daylight_date() } else { from.daylight_date() }; value.set_daylight_date(it); None }
        6 => { let it = if way == laws::Way::View { view.daylight_bias() } else { from.daylight_bias() }; value.set_daylight_bias(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod trace_logfile_header_v5_0_ptr32 {
use etwspec_runtime::laws;
use etwspec::logfile::trace_logfile_header::{ V5_0Ptr32 as T, V5_0Ptr32View as V };
const MEMBERS: &[&str] = &[
    "BufferSize",
    "Version",
    "VersionDetail",
    "VersionDetail.MajorVersion",
    "VersionDetail.MinorVersion",
    "VersionDetail.SubVersion",
    "VersionDetail.SubMinorVersion",
    "ProviderVersion",
    "NumberOfProcessors",
    "EndTime",
    "TimerResolution",
    "MaximumFileSize",
    "LogFileMode",
    "BuffersWritten",
    "LogInstanceGuid",
    "StartBuffers",
    "PointerSize",
    "EventsLost",
    "Reserved32",
    "LoggerName",
    "LogFileName",
    "TimeZone",
    "BootTime",
    "PerfFreq",
    "StartTime",
    "ReservedFlags",
    "BuffersLost",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        1 => { let it = if way == laws::Way::View { view.version() } else { from.version() }; value.set_version(it); None }
        2 => { let it = if way == laws::Way::View { view.version_detail() } else { from.version_detail() }; value.set_version_detail(it); None }
        3 => { let it = if way == laws::Way::View { view.version_detail().major_version() } else { from.version_detail().major_version() }; let mut inner = value.version_detail(); inner.set_major_version(it); value.set_version_detail(inner); None }
        4 => { let it = if way == laws::Way::View { view.version_detail().minor_version() } else { from.version_detail().minor_version() }; let mut inner = value.version_detail(); inner.set_minor_version(it); value.set_version_detail(inner); None }
        5 => { let it = if way == laws::Way::View { view.version_detail().sub_version() } else { from.version_detail().sub_version() }; let mut inner = value.version_detail(); inner.set_sub_version(it); value.set_version_detail(inner); None }
        6 => { let it = if way == laws::Way::View { view.version_detail().sub_minor_version() } else { from.version_detail().sub_minor_version() }; let mut inner = value.version_detail(); inner.set_sub_minor_version(it); value.set_version_detail(inner); None }
        7 => { let it = if way == laws::Way::View { view.provider_version() } else { from.provider_version() }; value.set_provider_version(it); None }
        8 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors() }; value.set_number_of_processors(it); None }
        9 => { if way == laws::Way::View { let it = view.end_time(); value.set_end_time(it); } else { value.set_end_time_as_file_time(from.end_time_as_file_time()); } None }
        10 => { let it = if way == laws::Way::View { view.timer_resolution() } else { from.timer_resolution() }; value.set_timer_resolution(it); None }
        11 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size() }; value.set_maximum_file_size(it); None }
        12 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode() }; value.set_log_file_mode(it); None }
        13 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written() }; value.set_buffers_written(it); None }
        14 => { let it = if way == laws::Way::View { view.log_instance_guid() } else { from.log_instance_guid() }; value.set_log_instance_guid(it); None }
        15 => { let it = if way == laws::Way::View { view.start_buffers() } else { from.start_buffers() }; value.set_start_buffers(it); None }
        16 => { let it = if way == laws::Way::View { view.pointer_size() } else { from.pointer_size() }; value.set_pointer_size(it); None }
        17 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        18 => { let it = if way == laws::Way::View { view.reserved32() } else { from.reserved32() }; value.set_reserved32(it); None }
        19 => { let it = if way == laws::Way::View { view.logger_name() } else { from.logger_name() }; value.set_logger_name(it); None }
        20 => { let it = if way == laws::Way::View { view.log_file_name() } else { from.log_file_name() }; value.set_log_file_name(it); None }
        21 => { let it = if way == laws::Way::View { view.time_zone() } else { from.time_zone() }; value.set_time_zone(it); None }
        22 => { if way == laws::Way::View { let it = view.boot_time(); value.set_boot_time(it); } else { value.set_boot_time_as_file_time(from.boot_time_as_file_time()); } None }
        23 => { let it = if way == laws::Way::View { view.perf_freq() } else { from.perf_freq() }; value.set_perf_freq(it); None }
        24 => { if way == laws::Way::View { let it = view.start_time(); value.set_start_time(it); } else { value.set_start_time_as_file_time(from.start_time_as_file_time()); } None }
        25 => { let it = if way == laws::Way::View { view.reserved_flags() } else { from.reserved_flags() }; value.set_reserved_flags(it); None }
        26 => { let it = if way == laws::Way::View { view.buffers_lost() } else { from.buffers_lost() }; value.set_buffers_lost(it); None }
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
        Ok((vec![{ let part = tail.session_name_string; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.log_file_name_string; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod trace_logfile_header_v5_0_ptr64 {
use etwspec_runtime::laws;
use etwspec::logfile::trace_logfile_header::{ V5_0Ptr64 as T, V5_0Ptr64View as V };
const MEMBERS: &[&str] = &[
    "BufferSize",
    "Version",
    "VersionDetail",
    "VersionDetail.MajorVersion",
    "VersionDetail.MinorVersion",
    "VersionDetail.SubVersion",
    "VersionDetail.SubMinorVersion",
    "ProviderVersion",
    "NumberOfProcessors",
    "EndTime",
    "TimerResolution",
    "MaximumFileSize",
    "LogFileMode",
    "BuffersWritten",
    "LogInstanceGuid",
    "StartBuffers",
    "PointerSize",
    "EventsLost",
    "Reserved32",
    "LoggerName",
    "LogFileName",
    "TimeZone",
    "BootTime",
    "PerfFreq",
    "StartTime",
    "ReservedFlags",
    "BuffersLost",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        1 => { let it = if way == laws::Way::View { view.version() } else { from.version() }; value.set_version(it); None }
        2 => { let it = if way == laws::Way::View { view.version_detail() } else { from.version_detail() }; value.set_version_detail(it); None }
        3 => { let it = if way == laws::Way::View { view.version_detail().major_version() } else { from.version_detail().major_version() }; let mut inner = value.version_detail(); inner.set_major_version(it); value.set_version_detail(inner); None }
        4 => { let it = if way == laws::Way::View { view.version_detail().minor_version() } else { from.version_detail().minor_version() }; let mut inner = value.version_detail(); inner.set_minor_version(it); value.set_version_detail(inner); None }
        5 => { let it = if way == laws::Way::View { view.version_detail().sub_version() } else { from.version_detail().sub_version() }; let mut inner = value.version_detail(); inner.set_sub_version(it); value.set_version_detail(inner); None }
        6 => { let it = if way == laws::Way::View { view.version_detail().sub_minor_version() } else { from.version_detail().sub_minor_version() }; let mut inner = value.version_detail(); inner.set_sub_minor_version(it); value.set_version_detail(inner); None }
        7 => { let it = if way == laws::Way::View { view.provider_version() } else { from.provider_version() }; value.set_provider_version(it); None }
        8 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors() }; value.set_number_of_processors(it); None }
        9 => { if way == laws::Way::View { let it = view.end_time(); value.set_end_time(it); } else { value.set_end_time_as_file_time(from.end_time_as_file_time()); } None }
        10 => { let it = if way == laws::Way::View { view.timer_resolution() } else { from.timer_resolution() }; value.set_timer_resolution(it); None }
        11 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size() }; value.set_maximum_file_size(it); None }
        12 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode() }; value.set_log_file_mode(it); None }
        13 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written() }; value.set_buffers_written(it); None }
        14 => { let it = if way == laws::Way::View { view.log_instance_guid() } else { from.log_instance_guid() }; value.set_log_instance_guid(it); None }
        15 => { let it = if way == laws::Way::View { view.start_buffers() } else { from.start_buffers() }; value.set_start_buffers(it); None }
        16 => { let it = if way == laws::Way::View { view.pointer_size() } else { from.pointer_size() }; value.set_pointer_size(it); None }
        17 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        18 => { let it = if way == laws::Way::View { view.reserved32() } else { from.reserved32() }; value.set_reserved32(it); None }
        19 => { let it = if way == laws::Way::View { view.logger_name() } else { from.logger_name() }; value.set_logger_name(it); None }
        20 => { let it = if way == laws::Way::View { view.log_file_name() } else { from.log_file_name() }; value.set_log_file_name(it); None }
        21 => { let it = if way == laws::Way::View { view.time_zone() } else { from.time_zone() }; value.set_time_zone(it); None }
        22 => { if way == laws::Way::View { let it = view.boot_time(); value.set_boot_time(it); } else { value.set_boot_time_as_file_time(from.boot_time_as_file_time()); } None }
        23 => { let it = if way == laws::Way::View { view.perf_freq() } else { from.perf_freq() }; value.set_perf_freq(it); None }
        24 => { if way == laws::Way::View { let it = view.start_time(); value.set_start_time(it); } else { value.set_start_time_as_file_time(from.start_time_as_file_time()); } None }
        25 => { let it = if way == laws::Way::View { view.reserved_flags() } else { from.reserved_flags() }; value.set_reserved_flags(it); None }
        26 => { let it = if way == laws::Way::View { view.buffers_lost() } else { from.buffers_lost() }; value.set_buffers_lost(it); None }
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
        Ok((vec![{ let part = tail.session_name_string; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.log_file_name_string; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod trace_logfile_header_v5_1_ptr32 {
use etwspec_runtime::laws;
use etwspec::logfile::trace_logfile_header::{ V5_1Ptr32 as T, V5_1Ptr32View as V };
const MEMBERS: &[&str] = &[
    "BufferSize",
    "Version",
    "VersionDetail",
    "VersionDetail.MajorVersion",
    "VersionDetail.MinorVersion",
    "VersionDetail.SubVersion",
    "VersionDetail.SubMinorVersion",
    "ProviderVersion",
    "NumberOfProcessors",
    "EndTime",
    "TimerResolution",
    "MaximumFileSize",
    "LogFileMode",
    "BuffersWritten",
    "LogInstanceGuid",
    "StartBuffers",
    "PointerSize",
    "EventsLost",
    "CpuSpeedInMHz",
    "LoggerName",
    "LogFileName",
    "TimeZone",
    "BootTime",
    "PerfFreq",
    "StartTime",
    "ReservedFlags",
    "BuffersLost",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        1 => { let it = if way == laws::Way::View { view.version() } else { from.version() }; value.set_version(it); None }
        2 => { let it = if way == laws::Way::View { view.version_detail() } else { from.version_detail() }; value.set_version_detail(it); None }
        3 => { let it = if way == laws::Way::View { view.version_detail().major_version() } else { from.version_detail().major_version() }; let mut inner = value.version_detail(); inner.set_major_version(it); value.set_version_detail(inner); None }
        4 => { let it = if way == laws::Way::View { view.version_detail().minor_version() } else { from.version_detail().minor_version() }; let mut inner = value.version_detail(); inner.set_minor_version(it); value.set_version_detail(inner); None }
        5 => { let it = if way == laws::Way::View { view.version_detail().sub_version() } else { from.version_detail().sub_version() }; let mut inner = value.version_detail(); inner.set_sub_version(it); value.set_version_detail(inner); None }
        6 => { let it = if way == laws::Way::View { view.version_detail().sub_minor_version() } else { from.version_detail().sub_minor_version() }; let mut inner = value.version_detail(); inner.set_sub_minor_version(it); value.set_version_detail(inner); None }
        7 => { let it = if way == laws::Way::View { view.provider_version() } else { from.provider_version() }; value.set_provider_version(it); None }
        8 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors() }; value.set_number_of_processors(it); None }
        9 => { if way == laws::Way::View { let it = view.end_time(); value.set_end_time(it); } else { value.set_end_time_as_file_time(from.end_time_as_file_time()); } None }
        10 => { let it = if way == laws::Way::View { view.timer_resolution() } else { from.timer_resolution() }; value.set_timer_resolution(it); None }
        11 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size() }; value.set_maximum_file_size(it); None }
        12 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode() }; value.set_log_file_mode(it); None }
        13 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written() }; value.set_buffers_written(it); None }
        14 => { let it = if way == laws::Way::View { view.log_instance_guid() } else { from.log_instance_guid() }; value.set_log_instance_guid(it); None }
        15 => { let it = if way == laws::Way::View { view.start_buffers() } else { from.start_buffers() }; value.set_start_buffers(it); None }
        16 => { let it = if way == laws::Way::View { view.pointer_size() } else { from.pointer_size() }; value.set_pointer_size(it); None }
        17 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        18 => { let it = if way == laws::Way::View { view.cpu_speed_in_mhz() } else { from.cpu_speed_in_mhz() }; value.set_cpu_speed_in_mhz(it); None }
        19 => { let it = if way == laws::Way::View { view.logger_name() } else { from.logger_name() }; value.set_logger_name(it); None }
        20 => { let it = if way == laws::Way::View { view.log_file_name() } else { from.log_file_name() }; value.set_log_file_name(it); None }
        21 => { let it = if way == laws::Way::View { view.time_zone() } else { from.time_zone() }; value.set_time_zone(it); None }
        22 => { if way == laws::Way::View { let it = view.boot_time(); value.set_boot_time(it); } else { value.set_boot_time_as_file_time(from.boot_time_as_file_time()); } None }
        23 => { let it = if way == laws::Way::View { view.perf_freq() } else { from.perf_freq() }; value.set_perf_freq(it); None }
        24 => { if way == laws::Way::View { let it = view.start_time(); value.set_start_time(it); } else { value.set_start_time_as_file_time(from.start_time_as_file_time()); } None }
        25 => { let it = if way == laws::Way::View { view.reserved_flags() } else { from.reserved_flags() }; value.set_reserved_flags(it); None }
        26 => { let it = if way == laws::Way::View { view.buffers_lost() } else { from.buffers_lost() }; value.set_buffers_lost(it); None }
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
        Ok((vec![{ let part = tail.session_name_string; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.log_file_name_string; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod trace_logfile_header_v5_1_ptr64 {
use etwspec_runtime::laws;
use etwspec::logfile::trace_logfile_header::{ V5_1Ptr64 as T, V5_1Ptr64View as V };
const MEMBERS: &[&str] = &[
    "BufferSize",
    "Version",
    "VersionDetail",
    "VersionDetail.MajorVersion",
    "VersionDetail.MinorVersion",
    "VersionDetail.SubVersion",
    "VersionDetail.SubMinorVersion",
    "ProviderVersion",
    "NumberOfProcessors",
    "EndTime",
    "TimerResolution",
    "MaximumFileSize",
    "LogFileMode",
    "BuffersWritten",
    "LogInstanceGuid",
    "StartBuffers",
    "PointerSize",
    "EventsLost",
    "CpuSpeedInMHz",
    "LoggerName",
    "LogFileName",
    "TimeZone",
    "BootTime",
    "PerfFreq",
    "StartTime",
    "ReservedFlags",
    "BuffersLost",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        1 => { let it = if way == laws::Way::View { view.version() } else { from.version() }; value.set_version(it); None }
        2 => { let it = if way == laws::Way::View { view.version_detail() } else { from.version_detail() }; value.set_version_detail(it); None }
        3 => { let it = if way == laws::Way::View { view.version_detail().major_version() } else { from.version_detail().major_version() }; let mut inner = value.version_detail(); inner.set_major_version(it); value.set_version_detail(inner); None }
        4 => { let it = if way == laws::Way::View { view.version_detail().minor_version() } else { from.version_detail().minor_version() }; let mut inner = value.version_detail(); inner.set_minor_version(it); value.set_version_detail(inner); None }
        5 => { let it = if way == laws::Way::View { view.version_detail().sub_version() } else { from.version_detail().sub_version() }; let mut inner = value.version_detail(); inner.set_sub_version(it); value.set_version_detail(inner); None }
        6 => { let it = if way == laws::Way::View { view.version_detail().sub_minor_version() } else { from.version_detail().sub_minor_version() }; let mut inner = value.version_detail(); inner.set_sub_minor_version(it); value.set_version_detail(inner); None }
        7 => { let it = if way == laws::Way::View { view.provider_version() } else { from.provider_version() }; value.set_provider_version(it); None }
        8 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors() }; value.set_number_of_processors(it); None }
        9 => { if way == laws::Way::View { let it = view.end_time(); value.set_end_time(it); } else { value.set_end_time_as_file_time(from.end_time_as_file_time()); } None }
        10 => { let it = if way == laws::Way::View { view.timer_resolution() } else { from.timer_resolution() }; value.set_timer_resolution(it); None }
        11 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size() }; value.set_maximum_file_size(it); None }
        12 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode() }; value.set_log_file_mode(it); None }
        13 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written() }; value.set_buffers_written(it); None }
        14 => { let it = if way == laws::Way::View { view.log_instance_guid() } else { from.log_instance_guid() }; value.set_log_instance_guid(it); None }
        15 => { let it = if way == laws::Way::View { view.start_buffers() } else { from.start_buffers() }; value.set_start_buffers(it); None }
        16 => { let it = if way == laws::Way::View { view.pointer_size() } else { from.pointer_size() }; value.set_pointer_size(it); None }
        17 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        18 => { let it = if way == laws::Way::View { view.cpu_speed_in_mhz() } else { from.cpu_speed_in_mhz() }; value.set_cpu_speed_in_mhz(it); None }
        19 => { let it = if way == laws::Way::View { view.logger_name() } else { from.logger_name() }; value.set_logger_name(it); None }
        20 => { let it = if way == laws::Way::View { view.log_file_name() } else { from.log_file_name() }; value.set_log_file_name(it); None }
        21 => { let it = if way == laws::Way::View { view.time_zone() } else { from.time_zone() }; value.set_time_zone(it); None }
        22 => { if way == laws::Way::View { let it = view.boot_time(); value.set_boot_time(it); } else { value.set_boot_time_as_file_time(from.boot_time_as_file_time()); } None }
        23 => { let it = if way == laws::Way::View { view.perf_freq() } else { from.perf_freq() }; value.set_perf_freq(it); None }
        24 => { if way == laws::Way::View { let it = view.start_time(); value.set_start_time(it); } else { value.set_start_time_as_file_time(from.start_time_as_file_time()); } None }
        25 => { let it = if way == laws::Way::View { view.reserved_flags() } else { from.reserved_flags() }; value.set_reserved_flags(it); None }
        26 => { let it = if way == laws::Way::View { view.buffers_lost() } else { from.buffers_lost() }; value.set_buffers_lost(it); None }
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
        Ok((vec![{ let part = tail.session_name_string; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.log_file_name_string; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod trace_logfile_header_trace_logfile_header_ptr32 {
use etwspec_runtime::laws;
use etwspec::logfile::trace_logfile_header::{ TraceLogfileHeaderPtr32 as T, TraceLogfileHeaderPtr32View as V };
const MEMBERS: &[&str] = &[
    "BufferSize",
    "Version",
    "VersionDetail",
    "VersionDetail.MajorVersion",
    "VersionDetail.MinorVersion",
    "VersionDetail.SubVersion",
    "VersionDetail.SubMinorVersion",
    "ProviderVersion",
    "NumberOfProcessors",
    "EndTime",
    "TimerResolution",
    "MaximumFileSize",
    "LogFileMode",
    "BuffersWritten",
    "LogInstanceGuid",
    "StartBuffers",
    "PointerSize",
    "EventsLost",
    "CpuSpeedInMHz",
    "LoggerName",
    "LogFileName",
    "TimeZone",
    "BootTime",
    "PerfFreq",
    "StartTime",
    "ReservedFlags",
    "BuffersLost",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        1 => { let it = if way == laws::Way::View { view.version() } else { from.version() }; value.set_version(it); None }
        2 => { let it = if way == laws::Way::View { view.version_detail() } else { from.version_detail() }; value.set_version_detail(it); None }
        3 => { let it = if way == laws::Way::View { view.version_detail().major_version() } else { from.version_detail().major_version() }; let mut inner = value.version_detail(); inner.set_major_version(it); value.set_version_detail(inner); None }
        4 => { let it = if way == laws::Way::View { view.version_detail().minor_version() } else { from.version_detail().minor_version() }; let mut inner = value.version_detail(); inner.set_minor_version(it); value.set_version_detail(inner); None }
        5 => { let it = if way == laws::Way::View { view.version_detail().sub_version() } else { from.version_detail().sub_version() }; let mut inner = value.version_detail(); inner.set_sub_version(it); value.set_version_detail(inner); None }
        6 => { let it = if way == laws::Way::View { view.version_detail().sub_minor_version() } else { from.version_detail().sub_minor_version() }; let mut inner = value.version_detail(); inner.set_sub_minor_version(it); value.set_version_detail(inner); None }
        7 => { let it = if way == laws::Way::View { view.provider_version() } else { from.provider_version() }; value.set_provider_version(it); None }
        8 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors() }; value.set_number_of_processors(it); None }
        9 => { if way == laws::Way::View { let it = view.end_time(); value.set_end_time(it); } else { value.set_end_time_as_file_time(from.end_time_as_file_time()); } None }
        10 => { let it = if way == laws::Way::View { view.timer_resolution() } else { from.timer_resolution() }; value.set_timer_resolution(it); None }
        11 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size() }; value.set_maximum_file_size(it); None }
        12 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode() }; value.set_log_file_mode(it); None }
        13 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written() }; value.set_buffers_written(it); None }
        14 => { let it = if way == laws::Way::View { view.log_instance_guid() } else { from.log_instance_guid() }; value.set_log_instance_guid(it); None }
        15 => { let it = if way == laws::Way::View { view.start_buffers() } else { from.start_buffers() }; value.set_start_buffers(it); None }
        16 => { let it = if way == laws::Way::View { view.pointer_size() } else { from.pointer_size() }; value.set_pointer_size(it); None }
        17 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        18 => { let it = if way == laws::Way::View { view.cpu_speed_in_mhz() } else { from.cpu_speed_in_mhz() }; value.set_cpu_speed_in_mhz(it); None }
        19 => { let it = if way == laws::Way::View { view.logger_name() } else { from.logger_name() }; value.set_logger_name(it); None }
        20 => { let it = if way == laws::Way::View { view.log_file_name() } else { from.log_file_name() }; value.set_log_file_name(it); None }
        21 => { let it = if way == laws::Way::View { view.time_zone() } else { from.time_zone() }; value.set_time_zone(it); None }
        22 => { if way == laws::Way::View { let it = view.boot_time(); value.set_boot_time(it); } else { value.set_boot_time_as_file_time(from.boot_time_as_file_time()); } None }
        23 => { let it = if way == laws::Way::View { view.perf_freq() } else { from.perf_freq() }; value.set_perf_freq(it); None }
        24 => { if way == laws::Way::View { let it = view.start_time(); value.set_start_time(it); } else { value.set_start_time_as_file_time(from.start_time_as_file_time()); } None }
        25 => { let it = if way == laws::Way::View { view.reserved_flags() } else { from.reserved_flags() }; value.set_reserved_flags(it); None }
        26 => { let it = if way == laws::Way::View { view.buffers_lost() } else { from.buffers_lost() }; value.set_buffers_lost(it); None }
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
        Ok((vec![{ let part = tail.session_name_string; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.log_file_name_string; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod trace_logfile_header_trace_logfile_header_ptr64 {
use etwspec_runtime::laws;
use etwspec::logfile::trace_logfile_header::{ TraceLogfileHeaderPtr64 as T, TraceLogfileHeaderPtr64View as V };
const MEMBERS: &[&str] = &[
    "BufferSize",
    "Version",
    "VersionDetail",
    "VersionDetail.MajorVersion",
    "VersionDetail.MinorVersion",
    "VersionDetail.SubVersion",
    "VersionDetail.SubMinorVersion",
    "ProviderVersion",
    "NumberOfProcessors",
    "EndTime",
    "TimerResolution",
    "MaximumFileSize",
    "LogFileMode",
    "BuffersWritten",
    "LogInstanceGuid",
    "StartBuffers",
    "PointerSize",
    "EventsLost",
    "CpuSpeedInMHz",
    "LoggerName",
    "LogFileName",
    "TimeZone",
    "BootTime",
    "PerfFreq",
    "StartTime",
    "ReservedFlags",
    "BuffersLost",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        1 => { let it = if way == laws::Way::View { view.version() } else { from.version() }; value.set_version(it); None }
        2 => { let it = if way == laws::Way::View { view.version_detail() } else { from.version_detail() }; value.set_version_detail(it); None }
        3 => { let it = if way == laws::Way::View { view.version_detail().major_version() } else { from.version_detail().major_version() }; let mut inner = value.version_detail(); inner.set_major_version(it); value.set_version_detail(inner); None }
        4 => { let it = if way == laws::Way::View { view.version_detail().minor_version() } else { from.version_detail().minor_version() }; let mut inner = value.version_detail(); inner.set_minor_version(it); value.set_version_detail(inner); None }
        5 => { let it = if way == laws::Way::View { view.version_detail().sub_version() } else { from.version_detail().sub_version() }; let mut inner = value.version_detail(); inner.set_sub_version(it); value.set_version_detail(inner); None }
        6 => { let it = if way == laws::Way::View { view.version_detail().sub_minor_version() } else { from.version_detail().sub_minor_version() }; let mut inner = value.version_detail(); inner.set_sub_minor_version(it); value.set_version_detail(inner); None }
        7 => { let it = if way == laws::Way::View { view.provider_version() } else { from.provider_version() }; value.set_provider_version(it); None }
        8 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors() }; value.set_number_of_processors(it); None }
        9 => { if way == laws::Way::View { let it = view.end_time(); value.set_end_time(it); } else { value.set_end_time_as_file_time(from.end_time_as_file_time()); } None }
        10 => { let it = if way == laws::Way::View { view.timer_resolution() } else { from.timer_resolution() }; value.set_timer_resolution(it); None }
        11 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size() }; value.set_maximum_file_size(it); None }
        12 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode() }; value.set_log_file_mode(it); None }
        13 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written() }; value.set_buffers_written(it); None }
        14 => { let it = if way == laws::Way::View { view.log_instance_guid() } else { from.log_instance_guid() }; value.set_log_instance_guid(it); None }
        15 => { let it = if way == laws::Way::View { view.start_buffers() } else { from.start_buffers() }; value.set_start_buffers(it); None }
        16 => { let it = if way == laws::Way::View { view.pointer_size() } else { from.pointer_size() }; value.set_pointer_size(it); None }
        17 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        18 => { let it = if way == laws::Way::View { view.cpu_speed_in_mhz() } else { from.cpu_speed_in_mhz() }; value.set_cpu_speed_in_mhz(it); None }
        19 => { let it = if way == laws::Way::View { view.logger_name() } else { from.logger_name() }; value.set_logger_name(it); None }
        20 => { let it = if way == laws::Way::View { view.log_file_name() } else { from.log_file_name() }; value.set_log_file_name(it); None }
        21 => { let it = if way == laws::Way::View { view.time_zone() } else { from.time_zone() }; value.set_time_zone(it); None }
        22 => { if way == laws::Way::View { let it = view.boot_time(); value.set_boot_time(it); } else { value.set_boot_time_as_file_time(from.boot_time_as_file_time()); } None }
        23 => { let it = if way == laws::Way::View { view.perf_freq() } else { from.perf_freq() }; value.set_perf_freq(it); None }
        24 => { if way == laws::Way::View { let it = view.start_time(); value.set_start_time(it); } else { value.set_start_time_as_file_time(from.start_time_as_file_time()); } None }
        25 => { let it = if way == laws::Way::View { view.reserved_flags() } else { from.reserved_flags() }; value.set_reserved_flags(it); None }
        26 => { let it = if way == laws::Way::View { view.buffers_lost() } else { from.buffers_lost() }; value.set_buffers_lost(it); None }
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
        Ok((vec![{ let part = tail.session_name_string; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.log_file_name_string; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod trace_logfile_header32_trace_logfile_header32 {
use etwspec_runtime::laws;
use etwspec::logfile::trace_logfile_header32::{ TraceLogfileHeader32 as T, TraceLogfileHeader32View as V };
const MEMBERS: &[&str] = &[
    "BufferSize",
    "Version",
    "VersionDetail",
    "VersionDetail.MajorVersion",
    "VersionDetail.MinorVersion",
    "VersionDetail.SubVersion",
    "VersionDetail.SubMinorVersion",
    "ProviderVersion",
    "NumberOfProcessors",
    "EndTime",
    "TimerResolution",
    "MaximumFileSize",
    "LogFileMode",
    "BuffersWritten",
    "LogInstanceGuid",
    "StartBuffers",
    "PointerSize",
    "EventsLost",
    "CpuSpeedInMHz",
    "LoggerName",
    "LogFileName",
    "TimeZone",
    "BootTime",
    "PerfFreq",
    "StartTime",
    "ReservedFlags",
    "BuffersLost",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        1 => { let it = if way == laws::Way::View { view.version() } else { from.version() }; value.set_version(it); None }
        2 => { let it = if way == laws::Way::View { view.version_detail() } else { from.version_detail() }; value.set_version_detail(it); None }
        3 => { let it = if way == laws::Way::View { view.version_detail().major_version() } else { from.version_detail().major_version() }; let mut inner = value.version_detail(); inner.set_major_version(it); value.set_version_detail(inner); None }
        4 => { let it = if way == laws::Way::View { view.version_detail().minor_version() } else { from.version_detail().minor_version() }; let mut inner = value.version_detail(); inner.set_minor_version(it); value.set_version_detail(inner); None }
        5 => { let it = if way == laws::Way::View { view.version_detail().sub_version() } else { from.version_detail().sub_version() }; let mut inner = value.version_detail(); inner.set_sub_version(it); value.set_version_detail(inner); None }
        6 => { let it = if way == laws::Way::View { view.version_detail().sub_minor_version() } else { from.version_detail().sub_minor_version() }; let mut inner = value.version_detail(); inner.set_sub_minor_version(it); value.set_version_detail(inner); None }
        7 => { let it = if way == laws::Way::View { view.provider_version() } else { from.provider_version() }; value.set_provider_version(it); None }
        8 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors() }; value.set_number_of_processors(it); None }
        9 => { if way == laws::Way::View { let it = view.end_time(); value.set_end_time(it); } else { value.set_end_time_as_file_time(from.end_time_as_file_time()); } None }
        10 => { let it = if way == laws::Way::View { view.timer_resolution() } else { from.timer_resolution() }; value.set_timer_resolution(it); None }
        11 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size() }; value.set_maximum_file_size(it); None }
        12 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode() }; value.set_log_file_mode(it); None }
        13 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written() }; value.set_buffers_written(it); None }
        14 => { let it = if way == laws::Way::View { view.log_instance_guid() } else { from.log_instance_guid() }; value.set_log_instance_guid(it); None }
        15 => { let it = if way == laws::Way::View { view.start_buffers() } else { from.start_buffers() }; value.set_start_buffers(it); None }
        16 => { let it = if way == laws::Way::View { view.pointer_size() } else { from.pointer_size() }; value.set_pointer_size(it); None }
        17 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        18 => { let it = if way == laws::Way::View { view.cpu_speed_in_mhz() } else { from.cpu_speed_in_mhz() }; value.set_cpu_speed_in_mhz(it); None }
        19 => { let it = if way == laws::Way::View { view.logger_name() } else { from.logger_name() }; value.set_logger_name(it); None }
        20 => { let it = if way == laws::Way::View { view.log_file_name() } else { from.log_file_name() }; value.set_log_file_name(it); None }
        21 => { let it = if way == laws::Way::View { view.time_zone() } else { from.time_zone() }; value.set_time_zone(it); None }
        22 => { if way == laws::Way::View { let it = view.boot_time(); value.set_boot_time(it); } else { value.set_boot_time_as_file_time(from.boot_time_as_file_time()); } None }
        23 => { let it = if way == laws::Way::View { view.perf_freq() } else { from.perf_freq() }; value.set_perf_freq(it); None }
        24 => { if way == laws::Way::View { let it = view.start_time(); value.set_start_time(it); } else { value.set_start_time_as_file_time(from.start_time_as_file_time()); } None }
        25 => { let it = if way == laws::Way::View { view.reserved_flags() } else { from.reserved_flags() }; value.set_reserved_flags(it); None }
        26 => { let it = if way == laws::Way::View { view.buffers_lost() } else { from.buffers_lost() }; value.set_buffers_lost(it); None }
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
        Ok((vec![{ let part = tail.session_name_string; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.log_file_name_string; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod trace_logfile_header64_trace_logfile_header64 {
use etwspec_runtime::laws;
use etwspec::logfile::trace_logfile_header64::{ TraceLogfileHeader64 as T, TraceLogfileHeader64View as V };
const MEMBERS: &[&str] = &[
    "BufferSize",
    "Version",
    "VersionDetail",
    "VersionDetail.MajorVersion",
    "VersionDetail.MinorVersion",
    "VersionDetail.SubVersion",
    "VersionDetail.SubMinorVersion",
    "ProviderVersion",
    "NumberOfProcessors",
    "EndTime",
    "TimerResolution",
    "MaximumFileSize",
    "LogFileMode",
    "BuffersWritten",
    "LogInstanceGuid",
    "StartBuffers",
    "PointerSize",
    "EventsLost",
    "CpuSpeedInMHz",
    "LoggerName",
    "LogFileName",
    "TimeZone",
    "BootTime",
    "PerfFreq",
    "StartTime",
    "ReservedFlags",
    "BuffersLost",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size() }; value.set_buffer_size(it); None }
        1 => { let it = if way == laws::Way::View { view.version() } else { from.version() }; value.set_version(it); None }
        2 => { let it = if way == laws::Way::View { view.version_detail() } else { from.version_detail() }; value.set_version_detail(it); None }
        3 => { let it = if way == laws::Way::View { view.version_detail().major_version() } else { from.version_detail().major_version() }; let mut inner = value.version_detail(); inner.set_major_version(it); value.set_version_detail(inner); None }
        4 => { let it = if way == laws::Way::View { view.version_detail().minor_version() } else { from.version_detail().minor_version() }; let mut inner = value.version_detail(); inner.set_minor_version(it); value.set_version_detail(inner); None }
        5 => { let it = if way == laws::Way::View { view.version_detail().sub_version() } else { from.version_detail().sub_version() }; let mut inner = value.version_detail(); inner.set_sub_version(it); value.set_version_detail(inner); None }
        6 => { let it = if way == laws::Way::View { view.version_detail().sub_minor_version() } else { from.version_detail().sub_minor_version() }; let mut inner = value.version_detail(); inner.set_sub_minor_version(it); value.set_version_detail(inner); None }
        7 => { let it = if way == laws::Way::View { view.provider_version() } else { from.provider_version() }; value.set_provider_version(it); None }
        8 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors() }; value.set_number_of_processors(it); None }
        9 => { if way == laws::Way::View { let it = view.end_time(); value.set_end_time(it); } else { value.set_end_time_as_file_time(from.end_time_as_file_time()); } None }
        10 => { let it = if way == laws::Way::View { view.timer_resolution() } else { from.timer_resolution() }; value.set_timer_resolution(it); None }
        11 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size() }; value.set_maximum_file_size(it); None }
        12 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode() }; value.set_log_file_mode(it); None }
        13 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written() }; value.set_buffers_written(it); None }
        14 => { let it = if way == laws::Way::View { view.log_instance_guid() } else { from.log_instance_guid() }; value.set_log_instance_guid(it); None }
        15 => { let it = if way == laws::Way::View { view.start_buffers() } else { from.start_buffers() }; value.set_start_buffers(it); None }
        16 => { let it = if way == laws::Way::View { view.pointer_size() } else { from.pointer_size() }; value.set_pointer_size(it); None }
        17 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        18 => { let it = if way == laws::Way::View { view.cpu_speed_in_mhz() } else { from.cpu_speed_in_mhz() }; value.set_cpu_speed_in_mhz(it); None }
        19 => { let it = if way == laws::Way::View { view.logger_name() } else { from.logger_name() }; value.set_logger_name(it); None }
        20 => { let it = if way == laws::Way::View { view.log_file_name() } else { from.log_file_name() }; value.set_log_file_name(it); None }
        21 => { let it = if way == laws::Way::View { view.time_zone() } else { from.time_zone() }; value.set_time_zone(it); None }
        22 => { if way == laws::Way::View { let it = view.boot_time(); value.set_boot_time(it); } else { value.set_boot_time_as_file_time(from.boot_time_as_file_time()); } None }
        23 => { let it = if way == laws::Way::View { view.perf_freq() } else { from.perf_freq() }; value.set_perf_freq(it); None }
        24 => { if way == laws::Way::View { let it = view.start_time(); value.set_start_time(it); } else { value.set_start_time_as_file_time(from.start_time_as_file_time()); } None }
        25 => { let it = if way == laws::Way::View { view.reserved_flags() } else { from.reserved_flags() }; value.set_reserved_flags(it); None }
        26 => { let it = if way == laws::Way::View { view.buffers_lost() } else { from.buffers_lost() }; value.set_buffers_lost(it); None }
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
        Ok((vec![{ let part = tail.session_name_string; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.log_file_name_string; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod etw_trace_partition_information_v2_any {
use etwspec_runtime::laws;
use etwspec::logfile::etw_trace_partition_information_v2::{Any, EtwTracePartitionInformationV2Ptr32, EtwTracePartitionInformationV2Ptr64, };
law_any! {
    "ETW_TRACE_PARTITION_INFORMATION_V2", false,
    0: "EtwTracePartitionInformationV2Ptr32" EtwTracePartitionInformationV2Ptr32(EtwTracePartitionInformationV2Ptr32), 24;
    1: "EtwTracePartitionInformationV2Ptr64" EtwTracePartitionInformationV2Ptr64(EtwTracePartitionInformationV2Ptr64), 32;
}

}

mod etw_process_handle_info_type_values {
use etwspec_runtime::laws;
use etwspec::logfile::EtwProcessHandleInfoType as T;
law_enumeration!(u32);
}

mod event_trace_header_event_type_values {
use etwspec_runtime::laws;
use etwspec::logfile::EventTraceHeaderEventType as T;
law_enumeration!(u8);
}

mod hal_platform_timer_source_values {
use etwspec_runtime::laws;
use etwspec::logfile::HalPlatformTimerSource as T;
law_enumeration!(u32);
}

mod event_trace_open_flags_values {
use etwspec_runtime::laws;
use etwspec::logfile::EventTraceOpenFlags as T;
law_flags!(u32);
}

mod logger_mode_values {
use etwspec_runtime::laws;
use etwspec::logfile::LoggerMode as T;
law_flags!(u32);
}

mod process_trace_mode_values {
use etwspec_runtime::laws;
use etwspec::logfile::ProcessTraceMode as T;
law_flags!(u32);
}
