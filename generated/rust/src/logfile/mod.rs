// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Description of a log file in its first events.
pub mod etw_kernel_header_extension;
pub use etw_kernel_header_extension::EtwKernelHeaderExtension;
pub use etw_kernel_header_extension::EtwKernelHeaderExtensionView;
pub mod etw_trace_partition_information;
pub use etw_trace_partition_information::EtwTracePartitionInformation;
pub use etw_trace_partition_information::EtwTracePartitionInformationView;
pub mod etw_trace_partition_information_v2;
pub use etw_trace_partition_information_v2::EtwTracePartitionInformationV2Ptr32;
pub use etw_trace_partition_information_v2::EtwTracePartitionInformationV2Ptr64;
pub use etw_trace_partition_information_v2::EtwTracePartitionInformationV2Ptr32View;
pub use etw_trace_partition_information_v2::EtwTracePartitionInformationV2Ptr64View;
pub use etw_trace_partition_information_v2::EtwTracePartitionInformationV2;
pub use etw_trace_partition_information_v2::EtwTracePartitionInformationV2View;
#[cfg(feature = "payloads")]
pub(crate) mod payload_types;
#[cfg(feature = "payloads")]
pub use payload_types::*;
pub mod rtl_time_zone_information;
pub use rtl_time_zone_information::RtlTimeZoneInformation;
pub use rtl_time_zone_information::RtlTimeZoneInformationView;
pub mod systemtime;
pub use systemtime::Systemtime;
pub use systemtime::SystemtimeView;
pub mod time_fields;
pub use time_fields::TimeFields;
pub use time_fields::TimeFieldsView;
pub mod time_zone_information;
pub use time_zone_information::TimeZoneInformation;
pub use time_zone_information::TimeZoneInformationView;
pub mod trace_logfile_header;
pub use trace_logfile_header::TraceLogfileHeaderPtr32View;
pub use trace_logfile_header::TraceLogfileHeaderPtr64View;
pub use trace_logfile_header::TraceLogfileHeaderView;
#[cfg(feature = "alloc")]
pub use trace_logfile_header::TraceLogfileHeaderPtr32;
#[cfg(feature = "alloc")]
pub use trace_logfile_header::TraceLogfileHeaderPtr64;
#[cfg(feature = "alloc")]
pub use trace_logfile_header::TraceLogfileHeader;
pub mod trace_logfile_header32;
pub use trace_logfile_header32::TraceLogfileHeader32View;
#[cfg(feature = "alloc")]
pub use trace_logfile_header32::TraceLogfileHeader32;
pub mod trace_logfile_header64;
pub use trace_logfile_header64::TraceLogfileHeader64View;
#[cfg(feature = "alloc")]
pub use trace_logfile_header64::TraceLogfileHeader64;
pub(crate) mod values;
pub use values::*;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[
        &etw_kernel_header_extension::LAYOUT_0,
        &etw_kernel_header_extension::LAYOUT_1,
        &etw_trace_partition_information::LAYOUT_0,
        &etw_trace_partition_information_v2::LAYOUT_0,
        &etw_trace_partition_information_v2::LAYOUT_1,
        &rtl_time_zone_information::LAYOUT_0,
        &systemtime::LAYOUT_0,
        &time_fields::LAYOUT_0,
        &time_zone_information::LAYOUT_0,
        &trace_logfile_header::LAYOUT_0,
        &trace_logfile_header::LAYOUT_1,
        &trace_logfile_header::LAYOUT_2,
        &trace_logfile_header::LAYOUT_3,
        &trace_logfile_header::LAYOUT_4,
        &trace_logfile_header::LAYOUT_5,
        &trace_logfile_header32::LAYOUT_0,
        &trace_logfile_header64::LAYOUT_0,
    ],
    values: &[
        EtwProcessHandleInfoType::VALUES,
        EventTraceHeaderEventType::VALUES,
        EventTraceOpenFlags::VALUES,
        HalPlatformTimerSource::VALUES,
        LoggerMode::VALUES,
        ProcessTraceMode::VALUES,
    ],
    dispatches: &[],
};
