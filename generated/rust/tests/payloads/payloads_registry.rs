// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::registry`.
mod cm_perf_counters_v5_0 {
use crate::laws;
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
        0 => { let it = if way == laws::Way::View { view.opened_keys() } else { from.opened_keys }; value.opened_keys = it; None }
        1 => { let it = if way == laws::Way::View { view.delay_close_kc_bs() } else { from.delay_close_kc_bs }; value.delay_close_kc_bs = it; None }
        2 => { let it = if way == laws::Way::View { view.private_alloc_pages() } else { from.private_alloc_pages }; value.private_alloc_pages = it; None }
        3 => { let it = if way == laws::Way::View { view.private_alloc_free() } else { from.private_alloc_free }; value.private_alloc_free = it; None }
        4 => { let it = if way == laws::Way::View { view.private_alloc_used() } else { from.private_alloc_used }; value.private_alloc_used = it; None }
        5 => { let it = if way == laws::Way::View { view.lookup_cache_hit() } else { from.lookup_cache_hit }; value.lookup_cache_hit = it; None }
        6 => { let it = if way == laws::Way::View { view.lookup_cache_miss_found() } else { from.lookup_cache_miss_found }; value.lookup_cache_miss_found = it; None }
        7 => { let it = if way == laws::Way::View { view.lookup_cache_miss_not_found() } else { from.lookup_cache_miss_not_found }; value.lookup_cache_miss_not_found = it; None }
        8 => { let it = if way == laws::Way::View { view.view_map() } else { from.view_map }; value.view_map = it; None }
        9 => { let it = if way == laws::Way::View { view.view_un_map() } else { from.view_un_map }; value.view_un_map = it; None }
        10 => { let it = if way == laws::Way::View { view.hive_shrink() } else { from.hive_shrink }; value.hive_shrink = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_regnotif_register_v5_0x86 {
use crate::laws;
use etwspec::payloads::registry::etw_regnotif_register::{ EtwRegnotifRegisterX86 as T, EtwRegnotifRegisterX86View as V };
const MEMBERS: &[&str] = &[
    "Notification",
    "Kcb",
    "Type",
    "WatchTree",
    "Primary",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.notification() } else { from.notification }; value.notification = it; None }
        1 => { let it = if way == laws::Way::View { view.kcb() } else { from.kcb }; value.kcb = it; None }
        2 => { let it = if way == laws::Way::View { view.kind() } else { from.kind }; value.kind = it; None }
        3 => { let it = if way == laws::Way::View { view.watch_tree() } else { from.watch_tree }; value.watch_tree = it; None }
        4 => { let it = if way == laws::Way::View { view.primary() } else { from.primary }; value.primary = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_regnotif_register_v5_0x64 {
use crate::laws;
use etwspec::payloads::registry::etw_regnotif_register::{ EtwRegnotifRegisterX64 as T, EtwRegnotifRegisterX64View as V };
const MEMBERS: &[&str] = &[
    "Notification",
    "Kcb",
    "Type",
    "WatchTree",
    "Primary",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.notification() } else { from.notification }; value.notification = it; None }
        1 => { let it = if way == laws::Way::View { view.kcb() } else { from.kcb }; value.kcb = it; None }
        2 => { let it = if way == laws::Way::View { view.kind() } else { from.kind }; value.kind = it; None }
        3 => { let it = if way == laws::Way::View { view.watch_tree() } else { from.watch_tree }; value.watch_tree = it; None }
        4 => { let it = if way == laws::Way::View { view.primary() } else { from.primary }; value.primary = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod registry_v0_type_group1_v5_0x86 {
use crate::laws;
use etwspec::payloads::registry::registry_v0_type_group1::{ RegistryV0TypeGroup1X86 as T, RegistryV0TypeGroup1X86View as V };
const MEMBERS: &[&str] = &[
    "Status",
    "KeyHandle",
    "ElapsedTime",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.status() } else { from.status }; value.status = it; None }
        1 => { let it = if way == laws::Way::View { view.key_handle() } else { from.key_handle }; value.key_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.elapsed_time() } else { from.elapsed_time }; value.elapsed_time = it; None }
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
        Ok((vec![{ let part = tail.key_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod registry_v0_type_group1_v5_0x64 {
use crate::laws;
use etwspec::payloads::registry::registry_v0_type_group1::{ RegistryV0TypeGroup1X64 as T, RegistryV0TypeGroup1X64View as V };
const MEMBERS: &[&str] = &[
    "Status",
    "KeyHandle",
    "ElapsedTime",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.status() } else { from.status }; value.status = it; None }
        1 => { let it = if way == laws::Way::View { view.key_handle() } else { from.key_handle }; value.key_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.elapsed_time() } else { from.elapsed_time }; value.elapsed_time = it; None }
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
        Ok((vec![{ let part = tail.key_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod registry_v1_type_group1_v5_0x86 {
use crate::laws;
use etwspec::payloads::registry::registry_v1_type_group1::{ RegistryV1TypeGroup1X86 as T, RegistryV1TypeGroup1X86View as V };
const MEMBERS: &[&str] = &[
    "Status",
    "KeyHandle",
    "ElapsedTime",
    "Index",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.status() } else { from.status }; value.status = it; None }
        1 => { let it = if way == laws::Way::View { view.key_handle() } else { from.key_handle }; value.key_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.elapsed_time() } else { from.elapsed_time }; value.elapsed_time = it; None }
        3 => { let it = if way == laws::Way::View { view.index() } else { from.index }; value.index = it; None }
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
        Ok((vec![{ let part = tail.key_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod registry_v1_type_group1_v5_0x64 {
use crate::laws;
use etwspec::payloads::registry::registry_v1_type_group1::{ RegistryV1TypeGroup1X64 as T, RegistryV1TypeGroup1X64View as V };
const MEMBERS: &[&str] = &[
    "Status",
    "KeyHandle",
    "ElapsedTime",
    "Index",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.status() } else { from.status }; value.status = it; None }
        1 => { let it = if way == laws::Way::View { view.key_handle() } else { from.key_handle }; value.key_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.elapsed_time() } else { from.elapsed_time }; value.elapsed_time = it; None }
        3 => { let it = if way == laws::Way::View { view.index() } else { from.index }; value.index = it; None }
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
        Ok((vec![{ let part = tail.key_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod wmi_registry_v5_0x86 {
use crate::laws;
use etwspec::payloads::registry::wmi_registry::{ WmiRegistryX86 as T, WmiRegistryX86View as V };
const MEMBERS: &[&str] = &[
    "InitialTime",
    "Status",
    "Index",
    "InfoClass",
    "Kcb",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.initial_time() } else { from.initial_time }; value.initial_time = it; None }
        1 => { let it = if way == laws::Way::View { view.status() } else { from.status }; value.status = it; None }
        2 => { let it = if way == laws::Way::View { view.index() } else { from.index() }; value.set_index(it); None }
        3 => { let it = if way == laws::Way::View { view.info_class() } else { from.info_class() }; value.set_info_class(it); None }
        4 => { let it = if way == laws::Way::View { view.kcb() } else { from.kcb }; value.kcb = it; None }
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
        Ok((vec![{ let part = tail.name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod wmi_registry_v5_0x64 {
use crate::laws;
use etwspec::payloads::registry::wmi_registry::{ WmiRegistryX64 as T, WmiRegistryX64View as V };
const MEMBERS: &[&str] = &[
    "InitialTime",
    "Status",
    "Index",
    "InfoClass",
    "Kcb",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.initial_time() } else { from.initial_time }; value.initial_time = it; None }
        1 => { let it = if way == laws::Way::View { view.status() } else { from.status }; value.status = it; None }
        2 => { let it = if way == laws::Way::View { view.index() } else { from.index() }; value.set_index(it); None }
        3 => { let it = if way == laws::Way::View { view.info_class() } else { from.info_class() }; value.set_info_class(it); None }
        4 => { let it = if way == laws::Way::View { view.kcb() } else { from.kcb }; value.kcb = it; None }
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
        Ok((vec![{ let part = tail.name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod wmi_txr_v5_0 {
use crate::laws;
use etwspec::payloads::registry::wmi_txr::{ WmiTxr as T, WmiTxrView as V };
const MEMBERS: &[&str] = &[
    "InitialTime",
    "TxRGUID",
    "Status",
    "UowCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.initial_time() } else { from.initial_time }; value.initial_time = it; None }
        1 => { let it = if way == laws::Way::View { view.tx_rguid() } else { from.tx_rguid }; value.tx_rguid = it; None }
        2 => { let it = if way == laws::Way::View { view.status() } else { from.status }; value.status = it; None }
        3 => { let it = if way == laws::Way::View { view.uow_count() } else { from.uow_count }; value.uow_count = it; None }
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
        Ok((vec![{ let part = tail.hive; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod cm_perf_counters_any {
use crate::laws;
use etwspec::payloads::registry::cm_perf_counters::{Any, CmPerfCounters, };
any! {
    "CM_PERF_COUNTERS", false,
    0: "V5_0" V5_0(CmPerfCounters), 88;
}

}

mod etw_regnotif_register_any {
use crate::laws;
use etwspec::payloads::registry::etw_regnotif_register::{Any, EtwRegnotifRegisterX86, EtwRegnotifRegisterX64, };
any! {
    "ETW_REGNOTIF_REGISTER", false,
    0: "V5_0X86" V5_0X86(EtwRegnotifRegisterX86), 11;
    1: "V5_0X64" V5_0X64(EtwRegnotifRegisterX64), 19;
}

}

mod registry_v0_type_group1_any {
use crate::laws;
use etwspec::payloads::registry::registry_v0_type_group1::{Any, RegistryV0TypeGroup1X86, RegistryV0TypeGroup1X64, };
any! {
    "Registry_V0_TypeGroup1", true,
    0: "V5_0X86" V5_0X86(RegistryV0TypeGroup1X86), 16;
    1: "V5_0X64" V5_0X64(RegistryV0TypeGroup1X64), 24;
}

}

mod registry_v1_type_group1_any {
use crate::laws;
use etwspec::payloads::registry::registry_v1_type_group1::{Any, RegistryV1TypeGroup1X86, RegistryV1TypeGroup1X64, };
any! {
    "Registry_V1_TypeGroup1", true,
    0: "V5_0X86" V5_0X86(RegistryV1TypeGroup1X86), 20;
    1: "V5_0X64" V5_0X64(RegistryV1TypeGroup1X64), 28;
}

}

mod wmi_registry_any {
use crate::laws;
use etwspec::payloads::registry::wmi_registry::{Any, WmiRegistryX86, WmiRegistryX64, };
any! {
    "WMI_REGISTRY", true,
    0: "V5_0X86" V5_0X86(WmiRegistryX86), 20;
    1: "V5_0X64" V5_0X64(WmiRegistryX64), 24;
}

}

mod wmi_txr_any {
use crate::laws;
use etwspec::payloads::registry::wmi_txr::{Any, WmiTxr, };
any! {
    "WMI_TXR", true,
    0: "V5_0" V5_0(WmiTxr), 32;
}

}
