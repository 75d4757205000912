// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::disk`.
mod disk_io_type_group2_v5_0x86 {
use crate::laws;
use etwspec::payloads::disk::disk_io_type_group2::{ DiskIoTypeGroup2X86 as T, DiskIoTypeGroup2X86View as V };
const MEMBERS: &[&str] = &[
    "Irp",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod disk_io_type_group2_v5_0x64 {
use crate::laws;
use etwspec::payloads::disk::disk_io_type_group2::{ DiskIoTypeGroup2X64 as T, DiskIoTypeGroup2X64View as V };
const MEMBERS: &[&str] = &[
    "Irp",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_diskio_flush_buffers_v2_v5_0x86 {
use crate::laws;
use etwspec::payloads::disk::etw_diskio_flush_buffers_v2::{ EtwDiskioFlushBuffersV2X86 as T, EtwDiskioFlushBuffersV2X86View as V };
const MEMBERS: &[&str] = &[
    "DiskNumber",
    "IrpFlags",
    "HighResResponseTime",
    "IrpAddress",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.disk_number() } else { from.disk_number }; value.disk_number = it; None }
        1 => { let it = if way == laws::Way::View { view.irp_flags() } else { from.irp_flags }; value.irp_flags = it; None }
        2 => { let it = if way == laws::Way::View { view.high_res_response_time() } else { from.high_res_response_time }; value.high_res_response_time = it; None }
        3 => { let it = if way == laws::Way::View { view.irp_address() } else { from.irp_address }; value.irp_address = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_diskio_flush_buffers_v2_v5_0x64 {
use crate::laws;
use etwspec::payloads::disk::etw_diskio_flush_buffers_v2::{ EtwDiskioFlushBuffersV2X64 as T, EtwDiskioFlushBuffersV2X64View as V };
const MEMBERS: &[&str] = &[
    "DiskNumber",
    "IrpFlags",
    "HighResResponseTime",
    "IrpAddress",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.disk_number() } else { from.disk_number }; value.disk_number = it; None }
        1 => { let it = if way == laws::Way::View { view.irp_flags() } else { from.irp_flags }; value.irp_flags = it; None }
        2 => { let it = if way == laws::Way::View { view.high_res_response_time() } else { from.high_res_response_time }; value.high_res_response_time = it; None }
        3 => { let it = if way == laws::Way::View { view.irp_address() } else { from.irp_address }; value.irp_address = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_diskio_flush_buffers_v3_v5_0x86 {
use crate::laws;
use etwspec::payloads::disk::etw_diskio_flush_buffers_v3::{ EtwDiskioFlushBuffersV3X86 as T, EtwDiskioFlushBuffersV3X86View as V };
const MEMBERS: &[&str] = &[
    "DiskNumber",
    "IrpFlags",
    "HighResResponseTime",
    "IrpAddress",
    "IssuingThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.disk_number() } else { from.disk_number }; value.disk_number = it; None }
        1 => { let it = if way == laws::Way::View { view.irp_flags() } else { from.irp_flags }; value.irp_flags = it; None }
        2 => { let it = if way == laws::Way::View { view.high_res_response_time() } else { from.high_res_response_time }; value.high_res_response_time = it; None }
        3 => { let it = if way == laws::Way::View { view.irp_address() } else { from.irp_address }; value.irp_address = it; None }
        4 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id }; value.issuing_thread_id = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_diskio_flush_buffers_v3_v5_0x64 {
use crate::laws;
use etwspec::payloads::disk::etw_diskio_flush_buffers_v3::{ EtwDiskioFlushBuffersV3X64 as T, EtwDiskioFlushBuffersV3X64View as V };
const MEMBERS: &[&str] = &[
    "DiskNumber",
    "IrpFlags",
    "HighResResponseTime",
    "IrpAddress",
    "IssuingThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.disk_number() } else { from.disk_number }; value.disk_number = it; None }
        1 => { let it = if way == laws::Way::View { view.irp_flags() } else { from.irp_flags }; value.irp_flags = it; None }
        2 => { let it = if way == laws::Way::View { view.high_res_response_time() } else { from.high_res_response_time }; value.high_res_response_time = it; None }
        3 => { let it = if way == laws::Way::View { view.irp_address() } else { from.irp_address }; value.irp_address = it; None }
        4 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id }; value.issuing_thread_id = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_diskio_readwrite_v5_0x86 {
use crate::laws;
use etwspec::payloads::disk::etw_diskio_readwrite::{ EtwDiskioReadwriteX86 as T, EtwDiskioReadwriteX86View as V };
const MEMBERS: &[&str] = &[
    "DiskNumber",
    "IrpFlags",
    "TransferSize",
    "ResponseTime",
    "ByteOffset",
    "FileObject",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.disk_number() } else { from.disk_number }; value.disk_number = it; None }
        1 => { let it = if way == laws::Way::View { view.irp_flags() } else { from.irp_flags }; value.irp_flags = it; None }
        2 => { let it = if way == laws::Way::View { view.transfer_size() } else { from.transfer_size }; value.transfer_size = it; None }
        3 => { let it = if way == laws::Way::View { view.response_time() } else { from.response_time }; value.response_time = it; None }
        4 => { let it = if way == laws::Way::View { view.byte_offset() } else { from.byte_offset }; value.byte_offset = it; None }
        5 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_diskio_readwrite_v5_0x64 {
use crate::laws;
use etwspec::payloads::disk::etw_diskio_readwrite::{ EtwDiskioReadwriteX64 as T, EtwDiskioReadwriteX64View as V };
const MEMBERS: &[&str] = &[
    "DiskNumber",
    "IrpFlags",
    "TransferSize",
    "ResponseTime",
    "ByteOffset",
    "FileObject",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.disk_number() } else { from.disk_number }; value.disk_number = it; None }
        1 => { let it = if way == laws::Way::View { view.irp_flags() } else { from.irp_flags }; value.irp_flags = it; None }
        2 => { let it = if way == laws::Way::View { view.transfer_size() } else { from.transfer_size }; value.transfer_size = it; None }
        3 => { let it = if way == laws::Way::View { view.response_time() } else { from.response_time }; value.response_time = it; None }
        4 => { let it = if way == laws::Way::View { view.byte_offset() } else { from.byte_offset }; value.byte_offset = it; None }
        5 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_diskio_readwrite_v2_v5_0x86 {
use crate::laws;
use etwspec::payloads::disk::etw_diskio_readwrite_v2::{ EtwDiskioReadwriteV2X86 as T, EtwDiskioReadwriteV2X86View as V };
const MEMBERS: &[&str] = &[
    "DiskNumber",
    "IrpFlags",
    "Size",
    "ResponseTime",
    "ByteOffset",
    "FileObject",
    "IrpAddress",
    "HighResResponseTime",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.disk_number() } else { from.disk_number }; value.disk_number = it; None }
        1 => { let it = if way == laws::Way::View { view.irp_flags() } else { from.irp_flags }; value.irp_flags = it; None }
        2 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        3 => { let it = if way == laws::Way::View { view.response_time() } else { from.response_time }; value.response_time = it; None }
        4 => { let it = if way == laws::Way::View { view.byte_offset() } else { from.byte_offset }; value.byte_offset = it; None }
        5 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        6 => { let it = if way == laws::Way::View { view.irp_address() } else { from.irp_address }; value.irp_address = it; None }
        7 => { let it = if way == laws::Way::View { view.high_res_response_time() } else { from.high_res_response_time }; value.high_res_response_time = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_diskio_readwrite_v2_v5_0x64 {
use crate::laws;
use etwspec::payloads::disk::etw_diskio_readwrite_v2::{ EtwDiskioReadwriteV2X64 as T, EtwDiskioReadwriteV2X64View as V };
const MEMBERS: &[&str] = &[
    "DiskNumber",
    "IrpFlags",
    "Size",
    "ResponseTime",
    "ByteOffset",
    "FileObject",
    "IrpAddress",
    "HighResResponseTime",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.disk_number() } else { from.disk_number }; value.disk_number = it; None }
        1 => { let it = if way == laws::Way::View { view.irp_flags() } else { from.irp_flags }; value.irp_flags = it; None }
        2 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        3 => { let it = if way == laws::Way::View { view.response_time() } else { from.response_time }; value.response_time = it; None }
        4 => { let it = if way == laws::Way::View { view.byte_offset() } else { from.byte_offset }; value.byte_offset = it; None }
        5 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        6 => { let it = if way == laws::Way::View { view.irp_address() } else { from.irp_address }; value.irp_address = it; None }
        7 => { let it = if way == laws::Way::View { view.high_res_response_time() } else { from.high_res_response_time }; value.high_res_response_time = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_diskio_readwrite_v3_v5_0x86 {
use crate::laws;
use etwspec::payloads::disk::etw_diskio_readwrite_v3::{ EtwDiskioReadwriteV3X86 as T, EtwDiskioReadwriteV3X86View as V };
const MEMBERS: &[&str] = &[
    "DiskNumber",
    "IrpFlags",
    "Size",
    "ResponseTime",
    "ByteOffset",
    "FileObject",
    "IrpAddress",
    "HighResResponseTime",
    "IssuingThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.disk_number() } else { from.disk_number }; value.disk_number = it; None }
        1 => { let it = if way == laws::Way::View { view.irp_flags() } else { from.irp_flags }; value.irp_flags = it; None }
        2 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        3 => { let it = if way == laws::Way::View { view.response_time() } else { from.response_time }; value.response_time = it; None }
        4 => { let it = if way == laws::Way::View { view.byte_offset() } else { from.byte_offset }; value.byte_offset = it; None }
        5 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        6 => { let it = if way == laws::Way::View { view.irp_address() } else { from.irp_address }; value.irp_address = it; None }
        7 => { let it = if way == laws::Way::View { view.high_res_response_time() } else { from.high_res_response_time }; value.high_res_response_time = it; None }
        8 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id }; value.issuing_thread_id = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_diskio_readwrite_v3_v5_0x64 {
use crate::laws;
use etwspec::payloads::disk::etw_diskio_readwrite_v3::{ EtwDiskioReadwriteV3X64 as T, EtwDiskioReadwriteV3X64View as V };
const MEMBERS: &[&str] = &[
    "DiskNumber",
    "IrpFlags",
    "Size",
    "ResponseTime",
    "ByteOffset",
    "FileObject",
    "IrpAddress",
    "HighResResponseTime",
    "IssuingThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.disk_number() } else { from.disk_number }; value.disk_number = it; None }
        1 => { let it = if way == laws::Way::View { view.irp_flags() } else { from.irp_flags }; value.irp_flags = it; None }
        2 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        3 => { let it = if way == laws::Way::View { view.response_time() } else { from.response_time }; value.response_time = it; None }
        4 => { let it = if way == laws::Way::View { view.byte_offset() } else { from.byte_offset }; value.byte_offset = it; None }
        5 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        6 => { let it = if way == laws::Way::View { view.irp_address() } else { from.irp_address }; value.irp_address = it; None }
        7 => { let it = if way == laws::Way::View { view.high_res_response_time() } else { from.high_res_response_time }; value.high_res_response_time = it; None }
        8 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id }; value.issuing_thread_id = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_opticalio_flush_buffers_v5_0x86 {
use crate::laws;
use etwspec::payloads::disk::etw_opticalio_flush_buffers::{ EtwOpticalioFlushBuffersX86 as T, EtwOpticalioFlushBuffersX86View as V };
const MEMBERS: &[&str] = &[
    "DiskNumber",
    "IrpFlags",
    "HighResResponseTime",
    "IrpAddress",
    "IssuingThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.disk_number() } else { from.disk_number }; value.disk_number = it; None }
        1 => { let it = if way == laws::Way::View { view.irp_flags() } else { from.irp_flags }; value.irp_flags = it; None }
        2 => { let it = if way == laws::Way::View { view.high_res_response_time() } else { from.high_res_response_time }; value.high_res_response_time = it; None }
        3 => { let it = if way == laws::Way::View { view.irp_address() } else { from.irp_address }; value.irp_address = it; None }
        4 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id }; value.issuing_thread_id = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_opticalio_flush_buffers_v5_0x64 {
use crate::laws;
use etwspec::payloads::disk::etw_opticalio_flush_buffers::{ EtwOpticalioFlushBuffersX64 as T, EtwOpticalioFlushBuffersX64View as V };
const MEMBERS: &[&str] = &[
    "DiskNumber",
    "IrpFlags",
    "HighResResponseTime",
    "IrpAddress",
    "IssuingThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.disk_number() } else { from.disk_number }; value.disk_number = it; None }
        1 => { let it = if way == laws::Way::View { view.irp_flags() } else { from.irp_flags }; value.irp_flags = it; None }
        2 => { let it = if way == laws::Way::View { view.high_res_response_time() } else { from.high_res_response_time }; value.high_res_response_time = it; None }
        3 => { let it = if way == laws::Way::View { view.irp_address() } else { from.irp_address }; value.irp_address = it; None }
        4 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id }; value.issuing_thread_id = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_opticalio_init_v5_0x86 {
use crate::laws;
use etwspec::payloads::disk::etw_opticalio_init::{ EtwOpticalioInitX86 as T, EtwOpticalioInitX86View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "IssuingThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        1 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id }; value.issuing_thread_id = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_opticalio_init_v5_0x64 {
use crate::laws;
use etwspec::payloads::disk::etw_opticalio_init::{ EtwOpticalioInitX64 as T, EtwOpticalioInitX64View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "IssuingThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        1 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id }; value.issuing_thread_id = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_opticalio_readwrite_v5_0x86 {
use crate::laws;
use etwspec::payloads::disk::etw_opticalio_readwrite::{ EtwOpticalioReadwriteX86 as T, EtwOpticalioReadwriteX86View as V };
const MEMBERS: &[&str] = &[
    "DiskNumber",
    "IrpFlags",
    "Size",
    "Reserved",
    "ByteOffset",
    "FileObject",
    "IrpAddress",
    "HighResResponseTime",
    "IssuingThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.disk_number() } else { from.disk_number }; value.disk_number = it; None }
        1 => { let it = if way == laws::Way::View { view.irp_flags() } else { from.irp_flags }; value.irp_flags = it; None }
        2 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        3 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        4 => { let it = if way == laws::Way::View { view.byte_offset() } else { from.byte_offset }; value.byte_offset = it; None }
        5 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        6 => { let it = if way == laws::Way::View { view.irp_address() } else { from.irp_address }; value.irp_address = it; None }
        7 => { let it = if way == laws::Way::View { view.high_res_response_time() } else { from.high_res_response_time }; value.high_res_response_time = it; None }
        8 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id }; value.issuing_thread_id = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_opticalio_readwrite_v5_0x64 {
use crate::laws;
use etwspec::payloads::disk::etw_opticalio_readwrite::{ EtwOpticalioReadwriteX64 as T, EtwOpticalioReadwriteX64View as V };
const MEMBERS: &[&str] = &[
    "DiskNumber",
    "IrpFlags",
    "Size",
    "Reserved",
    "ByteOffset",
    "FileObject",
    "IrpAddress",
    "HighResResponseTime",
    "IssuingThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.disk_number() } else { from.disk_number }; value.disk_number = it; None }
        1 => { let it = if way == laws::Way::View { view.irp_flags() } else { from.irp_flags }; value.irp_flags = it; None }
        2 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        3 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        4 => { let it = if way == laws::Way::View { view.byte_offset() } else { from.byte_offset }; value.byte_offset = it; None }
        5 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        6 => { let it = if way == laws::Way::View { view.irp_address() } else { from.irp_address }; value.irp_address = it; None }
        7 => { let it = if way == laws::Way::View { view.high_res_response_time() } else { from.high_res_response_time }; value.high_res_response_time = it; None }
        8 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id }; value.issuing_thread_id = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod perfinfo_driver_complete_request_v5_0x86 {
use crate::laws;
use etwspec::payloads::disk::perfinfo_driver_complete_request::{ PerfinfoDriverCompleteRequestX86 as T, PerfinfoDriverCompleteRequestX86View as V };
const MEMBERS: &[&str] = &[
    "RoutineAddr",
    "Irp",
    "UniqMatchId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.routine_addr() } else { from.routine_addr }; value.routine_addr = it; None }
        1 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        2 => { let it = if way == laws::Way::View { view.uniq_match_id() } else { from.uniq_match_id }; value.uniq_match_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_driver_complete_request_v5_0x64 {
use crate::laws;
use etwspec::payloads::disk::perfinfo_driver_complete_request::{ PerfinfoDriverCompleteRequestX64 as T, PerfinfoDriverCompleteRequestX64View as V };
const MEMBERS: &[&str] = &[
    "RoutineAddr",
    "Irp",
    "UniqMatchId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.routine_addr() } else { from.routine_addr }; value.routine_addr = it; None }
        1 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        2 => { let it = if way == laws::Way::View { view.uniq_match_id() } else { from.uniq_match_id }; value.uniq_match_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_driver_complete_request_ret_v5_0x86 {
use crate::laws;
use etwspec::payloads::disk::perfinfo_driver_complete_request_ret::{ PerfinfoDriverCompleteRequestRetX86 as T, PerfinfoDriverCompleteRequestRetX86View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "UniqMatchId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        1 => { let it = if way == laws::Way::View { view.uniq_match_id() } else { from.uniq_match_id }; value.uniq_match_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_driver_complete_request_ret_v5_0x64 {
use crate::laws;
use etwspec::payloads::disk::perfinfo_driver_complete_request_ret::{ PerfinfoDriverCompleteRequestRetX64 as T, PerfinfoDriverCompleteRequestRetX64View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "UniqMatchId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        1 => { let it = if way == laws::Way::View { view.uniq_match_id() } else { from.uniq_match_id }; value.uniq_match_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_driver_completionroutine_v5_0x86 {
use crate::laws;
use etwspec::payloads::disk::perfinfo_driver_completionroutine::{ PerfinfoDriverCompletionroutineX86 as T, PerfinfoDriverCompletionroutineX86View as V };
const MEMBERS: &[&str] = &[
    "Routine",
    "IrpPtr",
    "UniqMatchId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.routine() } else { from.routine }; value.routine = it; None }
        1 => { let it = if way == laws::Way::View { view.irp_ptr() } else { from.irp_ptr }; value.irp_ptr = it; None }
        2 => { let it = if way == laws::Way::View { view.uniq_match_id() } else { from.uniq_match_id }; value.uniq_match_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_driver_completionroutine_v5_0x64 {
use crate::laws;
use etwspec::payloads::disk::perfinfo_driver_completionroutine::{ PerfinfoDriverCompletionroutineX64 as T, PerfinfoDriverCompletionroutineX64View as V };
const MEMBERS: &[&str] = &[
    "Routine",
    "IrpPtr",
    "UniqMatchId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.routine() } else { from.routine }; value.routine = it; None }
        1 => { let it = if way == laws::Way::View { view.irp_ptr() } else { from.irp_ptr }; value.irp_ptr = it; None }
        2 => { let it = if way == laws::Way::View { view.uniq_match_id() } else { from.uniq_match_id }; value.uniq_match_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_driver_majorfunction_v5_0x86 {
use crate::laws;
use etwspec::payloads::disk::perfinfo_driver_majorfunction::{ PerfinfoDriverMajorfunctionX86 as T, PerfinfoDriverMajorfunctionX86View as V };
const MEMBERS: &[&str] = &[
    "MajorFunction",
    "MinorFunction",
    "RoutineAddr",
    "FileNamePointer",
    "Irp",
    "UniqMatchId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.major_function() } else { from.major_function }; value.major_function = it; None }
        1 => { let it = if way == laws::Way::View { view.minor_function() } else { from.minor_function }; value.minor_function = it; None }
        2 => { let it = if way == laws::Way::View { view.routine_addr() } else { from.routine_addr }; value.routine_addr = it; None }
        3 => { let it = if way == laws::Way::View { view.file_name_pointer() } else { from.file_name_pointer }; value.file_name_pointer = it; None }
        4 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        5 => { let it = if way == laws::Way::View { view.uniq_match_id() } else { from.uniq_match_id }; value.uniq_match_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_driver_majorfunction_v5_0x64 {
use crate::laws;
use etwspec::payloads::disk::perfinfo_driver_majorfunction::{ PerfinfoDriverMajorfunctionX64 as T, PerfinfoDriverMajorfunctionX64View as V };
const MEMBERS: &[&str] = &[
    "MajorFunction",
    "MinorFunction",
    "RoutineAddr",
    "FileNamePointer",
    "Irp",
    "UniqMatchId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.major_function() } else { from.major_function }; value.major_function = it; None }
        1 => { let it = if way == laws::Way::View { view.minor_function() } else { from.minor_function }; value.minor_function = it; None }
        2 => { let it = if way == laws::Way::View { view.routine_addr() } else { from.routine_addr }; value.routine_addr = it; None }
        3 => { let it = if way == laws::Way::View { view.file_name_pointer() } else { from.file_name_pointer }; value.file_name_pointer = it; None }
        4 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        5 => { let it = if way == laws::Way::View { view.uniq_match_id() } else { from.uniq_match_id }; value.uniq_match_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_driver_majorfunction_ret_v5_0x86 {
use crate::laws;
use etwspec::payloads::disk::perfinfo_driver_majorfunction_ret::{ PerfinfoDriverMajorfunctionRetX86 as T, PerfinfoDriverMajorfunctionRetX86View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "UniqMatchId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        1 => { let it = if way == laws::Way::View { view.uniq_match_id() } else { from.uniq_match_id }; value.uniq_match_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_driver_majorfunction_ret_v5_0x64 {
use crate::laws;
use etwspec::payloads::disk::perfinfo_driver_majorfunction_ret::{ PerfinfoDriverMajorfunctionRetX64 as T, PerfinfoDriverMajorfunctionRetX64View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "UniqMatchId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        1 => { let it = if way == laws::Way::View { view.uniq_match_id() } else { from.uniq_match_id }; value.uniq_match_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod split_io_info_v5_0x86 {
use crate::laws;
use etwspec::payloads::disk::split_io_info::{ SplitIoInfoX86 as T, SplitIoInfoX86View as V };
const MEMBERS: &[&str] = &[
    "ParentIrp",
    "ChildIrp",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.parent_irp() } else { from.parent_irp }; value.parent_irp = it; None }
        1 => { let it = if way == laws::Way::View { view.child_irp() } else { from.child_irp }; value.child_irp = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod split_io_info_v5_0x64 {
use crate::laws;
use etwspec::payloads::disk::split_io_info::{ SplitIoInfoX64 as T, SplitIoInfoX64View as V };
const MEMBERS: &[&str] = &[
    "ParentIrp",
    "ChildIrp",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.parent_irp() } else { from.parent_irp }; value.parent_irp = it; None }
        1 => { let it = if way == laws::Way::View { view.child_irp() } else { from.child_irp }; value.child_irp = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_diskio_io_redirected_init_v5_0x86 {
use crate::laws;
use etwspec::payloads::disk::wmi_diskio_io_redirected_init::{ WmiDiskioIoRedirectedInitX86 as T, WmiDiskioIoRedirectedInitX86View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "FileKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        1 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key }; value.file_key = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_diskio_io_redirected_init_v5_0x64 {
use crate::laws;
use etwspec::payloads::disk::wmi_diskio_io_redirected_init::{ WmiDiskioIoRedirectedInitX64 as T, WmiDiskioIoRedirectedInitX64View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "FileKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        1 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key }; value.file_key = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_diskio_readwrite_init_v5_0x86 {
use crate::laws;
use etwspec::payloads::disk::wmi_diskio_readwrite_init::{ WmiDiskioReadwriteInitX86 as T, WmiDiskioReadwriteInitX86View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "IssuingThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        1 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id }; value.issuing_thread_id = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod wmi_diskio_readwrite_init_v5_0x64 {
use crate::laws;
use etwspec::payloads::disk::wmi_diskio_readwrite_init::{ WmiDiskioReadwriteInitX64 as T, WmiDiskioReadwriteInitX64View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "IssuingThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp }; value.irp = it; None }
        1 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id }; value.issuing_thread_id = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod disk_io_type_group2_any {
use crate::laws;
use etwspec::payloads::disk::disk_io_type_group2::{Any, DiskIoTypeGroup2X86, DiskIoTypeGroup2X64, };
any! {
    "DiskIo_TypeGroup2", false,
    0: "V5_0X86" V5_0X86(DiskIoTypeGroup2X86), 4;
    1: "V5_0X64" V5_0X64(DiskIoTypeGroup2X64), 8;
}

}

mod etw_diskio_flush_buffers_v2_any {
use crate::laws;
use etwspec::payloads::disk::etw_diskio_flush_buffers_v2::{Any, EtwDiskioFlushBuffersV2X86, EtwDiskioFlushBuffersV2X64, };
any! {
    "ETW_DISKIO_FLUSH_BUFFERS_V2", false,
    0: "V5_0X86" V5_0X86(EtwDiskioFlushBuffersV2X86), 20;
    1: "V5_0X64" V5_0X64(EtwDiskioFlushBuffersV2X64), 24;
}

}

mod etw_diskio_flush_buffers_v3_any {
use crate::laws;
use etwspec::payloads::disk::etw_diskio_flush_buffers_v3::{Any, EtwDiskioFlushBuffersV3X86, EtwDiskioFlushBuffersV3X64, };
any! {
    "ETW_DISKIO_FLUSH_BUFFERS_V3", false,
    0: "V5_0X86" V5_0X86(EtwDiskioFlushBuffersV3X86), 24;
    1: "V5_0X64" V5_0X64(EtwDiskioFlushBuffersV3X64), 28;
}

}

mod etw_diskio_readwrite_any {
use crate::laws;
use etwspec::payloads::disk::etw_diskio_readwrite::{Any, EtwDiskioReadwriteX86, EtwDiskioReadwriteX64, };
any! {
    "ETW_DISKIO_READWRITE", false,
    0: "V5_0X86" V5_0X86(EtwDiskioReadwriteX86), 28;
    1: "V5_0X64" V5_0X64(EtwDiskioReadwriteX64), 32;
}

}

mod etw_diskio_readwrite_v2_any {
use crate::laws;
use etwspec::payloads::disk::etw_diskio_readwrite_v2::{Any, EtwDiskioReadwriteV2X86, EtwDiskioReadwriteV2X64, };
any! {
    "ETW_DISKIO_READWRITE_V2", false,
    0: "V5_0X86" V5_0X86(EtwDiskioReadwriteV2X86), 40;
    1: "V5_0X64" V5_0X64(EtwDiskioReadwriteV2X64), 48;
}

}

mod etw_diskio_readwrite_v3_any {
use crate::laws;
use etwspec::payloads::disk::etw_diskio_readwrite_v3::{Any, EtwDiskioReadwriteV3X86, EtwDiskioReadwriteV3X64, };
any! {
    "ETW_DISKIO_READWRITE_V3", false,
    0: "V5_0X86" V5_0X86(EtwDiskioReadwriteV3X86), 44;
    1: "V5_0X64" V5_0X64(EtwDiskioReadwriteV3X64), 52;
}

}

mod etw_opticalio_flush_buffers_any {
use crate::laws;
use etwspec::payloads::disk::etw_opticalio_flush_buffers::{Any, EtwOpticalioFlushBuffersX86, EtwOpticalioFlushBuffersX64, };
any! {
    "ETW_OPTICALIO_FLUSH_BUFFERS", false,
    0: "V5_0X86" V5_0X86(EtwOpticalioFlushBuffersX86), 24;
    1: "V5_0X64" V5_0X64(EtwOpticalioFlushBuffersX64), 28;
}

}

mod etw_opticalio_init_any {
use crate::laws;
use etwspec::payloads::disk::etw_opticalio_init::{Any, EtwOpticalioInitX86, EtwOpticalioInitX64, };
any! {
    "ETW_OPTICALIO_INIT", false,
    0: "V5_0X86" V5_0X86(EtwOpticalioInitX86), 8;
    1: "V5_0X64" V5_0X64(EtwOpticalioInitX64), 12;
}

}

mod etw_opticalio_readwrite_any {
use crate::laws;
use etwspec::payloads::disk::etw_opticalio_readwrite::{Any, EtwOpticalioReadwriteX86, EtwOpticalioReadwriteX64, };
any! {
    "ETW_OPTICALIO_READWRITE", false,
    0: "V5_0X86" V5_0X86(EtwOpticalioReadwriteX86), 44;
    1: "V5_0X64" V5_0X64(EtwOpticalioReadwriteX64), 52;
}

}

mod perfinfo_driver_complete_request_any {
use crate::laws;
use etwspec::payloads::disk::perfinfo_driver_complete_request::{Any, PerfinfoDriverCompleteRequestX86, PerfinfoDriverCompleteRequestX64, };
any! {
    "PERFINFO_DRIVER_COMPLETE_REQUEST", false,
    0: "V5_0X86" V5_0X86(PerfinfoDriverCompleteRequestX86), 12;
    1: "V5_0X64" V5_0X64(PerfinfoDriverCompleteRequestX64), 20;
}

}

mod perfinfo_driver_complete_request_ret_any {
use crate::laws;
use etwspec::payloads::disk::perfinfo_driver_complete_request_ret::{Any, PerfinfoDriverCompleteRequestRetX86, PerfinfoDriverCompleteRequestRetX64, };
any! {
    "PERFINFO_DRIVER_COMPLETE_REQUEST_RET", false,
    0: "V5_0X86" V5_0X86(PerfinfoDriverCompleteRequestRetX86), 8;
    1: "V5_0X64" V5_0X64(PerfinfoDriverCompleteRequestRetX64), 12;
}

}

mod perfinfo_driver_completionroutine_any {
use crate::laws;
use etwspec::payloads::disk::perfinfo_driver_completionroutine::{Any, PerfinfoDriverCompletionroutineX86, PerfinfoDriverCompletionroutineX64, };
any! {
    "PERFINFO_DRIVER_COMPLETIONROUTINE", false,
    0: "V5_0X86" V5_0X86(PerfinfoDriverCompletionroutineX86), 12;
    1: "V5_0X64" V5_0X64(PerfinfoDriverCompletionroutineX64), 20;
}

}

mod perfinfo_driver_majorfunction_any {
use crate::laws;
use etwspec::payloads::disk::perfinfo_driver_majorfunction::{Any, PerfinfoDriverMajorfunctionX86, PerfinfoDriverMajorfunctionX64, };
any! {
    "PERFINFO_DRIVER_MAJORFUNCTION", false,
    0: "V5_0X86" V5_0X86(PerfinfoDriverMajorfunctionX86), 24;
    1: "V5_0X64" V5_0X64(PerfinfoDriverMajorfunctionX64), 36;
}

}

mod perfinfo_driver_majorfunction_ret_any {
use crate::laws;
use etwspec::payloads::disk::perfinfo_driver_majorfunction_ret::{Any, PerfinfoDriverMajorfunctionRetX86, PerfinfoDriverMajorfunctionRetX64, };
any! {
    "PERFINFO_DRIVER_MAJORFUNCTION_RET", false,
    0: "V5_0X86" V5_0X86(PerfinfoDriverMajorfunctionRetX86), 8;
    1: "V5_0X64" V5_0X64(PerfinfoDriverMajorfunctionRetX64), 12;
}

}

mod split_io_info_any {
use crate::laws;
use etwspec::payloads::disk::split_io_info::{Any, SplitIoInfoX86, SplitIoInfoX64, };
any! {
    "SplitIo_Info", false,
    0: "V5_0X86" V5_0X86(SplitIoInfoX86), 8;
    1: "V5_0X64" V5_0X64(SplitIoInfoX64), 16;
}

}

mod wmi_diskio_io_redirected_init_any {
use crate::laws;
use etwspec::payloads::disk::wmi_diskio_io_redirected_init::{Any, WmiDiskioIoRedirectedInitX86, WmiDiskioIoRedirectedInitX64, };
any! {
    "WMI_DISKIO_IO_REDIRECTED_INIT", false,
    0: "V5_0X86" V5_0X86(WmiDiskioIoRedirectedInitX86), 8;
    1: "V5_0X64" V5_0X64(WmiDiskioIoRedirectedInitX64), 16;
}

}

mod wmi_diskio_readwrite_init_any {
use crate::laws;
use etwspec::payloads::disk::wmi_diskio_readwrite_init::{Any, WmiDiskioReadwriteInitX86, WmiDiskioReadwriteInitX64, };
any! {
    "WMI_DISKIO_READWRITE_INIT", false,
    0: "V5_0X86" V5_0X86(WmiDiskioReadwriteInitX86), 8;
    1: "V5_0X64" V5_0X64(WmiDiskioReadwriteInitX64), 12;
}

}

mod etw_io_flag_values {
use crate::laws;
use etwspec::payloads::disk::EtwIoFlag as T;
flags!(u32);
}
