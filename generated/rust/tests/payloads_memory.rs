// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::memory`.
#![cfg(feature = "payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn page_fault_hard_fault_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::page_fault_hard_fault::PageFaultHardFault32;
    type V<'a> = etwspec::payloads::memory::page_fault_hard_fault::PageFaultHardFault32View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn page_fault_hard_fault_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::page_fault_hard_fault::PageFaultHardFault32;
    type V<'a> = etwspec::payloads::memory::page_fault_hard_fault::PageFaultHardFault32View<
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
            prop_assert_eq!(view.initial_time(), a.initial_time());
            let mut moved = a;
            moved.set_initial_time(b.initial_time());
            laws::only_moved(layout, "InitialTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.read_offset(), a.read_offset());
            let mut moved = a;
            moved.set_read_offset(b.read_offset());
            laws::only_moved(layout, "ReadOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.virtual_address(), a.virtual_address());
            let mut moved = a;
            moved.set_virtual_address(b.virtual_address());
            laws::only_moved(
                layout,
                "VirtualAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.file_object(), a.file_object());
            let mut moved = a;
            moved.set_file_object(b.file_object());
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.t_thread_id(), a.t_thread_id());
            let mut moved = a;
            moved.set_t_thread_id(b.t_thread_id());
            laws::only_moved(layout, "TThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.byte_count(), a.byte_count());
            let mut moved = a;
            moved.set_byte_count(b.byte_count());
            laws::only_moved(layout, "ByteCount", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn page_fault_hard_fault_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::page_fault_hard_fault::PageFaultHardFault64;
    type V<'a> = etwspec::payloads::memory::page_fault_hard_fault::PageFaultHardFault64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn page_fault_hard_fault_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::page_fault_hard_fault::PageFaultHardFault64;
    type V<'a> = etwspec::payloads::memory::page_fault_hard_fault::PageFaultHardFault64View<
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
            prop_assert_eq!(view.initial_time(), a.initial_time());
            let mut moved = a;
            moved.set_initial_time(b.initial_time());
            laws::only_moved(layout, "InitialTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.read_offset(), a.read_offset());
            let mut moved = a;
            moved.set_read_offset(b.read_offset());
            laws::only_moved(layout, "ReadOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.virtual_address(), a.virtual_address());
            let mut moved = a;
            moved.set_virtual_address(b.virtual_address());
            laws::only_moved(
                layout,
                "VirtualAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.file_object(), a.file_object());
            let mut moved = a;
            moved.set_file_object(b.file_object());
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.t_thread_id(), a.t_thread_id());
            let mut moved = a;
            moved.set_t_thread_id(b.t_thread_id());
            laws::only_moved(layout, "TThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.byte_count(), a.byte_count());
            let mut moved = a;
            moved.set_byte_count(b.byte_count());
            laws::only_moved(layout, "ByteCount", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn page_fault_hard_fault_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::memory::page_fault_hard_fault::Any;
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
                    layout.name == "PageFault_HardFault"
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
                        etwspec::payloads::memory::page_fault_hard_fault::PageFaultHardFault32::from_slice(&
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
                        etwspec::payloads::memory::page_fault_hard_fault::PageFaultHardFault64::from_slice(&
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
