// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of topic `payloads::alpc`.
mod alpc_send_message_alpc_send_message {
use etwspec_runtime::laws;
use etwspec::payloads::alpc::alpc_send_message::{ AlpcSendMessage as T, AlpcSendMessageView as V };
const MEMBERS: &[&str] = &[
    "MessageID",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.message_id() } else { from.message_id() }; value.set_message_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod alpc_unwait_alpc_unwait {
use etwspec_runtime::laws;
use etwspec::payloads::alpc::alpc_unwait::{ AlpcUnwait as T, AlpcUnwaitView as V };
const MEMBERS: &[&str] = &[
    "Status",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.status() } else { from.status() }; value.set_status(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod alpc_wait_for_new_message_alpc_wait_for_new_message {
use etwspec_runtime::laws;
use etwspec::payloads::alpc::alpc_wait_for_new_message::{ AlpcWaitForNewMessage as T, AlpcWaitForNewMessageView as V };
const MEMBERS: &[&str] = &[
    "IsServerPort",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.is_server_port() } else { from.is_server_port() }; value.set_is_server_port(it); None }
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
        Ok((vec![{ let part = tail.port_name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod system_alpc_kw_values {
use etwspec_runtime::laws;
use etwspec::payloads::alpc::SystemAlpcKw as T;
law_flags!(u64);
}
