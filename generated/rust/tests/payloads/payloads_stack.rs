// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::stack`.
mod stack_trace_event_data_v5_0x86 {
use crate::laws;
use etwspec::payloads::stack::stack_trace_event_data::{ StackTraceEventDataX86 as T, StackTraceEventDataX86View as V };
const MEMBERS: &[&str] = &[
    "StackKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.stack_key() } else { from.stack_key }; value.stack_key = it; None }
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
        Ok((vec![{ let part = tail.addresses; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod stack_trace_event_data_v5_0x64 {
use crate::laws;
use etwspec::payloads::stack::stack_trace_event_data::{ StackTraceEventDataX64 as T, StackTraceEventDataX64View as V };
const MEMBERS: &[&str] = &[
    "StackKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.stack_key() } else { from.stack_key }; value.stack_key = it; None }
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
        Ok((vec![{ let part = tail.addresses; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod stack_walk_event_data_v5_0x86 {
use crate::laws;
use etwspec::payloads::stack::stack_walk_event_data::{ StackWalkEventDataX86 as T, StackWalkEventDataX86View as V };
const MEMBERS: &[&str] = &[
    "TimeStamp",
    "ProcessId",
    "ThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp }; value.time_stamp = it; None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        2 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

}

mod stack_walk_event_data_v5_0x64 {
use crate::laws;
use etwspec::payloads::stack::stack_walk_event_data::{ StackWalkEventDataX64 as T, StackWalkEventDataX64View as V };
const MEMBERS: &[&str] = &[
    "TimeStamp",
    "ProcessId",
    "ThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp }; value.time_stamp = it; None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        2 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

}

mod stack_walk_key_event_data_v5_0x86 {
use crate::laws;
use etwspec::payloads::stack::stack_walk_key_event_data::{ StackWalkKeyEventDataX86 as T, StackWalkKeyEventDataX86View as V };
const MEMBERS: &[&str] = &[
    "TimeStamp",
    "ProcessId",
    "ThreadId",
    "StackKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp }; value.time_stamp = it; None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        2 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        3 => { let it = if way == laws::Way::View { view.stack_key() } else { from.stack_key }; value.stack_key = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod stack_walk_key_event_data_v5_0x64 {
use crate::laws;
use etwspec::payloads::stack::stack_walk_key_event_data::{ StackWalkKeyEventDataX64 as T, StackWalkKeyEventDataX64View as V };
const MEMBERS: &[&str] = &[
    "TimeStamp",
    "ProcessId",
    "ThreadId",
    "StackKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp }; value.time_stamp = it; None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        2 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        3 => { let it = if way == laws::Way::View { view.stack_key() } else { from.stack_key }; value.stack_key = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod stack_trace_event_data_any {
use crate::laws;
use etwspec::payloads::stack::stack_trace_event_data::{Any, StackTraceEventDataX86, StackTraceEventDataX64, };
any! {
    "STACK_TRACE_EVENT_DATA", true,
    0: "V5_0X86" V5_0X86(StackTraceEventDataX86), 4;
    1: "V5_0X64" V5_0X64(StackTraceEventDataX64), 8;
}

}

mod stack_walk_event_data_any {
use crate::laws;
use etwspec::payloads::stack::stack_walk_event_data::{Any, StackWalkEventDataX86, StackWalkEventDataX64, };
any! {
    "STACK_WALK_EVENT_DATA", true,
    0: "V5_0X86" V5_0X86(StackWalkEventDataX86), 16;
    1: "V5_0X64" V5_0X64(StackWalkEventDataX64), 16;
}

}

mod stack_walk_key_event_data_any {
use crate::laws;
use etwspec::payloads::stack::stack_walk_key_event_data::{Any, StackWalkKeyEventDataX86, StackWalkKeyEventDataX64, };
any! {
    "STACK_WALK_KEY_EVENT_DATA", false,
    0: "V5_0X86" V5_0X86(StackWalkKeyEventDataX86), 20;
    1: "V5_0X64" V5_0X64(StackWalkKeyEventDataX64), 24;
}

}
