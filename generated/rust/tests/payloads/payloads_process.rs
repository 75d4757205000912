// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::process`.
mod etw_wake_counter_event_v5_0x86 {
use crate::laws;
use etwspec::payloads::process::etw_wake_counter_event::{ EtwWakeCounterEventX86 as T, EtwWakeCounterEventX86View as V };
const MEMBERS: &[&str] = &[
    "Object",
    "Tag",
    "ProcessId",
    "Count",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.object() } else { from.object }; value.object = it; None }
        1 => { let it = if way == laws::Way::View { view.tag() } else { from.tag }; value.tag = it; None }
        2 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        3 => { let it = if way == laws::Way::View { view.count() } else { from.count }; value.count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_wake_counter_event_v5_0x64 {
use crate::laws;
use etwspec::payloads::process::etw_wake_counter_event::{ EtwWakeCounterEventX64 as T, EtwWakeCounterEventX64View as V };
const MEMBERS: &[&str] = &[
    "Object",
    "Tag",
    "ProcessId",
    "Count",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.object() } else { from.object }; value.object = it; None }
        1 => { let it = if way == laws::Way::View { view.tag() } else { from.tag }; value.tag = it; None }
        2 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        3 => { let it = if way == laws::Way::View { view.count() } else { from.count }; value.count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_debug_event_v5_0 {
use crate::laws;
use etwspec::payloads::process::perfinfo_debug_event::{ PerfinfoDebugEvent as T, PerfinfoDebugEventView as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "ThreadId",
    "Reason",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        1 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        2 => { let it = if way == laws::Way::View { view.reason() } else { from.reason }; value.reason = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_process_inswap_v5_0x86 {
use crate::laws;
use etwspec::payloads::process::perfinfo_process_inswap::{ PerfinfoProcessInswapX86 as T, PerfinfoProcessInswapX86View as V };
const MEMBERS: &[&str] = &[
    "DirectoryTableBase",
    "ProcessId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.directory_table_base() } else { from.directory_table_base }; value.directory_table_base = it; None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod perfinfo_process_inswap_v5_0x64 {
use crate::laws;
use etwspec::payloads::process::perfinfo_process_inswap::{ PerfinfoProcessInswapX64 as T, PerfinfoProcessInswapX64View as V };
const MEMBERS: &[&str] = &[
    "DirectoryTableBase",
    "ProcessId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.directory_table_base() } else { from.directory_table_base }; value.directory_table_base = it; None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod perfinfo_process_perfctr_v5_0x86 {
use crate::laws;
use etwspec::payloads::process::perfinfo_process_perfctr::{ PerfinfoProcessPerfctrX86 as T, PerfinfoProcessPerfctrX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        1 => { let it = if way == laws::Way::View { view.page_fault_count() } else { from.page_fault_count }; value.page_fault_count = it; None }
        2 => { let it = if way == laws::Way::View { view.handle_count() } else { from.handle_count }; value.handle_count = it; None }
        3 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        4 => { let it = if way == laws::Way::View { view.peak_virtual_size() } else { from.peak_virtual_size }; value.peak_virtual_size = it; None }
        5 => { let it = if way == laws::Way::View { view.peak_working_set_size() } else { from.peak_working_set_size }; value.peak_working_set_size = it; None }
        6 => { let it = if way == laws::Way::View { view.peak_pagefile_usage() } else { from.peak_pagefile_usage }; value.peak_pagefile_usage = it; None }
        7 => { let it = if way == laws::Way::View { view.quota_peak_paged_pool_usage() } else { from.quota_peak_paged_pool_usage }; value.quota_peak_paged_pool_usage = it; None }
        8 => { let it = if way == laws::Way::View { view.quota_peak_non_paged_pool_usage() } else { from.quota_peak_non_paged_pool_usage }; value.quota_peak_non_paged_pool_usage = it; None }
        9 => { let it = if way == laws::Way::View { view.virtual_size() } else { from.virtual_size }; value.virtual_size = it; None }
        10 => { let it = if way == laws::Way::View { view.working_set_size() } else { from.working_set_size }; value.working_set_size = it; None }
        11 => { let it = if way == laws::Way::View { view.pagefile_usage() } else { from.pagefile_usage }; value.pagefile_usage = it; None }
        12 => { let it = if way == laws::Way::View { view.quota_paged_pool_usage() } else { from.quota_paged_pool_usage }; value.quota_paged_pool_usage = it; None }
        13 => { let it = if way == laws::Way::View { view.quota_non_paged_pool_usage() } else { from.quota_non_paged_pool_usage }; value.quota_non_paged_pool_usage = it; None }
        14 => { let it = if way == laws::Way::View { view.private_page_count() } else { from.private_page_count }; value.private_page_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_process_perfctr_v5_0x64 {
use crate::laws;
use etwspec::payloads::process::perfinfo_process_perfctr::{ PerfinfoProcessPerfctrX64 as T, PerfinfoProcessPerfctrX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        1 => { let it = if way == laws::Way::View { view.page_fault_count() } else { from.page_fault_count }; value.page_fault_count = it; None }
        2 => { let it = if way == laws::Way::View { view.handle_count() } else { from.handle_count }; value.handle_count = it; None }
        3 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        4 => { let it = if way == laws::Way::View { view.peak_virtual_size() } else { from.peak_virtual_size }; value.peak_virtual_size = it; None }
        5 => { let it = if way == laws::Way::View { view.peak_working_set_size() } else { from.peak_working_set_size }; value.peak_working_set_size = it; None }
        6 => { let it = if way == laws::Way::View { view.peak_pagefile_usage() } else { from.peak_pagefile_usage }; value.peak_pagefile_usage = it; None }
        7 => { let it = if way == laws::Way::View { view.quota_peak_paged_pool_usage() } else { from.quota_peak_paged_pool_usage }; value.quota_peak_paged_pool_usage = it; None }
        8 => { let it = if way == laws::Way::View { view.quota_peak_non_paged_pool_usage() } else { from.quota_peak_non_paged_pool_usage }; value.quota_peak_non_paged_pool_usage = it; None }
        9 => { let it = if way == laws::Way::View { view.virtual_size() } else { from.virtual_size }; value.virtual_size = it; None }
        10 => { let it = if way == laws::Way::View { view.working_set_size() } else { from.working_set_size }; value.working_set_size = it; None }
        11 => { let it = if way == laws::Way::View { view.pagefile_usage() } else { from.pagefile_usage }; value.pagefile_usage = it; None }
        12 => { let it = if way == laws::Way::View { view.quota_paged_pool_usage() } else { from.quota_paged_pool_usage }; value.quota_paged_pool_usage = it; None }
        13 => { let it = if way == laws::Way::View { view.quota_non_paged_pool_usage() } else { from.quota_non_paged_pool_usage }; value.quota_non_paged_pool_usage = it; None }
        14 => { let it = if way == laws::Way::View { view.private_page_count() } else { from.private_page_count }; value.private_page_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_process_perfctr32_v5_0 {
use crate::laws;
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
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        1 => { let it = if way == laws::Way::View { view.page_fault_count() } else { from.page_fault_count }; value.page_fault_count = it; None }
        2 => { let it = if way == laws::Way::View { view.handle_count() } else { from.handle_count }; value.handle_count = it; None }
        3 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        4 => { let it = if way == laws::Way::View { view.peak_virtual_size() } else { from.peak_virtual_size }; value.peak_virtual_size = it; None }
        5 => { let it = if way == laws::Way::View { view.peak_working_set_size() } else { from.peak_working_set_size }; value.peak_working_set_size = it; None }
        6 => { let it = if way == laws::Way::View { view.peak_pagefile_usage() } else { from.peak_pagefile_usage }; value.peak_pagefile_usage = it; None }
        7 => { let it = if way == laws::Way::View { view.quota_peak_paged_pool_usage() } else { from.quota_peak_paged_pool_usage }; value.quota_peak_paged_pool_usage = it; None }
        8 => { let it = if way == laws::Way::View { view.quota_peak_non_paged_pool_usage() } else { from.quota_peak_non_paged_pool_usage }; value.quota_peak_non_paged_pool_usage = it; None }
        9 => { let it = if way == laws::Way::View { view.virtual_size() } else { from.virtual_size }; value.virtual_size = it; None }
        10 => { let it = if way == laws::Way::View { view.working_set_size() } else { from.working_set_size }; value.working_set_size = it; None }
        11 => { let it = if way == laws::Way::View { view.pagefile_usage() } else { from.pagefile_usage }; value.pagefile_usage = it; None }
        12 => { let it = if way == laws::Way::View { view.quota_paged_pool_usage() } else { from.quota_paged_pool_usage }; value.quota_paged_pool_usage = it; None }
        13 => { let it = if way == laws::Way::View { view.quota_non_paged_pool_usage() } else { from.quota_non_paged_pool_usage }; value.quota_non_paged_pool_usage = it; None }
        14 => { let it = if way == laws::Way::View { view.private_page_count() } else { from.private_page_count }; value.private_page_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_process_perfctr64_v5_0 {
use crate::laws;
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
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        1 => { let it = if way == laws::Way::View { view.page_fault_count() } else { from.page_fault_count }; value.page_fault_count = it; None }
        2 => { let it = if way == laws::Way::View { view.handle_count() } else { from.handle_count }; value.handle_count = it; None }
        3 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        4 => { let it = if way == laws::Way::View { view.peak_virtual_size() } else { from.peak_virtual_size }; value.peak_virtual_size = it; None }
        5 => { let it = if way == laws::Way::View { view.peak_working_set_size() } else { from.peak_working_set_size }; value.peak_working_set_size = it; None }
        6 => { let it = if way == laws::Way::View { view.peak_pagefile_usage() } else { from.peak_pagefile_usage }; value.peak_pagefile_usage = it; None }
        7 => { let it = if way == laws::Way::View { view.quota_peak_paged_pool_usage() } else { from.quota_peak_paged_pool_usage }; value.quota_peak_paged_pool_usage = it; None }
        8 => { let it = if way == laws::Way::View { view.quota_peak_non_paged_pool_usage() } else { from.quota_peak_non_paged_pool_usage }; value.quota_peak_non_paged_pool_usage = it; None }
        9 => { let it = if way == laws::Way::View { view.virtual_size() } else { from.virtual_size }; value.virtual_size = it; None }
        10 => { let it = if way == laws::Way::View { view.working_set_size() } else { from.working_set_size }; value.working_set_size = it; None }
        11 => { let it = if way == laws::Way::View { view.pagefile_usage() } else { from.pagefile_usage }; value.pagefile_usage = it; None }
        12 => { let it = if way == laws::Way::View { view.quota_paged_pool_usage() } else { from.quota_paged_pool_usage }; value.quota_paged_pool_usage = it; None }
        13 => { let it = if way == laws::Way::View { view.quota_non_paged_pool_usage() } else { from.quota_non_paged_pool_usage }; value.quota_non_paged_pool_usage = it; None }
        14 => { let it = if way == laws::Way::View { view.private_page_count() } else { from.private_page_count }; value.private_page_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod process_defunct_type_group1_v5_0x86 {
use crate::laws;
use etwspec::payloads::process::process_defunct_type_group1::{ ProcessDefunctTypeGroup1X86 as T, ProcessDefunctTypeGroup1X86View as V };
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
        0 => { let it = if way == laws::Way::View { view.unique_process_key() } else { from.unique_process_key }; value.unique_process_key = it; None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        2 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id }; value.parent_id = it; None }
        3 => { let it = if way == laws::Way::View { view.session_id() } else { from.session_id }; value.session_id = it; None }
        4 => { let it = if way == laws::Way::View { view.exit_status() } else { from.exit_status }; value.exit_status = it; None }
        5 => { let it = if way == laws::Way::View { view.directory_table_base() } else { from.directory_table_base }; value.directory_table_base = it; None }
        6 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        7 => { let it = if way == laws::Way::View { view.sid() } else { from.sid }; value.sid = it; None }
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
        Ok((vec![match tail.token_user { Some(_) => Some(4), None => None }, match tail.user_sid { Some(part) => Some(laws::walk::length(&etwspec::Split::to_owned_value(&part)?)?), None => None }, { let part = tail.image_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, { let part = tail.command_line; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.package_full_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.application_id; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { Some(8) }, ], tail.rest.len()))
    });
}

}

mod process_defunct_type_group1_v5_0x64 {
use crate::laws;
use etwspec::payloads::process::process_defunct_type_group1::{ ProcessDefunctTypeGroup1X64 as T, ProcessDefunctTypeGroup1X64View as V };
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
        0 => { let it = if way == laws::Way::View { view.unique_process_key() } else { from.unique_process_key }; value.unique_process_key = it; None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        2 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id }; value.parent_id = it; None }
        3 => { let it = if way == laws::Way::View { view.session_id() } else { from.session_id }; value.session_id = it; None }
        4 => { let it = if way == laws::Way::View { view.exit_status() } else { from.exit_status }; value.exit_status = it; None }
        5 => { let it = if way == laws::Way::View { view.directory_table_base() } else { from.directory_table_base }; value.directory_table_base = it; None }
        6 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        7 => { let it = if way == laws::Way::View { view.sid() } else { from.sid }; value.sid = it; None }
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
        Ok((vec![match tail.token_user { Some(_) => Some(12), None => None }, match tail.user_sid { Some(part) => Some(laws::walk::length(&etwspec::Split::to_owned_value(&part)?)?), None => None }, { let part = tail.image_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, { let part = tail.command_line; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.package_full_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.application_id; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { Some(8) }, ], tail.rest.len()))
    });
}

}

mod process_terminate_type_group1_v5_0 {
use crate::laws;
use etwspec::payloads::process::process_terminate_type_group1::{ ProcessTerminateTypeGroup1 as T, ProcessTerminateTypeGroup1View as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod process_v0_type_group1_v5_0x86 {
use crate::laws;
use etwspec::payloads::process::process_v0_type_group1::{ ProcessV0TypeGroup1X86 as T, ProcessV0TypeGroup1X86View as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "ParentId",
    "Sid",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        1 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id }; value.parent_id = it; None }
        2 => { let it = if way == laws::Way::View { view.sid() } else { from.sid }; value.sid = it; None }
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
        Ok((vec![match tail.token_user { Some(_) => Some(4), None => None }, match tail.user_sid { Some(part) => Some(laws::walk::length(&etwspec::Split::to_owned_value(&part)?)?), None => None }, { let part = tail.image_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod process_v0_type_group1_v5_0x64 {
use crate::laws;
use etwspec::payloads::process::process_v0_type_group1::{ ProcessV0TypeGroup1X64 as T, ProcessV0TypeGroup1X64View as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "ParentId",
    "Sid",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        1 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id }; value.parent_id = it; None }
        2 => { let it = if way == laws::Way::View { view.sid() } else { from.sid }; value.sid = it; None }
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
        Ok((vec![match tail.token_user { Some(_) => Some(12), None => None }, match tail.user_sid { Some(part) => Some(laws::walk::length(&etwspec::Split::to_owned_value(&part)?)?), None => None }, { let part = tail.image_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod process_v1_type_group1_v5_0x86 {
use crate::laws;
use etwspec::payloads::process::process_v1_type_group1::{ ProcessV1TypeGroup1X86 as T, ProcessV1TypeGroup1X86View as V };
const MEMBERS: &[&str] = &[
    "PageDirectoryBase",
    "ProcessId",
    "ParentId",
    "SessionId",
    "ExitStatus",
    "Sid",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.page_directory_base() } else { from.page_directory_base }; value.page_directory_base = it; None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        2 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id }; value.parent_id = it; None }
        3 => { let it = if way == laws::Way::View { view.session_id() } else { from.session_id }; value.session_id = it; None }
        4 => { let it = if way == laws::Way::View { view.exit_status() } else { from.exit_status }; value.exit_status = it; None }
        5 => { let it = if way == laws::Way::View { view.sid() } else { from.sid }; value.sid = it; None }
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
        Ok((vec![match tail.token_user { Some(_) => Some(4), None => None }, match tail.user_sid { Some(part) => Some(laws::walk::length(&etwspec::Split::to_owned_value(&part)?)?), None => None }, { let part = tail.image_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod process_v1_type_group1_v5_0x64 {
use crate::laws;
use etwspec::payloads::process::process_v1_type_group1::{ ProcessV1TypeGroup1X64 as T, ProcessV1TypeGroup1X64View as V };
const MEMBERS: &[&str] = &[
    "PageDirectoryBase",
    "ProcessId",
    "ParentId",
    "SessionId",
    "ExitStatus",
    "Sid",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.page_directory_base() } else { from.page_directory_base }; value.page_directory_base = it; None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        2 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id }; value.parent_id = it; None }
        3 => { let it = if way == laws::Way::View { view.session_id() } else { from.session_id }; value.session_id = it; None }
        4 => { let it = if way == laws::Way::View { view.exit_status() } else { from.exit_status }; value.exit_status = it; None }
        5 => { let it = if way == laws::Way::View { view.sid() } else { from.sid }; value.sid = it; None }
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
        Ok((vec![match tail.token_user { Some(_) => Some(12), None => None }, match tail.user_sid { Some(part) => Some(laws::walk::length(&etwspec::Split::to_owned_value(&part)?)?), None => None }, { let part = tail.image_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod process_v2_type_group1_v5_0x86 {
use crate::laws;
use etwspec::payloads::process::process_v2_type_group1::{ ProcessV2TypeGroup1X86 as T, ProcessV2TypeGroup1X86View as V };
const MEMBERS: &[&str] = &[
    "UniqueProcessKey",
    "ProcessId",
    "ParentId",
    "SessionId",
    "ExitStatus",
    "Sid",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.unique_process_key() } else { from.unique_process_key }; value.unique_process_key = it; None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        2 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id }; value.parent_id = it; None }
        3 => { let it = if way == laws::Way::View { view.session_id() } else { from.session_id }; value.session_id = it; None }
        4 => { let it = if way == laws::Way::View { view.exit_status() } else { from.exit_status }; value.exit_status = it; None }
        5 => { let it = if way == laws::Way::View { view.sid() } else { from.sid }; value.sid = it; None }
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
        Ok((vec![match tail.token_user { Some(_) => Some(4), None => None }, match tail.user_sid { Some(part) => Some(laws::walk::length(&etwspec::Split::to_owned_value(&part)?)?), None => None }, { let part = tail.image_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, { let part = tail.command_line; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod process_v2_type_group1_v5_0x64 {
use crate::laws;
use etwspec::payloads::process::process_v2_type_group1::{ ProcessV2TypeGroup1X64 as T, ProcessV2TypeGroup1X64View as V };
const MEMBERS: &[&str] = &[
    "UniqueProcessKey",
    "ProcessId",
    "ParentId",
    "SessionId",
    "ExitStatus",
    "Sid",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.unique_process_key() } else { from.unique_process_key }; value.unique_process_key = it; None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        2 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id }; value.parent_id = it; None }
        3 => { let it = if way == laws::Way::View { view.session_id() } else { from.session_id }; value.session_id = it; None }
        4 => { let it = if way == laws::Way::View { view.exit_status() } else { from.exit_status }; value.exit_status = it; None }
        5 => { let it = if way == laws::Way::View { view.sid() } else { from.sid }; value.sid = it; None }
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
        Ok((vec![match tail.token_user { Some(_) => Some(12), None => None }, match tail.user_sid { Some(part) => Some(laws::walk::length(&etwspec::Split::to_owned_value(&part)?)?), None => None }, { let part = tail.image_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, { let part = tail.command_line; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod process_v3_type_group1_v5_0x86 {
use crate::laws;
use etwspec::payloads::process::process_v3_type_group1::{ ProcessV3TypeGroup1X86 as T, ProcessV3TypeGroup1X86View as V };
const MEMBERS: &[&str] = &[
    "UniqueProcessKey",
    "ProcessId",
    "ParentId",
    "SessionId",
    "ExitStatus",
    "DirectoryTableBase",
    "Sid",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.unique_process_key() } else { from.unique_process_key }; value.unique_process_key = it; None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        2 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id }; value.parent_id = it; None }
        3 => { let it = if way == laws::Way::View { view.session_id() } else { from.session_id }; value.session_id = it; None }
        4 => { let it = if way == laws::Way::View { view.exit_status() } else { from.exit_status }; value.exit_status = it; None }
        5 => { let it = if way == laws::Way::View { view.directory_table_base() } else { from.directory_table_base }; value.directory_table_base = it; None }
        6 => { let it = if way == laws::Way::View { view.sid() } else { from.sid }; value.sid = it; None }
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
        Ok((vec![match tail.token_user { Some(_) => Some(4), None => None }, match tail.user_sid { Some(part) => Some(laws::walk::length(&etwspec::Split::to_owned_value(&part)?)?), None => None }, { let part = tail.image_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, { let part = tail.command_line; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod process_v3_type_group1_v5_0x64 {
use crate::laws;
use etwspec::payloads::process::process_v3_type_group1::{ ProcessV3TypeGroup1X64 as T, ProcessV3TypeGroup1X64View as V };
const MEMBERS: &[&str] = &[
    "UniqueProcessKey",
    "ProcessId",
    "ParentId",
    "SessionId",
    "ExitStatus",
    "DirectoryTableBase",
    "Sid",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.unique_process_key() } else { from.unique_process_key }; value.unique_process_key = it; None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        2 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id }; value.parent_id = it; None }
        3 => { let it = if way == laws::Way::View { view.session_id() } else { from.session_id }; value.session_id = it; None }
        4 => { let it = if way == laws::Way::View { view.exit_status() } else { from.exit_status }; value.exit_status = it; None }
        5 => { let it = if way == laws::Way::View { view.directory_table_base() } else { from.directory_table_base }; value.directory_table_base = it; None }
        6 => { let it = if way == laws::Way::View { view.sid() } else { from.sid }; value.sid = it; None }
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
        Ok((vec![match tail.token_user { Some(_) => Some(12), None => None }, match tail.user_sid { Some(part) => Some(laws::walk::length(&etwspec::Split::to_owned_value(&part)?)?), None => None }, { let part = tail.image_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, { let part = tail.command_line; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod wmi_process_information_v5_0x86 {
use crate::laws;
use etwspec::payloads::process::wmi_process_information::{ WmiProcessInformationX86 as T, WmiProcessInformationX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.unique_process_key() } else { from.unique_process_key }; value.unique_process_key = it; None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        2 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id }; value.parent_id = it; None }
        3 => { let it = if way == laws::Way::View { view.session_id() } else { from.session_id }; value.session_id = it; None }
        4 => { let it = if way == laws::Way::View { view.exit_status() } else { from.exit_status }; value.exit_status = it; None }
        5 => { let it = if way == laws::Way::View { view.directory_table_base() } else { from.directory_table_base }; value.directory_table_base = it; None }
        6 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        7 => { let it = if way == laws::Way::View { view.sid() } else { from.sid }; value.sid = it; None }
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
        Ok((vec![match tail.token_user { Some(_) => Some(4), None => None }, match tail.user_sid { Some(part) => Some(laws::walk::length(&etwspec::Split::to_owned_value(&part)?)?), None => None }, { let part = tail.image_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, { let part = tail.command_line; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.package_full_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.application_id; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod wmi_process_information_v5_0x64 {
use crate::laws;
use etwspec::payloads::process::wmi_process_information::{ WmiProcessInformationX64 as T, WmiProcessInformationX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.unique_process_key() } else { from.unique_process_key }; value.unique_process_key = it; None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        2 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id }; value.parent_id = it; None }
        3 => { let it = if way == laws::Way::View { view.session_id() } else { from.session_id }; value.session_id = it; None }
        4 => { let it = if way == laws::Way::View { view.exit_status() } else { from.exit_status }; value.exit_status = it; None }
        5 => { let it = if way == laws::Way::View { view.directory_table_base() } else { from.directory_table_base }; value.directory_table_base = it; None }
        6 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        7 => { let it = if way == laws::Way::View { view.sid() } else { from.sid }; value.sid = it; None }
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
        Ok((vec![match tail.token_user { Some(_) => Some(12), None => None }, match tail.user_sid { Some(part) => Some(laws::walk::length(&etwspec::Split::to_owned_value(&part)?)?), None => None }, { let part = tail.image_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, { let part = tail.command_line; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.package_full_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.application_id; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod wmi_process_information64_v5_0 {
use crate::laws;
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
        0 => { let it = if way == laws::Way::View { view.unique_process_key64() } else { from.unique_process_key64 }; value.unique_process_key64 = it; None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        2 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id }; value.parent_id = it; None }
        3 => { let it = if way == laws::Way::View { view.session_id() } else { from.session_id }; value.session_id = it; None }
        4 => { let it = if way == laws::Way::View { view.exit_status() } else { from.exit_status }; value.exit_status = it; None }
        5 => { let it = if way == laws::Way::View { view.directory_table_base() } else { from.directory_table_base }; value.directory_table_base = it; None }
        6 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        7 => { let it = if way == laws::Way::View { view.sid() } else { from.sid }; value.sid = it; None }
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
        Ok((vec![match tail.token_user { Some(_) => Some(12), None => None }, match tail.user_sid { Some(part) => Some(laws::walk::length(&etwspec::Split::to_owned_value(&part)?)?), None => None }, { let part = tail.image_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, { let part = tail.command_line; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.package_full_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.application_id; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod etw_wake_counter_event_any {
use crate::laws;
use etwspec::payloads::process::etw_wake_counter_event::{Any, EtwWakeCounterEventX86, EtwWakeCounterEventX64, };
any! {
    "ETW_WAKE_COUNTER_EVENT", false,
    0: "V5_0X86" V5_0X86(EtwWakeCounterEventX86), 16;
    1: "V5_0X64" V5_0X64(EtwWakeCounterEventX64), 24;
}

}

mod perfinfo_debug_event_any {
use crate::laws;
use etwspec::payloads::process::perfinfo_debug_event::{Any, PerfinfoDebugEvent, };
any! {
    "PERFINFO_DEBUG_EVENT", false,
    0: "V5_0" V5_0(PerfinfoDebugEvent), 12;
}

}

mod perfinfo_process_inswap_any {
use crate::laws;
use etwspec::payloads::process::perfinfo_process_inswap::{Any, PerfinfoProcessInswapX86, PerfinfoProcessInswapX64, };
any! {
    "PERFINFO_PROCESS_INSWAP", false,
    0: "V5_0X86" V5_0X86(PerfinfoProcessInswapX86), 8;
    1: "V5_0X64" V5_0X64(PerfinfoProcessInswapX64), 12;
}

}

mod perfinfo_process_perfctr_any {
use crate::laws;
use etwspec::payloads::process::perfinfo_process_perfctr::{Any, PerfinfoProcessPerfctrX86, PerfinfoProcessPerfctrX64, };
any! {
    "PERFINFO_PROCESS_PERFCTR", false,
    0: "V5_0X86" V5_0X86(PerfinfoProcessPerfctrX86), 60;
    1: "V5_0X64" V5_0X64(PerfinfoProcessPerfctrX64), 104;
}

}

mod perfinfo_process_perfctr32_any {
use crate::laws;
use etwspec::payloads::process::perfinfo_process_perfctr32::{Any, PerfinfoProcessPerfctr32, };
any! {
    "PERFINFO_PROCESS_PERFCTR32", false,
    0: "V5_0" V5_0(PerfinfoProcessPerfctr32), 60;
}

}

mod perfinfo_process_perfctr64_any {
use crate::laws;
use etwspec::payloads::process::perfinfo_process_perfctr64::{Any, PerfinfoProcessPerfctr64, };
any! {
    "PERFINFO_PROCESS_PERFCTR64", false,
    0: "V5_0" V5_0(PerfinfoProcessPerfctr64), 104;
}

}

mod process_defunct_type_group1_any {
use crate::laws;
use etwspec::payloads::process::process_defunct_type_group1::{Any, ProcessDefunctTypeGroup1X86, ProcessDefunctTypeGroup1X64, };
any! {
    "Process_Defunct_TypeGroup1", true,
    0: "V5_0X86" V5_0X86(ProcessDefunctTypeGroup1X86), 32;
    1: "V5_0X64" V5_0X64(ProcessDefunctTypeGroup1X64), 40;
}

}

mod process_terminate_type_group1_any {
use crate::laws;
use etwspec::payloads::process::process_terminate_type_group1::{Any, ProcessTerminateTypeGroup1, };
any! {
    "Process_Terminate_TypeGroup1", false,
    0: "V5_0" V5_0(ProcessTerminateTypeGroup1), 4;
}

}

mod process_v0_type_group1_any {
use crate::laws;
use etwspec::payloads::process::process_v0_type_group1::{Any, ProcessV0TypeGroup1X86, ProcessV0TypeGroup1X64, };
any! {
    "Process_V0_TypeGroup1", true,
    0: "V5_0X86" V5_0X86(ProcessV0TypeGroup1X86), 12;
    1: "V5_0X64" V5_0X64(ProcessV0TypeGroup1X64), 20;
}

}

mod process_v1_type_group1_any {
use crate::laws;
use etwspec::payloads::process::process_v1_type_group1::{Any, ProcessV1TypeGroup1X86, ProcessV1TypeGroup1X64, };
any! {
    "Process_V1_TypeGroup1", true,
    0: "V5_0X86" V5_0X86(ProcessV1TypeGroup1X86), 24;
    1: "V5_0X64" V5_0X64(ProcessV1TypeGroup1X64), 28;
}

}

mod process_v2_type_group1_any {
use crate::laws;
use etwspec::payloads::process::process_v2_type_group1::{Any, ProcessV2TypeGroup1X86, ProcessV2TypeGroup1X64, };
any! {
    "Process_V2_TypeGroup1", true,
    0: "V5_0X86" V5_0X86(ProcessV2TypeGroup1X86), 24;
    1: "V5_0X64" V5_0X64(ProcessV2TypeGroup1X64), 28;
}

}

mod process_v3_type_group1_any {
use crate::laws;
use etwspec::payloads::process::process_v3_type_group1::{Any, ProcessV3TypeGroup1X86, ProcessV3TypeGroup1X64, };
any! {
    "Process_V3_TypeGroup1", true,
    0: "V5_0X86" V5_0X86(ProcessV3TypeGroup1X86), 28;
    1: "V5_0X64" V5_0X64(ProcessV3TypeGroup1X64), 36;
}

}

mod wmi_process_information_any {
use crate::laws;
use etwspec::payloads::process::wmi_process_information::{Any, WmiProcessInformationX86, WmiProcessInformationX64, };
any! {
    "WMI_PROCESS_INFORMATION", true,
    0: "V5_0X86" V5_0X86(WmiProcessInformationX86), 32;
    1: "V5_0X64" V5_0X64(WmiProcessInformationX64), 40;
}

}

mod wmi_process_information64_any {
use crate::laws;
use etwspec::payloads::process::wmi_process_information64::{Any, WmiProcessInformation64, };
any! {
    "WMI_PROCESS_INFORMATION64", true,
    0: "V5_0" V5_0(WmiProcessInformation64), 40;
}

}

mod perfinfo_debug_event_reason_values {
use crate::laws;
use etwspec::payloads::process::PerfinfoDebugEventReason as T;
enumeration!(u32);
}

mod etw_process_event_flag_values {
use crate::laws;
use etwspec::payloads::process::EtwProcessEventFlag as T;
flags!(u32);
}
