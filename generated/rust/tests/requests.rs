// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `requests`.
#![cfg(feature = "requests")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn etw_coverage_sampler_bloom_filter_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_coverage_sampler_bloom_filter::EtwCoverageSamplerBloomFilter;
    type V<'a> = etwspec::requests::etw_coverage_sampler_bloom_filter::EtwCoverageSamplerBloomFilterView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_coverage_sampler_bloom_filter_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_coverage_sampler_bloom_filter::EtwCoverageSamplerBloomFilter;
    type V<'a> = etwspec::requests::etw_coverage_sampler_bloom_filter::EtwCoverageSamplerBloomFilterView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.file_mapping(), a.file_mapping);
            let mut moved = a;
            moved.file_mapping = b.file_mapping;
            laws::only_moved(layout, "FileMapping", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.hash_seed(), a.hash_seed);
            let mut moved = a;
            moved.hash_seed = b.hash_seed;
            laws::only_moved(layout, "HashSeed", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.hash_count(), a.hash_count);
            let mut moved = a;
            moved.hash_count = b.hash_count;
            laws::only_moved(layout, "HashCount", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_bloom_info_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_coverage_sampler_bloom_info::EtwCoverageSamplerBloomInfoX86;
    type V<'a> = etwspec::requests::etw_coverage_sampler_bloom_info::EtwCoverageSamplerBloomInfoX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_coverage_sampler_bloom_info_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_coverage_sampler_bloom_info::EtwCoverageSamplerBloomInfoX86;
    type V<'a> = etwspec::requests::etw_coverage_sampler_bloom_info::EtwCoverageSamplerBloomInfoX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.common().to_value(), a.common);
            let mut moved = a;
            moved.common = b.common;
            laws::only_moved(layout, "Common", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.bloom().to_value(), a.bloom);
            let mut moved = a;
            moved.bloom = b.bloom;
            laws::only_moved(layout, "Bloom", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_bloom_info_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_coverage_sampler_bloom_info::EtwCoverageSamplerBloomInfoX64;
    type V<'a> = etwspec::requests::etw_coverage_sampler_bloom_info::EtwCoverageSamplerBloomInfoX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_coverage_sampler_bloom_info_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_coverage_sampler_bloom_info::EtwCoverageSamplerBloomInfoX64;
    type V<'a> = etwspec::requests::etw_coverage_sampler_bloom_info::EtwCoverageSamplerBloomInfoX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.common().to_value(), a.common);
            let mut moved = a;
            moved.common = b.common;
            laws::only_moved(layout, "Common", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.bloom().to_value(), a.bloom);
            let mut moved = a;
            moved.bloom = b.bloom;
            laws::only_moved(layout, "Bloom", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_create_info_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_coverage_sampler_create_info::EtwCoverageSamplerCreateInfoX86;
    type V<'a> = etwspec::requests::etw_coverage_sampler_create_info::EtwCoverageSamplerCreateInfoX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_coverage_sampler_create_info_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_coverage_sampler_create_info::EtwCoverageSamplerCreateInfoX86;
    type V<'a> = etwspec::requests::etw_coverage_sampler_create_info::EtwCoverageSamplerCreateInfoX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.common().to_value(), a.common);
            let mut moved = a;
            moved.common = b.common;
            laws::only_moved(layout, "Common", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.options().to_value(), a.options);
            let mut moved = a;
            moved.options = b.options;
            laws::only_moved(layout, "Options", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.bloom().to_value(), a.bloom);
            let mut moved = a;
            moved.bloom = b.bloom;
            laws::only_moved(layout, "Bloom", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.samples_ready_event(), a.samples_ready_event);
            let mut moved = a;
            moved.samples_ready_event = b.samples_ready_event;
            laws::only_moved(
                layout,
                "SamplesReadyEvent",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_create_info_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_coverage_sampler_create_info::EtwCoverageSamplerCreateInfoX64;
    type V<'a> = etwspec::requests::etw_coverage_sampler_create_info::EtwCoverageSamplerCreateInfoX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_coverage_sampler_create_info_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_coverage_sampler_create_info::EtwCoverageSamplerCreateInfoX64;
    type V<'a> = etwspec::requests::etw_coverage_sampler_create_info::EtwCoverageSamplerCreateInfoX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.common().to_value(), a.common);
            let mut moved = a;
            moved.common = b.common;
            laws::only_moved(layout, "Common", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.options().to_value(), a.options);
            let mut moved = a;
            moved.options = b.options;
            laws::only_moved(layout, "Options", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.bloom().to_value(), a.bloom);
            let mut moved = a;
            moved.bloom = b.bloom;
            laws::only_moved(layout, "Bloom", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.samples_ready_event(), a.samples_ready_event);
            let mut moved = a;
            moved.samples_ready_event = b.samples_ready_event;
            laws::only_moved(
                layout,
                "SamplesReadyEvent",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_data_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_coverage_sampler_data::EtwCoverageSamplerData;
    type V<'a> = etwspec::requests::etw_coverage_sampler_data::EtwCoverageSamplerDataView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_coverage_sampler_data_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_coverage_sampler_data::EtwCoverageSamplerData;
    type V<'a> = etwspec::requests::etw_coverage_sampler_data::EtwCoverageSamplerDataView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header_size(), a.header_size);
            let mut moved = a;
            moved.header_size = b.header_size;
            laws::only_moved(layout, "HeaderSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.total_size_(), a.total_size_);
            let mut moved = a;
            moved.total_size_ = b.total_size_;
            laws::only_moved(layout, "TotalSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.query_sequence(), a.query_sequence);
            let mut moved = a;
            moved.query_sequence = b.query_sequence;
            laws::only_moved(layout, "QuerySequence", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.options_offset(), a.options_offset);
            let mut moved = a;
            moved.options_offset = b.options_offset;
            laws::only_moved(layout, "OptionsOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.options_size(), a.options_size);
            let mut moved = a;
            moved.options_size = b.options_size;
            laws::only_moved(layout, "OptionsSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.stats_offset(), a.stats_offset);
            let mut moved = a;
            moved.stats_offset = b.stats_offset;
            laws::only_moved(layout, "StatsOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.stats_size(), a.stats_size);
            let mut moved = a;
            moved.stats_size = b.stats_size;
            laws::only_moved(layout, "StatsSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.samples_offset(), a.samples_offset);
            let mut moved = a;
            moved.samples_offset = b.samples_offset;
            laws::only_moved(layout, "SamplesOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sample_count(), a.sample_count);
            let mut moved = a;
            moved.sample_count = b.sample_count;
            laws::only_moved(layout, "SampleCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.modules_offset(), a.modules_offset);
            let mut moved = a;
            moved.modules_offset = b.modules_offset;
            laws::only_moved(layout, "ModulesOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.module_count(), a.module_count);
            let mut moved = a;
            moved.module_count = b.module_count;
            laws::only_moved(layout, "ModuleCount", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_module_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_coverage_sampler_module::EtwCoverageSamplerModule;
    type V<'a> = etwspec::requests::etw_coverage_sampler_module::EtwCoverageSamplerModuleView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_coverage_sampler_module_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_coverage_sampler_module::EtwCoverageSamplerModule;
    type V<'a> = etwspec::requests::etw_coverage_sampler_module::EtwCoverageSamplerModuleView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.path_offset(), a.path_offset);
            let mut moved = a;
            moved.path_offset = b.path_offset;
            laws::only_moved(layout, "PathOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.path_length(), a.path_length);
            let mut moved = a;
            moved.path_length = b.path_length;
            laws::only_moved(layout, "PathLength", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.debug_info_offset(), a.debug_info_offset);
            let mut moved = a;
            moved.debug_info_offset = b.debug_info_offset;
            laws::only_moved(
                layout,
                "DebugInfoOffset",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.debug_info_length(), a.debug_info_length);
            let mut moved = a;
            moved.debug_info_length = b.debug_info_length;
            laws::only_moved(
                layout,
                "DebugInfoLength",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.time_date_stamp(), a.time_date_stamp);
            let mut moved = a;
            moved.time_date_stamp = b.time_date_stamp;
            laws::only_moved(layout, "TimeDateStamp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.image_checksum(), a.image_checksum);
            let mut moved = a;
            moved.image_checksum = b.image_checksum;
            laws::only_moved(layout, "ImageChecksum", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.image_size(), a.image_size);
            let mut moved = a;
            moved.image_size = b.image_size;
            laws::only_moved(layout, "ImageSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.module_id(), a.module_id);
            let mut moved = a;
            moved.module_id = b.module_id;
            laws::only_moved(layout, "ModuleId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.module_sequence(), a.module_sequence);
            let mut moved = a;
            moved.module_sequence = b.module_sequence;
            laws::only_moved(
                layout,
                "ModuleSequence",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.exe_module_id(), a.exe_module_id);
            let mut moved = a;
            moved.exe_module_id = b.exe_module_id;
            laws::only_moved(layout, "ExeModuleId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.exe_module_sequence(), a.exe_module_sequence);
            let mut moved = a;
            moved.exe_module_sequence = b.exe_module_sequence;
            laws::only_moved(
                layout,
                "ExeModuleSequence",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.exe_process_id(), a.exe_process_id);
            let mut moved = a;
            moved.exe_process_id = b.exe_process_id;
            laws::only_moved(layout, "ExeProcessId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_options_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_coverage_sampler_options::EtwCoverageSamplerOptions;
    type V<'a> = etwspec::requests::etw_coverage_sampler_options::EtwCoverageSamplerOptionsView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_coverage_sampler_options_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_coverage_sampler_options::EtwCoverageSamplerOptions;
    type V<'a> = etwspec::requests::etw_coverage_sampler_options::EtwCoverageSamplerOptionsView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.flags().to_value(), a.flags);
            let mut moved = a;
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.hash_seed(), a.hash_seed);
            let mut moved = a;
            moved.hash_seed = b.hash_seed;
            laws::only_moved(layout, "HashSeed", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.image_lru_size(), a.image_lru_size);
            let mut moved = a;
            moved.image_lru_size = b.image_lru_size;
            laws::only_moved(layout, "ImageLruSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sample_table_min_entries(), a.sample_table_min_entries);
            let mut moved = a;
            moved.sample_table_min_entries = b.sample_table_min_entries;
            laws::only_moved(
                layout,
                "SampleTableMinEntries",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.sample_table_max_entries(), a.sample_table_max_entries);
            let mut moved = a;
            moved.sample_table_max_entries = b.sample_table_max_entries;
            laws::only_moved(
                layout,
                "SampleTableMaxEntries",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.sample_table_max_queued(), a.sample_table_max_queued);
            let mut moved = a;
            moved.sample_table_max_queued = b.sample_table_max_queued;
            laws::only_moved(
                layout,
                "SampleTableMaxQueued",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.sample_buffer_size(), a.sample_buffer_size);
            let mut moved = a;
            moved.sample_buffer_size = b.sample_buffer_size;
            laws::only_moved(
                layout,
                "SampleBufferSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.sample_buffer_max_count_per_proc(), a
                .sample_buffer_max_count_per_proc
            );
            let mut moved = a;
            moved.sample_buffer_max_count_per_proc = b.sample_buffer_max_count_per_proc;
            laws::only_moved(
                layout,
                "SampleBufferMaxCountPerProc",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_buffer_max_count_per_proc(), a
                .capture_buffer_max_count_per_proc
            );
            let mut moved = a;
            moved.capture_buffer_max_count_per_proc = b
                .capture_buffer_max_count_per_proc;
            laws::only_moved(
                layout,
                "CaptureBufferMaxCountPerProc",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.apc_max_count_per_proc(), a.apc_max_count_per_proc);
            let mut moved = a;
            moved.apc_max_count_per_proc = b.apc_max_count_per_proc;
            laws::only_moved(
                layout,
                "ApcMaxCountPerProc",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.profile_sample_period_us(), a.profile_sample_period_us);
            let mut moved = a;
            moved.profile_sample_period_us = b.profile_sample_period_us;
            laws::only_moved(
                layout,
                "ProfileSamplePeriodUS",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.profile_sample_count_per_period(), a.profile_sample_count_per_period
            );
            let mut moved = a;
            moved.profile_sample_count_per_period = b.profile_sample_count_per_period;
            laws::only_moved(
                layout,
                "ProfileSampleCountPerPeriod",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.c_switch_sample_period_us(), a.c_switch_sample_period_us
            );
            let mut moved = a;
            moved.c_switch_sample_period_us = b.c_switch_sample_period_us;
            laws::only_moved(
                layout,
                "CSwitchSamplePeriodUS",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.c_switch_sample_count_per_period(), a
                .c_switch_sample_count_per_period
            );
            let mut moved = a;
            moved.c_switch_sample_count_per_period = b.c_switch_sample_count_per_period;
            laws::only_moved(
                layout,
                "CSwitchSampleCountPerPeriod",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.r_thread_sample_period_us(), a.r_thread_sample_period_us
            );
            let mut moved = a;
            moved.r_thread_sample_period_us = b.r_thread_sample_period_us;
            laws::only_moved(
                layout,
                "RThreadSamplePeriodUS",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.r_thread_sample_count_per_period(), a
                .r_thread_sample_count_per_period
            );
            let mut moved = a;
            moved.r_thread_sample_count_per_period = b.r_thread_sample_count_per_period;
            laws::only_moved(
                layout,
                "RThreadSampleCountPerPeriod",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.pg_fault_sample_period_us(), a.pg_fault_sample_period_us
            );
            let mut moved = a;
            moved.pg_fault_sample_period_us = b.pg_fault_sample_period_us;
            laws::only_moved(
                layout,
                "PGFaultSamplePeriodUS",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.pg_fault_sample_count_per_period(), a
                .pg_fault_sample_count_per_period
            );
            let mut moved = a;
            moved.pg_fault_sample_count_per_period = b.pg_fault_sample_count_per_period;
            laws::only_moved(
                layout,
                "PGFaultSampleCountPerPeriod",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.stack_depth(), a.stack_depth);
            let mut moved = a;
            moved.stack_depth = b.stack_depth;
            laws::only_moved(layout, "StackDepth", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.stack_cache_entries(), a.stack_cache_entries);
            let mut moved = a;
            moved.stack_cache_entries = b.stack_cache_entries;
            laws::only_moved(
                layout,
                "StackCacheEntries",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.path_inclusion_list(), a.path_inclusion_list);
            let mut moved = a;
            moved.path_inclusion_list = b.path_inclusion_list;
            laws::only_moved(
                layout,
                "PathInclusionList",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.path_exclusion_list(), a.path_exclusion_list);
            let mut moved = a;
            moved.path_exclusion_list = b.path_exclusion_list;
            laws::only_moved(
                layout,
                "PathExclusionList",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_option_flags_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_coverage_sampler_option_flags::EtwCoverageSamplerOptionFlags;
    type V<'a> = etwspec::requests::etw_coverage_sampler_option_flags::EtwCoverageSamplerOptionFlagsView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_coverage_sampler_option_flags_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_coverage_sampler_option_flags::EtwCoverageSamplerOptionFlags;
    type V<'a> = etwspec::requests::etw_coverage_sampler_option_flags::EtwCoverageSamplerOptionFlagsView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.all_flags(), a.all_flags());
            let mut moved = a;
            moved.set_all_flags(b.all_flags());
            laws::only_moved(layout, "AllFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(
                view.require_profile_total_issues_source(), a
                .require_profile_total_issues_source()
            );
            let mut moved = a;
            moved
                .set_require_profile_total_issues_source(
                    b.require_profile_total_issues_source(),
                );
            laws::only_moved(
                layout,
                "RequireProfileTotalIssuesSource",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_require_profile_total_issues_source(!0u32);
            laws::only_moved(
                layout,
                "RequireProfileTotalIssuesSource",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.force_profile_time_source(), a.force_profile_time_source()
            );
            let mut moved = a;
            moved.set_force_profile_time_source(b.force_profile_time_source());
            laws::only_moved(
                layout,
                "ForceProfileTimeSource",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_force_profile_time_source(!0u32);
            laws::only_moved(
                layout,
                "ForceProfileTimeSource",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.no_profile_sampling(), a.no_profile_sampling());
            let mut moved = a;
            moved.set_no_profile_sampling(b.no_profile_sampling());
            laws::only_moved(
                layout,
                "NoProfileSampling",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_no_profile_sampling(!0u32);
            laws::only_moved(
                layout,
                "NoProfileSampling",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.no_c_switch_sampling(), a.no_c_switch_sampling());
            let mut moved = a;
            moved.set_no_c_switch_sampling(b.no_c_switch_sampling());
            laws::only_moved(
                layout,
                "NoCSwitchSampling",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_no_c_switch_sampling(!0u32);
            laws::only_moved(
                layout,
                "NoCSwitchSampling",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.no_ready_thread_sampling(), a.no_ready_thread_sampling()
            );
            let mut moved = a;
            moved.set_no_ready_thread_sampling(b.no_ready_thread_sampling());
            laws::only_moved(
                layout,
                "NoReadyThreadSampling",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_no_ready_thread_sampling(!0u32);
            laws::only_moved(
                layout,
                "NoReadyThreadSampling",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.no_fault_sampling(), a.no_fault_sampling());
            let mut moved = a;
            moved.set_no_fault_sampling(b.no_fault_sampling());
            laws::only_moved(
                layout,
                "NoFaultSampling",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_no_fault_sampling(!0u32);
            laws::only_moved(
                layout,
                "NoFaultSampling",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.no_stack_cache(), a.no_stack_cache());
            let mut moved = a;
            moved.set_no_stack_cache(b.no_stack_cache());
            laws::only_moved(layout, "NoStackCache", &before, &from, &moved.to_bytes());
            moved.set_no_stack_cache(!0u32);
            laws::only_moved(
                layout,
                "NoStackCache",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.no_sample_buffers(), a.no_sample_buffers());
            let mut moved = a;
            moved.set_no_sample_buffers(b.no_sample_buffers());
            laws::only_moved(
                layout,
                "NoSampleBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_no_sample_buffers(!0u32);
            laws::only_moved(
                layout,
                "NoSampleBuffers",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.no_pause_when_full(), a.no_pause_when_full());
            let mut moved = a;
            moved.set_no_pause_when_full(b.no_pause_when_full());
            laws::only_moved(
                layout,
                "NoPauseWhenFull",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_no_pause_when_full(!0u32);
            laws::only_moved(
                layout,
                "NoPauseWhenFull",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.no_low_priority(), a.no_low_priority());
            let mut moved = a;
            moved.set_no_low_priority(b.no_low_priority());
            laws::only_moved(layout, "NoLowPriority", &before, &from, &moved.to_bytes());
            moved.set_no_low_priority(!0u32);
            laws::only_moved(
                layout,
                "NoLowPriority",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.with_app_id(), a.with_app_id());
            let mut moved = a;
            moved.set_with_app_id(b.with_app_id());
            laws::only_moved(layout, "WithAppId", &before, &from, &moved.to_bytes());
            moved.set_with_app_id(!0u32);
            laws::only_moved(
                layout,
                "WithAppId",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.filter_kernel(), a.filter_kernel());
            let mut moved = a;
            moved.set_filter_kernel(b.filter_kernel());
            laws::only_moved(layout, "FilterKernel", &before, &from, &moved.to_bytes());
            moved.set_filter_kernel(!0u32);
            laws::only_moved(
                layout,
                "FilterKernel",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_perf_info_v2004x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_coverage_sampler_perf_info::V2004X86;
    type V<'a> = etwspec::requests::etw_coverage_sampler_perf_info::V2004X86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_coverage_sampler_perf_info_v2004x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_coverage_sampler_perf_info::V2004X86;
    type V<'a> = etwspec::requests::etw_coverage_sampler_perf_info::V2004X86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.common().to_value(), a.common);
            let mut moved = a;
            moved.common = b.common;
            laws::only_moved(layout, "Common", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.perf_stats().to_value(), a.perf_stats);
            let mut moved = a;
            moved.perf_stats = b.perf_stats;
            laws::only_moved(layout, "PerfStats", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_perf_info_v2004x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_coverage_sampler_perf_info::V2004X64;
    type V<'a> = etwspec::requests::etw_coverage_sampler_perf_info::V2004X64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_coverage_sampler_perf_info_v2004x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_coverage_sampler_perf_info::V2004X64;
    type V<'a> = etwspec::requests::etw_coverage_sampler_perf_info::V2004X64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.common().to_value(), a.common);
            let mut moved = a;
            moved.common = b.common;
            laws::only_moved(layout, "Common", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.perf_stats().to_value(), a.perf_stats);
            let mut moved = a;
            moved.perf_stats = b.perf_stats;
            laws::only_moved(layout, "PerfStats", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_perf_info_v11_21h2x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_coverage_sampler_perf_info::EtwCoverageSamplerPerfInfoX86;
    type V<'a> = etwspec::requests::etw_coverage_sampler_perf_info::EtwCoverageSamplerPerfInfoX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_coverage_sampler_perf_info_v11_21h2x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_coverage_sampler_perf_info::EtwCoverageSamplerPerfInfoX86;
    type V<'a> = etwspec::requests::etw_coverage_sampler_perf_info::EtwCoverageSamplerPerfInfoX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.common().to_value(), a.common);
            let mut moved = a;
            moved.common = b.common;
            laws::only_moved(layout, "Common", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.perf_stats().to_value(), a.perf_stats);
            let mut moved = a;
            moved.perf_stats = b.perf_stats;
            laws::only_moved(layout, "PerfStats", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_perf_info_v11_21h2x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_coverage_sampler_perf_info::EtwCoverageSamplerPerfInfoX64;
    type V<'a> = etwspec::requests::etw_coverage_sampler_perf_info::EtwCoverageSamplerPerfInfoX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_coverage_sampler_perf_info_v11_21h2x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_coverage_sampler_perf_info::EtwCoverageSamplerPerfInfoX64;
    type V<'a> = etwspec::requests::etw_coverage_sampler_perf_info::EtwCoverageSamplerPerfInfoX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.common().to_value(), a.common);
            let mut moved = a;
            moved.common = b.common;
            laws::only_moved(layout, "Common", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.perf_stats().to_value(), a.perf_stats);
            let mut moved = a;
            moved.perf_stats = b.perf_stats;
            laws::only_moved(layout, "PerfStats", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_perf_stats_v2004_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_coverage_sampler_perf_stats::V2004;
    type V<'a> = etwspec::requests::etw_coverage_sampler_perf_stats::V2004View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_coverage_sampler_perf_stats_v2004_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_coverage_sampler_perf_stats::V2004;
    type V<'a> = etwspec::requests::etw_coverage_sampler_perf_stats::V2004View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.run_time(), a.run_time);
            let mut moved = a;
            moved.run_time = b.run_time;
            laws::only_moved(layout, "RunTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sample_profile(), a.sample_profile);
            let mut moved = a;
            moved.sample_profile = b.sample_profile;
            laws::only_moved(layout, "SampleProfile", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sample_c_switch(), a.sample_c_switch);
            let mut moved = a;
            moved.sample_c_switch = b.sample_c_switch;
            laws::only_moved(layout, "SampleCSwitch", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sample_r_thread(), a.sample_r_thread);
            let mut moved = a;
            moved.sample_r_thread = b.sample_r_thread;
            laws::only_moved(layout, "SampleRThread", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sample_pg_fault(), a.sample_pg_fault);
            let mut moved = a;
            moved.sample_pg_fault = b.sample_pg_fault;
            laws::only_moved(layout, "SamplePGFault", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.capture_sample_profile(), a.capture_sample_profile);
            let mut moved = a;
            moved.capture_sample_profile = b.capture_sample_profile;
            laws::only_moved(
                layout,
                "CaptureSampleProfile",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.capture_sample_c_switch(), a.capture_sample_c_switch);
            let mut moved = a;
            moved.capture_sample_c_switch = b.capture_sample_c_switch;
            laws::only_moved(
                layout,
                "CaptureSampleCSwitch",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.capture_sample_r_thread(), a.capture_sample_r_thread);
            let mut moved = a;
            moved.capture_sample_r_thread = b.capture_sample_r_thread;
            laws::only_moved(
                layout,
                "CaptureSampleRThread",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.capture_sample_pg_fault(), a.capture_sample_pg_fault);
            let mut moved = a;
            moved.capture_sample_pg_fault = b.capture_sample_pg_fault;
            laws::only_moved(
                layout,
                "CaptureSamplePGFault",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.coverage_sampler_created(), a.coverage_sampler_created);
            let mut moved = a;
            moved.coverage_sampler_created = b.coverage_sampler_created;
            laws::only_moved(
                layout,
                "CoverageSamplerCreated",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.coverage_sampler_deleted(), a.coverage_sampler_deleted);
            let mut moved = a;
            moved.coverage_sampler_deleted = b.coverage_sampler_deleted;
            laws::only_moved(
                layout,
                "CoverageSamplerDeleted",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.coverage_sampler_started(), a.coverage_sampler_started);
            let mut moved = a;
            moved.coverage_sampler_started = b.coverage_sampler_started;
            laws::only_moved(
                layout,
                "CoverageSamplerStarted",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.coverage_sampler_paused(), a.coverage_sampler_paused);
            let mut moved = a;
            moved.coverage_sampler_paused = b.coverage_sampler_paused;
            laws::only_moved(
                layout,
                "CoverageSamplerPaused",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.coverage_sampler_resumed(), a.coverage_sampler_resumed);
            let mut moved = a;
            moved.coverage_sampler_resumed = b.coverage_sampler_resumed;
            laws::only_moved(
                layout,
                "CoverageSamplerResumed",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.coverage_sampler_stopped(), a.coverage_sampler_stopped);
            let mut moved = a;
            moved.coverage_sampler_stopped = b.coverage_sampler_stopped;
            laws::only_moved(
                layout,
                "CoverageSamplerStopped",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.coverage_sampler_queried(), a.coverage_sampler_queried);
            let mut moved = a;
            moved.coverage_sampler_queried = b.coverage_sampler_queried;
            laws::only_moved(
                layout,
                "CoverageSamplerQueried",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.coverage_sampler_query_fail_not_active(), a
                .coverage_sampler_query_fail_not_active
            );
            let mut moved = a;
            moved.coverage_sampler_query_fail_not_active = b
                .coverage_sampler_query_fail_not_active;
            laws::only_moved(
                layout,
                "CoverageSamplerQueryFailNotActive",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.samples_added(), a.samples_added);
            let mut moved = a;
            moved.samples_added = b.samples_added;
            laws::only_moved(layout, "SamplesAdded", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.samples_found(), a.samples_found);
            let mut moved = a;
            moved.samples_found = b.samples_found;
            laws::only_moved(layout, "SamplesFound", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.samples_dropped(), a.samples_dropped);
            let mut moved = a;
            moved.samples_dropped = b.samples_dropped;
            laws::only_moved(
                layout,
                "SamplesDropped",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.samples_mapped_um(), a.samples_mapped_um);
            let mut moved = a;
            moved.samples_mapped_um = b.samples_mapped_um;
            laws::only_moved(
                layout,
                "SamplesMappedUM",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.samples_mapped_km(), a.samples_mapped_km);
            let mut moved = a;
            moved.samples_mapped_km = b.samples_mapped_km;
            laws::only_moved(
                layout,
                "SamplesMappedKM",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.samples_try_map_um(), a.samples_try_map_um);
            let mut moved = a;
            moved.samples_try_map_um = b.samples_try_map_um;
            laws::only_moved(
                layout,
                "SamplesTryMapUM",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.samples_try_map_km(), a.samples_try_map_km);
            let mut moved = a;
            moved.samples_try_map_km = b.samples_try_map_km;
            laws::only_moved(
                layout,
                "SamplesTryMapKM",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.samples_added_already_mapped(), a.samples_added_already_mapped
            );
            let mut moved = a;
            moved.samples_added_already_mapped = b.samples_added_already_mapped;
            laws::only_moved(
                layout,
                "SamplesAddedAlreadyMapped",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.modules_tracked_um(), a.modules_tracked_um);
            let mut moved = a;
            moved.modules_tracked_um = b.modules_tracked_um;
            laws::only_moved(
                layout,
                "ModulesTrackedUM",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.modules_mapped_um(), a.modules_mapped_um);
            let mut moved = a;
            moved.modules_mapped_um = b.modules_mapped_um;
            laws::only_moved(
                layout,
                "ModulesMappedUM",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.modules_unmapped_um(), a.modules_unmapped_um);
            let mut moved = a;
            moved.modules_unmapped_um = b.modules_unmapped_um;
            laws::only_moved(
                layout,
                "ModulesUnmappedUM",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.modules_tracked_km(), a.modules_tracked_km);
            let mut moved = a;
            moved.modules_tracked_km = b.modules_tracked_km;
            laws::only_moved(
                layout,
                "ModulesTrackedKM",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.modules_mapped_km(), a.modules_mapped_km);
            let mut moved = a;
            moved.modules_mapped_km = b.modules_mapped_km;
            laws::only_moved(
                layout,
                "ModulesMappedKM",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.modules_unmapped_km(), a.modules_unmapped_km);
            let mut moved = a;
            moved.modules_unmapped_km = b.modules_unmapped_km;
            laws::only_moved(
                layout,
                "ModulesUnmappedKM",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.modules_cleared(), a.modules_cleared);
            let mut moved = a;
            moved.modules_cleared = b.modules_cleared;
            laws::only_moved(
                layout,
                "ModulesCleared",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.modules_pruned(), a.modules_pruned);
            let mut moved = a;
            moved.modules_pruned = b.modules_pruned;
            laws::only_moved(layout, "ModulesPruned", &before, &from, &moved.to_bytes());
            prop_assert_eq!(
                view.modules_pruned_pending_delete(), a.modules_pruned_pending_delete
            );
            let mut moved = a;
            moved.modules_pruned_pending_delete = b.modules_pruned_pending_delete;
            laws::only_moved(
                layout,
                "ModulesPrunedPendingDelete",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.modules_out_of_date_pending_delete(), a
                .modules_out_of_date_pending_delete
            );
            let mut moved = a;
            moved.modules_out_of_date_pending_delete = b
                .modules_out_of_date_pending_delete;
            laws::only_moved(
                layout,
                "ModulesOutOfDatePendingDelete",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.module_buckets_grown(), a.module_buckets_grown);
            let mut moved = a;
            moved.module_buckets_grown = b.module_buckets_grown;
            laws::only_moved(
                layout,
                "ModuleBucketsGrown",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.module_debug_info_failed_query(), a.module_debug_info_failed_query
            );
            let mut moved = a;
            moved.module_debug_info_failed_query = b.module_debug_info_failed_query;
            laws::only_moved(
                layout,
                "ModuleDebugInfoFailedQuery",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.module_debug_info_too_large(), a.module_debug_info_too_large
            );
            let mut moved = a;
            moved.module_debug_info_too_large = b.module_debug_info_too_large;
            laws::only_moved(
                layout,
                "ModuleDebugInfoTooLarge",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.module_id_hash_duplicate(), a.module_id_hash_duplicate);
            let mut moved = a;
            moved.module_id_hash_duplicate = b.module_id_hash_duplicate;
            laws::only_moved(
                layout,
                "ModuleIdHashDuplicate",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.module_id_hash_conflict(), a.module_id_hash_conflict);
            let mut moved = a;
            moved.module_id_hash_conflict = b.module_id_hash_conflict;
            laws::only_moved(
                layout,
                "ModuleIdHashConflict",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.processes_tracked(), a.processes_tracked);
            let mut moved = a;
            moved.processes_tracked = b.processes_tracked;
            laws::only_moved(
                layout,
                "ProcessesTracked",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.processes_ignored(), a.processes_ignored);
            let mut moved = a;
            moved.processes_ignored = b.processes_ignored;
            laws::only_moved(
                layout,
                "ProcessesIgnored",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.processes_deleted(), a.processes_deleted);
            let mut moved = a;
            moved.processes_deleted = b.processes_deleted;
            laws::only_moved(
                layout,
                "ProcessesDeleted",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.capture_sample_attempts(), a.capture_sample_attempts);
            let mut moved = a;
            moved.capture_sample_attempts = b.capture_sample_attempts;
            laws::only_moved(
                layout,
                "CaptureSampleAttempts",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_sample_sampling_paused(), a.capture_sample_sampling_paused
            );
            let mut moved = a;
            moved.capture_sample_sampling_paused = b.capture_sample_sampling_paused;
            laws::only_moved(
                layout,
                "CaptureSampleSamplingPaused",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.capture_kernel_stack(), a.capture_kernel_stack);
            let mut moved = a;
            moved.capture_kernel_stack = b.capture_kernel_stack;
            laws::only_moved(
                layout,
                "CaptureKernelStack",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.capture_user_stack(), a.capture_user_stack);
            let mut moved = a;
            moved.capture_user_stack = b.capture_user_stack;
            laws::only_moved(
                layout,
                "CaptureUserStack",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.capture_ip_not_in_stack(), a.capture_ip_not_in_stack);
            let mut moved = a;
            moved.capture_ip_not_in_stack = b.capture_ip_not_in_stack;
            laws::only_moved(
                layout,
                "CaptureIPNotInStack",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.capture_sample_idle(), a.capture_sample_idle);
            let mut moved = a;
            moved.capture_sample_idle = b.capture_sample_idle;
            laws::only_moved(
                layout,
                "CaptureSampleIdle",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_user_check_system_thread(), a
                .capture_user_check_system_thread
            );
            let mut moved = a;
            moved.capture_user_check_system_thread = b.capture_user_check_system_thread;
            laws::only_moved(
                layout,
                "CaptureUserCheckSystemThread",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_user_check_null_teb(), a.capture_user_check_null_teb
            );
            let mut moved = a;
            moved.capture_user_check_null_teb = b.capture_user_check_null_teb;
            laws::only_moved(
                layout,
                "CaptureUserCheckNullTeb",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_user_check_terminating(), a.capture_user_check_terminating
            );
            let mut moved = a;
            moved.capture_user_check_terminating = b.capture_user_check_terminating;
            laws::only_moved(
                layout,
                "CaptureUserCheckTerminating",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_user_check_suspended(), a.capture_user_check_suspended
            );
            let mut moved = a;
            moved.capture_user_check_suspended = b.capture_user_check_suspended;
            laws::only_moved(
                layout,
                "CaptureUserCheckSuspended",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_apc_not_in_good_environment(), a
                .capture_apc_not_in_good_environment
            );
            let mut moved = a;
            moved.capture_apc_not_in_good_environment = b
                .capture_apc_not_in_good_environment;
            laws::only_moved(
                layout,
                "CaptureApcNotInGoodEnvironment",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.capture_rebalance_queue(), a.capture_rebalance_queue);
            let mut moved = a;
            moved.capture_rebalance_queue = b.capture_rebalance_queue;
            laws::only_moved(
                layout,
                "CaptureRebalanceQueue",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.capture_rebalance(), a.capture_rebalance);
            let mut moved = a;
            moved.capture_rebalance = b.capture_rebalance;
            laws::only_moved(
                layout,
                "CaptureRebalance",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.capture_apc(), a.capture_apc);
            let mut moved = a;
            moved.capture_apc = b.capture_apc;
            laws::only_moved(layout, "CaptureApc", &before, &from, &moved.to_bytes());
            prop_assert_eq!(
                view.capture_apc_not_available(), a.capture_apc_not_available
            );
            let mut moved = a;
            moved.capture_apc_not_available = b.capture_apc_not_available;
            laws::only_moved(
                layout,
                "CaptureApcNotAvailable",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_apc_thread_not_queueable(), a
                .capture_apc_thread_not_queueable
            );
            let mut moved = a;
            moved.capture_apc_thread_not_queueable = b.capture_apc_thread_not_queueable;
            laws::only_moved(
                layout,
                "CaptureApcThreadNotQueueable",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_apc_already_queued(), a.capture_apc_already_queued
            );
            let mut moved = a;
            moved.capture_apc_already_queued = b.capture_apc_already_queued;
            laws::only_moved(
                layout,
                "CaptureApcAlreadyQueued",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_thread_already_sampling(), a.capture_thread_already_sampling
            );
            let mut moved = a;
            moved.capture_thread_already_sampling = b.capture_thread_already_sampling;
            laws::only_moved(
                layout,
                "CaptureThreadAlreadySampling",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.capture_apc_queue(), a.capture_apc_queue);
            let mut moved = a;
            moved.capture_apc_queue = b.capture_apc_queue;
            laws::only_moved(
                layout,
                "CaptureApcQueue",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_apc_queue_at_high_irql(), a.capture_apc_queue_at_high_irql
            );
            let mut moved = a;
            moved.capture_apc_queue_at_high_irql = b.capture_apc_queue_at_high_irql;
            laws::only_moved(
                layout,
                "CaptureApcQueueAtHighIrql",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_apc_failed_to_queue(), a.capture_apc_failed_to_queue
            );
            let mut moved = a;
            moved.capture_apc_failed_to_queue = b.capture_apc_failed_to_queue;
            laws::only_moved(
                layout,
                "CaptureApcFailedToQueue",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_apc_failed_to_queue_at_high_irql(), a
                .capture_apc_failed_to_queue_at_high_irql
            );
            let mut moved = a;
            moved.capture_apc_failed_to_queue_at_high_irql = b
                .capture_apc_failed_to_queue_at_high_irql;
            laws::only_moved(
                layout,
                "CaptureApcFailedToQueueAtHighIrql",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_apc_failed_to_queue_at_high_irql_not_running(), a
                .capture_apc_failed_to_queue_at_high_irql_not_running
            );
            let mut moved = a;
            moved.capture_apc_failed_to_queue_at_high_irql_not_running = b
                .capture_apc_failed_to_queue_at_high_irql_not_running;
            laws::only_moved(
                layout,
                "CaptureApcFailedToQueueAtHighIrqlNotRunning",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_apc_failed_to_queue_at_high_irql_not_apc_queueable(), a
                .capture_apc_failed_to_queue_at_high_irql_not_apc_queueable
            );
            let mut moved = a;
            moved.capture_apc_failed_to_queue_at_high_irql_not_apc_queueable = b
                .capture_apc_failed_to_queue_at_high_irql_not_apc_queueable;
            laws::only_moved(
                layout,
                "CaptureApcFailedToQueueAtHighIrqlNotApcQueueable",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.capture_apc_rundown(), a.capture_apc_rundown);
            let mut moved = a;
            moved.capture_apc_rundown = b.capture_apc_rundown;
            laws::only_moved(
                layout,
                "CaptureApcRundown",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.capture_apc_cancel(), a.capture_apc_cancel);
            let mut moved = a;
            moved.capture_apc_cancel = b.capture_apc_cancel;
            laws::only_moved(
                layout,
                "CaptureApcCancel",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_apc_cancel_fail_remove(), a.capture_apc_cancel_fail_remove
            );
            let mut moved = a;
            moved.capture_apc_cancel_fail_remove = b.capture_apc_cancel_fail_remove;
            laws::only_moved(
                layout,
                "CaptureApcCancelFailRemove",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_buffer_not_available(), a.capture_buffer_not_available
            );
            let mut moved = a;
            moved.capture_buffer_not_available = b.capture_buffer_not_available;
            laws::only_moved(
                layout,
                "CaptureBufferNotAvailable",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_buffer_release_empty(), a.capture_buffer_release_empty
            );
            let mut moved = a;
            moved.capture_buffer_release_empty = b.capture_buffer_release_empty;
            laws::only_moved(
                layout,
                "CaptureBufferReleaseEmpty",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.capture_buffer_queued(), a.capture_buffer_queued);
            let mut moved = a;
            moved.capture_buffer_queued = b.capture_buffer_queued;
            laws::only_moved(
                layout,
                "CaptureBufferQueued",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.capture_buffer_copied(), a.capture_buffer_copied);
            let mut moved = a;
            moved.capture_buffer_copied = b.capture_buffer_copied;
            laws::only_moved(
                layout,
                "CaptureBufferCopied",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_start_failure_cleanup(), a.capture_start_failure_cleanup
            );
            let mut moved = a;
            moved.capture_start_failure_cleanup = b.capture_start_failure_cleanup;
            laws::only_moved(
                layout,
                "CaptureStartFailureCleanup",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.sample_buffer_not_available(), a.sample_buffer_not_available
            );
            let mut moved = a;
            moved.sample_buffer_not_available = b.sample_buffer_not_available;
            laws::only_moved(
                layout,
                "SampleBufferNotAvailable",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.worker_wake_up_for_capture_buffer(), a
                .worker_wake_up_for_capture_buffer
            );
            let mut moved = a;
            moved.worker_wake_up_for_capture_buffer = b
                .worker_wake_up_for_capture_buffer;
            laws::only_moved(
                layout,
                "WorkerWakeUpForCaptureBuffer",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.worker_wake_up_for_rebalance(), a.worker_wake_up_for_rebalance
            );
            let mut moved = a;
            moved.worker_wake_up_for_rebalance = b.worker_wake_up_for_rebalance;
            laws::only_moved(
                layout,
                "WorkerWakeUpForRebalance",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.worker_process_capture_buffer(), a.worker_process_capture_buffer
            );
            let mut moved = a;
            moved.worker_process_capture_buffer = b.worker_process_capture_buffer;
            laws::only_moved(
                layout,
                "WorkerProcessCaptureBuffer",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.worker_process_sample_buffer(), a.worker_process_sample_buffer
            );
            let mut moved = a;
            moved.worker_process_sample_buffer = b.worker_process_sample_buffer;
            laws::only_moved(
                layout,
                "WorkerProcessSampleBuffer",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.worker_process_flush_buffer(), a.worker_process_flush_buffer
            );
            let mut moved = a;
            moved.worker_process_flush_buffer = b.worker_process_flush_buffer;
            laws::only_moved(
                layout,
                "WorkerProcessFlushBuffer",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.stack_hash_miss(), a.stack_hash_miss);
            let mut moved = a;
            moved.stack_hash_miss = b.stack_hash_miss;
            laws::only_moved(layout, "StackHashMiss", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.stack_hash_hit(), a.stack_hash_hit);
            let mut moved = a;
            moved.stack_hash_hit = b.stack_hash_hit;
            laws::only_moved(layout, "StackHashHit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(
                view.stack_hash_hit_in_history(), a.stack_hash_hit_in_history
            );
            let mut moved = a;
            moved.stack_hash_hit_in_history = b.stack_hash_hit_in_history;
            laws::only_moved(
                layout,
                "StackHashHitInHistory",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.stack_hash_switch_tables(), a.stack_hash_switch_tables);
            let mut moved = a;
            moved.stack_hash_switch_tables = b.stack_hash_switch_tables;
            laws::only_moved(
                layout,
                "StackHashSwitchTables",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.stack_hash_collision_in_add(), a.stack_hash_collision_in_add
            );
            let mut moved = a;
            moved.stack_hash_collision_in_add = b.stack_hash_collision_in_add;
            laws::only_moved(
                layout,
                "StackHashCollisionInAdd",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.stack_hash_add_hit_load(), a.stack_hash_add_hit_load);
            let mut moved = a;
            moved.stack_hash_add_hit_load = b.stack_hash_add_hit_load;
            laws::only_moved(
                layout,
                "StackHashAddHitLoad",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.stack_hash_add_hit_max(), a.stack_hash_add_hit_max);
            let mut moved = a;
            moved.stack_hash_add_hit_max = b.stack_hash_add_hit_max;
            laws::only_moved(
                layout,
                "StackHashAddHitMax",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.bloom_filter_exceptions(), a.bloom_filter_exceptions);
            let mut moved = a;
            moved.bloom_filter_exceptions = b.bloom_filter_exceptions;
            laws::only_moved(
                layout,
                "BloomFilterExceptions",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.bloom_filter_set(), a.bloom_filter_set);
            let mut moved = a;
            moved.bloom_filter_set = b.bloom_filter_set;
            laws::only_moved(
                layout,
                "BloomFilterSet",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.bloom_filter_on_create(), a.bloom_filter_on_create);
            let mut moved = a;
            moved.bloom_filter_on_create = b.bloom_filter_on_create;
            laws::only_moved(
                layout,
                "BloomFilterOnCreate",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.bloom_filter_hit(), a.bloom_filter_hit);
            let mut moved = a;
            moved.bloom_filter_hit = b.bloom_filter_hit;
            laws::only_moved(
                layout,
                "BloomFilterHit",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.bloom_filter_miss(), a.bloom_filter_miss);
            let mut moved = a;
            moved.bloom_filter_miss = b.bloom_filter_miss;
            laws::only_moved(
                layout,
                "BloomFilterMiss",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.buffer_samples_copied(), a.buffer_samples_copied);
            let mut moved = a;
            moved.buffer_samples_copied = b.buffer_samples_copied;
            laws::only_moved(
                layout,
                "BufferSamplesCopied",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.buffer_samples_processed(), a.buffer_samples_processed);
            let mut moved = a;
            moved.buffer_samples_processed = b.buffer_samples_processed;
            laws::only_moved(
                layout,
                "BufferSamplesProcessed",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.buffer_samples_added_to_sampler(), a.buffer_samples_added_to_sampler
            );
            let mut moved = a;
            moved.buffer_samples_added_to_sampler = b.buffer_samples_added_to_sampler;
            laws::only_moved(
                layout,
                "BufferSamplesAddedToSampler",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.buffer_addresses_copied(), a.buffer_addresses_copied);
            let mut moved = a;
            moved.buffer_addresses_copied = b.buffer_addresses_copied;
            laws::only_moved(
                layout,
                "BufferAddressesCopied",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.buffer_addresses_processed(), a.buffer_addresses_processed
            );
            let mut moved = a;
            moved.buffer_addresses_processed = b.buffer_addresses_processed;
            laws::only_moved(
                layout,
                "BufferAddressesProcessed",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.buffer_addresses_added_to_sampler(), a
                .buffer_addresses_added_to_sampler
            );
            let mut moved = a;
            moved.buffer_addresses_added_to_sampler = b
                .buffer_addresses_added_to_sampler;
            laws::only_moved(
                layout,
                "BufferAddressesAddedToSampler",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.reserve_failed_acquire_lock(), a.reserve_failed_acquire_lock
            );
            let mut moved = a;
            moved.reserve_failed_acquire_lock = b.reserve_failed_acquire_lock;
            laws::only_moved(
                layout,
                "ReserveFailedAcquireLock",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserve_capture_stopped(), a.reserve_capture_stopped);
            let mut moved = a;
            moved.reserve_capture_stopped = b.reserve_capture_stopped;
            laws::only_moved(
                layout,
                "ReserveCaptureStopped",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserve_new_buffer_set(), a.reserve_new_buffer_set);
            let mut moved = a;
            moved.reserve_new_buffer_set = b.reserve_new_buffer_set;
            laws::only_moved(
                layout,
                "ReserveNewBufferSet",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.reserve_new_buffer_failed(), a.reserve_new_buffer_failed
            );
            let mut moved = a;
            moved.reserve_new_buffer_failed = b.reserve_new_buffer_failed;
            laws::only_moved(
                layout,
                "ReserveNewBufferFailed",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.reserve_new_buffer_allocated(), a.reserve_new_buffer_allocated
            );
            let mut moved = a;
            moved.reserve_new_buffer_allocated = b.reserve_new_buffer_allocated;
            laws::only_moved(
                layout,
                "ReserveNewBufferAllocated",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.reserve_new_buffer_released(), a.reserve_new_buffer_released
            );
            let mut moved = a;
            moved.reserve_new_buffer_released = b.reserve_new_buffer_released;
            laws::only_moved(
                layout,
                "ReserveNewBufferReleased",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserve_succeeded(), a.reserve_succeeded);
            let mut moved = a;
            moved.reserve_succeeded = b.reserve_succeeded;
            laws::only_moved(
                layout,
                "ReserveSucceeded",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.table_grew(), a.table_grew);
            let mut moved = a;
            moved.table_grew = b.table_grew;
            laws::only_moved(layout, "TableGrew", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.table_grow(), a.table_grow);
            let mut moved = a;
            moved.table_grow = b.table_grow;
            laws::only_moved(layout, "TableGrow", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.table_queued(), a.table_queued);
            let mut moved = a;
            moved.table_queued = b.table_queued;
            laws::only_moved(layout, "TableQueued", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.table_hit_in_current(), a.table_hit_in_current);
            let mut moved = a;
            moved.table_hit_in_current = b.table_hit_in_current;
            laws::only_moved(
                layout,
                "TableHitInCurrent",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.table_hit_in_old(), a.table_hit_in_old);
            let mut moved = a;
            moved.table_hit_in_old = b.table_hit_in_old;
            laws::only_moved(layout, "TableHitInOld", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_perf_stats_v11_21h2_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_coverage_sampler_perf_stats::EtwCoverageSamplerPerfStats;
    type V<'a> = etwspec::requests::etw_coverage_sampler_perf_stats::EtwCoverageSamplerPerfStatsView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_coverage_sampler_perf_stats_v11_21h2_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_coverage_sampler_perf_stats::EtwCoverageSamplerPerfStats;
    type V<'a> = etwspec::requests::etw_coverage_sampler_perf_stats::EtwCoverageSamplerPerfStatsView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.run_time(), a.run_time);
            let mut moved = a;
            moved.run_time = b.run_time;
            laws::only_moved(layout, "RunTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sample_profile(), a.sample_profile);
            let mut moved = a;
            moved.sample_profile = b.sample_profile;
            laws::only_moved(layout, "SampleProfile", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sample_c_switch(), a.sample_c_switch);
            let mut moved = a;
            moved.sample_c_switch = b.sample_c_switch;
            laws::only_moved(layout, "SampleCSwitch", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sample_r_thread(), a.sample_r_thread);
            let mut moved = a;
            moved.sample_r_thread = b.sample_r_thread;
            laws::only_moved(layout, "SampleRThread", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sample_pg_fault(), a.sample_pg_fault);
            let mut moved = a;
            moved.sample_pg_fault = b.sample_pg_fault;
            laws::only_moved(layout, "SamplePGFault", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.capture_sample_profile(), a.capture_sample_profile);
            let mut moved = a;
            moved.capture_sample_profile = b.capture_sample_profile;
            laws::only_moved(
                layout,
                "CaptureSampleProfile",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.capture_sample_c_switch(), a.capture_sample_c_switch);
            let mut moved = a;
            moved.capture_sample_c_switch = b.capture_sample_c_switch;
            laws::only_moved(
                layout,
                "CaptureSampleCSwitch",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.capture_sample_r_thread(), a.capture_sample_r_thread);
            let mut moved = a;
            moved.capture_sample_r_thread = b.capture_sample_r_thread;
            laws::only_moved(
                layout,
                "CaptureSampleRThread",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.capture_sample_pg_fault(), a.capture_sample_pg_fault);
            let mut moved = a;
            moved.capture_sample_pg_fault = b.capture_sample_pg_fault;
            laws::only_moved(
                layout,
                "CaptureSamplePGFault",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.coverage_sampler_created(), a.coverage_sampler_created);
            let mut moved = a;
            moved.coverage_sampler_created = b.coverage_sampler_created;
            laws::only_moved(
                layout,
                "CoverageSamplerCreated",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.coverage_sampler_deleted(), a.coverage_sampler_deleted);
            let mut moved = a;
            moved.coverage_sampler_deleted = b.coverage_sampler_deleted;
            laws::only_moved(
                layout,
                "CoverageSamplerDeleted",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.coverage_sampler_started(), a.coverage_sampler_started);
            let mut moved = a;
            moved.coverage_sampler_started = b.coverage_sampler_started;
            laws::only_moved(
                layout,
                "CoverageSamplerStarted",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.coverage_sampler_paused(), a.coverage_sampler_paused);
            let mut moved = a;
            moved.coverage_sampler_paused = b.coverage_sampler_paused;
            laws::only_moved(
                layout,
                "CoverageSamplerPaused",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.coverage_sampler_resumed(), a.coverage_sampler_resumed);
            let mut moved = a;
            moved.coverage_sampler_resumed = b.coverage_sampler_resumed;
            laws::only_moved(
                layout,
                "CoverageSamplerResumed",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.coverage_sampler_stopped(), a.coverage_sampler_stopped);
            let mut moved = a;
            moved.coverage_sampler_stopped = b.coverage_sampler_stopped;
            laws::only_moved(
                layout,
                "CoverageSamplerStopped",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.coverage_sampler_queried(), a.coverage_sampler_queried);
            let mut moved = a;
            moved.coverage_sampler_queried = b.coverage_sampler_queried;
            laws::only_moved(
                layout,
                "CoverageSamplerQueried",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.coverage_sampler_query_fail_not_active(), a
                .coverage_sampler_query_fail_not_active
            );
            let mut moved = a;
            moved.coverage_sampler_query_fail_not_active = b
                .coverage_sampler_query_fail_not_active;
            laws::only_moved(
                layout,
                "CoverageSamplerQueryFailNotActive",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.samples_added(), a.samples_added);
            let mut moved = a;
            moved.samples_added = b.samples_added;
            laws::only_moved(layout, "SamplesAdded", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.samples_found(), a.samples_found);
            let mut moved = a;
            moved.samples_found = b.samples_found;
            laws::only_moved(layout, "SamplesFound", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.samples_dropped(), a.samples_dropped);
            let mut moved = a;
            moved.samples_dropped = b.samples_dropped;
            laws::only_moved(
                layout,
                "SamplesDropped",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.samples_mapped_um(), a.samples_mapped_um);
            let mut moved = a;
            moved.samples_mapped_um = b.samples_mapped_um;
            laws::only_moved(
                layout,
                "SamplesMappedUM",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.samples_mapped_km(), a.samples_mapped_km);
            let mut moved = a;
            moved.samples_mapped_km = b.samples_mapped_km;
            laws::only_moved(
                layout,
                "SamplesMappedKM",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.samples_try_map_um(), a.samples_try_map_um);
            let mut moved = a;
            moved.samples_try_map_um = b.samples_try_map_um;
            laws::only_moved(
                layout,
                "SamplesTryMapUM",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.samples_try_map_km(), a.samples_try_map_km);
            let mut moved = a;
            moved.samples_try_map_km = b.samples_try_map_km;
            laws::only_moved(
                layout,
                "SamplesTryMapKM",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.samples_added_already_mapped(), a.samples_added_already_mapped
            );
            let mut moved = a;
            moved.samples_added_already_mapped = b.samples_added_already_mapped;
            laws::only_moved(
                layout,
                "SamplesAddedAlreadyMapped",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.modules_tracked_um(), a.modules_tracked_um);
            let mut moved = a;
            moved.modules_tracked_um = b.modules_tracked_um;
            laws::only_moved(
                layout,
                "ModulesTrackedUM",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.modules_mapped_um(), a.modules_mapped_um);
            let mut moved = a;
            moved.modules_mapped_um = b.modules_mapped_um;
            laws::only_moved(
                layout,
                "ModulesMappedUM",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.modules_unmapped_um(), a.modules_unmapped_um);
            let mut moved = a;
            moved.modules_unmapped_um = b.modules_unmapped_um;
            laws::only_moved(
                layout,
                "ModulesUnmappedUM",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.modules_tracked_km(), a.modules_tracked_km);
            let mut moved = a;
            moved.modules_tracked_km = b.modules_tracked_km;
            laws::only_moved(
                layout,
                "ModulesTrackedKM",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.modules_mapped_km(), a.modules_mapped_km);
            let mut moved = a;
            moved.modules_mapped_km = b.modules_mapped_km;
            laws::only_moved(
                layout,
                "ModulesMappedKM",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.modules_unmapped_km(), a.modules_unmapped_km);
            let mut moved = a;
            moved.modules_unmapped_km = b.modules_unmapped_km;
            laws::only_moved(
                layout,
                "ModulesUnmappedKM",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.modules_cleared(), a.modules_cleared);
            let mut moved = a;
            moved.modules_cleared = b.modules_cleared;
            laws::only_moved(
                layout,
                "ModulesCleared",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.modules_pruned(), a.modules_pruned);
            let mut moved = a;
            moved.modules_pruned = b.modules_pruned;
            laws::only_moved(layout, "ModulesPruned", &before, &from, &moved.to_bytes());
            prop_assert_eq!(
                view.modules_pruned_pending_delete(), a.modules_pruned_pending_delete
            );
            let mut moved = a;
            moved.modules_pruned_pending_delete = b.modules_pruned_pending_delete;
            laws::only_moved(
                layout,
                "ModulesPrunedPendingDelete",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.modules_out_of_date_pending_delete(), a
                .modules_out_of_date_pending_delete
            );
            let mut moved = a;
            moved.modules_out_of_date_pending_delete = b
                .modules_out_of_date_pending_delete;
            laws::only_moved(
                layout,
                "ModulesOutOfDatePendingDelete",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.module_buckets_grown(), a.module_buckets_grown);
            let mut moved = a;
            moved.module_buckets_grown = b.module_buckets_grown;
            laws::only_moved(
                layout,
                "ModuleBucketsGrown",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.module_debug_info_failed_query(), a.module_debug_info_failed_query
            );
            let mut moved = a;
            moved.module_debug_info_failed_query = b.module_debug_info_failed_query;
            laws::only_moved(
                layout,
                "ModuleDebugInfoFailedQuery",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.module_debug_info_too_large(), a.module_debug_info_too_large
            );
            let mut moved = a;
            moved.module_debug_info_too_large = b.module_debug_info_too_large;
            laws::only_moved(
                layout,
                "ModuleDebugInfoTooLarge",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.module_id_hash_duplicate(), a.module_id_hash_duplicate);
            let mut moved = a;
            moved.module_id_hash_duplicate = b.module_id_hash_duplicate;
            laws::only_moved(
                layout,
                "ModuleIdHashDuplicate",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.module_id_hash_conflict(), a.module_id_hash_conflict);
            let mut moved = a;
            moved.module_id_hash_conflict = b.module_id_hash_conflict;
            laws::only_moved(
                layout,
                "ModuleIdHashConflict",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.processes_tracked(), a.processes_tracked);
            let mut moved = a;
            moved.processes_tracked = b.processes_tracked;
            laws::only_moved(
                layout,
                "ProcessesTracked",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.processes_ignored(), a.processes_ignored);
            let mut moved = a;
            moved.processes_ignored = b.processes_ignored;
            laws::only_moved(
                layout,
                "ProcessesIgnored",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.processes_deleted(), a.processes_deleted);
            let mut moved = a;
            moved.processes_deleted = b.processes_deleted;
            laws::only_moved(
                layout,
                "ProcessesDeleted",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.capture_sample_attempts(), a.capture_sample_attempts);
            let mut moved = a;
            moved.capture_sample_attempts = b.capture_sample_attempts;
            laws::only_moved(
                layout,
                "CaptureSampleAttempts",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_sample_sampling_paused(), a.capture_sample_sampling_paused
            );
            let mut moved = a;
            moved.capture_sample_sampling_paused = b.capture_sample_sampling_paused;
            laws::only_moved(
                layout,
                "CaptureSampleSamplingPaused",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.capture_kernel_stack(), a.capture_kernel_stack);
            let mut moved = a;
            moved.capture_kernel_stack = b.capture_kernel_stack;
            laws::only_moved(
                layout,
                "CaptureKernelStack",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.capture_user_stack(), a.capture_user_stack);
            let mut moved = a;
            moved.capture_user_stack = b.capture_user_stack;
            laws::only_moved(
                layout,
                "CaptureUserStack",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.capture_ip_not_in_stack(), a.capture_ip_not_in_stack);
            let mut moved = a;
            moved.capture_ip_not_in_stack = b.capture_ip_not_in_stack;
            laws::only_moved(
                layout,
                "CaptureIPNotInStack",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.capture_sample_idle(), a.capture_sample_idle);
            let mut moved = a;
            moved.capture_sample_idle = b.capture_sample_idle;
            laws::only_moved(
                layout,
                "CaptureSampleIdle",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_user_check_system_thread(), a
                .capture_user_check_system_thread
            );
            let mut moved = a;
            moved.capture_user_check_system_thread = b.capture_user_check_system_thread;
            laws::only_moved(
                layout,
                "CaptureUserCheckSystemThread",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_user_check_null_teb(), a.capture_user_check_null_teb
            );
            let mut moved = a;
            moved.capture_user_check_null_teb = b.capture_user_check_null_teb;
            laws::only_moved(
                layout,
                "CaptureUserCheckNullTeb",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_user_check_terminating(), a.capture_user_check_terminating
            );
            let mut moved = a;
            moved.capture_user_check_terminating = b.capture_user_check_terminating;
            laws::only_moved(
                layout,
                "CaptureUserCheckTerminating",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_user_check_suspended(), a.capture_user_check_suspended
            );
            let mut moved = a;
            moved.capture_user_check_suspended = b.capture_user_check_suspended;
            laws::only_moved(
                layout,
                "CaptureUserCheckSuspended",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_apc_not_in_good_environment(), a
                .capture_apc_not_in_good_environment
            );
            let mut moved = a;
            moved.capture_apc_not_in_good_environment = b
                .capture_apc_not_in_good_environment;
            laws::only_moved(
                layout,
                "CaptureApcNotInGoodEnvironment",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.capture_rebalance_queue(), a.capture_rebalance_queue);
            let mut moved = a;
            moved.capture_rebalance_queue = b.capture_rebalance_queue;
            laws::only_moved(
                layout,
                "CaptureRebalanceQueue",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.capture_rebalance(), a.capture_rebalance);
            let mut moved = a;
            moved.capture_rebalance = b.capture_rebalance;
            laws::only_moved(
                layout,
                "CaptureRebalance",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.capture_apc(), a.capture_apc);
            let mut moved = a;
            moved.capture_apc = b.capture_apc;
            laws::only_moved(layout, "CaptureApc", &before, &from, &moved.to_bytes());
            prop_assert_eq!(
                view.capture_apc_not_available(), a.capture_apc_not_available
            );
            let mut moved = a;
            moved.capture_apc_not_available = b.capture_apc_not_available;
            laws::only_moved(
                layout,
                "CaptureApcNotAvailable",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_apc_thread_not_queueable(), a
                .capture_apc_thread_not_queueable
            );
            let mut moved = a;
            moved.capture_apc_thread_not_queueable = b.capture_apc_thread_not_queueable;
            laws::only_moved(
                layout,
                "CaptureApcThreadNotQueueable",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_apc_already_queued(), a.capture_apc_already_queued
            );
            let mut moved = a;
            moved.capture_apc_already_queued = b.capture_apc_already_queued;
            laws::only_moved(
                layout,
                "CaptureApcAlreadyQueued",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_thread_already_sampling(), a.capture_thread_already_sampling
            );
            let mut moved = a;
            moved.capture_thread_already_sampling = b.capture_thread_already_sampling;
            laws::only_moved(
                layout,
                "CaptureThreadAlreadySampling",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.capture_apc_queue(), a.capture_apc_queue);
            let mut moved = a;
            moved.capture_apc_queue = b.capture_apc_queue;
            laws::only_moved(
                layout,
                "CaptureApcQueue",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_apc_queue_at_high_irql(), a.capture_apc_queue_at_high_irql
            );
            let mut moved = a;
            moved.capture_apc_queue_at_high_irql = b.capture_apc_queue_at_high_irql;
            laws::only_moved(
                layout,
                "CaptureApcQueueAtHighIrql",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_apc_failed_to_queue(), a.capture_apc_failed_to_queue
            );
            let mut moved = a;
            moved.capture_apc_failed_to_queue = b.capture_apc_failed_to_queue;
            laws::only_moved(
                layout,
                "CaptureApcFailedToQueue",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_apc_failed_to_queue_at_high_irql(), a
                .capture_apc_failed_to_queue_at_high_irql
            );
            let mut moved = a;
            moved.capture_apc_failed_to_queue_at_high_irql = b
                .capture_apc_failed_to_queue_at_high_irql;
            laws::only_moved(
                layout,
                "CaptureApcFailedToQueueAtHighIrql",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_apc_failed_to_queue_at_high_irql_not_running(), a
                .capture_apc_failed_to_queue_at_high_irql_not_running
            );
            let mut moved = a;
            moved.capture_apc_failed_to_queue_at_high_irql_not_running = b
                .capture_apc_failed_to_queue_at_high_irql_not_running;
            laws::only_moved(
                layout,
                "CaptureApcFailedToQueueAtHighIrqlNotRunning",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_apc_failed_to_queue_at_high_irql_not_apc_queueable(), a
                .capture_apc_failed_to_queue_at_high_irql_not_apc_queueable
            );
            let mut moved = a;
            moved.capture_apc_failed_to_queue_at_high_irql_not_apc_queueable = b
                .capture_apc_failed_to_queue_at_high_irql_not_apc_queueable;
            laws::only_moved(
                layout,
                "CaptureApcFailedToQueueAtHighIrqlNotApcQueueable",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.capture_apc_rundown(), a.capture_apc_rundown);
            let mut moved = a;
            moved.capture_apc_rundown = b.capture_apc_rundown;
            laws::only_moved(
                layout,
                "CaptureApcRundown",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.capture_apc_cancel(), a.capture_apc_cancel);
            let mut moved = a;
            moved.capture_apc_cancel = b.capture_apc_cancel;
            laws::only_moved(
                layout,
                "CaptureApcCancel",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_apc_cancel_fail_remove(), a.capture_apc_cancel_fail_remove
            );
            let mut moved = a;
            moved.capture_apc_cancel_fail_remove = b.capture_apc_cancel_fail_remove;
            laws::only_moved(
                layout,
                "CaptureApcCancelFailRemove",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_buffer_not_available(), a.capture_buffer_not_available
            );
            let mut moved = a;
            moved.capture_buffer_not_available = b.capture_buffer_not_available;
            laws::only_moved(
                layout,
                "CaptureBufferNotAvailable",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_buffer_release_empty(), a.capture_buffer_release_empty
            );
            let mut moved = a;
            moved.capture_buffer_release_empty = b.capture_buffer_release_empty;
            laws::only_moved(
                layout,
                "CaptureBufferReleaseEmpty",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.capture_buffer_queued(), a.capture_buffer_queued);
            let mut moved = a;
            moved.capture_buffer_queued = b.capture_buffer_queued;
            laws::only_moved(
                layout,
                "CaptureBufferQueued",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.capture_buffer_copied(), a.capture_buffer_copied);
            let mut moved = a;
            moved.capture_buffer_copied = b.capture_buffer_copied;
            laws::only_moved(
                layout,
                "CaptureBufferCopied",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_start_failure_cleanup(), a.capture_start_failure_cleanup
            );
            let mut moved = a;
            moved.capture_start_failure_cleanup = b.capture_start_failure_cleanup;
            laws::only_moved(
                layout,
                "CaptureStartFailureCleanup",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.sample_buffer_not_available(), a.sample_buffer_not_available
            );
            let mut moved = a;
            moved.sample_buffer_not_available = b.sample_buffer_not_available;
            laws::only_moved(
                layout,
                "SampleBufferNotAvailable",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.worker_wake_up_for_capture_buffer(), a
                .worker_wake_up_for_capture_buffer
            );
            let mut moved = a;
            moved.worker_wake_up_for_capture_buffer = b
                .worker_wake_up_for_capture_buffer;
            laws::only_moved(
                layout,
                "WorkerWakeUpForCaptureBuffer",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.worker_wake_up_for_rebalance(), a.worker_wake_up_for_rebalance
            );
            let mut moved = a;
            moved.worker_wake_up_for_rebalance = b.worker_wake_up_for_rebalance;
            laws::only_moved(
                layout,
                "WorkerWakeUpForRebalance",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.worker_process_capture_buffer(), a.worker_process_capture_buffer
            );
            let mut moved = a;
            moved.worker_process_capture_buffer = b.worker_process_capture_buffer;
            laws::only_moved(
                layout,
                "WorkerProcessCaptureBuffer",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.worker_process_sample_buffer(), a.worker_process_sample_buffer
            );
            let mut moved = a;
            moved.worker_process_sample_buffer = b.worker_process_sample_buffer;
            laws::only_moved(
                layout,
                "WorkerProcessSampleBuffer",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.worker_process_flush_buffer(), a.worker_process_flush_buffer
            );
            let mut moved = a;
            moved.worker_process_flush_buffer = b.worker_process_flush_buffer;
            laws::only_moved(
                layout,
                "WorkerProcessFlushBuffer",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.stack_hash_miss(), a.stack_hash_miss);
            let mut moved = a;
            moved.stack_hash_miss = b.stack_hash_miss;
            laws::only_moved(layout, "StackHashMiss", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.stack_hash_hit(), a.stack_hash_hit);
            let mut moved = a;
            moved.stack_hash_hit = b.stack_hash_hit;
            laws::only_moved(layout, "StackHashHit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(
                view.stack_hash_hit_in_history(), a.stack_hash_hit_in_history
            );
            let mut moved = a;
            moved.stack_hash_hit_in_history = b.stack_hash_hit_in_history;
            laws::only_moved(
                layout,
                "StackHashHitInHistory",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.stack_hash_switch_tables(), a.stack_hash_switch_tables);
            let mut moved = a;
            moved.stack_hash_switch_tables = b.stack_hash_switch_tables;
            laws::only_moved(
                layout,
                "StackHashSwitchTables",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.stack_hash_collision_in_add(), a.stack_hash_collision_in_add
            );
            let mut moved = a;
            moved.stack_hash_collision_in_add = b.stack_hash_collision_in_add;
            laws::only_moved(
                layout,
                "StackHashCollisionInAdd",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.stack_hash_add_hit_load(), a.stack_hash_add_hit_load);
            let mut moved = a;
            moved.stack_hash_add_hit_load = b.stack_hash_add_hit_load;
            laws::only_moved(
                layout,
                "StackHashAddHitLoad",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.stack_hash_add_hit_max(), a.stack_hash_add_hit_max);
            let mut moved = a;
            moved.stack_hash_add_hit_max = b.stack_hash_add_hit_max;
            laws::only_moved(
                layout,
                "StackHashAddHitMax",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.bloom_filter_exceptions(), a.bloom_filter_exceptions);
            let mut moved = a;
            moved.bloom_filter_exceptions = b.bloom_filter_exceptions;
            laws::only_moved(
                layout,
                "BloomFilterExceptions",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.bloom_filter_set(), a.bloom_filter_set);
            let mut moved = a;
            moved.bloom_filter_set = b.bloom_filter_set;
            laws::only_moved(
                layout,
                "BloomFilterSet",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.bloom_filter_on_create(), a.bloom_filter_on_create);
            let mut moved = a;
            moved.bloom_filter_on_create = b.bloom_filter_on_create;
            laws::only_moved(
                layout,
                "BloomFilterOnCreate",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.bloom_filter_hit(), a.bloom_filter_hit);
            let mut moved = a;
            moved.bloom_filter_hit = b.bloom_filter_hit;
            laws::only_moved(
                layout,
                "BloomFilterHit",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.bloom_filter_miss(), a.bloom_filter_miss);
            let mut moved = a;
            moved.bloom_filter_miss = b.bloom_filter_miss;
            laws::only_moved(
                layout,
                "BloomFilterMiss",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.buffer_samples_copied(), a.buffer_samples_copied);
            let mut moved = a;
            moved.buffer_samples_copied = b.buffer_samples_copied;
            laws::only_moved(
                layout,
                "BufferSamplesCopied",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.buffer_samples_processed(), a.buffer_samples_processed);
            let mut moved = a;
            moved.buffer_samples_processed = b.buffer_samples_processed;
            laws::only_moved(
                layout,
                "BufferSamplesProcessed",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.buffer_samples_added_to_sampler(), a.buffer_samples_added_to_sampler
            );
            let mut moved = a;
            moved.buffer_samples_added_to_sampler = b.buffer_samples_added_to_sampler;
            laws::only_moved(
                layout,
                "BufferSamplesAddedToSampler",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.buffer_addresses_copied(), a.buffer_addresses_copied);
            let mut moved = a;
            moved.buffer_addresses_copied = b.buffer_addresses_copied;
            laws::only_moved(
                layout,
                "BufferAddressesCopied",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.buffer_addresses_processed(), a.buffer_addresses_processed
            );
            let mut moved = a;
            moved.buffer_addresses_processed = b.buffer_addresses_processed;
            laws::only_moved(
                layout,
                "BufferAddressesProcessed",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.buffer_addresses_added_to_sampler(), a
                .buffer_addresses_added_to_sampler
            );
            let mut moved = a;
            moved.buffer_addresses_added_to_sampler = b
                .buffer_addresses_added_to_sampler;
            laws::only_moved(
                layout,
                "BufferAddressesAddedToSampler",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.reserve_failed_acquire_lock(), a.reserve_failed_acquire_lock
            );
            let mut moved = a;
            moved.reserve_failed_acquire_lock = b.reserve_failed_acquire_lock;
            laws::only_moved(
                layout,
                "ReserveFailedAcquireLock",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserve_capture_stopped(), a.reserve_capture_stopped);
            let mut moved = a;
            moved.reserve_capture_stopped = b.reserve_capture_stopped;
            laws::only_moved(
                layout,
                "ReserveCaptureStopped",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserve_new_buffer_set(), a.reserve_new_buffer_set);
            let mut moved = a;
            moved.reserve_new_buffer_set = b.reserve_new_buffer_set;
            laws::only_moved(
                layout,
                "ReserveNewBufferSet",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.reserve_new_buffer_failed(), a.reserve_new_buffer_failed
            );
            let mut moved = a;
            moved.reserve_new_buffer_failed = b.reserve_new_buffer_failed;
            laws::only_moved(
                layout,
                "ReserveNewBufferFailed",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.reserve_new_buffer_allocated(), a.reserve_new_buffer_allocated
            );
            let mut moved = a;
            moved.reserve_new_buffer_allocated = b.reserve_new_buffer_allocated;
            laws::only_moved(
                layout,
                "ReserveNewBufferAllocated",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.reserve_new_buffer_released(), a.reserve_new_buffer_released
            );
            let mut moved = a;
            moved.reserve_new_buffer_released = b.reserve_new_buffer_released;
            laws::only_moved(
                layout,
                "ReserveNewBufferReleased",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserve_succeeded(), a.reserve_succeeded);
            let mut moved = a;
            moved.reserve_succeeded = b.reserve_succeeded;
            laws::only_moved(
                layout,
                "ReserveSucceeded",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.table_grew(), a.table_grew);
            let mut moved = a;
            moved.table_grew = b.table_grew;
            laws::only_moved(layout, "TableGrew", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.table_grow(), a.table_grow);
            let mut moved = a;
            moved.table_grow = b.table_grow;
            laws::only_moved(layout, "TableGrow", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.table_queued(), a.table_queued);
            let mut moved = a;
            moved.table_queued = b.table_queued;
            laws::only_moved(layout, "TableQueued", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.table_hit_in_current(), a.table_hit_in_current);
            let mut moved = a;
            moved.table_hit_in_current = b.table_hit_in_current;
            laws::only_moved(
                layout,
                "TableHitInCurrent",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.table_hit_in_old(), a.table_hit_in_old);
            let mut moved = a;
            moved.table_hit_in_old = b.table_hit_in_old;
            laws::only_moved(layout, "TableHitInOld", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.worker_kernel_run_time(), a.worker_kernel_run_time);
            let mut moved = a;
            moved.worker_kernel_run_time = b.worker_kernel_run_time;
            laws::only_moved(
                layout,
                "WorkerKernelRunTime",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.worker_kernel_wait_time(), a.worker_kernel_wait_time);
            let mut moved = a;
            moved.worker_kernel_wait_time = b.worker_kernel_wait_time;
            laws::only_moved(
                layout,
                "WorkerKernelWaitTime",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.worker_kernel_time(), a.worker_kernel_time);
            let mut moved = a;
            moved.worker_kernel_time = b.worker_kernel_time;
            laws::only_moved(
                layout,
                "WorkerKernelTime",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.worker_user_time(), a.worker_user_time);
            let mut moved = a;
            moved.worker_user_time = b.worker_user_time;
            laws::only_moved(
                layout,
                "WorkerUserTime",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_apc_because_high_irql(), a.capture_apc_because_high_irql
            );
            let mut moved = a;
            moved.capture_apc_because_high_irql = b.capture_apc_because_high_irql;
            laws::only_moved(
                layout,
                "CaptureApcBecauseHighIrql",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_apc_because_apcs_disabled(), a
                .capture_apc_because_apcs_disabled
            );
            let mut moved = a;
            moved.capture_apc_because_apcs_disabled = b
                .capture_apc_because_apcs_disabled;
            laws::only_moved(
                layout,
                "CaptureApcBecauseApcsDisabled",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_apc_because_not_mm_can_thread_fault(), a
                .capture_apc_because_not_mm_can_thread_fault
            );
            let mut moved = a;
            moved.capture_apc_because_not_mm_can_thread_fault = b
                .capture_apc_because_not_mm_can_thread_fault;
            laws::only_moved(
                layout,
                "CaptureApcBecauseNotMmCanThreadFault",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_apc_because_active_fault_in_apc(), a
                .capture_apc_because_active_fault_in_apc
            );
            let mut moved = a;
            moved.capture_apc_because_active_fault_in_apc = b
                .capture_apc_because_active_fault_in_apc;
            laws::only_moved(
                layout,
                "CaptureApcBecauseActiveFaultInApc",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_apc_because_attached_process(), a
                .capture_apc_because_attached_process
            );
            let mut moved = a;
            moved.capture_apc_because_attached_process = b
                .capture_apc_because_attached_process;
            laws::only_moved(
                layout,
                "CaptureApcBecauseAttachedProcess",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_apc_because_is_actually_safe(), a
                .capture_apc_because_is_actually_safe
            );
            let mut moved = a;
            moved.capture_apc_because_is_actually_safe = b
                .capture_apc_because_is_actually_safe;
            laws::only_moved(
                layout,
                "CaptureApcBecauseIsActuallySafe",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.allocated_non_paged_count(), a.allocated_non_paged_count
            );
            let mut moved = a;
            moved.allocated_non_paged_count = b.allocated_non_paged_count;
            laws::only_moved(
                layout,
                "AllocatedNonPagedCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.allocated_paged_count(), a.allocated_paged_count);
            let mut moved = a;
            moved.allocated_paged_count = b.allocated_paged_count;
            laws::only_moved(
                layout,
                "AllocatedPagedCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.freed_non_paged_count(), a.freed_non_paged_count);
            let mut moved = a;
            moved.freed_non_paged_count = b.freed_non_paged_count;
            laws::only_moved(
                layout,
                "FreedNonPagedCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.freed_paged_count(), a.freed_paged_count);
            let mut moved = a;
            moved.freed_paged_count = b.freed_paged_count;
            laws::only_moved(
                layout,
                "FreedPagedCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.allocation_failure(), a.allocation_failure);
            let mut moved = a;
            moved.allocation_failure = b.allocation_failure;
            laws::only_moved(
                layout,
                "AllocationFailure",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.profile_interval(), a.profile_interval);
            let mut moved = a;
            moved.profile_interval = b.profile_interval;
            laws::only_moved(
                layout,
                "ProfileInterval",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.allocated_non_paged_size(), a.allocated_non_paged_size);
            let mut moved = a;
            moved.allocated_non_paged_size = b.allocated_non_paged_size;
            laws::only_moved(
                layout,
                "AllocatedNonPagedSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.freed_non_paged_size(), a.freed_non_paged_size);
            let mut moved = a;
            moved.freed_non_paged_size = b.freed_non_paged_size;
            laws::only_moved(
                layout,
                "FreedNonPagedSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.allocated_paged_size(), a.allocated_paged_size);
            let mut moved = a;
            moved.allocated_paged_size = b.allocated_paged_size;
            laws::only_moved(
                layout,
                "AllocatedPagedSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.freed_paged_size(), a.freed_paged_size);
            let mut moved = a;
            moved.freed_paged_size = b.freed_paged_size;
            laws::only_moved(
                layout,
                "FreedPagedSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_increment(), a.maximum_increment);
            let mut moved = a;
            moved.maximum_increment = b.maximum_increment;
            laws::only_moved(
                layout,
                "MaximumIncrement",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.processor_count(), a.processor_count);
            let mut moved = a;
            moved.processor_count = b.processor_count;
            laws::only_moved(
                layout,
                "ProcessorCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_query_info_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_coverage_sampler_query_info::EtwCoverageSamplerQueryInfoX86;
    type V<'a> = etwspec::requests::etw_coverage_sampler_query_info::EtwCoverageSamplerQueryInfoX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_coverage_sampler_query_info_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_coverage_sampler_query_info::EtwCoverageSamplerQueryInfoX86;
    type V<'a> = etwspec::requests::etw_coverage_sampler_query_info::EtwCoverageSamplerQueryInfoX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.common().to_value(), a.common);
            let mut moved = a;
            moved.common = b.common;
            laws::only_moved(layout, "Common", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.empty_stack_cache(), a.empty_stack_cache());
            let mut moved = a;
            moved.set_empty_stack_cache(b.empty_stack_cache());
            laws::only_moved(
                layout,
                "EmptyStackCache",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_empty_stack_cache(!0u32);
            laws::only_moved(
                layout,
                "EmptyStackCache",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_query_info_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_coverage_sampler_query_info::EtwCoverageSamplerQueryInfoX64;
    type V<'a> = etwspec::requests::etw_coverage_sampler_query_info::EtwCoverageSamplerQueryInfoX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_coverage_sampler_query_info_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_coverage_sampler_query_info::EtwCoverageSamplerQueryInfoX64;
    type V<'a> = etwspec::requests::etw_coverage_sampler_query_info::EtwCoverageSamplerQueryInfoX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.common().to_value(), a.common);
            let mut moved = a;
            moved.common = b.common;
            laws::only_moved(layout, "Common", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.empty_stack_cache(), a.empty_stack_cache());
            let mut moved = a;
            moved.set_empty_stack_cache(b.empty_stack_cache());
            laws::only_moved(
                layout,
                "EmptyStackCache",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_empty_stack_cache(!0u32);
            laws::only_moved(
                layout,
                "EmptyStackCache",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_sample_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_coverage_sampler_sample::EtwCoverageSamplerSample;
    type V<'a> = etwspec::requests::etw_coverage_sampler_sample::EtwCoverageSamplerSampleView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_coverage_sampler_sample_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_coverage_sampler_sample::EtwCoverageSamplerSample;
    type V<'a> = etwspec::requests::etw_coverage_sampler_sample::EtwCoverageSamplerSampleView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.module_id(), a.module_id);
            let mut moved = a;
            moved.module_id = b.module_id;
            laws::only_moved(layout, "ModuleId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.offset(), a.offset);
            let mut moved = a;
            moved.offset = b.offset;
            laws::only_moved(layout, "Offset", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_stats_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_coverage_sampler_stats::EtwCoverageSamplerStats;
    type V<'a> = etwspec::requests::etw_coverage_sampler_stats::EtwCoverageSamplerStatsView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_coverage_sampler_stats_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_coverage_sampler_stats::EtwCoverageSamplerStats;
    type V<'a> = etwspec::requests::etw_coverage_sampler_stats::EtwCoverageSamplerStatsView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.samples_added(), a.samples_added);
            let mut moved = a;
            moved.samples_added = b.samples_added;
            laws::only_moved(layout, "SamplesAdded", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.samples_found(), a.samples_found);
            let mut moved = a;
            moved.samples_found = b.samples_found;
            laws::only_moved(layout, "SamplesFound", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.samples_dropped(), a.samples_dropped);
            let mut moved = a;
            moved.samples_dropped = b.samples_dropped;
            laws::only_moved(
                layout,
                "SamplesDropped",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.samples_raised_um(), a.samples_raised_um);
            let mut moved = a;
            moved.samples_raised_um = b.samples_raised_um;
            laws::only_moved(
                layout,
                "SamplesRaisedUM",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.samples_mapped_um(), a.samples_mapped_um);
            let mut moved = a;
            moved.samples_mapped_um = b.samples_mapped_um;
            laws::only_moved(
                layout,
                "SamplesMappedUM",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.samples_raised_km(), a.samples_raised_km);
            let mut moved = a;
            moved.samples_raised_km = b.samples_raised_km;
            laws::only_moved(
                layout,
                "SamplesRaisedKM",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.samples_mapped_km(), a.samples_mapped_km);
            let mut moved = a;
            moved.samples_mapped_km = b.samples_mapped_km;
            laws::only_moved(
                layout,
                "SamplesMappedKM",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.sampling_paused(), a.sampling_paused);
            let mut moved = a;
            moved.sampling_paused = b.sampling_paused;
            laws::only_moved(
                layout,
                "SamplingPaused",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.apc_not_available(), a.apc_not_available);
            let mut moved = a;
            moved.apc_not_available = b.apc_not_available;
            laws::only_moved(
                layout,
                "ApcNotAvailable",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.capture_buffer_not_available(), a.capture_buffer_not_available
            );
            let mut moved = a;
            moved.capture_buffer_not_available = b.capture_buffer_not_available;
            laws::only_moved(
                layout,
                "CaptureBufferNotAvailable",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.sample_buffer_not_available(), a.sample_buffer_not_available
            );
            let mut moved = a;
            moved.sample_buffer_not_available = b.sample_buffer_not_available;
            laws::only_moved(
                layout,
                "SampleBufferNotAvailable",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.profile_sample_count(), a.profile_sample_count);
            let mut moved = a;
            moved.profile_sample_count = b.profile_sample_count;
            laws::only_moved(
                layout,
                "ProfileSampleCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.c_switch_sample_count(), a.c_switch_sample_count);
            let mut moved = a;
            moved.c_switch_sample_count = b.c_switch_sample_count;
            laws::only_moved(
                layout,
                "CSwitchSampleCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.r_thread_sample_count(), a.r_thread_sample_count);
            let mut moved = a;
            moved.r_thread_sample_count = b.r_thread_sample_count;
            laws::only_moved(
                layout,
                "RThreadSampleCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.pg_fault_sample_count(), a.pg_fault_sample_count);
            let mut moved = a;
            moved.pg_fault_sample_count = b.pg_fault_sample_count;
            laws::only_moved(
                layout,
                "PGFaultSampleCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_status_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_coverage_sampler_status::EtwCoverageSamplerStatus;
    type V<'a> = etwspec::requests::etw_coverage_sampler_status::EtwCoverageSamplerStatusView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_coverage_sampler_status_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_coverage_sampler_status::EtwCoverageSamplerStatus;
    type V<'a> = etwspec::requests::etw_coverage_sampler_status::EtwCoverageSamplerStatusView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.active(), a.active);
            let mut moved = a;
            moved.active = b.active;
            laws::only_moved(layout, "Active", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_status_info_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_coverage_sampler_status_info::EtwCoverageSamplerStatusInfoX86;
    type V<'a> = etwspec::requests::etw_coverage_sampler_status_info::EtwCoverageSamplerStatusInfoX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_coverage_sampler_status_info_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_coverage_sampler_status_info::EtwCoverageSamplerStatusInfoX86;
    type V<'a> = etwspec::requests::etw_coverage_sampler_status_info::EtwCoverageSamplerStatusInfoX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.common().to_value(), a.common);
            let mut moved = a;
            moved.common = b.common;
            laws::only_moved(layout, "Common", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.status().to_value(), a.status);
            let mut moved = a;
            moved.status = b.status;
            laws::only_moved(layout, "Status", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_status_info_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_coverage_sampler_status_info::EtwCoverageSamplerStatusInfoX64;
    type V<'a> = etwspec::requests::etw_coverage_sampler_status_info::EtwCoverageSamplerStatusInfoX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_coverage_sampler_status_info_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_coverage_sampler_status_info::EtwCoverageSamplerStatusInfoX64;
    type V<'a> = etwspec::requests::etw_coverage_sampler_status_info::EtwCoverageSamplerStatusInfoX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.common().to_value(), a.common);
            let mut moved = a;
            moved.common = b.common;
            laws::only_moved(layout, "Common", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.status().to_value(), a.status);
            let mut moved = a;
            moved.status = b.status;
            laws::only_moved(layout, "Status", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_pmc_support_v6_2x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_pmc_support::V6_2X86;
    type V<'a> = etwspec::requests::etw_pmc_support::V6_2X86View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn etw_pmc_support_v6_2x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_pmc_support::V6_2X86;
    type V<'a> = etwspec::requests::etw_pmc_support::V6_2X86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.source(), a.source);
            let mut moved = a.clone();
            moved.source = b.source;
            laws::only_moved(layout, "Source", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.hook_id_count(), a.hook_id_count);
            let mut moved = a.clone();
            moved.hook_id_count = b.hook_id_count;
            laws::only_moved(
                layout,
                "HookIdCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.hook_id(), a.hook_id);
            let mut moved = a.clone();
            moved.hook_id = b.hook_id;
            laws::only_moved(layout, "HookId", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.counters_count(), a.counters_count);
            let mut moved = a.clone();
            moved.counters_count = b.counters_count;
            laws::only_moved(
                layout,
                "CountersCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_pmc_support_v6_2x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_pmc_support::V6_2X64;
    type V<'a> = etwspec::requests::etw_pmc_support::V6_2X64View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn etw_pmc_support_v6_2x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_pmc_support::V6_2X64;
    type V<'a> = etwspec::requests::etw_pmc_support::V6_2X64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.source(), a.source);
            let mut moved = a.clone();
            moved.source = b.source;
            laws::only_moved(layout, "Source", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.hook_id_count(), a.hook_id_count);
            let mut moved = a.clone();
            moved.hook_id_count = b.hook_id_count;
            laws::only_moved(
                layout,
                "HookIdCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.hook_id(), a.hook_id);
            let mut moved = a.clone();
            moved.hook_id = b.hook_id;
            laws::only_moved(layout, "HookId", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.counters_count(), a.counters_count);
            let mut moved = a.clone();
            moved.counters_count = b.counters_count;
            laws::only_moved(
                layout,
                "CountersCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_pmc_support_v1703x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_pmc_support::V1703X86;
    type V<'a> = etwspec::requests::etw_pmc_support::V1703X86View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn etw_pmc_support_v1703x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_pmc_support::V1703X86;
    type V<'a> = etwspec::requests::etw_pmc_support::V1703X86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.source(), a.source);
            let mut moved = a.clone();
            moved.source = b.source;
            laws::only_moved(layout, "Source", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.hook_id_count(), a.hook_id_count);
            let mut moved = a.clone();
            moved.hook_id_count = b.hook_id_count;
            laws::only_moved(
                layout,
                "HookIdCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.hook_id(), a.hook_id);
            let mut moved = a.clone();
            moved.hook_id = b.hook_id;
            laws::only_moved(layout, "HookId", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.counters_count(), a.counters_count);
            let mut moved = a.clone();
            moved.counters_count = b.counters_count;
            laws::only_moved(
                layout,
                "CountersCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_pmc_support_v1703x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_pmc_support::V1703X64;
    type V<'a> = etwspec::requests::etw_pmc_support::V1703X64View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn etw_pmc_support_v1703x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_pmc_support::V1703X64;
    type V<'a> = etwspec::requests::etw_pmc_support::V1703X64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.source(), a.source);
            let mut moved = a.clone();
            moved.source = b.source;
            laws::only_moved(layout, "Source", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.hook_id_count(), a.hook_id_count);
            let mut moved = a.clone();
            moved.hook_id_count = b.hook_id_count;
            laws::only_moved(
                layout,
                "HookIdCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.hook_id(), a.hook_id);
            let mut moved = a.clone();
            moved.hook_id = b.hook_id;
            laws::only_moved(layout, "HookId", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.counters_count(), a.counters_count);
            let mut moved = a.clone();
            moved.counters_count = b.counters_count;
            laws::only_moved(
                layout,
                "CountersCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_pmc_support_v1903x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_pmc_support::EtwPmcSupportX86;
    type V<'a> = etwspec::requests::etw_pmc_support::EtwPmcSupportX86View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn etw_pmc_support_v1903x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_pmc_support::EtwPmcSupportX86;
    type V<'a> = etwspec::requests::etw_pmc_support::EtwPmcSupportX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.source(), a.source);
            let mut moved = a.clone();
            moved.source = b.source;
            laws::only_moved(layout, "Source", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.hook_id_count(), a.hook_id_count);
            let mut moved = a.clone();
            moved.hook_id_count = b.hook_id_count;
            laws::only_moved(
                layout,
                "HookIdCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.hook_id(), a.hook_id);
            let mut moved = a.clone();
            moved.hook_id = b.hook_id;
            laws::only_moved(layout, "HookId", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.counters_count(), a.counters_count);
            let mut moved = a.clone();
            moved.counters_count = b.counters_count;
            laws::only_moved(
                layout,
                "CountersCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_pmc_support_v1903x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_pmc_support::EtwPmcSupportX64;
    type V<'a> = etwspec::requests::etw_pmc_support::EtwPmcSupportX64View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn etw_pmc_support_v1903x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_pmc_support::EtwPmcSupportX64;
    type V<'a> = etwspec::requests::etw_pmc_support::EtwPmcSupportX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.source(), a.source);
            let mut moved = a.clone();
            moved.source = b.source;
            laws::only_moved(layout, "Source", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.hook_id_count(), a.hook_id_count);
            let mut moved = a.clone();
            moved.hook_id_count = b.hook_id_count;
            laws::only_moved(
                layout,
                "HookIdCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.hook_id(), a.hook_id);
            let mut moved = a.clone();
            moved.hook_id = b.hook_id;
            laws::only_moved(layout, "HookId", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.counters_count(), a.counters_count);
            let mut moved = a.clone();
            moved.counters_count = b.counters_count;
            laws::only_moved(
                layout,
                "CountersCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_coverage_sampler_information_v1803x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_coverage_sampler_information::EventTraceCoverageSamplerInformationX86;
    type V<'a> = etwspec::requests::event_trace_coverage_sampler_information::EventTraceCoverageSamplerInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_coverage_sampler_information_v1803x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_coverage_sampler_information::EventTraceCoverageSamplerInformationX86;
    type V<'a> = etwspec::requests::event_trace_coverage_sampler_information::EventTraceCoverageSamplerInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a;
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.coverage_sampler_information_class(), a
                .coverage_sampler_information_class
            );
            let mut moved = a;
            moved.coverage_sampler_information_class = b
                .coverage_sampler_information_class;
            laws::only_moved(
                layout,
                "CoverageSamplerInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.major_version(), a.major_version);
            let mut moved = a;
            moved.major_version = b.major_version;
            laws::only_moved(layout, "MajorVersion", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minor_version(), a.minor_version);
            let mut moved = a;
            moved.minor_version = b.minor_version;
            laws::only_moved(layout, "MinorVersion", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sampler_handle(), a.sampler_handle);
            let mut moved = a;
            moved.sampler_handle = b.sampler_handle;
            laws::only_moved(layout, "SamplerHandle", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_trace_coverage_sampler_information_v1803x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_coverage_sampler_information::EventTraceCoverageSamplerInformationX64;
    type V<'a> = etwspec::requests::event_trace_coverage_sampler_information::EventTraceCoverageSamplerInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_coverage_sampler_information_v1803x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_coverage_sampler_information::EventTraceCoverageSamplerInformationX64;
    type V<'a> = etwspec::requests::event_trace_coverage_sampler_information::EventTraceCoverageSamplerInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a;
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.coverage_sampler_information_class(), a
                .coverage_sampler_information_class
            );
            let mut moved = a;
            moved.coverage_sampler_information_class = b
                .coverage_sampler_information_class;
            laws::only_moved(
                layout,
                "CoverageSamplerInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.major_version(), a.major_version);
            let mut moved = a;
            moved.major_version = b.major_version;
            laws::only_moved(layout, "MajorVersion", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minor_version(), a.minor_version);
            let mut moved = a;
            moved.minor_version = b.minor_version;
            laws::only_moved(layout, "MinorVersion", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sampler_handle(), a.sampler_handle);
            let mut moved = a;
            moved.sampler_handle = b.sampler_handle;
            laws::only_moved(layout, "SamplerHandle", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_trace_executive_resource_information_v6_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_executive_resource_information::EventTraceExecutiveResourceInformation;
    type V<'a> = etwspec::requests::event_trace_executive_resource_information::EventTraceExecutiveResourceInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_executive_resource_information_v6_1_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_executive_resource_information::EventTraceExecutiveResourceInformation;
    type V<'a> = etwspec::requests::event_trace_executive_resource_information::EventTraceExecutiveResourceInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a;
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.release_sampling_rate(), a.release_sampling_rate);
            let mut moved = a;
            moved.release_sampling_rate = b.release_sampling_rate;
            laws::only_moved(
                layout,
                "ReleaseSamplingRate",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.contention_sampling_rate(), a.contention_sampling_rate);
            let mut moved = a;
            moved.contention_sampling_rate = b.contention_sampling_rate;
            laws::only_moved(
                layout,
                "ContentionSamplingRate",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.number_of_excessive_timeouts(), a.number_of_excessive_timeouts
            );
            let mut moved = a;
            moved.number_of_excessive_timeouts = b.number_of_excessive_timeouts;
            laws::only_moved(
                layout,
                "NumberOfExcessiveTimeouts",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_groupmask_information_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_groupmask_information::EventTraceGroupmaskInformation;
    type V<'a> = etwspec::requests::event_trace_groupmask_information::EventTraceGroupmaskInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_groupmask_information_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_groupmask_information::EventTraceGroupmaskInformation;
    type V<'a> = etwspec::requests::event_trace_groupmask_information::EventTraceGroupmaskInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a;
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.trace_handle(), a.trace_handle);
            let mut moved = a;
            moved.trace_handle = b.trace_handle;
            laws::only_moved(layout, "TraceHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(
                view.event_trace_group_masks().to_value(), a.event_trace_group_masks
            );
            let mut moved = a;
            moved.event_trace_group_masks = b.event_trace_group_masks;
            laws::only_moved(
                layout,
                "EventTraceGroupMasks",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_heap_tracing_information_v6_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_heap_tracing_information::EventTraceHeapTracingInformation;
    type V<'a> = etwspec::requests::event_trace_heap_tracing_information::EventTraceHeapTracingInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn event_trace_heap_tracing_information_v6_1_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_heap_tracing_information::EventTraceHeapTracingInformation;
    type V<'a> = etwspec::requests::event_trace_heap_tracing_information::EventTraceHeapTracingInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a.clone();
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_ipt_configuration_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_ipt_configuration_information::EventTraceIptConfigurationInformation;
    type V<'a> = etwspec::requests::event_trace_ipt_configuration_information::EventTraceIptConfigurationInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_ipt_configuration_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_ipt_configuration_information::EventTraceIptConfigurationInformation;
    type V<'a> = etwspec::requests::event_trace_ipt_configuration_information::EventTraceIptConfigurationInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a;
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.trace_handle(), a.trace_handle);
            let mut moved = a;
            moved.trace_handle = b.trace_handle;
            laws::only_moved(layout, "TraceHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.configuration_options(), a.configuration_options);
            let mut moved = a;
            moved.configuration_options = b.configuration_options;
            laws::only_moved(
                layout,
                "ConfigurationOptions",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_last_branch_configuration_information_v1709_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_last_branch_configuration_information::EventTraceLastBranchConfigurationInformation;
    type V<'a> = etwspec::requests::event_trace_last_branch_configuration_information::EventTraceLastBranchConfigurationInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_last_branch_configuration_information_v1709_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_last_branch_configuration_information::EventTraceLastBranchConfigurationInformation;
    type V<'a> = etwspec::requests::event_trace_last_branch_configuration_information::EventTraceLastBranchConfigurationInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a;
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.lbr_configuration(), a.lbr_configuration);
            let mut moved = a;
            moved.lbr_configuration = b.lbr_configuration;
            laws::only_moved(
                layout,
                "LbrConfiguration",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.event_count(), a.event_count);
            let mut moved = a;
            moved.event_count = b.event_count;
            laws::only_moved(layout, "EventCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events(), a.events);
            let mut moved = a;
            moved.events = b.events;
            laws::only_moved(layout, "Events", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_trace_last_branch_event_id_v1709_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_last_branch_event_id::EventTraceLastBranchEventId;
    type V<'a> = etwspec::requests::event_trace_last_branch_event_id::EventTraceLastBranchEventIdView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_last_branch_event_id_v1709_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_last_branch_event_id::EventTraceLastBranchEventId;
    type V<'a> = etwspec::requests::event_trace_last_branch_event_id::EventTraceLastBranchEventIdView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.event_guid(), a.event_guid);
            let mut moved = a;
            moved.event_guid = b.event_guid;
            laws::only_moved(layout, "EventGuid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.kind(), a.kind);
            let mut moved = a;
            moved.kind = b.kind;
            laws::only_moved(layout, "Type", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_trace_lbr_configuration_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_lbr_configuration_information::EventTraceLbrConfigurationInformation;
    type V<'a> = etwspec::requests::event_trace_lbr_configuration_information::EventTraceLbrConfigurationInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_lbr_configuration_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_lbr_configuration_information::EventTraceLbrConfigurationInformation;
    type V<'a> = etwspec::requests::event_trace_lbr_configuration_information::EventTraceLbrConfigurationInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a;
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.trace_handle(), a.trace_handle);
            let mut moved = a;
            moved.trace_handle = b.trace_handle;
            laws::only_moved(layout, "TraceHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.configuration_options(), a.configuration_options);
            let mut moved = a;
            moved.configuration_options = b.configuration_options;
            laws::only_moved(
                layout,
                "ConfigurationOptions",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_performance_information_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_performance_information::EventTracePerformanceInformation;
    type V<'a> = etwspec::requests::event_trace_performance_information::EventTracePerformanceInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_performance_information_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_performance_information::EventTracePerformanceInformation;
    type V<'a> = etwspec::requests::event_trace_performance_information::EventTracePerformanceInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a;
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logfile_bytes_written(), a.logfile_bytes_written);
            let mut moved = a;
            moved.logfile_bytes_written = b.logfile_bytes_written;
            laws::only_moved(
                layout,
                "LogfileBytesWritten",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_processor_trace_configuration_information_v1803x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_processor_trace_configuration_information::EventTraceProcessorTraceConfigurationInformationX86;
    type V<'a> = etwspec::requests::event_trace_processor_trace_configuration_information::EventTraceProcessorTraceConfigurationInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_processor_trace_configuration_information_v1803x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_processor_trace_configuration_information::EventTraceProcessorTraceConfigurationInformationX86;
    type V<'a> = etwspec::requests::event_trace_processor_trace_configuration_information::EventTraceProcessorTraceConfigurationInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a;
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.trace_handle(), a.trace_handle);
            let mut moved = a;
            moved.trace_handle = b.trace_handle;
            laws::only_moved(layout, "TraceHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.callback(), a.callback);
            let mut moved = a;
            moved.callback = b.callback;
            laws::only_moved(layout, "Callback", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_trace_processor_trace_configuration_information_v1803x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_processor_trace_configuration_information::EventTraceProcessorTraceConfigurationInformationX64;
    type V<'a> = etwspec::requests::event_trace_processor_trace_configuration_information::EventTraceProcessorTraceConfigurationInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_processor_trace_configuration_information_v1803x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_processor_trace_configuration_information::EventTraceProcessorTraceConfigurationInformationX64;
    type V<'a> = etwspec::requests::event_trace_processor_trace_configuration_information::EventTraceProcessorTraceConfigurationInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a;
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.trace_handle(), a.trace_handle);
            let mut moved = a;
            moved.trace_handle = b.trace_handle;
            laws::only_moved(layout, "TraceHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.callback(), a.callback);
            let mut moved = a;
            moved.callback = b.callback;
            laws::only_moved(layout, "Callback", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_trace_profile_add_information_v1803_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_profile_add_information::EventTraceProfileAddInformation;
    type V<'a> = etwspec::requests::event_trace_profile_add_information::EventTraceProfileAddInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn event_trace_profile_add_information_v1803_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_profile_add_information::EventTraceProfileAddInformation;
    type V<'a> = etwspec::requests::event_trace_profile_add_information::EventTraceProfileAddInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a.clone();
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.version(), a.version);
            let mut moved = a.clone();
            moved.version = b.version;
            laws::only_moved(layout, "Version", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.v2().to_value(), a.v2());
            let mut moved = a.clone();
            moved.set_v2(b.v2());
            laws::only_moved(layout, "V2", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.v3().to_value(), a.v3());
            let mut moved = a.clone();
            moved.set_v3(b.v3());
            laws::only_moved(layout, "V3", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.cpu_info_hierarchy(), a.cpu_info_hierarchy);
            let mut moved = a.clone();
            moved.cpu_info_hierarchy = b.cpu_info_hierarchy;
            laws::only_moved(
                layout,
                "CpuInfoHierarchy",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.initial_interval(), a.initial_interval);
            let mut moved = a.clone();
            moved.initial_interval = b.initial_interval;
            laws::only_moved(
                layout,
                "InitialInterval",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.persist(), a.persist);
            let mut moved = a.clone();
            moved.persist = b.persist;
            laws::only_moved(layout, "Persist", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_trace_profile_add_information_v2_v1803_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_profile_add_information_v2::EventTraceProfileAddInformationV2;
    type V<'a> = etwspec::requests::event_trace_profile_add_information_v2::EventTraceProfileAddInformationV2View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_profile_add_information_v2_v1803_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_profile_add_information_v2::EventTraceProfileAddInformationV2;
    type V<'a> = etwspec::requests::event_trace_profile_add_information_v2::EventTraceProfileAddInformationV2View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.intel().to_value(), a.intel());
            let mut moved = a;
            moved.set_intel(b.intel());
            laws::only_moved(layout, "Intel", &before, &from, &moved.to_bytes());
            prop_assert_eq!(
                view.intel().perf_evt_event_select(), a.intel().perf_evt_event_select
            );
            let mut inner = a.intel();
            inner.perf_evt_event_select = b.intel().perf_evt_event_select;
            let mut moved = a;
            moved.set_intel(inner);
            laws::only_moved(
                layout,
                "Intel.PerfEvtEventSelect",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.intel().perf_evt_unit_select(), a.intel().perf_evt_unit_select
            );
            let mut inner = a.intel();
            inner.perf_evt_unit_select = b.intel().perf_evt_unit_select;
            let mut moved = a;
            moved.set_intel(inner);
            laws::only_moved(
                layout,
                "Intel.PerfEvtUnitSelect",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.intel().perf_evt_c_mask(), a.intel().perf_evt_c_mask);
            let mut inner = a.intel();
            inner.perf_evt_c_mask = b.intel().perf_evt_c_mask;
            let mut moved = a;
            moved.set_intel(inner);
            laws::only_moved(
                layout,
                "Intel.PerfEvtCMask",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.intel().perf_evt_c_inv(), a.intel().perf_evt_c_inv);
            let mut inner = a.intel();
            inner.perf_evt_c_inv = b.intel().perf_evt_c_inv;
            let mut moved = a;
            moved.set_intel(inner);
            laws::only_moved(
                layout,
                "Intel.PerfEvtCInv",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.intel().perf_evt_any_thread(), a.intel().perf_evt_any_thread
            );
            let mut inner = a.intel();
            inner.perf_evt_any_thread = b.intel().perf_evt_any_thread;
            let mut moved = a;
            moved.set_intel(inner);
            laws::only_moved(
                layout,
                "Intel.PerfEvtAnyThread",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.intel().perf_evt_edge_detect(), a.intel().perf_evt_edge_detect
            );
            let mut inner = a.intel();
            inner.perf_evt_edge_detect = b.intel().perf_evt_edge_detect;
            let mut moved = a;
            moved.set_intel(inner);
            laws::only_moved(
                layout,
                "Intel.PerfEvtEdgeDetect",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.amd().to_value(), a.amd());
            let mut moved = a;
            moved.set_amd(b.amd());
            laws::only_moved(layout, "Amd", &before, &from, &moved.to_bytes());
            prop_assert_eq!(
                view.amd().perf_evt_event_select(), a.amd().perf_evt_event_select
            );
            let mut inner = a.amd();
            inner.perf_evt_event_select = b.amd().perf_evt_event_select;
            let mut moved = a;
            moved.set_amd(inner);
            laws::only_moved(
                layout,
                "Amd.PerfEvtEventSelect",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.amd().perf_evt_unit_select(), a.amd().perf_evt_unit_select
            );
            let mut inner = a.amd();
            inner.perf_evt_unit_select = b.amd().perf_evt_unit_select;
            let mut moved = a;
            moved.set_amd(inner);
            laws::only_moved(
                layout,
                "Amd.PerfEvtUnitSelect",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.arm().to_value(), a.arm());
            let mut moved = a;
            moved.set_arm(b.arm());
            laws::only_moved(layout, "Arm", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.arm().perf_evt_type(), a.arm().perf_evt_type);
            let mut inner = a.arm();
            inner.perf_evt_type = b.arm().perf_evt_type;
            let mut moved = a;
            moved.set_arm(inner);
            laws::only_moved(
                layout,
                "Arm.PerfEvtType",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.arm().allows_halt(), a.arm().allows_halt);
            let mut inner = a.arm();
            inner.allows_halt = b.arm().allows_halt;
            let mut moved = a;
            moved.set_arm(inner);
            laws::only_moved(
                layout,
                "Arm.AllowsHalt",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_profile_add_information_v3_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_profile_add_information_v3::EventTraceProfileAddInformationV3;
    type V<'a> = etwspec::requests::event_trace_profile_add_information_v3::EventTraceProfileAddInformationV3View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_profile_add_information_v3_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_profile_add_information_v3::EventTraceProfileAddInformationV3;
    type V<'a> = etwspec::requests::event_trace_profile_add_information_v3::EventTraceProfileAddInformationV3View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.intel().to_value(), a.intel());
            let mut moved = a;
            moved.set_intel(b.intel());
            laws::only_moved(layout, "Intel", &before, &from, &moved.to_bytes());
            prop_assert_eq!(
                view.intel().perf_evt_event_select(), a.intel().perf_evt_event_select
            );
            let mut inner = a.intel();
            inner.perf_evt_event_select = b.intel().perf_evt_event_select;
            let mut moved = a;
            moved.set_intel(inner);
            laws::only_moved(
                layout,
                "Intel.PerfEvtEventSelect",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.intel().perf_evt_unit_select(), a.intel().perf_evt_unit_select
            );
            let mut inner = a.intel();
            inner.perf_evt_unit_select = b.intel().perf_evt_unit_select;
            let mut moved = a;
            moved.set_intel(inner);
            laws::only_moved(
                layout,
                "Intel.PerfEvtUnitSelect",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.intel().perf_evt_c_mask(), a.intel().perf_evt_c_mask);
            let mut inner = a.intel();
            inner.perf_evt_c_mask = b.intel().perf_evt_c_mask;
            let mut moved = a;
            moved.set_intel(inner);
            laws::only_moved(
                layout,
                "Intel.PerfEvtCMask",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.intel().perf_evt_c_inv(), a.intel().perf_evt_c_inv);
            let mut inner = a.intel();
            inner.perf_evt_c_inv = b.intel().perf_evt_c_inv;
            let mut moved = a;
            moved.set_intel(inner);
            laws::only_moved(
                layout,
                "Intel.PerfEvtCInv",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.intel().perf_evt_any_thread(), a.intel().perf_evt_any_thread
            );
            let mut inner = a.intel();
            inner.perf_evt_any_thread = b.intel().perf_evt_any_thread;
            let mut moved = a;
            moved.set_intel(inner);
            laws::only_moved(
                layout,
                "Intel.PerfEvtAnyThread",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.intel().perf_evt_edge_detect(), a.intel().perf_evt_edge_detect
            );
            let mut inner = a.intel();
            inner.perf_evt_edge_detect = b.intel().perf_evt_edge_detect;
            let mut moved = a;
            moved.set_intel(inner);
            laws::only_moved(
                layout,
                "Intel.PerfEvtEdgeDetect",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.amd().to_value(), a.amd());
            let mut moved = a;
            moved.set_amd(b.amd());
            laws::only_moved(layout, "Amd", &before, &from, &moved.to_bytes());
            prop_assert_eq!(
                view.amd().perf_evt_event_select(), a.amd().perf_evt_event_select
            );
            let mut inner = a.amd();
            inner.perf_evt_event_select = b.amd().perf_evt_event_select;
            let mut moved = a;
            moved.set_amd(inner);
            laws::only_moved(
                layout,
                "Amd.PerfEvtEventSelect",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.amd().perf_evt_unit_select(), a.amd().perf_evt_unit_select
            );
            let mut inner = a.amd();
            inner.perf_evt_unit_select = b.amd().perf_evt_unit_select;
            let mut moved = a;
            moved.set_amd(inner);
            laws::only_moved(
                layout,
                "Amd.PerfEvtUnitSelect",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.amd().perf_evt_c_mask(), a.amd().perf_evt_c_mask);
            let mut inner = a.amd();
            inner.perf_evt_c_mask = b.amd().perf_evt_c_mask;
            let mut moved = a;
            moved.set_amd(inner);
            laws::only_moved(
                layout,
                "Amd.PerfEvtCMask",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.amd().perf_evt_c_inv(), a.amd().perf_evt_c_inv);
            let mut inner = a.amd();
            inner.perf_evt_c_inv = b.amd().perf_evt_c_inv;
            let mut moved = a;
            moved.set_amd(inner);
            laws::only_moved(
                layout,
                "Amd.PerfEvtCInv",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.amd().perf_evt_edge_detect(), a.amd().perf_evt_edge_detect
            );
            let mut inner = a.amd();
            inner.perf_evt_edge_detect = b.amd().perf_evt_edge_detect;
            let mut moved = a;
            moved.set_amd(inner);
            laws::only_moved(
                layout,
                "Amd.PerfEvtEdgeDetect",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.amd().perf_evt_host_guest(), a.amd().perf_evt_host_guest
            );
            let mut inner = a.amd();
            inner.perf_evt_host_guest = b.amd().perf_evt_host_guest;
            let mut moved = a;
            moved.set_amd(inner);
            laws::only_moved(
                layout,
                "Amd.PerfEvtHostGuest",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.amd().perf_pmu_type(), a.amd().perf_pmu_type);
            let mut inner = a.amd();
            inner.perf_pmu_type = b.amd().perf_pmu_type;
            let mut moved = a;
            moved.set_amd(inner);
            laws::only_moved(
                layout,
                "Amd.PerfPmuType",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.arm().to_value(), a.arm());
            let mut moved = a;
            moved.set_arm(b.arm());
            laws::only_moved(layout, "Arm", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.arm().perf_evt_type(), a.arm().perf_evt_type);
            let mut inner = a.arm();
            inner.perf_evt_type = b.arm().perf_evt_type;
            let mut moved = a;
            moved.set_arm(inner);
            laws::only_moved(
                layout,
                "Arm.PerfEvtType",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.arm().allows_halt(), a.arm().allows_halt);
            let mut inner = a.arm();
            inner.allows_halt = b.arm().allows_halt;
            let mut moved = a;
            moved.set_arm(inner);
            laws::only_moved(
                layout,
                "Arm.AllowsHalt",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_profile_counter_information_v6_2_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_profile_counter_information::EventTraceProfileCounterInformation;
    type V<'a> = etwspec::requests::event_trace_profile_counter_information::EventTraceProfileCounterInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn event_trace_profile_counter_information_v6_2_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_profile_counter_information::EventTraceProfileCounterInformation;
    type V<'a> = etwspec::requests::event_trace_profile_counter_information::EventTraceProfileCounterInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a.clone();
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.trace_handle(), a.trace_handle);
            let mut moved = a.clone();
            moved.trace_handle = b.trace_handle;
            laws::only_moved(
                layout,
                "TraceHandle",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_profile_list_information_v6_2_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_profile_list_information::EventTraceProfileListInformation;
    type V<'a> = etwspec::requests::event_trace_profile_list_information::EventTraceProfileListInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn event_trace_profile_list_information_v6_2_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_profile_list_information::EventTraceProfileListInformation;
    type V<'a> = etwspec::requests::event_trace_profile_list_information::EventTraceProfileListInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a.clone();
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.spare(), a.spare);
            let mut moved = a.clone();
            moved.spare = b.spare;
            laws::only_moved(layout, "Spare", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_trace_profile_list_information_v6_2_parts_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_profile_list_information::EventTraceProfileListInformation;
    type V<'a> = etwspec::requests::event_trace_profile_list_information::EventTraceProfileListInformationView<
        'a,
    >;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![{ let part = tail.profile; Some(part.as_bytes().len()) },],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn event_trace_profile_remove_information_v1803_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_profile_remove_information::EventTraceProfileRemoveInformation;
    type V<'a> = etwspec::requests::event_trace_profile_remove_information::EventTraceProfileRemoveInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_profile_remove_information_v1803_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_profile_remove_information::EventTraceProfileRemoveInformation;
    type V<'a> = etwspec::requests::event_trace_profile_remove_information::EventTraceProfileRemoveInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a;
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.profile_source(), a.profile_source);
            let mut moved = a;
            moved.profile_source = b.profile_source;
            laws::only_moved(layout, "ProfileSource", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.cpu_info_hierarchy(), a.cpu_info_hierarchy);
            let mut moved = a;
            moved.cpu_info_hierarchy = b.cpu_info_hierarchy;
            laws::only_moved(
                layout,
                "CpuInfoHierarchy",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_session_security_information_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_session_security_information::EventTraceSessionSecurityInformation;
    type V<'a> = etwspec::requests::event_trace_session_security_information::EventTraceSessionSecurityInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn event_trace_session_security_information_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_session_security_information::EventTraceSessionSecurityInformation;
    type V<'a> = etwspec::requests::event_trace_session_security_information::EventTraceSessionSecurityInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a.clone();
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.security_information(), a.security_information);
            let mut moved = a.clone();
            moved.security_information = b.security_information;
            laws::only_moved(
                layout,
                "SecurityInformation",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.trace_handle(), a.trace_handle);
            let mut moved = a.clone();
            moved.trace_handle = b.trace_handle;
            laws::only_moved(
                layout,
                "TraceHandle",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_soft_restart_information_v1607_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_soft_restart_information::EventTraceSoftRestartInformation;
    type V<'a> = etwspec::requests::event_trace_soft_restart_information::EventTraceSoftRestartInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn event_trace_soft_restart_information_v1607_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_soft_restart_information::EventTraceSoftRestartInformation;
    type V<'a> = etwspec::requests::event_trace_soft_restart_information::EventTraceSoftRestartInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a.clone();
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.trace_handle(), a.trace_handle);
            let mut moved = a.clone();
            moved.trace_handle = b.trace_handle;
            laws::only_moved(
                layout,
                "TraceHandle",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.persist_trace_buffers(), a.persist_trace_buffers);
            let mut moved = a.clone();
            moved.persist_trace_buffers = b.persist_trace_buffers;
            laws::only_moved(
                layout,
                "PersistTraceBuffers",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_spinlock_information_v6_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_spinlock_information::V6_1;
    type V<'a> = etwspec::requests::event_trace_spinlock_information::V6_1View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_spinlock_information_v6_1_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_spinlock_information::V6_1;
    type V<'a> = etwspec::requests::event_trace_spinlock_information::V6_1View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a;
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.spin_lock_spin_threshold(), a.spin_lock_spin_threshold);
            let mut moved = a;
            moved.spin_lock_spin_threshold = b.spin_lock_spin_threshold;
            laws::only_moved(
                layout,
                "SpinLockSpinThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.spin_lock_acquire_sample_rate(), a.spin_lock_acquire_sample_rate
            );
            let mut moved = a;
            moved.spin_lock_acquire_sample_rate = b.spin_lock_acquire_sample_rate;
            laws::only_moved(
                layout,
                "SpinLockAcquireSampleRate",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.spin_lock_contention_sample_rate(), a
                .spin_lock_contention_sample_rate
            );
            let mut moved = a;
            moved.spin_lock_contention_sample_rate = b.spin_lock_contention_sample_rate;
            laws::only_moved(
                layout,
                "SpinLockContentionSampleRate",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_spinlock_information_v6_3_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_spinlock_information::EventTraceSpinlockInformation;
    type V<'a> = etwspec::requests::event_trace_spinlock_information::EventTraceSpinlockInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_spinlock_information_v6_3_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_spinlock_information::EventTraceSpinlockInformation;
    type V<'a> = etwspec::requests::event_trace_spinlock_information::EventTraceSpinlockInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a;
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.spin_lock_spin_threshold(), a.spin_lock_spin_threshold);
            let mut moved = a;
            moved.spin_lock_spin_threshold = b.spin_lock_spin_threshold;
            laws::only_moved(
                layout,
                "SpinLockSpinThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.spin_lock_acquire_sample_rate(), a.spin_lock_acquire_sample_rate
            );
            let mut moved = a;
            moved.spin_lock_acquire_sample_rate = b.spin_lock_acquire_sample_rate;
            laws::only_moved(
                layout,
                "SpinLockAcquireSampleRate",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.spin_lock_contention_sample_rate(), a
                .spin_lock_contention_sample_rate
            );
            let mut moved = a;
            moved.spin_lock_contention_sample_rate = b.spin_lock_contention_sample_rate;
            laws::only_moved(
                layout,
                "SpinLockContentionSampleRate",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.spin_lock_hold_threshold(), a.spin_lock_hold_threshold);
            let mut moved = a;
            moved.spin_lock_hold_threshold = b.spin_lock_hold_threshold;
            laws::only_moved(
                layout,
                "SpinLockHoldThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_spinlock_information_v1_v6_3_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_spinlock_information_v1::EventTraceSpinlockInformationV1;
    type V<'a> = etwspec::requests::event_trace_spinlock_information_v1::EventTraceSpinlockInformationV1View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_spinlock_information_v1_v6_3_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_spinlock_information_v1::EventTraceSpinlockInformationV1;
    type V<'a> = etwspec::requests::event_trace_spinlock_information_v1::EventTraceSpinlockInformationV1View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a;
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.spin_lock_spin_threshold(), a.spin_lock_spin_threshold);
            let mut moved = a;
            moved.spin_lock_spin_threshold = b.spin_lock_spin_threshold;
            laws::only_moved(
                layout,
                "SpinLockSpinThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.spin_lock_acquire_sample_rate(), a.spin_lock_acquire_sample_rate
            );
            let mut moved = a;
            moved.spin_lock_acquire_sample_rate = b.spin_lock_acquire_sample_rate;
            laws::only_moved(
                layout,
                "SpinLockAcquireSampleRate",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.spin_lock_contention_sample_rate(), a
                .spin_lock_contention_sample_rate
            );
            let mut moved = a;
            moved.spin_lock_contention_sample_rate = b.spin_lock_contention_sample_rate;
            laws::only_moved(
                layout,
                "SpinLockContentionSampleRate",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_stack_caching_information_v6_2_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_stack_caching_information::EventTraceStackCachingInformation;
    type V<'a> = etwspec::requests::event_trace_stack_caching_information::EventTraceStackCachingInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_stack_caching_information_v6_2_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_stack_caching_information::EventTraceStackCachingInformation;
    type V<'a> = etwspec::requests::event_trace_stack_caching_information::EventTraceStackCachingInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a;
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.trace_handle(), a.trace_handle);
            let mut moved = a;
            moved.trace_handle = b.trace_handle;
            laws::only_moved(layout, "TraceHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enabled(), a.enabled);
            let mut moved = a;
            moved.enabled = b.enabled;
            laws::only_moved(layout, "Enabled", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.cache_size(), a.cache_size);
            let mut moved = a;
            moved.cache_size = b.cache_size;
            laws::only_moved(layout, "CacheSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.bucket_count(), a.bucket_count);
            let mut moved = a;
            moved.bucket_count = b.bucket_count;
            laws::only_moved(layout, "BucketCount", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_trace_system_event_information_v6_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_system_event_information::EventTraceSystemEventInformation;
    type V<'a> = etwspec::requests::event_trace_system_event_information::EventTraceSystemEventInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn event_trace_system_event_information_v6_1_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_system_event_information::EventTraceSystemEventInformation;
    type V<'a> = etwspec::requests::event_trace_system_event_information::EventTraceSystemEventInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a.clone();
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.trace_handle(), a.trace_handle);
            let mut moved = a.clone();
            moved.trace_handle = b.trace_handle;
            laws::only_moved(
                layout,
                "TraceHandle",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_tag_filter_information_v6_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_tag_filter_information::EventTraceTagFilterInformation;
    type V<'a> = etwspec::requests::event_trace_tag_filter_information::EventTraceTagFilterInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn event_trace_tag_filter_information_v6_1_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_tag_filter_information::EventTraceTagFilterInformation;
    type V<'a> = etwspec::requests::event_trace_tag_filter_information::EventTraceTagFilterInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a.clone();
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.trace_handle(), a.trace_handle);
            let mut moved = a.clone();
            moved.trace_handle = b.trace_handle;
            laws::only_moved(
                layout,
                "TraceHandle",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_time_profile_information_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_time_profile_information::EventTraceTimeProfileInformation;
    type V<'a> = etwspec::requests::event_trace_time_profile_information::EventTraceTimeProfileInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_time_profile_information_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_time_profile_information::EventTraceTimeProfileInformation;
    type V<'a> = etwspec::requests::event_trace_time_profile_information::EventTraceTimeProfileInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a;
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.profile_interval(), a.profile_interval);
            let mut moved = a;
            moved.profile_interval = b.profile_interval;
            laws::only_moved(
                layout,
                "ProfileInterval",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_version_information_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_version_information::EventTraceVersionInformation;
    type V<'a> = etwspec::requests::event_trace_version_information::EventTraceVersionInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_version_information_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_version_information::EventTraceVersionInformation;
    type V<'a> = etwspec::requests::event_trace_version_information::EventTraceVersionInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a;
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.event_trace_kernel_version(), a.event_trace_kernel_version
            );
            let mut moved = a;
            moved.event_trace_kernel_version = b.event_trace_kernel_version;
            laws::only_moved(
                layout,
                "EventTraceKernelVersion",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn profile_source_info_v6_2_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::profile_source_info::ProfileSourceInfo;
    type V<'a> = etwspec::requests::profile_source_info::ProfileSourceInfoView<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn profile_source_info_v6_2_members_lie_where_the_table_says() {
    type T = etwspec::requests::profile_source_info::ProfileSourceInfo;
    type V<'a> = etwspec::requests::profile_source_info::ProfileSourceInfoView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.next_entry_offset(), a.next_entry_offset);
            let mut moved = a.clone();
            moved.next_entry_offset = b.next_entry_offset;
            laws::only_moved(
                layout,
                "NextEntryOffset",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.source(), a.source);
            let mut moved = a.clone();
            moved.source = b.source;
            laws::only_moved(layout, "Source", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.min_interval(), a.min_interval);
            let mut moved = a.clone();
            moved.min_interval = b.min_interval;
            laws::only_moved(
                layout,
                "MinInterval",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.max_interval(), a.max_interval);
            let mut moved = a.clone();
            moved.max_interval = b.max_interval;
            laws::only_moved(
                layout,
                "MaxInterval",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a.clone();
            moved.reserved = b.reserved;
            laws::only_moved(
                layout,
                "Reserved",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn trace_context_register_info_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::trace_context_register_info::TraceContextRegisterInfo;
    type V<'a> = etwspec::requests::trace_context_register_info::TraceContextRegisterInfoView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn trace_context_register_info_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::trace_context_register_info::TraceContextRegisterInfo;
    type V<'a> = etwspec::requests::trace_context_register_info::TraceContextRegisterInfoView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.register_types(), a.register_types);
            let mut moved = a;
            moved.register_types = b.register_types;
            laws::only_moved(layout, "RegisterTypes", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn trace_stack_caching_info_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::trace_stack_caching_info::TraceStackCachingInfo;
    type V<'a> = etwspec::requests::trace_stack_caching_info::TraceStackCachingInfoView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn trace_stack_caching_info_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::trace_stack_caching_info::TraceStackCachingInfo;
    type V<'a> = etwspec::requests::trace_stack_caching_info::TraceStackCachingInfoView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.enabled(), a.enabled);
            let mut moved = a;
            moved.enabled = b.enabled;
            laws::only_moved(layout, "Enabled", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.cache_size(), a.cache_size);
            let mut moved = a;
            moved.cache_size = b.cache_size;
            laws::only_moved(layout, "CacheSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.bucket_count(), a.bucket_count);
            let mut moved = a;
            moved.bucket_count = b.bucket_count;
            laws::only_moved(layout, "BucketCount", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_bloom_filter_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::etw_coverage_sampler_bloom_filter::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "ETW_COVERAGE_SAMPLER_BLOOM_FILTER"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::requests::etw_coverage_sampler_bloom_filter::EtwCoverageSamplerBloomFilter::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..24 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_bloom_info_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::etw_coverage_sampler_bloom_info::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "ETW_COVERAGE_SAMPLER_BLOOM_INFO"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::requests::etw_coverage_sampler_bloom_info::EtwCoverageSamplerBloomInfoX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..40 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::requests::etw_coverage_sampler_bloom_info::EtwCoverageSamplerBloomInfoX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..40 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_create_info_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::etw_coverage_sampler_create_info::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "ETW_COVERAGE_SAMPLER_CREATE_INFO"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::requests::etw_coverage_sampler_create_info::EtwCoverageSamplerCreateInfoX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..640 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::requests::etw_coverage_sampler_create_info::EtwCoverageSamplerCreateInfoX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..640 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_data_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::etw_coverage_sampler_data::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "ETW_COVERAGE_SAMPLER_DATA"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::requests::etw_coverage_sampler_data::EtwCoverageSamplerData::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..44 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_module_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::etw_coverage_sampler_module::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "ETW_COVERAGE_SAMPLER_MODULE"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::requests::etw_coverage_sampler_module::EtwCoverageSamplerModule::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..48 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_options_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::etw_coverage_sampler_options::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "ETW_COVERAGE_SAMPLER_OPTIONS"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::requests::etw_coverage_sampler_options::EtwCoverageSamplerOptions::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..592 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_option_flags_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::etw_coverage_sampler_option_flags::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "ETW_COVERAGE_SAMPLER_OPTION_FLAGS"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::requests::etw_coverage_sampler_option_flags::EtwCoverageSamplerOptionFlags::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..4 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_perf_info_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::etw_coverage_sampler_perf_info::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "ETW_COVERAGE_SAMPLER_PERF_INFO"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V2004X86(form))) => {
                    prop_assert_eq!(layout.form, "V2004X86");
                    prop_assert_eq!(
                        etwspec::requests::etw_coverage_sampler_perf_info::V2004X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V2004X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..464 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V2004X64(form))) => {
                    prop_assert_eq!(layout.form, "V2004X64");
                    prop_assert_eq!(
                        etwspec::requests::etw_coverage_sampler_perf_info::V2004X64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V2004X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..464 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V11_21h2X86(form))) => {
                    prop_assert_eq!(layout.form, "V11_21h2X86");
                    prop_assert_eq!(
                        etwspec::requests::etw_coverage_sampler_perf_info::EtwCoverageSamplerPerfInfoX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V11_21h2X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..584 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V11_21h2X64(form))) => {
                    prop_assert_eq!(layout.form, "V11_21h2X64");
                    prop_assert_eq!(
                        etwspec::requests::etw_coverage_sampler_perf_info::EtwCoverageSamplerPerfInfoX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V11_21h2X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..584 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_perf_stats_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::etw_coverage_sampler_perf_stats::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "ETW_COVERAGE_SAMPLER_PERF_STATS"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V2004(form))) => {
                    prop_assert_eq!(layout.form, "V2004");
                    prop_assert_eq!(
                        etwspec::requests::etw_coverage_sampler_perf_stats::V2004::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V2004(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..448 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V11_21h2(form))) => {
                    prop_assert_eq!(layout.form, "V11_21h2");
                    prop_assert_eq!(
                        etwspec::requests::etw_coverage_sampler_perf_stats::EtwCoverageSamplerPerfStats::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V11_21h2(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..568 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_query_info_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::etw_coverage_sampler_query_info::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "ETW_COVERAGE_SAMPLER_QUERY_INFO"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::requests::etw_coverage_sampler_query_info::EtwCoverageSamplerQueryInfoX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..60 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::requests::etw_coverage_sampler_query_info::EtwCoverageSamplerQueryInfoX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..64 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_sample_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::etw_coverage_sampler_sample::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "ETW_COVERAGE_SAMPLER_SAMPLE"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::requests::etw_coverage_sampler_sample::EtwCoverageSamplerSample::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_stats_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::etw_coverage_sampler_stats::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "ETW_COVERAGE_SAMPLER_STATS"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::requests::etw_coverage_sampler_stats::EtwCoverageSamplerStats::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..60 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_status_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::etw_coverage_sampler_status::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "ETW_COVERAGE_SAMPLER_STATUS"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::requests::etw_coverage_sampler_status::EtwCoverageSamplerStatus::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..1 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_status_info_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::etw_coverage_sampler_status_info::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "ETW_COVERAGE_SAMPLER_STATUS_INFO"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::requests::etw_coverage_sampler_status_info::EtwCoverageSamplerStatusInfoX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::requests::etw_coverage_sampler_status_info::EtwCoverageSamplerStatusInfoX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..24 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn etw_pmc_support_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::etw_pmc_support::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "ETW_PMC_SUPPORT" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_2X86(form))) => {
                    prop_assert_eq!(layout.form, "V6_2X86");
                    prop_assert_eq!(
                        etwspec::requests::etw_pmc_support::V6_2X86::from_slice(& bytes)
                        .ok(), Some(form.clone())
                    );
                    let any = Any::V6_2X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..32 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V6_2X64(form))) => {
                    prop_assert_eq!(layout.form, "V6_2X64");
                    prop_assert_eq!(
                        etwspec::requests::etw_pmc_support::V6_2X64::from_slice(& bytes)
                        .ok(), Some(form.clone())
                    );
                    let any = Any::V6_2X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..32 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V1703X86(form))) => {
                    prop_assert_eq!(layout.form, "V1703X86");
                    prop_assert_eq!(
                        etwspec::requests::etw_pmc_support::V1703X86::from_slice(& bytes)
                        .ok(), Some(form.clone())
                    );
                    let any = Any::V1703X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..48 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V1703X64(form))) => {
                    prop_assert_eq!(layout.form, "V1703X64");
                    prop_assert_eq!(
                        etwspec::requests::etw_pmc_support::V1703X64::from_slice(& bytes)
                        .ok(), Some(form.clone())
                    );
                    let any = Any::V1703X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..48 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V1903X86(form))) => {
                    prop_assert_eq!(layout.form, "V1903X86");
                    prop_assert_eq!(
                        etwspec::requests::etw_pmc_support::EtwPmcSupportX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V1903X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..20 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V1903X64(form))) => {
                    prop_assert_eq!(layout.form, "V1903X64");
                    prop_assert_eq!(
                        etwspec::requests::etw_pmc_support::EtwPmcSupportX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V1903X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..24 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_trace_coverage_sampler_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_coverage_sampler_information::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V1803X86(form))) => {
                    prop_assert_eq!(layout.form, "V1803X86");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_coverage_sampler_information::EventTraceCoverageSamplerInformationX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V1803X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..12 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V1803X64(form))) => {
                    prop_assert_eq!(layout.form, "V1803X64");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_coverage_sampler_information::EventTraceCoverageSamplerInformationX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V1803X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_trace_executive_resource_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_executive_resource_information::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_1(form))) => {
                    prop_assert_eq!(layout.form, "V6_1");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_executive_resource_information::EventTraceExecutiveResourceInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_1(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_trace_groupmask_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_groupmask_information::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_TRACE_GROUPMASK_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_0(form))) => {
                    prop_assert_eq!(layout.form, "V6_0");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_groupmask_information::EventTraceGroupmaskInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..48 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_trace_heap_tracing_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_heap_tracing_information::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_TRACE_HEAP_TRACING_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_1(form))) => {
                    prop_assert_eq!(layout.form, "V6_1");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_heap_tracing_information::EventTraceHeapTracingInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_1(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..4 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_trace_ipt_configuration_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_ipt_configuration_information::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_TRACE_IPT_CONFIGURATION_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_ipt_configuration_information::EventTraceIptConfigurationInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..24 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_trace_last_branch_configuration_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_last_branch_configuration_information::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V1709(form))) => {
                    prop_assert_eq!(layout.form, "V1709");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_last_branch_configuration_information::EventTraceLastBranchConfigurationInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V1709(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..108 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_trace_last_branch_event_id_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_last_branch_event_id::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_TRACE_LAST_BRANCH_EVENT_ID"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V1709(form))) => {
                    prop_assert_eq!(layout.form, "V1709");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_last_branch_event_id::EventTraceLastBranchEventId::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V1709(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..24 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_trace_lbr_configuration_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_lbr_configuration_information::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_TRACE_LBR_CONFIGURATION_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_lbr_configuration_information::EventTraceLbrConfigurationInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..24 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_trace_performance_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_performance_information::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_TRACE_PERFORMANCE_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_0(form))) => {
                    prop_assert_eq!(layout.form, "V6_0");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_performance_information::EventTracePerformanceInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_trace_processor_trace_configuration_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_processor_trace_configuration_information::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name
                        == "EVENT_TRACE_PROCESSOR_TRACE_CONFIGURATION_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V1803X86(form))) => {
                    prop_assert_eq!(layout.form, "V1803X86");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_processor_trace_configuration_information::EventTraceProcessorTraceConfigurationInformationX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V1803X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..24 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V1803X64(form))) => {
                    prop_assert_eq!(layout.form, "V1803X64");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_processor_trace_configuration_information::EventTraceProcessorTraceConfigurationInformationX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V1803X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..24 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_trace_profile_add_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_profile_add_information::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_TRACE_PROFILE_ADD_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V1803(form))) => {
                    prop_assert_eq!(layout.form, "V1803");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_profile_add_information::EventTraceProfileAddInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V1803(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..34 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_trace_profile_add_information_v2_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_profile_add_information_v2::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_TRACE_PROFILE_ADD_INFORMATION_V2"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V1803(form))) => {
                    prop_assert_eq!(layout.form, "V1803");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_profile_add_information_v2::EventTraceProfileAddInformationV2::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V1803(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_trace_profile_add_information_v3_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_profile_add_information_v3::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_TRACE_PROFILE_ADD_INFORMATION_V3"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_profile_add_information_v3::EventTraceProfileAddInformationV3::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_trace_profile_counter_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_profile_counter_information::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_TRACE_PROFILE_COUNTER_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_2(form))) => {
                    prop_assert_eq!(layout.form, "V6_2");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_profile_counter_information::EventTraceProfileCounterInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_2(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_trace_profile_list_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_profile_list_information::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_TRACE_PROFILE_LIST_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_2(form))) => {
                    prop_assert_eq!(layout.form, "V6_2");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_profile_list_information::EventTraceProfileListInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_2(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_trace_profile_remove_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_profile_remove_information::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_TRACE_PROFILE_REMOVE_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V1803(form))) => {
                    prop_assert_eq!(layout.form, "V1803");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_profile_remove_information::EventTraceProfileRemoveInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V1803(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..20 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_trace_session_security_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_session_security_information::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_TRACE_SESSION_SECURITY_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_0(form))) => {
                    prop_assert_eq!(layout.form, "V6_0");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_session_security_information::EventTraceSessionSecurityInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_trace_soft_restart_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_soft_restart_information::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_TRACE_SOFT_RESTART_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V1607(form))) => {
                    prop_assert_eq!(layout.form, "V1607");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_soft_restart_information::EventTraceSoftRestartInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V1607(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..18 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_trace_spinlock_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_spinlock_information::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_TRACE_SPINLOCK_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_1(form))) => {
                    prop_assert_eq!(layout.form, "V6_1");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_spinlock_information::V6_1::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_1(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V6_3(form))) => {
                    prop_assert_eq!(layout.form, "V6_3");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_spinlock_information::EventTraceSpinlockInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_3(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..20 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_trace_spinlock_information_v1_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_spinlock_information_v1::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_TRACE_SPINLOCK_INFORMATION_V1"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_3(form))) => {
                    prop_assert_eq!(layout.form, "V6_3");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_spinlock_information_v1::EventTraceSpinlockInformationV1::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_3(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_trace_stack_caching_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_stack_caching_information::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_TRACE_STACK_CACHING_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_2(form))) => {
                    prop_assert_eq!(layout.form, "V6_2");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_stack_caching_information::EventTraceStackCachingInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_2(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..32 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_trace_system_event_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_system_event_information::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_TRACE_SYSTEM_EVENT_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_1(form))) => {
                    prop_assert_eq!(layout.form, "V6_1");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_system_event_information::EventTraceSystemEventInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_1(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_trace_tag_filter_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_tag_filter_information::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_TRACE_TAG_FILTER_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_1(form))) => {
                    prop_assert_eq!(layout.form, "V6_1");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_tag_filter_information::EventTraceTagFilterInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_1(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_trace_time_profile_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_time_profile_information::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_TRACE_TIME_PROFILE_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_0(form))) => {
                    prop_assert_eq!(layout.form, "V6_0");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_time_profile_information::EventTraceTimeProfileInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn event_trace_version_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_version_information::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "EVENT_TRACE_VERSION_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_0(form))) => {
                    prop_assert_eq!(layout.form, "V6_0");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_version_information::EventTraceVersionInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn profile_source_info_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::profile_source_info::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "PROFILE_SOURCE_INFO"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_2(form))) => {
                    prop_assert_eq!(layout.form, "V6_2");
                    prop_assert_eq!(
                        etwspec::requests::profile_source_info::ProfileSourceInfo::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_2(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..24 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn trace_context_register_info_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::trace_context_register_info::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "TRACE_CONTEXT_REGISTER_INFO"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::requests::trace_context_register_info::TraceContextRegisterInfo::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn trace_stack_caching_info_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::trace_stack_caching_info::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "TRACE_STACK_CACHING_INFO"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::requests::trace_stack_caching_info::TraceStackCachingInfo::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..12 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn etw_coverage_sampler_information_class_names_and_values_stand_for_each_other() {
    type T = etwspec::requests::EtwCoverageSamplerInformationClass;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn event_trace_information_class_names_and_values_stand_for_each_other() {
    type T = etwspec::requests::EventTraceInformationClass;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn event_trace_profile_add_information_versions_names_and_values_stand_for_each_other() {
    type T = etwspec::requests::EventTraceProfileAddInformationVersions;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn kprofile_source_amd64_names_and_values_stand_for_each_other() {
    type T = etwspec::requests::KprofileSourceAmd64;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn kprofile_source_emon_names_and_values_stand_for_each_other() {
    type T = etwspec::requests::KprofileSourceEmon;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn trace_query_info_class_names_and_values_stand_for_each_other() {
    type T = etwspec::requests::TraceQueryInfoClass;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn etw_context_register_types_names_and_values_stand_for_each_other() {
    type T = etwspec::requests::EtwContextRegisterTypes;
    laws::values::<
        T,
    >(
        T::NAMES,
        T::from_name,
        |value| T::NAMES.iter().find(|(_, other)| *other == value).map(|(name, _)| *name),
    );
    laws::run(
        &any::<T>(),
        |value| {
            let named = value.names().fold(T::from(0), |all, (_, bits)| all | bits);
            prop_assert_eq!(named | value.unnamed(), value, "no bit is lost");
            Ok(())
        },
    );
}
#[test]
fn event_trace_last_branch_configuration_names_and_values_stand_for_each_other() {
    type T = etwspec::requests::EventTraceLastBranchConfiguration;
    laws::values::<
        T,
    >(
        T::NAMES,
        T::from_name,
        |value| T::NAMES.iter().find(|(_, other)| *other == value).map(|(name, _)| *name),
    );
    laws::run(
        &any::<T>(),
        |value| {
            let named = value.names().fold(T::from(0), |all, (_, bits)| all | bits);
            prop_assert_eq!(named | value.unnamed(), value, "no bit is lost");
            Ok(())
        },
    );
}
#[test]
fn tracelog_access_names_and_values_stand_for_each_other() {
    type T = etwspec::requests::TracelogAccess;
    laws::values::<
        T,
    >(
        T::NAMES,
        T::from_name,
        |value| T::NAMES.iter().find(|(_, other)| *other == value).map(|(name, _)| *name),
    );
    laws::run(
        &any::<T>(),
        |value| {
            let named = value.names().fold(T::from(0), |all, (_, bits)| all | bits);
            prop_assert_eq!(named | value.unnamed(), value, "no bit is lost");
            Ok(())
        },
    );
}
