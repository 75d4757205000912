// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::object`.
#![cfg(feature = "payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn etw_createdelete_object_event_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::object::etw_createdelete_object_event::EtwCreatedeleteObjectEventX86;
    type V<'a> = etwspec::payloads::object::etw_createdelete_object_event::EtwCreatedeleteObjectEventX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_createdelete_object_event_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::object::etw_createdelete_object_event::EtwCreatedeleteObjectEventX86;
    type V<'a> = etwspec::payloads::object::etw_createdelete_object_event::EtwCreatedeleteObjectEventX86View<
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
            prop_assert_eq!(view.object(), a.object);
            let mut moved = a;
            moved.object = b.object;
            laws::only_moved(layout, "Object", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.object_type(), a.object_type);
            let mut moved = a;
            moved.object_type = b.object_type;
            laws::only_moved(layout, "ObjectType", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_createdelete_object_event_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::object::etw_createdelete_object_event::EtwCreatedeleteObjectEventX64;
    type V<'a> = etwspec::payloads::object::etw_createdelete_object_event::EtwCreatedeleteObjectEventX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_createdelete_object_event_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::object::etw_createdelete_object_event::EtwCreatedeleteObjectEventX64;
    type V<'a> = etwspec::payloads::object::etw_createdelete_object_event::EtwCreatedeleteObjectEventX64View<
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
            prop_assert_eq!(view.object(), a.object);
            let mut moved = a;
            moved.object = b.object;
            laws::only_moved(layout, "Object", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.object_type(), a.object_type);
            let mut moved = a;
            moved.object_type = b.object_type;
            laws::only_moved(layout, "ObjectType", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_create_handle_event_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::object::etw_create_handle_event::EtwCreateHandleEventX86;
    type V<'a> = etwspec::payloads::object::etw_create_handle_event::EtwCreateHandleEventX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_create_handle_event_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::object::etw_create_handle_event::EtwCreateHandleEventX86;
    type V<'a> = etwspec::payloads::object::etw_create_handle_event::EtwCreateHandleEventX86View<
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
            prop_assert_eq!(view.object(), a.object);
            let mut moved = a;
            moved.object = b.object;
            laws::only_moved(layout, "Object", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.handle(), a.handle);
            let mut moved = a;
            moved.handle = b.handle;
            laws::only_moved(layout, "Handle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.object_type(), a.object_type);
            let mut moved = a;
            moved.object_type = b.object_type;
            laws::only_moved(layout, "ObjectType", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_create_handle_event_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::object::etw_create_handle_event::EtwCreateHandleEventX64;
    type V<'a> = etwspec::payloads::object::etw_create_handle_event::EtwCreateHandleEventX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_create_handle_event_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::object::etw_create_handle_event::EtwCreateHandleEventX64;
    type V<'a> = etwspec::payloads::object::etw_create_handle_event::EtwCreateHandleEventX64View<
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
            prop_assert_eq!(view.object(), a.object);
            let mut moved = a;
            moved.object = b.object;
            laws::only_moved(layout, "Object", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.handle(), a.handle);
            let mut moved = a;
            moved.handle = b.handle;
            laws::only_moved(layout, "Handle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.object_type(), a.object_type);
            let mut moved = a;
            moved.object_type = b.object_type;
            laws::only_moved(layout, "ObjectType", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_duplicate_handle_event_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::object::etw_duplicate_handle_event::EtwDuplicateHandleEventX86;
    type V<'a> = etwspec::payloads::object::etw_duplicate_handle_event::EtwDuplicateHandleEventX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_duplicate_handle_event_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::object::etw_duplicate_handle_event::EtwDuplicateHandleEventX86;
    type V<'a> = etwspec::payloads::object::etw_duplicate_handle_event::EtwDuplicateHandleEventX86View<
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
            prop_assert_eq!(view.object(), a.object);
            let mut moved = a;
            moved.object = b.object;
            laws::only_moved(layout, "Object", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.source_handle(), a.source_handle);
            let mut moved = a;
            moved.source_handle = b.source_handle;
            laws::only_moved(layout, "SourceHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.target_handle(), a.target_handle);
            let mut moved = a;
            moved.target_handle = b.target_handle;
            laws::only_moved(layout, "TargetHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.target_process_id(), a.target_process_id);
            let mut moved = a;
            moved.target_process_id = b.target_process_id;
            laws::only_moved(
                layout,
                "TargetProcessId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.object_type(), a.object_type);
            let mut moved = a;
            moved.object_type = b.object_type;
            laws::only_moved(layout, "ObjectType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.source_process_id(), a.source_process_id);
            let mut moved = a;
            moved.source_process_id = b.source_process_id;
            laws::only_moved(
                layout,
                "SourceProcessId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_duplicate_handle_event_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::object::etw_duplicate_handle_event::EtwDuplicateHandleEventX64;
    type V<'a> = etwspec::payloads::object::etw_duplicate_handle_event::EtwDuplicateHandleEventX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_duplicate_handle_event_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::object::etw_duplicate_handle_event::EtwDuplicateHandleEventX64;
    type V<'a> = etwspec::payloads::object::etw_duplicate_handle_event::EtwDuplicateHandleEventX64View<
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
            prop_assert_eq!(view.object(), a.object);
            let mut moved = a;
            moved.object = b.object;
            laws::only_moved(layout, "Object", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.source_handle(), a.source_handle);
            let mut moved = a;
            moved.source_handle = b.source_handle;
            laws::only_moved(layout, "SourceHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.target_handle(), a.target_handle);
            let mut moved = a;
            moved.target_handle = b.target_handle;
            laws::only_moved(layout, "TargetHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.target_process_id(), a.target_process_id);
            let mut moved = a;
            moved.target_process_id = b.target_process_id;
            laws::only_moved(
                layout,
                "TargetProcessId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.object_type(), a.object_type);
            let mut moved = a;
            moved.object_type = b.object_type;
            laws::only_moved(layout, "ObjectType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.source_process_id(), a.source_process_id);
            let mut moved = a;
            moved.source_process_id = b.source_process_id;
            laws::only_moved(
                layout,
                "SourceProcessId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_object_handle_event_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::object::etw_object_handle_event::EtwObjectHandleEventX86;
    type V<'a> = etwspec::payloads::object::etw_object_handle_event::EtwObjectHandleEventX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn etw_object_handle_event_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::object::etw_object_handle_event::EtwObjectHandleEventX86;
    type V<'a> = etwspec::payloads::object::etw_object_handle_event::EtwObjectHandleEventX86View<
        'a,
    >;
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
            prop_assert_eq!(view.object(), a.object);
            let mut moved = a.clone();
            moved.object = b.object;
            laws::only_moved(layout, "Object", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a.clone();
            moved.process_id = b.process_id;
            laws::only_moved(
                layout,
                "ProcessId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.handle(), a.handle);
            let mut moved = a.clone();
            moved.handle = b.handle;
            laws::only_moved(layout, "Handle", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.object_type(), a.object_type);
            let mut moved = a.clone();
            moved.object_type = b.object_type;
            laws::only_moved(
                layout,
                "ObjectType",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_object_handle_event_v5_0x86_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::object::etw_object_handle_event::EtwObjectHandleEventX86;
    type V<'a> = etwspec::payloads::object::etw_object_handle_event::EtwObjectHandleEventX86View<
        'a,
    >;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![
                    { let part = tail.object_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn etw_object_handle_event_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::object::etw_object_handle_event::EtwObjectHandleEventX64;
    type V<'a> = etwspec::payloads::object::etw_object_handle_event::EtwObjectHandleEventX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn etw_object_handle_event_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::object::etw_object_handle_event::EtwObjectHandleEventX64;
    type V<'a> = etwspec::payloads::object::etw_object_handle_event::EtwObjectHandleEventX64View<
        'a,
    >;
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
            prop_assert_eq!(view.object(), a.object);
            let mut moved = a.clone();
            moved.object = b.object;
            laws::only_moved(layout, "Object", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a.clone();
            moved.process_id = b.process_id;
            laws::only_moved(
                layout,
                "ProcessId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.handle(), a.handle);
            let mut moved = a.clone();
            moved.handle = b.handle;
            laws::only_moved(layout, "Handle", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.object_type(), a.object_type);
            let mut moved = a.clone();
            moved.object_type = b.object_type;
            laws::only_moved(
                layout,
                "ObjectType",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_object_handle_event_v5_0x64_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::object::etw_object_handle_event::EtwObjectHandleEventX64;
    type V<'a> = etwspec::payloads::object::etw_object_handle_event::EtwObjectHandleEventX64View<
        'a,
    >;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![
                    { let part = tail.object_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn etw_object_type_event_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::object::etw_object_type_event::EtwObjectTypeEvent;
    type V<'a> = etwspec::payloads::object::etw_object_type_event::EtwObjectTypeEventView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn etw_object_type_event_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::object::etw_object_type_event::EtwObjectTypeEvent;
    type V<'a> = etwspec::payloads::object::etw_object_type_event::EtwObjectTypeEventView<
        'a,
    >;
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
            prop_assert_eq!(view.object_type(), a.object_type);
            let mut moved = a.clone();
            moved.object_type = b.object_type;
            laws::only_moved(
                layout,
                "ObjectType",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a.clone();
            moved.reserved = b.reserved;
            laws::only_moved(
                layout,
                "Reserved",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_object_type_event_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::object::etw_object_type_event::EtwObjectTypeEvent;
    type V<'a> = etwspec::payloads::object::etw_object_type_event::EtwObjectTypeEventView<
        'a,
    >;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![
                    { let part = tail.name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn etw_refderef_object_event_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::object::etw_refderef_object_event::EtwRefderefObjectEventX86;
    type V<'a> = etwspec::payloads::object::etw_refderef_object_event::EtwRefderefObjectEventX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_refderef_object_event_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::object::etw_refderef_object_event::EtwRefderefObjectEventX86;
    type V<'a> = etwspec::payloads::object::etw_refderef_object_event::EtwRefderefObjectEventX86View<
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
            prop_assert_eq!(view.object(), a.object);
            let mut moved = a;
            moved.object = b.object;
            laws::only_moved(layout, "Object", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.tag(), a.tag);
            let mut moved = a;
            moved.tag = b.tag;
            laws::only_moved(layout, "Tag", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.count(), a.count);
            let mut moved = a;
            moved.count = b.count;
            laws::only_moved(layout, "Count", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_refderef_object_event_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::object::etw_refderef_object_event::EtwRefderefObjectEventX64;
    type V<'a> = etwspec::payloads::object::etw_refderef_object_event::EtwRefderefObjectEventX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_refderef_object_event_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::object::etw_refderef_object_event::EtwRefderefObjectEventX64;
    type V<'a> = etwspec::payloads::object::etw_refderef_object_event::EtwRefderefObjectEventX64View<
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
            prop_assert_eq!(view.object(), a.object);
            let mut moved = a;
            moved.object = b.object;
            laws::only_moved(layout, "Object", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.tag(), a.tag);
            let mut moved = a;
            moved.tag = b.tag;
            laws::only_moved(layout, "Tag", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.count(), a.count);
            let mut moved = a;
            moved.count = b.count;
            laws::only_moved(layout, "Count", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_createdelete_object_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::object::etw_createdelete_object_event::Any;
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
                    layout.name == "ETW_CREATEDELETE_OBJECT_EVENT"
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
                        etwspec::payloads::object::etw_createdelete_object_event::EtwCreatedeleteObjectEventX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..6 {
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
                        etwspec::payloads::object::etw_createdelete_object_event::EtwCreatedeleteObjectEventX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..10 {
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
fn etw_create_handle_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::object::etw_create_handle_event::Any;
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
                    layout.name == "ETW_CREATE_HANDLE_EVENT"
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
                        etwspec::payloads::object::etw_create_handle_event::EtwCreateHandleEventX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..10 {
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
                        etwspec::payloads::object::etw_create_handle_event::EtwCreateHandleEventX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..14 {
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
fn etw_duplicate_handle_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::object::etw_duplicate_handle_event::Any;
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
                    layout.name == "ETW_DUPLICATE_HANDLE_EVENT"
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
                        etwspec::payloads::object::etw_duplicate_handle_event::EtwDuplicateHandleEventX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..22 {
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
                        etwspec::payloads::object::etw_duplicate_handle_event::EtwDuplicateHandleEventX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..26 {
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
fn etw_object_handle_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::object::etw_object_handle_event::Any;
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
                    layout.name == "ETW_OBJECT_HANDLE_EVENT"
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
                        etwspec::payloads::object::etw_object_handle_event::EtwObjectHandleEventX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..14 {
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
                        etwspec::payloads::object::etw_object_handle_event::EtwObjectHandleEventX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..18 {
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
fn etw_object_type_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::object::etw_object_type_event::Any;
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
                    layout.name == "ETW_OBJECT_TYPE_EVENT"
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
                        etwspec::payloads::object::etw_object_type_event::EtwObjectTypeEvent::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
fn etw_refderef_object_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::object::etw_refderef_object_event::Any;
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
                    layout.name == "ETW_REFDEREF_OBJECT_EVENT"
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
                        etwspec::payloads::object::etw_refderef_object_event::EtwRefderefObjectEventX86::from_slice(&
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
                        etwspec::payloads::object::etw_refderef_object_event::EtwRefderefObjectEventX64::from_slice(&
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
