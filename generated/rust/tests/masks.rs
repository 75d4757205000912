// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `masks`.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn perfinfo_groupmask_v5_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::masks::perfinfo_groupmask::V5_1;
    type V<'a> = etwspec::masks::perfinfo_groupmask::V5_1View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_groupmask_v5_1_members_lie_where_the_table_says() {
    type T = etwspec::masks::perfinfo_groupmask::V5_1;
    type V<'a> = etwspec::masks::perfinfo_groupmask::V5_1View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.masks(), a.masks);
            let mut moved = a;
            moved.masks = b.masks;
            laws::only_moved(layout, "Masks", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_groupmask_v5_2_bytes_and_values_stand_for_each_other() {
    type T = etwspec::masks::perfinfo_groupmask::PerfinfoGroupmask;
    type V<'a> = etwspec::masks::perfinfo_groupmask::PerfinfoGroupmaskView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_groupmask_v5_2_members_lie_where_the_table_says() {
    type T = etwspec::masks::perfinfo_groupmask::PerfinfoGroupmask;
    type V<'a> = etwspec::masks::perfinfo_groupmask::PerfinfoGroupmaskView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.masks(), a.masks);
            let mut moved = a;
            moved.masks = b.masks;
            laws::only_moved(layout, "Masks", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_groupmask_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::masks::perfinfo_groupmask::Any;
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
                    layout.name == "PERFINFO_GROUPMASK" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_1(form))) => {
                    prop_assert_eq!(layout.form, "V5_1");
                    prop_assert_eq!(
                        etwspec::masks::perfinfo_groupmask::V5_1::from_slice(& bytes)
                        .ok(), Some(form.clone())
                    );
                    let any = Any::V5_1(form);
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
                (Some(layout), Ok(Any::V5_2(form))) => {
                    prop_assert_eq!(layout.form, "V5_2");
                    prop_assert_eq!(
                        etwspec::masks::perfinfo_groupmask::PerfinfoGroupmask::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_2(form);
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
fn event_trace_flag_names_and_values_stand_for_each_other() {
    type T = etwspec::masks::EventTraceFlag;
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
#[test]
fn perf_text_and_words_stand_for_the_mask() {
    type Mask = etwspec::masks::GroupMask;
    type Value = etwspec::masks::Perf;
    for (name, value) in Value::NAMES {
        assert_eq!(Value::from_name(name), Some(* value));
        assert_eq!(value.name().and_then(Value::from_name), Some(* value));
        assert_eq!(Value::new(value.index(), value.bits()), Some(* value));
        laws::json(value).expect("JSON gives back the value");
        let mut mask = Mask::new();
        mask.enable(*value);
        assert!(
            mask.contains(* value) && mask.iter_names().any(| (other, _) | other == *
            name), "{name}"
        );
        assert_eq!(Ok(mask), name.parse());
        mask.disable(*value);
        assert_eq!(mask, Mask::new());
    }
    laws::run(
        &any::<Mask>(),
        |mask| {
            prop_assert_eq!(mask.to_string().parse(), Ok(mask));
            prop_assert_eq!(
                Mask::from(etwspec::masks::PerfinfoGroupmask::from(mask)), mask
            );
            let mut back = Mask::from_words(mask.unreachable_bits());
            mask.iter_names().for_each(|(_, value)| back.enable(value));
            mask.unnamed().for_each(|value| back.enable(value));
            prop_assert_eq!(back, mask, "no bit is lost");
            laws::json(&mask)
        },
    );
}
#[test]
fn perf_documented_flags_set_what_they_stand_for() {
    type Mask = etwspec::masks::GroupMask;
    type Flags = etwspec::masks::EventTraceFlag;
    for (name, flag) in Flags::NAMES {
        let mut mask = Mask::new();
        match flag.sets() {
            Some(value) => {
                assert_eq!(mask.enable_flags(* flag), Ok(()), "{name}");
                assert!(mask.contains(value), "{name}");
                assert!(mask.to_enable_flags().contains(* flag), "{name}");
            }
            None => {
                assert!(Flags::CONTROL.contains(* flag), "{name}");
                assert!(mask.enable_flags(* flag).is_err(), "{name}");
                assert_eq!(mask, Mask::new(), "nothing is set by what selects no event");
            }
        }
    }
}
