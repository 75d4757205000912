// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of topic `payloads::registry`.
mod cm_perf_counters_cm_perf_counters {
use etwspec_runtime::laws;
use etwspec::payloads::registry::cm_perf_counters::{ CmPerfCounters as T, CmPerfCountersView as V };
const MEMBERS: &[&str] = &[
    "OpenedKeys",
    "DelayCloseKCBs",
    "PrivateAllocPages",
    "PrivateAllocFree",
    "PrivateAllocUsed",
    "LookupCacheHit",
    "LookupCacheMissFound",
    "LookupCacheMissNotFound",
    "ViewMap",
    "ViewUnMap",
    "HiveShrink",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.opened_keys() } else { from.opened_keys() }; value.set_opened_keys(it); None }
        1 => { let it = if way == laws::Way::View { view.delay_close_kcbs() } else { from.delay_close_kcbs() }; value.set_delay_close_kcbs(it); None }
        2 => { let it = if way == laws::Way::View { view.private_alloc_pages() } else { from.private_alloc_pages() }; value.set_private_alloc_pages(it); None }
        3 => { let it = if way == laws::Way::View { view.private_alloc_free() } else { from.private_alloc_free() }; value.set_private_alloc_free(it); None }
        4 => { let it = if way == laws::Way::View { view.private_alloc_used() } else { from.private_alloc_used() }; value.set_private_alloc_used(it); None }
        5 => { let it = if way == laws::Way::View { view.lookup_cache_hit() } else { from.lookup_cache_hit() }; value.set_lookup_cache_hit(it); None }
        6 => { let it = if way == laws::Way::View { view.lookup_cache_miss_found() } else { from.lookup_cache_miss_found() }; value.set_lookup_cache_miss_found(it); None }
        7 => { let it = if way == laws::Way::View { view.lookup_cache_miss_not_found() } else { from.lookup_cache_miss_not_found() }; value.set_lookup_cache_miss_not_found(it); None }
        8 => { let it = if way == laws::Way::View { view.view_map() } else { from.view_map() }; value.set_view_map(it); None }
        9 => { let it = if way == laws::Way::View { view.view_un_map() } else { from.view_un_map() }; value.set_view_un_map(it); None }
        10 => { let it = if way == laws::Way::View { view.hive_shrink() } else { from.hive_shrink() }; value.set_hive_shrink(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_regnotif_register_etw_regnotif_register_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::registry::etw_regnotif_register::{ EtwRegnotifRegisterPtr32 as T, EtwRegnotifRegisterPtr32View as V };
const MEMBERS: &[&str] = &[
    "Notification",
    "Kcb",
    "Type",
    "WatchTree",
    "Primary",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.notification() } else { from.notification() }; value.set_notification(it); None }
        1 => { let it = if way == laws::Way::View { view.kcb() } else { from.kcb() }; value.set_kcb(it); None }
        2 => { let it = if way == laws::Way::View { view.kind() } else { from.kind() }; value.set_kind(it); None }
        3 => { let it = if way == laws::Way::View { view.watch_tree() } else { from.watch_tree() }; value.set_watch_tree(it); None }
        4 => { let it = if way == laws::Way::View { view.primary() } else { from.primary() }; value.set_primary(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_regnotif_register_etw_regnotif_register_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::registry::etw_regnotif_register::{ EtwRegnotifRegisterPtr64 as T, EtwRegnotifRegisterPtr64View as V };
const MEMBERS: &[&str] = &[
    "Notification",
    "Kcb",
    "Type",
    "WatchTree",
    "Primary",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.notification() } else { from.notification() }; value.set_notification(it); None }
        1 => { let it = if way == laws::Way::View { view.kcb() } else { from.kcb() }; value.set_kcb(it); None }
        2 => { let it = if way == laws::Way::View { view.kind() } else { from.kind() }; value.set_kind(it); None }
        3 => { let it = if way == laws::Way::View { view.watch_tree() } else { from.watch_tree() }; value.set_watch_tree(it); None }
        4 => { let it = if way == laws::Way::View { view.primary() } else { from.primary() }; value.set_primary(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod registry_config_registry_config {
use etwspec_runtime::laws;
use etwspec::payloads::registry::registry_config::{ RegistryConfig as T, RegistryConfigView as V };
const MEMBERS: &[&str] = &[
    "CurrentControlSet",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.current_control_set() } else { from.current_control_set() }; value.set_current_control_set(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod registry_v0_type_group1_registry_v0_type_group1_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::registry::registry_v0_type_group1::{ RegistryV0TypeGroup1Ptr32 as T, RegistryV0TypeGroup1Ptr32View as V };
const MEMBERS: &[&str] = &[
    "Status",
    "KeyHandle",
    "ElapsedTime",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.status() } else { from.status() }; value.set_status(it); None }
        1 => { let it = if way == laws::Way::View { view.key_handle() } else { from.key_handle() }; value.set_key_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.elapsed_time() } else { from.elapsed_time() }; value.set_elapsed_time(it); None }
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
        Ok((vec![{ let part = tail.key_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod registry_v0_type_group1_registry_v0_type_group1_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::registry::registry_v0_type_group1::{ RegistryV0TypeGroup1Ptr64 as T, RegistryV0TypeGroup1Ptr64View as V };
const MEMBERS: &[&str] = &[
    "Status",
    "KeyHandle",
    "ElapsedTime",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.status() } else { from.status() }; value.set_status(it); None }
        1 => { let it = if way == laws::Way::View { view.key_handle() } else { from.key_handle() }; value.set_key_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.elapsed_time() } else { from.elapsed_time() }; value.set_elapsed_time(it); None }
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
        Ok((vec![{ let part = tail.key_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod registry_v1_type_group1_registry_v1_type_group1_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::registry::registry_v1_type_group1::{ RegistryV1TypeGroup1Ptr32 as T, RegistryV1TypeGroup1Ptr32View as V };
const MEMBERS: &[&str] = &[
    "Status",
    "KeyHandle",
    "ElapsedTime",
    "Index",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.status() } else { from.status() }; value.set_status(it); None }
        1 => { let it = if way == laws::Way::View { view.key_handle() } else { from.key_handle() }; value.set_key_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.elapsed_time() } else { from.elapsed_time() }; value.set_elapsed_time(it); None }
        3 => { let it = if way == laws::Way::View { view.index() } else { from.index() }; value.set_index(it); None }
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
        Ok((vec![{ let part = tail.key_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod registry_v1_type_group1_registry_v1_type_group1_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::registry::registry_v1_type_group1::{ RegistryV1TypeGroup1Ptr64 as T, RegistryV1TypeGroup1Ptr64View as V };
const MEMBERS: &[&str] = &[
    "Status",
    "KeyHandle",
    "ElapsedTime",
    "Index",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.status() } else { from.status() }; value.set_status(it); None }
        1 => { let it = if way == laws::Way::View { view.key_handle() } else { from.key_handle() }; value.set_key_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.elapsed_time() } else { from.elapsed_time() }; value.set_elapsed_time(it); None }
        3 => { let it = if way == laws::Way::View { view.index() } else { from.index() }; value.set_index(it); None }
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
        Ok((vec![{ let part = tail.key_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod wmi_registry_wmi_registry_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::registry::wmi_registry::{ WmiRegistryPtr32 as T, WmiRegistryPtr32View as V };
const MEMBERS: &[&str] = &[
    "InitialTime",
    "Status",
    "Index",
    "InfoClass",
    "Kcb",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.initial_time() } else { from.initial_time() }; value.set_initial_time(it); None }
        1 => { let it = if way == laws::Way::View { view.status() } else { from.status() }; value.set_status(it); None }
        2 => { let it = if way == laws::Way::View { view.index() } else { from.index() }; value.set_index(it); None }
        3 => { let it = if way == laws::Way::View { view.info_class() } else { from.info_class() }; value.set_info_class(it); None }
        4 => { let it = if way == laws::Way::View { view.kcb() } else { from.kcb() }; value.set_kcb(it); None }
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
        Ok((vec![{ let part = tail.name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod wmi_registry_wmi_registry_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::registry::wmi_registry::{ WmiRegistryPtr64 as T, WmiRegistryPtr64View as V };
const MEMBERS: &[&str] = &[
    "InitialTime",
    "Status",
    "Index",
    "InfoClass",
    "Kcb",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.initial_time() } else { from.initial_time() }; value.set_initial_time(it); None }
        1 => { let it = if way == laws::Way::View { view.status() } else { from.status() }; value.set_status(it); None }
        2 => { let it = if way == laws::Way::View { view.index() } else { from.index() }; value.set_index(it); None }
        3 => { let it = if way == laws::Way::View { view.info_class() } else { from.info_class() }; value.set_info_class(it); None }
        4 => { let it = if way == laws::Way::View { view.kcb() } else { from.kcb() }; value.set_kcb(it); None }
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
        Ok((vec![{ let part = tail.name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod wmi_txr_wmi_txr {
use etwspec_runtime::laws;
use etwspec::payloads::registry::wmi_txr::{ WmiTxr as T, WmiTxrView as V };
const MEMBERS: &[&str] = &[
    "InitialTime",
    "TxRGUID",
    "Status",
    "UowCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.initial_time() } else { from.initial_time() }; value.set_initial_time(it); None }
        1 => { let it = if way == laws::Way::View { view.txr_guid() } else { from.txr_guid() }; value.set_txr_guid(it); None }
        2 => { let it = if way == laws::Way::View { view.status() } else { from.status() }; value.set_status(it); None }
        3 => { let it = if way == laws::Way::View { view.uow_count() } else { from.uow_count() }; value.set_uow_count(it); None }
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
        Ok((vec![{ let part = tail.hive; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod event_trace_registry_event_type_values {
use etwspec_runtime::laws;
use etwspec::payloads::registry::EventTraceRegistryEventType as T;
law_enumeration!(u8);
}

mod system_registry_kw_values {
use etwspec_runtime::laws;
use etwspec::payloads::registry::SystemRegistryKw as T;
law_flags!(u64);
}
