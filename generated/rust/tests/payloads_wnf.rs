// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::wnf`.
#![cfg(feature = "payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn etw_wnf_event_callback_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::wnf::etw_wnf_event_callback::EtwWnfEventCallbackX86;
    type V<'a> = etwspec::payloads::wnf::etw_wnf_event_callback::EtwWnfEventCallbackX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_wnf_event_callback_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::wnf::etw_wnf_event_callback::EtwWnfEventCallbackX86;
    type V<'a> = etwspec::payloads::wnf::etw_wnf_event_callback::EtwWnfEventCallbackX86View<
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
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.state_name(), a.state_name);
            let mut moved = a;
            moved.state_name = b.state_name;
            laws::only_moved(layout, "StateName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.subscription(), a.subscription);
            let mut moved = a;
            moved.subscription = b.subscription;
            laws::only_moved(layout, "Subscription", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.name_sub(), a.name_sub);
            let mut moved = a;
            moved.name_sub = b.name_sub;
            laws::only_moved(layout, "NameSub", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.callback(), a.callback);
            let mut moved = a;
            moved.callback = b.callback;
            laws::only_moved(layout, "Callback", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.change_stamp(), a.change_stamp);
            let mut moved = a;
            moved.change_stamp = b.change_stamp;
            laws::only_moved(layout, "ChangeStamp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.delivery_flags(), a.delivery_flags);
            let mut moved = a;
            moved.delivery_flags = b.delivery_flags;
            laws::only_moved(layout, "DeliveryFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.return_(), a.return_);
            let mut moved = a;
            moved.return_ = b.return_;
            laws::only_moved(layout, "Return", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_wnf_event_callback_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::wnf::etw_wnf_event_callback::EtwWnfEventCallbackX64;
    type V<'a> = etwspec::payloads::wnf::etw_wnf_event_callback::EtwWnfEventCallbackX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_wnf_event_callback_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::wnf::etw_wnf_event_callback::EtwWnfEventCallbackX64;
    type V<'a> = etwspec::payloads::wnf::etw_wnf_event_callback::EtwWnfEventCallbackX64View<
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
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.state_name(), a.state_name);
            let mut moved = a;
            moved.state_name = b.state_name;
            laws::only_moved(layout, "StateName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.subscription(), a.subscription);
            let mut moved = a;
            moved.subscription = b.subscription;
            laws::only_moved(layout, "Subscription", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.name_sub(), a.name_sub);
            let mut moved = a;
            moved.name_sub = b.name_sub;
            laws::only_moved(layout, "NameSub", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.callback(), a.callback);
            let mut moved = a;
            moved.callback = b.callback;
            laws::only_moved(layout, "Callback", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.change_stamp(), a.change_stamp);
            let mut moved = a;
            moved.change_stamp = b.change_stamp;
            laws::only_moved(layout, "ChangeStamp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.delivery_flags(), a.delivery_flags);
            let mut moved = a;
            moved.delivery_flags = b.delivery_flags;
            laws::only_moved(layout, "DeliveryFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.return_(), a.return_);
            let mut moved = a;
            moved.return_ = b.return_;
            laws::only_moved(layout, "Return", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_wnf_event_name_sub_rundown_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::wnf::etw_wnf_event_name_sub_rundown::EtwWnfEventNameSubRundownX86;
    type V<'a> = etwspec::payloads::wnf::etw_wnf_event_name_sub_rundown::EtwWnfEventNameSubRundownX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_wnf_event_name_sub_rundown_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::wnf::etw_wnf_event_name_sub_rundown::EtwWnfEventNameSubRundownX86;
    type V<'a> = etwspec::payloads::wnf::etw_wnf_event_name_sub_rundown::EtwWnfEventNameSubRundownX86View<
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
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.state_name(), a.state_name);
            let mut moved = a;
            moved.state_name = b.state_name;
            laws::only_moved(layout, "StateName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.name_sub(), a.name_sub);
            let mut moved = a;
            moved.name_sub = b.name_sub;
            laws::only_moved(layout, "NameSub", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_wnf_event_name_sub_rundown_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::wnf::etw_wnf_event_name_sub_rundown::EtwWnfEventNameSubRundownX64;
    type V<'a> = etwspec::payloads::wnf::etw_wnf_event_name_sub_rundown::EtwWnfEventNameSubRundownX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_wnf_event_name_sub_rundown_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::wnf::etw_wnf_event_name_sub_rundown::EtwWnfEventNameSubRundownX64;
    type V<'a> = etwspec::payloads::wnf::etw_wnf_event_name_sub_rundown::EtwWnfEventNameSubRundownX64View<
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
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.state_name(), a.state_name);
            let mut moved = a;
            moved.state_name = b.state_name;
            laws::only_moved(layout, "StateName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.name_sub(), a.name_sub);
            let mut moved = a;
            moved.name_sub = b.name_sub;
            laws::only_moved(layout, "NameSub", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_wnf_event_publish_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::wnf::etw_wnf_event_publish::EtwWnfEventPublish;
    type V<'a> = etwspec::payloads::wnf::etw_wnf_event_publish::EtwWnfEventPublishView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_wnf_event_publish_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::wnf::etw_wnf_event_publish::EtwWnfEventPublish;
    type V<'a> = etwspec::payloads::wnf::etw_wnf_event_publish::EtwWnfEventPublishView<
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
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.state_name(), a.state_name);
            let mut moved = a;
            moved.state_name = b.state_name;
            laws::only_moved(layout, "StateName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.data_length(), a.data_length);
            let mut moved = a;
            moved.data_length = b.data_length;
            laws::only_moved(layout, "DataLength", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_wnf_event_subscribe_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::wnf::etw_wnf_event_subscribe::EtwWnfEventSubscribeX86;
    type V<'a> = etwspec::payloads::wnf::etw_wnf_event_subscribe::EtwWnfEventSubscribeX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_wnf_event_subscribe_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::wnf::etw_wnf_event_subscribe::EtwWnfEventSubscribeX86;
    type V<'a> = etwspec::payloads::wnf::etw_wnf_event_subscribe::EtwWnfEventSubscribeX86View<
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
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.state_name(), a.state_name);
            let mut moved = a;
            moved.state_name = b.state_name;
            laws::only_moved(layout, "StateName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.subscription(), a.subscription);
            let mut moved = a;
            moved.subscription = b.subscription;
            laws::only_moved(layout, "Subscription", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.name_sub(), a.name_sub);
            let mut moved = a;
            moved.name_sub = b.name_sub;
            laws::only_moved(layout, "NameSub", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.callback(), a.callback);
            let mut moved = a;
            moved.callback = b.callback;
            laws::only_moved(layout, "Callback", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.ref_count(), a.ref_count);
            let mut moved = a;
            moved.ref_count = b.ref_count;
            laws::only_moved(layout, "RefCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.delivery_flags(), a.delivery_flags);
            let mut moved = a;
            moved.delivery_flags = b.delivery_flags;
            laws::only_moved(layout, "DeliveryFlags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_wnf_event_subscribe_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::wnf::etw_wnf_event_subscribe::EtwWnfEventSubscribeX64;
    type V<'a> = etwspec::payloads::wnf::etw_wnf_event_subscribe::EtwWnfEventSubscribeX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_wnf_event_subscribe_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::wnf::etw_wnf_event_subscribe::EtwWnfEventSubscribeX64;
    type V<'a> = etwspec::payloads::wnf::etw_wnf_event_subscribe::EtwWnfEventSubscribeX64View<
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
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.state_name(), a.state_name);
            let mut moved = a;
            moved.state_name = b.state_name;
            laws::only_moved(layout, "StateName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.subscription(), a.subscription);
            let mut moved = a;
            moved.subscription = b.subscription;
            laws::only_moved(layout, "Subscription", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.name_sub(), a.name_sub);
            let mut moved = a;
            moved.name_sub = b.name_sub;
            laws::only_moved(layout, "NameSub", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.callback(), a.callback);
            let mut moved = a;
            moved.callback = b.callback;
            laws::only_moved(layout, "Callback", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.ref_count(), a.ref_count);
            let mut moved = a;
            moved.ref_count = b.ref_count;
            laws::only_moved(layout, "RefCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.delivery_flags(), a.delivery_flags);
            let mut moved = a;
            moved.delivery_flags = b.delivery_flags;
            laws::only_moved(layout, "DeliveryFlags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_wnf_event_callback_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::wnf::etw_wnf_event_callback::Any;
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
                    layout.name == "ETW_WNF_EVENT_CALLBACK"
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
                        etwspec::payloads::wnf::etw_wnf_event_callback::EtwWnfEventCallbackX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..64 {
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
                        etwspec::payloads::wnf::etw_wnf_event_callback::EtwWnfEventCallbackX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..76 {
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
fn etw_wnf_event_name_sub_rundown_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::wnf::etw_wnf_event_name_sub_rundown::Any;
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
                    layout.name == "ETW_WNF_EVENT_NAME_SUB_RUNDOWN"
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
                        etwspec::payloads::wnf::etw_wnf_event_name_sub_rundown::EtwWnfEventNameSubRundownX86::from_slice(&
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
                        etwspec::payloads::wnf::etw_wnf_event_name_sub_rundown::EtwWnfEventNameSubRundownX64::from_slice(&
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
fn etw_wnf_event_publish_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::wnf::etw_wnf_event_publish::Any;
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
                    layout.name == "ETW_WNF_EVENT_PUBLISH"
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
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::wnf::etw_wnf_event_publish::EtwWnfEventPublish::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
fn etw_wnf_event_subscribe_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::wnf::etw_wnf_event_subscribe::Any;
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
                    layout.name == "ETW_WNF_EVENT_SUBSCRIBE"
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
                        etwspec::payloads::wnf::etw_wnf_event_subscribe::EtwWnfEventSubscribeX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..60 {
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
                        etwspec::payloads::wnf::etw_wnf_event_subscribe::EtwWnfEventSubscribeX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..72 {
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
