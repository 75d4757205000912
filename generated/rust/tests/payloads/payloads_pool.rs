// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of topic `payloads::pool`.
mod etw_pool_event_etw_pool_event_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::pool::etw_pool_event::{ EtwPoolEventPtr32 as T, EtwPoolEventPtr32View as V };
const MEMBERS: &[&str] = &[
    "PoolType",
    "Tag",
    "NumberOfBytes",
    "Entry",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.pool_type() } else { from.pool_type() }; value.set_pool_type(it); None }
        1 => { let it = if way == laws::Way::View { view.tag() } else { from.tag() }; value.set_tag(it); None }
        2 => { let it = if way == laws::Way::View { view.number_of_bytes() } else { from.number_of_bytes() }; value.set_number_of_bytes(it); None }
        3 => { let it = if way == laws::Way::View { view.entry() } else { from.entry() }; value.set_entry(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_pool_event_etw_pool_event_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::pool::etw_pool_event::{ EtwPoolEventPtr64 as T, EtwPoolEventPtr64View as V };
const MEMBERS: &[&str] = &[
    "PoolType",
    "Tag",
    "NumberOfBytes",
    "Entry",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.pool_type() } else { from.pool_type() }; value.set_pool_type(it); None }
        1 => { let it = if way == laws::Way::View { view.tag() } else { from.tag() }; value.set_tag(it); None }
        2 => { let it = if way == laws::Way::View { view.number_of_bytes() } else { from.number_of_bytes() }; value.set_number_of_bytes(it); None }
        3 => { let it = if way == laws::Way::View { view.entry() } else { from.entry() }; value.set_entry(it); None }
        _ => None,
    }
}

law_fixed!(false);
}
