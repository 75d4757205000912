// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::disk`.
#![cfg(feature = "payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn disk_io_type_group2_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::disk_io_type_group2::DiskIoTypeGroup2X86;
    type V<'a> = etwspec::payloads::disk::disk_io_type_group2::DiskIoTypeGroup2X86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn disk_io_type_group2_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::disk_io_type_group2::DiskIoTypeGroup2X86;
    type V<'a> = etwspec::payloads::disk::disk_io_type_group2::DiskIoTypeGroup2X86View<
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
            Ok(())
        },
    );
}
#[test]
fn disk_io_type_group2_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::disk_io_type_group2::DiskIoTypeGroup2X64;
    type V<'a> = etwspec::payloads::disk::disk_io_type_group2::DiskIoTypeGroup2X64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn disk_io_type_group2_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::disk_io_type_group2::DiskIoTypeGroup2X64;
    type V<'a> = etwspec::payloads::disk::disk_io_type_group2::DiskIoTypeGroup2X64View<
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
            Ok(())
        },
    );
}
#[test]
fn etw_diskio_flush_buffers_v2_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::etw_diskio_flush_buffers_v2::EtwDiskioFlushBuffersV2X86;
    type V<'a> = etwspec::payloads::disk::etw_diskio_flush_buffers_v2::EtwDiskioFlushBuffersV2X86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_diskio_flush_buffers_v2_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::etw_diskio_flush_buffers_v2::EtwDiskioFlushBuffersV2X86;
    type V<'a> = etwspec::payloads::disk::etw_diskio_flush_buffers_v2::EtwDiskioFlushBuffersV2X86View<
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
            prop_assert_eq!(view.disk_number(), a.disk_number);
            let mut moved = a;
            moved.disk_number = b.disk_number;
            laws::only_moved(layout, "DiskNumber", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp_flags(), a.irp_flags);
            let mut moved = a;
            moved.irp_flags = b.irp_flags;
            laws::only_moved(layout, "IrpFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.high_res_response_time(), a.high_res_response_time);
            let mut moved = a;
            moved.high_res_response_time = b.high_res_response_time;
            laws::only_moved(
                layout,
                "HighResResponseTime",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.irp_address(), a.irp_address);
            let mut moved = a;
            moved.irp_address = b.irp_address;
            laws::only_moved(layout, "IrpAddress", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_diskio_flush_buffers_v2_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::etw_diskio_flush_buffers_v2::EtwDiskioFlushBuffersV2X64;
    type V<'a> = etwspec::payloads::disk::etw_diskio_flush_buffers_v2::EtwDiskioFlushBuffersV2X64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_diskio_flush_buffers_v2_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::etw_diskio_flush_buffers_v2::EtwDiskioFlushBuffersV2X64;
    type V<'a> = etwspec::payloads::disk::etw_diskio_flush_buffers_v2::EtwDiskioFlushBuffersV2X64View<
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
            prop_assert_eq!(view.disk_number(), a.disk_number);
            let mut moved = a;
            moved.disk_number = b.disk_number;
            laws::only_moved(layout, "DiskNumber", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp_flags(), a.irp_flags);
            let mut moved = a;
            moved.irp_flags = b.irp_flags;
            laws::only_moved(layout, "IrpFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.high_res_response_time(), a.high_res_response_time);
            let mut moved = a;
            moved.high_res_response_time = b.high_res_response_time;
            laws::only_moved(
                layout,
                "HighResResponseTime",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.irp_address(), a.irp_address);
            let mut moved = a;
            moved.irp_address = b.irp_address;
            laws::only_moved(layout, "IrpAddress", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_diskio_flush_buffers_v3_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::etw_diskio_flush_buffers_v3::EtwDiskioFlushBuffersV3X86;
    type V<'a> = etwspec::payloads::disk::etw_diskio_flush_buffers_v3::EtwDiskioFlushBuffersV3X86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_diskio_flush_buffers_v3_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::etw_diskio_flush_buffers_v3::EtwDiskioFlushBuffersV3X86;
    type V<'a> = etwspec::payloads::disk::etw_diskio_flush_buffers_v3::EtwDiskioFlushBuffersV3X86View<
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
            prop_assert_eq!(view.disk_number(), a.disk_number);
            let mut moved = a;
            moved.disk_number = b.disk_number;
            laws::only_moved(layout, "DiskNumber", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp_flags(), a.irp_flags);
            let mut moved = a;
            moved.irp_flags = b.irp_flags;
            laws::only_moved(layout, "IrpFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.high_res_response_time(), a.high_res_response_time);
            let mut moved = a;
            moved.high_res_response_time = b.high_res_response_time;
            laws::only_moved(
                layout,
                "HighResResponseTime",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.irp_address(), a.irp_address);
            let mut moved = a;
            moved.irp_address = b.irp_address;
            laws::only_moved(layout, "IrpAddress", &before, &from, &moved.to_bytes());
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
fn etw_diskio_flush_buffers_v3_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::etw_diskio_flush_buffers_v3::EtwDiskioFlushBuffersV3X64;
    type V<'a> = etwspec::payloads::disk::etw_diskio_flush_buffers_v3::EtwDiskioFlushBuffersV3X64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_diskio_flush_buffers_v3_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::etw_diskio_flush_buffers_v3::EtwDiskioFlushBuffersV3X64;
    type V<'a> = etwspec::payloads::disk::etw_diskio_flush_buffers_v3::EtwDiskioFlushBuffersV3X64View<
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
            prop_assert_eq!(view.disk_number(), a.disk_number);
            let mut moved = a;
            moved.disk_number = b.disk_number;
            laws::only_moved(layout, "DiskNumber", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp_flags(), a.irp_flags);
            let mut moved = a;
            moved.irp_flags = b.irp_flags;
            laws::only_moved(layout, "IrpFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.high_res_response_time(), a.high_res_response_time);
            let mut moved = a;
            moved.high_res_response_time = b.high_res_response_time;
            laws::only_moved(
                layout,
                "HighResResponseTime",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.irp_address(), a.irp_address);
            let mut moved = a;
            moved.irp_address = b.irp_address;
            laws::only_moved(layout, "IrpAddress", &before, &from, &moved.to_bytes());
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
fn etw_diskio_readwrite_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::etw_diskio_readwrite::EtwDiskioReadwriteX86;
    type V<'a> = etwspec::payloads::disk::etw_diskio_readwrite::EtwDiskioReadwriteX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_diskio_readwrite_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::etw_diskio_readwrite::EtwDiskioReadwriteX86;
    type V<'a> = etwspec::payloads::disk::etw_diskio_readwrite::EtwDiskioReadwriteX86View<
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
            prop_assert_eq!(view.disk_number(), a.disk_number);
            let mut moved = a;
            moved.disk_number = b.disk_number;
            laws::only_moved(layout, "DiskNumber", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp_flags(), a.irp_flags);
            let mut moved = a;
            moved.irp_flags = b.irp_flags;
            laws::only_moved(layout, "IrpFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.transfer_size(), a.transfer_size);
            let mut moved = a;
            moved.transfer_size = b.transfer_size;
            laws::only_moved(layout, "TransferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.response_time(), a.response_time);
            let mut moved = a;
            moved.response_time = b.response_time;
            laws::only_moved(layout, "ResponseTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.byte_offset(), a.byte_offset);
            let mut moved = a;
            moved.byte_offset = b.byte_offset;
            laws::only_moved(layout, "ByteOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a;
            moved.file_object = b.file_object;
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_diskio_readwrite_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::etw_diskio_readwrite::EtwDiskioReadwriteX64;
    type V<'a> = etwspec::payloads::disk::etw_diskio_readwrite::EtwDiskioReadwriteX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_diskio_readwrite_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::etw_diskio_readwrite::EtwDiskioReadwriteX64;
    type V<'a> = etwspec::payloads::disk::etw_diskio_readwrite::EtwDiskioReadwriteX64View<
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
            prop_assert_eq!(view.disk_number(), a.disk_number);
            let mut moved = a;
            moved.disk_number = b.disk_number;
            laws::only_moved(layout, "DiskNumber", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp_flags(), a.irp_flags);
            let mut moved = a;
            moved.irp_flags = b.irp_flags;
            laws::only_moved(layout, "IrpFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.transfer_size(), a.transfer_size);
            let mut moved = a;
            moved.transfer_size = b.transfer_size;
            laws::only_moved(layout, "TransferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.response_time(), a.response_time);
            let mut moved = a;
            moved.response_time = b.response_time;
            laws::only_moved(layout, "ResponseTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.byte_offset(), a.byte_offset);
            let mut moved = a;
            moved.byte_offset = b.byte_offset;
            laws::only_moved(layout, "ByteOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a;
            moved.file_object = b.file_object;
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_diskio_readwrite_v2_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::etw_diskio_readwrite_v2::EtwDiskioReadwriteV2X86;
    type V<'a> = etwspec::payloads::disk::etw_diskio_readwrite_v2::EtwDiskioReadwriteV2X86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_diskio_readwrite_v2_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::etw_diskio_readwrite_v2::EtwDiskioReadwriteV2X86;
    type V<'a> = etwspec::payloads::disk::etw_diskio_readwrite_v2::EtwDiskioReadwriteV2X86View<
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
            prop_assert_eq!(view.disk_number(), a.disk_number);
            let mut moved = a;
            moved.disk_number = b.disk_number;
            laws::only_moved(layout, "DiskNumber", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp_flags(), a.irp_flags);
            let mut moved = a;
            moved.irp_flags = b.irp_flags;
            laws::only_moved(layout, "IrpFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.response_time(), a.response_time);
            let mut moved = a;
            moved.response_time = b.response_time;
            laws::only_moved(layout, "ResponseTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.byte_offset(), a.byte_offset);
            let mut moved = a;
            moved.byte_offset = b.byte_offset;
            laws::only_moved(layout, "ByteOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a;
            moved.file_object = b.file_object;
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp_address(), a.irp_address);
            let mut moved = a;
            moved.irp_address = b.irp_address;
            laws::only_moved(layout, "IrpAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.high_res_response_time(), a.high_res_response_time);
            let mut moved = a;
            moved.high_res_response_time = b.high_res_response_time;
            laws::only_moved(
                layout,
                "HighResResponseTime",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_diskio_readwrite_v2_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::etw_diskio_readwrite_v2::EtwDiskioReadwriteV2X64;
    type V<'a> = etwspec::payloads::disk::etw_diskio_readwrite_v2::EtwDiskioReadwriteV2X64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_diskio_readwrite_v2_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::etw_diskio_readwrite_v2::EtwDiskioReadwriteV2X64;
    type V<'a> = etwspec::payloads::disk::etw_diskio_readwrite_v2::EtwDiskioReadwriteV2X64View<
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
            prop_assert_eq!(view.disk_number(), a.disk_number);
            let mut moved = a;
            moved.disk_number = b.disk_number;
            laws::only_moved(layout, "DiskNumber", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp_flags(), a.irp_flags);
            let mut moved = a;
            moved.irp_flags = b.irp_flags;
            laws::only_moved(layout, "IrpFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.response_time(), a.response_time);
            let mut moved = a;
            moved.response_time = b.response_time;
            laws::only_moved(layout, "ResponseTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.byte_offset(), a.byte_offset);
            let mut moved = a;
            moved.byte_offset = b.byte_offset;
            laws::only_moved(layout, "ByteOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a;
            moved.file_object = b.file_object;
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp_address(), a.irp_address);
            let mut moved = a;
            moved.irp_address = b.irp_address;
            laws::only_moved(layout, "IrpAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.high_res_response_time(), a.high_res_response_time);
            let mut moved = a;
            moved.high_res_response_time = b.high_res_response_time;
            laws::only_moved(
                layout,
                "HighResResponseTime",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_diskio_readwrite_v3_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::etw_diskio_readwrite_v3::EtwDiskioReadwriteV3X86;
    type V<'a> = etwspec::payloads::disk::etw_diskio_readwrite_v3::EtwDiskioReadwriteV3X86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_diskio_readwrite_v3_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::etw_diskio_readwrite_v3::EtwDiskioReadwriteV3X86;
    type V<'a> = etwspec::payloads::disk::etw_diskio_readwrite_v3::EtwDiskioReadwriteV3X86View<
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
            prop_assert_eq!(view.disk_number(), a.disk_number);
            let mut moved = a;
            moved.disk_number = b.disk_number;
            laws::only_moved(layout, "DiskNumber", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp_flags(), a.irp_flags);
            let mut moved = a;
            moved.irp_flags = b.irp_flags;
            laws::only_moved(layout, "IrpFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.response_time(), a.response_time);
            let mut moved = a;
            moved.response_time = b.response_time;
            laws::only_moved(layout, "ResponseTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.byte_offset(), a.byte_offset);
            let mut moved = a;
            moved.byte_offset = b.byte_offset;
            laws::only_moved(layout, "ByteOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a;
            moved.file_object = b.file_object;
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp_address(), a.irp_address);
            let mut moved = a;
            moved.irp_address = b.irp_address;
            laws::only_moved(layout, "IrpAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.high_res_response_time(), a.high_res_response_time);
            let mut moved = a;
            moved.high_res_response_time = b.high_res_response_time;
            laws::only_moved(
                layout,
                "HighResResponseTime",
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
            Ok(())
        },
    );
}
#[test]
fn etw_diskio_readwrite_v3_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::etw_diskio_readwrite_v3::EtwDiskioReadwriteV3X64;
    type V<'a> = etwspec::payloads::disk::etw_diskio_readwrite_v3::EtwDiskioReadwriteV3X64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_diskio_readwrite_v3_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::etw_diskio_readwrite_v3::EtwDiskioReadwriteV3X64;
    type V<'a> = etwspec::payloads::disk::etw_diskio_readwrite_v3::EtwDiskioReadwriteV3X64View<
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
            prop_assert_eq!(view.disk_number(), a.disk_number);
            let mut moved = a;
            moved.disk_number = b.disk_number;
            laws::only_moved(layout, "DiskNumber", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp_flags(), a.irp_flags);
            let mut moved = a;
            moved.irp_flags = b.irp_flags;
            laws::only_moved(layout, "IrpFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.response_time(), a.response_time);
            let mut moved = a;
            moved.response_time = b.response_time;
            laws::only_moved(layout, "ResponseTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.byte_offset(), a.byte_offset);
            let mut moved = a;
            moved.byte_offset = b.byte_offset;
            laws::only_moved(layout, "ByteOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a;
            moved.file_object = b.file_object;
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp_address(), a.irp_address);
            let mut moved = a;
            moved.irp_address = b.irp_address;
            laws::only_moved(layout, "IrpAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.high_res_response_time(), a.high_res_response_time);
            let mut moved = a;
            moved.high_res_response_time = b.high_res_response_time;
            laws::only_moved(
                layout,
                "HighResResponseTime",
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
            Ok(())
        },
    );
}
#[test]
fn etw_opticalio_flush_buffers_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::etw_opticalio_flush_buffers::EtwOpticalioFlushBuffersX86;
    type V<'a> = etwspec::payloads::disk::etw_opticalio_flush_buffers::EtwOpticalioFlushBuffersX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_opticalio_flush_buffers_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::etw_opticalio_flush_buffers::EtwOpticalioFlushBuffersX86;
    type V<'a> = etwspec::payloads::disk::etw_opticalio_flush_buffers::EtwOpticalioFlushBuffersX86View<
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
            prop_assert_eq!(view.disk_number(), a.disk_number);
            let mut moved = a;
            moved.disk_number = b.disk_number;
            laws::only_moved(layout, "DiskNumber", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp_flags(), a.irp_flags);
            let mut moved = a;
            moved.irp_flags = b.irp_flags;
            laws::only_moved(layout, "IrpFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.high_res_response_time(), a.high_res_response_time);
            let mut moved = a;
            moved.high_res_response_time = b.high_res_response_time;
            laws::only_moved(
                layout,
                "HighResResponseTime",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.irp_address(), a.irp_address);
            let mut moved = a;
            moved.irp_address = b.irp_address;
            laws::only_moved(layout, "IrpAddress", &before, &from, &moved.to_bytes());
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
fn etw_opticalio_flush_buffers_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::etw_opticalio_flush_buffers::EtwOpticalioFlushBuffersX64;
    type V<'a> = etwspec::payloads::disk::etw_opticalio_flush_buffers::EtwOpticalioFlushBuffersX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_opticalio_flush_buffers_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::etw_opticalio_flush_buffers::EtwOpticalioFlushBuffersX64;
    type V<'a> = etwspec::payloads::disk::etw_opticalio_flush_buffers::EtwOpticalioFlushBuffersX64View<
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
            prop_assert_eq!(view.disk_number(), a.disk_number);
            let mut moved = a;
            moved.disk_number = b.disk_number;
            laws::only_moved(layout, "DiskNumber", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp_flags(), a.irp_flags);
            let mut moved = a;
            moved.irp_flags = b.irp_flags;
            laws::only_moved(layout, "IrpFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.high_res_response_time(), a.high_res_response_time);
            let mut moved = a;
            moved.high_res_response_time = b.high_res_response_time;
            laws::only_moved(
                layout,
                "HighResResponseTime",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.irp_address(), a.irp_address);
            let mut moved = a;
            moved.irp_address = b.irp_address;
            laws::only_moved(layout, "IrpAddress", &before, &from, &moved.to_bytes());
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
fn etw_opticalio_init_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::etw_opticalio_init::EtwOpticalioInitX86;
    type V<'a> = etwspec::payloads::disk::etw_opticalio_init::EtwOpticalioInitX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_opticalio_init_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::etw_opticalio_init::EtwOpticalioInitX86;
    type V<'a> = etwspec::payloads::disk::etw_opticalio_init::EtwOpticalioInitX86View<
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
fn etw_opticalio_init_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::etw_opticalio_init::EtwOpticalioInitX64;
    type V<'a> = etwspec::payloads::disk::etw_opticalio_init::EtwOpticalioInitX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_opticalio_init_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::etw_opticalio_init::EtwOpticalioInitX64;
    type V<'a> = etwspec::payloads::disk::etw_opticalio_init::EtwOpticalioInitX64View<
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
fn etw_opticalio_readwrite_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::etw_opticalio_readwrite::EtwOpticalioReadwriteX86;
    type V<'a> = etwspec::payloads::disk::etw_opticalio_readwrite::EtwOpticalioReadwriteX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_opticalio_readwrite_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::etw_opticalio_readwrite::EtwOpticalioReadwriteX86;
    type V<'a> = etwspec::payloads::disk::etw_opticalio_readwrite::EtwOpticalioReadwriteX86View<
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
            prop_assert_eq!(view.disk_number(), a.disk_number);
            let mut moved = a;
            moved.disk_number = b.disk_number;
            laws::only_moved(layout, "DiskNumber", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp_flags(), a.irp_flags);
            let mut moved = a;
            moved.irp_flags = b.irp_flags;
            laws::only_moved(layout, "IrpFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.byte_offset(), a.byte_offset);
            let mut moved = a;
            moved.byte_offset = b.byte_offset;
            laws::only_moved(layout, "ByteOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a;
            moved.file_object = b.file_object;
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp_address(), a.irp_address);
            let mut moved = a;
            moved.irp_address = b.irp_address;
            laws::only_moved(layout, "IrpAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.high_res_response_time(), a.high_res_response_time);
            let mut moved = a;
            moved.high_res_response_time = b.high_res_response_time;
            laws::only_moved(
                layout,
                "HighResResponseTime",
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
            Ok(())
        },
    );
}
#[test]
fn etw_opticalio_readwrite_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::etw_opticalio_readwrite::EtwOpticalioReadwriteX64;
    type V<'a> = etwspec::payloads::disk::etw_opticalio_readwrite::EtwOpticalioReadwriteX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_opticalio_readwrite_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::etw_opticalio_readwrite::EtwOpticalioReadwriteX64;
    type V<'a> = etwspec::payloads::disk::etw_opticalio_readwrite::EtwOpticalioReadwriteX64View<
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
            prop_assert_eq!(view.disk_number(), a.disk_number);
            let mut moved = a;
            moved.disk_number = b.disk_number;
            laws::only_moved(layout, "DiskNumber", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp_flags(), a.irp_flags);
            let mut moved = a;
            moved.irp_flags = b.irp_flags;
            laws::only_moved(layout, "IrpFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.byte_offset(), a.byte_offset);
            let mut moved = a;
            moved.byte_offset = b.byte_offset;
            laws::only_moved(layout, "ByteOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a;
            moved.file_object = b.file_object;
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp_address(), a.irp_address);
            let mut moved = a;
            moved.irp_address = b.irp_address;
            laws::only_moved(layout, "IrpAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.high_res_response_time(), a.high_res_response_time);
            let mut moved = a;
            moved.high_res_response_time = b.high_res_response_time;
            laws::only_moved(
                layout,
                "HighResResponseTime",
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
            Ok(())
        },
    );
}
#[test]
fn perfinfo_driver_complete_request_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::perfinfo_driver_complete_request::PerfinfoDriverCompleteRequestX86;
    type V<'a> = etwspec::payloads::disk::perfinfo_driver_complete_request::PerfinfoDriverCompleteRequestX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_driver_complete_request_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::perfinfo_driver_complete_request::PerfinfoDriverCompleteRequestX86;
    type V<'a> = etwspec::payloads::disk::perfinfo_driver_complete_request::PerfinfoDriverCompleteRequestX86View<
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
            prop_assert_eq!(view.irp(), a.irp);
            let mut moved = a;
            moved.irp = b.irp;
            laws::only_moved(layout, "Irp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.uniq_match_id(), a.uniq_match_id);
            let mut moved = a;
            moved.uniq_match_id = b.uniq_match_id;
            laws::only_moved(layout, "UniqMatchId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_driver_complete_request_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::perfinfo_driver_complete_request::PerfinfoDriverCompleteRequestX64;
    type V<'a> = etwspec::payloads::disk::perfinfo_driver_complete_request::PerfinfoDriverCompleteRequestX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_driver_complete_request_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::perfinfo_driver_complete_request::PerfinfoDriverCompleteRequestX64;
    type V<'a> = etwspec::payloads::disk::perfinfo_driver_complete_request::PerfinfoDriverCompleteRequestX64View<
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
            prop_assert_eq!(view.irp(), a.irp);
            let mut moved = a;
            moved.irp = b.irp;
            laws::only_moved(layout, "Irp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.uniq_match_id(), a.uniq_match_id);
            let mut moved = a;
            moved.uniq_match_id = b.uniq_match_id;
            laws::only_moved(layout, "UniqMatchId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_driver_complete_request_ret_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::perfinfo_driver_complete_request_ret::PerfinfoDriverCompleteRequestRetX86;
    type V<'a> = etwspec::payloads::disk::perfinfo_driver_complete_request_ret::PerfinfoDriverCompleteRequestRetX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_driver_complete_request_ret_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::perfinfo_driver_complete_request_ret::PerfinfoDriverCompleteRequestRetX86;
    type V<'a> = etwspec::payloads::disk::perfinfo_driver_complete_request_ret::PerfinfoDriverCompleteRequestRetX86View<
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
            prop_assert_eq!(view.uniq_match_id(), a.uniq_match_id);
            let mut moved = a;
            moved.uniq_match_id = b.uniq_match_id;
            laws::only_moved(layout, "UniqMatchId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_driver_complete_request_ret_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::perfinfo_driver_complete_request_ret::PerfinfoDriverCompleteRequestRetX64;
    type V<'a> = etwspec::payloads::disk::perfinfo_driver_complete_request_ret::PerfinfoDriverCompleteRequestRetX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_driver_complete_request_ret_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::perfinfo_driver_complete_request_ret::PerfinfoDriverCompleteRequestRetX64;
    type V<'a> = etwspec::payloads::disk::perfinfo_driver_complete_request_ret::PerfinfoDriverCompleteRequestRetX64View<
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
            prop_assert_eq!(view.uniq_match_id(), a.uniq_match_id);
            let mut moved = a;
            moved.uniq_match_id = b.uniq_match_id;
            laws::only_moved(layout, "UniqMatchId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_driver_completionroutine_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::perfinfo_driver_completionroutine::PerfinfoDriverCompletionroutineX86;
    type V<'a> = etwspec::payloads::disk::perfinfo_driver_completionroutine::PerfinfoDriverCompletionroutineX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_driver_completionroutine_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::perfinfo_driver_completionroutine::PerfinfoDriverCompletionroutineX86;
    type V<'a> = etwspec::payloads::disk::perfinfo_driver_completionroutine::PerfinfoDriverCompletionroutineX86View<
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
            prop_assert_eq!(view.routine(), a.routine);
            let mut moved = a;
            moved.routine = b.routine;
            laws::only_moved(layout, "Routine", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp_ptr(), a.irp_ptr);
            let mut moved = a;
            moved.irp_ptr = b.irp_ptr;
            laws::only_moved(layout, "IrpPtr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.uniq_match_id(), a.uniq_match_id);
            let mut moved = a;
            moved.uniq_match_id = b.uniq_match_id;
            laws::only_moved(layout, "UniqMatchId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_driver_completionroutine_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::perfinfo_driver_completionroutine::PerfinfoDriverCompletionroutineX64;
    type V<'a> = etwspec::payloads::disk::perfinfo_driver_completionroutine::PerfinfoDriverCompletionroutineX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_driver_completionroutine_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::perfinfo_driver_completionroutine::PerfinfoDriverCompletionroutineX64;
    type V<'a> = etwspec::payloads::disk::perfinfo_driver_completionroutine::PerfinfoDriverCompletionroutineX64View<
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
            prop_assert_eq!(view.routine(), a.routine);
            let mut moved = a;
            moved.routine = b.routine;
            laws::only_moved(layout, "Routine", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp_ptr(), a.irp_ptr);
            let mut moved = a;
            moved.irp_ptr = b.irp_ptr;
            laws::only_moved(layout, "IrpPtr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.uniq_match_id(), a.uniq_match_id);
            let mut moved = a;
            moved.uniq_match_id = b.uniq_match_id;
            laws::only_moved(layout, "UniqMatchId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_driver_majorfunction_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::perfinfo_driver_majorfunction::PerfinfoDriverMajorfunctionX86;
    type V<'a> = etwspec::payloads::disk::perfinfo_driver_majorfunction::PerfinfoDriverMajorfunctionX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_driver_majorfunction_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::perfinfo_driver_majorfunction::PerfinfoDriverMajorfunctionX86;
    type V<'a> = etwspec::payloads::disk::perfinfo_driver_majorfunction::PerfinfoDriverMajorfunctionX86View<
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
            prop_assert_eq!(view.major_function(), a.major_function);
            let mut moved = a;
            moved.major_function = b.major_function;
            laws::only_moved(layout, "MajorFunction", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minor_function(), a.minor_function);
            let mut moved = a;
            moved.minor_function = b.minor_function;
            laws::only_moved(layout, "MinorFunction", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.routine_addr(), a.routine_addr);
            let mut moved = a;
            moved.routine_addr = b.routine_addr;
            laws::only_moved(layout, "RoutineAddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_name_pointer(), a.file_name_pointer);
            let mut moved = a;
            moved.file_name_pointer = b.file_name_pointer;
            laws::only_moved(
                layout,
                "FileNamePointer",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.irp(), a.irp);
            let mut moved = a;
            moved.irp = b.irp;
            laws::only_moved(layout, "Irp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.uniq_match_id(), a.uniq_match_id);
            let mut moved = a;
            moved.uniq_match_id = b.uniq_match_id;
            laws::only_moved(layout, "UniqMatchId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_driver_majorfunction_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::perfinfo_driver_majorfunction::PerfinfoDriverMajorfunctionX64;
    type V<'a> = etwspec::payloads::disk::perfinfo_driver_majorfunction::PerfinfoDriverMajorfunctionX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_driver_majorfunction_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::perfinfo_driver_majorfunction::PerfinfoDriverMajorfunctionX64;
    type V<'a> = etwspec::payloads::disk::perfinfo_driver_majorfunction::PerfinfoDriverMajorfunctionX64View<
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
            prop_assert_eq!(view.major_function(), a.major_function);
            let mut moved = a;
            moved.major_function = b.major_function;
            laws::only_moved(layout, "MajorFunction", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minor_function(), a.minor_function);
            let mut moved = a;
            moved.minor_function = b.minor_function;
            laws::only_moved(layout, "MinorFunction", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.routine_addr(), a.routine_addr);
            let mut moved = a;
            moved.routine_addr = b.routine_addr;
            laws::only_moved(layout, "RoutineAddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_name_pointer(), a.file_name_pointer);
            let mut moved = a;
            moved.file_name_pointer = b.file_name_pointer;
            laws::only_moved(
                layout,
                "FileNamePointer",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.irp(), a.irp);
            let mut moved = a;
            moved.irp = b.irp;
            laws::only_moved(layout, "Irp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.uniq_match_id(), a.uniq_match_id);
            let mut moved = a;
            moved.uniq_match_id = b.uniq_match_id;
            laws::only_moved(layout, "UniqMatchId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_driver_majorfunction_ret_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::perfinfo_driver_majorfunction_ret::PerfinfoDriverMajorfunctionRetX86;
    type V<'a> = etwspec::payloads::disk::perfinfo_driver_majorfunction_ret::PerfinfoDriverMajorfunctionRetX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_driver_majorfunction_ret_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::perfinfo_driver_majorfunction_ret::PerfinfoDriverMajorfunctionRetX86;
    type V<'a> = etwspec::payloads::disk::perfinfo_driver_majorfunction_ret::PerfinfoDriverMajorfunctionRetX86View<
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
            prop_assert_eq!(view.uniq_match_id(), a.uniq_match_id);
            let mut moved = a;
            moved.uniq_match_id = b.uniq_match_id;
            laws::only_moved(layout, "UniqMatchId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_driver_majorfunction_ret_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::perfinfo_driver_majorfunction_ret::PerfinfoDriverMajorfunctionRetX64;
    type V<'a> = etwspec::payloads::disk::perfinfo_driver_majorfunction_ret::PerfinfoDriverMajorfunctionRetX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_driver_majorfunction_ret_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::perfinfo_driver_majorfunction_ret::PerfinfoDriverMajorfunctionRetX64;
    type V<'a> = etwspec::payloads::disk::perfinfo_driver_majorfunction_ret::PerfinfoDriverMajorfunctionRetX64View<
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
            prop_assert_eq!(view.uniq_match_id(), a.uniq_match_id);
            let mut moved = a;
            moved.uniq_match_id = b.uniq_match_id;
            laws::only_moved(layout, "UniqMatchId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn split_io_info_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::split_io_info::SplitIoInfoX86;
    type V<'a> = etwspec::payloads::disk::split_io_info::SplitIoInfoX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn split_io_info_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::split_io_info::SplitIoInfoX86;
    type V<'a> = etwspec::payloads::disk::split_io_info::SplitIoInfoX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.parent_irp(), a.parent_irp);
            let mut moved = a;
            moved.parent_irp = b.parent_irp;
            laws::only_moved(layout, "ParentIrp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.child_irp(), a.child_irp);
            let mut moved = a;
            moved.child_irp = b.child_irp;
            laws::only_moved(layout, "ChildIrp", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn split_io_info_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::split_io_info::SplitIoInfoX64;
    type V<'a> = etwspec::payloads::disk::split_io_info::SplitIoInfoX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn split_io_info_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::split_io_info::SplitIoInfoX64;
    type V<'a> = etwspec::payloads::disk::split_io_info::SplitIoInfoX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.parent_irp(), a.parent_irp);
            let mut moved = a;
            moved.parent_irp = b.parent_irp;
            laws::only_moved(layout, "ParentIrp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.child_irp(), a.child_irp);
            let mut moved = a;
            moved.child_irp = b.child_irp;
            laws::only_moved(layout, "ChildIrp", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_diskio_io_redirected_init_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::wmi_diskio_io_redirected_init::WmiDiskioIoRedirectedInitX86;
    type V<'a> = etwspec::payloads::disk::wmi_diskio_io_redirected_init::WmiDiskioIoRedirectedInitX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_diskio_io_redirected_init_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::wmi_diskio_io_redirected_init::WmiDiskioIoRedirectedInitX86;
    type V<'a> = etwspec::payloads::disk::wmi_diskio_io_redirected_init::WmiDiskioIoRedirectedInitX86View<
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
            prop_assert_eq!(view.file_key(), a.file_key);
            let mut moved = a;
            moved.file_key = b.file_key;
            laws::only_moved(layout, "FileKey", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_diskio_io_redirected_init_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::wmi_diskio_io_redirected_init::WmiDiskioIoRedirectedInitX64;
    type V<'a> = etwspec::payloads::disk::wmi_diskio_io_redirected_init::WmiDiskioIoRedirectedInitX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_diskio_io_redirected_init_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::wmi_diskio_io_redirected_init::WmiDiskioIoRedirectedInitX64;
    type V<'a> = etwspec::payloads::disk::wmi_diskio_io_redirected_init::WmiDiskioIoRedirectedInitX64View<
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
            prop_assert_eq!(view.file_key(), a.file_key);
            let mut moved = a;
            moved.file_key = b.file_key;
            laws::only_moved(layout, "FileKey", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_diskio_readwrite_init_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::wmi_diskio_readwrite_init::WmiDiskioReadwriteInitX86;
    type V<'a> = etwspec::payloads::disk::wmi_diskio_readwrite_init::WmiDiskioReadwriteInitX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_diskio_readwrite_init_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::wmi_diskio_readwrite_init::WmiDiskioReadwriteInitX86;
    type V<'a> = etwspec::payloads::disk::wmi_diskio_readwrite_init::WmiDiskioReadwriteInitX86View<
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
fn wmi_diskio_readwrite_init_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::wmi_diskio_readwrite_init::WmiDiskioReadwriteInitX64;
    type V<'a> = etwspec::payloads::disk::wmi_diskio_readwrite_init::WmiDiskioReadwriteInitX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_diskio_readwrite_init_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::wmi_diskio_readwrite_init::WmiDiskioReadwriteInitX64;
    type V<'a> = etwspec::payloads::disk::wmi_diskio_readwrite_init::WmiDiskioReadwriteInitX64View<
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
fn disk_io_type_group2_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::disk::disk_io_type_group2::Any;
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
                    layout.name == "DiskIo_TypeGroup2" && layout.holds(release, pointer)
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
                        etwspec::payloads::disk::disk_io_type_group2::DiskIoTypeGroup2X86::from_slice(&
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
                        etwspec::payloads::disk::disk_io_type_group2::DiskIoTypeGroup2X64::from_slice(&
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
fn etw_diskio_flush_buffers_v2_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::disk::etw_diskio_flush_buffers_v2::Any;
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
                    layout.name == "ETW_DISKIO_FLUSH_BUFFERS_V2"
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
                        etwspec::payloads::disk::etw_diskio_flush_buffers_v2::EtwDiskioFlushBuffersV2X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::disk::etw_diskio_flush_buffers_v2::EtwDiskioFlushBuffersV2X64::from_slice(&
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
fn etw_diskio_flush_buffers_v3_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::disk::etw_diskio_flush_buffers_v3::Any;
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
                    layout.name == "ETW_DISKIO_FLUSH_BUFFERS_V3"
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
                        etwspec::payloads::disk::etw_diskio_flush_buffers_v3::EtwDiskioFlushBuffersV3X86::from_slice(&
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
                        etwspec::payloads::disk::etw_diskio_flush_buffers_v3::EtwDiskioFlushBuffersV3X64::from_slice(&
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
fn etw_diskio_readwrite_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::disk::etw_diskio_readwrite::Any;
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
                    layout.name == "ETW_DISKIO_READWRITE"
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
                        etwspec::payloads::disk::etw_diskio_readwrite::EtwDiskioReadwriteX86::from_slice(&
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
                        etwspec::payloads::disk::etw_diskio_readwrite::EtwDiskioReadwriteX64::from_slice(&
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
fn etw_diskio_readwrite_v2_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::disk::etw_diskio_readwrite_v2::Any;
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
                    layout.name == "ETW_DISKIO_READWRITE_V2"
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
                        etwspec::payloads::disk::etw_diskio_readwrite_v2::EtwDiskioReadwriteV2X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::disk::etw_diskio_readwrite_v2::EtwDiskioReadwriteV2X64::from_slice(&
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
fn etw_diskio_readwrite_v3_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::disk::etw_diskio_readwrite_v3::Any;
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
                    layout.name == "ETW_DISKIO_READWRITE_V3"
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
                        etwspec::payloads::disk::etw_diskio_readwrite_v3::EtwDiskioReadwriteV3X86::from_slice(&
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
                        etwspec::payloads::disk::etw_diskio_readwrite_v3::EtwDiskioReadwriteV3X64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..52 {
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
fn etw_opticalio_flush_buffers_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::disk::etw_opticalio_flush_buffers::Any;
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
                    layout.name == "ETW_OPTICALIO_FLUSH_BUFFERS"
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
                        etwspec::payloads::disk::etw_opticalio_flush_buffers::EtwOpticalioFlushBuffersX86::from_slice(&
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
                        etwspec::payloads::disk::etw_opticalio_flush_buffers::EtwOpticalioFlushBuffersX64::from_slice(&
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
fn etw_opticalio_init_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::disk::etw_opticalio_init::Any;
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
                    layout.name == "ETW_OPTICALIO_INIT" && layout.holds(release, pointer)
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
                        etwspec::payloads::disk::etw_opticalio_init::EtwOpticalioInitX86::from_slice(&
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
                        etwspec::payloads::disk::etw_opticalio_init::EtwOpticalioInitX64::from_slice(&
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
fn etw_opticalio_readwrite_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::disk::etw_opticalio_readwrite::Any;
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
                    layout.name == "ETW_OPTICALIO_READWRITE"
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
                        etwspec::payloads::disk::etw_opticalio_readwrite::EtwOpticalioReadwriteX86::from_slice(&
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
                        etwspec::payloads::disk::etw_opticalio_readwrite::EtwOpticalioReadwriteX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..52 {
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
fn perfinfo_driver_complete_request_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::disk::perfinfo_driver_complete_request::Any;
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
                    layout.name == "PERFINFO_DRIVER_COMPLETE_REQUEST"
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
                        etwspec::payloads::disk::perfinfo_driver_complete_request::PerfinfoDriverCompleteRequestX86::from_slice(&
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
                        etwspec::payloads::disk::perfinfo_driver_complete_request::PerfinfoDriverCompleteRequestX64::from_slice(&
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
fn perfinfo_driver_complete_request_ret_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::disk::perfinfo_driver_complete_request_ret::Any;
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
                    layout.name == "PERFINFO_DRIVER_COMPLETE_REQUEST_RET"
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
                        etwspec::payloads::disk::perfinfo_driver_complete_request_ret::PerfinfoDriverCompleteRequestRetX86::from_slice(&
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
                        etwspec::payloads::disk::perfinfo_driver_complete_request_ret::PerfinfoDriverCompleteRequestRetX64::from_slice(&
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
fn perfinfo_driver_completionroutine_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::disk::perfinfo_driver_completionroutine::Any;
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
                    layout.name == "PERFINFO_DRIVER_COMPLETIONROUTINE"
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
                        etwspec::payloads::disk::perfinfo_driver_completionroutine::PerfinfoDriverCompletionroutineX86::from_slice(&
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
                        etwspec::payloads::disk::perfinfo_driver_completionroutine::PerfinfoDriverCompletionroutineX64::from_slice(&
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
fn perfinfo_driver_majorfunction_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::disk::perfinfo_driver_majorfunction::Any;
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
                    layout.name == "PERFINFO_DRIVER_MAJORFUNCTION"
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
                        etwspec::payloads::disk::perfinfo_driver_majorfunction::PerfinfoDriverMajorfunctionX86::from_slice(&
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
                        etwspec::payloads::disk::perfinfo_driver_majorfunction::PerfinfoDriverMajorfunctionX64::from_slice(&
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
fn perfinfo_driver_majorfunction_ret_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::disk::perfinfo_driver_majorfunction_ret::Any;
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
                    layout.name == "PERFINFO_DRIVER_MAJORFUNCTION_RET"
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
                        etwspec::payloads::disk::perfinfo_driver_majorfunction_ret::PerfinfoDriverMajorfunctionRetX86::from_slice(&
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
                        etwspec::payloads::disk::perfinfo_driver_majorfunction_ret::PerfinfoDriverMajorfunctionRetX64::from_slice(&
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
fn split_io_info_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::disk::split_io_info::Any;
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
                    layout.name == "SplitIo_Info" && layout.holds(release, pointer)
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
                        etwspec::payloads::disk::split_io_info::SplitIoInfoX86::from_slice(&
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
                        etwspec::payloads::disk::split_io_info::SplitIoInfoX64::from_slice(&
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
fn wmi_diskio_io_redirected_init_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::disk::wmi_diskio_io_redirected_init::Any;
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
                    layout.name == "WMI_DISKIO_IO_REDIRECTED_INIT"
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
                        etwspec::payloads::disk::wmi_diskio_io_redirected_init::WmiDiskioIoRedirectedInitX86::from_slice(&
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
                        etwspec::payloads::disk::wmi_diskio_io_redirected_init::WmiDiskioIoRedirectedInitX64::from_slice(&
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
fn wmi_diskio_readwrite_init_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::disk::wmi_diskio_readwrite_init::Any;
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
                    layout.name == "WMI_DISKIO_READWRITE_INIT"
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
                        etwspec::payloads::disk::wmi_diskio_readwrite_init::WmiDiskioReadwriteInitX86::from_slice(&
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
                        etwspec::payloads::disk::wmi_diskio_readwrite_init::WmiDiskioReadwriteInitX64::from_slice(&
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
fn etw_io_flag_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::EtwIoFlag;
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
