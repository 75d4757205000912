// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `common`.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn sid_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::common::sid::Sid;
    type V<'a> = etwspec::common::sid::SidView<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), true);
    laws::bounded::<T>();
    laws::overclaimed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn sid_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::common::sid::Sid;
    type V<'a> = etwspec::common::sid::SidView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.revision(), a.revision);
            let mut moved = a.clone();
            moved.revision = b.revision;
            laws::only_moved(
                layout,
                "Revision",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.sub_authority_count(), a.sub_authority_count);
            let mut moved = a.clone();
            moved.sub_authority_count = b.sub_authority_count;
            laws::only_moved(
                layout,
                "SubAuthorityCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.identifier_authority(), a.identifier_authority);
            let mut moved = a.clone();
            moved.identifier_authority = b.identifier_authority;
            laws::only_moved(
                layout,
                "IdentifierAuthority",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn sid_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::common::sid::Any;
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
                .find(|layout| layout.name == "SID" && layout.holds(release, pointer));
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::common::sid::Sid::from_slice(& bytes).ok(), Some(form
                        .clone())
                    );
                    let any = Any::V5_0(form);
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
                (Some(_), Err(_)) => {}
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
fn kprofile_source_names_and_values_stand_for_each_other() {
    type T = etwspec::common::KprofileSource;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn ntstatus_names_and_values_stand_for_each_other() {
    type T = etwspec::common::Ntstatus;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
