// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Sessions: configuration and status.
//!
//! The feature `requests-session` enables the module.
pub mod etw_boot_config;
pub use etw_boot_config::EtwBootConfigPtr32;
pub use etw_boot_config::EtwBootConfigPtr64;
pub use etw_boot_config::EtwBootConfigPtr32View;
pub use etw_boot_config::EtwBootConfigPtr64View;
pub use etw_boot_config::EtwBootConfig;
pub use etw_boot_config::EtwBootConfigView;
pub mod etw_compression_settings_data;
pub use etw_compression_settings_data::EtwCompressionSettingsData;
pub use etw_compression_settings_data::EtwCompressionSettingsDataView;
pub use etw_disallow_list::EtwDisallowListView;
#[cfg(feature = "alloc")]
pub use etw_disallow_list::EtwDisallowList;
pub use etw_ext_enable_flags_item::EtwExtEnableFlagsItemView;
#[cfg(feature = "alloc")]
pub use etw_ext_enable_flags_item::EtwExtEnableFlagsItem;
pub use etw_ext_pids_item::EtwExtPidsItemView;
#[cfg(feature = "alloc")]
pub use etw_ext_pids_item::EtwExtPidsItem;
pub use etw_ext_pooltag_filter_item::EtwExtPooltagFilterItemView;
#[cfg(feature = "alloc")]
pub use etw_ext_pooltag_filter_item::EtwExtPooltagFilterItem;
pub use etw_ext_stack_caching_item::EtwExtStackCachingItem;
pub use etw_ext_stack_caching_item::EtwExtStackCachingItemView;
pub use etw_ext_stackwalk_filter_item::EtwExtStackwalkFilterItemView;
#[cfg(feature = "alloc")]
pub use etw_ext_stackwalk_filter_item::EtwExtStackwalkFilterItem;
pub use etw_get_compression_settings_information::EtwGetCompressionSettingsInformation;
pub use etw_get_compression_settings_information::EtwGetCompressionSettingsInformationView;
pub use etw_get_disallow_list_information::EtwGetDisallowListInformation;
pub use etw_get_disallow_list_information::EtwGetDisallowListInformationView;
pub use etw_get_private_session_trace_handle_information::EtwGetPrivateSessionTraceHandleInformationView;
#[cfg(feature = "alloc")]
pub use etw_get_private_session_trace_handle_information::EtwGetPrivateSessionTraceHandleInformation;
pub use etw_last_dropped_event_struct::EtwLastDroppedEventStructView;
#[cfg(feature = "alloc")]
pub use etw_last_dropped_event_struct::EtwLastDroppedEventStruct;
pub use etw_max_loggers_information::EtwMaxLoggersInformation;
pub use etw_max_loggers_information::EtwMaxLoggersInformationView;
pub use etw_max_pmc_counter_information::EtwMaxPmcCounterInformation;
pub use etw_max_pmc_counter_information::EtwMaxPmcCounterInformationView;
pub mod etw_perf_counters;
pub use etw_perf_counters::EtwPerfCounters;
pub use etw_perf_counters::EtwPerfCountersView;
pub use etw_pmc_counter_owner::EtwPmcCounterOwner;
pub use etw_pmc_counter_owner::EtwPmcCounterOwnerView;
pub use etw_pmc_counter_ownership_status::EtwPmcCounterOwnershipStatusView;
#[cfg(feature = "alloc")]
pub use etw_pmc_counter_ownership_status::EtwPmcCounterOwnershipStatus;
pub use etw_pmc_ownership_entry::EtwPmcOwnershipEntry;
pub use etw_pmc_ownership_entry::EtwPmcOwnershipEntryView;
pub use etw_pmc_ownership_information::EtwPmcOwnershipInformationView;
#[cfg(feature = "alloc")]
pub use etw_pmc_ownership_information::EtwPmcOwnershipInformation;
pub mod etw_pmc_session_info;
pub use etw_pmc_session_info::EtwPmcSessionInfo;
pub use etw_pmc_session_info::EtwPmcSessionInfoView;
pub mod etw_pmc_session_information;
pub use etw_pmc_session_information::EtwPmcSessionInformationView;
#[cfg(feature = "alloc")]
pub use etw_pmc_session_information::EtwPmcSessionInformation;
pub use etw_private_session_trace_request::EtwPrivateSessionTraceRequest;
pub use etw_private_session_trace_request::EtwPrivateSessionTraceRequestView;
pub mod etw_provider_binary_tracking_information;
pub use etw_provider_binary_tracking_information::EtwProviderBinaryTrackingInformationPtr32;
pub use etw_provider_binary_tracking_information::EtwProviderBinaryTrackingInformationPtr64;
pub use etw_provider_binary_tracking_information::EtwProviderBinaryTrackingInformationPtr32View;
pub use etw_provider_binary_tracking_information::EtwProviderBinaryTrackingInformationPtr64View;
pub use etw_provider_binary_tracking_information::EtwProviderBinaryTrackingInformation;
pub use etw_provider_binary_tracking_information::EtwProviderBinaryTrackingInformationView;
pub mod etw_query_session_demux_object_information;
pub use etw_query_session_demux_object_information::EtwQuerySessionDemuxObjectInformationPtr32;
pub use etw_query_session_demux_object_information::EtwQuerySessionDemuxObjectInformationPtr64;
pub use etw_query_session_demux_object_information::EtwQuerySessionDemuxObjectInformationPtr32View;
pub use etw_query_session_demux_object_information::EtwQuerySessionDemuxObjectInformationPtr64View;
pub use etw_query_session_demux_object_information::EtwQuerySessionDemuxObjectInformation;
pub use etw_query_session_demux_object_information::EtwQuerySessionDemuxObjectInformationView;
pub use etw_query_used_processor_count_information::EtwQueryUsedProcessorCountInformation;
pub use etw_query_used_processor_count_information::EtwQueryUsedProcessorCountInformationView;
pub mod etw_realtime_connect_information;
pub use etw_realtime_connect_information::EtwRealtimeConnectInformationPtr32;
pub use etw_realtime_connect_information::EtwRealtimeConnectInformationPtr64;
pub use etw_realtime_connect_information::EtwRealtimeConnectInformationPtr32View;
pub use etw_realtime_connect_information::EtwRealtimeConnectInformationPtr64View;
pub use etw_realtime_connect_information::EtwRealtimeConnectInformation;
pub use etw_realtime_connect_information::EtwRealtimeConnectInformationView;
pub mod etw_realtime_disconnect_information;
pub use etw_realtime_disconnect_information::EtwRealtimeDisconnectInformationPtr32;
pub use etw_realtime_disconnect_information::EtwRealtimeDisconnectInformationPtr64;
pub use etw_realtime_disconnect_information::EtwRealtimeDisconnectInformationPtr32View;
pub use etw_realtime_disconnect_information::EtwRealtimeDisconnectInformationPtr64View;
pub use etw_realtime_disconnect_information::EtwRealtimeDisconnectInformation;
pub use etw_realtime_disconnect_information::EtwRealtimeDisconnectInformationView;
pub use etw_reference_time_information::EtwReferenceTimeInformation;
pub use etw_reference_time_information::EtwReferenceTimeInformationView;
pub use etw_register_private_session_information::EtwRegisterPrivateSessionInformation;
pub use etw_register_private_session_information::EtwRegisterPrivateSessionInformationView;
pub mod etw_session_perf_counters;
pub use etw_session_perf_counters::EtwSessionPerfCounters;
pub use etw_session_perf_counters::EtwSessionPerfCountersView;
pub mod etw_set_compression_settings_information;
pub use etw_set_compression_settings_information::EtwSetCompressionSettingsInformation;
pub use etw_set_compression_settings_information::EtwSetCompressionSettingsInformationView;
pub use etw_set_mark_information::EtwSetMarkInformationView;
#[cfg(feature = "alloc")]
pub use etw_set_mark_information::EtwSetMarkInformation;
pub use etw_set_provider_binary_tracking_information::EtwSetProviderBinaryTrackingInformation;
pub use etw_set_provider_binary_tracking_information::EtwSetProviderBinaryTrackingInformationView;
pub use etw_stack_caching_config::EtwStackCachingConfig;
pub use etw_stack_caching_config::EtwStackCachingConfigView;
pub use etw_system_logger::EtwSystemLogger;
pub use etw_system_logger::EtwSystemLoggerView;
pub mod etw_system_logger_settings;
pub use etw_system_logger_settings::EtwSystemLoggerSettings;
pub use etw_system_logger_settings::EtwSystemLoggerSettingsView;
pub mod etw_systemtime;
pub use etw_systemtime::EtwSystemtime;
pub use etw_systemtime::EtwSystemtimeView;
pub use etw_umgl_key::EtwUmglKey;
pub use etw_umgl_key::EtwUmglKeyView;
pub use etw_update_disallow_list_information::EtwUpdateDisallowListInformationView;
#[cfg(feature = "alloc")]
pub use etw_update_disallow_list_information::EtwUpdateDisallowListInformation;
pub mod etw_update_periodic_capture_state_information;
pub use etw_update_periodic_capture_state_information::EtwUpdatePeriodicCaptureStateInformationView;
#[cfg(feature = "alloc")]
pub use etw_update_periodic_capture_state_information::EtwUpdatePeriodicCaptureStateInformation;
pub mod event_trace_properties;
pub use event_trace_properties::EventTracePropertiesPtr32;
pub use event_trace_properties::EventTracePropertiesPtr64;
pub use event_trace_properties::EventTracePropertiesPtr32View;
pub use event_trace_properties::EventTracePropertiesPtr64View;
pub use event_trace_properties::EventTraceProperties;
pub use event_trace_properties::EventTracePropertiesView;
pub mod event_trace_properties_v2;
pub use event_trace_properties_v2::EventTracePropertiesV2Ptr32;
pub use event_trace_properties_v2::EventTracePropertiesV2Ptr64;
pub use event_trace_properties_v2::EventTracePropertiesV2Ptr32View;
pub use event_trace_properties_v2::EventTracePropertiesV2Ptr64View;
pub use event_trace_properties_v2::EventTracePropertiesV2;
pub use event_trace_properties_v2::EventTracePropertiesV2View;
pub(crate) mod small;
pub use small::*;
pub(crate) mod trace_enable_flag_ext;
pub use trace_enable_flag_ext::*;
pub use trace_enable_flag_ext_data_item::TraceEnableFlagExtDataItemView;
#[cfg(feature = "alloc")]
pub use trace_enable_flag_ext_data_item::TraceEnableFlagExtDataItem;
pub use trace_enable_flag_ext_header::TraceEnableFlagExtHeaderView;
#[cfg(feature = "alloc")]
pub use trace_enable_flag_ext_header::TraceEnableFlagExtHeader;
pub use trace_enable_flag_ext_item::TraceEnableFlagExtItem;
pub use trace_enable_flag_ext_item::TraceEnableFlagExtItemView;
pub use trace_enable_flag_extension::TraceEnableFlagExtension;
pub use trace_enable_flag_extension::TraceEnableFlagExtensionView;
pub mod unicode_string;
pub use unicode_string::UnicodeStringPtr32;
pub use unicode_string::UnicodeStringPtr64;
pub use unicode_string::UnicodeStringPtr32View;
pub use unicode_string::UnicodeStringPtr64View;
pub use unicode_string::UnicodeString;
pub use unicode_string::UnicodeStringView;
pub mod unicode_string64;
pub use unicode_string64::UnicodeString64;
pub use unicode_string64::UnicodeString64View;
pub(crate) mod values;
pub use values::*;
pub mod wmi_logger_information;
pub use wmi_logger_information::WmiLoggerInformationPtr32;
pub use wmi_logger_information::WmiLoggerInformationPtr64;
pub use wmi_logger_information::WmiLoggerInformationPtr32View;
pub use wmi_logger_information::WmiLoggerInformationPtr64View;
pub use wmi_logger_information::WmiLoggerInformation;
pub use wmi_logger_information::WmiLoggerInformationView;
pub mod wmi_logger_mode;
pub use wmi_logger_mode::WmiLoggerMode;
pub use wmi_logger_mode::WmiLoggerModeView;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[
        &etw_boot_config::LAYOUT_0,
        &etw_boot_config::LAYOUT_1,
        &etw_compression_settings_data::LAYOUT_0,
        &etw_disallow_list::LAYOUT_0,
        &etw_ext_enable_flags_item::LAYOUT_0,
        &etw_ext_pids_item::LAYOUT_0,
        &etw_ext_pooltag_filter_item::LAYOUT_0,
        &etw_ext_stackwalk_filter_item::LAYOUT_0,
        &etw_ext_stack_caching_item::LAYOUT_0,
        &etw_get_compression_settings_information::LAYOUT_0,
        &etw_get_disallow_list_information::LAYOUT_0,
        &etw_get_private_session_trace_handle_information::LAYOUT_0,
        &etw_last_dropped_event_struct::LAYOUT_0,
        &etw_max_loggers_information::LAYOUT_0,
        &etw_max_pmc_counter_information::LAYOUT_0,
        &etw_perf_counters::LAYOUT_0,
        &etw_pmc_counter_owner::LAYOUT_0,
        &etw_pmc_counter_ownership_status::LAYOUT_0,
        &etw_pmc_ownership_entry::LAYOUT_0,
        &etw_pmc_ownership_information::LAYOUT_0,
        &etw_pmc_session_info::LAYOUT_0,
        &etw_pmc_session_information::LAYOUT_0,
        &etw_private_session_trace_request::LAYOUT_0,
        &etw_provider_binary_tracking_information::LAYOUT_0,
        &etw_provider_binary_tracking_information::LAYOUT_1,
        &etw_query_session_demux_object_information::LAYOUT_0,
        &etw_query_session_demux_object_information::LAYOUT_1,
        &etw_query_used_processor_count_information::LAYOUT_0,
        &etw_realtime_connect_information::LAYOUT_0,
        &etw_realtime_connect_information::LAYOUT_1,
        &etw_realtime_disconnect_information::LAYOUT_0,
        &etw_realtime_disconnect_information::LAYOUT_1,
        &etw_reference_time_information::LAYOUT_0,
        &etw_register_private_session_information::LAYOUT_0,
        &etw_session_perf_counters::LAYOUT_0,
        &etw_set_compression_settings_information::LAYOUT_0,
        &etw_set_mark_information::LAYOUT_0,
        &etw_set_provider_binary_tracking_information::LAYOUT_0,
        &etw_stack_caching_config::LAYOUT_0,
        &etw_systemtime::LAYOUT_0,
        &etw_system_logger::LAYOUT_0,
        &etw_system_logger_settings::LAYOUT_0,
        &etw_umgl_key::LAYOUT_0,
        &etw_update_disallow_list_information::LAYOUT_0,
        &etw_update_periodic_capture_state_information::LAYOUT_0,
        &event_trace_properties::LAYOUT_0,
        &event_trace_properties::LAYOUT_1,
        &event_trace_properties::LAYOUT_2,
        &event_trace_properties::LAYOUT_3,
        &event_trace_properties_v2::LAYOUT_0,
        &event_trace_properties_v2::LAYOUT_1,
        &trace_enable_flag_extension::LAYOUT_0,
        &trace_enable_flag_ext_data_item::LAYOUT_0,
        &trace_enable_flag_ext_header::LAYOUT_0,
        &trace_enable_flag_ext_item::LAYOUT_0,
        &unicode_string::LAYOUT_0,
        &unicode_string::LAYOUT_1,
        &unicode_string64::LAYOUT_0,
        &wmi_logger_information::LAYOUT_0,
        &wmi_logger_information::LAYOUT_1,
        &wmi_logger_information::LAYOUT_2,
        &wmi_logger_information::LAYOUT_3,
        &wmi_logger_information::LAYOUT_4,
        &wmi_logger_information::LAYOUT_5,
        &wmi_logger_information::LAYOUT_6,
        &wmi_logger_information::LAYOUT_7,
        &wmi_logger_information::LAYOUT_8,
        &wmi_logger_mode::LAYOUT_0,
        &wmi_logger_mode::LAYOUT_1,
    ],
    values: &[
        Etwtracecontrolcode::VALUES,
        EtwCompressionResumptionMode::VALUES,
        EtwExtType::VALUES,
        EtwPmcCounterOwnerType::VALUES,
        EtwRtEventLoss::VALUES,
        EtwSetMarkFlag::VALUES,
        EtwUmglIndex::VALUES,
        EtwUmglLdrFlag::VALUES,
    ],
    dispatches: &[&trace_enable_flag_ext::DISPATCH],
};
