// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::cache`.
mod perfinfo_cc_can_write_fail_v5_0x86 {
use crate::laws;
use etwspec::payloads::cache::perfinfo_cc_can_write_fail::{ PerfinfoCcCanWriteFailX86 as T, PerfinfoCcCanWriteFailX86View as V };
const MEMBERS: &[&str] = &[
    "FileObjectKey",
    "TotalDirtyPages",
    "DirtyPageThreshold",
    "BytesToWrite",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.file_object_key() } else { from.file_object_key }; value.file_object_key = it; None }
        1 => { let it = if way == laws::Way::View { view.total_dirty_pages() } else { from.total_dirty_pages }; value.total_dirty_pages = it; None }
        2 => { let it = if way == laws::Way::View { view.dirty_page_threshold() } else { from.dirty_page_threshold }; value.dirty_page_threshold = it; None }
        3 => { let it = if way == laws::Way::View { view.bytes_to_write() } else { from.bytes_to_write }; value.bytes_to_write = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod perfinfo_cc_can_write_fail_v5_0x64 {
use crate::laws;
use etwspec::payloads::cache::perfinfo_cc_can_write_fail::{ PerfinfoCcCanWriteFailX64 as T, PerfinfoCcCanWriteFailX64View as V };
const MEMBERS: &[&str] = &[
    "FileObjectKey",
    "TotalDirtyPages",
    "DirtyPageThreshold",
    "BytesToWrite",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.file_object_key() } else { from.file_object_key }; value.file_object_key = it; None }
        1 => { let it = if way == laws::Way::View { view.total_dirty_pages() } else { from.total_dirty_pages }; value.total_dirty_pages = it; None }
        2 => { let it = if way == laws::Way::View { view.dirty_page_threshold() } else { from.dirty_page_threshold }; value.dirty_page_threshold = it; None }
        3 => { let it = if way == laws::Way::View { view.bytes_to_write() } else { from.bytes_to_write }; value.bytes_to_write = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod perfinfo_cc_extra_wb_thread_info_v5_0x86 {
use crate::laws;
use etwspec::payloads::cache::perfinfo_cc_extra_wb_thread_info::{ PerfinfoCcExtraWbThreadInfoX86 as T, PerfinfoCcExtraWbThreadInfoX86View as V };
const MEMBERS: &[&str] = &[
    "ThreadAction",
    "ActiveExtraWBThreads",
    "TotalDirtyPages",
    "DirtyPageThreshold",
    "AvailablePages",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.thread_action() } else { from.thread_action }; value.thread_action = it; None }
        1 => { let it = if way == laws::Way::View { view.active_extra_wb_threads() } else { from.active_extra_wb_threads }; value.active_extra_wb_threads = it; None }
        2 => { let it = if way == laws::Way::View { view.total_dirty_pages() } else { from.total_dirty_pages }; value.total_dirty_pages = it; None }
        3 => { let it = if way == laws::Way::View { view.dirty_page_threshold() } else { from.dirty_page_threshold }; value.dirty_page_threshold = it; None }
        4 => { let it = if way == laws::Way::View { view.available_pages() } else { from.available_pages }; value.available_pages = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_cc_extra_wb_thread_info_v5_0x64 {
use crate::laws;
use etwspec::payloads::cache::perfinfo_cc_extra_wb_thread_info::{ PerfinfoCcExtraWbThreadInfoX64 as T, PerfinfoCcExtraWbThreadInfoX64View as V };
const MEMBERS: &[&str] = &[
    "ThreadAction",
    "ActiveExtraWBThreads",
    "TotalDirtyPages",
    "DirtyPageThreshold",
    "AvailablePages",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.thread_action() } else { from.thread_action }; value.thread_action = it; None }
        1 => { let it = if way == laws::Way::View { view.active_extra_wb_threads() } else { from.active_extra_wb_threads }; value.active_extra_wb_threads = it; None }
        2 => { let it = if way == laws::Way::View { view.total_dirty_pages() } else { from.total_dirty_pages }; value.total_dirty_pages = it; None }
        3 => { let it = if way == laws::Way::View { view.dirty_page_threshold() } else { from.dirty_page_threshold }; value.dirty_page_threshold = it; None }
        4 => { let it = if way == laws::Way::View { view.available_pages() } else { from.available_pages }; value.available_pages = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_cc_flush_cache_v5_0x86 {
use crate::laws;
use etwspec::payloads::cache::perfinfo_cc_flush_cache::{ PerfinfoCcFlushCacheX86 as T, PerfinfoCcFlushCacheX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.work_item_key() } else { from.work_item_key }; value.work_item_key = it; None }
        1 => { let it = if way == laws::Way::View { view.file_object_key() } else { from.file_object_key }; value.file_object_key = it; None }
        2 => { let it = if way == laws::Way::View { view.offset() } else { from.offset }; value.offset = it; None }
        3 => { let it = if way == laws::Way::View { view.length() } else { from.length }; value.length = it; None }
        4 => { let it = if way == laws::Way::View { view.shared_cache_map_flags() } else { from.shared_cache_map_flags }; value.shared_cache_map_flags = it; None }
        5 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        6 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_cc_flush_cache_v5_0x64 {
use crate::laws;
use etwspec::payloads::cache::perfinfo_cc_flush_cache::{ PerfinfoCcFlushCacheX64 as T, PerfinfoCcFlushCacheX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.work_item_key() } else { from.work_item_key }; value.work_item_key = it; None }
        1 => { let it = if way == laws::Way::View { view.file_object_key() } else { from.file_object_key }; value.file_object_key = it; None }
        2 => { let it = if way == laws::Way::View { view.offset() } else { from.offset }; value.offset = it; None }
        3 => { let it = if way == laws::Way::View { view.length() } else { from.length }; value.length = it; None }
        4 => { let it = if way == laws::Way::View { view.shared_cache_map_flags() } else { from.shared_cache_map_flags }; value.shared_cache_map_flags = it; None }
        5 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        6 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_cc_flush_section_v5_0x86 {
use crate::laws;
use etwspec::payloads::cache::perfinfo_cc_flush_section::{ PerfinfoCcFlushSectionX86 as T, PerfinfoCcFlushSectionX86View as V };
const MEMBERS: &[&str] = &[
    "WorkItemKey",
    "FileObjectKey",
    "Offset",
    "Length",
    "MmFlushFlags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.work_item_key() } else { from.work_item_key }; value.work_item_key = it; None }
        1 => { let it = if way == laws::Way::View { view.file_object_key() } else { from.file_object_key }; value.file_object_key = it; None }
        2 => { let it = if way == laws::Way::View { view.offset() } else { from.offset }; value.offset = it; None }
        3 => { let it = if way == laws::Way::View { view.length() } else { from.length }; value.length = it; None }
        4 => { let it = if way == laws::Way::View { view.mm_flush_flags() } else { from.mm_flush_flags }; value.mm_flush_flags = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_cc_flush_section_v5_0x64 {
use crate::laws;
use etwspec::payloads::cache::perfinfo_cc_flush_section::{ PerfinfoCcFlushSectionX64 as T, PerfinfoCcFlushSectionX64View as V };
const MEMBERS: &[&str] = &[
    "WorkItemKey",
    "FileObjectKey",
    "Offset",
    "Length",
    "MmFlushFlags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.work_item_key() } else { from.work_item_key }; value.work_item_key = it; None }
        1 => { let it = if way == laws::Way::View { view.file_object_key() } else { from.file_object_key }; value.file_object_key = it; None }
        2 => { let it = if way == laws::Way::View { view.offset() } else { from.offset }; value.offset = it; None }
        3 => { let it = if way == laws::Way::View { view.length() } else { from.length }; value.length = it; None }
        4 => { let it = if way == laws::Way::View { view.mm_flush_flags() } else { from.mm_flush_flags }; value.mm_flush_flags = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_cc_lazy_write_scan_v5_0x86 {
use crate::laws;
use etwspec::payloads::cache::perfinfo_cc_lazy_write_scan::{ PerfinfoCcLazyWriteScanX86 as T, PerfinfoCcLazyWriteScanX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.work_item_key() } else { from.work_item_key }; value.work_item_key = it; None }
        1 => { let it = if way == laws::Way::View { view.reason_for_flush() } else { from.reason_for_flush }; value.reason_for_flush = it; None }
        2 => { let it = if way == laws::Way::View { view.pages_to_write() } else { from.pages_to_write }; value.pages_to_write = it; None }
        3 => { let it = if way == laws::Way::View { view.total_dirty_pages() } else { from.total_dirty_pages }; value.total_dirty_pages = it; None }
        4 => { let it = if way == laws::Way::View { view.available_pages() } else { from.available_pages }; value.available_pages = it; None }
        5 => { let it = if way == laws::Way::View { view.dirty_page_threshold() } else { from.dirty_page_threshold }; value.dirty_page_threshold = it; None }
        6 => { let it = if way == laws::Way::View { view.number_of_mapped_vacbs() } else { from.number_of_mapped_vacbs }; value.number_of_mapped_vacbs = it; None }
        7 => { let it = if way == laws::Way::View { view.top_dirty_page_threshold() } else { from.top_dirty_page_threshold }; value.top_dirty_page_threshold = it; None }
        8 => { let it = if way == laws::Way::View { view.bottom_dirty_page_threshold() } else { from.bottom_dirty_page_threshold }; value.bottom_dirty_page_threshold = it; None }
        9 => { let it = if way == laws::Way::View { view.average_available_pages() } else { from.average_available_pages }; value.average_available_pages = it; None }
        10 => { let it = if way == laws::Way::View { view.average_dirty_pages() } else { from.average_dirty_pages }; value.average_dirty_pages = it; None }
        11 => { let it = if way == laws::Way::View { view.consecutive_workless_lazywrite_scans() } else { from.consecutive_workless_lazywrite_scans }; value.consecutive_workless_lazywrite_scans = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_cc_lazy_write_scan_v5_0x64 {
use crate::laws;
use etwspec::payloads::cache::perfinfo_cc_lazy_write_scan::{ PerfinfoCcLazyWriteScanX64 as T, PerfinfoCcLazyWriteScanX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.work_item_key() } else { from.work_item_key }; value.work_item_key = it; None }
        1 => { let it = if way == laws::Way::View { view.reason_for_flush() } else { from.reason_for_flush }; value.reason_for_flush = it; None }
        2 => { let it = if way == laws::Way::View { view.pages_to_write() } else { from.pages_to_write }; value.pages_to_write = it; None }
        3 => { let it = if way == laws::Way::View { view.total_dirty_pages() } else { from.total_dirty_pages }; value.total_dirty_pages = it; None }
        4 => { let it = if way == laws::Way::View { view.available_pages() } else { from.available_pages }; value.available_pages = it; None }
        5 => { let it = if way == laws::Way::View { view.dirty_page_threshold() } else { from.dirty_page_threshold }; value.dirty_page_threshold = it; None }
        6 => { let it = if way == laws::Way::View { view.number_of_mapped_vacbs() } else { from.number_of_mapped_vacbs }; value.number_of_mapped_vacbs = it; None }
        7 => { let it = if way == laws::Way::View { view.top_dirty_page_threshold() } else { from.top_dirty_page_threshold }; value.top_dirty_page_threshold = it; None }
        8 => { let it = if way == laws::Way::View { view.bottom_dirty_page_threshold() } else { from.bottom_dirty_page_threshold }; value.bottom_dirty_page_threshold = it; None }
        9 => { let it = if way == laws::Way::View { view.average_available_pages() } else { from.average_available_pages }; value.average_available_pages = it; None }
        10 => { let it = if way == laws::Way::View { view.average_dirty_pages() } else { from.average_dirty_pages }; value.average_dirty_pages = it; None }
        11 => { let it = if way == laws::Way::View { view.consecutive_workless_lazywrite_scans() } else { from.consecutive_workless_lazywrite_scans }; value.consecutive_workless_lazywrite_scans = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_cc_logged_stream_info_v5_0x86 {
use crate::laws;
use etwspec::payloads::cache::perfinfo_cc_logged_stream_info::{ PerfinfoCcLoggedStreamInfoX86 as T, PerfinfoCcLoggedStreamInfoX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.file_object_key() } else { from.file_object_key }; value.file_object_key = it; None }
        1 => { let it = if way == laws::Way::View { view.reason_for_flush() } else { from.reason_for_flush }; value.reason_for_flush = it; None }
        2 => { let it = if way == laws::Way::View { view.pages_to_write() } else { from.pages_to_write }; value.pages_to_write = it; None }
        3 => { let it = if way == laws::Way::View { view.dirty_logged_pages() } else { from.dirty_logged_pages }; value.dirty_logged_pages = it; None }
        4 => { let it = if way == laws::Way::View { view.dirty_logged_page_threshold() } else { from.dirty_logged_page_threshold }; value.dirty_logged_page_threshold = it; None }
        5 => { let it = if way == laws::Way::View { view.largest_lsn_for_lws() } else { from.largest_lsn_for_lws }; value.largest_lsn_for_lws = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_cc_logged_stream_info_v5_0x64 {
use crate::laws;
use etwspec::payloads::cache::perfinfo_cc_logged_stream_info::{ PerfinfoCcLoggedStreamInfoX64 as T, PerfinfoCcLoggedStreamInfoX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.file_object_key() } else { from.file_object_key }; value.file_object_key = it; None }
        1 => { let it = if way == laws::Way::View { view.reason_for_flush() } else { from.reason_for_flush }; value.reason_for_flush = it; None }
        2 => { let it = if way == laws::Way::View { view.pages_to_write() } else { from.pages_to_write }; value.pages_to_write = it; None }
        3 => { let it = if way == laws::Way::View { view.dirty_logged_pages() } else { from.dirty_logged_pages }; value.dirty_logged_pages = it; None }
        4 => { let it = if way == laws::Way::View { view.dirty_logged_page_threshold() } else { from.dirty_logged_page_threshold }; value.dirty_logged_page_threshold = it; None }
        5 => { let it = if way == laws::Way::View { view.largest_lsn_for_lws() } else { from.largest_lsn_for_lws }; value.largest_lsn_for_lws = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_cc_read_ahead_v5_0x86 {
use crate::laws;
use etwspec::payloads::cache::perfinfo_cc_read_ahead::{ PerfinfoCcReadAheadX86 as T, PerfinfoCcReadAheadX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.work_item_key() } else { from.work_item_key }; value.work_item_key = it; None }
        1 => { let it = if way == laws::Way::View { view.file_offset() } else { from.file_offset }; value.file_offset = it; None }
        2 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        3 => { let it = if way == laws::Way::View { view.page_priority() } else { from.page_priority }; value.page_priority = it; None }
        4 => { let it = if way == laws::Way::View { view.detected_pattern() } else { from.detected_pattern }; value.detected_pattern = it; None }
        5 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_cc_read_ahead_v5_0x64 {
use crate::laws;
use etwspec::payloads::cache::perfinfo_cc_read_ahead::{ PerfinfoCcReadAheadX64 as T, PerfinfoCcReadAheadX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.work_item_key() } else { from.work_item_key }; value.work_item_key = it; None }
        1 => { let it = if way == laws::Way::View { view.file_offset() } else { from.file_offset }; value.file_offset = it; None }
        2 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        3 => { let it = if way == laws::Way::View { view.page_priority() } else { from.page_priority }; value.page_priority = it; None }
        4 => { let it = if way == laws::Way::View { view.detected_pattern() } else { from.detected_pattern }; value.detected_pattern = it; None }
        5 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_cc_schedule_read_ahead_v5_0x86 {
use crate::laws;
use etwspec::payloads::cache::perfinfo_cc_schedule_read_ahead::{ PerfinfoCcScheduleReadAheadX86 as T, PerfinfoCcScheduleReadAheadX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.work_item_key() } else { from.work_item_key }; value.work_item_key = it; None }
        1 => { let it = if way == laws::Way::View { view.file_object_key() } else { from.file_object_key }; value.file_object_key = it; None }
        2 => { let it = if way == laws::Way::View { view.file_offset() } else { from.file_offset }; value.file_offset = it; None }
        3 => { let it = if way == laws::Way::View { view.length() } else { from.length }; value.length = it; None }
        4 => { let it = if way == laws::Way::View { view.read_ahead_unit() } else { from.read_ahead_unit }; value.read_ahead_unit = it; None }
        5 => { let it = if way == laws::Way::View { view.read_ahead_length() } else { from.read_ahead_length }; value.read_ahead_length = it; None }
        6 => { let it = if way == laws::Way::View { view.read_ahead_offset() } else { from.read_ahead_offset }; value.read_ahead_offset = it; None }
        7 => { let it = if way == laws::Way::View { view.read_ahead_beyond_last_byte() } else { from.read_ahead_beyond_last_byte }; value.read_ahead_beyond_last_byte = it; None }
        8 => { let it = if way == laws::Way::View { view.read_pattern() } else { from.read_pattern }; value.read_pattern = it; None }
        9 => { let it = if way == laws::Way::View { view.sequential_read_count() } else { from.sequential_read_count }; value.sequential_read_count = it; None }
        10 => { let it = if way == laws::Way::View { view.shared_cache_map_flags() } else { from.shared_cache_map_flags }; value.shared_cache_map_flags = it; None }
        11 => { let it = match way { laws::Way::View => view.read_ahead_settings_changed(), laws::Way::Value => from.read_ahead_settings_changed(), laws::Way::Ones => !0u32 }; value.set_read_ahead_settings_changed(it); Some(it as u64) }
        12 => { let it = match way { laws::Way::View => view.read_ahead_active(), laws::Way::Value => from.read_ahead_active(), laws::Way::Ones => !0u32 }; value.set_read_ahead_active(it); Some(it as u64) }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_cc_schedule_read_ahead_v5_0x64 {
use crate::laws;
use etwspec::payloads::cache::perfinfo_cc_schedule_read_ahead::{ PerfinfoCcScheduleReadAheadX64 as T, PerfinfoCcScheduleReadAheadX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.work_item_key() } else { from.work_item_key }; value.work_item_key = it; None }
        1 => { let it = if way == laws::Way::View { view.file_object_key() } else { from.file_object_key }; value.file_object_key = it; None }
        2 => { let it = if way == laws::Way::View { view.file_offset() } else { from.file_offset }; value.file_offset = it; None }
        3 => { let it = if way == laws::Way::View { view.length() } else { from.length }; value.length = it; None }
        4 => { let it = if way == laws::Way::View { view.read_ahead_unit() } else { from.read_ahead_unit }; value.read_ahead_unit = it; None }
        5 => { let it = if way == laws::Way::View { view.read_ahead_length() } else { from.read_ahead_length }; value.read_ahead_length = it; None }
        6 => { let it = if way == laws::Way::View { view.read_ahead_offset() } else { from.read_ahead_offset }; value.read_ahead_offset = it; None }
        7 => { let it = if way == laws::Way::View { view.read_ahead_beyond_last_byte() } else { from.read_ahead_beyond_last_byte }; value.read_ahead_beyond_last_byte = it; None }
        8 => { let it = if way == laws::Way::View { view.read_pattern() } else { from.read_pattern }; value.read_pattern = it; None }
        9 => { let it = if way == laws::Way::View { view.sequential_read_count() } else { from.sequential_read_count }; value.sequential_read_count = it; None }
        10 => { let it = if way == laws::Way::View { view.shared_cache_map_flags() } else { from.shared_cache_map_flags }; value.shared_cache_map_flags = it; None }
        11 => { let it = match way { laws::Way::View => view.read_ahead_settings_changed(), laws::Way::Value => from.read_ahead_settings_changed(), laws::Way::Ones => !0u32 }; value.set_read_ahead_settings_changed(it); Some(it as u64) }
        12 => { let it = match way { laws::Way::View => view.read_ahead_active(), laws::Way::Value => from.read_ahead_active(), laws::Way::Ones => !0u32 }; value.set_read_ahead_active(it); Some(it as u64) }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_cc_workitem_complete_v5_0x86 {
use crate::laws;
use etwspec::payloads::cache::perfinfo_cc_workitem_complete::{ PerfinfoCcWorkitemCompleteX86 as T, PerfinfoCcWorkitemCompleteX86View as V };
const MEMBERS: &[&str] = &[
    "WorkItemKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.work_item_key() } else { from.work_item_key }; value.work_item_key = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_cc_workitem_complete_v5_0x64 {
use crate::laws;
use etwspec::payloads::cache::perfinfo_cc_workitem_complete::{ PerfinfoCcWorkitemCompleteX64 as T, PerfinfoCcWorkitemCompleteX64View as V };
const MEMBERS: &[&str] = &[
    "WorkItemKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.work_item_key() } else { from.work_item_key }; value.work_item_key = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_cc_workitem_dequeue_v5_0x86 {
use crate::laws;
use etwspec::payloads::cache::perfinfo_cc_workitem_dequeue::{ PerfinfoCcWorkitemDequeueX86 as T, PerfinfoCcWorkitemDequeueX86View as V };
const MEMBERS: &[&str] = &[
    "WorkItemKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.work_item_key() } else { from.work_item_key }; value.work_item_key = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_cc_workitem_dequeue_v5_0x64 {
use crate::laws;
use etwspec::payloads::cache::perfinfo_cc_workitem_dequeue::{ PerfinfoCcWorkitemDequeueX64 as T, PerfinfoCcWorkitemDequeueX64View as V };
const MEMBERS: &[&str] = &[
    "WorkItemKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.work_item_key() } else { from.work_item_key }; value.work_item_key = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_cc_workitem_enqueue_v5_0x86 {
use crate::laws;
use etwspec::payloads::cache::perfinfo_cc_workitem_enqueue::{ PerfinfoCcWorkitemEnqueueX86 as T, PerfinfoCcWorkitemEnqueueX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.work_item_key() } else { from.work_item_key }; value.work_item_key = it; None }
        1 => { let it = if way == laws::Way::View { view.file_object_key() } else { from.file_object_key }; value.file_object_key = it; None }
        2 => { let it = if way == laws::Way::View { view.queue_type() } else { from.queue_type }; value.queue_type = it; None }
        3 => { let it = if way == laws::Way::View { view.work_item_type() } else { from.work_item_type }; value.work_item_type = it; None }
        4 => { let it = if way == laws::Way::View { view.requeue() } else { from.requeue }; value.requeue = it; None }
        5 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod perfinfo_cc_workitem_enqueue_v5_0x64 {
use crate::laws;
use etwspec::payloads::cache::perfinfo_cc_workitem_enqueue::{ PerfinfoCcWorkitemEnqueueX64 as T, PerfinfoCcWorkitemEnqueueX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.work_item_key() } else { from.work_item_key }; value.work_item_key = it; None }
        1 => { let it = if way == laws::Way::View { view.file_object_key() } else { from.file_object_key }; value.file_object_key = it; None }
        2 => { let it = if way == laws::Way::View { view.queue_type() } else { from.queue_type }; value.queue_type = it; None }
        3 => { let it = if way == laws::Way::View { view.work_item_type() } else { from.work_item_type }; value.work_item_type = it; None }
        4 => { let it = if way == laws::Way::View { view.requeue() } else { from.requeue }; value.requeue = it; None }
        5 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod perfinfo_cc_can_write_fail_any {
use crate::laws;
use etwspec::payloads::cache::perfinfo_cc_can_write_fail::{Any, PerfinfoCcCanWriteFailX86, PerfinfoCcCanWriteFailX64, };
any! {
    "PERFINFO_CC_CAN_WRITE_FAIL", false,
    0: "V5_0X86" V5_0X86(PerfinfoCcCanWriteFailX86), 16;
    1: "V5_0X64" V5_0X64(PerfinfoCcCanWriteFailX64), 28;
}

}

mod perfinfo_cc_extra_wb_thread_info_any {
use crate::laws;
use etwspec::payloads::cache::perfinfo_cc_extra_wb_thread_info::{Any, PerfinfoCcExtraWbThreadInfoX86, PerfinfoCcExtraWbThreadInfoX64, };
any! {
    "PERFINFO_CC_EXTRA_WB_THREAD_INFO", false,
    0: "V5_0X86" V5_0X86(PerfinfoCcExtraWbThreadInfoX86), 20;
    1: "V5_0X64" V5_0X64(PerfinfoCcExtraWbThreadInfoX64), 32;
}

}

mod perfinfo_cc_flush_cache_any {
use crate::laws;
use etwspec::payloads::cache::perfinfo_cc_flush_cache::{Any, PerfinfoCcFlushCacheX86, PerfinfoCcFlushCacheX64, };
any! {
    "PERFINFO_CC_FLUSH_CACHE", false,
    0: "V5_0X86" V5_0X86(PerfinfoCcFlushCacheX86), 32;
    1: "V5_0X64" V5_0X64(PerfinfoCcFlushCacheX64), 40;
}

}

mod perfinfo_cc_flush_section_any {
use crate::laws;
use etwspec::payloads::cache::perfinfo_cc_flush_section::{Any, PerfinfoCcFlushSectionX86, PerfinfoCcFlushSectionX64, };
any! {
    "PERFINFO_CC_FLUSH_SECTION", false,
    0: "V5_0X86" V5_0X86(PerfinfoCcFlushSectionX86), 24;
    1: "V5_0X64" V5_0X64(PerfinfoCcFlushSectionX64), 32;
}

}

mod perfinfo_cc_lazy_write_scan_any {
use crate::laws;
use etwspec::payloads::cache::perfinfo_cc_lazy_write_scan::{Any, PerfinfoCcLazyWriteScanX86, PerfinfoCcLazyWriteScanX64, };
any! {
    "PERFINFO_CC_LAZY_WRITE_SCAN", false,
    0: "V5_0X86" V5_0X86(PerfinfoCcLazyWriteScanX86), 48;
    1: "V5_0X64" V5_0X64(PerfinfoCcLazyWriteScanX64), 88;
}

}

mod perfinfo_cc_logged_stream_info_any {
use crate::laws;
use etwspec::payloads::cache::perfinfo_cc_logged_stream_info::{Any, PerfinfoCcLoggedStreamInfoX86, PerfinfoCcLoggedStreamInfoX64, };
any! {
    "PERFINFO_CC_LOGGED_STREAM_INFO", false,
    0: "V5_0X86" V5_0X86(PerfinfoCcLoggedStreamInfoX86), 32;
    1: "V5_0X64" V5_0X64(PerfinfoCcLoggedStreamInfoX64), 40;
}

}

mod perfinfo_cc_read_ahead_any {
use crate::laws;
use etwspec::payloads::cache::perfinfo_cc_read_ahead::{Any, PerfinfoCcReadAheadX86, PerfinfoCcReadAheadX64, };
any! {
    "PERFINFO_CC_READ_AHEAD", false,
    0: "V5_0X86" V5_0X86(PerfinfoCcReadAheadX86), 32;
    1: "V5_0X64" V5_0X64(PerfinfoCcReadAheadX64), 32;
}

}

mod perfinfo_cc_schedule_read_ahead_any {
use crate::laws;
use etwspec::payloads::cache::perfinfo_cc_schedule_read_ahead::{Any, PerfinfoCcScheduleReadAheadX86, PerfinfoCcScheduleReadAheadX64, };
any! {
    "PERFINFO_CC_SCHEDULE_READ_AHEAD", false,
    0: "V5_0X86" V5_0X86(PerfinfoCcScheduleReadAheadX86), 64;
    1: "V5_0X64" V5_0X64(PerfinfoCcScheduleReadAheadX64), 72;
}

}

mod perfinfo_cc_workitem_complete_any {
use crate::laws;
use etwspec::payloads::cache::perfinfo_cc_workitem_complete::{Any, PerfinfoCcWorkitemCompleteX86, PerfinfoCcWorkitemCompleteX64, };
any! {
    "PERFINFO_CC_WORKITEM_COMPLETE", false,
    0: "V5_0X86" V5_0X86(PerfinfoCcWorkitemCompleteX86), 4;
    1: "V5_0X64" V5_0X64(PerfinfoCcWorkitemCompleteX64), 8;
}

}

mod perfinfo_cc_workitem_dequeue_any {
use crate::laws;
use etwspec::payloads::cache::perfinfo_cc_workitem_dequeue::{Any, PerfinfoCcWorkitemDequeueX86, PerfinfoCcWorkitemDequeueX64, };
any! {
    "PERFINFO_CC_WORKITEM_DEQUEUE", false,
    0: "V5_0X86" V5_0X86(PerfinfoCcWorkitemDequeueX86), 4;
    1: "V5_0X64" V5_0X64(PerfinfoCcWorkitemDequeueX64), 8;
}

}

mod perfinfo_cc_workitem_enqueue_any {
use crate::laws;
use etwspec::payloads::cache::perfinfo_cc_workitem_enqueue::{Any, PerfinfoCcWorkitemEnqueueX86, PerfinfoCcWorkitemEnqueueX64, };
any! {
    "PERFINFO_CC_WORKITEM_ENQUEUE", false,
    0: "V5_0X86" V5_0X86(PerfinfoCcWorkitemEnqueueX86), 12;
    1: "V5_0X64" V5_0X64(PerfinfoCcWorkitemEnqueueX64), 20;
}

}

mod perfinfo_cc_extra_wb_thread_values {
use crate::laws;
use etwspec::payloads::cache::PerfinfoCcExtraWbThread as T;
enumeration!(u32);
}

mod perfinfo_cc_workitem_type_values {
use crate::laws;
use etwspec::payloads::cache::PerfinfoCcWorkitemType as T;
enumeration!(u8);
}

mod perfinfo_cc_workqueue_values {
use crate::laws;
use etwspec::payloads::cache::PerfinfoCcWorkqueue as T;
enumeration!(u8);
}

mod perfinfo_cc_flush_data_values {
use crate::laws;
use etwspec::payloads::cache::PerfinfoCcFlushData as T;
flags!(u32);
}

mod perfinfo_cc_notify_values {
use crate::laws;
use etwspec::payloads::cache::PerfinfoCcNotify as T;
flags!(u32);
}
