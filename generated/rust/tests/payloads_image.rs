// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::image`.
#![cfg(feature = "payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn hyper_call_page_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::image::hyper_call_page::HyperCallPageX86;
    type V<'a> = etwspec::payloads::image::hyper_call_page::HyperCallPageX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn hyper_call_page_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::image::hyper_call_page::HyperCallPageX86;
    type V<'a> = etwspec::payloads::image::hyper_call_page::HyperCallPageX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.hypercall_page_va(), a.hypercall_page_va);
            let mut moved = a;
            moved.hypercall_page_va = b.hypercall_page_va;
            laws::only_moved(
                layout,
                "HypercallPageVa",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn hyper_call_page_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::image::hyper_call_page::HyperCallPageX64;
    type V<'a> = etwspec::payloads::image::hyper_call_page::HyperCallPageX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn hyper_call_page_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::image::hyper_call_page::HyperCallPageX64;
    type V<'a> = etwspec::payloads::image::hyper_call_page::HyperCallPageX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.hypercall_page_va(), a.hypercall_page_va);
            let mut moved = a;
            moved.hypercall_page_va = b.hypercall_page_va;
            laws::only_moved(
                layout,
                "HypercallPageVa",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn image_v0_load_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::image::image_v0_load::ImageV0LoadX86;
    type V<'a> = etwspec::payloads::image::image_v0_load::ImageV0LoadX86View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn image_v0_load_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::image::image_v0_load::ImageV0LoadX86;
    type V<'a> = etwspec::payloads::image::image_v0_load::ImageV0LoadX86View<'a>;
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
            prop_assert_eq!(view.base_address(), a.base_address);
            let mut moved = a.clone();
            moved.base_address = b.base_address;
            laws::only_moved(
                layout,
                "BaseAddress",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.module_size(), a.module_size);
            let mut moved = a.clone();
            moved.module_size = b.module_size;
            laws::only_moved(
                layout,
                "ModuleSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn image_v0_load_v5_0x86_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::image::image_v0_load::ImageV0LoadX86;
    type V<'a> = etwspec::payloads::image::image_v0_load::ImageV0LoadX86View<'a>;
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
                    { let part = tail.image_file_name; Some(part.as_bytes().len() + if
                    part.is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn image_v0_load_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::image::image_v0_load::ImageV0LoadX64;
    type V<'a> = etwspec::payloads::image::image_v0_load::ImageV0LoadX64View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn image_v0_load_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::image::image_v0_load::ImageV0LoadX64;
    type V<'a> = etwspec::payloads::image::image_v0_load::ImageV0LoadX64View<'a>;
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
            prop_assert_eq!(view.base_address(), a.base_address);
            let mut moved = a.clone();
            moved.base_address = b.base_address;
            laws::only_moved(
                layout,
                "BaseAddress",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.module_size(), a.module_size);
            let mut moved = a.clone();
            moved.module_size = b.module_size;
            laws::only_moved(
                layout,
                "ModuleSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn image_v0_load_v5_0x64_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::image::image_v0_load::ImageV0LoadX64;
    type V<'a> = etwspec::payloads::image::image_v0_load::ImageV0LoadX64View<'a>;
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
                    { let part = tail.image_file_name; Some(part.as_bytes().len() + if
                    part.is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn image_v1_load_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::image::image_v1_load::ImageV1LoadX86;
    type V<'a> = etwspec::payloads::image::image_v1_load::ImageV1LoadX86View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn image_v1_load_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::image::image_v1_load::ImageV1LoadX86;
    type V<'a> = etwspec::payloads::image::image_v1_load::ImageV1LoadX86View<'a>;
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
            prop_assert_eq!(view.image_base(), a.image_base);
            let mut moved = a.clone();
            moved.image_base = b.image_base;
            laws::only_moved(
                layout,
                "ImageBase",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.image_size(), a.image_size);
            let mut moved = a.clone();
            moved.image_size = b.image_size;
            laws::only_moved(
                layout,
                "ImageSize",
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
            Ok(())
        },
    );
}
#[test]
fn image_v1_load_v5_0x86_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::image::image_v1_load::ImageV1LoadX86;
    type V<'a> = etwspec::payloads::image::image_v1_load::ImageV1LoadX86View<'a>;
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
                    { let part = tail.file_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn image_v1_load_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::image::image_v1_load::ImageV1LoadX64;
    type V<'a> = etwspec::payloads::image::image_v1_load::ImageV1LoadX64View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn image_v1_load_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::image::image_v1_load::ImageV1LoadX64;
    type V<'a> = etwspec::payloads::image::image_v1_load::ImageV1LoadX64View<'a>;
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
            prop_assert_eq!(view.image_base(), a.image_base);
            let mut moved = a.clone();
            moved.image_base = b.image_base;
            laws::only_moved(
                layout,
                "ImageBase",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.image_size(), a.image_size);
            let mut moved = a.clone();
            moved.image_size = b.image_size;
            laws::only_moved(
                layout,
                "ImageSize",
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
            Ok(())
        },
    );
}
#[test]
fn image_v1_load_v5_0x64_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::image::image_v1_load::ImageV1LoadX64;
    type V<'a> = etwspec::payloads::image::image_v1_load::ImageV1LoadX64View<'a>;
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
                    { let part = tail.file_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn kernel_image_base_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::image::kernel_image_base::KernelImageBaseX86;
    type V<'a> = etwspec::payloads::image::kernel_image_base::KernelImageBaseX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn kernel_image_base_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::image::kernel_image_base::KernelImageBaseX86;
    type V<'a> = etwspec::payloads::image::kernel_image_base::KernelImageBaseX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.image_base(), a.image_base);
            let mut moved = a;
            moved.image_base = b.image_base;
            laws::only_moved(layout, "ImageBase", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn kernel_image_base_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::image::kernel_image_base::KernelImageBaseX64;
    type V<'a> = etwspec::payloads::image::kernel_image_base::KernelImageBaseX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn kernel_image_base_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::image::kernel_image_base::KernelImageBaseX64;
    type V<'a> = etwspec::payloads::image::kernel_image_base::KernelImageBaseX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.image_base(), a.image_base);
            let mut moved = a;
            moved.image_base = b.image_base;
            laws::only_moved(layout, "ImageBase", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn load_dll_event_data_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::image::load_dll_event_data::LoadDllEventData;
    type V<'a> = etwspec::payloads::image::load_dll_event_data::LoadDllEventDataView<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn load_dll_event_data_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::image::load_dll_event_data::LoadDllEventData;
    type V<'a> = etwspec::payloads::image::load_dll_event_data::LoadDllEventDataView<'a>;
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
                    { let part = tail.image_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn perfinfo_imageload_in_pagefile_info_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::image::perfinfo_imageload_in_pagefile_info::PerfinfoImageloadInPagefileInfoX86;
    type V<'a> = etwspec::payloads::image::perfinfo_imageload_in_pagefile_info::PerfinfoImageloadInPagefileInfoX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_imageload_in_pagefile_info_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::image::perfinfo_imageload_in_pagefile_info::PerfinfoImageloadInPagefileInfoX86;
    type V<'a> = etwspec::payloads::image::perfinfo_imageload_in_pagefile_info::PerfinfoImageloadInPagefileInfoX86View<
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
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a;
            moved.file_object = b.file_object;
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.device_characteristics(), a.device_characteristics);
            let mut moved = a;
            moved.device_characteristics = b.device_characteristics;
            laws::only_moved(
                layout,
                "DeviceCharacteristics",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.file_characteristics(), a.file_characteristics);
            let mut moved = a;
            moved.file_characteristics = b.file_characteristics;
            laws::only_moved(
                layout,
                "FileCharacteristics",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.flags().to_value(), a.flags);
            let mut moved = a;
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags().flags(), a.flags.flags());
            let mut inner = a.flags;
            inner.set_flags(b.flags.flags());
            let mut moved = a;
            moved.flags = inner;
            laws::only_moved(layout, "Flags.Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(
                view.flags().active_data_reference(), a.flags.active_data_reference()
            );
            let mut inner = a.flags;
            inner.set_active_data_reference(b.flags.active_data_reference());
            let mut moved = a;
            moved.flags = inner;
            laws::only_moved(
                layout,
                "Flags.ActiveDataReference",
                &before,
                &from,
                &moved.to_bytes(),
            );
            inner.set_active_data_reference(!0u16);
            moved.flags = inner;
            laws::only_moved(
                layout,
                "Flags.ActiveDataReference",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.flags().device_ejectable(), a.flags.device_ejectable());
            let mut inner = a.flags;
            inner.set_device_ejectable(b.flags.device_ejectable());
            let mut moved = a;
            moved.flags = inner;
            laws::only_moved(
                layout,
                "Flags.DeviceEjectable",
                &before,
                &from,
                &moved.to_bytes(),
            );
            inner.set_device_ejectable(!0u16);
            moved.flags = inner;
            laws::only_moved(
                layout,
                "Flags.DeviceEjectable",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.flags().writable_handles(), a.flags.writable_handles());
            let mut inner = a.flags;
            inner.set_writable_handles(b.flags.writable_handles());
            let mut moved = a;
            moved.flags = inner;
            laws::only_moved(
                layout,
                "Flags.WritableHandles",
                &before,
                &from,
                &moved.to_bytes(),
            );
            inner.set_writable_handles(!0u16);
            moved.flags = inner;
            laws::only_moved(
                layout,
                "Flags.WritableHandles",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_imageload_in_pagefile_info_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::image::perfinfo_imageload_in_pagefile_info::PerfinfoImageloadInPagefileInfoX64;
    type V<'a> = etwspec::payloads::image::perfinfo_imageload_in_pagefile_info::PerfinfoImageloadInPagefileInfoX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_imageload_in_pagefile_info_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::image::perfinfo_imageload_in_pagefile_info::PerfinfoImageloadInPagefileInfoX64;
    type V<'a> = etwspec::payloads::image::perfinfo_imageload_in_pagefile_info::PerfinfoImageloadInPagefileInfoX64View<
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
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a;
            moved.file_object = b.file_object;
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.device_characteristics(), a.device_characteristics);
            let mut moved = a;
            moved.device_characteristics = b.device_characteristics;
            laws::only_moved(
                layout,
                "DeviceCharacteristics",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.file_characteristics(), a.file_characteristics);
            let mut moved = a;
            moved.file_characteristics = b.file_characteristics;
            laws::only_moved(
                layout,
                "FileCharacteristics",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.flags().to_value(), a.flags);
            let mut moved = a;
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags().flags(), a.flags.flags());
            let mut inner = a.flags;
            inner.set_flags(b.flags.flags());
            let mut moved = a;
            moved.flags = inner;
            laws::only_moved(layout, "Flags.Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(
                view.flags().active_data_reference(), a.flags.active_data_reference()
            );
            let mut inner = a.flags;
            inner.set_active_data_reference(b.flags.active_data_reference());
            let mut moved = a;
            moved.flags = inner;
            laws::only_moved(
                layout,
                "Flags.ActiveDataReference",
                &before,
                &from,
                &moved.to_bytes(),
            );
            inner.set_active_data_reference(!0u16);
            moved.flags = inner;
            laws::only_moved(
                layout,
                "Flags.ActiveDataReference",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.flags().device_ejectable(), a.flags.device_ejectable());
            let mut inner = a.flags;
            inner.set_device_ejectable(b.flags.device_ejectable());
            let mut moved = a;
            moved.flags = inner;
            laws::only_moved(
                layout,
                "Flags.DeviceEjectable",
                &before,
                &from,
                &moved.to_bytes(),
            );
            inner.set_device_ejectable(!0u16);
            moved.flags = inner;
            laws::only_moved(
                layout,
                "Flags.DeviceEjectable",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.flags().writable_handles(), a.flags.writable_handles());
            let mut inner = a.flags;
            inner.set_writable_handles(b.flags.writable_handles());
            let mut moved = a;
            moved.flags = inner;
            laws::only_moved(
                layout,
                "Flags.WritableHandles",
                &before,
                &from,
                &moved.to_bytes(),
            );
            inner.set_writable_handles(!0u16);
            moved.flags = inner;
            laws::only_moved(
                layout,
                "Flags.WritableHandles",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_imageid_information_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::image::wmi_imageid_information::WmiImageidInformationX86;
    type V<'a> = etwspec::payloads::image::wmi_imageid_information::WmiImageidInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn wmi_imageid_information_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::image::wmi_imageid_information::WmiImageidInformationX86;
    type V<'a> = etwspec::payloads::image::wmi_imageid_information::WmiImageidInformationX86View<
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
            prop_assert_eq!(view.image_base(), a.image_base);
            let mut moved = a.clone();
            moved.image_base = b.image_base;
            laws::only_moved(
                layout,
                "ImageBase",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.image_size(), a.image_size);
            let mut moved = a.clone();
            moved.image_size = b.image_size;
            laws::only_moved(
                layout,
                "ImageSize",
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
            prop_assert_eq!(view.time_date_stamp(), a.time_date_stamp);
            let mut moved = a.clone();
            moved.time_date_stamp = b.time_date_stamp;
            laws::only_moved(
                layout,
                "TimeDateStamp",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_imageid_information_v5_0x86_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::image::wmi_imageid_information::WmiImageidInformationX86;
    type V<'a> = etwspec::payloads::image::wmi_imageid_information::WmiImageidInformationX86View<
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
                    { let part = tail.original_file_name; Some(part.as_bytes().len() + if
                    part.is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn wmi_imageid_information_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::image::wmi_imageid_information::WmiImageidInformationX64;
    type V<'a> = etwspec::payloads::image::wmi_imageid_information::WmiImageidInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn wmi_imageid_information_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::image::wmi_imageid_information::WmiImageidInformationX64;
    type V<'a> = etwspec::payloads::image::wmi_imageid_information::WmiImageidInformationX64View<
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
            prop_assert_eq!(view.image_base(), a.image_base);
            let mut moved = a.clone();
            moved.image_base = b.image_base;
            laws::only_moved(
                layout,
                "ImageBase",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.image_size(), a.image_size);
            let mut moved = a.clone();
            moved.image_size = b.image_size;
            laws::only_moved(
                layout,
                "ImageSize",
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
            prop_assert_eq!(view.time_date_stamp(), a.time_date_stamp);
            let mut moved = a.clone();
            moved.time_date_stamp = b.time_date_stamp;
            laws::only_moved(
                layout,
                "TimeDateStamp",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_imageid_information_v5_0x64_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::image::wmi_imageid_information::WmiImageidInformationX64;
    type V<'a> = etwspec::payloads::image::wmi_imageid_information::WmiImageidInformationX64View<
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
                    { let part = tail.original_file_name; Some(part.as_bytes().len() + if
                    part.is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn wmi_imageid_information32_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::image::wmi_imageid_information32::WmiImageidInformation32;
    type V<'a> = etwspec::payloads::image::wmi_imageid_information32::WmiImageidInformation32View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn wmi_imageid_information32_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::image::wmi_imageid_information32::WmiImageidInformation32;
    type V<'a> = etwspec::payloads::image::wmi_imageid_information32::WmiImageidInformation32View<
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
            prop_assert_eq!(view.image_base32(), a.image_base32);
            let mut moved = a.clone();
            moved.image_base32 = b.image_base32;
            laws::only_moved(
                layout,
                "ImageBase32",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.image_size32(), a.image_size32);
            let mut moved = a.clone();
            moved.image_size32 = b.image_size32;
            laws::only_moved(
                layout,
                "ImageSize32",
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
            prop_assert_eq!(view.time_date_stamp(), a.time_date_stamp);
            let mut moved = a.clone();
            moved.time_date_stamp = b.time_date_stamp;
            laws::only_moved(
                layout,
                "TimeDateStamp",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_imageid_information32_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::image::wmi_imageid_information32::WmiImageidInformation32;
    type V<'a> = etwspec::payloads::image::wmi_imageid_information32::WmiImageidInformation32View<
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
                    { let part = tail.original_file_name; Some(part.as_bytes().len() + if
                    part.is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn wmi_imageid_information64_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::image::wmi_imageid_information64::WmiImageidInformation64;
    type V<'a> = etwspec::payloads::image::wmi_imageid_information64::WmiImageidInformation64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn wmi_imageid_information64_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::image::wmi_imageid_information64::WmiImageidInformation64;
    type V<'a> = etwspec::payloads::image::wmi_imageid_information64::WmiImageidInformation64View<
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
            prop_assert_eq!(view.image_base64(), a.image_base64);
            let mut moved = a.clone();
            moved.image_base64 = b.image_base64;
            laws::only_moved(
                layout,
                "ImageBase64",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.image_size64(), a.image_size64);
            let mut moved = a.clone();
            moved.image_size64 = b.image_size64;
            laws::only_moved(
                layout,
                "ImageSize64",
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
            prop_assert_eq!(view.time_date_stamp(), a.time_date_stamp);
            let mut moved = a.clone();
            moved.time_date_stamp = b.time_date_stamp;
            laws::only_moved(
                layout,
                "TimeDateStamp",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_imageid_information64_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::image::wmi_imageid_information64::WmiImageidInformation64;
    type V<'a> = etwspec::payloads::image::wmi_imageid_information64::WmiImageidInformation64View<
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
                    { let part = tail.original_file_name; Some(part.as_bytes().len() + if
                    part.is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn wmi_imageload_information_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::image::wmi_imageload_information::WmiImageloadInformationX86;
    type V<'a> = etwspec::payloads::image::wmi_imageload_information::WmiImageloadInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn wmi_imageload_information_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::image::wmi_imageload_information::WmiImageloadInformationX86;
    type V<'a> = etwspec::payloads::image::wmi_imageload_information::WmiImageloadInformationX86View<
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
            prop_assert_eq!(view.image_base(), a.image_base);
            let mut moved = a.clone();
            moved.image_base = b.image_base;
            laws::only_moved(
                layout,
                "ImageBase",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.image_size(), a.image_size);
            let mut moved = a.clone();
            moved.image_size = b.image_size;
            laws::only_moved(
                layout,
                "ImageSize",
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
            prop_assert_eq!(view.image_checksum(), a.image_checksum);
            let mut moved = a.clone();
            moved.image_checksum = b.image_checksum;
            laws::only_moved(
                layout,
                "ImageChecksum",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.time_date_stamp(), a.time_date_stamp);
            let mut moved = a.clone();
            moved.time_date_stamp = b.time_date_stamp;
            laws::only_moved(
                layout,
                "TimeDateStamp",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.signature_level(), a.signature_level);
            let mut moved = a.clone();
            moved.signature_level = b.signature_level;
            laws::only_moved(
                layout,
                "SignatureLevel",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.signature_type(), a.signature_type);
            let mut moved = a.clone();
            moved.signature_type = b.signature_type;
            laws::only_moved(
                layout,
                "SignatureType",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved0(), a.reserved0);
            let mut moved = a.clone();
            moved.reserved0 = b.reserved0;
            laws::only_moved(
                layout,
                "Reserved0",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.default_base(), a.default_base);
            let mut moved = a.clone();
            moved.default_base = b.default_base;
            laws::only_moved(
                layout,
                "DefaultBase",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved1(), a.reserved1);
            let mut moved = a.clone();
            moved.reserved1 = b.reserved1;
            laws::only_moved(
                layout,
                "Reserved1",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved2(), a.reserved2);
            let mut moved = a.clone();
            moved.reserved2 = b.reserved2;
            laws::only_moved(
                layout,
                "Reserved2",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved3(), a.reserved3);
            let mut moved = a.clone();
            moved.reserved3 = b.reserved3;
            laws::only_moved(
                layout,
                "Reserved3",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved4(), a.reserved4);
            let mut moved = a.clone();
            moved.reserved4 = b.reserved4;
            laws::only_moved(
                layout,
                "Reserved4",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_imageload_information_v5_0x86_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::image::wmi_imageload_information::WmiImageloadInformationX86;
    type V<'a> = etwspec::payloads::image::wmi_imageload_information::WmiImageloadInformationX86View<
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
                    { let part = tail.file_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn wmi_imageload_information_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::image::wmi_imageload_information::WmiImageloadInformationX64;
    type V<'a> = etwspec::payloads::image::wmi_imageload_information::WmiImageloadInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn wmi_imageload_information_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::image::wmi_imageload_information::WmiImageloadInformationX64;
    type V<'a> = etwspec::payloads::image::wmi_imageload_information::WmiImageloadInformationX64View<
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
            prop_assert_eq!(view.image_base(), a.image_base);
            let mut moved = a.clone();
            moved.image_base = b.image_base;
            laws::only_moved(
                layout,
                "ImageBase",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.image_size(), a.image_size);
            let mut moved = a.clone();
            moved.image_size = b.image_size;
            laws::only_moved(
                layout,
                "ImageSize",
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
            prop_assert_eq!(view.image_checksum(), a.image_checksum);
            let mut moved = a.clone();
            moved.image_checksum = b.image_checksum;
            laws::only_moved(
                layout,
                "ImageChecksum",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.time_date_stamp(), a.time_date_stamp);
            let mut moved = a.clone();
            moved.time_date_stamp = b.time_date_stamp;
            laws::only_moved(
                layout,
                "TimeDateStamp",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.signature_level(), a.signature_level);
            let mut moved = a.clone();
            moved.signature_level = b.signature_level;
            laws::only_moved(
                layout,
                "SignatureLevel",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.signature_type(), a.signature_type);
            let mut moved = a.clone();
            moved.signature_type = b.signature_type;
            laws::only_moved(
                layout,
                "SignatureType",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved0(), a.reserved0);
            let mut moved = a.clone();
            moved.reserved0 = b.reserved0;
            laws::only_moved(
                layout,
                "Reserved0",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.default_base(), a.default_base);
            let mut moved = a.clone();
            moved.default_base = b.default_base;
            laws::only_moved(
                layout,
                "DefaultBase",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved1(), a.reserved1);
            let mut moved = a.clone();
            moved.reserved1 = b.reserved1;
            laws::only_moved(
                layout,
                "Reserved1",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved2(), a.reserved2);
            let mut moved = a.clone();
            moved.reserved2 = b.reserved2;
            laws::only_moved(
                layout,
                "Reserved2",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved3(), a.reserved3);
            let mut moved = a.clone();
            moved.reserved3 = b.reserved3;
            laws::only_moved(
                layout,
                "Reserved3",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved4(), a.reserved4);
            let mut moved = a.clone();
            moved.reserved4 = b.reserved4;
            laws::only_moved(
                layout,
                "Reserved4",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_imageload_information_v5_0x64_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::image::wmi_imageload_information::WmiImageloadInformationX64;
    type V<'a> = etwspec::payloads::image::wmi_imageload_information::WmiImageloadInformationX64View<
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
                    { let part = tail.file_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn wmi_imageload_information32_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::image::wmi_imageload_information32::WmiImageloadInformation32;
    type V<'a> = etwspec::payloads::image::wmi_imageload_information32::WmiImageloadInformation32View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn wmi_imageload_information32_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::image::wmi_imageload_information32::WmiImageloadInformation32;
    type V<'a> = etwspec::payloads::image::wmi_imageload_information32::WmiImageloadInformation32View<
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
            prop_assert_eq!(view.image_base32(), a.image_base32);
            let mut moved = a.clone();
            moved.image_base32 = b.image_base32;
            laws::only_moved(
                layout,
                "ImageBase32",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.image_size32(), a.image_size32);
            let mut moved = a.clone();
            moved.image_size32 = b.image_size32;
            laws::only_moved(
                layout,
                "ImageSize32",
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
            prop_assert_eq!(view.image_checksum(), a.image_checksum);
            let mut moved = a.clone();
            moved.image_checksum = b.image_checksum;
            laws::only_moved(
                layout,
                "ImageChecksum",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.time_date_stamp(), a.time_date_stamp);
            let mut moved = a.clone();
            moved.time_date_stamp = b.time_date_stamp;
            laws::only_moved(
                layout,
                "TimeDateStamp",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.signature_level(), a.signature_level);
            let mut moved = a.clone();
            moved.signature_level = b.signature_level;
            laws::only_moved(
                layout,
                "SignatureLevel",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.signature_type(), a.signature_type);
            let mut moved = a.clone();
            moved.signature_type = b.signature_type;
            laws::only_moved(
                layout,
                "SignatureType",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved0(), a.reserved0);
            let mut moved = a.clone();
            moved.reserved0 = b.reserved0;
            laws::only_moved(
                layout,
                "Reserved0",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.default_base32(), a.default_base32);
            let mut moved = a.clone();
            moved.default_base32 = b.default_base32;
            laws::only_moved(
                layout,
                "DefaultBase32",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved1(), a.reserved1);
            let mut moved = a.clone();
            moved.reserved1 = b.reserved1;
            laws::only_moved(
                layout,
                "Reserved1",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved2(), a.reserved2);
            let mut moved = a.clone();
            moved.reserved2 = b.reserved2;
            laws::only_moved(
                layout,
                "Reserved2",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved3(), a.reserved3);
            let mut moved = a.clone();
            moved.reserved3 = b.reserved3;
            laws::only_moved(
                layout,
                "Reserved3",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved4(), a.reserved4);
            let mut moved = a.clone();
            moved.reserved4 = b.reserved4;
            laws::only_moved(
                layout,
                "Reserved4",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_imageload_information32_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::image::wmi_imageload_information32::WmiImageloadInformation32;
    type V<'a> = etwspec::payloads::image::wmi_imageload_information32::WmiImageloadInformation32View<
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
                    { let part = tail.file_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn wmi_imageload_information64_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::image::wmi_imageload_information64::WmiImageloadInformation64;
    type V<'a> = etwspec::payloads::image::wmi_imageload_information64::WmiImageloadInformation64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn wmi_imageload_information64_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::image::wmi_imageload_information64::WmiImageloadInformation64;
    type V<'a> = etwspec::payloads::image::wmi_imageload_information64::WmiImageloadInformation64View<
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
            prop_assert_eq!(view.image_base64(), a.image_base64);
            let mut moved = a.clone();
            moved.image_base64 = b.image_base64;
            laws::only_moved(
                layout,
                "ImageBase64",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.image_size64(), a.image_size64);
            let mut moved = a.clone();
            moved.image_size64 = b.image_size64;
            laws::only_moved(
                layout,
                "ImageSize64",
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
            prop_assert_eq!(view.image_checksum(), a.image_checksum);
            let mut moved = a.clone();
            moved.image_checksum = b.image_checksum;
            laws::only_moved(
                layout,
                "ImageChecksum",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.time_date_stamp(), a.time_date_stamp);
            let mut moved = a.clone();
            moved.time_date_stamp = b.time_date_stamp;
            laws::only_moved(
                layout,
                "TimeDateStamp",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.signature_level(), a.signature_level);
            let mut moved = a.clone();
            moved.signature_level = b.signature_level;
            laws::only_moved(
                layout,
                "SignatureLevel",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.signature_type(), a.signature_type);
            let mut moved = a.clone();
            moved.signature_type = b.signature_type;
            laws::only_moved(
                layout,
                "SignatureType",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved0(), a.reserved0);
            let mut moved = a.clone();
            moved.reserved0 = b.reserved0;
            laws::only_moved(
                layout,
                "Reserved0",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.default_base64(), a.default_base64);
            let mut moved = a.clone();
            moved.default_base64 = b.default_base64;
            laws::only_moved(
                layout,
                "DefaultBase64",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved1(), a.reserved1);
            let mut moved = a.clone();
            moved.reserved1 = b.reserved1;
            laws::only_moved(
                layout,
                "Reserved1",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved2(), a.reserved2);
            let mut moved = a.clone();
            moved.reserved2 = b.reserved2;
            laws::only_moved(
                layout,
                "Reserved2",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved3(), a.reserved3);
            let mut moved = a.clone();
            moved.reserved3 = b.reserved3;
            laws::only_moved(
                layout,
                "Reserved3",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved4(), a.reserved4);
            let mut moved = a.clone();
            moved.reserved4 = b.reserved4;
            laws::only_moved(
                layout,
                "Reserved4",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_imageload_information64_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::image::wmi_imageload_information64::WmiImageloadInformation64;
    type V<'a> = etwspec::payloads::image::wmi_imageload_information64::WmiImageloadInformation64View<
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
                    { let part = tail.file_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn hyper_call_page_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::image::hyper_call_page::Any;
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
                    layout.name == "HyperCallPage" && layout.holds(release, pointer)
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
                        etwspec::payloads::image::hyper_call_page::HyperCallPageX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::image::hyper_call_page::HyperCallPageX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn image_v0_load_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::image::image_v0_load::Any;
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
                    layout.name == "Image_V0_Load" && layout.holds(release, pointer)
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
                        etwspec::payloads::image::image_v0_load::ImageV0LoadX86::from_slice(&
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
                        etwspec::payloads::image::image_v0_load::ImageV0LoadX64::from_slice(&
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
fn image_v1_load_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::image::image_v1_load::Any;
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
                    layout.name == "Image_V1_Load" && layout.holds(release, pointer)
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
                        etwspec::payloads::image::image_v1_load::ImageV1LoadX86::from_slice(&
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
                        etwspec::payloads::image::image_v1_load::ImageV1LoadX64::from_slice(&
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
fn kernel_image_base_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::image::kernel_image_base::Any;
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
                    layout.name == "KernelImageBase" && layout.holds(release, pointer)
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
                        etwspec::payloads::image::kernel_image_base::KernelImageBaseX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::image::kernel_image_base::KernelImageBaseX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn load_dll_event_data_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::image::load_dll_event_data::Any;
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
                    layout.name == "LOAD_DLL_EVENT_DATA"
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
                        etwspec::payloads::image::load_dll_event_data::LoadDllEventData::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
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
fn perfinfo_imageload_in_pagefile_info_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::image::perfinfo_imageload_in_pagefile_info::Any;
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
                    layout.name == "PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO"
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
                        etwspec::payloads::image::perfinfo_imageload_in_pagefile_info::PerfinfoImageloadInPagefileInfoX86::from_slice(&
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
                        etwspec::payloads::image::perfinfo_imageload_in_pagefile_info::PerfinfoImageloadInPagefileInfoX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn wmi_imageid_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::image::wmi_imageid_information::Any;
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
                    layout.name == "WMI_IMAGEID_INFORMATION"
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
                        etwspec::payloads::image::wmi_imageid_information::WmiImageidInformationX86::from_slice(&
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
                        etwspec::payloads::image::wmi_imageid_information::WmiImageidInformationX64::from_slice(&
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
fn wmi_imageid_information32_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::image::wmi_imageid_information32::Any;
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
                    layout.name == "WMI_IMAGEID_INFORMATION32"
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
                        etwspec::payloads::image::wmi_imageid_information32::WmiImageidInformation32::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
fn wmi_imageid_information64_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::image::wmi_imageid_information64::Any;
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
                    layout.name == "WMI_IMAGEID_INFORMATION64"
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
                        etwspec::payloads::image::wmi_imageid_information64::WmiImageidInformation64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
fn wmi_imageload_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::image::wmi_imageload_information::Any;
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
                    layout.name == "WMI_IMAGELOAD_INFORMATION"
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
                        etwspec::payloads::image::wmi_imageload_information::WmiImageloadInformationX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..44 {
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
                        etwspec::payloads::image::wmi_imageload_information::WmiImageloadInformationX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..56 {
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
fn wmi_imageload_information32_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::image::wmi_imageload_information32::Any;
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
                    layout.name == "WMI_IMAGELOAD_INFORMATION32"
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
                        etwspec::payloads::image::wmi_imageload_information32::WmiImageloadInformation32::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..44 {
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
fn wmi_imageload_information64_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::image::wmi_imageload_information64::Any;
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
                    layout.name == "WMI_IMAGELOAD_INFORMATION64"
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
                        etwspec::payloads::image::wmi_imageload_information64::WmiImageloadInformation64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..56 {
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
fn etw_image_signature_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::image::EtwImageSignature;
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
