// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::image`.
mod hyper_call_page_v5_0x86 {
use crate::laws;
use etwspec::payloads::image::hyper_call_page::{ HyperCallPageX86 as T, HyperCallPageX86View as V };
const MEMBERS: &[&str] = &[
    "HypercallPageVa",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.hypercall_page_va() } else { from.hypercall_page_va }; value.hypercall_page_va = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod hyper_call_page_v5_0x64 {
use crate::laws;
use etwspec::payloads::image::hyper_call_page::{ HyperCallPageX64 as T, HyperCallPageX64View as V };
const MEMBERS: &[&str] = &[
    "HypercallPageVa",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.hypercall_page_va() } else { from.hypercall_page_va }; value.hypercall_page_va = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod image_v0_load_v5_0x86 {
use crate::laws;
use etwspec::payloads::image::image_v0_load::{ ImageV0LoadX86 as T, ImageV0LoadX86View as V };
const MEMBERS: &[&str] = &[
    "BaseAddress",
    "ModuleSize",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.base_address() } else { from.base_address }; value.base_address = it; None }
        1 => { let it = if way == laws::Way::View { view.module_size() } else { from.module_size }; value.module_size = it; None }
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
        Ok((vec![{ let part = tail.image_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod image_v0_load_v5_0x64 {
use crate::laws;
use etwspec::payloads::image::image_v0_load::{ ImageV0LoadX64 as T, ImageV0LoadX64View as V };
const MEMBERS: &[&str] = &[
    "BaseAddress",
    "ModuleSize",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.base_address() } else { from.base_address }; value.base_address = it; None }
        1 => { let it = if way == laws::Way::View { view.module_size() } else { from.module_size }; value.module_size = it; None }
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
        Ok((vec![{ let part = tail.image_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod image_v1_load_v5_0x86 {
use crate::laws;
use etwspec::payloads::image::image_v1_load::{ ImageV1LoadX86 as T, ImageV1LoadX86View as V };
const MEMBERS: &[&str] = &[
    "ImageBase",
    "ImageSize",
    "ProcessId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_base() } else { from.image_base }; value.image_base = it; None }
        1 => { let it = if way == laws::Way::View { view.image_size() } else { from.image_size }; value.image_size = it; None }
        2 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
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
        Ok((vec![{ let part = tail.file_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod image_v1_load_v5_0x64 {
use crate::laws;
use etwspec::payloads::image::image_v1_load::{ ImageV1LoadX64 as T, ImageV1LoadX64View as V };
const MEMBERS: &[&str] = &[
    "ImageBase",
    "ImageSize",
    "ProcessId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_base() } else { from.image_base }; value.image_base = it; None }
        1 => { let it = if way == laws::Way::View { view.image_size() } else { from.image_size }; value.image_size = it; None }
        2 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
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
        Ok((vec![{ let part = tail.file_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod kernel_image_base_v5_0x86 {
use crate::laws;
use etwspec::payloads::image::kernel_image_base::{ KernelImageBaseX86 as T, KernelImageBaseX86View as V };
const MEMBERS: &[&str] = &[
    "ImageBase",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_base() } else { from.image_base }; value.image_base = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod kernel_image_base_v5_0x64 {
use crate::laws;
use etwspec::payloads::image::kernel_image_base::{ KernelImageBaseX64 as T, KernelImageBaseX64View as V };
const MEMBERS: &[&str] = &[
    "ImageBase",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_base() } else { from.image_base }; value.image_base = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod load_dll_event_data_v5_0 {
use crate::laws;
use etwspec::payloads::image::load_dll_event_data::{ LoadDllEventData as T, LoadDllEventDataView as V };
const MEMBERS: &[&str] = &[
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
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
        Ok((vec![{ let part = tail.image_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod perfinfo_imageload_in_pagefile_info_v5_0x86 {
use crate::laws;
use etwspec::payloads::image::perfinfo_imageload_in_pagefile_info::{ PerfinfoImageloadInPagefileInfoX86 as T, PerfinfoImageloadInPagefileInfoX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        1 => { let it = if way == laws::Way::View { view.device_characteristics() } else { from.device_characteristics }; value.device_characteristics = it; None }
        2 => { let it = if way == laws::Way::View { view.file_characteristics() } else { from.file_characteristics }; value.file_characteristics = it; None }
        3 => { let it = if way == laws::Way::View { view.flags().to_value() } else { from.flags }; value.flags = it; None }
        4 => { let it = if way == laws::Way::View { view.flags().flags() } else { from.flags.flags() }; let mut inner = value.flags; inner.set_flags(it); value.flags = inner; None }
        5 => { let it = match way { laws::Way::View => view.flags().active_data_reference(), laws::Way::Value => from.flags.active_data_reference(), laws::Way::Ones => !0u16 }; let mut inner = value.flags; inner.set_active_data_reference(it); value.flags = inner; Some(it as u64) }
        6 => { let it = match way { laws::Way::View => view.flags().device_ejectable(), laws::Way::Value => from.flags.device_ejectable(), laws::Way::Ones => !0u16 }; let mut inner = value.flags; inner.set_device_ejectable(it); value.flags = inner; Some(it as u64) }
        7 => { let it = match way { laws::Way::View => view.flags().writable_handles(), laws::Way::Value => from.flags.writable_handles(), laws::Way::Ones => !0u16 }; let mut inner = value.flags; inner.set_writable_handles(it); value.flags = inner; Some(it as u64) }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_imageload_in_pagefile_info_v5_0x64 {
use crate::laws;
use etwspec::payloads::image::perfinfo_imageload_in_pagefile_info::{ PerfinfoImageloadInPagefileInfoX64 as T, PerfinfoImageloadInPagefileInfoX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        1 => { let it = if way == laws::Way::View { view.device_characteristics() } else { from.device_characteristics }; value.device_characteristics = it; None }
        2 => { let it = if way == laws::Way::View { view.file_characteristics() } else { from.file_characteristics }; value.file_characteristics = it; None }
        3 => { let it = if way == laws::Way::View { view.flags().to_value() } else { from.flags }; value.flags = it; None }
        4 => { let it = if way == laws::Way::View { view.flags().flags() } else { from.flags.flags() }; let mut inner = value.flags; inner.set_flags(it); value.flags = inner; None }
        5 => { let it = match way { laws::Way::View => view.flags().active_data_reference(), laws::Way::Value => from.flags.active_data_reference(), laws::Way::Ones => !0u16 }; let mut inner = value.flags; inner.set_active_data_reference(it); value.flags = inner; Some(it as u64) }
        6 => { let it = match way { laws::Way::View => view.flags().device_ejectable(), laws::Way::Value => from.flags.device_ejectable(), laws::Way::Ones => !0u16 }; let mut inner = value.flags; inner.set_device_ejectable(it); value.flags = inner; Some(it as u64) }
        7 => { let it = match way { laws::Way::View => view.flags().writable_handles(), laws::Way::Value => from.flags.writable_handles(), laws::Way::Ones => !0u16 }; let mut inner = value.flags; inner.set_writable_handles(it); value.flags = inner; Some(it as u64) }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_imageid_information_v5_0x86 {
use crate::laws;
use etwspec::payloads::image::wmi_imageid_information::{ WmiImageidInformationX86 as T, WmiImageidInformationX86View as V };
const MEMBERS: &[&str] = &[
    "ImageBase",
    "ImageSize",
    "ProcessId",
    "TimeDateStamp",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_base() } else { from.image_base }; value.image_base = it; None }
        1 => { let it = if way == laws::Way::View { view.image_size() } else { from.image_size }; value.image_size = it; None }
        2 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        3 => { let it = if way == laws::Way::View { view.time_date_stamp() } else { from.time_date_stamp }; value.time_date_stamp = it; None }
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
        Ok((vec![{ let part = tail.original_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod wmi_imageid_information_v5_0x64 {
use crate::laws;
use etwspec::payloads::image::wmi_imageid_information::{ WmiImageidInformationX64 as T, WmiImageidInformationX64View as V };
const MEMBERS: &[&str] = &[
    "ImageBase",
    "ImageSize",
    "ProcessId",
    "TimeDateStamp",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_base() } else { from.image_base }; value.image_base = it; None }
        1 => { let it = if way == laws::Way::View { view.image_size() } else { from.image_size }; value.image_size = it; None }
        2 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        3 => { let it = if way == laws::Way::View { view.time_date_stamp() } else { from.time_date_stamp }; value.time_date_stamp = it; None }
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
        Ok((vec![{ let part = tail.original_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod wmi_imageid_information32_v5_0 {
use crate::laws;
use etwspec::payloads::image::wmi_imageid_information32::{ WmiImageidInformation32 as T, WmiImageidInformation32View as V };
const MEMBERS: &[&str] = &[
    "ImageBase32",
    "ImageSize32",
    "ProcessId",
    "TimeDateStamp",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_base32() } else { from.image_base32 }; value.image_base32 = it; None }
        1 => { let it = if way == laws::Way::View { view.image_size32() } else { from.image_size32 }; value.image_size32 = it; None }
        2 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        3 => { let it = if way == laws::Way::View { view.time_date_stamp() } else { from.time_date_stamp }; value.time_date_stamp = it; None }
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
        Ok((vec![{ let part = tail.original_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod wmi_imageid_information64_v5_0 {
use crate::laws;
use etwspec::payloads::image::wmi_imageid_information64::{ WmiImageidInformation64 as T, WmiImageidInformation64View as V };
const MEMBERS: &[&str] = &[
    "ImageBase64",
    "ImageSize64",
    "ProcessId",
    "TimeDateStamp",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.image_base64() } else { from.image_base64 }; value.image_base64 = it; None }
        1 => { let it = if way == laws::Way::View { view.image_size64() } else { from.image_size64 }; value.image_size64 = it; None }
        2 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        3 => { let it = if way == laws::Way::View { view.time_date_stamp() } else { from.time_date_stamp }; value.time_date_stamp = it; None }
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
        Ok((vec![{ let part = tail.original_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod wmi_imageload_information_v5_0x86 {
use crate::laws;
use etwspec::payloads::image::wmi_imageload_information::{ WmiImageloadInformationX86 as T, WmiImageloadInformationX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.image_base() } else { from.image_base }; value.image_base = it; None }
        1 => { let it = if way == laws::Way::View { view.image_size() } else { from.image_size }; value.image_size = it; None }
        2 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        3 => { let it = if way == laws::Way::View { view.image_checksum() } else { from.image_checksum }; value.image_checksum = it; None }
        4 => { let it = if way == laws::Way::View { view.time_date_stamp() } else { from.time_date_stamp }; value.time_date_stamp = it; None }
        5 => { let it = if way == laws::Way::View { view.signature_level() } else { from.signature_level }; value.signature_level = it; None }
        6 => { let it = if way == laws::Way::View { view.signature_type() } else { from.signature_type }; value.signature_type = it; None }
        7 => { let it = if way == laws::Way::View { view.reserved0() } else { from.reserved0 }; value.reserved0 = it; None }
        8 => { let it = if way == laws::Way::View { view.default_base() } else { from.default_base }; value.default_base = it; None }
        9 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1 }; value.reserved1 = it; None }
        10 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2 }; value.reserved2 = it; None }
        11 => { let it = if way == laws::Way::View { view.reserved3() } else { from.reserved3 }; value.reserved3 = it; None }
        12 => { let it = if way == laws::Way::View { view.reserved4() } else { from.reserved4 }; value.reserved4 = it; None }
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
        Ok((vec![{ let part = tail.file_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod wmi_imageload_information_v5_0x64 {
use crate::laws;
use etwspec::payloads::image::wmi_imageload_information::{ WmiImageloadInformationX64 as T, WmiImageloadInformationX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.image_base() } else { from.image_base }; value.image_base = it; None }
        1 => { let it = if way == laws::Way::View { view.image_size() } else { from.image_size }; value.image_size = it; None }
        2 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        3 => { let it = if way == laws::Way::View { view.image_checksum() } else { from.image_checksum }; value.image_checksum = it; None }
        4 => { let it = if way == laws::Way::View { view.time_date_stamp() } else { from.time_date_stamp }; value.time_date_stamp = it; None }
        5 => { let it = if way == laws::Way::View { view.signature_level() } else { from.signature_level }; value.signature_level = it; None }
        6 => { let it = if way == laws::Way::View { view.signature_type() } else { from.signature_type }; value.signature_type = it; None }
        7 => { let it = if way == laws::Way::View { view.reserved0() } else { from.reserved0 }; value.reserved0 = it; None }
        8 => { let it = if way == laws::Way::View { view.default_base() } else { from.default_base }; value.default_base = it; None }
        9 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1 }; value.reserved1 = it; None }
        10 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2 }; value.reserved2 = it; None }
        11 => { let it = if way == laws::Way::View { view.reserved3() } else { from.reserved3 }; value.reserved3 = it; None }
        12 => { let it = if way == laws::Way::View { view.reserved4() } else { from.reserved4 }; value.reserved4 = it; None }
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
        Ok((vec![{ let part = tail.file_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod wmi_imageload_information32_v5_0 {
use crate::laws;
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
        0 => { let it = if way == laws::Way::View { view.image_base32() } else { from.image_base32 }; value.image_base32 = it; None }
        1 => { let it = if way == laws::Way::View { view.image_size32() } else { from.image_size32 }; value.image_size32 = it; None }
        2 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        3 => { let it = if way == laws::Way::View { view.image_checksum() } else { from.image_checksum }; value.image_checksum = it; None }
        4 => { let it = if way == laws::Way::View { view.time_date_stamp() } else { from.time_date_stamp }; value.time_date_stamp = it; None }
        5 => { let it = if way == laws::Way::View { view.signature_level() } else { from.signature_level }; value.signature_level = it; None }
        6 => { let it = if way == laws::Way::View { view.signature_type() } else { from.signature_type }; value.signature_type = it; None }
        7 => { let it = if way == laws::Way::View { view.reserved0() } else { from.reserved0 }; value.reserved0 = it; None }
        8 => { let it = if way == laws::Way::View { view.default_base32() } else { from.default_base32 }; value.default_base32 = it; None }
        9 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1 }; value.reserved1 = it; None }
        10 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2 }; value.reserved2 = it; None }
        11 => { let it = if way == laws::Way::View { view.reserved3() } else { from.reserved3 }; value.reserved3 = it; None }
        12 => { let it = if way == laws::Way::View { view.reserved4() } else { from.reserved4 }; value.reserved4 = it; None }
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
        Ok((vec![{ let part = tail.file_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod wmi_imageload_information64_v5_0 {
use crate::laws;
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
        0 => { let it = if way == laws::Way::View { view.image_base64() } else { from.image_base64 }; value.image_base64 = it; None }
        1 => { let it = if way == laws::Way::View { view.image_size64() } else { from.image_size64 }; value.image_size64 = it; None }
        2 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        3 => { let it = if way == laws::Way::View { view.image_checksum() } else { from.image_checksum }; value.image_checksum = it; None }
        4 => { let it = if way == laws::Way::View { view.time_date_stamp() } else { from.time_date_stamp }; value.time_date_stamp = it; None }
        5 => { let it = if way == laws::Way::View { view.signature_level() } else { from.signature_level }; value.signature_level = it; None }
        6 => { let it = if way == laws::Way::View { view.signature_type() } else { from.signature_type }; value.signature_type = it; None }
        7 => { let it = if way == laws::Way::View { view.reserved0() } else { from.reserved0 }; value.reserved0 = it; None }
        8 => { let it = if way == laws::Way::View { view.default_base64() } else { from.default_base64 }; value.default_base64 = it; None }
        9 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1 }; value.reserved1 = it; None }
        10 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2 }; value.reserved2 = it; None }
        11 => { let it = if way == laws::Way::View { view.reserved3() } else { from.reserved3 }; value.reserved3 = it; None }
        12 => { let it = if way == laws::Way::View { view.reserved4() } else { from.reserved4 }; value.reserved4 = it; None }
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
        Ok((vec![{ let part = tail.file_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod hyper_call_page_any {
use crate::laws;
use etwspec::payloads::image::hyper_call_page::{Any, HyperCallPageX86, HyperCallPageX64, };
any! {
    "HyperCallPage", false,
    0: "V5_0X86" V5_0X86(HyperCallPageX86), 4;
    1: "V5_0X64" V5_0X64(HyperCallPageX64), 8;
}

}

mod image_v0_load_any {
use crate::laws;
use etwspec::payloads::image::image_v0_load::{Any, ImageV0LoadX86, ImageV0LoadX64, };
any! {
    "Image_V0_Load", true,
    0: "V5_0X86" V5_0X86(ImageV0LoadX86), 8;
    1: "V5_0X64" V5_0X64(ImageV0LoadX64), 12;
}

}

mod image_v1_load_any {
use crate::laws;
use etwspec::payloads::image::image_v1_load::{Any, ImageV1LoadX86, ImageV1LoadX64, };
any! {
    "Image_V1_Load", true,
    0: "V5_0X86" V5_0X86(ImageV1LoadX86), 12;
    1: "V5_0X64" V5_0X64(ImageV1LoadX64), 20;
}

}

mod kernel_image_base_any {
use crate::laws;
use etwspec::payloads::image::kernel_image_base::{Any, KernelImageBaseX86, KernelImageBaseX64, };
any! {
    "KernelImageBase", false,
    0: "V5_0X86" V5_0X86(KernelImageBaseX86), 4;
    1: "V5_0X64" V5_0X64(KernelImageBaseX64), 8;
}

}

mod load_dll_event_data_any {
use crate::laws;
use etwspec::payloads::image::load_dll_event_data::{Any, LoadDllEventData, };
any! {
    "LOAD_DLL_EVENT_DATA", true,
    0: "V5_0" V5_0(LoadDllEventData), 0;
}

}

mod perfinfo_imageload_in_pagefile_info_any {
use crate::laws;
use etwspec::payloads::image::perfinfo_imageload_in_pagefile_info::{Any, PerfinfoImageloadInPagefileInfoX86, PerfinfoImageloadInPagefileInfoX64, };
any! {
    "PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO", false,
    0: "V5_0X86" V5_0X86(PerfinfoImageloadInPagefileInfoX86), 12;
    1: "V5_0X64" V5_0X64(PerfinfoImageloadInPagefileInfoX64), 16;
}

}

mod wmi_imageid_information_any {
use crate::laws;
use etwspec::payloads::image::wmi_imageid_information::{Any, WmiImageidInformationX86, WmiImageidInformationX64, };
any! {
    "WMI_IMAGEID_INFORMATION", true,
    0: "V5_0X86" V5_0X86(WmiImageidInformationX86), 16;
    1: "V5_0X64" V5_0X64(WmiImageidInformationX64), 24;
}

}

mod wmi_imageid_information32_any {
use crate::laws;
use etwspec::payloads::image::wmi_imageid_information32::{Any, WmiImageidInformation32, };
any! {
    "WMI_IMAGEID_INFORMATION32", true,
    0: "V5_0" V5_0(WmiImageidInformation32), 16;
}

}

mod wmi_imageid_information64_any {
use crate::laws;
use etwspec::payloads::image::wmi_imageid_information64::{Any, WmiImageidInformation64, };
any! {
    "WMI_IMAGEID_INFORMATION64", true,
    0: "V5_0" V5_0(WmiImageidInformation64), 24;
}

}

mod wmi_imageload_information_any {
use crate::laws;
use etwspec::payloads::image::wmi_imageload_information::{Any, WmiImageloadInformationX86, WmiImageloadInformationX64, };
any! {
    "WMI_IMAGELOAD_INFORMATION", true,
    0: "V5_0X86" V5_0X86(WmiImageloadInformationX86), 44;
    1: "V5_0X64" V5_0X64(WmiImageloadInformationX64), 56;
}

}

mod wmi_imageload_information32_any {
use crate::laws;
use etwspec::payloads::image::wmi_imageload_information32::{Any, WmiImageloadInformation32, };
any! {
    "WMI_IMAGELOAD_INFORMATION32", true,
    0: "V5_0" V5_0(WmiImageloadInformation32), 44;
}

}

mod wmi_imageload_information64_any {
use crate::laws;
use etwspec::payloads::image::wmi_imageload_information64::{Any, WmiImageloadInformation64, };
any! {
    "WMI_IMAGELOAD_INFORMATION64", true,
    0: "V5_0" V5_0(WmiImageloadInformation64), 56;
}

}

mod etw_image_signature_values {
use crate::laws;
use etwspec::payloads::image::EtwImageSignature as T;
flags!(u8);
}
