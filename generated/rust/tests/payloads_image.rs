// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::image`.
#![cfg(feature = "payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn image_v0_load_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::image::image_v0_load::ImageV0Load32;
    type V<'a> = etwspec::payloads::image::image_v0_load::ImageV0Load32View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn image_v0_load_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::image::image_v0_load::ImageV0Load32;
    type V<'a> = etwspec::payloads::image::image_v0_load::ImageV0Load32View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.base_address(), a.base_address());
            let mut moved = a;
            moved.set_base_address(b.base_address());
            laws::only_moved(layout, "BaseAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.module_size(), a.module_size());
            let mut moved = a;
            moved.set_module_size(b.module_size());
            laws::only_moved(layout, "ModuleSize", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn image_v0_load_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::image::image_v0_load::ImageV0Load64;
    type V<'a> = etwspec::payloads::image::image_v0_load::ImageV0Load64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn image_v0_load_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::image::image_v0_load::ImageV0Load64;
    type V<'a> = etwspec::payloads::image::image_v0_load::ImageV0Load64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.base_address(), a.base_address());
            let mut moved = a;
            moved.set_base_address(b.base_address());
            laws::only_moved(layout, "BaseAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.module_size(), a.module_size());
            let mut moved = a;
            moved.set_module_size(b.module_size());
            laws::only_moved(layout, "ModuleSize", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn image_v1_load_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::image::image_v1_load::ImageV1Load32;
    type V<'a> = etwspec::payloads::image::image_v1_load::ImageV1Load32View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn image_v1_load_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::image::image_v1_load::ImageV1Load32;
    type V<'a> = etwspec::payloads::image::image_v1_load::ImageV1Load32View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.image_base(), a.image_base());
            let mut moved = a;
            moved.set_image_base(b.image_base());
            laws::only_moved(layout, "ImageBase", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.image_size(), a.image_size());
            let mut moved = a;
            moved.set_image_size(b.image_size());
            laws::only_moved(layout, "ImageSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.process_id(), a.process_id());
            let mut moved = a;
            moved.set_process_id(b.process_id());
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn image_v1_load_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::image::image_v1_load::ImageV1Load64;
    type V<'a> = etwspec::payloads::image::image_v1_load::ImageV1Load64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn image_v1_load_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::image::image_v1_load::ImageV1Load64;
    type V<'a> = etwspec::payloads::image::image_v1_load::ImageV1Load64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.image_base(), a.image_base());
            let mut moved = a;
            moved.set_image_base(b.image_base());
            laws::only_moved(layout, "ImageBase", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.image_size(), a.image_size());
            let mut moved = a;
            moved.set_image_size(b.image_size());
            laws::only_moved(layout, "ImageSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.process_id(), a.process_id());
            let mut moved = a;
            moved.set_process_id(b.process_id());
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
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
                        etwspec::payloads::image::image_v0_load::ImageV0Load32::from_slice(&
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
                        etwspec::payloads::image::image_v0_load::ImageV0Load64::from_slice(&
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
                        etwspec::payloads::image::image_v1_load::ImageV1Load32::from_slice(&
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
                        etwspec::payloads::image::image_v1_load::ImageV1Load64::from_slice(&
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
