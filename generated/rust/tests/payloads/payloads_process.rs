// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of topic `payloads::process`.
mod etw_wake_counter_event_etw_wake_counter_event_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::process::etw_wake_counter_event::{ EtwWakeCounterEventPtr32 as T, EtwWakeCounterEventPtr32View as V };
const MEMBERS: &[&str] = &[
    "Object",
    "Tag",
    "ProcessId",
    "Count",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.object() } else { from.object() }; value.set_object(it); None }
        1 => { let it = if way == laws::Way::View { view.tag() } else { from.tag() }; value.set_tag(it); None }
        2 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        3 => { let it = if way == laws::Way::View { view.count() } else { from.count() }; value.set_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_wake_counter_event_etw_wake_counter_event_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::process::etw_wake_counter_event::{ EtwWakeCounterEventPtr64 as T, EtwWakeCounterEventPtr64View as V };
const MEMBERS: &[&str] = &[
    "Object",
    "Tag",
    "ProcessId",
    "Count",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.object() } else { from.object() }; value.set_object(it); None }
        1 => { let it = if way == laws::Way::View { view.tag() } else { from.tag() }; value.set_tag(it); None }
        2 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        3 => { let it = if way == laws::Way::View { view.count() } else { from.count() }; value.set_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_debug_event_perfinfo_debug_event {
use etwspec_runtime::laws;
use etwspec::payloads::process::perfinfo_debug_event::{ PerfinfoDebugEvent as T, PerfinfoDebugEventView as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "ThreadId",
    "Reason",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        2 => { let it = if way == laws::Way::View { view.reason() } else { from.reason() }; value.set_reason(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_process_inswap_perfinfo_process_inswap_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::process::perfinfo_process_inswap::{ PerfinfoProcessInswapPtr32 as T, PerfinfoProcessInswapPtr32View as V };
const MEMBERS: &[&str] = &[
    "DirectoryTableBase",
    "ProcessId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.directory_table_base() } else { from.directory_table_base() }; value.set_directory_table_base(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod perfinfo_process_inswap_perfinfo_process_inswap_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::process::perfinfo_process_inswap::{ PerfinfoProcessInswapPtr64 as T, PerfinfoProcessInswapPtr64View as V };
const MEMBERS: &[&str] = &[
    "DirectoryTableBase",
    "ProcessId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.directory_table_base() } else { from.directory_table_base() }; value.set_directory_table_base(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod perfinfo_process_perfctr_perfinfo_process_perfctr_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::process::perfinfo_process_perfctr::{ PerfinfoProcessPerfctrPtr32 as T, PerfinfoProcessPerfctrPtr32View as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "PageFaultCount",
    "HandleCount",
    "Reserved",
    "PeakVirtualSize",
    "PeakWorkingSetSize",
    "PeakPagefileUsage",
    "QuotaPeakPagedPoolUsage",
    "QuotaPeakNonPagedPoolUsage",
    "VirtualSize",
    "WorkingSetSize",
    "PagefileUsage",
    "QuotaPagedPoolUsage",
    "QuotaNonPagedPoolUsage",
    "PrivatePageCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.page_fault_count() } else { from.page_fault_count() }; value.set_page_fault_count(it); None }
        2 => { let it = if way == laws::Way::View { view.handle_count() } else { from.handle_count() }; value.set_handle_count(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        4 => { let it = if way == laws::Way::View { view.peak_virtual_size() } else { from.peak_virtual_size() }; value.set_peak_virtual_size(it); None }
        5 => { let it = if way == laws::Way::View { view.peak_working_set_size() } else { from.peak_working_set_size() }; value.set_peak_working_set_size(it); None }
        6 => { let it = if way == laws::Way::View { view.peak_pagefile_usage() } else { from.peak_pagefile_usage() }; value.set_peak_pagefile_usage(it); None }
        7 => { let it = if way == laws::Way::View { view.quota_peak_paged_pool_usage() } else { from.quota_peak_paged_pool_usage() }; value.set_quota_peak_paged_pool_usage(it); None }
        8 => { let it = if way == laws::Way::View { view.quota_peak_non_paged_pool_usage() } else { from.quota_peak_non_paged_pool_usage() }; value.set_quota_peak_non_paged_pool_usage(it); None }
        9 => { let it = if way == laws::Way::View { view.virtual_size() } else { from.virtual_size() }; value.set_virtual_size(it); None }
        10 => { let it = if way == laws::Way::View { view.working_set_size() } else { from.working_set_size() }; value.set_working_set_size(it); None }
        11 => { let it = if way == laws::Way::View { view.pagefile_usage() } else { from.pagefile_usage() }; value.set_pagefile_usage(it); None }
        12 => { let it = if way == laws::Way::View { view.quota_paged_pool_usage() } else { from.quota_paged_pool_usage() }; value.set_quota_paged_pool_usage(it); None }
        13 => { let it = if way == laws::Way::View { view.quota_non_paged_pool_usage() } else { from.quota_non_paged_pool_usage() }; value.set_quota_non_paged_pool_usage(it); None }
        14 => { let it = if way == laws::Way::View { view.private_page_count() } else { from.private_page_count() }; value.set_private_page_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_process_perfctr_perfinfo_process_perfctr_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::process::perfinfo_process_perfctr::{ PerfinfoProcessPerfctrPtr64 as T, PerfinfoProcessPerfctrPtr64View as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "PageFaultCount",
    "HandleCount",
    "Reserved",
    "PeakVirtualSize",
    "PeakWorkingSetSize",
    "PeakPagefileUsage",
    "QuotaPeakPagedPoolUsage",
    "QuotaPeakNonPagedPoolUsage",
    "VirtualSize",
    "WorkingSetSize",
    "PagefileUsage",
    "QuotaPagedPoolUsage",
    "QuotaNonPagedPoolUsage",
    "PrivatePageCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.page_fault_count() } else { from.page_fault_count() }; value.set_page_fault_count(it); None }
        2 => { let it = if way == laws::Way::View { view.handle_count() } else { from.handle_count() }; value.set_handle_count(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        4 => { let it = if way == laws::Way::View { view.peak_virtual_size() } else { from.peak_virtual_size() }; value.set_peak_virtual_size(it); None }
        5 => { let it = if way == laws::Way::View { view.peak_working_set_size() } else { from.peak_working_set_size() }; value.set_peak_working_set_size(it); None }
        6 => { let it = if way == laws::Way::View { view.peak_pagefile_usage() } else { from.peak_pagefile_usage() }; value.set_peak_pagefile_usage(it); None }
        7 => { let it = if way == laws::Way::View { view.quota_peak_paged_pool_usage() } else { from.quota_peak_paged_pool_usage() }; value.set_quota_peak_paged_pool_usage(it); None }
        8 => { let it = if way == laws::Way::View { view.quota_peak_non_paged_pool_usage() } else { from.quota_peak_non_paged_pool_usage() }; value.set_quota_peak_non_paged_pool_usage(it); None }
        9 => { let it = if way == laws::Way::View { view.virtual_size() } else { from.virtual_size() }; value.set_virtual_size(it); None }
        10 => { let it = if way == laws::Way::View { view.working_set_size() } else { from.working_set_size() }; value.set_working_set_size(it); None }
        11 => { let it = if way == laws::Way::View { view.pagefile_usage() } else { from.pagefile_usage() }; value.set_pagefile_usage(it); None }
        12 => { let it = if way == laws::Way::View { view.quota_paged_pool_usage() } else { from.quota_paged_pool_usage() }; value.set_quota_paged_pool_usage(it); None }
        13 => { let it = if way == laws::Way::View { view.quota_non_paged_pool_usage() } else { from.quota_non_paged_pool_usage() }; value.set_quota_non_paged_pool_usage(it); None }
        14 => { let it = if way == laws::Way::View { view.private_page_count() } else { from.private_page_count() }; value.set_private_page_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_process_perfctr32_perfinfo_process_perfctr32 {
use etwspec_runtime::laws;
use etwspec::payloads::process::perfinfo_process_perfctr32::{ PerfinfoProcessPerfctr32 as T, PerfinfoProcessPerfctr32View as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "PageFaultCount",
    "HandleCount",
    "Reserved",
    "PeakVirtualSize",
    "PeakWorkingSetSize",
    "PeakPagefileUsage",
    "QuotaPeakPagedPoolUsage",
    "QuotaPeakNonPagedPoolUsage",
    "VirtualSize",
    "WorkingSetSize",
    "PagefileUsage",
    "QuotaPagedPoolUsage",
    "QuotaNonPagedPoolUsage",
    "PrivatePageCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.page_fault_count() } else { from.page_fault_count() }; value.set_page_fault_count(it); None }
        2 => { let it = if way == laws::Way::View { view.handle_count() } else { from.handle_count() }; value.set_handle_count(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        4 => { let it = if way == laws::Way::View { view.peak_virtual_size() } else { from.peak_virtual_size() }; value.set_peak_virtual_size(it); None }
        5 => { let it = if way == laws::Way::View { view.peak_working_set_size() } else { from.peak_working_set_size() }; value.set_peak_working_set_size(it); None }
        6 => { let it = if way == laws::Way::View { view.peak_pagefile_usage() } else { from.peak_pagefile_usage() }; value.set_peak_pagefile_usage(it); None }
        7 => { let it = if way == laws::Way::View { view.quota_peak_paged_pool_usage() } else { from.quota_peak_paged_pool_usage() }; value.set_quota_peak_paged_pool_usage(it); None }
        8 => { let it = if way == laws::Way::View { view.quota_peak_non_paged_pool_usage() } else { from.quota_peak_non_paged_pool_usage() }; value.set_quota_peak_non_paged_pool_usage(it); None }
        9 => { let it = if way == laws::Way::View { view.virtual_size() } else { from.virtual_size() }; value.set_virtual_size(it); None }
        10 => { let it = if way == laws::Way::View { view.working_set_size() } else { from.working_set_size() }; value.set_working_set_size(it); None }
        11 => { let it = if way == laws::Way::View { view.pagefile_usage() } else { from.pagefile_usage() }; value.set_pagefile_usage(it); None }
        12 => { let it = if way == laws::Way::View { view.quota_paged_pool_usage() } else { from.quota_paged_pool_usage() }; value.set_quota_paged_pool_usage(it); None }
        13 => { let it = if way == laws::Way::View { view.quota_non_paged_pool_usage() } else { from.quota_non_paged_pool_usage() }; value.set_quota_non_paged_pool_usage(it); None }
        14 => { let it = if way == laws::Way::View { view.private_page_count() } else { from.private_page_count() }; value.set_private_page_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_process_perfctr64_perfinfo_process_perfctr64 {
use etwspec_runtime::laws;
use etwspec::payloads::process::perfinfo_process_perfctr64::{ PerfinfoProcessPerfctr64 as T, PerfinfoProcessPerfctr64View as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "PageFaultCount",
    "HandleCount",
    "Reserved",
    "PeakVirtualSize",
    "PeakWorkingSetSize",
    "PeakPagefileUsage",
    "QuotaPeakPagedPoolUsage",
    "QuotaPeakNonPagedPoolUsage",
    "VirtualSize",
    "WorkingSetSize",
    "PagefileUsage",
    "QuotaPagedPoolUsage",
    "QuotaNonPagedPoolUsage",
    "PrivatePageCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.page_fault_count() } else { from.page_fault_count() }; value.set_page_fault_count(it); None }
        2 => { let it = if way == laws::Way::View { view.handle_count() } else { from.handle_count() }; value.set_handle_count(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        4 => { let it = if way == laws::Way::View { view.peak_virtual_size() } else { from.peak_virtual_size() }; value.set_peak_virtual_size(it); None }
        5 => { let it = if way == laws::Way::View { view.peak_working_set_size() } else { from.peak_working_set_size() }; value.set_peak_working_set_size(it); None }
        6 => { let it = if way == laws::Way::View { view.peak_pagefile_usage() } else { from.peak_pagefile_usage() }; value.set_peak_pagefile_usage(it); None }
        7 => { let it = if way == laws::Way::View { view.quota_peak_paged_pool_usage() } else { from.quota_peak_paged_pool_usage() }; value.set_quota_peak_paged_pool_usage(it); None }
        8 => { let it = if way == laws::Way::View { view.quota_peak_non_paged_pool_usage() } else { from.quota_peak_non_paged_pool_usage() }; value.set_quota_peak_non_paged_pool_usage(it); None }
        9 => { let it = if way == laws::Way::View { view.virtual_size() } else { from.virtual_size() }; value.set_virtual_size(it); None }
        10 => { let it = if way == laws::Way::View { view.working_set_size() } else { from.working_set_size() }; value.set_working_set_size(it); None }
        11 => { let it = if way == laws::Way::View { view.pagefile_usage() } else { from.pagefile_usage() }; value.set_pagefile_usage(it); None }
        12 => { let it = if way == laws::Way::View { view.quota_paged_pool_usage() } else { from.quota_paged_pool_usage() }; value.set_quota_paged_pool_usage(it); None }
        13 => { let it = if way == laws::Way::View { view.quota_non_paged_pool_usage() } else { from.quota_non_paged_pool_usage() }; value.set_quota_non_paged_pool_usage(it); None }
        14 => { let it = if way == laws::Way::View { view.private_page_count() } else { from.private_page_count() }; value.set_private_page_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod process_defunct_type_group1_process_defunct_type_group1_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::process::process_defunct_type_group1::{ ProcessDefunctTypeGroup1Ptr32 as T, ProcessDefunctTypeGroup1Ptr32View as V };
const MEMBERS: &[&str] = &[
    "UniqueProcessKey",
    "ProcessId",
    "ParentId",
    "SessionId",
    "ExitStatus",
    "DirectoryTableBase",
    "Flags",
    "TokenUserPointer",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.unique_process_key() } else { from.unique_process_key() }; value.set_unique_process_key(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        2 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id() }; value.set_parent_id(it); None }
        3 => { let it = if way == laws::Way::View { view.session_id() } else { from.session_id() }; value.set_session_id(it); None }
        4 => { let it = if way == laws::Way::View { view.exit_status() } else { from.exit_status() }; value.set_exit_status(it); None }
        5 => { let it = if way == laws::Way::View { view.directory_table_base() } else { from.directory_table_base() }; value.set_directory_table_base(it); None }
        6 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        7 => { let it = if way == laws::Way::View { view.token_user_pointer() } else { from.token_user_pointer() }; value.set_token_user_pointer(it); None }
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
        Ok((vec![match tail.token_user { Some(_) => Some(4), None => None }, match tail.user_sid { Some(part) => Some(laws::walk::length(&etwspec::Split::to_owned_value(&part)?)?), None => None }, { let part = tail.image_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, { let part = tail.command_line; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.package_full_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.application_id; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { Some(8) }, ], tail.rest.len()))
    });
}

}

mod process_defunct_type_group1_process_defunct_type_group1_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::process::process_defunct_type_group1::{ ProcessDefunctTypeGroup1Ptr64 as T, ProcessDefunctTypeGroup1Ptr64View as V };
const MEMBERS: &[&str] = &[
    "UniqueProcessKey",
    "ProcessId",
    "ParentId",
    "SessionId",
    "ExitStatus",
    "DirectoryTableBase",
    "Flags",
    "TokenUserPointer",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.unique_process_key() } else { from.unique_process_key() }; value.set_unique_process_key(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        2 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id() }; value.set_parent_id(it); None }
        3 => { let it = if way == laws::Way::View { view.session_id() } else { from.session_id() }; value.set_session_id(it); None }
        4 => { let it = if way == laws::Way::View { view.exit_status() } else { from.exit_status() }; value.set_exit_status(it); None }
        5 => { let it = if way == laws::Way::View { view.directory_table_base() } else { from.directory_table_base() }; value.set_directory_table_base(it); None }
        6 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        7 => { let it = if way == laws::Way::View { view.token_user_pointer() } else { from.token_user_pointer() }; value.set_token_user_pointer(it); None }
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
        Ok((vec![match tail.token_user { Some(_) => Some(12), None => None }, match tail.user_sid { Some(part) => Some(laws::walk::length(&etwspec::Split::to_owned_value(&part)?)?), None => None }, { let part = tail.image_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, { let part = tail.command_line; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.package_full_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.application_id; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { Some(8) }, ], tail.rest.len()))
    });
}

}

mod process_terminate_type_group1_process_terminate_type_group1 {
use etwspec_runtime::laws;
use etwspec::payloads::process::process_terminate_type_group1::{ ProcessTerminateTypeGroup1 as T, ProcessTerminateTypeGroup1View as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod process_v0_type_group1_process_v0_type_group1_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::process::process_v0_type_group1::{ ProcessV0TypeGroup1Ptr32 as T, ProcessV0TypeGroup1Ptr32View as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "ParentId",
    "TokenUserPointer",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id() }; value.set_parent_id(it); None }
        2 => { let it = if way == laws::Way::View { view.token_user_pointer() } else { from.token_user_pointer() }; value.set_token_user_pointer(it); None }
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
        Ok((vec![match tail.token_user { Some(_) => Some(4), None => None }, match tail.user_sid { Some(part) => Some(laws::walk::length(&etwspec::Split::to_owned_value(&part)?)?), None => None }, { let part = tail.image_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod process_v0_type_group1_process_v0_type_group1_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::process::process_v0_type_group1::{ ProcessV0TypeGroup1Ptr64 as T, ProcessV0TypeGroup1Ptr64View as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "ParentId",
    "TokenUserPointer",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id() }; value.set_parent_id(it); None }
        2 => { let it = if way == laws::Way::View { view.token_user_pointer() } else { from.token_user_pointer() }; value.set_token_user_pointer(it); None }
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
        Ok((vec![match tail.token_user { Some(_) => Some(12), None => None }, match tail.user_sid { Some(part) => Some(laws::walk::length(&etwspec::Split::to_owned_value(&part)?)?), None => None }, { let part = tail.image_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod process_v1_type_group1_process_v1_type_group1_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::process::process_v1_type_group1::{ ProcessV1TypeGroup1Ptr32 as T, ProcessV1TypeGroup1Ptr32View as V };
const MEMBERS: &[&str] = &[
    "PageDirectoryBase",
    "ProcessId",
    "ParentId",
    "SessionId",
    "ExitStatus",
    "TokenUserPointer",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.page_directory_base() } else { from.page_directory_base() }; value.set_page_directory_base(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        2 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id() }; value.set_parent_id(it); None }
        3 => { let it = if way == laws::Way::View { view.session_id() } else { from.session_id() }; value.set_session_id(it); None }
        4 => { let it = if way == laws::Way::View { view.exit_status() } else { from.exit_status() }; value.set_exit_status(it); None }
        5 => { let it = if way == laws::Way::View { view.token_user_pointer() } else { from.token_user_pointer() }; value.set_token_user_pointer(it); None }
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
        Ok((vec![match tail.token_user { Some(_) => Some(4), None => None }, match tail.user_sid { Some(part) => Some(laws::walk::length(&etwspec::Split::to_owned_value(&part)?)?), None => None }, { let part = tail.image_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod process_v1_type_group1_process_v1_type_group1_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::process::process_v1_type_group1::{ ProcessV1TypeGroup1Ptr64 as T, ProcessV1TypeGroup1Ptr64View as V };
const MEMBERS: &[&str] = &[
    "PageDirectoryBase",
    "ProcessId",
    "ParentId",
    "SessionId",
    "ExitStatus",
    "TokenUserPointer",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.page_directory_base() } else { from.page_directory_base() }; value.set_page_directory_base(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        2 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id() }; value.set_parent_id(it); None }
        3 => { let it = if way == laws::Way::View { view.session_id() } else { from.session_id() }; value.set_session_id(it); None }
        4 => { let it = if way == laws::Way::View { view.exit_status() } else { from.exit_status() }; value.set_exit_status(it); None }
        5 => { let it = if way == laws::Way::View { view.token_user_pointer() } else { from.token_user_pointer() }; value.set_token_user_pointer(it); None }
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
        Ok((vec![match tail.token_user { Some(_) => Some(12), None => None }, match tail.user_sid { Some(part) => Some(laws::walk::length(&etwspec::Split::to_owned_value(&part)?)?), None => None }, { let part = tail.image_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod process_v2_type_group1_process_v2_type_group1_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::process::process_v2_type_group1::{ ProcessV2TypeGroup1Ptr32 as T, ProcessV2TypeGroup1Ptr32View as V };
const MEMBERS: &[&str] = &[
    "UniqueProcessKey",
    "ProcessId",
    "ParentId",
    "SessionId",
    "ExitStatus",
    "TokenUserPointer",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.unique_process_key() } else { from.unique_process_key() }; value.set_unique_process_key(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        2 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id() }; value.set_parent_id(it); None }
        3 => { let it = if way == laws::Way::View { view.session_id() } else { from.session_id() }; value.set_session_id(it); None }
        4 => { let it = if way == laws::Way::View { view.exit_status() } else { from.exit_status() }; value.set_exit_status(it); None }
        5 => { let it = if way == laws::Way::View { view.token_user_pointer() } else { from.token_user_pointer() }; value.set_token_user_pointer(it); None }
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
        Ok((vec![match tail.token_user { Some(_) => Some(4), None => None }, match tail.user_sid { Some(part) => Some(laws::walk::length(&etwspec::Split::to_owned_value(&part)?)?), None => None }, { let part = tail.image_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, { let part = tail.command_line; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod process_v2_type_group1_process_v2_type_group1_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::process::process_v2_type_group1::{ ProcessV2TypeGroup1Ptr64 as T, ProcessV2TypeGroup1Ptr64View as V };
const MEMBERS: &[&str] = &[
    "UniqueProcessKey",
    "ProcessId",
    "ParentId",
    "SessionId",
    "ExitStatus",
    "TokenUserPointer",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.unique_process_key() } else { from.unique_process_key() }; value.set_unique_process_key(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        2 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id() }; value.set_parent_id(it); None }
        3 => { let it = if way == laws::Way::View { view.session_id() } else { from.session_id() }; value.set_session_id(it); None }
        4 => { let it = if way == laws::Way::View { view.exit_status() } else { from.exit_status() }; value.set_exit_status(it); None }
        5 => { let it = if way == laws::Way::View { view.token_user_pointer() } else { from.token_user_pointer() }; value.set_token_user_pointer(it); None }
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
        Ok((vec![match tail.token_user { Some(_) => Some(12), None => None }, match tail.user_sid { Some(part) => Some(laws::walk::length(&etwspec::Split::to_owned_value(&part)?)?), None => None }, { let part = tail.image_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, { let part = tail.command_line; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod process_v3_type_group1_process_v3_type_group1_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::process::process_v3_type_group1::{ ProcessV3TypeGroup1Ptr32 as T, ProcessV3TypeGroup1Ptr32View as V };
const MEMBERS: &[&str] = &[
    "UniqueProcessKey",
    "ProcessId",
    "ParentId",
    "SessionId",
    "ExitStatus",
    "DirectoryTableBase",
    "TokenUserPointer",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.unique_process_key() } else { from.unique_process_key() }; value.set_unique_process_key(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        2 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id() }; value.set_parent_id(it); None }
        3 => { let it = if way == laws::Way::View { view.session_id() } else { from.session_id() }; value.set_session_id(it); None }
        4 => { let it = if way == laws::Way::View { view.exit_status() } else { from.exit_status() }; value.set_exit_status(it); None }
        5 => { let it = if way == laws::Way::View { view.directory_table_base() } else { from.directory_table_base() }; value.set_directory_table_base(it); None }
        6 => { let it = if way == laws::Way::View { view.token_user_pointer() } else { from.token_user_pointer() }; value.set_token_user_pointer(it); None }
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
        Ok((vec![match tail.token_user { Some(_) => Some(4), None => None }, match tail.user_sid { Some(part) => Some(laws::walk::length(&etwspec::Split::to_owned_value(&part)?)?), None => None }, { let part = tail.image_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, { let part = tail.command_line; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod process_v3_type_group1_process_v3_type_group1_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::process::process_v3_type_group1::{ ProcessV3TypeGroup1Ptr64 as T, ProcessV3TypeGroup1Ptr64View as V };
const MEMBERS: &[&str] = &[
    "UniqueProcessKey",
    "ProcessId",
    "ParentId",
    "SessionId",
    "ExitStatus",
    "DirectoryTableBase",
    "TokenUserPointer",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.unique_process_key() } else { from.unique_process_key() }; value.set_unique_process_key(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        2 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id() }; value.set_parent_id(it); None }
        3 => { let it = if way == laws::Way::View { view.session_id() } else { from.session_id() }; value.set_session_id(it); None }
        4 => { let it = if way == laws::Way::View { view.exit_status() } else { from.exit_status() }; value.set_exit_status(it); None }
        5 => { let it = if way == laws::Way::View { view.directory_table_base() } else { from.directory_table_base() }; value.set_directory_table_base(it); None }
        6 => { let it = if way == laws::Way::View { view.token_user_pointer() } else { from.token_user_pointer() }; value.set_token_user_pointer(it); None }
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
        Ok((vec![match tail.token_user { Some(_) => Some(12), None => None }, match tail.user_sid { Some(part) => Some(laws::walk::length(&etwspec::Split::to_owned_value(&part)?)?), None => None }, { let part = tail.image_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, { let part = tail.command_line; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod wmi_process_information_wmi_process_information_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::process::wmi_process_information::{ WmiProcessInformationPtr32 as T, WmiProcessInformationPtr32View as V };
const MEMBERS: &[&str] = &[
    "UniqueProcessKey",
    "ProcessId",
    "ParentId",
    "SessionId",
    "ExitStatus",
    "DirectoryTableBase",
    "Flags",
    "Sid",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.unique_process_key() } else { from.unique_process_key() }; value.set_unique_process_key(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        2 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id() }; value.set_parent_id(it); None }
        3 => { let it = if way == laws::Way::View { view.session_id() } else { from.session_id() }; value.set_session_id(it); None }
        4 => { let it = if way == laws::Way::View { view.exit_status() } else { from.exit_status() }; value.set_exit_status(it); None }
        5 => { let it = if way == laws::Way::View { view.directory_table_base() } else { from.directory_table_base() }; value.set_directory_table_base(it); None }
        6 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        7 => { let it = if way == laws::Way::View { view.sid() } else { from.sid() }; value.set_sid(it); None }
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
        Ok((vec![match tail.token_user { Some(_) => Some(4), None => None }, match tail.user_sid { Some(part) => Some(laws::walk::length(&etwspec::Split::to_owned_value(&part)?)?), None => None }, { let part = tail.image_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, { let part = tail.command_line; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.package_full_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.application_id; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod wmi_process_information_wmi_process_information_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::process::wmi_process_information::{ WmiProcessInformationPtr64 as T, WmiProcessInformationPtr64View as V };
const MEMBERS: &[&str] = &[
    "UniqueProcessKey",
    "ProcessId",
    "ParentId",
    "SessionId",
    "ExitStatus",
    "DirectoryTableBase",
    "Flags",
    "Sid",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.unique_process_key() } else { from.unique_process_key() }; value.set_unique_process_key(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        2 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id() }; value.set_parent_id(it); None }
        3 => { let it = if way == laws::Way::View { view.session_id() } else { from.session_id() }; value.set_session_id(it); None }
        4 => { let it = if way == laws::Way::View { view.exit_status() } else { from.exit_status() }; value.set_exit_status(it); None }
        5 => { let it = if way == laws::Way::View { view.directory_table_base() } else { from.directory_table_base() }; value.set_directory_table_base(it); None }
        6 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        7 => { let it = if way == laws::Way::View { view.sid() } else { from.sid() }; value.set_sid(it); None }
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
        Ok((vec![match tail.token_user { Some(_) => Some(12), None => None }, match tail.user_sid { Some(part) => Some(laws::walk::length(&etwspec::Split::to_owned_value(&part)?)?), None => None }, { let part = tail.image_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, { let part = tail.command_line; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.package_full_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.application_id; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod wmi_process_information64_wmi_process_information64 {
use etwspec_runtime::laws;
use etwspec::payloads::process::wmi_process_information64::{ WmiProcessInformation64 as T, WmiProcessInformation64View as V };
const MEMBERS: &[&str] = &[
    "UniqueProcessKey64",
    "ProcessId",
    "ParentId",
    "SessionId",
    "ExitStatus",
    "DirectoryTableBase",
    "Flags",
    "Sid",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.unique_process_key64() } else { from.unique_process_key64() }; value.set_unique_process_key64(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        2 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id() }; value.set_parent_id(it); None }
        3 => { let it = if way == laws::Way::View { view.session_id() } else { from.session_id() }; value.set_session_id(it); None }
        4 => { let it = if way == laws::Way::View { view.exit_status() } else { from.exit_status() }; value.set_exit_status(it); None }
        5 => { let it = if way == laws::Way::View { view.directory_table_base() } else { from.directory_table_base() }; value.set_directory_table_base(it); None }
        6 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        7 => { let it = if way == laws::Way::View { view.sid() } else { from.sid() }; value.set_sid(it); None }
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
        Ok((vec![match tail.token_user { Some(_) => Some(12), None => None }, match tail.user_sid { Some(part) => Some(laws::walk::length(&etwspec::Split::to_owned_value(&part)?)?), None => None }, { let part = tail.image_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, { let part = tail.command_line; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.package_full_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.application_id; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod event_trace_process_event_type_values {
use etwspec_runtime::laws;
use etwspec::payloads::process::EventTraceProcessEventType as T;
law_enumeration!(u8);
}

mod perfinfo_debug_event_reason_values {
use etwspec_runtime::laws;
use etwspec::payloads::process::PerfinfoDebugEventReason as T;
law_enumeration!(u32);
}

mod etw_process_event_flag_values {
use etwspec_runtime::laws;
use etwspec::payloads::process::EtwProcessEventFlag as T;
law_flags!(u32);
}

mod system_process_kw_values {
use etwspec_runtime::laws;
use etwspec::payloads::process::SystemProcessKw as T;
law_flags!(u64);
}
