// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Requests between programs and the kernel: information classes, sessions, providers, notifications.
//!
//! Features enable the modules. The feature `requests` enables all of them.
//!
//! | module | feature |
//! |---|---|
//! | `notify` | `requests-notify` |
//! | `provider` | `requests-provider` |
//! | `session` | `requests-session` |
#[cfg(feature = "requests-notify")]
pub mod notify;
#[cfg(feature = "requests-provider")]
pub mod provider;
#[cfg(feature = "requests-session")]
pub mod session;
pub mod etw_coverage_sampler_bloom_filter;
pub use etw_coverage_sampler_bloom_filter::EtwCoverageSamplerBloomFilter;
pub use etw_coverage_sampler_bloom_filter::EtwCoverageSamplerBloomFilterView;
pub mod etw_coverage_sampler_bloom_info;
pub use etw_coverage_sampler_bloom_info::EtwCoverageSamplerBloomInfoPtr32;
pub use etw_coverage_sampler_bloom_info::EtwCoverageSamplerBloomInfoPtr64;
pub use etw_coverage_sampler_bloom_info::EtwCoverageSamplerBloomInfoPtr32View;
pub use etw_coverage_sampler_bloom_info::EtwCoverageSamplerBloomInfoPtr64View;
pub use etw_coverage_sampler_bloom_info::EtwCoverageSamplerBloomInfo;
pub use etw_coverage_sampler_bloom_info::EtwCoverageSamplerBloomInfoView;
pub mod etw_coverage_sampler_create_info;
pub use etw_coverage_sampler_create_info::EtwCoverageSamplerCreateInfoPtr32;
pub use etw_coverage_sampler_create_info::EtwCoverageSamplerCreateInfoPtr64;
pub use etw_coverage_sampler_create_info::EtwCoverageSamplerCreateInfoPtr32View;
pub use etw_coverage_sampler_create_info::EtwCoverageSamplerCreateInfoPtr64View;
pub use etw_coverage_sampler_create_info::EtwCoverageSamplerCreateInfo;
pub use etw_coverage_sampler_create_info::EtwCoverageSamplerCreateInfoView;
pub mod etw_coverage_sampler_data;
pub use etw_coverage_sampler_data::EtwCoverageSamplerData;
pub use etw_coverage_sampler_data::EtwCoverageSamplerDataView;
pub mod etw_coverage_sampler_module;
pub use etw_coverage_sampler_module::EtwCoverageSamplerModule;
pub use etw_coverage_sampler_module::EtwCoverageSamplerModuleView;
pub use etw_coverage_sampler_option_flags::EtwCoverageSamplerOptionFlags;
pub use etw_coverage_sampler_option_flags::EtwCoverageSamplerOptionFlagsView;
pub mod etw_coverage_sampler_options;
pub use etw_coverage_sampler_options::EtwCoverageSamplerOptions;
pub use etw_coverage_sampler_options::EtwCoverageSamplerOptionsView;
pub mod etw_coverage_sampler_perf_info;
pub use etw_coverage_sampler_perf_info::EtwCoverageSamplerPerfInfoPtr32;
pub use etw_coverage_sampler_perf_info::EtwCoverageSamplerPerfInfoPtr64;
pub use etw_coverage_sampler_perf_info::EtwCoverageSamplerPerfInfoPtr32View;
pub use etw_coverage_sampler_perf_info::EtwCoverageSamplerPerfInfoPtr64View;
pub use etw_coverage_sampler_perf_info::EtwCoverageSamplerPerfInfo;
pub use etw_coverage_sampler_perf_info::EtwCoverageSamplerPerfInfoView;
pub mod etw_coverage_sampler_perf_stats;
pub use etw_coverage_sampler_perf_stats::EtwCoverageSamplerPerfStats;
pub use etw_coverage_sampler_perf_stats::EtwCoverageSamplerPerfStatsView;
pub mod etw_coverage_sampler_query_info;
pub use etw_coverage_sampler_query_info::EtwCoverageSamplerQueryInfoPtr32;
pub use etw_coverage_sampler_query_info::EtwCoverageSamplerQueryInfoPtr64;
pub use etw_coverage_sampler_query_info::EtwCoverageSamplerQueryInfoPtr32View;
pub use etw_coverage_sampler_query_info::EtwCoverageSamplerQueryInfoPtr64View;
pub use etw_coverage_sampler_query_info::EtwCoverageSamplerQueryInfo;
pub use etw_coverage_sampler_query_info::EtwCoverageSamplerQueryInfoView;
pub use etw_coverage_sampler_sample::EtwCoverageSamplerSample;
pub use etw_coverage_sampler_sample::EtwCoverageSamplerSampleView;
pub mod etw_coverage_sampler_stats;
pub use etw_coverage_sampler_stats::EtwCoverageSamplerStats;
pub use etw_coverage_sampler_stats::EtwCoverageSamplerStatsView;
pub use etw_coverage_sampler_status::EtwCoverageSamplerStatus;
pub use etw_coverage_sampler_status::EtwCoverageSamplerStatusView;
pub mod etw_coverage_sampler_status_info;
pub use etw_coverage_sampler_status_info::EtwCoverageSamplerStatusInfoPtr32;
pub use etw_coverage_sampler_status_info::EtwCoverageSamplerStatusInfoPtr64;
pub use etw_coverage_sampler_status_info::EtwCoverageSamplerStatusInfoPtr32View;
pub use etw_coverage_sampler_status_info::EtwCoverageSamplerStatusInfoPtr64View;
pub use etw_coverage_sampler_status_info::EtwCoverageSamplerStatusInfo;
pub use etw_coverage_sampler_status_info::EtwCoverageSamplerStatusInfoView;
pub mod etw_pmc_support;
pub use etw_pmc_support::EtwPmcSupportPtr32View;
pub use etw_pmc_support::EtwPmcSupportPtr64View;
pub use etw_pmc_support::EtwPmcSupportView;
#[cfg(feature = "alloc")]
pub use etw_pmc_support::EtwPmcSupportPtr32;
#[cfg(feature = "alloc")]
pub use etw_pmc_support::EtwPmcSupportPtr64;
#[cfg(feature = "alloc")]
pub use etw_pmc_support::EtwPmcSupport;
pub mod event_trace_coverage_sampler_information;
pub use event_trace_coverage_sampler_information::EventTraceCoverageSamplerInformationPtr32;
pub use event_trace_coverage_sampler_information::EventTraceCoverageSamplerInformationPtr64;
pub use event_trace_coverage_sampler_information::EventTraceCoverageSamplerInformationPtr32View;
pub use event_trace_coverage_sampler_information::EventTraceCoverageSamplerInformationPtr64View;
pub use event_trace_coverage_sampler_information::EventTraceCoverageSamplerInformation;
pub use event_trace_coverage_sampler_information::EventTraceCoverageSamplerInformationView;
pub mod event_trace_executive_resource_information;
pub use event_trace_executive_resource_information::EventTraceExecutiveResourceInformation;
pub use event_trace_executive_resource_information::EventTraceExecutiveResourceInformationView;
pub mod event_trace_groupmask_information;
pub use event_trace_groupmask_information::EventTraceGroupmaskInformation;
pub use event_trace_groupmask_information::EventTraceGroupmaskInformationView;
pub use event_trace_heap_tracing_information::EventTraceHeapTracingInformationView;
#[cfg(feature = "alloc")]
pub use event_trace_heap_tracing_information::EventTraceHeapTracingInformation;
pub mod event_trace_ipt_configuration_information;
pub use event_trace_ipt_configuration_information::EventTraceIptConfigurationInformation;
pub use event_trace_ipt_configuration_information::EventTraceIptConfigurationInformationView;
pub mod event_trace_last_branch_configuration_information;
pub use event_trace_last_branch_configuration_information::EventTraceLastBranchConfigurationInformation;
pub use event_trace_last_branch_configuration_information::EventTraceLastBranchConfigurationInformationView;
pub use event_trace_last_branch_event_id::EventTraceLastBranchEventId;
pub use event_trace_last_branch_event_id::EventTraceLastBranchEventIdView;
pub mod event_trace_lbr_configuration_information;
pub use event_trace_lbr_configuration_information::EventTraceLbrConfigurationInformation;
pub use event_trace_lbr_configuration_information::EventTraceLbrConfigurationInformationView;
pub use event_trace_performance_information::EventTracePerformanceInformation;
pub use event_trace_performance_information::EventTracePerformanceInformationView;
pub mod event_trace_processor_trace_configuration_information;
pub use event_trace_processor_trace_configuration_information::EventTraceProcessorTraceConfigurationInformationPtr32;
pub use event_trace_processor_trace_configuration_information::EventTraceProcessorTraceConfigurationInformationPtr64;
pub use
    event_trace_processor_trace_configuration_information::EventTraceProcessorTraceConfigurationInformationPtr32View;
pub use
    event_trace_processor_trace_configuration_information::EventTraceProcessorTraceConfigurationInformationPtr64View;
pub use event_trace_processor_trace_configuration_information::EventTraceProcessorTraceConfigurationInformation;
pub use event_trace_processor_trace_configuration_information::EventTraceProcessorTraceConfigurationInformationView;
pub mod event_trace_profile_add_information;
pub use event_trace_profile_add_information::EventTraceProfileAddInformationView;
#[cfg(feature = "alloc")]
pub use event_trace_profile_add_information::EventTraceProfileAddInformation;
pub use event_trace_profile_add_information_v2::EventTraceProfileAddInformationV2;
pub use event_trace_profile_add_information_v2::EventTraceProfileAddInformationV2View;
pub use event_trace_profile_add_information_v3::EventTraceProfileAddInformationV3;
pub use event_trace_profile_add_information_v3::EventTraceProfileAddInformationV3View;
pub mod event_trace_profile_counter_information;
pub use event_trace_profile_counter_information::EventTraceProfileCounterInformationView;
#[cfg(feature = "alloc")]
pub use event_trace_profile_counter_information::EventTraceProfileCounterInformation;
pub mod event_trace_profile_list_information;
pub use event_trace_profile_list_information::EventTraceProfileListInformationView;
#[cfg(feature = "alloc")]
pub use event_trace_profile_list_information::EventTraceProfileListInformation;
pub use event_trace_profile_remove_information::EventTraceProfileRemoveInformation;
pub use event_trace_profile_remove_information::EventTraceProfileRemoveInformationView;
pub mod event_trace_session_security_information;
pub use event_trace_session_security_information::EventTraceSessionSecurityInformationView;
#[cfg(feature = "alloc")]
pub use event_trace_session_security_information::EventTraceSessionSecurityInformation;
pub mod event_trace_soft_restart_information;
pub use event_trace_soft_restart_information::EventTraceSoftRestartInformationView;
#[cfg(feature = "alloc")]
pub use event_trace_soft_restart_information::EventTraceSoftRestartInformation;
pub mod event_trace_spinlock_information;
pub use event_trace_spinlock_information::EventTraceSpinlockInformation;
pub use event_trace_spinlock_information::EventTraceSpinlockInformationView;
pub mod event_trace_spinlock_information_v1;
pub use event_trace_spinlock_information_v1::EventTraceSpinlockInformationV1;
pub use event_trace_spinlock_information_v1::EventTraceSpinlockInformationV1View;
pub mod event_trace_stack_caching_information;
pub use event_trace_stack_caching_information::EventTraceStackCachingInformation;
pub use event_trace_stack_caching_information::EventTraceStackCachingInformationView;
pub mod event_trace_system_event_information;
pub use event_trace_system_event_information::EventTraceSystemEventInformationView;
#[cfg(feature = "alloc")]
pub use event_trace_system_event_information::EventTraceSystemEventInformation;
pub mod event_trace_tag_filter_information;
pub use event_trace_tag_filter_information::EventTraceTagFilterInformationView;
#[cfg(feature = "alloc")]
pub use event_trace_tag_filter_information::EventTraceTagFilterInformation;
pub use event_trace_time_profile_information::EventTraceTimeProfileInformation;
pub use event_trace_time_profile_information::EventTraceTimeProfileInformationView;
pub use event_trace_version_information::EventTraceVersionInformation;
pub use event_trace_version_information::EventTraceVersionInformationView;
pub mod profile_source_info;
pub use profile_source_info::ProfileSourceInfoView;
#[cfg(feature = "alloc")]
pub use profile_source_info::ProfileSourceInfo;
pub(crate) mod small;
pub use small::*;
pub use trace_context_register_info::TraceContextRegisterInfo;
pub use trace_context_register_info::TraceContextRegisterInfoView;
pub mod trace_stack_caching_info;
pub use trace_stack_caching_info::TraceStackCachingInfo;
pub use trace_stack_caching_info::TraceStackCachingInfoView;
pub(crate) mod values;
pub use values::*;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[
        &etw_coverage_sampler_bloom_filter::LAYOUT_0,
        &etw_coverage_sampler_bloom_info::LAYOUT_0,
        &etw_coverage_sampler_bloom_info::LAYOUT_1,
        &etw_coverage_sampler_create_info::LAYOUT_0,
        &etw_coverage_sampler_create_info::LAYOUT_1,
        &etw_coverage_sampler_data::LAYOUT_0,
        &etw_coverage_sampler_module::LAYOUT_0,
        &etw_coverage_sampler_options::LAYOUT_0,
        &etw_coverage_sampler_option_flags::LAYOUT_0,
        &etw_coverage_sampler_perf_info::LAYOUT_0,
        &etw_coverage_sampler_perf_info::LAYOUT_1,
        &etw_coverage_sampler_perf_info::LAYOUT_2,
        &etw_coverage_sampler_perf_info::LAYOUT_3,
        &etw_coverage_sampler_perf_stats::LAYOUT_0,
        &etw_coverage_sampler_perf_stats::LAYOUT_1,
        &etw_coverage_sampler_query_info::LAYOUT_0,
        &etw_coverage_sampler_query_info::LAYOUT_1,
        &etw_coverage_sampler_sample::LAYOUT_0,
        &etw_coverage_sampler_stats::LAYOUT_0,
        &etw_coverage_sampler_status::LAYOUT_0,
        &etw_coverage_sampler_status_info::LAYOUT_0,
        &etw_coverage_sampler_status_info::LAYOUT_1,
        &etw_pmc_support::LAYOUT_0,
        &etw_pmc_support::LAYOUT_1,
        &etw_pmc_support::LAYOUT_2,
        &etw_pmc_support::LAYOUT_3,
        &etw_pmc_support::LAYOUT_4,
        &etw_pmc_support::LAYOUT_5,
        &event_trace_coverage_sampler_information::LAYOUT_0,
        &event_trace_coverage_sampler_information::LAYOUT_1,
        &event_trace_executive_resource_information::LAYOUT_0,
        &event_trace_groupmask_information::LAYOUT_0,
        &event_trace_heap_tracing_information::LAYOUT_0,
        &event_trace_ipt_configuration_information::LAYOUT_0,
        &event_trace_last_branch_configuration_information::LAYOUT_0,
        &event_trace_last_branch_event_id::LAYOUT_0,
        &event_trace_lbr_configuration_information::LAYOUT_0,
        &event_trace_performance_information::LAYOUT_0,
        &event_trace_processor_trace_configuration_information::LAYOUT_0,
        &event_trace_processor_trace_configuration_information::LAYOUT_1,
        &event_trace_profile_add_information::LAYOUT_0,
        &event_trace_profile_add_information_v2::LAYOUT_0,
        &event_trace_profile_add_information_v3::LAYOUT_0,
        &event_trace_profile_counter_information::LAYOUT_0,
        &event_trace_profile_list_information::LAYOUT_0,
        &event_trace_profile_remove_information::LAYOUT_0,
        &event_trace_session_security_information::LAYOUT_0,
        &event_trace_soft_restart_information::LAYOUT_0,
        &event_trace_spinlock_information::LAYOUT_0,
        &event_trace_spinlock_information::LAYOUT_1,
        &event_trace_spinlock_information_v1::LAYOUT_0,
        &event_trace_stack_caching_information::LAYOUT_0,
        &event_trace_system_event_information::LAYOUT_0,
        &event_trace_tag_filter_information::LAYOUT_0,
        &event_trace_time_profile_information::LAYOUT_0,
        &event_trace_version_information::LAYOUT_0,
        &profile_source_info::LAYOUT_0,
        &trace_context_register_info::LAYOUT_0,
        &trace_stack_caching_info::LAYOUT_0,
    ],
    values: &[
        EtwContextRegisterTypes::VALUES,
        EtwCoverageSamplerInformationClass::VALUES,
        EventTraceInformationClass::VALUES,
        EventTraceLastBranchConfiguration::VALUES,
        EventTraceProfileAddInformationVersions::VALUES,
        KprofileSourceAmd64::VALUES,
        KprofileSourceEmon::VALUES,
        TracelogAccess::VALUES,
        TraceQueryInfoClass::VALUES,
    ],
    dispatches: &[],
};
