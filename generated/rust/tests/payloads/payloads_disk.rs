// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of topic `payloads::disk`.
mod disk_io_type_group2_disk_io_type_group2_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::disk_io_type_group2::{ DiskIoTypeGroup2Ptr32 as T, DiskIoTypeGroup2Ptr32View as V };
const MEMBERS: &[&str] = &[
    "Irp",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod disk_io_type_group2_disk_io_type_group2_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::disk_io_type_group2::{ DiskIoTypeGroup2Ptr64 as T, DiskIoTypeGroup2Ptr64View as V };
const MEMBERS: &[&str] = &[
    "Irp",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_diskio_flush_buffers_v2_etw_diskio_flush_buffers_v2_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::etw_diskio_flush_buffers_v2::{ EtwDiskioFlushBuffersV2Ptr32 as T, EtwDiskioFlushBuffersV2Ptr32View as V };
const MEMBERS: &[&str] = &[
    "DiskNumber",
    "IrpFlags",
    "HighResResponseTime",
    "IrpAddress",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.disk_number() } else { from.disk_number() }; value.set_disk_number(it); None }
        1 => { let it = if way == laws::Way::View { view.irp_flags() } else { from.irp_flags() }; value.set_irp_flags(it); None }
        2 => { let it = if way == laws::Way::View { view.high_res_response_time() } else { from.high_res_response_time() }; value.set_high_res_response_time(it); None }
        3 => { let it = if way == laws::Way::View { view.irp_address() } else { from.irp_address() }; value.set_irp_address(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_diskio_flush_buffers_v2_etw_diskio_flush_buffers_v2_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::etw_diskio_flush_buffers_v2::{ EtwDiskioFlushBuffersV2Ptr64 as T, EtwDiskioFlushBuffersV2Ptr64View as V };
const MEMBERS: &[&str] = &[
    "DiskNumber",
    "IrpFlags",
    "HighResResponseTime",
    "IrpAddress",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.disk_number() } else { from.disk_number() }; value.set_disk_number(it); None }
        1 => { let it = if way == laws::Way::View { view.irp_flags() } else { from.irp_flags() }; value.set_irp_flags(it); None }
        2 => { let it = if way == laws::Way::View { view.high_res_response_time() } else { from.high_res_response_time() }; value.set_high_res_response_time(it); None }
        3 => { let it = if way == laws::Way::View { view.irp_address() } else { from.irp_address() }; value.set_irp_address(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_diskio_flush_buffers_v3_etw_diskio_flush_buffers_v3_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::etw_diskio_flush_buffers_v3::{ EtwDiskioFlushBuffersV3Ptr32 as T, EtwDiskioFlushBuffersV3Ptr32View as V };
const MEMBERS: &[&str] = &[
    "DiskNumber",
    "IrpFlags",
    "HighResResponseTime",
    "IrpAddress",
    "IssuingThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.disk_number() } else { from.disk_number() }; value.set_disk_number(it); None }
        1 => { let it = if way == laws::Way::View { view.irp_flags() } else { from.irp_flags() }; value.set_irp_flags(it); None }
        2 => { let it = if way == laws::Way::View { view.high_res_response_time() } else { from.high_res_response_time() }; value.set_high_res_response_time(it); None }
        3 => { let it = if way == laws::Way::View { view.irp_address() } else { from.irp_address() }; value.set_irp_address(it); None }
        4 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id() }; value.set_issuing_thread_id(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_diskio_flush_buffers_v3_etw_diskio_flush_buffers_v3_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::etw_diskio_flush_buffers_v3::{ EtwDiskioFlushBuffersV3Ptr64 as T, EtwDiskioFlushBuffersV3Ptr64View as V };
const MEMBERS: &[&str] = &[
    "DiskNumber",
    "IrpFlags",
    "HighResResponseTime",
    "IrpAddress",
    "IssuingThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.disk_number() } else { from.disk_number() }; value.set_disk_number(it); None }
        1 => { let it = if way == laws::Way::View { view.irp_flags() } else { from.irp_flags() }; value.set_irp_flags(it); None }
        2 => { let it = if way == laws::Way::View { view.high_res_response_time() } else { from.high_res_response_time() }; value.set_high_res_response_time(it); None }
        3 => { let it = if way == laws::Way::View { view.irp_address() } else { from.irp_address() }; value.set_irp_address(it); None }
        4 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id() }; value.set_issuing_thread_id(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_diskio_readwrite_etw_diskio_readwrite_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::etw_diskio_readwrite::{ EtwDiskioReadwritePtr32 as T, EtwDiskioReadwritePtr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.disk_number() } else { from.disk_number() }; value.set_disk_number(it); None }
        1 => { let it = if way == laws::Way::View { view.irp_flags() } else { from.irp_flags() }; value.set_irp_flags(it); None }
        2 => { let it = if way == laws::Way::View { view.transfer_size() } else { from.transfer_size() }; value.set_transfer_size(it); None }
        3 => { let it = if way == laws::Way::View { view.response_time() } else { from.response_time() }; value.set_response_time(it); None }
        4 => { let it = if way == laws::Way::View { view.byte_offset() } else { from.byte_offset() }; value.set_byte_offset(it); None }
        5 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_diskio_readwrite_etw_diskio_readwrite_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::etw_diskio_readwrite::{ EtwDiskioReadwritePtr64 as T, EtwDiskioReadwritePtr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.disk_number() } else { from.disk_number() }; value.set_disk_number(it); None }
        1 => { let it = if way == laws::Way::View { view.irp_flags() } else { from.irp_flags() }; value.set_irp_flags(it); None }
        2 => { let it = if way == laws::Way::View { view.transfer_size() } else { from.transfer_size() }; value.set_transfer_size(it); None }
        3 => { let it = if way == laws::Way::View { view.response_time() } else { from.response_time() }; value.set_response_time(it); None }
        4 => { let it = if way == laws::Way::View { view.byte_offset() } else { from.byte_offset() }; value.set_byte_offset(it); None }
        5 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_diskio_readwrite_v2_etw_diskio_readwrite_v2_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::etw_diskio_readwrite_v2::{ EtwDiskioReadwriteV2Ptr32 as T, EtwDiskioReadwriteV2Ptr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.disk_number() } else { from.disk_number() }; value.set_disk_number(it); None }
        1 => { let it = if way == laws::Way::View { view.irp_flags() } else { from.irp_flags() }; value.set_irp_flags(it); None }
        2 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        3 => { let it = if way == laws::Way::View { view.response_time() } else { from.response_time() }; value.set_response_time(it); None }
        4 => { let it = if way == laws::Way::View { view.byte_offset() } else { from.byte_offset() }; value.set_byte_offset(it); None }
        5 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        6 => { let it = if way == laws::Way::View { view.irp_address() } else { from.irp_address() }; value.set_irp_address(it); None }
        7 => { let it = if way == laws::Way::View { view.high_res_response_time() } else { from.high_res_response_time() }; value.set_high_res_response_time(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_diskio_readwrite_v2_etw_diskio_readwrite_v2_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::etw_diskio_readwrite_v2::{ EtwDiskioReadwriteV2Ptr64 as T, EtwDiskioReadwriteV2Ptr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.disk_number() } else { from.disk_number() }; value.set_disk_number(it); None }
        1 => { let it = if way == laws::Way::View { view.irp_flags() } else { from.irp_flags() }; value.set_irp_flags(it); None }
        2 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        3 => { let it = if way == laws::Way::View { view.response_time() } else { from.response_time() }; value.set_response_time(it); None }
        4 => { let it = if way == laws::Way::View { view.byte_offset() } else { from.byte_offset() }; value.set_byte_offset(it); None }
        5 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        6 => { let it = if way == laws::Way::View { view.irp_address() } else { from.irp_address() }; value.set_irp_address(it); None }
        7 => { let it = if way == laws::Way::View { view.high_res_response_time() } else { from.high_res_response_time() }; value.set_high_res_response_time(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_diskio_readwrite_v3_etw_diskio_readwrite_v3_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::etw_diskio_readwrite_v3::{ EtwDiskioReadwriteV3Ptr32 as T, EtwDiskioReadwriteV3Ptr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.disk_number() } else { from.disk_number() }; value.set_disk_number(it); None }
        1 => { let it = if way == laws::Way::View { view.irp_flags() } else { from.irp_flags() }; value.set_irp_flags(it); None }
        2 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        3 => { let it = if way == laws::Way::View { view.response_time() } else { from.response_time() }; value.set_response_time(it); None }
        4 => { let it = if way == laws::Way::View { view.byte_offset() } else { from.byte_offset() }; value.set_byte_offset(it); None }
        5 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        6 => { let it = if way == laws::Way::View { view.irp_address() } else { from.irp_address() }; value.set_irp_address(it); None }
        7 => { let it = if way == laws::Way::View { view.high_res_response_time() } else { from.high_res_response_time() }; value.set_high_res_response_time(it); None }
        8 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id() }; value.set_issuing_thread_id(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_diskio_readwrite_v3_etw_diskio_readwrite_v3_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::etw_diskio_readwrite_v3::{ EtwDiskioReadwriteV3Ptr64 as T, EtwDiskioReadwriteV3Ptr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.disk_number() } else { from.disk_number() }; value.set_disk_number(it); None }
        1 => { let it = if way == laws::Way::View { view.irp_flags() } else { from.irp_flags() }; value.set_irp_flags(it); None }
        2 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        3 => { let it = if way == laws::Way::View { view.response_time() } else { from.response_time() }; value.set_response_time(it); None }
        4 => { let it = if way == laws::Way::View { view.byte_offset() } else { from.byte_offset() }; value.set_byte_offset(it); None }
        5 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        6 => { let it = if way == laws::Way::View { view.irp_address() } else { from.irp_address() }; value.set_irp_address(it); None }
        7 => { let it = if way == laws::Way::View { view.high_res_response_time() } else { from.high_res_response_time() }; value.set_high_res_response_time(it); None }
        8 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id() }; value.set_issuing_thread_id(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_opticalio_flush_buffers_etw_opticalio_flush_buffers_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::etw_opticalio_flush_buffers::{ EtwOpticalioFlushBuffersPtr32 as T, EtwOpticalioFlushBuffersPtr32View as V };
const MEMBERS: &[&str] = &[
    "DiskNumber",
    "IrpFlags",
    "HighResResponseTime",
    "IrpAddress",
    "IssuingThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.disk_number() } else { from.disk_number() }; value.set_disk_number(it); None }
        1 => { let it = if way == laws::Way::View { view.irp_flags() } else { from.irp_flags() }; value.set_irp_flags(it); None }
        2 => { let it = if way == laws::Way::View { view.high_res_response_time() } else { from.high_res_response_time() }; value.set_high_res_response_time(it); None }
        3 => { let it = if way == laws::Way::View { view.irp_address() } else { from.irp_address() }; value.set_irp_address(it); None }
        4 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id() }; value.set_issuing_thread_id(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_opticalio_flush_buffers_etw_opticalio_flush_buffers_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::etw_opticalio_flush_buffers::{ EtwOpticalioFlushBuffersPtr64 as T, EtwOpticalioFlushBuffersPtr64View as V };
const MEMBERS: &[&str] = &[
    "DiskNumber",
    "IrpFlags",
    "HighResResponseTime",
    "IrpAddress",
    "IssuingThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.disk_number() } else { from.disk_number() }; value.set_disk_number(it); None }
        1 => { let it = if way == laws::Way::View { view.irp_flags() } else { from.irp_flags() }; value.set_irp_flags(it); None }
        2 => { let it = if way == laws::Way::View { view.high_res_response_time() } else { from.high_res_response_time() }; value.set_high_res_response_time(it); None }
        3 => { let it = if way == laws::Way::View { view.irp_address() } else { from.irp_address() }; value.set_irp_address(it); None }
        4 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id() }; value.set_issuing_thread_id(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_opticalio_init_etw_opticalio_init_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::etw_opticalio_init::{ EtwOpticalioInitPtr32 as T, EtwOpticalioInitPtr32View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "IssuingThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        1 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id() }; value.set_issuing_thread_id(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_opticalio_init_etw_opticalio_init_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::etw_opticalio_init::{ EtwOpticalioInitPtr64 as T, EtwOpticalioInitPtr64View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "IssuingThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        1 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id() }; value.set_issuing_thread_id(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_opticalio_readwrite_etw_opticalio_readwrite_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::etw_opticalio_readwrite::{ EtwOpticalioReadwritePtr32 as T, EtwOpticalioReadwritePtr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.disk_number() } else { from.disk_number() }; value.set_disk_number(it); None }
        1 => { let it = if way == laws::Way::View { view.irp_flags() } else { from.irp_flags() }; value.set_irp_flags(it); None }
        2 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        4 => { let it = if way == laws::Way::View { view.byte_offset() } else { from.byte_offset() }; value.set_byte_offset(it); None }
        5 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        6 => { let it = if way == laws::Way::View { view.irp_address() } else { from.irp_address() }; value.set_irp_address(it); None }
        7 => { let it = if way == laws::Way::View { view.high_res_response_time() } else { from.high_res_response_time() }; value.set_high_res_response_time(it); None }
        8 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id() }; value.set_issuing_thread_id(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_opticalio_readwrite_etw_opticalio_readwrite_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::etw_opticalio_readwrite::{ EtwOpticalioReadwritePtr64 as T, EtwOpticalioReadwritePtr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.disk_number() } else { from.disk_number() }; value.set_disk_number(it); None }
        1 => { let it = if way == laws::Way::View { view.irp_flags() } else { from.irp_flags() }; value.set_irp_flags(it); None }
        2 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        4 => { let it = if way == laws::Way::View { view.byte_offset() } else { from.byte_offset() }; value.set_byte_offset(it); None }
        5 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        6 => { let it = if way == laws::Way::View { view.irp_address() } else { from.irp_address() }; value.set_irp_address(it); None }
        7 => { let it = if way == laws::Way::View { view.high_res_response_time() } else { from.high_res_response_time() }; value.set_high_res_response_time(it); None }
        8 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id() }; value.set_issuing_thread_id(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod perfinfo_driver_complete_request_perfinfo_driver_complete_request_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::perfinfo_driver_complete_request::{ PerfinfoDriverCompleteRequestPtr32 as T, PerfinfoDriverCompleteRequestPtr32View as V };
const MEMBERS: &[&str] = &[
    "RoutineAddr",
    "Irp",
    "UniqMatchId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.routine_addr() } else { from.routine_addr() }; value.set_routine_addr(it); None }
        1 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        2 => { let it = if way == laws::Way::View { view.uniq_match_id() } else { from.uniq_match_id() }; value.set_uniq_match_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_driver_complete_request_perfinfo_driver_complete_request_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::perfinfo_driver_complete_request::{ PerfinfoDriverCompleteRequestPtr64 as T, PerfinfoDriverCompleteRequestPtr64View as V };
const MEMBERS: &[&str] = &[
    "RoutineAddr",
    "Irp",
    "UniqMatchId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.routine_addr() } else { from.routine_addr() }; value.set_routine_addr(it); None }
        1 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        2 => { let it = if way == laws::Way::View { view.uniq_match_id() } else { from.uniq_match_id() }; value.set_uniq_match_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_driver_complete_request_ret_perfinfo_driver_complete_request_ret_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::perfinfo_driver_complete_request_ret::{ PerfinfoDriverCompleteRequestRetPtr32 as T, PerfinfoDriverCompleteRequestRetPtr32View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "UniqMatchId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        1 => { let it = if way == laws::Way::View { view.uniq_match_id() } else { from.uniq_match_id() }; value.set_uniq_match_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_driver_complete_request_ret_perfinfo_driver_complete_request_ret_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::perfinfo_driver_complete_request_ret::{ PerfinfoDriverCompleteRequestRetPtr64 as T, PerfinfoDriverCompleteRequestRetPtr64View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "UniqMatchId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        1 => { let it = if way == laws::Way::View { view.uniq_match_id() } else { from.uniq_match_id() }; value.set_uniq_match_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_driver_completionroutine_perfinfo_driver_completionroutine_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::perfinfo_driver_completionroutine::{ PerfinfoDriverCompletionroutinePtr32 as T, PerfinfoDriverCompletionroutinePtr32View as V };
const MEMBERS: &[&str] = &[
    "Routine",
    "IrpPtr",
    "UniqMatchId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.routine() } else { from.routine() }; value.set_routine(it); None }
        1 => { let it = if way == laws::Way::View { view.irp_ptr() } else { from.irp_ptr() }; value.set_irp_ptr(it); None }
        2 => { let it = if way == laws::Way::View { view.uniq_match_id() } else { from.uniq_match_id() }; value.set_uniq_match_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_driver_completionroutine_perfinfo_driver_completionroutine_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::perfinfo_driver_completionroutine::{ PerfinfoDriverCompletionroutinePtr64 as T, PerfinfoDriverCompletionroutinePtr64View as V };
const MEMBERS: &[&str] = &[
    "Routine",
    "IrpPtr",
    "UniqMatchId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.routine() } else { from.routine() }; value.set_routine(it); None }
        1 => { let it = if way == laws::Way::View { view.irp_ptr() } else { from.irp_ptr() }; value.set_irp_ptr(it); None }
        2 => { let it = if way == laws::Way::View { view.uniq_match_id() } else { from.uniq_match_id() }; value.set_uniq_match_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_driver_majorfunction_perfinfo_driver_majorfunction_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::perfinfo_driver_majorfunction::{ PerfinfoDriverMajorfunctionPtr32 as T, PerfinfoDriverMajorfunctionPtr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.major_function() } else { from.major_function() }; value.set_major_function(it); None }
        1 => { let it = if way == laws::Way::View { view.minor_function() } else { from.minor_function() }; value.set_minor_function(it); None }
        2 => { let it = if way == laws::Way::View { view.routine_addr() } else { from.routine_addr() }; value.set_routine_addr(it); None }
        3 => { let it = if way == laws::Way::View { view.file_name_pointer() } else { from.file_name_pointer() }; value.set_file_name_pointer(it); None }
        4 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        5 => { let it = if way == laws::Way::View { view.uniq_match_id() } else { from.uniq_match_id() }; value.set_uniq_match_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_driver_majorfunction_perfinfo_driver_majorfunction_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::perfinfo_driver_majorfunction::{ PerfinfoDriverMajorfunctionPtr64 as T, PerfinfoDriverMajorfunctionPtr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.major_function() } else { from.major_function() }; value.set_major_function(it); None }
        1 => { let it = if way == laws::Way::View { view.minor_function() } else { from.minor_function() }; value.set_minor_function(it); None }
        2 => { let it = if way == laws::Way::View { view.routine_addr() } else { from.routine_addr() }; value.set_routine_addr(it); None }
        3 => { let it = if way == laws::Way::View { view.file_name_pointer() } else { from.file_name_pointer() }; value.set_file_name_pointer(it); None }
        4 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        5 => { let it = if way == laws::Way::View { view.uniq_match_id() } else { from.uniq_match_id() }; value.set_uniq_match_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_driver_majorfunction_ret_perfinfo_driver_majorfunction_ret_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::perfinfo_driver_majorfunction_ret::{ PerfinfoDriverMajorfunctionRetPtr32 as T, PerfinfoDriverMajorfunctionRetPtr32View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "UniqMatchId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        1 => { let it = if way == laws::Way::View { view.uniq_match_id() } else { from.uniq_match_id() }; value.set_uniq_match_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_driver_majorfunction_ret_perfinfo_driver_majorfunction_ret_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::perfinfo_driver_majorfunction_ret::{ PerfinfoDriverMajorfunctionRetPtr64 as T, PerfinfoDriverMajorfunctionRetPtr64View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "UniqMatchId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        1 => { let it = if way == laws::Way::View { view.uniq_match_id() } else { from.uniq_match_id() }; value.set_uniq_match_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod split_io_info_split_io_info_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::split_io_info::{ SplitIoInfoPtr32 as T, SplitIoInfoPtr32View as V };
const MEMBERS: &[&str] = &[
    "ParentIrp",
    "ChildIrp",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.parent_irp() } else { from.parent_irp() }; value.set_parent_irp(it); None }
        1 => { let it = if way == laws::Way::View { view.child_irp() } else { from.child_irp() }; value.set_child_irp(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod split_io_info_split_io_info_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::split_io_info::{ SplitIoInfoPtr64 as T, SplitIoInfoPtr64View as V };
const MEMBERS: &[&str] = &[
    "ParentIrp",
    "ChildIrp",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.parent_irp() } else { from.parent_irp() }; value.set_parent_irp(it); None }
        1 => { let it = if way == laws::Way::View { view.child_irp() } else { from.child_irp() }; value.set_child_irp(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_diskio_io_redirected_init_wmi_diskio_io_redirected_init_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::wmi_diskio_io_redirected_init::{ WmiDiskioIoRedirectedInitPtr32 as T, WmiDiskioIoRedirectedInitPtr32View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "FileKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        1 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key() }; value.set_file_key(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_diskio_io_redirected_init_wmi_diskio_io_redirected_init_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::wmi_diskio_io_redirected_init::{ WmiDiskioIoRedirectedInitPtr64 as T, WmiDiskioIoRedirectedInitPtr64View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "FileKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        1 => { let it = if way == laws::Way::View { view.file_key() } else { from.file_key() }; value.set_file_key(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_diskio_readwrite_init_wmi_diskio_readwrite_init_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::wmi_diskio_readwrite_init::{ WmiDiskioReadwriteInitPtr32 as T, WmiDiskioReadwriteInitPtr32View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "IssuingThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        1 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id() }; value.set_issuing_thread_id(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod wmi_diskio_readwrite_init_wmi_diskio_readwrite_init_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::disk::wmi_diskio_readwrite_init::{ WmiDiskioReadwriteInitPtr64 as T, WmiDiskioReadwriteInitPtr64View as V };
const MEMBERS: &[&str] = &[
    "Irp",
    "IssuingThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irp() } else { from.irp() }; value.set_irp(it); None }
        1 => { let it = if way == laws::Way::View { view.issuing_thread_id() } else { from.issuing_thread_id() }; value.set_issuing_thread_id(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod event_trace_io_event_type_values {
use etwspec_runtime::laws;
use etwspec::payloads::disk::EventTraceIoEventType as T;
law_enumeration!(u8);
}

mod etw_io_flag_values {
use etwspec_runtime::laws;
use etwspec::payloads::disk::EtwIoFlag as T;
law_flags!(u32);
}

mod system_io_kw_values {
use etwspec_runtime::laws;
use etwspec::payloads::disk::SystemIoKw as T;
law_flags!(u64);
}
