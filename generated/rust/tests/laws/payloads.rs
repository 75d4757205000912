// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Types of the family `payloads`.
use etwspec::{ logfile, payloads };
law_fixed! {
    payloads::alpc::alpc_send_message::AlpcSendMessage,
    payloads::alpc::alpc_unwait::AlpcUnwait,
    payloads::config::boot_record::BootRecord,
    payloads::scheduler::ci_log_mmcss_start::Before5_1,
    payloads::scheduler::ci_log_mmcss_start::CiLogMmcssStart,
    payloads::scheduler::ci_log_mmcss_stop::Before5_1,
    payloads::scheduler::ci_log_mmcss_stop::CiLogMmcssStop,
    payloads::scheduler::ci_log_scheduler_event::Before5_1,
    payloads::scheduler::ci_log_scheduler_event::CiLogSchedulerEvent,
    payloads::scheduler::ci_log_scheduler_sleep::Before5_1,
    payloads::scheduler::ci_log_scheduler_sleep::CiLogSchedulerSleep,
    payloads::scheduler::ci_log_scheduler_sleep_response::Before5_1,
    payloads::scheduler::ci_log_scheduler_sleep_response::CiLogSchedulerSleepResponse,
    payloads::registry::cm_perf_counters::CmPerfCounters,
    payloads::config::config_codeintegrity_record::ConfigCodeintegrityRecord,
    payloads::config::config_devicefamily_record::ConfigDevicefamilyRecord,
    payloads::config::config_machineid_record::ConfigMachineidRecord,
    payloads::sync::crit_sec_collision::CritSecCollisionPtr32,
    payloads::sync::crit_sec_collision::CritSecCollisionPtr64,
    payloads::sync::crit_sec_init::CritSecInitPtr32,
    payloads::sync::crit_sec_init::CritSecInitPtr64,
    payloads::disk::disk_io_type_group2::DiskIoTypeGroup2Ptr32,
    payloads::disk::disk_io_type_group2::DiskIoTypeGroup2Ptr64,
    payloads::thread::etw_anti_starvation_boost_event::EtwAntiStarvationBoostEvent,
    payloads::thread::etw_autoboost_clear_priority_floor_event::EtwAutoboostClearPriorityFloorEventPtr32,
    payloads::thread::etw_autoboost_clear_priority_floor_event::EtwAutoboostClearPriorityFloorEventPtr64,
    payloads::thread::etw_autoboost_set_priority_floor_event::EtwAutoboostSetPriorityFloorEventPtr32,
    payloads::thread::etw_autoboost_set_priority_floor_event::EtwAutoboostSetPriorityFloorEventPtr64,
    payloads::profile::etw_cancel_ktimer2_event::EtwCancelKtimer2EventPtr32,
    payloads::profile::etw_cancel_ktimer2_event::EtwCancelKtimer2EventPtr64,
    payloads::profile::etw_cancel_timer_event::EtwCancelTimerEventPtr32,
    payloads::profile::etw_cancel_timer_event::EtwCancelTimerEventPtr64,
    payloads::profile::etw_clock_configuration_event::EtwClockConfigurationEvent,
    payloads::profile::etw_clock_state_change_event::EtwClockStateChangeEvent,
    payloads::profile::etw_cpu_cache_flush_event::EtwCpuCacheFlushEventPtr32,
    payloads::profile::etw_cpu_cache_flush_event::EtwCpuCacheFlushEventPtr64,
    payloads::sync::etw_critsec_event_collision::EtwCritsecEventCollisionPtr32,
    payloads::sync::etw_critsec_event_collision::EtwCritsecEventCollisionPtr64,
    payloads::sync::etw_critsec_event_init::EtwCritsecEventInitPtr32,
    payloads::sync::etw_critsec_event_init::EtwCritsecEventInitPtr64,
    payloads::scheduler::etw_dfss_release_thread_on_idle::EtwDfssReleaseThreadOnIdle,
    payloads::disk::etw_diskio_readwrite::EtwDiskioReadwritePtr32,
    payloads::disk::etw_diskio_readwrite::EtwDiskioReadwritePtr64,
    payloads::disk::etw_diskio_readwrite_v2::EtwDiskioReadwriteV2Ptr32,
    payloads::disk::etw_diskio_readwrite_v2::EtwDiskioReadwriteV2Ptr64,
    payloads::object::etw_duplicate_handle_event::EtwDuplicateHandleEventPtr32,
    payloads::object::etw_duplicate_handle_event::EtwDuplicateHandleEventPtr64,
    payloads::profile::etw_finalize_ktimer2_event::EtwFinalizeKtimer2EventPtr32,
    payloads::profile::etw_finalize_ktimer2_event::EtwFinalizeKtimer2EventPtr64,
    payloads::heap::etw_heap_event_alloc::EtwHeapEventAllocPtr32,
    payloads::heap::etw_heap_event_alloc::EtwHeapEventAllocPtr64,
    payloads::heap::etw_heap_event_common::EtwHeapEventCommonPtr32,
    payloads::heap::etw_heap_event_common::EtwHeapEventCommonPtr64,
    payloads::heap::etw_heap_event_contraction::EtwHeapEventContractionPtr32,
    payloads::heap::etw_heap_event_contraction::EtwHeapEventContractionPtr64,
    payloads::heap::etw_heap_event_create::EtwHeapEventCreatePtr32,
    payloads::heap::etw_heap_event_create::EtwHeapEventCreatePtr64,
    payloads::heap::etw_heap_event_expansion::EtwHeapEventExpansionPtr32,
    payloads::heap::etw_heap_event_expansion::EtwHeapEventExpansionPtr64,
    payloads::heap::etw_heap_event_free::EtwHeapEventFreePtr32,
    payloads::heap::etw_heap_event_free::EtwHeapEventFreePtr64,
    payloads::heap::etw_heap_event_realloc::EtwHeapEventReallocPtr32,
    payloads::heap::etw_heap_event_realloc::EtwHeapEventReallocPtr64,
    payloads::heap::etw_heap_event_rundown_range::EtwHeapEventRundownRangePtr32,
    payloads::heap::etw_heap_event_rundown_range::EtwHeapEventRundownRangePtr64,
    payloads::heap::etw_heap_event_snapshot::EtwHeapEventSnapshotPtr32,
    payloads::heap::etw_heap_event_snapshot::EtwHeapEventSnapshotPtr64,
    payloads::thread::etw_ideal_processor_event::EtwIdealProcessorEvent,
    payloads::profile::etw_lbr_entry::EtwLbrEntryPtr32,
    payloads::profile::etw_lbr_entry::EtwLbrEntryPtr64,
    payloads::trace::etw_partition_info_extension::EtwPartitionInfoExtension,
    payloads::trace::etw_partition_info_extension_v2::EtwPartitionInfoExtensionV2,
    payloads::scheduler::etw_per_session_quota::EtwPerSessionQuota,
    payloads::pool::etw_pool_event::EtwPoolEventPtr32,
    payloads::pool::etw_pool_event::EtwPoolEventPtr64,
    payloads::thread::etw_priority_event::EtwPriorityEvent,
    payloads::thread::etw_ready_thread_event::EtwReadyThreadEvent,
    payloads::object::etw_refderef_object_event::EtwRefderefObjectEventPtr32,
    payloads::object::etw_refderef_object_event::EtwRefderefObjectEventPtr64,
    payloads::thread::etw_thread_affinity_event::EtwThreadAffinityEventPtr32,
    payloads::thread::etw_thread_affinity_event::EtwThreadAffinityEventPtr64,
    payloads::thread::etw_thread_event_subprocesstag::EtwThreadEventSubprocesstag,
    payloads::threadpool::etw_tp_event_timer_cancelled::EtwTpEventTimerCancelledPtr32,
    payloads::threadpool::etw_tp_event_timer_cancelled::EtwTpEventTimerCancelledPtr64,
    payloads::threadpool::etw_tp_event_timer_cancel_nttimer::EtwTpEventTimerCancelNttimerPtr32,
    payloads::threadpool::etw_tp_event_timer_cancel_nttimer::EtwTpEventTimerCancelNttimerPtr64,
    payloads::threadpool::etw_tp_event_timer_expiration::EtwTpEventTimerExpirationPtr32,
    payloads::threadpool::etw_tp_event_timer_expiration::EtwTpEventTimerExpirationPtr64,
    payloads::threadpool::etw_tp_event_timer_expiration_begin::EtwTpEventTimerExpirationBeginPtr32,
    payloads::threadpool::etw_tp_event_timer_expiration_begin::EtwTpEventTimerExpirationBeginPtr64,
    payloads::threadpool::etw_tp_event_timer_expiration_end::EtwTpEventTimerExpirationEndPtr32,
    payloads::threadpool::etw_tp_event_timer_expiration_end::EtwTpEventTimerExpirationEndPtr64,
    payloads::threadpool::etw_tp_event_timer_set::EtwTpEventTimerSetPtr32,
    payloads::threadpool::etw_tp_event_timer_set::EtwTpEventTimerSetPtr64,
    payloads::threadpool::etw_tp_event_timer_set_nttimer::EtwTpEventTimerSetNttimerPtr32,
    payloads::threadpool::etw_tp_event_timer_set_nttimer::EtwTpEventTimerSetNttimerPtr64,
    payloads::scheduler::etw_ums_event_directed_switch_end::EtwUmsEventDirectedSwitchEnd,
    payloads::scheduler::etw_ums_event_directed_switch_start::EtwUmsEventDirectedSwitchStart,
    payloads::scheduler::etw_ums_event_disassociate::EtwUmsEventDisassociate,
    payloads::scheduler::etw_ums_event_park::EtwUmsEventPark,
    payloads::process::etw_wake_counter_event::EtwWakeCounterEventPtr32,
    payloads::process::etw_wake_counter_event::EtwWakeCounterEventPtr64,
    payloads::trace::event_map_entry::EventMapEntry,
    payloads::trace::event_property_info::EventPropertyInfo,
    payloads::file::file_io_info::FileIoInfoPtr32,
    payloads::file::file_io_info::FileIoInfoPtr64,
    payloads::file::file_io_read_write::FileIoReadWritePtr32,
    payloads::file::file_io_read_write::FileIoReadWritePtr64,
    payloads::file::file_io_simple_op::FileIoSimpleOpPtr32,
    payloads::file::file_io_simple_op::FileIoSimpleOpPtr64,
    payloads::heap::heap_affinity_manager_enable::HeapAffinityManagerEnablePtr32,
    payloads::heap::heap_affinity_manager_enable::HeapAffinityManagerEnablePtr64,
    payloads::heap::heap_affinity_slot_assign::HeapAffinitySlotAssignPtr32,
    payloads::heap::heap_affinity_slot_assign::HeapAffinitySlotAssignPtr64,
    payloads::heap::heap_commit_decommit::HeapCommitDecommitPtr32,
    payloads::heap::heap_commit_decommit::HeapCommitDecommitPtr64,
    payloads::heap::heap_event_commit_decommit::HeapEventCommitDecommitPtr32,
    payloads::heap::heap_event_commit_decommit::HeapEventCommitDecommitPtr64,
    payloads::heap::heap_event_range::HeapEventRangePtr32,
    payloads::heap::heap_event_range::HeapEventRangePtr64,
    payloads::heap::heap_event_range_create::HeapEventRangeCreatePtr32,
    payloads::heap::heap_event_range_create::HeapEventRangeCreatePtr64,
    payloads::heap::heap_event_subsegment_alloc_free::HeapEventSubsegmentAllocFreePtr32,
    payloads::heap::heap_event_subsegment_alloc_free::HeapEventSubsegmentAllocFreePtr64,
    payloads::heap::heap_reuse_threshold_activated::HeapReuseThresholdActivatedPtr32,
    payloads::heap::heap_reuse_threshold_activated::HeapReuseThresholdActivatedPtr64,
    payloads::heap::heap_subsegment_activated::HeapSubsegmentActivatedPtr32,
    payloads::heap::heap_subsegment_activated::HeapSubsegmentActivatedPtr64,
    payloads::heap::heap_subsegment_alloc::HeapSubsegmentAllocPtr32,
    payloads::heap::heap_subsegment_alloc::HeapSubsegmentAllocPtr64,
    payloads::heap::heap_subsegment_free::HeapSubsegmentFreePtr32,
    payloads::heap::heap_subsegment_free::HeapSubsegmentFreePtr64,
    payloads::heap::heap_subsegment_init::HeapSubsegmentInitPtr32,
    payloads::heap::heap_subsegment_init::HeapSubsegmentInitPtr64,
    payloads::config::hw_config_log_disk::HwConfigLogDisk,
    payloads::heap::heap_contract::HeapContractPtr32,
    payloads::heap::heap_contract::HeapContractPtr64,
    payloads::heap::heap_expand::HeapExpandPtr32,
    payloads::heap::heap_expand::HeapExpandPtr64,
    payloads::heap::heap_realloc::HeapReallocPtr32,
    payloads::heap::heap_realloc::HeapReallocPtr64,
    payloads::heap::heap_snap_shot::HeapSnapShotPtr32,
    payloads::heap::heap_snap_shot::HeapSnapShotPtr64,
    payloads::heap::heap_trace_alloc::HeapTraceAllocPtr32,
    payloads::heap::heap_trace_alloc::HeapTraceAllocPtr64,
    payloads::heap::heap_trace_create::HeapTraceCreatePtr32,
    payloads::heap::heap_trace_create::HeapTraceCreatePtr64,
    payloads::heap::heap_trace_free::HeapTraceFreePtr32,
    payloads::heap::heap_trace_free::HeapTraceFreePtr64,
    payloads::heap::heap_type_group1::HeapTypeGroup1Ptr32,
    payloads::heap::heap_type_group1::HeapTypeGroup1Ptr64,
    payloads::image::hyper_call_page::HyperCallPagePtr32,
    payloads::image::hyper_call_page::HyperCallPagePtr64,
    payloads::image::image_id_determ::ImageIdDetermPtr32,
    payloads::image::image_id_determ::ImageIdDetermPtr64,
    payloads::image::image_id_none::ImageIdNonePtr32,
    payloads::image::image_id_none::ImageIdNonePtr64,
    payloads::image::image_id_ppdb::ImageIdPpdbPtr32,
    payloads::image::image_id_ppdb::ImageIdPpdbPtr64,
    payloads::profile::isr_msi::IsrMsiPtr32,
    payloads::profile::isr_msi::IsrMsiPtr64,
    payloads::profile::isr_v1::IsrV1Ptr32,
    payloads::profile::isr_v1::IsrV1Ptr64,
    payloads::image::kernel_image_base::KernelImageBasePtr32,
    payloads::image::kernel_image_base::KernelImageBasePtr64,
    payloads::profile::lbr_entry::LbrEntryPtr32,
    payloads::profile::lbr_entry::LbrEntryPtr64,
    payloads::config::nic_record::NicRecord,
    payloads::power::perfinfo_battery_life_info::PerfinfoBatteryLifeInfo,
    payloads::power::perfinfo_boot_phase_start::PerfinfoBootPhaseStart,
    payloads::memory::perfinfo_boot_prefetch_information::PerfinfoBootPrefetchInformation,
    payloads::thread::perfinfo_ccswap::PerfinfoCcswap,
    payloads::thread::perfinfo_ccswap_idle::PerfinfoCcswapIdle,
    payloads::thread::perfinfo_ccswap_idle_short::PerfinfoCcswapIdleShort,
    payloads::thread::perfinfo_ccswap_lite::PerfinfoCcswapLite,
    payloads::cache::perfinfo_cc_extra_wb_thread_info::PerfinfoCcExtraWbThreadInfoPtr32,
    payloads::cache::perfinfo_cc_extra_wb_thread_info::PerfinfoCcExtraWbThreadInfoPtr64,
    payloads::cache::perfinfo_cc_flush_cache::PerfinfoCcFlushCachePtr32,
    payloads::cache::perfinfo_cc_flush_cache::PerfinfoCcFlushCachePtr64,
    payloads::cache::perfinfo_cc_flush_section::PerfinfoCcFlushSectionPtr32,
    payloads::cache::perfinfo_cc_flush_section::PerfinfoCcFlushSectionPtr64,
    payloads::cache::perfinfo_cc_lazy_write_scan::PerfinfoCcLazyWriteScanPtr32,
    payloads::cache::perfinfo_cc_lazy_write_scan::PerfinfoCcLazyWriteScanPtr64,
    payloads::cache::perfinfo_cc_logged_stream_info::PerfinfoCcLoggedStreamInfoPtr32,
    payloads::cache::perfinfo_cc_logged_stream_info::PerfinfoCcLoggedStreamInfoPtr64,
    payloads::cache::perfinfo_cc_read_ahead::PerfinfoCcReadAheadPtr32,
    payloads::cache::perfinfo_cc_read_ahead::PerfinfoCcReadAheadPtr64,
    payloads::cache::perfinfo_cc_schedule_read_ahead::PerfinfoCcScheduleReadAheadPtr32,
    payloads::cache::perfinfo_cc_schedule_read_ahead::PerfinfoCcScheduleReadAheadPtr64,
    payloads::cache::perfinfo_cc_workitem_complete::PerfinfoCcWorkitemCompletePtr32,
    payloads::cache::perfinfo_cc_workitem_complete::PerfinfoCcWorkitemCompletePtr64,
    payloads::cache::perfinfo_cc_workitem_dequeue::PerfinfoCcWorkitemDequeuePtr32,
    payloads::cache::perfinfo_cc_workitem_dequeue::PerfinfoCcWorkitemDequeuePtr64,
    payloads::memory::perfinfo_contiguous_page_generate::PerfinfoContiguousPageGenerate,
    payloads::process::perfinfo_debug_event::PerfinfoDebugEvent,
    payloads::profile::perfinfo_domain_change_event::PerfinfoDomainChangeEvent,
    payloads::profile::perfinfo_dpc_enqueue_information::PerfinfoDpcEnqueueInformationPtr32,
    payloads::profile::perfinfo_dpc_enqueue_information::PerfinfoDpcEnqueueInformationPtr64,
    payloads::profile::perfinfo_dpc_enqueue_information_v2::PerfinfoDpcEnqueueInformationV2,
    payloads::profile::perfinfo_dpc_execution_information::PerfinfoDpcExecutionInformationPtr32,
    payloads::profile::perfinfo_dpc_execution_information::PerfinfoDpcExecutionInformationPtr64,
    payloads::disk::perfinfo_driver_complete_request::PerfinfoDriverCompleteRequestPtr32,
    payloads::disk::perfinfo_driver_complete_request::PerfinfoDriverCompleteRequestPtr64,
    payloads::disk::perfinfo_driver_complete_request_ret::PerfinfoDriverCompleteRequestRetPtr32,
    payloads::disk::perfinfo_driver_complete_request_ret::PerfinfoDriverCompleteRequestRetPtr64,
    payloads::disk::perfinfo_driver_completionroutine::PerfinfoDriverCompletionroutinePtr32,
    payloads::disk::perfinfo_driver_completionroutine::PerfinfoDriverCompletionroutinePtr64,
    payloads::disk::perfinfo_driver_majorfunction::PerfinfoDriverMajorfunctionPtr32,
    payloads::disk::perfinfo_driver_majorfunction::PerfinfoDriverMajorfunctionPtr64,
    payloads::disk::perfinfo_driver_majorfunction_ret::PerfinfoDriverMajorfunctionRetPtr32,
    payloads::disk::perfinfo_driver_majorfunction_ret::PerfinfoDriverMajorfunctionRetPtr64,
    payloads::sync::perfinfo_executive_resource_config::PerfinfoExecutiveResourceConfig,
    payloads::file::perfinfo_filename_same_information::PerfinfoFilenameSameInformationPtr32,
    payloads::file::perfinfo_filename_same_information::PerfinfoFilenameSameInformationPtr64,
    payloads::file::perfinfo_fileobject_information::PerfinfoFileobjectInformationPtr32,
    payloads::file::perfinfo_fileobject_information::PerfinfoFileobjectInformationPtr64,
    payloads::file::perfinfo_file_information::PerfinfoFileInformationPtr32,
    payloads::file::perfinfo_file_information::PerfinfoFileInformationPtr64,
    payloads::file::perfinfo_file_operation_end::PerfinfoFileOperationEndPtr32,
    payloads::file::perfinfo_file_operation_end::PerfinfoFileOperationEndPtr64,
    payloads::file::perfinfo_file_read_write::PerfinfoFileReadWritePtr32,
    payloads::file::perfinfo_file_read_write::PerfinfoFileReadWritePtr64,
    payloads::file::perfinfo_file_simple_operation::PerfinfoFileSimpleOperationPtr32,
    payloads::file::perfinfo_file_simple_operation::PerfinfoFileSimpleOperationPtr64,
    payloads::file::perfinfo_flt_operation::PerfinfoFltOperationPtr32,
    payloads::file::perfinfo_flt_operation::PerfinfoFltOperationPtr64,
    payloads::file::perfinfo_flt_operation_status::PerfinfoFltOperationStatusPtr32,
    payloads::file::perfinfo_flt_operation_status::PerfinfoFltOperationStatusPtr64,
    payloads::memory::perfinfo_hardpagefault_information::PerfinfoHardpagefaultInformationPtr32,
    payloads::memory::perfinfo_hardpagefault_information::PerfinfoHardpagefaultInformationPtr64,
    payloads::profile::perfinfo_hv_hypercall::PerfinfoHvHypercall,
    payloads::power::perfinfo_idle_state_change::PerfinfoIdleStateChange,
    payloads::image::perfinfo_imageload_in_pagefile_info::PerfinfoImageloadInPagefileInfoPtr32,
    payloads::image::perfinfo_imageload_in_pagefile_info::PerfinfoImageloadInPagefileInfoPtr64,
    payloads::profile::perfinfo_interrupt_information::PerfinfoInterruptInformationPtr32,
    payloads::profile::perfinfo_interrupt_information::PerfinfoInterruptInformationPtr64,
    payloads::profile::perfinfo_io_timer::PerfinfoIoTimerPtr32,
    payloads::profile::perfinfo_io_timer::PerfinfoIoTimerPtr64,
    payloads::profile::perfinfo_ipi_information::PerfinfoIpiInformation,
    payloads::profile::perfinfo_ipi_receive_data::V2004Ptr32,
    payloads::profile::perfinfo_ipi_receive_data::V2004Ptr64,
    payloads::profile::perfinfo_ipi_receive_data::PerfinfoIpiReceiveDataPtr32,
    payloads::profile::perfinfo_ipi_receive_data::PerfinfoIpiReceiveDataPtr64,
    payloads::profile::perfinfo_ipi_send_data::V2004Ptr32,
    payloads::profile::perfinfo_ipi_send_data::V2004Ptr64,
    payloads::profile::perfinfo_ipi_send_data::PerfinfoIpiSendDataPtr32,
    payloads::profile::perfinfo_ipi_send_data::PerfinfoIpiSendDataPtr64,
    payloads::memory::perfinfo_kernelmemory_range_usage::PerfinfoKernelmemoryRangeUsagePtr32,
    payloads::memory::perfinfo_kernelmemory_range_usage::PerfinfoKernelmemoryRangeUsagePtr64,
    payloads::profile::perfinfo_long_dpc_detection_information::PerfinfoLongDpcDetectionInformation,
    payloads::profile::perfinfo_long_dpc_mitigation_information::PerfinfoLongDpcMitigationInformation,
    payloads::memory::perfinfo_memory_huge_iospace_entry::PerfinfoMemoryHugeIospaceEntry,
    payloads::memory::perfinfo_memory_information::PerfinfoMemoryInformationPtr32,
    payloads::memory::perfinfo_memory_information::PerfinfoMemoryInformationPtr64,
    payloads::memory::perfinfo_memory_node_entry::PerfinfoMemoryNodeEntry,
    payloads::memory::perfinfo_pagecombine_aggregate_stat::PerfinfoPagecombineAggregateStat,
    payloads::memory::perfinfo_pagecombine_iteration_stat::PerfinfoPagecombineIterationStat,
    payloads::memory::perfinfo_page_range_identity::PerfinfoPageRangeIdentityPtr32,
    payloads::memory::perfinfo_page_range_identity::PerfinfoPageRangeIdentityPtr64,
    payloads::memory::perfinfo_pfmapped_section_object_information::PerfinfoPfmappedSectionObjectInformationPtr32,
    payloads::memory::perfinfo_pfmapped_section_object_information::PerfinfoPfmappedSectionObjectInformationPtr64,
    payloads::profile::perfinfo_pmc_sample_information::PerfinfoPmcSampleInformationPtr32,
    payloads::profile::perfinfo_pmc_sample_information::PerfinfoPmcSampleInformationPtr64,
    payloads::power::perfinfo_po_calibrated_perfcounter::PerfinfoPoCalibratedPerfcounter,
    payloads::power::perfinfo_po_postsleep::PerfinfoPoPostsleep,
    payloads::power::perfinfo_po_presleep::PerfinfoPoPresleep,
    payloads::power::perfinfo_po_session_callout::PerfinfoPoSessionCallout,
    payloads::power::perfinfo_po_session_callout_ret::PerfinfoPoSessionCalloutRet,
    payloads::power::perfinfo_ppm_idle_exit_latency::PerfinfoPpmIdleExitLatency,
    payloads::power::perfinfo_ppm_idle_state_change::PerfinfoPpmIdleStateChange,
    payloads::power::perfinfo_ppm_idle_state_enter::PerfinfoPpmIdleStateEnter,
    payloads::power::perfinfo_ppm_idle_state_exit::PerfinfoPpmIdleStateExit,
    payloads::power::perfinfo_ppm_perf_state_change::PerfinfoPpmPerfStateChange,
    payloads::power::perfinfo_ppm_thermal_constraint::PerfinfoPpmThermalConstraint,
    payloads::process::perfinfo_process_perfctr::PerfinfoProcessPerfctrPtr32,
    payloads::process::perfinfo_process_perfctr::PerfinfoProcessPerfctrPtr64,
    payloads::process::perfinfo_process_perfctr32::PerfinfoProcessPerfctr32,
    payloads::process::perfinfo_process_perfctr64::PerfinfoProcessPerfctr64,
    payloads::profile::perfinfo_sampled_profile_cache::PerfinfoSampledProfileCachePtr32,
    payloads::profile::perfinfo_sampled_profile_cache::PerfinfoSampledProfileCachePtr64,
    payloads::profile::perfinfo_sampled_profile_information::PerfinfoSampledProfileInformationPtr32,
    payloads::profile::perfinfo_sampled_profile_information::PerfinfoSampledProfileInformationPtr64,
    payloads::power::perfinfo_set_devices_state_ret::PerfinfoSetDevicesStateRet,
    payloads::power::perfinfo_set_power_action::PerfinfoSetPowerActionPtr32,
    payloads::power::perfinfo_set_power_action::PerfinfoSetPowerActionPtr64,
    payloads::profile::perfinfo_spec_control_retpoline_exit::PerfinfoSpecControlRetpolineExit,
    payloads::sync::perfinfo_spinlock_config::PerfinfoSpinlockConfig,
    payloads::profile::perfinfo_syscall_enter_data::PerfinfoSyscallEnterDataPtr32,
    payloads::profile::perfinfo_syscall_enter_data::PerfinfoSyscallEnterDataPtr64,
    payloads::profile::perfinfo_syscall_exit_data::PerfinfoSyscallExitData,
    payloads::memory::perfinfo_system_memory_information::PerfinfoSystemMemoryInformationPtr32,
    payloads::memory::perfinfo_system_memory_information::PerfinfoSystemMemoryInformationPtr64,
    payloads::scheduler::perfinfo_thread_feedback_read::PerfinfoThreadFeedbackRead,
    payloads::memory::perfinfo_virtual_alloc::PerfinfoVirtualAllocPtr32,
    payloads::memory::perfinfo_virtual_alloc::PerfinfoVirtualAllocPtr64,
    payloads::memory::perfinfo_virtual_alloc_xpartition::PerfinfoVirtualAllocXpartitionPtr32,
    payloads::memory::perfinfo_virtual_alloc_xpartition::PerfinfoVirtualAllocXpartitionPtr64,
    payloads::profile::perfinfo_vtl_change::PerfinfoVtlChange,
    payloads::memory::perfinfo_workingset_entry::PerfinfoWorkingsetEntryPtr32,
    payloads::memory::perfinfo_workingset_entry::PerfinfoWorkingsetEntryPtr64,
    payloads::scheduler::perfinfo_workload_class_update::PerfinfoWorkloadClassUpdate,
    payloads::profile::perfinfo_yield_processor_information::PerfinfoYieldProcessorInformation,
    payloads::power::power_state::PowerState,
    payloads::config::processor_record::ProcessorRecord,
    payloads::memory::page_fault_hard_fault::PageFaultHardFaultPtr32,
    payloads::memory::page_fault_hard_fault::PageFaultHardFaultPtr64,
    payloads::heap::page_fault_heap_range_destroy::PageFaultHeapRangeDestroyPtr32,
    payloads::heap::page_fault_heap_range_destroy::PageFaultHeapRangeDestroyPtr64,
    payloads::heap::page_fault_heap_range_rundown::PageFaultHeapRangeRundownPtr32,
    payloads::heap::page_fault_heap_range_rundown::PageFaultHeapRangeRundownPtr64,
    payloads::process::process_terminate_type_group1::ProcessTerminateTypeGroup1,
    payloads::registry::registry_config::RegistryConfig,
    payloads::thread::reserve_bandwidth::ReserveBandwidthPtr32,
    payloads::thread::reserve_bandwidth::ReserveBandwidthPtr64,
    payloads::thread::reserve_create::ReserveCreatePtr32,
    payloads::thread::reserve_create::ReserveCreatePtr64,
    payloads::thread::reserve_delete::ReserveDeletePtr32,
    payloads::thread::reserve_delete::ReserveDeletePtr64,
    payloads::thread::reserve_join_thread::ReserveJoinThreadPtr32,
    payloads::thread::reserve_join_thread::ReserveJoinThreadPtr64,
    payloads::thread::reserve_late_count::ReserveLateCountPtr32,
    payloads::thread::reserve_late_count::ReserveLateCountPtr64,
    payloads::thread::reserve_state::ReserveStatePtr32,
    payloads::thread::reserve_state::ReserveStatePtr64,
    payloads::stack::stack_walk_key_event_data::StackWalkKeyEventDataPtr32,
    payloads::stack::stack_walk_key_event_data::StackWalkKeyEventDataPtr64,
    payloads::disk::split_io_info::SplitIoInfoPtr32,
    payloads::disk::split_io_info::SplitIoInfoPtr64,
    payloads::config::system_config_cpu::SystemConfigCpuPtr32,
    payloads::config::system_config_cpu::SystemConfigCpuPtr64,
    payloads::config::system_config_network::SystemConfigNetwork,
    payloads::config::system_config_v0_cpu::SystemConfigV0CpuPtr32,
    payloads::config::system_config_v0_cpu::SystemConfigV0CpuPtr64,
    payloads::config::system_config_v0_services::SystemConfigV0Services,
    payloads::threadpool::tpcb_cancel::TpcbCancelPtr32,
    payloads::threadpool::tpcb_cancel::TpcbCancelPtr64,
    payloads::threadpool::tpcb_dequeue::TpcbDequeuePtr32,
    payloads::threadpool::tpcb_dequeue::TpcbDequeuePtr64,
    payloads::threadpool::tpcb_enqueue::TpcbEnqueuePtr32,
    payloads::threadpool::tpcb_enqueue::TpcbEnqueuePtr64,
    payloads::threadpool::tp_pool_create_close::TpPoolCreateClosePtr32,
    payloads::threadpool::tp_pool_create_close::TpPoolCreateClosePtr64,
    payloads::threadpool::tp_thread_set::TpThreadSetPtr32,
    payloads::threadpool::tp_thread_set::TpThreadSetPtr64,
    payloads::network::tcp_ip_fail::TcpIpFail,
    payloads::network::tcp_ip_type_group1::TcpIpTypeGroup1Ptr32,
    payloads::network::tcp_ip_type_group1::TcpIpTypeGroup1Ptr64,
    payloads::network::tcp_ip_type_group2::TcpIpTypeGroup2Ptr32,
    payloads::network::tcp_ip_type_group2::TcpIpTypeGroup2Ptr64,
    payloads::network::tcp_ip_type_group3::TcpIpTypeGroup3Ptr32,
    payloads::network::tcp_ip_type_group3::TcpIpTypeGroup3Ptr64,
    payloads::network::tcp_ip_type_group4::TcpIpTypeGroup4Ptr32,
    payloads::network::tcp_ip_type_group4::TcpIpTypeGroup4Ptr64,
    payloads::network::tcp_ip_v0_type_group1::TcpIpV0TypeGroup1,
    payloads::network::tcp_ip_v1_fail::TcpIpV1Fail,
    payloads::network::tcp_ip_v1_send::TcpIpV1SendPtr32,
    payloads::network::tcp_ip_v1_send::TcpIpV1SendPtr64,
    payloads::network::tcp_ip_v1_type_group2::TcpIpV1TypeGroup2Ptr32,
    payloads::network::tcp_ip_v1_type_group2::TcpIpV1TypeGroup2Ptr64,
    payloads::thread::thread_v0_type_group1::ThreadV0TypeGroup1,
    payloads::thread::thread_v1_type_group1::ThreadV1TypeGroup1Ptr32,
    payloads::thread::thread_v1_type_group1::ThreadV1TypeGroup1Ptr64,
    payloads::thread::thread_v2_type_group1::ThreadV2TypeGroup1Ptr32,
    payloads::thread::thread_v2_type_group1::ThreadV2TypeGroup1Ptr64,
    payloads::network::udp_ip_type_group1::UdpIpTypeGroup1Ptr32,
    payloads::network::udp_ip_type_group1::UdpIpTypeGroup1Ptr64,
    payloads::network::udp_ip_v0_type_group1::UdpIpV0TypeGroup1Ptr32,
    payloads::network::udp_ip_v0_type_group1::UdpIpV0TypeGroup1Ptr64,
    payloads::config::video_record::VideoRecord,
    payloads::config::virtualization_record::VirtualizationRecord,
    payloads::thread::wmi_contextswap::V5_1,
    payloads::thread::wmi_contextswap::V6_0,
    payloads::thread::wmi_contextswap::V1703,
    payloads::thread::wmi_contextswap::WmiContextswap,
    payloads::sync::wmi_delay_execution::WmiDelayExecution,
    payloads::disk::wmi_diskio_io_redirected_init::WmiDiskioIoRedirectedInitPtr32,
    payloads::disk::wmi_diskio_io_redirected_init::WmiDiskioIoRedirectedInitPtr64,
    payloads::config::wmi_dpi_record::WmiDpiRecord,
    payloads::job::wmi_job_assign_process::WmiJobAssignProcess,
    payloads::job::wmi_job_information::WmiJobInformation,
    payloads::job::wmi_job_remove_process::WmiJobRemoveProcess,
    payloads::job::wmi_job_send_notification_information::WmiJobSendNotificationInformation,
    payloads::job::wmi_job_set_query_cpu_rate::WmiJobSetQueryCpuRate,
    payloads::job::wmi_job_set_query_information::WmiJobSetQueryInformation,
    payloads::memory::wmi_page_fault::WmiPageFaultPtr32,
    payloads::memory::wmi_page_fault::WmiPageFaultPtr64,
    payloads::config::wmi_power_record::WmiPowerRecord,
    payloads::network::wmi_tcpip::WmiTcpip,
    payloads::network::wmi_tcpip_send_v4::WmiTcpipSendV4Ptr32,
    payloads::network::wmi_tcpip_send_v4::WmiTcpipSendV4Ptr64,
    payloads::network::wmi_tcpip_send_v6::WmiTcpipSendV6Ptr32,
    payloads::network::wmi_tcpip_send_v6::WmiTcpipSendV6Ptr64,
    payloads::network::wmi_tcpip_v4::WmiTcpipV4Ptr32,
    payloads::network::wmi_tcpip_v4::WmiTcpipV4Ptr64,
    payloads::network::wmi_tcpip_v6::WmiTcpipV6Ptr32,
    payloads::network::wmi_tcpip_v6::WmiTcpipV6Ptr64,
    payloads::thread::wmi_thread_information::WmiThreadInformation,
    payloads::network::wmi_udp::WmiUdp,
    payloads::network::wmi_udp_v4::WmiUdpV4,
    payloads::network::wmi_udp_v6::WmiUdpV6Ptr32,
    payloads::network::wmi_udp_v6::WmiUdpV6Ptr64,
    payloads::sync::wmi_wait_multiple::WmiWaitMultiplePtr32,
    payloads::sync::wmi_wait_multiple::WmiWaitMultiplePtr64,
    payloads::sync::wmi_wait_object_record::WmiWaitObjectRecordPtr32,
    payloads::sync::wmi_wait_object_record::WmiWaitObjectRecordPtr64,
    payloads::thread::worker_thread::WorkerThreadPtr32,
    payloads::thread::worker_thread::WorkerThreadPtr64,
    ; unpadded {
        payloads::scheduler::ci_log_scheduler_wakeup::Before5_1,
        payloads::scheduler::ci_log_scheduler_wakeup::CiLogSchedulerWakeup,
        payloads::config::cpu_config_record::CpuConfigRecordPtr32,
        payloads::config::cpu_config_record::CpuConfigRecordPtr64,
        payloads::thread::etw_autoboost_no_entries_event::EtwAutoboostNoEntriesEventPtr32,
        payloads::thread::etw_autoboost_no_entries_event::EtwAutoboostNoEntriesEventPtr64,
        payloads::profile::etw_clock_time_update::EtwClockTimeUpdate,
        payloads::object::etw_createdelete_object_event::EtwCreatedeleteObjectEventPtr32,
        payloads::object::etw_createdelete_object_event::EtwCreatedeleteObjectEventPtr64,
        payloads::object::etw_create_handle_event::EtwCreateHandleEventPtr32,
        payloads::object::etw_create_handle_event::EtwCreateHandleEventPtr64,
        payloads::profile::etw_disable_ktimer2_event::EtwDisableKtimer2EventPtr32,
        payloads::profile::etw_disable_ktimer2_event::EtwDisableKtimer2EventPtr64,
        payloads::disk::etw_diskio_flush_buffers_v2::EtwDiskioFlushBuffersV2Ptr32,
        payloads::disk::etw_diskio_flush_buffers_v2::EtwDiskioFlushBuffersV2Ptr64,
        payloads::disk::etw_diskio_flush_buffers_v3::EtwDiskioFlushBuffersV3Ptr32,
        payloads::disk::etw_diskio_flush_buffers_v3::EtwDiskioFlushBuffersV3Ptr64,
        payloads::disk::etw_diskio_readwrite_v3::EtwDiskioReadwriteV3Ptr32,
        payloads::disk::etw_diskio_readwrite_v3::EtwDiskioReadwriteV3Ptr64,
        payloads::thread::etw_kqueue_enqueue_event::EtwKqueueEnqueueEventPtr32,
        payloads::thread::etw_kqueue_enqueue_event::EtwKqueueEnqueueEventPtr64,
        payloads::disk::etw_opticalio_flush_buffers::EtwOpticalioFlushBuffersPtr32,
        payloads::disk::etw_opticalio_flush_buffers::EtwOpticalioFlushBuffersPtr64,
        payloads::disk::etw_opticalio_init::EtwOpticalioInitPtr32,
        payloads::disk::etw_opticalio_init::EtwOpticalioInitPtr64,
        payloads::disk::etw_opticalio_readwrite::EtwOpticalioReadwritePtr32,
        payloads::disk::etw_opticalio_readwrite::EtwOpticalioReadwritePtr64,
        payloads::registry::etw_regnotif_register::EtwRegnotifRegisterPtr32,
        payloads::registry::etw_regnotif_register::EtwRegnotifRegisterPtr64,
        payloads::profile::etw_set_ktimer2_event::EtwSetKtimer2EventPtr32,
        payloads::profile::etw_set_ktimer2_event::EtwSetKtimer2EventPtr64,
        payloads::profile::etw_set_timer_event::EtwSetTimerEventPtr32,
        payloads::profile::etw_set_timer_event::EtwSetTimerEventPtr64,
        payloads::profile::etw_timer_expiration_event::EtwTimerExpirationEventPtr32,
        payloads::profile::etw_timer_expiration_event::EtwTimerExpirationEventPtr64,
        payloads::threadpool::etw_tp_event_callback_cancel::EtwTpEventCallbackCancelPtr32,
        payloads::threadpool::etw_tp_event_callback_cancel::EtwTpEventCallbackCancelPtr64,
        payloads::threadpool::etw_tp_event_callback_enqueue::EtwTpEventCallbackEnqueuePtr32,
        payloads::threadpool::etw_tp_event_callback_enqueue::EtwTpEventCallbackEnqueuePtr64,
        payloads::threadpool::etw_tp_event_callback_start::EtwTpEventCallbackStartPtr32,
        payloads::threadpool::etw_tp_event_callback_start::EtwTpEventCallbackStartPtr64,
        payloads::threadpool::etw_tp_event_pool_close::EtwTpEventPoolClosePtr32,
        payloads::threadpool::etw_tp_event_pool_close::EtwTpEventPoolClosePtr64,
        payloads::threadpool::etw_tp_event_pool_create::EtwTpEventPoolCreatePtr32,
        payloads::threadpool::etw_tp_event_pool_create::EtwTpEventPoolCreatePtr64,
        payloads::threadpool::etw_tp_event_pool_th_max_set::EtwTpEventPoolThMaxSetPtr32,
        payloads::threadpool::etw_tp_event_pool_th_max_set::EtwTpEventPoolThMaxSetPtr64,
        payloads::threadpool::etw_tp_event_pool_th_min_set::EtwTpEventPoolThMinSetPtr32,
        payloads::threadpool::etw_tp_event_pool_th_min_set::EtwTpEventPoolThMinSetPtr64,
        payloads::threadpool::etw_tp_event_worker_numanode_switch::EtwTpEventWorkerNumanodeSwitchPtr32,
        payloads::threadpool::etw_tp_event_worker_numanode_switch::EtwTpEventWorkerNumanodeSwitchPtr64,
        payloads::scheduler::etw_ums_event_context_switch::EtwUmsEventContextSwitch,
        payloads::wnf::etw_wnf_event_callback::EtwWnfEventCallbackPtr32,
        payloads::wnf::etw_wnf_event_callback::EtwWnfEventCallbackPtr64,
        payloads::wnf::etw_wnf_event_name_sub_rundown::EtwWnfEventNameSubRundownPtr32,
        payloads::wnf::etw_wnf_event_name_sub_rundown::EtwWnfEventNameSubRundownPtr64,
        payloads::wnf::etw_wnf_event_publish::EtwWnfEventPublish,
        payloads::wnf::etw_wnf_event_subscribe::EtwWnfEventSubscribePtr32,
        payloads::wnf::etw_wnf_event_subscribe::EtwWnfEventSubscribePtr64,
        payloads::heap::heap_range_create::HeapRangeCreatePtr32,
        payloads::heap::heap_range_create::HeapRangeCreatePtr64,
        payloads::heap::heap_range_destroy::HeapRangeDestroyPtr32,
        payloads::heap::heap_range_destroy::HeapRangeDestroyPtr64,
        payloads::heap::heap_range_log::HeapRangeLogPtr32,
        payloads::heap::heap_range_log::HeapRangeLogPtr64,
        payloads::config::logical_disk_extents::LogicalDiskExtents,
        payloads::cache::perfinfo_cc_can_write_fail::PerfinfoCcCanWriteFailPtr32,
        payloads::cache::perfinfo_cc_can_write_fail::PerfinfoCcCanWriteFailPtr64,
        payloads::cache::perfinfo_cc_workitem_enqueue::PerfinfoCcWorkitemEnqueuePtr32,
        payloads::cache::perfinfo_cc_workitem_enqueue::PerfinfoCcWorkitemEnqueuePtr64,
        payloads::profile::perfinfo_clock_interrupt_information::PerfinfoClockInterruptInformation,
        payloads::profile::perfinfo_dpc_information::PerfinfoDpcInformationPtr32,
        payloads::profile::perfinfo_dpc_information::PerfinfoDpcInformationPtr64,
        payloads::memory::perfinfo_mem_reset_info::PerfinfoMemResetInfoPtr32,
        payloads::memory::perfinfo_mem_reset_info::PerfinfoMemResetInfoPtr64,
        payloads::memory::perfinfo_pfmapped_section_information::PerfinfoPfmappedSectionInformationPtr32,
        payloads::memory::perfinfo_pfmapped_section_information::PerfinfoPfmappedSectionInformationPtr64,
        payloads::power::perfinfo_po_notify_device_complete::PerfinfoPoNotifyDeviceCompletePtr32,
        payloads::power::perfinfo_po_notify_device_complete::PerfinfoPoNotifyDeviceCompletePtr64,
        payloads::process::perfinfo_process_inswap::PerfinfoProcessInswapPtr32,
        payloads::process::perfinfo_process_inswap::PerfinfoProcessInswapPtr64,
        payloads::memory::perfinfo_sessioncreate_information::PerfinfoSessioncreateInformationPtr32,
        payloads::memory::perfinfo_sessioncreate_information::PerfinfoSessioncreateInformationPtr64,
        payloads::power::perfinfo_set_devices_state::PerfinfoSetDevicesState,
        payloads::power::perfinfo_set_power_action_ret::PerfinfoSetPowerActionRetPtr32,
        payloads::power::perfinfo_set_power_action_ret::PerfinfoSetPowerActionRetPtr64,
        payloads::memory::perfinfo_vad_rotate_info::PerfinfoVadRotateInfoPtr32,
        payloads::memory::perfinfo_vad_rotate_info::PerfinfoVadRotateInfoPtr64,
        payloads::config::physical_disk_record::PhysicalDiskRecord,
        payloads::disk::wmi_diskio_readwrite_init::WmiDiskioReadwriteInitPtr32,
        payloads::disk::wmi_diskio_readwrite_init::WmiDiskioReadwriteInitPtr64,
        payloads::job::wmi_job_set_query_net_rate::WmiJobSetQueryNetRate,
        payloads::sync::wmi_pushlock::WmiPushlockPtr32,
        payloads::sync::wmi_pushlock::WmiPushlockPtr64,
        payloads::sync::wmi_queue::WmiQueuePtr32,
        payloads::sync::wmi_queue::WmiQueuePtr64,
        payloads::sync::wmi_resource::WmiResourcePtr32,
        payloads::sync::wmi_resource::WmiResourcePtr64,
        payloads::sync::wmi_spinlock::V6_1Ptr64,
        payloads::sync::wmi_spinlock::V6_2Ptr32,
        payloads::sync::wmi_spinlock::WmiSpinlockPtr32,
        payloads::sync::wmi_spinlock::WmiSpinlockPtr64,
        payloads::sync::wmi_wait_single::WmiWaitSinglePtr32,
        payloads::sync::wmi_wait_single::WmiWaitSinglePtr64,
    }
}

law_inner! {
    payloads::image::perfinfo_imageload_in_pagefile_info::FlagsPtr32,
    payloads::image::perfinfo_imageload_in_pagefile_info::FlagsPtr64,
    payloads::trace::event_property_info::NonStructType,
    payloads::trace::event_property_info::StructType,
}

law_arrays! {
    payloads::scheduler::etw_dfss_start_new_interval::EtwDfssStartNewInterval,
    payloads::heap::etw_heap_event_rundown::EtwHeapEventRundownPtr32,
    payloads::heap::etw_heap_event_rundown::EtwHeapEventRundownPtr64,
    payloads::thread::etw_kqueue_dequeue_event::EtwKqueueDequeueEventPtr32,
    payloads::thread::etw_kqueue_dequeue_event::EtwKqueueDequeueEventPtr64,
    payloads::profile::ipt_trace_event_data::IptTraceEventData,
    payloads::profile::lbr_trace_event_data::LbrTraceEventDataPtr32,
    payloads::profile::lbr_trace_event_data::LbrTraceEventDataPtr64,
    payloads::memory::perfinfo_memory_node_information::PerfinfoMemoryNodeInformation,
    payloads::power::perfinfo_ppm_state_selection::PerfinfoPpmStateSelection,
    payloads::memory::perfinfo_workingset_information::PerfinfoWorkingsetInformationPtr32,
    payloads::memory::perfinfo_workingset_information::PerfinfoWorkingsetInformationPtr64,
    payloads::stack::stack_walk_event_data::StackWalkEventDataPtr32,
    payloads::stack::stack_walk_event_data::StackWalkEventDataPtr64,
}

law_sequences! {
    payloads::alpc::alpc_wait_for_new_message::AlpcWaitForNewMessage {
        port_name: text(1),
    }
    payloads::config::config_flightid_record::ConfigFlightidRecord {
        unnamed1: text(2),
        flight_ids: text(2),
    }
    payloads::trace::etw_debug_print_event::EtwDebugPrintEvent {
        message: text(1),
    }
    payloads::object::etw_object_handle_event::EtwObjectHandleEventPtr32 {
        object_name: text(2),
    }
    payloads::object::etw_object_handle_event::EtwObjectHandleEventPtr64 {
        object_name: text(2),
    }
    payloads::object::etw_object_type_event::EtwObjectTypeEvent {
        name: text(2),
    }
    payloads::thread::etw_thread_set_name_event::EtwThreadSetNameEvent {
        thread_name: text(2),
    }
    payloads::profile::etw_timer_expiration_start_event::EtwTimerExpirationStartEvent {
        hr_timer_expiration_only: optional_fixed(1),
    }
    payloads::trace::event_metadata_event_map_info::EventMetadataEventMapInfo {
        map_entry_array: bytes,
        data: bytes,
    }
    payloads::trace::event_source_manifest_envelope::EventSourceManifestEnvelope {
        data: bytes,
    }
    payloads::file::file_io_create::FileIoCreatePtr32 {
        open_path: text(2),
    }
    payloads::file::file_io_create::FileIoCreatePtr64 {
        open_path: text(2),
    }
    payloads::file::file_io_dir_enum::FileIoDirEnumPtr32 {
        file_name: text(2),
    }
    payloads::file::file_io_dir_enum::FileIoDirEnumPtr64 {
        file_name: text(2),
    }
    payloads::config::hw_config_cpu::HwConfigCpu {
        computer_name: text(2),
    }
    payloads::config::hw_config_nic::HwConfigNic {
        nic_name: text(2),
    }
    payloads::config::hw_config_phy_disk::HwConfigPhyDisk {
        manufacturer: text(2),
    }
    payloads::trace::header_last_dropped_times_type_group::HeaderLastDroppedTimesTypeGroup {
        time_stamp: bytes,
    }
    payloads::trace::header_provider_binary_path_type_group::HeaderProviderBinaryPathTypeGroup {
        guid: bytes,
        binary_path: text(2),
    }
    payloads::image::image_id_file_version::ImageIdFileVersion {
        orig_file_name: text(2),
        file_description: text(2),
        file_version: text(2),
        bin_file_version: text(2),
        ver_language: text(2),
        product_name: text(2),
        company_name: text(2),
        product_version: text(2),
        file_id: text(2),
        program_id: text(2),
    }
    payloads::image::image_id_info::ImageIdInfoPtr32 {
        original_file_name: text(2),
    }
    payloads::image::image_id_info::ImageIdInfoPtr64 {
        original_file_name: text(2),
    }
    payloads::image::image_id_rsds::ImageIdRsdsPtr32 {
        pdb_file_name: text(1),
    }
    payloads::image::image_id_rsds::ImageIdRsdsPtr64 {
        pdb_file_name: text(1),
    }
    payloads::image::image_v0_load::ImageV0LoadPtr32 {
        image_file_name: text(2),
    }
    payloads::image::image_v0_load::ImageV0LoadPtr64 {
        image_file_name: text(2),
    }
    payloads::image::image_v1_load::ImageV1LoadPtr32 {
        file_name: text(2),
    }
    payloads::image::image_v1_load::ImageV1LoadPtr64 {
        file_name: text(2),
    }
    payloads::profile::lbr_sample::LbrSamplePtr32 {
        entries: bytes,
    }
    payloads::profile::lbr_sample::LbrSamplePtr64 {
        entries: bytes,
    }
    payloads::image::load_dll_event_data::LoadDllEventData {
        image_name: text(2),
    }
    payloads::config::logical_disk_defrag::LogicalDiskDefrag {
        volume_path_names: text(2),
    }
    payloads::config::optical_media_record::OpticalMediaRecord {
        data: text(2),
        file_system: text(2),
        product_id: text(1),
        vendor_id: text(1),
    }
    payloads::thread::perfinfo_ccswap_buffer::PerfinfoCcswapBuffer {
        records: bytes,
    }
    payloads::file::perfinfo_filename_rundown_information::PerfinfoFilenameRundownInformationPtr32 {
        file_name: text(2),
    }
    payloads::file::perfinfo_filename_rundown_information::PerfinfoFilenameRundownInformationPtr64 {
        file_name: text(2),
    }
    payloads::file::perfinfo_filename_rundown_information_wow64::PerfinfoFilenameRundownInformationWow64 {
        file_name: text(2),
    }
    payloads::file::perfinfo_file_create::PerfinfoFileCreatePtr32 {
        open_path: text(2),
    }
    payloads::file::perfinfo_file_create::PerfinfoFileCreatePtr64 {
        open_path: text(2),
    }
    payloads::file::perfinfo_file_direnum::PerfinfoFileDirenumPtr32 {
        file_name: text(2),
    }
    payloads::file::perfinfo_file_direnum::PerfinfoFileDirenumPtr64 {
        file_name: text(2),
    }
    payloads::file::perfinfo_file_path_operation::PerfinfoFilePathOperationPtr32 {
        path: text(2),
    }
    payloads::file::perfinfo_file_path_operation::PerfinfoFilePathOperationPtr64 {
        path: text(2),
    }
    payloads::profile::perfinfo_mark_event::PerfinfoMarkEvent {
        text: text(2),
    }
    payloads::profile::perfinfo_mark_information::PerfinfoMarkInformation {
        name: text(1),
    }
    payloads::power::perfinfo_po_notify_device::PerfinfoPoNotifyDevicePtr32 {
        device_name: text(2),
    }
    payloads::power::perfinfo_po_notify_device::PerfinfoPoNotifyDevicePtr64 {
        device_name: text(2),
    }
    payloads::profile::perfinfo_sampled_profile_config::PerfinfoSampledProfileConfig {
        source_name: optional_text(2),
    }
    payloads::process::process_defunct_type_group1::ProcessDefunctTypeGroup1Ptr32 {
        token_user: optional_fixed(4),
        user_sid: optional_item,
        image_file_name: text(1),
        command_line: text(2),
        package_full_name: text(2),
        application_id: text(2),
        exit_time: fixed(8),
    }
    payloads::process::process_defunct_type_group1::ProcessDefunctTypeGroup1Ptr64 {
        token_user: optional_fixed(12),
        user_sid: optional_item,
        image_file_name: text(1),
        command_line: text(2),
        package_full_name: text(2),
        application_id: text(2),
        exit_time: fixed(8),
    }
    payloads::process::process_v0_type_group1::ProcessV0TypeGroup1Ptr32 {
        token_user: optional_fixed(4),
        user_sid: optional_item,
        image_file_name: text(1),
    }
    payloads::process::process_v0_type_group1::ProcessV0TypeGroup1Ptr64 {
        token_user: optional_fixed(12),
        user_sid: optional_item,
        image_file_name: text(1),
    }
    payloads::process::process_v1_type_group1::ProcessV1TypeGroup1Ptr32 {
        token_user: optional_fixed(4),
        user_sid: optional_item,
        image_file_name: text(1),
    }
    payloads::process::process_v1_type_group1::ProcessV1TypeGroup1Ptr64 {
        token_user: optional_fixed(12),
        user_sid: optional_item,
        image_file_name: text(1),
    }
    payloads::process::process_v2_type_group1::ProcessV2TypeGroup1Ptr32 {
        token_user: optional_fixed(4),
        user_sid: optional_item,
        image_file_name: text(1),
        command_line: text(2),
    }
    payloads::process::process_v2_type_group1::ProcessV2TypeGroup1Ptr64 {
        token_user: optional_fixed(12),
        user_sid: optional_item,
        image_file_name: text(1),
        command_line: text(2),
    }
    payloads::process::process_v2_with_sid::ProcessV2WithSidPtr32 {
        token_user: fixed(4),
        user_sid: item,
        image_file_name: text(1),
        command_line: text(2),
    }
    payloads::process::process_v2_with_sid::ProcessV2WithSidPtr64 {
        token_user: fixed(8),
        user_sid: item,
        image_file_name: text(1),
        command_line: text(2),
    }
    payloads::process::process_v3_type_group1::ProcessV3TypeGroup1Ptr32 {
        token_user: optional_fixed(4),
        user_sid: optional_item,
        image_file_name: text(1),
        command_line: text(2),
    }
    payloads::process::process_v3_type_group1::ProcessV3TypeGroup1Ptr64 {
        token_user: optional_fixed(12),
        user_sid: optional_item,
        image_file_name: text(1),
        command_line: text(2),
    }
    payloads::process::process_v3_with_sid::ProcessV3WithSidPtr32 {
        token_user: fixed(4),
        user_sid: item,
        image_file_name: text(1),
        command_line: text(2),
    }
    payloads::process::process_v3_with_sid::ProcessV3WithSidPtr64 {
        token_user: fixed(8),
        user_sid: item,
        image_file_name: text(1),
        command_line: text(2),
    }
    payloads::registry::registry_v0_type_group1::RegistryV0TypeGroup1Ptr32 {
        key_name: text(2),
    }
    payloads::registry::registry_v0_type_group1::RegistryV0TypeGroup1Ptr64 {
        key_name: text(2),
    }
    payloads::registry::registry_v1_type_group1::RegistryV1TypeGroup1Ptr32 {
        key_name: text(2),
    }
    payloads::registry::registry_v1_type_group1::RegistryV1TypeGroup1Ptr64 {
        key_name: text(2),
    }
    payloads::stack::stack_trace_event_data::StackTraceEventDataPtr32 {
        addresses: bytes,
    }
    payloads::stack::stack_trace_event_data::StackTraceEventDataPtr64 {
        addresses: bytes,
    }
    payloads::config::system_config_ex_build_info::SystemConfigExBuildInfo {
        build_lab: text(2),
        product_name: text(2),
    }
    payloads::config::system_config_ex_system_paths::SystemConfigExSystemPaths {
        system_directory: text(2),
        system_windows_directory: text(2),
    }
    payloads::config::system_config_ex_unknown_volume::SystemConfigExUnknownVolume {
        volume_name: text(2),
    }
    payloads::config::system_config_ex_volume_mapping::SystemConfigExVolumeMapping {
        nt_path: text(2),
        dos_path: text(2),
    }
    payloads::config::system_config_irq::SystemConfigIrq {
        device_description: text(2),
    }
    payloads::config::system_config_nic::SystemConfigNic {
        nic_description: text(2),
        ip_addresses: text(2),
        dns_server_addresses: text(2),
    }
    payloads::config::system_config_platform::SystemConfigPlatform {
        system_manufacturer: text(2),
        system_product_name: text(2),
        bios_date: text(2),
        bios_version: text(2),
    }
    payloads::config::system_config_services::SystemConfigServices {
        service_name: text(2),
        display_name: text(2),
        process_name: text(2),
        load_order_group: optional_text(2),
        svchost_group: optional_text(2),
    }
    payloads::trace::trace_event_info::TraceEventInfo {
        event_property_info_array: bytes,
        data: bytes,
    }
    payloads::config::winsat_assessment::WinsatAssessment {
        xml: bytes,
    }
    payloads::trace::wmi_build_lab::WmiBuildLab {
        build_lab: text(1),
    }
    payloads::trace::wmi_dbgid_rsds::WmiDbgidRsds {
        pdb_file_name: text(1),
    }
    payloads::thread::wmi_extended_thread_information::WmiExtendedThreadInformationPtr32 {
        thread_name: optional_text(2),
    }
    payloads::thread::wmi_extended_thread_information::WmiExtendedThreadInformationPtr64 {
        thread_name: optional_text(2),
    }
    payloads::thread::wmi_extended_thread_information64::WmiExtendedThreadInformation64 {
        thread_name: optional_text(2),
    }
    payloads::file::wmi_file_io::WmiFileIoPtr32 {
        file_name: text(2),
    }
    payloads::file::wmi_file_io::WmiFileIoPtr64 {
        file_name: text(2),
    }
    payloads::file::wmi_file_io_wow64::WmiFileIoWow64 {
        file_name: text(2),
    }
    payloads::config::wmi_ide_channel_record::WmiIdeChannelRecord {
        location_information: text(2),
    }
    payloads::image::wmi_imageid_information::WmiImageidInformationPtr32 {
        original_file_name: text(2),
    }
    payloads::image::wmi_imageid_information::WmiImageidInformationPtr64 {
        original_file_name: text(2),
    }
    payloads::image::wmi_imageid_information32::WmiImageidInformation32 {
        original_file_name: text(2),
    }
    payloads::image::wmi_imageid_information64::WmiImageidInformation64 {
        original_file_name: text(2),
    }
    payloads::image::wmi_imageload_information::WmiImageloadInformationPtr32 {
        file_name: text(2),
    }
    payloads::image::wmi_imageload_information::WmiImageloadInformationPtr64 {
        file_name: text(2),
    }
    payloads::image::wmi_imageload_information32::WmiImageloadInformation32 {
        file_name: text(2),
    }
    payloads::image::wmi_imageload_information64::WmiImageloadInformation64 {
        file_name: text(2),
    }
    payloads::config::wmi_irq_record::WmiIrqRecord {
        device_description: text(2),
    }
    payloads::config::wmi_pnp_record_v3::WmiPnpRecordV3 {
        strings: text(2),
        description: text(2),
        friendly_name: text(2),
        pdo_name: optional_text(2),
    }
    payloads::config::wmi_pnp_record_v4::WmiPnpRecordV4 {
        strings: text(2),
        description: text(2),
        friendly_name: text(2),
        pdo_name: text(2),
        service_name: text(2),
        upper_filters: bytes,
        lower_filters: bytes,
    }
    payloads::config::wmi_pnp_record_v5::WmiPnpRecordV5 {
        strings: text(2),
        description: text(2),
        friendly_name: text(2),
        pdo_name: text(2),
        service_name: text(2),
        upper_filters: bytes,
        lower_filters: bytes,
    }
    payloads::process::wmi_process_information::WmiProcessInformationPtr32 {
        token_user: optional_fixed(4),
        user_sid: optional_item,
        image_file_name: text(1),
        command_line: text(2),
        package_full_name: text(2),
        application_id: text(2),
    }
    payloads::process::wmi_process_information::WmiProcessInformationPtr64 {
        token_user: optional_fixed(12),
        user_sid: optional_item,
        image_file_name: text(1),
        command_line: text(2),
        package_full_name: text(2),
        application_id: text(2),
    }
    payloads::process::wmi_process_information64::WmiProcessInformation64 {
        token_user: optional_fixed(12),
        user_sid: optional_item,
        image_file_name: text(1),
        command_line: text(2),
        package_full_name: text(2),
        application_id: text(2),
    }
    payloads::registry::wmi_registry::WmiRegistryPtr32 {
        name: text(2),
    }
    payloads::registry::wmi_registry::WmiRegistryPtr64 {
        name: text(2),
    }
    payloads::registry::wmi_txr::WmiTxr {
        hive: text(2),
    }
}

law_choices! {
    etwspec::payloads::scheduler::ci_log_mmcss_start {
        Before5_1,
        CiLogMmcssStart,
    }
    etwspec::payloads::scheduler::ci_log_mmcss_stop {
        Before5_1,
        CiLogMmcssStop,
    }
    etwspec::payloads::scheduler::ci_log_scheduler_event {
        Before5_1,
        CiLogSchedulerEvent,
    }
    etwspec::payloads::scheduler::ci_log_scheduler_sleep {
        Before5_1,
        CiLogSchedulerSleep,
    }
    etwspec::payloads::scheduler::ci_log_scheduler_sleep_response {
        Before5_1,
        CiLogSchedulerSleepResponse,
    }
    etwspec::payloads::scheduler::ci_log_scheduler_wakeup {
        Before5_1,
        CiLogSchedulerWakeup,
    }
    etwspec::payloads::heap::etw_heap_event_common {
        EtwHeapEventCommonPtr32,
        EtwHeapEventCommonPtr64,
    }
    etwspec::payloads::heap::etw_heap_event_rundown {
        EtwHeapEventRundownPtr32,
        EtwHeapEventRundownPtr64,
    }
    etwspec::payloads::heap::etw_heap_event_rundown_range {
        EtwHeapEventRundownRangePtr32,
        EtwHeapEventRundownRangePtr64,
    }
    etwspec::payloads::profile::etw_lbr_entry {
        EtwLbrEntryPtr32,
        EtwLbrEntryPtr64,
    }
    etwspec::payloads::heap::heap_event_commit_decommit {
        HeapEventCommitDecommitPtr32,
        HeapEventCommitDecommitPtr64,
    }
    etwspec::payloads::heap::heap_event_subsegment_alloc_free {
        HeapEventSubsegmentAllocFreePtr32,
        HeapEventSubsegmentAllocFreePtr64,
    }
    etwspec::payloads::heap::heap_range_log {
        HeapRangeLogPtr32,
        HeapRangeLogPtr64,
    }
    etwspec::payloads::profile::lbr_entry {
        LbrEntryPtr32,
        LbrEntryPtr64,
    }
    etwspec::payloads::profile::lbr_trace_event_data {
        LbrTraceEventDataPtr32,
        LbrTraceEventDataPtr64,
    }
    etwspec::payloads::file::perfinfo_fileobject_information {
        PerfinfoFileobjectInformationPtr32,
        PerfinfoFileobjectInformationPtr64,
    }
    etwspec::payloads::file::perfinfo_flt_operation {
        PerfinfoFltOperationPtr32,
        PerfinfoFltOperationPtr64,
    }
    etwspec::payloads::file::perfinfo_flt_operation_status {
        PerfinfoFltOperationStatusPtr32,
        PerfinfoFltOperationStatusPtr64,
    }
    etwspec::payloads::profile::perfinfo_ipi_receive_data {
        V2004Ptr32,
        V2004Ptr64,
        PerfinfoIpiReceiveDataPtr32,
        PerfinfoIpiReceiveDataPtr64,
    }
    etwspec::payloads::profile::perfinfo_ipi_send_data {
        V2004Ptr32,
        V2004Ptr64,
        PerfinfoIpiSendDataPtr32,
        PerfinfoIpiSendDataPtr64,
    }
    etwspec::payloads::memory::perfinfo_kernelmemory_range_usage {
        PerfinfoKernelmemoryRangeUsagePtr32,
        PerfinfoKernelmemoryRangeUsagePtr64,
    }
    etwspec::payloads::memory::perfinfo_memory_information {
        PerfinfoMemoryInformationPtr32,
        PerfinfoMemoryInformationPtr64,
    }
    etwspec::payloads::memory::perfinfo_page_range_identity {
        PerfinfoPageRangeIdentityPtr32,
        PerfinfoPageRangeIdentityPtr64,
    }
    etwspec::payloads::memory::perfinfo_system_memory_information {
        PerfinfoSystemMemoryInformationPtr32,
        PerfinfoSystemMemoryInformationPtr64,
    }
    etwspec::payloads::memory::perfinfo_vad_rotate_info {
        PerfinfoVadRotateInfoPtr32,
        PerfinfoVadRotateInfoPtr64,
    }
    etwspec::payloads::memory::perfinfo_virtual_alloc_xpartition {
        PerfinfoVirtualAllocXpartitionPtr32,
        PerfinfoVirtualAllocXpartitionPtr64,
    }
    etwspec::payloads::memory::perfinfo_workingset_entry {
        PerfinfoWorkingsetEntryPtr32,
        PerfinfoWorkingsetEntryPtr64,
    }
    etwspec::payloads::memory::perfinfo_workingset_information {
        PerfinfoWorkingsetInformationPtr32,
        PerfinfoWorkingsetInformationPtr64,
    }
    etwspec::payloads::image::wmi_imageid_information {
        WmiImageidInformationPtr32,
        WmiImageidInformationPtr64,
    }
    etwspec::payloads::network::wmi_tcpip_v6 {
        WmiTcpipV6Ptr32,
        WmiTcpipV6Ptr64,
    }
    etwspec::payloads::sync::wmi_wait_object_record {
        WmiWaitObjectRecordPtr32,
        WmiWaitObjectRecordPtr64,
    }
}

law_dispatches! {
    payloads::thread::PerfinfoCcswapRecordView, payloads::thread::PerfinfoCcswapRecordKind,
        payloads::thread::PERFINFO_CCSWAP_RECORD_CASES;
}

law_enumerations! {
    payloads::config::ConfigDriveType,
    payloads::trace::DecodingSource,
    payloads::power::DevicePowerState,
    payloads::trace::EventMetadataType,
    payloads::trace::EventSourceManifestFormat,
    payloads::config::EventTraceConfigEventType,
    payloads::file::EventTraceFileEventType,
    payloads::disk::EventTraceIoEventType,
    payloads::memory::EventTraceMemoryEventType,
    payloads::network::EventTraceNetworkEventType,
    payloads::process::EventTraceProcessEventType,
    payloads::registry::EventTraceRegistryEventType,
    payloads::heap::HeapLog,
    payloads::heap::HeapMemorySource,
    payloads::image::ImageIdType,
    payloads::trace::MapValuetype,
    payloads::scheduler::MmcssOpcode,
    payloads::thread::PerfinfoCcswapType,
    payloads::cache::PerfinfoCcExtraWbThread,
    payloads::cache::PerfinfoCcWorkitemType,
    payloads::cache::PerfinfoCcWorkqueue,
    payloads::process::PerfinfoDebugEventReason,
    payloads::profile::PerfinfoDomainChangeEventReason,
    payloads::profile::PerfinfoDynamicTickDisableReason,
    payloads::profile::PerfinfoDynamicTickVetoReason,
    payloads::memory::PerfinfoKernelmemoryUsageType,
    payloads::memory::PerfinfoMemResetInfoType,
    payloads::memory::PerfinfoMmStat,
    payloads::power::PerfinfoPpmIdleVeto,
    payloads::power::PerfinfoPpmPerfStateType,
    payloads::power::PowerAction,
    payloads::power::PowerStateType,
    payloads::config::SystemConfigExType,
    payloads::power::SystemPowerState,
    payloads::config::WinsatType,
    payloads::sync::WmiPushlockAction,
    payloads::sync::WmiQueueAction,
    payloads::sync::WmiResourceAction,
    payloads::sync::WmiSpinlockAcquireMode,
    payloads::sync::WmiWaitMultipleType,
}

law_flags! {
    payloads::profile::EtwDisableKtimer2Flag,
    payloads::image::EtwImageSignature,
    payloads::disk::EtwIoFlag,
    payloads::profile::EtwKtimer2Flag,
    payloads::process::EtwProcessEventFlag,
    payloads::trace::EtwRundownFlag,
    payloads::thread::EtwThreadFlag,
    payloads::profile::EtwTimerFlag,
    payloads::trace::MapFlags,
    payloads::cache::PerfinfoCcFlushData,
    payloads::cache::PerfinfoCcNotify,
    payloads::profile::PerfinfoClockInterruptFlag,
    payloads::file::PerfinfoFileReadWriteFlag,
    payloads::profile::PerfinfoIpiRequest,
    payloads::power::PerfinfoPpmIdleExitFlag,
    payloads::power::PerfinfoPpmIdleFlag,
    payloads::trace::PropertyFlags,
    payloads::alpc::SystemAlpcKw,
    payloads::config::SystemConfigKw,
    payloads::profile::SystemCpuKw,
    payloads::profile::SystemHypervisorKw,
    payloads::profile::SystemInterruptKw,
    payloads::file::SystemIofilterKw,
    payloads::disk::SystemIoKw,
    payloads::sync::SystemLockKw,
    payloads::memory::SystemMemoryKw,
    payloads::object::SystemObjectKw,
    payloads::power::SystemPowerKw,
    payloads::process::SystemProcessKw,
    payloads::profile::SystemProfileKw,
    payloads::registry::SystemRegistryKw,
    payloads::thread::SystemSchedulerKw,
    payloads::profile::SystemSyscallKw,
    payloads::profile::SystemTimerKw,
    payloads::trace::TemplateFlags,
    payloads::scheduler::UmsEtwDirectedSwitchEnd,
    payloads::scheduler::UmsEtwDirectedSwitchStart,
    payloads::scheduler::UmsEtwPark,
}

law_payload_types! {
    etwspec::payloads, 449 layouts;
    AlpcSendMessage payloads::alpc::AlpcSendMessagePayload,
    AlpcUnwait payloads::alpc::AlpcUnwaitPayload,
    AlpcWaitForNewMessage payloads::alpc::AlpcWaitForNewMessagePayload,
    BootRecord payloads::config::BootRecordPayload,
    CmPerfCounters payloads::registry::CmPerfCountersPayload,
    ConfigCodeintegrityRecord payloads::config::ConfigCodeintegrityRecordPayload,
    ConfigDevicefamilyRecord payloads::config::ConfigDevicefamilyRecordPayload,
    ConfigFlightidRecord payloads::config::ConfigFlightidRecordPayload,
    ConfigMachineidRecord payloads::config::ConfigMachineidRecordPayload,
    ContextSwitch payloads::thread::ContextSwitchPayload,
    CpuConfig payloads::config::CpuConfigPayload,
    CritSecCollision payloads::sync::CritSecCollisionPayload,
    CritSecInit payloads::sync::CritSecInitPayload,
    DirectoryEnumeration payloads::file::DirectoryEnumerationPayload,
    DiskFlush payloads::disk::DiskFlushPayload,
    DiskTransfer payloads::disk::DiskTransferPayload,
    DiskTransferInit payloads::disk::DiskTransferInitPayload,
    EtwAntiStarvationBoostEvent payloads::thread::EtwAntiStarvationBoostEventPayload,
    EtwAutoboostClearPriorityFloorEvent payloads::thread::EtwAutoboostClearPriorityFloorEventPayload,
    EtwAutoboostNoEntriesEvent payloads::thread::EtwAutoboostNoEntriesEventPayload,
    EtwAutoboostSetPriorityFloorEvent payloads::thread::EtwAutoboostSetPriorityFloorEventPayload,
    EtwCancelKtimer2Event payloads::profile::EtwCancelKtimer2EventPayload,
    EtwCancelTimerEvent payloads::profile::EtwCancelTimerEventPayload,
    EtwClockConfigurationEvent payloads::profile::EtwClockConfigurationEventPayload,
    EtwClockTimeUpdate payloads::profile::EtwClockTimeUpdatePayload,
    EtwCpuCacheFlushEvent payloads::profile::EtwCpuCacheFlushEventPayload,
    EtwCreateHandleEvent payloads::object::EtwCreateHandleEventPayload,
    EtwCreatedeleteObjectEvent payloads::object::EtwCreatedeleteObjectEventPayload,
    EtwDebugPrintEvent payloads::trace::EtwDebugPrintEventPayload,
    EtwDfssReleaseThreadOnIdle payloads::scheduler::EtwDfssReleaseThreadOnIdlePayload,
    EtwDfssStartNewInterval payloads::scheduler::EtwDfssStartNewIntervalPayload,
    EtwDisableKtimer2Event payloads::profile::EtwDisableKtimer2EventPayload,
    EtwDuplicateHandleEvent payloads::object::EtwDuplicateHandleEventPayload,
    EtwFinalizeKtimer2Event payloads::profile::EtwFinalizeKtimer2EventPayload,
    EtwKernelHeaderExtension logfile::EtwKernelHeaderExtensionPayload,
    EtwKqueueDequeueEvent payloads::thread::EtwKqueueDequeueEventPayload,
    EtwKqueueEnqueueEvent payloads::thread::EtwKqueueEnqueueEventPayload,
    EtwObjectHandleEvent payloads::object::EtwObjectHandleEventPayload,
    EtwObjectTypeEvent payloads::object::EtwObjectTypeEventPayload,
    EtwOpticalioFlushBuffers payloads::disk::EtwOpticalioFlushBuffersPayload,
    EtwOpticalioInit payloads::disk::EtwOpticalioInitPayload,
    EtwOpticalioReadwrite payloads::disk::EtwOpticalioReadwritePayload,
    EtwPartitionInfoExtension payloads::trace::EtwPartitionInfoExtensionPayload,
    EtwPoolEvent payloads::pool::EtwPoolEventPayload,
    EtwPriorityEvent payloads::thread::EtwPriorityEventPayload,
    EtwReadyThreadEvent payloads::thread::EtwReadyThreadEventPayload,
    EtwRefderefObjectEvent payloads::object::EtwRefderefObjectEventPayload,
    EtwRegnotifRegister payloads::registry::EtwRegnotifRegisterPayload,
    EtwSetKtimer2Event payloads::profile::EtwSetKtimer2EventPayload,
    EtwSetTimerEvent payloads::profile::EtwSetTimerEventPayload,
    EtwThreadAffinityEvent payloads::thread::EtwThreadAffinityEventPayload,
    EtwThreadSetNameEvent payloads::thread::EtwThreadSetNameEventPayload,
    EtwTimerExpirationEvent payloads::profile::EtwTimerExpirationEventPayload,
    EtwTimerExpirationStartEvent payloads::profile::EtwTimerExpirationStartEventPayload,
    EtwUmsEventDirectedSwitchEnd payloads::scheduler::EtwUmsEventDirectedSwitchEndPayload,
    EtwUmsEventDirectedSwitchStart payloads::scheduler::EtwUmsEventDirectedSwitchStartPayload,
    EtwUmsEventDisassociate payloads::scheduler::EtwUmsEventDisassociatePayload,
    EtwUmsEventPark payloads::scheduler::EtwUmsEventParkPayload,
    EtwWakeCounterEvent payloads::process::EtwWakeCounterEventPayload,
    EventMetadataEventMapInfo payloads::trace::EventMetadataEventMapInfoPayload,
    FileCreate payloads::file::FileCreatePayload,
    FileInformation payloads::file::FileInformationPayload,
    FileName payloads::file::FileNamePayload,
    FileOperation payloads::file::FileOperationPayload,
    FileTransfer payloads::file::FileTransferPayload,
    HardFault payloads::memory::HardFaultPayload,
    HeaderLastDroppedTimesTypeGroup payloads::trace::HeaderLastDroppedTimesTypeGroupPayload,
    HeaderProviderBinaryPathTypeGroup payloads::trace::HeaderProviderBinaryPathTypeGroupPayload,
    HeapContract payloads::heap::HeapContractPayload,
    HeapEventRange payloads::heap::HeapEventRangePayload,
    HeapEventRangeCreate payloads::heap::HeapEventRangeCreatePayload,
    HeapExpand payloads::heap::HeapExpandPayload,
    HeapRealloc payloads::heap::HeapReallocPayload,
    HeapSnapShot payloads::heap::HeapSnapShotPayload,
    HeapTraceAlloc payloads::heap::HeapTraceAllocPayload,
    HeapTraceCreate payloads::heap::HeapTraceCreatePayload,
    HeapTraceFree payloads::heap::HeapTraceFreePayload,
    HeapTypeGroup1 payloads::heap::HeapTypeGroup1Payload,
    HyperCallPage payloads::image::HyperCallPagePayload,
    ImageIdDeterm payloads::image::ImageIdDetermPayload,
    ImageIdFileVersion payloads::image::ImageIdFileVersionPayload,
    ImageIdInfo payloads::image::ImageIdInfoPayload,
    ImageIdNone payloads::image::ImageIdNonePayload,
    ImageIdPpdb payloads::image::ImageIdPpdbPayload,
    ImageIdRsds payloads::image::ImageIdRsdsPayload,
    ImageLoad payloads::image::ImageLoadPayload,
    Interrupt payloads::profile::InterruptPayload,
    IrqConfig payloads::config::IrqConfigPayload,
    IsrMsi payloads::profile::IsrMsiPayload,
    KernelImageBase payloads::image::KernelImageBasePayload,
    LbrSample payloads::profile::LbrSamplePayload,
    LogicalDiskConfig payloads::config::LogicalDiskConfigPayload,
    LogicalDiskDefrag payloads::config::LogicalDiskDefragPayload,
    NetworkFailure payloads::network::NetworkFailurePayload,
    NicConfig payloads::config::NicConfigPayload,
    OpticalMediaRecord payloads::config::OpticalMediaRecordPayload,
    PageFaultHeapRangeDestroy payloads::heap::PageFaultHeapRangeDestroyPayload,
    PageFaultHeapRangeRundown payloads::heap::PageFaultHeapRangeRundownPayload,
    PerfinfoBatteryLifeInfo payloads::power::PerfinfoBatteryLifeInfoPayload,
    PerfinfoBootPhaseStart payloads::power::PerfinfoBootPhaseStartPayload,
    PerfinfoBootPrefetchInformation payloads::memory::PerfinfoBootPrefetchInformationPayload,
    PerfinfoCcCanWriteFail payloads::cache::PerfinfoCcCanWriteFailPayload,
    PerfinfoCcExtraWbThreadInfo payloads::cache::PerfinfoCcExtraWbThreadInfoPayload,
    PerfinfoCcFlushCache payloads::cache::PerfinfoCcFlushCachePayload,
    PerfinfoCcFlushSection payloads::cache::PerfinfoCcFlushSectionPayload,
    PerfinfoCcLazyWriteScan payloads::cache::PerfinfoCcLazyWriteScanPayload,
    PerfinfoCcLoggedStreamInfo payloads::cache::PerfinfoCcLoggedStreamInfoPayload,
    PerfinfoCcReadAhead payloads::cache::PerfinfoCcReadAheadPayload,
    PerfinfoCcScheduleReadAhead payloads::cache::PerfinfoCcScheduleReadAheadPayload,
    PerfinfoCcWorkitemComplete payloads::cache::PerfinfoCcWorkitemCompletePayload,
    PerfinfoCcWorkitemDequeue payloads::cache::PerfinfoCcWorkitemDequeuePayload,
    PerfinfoCcWorkitemEnqueue payloads::cache::PerfinfoCcWorkitemEnqueuePayload,
    PerfinfoCcswapBuffer payloads::thread::PerfinfoCcswapBufferPayload,
    PerfinfoClockInterruptInformation payloads::profile::PerfinfoClockInterruptInformationPayload,
    PerfinfoDebugEvent payloads::process::PerfinfoDebugEventPayload,
    PerfinfoDpcEnqueueInformation payloads::profile::PerfinfoDpcEnqueueInformationPayload,
    PerfinfoDpcExecutionInformation payloads::profile::PerfinfoDpcExecutionInformationPayload,
    PerfinfoDpcInformation payloads::profile::PerfinfoDpcInformationPayload,
    PerfinfoDriverCompleteRequest payloads::disk::PerfinfoDriverCompleteRequestPayload,
    PerfinfoDriverCompleteRequestRet payloads::disk::PerfinfoDriverCompleteRequestRetPayload,
    PerfinfoDriverCompletionroutine payloads::disk::PerfinfoDriverCompletionroutinePayload,
    PerfinfoDriverMajorfunction payloads::disk::PerfinfoDriverMajorfunctionPayload,
    PerfinfoDriverMajorfunctionRet payloads::disk::PerfinfoDriverMajorfunctionRetPayload,
    PerfinfoExecutiveResourceConfig payloads::sync::PerfinfoExecutiveResourceConfigPayload,
    PerfinfoFileOperationEnd payloads::file::PerfinfoFileOperationEndPayload,
    PerfinfoFilePathOperation payloads::file::PerfinfoFilePathOperationPayload,
    PerfinfoFilenameSameInformation payloads::file::PerfinfoFilenameSameInformationPayload,
    PerfinfoIdleStateChange payloads::power::PerfinfoIdleStateChangePayload,
    PerfinfoImageloadInPagefileInfo payloads::image::PerfinfoImageloadInPagefileInfoPayload,
    PerfinfoIoTimer payloads::profile::PerfinfoIoTimerPayload,
    PerfinfoIpiInformation payloads::profile::PerfinfoIpiInformationPayload,
    PerfinfoMemResetInfo payloads::memory::PerfinfoMemResetInfoPayload,
    PerfinfoPfmappedSectionInformation payloads::memory::PerfinfoPfmappedSectionInformationPayload,
    PerfinfoPfmappedSectionObjectInformation payloads::memory::PerfinfoPfmappedSectionObjectInformationPayload,
    PerfinfoPmcSampleInformation payloads::profile::PerfinfoPmcSampleInformationPayload,
    PerfinfoPoCalibratedPerfcounter payloads::power::PerfinfoPoCalibratedPerfcounterPayload,
    PerfinfoPoNotifyDevice payloads::power::PerfinfoPoNotifyDevicePayload,
    PerfinfoPoNotifyDeviceComplete payloads::power::PerfinfoPoNotifyDeviceCompletePayload,
    PerfinfoPoPostsleep payloads::power::PerfinfoPoPostsleepPayload,
    PerfinfoPoPresleep payloads::power::PerfinfoPoPresleepPayload,
    PerfinfoPoSessionCallout payloads::power::PerfinfoPoSessionCalloutPayload,
    PerfinfoPoSessionCalloutRet payloads::power::PerfinfoPoSessionCalloutRetPayload,
    PerfinfoPpmIdleExitLatency payloads::power::PerfinfoPpmIdleExitLatencyPayload,
    PerfinfoPpmIdleStateChange payloads::power::PerfinfoPpmIdleStateChangePayload,
    PerfinfoPpmIdleStateEnter payloads::power::PerfinfoPpmIdleStateEnterPayload,
    PerfinfoPpmIdleStateExit payloads::power::PerfinfoPpmIdleStateExitPayload,
    PerfinfoPpmPerfStateChange payloads::power::PerfinfoPpmPerfStateChangePayload,
    PerfinfoPpmThermalConstraint payloads::power::PerfinfoPpmThermalConstraintPayload,
    PerfinfoProcessInswap payloads::process::PerfinfoProcessInswapPayload,
    PerfinfoProcessPerfctr payloads::process::PerfinfoProcessPerfctrPayload,
    PerfinfoSampledProfileCache payloads::profile::PerfinfoSampledProfileCachePayload,
    PerfinfoSampledProfileConfig payloads::profile::PerfinfoSampledProfileConfigPayload,
    PerfinfoSampledProfileInformation payloads::profile::PerfinfoSampledProfileInformationPayload,
    PerfinfoSessioncreateInformation payloads::memory::PerfinfoSessioncreateInformationPayload,
    PerfinfoSetDevicesState payloads::power::PerfinfoSetDevicesStatePayload,
    PerfinfoSetDevicesStateRet payloads::power::PerfinfoSetDevicesStateRetPayload,
    PerfinfoSetPowerAction payloads::power::PerfinfoSetPowerActionPayload,
    PerfinfoSetPowerActionRet payloads::power::PerfinfoSetPowerActionRetPayload,
    PerfinfoSpinlockConfig payloads::sync::PerfinfoSpinlockConfigPayload,
    PerfinfoSyscallEnterData payloads::profile::PerfinfoSyscallEnterDataPayload,
    PerfinfoSyscallExitData payloads::profile::PerfinfoSyscallExitDataPayload,
    PerfinfoVirtualAlloc payloads::memory::PerfinfoVirtualAllocPayload,
    PerfinfoYieldProcessorInformation payloads::profile::PerfinfoYieldProcessorInformationPayload,
    PhysicalDiskConfig payloads::config::PhysicalDiskConfigPayload,
    PnpConfig payloads::config::PnpConfigPayload,
    Process payloads::process::ProcessPayload,
    ProcessTerminateTypeGroup1 payloads::process::ProcessTerminateTypeGroup1Payload,
    ProcessorRecord payloads::config::ProcessorRecordPayload,
    Registry payloads::registry::RegistryPayload,
    RegistryConfig payloads::registry::RegistryConfigPayload,
    ReserveBandwidth payloads::thread::ReserveBandwidthPayload,
    ReserveCreate payloads::thread::ReserveCreatePayload,
    ReserveDelete payloads::thread::ReserveDeletePayload,
    ReserveJoinThread payloads::thread::ReserveJoinThreadPayload,
    ReserveLateCount payloads::thread::ReserveLateCountPayload,
    ReserveState payloads::thread::ReserveStatePayload,
    ServiceConfig payloads::config::ServiceConfigPayload,
    SplitIoInfo payloads::disk::SplitIoInfoPayload,
    StackTraceEventData payloads::stack::StackTraceEventDataPayload,
    StackWalkEventData payloads::stack::StackWalkEventDataPayload,
    StackWalkKeyEventData payloads::stack::StackWalkKeyEventDataPayload,
    SystemConfigExBuildInfo payloads::config::SystemConfigExBuildInfoPayload,
    SystemConfigExSystemPaths payloads::config::SystemConfigExSystemPathsPayload,
    SystemConfigExUnknownVolume payloads::config::SystemConfigExUnknownVolumePayload,
    SystemConfigExVolumeMapping payloads::config::SystemConfigExVolumeMappingPayload,
    SystemConfigNetwork payloads::config::SystemConfigNetworkPayload,
    SystemConfigPlatform payloads::config::SystemConfigPlatformPayload,
    Tcp payloads::network::TcpPayload,
    TcpIpTypeGroup3 payloads::network::TcpIpTypeGroup3Payload,
    TcpIpTypeGroup4 payloads::network::TcpIpTypeGroup4Payload,
    Thread payloads::thread::ThreadPayload,
    TpPoolCreateClose payloads::threadpool::TpPoolCreateClosePayload,
    TpThreadSet payloads::threadpool::TpThreadSetPayload,
    TpcbCancel payloads::threadpool::TpcbCancelPayload,
    TpcbDequeue payloads::threadpool::TpcbDequeuePayload,
    TpcbEnqueue payloads::threadpool::TpcbEnqueuePayload,
    TraceEventInfo payloads::trace::TraceEventInfoPayload,
    TraceLogfileHeader logfile::TraceLogfileHeaderPayload,
    Udp payloads::network::UdpPayload,
    VideoRecord payloads::config::VideoRecordPayload,
    VirtualizationRecord payloads::config::VirtualizationRecordPayload,
    WinsatAssessment payloads::config::WinsatAssessmentPayload,
    WmiBuildLab payloads::trace::WmiBuildLabPayload,
    WmiDbgidRsds payloads::trace::WmiDbgidRsdsPayload,
    WmiDelayExecution payloads::sync::WmiDelayExecutionPayload,
    WmiDiskioIoRedirectedInit payloads::disk::WmiDiskioIoRedirectedInitPayload,
    WmiDpiRecord payloads::config::WmiDpiRecordPayload,
    WmiIdeChannelRecord payloads::config::WmiIdeChannelRecordPayload,
    WmiJobAssignProcess payloads::job::WmiJobAssignProcessPayload,
    WmiJobRemoveProcess payloads::job::WmiJobRemoveProcessPayload,
    WmiJobSendNotificationInformation payloads::job::WmiJobSendNotificationInformationPayload,
    WmiJobSetQueryCpuRate payloads::job::WmiJobSetQueryCpuRatePayload,
    WmiJobSetQueryInformation payloads::job::WmiJobSetQueryInformationPayload,
    WmiJobSetQueryNetRate payloads::job::WmiJobSetQueryNetRatePayload,
    WmiPageFault payloads::memory::WmiPageFaultPayload,
    WmiPowerRecord payloads::config::WmiPowerRecordPayload,
    WmiPushlock payloads::sync::WmiPushlockPayload,
    WmiQueue payloads::sync::WmiQueuePayload,
    WmiResource payloads::sync::WmiResourcePayload,
    WmiSpinlock payloads::sync::WmiSpinlockPayload,
    WmiTcpipSendV6 payloads::network::WmiTcpipSendV6Payload,
    WmiUdpV6 payloads::network::WmiUdpV6Payload,
    WmiWaitMultiple payloads::sync::WmiWaitMultiplePayload,
    WmiWaitSingle payloads::sync::WmiWaitSinglePayload,
    WorkerThread payloads::thread::WorkerThreadPayload,
}
