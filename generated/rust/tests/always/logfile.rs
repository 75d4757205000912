// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `logfile`.
mod etw_kernel_header_extension_v5_2 {
use crate::laws;
use etwspec::logfile::etw_kernel_header_extension::{ V5_2 as T, V5_2View as V };
const MEMBERS: &[&str] = &[
    "GroupMasks",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.group_masks().to_value() } else { from.group_masks }; value.group_masks = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_kernel_header_extension_v6_0 {
use crate::laws;
use etwspec::logfile::etw_kernel_header_extension::{ EtwKernelHeaderExtension as T, EtwKernelHeaderExtensionView as V };
const MEMBERS: &[&str] = &[
    "GroupMasks",
    "Version",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.group_masks().to_value() } else { from.group_masks }; value.group_masks = it; None }
        1 => { let it = if way == laws::Way::View { view.version() } else { from.version }; value.version = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_trace_partition_information_v5_0 {
use crate::laws;
use etwspec::logfile::etw_trace_partition_information::{ EtwTracePartitionInformation as T, EtwTracePartitionInformationView as V };
const MEMBERS: &[&str] = &[
    "PartitionId",
    "ParentId",
    "QpcOffsetFromRoot",
    "PartitionType",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.partition_id() } else { from.partition_id }; value.partition_id = it; None }
        1 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id }; value.parent_id = it; None }
        2 => { let it = if way == laws::Way::View { view.qpc_offset_from_root() } else { from.qpc_offset_from_root }; value.qpc_offset_from_root = it; None }
        3 => { let it = if way == laws::Way::View { view.partition_type() } else { from.partition_type }; value.partition_type = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_trace_partition_information_v2_v5_0x86 {
use crate::laws;
use etwspec::logfile::etw_trace_partition_information_v2::{ EtwTracePartitionInformationV2X86 as T, EtwTracePartitionInformationV2X86View as V };
const MEMBERS: &[&str] = &[
    "QpcOffsetFromRoot",
    "PartitionType",
    "PartitionId",
    "ParentId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.qpc_offset_from_root() } else { from.qpc_offset_from_root }; value.qpc_offset_from_root = it; None }
        1 => { let it = if way == laws::Way::View { view.partition_type() } else { from.partition_type }; value.partition_type = it; None }
        2 => { let it = if way == laws::Way::View { view.partition_id() } else { from.partition_id }; value.partition_id = it; None }
        3 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id }; value.parent_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_trace_partition_information_v2_v5_0x64 {
use crate::laws;
use etwspec::logfile::etw_trace_partition_information_v2::{ EtwTracePartitionInformationV2X64 as T, EtwTracePartitionInformationV2X64View as V };
const MEMBERS: &[&str] = &[
    "QpcOffsetFromRoot",
    "PartitionType",
    "PartitionId",
    "ParentId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.qpc_offset_from_root() } else { from.qpc_offset_from_root }; value.qpc_offset_from_root = it; None }
        1 => { let it = if way == laws::Way::View { view.partition_type() } else { from.partition_type }; value.partition_type = it; None }
        2 => { let it = if way == laws::Way::View { view.partition_id() } else { from.partition_id }; value.partition_id = it; None }
        3 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id }; value.parent_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod rtl_time_zone_information_v5_0 {
use crate::laws;
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
        0 => { let it = if way == laws::Way::View { view.bias() } else { from.bias }; value.bias = it; None }
        1 => { let it = if way == laws::Way::View { view.standard_name() } else { from.standard_name }; value.standard_name = it; None }
        2 => { let it = if way == laws::Way::View { view.standard_start().to_value() } else { from.standard_start }; value.standard_start = it; None }
        3 => { let it = if way == laws::Way::View { view.standard_bias() } else { from.standard_bias }; value.standard_bias = it; None }
        4 => { let it = if way == laws::Way::View { view.daylight_name() } else { from.daylight_name }; value.daylight_name = it; None }
        5 => { let it = if way == laws::Way::View { view.daylight_start().to_value() } else { from.daylight_start }; value.daylight_start = it; None }
        6 => { let it = if way == laws::Way::View { view.daylight_bias() } else { from.daylight_bias }; value.daylight_bias = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod systemtime_v5_0 {
use crate::laws;
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
        0 => { let it = if way == laws::Way::View { view.w_year() } else { from.w_year }; value.w_year = it; None }
        1 => { let it = if way == laws::Way::View { view.w_month() } else { from.w_month }; value.w_month = it; None }
        2 => { let it = if way == laws::Way::View { view.w_day_of_week() } else { from.w_day_of_week }; value.w_day_of_week = it; None }
        3 => { let it = if way == laws::Way::View { view.w_day() } else { from.w_day }; value.w_day = it; None }
        4 => { let it = if way == laws::Way::View { view.w_hour() } else { from.w_hour }; value.w_hour = it; None }
        5 => { let it = if way == laws::Way::View { view.w_minute() } else { from.w_minute }; value.w_minute = it; None }
        6 => { let it = if way == laws::Way::View { view.w_second() } else { from.w_second }; value.w_second = it; None }
        7 => { let it = if way == laws::Way::View { view.w_milliseconds() } else { from.w_milliseconds }; value.w_milliseconds = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod time_fields_v5_0 {
use crate::laws;
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
        0 => { let it = if way == laws::Way::View { view.year() } else { from.year }; value.year = it; None }
        1 => { let it = if way == laws::Way::View { view.month() } else { from.month }; value.month = it; None }
        2 => { let it = if way == laws::Way::View { view.day() } else { from.day }; value.day = it; None }
        3 => { let it = if way == laws::Way::View { view.hour() } else { from.hour }; value.hour = it; None }
        4 => { let it = if way == laws::Way::View { view.minute() } else { from.minute }; value.minute = it; None }
        5 => { let it = if way == laws::Way::View { view.second() } else { from.second }; value.second = it; None }
        6 => { let it = if way == laws::Way::View { view.milliseconds() } else { from.milliseconds }; value.milliseconds = it; None }
        7 => { let it = if way == laws::Way::View { view.weekday() } else { from.weekday }; value.weekday = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod time_zone_information_v5_0 {
use crate::laws;
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
        0 => { let it = if way == laws::Way::View { view.bias() } else { from.bias }; value.bias = it; None }
        1 => { let it = if way == laws::Way::View { view.standard_name() } else { from.standard_name }; value.standard_name = it; None }
        2 => { let it = if way == laws::Way::View { view.standard_date().to_value() } else { from.standard_date }; value.standard_date = it; None }
        3 => { let it = if way == laws::Way::View { view.standard_bias() } else { from.standard_bias }; value.standard_bias = it; None }
        4 => { let it = if way == laws::Way::View { view.daylight_name() } else { from.daylight_name }; value.daylight_name = it; None }
        5 => { let it = if way == laws::Way::View { view.daylight_date().to_value() } else { from.daylight_date }; value.daylight_date = it; None }
        6 => { let it = if way == laws::Way::View { view.daylight_bias() } else { from.daylight_bias }; value.daylight_bias = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod trace_logfile_header_v5_0x86 {
use crate::laws;
use etwspec::logfile::trace_logfile_header::{ V5_0X86 as T, V5_0X86View as V };
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
        0 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size }; value.buffer_size = it; None }
        1 => { let it = if way == laws::Way::View { view.version() } else { from.version() }; value.set_version(it); None }
        2 => { let it = if way == laws::Way::View { view.version_detail().to_value() } else { from.version_detail() }; value.set_version_detail(it); None }
        3 => { let it = if way == laws::Way::View { view.version_detail().major_version() } else { from.version_detail().major_version }; let mut inner = value.version_detail(); inner.major_version = it; value.set_version_detail(inner); None }
        4 => { let it = if way == laws::Way::View { view.version_detail().minor_version() } else { from.version_detail().minor_version }; let mut inner = value.version_detail(); inner.minor_version = it; value.set_version_detail(inner); None }
        5 => { let it = if way == laws::Way::View { view.version_detail().sub_version() } else { from.version_detail().sub_version }; let mut inner = value.version_detail(); inner.sub_version = it; value.set_version_detail(inner); None }
        6 => { let it = if way == laws::Way::View { view.version_detail().sub_minor_version() } else { from.version_detail().sub_minor_version }; let mut inner = value.version_detail(); inner.sub_minor_version = it; value.set_version_detail(inner); None }
        7 => { let it = if way == laws::Way::View { view.provider_version() } else { from.provider_version }; value.provider_version = it; None }
        8 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors }; value.number_of_processors = it; None }
        9 => { let it = if way == laws::Way::View { view.end_time() } else { from.end_time }; value.end_time = it; None }
        10 => { let it = if way == laws::Way::View { view.timer_resolution() } else { from.timer_resolution }; value.timer_resolution = it; None }
        11 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size }; value.maximum_file_size = it; None }
        12 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode }; value.log_file_mode = it; None }
        13 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written }; value.buffers_written = it; None }
        14 => { let it = if way == laws::Way::View { view.log_instance_guid() } else { from.log_instance_guid() }; value.set_log_instance_guid(it); None }
        15 => { let it = if way == laws::Way::View { view.start_buffers() } else { from.start_buffers() }; value.set_start_buffers(it); None }
        16 => { let it = if way == laws::Way::View { view.pointer_size() } else { from.pointer_size() }; value.set_pointer_size(it); None }
        17 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        18 => { let it = if way == laws::Way::View { view.reserved32() } else { from.reserved32() }; value.set_reserved32(it); None }
        19 => { let it = if way == laws::Way::View { view.logger_name() } else { from.logger_name }; value.logger_name = it; None }
        20 => { let it = if way == laws::Way::View { view.log_file_name() } else { from.log_file_name }; value.log_file_name = it; None }
        21 => { let it = if way == laws::Way::View { view.time_zone().to_value() } else { from.time_zone }; value.time_zone = it; None }
        22 => { let it = if way == laws::Way::View { view.boot_time() } else { from.boot_time }; value.boot_time = it; None }
        23 => { let it = if way == laws::Way::View { view.perf_freq() } else { from.perf_freq }; value.perf_freq = it; None }
        24 => { let it = if way == laws::Way::View { view.start_time() } else { from.start_time }; value.start_time = it; None }
        25 => { let it = if way == laws::Way::View { view.reserved_flags() } else { from.reserved_flags }; value.reserved_flags = it; None }
        26 => { let it = if way == laws::Way::View { view.buffers_lost() } else { from.buffers_lost }; value.buffers_lost = it; None }
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
        Ok((vec![{ let part = tail.session_name_string; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.log_file_name_string; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod trace_logfile_header_v5_0x64 {
use crate::laws;
use etwspec::logfile::trace_logfile_header::{ V5_0X64 as T, V5_0X64View as V };
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
        0 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size }; value.buffer_size = it; None }
        1 => { let it = if way == laws::Way::View { view.version() } else { from.version() }; value.set_version(it); None }
        2 => { let it = if way == laws::Way::View { view.version_detail().to_value() } else { from.version_detail() }; value.set_version_detail(it); None }
        3 => { let it = if way == laws::Way::View { view.version_detail().major_version() } else { from.version_detail().major_version }; let mut inner = value.version_detail(); inner.major_version = it; value.set_version_detail(inner); None }
        4 => { let it = if way == laws::Way::View { view.version_detail().minor_version() } else { from.version_detail().minor_version }; let mut inner = value.version_detail(); inner.minor_version = it; value.set_version_detail(inner); None }
        5 => { let it = if way == laws::Way::View { view.version_detail().sub_version() } else { from.version_detail().sub_version }; let mut inner = value.version_detail(); inner.sub_version = it; value.set_version_detail(inner); None }
        6 => { let it = if way == laws::Way::View { view.version_detail().sub_minor_version() } else { from.version_detail().sub_minor_version }; let mut inner = value.version_detail(); inner.sub_minor_version = it; value.set_version_detail(inner); None }
        7 => { let it = if way == laws::Way::View { view.provider_version() } else { from.provider_version }; value.provider_version = it; None }
        8 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors }; value.number_of_processors = it; None }
        9 => { let it = if way == laws::Way::View { view.end_time() } else { from.end_time }; value.end_time = it; None }
        10 => { let it = if way == laws::Way::View { view.timer_resolution() } else { from.timer_resolution }; value.timer_resolution = it; None }
        11 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size }; value.maximum_file_size = it; None }
        12 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode }; value.log_file_mode = it; None }
        13 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written }; value.buffers_written = it; None }
        14 => { let it = if way == laws::Way::View { view.log_instance_guid() } else { from.log_instance_guid() }; value.set_log_instance_guid(it); None }
        15 => { let it = if way == laws::Way::View { view.start_buffers() } else { from.start_buffers() }; value.set_start_buffers(it); None }
        16 => { let it = if way == laws::Way::View { view.pointer_size() } else { from.pointer_size() }; value.set_pointer_size(it); None }
        17 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        18 => { let it = if way == laws::Way::View { view.reserved32() } else { from.reserved32() }; value.set_reserved32(it); None }
        19 => { let it = if way == laws::Way::View { view.logger_name() } else { from.logger_name }; value.logger_name = it; None }
        20 => { let it = if way == laws::Way::View { view.log_file_name() } else { from.log_file_name }; value.log_file_name = it; None }
        21 => { let it = if way == laws::Way::View { view.time_zone().to_value() } else { from.time_zone }; value.time_zone = it; None }
        22 => { let it = if way == laws::Way::View { view.boot_time() } else { from.boot_time }; value.boot_time = it; None }
        23 => { let it = if way == laws::Way::View { view.perf_freq() } else { from.perf_freq }; value.perf_freq = it; None }
        24 => { let it = if way == laws::Way::View { view.start_time() } else { from.start_time }; value.start_time = it; None }
        25 => { let it = if way == laws::Way::View { view.reserved_flags() } else { from.reserved_flags }; value.reserved_flags = it; None }
        26 => { let it = if way == laws::Way::View { view.buffers_lost() } else { from.buffers_lost }; value.buffers_lost = it; None }
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
        Ok((vec![{ let part = tail.session_name_string; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.log_file_name_string; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod trace_logfile_header_v5_1x86 {
use crate::laws;
use etwspec::logfile::trace_logfile_header::{ V5_1X86 as T, V5_1X86View as V };
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
        0 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size }; value.buffer_size = it; None }
        1 => { let it = if way == laws::Way::View { view.version() } else { from.version() }; value.set_version(it); None }
        2 => { let it = if way == laws::Way::View { view.version_detail().to_value() } else { from.version_detail() }; value.set_version_detail(it); None }
        3 => { let it = if way == laws::Way::View { view.version_detail().major_version() } else { from.version_detail().major_version }; let mut inner = value.version_detail(); inner.major_version = it; value.set_version_detail(inner); None }
        4 => { let it = if way == laws::Way::View { view.version_detail().minor_version() } else { from.version_detail().minor_version }; let mut inner = value.version_detail(); inner.minor_version = it; value.set_version_detail(inner); None }
        5 => { let it = if way == laws::Way::View { view.version_detail().sub_version() } else { from.version_detail().sub_version }; let mut inner = value.version_detail(); inner.sub_version = it; value.set_version_detail(inner); None }
        6 => { let it = if way == laws::Way::View { view.version_detail().sub_minor_version() } else { from.version_detail().sub_minor_version }; let mut inner = value.version_detail(); inner.sub_minor_version = it; value.set_version_detail(inner); None }
        7 => { let it = if way == laws::Way::View { view.provider_version() } else { from.provider_version }; value.provider_version = it; None }
        8 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors }; value.number_of_processors = it; None }
        9 => { let it = if way == laws::Way::View { view.end_time() } else { from.end_time }; value.end_time = it; None }
        10 => { let it = if way == laws::Way::View { view.timer_resolution() } else { from.timer_resolution }; value.timer_resolution = it; None }
        11 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size }; value.maximum_file_size = it; None }
        12 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode }; value.log_file_mode = it; None }
        13 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written }; value.buffers_written = it; None }
        14 => { let it = if way == laws::Way::View { view.log_instance_guid() } else { from.log_instance_guid() }; value.set_log_instance_guid(it); None }
        15 => { let it = if way == laws::Way::View { view.start_buffers() } else { from.start_buffers() }; value.set_start_buffers(it); None }
        16 => { let it = if way == laws::Way::View { view.pointer_size() } else { from.pointer_size() }; value.set_pointer_size(it); None }
        17 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        18 => { let it = if way == laws::Way::View { view.cpu_speed_in_m_hz() } else { from.cpu_speed_in_m_hz() }; value.set_cpu_speed_in_m_hz(it); None }
        19 => { let it = if way == laws::Way::View { view.logger_name() } else { from.logger_name }; value.logger_name = it; None }
        20 => { let it = if way == laws::Way::View { view.log_file_name() } else { from.log_file_name }; value.log_file_name = it; None }
        21 => { let it = if way == laws::Way::View { view.time_zone().to_value() } else { from.time_zone }; value.time_zone = it; None }
        22 => { let it = if way == laws::Way::View { view.boot_time() } else { from.boot_time }; value.boot_time = it; None }
        23 => { let it = if way == laws::Way::View { view.perf_freq() } else { from.perf_freq }; value.perf_freq = it; None }
        24 => { let it = if way == laws::Way::View { view.start_time() } else { from.start_time }; value.start_time = it; None }
        25 => { let it = if way == laws::Way::View { view.reserved_flags() } else { from.reserved_flags }; value.reserved_flags = it; None }
        26 => { let it = if way == laws::Way::View { view.buffers_lost() } else { from.buffers_lost }; value.buffers_lost = it; None }
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
        Ok((vec![{ let part = tail.session_name_string; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.log_file_name_string; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod trace_logfile_header_v5_1x64 {
use crate::laws;
use etwspec::logfile::trace_logfile_header::{ V5_1X64 as T, V5_1X64View as V };
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
        0 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size }; value.buffer_size = it; None }
        1 => { let it = if way == laws::Way::View { view.version() } else { from.version() }; value.set_version(it); None }
        2 => { let it = if way == laws::Way::View { view.version_detail().to_value() } else { from.version_detail() }; value.set_version_detail(it); None }
        3 => { let it = if way == laws::Way::View { view.version_detail().major_version() } else { from.version_detail().major_version }; let mut inner = value.version_detail(); inner.major_version = it; value.set_version_detail(inner); None }
        4 => { let it = if way == laws::Way::View { view.version_detail().minor_version() } else { from.version_detail().minor_version }; let mut inner = value.version_detail(); inner.minor_version = it; value.set_version_detail(inner); None }
        5 => { let it = if way == laws::Way::View { view.version_detail().sub_version() } else { from.version_detail().sub_version }; let mut inner = value.version_detail(); inner.sub_version = it; value.set_version_detail(inner); None }
        6 => { let it = if way == laws::Way::View { view.version_detail().sub_minor_version() } else { from.version_detail().sub_minor_version }; let mut inner = value.version_detail(); inner.sub_minor_version = it; value.set_version_detail(inner); None }
        7 => { let it = if way == laws::Way::View { view.provider_version() } else { from.provider_version }; value.provider_version = it; None }
        8 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors }; value.number_of_processors = it; None }
        9 => { let it = if way == laws::Way::View { view.end_time() } else { from.end_time }; value.end_time = it; None }
        10 => { let it = if way == laws::Way::View { view.timer_resolution() } else { from.timer_resolution }; value.timer_resolution = it; None }
        11 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size }; value.maximum_file_size = it; None }
        12 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode }; value.log_file_mode = it; None }
        13 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written }; value.buffers_written = it; None }
        14 => { let it = if way == laws::Way::View { view.log_instance_guid() } else { from.log_instance_guid() }; value.set_log_instance_guid(it); None }
        15 => { let it = if way == laws::Way::View { view.start_buffers() } else { from.start_buffers() }; value.set_start_buffers(it); None }
        16 => { let it = if way == laws::Way::View { view.pointer_size() } else { from.pointer_size() }; value.set_pointer_size(it); None }
        17 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        18 => { let it = if way == laws::Way::View { view.cpu_speed_in_m_hz() } else { from.cpu_speed_in_m_hz() }; value.set_cpu_speed_in_m_hz(it); None }
        19 => { let it = if way == laws::Way::View { view.logger_name() } else { from.logger_name }; value.logger_name = it; None }
        20 => { let it = if way == laws::Way::View { view.log_file_name() } else { from.log_file_name }; value.log_file_name = it; None }
        21 => { let it = if way == laws::Way::View { view.time_zone().to_value() } else { from.time_zone }; value.time_zone = it; None }
        22 => { let it = if way == laws::Way::View { view.boot_time() } else { from.boot_time }; value.boot_time = it; None }
        23 => { let it = if way == laws::Way::View { view.perf_freq() } else { from.perf_freq }; value.perf_freq = it; None }
        24 => { let it = if way == laws::Way::View { view.start_time() } else { from.start_time }; value.start_time = it; None }
        25 => { let it = if way == laws::Way::View { view.reserved_flags() } else { from.reserved_flags }; value.reserved_flags = it; None }
        26 => { let it = if way == laws::Way::View { view.buffers_lost() } else { from.buffers_lost }; value.buffers_lost = it; None }
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
        Ok((vec![{ let part = tail.session_name_string; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.log_file_name_string; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod trace_logfile_header_v6_0x86 {
use crate::laws;
use etwspec::logfile::trace_logfile_header::{ TraceLogfileHeaderX86 as T, TraceLogfileHeaderX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size }; value.buffer_size = it; None }
        1 => { let it = if way == laws::Way::View { view.version() } else { from.version() }; value.set_version(it); None }
        2 => { let it = if way == laws::Way::View { view.version_detail().to_value() } else { from.version_detail() }; value.set_version_detail(it); None }
        3 => { let it = if way == laws::Way::View { view.version_detail().major_version() } else { from.version_detail().major_version }; let mut inner = value.version_detail(); inner.major_version = it; value.set_version_detail(inner); None }
        4 => { let it = if way == laws::Way::View { view.version_detail().minor_version() } else { from.version_detail().minor_version }; let mut inner = value.version_detail(); inner.minor_version = it; value.set_version_detail(inner); None }
        5 => { let it = if way == laws::Way::View { view.version_detail().sub_version() } else { from.version_detail().sub_version }; let mut inner = value.version_detail(); inner.sub_version = it; value.set_version_detail(inner); None }
        6 => { let it = if way == laws::Way::View { view.version_detail().sub_minor_version() } else { from.version_detail().sub_minor_version }; let mut inner = value.version_detail(); inner.sub_minor_version = it; value.set_version_detail(inner); None }
        7 => { let it = if way == laws::Way::View { view.provider_version() } else { from.provider_version }; value.provider_version = it; None }
        8 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors }; value.number_of_processors = it; None }
        9 => { let it = if way == laws::Way::View { view.end_time() } else { from.end_time }; value.end_time = it; None }
        10 => { let it = if way == laws::Way::View { view.timer_resolution() } else { from.timer_resolution }; value.timer_resolution = it; None }
        11 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size }; value.maximum_file_size = it; None }
        12 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode }; value.log_file_mode = it; None }
        13 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written }; value.buffers_written = it; None }
        14 => { let it = if way == laws::Way::View { view.log_instance_guid() } else { from.log_instance_guid() }; value.set_log_instance_guid(it); None }
        15 => { let it = if way == laws::Way::View { view.start_buffers() } else { from.start_buffers() }; value.set_start_buffers(it); None }
        16 => { let it = if way == laws::Way::View { view.pointer_size() } else { from.pointer_size() }; value.set_pointer_size(it); None }
        17 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        18 => { let it = if way == laws::Way::View { view.cpu_speed_in_m_hz() } else { from.cpu_speed_in_m_hz() }; value.set_cpu_speed_in_m_hz(it); None }
        19 => { let it = if way == laws::Way::View { view.logger_name() } else { from.logger_name }; value.logger_name = it; None }
        20 => { let it = if way == laws::Way::View { view.log_file_name() } else { from.log_file_name }; value.log_file_name = it; None }
        21 => { let it = if way == laws::Way::View { view.time_zone().to_value() } else { from.time_zone }; value.time_zone = it; None }
        22 => { let it = if way == laws::Way::View { view.boot_time() } else { from.boot_time }; value.boot_time = it; None }
        23 => { let it = if way == laws::Way::View { view.perf_freq() } else { from.perf_freq }; value.perf_freq = it; None }
        24 => { let it = if way == laws::Way::View { view.start_time() } else { from.start_time }; value.start_time = it; None }
        25 => { let it = if way == laws::Way::View { view.reserved_flags() } else { from.reserved_flags }; value.reserved_flags = it; None }
        26 => { let it = if way == laws::Way::View { view.buffers_lost() } else { from.buffers_lost }; value.buffers_lost = it; None }
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
        Ok((vec![{ let part = tail.session_name_string; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.log_file_name_string; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod trace_logfile_header_v6_0x64 {
use crate::laws;
use etwspec::logfile::trace_logfile_header::{ TraceLogfileHeaderX64 as T, TraceLogfileHeaderX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size }; value.buffer_size = it; None }
        1 => { let it = if way == laws::Way::View { view.version() } else { from.version() }; value.set_version(it); None }
        2 => { let it = if way == laws::Way::View { view.version_detail().to_value() } else { from.version_detail() }; value.set_version_detail(it); None }
        3 => { let it = if way == laws::Way::View { view.version_detail().major_version() } else { from.version_detail().major_version }; let mut inner = value.version_detail(); inner.major_version = it; value.set_version_detail(inner); None }
        4 => { let it = if way == laws::Way::View { view.version_detail().minor_version() } else { from.version_detail().minor_version }; let mut inner = value.version_detail(); inner.minor_version = it; value.set_version_detail(inner); None }
        5 => { let it = if way == laws::Way::View { view.version_detail().sub_version() } else { from.version_detail().sub_version }; let mut inner = value.version_detail(); inner.sub_version = it; value.set_version_detail(inner); None }
        6 => { let it = if way == laws::Way::View { view.version_detail().sub_minor_version() } else { from.version_detail().sub_minor_version }; let mut inner = value.version_detail(); inner.sub_minor_version = it; value.set_version_detail(inner); None }
        7 => { let it = if way == laws::Way::View { view.provider_version() } else { from.provider_version }; value.provider_version = it; None }
        8 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors }; value.number_of_processors = it; None }
        9 => { let it = if way == laws::Way::View { view.end_time() } else { from.end_time }; value.end_time = it; None }
        10 => { let it = if way == laws::Way::View { view.timer_resolution() } else { from.timer_resolution }; value.timer_resolution = it; None }
        11 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size }; value.maximum_file_size = it; None }
        12 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode }; value.log_file_mode = it; None }
        13 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written }; value.buffers_written = it; None }
        14 => { let it = if way == laws::Way::View { view.log_instance_guid() } else { from.log_instance_guid() }; value.set_log_instance_guid(it); None }
        15 => { let it = if way == laws::Way::View { view.start_buffers() } else { from.start_buffers() }; value.set_start_buffers(it); None }
        16 => { let it = if way == laws::Way::View { view.pointer_size() } else { from.pointer_size() }; value.set_pointer_size(it); None }
        17 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        18 => { let it = if way == laws::Way::View { view.cpu_speed_in_m_hz() } else { from.cpu_speed_in_m_hz() }; value.set_cpu_speed_in_m_hz(it); None }
        19 => { let it = if way == laws::Way::View { view.logger_name() } else { from.logger_name }; value.logger_name = it; None }
        20 => { let it = if way == laws::Way::View { view.log_file_name() } else { from.log_file_name }; value.log_file_name = it; None }
        21 => { let it = if way == laws::Way::View { view.time_zone().to_value() } else { from.time_zone }; value.time_zone = it; None }
        22 => { let it = if way == laws::Way::View { view.boot_time() } else { from.boot_time }; value.boot_time = it; None }
        23 => { let it = if way == laws::Way::View { view.perf_freq() } else { from.perf_freq }; value.perf_freq = it; None }
        24 => { let it = if way == laws::Way::View { view.start_time() } else { from.start_time }; value.start_time = it; None }
        25 => { let it = if way == laws::Way::View { view.reserved_flags() } else { from.reserved_flags }; value.reserved_flags = it; None }
        26 => { let it = if way == laws::Way::View { view.buffers_lost() } else { from.buffers_lost }; value.buffers_lost = it; None }
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
        Ok((vec![{ let part = tail.session_name_string; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.log_file_name_string; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod trace_logfile_header32_v5_0 {
use crate::laws;
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
        0 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size }; value.buffer_size = it; None }
        1 => { let it = if way == laws::Way::View { view.version() } else { from.version() }; value.set_version(it); None }
        2 => { let it = if way == laws::Way::View { view.version_detail().to_value() } else { from.version_detail() }; value.set_version_detail(it); None }
        3 => { let it = if way == laws::Way::View { view.version_detail().major_version() } else { from.version_detail().major_version }; let mut inner = value.version_detail(); inner.major_version = it; value.set_version_detail(inner); None }
        4 => { let it = if way == laws::Way::View { view.version_detail().minor_version() } else { from.version_detail().minor_version }; let mut inner = value.version_detail(); inner.minor_version = it; value.set_version_detail(inner); None }
        5 => { let it = if way == laws::Way::View { view.version_detail().sub_version() } else { from.version_detail().sub_version }; let mut inner = value.version_detail(); inner.sub_version = it; value.set_version_detail(inner); None }
        6 => { let it = if way == laws::Way::View { view.version_detail().sub_minor_version() } else { from.version_detail().sub_minor_version }; let mut inner = value.version_detail(); inner.sub_minor_version = it; value.set_version_detail(inner); None }
        7 => { let it = if way == laws::Way::View { view.provider_version() } else { from.provider_version }; value.provider_version = it; None }
        8 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors }; value.number_of_processors = it; None }
        9 => { let it = if way == laws::Way::View { view.end_time() } else { from.end_time }; value.end_time = it; None }
        10 => { let it = if way == laws::Way::View { view.timer_resolution() } else { from.timer_resolution }; value.timer_resolution = it; None }
        11 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size }; value.maximum_file_size = it; None }
        12 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode }; value.log_file_mode = it; None }
        13 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written }; value.buffers_written = it; None }
        14 => { let it = if way == laws::Way::View { view.log_instance_guid() } else { from.log_instance_guid() }; value.set_log_instance_guid(it); None }
        15 => { let it = if way == laws::Way::View { view.start_buffers() } else { from.start_buffers() }; value.set_start_buffers(it); None }
        16 => { let it = if way == laws::Way::View { view.pointer_size() } else { from.pointer_size() }; value.set_pointer_size(it); None }
        17 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        18 => { let it = if way == laws::Way::View { view.cpu_speed_in_m_hz() } else { from.cpu_speed_in_m_hz() }; value.set_cpu_speed_in_m_hz(it); None }
        19 => { let it = if way == laws::Way::View { view.logger_name() } else { from.logger_name }; value.logger_name = it; None }
        20 => { let it = if way == laws::Way::View { view.log_file_name() } else { from.log_file_name }; value.log_file_name = it; None }
        21 => { let it = if way == laws::Way::View { view.time_zone().to_value() } else { from.time_zone }; value.time_zone = it; None }
        22 => { let it = if way == laws::Way::View { view.boot_time() } else { from.boot_time }; value.boot_time = it; None }
        23 => { let it = if way == laws::Way::View { view.perf_freq() } else { from.perf_freq }; value.perf_freq = it; None }
        24 => { let it = if way == laws::Way::View { view.start_time() } else { from.start_time }; value.start_time = it; None }
        25 => { let it = if way == laws::Way::View { view.reserved_flags() } else { from.reserved_flags }; value.reserved_flags = it; None }
        26 => { let it = if way == laws::Way::View { view.buffers_lost() } else { from.buffers_lost }; value.buffers_lost = it; None }
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
        Ok((vec![{ let part = tail.session_name_string; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.log_file_name_string; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod trace_logfile_header64_v5_0 {
use crate::laws;
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
        0 => { let it = if way == laws::Way::View { view.buffer_size() } else { from.buffer_size }; value.buffer_size = it; None }
        1 => { let it = if way == laws::Way::View { view.version() } else { from.version() }; value.set_version(it); None }
        2 => { let it = if way == laws::Way::View { view.version_detail().to_value() } else { from.version_detail() }; value.set_version_detail(it); None }
        3 => { let it = if way == laws::Way::View { view.version_detail().major_version() } else { from.version_detail().major_version }; let mut inner = value.version_detail(); inner.major_version = it; value.set_version_detail(inner); None }
        4 => { let it = if way == laws::Way::View { view.version_detail().minor_version() } else { from.version_detail().minor_version }; let mut inner = value.version_detail(); inner.minor_version = it; value.set_version_detail(inner); None }
        5 => { let it = if way == laws::Way::View { view.version_detail().sub_version() } else { from.version_detail().sub_version }; let mut inner = value.version_detail(); inner.sub_version = it; value.set_version_detail(inner); None }
        6 => { let it = if way == laws::Way::View { view.version_detail().sub_minor_version() } else { from.version_detail().sub_minor_version }; let mut inner = value.version_detail(); inner.sub_minor_version = it; value.set_version_detail(inner); None }
        7 => { let it = if way == laws::Way::View { view.provider_version() } else { from.provider_version }; value.provider_version = it; None }
        8 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors }; value.number_of_processors = it; None }
        9 => { let it = if way == laws::Way::View { view.end_time() } else { from.end_time }; value.end_time = it; None }
        10 => { let it = if way == laws::Way::View { view.timer_resolution() } else { from.timer_resolution }; value.timer_resolution = it; None }
        11 => { let it = if way == laws::Way::View { view.maximum_file_size() } else { from.maximum_file_size }; value.maximum_file_size = it; None }
        12 => { let it = if way == laws::Way::View { view.log_file_mode() } else { from.log_file_mode }; value.log_file_mode = it; None }
        13 => { let it = if way == laws::Way::View { view.buffers_written() } else { from.buffers_written }; value.buffers_written = it; None }
        14 => { let it = if way == laws::Way::View { view.log_instance_guid() } else { from.log_instance_guid() }; value.set_log_instance_guid(it); None }
        15 => { let it = if way == laws::Way::View { view.start_buffers() } else { from.start_buffers() }; value.set_start_buffers(it); None }
        16 => { let it = if way == laws::Way::View { view.pointer_size() } else { from.pointer_size() }; value.set_pointer_size(it); None }
        17 => { let it = if way == laws::Way::View { view.events_lost() } else { from.events_lost() }; value.set_events_lost(it); None }
        18 => { let it = if way == laws::Way::View { view.cpu_speed_in_m_hz() } else { from.cpu_speed_in_m_hz() }; value.set_cpu_speed_in_m_hz(it); None }
        19 => { let it = if way == laws::Way::View { view.logger_name() } else { from.logger_name }; value.logger_name = it; None }
        20 => { let it = if way == laws::Way::View { view.log_file_name() } else { from.log_file_name }; value.log_file_name = it; None }
        21 => { let it = if way == laws::Way::View { view.time_zone().to_value() } else { from.time_zone }; value.time_zone = it; None }
        22 => { let it = if way == laws::Way::View { view.boot_time() } else { from.boot_time }; value.boot_time = it; None }
        23 => { let it = if way == laws::Way::View { view.perf_freq() } else { from.perf_freq }; value.perf_freq = it; None }
        24 => { let it = if way == laws::Way::View { view.start_time() } else { from.start_time }; value.start_time = it; None }
        25 => { let it = if way == laws::Way::View { view.reserved_flags() } else { from.reserved_flags }; value.reserved_flags = it; None }
        26 => { let it = if way == laws::Way::View { view.buffers_lost() } else { from.buffers_lost }; value.buffers_lost = it; None }
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
        Ok((vec![{ let part = tail.session_name_string; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.log_file_name_string; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod etw_kernel_header_extension_any {
use crate::laws;
use etwspec::logfile::etw_kernel_header_extension::{Any, V5_2, EtwKernelHeaderExtension, };
any! {
    "ETW_KERNEL_HEADER_EXTENSION", false,
    0: "V5_2" V5_2(V5_2), 32;
    1: "V6_0" V6_0(EtwKernelHeaderExtension), 36;
}

}

mod etw_trace_partition_information_any {
use crate::laws;
use etwspec::logfile::etw_trace_partition_information::{Any, EtwTracePartitionInformation, };
any! {
    "ETW_TRACE_PARTITION_INFORMATION", false,
    0: "V5_0" V5_0(EtwTracePartitionInformation), 48;
}

}

mod etw_trace_partition_information_v2_any {
use crate::laws;
use etwspec::logfile::etw_trace_partition_information_v2::{Any, EtwTracePartitionInformationV2X86, EtwTracePartitionInformationV2X64, };
any! {
    "ETW_TRACE_PARTITION_INFORMATION_V2", false,
    0: "V5_0X86" V5_0X86(EtwTracePartitionInformationV2X86), 24;
    1: "V5_0X64" V5_0X64(EtwTracePartitionInformationV2X64), 32;
}

}

mod rtl_time_zone_information_any {
use crate::laws;
use etwspec::logfile::rtl_time_zone_information::{Any, RtlTimeZoneInformation, };
any! {
    "RTL_TIME_ZONE_INFORMATION", false,
    0: "V5_0" V5_0(RtlTimeZoneInformation), 172;
}

}

mod systemtime_any {
use crate::laws;
use etwspec::logfile::systemtime::{Any, Systemtime, };
any! {
    "SYSTEMTIME", false,
    0: "V5_0" V5_0(Systemtime), 16;
}

}

mod time_fields_any {
use crate::laws;
use etwspec::logfile::time_fields::{Any, TimeFields, };
any! {
    "TIME_FIELDS", false,
    0: "V5_0" V5_0(TimeFields), 16;
}

}

mod time_zone_information_any {
use crate::laws;
use etwspec::logfile::time_zone_information::{Any, TimeZoneInformation, };
any! {
    "TIME_ZONE_INFORMATION", false,
    0: "V5_0" V5_0(TimeZoneInformation), 172;
}

}

mod trace_logfile_header_any {
use crate::laws;
use etwspec::logfile::trace_logfile_header::{Any, V5_0X86, V5_0X64, V5_1X86, V5_1X64, TraceLogfileHeaderX86, TraceLogfileHeaderX64, };
any! {
    "TRACE_LOGFILE_HEADER", true,
    0: "V5_0X86" V5_0X86(V5_0X86), 272;
    1: "V5_0X64" V5_0X64(V5_0X64), 280;
    2: "V5_1X86" V5_1X86(V5_1X86), 272;
    3: "V5_1X64" V5_1X64(V5_1X64), 280;
    4: "V6_0X86" V6_0X86(TraceLogfileHeaderX86), 272;
    5: "V6_0X64" V6_0X64(TraceLogfileHeaderX64), 280;
}

}

mod trace_logfile_header32_any {
use crate::laws;
use etwspec::logfile::trace_logfile_header32::{Any, TraceLogfileHeader32, };
any! {
    "TRACE_LOGFILE_HEADER32", true,
    0: "V5_0" V5_0(TraceLogfileHeader32), 272;
}

}

mod trace_logfile_header64_any {
use crate::laws;
use etwspec::logfile::trace_logfile_header64::{Any, TraceLogfileHeader64, };
any! {
    "TRACE_LOGFILE_HEADER64", true,
    0: "V5_0" V5_0(TraceLogfileHeader64), 280;
}

}

mod hal_platform_timer_source_values {
use crate::laws;
use etwspec::logfile::HalPlatformTimerSource as T;
enumeration!(u32);
}

mod logger_mode_values {
use crate::laws;
use etwspec::logfile::LoggerMode as T;
flags!(u32);
}
