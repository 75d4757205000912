// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::disk`.
#![cfg(feature = "payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn disk_io_type_group2_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::disk_io_type_group2::DiskIoTypeGroup232;
    type V<'a> = etwspec::payloads::disk::disk_io_type_group2::DiskIoTypeGroup232View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn disk_io_type_group2_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::disk_io_type_group2::DiskIoTypeGroup232;
    type V<'a> = etwspec::payloads::disk::disk_io_type_group2::DiskIoTypeGroup232View<
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
            prop_assert_eq!(view.irp(), a.irp());
            let mut moved = a;
            moved.set_irp(b.irp());
            laws::only_moved(layout, "Irp", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn disk_io_type_group2_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::disk_io_type_group2::DiskIoTypeGroup264;
    type V<'a> = etwspec::payloads::disk::disk_io_type_group2::DiskIoTypeGroup264View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn disk_io_type_group2_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::disk_io_type_group2::DiskIoTypeGroup264;
    type V<'a> = etwspec::payloads::disk::disk_io_type_group2::DiskIoTypeGroup264View<
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
            prop_assert_eq!(view.irp(), a.irp());
            let mut moved = a;
            moved.set_irp(b.irp());
            laws::only_moved(layout, "Irp", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_diskio_readwrite_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::etw_diskio_readwrite::EtwDiskioReadwrite32;
    type V<'a> = etwspec::payloads::disk::etw_diskio_readwrite::EtwDiskioReadwrite32View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_diskio_readwrite_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::etw_diskio_readwrite::EtwDiskioReadwrite32;
    type V<'a> = etwspec::payloads::disk::etw_diskio_readwrite::EtwDiskioReadwrite32View<
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
            prop_assert_eq!(view.disk_number(), a.disk_number());
            let mut moved = a;
            moved.set_disk_number(b.disk_number());
            laws::only_moved(layout, "DiskNumber", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp_flags(), a.irp_flags());
            let mut moved = a;
            moved.set_irp_flags(b.irp_flags());
            laws::only_moved(layout, "IrpFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.transfer_size(), a.transfer_size());
            let mut moved = a;
            moved.set_transfer_size(b.transfer_size());
            laws::only_moved(layout, "TransferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.response_time(), a.response_time());
            let mut moved = a;
            moved.set_response_time(b.response_time());
            laws::only_moved(layout, "ResponseTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.byte_offset(), a.byte_offset());
            let mut moved = a;
            moved.set_byte_offset(b.byte_offset());
            laws::only_moved(layout, "ByteOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object());
            let mut moved = a;
            moved.set_file_object(b.file_object());
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_diskio_readwrite_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::etw_diskio_readwrite::EtwDiskioReadwrite64;
    type V<'a> = etwspec::payloads::disk::etw_diskio_readwrite::EtwDiskioReadwrite64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_diskio_readwrite_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::etw_diskio_readwrite::EtwDiskioReadwrite64;
    type V<'a> = etwspec::payloads::disk::etw_diskio_readwrite::EtwDiskioReadwrite64View<
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
            prop_assert_eq!(view.disk_number(), a.disk_number());
            let mut moved = a;
            moved.set_disk_number(b.disk_number());
            laws::only_moved(layout, "DiskNumber", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irp_flags(), a.irp_flags());
            let mut moved = a;
            moved.set_irp_flags(b.irp_flags());
            laws::only_moved(layout, "IrpFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.transfer_size(), a.transfer_size());
            let mut moved = a;
            moved.set_transfer_size(b.transfer_size());
            laws::only_moved(layout, "TransferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.response_time(), a.response_time());
            let mut moved = a;
            moved.set_response_time(b.response_time());
            laws::only_moved(layout, "ResponseTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.byte_offset(), a.byte_offset());
            let mut moved = a;
            moved.set_byte_offset(b.byte_offset());
            laws::only_moved(layout, "ByteOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.file_object(), a.file_object());
            let mut moved = a;
            moved.set_file_object(b.file_object());
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn split_io_info_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::split_io_info::SplitIoInfo32;
    type V<'a> = etwspec::payloads::disk::split_io_info::SplitIoInfo32View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn split_io_info_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::split_io_info::SplitIoInfo32;
    type V<'a> = etwspec::payloads::disk::split_io_info::SplitIoInfo32View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.parent_irp(), a.parent_irp());
            let mut moved = a;
            moved.set_parent_irp(b.parent_irp());
            laws::only_moved(layout, "ParentIrp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.child_irp(), a.child_irp());
            let mut moved = a;
            moved.set_child_irp(b.child_irp());
            laws::only_moved(layout, "ChildIrp", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn split_io_info_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::disk::split_io_info::SplitIoInfo64;
    type V<'a> = etwspec::payloads::disk::split_io_info::SplitIoInfo64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn split_io_info_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::disk::split_io_info::SplitIoInfo64;
    type V<'a> = etwspec::payloads::disk::split_io_info::SplitIoInfo64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.parent_irp(), a.parent_irp());
            let mut moved = a;
            moved.set_parent_irp(b.parent_irp());
            laws::only_moved(layout, "ParentIrp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.child_irp(), a.child_irp());
            let mut moved = a;
            moved.set_child_irp(b.child_irp());
            laws::only_moved(layout, "ChildIrp", &before, &from, &moved.to_bytes());
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
                        etwspec::payloads::disk::disk_io_type_group2::DiskIoTypeGroup232::from_slice(&
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
                        etwspec::payloads::disk::disk_io_type_group2::DiskIoTypeGroup264::from_slice(&
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
                        etwspec::payloads::disk::etw_diskio_readwrite::EtwDiskioReadwrite32::from_slice(&
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
                        etwspec::payloads::disk::etw_diskio_readwrite::EtwDiskioReadwrite64::from_slice(&
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
                        etwspec::payloads::disk::split_io_info::SplitIoInfo32::from_slice(&
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
                        etwspec::payloads::disk::split_io_info::SplitIoInfo64::from_slice(&
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
