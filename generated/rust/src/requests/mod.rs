// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! What programs hand to the kernel and get from it: information classes, sessions, providers, notifications.
pub mod notify;
pub mod provider;
pub mod session;
mod etw_context_register_types;
pub use etw_context_register_types::*;
mod etw_coverage_sampler_information_class;
pub use etw_coverage_sampler_information_class::*;
pub mod etw_pmc_support;
pub use etw_pmc_support::EtwPmcSupport32View;
pub use etw_pmc_support::EtwPmcSupport64View;
#[cfg(feature = "alloc")]
pub use etw_pmc_support::EtwPmcSupport32;
#[cfg(feature = "alloc")]
pub use etw_pmc_support::EtwPmcSupport64;
pub mod event_trace_coverage_sampler_information;
pub use event_trace_coverage_sampler_information::EventTraceCoverageSamplerInformation32;
pub use event_trace_coverage_sampler_information::EventTraceCoverageSamplerInformation64;
pub use event_trace_coverage_sampler_information::EventTraceCoverageSamplerInformation32View;
pub use event_trace_coverage_sampler_information::EventTraceCoverageSamplerInformation64View;
pub mod event_trace_executive_resource_information;
pub use event_trace_executive_resource_information::EventTraceExecutiveResourceInformation;
pub use event_trace_executive_resource_information::EventTraceExecutiveResourceInformationView;
pub mod event_trace_groupmask_information;
pub use event_trace_groupmask_information::EventTraceGroupmaskInformation;
pub use event_trace_groupmask_information::EventTraceGroupmaskInformationView;
pub mod event_trace_heap_tracing_information;
pub use event_trace_heap_tracing_information::EventTraceHeapTracingInformationView;
#[cfg(feature = "alloc")]
pub use event_trace_heap_tracing_information::EventTraceHeapTracingInformation;
mod event_trace_information_class;
pub use event_trace_information_class::*;
mod event_trace_last_branch_configuration;
pub use event_trace_last_branch_configuration::*;
pub mod event_trace_last_branch_configuration_information;
pub use event_trace_last_branch_configuration_information::EventTraceLastBranchConfigurationInformation;
pub use event_trace_last_branch_configuration_information::EventTraceLastBranchConfigurationInformationView;
pub mod event_trace_last_branch_event_id;
pub use event_trace_last_branch_event_id::EventTraceLastBranchEventId;
pub use event_trace_last_branch_event_id::EventTraceLastBranchEventIdView;
pub mod event_trace_performance_information;
pub use event_trace_performance_information::EventTracePerformanceInformation;
pub use event_trace_performance_information::EventTracePerformanceInformationView;
pub mod event_trace_processor_trace_configuration_information;
pub use event_trace_processor_trace_configuration_information::EventTraceProcessorTraceConfigurationInformation32;
pub use event_trace_processor_trace_configuration_information::EventTraceProcessorTraceConfigurationInformation64;
pub use event_trace_processor_trace_configuration_information::EventTraceProcessorTraceConfigurationInformation32View;
pub use event_trace_processor_trace_configuration_information::EventTraceProcessorTraceConfigurationInformation64View;
pub mod event_trace_profile_add_information;
pub use event_trace_profile_add_information::EventTraceProfileAddInformationView;
#[cfg(feature = "alloc")]
pub use event_trace_profile_add_information::EventTraceProfileAddInformation;
pub mod event_trace_profile_add_information_v2;
pub use event_trace_profile_add_information_v2::EventTraceProfileAddInformationV2;
pub use event_trace_profile_add_information_v2::EventTraceProfileAddInformationV2View;
pub mod event_trace_profile_add_information_v3;
pub use event_trace_profile_add_information_v3::EventTraceProfileAddInformationV3;
pub use event_trace_profile_add_information_v3::EventTraceProfileAddInformationV3View;
mod event_trace_profile_add_information_versions;
pub use event_trace_profile_add_information_versions::*;
pub mod event_trace_profile_counter_information;
pub use event_trace_profile_counter_information::EventTraceProfileCounterInformationView;
#[cfg(feature = "alloc")]
pub use event_trace_profile_counter_information::EventTraceProfileCounterInformation;
pub mod event_trace_profile_list_information;
pub use event_trace_profile_list_information::EventTraceProfileListInformation32View;
pub use event_trace_profile_list_information::EventTraceProfileListInformation64View;
#[cfg(feature = "alloc")]
pub use event_trace_profile_list_information::EventTraceProfileListInformation32;
#[cfg(feature = "alloc")]
pub use event_trace_profile_list_information::EventTraceProfileListInformation64;
pub mod event_trace_profile_remove_information;
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
pub mod event_trace_time_profile_information;
pub use event_trace_time_profile_information::EventTraceTimeProfileInformation;
pub use event_trace_time_profile_information::EventTraceTimeProfileInformationView;
pub mod event_trace_version_information;
pub use event_trace_version_information::EventTraceVersionInformation;
pub use event_trace_version_information::EventTraceVersionInformationView;
mod kprofile_source;
pub use kprofile_source::*;
mod kprofile_source_amd64;
pub use kprofile_source_amd64::*;
mod kprofile_source_emon;
pub use kprofile_source_emon::*;
mod ntstatus;
pub use ntstatus::*;
pub mod profile_source_info;
pub use profile_source_info::ProfileSourceInfoView;
#[cfg(feature = "alloc")]
pub use profile_source_info::ProfileSourceInfo;
mod request_constants;
pub use request_constants::*;
pub mod rules;
pub use rules::Limits;
pub use rules::Operation;
pub use rules::Refusal;
pub use rules::Request;
pub use rules::Rule;
pub use rules::RuleName;
pub use rules::check;
pub use rules::check_with;
#[cfg(feature = "alloc")]
pub use rules::Model;
#[cfg(feature = "alloc")]
pub use rules::Outcome;
#[cfg(feature = "alloc")]
pub use rules::OutcomeStatus;
#[cfg(feature = "alloc")]
pub use rules::RequestBuilder;
pub mod trace_context_register_info;
pub use trace_context_register_info::TraceContextRegisterInfo;
pub use trace_context_register_info::TraceContextRegisterInfoView;
mod trace_query_info_class;
pub use trace_query_info_class::*;
pub mod trace_stack_caching_info;
pub use trace_stack_caching_info::TraceStackCachingInfo;
pub use trace_stack_caching_info::TraceStackCachingInfoView;
mod tracelog_access;
pub use tracelog_access::*;
