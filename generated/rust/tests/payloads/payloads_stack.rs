// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of topic `payloads::stack`.
mod stack_trace_event_data_stack_trace_event_data_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::stack::stack_trace_event_data::{ StackTraceEventDataPtr32 as T, StackTraceEventDataPtr32View as V };
const MEMBERS: &[&str] = &[
    "StackKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.stack_key() } else { from.stack_key() }; value.set_stack_key(it); None }
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
        Ok((vec![{ let part = tail.addresses; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod stack_trace_event_data_stack_trace_event_data_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::stack::stack_trace_event_data::{ StackTraceEventDataPtr64 as T, StackTraceEventDataPtr64View as V };
const MEMBERS: &[&str] = &[
    "StackKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.stack_key() } else { from.stack_key() }; value.set_stack_key(it); None }
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
        Ok((vec![{ let part = tail.addresses; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod stack_walk_event_data_stack_walk_event_data_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::stack::stack_walk_event_data::{ StackWalkEventDataPtr32 as T, StackWalkEventDataPtr32View as V };
const MEMBERS: &[&str] = &[
    "TimeStamp",
    "ProcessId",
    "ThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        2 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

}

mod stack_walk_event_data_stack_walk_event_data_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::stack::stack_walk_event_data::{ StackWalkEventDataPtr64 as T, StackWalkEventDataPtr64View as V };
const MEMBERS: &[&str] = &[
    "TimeStamp",
    "ProcessId",
    "ThreadId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        2 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

}

mod stack_walk_key_event_data_stack_walk_key_event_data_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::stack::stack_walk_key_event_data::{ StackWalkKeyEventDataPtr32 as T, StackWalkKeyEventDataPtr32View as V };
const MEMBERS: &[&str] = &[
    "TimeStamp",
    "ProcessId",
    "ThreadId",
    "StackKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        2 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        3 => { let it = if way == laws::Way::View { view.stack_key() } else { from.stack_key() }; value.set_stack_key(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod stack_walk_key_event_data_stack_walk_key_event_data_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::stack::stack_walk_key_event_data::{ StackWalkKeyEventDataPtr64 as T, StackWalkKeyEventDataPtr64View as V };
const MEMBERS: &[&str] = &[
    "TimeStamp",
    "ProcessId",
    "ThreadId",
    "StackKey",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.time_stamp() } else { from.time_stamp() }; value.set_time_stamp(it); None }
        1 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        2 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        3 => { let it = if way == laws::Way::View { view.stack_key() } else { from.stack_key() }; value.set_stack_key(it); None }
        _ => None,
    }
}

law_fixed!(false);
}
