// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `requests::session`.
#![cfg(feature = "requests")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn etw_ext_pids_item_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_ext_pids_item::EtwExtPidsItem;
    type V<'a> = etwspec::requests::session::etw_ext_pids_item::EtwExtPidsItemView<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn etw_ext_pids_item_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_ext_pids_item::EtwExtPidsItem;
    type V<'a> = etwspec::requests::session::etw_ext_pids_item::EtwExtPidsItemView<'a>;
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
            prop_assert_eq!(view.header().to_value(), a.header());
            let mut moved = a.clone();
            moved.set_header(b.header());
            laws::only_moved(layout, "Header", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_ext_stackwalk_filter_item_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_ext_stackwalk_filter_item::EtwExtStackwalkFilterItem;
    type V<'a> = etwspec::requests::session::etw_ext_stackwalk_filter_item::EtwExtStackwalkFilterItemView<
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
fn etw_ext_stackwalk_filter_item_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_ext_stackwalk_filter_item::EtwExtStackwalkFilterItem;
    type V<'a> = etwspec::requests::session::etw_ext_stackwalk_filter_item::EtwExtStackwalkFilterItemView<
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
            prop_assert_eq!(view.header().to_value(), a.header());
            let mut moved = a.clone();
            moved.set_header(b.header());
            laws::only_moved(layout, "Header", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_stack_caching_config_v6_2_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_stack_caching_config::EtwStackCachingConfig;
    type V<'a> = etwspec::requests::session::etw_stack_caching_config::EtwStackCachingConfigView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_stack_caching_config_v6_2_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_stack_caching_config::EtwStackCachingConfig;
    type V<'a> = etwspec::requests::session::etw_stack_caching_config::EtwStackCachingConfigView<
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
            prop_assert_eq!(view.cache_size(), a.cache_size());
            let mut moved = a;
            moved.set_cache_size(b.cache_size());
            laws::only_moved(layout, "CacheSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.bucket_count(), a.bucket_count());
            let mut moved = a;
            moved.set_bucket_count(b.bucket_count());
            laws::only_moved(layout, "BucketCount", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_trace_properties_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::event_trace_properties::V5_0X86;
    type V<'a> = etwspec::requests::session::event_trace_properties::V5_0X86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_properties_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::event_trace_properties::V5_0X86;
    type V<'a> = etwspec::requests::session::event_trace_properties::V5_0X86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode().to_value(), a.wnode());
            let mut moved = a;
            moved.set_wnode(b.wnode());
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size());
            let mut moved = a;
            moved.set_buffer_size(b.buffer_size());
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minimum_buffers(), a.minimum_buffers());
            let mut moved = a;
            moved.set_minimum_buffers(b.minimum_buffers());
            laws::only_moved(
                layout,
                "MinimumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_buffers(), a.maximum_buffers());
            let mut moved = a;
            moved.set_maximum_buffers(b.maximum_buffers());
            laws::only_moved(
                layout,
                "MaximumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size());
            let mut moved = a;
            moved.set_maximum_file_size(b.maximum_file_size());
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode());
            let mut moved = a;
            moved.set_log_file_mode(b.log_file_mode());
            laws::only_moved(layout, "LogFileMode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_timer(), a.flush_timer());
            let mut moved = a;
            moved.set_flush_timer(b.flush_timer());
            laws::only_moved(layout, "FlushTimer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_flags(), a.enable_flags());
            let mut moved = a;
            moved.set_enable_flags(b.enable_flags());
            laws::only_moved(layout, "EnableFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.age_limit(), a.age_limit());
            let mut moved = a;
            moved.set_age_limit(b.age_limit());
            laws::only_moved(layout, "AgeLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_buffers(), a.number_of_buffers());
            let mut moved = a;
            moved.set_number_of_buffers(b.number_of_buffers());
            laws::only_moved(
                layout,
                "NumberOfBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.free_buffers(), a.free_buffers());
            let mut moved = a;
            moved.set_free_buffers(b.free_buffers());
            laws::only_moved(layout, "FreeBuffers", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost());
            let mut moved = a;
            moved.set_events_lost(b.events_lost());
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffers_written(), a.buffers_written());
            let mut moved = a;
            moved.set_buffers_written(b.buffers_written());
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_buffers_lost(), a.log_buffers_lost());
            let mut moved = a;
            moved.set_log_buffers_lost(b.log_buffers_lost());
            laws::only_moved(
                layout,
                "LogBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.real_time_buffers_lost(), a.real_time_buffers_lost());
            let mut moved = a;
            moved.set_real_time_buffers_lost(b.real_time_buffers_lost());
            laws::only_moved(
                layout,
                "RealTimeBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id(), a.logger_thread_id());
            let mut moved = a;
            moved.set_logger_thread_id(b.logger_thread_id());
            laws::only_moved(
                layout,
                "LoggerThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_name_offset(), a.log_file_name_offset());
            let mut moved = a;
            moved.set_log_file_name_offset(b.log_file_name_offset());
            laws::only_moved(
                layout,
                "LogFileNameOffset",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_name_offset(), a.logger_name_offset());
            let mut moved = a;
            moved.set_logger_name_offset(b.logger_name_offset());
            laws::only_moved(
                layout,
                "LoggerNameOffset",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_properties_v5_0x86_data_end_where_the_header_says() {
    type T = etwspec::requests::session::event_trace_properties::V5_0X86;
    type V<'a> = etwspec::requests::session::event_trace_properties::V5_0X86View<'a>;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn event_trace_properties_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::event_trace_properties::V5_0X64;
    type V<'a> = etwspec::requests::session::event_trace_properties::V5_0X64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_properties_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::event_trace_properties::V5_0X64;
    type V<'a> = etwspec::requests::session::event_trace_properties::V5_0X64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode().to_value(), a.wnode());
            let mut moved = a;
            moved.set_wnode(b.wnode());
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size());
            let mut moved = a;
            moved.set_buffer_size(b.buffer_size());
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minimum_buffers(), a.minimum_buffers());
            let mut moved = a;
            moved.set_minimum_buffers(b.minimum_buffers());
            laws::only_moved(
                layout,
                "MinimumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_buffers(), a.maximum_buffers());
            let mut moved = a;
            moved.set_maximum_buffers(b.maximum_buffers());
            laws::only_moved(
                layout,
                "MaximumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size());
            let mut moved = a;
            moved.set_maximum_file_size(b.maximum_file_size());
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode());
            let mut moved = a;
            moved.set_log_file_mode(b.log_file_mode());
            laws::only_moved(layout, "LogFileMode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_timer(), a.flush_timer());
            let mut moved = a;
            moved.set_flush_timer(b.flush_timer());
            laws::only_moved(layout, "FlushTimer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_flags(), a.enable_flags());
            let mut moved = a;
            moved.set_enable_flags(b.enable_flags());
            laws::only_moved(layout, "EnableFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.age_limit(), a.age_limit());
            let mut moved = a;
            moved.set_age_limit(b.age_limit());
            laws::only_moved(layout, "AgeLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_buffers(), a.number_of_buffers());
            let mut moved = a;
            moved.set_number_of_buffers(b.number_of_buffers());
            laws::only_moved(
                layout,
                "NumberOfBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.free_buffers(), a.free_buffers());
            let mut moved = a;
            moved.set_free_buffers(b.free_buffers());
            laws::only_moved(layout, "FreeBuffers", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost());
            let mut moved = a;
            moved.set_events_lost(b.events_lost());
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffers_written(), a.buffers_written());
            let mut moved = a;
            moved.set_buffers_written(b.buffers_written());
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_buffers_lost(), a.log_buffers_lost());
            let mut moved = a;
            moved.set_log_buffers_lost(b.log_buffers_lost());
            laws::only_moved(
                layout,
                "LogBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.real_time_buffers_lost(), a.real_time_buffers_lost());
            let mut moved = a;
            moved.set_real_time_buffers_lost(b.real_time_buffers_lost());
            laws::only_moved(
                layout,
                "RealTimeBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id(), a.logger_thread_id());
            let mut moved = a;
            moved.set_logger_thread_id(b.logger_thread_id());
            laws::only_moved(
                layout,
                "LoggerThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_name_offset(), a.log_file_name_offset());
            let mut moved = a;
            moved.set_log_file_name_offset(b.log_file_name_offset());
            laws::only_moved(
                layout,
                "LogFileNameOffset",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_name_offset(), a.logger_name_offset());
            let mut moved = a;
            moved.set_logger_name_offset(b.logger_name_offset());
            laws::only_moved(
                layout,
                "LoggerNameOffset",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_properties_v5_0x64_data_end_where_the_header_says() {
    type T = etwspec::requests::session::event_trace_properties::V5_0X64;
    type V<'a> = etwspec::requests::session::event_trace_properties::V5_0X64View<'a>;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn event_trace_properties_v6_3x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::event_trace_properties::EventTraceProperties32;
    type V<'a> = etwspec::requests::session::event_trace_properties::EventTraceProperties32View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_properties_v6_3x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::event_trace_properties::EventTraceProperties32;
    type V<'a> = etwspec::requests::session::event_trace_properties::EventTraceProperties32View<
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
            prop_assert_eq!(view.wnode().to_value(), a.wnode());
            let mut moved = a;
            moved.set_wnode(b.wnode());
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size());
            let mut moved = a;
            moved.set_buffer_size(b.buffer_size());
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minimum_buffers(), a.minimum_buffers());
            let mut moved = a;
            moved.set_minimum_buffers(b.minimum_buffers());
            laws::only_moved(
                layout,
                "MinimumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_buffers(), a.maximum_buffers());
            let mut moved = a;
            moved.set_maximum_buffers(b.maximum_buffers());
            laws::only_moved(
                layout,
                "MaximumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size());
            let mut moved = a;
            moved.set_maximum_file_size(b.maximum_file_size());
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode());
            let mut moved = a;
            moved.set_log_file_mode(b.log_file_mode());
            laws::only_moved(layout, "LogFileMode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_timer(), a.flush_timer());
            let mut moved = a;
            moved.set_flush_timer(b.flush_timer());
            laws::only_moved(layout, "FlushTimer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_flags(), a.enable_flags());
            let mut moved = a;
            moved.set_enable_flags(b.enable_flags());
            laws::only_moved(layout, "EnableFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.age_limit(), a.age_limit());
            let mut moved = a;
            moved.set_age_limit(b.age_limit());
            laws::only_moved(layout, "AgeLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_threshold(), a.flush_threshold());
            let mut moved = a;
            moved.set_flush_threshold(b.flush_threshold());
            laws::only_moved(
                layout,
                "FlushThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.number_of_buffers(), a.number_of_buffers());
            let mut moved = a;
            moved.set_number_of_buffers(b.number_of_buffers());
            laws::only_moved(
                layout,
                "NumberOfBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.free_buffers(), a.free_buffers());
            let mut moved = a;
            moved.set_free_buffers(b.free_buffers());
            laws::only_moved(layout, "FreeBuffers", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost());
            let mut moved = a;
            moved.set_events_lost(b.events_lost());
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffers_written(), a.buffers_written());
            let mut moved = a;
            moved.set_buffers_written(b.buffers_written());
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_buffers_lost(), a.log_buffers_lost());
            let mut moved = a;
            moved.set_log_buffers_lost(b.log_buffers_lost());
            laws::only_moved(
                layout,
                "LogBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.real_time_buffers_lost(), a.real_time_buffers_lost());
            let mut moved = a;
            moved.set_real_time_buffers_lost(b.real_time_buffers_lost());
            laws::only_moved(
                layout,
                "RealTimeBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id(), a.logger_thread_id());
            let mut moved = a;
            moved.set_logger_thread_id(b.logger_thread_id());
            laws::only_moved(
                layout,
                "LoggerThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_name_offset(), a.log_file_name_offset());
            let mut moved = a;
            moved.set_log_file_name_offset(b.log_file_name_offset());
            laws::only_moved(
                layout,
                "LogFileNameOffset",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_name_offset(), a.logger_name_offset());
            let mut moved = a;
            moved.set_logger_name_offset(b.logger_name_offset());
            laws::only_moved(
                layout,
                "LoggerNameOffset",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_properties_v6_3x86_data_end_where_the_header_says() {
    type T = etwspec::requests::session::event_trace_properties::EventTraceProperties32;
    type V<'a> = etwspec::requests::session::event_trace_properties::EventTraceProperties32View<
        'a,
    >;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn event_trace_properties_v6_3x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::event_trace_properties::EventTraceProperties64;
    type V<'a> = etwspec::requests::session::event_trace_properties::EventTraceProperties64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_properties_v6_3x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::event_trace_properties::EventTraceProperties64;
    type V<'a> = etwspec::requests::session::event_trace_properties::EventTraceProperties64View<
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
            prop_assert_eq!(view.wnode().to_value(), a.wnode());
            let mut moved = a;
            moved.set_wnode(b.wnode());
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size());
            let mut moved = a;
            moved.set_buffer_size(b.buffer_size());
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minimum_buffers(), a.minimum_buffers());
            let mut moved = a;
            moved.set_minimum_buffers(b.minimum_buffers());
            laws::only_moved(
                layout,
                "MinimumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_buffers(), a.maximum_buffers());
            let mut moved = a;
            moved.set_maximum_buffers(b.maximum_buffers());
            laws::only_moved(
                layout,
                "MaximumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size());
            let mut moved = a;
            moved.set_maximum_file_size(b.maximum_file_size());
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode());
            let mut moved = a;
            moved.set_log_file_mode(b.log_file_mode());
            laws::only_moved(layout, "LogFileMode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_timer(), a.flush_timer());
            let mut moved = a;
            moved.set_flush_timer(b.flush_timer());
            laws::only_moved(layout, "FlushTimer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_flags(), a.enable_flags());
            let mut moved = a;
            moved.set_enable_flags(b.enable_flags());
            laws::only_moved(layout, "EnableFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.age_limit(), a.age_limit());
            let mut moved = a;
            moved.set_age_limit(b.age_limit());
            laws::only_moved(layout, "AgeLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_threshold(), a.flush_threshold());
            let mut moved = a;
            moved.set_flush_threshold(b.flush_threshold());
            laws::only_moved(
                layout,
                "FlushThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.number_of_buffers(), a.number_of_buffers());
            let mut moved = a;
            moved.set_number_of_buffers(b.number_of_buffers());
            laws::only_moved(
                layout,
                "NumberOfBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.free_buffers(), a.free_buffers());
            let mut moved = a;
            moved.set_free_buffers(b.free_buffers());
            laws::only_moved(layout, "FreeBuffers", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost());
            let mut moved = a;
            moved.set_events_lost(b.events_lost());
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffers_written(), a.buffers_written());
            let mut moved = a;
            moved.set_buffers_written(b.buffers_written());
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_buffers_lost(), a.log_buffers_lost());
            let mut moved = a;
            moved.set_log_buffers_lost(b.log_buffers_lost());
            laws::only_moved(
                layout,
                "LogBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.real_time_buffers_lost(), a.real_time_buffers_lost());
            let mut moved = a;
            moved.set_real_time_buffers_lost(b.real_time_buffers_lost());
            laws::only_moved(
                layout,
                "RealTimeBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id(), a.logger_thread_id());
            let mut moved = a;
            moved.set_logger_thread_id(b.logger_thread_id());
            laws::only_moved(
                layout,
                "LoggerThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_name_offset(), a.log_file_name_offset());
            let mut moved = a;
            moved.set_log_file_name_offset(b.log_file_name_offset());
            laws::only_moved(
                layout,
                "LogFileNameOffset",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_name_offset(), a.logger_name_offset());
            let mut moved = a;
            moved.set_logger_name_offset(b.logger_name_offset());
            laws::only_moved(
                layout,
                "LoggerNameOffset",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_properties_v6_3x64_data_end_where_the_header_says() {
    type T = etwspec::requests::session::event_trace_properties::EventTraceProperties64;
    type V<'a> = etwspec::requests::session::event_trace_properties::EventTraceProperties64View<
        'a,
    >;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn event_trace_properties_v2_v1703x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::event_trace_properties_v2::EventTracePropertiesV232;
    type V<'a> = etwspec::requests::session::event_trace_properties_v2::EventTracePropertiesV232View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_properties_v2_v1703x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::event_trace_properties_v2::EventTracePropertiesV232;
    type V<'a> = etwspec::requests::session::event_trace_properties_v2::EventTracePropertiesV232View<
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
            prop_assert_eq!(view.wnode().to_value(), a.wnode());
            let mut moved = a;
            moved.set_wnode(b.wnode());
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size());
            let mut moved = a;
            moved.set_buffer_size(b.buffer_size());
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minimum_buffers(), a.minimum_buffers());
            let mut moved = a;
            moved.set_minimum_buffers(b.minimum_buffers());
            laws::only_moved(
                layout,
                "MinimumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_buffers(), a.maximum_buffers());
            let mut moved = a;
            moved.set_maximum_buffers(b.maximum_buffers());
            laws::only_moved(
                layout,
                "MaximumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size());
            let mut moved = a;
            moved.set_maximum_file_size(b.maximum_file_size());
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode());
            let mut moved = a;
            moved.set_log_file_mode(b.log_file_mode());
            laws::only_moved(layout, "LogFileMode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_timer(), a.flush_timer());
            let mut moved = a;
            moved.set_flush_timer(b.flush_timer());
            laws::only_moved(layout, "FlushTimer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_flags(), a.enable_flags());
            let mut moved = a;
            moved.set_enable_flags(b.enable_flags());
            laws::only_moved(layout, "EnableFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.age_limit(), a.age_limit());
            let mut moved = a;
            moved.set_age_limit(b.age_limit());
            laws::only_moved(layout, "AgeLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_threshold(), a.flush_threshold());
            let mut moved = a;
            moved.set_flush_threshold(b.flush_threshold());
            laws::only_moved(
                layout,
                "FlushThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.number_of_buffers(), a.number_of_buffers());
            let mut moved = a;
            moved.set_number_of_buffers(b.number_of_buffers());
            laws::only_moved(
                layout,
                "NumberOfBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.free_buffers(), a.free_buffers());
            let mut moved = a;
            moved.set_free_buffers(b.free_buffers());
            laws::only_moved(layout, "FreeBuffers", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost());
            let mut moved = a;
            moved.set_events_lost(b.events_lost());
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffers_written(), a.buffers_written());
            let mut moved = a;
            moved.set_buffers_written(b.buffers_written());
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_buffers_lost(), a.log_buffers_lost());
            let mut moved = a;
            moved.set_log_buffers_lost(b.log_buffers_lost());
            laws::only_moved(
                layout,
                "LogBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.real_time_buffers_lost(), a.real_time_buffers_lost());
            let mut moved = a;
            moved.set_real_time_buffers_lost(b.real_time_buffers_lost());
            laws::only_moved(
                layout,
                "RealTimeBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id(), a.logger_thread_id());
            let mut moved = a;
            moved.set_logger_thread_id(b.logger_thread_id());
            laws::only_moved(
                layout,
                "LoggerThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_name_offset(), a.log_file_name_offset());
            let mut moved = a;
            moved.set_log_file_name_offset(b.log_file_name_offset());
            laws::only_moved(
                layout,
                "LogFileNameOffset",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_name_offset(), a.logger_name_offset());
            let mut moved = a;
            moved.set_logger_name_offset(b.logger_name_offset());
            laws::only_moved(
                layout,
                "LoggerNameOffset",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.version_number(), a.version_number());
            let mut moved = a;
            moved.set_version_number(b.version_number());
            laws::only_moved(layout, "VersionNumber", &before, &from, &moved.to_bytes());
            moved.set_version_number(!0u32);
            laws::only_moved(
                layout,
                "VersionNumber",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.v2_control(), a.v2_control());
            let mut moved = a;
            moved.set_v2_control(b.v2_control());
            laws::only_moved(layout, "V2Control", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.filter_desc_count(), a.filter_desc_count());
            let mut moved = a;
            moved.set_filter_desc_count(b.filter_desc_count());
            laws::only_moved(
                layout,
                "FilterDescCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.filter_desc(), a.filter_desc());
            let mut moved = a;
            moved.set_filter_desc(b.filter_desc());
            laws::only_moved(layout, "FilterDesc", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.wow(), a.wow());
            let mut moved = a;
            moved.set_wow(b.wow());
            laws::only_moved(layout, "Wow", &before, &from, &moved.to_bytes());
            moved.set_wow(!0u32);
            laws::only_moved(layout, "Wow", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.qpc_delta_tracking(), a.qpc_delta_tracking());
            let mut moved = a;
            moved.set_qpc_delta_tracking(b.qpc_delta_tracking());
            laws::only_moved(
                layout,
                "QpcDeltaTracking",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_qpc_delta_tracking(!0u32);
            laws::only_moved(
                layout,
                "QpcDeltaTracking",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.v2_options(), a.v2_options());
            let mut moved = a;
            moved.set_v2_options(b.v2_options());
            laws::only_moved(layout, "V2Options", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_trace_properties_v2_v1703x86_data_end_where_the_header_says() {
    type T = etwspec::requests::session::event_trace_properties_v2::EventTracePropertiesV232;
    type V<'a> = etwspec::requests::session::event_trace_properties_v2::EventTracePropertiesV232View<
        'a,
    >;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn event_trace_properties_v2_v1703x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::event_trace_properties_v2::EventTracePropertiesV264;
    type V<'a> = etwspec::requests::session::event_trace_properties_v2::EventTracePropertiesV264View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_properties_v2_v1703x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::event_trace_properties_v2::EventTracePropertiesV264;
    type V<'a> = etwspec::requests::session::event_trace_properties_v2::EventTracePropertiesV264View<
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
            prop_assert_eq!(view.wnode().to_value(), a.wnode());
            let mut moved = a;
            moved.set_wnode(b.wnode());
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size());
            let mut moved = a;
            moved.set_buffer_size(b.buffer_size());
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minimum_buffers(), a.minimum_buffers());
            let mut moved = a;
            moved.set_minimum_buffers(b.minimum_buffers());
            laws::only_moved(
                layout,
                "MinimumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_buffers(), a.maximum_buffers());
            let mut moved = a;
            moved.set_maximum_buffers(b.maximum_buffers());
            laws::only_moved(
                layout,
                "MaximumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size());
            let mut moved = a;
            moved.set_maximum_file_size(b.maximum_file_size());
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode());
            let mut moved = a;
            moved.set_log_file_mode(b.log_file_mode());
            laws::only_moved(layout, "LogFileMode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_timer(), a.flush_timer());
            let mut moved = a;
            moved.set_flush_timer(b.flush_timer());
            laws::only_moved(layout, "FlushTimer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_flags(), a.enable_flags());
            let mut moved = a;
            moved.set_enable_flags(b.enable_flags());
            laws::only_moved(layout, "EnableFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.age_limit(), a.age_limit());
            let mut moved = a;
            moved.set_age_limit(b.age_limit());
            laws::only_moved(layout, "AgeLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_threshold(), a.flush_threshold());
            let mut moved = a;
            moved.set_flush_threshold(b.flush_threshold());
            laws::only_moved(
                layout,
                "FlushThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.number_of_buffers(), a.number_of_buffers());
            let mut moved = a;
            moved.set_number_of_buffers(b.number_of_buffers());
            laws::only_moved(
                layout,
                "NumberOfBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.free_buffers(), a.free_buffers());
            let mut moved = a;
            moved.set_free_buffers(b.free_buffers());
            laws::only_moved(layout, "FreeBuffers", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost());
            let mut moved = a;
            moved.set_events_lost(b.events_lost());
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffers_written(), a.buffers_written());
            let mut moved = a;
            moved.set_buffers_written(b.buffers_written());
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_buffers_lost(), a.log_buffers_lost());
            let mut moved = a;
            moved.set_log_buffers_lost(b.log_buffers_lost());
            laws::only_moved(
                layout,
                "LogBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.real_time_buffers_lost(), a.real_time_buffers_lost());
            let mut moved = a;
            moved.set_real_time_buffers_lost(b.real_time_buffers_lost());
            laws::only_moved(
                layout,
                "RealTimeBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id(), a.logger_thread_id());
            let mut moved = a;
            moved.set_logger_thread_id(b.logger_thread_id());
            laws::only_moved(
                layout,
                "LoggerThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_name_offset(), a.log_file_name_offset());
            let mut moved = a;
            moved.set_log_file_name_offset(b.log_file_name_offset());
            laws::only_moved(
                layout,
                "LogFileNameOffset",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_name_offset(), a.logger_name_offset());
            let mut moved = a;
            moved.set_logger_name_offset(b.logger_name_offset());
            laws::only_moved(
                layout,
                "LoggerNameOffset",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.version_number(), a.version_number());
            let mut moved = a;
            moved.set_version_number(b.version_number());
            laws::only_moved(layout, "VersionNumber", &before, &from, &moved.to_bytes());
            moved.set_version_number(!0u32);
            laws::only_moved(
                layout,
                "VersionNumber",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.v2_control(), a.v2_control());
            let mut moved = a;
            moved.set_v2_control(b.v2_control());
            laws::only_moved(layout, "V2Control", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.filter_desc_count(), a.filter_desc_count());
            let mut moved = a;
            moved.set_filter_desc_count(b.filter_desc_count());
            laws::only_moved(
                layout,
                "FilterDescCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.filter_desc(), a.filter_desc());
            let mut moved = a;
            moved.set_filter_desc(b.filter_desc());
            laws::only_moved(layout, "FilterDesc", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.wow(), a.wow());
            let mut moved = a;
            moved.set_wow(b.wow());
            laws::only_moved(layout, "Wow", &before, &from, &moved.to_bytes());
            moved.set_wow(!0u32);
            laws::only_moved(layout, "Wow", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.qpc_delta_tracking(), a.qpc_delta_tracking());
            let mut moved = a;
            moved.set_qpc_delta_tracking(b.qpc_delta_tracking());
            laws::only_moved(
                layout,
                "QpcDeltaTracking",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_qpc_delta_tracking(!0u32);
            laws::only_moved(
                layout,
                "QpcDeltaTracking",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.v2_options(), a.v2_options());
            let mut moved = a;
            moved.set_v2_options(b.v2_options());
            laws::only_moved(layout, "V2Options", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_trace_properties_v2_v1703x64_data_end_where_the_header_says() {
    type T = etwspec::requests::session::event_trace_properties_v2::EventTracePropertiesV264;
    type V<'a> = etwspec::requests::session::event_trace_properties_v2::EventTracePropertiesV264View<
        'a,
    >;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn trace_enable_flag_extension_v5_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::trace_enable_flag_extension::TraceEnableFlagExtension;
    type V<'a> = etwspec::requests::session::trace_enable_flag_extension::TraceEnableFlagExtensionView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn trace_enable_flag_extension_v5_1_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::trace_enable_flag_extension::TraceEnableFlagExtension;
    type V<'a> = etwspec::requests::session::trace_enable_flag_extension::TraceEnableFlagExtensionView<
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
            prop_assert_eq!(view.offset(), a.offset());
            let mut moved = a;
            moved.set_offset(b.offset());
            laws::only_moved(layout, "Offset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.length(), a.length());
            let mut moved = a;
            moved.set_length(b.length());
            laws::only_moved(layout, "Length", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flag(), a.flag());
            let mut moved = a;
            moved.set_flag(b.flag());
            laws::only_moved(layout, "Flag", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn trace_enable_flag_ext_header_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::trace_enable_flag_ext_header::TraceEnableFlagExtHeader;
    type V<'a> = etwspec::requests::session::trace_enable_flag_ext_header::TraceEnableFlagExtHeaderView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn trace_enable_flag_ext_header_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::trace_enable_flag_ext_header::TraceEnableFlagExtHeader;
    type V<'a> = etwspec::requests::session::trace_enable_flag_ext_header::TraceEnableFlagExtHeaderView<
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
            prop_assert_eq!(view.length(), a.length());
            let mut moved = a;
            moved.set_length(b.length());
            laws::only_moved(layout, "Length", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.items(), a.items());
            let mut moved = a;
            moved.set_items(b.items());
            laws::only_moved(layout, "Items", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn trace_enable_flag_ext_item_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::trace_enable_flag_ext_item::TraceEnableFlagExtItem;
    type V<'a> = etwspec::requests::session::trace_enable_flag_ext_item::TraceEnableFlagExtItemView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn trace_enable_flag_ext_item_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::trace_enable_flag_ext_item::TraceEnableFlagExtItem;
    type V<'a> = etwspec::requests::session::trace_enable_flag_ext_item::TraceEnableFlagExtItemView<
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
            prop_assert_eq!(view.offset(), a.offset());
            let mut moved = a;
            moved.set_offset(b.offset());
            laws::only_moved(layout, "Offset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.kind(), a.kind());
            let mut moved = a;
            moved.set_kind(b.kind());
            laws::only_moved(layout, "Type", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn unicode_string_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::unicode_string::UnicodeString32;
    type V<'a> = etwspec::requests::session::unicode_string::UnicodeString32View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn unicode_string_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::unicode_string::UnicodeString32;
    type V<'a> = etwspec::requests::session::unicode_string::UnicodeString32View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.length(), a.length());
            let mut moved = a;
            moved.set_length(b.length());
            laws::only_moved(layout, "Length", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.maximum_length(), a.maximum_length());
            let mut moved = a;
            moved.set_maximum_length(b.maximum_length());
            laws::only_moved(layout, "MaximumLength", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer(), a.buffer());
            let mut moved = a;
            moved.set_buffer(b.buffer());
            laws::only_moved(layout, "Buffer", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn unicode_string_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::unicode_string::UnicodeString64;
    type V<'a> = etwspec::requests::session::unicode_string::UnicodeString64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn unicode_string_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::unicode_string::UnicodeString64;
    type V<'a> = etwspec::requests::session::unicode_string::UnicodeString64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.length(), a.length());
            let mut moved = a;
            moved.set_length(b.length());
            laws::only_moved(layout, "Length", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.maximum_length(), a.maximum_length());
            let mut moved = a;
            moved.set_maximum_length(b.maximum_length());
            laws::only_moved(layout, "MaximumLength", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer(), a.buffer());
            let mut moved = a;
            moved.set_buffer(b.buffer());
            laws::only_moved(layout, "Buffer", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn unicode_string64_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::unicode_string64::UnicodeString64;
    type V<'a> = etwspec::requests::session::unicode_string64::UnicodeString64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn unicode_string64_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::unicode_string64::UnicodeString64;
    type V<'a> = etwspec::requests::session::unicode_string64::UnicodeString64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.length(), a.length());
            let mut moved = a;
            moved.set_length(b.length());
            laws::only_moved(layout, "Length", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.maximum_length(), a.maximum_length());
            let mut moved = a;
            moved.set_maximum_length(b.maximum_length());
            laws::only_moved(layout, "MaximumLength", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer(), a.buffer());
            let mut moved = a;
            moved.set_buffer(b.buffer());
            laws::only_moved(layout, "Buffer", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_logger_information_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::wmi_logger_information::V5_0X86;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V5_0X86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_logger_information_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::wmi_logger_information::V5_0X86;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V5_0X86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode().to_value(), a.wnode());
            let mut moved = a;
            moved.set_wnode(b.wnode());
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size());
            let mut moved = a;
            moved.set_buffer_size(b.buffer_size());
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minimum_buffers(), a.minimum_buffers());
            let mut moved = a;
            moved.set_minimum_buffers(b.minimum_buffers());
            laws::only_moved(
                layout,
                "MinimumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_buffers(), a.maximum_buffers());
            let mut moved = a;
            moved.set_maximum_buffers(b.maximum_buffers());
            laws::only_moved(
                layout,
                "MaximumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size());
            let mut moved = a;
            moved.set_maximum_file_size(b.maximum_file_size());
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode());
            let mut moved = a;
            moved.set_log_file_mode(b.log_file_mode());
            laws::only_moved(layout, "LogFileMode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_timer(), a.flush_timer());
            let mut moved = a;
            moved.set_flush_timer(b.flush_timer());
            laws::only_moved(layout, "FlushTimer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_flags(), a.enable_flags());
            let mut moved = a;
            moved.set_enable_flags(b.enable_flags());
            laws::only_moved(layout, "EnableFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.age_limit(), a.age_limit());
            let mut moved = a;
            moved.set_age_limit(b.age_limit());
            laws::only_moved(layout, "AgeLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle(), a.log_file_handle());
            let mut moved = a;
            moved.set_log_file_handle(b.log_file_handle());
            laws::only_moved(layout, "LogFileHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_buffers(), a.number_of_buffers());
            let mut moved = a;
            moved.set_number_of_buffers(b.number_of_buffers());
            laws::only_moved(
                layout,
                "NumberOfBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.instance_count(), a.instance_count());
            let mut moved = a;
            moved.set_instance_count(b.instance_count());
            laws::only_moved(layout, "InstanceCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.free_buffers(), a.free_buffers());
            let mut moved = a;
            moved.set_free_buffers(b.free_buffers());
            laws::only_moved(layout, "FreeBuffers", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_id(), a.instance_id());
            let mut moved = a;
            moved.set_instance_id(b.instance_id());
            laws::only_moved(layout, "InstanceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost());
            let mut moved = a;
            moved.set_events_lost(b.events_lost());
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors());
            let mut moved = a;
            moved.set_number_of_processors(b.number_of_processors());
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.buffers_written(), a.buffers_written());
            let mut moved = a;
            moved.set_buffers_written(b.buffers_written());
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_buffers_lost(), a.log_buffers_lost());
            let mut moved = a;
            moved.set_log_buffers_lost(b.log_buffers_lost());
            laws::only_moved(
                layout,
                "LogBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.real_time_buffers_lost(), a.real_time_buffers_lost());
            let mut moved = a;
            moved.set_real_time_buffers_lost(b.real_time_buffers_lost());
            laws::only_moved(
                layout,
                "RealTimeBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id(), a.logger_thread_id());
            let mut moved = a;
            moved.set_logger_thread_id(b.logger_thread_id());
            laws::only_moved(
                layout,
                "LoggerThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_name().to_value(), a.log_file_name());
            let mut moved = a;
            moved.set_log_file_name(b.log_file_name());
            laws::only_moved(layout, "LogFileName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name().to_value(), a.logger_name());
            let mut moved = a;
            moved.set_logger_name(b.logger_name());
            laws::only_moved(layout, "LoggerName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.unknown_pointer(), a.unknown_pointer());
            let mut moved = a;
            moved.set_unknown_pointer(b.unknown_pointer());
            laws::only_moved(
                layout,
                "UnknownPointer",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_logger_information_v5_0x86_data_end_where_the_header_says() {
    type T = etwspec::requests::session::wmi_logger_information::V5_0X86;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V5_0X86View<'a>;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn wmi_logger_information_v5_1x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::wmi_logger_information::V5_1X86;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V5_1X86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_logger_information_v5_1x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::wmi_logger_information::V5_1X86;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V5_1X86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode().to_value(), a.wnode());
            let mut moved = a;
            moved.set_wnode(b.wnode());
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size());
            let mut moved = a;
            moved.set_buffer_size(b.buffer_size());
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minimum_buffers(), a.minimum_buffers());
            let mut moved = a;
            moved.set_minimum_buffers(b.minimum_buffers());
            laws::only_moved(
                layout,
                "MinimumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_buffers(), a.maximum_buffers());
            let mut moved = a;
            moved.set_maximum_buffers(b.maximum_buffers());
            laws::only_moved(
                layout,
                "MaximumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size());
            let mut moved = a;
            moved.set_maximum_file_size(b.maximum_file_size());
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode());
            let mut moved = a;
            moved.set_log_file_mode(b.log_file_mode());
            laws::only_moved(layout, "LogFileMode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_timer(), a.flush_timer());
            let mut moved = a;
            moved.set_flush_timer(b.flush_timer());
            laws::only_moved(layout, "FlushTimer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_flags(), a.enable_flags());
            let mut moved = a;
            moved.set_enable_flags(b.enable_flags());
            laws::only_moved(layout, "EnableFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.age_limit(), a.age_limit());
            let mut moved = a;
            moved.set_age_limit(b.age_limit());
            laws::only_moved(layout, "AgeLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle(), a.log_file_handle());
            let mut moved = a;
            moved.set_log_file_handle(b.log_file_handle());
            laws::only_moved(layout, "LogFileHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle64(), a.log_file_handle64());
            let mut moved = a;
            moved.set_log_file_handle64(b.log_file_handle64());
            laws::only_moved(
                layout,
                "LogFileHandle64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.number_of_buffers(), a.number_of_buffers());
            let mut moved = a;
            moved.set_number_of_buffers(b.number_of_buffers());
            laws::only_moved(
                layout,
                "NumberOfBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.instance_count(), a.instance_count());
            let mut moved = a;
            moved.set_instance_count(b.instance_count());
            laws::only_moved(layout, "InstanceCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.free_buffers(), a.free_buffers());
            let mut moved = a;
            moved.set_free_buffers(b.free_buffers());
            laws::only_moved(layout, "FreeBuffers", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_id(), a.instance_id());
            let mut moved = a;
            moved.set_instance_id(b.instance_id());
            laws::only_moved(layout, "InstanceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost());
            let mut moved = a;
            moved.set_events_lost(b.events_lost());
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors());
            let mut moved = a;
            moved.set_number_of_processors(b.number_of_processors());
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.buffers_written(), a.buffers_written());
            let mut moved = a;
            moved.set_buffers_written(b.buffers_written());
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_buffers_lost(), a.log_buffers_lost());
            let mut moved = a;
            moved.set_log_buffers_lost(b.log_buffers_lost());
            laws::only_moved(
                layout,
                "LogBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.real_time_buffers_lost(), a.real_time_buffers_lost());
            let mut moved = a;
            moved.set_real_time_buffers_lost(b.real_time_buffers_lost());
            laws::only_moved(
                layout,
                "RealTimeBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id(), a.logger_thread_id());
            let mut moved = a;
            moved.set_logger_thread_id(b.logger_thread_id());
            laws::only_moved(
                layout,
                "LoggerThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id64(), a.logger_thread_id64());
            let mut moved = a;
            moved.set_logger_thread_id64(b.logger_thread_id64());
            laws::only_moved(
                layout,
                "LoggerThreadId64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_name().to_value(), a.log_file_name());
            let mut moved = a;
            moved.set_log_file_name(b.log_file_name());
            laws::only_moved(layout, "LogFileName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_name64().to_value(), a.log_file_name64());
            let mut moved = a;
            moved.set_log_file_name64(b.log_file_name64());
            laws::only_moved(layout, "LogFileName64", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name().to_value(), a.logger_name());
            let mut moved = a;
            moved.set_logger_name(b.logger_name());
            laws::only_moved(layout, "LoggerName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name64().to_value(), a.logger_name64());
            let mut moved = a;
            moved.set_logger_name64(b.logger_name64());
            laws::only_moved(layout, "LoggerName64", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.unknown_pointer(), a.unknown_pointer());
            let mut moved = a;
            moved.set_unknown_pointer(b.unknown_pointer());
            laws::only_moved(
                layout,
                "UnknownPointer",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.unknown_pointer64(), a.unknown_pointer64());
            let mut moved = a;
            moved.set_unknown_pointer64(b.unknown_pointer64());
            laws::only_moved(
                layout,
                "UnknownPointer64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_extension(), a.logger_extension());
            let mut moved = a;
            moved.set_logger_extension(b.logger_extension());
            laws::only_moved(
                layout,
                "LoggerExtension",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_extension64(), a.logger_extension64());
            let mut moved = a;
            moved.set_logger_extension64(b.logger_extension64());
            laws::only_moved(
                layout,
                "LoggerExtension64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_logger_information_v5_1x86_data_end_where_the_header_says() {
    type T = etwspec::requests::session::wmi_logger_information::V5_1X86;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V5_1X86View<'a>;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn wmi_logger_information_v5_1x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::wmi_logger_information::V5_1X64;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V5_1X64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_logger_information_v5_1x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::wmi_logger_information::V5_1X64;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V5_1X64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode().to_value(), a.wnode());
            let mut moved = a;
            moved.set_wnode(b.wnode());
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size());
            let mut moved = a;
            moved.set_buffer_size(b.buffer_size());
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minimum_buffers(), a.minimum_buffers());
            let mut moved = a;
            moved.set_minimum_buffers(b.minimum_buffers());
            laws::only_moved(
                layout,
                "MinimumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_buffers(), a.maximum_buffers());
            let mut moved = a;
            moved.set_maximum_buffers(b.maximum_buffers());
            laws::only_moved(
                layout,
                "MaximumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size());
            let mut moved = a;
            moved.set_maximum_file_size(b.maximum_file_size());
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode());
            let mut moved = a;
            moved.set_log_file_mode(b.log_file_mode());
            laws::only_moved(layout, "LogFileMode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_timer(), a.flush_timer());
            let mut moved = a;
            moved.set_flush_timer(b.flush_timer());
            laws::only_moved(layout, "FlushTimer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_flags(), a.enable_flags());
            let mut moved = a;
            moved.set_enable_flags(b.enable_flags());
            laws::only_moved(layout, "EnableFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.age_limit(), a.age_limit());
            let mut moved = a;
            moved.set_age_limit(b.age_limit());
            laws::only_moved(layout, "AgeLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle(), a.log_file_handle());
            let mut moved = a;
            moved.set_log_file_handle(b.log_file_handle());
            laws::only_moved(layout, "LogFileHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle64(), a.log_file_handle64());
            let mut moved = a;
            moved.set_log_file_handle64(b.log_file_handle64());
            laws::only_moved(
                layout,
                "LogFileHandle64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.number_of_buffers(), a.number_of_buffers());
            let mut moved = a;
            moved.set_number_of_buffers(b.number_of_buffers());
            laws::only_moved(
                layout,
                "NumberOfBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.instance_count(), a.instance_count());
            let mut moved = a;
            moved.set_instance_count(b.instance_count());
            laws::only_moved(layout, "InstanceCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.free_buffers(), a.free_buffers());
            let mut moved = a;
            moved.set_free_buffers(b.free_buffers());
            laws::only_moved(layout, "FreeBuffers", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_id(), a.instance_id());
            let mut moved = a;
            moved.set_instance_id(b.instance_id());
            laws::only_moved(layout, "InstanceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost());
            let mut moved = a;
            moved.set_events_lost(b.events_lost());
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors());
            let mut moved = a;
            moved.set_number_of_processors(b.number_of_processors());
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.buffers_written(), a.buffers_written());
            let mut moved = a;
            moved.set_buffers_written(b.buffers_written());
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_buffers_lost(), a.log_buffers_lost());
            let mut moved = a;
            moved.set_log_buffers_lost(b.log_buffers_lost());
            laws::only_moved(
                layout,
                "LogBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.real_time_buffers_lost(), a.real_time_buffers_lost());
            let mut moved = a;
            moved.set_real_time_buffers_lost(b.real_time_buffers_lost());
            laws::only_moved(
                layout,
                "RealTimeBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id(), a.logger_thread_id());
            let mut moved = a;
            moved.set_logger_thread_id(b.logger_thread_id());
            laws::only_moved(
                layout,
                "LoggerThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id64(), a.logger_thread_id64());
            let mut moved = a;
            moved.set_logger_thread_id64(b.logger_thread_id64());
            laws::only_moved(
                layout,
                "LoggerThreadId64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_name().to_value(), a.log_file_name());
            let mut moved = a;
            moved.set_log_file_name(b.log_file_name());
            laws::only_moved(layout, "LogFileName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_name64().to_value(), a.log_file_name64());
            let mut moved = a;
            moved.set_log_file_name64(b.log_file_name64());
            laws::only_moved(layout, "LogFileName64", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name().to_value(), a.logger_name());
            let mut moved = a;
            moved.set_logger_name(b.logger_name());
            laws::only_moved(layout, "LoggerName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name64().to_value(), a.logger_name64());
            let mut moved = a;
            moved.set_logger_name64(b.logger_name64());
            laws::only_moved(layout, "LoggerName64", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.unknown_pointer(), a.unknown_pointer());
            let mut moved = a;
            moved.set_unknown_pointer(b.unknown_pointer());
            laws::only_moved(
                layout,
                "UnknownPointer",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.unknown_pointer64(), a.unknown_pointer64());
            let mut moved = a;
            moved.set_unknown_pointer64(b.unknown_pointer64());
            laws::only_moved(
                layout,
                "UnknownPointer64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_extension(), a.logger_extension());
            let mut moved = a;
            moved.set_logger_extension(b.logger_extension());
            laws::only_moved(
                layout,
                "LoggerExtension",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_extension64(), a.logger_extension64());
            let mut moved = a;
            moved.set_logger_extension64(b.logger_extension64());
            laws::only_moved(
                layout,
                "LoggerExtension64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_logger_information_v5_1x64_data_end_where_the_header_says() {
    type T = etwspec::requests::session::wmi_logger_information::V5_1X64;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V5_1X64View<'a>;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn wmi_logger_information_v5_2x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::wmi_logger_information::V5_2X86;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V5_2X86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_logger_information_v5_2x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::wmi_logger_information::V5_2X86;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V5_2X86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode().to_value(), a.wnode());
            let mut moved = a;
            moved.set_wnode(b.wnode());
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size());
            let mut moved = a;
            moved.set_buffer_size(b.buffer_size());
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minimum_buffers(), a.minimum_buffers());
            let mut moved = a;
            moved.set_minimum_buffers(b.minimum_buffers());
            laws::only_moved(
                layout,
                "MinimumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_buffers(), a.maximum_buffers());
            let mut moved = a;
            moved.set_maximum_buffers(b.maximum_buffers());
            laws::only_moved(
                layout,
                "MaximumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size());
            let mut moved = a;
            moved.set_maximum_file_size(b.maximum_file_size());
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode());
            let mut moved = a;
            moved.set_log_file_mode(b.log_file_mode());
            laws::only_moved(layout, "LogFileMode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_timer(), a.flush_timer());
            let mut moved = a;
            moved.set_flush_timer(b.flush_timer());
            laws::only_moved(layout, "FlushTimer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_flags(), a.enable_flags());
            let mut moved = a;
            moved.set_enable_flags(b.enable_flags());
            laws::only_moved(layout, "EnableFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.age_limit(), a.age_limit());
            let mut moved = a;
            moved.set_age_limit(b.age_limit());
            laws::only_moved(layout, "AgeLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.wow(), a.wow());
            let mut moved = a;
            moved.set_wow(b.wow());
            laws::only_moved(layout, "Wow", &before, &from, &moved.to_bytes());
            moved.set_wow(!0u32);
            laws::only_moved(layout, "Wow", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.qpc_delta_tracking(), a.qpc_delta_tracking());
            let mut moved = a;
            moved.set_qpc_delta_tracking(b.qpc_delta_tracking());
            laws::only_moved(
                layout,
                "QpcDeltaTracking",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_qpc_delta_tracking(!0u32);
            laws::only_moved(
                layout,
                "QpcDeltaTracking",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.large_mdl_pages(), a.large_mdl_pages());
            let mut moved = a;
            moved.set_large_mdl_pages(b.large_mdl_pages());
            laws::only_moved(layout, "LargeMdlPages", &before, &from, &moved.to_bytes());
            moved.set_large_mdl_pages(!0u32);
            laws::only_moved(
                layout,
                "LargeMdlPages",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.exclude_kernel_stack(), a.exclude_kernel_stack());
            let mut moved = a;
            moved.set_exclude_kernel_stack(b.exclude_kernel_stack());
            laws::only_moved(
                layout,
                "ExcludeKernelStack",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_exclude_kernel_stack(!0u32);
            laws::only_moved(
                layout,
                "ExcludeKernelStack",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.v2_options(), a.v2_options());
            let mut moved = a;
            moved.set_v2_options(b.v2_options());
            laws::only_moved(layout, "V2Options", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle(), a.log_file_handle());
            let mut moved = a;
            moved.set_log_file_handle(b.log_file_handle());
            laws::only_moved(layout, "LogFileHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle64(), a.log_file_handle64());
            let mut moved = a;
            moved.set_log_file_handle64(b.log_file_handle64());
            laws::only_moved(
                layout,
                "LogFileHandle64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.number_of_buffers(), a.number_of_buffers());
            let mut moved = a;
            moved.set_number_of_buffers(b.number_of_buffers());
            laws::only_moved(
                layout,
                "NumberOfBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.instance_count(), a.instance_count());
            let mut moved = a;
            moved.set_instance_count(b.instance_count());
            laws::only_moved(layout, "InstanceCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.free_buffers(), a.free_buffers());
            let mut moved = a;
            moved.set_free_buffers(b.free_buffers());
            laws::only_moved(layout, "FreeBuffers", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_id(), a.instance_id());
            let mut moved = a;
            moved.set_instance_id(b.instance_id());
            laws::only_moved(layout, "InstanceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost());
            let mut moved = a;
            moved.set_events_lost(b.events_lost());
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors());
            let mut moved = a;
            moved.set_number_of_processors(b.number_of_processors());
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.buffers_written(), a.buffers_written());
            let mut moved = a;
            moved.set_buffers_written(b.buffers_written());
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_buffers_lost(), a.log_buffers_lost());
            let mut moved = a;
            moved.set_log_buffers_lost(b.log_buffers_lost());
            laws::only_moved(
                layout,
                "LogBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.real_time_buffers_lost(), a.real_time_buffers_lost());
            let mut moved = a;
            moved.set_real_time_buffers_lost(b.real_time_buffers_lost());
            laws::only_moved(
                layout,
                "RealTimeBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id(), a.logger_thread_id());
            let mut moved = a;
            moved.set_logger_thread_id(b.logger_thread_id());
            laws::only_moved(
                layout,
                "LoggerThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id64(), a.logger_thread_id64());
            let mut moved = a;
            moved.set_logger_thread_id64(b.logger_thread_id64());
            laws::only_moved(
                layout,
                "LoggerThreadId64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_name().to_value(), a.log_file_name());
            let mut moved = a;
            moved.set_log_file_name(b.log_file_name());
            laws::only_moved(layout, "LogFileName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_name64().to_value(), a.log_file_name64());
            let mut moved = a;
            moved.set_log_file_name64(b.log_file_name64());
            laws::only_moved(layout, "LogFileName64", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name().to_value(), a.logger_name());
            let mut moved = a;
            moved.set_logger_name(b.logger_name());
            laws::only_moved(layout, "LoggerName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name64().to_value(), a.logger_name64());
            let mut moved = a;
            moved.set_logger_name64(b.logger_name64());
            laws::only_moved(layout, "LoggerName64", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.unknown_pointer(), a.unknown_pointer());
            let mut moved = a;
            moved.set_unknown_pointer(b.unknown_pointer());
            laws::only_moved(
                layout,
                "UnknownPointer",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.unknown_pointer64(), a.unknown_pointer64());
            let mut moved = a;
            moved.set_unknown_pointer64(b.unknown_pointer64());
            laws::only_moved(
                layout,
                "UnknownPointer64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_extension(), a.logger_extension());
            let mut moved = a;
            moved.set_logger_extension(b.logger_extension());
            laws::only_moved(
                layout,
                "LoggerExtension",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_extension64(), a.logger_extension64());
            let mut moved = a;
            moved.set_logger_extension64(b.logger_extension64());
            laws::only_moved(
                layout,
                "LoggerExtension64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_logger_information_v5_2x86_data_end_where_the_header_says() {
    type T = etwspec::requests::session::wmi_logger_information::V5_2X86;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V5_2X86View<'a>;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn wmi_logger_information_v5_2x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::wmi_logger_information::V5_2X64;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V5_2X64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_logger_information_v5_2x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::wmi_logger_information::V5_2X64;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V5_2X64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode().to_value(), a.wnode());
            let mut moved = a;
            moved.set_wnode(b.wnode());
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size());
            let mut moved = a;
            moved.set_buffer_size(b.buffer_size());
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minimum_buffers(), a.minimum_buffers());
            let mut moved = a;
            moved.set_minimum_buffers(b.minimum_buffers());
            laws::only_moved(
                layout,
                "MinimumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_buffers(), a.maximum_buffers());
            let mut moved = a;
            moved.set_maximum_buffers(b.maximum_buffers());
            laws::only_moved(
                layout,
                "MaximumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size());
            let mut moved = a;
            moved.set_maximum_file_size(b.maximum_file_size());
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode());
            let mut moved = a;
            moved.set_log_file_mode(b.log_file_mode());
            laws::only_moved(layout, "LogFileMode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_timer(), a.flush_timer());
            let mut moved = a;
            moved.set_flush_timer(b.flush_timer());
            laws::only_moved(layout, "FlushTimer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_flags(), a.enable_flags());
            let mut moved = a;
            moved.set_enable_flags(b.enable_flags());
            laws::only_moved(layout, "EnableFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.age_limit(), a.age_limit());
            let mut moved = a;
            moved.set_age_limit(b.age_limit());
            laws::only_moved(layout, "AgeLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.wow(), a.wow());
            let mut moved = a;
            moved.set_wow(b.wow());
            laws::only_moved(layout, "Wow", &before, &from, &moved.to_bytes());
            moved.set_wow(!0u32);
            laws::only_moved(layout, "Wow", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.qpc_delta_tracking(), a.qpc_delta_tracking());
            let mut moved = a;
            moved.set_qpc_delta_tracking(b.qpc_delta_tracking());
            laws::only_moved(
                layout,
                "QpcDeltaTracking",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_qpc_delta_tracking(!0u32);
            laws::only_moved(
                layout,
                "QpcDeltaTracking",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.large_mdl_pages(), a.large_mdl_pages());
            let mut moved = a;
            moved.set_large_mdl_pages(b.large_mdl_pages());
            laws::only_moved(layout, "LargeMdlPages", &before, &from, &moved.to_bytes());
            moved.set_large_mdl_pages(!0u32);
            laws::only_moved(
                layout,
                "LargeMdlPages",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.exclude_kernel_stack(), a.exclude_kernel_stack());
            let mut moved = a;
            moved.set_exclude_kernel_stack(b.exclude_kernel_stack());
            laws::only_moved(
                layout,
                "ExcludeKernelStack",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_exclude_kernel_stack(!0u32);
            laws::only_moved(
                layout,
                "ExcludeKernelStack",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.v2_options(), a.v2_options());
            let mut moved = a;
            moved.set_v2_options(b.v2_options());
            laws::only_moved(layout, "V2Options", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle(), a.log_file_handle());
            let mut moved = a;
            moved.set_log_file_handle(b.log_file_handle());
            laws::only_moved(layout, "LogFileHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle64(), a.log_file_handle64());
            let mut moved = a;
            moved.set_log_file_handle64(b.log_file_handle64());
            laws::only_moved(
                layout,
                "LogFileHandle64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.number_of_buffers(), a.number_of_buffers());
            let mut moved = a;
            moved.set_number_of_buffers(b.number_of_buffers());
            laws::only_moved(
                layout,
                "NumberOfBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.instance_count(), a.instance_count());
            let mut moved = a;
            moved.set_instance_count(b.instance_count());
            laws::only_moved(layout, "InstanceCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.free_buffers(), a.free_buffers());
            let mut moved = a;
            moved.set_free_buffers(b.free_buffers());
            laws::only_moved(layout, "FreeBuffers", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_id(), a.instance_id());
            let mut moved = a;
            moved.set_instance_id(b.instance_id());
            laws::only_moved(layout, "InstanceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost());
            let mut moved = a;
            moved.set_events_lost(b.events_lost());
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors());
            let mut moved = a;
            moved.set_number_of_processors(b.number_of_processors());
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.buffers_written(), a.buffers_written());
            let mut moved = a;
            moved.set_buffers_written(b.buffers_written());
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_buffers_lost(), a.log_buffers_lost());
            let mut moved = a;
            moved.set_log_buffers_lost(b.log_buffers_lost());
            laws::only_moved(
                layout,
                "LogBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.real_time_buffers_lost(), a.real_time_buffers_lost());
            let mut moved = a;
            moved.set_real_time_buffers_lost(b.real_time_buffers_lost());
            laws::only_moved(
                layout,
                "RealTimeBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id(), a.logger_thread_id());
            let mut moved = a;
            moved.set_logger_thread_id(b.logger_thread_id());
            laws::only_moved(
                layout,
                "LoggerThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id64(), a.logger_thread_id64());
            let mut moved = a;
            moved.set_logger_thread_id64(b.logger_thread_id64());
            laws::only_moved(
                layout,
                "LoggerThreadId64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_name().to_value(), a.log_file_name());
            let mut moved = a;
            moved.set_log_file_name(b.log_file_name());
            laws::only_moved(layout, "LogFileName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_name64().to_value(), a.log_file_name64());
            let mut moved = a;
            moved.set_log_file_name64(b.log_file_name64());
            laws::only_moved(layout, "LogFileName64", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name().to_value(), a.logger_name());
            let mut moved = a;
            moved.set_logger_name(b.logger_name());
            laws::only_moved(layout, "LoggerName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name64().to_value(), a.logger_name64());
            let mut moved = a;
            moved.set_logger_name64(b.logger_name64());
            laws::only_moved(layout, "LoggerName64", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.unknown_pointer(), a.unknown_pointer());
            let mut moved = a;
            moved.set_unknown_pointer(b.unknown_pointer());
            laws::only_moved(
                layout,
                "UnknownPointer",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.unknown_pointer64(), a.unknown_pointer64());
            let mut moved = a;
            moved.set_unknown_pointer64(b.unknown_pointer64());
            laws::only_moved(
                layout,
                "UnknownPointer64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_extension(), a.logger_extension());
            let mut moved = a;
            moved.set_logger_extension(b.logger_extension());
            laws::only_moved(
                layout,
                "LoggerExtension",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_extension64(), a.logger_extension64());
            let mut moved = a;
            moved.set_logger_extension64(b.logger_extension64());
            laws::only_moved(
                layout,
                "LoggerExtension64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_logger_information_v5_2x64_data_end_where_the_header_says() {
    type T = etwspec::requests::session::wmi_logger_information::V5_2X64;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V5_2X64View<'a>;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn wmi_logger_information_v6_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::wmi_logger_information::V6_0X86;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V6_0X86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_logger_information_v6_0x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::wmi_logger_information::V6_0X86;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V6_0X86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode().to_value(), a.wnode());
            let mut moved = a;
            moved.set_wnode(b.wnode());
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size());
            let mut moved = a;
            moved.set_buffer_size(b.buffer_size());
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minimum_buffers(), a.minimum_buffers());
            let mut moved = a;
            moved.set_minimum_buffers(b.minimum_buffers());
            laws::only_moved(
                layout,
                "MinimumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_buffers(), a.maximum_buffers());
            let mut moved = a;
            moved.set_maximum_buffers(b.maximum_buffers());
            laws::only_moved(
                layout,
                "MaximumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size());
            let mut moved = a;
            moved.set_maximum_file_size(b.maximum_file_size());
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode());
            let mut moved = a;
            moved.set_log_file_mode(b.log_file_mode());
            laws::only_moved(layout, "LogFileMode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_timer(), a.flush_timer());
            let mut moved = a;
            moved.set_flush_timer(b.flush_timer());
            laws::only_moved(layout, "FlushTimer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_flags(), a.enable_flags());
            let mut moved = a;
            moved.set_enable_flags(b.enable_flags());
            laws::only_moved(layout, "EnableFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.age_limit(), a.age_limit());
            let mut moved = a;
            moved.set_age_limit(b.age_limit());
            laws::only_moved(layout, "AgeLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.wow(), a.wow());
            let mut moved = a;
            moved.set_wow(b.wow());
            laws::only_moved(layout, "Wow", &before, &from, &moved.to_bytes());
            moved.set_wow(!0u32);
            laws::only_moved(layout, "Wow", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.qpc_delta_tracking(), a.qpc_delta_tracking());
            let mut moved = a;
            moved.set_qpc_delta_tracking(b.qpc_delta_tracking());
            laws::only_moved(
                layout,
                "QpcDeltaTracking",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_qpc_delta_tracking(!0u32);
            laws::only_moved(
                layout,
                "QpcDeltaTracking",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.large_mdl_pages(), a.large_mdl_pages());
            let mut moved = a;
            moved.set_large_mdl_pages(b.large_mdl_pages());
            laws::only_moved(layout, "LargeMdlPages", &before, &from, &moved.to_bytes());
            moved.set_large_mdl_pages(!0u32);
            laws::only_moved(
                layout,
                "LargeMdlPages",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.exclude_kernel_stack(), a.exclude_kernel_stack());
            let mut moved = a;
            moved.set_exclude_kernel_stack(b.exclude_kernel_stack());
            laws::only_moved(
                layout,
                "ExcludeKernelStack",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_exclude_kernel_stack(!0u32);
            laws::only_moved(
                layout,
                "ExcludeKernelStack",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.v2_options(), a.v2_options());
            let mut moved = a;
            moved.set_v2_options(b.v2_options());
            laws::only_moved(layout, "V2Options", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle(), a.log_file_handle());
            let mut moved = a;
            moved.set_log_file_handle(b.log_file_handle());
            laws::only_moved(layout, "LogFileHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle64(), a.log_file_handle64());
            let mut moved = a;
            moved.set_log_file_handle64(b.log_file_handle64());
            laws::only_moved(
                layout,
                "LogFileHandle64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.number_of_buffers(), a.number_of_buffers());
            let mut moved = a;
            moved.set_number_of_buffers(b.number_of_buffers());
            laws::only_moved(
                layout,
                "NumberOfBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.instance_count(), a.instance_count());
            let mut moved = a;
            moved.set_instance_count(b.instance_count());
            laws::only_moved(layout, "InstanceCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.free_buffers(), a.free_buffers());
            let mut moved = a;
            moved.set_free_buffers(b.free_buffers());
            laws::only_moved(layout, "FreeBuffers", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_id(), a.instance_id());
            let mut moved = a;
            moved.set_instance_id(b.instance_id());
            laws::only_moved(layout, "InstanceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost());
            let mut moved = a;
            moved.set_events_lost(b.events_lost());
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors());
            let mut moved = a;
            moved.set_number_of_processors(b.number_of_processors());
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.buffers_written(), a.buffers_written());
            let mut moved = a;
            moved.set_buffers_written(b.buffers_written());
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_buffers_lost(), a.log_buffers_lost());
            let mut moved = a;
            moved.set_log_buffers_lost(b.log_buffers_lost());
            laws::only_moved(
                layout,
                "LogBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.real_time_buffers_lost(), a.real_time_buffers_lost());
            let mut moved = a;
            moved.set_real_time_buffers_lost(b.real_time_buffers_lost());
            laws::only_moved(
                layout,
                "RealTimeBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id(), a.logger_thread_id());
            let mut moved = a;
            moved.set_logger_thread_id(b.logger_thread_id());
            laws::only_moved(
                layout,
                "LoggerThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id64(), a.logger_thread_id64());
            let mut moved = a;
            moved.set_logger_thread_id64(b.logger_thread_id64());
            laws::only_moved(
                layout,
                "LoggerThreadId64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_name().to_value(), a.log_file_name());
            let mut moved = a;
            moved.set_log_file_name(b.log_file_name());
            laws::only_moved(layout, "LogFileName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_name64().to_value(), a.log_file_name64());
            let mut moved = a;
            moved.set_log_file_name64(b.log_file_name64());
            laws::only_moved(layout, "LogFileName64", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name().to_value(), a.logger_name());
            let mut moved = a;
            moved.set_logger_name(b.logger_name());
            laws::only_moved(layout, "LoggerName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name64().to_value(), a.logger_name64());
            let mut moved = a;
            moved.set_logger_name64(b.logger_name64());
            laws::only_moved(layout, "LoggerName64", &before, &from, &moved.to_bytes());
            prop_assert_eq!(
                view.real_time_consumer_count(), a.real_time_consumer_count()
            );
            let mut moved = a;
            moved.set_real_time_consumer_count(b.real_time_consumer_count());
            laws::only_moved(
                layout,
                "RealTimeConsumerCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.spare_ulong(), a.spare_ulong());
            let mut moved = a;
            moved.set_spare_ulong(b.spare_ulong());
            laws::only_moved(layout, "SpareUlong", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_extension(), a.logger_extension());
            let mut moved = a;
            moved.set_logger_extension(b.logger_extension());
            laws::only_moved(
                layout,
                "LoggerExtension",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_extension64(), a.logger_extension64());
            let mut moved = a;
            moved.set_logger_extension64(b.logger_extension64());
            laws::only_moved(
                layout,
                "LoggerExtension64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_logger_information_v6_0x86_data_end_where_the_header_says() {
    type T = etwspec::requests::session::wmi_logger_information::V6_0X86;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V6_0X86View<'a>;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn wmi_logger_information_v6_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::wmi_logger_information::V6_0X64;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V6_0X64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_logger_information_v6_0x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::wmi_logger_information::V6_0X64;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V6_0X64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode().to_value(), a.wnode());
            let mut moved = a;
            moved.set_wnode(b.wnode());
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size());
            let mut moved = a;
            moved.set_buffer_size(b.buffer_size());
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minimum_buffers(), a.minimum_buffers());
            let mut moved = a;
            moved.set_minimum_buffers(b.minimum_buffers());
            laws::only_moved(
                layout,
                "MinimumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_buffers(), a.maximum_buffers());
            let mut moved = a;
            moved.set_maximum_buffers(b.maximum_buffers());
            laws::only_moved(
                layout,
                "MaximumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size());
            let mut moved = a;
            moved.set_maximum_file_size(b.maximum_file_size());
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode());
            let mut moved = a;
            moved.set_log_file_mode(b.log_file_mode());
            laws::only_moved(layout, "LogFileMode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_timer(), a.flush_timer());
            let mut moved = a;
            moved.set_flush_timer(b.flush_timer());
            laws::only_moved(layout, "FlushTimer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_flags(), a.enable_flags());
            let mut moved = a;
            moved.set_enable_flags(b.enable_flags());
            laws::only_moved(layout, "EnableFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.age_limit(), a.age_limit());
            let mut moved = a;
            moved.set_age_limit(b.age_limit());
            laws::only_moved(layout, "AgeLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.wow(), a.wow());
            let mut moved = a;
            moved.set_wow(b.wow());
            laws::only_moved(layout, "Wow", &before, &from, &moved.to_bytes());
            moved.set_wow(!0u32);
            laws::only_moved(layout, "Wow", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.qpc_delta_tracking(), a.qpc_delta_tracking());
            let mut moved = a;
            moved.set_qpc_delta_tracking(b.qpc_delta_tracking());
            laws::only_moved(
                layout,
                "QpcDeltaTracking",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_qpc_delta_tracking(!0u32);
            laws::only_moved(
                layout,
                "QpcDeltaTracking",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.large_mdl_pages(), a.large_mdl_pages());
            let mut moved = a;
            moved.set_large_mdl_pages(b.large_mdl_pages());
            laws::only_moved(layout, "LargeMdlPages", &before, &from, &moved.to_bytes());
            moved.set_large_mdl_pages(!0u32);
            laws::only_moved(
                layout,
                "LargeMdlPages",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.exclude_kernel_stack(), a.exclude_kernel_stack());
            let mut moved = a;
            moved.set_exclude_kernel_stack(b.exclude_kernel_stack());
            laws::only_moved(
                layout,
                "ExcludeKernelStack",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_exclude_kernel_stack(!0u32);
            laws::only_moved(
                layout,
                "ExcludeKernelStack",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.v2_options(), a.v2_options());
            let mut moved = a;
            moved.set_v2_options(b.v2_options());
            laws::only_moved(layout, "V2Options", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle(), a.log_file_handle());
            let mut moved = a;
            moved.set_log_file_handle(b.log_file_handle());
            laws::only_moved(layout, "LogFileHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle64(), a.log_file_handle64());
            let mut moved = a;
            moved.set_log_file_handle64(b.log_file_handle64());
            laws::only_moved(
                layout,
                "LogFileHandle64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.number_of_buffers(), a.number_of_buffers());
            let mut moved = a;
            moved.set_number_of_buffers(b.number_of_buffers());
            laws::only_moved(
                layout,
                "NumberOfBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.instance_count(), a.instance_count());
            let mut moved = a;
            moved.set_instance_count(b.instance_count());
            laws::only_moved(layout, "InstanceCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.free_buffers(), a.free_buffers());
            let mut moved = a;
            moved.set_free_buffers(b.free_buffers());
            laws::only_moved(layout, "FreeBuffers", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_id(), a.instance_id());
            let mut moved = a;
            moved.set_instance_id(b.instance_id());
            laws::only_moved(layout, "InstanceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost());
            let mut moved = a;
            moved.set_events_lost(b.events_lost());
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors());
            let mut moved = a;
            moved.set_number_of_processors(b.number_of_processors());
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.buffers_written(), a.buffers_written());
            let mut moved = a;
            moved.set_buffers_written(b.buffers_written());
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_buffers_lost(), a.log_buffers_lost());
            let mut moved = a;
            moved.set_log_buffers_lost(b.log_buffers_lost());
            laws::only_moved(
                layout,
                "LogBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.real_time_buffers_lost(), a.real_time_buffers_lost());
            let mut moved = a;
            moved.set_real_time_buffers_lost(b.real_time_buffers_lost());
            laws::only_moved(
                layout,
                "RealTimeBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id(), a.logger_thread_id());
            let mut moved = a;
            moved.set_logger_thread_id(b.logger_thread_id());
            laws::only_moved(
                layout,
                "LoggerThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id64(), a.logger_thread_id64());
            let mut moved = a;
            moved.set_logger_thread_id64(b.logger_thread_id64());
            laws::only_moved(
                layout,
                "LoggerThreadId64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_name().to_value(), a.log_file_name());
            let mut moved = a;
            moved.set_log_file_name(b.log_file_name());
            laws::only_moved(layout, "LogFileName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_name64().to_value(), a.log_file_name64());
            let mut moved = a;
            moved.set_log_file_name64(b.log_file_name64());
            laws::only_moved(layout, "LogFileName64", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name().to_value(), a.logger_name());
            let mut moved = a;
            moved.set_logger_name(b.logger_name());
            laws::only_moved(layout, "LoggerName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name64().to_value(), a.logger_name64());
            let mut moved = a;
            moved.set_logger_name64(b.logger_name64());
            laws::only_moved(layout, "LoggerName64", &before, &from, &moved.to_bytes());
            prop_assert_eq!(
                view.real_time_consumer_count(), a.real_time_consumer_count()
            );
            let mut moved = a;
            moved.set_real_time_consumer_count(b.real_time_consumer_count());
            laws::only_moved(
                layout,
                "RealTimeConsumerCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.spare_ulong(), a.spare_ulong());
            let mut moved = a;
            moved.set_spare_ulong(b.spare_ulong());
            laws::only_moved(layout, "SpareUlong", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_extension(), a.logger_extension());
            let mut moved = a;
            moved.set_logger_extension(b.logger_extension());
            laws::only_moved(
                layout,
                "LoggerExtension",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_extension64(), a.logger_extension64());
            let mut moved = a;
            moved.set_logger_extension64(b.logger_extension64());
            laws::only_moved(
                layout,
                "LoggerExtension64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_logger_information_v6_0x64_data_end_where_the_header_says() {
    type T = etwspec::requests::session::wmi_logger_information::V6_0X64;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V6_0X64View<'a>;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn wmi_logger_information_v6_1x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::wmi_logger_information::WmiLoggerInformation32;
    type V<'a> = etwspec::requests::session::wmi_logger_information::WmiLoggerInformation32View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_logger_information_v6_1x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::wmi_logger_information::WmiLoggerInformation32;
    type V<'a> = etwspec::requests::session::wmi_logger_information::WmiLoggerInformation32View<
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
            prop_assert_eq!(view.wnode().to_value(), a.wnode());
            let mut moved = a;
            moved.set_wnode(b.wnode());
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size());
            let mut moved = a;
            moved.set_buffer_size(b.buffer_size());
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minimum_buffers(), a.minimum_buffers());
            let mut moved = a;
            moved.set_minimum_buffers(b.minimum_buffers());
            laws::only_moved(
                layout,
                "MinimumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_buffers(), a.maximum_buffers());
            let mut moved = a;
            moved.set_maximum_buffers(b.maximum_buffers());
            laws::only_moved(
                layout,
                "MaximumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size());
            let mut moved = a;
            moved.set_maximum_file_size(b.maximum_file_size());
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode());
            let mut moved = a;
            moved.set_log_file_mode(b.log_file_mode());
            laws::only_moved(layout, "LogFileMode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_timer(), a.flush_timer());
            let mut moved = a;
            moved.set_flush_timer(b.flush_timer());
            laws::only_moved(layout, "FlushTimer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_flags(), a.enable_flags());
            let mut moved = a;
            moved.set_enable_flags(b.enable_flags());
            laws::only_moved(layout, "EnableFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.age_limit(), a.age_limit());
            let mut moved = a;
            moved.set_age_limit(b.age_limit());
            laws::only_moved(layout, "AgeLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_threshold(), a.flush_threshold());
            let mut moved = a;
            moved.set_flush_threshold(b.flush_threshold());
            laws::only_moved(
                layout,
                "FlushThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.wow(), a.wow());
            let mut moved = a;
            moved.set_wow(b.wow());
            laws::only_moved(layout, "Wow", &before, &from, &moved.to_bytes());
            moved.set_wow(!0u32);
            laws::only_moved(layout, "Wow", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.qpc_delta_tracking(), a.qpc_delta_tracking());
            let mut moved = a;
            moved.set_qpc_delta_tracking(b.qpc_delta_tracking());
            laws::only_moved(
                layout,
                "QpcDeltaTracking",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_qpc_delta_tracking(!0u32);
            laws::only_moved(
                layout,
                "QpcDeltaTracking",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.large_mdl_pages(), a.large_mdl_pages());
            let mut moved = a;
            moved.set_large_mdl_pages(b.large_mdl_pages());
            laws::only_moved(layout, "LargeMdlPages", &before, &from, &moved.to_bytes());
            moved.set_large_mdl_pages(!0u32);
            laws::only_moved(
                layout,
                "LargeMdlPages",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.exclude_kernel_stack(), a.exclude_kernel_stack());
            let mut moved = a;
            moved.set_exclude_kernel_stack(b.exclude_kernel_stack());
            laws::only_moved(
                layout,
                "ExcludeKernelStack",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_exclude_kernel_stack(!0u32);
            laws::only_moved(
                layout,
                "ExcludeKernelStack",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.v2_options(), a.v2_options());
            let mut moved = a;
            moved.set_v2_options(b.v2_options());
            laws::only_moved(layout, "V2Options", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle(), a.log_file_handle());
            let mut moved = a;
            moved.set_log_file_handle(b.log_file_handle());
            laws::only_moved(layout, "LogFileHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle64(), a.log_file_handle64());
            let mut moved = a;
            moved.set_log_file_handle64(b.log_file_handle64());
            laws::only_moved(
                layout,
                "LogFileHandle64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.number_of_buffers(), a.number_of_buffers());
            let mut moved = a;
            moved.set_number_of_buffers(b.number_of_buffers());
            laws::only_moved(
                layout,
                "NumberOfBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.instance_count(), a.instance_count());
            let mut moved = a;
            moved.set_instance_count(b.instance_count());
            laws::only_moved(layout, "InstanceCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.free_buffers(), a.free_buffers());
            let mut moved = a;
            moved.set_free_buffers(b.free_buffers());
            laws::only_moved(layout, "FreeBuffers", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_id(), a.instance_id());
            let mut moved = a;
            moved.set_instance_id(b.instance_id());
            laws::only_moved(layout, "InstanceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost());
            let mut moved = a;
            moved.set_events_lost(b.events_lost());
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors());
            let mut moved = a;
            moved.set_number_of_processors(b.number_of_processors());
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.buffers_written(), a.buffers_written());
            let mut moved = a;
            moved.set_buffers_written(b.buffers_written());
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_buffers_lost(), a.log_buffers_lost());
            let mut moved = a;
            moved.set_log_buffers_lost(b.log_buffers_lost());
            laws::only_moved(
                layout,
                "LogBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.real_time_buffers_lost(), a.real_time_buffers_lost());
            let mut moved = a;
            moved.set_real_time_buffers_lost(b.real_time_buffers_lost());
            laws::only_moved(
                layout,
                "RealTimeBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id(), a.logger_thread_id());
            let mut moved = a;
            moved.set_logger_thread_id(b.logger_thread_id());
            laws::only_moved(
                layout,
                "LoggerThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id64(), a.logger_thread_id64());
            let mut moved = a;
            moved.set_logger_thread_id64(b.logger_thread_id64());
            laws::only_moved(
                layout,
                "LoggerThreadId64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_name().to_value(), a.log_file_name());
            let mut moved = a;
            moved.set_log_file_name(b.log_file_name());
            laws::only_moved(layout, "LogFileName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_name64().to_value(), a.log_file_name64());
            let mut moved = a;
            moved.set_log_file_name64(b.log_file_name64());
            laws::only_moved(layout, "LogFileName64", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name().to_value(), a.logger_name());
            let mut moved = a;
            moved.set_logger_name(b.logger_name());
            laws::only_moved(layout, "LoggerName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name64().to_value(), a.logger_name64());
            let mut moved = a;
            moved.set_logger_name64(b.logger_name64());
            laws::only_moved(layout, "LoggerName64", &before, &from, &moved.to_bytes());
            prop_assert_eq!(
                view.real_time_consumer_count(), a.real_time_consumer_count()
            );
            let mut moved = a;
            moved.set_real_time_consumer_count(b.real_time_consumer_count());
            laws::only_moved(
                layout,
                "RealTimeConsumerCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.spare_ulong(), a.spare_ulong());
            let mut moved = a;
            moved.set_spare_ulong(b.spare_ulong());
            laws::only_moved(layout, "SpareUlong", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_extension(), a.logger_extension());
            let mut moved = a;
            moved.set_logger_extension(b.logger_extension());
            laws::only_moved(
                layout,
                "LoggerExtension",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_extension64(), a.logger_extension64());
            let mut moved = a;
            moved.set_logger_extension64(b.logger_extension64());
            laws::only_moved(
                layout,
                "LoggerExtension64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_logger_information_v6_1x86_data_end_where_the_header_says() {
    type T = etwspec::requests::session::wmi_logger_information::WmiLoggerInformation32;
    type V<'a> = etwspec::requests::session::wmi_logger_information::WmiLoggerInformation32View<
        'a,
    >;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn wmi_logger_information_v6_1x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::wmi_logger_information::WmiLoggerInformation64;
    type V<'a> = etwspec::requests::session::wmi_logger_information::WmiLoggerInformation64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_logger_information_v6_1x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::wmi_logger_information::WmiLoggerInformation64;
    type V<'a> = etwspec::requests::session::wmi_logger_information::WmiLoggerInformation64View<
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
            prop_assert_eq!(view.wnode().to_value(), a.wnode());
            let mut moved = a;
            moved.set_wnode(b.wnode());
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size());
            let mut moved = a;
            moved.set_buffer_size(b.buffer_size());
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minimum_buffers(), a.minimum_buffers());
            let mut moved = a;
            moved.set_minimum_buffers(b.minimum_buffers());
            laws::only_moved(
                layout,
                "MinimumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_buffers(), a.maximum_buffers());
            let mut moved = a;
            moved.set_maximum_buffers(b.maximum_buffers());
            laws::only_moved(
                layout,
                "MaximumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size());
            let mut moved = a;
            moved.set_maximum_file_size(b.maximum_file_size());
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode());
            let mut moved = a;
            moved.set_log_file_mode(b.log_file_mode());
            laws::only_moved(layout, "LogFileMode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_timer(), a.flush_timer());
            let mut moved = a;
            moved.set_flush_timer(b.flush_timer());
            laws::only_moved(layout, "FlushTimer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_flags(), a.enable_flags());
            let mut moved = a;
            moved.set_enable_flags(b.enable_flags());
            laws::only_moved(layout, "EnableFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.age_limit(), a.age_limit());
            let mut moved = a;
            moved.set_age_limit(b.age_limit());
            laws::only_moved(layout, "AgeLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_threshold(), a.flush_threshold());
            let mut moved = a;
            moved.set_flush_threshold(b.flush_threshold());
            laws::only_moved(
                layout,
                "FlushThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.wow(), a.wow());
            let mut moved = a;
            moved.set_wow(b.wow());
            laws::only_moved(layout, "Wow", &before, &from, &moved.to_bytes());
            moved.set_wow(!0u32);
            laws::only_moved(layout, "Wow", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.qpc_delta_tracking(), a.qpc_delta_tracking());
            let mut moved = a;
            moved.set_qpc_delta_tracking(b.qpc_delta_tracking());
            laws::only_moved(
                layout,
                "QpcDeltaTracking",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_qpc_delta_tracking(!0u32);
            laws::only_moved(
                layout,
                "QpcDeltaTracking",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.large_mdl_pages(), a.large_mdl_pages());
            let mut moved = a;
            moved.set_large_mdl_pages(b.large_mdl_pages());
            laws::only_moved(layout, "LargeMdlPages", &before, &from, &moved.to_bytes());
            moved.set_large_mdl_pages(!0u32);
            laws::only_moved(
                layout,
                "LargeMdlPages",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.exclude_kernel_stack(), a.exclude_kernel_stack());
            let mut moved = a;
            moved.set_exclude_kernel_stack(b.exclude_kernel_stack());
            laws::only_moved(
                layout,
                "ExcludeKernelStack",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_exclude_kernel_stack(!0u32);
            laws::only_moved(
                layout,
                "ExcludeKernelStack",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.v2_options(), a.v2_options());
            let mut moved = a;
            moved.set_v2_options(b.v2_options());
            laws::only_moved(layout, "V2Options", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle(), a.log_file_handle());
            let mut moved = a;
            moved.set_log_file_handle(b.log_file_handle());
            laws::only_moved(layout, "LogFileHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle64(), a.log_file_handle64());
            let mut moved = a;
            moved.set_log_file_handle64(b.log_file_handle64());
            laws::only_moved(
                layout,
                "LogFileHandle64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.number_of_buffers(), a.number_of_buffers());
            let mut moved = a;
            moved.set_number_of_buffers(b.number_of_buffers());
            laws::only_moved(
                layout,
                "NumberOfBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.instance_count(), a.instance_count());
            let mut moved = a;
            moved.set_instance_count(b.instance_count());
            laws::only_moved(layout, "InstanceCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.free_buffers(), a.free_buffers());
            let mut moved = a;
            moved.set_free_buffers(b.free_buffers());
            laws::only_moved(layout, "FreeBuffers", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_id(), a.instance_id());
            let mut moved = a;
            moved.set_instance_id(b.instance_id());
            laws::only_moved(layout, "InstanceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost());
            let mut moved = a;
            moved.set_events_lost(b.events_lost());
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors());
            let mut moved = a;
            moved.set_number_of_processors(b.number_of_processors());
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.buffers_written(), a.buffers_written());
            let mut moved = a;
            moved.set_buffers_written(b.buffers_written());
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_buffers_lost(), a.log_buffers_lost());
            let mut moved = a;
            moved.set_log_buffers_lost(b.log_buffers_lost());
            laws::only_moved(
                layout,
                "LogBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.real_time_buffers_lost(), a.real_time_buffers_lost());
            let mut moved = a;
            moved.set_real_time_buffers_lost(b.real_time_buffers_lost());
            laws::only_moved(
                layout,
                "RealTimeBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id(), a.logger_thread_id());
            let mut moved = a;
            moved.set_logger_thread_id(b.logger_thread_id());
            laws::only_moved(
                layout,
                "LoggerThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id64(), a.logger_thread_id64());
            let mut moved = a;
            moved.set_logger_thread_id64(b.logger_thread_id64());
            laws::only_moved(
                layout,
                "LoggerThreadId64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_name().to_value(), a.log_file_name());
            let mut moved = a;
            moved.set_log_file_name(b.log_file_name());
            laws::only_moved(layout, "LogFileName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_name64().to_value(), a.log_file_name64());
            let mut moved = a;
            moved.set_log_file_name64(b.log_file_name64());
            laws::only_moved(layout, "LogFileName64", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name().to_value(), a.logger_name());
            let mut moved = a;
            moved.set_logger_name(b.logger_name());
            laws::only_moved(layout, "LoggerName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name64().to_value(), a.logger_name64());
            let mut moved = a;
            moved.set_logger_name64(b.logger_name64());
            laws::only_moved(layout, "LoggerName64", &before, &from, &moved.to_bytes());
            prop_assert_eq!(
                view.real_time_consumer_count(), a.real_time_consumer_count()
            );
            let mut moved = a;
            moved.set_real_time_consumer_count(b.real_time_consumer_count());
            laws::only_moved(
                layout,
                "RealTimeConsumerCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.spare_ulong(), a.spare_ulong());
            let mut moved = a;
            moved.set_spare_ulong(b.spare_ulong());
            laws::only_moved(layout, "SpareUlong", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_extension(), a.logger_extension());
            let mut moved = a;
            moved.set_logger_extension(b.logger_extension());
            laws::only_moved(
                layout,
                "LoggerExtension",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_extension64(), a.logger_extension64());
            let mut moved = a;
            moved.set_logger_extension64(b.logger_extension64());
            laws::only_moved(
                layout,
                "LoggerExtension64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_logger_information_v6_1x64_data_end_where_the_header_says() {
    type T = etwspec::requests::session::wmi_logger_information::WmiLoggerInformation64;
    type V<'a> = etwspec::requests::session::wmi_logger_information::WmiLoggerInformation64View<
        'a,
    >;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn etw_ext_pids_item_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_ext_pids_item::Any;
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
                    layout.name == "ETW_EXT_PIDS_ITEM" && layout.holds(release, pointer)
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
                        etwspec::requests::session::etw_ext_pids_item::EtwExtPidsItem::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_0(form);
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
fn etw_ext_stackwalk_filter_item_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_ext_stackwalk_filter_item::Any;
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
                    layout.name == "ETW_EXT_STACKWALK_FILTER_ITEM"
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
                        etwspec::requests::session::etw_ext_stackwalk_filter_item::EtwExtStackwalkFilterItem::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_0(form);
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
fn etw_stack_caching_config_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_stack_caching_config::Any;
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
                    layout.name == "ETW_STACK_CACHING_CONFIG"
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
                        etwspec::requests::session::etw_stack_caching_config::EtwStackCachingConfig::from_slice(&
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
fn event_trace_properties_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::event_trace_properties::Any;
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
                    layout.name == "EVENT_TRACE_PROPERTIES"
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
                        etwspec::requests::session::event_trace_properties::V5_0X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..120 {
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
                        etwspec::requests::session::event_trace_properties::V5_0X64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..120 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V6_3X86(form))) => {
                    prop_assert_eq!(layout.form, "V6_3X86");
                    prop_assert_eq!(
                        etwspec::requests::session::event_trace_properties::EventTraceProperties32::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_3X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..120 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V6_3X64(form))) => {
                    prop_assert_eq!(layout.form, "V6_3X64");
                    prop_assert_eq!(
                        etwspec::requests::session::event_trace_properties::EventTraceProperties64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_3X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..120 {
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
fn event_trace_properties_v2_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::event_trace_properties_v2::Any;
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
                    layout.name == "EVENT_TRACE_PROPERTIES_V2"
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
                (Some(layout), Ok(Any::V1703X86(form))) => {
                    prop_assert_eq!(layout.form, "V1703X86");
                    prop_assert_eq!(
                        etwspec::requests::session::event_trace_properties_v2::EventTracePropertiesV232::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V1703X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..136 {
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
                        etwspec::requests::session::event_trace_properties_v2::EventTracePropertiesV264::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V1703X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..144 {
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
fn trace_enable_flag_extension_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::trace_enable_flag_extension::Any;
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
                    layout.name == "TRACE_ENABLE_FLAG_EXTENSION"
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
                (Some(layout), Ok(Any::V5_1(form))) => {
                    prop_assert_eq!(layout.form, "V5_1");
                    prop_assert_eq!(
                        etwspec::requests::session::trace_enable_flag_extension::TraceEnableFlagExtension::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_1(form);
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
fn trace_enable_flag_ext_header_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::trace_enable_flag_ext_header::Any;
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
                    layout.name == "TRACE_ENABLE_FLAG_EXT_HEADER"
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
                        etwspec::requests::session::trace_enable_flag_ext_header::TraceEnableFlagExtHeader::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_0(form);
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
fn trace_enable_flag_ext_item_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::trace_enable_flag_ext_item::Any;
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
                    layout.name == "TRACE_ENABLE_FLAG_EXT_ITEM"
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
                        etwspec::requests::session::trace_enable_flag_ext_item::TraceEnableFlagExtItem::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_0(form);
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
fn unicode_string_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::unicode_string::Any;
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
                    layout.name == "UNICODE_STRING" && layout.holds(release, pointer)
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
                        etwspec::requests::session::unicode_string::UnicodeString32::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::requests::session::unicode_string::UnicodeString64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn unicode_string64_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::unicode_string64::Any;
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
                    layout.name == "UNICODE_STRING64" && layout.holds(release, pointer)
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
                        etwspec::requests::session::unicode_string64::UnicodeString64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
fn wmi_logger_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::wmi_logger_information::Any;
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
                    layout.name == "WMI_LOGGER_INFORMATION"
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
                        etwspec::requests::session::wmi_logger_information::V5_0X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..136 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_1X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_1X86");
                    prop_assert_eq!(
                        etwspec::requests::session::wmi_logger_information::V5_1X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_1X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..168 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_1X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_1X64");
                    prop_assert_eq!(
                        etwspec::requests::session::wmi_logger_information::V5_1X64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_1X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..168 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_2X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_2X86");
                    prop_assert_eq!(
                        etwspec::requests::session::wmi_logger_information::V5_2X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_2X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..176 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_2X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_2X64");
                    prop_assert_eq!(
                        etwspec::requests::session::wmi_logger_information::V5_2X64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_2X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..176 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V6_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V6_0X86");
                    prop_assert_eq!(
                        etwspec::requests::session::wmi_logger_information::V6_0X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..176 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V6_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V6_0X64");
                    prop_assert_eq!(
                        etwspec::requests::session::wmi_logger_information::V6_0X64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..176 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V6_1X86(form))) => {
                    prop_assert_eq!(layout.form, "V6_1X86");
                    prop_assert_eq!(
                        etwspec::requests::session::wmi_logger_information::WmiLoggerInformation32::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_1X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..176 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V6_1X64(form))) => {
                    prop_assert_eq!(layout.form, "V6_1X64");
                    prop_assert_eq!(
                        etwspec::requests::session::wmi_logger_information::WmiLoggerInformation64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_1X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..176 {
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
fn etw_ext_type_names_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::EtwExtType;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
