// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::file`.
#![cfg(feature = "payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn file_io_create_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::file_io_create::FileIoCreateX86;
    type V<'a> = etwspec::payloads::file::file_io_create::FileIoCreateX86View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn file_io_create_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::file_io_create::FileIoCreateX86;
    type V<'a> = etwspec::payloads::file::file_io_create::FileIoCreateX86View<'a>;
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
            prop_assert_eq!(view.irp_ptr(), a.irp_ptr);
            let mut moved = a.clone();
            moved.irp_ptr = b.irp_ptr;
            laws::only_moved(layout, "IrpPtr", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.ttid(), a.ttid);
            let mut moved = a.clone();
            moved.ttid = b.ttid;
            laws::only_moved(layout, "TTID", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a.clone();
            moved.file_object = b.file_object;
            laws::only_moved(
                layout,
                "FileObject",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.create_options(), a.create_options);
            let mut moved = a.clone();
            moved.create_options = b.create_options;
            laws::only_moved(
                layout,
                "CreateOptions",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.file_attributes(), a.file_attributes);
            let mut moved = a.clone();
            moved.file_attributes = b.file_attributes;
            laws::only_moved(
                layout,
                "FileAttributes",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.share_access(), a.share_access);
            let mut moved = a.clone();
            moved.share_access = b.share_access;
            laws::only_moved(
                layout,
                "ShareAccess",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn file_io_create_v5_0x86_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::file::file_io_create::FileIoCreateX86;
    type V<'a> = etwspec::payloads::file::file_io_create::FileIoCreateX86View<'a>;
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
                    { let part = tail.open_path; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn file_io_create_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::file_io_create::FileIoCreateX64;
    type V<'a> = etwspec::payloads::file::file_io_create::FileIoCreateX64View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn file_io_create_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::file_io_create::FileIoCreateX64;
    type V<'a> = etwspec::payloads::file::file_io_create::FileIoCreateX64View<'a>;
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
            prop_assert_eq!(view.irp_ptr(), a.irp_ptr);
            let mut moved = a.clone();
            moved.irp_ptr = b.irp_ptr;
            laws::only_moved(layout, "IrpPtr", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.ttid(), a.ttid);
            let mut moved = a.clone();
            moved.ttid = b.ttid;
            laws::only_moved(layout, "TTID", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a.clone();
            moved.file_object = b.file_object;
            laws::only_moved(
                layout,
                "FileObject",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.create_options(), a.create_options);
            let mut moved = a.clone();
            moved.create_options = b.create_options;
            laws::only_moved(
                layout,
                "CreateOptions",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.file_attributes(), a.file_attributes);
            let mut moved = a.clone();
            moved.file_attributes = b.file_attributes;
            laws::only_moved(
                layout,
                "FileAttributes",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.share_access(), a.share_access);
            let mut moved = a.clone();
            moved.share_access = b.share_access;
            laws::only_moved(
                layout,
                "ShareAccess",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn file_io_create_v5_0x64_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::file::file_io_create::FileIoCreateX64;
    type V<'a> = etwspec::payloads::file::file_io_create::FileIoCreateX64View<'a>;
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
                    { let part = tail.open_path; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn file_io_dir_enum_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::file_io_dir_enum::FileIoDirEnumX86;
    type V<'a> = etwspec::payloads::file::file_io_dir_enum::FileIoDirEnumX86View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn file_io_dir_enum_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::file_io_dir_enum::FileIoDirEnumX86;
    type V<'a> = etwspec::payloads::file::file_io_dir_enum::FileIoDirEnumX86View<'a>;
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
            prop_assert_eq!(view.irp_ptr(), a.irp_ptr);
            let mut moved = a.clone();
            moved.irp_ptr = b.irp_ptr;
            laws::only_moved(layout, "IrpPtr", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.ttid(), a.ttid);
            let mut moved = a.clone();
            moved.ttid = b.ttid;
            laws::only_moved(layout, "TTID", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a.clone();
            moved.file_object = b.file_object;
            laws::only_moved(
                layout,
                "FileObject",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.file_key(), a.file_key);
            let mut moved = a.clone();
            moved.file_key = b.file_key;
            laws::only_moved(layout, "FileKey", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.length(), a.length);
            let mut moved = a.clone();
            moved.length = b.length;
            laws::only_moved(layout, "Length", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.info_class(), a.info_class);
            let mut moved = a.clone();
            moved.info_class = b.info_class;
            laws::only_moved(
                layout,
                "InfoClass",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.file_index(), a.file_index);
            let mut moved = a.clone();
            moved.file_index = b.file_index;
            laws::only_moved(
                layout,
                "FileIndex",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn file_io_dir_enum_v5_0x86_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::file::file_io_dir_enum::FileIoDirEnumX86;
    type V<'a> = etwspec::payloads::file::file_io_dir_enum::FileIoDirEnumX86View<'a>;
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
fn file_io_dir_enum_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::file_io_dir_enum::FileIoDirEnumX64;
    type V<'a> = etwspec::payloads::file::file_io_dir_enum::FileIoDirEnumX64View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn file_io_dir_enum_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::file_io_dir_enum::FileIoDirEnumX64;
    type V<'a> = etwspec::payloads::file::file_io_dir_enum::FileIoDirEnumX64View<'a>;
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
            prop_assert_eq!(view.irp_ptr(), a.irp_ptr);
            let mut moved = a.clone();
            moved.irp_ptr = b.irp_ptr;
            laws::only_moved(layout, "IrpPtr", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.ttid(), a.ttid);
            let mut moved = a.clone();
            moved.ttid = b.ttid;
            laws::only_moved(layout, "TTID", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a.clone();
            moved.file_object = b.file_object;
            laws::only_moved(
                layout,
                "FileObject",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.file_key(), a.file_key);
            let mut moved = a.clone();
            moved.file_key = b.file_key;
            laws::only_moved(layout, "FileKey", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.length(), a.length);
            let mut moved = a.clone();
            moved.length = b.length;
            laws::only_moved(layout, "Length", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.info_class(), a.info_class);
            let mut moved = a.clone();
            moved.info_class = b.info_class;
            laws::only_moved(
                layout,
                "InfoClass",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.file_index(), a.file_index);
            let mut moved = a.clone();
            moved.file_index = b.file_index;
            laws::only_moved(
                layout,
                "FileIndex",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn file_io_dir_enum_v5_0x64_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::file::file_io_dir_enum::FileIoDirEnumX64;
    type V<'a> = etwspec::payloads::file::file_io_dir_enum::FileIoDirEnumX64View<'a>;
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
fn file_io_info_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::file_io_info::FileIoInfoX86;
    type V<'a> = etwspec::payloads::file::file_io_info::FileIoInfoX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn file_io_info_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::file_io_info::FileIoInfoX86;
    type V<'a> = etwspec::payloads::file::file_io_info::FileIoInfoX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.irp_ptr(), a.irp_ptr);
            let mut moved = a;
            moved.irp_ptr = b.irp_ptr;
            laws::only_moved(layout, "IrpPtr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.ttid(), a.ttid);
            let mut moved = a;
            moved.ttid = b.ttid;
            laws::only_moved(layout, "TTID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a;
            moved.file_object = b.file_object;
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_key(), a.file_key);
            let mut moved = a;
            moved.file_key = b.file_key;
            laws::only_moved(layout, "FileKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.extra_info(), a.extra_info);
            let mut moved = a;
            moved.extra_info = b.extra_info;
            laws::only_moved(layout, "ExtraInfo", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.info_class(), a.info_class);
            let mut moved = a;
            moved.info_class = b.info_class;
            laws::only_moved(layout, "InfoClass", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn file_io_info_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::file_io_info::FileIoInfoX64;
    type V<'a> = etwspec::payloads::file::file_io_info::FileIoInfoX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn file_io_info_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::file_io_info::FileIoInfoX64;
    type V<'a> = etwspec::payloads::file::file_io_info::FileIoInfoX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.irp_ptr(), a.irp_ptr);
            let mut moved = a;
            moved.irp_ptr = b.irp_ptr;
            laws::only_moved(layout, "IrpPtr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.ttid(), a.ttid);
            let mut moved = a;
            moved.ttid = b.ttid;
            laws::only_moved(layout, "TTID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a;
            moved.file_object = b.file_object;
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_key(), a.file_key);
            let mut moved = a;
            moved.file_key = b.file_key;
            laws::only_moved(layout, "FileKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.extra_info(), a.extra_info);
            let mut moved = a;
            moved.extra_info = b.extra_info;
            laws::only_moved(layout, "ExtraInfo", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.info_class(), a.info_class);
            let mut moved = a;
            moved.info_class = b.info_class;
            laws::only_moved(layout, "InfoClass", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn file_io_read_write_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::file_io_read_write::FileIoReadWriteX86;
    type V<'a> = etwspec::payloads::file::file_io_read_write::FileIoReadWriteX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn file_io_read_write_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::file_io_read_write::FileIoReadWriteX86;
    type V<'a> = etwspec::payloads::file::file_io_read_write::FileIoReadWriteX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.offset(), a.offset);
            let mut moved = a;
            moved.offset = b.offset;
            laws::only_moved(layout, "Offset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp_ptr(), a.irp_ptr);
            let mut moved = a;
            moved.irp_ptr = b.irp_ptr;
            laws::only_moved(layout, "IrpPtr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.ttid(), a.ttid);
            let mut moved = a;
            moved.ttid = b.ttid;
            laws::only_moved(layout, "TTID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a;
            moved.file_object = b.file_object;
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_key(), a.file_key);
            let mut moved = a;
            moved.file_key = b.file_key;
            laws::only_moved(layout, "FileKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.io_size(), a.io_size);
            let mut moved = a;
            moved.io_size = b.io_size;
            laws::only_moved(layout, "IoSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.io_flags(), a.io_flags);
            let mut moved = a;
            moved.io_flags = b.io_flags;
            laws::only_moved(layout, "IoFlags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn file_io_read_write_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::file_io_read_write::FileIoReadWriteX64;
    type V<'a> = etwspec::payloads::file::file_io_read_write::FileIoReadWriteX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn file_io_read_write_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::file_io_read_write::FileIoReadWriteX64;
    type V<'a> = etwspec::payloads::file::file_io_read_write::FileIoReadWriteX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.offset(), a.offset);
            let mut moved = a;
            moved.offset = b.offset;
            laws::only_moved(layout, "Offset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp_ptr(), a.irp_ptr);
            let mut moved = a;
            moved.irp_ptr = b.irp_ptr;
            laws::only_moved(layout, "IrpPtr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.ttid(), a.ttid);
            let mut moved = a;
            moved.ttid = b.ttid;
            laws::only_moved(layout, "TTID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a;
            moved.file_object = b.file_object;
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_key(), a.file_key);
            let mut moved = a;
            moved.file_key = b.file_key;
            laws::only_moved(layout, "FileKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.io_size(), a.io_size);
            let mut moved = a;
            moved.io_size = b.io_size;
            laws::only_moved(layout, "IoSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.io_flags(), a.io_flags);
            let mut moved = a;
            moved.io_flags = b.io_flags;
            laws::only_moved(layout, "IoFlags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn file_io_simple_op_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::file_io_simple_op::FileIoSimpleOpX86;
    type V<'a> = etwspec::payloads::file::file_io_simple_op::FileIoSimpleOpX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn file_io_simple_op_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::file_io_simple_op::FileIoSimpleOpX86;
    type V<'a> = etwspec::payloads::file::file_io_simple_op::FileIoSimpleOpX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.irp_ptr(), a.irp_ptr);
            let mut moved = a;
            moved.irp_ptr = b.irp_ptr;
            laws::only_moved(layout, "IrpPtr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.ttid(), a.ttid);
            let mut moved = a;
            moved.ttid = b.ttid;
            laws::only_moved(layout, "TTID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a;
            moved.file_object = b.file_object;
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_key(), a.file_key);
            let mut moved = a;
            moved.file_key = b.file_key;
            laws::only_moved(layout, "FileKey", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn file_io_simple_op_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::file_io_simple_op::FileIoSimpleOpX64;
    type V<'a> = etwspec::payloads::file::file_io_simple_op::FileIoSimpleOpX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn file_io_simple_op_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::file_io_simple_op::FileIoSimpleOpX64;
    type V<'a> = etwspec::payloads::file::file_io_simple_op::FileIoSimpleOpX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.irp_ptr(), a.irp_ptr);
            let mut moved = a;
            moved.irp_ptr = b.irp_ptr;
            laws::only_moved(layout, "IrpPtr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.ttid(), a.ttid);
            let mut moved = a;
            moved.ttid = b.ttid;
            laws::only_moved(layout, "TTID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a;
            moved.file_object = b.file_object;
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_key(), a.file_key);
            let mut moved = a;
            moved.file_key = b.file_key;
            laws::only_moved(layout, "FileKey", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_filename_rundown_information_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::perfinfo_filename_rundown_information::PerfinfoFilenameRundownInformationX86;
    type V<'a> = etwspec::payloads::file::perfinfo_filename_rundown_information::PerfinfoFilenameRundownInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn perfinfo_filename_rundown_information_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_filename_rundown_information::PerfinfoFilenameRundownInformationX86;
    type V<'a> = etwspec::payloads::file::perfinfo_filename_rundown_information::PerfinfoFilenameRundownInformationX86View<
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
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a.clone();
            moved.file_object = b.file_object;
            laws::only_moved(
                layout,
                "FileObject",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_filename_rundown_information_v5_0x86_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_filename_rundown_information::PerfinfoFilenameRundownInformationX86;
    type V<'a> = etwspec::payloads::file::perfinfo_filename_rundown_information::PerfinfoFilenameRundownInformationX86View<
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
fn perfinfo_filename_rundown_information_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::perfinfo_filename_rundown_information::PerfinfoFilenameRundownInformationX64;
    type V<'a> = etwspec::payloads::file::perfinfo_filename_rundown_information::PerfinfoFilenameRundownInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn perfinfo_filename_rundown_information_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_filename_rundown_information::PerfinfoFilenameRundownInformationX64;
    type V<'a> = etwspec::payloads::file::perfinfo_filename_rundown_information::PerfinfoFilenameRundownInformationX64View<
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
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a.clone();
            moved.file_object = b.file_object;
            laws::only_moved(
                layout,
                "FileObject",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_filename_rundown_information_v5_0x64_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_filename_rundown_information::PerfinfoFilenameRundownInformationX64;
    type V<'a> = etwspec::payloads::file::perfinfo_filename_rundown_information::PerfinfoFilenameRundownInformationX64View<
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
fn perfinfo_filename_rundown_information_wow64_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::perfinfo_filename_rundown_information_wow64::PerfinfoFilenameRundownInformationWow64;
    type V<'a> = etwspec::payloads::file::perfinfo_filename_rundown_information_wow64::PerfinfoFilenameRundownInformationWow64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn perfinfo_filename_rundown_information_wow64_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_filename_rundown_information_wow64::PerfinfoFilenameRundownInformationWow64;
    type V<'a> = etwspec::payloads::file::perfinfo_filename_rundown_information_wow64::PerfinfoFilenameRundownInformationWow64View<
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
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a.clone();
            moved.file_object = b.file_object;
            laws::only_moved(
                layout,
                "FileObject",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_filename_rundown_information_wow64_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_filename_rundown_information_wow64::PerfinfoFilenameRundownInformationWow64;
    type V<'a> = etwspec::payloads::file::perfinfo_filename_rundown_information_wow64::PerfinfoFilenameRundownInformationWow64View<
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
fn perfinfo_filename_same_information_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::perfinfo_filename_same_information::PerfinfoFilenameSameInformationX86;
    type V<'a> = etwspec::payloads::file::perfinfo_filename_same_information::PerfinfoFilenameSameInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_filename_same_information_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_filename_same_information::PerfinfoFilenameSameInformationX86;
    type V<'a> = etwspec::payloads::file::perfinfo_filename_same_information::PerfinfoFilenameSameInformationX86View<
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
            prop_assert_eq!(view.old_file(), a.old_file);
            let mut moved = a;
            moved.old_file = b.old_file;
            laws::only_moved(layout, "OldFile", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.new_file(), a.new_file);
            let mut moved = a;
            moved.new_file = b.new_file;
            laws::only_moved(layout, "NewFile", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_filename_same_information_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::perfinfo_filename_same_information::PerfinfoFilenameSameInformationX64;
    type V<'a> = etwspec::payloads::file::perfinfo_filename_same_information::PerfinfoFilenameSameInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_filename_same_information_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_filename_same_information::PerfinfoFilenameSameInformationX64;
    type V<'a> = etwspec::payloads::file::perfinfo_filename_same_information::PerfinfoFilenameSameInformationX64View<
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
            prop_assert_eq!(view.old_file(), a.old_file);
            let mut moved = a;
            moved.old_file = b.old_file;
            laws::only_moved(layout, "OldFile", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.new_file(), a.new_file);
            let mut moved = a;
            moved.new_file = b.new_file;
            laws::only_moved(layout, "NewFile", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_fileobject_information_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::perfinfo_fileobject_information::PerfinfoFileobjectInformationX86;
    type V<'a> = etwspec::payloads::file::perfinfo_fileobject_information::PerfinfoFileobjectInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_fileobject_information_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_fileobject_information::PerfinfoFileobjectInformationX86;
    type V<'a> = etwspec::payloads::file::perfinfo_fileobject_information::PerfinfoFileobjectInformationX86View<
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
            Ok(())
        },
    );
}
#[test]
fn perfinfo_fileobject_information_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::perfinfo_fileobject_information::PerfinfoFileobjectInformationX64;
    type V<'a> = etwspec::payloads::file::perfinfo_fileobject_information::PerfinfoFileobjectInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_fileobject_information_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_fileobject_information::PerfinfoFileobjectInformationX64;
    type V<'a> = etwspec::payloads::file::perfinfo_fileobject_information::PerfinfoFileobjectInformationX64View<
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
            Ok(())
        },
    );
}
#[test]
fn perfinfo_file_create_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::perfinfo_file_create::PerfinfoFileCreateX86;
    type V<'a> = etwspec::payloads::file::perfinfo_file_create::PerfinfoFileCreateX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn perfinfo_file_create_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_file_create::PerfinfoFileCreateX86;
    type V<'a> = etwspec::payloads::file::perfinfo_file_create::PerfinfoFileCreateX86View<
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
            prop_assert_eq!(view.irp(), a.irp);
            let mut moved = a.clone();
            moved.irp = b.irp;
            laws::only_moved(layout, "Irp", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a.clone();
            moved.file_object = b.file_object;
            laws::only_moved(
                layout,
                "FileObject",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.issuing_thread_id(), a.issuing_thread_id);
            let mut moved = a.clone();
            moved.issuing_thread_id = b.issuing_thread_id;
            laws::only_moved(
                layout,
                "IssuingThreadId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.options(), a.options);
            let mut moved = a.clone();
            moved.options = b.options;
            laws::only_moved(layout, "Options", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.attributes(), a.attributes);
            let mut moved = a.clone();
            moved.attributes = b.attributes;
            laws::only_moved(
                layout,
                "Attributes",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.share_access(), a.share_access);
            let mut moved = a.clone();
            moved.share_access = b.share_access;
            laws::only_moved(
                layout,
                "ShareAccess",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_file_create_v5_0x86_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_file_create::PerfinfoFileCreateX86;
    type V<'a> = etwspec::payloads::file::perfinfo_file_create::PerfinfoFileCreateX86View<
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
                    { let part = tail.open_path; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn perfinfo_file_create_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::perfinfo_file_create::PerfinfoFileCreateX64;
    type V<'a> = etwspec::payloads::file::perfinfo_file_create::PerfinfoFileCreateX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn perfinfo_file_create_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_file_create::PerfinfoFileCreateX64;
    type V<'a> = etwspec::payloads::file::perfinfo_file_create::PerfinfoFileCreateX64View<
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
            prop_assert_eq!(view.irp(), a.irp);
            let mut moved = a.clone();
            moved.irp = b.irp;
            laws::only_moved(layout, "Irp", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a.clone();
            moved.file_object = b.file_object;
            laws::only_moved(
                layout,
                "FileObject",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.issuing_thread_id(), a.issuing_thread_id);
            let mut moved = a.clone();
            moved.issuing_thread_id = b.issuing_thread_id;
            laws::only_moved(
                layout,
                "IssuingThreadId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.options(), a.options);
            let mut moved = a.clone();
            moved.options = b.options;
            laws::only_moved(layout, "Options", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.attributes(), a.attributes);
            let mut moved = a.clone();
            moved.attributes = b.attributes;
            laws::only_moved(
                layout,
                "Attributes",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.share_access(), a.share_access);
            let mut moved = a.clone();
            moved.share_access = b.share_access;
            laws::only_moved(
                layout,
                "ShareAccess",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_file_create_v5_0x64_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_file_create::PerfinfoFileCreateX64;
    type V<'a> = etwspec::payloads::file::perfinfo_file_create::PerfinfoFileCreateX64View<
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
                    { let part = tail.open_path; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn perfinfo_file_direnum_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::perfinfo_file_direnum::PerfinfoFileDirenumX86;
    type V<'a> = etwspec::payloads::file::perfinfo_file_direnum::PerfinfoFileDirenumX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn perfinfo_file_direnum_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_file_direnum::PerfinfoFileDirenumX86;
    type V<'a> = etwspec::payloads::file::perfinfo_file_direnum::PerfinfoFileDirenumX86View<
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
            prop_assert_eq!(view.irp(), a.irp);
            let mut moved = a.clone();
            moved.irp = b.irp;
            laws::only_moved(layout, "Irp", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a.clone();
            moved.file_object = b.file_object;
            laws::only_moved(
                layout,
                "FileObject",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.file_key(), a.file_key);
            let mut moved = a.clone();
            moved.file_key = b.file_key;
            laws::only_moved(layout, "FileKey", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.issuing_thread_id(), a.issuing_thread_id);
            let mut moved = a.clone();
            moved.issuing_thread_id = b.issuing_thread_id;
            laws::only_moved(
                layout,
                "IssuingThreadId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.length(), a.length);
            let mut moved = a.clone();
            moved.length = b.length;
            laws::only_moved(layout, "Length", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.info_class(), a.info_class);
            let mut moved = a.clone();
            moved.info_class = b.info_class;
            laws::only_moved(
                layout,
                "InfoClass",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.file_index(), a.file_index);
            let mut moved = a.clone();
            moved.file_index = b.file_index;
            laws::only_moved(
                layout,
                "FileIndex",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_file_direnum_v5_0x86_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_file_direnum::PerfinfoFileDirenumX86;
    type V<'a> = etwspec::payloads::file::perfinfo_file_direnum::PerfinfoFileDirenumX86View<
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
fn perfinfo_file_direnum_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::perfinfo_file_direnum::PerfinfoFileDirenumX64;
    type V<'a> = etwspec::payloads::file::perfinfo_file_direnum::PerfinfoFileDirenumX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn perfinfo_file_direnum_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_file_direnum::PerfinfoFileDirenumX64;
    type V<'a> = etwspec::payloads::file::perfinfo_file_direnum::PerfinfoFileDirenumX64View<
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
            prop_assert_eq!(view.irp(), a.irp);
            let mut moved = a.clone();
            moved.irp = b.irp;
            laws::only_moved(layout, "Irp", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a.clone();
            moved.file_object = b.file_object;
            laws::only_moved(
                layout,
                "FileObject",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.file_key(), a.file_key);
            let mut moved = a.clone();
            moved.file_key = b.file_key;
            laws::only_moved(layout, "FileKey", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.issuing_thread_id(), a.issuing_thread_id);
            let mut moved = a.clone();
            moved.issuing_thread_id = b.issuing_thread_id;
            laws::only_moved(
                layout,
                "IssuingThreadId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.length(), a.length);
            let mut moved = a.clone();
            moved.length = b.length;
            laws::only_moved(layout, "Length", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.info_class(), a.info_class);
            let mut moved = a.clone();
            moved.info_class = b.info_class;
            laws::only_moved(
                layout,
                "InfoClass",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.file_index(), a.file_index);
            let mut moved = a.clone();
            moved.file_index = b.file_index;
            laws::only_moved(
                layout,
                "FileIndex",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_file_direnum_v5_0x64_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_file_direnum::PerfinfoFileDirenumX64;
    type V<'a> = etwspec::payloads::file::perfinfo_file_direnum::PerfinfoFileDirenumX64View<
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
fn perfinfo_file_information_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::perfinfo_file_information::PerfinfoFileInformationX86;
    type V<'a> = etwspec::payloads::file::perfinfo_file_information::PerfinfoFileInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_file_information_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_file_information::PerfinfoFileInformationX86;
    type V<'a> = etwspec::payloads::file::perfinfo_file_information::PerfinfoFileInformationX86View<
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
            prop_assert_eq!(view.irp(), a.irp);
            let mut moved = a;
            moved.irp = b.irp;
            laws::only_moved(layout, "Irp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a;
            moved.file_object = b.file_object;
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_key(), a.file_key);
            let mut moved = a;
            moved.file_key = b.file_key;
            laws::only_moved(layout, "FileKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.extra_information(), a.extra_information);
            let mut moved = a;
            moved.extra_information = b.extra_information;
            laws::only_moved(
                layout,
                "ExtraInformation",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.issuing_thread_id(), a.issuing_thread_id);
            let mut moved = a;
            moved.issuing_thread_id = b.issuing_thread_id;
            laws::only_moved(
                layout,
                "IssuingThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.info_class(), a.info_class);
            let mut moved = a;
            moved.info_class = b.info_class;
            laws::only_moved(layout, "InfoClass", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_file_information_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::perfinfo_file_information::PerfinfoFileInformationX64;
    type V<'a> = etwspec::payloads::file::perfinfo_file_information::PerfinfoFileInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_file_information_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_file_information::PerfinfoFileInformationX64;
    type V<'a> = etwspec::payloads::file::perfinfo_file_information::PerfinfoFileInformationX64View<
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
            prop_assert_eq!(view.irp(), a.irp);
            let mut moved = a;
            moved.irp = b.irp;
            laws::only_moved(layout, "Irp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a;
            moved.file_object = b.file_object;
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_key(), a.file_key);
            let mut moved = a;
            moved.file_key = b.file_key;
            laws::only_moved(layout, "FileKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.extra_information(), a.extra_information);
            let mut moved = a;
            moved.extra_information = b.extra_information;
            laws::only_moved(
                layout,
                "ExtraInformation",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.issuing_thread_id(), a.issuing_thread_id);
            let mut moved = a;
            moved.issuing_thread_id = b.issuing_thread_id;
            laws::only_moved(
                layout,
                "IssuingThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.info_class(), a.info_class);
            let mut moved = a;
            moved.info_class = b.info_class;
            laws::only_moved(layout, "InfoClass", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_file_operation_end_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::perfinfo_file_operation_end::PerfinfoFileOperationEndX86;
    type V<'a> = etwspec::payloads::file::perfinfo_file_operation_end::PerfinfoFileOperationEndX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_file_operation_end_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_file_operation_end::PerfinfoFileOperationEndX86;
    type V<'a> = etwspec::payloads::file::perfinfo_file_operation_end::PerfinfoFileOperationEndX86View<
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
            prop_assert_eq!(view.irp(), a.irp);
            let mut moved = a;
            moved.irp = b.irp;
            laws::only_moved(layout, "Irp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.extra_information(), a.extra_information);
            let mut moved = a;
            moved.extra_information = b.extra_information;
            laws::only_moved(
                layout,
                "ExtraInformation",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.status(), a.status);
            let mut moved = a;
            moved.status = b.status;
            laws::only_moved(layout, "Status", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_file_operation_end_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::perfinfo_file_operation_end::PerfinfoFileOperationEndX64;
    type V<'a> = etwspec::payloads::file::perfinfo_file_operation_end::PerfinfoFileOperationEndX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_file_operation_end_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_file_operation_end::PerfinfoFileOperationEndX64;
    type V<'a> = etwspec::payloads::file::perfinfo_file_operation_end::PerfinfoFileOperationEndX64View<
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
            prop_assert_eq!(view.irp(), a.irp);
            let mut moved = a;
            moved.irp = b.irp;
            laws::only_moved(layout, "Irp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.extra_information(), a.extra_information);
            let mut moved = a;
            moved.extra_information = b.extra_information;
            laws::only_moved(
                layout,
                "ExtraInformation",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.status(), a.status);
            let mut moved = a;
            moved.status = b.status;
            laws::only_moved(layout, "Status", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_file_path_operation_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::perfinfo_file_path_operation::PerfinfoFilePathOperationX86;
    type V<'a> = etwspec::payloads::file::perfinfo_file_path_operation::PerfinfoFilePathOperationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn perfinfo_file_path_operation_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_file_path_operation::PerfinfoFilePathOperationX86;
    type V<'a> = etwspec::payloads::file::perfinfo_file_path_operation::PerfinfoFilePathOperationX86View<
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
            prop_assert_eq!(view.irp(), a.irp);
            let mut moved = a.clone();
            moved.irp = b.irp;
            laws::only_moved(layout, "Irp", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a.clone();
            moved.file_object = b.file_object;
            laws::only_moved(
                layout,
                "FileObject",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.file_key(), a.file_key);
            let mut moved = a.clone();
            moved.file_key = b.file_key;
            laws::only_moved(layout, "FileKey", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.extra_information(), a.extra_information);
            let mut moved = a.clone();
            moved.extra_information = b.extra_information;
            laws::only_moved(
                layout,
                "ExtraInformation",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.issuing_thread_id(), a.issuing_thread_id);
            let mut moved = a.clone();
            moved.issuing_thread_id = b.issuing_thread_id;
            laws::only_moved(
                layout,
                "IssuingThreadId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.info_class(), a.info_class);
            let mut moved = a.clone();
            moved.info_class = b.info_class;
            laws::only_moved(
                layout,
                "InfoClass",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_file_path_operation_v5_0x86_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_file_path_operation::PerfinfoFilePathOperationX86;
    type V<'a> = etwspec::payloads::file::perfinfo_file_path_operation::PerfinfoFilePathOperationX86View<
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
                    { let part = tail.path; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn perfinfo_file_path_operation_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::perfinfo_file_path_operation::PerfinfoFilePathOperationX64;
    type V<'a> = etwspec::payloads::file::perfinfo_file_path_operation::PerfinfoFilePathOperationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn perfinfo_file_path_operation_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_file_path_operation::PerfinfoFilePathOperationX64;
    type V<'a> = etwspec::payloads::file::perfinfo_file_path_operation::PerfinfoFilePathOperationX64View<
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
            prop_assert_eq!(view.irp(), a.irp);
            let mut moved = a.clone();
            moved.irp = b.irp;
            laws::only_moved(layout, "Irp", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a.clone();
            moved.file_object = b.file_object;
            laws::only_moved(
                layout,
                "FileObject",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.file_key(), a.file_key);
            let mut moved = a.clone();
            moved.file_key = b.file_key;
            laws::only_moved(layout, "FileKey", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.extra_information(), a.extra_information);
            let mut moved = a.clone();
            moved.extra_information = b.extra_information;
            laws::only_moved(
                layout,
                "ExtraInformation",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.issuing_thread_id(), a.issuing_thread_id);
            let mut moved = a.clone();
            moved.issuing_thread_id = b.issuing_thread_id;
            laws::only_moved(
                layout,
                "IssuingThreadId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.info_class(), a.info_class);
            let mut moved = a.clone();
            moved.info_class = b.info_class;
            laws::only_moved(
                layout,
                "InfoClass",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_file_path_operation_v5_0x64_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_file_path_operation::PerfinfoFilePathOperationX64;
    type V<'a> = etwspec::payloads::file::perfinfo_file_path_operation::PerfinfoFilePathOperationX64View<
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
                    { let part = tail.path; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn perfinfo_file_read_write_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::perfinfo_file_read_write::PerfinfoFileReadWriteX86;
    type V<'a> = etwspec::payloads::file::perfinfo_file_read_write::PerfinfoFileReadWriteX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_file_read_write_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_file_read_write::PerfinfoFileReadWriteX86;
    type V<'a> = etwspec::payloads::file::perfinfo_file_read_write::PerfinfoFileReadWriteX86View<
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
            prop_assert_eq!(view.offset(), a.offset);
            let mut moved = a;
            moved.offset = b.offset;
            laws::only_moved(layout, "Offset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp(), a.irp);
            let mut moved = a;
            moved.irp = b.irp;
            laws::only_moved(layout, "Irp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a;
            moved.file_object = b.file_object;
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_key(), a.file_key);
            let mut moved = a;
            moved.file_key = b.file_key;
            laws::only_moved(layout, "FileKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.issuing_thread_id(), a.issuing_thread_id);
            let mut moved = a;
            moved.issuing_thread_id = b.issuing_thread_id;
            laws::only_moved(
                layout,
                "IssuingThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a;
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.extra_flags(), a.extra_flags);
            let mut moved = a;
            moved.extra_flags = b.extra_flags;
            laws::only_moved(layout, "ExtraFlags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_file_read_write_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::perfinfo_file_read_write::PerfinfoFileReadWriteX64;
    type V<'a> = etwspec::payloads::file::perfinfo_file_read_write::PerfinfoFileReadWriteX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_file_read_write_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_file_read_write::PerfinfoFileReadWriteX64;
    type V<'a> = etwspec::payloads::file::perfinfo_file_read_write::PerfinfoFileReadWriteX64View<
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
            prop_assert_eq!(view.offset(), a.offset);
            let mut moved = a;
            moved.offset = b.offset;
            laws::only_moved(layout, "Offset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp(), a.irp);
            let mut moved = a;
            moved.irp = b.irp;
            laws::only_moved(layout, "Irp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a;
            moved.file_object = b.file_object;
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_key(), a.file_key);
            let mut moved = a;
            moved.file_key = b.file_key;
            laws::only_moved(layout, "FileKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.issuing_thread_id(), a.issuing_thread_id);
            let mut moved = a;
            moved.issuing_thread_id = b.issuing_thread_id;
            laws::only_moved(
                layout,
                "IssuingThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a;
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.extra_flags(), a.extra_flags);
            let mut moved = a;
            moved.extra_flags = b.extra_flags;
            laws::only_moved(layout, "ExtraFlags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_file_simple_operation_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::perfinfo_file_simple_operation::PerfinfoFileSimpleOperationX86;
    type V<'a> = etwspec::payloads::file::perfinfo_file_simple_operation::PerfinfoFileSimpleOperationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_file_simple_operation_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_file_simple_operation::PerfinfoFileSimpleOperationX86;
    type V<'a> = etwspec::payloads::file::perfinfo_file_simple_operation::PerfinfoFileSimpleOperationX86View<
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
            prop_assert_eq!(view.irp(), a.irp);
            let mut moved = a;
            moved.irp = b.irp;
            laws::only_moved(layout, "Irp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a;
            moved.file_object = b.file_object;
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_key(), a.file_key);
            let mut moved = a;
            moved.file_key = b.file_key;
            laws::only_moved(layout, "FileKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.issuing_thread_id(), a.issuing_thread_id);
            let mut moved = a;
            moved.issuing_thread_id = b.issuing_thread_id;
            laws::only_moved(
                layout,
                "IssuingThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_file_simple_operation_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::perfinfo_file_simple_operation::PerfinfoFileSimpleOperationX64;
    type V<'a> = etwspec::payloads::file::perfinfo_file_simple_operation::PerfinfoFileSimpleOperationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_file_simple_operation_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_file_simple_operation::PerfinfoFileSimpleOperationX64;
    type V<'a> = etwspec::payloads::file::perfinfo_file_simple_operation::PerfinfoFileSimpleOperationX64View<
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
            prop_assert_eq!(view.irp(), a.irp);
            let mut moved = a;
            moved.irp = b.irp;
            laws::only_moved(layout, "Irp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a;
            moved.file_object = b.file_object;
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_key(), a.file_key);
            let mut moved = a;
            moved.file_key = b.file_key;
            laws::only_moved(layout, "FileKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.issuing_thread_id(), a.issuing_thread_id);
            let mut moved = a;
            moved.issuing_thread_id = b.issuing_thread_id;
            laws::only_moved(
                layout,
                "IssuingThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_flt_operation_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::perfinfo_flt_operation::PerfinfoFltOperationX86;
    type V<'a> = etwspec::payloads::file::perfinfo_flt_operation::PerfinfoFltOperationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_flt_operation_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_flt_operation::PerfinfoFltOperationX86;
    type V<'a> = etwspec::payloads::file::perfinfo_flt_operation::PerfinfoFltOperationX86View<
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
            prop_assert_eq!(view.routine_addr(), a.routine_addr);
            let mut moved = a;
            moved.routine_addr = b.routine_addr;
            laws::only_moved(layout, "RoutineAddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a;
            moved.file_object = b.file_object;
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.fs_context(), a.fs_context);
            let mut moved = a;
            moved.fs_context = b.fs_context;
            laws::only_moved(layout, "FsContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp_ptr(), a.irp_ptr);
            let mut moved = a;
            moved.irp_ptr = b.irp_ptr;
            laws::only_moved(layout, "IrpPtr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.cbd_ptr(), a.cbd_ptr);
            let mut moved = a;
            moved.cbd_ptr = b.cbd_ptr;
            laws::only_moved(layout, "CbdPtr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.major_function(), a.major_function);
            let mut moved = a;
            moved.major_function = b.major_function;
            laws::only_moved(layout, "MajorFunction", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_flt_operation_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::perfinfo_flt_operation::PerfinfoFltOperationX64;
    type V<'a> = etwspec::payloads::file::perfinfo_flt_operation::PerfinfoFltOperationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_flt_operation_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_flt_operation::PerfinfoFltOperationX64;
    type V<'a> = etwspec::payloads::file::perfinfo_flt_operation::PerfinfoFltOperationX64View<
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
            prop_assert_eq!(view.routine_addr(), a.routine_addr);
            let mut moved = a;
            moved.routine_addr = b.routine_addr;
            laws::only_moved(layout, "RoutineAddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a;
            moved.file_object = b.file_object;
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.fs_context(), a.fs_context);
            let mut moved = a;
            moved.fs_context = b.fs_context;
            laws::only_moved(layout, "FsContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp_ptr(), a.irp_ptr);
            let mut moved = a;
            moved.irp_ptr = b.irp_ptr;
            laws::only_moved(layout, "IrpPtr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.cbd_ptr(), a.cbd_ptr);
            let mut moved = a;
            moved.cbd_ptr = b.cbd_ptr;
            laws::only_moved(layout, "CbdPtr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.major_function(), a.major_function);
            let mut moved = a;
            moved.major_function = b.major_function;
            laws::only_moved(layout, "MajorFunction", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_flt_operation_status_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::perfinfo_flt_operation_status::PerfinfoFltOperationStatusX86;
    type V<'a> = etwspec::payloads::file::perfinfo_flt_operation_status::PerfinfoFltOperationStatusX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_flt_operation_status_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_flt_operation_status::PerfinfoFltOperationStatusX86;
    type V<'a> = etwspec::payloads::file::perfinfo_flt_operation_status::PerfinfoFltOperationStatusX86View<
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
            prop_assert_eq!(view.routine_addr(), a.routine_addr);
            let mut moved = a;
            moved.routine_addr = b.routine_addr;
            laws::only_moved(layout, "RoutineAddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a;
            moved.file_object = b.file_object;
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.fs_context(), a.fs_context);
            let mut moved = a;
            moved.fs_context = b.fs_context;
            laws::only_moved(layout, "FsContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp_ptr(), a.irp_ptr);
            let mut moved = a;
            moved.irp_ptr = b.irp_ptr;
            laws::only_moved(layout, "IrpPtr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.cbd_ptr(), a.cbd_ptr);
            let mut moved = a;
            moved.cbd_ptr = b.cbd_ptr;
            laws::only_moved(layout, "CbdPtr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.major_function(), a.major_function);
            let mut moved = a;
            moved.major_function = b.major_function;
            laws::only_moved(layout, "MajorFunction", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.status(), a.status);
            let mut moved = a;
            moved.status = b.status;
            laws::only_moved(layout, "Status", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_flt_operation_status_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::perfinfo_flt_operation_status::PerfinfoFltOperationStatusX64;
    type V<'a> = etwspec::payloads::file::perfinfo_flt_operation_status::PerfinfoFltOperationStatusX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_flt_operation_status_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::perfinfo_flt_operation_status::PerfinfoFltOperationStatusX64;
    type V<'a> = etwspec::payloads::file::perfinfo_flt_operation_status::PerfinfoFltOperationStatusX64View<
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
            prop_assert_eq!(view.routine_addr(), a.routine_addr);
            let mut moved = a;
            moved.routine_addr = b.routine_addr;
            laws::only_moved(layout, "RoutineAddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a;
            moved.file_object = b.file_object;
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.fs_context(), a.fs_context);
            let mut moved = a;
            moved.fs_context = b.fs_context;
            laws::only_moved(layout, "FsContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp_ptr(), a.irp_ptr);
            let mut moved = a;
            moved.irp_ptr = b.irp_ptr;
            laws::only_moved(layout, "IrpPtr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.cbd_ptr(), a.cbd_ptr);
            let mut moved = a;
            moved.cbd_ptr = b.cbd_ptr;
            laws::only_moved(layout, "CbdPtr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.major_function(), a.major_function);
            let mut moved = a;
            moved.major_function = b.major_function;
            laws::only_moved(layout, "MajorFunction", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.status(), a.status);
            let mut moved = a;
            moved.status = b.status;
            laws::only_moved(layout, "Status", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_file_io_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::wmi_file_io::WmiFileIoX86;
    type V<'a> = etwspec::payloads::file::wmi_file_io::WmiFileIoX86View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn wmi_file_io_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::wmi_file_io::WmiFileIoX86;
    type V<'a> = etwspec::payloads::file::wmi_file_io::WmiFileIoX86View<'a>;
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
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a.clone();
            moved.file_object = b.file_object;
            laws::only_moved(
                layout,
                "FileObject",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_file_io_v5_0x86_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::file::wmi_file_io::WmiFileIoX86;
    type V<'a> = etwspec::payloads::file::wmi_file_io::WmiFileIoX86View<'a>;
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
fn wmi_file_io_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::wmi_file_io::WmiFileIoX64;
    type V<'a> = etwspec::payloads::file::wmi_file_io::WmiFileIoX64View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn wmi_file_io_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::wmi_file_io::WmiFileIoX64;
    type V<'a> = etwspec::payloads::file::wmi_file_io::WmiFileIoX64View<'a>;
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
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a.clone();
            moved.file_object = b.file_object;
            laws::only_moved(
                layout,
                "FileObject",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_file_io_v5_0x64_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::file::wmi_file_io::WmiFileIoX64;
    type V<'a> = etwspec::payloads::file::wmi_file_io::WmiFileIoX64View<'a>;
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
fn wmi_file_io_wow64_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::wmi_file_io_wow64::WmiFileIoWow64;
    type V<'a> = etwspec::payloads::file::wmi_file_io_wow64::WmiFileIoWow64View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn wmi_file_io_wow64_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::wmi_file_io_wow64::WmiFileIoWow64;
    type V<'a> = etwspec::payloads::file::wmi_file_io_wow64::WmiFileIoWow64View<'a>;
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
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a.clone();
            moved.file_object = b.file_object;
            laws::only_moved(
                layout,
                "FileObject",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_file_io_wow64_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::file::wmi_file_io_wow64::WmiFileIoWow64;
    type V<'a> = etwspec::payloads::file::wmi_file_io_wow64::WmiFileIoWow64View<'a>;
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
fn file_io_create_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::file::file_io_create::Any;
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
                    layout.name == "FileIo_Create" && layout.holds(release, pointer)
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
                        etwspec::payloads::file::file_io_create::FileIoCreateX86::from_slice(&
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
                        etwspec::payloads::file::file_io_create::FileIoCreateX64::from_slice(&
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
fn file_io_dir_enum_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::file::file_io_dir_enum::Any;
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
                    layout.name == "FileIo_DirEnum" && layout.holds(release, pointer)
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
                        etwspec::payloads::file::file_io_dir_enum::FileIoDirEnumX86::from_slice(&
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
                        etwspec::payloads::file::file_io_dir_enum::FileIoDirEnumX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn file_io_info_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::file::file_io_info::Any;
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
                    layout.name == "FileIo_Info" && layout.holds(release, pointer)
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
                        etwspec::payloads::file::file_io_info::FileIoInfoX86::from_slice(&
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
                        etwspec::payloads::file::file_io_info::FileIoInfoX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn file_io_read_write_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::file::file_io_read_write::Any;
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
                    layout.name == "FileIo_ReadWrite" && layout.holds(release, pointer)
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
                        etwspec::payloads::file::file_io_read_write::FileIoReadWriteX86::from_slice(&
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
                        etwspec::payloads::file::file_io_read_write::FileIoReadWriteX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..48 {
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
fn file_io_simple_op_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::file::file_io_simple_op::Any;
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
                    layout.name == "FileIo_SimpleOp" && layout.holds(release, pointer)
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
                        etwspec::payloads::file::file_io_simple_op::FileIoSimpleOpX86::from_slice(&
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
                        etwspec::payloads::file::file_io_simple_op::FileIoSimpleOpX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn perfinfo_filename_rundown_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::file::perfinfo_filename_rundown_information::Any;
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
                    layout.name == "PERFINFO_FILENAME_RUNDOWN_INFORMATION"
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
                        etwspec::payloads::file::perfinfo_filename_rundown_information::PerfinfoFilenameRundownInformationX86::from_slice(&
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
                        etwspec::payloads::file::perfinfo_filename_rundown_information::PerfinfoFilenameRundownInformationX64::from_slice(&
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
fn perfinfo_filename_rundown_information_wow64_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::file::perfinfo_filename_rundown_information_wow64::Any;
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
                    layout.name == "PERFINFO_FILENAME_RUNDOWN_INFORMATION_WOW64"
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
                        etwspec::payloads::file::perfinfo_filename_rundown_information_wow64::PerfinfoFilenameRundownInformationWow64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
fn perfinfo_filename_same_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::file::perfinfo_filename_same_information::Any;
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
                    layout.name == "PERFINFO_FILENAME_SAME_INFORMATION"
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
                        etwspec::payloads::file::perfinfo_filename_same_information::PerfinfoFilenameSameInformationX86::from_slice(&
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
                        etwspec::payloads::file::perfinfo_filename_same_information::PerfinfoFilenameSameInformationX64::from_slice(&
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
fn perfinfo_fileobject_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::file::perfinfo_fileobject_information::Any;
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
                    layout.name == "PERFINFO_FILEOBJECT_INFORMATION"
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
                        etwspec::payloads::file::perfinfo_fileobject_information::PerfinfoFileobjectInformationX86::from_slice(&
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
                        etwspec::payloads::file::perfinfo_fileobject_information::PerfinfoFileobjectInformationX64::from_slice(&
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
fn perfinfo_file_create_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::file::perfinfo_file_create::Any;
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
                    layout.name == "PERFINFO_FILE_CREATE"
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
                        etwspec::payloads::file::perfinfo_file_create::PerfinfoFileCreateX86::from_slice(&
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
                        etwspec::payloads::file::perfinfo_file_create::PerfinfoFileCreateX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
#[test]
fn perfinfo_file_direnum_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::file::perfinfo_file_direnum::Any;
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
                    layout.name == "PERFINFO_FILE_DIRENUM"
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
                        etwspec::payloads::file::perfinfo_file_direnum::PerfinfoFileDirenumX86::from_slice(&
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
                        etwspec::payloads::file::perfinfo_file_direnum::PerfinfoFileDirenumX64::from_slice(&
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
fn perfinfo_file_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::file::perfinfo_file_information::Any;
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
                    layout.name == "PERFINFO_FILE_INFORMATION"
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
                        etwspec::payloads::file::perfinfo_file_information::PerfinfoFileInformationX86::from_slice(&
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
                        etwspec::payloads::file::perfinfo_file_information::PerfinfoFileInformationX64::from_slice(&
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
fn perfinfo_file_operation_end_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::file::perfinfo_file_operation_end::Any;
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
                    layout.name == "PERFINFO_FILE_OPERATION_END"
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
                        etwspec::payloads::file::perfinfo_file_operation_end::PerfinfoFileOperationEndX86::from_slice(&
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
                        etwspec::payloads::file::perfinfo_file_operation_end::PerfinfoFileOperationEndX64::from_slice(&
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
#[test]
fn perfinfo_file_path_operation_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::file::perfinfo_file_path_operation::Any;
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
                    layout.name == "PERFINFO_FILE_PATH_OPERATION"
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
                        etwspec::payloads::file::perfinfo_file_path_operation::PerfinfoFilePathOperationX86::from_slice(&
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
                        etwspec::payloads::file::perfinfo_file_path_operation::PerfinfoFilePathOperationX64::from_slice(&
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
fn perfinfo_file_read_write_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::file::perfinfo_file_read_write::Any;
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
                    layout.name == "PERFINFO_FILE_READ_WRITE"
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
                        etwspec::payloads::file::perfinfo_file_read_write::PerfinfoFileReadWriteX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::file::perfinfo_file_read_write::PerfinfoFileReadWriteX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..48 {
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
fn perfinfo_file_simple_operation_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::file::perfinfo_file_simple_operation::Any;
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
                    layout.name == "PERFINFO_FILE_SIMPLE_OPERATION"
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
                        etwspec::payloads::file::perfinfo_file_simple_operation::PerfinfoFileSimpleOperationX86::from_slice(&
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
                        etwspec::payloads::file::perfinfo_file_simple_operation::PerfinfoFileSimpleOperationX64::from_slice(&
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
fn perfinfo_flt_operation_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::file::perfinfo_flt_operation::Any;
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
                    layout.name == "PERFINFO_FLT_OPERATION"
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
                        etwspec::payloads::file::perfinfo_flt_operation::PerfinfoFltOperationX86::from_slice(&
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
                        etwspec::payloads::file::perfinfo_flt_operation::PerfinfoFltOperationX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn perfinfo_flt_operation_status_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::file::perfinfo_flt_operation_status::Any;
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
                    layout.name == "PERFINFO_FLT_OPERATION_STATUS"
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
                        etwspec::payloads::file::perfinfo_flt_operation_status::PerfinfoFltOperationStatusX86::from_slice(&
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
                        etwspec::payloads::file::perfinfo_flt_operation_status::PerfinfoFltOperationStatusX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..48 {
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
fn wmi_file_io_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::file::wmi_file_io::Any;
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
                    layout.name == "WMI_FILE_IO" && layout.holds(release, pointer)
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
                        etwspec::payloads::file::wmi_file_io::WmiFileIoX86::from_slice(&
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
                        etwspec::payloads::file::wmi_file_io::WmiFileIoX64::from_slice(&
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
fn wmi_file_io_wow64_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::file::wmi_file_io_wow64::Any;
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
                    layout.name == "WMI_FILE_IO_WOW64" && layout.holds(release, pointer)
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
                        etwspec::payloads::file::wmi_file_io_wow64::WmiFileIoWow64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
fn perfinfo_file_read_write_flag_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::PerfinfoFileReadWriteFlag;
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
