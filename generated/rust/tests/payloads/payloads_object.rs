// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of topic `payloads::object`.
mod etw_createdelete_object_event_etw_createdelete_object_event_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::object::etw_createdelete_object_event::{ EtwCreatedeleteObjectEventPtr32 as T, EtwCreatedeleteObjectEventPtr32View as V };
const MEMBERS: &[&str] = &[
    "Object",
    "ObjectType",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.object() } else { from.object() }; value.set_object(it); None }
        1 => { let it = if way == laws::Way::View { view.object_type() } else { from.object_type() }; value.set_object_type(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_createdelete_object_event_etw_createdelete_object_event_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::object::etw_createdelete_object_event::{ EtwCreatedeleteObjectEventPtr64 as T, EtwCreatedeleteObjectEventPtr64View as V };
const MEMBERS: &[&str] = &[
    "Object",
    "ObjectType",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.object() } else { from.object() }; value.set_object(it); None }
        1 => { let it = if way == laws::Way::View { view.object_type() } else { from.object_type() }; value.set_object_type(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_create_handle_event_etw_create_handle_event_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::object::etw_create_handle_event::{ EtwCreateHandleEventPtr32 as T, EtwCreateHandleEventPtr32View as V };
const MEMBERS: &[&str] = &[
    "Object",
    "Handle",
    "ObjectType",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.object() } else { from.object() }; value.set_object(it); None }
        1 => { let it = if way == laws::Way::View { view.handle() } else { from.handle() }; value.set_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.object_type() } else { from.object_type() }; value.set_object_type(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_create_handle_event_etw_create_handle_event_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::object::etw_create_handle_event::{ EtwCreateHandleEventPtr64 as T, EtwCreateHandleEventPtr64View as V };
const MEMBERS: &[&str] = &[
    "Object",
    "Handle",
    "ObjectType",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.object() } else { from.object() }; value.set_object(it); None }
        1 => { let it = if way == laws::Way::View { view.handle() } else { from.handle() }; value.set_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.object_type() } else { from.object_type() }; value.set_object_type(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_duplicate_handle_event_etw_duplicate_handle_event_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::object::etw_duplicate_handle_event::{ EtwDuplicateHandleEventPtr32 as T, EtwDuplicateHandleEventPtr32View as V };
const MEMBERS: &[&str] = &[
    "Object",
    "SourceHandle",
    "TargetHandle",
    "TargetProcessId",
    "ObjectType",
    "SourceProcessId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.object() } else { from.object() }; value.set_object(it); None }
        1 => { let it = if way == laws::Way::View { view.source_handle() } else { from.source_handle() }; value.set_source_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.target_handle() } else { from.target_handle() }; value.set_target_handle(it); None }
        3 => { let it = if way == laws::Way::View { view.target_process_id() } else { from.target_process_id() }; value.set_target_process_id(it); None }
        4 => { let it = if way == laws::Way::View { view.object_type() } else { from.object_type() }; value.set_object_type(it); None }
        5 => { let it = if way == laws::Way::View { view.source_process_id() } else { from.source_process_id() }; value.set_source_process_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_duplicate_handle_event_etw_duplicate_handle_event_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::object::etw_duplicate_handle_event::{ EtwDuplicateHandleEventPtr64 as T, EtwDuplicateHandleEventPtr64View as V };
const MEMBERS: &[&str] = &[
    "Object",
    "SourceHandle",
    "TargetHandle",
    "TargetProcessId",
    "ObjectType",
    "SourceProcessId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.object() } else { from.object() }; value.set_object(it); None }
        1 => { let it = if way == laws::Way::View { view.source_handle() } else { from.source_handle() }; value.set_source_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.target_handle() } else { from.target_handle() }; value.set_target_handle(it); None }
        3 => { let it = if way == laws::Way::View { view.target_process_id() } else { from.target_process_id() }; value.set_target_process_id(it); None }
        4 => { let it = if way == laws::Way::View { view.object_type() } else { from.object_type() }; value.set_object_type(it); None }
        5 => { let it = if way == laws::Way::View { view.source_process_id() } else { from.source_process_id() }; value.set_source_process_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_object_handle_event_etw_object_handle_event_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::object::etw_object_handle_event::{ EtwObjectHandleEventPtr32 as T, EtwObjectHandleEventPtr32View as V };
const MEMBERS: &[&str] = &[
    "Object",
    "ProcessId",
    "Handle",
    "ObjectType",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.object() } else { from.object() }; value.set_object(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        2 => { let it = if way == laws::Way::View { view.handle() } else { from.handle() }; value.set_handle(it); None }
        3 => { let it = if way == laws::Way::View { view.object_type() } else { from.object_type() }; value.set_object_type(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.object_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod etw_object_handle_event_etw_object_handle_event_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::object::etw_object_handle_event::{ EtwObjectHandleEventPtr64 as T, EtwObjectHandleEventPtr64View as V };
const MEMBERS: &[&str] = &[
    "Object",
    "ProcessId",
    "Handle",
    "ObjectType",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.object() } else { from.object() }; value.set_object(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        2 => { let it = if way == laws::Way::View { view.handle() } else { from.handle() }; value.set_handle(it); None }
        3 => { let it = if way == laws::Way::View { view.object_type() } else { from.object_type() }; value.set_object_type(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.object_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod etw_object_type_event_etw_object_type_event {
use etwspec_runtime::laws;
use etwspec::payloads::object::etw_object_type_event::{ EtwObjectTypeEvent as T, EtwObjectTypeEventView as V };
const MEMBERS: &[&str] = &[
    "ObjectType",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.object_type() } else { from.object_type() }; value.set_object_type(it); None }
        1 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod etw_refderef_object_event_etw_refderef_object_event_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::object::etw_refderef_object_event::{ EtwRefderefObjectEventPtr32 as T, EtwRefderefObjectEventPtr32View as V };
const MEMBERS: &[&str] = &[
    "Object",
    "Tag",
    "Count",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.object() } else { from.object() }; value.set_object(it); None }
        1 => { let it = if way == laws::Way::View { view.tag() } else { from.tag() }; value.set_tag(it); None }
        2 => { let it = if way == laws::Way::View { view.count() } else { from.count() }; value.set_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_refderef_object_event_etw_refderef_object_event_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::object::etw_refderef_object_event::{ EtwRefderefObjectEventPtr64 as T, EtwRefderefObjectEventPtr64View as V };
const MEMBERS: &[&str] = &[
    "Object",
    "Tag",
    "Count",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.object() } else { from.object() }; value.set_object(it); None }
        1 => { let it = if way == laws::Way::View { view.tag() } else { from.tag() }; value.set_tag(it); None }
        2 => { let it = if way == laws::Way::View { view.count() } else { from.count() }; value.set_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod system_object_kw_values {
use etwspec_runtime::laws;
use etwspec::payloads::object::SystemObjectKw as T;
law_flags!(u64);
}
