// Generated from spec/structs/ETW_COVERAGE_SAMPLER_PERF_STATS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_COVERAGE_SAMPLER_PERF_STATS in the form of releases 11-21H2+.
#[allow(unused_imports)]
use crate::rt::*;
/// All that a coverage sampler counts of itself.
///
/// In C: `ETW_COVERAGE_SAMPLER_PERF_STATS`, 0x238 bytes. Releases 11-21H2+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONGLONG | `RunTime` |
/// | 0x08 | 0x4 | LONG | `SampleProfile` |
/// | 0x0c | 0x4 | LONG | `SampleCSwitch` |
/// | 0x10 | 0x4 | LONG | `SampleRThread` |
/// | 0x14 | 0x4 | LONG | `SamplePGFault` |
/// | 0x18 | 0x4 | LONG | `CaptureSampleProfile` |
/// | 0x1c | 0x4 | LONG | `CaptureSampleCSwitch` |
/// | 0x20 | 0x4 | LONG | `CaptureSampleRThread` |
/// | 0x24 | 0x4 | LONG | `CaptureSamplePGFault` |
/// | 0x28 | 0x4 | LONG | `CoverageSamplerCreated` |
/// | 0x2c | 0x4 | LONG | `CoverageSamplerDeleted` |
/// | 0x30 | 0x4 | LONG | `CoverageSamplerStarted` |
/// | 0x34 | 0x4 | LONG | `CoverageSamplerPaused` |
/// | 0x38 | 0x4 | LONG | `CoverageSamplerResumed` |
/// | 0x3c | 0x4 | LONG | `CoverageSamplerStopped` |
/// | 0x40 | 0x4 | LONG | `CoverageSamplerQueried` |
/// | 0x44 | 0x4 | LONG | `CoverageSamplerQueryFailNotActive` |
/// | 0x48 | 0x4 | LONG | `SamplesAdded` |
/// | 0x4c | 0x4 | LONG | `SamplesFound` |
/// | 0x50 | 0x4 | LONG | `SamplesDropped` |
/// | 0x54 | 0x4 | LONG | `SamplesMappedUM` |
/// | 0x58 | 0x4 | LONG | `SamplesMappedKM` |
/// | 0x5c | 0x4 | LONG | `SamplesTryMapUM` |
/// | 0x60 | 0x4 | LONG | `SamplesTryMapKM` |
/// | 0x64 | 0x4 | LONG | `SamplesAddedAlreadyMapped` |
/// | 0x68 | 0x4 | LONG | `ModulesTrackedUM` |
/// | 0x6c | 0x4 | LONG | `ModulesMappedUM` |
/// | 0x70 | 0x4 | LONG | `ModulesUnmappedUM` |
/// | 0x74 | 0x4 | LONG | `ModulesTrackedKM` |
/// | 0x78 | 0x4 | LONG | `ModulesMappedKM` |
/// | 0x7c | 0x4 | LONG | `ModulesUnmappedKM` |
/// | 0x80 | 0x4 | LONG | `ModulesCleared` |
/// | 0x84 | 0x4 | LONG | `ModulesPruned` |
/// | 0x88 | 0x4 | LONG | `ModulesPrunedPendingDelete` |
/// | 0x8c | 0x4 | LONG | `ModulesOutOfDatePendingDelete` |
/// | 0x90 | 0x4 | LONG | `ModuleBucketsGrown` |
/// | 0x94 | 0x4 | LONG | `ModuleDebugInfoFailedQuery` |
/// | 0x98 | 0x4 | LONG | `ModuleDebugInfoTooLarge` |
/// | 0x9c | 0x4 | LONG | `ModuleIdHashDuplicate` |
/// | 0xa0 | 0x4 | LONG | `ModuleIdHashConflict` |
/// | 0xa4 | 0x4 | LONG | `ProcessesTracked` |
/// | 0xa8 | 0x4 | LONG | `ProcessesIgnored` |
/// | 0xac | 0x4 | LONG | `ProcessesDeleted` |
/// | 0xb0 | 0x4 | LONG | `CaptureSampleAttempts` |
/// | 0xb4 | 0x4 | LONG | `CaptureSampleSamplingPaused` |
/// | 0xb8 | 0x4 | LONG | `CaptureKernelStack` |
/// | 0xbc | 0x4 | LONG | `CaptureUserStack` |
/// | 0xc0 | 0x4 | LONG | `CaptureIPNotInStack` |
/// | 0xc4 | 0x4 | LONG | `CaptureSampleIdle` |
/// | 0xc8 | 0x4 | LONG | `CaptureUserCheckSystemThread` |
/// | 0xcc | 0x4 | LONG | `CaptureUserCheckNullTeb` |
/// | 0xd0 | 0x4 | LONG | `CaptureUserCheckTerminating` |
/// | 0xd4 | 0x4 | LONG | `CaptureUserCheckSuspended` |
/// | 0xd8 | 0x4 | LONG | `CaptureApcNotInGoodEnvironment` |
/// | 0xdc | 0x4 | LONG | `CaptureRebalanceQueue` |
/// | 0xe0 | 0x4 | LONG | `CaptureRebalance` |
/// | 0xe4 | 0x4 | LONG | `CaptureApc` |
/// | 0xe8 | 0x4 | LONG | `CaptureApcNotAvailable` |
/// | 0xec | 0x4 | LONG | `CaptureApcThreadNotQueueable` |
/// | 0xf0 | 0x4 | LONG | `CaptureApcAlreadyQueued` |
/// | 0xf4 | 0x4 | LONG | `CaptureThreadAlreadySampling` |
/// | 0xf8 | 0x4 | LONG | `CaptureApcQueue` |
/// | 0xfc | 0x4 | LONG | `CaptureApcQueueAtHighIrql` |
/// | 0x100 | 0x4 | LONG | `CaptureApcFailedToQueue` |
/// | 0x104 | 0x4 | LONG | `CaptureApcFailedToQueueAtHighIrql` |
/// | 0x108 | 0x4 | LONG | `CaptureApcFailedToQueueAtHighIrqlNotRunning` |
/// | 0x10c | 0x4 | LONG | `CaptureApcFailedToQueueAtHighIrqlNotApcQueueable` |
/// | 0x110 | 0x4 | LONG | `CaptureApcRundown` |
/// | 0x114 | 0x4 | LONG | `CaptureApcCancel` |
/// | 0x118 | 0x4 | LONG | `CaptureApcCancelFailRemove` |
/// | 0x11c | 0x4 | LONG | `CaptureBufferNotAvailable` |
/// | 0x120 | 0x4 | LONG | `CaptureBufferReleaseEmpty` |
/// | 0x124 | 0x4 | LONG | `CaptureBufferQueued` |
/// | 0x128 | 0x4 | LONG | `CaptureBufferCopied` |
/// | 0x12c | 0x4 | LONG | `CaptureStartFailureCleanup` |
/// | 0x130 | 0x4 | LONG | `SampleBufferNotAvailable` |
/// | 0x134 | 0x4 | LONG | `WorkerWakeUpForCaptureBuffer` |
/// | 0x138 | 0x4 | LONG | `WorkerWakeUpForRebalance` |
/// | 0x13c | 0x4 | LONG | `WorkerProcessCaptureBuffer` |
/// | 0x140 | 0x4 | LONG | `WorkerProcessSampleBuffer` |
/// | 0x144 | 0x4 | LONG | `WorkerProcessFlushBuffer` |
/// | 0x148 | 0x4 | LONG | `StackHashMiss` |
/// | 0x14c | 0x4 | LONG | `StackHashHit` |
/// | 0x150 | 0x4 | LONG | `StackHashHitInHistory` |
/// | 0x154 | 0x4 | LONG | `StackHashSwitchTables` |
/// | 0x158 | 0x4 | LONG | `StackHashCollisionInAdd` |
/// | 0x15c | 0x4 | LONG | `StackHashAddHitLoad` |
/// | 0x160 | 0x4 | LONG | `StackHashAddHitMax` |
/// | 0x164 | 0x4 | LONG | `BloomFilterExceptions` |
/// | 0x168 | 0x4 | LONG | `BloomFilterSet` |
/// | 0x16c | 0x4 | LONG | `BloomFilterOnCreate` |
/// | 0x170 | 0x4 | LONG | `BloomFilterHit` |
/// | 0x174 | 0x4 | LONG | `BloomFilterMiss` |
/// | 0x178 | 0x4 | LONG | `BufferSamplesCopied` |
/// | 0x17c | 0x4 | LONG | `BufferSamplesProcessed` |
/// | 0x180 | 0x4 | LONG | `BufferSamplesAddedToSampler` |
/// | 0x184 | 0x4 | LONG | `BufferAddressesCopied` |
/// | 0x188 | 0x4 | LONG | `BufferAddressesProcessed` |
/// | 0x18c | 0x4 | LONG | `BufferAddressesAddedToSampler` |
/// | 0x190 | 0x4 | LONG | `ReserveFailedAcquireLock` |
/// | 0x194 | 0x4 | LONG | `ReserveCaptureStopped` |
/// | 0x198 | 0x4 | LONG | `ReserveNewBufferSet` |
/// | 0x19c | 0x4 | LONG | `ReserveNewBufferFailed` |
/// | 0x1a0 | 0x4 | LONG | `ReserveNewBufferAllocated` |
/// | 0x1a4 | 0x4 | LONG | `ReserveNewBufferReleased` |
/// | 0x1a8 | 0x4 | LONG | `ReserveSucceeded` |
/// | 0x1ac | 0x4 | LONG | `TableGrew` |
/// | 0x1b0 | 0x4 | LONG | `TableGrow` |
/// | 0x1b4 | 0x4 | LONG | `TableQueued` |
/// | 0x1b8 | 0x4 | LONG | `TableHitInCurrent` |
/// | 0x1bc | 0x4 | LONG | `TableHitInOld` |
/// | 0x1c0 | 0x8 | ULONGLONG | `WorkerKernelRunTime` |
/// | 0x1c8 | 0x8 | ULONGLONG | `WorkerKernelWaitTime` |
/// | 0x1d0 | 0x8 | ULONGLONG | `WorkerKernelTime` |
/// | 0x1d8 | 0x8 | ULONGLONG | `WorkerUserTime` |
/// | 0x1e0 | 0x4 | LONG | `CaptureApcBecauseHighIrql` |
/// | 0x1e4 | 0x4 | LONG | `CaptureApcBecauseApcsDisabled` |
/// | 0x1e8 | 0x4 | LONG | `CaptureApcBecauseNotMmCanThreadFault` |
/// | 0x1ec | 0x4 | LONG | `CaptureApcBecauseActiveFaultInApc` |
/// | 0x1f0 | 0x4 | LONG | `CaptureApcBecauseAttachedProcess` |
/// | 0x1f4 | 0x4 | LONG | `CaptureApcBecauseIsActuallySafe` |
/// | 0x1f8 | 0x4 | LONG | `AllocatedNonPagedCount` |
/// | 0x1fc | 0x4 | LONG | `AllocatedPagedCount` |
/// | 0x200 | 0x4 | LONG | `FreedNonPagedCount` |
/// | 0x204 | 0x4 | LONG | `FreedPagedCount` |
/// | 0x208 | 0x4 | LONG | `AllocationFailure` |
/// | 0x20c | 0x4 | ULONG | `ProfileInterval` |
/// | 0x210 | 0x8 | LARGE_INTEGER | `AllocatedNonPagedSize` |
/// | 0x218 | 0x8 | LARGE_INTEGER | `FreedNonPagedSize` |
/// | 0x220 | 0x8 | LARGE_INTEGER | `AllocatedPagedSize` |
/// | 0x228 | 0x8 | LARGE_INTEGER | `FreedPagedSize` |
/// | 0x230 | 0x4 | ULONG | `MaximumIncrement` |
/// | 0x234 | 0x4 | ULONG | `ProcessorCount` |
///
/// What no source says:
///
/// - Where between 20H2 and the first release of 11 the form changed.
///
/// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_COVERAGE_SAMPLER_PERF_STATS")]
pub struct EtwCoverageSamplerPerfStats {
    /// `ULONGLONG RunTime`, at 0x00.
    pub run_time: u64,
    /// `LONG SampleProfile`, at 0x08.
    pub sample_profile: i32,
    /// `LONG SampleCSwitch`, at 0x0C.
    pub sample_c_switch: i32,
    /// `LONG SampleRThread`, at 0x10.
    pub sample_r_thread: i32,
    /// `LONG SamplePGFault`, at 0x14.
    pub sample_pg_fault: i32,
    /// `LONG CaptureSampleProfile`, at 0x18.
    pub capture_sample_profile: i32,
    /// `LONG CaptureSampleCSwitch`, at 0x1C.
    pub capture_sample_c_switch: i32,
    /// `LONG CaptureSampleRThread`, at 0x20.
    pub capture_sample_r_thread: i32,
    /// `LONG CaptureSamplePGFault`, at 0x24.
    pub capture_sample_pg_fault: i32,
    /// `LONG CoverageSamplerCreated`, at 0x28.
    pub coverage_sampler_created: i32,
    /// `LONG CoverageSamplerDeleted`, at 0x2C.
    pub coverage_sampler_deleted: i32,
    /// `LONG CoverageSamplerStarted`, at 0x30.
    pub coverage_sampler_started: i32,
    /// `LONG CoverageSamplerPaused`, at 0x34.
    pub coverage_sampler_paused: i32,
    /// `LONG CoverageSamplerResumed`, at 0x38.
    pub coverage_sampler_resumed: i32,
    /// `LONG CoverageSamplerStopped`, at 0x3C.
    pub coverage_sampler_stopped: i32,
    /// `LONG CoverageSamplerQueried`, at 0x40.
    pub coverage_sampler_queried: i32,
    /// `LONG CoverageSamplerQueryFailNotActive`, at 0x44.
    pub coverage_sampler_query_fail_not_active: i32,
    /// `LONG SamplesAdded`, at 0x48.
    pub samples_added: i32,
    /// `LONG SamplesFound`, at 0x4C.
    pub samples_found: i32,
    /// `LONG SamplesDropped`, at 0x50.
    pub samples_dropped: i32,
    /// `LONG SamplesMappedUM`, at 0x54.
    pub samples_mapped_um: i32,
    /// `LONG SamplesMappedKM`, at 0x58.
    pub samples_mapped_km: i32,
    /// `LONG SamplesTryMapUM`, at 0x5C.
    pub samples_try_map_um: i32,
    /// `LONG SamplesTryMapKM`, at 0x60.
    pub samples_try_map_km: i32,
    /// `LONG SamplesAddedAlreadyMapped`, at 0x64.
    pub samples_added_already_mapped: i32,
    /// `LONG ModulesTrackedUM`, at 0x68.
    pub modules_tracked_um: i32,
    /// `LONG ModulesMappedUM`, at 0x6C.
    pub modules_mapped_um: i32,
    /// `LONG ModulesUnmappedUM`, at 0x70.
    pub modules_unmapped_um: i32,
    /// `LONG ModulesTrackedKM`, at 0x74.
    pub modules_tracked_km: i32,
    /// `LONG ModulesMappedKM`, at 0x78.
    pub modules_mapped_km: i32,
    /// `LONG ModulesUnmappedKM`, at 0x7C.
    pub modules_unmapped_km: i32,
    /// `LONG ModulesCleared`, at 0x80.
    pub modules_cleared: i32,
    /// `LONG ModulesPruned`, at 0x84.
    pub modules_pruned: i32,
    /// `LONG ModulesPrunedPendingDelete`, at 0x88.
    pub modules_pruned_pending_delete: i32,
    /// `LONG ModulesOutOfDatePendingDelete`, at 0x8C.
    pub modules_out_of_date_pending_delete: i32,
    /// `LONG ModuleBucketsGrown`, at 0x90.
    pub module_buckets_grown: i32,
    /// `LONG ModuleDebugInfoFailedQuery`, at 0x94.
    pub module_debug_info_failed_query: i32,
    /// `LONG ModuleDebugInfoTooLarge`, at 0x98.
    pub module_debug_info_too_large: i32,
    /// `LONG ModuleIdHashDuplicate`, at 0x9C.
    pub module_id_hash_duplicate: i32,
    /// `LONG ModuleIdHashConflict`, at 0xA0.
    pub module_id_hash_conflict: i32,
    /// `LONG ProcessesTracked`, at 0xA4.
    pub processes_tracked: i32,
    /// `LONG ProcessesIgnored`, at 0xA8.
    pub processes_ignored: i32,
    /// `LONG ProcessesDeleted`, at 0xAC.
    pub processes_deleted: i32,
    /// `LONG CaptureSampleAttempts`, at 0xB0.
    pub capture_sample_attempts: i32,
    /// `LONG CaptureSampleSamplingPaused`, at 0xB4.
    pub capture_sample_sampling_paused: i32,
    /// `LONG CaptureKernelStack`, at 0xB8.
    pub capture_kernel_stack: i32,
    /// `LONG CaptureUserStack`, at 0xBC.
    pub capture_user_stack: i32,
    /// `LONG CaptureIPNotInStack`, at 0xC0.
    pub capture_ip_not_in_stack: i32,
    /// `LONG CaptureSampleIdle`, at 0xC4.
    pub capture_sample_idle: i32,
    /// `LONG CaptureUserCheckSystemThread`, at 0xC8.
    pub capture_user_check_system_thread: i32,
    /// `LONG CaptureUserCheckNullTeb`, at 0xCC.
    pub capture_user_check_null_teb: i32,
    /// `LONG CaptureUserCheckTerminating`, at 0xD0.
    pub capture_user_check_terminating: i32,
    /// `LONG CaptureUserCheckSuspended`, at 0xD4.
    pub capture_user_check_suspended: i32,
    /// `LONG CaptureApcNotInGoodEnvironment`, at 0xD8.
    pub capture_apc_not_in_good_environment: i32,
    /// `LONG CaptureRebalanceQueue`, at 0xDC.
    pub capture_rebalance_queue: i32,
    /// `LONG CaptureRebalance`, at 0xE0.
    pub capture_rebalance: i32,
    /// `LONG CaptureApc`, at 0xE4.
    pub capture_apc: i32,
    /// `LONG CaptureApcNotAvailable`, at 0xE8.
    pub capture_apc_not_available: i32,
    /// `LONG CaptureApcThreadNotQueueable`, at 0xEC.
    pub capture_apc_thread_not_queueable: i32,
    /// `LONG CaptureApcAlreadyQueued`, at 0xF0.
    pub capture_apc_already_queued: i32,
    /// `LONG CaptureThreadAlreadySampling`, at 0xF4.
    pub capture_thread_already_sampling: i32,
    /// `LONG CaptureApcQueue`, at 0xF8.
    pub capture_apc_queue: i32,
    /// `LONG CaptureApcQueueAtHighIrql`, at 0xFC.
    pub capture_apc_queue_at_high_irql: i32,
    /// `LONG CaptureApcFailedToQueue`, at 0x100.
    pub capture_apc_failed_to_queue: i32,
    /// `LONG CaptureApcFailedToQueueAtHighIrql`, at 0x104.
    pub capture_apc_failed_to_queue_at_high_irql: i32,
    /// `LONG CaptureApcFailedToQueueAtHighIrqlNotRunning`, at 0x108.
    pub capture_apc_failed_to_queue_at_high_irql_not_running: i32,
    /// `LONG CaptureApcFailedToQueueAtHighIrqlNotApcQueueable`, at 0x10C.
    pub capture_apc_failed_to_queue_at_high_irql_not_apc_queueable: i32,
    /// `LONG CaptureApcRundown`, at 0x110.
    pub capture_apc_rundown: i32,
    /// `LONG CaptureApcCancel`, at 0x114.
    pub capture_apc_cancel: i32,
    /// `LONG CaptureApcCancelFailRemove`, at 0x118.
    pub capture_apc_cancel_fail_remove: i32,
    /// `LONG CaptureBufferNotAvailable`, at 0x11C.
    pub capture_buffer_not_available: i32,
    /// `LONG CaptureBufferReleaseEmpty`, at 0x120.
    pub capture_buffer_release_empty: i32,
    /// `LONG CaptureBufferQueued`, at 0x124.
    pub capture_buffer_queued: i32,
    /// `LONG CaptureBufferCopied`, at 0x128.
    pub capture_buffer_copied: i32,
    /// `LONG CaptureStartFailureCleanup`, at 0x12C.
    pub capture_start_failure_cleanup: i32,
    /// `LONG SampleBufferNotAvailable`, at 0x130.
    pub sample_buffer_not_available: i32,
    /// `LONG WorkerWakeUpForCaptureBuffer`, at 0x134.
    pub worker_wake_up_for_capture_buffer: i32,
    /// `LONG WorkerWakeUpForRebalance`, at 0x138.
    pub worker_wake_up_for_rebalance: i32,
    /// `LONG WorkerProcessCaptureBuffer`, at 0x13C.
    pub worker_process_capture_buffer: i32,
    /// `LONG WorkerProcessSampleBuffer`, at 0x140.
    pub worker_process_sample_buffer: i32,
    /// `LONG WorkerProcessFlushBuffer`, at 0x144.
    pub worker_process_flush_buffer: i32,
    /// `LONG StackHashMiss`, at 0x148.
    pub stack_hash_miss: i32,
    /// `LONG StackHashHit`, at 0x14C.
    pub stack_hash_hit: i32,
    /// `LONG StackHashHitInHistory`, at 0x150.
    pub stack_hash_hit_in_history: i32,
    /// `LONG StackHashSwitchTables`, at 0x154.
    pub stack_hash_switch_tables: i32,
    /// `LONG StackHashCollisionInAdd`, at 0x158.
    pub stack_hash_collision_in_add: i32,
    /// `LONG StackHashAddHitLoad`, at 0x15C.
    pub stack_hash_add_hit_load: i32,
    /// `LONG StackHashAddHitMax`, at 0x160.
    pub stack_hash_add_hit_max: i32,
    /// `LONG BloomFilterExceptions`, at 0x164.
    pub bloom_filter_exceptions: i32,
    /// `LONG BloomFilterSet`, at 0x168.
    pub bloom_filter_set: i32,
    /// `LONG BloomFilterOnCreate`, at 0x16C.
    pub bloom_filter_on_create: i32,
    /// `LONG BloomFilterHit`, at 0x170.
    pub bloom_filter_hit: i32,
    /// `LONG BloomFilterMiss`, at 0x174.
    pub bloom_filter_miss: i32,
    /// `LONG BufferSamplesCopied`, at 0x178.
    pub buffer_samples_copied: i32,
    /// `LONG BufferSamplesProcessed`, at 0x17C.
    pub buffer_samples_processed: i32,
    /// `LONG BufferSamplesAddedToSampler`, at 0x180.
    pub buffer_samples_added_to_sampler: i32,
    /// `LONG BufferAddressesCopied`, at 0x184.
    pub buffer_addresses_copied: i32,
    /// `LONG BufferAddressesProcessed`, at 0x188.
    pub buffer_addresses_processed: i32,
    /// `LONG BufferAddressesAddedToSampler`, at 0x18C.
    pub buffer_addresses_added_to_sampler: i32,
    /// `LONG ReserveFailedAcquireLock`, at 0x190.
    pub reserve_failed_acquire_lock: i32,
    /// `LONG ReserveCaptureStopped`, at 0x194.
    pub reserve_capture_stopped: i32,
    /// `LONG ReserveNewBufferSet`, at 0x198.
    pub reserve_new_buffer_set: i32,
    /// `LONG ReserveNewBufferFailed`, at 0x19C.
    pub reserve_new_buffer_failed: i32,
    /// `LONG ReserveNewBufferAllocated`, at 0x1A0.
    pub reserve_new_buffer_allocated: i32,
    /// `LONG ReserveNewBufferReleased`, at 0x1A4.
    pub reserve_new_buffer_released: i32,
    /// `LONG ReserveSucceeded`, at 0x1A8.
    pub reserve_succeeded: i32,
    /// `LONG TableGrew`, at 0x1AC.
    pub table_grew: i32,
    /// `LONG TableGrow`, at 0x1B0.
    pub table_grow: i32,
    /// `LONG TableQueued`, at 0x1B4.
    pub table_queued: i32,
    /// `LONG TableHitInCurrent`, at 0x1B8.
    pub table_hit_in_current: i32,
    /// `LONG TableHitInOld`, at 0x1BC.
    pub table_hit_in_old: i32,
    /// `ULONGLONG WorkerKernelRunTime`, at 0x1C0.
    pub worker_kernel_run_time: u64,
    /// `ULONGLONG WorkerKernelWaitTime`, at 0x1C8.
    pub worker_kernel_wait_time: u64,
    /// `ULONGLONG WorkerKernelTime`, at 0x1D0.
    pub worker_kernel_time: u64,
    /// `ULONGLONG WorkerUserTime`, at 0x1D8.
    pub worker_user_time: u64,
    /// `LONG CaptureApcBecauseHighIrql`, at 0x1E0.
    pub capture_apc_because_high_irql: i32,
    /// `LONG CaptureApcBecauseApcsDisabled`, at 0x1E4.
    pub capture_apc_because_apcs_disabled: i32,
    /// `LONG CaptureApcBecauseNotMmCanThreadFault`, at 0x1E8.
    pub capture_apc_because_not_mm_can_thread_fault: i32,
    /// `LONG CaptureApcBecauseActiveFaultInApc`, at 0x1EC.
    pub capture_apc_because_active_fault_in_apc: i32,
    /// `LONG CaptureApcBecauseAttachedProcess`, at 0x1F0.
    pub capture_apc_because_attached_process: i32,
    /// `LONG CaptureApcBecauseIsActuallySafe`, at 0x1F4.
    pub capture_apc_because_is_actually_safe: i32,
    /// `LONG AllocatedNonPagedCount`, at 0x1F8.
    pub allocated_non_paged_count: i32,
    /// `LONG AllocatedPagedCount`, at 0x1FC.
    pub allocated_paged_count: i32,
    /// `LONG FreedNonPagedCount`, at 0x200.
    pub freed_non_paged_count: i32,
    /// `LONG FreedPagedCount`, at 0x204.
    pub freed_paged_count: i32,
    /// `LONG AllocationFailure`, at 0x208.
    pub allocation_failure: i32,
    /// `ULONG ProfileInterval`, at 0x20C.
    pub profile_interval: u32,
    /// `LARGE_INTEGER AllocatedNonPagedSize`, at 0x210.
    pub allocated_non_paged_size: i64,
    /// `LARGE_INTEGER FreedNonPagedSize`, at 0x218.
    pub freed_non_paged_size: i64,
    /// `LARGE_INTEGER AllocatedPagedSize`, at 0x220.
    pub allocated_paged_size: i64,
    /// `LARGE_INTEGER FreedPagedSize`, at 0x228.
    pub freed_paged_size: i64,
    /// `ULONG MaximumIncrement`, at 0x230.
    pub maximum_increment: u32,
    /// `ULONG ProcessorCount`, at 0x234.
    pub processor_count: u32,
}
impl EtwCoverageSamplerPerfStats {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 568]) -> Self {
        Self {
            run_time: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            sample_profile: i32::from_le_bytes(get::<8, 4, _>(bytes)),
            sample_c_switch: i32::from_le_bytes(get::<12, 4, _>(bytes)),
            sample_r_thread: i32::from_le_bytes(get::<16, 4, _>(bytes)),
            sample_pg_fault: i32::from_le_bytes(get::<20, 4, _>(bytes)),
            capture_sample_profile: i32::from_le_bytes(get::<24, 4, _>(bytes)),
            capture_sample_c_switch: i32::from_le_bytes(get::<28, 4, _>(bytes)),
            capture_sample_r_thread: i32::from_le_bytes(get::<32, 4, _>(bytes)),
            capture_sample_pg_fault: i32::from_le_bytes(get::<36, 4, _>(bytes)),
            coverage_sampler_created: i32::from_le_bytes(get::<40, 4, _>(bytes)),
            coverage_sampler_deleted: i32::from_le_bytes(get::<44, 4, _>(bytes)),
            coverage_sampler_started: i32::from_le_bytes(get::<48, 4, _>(bytes)),
            coverage_sampler_paused: i32::from_le_bytes(get::<52, 4, _>(bytes)),
            coverage_sampler_resumed: i32::from_le_bytes(get::<56, 4, _>(bytes)),
            coverage_sampler_stopped: i32::from_le_bytes(get::<60, 4, _>(bytes)),
            coverage_sampler_queried: i32::from_le_bytes(get::<64, 4, _>(bytes)),
            coverage_sampler_query_fail_not_active: i32::from_le_bytes(
                get::<68, 4, _>(bytes),
            ),
            samples_added: i32::from_le_bytes(get::<72, 4, _>(bytes)),
            samples_found: i32::from_le_bytes(get::<76, 4, _>(bytes)),
            samples_dropped: i32::from_le_bytes(get::<80, 4, _>(bytes)),
            samples_mapped_um: i32::from_le_bytes(get::<84, 4, _>(bytes)),
            samples_mapped_km: i32::from_le_bytes(get::<88, 4, _>(bytes)),
            samples_try_map_um: i32::from_le_bytes(get::<92, 4, _>(bytes)),
            samples_try_map_km: i32::from_le_bytes(get::<96, 4, _>(bytes)),
            samples_added_already_mapped: i32::from_le_bytes(get::<100, 4, _>(bytes)),
            modules_tracked_um: i32::from_le_bytes(get::<104, 4, _>(bytes)),
            modules_mapped_um: i32::from_le_bytes(get::<108, 4, _>(bytes)),
            modules_unmapped_um: i32::from_le_bytes(get::<112, 4, _>(bytes)),
            modules_tracked_km: i32::from_le_bytes(get::<116, 4, _>(bytes)),
            modules_mapped_km: i32::from_le_bytes(get::<120, 4, _>(bytes)),
            modules_unmapped_km: i32::from_le_bytes(get::<124, 4, _>(bytes)),
            modules_cleared: i32::from_le_bytes(get::<128, 4, _>(bytes)),
            modules_pruned: i32::from_le_bytes(get::<132, 4, _>(bytes)),
            modules_pruned_pending_delete: i32::from_le_bytes(get::<136, 4, _>(bytes)),
            modules_out_of_date_pending_delete: i32::from_le_bytes(
                get::<140, 4, _>(bytes),
            ),
            module_buckets_grown: i32::from_le_bytes(get::<144, 4, _>(bytes)),
            module_debug_info_failed_query: i32::from_le_bytes(get::<148, 4, _>(bytes)),
            module_debug_info_too_large: i32::from_le_bytes(get::<152, 4, _>(bytes)),
            module_id_hash_duplicate: i32::from_le_bytes(get::<156, 4, _>(bytes)),
            module_id_hash_conflict: i32::from_le_bytes(get::<160, 4, _>(bytes)),
            processes_tracked: i32::from_le_bytes(get::<164, 4, _>(bytes)),
            processes_ignored: i32::from_le_bytes(get::<168, 4, _>(bytes)),
            processes_deleted: i32::from_le_bytes(get::<172, 4, _>(bytes)),
            capture_sample_attempts: i32::from_le_bytes(get::<176, 4, _>(bytes)),
            capture_sample_sampling_paused: i32::from_le_bytes(get::<180, 4, _>(bytes)),
            capture_kernel_stack: i32::from_le_bytes(get::<184, 4, _>(bytes)),
            capture_user_stack: i32::from_le_bytes(get::<188, 4, _>(bytes)),
            capture_ip_not_in_stack: i32::from_le_bytes(get::<192, 4, _>(bytes)),
            capture_sample_idle: i32::from_le_bytes(get::<196, 4, _>(bytes)),
            capture_user_check_system_thread: i32::from_le_bytes(
                get::<200, 4, _>(bytes),
            ),
            capture_user_check_null_teb: i32::from_le_bytes(get::<204, 4, _>(bytes)),
            capture_user_check_terminating: i32::from_le_bytes(get::<208, 4, _>(bytes)),
            capture_user_check_suspended: i32::from_le_bytes(get::<212, 4, _>(bytes)),
            capture_apc_not_in_good_environment: i32::from_le_bytes(
                get::<216, 4, _>(bytes),
            ),
            capture_rebalance_queue: i32::from_le_bytes(get::<220, 4, _>(bytes)),
            capture_rebalance: i32::from_le_bytes(get::<224, 4, _>(bytes)),
            capture_apc: i32::from_le_bytes(get::<228, 4, _>(bytes)),
            capture_apc_not_available: i32::from_le_bytes(get::<232, 4, _>(bytes)),
            capture_apc_thread_not_queueable: i32::from_le_bytes(
                get::<236, 4, _>(bytes),
            ),
            capture_apc_already_queued: i32::from_le_bytes(get::<240, 4, _>(bytes)),
            capture_thread_already_sampling: i32::from_le_bytes(get::<244, 4, _>(bytes)),
            capture_apc_queue: i32::from_le_bytes(get::<248, 4, _>(bytes)),
            capture_apc_queue_at_high_irql: i32::from_le_bytes(get::<252, 4, _>(bytes)),
            capture_apc_failed_to_queue: i32::from_le_bytes(get::<256, 4, _>(bytes)),
            capture_apc_failed_to_queue_at_high_irql: i32::from_le_bytes(
                get::<260, 4, _>(bytes),
            ),
            capture_apc_failed_to_queue_at_high_irql_not_running: i32::from_le_bytes(
                get::<264, 4, _>(bytes),
            ),
            capture_apc_failed_to_queue_at_high_irql_not_apc_queueable: i32::from_le_bytes(
                get::<268, 4, _>(bytes),
            ),
            capture_apc_rundown: i32::from_le_bytes(get::<272, 4, _>(bytes)),
            capture_apc_cancel: i32::from_le_bytes(get::<276, 4, _>(bytes)),
            capture_apc_cancel_fail_remove: i32::from_le_bytes(get::<280, 4, _>(bytes)),
            capture_buffer_not_available: i32::from_le_bytes(get::<284, 4, _>(bytes)),
            capture_buffer_release_empty: i32::from_le_bytes(get::<288, 4, _>(bytes)),
            capture_buffer_queued: i32::from_le_bytes(get::<292, 4, _>(bytes)),
            capture_buffer_copied: i32::from_le_bytes(get::<296, 4, _>(bytes)),
            capture_start_failure_cleanup: i32::from_le_bytes(get::<300, 4, _>(bytes)),
            sample_buffer_not_available: i32::from_le_bytes(get::<304, 4, _>(bytes)),
            worker_wake_up_for_capture_buffer: i32::from_le_bytes(
                get::<308, 4, _>(bytes),
            ),
            worker_wake_up_for_rebalance: i32::from_le_bytes(get::<312, 4, _>(bytes)),
            worker_process_capture_buffer: i32::from_le_bytes(get::<316, 4, _>(bytes)),
            worker_process_sample_buffer: i32::from_le_bytes(get::<320, 4, _>(bytes)),
            worker_process_flush_buffer: i32::from_le_bytes(get::<324, 4, _>(bytes)),
            stack_hash_miss: i32::from_le_bytes(get::<328, 4, _>(bytes)),
            stack_hash_hit: i32::from_le_bytes(get::<332, 4, _>(bytes)),
            stack_hash_hit_in_history: i32::from_le_bytes(get::<336, 4, _>(bytes)),
            stack_hash_switch_tables: i32::from_le_bytes(get::<340, 4, _>(bytes)),
            stack_hash_collision_in_add: i32::from_le_bytes(get::<344, 4, _>(bytes)),
            stack_hash_add_hit_load: i32::from_le_bytes(get::<348, 4, _>(bytes)),
            stack_hash_add_hit_max: i32::from_le_bytes(get::<352, 4, _>(bytes)),
            bloom_filter_exceptions: i32::from_le_bytes(get::<356, 4, _>(bytes)),
            bloom_filter_set: i32::from_le_bytes(get::<360, 4, _>(bytes)),
            bloom_filter_on_create: i32::from_le_bytes(get::<364, 4, _>(bytes)),
            bloom_filter_hit: i32::from_le_bytes(get::<368, 4, _>(bytes)),
            bloom_filter_miss: i32::from_le_bytes(get::<372, 4, _>(bytes)),
            buffer_samples_copied: i32::from_le_bytes(get::<376, 4, _>(bytes)),
            buffer_samples_processed: i32::from_le_bytes(get::<380, 4, _>(bytes)),
            buffer_samples_added_to_sampler: i32::from_le_bytes(get::<384, 4, _>(bytes)),
            buffer_addresses_copied: i32::from_le_bytes(get::<388, 4, _>(bytes)),
            buffer_addresses_processed: i32::from_le_bytes(get::<392, 4, _>(bytes)),
            buffer_addresses_added_to_sampler: i32::from_le_bytes(
                get::<396, 4, _>(bytes),
            ),
            reserve_failed_acquire_lock: i32::from_le_bytes(get::<400, 4, _>(bytes)),
            reserve_capture_stopped: i32::from_le_bytes(get::<404, 4, _>(bytes)),
            reserve_new_buffer_set: i32::from_le_bytes(get::<408, 4, _>(bytes)),
            reserve_new_buffer_failed: i32::from_le_bytes(get::<412, 4, _>(bytes)),
            reserve_new_buffer_allocated: i32::from_le_bytes(get::<416, 4, _>(bytes)),
            reserve_new_buffer_released: i32::from_le_bytes(get::<420, 4, _>(bytes)),
            reserve_succeeded: i32::from_le_bytes(get::<424, 4, _>(bytes)),
            table_grew: i32::from_le_bytes(get::<428, 4, _>(bytes)),
            table_grow: i32::from_le_bytes(get::<432, 4, _>(bytes)),
            table_queued: i32::from_le_bytes(get::<436, 4, _>(bytes)),
            table_hit_in_current: i32::from_le_bytes(get::<440, 4, _>(bytes)),
            table_hit_in_old: i32::from_le_bytes(get::<444, 4, _>(bytes)),
            worker_kernel_run_time: u64::from_le_bytes(get::<448, 8, _>(bytes)),
            worker_kernel_wait_time: u64::from_le_bytes(get::<456, 8, _>(bytes)),
            worker_kernel_time: u64::from_le_bytes(get::<464, 8, _>(bytes)),
            worker_user_time: u64::from_le_bytes(get::<472, 8, _>(bytes)),
            capture_apc_because_high_irql: i32::from_le_bytes(get::<480, 4, _>(bytes)),
            capture_apc_because_apcs_disabled: i32::from_le_bytes(
                get::<484, 4, _>(bytes),
            ),
            capture_apc_because_not_mm_can_thread_fault: i32::from_le_bytes(
                get::<488, 4, _>(bytes),
            ),
            capture_apc_because_active_fault_in_apc: i32::from_le_bytes(
                get::<492, 4, _>(bytes),
            ),
            capture_apc_because_attached_process: i32::from_le_bytes(
                get::<496, 4, _>(bytes),
            ),
            capture_apc_because_is_actually_safe: i32::from_le_bytes(
                get::<500, 4, _>(bytes),
            ),
            allocated_non_paged_count: i32::from_le_bytes(get::<504, 4, _>(bytes)),
            allocated_paged_count: i32::from_le_bytes(get::<508, 4, _>(bytes)),
            freed_non_paged_count: i32::from_le_bytes(get::<512, 4, _>(bytes)),
            freed_paged_count: i32::from_le_bytes(get::<516, 4, _>(bytes)),
            allocation_failure: i32::from_le_bytes(get::<520, 4, _>(bytes)),
            profile_interval: u32::from_le_bytes(get::<524, 4, _>(bytes)),
            allocated_non_paged_size: i64::from_le_bytes(get::<528, 8, _>(bytes)),
            freed_non_paged_size: i64::from_le_bytes(get::<536, 8, _>(bytes)),
            allocated_paged_size: i64::from_le_bytes(get::<544, 8, _>(bytes)),
            freed_paged_size: i64::from_le_bytes(get::<552, 8, _>(bytes)),
            maximum_increment: u32::from_le_bytes(get::<560, 4, _>(bytes)),
            processor_count: u32::from_le_bytes(get::<564, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 568] {
        let mut bytes = [0; 568];
        put::<0, 8, _>(&mut bytes, self.run_time.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.sample_profile.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.sample_c_switch.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.sample_r_thread.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.sample_pg_fault.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.capture_sample_profile.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.capture_sample_c_switch.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.capture_sample_r_thread.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.capture_sample_pg_fault.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.coverage_sampler_created.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.coverage_sampler_deleted.to_le_bytes());
        put::<48, 4, _>(&mut bytes, self.coverage_sampler_started.to_le_bytes());
        put::<52, 4, _>(&mut bytes, self.coverage_sampler_paused.to_le_bytes());
        put::<56, 4, _>(&mut bytes, self.coverage_sampler_resumed.to_le_bytes());
        put::<60, 4, _>(&mut bytes, self.coverage_sampler_stopped.to_le_bytes());
        put::<64, 4, _>(&mut bytes, self.coverage_sampler_queried.to_le_bytes());
        put::<
            68,
            4,
            _,
        >(&mut bytes, self.coverage_sampler_query_fail_not_active.to_le_bytes());
        put::<72, 4, _>(&mut bytes, self.samples_added.to_le_bytes());
        put::<76, 4, _>(&mut bytes, self.samples_found.to_le_bytes());
        put::<80, 4, _>(&mut bytes, self.samples_dropped.to_le_bytes());
        put::<84, 4, _>(&mut bytes, self.samples_mapped_um.to_le_bytes());
        put::<88, 4, _>(&mut bytes, self.samples_mapped_km.to_le_bytes());
        put::<92, 4, _>(&mut bytes, self.samples_try_map_um.to_le_bytes());
        put::<96, 4, _>(&mut bytes, self.samples_try_map_km.to_le_bytes());
        put::<100, 4, _>(&mut bytes, self.samples_added_already_mapped.to_le_bytes());
        put::<104, 4, _>(&mut bytes, self.modules_tracked_um.to_le_bytes());
        put::<108, 4, _>(&mut bytes, self.modules_mapped_um.to_le_bytes());
        put::<112, 4, _>(&mut bytes, self.modules_unmapped_um.to_le_bytes());
        put::<116, 4, _>(&mut bytes, self.modules_tracked_km.to_le_bytes());
        put::<120, 4, _>(&mut bytes, self.modules_mapped_km.to_le_bytes());
        put::<124, 4, _>(&mut bytes, self.modules_unmapped_km.to_le_bytes());
        put::<128, 4, _>(&mut bytes, self.modules_cleared.to_le_bytes());
        put::<132, 4, _>(&mut bytes, self.modules_pruned.to_le_bytes());
        put::<136, 4, _>(&mut bytes, self.modules_pruned_pending_delete.to_le_bytes());
        put::<
            140,
            4,
            _,
        >(&mut bytes, self.modules_out_of_date_pending_delete.to_le_bytes());
        put::<144, 4, _>(&mut bytes, self.module_buckets_grown.to_le_bytes());
        put::<148, 4, _>(&mut bytes, self.module_debug_info_failed_query.to_le_bytes());
        put::<152, 4, _>(&mut bytes, self.module_debug_info_too_large.to_le_bytes());
        put::<156, 4, _>(&mut bytes, self.module_id_hash_duplicate.to_le_bytes());
        put::<160, 4, _>(&mut bytes, self.module_id_hash_conflict.to_le_bytes());
        put::<164, 4, _>(&mut bytes, self.processes_tracked.to_le_bytes());
        put::<168, 4, _>(&mut bytes, self.processes_ignored.to_le_bytes());
        put::<172, 4, _>(&mut bytes, self.processes_deleted.to_le_bytes());
        put::<176, 4, _>(&mut bytes, self.capture_sample_attempts.to_le_bytes());
        put::<180, 4, _>(&mut bytes, self.capture_sample_sampling_paused.to_le_bytes());
        put::<184, 4, _>(&mut bytes, self.capture_kernel_stack.to_le_bytes());
        put::<188, 4, _>(&mut bytes, self.capture_user_stack.to_le_bytes());
        put::<192, 4, _>(&mut bytes, self.capture_ip_not_in_stack.to_le_bytes());
        put::<196, 4, _>(&mut bytes, self.capture_sample_idle.to_le_bytes());
        put::<
            200,
            4,
            _,
        >(&mut bytes, self.capture_user_check_system_thread.to_le_bytes());
        put::<204, 4, _>(&mut bytes, self.capture_user_check_null_teb.to_le_bytes());
        put::<208, 4, _>(&mut bytes, self.capture_user_check_terminating.to_le_bytes());
        put::<212, 4, _>(&mut bytes, self.capture_user_check_suspended.to_le_bytes());
        put::<
            216,
            4,
            _,
        >(&mut bytes, self.capture_apc_not_in_good_environment.to_le_bytes());
        put::<220, 4, _>(&mut bytes, self.capture_rebalance_queue.to_le_bytes());
        put::<224, 4, _>(&mut bytes, self.capture_rebalance.to_le_bytes());
        put::<228, 4, _>(&mut bytes, self.capture_apc.to_le_bytes());
        put::<232, 4, _>(&mut bytes, self.capture_apc_not_available.to_le_bytes());
        put::<
            236,
            4,
            _,
        >(&mut bytes, self.capture_apc_thread_not_queueable.to_le_bytes());
        put::<240, 4, _>(&mut bytes, self.capture_apc_already_queued.to_le_bytes());
        put::<244, 4, _>(&mut bytes, self.capture_thread_already_sampling.to_le_bytes());
        put::<248, 4, _>(&mut bytes, self.capture_apc_queue.to_le_bytes());
        put::<252, 4, _>(&mut bytes, self.capture_apc_queue_at_high_irql.to_le_bytes());
        put::<256, 4, _>(&mut bytes, self.capture_apc_failed_to_queue.to_le_bytes());
        put::<
            260,
            4,
            _,
        >(&mut bytes, self.capture_apc_failed_to_queue_at_high_irql.to_le_bytes());
        put::<
            264,
            4,
            _,
        >(
            &mut bytes,
            self.capture_apc_failed_to_queue_at_high_irql_not_running.to_le_bytes(),
        );
        put::<
            268,
            4,
            _,
        >(
            &mut bytes,
            self.capture_apc_failed_to_queue_at_high_irql_not_apc_queueable.to_le_bytes(),
        );
        put::<272, 4, _>(&mut bytes, self.capture_apc_rundown.to_le_bytes());
        put::<276, 4, _>(&mut bytes, self.capture_apc_cancel.to_le_bytes());
        put::<280, 4, _>(&mut bytes, self.capture_apc_cancel_fail_remove.to_le_bytes());
        put::<284, 4, _>(&mut bytes, self.capture_buffer_not_available.to_le_bytes());
        put::<288, 4, _>(&mut bytes, self.capture_buffer_release_empty.to_le_bytes());
        put::<292, 4, _>(&mut bytes, self.capture_buffer_queued.to_le_bytes());
        put::<296, 4, _>(&mut bytes, self.capture_buffer_copied.to_le_bytes());
        put::<300, 4, _>(&mut bytes, self.capture_start_failure_cleanup.to_le_bytes());
        put::<304, 4, _>(&mut bytes, self.sample_buffer_not_available.to_le_bytes());
        put::<
            308,
            4,
            _,
        >(&mut bytes, self.worker_wake_up_for_capture_buffer.to_le_bytes());
        put::<312, 4, _>(&mut bytes, self.worker_wake_up_for_rebalance.to_le_bytes());
        put::<316, 4, _>(&mut bytes, self.worker_process_capture_buffer.to_le_bytes());
        put::<320, 4, _>(&mut bytes, self.worker_process_sample_buffer.to_le_bytes());
        put::<324, 4, _>(&mut bytes, self.worker_process_flush_buffer.to_le_bytes());
        put::<328, 4, _>(&mut bytes, self.stack_hash_miss.to_le_bytes());
        put::<332, 4, _>(&mut bytes, self.stack_hash_hit.to_le_bytes());
        put::<336, 4, _>(&mut bytes, self.stack_hash_hit_in_history.to_le_bytes());
        put::<340, 4, _>(&mut bytes, self.stack_hash_switch_tables.to_le_bytes());
        put::<344, 4, _>(&mut bytes, self.stack_hash_collision_in_add.to_le_bytes());
        put::<348, 4, _>(&mut bytes, self.stack_hash_add_hit_load.to_le_bytes());
        put::<352, 4, _>(&mut bytes, self.stack_hash_add_hit_max.to_le_bytes());
        put::<356, 4, _>(&mut bytes, self.bloom_filter_exceptions.to_le_bytes());
        put::<360, 4, _>(&mut bytes, self.bloom_filter_set.to_le_bytes());
        put::<364, 4, _>(&mut bytes, self.bloom_filter_on_create.to_le_bytes());
        put::<368, 4, _>(&mut bytes, self.bloom_filter_hit.to_le_bytes());
        put::<372, 4, _>(&mut bytes, self.bloom_filter_miss.to_le_bytes());
        put::<376, 4, _>(&mut bytes, self.buffer_samples_copied.to_le_bytes());
        put::<380, 4, _>(&mut bytes, self.buffer_samples_processed.to_le_bytes());
        put::<384, 4, _>(&mut bytes, self.buffer_samples_added_to_sampler.to_le_bytes());
        put::<388, 4, _>(&mut bytes, self.buffer_addresses_copied.to_le_bytes());
        put::<392, 4, _>(&mut bytes, self.buffer_addresses_processed.to_le_bytes());
        put::<
            396,
            4,
            _,
        >(&mut bytes, self.buffer_addresses_added_to_sampler.to_le_bytes());
        put::<400, 4, _>(&mut bytes, self.reserve_failed_acquire_lock.to_le_bytes());
        put::<404, 4, _>(&mut bytes, self.reserve_capture_stopped.to_le_bytes());
        put::<408, 4, _>(&mut bytes, self.reserve_new_buffer_set.to_le_bytes());
        put::<412, 4, _>(&mut bytes, self.reserve_new_buffer_failed.to_le_bytes());
        put::<416, 4, _>(&mut bytes, self.reserve_new_buffer_allocated.to_le_bytes());
        put::<420, 4, _>(&mut bytes, self.reserve_new_buffer_released.to_le_bytes());
        put::<424, 4, _>(&mut bytes, self.reserve_succeeded.to_le_bytes());
        put::<428, 4, _>(&mut bytes, self.table_grew.to_le_bytes());
        put::<432, 4, _>(&mut bytes, self.table_grow.to_le_bytes());
        put::<436, 4, _>(&mut bytes, self.table_queued.to_le_bytes());
        put::<440, 4, _>(&mut bytes, self.table_hit_in_current.to_le_bytes());
        put::<444, 4, _>(&mut bytes, self.table_hit_in_old.to_le_bytes());
        put::<448, 8, _>(&mut bytes, self.worker_kernel_run_time.to_le_bytes());
        put::<456, 8, _>(&mut bytes, self.worker_kernel_wait_time.to_le_bytes());
        put::<464, 8, _>(&mut bytes, self.worker_kernel_time.to_le_bytes());
        put::<472, 8, _>(&mut bytes, self.worker_user_time.to_le_bytes());
        put::<480, 4, _>(&mut bytes, self.capture_apc_because_high_irql.to_le_bytes());
        put::<
            484,
            4,
            _,
        >(&mut bytes, self.capture_apc_because_apcs_disabled.to_le_bytes());
        put::<
            488,
            4,
            _,
        >(&mut bytes, self.capture_apc_because_not_mm_can_thread_fault.to_le_bytes());
        put::<
            492,
            4,
            _,
        >(&mut bytes, self.capture_apc_because_active_fault_in_apc.to_le_bytes());
        put::<
            496,
            4,
            _,
        >(&mut bytes, self.capture_apc_because_attached_process.to_le_bytes());
        put::<
            500,
            4,
            _,
        >(&mut bytes, self.capture_apc_because_is_actually_safe.to_le_bytes());
        put::<504, 4, _>(&mut bytes, self.allocated_non_paged_count.to_le_bytes());
        put::<508, 4, _>(&mut bytes, self.allocated_paged_count.to_le_bytes());
        put::<512, 4, _>(&mut bytes, self.freed_non_paged_count.to_le_bytes());
        put::<516, 4, _>(&mut bytes, self.freed_paged_count.to_le_bytes());
        put::<520, 4, _>(&mut bytes, self.allocation_failure.to_le_bytes());
        put::<524, 4, _>(&mut bytes, self.profile_interval.to_le_bytes());
        put::<528, 8, _>(&mut bytes, self.allocated_non_paged_size.to_le_bytes());
        put::<536, 8, _>(&mut bytes, self.freed_non_paged_size.to_le_bytes());
        put::<544, 8, _>(&mut bytes, self.allocated_paged_size.to_le_bytes());
        put::<552, 8, _>(&mut bytes, self.freed_paged_size.to_le_bytes());
        put::<560, 4, _>(&mut bytes, self.maximum_increment.to_le_bytes());
        put::<564, 4, _>(&mut bytes, self.processor_count.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_coverage_sampler_perf_stats::V11_21H2;
}
fixed_record!(
    EtwCoverageSamplerPerfStats, EtwCoverageSamplerPerfStatsView, 568,
    "ETW_COVERAGE_SAMPLER_PERF_STATS"
);
impl<'a> EtwCoverageSamplerPerfStatsView<'a> {
    /// `ULONGLONG RunTime`, at 0x00.
    #[inline]
    pub fn run_time(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `LONG SampleProfile`, at 0x08.
    #[inline]
    pub fn sample_profile(&self) -> i32 {
        i32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `LONG SampleCSwitch`, at 0x0C.
    #[inline]
    pub fn sample_c_switch(&self) -> i32 {
        i32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `LONG SampleRThread`, at 0x10.
    #[inline]
    pub fn sample_r_thread(&self) -> i32 {
        i32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
    /// `LONG SamplePGFault`, at 0x14.
    #[inline]
    pub fn sample_pg_fault(&self) -> i32 {
        i32::from_le_bytes(get::<20, 4, _>(self.fixed))
    }
    /// `LONG CaptureSampleProfile`, at 0x18.
    #[inline]
    pub fn capture_sample_profile(&self) -> i32 {
        i32::from_le_bytes(get::<24, 4, _>(self.fixed))
    }
    /// `LONG CaptureSampleCSwitch`, at 0x1C.
    #[inline]
    pub fn capture_sample_c_switch(&self) -> i32 {
        i32::from_le_bytes(get::<28, 4, _>(self.fixed))
    }
    /// `LONG CaptureSampleRThread`, at 0x20.
    #[inline]
    pub fn capture_sample_r_thread(&self) -> i32 {
        i32::from_le_bytes(get::<32, 4, _>(self.fixed))
    }
    /// `LONG CaptureSamplePGFault`, at 0x24.
    #[inline]
    pub fn capture_sample_pg_fault(&self) -> i32 {
        i32::from_le_bytes(get::<36, 4, _>(self.fixed))
    }
    /// `LONG CoverageSamplerCreated`, at 0x28.
    #[inline]
    pub fn coverage_sampler_created(&self) -> i32 {
        i32::from_le_bytes(get::<40, 4, _>(self.fixed))
    }
    /// `LONG CoverageSamplerDeleted`, at 0x2C.
    #[inline]
    pub fn coverage_sampler_deleted(&self) -> i32 {
        i32::from_le_bytes(get::<44, 4, _>(self.fixed))
    }
    /// `LONG CoverageSamplerStarted`, at 0x30.
    #[inline]
    pub fn coverage_sampler_started(&self) -> i32 {
        i32::from_le_bytes(get::<48, 4, _>(self.fixed))
    }
    /// `LONG CoverageSamplerPaused`, at 0x34.
    #[inline]
    pub fn coverage_sampler_paused(&self) -> i32 {
        i32::from_le_bytes(get::<52, 4, _>(self.fixed))
    }
    /// `LONG CoverageSamplerResumed`, at 0x38.
    #[inline]
    pub fn coverage_sampler_resumed(&self) -> i32 {
        i32::from_le_bytes(get::<56, 4, _>(self.fixed))
    }
    /// `LONG CoverageSamplerStopped`, at 0x3C.
    #[inline]
    pub fn coverage_sampler_stopped(&self) -> i32 {
        i32::from_le_bytes(get::<60, 4, _>(self.fixed))
    }
    /// `LONG CoverageSamplerQueried`, at 0x40.
    #[inline]
    pub fn coverage_sampler_queried(&self) -> i32 {
        i32::from_le_bytes(get::<64, 4, _>(self.fixed))
    }
    /// `LONG CoverageSamplerQueryFailNotActive`, at 0x44.
    #[inline]
    pub fn coverage_sampler_query_fail_not_active(&self) -> i32 {
        i32::from_le_bytes(get::<68, 4, _>(self.fixed))
    }
    /// `LONG SamplesAdded`, at 0x48.
    #[inline]
    pub fn samples_added(&self) -> i32 {
        i32::from_le_bytes(get::<72, 4, _>(self.fixed))
    }
    /// `LONG SamplesFound`, at 0x4C.
    #[inline]
    pub fn samples_found(&self) -> i32 {
        i32::from_le_bytes(get::<76, 4, _>(self.fixed))
    }
    /// `LONG SamplesDropped`, at 0x50.
    #[inline]
    pub fn samples_dropped(&self) -> i32 {
        i32::from_le_bytes(get::<80, 4, _>(self.fixed))
    }
    /// `LONG SamplesMappedUM`, at 0x54.
    #[inline]
    pub fn samples_mapped_um(&self) -> i32 {
        i32::from_le_bytes(get::<84, 4, _>(self.fixed))
    }
    /// `LONG SamplesMappedKM`, at 0x58.
    #[inline]
    pub fn samples_mapped_km(&self) -> i32 {
        i32::from_le_bytes(get::<88, 4, _>(self.fixed))
    }
    /// `LONG SamplesTryMapUM`, at 0x5C.
    #[inline]
    pub fn samples_try_map_um(&self) -> i32 {
        i32::from_le_bytes(get::<92, 4, _>(self.fixed))
    }
    /// `LONG SamplesTryMapKM`, at 0x60.
    #[inline]
    pub fn samples_try_map_km(&self) -> i32 {
        i32::from_le_bytes(get::<96, 4, _>(self.fixed))
    }
    /// `LONG SamplesAddedAlreadyMapped`, at 0x64.
    #[inline]
    pub fn samples_added_already_mapped(&self) -> i32 {
        i32::from_le_bytes(get::<100, 4, _>(self.fixed))
    }
    /// `LONG ModulesTrackedUM`, at 0x68.
    #[inline]
    pub fn modules_tracked_um(&self) -> i32 {
        i32::from_le_bytes(get::<104, 4, _>(self.fixed))
    }
    /// `LONG ModulesMappedUM`, at 0x6C.
    #[inline]
    pub fn modules_mapped_um(&self) -> i32 {
        i32::from_le_bytes(get::<108, 4, _>(self.fixed))
    }
    /// `LONG ModulesUnmappedUM`, at 0x70.
    #[inline]
    pub fn modules_unmapped_um(&self) -> i32 {
        i32::from_le_bytes(get::<112, 4, _>(self.fixed))
    }
    /// `LONG ModulesTrackedKM`, at 0x74.
    #[inline]
    pub fn modules_tracked_km(&self) -> i32 {
        i32::from_le_bytes(get::<116, 4, _>(self.fixed))
    }
    /// `LONG ModulesMappedKM`, at 0x78.
    #[inline]
    pub fn modules_mapped_km(&self) -> i32 {
        i32::from_le_bytes(get::<120, 4, _>(self.fixed))
    }
    /// `LONG ModulesUnmappedKM`, at 0x7C.
    #[inline]
    pub fn modules_unmapped_km(&self) -> i32 {
        i32::from_le_bytes(get::<124, 4, _>(self.fixed))
    }
    /// `LONG ModulesCleared`, at 0x80.
    #[inline]
    pub fn modules_cleared(&self) -> i32 {
        i32::from_le_bytes(get::<128, 4, _>(self.fixed))
    }
    /// `LONG ModulesPruned`, at 0x84.
    #[inline]
    pub fn modules_pruned(&self) -> i32 {
        i32::from_le_bytes(get::<132, 4, _>(self.fixed))
    }
    /// `LONG ModulesPrunedPendingDelete`, at 0x88.
    #[inline]
    pub fn modules_pruned_pending_delete(&self) -> i32 {
        i32::from_le_bytes(get::<136, 4, _>(self.fixed))
    }
    /// `LONG ModulesOutOfDatePendingDelete`, at 0x8C.
    #[inline]
    pub fn modules_out_of_date_pending_delete(&self) -> i32 {
        i32::from_le_bytes(get::<140, 4, _>(self.fixed))
    }
    /// `LONG ModuleBucketsGrown`, at 0x90.
    #[inline]
    pub fn module_buckets_grown(&self) -> i32 {
        i32::from_le_bytes(get::<144, 4, _>(self.fixed))
    }
    /// `LONG ModuleDebugInfoFailedQuery`, at 0x94.
    #[inline]
    pub fn module_debug_info_failed_query(&self) -> i32 {
        i32::from_le_bytes(get::<148, 4, _>(self.fixed))
    }
    /// `LONG ModuleDebugInfoTooLarge`, at 0x98.
    #[inline]
    pub fn module_debug_info_too_large(&self) -> i32 {
        i32::from_le_bytes(get::<152, 4, _>(self.fixed))
    }
    /// `LONG ModuleIdHashDuplicate`, at 0x9C.
    #[inline]
    pub fn module_id_hash_duplicate(&self) -> i32 {
        i32::from_le_bytes(get::<156, 4, _>(self.fixed))
    }
    /// `LONG ModuleIdHashConflict`, at 0xA0.
    #[inline]
    pub fn module_id_hash_conflict(&self) -> i32 {
        i32::from_le_bytes(get::<160, 4, _>(self.fixed))
    }
    /// `LONG ProcessesTracked`, at 0xA4.
    #[inline]
    pub fn processes_tracked(&self) -> i32 {
        i32::from_le_bytes(get::<164, 4, _>(self.fixed))
    }
    /// `LONG ProcessesIgnored`, at 0xA8.
    #[inline]
    pub fn processes_ignored(&self) -> i32 {
        i32::from_le_bytes(get::<168, 4, _>(self.fixed))
    }
    /// `LONG ProcessesDeleted`, at 0xAC.
    #[inline]
    pub fn processes_deleted(&self) -> i32 {
        i32::from_le_bytes(get::<172, 4, _>(self.fixed))
    }
    /// `LONG CaptureSampleAttempts`, at 0xB0.
    #[inline]
    pub fn capture_sample_attempts(&self) -> i32 {
        i32::from_le_bytes(get::<176, 4, _>(self.fixed))
    }
    /// `LONG CaptureSampleSamplingPaused`, at 0xB4.
    #[inline]
    pub fn capture_sample_sampling_paused(&self) -> i32 {
        i32::from_le_bytes(get::<180, 4, _>(self.fixed))
    }
    /// `LONG CaptureKernelStack`, at 0xB8.
    #[inline]
    pub fn capture_kernel_stack(&self) -> i32 {
        i32::from_le_bytes(get::<184, 4, _>(self.fixed))
    }
    /// `LONG CaptureUserStack`, at 0xBC.
    #[inline]
    pub fn capture_user_stack(&self) -> i32 {
        i32::from_le_bytes(get::<188, 4, _>(self.fixed))
    }
    /// `LONG CaptureIPNotInStack`, at 0xC0.
    #[inline]
    pub fn capture_ip_not_in_stack(&self) -> i32 {
        i32::from_le_bytes(get::<192, 4, _>(self.fixed))
    }
    /// `LONG CaptureSampleIdle`, at 0xC4.
    #[inline]
    pub fn capture_sample_idle(&self) -> i32 {
        i32::from_le_bytes(get::<196, 4, _>(self.fixed))
    }
    /// `LONG CaptureUserCheckSystemThread`, at 0xC8.
    #[inline]
    pub fn capture_user_check_system_thread(&self) -> i32 {
        i32::from_le_bytes(get::<200, 4, _>(self.fixed))
    }
    /// `LONG CaptureUserCheckNullTeb`, at 0xCC.
    #[inline]
    pub fn capture_user_check_null_teb(&self) -> i32 {
        i32::from_le_bytes(get::<204, 4, _>(self.fixed))
    }
    /// `LONG CaptureUserCheckTerminating`, at 0xD0.
    #[inline]
    pub fn capture_user_check_terminating(&self) -> i32 {
        i32::from_le_bytes(get::<208, 4, _>(self.fixed))
    }
    /// `LONG CaptureUserCheckSuspended`, at 0xD4.
    #[inline]
    pub fn capture_user_check_suspended(&self) -> i32 {
        i32::from_le_bytes(get::<212, 4, _>(self.fixed))
    }
    /// `LONG CaptureApcNotInGoodEnvironment`, at 0xD8.
    #[inline]
    pub fn capture_apc_not_in_good_environment(&self) -> i32 {
        i32::from_le_bytes(get::<216, 4, _>(self.fixed))
    }
    /// `LONG CaptureRebalanceQueue`, at 0xDC.
    #[inline]
    pub fn capture_rebalance_queue(&self) -> i32 {
        i32::from_le_bytes(get::<220, 4, _>(self.fixed))
    }
    /// `LONG CaptureRebalance`, at 0xE0.
    #[inline]
    pub fn capture_rebalance(&self) -> i32 {
        i32::from_le_bytes(get::<224, 4, _>(self.fixed))
    }
    /// `LONG CaptureApc`, at 0xE4.
    #[inline]
    pub fn capture_apc(&self) -> i32 {
        i32::from_le_bytes(get::<228, 4, _>(self.fixed))
    }
    /// `LONG CaptureApcNotAvailable`, at 0xE8.
    #[inline]
    pub fn capture_apc_not_available(&self) -> i32 {
        i32::from_le_bytes(get::<232, 4, _>(self.fixed))
    }
    /// `LONG CaptureApcThreadNotQueueable`, at 0xEC.
    #[inline]
    pub fn capture_apc_thread_not_queueable(&self) -> i32 {
        i32::from_le_bytes(get::<236, 4, _>(self.fixed))
    }
    /// `LONG CaptureApcAlreadyQueued`, at 0xF0.
    #[inline]
    pub fn capture_apc_already_queued(&self) -> i32 {
        i32::from_le_bytes(get::<240, 4, _>(self.fixed))
    }
    /// `LONG CaptureThreadAlreadySampling`, at 0xF4.
    #[inline]
    pub fn capture_thread_already_sampling(&self) -> i32 {
        i32::from_le_bytes(get::<244, 4, _>(self.fixed))
    }
    /// `LONG CaptureApcQueue`, at 0xF8.
    #[inline]
    pub fn capture_apc_queue(&self) -> i32 {
        i32::from_le_bytes(get::<248, 4, _>(self.fixed))
    }
    /// `LONG CaptureApcQueueAtHighIrql`, at 0xFC.
    #[inline]
    pub fn capture_apc_queue_at_high_irql(&self) -> i32 {
        i32::from_le_bytes(get::<252, 4, _>(self.fixed))
    }
    /// `LONG CaptureApcFailedToQueue`, at 0x100.
    #[inline]
    pub fn capture_apc_failed_to_queue(&self) -> i32 {
        i32::from_le_bytes(get::<256, 4, _>(self.fixed))
    }
    /// `LONG CaptureApcFailedToQueueAtHighIrql`, at 0x104.
    #[inline]
    pub fn capture_apc_failed_to_queue_at_high_irql(&self) -> i32 {
        i32::from_le_bytes(get::<260, 4, _>(self.fixed))
    }
    /// `LONG CaptureApcFailedToQueueAtHighIrqlNotRunning`, at 0x108.
    #[inline]
    pub fn capture_apc_failed_to_queue_at_high_irql_not_running(&self) -> i32 {
        i32::from_le_bytes(get::<264, 4, _>(self.fixed))
    }
    /// `LONG CaptureApcFailedToQueueAtHighIrqlNotApcQueueable`, at 0x10C.
    #[inline]
    pub fn capture_apc_failed_to_queue_at_high_irql_not_apc_queueable(&self) -> i32 {
        i32::from_le_bytes(get::<268, 4, _>(self.fixed))
    }
    /// `LONG CaptureApcRundown`, at 0x110.
    #[inline]
    pub fn capture_apc_rundown(&self) -> i32 {
        i32::from_le_bytes(get::<272, 4, _>(self.fixed))
    }
    /// `LONG CaptureApcCancel`, at 0x114.
    #[inline]
    pub fn capture_apc_cancel(&self) -> i32 {
        i32::from_le_bytes(get::<276, 4, _>(self.fixed))
    }
    /// `LONG CaptureApcCancelFailRemove`, at 0x118.
    #[inline]
    pub fn capture_apc_cancel_fail_remove(&self) -> i32 {
        i32::from_le_bytes(get::<280, 4, _>(self.fixed))
    }
    /// `LONG CaptureBufferNotAvailable`, at 0x11C.
    #[inline]
    pub fn capture_buffer_not_available(&self) -> i32 {
        i32::from_le_bytes(get::<284, 4, _>(self.fixed))
    }
    /// `LONG CaptureBufferReleaseEmpty`, at 0x120.
    #[inline]
    pub fn capture_buffer_release_empty(&self) -> i32 {
        i32::from_le_bytes(get::<288, 4, _>(self.fixed))
    }
    /// `LONG CaptureBufferQueued`, at 0x124.
    #[inline]
    pub fn capture_buffer_queued(&self) -> i32 {
        i32::from_le_bytes(get::<292, 4, _>(self.fixed))
    }
    /// `LONG CaptureBufferCopied`, at 0x128.
    #[inline]
    pub fn capture_buffer_copied(&self) -> i32 {
        i32::from_le_bytes(get::<296, 4, _>(self.fixed))
    }
    /// `LONG CaptureStartFailureCleanup`, at 0x12C.
    #[inline]
    pub fn capture_start_failure_cleanup(&self) -> i32 {
        i32::from_le_bytes(get::<300, 4, _>(self.fixed))
    }
    /// `LONG SampleBufferNotAvailable`, at 0x130.
    #[inline]
    pub fn sample_buffer_not_available(&self) -> i32 {
        i32::from_le_bytes(get::<304, 4, _>(self.fixed))
    }
    /// `LONG WorkerWakeUpForCaptureBuffer`, at 0x134.
    #[inline]
    pub fn worker_wake_up_for_capture_buffer(&self) -> i32 {
        i32::from_le_bytes(get::<308, 4, _>(self.fixed))
    }
    /// `LONG WorkerWakeUpForRebalance`, at 0x138.
    #[inline]
    pub fn worker_wake_up_for_rebalance(&self) -> i32 {
        i32::from_le_bytes(get::<312, 4, _>(self.fixed))
    }
    /// `LONG WorkerProcessCaptureBuffer`, at 0x13C.
    #[inline]
    pub fn worker_process_capture_buffer(&self) -> i32 {
        i32::from_le_bytes(get::<316, 4, _>(self.fixed))
    }
    /// `LONG WorkerProcessSampleBuffer`, at 0x140.
    #[inline]
    pub fn worker_process_sample_buffer(&self) -> i32 {
        i32::from_le_bytes(get::<320, 4, _>(self.fixed))
    }
    /// `LONG WorkerProcessFlushBuffer`, at 0x144.
    #[inline]
    pub fn worker_process_flush_buffer(&self) -> i32 {
        i32::from_le_bytes(get::<324, 4, _>(self.fixed))
    }
    /// `LONG StackHashMiss`, at 0x148.
    #[inline]
    pub fn stack_hash_miss(&self) -> i32 {
        i32::from_le_bytes(get::<328, 4, _>(self.fixed))
    }
    /// `LONG StackHashHit`, at 0x14C.
    #[inline]
    pub fn stack_hash_hit(&self) -> i32 {
        i32::from_le_bytes(get::<332, 4, _>(self.fixed))
    }
    /// `LONG StackHashHitInHistory`, at 0x150.
    #[inline]
    pub fn stack_hash_hit_in_history(&self) -> i32 {
        i32::from_le_bytes(get::<336, 4, _>(self.fixed))
    }
    /// `LONG StackHashSwitchTables`, at 0x154.
    #[inline]
    pub fn stack_hash_switch_tables(&self) -> i32 {
        i32::from_le_bytes(get::<340, 4, _>(self.fixed))
    }
    /// `LONG StackHashCollisionInAdd`, at 0x158.
    #[inline]
    pub fn stack_hash_collision_in_add(&self) -> i32 {
        i32::from_le_bytes(get::<344, 4, _>(self.fixed))
    }
    /// `LONG StackHashAddHitLoad`, at 0x15C.
    #[inline]
    pub fn stack_hash_add_hit_load(&self) -> i32 {
        i32::from_le_bytes(get::<348, 4, _>(self.fixed))
    }
    /// `LONG StackHashAddHitMax`, at 0x160.
    #[inline]
    pub fn stack_hash_add_hit_max(&self) -> i32 {
        i32::from_le_bytes(get::<352, 4, _>(self.fixed))
    }
    /// `LONG BloomFilterExceptions`, at 0x164.
    #[inline]
    pub fn bloom_filter_exceptions(&self) -> i32 {
        i32::from_le_bytes(get::<356, 4, _>(self.fixed))
    }
    /// `LONG BloomFilterSet`, at 0x168.
    #[inline]
    pub fn bloom_filter_set(&self) -> i32 {
        i32::from_le_bytes(get::<360, 4, _>(self.fixed))
    }
    /// `LONG BloomFilterOnCreate`, at 0x16C.
    #[inline]
    pub fn bloom_filter_on_create(&self) -> i32 {
        i32::from_le_bytes(get::<364, 4, _>(self.fixed))
    }
    /// `LONG BloomFilterHit`, at 0x170.
    #[inline]
    pub fn bloom_filter_hit(&self) -> i32 {
        i32::from_le_bytes(get::<368, 4, _>(self.fixed))
    }
    /// `LONG BloomFilterMiss`, at 0x174.
    #[inline]
    pub fn bloom_filter_miss(&self) -> i32 {
        i32::from_le_bytes(get::<372, 4, _>(self.fixed))
    }
    /// `LONG BufferSamplesCopied`, at 0x178.
    #[inline]
    pub fn buffer_samples_copied(&self) -> i32 {
        i32::from_le_bytes(get::<376, 4, _>(self.fixed))
    }
    /// `LONG BufferSamplesProcessed`, at 0x17C.
    #[inline]
    pub fn buffer_samples_processed(&self) -> i32 {
        i32::from_le_bytes(get::<380, 4, _>(self.fixed))
    }
    /// `LONG BufferSamplesAddedToSampler`, at 0x180.
    #[inline]
    pub fn buffer_samples_added_to_sampler(&self) -> i32 {
        i32::from_le_bytes(get::<384, 4, _>(self.fixed))
    }
    /// `LONG BufferAddressesCopied`, at 0x184.
    #[inline]
    pub fn buffer_addresses_copied(&self) -> i32 {
        i32::from_le_bytes(get::<388, 4, _>(self.fixed))
    }
    /// `LONG BufferAddressesProcessed`, at 0x188.
    #[inline]
    pub fn buffer_addresses_processed(&self) -> i32 {
        i32::from_le_bytes(get::<392, 4, _>(self.fixed))
    }
    /// `LONG BufferAddressesAddedToSampler`, at 0x18C.
    #[inline]
    pub fn buffer_addresses_added_to_sampler(&self) -> i32 {
        i32::from_le_bytes(get::<396, 4, _>(self.fixed))
    }
    /// `LONG ReserveFailedAcquireLock`, at 0x190.
    #[inline]
    pub fn reserve_failed_acquire_lock(&self) -> i32 {
        i32::from_le_bytes(get::<400, 4, _>(self.fixed))
    }
    /// `LONG ReserveCaptureStopped`, at 0x194.
    #[inline]
    pub fn reserve_capture_stopped(&self) -> i32 {
        i32::from_le_bytes(get::<404, 4, _>(self.fixed))
    }
    /// `LONG ReserveNewBufferSet`, at 0x198.
    #[inline]
    pub fn reserve_new_buffer_set(&self) -> i32 {
        i32::from_le_bytes(get::<408, 4, _>(self.fixed))
    }
    /// `LONG ReserveNewBufferFailed`, at 0x19C.
    #[inline]
    pub fn reserve_new_buffer_failed(&self) -> i32 {
        i32::from_le_bytes(get::<412, 4, _>(self.fixed))
    }
    /// `LONG ReserveNewBufferAllocated`, at 0x1A0.
    #[inline]
    pub fn reserve_new_buffer_allocated(&self) -> i32 {
        i32::from_le_bytes(get::<416, 4, _>(self.fixed))
    }
    /// `LONG ReserveNewBufferReleased`, at 0x1A4.
    #[inline]
    pub fn reserve_new_buffer_released(&self) -> i32 {
        i32::from_le_bytes(get::<420, 4, _>(self.fixed))
    }
    /// `LONG ReserveSucceeded`, at 0x1A8.
    #[inline]
    pub fn reserve_succeeded(&self) -> i32 {
        i32::from_le_bytes(get::<424, 4, _>(self.fixed))
    }
    /// `LONG TableGrew`, at 0x1AC.
    #[inline]
    pub fn table_grew(&self) -> i32 {
        i32::from_le_bytes(get::<428, 4, _>(self.fixed))
    }
    /// `LONG TableGrow`, at 0x1B0.
    #[inline]
    pub fn table_grow(&self) -> i32 {
        i32::from_le_bytes(get::<432, 4, _>(self.fixed))
    }
    /// `LONG TableQueued`, at 0x1B4.
    #[inline]
    pub fn table_queued(&self) -> i32 {
        i32::from_le_bytes(get::<436, 4, _>(self.fixed))
    }
    /// `LONG TableHitInCurrent`, at 0x1B8.
    #[inline]
    pub fn table_hit_in_current(&self) -> i32 {
        i32::from_le_bytes(get::<440, 4, _>(self.fixed))
    }
    /// `LONG TableHitInOld`, at 0x1BC.
    #[inline]
    pub fn table_hit_in_old(&self) -> i32 {
        i32::from_le_bytes(get::<444, 4, _>(self.fixed))
    }
    /// `ULONGLONG WorkerKernelRunTime`, at 0x1C0.
    #[inline]
    pub fn worker_kernel_run_time(&self) -> u64 {
        u64::from_le_bytes(get::<448, 8, _>(self.fixed))
    }
    /// `ULONGLONG WorkerKernelWaitTime`, at 0x1C8.
    #[inline]
    pub fn worker_kernel_wait_time(&self) -> u64 {
        u64::from_le_bytes(get::<456, 8, _>(self.fixed))
    }
    /// `ULONGLONG WorkerKernelTime`, at 0x1D0.
    #[inline]
    pub fn worker_kernel_time(&self) -> u64 {
        u64::from_le_bytes(get::<464, 8, _>(self.fixed))
    }
    /// `ULONGLONG WorkerUserTime`, at 0x1D8.
    #[inline]
    pub fn worker_user_time(&self) -> u64 {
        u64::from_le_bytes(get::<472, 8, _>(self.fixed))
    }
    /// `LONG CaptureApcBecauseHighIrql`, at 0x1E0.
    #[inline]
    pub fn capture_apc_because_high_irql(&self) -> i32 {
        i32::from_le_bytes(get::<480, 4, _>(self.fixed))
    }
    /// `LONG CaptureApcBecauseApcsDisabled`, at 0x1E4.
    #[inline]
    pub fn capture_apc_because_apcs_disabled(&self) -> i32 {
        i32::from_le_bytes(get::<484, 4, _>(self.fixed))
    }
    /// `LONG CaptureApcBecauseNotMmCanThreadFault`, at 0x1E8.
    #[inline]
    pub fn capture_apc_because_not_mm_can_thread_fault(&self) -> i32 {
        i32::from_le_bytes(get::<488, 4, _>(self.fixed))
    }
    /// `LONG CaptureApcBecauseActiveFaultInApc`, at 0x1EC.
    #[inline]
    pub fn capture_apc_because_active_fault_in_apc(&self) -> i32 {
        i32::from_le_bytes(get::<492, 4, _>(self.fixed))
    }
    /// `LONG CaptureApcBecauseAttachedProcess`, at 0x1F0.
    #[inline]
    pub fn capture_apc_because_attached_process(&self) -> i32 {
        i32::from_le_bytes(get::<496, 4, _>(self.fixed))
    }
    /// `LONG CaptureApcBecauseIsActuallySafe`, at 0x1F4.
    #[inline]
    pub fn capture_apc_because_is_actually_safe(&self) -> i32 {
        i32::from_le_bytes(get::<500, 4, _>(self.fixed))
    }
    /// `LONG AllocatedNonPagedCount`, at 0x1F8.
    #[inline]
    pub fn allocated_non_paged_count(&self) -> i32 {
        i32::from_le_bytes(get::<504, 4, _>(self.fixed))
    }
    /// `LONG AllocatedPagedCount`, at 0x1FC.
    #[inline]
    pub fn allocated_paged_count(&self) -> i32 {
        i32::from_le_bytes(get::<508, 4, _>(self.fixed))
    }
    /// `LONG FreedNonPagedCount`, at 0x200.
    #[inline]
    pub fn freed_non_paged_count(&self) -> i32 {
        i32::from_le_bytes(get::<512, 4, _>(self.fixed))
    }
    /// `LONG FreedPagedCount`, at 0x204.
    #[inline]
    pub fn freed_paged_count(&self) -> i32 {
        i32::from_le_bytes(get::<516, 4, _>(self.fixed))
    }
    /// `LONG AllocationFailure`, at 0x208.
    #[inline]
    pub fn allocation_failure(&self) -> i32 {
        i32::from_le_bytes(get::<520, 4, _>(self.fixed))
    }
    /// `ULONG ProfileInterval`, at 0x20C.
    #[inline]
    pub fn profile_interval(&self) -> u32 {
        u32::from_le_bytes(get::<524, 4, _>(self.fixed))
    }
    /// `LARGE_INTEGER AllocatedNonPagedSize`, at 0x210.
    #[inline]
    pub fn allocated_non_paged_size(&self) -> i64 {
        i64::from_le_bytes(get::<528, 8, _>(self.fixed))
    }
    /// `LARGE_INTEGER FreedNonPagedSize`, at 0x218.
    #[inline]
    pub fn freed_non_paged_size(&self) -> i64 {
        i64::from_le_bytes(get::<536, 8, _>(self.fixed))
    }
    /// `LARGE_INTEGER AllocatedPagedSize`, at 0x220.
    #[inline]
    pub fn allocated_paged_size(&self) -> i64 {
        i64::from_le_bytes(get::<544, 8, _>(self.fixed))
    }
    /// `LARGE_INTEGER FreedPagedSize`, at 0x228.
    #[inline]
    pub fn freed_paged_size(&self) -> i64 {
        i64::from_le_bytes(get::<552, 8, _>(self.fixed))
    }
    /// `ULONG MaximumIncrement`, at 0x230.
    #[inline]
    pub fn maximum_increment(&self) -> u32 {
        u32::from_le_bytes(get::<560, 4, _>(self.fixed))
    }
    /// `ULONG ProcessorCount`, at 0x234.
    #[inline]
    pub fn processor_count(&self) -> u32 {
        u32::from_le_bytes(get::<564, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwCoverageSamplerPerfStatsView<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwCoverageSamplerPerfStatsView");
        out.field("run_time", &self.run_time());
        out.field("sample_profile", &self.sample_profile());
        out.field("sample_c_switch", &self.sample_c_switch());
        out.field("sample_r_thread", &self.sample_r_thread());
        out.field("sample_pg_fault", &self.sample_pg_fault());
        out.field("capture_sample_profile", &self.capture_sample_profile());
        out.field("capture_sample_c_switch", &self.capture_sample_c_switch());
        out.field("capture_sample_r_thread", &self.capture_sample_r_thread());
        out.field("capture_sample_pg_fault", &self.capture_sample_pg_fault());
        out.field("coverage_sampler_created", &self.coverage_sampler_created());
        out.field("coverage_sampler_deleted", &self.coverage_sampler_deleted());
        out.field("coverage_sampler_started", &self.coverage_sampler_started());
        out.field("coverage_sampler_paused", &self.coverage_sampler_paused());
        out.field("coverage_sampler_resumed", &self.coverage_sampler_resumed());
        out.field("coverage_sampler_stopped", &self.coverage_sampler_stopped());
        out.field("coverage_sampler_queried", &self.coverage_sampler_queried());
        out.field(
            "coverage_sampler_query_fail_not_active",
            &self.coverage_sampler_query_fail_not_active(),
        );
        out.field("samples_added", &self.samples_added());
        out.field("samples_found", &self.samples_found());
        out.field("samples_dropped", &self.samples_dropped());
        out.field("samples_mapped_um", &self.samples_mapped_um());
        out.field("samples_mapped_km", &self.samples_mapped_km());
        out.field("samples_try_map_um", &self.samples_try_map_um());
        out.field("samples_try_map_km", &self.samples_try_map_km());
        out.field("samples_added_already_mapped", &self.samples_added_already_mapped());
        out.field("modules_tracked_um", &self.modules_tracked_um());
        out.field("modules_mapped_um", &self.modules_mapped_um());
        out.field("modules_unmapped_um", &self.modules_unmapped_um());
        out.field("modules_tracked_km", &self.modules_tracked_km());
        out.field("modules_mapped_km", &self.modules_mapped_km());
        out.field("modules_unmapped_km", &self.modules_unmapped_km());
        out.field("modules_cleared", &self.modules_cleared());
        out.field("modules_pruned", &self.modules_pruned());
        out.field(
            "modules_pruned_pending_delete",
            &self.modules_pruned_pending_delete(),
        );
        out.field(
            "modules_out_of_date_pending_delete",
            &self.modules_out_of_date_pending_delete(),
        );
        out.field("module_buckets_grown", &self.module_buckets_grown());
        out.field(
            "module_debug_info_failed_query",
            &self.module_debug_info_failed_query(),
        );
        out.field("module_debug_info_too_large", &self.module_debug_info_too_large());
        out.field("module_id_hash_duplicate", &self.module_id_hash_duplicate());
        out.field("module_id_hash_conflict", &self.module_id_hash_conflict());
        out.field("processes_tracked", &self.processes_tracked());
        out.field("processes_ignored", &self.processes_ignored());
        out.field("processes_deleted", &self.processes_deleted());
        out.field("capture_sample_attempts", &self.capture_sample_attempts());
        out.field(
            "capture_sample_sampling_paused",
            &self.capture_sample_sampling_paused(),
        );
        out.field("capture_kernel_stack", &self.capture_kernel_stack());
        out.field("capture_user_stack", &self.capture_user_stack());
        out.field("capture_ip_not_in_stack", &self.capture_ip_not_in_stack());
        out.field("capture_sample_idle", &self.capture_sample_idle());
        out.field(
            "capture_user_check_system_thread",
            &self.capture_user_check_system_thread(),
        );
        out.field("capture_user_check_null_teb", &self.capture_user_check_null_teb());
        out.field(
            "capture_user_check_terminating",
            &self.capture_user_check_terminating(),
        );
        out.field("capture_user_check_suspended", &self.capture_user_check_suspended());
        out.field(
            "capture_apc_not_in_good_environment",
            &self.capture_apc_not_in_good_environment(),
        );
        out.field("capture_rebalance_queue", &self.capture_rebalance_queue());
        out.field("capture_rebalance", &self.capture_rebalance());
        out.field("capture_apc", &self.capture_apc());
        out.field("capture_apc_not_available", &self.capture_apc_not_available());
        out.field(
            "capture_apc_thread_not_queueable",
            &self.capture_apc_thread_not_queueable(),
        );
        out.field("capture_apc_already_queued", &self.capture_apc_already_queued());
        out.field(
            "capture_thread_already_sampling",
            &self.capture_thread_already_sampling(),
        );
        out.field("capture_apc_queue", &self.capture_apc_queue());
        out.field(
            "capture_apc_queue_at_high_irql",
            &self.capture_apc_queue_at_high_irql(),
        );
        out.field("capture_apc_failed_to_queue", &self.capture_apc_failed_to_queue());
        out.field(
            "capture_apc_failed_to_queue_at_high_irql",
            &self.capture_apc_failed_to_queue_at_high_irql(),
        );
        out.field(
            "capture_apc_failed_to_queue_at_high_irql_not_running",
            &self.capture_apc_failed_to_queue_at_high_irql_not_running(),
        );
        out.field(
            "capture_apc_failed_to_queue_at_high_irql_not_apc_queueable",
            &self.capture_apc_failed_to_queue_at_high_irql_not_apc_queueable(),
        );
        out.field("capture_apc_rundown", &self.capture_apc_rundown());
        out.field("capture_apc_cancel", &self.capture_apc_cancel());
        out.field(
            "capture_apc_cancel_fail_remove",
            &self.capture_apc_cancel_fail_remove(),
        );
        out.field("capture_buffer_not_available", &self.capture_buffer_not_available());
        out.field("capture_buffer_release_empty", &self.capture_buffer_release_empty());
        out.field("capture_buffer_queued", &self.capture_buffer_queued());
        out.field("capture_buffer_copied", &self.capture_buffer_copied());
        out.field(
            "capture_start_failure_cleanup",
            &self.capture_start_failure_cleanup(),
        );
        out.field("sample_buffer_not_available", &self.sample_buffer_not_available());
        out.field(
            "worker_wake_up_for_capture_buffer",
            &self.worker_wake_up_for_capture_buffer(),
        );
        out.field("worker_wake_up_for_rebalance", &self.worker_wake_up_for_rebalance());
        out.field(
            "worker_process_capture_buffer",
            &self.worker_process_capture_buffer(),
        );
        out.field("worker_process_sample_buffer", &self.worker_process_sample_buffer());
        out.field("worker_process_flush_buffer", &self.worker_process_flush_buffer());
        out.field("stack_hash_miss", &self.stack_hash_miss());
        out.field("stack_hash_hit", &self.stack_hash_hit());
        out.field("stack_hash_hit_in_history", &self.stack_hash_hit_in_history());
        out.field("stack_hash_switch_tables", &self.stack_hash_switch_tables());
        out.field("stack_hash_collision_in_add", &self.stack_hash_collision_in_add());
        out.field("stack_hash_add_hit_load", &self.stack_hash_add_hit_load());
        out.field("stack_hash_add_hit_max", &self.stack_hash_add_hit_max());
        out.field("bloom_filter_exceptions", &self.bloom_filter_exceptions());
        out.field("bloom_filter_set", &self.bloom_filter_set());
        out.field("bloom_filter_on_create", &self.bloom_filter_on_create());
        out.field("bloom_filter_hit", &self.bloom_filter_hit());
        out.field("bloom_filter_miss", &self.bloom_filter_miss());
        out.field("buffer_samples_copied", &self.buffer_samples_copied());
        out.field("buffer_samples_processed", &self.buffer_samples_processed());
        out.field(
            "buffer_samples_added_to_sampler",
            &self.buffer_samples_added_to_sampler(),
        );
        out.field("buffer_addresses_copied", &self.buffer_addresses_copied());
        out.field("buffer_addresses_processed", &self.buffer_addresses_processed());
        out.field(
            "buffer_addresses_added_to_sampler",
            &self.buffer_addresses_added_to_sampler(),
        );
        out.field("reserve_failed_acquire_lock", &self.reserve_failed_acquire_lock());
        out.field("reserve_capture_stopped", &self.reserve_capture_stopped());
        out.field("reserve_new_buffer_set", &self.reserve_new_buffer_set());
        out.field("reserve_new_buffer_failed", &self.reserve_new_buffer_failed());
        out.field("reserve_new_buffer_allocated", &self.reserve_new_buffer_allocated());
        out.field("reserve_new_buffer_released", &self.reserve_new_buffer_released());
        out.field("reserve_succeeded", &self.reserve_succeeded());
        out.field("table_grew", &self.table_grew());
        out.field("table_grow", &self.table_grow());
        out.field("table_queued", &self.table_queued());
        out.field("table_hit_in_current", &self.table_hit_in_current());
        out.field("table_hit_in_old", &self.table_hit_in_old());
        out.field("worker_kernel_run_time", &self.worker_kernel_run_time());
        out.field("worker_kernel_wait_time", &self.worker_kernel_wait_time());
        out.field("worker_kernel_time", &self.worker_kernel_time());
        out.field("worker_user_time", &self.worker_user_time());
        out.field(
            "capture_apc_because_high_irql",
            &self.capture_apc_because_high_irql(),
        );
        out.field(
            "capture_apc_because_apcs_disabled",
            &self.capture_apc_because_apcs_disabled(),
        );
        out.field(
            "capture_apc_because_not_mm_can_thread_fault",
            &self.capture_apc_because_not_mm_can_thread_fault(),
        );
        out.field(
            "capture_apc_because_active_fault_in_apc",
            &self.capture_apc_because_active_fault_in_apc(),
        );
        out.field(
            "capture_apc_because_attached_process",
            &self.capture_apc_because_attached_process(),
        );
        out.field(
            "capture_apc_because_is_actually_safe",
            &self.capture_apc_because_is_actually_safe(),
        );
        out.field("allocated_non_paged_count", &self.allocated_non_paged_count());
        out.field("allocated_paged_count", &self.allocated_paged_count());
        out.field("freed_non_paged_count", &self.freed_non_paged_count());
        out.field("freed_paged_count", &self.freed_paged_count());
        out.field("allocation_failure", &self.allocation_failure());
        out.field("profile_interval", &self.profile_interval());
        out.field("allocated_non_paged_size", &self.allocated_non_paged_size());
        out.field("freed_non_paged_size", &self.freed_non_paged_size());
        out.field("allocated_paged_size", &self.allocated_paged_size());
        out.field("freed_paged_size", &self.freed_paged_size());
        out.field("maximum_increment", &self.maximum_increment());
        out.field("processor_count", &self.processor_count());
        out.finish()
    }
}
