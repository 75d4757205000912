// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! Sessions: what they are started with, and what is told of them.
pub mod etw_ext_pids_item;
pub use etw_ext_pids_item::EtwExtPidsItemView;
#[cfg(feature = "alloc")]
pub use etw_ext_pids_item::EtwExtPidsItem;
pub mod etw_ext_stackwalk_filter_item;
pub use etw_ext_stackwalk_filter_item::EtwExtStackwalkFilterItemView;
#[cfg(feature = "alloc")]
pub use etw_ext_stackwalk_filter_item::EtwExtStackwalkFilterItem;
mod etw_ext_type;
pub use etw_ext_type::*;
pub mod etw_stack_caching_config;
pub use etw_stack_caching_config::EtwStackCachingConfig;
pub use etw_stack_caching_config::EtwStackCachingConfigView;
pub mod event_trace_properties;
pub use event_trace_properties::EventTraceProperties32;
pub use event_trace_properties::EventTraceProperties64;
pub use event_trace_properties::EventTraceProperties32View;
pub use event_trace_properties::EventTraceProperties64View;
pub mod event_trace_properties_v2;
pub use event_trace_properties_v2::EventTracePropertiesV232;
pub use event_trace_properties_v2::EventTracePropertiesV264;
pub use event_trace_properties_v2::EventTracePropertiesV232View;
pub use event_trace_properties_v2::EventTracePropertiesV264View;
pub mod trace_enable_flag_ext_header;
pub use trace_enable_flag_ext_header::TraceEnableFlagExtHeader;
pub use trace_enable_flag_ext_header::TraceEnableFlagExtHeaderView;
pub mod trace_enable_flag_ext_item;
pub use trace_enable_flag_ext_item::TraceEnableFlagExtItem;
pub use trace_enable_flag_ext_item::TraceEnableFlagExtItemView;
pub mod trace_enable_flag_extension;
pub use trace_enable_flag_extension::TraceEnableFlagExtension;
pub use trace_enable_flag_extension::TraceEnableFlagExtensionView;
pub mod unicode_string;
pub use unicode_string::UnicodeString32;
pub use unicode_string::UnicodeString64;
pub use unicode_string::UnicodeString32View;
pub use unicode_string::UnicodeString64View;
pub mod unicode_string64;
pub use unicode_string64::UnicodeString64;
pub use unicode_string64::UnicodeString64View;
pub mod wmi_logger_information;
pub use wmi_logger_information::WmiLoggerInformation32;
pub use wmi_logger_information::WmiLoggerInformation64;
pub use wmi_logger_information::WmiLoggerInformation32View;
pub use wmi_logger_information::WmiLoggerInformation64View;
