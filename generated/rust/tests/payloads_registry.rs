// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::registry`.
#![cfg(feature = "payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn cm_perf_counters_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::registry::cm_perf_counters::CmPerfCounters;
    type V<'a> = etwspec::payloads::registry::cm_perf_counters::CmPerfCountersView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn cm_perf_counters_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::registry::cm_perf_counters::CmPerfCounters;
    type V<'a> = etwspec::payloads::registry::cm_perf_counters::CmPerfCountersView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.opened_keys(), a.opened_keys);
            let mut moved = a;
            moved.opened_keys = b.opened_keys;
            laws::only_moved(layout, "OpenedKeys", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.delay_close_kc_bs(), a.delay_close_kc_bs);
            let mut moved = a;
            moved.delay_close_kc_bs = b.delay_close_kc_bs;
            laws::only_moved(
                layout,
                "DelayCloseKCBs",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.private_alloc_pages(), a.private_alloc_pages);
            let mut moved = a;
            moved.private_alloc_pages = b.private_alloc_pages;
            laws::only_moved(
                layout,
                "PrivateAllocPages",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.private_alloc_free(), a.private_alloc_free);
            let mut moved = a;
            moved.private_alloc_free = b.private_alloc_free;
            laws::only_moved(
                layout,
                "PrivateAllocFree",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.private_alloc_used(), a.private_alloc_used);
            let mut moved = a;
            moved.private_alloc_used = b.private_alloc_used;
            laws::only_moved(
                layout,
                "PrivateAllocUsed",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.lookup_cache_hit(), a.lookup_cache_hit);
            let mut moved = a;
            moved.lookup_cache_hit = b.lookup_cache_hit;
            laws::only_moved(
                layout,
                "LookupCacheHit",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.lookup_cache_miss_found(), a.lookup_cache_miss_found);
            let mut moved = a;
            moved.lookup_cache_miss_found = b.lookup_cache_miss_found;
            laws::only_moved(
                layout,
                "LookupCacheMissFound",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.lookup_cache_miss_not_found(), a.lookup_cache_miss_not_found
            );
            let mut moved = a;
            moved.lookup_cache_miss_not_found = b.lookup_cache_miss_not_found;
            laws::only_moved(
                layout,
                "LookupCacheMissNotFound",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.view_map(), a.view_map);
            let mut moved = a;
            moved.view_map = b.view_map;
            laws::only_moved(layout, "ViewMap", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.view_un_map(), a.view_un_map);
            let mut moved = a;
            moved.view_un_map = b.view_un_map;
            laws::only_moved(layout, "ViewUnMap", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.hive_shrink(), a.hive_shrink);
            let mut moved = a;
            moved.hive_shrink = b.hive_shrink;
            laws::only_moved(layout, "HiveShrink", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_regnotif_register_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::registry::etw_regnotif_register::EtwRegnotifRegisterX86;
    type V<'a> = etwspec::payloads::registry::etw_regnotif_register::EtwRegnotifRegisterX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_regnotif_register_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::registry::etw_regnotif_register::EtwRegnotifRegisterX86;
    type V<'a> = etwspec::payloads::registry::etw_regnotif_register::EtwRegnotifRegisterX86View<
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
            prop_assert_eq!(view.notification(), a.notification);
            let mut moved = a;
            moved.notification = b.notification;
            laws::only_moved(layout, "Notification", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.kcb(), a.kcb);
            let mut moved = a;
            moved.kcb = b.kcb;
            laws::only_moved(layout, "Kcb", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.kind(), a.kind);
            let mut moved = a;
            moved.kind = b.kind;
            laws::only_moved(layout, "Type", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.watch_tree(), a.watch_tree);
            let mut moved = a;
            moved.watch_tree = b.watch_tree;
            laws::only_moved(layout, "WatchTree", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.primary(), a.primary);
            let mut moved = a;
            moved.primary = b.primary;
            laws::only_moved(layout, "Primary", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_regnotif_register_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::registry::etw_regnotif_register::EtwRegnotifRegisterX64;
    type V<'a> = etwspec::payloads::registry::etw_regnotif_register::EtwRegnotifRegisterX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_regnotif_register_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::registry::etw_regnotif_register::EtwRegnotifRegisterX64;
    type V<'a> = etwspec::payloads::registry::etw_regnotif_register::EtwRegnotifRegisterX64View<
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
            prop_assert_eq!(view.notification(), a.notification);
            let mut moved = a;
            moved.notification = b.notification;
            laws::only_moved(layout, "Notification", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.kcb(), a.kcb);
            let mut moved = a;
            moved.kcb = b.kcb;
            laws::only_moved(layout, "Kcb", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.kind(), a.kind);
            let mut moved = a;
            moved.kind = b.kind;
            laws::only_moved(layout, "Type", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.watch_tree(), a.watch_tree);
            let mut moved = a;
            moved.watch_tree = b.watch_tree;
            laws::only_moved(layout, "WatchTree", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.primary(), a.primary);
            let mut moved = a;
            moved.primary = b.primary;
            laws::only_moved(layout, "Primary", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn registry_v0_type_group1_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::registry::registry_v0_type_group1::RegistryV0TypeGroup1X86;
    type V<'a> = etwspec::payloads::registry::registry_v0_type_group1::RegistryV0TypeGroup1X86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn registry_v0_type_group1_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::registry::registry_v0_type_group1::RegistryV0TypeGroup1X86;
    type V<'a> = etwspec::payloads::registry::registry_v0_type_group1::RegistryV0TypeGroup1X86View<
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
            prop_assert_eq!(view.status(), a.status);
            let mut moved = a.clone();
            moved.status = b.status;
            laws::only_moved(layout, "Status", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.key_handle(), a.key_handle);
            let mut moved = a.clone();
            moved.key_handle = b.key_handle;
            laws::only_moved(
                layout,
                "KeyHandle",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.elapsed_time(), a.elapsed_time);
            let mut moved = a.clone();
            moved.elapsed_time = b.elapsed_time;
            laws::only_moved(
                layout,
                "ElapsedTime",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn registry_v0_type_group1_v5_0x86_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::registry::registry_v0_type_group1::RegistryV0TypeGroup1X86;
    type V<'a> = etwspec::payloads::registry::registry_v0_type_group1::RegistryV0TypeGroup1X86View<
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
                    { let part = tail.key_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn registry_v0_type_group1_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::registry::registry_v0_type_group1::RegistryV0TypeGroup1X64;
    type V<'a> = etwspec::payloads::registry::registry_v0_type_group1::RegistryV0TypeGroup1X64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn registry_v0_type_group1_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::registry::registry_v0_type_group1::RegistryV0TypeGroup1X64;
    type V<'a> = etwspec::payloads::registry::registry_v0_type_group1::RegistryV0TypeGroup1X64View<
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
            prop_assert_eq!(view.status(), a.status);
            let mut moved = a.clone();
            moved.status = b.status;
            laws::only_moved(layout, "Status", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.key_handle(), a.key_handle);
            let mut moved = a.clone();
            moved.key_handle = b.key_handle;
            laws::only_moved(
                layout,
                "KeyHandle",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.elapsed_time(), a.elapsed_time);
            let mut moved = a.clone();
            moved.elapsed_time = b.elapsed_time;
            laws::only_moved(
                layout,
                "ElapsedTime",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn registry_v0_type_group1_v5_0x64_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::registry::registry_v0_type_group1::RegistryV0TypeGroup1X64;
    type V<'a> = etwspec::payloads::registry::registry_v0_type_group1::RegistryV0TypeGroup1X64View<
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
                    { let part = tail.key_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn registry_v1_type_group1_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::registry::registry_v1_type_group1::RegistryV1TypeGroup1X86;
    type V<'a> = etwspec::payloads::registry::registry_v1_type_group1::RegistryV1TypeGroup1X86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn registry_v1_type_group1_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::registry::registry_v1_type_group1::RegistryV1TypeGroup1X86;
    type V<'a> = etwspec::payloads::registry::registry_v1_type_group1::RegistryV1TypeGroup1X86View<
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
            prop_assert_eq!(view.status(), a.status);
            let mut moved = a.clone();
            moved.status = b.status;
            laws::only_moved(layout, "Status", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.key_handle(), a.key_handle);
            let mut moved = a.clone();
            moved.key_handle = b.key_handle;
            laws::only_moved(
                layout,
                "KeyHandle",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.elapsed_time(), a.elapsed_time);
            let mut moved = a.clone();
            moved.elapsed_time = b.elapsed_time;
            laws::only_moved(
                layout,
                "ElapsedTime",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.index(), a.index);
            let mut moved = a.clone();
            moved.index = b.index;
            laws::only_moved(layout, "Index", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn registry_v1_type_group1_v5_0x86_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::registry::registry_v1_type_group1::RegistryV1TypeGroup1X86;
    type V<'a> = etwspec::payloads::registry::registry_v1_type_group1::RegistryV1TypeGroup1X86View<
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
                    { let part = tail.key_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn registry_v1_type_group1_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::registry::registry_v1_type_group1::RegistryV1TypeGroup1X64;
    type V<'a> = etwspec::payloads::registry::registry_v1_type_group1::RegistryV1TypeGroup1X64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn registry_v1_type_group1_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::registry::registry_v1_type_group1::RegistryV1TypeGroup1X64;
    type V<'a> = etwspec::payloads::registry::registry_v1_type_group1::RegistryV1TypeGroup1X64View<
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
            prop_assert_eq!(view.status(), a.status);
            let mut moved = a.clone();
            moved.status = b.status;
            laws::only_moved(layout, "Status", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.key_handle(), a.key_handle);
            let mut moved = a.clone();
            moved.key_handle = b.key_handle;
            laws::only_moved(
                layout,
                "KeyHandle",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.elapsed_time(), a.elapsed_time);
            let mut moved = a.clone();
            moved.elapsed_time = b.elapsed_time;
            laws::only_moved(
                layout,
                "ElapsedTime",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.index(), a.index);
            let mut moved = a.clone();
            moved.index = b.index;
            laws::only_moved(layout, "Index", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn registry_v1_type_group1_v5_0x64_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::registry::registry_v1_type_group1::RegistryV1TypeGroup1X64;
    type V<'a> = etwspec::payloads::registry::registry_v1_type_group1::RegistryV1TypeGroup1X64View<
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
                    { let part = tail.key_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn wmi_registry_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::registry::wmi_registry::WmiRegistryX86;
    type V<'a> = etwspec::payloads::registry::wmi_registry::WmiRegistryX86View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn wmi_registry_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::registry::wmi_registry::WmiRegistryX86;
    type V<'a> = etwspec::payloads::registry::wmi_registry::WmiRegistryX86View<'a>;
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
            prop_assert_eq!(view.initial_time(), a.initial_time);
            let mut moved = a.clone();
            moved.initial_time = b.initial_time;
            laws::only_moved(
                layout,
                "InitialTime",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.status(), a.status);
            let mut moved = a.clone();
            moved.status = b.status;
            laws::only_moved(layout, "Status", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.index(), a.index());
            let mut moved = a.clone();
            moved.set_index(b.index());
            laws::only_moved(layout, "Index", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.info_class(), a.info_class());
            let mut moved = a.clone();
            moved.set_info_class(b.info_class());
            laws::only_moved(
                layout,
                "InfoClass",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.kcb(), a.kcb);
            let mut moved = a.clone();
            moved.kcb = b.kcb;
            laws::only_moved(layout, "Kcb", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_registry_v5_0x86_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::registry::wmi_registry::WmiRegistryX86;
    type V<'a> = etwspec::payloads::registry::wmi_registry::WmiRegistryX86View<'a>;
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
                    { let part = tail.name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn wmi_registry_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::registry::wmi_registry::WmiRegistryX64;
    type V<'a> = etwspec::payloads::registry::wmi_registry::WmiRegistryX64View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn wmi_registry_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::registry::wmi_registry::WmiRegistryX64;
    type V<'a> = etwspec::payloads::registry::wmi_registry::WmiRegistryX64View<'a>;
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
            prop_assert_eq!(view.initial_time(), a.initial_time);
            let mut moved = a.clone();
            moved.initial_time = b.initial_time;
            laws::only_moved(
                layout,
                "InitialTime",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.status(), a.status);
            let mut moved = a.clone();
            moved.status = b.status;
            laws::only_moved(layout, "Status", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.index(), a.index());
            let mut moved = a.clone();
            moved.set_index(b.index());
            laws::only_moved(layout, "Index", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.info_class(), a.info_class());
            let mut moved = a.clone();
            moved.set_info_class(b.info_class());
            laws::only_moved(
                layout,
                "InfoClass",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.kcb(), a.kcb);
            let mut moved = a.clone();
            moved.kcb = b.kcb;
            laws::only_moved(layout, "Kcb", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_registry_v5_0x64_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::registry::wmi_registry::WmiRegistryX64;
    type V<'a> = etwspec::payloads::registry::wmi_registry::WmiRegistryX64View<'a>;
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
                    { let part = tail.name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn wmi_txr_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::registry::wmi_txr::WmiTxr;
    type V<'a> = etwspec::payloads::registry::wmi_txr::WmiTxrView<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn wmi_txr_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::registry::wmi_txr::WmiTxr;
    type V<'a> = etwspec::payloads::registry::wmi_txr::WmiTxrView<'a>;
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
            prop_assert_eq!(view.initial_time(), a.initial_time);
            let mut moved = a.clone();
            moved.initial_time = b.initial_time;
            laws::only_moved(
                layout,
                "InitialTime",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.tx_rguid(), a.tx_rguid);
            let mut moved = a.clone();
            moved.tx_rguid = b.tx_rguid;
            laws::only_moved(layout, "TxRGUID", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.status(), a.status);
            let mut moved = a.clone();
            moved.status = b.status;
            laws::only_moved(layout, "Status", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.uow_count(), a.uow_count);
            let mut moved = a.clone();
            moved.uow_count = b.uow_count;
            laws::only_moved(
                layout,
                "UowCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_txr_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::registry::wmi_txr::WmiTxr;
    type V<'a> = etwspec::payloads::registry::wmi_txr::WmiTxrView<'a>;
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
                    { let part = tail.hive; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn cm_perf_counters_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::registry::cm_perf_counters::Any;
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
                    layout.name == "CM_PERF_COUNTERS" && layout.holds(release, pointer)
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
                        etwspec::payloads::registry::cm_perf_counters::CmPerfCounters::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
fn etw_regnotif_register_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::registry::etw_regnotif_register::Any;
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
                    layout.name == "ETW_REGNOTIF_REGISTER"
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
                        etwspec::payloads::registry::etw_regnotif_register::EtwRegnotifRegisterX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..11 {
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
                        etwspec::payloads::registry::etw_regnotif_register::EtwRegnotifRegisterX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..19 {
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
fn registry_v0_type_group1_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::registry::registry_v0_type_group1::Any;
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
                    layout.name == "Registry_V0_TypeGroup1"
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
                        etwspec::payloads::registry::registry_v0_type_group1::RegistryV0TypeGroup1X86::from_slice(&
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
                        etwspec::payloads::registry::registry_v0_type_group1::RegistryV0TypeGroup1X64::from_slice(&
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
fn registry_v1_type_group1_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::registry::registry_v1_type_group1::Any;
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
                    layout.name == "Registry_V1_TypeGroup1"
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
                        etwspec::payloads::registry::registry_v1_type_group1::RegistryV1TypeGroup1X86::from_slice(&
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
                        etwspec::payloads::registry::registry_v1_type_group1::RegistryV1TypeGroup1X64::from_slice(&
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
fn wmi_registry_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::registry::wmi_registry::Any;
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
                    layout.name == "WMI_REGISTRY" && layout.holds(release, pointer)
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
                        etwspec::payloads::registry::wmi_registry::WmiRegistryX86::from_slice(&
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
                        etwspec::payloads::registry::wmi_registry::WmiRegistryX64::from_slice(&
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
fn wmi_txr_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::registry::wmi_txr::Any;
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
                    layout.name == "WMI_TXR" && layout.holds(release, pointer)
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
                        etwspec::payloads::registry::wmi_txr::WmiTxr::from_slice(& bytes)
                        .ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
