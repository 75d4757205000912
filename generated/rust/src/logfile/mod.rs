// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! What a log file says of itself in its first events.
pub mod etw_kernel_header_extension;
pub use etw_kernel_header_extension::EtwKernelHeaderExtension;
pub use etw_kernel_header_extension::EtwKernelHeaderExtensionView;
pub mod etw_trace_partition_information;
pub use etw_trace_partition_information::EtwTracePartitionInformation;
pub use etw_trace_partition_information::EtwTracePartitionInformationView;
pub mod etw_trace_partition_information_v2;
pub use etw_trace_partition_information_v2::EtwTracePartitionInformationV2X86;
pub use etw_trace_partition_information_v2::EtwTracePartitionInformationV2X64;
pub use etw_trace_partition_information_v2::EtwTracePartitionInformationV2X86View;
pub use etw_trace_partition_information_v2::EtwTracePartitionInformationV2X64View;
mod hal_platform_timer_source;
pub use hal_platform_timer_source::*;
mod logger_mode;
pub use logger_mode::*;
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
pub use trace_logfile_header::TraceLogfileHeaderX86View;
pub use trace_logfile_header::TraceLogfileHeaderX64View;
#[cfg(feature = "alloc")]
pub use trace_logfile_header::TraceLogfileHeaderX86;
#[cfg(feature = "alloc")]
pub use trace_logfile_header::TraceLogfileHeaderX64;
pub mod trace_logfile_header32;
pub use trace_logfile_header32::TraceLogfileHeader32View;
#[cfg(feature = "alloc")]
pub use trace_logfile_header32::TraceLogfileHeader32;
pub mod trace_logfile_header64;
pub use trace_logfile_header64::TraceLogfileHeader64View;
#[cfg(feature = "alloc")]
pub use trace_logfile_header64::TraceLogfileHeader64;
