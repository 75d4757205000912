// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Samples, interrupts, deferred procedure calls, timers, clocks, system calls and marks.
//!
//! The feature `payloads-profile` enables the module.
pub mod etw_cancel_ktimer2_event;
pub use etw_cancel_ktimer2_event::EtwCancelKtimer2EventPtr32;
pub use etw_cancel_ktimer2_event::EtwCancelKtimer2EventPtr64;
pub use etw_cancel_ktimer2_event::EtwCancelKtimer2EventPtr32View;
pub use etw_cancel_ktimer2_event::EtwCancelKtimer2EventPtr64View;
pub use etw_cancel_ktimer2_event::EtwCancelKtimer2Event;
pub use etw_cancel_ktimer2_event::EtwCancelKtimer2EventView;
pub mod etw_cancel_timer_event;
pub use etw_cancel_timer_event::EtwCancelTimerEventPtr32;
pub use etw_cancel_timer_event::EtwCancelTimerEventPtr64;
pub use etw_cancel_timer_event::EtwCancelTimerEventPtr32View;
pub use etw_cancel_timer_event::EtwCancelTimerEventPtr64View;
pub use etw_cancel_timer_event::EtwCancelTimerEvent;
pub use etw_cancel_timer_event::EtwCancelTimerEventView;
pub use etw_clock_configuration_event::EtwClockConfigurationEvent;
pub use etw_clock_configuration_event::EtwClockConfigurationEventView;
pub mod etw_clock_state_change_event;
pub use etw_clock_state_change_event::EtwClockStateChangeEvent;
pub use etw_clock_state_change_event::EtwClockStateChangeEventView;
pub use etw_clock_time_update::EtwClockTimeUpdate;
pub use etw_clock_time_update::EtwClockTimeUpdateView;
pub mod etw_cpu_cache_flush_event;
pub use etw_cpu_cache_flush_event::EtwCpuCacheFlushEventPtr32;
pub use etw_cpu_cache_flush_event::EtwCpuCacheFlushEventPtr64;
pub use etw_cpu_cache_flush_event::EtwCpuCacheFlushEventPtr32View;
pub use etw_cpu_cache_flush_event::EtwCpuCacheFlushEventPtr64View;
pub use etw_cpu_cache_flush_event::EtwCpuCacheFlushEvent;
pub use etw_cpu_cache_flush_event::EtwCpuCacheFlushEventView;
pub mod etw_disable_ktimer2_event;
pub use etw_disable_ktimer2_event::EtwDisableKtimer2EventPtr32;
pub use etw_disable_ktimer2_event::EtwDisableKtimer2EventPtr64;
pub use etw_disable_ktimer2_event::EtwDisableKtimer2EventPtr32View;
pub use etw_disable_ktimer2_event::EtwDisableKtimer2EventPtr64View;
pub use etw_disable_ktimer2_event::EtwDisableKtimer2Event;
pub use etw_disable_ktimer2_event::EtwDisableKtimer2EventView;
pub mod etw_finalize_ktimer2_event;
pub use etw_finalize_ktimer2_event::EtwFinalizeKtimer2EventPtr32;
pub use etw_finalize_ktimer2_event::EtwFinalizeKtimer2EventPtr64;
pub use etw_finalize_ktimer2_event::EtwFinalizeKtimer2EventPtr32View;
pub use etw_finalize_ktimer2_event::EtwFinalizeKtimer2EventPtr64View;
pub use etw_finalize_ktimer2_event::EtwFinalizeKtimer2Event;
pub use etw_finalize_ktimer2_event::EtwFinalizeKtimer2EventView;
pub mod etw_lbr_entry;
pub use etw_lbr_entry::EtwLbrEntryPtr32;
pub use etw_lbr_entry::EtwLbrEntryPtr64;
pub use etw_lbr_entry::EtwLbrEntryPtr32View;
pub use etw_lbr_entry::EtwLbrEntryPtr64View;
pub use etw_lbr_entry::EtwLbrEntry;
pub use etw_lbr_entry::EtwLbrEntryView;
pub mod etw_set_ktimer2_event;
pub use etw_set_ktimer2_event::EtwSetKtimer2EventPtr32;
pub use etw_set_ktimer2_event::EtwSetKtimer2EventPtr64;
pub use etw_set_ktimer2_event::EtwSetKtimer2EventPtr32View;
pub use etw_set_ktimer2_event::EtwSetKtimer2EventPtr64View;
pub use etw_set_ktimer2_event::EtwSetKtimer2Event;
pub use etw_set_ktimer2_event::EtwSetKtimer2EventView;
pub mod etw_set_timer_event;
pub use etw_set_timer_event::EtwSetTimerEventPtr32;
pub use etw_set_timer_event::EtwSetTimerEventPtr64;
pub use etw_set_timer_event::EtwSetTimerEventPtr32View;
pub use etw_set_timer_event::EtwSetTimerEventPtr64View;
pub use etw_set_timer_event::EtwSetTimerEvent;
pub use etw_set_timer_event::EtwSetTimerEventView;
pub mod etw_timer_expiration_event;
pub use etw_timer_expiration_event::EtwTimerExpirationEventPtr32;
pub use etw_timer_expiration_event::EtwTimerExpirationEventPtr64;
pub use etw_timer_expiration_event::EtwTimerExpirationEventPtr32View;
pub use etw_timer_expiration_event::EtwTimerExpirationEventPtr64View;
pub use etw_timer_expiration_event::EtwTimerExpirationEvent;
pub use etw_timer_expiration_event::EtwTimerExpirationEventView;
pub use etw_timer_expiration_start_event::EtwTimerExpirationStartEventView;
#[cfg(feature = "alloc")]
pub use etw_timer_expiration_start_event::EtwTimerExpirationStartEvent;
pub mod ipt_trace_event_data;
pub use ipt_trace_event_data::IptTraceEventDataView;
#[cfg(feature = "alloc")]
pub use ipt_trace_event_data::IptTraceEventData;
pub mod isr_msi;
pub use isr_msi::IsrMsiPtr32;
pub use isr_msi::IsrMsiPtr64;
pub use isr_msi::IsrMsiPtr32View;
pub use isr_msi::IsrMsiPtr64View;
pub use isr_msi::IsrMsi;
pub use isr_msi::IsrMsiView;
pub mod isr_v1;
pub use isr_v1::IsrV1Ptr32;
pub use isr_v1::IsrV1Ptr64;
pub use isr_v1::IsrV1Ptr32View;
pub use isr_v1::IsrV1Ptr64View;
pub use isr_v1::IsrV1;
pub use isr_v1::IsrV1View;
pub mod lbr_entry;
pub use lbr_entry::LbrEntryPtr32;
pub use lbr_entry::LbrEntryPtr64;
pub use lbr_entry::LbrEntryPtr32View;
pub use lbr_entry::LbrEntryPtr64View;
pub use lbr_entry::LbrEntry;
pub use lbr_entry::LbrEntryView;
pub mod lbr_sample;
pub use lbr_sample::LbrSamplePtr32View;
pub use lbr_sample::LbrSamplePtr64View;
pub use lbr_sample::LbrSampleView;
#[cfg(feature = "alloc")]
pub use lbr_sample::LbrSamplePtr32;
#[cfg(feature = "alloc")]
pub use lbr_sample::LbrSamplePtr64;
#[cfg(feature = "alloc")]
pub use lbr_sample::LbrSample;
pub mod lbr_trace_event_data;
pub use lbr_trace_event_data::LbrTraceEventDataPtr32View;
pub use lbr_trace_event_data::LbrTraceEventDataPtr64View;
pub use lbr_trace_event_data::LbrTraceEventDataView;
#[cfg(feature = "alloc")]
pub use lbr_trace_event_data::LbrTraceEventDataPtr32;
#[cfg(feature = "alloc")]
pub use lbr_trace_event_data::LbrTraceEventDataPtr64;
#[cfg(feature = "alloc")]
pub use lbr_trace_event_data::LbrTraceEventData;
#[cfg(feature = "payloads")]
pub(crate) mod payload_types;
#[cfg(feature = "payloads")]
pub use payload_types::*;
pub use perfinfo_clock_interrupt_information::PerfinfoClockInterruptInformation;
pub use perfinfo_clock_interrupt_information::PerfinfoClockInterruptInformationView;
pub use perfinfo_domain_change_event::PerfinfoDomainChangeEvent;
pub use perfinfo_domain_change_event::PerfinfoDomainChangeEventView;
pub mod perfinfo_dpc_enqueue_information;
pub use perfinfo_dpc_enqueue_information::PerfinfoDpcEnqueueInformationPtr32;
pub use perfinfo_dpc_enqueue_information::PerfinfoDpcEnqueueInformationPtr64;
pub use perfinfo_dpc_enqueue_information::PerfinfoDpcEnqueueInformationPtr32View;
pub use perfinfo_dpc_enqueue_information::PerfinfoDpcEnqueueInformationPtr64View;
pub use perfinfo_dpc_enqueue_information::PerfinfoDpcEnqueueInformation;
pub use perfinfo_dpc_enqueue_information::PerfinfoDpcEnqueueInformationView;
pub mod perfinfo_dpc_enqueue_information_v2;
pub use perfinfo_dpc_enqueue_information_v2::PerfinfoDpcEnqueueInformationV2;
pub use perfinfo_dpc_enqueue_information_v2::PerfinfoDpcEnqueueInformationV2View;
pub mod perfinfo_dpc_execution_information;
pub use perfinfo_dpc_execution_information::PerfinfoDpcExecutionInformationPtr32;
pub use perfinfo_dpc_execution_information::PerfinfoDpcExecutionInformationPtr64;
pub use perfinfo_dpc_execution_information::PerfinfoDpcExecutionInformationPtr32View;
pub use perfinfo_dpc_execution_information::PerfinfoDpcExecutionInformationPtr64View;
pub use perfinfo_dpc_execution_information::PerfinfoDpcExecutionInformation;
pub use perfinfo_dpc_execution_information::PerfinfoDpcExecutionInformationView;
pub mod perfinfo_dpc_information;
pub use perfinfo_dpc_information::PerfinfoDpcInformationPtr32;
pub use perfinfo_dpc_information::PerfinfoDpcInformationPtr64;
pub use perfinfo_dpc_information::PerfinfoDpcInformationPtr32View;
pub use perfinfo_dpc_information::PerfinfoDpcInformationPtr64View;
pub use perfinfo_dpc_information::PerfinfoDpcInformation;
pub use perfinfo_dpc_information::PerfinfoDpcInformationView;
pub mod perfinfo_hv_hypercall;
pub use perfinfo_hv_hypercall::PerfinfoHvHypercall;
pub use perfinfo_hv_hypercall::PerfinfoHvHypercallView;
pub mod perfinfo_interrupt_information;
pub use perfinfo_interrupt_information::PerfinfoInterruptInformationPtr32;
pub use perfinfo_interrupt_information::PerfinfoInterruptInformationPtr64;
pub use perfinfo_interrupt_information::PerfinfoInterruptInformationPtr32View;
pub use perfinfo_interrupt_information::PerfinfoInterruptInformationPtr64View;
pub use perfinfo_interrupt_information::PerfinfoInterruptInformation;
pub use perfinfo_interrupt_information::PerfinfoInterruptInformationView;
pub mod perfinfo_io_timer;
pub use perfinfo_io_timer::PerfinfoIoTimerPtr32;
pub use perfinfo_io_timer::PerfinfoIoTimerPtr64;
pub use perfinfo_io_timer::PerfinfoIoTimerPtr32View;
pub use perfinfo_io_timer::PerfinfoIoTimerPtr64View;
pub use perfinfo_io_timer::PerfinfoIoTimer;
pub use perfinfo_io_timer::PerfinfoIoTimerView;
pub use perfinfo_ipi_information::PerfinfoIpiInformation;
pub use perfinfo_ipi_information::PerfinfoIpiInformationView;
pub mod perfinfo_ipi_receive_data;
pub use perfinfo_ipi_receive_data::PerfinfoIpiReceiveDataPtr32;
pub use perfinfo_ipi_receive_data::PerfinfoIpiReceiveDataPtr64;
pub use perfinfo_ipi_receive_data::PerfinfoIpiReceiveDataPtr32View;
pub use perfinfo_ipi_receive_data::PerfinfoIpiReceiveDataPtr64View;
pub use perfinfo_ipi_receive_data::PerfinfoIpiReceiveData;
pub use perfinfo_ipi_receive_data::PerfinfoIpiReceiveDataView;
pub mod perfinfo_ipi_send_data;
pub use perfinfo_ipi_send_data::PerfinfoIpiSendDataPtr32;
pub use perfinfo_ipi_send_data::PerfinfoIpiSendDataPtr64;
pub use perfinfo_ipi_send_data::PerfinfoIpiSendDataPtr32View;
pub use perfinfo_ipi_send_data::PerfinfoIpiSendDataPtr64View;
pub use perfinfo_ipi_send_data::PerfinfoIpiSendData;
pub use perfinfo_ipi_send_data::PerfinfoIpiSendDataView;
pub use perfinfo_long_dpc_detection_information::PerfinfoLongDpcDetectionInformation;
pub use perfinfo_long_dpc_detection_information::PerfinfoLongDpcDetectionInformationView;
pub mod perfinfo_long_dpc_mitigation_information;
pub use perfinfo_long_dpc_mitigation_information::PerfinfoLongDpcMitigationInformation;
pub use perfinfo_long_dpc_mitigation_information::PerfinfoLongDpcMitigationInformationView;
pub mod perfinfo_mark_event;
pub use perfinfo_mark_event::PerfinfoMarkEventView;
#[cfg(feature = "alloc")]
pub use perfinfo_mark_event::PerfinfoMarkEvent;
pub use perfinfo_mark_information::PerfinfoMarkInformationView;
#[cfg(feature = "alloc")]
pub use perfinfo_mark_information::PerfinfoMarkInformation;
pub mod perfinfo_pmc_sample_information;
pub use perfinfo_pmc_sample_information::PerfinfoPmcSampleInformationPtr32;
pub use perfinfo_pmc_sample_information::PerfinfoPmcSampleInformationPtr64;
pub use perfinfo_pmc_sample_information::PerfinfoPmcSampleInformationPtr32View;
pub use perfinfo_pmc_sample_information::PerfinfoPmcSampleInformationPtr64View;
pub use perfinfo_pmc_sample_information::PerfinfoPmcSampleInformation;
pub use perfinfo_pmc_sample_information::PerfinfoPmcSampleInformationView;
pub mod perfinfo_sampled_profile_cache;
pub use perfinfo_sampled_profile_cache::PerfinfoSampledProfileCachePtr32;
pub use perfinfo_sampled_profile_cache::PerfinfoSampledProfileCachePtr64;
pub use perfinfo_sampled_profile_cache::PerfinfoSampledProfileCachePtr32View;
pub use perfinfo_sampled_profile_cache::PerfinfoSampledProfileCachePtr64View;
pub use perfinfo_sampled_profile_cache::PerfinfoSampledProfileCache;
pub use perfinfo_sampled_profile_cache::PerfinfoSampledProfileCacheView;
pub mod perfinfo_sampled_profile_config;
pub use perfinfo_sampled_profile_config::PerfinfoSampledProfileConfigView;
#[cfg(feature = "alloc")]
pub use perfinfo_sampled_profile_config::PerfinfoSampledProfileConfig;
pub mod perfinfo_sampled_profile_information;
pub use perfinfo_sampled_profile_information::PerfinfoSampledProfileInformationPtr32;
pub use perfinfo_sampled_profile_information::PerfinfoSampledProfileInformationPtr64;
pub use perfinfo_sampled_profile_information::PerfinfoSampledProfileInformationPtr32View;
pub use perfinfo_sampled_profile_information::PerfinfoSampledProfileInformationPtr64View;
pub use perfinfo_sampled_profile_information::PerfinfoSampledProfileInformation;
pub use perfinfo_sampled_profile_information::PerfinfoSampledProfileInformationView;
pub use perfinfo_spec_control_retpoline_exit::PerfinfoSpecControlRetpolineExit;
pub use perfinfo_spec_control_retpoline_exit::PerfinfoSpecControlRetpolineExitView;
pub mod perfinfo_syscall_enter_data;
pub use perfinfo_syscall_enter_data::PerfinfoSyscallEnterDataPtr32;
pub use perfinfo_syscall_enter_data::PerfinfoSyscallEnterDataPtr64;
pub use perfinfo_syscall_enter_data::PerfinfoSyscallEnterDataPtr32View;
pub use perfinfo_syscall_enter_data::PerfinfoSyscallEnterDataPtr64View;
pub use perfinfo_syscall_enter_data::PerfinfoSyscallEnterData;
pub use perfinfo_syscall_enter_data::PerfinfoSyscallEnterDataView;
pub use perfinfo_syscall_exit_data::PerfinfoSyscallExitData;
pub use perfinfo_syscall_exit_data::PerfinfoSyscallExitDataView;
pub use perfinfo_vtl_change::PerfinfoVtlChange;
pub use perfinfo_vtl_change::PerfinfoVtlChangeView;
pub use perfinfo_yield_processor_information::PerfinfoYieldProcessorInformation;
pub use perfinfo_yield_processor_information::PerfinfoYieldProcessorInformationView;
pub(crate) mod small;
pub use small::*;
pub(crate) mod values;
pub use values::*;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[
        &etw_cancel_ktimer2_event::LAYOUT_0,
        &etw_cancel_ktimer2_event::LAYOUT_1,
        &etw_cancel_timer_event::LAYOUT_0,
        &etw_cancel_timer_event::LAYOUT_1,
        &etw_clock_configuration_event::LAYOUT_0,
        &etw_clock_state_change_event::LAYOUT_0,
        &etw_clock_time_update::LAYOUT_0,
        &etw_cpu_cache_flush_event::LAYOUT_0,
        &etw_cpu_cache_flush_event::LAYOUT_1,
        &etw_disable_ktimer2_event::LAYOUT_0,
        &etw_disable_ktimer2_event::LAYOUT_1,
        &etw_finalize_ktimer2_event::LAYOUT_0,
        &etw_finalize_ktimer2_event::LAYOUT_1,
        &etw_lbr_entry::LAYOUT_0,
        &etw_lbr_entry::LAYOUT_1,
        &etw_set_ktimer2_event::LAYOUT_0,
        &etw_set_ktimer2_event::LAYOUT_1,
        &etw_set_timer_event::LAYOUT_0,
        &etw_set_timer_event::LAYOUT_1,
        &etw_timer_expiration_event::LAYOUT_0,
        &etw_timer_expiration_event::LAYOUT_1,
        &etw_timer_expiration_start_event::LAYOUT_0,
        &ipt_trace_event_data::LAYOUT_0,
        &isr_msi::LAYOUT_0,
        &isr_msi::LAYOUT_1,
        &isr_v1::LAYOUT_0,
        &isr_v1::LAYOUT_1,
        &lbr_entry::LAYOUT_0,
        &lbr_entry::LAYOUT_1,
        &lbr_sample::LAYOUT_0,
        &lbr_sample::LAYOUT_1,
        &lbr_trace_event_data::LAYOUT_0,
        &lbr_trace_event_data::LAYOUT_1,
        &perfinfo_clock_interrupt_information::LAYOUT_0,
        &perfinfo_domain_change_event::LAYOUT_0,
        &perfinfo_dpc_enqueue_information::LAYOUT_0,
        &perfinfo_dpc_enqueue_information::LAYOUT_1,
        &perfinfo_dpc_enqueue_information_v2::LAYOUT_0,
        &perfinfo_dpc_execution_information::LAYOUT_0,
        &perfinfo_dpc_execution_information::LAYOUT_1,
        &perfinfo_dpc_information::LAYOUT_0,
        &perfinfo_dpc_information::LAYOUT_1,
        &perfinfo_hv_hypercall::LAYOUT_0,
        &perfinfo_interrupt_information::LAYOUT_0,
        &perfinfo_interrupt_information::LAYOUT_1,
        &perfinfo_io_timer::LAYOUT_0,
        &perfinfo_io_timer::LAYOUT_1,
        &perfinfo_ipi_information::LAYOUT_0,
        &perfinfo_ipi_receive_data::LAYOUT_0,
        &perfinfo_ipi_receive_data::LAYOUT_1,
        &perfinfo_ipi_receive_data::LAYOUT_2,
        &perfinfo_ipi_receive_data::LAYOUT_3,
        &perfinfo_ipi_send_data::LAYOUT_0,
        &perfinfo_ipi_send_data::LAYOUT_1,
        &perfinfo_ipi_send_data::LAYOUT_2,
        &perfinfo_ipi_send_data::LAYOUT_3,
        &perfinfo_long_dpc_detection_information::LAYOUT_0,
        &perfinfo_long_dpc_mitigation_information::LAYOUT_0,
        &perfinfo_mark_event::LAYOUT_0,
        &perfinfo_mark_information::LAYOUT_0,
        &perfinfo_pmc_sample_information::LAYOUT_0,
        &perfinfo_pmc_sample_information::LAYOUT_1,
        &perfinfo_sampled_profile_cache::LAYOUT_0,
        &perfinfo_sampled_profile_cache::LAYOUT_1,
        &perfinfo_sampled_profile_config::LAYOUT_0,
        &perfinfo_sampled_profile_information::LAYOUT_0,
        &perfinfo_sampled_profile_information::LAYOUT_1,
        &perfinfo_spec_control_retpoline_exit::LAYOUT_0,
        &perfinfo_syscall_enter_data::LAYOUT_0,
        &perfinfo_syscall_enter_data::LAYOUT_1,
        &perfinfo_syscall_exit_data::LAYOUT_0,
        &perfinfo_vtl_change::LAYOUT_0,
        &perfinfo_yield_processor_information::LAYOUT_0,
    ],
    values: &[
        EtwDisableKtimer2Flag::VALUES,
        EtwKtimer2Flag::VALUES,
        EtwTimerFlag::VALUES,
        PerfinfoClockInterruptFlag::VALUES,
        PerfinfoDomainChangeEventReason::VALUES,
        PerfinfoDynamicTickDisableReason::VALUES,
        PerfinfoDynamicTickVetoReason::VALUES,
        PerfinfoIpiRequest::VALUES,
        SystemCpuKw::VALUES,
        SystemHypervisorKw::VALUES,
        SystemInterruptKw::VALUES,
        SystemProfileKw::VALUES,
        SystemSyscallKw::VALUES,
        SystemTimerKw::VALUES,
    ],
    dispatches: &[],
};
