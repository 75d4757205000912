// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::cache`.
#![cfg(feature = "payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn perfinfo_cc_can_write_fail_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::cache::perfinfo_cc_can_write_fail::PerfinfoCcCanWriteFailX86;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_can_write_fail::PerfinfoCcCanWriteFailX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_cc_can_write_fail_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::cache::perfinfo_cc_can_write_fail::PerfinfoCcCanWriteFailX86;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_can_write_fail::PerfinfoCcCanWriteFailX86View<
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
            prop_assert_eq!(view.file_object_key(), a.file_object_key);
            let mut moved = a;
            moved.file_object_key = b.file_object_key;
            laws::only_moved(layout, "FileObjectKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.total_dirty_pages(), a.total_dirty_pages);
            let mut moved = a;
            moved.total_dirty_pages = b.total_dirty_pages;
            laws::only_moved(
                layout,
                "TotalDirtyPages",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.dirty_page_threshold(), a.dirty_page_threshold);
            let mut moved = a;
            moved.dirty_page_threshold = b.dirty_page_threshold;
            laws::only_moved(
                layout,
                "DirtyPageThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.bytes_to_write(), a.bytes_to_write);
            let mut moved = a;
            moved.bytes_to_write = b.bytes_to_write;
            laws::only_moved(layout, "BytesToWrite", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_cc_can_write_fail_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::cache::perfinfo_cc_can_write_fail::PerfinfoCcCanWriteFailX64;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_can_write_fail::PerfinfoCcCanWriteFailX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_cc_can_write_fail_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::cache::perfinfo_cc_can_write_fail::PerfinfoCcCanWriteFailX64;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_can_write_fail::PerfinfoCcCanWriteFailX64View<
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
            prop_assert_eq!(view.file_object_key(), a.file_object_key);
            let mut moved = a;
            moved.file_object_key = b.file_object_key;
            laws::only_moved(layout, "FileObjectKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.total_dirty_pages(), a.total_dirty_pages);
            let mut moved = a;
            moved.total_dirty_pages = b.total_dirty_pages;
            laws::only_moved(
                layout,
                "TotalDirtyPages",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.dirty_page_threshold(), a.dirty_page_threshold);
            let mut moved = a;
            moved.dirty_page_threshold = b.dirty_page_threshold;
            laws::only_moved(
                layout,
                "DirtyPageThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.bytes_to_write(), a.bytes_to_write);
            let mut moved = a;
            moved.bytes_to_write = b.bytes_to_write;
            laws::only_moved(layout, "BytesToWrite", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_cc_extra_wb_thread_info_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::cache::perfinfo_cc_extra_wb_thread_info::PerfinfoCcExtraWbThreadInfoX86;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_extra_wb_thread_info::PerfinfoCcExtraWbThreadInfoX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_cc_extra_wb_thread_info_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::cache::perfinfo_cc_extra_wb_thread_info::PerfinfoCcExtraWbThreadInfoX86;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_extra_wb_thread_info::PerfinfoCcExtraWbThreadInfoX86View<
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
            prop_assert_eq!(view.thread_action(), a.thread_action);
            let mut moved = a;
            moved.thread_action = b.thread_action;
            laws::only_moved(layout, "ThreadAction", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.active_extra_wb_threads(), a.active_extra_wb_threads);
            let mut moved = a;
            moved.active_extra_wb_threads = b.active_extra_wb_threads;
            laws::only_moved(
                layout,
                "ActiveExtraWBThreads",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.total_dirty_pages(), a.total_dirty_pages);
            let mut moved = a;
            moved.total_dirty_pages = b.total_dirty_pages;
            laws::only_moved(
                layout,
                "TotalDirtyPages",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.dirty_page_threshold(), a.dirty_page_threshold);
            let mut moved = a;
            moved.dirty_page_threshold = b.dirty_page_threshold;
            laws::only_moved(
                layout,
                "DirtyPageThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.available_pages(), a.available_pages);
            let mut moved = a;
            moved.available_pages = b.available_pages;
            laws::only_moved(
                layout,
                "AvailablePages",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_cc_extra_wb_thread_info_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::cache::perfinfo_cc_extra_wb_thread_info::PerfinfoCcExtraWbThreadInfoX64;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_extra_wb_thread_info::PerfinfoCcExtraWbThreadInfoX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_cc_extra_wb_thread_info_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::cache::perfinfo_cc_extra_wb_thread_info::PerfinfoCcExtraWbThreadInfoX64;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_extra_wb_thread_info::PerfinfoCcExtraWbThreadInfoX64View<
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
            prop_assert_eq!(view.thread_action(), a.thread_action);
            let mut moved = a;
            moved.thread_action = b.thread_action;
            laws::only_moved(layout, "ThreadAction", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.active_extra_wb_threads(), a.active_extra_wb_threads);
            let mut moved = a;
            moved.active_extra_wb_threads = b.active_extra_wb_threads;
            laws::only_moved(
                layout,
                "ActiveExtraWBThreads",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.total_dirty_pages(), a.total_dirty_pages);
            let mut moved = a;
            moved.total_dirty_pages = b.total_dirty_pages;
            laws::only_moved(
                layout,
                "TotalDirtyPages",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.dirty_page_threshold(), a.dirty_page_threshold);
            let mut moved = a;
            moved.dirty_page_threshold = b.dirty_page_threshold;
            laws::only_moved(
                layout,
                "DirtyPageThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.available_pages(), a.available_pages);
            let mut moved = a;
            moved.available_pages = b.available_pages;
            laws::only_moved(
                layout,
                "AvailablePages",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_cc_flush_cache_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::cache::perfinfo_cc_flush_cache::PerfinfoCcFlushCacheX86;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_flush_cache::PerfinfoCcFlushCacheX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_cc_flush_cache_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::cache::perfinfo_cc_flush_cache::PerfinfoCcFlushCacheX86;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_flush_cache::PerfinfoCcFlushCacheX86View<
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
            prop_assert_eq!(view.work_item_key(), a.work_item_key);
            let mut moved = a;
            moved.work_item_key = b.work_item_key;
            laws::only_moved(layout, "WorkItemKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object_key(), a.file_object_key);
            let mut moved = a;
            moved.file_object_key = b.file_object_key;
            laws::only_moved(layout, "FileObjectKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.offset(), a.offset);
            let mut moved = a;
            moved.offset = b.offset;
            laws::only_moved(layout, "Offset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.length(), a.length);
            let mut moved = a;
            moved.length = b.length;
            laws::only_moved(layout, "Length", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.shared_cache_map_flags(), a.shared_cache_map_flags);
            let mut moved = a;
            moved.shared_cache_map_flags = b.shared_cache_map_flags;
            laws::only_moved(
                layout,
                "SharedCacheMapFlags",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a;
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_cc_flush_cache_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::cache::perfinfo_cc_flush_cache::PerfinfoCcFlushCacheX64;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_flush_cache::PerfinfoCcFlushCacheX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_cc_flush_cache_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::cache::perfinfo_cc_flush_cache::PerfinfoCcFlushCacheX64;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_flush_cache::PerfinfoCcFlushCacheX64View<
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
            prop_assert_eq!(view.work_item_key(), a.work_item_key);
            let mut moved = a;
            moved.work_item_key = b.work_item_key;
            laws::only_moved(layout, "WorkItemKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object_key(), a.file_object_key);
            let mut moved = a;
            moved.file_object_key = b.file_object_key;
            laws::only_moved(layout, "FileObjectKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.offset(), a.offset);
            let mut moved = a;
            moved.offset = b.offset;
            laws::only_moved(layout, "Offset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.length(), a.length);
            let mut moved = a;
            moved.length = b.length;
            laws::only_moved(layout, "Length", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.shared_cache_map_flags(), a.shared_cache_map_flags);
            let mut moved = a;
            moved.shared_cache_map_flags = b.shared_cache_map_flags;
            laws::only_moved(
                layout,
                "SharedCacheMapFlags",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a;
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_cc_flush_section_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::cache::perfinfo_cc_flush_section::PerfinfoCcFlushSectionX86;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_flush_section::PerfinfoCcFlushSectionX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_cc_flush_section_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::cache::perfinfo_cc_flush_section::PerfinfoCcFlushSectionX86;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_flush_section::PerfinfoCcFlushSectionX86View<
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
            prop_assert_eq!(view.work_item_key(), a.work_item_key);
            let mut moved = a;
            moved.work_item_key = b.work_item_key;
            laws::only_moved(layout, "WorkItemKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object_key(), a.file_object_key);
            let mut moved = a;
            moved.file_object_key = b.file_object_key;
            laws::only_moved(layout, "FileObjectKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.offset(), a.offset);
            let mut moved = a;
            moved.offset = b.offset;
            laws::only_moved(layout, "Offset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.length(), a.length);
            let mut moved = a;
            moved.length = b.length;
            laws::only_moved(layout, "Length", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.mm_flush_flags(), a.mm_flush_flags);
            let mut moved = a;
            moved.mm_flush_flags = b.mm_flush_flags;
            laws::only_moved(layout, "MmFlushFlags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_cc_flush_section_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::cache::perfinfo_cc_flush_section::PerfinfoCcFlushSectionX64;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_flush_section::PerfinfoCcFlushSectionX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_cc_flush_section_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::cache::perfinfo_cc_flush_section::PerfinfoCcFlushSectionX64;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_flush_section::PerfinfoCcFlushSectionX64View<
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
            prop_assert_eq!(view.work_item_key(), a.work_item_key);
            let mut moved = a;
            moved.work_item_key = b.work_item_key;
            laws::only_moved(layout, "WorkItemKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object_key(), a.file_object_key);
            let mut moved = a;
            moved.file_object_key = b.file_object_key;
            laws::only_moved(layout, "FileObjectKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.offset(), a.offset);
            let mut moved = a;
            moved.offset = b.offset;
            laws::only_moved(layout, "Offset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.length(), a.length);
            let mut moved = a;
            moved.length = b.length;
            laws::only_moved(layout, "Length", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.mm_flush_flags(), a.mm_flush_flags);
            let mut moved = a;
            moved.mm_flush_flags = b.mm_flush_flags;
            laws::only_moved(layout, "MmFlushFlags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_cc_lazy_write_scan_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::cache::perfinfo_cc_lazy_write_scan::PerfinfoCcLazyWriteScanX86;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_lazy_write_scan::PerfinfoCcLazyWriteScanX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_cc_lazy_write_scan_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::cache::perfinfo_cc_lazy_write_scan::PerfinfoCcLazyWriteScanX86;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_lazy_write_scan::PerfinfoCcLazyWriteScanX86View<
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
            prop_assert_eq!(view.work_item_key(), a.work_item_key);
            let mut moved = a;
            moved.work_item_key = b.work_item_key;
            laws::only_moved(layout, "WorkItemKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reason_for_flush(), a.reason_for_flush);
            let mut moved = a;
            moved.reason_for_flush = b.reason_for_flush;
            laws::only_moved(
                layout,
                "ReasonForFlush",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.pages_to_write(), a.pages_to_write);
            let mut moved = a;
            moved.pages_to_write = b.pages_to_write;
            laws::only_moved(layout, "PagesToWrite", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.total_dirty_pages(), a.total_dirty_pages);
            let mut moved = a;
            moved.total_dirty_pages = b.total_dirty_pages;
            laws::only_moved(
                layout,
                "TotalDirtyPages",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.available_pages(), a.available_pages);
            let mut moved = a;
            moved.available_pages = b.available_pages;
            laws::only_moved(
                layout,
                "AvailablePages",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.dirty_page_threshold(), a.dirty_page_threshold);
            let mut moved = a;
            moved.dirty_page_threshold = b.dirty_page_threshold;
            laws::only_moved(
                layout,
                "DirtyPageThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.number_of_mapped_vacbs(), a.number_of_mapped_vacbs);
            let mut moved = a;
            moved.number_of_mapped_vacbs = b.number_of_mapped_vacbs;
            laws::only_moved(
                layout,
                "NumberOfMappedVacbs",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.top_dirty_page_threshold(), a.top_dirty_page_threshold);
            let mut moved = a;
            moved.top_dirty_page_threshold = b.top_dirty_page_threshold;
            laws::only_moved(
                layout,
                "TopDirtyPageThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.bottom_dirty_page_threshold(), a.bottom_dirty_page_threshold
            );
            let mut moved = a;
            moved.bottom_dirty_page_threshold = b.bottom_dirty_page_threshold;
            laws::only_moved(
                layout,
                "BottomDirtyPageThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.average_available_pages(), a.average_available_pages);
            let mut moved = a;
            moved.average_available_pages = b.average_available_pages;
            laws::only_moved(
                layout,
                "AverageAvailablePages",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.average_dirty_pages(), a.average_dirty_pages);
            let mut moved = a;
            moved.average_dirty_pages = b.average_dirty_pages;
            laws::only_moved(
                layout,
                "AverageDirtyPages",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.consecutive_workless_lazywrite_scans(), a
                .consecutive_workless_lazywrite_scans
            );
            let mut moved = a;
            moved.consecutive_workless_lazywrite_scans = b
                .consecutive_workless_lazywrite_scans;
            laws::only_moved(
                layout,
                "ConsecutiveWorklessLazywriteScans",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_cc_lazy_write_scan_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::cache::perfinfo_cc_lazy_write_scan::PerfinfoCcLazyWriteScanX64;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_lazy_write_scan::PerfinfoCcLazyWriteScanX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_cc_lazy_write_scan_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::cache::perfinfo_cc_lazy_write_scan::PerfinfoCcLazyWriteScanX64;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_lazy_write_scan::PerfinfoCcLazyWriteScanX64View<
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
            prop_assert_eq!(view.work_item_key(), a.work_item_key);
            let mut moved = a;
            moved.work_item_key = b.work_item_key;
            laws::only_moved(layout, "WorkItemKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reason_for_flush(), a.reason_for_flush);
            let mut moved = a;
            moved.reason_for_flush = b.reason_for_flush;
            laws::only_moved(
                layout,
                "ReasonForFlush",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.pages_to_write(), a.pages_to_write);
            let mut moved = a;
            moved.pages_to_write = b.pages_to_write;
            laws::only_moved(layout, "PagesToWrite", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.total_dirty_pages(), a.total_dirty_pages);
            let mut moved = a;
            moved.total_dirty_pages = b.total_dirty_pages;
            laws::only_moved(
                layout,
                "TotalDirtyPages",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.available_pages(), a.available_pages);
            let mut moved = a;
            moved.available_pages = b.available_pages;
            laws::only_moved(
                layout,
                "AvailablePages",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.dirty_page_threshold(), a.dirty_page_threshold);
            let mut moved = a;
            moved.dirty_page_threshold = b.dirty_page_threshold;
            laws::only_moved(
                layout,
                "DirtyPageThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.number_of_mapped_vacbs(), a.number_of_mapped_vacbs);
            let mut moved = a;
            moved.number_of_mapped_vacbs = b.number_of_mapped_vacbs;
            laws::only_moved(
                layout,
                "NumberOfMappedVacbs",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.top_dirty_page_threshold(), a.top_dirty_page_threshold);
            let mut moved = a;
            moved.top_dirty_page_threshold = b.top_dirty_page_threshold;
            laws::only_moved(
                layout,
                "TopDirtyPageThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.bottom_dirty_page_threshold(), a.bottom_dirty_page_threshold
            );
            let mut moved = a;
            moved.bottom_dirty_page_threshold = b.bottom_dirty_page_threshold;
            laws::only_moved(
                layout,
                "BottomDirtyPageThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.average_available_pages(), a.average_available_pages);
            let mut moved = a;
            moved.average_available_pages = b.average_available_pages;
            laws::only_moved(
                layout,
                "AverageAvailablePages",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.average_dirty_pages(), a.average_dirty_pages);
            let mut moved = a;
            moved.average_dirty_pages = b.average_dirty_pages;
            laws::only_moved(
                layout,
                "AverageDirtyPages",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.consecutive_workless_lazywrite_scans(), a
                .consecutive_workless_lazywrite_scans
            );
            let mut moved = a;
            moved.consecutive_workless_lazywrite_scans = b
                .consecutive_workless_lazywrite_scans;
            laws::only_moved(
                layout,
                "ConsecutiveWorklessLazywriteScans",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_cc_logged_stream_info_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::cache::perfinfo_cc_logged_stream_info::PerfinfoCcLoggedStreamInfoX86;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_logged_stream_info::PerfinfoCcLoggedStreamInfoX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_cc_logged_stream_info_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::cache::perfinfo_cc_logged_stream_info::PerfinfoCcLoggedStreamInfoX86;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_logged_stream_info::PerfinfoCcLoggedStreamInfoX86View<
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
            prop_assert_eq!(view.file_object_key(), a.file_object_key);
            let mut moved = a;
            moved.file_object_key = b.file_object_key;
            laws::only_moved(layout, "FileObjectKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reason_for_flush(), a.reason_for_flush);
            let mut moved = a;
            moved.reason_for_flush = b.reason_for_flush;
            laws::only_moved(
                layout,
                "ReasonForFlush",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.pages_to_write(), a.pages_to_write);
            let mut moved = a;
            moved.pages_to_write = b.pages_to_write;
            laws::only_moved(layout, "PagesToWrite", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dirty_logged_pages(), a.dirty_logged_pages);
            let mut moved = a;
            moved.dirty_logged_pages = b.dirty_logged_pages;
            laws::only_moved(
                layout,
                "DirtyLoggedPages",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.dirty_logged_page_threshold(), a.dirty_logged_page_threshold
            );
            let mut moved = a;
            moved.dirty_logged_page_threshold = b.dirty_logged_page_threshold;
            laws::only_moved(
                layout,
                "DirtyLoggedPageThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.largest_lsn_for_lws(), a.largest_lsn_for_lws);
            let mut moved = a;
            moved.largest_lsn_for_lws = b.largest_lsn_for_lws;
            laws::only_moved(
                layout,
                "LargestLsnForLWS",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_cc_logged_stream_info_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::cache::perfinfo_cc_logged_stream_info::PerfinfoCcLoggedStreamInfoX64;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_logged_stream_info::PerfinfoCcLoggedStreamInfoX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_cc_logged_stream_info_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::cache::perfinfo_cc_logged_stream_info::PerfinfoCcLoggedStreamInfoX64;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_logged_stream_info::PerfinfoCcLoggedStreamInfoX64View<
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
            prop_assert_eq!(view.file_object_key(), a.file_object_key);
            let mut moved = a;
            moved.file_object_key = b.file_object_key;
            laws::only_moved(layout, "FileObjectKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reason_for_flush(), a.reason_for_flush);
            let mut moved = a;
            moved.reason_for_flush = b.reason_for_flush;
            laws::only_moved(
                layout,
                "ReasonForFlush",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.pages_to_write(), a.pages_to_write);
            let mut moved = a;
            moved.pages_to_write = b.pages_to_write;
            laws::only_moved(layout, "PagesToWrite", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dirty_logged_pages(), a.dirty_logged_pages);
            let mut moved = a;
            moved.dirty_logged_pages = b.dirty_logged_pages;
            laws::only_moved(
                layout,
                "DirtyLoggedPages",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.dirty_logged_page_threshold(), a.dirty_logged_page_threshold
            );
            let mut moved = a;
            moved.dirty_logged_page_threshold = b.dirty_logged_page_threshold;
            laws::only_moved(
                layout,
                "DirtyLoggedPageThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.largest_lsn_for_lws(), a.largest_lsn_for_lws);
            let mut moved = a;
            moved.largest_lsn_for_lws = b.largest_lsn_for_lws;
            laws::only_moved(
                layout,
                "LargestLsnForLWS",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_cc_read_ahead_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::cache::perfinfo_cc_read_ahead::PerfinfoCcReadAheadX86;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_read_ahead::PerfinfoCcReadAheadX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_cc_read_ahead_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::cache::perfinfo_cc_read_ahead::PerfinfoCcReadAheadX86;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_read_ahead::PerfinfoCcReadAheadX86View<
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
            prop_assert_eq!(view.work_item_key(), a.work_item_key);
            let mut moved = a;
            moved.work_item_key = b.work_item_key;
            laws::only_moved(layout, "WorkItemKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_offset(), a.file_offset);
            let mut moved = a;
            moved.file_offset = b.file_offset;
            laws::only_moved(layout, "FileOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.page_priority(), a.page_priority);
            let mut moved = a;
            moved.page_priority = b.page_priority;
            laws::only_moved(layout, "PagePriority", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.detected_pattern(), a.detected_pattern);
            let mut moved = a;
            moved.detected_pattern = b.detected_pattern;
            laws::only_moved(
                layout,
                "DetectedPattern",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_cc_read_ahead_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::cache::perfinfo_cc_read_ahead::PerfinfoCcReadAheadX64;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_read_ahead::PerfinfoCcReadAheadX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_cc_read_ahead_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::cache::perfinfo_cc_read_ahead::PerfinfoCcReadAheadX64;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_read_ahead::PerfinfoCcReadAheadX64View<
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
            prop_assert_eq!(view.work_item_key(), a.work_item_key);
            let mut moved = a;
            moved.work_item_key = b.work_item_key;
            laws::only_moved(layout, "WorkItemKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_offset(), a.file_offset);
            let mut moved = a;
            moved.file_offset = b.file_offset;
            laws::only_moved(layout, "FileOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.page_priority(), a.page_priority);
            let mut moved = a;
            moved.page_priority = b.page_priority;
            laws::only_moved(layout, "PagePriority", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.detected_pattern(), a.detected_pattern);
            let mut moved = a;
            moved.detected_pattern = b.detected_pattern;
            laws::only_moved(
                layout,
                "DetectedPattern",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_cc_schedule_read_ahead_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::cache::perfinfo_cc_schedule_read_ahead::PerfinfoCcScheduleReadAheadX86;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_schedule_read_ahead::PerfinfoCcScheduleReadAheadX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_cc_schedule_read_ahead_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::cache::perfinfo_cc_schedule_read_ahead::PerfinfoCcScheduleReadAheadX86;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_schedule_read_ahead::PerfinfoCcScheduleReadAheadX86View<
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
            prop_assert_eq!(view.work_item_key(), a.work_item_key);
            let mut moved = a;
            moved.work_item_key = b.work_item_key;
            laws::only_moved(layout, "WorkItemKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object_key(), a.file_object_key);
            let mut moved = a;
            moved.file_object_key = b.file_object_key;
            laws::only_moved(layout, "FileObjectKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_offset(), a.file_offset);
            let mut moved = a;
            moved.file_offset = b.file_offset;
            laws::only_moved(layout, "FileOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.length(), a.length);
            let mut moved = a;
            moved.length = b.length;
            laws::only_moved(layout, "Length", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.read_ahead_unit(), a.read_ahead_unit);
            let mut moved = a;
            moved.read_ahead_unit = b.read_ahead_unit;
            laws::only_moved(layout, "ReadAheadUnit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.read_ahead_length(), a.read_ahead_length);
            let mut moved = a;
            moved.read_ahead_length = b.read_ahead_length;
            laws::only_moved(
                layout,
                "ReadAheadLength",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.read_ahead_offset(), a.read_ahead_offset);
            let mut moved = a;
            moved.read_ahead_offset = b.read_ahead_offset;
            laws::only_moved(
                layout,
                "ReadAheadOffset",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.read_ahead_beyond_last_byte(), a.read_ahead_beyond_last_byte
            );
            let mut moved = a;
            moved.read_ahead_beyond_last_byte = b.read_ahead_beyond_last_byte;
            laws::only_moved(
                layout,
                "ReadAheadBeyondLastByte",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.read_pattern(), a.read_pattern);
            let mut moved = a;
            moved.read_pattern = b.read_pattern;
            laws::only_moved(layout, "ReadPattern", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sequential_read_count(), a.sequential_read_count);
            let mut moved = a;
            moved.sequential_read_count = b.sequential_read_count;
            laws::only_moved(
                layout,
                "SequentialReadCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.shared_cache_map_flags(), a.shared_cache_map_flags);
            let mut moved = a;
            moved.shared_cache_map_flags = b.shared_cache_map_flags;
            laws::only_moved(
                layout,
                "SharedCacheMapFlags",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.read_ahead_settings_changed(), a.read_ahead_settings_changed()
            );
            let mut moved = a;
            moved.set_read_ahead_settings_changed(b.read_ahead_settings_changed());
            laws::only_moved(
                layout,
                "ReadAheadSettingsChanged",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_read_ahead_settings_changed(!0u32);
            laws::only_moved(
                layout,
                "ReadAheadSettingsChanged",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.read_ahead_active(), a.read_ahead_active());
            let mut moved = a;
            moved.set_read_ahead_active(b.read_ahead_active());
            laws::only_moved(
                layout,
                "ReadAheadActive",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_read_ahead_active(!0u32);
            laws::only_moved(
                layout,
                "ReadAheadActive",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_cc_schedule_read_ahead_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::cache::perfinfo_cc_schedule_read_ahead::PerfinfoCcScheduleReadAheadX64;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_schedule_read_ahead::PerfinfoCcScheduleReadAheadX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_cc_schedule_read_ahead_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::cache::perfinfo_cc_schedule_read_ahead::PerfinfoCcScheduleReadAheadX64;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_schedule_read_ahead::PerfinfoCcScheduleReadAheadX64View<
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
            prop_assert_eq!(view.work_item_key(), a.work_item_key);
            let mut moved = a;
            moved.work_item_key = b.work_item_key;
            laws::only_moved(layout, "WorkItemKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object_key(), a.file_object_key);
            let mut moved = a;
            moved.file_object_key = b.file_object_key;
            laws::only_moved(layout, "FileObjectKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_offset(), a.file_offset);
            let mut moved = a;
            moved.file_offset = b.file_offset;
            laws::only_moved(layout, "FileOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.length(), a.length);
            let mut moved = a;
            moved.length = b.length;
            laws::only_moved(layout, "Length", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.read_ahead_unit(), a.read_ahead_unit);
            let mut moved = a;
            moved.read_ahead_unit = b.read_ahead_unit;
            laws::only_moved(layout, "ReadAheadUnit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.read_ahead_length(), a.read_ahead_length);
            let mut moved = a;
            moved.read_ahead_length = b.read_ahead_length;
            laws::only_moved(
                layout,
                "ReadAheadLength",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.read_ahead_offset(), a.read_ahead_offset);
            let mut moved = a;
            moved.read_ahead_offset = b.read_ahead_offset;
            laws::only_moved(
                layout,
                "ReadAheadOffset",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.read_ahead_beyond_last_byte(), a.read_ahead_beyond_last_byte
            );
            let mut moved = a;
            moved.read_ahead_beyond_last_byte = b.read_ahead_beyond_last_byte;
            laws::only_moved(
                layout,
                "ReadAheadBeyondLastByte",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.read_pattern(), a.read_pattern);
            let mut moved = a;
            moved.read_pattern = b.read_pattern;
            laws::only_moved(layout, "ReadPattern", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sequential_read_count(), a.sequential_read_count);
            let mut moved = a;
            moved.sequential_read_count = b.sequential_read_count;
            laws::only_moved(
                layout,
                "SequentialReadCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.shared_cache_map_flags(), a.shared_cache_map_flags);
            let mut moved = a;
            moved.shared_cache_map_flags = b.shared_cache_map_flags;
            laws::only_moved(
                layout,
                "SharedCacheMapFlags",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.read_ahead_settings_changed(), a.read_ahead_settings_changed()
            );
            let mut moved = a;
            moved.set_read_ahead_settings_changed(b.read_ahead_settings_changed());
            laws::only_moved(
                layout,
                "ReadAheadSettingsChanged",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_read_ahead_settings_changed(!0u32);
            laws::only_moved(
                layout,
                "ReadAheadSettingsChanged",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.read_ahead_active(), a.read_ahead_active());
            let mut moved = a;
            moved.set_read_ahead_active(b.read_ahead_active());
            laws::only_moved(
                layout,
                "ReadAheadActive",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_read_ahead_active(!0u32);
            laws::only_moved(
                layout,
                "ReadAheadActive",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_cc_workitem_complete_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::cache::perfinfo_cc_workitem_complete::PerfinfoCcWorkitemCompleteX86;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_workitem_complete::PerfinfoCcWorkitemCompleteX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_cc_workitem_complete_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::cache::perfinfo_cc_workitem_complete::PerfinfoCcWorkitemCompleteX86;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_workitem_complete::PerfinfoCcWorkitemCompleteX86View<
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
            prop_assert_eq!(view.work_item_key(), a.work_item_key);
            let mut moved = a;
            moved.work_item_key = b.work_item_key;
            laws::only_moved(layout, "WorkItemKey", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_cc_workitem_complete_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::cache::perfinfo_cc_workitem_complete::PerfinfoCcWorkitemCompleteX64;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_workitem_complete::PerfinfoCcWorkitemCompleteX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_cc_workitem_complete_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::cache::perfinfo_cc_workitem_complete::PerfinfoCcWorkitemCompleteX64;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_workitem_complete::PerfinfoCcWorkitemCompleteX64View<
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
            prop_assert_eq!(view.work_item_key(), a.work_item_key);
            let mut moved = a;
            moved.work_item_key = b.work_item_key;
            laws::only_moved(layout, "WorkItemKey", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_cc_workitem_dequeue_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::cache::perfinfo_cc_workitem_dequeue::PerfinfoCcWorkitemDequeueX86;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_workitem_dequeue::PerfinfoCcWorkitemDequeueX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_cc_workitem_dequeue_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::cache::perfinfo_cc_workitem_dequeue::PerfinfoCcWorkitemDequeueX86;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_workitem_dequeue::PerfinfoCcWorkitemDequeueX86View<
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
            prop_assert_eq!(view.work_item_key(), a.work_item_key);
            let mut moved = a;
            moved.work_item_key = b.work_item_key;
            laws::only_moved(layout, "WorkItemKey", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_cc_workitem_dequeue_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::cache::perfinfo_cc_workitem_dequeue::PerfinfoCcWorkitemDequeueX64;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_workitem_dequeue::PerfinfoCcWorkitemDequeueX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_cc_workitem_dequeue_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::cache::perfinfo_cc_workitem_dequeue::PerfinfoCcWorkitemDequeueX64;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_workitem_dequeue::PerfinfoCcWorkitemDequeueX64View<
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
            prop_assert_eq!(view.work_item_key(), a.work_item_key);
            let mut moved = a;
            moved.work_item_key = b.work_item_key;
            laws::only_moved(layout, "WorkItemKey", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_cc_workitem_enqueue_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::cache::perfinfo_cc_workitem_enqueue::PerfinfoCcWorkitemEnqueueX86;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_workitem_enqueue::PerfinfoCcWorkitemEnqueueX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_cc_workitem_enqueue_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::cache::perfinfo_cc_workitem_enqueue::PerfinfoCcWorkitemEnqueueX86;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_workitem_enqueue::PerfinfoCcWorkitemEnqueueX86View<
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
            prop_assert_eq!(view.work_item_key(), a.work_item_key);
            let mut moved = a;
            moved.work_item_key = b.work_item_key;
            laws::only_moved(layout, "WorkItemKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object_key(), a.file_object_key);
            let mut moved = a;
            moved.file_object_key = b.file_object_key;
            laws::only_moved(layout, "FileObjectKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.queue_type(), a.queue_type);
            let mut moved = a;
            moved.queue_type = b.queue_type;
            laws::only_moved(layout, "QueueType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.work_item_type(), a.work_item_type);
            let mut moved = a;
            moved.work_item_type = b.work_item_type;
            laws::only_moved(layout, "WorkItemType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.requeue(), a.requeue);
            let mut moved = a;
            moved.requeue = b.requeue;
            laws::only_moved(layout, "Requeue", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_cc_workitem_enqueue_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::cache::perfinfo_cc_workitem_enqueue::PerfinfoCcWorkitemEnqueueX64;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_workitem_enqueue::PerfinfoCcWorkitemEnqueueX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_cc_workitem_enqueue_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::cache::perfinfo_cc_workitem_enqueue::PerfinfoCcWorkitemEnqueueX64;
    type V<'a> = etwspec::payloads::cache::perfinfo_cc_workitem_enqueue::PerfinfoCcWorkitemEnqueueX64View<
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
            prop_assert_eq!(view.work_item_key(), a.work_item_key);
            let mut moved = a;
            moved.work_item_key = b.work_item_key;
            laws::only_moved(layout, "WorkItemKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object_key(), a.file_object_key);
            let mut moved = a;
            moved.file_object_key = b.file_object_key;
            laws::only_moved(layout, "FileObjectKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.queue_type(), a.queue_type);
            let mut moved = a;
            moved.queue_type = b.queue_type;
            laws::only_moved(layout, "QueueType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.work_item_type(), a.work_item_type);
            let mut moved = a;
            moved.work_item_type = b.work_item_type;
            laws::only_moved(layout, "WorkItemType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.requeue(), a.requeue);
            let mut moved = a;
            moved.requeue = b.requeue;
            laws::only_moved(layout, "Requeue", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_cc_can_write_fail_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::cache::perfinfo_cc_can_write_fail::Any;
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
                    layout.name == "PERFINFO_CC_CAN_WRITE_FAIL"
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
                        etwspec::payloads::cache::perfinfo_cc_can_write_fail::PerfinfoCcCanWriteFailX86::from_slice(&
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
                        etwspec::payloads::cache::perfinfo_cc_can_write_fail::PerfinfoCcCanWriteFailX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..28 {
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
fn perfinfo_cc_extra_wb_thread_info_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::cache::perfinfo_cc_extra_wb_thread_info::Any;
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
                    layout.name == "PERFINFO_CC_EXTRA_WB_THREAD_INFO"
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
                        etwspec::payloads::cache::perfinfo_cc_extra_wb_thread_info::PerfinfoCcExtraWbThreadInfoX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::cache::perfinfo_cc_extra_wb_thread_info::PerfinfoCcExtraWbThreadInfoX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn perfinfo_cc_flush_cache_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::cache::perfinfo_cc_flush_cache::Any;
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
                    layout.name == "PERFINFO_CC_FLUSH_CACHE"
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
                        etwspec::payloads::cache::perfinfo_cc_flush_cache::PerfinfoCcFlushCacheX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::cache::perfinfo_cc_flush_cache::PerfinfoCcFlushCacheX64::from_slice(&
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
fn perfinfo_cc_flush_section_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::cache::perfinfo_cc_flush_section::Any;
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
                    layout.name == "PERFINFO_CC_FLUSH_SECTION"
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
                        etwspec::payloads::cache::perfinfo_cc_flush_section::PerfinfoCcFlushSectionX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::cache::perfinfo_cc_flush_section::PerfinfoCcFlushSectionX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn perfinfo_cc_lazy_write_scan_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::cache::perfinfo_cc_lazy_write_scan::Any;
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
                    layout.name == "PERFINFO_CC_LAZY_WRITE_SCAN"
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
                        etwspec::payloads::cache::perfinfo_cc_lazy_write_scan::PerfinfoCcLazyWriteScanX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::cache::perfinfo_cc_lazy_write_scan::PerfinfoCcLazyWriteScanX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..88 {
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
fn perfinfo_cc_logged_stream_info_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::cache::perfinfo_cc_logged_stream_info::Any;
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
                    layout.name == "PERFINFO_CC_LOGGED_STREAM_INFO"
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
                        etwspec::payloads::cache::perfinfo_cc_logged_stream_info::PerfinfoCcLoggedStreamInfoX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::cache::perfinfo_cc_logged_stream_info::PerfinfoCcLoggedStreamInfoX64::from_slice(&
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
fn perfinfo_cc_read_ahead_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::cache::perfinfo_cc_read_ahead::Any;
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
                    layout.name == "PERFINFO_CC_READ_AHEAD"
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
                        etwspec::payloads::cache::perfinfo_cc_read_ahead::PerfinfoCcReadAheadX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::cache::perfinfo_cc_read_ahead::PerfinfoCcReadAheadX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn perfinfo_cc_schedule_read_ahead_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::cache::perfinfo_cc_schedule_read_ahead::Any;
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
                    layout.name == "PERFINFO_CC_SCHEDULE_READ_AHEAD"
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
                        etwspec::payloads::cache::perfinfo_cc_schedule_read_ahead::PerfinfoCcScheduleReadAheadX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::cache::perfinfo_cc_schedule_read_ahead::PerfinfoCcScheduleReadAheadX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..72 {
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
fn perfinfo_cc_workitem_complete_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::cache::perfinfo_cc_workitem_complete::Any;
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
                    layout.name == "PERFINFO_CC_WORKITEM_COMPLETE"
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
                        etwspec::payloads::cache::perfinfo_cc_workitem_complete::PerfinfoCcWorkitemCompleteX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::cache::perfinfo_cc_workitem_complete::PerfinfoCcWorkitemCompleteX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn perfinfo_cc_workitem_dequeue_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::cache::perfinfo_cc_workitem_dequeue::Any;
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
                    layout.name == "PERFINFO_CC_WORKITEM_DEQUEUE"
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
                        etwspec::payloads::cache::perfinfo_cc_workitem_dequeue::PerfinfoCcWorkitemDequeueX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::cache::perfinfo_cc_workitem_dequeue::PerfinfoCcWorkitemDequeueX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn perfinfo_cc_workitem_enqueue_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::cache::perfinfo_cc_workitem_enqueue::Any;
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
                    layout.name == "PERFINFO_CC_WORKITEM_ENQUEUE"
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
                        etwspec::payloads::cache::perfinfo_cc_workitem_enqueue::PerfinfoCcWorkitemEnqueueX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::cache::perfinfo_cc_workitem_enqueue::PerfinfoCcWorkitemEnqueueX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn perfinfo_cc_extra_wb_thread_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::cache::PerfinfoCcExtraWbThread;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn perfinfo_cc_workitem_type_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::cache::PerfinfoCcWorkitemType;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn perfinfo_cc_workqueue_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::cache::PerfinfoCcWorkqueue;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn perfinfo_cc_flush_data_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::cache::PerfinfoCcFlushData;
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
fn perfinfo_cc_notify_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::cache::PerfinfoCcNotify;
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
