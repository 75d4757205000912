// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::object`.
mod etw_createdelete_object_event_v5_0x86 {
use crate::laws;
use etwspec::payloads::object::etw_createdelete_object_event::{ EtwCreatedeleteObjectEventX86 as T, EtwCreatedeleteObjectEventX86View as V };
const MEMBERS: &[&str] = &[
    "Object",
    "ObjectType",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.object() } else { from.object }; value.object = it; None }
        1 => { let it = if way == laws::Way::View { view.object_type() } else { from.object_type }; value.object_type = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_createdelete_object_event_v5_0x64 {
use crate::laws;
use etwspec::payloads::object::etw_createdelete_object_event::{ EtwCreatedeleteObjectEventX64 as T, EtwCreatedeleteObjectEventX64View as V };
const MEMBERS: &[&str] = &[
    "Object",
    "ObjectType",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.object() } else { from.object }; value.object = it; None }
        1 => { let it = if way == laws::Way::View { view.object_type() } else { from.object_type }; value.object_type = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_create_handle_event_v5_0x86 {
use crate::laws;
use etwspec::payloads::object::etw_create_handle_event::{ EtwCreateHandleEventX86 as T, EtwCreateHandleEventX86View as V };
const MEMBERS: &[&str] = &[
    "Object",
    "Handle",
    "ObjectType",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.object() } else { from.object }; value.object = it; None }
        1 => { let it = if way == laws::Way::View { view.handle() } else { from.handle }; value.handle = it; None }
        2 => { let it = if way == laws::Way::View { view.object_type() } else { from.object_type }; value.object_type = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_create_handle_event_v5_0x64 {
use crate::laws;
use etwspec::payloads::object::etw_create_handle_event::{ EtwCreateHandleEventX64 as T, EtwCreateHandleEventX64View as V };
const MEMBERS: &[&str] = &[
    "Object",
    "Handle",
    "ObjectType",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.object() } else { from.object }; value.object = it; None }
        1 => { let it = if way == laws::Way::View { view.handle() } else { from.handle }; value.handle = it; None }
        2 => { let it = if way == laws::Way::View { view.object_type() } else { from.object_type }; value.object_type = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_duplicate_handle_event_v5_0x86 {
use crate::laws;
use etwspec::payloads::object::etw_duplicate_handle_event::{ EtwDuplicateHandleEventX86 as T, EtwDuplicateHandleEventX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.object() } else { from.object }; value.object = it; None }
        1 => { let it = if way == laws::Way::View { view.source_handle() } else { from.source_handle }; value.source_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.target_handle() } else { from.target_handle }; value.target_handle = it; None }
        3 => { let it = if way == laws::Way::View { view.target_process_id() } else { from.target_process_id }; value.target_process_id = it; None }
        4 => { let it = if way == laws::Way::View { view.object_type() } else { from.object_type }; value.object_type = it; None }
        5 => { let it = if way == laws::Way::View { view.source_process_id() } else { from.source_process_id }; value.source_process_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_duplicate_handle_event_v5_0x64 {
use crate::laws;
use etwspec::payloads::object::etw_duplicate_handle_event::{ EtwDuplicateHandleEventX64 as T, EtwDuplicateHandleEventX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.object() } else { from.object }; value.object = it; None }
        1 => { let it = if way == laws::Way::View { view.source_handle() } else { from.source_handle }; value.source_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.target_handle() } else { from.target_handle }; value.target_handle = it; None }
        3 => { let it = if way == laws::Way::View { view.target_process_id() } else { from.target_process_id }; value.target_process_id = it; None }
        4 => { let it = if way == laws::Way::View { view.object_type() } else { from.object_type }; value.object_type = it; None }
        5 => { let it = if way == laws::Way::View { view.source_process_id() } else { from.source_process_id }; value.source_process_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_object_handle_event_v5_0x86 {
use crate::laws;
use etwspec::payloads::object::etw_object_handle_event::{ EtwObjectHandleEventX86 as T, EtwObjectHandleEventX86View as V };
const MEMBERS: &[&str] = &[
    "Object",
    "ProcessId",
    "Handle",
    "ObjectType",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.object() } else { from.object }; value.object = it; None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        2 => { let it = if way == laws::Way::View { view.handle() } else { from.handle }; value.handle = it; None }
        3 => { let it = if way == laws::Way::View { view.object_type() } else { from.object_type }; value.object_type = it; None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

#[test]
fn parts_lie_where_the_table_says() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.object_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod etw_object_handle_event_v5_0x64 {
use crate::laws;
use etwspec::payloads::object::etw_object_handle_event::{ EtwObjectHandleEventX64 as T, EtwObjectHandleEventX64View as V };
const MEMBERS: &[&str] = &[
    "Object",
    "ProcessId",
    "Handle",
    "ObjectType",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.object() } else { from.object }; value.object = it; None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        2 => { let it = if way == laws::Way::View { view.handle() } else { from.handle }; value.handle = it; None }
        3 => { let it = if way == laws::Way::View { view.object_type() } else { from.object_type }; value.object_type = it; None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

#[test]
fn parts_lie_where_the_table_says() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.object_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod etw_object_type_event_v5_0 {
use crate::laws;
use etwspec::payloads::object::etw_object_type_event::{ EtwObjectTypeEvent as T, EtwObjectTypeEventView as V };
const MEMBERS: &[&str] = &[
    "ObjectType",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.object_type() } else { from.object_type }; value.object_type = it; None }
        1 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

#[test]
fn parts_lie_where_the_table_says() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod etw_refderef_object_event_v5_0x86 {
use crate::laws;
use etwspec::payloads::object::etw_refderef_object_event::{ EtwRefderefObjectEventX86 as T, EtwRefderefObjectEventX86View as V };
const MEMBERS: &[&str] = &[
    "Object",
    "Tag",
    "Count",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.object() } else { from.object }; value.object = it; None }
        1 => { let it = if way == laws::Way::View { view.tag() } else { from.tag }; value.tag = it; None }
        2 => { let it = if way == laws::Way::View { view.count() } else { from.count }; value.count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_refderef_object_event_v5_0x64 {
use crate::laws;
use etwspec::payloads::object::etw_refderef_object_event::{ EtwRefderefObjectEventX64 as T, EtwRefderefObjectEventX64View as V };
const MEMBERS: &[&str] = &[
    "Object",
    "Tag",
    "Count",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.object() } else { from.object }; value.object = it; None }
        1 => { let it = if way == laws::Way::View { view.tag() } else { from.tag }; value.tag = it; None }
        2 => { let it = if way == laws::Way::View { view.count() } else { from.count }; value.count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_createdelete_object_event_any {
use crate::laws;
use etwspec::payloads::object::etw_createdelete_object_event::{Any, EtwCreatedeleteObjectEventX86, EtwCreatedeleteObjectEventX64, };
any! {
    "ETW_CREATEDELETE_OBJECT_EVENT", false,
    0: "V5_0X86" V5_0X86(EtwCreatedeleteObjectEventX86), 6;
    1: "V5_0X64" V5_0X64(EtwCreatedeleteObjectEventX64), 10;
}

}

mod etw_create_handle_event_any {
use crate::laws;
use etwspec::payloads::object::etw_create_handle_event::{Any, EtwCreateHandleEventX86, EtwCreateHandleEventX64, };
any! {
    "ETW_CREATE_HANDLE_EVENT", false,
    0: "V5_0X86" V5_0X86(EtwCreateHandleEventX86), 10;
    1: "V5_0X64" V5_0X64(EtwCreateHandleEventX64), 14;
}

}

mod etw_duplicate_handle_event_any {
use crate::laws;
use etwspec::payloads::object::etw_duplicate_handle_event::{Any, EtwDuplicateHandleEventX86, EtwDuplicateHandleEventX64, };
any! {
    "ETW_DUPLICATE_HANDLE_EVENT", false,
    0: "V5_0X86" V5_0X86(EtwDuplicateHandleEventX86), 22;
    1: "V5_0X64" V5_0X64(EtwDuplicateHandleEventX64), 26;
}

}

mod etw_object_handle_event_any {
use crate::laws;
use etwspec::payloads::object::etw_object_handle_event::{Any, EtwObjectHandleEventX86, EtwObjectHandleEventX64, };
any! {
    "ETW_OBJECT_HANDLE_EVENT", true,
    0: "V5_0X86" V5_0X86(EtwObjectHandleEventX86), 14;
    1: "V5_0X64" V5_0X64(EtwObjectHandleEventX64), 18;
}

}

mod etw_object_type_event_any {
use crate::laws;
use etwspec::payloads::object::etw_object_type_event::{Any, EtwObjectTypeEvent, };
any! {
    "ETW_OBJECT_TYPE_EVENT", true,
    0: "V5_0" V5_0(EtwObjectTypeEvent), 4;
}

}

mod etw_refderef_object_event_any {
use crate::laws;
use etwspec::payloads::object::etw_refderef_object_event::{Any, EtwRefderefObjectEventX86, EtwRefderefObjectEventX64, };
any! {
    "ETW_REFDEREF_OBJECT_EVENT", false,
    0: "V5_0X86" V5_0X86(EtwRefderefObjectEventX86), 12;
    1: "V5_0X64" V5_0X64(EtwRefderefObjectEventX64), 16;
}

}
