// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of topic `payloads::image`.
mod hyper_call_page_hyper_call_page_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::image::hyper_call_page::{ HyperCallPagePtr32 as T, HyperCallPagePtr32View as V };
const MEMBERS: &[&str] = &[
    "HypercallPageVa",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.hypercall_page_va() } else { from.hypercall_page_va() }; value.set_hypercall_page_va(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod hyper_call_page_hyper_call_page_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::image::hyper_call_page::{ HyperCallPagePtr64 as T, HyperCallPagePtr64View as V };
const MEMBERS: &[&str] = &[
    "HypercallPageVa",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.hypercall_page_va() } else { from.hypercall_page_va() }; value.set_hypercall_page_va(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod image_id_determ_image_id_determ_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::image::image_id_determ::{ ImageIdDetermPtr32 as T, ImageIdDetermPtr32View as V };
const MEMBERS: &[&str] = &[
    "ImageBase",
    "ProcessId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_base() } else { from.image_base() }; value.set_image_base(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod image_id_determ_image_id_determ_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::image::image_id_determ::{ ImageIdDetermPtr64 as T, ImageIdDetermPtr64View as V };
const MEMBERS: &[&str] = &[
    "ImageBase",
    "ProcessId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_base() } else { from.image_base() }; value.set_image_base(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod image_id_file_version_image_id_file_version {
use etwspec_runtime::laws;
use etwspec::payloads::image::image_id_file_version::{ ImageIdFileVersion as T, ImageIdFileVersionView as V };
const MEMBERS: &[&str] = &[
    "ImageSize",
    "TimeDateStamp",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_size() } else { from.image_size() }; value.set_image_size(it); None }
        1 => { let it = if way == laws::Way::View { view.time_date_stamp() } else { from.time_date_stamp() }; value.set_time_date_stamp(it); None }
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
        Ok((vec![{ let part = tail.orig_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.file_description; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.file_version; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.bin_file_version; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.ver_language; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.product_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.company_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.product_version; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.file_id; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.program_id; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod image_id_info_image_id_info_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::image::image_id_info::{ ImageIdInfoPtr32 as T, ImageIdInfoPtr32View as V };
const MEMBERS: &[&str] = &[
    "ImageBase",
    "ImageSize",
    "ProcessId",
    "TimeDateStamp",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_base() } else { from.image_base() }; value.set_image_base(it); None }
        1 => { let it = if way == laws::Way::View { view.image_size() } else { from.image_size() }; value.set_image_size(it); None }
        2 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        3 => { let it = if way == laws::Way::View { view.time_date_stamp() } else { from.time_date_stamp() }; value.set_time_date_stamp(it); None }
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
        Ok((vec![{ let part = tail.original_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod image_id_info_image_id_info_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::image::image_id_info::{ ImageIdInfoPtr64 as T, ImageIdInfoPtr64View as V };
const MEMBERS: &[&str] = &[
    "ImageBase",
    "ImageSize",
    "ProcessId",
    "TimeDateStamp",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_base() } else { from.image_base() }; value.set_image_base(it); None }
        1 => { let it = if way == laws::Way::View { view.image_size() } else { from.image_size() }; value.set_image_size(it); None }
        2 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        3 => { let it = if way == laws::Way::View { view.time_date_stamp() } else { from.time_date_stamp() }; value.set_time_date_stamp(it); None }
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
        Ok((vec![{ let part = tail.original_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod image_id_none_image_id_none_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::image::image_id_none::{ ImageIdNonePtr32 as T, ImageIdNonePtr32View as V };
const MEMBERS: &[&str] = &[
    "ImageBase",
    "ProcessId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_base() } else { from.image_base() }; value.set_image_base(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod image_id_none_image_id_none_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::image::image_id_none::{ ImageIdNonePtr64 as T, ImageIdNonePtr64View as V };
const MEMBERS: &[&str] = &[
    "ImageBase",
    "ProcessId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_base() } else { from.image_base() }; value.set_image_base(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod image_id_ppdb_image_id_ppdb_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::image::image_id_ppdb::{ ImageIdPpdbPtr32 as T, ImageIdPpdbPtr32View as V };
const MEMBERS: &[&str] = &[
    "ImageBase",
    "ProcessId",
    "TimeDateStamp",
    "MajorVersion",
    "MinorVersion",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_base() } else { from.image_base() }; value.set_image_base(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        2 => { let it = if way == laws::Way::View { view.time_date_stamp() } else { from.time_date_stamp() }; value.set_time_date_stamp(it); None }
        3 => { let it = if way == laws::Way::View { view.major_version() } else { from.major_version() }; value.set_major_version(it); None }
        4 => { let it = if way == laws::Way::View { view.minor_version() } else { from.minor_version() }; value.set_minor_version(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod image_id_ppdb_image_id_ppdb_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::image::image_id_ppdb::{ ImageIdPpdbPtr64 as T, ImageIdPpdbPtr64View as V };
const MEMBERS: &[&str] = &[
    "ImageBase",
    "ProcessId",
    "TimeDateStamp",
    "MajorVersion",
    "MinorVersion",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_base() } else { from.image_base() }; value.set_image_base(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        2 => { let it = if way == laws::Way::View { view.time_date_stamp() } else { from.time_date_stamp() }; value.set_time_date_stamp(it); None }
        3 => { let it = if way == laws::Way::View { view.major_version() } else { from.major_version() }; value.set_major_version(it); None }
        4 => { let it = if way == laws::Way::View { view.minor_version() } else { from.minor_version() }; value.set_minor_version(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod image_id_rsds_image_id_rsds_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::image::image_id_rsds::{ ImageIdRsdsPtr32 as T, ImageIdRsdsPtr32View as V };
const MEMBERS: &[&str] = &[
    "ImageBase",
    "ProcessId",
    "GuidSig",
    "Age",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_base() } else { from.image_base() }; value.set_image_base(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        2 => { let it = if way == laws::Way::View { view.guid_sig() } else { from.guid_sig() }; value.set_guid_sig(it); None }
        3 => { let it = if way == laws::Way::View { view.age() } else { from.age() }; value.set_age(it); None }
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
        Ok((vec![{ let part = tail.pdb_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod image_id_rsds_image_id_rsds_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::image::image_id_rsds::{ ImageIdRsdsPtr64 as T, ImageIdRsdsPtr64View as V };
const MEMBERS: &[&str] = &[
    "ImageBase",
    "ProcessId",
    "GuidSig",
    "Age",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_base() } else { from.image_base() }; value.set_image_base(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        2 => { let it = if way == laws::Way::View { view.guid_sig() } else { from.guid_sig() }; value.set_guid_sig(it); None }
        3 => { let it = if way == laws::Way::View { view.age() } else { from.age() }; value.set_age(it); None }
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
        Ok((vec![{ let part = tail.pdb_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod image_v0_load_image_v0_load_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::image::image_v0_load::{ ImageV0LoadPtr32 as T, ImageV0LoadPtr32View as V };
const MEMBERS: &[&str] = &[
    "BaseAddress",
    "ModuleSize",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.base_address() } else { from.base_address() }; value.set_base_address(it); None }
        1 => { let it = if way == laws::Way::View { view.module_size() } else { from.module_size() }; value.set_module_size(it); None }
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
        Ok((vec![{ let part = tail.image_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod image_v0_load_image_v0_load_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::image::image_v0_load::{ ImageV0LoadPtr64 as T, ImageV0LoadPtr64View as V };
const MEMBERS: &[&str] = &[
    "BaseAddress",
    "ModuleSize",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.base_address() } else { from.base_address() }; value.set_base_address(it); None }
        1 => { let it = if way == laws::Way::View { view.module_size() } else { from.module_size() }; value.set_module_size(it); None }
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
        Ok((vec![{ let part = tail.image_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod image_v1_load_image_v1_load_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::image::image_v1_load::{ ImageV1LoadPtr32 as T, ImageV1LoadPtr32View as V };
const MEMBERS: &[&str] = &[
    "ImageBase",
    "ImageSize",
    "ProcessId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_base() } else { from.image_base() }; value.set_image_base(it); None }
        1 => { let it = if way == laws::Way::View { view.image_size() } else { from.image_size() }; value.set_image_size(it); None }
        2 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
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
        Ok((vec![{ let part = tail.file_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod image_v1_load_image_v1_load_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::image::image_v1_load::{ ImageV1LoadPtr64 as T, ImageV1LoadPtr64View as V };
const MEMBERS: &[&str] = &[
    "ImageBase",
    "ImageSize",
    "ProcessId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_base() } else { from.image_base() }; value.set_image_base(it); None }
        1 => { let it = if way == laws::Way::View { view.image_size() } else { from.image_size() }; value.set_image_size(it); None }
        2 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
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
        Ok((vec![{ let part = tail.file_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod kernel_image_base_kernel_image_base_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::image::kernel_image_base::{ KernelImageBasePtr32 as T, KernelImageBasePtr32View as V };
const MEMBERS: &[&str] = &[
    "ImageBase",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_base() } else { from.image_base() }; value.set_image_base(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod kernel_image_base_kernel_image_base_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::image::kernel_image_base::{ KernelImageBasePtr64 as T, KernelImageBasePtr64View as V };
const MEMBERS: &[&str] = &[
    "ImageBase",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_base() } else { from.image_base() }; value.set_image_base(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod load_dll_event_data_load_dll_event_data {
use etwspec_runtime::laws;
use etwspec::payloads::image::load_dll_event_data::{ LoadDllEventData as T, LoadDllEventDataView as V };
const MEMBERS: &[&str] = &[
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
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
        Ok((vec![{ let part = tail.image_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod perfinfo_imageload_in_pagefile_info_perfinfo_imageload_in_pagefile_info_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::image::perfinfo_imageload_in_pagefile_info::{ PerfinfoImageloadInPagefileInfoPtr32 as T, PerfinfoImageloadInPagefileInfoPtr32View as V };
const MEMBERS: &[&str] = &[
    "FileObject",
    "DeviceCharacteristics",
    "FileCharacteristics",
    "Flags",
    "Flags.Flags",
    "Flags.ActiveDataReference",
    "Flags.DeviceEjectable",
    "Flags.WritableHandles",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        1 => { let it = if way == laws::Way::View { view.device_characteristics() } else { from.device_characteristics() }; value.set_device_characteristics(it); None }
        2 => { let it = if way == laws::Way::View { view.file_characteristics() } else { from.file_characteristics() }; value.set_file_characteristics(it); None }
        3 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        4 => { let it = if way == laws::Way::View { view.flags().flags() } else { from.flags().flags() }; let mut inner = value.flags(); inner.set_flags(it); value.set_flags(inner); None }
        5 => { let it = match way { laws::Way::View => view.flags().active_data_reference(), laws::Way::Value => from.flags().active_data_reference(), laws::Way::Ones => !0u16 }; let mut inner = value.flags(); inner.set_active_data_reference(it); value.set_flags(inner); Some(it as u64) }
        6 => { let it = match way { laws::Way::View => view.flags().device_ejectable(), laws::Way::Value => from.flags().device_ejectable(), laws::Way::Ones => !0u16 }; let mut inner = value.flags(); inner.set_device_ejectable(it); value.set_flags(inner); Some(it as u64) }
        7 => { let it = match way { laws::Way::View => view.flags().writable_handles(), laws::Way::Value => from.flags().writable_handles(), laws::Way::Ones => !0u16 }; let mut inner = value.flags(); inner.set_writable_handles(it); value.set_flags(inner); Some(it as u64) }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_imageload_in_pagefile_info_perfinfo_imageload_in_pagefile_info_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::image::perfinfo_imageload_in_pagefile_info::{ PerfinfoImageloadInPagefileInfoPtr64 as T, PerfinfoImageloadInPagefileInfoPtr64View as V };
const MEMBERS: &[&str] = &[
    "FileObject",
    "DeviceCharacteristics",
    "FileCharacteristics",
    "Flags",
    "Flags.Flags",
    "Flags.ActiveDataReference",
    "Flags.DeviceEjectable",
    "Flags.WritableHandles",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        1 => { let it = if way == laws::Way::View { view.device_characteristics() } else { from.device_characteristics() }; value.set_device_characteristics(it); None }
        2 => { let it = if way == laws::Way::View { view.file_characteristics() } else { from.file_characteristics() }; value.set_file_characteristics(it); None }
        3 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        4 => { let it = if way == laws::Way::View { view.flags().flags() } else { from.flags().flags() }; let mut inner = value.flags(); inner.set_flags(it); value.set_flags(inner); None }
        5 => { let it = match way { laws::Way::View => view.flags().active_data_reference(), laws::Way::Value => from.flags().active_data_reference(), laws::Way::Ones => !0u16 }; let mut inner = value.flags(); inner.set_active_data_reference(it); value.set_flags(inner); Some(it as u64) }
        6 => { let it = match way { laws::Way::View => view.flags().device_ejectable(), laws::Way::Value => from.flags().device_ejectable(), laws::Way::Ones => !0u16 }; let mut inner = value.flags(); inner.set_device_ejectable(it); value.set_flags(inner); Some(it as u64) }
        7 => { let it = match way { laws::Way::View => view.flags().writable_handles(), laws::Way::Value => from.flags().writable_handles(), laws::Way::Ones => !0u16 }; let mut inner = value.flags(); inner.set_writable_handles(it); value.set_flags(inner); Some(it as u64) }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_imageid_information_wmi_imageid_information_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::image::wmi_imageid_information::{ WmiImageidInformationPtr32 as T, WmiImageidInformationPtr32View as V };
const MEMBERS: &[&str] = &[
    "ImageBase",
    "ImageSize",
    "ProcessId",
    "TimeDateStamp",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_base() } else { from.image_base() }; value.set_image_base(it); None }
        1 => { let it = if way == laws::Way::View { view.image_size() } else { from.image_size() }; value.set_image_size(it); None }
        2 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        3 => { let it = if way == laws::Way::View { view.time_date_stamp() } else { from.time_date_stamp() }; value.set_time_date_stamp(it); None }
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
        Ok((vec![{ let part = tail.original_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod wmi_imageid_information_wmi_imageid_information_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::image::wmi_imageid_information::{ WmiImageidInformationPtr64 as T, WmiImageidInformationPtr64View as V };
const MEMBERS: &[&str] = &[
    "ImageBase",
    "ImageSize",
    "ProcessId",
    "TimeDateStamp",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_base() } else { from.image_base() }; value.set_image_base(it); None }
        1 => { let it = if way == laws::Way::View { view.image_size() } else { from.image_size() }; value.set_image_size(it); None }
        2 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        3 => { let it = if way == laws::Way::View { view.time_date_stamp() } else { from.time_date_stamp() }; value.set_time_date_stamp(it); None }
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
        Ok((vec![{ let part = tail.original_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod wmi_imageid_information32_wmi_imageid_information32 {
use etwspec_runtime::laws;
use etwspec::payloads::image::wmi_imageid_information32::{ WmiImageidInformation32 as T, WmiImageidInformation32View as V };
const MEMBERS: &[&str] = &[
    "ImageBase32",
    "ImageSize32",
    "ProcessId",
    "TimeDateStamp",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_base32() } else { from.image_base32() }; value.set_image_base32(it); None }
        1 => { let it = if way == laws::Way::View { view.image_size32() } else { from.image_size32() }; value.set_image_size32(it); None }
        2 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        3 => { let it = if way == laws::Way::View { view.time_date_stamp() } else { from.time_date_stamp() }; value.set_time_date_stamp(it); None }
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
        Ok((vec![{ let part = tail.original_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod wmi_imageid_information64_wmi_imageid_information64 {
use etwspec_runtime::laws;
use etwspec::payloads::image::wmi_imageid_information64::{ WmiImageidInformation64 as T, WmiImageidInformation64View as V };
const MEMBERS: &[&str] = &[
    "ImageBase64",
    "ImageSize64",
    "ProcessId",
    "TimeDateStamp",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_base64() } else { from.image_base64() }; value.set_image_base64(it); None }
        1 => { let it = if way == laws::Way::View { view.image_size64() } else { from.image_size64() }; value.set_image_size64(it); None }
        2 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        3 => { let it = if way == laws::Way::View { view.time_date_stamp() } else { from.time_date_stamp() }; value.set_time_date_stamp(it); None }
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
        Ok((vec![{ let part = tail.original_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod wmi_imageload_information_wmi_imageload_information_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::image::wmi_imageload_information::{ WmiImageloadInformationPtr32 as T, WmiImageloadInformationPtr32View as V };
const MEMBERS: &[&str] = &[
    "ImageBase",
    "ImageSize",
    "ProcessId",
    "ImageChecksum",
    "TimeDateStamp",
    "SignatureLevel",
    "SignatureType",
    "Reserved0",
    "DefaultBase",
    "Reserved1",
    "Reserved2",
    "Reserved3",
    "Reserved4",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_base() } else { from.image_base() }; value.set_image_base(it); None }
        1 => { let it = if way == laws::Way::View { view.image_size() } else { from.image_size() }; value.set_image_size(it); None }
        2 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        3 => { let it = if way == laws::Way::View { view.image_checksum() } else { from.image_checksum() }; value.set_image_checksum(it); None }
        4 => { let it = if way == laws::Way::View { view.time_date_stamp() } else { from.time_date_stamp() }; value.set_time_date_stamp(it); None }
        5 => { let it = if way == laws::Way::View { view.signature_level() } else { from.signature_level() }; value.set_signature_level(it); None }
        6 => { let it = if way == laws::Way::View { view.signature_type() } else { from.signature_type() }; value.set_signature_type(it); None }
        7 => { let it = if way == laws::Way::View { view.reserved0() } else { from.reserved0() }; value.set_reserved0(it); None }
        8 => { let it = if way == laws::Way::View { view.default_base() } else { from.default_base() }; value.set_default_base(it); None }
        9 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        10 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2() }; value.set_reserved2(it); None }
        11 => { let it = if way == laws::Way::View { view.reserved3() } else { from.reserved3() }; value.set_reserved3(it); None }
        12 => { let it = if way == laws::Way::View { view.reserved4() } else { from.reserved4() }; value.set_reserved4(it); None }
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
        Ok((vec![{ let part = tail.file_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod wmi_imageload_information_wmi_imageload_information_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::image::wmi_imageload_information::{ WmiImageloadInformationPtr64 as T, WmiImageloadInformationPtr64View as V };
const MEMBERS: &[&str] = &[
    "ImageBase",
    "ImageSize",
    "ProcessId",
    "ImageChecksum",
    "TimeDateStamp",
    "SignatureLevel",
    "SignatureType",
    "Reserved0",
    "DefaultBase",
    "Reserved1",
    "Reserved2",
    "Reserved3",
    "Reserved4",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_base() } else { from.image_base() }; value.set_image_base(it); None }
        1 => { let it = if way == laws::Way::View { view.image_size() } else { from.image_size() }; value.set_image_size(it); None }
        2 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        3 => { let it = if way == laws::Way::View { view.image_checksum() } else { from.image_checksum() }; value.set_image_checksum(it); None }
        4 => { let it = if way == laws::Way::View { view.time_date_stamp() } else { from.time_date_stamp() }; value.set_time_date_stamp(it); None }
        5 => { let it = if way == laws::Way::View { view.signature_level() } else { from.signature_level() }; value.set_signature_level(it); None }
        6 => { let it = if way == laws::Way::View { view.signature_type() } else { from.signature_type() }; value.set_signature_type(it); None }
        7 => { let it = if way == laws::Way::View { view.reserved0() } else { from.reserved0() }; value.set_reserved0(it); None }
        8 => { let it = if way == laws::Way::View { view.default_base() } else { from.default_base() }; value.set_default_base(it); None }
        9 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        10 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2() }; value.set_reserved2(it); None }
        11 => { let it = if way == laws::Way::View { view.reserved3() } else { from.reserved3() }; value.set_reserved3(it); None }
        12 => { let it = if way == laws::Way::View { view.reserved4() } else { from.reserved4() }; value.set_reserved4(it); None }
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
        Ok((vec![{ let part = tail.file_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod wmi_imageload_information32_wmi_imageload_information32 {
use etwspec_runtime::laws;
use etwspec::payloads::image::wmi_imageload_information32::{ WmiImageloadInformation32 as T, WmiImageloadInformation32View as V };
const MEMBERS: &[&str] = &[
    "ImageBase32",
    "ImageSize32",
    "ProcessId",
    "ImageChecksum",
    "TimeDateStamp",
    "SignatureLevel",
    "SignatureType",
    "Reserved0",
    "DefaultBase32",
    "Reserved1",
    "Reserved2",
    "Reserved3",
    "Reserved4",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_base32() } else { from.image_base32() }; value.set_image_base32(it); None }
        1 => { let it = if way == laws::Way::View { view.image_size32() } else { from.image_size32() }; value.set_image_size32(it); None }
        2 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        3 => { let it = if way == laws::Way::View { view.image_checksum() } else { from.image_checksum() }; value.set_image_checksum(it); None }
        4 => { let it = if way == laws::Way::View { view.time_date_stamp() } else { from.time_date_stamp() }; value.set_time_date_stamp(it); None }
        5 => { let it = if way == laws::Way::View { view.signature_level() } else { from.signature_level() }; value.set_signature_level(it); None }
        6 => { let it = if way == laws::Way::View { view.signature_type() } else { from.signature_type() }; value.set_signature_type(it); None }
        7 => { let it = if way == laws::Way::View { view.reserved0() } else { from.reserved0() }; value.set_reserved0(it); None }
        8 => { let it = if way == laws::Way::View { view.default_base32() } else { from.default_base32() }; value.set_default_base32(it); None }
        9 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        10 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2() }; value.set_reserved2(it); None }
        11 => { let it = if way == laws::Way::View { view.reserved3() } else { from.reserved3() }; value.set_reserved3(it); None }
        12 => { let it = if way == laws::Way::View { view.reserved4() } else { from.reserved4() }; value.set_reserved4(it); None }
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
        Ok((vec![{ let part = tail.file_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod wmi_imageload_information64_wmi_imageload_information64 {
use etwspec_runtime::laws;
use etwspec::payloads::image::wmi_imageload_information64::{ WmiImageloadInformation64 as T, WmiImageloadInformation64View as V };
const MEMBERS: &[&str] = &[
    "ImageBase64",
    "ImageSize64",
    "ProcessId",
    "ImageChecksum",
    "TimeDateStamp",
    "SignatureLevel",
    "SignatureType",
    "Reserved0",
    "DefaultBase64",
    "Reserved1",
    "Reserved2",
    "Reserved3",
    "Reserved4",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_base64() } else { from.image_base64() }; value.set_image_base64(it); None }
        1 => { let it = if way == laws::Way::View { view.image_size64() } else { from.image_size64() }; value.set_image_size64(it); None }
        2 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        3 => { let it = if way == laws::Way::View { view.image_checksum() } else { from.image_checksum() }; value.set_image_checksum(it); None }
        4 => { let it = if way == laws::Way::View { view.time_date_stamp() } else { from.time_date_stamp() }; value.set_time_date_stamp(it); None }
        5 => { let it = if way == laws::Way::View { view.signature_level() } else { from.signature_level() }; value.set_signature_level(it); None }
        6 => { let it = if way == laws::Way::View { view.signature_type() } else { from.signature_type() }; value.set_signature_type(it); None }
        7 => { let it = if way == laws::Way::View { view.reserved0() } else { from.reserved0() }; value.set_reserved0(it); None }
        8 => { let it = if way == laws::Way::View { view.default_base64() } else { from.default_base64() }; value.set_default_base64(it); None }
        9 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        10 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2() }; value.set_reserved2(it); None }
        11 => { let it = if way == laws::Way::View { view.reserved3() } else { from.reserved3() }; value.set_reserved3(it); None }
        12 => { let it = if way == laws::Way::View { view.reserved4() } else { from.reserved4() }; value.set_reserved4(it); None }
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
        Ok((vec![{ let part = tail.file_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod wmi_imageid_information_any {
use etwspec_runtime::laws;
use etwspec::payloads::image::wmi_imageid_information::{Any, WmiImageidInformationPtr32, WmiImageidInformationPtr64, };
law_any! {
    "WMI_IMAGEID_INFORMATION", true,
    0: "WmiImageidInformationPtr32" WmiImageidInformationPtr32(WmiImageidInformationPtr32), 16;
    1: "WmiImageidInformationPtr64" WmiImageidInformationPtr64(WmiImageidInformationPtr64), 24;
}

}

mod image_id_type_values {
use etwspec_runtime::laws;
use etwspec::payloads::image::ImageIdType as T;
law_enumeration!(u8);
}

mod etw_image_signature_values {
use etwspec_runtime::laws;
use etwspec::payloads::image::EtwImageSignature as T;
law_flags!(u8);
}
