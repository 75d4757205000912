// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::pool`.
#![cfg(feature = "payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn etw_pool_event_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::pool::etw_pool_event::EtwPoolEventX86;
    type V<'a> = etwspec::payloads::pool::etw_pool_event::EtwPoolEventX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_pool_event_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::pool::etw_pool_event::EtwPoolEventX86;
    type V<'a> = etwspec::payloads::pool::etw_pool_event::EtwPoolEventX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.pool_type(), a.pool_type);
            let mut moved = a;
            moved.pool_type = b.pool_type;
            laws::only_moved(layout, "PoolType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.tag(), a.tag);
            let mut moved = a;
            moved.tag = b.tag;
            laws::only_moved(layout, "Tag", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_bytes(), a.number_of_bytes);
            let mut moved = a;
            moved.number_of_bytes = b.number_of_bytes;
            laws::only_moved(layout, "NumberOfBytes", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.entry(), a.entry);
            let mut moved = a;
            moved.entry = b.entry;
            laws::only_moved(layout, "Entry", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_pool_event_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::pool::etw_pool_event::EtwPoolEventX64;
    type V<'a> = etwspec::payloads::pool::etw_pool_event::EtwPoolEventX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_pool_event_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::pool::etw_pool_event::EtwPoolEventX64;
    type V<'a> = etwspec::payloads::pool::etw_pool_event::EtwPoolEventX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.pool_type(), a.pool_type);
            let mut moved = a;
            moved.pool_type = b.pool_type;
            laws::only_moved(layout, "PoolType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.tag(), a.tag);
            let mut moved = a;
            moved.tag = b.tag;
            laws::only_moved(layout, "Tag", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_bytes(), a.number_of_bytes);
            let mut moved = a;
            moved.number_of_bytes = b.number_of_bytes;
            laws::only_moved(layout, "NumberOfBytes", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.entry(), a.entry);
            let mut moved = a;
            moved.entry = b.entry;
            laws::only_moved(layout, "Entry", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_pool_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::pool::etw_pool_event::Any;
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
                    layout.name == "ETW_POOL_EVENT" && layout.holds(release, pointer)
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
                        etwspec::payloads::pool::etw_pool_event::EtwPoolEventX86::from_slice(&
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
                        etwspec::payloads::pool::etw_pool_event::EtwPoolEventX64::from_slice(&
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
