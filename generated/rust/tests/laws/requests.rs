// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Types of the family `requests`.
use etwspec::{ requests };
law_fixed! {
    requests::provider::classic_event_id::ClassicEventId,
    requests::provider::enable_trace_parameters::EnableTraceParametersPtr32,
    requests::provider::enable_trace_parameters::EnableTraceParametersPtr64,
    requests::provider::enable_trace_parameters_v1::EnableTraceParametersV1Ptr32,
    requests::provider::enable_trace_parameters_v1::EnableTraceParametersV1Ptr64,
    requests::provider::etw_activity_id_create_information::EtwActivityIdCreateInformation,
    requests::session::etw_boot_config::EtwBootConfigPtr32,
    requests::session::etw_boot_config::EtwBootConfigPtr64,
    requests::session::etw_compression_settings_data::EtwCompressionSettingsData,
    requests::etw_coverage_sampler_bloom_filter::EtwCoverageSamplerBloomFilter,
    requests::etw_coverage_sampler_bloom_info::EtwCoverageSamplerBloomInfoPtr32,
    requests::etw_coverage_sampler_bloom_info::EtwCoverageSamplerBloomInfoPtr64,
    requests::etw_coverage_sampler_create_info::EtwCoverageSamplerCreateInfoPtr32,
    requests::etw_coverage_sampler_create_info::EtwCoverageSamplerCreateInfoPtr64,
    requests::etw_coverage_sampler_data::EtwCoverageSamplerData,
    requests::etw_coverage_sampler_module::EtwCoverageSamplerModule,
    requests::etw_coverage_sampler_options::EtwCoverageSamplerOptions,
    requests::etw_coverage_sampler_option_flags::EtwCoverageSamplerOptionFlags,
    requests::etw_coverage_sampler_perf_info::V2004Ptr32,
    requests::etw_coverage_sampler_perf_info::V2004Ptr64,
    requests::etw_coverage_sampler_perf_info::EtwCoverageSamplerPerfInfoPtr32,
    requests::etw_coverage_sampler_perf_info::EtwCoverageSamplerPerfInfoPtr64,
    requests::etw_coverage_sampler_perf_stats::V2004,
    requests::etw_coverage_sampler_perf_stats::EtwCoverageSamplerPerfStats,
    requests::etw_coverage_sampler_query_info::EtwCoverageSamplerQueryInfoPtr32,
    requests::etw_coverage_sampler_query_info::EtwCoverageSamplerQueryInfoPtr64,
    requests::etw_coverage_sampler_sample::EtwCoverageSamplerSample,
    requests::etw_coverage_sampler_stats::EtwCoverageSamplerStats,
    requests::etw_coverage_sampler_status::EtwCoverageSamplerStatus,
    requests::etw_coverage_sampler_status_info::EtwCoverageSamplerStatusInfoPtr32,
    requests::etw_coverage_sampler_status_info::EtwCoverageSamplerStatusInfoPtr64,
    requests::session::etw_ext_stack_caching_item::EtwExtStackCachingItem,
    requests::session::etw_get_compression_settings_information::EtwGetCompressionSettingsInformation,
    requests::session::etw_get_disallow_list_information::EtwGetDisallowListInformation,
    requests::provider::etw_last_enable_info::EtwLastEnableInfo,
    requests::session::etw_max_loggers_information::EtwMaxLoggersInformation,
    requests::session::etw_max_pmc_counter_information::EtwMaxPmcCounterInformation,
    requests::notify::etw_notification_event_information::EtwNotificationEventInformationPtr32,
    requests::notify::etw_notification_event_information::EtwNotificationEventInformationPtr64,
    requests::notify::etw_notification_header::V6_0,
    requests::notify::etw_notification_header::EtwNotificationHeader,
    requests::session::etw_perf_counters::EtwPerfCounters,
    requests::session::etw_pmc_counter_owner::EtwPmcCounterOwner,
    requests::session::etw_pmc_ownership_entry::EtwPmcOwnershipEntry,
    requests::session::etw_pmc_session_info::EtwPmcSessionInfo,
    requests::session::etw_private_session_trace_request::EtwPrivateSessionTraceRequest,
    requests::session::etw_provider_binary_tracking_information::EtwProviderBinaryTrackingInformationPtr32,
    requests::session::etw_provider_binary_tracking_information::EtwProviderBinaryTrackingInformationPtr64,
    requests::session::etw_query_session_demux_object_information::EtwQuerySessionDemuxObjectInformationPtr32,
    requests::session::etw_query_session_demux_object_information::EtwQuerySessionDemuxObjectInformationPtr64,
    requests::session::etw_query_used_processor_count_information::EtwQueryUsedProcessorCountInformation,
    requests::session::etw_realtime_connect_information::EtwRealtimeConnectInformationPtr32,
    requests::session::etw_realtime_connect_information::EtwRealtimeConnectInformationPtr64,
    requests::session::etw_realtime_disconnect_information::EtwRealtimeDisconnectInformationPtr32,
    requests::session::etw_realtime_disconnect_information::EtwRealtimeDisconnectInformationPtr64,
    requests::notify::etw_receive_reply_data_block_information::EtwReceiveReplyDataBlockInformation,
    requests::session::etw_reference_time_information::EtwReferenceTimeInformation,
    requests::session::etw_register_private_session_information::EtwRegisterPrivateSessionInformation,
    requests::notify::etw_session_notification_packet::Before6_1,
    requests::notify::etw_session_notification_packet::EtwSessionNotificationPacket,
    requests::session::etw_session_perf_counters::EtwSessionPerfCounters,
    requests::session::etw_set_compression_settings_information::EtwSetCompressionSettingsInformation,
    requests::session::etw_set_provider_binary_tracking_information::EtwSetProviderBinaryTrackingInformation,
    requests::session::etw_stack_caching_config::EtwStackCachingConfig,
    requests::session::etw_systemtime::EtwSystemtime,
    requests::session::etw_system_logger::EtwSystemLogger,
    requests::session::etw_system_logger_settings::EtwSystemLoggerSettings,
    requests::provider::etw_trace_enable_info::EtwTraceEnableInfo,
    requests::provider::etw_trace_group_info_entry::EtwTraceGroupInfoEntry,
    requests::provider::etw_trace_group_info_information::EtwTraceGroupInfoInformation,
    requests::provider::etw_trace_guid_info_information::EtwTraceGuidInfoInformation,
    requests::session::etw_umgl_key::EtwUmglKey,
    requests::provider::etw_um_registration_information::EtwUmRegistrationInformationPtr32,
    requests::provider::etw_um_registration_information::EtwUmRegistrationInformationPtr64,
    requests::provider::etw_wdi_scenario_information::EtwWdiScenarioInformation,
    requests::provider::event_filter_descriptor::EventFilterDescriptor,
    requests::provider::event_filter_header::EventFilterHeader,
    requests::provider::event_filter_level_kw::EventFilterLevelKw,
    requests::event_trace_coverage_sampler_information::EventTraceCoverageSamplerInformationPtr32,
    requests::event_trace_coverage_sampler_information::EventTraceCoverageSamplerInformationPtr64,
    requests::event_trace_executive_resource_information::EventTraceExecutiveResourceInformation,
    requests::event_trace_groupmask_information::EventTraceGroupmaskInformation,
    requests::event_trace_ipt_configuration_information::EventTraceIptConfigurationInformation,
    requests::event_trace_last_branch_configuration_information::EventTraceLastBranchConfigurationInformation,
    requests::event_trace_last_branch_event_id::EventTraceLastBranchEventId,
    requests::event_trace_lbr_configuration_information::EventTraceLbrConfigurationInformation,
    requests::event_trace_performance_information::EventTracePerformanceInformation,
    requests::event_trace_processor_trace_configuration_information
        ::EventTraceProcessorTraceConfigurationInformationPtr32,
    requests::event_trace_processor_trace_configuration_information
        ::EventTraceProcessorTraceConfigurationInformationPtr64,
    requests::event_trace_profile_add_information_v2::EventTraceProfileAddInformationV2,
    requests::event_trace_profile_add_information_v3::EventTraceProfileAddInformationV3,
    requests::event_trace_profile_remove_information::EventTraceProfileRemoveInformation,
    requests::session::event_trace_properties::V5_0Ptr32,
    requests::session::event_trace_properties::V5_0Ptr64,
    requests::session::event_trace_properties::EventTracePropertiesPtr32,
    requests::session::event_trace_properties::EventTracePropertiesPtr64,
    requests::session::event_trace_properties_v2::EventTracePropertiesV2Ptr32,
    requests::session::event_trace_properties_v2::EventTracePropertiesV2Ptr64,
    requests::event_trace_spinlock_information::V6_1,
    requests::event_trace_spinlock_information::EventTraceSpinlockInformation,
    requests::event_trace_spinlock_information_v1::EventTraceSpinlockInformationV1,
    requests::event_trace_stack_caching_information::EventTraceStackCachingInformation,
    requests::event_trace_time_profile_information::EventTraceTimeProfileInformation,
    requests::event_trace_version_information::EventTraceVersionInformation,
    requests::provider::mofresourceinfoa::MofresourceinfoaPtr32,
    requests::provider::mofresourceinfoa::MofresourceinfoaPtr64,
    requests::provider::mofresourceinfow::MofresourceinfowPtr32,
    requests::provider::mofresourceinfow::MofresourceinfowPtr64,
    requests::provider::telemetry_coverage_point::TelemetryCoveragePointPtr32,
    requests::provider::telemetry_coverage_point::TelemetryCoveragePointPtr64,
    requests::trace_context_register_info::TraceContextRegisterInfo,
    requests::session::trace_enable_flag_extension::TraceEnableFlagExtension,
    requests::session::trace_enable_flag_ext_item::TraceEnableFlagExtItem,
    requests::provider::trace_enable_info::TraceEnableInfo,
    requests::provider::trace_guid_properties::TraceGuidProperties,
    requests::provider::trace_guid_registration::TraceGuidRegistrationPtr32,
    requests::provider::trace_guid_registration::TraceGuidRegistrationPtr64,
    requests::provider::trace_periodic_capture_state_info::TracePeriodicCaptureStateInfo,
    requests::provider::trace_profile_interval::TraceProfileInterval,
    requests::trace_stack_caching_info::TraceStackCachingInfo,
    requests::provider::trace_version_info::TraceVersionInfo,
    requests::session::unicode_string::UnicodeStringPtr32,
    requests::session::unicode_string::UnicodeStringPtr64,
    requests::session::unicode_string64::UnicodeString64,
    requests::provider::wmiguidinformation::Wmiguidinformation,
    requests::provider::wmiregguidw::WmiregguidwPtr32,
    requests::provider::wmiregguidw::WmiregguidwPtr64,
    requests::session::wmi_logger_information::V5_0Ptr32,
    requests::session::wmi_logger_information::V5_1Ptr32,
    requests::session::wmi_logger_information::V5_1Ptr64,
    requests::session::wmi_logger_information::V5_2Ptr32,
    requests::session::wmi_logger_information::V5_2Ptr64,
    requests::session::wmi_logger_information::V6_0Ptr32,
    requests::session::wmi_logger_information::V6_0Ptr64,
    requests::session::wmi_logger_information::WmiLoggerInformationPtr32,
    requests::session::wmi_logger_information::WmiLoggerInformationPtr64,
    requests::session::wmi_logger_mode::V5_0,
    requests::session::wmi_logger_mode::WmiLoggerMode,
}

law_inner! {
    requests::event_trace_profile_add_information_v2::Amd,
    requests::event_trace_profile_add_information_v2::Arm,
    requests::event_trace_profile_add_information_v2::Intel,
    requests::event_trace_profile_add_information_v3::Amd,
    requests::event_trace_profile_add_information_v3::Arm,
    requests::event_trace_profile_add_information_v3::Intel,
}

law_arrays! {
    requests::session::etw_disallow_list::EtwDisallowList,
    requests::session::etw_get_private_session_trace_handle_information::EtwGetPrivateSessionTraceHandleInformation,
    requests::session::etw_last_dropped_event_struct::EtwLastDroppedEventStruct,
    requests::session::etw_pmc_counter_ownership_status::EtwPmcCounterOwnershipStatus,
    requests::session::etw_pmc_ownership_information::EtwPmcOwnershipInformation,
    requests::etw_pmc_support::V6_2Ptr32,
    requests::etw_pmc_support::V6_2Ptr64,
    requests::etw_pmc_support::V1703Ptr32,
    requests::etw_pmc_support::V1703Ptr64,
    requests::etw_pmc_support::EtwPmcSupportPtr32,
    requests::etw_pmc_support::EtwPmcSupportPtr64,
    requests::provider::etw_schematized_filter::EtwSchematizedFilter,
    requests::provider::etw_trace_group_info::EtwTraceGroupInfo,
    requests::provider::etw_trace_guid_list::EtwTraceGuidList,
    requests::session::etw_update_disallow_list_information::EtwUpdateDisallowListInformation,
    requests::session::etw_update_periodic_capture_state_information::EtwUpdatePeriodicCaptureStateInformation,
    requests::provider::event_filter_event_id::EventFilterEventId,
    requests::provider::event_filter_event_name::EventFilterEventName,
    requests::event_trace_heap_tracing_information::EventTraceHeapTracingInformation,
    requests::event_trace_profile_add_information::EventTraceProfileAddInformation,
    requests::event_trace_profile_counter_information::EventTraceProfileCounterInformation,
    requests::event_trace_session_security_information::EventTraceSessionSecurityInformation,
    requests::event_trace_soft_restart_information::EventTraceSoftRestartInformation,
    requests::event_trace_system_event_information::EventTraceSystemEventInformation,
    requests::event_trace_tag_filter_information::EventTraceTagFilterInformation,
    requests::profile_source_info::ProfileSourceInfo,
    requests::provider::wmireginfow::WmireginfowPtr32,
    requests::provider::wmireginfow::WmireginfowPtr64,
}

law_sequences! {
    requests::notify::etw_enable_notification_packet::Before6_1 {
        filter_descriptors: bytes,
    }
    requests::notify::etw_enable_notification_packet::EtwEnableNotificationPacket {
        filter_descriptors: bytes,
    }
    requests::session::etw_ext_enable_flags_item::EtwExtEnableFlagsItem {
        group_mask: bytes,
    }
    requests::session::etw_ext_pids_item::EtwExtPidsItem {
        process_ids: bytes,
    }
    requests::session::etw_ext_pooltag_filter_item::EtwExtPooltagFilterItem {
        tags: bytes,
    }
    requests::session::etw_ext_stackwalk_filter_item::EtwExtStackwalkFilterItem {
        hook_ids: bytes,
    }
    requests::session::etw_pmc_session_information::EtwPmcSessionInformation {
        counters: bytes,
        sources: bytes,
    }
    requests::session::etw_set_mark_information::EtwSetMarkInformation {
        mark: text(2),
    }
    requests::provider::etw_trace_guid_info::EtwTraceGuidInfo {
        instances: optional_bytes,
    }
    requests::provider::etw_trace_provider_instance_info::EtwTraceProviderInstanceInfo {
        enable_info: bytes,
    }
    requests::provider::etw_um_registration_reply::EtwUmRegistrationReplyPtr32 {
        filters: optional_bytes,
    }
    requests::provider::etw_um_registration_reply::EtwUmRegistrationReplyPtr64 {
        filters: optional_bytes,
    }
    requests::event_trace_profile_list_information::EventTraceProfileListInformation {
        profile: bytes,
    }
    requests::session::trace_enable_flag_ext_data_item::TraceEnableFlagExtDataItem {
        data: bytes,
    }
    requests::session::trace_enable_flag_ext_header::TraceEnableFlagExtHeader {
        item: bytes,
    }
    requests::provider::trace_guid_info::TraceGuidInfo {
        instance: optional_bytes,
    }
    requests::provider::trace_provider_instance_info::TraceProviderInstanceInfo {
        enable_info: bytes,
    }
}

law_payloads! {
    record requests::session::etw_ext_stack_caching_item::EtwExtStackCachingItem,
    record requests::notify::etw_notification_header::V6_0,
    record requests::notify::etw_notification_header::EtwNotificationHeader,
    record requests::notify::etw_session_notification_packet::Before6_1,
    record requests::notify::etw_session_notification_packet::EtwSessionNotificationPacket,
    record requests::session::event_trace_properties::V5_0Ptr32,
    record requests::session::event_trace_properties::V5_0Ptr64,
    record requests::session::event_trace_properties::EventTracePropertiesPtr32,
    record requests::session::event_trace_properties::EventTracePropertiesPtr64,
    record requests::session::event_trace_properties_v2::EventTracePropertiesV2Ptr32,
    record requests::session::event_trace_properties_v2::EventTracePropertiesV2Ptr64,
    record requests::session::trace_enable_flag_ext_item::TraceEnableFlagExtItem,
    record requests::session::wmi_logger_information::V5_0Ptr32,
    record requests::session::wmi_logger_information::V5_1Ptr32,
    record requests::session::wmi_logger_information::V5_1Ptr64,
    record requests::session::wmi_logger_information::V5_2Ptr32,
    record requests::session::wmi_logger_information::V5_2Ptr64,
    record requests::session::wmi_logger_information::V6_0Ptr32,
    record requests::session::wmi_logger_information::V6_0Ptr64,
    record requests::session::wmi_logger_information::WmiLoggerInformationPtr32,
    record requests::session::wmi_logger_information::WmiLoggerInformationPtr64,
}

law_choices! {
    etwspec::requests::provider::enable_trace_parameters {
        EnableTraceParametersPtr32,
        EnableTraceParametersPtr64,
    }
    etwspec::requests::provider::enable_trace_parameters_v1 {
        EnableTraceParametersV1Ptr32,
        EnableTraceParametersV1Ptr64,
    }
    etwspec::requests::session::etw_boot_config {
        EtwBootConfigPtr32,
        EtwBootConfigPtr64,
    }
    etwspec::requests::etw_coverage_sampler_bloom_info {
        EtwCoverageSamplerBloomInfoPtr32,
        EtwCoverageSamplerBloomInfoPtr64,
    }
    etwspec::requests::etw_coverage_sampler_create_info {
        EtwCoverageSamplerCreateInfoPtr32,
        EtwCoverageSamplerCreateInfoPtr64,
    }
    etwspec::requests::etw_coverage_sampler_perf_info {
        V2004Ptr32,
        V2004Ptr64,
        EtwCoverageSamplerPerfInfoPtr32,
        EtwCoverageSamplerPerfInfoPtr64,
    }
    etwspec::requests::etw_coverage_sampler_perf_stats {
        V2004,
        EtwCoverageSamplerPerfStats,
    }
    etwspec::requests::etw_coverage_sampler_query_info {
        EtwCoverageSamplerQueryInfoPtr32,
        EtwCoverageSamplerQueryInfoPtr64,
    }
    etwspec::requests::etw_coverage_sampler_status_info {
        EtwCoverageSamplerStatusInfoPtr32,
        EtwCoverageSamplerStatusInfoPtr64,
    }
    etwspec::requests::notify::etw_enable_notification_packet {
        Before6_1,
        EtwEnableNotificationPacket,
    }
    etwspec::requests::notify::etw_notification_event_information {
        EtwNotificationEventInformationPtr32,
        EtwNotificationEventInformationPtr64,
    }
    etwspec::requests::notify::etw_notification_header {
        V6_0,
        EtwNotificationHeader,
    }
    etwspec::requests::etw_pmc_support {
        V6_2Ptr32,
        V6_2Ptr64,
        V1703Ptr32,
        V1703Ptr64,
        EtwPmcSupportPtr32,
        EtwPmcSupportPtr64,
    }
    etwspec::requests::session::etw_provider_binary_tracking_information {
        EtwProviderBinaryTrackingInformationPtr32,
        EtwProviderBinaryTrackingInformationPtr64,
    }
    etwspec::requests::session::etw_query_session_demux_object_information {
        EtwQuerySessionDemuxObjectInformationPtr32,
        EtwQuerySessionDemuxObjectInformationPtr64,
    }
    etwspec::requests::session::etw_realtime_connect_information {
        EtwRealtimeConnectInformationPtr32,
        EtwRealtimeConnectInformationPtr64,
    }
    etwspec::requests::session::etw_realtime_disconnect_information {
        EtwRealtimeDisconnectInformationPtr32,
        EtwRealtimeDisconnectInformationPtr64,
    }
    etwspec::requests::notify::etw_session_notification_packet {
        Before6_1,
        EtwSessionNotificationPacket,
    }
    etwspec::requests::provider::etw_um_registration_information {
        EtwUmRegistrationInformationPtr32,
        EtwUmRegistrationInformationPtr64,
    }
    etwspec::requests::provider::etw_um_registration_reply {
        EtwUmRegistrationReplyPtr32,
        EtwUmRegistrationReplyPtr64,
    }
    etwspec::requests::event_trace_coverage_sampler_information {
        EventTraceCoverageSamplerInformationPtr32,
        EventTraceCoverageSamplerInformationPtr64,
    }
    etwspec::requests::event_trace_processor_trace_configuration_information {
        EventTraceProcessorTraceConfigurationInformationPtr32,
        EventTraceProcessorTraceConfigurationInformationPtr64,
    }
    etwspec::requests::session::event_trace_properties {
        V5_0Ptr32,
        V5_0Ptr64,
        EventTracePropertiesPtr32,
        EventTracePropertiesPtr64,
    }
    etwspec::requests::session::event_trace_properties_v2 {
        EventTracePropertiesV2Ptr32,
        EventTracePropertiesV2Ptr64,
    }
    etwspec::requests::event_trace_spinlock_information {
        V6_1,
        EventTraceSpinlockInformation,
    }
    etwspec::requests::provider::mofresourceinfoa {
        MofresourceinfoaPtr32,
        MofresourceinfoaPtr64,
    }
    etwspec::requests::provider::mofresourceinfow {
        MofresourceinfowPtr32,
        MofresourceinfowPtr64,
    }
    etwspec::requests::provider::telemetry_coverage_point {
        TelemetryCoveragePointPtr32,
        TelemetryCoveragePointPtr64,
    }
    etwspec::requests::provider::trace_guid_registration {
        TraceGuidRegistrationPtr32,
        TraceGuidRegistrationPtr64,
    }
    etwspec::requests::session::unicode_string {
        UnicodeStringPtr32,
        UnicodeStringPtr64,
    }
    etwspec::requests::provider::wmiregguidw {
        WmiregguidwPtr32,
        WmiregguidwPtr64,
    }
    etwspec::requests::provider::wmireginfow {
        WmireginfowPtr32,
        WmireginfowPtr64,
    }
    etwspec::requests::session::wmi_logger_information {
        V5_0Ptr32,
        V5_1Ptr32,
        V5_1Ptr64,
        V5_2Ptr32,
        V5_2Ptr64,
        V6_0Ptr32,
        V6_0Ptr64,
        WmiLoggerInformationPtr32,
        WmiLoggerInformationPtr64,
    }
    etwspec::requests::session::wmi_logger_mode {
        V5_0,
        WmiLoggerMode,
    }
}

law_dispatches! {
    requests::session::TraceEnableFlagExtView, requests::session::TraceEnableFlagExtKind,
        requests::session::TRACE_ENABLE_FLAG_EXT_CASES;
}

law_enumerations! {
    requests::session::Etwtracecontrolcode,
    requests::session::EtwCompressionResumptionMode,
    requests::EtwCoverageSamplerInformationClass,
    requests::session::EtwExtType,
    requests::notify::EtwNotificationType,
    requests::session::EtwPmcCounterOwnerType,
    requests::session::EtwRtEventLoss,
    requests::notify::EtwSessionNotificationType,
    requests::session::EtwUmglIndex,
    requests::provider::EventActivityCtrl,
    requests::provider::EventFilterType,
    requests::provider::EventInfoClass,
    requests::EventTraceInformationClass,
    requests::EventTraceProfileAddInformationVersions,
    requests::KprofileSourceAmd64,
    requests::KprofileSourceEmon,
    requests::TraceQueryInfoClass,
    requests::provider::Wmidprequestcode,
    requests::provider::WmiGuidtype,
}

law_flags! {
    requests::EtwContextRegisterTypes,
    requests::session::EtwSetMarkFlag,
    requests::session::EtwUmglLdrFlag,
    requests::provider::EventEnableProperty,
    requests::EventTraceLastBranchConfiguration,
    requests::provider::EventWriteFlag,
    requests::provider::MofciFlag,
    requests::TracelogAccess,
    requests::provider::TraceProviderFlag,
    requests::provider::WmiguidAccess,
    requests::provider::WmiregFlag,
    requests::notify::WmiNotificationFlag,
}
