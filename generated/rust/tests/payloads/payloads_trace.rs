// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! Property tests of the types of topic `payloads::trace`.
mod etw_debug_print_event_etw_debug_print_event {
use crate::invariants;
use etwspec::payloads::trace::etw_debug_print_event::{ EtwDebugPrintEvent as T, EtwDebugPrintEventView as V };
const MEMBERS: &[&str] = &[
    "Component",
    "Level",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: invariants::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == invariants::Way::View { view.component() } else { from.component() }; value.set_component(it); None }
        1 => { let it = if way == invariants::Way::View { view.level() } else { from.level() }; value.set_level(it); None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    invariants::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    invariants::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.message; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod wmi_build_lab_wmi_build_lab {
use crate::invariants;
use etwspec::payloads::trace::wmi_build_lab::{ WmiBuildLab as T, WmiBuildLabView as V };
const MEMBERS: &[&str] = &[
];
fn set(value: &mut T, from: &T, view: V<'_>, way: invariants::Way, member: usize) -> Option<u64> {
    match member {
        _ => None,
    }
}

tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    invariants::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    invariants::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.build_lab; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod wmi_dbgid_rsds_wmi_dbgid_rsds {
use crate::invariants;
use etwspec::payloads::trace::wmi_dbgid_rsds::{ WmiDbgidRsds as T, WmiDbgidRsdsView as V };
const MEMBERS: &[&str] = &[
    "Guid",
    "Age",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: invariants::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == invariants::Way::View { view.guid() } else { from.guid() }; value.set_guid(it); None }
        1 => { let it = if way == invariants::Way::View { view.age() } else { from.age() }; value.set_age(it); None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    invariants::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    invariants::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.pdb_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod etw_rundown_flag_values {
use crate::invariants;
use etwspec::payloads::trace::EtwRundownFlag as T;
flags!(u32);
}
