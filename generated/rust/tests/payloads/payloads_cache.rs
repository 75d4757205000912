// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of topic `payloads::cache`.
mod perfinfo_cc_can_write_fail_perfinfo_cc_can_write_fail_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::cache::perfinfo_cc_can_write_fail::{ PerfinfoCcCanWriteFailPtr32 as T, PerfinfoCcCanWriteFailPtr32View as V };
const MEMBERS: &[&str] = &[
    "FileObjectKey",
    "TotalDirtyPages",
    "DirtyPageThreshold",
    "BytesToWrite",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.file_object_key() } else { from.file_object_key() }; value.set_file_object_key(it); None }
        1 => { let it = if way == laws::Way::View { view.total_dirty_pages() } else { from.total_dirty_pages() }; value.set_total_dirty_pages(it); None }
        2 => { let it = if way == laws::Way::View { view.dirty_page_threshold() } else { from.dirty_page_threshold() }; value.set_dirty_page_threshold(it); None }
        3 => { let it = if way == laws::Way::View { view.bytes_to_write() } else { from.bytes_to_write() }; value.set_bytes_to_write(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod perfinfo_cc_can_write_fail_perfinfo_cc_can_write_fail_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::cache::perfinfo_cc_can_write_fail::{ PerfinfoCcCanWriteFailPtr64 as T, PerfinfoCcCanWriteFailPtr64View as V };
const MEMBERS: &[&str] = &[
    "FileObjectKey",
    "TotalDirtyPages",
    "DirtyPageThreshold",
    "BytesToWrite",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.file_object_key() } else { from.file_object_key() }; value.set_file_object_key(it); None }
        1 => { let it = if way == laws::Way::View { view.total_dirty_pages() } else { from.total_dirty_pages() }; value.set_total_dirty_pages(it); None }
        2 => { let it = if way == laws::Way::View { view.dirty_page_threshold() } else { from.dirty_page_threshold() }; value.set_dirty_page_threshold(it); None }
        3 => { let it = if way == laws::Way::View { view.bytes_to_write() } else { from.bytes_to_write() }; value.set_bytes_to_write(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod perfinfo_cc_extra_wb_thread_info_perfinfo_cc_extra_wb_thread_info_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::cache::perfinfo_cc_extra_wb_thread_info::{ PerfinfoCcExtraWbThreadInfoPtr32 as T, PerfinfoCcExtraWbThreadInfoPtr32View as V };
const MEMBERS: &[&str] = &[
    "ThreadAction",
    "ActiveExtraWBThreads",
    "TotalDirtyPages",
    "DirtyPageThreshold",
    "AvailablePages",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.thread_action() } else { from.thread_action() }; value.set_thread_action(it); None }
        1 => { let it = if way == laws::Way::View { view.active_extra_wb_threads() } else { from.active_extra_wb_threads() }; value.set_active_extra_wb_threads(it); None }
        2 => { let it = if way == laws::Way::View { view.total_dirty_pages() } else { from.total_dirty_pages() }; value.set_total_dirty_pages(it); None }
        3 => { let it = if way == laws::Way::View { view.dirty_page_threshold() } else { from.dirty_page_threshold() }; value.set_dirty_page_threshold(it); None }
        4 => { let it = if way == laws::Way::View { view.available_pages() } else { from.available_pages() }; value.set_available_pages(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_cc_extra_wb_thread_info_perfinfo_cc_extra_wb_thread_info_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::cache::perfinfo_cc_extra_wb_thread_info::{ PerfinfoCcExtraWbThreadInfoPtr64 as T, PerfinfoCcExtraWbThreadInfoPtr64View as V };
const MEMBERS: &[&str] = &[
    "ThreadAction",
    "ActiveExtraWBThreads",
    "TotalDirtyPages",
    "DirtyPageThreshold",
    "AvailablePages",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.thread_action() } else { from.thread_action() }; value.set_thread_action(it); None }
        1 => { let it = if way == laws::Way::View { view.active_extra_wb_threads() } else { from.active_extra_wb_threads() }; value.set_active_extra_wb_threads(it); None }
        2 => { let it = if way == laws::Way::View { view.total_dirty_pages() } else { from.total_dirty_pages() }; value.set_total_dirty_pages(it); None }
        3 => { let it = if way == laws::Way::View { view.dirty_page_threshold() } else { from.dirty_page_threshold() }; value.set_dirty_page_threshold(it); None }
        4 => { let it = if way == laws::Way::View { view.available_pages() } else { from.available_pages() }; value.set_available_pages(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_cc_flush_cache_perfinfo_cc_flush_cache_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::cache::perfinfo_cc_flush_cache::{ PerfinfoCcFlushCachePtr32 as T, PerfinfoCcFlushCachePtr32View as V };
const MEMBERS: &[&str] = &[
    "WorkItemKey",
    "FileObjectKey",
    "Offset",
    "Length",
    "SharedCacheMapFlags",
    "Flags",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.work_item_key() } else { from.work_item_key() }; value.set_work_item_key(it); None }
        1 => { let it = if way == laws::Way::View { view.file_object_key() } else { from.file_object_key() }; value.set_file_object_key(it); None }
        2 => { let it = if way == laws::Way::View { view.offset() } else { from.offset() }; value.set_offset(it); None }
        3 => { let it = if way == laws::Way::View { view.length() } else { from.length() }; value.set_length(it); None }
        4 => { let it = if way == laws::Way::View { view.shared_cache_map_flags() } else { from.shared_cache_map_flags() }; value.set_shared_cache_map_flags(it); None }
        5 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        6 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_cc_flush_cache_perfinfo_cc_flush_cache_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::cache::perfinfo_cc_flush_cache::{ PerfinfoCcFlushCachePtr64 as T, PerfinfoCcFlushCachePtr64View as V };
const MEMBERS: &[&str] = &[
    "WorkItemKey",
    "FileObjectKey",
    "Offset",
    "Length",
    "SharedCacheMapFlags",
    "Flags",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.work_item_key() } else { from.work_item_key() }; value.set_work_item_key(it); None }
        1 => { let it = if way == laws::Way::View { view.file_object_key() } else { from.file_object_key() }; value.set_file_object_key(it); None }
        2 => { let it = if way == laws::Way::View { view.offset() } else { from.offset() }; value.set_offset(it); None }
        3 => { let it = if way == laws::Way::View { view.length() } else { from.length() }; value.set_length(it); None }
        4 => { let it = if way == laws::Way::View { view.shared_cache_map_flags() } else { from.shared_cache_map_flags() }; value.set_shared_cache_map_flags(it); None }
        5 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        6 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_cc_flush_section_perfinfo_cc_flush_section_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::cache::perfinfo_cc_flush_section::{ PerfinfoCcFlushSectionPtr32 as T, PerfinfoCcFlushSectionPtr32View as V };
const MEMBERS: &[&str] = &[
    "WorkItemKey",
    "FileObjectKey",
    "Offset",
    "Length",
    "MmFlushFlags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.work_item_key() } else { from.work_item_key() }; value.set_work_item_key(it); None }
        1 => { let it = if way == laws::Way::View { view.file_object_key() } else { from.file_object_key() }; value.set_file_object_key(it); None }
        2 => { let it = if way == laws::Way::View { view.offset() } else { from.offset() }; value.set_offset(it); None }
        3 => { let it = if way == laws::Way::View { view.length() } else { from.length() }; value.set_length(it); None }
        4 => { let it = if way == laws::Way::View { view.mm_flush_flags() } else { from.mm_flush_flags() }; value.set_mm_flush_flags(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_cc_flush_section_perfinfo_cc_flush_section_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::cache::perfinfo_cc_flush_section::{ PerfinfoCcFlushSectionPtr64 as T, PerfinfoCcFlushSectionPtr64View as V };
const MEMBERS: &[&str] = &[
    "WorkItemKey",
    "FileObjectKey",
    "Offset",
    "Length",
    "MmFlushFlags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.work_item_key() } else { from.work_item_key() }; value.set_work_item_key(it); None }
        1 => { let it = if way == laws::Way::View { view.file_object_key() } else { from.file_object_key() }; value.set_file_object_key(it); None }
        2 => { let it = if way == laws::Way::View { view.offset() } else { from.offset() }; value.set_offset(it); None }
        3 => { let it = if way == laws::Way::View { view.length() } else { from.length() }; value.set_length(it); None }
        4 => { let it = if way == laws::Way::View { view.mm_flush_flags() } else { from.mm_flush_flags() }; value.set_mm_flush_flags(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_cc_lazy_write_scan_perfinfo_cc_lazy_write_scan_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::cache::perfinfo_cc_lazy_write_scan::{ PerfinfoCcLazyWriteScanPtr32 as T, PerfinfoCcLazyWriteScanPtr32View as V };
const MEMBERS: &[&str] = &[
    "WorkItemKey",
    "ReasonForFlush",
    "PagesToWrite",
    "TotalDirtyPages",
    "AvailablePages",
    "DirtyPageThreshold",
    "NumberOfMappedVacbs",
    "TopDirtyPageThreshold",
    "BottomDirtyPageThreshold",
    "AverageAvailablePages",
    "AverageDirtyPages",
    "ConsecutiveWorklessLazywriteScans",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.work_item_key() } else { from.work_item_key() }; value.set_work_item_key(it); None }
        1 => { let it = if way == laws::Way::View { view.reason_for_flush() } else { from.reason_for_flush() }; value.set_reason_for_flush(it); None }
        2 => { let it = if way == laws::Way::View { view.pages_to_write() } else { from.pages_to_write() }; value.set_pages_to_write(it); None }
        3 => { let it = if way == laws::Way::View { view.total_dirty_pages() } else { from.total_dirty_pages() }; value.set_total_dirty_pages(it); None }
        4 => { let it = if way == laws::Way::View { view.available_pages() } else { from.available_pages() }; value.set_available_pages(it); None }
        5 => { let it = if way == laws::Way::View { view.dirty_page_threshold() } else { from.dirty_page_threshold() }; value.set_dirty_page_threshold(it); None }
        6 => { let it = if way == laws::Way::View { view.number_of_mapped_vacbs() } else { from.number_of_mapped_vacbs() }; value.set_number_of_mapped_vacbs(it); None }
        7 => { let it = if way == laws::Way::View { view.top_dirty_page_threshold() } else { from.top_dirty_page_threshold() }; value.set_top_dirty_page_threshold(it); None }
        8 => { let it = if way == laws::Way::View { view.bottom_dirty_page_threshold() } else { from.bottom_dirty_page_threshold() }; value.set_bottom_dirty_page_threshold(it); None }
        9 => { let it = if way == laws::Way::View { view.average_available_pages() } else { from.average_available_pages() }; value.set_average_available_pages(it); None }
        10 => { let it = if way == laws::Way::View { view.average_dirty_pages() } else { from.average_dirty_pages() }; value.set_average_dirty_pages(it); None }
        11 => { let it = if way == laws::Way::View { view.consecutive_workless_lazywrite_scans() } else { from.consecutive_workless_lazywrite_scans() }; value.set_consecutive_workless_lazywrite_scans(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_cc_lazy_write_scan_perfinfo_cc_lazy_write_scan_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::cache::perfinfo_cc_lazy_write_scan::{ PerfinfoCcLazyWriteScanPtr64 as T, PerfinfoCcLazyWriteScanPtr64View as V };
const MEMBERS: &[&str] = &[
    "WorkItemKey",
    "ReasonForFlush",
    "PagesToWrite",
    "TotalDirtyPages",
    "AvailablePages",
    "DirtyPageThreshold",
    "NumberOfMappedVacbs",
    "TopDirtyPageThreshold",
    "BottomDirtyPageThreshold",
    "AverageAvailablePages",
    "AverageDirtyPages",
    "ConsecutiveWorklessLazywriteScans",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.work_item_key() } else { from.work_item_key() }; value.set_work_item_key(it); None }
        1 => { let it = if way == laws::Way::View { view.reason_for_flush() } else { from.reason_for_flush() }; value.set_reason_for_flush(it); None }
        2 => { let it = if way == laws::Way::View { view.pages_to_write() } else { from.pages_to_write() }; value.set_pages_to_write(it); None }
        3 => { let it = if way == laws::Way::View { view.total_dirty_pages() } else { from.total_dirty_pages() }; value.set_total_dirty_pages(it); None }
        4 => { let it = if way == laws::Way::View { view.available_pages() } else { from.available_pages() }; value.set_available_pages(it); None }
        5 => { let it = if way == laws::Way::View { view.dirty_page_threshold() } else { from.dirty_page_threshold() }; value.set_dirty_page_threshold(it); None }
        6 => { let it = if way == laws::Way::View { view.number_of_mapped_vacbs() } else { from.number_of_mapped_vacbs() }; value.set_number_of_mapped_vacbs(it); None }
        7 => { let it = if way == laws::Way::View { view.top_dirty_page_threshold() } else { from.top_dirty_page_threshold() }; value.set_top_dirty_page_threshold(it); None }
        8 => { let it = if way == laws::Way::View { view.bottom_dirty_page_threshold() } else { from.bottom_dirty_page_threshold() }; value.set_bottom_dirty_page_threshold(it); None }
        9 => { let it = if way == laws::Way::View { view.average_available_pages() } else { from.average_available_pages() }; value.set_average_available_pages(it); None }
        10 => { let it = if way == laws::Way::View { view.average_dirty_pages() } else { from.average_dirty_pages() }; value.set_average_dirty_pages(it); None }
        11 => { let it = if way == laws::Way::View { view.consecutive_workless_lazywrite_scans() } else { from.consecutive_workless_lazywrite_scans() }; value.set_consecutive_workless_lazywrite_scans(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_cc_logged_stream_info_perfinfo_cc_logged_stream_info_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::cache::perfinfo_cc_logged_stream_info::{ PerfinfoCcLoggedStreamInfoPtr32 as T, PerfinfoCcLoggedStreamInfoPtr32View as V };
const MEMBERS: &[&str] = &[
    "FileObjectKey",
    "ReasonForFlush",
    "PagesToWrite",
    "DirtyLoggedPages",
    "DirtyLoggedPageThreshold",
    "LargestLsnForLWS",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.file_object_key() } else { from.file_object_key() }; value.set_file_object_key(it); None }
        1 => { let it = if way == laws::Way::View { view.reason_for_flush() } else { from.reason_for_flush() }; value.set_reason_for_flush(it); None }
        2 => { let it = if way == laws::Way::View { view.pages_to_write() } else { from.pages_to_write() }; value.set_pages_to_write(it); None }
        3 => { let it = if way == laws::Way::View { view.dirty_logged_pages() } else { from.dirty_logged_pages() }; value.set_dirty_logged_pages(it); None }
        4 => { let it = if way == laws::Way::View { view.dirty_logged_page_threshold() } else { from.dirty_logged_page_threshold() }; value.set_dirty_logged_page_threshold(it); None }
        5 => { let it = if way == laws::Way::View { view.largest_lsn_for_lws() } else { from.largest_lsn_for_lws() }; value.set_largest_lsn_for_lws(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_cc_logged_stream_info_perfinfo_cc_logged_stream_info_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::cache::perfinfo_cc_logged_stream_info::{ PerfinfoCcLoggedStreamInfoPtr64 as T, PerfinfoCcLoggedStreamInfoPtr64View as V };
const MEMBERS: &[&str] = &[
    "FileObjectKey",
    "ReasonForFlush",
    "PagesToWrite",
    "DirtyLoggedPages",
    "DirtyLoggedPageThreshold",
    "LargestLsnForLWS",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.file_object_key() } else { from.file_object_key() }; value.set_file_object_key(it); None }
        1 => { let it = if way == laws::Way::View { view.reason_for_flush() } else { from.reason_for_flush() }; value.set_reason_for_flush(it); None }
        2 => { let it = if way == laws::Way::View { view.pages_to_write() } else { from.pages_to_write() }; value.set_pages_to_write(it); None }
        3 => { let it = if way == laws::Way::View { view.dirty_logged_pages() } else { from.dirty_logged_pages() }; value.set_dirty_logged_pages(it); None }
        4 => { let it = if way == laws::Way::View { view.dirty_logged_page_threshold() } else { from.dirty_logged_page_threshold() }; value.set_dirty_logged_page_threshold(it); None }
        5 => { let it = if way == laws::Way::View { view.largest_lsn_for_lws() } else { from.largest_lsn_for_lws() }; value.set_largest_lsn_for_lws(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_cc_read_ahead_perfinfo_cc_read_ahead_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::cache::perfinfo_cc_read_ahead::{ PerfinfoCcReadAheadPtr32 as T, PerfinfoCcReadAheadPtr32View as V };
const MEMBERS: &[&str] = &[
    "WorkItemKey",
    "FileOffset",
    "Size",
    "PagePriority",
    "DetectedPattern",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.work_item_key() } else { from.work_item_key() }; value.set_work_item_key(it); None }
        1 => { let it = if way == laws::Way::View { view.file_offset() } else { from.file_offset() }; value.set_file_offset(it); None }
        2 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        3 => { let it = if way == laws::Way::View { view.page_priority() } else { from.page_priority() }; value.set_page_priority(it); None }
        4 => { let it = if way == laws::Way::View { view.detected_pattern() } else { from.detected_pattern() }; value.set_detected_pattern(it); None }
        5 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_cc_read_ahead_perfinfo_cc_read_ahead_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::cache::perfinfo_cc_read_ahead::{ PerfinfoCcReadAheadPtr64 as T, PerfinfoCcReadAheadPtr64View as V };
const MEMBERS: &[&str] = &[
    "WorkItemKey",
    "FileOffset",
    "Size",
    "PagePriority",
    "DetectedPattern",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.work_item_key() } else { from.work_item_key() }; value.set_work_item_key(it); None }
        1 => { let it = if way == laws::Way::View { view.file_offset() } else { from.file_offset() }; value.set_file_offset(it); None }
        2 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        3 => { let it = if way == laws::Way::View { view.page_priority() } else { from.page_priority() }; value.set_page_priority(it); None }
        4 => { let it = if way == laws::Way::View { view.detected_pattern() } else { from.detected_pattern() }; value.set_detected_pattern(it); None }
        5 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_cc_schedule_read_ahead_perfinfo_cc_schedule_read_ahead_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::cache::perfinfo_cc_schedule_read_ahead::{ PerfinfoCcScheduleReadAheadPtr32 as T, PerfinfoCcScheduleReadAheadPtr32View as V };
const MEMBERS: &[&str] = &[
    "WorkItemKey",
    "FileObjectKey",
    "FileOffset",
    "Length",
    "ReadAheadUnit",
    "ReadAheadLength",
    "ReadAheadOffset",
    "ReadAheadBeyondLastByte",
    "ReadPattern",
    "SequentialReadCount",
    "SharedCacheMapFlags",
    "ReadAheadSettingsChanged",
    "ReadAheadActive",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.work_item_key() } else { from.work_item_key() }; value.set_work_item_key(it); None }
        1 => { let it = if way == laws::Way::View { view.file_object_key() } else { from.file_object_key() }; value.set_file_object_key(it); None }
        2 => { let it = if way == laws::Way::View { view.file_offset() } else { from.file_offset() }; value.set_file_offset(it); None }
        3 => { let it = if way == laws::Way::View { view.length() } else { from.length() }; value.set_length(it); None }
        4 => { let it = if way == laws::Way::View { view.read_ahead_unit() } else { from.read_ahead_unit() }; value.set_read_ahead_unit(it); None }
        5 => { let it = if way == laws::Way::View { view.read_ahead_length() } else { from.read_ahead_length() }; value.set_read_ahead_length(it); None }
        6 => { let it = if way == laws::Way::View { view.read_ahead_offset() } else { from.read_ahead_offset() }; value.set_read_ahead_offset(it); None }
        7 => { let it = if way == laws::Way::View { view.read_ahead_beyond_last_byte() } else { from.read_ahead_beyond_last_byte() }; value.set_read_ahead_beyond_last_byte(it); None }
        8 => { let it = if way == laws::Way::View { view.read_pattern() } else { from.read_pattern() }; value.set_read_pattern(it); None }
        9 => { let it = if way == laws::Way::View { view.sequential_read_count() } else { from.sequential_read_count() }; value.set_sequential_read_count(it); None }
        10 => { let it = if way == laws::Way::View { view.shared_cache_map_flags() } else { from.shared_cache_map_flags() }; value.set_shared_cache_map_flags(it); None }
        11 => { let it = match way { laws::Way::View => view.read_ahead_settings_changed(), laws::Way::Value => from.read_ahead_settings_changed(), laws::Way::Ones => !0u32 }; value.set_read_ahead_settings_changed(it); Some(it as u64) }
        12 => { let it = match way { laws::Way::View => view.read_ahead_active(), laws::Way::Value => from.read_ahead_active(), laws::Way::Ones => !0u32 }; value.set_read_ahead_active(it); Some(it as u64) }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_cc_schedule_read_ahead_perfinfo_cc_schedule_read_ahead_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::cache::perfinfo_cc_schedule_read_ahead::{ PerfinfoCcScheduleReadAheadPtr64 as T, PerfinfoCcScheduleReadAheadPtr64View as V };
const MEMBERS: &[&str] = &[
    "WorkItemKey",
    "FileObjectKey",
    "FileOffset",
    "Length",
    "ReadAheadUnit",
    "ReadAheadLength",
    "ReadAheadOffset",
    "ReadAheadBeyondLastByte",
    "ReadPattern",
    "SequentialReadCount",
    "SharedCacheMapFlags",
    "ReadAheadSettingsChanged",
    "ReadAheadActive",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.work_item_key() } else { from.work_item_key() }; value.set_work_item_key(it); None }
        1 => { let it = if way == laws::Way::View { view.file_object_key() } else { from.file_object_key() }; value.set_file_object_key(it); None }
        2 => { let it = if way == laws::Way::View { view.file_offset() } else { from.file_offset() }; value.set_file_offset(it); None }
        3 => { let it = if way == laws::Way::View { view.length() } else { from.length() }; value.set_length(it); None }
        4 => { let it = if way == laws::Way::View { view.read_ahead_unit() } else { from.read_ahead_unit() }; value.set_read_ahead_unit(it); None }
        5 => { let it = if way == laws::Way::View { view.read_ahead_length() } else { from.read_ahead_length() }; value.set_read_ahead_length(it); None }
        6 => { let it = if way == laws::Way::View { view.read_ahead_offset() } else { from.read_ahead_offset() }; value.set_read_ahead_offset(it); None }
        7 => { let it = if way == laws::Way::View { view.read_ahead_beyond_last_byte() } else { from.read_ahead_beyond_last_byte() }; value.set_read_ahead_beyond_last_byte(it); None }
        8 => { let it = if way == laws::Way::View { view.read_pattern() } else { from.read_pattern() }; value.set_read_pattern(it); None }
        9 => { let it = if way == laws::Way::View { view.sequential_read_count() } else { from.sequential_read_count() }; value.set_sequential_read_count(it); None }
        10 => { let it = if way == laws::Way::View { view.shared_cache_map_flags() } else { from.shared_cache_map_flags() }; value.set_shared_cache_map_flags(it); None }
        11 => { let it = match way { laws::Way::View => view.read_ahead_settings_changed(), laws::Way::Value => from.read_ahead_settings_changed(), laws::Way::Ones => !0u32 }; value.set_read_ahead_settings_changed(it); Some(it as u64) }
        12 => { let it = match way { laws::Way::View => view.read_ahead_active(), laws::Way::Value => from.read_ahead_active(), laws::Way::Ones => !0u32 }; value.set_read_ahead_active(it); Some(it as u64) }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_cc_workitem_complete_perfinfo_cc_workitem_complete_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::cache::perfinfo_cc_workitem_complete::{ PerfinfoCcWorkitemCompletePtr32 as T, PerfinfoCcWorkitemCompletePtr32View as V };
const MEMBERS: &[&str] = &[
    "WorkItemKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.work_item_key() } else { from.work_item_key() }; value.set_work_item_key(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_cc_workitem_complete_perfinfo_cc_workitem_complete_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::cache::perfinfo_cc_workitem_complete::{ PerfinfoCcWorkitemCompletePtr64 as T, PerfinfoCcWorkitemCompletePtr64View as V };
const MEMBERS: &[&str] = &[
    "WorkItemKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.work_item_key() } else { from.work_item_key() }; value.set_work_item_key(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_cc_workitem_dequeue_perfinfo_cc_workitem_dequeue_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::cache::perfinfo_cc_workitem_dequeue::{ PerfinfoCcWorkitemDequeuePtr32 as T, PerfinfoCcWorkitemDequeuePtr32View as V };
const MEMBERS: &[&str] = &[
    "WorkItemKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.work_item_key() } else { from.work_item_key() }; value.set_work_item_key(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_cc_workitem_dequeue_perfinfo_cc_workitem_dequeue_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::cache::perfinfo_cc_workitem_dequeue::{ PerfinfoCcWorkitemDequeuePtr64 as T, PerfinfoCcWorkitemDequeuePtr64View as V };
const MEMBERS: &[&str] = &[
    "WorkItemKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.work_item_key() } else { from.work_item_key() }; value.set_work_item_key(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_cc_workitem_enqueue_perfinfo_cc_workitem_enqueue_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::cache::perfinfo_cc_workitem_enqueue::{ PerfinfoCcWorkitemEnqueuePtr32 as T, PerfinfoCcWorkitemEnqueuePtr32View as V };
const MEMBERS: &[&str] = &[
    "WorkItemKey",
    "FileObjectKey",
    "QueueType",
    "WorkItemType",
    "Requeue",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.work_item_key() } else { from.work_item_key() }; value.set_work_item_key(it); None }
        1 => { let it = if way == laws::Way::View { view.file_object_key() } else { from.file_object_key() }; value.set_file_object_key(it); None }
        2 => { let it = if way == laws::Way::View { view.queue_type() } else { from.queue_type() }; value.set_queue_type(it); None }
        3 => { let it = if way == laws::Way::View { view.work_item_type() } else { from.work_item_type() }; value.set_work_item_type(it); None }
        4 => { let it = if way == laws::Way::View { view.requeue() } else { from.requeue() }; value.set_requeue(it); None }
        5 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod perfinfo_cc_workitem_enqueue_perfinfo_cc_workitem_enqueue_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::cache::perfinfo_cc_workitem_enqueue::{ PerfinfoCcWorkitemEnqueuePtr64 as T, PerfinfoCcWorkitemEnqueuePtr64View as V };
const MEMBERS: &[&str] = &[
    "WorkItemKey",
    "FileObjectKey",
    "QueueType",
    "WorkItemType",
    "Requeue",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.work_item_key() } else { from.work_item_key() }; value.set_work_item_key(it); None }
        1 => { let it = if way == laws::Way::View { view.file_object_key() } else { from.file_object_key() }; value.set_file_object_key(it); None }
        2 => { let it = if way == laws::Way::View { view.queue_type() } else { from.queue_type() }; value.set_queue_type(it); None }
        3 => { let it = if way == laws::Way::View { view.work_item_type() } else { from.work_item_type() }; value.set_work_item_type(it); None }
        4 => { let it = if way == laws::Way::View { view.requeue() } else { from.requeue() }; value.set_requeue(it); None }
        5 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod perfinfo_cc_extra_wb_thread_values {
use etwspec_runtime::laws;
use etwspec::payloads::cache::PerfinfoCcExtraWbThread as T;
law_enumeration!(u32);
}

mod perfinfo_cc_workitem_type_values {
use etwspec_runtime::laws;
use etwspec::payloads::cache::PerfinfoCcWorkitemType as T;
law_enumeration!(u8);
}

mod perfinfo_cc_workqueue_values {
use etwspec_runtime::laws;
use etwspec::payloads::cache::PerfinfoCcWorkqueue as T;
law_enumeration!(u8);
}

mod perfinfo_cc_flush_data_values {
use etwspec_runtime::laws;
use etwspec::payloads::cache::PerfinfoCcFlushData as T;
law_flags!(u32);
}

mod perfinfo_cc_notify_values {
use etwspec_runtime::laws;
use etwspec::payloads::cache::PerfinfoCcNotify as T;
law_flags!(u32);
}
