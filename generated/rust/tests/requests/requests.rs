// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `requests`.
mod etw_coverage_sampler_bloom_filter_v5_0 {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_bloom_filter::{ EtwCoverageSamplerBloomFilter as T, EtwCoverageSamplerBloomFilterView as V };
const MEMBERS: &[&str] = &[
    "FileMapping",
    "Size",
    "HashSeed",
    "HashCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.file_mapping() } else { from.file_mapping }; value.file_mapping = it; None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        2 => { let it = if way == laws::Way::View { view.hash_seed() } else { from.hash_seed }; value.hash_seed = it; None }
        3 => { let it = if way == laws::Way::View { view.hash_count() } else { from.hash_count }; value.hash_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_coverage_sampler_bloom_info_v5_0x86 {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_bloom_info::{ EtwCoverageSamplerBloomInfoX86 as T, EtwCoverageSamplerBloomInfoX86View as V };
const MEMBERS: &[&str] = &[
    "Common",
    "Bloom",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.common().to_value() } else { from.common }; value.common = it; None }
        1 => { let it = if way == laws::Way::View { view.bloom().to_value() } else { from.bloom }; value.bloom = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_coverage_sampler_bloom_info_v5_0x64 {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_bloom_info::{ EtwCoverageSamplerBloomInfoX64 as T, EtwCoverageSamplerBloomInfoX64View as V };
const MEMBERS: &[&str] = &[
    "Common",
    "Bloom",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.common().to_value() } else { from.common }; value.common = it; None }
        1 => { let it = if way == laws::Way::View { view.bloom().to_value() } else { from.bloom }; value.bloom = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_coverage_sampler_create_info_v5_0x86 {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_create_info::{ EtwCoverageSamplerCreateInfoX86 as T, EtwCoverageSamplerCreateInfoX86View as V };
const MEMBERS: &[&str] = &[
    "Common",
    "Options",
    "Bloom",
    "SamplesReadyEvent",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.common().to_value() } else { from.common }; value.common = it; None }
        1 => { let it = if way == laws::Way::View { view.options().to_value() } else { from.options }; value.options = it; None }
        2 => { let it = if way == laws::Way::View { view.bloom().to_value() } else { from.bloom }; value.bloom = it; None }
        3 => { let it = if way == laws::Way::View { view.samples_ready_event() } else { from.samples_ready_event }; value.samples_ready_event = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_coverage_sampler_create_info_v5_0x64 {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_create_info::{ EtwCoverageSamplerCreateInfoX64 as T, EtwCoverageSamplerCreateInfoX64View as V };
const MEMBERS: &[&str] = &[
    "Common",
    "Options",
    "Bloom",
    "SamplesReadyEvent",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.common().to_value() } else { from.common }; value.common = it; None }
        1 => { let it = if way == laws::Way::View { view.options().to_value() } else { from.options }; value.options = it; None }
        2 => { let it = if way == laws::Way::View { view.bloom().to_value() } else { from.bloom }; value.bloom = it; None }
        3 => { let it = if way == laws::Way::View { view.samples_ready_event() } else { from.samples_ready_event }; value.samples_ready_event = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_coverage_sampler_data_v5_0 {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_data::{ EtwCoverageSamplerData as T, EtwCoverageSamplerDataView as V };
const MEMBERS: &[&str] = &[
    "HeaderSize",
    "TotalSize",
    "QuerySequence",
    "OptionsOffset",
    "OptionsSize",
    "StatsOffset",
    "StatsSize",
    "SamplesOffset",
    "SampleCount",
    "ModulesOffset",
    "ModuleCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header_size() } else { from.header_size }; value.header_size = it; None }
        1 => { let it = if way == laws::Way::View { view.total_size_() } else { from.total_size_ }; value.total_size_ = it; None }
        2 => { let it = if way == laws::Way::View { view.query_sequence() } else { from.query_sequence }; value.query_sequence = it; None }
        3 => { let it = if way == laws::Way::View { view.options_offset() } else { from.options_offset }; value.options_offset = it; None }
        4 => { let it = if way == laws::Way::View { view.options_size() } else { from.options_size }; value.options_size = it; None }
        5 => { let it = if way == laws::Way::View { view.stats_offset() } else { from.stats_offset }; value.stats_offset = it; None }
        6 => { let it = if way == laws::Way::View { view.stats_size() } else { from.stats_size }; value.stats_size = it; None }
        7 => { let it = if way == laws::Way::View { view.samples_offset() } else { from.samples_offset }; value.samples_offset = it; None }
        8 => { let it = if way == laws::Way::View { view.sample_count() } else { from.sample_count }; value.sample_count = it; None }
        9 => { let it = if way == laws::Way::View { view.modules_offset() } else { from.modules_offset }; value.modules_offset = it; None }
        10 => { let it = if way == laws::Way::View { view.module_count() } else { from.module_count }; value.module_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_coverage_sampler_module_v5_0 {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_module::{ EtwCoverageSamplerModule as T, EtwCoverageSamplerModuleView as V };
const MEMBERS: &[&str] = &[
    "PathOffset",
    "PathLength",
    "DebugInfoOffset",
    "DebugInfoLength",
    "TimeDateStamp",
    "ImageChecksum",
    "ImageSize",
    "ModuleId",
    "ModuleSequence",
    "ExeModuleId",
    "ExeModuleSequence",
    "ExeProcessId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.path_offset() } else { from.path_offset }; value.path_offset = it; None }
        1 => { let it = if way == laws::Way::View { view.path_length() } else { from.path_length }; value.path_length = it; None }
        2 => { let it = if way == laws::Way::View { view.debug_info_offset() } else { from.debug_info_offset }; value.debug_info_offset = it; None }
        3 => { let it = if way == laws::Way::View { view.debug_info_length() } else { from.debug_info_length }; value.debug_info_length = it; None }
        4 => { let it = if way == laws::Way::View { view.time_date_stamp() } else { from.time_date_stamp }; value.time_date_stamp = it; None }
        5 => { let it = if way == laws::Way::View { view.image_checksum() } else { from.image_checksum }; value.image_checksum = it; None }
        6 => { let it = if way == laws::Way::View { view.image_size() } else { from.image_size }; value.image_size = it; None }
        7 => { let it = if way == laws::Way::View { view.module_id() } else { from.module_id }; value.module_id = it; None }
        8 => { let it = if way == laws::Way::View { view.module_sequence() } else { from.module_sequence }; value.module_sequence = it; None }
        9 => { let it = if way == laws::Way::View { view.exe_module_id() } else { from.exe_module_id }; value.exe_module_id = it; None }
        10 => { let it = if way == laws::Way::View { view.exe_module_sequence() } else { from.exe_module_sequence }; value.exe_module_sequence = it; None }
        11 => { let it = if way == laws::Way::View { view.exe_process_id() } else { from.exe_process_id }; value.exe_process_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_coverage_sampler_options_v5_0 {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_options::{ EtwCoverageSamplerOptions as T, EtwCoverageSamplerOptionsView as V };
const MEMBERS: &[&str] = &[
    "Flags",
    "HashSeed",
    "ImageLruSize",
    "SampleTableMinEntries",
    "SampleTableMaxEntries",
    "SampleTableMaxQueued",
    "SampleBufferSize",
    "SampleBufferMaxCountPerProc",
    "CaptureBufferMaxCountPerProc",
    "ApcMaxCountPerProc",
    "ProfileSamplePeriodUS",
    "ProfileSampleCountPerPeriod",
    "CSwitchSamplePeriodUS",
    "CSwitchSampleCountPerPeriod",
    "RThreadSamplePeriodUS",
    "RThreadSampleCountPerPeriod",
    "PGFaultSamplePeriodUS",
    "PGFaultSampleCountPerPeriod",
    "StackDepth",
    "StackCacheEntries",
    "PathInclusionList",
    "PathExclusionList",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.flags().to_value() } else { from.flags }; value.flags = it; None }
        1 => { let it = if way == laws::Way::View { view.hash_seed() } else { from.hash_seed }; value.hash_seed = it; None }
        2 => { let it = if way == laws::Way::View { view.image_lru_size() } else { from.image_lru_size }; value.image_lru_size = it; None }
        3 => { let it = if way == laws::Way::View { view.sample_table_min_entries() } else { from.sample_table_min_entries }; value.sample_table_min_entries = it; None }
        4 => { let it = if way == laws::Way::View { view.sample_table_max_entries() } else { from.sample_table_max_entries }; value.sample_table_max_entries = it; None }
        5 => { let it = if way == laws::Way::View { view.sample_table_max_queued() } else { from.sample_table_max_queued }; value.sample_table_max_queued = it; None }
        6 => { let it = if way == laws::Way::View { view.sample_buffer_size() } else { from.sample_buffer_size }; value.sample_buffer_size = it; None }
        7 => { let it = if way == laws::Way::View { view.sample_buffer_max_count_per_proc() } else { from.sample_buffer_max_count_per_proc }; value.sample_buffer_max_count_per_proc = it; None }
        8 => { let it = if way == laws::Way::View { view.capture_buffer_max_count_per_proc() } else { from.capture_buffer_max_count_per_proc }; value.capture_buffer_max_count_per_proc = it; None }
        9 => { let it = if way == laws::Way::View { view.apc_max_count_per_proc() } else { from.apc_max_count_per_proc }; value.apc_max_count_per_proc = it; None }
        10 => { let it = if way == laws::Way::View { view.profile_sample_period_us() } else { from.profile_sample_period_us }; value.profile_sample_period_us = it; None }
        11 => { let it = if way == laws::Way::View { view.profile_sample_count_per_period() } else { from.profile_sample_count_per_period }; value.profile_sample_count_per_period = it; None }
        12 => { let it = if way == laws::Way::View { view.c_switch_sample_period_us() } else { from.c_switch_sample_period_us }; value.c_switch_sample_period_us = it; None }
        13 => { let it = if way == laws::Way::View { view.c_switch_sample_count_per_period() } else { from.c_switch_sample_count_per_period }; value.c_switch_sample_count_per_period = it; None }
        14 => { let it = if way == laws::Way::View { view.r_thread_sample_period_us() } else { from.r_thread_sample_period_us }; value.r_thread_sample_period_us = it; None }
        15 => { let it = if way == laws::Way::View { view.r_thread_sample_count_per_period() } else { from.r_thread_sample_count_per_period }; value.r_thread_sample_count_per_period = it; None }
        16 => { let it = if way == laws::Way::View { view.pg_fault_sample_period_us() } else { from.pg_fault_sample_period_us }; value.pg_fault_sample_period_us = it; None }
        17 => { let it = if way == laws::Way::View { view.pg_fault_sample_count_per_period() } else { from.pg_fault_sample_count_per_period }; value.pg_fault_sample_count_per_period = it; None }
        18 => { let it = if way == laws::Way::View { view.stack_depth() } else { from.stack_depth }; value.stack_depth = it; None }
        19 => { let it = if way == laws::Way::View { view.stack_cache_entries() } else { from.stack_cache_entries }; value.stack_cache_entries = it; None }
        20 => { let it = if way == laws::Way::View { view.path_inclusion_list() } else { from.path_inclusion_list }; value.path_inclusion_list = it; None }
        21 => { let it = if way == laws::Way::View { view.path_exclusion_list() } else { from.path_exclusion_list }; value.path_exclusion_list = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_coverage_sampler_option_flags_v5_0 {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_option_flags::{ EtwCoverageSamplerOptionFlags as T, EtwCoverageSamplerOptionFlagsView as V };
const MEMBERS: &[&str] = &[
    "AllFlags",
    "RequireProfileTotalIssuesSource",
    "ForceProfileTimeSource",
    "NoProfileSampling",
    "NoCSwitchSampling",
    "NoReadyThreadSampling",
    "NoFaultSampling",
    "NoStackCache",
    "NoSampleBuffers",
    "NoPauseWhenFull",
    "NoLowPriority",
    "WithAppId",
    "FilterKernel",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.all_flags() } else { from.all_flags() }; value.set_all_flags(it); None }
        1 => { let it = match way { laws::Way::View => view.require_profile_total_issues_source(), laws::Way::Value => from.require_profile_total_issues_source(), laws::Way::Ones => !0u32 }; value.set_require_profile_total_issues_source(it); Some(it as u64) }
        2 => { let it = match way { laws::Way::View => view.force_profile_time_source(), laws::Way::Value => from.force_profile_time_source(), laws::Way::Ones => !0u32 }; value.set_force_profile_time_source(it); Some(it as u64) }
        3 => { let it = match way { laws::Way::View => view.no_profile_sampling(), laws::Way::Value => from.no_profile_sampling(), laws::Way::Ones => !0u32 }; value.set_no_profile_sampling(it); Some(it as u64) }
        4 => { let it = match way { laws::Way::View => view.no_c_switch_sampling(), laws::Way::Value => from.no_c_switch_sampling(), laws::Way::Ones => !0u32 }; value.set_no_c_switch_sampling(it); Some(it as u64) }
        5 => { let it = match way { laws::Way::View => view.no_ready_thread_sampling(), laws::Way::Value => from.no_ready_thread_sampling(), laws::Way::Ones => !0u32 }; value.set_no_ready_thread_sampling(it); Some(it as u64) }
        6 => { let it = match way { laws::Way::View => view.no_fault_sampling(), laws::Way::Value => from.no_fault_sampling(), laws::Way::Ones => !0u32 }; value.set_no_fault_sampling(it); Some(it as u64) }
        7 => { let it = match way { laws::Way::View => view.no_stack_cache(), laws::Way::Value => from.no_stack_cache(), laws::Way::Ones => !0u32 }; value.set_no_stack_cache(it); Some(it as u64) }
        8 => { let it = match way { laws::Way::View => view.no_sample_buffers(), laws::Way::Value => from.no_sample_buffers(), laws::Way::Ones => !0u32 }; value.set_no_sample_buffers(it); Some(it as u64) }
        9 => { let it = match way { laws::Way::View => view.no_pause_when_full(), laws::Way::Value => from.no_pause_when_full(), laws::Way::Ones => !0u32 }; value.set_no_pause_when_full(it); Some(it as u64) }
        10 => { let it = match way { laws::Way::View => view.no_low_priority(), laws::Way::Value => from.no_low_priority(), laws::Way::Ones => !0u32 }; value.set_no_low_priority(it); Some(it as u64) }
        11 => { let it = match way { laws::Way::View => view.with_app_id(), laws::Way::Value => from.with_app_id(), laws::Way::Ones => !0u32 }; value.set_with_app_id(it); Some(it as u64) }
        12 => { let it = match way { laws::Way::View => view.filter_kernel(), laws::Way::Value => from.filter_kernel(), laws::Way::Ones => !0u32 }; value.set_filter_kernel(it); Some(it as u64) }
        _ => None,
    }
}

fixed!(false);
}

mod etw_coverage_sampler_perf_info_v2004x86 {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_perf_info::{ V2004X86 as T, V2004X86View as V };
const MEMBERS: &[&str] = &[
    "Common",
    "PerfStats",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.common().to_value() } else { from.common }; value.common = it; None }
        1 => { let it = if way == laws::Way::View { view.perf_stats().to_value() } else { from.perf_stats }; value.perf_stats = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_coverage_sampler_perf_info_v2004x64 {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_perf_info::{ V2004X64 as T, V2004X64View as V };
const MEMBERS: &[&str] = &[
    "Common",
    "PerfStats",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.common().to_value() } else { from.common }; value.common = it; None }
        1 => { let it = if way == laws::Way::View { view.perf_stats().to_value() } else { from.perf_stats }; value.perf_stats = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_coverage_sampler_perf_info_v11_21h2x86 {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_perf_info::{ EtwCoverageSamplerPerfInfoX86 as T, EtwCoverageSamplerPerfInfoX86View as V };
const MEMBERS: &[&str] = &[
    "Common",
    "PerfStats",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.common().to_value() } else { from.common }; value.common = it; None }
        1 => { let it = if way == laws::Way::View { view.perf_stats().to_value() } else { from.perf_stats }; value.perf_stats = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_coverage_sampler_perf_info_v11_21h2x64 {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_perf_info::{ EtwCoverageSamplerPerfInfoX64 as T, EtwCoverageSamplerPerfInfoX64View as V };
const MEMBERS: &[&str] = &[
    "Common",
    "PerfStats",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.common().to_value() } else { from.common }; value.common = it; None }
        1 => { let it = if way == laws::Way::View { view.perf_stats().to_value() } else { from.perf_stats }; value.perf_stats = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_coverage_sampler_perf_stats_v2004 {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_perf_stats::{ V2004 as T, V2004View as V };
const MEMBERS: &[&str] = &[
    "RunTime",
    "SampleProfile",
    "SampleCSwitch",
    "SampleRThread",
    "SamplePGFault",
    "CaptureSampleProfile",
    "CaptureSampleCSwitch",
    "CaptureSampleRThread",
    "CaptureSamplePGFault",
    "CoverageSamplerCreated",
    "CoverageSamplerDeleted",
    "CoverageSamplerStarted",
    "CoverageSamplerPaused",
    "CoverageSamplerResumed",
    "CoverageSamplerStopped",
    "CoverageSamplerQueried",
    "CoverageSamplerQueryFailNotActive",
    "SamplesAdded",
    "SamplesFound",
    "SamplesDropped",
    "SamplesMappedUM",
    "SamplesMappedKM",
    "SamplesTryMapUM",
    "SamplesTryMapKM",
    "SamplesAddedAlreadyMapped",
    "ModulesTrackedUM",
    "ModulesMappedUM",
    "ModulesUnmappedUM",
    "ModulesTrackedKM",
    "ModulesMappedKM",
    "ModulesUnmappedKM",
    "ModulesCleared",
    "ModulesPruned",
    "ModulesPrunedPendingDelete",
    "ModulesOutOfDatePendingDelete",
    "ModuleBucketsGrown",
    "ModuleDebugInfoFailedQuery",
    "ModuleDebugInfoTooLarge",
    "ModuleIdHashDuplicate",
    "ModuleIdHashConflict",
    "ProcessesTracked",
    "ProcessesIgnored",
    "ProcessesDeleted",
    "CaptureSampleAttempts",
    "CaptureSampleSamplingPaused",
    "CaptureKernelStack",
    "CaptureUserStack",
    "CaptureIPNotInStack",
    "CaptureSampleIdle",
    "CaptureUserCheckSystemThread",
    "CaptureUserCheckNullTeb",
    "CaptureUserCheckTerminating",
    "CaptureUserCheckSuspended",
    "CaptureApcNotInGoodEnvironment",
    "CaptureRebalanceQueue",
    "CaptureRebalance",
    "CaptureApc",
    "CaptureApcNotAvailable",
    "CaptureApcThreadNotQueueable",
    "CaptureApcAlreadyQueued",
    "CaptureThreadAlreadySampling",
    "CaptureApcQueue",
    "CaptureApcQueueAtHighIrql",
    "CaptureApcFailedToQueue",
    "CaptureApcFailedToQueueAtHighIrql",
    "CaptureApcFailedToQueueAtHighIrqlNotRunning",
    "CaptureApcFailedToQueueAtHighIrqlNotApcQueueable",
    "CaptureApcRundown",
    "CaptureApcCancel",
    "CaptureApcCancelFailRemove",
    "CaptureBufferNotAvailable",
    "CaptureBufferReleaseEmpty",
    "CaptureBufferQueued",
    "CaptureBufferCopied",
    "CaptureStartFailureCleanup",
    "SampleBufferNotAvailable",
    "WorkerWakeUpForCaptureBuffer",
    "WorkerWakeUpForRebalance",
    "WorkerProcessCaptureBuffer",
    "WorkerProcessSampleBuffer",
    "WorkerProcessFlushBuffer",
    "StackHashMiss",
    "StackHashHit",
    "StackHashHitInHistory",
    "StackHashSwitchTables",
    "StackHashCollisionInAdd",
    "StackHashAddHitLoad",
    "StackHashAddHitMax",
    "BloomFilterExceptions",
    "BloomFilterSet",
    "BloomFilterOnCreate",
    "BloomFilterHit",
    "BloomFilterMiss",
    "BufferSamplesCopied",
    "BufferSamplesProcessed",
    "BufferSamplesAddedToSampler",
    "BufferAddressesCopied",
    "BufferAddressesProcessed",
    "BufferAddressesAddedToSampler",
    "ReserveFailedAcquireLock",
    "ReserveCaptureStopped",
    "ReserveNewBufferSet",
    "ReserveNewBufferFailed",
    "ReserveNewBufferAllocated",
    "ReserveNewBufferReleased",
    "ReserveSucceeded",
    "TableGrew",
    "TableGrow",
    "TableQueued",
    "TableHitInCurrent",
    "TableHitInOld",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.run_time() } else { from.run_time }; value.run_time = it; None }
        1 => { let it = if way == laws::Way::View { view.sample_profile() } else { from.sample_profile }; value.sample_profile = it; None }
        2 => { let it = if way == laws::Way::View { view.sample_c_switch() } else { from.sample_c_switch }; value.sample_c_switch = it; None }
        3 => { let it = if way == laws::Way::View { view.sample_r_thread() } else { from.sample_r_thread }; value.sample_r_thread = it; None }
        4 => { let it = if way == laws::Way::View { view.sample_pg_fault() } else { from.sample_pg_fault }; value.sample_pg_fault = it; None }
        5 => { let it = if way == laws::Way::View { view.capture_sample_profile() } else { from.capture_sample_profile }; value.capture_sample_profile = it; None }
        6 => { let it = if way == laws::Way::View { view.capture_sample_c_switch() } else { from.capture_sample_c_switch }; value.capture_sample_c_switch = it; None }
        7 => { let it = if way == laws::Way::View { view.capture_sample_r_thread() } else { from.capture_sample_r_thread }; value.capture_sample_r_thread = it; None }
        8 => { let it = if way == laws::Way::View { view.capture_sample_pg_fault() } else { from.capture_sample_pg_fault }; value.capture_sample_pg_fault = it; None }
        9 => { let it = if way == laws::Way::View { view.coverage_sampler_created() } else { from.coverage_sampler_created }; value.coverage_sampler_created = it; None }
        10 => { let it = if way == laws::Way::View { view.coverage_sampler_deleted() } else { from.coverage_sampler_deleted }; value.coverage_sampler_deleted = it; None }
        11 => { let it = if way == laws::Way::View { view.coverage_sampler_started() } else { from.coverage_sampler_started }; value.coverage_sampler_started = it; None }
        12 => { let it = if way == laws::Way::View { view.coverage_sampler_paused() } else { from.coverage_sampler_paused }; value.coverage_sampler_paused = it; None }
        13 => { let it = if way == laws::Way::View { view.coverage_sampler_resumed() } else { from.coverage_sampler_resumed }; value.coverage_sampler_resumed = it; None }
        14 => { let it = if way == laws::Way::View { view.coverage_sampler_stopped() } else { from.coverage_sampler_stopped }; value.coverage_sampler_stopped = it; None }
        15 => { let it = if way == laws::Way::View { view.coverage_sampler_queried() } else { from.coverage_sampler_queried }; value.coverage_sampler_queried = it; None }
        16 => { let it = if way == laws::Way::View { view.coverage_sampler_query_fail_not_active() } else { from.coverage_sampler_query_fail_not_active }; value.coverage_sampler_query_fail_not_active = it; None }
        17 => { let it = if way == laws::Way::View { view.samples_added() } else { from.samples_added }; value.samples_added = it; None }
        18 => { let it = if way == laws::Way::View { view.samples_found() } else { from.samples_found }; value.samples_found = it; None }
        19 => { let it = if way == laws::Way::View { view.samples_dropped() } else { from.samples_dropped }; value.samples_dropped = it; None }
        20 => { let it = if way == laws::Way::View { view.samples_mapped_um() } else { from.samples_mapped_um }; value.samples_mapped_um = it; None }
        21 => { let it = if way == laws::Way::View { view.samples_mapped_km() } else { from.samples_mapped_km }; value.samples_mapped_km = it; None }
        22 => { let it = if way == laws::Way::View { view.samples_try_map_um() } else { from.samples_try_map_um }; value.samples_try_map_um = it; None }
        23 => { let it = if way == laws::Way::View { view.samples_try_map_km() } else { from.samples_try_map_km }; value.samples_try_map_km = it; None }
        24 => { let it = if way == laws::Way::View { view.samples_added_already_mapped() } else { from.samples_added_already_mapped }; value.samples_added_already_mapped = it; None }
        25 => { let it = if way == laws::Way::View { view.modules_tracked_um() } else { from.modules_tracked_um }; value.modules_tracked_um = it; None }
        26 => { let it = if way == laws::Way::View { view.modules_mapped_um() } else { from.modules_mapped_um }; value.modules_mapped_um = it; None }
        27 => { let it = if way == laws::Way::View { view.modules_unmapped_um() } else { from.modules_unmapped_um }; value.modules_unmapped_um = it; None }
        28 => { let it = if way == laws::Way::View { view.modules_tracked_km() } else { from.modules_tracked_km }; value.modules_tracked_km = it; None }
        29 => { let it = if way == laws::Way::View { view.modules_mapped_km() } else { from.modules_mapped_km }; value.modules_mapped_km = it; None }
        30 => { let it = if way == laws::Way::View { view.modules_unmapped_km() } else { from.modules_unmapped_km }; value.modules_unmapped_km = it; None }
        31 => { let it = if way == laws::Way::View { view.modules_cleared() } else { from.modules_cleared }; value.modules_cleared = it; None }
        32 => { let it = if way == laws::Way::View { view.modules_pruned() } else { from.modules_pruned }; value.modules_pruned = it; None }
        33 => { let it = if way == laws::Way::View { view.modules_pruned_pending_delete() } else { from.modules_pruned_pending_delete }; value.modules_pruned_pending_delete = it; None }
        34 => { let it = if way == laws::Way::View { view.modules_out_of_date_pending_delete() } else { from.modules_out_of_date_pending_delete }; value.modules_out_of_date_pending_delete = it; None }
        35 => { let it = if way == laws::Way::View { view.module_buckets_grown() } else { from.module_buckets_grown }; value.module_buckets_grown = it; None }
        36 => { let it = if way == laws::Way::View { view.module_debug_info_failed_query() } else { from.module_debug_info_failed_query }; value.module_debug_info_failed_query = it; None }
        37 => { let it = if way == laws::Way::View { view.module_debug_info_too_large() } else { from.module_debug_info_too_large }; value.module_debug_info_too_large = it; None }
        38 => { let it = if way == laws::Way::View { view.module_id_hash_duplicate() } else { from.module_id_hash_duplicate }; value.module_id_hash_duplicate = it; None }
        39 => { let it = if way == laws::Way::View { view.module_id_hash_conflict() } else { from.module_id_hash_conflict }; value.module_id_hash_conflict = it; None }
        40 => { let it = if way == laws::Way::View { view.processes_tracked() } else { from.processes_tracked }; value.processes_tracked = it; None }
        41 => { let it = if way == laws::Way::View { view.processes_ignored() } else { from.processes_ignored }; value.processes_ignored = it; None }
        42 => { let it = if way == laws::Way::View { view.processes_deleted() } else { from.processes_deleted }; value.processes_deleted = it; None }
        43 => { let it = if way == laws::Way::View { view.capture_sample_attempts() } else { from.capture_sample_attempts }; value.capture_sample_attempts = it; None }
        44 => { let it = if way == laws::Way::View { view.capture_sample_sampling_paused() } else { from.capture_sample_sampling_paused }; value.capture_sample_sampling_paused = it; None }
        45 => { let it = if way == laws::Way::View { view.capture_kernel_stack() } else { from.capture_kernel_stack }; value.capture_kernel_stack = it; None }
        46 => { let it = if way == laws::Way::View { view.capture_user_stack() } else { from.capture_user_stack }; value.capture_user_stack = it; None }
        47 => { let it = if way == laws::Way::View { view.capture_ip_not_in_stack() } else { from.capture_ip_not_in_stack }; value.capture_ip_not_in_stack = it; None }
        48 => { let it = if way == laws::Way::View { view.capture_sample_idle() } else { from.capture_sample_idle }; value.capture_sample_idle = it; None }
        49 => { let it = if way == laws::Way::View { view.capture_user_check_system_thread() } else { from.capture_user_check_system_thread }; value.capture_user_check_system_thread = it; None }
        50 => { let it = if way == laws::Way::View { view.capture_user_check_null_teb() } else { from.capture_user_check_null_teb }; value.capture_user_check_null_teb = it; None }
        51 => { let it = if way == laws::Way::View { view.capture_user_check_terminating() } else { from.capture_user_check_terminating }; value.capture_user_check_terminating = it; None }
        52 => { let it = if way == laws::Way::View { view.capture_user_check_suspended() } else { from.capture_user_check_suspended }; value.capture_user_check_suspended = it; None }
        53 => { let it = if way == laws::Way::View { view.capture_apc_not_in_good_environment() } else { from.capture_apc_not_in_good_environment }; value.capture_apc_not_in_good_environment = it; None }
        54 => { let it = if way == laws::Way::View { view.capture_rebalance_queue() } else { from.capture_rebalance_queue }; value.capture_rebalance_queue = it; None }
        55 => { let it = if way == laws::Way::View { view.capture_rebalance() } else { from.capture_rebalance }; value.capture_rebalance = it; None }
        56 => { let it = if way == laws::Way::View { view.capture_apc() } else { from.capture_apc }; value.capture_apc = it; None }
        57 => { let it = if way == laws::Way::View { view.capture_apc_not_available() } else { from.capture_apc_not_available }; value.capture_apc_not_available = it; None }
        58 => { let it = if way == laws::Way::View { view.capture_apc_thread_not_queueable() } else { from.capture_apc_thread_not_queueable }; value.capture_apc_thread_not_queueable = it; None }
        59 => { let it = if way == laws::Way::View { view.capture_apc_already_queued() } else { from.capture_apc_already_queued }; value.capture_apc_already_queued = it; None }
        60 => { let it = if way == laws::Way::View { view.capture_thread_already_sampling() } else { from.capture_thread_already_sampling }; value.capture_thread_already_sampling = it; None }
        61 => { let it = if way == laws::Way::View { view.capture_apc_queue() } else { from.capture_apc_queue }; value.capture_apc_queue = it; None }
        62 => { let it = if way == laws::Way::View { view.capture_apc_queue_at_high_irql() } else { from.capture_apc_queue_at_high_irql }; value.capture_apc_queue_at_high_irql = it; None }
        63 => { let it = if way == laws::Way::View { view.capture_apc_failed_to_queue() } else { from.capture_apc_failed_to_queue }; value.capture_apc_failed_to_queue = it; None }
        64 => { let it = if way == laws::Way::View { view.capture_apc_failed_to_queue_at_high_irql() } else { from.capture_apc_failed_to_queue_at_high_irql }; value.capture_apc_failed_to_queue_at_high_irql = it; None }
        65 => { let it = if way == laws::Way::View { view.capture_apc_failed_to_queue_at_high_irql_not_running() } else { from.capture_apc_failed_to_queue_at_high_irql_not_running }; value.capture_apc_failed_to_queue_at_high_irql_not_running = it; None }
        66 => { let it = if way == laws::Way::View { view.capture_apc_failed_to_queue_at_high_irql_not_apc_queueable() } else { from.capture_apc_failed_to_queue_at_high_irql_not_apc_queueable }; value.capture_apc_failed_to_queue_at_high_irql_not_apc_queueable = it; None }
        67 => { let it = if way == laws::Way::View { view.capture_apc_rundown() } else { from.capture_apc_rundown }; value.capture_apc_rundown = it; None }
        68 => { let it = if way == laws::Way::View { view.capture_apc_cancel() } else { from.capture_apc_cancel }; value.capture_apc_cancel = it; None }
        69 => { let it = if way == laws::Way::View { view.capture_apc_cancel_fail_remove() } else { from.capture_apc_cancel_fail_remove }; value.capture_apc_cancel_fail_remove = it; None }
        70 => { let it = if way == laws::Way::View { view.capture_buffer_not_available() } else { from.capture_buffer_not_available }; value.capture_buffer_not_available = it; None }
        71 => { let it = if way == laws::Way::View { view.capture_buffer_release_empty() } else { from.capture_buffer_release_empty }; value.capture_buffer_release_empty = it; None }
        72 => { let it = if way == laws::Way::View { view.capture_buffer_queued() } else { from.capture_buffer_queued }; value.capture_buffer_queued = it; None }
        73 => { let it = if way == laws::Way::View { view.capture_buffer_copied() } else { from.capture_buffer_copied }; value.capture_buffer_copied = it; None }
        74 => { let it = if way == laws::Way::View { view.capture_start_failure_cleanup() } else { from.capture_start_failure_cleanup }; value.capture_start_failure_cleanup = it; None }
        75 => { let it = if way == laws::Way::View { view.sample_buffer_not_available() } else { from.sample_buffer_not_available }; value.sample_buffer_not_available = it; None }
        76 => { let it = if way == laws::Way::View { view.worker_wake_up_for_capture_buffer() } else { from.worker_wake_up_for_capture_buffer }; value.worker_wake_up_for_capture_buffer = it; None }
        77 => { let it = if way == laws::Way::View { view.worker_wake_up_for_rebalance() } else { from.worker_wake_up_for_rebalance }; value.worker_wake_up_for_rebalance = it; None }
        78 => { let it = if way == laws::Way::View { view.worker_process_capture_buffer() } else { from.worker_process_capture_buffer }; value.worker_process_capture_buffer = it; None }
        79 => { let it = if way == laws::Way::View { view.worker_process_sample_buffer() } else { from.worker_process_sample_buffer }; value.worker_process_sample_buffer = it; None }
        80 => { let it = if way == laws::Way::View { view.worker_process_flush_buffer() } else { from.worker_process_flush_buffer }; value.worker_process_flush_buffer = it; None }
        81 => { let it = if way == laws::Way::View { view.stack_hash_miss() } else { from.stack_hash_miss }; value.stack_hash_miss = it; None }
        82 => { let it = if way == laws::Way::View { view.stack_hash_hit() } else { from.stack_hash_hit }; value.stack_hash_hit = it; None }
        83 => { let it = if way == laws::Way::View { view.stack_hash_hit_in_history() } else { from.stack_hash_hit_in_history }; value.stack_hash_hit_in_history = it; None }
        84 => { let it = if way == laws::Way::View { view.stack_hash_switch_tables() } else { from.stack_hash_switch_tables }; value.stack_hash_switch_tables = it; None }
        85 => { let it = if way == laws::Way::View { view.stack_hash_collision_in_add() } else { from.stack_hash_collision_in_add }; value.stack_hash_collision_in_add = it; None }
        86 => { let it = if way == laws::Way::View { view.stack_hash_add_hit_load() } else { from.stack_hash_add_hit_load }; value.stack_hash_add_hit_load = it; None }
        87 => { let it = if way == laws::Way::View { view.stack_hash_add_hit_max() } else { from.stack_hash_add_hit_max }; value.stack_hash_add_hit_max = it; None }
        88 => { let it = if way == laws::Way::View { view.bloom_filter_exceptions() } else { from.bloom_filter_exceptions }; value.bloom_filter_exceptions = it; None }
        89 => { let it = if way == laws::Way::View { view.bloom_filter_set() } else { from.bloom_filter_set }; value.bloom_filter_set = it; None }
        90 => { let it = if way == laws::Way::View { view.bloom_filter_on_create() } else { from.bloom_filter_on_create }; value.bloom_filter_on_create = it; None }
        91 => { let it = if way == laws::Way::View { view.bloom_filter_hit() } else { from.bloom_filter_hit }; value.bloom_filter_hit = it; None }
        92 => { let it = if way == laws::Way::View { view.bloom_filter_miss() } else { from.bloom_filter_miss }; value.bloom_filter_miss = it; None }
        93 => { let it = if way == laws::Way::View { view.buffer_samples_copied() } else { from.buffer_samples_copied }; value.buffer_samples_copied = it; None }
        94 => { let it = if way == laws::Way::View { view.buffer_samples_processed() } else { from.buffer_samples_processed }; value.buffer_samples_processed = it; None }
        95 => { let it = if way == laws::Way::View { view.buffer_samples_added_to_sampler() } else { from.buffer_samples_added_to_sampler }; value.buffer_samples_added_to_sampler = it; None }
        96 => { let it = if way == laws::Way::View { view.buffer_addresses_copied() } else { from.buffer_addresses_copied }; value.buffer_addresses_copied = it; None }
        97 => { let it = if way == laws::Way::View { view.buffer_addresses_processed() } else { from.buffer_addresses_processed }; value.buffer_addresses_processed = it; None }
        98 => { let it = if way == laws::Way::View { view.buffer_addresses_added_to_sampler() } else { from.buffer_addresses_added_to_sampler }; value.buffer_addresses_added_to_sampler = it; None }
        99 => { let it = if way == laws::Way::View { view.reserve_failed_acquire_lock() } else { from.reserve_failed_acquire_lock }; value.reserve_failed_acquire_lock = it; None }
        100 => { let it = if way == laws::Way::View { view.reserve_capture_stopped() } else { from.reserve_capture_stopped }; value.reserve_capture_stopped = it; None }
        101 => { let it = if way == laws::Way::View { view.reserve_new_buffer_set() } else { from.reserve_new_buffer_set }; value.reserve_new_buffer_set = it; None }
        102 => { let it = if way == laws::Way::View { view.reserve_new_buffer_failed() } else { from.reserve_new_buffer_failed }; value.reserve_new_buffer_failed = it; None }
        103 => { let it = if way == laws::Way::View { view.reserve_new_buffer_allocated() } else { from.reserve_new_buffer_allocated }; value.reserve_new_buffer_allocated = it; None }
        104 => { let it = if way == laws::Way::View { view.reserve_new_buffer_released() } else { from.reserve_new_buffer_released }; value.reserve_new_buffer_released = it; None }
        105 => { let it = if way == laws::Way::View { view.reserve_succeeded() } else { from.reserve_succeeded }; value.reserve_succeeded = it; None }
        106 => { let it = if way == laws::Way::View { view.table_grew() } else { from.table_grew }; value.table_grew = it; None }
        107 => { let it = if way == laws::Way::View { view.table_grow() } else { from.table_grow }; value.table_grow = it; None }
        108 => { let it = if way == laws::Way::View { view.table_queued() } else { from.table_queued }; value.table_queued = it; None }
        109 => { let it = if way == laws::Way::View { view.table_hit_in_current() } else { from.table_hit_in_current }; value.table_hit_in_current = it; None }
        110 => { let it = if way == laws::Way::View { view.table_hit_in_old() } else { from.table_hit_in_old }; value.table_hit_in_old = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_coverage_sampler_perf_stats_v11_21h2 {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_perf_stats::{ EtwCoverageSamplerPerfStats as T, EtwCoverageSamplerPerfStatsView as V };
const MEMBERS: &[&str] = &[
    "RunTime",
    "SampleProfile",
    "SampleCSwitch",
    "SampleRThread",
    "SamplePGFault",
    "CaptureSampleProfile",
    "CaptureSampleCSwitch",
    "CaptureSampleRThread",
    "CaptureSamplePGFault",
    "CoverageSamplerCreated",
    "CoverageSamplerDeleted",
    "CoverageSamplerStarted",
    "CoverageSamplerPaused",
    "CoverageSamplerResumed",
    "CoverageSamplerStopped",
    "CoverageSamplerQueried",
    "CoverageSamplerQueryFailNotActive",
    "SamplesAdded",
    "SamplesFound",
    "SamplesDropped",
    "SamplesMappedUM",
    "SamplesMappedKM",
    "SamplesTryMapUM",
    "SamplesTryMapKM",
    "SamplesAddedAlreadyMapped",
    "ModulesTrackedUM",
    "ModulesMappedUM",
    "ModulesUnmappedUM",
    "ModulesTrackedKM",
    "ModulesMappedKM",
    "ModulesUnmappedKM",
    "ModulesCleared",
    "ModulesPruned",
    "ModulesPrunedPendingDelete",
    "ModulesOutOfDatePendingDelete",
    "ModuleBucketsGrown",
    "ModuleDebugInfoFailedQuery",
    "ModuleDebugInfoTooLarge",
    "ModuleIdHashDuplicate",
    "ModuleIdHashConflict",
    "ProcessesTracked",
    "ProcessesIgnored",
    "ProcessesDeleted",
    "CaptureSampleAttempts",
    "CaptureSampleSamplingPaused",
    "CaptureKernelStack",
    "CaptureUserStack",
    "CaptureIPNotInStack",
    "CaptureSampleIdle",
    "CaptureUserCheckSystemThread",
    "CaptureUserCheckNullTeb",
    "CaptureUserCheckTerminating",
    "CaptureUserCheckSuspended",
    "CaptureApcNotInGoodEnvironment",
    "CaptureRebalanceQueue",
    "CaptureRebalance",
    "CaptureApc",
    "CaptureApcNotAvailable",
    "CaptureApcThreadNotQueueable",
    "CaptureApcAlreadyQueued",
    "CaptureThreadAlreadySampling",
    "CaptureApcQueue",
    "CaptureApcQueueAtHighIrql",
    "CaptureApcFailedToQueue",
    "CaptureApcFailedToQueueAtHighIrql",
    "CaptureApcFailedToQueueAtHighIrqlNotRunning",
    "CaptureApcFailedToQueueAtHighIrqlNotApcQueueable",
    "CaptureApcRundown",
    "CaptureApcCancel",
    "CaptureApcCancelFailRemove",
    "CaptureBufferNotAvailable",
    "CaptureBufferReleaseEmpty",
    "CaptureBufferQueued",
    "CaptureBufferCopied",
    "CaptureStartFailureCleanup",
    "SampleBufferNotAvailable",
    "WorkerWakeUpForCaptureBuffer",
    "WorkerWakeUpForRebalance",
    "WorkerProcessCaptureBuffer",
    "WorkerProcessSampleBuffer",
    "WorkerProcessFlushBuffer",
    "StackHashMiss",
    "StackHashHit",
    "StackHashHitInHistory",
    "StackHashSwitchTables",
    "StackHashCollisionInAdd",
    "StackHashAddHitLoad",
    "StackHashAddHitMax",
    "BloomFilterExceptions",
    "BloomFilterSet",
    "BloomFilterOnCreate",
    "BloomFilterHit",
    "BloomFilterMiss",
    "BufferSamplesCopied",
    "BufferSamplesProcessed",
    "BufferSamplesAddedToSampler",
    "BufferAddressesCopied",
    "BufferAddressesProcessed",
    "BufferAddressesAddedToSampler",
    "ReserveFailedAcquireLock",
    "ReserveCaptureStopped",
    "ReserveNewBufferSet",
    "ReserveNewBufferFailed",
    "ReserveNewBufferAllocated",
    "ReserveNewBufferReleased",
    "ReserveSucceeded",
    "TableGrew",
    "TableGrow",
    "TableQueued",
    "TableHitInCurrent",
    "TableHitInOld",
    "WorkerKernelRunTime",
    "WorkerKernelWaitTime",
    "WorkerKernelTime",
    "WorkerUserTime",
    "CaptureApcBecauseHighIrql",
    "CaptureApcBecauseApcsDisabled",
    "CaptureApcBecauseNotMmCanThreadFault",
    "CaptureApcBecauseActiveFaultInApc",
    "CaptureApcBecauseAttachedProcess",
    "CaptureApcBecauseIsActuallySafe",
    "AllocatedNonPagedCount",
    "AllocatedPagedCount",
    "FreedNonPagedCount",
    "FreedPagedCount",
    "AllocationFailure",
    "ProfileInterval",
    "AllocatedNonPagedSize",
    "FreedNonPagedSize",
    "AllocatedPagedSize",
    "FreedPagedSize",
    "MaximumIncrement",
    "ProcessorCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.run_time() } else { from.run_time }; value.run_time = it; None }
        1 => { let it = if way == laws::Way::View { view.sample_profile() } else { from.sample_profile }; value.sample_profile = it; None }
        2 => { let it = if way == laws::Way::View { view.sample_c_switch() } else { from.sample_c_switch }; value.sample_c_switch = it; None }
        3 => { let it = if way == laws::Way::View { view.sample_r_thread() } else { from.sample_r_thread }; value.sample_r_thread = it; None }
        4 => { let it = if way == laws::Way::View { view.sample_pg_fault() } else { from.sample_pg_fault }; value.sample_pg_fault = it; None }
        5 => { let it = if way == laws::Way::View { view.capture_sample_profile() } else { from.capture_sample_profile }; value.capture_sample_profile = it; None }
        6 => { let it = if way == laws::Way::View { view.capture_sample_c_switch() } else { from.capture_sample_c_switch }; value.capture_sample_c_switch = it; None }
        7 => { let it = if way == laws::Way::View { view.capture_sample_r_thread() } else { from.capture_sample_r_thread }; value.capture_sample_r_thread = it; None }
        8 => { let it = if way == laws::Way::View { view.capture_sample_pg_fault() } else { from.capture_sample_pg_fault }; value.capture_sample_pg_fault = it; None }
        9 => { let it = if way == laws::Way::View { view.coverage_sampler_created() } else { from.coverage_sampler_created }; value.coverage_sampler_created = it; None }
        10 => { let it = if way == laws::Way::View { view.coverage_sampler_deleted() } else { from.coverage_sampler_deleted }; value.coverage_sampler_deleted = it; None }
        11 => { let it = if way == laws::Way::View { view.coverage_sampler_started() } else { from.coverage_sampler_started }; value.coverage_sampler_started = it; None }
        12 => { let it = if way == laws::Way::View { view.coverage_sampler_paused() } else { from.coverage_sampler_paused }; value.coverage_sampler_paused = it; None }
        13 => { let it = if way == laws::Way::View { view.coverage_sampler_resumed() } else { from.coverage_sampler_resumed }; value.coverage_sampler_resumed = it; None }
        14 => { let it = if way == laws::Way::View { view.coverage_sampler_stopped() } else { from.coverage_sampler_stopped }; value.coverage_sampler_stopped = it; None }
        15 => { let it = if way == laws::Way::View { view.coverage_sampler_queried() } else { from.coverage_sampler_queried }; value.coverage_sampler_queried = it; None }
        16 => { let it = if way == laws::Way::View { view.coverage_sampler_query_fail_not_active() } else { from.coverage_sampler_query_fail_not_active }; value.coverage_sampler_query_fail_not_active = it; None }
        17 => { let it = if way == laws::Way::View { view.samples_added() } else { from.samples_added }; value.samples_added = it; None }
        18 => { let it = if way == laws::Way::View { view.samples_found() } else { from.samples_found }; value.samples_found = it; None }
        19 => { let it = if way == laws::Way::View { view.samples_dropped() } else { from.samples_dropped }; value.samples_dropped = it; None }
        20 => { let it = if way == laws::Way::View { view.samples_mapped_um() } else { from.samples_mapped_um }; value.samples_mapped_um = it; None }
        21 => { let it = if way == laws::Way::View { view.samples_mapped_km() } else { from.samples_mapped_km }; value.samples_mapped_km = it; None }
        22 => { let it = if way == laws::Way::View { view.samples_try_map_um() } else { from.samples_try_map_um }; value.samples_try_map_um = it; None }
        23 => { let it = if way == laws::Way::View { view.samples_try_map_km() } else { from.samples_try_map_km }; value.samples_try_map_km = it; None }
        24 => { let it = if way == laws::Way::View { view.samples_added_already_mapped() } else { from.samples_added_already_mapped }; value.samples_added_already_mapped = it; None }
        25 => { let it = if way == laws::Way::View { view.modules_tracked_um() } else { from.modules_tracked_um }; value.modules_tracked_um = it; None }
        26 => { let it = if way == laws::Way::View { view.modules_mapped_um() } else { from.modules_mapped_um }; value.modules_mapped_um = it; None }
        27 => { let it = if way == laws::Way::View { view.modules_unmapped_um() } else { from.modules_unmapped_um }; value.modules_unmapped_um = it; None }
        28 => { let it = if way == laws::Way::View { view.modules_tracked_km() } else { from.modules_tracked_km }; value.modules_tracked_km = it; None }
        29 => { let it = if way == laws::Way::View { view.modules_mapped_km() } else { from.modules_mapped_km }; value.modules_mapped_km = it; None }
        30 => { let it = if way == laws::Way::View { view.modules_unmapped_km() } else { from.modules_unmapped_km }; value.modules_unmapped_km = it; None }
        31 => { let it = if way == laws::Way::View { view.modules_cleared() } else { from.modules_cleared }; value.modules_cleared = it; None }
        32 => { let it = if way == laws::Way::View { view.modules_pruned() } else { from.modules_pruned }; value.modules_pruned = it; None }
        33 => { let it = if way == laws::Way::View { view.modules_pruned_pending_delete() } else { from.modules_pruned_pending_delete }; value.modules_pruned_pending_delete = it; None }
        34 => { let it = if way == laws::Way::View { view.modules_out_of_date_pending_delete() } else { from.modules_out_of_date_pending_delete }; value.modules_out_of_date_pending_delete = it; None }
        35 => { let it = if way == laws::Way::View { view.module_buckets_grown() } else { from.module_buckets_grown }; value.module_buckets_grown = it; None }
        36 => { let it = if way == laws::Way::View { view.module_debug_info_failed_query() } else { from.module_debug_info_failed_query }; value.module_debug_info_failed_query = it; None }
        37 => { let it = if way == laws::Way::View { view.module_debug_info_too_large() } else { from.module_debug_info_too_large }; value.module_debug_info_too_large = it; None }
        38 => { let it = if way == laws::Way::View { view.module_id_hash_duplicate() } else { from.module_id_hash_duplicate }; value.module_id_hash_duplicate = it; None }
        39 => { let it = if way == laws::Way::View { view.module_id_hash_conflict() } else { from.module_id_hash_conflict }; value.module_id_hash_conflict = it; None }
        40 => { let it = if way == laws::Way::View { view.processes_tracked() } else { from.processes_tracked }; value.processes_tracked = it; None }
        41 => { let it = if way == laws::Way::View { view.processes_ignored() } else { from.processes_ignored }; value.processes_ignored = it; None }
        42 => { let it = if way == laws::Way::View { view.processes_deleted() } else { from.processes_deleted }; value.processes_deleted = it; None }
        43 => { let it = if way == laws::Way::View { view.capture_sample_attempts() } else { from.capture_sample_attempts }; value.capture_sample_attempts = it; None }
        44 => { let it = if way == laws::Way::View { view.capture_sample_sampling_paused() } else { from.capture_sample_sampling_paused }; value.capture_sample_sampling_paused = it; None }
        45 => { let it = if way == laws::Way::View { view.capture_kernel_stack() } else { from.capture_kernel_stack }; value.capture_kernel_stack = it; None }
        46 => { let it = if way == laws::Way::View { view.capture_user_stack() } else { from.capture_user_stack }; value.capture_user_stack = it; None }
        47 => { let it = if way == laws::Way::View { view.capture_ip_not_in_stack() } else { from.capture_ip_not_in_stack }; value.capture_ip_not_in_stack = it; None }
        48 => { let it = if way == laws::Way::View { view.capture_sample_idle() } else { from.capture_sample_idle }; value.capture_sample_idle = it; None }
        49 => { let it = if way == laws::Way::View { view.capture_user_check_system_thread() } else { from.capture_user_check_system_thread }; value.capture_user_check_system_thread = it; None }
        50 => { let it = if way == laws::Way::View { view.capture_user_check_null_teb() } else { from.capture_user_check_null_teb }; value.capture_user_check_null_teb = it; None }
        51 => { let it = if way == laws::Way::View { view.capture_user_check_terminating() } else { from.capture_user_check_terminating }; value.capture_user_check_terminating = it; None }
        52 => { let it = if way == laws::Way::View { view.capture_user_check_suspended() } else { from.capture_user_check_suspended }; value.capture_user_check_suspended = it; None }
        53 => { let it = if way == laws::Way::View { view.capture_apc_not_in_good_environment() } else { from.capture_apc_not_in_good_environment }; value.capture_apc_not_in_good_environment = it; None }
        54 => { let it = if way == laws::Way::View { view.capture_rebalance_queue() } else { from.capture_rebalance_queue }; value.capture_rebalance_queue = it; None }
        55 => { let it = if way == laws::Way::View { view.capture_rebalance() } else { from.capture_rebalance }; value.capture_rebalance = it; None }
        56 => { let it = if way == laws::Way::View { view.capture_apc() } else { from.capture_apc }; value.capture_apc = it; None }
        57 => { let it = if way == laws::Way::View { view.capture_apc_not_available() } else { from.capture_apc_not_available }; value.capture_apc_not_available = it; None }
        58 => { let it = if way == laws::Way::View { view.capture_apc_thread_not_queueable() } else { from.capture_apc_thread_not_queueable }; value.capture_apc_thread_not_queueable = it; None }
        59 => { let it = if way == laws::Way::View { view.capture_apc_already_queued() } else { from.capture_apc_already_queued }; value.capture_apc_already_queued = it; None }
        60 => { let it = if way == laws::Way::View { view.capture_thread_already_sampling() } else { from.capture_thread_already_sampling }; value.capture_thread_already_sampling = it; None }
        61 => { let it = if way == laws::Way::View { view.capture_apc_queue() } else { from.capture_apc_queue }; value.capture_apc_queue = it; None }
        62 => { let it = if way == laws::Way::View { view.capture_apc_queue_at_high_irql() } else { from.capture_apc_queue_at_high_irql }; value.capture_apc_queue_at_high_irql = it; None }
        63 => { let it = if way == laws::Way::View { view.capture_apc_failed_to_queue() } else { from.capture_apc_failed_to_queue }; value.capture_apc_failed_to_queue = it; None }
        64 => { let it = if way == laws::Way::View { view.capture_apc_failed_to_queue_at_high_irql() } else { from.capture_apc_failed_to_queue_at_high_irql }; value.capture_apc_failed_to_queue_at_high_irql = it; None }
        65 => { let it = if way == laws::Way::View { view.capture_apc_failed_to_queue_at_high_irql_not_running() } else { from.capture_apc_failed_to_queue_at_high_irql_not_running }; value.capture_apc_failed_to_queue_at_high_irql_not_running = it; None }
        66 => { let it = if way == laws::Way::View { view.capture_apc_failed_to_queue_at_high_irql_not_apc_queueable() } else { from.capture_apc_failed_to_queue_at_high_irql_not_apc_queueable }; value.capture_apc_failed_to_queue_at_high_irql_not_apc_queueable = it; None }
        67 => { let it = if way == laws::Way::View { view.capture_apc_rundown() } else { from.capture_apc_rundown }; value.capture_apc_rundown = it; None }
        68 => { let it = if way == laws::Way::View { view.capture_apc_cancel() } else { from.capture_apc_cancel }; value.capture_apc_cancel = it; None }
        69 => { let it = if way == laws::Way::View { view.capture_apc_cancel_fail_remove() } else { from.capture_apc_cancel_fail_remove }; value.capture_apc_cancel_fail_remove = it; None }
        70 => { let it = if way == laws::Way::View { view.capture_buffer_not_available() } else { from.capture_buffer_not_available }; value.capture_buffer_not_available = it; None }
        71 => { let it = if way == laws::Way::View { view.capture_buffer_release_empty() } else { from.capture_buffer_release_empty }; value.capture_buffer_release_empty = it; None }
        72 => { let it = if way == laws::Way::View { view.capture_buffer_queued() } else { from.capture_buffer_queued }; value.capture_buffer_queued = it; None }
        73 => { let it = if way == laws::Way::View { view.capture_buffer_copied() } else { from.capture_buffer_copied }; value.capture_buffer_copied = it; None }
        74 => { let it = if way == laws::Way::View { view.capture_start_failure_cleanup() } else { from.capture_start_failure_cleanup }; value.capture_start_failure_cleanup = it; None }
        75 => { let it = if way == laws::Way::View { view.sample_buffer_not_available() } else { from.sample_buffer_not_available }; value.sample_buffer_not_available = it; None }
        76 => { let it = if way == laws::Way::View { view.worker_wake_up_for_capture_buffer() } else { from.worker_wake_up_for_capture_buffer }; value.worker_wake_up_for_capture_buffer = it; None }
        77 => { let it = if way == laws::Way::View { view.worker_wake_up_for_rebalance() } else { from.worker_wake_up_for_rebalance }; value.worker_wake_up_for_rebalance = it; None }
        78 => { let it = if way == laws::Way::View { view.worker_process_capture_buffer() } else { from.worker_process_capture_buffer }; value.worker_process_capture_buffer = it; None }
        79 => { let it = if way == laws::Way::View { view.worker_process_sample_buffer() } else { from.worker_process_sample_buffer }; value.worker_process_sample_buffer = it; None }
        80 => { let it = if way == laws::Way::View { view.worker_process_flush_buffer() } else { from.worker_process_flush_buffer }; value.worker_process_flush_buffer = it; None }
        81 => { let it = if way == laws::Way::View { view.stack_hash_miss() } else { from.stack_hash_miss }; value.stack_hash_miss = it; None }
        82 => { let it = if way == laws::Way::View { view.stack_hash_hit() } else { from.stack_hash_hit }; value.stack_hash_hit = it; None }
        83 => { let it = if way == laws::Way::View { view.stack_hash_hit_in_history() } else { from.stack_hash_hit_in_history }; value.stack_hash_hit_in_history = it; None }
        84 => { let it = if way == laws::Way::View { view.stack_hash_switch_tables() } else { from.stack_hash_switch_tables }; value.stack_hash_switch_tables = it; None }
        85 => { let it = if way == laws::Way::View { view.stack_hash_collision_in_add() } else { from.stack_hash_collision_in_add }; value.stack_hash_collision_in_add = it; None }
        86 => { let it = if way == laws::Way::View { view.stack_hash_add_hit_load() } else { from.stack_hash_add_hit_load }; value.stack_hash_add_hit_load = it; None }
        87 => { let it = if way == laws::Way::View { view.stack_hash_add_hit_max() } else { from.stack_hash_add_hit_max }; value.stack_hash_add_hit_max = it; None }
        88 => { let it = if way == laws::Way::View { view.bloom_filter_exceptions() } else { from.bloom_filter_exceptions }; value.bloom_filter_exceptions = it; None }
        89 => { let it = if way == laws::Way::View { view.bloom_filter_set() } else { from.bloom_filter_set }; value.bloom_filter_set = it; None }
        90 => { let it = if way == laws::Way::View { view.bloom_filter_on_create() } else { from.bloom_filter_on_create }; value.bloom_filter_on_create = it; None }
        91 => { let it = if way == laws::Way::View { view.bloom_filter_hit() } else { from.bloom_filter_hit }; value.bloom_filter_hit = it; None }
        92 => { let it = if way == laws::Way::View { view.bloom_filter_miss() } else { from.bloom_filter_miss }; value.bloom_filter_miss = it; None }
        93 => { let it = if way == laws::Way::View { view.buffer_samples_copied() } else { from.buffer_samples_copied }; value.buffer_samples_copied = it; None }
        94 => { let it = if way == laws::Way::View { view.buffer_samples_processed() } else { from.buffer_samples_processed }; value.buffer_samples_processed = it; None }
        95 => { let it = if way == laws::Way::View { view.buffer_samples_added_to_sampler() } else { from.buffer_samples_added_to_sampler }; value.buffer_samples_added_to_sampler = it; None }
        96 => { let it = if way == laws::Way::View { view.buffer_addresses_copied() } else { from.buffer_addresses_copied }; value.buffer_addresses_copied = it; None }
        97 => { let it = if way == laws::Way::View { view.buffer_addresses_processed() } else { from.buffer_addresses_processed }; value.buffer_addresses_processed = it; None }
        98 => { let it = if way == laws::Way::View { view.buffer_addresses_added_to_sampler() } else { from.buffer_addresses_added_to_sampler }; value.buffer_addresses_added_to_sampler = it; None }
        99 => { let it = if way == laws::Way::View { view.reserve_failed_acquire_lock() } else { from.reserve_failed_acquire_lock }; value.reserve_failed_acquire_lock = it; None }
        100 => { let it = if way == laws::Way::View { view.reserve_capture_stopped() } else { from.reserve_capture_stopped }; value.reserve_capture_stopped = it; None }
        101 => { let it = if way == laws::Way::View { view.reserve_new_buffer_set() } else { from.reserve_new_buffer_set }; value.reserve_new_buffer_set = it; None }
        102 => { let it = if way == laws::Way::View { view.reserve_new_buffer_failed() } else { from.reserve_new_buffer_failed }; value.reserve_new_buffer_failed = it; None }
        103 => { let it = if way == laws::Way::View { view.reserve_new_buffer_allocated() } else { from.reserve_new_buffer_allocated }; value.reserve_new_buffer_allocated = it; None }
        104 => { let it = if way == laws::Way::View { view.reserve_new_buffer_released() } else { from.reserve_new_buffer_released }; value.reserve_new_buffer_released = it; None }
        105 => { let it = if way == laws::Way::View { view.reserve_succeeded() } else { from.reserve_succeeded }; value.reserve_succeeded = it; None }
        106 => { let it = if way == laws::Way::View { view.table_grew() } else { from.table_grew }; value.table_grew = it; None }
        107 => { let it = if way == laws::Way::View { view.table_grow() } else { from.table_grow }; value.table_grow = it; None }
        108 => { let it = if way == laws::Way::View { view.table_queued() } else { from.table_queued }; value.table_queued = it; None }
        109 => { let it = if way == laws::Way::View { view.table_hit_in_current() } else { from.table_hit_in_current }; value.table_hit_in_current = it; None }
        110 => { let it = if way == laws::Way::View { view.table_hit_in_old() } else { from.table_hit_in_old }; value.table_hit_in_old = it; None }
        111 => { let it = if way == laws::Way::View { view.worker_kernel_run_time() } else { from.worker_kernel_run_time }; value.worker_kernel_run_time = it; None }
        112 => { let it = if way == laws::Way::View { view.worker_kernel_wait_time() } else { from.worker_kernel_wait_time }; value.worker_kernel_wait_time = it; None }
        113 => { let it = if way == laws::Way::View { view.worker_kernel_time() } else { from.worker_kernel_time }; value.worker_kernel_time = it; None }
        114 => { let it = if way == laws::Way::View { view.worker_user_time() } else { from.worker_user_time }; value.worker_user_time = it; None }
        115 => { let it = if way == laws::Way::View { view.capture_apc_because_high_irql() } else { from.capture_apc_because_high_irql }; value.capture_apc_because_high_irql = it; None }
        116 => { let it = if way == laws::Way::View { view.capture_apc_because_apcs_disabled() } else { from.capture_apc_because_apcs_disabled }; value.capture_apc_because_apcs_disabled = it; None }
        117 => { let it = if way == laws::Way::View { view.capture_apc_because_not_mm_can_thread_fault() } else { from.capture_apc_because_not_mm_can_thread_fault }; value.capture_apc_because_not_mm_can_thread_fault = it; None }
        118 => { let it = if way == laws::Way::View { view.capture_apc_because_active_fault_in_apc() } else { from.capture_apc_because_active_fault_in_apc }; value.capture_apc_because_active_fault_in_apc = it; None }
        119 => { let it = if way == laws::Way::View { view.capture_apc_because_attached_process() } else { from.capture_apc_because_attached_process }; value.capture_apc_because_attached_process = it; None }
        120 => { let it = if way == laws::Way::View { view.capture_apc_because_is_actually_safe() } else { from.capture_apc_because_is_actually_safe }; value.capture_apc_because_is_actually_safe = it; None }
        121 => { let it = if way == laws::Way::View { view.allocated_non_paged_count() } else { from.allocated_non_paged_count }; value.allocated_non_paged_count = it; None }
        122 => { let it = if way == laws::Way::View { view.allocated_paged_count() } else { from.allocated_paged_count }; value.allocated_paged_count = it; None }
        123 => { let it = if way == laws::Way::View { view.freed_non_paged_count() } else { from.freed_non_paged_count }; value.freed_non_paged_count = it; None }
        124 => { let it = if way == laws::Way::View { view.freed_paged_count() } else { from.freed_paged_count }; value.freed_paged_count = it; None }
        125 => { let it = if way == laws::Way::View { view.allocation_failure() } else { from.allocation_failure }; value.allocation_failure = it; None }
        126 => { let it = if way == laws::Way::View { view.profile_interval() } else { from.profile_interval }; value.profile_interval = it; None }
        127 => { let it = if way == laws::Way::View { view.allocated_non_paged_size() } else { from.allocated_non_paged_size }; value.allocated_non_paged_size = it; None }
        128 => { let it = if way == laws::Way::View { view.freed_non_paged_size() } else { from.freed_non_paged_size }; value.freed_non_paged_size = it; None }
        129 => { let it = if way == laws::Way::View { view.allocated_paged_size() } else { from.allocated_paged_size }; value.allocated_paged_size = it; None }
        130 => { let it = if way == laws::Way::View { view.freed_paged_size() } else { from.freed_paged_size }; value.freed_paged_size = it; None }
        131 => { let it = if way == laws::Way::View { view.maximum_increment() } else { from.maximum_increment }; value.maximum_increment = it; None }
        132 => { let it = if way == laws::Way::View { view.processor_count() } else { from.processor_count }; value.processor_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_coverage_sampler_query_info_v5_0x86 {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_query_info::{ EtwCoverageSamplerQueryInfoX86 as T, EtwCoverageSamplerQueryInfoX86View as V };
const MEMBERS: &[&str] = &[
    "Common",
    "EmptyStackCache",
    "Header",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.common().to_value() } else { from.common }; value.common = it; None }
        1 => { let it = match way { laws::Way::View => view.empty_stack_cache(), laws::Way::Value => from.empty_stack_cache(), laws::Way::Ones => !0u32 }; value.set_empty_stack_cache(it); Some(it as u64) }
        2 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_coverage_sampler_query_info_v5_0x64 {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_query_info::{ EtwCoverageSamplerQueryInfoX64 as T, EtwCoverageSamplerQueryInfoX64View as V };
const MEMBERS: &[&str] = &[
    "Common",
    "EmptyStackCache",
    "Header",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.common().to_value() } else { from.common }; value.common = it; None }
        1 => { let it = match way { laws::Way::View => view.empty_stack_cache(), laws::Way::Value => from.empty_stack_cache(), laws::Way::Ones => !0u32 }; value.set_empty_stack_cache(it); Some(it as u64) }
        2 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_coverage_sampler_sample_v5_0 {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_sample::{ EtwCoverageSamplerSample as T, EtwCoverageSamplerSampleView as V };
const MEMBERS: &[&str] = &[
    "ModuleId",
    "Offset",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.module_id() } else { from.module_id }; value.module_id = it; None }
        1 => { let it = if way == laws::Way::View { view.offset() } else { from.offset }; value.offset = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_coverage_sampler_stats_v5_0 {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_stats::{ EtwCoverageSamplerStats as T, EtwCoverageSamplerStatsView as V };
const MEMBERS: &[&str] = &[
    "SamplesAdded",
    "SamplesFound",
    "SamplesDropped",
    "SamplesRaisedUM",
    "SamplesMappedUM",
    "SamplesRaisedKM",
    "SamplesMappedKM",
    "SamplingPaused",
    "ApcNotAvailable",
    "CaptureBufferNotAvailable",
    "SampleBufferNotAvailable",
    "ProfileSampleCount",
    "CSwitchSampleCount",
    "RThreadSampleCount",
    "PGFaultSampleCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.samples_added() } else { from.samples_added }; value.samples_added = it; None }
        1 => { let it = if way == laws::Way::View { view.samples_found() } else { from.samples_found }; value.samples_found = it; None }
        2 => { let it = if way == laws::Way::View { view.samples_dropped() } else { from.samples_dropped }; value.samples_dropped = it; None }
        3 => { let it = if way == laws::Way::View { view.samples_raised_um() } else { from.samples_raised_um }; value.samples_raised_um = it; None }
        4 => { let it = if way == laws::Way::View { view.samples_mapped_um() } else { from.samples_mapped_um }; value.samples_mapped_um = it; None }
        5 => { let it = if way == laws::Way::View { view.samples_raised_km() } else { from.samples_raised_km }; value.samples_raised_km = it; None }
        6 => { let it = if way == laws::Way::View { view.samples_mapped_km() } else { from.samples_mapped_km }; value.samples_mapped_km = it; None }
        7 => { let it = if way == laws::Way::View { view.sampling_paused() } else { from.sampling_paused }; value.sampling_paused = it; None }
        8 => { let it = if way == laws::Way::View { view.apc_not_available() } else { from.apc_not_available }; value.apc_not_available = it; None }
        9 => { let it = if way == laws::Way::View { view.capture_buffer_not_available() } else { from.capture_buffer_not_available }; value.capture_buffer_not_available = it; None }
        10 => { let it = if way == laws::Way::View { view.sample_buffer_not_available() } else { from.sample_buffer_not_available }; value.sample_buffer_not_available = it; None }
        11 => { let it = if way == laws::Way::View { view.profile_sample_count() } else { from.profile_sample_count }; value.profile_sample_count = it; None }
        12 => { let it = if way == laws::Way::View { view.c_switch_sample_count() } else { from.c_switch_sample_count }; value.c_switch_sample_count = it; None }
        13 => { let it = if way == laws::Way::View { view.r_thread_sample_count() } else { from.r_thread_sample_count }; value.r_thread_sample_count = it; None }
        14 => { let it = if way == laws::Way::View { view.pg_fault_sample_count() } else { from.pg_fault_sample_count }; value.pg_fault_sample_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_coverage_sampler_status_v5_0 {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_status::{ EtwCoverageSamplerStatus as T, EtwCoverageSamplerStatusView as V };
const MEMBERS: &[&str] = &[
    "Active",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.active() } else { from.active }; value.active = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_coverage_sampler_status_info_v5_0x86 {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_status_info::{ EtwCoverageSamplerStatusInfoX86 as T, EtwCoverageSamplerStatusInfoX86View as V };
const MEMBERS: &[&str] = &[
    "Common",
    "Status",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.common().to_value() } else { from.common }; value.common = it; None }
        1 => { let it = if way == laws::Way::View { view.status().to_value() } else { from.status }; value.status = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_coverage_sampler_status_info_v5_0x64 {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_status_info::{ EtwCoverageSamplerStatusInfoX64 as T, EtwCoverageSamplerStatusInfoX64View as V };
const MEMBERS: &[&str] = &[
    "Common",
    "Status",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.common().to_value() } else { from.common }; value.common = it; None }
        1 => { let it = if way == laws::Way::View { view.status().to_value() } else { from.status }; value.status = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_pmc_support_v6_2x86 {
use crate::laws;
use etwspec::requests::etw_pmc_support::{ V6_2X86 as T, V6_2X86View as V };
const MEMBERS: &[&str] = &[
    "Source",
    "HookIdCount",
    "HookId",
    "CountersCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.source() } else { from.source }; value.source = it; None }
        1 => { let it = if way == laws::Way::View { view.hook_id_count() } else { from.hook_id_count }; value.hook_id_count = it; None }
        2 => { let it = if way == laws::Way::View { view.hook_id() } else { from.hook_id }; value.hook_id = it; None }
        3 => { let it = if way == laws::Way::View { view.counters_count() } else { from.counters_count }; value.counters_count = it; None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

}

mod etw_pmc_support_v6_2x64 {
use crate::laws;
use etwspec::requests::etw_pmc_support::{ V6_2X64 as T, V6_2X64View as V };
const MEMBERS: &[&str] = &[
    "Source",
    "HookIdCount",
    "HookId",
    "CountersCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.source() } else { from.source }; value.source = it; None }
        1 => { let it = if way == laws::Way::View { view.hook_id_count() } else { from.hook_id_count }; value.hook_id_count = it; None }
        2 => { let it = if way == laws::Way::View { view.hook_id() } else { from.hook_id }; value.hook_id = it; None }
        3 => { let it = if way == laws::Way::View { view.counters_count() } else { from.counters_count }; value.counters_count = it; None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

}

mod etw_pmc_support_v1703x86 {
use crate::laws;
use etwspec::requests::etw_pmc_support::{ V1703X86 as T, V1703X86View as V };
const MEMBERS: &[&str] = &[
    "Source",
    "HookIdCount",
    "HookId",
    "CountersCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.source() } else { from.source }; value.source = it; None }
        1 => { let it = if way == laws::Way::View { view.hook_id_count() } else { from.hook_id_count }; value.hook_id_count = it; None }
        2 => { let it = if way == laws::Way::View { view.hook_id() } else { from.hook_id }; value.hook_id = it; None }
        3 => { let it = if way == laws::Way::View { view.counters_count() } else { from.counters_count }; value.counters_count = it; None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

}

mod etw_pmc_support_v1703x64 {
use crate::laws;
use etwspec::requests::etw_pmc_support::{ V1703X64 as T, V1703X64View as V };
const MEMBERS: &[&str] = &[
    "Source",
    "HookIdCount",
    "HookId",
    "CountersCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.source() } else { from.source }; value.source = it; None }
        1 => { let it = if way == laws::Way::View { view.hook_id_count() } else { from.hook_id_count }; value.hook_id_count = it; None }
        2 => { let it = if way == laws::Way::View { view.hook_id() } else { from.hook_id }; value.hook_id = it; None }
        3 => { let it = if way == laws::Way::View { view.counters_count() } else { from.counters_count }; value.counters_count = it; None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

}

mod etw_pmc_support_v1903x86 {
use crate::laws;
use etwspec::requests::etw_pmc_support::{ EtwPmcSupportX86 as T, EtwPmcSupportX86View as V };
const MEMBERS: &[&str] = &[
    "Source",
    "HookIdCount",
    "HookId",
    "CountersCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.source() } else { from.source }; value.source = it; None }
        1 => { let it = if way == laws::Way::View { view.hook_id_count() } else { from.hook_id_count }; value.hook_id_count = it; None }
        2 => { let it = if way == laws::Way::View { view.hook_id() } else { from.hook_id }; value.hook_id = it; None }
        3 => { let it = if way == laws::Way::View { view.counters_count() } else { from.counters_count }; value.counters_count = it; None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

}

mod etw_pmc_support_v1903x64 {
use crate::laws;
use etwspec::requests::etw_pmc_support::{ EtwPmcSupportX64 as T, EtwPmcSupportX64View as V };
const MEMBERS: &[&str] = &[
    "Source",
    "HookIdCount",
    "HookId",
    "CountersCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.source() } else { from.source }; value.source = it; None }
        1 => { let it = if way == laws::Way::View { view.hook_id_count() } else { from.hook_id_count }; value.hook_id_count = it; None }
        2 => { let it = if way == laws::Way::View { view.hook_id() } else { from.hook_id }; value.hook_id = it; None }
        3 => { let it = if way == laws::Way::View { view.counters_count() } else { from.counters_count }; value.counters_count = it; None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

}

mod event_trace_coverage_sampler_information_v1803x86 {
use crate::laws;
use etwspec::requests::event_trace_coverage_sampler_information::{ EventTraceCoverageSamplerInformationX86 as T, EventTraceCoverageSamplerInformationX86View as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "CoverageSamplerInformationClass",
    "MajorVersion",
    "MinorVersion",
    "Reserved",
    "SamplerHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class }; value.event_trace_information_class = it; None }
        1 => { let it = if way == laws::Way::View { view.coverage_sampler_information_class() } else { from.coverage_sampler_information_class }; value.coverage_sampler_information_class = it; None }
        2 => { let it = if way == laws::Way::View { view.major_version() } else { from.major_version }; value.major_version = it; None }
        3 => { let it = if way == laws::Way::View { view.minor_version() } else { from.minor_version }; value.minor_version = it; None }
        4 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        5 => { let it = if way == laws::Way::View { view.sampler_handle() } else { from.sampler_handle }; value.sampler_handle = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod event_trace_coverage_sampler_information_v1803x64 {
use crate::laws;
use etwspec::requests::event_trace_coverage_sampler_information::{ EventTraceCoverageSamplerInformationX64 as T, EventTraceCoverageSamplerInformationX64View as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "CoverageSamplerInformationClass",
    "MajorVersion",
    "MinorVersion",
    "Reserved",
    "SamplerHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class }; value.event_trace_information_class = it; None }
        1 => { let it = if way == laws::Way::View { view.coverage_sampler_information_class() } else { from.coverage_sampler_information_class }; value.coverage_sampler_information_class = it; None }
        2 => { let it = if way == laws::Way::View { view.major_version() } else { from.major_version }; value.major_version = it; None }
        3 => { let it = if way == laws::Way::View { view.minor_version() } else { from.minor_version }; value.minor_version = it; None }
        4 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        5 => { let it = if way == laws::Way::View { view.sampler_handle() } else { from.sampler_handle }; value.sampler_handle = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod event_trace_executive_resource_information_v6_1 {
use crate::laws;
use etwspec::requests::event_trace_executive_resource_information::{ EventTraceExecutiveResourceInformation as T, EventTraceExecutiveResourceInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "ReleaseSamplingRate",
    "ContentionSamplingRate",
    "NumberOfExcessiveTimeouts",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class }; value.event_trace_information_class = it; None }
        1 => { let it = if way == laws::Way::View { view.release_sampling_rate() } else { from.release_sampling_rate }; value.release_sampling_rate = it; None }
        2 => { let it = if way == laws::Way::View { view.contention_sampling_rate() } else { from.contention_sampling_rate }; value.contention_sampling_rate = it; None }
        3 => { let it = if way == laws::Way::View { view.number_of_excessive_timeouts() } else { from.number_of_excessive_timeouts }; value.number_of_excessive_timeouts = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod event_trace_groupmask_information_v6_0 {
use crate::laws;
use etwspec::requests::event_trace_groupmask_information::{ EventTraceGroupmaskInformation as T, EventTraceGroupmaskInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "TraceHandle",
    "EventTraceGroupMasks",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class }; value.event_trace_information_class = it; None }
        1 => { let it = if way == laws::Way::View { view.trace_handle() } else { from.trace_handle }; value.trace_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.event_trace_group_masks().to_value() } else { from.event_trace_group_masks }; value.event_trace_group_masks = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod event_trace_heap_tracing_information_v6_1 {
use crate::laws;
use etwspec::requests::event_trace_heap_tracing_information::{ EventTraceHeapTracingInformation as T, EventTraceHeapTracingInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class }; value.event_trace_information_class = it; None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

}

mod event_trace_ipt_configuration_information_v5_0 {
use crate::laws;
use etwspec::requests::event_trace_ipt_configuration_information::{ EventTraceIptConfigurationInformation as T, EventTraceIptConfigurationInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "TraceHandle",
    "ConfigurationOptions",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class }; value.event_trace_information_class = it; None }
        1 => { let it = if way == laws::Way::View { view.trace_handle() } else { from.trace_handle }; value.trace_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.configuration_options() } else { from.configuration_options }; value.configuration_options = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod event_trace_last_branch_configuration_information_v1709 {
use crate::laws;
use etwspec::requests::event_trace_last_branch_configuration_information::{ EventTraceLastBranchConfigurationInformation as T, EventTraceLastBranchConfigurationInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "LbrConfiguration",
    "EventCount",
    "Events",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class }; value.event_trace_information_class = it; None }
        1 => { let it = if way == laws::Way::View { view.lbr_configuration() } else { from.lbr_configuration }; value.lbr_configuration = it; None }
        2 => { let it = if way == laws::Way::View { view.event_count() } else { from.event_count }; value.event_count = it; None }
        3 => { let it = if way == laws::Way::View { view.events() } else { from.events }; value.events = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod event_trace_last_branch_event_id_v1709 {
use crate::laws;
use etwspec::requests::event_trace_last_branch_event_id::{ EventTraceLastBranchEventId as T, EventTraceLastBranchEventIdView as V };
const MEMBERS: &[&str] = &[
    "EventGuid",
    "Type",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_guid() } else { from.event_guid }; value.event_guid = it; None }
        1 => { let it = if way == laws::Way::View { view.kind() } else { from.kind }; value.kind = it; None }
        2 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod event_trace_lbr_configuration_information_v5_0 {
use crate::laws;
use etwspec::requests::event_trace_lbr_configuration_information::{ EventTraceLbrConfigurationInformation as T, EventTraceLbrConfigurationInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "TraceHandle",
    "ConfigurationOptions",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class }; value.event_trace_information_class = it; None }
        1 => { let it = if way == laws::Way::View { view.trace_handle() } else { from.trace_handle }; value.trace_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.configuration_options() } else { from.configuration_options }; value.configuration_options = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod event_trace_performance_information_v6_0 {
use crate::laws;
use etwspec::requests::event_trace_performance_information::{ EventTracePerformanceInformation as T, EventTracePerformanceInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "LogfileBytesWritten",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class }; value.event_trace_information_class = it; None }
        1 => { let it = if way == laws::Way::View { view.logfile_bytes_written() } else { from.logfile_bytes_written }; value.logfile_bytes_written = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod event_trace_processor_trace_configuration_information_v1803x86 {
use crate::laws;
use etwspec::requests::event_trace_processor_trace_configuration_information::{ EventTraceProcessorTraceConfigurationInformationX86 as T, EventTraceProcessorTraceConfigurationInformationX86View as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "TraceHandle",
    "Callback",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class }; value.event_trace_information_class = it; None }
        1 => { let it = if way == laws::Way::View { view.trace_handle() } else { from.trace_handle }; value.trace_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.callback() } else { from.callback }; value.callback = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod event_trace_processor_trace_configuration_information_v1803x64 {
use crate::laws;
use etwspec::requests::event_trace_processor_trace_configuration_information::{ EventTraceProcessorTraceConfigurationInformationX64 as T, EventTraceProcessorTraceConfigurationInformationX64View as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "TraceHandle",
    "Callback",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class }; value.event_trace_information_class = it; None }
        1 => { let it = if way == laws::Way::View { view.trace_handle() } else { from.trace_handle }; value.trace_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.callback() } else { from.callback }; value.callback = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod event_trace_profile_add_information_v1803 {
use crate::laws;
use etwspec::requests::event_trace_profile_add_information::{ EventTraceProfileAddInformation as T, EventTraceProfileAddInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "Version",
    "V2",
    "V3",
    "CpuInfoHierarchy",
    "InitialInterval",
    "Persist",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class }; value.event_trace_information_class = it; None }
        1 => { let it = if way == laws::Way::View { view.version() } else { from.version }; value.version = it; None }
        2 => { let it = if way == laws::Way::View { view.v2().to_value() } else { from.v2() }; value.set_v2(it); None }
        3 => { let it = if way == laws::Way::View { view.v3().to_value() } else { from.v3() }; value.set_v3(it); None }
        4 => { let it = if way == laws::Way::View { view.cpu_info_hierarchy() } else { from.cpu_info_hierarchy }; value.cpu_info_hierarchy = it; None }
        5 => { let it = if way == laws::Way::View { view.initial_interval() } else { from.initial_interval }; value.initial_interval = it; None }
        6 => { let it = if way == laws::Way::View { view.persist() } else { from.persist }; value.persist = it; None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

}

mod event_trace_profile_add_information_v2_v1803 {
use crate::laws;
use etwspec::requests::event_trace_profile_add_information_v2::{ EventTraceProfileAddInformationV2 as T, EventTraceProfileAddInformationV2View as V };
const MEMBERS: &[&str] = &[
    "Intel",
    "Intel.PerfEvtEventSelect",
    "Intel.PerfEvtUnitSelect",
    "Intel.PerfEvtCMask",
    "Intel.PerfEvtCInv",
    "Intel.PerfEvtAnyThread",
    "Intel.PerfEvtEdgeDetect",
    "Amd",
    "Amd.PerfEvtEventSelect",
    "Amd.PerfEvtUnitSelect",
    "Arm",
    "Arm.PerfEvtType",
    "Arm.AllowsHalt",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.intel().to_value() } else { from.intel() }; value.set_intel(it); None }
        1 => { let it = if way == laws::Way::View { view.intel().perf_evt_event_select() } else { from.intel().perf_evt_event_select }; let mut inner = value.intel(); inner.perf_evt_event_select = it; value.set_intel(inner); None }
        2 => { let it = if way == laws::Way::View { view.intel().perf_evt_unit_select() } else { from.intel().perf_evt_unit_select }; let mut inner = value.intel(); inner.perf_evt_unit_select = it; value.set_intel(inner); None }
        3 => { let it = if way == laws::Way::View { view.intel().perf_evt_c_mask() } else { from.intel().perf_evt_c_mask }; let mut inner = value.intel(); inner.perf_evt_c_mask = it; value.set_intel(inner); None }
        4 => { let it = if way == laws::Way::View { view.intel().perf_evt_c_inv() } else { from.intel().perf_evt_c_inv }; let mut inner = value.intel(); inner.perf_evt_c_inv = it; value.set_intel(inner); None }
        5 => { let it = if way == laws::Way::View { view.intel().perf_evt_any_thread() } else { from.intel().perf_evt_any_thread }; let mut inner = value.intel(); inner.perf_evt_any_thread = it; value.set_intel(inner); None }
        6 => { let it = if way == laws::Way::View { view.intel().perf_evt_edge_detect() } else { from.intel().perf_evt_edge_detect }; let mut inner = value.intel(); inner.perf_evt_edge_detect = it; value.set_intel(inner); None }
        7 => { let it = if way == laws::Way::View { view.amd().to_value() } else { from.amd() }; value.set_amd(it); None }
        8 => { let it = if way == laws::Way::View { view.amd().perf_evt_event_select() } else { from.amd().perf_evt_event_select }; let mut inner = value.amd(); inner.perf_evt_event_select = it; value.set_amd(inner); None }
        9 => { let it = if way == laws::Way::View { view.amd().perf_evt_unit_select() } else { from.amd().perf_evt_unit_select }; let mut inner = value.amd(); inner.perf_evt_unit_select = it; value.set_amd(inner); None }
        10 => { let it = if way == laws::Way::View { view.arm().to_value() } else { from.arm() }; value.set_arm(it); None }
        11 => { let it = if way == laws::Way::View { view.arm().perf_evt_type() } else { from.arm().perf_evt_type }; let mut inner = value.arm(); inner.perf_evt_type = it; value.set_arm(inner); None }
        12 => { let it = if way == laws::Way::View { view.arm().allows_halt() } else { from.arm().allows_halt }; let mut inner = value.arm(); inner.allows_halt = it; value.set_arm(inner); None }
        _ => None,
    }
}

fixed!(false);
}

mod event_trace_profile_add_information_v3_v5_0 {
use crate::laws;
use etwspec::requests::event_trace_profile_add_information_v3::{ EventTraceProfileAddInformationV3 as T, EventTraceProfileAddInformationV3View as V };
const MEMBERS: &[&str] = &[
    "Intel",
    "Intel.PerfEvtEventSelect",
    "Intel.PerfEvtUnitSelect",
    "Intel.PerfEvtCMask",
    "Intel.PerfEvtCInv",
    "Intel.PerfEvtAnyThread",
    "Intel.PerfEvtEdgeDetect",
    "Amd",
    "Amd.PerfEvtEventSelect",
    "Amd.PerfEvtUnitSelect",
    "Amd.PerfEvtCMask",
    "Amd.PerfEvtCInv",
    "Amd.PerfEvtEdgeDetect",
    "Amd.PerfEvtHostGuest",
    "Amd.PerfPmuType",
    "Arm",
    "Arm.PerfEvtType",
    "Arm.AllowsHalt",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.intel().to_value() } else { from.intel() }; value.set_intel(it); None }
        1 => { let it = if way == laws::Way::View { view.intel().perf_evt_event_select() } else { from.intel().perf_evt_event_select }; let mut inner = value.intel(); inner.perf_evt_event_select = it; value.set_intel(inner); None }
        2 => { let it = if way == laws::Way::View { view.intel().perf_evt_unit_select() } else { from.intel().perf_evt_unit_select }; let mut inner = value.intel(); inner.perf_evt_unit_select = it; value.set_intel(inner); None }
        3 => { let it = if way == laws::Way::View { view.intel().perf_evt_c_mask() } else { from.intel().perf_evt_c_mask }; let mut inner = value.intel(); inner.perf_evt_c_mask = it; value.set_intel(inner); None }
        4 => { let it = if way == laws::Way::View { view.intel().perf_evt_c_inv() } else { from.intel().perf_evt_c_inv }; let mut inner = value.intel(); inner.perf_evt_c_inv = it; value.set_intel(inner); None }
        5 => { let it = if way == laws::Way::View { view.intel().perf_evt_any_thread() } else { from.intel().perf_evt_any_thread }; let mut inner = value.intel(); inner.perf_evt_any_thread = it; value.set_intel(inner); None }
        6 => { let it = if way == laws::Way::View { view.intel().perf_evt_edge_detect() } else { from.intel().perf_evt_edge_detect }; let mut inner = value.intel(); inner.perf_evt_edge_detect = it; value.set_intel(inner); None }
        7 => { let it = if way == laws::Way::View { view.amd().to_value() } else { from.amd() }; value.set_amd(it); None }
        8 => { let it = if way == laws::Way::View { view.amd().perf_evt_event_select() } else { from.amd().perf_evt_event_select }; let mut inner = value.amd(); inner.perf_evt_event_select = it; value.set_amd(inner); None }
        9 => { let it = if way == laws::Way::View { view.amd().perf_evt_unit_select() } else { from.amd().perf_evt_unit_select }; let mut inner = value.amd(); inner.perf_evt_unit_select = it; value.set_amd(inner); None }
        10 => { let it = if way == laws::Way::View { view.amd().perf_evt_c_mask() } else { from.amd().perf_evt_c_mask }; let mut inner = value.amd(); inner.perf_evt_c_mask = it; value.set_amd(inner); None }
        11 => { let it = if way == laws::Way::View { view.amd().perf_evt_c_inv() } else { from.amd().perf_evt_c_inv }; let mut inner = value.amd(); inner.perf_evt_c_inv = it; value.set_amd(inner); None }
        12 => { let it = if way == laws::Way::View { view.amd().perf_evt_edge_detect() } else { from.amd().perf_evt_edge_detect }; let mut inner = value.amd(); inner.perf_evt_edge_detect = it; value.set_amd(inner); None }
        13 => { let it = if way == laws::Way::View { view.amd().perf_evt_host_guest() } else { from.amd().perf_evt_host_guest }; let mut inner = value.amd(); inner.perf_evt_host_guest = it; value.set_amd(inner); None }
        14 => { let it = if way == laws::Way::View { view.amd().perf_pmu_type() } else { from.amd().perf_pmu_type }; let mut inner = value.amd(); inner.perf_pmu_type = it; value.set_amd(inner); None }
        15 => { let it = if way == laws::Way::View { view.arm().to_value() } else { from.arm() }; value.set_arm(it); None }
        16 => { let it = if way == laws::Way::View { view.arm().perf_evt_type() } else { from.arm().perf_evt_type }; let mut inner = value.arm(); inner.perf_evt_type = it; value.set_arm(inner); None }
        17 => { let it = if way == laws::Way::View { view.arm().allows_halt() } else { from.arm().allows_halt }; let mut inner = value.arm(); inner.allows_halt = it; value.set_arm(inner); None }
        _ => None,
    }
}

fixed!(false);
}

mod event_trace_profile_counter_information_v6_2 {
use crate::laws;
use etwspec::requests::event_trace_profile_counter_information::{ EventTraceProfileCounterInformation as T, EventTraceProfileCounterInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "TraceHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class }; value.event_trace_information_class = it; None }
        1 => { let it = if way == laws::Way::View { view.trace_handle() } else { from.trace_handle }; value.trace_handle = it; None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

}

mod event_trace_profile_list_information_v6_2 {
use crate::laws;
use etwspec::requests::event_trace_profile_list_information::{ EventTraceProfileListInformation as T, EventTraceProfileListInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "Spare",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class }; value.event_trace_information_class = it; None }
        1 => { let it = if way == laws::Way::View { view.spare() } else { from.spare }; value.spare = it; None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

#[test]
fn parts_lie_where_the_table_says() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.profile; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod event_trace_profile_remove_information_v1803 {
use crate::laws;
use etwspec::requests::event_trace_profile_remove_information::{ EventTraceProfileRemoveInformation as T, EventTraceProfileRemoveInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "ProfileSource",
    "CpuInfoHierarchy",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class }; value.event_trace_information_class = it; None }
        1 => { let it = if way == laws::Way::View { view.profile_source() } else { from.profile_source }; value.profile_source = it; None }
        2 => { let it = if way == laws::Way::View { view.cpu_info_hierarchy() } else { from.cpu_info_hierarchy }; value.cpu_info_hierarchy = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod event_trace_session_security_information_v6_0 {
use crate::laws;
use etwspec::requests::event_trace_session_security_information::{ EventTraceSessionSecurityInformation as T, EventTraceSessionSecurityInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "SecurityInformation",
    "TraceHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class }; value.event_trace_information_class = it; None }
        1 => { let it = if way == laws::Way::View { view.security_information() } else { from.security_information }; value.security_information = it; None }
        2 => { let it = if way == laws::Way::View { view.trace_handle() } else { from.trace_handle }; value.trace_handle = it; None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

}

mod event_trace_soft_restart_information_v1607 {
use crate::laws;
use etwspec::requests::event_trace_soft_restart_information::{ EventTraceSoftRestartInformation as T, EventTraceSoftRestartInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "TraceHandle",
    "PersistTraceBuffers",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class }; value.event_trace_information_class = it; None }
        1 => { let it = if way == laws::Way::View { view.trace_handle() } else { from.trace_handle }; value.trace_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.persist_trace_buffers() } else { from.persist_trace_buffers }; value.persist_trace_buffers = it; None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

}

mod event_trace_spinlock_information_v6_1 {
use crate::laws;
use etwspec::requests::event_trace_spinlock_information::{ V6_1 as T, V6_1View as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "SpinLockSpinThreshold",
    "SpinLockAcquireSampleRate",
    "SpinLockContentionSampleRate",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class }; value.event_trace_information_class = it; None }
        1 => { let it = if way == laws::Way::View { view.spin_lock_spin_threshold() } else { from.spin_lock_spin_threshold }; value.spin_lock_spin_threshold = it; None }
        2 => { let it = if way == laws::Way::View { view.spin_lock_acquire_sample_rate() } else { from.spin_lock_acquire_sample_rate }; value.spin_lock_acquire_sample_rate = it; None }
        3 => { let it = if way == laws::Way::View { view.spin_lock_contention_sample_rate() } else { from.spin_lock_contention_sample_rate }; value.spin_lock_contention_sample_rate = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod event_trace_spinlock_information_v6_3 {
use crate::laws;
use etwspec::requests::event_trace_spinlock_information::{ EventTraceSpinlockInformation as T, EventTraceSpinlockInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "SpinLockSpinThreshold",
    "SpinLockAcquireSampleRate",
    "SpinLockContentionSampleRate",
    "SpinLockHoldThreshold",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class }; value.event_trace_information_class = it; None }
        1 => { let it = if way == laws::Way::View { view.spin_lock_spin_threshold() } else { from.spin_lock_spin_threshold }; value.spin_lock_spin_threshold = it; None }
        2 => { let it = if way == laws::Way::View { view.spin_lock_acquire_sample_rate() } else { from.spin_lock_acquire_sample_rate }; value.spin_lock_acquire_sample_rate = it; None }
        3 => { let it = if way == laws::Way::View { view.spin_lock_contention_sample_rate() } else { from.spin_lock_contention_sample_rate }; value.spin_lock_contention_sample_rate = it; None }
        4 => { let it = if way == laws::Way::View { view.spin_lock_hold_threshold() } else { from.spin_lock_hold_threshold }; value.spin_lock_hold_threshold = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod event_trace_spinlock_information_v1_v6_3 {
use crate::laws;
use etwspec::requests::event_trace_spinlock_information_v1::{ EventTraceSpinlockInformationV1 as T, EventTraceSpinlockInformationV1View as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "SpinLockSpinThreshold",
    "SpinLockAcquireSampleRate",
    "SpinLockContentionSampleRate",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class }; value.event_trace_information_class = it; None }
        1 => { let it = if way == laws::Way::View { view.spin_lock_spin_threshold() } else { from.spin_lock_spin_threshold }; value.spin_lock_spin_threshold = it; None }
        2 => { let it = if way == laws::Way::View { view.spin_lock_acquire_sample_rate() } else { from.spin_lock_acquire_sample_rate }; value.spin_lock_acquire_sample_rate = it; None }
        3 => { let it = if way == laws::Way::View { view.spin_lock_contention_sample_rate() } else { from.spin_lock_contention_sample_rate }; value.spin_lock_contention_sample_rate = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod event_trace_stack_caching_information_v6_2 {
use crate::laws;
use etwspec::requests::event_trace_stack_caching_information::{ EventTraceStackCachingInformation as T, EventTraceStackCachingInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "TraceHandle",
    "Enabled",
    "Reserved",
    "CacheSize",
    "BucketCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class }; value.event_trace_information_class = it; None }
        1 => { let it = if way == laws::Way::View { view.trace_handle() } else { from.trace_handle }; value.trace_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.enabled() } else { from.enabled }; value.enabled = it; None }
        3 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        4 => { let it = if way == laws::Way::View { view.cache_size() } else { from.cache_size }; value.cache_size = it; None }
        5 => { let it = if way == laws::Way::View { view.bucket_count() } else { from.bucket_count }; value.bucket_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod event_trace_system_event_information_v6_1 {
use crate::laws;
use etwspec::requests::event_trace_system_event_information::{ EventTraceSystemEventInformation as T, EventTraceSystemEventInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "TraceHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class }; value.event_trace_information_class = it; None }
        1 => { let it = if way == laws::Way::View { view.trace_handle() } else { from.trace_handle }; value.trace_handle = it; None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

}

mod event_trace_tag_filter_information_v6_1 {
use crate::laws;
use etwspec::requests::event_trace_tag_filter_information::{ EventTraceTagFilterInformation as T, EventTraceTagFilterInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "TraceHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class }; value.event_trace_information_class = it; None }
        1 => { let it = if way == laws::Way::View { view.trace_handle() } else { from.trace_handle }; value.trace_handle = it; None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

}

mod event_trace_time_profile_information_v6_0 {
use crate::laws;
use etwspec::requests::event_trace_time_profile_information::{ EventTraceTimeProfileInformation as T, EventTraceTimeProfileInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "ProfileInterval",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class }; value.event_trace_information_class = it; None }
        1 => { let it = if way == laws::Way::View { view.profile_interval() } else { from.profile_interval }; value.profile_interval = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod event_trace_version_information_v6_0 {
use crate::laws;
use etwspec::requests::event_trace_version_information::{ EventTraceVersionInformation as T, EventTraceVersionInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "EventTraceKernelVersion",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class }; value.event_trace_information_class = it; None }
        1 => { let it = if way == laws::Way::View { view.event_trace_kernel_version() } else { from.event_trace_kernel_version }; value.event_trace_kernel_version = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod profile_source_info_v6_2 {
use crate::laws;
use etwspec::requests::profile_source_info::{ ProfileSourceInfo as T, ProfileSourceInfoView as V };
const MEMBERS: &[&str] = &[
    "NextEntryOffset",
    "Source",
    "MinInterval",
    "MaxInterval",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.next_entry_offset() } else { from.next_entry_offset }; value.next_entry_offset = it; None }
        1 => { let it = if way == laws::Way::View { view.source() } else { from.source }; value.source = it; None }
        2 => { let it = if way == laws::Way::View { view.min_interval() } else { from.min_interval }; value.min_interval = it; None }
        3 => { let it = if way == laws::Way::View { view.max_interval() } else { from.max_interval }; value.max_interval = it; None }
        4 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

}

mod trace_context_register_info_v5_0 {
use crate::laws;
use etwspec::requests::trace_context_register_info::{ TraceContextRegisterInfo as T, TraceContextRegisterInfoView as V };
const MEMBERS: &[&str] = &[
    "RegisterTypes",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.register_types() } else { from.register_types }; value.register_types = it; None }
        1 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod trace_stack_caching_info_v5_0 {
use crate::laws;
use etwspec::requests::trace_stack_caching_info::{ TraceStackCachingInfo as T, TraceStackCachingInfoView as V };
const MEMBERS: &[&str] = &[
    "Enabled",
    "CacheSize",
    "BucketCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.enabled() } else { from.enabled }; value.enabled = it; None }
        1 => { let it = if way == laws::Way::View { view.cache_size() } else { from.cache_size }; value.cache_size = it; None }
        2 => { let it = if way == laws::Way::View { view.bucket_count() } else { from.bucket_count }; value.bucket_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_coverage_sampler_bloom_filter_any {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_bloom_filter::{Any, EtwCoverageSamplerBloomFilter, };
any! {
    "ETW_COVERAGE_SAMPLER_BLOOM_FILTER", false,
    0: "V5_0" V5_0(EtwCoverageSamplerBloomFilter), 24;
}

}

mod etw_coverage_sampler_bloom_info_any {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_bloom_info::{Any, EtwCoverageSamplerBloomInfoX86, EtwCoverageSamplerBloomInfoX64, };
any! {
    "ETW_COVERAGE_SAMPLER_BLOOM_INFO", false,
    0: "V5_0X86" V5_0X86(EtwCoverageSamplerBloomInfoX86), 40;
    1: "V5_0X64" V5_0X64(EtwCoverageSamplerBloomInfoX64), 40;
}

}

mod etw_coverage_sampler_create_info_any {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_create_info::{Any, EtwCoverageSamplerCreateInfoX86, EtwCoverageSamplerCreateInfoX64, };
any! {
    "ETW_COVERAGE_SAMPLER_CREATE_INFO", false,
    0: "V5_0X86" V5_0X86(EtwCoverageSamplerCreateInfoX86), 640;
    1: "V5_0X64" V5_0X64(EtwCoverageSamplerCreateInfoX64), 640;
}

}

mod etw_coverage_sampler_data_any {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_data::{Any, EtwCoverageSamplerData, };
any! {
    "ETW_COVERAGE_SAMPLER_DATA", false,
    0: "V5_0" V5_0(EtwCoverageSamplerData), 44;
}

}

mod etw_coverage_sampler_module_any {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_module::{Any, EtwCoverageSamplerModule, };
any! {
    "ETW_COVERAGE_SAMPLER_MODULE", false,
    0: "V5_0" V5_0(EtwCoverageSamplerModule), 48;
}

}

mod etw_coverage_sampler_options_any {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_options::{Any, EtwCoverageSamplerOptions, };
any! {
    "ETW_COVERAGE_SAMPLER_OPTIONS", false,
    0: "V5_0" V5_0(EtwCoverageSamplerOptions), 592;
}

}

mod etw_coverage_sampler_option_flags_any {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_option_flags::{Any, EtwCoverageSamplerOptionFlags, };
any! {
    "ETW_COVERAGE_SAMPLER_OPTION_FLAGS", false,
    0: "V5_0" V5_0(EtwCoverageSamplerOptionFlags), 4;
}

}

mod etw_coverage_sampler_perf_info_any {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_perf_info::{Any, V2004X86, V2004X64, EtwCoverageSamplerPerfInfoX86, EtwCoverageSamplerPerfInfoX64, };
any! {
    "ETW_COVERAGE_SAMPLER_PERF_INFO", false,
    0: "V2004X86" V2004X86(V2004X86), 464;
    1: "V2004X64" V2004X64(V2004X64), 464;
    2: "V11_21h2X86" V11_21h2X86(EtwCoverageSamplerPerfInfoX86), 584;
    3: "V11_21h2X64" V11_21h2X64(EtwCoverageSamplerPerfInfoX64), 584;
}

}

mod etw_coverage_sampler_perf_stats_any {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_perf_stats::{Any, V2004, EtwCoverageSamplerPerfStats, };
any! {
    "ETW_COVERAGE_SAMPLER_PERF_STATS", false,
    0: "V2004" V2004(V2004), 448;
    1: "V11_21h2" V11_21h2(EtwCoverageSamplerPerfStats), 568;
}

}

mod etw_coverage_sampler_query_info_any {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_query_info::{Any, EtwCoverageSamplerQueryInfoX86, EtwCoverageSamplerQueryInfoX64, };
any! {
    "ETW_COVERAGE_SAMPLER_QUERY_INFO", false,
    0: "V5_0X86" V5_0X86(EtwCoverageSamplerQueryInfoX86), 60;
    1: "V5_0X64" V5_0X64(EtwCoverageSamplerQueryInfoX64), 64;
}

}

mod etw_coverage_sampler_sample_any {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_sample::{Any, EtwCoverageSamplerSample, };
any! {
    "ETW_COVERAGE_SAMPLER_SAMPLE", false,
    0: "V5_0" V5_0(EtwCoverageSamplerSample), 8;
}

}

mod etw_coverage_sampler_stats_any {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_stats::{Any, EtwCoverageSamplerStats, };
any! {
    "ETW_COVERAGE_SAMPLER_STATS", false,
    0: "V5_0" V5_0(EtwCoverageSamplerStats), 60;
}

}

mod etw_coverage_sampler_status_any {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_status::{Any, EtwCoverageSamplerStatus, };
any! {
    "ETW_COVERAGE_SAMPLER_STATUS", false,
    0: "V5_0" V5_0(EtwCoverageSamplerStatus), 1;
}

}

mod etw_coverage_sampler_status_info_any {
use crate::laws;
use etwspec::requests::etw_coverage_sampler_status_info::{Any, EtwCoverageSamplerStatusInfoX86, EtwCoverageSamplerStatusInfoX64, };
any! {
    "ETW_COVERAGE_SAMPLER_STATUS_INFO", false,
    0: "V5_0X86" V5_0X86(EtwCoverageSamplerStatusInfoX86), 16;
    1: "V5_0X64" V5_0X64(EtwCoverageSamplerStatusInfoX64), 24;
}

}

mod etw_pmc_support_any {
use crate::laws;
use etwspec::requests::etw_pmc_support::{Any, V6_2X86, V6_2X64, V1703X86, V1703X64, EtwPmcSupportX86, EtwPmcSupportX64, };
any! {
    "ETW_PMC_SUPPORT", true,
    0: "V6_2X86" V6_2X86(V6_2X86), 32;
    1: "V6_2X64" V6_2X64(V6_2X64), 32;
    2: "V1703X86" V1703X86(V1703X86), 48;
    3: "V1703X64" V1703X64(V1703X64), 48;
    4: "V1903X86" V1903X86(EtwPmcSupportX86), 20;
    5: "V1903X64" V1903X64(EtwPmcSupportX64), 24;
}

}

mod event_trace_coverage_sampler_information_any {
use crate::laws;
use etwspec::requests::event_trace_coverage_sampler_information::{Any, EventTraceCoverageSamplerInformationX86, EventTraceCoverageSamplerInformationX64, };
any! {
    "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", false,
    0: "V1803X86" V1803X86(EventTraceCoverageSamplerInformationX86), 12;
    1: "V1803X64" V1803X64(EventTraceCoverageSamplerInformationX64), 16;
}

}

mod event_trace_executive_resource_information_any {
use crate::laws;
use etwspec::requests::event_trace_executive_resource_information::{Any, EventTraceExecutiveResourceInformation, };
any! {
    "EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION", false,
    0: "V6_1" V6_1(EventTraceExecutiveResourceInformation), 16;
}

}

mod event_trace_groupmask_information_any {
use crate::laws;
use etwspec::requests::event_trace_groupmask_information::{Any, EventTraceGroupmaskInformation, };
any! {
    "EVENT_TRACE_GROUPMASK_INFORMATION", false,
    0: "V6_0" V6_0(EventTraceGroupmaskInformation), 48;
}

}

mod event_trace_heap_tracing_information_any {
use crate::laws;
use etwspec::requests::event_trace_heap_tracing_information::{Any, EventTraceHeapTracingInformation, };
any! {
    "EVENT_TRACE_HEAP_TRACING_INFORMATION", true,
    0: "V6_1" V6_1(EventTraceHeapTracingInformation), 4;
}

}

mod event_trace_ipt_configuration_information_any {
use crate::laws;
use etwspec::requests::event_trace_ipt_configuration_information::{Any, EventTraceIptConfigurationInformation, };
any! {
    "EVENT_TRACE_IPT_CONFIGURATION_INFORMATION", false,
    0: "V5_0" V5_0(EventTraceIptConfigurationInformation), 24;
}

}

mod event_trace_last_branch_configuration_information_any {
use crate::laws;
use etwspec::requests::event_trace_last_branch_configuration_information::{Any, EventTraceLastBranchConfigurationInformation, };
any! {
    "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION", false,
    0: "V1709" V1709(EventTraceLastBranchConfigurationInformation), 108;
}

}

mod event_trace_last_branch_event_id_any {
use crate::laws;
use etwspec::requests::event_trace_last_branch_event_id::{Any, EventTraceLastBranchEventId, };
any! {
    "EVENT_TRACE_LAST_BRANCH_EVENT_ID", false,
    0: "V1709" V1709(EventTraceLastBranchEventId), 24;
}

}

mod event_trace_lbr_configuration_information_any {
use crate::laws;
use etwspec::requests::event_trace_lbr_configuration_information::{Any, EventTraceLbrConfigurationInformation, };
any! {
    "EVENT_TRACE_LBR_CONFIGURATION_INFORMATION", false,
    0: "V5_0" V5_0(EventTraceLbrConfigurationInformation), 24;
}

}

mod event_trace_performance_information_any {
use crate::laws;
use etwspec::requests::event_trace_performance_information::{Any, EventTracePerformanceInformation, };
any! {
    "EVENT_TRACE_PERFORMANCE_INFORMATION", false,
    0: "V6_0" V6_0(EventTracePerformanceInformation), 16;
}

}

mod event_trace_processor_trace_configuration_information_any {
use crate::laws;
use etwspec::requests::event_trace_processor_trace_configuration_information::{Any, EventTraceProcessorTraceConfigurationInformationX86, EventTraceProcessorTraceConfigurationInformationX64, };
any! {
    "EVENT_TRACE_PROCESSOR_TRACE_CONFIGURATION_INFORMATION", false,
    0: "V1803X86" V1803X86(EventTraceProcessorTraceConfigurationInformationX86), 24;
    1: "V1803X64" V1803X64(EventTraceProcessorTraceConfigurationInformationX64), 24;
}

}

mod event_trace_profile_add_information_any {
use crate::laws;
use etwspec::requests::event_trace_profile_add_information::{Any, EventTraceProfileAddInformation, };
any! {
    "EVENT_TRACE_PROFILE_ADD_INFORMATION", true,
    0: "V1803" V1803(EventTraceProfileAddInformation), 34;
}

}

mod event_trace_profile_add_information_v2_any {
use crate::laws;
use etwspec::requests::event_trace_profile_add_information_v2::{Any, EventTraceProfileAddInformationV2, };
any! {
    "EVENT_TRACE_PROFILE_ADD_INFORMATION_V2", false,
    0: "V1803" V1803(EventTraceProfileAddInformationV2), 8;
}

}

mod event_trace_profile_add_information_v3_any {
use crate::laws;
use etwspec::requests::event_trace_profile_add_information_v3::{Any, EventTraceProfileAddInformationV3, };
any! {
    "EVENT_TRACE_PROFILE_ADD_INFORMATION_V3", false,
    0: "V5_0" V5_0(EventTraceProfileAddInformationV3), 8;
}

}

mod event_trace_profile_counter_information_any {
use crate::laws;
use etwspec::requests::event_trace_profile_counter_information::{Any, EventTraceProfileCounterInformation, };
any! {
    "EVENT_TRACE_PROFILE_COUNTER_INFORMATION", true,
    0: "V6_2" V6_2(EventTraceProfileCounterInformation), 16;
}

}

mod event_trace_profile_list_information_any {
use crate::laws;
use etwspec::requests::event_trace_profile_list_information::{Any, EventTraceProfileListInformation, };
any! {
    "EVENT_TRACE_PROFILE_LIST_INFORMATION", true,
    0: "V6_2" V6_2(EventTraceProfileListInformation), 8;
}

}

mod event_trace_profile_remove_information_any {
use crate::laws;
use etwspec::requests::event_trace_profile_remove_information::{Any, EventTraceProfileRemoveInformation, };
any! {
    "EVENT_TRACE_PROFILE_REMOVE_INFORMATION", false,
    0: "V1803" V1803(EventTraceProfileRemoveInformation), 20;
}

}

mod event_trace_session_security_information_any {
use crate::laws;
use etwspec::requests::event_trace_session_security_information::{Any, EventTraceSessionSecurityInformation, };
any! {
    "EVENT_TRACE_SESSION_SECURITY_INFORMATION", true,
    0: "V6_0" V6_0(EventTraceSessionSecurityInformation), 16;
}

}

mod event_trace_soft_restart_information_any {
use crate::laws;
use etwspec::requests::event_trace_soft_restart_information::{Any, EventTraceSoftRestartInformation, };
any! {
    "EVENT_TRACE_SOFT_RESTART_INFORMATION", true,
    0: "V1607" V1607(EventTraceSoftRestartInformation), 18;
}

}

mod event_trace_spinlock_information_any {
use crate::laws;
use etwspec::requests::event_trace_spinlock_information::{Any, V6_1, EventTraceSpinlockInformation, };
any! {
    "EVENT_TRACE_SPINLOCK_INFORMATION", false,
    0: "V6_1" V6_1(V6_1), 16;
    1: "V6_3" V6_3(EventTraceSpinlockInformation), 20;
}

}

mod event_trace_spinlock_information_v1_any {
use crate::laws;
use etwspec::requests::event_trace_spinlock_information_v1::{Any, EventTraceSpinlockInformationV1, };
any! {
    "EVENT_TRACE_SPINLOCK_INFORMATION_V1", false,
    0: "V6_3" V6_3(EventTraceSpinlockInformationV1), 16;
}

}

mod event_trace_stack_caching_information_any {
use crate::laws;
use etwspec::requests::event_trace_stack_caching_information::{Any, EventTraceStackCachingInformation, };
any! {
    "EVENT_TRACE_STACK_CACHING_INFORMATION", false,
    0: "V6_2" V6_2(EventTraceStackCachingInformation), 32;
}

}

mod event_trace_system_event_information_any {
use crate::laws;
use etwspec::requests::event_trace_system_event_information::{Any, EventTraceSystemEventInformation, };
any! {
    "EVENT_TRACE_SYSTEM_EVENT_INFORMATION", true,
    0: "V6_1" V6_1(EventTraceSystemEventInformation), 16;
}

}

mod event_trace_tag_filter_information_any {
use crate::laws;
use etwspec::requests::event_trace_tag_filter_information::{Any, EventTraceTagFilterInformation, };
any! {
    "EVENT_TRACE_TAG_FILTER_INFORMATION", true,
    0: "V6_1" V6_1(EventTraceTagFilterInformation), 16;
}

}

mod event_trace_time_profile_information_any {
use crate::laws;
use etwspec::requests::event_trace_time_profile_information::{Any, EventTraceTimeProfileInformation, };
any! {
    "EVENT_TRACE_TIME_PROFILE_INFORMATION", false,
    0: "V6_0" V6_0(EventTraceTimeProfileInformation), 8;
}

}

mod event_trace_version_information_any {
use crate::laws;
use etwspec::requests::event_trace_version_information::{Any, EventTraceVersionInformation, };
any! {
    "EVENT_TRACE_VERSION_INFORMATION", false,
    0: "V6_0" V6_0(EventTraceVersionInformation), 8;
}

}

mod profile_source_info_any {
use crate::laws;
use etwspec::requests::profile_source_info::{Any, ProfileSourceInfo, };
any! {
    "PROFILE_SOURCE_INFO", true,
    0: "V6_2" V6_2(ProfileSourceInfo), 24;
}

}

mod trace_context_register_info_any {
use crate::laws;
use etwspec::requests::trace_context_register_info::{Any, TraceContextRegisterInfo, };
any! {
    "TRACE_CONTEXT_REGISTER_INFO", false,
    0: "V5_0" V5_0(TraceContextRegisterInfo), 8;
}

}

mod trace_stack_caching_info_any {
use crate::laws;
use etwspec::requests::trace_stack_caching_info::{Any, TraceStackCachingInfo, };
any! {
    "TRACE_STACK_CACHING_INFO", false,
    0: "V5_0" V5_0(TraceStackCachingInfo), 12;
}

}

mod etw_coverage_sampler_information_class_values {
use crate::laws;
use etwspec::requests::EtwCoverageSamplerInformationClass as T;
enumeration!(u32);
}

mod event_trace_information_class_values {
use crate::laws;
use etwspec::requests::EventTraceInformationClass as T;
enumeration!(u32);
}

mod event_trace_profile_add_information_versions_values {
use crate::laws;
use etwspec::requests::EventTraceProfileAddInformationVersions as T;
enumeration!(u8);
}

mod kprofile_source_amd64_values {
use crate::laws;
use etwspec::requests::KprofileSourceAmd64 as T;
enumeration!(u32);
}

mod kprofile_source_emon_values {
use crate::laws;
use etwspec::requests::KprofileSourceEmon as T;
enumeration!(u32);
}

mod trace_query_info_class_values {
use crate::laws;
use etwspec::requests::TraceQueryInfoClass as T;
enumeration!(u32);
}

mod etw_context_register_types_values {
use crate::laws;
use etwspec::requests::EtwContextRegisterTypes as T;
flags!(u32);
}

mod event_trace_last_branch_configuration_values {
use crate::laws;
use etwspec::requests::EventTraceLastBranchConfiguration as T;
flags!(u32);
}

mod tracelog_access_values {
use crate::laws;
use etwspec::requests::TracelogAccess as T;
flags!(u32);
}
