// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::profile`.
#![cfg(feature = "payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn isr_v1_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::isr_v1::IsrV132;
    type V<'a> = etwspec::payloads::profile::isr_v1::IsrV132View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn isr_v1_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::isr_v1::IsrV132;
    type V<'a> = etwspec::payloads::profile::isr_v1::IsrV132View<'a>;
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
            prop_assert_eq!(view.routine(), a.routine());
            let mut moved = a;
            moved.set_routine(b.routine());
            laws::only_moved(layout, "Routine", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.return_value(), a.return_value());
            let mut moved = a;
            moved.set_return_value(b.return_value());
            laws::only_moved(layout, "ReturnValue", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn isr_v1_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::profile::isr_v1::IsrV164;
    type V<'a> = etwspec::payloads::profile::isr_v1::IsrV164View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn isr_v1_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::profile::isr_v1::IsrV164;
    type V<'a> = etwspec::payloads::profile::isr_v1::IsrV164View<'a>;
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
            prop_assert_eq!(view.routine(), a.routine());
            let mut moved = a;
            moved.set_routine(b.routine());
            laws::only_moved(layout, "Routine", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.return_value(), a.return_value());
            let mut moved = a;
            moved.set_return_value(b.return_value());
            laws::only_moved(layout, "ReturnValue", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn isr_v1_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::profile::isr_v1::Any;
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
                    layout.name == "ISR_V1" && layout.holds(release, pointer)
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
                        etwspec::payloads::profile::isr_v1::IsrV132::from_slice(& bytes)
                        .ok(), Some(form.clone())
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
                        etwspec::payloads::profile::isr_v1::IsrV164::from_slice(& bytes)
                        .ok(), Some(form.clone())
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
