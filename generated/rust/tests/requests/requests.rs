// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of topic `requests`.
mod etw_coverage_sampler_bloom_filter_etw_coverage_sampler_bloom_filter {
use etwspec_runtime::laws;
use etwspec::requests::etw_coverage_sampler_bloom_filter::{ EtwCoverageSamplerBloomFilter as T, EtwCoverageSamplerBloomFilterView as V };
const MEMBERS: &[&str] = &[
    "FileMapping",
    "Size",
    "HashSeed",
    "HashCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.file_mapping() } else { from.file_mapping() }; value.set_file_mapping(it); None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        2 => { let it = if way == laws::Way::View { view.hash_seed() } else { from.hash_seed() }; value.set_hash_seed(it); None }
        3 => { let it = if way == laws::Way::View { view.hash_count() } else { from.hash_count() }; value.set_hash_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_coverage_sampler_bloom_info_etw_coverage_sampler_bloom_info_ptr32 {
use etwspec_runtime::laws;
use etwspec::requests::etw_coverage_sampler_bloom_info::{ EtwCoverageSamplerBloomInfoPtr32 as T, EtwCoverageSamplerBloomInfoPtr32View as V };
const MEMBERS: &[&str] = &[
    "Common",
    "Bloom",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.common() } else { from.common() }; value.set_common(it); None }
        1 => { let it = if way == laws::Way::View { view.bloom() } else { from.bloom() }; value.set_bloom(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_coverage_sampler_bloom_info_etw_coverage_sampler_bloom_info_ptr64 {
use etwspec_runtime::laws;
use etwspec::requests::etw_coverage_sampler_bloom_info::{ EtwCoverageSamplerBloomInfoPtr64 as T, EtwCoverageSamplerBloomInfoPtr64View as V };
const MEMBERS: &[&str] = &[
    "Common",
    "Bloom",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.common() } else { from.common() }; value.set_common(it); None }
        1 => { let it = if way == laws::Way::View { view.bloom() } else { from.bloom() }; value.set_bloom(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_coverage_sampler_create_info_etw_coverage_sampler_create_info_ptr32 {
use etwspec_runtime::laws;
use etwspec::requests::etw_coverage_sampler_create_info::{ EtwCoverageSamplerCreateInfoPtr32 as T, EtwCoverageSamplerCreateInfoPtr32View as V };
const MEMBERS: &[&str] = &[
    "Common",
    "Options",
    "Bloom",
    "SamplesReadyEvent",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.common() } else { from.common() }; value.set_common(it); None }
        1 => { let it = if way == laws::Way::View { view.options() } else { from.options() }; value.set_options(it); None }
        2 => { let it = if way == laws::Way::View { view.bloom() } else { from.bloom() }; value.set_bloom(it); None }
        3 => { let it = if way == laws::Way::View { view.samples_ready_event() } else { from.samples_ready_event() }; value.set_samples_ready_event(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_coverage_sampler_create_info_etw_coverage_sampler_create_info_ptr64 {
use etwspec_runtime::laws;
use etwspec::requests::etw_coverage_sampler_create_info::{ EtwCoverageSamplerCreateInfoPtr64 as T, EtwCoverageSamplerCreateInfoPtr64View as V };
const MEMBERS: &[&str] = &[
    "Common",
    "Options",
    "Bloom",
    "SamplesReadyEvent",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.common() } else { from.common() }; value.set_common(it); None }
        1 => { let it = if way == laws::Way::View { view.options() } else { from.options() }; value.set_options(it); None }
        2 => { let it = if way == laws::Way::View { view.bloom() } else { from.bloom() }; value.set_bloom(it); None }
        3 => { let it = if way == laws::Way::View { view.samples_ready_event() } else { from.samples_ready_event() }; value.set_samples_ready_event(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_coverage_sampler_data_etw_coverage_sampler_data {
use etwspec_runtime::laws;
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
        0 => { let it = if way == laws::Way::View { view.header_size() } else { from.header_size() }; value.set_header_size(it); None }
        1 => { let it = if way == laws::Way::View { view.total_size_() } else { from.total_size_() }; value.set_total_size_(it); None }
        2 => { let it = if way == laws::Way::View { view.query_sequence() } else { from.query_sequence() }; value.set_query_sequence(it); None }
        3 => { let it = if way == laws::Way::View { view.options_offset() } else { from.options_offset() }; value.set_options_offset(it); None }
        4 => { let it = if way == laws::Way::View { view.options_size() } else { from.options_size() }; value.set_options_size(it); None }
        5 => { let it = if way == laws::Way::View { view.stats_offset() } else { from.stats_offset() }; value.set_stats_offset(it); None }
        6 => { let it = if way == laws::Way::View { view.stats_size() } else { from.stats_size() }; value.set_stats_size(it); None }
        7 => { let it = if way == laws::Way::View { view.samples_offset() } else { from.samples_offset() }; value.set_samples_offset(it); None }
        8 => { let it = if way == laws::Way::View { view.sample_count() } else { from.sample_count() }; value.set_sample_count(it); None }
        9 => { let it = if way == laws::Way::View { view.modules_offset() } else { from.modules_offset() }; value.set_modules_offset(it); None }
        10 => { let it = if way == laws::Way::View { view.module_count() } else { from.module_count() }; value.set_module_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_coverage_sampler_module_etw_coverage_sampler_module {
use etwspec_runtime::laws;
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
        0 => { let it = if way == laws::Way::View { view.path_offset() } else { from.path_offset() }; value.set_path_offset(it); None }
        1 => { let it = if way == laws::Way::View { view.path_length() } else { from.path_length() }; value.set_path_length(it); None }
        2 => { let it = if way == laws::Way::View { view.debug_info_offset() } else { from.debug_info_offset() }; value.set_debug_info_offset(it); None }
        3 => { let it = if way == laws::Way::View { view.debug_info_length() } else { from.debug_info_length() }; value.set_debug_info_length(it); None }
        4 => { let it = if way == laws::Way::View { view.time_date_stamp() } else { from.time_date_stamp() }; value.set_time_date_stamp(it); None }
        5 => { let it = if way == laws::Way::View { view.image_checksum() } else { from.image_checksum() }; value.set_image_checksum(it); None }
        6 => { let it = if way == laws::Way::View { view.image_size() } else { from.image_size() }; value.set_image_size(it); None }
        7 => { let it = if way == laws::Way::View { view.module_id() } else { from.module_id() }; value.set_module_id(it); None }
        8 => { let it = if way == laws::Way::View { view.module_sequence() } else { from.module_sequence() }; value.set_module_sequence(it); None }
        9 => { let it = if way == laws::Way::View { view.exe_module_id() } else { from.exe_module_id() }; value.set_exe_module_id(it); None }
        10 => { let it = if way == laws::Way::View { view.exe_module_sequence() } else { from.exe_module_sequence() }; value.set_exe_module_sequence(it); None }
        11 => { let it = if way == laws::Way::View { view.exe_process_id() } else { from.exe_process_id() }; value.set_exe_process_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_coverage_sampler_options_etw_coverage_sampler_options {
use etwspec_runtime::laws;
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
        0 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        1 => { let it = if way == laws::Way::View { view.hash_seed() } else { from.hash_seed() }; value.set_hash_seed(it); None }
        2 => { let it = if way == laws::Way::View { view.image_lru_size() } else { from.image_lru_size() }; value.set_image_lru_size(it); None }
        3 => { let it = if way == laws::Way::View { view.sample_table_min_entries() } else { from.sample_table_min_entries() }; value.set_sample_table_min_entries(it); None }
        4 => { let it = if way == laws::Way::View { view.sample_table_max_entries() } else { from.sample_table_max_entries() }; value.set_sample_table_max_entries(it); None }
        5 => { let it = if way == laws::Way::View { view.sample_table_max_queued() } else { from.sample_table_max_queued() }; value.set_sample_table_max_queued(it); None }
        6 => { let it = if way == laws::Way::View { view.sample_buffer_size() } else { from.sample_buffer_size() }; value.set_sample_buffer_size(it); None }
        7 => { let it = if way == laws::Way::View { view.sample_buffer_max_count_per_proc() } else { from.sample_buffer_max_count_per_proc() }; value.set_sample_buffer_max_count_per_proc(it); None }
        8 => { let it = if way == laws::Way::View { view.capture_buffer_max_count_per_proc() } else { from.capture_buffer_max_count_per_proc() }; value.set_capture_buffer_max_count_per_proc(it); None }
        9 => { let it = if way == laws::Way::View { view.apc_max_count_per_proc() } else { from.apc_max_count_per_proc() }; value.set_apc_max_count_per_proc(it); None }
        10 => { let it = if way == laws::Way::View { view.profile_sample_period_us() } else { from.profile_sample_period_us() }; value.set_profile_sample_period_us(it); None }
        11 => { let it = if way == laws::Way::View { view.profile_sample_count_per_period() } else { from.profile_sample_count_per_period() }; value.set_profile_sample_count_per_period(it); None }
        12 => { let it = if way == laws::Way::View { view.cswitch_sample_period_us() } else { from.cswitch_sample_period_us() }; value.set_cswitch_sample_period_us(it); None }
        13 => { let it = if way == laws::Way::View { view.cswitch_sample_count_per_period() } else { from.cswitch_sample_count_per_period() }; value.set_cswitch_sample_count_per_period(it); None }
        14 => { let it = if way == laws::Way::View { view.rthread_sample_period_us() } else { from.rthread_sample_period_us() }; value.set_rthread_sample_period_us(it); None }
        15 => { let it = if way == laws::Way::View { view.rthread_sample_count_per_period() } else { from.rthread_sample_count_per_period() }; value.set_rthread_sample_count_per_period(it); None }
        16 => { let it = if way == laws::Way::View { view.pg_fault_sample_period_us() } else { from.pg_fault_sample_period_us() }; value.set_pg_fault_sample_period_us(it); None }
        17 => { let it = if way == laws::Way::View { view.pg_fault_sample_count_per_period() } else { from.pg_fault_sample_count_per_period() }; value.set_pg_fault_sample_count_per_period(it); None }
        18 => { let it = if way == laws::Way::View { view.stack_depth() } else { from.stack_depth() }; value.set_stack_depth(it); None }
        19 => { let it = if way == laws::Way::View { view.stack_cache_entries() } else { from.stack_cache_entries() }; value.set_stack_cache_entries(it); None }
        20 => { let it = if way == laws::Way::View { view.path_inclusion_list() } else { from.path_inclusion_list() }; value.set_path_inclusion_list(it); None }
        21 => { let it = if way == laws::Way::View { view.path_exclusion_list() } else { from.path_exclusion_list() }; value.set_path_exclusion_list(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_coverage_sampler_option_flags_etw_coverage_sampler_option_flags {
use etwspec_runtime::laws;
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
        4 => { let it = match way { laws::Way::View => view.no_cswitch_sampling(), laws::Way::Value => from.no_cswitch_sampling(), laws::Way::Ones => !0u32 }; value.set_no_cswitch_sampling(it); Some(it as u64) }
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

law_fixed!(false);
}

mod etw_coverage_sampler_perf_info_v2004_ptr32 {
use etwspec_runtime::laws;
use etwspec::requests::etw_coverage_sampler_perf_info::{ V2004Ptr32 as T, V2004Ptr32View as V };
const MEMBERS: &[&str] = &[
    "Common",
    "PerfStats",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.common() } else { from.common() }; value.set_common(it); None }
        1 => { let it = if way == laws::Way::View { view.perf_stats() } else { from.perf_stats() }; value.set_perf_stats(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_coverage_sampler_perf_info_v2004_ptr64 {
use etwspec_runtime::laws;
use etwspec::requests::etw_coverage_sampler_perf_info::{ V2004Ptr64 as T, V2004Ptr64View as V };
const MEMBERS: &[&str] = &[
    "Common",
    "PerfStats",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.common() } else { from.common() }; value.set_common(it); None }
        1 => { let it = if way == laws::Way::View { view.perf_stats() } else { from.perf_stats() }; value.set_perf_stats(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_coverage_sampler_perf_info_etw_coverage_sampler_perf_info_ptr32 {
use etwspec_runtime::laws;
use etwspec::requests::etw_coverage_sampler_perf_info::{ EtwCoverageSamplerPerfInfoPtr32 as T, EtwCoverageSamplerPerfInfoPtr32View as V };
const MEMBERS: &[&str] = &[
    "Common",
    "PerfStats",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.common() } else { from.common() }; value.set_common(it); None }
        1 => { let it = if way == laws::Way::View { view.perf_stats() } else { from.perf_stats() }; value.set_perf_stats(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_coverage_sampler_perf_info_etw_coverage_sampler_perf_info_ptr64 {
use etwspec_runtime::laws;
use etwspec::requests::etw_coverage_sampler_perf_info::{ EtwCoverageSamplerPerfInfoPtr64 as T, EtwCoverageSamplerPerfInfoPtr64View as V };
const MEMBERS: &[&str] = &[
    "Common",
    "PerfStats",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.common() } else { from.common() }; value.set_common(it); None }
        1 => { let it = if way == laws::Way::View { view.perf_stats() } else { from.perf_stats() }; value.set_perf_stats(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_coverage_sampler_perf_stats_v2004 {
use etwspec_runtime::laws;
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
        0 => { let it = if way == laws::Way::View { view.run_time() } else { from.run_time() }; value.set_run_time(it); None }
        1 => { let it = if way == laws::Way::View { view.sample_profile() } else { from.sample_profile() }; value.set_sample_profile(it); None }
        2 => { let it = if way == laws::Way::View { view.sample_cswitch() } else { from.sample_cswitch() }; value.set_sample_cswitch(it); None }
        3 => { let it = if way == laws::Way::View { view.sample_rthread() } else { from.sample_rthread() }; value.set_sample_rthread(it); None }
        4 => { let it = if way == laws::Way::View { view.sample_pg_fault() } else { from.sample_pg_fault() }; value.set_sample_pg_fault(it); None }
        5 => { let it = if way == laws::Way::View { view.capture_sample_profile() } else { from.capture_sample_profile() }; value.set_capture_sample_profile(it); None }
        6 => { let it = if way == laws::Way::View { view.capture_sample_cswitch() } else { from.capture_sample_cswitch() }; value.set_capture_sample_cswitch(it); None }
        7 => { let it = if way == laws::Way::View { view.capture_sample_rthread() } else { from.capture_sample_rthread() }; value.set_capture_sample_rthread(it); None }
        8 => { let it = if way == laws::Way::View { view.capture_sample_pg_fault() } else { from.capture_sample_pg_fault() }; value.set_capture_sample_pg_fault(it); None }
        9 => { let it = if way == laws::Way::View { view.coverage_sampler_created() } else { from.coverage_sampler_created() }; value.set_coverage_sampler_created(it); None }
        10 => { let it = if way == laws::Way::View { view.coverage_sampler_deleted() } else { from.coverage_sampler_deleted() }; value.set_coverage_sampler_deleted(it); None }
        11 => { let it = if way == laws::Way::View { view.coverage_sampler_started() } else { from.coverage_sampler_started() }; value.set_coverage_sampler_started(it); None }
        12 => { let it = if way == laws::Way::View { view.coverage_sampler_paused() } else { from.coverage_sampler_paused() }; value.set_coverage_sampler_paused(it); None }
        13 => { let it = if way == laws::Way::View { view.coverage_sampler_resumed() } else { from.coverage_sampler_resumed() }; value.set_coverage_sampler_resumed(it); None }
        14 => { let it = if way == laws::Way::View { view.coverage_sampler_stopped() } else { from.coverage_sampler_stopped() }; value.set_coverage_sampler_stopped(it); None }
        15 => { let it = if way == laws::Way::View { view.coverage_sampler_queried() } else { from.coverage_sampler_queried() }; value.set_coverage_sampler_queried(it); None }
        16 => { let it = if way == laws::Way::View { view.coverage_sampler_query_fail_not_active() } else { from.coverage_sampler_query_fail_not_active() }; value.set_coverage_sampler_query_fail_not_active(it); None }
        17 => { let it = if way == laws::Way::View { view.samples_added() } else { from.samples_added() }; value.set_samples_added(it); None }
        18 => { let it = if way == laws::Way::View { view.samples_found() } else { from.samples_found() }; value.set_samples_found(it); None }
        19 => { let it = if way == laws::Way::View { view.samples_dropped() } else { from.samples_dropped() }; value.set_samples_dropped(it); None }
        20 => { let it = if way == laws::Way::View { view.samples_mapped_um() } else { from.samples_mapped_um() }; value.set_samples_mapped_um(it); None }
        21 => { let it = if way == laws::Way::View { view.samples_mapped_km() } else { from.samples_mapped_km() }; value.set_samples_mapped_km(it); None }
        22 => { let it = if way == laws::Way::View { view.samples_try_map_um() } else { from.samples_try_map_um() }; value.set_samples_try_map_um(it); None }
        23 => { let it = if way == laws::Way::View { view.samples_try_map_km() } else { from.samples_try_map_km() }; value.set_samples_try_map_km(it); None }
        24 => { let it = if way == laws::Way::View { view.samples_added_already_mapped() } else { from.samples_added_already_mapped() }; value.set_samples_added_already_mapped(it); None }
        25 => { let it = if way == laws::Way::View { view.modules_tracked_um() } else { from.modules_tracked_um() }; value.set_modules_tracked_um(it); None }
        26 => { let it = if way == laws::Way::View { view.modules_mapped_um() } else { from.modules_mapped_um() }; value.set_modules_mapped_um(it); None }
        27 => { let it = if way == laws::Way::View { view.modules_unmapped_um() } else { from.modules_unmapped_um() }; value.set_modules_unmapped_um(it); None }
        28 => { let it = if way == laws::Way::View { view.modules_tracked_km() } else { from.modules_tracked_km() }; value.set_modules_tracked_km(it); None }
        29 => { let it = if way == laws::Way::View { view.modules_mapped_km() } else { from.modules_mapped_km() }; value.set_modules_mapped_km(it); None }
        30 => { let it = if way == laws::Way::View { view.modules_unmapped_km() } else { from.modules_unmapped_km() }; value.set_modules_unmapped_km(it); None }
        31 => { let it = if way == laws::Way::View { view.modules_cleared() } else { from.modules_cleared() }; value.set_modules_cleared(it); None }
        32 => { let it = if way == laws::Way::View { view.modules_pruned() } else { from.modules_pruned() }; value.set_modules_pruned(it); None }
        33 => { let it = if way == laws::Way::View { view.modules_pruned_pending_delete() } else { from.modules_pruned_pending_delete() }; value.set_modules_pruned_pending_delete(it); None }
        34 => { let it = if way == laws::Way::View { view.modules_out_of_date_pending_delete() } else { from.modules_out_of_date_pending_delete() }; value.set_modules_out_of_date_pending_delete(it); None }
        35 => { let it = if way == laws::Way::View { view.module_buckets_grown() } else { from.module_buckets_grown() }; value.set_module_buckets_grown(it); None }
        36 => { let it = if way == laws::Way::View { view.module_debug_info_failed_query() } else { from.module_debug_info_failed_query() }; value.set_module_debug_info_failed_query(it); None }
        37 => { let it = if way == laws::Way::View { view.module_debug_info_too_large() } else { from.module_debug_info_too_large() }; value.set_module_debug_info_too_large(it); None }
        38 => { let it = if way == laws::Way::View { view.module_id_hash_duplicate() } else { from.module_id_hash_duplicate() }; value.set_module_id_hash_duplicate(it); None }
        39 => { let it = if way == laws::Way::View { view.module_id_hash_conflict() } else { from.module_id_hash_conflict() }; value.set_module_id_hash_conflict(it); None }
        40 => { let it = if way == laws::Way::View { view.processes_tracked() } else { from.processes_tracked() }; value.set_processes_tracked(it); None }
        41 => { let it = if way == laws::Way::View { view.processes_ignored() } else { from.processes_ignored() }; value.set_processes_ignored(it); None }
        42 => { let it = if way == laws::Way::View { view.processes_deleted() } else { from.processes_deleted() }; value.set_processes_deleted(it); None }
        43 => { let it = if way == laws::Way::View { view.capture_sample_attempts() } else { from.capture_sample_attempts() }; value.set_capture_sample_attempts(it); None }
        44 => { let it = if way == laws::Way::View { view.capture_sample_sampling_paused() } else { from.capture_sample_sampling_paused() }; value.set_capture_sample_sampling_paused(it); None }
        45 => { let it = if way == laws::Way::View { view.capture_kernel_stack() } else { from.capture_kernel_stack() }; value.set_capture_kernel_stack(it); None }
        46 => { let it = if way == laws::Way::View { view.capture_user_stack() } else { from.capture_user_stack() }; value.set_capture_user_stack(it); None }
        47 => { let it = if way == laws::Way::View { view.capture_ip_not_in_stack() } else { from.capture_ip_not_in_stack() }; value.set_capture_ip_not_in_stack(it); None }
        48 => { let it = if way == laws::Way::View { view.capture_sample_idle() } else { from.capture_sample_idle() }; value.set_capture_sample_idle(it); None }
        49 => { let it = if way == laws::Way::View { view.capture_user_check_system_thread() } else { from.capture_user_check_system_thread() }; value.set_capture_user_check_system_thread(it); None }
        50 => { let it = if way == laws::Way::View { view.capture_user_check_null_teb() } else { from.capture_user_check_null_teb() }; value.set_capture_user_check_null_teb(it); None }
        51 => { let it = if way == laws::Way::View { view.capture_user_check_terminating() } else { from.capture_user_check_terminating() }; value.set_capture_user_check_terminating(it); None }
        52 => { let it = if way == laws::Way::View { view.capture_user_check_suspended() } else { from.capture_user_check_suspended() }; value.set_capture_user_check_suspended(it); None }
        53 => { let it = if way == laws::Way::View { view.capture_apc_not_in_good_environment() } else { from.capture_apc_not_in_good_environment() }; value.set_capture_apc_not_in_good_environment(it); None }
        54 => { let it = if way == laws::Way::View { view.capture_rebalance_queue() } else { from.capture_rebalance_queue() }; value.set_capture_rebalance_queue(it); None }
        55 => { let it = if way == laws::Way::View { view.capture_rebalance() } else { from.capture_rebalance() }; value.set_capture_rebalance(it); None }
        56 => { let it = if way == laws::Way::View { view.capture_apc() } else { from.capture_apc() }; value.set_capture_apc(it); None }
        57 => { let it = if way == laws::Way::View { view.capture_apc_not_available() } else { from.capture_apc_not_available() }; value.set_capture_apc_not_available(it); None }
        58 => { let it = if way == laws::Way::View { view.capture_apc_thread_not_queueable() } else { from.capture_apc_thread_not_queueable() }; value.set_capture_apc_thread_not_queueable(it); None }
        59 => { let it = if way == laws::Way::View { view.capture_apc_already_queued() } else { from.capture_apc_already_queued() }; value.set_capture_apc_already_queued(it); None }
        60 => { let it = if way == laws::Way::View { view.capture_thread_already_sampling() } else { from.capture_thread_already_sampling() }; value.set_capture_thread_already_sampling(it); None }
        61 => { let it = if way == laws::Way::View { view.capture_apc_queue() } else { from.capture_apc_queue() }; value.set_capture_apc_queue(it); None }
        62 => { let it = if way == laws::Way::View { view.capture_apc_queue_at_high_irql() } else { from.capture_apc_queue_at_high_irql() }; value.set_capture_apc_queue_at_high_irql(it); None }
        63 => { let it = if way == laws::Way::View { view.capture_apc_failed_to_queue() } else { from.capture_apc_failed_to_queue() }; value.set_capture_apc_failed_to_queue(it); None }
        64 => { let it = if way == laws::Way::View { view.capture_apc_failed_to_queue_at_high_irql() } else { from.capture_apc_failed_to_queue_at_high_irql() }; value.set_capture_apc_failed_to_queue_at_high_irql(it); None }
        65 => { let it = if way == laws::Way::View { view.capture_apc_failed_to_queue_at_high_irql_not_running() } else { from.capture_apc_failed_to_queue_at_high_irql_not_running() }; value.set_capture_apc_failed_to_queue_at_high_irql_not_running(it); None }
        66 => { let it = if way == laws::Way::View { view.capture_apc_failed_to_queue_at_high_irql_not_apc_queueable() } else { from.capture_apc_failed_to_queue_at_high_irql_not_apc_queueable() }; value.set_capture_apc_failed_to_queue_at_high_irql_not_apc_queueable(it); None }
        67 => { let it = if way == laws::Way::View { view.capture_apc_rundown() } else { from.capture_apc_rundown() }; value.set_capture_apc_rundown(it); None }
        68 => { let it = if way == laws::Way::View { view.capture_apc_cancel() } else { from.capture_apc_cancel() }; value.set_capture_apc_cancel(it); None }
        69 => { let it = if way == laws::Way::View { view.capture_apc_cancel_fail_remove() } else { from.capture_apc_cancel_fail_remove() }; value.set_capture_apc_cancel_fail_remove(it); None }
        70 => { let it = if way == laws::Way::View { view.capture_buffer_not_available() } else { from.capture_buffer_not_available() }; value.set_capture_buffer_not_available(it); None }
        71 => { let it = if way == laws::Way::View { view.capture_buffer_release_empty() } else { from.capture_buffer_release_empty() }; value.set_capture_buffer_release_empty(it); None }
        72 => { let it = if way == laws::Way::View { view.capture_buffer_queued() } else { from.capture_buffer_queued() }; value.set_capture_buffer_queued(it); None }
        73 => { let it = if way == laws::Way::View { view.capture_buffer_copied() } else { from.capture_buffer_copied() }; value.set_capture_buffer_copied(it); None }
        74 => { let it = if way == laws::Way::View { view.capture_start_failure_cleanup() } else { from.capture_start_failure_cleanup() }; value.set_capture_start_failure_cleanup(it); None }
        75 => { let it = if way == laws::Way::View { view.sample_buffer_not_available() } else { from.sample_buffer_not_available() }; value.set_sample_buffer_not_available(it); None }
        76 => { let it = if way == laws::Way::View { view.worker_wake_up_for_capture_buffer() } else { from.worker_wake_up_for_capture_buffer() }; value.set_worker_wake_up_for_capture_buffer(it); None }
        77 => { let it = if way == laws::Way::View { view.worker_wake_up_for_rebalance() } else { from.worker_wake_up_for_rebalance() }; value.set_worker_wake_up_for_rebalance(it); None }
        78 => { let it = if way == laws::Way::View { view.worker_process_capture_buffer() } else { from.worker_process_capture_buffer() }; value.set_worker_process_capture_buffer(it); None }
        79 => { let it = if way == laws::Way::View { view.worker_process_sample_buffer() } else { from.worker_process_sample_buffer() }; value.set_worker_process_sample_buffer(it); None }
        80 => { let it = if way == laws::Way::View { view.worker_process_flush_buffer() } else { from.worker_process_flush_buffer() }; value.set_worker_process_flush_buffer(it); None }
        81 => { let it = if way == laws::Way::View { view.stack_hash_miss() } else { from.stack_hash_miss() }; value.set_stack_hash_miss(it); None }
        82 => { let it = if way == laws::Way::View { view.stack_hash_hit() } else { from.stack_hash_hit() }; value.set_stack_hash_hit(it); None }
        83 => { let it = if way == laws::Way::View { view.stack_hash_hit_in_history() } else { from.stack_hash_hit_in_history() }; value.set_stack_hash_hit_in_history(it); None }
        84 => { let it = if way == laws::Way::View { view.stack_hash_switch_tables() } else { from.stack_hash_switch_tables() }; value.set_stack_hash_switch_tables(it); None }
        85 => { let it = if way == laws::Way::View { view.stack_hash_collision_in_add() } else { from.stack_hash_collision_in_add() }; value.set_stack_hash_collision_in_add(it); None }
        86 => { let it = if way == laws::Way::View { view.stack_hash_add_hit_load() } else { from.stack_hash_add_hit_load() }; value.set_stack_hash_add_hit_load(it); None }
        87 => { let it = if way == laws::Way::View { view.stack_hash_add_hit_max() } else { from.stack_hash_add_hit_max() }; value.set_stack_hash_add_hit_max(it); None }
        88 => { let it = if way == laws::Way::View { view.bloom_filter_exceptions() } else { from.bloom_filter_exceptions() }; value.set_bloom_filter_exceptions(it); None }
        89 => { let it = if way == laws::Way::View { view.bloom_filter_set() } else { from.bloom_filter_set() }; value.set_bloom_filter_set(it); None }
        90 => { let it = if way == laws::Way::View { view.bloom_filter_on_create() } else { from.bloom_filter_on_create() }; value.set_bloom_filter_on_create(it); None }
        91 => { let it = if way == laws::Way::View { view.bloom_filter_hit() } else { from.bloom_filter_hit() }; value.set_bloom_filter_hit(it); None }
        92 => { let it = if way == laws::Way::View { view.bloom_filter_miss() } else { from.bloom_filter_miss() }; value.set_bloom_filter_miss(it); None }
        93 => { let it = if way == laws::Way::View { view.buffer_samples_copied() } else { from.buffer_samples_copied() }; value.set_buffer_samples_copied(it); None }
        94 => { let it = if way == laws::Way::View { view.buffer_samples_processed() } else { from.buffer_samples_processed() }; value.set_buffer_samples_processed(it); None }
        95 => { let it = if way == laws::Way::View { view.buffer_samples_added_to_sampler() } else { from.buffer_samples_added_to_sampler() }; value.set_buffer_samples_added_to_sampler(it); None }
        96 => { let it = if way == laws::Way::View { view.buffer_addresses_copied() } else { from.buffer_addresses_copied() }; value.set_buffer_addresses_copied(it); None }
        97 => { let it = if way == laws::Way::View { view.buffer_addresses_processed() } else { from.buffer_addresses_processed() }; value.set_buffer_addresses_processed(it); None }
        98 => { let it = if way == laws::Way::View { view.buffer_addresses_added_to_sampler() } else { from.buffer_addresses_added_to_sampler() }; value.set_buffer_addresses_added_to_sampler(it); None }
        99 => { let it = if way == laws::Way::View { view.reserve_failed_acquire_lock() } else { from.reserve_failed_acquire_lock() }; value.set_reserve_failed_acquire_lock(it); None }
        100 => { let it = if way == laws::Way::View { view.reserve_capture_stopped() } else { from.reserve_capture_stopped() }; value.set_reserve_capture_stopped(it); None }
        101 => { let it = if way == laws::Way::View { view.reserve_new_buffer_set() } else { from.reserve_new_buffer_set() }; value.set_reserve_new_buffer_set(it); None }
        102 => { let it = if way == laws::Way::View { view.reserve_new_buffer_failed() } else { from.reserve_new_buffer_failed() }; value.set_reserve_new_buffer_failed(it); None }
        103 => { let it = if way == laws::Way::View { view.reserve_new_buffer_allocated() } else { from.reserve_new_buffer_allocated() }; value.set_reserve_new_buffer_allocated(it); None }
        104 => { let it = if way == laws::Way::View { view.reserve_new_buffer_released() } else { from.reserve_new_buffer_released() }; value.set_reserve_new_buffer_released(it); None }
        105 => { let it = if way == laws::Way::View { view.reserve_succeeded() } else { from.reserve_succeeded() }; value.set_reserve_succeeded(it); None }
        106 => { let it = if way == laws::Way::View { view.table_grew() } else { from.table_grew() }; value.set_table_grew(it); None }
        107 => { let it = if way == laws::Way::View { view.table_grow() } else { from.table_grow() }; value.set_table_grow(it); None }
        108 => { let it = if way == laws::Way::View { view.table_queued() } else { from.table_queued() }; value.set_table_queued(it); None }
        109 => { let it = if way == laws::Way::View { view.table_hit_in_current() } else { from.table_hit_in_current() }; value.set_table_hit_in_current(it); None }
        110 => { let it = if way == laws::Way::View { view.table_hit_in_old() } else { from.table_hit_in_old() }; value.set_table_hit_in_old(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_coverage_sampler_perf_stats_etw_coverage_sampler_perf_stats {
use etwspec_runtime::laws;
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
        0 => { let it = if way == laws::Way::View { view.run_time() } else { from.run_time() }; value.set_run_time(it); None }
        1 => { let it = if way == laws::Way::View { view.sample_profile() } else { from.sample_profile() }; value.set_sample_profile(it); None }
        2 => { let it = if way == laws::Way::View { view.sample_cswitch() } else { from.sample_cswitch() }; value.set_sample_cswitch(it); None }
        3 => { let it = if way == laws::Way::View { view.sample_rthread() } else { from.sample_rthread() }; value.set_sample_rthread(it); None }
        4 => { let it = if way == laws::Way::View { view.sample_pg_fault() } else { from.sample_pg_fault() }; value.set_sample_pg_fault(it); None }
        5 => { let it = if way == laws::Way::View { view.capture_sample_profile() } else { from.capture_sample_profile() }; value.set_capture_sample_profile(it); None }
        6 => { let it = if way == laws::Way::View { view.capture_sample_cswitch() } else { from.capture_sample_cswitch() }; value.set_capture_sample_cswitch(it); None }
        7 => { let it = if way == laws::Way::View { view.capture_sample_rthread() } else { from.capture_sample_rthread() }; value.set_capture_sample_rthread(it); None }
        8 => { let it = if way == laws::Way::View { view.capture_sample_pg_fault() } else { from.capture_sample_pg_fault() }; value.set_capture_sample_pg_fault(it); None }
        9 => { let it = if way == laws::Way::View { view.coverage_sampler_created() } else { from.coverage_sampler_created() }; value.set_coverage_sampler_created(it); None }
        10 => { let it = if way == laws::Way::View { view.coverage_sampler_deleted() } else { from.coverage_sampler_deleted() }; value.set_coverage_sampler_deleted(it); None }
        11 => { let it = if way == laws::Way::View { view.coverage_sampler_started() } else { from.coverage_sampler_started() }; value.set_coverage_sampler_started(it); None }
        12 => { let it = if way == laws::Way::View { view.coverage_sampler_paused() } else { from.coverage_sampler_paused() }; value.set_coverage_sampler_paused(it); None }
        13 => { let it = if way == laws::Way::View { view.coverage_sampler_resumed() } else { from.coverage_sampler_resumed() }; value.set_coverage_sampler_resumed(it); None }
        14 => { let it = if way == laws::Way::View { view.coverage_sampler_stopped() } else { from.coverage_sampler_stopped() }; value.set_coverage_sampler_stopped(it); None }
        15 => { let it = if way == laws::Way::View { view.coverage_sampler_queried() } else { from.coverage_sampler_queried() }; value.set_coverage_sampler_queried(it); None }
        16 => { let it = if way == laws::Way::View { view.coverage_sampler_query_fail_not_active() } else { from.coverage_sampler_query_fail_not_active() }; value.set_coverage_sampler_query_fail_not_active(it); None }
        17 => { let it = if way == laws::Way::View { view.samples_added() } else { from.samples_added() }; value.set_samples_added(it); None }
        18 => { let it = if way == laws::Way::View { view.samples_found() } else { from.samples_found() }; value.set_samples_found(it); None }
        19 => { let it = if way == laws::Way::View { view.samples_dropped() } else { from.samples_dropped() }; value.set_samples_dropped(it); None }
        20 => { let it = if way == laws::Way::View { view.samples_mapped_um() } else { from.samples_mapped_um() }; value.set_samples_mapped_um(it); None }
        21 => { let it = if way == laws::Way::View { view.samples_mapped_km() } else { from.samples_mapped_km() }; value.set_samples_mapped_km(it); None }
        22 => { let it = if way == laws::Way::View { view.samples_try_map_um() } else { from.samples_try_map_um() }; value.set_samples_try_map_um(it); None }
        23 => { let it = if way == laws::Way::View { view.samples_try_map_km() } else { from.samples_try_map_km() }; value.set_samples_try_map_km(it); None }
        24 => { let it = if way == laws::Way::View { view.samples_added_already_mapped() } else { from.samples_added_already_mapped() }; value.set_samples_added_already_mapped(it); None }
        25 => { let it = if way == laws::Way::View { view.modules_tracked_um() } else { from.modules_tracked_um() }; value.set_modules_tracked_um(it); None }
        26 => { let it = if way == laws::Way::View { view.modules_mapped_um() } else { from.modules_mapped_um() }; value.set_modules_mapped_um(it); None }
        27 => { let it = if way == laws::Way::View { view.modules_unmapped_um() } else { from.modules_unmapped_um() }; value.set_modules_unmapped_um(it); None }
        28 => { let it = if way == laws::Way::View { view.modules_tracked_km() } else { from.modules_tracked_km() }; value.set_modules_tracked_km(it); None }
        29 => { let it = if way == laws::Way::View { view.modules_mapped_km() } else { from.modules_mapped_km() }; value.set_modules_mapped_km(it); None }
        30 => { let it = if way == laws::Way::View { view.modules_unmapped_km() } else { from.modules_unmapped_km() }; value.set_modules_unmapped_km(it); None }
        31 => { let it = if way == laws::Way::View { view.modules_cleared() } else { from.modules_cleared() }; value.set_modules_cleared(it); None }
        32 => { let it = if way == laws::Way::View { view.modules_pruned() } else { from.modules_pruned() }; value.set_modules_pruned(it); None }
        33 => { let it = if way == laws::Way::View { view.modules_pruned_pending_delete() } else { from.modules_pruned_pending_delete() }; value.set_modules_pruned_pending_delete(it); None }
        34 => { let it = if way == laws::Way::View { view.modules_out_of_date_pending_delete() } else { from.modules_out_of_date_pending_delete() }; value.set_modules_out_of_date_pending_delete(it); None }
        35 => { let it = if way == laws::Way::View { view.module_buckets_grown() } else { from.module_buckets_grown() }; value.set_module_buckets_grown(it); None }
        36 => { let it = if way == laws::Way::View { view.module_debug_info_failed_query() } else { from.module_debug_info_failed_query() }; value.set_module_debug_info_failed_query(it); None }
        37 => { let it = if way == laws::Way::View { view.module_debug_info_too_large() } else { from.module_debug_info_too_large() }; value.set_module_debug_info_too_large(it); None }
        38 => { let it = if way == laws::Way::View { view.module_id_hash_duplicate() } else { from.module_id_hash_duplicate() }; value.set_module_id_hash_duplicate(it); None }
        39 => { let it = if way == laws::Way::View { view.module_id_hash_conflict() } else { from.module_id_hash_conflict() }; value.set_module_id_hash_conflict(it); None }
        40 => { let it = if way == laws::Way::View { view.processes_tracked() } else { from.processes_tracked() }; value.set_processes_tracked(it); None }
        41 => { let it = if way == laws::Way::View { view.processes_ignored() } else { from.processes_ignored() }; value.set_processes_ignored(it); None }
        42 => { let it = if way == laws::Way::View { view.processes_deleted() } else { from.processes_deleted() }; value.set_processes_deleted(it); None }
        43 => { let it = if way == laws::Way::View { view.capture_sample_attempts() } else { from.capture_sample_attempts() }; value.set_capture_sample_attempts(it); None }
        44 => { let it = if way == laws::Way::View { view.capture_sample_sampling_paused() } else { from.capture_sample_sampling_paused() }; value.set_capture_sample_sampling_paused(it); None }
        45 => { let it = if way == laws::Way::View { view.capture_kernel_stack() } else { from.capture_kernel_stack() }; value.set_capture_kernel_stack(it); None }
        46 => { let it = if way == laws::Way::View { view.capture_user_stack() } else { from.capture_user_stack() }; value.set_capture_user_stack(it); None }
        47 => { let it = if way == laws::Way::View { view.capture_ip_not_in_stack() } else { from.capture_ip_not_in_stack() }; value.set_capture_ip_not_in_stack(it); None }
        48 => { let it = if way == laws::Way::View { view.capture_sample_idle() } else { from.capture_sample_idle() }; value.set_capture_sample_idle(it); None }
        49 => { let it = if way == laws::Way::View { view.capture_user_check_system_thread() } else { from.capture_user_check_system_thread() }; value.set_capture_user_check_system_thread(it); None }
        50 => { let it = if way == laws::Way::View { view.capture_user_check_null_teb() } else { from.capture_user_check_null_teb() }; value.set_capture_user_check_null_teb(it); None }
        51 => { let it = if way == laws::Way::View { view.capture_user_check_terminating() } else { from.capture_user_check_terminating() }; value.set_capture_user_check_terminating(it); None }
        52 => { let it = if way == laws::Way::View { view.capture_user_check_suspended() } else { from.capture_user_check_suspended() }; value.set_capture_user_check_suspended(it); None }
        53 => { let it = if way == laws::Way::View { view.capture_apc_not_in_good_environment() } else { from.capture_apc_not_in_good_environment() }; value.set_capture_apc_not_in_good_environment(it); None }
        54 => { let it = if way == laws::Way::View { view.capture_rebalance_queue() } else { from.capture_rebalance_queue() }; value.set_capture_rebalance_queue(it); None }
        55 => { let it = if way == laws::Way::View { view.capture_rebalance() } else { from.capture_rebalance() }; value.set_capture_rebalance(it); None }
        56 => { let it = if way == laws::Way::View { view.capture_apc() } else { from.capture_apc() }; value.set_capture_apc(it); None }
        57 => { let it = if way == laws::Way::View { view.capture_apc_not_available() } else { from.capture_apc_not_available() }; value.set_capture_apc_not_available(it); None }
        58 => { let it = if way == laws::Way::View { view.capture_apc_thread_not_queueable() } else { from.capture_apc_thread_not_queueable() }; value.set_capture_apc_thread_not_queueable(it); None }
        59 => { let it = if way == laws::Way::View { view.capture_apc_already_queued() } else { from.capture_apc_already_queued() }; value.set_capture_apc_already_queued(it); None }
        60 => { let it = if way == laws::Way::View { view.capture_thread_already_sampling() } else { from.capture_thread_already_sampling() }; value.set_capture_thread_already_sampling(it); None }
        61 => { let it = if way == laws::Way::View { view.capture_apc_queue() } else { from.capture_apc_queue() }; value.set_capture_apc_queue(it); None }
        62 => { let it = if way == laws::Way::View { view.capture_apc_queue_at_high_irql() } else { from.capture_apc_queue_at_high_irql() }; value.set_capture_apc_queue_at_high_irql(it); None }
        63 => { let it = if way == laws::Way::View { view.capture_apc_failed_to_queue() } else { from.capture_apc_failed_to_queue() }; value.set_capture_apc_failed_to_queue(it); None }
        64 => { let it = if way == laws::Way::View { view.capture_apc_failed_to_queue_at_high_irql() } else { from.capture_apc_failed_to_queue_at_high_irql() }; value.set_capture_apc_failed_to_queue_at_high_irql(it); None }
        65 => { let it = if way == laws::Way::View { view.capture_apc_failed_to_queue_at_high_irql_not_running() } else { from.capture_apc_failed_to_queue_at_high_irql_not_running() }; value.set_capture_apc_failed_to_queue_at_high_irql_not_running(it); None }
        66 => { let it = if way == laws::Way::View { view.capture_apc_failed_to_queue_at_high_irql_not_apc_queueable() } else { from.capture_apc_failed_to_queue_at_high_irql_not_apc_queueable() }; value.set_capture_apc_failed_to_queue_at_high_irql_not_apc_queueable(it); None }
        67 => { let it = if way == laws::Way::View { view.capture_apc_rundown() } else { from.capture_apc_rundown() }; value.set_capture_apc_rundown(it); None }
        68 => { let it = if way == laws::Way::View { view.capture_apc_cancel() } else { from.capture_apc_cancel() }; value.set_capture_apc_cancel(it); None }
        69 => { let it = if way == laws::Way::View { view.capture_apc_cancel_fail_remove() } else { from.capture_apc_cancel_fail_remove() }; value.set_capture_apc_cancel_fail_remove(it); None }
        70 => { let it = if way == laws::Way::View { view.capture_buffer_not_available() } else { from.capture_buffer_not_available() }; value.set_capture_buffer_not_available(it); None }
        71 => { let it = if way == laws::Way::View { view.capture_buffer_release_empty() } else { from.capture_buffer_release_empty() }; value.set_capture_buffer_release_empty(it); None }
        72 => { let it = if way == laws::Way::View { view.capture_buffer_queued() } else { from.capture_buffer_queued() }; value.set_capture_buffer_queued(it); None }
        73 => { let it = if way == laws::Way::View { view.capture_buffer_copied() } else { from.capture_buffer_copied() }; value.set_capture_buffer_copied(it); None }
        74 => { let it = if way == laws::Way::View { view.capture_start_failure_cleanup() } else { from.capture_start_failure_cleanup() }; value.set_capture_start_failure_cleanup(it); None }
        75 => { let it = if way == laws::Way::View { view.sample_buffer_not_available() } else { from.sample_buffer_not_available() }; value.set_sample_buffer_not_available(it); None }
        76 => { let it = if way == laws::Way::View { view.worker_wake_up_for_capture_buffer() } else { from.worker_wake_up_for_capture_buffer() }; value.set_worker_wake_up_for_capture_buffer(it); None }
        77 => { let it = if way == laws::Way::View { view.worker_wake_up_for_rebalance() } else { from.worker_wake_up_for_rebalance() }; value.set_worker_wake_up_for_rebalance(it); None }
        78 => { let it = if way == laws::Way::View { view.worker_process_capture_buffer() } else { from.worker_process_capture_buffer() }; value.set_worker_process_capture_buffer(it); None }
        79 => { let it = if way == laws::Way::View { view.worker_process_sample_buffer() } else { from.worker_process_sample_buffer() }; value.set_worker_process_sample_buffer(it); None }
        80 => { let it = if way == laws::Way::View { view.worker_process_flush_buffer() } else { from.worker_process_flush_buffer() }; value.set_worker_process_flush_buffer(it); None }
        81 => { let it = if way == laws::Way::View { view.stack_hash_miss() } else { from.stack_hash_miss() }; value.set_stack_hash_miss(it); None }
        82 => { let it = if way == laws::Way::View { view.stack_hash_hit() } else { from.stack_hash_hit() }; value.set_stack_hash_hit(it); None }
        83 => { let it = if way == laws::Way::View { view.stack_hash_hit_in_history() } else { from.stack_hash_hit_in_history() }; value.set_stack_hash_hit_in_history(it); None }
        84 => { let it = if way == laws::Way::View { view.stack_hash_switch_tables() } else { from.stack_hash_switch_tables() }; value.set_stack_hash_switch_tables(it); None }
        85 => { let it = if way == laws::Way::View { view.stack_hash_collision_in_add() } else { from.stack_hash_collision_in_add() }; value.set_stack_hash_collision_in_add(it); None }
        86 => { let it = if way == laws::Way::View { view.stack_hash_add_hit_load() } else { from.stack_hash_add_hit_load() }; value.set_stack_hash_add_hit_load(it); None }
        87 => { let it = if way == laws::Way::View { view.stack_hash_add_hit_max() } else { from.stack_hash_add_hit_max() }; value.set_stack_hash_add_hit_max(it); None }
        88 => { let it = if way == laws::Way::View { view.bloom_filter_exceptions() } else { from.bloom_filter_exceptions() }; value.set_bloom_filter_exceptions(it); None }
        89 => { let it = if way == laws::Way::View { view.bloom_filter_set() } else { from.bloom_filter_set() }; value.set_bloom_filter_set(it); None }
        90 => { let it = if way == laws::Way::View { view.bloom_filter_on_create() } else { from.bloom_filter_on_create() }; value.set_bloom_filter_on_create(it); None }
        91 => { let it = if way == laws::Way::View { view.bloom_filter_hit() } else { from.bloom_filter_hit() }; value.set_bloom_filter_hit(it); None }
        92 => { let it = if way == laws::Way::View { view.bloom_filter_miss() } else { from.bloom_filter_miss() }; value.set_bloom_filter_miss(it); None }
        93 => { let it = if way == laws::Way::View { view.buffer_samples_copied() } else { from.buffer_samples_copied() }; value.set_buffer_samples_copied(it); None }
        94 => { let it = if way == laws::Way::View { view.buffer_samples_processed() } else { from.buffer_samples_processed() }; value.set_buffer_samples_processed(it); None }
        95 => { let it = if way == laws::Way::View { view.buffer_samples_added_to_sampler() } else { from.buffer_samples_added_to_sampler() }; value.set_buffer_samples_added_to_sampler(it); None }
        96 => { let it = if way == laws::Way::View { view.buffer_addresses_copied() } else { from.buffer_addresses_copied() }; value.set_buffer_addresses_copied(it); None }
        97 => { let it = if way == laws::Way::View { view.buffer_addresses_processed() } else { from.buffer_addresses_processed() }; value.set_buffer_addresses_processed(it); None }
        98 => { let it = if way == laws::Way::View { view.buffer_addresses_added_to_sampler() } else { from.buffer_addresses_added_to_sampler() }; value.set_buffer_addresses_added_to_sampler(it); None }
        99 => { let it = if way == laws::Way::View { view.reserve_failed_acquire_lock() } else { from.reserve_failed_acquire_lock() }; value.set_reserve_failed_acquire_lock(it); None }
        100 => { let it = if way == laws::Way::View { view.reserve_capture_stopped() } else { from.reserve_capture_stopped() }; value.set_reserve_capture_stopped(it); None }
        101 => { let it = if way == laws::Way::View { view.reserve_new_buffer_set() } else { from.reserve_new_buffer_set() }; value.set_reserve_new_buffer_set(it); None }
        102 => { let it = if way == laws::Way::View { view.reserve_new_buffer_failed() } else { from.reserve_new_buffer_failed() }; value.set_reserve_new_buffer_failed(it); None }
        103 => { let it = if way == laws::Way::View { view.reserve_new_buffer_allocated() } else { from.reserve_new_buffer_allocated() }; value.set_reserve_new_buffer_allocated(it); None }
        104 => { let it = if way == laws::Way::View { view.reserve_new_buffer_released() } else { from.reserve_new_buffer_released() }; value.set_reserve_new_buffer_released(it); None }
        105 => { let it = if way == laws::Way::View { view.reserve_succeeded() } else { from.reserve_succeeded() }; value.set_reserve_succeeded(it); None }
        106 => { let it = if way == laws::Way::View { view.table_grew() } else { from.table_grew() }; value.set_table_grew(it); None }
        107 => { let it = if way == laws::Way::View { view.table_grow() } else { from.table_grow() }; value.set_table_grow(it); None }
        108 => { let it = if way == laws::Way::View { view.table_queued() } else { from.table_queued() }; value.set_table_queued(it); None }
        109 => { let it = if way == laws::Way::View { view.table_hit_in_current() } else { from.table_hit_in_current() }; value.set_table_hit_in_current(it); None }
        110 => { let it = if way == laws::Way::View { view.table_hit_in_old() } else { from.table_hit_in_old() }; value.set_table_hit_in_old(it); None }
        111 => { let it = if way == laws::Way::View { view.worker_kernel_run_time() } else { from.worker_kernel_run_time() }; value.set_worker_kernel_run_time(it); None }
        112 => { let it = if way == laws::Way::View { view.worker_kernel_wait_time() } else { from.worker_kernel_wait_time() }; value.set_worker_kernel_wait_time(it); None }
        113 => { let it = if way == laws::Way::View { view.worker_kernel_time() } else { from.worker_kernel_time() }; value.set_worker_kernel_time(it); None }
        114 => { let it = if way == laws::Way::View { view.worker_user_time() } else { from.worker_user_time() }; value.set_worker_user_time(it); None }
        115 => { let it = if way == laws::Way::View { view.capture_apc_because_high_irql() } else { from.capture_apc_because_high_irql() }; value.set_capture_apc_because_high_irql(it); None }
        116 => { let it = if way == laws::Way::View { view.capture_apc_because_apcs_disabled() } else { from.capture_apc_because_apcs_disabled() }; value.set_capture_apc_because_apcs_disabled(it); None }
        117 => { let it = if way == laws::Way::View { view.capture_apc_because_not_mm_can_thread_fault() } else { from.capture_apc_because_not_mm_can_thread_fault() }; value.set_capture_apc_because_not_mm_can_thread_fault(it); None }
        118 => { let it = if way == laws::Way::View { view.capture_apc_because_active_fault_in_apc() } else { from.capture_apc_because_active_fault_in_apc() }; value.set_capture_apc_because_active_fault_in_apc(it); None }
        119 => { let it = if way == laws::Way::View { view.capture_apc_because_attached_process() } else { from.capture_apc_because_attached_process() }; value.set_capture_apc_because_attached_process(it); None }
        120 => { let it = if way == laws::Way::View { view.capture_apc_because_is_actually_safe() } else { from.capture_apc_because_is_actually_safe() }; value.set_capture_apc_because_is_actually_safe(it); None }
        121 => { let it = if way == laws::Way::View { view.allocated_non_paged_count() } else { from.allocated_non_paged_count() }; value.set_allocated_non_paged_count(it); None }
        122 => { let it = if way == laws::Way::View { view.allocated_paged_count() } else { from.allocated_paged_count() }; value.set_allocated_paged_count(it); None }
        123 => { let it = if way == laws::Way::View { view.freed_non_paged_count() } else { from.freed_non_paged_count() }; value.set_freed_non_paged_count(it); None }
        124 => { let it = if way == laws::Way::View { view.freed_paged_count() } else { from.freed_paged_count() }; value.set_freed_paged_count(it); None }
        125 => { let it = if way == laws::Way::View { view.allocation_failure() } else { from.allocation_failure() }; value.set_allocation_failure(it); None }
        126 => { let it = if way == laws::Way::View { view.profile_interval() } else { from.profile_interval() }; value.set_profile_interval(it); None }
        127 => { let it = if way == laws::Way::View { view.allocated_non_paged_size() } else { from.allocated_non_paged_size() }; value.set_allocated_non_paged_size(it); None }
        128 => { let it = if way == laws::Way::View { view.freed_non_paged_size() } else { from.freed_non_paged_size() }; value.set_freed_non_paged_size(it); None }
        129 => { let it = if way == laws::Way::View { view.allocated_paged_size() } else { from.allocated_paged_size() }; value.set_allocated_paged_size(it); None }
        130 => { let it = if way == laws::Way::View { view.freed_paged_size() } else { from.freed_paged_size() }; value.set_freed_paged_size(it); None }
        131 => { let it = if way == laws::Way::View { view.maximum_increment() } else { from.maximum_increment() }; value.set_maximum_increment(it); None }
        132 => { let it = if way == laws::Way::View { view.processor_count() } else { from.processor_count() }; value.set_processor_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_coverage_sampler_query_info_etw_coverage_sampler_query_info_ptr32 {
use etwspec_runtime::laws;
use etwspec::requests::etw_coverage_sampler_query_info::{ EtwCoverageSamplerQueryInfoPtr32 as T, EtwCoverageSamplerQueryInfoPtr32View as V };
const MEMBERS: &[&str] = &[
    "Common",
    "EmptyStackCache",
    "Header",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.common() } else { from.common() }; value.set_common(it); None }
        1 => { let it = match way { laws::Way::View => view.empty_stack_cache(), laws::Way::Value => from.empty_stack_cache(), laws::Way::Ones => !0u32 }; value.set_empty_stack_cache(it); Some(it as u64) }
        2 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_coverage_sampler_query_info_etw_coverage_sampler_query_info_ptr64 {
use etwspec_runtime::laws;
use etwspec::requests::etw_coverage_sampler_query_info::{ EtwCoverageSamplerQueryInfoPtr64 as T, EtwCoverageSamplerQueryInfoPtr64View as V };
const MEMBERS: &[&str] = &[
    "Common",
    "EmptyStackCache",
    "Header",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.common() } else { from.common() }; value.set_common(it); None }
        1 => { let it = match way { laws::Way::View => view.empty_stack_cache(), laws::Way::Value => from.empty_stack_cache(), laws::Way::Ones => !0u32 }; value.set_empty_stack_cache(it); Some(it as u64) }
        2 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_coverage_sampler_sample_etw_coverage_sampler_sample {
use etwspec_runtime::laws;
use etwspec::requests::etw_coverage_sampler_sample::{ EtwCoverageSamplerSample as T, EtwCoverageSamplerSampleView as V };
const MEMBERS: &[&str] = &[
    "ModuleId",
    "Offset",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.module_id() } else { from.module_id() }; value.set_module_id(it); None }
        1 => { let it = if way == laws::Way::View { view.offset() } else { from.offset() }; value.set_offset(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_coverage_sampler_stats_etw_coverage_sampler_stats {
use etwspec_runtime::laws;
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
        0 => { let it = if way == laws::Way::View { view.samples_added() } else { from.samples_added() }; value.set_samples_added(it); None }
        1 => { let it = if way == laws::Way::View { view.samples_found() } else { from.samples_found() }; value.set_samples_found(it); None }
        2 => { let it = if way == laws::Way::View { view.samples_dropped() } else { from.samples_dropped() }; value.set_samples_dropped(it); None }
        3 => { let it = if way == laws::Way::View { view.samples_raised_um() } else { from.samples_raised_um() }; value.set_samples_raised_um(it); None }
        4 => { let it = if way == laws::Way::View { view.samples_mapped_um() } else { from.samples_mapped_um() }; value.set_samples_mapped_um(it); None }
        5 => { let it = if way == laws::Way::View { view.samples_raised_km() } else { from.samples_raised_km() }; value.set_samples_raised_km(it); None }
        6 => { let it = if way == laws::Way::View { view.samples_mapped_km() } else { from.samples_mapped_km() }; value.set_samples_mapped_km(it); None }
        7 => { let it = if way == laws::Way::View { view.sampling_paused() } else { from.sampling_paused() }; value.set_sampling_paused(it); None }
        8 => { let it = if way == laws::Way::View { view.apc_not_available() } else { from.apc_not_available() }; value.set_apc_not_available(it); None }
        9 => { let it = if way == laws::Way::View { view.capture_buffer_not_available() } else { from.capture_buffer_not_available() }; value.set_capture_buffer_not_available(it); None }
        10 => { let it = if way == laws::Way::View { view.sample_buffer_not_available() } else { from.sample_buffer_not_available() }; value.set_sample_buffer_not_available(it); None }
        11 => { let it = if way == laws::Way::View { view.profile_sample_count() } else { from.profile_sample_count() }; value.set_profile_sample_count(it); None }
        12 => { let it = if way == laws::Way::View { view.cswitch_sample_count() } else { from.cswitch_sample_count() }; value.set_cswitch_sample_count(it); None }
        13 => { let it = if way == laws::Way::View { view.rthread_sample_count() } else { from.rthread_sample_count() }; value.set_rthread_sample_count(it); None }
        14 => { let it = if way == laws::Way::View { view.pg_fault_sample_count() } else { from.pg_fault_sample_count() }; value.set_pg_fault_sample_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_coverage_sampler_status_etw_coverage_sampler_status {
use etwspec_runtime::laws;
use etwspec::requests::etw_coverage_sampler_status::{ EtwCoverageSamplerStatus as T, EtwCoverageSamplerStatusView as V };
const MEMBERS: &[&str] = &[
    "Active",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.active() } else { from.active() }; value.set_active(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_coverage_sampler_status_info_etw_coverage_sampler_status_info_ptr32 {
use etwspec_runtime::laws;
use etwspec::requests::etw_coverage_sampler_status_info::{ EtwCoverageSamplerStatusInfoPtr32 as T, EtwCoverageSamplerStatusInfoPtr32View as V };
const MEMBERS: &[&str] = &[
    "Common",
    "Status",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.common() } else { from.common() }; value.set_common(it); None }
        1 => { let it = if way == laws::Way::View { view.status() } else { from.status() }; value.set_status(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_coverage_sampler_status_info_etw_coverage_sampler_status_info_ptr64 {
use etwspec_runtime::laws;
use etwspec::requests::etw_coverage_sampler_status_info::{ EtwCoverageSamplerStatusInfoPtr64 as T, EtwCoverageSamplerStatusInfoPtr64View as V };
const MEMBERS: &[&str] = &[
    "Common",
    "Status",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.common() } else { from.common() }; value.set_common(it); None }
        1 => { let it = if way == laws::Way::View { view.status() } else { from.status() }; value.set_status(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_pmc_support_v6_2_ptr32 {
use etwspec_runtime::laws;
use etwspec::requests::etw_pmc_support::{ V6_2Ptr32 as T, V6_2Ptr32View as V };
const MEMBERS: &[&str] = &[
    "Source",
    "HookIdCount",
    "HookId",
    "CountersCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.source() } else { from.source() }; value.set_source(it); None }
        1 => { let it = if way == laws::Way::View { view.hook_id_count() } else { from.hook_id_count() }; value.set_hook_id_count(it); None }
        2 => { let it = if way == laws::Way::View { view.hook_id() } else { from.hook_id() }; value.set_hook_id(it); None }
        3 => { let it = if way == laws::Way::View { view.counters_count() } else { from.counters_count() }; value.set_counters_count(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

}

mod etw_pmc_support_v6_2_ptr64 {
use etwspec_runtime::laws;
use etwspec::requests::etw_pmc_support::{ V6_2Ptr64 as T, V6_2Ptr64View as V };
const MEMBERS: &[&str] = &[
    "Source",
    "HookIdCount",
    "HookId",
    "CountersCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.source() } else { from.source() }; value.set_source(it); None }
        1 => { let it = if way == laws::Way::View { view.hook_id_count() } else { from.hook_id_count() }; value.set_hook_id_count(it); None }
        2 => { let it = if way == laws::Way::View { view.hook_id() } else { from.hook_id() }; value.set_hook_id(it); None }
        3 => { let it = if way == laws::Way::View { view.counters_count() } else { from.counters_count() }; value.set_counters_count(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

}

mod etw_pmc_support_v1703_ptr32 {
use etwspec_runtime::laws;
use etwspec::requests::etw_pmc_support::{ V1703Ptr32 as T, V1703Ptr32View as V };
const MEMBERS: &[&str] = &[
    "Source",
    "HookIdCount",
    "HookId",
    "CountersCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.source() } else { from.source() }; value.set_source(it); None }
        1 => { let it = if way == laws::Way::View { view.hook_id_count() } else { from.hook_id_count() }; value.set_hook_id_count(it); None }
        2 => { let it = if way == laws::Way::View { view.hook_id() } else { from.hook_id() }; value.set_hook_id(it); None }
        3 => { let it = if way == laws::Way::View { view.counters_count() } else { from.counters_count() }; value.set_counters_count(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

}

mod etw_pmc_support_v1703_ptr64 {
use etwspec_runtime::laws;
use etwspec::requests::etw_pmc_support::{ V1703Ptr64 as T, V1703Ptr64View as V };
const MEMBERS: &[&str] = &[
    "Source",
    "HookIdCount",
    "HookId",
    "CountersCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.source() } else { from.source() }; value.set_source(it); None }
        1 => { let it = if way == laws::Way::View { view.hook_id_count() } else { from.hook_id_count() }; value.set_hook_id_count(it); None }
        2 => { let it = if way == laws::Way::View { view.hook_id() } else { from.hook_id() }; value.set_hook_id(it); None }
        3 => { let it = if way == laws::Way::View { view.counters_count() } else { from.counters_count() }; value.set_counters_count(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

}

mod etw_pmc_support_etw_pmc_support_ptr32 {
use etwspec_runtime::laws;
use etwspec::requests::etw_pmc_support::{ EtwPmcSupportPtr32 as T, EtwPmcSupportPtr32View as V };
const MEMBERS: &[&str] = &[
    "Source",
    "HookIdCount",
    "HookId",
    "CountersCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.source() } else { from.source() }; value.set_source(it); None }
        1 => { let it = if way == laws::Way::View { view.hook_id_count() } else { from.hook_id_count() }; value.set_hook_id_count(it); None }
        2 => { let it = if way == laws::Way::View { view.hook_id() } else { from.hook_id() }; value.set_hook_id(it); None }
        3 => { let it = if way == laws::Way::View { view.counters_count() } else { from.counters_count() }; value.set_counters_count(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

}

mod etw_pmc_support_etw_pmc_support_ptr64 {
use etwspec_runtime::laws;
use etwspec::requests::etw_pmc_support::{ EtwPmcSupportPtr64 as T, EtwPmcSupportPtr64View as V };
const MEMBERS: &[&str] = &[
    "Source",
    "HookIdCount",
    "HookId",
    "CountersCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.source() } else { from.source() }; value.set_source(it); None }
        1 => { let it = if way == laws::Way::View { view.hook_id_count() } else { from.hook_id_count() }; value.set_hook_id_count(it); None }
        2 => { let it = if way == laws::Way::View { view.hook_id() } else { from.hook_id() }; value.set_hook_id(it); None }
        3 => { let it = if way == laws::Way::View { view.counters_count() } else { from.counters_count() }; value.set_counters_count(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

}

mod event_trace_coverage_sampler_information_event_trace_coverage_sampler_information_ptr32 {
use etwspec_runtime::laws;
use etwspec::requests::event_trace_coverage_sampler_information::{ EventTraceCoverageSamplerInformationPtr32 as T, EventTraceCoverageSamplerInformationPtr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class() }; value.set_event_trace_information_class(it); None }
        1 => { let it = if way == laws::Way::View { view.coverage_sampler_information_class() } else { from.coverage_sampler_information_class() }; value.set_coverage_sampler_information_class(it); None }
        2 => { let it = if way == laws::Way::View { view.major_version() } else { from.major_version() }; value.set_major_version(it); None }
        3 => { let it = if way == laws::Way::View { view.minor_version() } else { from.minor_version() }; value.set_minor_version(it); None }
        4 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        5 => { let it = if way == laws::Way::View { view.sampler_handle() } else { from.sampler_handle() }; value.set_sampler_handle(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_trace_coverage_sampler_information_event_trace_coverage_sampler_information_ptr64 {
use etwspec_runtime::laws;
use etwspec::requests::event_trace_coverage_sampler_information::{ EventTraceCoverageSamplerInformationPtr64 as T, EventTraceCoverageSamplerInformationPtr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class() }; value.set_event_trace_information_class(it); None }
        1 => { let it = if way == laws::Way::View { view.coverage_sampler_information_class() } else { from.coverage_sampler_information_class() }; value.set_coverage_sampler_information_class(it); None }
        2 => { let it = if way == laws::Way::View { view.major_version() } else { from.major_version() }; value.set_major_version(it); None }
        3 => { let it = if way == laws::Way::View { view.minor_version() } else { from.minor_version() }; value.set_minor_version(it); None }
        4 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        5 => { let it = if way == laws::Way::View { view.sampler_handle() } else { from.sampler_handle() }; value.set_sampler_handle(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_trace_executive_resource_information_event_trace_executive_resource_information {
use etwspec_runtime::laws;
use etwspec::requests::event_trace_executive_resource_information::{ EventTraceExecutiveResourceInformation as T, EventTraceExecutiveResourceInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "ReleaseSamplingRate",
    "ContentionSamplingRate",
    "NumberOfExcessiveTimeouts",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class() }; value.set_event_trace_information_class(it); None }
        1 => { let it = if way == laws::Way::View { view.release_sampling_rate() } else { from.release_sampling_rate() }; value.set_release_sampling_rate(it); None }
        2 => { let it = if way == laws::Way::View { view.contention_sampling_rate() } else { from.contention_sampling_rate() }; value.set_contention_sampling_rate(it); None }
        3 => { let it = if way == laws::Way::View { view.number_of_excessive_timeouts() } else { from.number_of_excessive_timeouts() }; value.set_number_of_excessive_timeouts(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_trace_groupmask_information_event_trace_groupmask_information {
use etwspec_runtime::laws;
use etwspec::requests::event_trace_groupmask_information::{ EventTraceGroupmaskInformation as T, EventTraceGroupmaskInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "TraceHandle",
    "EventTraceGroupMasks",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class() }; value.set_event_trace_information_class(it); None }
        1 => { let it = if way == laws::Way::View { view.trace_handle() } else { from.trace_handle() }; value.set_trace_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.event_trace_group_masks() } else { from.event_trace_group_masks() }; value.set_event_trace_group_masks(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_trace_heap_tracing_information_event_trace_heap_tracing_information {
use etwspec_runtime::laws;
use etwspec::requests::event_trace_heap_tracing_information::{ EventTraceHeapTracingInformation as T, EventTraceHeapTracingInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class() }; value.set_event_trace_information_class(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

}

mod event_trace_ipt_configuration_information_event_trace_ipt_configuration_information {
use etwspec_runtime::laws;
use etwspec::requests::event_trace_ipt_configuration_information::{ EventTraceIptConfigurationInformation as T, EventTraceIptConfigurationInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "TraceHandle",
    "ConfigurationOptions",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class() }; value.set_event_trace_information_class(it); None }
        1 => { let it = if way == laws::Way::View { view.trace_handle() } else { from.trace_handle() }; value.set_trace_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.configuration_options() } else { from.configuration_options() }; value.set_configuration_options(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_trace_last_branch_configuration_information_event_trace_last_branch_configuration_information {
use etwspec_runtime::laws;
use etwspec::requests::event_trace_last_branch_configuration_information::{ EventTraceLastBranchConfigurationInformation as T, EventTraceLastBranchConfigurationInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "LbrConfiguration",
    "EventCount",
    "Events",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class() }; value.set_event_trace_information_class(it); None }
        1 => { let it = if way == laws::Way::View { view.lbr_configuration() } else { from.lbr_configuration() }; value.set_lbr_configuration(it); None }
        2 => { let it = if way == laws::Way::View { view.event_count() } else { from.event_count() }; value.set_event_count(it); None }
        3 => { let it = if way == laws::Way::View { view.events() } else { from.events() }; value.set_events(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_trace_last_branch_event_id_event_trace_last_branch_event_id {
use etwspec_runtime::laws;
use etwspec::requests::event_trace_last_branch_event_id::{ EventTraceLastBranchEventId as T, EventTraceLastBranchEventIdView as V };
const MEMBERS: &[&str] = &[
    "EventGuid",
    "Type",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_guid() } else { from.event_guid() }; value.set_event_guid(it); None }
        1 => { let it = if way == laws::Way::View { view.kind() } else { from.kind() }; value.set_kind(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_trace_lbr_configuration_information_event_trace_lbr_configuration_information {
use etwspec_runtime::laws;
use etwspec::requests::event_trace_lbr_configuration_information::{ EventTraceLbrConfigurationInformation as T, EventTraceLbrConfigurationInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "TraceHandle",
    "ConfigurationOptions",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class() }; value.set_event_trace_information_class(it); None }
        1 => { let it = if way == laws::Way::View { view.trace_handle() } else { from.trace_handle() }; value.set_trace_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.configuration_options() } else { from.configuration_options() }; value.set_configuration_options(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_trace_performance_information_event_trace_performance_information {
use etwspec_runtime::laws;
use etwspec::requests::event_trace_performance_information::{ EventTracePerformanceInformation as T, EventTracePerformanceInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "LogfileBytesWritten",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class() }; value.set_event_trace_information_class(it); None }
        1 => { let it = if way == laws::Way::View { view.logfile_bytes_written() } else { from.logfile_bytes_written() }; value.set_logfile_bytes_written(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_trace_processor_trace_configuration_information_event_trace_processor_trace_configuration_information_ptr32 {
use etwspec_runtime::laws;
use etwspec::requests::event_trace_processor_trace_configuration_information::{ EventTraceProcessorTraceConfigurationInformationPtr32 as T, EventTraceProcessorTraceConfigurationInformationPtr32View as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "TraceHandle",
    "Callback",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class() }; value.set_event_trace_information_class(it); None }
        1 => { let it = if way == laws::Way::View { view.trace_handle() } else { from.trace_handle() }; value.set_trace_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.callback() } else { from.callback() }; value.set_callback(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_trace_processor_trace_configuration_information_event_trace_processor_trace_configuration_information_ptr64 {
use etwspec_runtime::laws;
use etwspec::requests::event_trace_processor_trace_configuration_information::{ EventTraceProcessorTraceConfigurationInformationPtr64 as T, EventTraceProcessorTraceConfigurationInformationPtr64View as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "TraceHandle",
    "Callback",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class() }; value.set_event_trace_information_class(it); None }
        1 => { let it = if way == laws::Way::View { view.trace_handle() } else { from.trace_handle() }; value.set_trace_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.callback() } else { from.callback() }; value.set_callback(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_trace_profile_add_information_event_trace_profile_add_information {
use etwspec_runtime::laws;
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
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class() }; value.set_event_trace_information_class(it); None }
        1 => { let it = if way == laws::Way::View { view.version() } else { from.version() }; value.set_version(it); None }
        2 => { let it = if way == laws::Way::View { view.v2() } else { from.v2() }; value.set_v2(it); None }
        3 => { let it = if way == laws::Way::View { view.v3() } else { from.v3() }; value.set_v3(it); None }
        4 => { let it = if way == laws::Way::View { view.cpu_info_hierarchy() } else { from.cpu_info_hierarchy() }; value.set_cpu_info_hierarchy(it); None }
        5 => { let it = if way == laws::Way::View { view.initial_interval() } else { from.initial_interval() }; value.set_initial_interval(it); None }
        6 => { let it = if way == laws::Way::View { view.persist() } else { from.persist() }; value.set_persist(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

}

mod event_trace_profile_add_information_v2_event_trace_profile_add_information_v2 {
use etwspec_runtime::laws;
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
        0 => { let it = if way == laws::Way::View { view.intel() } else { from.intel() }; value.set_intel(it); None }
        1 => { let it = if way == laws::Way::View { view.intel().perf_evt_event_select() } else { from.intel().perf_evt_event_select() }; let mut inner = value.intel(); inner.set_perf_evt_event_select(it); value.set_intel(inner); None }
        2 => { let it = if way == laws::Way::View { view.intel().perf_evt_unit_select() } else { from.intel().perf_evt_unit_select() }; let mut inner = value.intel(); inner.set_perf_evt_unit_select(it); value.set_intel(inner); None }
        3 => { let it = if way == laws::Way::View { view.intel().perf_evt_cmask() } else { from.intel().perf_evt_cmask() }; let mut inner = value.intel(); inner.set_perf_evt_cmask(it); value.set_intel(inner); None }
        4 => { let it = if way == laws::Way::View { view.intel().perf_evt_cinv() } else { from.intel().perf_evt_cinv() }; let mut inner = value.intel(); inner.set_perf_evt_cinv(it); value.set_intel(inner); None }
        5 => { let it = if way == laws::Way::View { view.intel().perf_evt_any_thread() } else { from.intel().perf_evt_any_thread() }; let mut inner = value.intel(); inner.set_perf_evt_any_thread(it); value.set_intel(inner); None }
        6 => { let it = if way == laws::Way::View { view.intel().perf_evt_edge_detect() } else { from.intel().perf_evt_edge_detect() }; let mut inner = value.intel(); inner.set_perf_evt_edge_detect(it); value.set_intel(inner); None }
        7 => { let it = if way == laws::Way::View { view.amd() } else { from.amd() }; value.set_amd(it); None }
        8 => { let it = if way == laws::Way::View { view.amd().perf_evt_event_select() } else { from.amd().perf_evt_event_select() }; let mut inner = value.amd(); inner.set_perf_evt_event_select(it); value.set_amd(inner); None }
        9 => { let it = if way == laws::Way::View { view.amd().perf_evt_unit_select() } else { from.amd().perf_evt_unit_select() }; let mut inner = value.amd(); inner.set_perf_evt_unit_select(it); value.set_amd(inner); None }
        10 => { let it = if way == laws::Way::View { view.arm() } else { from.arm() }; value.set_arm(it); None }
        11 => { let it = if way == laws::Way::View { view.arm().perf_evt_type() } else { from.arm().perf_evt_type() }; let mut inner = value.arm(); inner.set_perf_evt_type(it); value.set_arm(inner); None }
        12 => { let it = if way == laws::Way::View { view.arm().allows_halt() } else { from.arm().allows_halt() }; let mut inner = value.arm(); inner.set_allows_halt(it); value.set_arm(inner); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_trace_profile_add_information_v3_event_trace_profile_add_information_v3 {
use etwspec_runtime::laws;
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
        0 => { let it = if way == laws::Way::View { view.intel() } else { from.intel() }; value.set_intel(it); None }
        1 => { let it = if way == laws::Way::View { view.intel().perf_evt_event_select() } else { from.intel().perf_evt_event_select() }; let mut inner = value.intel(); inner.set_perf_evt_event_select(it); value.set_intel(inner); None }
        2 => { let it = if way == laws::Way::View { view.intel().perf_evt_unit_select() } else { from.intel().perf_evt_unit_select() }; let mut inner = value.intel(); inner.set_perf_evt_unit_select(it); value.set_intel(inner); None }
        3 => { let it = if way == laws::Way::View { view.intel().perf_evt_cmask() } else { from.intel().perf_evt_cmask() }; let mut inner = value.intel(); inner.set_perf_evt_cmask(it); value.set_intel(inner); None }
        4 => { let it = if way == laws::Way::View { view.intel().perf_evt_cinv() } else { from.intel().perf_evt_cinv() }; let mut inner = value.intel(); inner.set_perf_evt_cinv(it); value.set_intel(inner); None }
        5 => { let it = if way == laws::Way::View { view.intel().perf_evt_any_thread() } else { from.intel().perf_evt_any_thread() }; let mut inner = value.intel(); inner.set_perf_evt_any_thread(it); value.set_intel(inner); None }
        6 => { let it = if way == laws::Way::View { view.intel().perf_evt_edge_detect() } else { from.intel().perf_evt_edge_detect() }; let mut inner = value.intel(); inner.set_perf_evt_edge_detect(it); value.set_intel(inner); None }
        7 => { let it = if way == laws::Way::View { view.amd() } else { from.amd() }; value.set_amd(it); None }
        8 => { let it = if way == laws::Way::View { view.amd().perf_evt_event_select() } else { from.amd().perf_evt_event_select() }; let mut inner = value.amd(); inner.set_perf_evt_event_select(it); value.set_amd(inner); None }
        9 => { let it = if way == laws::Way::View { view.amd().perf_evt_unit_select() } else { from.amd().perf_evt_unit_select() }; let mut inner = value.amd(); inner.set_perf_evt_unit_select(it); value.set_amd(inner); None }
        10 => { let it = if way == laws::Way::View { view.amd().perf_evt_cmask() } else { from.amd().perf_evt_cmask() }; let mut inner = value.amd(); inner.set_perf_evt_cmask(it); value.set_amd(inner); None }
        11 => { let it = if way == laws::Way::View { view.amd().perf_evt_cinv() } else { from.amd().perf_evt_cinv() }; let mut inner = value.amd(); inner.set_perf_evt_cinv(it); value.set_amd(inner); None }
        12 => { let it = if way == laws::Way::View { view.amd().perf_evt_edge_detect() } else { from.amd().perf_evt_edge_detect() }; let mut inner = value.amd(); inner.set_perf_evt_edge_detect(it); value.set_amd(inner); None }
        13 => { let it = if way == laws::Way::View { view.amd().perf_evt_host_guest() } else { from.amd().perf_evt_host_guest() }; let mut inner = value.amd(); inner.set_perf_evt_host_guest(it); value.set_amd(inner); None }
        14 => { let it = if way == laws::Way::View { view.amd().perf_pmu_type() } else { from.amd().perf_pmu_type() }; let mut inner = value.amd(); inner.set_perf_pmu_type(it); value.set_amd(inner); None }
        15 => { let it = if way == laws::Way::View { view.arm() } else { from.arm() }; value.set_arm(it); None }
        16 => { let it = if way == laws::Way::View { view.arm().perf_evt_type() } else { from.arm().perf_evt_type() }; let mut inner = value.arm(); inner.set_perf_evt_type(it); value.set_arm(inner); None }
        17 => { let it = if way == laws::Way::View { view.arm().allows_halt() } else { from.arm().allows_halt() }; let mut inner = value.arm(); inner.set_allows_halt(it); value.set_arm(inner); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_trace_profile_counter_information_event_trace_profile_counter_information {
use etwspec_runtime::laws;
use etwspec::requests::event_trace_profile_counter_information::{ EventTraceProfileCounterInformation as T, EventTraceProfileCounterInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "TraceHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class() }; value.set_event_trace_information_class(it); None }
        1 => { let it = if way == laws::Way::View { view.trace_handle() } else { from.trace_handle() }; value.set_trace_handle(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

}

mod event_trace_profile_list_information_event_trace_profile_list_information {
use etwspec_runtime::laws;
use etwspec::requests::event_trace_profile_list_information::{ EventTraceProfileListInformation as T, EventTraceProfileListInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "Spare",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class() }; value.set_event_trace_information_class(it); None }
        1 => { let it = if way == laws::Way::View { view.spare() } else { from.spare() }; value.set_spare(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.profile; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod event_trace_profile_remove_information_event_trace_profile_remove_information {
use etwspec_runtime::laws;
use etwspec::requests::event_trace_profile_remove_information::{ EventTraceProfileRemoveInformation as T, EventTraceProfileRemoveInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "ProfileSource",
    "CpuInfoHierarchy",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class() }; value.set_event_trace_information_class(it); None }
        1 => { let it = if way == laws::Way::View { view.profile_source() } else { from.profile_source() }; value.set_profile_source(it); None }
        2 => { let it = if way == laws::Way::View { view.cpu_info_hierarchy() } else { from.cpu_info_hierarchy() }; value.set_cpu_info_hierarchy(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_trace_session_security_information_event_trace_session_security_information {
use etwspec_runtime::laws;
use etwspec::requests::event_trace_session_security_information::{ EventTraceSessionSecurityInformation as T, EventTraceSessionSecurityInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "SecurityInformation",
    "TraceHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class() }; value.set_event_trace_information_class(it); None }
        1 => { let it = if way == laws::Way::View { view.security_information() } else { from.security_information() }; value.set_security_information(it); None }
        2 => { let it = if way == laws::Way::View { view.trace_handle() } else { from.trace_handle() }; value.set_trace_handle(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

}

mod event_trace_soft_restart_information_event_trace_soft_restart_information {
use etwspec_runtime::laws;
use etwspec::requests::event_trace_soft_restart_information::{ EventTraceSoftRestartInformation as T, EventTraceSoftRestartInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "TraceHandle",
    "PersistTraceBuffers",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class() }; value.set_event_trace_information_class(it); None }
        1 => { let it = if way == laws::Way::View { view.trace_handle() } else { from.trace_handle() }; value.set_trace_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.persist_trace_buffers() } else { from.persist_trace_buffers() }; value.set_persist_trace_buffers(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

}

mod event_trace_spinlock_information_v6_1 {
use etwspec_runtime::laws;
use etwspec::requests::event_trace_spinlock_information::{ V6_1 as T, V6_1View as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "SpinLockSpinThreshold",
    "SpinLockAcquireSampleRate",
    "SpinLockContentionSampleRate",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class() }; value.set_event_trace_information_class(it); None }
        1 => { let it = if way == laws::Way::View { view.spin_lock_spin_threshold() } else { from.spin_lock_spin_threshold() }; value.set_spin_lock_spin_threshold(it); None }
        2 => { let it = if way == laws::Way::View { view.spin_lock_acquire_sample_rate() } else { from.spin_lock_acquire_sample_rate() }; value.set_spin_lock_acquire_sample_rate(it); None }
        3 => { let it = if way == laws::Way::View { view.spin_lock_contention_sample_rate() } else { from.spin_lock_contention_sample_rate() }; value.set_spin_lock_contention_sample_rate(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_trace_spinlock_information_event_trace_spinlock_information {
use etwspec_runtime::laws;
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
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class() }; value.set_event_trace_information_class(it); None }
        1 => { let it = if way == laws::Way::View { view.spin_lock_spin_threshold() } else { from.spin_lock_spin_threshold() }; value.set_spin_lock_spin_threshold(it); None }
        2 => { let it = if way == laws::Way::View { view.spin_lock_acquire_sample_rate() } else { from.spin_lock_acquire_sample_rate() }; value.set_spin_lock_acquire_sample_rate(it); None }
        3 => { let it = if way == laws::Way::View { view.spin_lock_contention_sample_rate() } else { from.spin_lock_contention_sample_rate() }; value.set_spin_lock_contention_sample_rate(it); None }
        4 => { let it = if way == laws::Way::View { view.spin_lock_hold_threshold() } else { from.spin_lock_hold_threshold() }; value.set_spin_lock_hold_threshold(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_trace_spinlock_information_v1_event_trace_spinlock_information_v1 {
use etwspec_runtime::laws;
use etwspec::requests::event_trace_spinlock_information_v1::{ EventTraceSpinlockInformationV1 as T, EventTraceSpinlockInformationV1View as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "SpinLockSpinThreshold",
    "SpinLockAcquireSampleRate",
    "SpinLockContentionSampleRate",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class() }; value.set_event_trace_information_class(it); None }
        1 => { let it = if way == laws::Way::View { view.spin_lock_spin_threshold() } else { from.spin_lock_spin_threshold() }; value.set_spin_lock_spin_threshold(it); None }
        2 => { let it = if way == laws::Way::View { view.spin_lock_acquire_sample_rate() } else { from.spin_lock_acquire_sample_rate() }; value.set_spin_lock_acquire_sample_rate(it); None }
        3 => { let it = if way == laws::Way::View { view.spin_lock_contention_sample_rate() } else { from.spin_lock_contention_sample_rate() }; value.set_spin_lock_contention_sample_rate(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_trace_stack_caching_information_event_trace_stack_caching_information {
use etwspec_runtime::laws;
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
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class() }; value.set_event_trace_information_class(it); None }
        1 => { let it = if way == laws::Way::View { view.trace_handle() } else { from.trace_handle() }; value.set_trace_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.enabled() } else { from.enabled() }; value.set_enabled(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        4 => { let it = if way == laws::Way::View { view.cache_size() } else { from.cache_size() }; value.set_cache_size(it); None }
        5 => { let it = if way == laws::Way::View { view.bucket_count() } else { from.bucket_count() }; value.set_bucket_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_trace_system_event_information_event_trace_system_event_information {
use etwspec_runtime::laws;
use etwspec::requests::event_trace_system_event_information::{ EventTraceSystemEventInformation as T, EventTraceSystemEventInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "TraceHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class() }; value.set_event_trace_information_class(it); None }
        1 => { let it = if way == laws::Way::View { view.trace_handle() } else { from.trace_handle() }; value.set_trace_handle(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

}

mod event_trace_tag_filter_information_event_trace_tag_filter_information {
use etwspec_runtime::laws;
use etwspec::requests::event_trace_tag_filter_information::{ EventTraceTagFilterInformation as T, EventTraceTagFilterInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "TraceHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class() }; value.set_event_trace_information_class(it); None }
        1 => { let it = if way == laws::Way::View { view.trace_handle() } else { from.trace_handle() }; value.set_trace_handle(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

}

mod event_trace_time_profile_information_event_trace_time_profile_information {
use etwspec_runtime::laws;
use etwspec::requests::event_trace_time_profile_information::{ EventTraceTimeProfileInformation as T, EventTraceTimeProfileInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "ProfileInterval",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class() }; value.set_event_trace_information_class(it); None }
        1 => { let it = if way == laws::Way::View { view.profile_interval() } else { from.profile_interval() }; value.set_profile_interval(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_trace_version_information_event_trace_version_information {
use etwspec_runtime::laws;
use etwspec::requests::event_trace_version_information::{ EventTraceVersionInformation as T, EventTraceVersionInformationView as V };
const MEMBERS: &[&str] = &[
    "EventTraceInformationClass",
    "EventTraceKernelVersion",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_trace_information_class() } else { from.event_trace_information_class() }; value.set_event_trace_information_class(it); None }
        1 => { let it = if way == laws::Way::View { view.event_trace_kernel_version() } else { from.event_trace_kernel_version() }; value.set_event_trace_kernel_version(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod profile_source_info_profile_source_info {
use etwspec_runtime::laws;
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
        0 => { let it = if way == laws::Way::View { view.next_entry_offset() } else { from.next_entry_offset() }; value.set_next_entry_offset(it); None }
        1 => { let it = if way == laws::Way::View { view.source() } else { from.source() }; value.set_source(it); None }
        2 => { let it = if way == laws::Way::View { view.min_interval() } else { from.min_interval() }; value.set_min_interval(it); None }
        3 => { let it = if way == laws::Way::View { view.max_interval() } else { from.max_interval() }; value.set_max_interval(it); None }
        4 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

}

mod trace_context_register_info_trace_context_register_info {
use etwspec_runtime::laws;
use etwspec::requests::trace_context_register_info::{ TraceContextRegisterInfo as T, TraceContextRegisterInfoView as V };
const MEMBERS: &[&str] = &[
    "RegisterTypes",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.register_types() } else { from.register_types() }; value.set_register_types(it); None }
        1 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod trace_stack_caching_info_trace_stack_caching_info {
use etwspec_runtime::laws;
use etwspec::requests::trace_stack_caching_info::{ TraceStackCachingInfo as T, TraceStackCachingInfoView as V };
const MEMBERS: &[&str] = &[
    "Enabled",
    "CacheSize",
    "BucketCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.enabled() } else { from.enabled() }; value.set_enabled(it); None }
        1 => { let it = if way == laws::Way::View { view.cache_size() } else { from.cache_size() }; value.set_cache_size(it); None }
        2 => { let it = if way == laws::Way::View { view.bucket_count() } else { from.bucket_count() }; value.set_bucket_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_coverage_sampler_bloom_info_any {
use etwspec_runtime::laws;
use etwspec::requests::etw_coverage_sampler_bloom_info::{Any, EtwCoverageSamplerBloomInfoPtr32, EtwCoverageSamplerBloomInfoPtr64, };
law_any! {
    "ETW_COVERAGE_SAMPLER_BLOOM_INFO", false,
    0: "EtwCoverageSamplerBloomInfoPtr32" EtwCoverageSamplerBloomInfoPtr32(EtwCoverageSamplerBloomInfoPtr32), 40;
    1: "EtwCoverageSamplerBloomInfoPtr64" EtwCoverageSamplerBloomInfoPtr64(EtwCoverageSamplerBloomInfoPtr64), 40;
}

}

mod etw_coverage_sampler_create_info_any {
use etwspec_runtime::laws;
use etwspec::requests::etw_coverage_sampler_create_info::{Any, EtwCoverageSamplerCreateInfoPtr32, EtwCoverageSamplerCreateInfoPtr64, };
law_any! {
    "ETW_COVERAGE_SAMPLER_CREATE_INFO", false,
    0: "EtwCoverageSamplerCreateInfoPtr32" EtwCoverageSamplerCreateInfoPtr32(EtwCoverageSamplerCreateInfoPtr32), 640;
    1: "EtwCoverageSamplerCreateInfoPtr64" EtwCoverageSamplerCreateInfoPtr64(EtwCoverageSamplerCreateInfoPtr64), 640;
}

}

mod etw_coverage_sampler_perf_info_any {
use etwspec_runtime::laws;
use etwspec::requests::etw_coverage_sampler_perf_info::{Any, V2004Ptr32, V2004Ptr64, EtwCoverageSamplerPerfInfoPtr32, EtwCoverageSamplerPerfInfoPtr64, };
law_any! {
    "ETW_COVERAGE_SAMPLER_PERF_INFO", false,
    0: "V2004Ptr32" V2004Ptr32(V2004Ptr32), 464;
    1: "V2004Ptr64" V2004Ptr64(V2004Ptr64), 464;
    2: "EtwCoverageSamplerPerfInfoPtr32" EtwCoverageSamplerPerfInfoPtr32(EtwCoverageSamplerPerfInfoPtr32), 584;
    3: "EtwCoverageSamplerPerfInfoPtr64" EtwCoverageSamplerPerfInfoPtr64(EtwCoverageSamplerPerfInfoPtr64), 584;
}

}

mod etw_coverage_sampler_perf_stats_any {
use etwspec_runtime::laws;
use etwspec::requests::etw_coverage_sampler_perf_stats::{Any, V2004, EtwCoverageSamplerPerfStats, };
law_any! {
    "ETW_COVERAGE_SAMPLER_PERF_STATS", false,
    0: "V2004" V2004(V2004), 448;
    1: "EtwCoverageSamplerPerfStats" EtwCoverageSamplerPerfStats(EtwCoverageSamplerPerfStats), 568;
}

}

mod etw_coverage_sampler_query_info_any {
use etwspec_runtime::laws;
use etwspec::requests::etw_coverage_sampler_query_info::{Any, EtwCoverageSamplerQueryInfoPtr32, EtwCoverageSamplerQueryInfoPtr64, };
law_any! {
    "ETW_COVERAGE_SAMPLER_QUERY_INFO", false,
    0: "EtwCoverageSamplerQueryInfoPtr32" EtwCoverageSamplerQueryInfoPtr32(EtwCoverageSamplerQueryInfoPtr32), 60;
    1: "EtwCoverageSamplerQueryInfoPtr64" EtwCoverageSamplerQueryInfoPtr64(EtwCoverageSamplerQueryInfoPtr64), 64;
}

}

mod etw_coverage_sampler_status_info_any {
use etwspec_runtime::laws;
use etwspec::requests::etw_coverage_sampler_status_info::{Any, EtwCoverageSamplerStatusInfoPtr32, EtwCoverageSamplerStatusInfoPtr64, };
law_any! {
    "ETW_COVERAGE_SAMPLER_STATUS_INFO", false,
    0: "EtwCoverageSamplerStatusInfoPtr32" EtwCoverageSamplerStatusInfoPtr32(EtwCoverageSamplerStatusInfoPtr32), 16;
    1: "EtwCoverageSamplerStatusInfoPtr64" EtwCoverageSamplerStatusInfoPtr64(EtwCoverageSamplerStatusInfoPtr64), 24;
}

}

mod etw_pmc_support_any {
use etwspec_runtime::laws;
use etwspec::requests::etw_pmc_support::{Any, V6_2Ptr32, V6_2Ptr64, V1703Ptr32, V1703Ptr64, EtwPmcSupportPtr32, EtwPmcSupportPtr64, };
law_any! {
    "ETW_PMC_SUPPORT", true,
    0: "V6_2Ptr32" V6_2Ptr32(V6_2Ptr32), 32;
    1: "V6_2Ptr64" V6_2Ptr64(V6_2Ptr64), 32;
    2: "V1703Ptr32" V1703Ptr32(V1703Ptr32), 48;
    3: "V1703Ptr64" V1703Ptr64(V1703Ptr64), 48;
    4: "EtwPmcSupportPtr32" EtwPmcSupportPtr32(EtwPmcSupportPtr32), 20;
    5: "EtwPmcSupportPtr64" EtwPmcSupportPtr64(EtwPmcSupportPtr64), 24;
}

}

mod event_trace_coverage_sampler_information_any {
use etwspec_runtime::laws;
use etwspec::requests::event_trace_coverage_sampler_information::{Any, EventTraceCoverageSamplerInformationPtr32, EventTraceCoverageSamplerInformationPtr64, };
law_any! {
    "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", false,
    0: "EventTraceCoverageSamplerInformationPtr32" EventTraceCoverageSamplerInformationPtr32(EventTraceCoverageSamplerInformationPtr32), 12;
    1: "EventTraceCoverageSamplerInformationPtr64" EventTraceCoverageSamplerInformationPtr64(EventTraceCoverageSamplerInformationPtr64), 16;
}

}

mod event_trace_processor_trace_configuration_information_any {
use etwspec_runtime::laws;
use etwspec::requests::event_trace_processor_trace_configuration_information::{Any, EventTraceProcessorTraceConfigurationInformationPtr32, EventTraceProcessorTraceConfigurationInformationPtr64, };
law_any! {
    "EVENT_TRACE_PROCESSOR_TRACE_CONFIGURATION_INFORMATION", false,
    0: "EventTraceProcessorTraceConfigurationInformationPtr32" EventTraceProcessorTraceConfigurationInformationPtr32(EventTraceProcessorTraceConfigurationInformationPtr32), 24;
    1: "EventTraceProcessorTraceConfigurationInformationPtr64" EventTraceProcessorTraceConfigurationInformationPtr64(EventTraceProcessorTraceConfigurationInformationPtr64), 24;
}

}

mod event_trace_spinlock_information_any {
use etwspec_runtime::laws;
use etwspec::requests::event_trace_spinlock_information::{Any, V6_1, EventTraceSpinlockInformation, };
law_any! {
    "EVENT_TRACE_SPINLOCK_INFORMATION", false,
    0: "V6_1" V6_1(V6_1), 16;
    1: "EventTraceSpinlockInformation" EventTraceSpinlockInformation(EventTraceSpinlockInformation), 20;
}

}

mod etw_coverage_sampler_information_class_values {
use etwspec_runtime::laws;
use etwspec::requests::EtwCoverageSamplerInformationClass as T;
law_enumeration!(u32);
}

mod event_trace_information_class_values {
use etwspec_runtime::laws;
use etwspec::requests::EventTraceInformationClass as T;
law_enumeration!(u32);
}

mod event_trace_profile_add_information_versions_values {
use etwspec_runtime::laws;
use etwspec::requests::EventTraceProfileAddInformationVersions as T;
law_enumeration!(u8);
}

mod kprofile_source_amd64_values {
use etwspec_runtime::laws;
use etwspec::requests::KprofileSourceAmd64 as T;
law_enumeration!(u32);
}

mod kprofile_source_emon_values {
use etwspec_runtime::laws;
use etwspec::requests::KprofileSourceEmon as T;
law_enumeration!(u32);
}

mod trace_query_info_class_values {
use etwspec_runtime::laws;
use etwspec::requests::TraceQueryInfoClass as T;
law_enumeration!(u32);
}

mod etw_context_register_types_values {
use etwspec_runtime::laws;
use etwspec::requests::EtwContextRegisterTypes as T;
law_flags!(u32);
}

mod event_trace_last_branch_configuration_values {
use etwspec_runtime::laws;
use etwspec::requests::EventTraceLastBranchConfiguration as T;
law_flags!(u32);
}

mod tracelog_access_values {
use etwspec_runtime::laws;
use etwspec::requests::TracelogAccess as T;
law_flags!(u32);
}
