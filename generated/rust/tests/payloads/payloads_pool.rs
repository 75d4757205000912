// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::pool`.
mod etw_pool_event_v5_0x86 {
use crate::laws;
use etwspec::payloads::pool::etw_pool_event::{ EtwPoolEventX86 as T, EtwPoolEventX86View as V };
const MEMBERS: &[&str] = &[
    "PoolType",
    "Tag",
    "NumberOfBytes",
    "Entry",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.pool_type() } else { from.pool_type }; value.pool_type = it; None }
        1 => { let it = if way == laws::Way::View { view.tag() } else { from.tag }; value.tag = it; None }
        2 => { let it = if way == laws::Way::View { view.number_of_bytes() } else { from.number_of_bytes }; value.number_of_bytes = it; None }
        3 => { let it = if way == laws::Way::View { view.entry() } else { from.entry }; value.entry = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_pool_event_v5_0x64 {
use crate::laws;
use etwspec::payloads::pool::etw_pool_event::{ EtwPoolEventX64 as T, EtwPoolEventX64View as V };
const MEMBERS: &[&str] = &[
    "PoolType",
    "Tag",
    "NumberOfBytes",
    "Entry",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.pool_type() } else { from.pool_type }; value.pool_type = it; None }
        1 => { let it = if way == laws::Way::View { view.tag() } else { from.tag }; value.tag = it; None }
        2 => { let it = if way == laws::Way::View { view.number_of_bytes() } else { from.number_of_bytes }; value.number_of_bytes = it; None }
        3 => { let it = if way == laws::Way::View { view.entry() } else { from.entry }; value.entry = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_pool_event_any {
use crate::laws;
use etwspec::payloads::pool::etw_pool_event::{Any, EtwPoolEventX86, EtwPoolEventX64, };
any! {
    "ETW_POOL_EVENT", false,
    0: "V5_0X86" V5_0X86(EtwPoolEventX86), 16;
    1: "V5_0X64" V5_0X64(EtwPoolEventX64), 24;
}

}
