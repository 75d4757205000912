// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of topic `payloads::file`.
mod file_io_create_file_io_create_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::file::file_io_create::{ FileIoCreatePtr32 as T, FileIoCreatePtr32View as V };
const MEMBERS: &[&str] = &[
    "IrpPtr",
    "TTID",
    "FileObject",
    "CreateOptions",
    "FileAttributes",
    "ShareAccess",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp_ptr() } else { from.irp_ptr() }; value.set_irp_ptr(it); None }
        1 => { let it = if way == laws::Way::View { view.ttid() } else { from.ttid() }; value.set_ttid(it); None }
        2 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        3 => { let it = if way == laws::Way::View { view.create_options() } else { from.create_options() }; value.set_create_options(it); None }
        4 => { let it = if way == laws::Way::View { view.file_attributes() } else { from.file_attributes() }; value.set_file_attributes(it); None }
        5 => { let it = if way == laws::Way::View { view.share_access() } else { from.share_access() }; value.set_share_access(it); None }
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
        Ok((vec![{ let part = tail.open_path; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod file_io_create_file_io_create_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::file::file_io_create::{ FileIoCreatePtr64 as T, FileIoCreatePtr64View as V };
const MEMBERS: &[&str] = &[
    "IrpPtr",
    "TTID",
    "FileObject",
    "CreateOptions",
    "FileAttributes",
    "ShareAccess",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp_ptr() } else { from.irp_ptr() }; value.set_irp_ptr(it); None }
        1 => { let it = if way == laws::Way::View { view.ttid() } else { from.ttid() }; value.set_ttid(it); None }
        2 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        3 => { let it = if way == laws::Way::View { view.create_options() } else { from.create_options() }; value.set_create_options(it); None }
        4 => { let it = if way == laws::Way::View { view.file_attributes() } else { from.file_attributes() }; value.set_file_attributes(it); None }
        5 => { let it = if way == laws::Way::View { view.share_access() } else { from.share_access() }; value.set_share_access(it); None }
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
        Ok((vec![{ let part = tail.open_path; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod file_io_dir_enum_file_io_dir_enum_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::file::file_io_dir_enum::{ FileIoDirEnumPtr32 as T, FileIoDirEnumPtr32View as V };
const MEMBERS: &[&str] = &[
    "IrpPtr",
    "TTID",
    "FileObject",
    "FileKey",
    "Length",
    "InfoClass",
    "FileIndex",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp_ptr() } else { from.irp_ptr() }; value.set_irp_ptr(it); None }
        1 => { let it = if way == laws::Way::View { view.ttid() } else { from.ttid() }; value.set_ttid(it); None }
        2 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        3 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key() }; value.set_file_key(it); None }
        4 => { let it = if way == laws::Way::View { view.length() } else { from.length() }; value.set_length(it); None }
        5 => { let it = if way == laws::Way::View { view.info_class() } else { from.info_class() }; value.set_info_class(it); None }
        6 => { let it = if way == laws::Way::View { view.file_index() } else { from.file_index() }; value.set_file_index(it); None }
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

mod file_io_dir_enum_file_io_dir_enum_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::file::file_io_dir_enum::{ FileIoDirEnumPtr64 as T, FileIoDirEnumPtr64View as V };
const MEMBERS: &[&str] = &[
    "IrpPtr",
    "TTID",
    "FileObject",
    "FileKey",
    "Length",
    "InfoClass",
    "FileIndex",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp_ptr() } else { from.irp_ptr() }; value.set_irp_ptr(it); None }
        1 => { let it = if way == laws::Way::View { view.ttid() } else { from.ttid() }; value.set_ttid(it); None }
        2 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        3 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key() }; value.set_file_key(it); None }
        4 => { let it = if way == laws::Way::View { view.length() } else { from.length() }; value.set_length(it); None }
        5 => { let it = if way == laws::Way::View { view.info_class() } else { from.info_class() }; value.set_info_class(it); None }
        6 => { let it = if way == laws::Way::View { view.file_index() } else { from.file_index() }; value.set_file_index(it); None }
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

mod file_io_info_file_io_info_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::file::file_io_info::{ FileIoInfoPtr32 as T, FileIoInfoPtr32View as V };
const MEMBERS: &[&str] = &[
    "IrpPtr",
    "TTID",
    "FileObject",
    "FileKey",
    "ExtraInfo",
    "InfoClass",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp_ptr() } else { from.irp_ptr() }; value.set_irp_ptr(it); None }
        1 => { let it = if way == laws::Way::View { view.ttid() } else { from.ttid() }; value.set_ttid(it); None }
        2 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        3 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key() }; value.set_file_key(it); None }
        4 => { let it = if way == laws::Way::View { view.extra_info() } else { from.extra_info() }; value.set_extra_info(it); None }
        5 => { let it = if way == laws::Way::View { view.info_class() } else { from.info_class() }; value.set_info_class(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod file_io_info_file_io_info_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::file::file_io_info::{ FileIoInfoPtr64 as T, FileIoInfoPtr64View as V };
const MEMBERS: &[&str] = &[
    "IrpPtr",
    "TTID",
    "FileObject",
    "FileKey",
    "ExtraInfo",
    "InfoClass",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp_ptr() } else { from.irp_ptr() }; value.set_irp_ptr(it); None }
        1 => { let it = if way == laws::Way::View { view.ttid() } else { from.ttid() }; value.set_ttid(it); None }
        2 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        3 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key() }; value.set_file_key(it); None }
        4 => { let it = if way == laws::Way::View { view.extra_info() } else { from.extra_info() }; value.set_extra_info(it); None }
        5 => { let it = if way == laws::Way::View { view.info_class() } else { from.info_class() }; value.set_info_class(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod file_io_read_write_file_io_read_write_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::file::file_io_read_write::{ FileIoReadWritePtr32 as T, FileIoReadWritePtr32View as V };
const MEMBERS: &[&str] = &[
    "Offset",
    "IrpPtr",
    "TTID",
    "FileObject",
    "FileKey",
    "IoSize",
    "IoFlags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.offset() } else { from.offset() }; value.set_offset(it); None }
        1 => { let it = if way == laws::Way::View { view.irp_ptr() } else { from.irp_ptr() }; value.set_irp_ptr(it); None }
        2 => { let it = if way == laws::Way::View { view.ttid() } else { from.ttid() }; value.set_ttid(it); None }
        3 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        4 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key() }; value.set_file_key(it); None }
        5 => { let it = if way == laws::Way::View { view.io_size() } else { from.io_size() }; value.set_io_size(it); None }
        6 => { let it = if way == laws::Way::View { view.io_flags() } else { from.io_flags() }; value.set_io_flags(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod file_io_read_write_file_io_read_write_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::file::file_io_read_write::{ FileIoReadWritePtr64 as T, FileIoReadWritePtr64View as V };
const MEMBERS: &[&str] = &[
    "Offset",
    "IrpPtr",
    "TTID",
    "FileObject",
    "FileKey",
    "IoSize",
    "IoFlags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.offset() } else { from.offset() }; value.set_offset(it); None }
        1 => { let it = if way == laws::Way::View { view.irp_ptr() } else { from.irp_ptr() }; value.set_irp_ptr(it); None }
        2 => { let it = if way == laws::Way::View { view.ttid() } else { from.ttid() }; value.set_ttid(it); None }
        3 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        4 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key() }; value.set_file_key(it); None }
        5 => { let it = if way == laws::Way::View { view.io_size() } else { from.io_size() }; value.set_io_size(it); None }
        6 => { let it = if way == laws::Way::View { view.io_flags() } else { from.io_flags() }; value.set_io_flags(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod file_io_simple_op_file_io_simple_op_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::file::file_io_simple_op::{ FileIoSimpleOpPtr32 as T, FileIoSimpleOpPtr32View as V };
const MEMBERS: &[&str] = &[
    "IrpPtr",
    "TTID",
    "FileObject",
    "FileKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp_ptr() } else { from.irp_ptr() }; value.set_irp_ptr(it); None }
        1 => { let it = if way == laws::Way::View { view.ttid() } else { from.ttid() }; value.set_ttid(it); None }
        2 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        3 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key() }; value.set_file_key(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod file_io_simple_op_file_io_simple_op_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::file::file_io_simple_op::{ FileIoSimpleOpPtr64 as T, FileIoSimpleOpPtr64View as V };
const MEMBERS: &[&str] = &[
    "IrpPtr",
    "TTID",
    "FileObject",
    "FileKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp_ptr() } else { from.irp_ptr() }; value.set_irp_ptr(it); None }
        1 => { let it = if way == laws::Way::View { view.ttid() } else { from.ttid() }; value.set_ttid(it); None }
        2 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        3 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key() }; value.set_file_key(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_filename_rundown_information_perfinfo_filename_rundown_information_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::file::perfinfo_filename_rundown_information::{ PerfinfoFilenameRundownInformationPtr32 as T, PerfinfoFilenameRundownInformationPtr32View as V };
const MEMBERS: &[&str] = &[
    "FileObject",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
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

mod perfinfo_filename_rundown_information_perfinfo_filename_rundown_information_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::file::perfinfo_filename_rundown_information::{ PerfinfoFilenameRundownInformationPtr64 as T, PerfinfoFilenameRundownInformationPtr64View as V };
const MEMBERS: &[&str] = &[
    "FileObject",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
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

mod perfinfo_filename_rundown_information_wow64_perfinfo_filename_rundown_information_wow64 {
use etwspec_runtime::laws;
use etwspec::payloads::file::perfinfo_filename_rundown_information_wow64::{ PerfinfoFilenameRundownInformationWow64 as T, PerfinfoFilenameRundownInformationWow64View as V };
const MEMBERS: &[&str] = &[
    "FileObject",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
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

mod perfinfo_filename_same_information_perfinfo_filename_same_information_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::file::perfinfo_filename_same_information::{ PerfinfoFilenameSameInformationPtr32 as T, PerfinfoFilenameSameInformationPtr32View as V };
const MEMBERS: &[&str] = &[
    "OldFile",
    "NewFile",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.old_file() } else { from.old_file() }; value.set_old_file(it); None }
        1 => { let it = if way == laws::Way::View { view.new_file() } else { from.new_file() }; value.set_new_file(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_filename_same_information_perfinfo_filename_same_information_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::file::perfinfo_filename_same_information::{ PerfinfoFilenameSameInformationPtr64 as T, PerfinfoFilenameSameInformationPtr64View as V };
const MEMBERS: &[&str] = &[
    "OldFile",
    "NewFile",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.old_file() } else { from.old_file() }; value.set_old_file(it); None }
        1 => { let it = if way == laws::Way::View { view.new_file() } else { from.new_file() }; value.set_new_file(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_fileobject_information_perfinfo_fileobject_information_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::file::perfinfo_fileobject_information::{ PerfinfoFileobjectInformationPtr32 as T, PerfinfoFileobjectInformationPtr32View as V };
const MEMBERS: &[&str] = &[
    "FileObject",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_fileobject_information_perfinfo_fileobject_information_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::file::perfinfo_fileobject_information::{ PerfinfoFileobjectInformationPtr64 as T, PerfinfoFileobjectInformationPtr64View as V };
const MEMBERS: &[&str] = &[
    "FileObject",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_file_create_perfinfo_file_create_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::file::perfinfo_file_create::{ PerfinfoFileCreatePtr32 as T, PerfinfoFileCreatePtr32View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "FileObject",
    "IssuingThreadId",
    "Options",
    "Attributes",
    "ShareAccess",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        1 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        2 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id() }; value.set_issuing_thread_id(it); None }
        3 => { let it = if way == laws::Way::View { view.options() } else { from.options() }; value.set_options(it); None }
        4 => { let it = if way == laws::Way::View { view.attributes() } else { from.attributes() }; value.set_attributes(it); None }
        5 => { let it = if way == laws::Way::View { view.share_access() } else { from.share_access() }; value.set_share_access(it); None }
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
        Ok((vec![{ let part = tail.open_path; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod perfinfo_file_create_perfinfo_file_create_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::file::perfinfo_file_create::{ PerfinfoFileCreatePtr64 as T, PerfinfoFileCreatePtr64View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "FileObject",
    "IssuingThreadId",
    "Options",
    "Attributes",
    "ShareAccess",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        1 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        2 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id() }; value.set_issuing_thread_id(it); None }
        3 => { let it = if way == laws::Way::View { view.options() } else { from.options() }; value.set_options(it); None }
        4 => { let it = if way == laws::Way::View { view.attributes() } else { from.attributes() }; value.set_attributes(it); None }
        5 => { let it = if way == laws::Way::View { view.share_access() } else { from.share_access() }; value.set_share_access(it); None }
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
        Ok((vec![{ let part = tail.open_path; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod perfinfo_file_direnum_perfinfo_file_direnum_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::file::perfinfo_file_direnum::{ PerfinfoFileDirenumPtr32 as T, PerfinfoFileDirenumPtr32View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "FileObject",
    "FileKey",
    "IssuingThreadId",
    "Length",
    "InfoClass",
    "FileIndex",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        1 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        2 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key() }; value.set_file_key(it); None }
        3 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id() }; value.set_issuing_thread_id(it); None }
        4 => { let it = if way == laws::Way::View { view.length() } else { from.length() }; value.set_length(it); None }
        5 => { let it = if way == laws::Way::View { view.info_class() } else { from.info_class() }; value.set_info_class(it); None }
        6 => { let it = if way == laws::Way::View { view.file_index() } else { from.file_index() }; value.set_file_index(it); None }
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

mod perfinfo_file_direnum_perfinfo_file_direnum_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::file::perfinfo_file_direnum::{ PerfinfoFileDirenumPtr64 as T, PerfinfoFileDirenumPtr64View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "FileObject",
    "FileKey",
    "IssuingThreadId",
    "Length",
    "InfoClass",
    "FileIndex",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        1 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        2 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key() }; value.set_file_key(it); None }
        3 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id() }; value.set_issuing_thread_id(it); None }
        4 => { let it = if way == laws::Way::View { view.length() } else { from.length() }; value.set_length(it); None }
        5 => { let it = if way == laws::Way::View { view.info_class() } else { from.info_class() }; value.set_info_class(it); None }
        6 => { let it = if way == laws::Way::View { view.file_index() } else { from.file_index() }; value.set_file_index(it); None }
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

mod perfinfo_file_information_perfinfo_file_information_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::file::perfinfo_file_information::{ PerfinfoFileInformationPtr32 as T, PerfinfoFileInformationPtr32View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "FileObject",
    "FileKey",
    "ExtraInformation",
    "IssuingThreadId",
    "InfoClass",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        1 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        2 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key() }; value.set_file_key(it); None }
        3 => { let it = if way == laws::Way::View { view.extra_information() } else { from.extra_information() }; value.set_extra_information(it); None }
        4 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id() }; value.set_issuing_thread_id(it); None }
        5 => { let it = if way == laws::Way::View { view.info_class() } else { from.info_class() }; value.set_info_class(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_file_information_perfinfo_file_information_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::file::perfinfo_file_information::{ PerfinfoFileInformationPtr64 as T, PerfinfoFileInformationPtr64View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "FileObject",
    "FileKey",
    "ExtraInformation",
    "IssuingThreadId",
    "InfoClass",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        1 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        2 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key() }; value.set_file_key(it); None }
        3 => { let it = if way == laws::Way::View { view.extra_information() } else { from.extra_information() }; value.set_extra_information(it); None }
        4 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id() }; value.set_issuing_thread_id(it); None }
        5 => { let it = if way == laws::Way::View { view.info_class() } else { from.info_class() }; value.set_info_class(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_file_operation_end_perfinfo_file_operation_end_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::file::perfinfo_file_operation_end::{ PerfinfoFileOperationEndPtr32 as T, PerfinfoFileOperationEndPtr32View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "ExtraInformation",
    "Status",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        1 => { let it = if way == laws::Way::View { view.extra_information() } else { from.extra_information() }; value.set_extra_information(it); None }
        2 => { let it = if way == laws::Way::View { view.status() } else { from.status() }; value.set_status(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_file_operation_end_perfinfo_file_operation_end_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::file::perfinfo_file_operation_end::{ PerfinfoFileOperationEndPtr64 as T, PerfinfoFileOperationEndPtr64View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "ExtraInformation",
    "Status",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        1 => { let it = if way == laws::Way::View { view.extra_information() } else { from.extra_information() }; value.set_extra_information(it); None }
        2 => { let it = if way == laws::Way::View { view.status() } else { from.status() }; value.set_status(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_file_path_operation_perfinfo_file_path_operation_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::file::perfinfo_file_path_operation::{ PerfinfoFilePathOperationPtr32 as T, PerfinfoFilePathOperationPtr32View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "FileObject",
    "FileKey",
    "ExtraInformation",
    "IssuingThreadId",
    "InfoClass",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        1 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        2 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key() }; value.set_file_key(it); None }
        3 => { let it = if way == laws::Way::View { view.extra_information() } else { from.extra_information() }; value.set_extra_information(it); None }
        4 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id() }; value.set_issuing_thread_id(it); None }
        5 => { let it = if way == laws::Way::View { view.info_class() } else { from.info_class() }; value.set_info_class(it); None }
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
        Ok((vec![{ let part = tail.path; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod perfinfo_file_path_operation_perfinfo_file_path_operation_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::file::perfinfo_file_path_operation::{ PerfinfoFilePathOperationPtr64 as T, PerfinfoFilePathOperationPtr64View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "FileObject",
    "FileKey",
    "ExtraInformation",
    "IssuingThreadId",
    "InfoClass",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        1 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        2 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key() }; value.set_file_key(it); None }
        3 => { let it = if way == laws::Way::View { view.extra_information() } else { from.extra_information() }; value.set_extra_information(it); None }
        4 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id() }; value.set_issuing_thread_id(it); None }
        5 => { let it = if way == laws::Way::View { view.info_class() } else { from.info_class() }; value.set_info_class(it); None }
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
        Ok((vec![{ let part = tail.path; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod perfinfo_file_read_write_perfinfo_file_read_write_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::file::perfinfo_file_read_write::{ PerfinfoFileReadWritePtr32 as T, PerfinfoFileReadWritePtr32View as V };
const MEMBERS: &[&str] = &[
    "Offset",
    "Irp",
    "FileObject",
    "FileKey",
    "IssuingThreadId",
    "Size",
    "Flags",
    "ExtraFlags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.offset() } else { from.offset() }; value.set_offset(it); None }
        1 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        2 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        3 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key() }; value.set_file_key(it); None }
        4 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id() }; value.set_issuing_thread_id(it); None }
        5 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        6 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        7 => { let it = if way == laws::Way::View { view.extra_flags() } else { from.extra_flags() }; value.set_extra_flags(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_file_read_write_perfinfo_file_read_write_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::file::perfinfo_file_read_write::{ PerfinfoFileReadWritePtr64 as T, PerfinfoFileReadWritePtr64View as V };
const MEMBERS: &[&str] = &[
    "Offset",
    "Irp",
    "FileObject",
    "FileKey",
    "IssuingThreadId",
    "Size",
    "Flags",
    "ExtraFlags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.offset() } else { from.offset() }; value.set_offset(it); None }
        1 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        2 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        3 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key() }; value.set_file_key(it); None }
        4 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id() }; value.set_issuing_thread_id(it); None }
        5 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        6 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        7 => { let it = if way == laws::Way::View { view.extra_flags() } else { from.extra_flags() }; value.set_extra_flags(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_file_simple_operation_perfinfo_file_simple_operation_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::file::perfinfo_file_simple_operation::{ PerfinfoFileSimpleOperationPtr32 as T, PerfinfoFileSimpleOperationPtr32View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "FileObject",
    "FileKey",
    "IssuingThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        1 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        2 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key() }; value.set_file_key(it); None }
        3 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id() }; value.set_issuing_thread_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_file_simple_operation_perfinfo_file_simple_operation_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::file::perfinfo_file_simple_operation::{ PerfinfoFileSimpleOperationPtr64 as T, PerfinfoFileSimpleOperationPtr64View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "FileObject",
    "FileKey",
    "IssuingThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        1 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        2 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key() }; value.set_file_key(it); None }
        3 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id() }; value.set_issuing_thread_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_flt_operation_perfinfo_flt_operation_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::file::perfinfo_flt_operation::{ PerfinfoFltOperationPtr32 as T, PerfinfoFltOperationPtr32View as V };
const MEMBERS: &[&str] = &[
    "RoutineAddr",
    "FileObject",
    "FsContext",
    "IrpPtr",
    "CbdPtr",
    "MajorFunction",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.routine_addr() } else { from.routine_addr() }; value.set_routine_addr(it); None }
        1 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        2 => { let it = if way == laws::Way::View { view.fs_context() } else { from.fs_context() }; value.set_fs_context(it); None }
        3 => { let it = if way == laws::Way::View { view.irp_ptr() } else { from.irp_ptr() }; value.set_irp_ptr(it); None }
        4 => { let it = if way == laws::Way::View { view.cbd_ptr() } else { from.cbd_ptr() }; value.set_cbd_ptr(it); None }
        5 => { let it = if way == laws::Way::View { view.major_function() } else { from.major_function() }; value.set_major_function(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_flt_operation_perfinfo_flt_operation_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::file::perfinfo_flt_operation::{ PerfinfoFltOperationPtr64 as T, PerfinfoFltOperationPtr64View as V };
const MEMBERS: &[&str] = &[
    "RoutineAddr",
    "FileObject",
    "FsContext",
    "IrpPtr",
    "CbdPtr",
    "MajorFunction",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.routine_addr() } else { from.routine_addr() }; value.set_routine_addr(it); None }
        1 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        2 => { let it = if way == laws::Way::View { view.fs_context() } else { from.fs_context() }; value.set_fs_context(it); None }
        3 => { let it = if way == laws::Way::View { view.irp_ptr() } else { from.irp_ptr() }; value.set_irp_ptr(it); None }
        4 => { let it = if way == laws::Way::View { view.cbd_ptr() } else { from.cbd_ptr() }; value.set_cbd_ptr(it); None }
        5 => { let it = if way == laws::Way::View { view.major_function() } else { from.major_function() }; value.set_major_function(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_flt_operation_status_perfinfo_flt_operation_status_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::file::perfinfo_flt_operation_status::{ PerfinfoFltOperationStatusPtr32 as T, PerfinfoFltOperationStatusPtr32View as V };
const MEMBERS: &[&str] = &[
    "RoutineAddr",
    "FileObject",
    "FsContext",
    "IrpPtr",
    "CbdPtr",
    "MajorFunction",
    "Status",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.routine_addr() } else { from.routine_addr() }; value.set_routine_addr(it); None }
        1 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        2 => { let it = if way == laws::Way::View { view.fs_context() } else { from.fs_context() }; value.set_fs_context(it); None }
        3 => { let it = if way == laws::Way::View { view.irp_ptr() } else { from.irp_ptr() }; value.set_irp_ptr(it); None }
        4 => { let it = if way == laws::Way::View { view.cbd_ptr() } else { from.cbd_ptr() }; value.set_cbd_ptr(it); None }
        5 => { let it = if way == laws::Way::View { view.major_function() } else { from.major_function() }; value.set_major_function(it); None }
        6 => { let it = if way == laws::Way::View { view.status() } else { from.status() }; value.set_status(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_flt_operation_status_perfinfo_flt_operation_status_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::file::perfinfo_flt_operation_status::{ PerfinfoFltOperationStatusPtr64 as T, PerfinfoFltOperationStatusPtr64View as V };
const MEMBERS: &[&str] = &[
    "RoutineAddr",
    "FileObject",
    "FsContext",
    "IrpPtr",
    "CbdPtr",
    "MajorFunction",
    "Status",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.routine_addr() } else { from.routine_addr() }; value.set_routine_addr(it); None }
        1 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        2 => { let it = if way == laws::Way::View { view.fs_context() } else { from.fs_context() }; value.set_fs_context(it); None }
        3 => { let it = if way == laws::Way::View { view.irp_ptr() } else { from.irp_ptr() }; value.set_irp_ptr(it); None }
        4 => { let it = if way == laws::Way::View { view.cbd_ptr() } else { from.cbd_ptr() }; value.set_cbd_ptr(it); None }
        5 => { let it = if way == laws::Way::View { view.major_function() } else { from.major_function() }; value.set_major_function(it); None }
        6 => { let it = if way == laws::Way::View { view.status() } else { from.status() }; value.set_status(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_file_io_wmi_file_io_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::file::wmi_file_io::{ WmiFileIoPtr32 as T, WmiFileIoPtr32View as V };
const MEMBERS: &[&str] = &[
    "FileObject",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
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

mod wmi_file_io_wmi_file_io_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::file::wmi_file_io::{ WmiFileIoPtr64 as T, WmiFileIoPtr64View as V };
const MEMBERS: &[&str] = &[
    "FileObject",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
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

mod wmi_file_io_wow64_wmi_file_io_wow64 {
use etwspec_runtime::laws;
use etwspec::payloads::file::wmi_file_io_wow64::{ WmiFileIoWow64 as T, WmiFileIoWow64View as V };
const MEMBERS: &[&str] = &[
    "FileObject",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
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

mod perfinfo_fileobject_information_any {
use etwspec_runtime::laws;
use etwspec::payloads::file::perfinfo_fileobject_information::{Any, PerfinfoFileobjectInformationPtr32, PerfinfoFileobjectInformationPtr64, };
law_any! {
    "PERFINFO_FILEOBJECT_INFORMATION", false,
    0: "PerfinfoFileobjectInformationPtr32" PerfinfoFileobjectInformationPtr32(PerfinfoFileobjectInformationPtr32), 4;
    1: "PerfinfoFileobjectInformationPtr64" PerfinfoFileobjectInformationPtr64(PerfinfoFileobjectInformationPtr64), 8;
}

}

mod perfinfo_flt_operation_any {
use etwspec_runtime::laws;
use etwspec::payloads::file::perfinfo_flt_operation::{Any, PerfinfoFltOperationPtr32, PerfinfoFltOperationPtr64, };
law_any! {
    "PERFINFO_FLT_OPERATION", false,
    0: "PerfinfoFltOperationPtr32" PerfinfoFltOperationPtr32(PerfinfoFltOperationPtr32), 24;
    1: "PerfinfoFltOperationPtr64" PerfinfoFltOperationPtr64(PerfinfoFltOperationPtr64), 44;
}

}

mod perfinfo_flt_operation_status_any {
use etwspec_runtime::laws;
use etwspec::payloads::file::perfinfo_flt_operation_status::{Any, PerfinfoFltOperationStatusPtr32, PerfinfoFltOperationStatusPtr64, };
law_any! {
    "PERFINFO_FLT_OPERATION_STATUS", false,
    0: "PerfinfoFltOperationStatusPtr32" PerfinfoFltOperationStatusPtr32(PerfinfoFltOperationStatusPtr32), 28;
    1: "PerfinfoFltOperationStatusPtr64" PerfinfoFltOperationStatusPtr64(PerfinfoFltOperationStatusPtr64), 48;
}

}

mod event_trace_file_event_type_values {
use etwspec_runtime::laws;
use etwspec::payloads::file::EventTraceFileEventType as T;
law_enumeration!(u8);
}

mod perfinfo_file_read_write_flag_values {
use etwspec_runtime::laws;
use etwspec::payloads::file::PerfinfoFileReadWriteFlag as T;
law_flags!(u32);
}

mod system_iofilter_kw_values {
use etwspec_runtime::laws;
use etwspec::payloads::file::SystemIofilterKw as T;
law_flags!(u64);
}
