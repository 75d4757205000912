// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::process`.
#![cfg(feature = "payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn etw_wake_counter_event_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::process::etw_wake_counter_event::EtwWakeCounterEventX86;
    type V<'a> = etwspec::payloads::process::etw_wake_counter_event::EtwWakeCounterEventX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_wake_counter_event_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::process::etw_wake_counter_event::EtwWakeCounterEventX86;
    type V<'a> = etwspec::payloads::process::etw_wake_counter_event::EtwWakeCounterEventX86View<
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
            prop_assert_eq!(view.object(), a.object);
            let mut moved = a;
            moved.object = b.object;
            laws::only_moved(layout, "Object", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.tag(), a.tag);
            let mut moved = a;
            moved.tag = b.tag;
            laws::only_moved(layout, "Tag", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.count(), a.count);
            let mut moved = a;
            moved.count = b.count;
            laws::only_moved(layout, "Count", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_wake_counter_event_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::process::etw_wake_counter_event::EtwWakeCounterEventX64;
    type V<'a> = etwspec::payloads::process::etw_wake_counter_event::EtwWakeCounterEventX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_wake_counter_event_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::process::etw_wake_counter_event::EtwWakeCounterEventX64;
    type V<'a> = etwspec::payloads::process::etw_wake_counter_event::EtwWakeCounterEventX64View<
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
            prop_assert_eq!(view.object(), a.object);
            let mut moved = a;
            moved.object = b.object;
            laws::only_moved(layout, "Object", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.tag(), a.tag);
            let mut moved = a;
            moved.tag = b.tag;
            laws::only_moved(layout, "Tag", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.count(), a.count);
            let mut moved = a;
            moved.count = b.count;
            laws::only_moved(layout, "Count", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_debug_event_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::process::perfinfo_debug_event::PerfinfoDebugEvent;
    type V<'a> = etwspec::payloads::process::perfinfo_debug_event::PerfinfoDebugEventView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_debug_event_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::process::perfinfo_debug_event::PerfinfoDebugEvent;
    type V<'a> = etwspec::payloads::process::perfinfo_debug_event::PerfinfoDebugEventView<
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
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reason(), a.reason);
            let mut moved = a;
            moved.reason = b.reason;
            laws::only_moved(layout, "Reason", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_process_inswap_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::process::perfinfo_process_inswap::PerfinfoProcessInswapX86;
    type V<'a> = etwspec::payloads::process::perfinfo_process_inswap::PerfinfoProcessInswapX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_process_inswap_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::process::perfinfo_process_inswap::PerfinfoProcessInswapX86;
    type V<'a> = etwspec::payloads::process::perfinfo_process_inswap::PerfinfoProcessInswapX86View<
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
            prop_assert_eq!(view.directory_table_base(), a.directory_table_base);
            let mut moved = a;
            moved.directory_table_base = b.directory_table_base;
            laws::only_moved(
                layout,
                "DirectoryTableBase",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_process_inswap_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::process::perfinfo_process_inswap::PerfinfoProcessInswapX64;
    type V<'a> = etwspec::payloads::process::perfinfo_process_inswap::PerfinfoProcessInswapX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_process_inswap_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::process::perfinfo_process_inswap::PerfinfoProcessInswapX64;
    type V<'a> = etwspec::payloads::process::perfinfo_process_inswap::PerfinfoProcessInswapX64View<
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
            prop_assert_eq!(view.directory_table_base(), a.directory_table_base);
            let mut moved = a;
            moved.directory_table_base = b.directory_table_base;
            laws::only_moved(
                layout,
                "DirectoryTableBase",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_process_perfctr_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::process::perfinfo_process_perfctr::PerfinfoProcessPerfctrX86;
    type V<'a> = etwspec::payloads::process::perfinfo_process_perfctr::PerfinfoProcessPerfctrX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_process_perfctr_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::process::perfinfo_process_perfctr::PerfinfoProcessPerfctrX86;
    type V<'a> = etwspec::payloads::process::perfinfo_process_perfctr::PerfinfoProcessPerfctrX86View<
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
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.page_fault_count(), a.page_fault_count);
            let mut moved = a;
            moved.page_fault_count = b.page_fault_count;
            laws::only_moved(
                layout,
                "PageFaultCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.handle_count(), a.handle_count);
            let mut moved = a;
            moved.handle_count = b.handle_count;
            laws::only_moved(layout, "HandleCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.peak_virtual_size(), a.peak_virtual_size);
            let mut moved = a;
            moved.peak_virtual_size = b.peak_virtual_size;
            laws::only_moved(
                layout,
                "PeakVirtualSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.peak_working_set_size(), a.peak_working_set_size);
            let mut moved = a;
            moved.peak_working_set_size = b.peak_working_set_size;
            laws::only_moved(
                layout,
                "PeakWorkingSetSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.peak_pagefile_usage(), a.peak_pagefile_usage);
            let mut moved = a;
            moved.peak_pagefile_usage = b.peak_pagefile_usage;
            laws::only_moved(
                layout,
                "PeakPagefileUsage",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.quota_peak_paged_pool_usage(), a.quota_peak_paged_pool_usage
            );
            let mut moved = a;
            moved.quota_peak_paged_pool_usage = b.quota_peak_paged_pool_usage;
            laws::only_moved(
                layout,
                "QuotaPeakPagedPoolUsage",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.quota_peak_non_paged_pool_usage(), a.quota_peak_non_paged_pool_usage
            );
            let mut moved = a;
            moved.quota_peak_non_paged_pool_usage = b.quota_peak_non_paged_pool_usage;
            laws::only_moved(
                layout,
                "QuotaPeakNonPagedPoolUsage",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.virtual_size(), a.virtual_size);
            let mut moved = a;
            moved.virtual_size = b.virtual_size;
            laws::only_moved(layout, "VirtualSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.working_set_size(), a.working_set_size);
            let mut moved = a;
            moved.working_set_size = b.working_set_size;
            laws::only_moved(
                layout,
                "WorkingSetSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.pagefile_usage(), a.pagefile_usage);
            let mut moved = a;
            moved.pagefile_usage = b.pagefile_usage;
            laws::only_moved(layout, "PagefileUsage", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.quota_paged_pool_usage(), a.quota_paged_pool_usage);
            let mut moved = a;
            moved.quota_paged_pool_usage = b.quota_paged_pool_usage;
            laws::only_moved(
                layout,
                "QuotaPagedPoolUsage",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.quota_non_paged_pool_usage(), a.quota_non_paged_pool_usage
            );
            let mut moved = a;
            moved.quota_non_paged_pool_usage = b.quota_non_paged_pool_usage;
            laws::only_moved(
                layout,
                "QuotaNonPagedPoolUsage",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.private_page_count(), a.private_page_count);
            let mut moved = a;
            moved.private_page_count = b.private_page_count;
            laws::only_moved(
                layout,
                "PrivatePageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_process_perfctr_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::process::perfinfo_process_perfctr::PerfinfoProcessPerfctrX64;
    type V<'a> = etwspec::payloads::process::perfinfo_process_perfctr::PerfinfoProcessPerfctrX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_process_perfctr_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::process::perfinfo_process_perfctr::PerfinfoProcessPerfctrX64;
    type V<'a> = etwspec::payloads::process::perfinfo_process_perfctr::PerfinfoProcessPerfctrX64View<
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
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.page_fault_count(), a.page_fault_count);
            let mut moved = a;
            moved.page_fault_count = b.page_fault_count;
            laws::only_moved(
                layout,
                "PageFaultCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.handle_count(), a.handle_count);
            let mut moved = a;
            moved.handle_count = b.handle_count;
            laws::only_moved(layout, "HandleCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.peak_virtual_size(), a.peak_virtual_size);
            let mut moved = a;
            moved.peak_virtual_size = b.peak_virtual_size;
            laws::only_moved(
                layout,
                "PeakVirtualSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.peak_working_set_size(), a.peak_working_set_size);
            let mut moved = a;
            moved.peak_working_set_size = b.peak_working_set_size;
            laws::only_moved(
                layout,
                "PeakWorkingSetSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.peak_pagefile_usage(), a.peak_pagefile_usage);
            let mut moved = a;
            moved.peak_pagefile_usage = b.peak_pagefile_usage;
            laws::only_moved(
                layout,
                "PeakPagefileUsage",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.quota_peak_paged_pool_usage(), a.quota_peak_paged_pool_usage
            );
            let mut moved = a;
            moved.quota_peak_paged_pool_usage = b.quota_peak_paged_pool_usage;
            laws::only_moved(
                layout,
                "QuotaPeakPagedPoolUsage",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.quota_peak_non_paged_pool_usage(), a.quota_peak_non_paged_pool_usage
            );
            let mut moved = a;
            moved.quota_peak_non_paged_pool_usage = b.quota_peak_non_paged_pool_usage;
            laws::only_moved(
                layout,
                "QuotaPeakNonPagedPoolUsage",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.virtual_size(), a.virtual_size);
            let mut moved = a;
            moved.virtual_size = b.virtual_size;
            laws::only_moved(layout, "VirtualSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.working_set_size(), a.working_set_size);
            let mut moved = a;
            moved.working_set_size = b.working_set_size;
            laws::only_moved(
                layout,
                "WorkingSetSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.pagefile_usage(), a.pagefile_usage);
            let mut moved = a;
            moved.pagefile_usage = b.pagefile_usage;
            laws::only_moved(layout, "PagefileUsage", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.quota_paged_pool_usage(), a.quota_paged_pool_usage);
            let mut moved = a;
            moved.quota_paged_pool_usage = b.quota_paged_pool_usage;
            laws::only_moved(
                layout,
                "QuotaPagedPoolUsage",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.quota_non_paged_pool_usage(), a.quota_non_paged_pool_usage
            );
            let mut moved = a;
            moved.quota_non_paged_pool_usage = b.quota_non_paged_pool_usage;
            laws::only_moved(
                layout,
                "QuotaNonPagedPoolUsage",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.private_page_count(), a.private_page_count);
            let mut moved = a;
            moved.private_page_count = b.private_page_count;
            laws::only_moved(
                layout,
                "PrivatePageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_process_perfctr32_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::process::perfinfo_process_perfctr32::PerfinfoProcessPerfctr32;
    type V<'a> = etwspec::payloads::process::perfinfo_process_perfctr32::PerfinfoProcessPerfctr32View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_process_perfctr32_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::process::perfinfo_process_perfctr32::PerfinfoProcessPerfctr32;
    type V<'a> = etwspec::payloads::process::perfinfo_process_perfctr32::PerfinfoProcessPerfctr32View<
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
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.page_fault_count(), a.page_fault_count);
            let mut moved = a;
            moved.page_fault_count = b.page_fault_count;
            laws::only_moved(
                layout,
                "PageFaultCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.handle_count(), a.handle_count);
            let mut moved = a;
            moved.handle_count = b.handle_count;
            laws::only_moved(layout, "HandleCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.peak_virtual_size(), a.peak_virtual_size);
            let mut moved = a;
            moved.peak_virtual_size = b.peak_virtual_size;
            laws::only_moved(
                layout,
                "PeakVirtualSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.peak_working_set_size(), a.peak_working_set_size);
            let mut moved = a;
            moved.peak_working_set_size = b.peak_working_set_size;
            laws::only_moved(
                layout,
                "PeakWorkingSetSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.peak_pagefile_usage(), a.peak_pagefile_usage);
            let mut moved = a;
            moved.peak_pagefile_usage = b.peak_pagefile_usage;
            laws::only_moved(
                layout,
                "PeakPagefileUsage",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.quota_peak_paged_pool_usage(), a.quota_peak_paged_pool_usage
            );
            let mut moved = a;
            moved.quota_peak_paged_pool_usage = b.quota_peak_paged_pool_usage;
            laws::only_moved(
                layout,
                "QuotaPeakPagedPoolUsage",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.quota_peak_non_paged_pool_usage(), a.quota_peak_non_paged_pool_usage
            );
            let mut moved = a;
            moved.quota_peak_non_paged_pool_usage = b.quota_peak_non_paged_pool_usage;
            laws::only_moved(
                layout,
                "QuotaPeakNonPagedPoolUsage",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.virtual_size(), a.virtual_size);
            let mut moved = a;
            moved.virtual_size = b.virtual_size;
            laws::only_moved(layout, "VirtualSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.working_set_size(), a.working_set_size);
            let mut moved = a;
            moved.working_set_size = b.working_set_size;
            laws::only_moved(
                layout,
                "WorkingSetSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.pagefile_usage(), a.pagefile_usage);
            let mut moved = a;
            moved.pagefile_usage = b.pagefile_usage;
            laws::only_moved(layout, "PagefileUsage", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.quota_paged_pool_usage(), a.quota_paged_pool_usage);
            let mut moved = a;
            moved.quota_paged_pool_usage = b.quota_paged_pool_usage;
            laws::only_moved(
                layout,
                "QuotaPagedPoolUsage",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.quota_non_paged_pool_usage(), a.quota_non_paged_pool_usage
            );
            let mut moved = a;
            moved.quota_non_paged_pool_usage = b.quota_non_paged_pool_usage;
            laws::only_moved(
                layout,
                "QuotaNonPagedPoolUsage",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.private_page_count(), a.private_page_count);
            let mut moved = a;
            moved.private_page_count = b.private_page_count;
            laws::only_moved(
                layout,
                "PrivatePageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_process_perfctr64_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::process::perfinfo_process_perfctr64::PerfinfoProcessPerfctr64;
    type V<'a> = etwspec::payloads::process::perfinfo_process_perfctr64::PerfinfoProcessPerfctr64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_process_perfctr64_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::process::perfinfo_process_perfctr64::PerfinfoProcessPerfctr64;
    type V<'a> = etwspec::payloads::process::perfinfo_process_perfctr64::PerfinfoProcessPerfctr64View<
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
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.page_fault_count(), a.page_fault_count);
            let mut moved = a;
            moved.page_fault_count = b.page_fault_count;
            laws::only_moved(
                layout,
                "PageFaultCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.handle_count(), a.handle_count);
            let mut moved = a;
            moved.handle_count = b.handle_count;
            laws::only_moved(layout, "HandleCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.peak_virtual_size(), a.peak_virtual_size);
            let mut moved = a;
            moved.peak_virtual_size = b.peak_virtual_size;
            laws::only_moved(
                layout,
                "PeakVirtualSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.peak_working_set_size(), a.peak_working_set_size);
            let mut moved = a;
            moved.peak_working_set_size = b.peak_working_set_size;
            laws::only_moved(
                layout,
                "PeakWorkingSetSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.peak_pagefile_usage(), a.peak_pagefile_usage);
            let mut moved = a;
            moved.peak_pagefile_usage = b.peak_pagefile_usage;
            laws::only_moved(
                layout,
                "PeakPagefileUsage",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.quota_peak_paged_pool_usage(), a.quota_peak_paged_pool_usage
            );
            let mut moved = a;
            moved.quota_peak_paged_pool_usage = b.quota_peak_paged_pool_usage;
            laws::only_moved(
                layout,
                "QuotaPeakPagedPoolUsage",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.quota_peak_non_paged_pool_usage(), a.quota_peak_non_paged_pool_usage
            );
            let mut moved = a;
            moved.quota_peak_non_paged_pool_usage = b.quota_peak_non_paged_pool_usage;
            laws::only_moved(
                layout,
                "QuotaPeakNonPagedPoolUsage",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.virtual_size(), a.virtual_size);
            let mut moved = a;
            moved.virtual_size = b.virtual_size;
            laws::only_moved(layout, "VirtualSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.working_set_size(), a.working_set_size);
            let mut moved = a;
            moved.working_set_size = b.working_set_size;
            laws::only_moved(
                layout,
                "WorkingSetSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.pagefile_usage(), a.pagefile_usage);
            let mut moved = a;
            moved.pagefile_usage = b.pagefile_usage;
            laws::only_moved(layout, "PagefileUsage", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.quota_paged_pool_usage(), a.quota_paged_pool_usage);
            let mut moved = a;
            moved.quota_paged_pool_usage = b.quota_paged_pool_usage;
            laws::only_moved(
                layout,
                "QuotaPagedPoolUsage",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.quota_non_paged_pool_usage(), a.quota_non_paged_pool_usage
            );
            let mut moved = a;
            moved.quota_non_paged_pool_usage = b.quota_non_paged_pool_usage;
            laws::only_moved(
                layout,
                "QuotaNonPagedPoolUsage",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.private_page_count(), a.private_page_count);
            let mut moved = a;
            moved.private_page_count = b.private_page_count;
            laws::only_moved(
                layout,
                "PrivatePageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn process_defunct_type_group1_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::process::process_defunct_type_group1::ProcessDefunctTypeGroup1X86;
    type V<'a> = etwspec::payloads::process::process_defunct_type_group1::ProcessDefunctTypeGroup1X86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn process_defunct_type_group1_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::process::process_defunct_type_group1::ProcessDefunctTypeGroup1X86;
    type V<'a> = etwspec::payloads::process::process_defunct_type_group1::ProcessDefunctTypeGroup1X86View<
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
            prop_assert_eq!(view.unique_process_key(), a.unique_process_key);
            let mut moved = a.clone();
            moved.unique_process_key = b.unique_process_key;
            laws::only_moved(
                layout,
                "UniqueProcessKey",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a.clone();
            moved.process_id = b.process_id;
            laws::only_moved(
                layout,
                "ProcessId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.parent_id(), a.parent_id);
            let mut moved = a.clone();
            moved.parent_id = b.parent_id;
            laws::only_moved(
                layout,
                "ParentId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.session_id(), a.session_id);
            let mut moved = a.clone();
            moved.session_id = b.session_id;
            laws::only_moved(
                layout,
                "SessionId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.exit_status(), a.exit_status);
            let mut moved = a.clone();
            moved.exit_status = b.exit_status;
            laws::only_moved(
                layout,
                "ExitStatus",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.directory_table_base(), a.directory_table_base);
            let mut moved = a.clone();
            moved.directory_table_base = b.directory_table_base;
            laws::only_moved(
                layout,
                "DirectoryTableBase",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a.clone();
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.sid(), a.sid);
            let mut moved = a.clone();
            moved.sid = b.sid;
            laws::only_moved(layout, "Sid", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn process_defunct_type_group1_v5_0x86_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::process::process_defunct_type_group1::ProcessDefunctTypeGroup1X86;
    type V<'a> = etwspec::payloads::process::process_defunct_type_group1::ProcessDefunctTypeGroup1X86View<
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
                vec![
                    match tail.token_user { Some(_) => Some(4), None => None }, match
                    tail.user_sid { Some(part) => Some(laws::walk::length(&
                    etwspec::Split::to_owned_value(& part) ?) ?), None => None }, { let
                    part = tail.image_file_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 1 } else { 0 }) }, { let part = tail.command_line;
                    Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0
                    }) }, { let part = tail.package_full_name; Some(part.as_bytes().len()
                    + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail
                    .application_id; Some(part.as_bytes().len() + if part.is_terminated()
                    { 2 } else { 0 }) }, { Some(8) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn process_defunct_type_group1_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::process::process_defunct_type_group1::ProcessDefunctTypeGroup1X64;
    type V<'a> = etwspec::payloads::process::process_defunct_type_group1::ProcessDefunctTypeGroup1X64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn process_defunct_type_group1_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::process::process_defunct_type_group1::ProcessDefunctTypeGroup1X64;
    type V<'a> = etwspec::payloads::process::process_defunct_type_group1::ProcessDefunctTypeGroup1X64View<
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
            prop_assert_eq!(view.unique_process_key(), a.unique_process_key);
            let mut moved = a.clone();
            moved.unique_process_key = b.unique_process_key;
            laws::only_moved(
                layout,
                "UniqueProcessKey",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a.clone();
            moved.process_id = b.process_id;
            laws::only_moved(
                layout,
                "ProcessId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.parent_id(), a.parent_id);
            let mut moved = a.clone();
            moved.parent_id = b.parent_id;
            laws::only_moved(
                layout,
                "ParentId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.session_id(), a.session_id);
            let mut moved = a.clone();
            moved.session_id = b.session_id;
            laws::only_moved(
                layout,
                "SessionId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.exit_status(), a.exit_status);
            let mut moved = a.clone();
            moved.exit_status = b.exit_status;
            laws::only_moved(
                layout,
                "ExitStatus",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.directory_table_base(), a.directory_table_base);
            let mut moved = a.clone();
            moved.directory_table_base = b.directory_table_base;
            laws::only_moved(
                layout,
                "DirectoryTableBase",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a.clone();
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.sid(), a.sid);
            let mut moved = a.clone();
            moved.sid = b.sid;
            laws::only_moved(layout, "Sid", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn process_defunct_type_group1_v5_0x64_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::process::process_defunct_type_group1::ProcessDefunctTypeGroup1X64;
    type V<'a> = etwspec::payloads::process::process_defunct_type_group1::ProcessDefunctTypeGroup1X64View<
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
                vec![
                    match tail.token_user { Some(_) => Some(12), None => None }, match
                    tail.user_sid { Some(part) => Some(laws::walk::length(&
                    etwspec::Split::to_owned_value(& part) ?) ?), None => None }, { let
                    part = tail.image_file_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 1 } else { 0 }) }, { let part = tail.command_line;
                    Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0
                    }) }, { let part = tail.package_full_name; Some(part.as_bytes().len()
                    + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail
                    .application_id; Some(part.as_bytes().len() + if part.is_terminated()
                    { 2 } else { 0 }) }, { Some(8) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn process_terminate_type_group1_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::process::process_terminate_type_group1::ProcessTerminateTypeGroup1;
    type V<'a> = etwspec::payloads::process::process_terminate_type_group1::ProcessTerminateTypeGroup1View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn process_terminate_type_group1_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::process::process_terminate_type_group1::ProcessTerminateTypeGroup1;
    type V<'a> = etwspec::payloads::process::process_terminate_type_group1::ProcessTerminateTypeGroup1View<
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
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn process_v0_type_group1_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::process::process_v0_type_group1::ProcessV0TypeGroup1X86;
    type V<'a> = etwspec::payloads::process::process_v0_type_group1::ProcessV0TypeGroup1X86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn process_v0_type_group1_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::process::process_v0_type_group1::ProcessV0TypeGroup1X86;
    type V<'a> = etwspec::payloads::process::process_v0_type_group1::ProcessV0TypeGroup1X86View<
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
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a.clone();
            moved.process_id = b.process_id;
            laws::only_moved(
                layout,
                "ProcessId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.parent_id(), a.parent_id);
            let mut moved = a.clone();
            moved.parent_id = b.parent_id;
            laws::only_moved(
                layout,
                "ParentId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.sid(), a.sid);
            let mut moved = a.clone();
            moved.sid = b.sid;
            laws::only_moved(layout, "Sid", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn process_v0_type_group1_v5_0x86_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::process::process_v0_type_group1::ProcessV0TypeGroup1X86;
    type V<'a> = etwspec::payloads::process::process_v0_type_group1::ProcessV0TypeGroup1X86View<
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
                vec![
                    match tail.token_user { Some(_) => Some(4), None => None }, match
                    tail.user_sid { Some(part) => Some(laws::walk::length(&
                    etwspec::Split::to_owned_value(& part) ?) ?), None => None }, { let
                    part = tail.image_file_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 1 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn process_v0_type_group1_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::process::process_v0_type_group1::ProcessV0TypeGroup1X64;
    type V<'a> = etwspec::payloads::process::process_v0_type_group1::ProcessV0TypeGroup1X64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn process_v0_type_group1_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::process::process_v0_type_group1::ProcessV0TypeGroup1X64;
    type V<'a> = etwspec::payloads::process::process_v0_type_group1::ProcessV0TypeGroup1X64View<
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
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a.clone();
            moved.process_id = b.process_id;
            laws::only_moved(
                layout,
                "ProcessId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.parent_id(), a.parent_id);
            let mut moved = a.clone();
            moved.parent_id = b.parent_id;
            laws::only_moved(
                layout,
                "ParentId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.sid(), a.sid);
            let mut moved = a.clone();
            moved.sid = b.sid;
            laws::only_moved(layout, "Sid", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn process_v0_type_group1_v5_0x64_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::process::process_v0_type_group1::ProcessV0TypeGroup1X64;
    type V<'a> = etwspec::payloads::process::process_v0_type_group1::ProcessV0TypeGroup1X64View<
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
                vec![
                    match tail.token_user { Some(_) => Some(12), None => None }, match
                    tail.user_sid { Some(part) => Some(laws::walk::length(&
                    etwspec::Split::to_owned_value(& part) ?) ?), None => None }, { let
                    part = tail.image_file_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 1 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn process_v1_type_group1_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::process::process_v1_type_group1::ProcessV1TypeGroup1X86;
    type V<'a> = etwspec::payloads::process::process_v1_type_group1::ProcessV1TypeGroup1X86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn process_v1_type_group1_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::process::process_v1_type_group1::ProcessV1TypeGroup1X86;
    type V<'a> = etwspec::payloads::process::process_v1_type_group1::ProcessV1TypeGroup1X86View<
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
            prop_assert_eq!(view.page_directory_base(), a.page_directory_base);
            let mut moved = a.clone();
            moved.page_directory_base = b.page_directory_base;
            laws::only_moved(
                layout,
                "PageDirectoryBase",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a.clone();
            moved.process_id = b.process_id;
            laws::only_moved(
                layout,
                "ProcessId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.parent_id(), a.parent_id);
            let mut moved = a.clone();
            moved.parent_id = b.parent_id;
            laws::only_moved(
                layout,
                "ParentId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.session_id(), a.session_id);
            let mut moved = a.clone();
            moved.session_id = b.session_id;
            laws::only_moved(
                layout,
                "SessionId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.exit_status(), a.exit_status);
            let mut moved = a.clone();
            moved.exit_status = b.exit_status;
            laws::only_moved(
                layout,
                "ExitStatus",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.sid(), a.sid);
            let mut moved = a.clone();
            moved.sid = b.sid;
            laws::only_moved(layout, "Sid", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn process_v1_type_group1_v5_0x86_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::process::process_v1_type_group1::ProcessV1TypeGroup1X86;
    type V<'a> = etwspec::payloads::process::process_v1_type_group1::ProcessV1TypeGroup1X86View<
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
                vec![
                    match tail.token_user { Some(_) => Some(4), None => None }, match
                    tail.user_sid { Some(part) => Some(laws::walk::length(&
                    etwspec::Split::to_owned_value(& part) ?) ?), None => None }, { let
                    part = tail.image_file_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 1 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn process_v1_type_group1_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::process::process_v1_type_group1::ProcessV1TypeGroup1X64;
    type V<'a> = etwspec::payloads::process::process_v1_type_group1::ProcessV1TypeGroup1X64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn process_v1_type_group1_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::process::process_v1_type_group1::ProcessV1TypeGroup1X64;
    type V<'a> = etwspec::payloads::process::process_v1_type_group1::ProcessV1TypeGroup1X64View<
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
            prop_assert_eq!(view.page_directory_base(), a.page_directory_base);
            let mut moved = a.clone();
            moved.page_directory_base = b.page_directory_base;
            laws::only_moved(
                layout,
                "PageDirectoryBase",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a.clone();
            moved.process_id = b.process_id;
            laws::only_moved(
                layout,
                "ProcessId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.parent_id(), a.parent_id);
            let mut moved = a.clone();
            moved.parent_id = b.parent_id;
            laws::only_moved(
                layout,
                "ParentId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.session_id(), a.session_id);
            let mut moved = a.clone();
            moved.session_id = b.session_id;
            laws::only_moved(
                layout,
                "SessionId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.exit_status(), a.exit_status);
            let mut moved = a.clone();
            moved.exit_status = b.exit_status;
            laws::only_moved(
                layout,
                "ExitStatus",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.sid(), a.sid);
            let mut moved = a.clone();
            moved.sid = b.sid;
            laws::only_moved(layout, "Sid", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn process_v1_type_group1_v5_0x64_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::process::process_v1_type_group1::ProcessV1TypeGroup1X64;
    type V<'a> = etwspec::payloads::process::process_v1_type_group1::ProcessV1TypeGroup1X64View<
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
                vec![
                    match tail.token_user { Some(_) => Some(12), None => None }, match
                    tail.user_sid { Some(part) => Some(laws::walk::length(&
                    etwspec::Split::to_owned_value(& part) ?) ?), None => None }, { let
                    part = tail.image_file_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 1 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn process_v2_type_group1_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::process::process_v2_type_group1::ProcessV2TypeGroup1X86;
    type V<'a> = etwspec::payloads::process::process_v2_type_group1::ProcessV2TypeGroup1X86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn process_v2_type_group1_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::process::process_v2_type_group1::ProcessV2TypeGroup1X86;
    type V<'a> = etwspec::payloads::process::process_v2_type_group1::ProcessV2TypeGroup1X86View<
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
            prop_assert_eq!(view.unique_process_key(), a.unique_process_key);
            let mut moved = a.clone();
            moved.unique_process_key = b.unique_process_key;
            laws::only_moved(
                layout,
                "UniqueProcessKey",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a.clone();
            moved.process_id = b.process_id;
            laws::only_moved(
                layout,
                "ProcessId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.parent_id(), a.parent_id);
            let mut moved = a.clone();
            moved.parent_id = b.parent_id;
            laws::only_moved(
                layout,
                "ParentId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.session_id(), a.session_id);
            let mut moved = a.clone();
            moved.session_id = b.session_id;
            laws::only_moved(
                layout,
                "SessionId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.exit_status(), a.exit_status);
            let mut moved = a.clone();
            moved.exit_status = b.exit_status;
            laws::only_moved(
                layout,
                "ExitStatus",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.sid(), a.sid);
            let mut moved = a.clone();
            moved.sid = b.sid;
            laws::only_moved(layout, "Sid", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn process_v2_type_group1_v5_0x86_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::process::process_v2_type_group1::ProcessV2TypeGroup1X86;
    type V<'a> = etwspec::payloads::process::process_v2_type_group1::ProcessV2TypeGroup1X86View<
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
                vec![
                    match tail.token_user { Some(_) => Some(4), None => None }, match
                    tail.user_sid { Some(part) => Some(laws::walk::length(&
                    etwspec::Split::to_owned_value(& part) ?) ?), None => None }, { let
                    part = tail.image_file_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 1 } else { 0 }) }, { let part = tail.command_line;
                    Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0
                    }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn process_v2_type_group1_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::process::process_v2_type_group1::ProcessV2TypeGroup1X64;
    type V<'a> = etwspec::payloads::process::process_v2_type_group1::ProcessV2TypeGroup1X64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn process_v2_type_group1_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::process::process_v2_type_group1::ProcessV2TypeGroup1X64;
    type V<'a> = etwspec::payloads::process::process_v2_type_group1::ProcessV2TypeGroup1X64View<
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
            prop_assert_eq!(view.unique_process_key(), a.unique_process_key);
            let mut moved = a.clone();
            moved.unique_process_key = b.unique_process_key;
            laws::only_moved(
                layout,
                "UniqueProcessKey",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a.clone();
            moved.process_id = b.process_id;
            laws::only_moved(
                layout,
                "ProcessId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.parent_id(), a.parent_id);
            let mut moved = a.clone();
            moved.parent_id = b.parent_id;
            laws::only_moved(
                layout,
                "ParentId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.session_id(), a.session_id);
            let mut moved = a.clone();
            moved.session_id = b.session_id;
            laws::only_moved(
                layout,
                "SessionId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.exit_status(), a.exit_status);
            let mut moved = a.clone();
            moved.exit_status = b.exit_status;
            laws::only_moved(
                layout,
                "ExitStatus",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.sid(), a.sid);
            let mut moved = a.clone();
            moved.sid = b.sid;
            laws::only_moved(layout, "Sid", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn process_v2_type_group1_v5_0x64_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::process::process_v2_type_group1::ProcessV2TypeGroup1X64;
    type V<'a> = etwspec::payloads::process::process_v2_type_group1::ProcessV2TypeGroup1X64View<
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
                vec![
                    match tail.token_user { Some(_) => Some(12), None => None }, match
                    tail.user_sid { Some(part) => Some(laws::walk::length(&
                    etwspec::Split::to_owned_value(& part) ?) ?), None => None }, { let
                    part = tail.image_file_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 1 } else { 0 }) }, { let part = tail.command_line;
                    Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0
                    }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn process_v3_type_group1_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::process::process_v3_type_group1::ProcessV3TypeGroup1X86;
    type V<'a> = etwspec::payloads::process::process_v3_type_group1::ProcessV3TypeGroup1X86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn process_v3_type_group1_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::process::process_v3_type_group1::ProcessV3TypeGroup1X86;
    type V<'a> = etwspec::payloads::process::process_v3_type_group1::ProcessV3TypeGroup1X86View<
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
            prop_assert_eq!(view.unique_process_key(), a.unique_process_key);
            let mut moved = a.clone();
            moved.unique_process_key = b.unique_process_key;
            laws::only_moved(
                layout,
                "UniqueProcessKey",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a.clone();
            moved.process_id = b.process_id;
            laws::only_moved(
                layout,
                "ProcessId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.parent_id(), a.parent_id);
            let mut moved = a.clone();
            moved.parent_id = b.parent_id;
            laws::only_moved(
                layout,
                "ParentId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.session_id(), a.session_id);
            let mut moved = a.clone();
            moved.session_id = b.session_id;
            laws::only_moved(
                layout,
                "SessionId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.exit_status(), a.exit_status);
            let mut moved = a.clone();
            moved.exit_status = b.exit_status;
            laws::only_moved(
                layout,
                "ExitStatus",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.directory_table_base(), a.directory_table_base);
            let mut moved = a.clone();
            moved.directory_table_base = b.directory_table_base;
            laws::only_moved(
                layout,
                "DirectoryTableBase",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.sid(), a.sid);
            let mut moved = a.clone();
            moved.sid = b.sid;
            laws::only_moved(layout, "Sid", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn process_v3_type_group1_v5_0x86_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::process::process_v3_type_group1::ProcessV3TypeGroup1X86;
    type V<'a> = etwspec::payloads::process::process_v3_type_group1::ProcessV3TypeGroup1X86View<
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
                vec![
                    match tail.token_user { Some(_) => Some(4), None => None }, match
                    tail.user_sid { Some(part) => Some(laws::walk::length(&
                    etwspec::Split::to_owned_value(& part) ?) ?), None => None }, { let
                    part = tail.image_file_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 1 } else { 0 }) }, { let part = tail.command_line;
                    Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0
                    }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn process_v3_type_group1_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::process::process_v3_type_group1::ProcessV3TypeGroup1X64;
    type V<'a> = etwspec::payloads::process::process_v3_type_group1::ProcessV3TypeGroup1X64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn process_v3_type_group1_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::process::process_v3_type_group1::ProcessV3TypeGroup1X64;
    type V<'a> = etwspec::payloads::process::process_v3_type_group1::ProcessV3TypeGroup1X64View<
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
            prop_assert_eq!(view.unique_process_key(), a.unique_process_key);
            let mut moved = a.clone();
            moved.unique_process_key = b.unique_process_key;
            laws::only_moved(
                layout,
                "UniqueProcessKey",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a.clone();
            moved.process_id = b.process_id;
            laws::only_moved(
                layout,
                "ProcessId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.parent_id(), a.parent_id);
            let mut moved = a.clone();
            moved.parent_id = b.parent_id;
            laws::only_moved(
                layout,
                "ParentId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.session_id(), a.session_id);
            let mut moved = a.clone();
            moved.session_id = b.session_id;
            laws::only_moved(
                layout,
                "SessionId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.exit_status(), a.exit_status);
            let mut moved = a.clone();
            moved.exit_status = b.exit_status;
            laws::only_moved(
                layout,
                "ExitStatus",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.directory_table_base(), a.directory_table_base);
            let mut moved = a.clone();
            moved.directory_table_base = b.directory_table_base;
            laws::only_moved(
                layout,
                "DirectoryTableBase",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.sid(), a.sid);
            let mut moved = a.clone();
            moved.sid = b.sid;
            laws::only_moved(layout, "Sid", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn process_v3_type_group1_v5_0x64_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::process::process_v3_type_group1::ProcessV3TypeGroup1X64;
    type V<'a> = etwspec::payloads::process::process_v3_type_group1::ProcessV3TypeGroup1X64View<
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
                vec![
                    match tail.token_user { Some(_) => Some(12), None => None }, match
                    tail.user_sid { Some(part) => Some(laws::walk::length(&
                    etwspec::Split::to_owned_value(& part) ?) ?), None => None }, { let
                    part = tail.image_file_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 1 } else { 0 }) }, { let part = tail.command_line;
                    Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0
                    }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn wmi_process_information_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::process::wmi_process_information::WmiProcessInformationX86;
    type V<'a> = etwspec::payloads::process::wmi_process_information::WmiProcessInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn wmi_process_information_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::process::wmi_process_information::WmiProcessInformationX86;
    type V<'a> = etwspec::payloads::process::wmi_process_information::WmiProcessInformationX86View<
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
            prop_assert_eq!(view.unique_process_key(), a.unique_process_key);
            let mut moved = a.clone();
            moved.unique_process_key = b.unique_process_key;
            laws::only_moved(
                layout,
                "UniqueProcessKey",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a.clone();
            moved.process_id = b.process_id;
            laws::only_moved(
                layout,
                "ProcessId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.parent_id(), a.parent_id);
            let mut moved = a.clone();
            moved.parent_id = b.parent_id;
            laws::only_moved(
                layout,
                "ParentId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.session_id(), a.session_id);
            let mut moved = a.clone();
            moved.session_id = b.session_id;
            laws::only_moved(
                layout,
                "SessionId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.exit_status(), a.exit_status);
            let mut moved = a.clone();
            moved.exit_status = b.exit_status;
            laws::only_moved(
                layout,
                "ExitStatus",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.directory_table_base(), a.directory_table_base);
            let mut moved = a.clone();
            moved.directory_table_base = b.directory_table_base;
            laws::only_moved(
                layout,
                "DirectoryTableBase",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a.clone();
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.sid(), a.sid);
            let mut moved = a.clone();
            moved.sid = b.sid;
            laws::only_moved(layout, "Sid", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_process_information_v5_0x86_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::process::wmi_process_information::WmiProcessInformationX86;
    type V<'a> = etwspec::payloads::process::wmi_process_information::WmiProcessInformationX86View<
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
                vec![
                    match tail.token_user { Some(_) => Some(4), None => None }, match
                    tail.user_sid { Some(part) => Some(laws::walk::length(&
                    etwspec::Split::to_owned_value(& part) ?) ?), None => None }, { let
                    part = tail.image_file_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 1 } else { 0 }) }, { let part = tail.command_line;
                    Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0
                    }) }, { let part = tail.package_full_name; Some(part.as_bytes().len()
                    + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail
                    .application_id; Some(part.as_bytes().len() + if part.is_terminated()
                    { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn wmi_process_information_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::process::wmi_process_information::WmiProcessInformationX64;
    type V<'a> = etwspec::payloads::process::wmi_process_information::WmiProcessInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn wmi_process_information_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::process::wmi_process_information::WmiProcessInformationX64;
    type V<'a> = etwspec::payloads::process::wmi_process_information::WmiProcessInformationX64View<
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
            prop_assert_eq!(view.unique_process_key(), a.unique_process_key);
            let mut moved = a.clone();
            moved.unique_process_key = b.unique_process_key;
            laws::only_moved(
                layout,
                "UniqueProcessKey",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a.clone();
            moved.process_id = b.process_id;
            laws::only_moved(
                layout,
                "ProcessId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.parent_id(), a.parent_id);
            let mut moved = a.clone();
            moved.parent_id = b.parent_id;
            laws::only_moved(
                layout,
                "ParentId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.session_id(), a.session_id);
            let mut moved = a.clone();
            moved.session_id = b.session_id;
            laws::only_moved(
                layout,
                "SessionId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.exit_status(), a.exit_status);
            let mut moved = a.clone();
            moved.exit_status = b.exit_status;
            laws::only_moved(
                layout,
                "ExitStatus",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.directory_table_base(), a.directory_table_base);
            let mut moved = a.clone();
            moved.directory_table_base = b.directory_table_base;
            laws::only_moved(
                layout,
                "DirectoryTableBase",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a.clone();
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.sid(), a.sid);
            let mut moved = a.clone();
            moved.sid = b.sid;
            laws::only_moved(layout, "Sid", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_process_information_v5_0x64_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::process::wmi_process_information::WmiProcessInformationX64;
    type V<'a> = etwspec::payloads::process::wmi_process_information::WmiProcessInformationX64View<
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
                vec![
                    match tail.token_user { Some(_) => Some(12), None => None }, match
                    tail.user_sid { Some(part) => Some(laws::walk::length(&
                    etwspec::Split::to_owned_value(& part) ?) ?), None => None }, { let
                    part = tail.image_file_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 1 } else { 0 }) }, { let part = tail.command_line;
                    Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0
                    }) }, { let part = tail.package_full_name; Some(part.as_bytes().len()
                    + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail
                    .application_id; Some(part.as_bytes().len() + if part.is_terminated()
                    { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn wmi_process_information64_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::process::wmi_process_information64::WmiProcessInformation64;
    type V<'a> = etwspec::payloads::process::wmi_process_information64::WmiProcessInformation64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn wmi_process_information64_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::process::wmi_process_information64::WmiProcessInformation64;
    type V<'a> = etwspec::payloads::process::wmi_process_information64::WmiProcessInformation64View<
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
            prop_assert_eq!(view.unique_process_key64(), a.unique_process_key64);
            let mut moved = a.clone();
            moved.unique_process_key64 = b.unique_process_key64;
            laws::only_moved(
                layout,
                "UniqueProcessKey64",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a.clone();
            moved.process_id = b.process_id;
            laws::only_moved(
                layout,
                "ProcessId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.parent_id(), a.parent_id);
            let mut moved = a.clone();
            moved.parent_id = b.parent_id;
            laws::only_moved(
                layout,
                "ParentId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.session_id(), a.session_id);
            let mut moved = a.clone();
            moved.session_id = b.session_id;
            laws::only_moved(
                layout,
                "SessionId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.exit_status(), a.exit_status);
            let mut moved = a.clone();
            moved.exit_status = b.exit_status;
            laws::only_moved(
                layout,
                "ExitStatus",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.directory_table_base(), a.directory_table_base);
            let mut moved = a.clone();
            moved.directory_table_base = b.directory_table_base;
            laws::only_moved(
                layout,
                "DirectoryTableBase",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a.clone();
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.sid(), a.sid);
            let mut moved = a.clone();
            moved.sid = b.sid;
            laws::only_moved(layout, "Sid", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_process_information64_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::process::wmi_process_information64::WmiProcessInformation64;
    type V<'a> = etwspec::payloads::process::wmi_process_information64::WmiProcessInformation64View<
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
                vec![
                    match tail.token_user { Some(_) => Some(12), None => None }, match
                    tail.user_sid { Some(part) => Some(laws::walk::length(&
                    etwspec::Split::to_owned_value(& part) ?) ?), None => None }, { let
                    part = tail.image_file_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 1 } else { 0 }) }, { let part = tail.command_line;
                    Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0
                    }) }, { let part = tail.package_full_name; Some(part.as_bytes().len()
                    + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail
                    .application_id; Some(part.as_bytes().len() + if part.is_terminated()
                    { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn etw_wake_counter_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::process::etw_wake_counter_event::Any;
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
                    layout.name == "ETW_WAKE_COUNTER_EVENT"
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
                        etwspec::payloads::process::etw_wake_counter_event::EtwWakeCounterEventX86::from_slice(&
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
                        etwspec::payloads::process::etw_wake_counter_event::EtwWakeCounterEventX64::from_slice(&
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
fn perfinfo_debug_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::process::perfinfo_debug_event::Any;
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
                    layout.name == "PERFINFO_DEBUG_EVENT"
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
                        etwspec::payloads::process::perfinfo_debug_event::PerfinfoDebugEvent::from_slice(&
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
fn perfinfo_process_inswap_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::process::perfinfo_process_inswap::Any;
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
                    layout.name == "PERFINFO_PROCESS_INSWAP"
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
                        etwspec::payloads::process::perfinfo_process_inswap::PerfinfoProcessInswapX86::from_slice(&
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
                        etwspec::payloads::process::perfinfo_process_inswap::PerfinfoProcessInswapX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn perfinfo_process_perfctr_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::process::perfinfo_process_perfctr::Any;
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
                    layout.name == "PERFINFO_PROCESS_PERFCTR"
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
                        etwspec::payloads::process::perfinfo_process_perfctr::PerfinfoProcessPerfctrX86::from_slice(&
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
                        etwspec::payloads::process::perfinfo_process_perfctr::PerfinfoProcessPerfctrX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..104 {
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
fn perfinfo_process_perfctr32_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::process::perfinfo_process_perfctr32::Any;
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
                    layout.name == "PERFINFO_PROCESS_PERFCTR32"
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
                        etwspec::payloads::process::perfinfo_process_perfctr32::PerfinfoProcessPerfctr32::from_slice(&
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
fn perfinfo_process_perfctr64_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::process::perfinfo_process_perfctr64::Any;
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
                    layout.name == "PERFINFO_PROCESS_PERFCTR64"
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
                        etwspec::payloads::process::perfinfo_process_perfctr64::PerfinfoProcessPerfctr64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..104 {
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
fn process_defunct_type_group1_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::process::process_defunct_type_group1::Any;
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
                    layout.name == "Process_Defunct_TypeGroup1"
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
                        etwspec::payloads::process::process_defunct_type_group1::ProcessDefunctTypeGroup1X86::from_slice(&
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
                        etwspec::payloads::process::process_defunct_type_group1::ProcessDefunctTypeGroup1X64::from_slice(&
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
fn process_terminate_type_group1_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::process::process_terminate_type_group1::Any;
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
                    layout.name == "Process_Terminate_TypeGroup1"
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
                        etwspec::payloads::process::process_terminate_type_group1::ProcessTerminateTypeGroup1::from_slice(&
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
fn process_v0_type_group1_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::process::process_v0_type_group1::Any;
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
                    layout.name == "Process_V0_TypeGroup1"
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
                        etwspec::payloads::process::process_v0_type_group1::ProcessV0TypeGroup1X86::from_slice(&
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
                        etwspec::payloads::process::process_v0_type_group1::ProcessV0TypeGroup1X64::from_slice(&
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
fn process_v1_type_group1_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::process::process_v1_type_group1::Any;
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
                    layout.name == "Process_V1_TypeGroup1"
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
                        etwspec::payloads::process::process_v1_type_group1::ProcessV1TypeGroup1X86::from_slice(&
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
                        etwspec::payloads::process::process_v1_type_group1::ProcessV1TypeGroup1X64::from_slice(&
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
fn process_v2_type_group1_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::process::process_v2_type_group1::Any;
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
                    layout.name == "Process_V2_TypeGroup1"
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
                        etwspec::payloads::process::process_v2_type_group1::ProcessV2TypeGroup1X86::from_slice(&
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
                        etwspec::payloads::process::process_v2_type_group1::ProcessV2TypeGroup1X64::from_slice(&
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
fn process_v3_type_group1_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::process::process_v3_type_group1::Any;
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
                    layout.name == "Process_V3_TypeGroup1"
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
                        etwspec::payloads::process::process_v3_type_group1::ProcessV3TypeGroup1X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::process::process_v3_type_group1::ProcessV3TypeGroup1X64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..36 {
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
fn wmi_process_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::process::wmi_process_information::Any;
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
                    layout.name == "WMI_PROCESS_INFORMATION"
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
                        etwspec::payloads::process::wmi_process_information::WmiProcessInformationX86::from_slice(&
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
                        etwspec::payloads::process::wmi_process_information::WmiProcessInformationX64::from_slice(&
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
fn wmi_process_information64_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::process::wmi_process_information64::Any;
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
                    layout.name == "WMI_PROCESS_INFORMATION64"
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
                        etwspec::payloads::process::wmi_process_information64::WmiProcessInformation64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
fn perfinfo_debug_event_reason_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::process::PerfinfoDebugEventReason;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn etw_process_event_flag_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::process::EtwProcessEventFlag;
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
