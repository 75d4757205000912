// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::file`.
#![cfg(feature = "payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn file_io_create_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::file_io_create::FileIoCreate32;
    type V<'a> = etwspec::payloads::file::file_io_create::FileIoCreate32View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn file_io_create_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::file_io_create::FileIoCreate32;
    type V<'a> = etwspec::payloads::file::file_io_create::FileIoCreate32View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.irp_ptr(), a.irp_ptr());
            let mut moved = a;
            moved.set_irp_ptr(b.irp_ptr());
            laws::only_moved(layout, "IrpPtr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.ttid(), a.ttid());
            let mut moved = a;
            moved.set_ttid(b.ttid());
            laws::only_moved(layout, "TTID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object());
            let mut moved = a;
            moved.set_file_object(b.file_object());
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.create_options(), a.create_options());
            let mut moved = a;
            moved.set_create_options(b.create_options());
            laws::only_moved(layout, "CreateOptions", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_attributes(), a.file_attributes());
            let mut moved = a;
            moved.set_file_attributes(b.file_attributes());
            laws::only_moved(
                layout,
                "FileAttributes",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.share_access(), a.share_access());
            let mut moved = a;
            moved.set_share_access(b.share_access());
            laws::only_moved(layout, "ShareAccess", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn file_io_create_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::file_io_create::FileIoCreate64;
    type V<'a> = etwspec::payloads::file::file_io_create::FileIoCreate64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn file_io_create_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::file_io_create::FileIoCreate64;
    type V<'a> = etwspec::payloads::file::file_io_create::FileIoCreate64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.irp_ptr(), a.irp_ptr());
            let mut moved = a;
            moved.set_irp_ptr(b.irp_ptr());
            laws::only_moved(layout, "IrpPtr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.ttid(), a.ttid());
            let mut moved = a;
            moved.set_ttid(b.ttid());
            laws::only_moved(layout, "TTID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object());
            let mut moved = a;
            moved.set_file_object(b.file_object());
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.create_options(), a.create_options());
            let mut moved = a;
            moved.set_create_options(b.create_options());
            laws::only_moved(layout, "CreateOptions", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_attributes(), a.file_attributes());
            let mut moved = a;
            moved.set_file_attributes(b.file_attributes());
            laws::only_moved(
                layout,
                "FileAttributes",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.share_access(), a.share_access());
            let mut moved = a;
            moved.set_share_access(b.share_access());
            laws::only_moved(layout, "ShareAccess", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn file_io_dir_enum_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::file_io_dir_enum::FileIoDirEnum32;
    type V<'a> = etwspec::payloads::file::file_io_dir_enum::FileIoDirEnum32View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn file_io_dir_enum_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::file_io_dir_enum::FileIoDirEnum32;
    type V<'a> = etwspec::payloads::file::file_io_dir_enum::FileIoDirEnum32View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.irp_ptr(), a.irp_ptr());
            let mut moved = a;
            moved.set_irp_ptr(b.irp_ptr());
            laws::only_moved(layout, "IrpPtr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.ttid(), a.ttid());
            let mut moved = a;
            moved.set_ttid(b.ttid());
            laws::only_moved(layout, "TTID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object());
            let mut moved = a;
            moved.set_file_object(b.file_object());
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_key(), a.file_key());
            let mut moved = a;
            moved.set_file_key(b.file_key());
            laws::only_moved(layout, "FileKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.length(), a.length());
            let mut moved = a;
            moved.set_length(b.length());
            laws::only_moved(layout, "Length", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.info_class(), a.info_class());
            let mut moved = a;
            moved.set_info_class(b.info_class());
            laws::only_moved(layout, "InfoClass", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_index(), a.file_index());
            let mut moved = a;
            moved.set_file_index(b.file_index());
            laws::only_moved(layout, "FileIndex", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn file_io_dir_enum_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::file_io_dir_enum::FileIoDirEnum64;
    type V<'a> = etwspec::payloads::file::file_io_dir_enum::FileIoDirEnum64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn file_io_dir_enum_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::file_io_dir_enum::FileIoDirEnum64;
    type V<'a> = etwspec::payloads::file::file_io_dir_enum::FileIoDirEnum64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.irp_ptr(), a.irp_ptr());
            let mut moved = a;
            moved.set_irp_ptr(b.irp_ptr());
            laws::only_moved(layout, "IrpPtr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.ttid(), a.ttid());
            let mut moved = a;
            moved.set_ttid(b.ttid());
            laws::only_moved(layout, "TTID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object());
            let mut moved = a;
            moved.set_file_object(b.file_object());
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_key(), a.file_key());
            let mut moved = a;
            moved.set_file_key(b.file_key());
            laws::only_moved(layout, "FileKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.length(), a.length());
            let mut moved = a;
            moved.set_length(b.length());
            laws::only_moved(layout, "Length", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.info_class(), a.info_class());
            let mut moved = a;
            moved.set_info_class(b.info_class());
            laws::only_moved(layout, "InfoClass", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_index(), a.file_index());
            let mut moved = a;
            moved.set_file_index(b.file_index());
            laws::only_moved(layout, "FileIndex", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn file_io_info_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::file_io_info::FileIoInfo32;
    type V<'a> = etwspec::payloads::file::file_io_info::FileIoInfo32View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn file_io_info_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::file_io_info::FileIoInfo32;
    type V<'a> = etwspec::payloads::file::file_io_info::FileIoInfo32View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.irp_ptr(), a.irp_ptr());
            let mut moved = a;
            moved.set_irp_ptr(b.irp_ptr());
            laws::only_moved(layout, "IrpPtr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.ttid(), a.ttid());
            let mut moved = a;
            moved.set_ttid(b.ttid());
            laws::only_moved(layout, "TTID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object());
            let mut moved = a;
            moved.set_file_object(b.file_object());
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_key(), a.file_key());
            let mut moved = a;
            moved.set_file_key(b.file_key());
            laws::only_moved(layout, "FileKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.extra_info(), a.extra_info());
            let mut moved = a;
            moved.set_extra_info(b.extra_info());
            laws::only_moved(layout, "ExtraInfo", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.info_class(), a.info_class());
            let mut moved = a;
            moved.set_info_class(b.info_class());
            laws::only_moved(layout, "InfoClass", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn file_io_info_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::file_io_info::FileIoInfo64;
    type V<'a> = etwspec::payloads::file::file_io_info::FileIoInfo64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn file_io_info_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::file_io_info::FileIoInfo64;
    type V<'a> = etwspec::payloads::file::file_io_info::FileIoInfo64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.irp_ptr(), a.irp_ptr());
            let mut moved = a;
            moved.set_irp_ptr(b.irp_ptr());
            laws::only_moved(layout, "IrpPtr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.ttid(), a.ttid());
            let mut moved = a;
            moved.set_ttid(b.ttid());
            laws::only_moved(layout, "TTID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object());
            let mut moved = a;
            moved.set_file_object(b.file_object());
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_key(), a.file_key());
            let mut moved = a;
            moved.set_file_key(b.file_key());
            laws::only_moved(layout, "FileKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.extra_info(), a.extra_info());
            let mut moved = a;
            moved.set_extra_info(b.extra_info());
            laws::only_moved(layout, "ExtraInfo", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.info_class(), a.info_class());
            let mut moved = a;
            moved.set_info_class(b.info_class());
            laws::only_moved(layout, "InfoClass", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn file_io_read_write_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::file_io_read_write::FileIoReadWrite32;
    type V<'a> = etwspec::payloads::file::file_io_read_write::FileIoReadWrite32View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn file_io_read_write_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::file_io_read_write::FileIoReadWrite32;
    type V<'a> = etwspec::payloads::file::file_io_read_write::FileIoReadWrite32View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.offset(), a.offset());
            let mut moved = a;
            moved.set_offset(b.offset());
            laws::only_moved(layout, "Offset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp_ptr(), a.irp_ptr());
            let mut moved = a;
            moved.set_irp_ptr(b.irp_ptr());
            laws::only_moved(layout, "IrpPtr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.ttid(), a.ttid());
            let mut moved = a;
            moved.set_ttid(b.ttid());
            laws::only_moved(layout, "TTID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object());
            let mut moved = a;
            moved.set_file_object(b.file_object());
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_key(), a.file_key());
            let mut moved = a;
            moved.set_file_key(b.file_key());
            laws::only_moved(layout, "FileKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.io_size(), a.io_size());
            let mut moved = a;
            moved.set_io_size(b.io_size());
            laws::only_moved(layout, "IoSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.io_flags(), a.io_flags());
            let mut moved = a;
            moved.set_io_flags(b.io_flags());
            laws::only_moved(layout, "IoFlags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn file_io_read_write_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::file_io_read_write::FileIoReadWrite64;
    type V<'a> = etwspec::payloads::file::file_io_read_write::FileIoReadWrite64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn file_io_read_write_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::file_io_read_write::FileIoReadWrite64;
    type V<'a> = etwspec::payloads::file::file_io_read_write::FileIoReadWrite64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.offset(), a.offset());
            let mut moved = a;
            moved.set_offset(b.offset());
            laws::only_moved(layout, "Offset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp_ptr(), a.irp_ptr());
            let mut moved = a;
            moved.set_irp_ptr(b.irp_ptr());
            laws::only_moved(layout, "IrpPtr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.ttid(), a.ttid());
            let mut moved = a;
            moved.set_ttid(b.ttid());
            laws::only_moved(layout, "TTID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object());
            let mut moved = a;
            moved.set_file_object(b.file_object());
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_key(), a.file_key());
            let mut moved = a;
            moved.set_file_key(b.file_key());
            laws::only_moved(layout, "FileKey", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.io_size(), a.io_size());
            let mut moved = a;
            moved.set_io_size(b.io_size());
            laws::only_moved(layout, "IoSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.io_flags(), a.io_flags());
            let mut moved = a;
            moved.set_io_flags(b.io_flags());
            laws::only_moved(layout, "IoFlags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn file_io_simple_op_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::file_io_simple_op::FileIoSimpleOp32;
    type V<'a> = etwspec::payloads::file::file_io_simple_op::FileIoSimpleOp32View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn file_io_simple_op_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::file_io_simple_op::FileIoSimpleOp32;
    type V<'a> = etwspec::payloads::file::file_io_simple_op::FileIoSimpleOp32View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.irp_ptr(), a.irp_ptr());
            let mut moved = a;
            moved.set_irp_ptr(b.irp_ptr());
            laws::only_moved(layout, "IrpPtr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.ttid(), a.ttid());
            let mut moved = a;
            moved.set_ttid(b.ttid());
            laws::only_moved(layout, "TTID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object());
            let mut moved = a;
            moved.set_file_object(b.file_object());
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_key(), a.file_key());
            let mut moved = a;
            moved.set_file_key(b.file_key());
            laws::only_moved(layout, "FileKey", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn file_io_simple_op_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::file::file_io_simple_op::FileIoSimpleOp64;
    type V<'a> = etwspec::payloads::file::file_io_simple_op::FileIoSimpleOp64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn file_io_simple_op_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::file::file_io_simple_op::FileIoSimpleOp64;
    type V<'a> = etwspec::payloads::file::file_io_simple_op::FileIoSimpleOp64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.irp_ptr(), a.irp_ptr());
            let mut moved = a;
            moved.set_irp_ptr(b.irp_ptr());
            laws::only_moved(layout, "IrpPtr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.ttid(), a.ttid());
            let mut moved = a;
            moved.set_ttid(b.ttid());
            laws::only_moved(layout, "TTID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object());
            let mut moved = a;
            moved.set_file_object(b.file_object());
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_key(), a.file_key());
            let mut moved = a;
            moved.set_file_key(b.file_key());
            laws::only_moved(layout, "FileKey", &before, &from, &moved.to_bytes());
            Ok(())
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
                        etwspec::payloads::file::file_io_create::FileIoCreate32::from_slice(&
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
                        etwspec::payloads::file::file_io_create::FileIoCreate64::from_slice(&
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
                        etwspec::payloads::file::file_io_dir_enum::FileIoDirEnum32::from_slice(&
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
                        etwspec::payloads::file::file_io_dir_enum::FileIoDirEnum64::from_slice(&
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
                        etwspec::payloads::file::file_io_info::FileIoInfo32::from_slice(&
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
                        etwspec::payloads::file::file_io_info::FileIoInfo64::from_slice(&
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
                        etwspec::payloads::file::file_io_read_write::FileIoReadWrite32::from_slice(&
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
                        etwspec::payloads::file::file_io_read_write::FileIoReadWrite64::from_slice(&
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
                        etwspec::payloads::file::file_io_simple_op::FileIoSimpleOp32::from_slice(&
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
                        etwspec::payloads::file::file_io_simple_op::FileIoSimpleOp64::from_slice(&
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
