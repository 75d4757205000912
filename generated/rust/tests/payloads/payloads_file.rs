// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::file`.
mod file_io_create_v5_0x86 {
use crate::laws;
use etwspec::payloads::file::file_io_create::{ FileIoCreateX86 as T, FileIoCreateX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.irp_ptr() } else { from.irp_ptr }; value.irp_ptr = it; None }
        1 => { let it = if way == laws::Way::View { view.ttid() } else { from.ttid }; value.ttid = it; None }
        2 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        3 => { let it = if way == laws::Way::View { view.create_options() } else { from.create_options }; value.create_options = it; None }
        4 => { let it = if way == laws::Way::View { view.file_attributes() } else { from.file_attributes }; value.file_attributes = it; None }
        5 => { let it = if way == laws::Way::View { view.share_access() } else { from.share_access }; value.share_access = it; None }
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
        Ok((vec![{ let part = tail.open_path; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod file_io_create_v5_0x64 {
use crate::laws;
use etwspec::payloads::file::file_io_create::{ FileIoCreateX64 as T, FileIoCreateX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.irp_ptr() } else { from.irp_ptr }; value.irp_ptr = it; None }
        1 => { let it = if way == laws::Way::View { view.ttid() } else { from.ttid }; value.ttid = it; None }
        2 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        3 => { let it = if way == laws::Way::View { view.create_options() } else { from.create_options }; value.create_options = it; None }
        4 => { let it = if way == laws::Way::View { view.file_attributes() } else { from.file_attributes }; value.file_attributes = it; None }
        5 => { let it = if way == laws::Way::View { view.share_access() } else { from.share_access }; value.share_access = it; None }
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
        Ok((vec![{ let part = tail.open_path; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod file_io_dir_enum_v5_0x86 {
use crate::laws;
use etwspec::payloads::file::file_io_dir_enum::{ FileIoDirEnumX86 as T, FileIoDirEnumX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.irp_ptr() } else { from.irp_ptr }; value.irp_ptr = it; None }
        1 => { let it = if way == laws::Way::View { view.ttid() } else { from.ttid }; value.ttid = it; None }
        2 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        3 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key }; value.file_key = it; None }
        4 => { let it = if way == laws::Way::View { view.length() } else { from.length }; value.length = it; None }
        5 => { let it = if way == laws::Way::View { view.info_class() } else { from.info_class }; value.info_class = it; None }
        6 => { let it = if way == laws::Way::View { view.file_index() } else { from.file_index }; value.file_index = it; None }
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

mod file_io_dir_enum_v5_0x64 {
use crate::laws;
use etwspec::payloads::file::file_io_dir_enum::{ FileIoDirEnumX64 as T, FileIoDirEnumX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.irp_ptr() } else { from.irp_ptr }; value.irp_ptr = it; None }
        1 => { let it = if way == laws::Way::View { view.ttid() } else { from.ttid }; value.ttid = it; None }
        2 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        3 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key }; value.file_key = it; None }
        4 => { let it = if way == laws::Way::View { view.length() } else { from.length }; value.length = it; None }
        5 => { let it = if way == laws::Way::View { view.info_class() } else { from.info_class }; value.info_class = it; None }
        6 => { let it = if way == laws::Way::View { view.file_index() } else { from.file_index }; value.file_index = it; None }
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

mod file_io_info_v5_0x86 {
use crate::laws;
use etwspec::payloads::file::file_io_info::{ FileIoInfoX86 as T, FileIoInfoX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.irp_ptr() } else { from.irp_ptr }; value.irp_ptr = it; None }
        1 => { let it = if way == laws::Way::View { view.ttid() } else { from.ttid }; value.ttid = it; None }
        2 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        3 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key }; value.file_key = it; None }
        4 => { let it = if way == laws::Way::View { view.extra_info() } else { from.extra_info }; value.extra_info = it; None }
        5 => { let it = if way == laws::Way::View { view.info_class() } else { from.info_class }; value.info_class = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod file_io_info_v5_0x64 {
use crate::laws;
use etwspec::payloads::file::file_io_info::{ FileIoInfoX64 as T, FileIoInfoX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.irp_ptr() } else { from.irp_ptr }; value.irp_ptr = it; None }
        1 => { let it = if way == laws::Way::View { view.ttid() } else { from.ttid }; value.ttid = it; None }
        2 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        3 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key }; value.file_key = it; None }
        4 => { let it = if way == laws::Way::View { view.extra_info() } else { from.extra_info }; value.extra_info = it; None }
        5 => { let it = if way == laws::Way::View { view.info_class() } else { from.info_class }; value.info_class = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod file_io_read_write_v5_0x86 {
use crate::laws;
use etwspec::payloads::file::file_io_read_write::{ FileIoReadWriteX86 as T, FileIoReadWriteX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.offset() } else { from.offset }; value.offset = it; None }
        1 => { let it = if way == laws::Way::View { view.irp_ptr() } else { from.irp_ptr }; value.irp_ptr = it; None }
        2 => { let it = if way == laws::Way::View { view.ttid() } else { from.ttid }; value.ttid = it; None }
        3 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        4 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key }; value.file_key = it; None }
        5 => { let it = if way == laws::Way::View { view.io_size() } else { from.io_size }; value.io_size = it; None }
        6 => { let it = if way == laws::Way::View { view.io_flags() } else { from.io_flags }; value.io_flags = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod file_io_read_write_v5_0x64 {
use crate::laws;
use etwspec::payloads::file::file_io_read_write::{ FileIoReadWriteX64 as T, FileIoReadWriteX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.offset() } else { from.offset }; value.offset = it; None }
        1 => { let it = if way == laws::Way::View { view.irp_ptr() } else { from.irp_ptr }; value.irp_ptr = it; None }
        2 => { let it = if way == laws::Way::View { view.ttid() } else { from.ttid }; value.ttid = it; None }
        3 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        4 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key }; value.file_key = it; None }
        5 => { let it = if way == laws::Way::View { view.io_size() } else { from.io_size }; value.io_size = it; None }
        6 => { let it = if way == laws::Way::View { view.io_flags() } else { from.io_flags }; value.io_flags = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod file_io_simple_op_v5_0x86 {
use crate::laws;
use etwspec::payloads::file::file_io_simple_op::{ FileIoSimpleOpX86 as T, FileIoSimpleOpX86View as V };
const MEMBERS: &[&str] = &[
    "IrpPtr",
    "TTID",
    "FileObject",
    "FileKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp_ptr() } else { from.irp_ptr }; value.irp_ptr = it; None }
        1 => { let it = if way == laws::Way::View { view.ttid() } else { from.ttid }; value.ttid = it; None }
        2 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        3 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key }; value.file_key = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod file_io_simple_op_v5_0x64 {
use crate::laws;
use etwspec::payloads::file::file_io_simple_op::{ FileIoSimpleOpX64 as T, FileIoSimpleOpX64View as V };
const MEMBERS: &[&str] = &[
    "IrpPtr",
    "TTID",
    "FileObject",
    "FileKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp_ptr() } else { from.irp_ptr }; value.irp_ptr = it; None }
        1 => { let it = if way == laws::Way::View { view.ttid() } else { from.ttid }; value.ttid = it; None }
        2 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        3 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key }; value.file_key = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_filename_rundown_information_v5_0x86 {
use crate::laws;
use etwspec::payloads::file::perfinfo_filename_rundown_information::{ PerfinfoFilenameRundownInformationX86 as T, PerfinfoFilenameRundownInformationX86View as V };
const MEMBERS: &[&str] = &[
    "FileObject",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
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

mod perfinfo_filename_rundown_information_v5_0x64 {
use crate::laws;
use etwspec::payloads::file::perfinfo_filename_rundown_information::{ PerfinfoFilenameRundownInformationX64 as T, PerfinfoFilenameRundownInformationX64View as V };
const MEMBERS: &[&str] = &[
    "FileObject",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
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

mod perfinfo_filename_rundown_information_wow64_v5_0 {
use crate::laws;
use etwspec::payloads::file::perfinfo_filename_rundown_information_wow64::{ PerfinfoFilenameRundownInformationWow64 as T, PerfinfoFilenameRundownInformationWow64View as V };
const MEMBERS: &[&str] = &[
    "FileObject",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
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

mod perfinfo_filename_same_information_v5_0x86 {
use crate::laws;
use etwspec::payloads::file::perfinfo_filename_same_information::{ PerfinfoFilenameSameInformationX86 as T, PerfinfoFilenameSameInformationX86View as V };
const MEMBERS: &[&str] = &[
    "OldFile",
    "NewFile",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.old_file() } else { from.old_file }; value.old_file = it; None }
        1 => { let it = if way == laws::Way::View { view.new_file() } else { from.new_file }; value.new_file = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_filename_same_information_v5_0x64 {
use crate::laws;
use etwspec::payloads::file::perfinfo_filename_same_information::{ PerfinfoFilenameSameInformationX64 as T, PerfinfoFilenameSameInformationX64View as V };
const MEMBERS: &[&str] = &[
    "OldFile",
    "NewFile",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.old_file() } else { from.old_file }; value.old_file = it; None }
        1 => { let it = if way == laws::Way::View { view.new_file() } else { from.new_file }; value.new_file = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_fileobject_information_v5_0x86 {
use crate::laws;
use etwspec::payloads::file::perfinfo_fileobject_information::{ PerfinfoFileobjectInformationX86 as T, PerfinfoFileobjectInformationX86View as V };
const MEMBERS: &[&str] = &[
    "FileObject",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_fileobject_information_v5_0x64 {
use crate::laws;
use etwspec::payloads::file::perfinfo_fileobject_information::{ PerfinfoFileobjectInformationX64 as T, PerfinfoFileobjectInformationX64View as V };
const MEMBERS: &[&str] = &[
    "FileObject",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_file_create_v5_0x86 {
use crate::laws;
use etwspec::payloads::file::perfinfo_file_create::{ PerfinfoFileCreateX86 as T, PerfinfoFileCreateX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        1 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        2 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id }; value.issuing_thread_id = it; None }
        3 => { let it = if way == laws::Way::View { view.options() } else { from.options }; value.options = it; None }
        4 => { let it = if way == laws::Way::View { view.attributes() } else { from.attributes }; value.attributes = it; None }
        5 => { let it = if way == laws::Way::View { view.share_access() } else { from.share_access }; value.share_access = it; None }
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
        Ok((vec![{ let part = tail.open_path; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod perfinfo_file_create_v5_0x64 {
use crate::laws;
use etwspec::payloads::file::perfinfo_file_create::{ PerfinfoFileCreateX64 as T, PerfinfoFileCreateX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        1 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        2 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id }; value.issuing_thread_id = it; None }
        3 => { let it = if way == laws::Way::View { view.options() } else { from.options }; value.options = it; None }
        4 => { let it = if way == laws::Way::View { view.attributes() } else { from.attributes }; value.attributes = it; None }
        5 => { let it = if way == laws::Way::View { view.share_access() } else { from.share_access }; value.share_access = it; None }
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
        Ok((vec![{ let part = tail.open_path; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod perfinfo_file_direnum_v5_0x86 {
use crate::laws;
use etwspec::payloads::file::perfinfo_file_direnum::{ PerfinfoFileDirenumX86 as T, PerfinfoFileDirenumX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        1 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        2 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key }; value.file_key = it; None }
        3 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id }; value.issuing_thread_id = it; None }
        4 => { let it = if way == laws::Way::View { view.length() } else { from.length }; value.length = it; None }
        5 => { let it = if way == laws::Way::View { view.info_class() } else { from.info_class }; value.info_class = it; None }
        6 => { let it = if way == laws::Way::View { view.file_index() } else { from.file_index }; value.file_index = it; None }
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

mod perfinfo_file_direnum_v5_0x64 {
use crate::laws;
use etwspec::payloads::file::perfinfo_file_direnum::{ PerfinfoFileDirenumX64 as T, PerfinfoFileDirenumX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        1 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        2 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key }; value.file_key = it; None }
        3 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id }; value.issuing_thread_id = it; None }
        4 => { let it = if way == laws::Way::View { view.length() } else { from.length }; value.length = it; None }
        5 => { let it = if way == laws::Way::View { view.info_class() } else { from.info_class }; value.info_class = it; None }
        6 => { let it = if way == laws::Way::View { view.file_index() } else { from.file_index }; value.file_index = it; None }
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

mod perfinfo_file_information_v5_0x86 {
use crate::laws;
use etwspec::payloads::file::perfinfo_file_information::{ PerfinfoFileInformationX86 as T, PerfinfoFileInformationX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        1 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        2 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key }; value.file_key = it; None }
        3 => { let it = if way == laws::Way::View { view.extra_information() } else { from.extra_information }; value.extra_information = it; None }
        4 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id }; value.issuing_thread_id = it; None }
        5 => { let it = if way == laws::Way::View { view.info_class() } else { from.info_class }; value.info_class = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_file_information_v5_0x64 {
use crate::laws;
use etwspec::payloads::file::perfinfo_file_information::{ PerfinfoFileInformationX64 as T, PerfinfoFileInformationX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        1 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        2 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key }; value.file_key = it; None }
        3 => { let it = if way == laws::Way::View { view.extra_information() } else { from.extra_information }; value.extra_information = it; None }
        4 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id }; value.issuing_thread_id = it; None }
        5 => { let it = if way == laws::Way::View { view.info_class() } else { from.info_class }; value.info_class = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_file_operation_end_v5_0x86 {
use crate::laws;
use etwspec::payloads::file::perfinfo_file_operation_end::{ PerfinfoFileOperationEndX86 as T, PerfinfoFileOperationEndX86View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "ExtraInformation",
    "Status",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        1 => { let it = if way == laws::Way::View { view.extra_information() } else { from.extra_information }; value.extra_information = it; None }
        2 => { let it = if way == laws::Way::View { view.status() } else { from.status }; value.status = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_file_operation_end_v5_0x64 {
use crate::laws;
use etwspec::payloads::file::perfinfo_file_operation_end::{ PerfinfoFileOperationEndX64 as T, PerfinfoFileOperationEndX64View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "ExtraInformation",
    "Status",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        1 => { let it = if way == laws::Way::View { view.extra_information() } else { from.extra_information }; value.extra_information = it; None }
        2 => { let it = if way == laws::Way::View { view.status() } else { from.status }; value.status = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_file_path_operation_v5_0x86 {
use crate::laws;
use etwspec::payloads::file::perfinfo_file_path_operation::{ PerfinfoFilePathOperationX86 as T, PerfinfoFilePathOperationX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        1 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        2 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key }; value.file_key = it; None }
        3 => { let it = if way == laws::Way::View { view.extra_information() } else { from.extra_information }; value.extra_information = it; None }
        4 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id }; value.issuing_thread_id = it; None }
        5 => { let it = if way == laws::Way::View { view.info_class() } else { from.info_class }; value.info_class = it; None }
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
        Ok((vec![{ let part = tail.path; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod perfinfo_file_path_operation_v5_0x64 {
use crate::laws;
use etwspec::payloads::file::perfinfo_file_path_operation::{ PerfinfoFilePathOperationX64 as T, PerfinfoFilePathOperationX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        1 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        2 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key }; value.file_key = it; None }
        3 => { let it = if way == laws::Way::View { view.extra_information() } else { from.extra_information }; value.extra_information = it; None }
        4 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id }; value.issuing_thread_id = it; None }
        5 => { let it = if way == laws::Way::View { view.info_class() } else { from.info_class }; value.info_class = it; None }
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
        Ok((vec![{ let part = tail.path; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod perfinfo_file_read_write_v5_0x86 {
use crate::laws;
use etwspec::payloads::file::perfinfo_file_read_write::{ PerfinfoFileReadWriteX86 as T, PerfinfoFileReadWriteX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.offset() } else { from.offset }; value.offset = it; None }
        1 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        2 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        3 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key }; value.file_key = it; None }
        4 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id }; value.issuing_thread_id = it; None }
        5 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        6 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        7 => { let it = if way == laws::Way::View { view.extra_flags() } else { from.extra_flags }; value.extra_flags = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_file_read_write_v5_0x64 {
use crate::laws;
use etwspec::payloads::file::perfinfo_file_read_write::{ PerfinfoFileReadWriteX64 as T, PerfinfoFileReadWriteX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.offset() } else { from.offset }; value.offset = it; None }
        1 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        2 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        3 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key }; value.file_key = it; None }
        4 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id }; value.issuing_thread_id = it; None }
        5 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        6 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        7 => { let it = if way == laws::Way::View { view.extra_flags() } else { from.extra_flags }; value.extra_flags = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_file_simple_operation_v5_0x86 {
use crate::laws;
use etwspec::payloads::file::perfinfo_file_simple_operation::{ PerfinfoFileSimpleOperationX86 as T, PerfinfoFileSimpleOperationX86View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "FileObject",
    "FileKey",
    "IssuingThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        1 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        2 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key }; value.file_key = it; None }
        3 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id }; value.issuing_thread_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_file_simple_operation_v5_0x64 {
use crate::laws;
use etwspec::payloads::file::perfinfo_file_simple_operation::{ PerfinfoFileSimpleOperationX64 as T, PerfinfoFileSimpleOperationX64View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "FileObject",
    "FileKey",
    "IssuingThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        1 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        2 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key }; value.file_key = it; None }
        3 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id }; value.issuing_thread_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_flt_operation_v5_0x86 {
use crate::laws;
use etwspec::payloads::file::perfinfo_flt_operation::{ PerfinfoFltOperationX86 as T, PerfinfoFltOperationX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.routine_addr() } else { from.routine_addr }; value.routine_addr = it; None }
        1 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        2 => { let it = if way == laws::Way::View { view.fs_context() } else { from.fs_context }; value.fs_context = it; None }
        3 => { let it = if way == laws::Way::View { view.irp_ptr() } else { from.irp_ptr }; value.irp_ptr = it; None }
        4 => { let it = if way == laws::Way::View { view.cbd_ptr() } else { from.cbd_ptr }; value.cbd_ptr = it; None }
        5 => { let it = if way == laws::Way::View { view.major_function() } else { from.major_function }; value.major_function = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_flt_operation_v5_0x64 {
use crate::laws;
use etwspec::payloads::file::perfinfo_flt_operation::{ PerfinfoFltOperationX64 as T, PerfinfoFltOperationX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.routine_addr() } else { from.routine_addr }; value.routine_addr = it; None }
        1 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        2 => { let it = if way == laws::Way::View { view.fs_context() } else { from.fs_context }; value.fs_context = it; None }
        3 => { let it = if way == laws::Way::View { view.irp_ptr() } else { from.irp_ptr }; value.irp_ptr = it; None }
        4 => { let it = if way == laws::Way::View { view.cbd_ptr() } else { from.cbd_ptr }; value.cbd_ptr = it; None }
        5 => { let it = if way == laws::Way::View { view.major_function() } else { from.major_function }; value.major_function = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_flt_operation_status_v5_0x86 {
use crate::laws;
use etwspec::payloads::file::perfinfo_flt_operation_status::{ PerfinfoFltOperationStatusX86 as T, PerfinfoFltOperationStatusX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.routine_addr() } else { from.routine_addr }; value.routine_addr = it; None }
        1 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        2 => { let it = if way == laws::Way::View { view.fs_context() } else { from.fs_context }; value.fs_context = it; None }
        3 => { let it = if way == laws::Way::View { view.irp_ptr() } else { from.irp_ptr }; value.irp_ptr = it; None }
        4 => { let it = if way == laws::Way::View { view.cbd_ptr() } else { from.cbd_ptr }; value.cbd_ptr = it; None }
        5 => { let it = if way == laws::Way::View { view.major_function() } else { from.major_function }; value.major_function = it; None }
        6 => { let it = if way == laws::Way::View { view.status() } else { from.status }; value.status = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_flt_operation_status_v5_0x64 {
use crate::laws;
use etwspec::payloads::file::perfinfo_flt_operation_status::{ PerfinfoFltOperationStatusX64 as T, PerfinfoFltOperationStatusX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.routine_addr() } else { from.routine_addr }; value.routine_addr = it; None }
        1 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        2 => { let it = if way == laws::Way::View { view.fs_context() } else { from.fs_context }; value.fs_context = it; None }
        3 => { let it = if way == laws::Way::View { view.irp_ptr() } else { from.irp_ptr }; value.irp_ptr = it; None }
        4 => { let it = if way == laws::Way::View { view.cbd_ptr() } else { from.cbd_ptr }; value.cbd_ptr = it; None }
        5 => { let it = if way == laws::Way::View { view.major_function() } else { from.major_function }; value.major_function = it; None }
        6 => { let it = if way == laws::Way::View { view.status() } else { from.status }; value.status = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_file_io_v5_0x86 {
use crate::laws;
use etwspec::payloads::file::wmi_file_io::{ WmiFileIoX86 as T, WmiFileIoX86View as V };
const MEMBERS: &[&str] = &[
    "FileObject",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
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

mod wmi_file_io_v5_0x64 {
use crate::laws;
use etwspec::payloads::file::wmi_file_io::{ WmiFileIoX64 as T, WmiFileIoX64View as V };
const MEMBERS: &[&str] = &[
    "FileObject",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
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

mod wmi_file_io_wow64_v5_0 {
use crate::laws;
use etwspec::payloads::file::wmi_file_io_wow64::{ WmiFileIoWow64 as T, WmiFileIoWow64View as V };
const MEMBERS: &[&str] = &[
    "FileObject",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
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

mod file_io_create_any {
use crate::laws;
use etwspec::payloads::file::file_io_create::{Any, FileIoCreateX86, FileIoCreateX64, };
any! {
    "FileIo_Create", true,
    0: "V5_0X86" V5_0X86(FileIoCreateX86), 24;
    1: "V5_0X64" V5_0X64(FileIoCreateX64), 36;
}

}

mod file_io_dir_enum_any {
use crate::laws;
use etwspec::payloads::file::file_io_dir_enum::{Any, FileIoDirEnumX86, FileIoDirEnumX64, };
any! {
    "FileIo_DirEnum", true,
    0: "V5_0X86" V5_0X86(FileIoDirEnumX86), 28;
    1: "V5_0X64" V5_0X64(FileIoDirEnumX64), 44;
}

}

mod file_io_info_any {
use crate::laws;
use etwspec::payloads::file::file_io_info::{Any, FileIoInfoX86, FileIoInfoX64, };
any! {
    "FileIo_Info", false,
    0: "V5_0X86" V5_0X86(FileIoInfoX86), 24;
    1: "V5_0X64" V5_0X64(FileIoInfoX64), 44;
}

}

mod file_io_read_write_any {
use crate::laws;
use etwspec::payloads::file::file_io_read_write::{Any, FileIoReadWriteX86, FileIoReadWriteX64, };
any! {
    "FileIo_ReadWrite", false,
    0: "V5_0X86" V5_0X86(FileIoReadWriteX86), 32;
    1: "V5_0X64" V5_0X64(FileIoReadWriteX64), 48;
}

}

mod file_io_simple_op_any {
use crate::laws;
use etwspec::payloads::file::file_io_simple_op::{Any, FileIoSimpleOpX86, FileIoSimpleOpX64, };
any! {
    "FileIo_SimpleOp", false,
    0: "V5_0X86" V5_0X86(FileIoSimpleOpX86), 16;
    1: "V5_0X64" V5_0X64(FileIoSimpleOpX64), 32;
}

}

mod perfinfo_filename_rundown_information_any {
use crate::laws;
use etwspec::payloads::file::perfinfo_filename_rundown_information::{Any, PerfinfoFilenameRundownInformationX86, PerfinfoFilenameRundownInformationX64, };
any! {
    "PERFINFO_FILENAME_RUNDOWN_INFORMATION", true,
    0: "V5_0X86" V5_0X86(PerfinfoFilenameRundownInformationX86), 4;
    1: "V5_0X64" V5_0X64(PerfinfoFilenameRundownInformationX64), 8;
}

}

mod perfinfo_filename_rundown_information_wow64_any {
use crate::laws;
use etwspec::payloads::file::perfinfo_filename_rundown_information_wow64::{Any, PerfinfoFilenameRundownInformationWow64, };
any! {
    "PERFINFO_FILENAME_RUNDOWN_INFORMATION_WOW64", true,
    0: "V5_0" V5_0(PerfinfoFilenameRundownInformationWow64), 8;
}

}

mod perfinfo_filename_same_information_any {
use crate::laws;
use etwspec::payloads::file::perfinfo_filename_same_information::{Any, PerfinfoFilenameSameInformationX86, PerfinfoFilenameSameInformationX64, };
any! {
    "PERFINFO_FILENAME_SAME_INFORMATION", false,
    0: "V5_0X86" V5_0X86(PerfinfoFilenameSameInformationX86), 8;
    1: "V5_0X64" V5_0X64(PerfinfoFilenameSameInformationX64), 16;
}

}

mod perfinfo_fileobject_information_any {
use crate::laws;
use etwspec::payloads::file::perfinfo_fileobject_information::{Any, PerfinfoFileobjectInformationX86, PerfinfoFileobjectInformationX64, };
any! {
    "PERFINFO_FILEOBJECT_INFORMATION", false,
    0: "V5_0X86" V5_0X86(PerfinfoFileobjectInformationX86), 4;
    1: "V5_0X64" V5_0X64(PerfinfoFileobjectInformationX64), 8;
}

}

mod perfinfo_file_create_any {
use crate::laws;
use etwspec::payloads::file::perfinfo_file_create::{Any, PerfinfoFileCreateX86, PerfinfoFileCreateX64, };
any! {
    "PERFINFO_FILE_CREATE", true,
    0: "V5_0X86" V5_0X86(PerfinfoFileCreateX86), 24;
    1: "V5_0X64" V5_0X64(PerfinfoFileCreateX64), 32;
}

}

mod perfinfo_file_direnum_any {
use crate::laws;
use etwspec::payloads::file::perfinfo_file_direnum::{Any, PerfinfoFileDirenumX86, PerfinfoFileDirenumX64, };
any! {
    "PERFINFO_FILE_DIRENUM", true,
    0: "V5_0X86" V5_0X86(PerfinfoFileDirenumX86), 28;
    1: "V5_0X64" V5_0X64(PerfinfoFileDirenumX64), 40;
}

}

mod perfinfo_file_information_any {
use crate::laws;
use etwspec::payloads::file::perfinfo_file_information::{Any, PerfinfoFileInformationX86, PerfinfoFileInformationX64, };
any! {
    "PERFINFO_FILE_INFORMATION", false,
    0: "V5_0X86" V5_0X86(PerfinfoFileInformationX86), 24;
    1: "V5_0X64" V5_0X64(PerfinfoFileInformationX64), 40;
}

}

mod perfinfo_file_operation_end_any {
use crate::laws;
use etwspec::payloads::file::perfinfo_file_operation_end::{Any, PerfinfoFileOperationEndX86, PerfinfoFileOperationEndX64, };
any! {
    "PERFINFO_FILE_OPERATION_END", false,
    0: "V5_0X86" V5_0X86(PerfinfoFileOperationEndX86), 12;
    1: "V5_0X64" V5_0X64(PerfinfoFileOperationEndX64), 20;
}

}

mod perfinfo_file_path_operation_any {
use crate::laws;
use etwspec::payloads::file::perfinfo_file_path_operation::{Any, PerfinfoFilePathOperationX86, PerfinfoFilePathOperationX64, };
any! {
    "PERFINFO_FILE_PATH_OPERATION", true,
    0: "V5_0X86" V5_0X86(PerfinfoFilePathOperationX86), 24;
    1: "V5_0X64" V5_0X64(PerfinfoFilePathOperationX64), 40;
}

}

mod perfinfo_file_read_write_any {
use crate::laws;
use etwspec::payloads::file::perfinfo_file_read_write::{Any, PerfinfoFileReadWriteX86, PerfinfoFileReadWriteX64, };
any! {
    "PERFINFO_FILE_READ_WRITE", false,
    0: "V5_0X86" V5_0X86(PerfinfoFileReadWriteX86), 36;
    1: "V5_0X64" V5_0X64(PerfinfoFileReadWriteX64), 48;
}

}

mod perfinfo_file_simple_operation_any {
use crate::laws;
use etwspec::payloads::file::perfinfo_file_simple_operation::{Any, PerfinfoFileSimpleOperationX86, PerfinfoFileSimpleOperationX64, };
any! {
    "PERFINFO_FILE_SIMPLE_OPERATION", false,
    0: "V5_0X86" V5_0X86(PerfinfoFileSimpleOperationX86), 16;
    1: "V5_0X64" V5_0X64(PerfinfoFileSimpleOperationX64), 28;
}

}

mod perfinfo_flt_operation_any {
use crate::laws;
use etwspec::payloads::file::perfinfo_flt_operation::{Any, PerfinfoFltOperationX86, PerfinfoFltOperationX64, };
any! {
    "PERFINFO_FLT_OPERATION", false,
    0: "V5_0X86" V5_0X86(PerfinfoFltOperationX86), 24;
    1: "V5_0X64" V5_0X64(PerfinfoFltOperationX64), 44;
}

}

mod perfinfo_flt_operation_status_any {
use crate::laws;
use etwspec::payloads::file::perfinfo_flt_operation_status::{Any, PerfinfoFltOperationStatusX86, PerfinfoFltOperationStatusX64, };
any! {
    "PERFINFO_FLT_OPERATION_STATUS", false,
    0: "V5_0X86" V5_0X86(PerfinfoFltOperationStatusX86), 28;
    1: "V5_0X64" V5_0X64(PerfinfoFltOperationStatusX64), 48;
}

}

mod wmi_file_io_any {
use crate::laws;
use etwspec::payloads::file::wmi_file_io::{Any, WmiFileIoX86, WmiFileIoX64, };
any! {
    "WMI_FILE_IO", true,
    0: "V5_0X86" V5_0X86(WmiFileIoX86), 4;
    1: "V5_0X64" V5_0X64(WmiFileIoX64), 8;
}

}

mod wmi_file_io_wow64_any {
use crate::laws;
use etwspec::payloads::file::wmi_file_io_wow64::{Any, WmiFileIoWow64, };
any! {
    "WMI_FILE_IO_WOW64", true,
    0: "V5_0" V5_0(WmiFileIoWow64), 8;
}

}

mod perfinfo_file_read_write_flag_values {
use crate::laws;
use etwspec::payloads::file::PerfinfoFileReadWriteFlag as T;
flags!(u32);
}
