// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::heap`.
mod etw_heap_event_alloc_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::etw_heap_event_alloc::{ EtwHeapEventAllocX86 as T, EtwHeapEventAllocX86View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "Size",
    "Address",
    "Source",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        3 => { let it = if way == laws::Way::View { view.address() } else { from.address }; value.address = it; None }
        4 => { let it = if way == laws::Way::View { view.source() } else { from.source }; value.source = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_heap_event_alloc_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::etw_heap_event_alloc::{ EtwHeapEventAllocX64 as T, EtwHeapEventAllocX64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "Size",
    "Address",
    "Source",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        3 => { let it = if way == laws::Way::View { view.address() } else { from.address }; value.address = it; None }
        4 => { let it = if way == laws::Way::View { view.source() } else { from.source }; value.source = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_heap_event_common_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::etw_heap_event_common::{ EtwHeapEventCommonX86 as T, EtwHeapEventCommonX86View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "Handle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.handle() } else { from.handle }; value.handle = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_heap_event_common_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::etw_heap_event_common::{ EtwHeapEventCommonX64 as T, EtwHeapEventCommonX64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "Handle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.handle() } else { from.handle }; value.handle = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_heap_event_contraction_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::etw_heap_event_contraction::{ EtwHeapEventContractionX86 as T, EtwHeapEventContractionX86View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "DeCommitSize",
    "DeCommitAddress",
    "FreeSpace",
    "CommittedSpace",
    "ReservedSpace",
    "NoOfUCRs",
    "AllocatedSpace",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.de_commit_size() } else { from.de_commit_size }; value.de_commit_size = it; None }
        3 => { let it = if way == laws::Way::View { view.de_commit_address() } else { from.de_commit_address }; value.de_commit_address = it; None }
        4 => { let it = if way == laws::Way::View { view.free_space() } else { from.free_space }; value.free_space = it; None }
        5 => { let it = if way == laws::Way::View { view.committed_space() } else { from.committed_space }; value.committed_space = it; None }
        6 => { let it = if way == laws::Way::View { view.reserved_space() } else { from.reserved_space }; value.reserved_space = it; None }
        7 => { let it = if way == laws::Way::View { view.no_of_uc_rs() } else { from.no_of_uc_rs }; value.no_of_uc_rs = it; None }
        8 => { let it = if way == laws::Way::View { view.allocated_space() } else { from.allocated_space }; value.allocated_space = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_heap_event_contraction_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::etw_heap_event_contraction::{ EtwHeapEventContractionX64 as T, EtwHeapEventContractionX64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "DeCommitSize",
    "DeCommitAddress",
    "FreeSpace",
    "CommittedSpace",
    "ReservedSpace",
    "NoOfUCRs",
    "AllocatedSpace",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.de_commit_size() } else { from.de_commit_size }; value.de_commit_size = it; None }
        3 => { let it = if way == laws::Way::View { view.de_commit_address() } else { from.de_commit_address }; value.de_commit_address = it; None }
        4 => { let it = if way == laws::Way::View { view.free_space() } else { from.free_space }; value.free_space = it; None }
        5 => { let it = if way == laws::Way::View { view.committed_space() } else { from.committed_space }; value.committed_space = it; None }
        6 => { let it = if way == laws::Way::View { view.reserved_space() } else { from.reserved_space }; value.reserved_space = it; None }
        7 => { let it = if way == laws::Way::View { view.no_of_uc_rs() } else { from.no_of_uc_rs }; value.no_of_uc_rs = it; None }
        8 => { let it = if way == laws::Way::View { view.allocated_space() } else { from.allocated_space }; value.allocated_space = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_heap_event_create_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::etw_heap_event_create::{ EtwHeapEventCreateX86 as T, EtwHeapEventCreateX86View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "Flags",
    "ReserveSize",
    "CommitSize",
    "AllocatedSize",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        3 => { let it = if way == laws::Way::View { view.reserve_size() } else { from.reserve_size }; value.reserve_size = it; None }
        4 => { let it = if way == laws::Way::View { view.commit_size() } else { from.commit_size }; value.commit_size = it; None }
        5 => { let it = if way == laws::Way::View { view.allocated_size() } else { from.allocated_size }; value.allocated_size = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_heap_event_create_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::etw_heap_event_create::{ EtwHeapEventCreateX64 as T, EtwHeapEventCreateX64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "Flags",
    "ReserveSize",
    "CommitSize",
    "AllocatedSize",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        3 => { let it = if way == laws::Way::View { view.reserve_size() } else { from.reserve_size }; value.reserve_size = it; None }
        4 => { let it = if way == laws::Way::View { view.commit_size() } else { from.commit_size }; value.commit_size = it; None }
        5 => { let it = if way == laws::Way::View { view.allocated_size() } else { from.allocated_size }; value.allocated_size = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_heap_event_expansion_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::etw_heap_event_expansion::{ EtwHeapEventExpansionX86 as T, EtwHeapEventExpansionX86View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "CommittedSize",
    "Address",
    "FreeSpace",
    "CommittedSpace",
    "ReservedSpace",
    "NoOfUCRs",
    "AllocatedSpace",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.committed_size() } else { from.committed_size }; value.committed_size = it; None }
        3 => { let it = if way == laws::Way::View { view.address() } else { from.address }; value.address = it; None }
        4 => { let it = if way == laws::Way::View { view.free_space() } else { from.free_space }; value.free_space = it; None }
        5 => { let it = if way == laws::Way::View { view.committed_space() } else { from.committed_space }; value.committed_space = it; None }
        6 => { let it = if way == laws::Way::View { view.reserved_space() } else { from.reserved_space }; value.reserved_space = it; None }
        7 => { let it = if way == laws::Way::View { view.no_of_uc_rs() } else { from.no_of_uc_rs }; value.no_of_uc_rs = it; None }
        8 => { let it = if way == laws::Way::View { view.allocated_space() } else { from.allocated_space }; value.allocated_space = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_heap_event_expansion_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::etw_heap_event_expansion::{ EtwHeapEventExpansionX64 as T, EtwHeapEventExpansionX64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "CommittedSize",
    "Address",
    "FreeSpace",
    "CommittedSpace",
    "ReservedSpace",
    "NoOfUCRs",
    "AllocatedSpace",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.committed_size() } else { from.committed_size }; value.committed_size = it; None }
        3 => { let it = if way == laws::Way::View { view.address() } else { from.address }; value.address = it; None }
        4 => { let it = if way == laws::Way::View { view.free_space() } else { from.free_space }; value.free_space = it; None }
        5 => { let it = if way == laws::Way::View { view.committed_space() } else { from.committed_space }; value.committed_space = it; None }
        6 => { let it = if way == laws::Way::View { view.reserved_space() } else { from.reserved_space }; value.reserved_space = it; None }
        7 => { let it = if way == laws::Way::View { view.no_of_uc_rs() } else { from.no_of_uc_rs }; value.no_of_uc_rs = it; None }
        8 => { let it = if way == laws::Way::View { view.allocated_space() } else { from.allocated_space }; value.allocated_space = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_heap_event_free_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::etw_heap_event_free::{ EtwHeapEventFreeX86 as T, EtwHeapEventFreeX86View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "Address",
    "Source",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.address() } else { from.address }; value.address = it; None }
        3 => { let it = if way == laws::Way::View { view.source() } else { from.source }; value.source = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_heap_event_free_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::etw_heap_event_free::{ EtwHeapEventFreeX64 as T, EtwHeapEventFreeX64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "Address",
    "Source",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.address() } else { from.address }; value.address = it; None }
        3 => { let it = if way == laws::Way::View { view.source() } else { from.source }; value.source = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_heap_event_realloc_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::etw_heap_event_realloc::{ EtwHeapEventReallocX86 as T, EtwHeapEventReallocX86View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "NewAddress",
    "OldAddress",
    "NewSize",
    "OldSize",
    "Source",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.new_address() } else { from.new_address }; value.new_address = it; None }
        3 => { let it = if way == laws::Way::View { view.old_address() } else { from.old_address }; value.old_address = it; None }
        4 => { let it = if way == laws::Way::View { view.new_size() } else { from.new_size }; value.new_size = it; None }
        5 => { let it = if way == laws::Way::View { view.old_size() } else { from.old_size }; value.old_size = it; None }
        6 => { let it = if way == laws::Way::View { view.source() } else { from.source }; value.source = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_heap_event_realloc_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::etw_heap_event_realloc::{ EtwHeapEventReallocX64 as T, EtwHeapEventReallocX64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "NewAddress",
    "OldAddress",
    "NewSize",
    "OldSize",
    "Source",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.new_address() } else { from.new_address }; value.new_address = it; None }
        3 => { let it = if way == laws::Way::View { view.old_address() } else { from.old_address }; value.old_address = it; None }
        4 => { let it = if way == laws::Way::View { view.new_size() } else { from.new_size }; value.new_size = it; None }
        5 => { let it = if way == laws::Way::View { view.old_size() } else { from.old_size }; value.old_size = it; None }
        6 => { let it = if way == laws::Way::View { view.source() } else { from.source }; value.source = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_heap_event_rundown_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::etw_heap_event_rundown::{ EtwHeapEventRundownX86 as T, EtwHeapEventRundownX86View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "Flags",
    "ProcessId",
    "RangeCount",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        3 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        4 => { let it = if way == laws::Way::View { view.range_count() } else { from.range_count }; value.range_count = it; None }
        5 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

tailed!(true, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

#[test]
fn a_count_of_more_than_there_is_is_refused() {
    laws::overclaimed(&FORM, some);
}

}

mod etw_heap_event_rundown_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::etw_heap_event_rundown::{ EtwHeapEventRundownX64 as T, EtwHeapEventRundownX64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "Flags",
    "ProcessId",
    "RangeCount",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        3 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        4 => { let it = if way == laws::Way::View { view.range_count() } else { from.range_count }; value.range_count = it; None }
        5 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved }; value.reserved = it; None }
        _ => None,
    }
}

tailed!(true, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

#[test]
fn a_count_of_more_than_there_is_is_refused() {
    laws::overclaimed(&FORM, some);
}

}

mod etw_heap_event_rundown_range_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::etw_heap_event_rundown_range::{ EtwHeapEventRundownRangeX86 as T, EtwHeapEventRundownRangeX86View as V };
const MEMBERS: &[&str] = &[
    "Address",
    "Size",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.address() } else { from.address }; value.address = it; None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_heap_event_rundown_range_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::etw_heap_event_rundown_range::{ EtwHeapEventRundownRangeX64 as T, EtwHeapEventRundownRangeX64View as V };
const MEMBERS: &[&str] = &[
    "Address",
    "Size",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.address() } else { from.address }; value.address = it; None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_heap_event_snapshot_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::etw_heap_event_snapshot::{ EtwHeapEventSnapshotX86 as T, EtwHeapEventSnapshotX86View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "FreeSpace",
    "CommittedSpace",
    "ReservedSpace",
    "Flags",
    "ProcessId",
    "LargeUCRSpace",
    "FreeListLength",
    "UCRLength",
    "AllocatedSpace",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.free_space() } else { from.free_space }; value.free_space = it; None }
        3 => { let it = if way == laws::Way::View { view.committed_space() } else { from.committed_space }; value.committed_space = it; None }
        4 => { let it = if way == laws::Way::View { view.reserved_space() } else { from.reserved_space }; value.reserved_space = it; None }
        5 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        6 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        7 => { let it = if way == laws::Way::View { view.large_ucr_space() } else { from.large_ucr_space }; value.large_ucr_space = it; None }
        8 => { let it = if way == laws::Way::View { view.free_list_length() } else { from.free_list_length }; value.free_list_length = it; None }
        9 => { let it = if way == laws::Way::View { view.ucr_length() } else { from.ucr_length }; value.ucr_length = it; None }
        10 => { let it = if way == laws::Way::View { view.allocated_space() } else { from.allocated_space }; value.allocated_space = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_heap_event_snapshot_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::etw_heap_event_snapshot::{ EtwHeapEventSnapshotX64 as T, EtwHeapEventSnapshotX64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "FreeSpace",
    "CommittedSpace",
    "ReservedSpace",
    "Flags",
    "ProcessId",
    "LargeUCRSpace",
    "FreeListLength",
    "UCRLength",
    "AllocatedSpace",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.free_space() } else { from.free_space }; value.free_space = it; None }
        3 => { let it = if way == laws::Way::View { view.committed_space() } else { from.committed_space }; value.committed_space = it; None }
        4 => { let it = if way == laws::Way::View { view.reserved_space() } else { from.reserved_space }; value.reserved_space = it; None }
        5 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        6 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        7 => { let it = if way == laws::Way::View { view.large_ucr_space() } else { from.large_ucr_space }; value.large_ucr_space = it; None }
        8 => { let it = if way == laws::Way::View { view.free_list_length() } else { from.free_list_length }; value.free_list_length = it; None }
        9 => { let it = if way == laws::Way::View { view.ucr_length() } else { from.ucr_length }; value.ucr_length = it; None }
        10 => { let it = if way == laws::Way::View { view.allocated_space() } else { from.allocated_space }; value.allocated_space = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_affinity_manager_enable_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::heap_affinity_manager_enable::{ HeapAffinityManagerEnableX86 as T, HeapAffinityManagerEnableX86View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "BucketIndex",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.bucket_index() } else { from.bucket_index }; value.bucket_index = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_affinity_manager_enable_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::heap_affinity_manager_enable::{ HeapAffinityManagerEnableX64 as T, HeapAffinityManagerEnableX64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "BucketIndex",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.bucket_index() } else { from.bucket_index }; value.bucket_index = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_affinity_slot_assign_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::heap_affinity_slot_assign::{ HeapAffinitySlotAssignX86 as T, HeapAffinitySlotAssignX86View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "SubSegment",
    "SlotIndex",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.sub_segment() } else { from.sub_segment }; value.sub_segment = it; None }
        3 => { let it = if way == laws::Way::View { view.slot_index() } else { from.slot_index }; value.slot_index = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_affinity_slot_assign_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::heap_affinity_slot_assign::{ HeapAffinitySlotAssignX64 as T, HeapAffinitySlotAssignX64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "SubSegment",
    "SlotIndex",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.sub_segment() } else { from.sub_segment }; value.sub_segment = it; None }
        3 => { let it = if way == laws::Way::View { view.slot_index() } else { from.slot_index }; value.slot_index = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_commit_decommit_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::heap_commit_decommit::{ HeapCommitDecommitX86 as T, HeapCommitDecommitX86View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "Event",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.event().to_value() } else { from.event }; value.event = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_commit_decommit_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::heap_commit_decommit::{ HeapCommitDecommitX64 as T, HeapCommitDecommitX64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "Event",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.event().to_value() } else { from.event }; value.event = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_event_commit_decommit_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::heap_event_commit_decommit::{ HeapEventCommitDecommitX86 as T, HeapEventCommitDecommitX86View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "Block",
    "Size",
    "Caller",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        1 => { let it = if way == laws::Way::View { view.block() } else { from.block }; value.block = it; None }
        2 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        3 => { let it = if way == laws::Way::View { view.caller() } else { from.caller }; value.caller = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_event_commit_decommit_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::heap_event_commit_decommit::{ HeapEventCommitDecommitX64 as T, HeapEventCommitDecommitX64View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "Block",
    "Size",
    "Caller",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        1 => { let it = if way == laws::Way::View { view.block() } else { from.block }; value.block = it; None }
        2 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        3 => { let it = if way == laws::Way::View { view.caller() } else { from.caller }; value.caller = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_event_range_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::heap_event_range::{ HeapEventRangeX86 as T, HeapEventRangeX86View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "Address",
    "Size",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        1 => { let it = if way == laws::Way::View { view.address() } else { from.address }; value.address = it; None }
        2 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_event_range_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::heap_event_range::{ HeapEventRangeX64 as T, HeapEventRangeX64View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "Address",
    "Size",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        1 => { let it = if way == laws::Way::View { view.address() } else { from.address }; value.address = it; None }
        2 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_event_range_create_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::heap_event_range_create::{ HeapEventRangeCreateX86 as T, HeapEventRangeCreateX86View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "FirstRangeSize",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        1 => { let it = if way == laws::Way::View { view.first_range_size() } else { from.first_range_size }; value.first_range_size = it; None }
        2 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_event_range_create_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::heap_event_range_create::{ HeapEventRangeCreateX64 as T, HeapEventRangeCreateX64View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "FirstRangeSize",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        1 => { let it = if way == laws::Way::View { view.first_range_size() } else { from.first_range_size }; value.first_range_size = it; None }
        2 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_event_subsegment_alloc_free_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::heap_event_subsegment_alloc_free::{ HeapEventSubsegmentAllocFreeX86 as T, HeapEventSubsegmentAllocFreeX86View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "SubSegment",
    "SubSegmentSize",
    "BlockSize",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        1 => { let it = if way == laws::Way::View { view.sub_segment() } else { from.sub_segment }; value.sub_segment = it; None }
        2 => { let it = if way == laws::Way::View { view.sub_segment_size() } else { from.sub_segment_size }; value.sub_segment_size = it; None }
        3 => { let it = if way == laws::Way::View { view.block_size() } else { from.block_size }; value.block_size = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_event_subsegment_alloc_free_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::heap_event_subsegment_alloc_free::{ HeapEventSubsegmentAllocFreeX64 as T, HeapEventSubsegmentAllocFreeX64View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "SubSegment",
    "SubSegmentSize",
    "BlockSize",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        1 => { let it = if way == laws::Way::View { view.sub_segment() } else { from.sub_segment }; value.sub_segment = it; None }
        2 => { let it = if way == laws::Way::View { view.sub_segment_size() } else { from.sub_segment_size }; value.sub_segment_size = it; None }
        3 => { let it = if way == laws::Way::View { view.block_size() } else { from.block_size }; value.block_size = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_range_create_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::heap_range_create::{ HeapRangeCreateX86 as T, HeapRangeCreateX86View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "Event",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.event().to_value() } else { from.event }; value.event = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod heap_range_create_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::heap_range_create::{ HeapRangeCreateX64 as T, HeapRangeCreateX64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "Event",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.event().to_value() } else { from.event }; value.event = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod heap_range_destroy_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::heap_range_destroy::{ HeapRangeDestroyX86 as T, HeapRangeDestroyX86View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod heap_range_destroy_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::heap_range_destroy::{ HeapRangeDestroyX64 as T, HeapRangeDestroyX64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod heap_range_log_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::heap_range_log::{ HeapRangeLogX86 as T, HeapRangeLogX86View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "Range",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.range().to_value() } else { from.range }; value.range = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod heap_range_log_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::heap_range_log::{ HeapRangeLogX64 as T, HeapRangeLogX64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "Range",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.range().to_value() } else { from.range }; value.range = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod heap_reuse_threshold_activated_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::heap_reuse_threshold_activated::{ HeapReuseThresholdActivatedX86 as T, HeapReuseThresholdActivatedX86View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "SubSegment",
    "BucketIndex",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.sub_segment() } else { from.sub_segment }; value.sub_segment = it; None }
        3 => { let it = if way == laws::Way::View { view.bucket_index() } else { from.bucket_index }; value.bucket_index = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_reuse_threshold_activated_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::heap_reuse_threshold_activated::{ HeapReuseThresholdActivatedX64 as T, HeapReuseThresholdActivatedX64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "SubSegment",
    "BucketIndex",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.sub_segment() } else { from.sub_segment }; value.sub_segment = it; None }
        3 => { let it = if way == laws::Way::View { view.bucket_index() } else { from.bucket_index }; value.bucket_index = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_subsegment_activated_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::heap_subsegment_activated::{ HeapSubsegmentActivatedX86 as T, HeapSubsegmentActivatedX86View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "SubSegment",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.sub_segment() } else { from.sub_segment }; value.sub_segment = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_subsegment_activated_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::heap_subsegment_activated::{ HeapSubsegmentActivatedX64 as T, HeapSubsegmentActivatedX64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "SubSegment",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.sub_segment() } else { from.sub_segment }; value.sub_segment = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_subsegment_alloc_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::heap_subsegment_alloc::{ HeapSubsegmentAllocX86 as T, HeapSubsegmentAllocX86View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "Event",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.event().to_value() } else { from.event }; value.event = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_subsegment_alloc_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::heap_subsegment_alloc::{ HeapSubsegmentAllocX64 as T, HeapSubsegmentAllocX64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "Event",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.event().to_value() } else { from.event }; value.event = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_subsegment_free_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::heap_subsegment_free::{ HeapSubsegmentFreeX86 as T, HeapSubsegmentFreeX86View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "Event",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.event().to_value() } else { from.event }; value.event = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_subsegment_free_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::heap_subsegment_free::{ HeapSubsegmentFreeX64 as T, HeapSubsegmentFreeX64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "Event",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.event().to_value() } else { from.event }; value.event = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_subsegment_init_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::heap_subsegment_init::{ HeapSubsegmentInitX86 as T, HeapSubsegmentInitX86View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "SubSegment",
    "BlockSize",
    "BlockCount",
    "AffinityIndex",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.sub_segment() } else { from.sub_segment }; value.sub_segment = it; None }
        3 => { let it = if way == laws::Way::View { view.block_size() } else { from.block_size }; value.block_size = it; None }
        4 => { let it = if way == laws::Way::View { view.block_count() } else { from.block_count }; value.block_count = it; None }
        5 => { let it = if way == laws::Way::View { view.affinity_index() } else { from.affinity_index }; value.affinity_index = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_subsegment_init_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::heap_subsegment_init::{ HeapSubsegmentInitX64 as T, HeapSubsegmentInitX64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "SubSegment",
    "BlockSize",
    "BlockCount",
    "AffinityIndex",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        2 => { let it = if way == laws::Way::View { view.sub_segment() } else { from.sub_segment }; value.sub_segment = it; None }
        3 => { let it = if way == laws::Way::View { view.block_size() } else { from.block_size }; value.block_size = it; None }
        4 => { let it = if way == laws::Way::View { view.block_count() } else { from.block_count }; value.block_count = it; None }
        5 => { let it = if way == laws::Way::View { view.affinity_index() } else { from.affinity_index }; value.affinity_index = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_contract_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::heap_contract::{ HeapContractX86 as T, HeapContractX86View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "DeCommittedSize",
    "DeCommitAddress",
    "FreeSpace",
    "CommittedSpace",
    "ReservedSpace",
    "NoOfUCRs",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        1 => { let it = if way == laws::Way::View { view.de_committed_size() } else { from.de_committed_size }; value.de_committed_size = it; None }
        2 => { let it = if way == laws::Way::View { view.de_commit_address() } else { from.de_commit_address }; value.de_commit_address = it; None }
        3 => { let it = if way == laws::Way::View { view.free_space() } else { from.free_space }; value.free_space = it; None }
        4 => { let it = if way == laws::Way::View { view.committed_space() } else { from.committed_space }; value.committed_space = it; None }
        5 => { let it = if way == laws::Way::View { view.reserved_space() } else { from.reserved_space }; value.reserved_space = it; None }
        6 => { let it = if way == laws::Way::View { view.no_of_uc_rs() } else { from.no_of_uc_rs }; value.no_of_uc_rs = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_contract_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::heap_contract::{ HeapContractX64 as T, HeapContractX64View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "DeCommittedSize",
    "DeCommitAddress",
    "FreeSpace",
    "CommittedSpace",
    "ReservedSpace",
    "NoOfUCRs",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        1 => { let it = if way == laws::Way::View { view.de_committed_size() } else { from.de_committed_size }; value.de_committed_size = it; None }
        2 => { let it = if way == laws::Way::View { view.de_commit_address() } else { from.de_commit_address }; value.de_commit_address = it; None }
        3 => { let it = if way == laws::Way::View { view.free_space() } else { from.free_space }; value.free_space = it; None }
        4 => { let it = if way == laws::Way::View { view.committed_space() } else { from.committed_space }; value.committed_space = it; None }
        5 => { let it = if way == laws::Way::View { view.reserved_space() } else { from.reserved_space }; value.reserved_space = it; None }
        6 => { let it = if way == laws::Way::View { view.no_of_uc_rs() } else { from.no_of_uc_rs }; value.no_of_uc_rs = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_expand_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::heap_expand::{ HeapExpandX86 as T, HeapExpandX86View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "CommittedSize",
    "CommitAddress",
    "FreeSpace",
    "CommittedSpace",
    "ReservedSpace",
    "NoOfUCRs",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        1 => { let it = if way == laws::Way::View { view.committed_size() } else { from.committed_size }; value.committed_size = it; None }
        2 => { let it = if way == laws::Way::View { view.commit_address() } else { from.commit_address }; value.commit_address = it; None }
        3 => { let it = if way == laws::Way::View { view.free_space() } else { from.free_space }; value.free_space = it; None }
        4 => { let it = if way == laws::Way::View { view.committed_space() } else { from.committed_space }; value.committed_space = it; None }
        5 => { let it = if way == laws::Way::View { view.reserved_space() } else { from.reserved_space }; value.reserved_space = it; None }
        6 => { let it = if way == laws::Way::View { view.no_of_uc_rs() } else { from.no_of_uc_rs }; value.no_of_uc_rs = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_expand_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::heap_expand::{ HeapExpandX64 as T, HeapExpandX64View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "CommittedSize",
    "CommitAddress",
    "FreeSpace",
    "CommittedSpace",
    "ReservedSpace",
    "NoOfUCRs",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        1 => { let it = if way == laws::Way::View { view.committed_size() } else { from.committed_size }; value.committed_size = it; None }
        2 => { let it = if way == laws::Way::View { view.commit_address() } else { from.commit_address }; value.commit_address = it; None }
        3 => { let it = if way == laws::Way::View { view.free_space() } else { from.free_space }; value.free_space = it; None }
        4 => { let it = if way == laws::Way::View { view.committed_space() } else { from.committed_space }; value.committed_space = it; None }
        5 => { let it = if way == laws::Way::View { view.reserved_space() } else { from.reserved_space }; value.reserved_space = it; None }
        6 => { let it = if way == laws::Way::View { view.no_of_uc_rs() } else { from.no_of_uc_rs }; value.no_of_uc_rs = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_realloc_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::heap_realloc::{ HeapReallocX86 as T, HeapReallocX86View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "NewAllocAddress",
    "OldAllocAddress",
    "NewAllocSize",
    "OldAllocSize",
    "SourceId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        1 => { let it = if way == laws::Way::View { view.new_alloc_address() } else { from.new_alloc_address }; value.new_alloc_address = it; None }
        2 => { let it = if way == laws::Way::View { view.old_alloc_address() } else { from.old_alloc_address }; value.old_alloc_address = it; None }
        3 => { let it = if way == laws::Way::View { view.new_alloc_size() } else { from.new_alloc_size }; value.new_alloc_size = it; None }
        4 => { let it = if way == laws::Way::View { view.old_alloc_size() } else { from.old_alloc_size }; value.old_alloc_size = it; None }
        5 => { let it = if way == laws::Way::View { view.source_id() } else { from.source_id }; value.source_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_realloc_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::heap_realloc::{ HeapReallocX64 as T, HeapReallocX64View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "NewAllocAddress",
    "OldAllocAddress",
    "NewAllocSize",
    "OldAllocSize",
    "SourceId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        1 => { let it = if way == laws::Way::View { view.new_alloc_address() } else { from.new_alloc_address }; value.new_alloc_address = it; None }
        2 => { let it = if way == laws::Way::View { view.old_alloc_address() } else { from.old_alloc_address }; value.old_alloc_address = it; None }
        3 => { let it = if way == laws::Way::View { view.new_alloc_size() } else { from.new_alloc_size }; value.new_alloc_size = it; None }
        4 => { let it = if way == laws::Way::View { view.old_alloc_size() } else { from.old_alloc_size }; value.old_alloc_size = it; None }
        5 => { let it = if way == laws::Way::View { view.source_id() } else { from.source_id }; value.source_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_snap_shot_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::heap_snap_shot::{ HeapSnapShotX86 as T, HeapSnapShotX86View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "FreeSpace",
    "CommittedSpace",
    "ReservedSpace",
    "HeapFlags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        1 => { let it = if way == laws::Way::View { view.free_space() } else { from.free_space }; value.free_space = it; None }
        2 => { let it = if way == laws::Way::View { view.committed_space() } else { from.committed_space }; value.committed_space = it; None }
        3 => { let it = if way == laws::Way::View { view.reserved_space() } else { from.reserved_space }; value.reserved_space = it; None }
        4 => { let it = if way == laws::Way::View { view.heap_flags() } else { from.heap_flags }; value.heap_flags = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_snap_shot_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::heap_snap_shot::{ HeapSnapShotX64 as T, HeapSnapShotX64View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "FreeSpace",
    "CommittedSpace",
    "ReservedSpace",
    "HeapFlags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        1 => { let it = if way == laws::Way::View { view.free_space() } else { from.free_space }; value.free_space = it; None }
        2 => { let it = if way == laws::Way::View { view.committed_space() } else { from.committed_space }; value.committed_space = it; None }
        3 => { let it = if way == laws::Way::View { view.reserved_space() } else { from.reserved_space }; value.reserved_space = it; None }
        4 => { let it = if way == laws::Way::View { view.heap_flags() } else { from.heap_flags }; value.heap_flags = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_trace_alloc_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::heap_trace_alloc::{ HeapTraceAllocX86 as T, HeapTraceAllocX86View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "AllocSize",
    "AllocAddress",
    "SourceId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        1 => { let it = if way == laws::Way::View { view.alloc_size() } else { from.alloc_size }; value.alloc_size = it; None }
        2 => { let it = if way == laws::Way::View { view.alloc_address() } else { from.alloc_address }; value.alloc_address = it; None }
        3 => { let it = if way == laws::Way::View { view.source_id() } else { from.source_id }; value.source_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_trace_alloc_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::heap_trace_alloc::{ HeapTraceAllocX64 as T, HeapTraceAllocX64View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "AllocSize",
    "AllocAddress",
    "SourceId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        1 => { let it = if way == laws::Way::View { view.alloc_size() } else { from.alloc_size }; value.alloc_size = it; None }
        2 => { let it = if way == laws::Way::View { view.alloc_address() } else { from.alloc_address }; value.alloc_address = it; None }
        3 => { let it = if way == laws::Way::View { view.source_id() } else { from.source_id }; value.source_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_trace_create_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::heap_trace_create::{ HeapTraceCreateX86 as T, HeapTraceCreateX86View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "HeapFlags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        1 => { let it = if way == laws::Way::View { view.heap_flags() } else { from.heap_flags }; value.heap_flags = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_trace_create_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::heap_trace_create::{ HeapTraceCreateX64 as T, HeapTraceCreateX64View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "HeapFlags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        1 => { let it = if way == laws::Way::View { view.heap_flags() } else { from.heap_flags }; value.heap_flags = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_trace_free_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::heap_trace_free::{ HeapTraceFreeX86 as T, HeapTraceFreeX86View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "FreeAddress",
    "SourceId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        1 => { let it = if way == laws::Way::View { view.free_address() } else { from.free_address }; value.free_address = it; None }
        2 => { let it = if way == laws::Way::View { view.source_id() } else { from.source_id }; value.source_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_trace_free_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::heap_trace_free::{ HeapTraceFreeX64 as T, HeapTraceFreeX64View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "FreeAddress",
    "SourceId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        1 => { let it = if way == laws::Way::View { view.free_address() } else { from.free_address }; value.free_address = it; None }
        2 => { let it = if way == laws::Way::View { view.source_id() } else { from.source_id }; value.source_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_type_group1_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::heap_type_group1::{ HeapTypeGroup1X86 as T, HeapTypeGroup1X86View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod heap_type_group1_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::heap_type_group1::{ HeapTypeGroup1X64 as T, HeapTypeGroup1X64View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod page_fault_heap_range_destroy_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::page_fault_heap_range_destroy::{ PageFaultHeapRangeDestroyX86 as T, PageFaultHeapRangeDestroyX86View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod page_fault_heap_range_destroy_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::page_fault_heap_range_destroy::{ PageFaultHeapRangeDestroyX64 as T, PageFaultHeapRangeDestroyX64View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod page_fault_heap_range_rundown_v5_0x86 {
use crate::laws;
use etwspec::payloads::heap::page_fault_heap_range_rundown::{ PageFaultHeapRangeRundownX86 as T, PageFaultHeapRangeRundownX86View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "HRFlags",
    "HRPid",
    "HRRangeCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        1 => { let it = if way == laws::Way::View { view.hr_flags() } else { from.hr_flags }; value.hr_flags = it; None }
        2 => { let it = if way == laws::Way::View { view.hr_pid() } else { from.hr_pid }; value.hr_pid = it; None }
        3 => { let it = if way == laws::Way::View { view.hr_range_count() } else { from.hr_range_count }; value.hr_range_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod page_fault_heap_range_rundown_v5_0x64 {
use crate::laws;
use etwspec::payloads::heap::page_fault_heap_range_rundown::{ PageFaultHeapRangeRundownX64 as T, PageFaultHeapRangeRundownX64View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "HRFlags",
    "HRPid",
    "HRRangeCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle }; value.heap_handle = it; None }
        1 => { let it = if way == laws::Way::View { view.hr_flags() } else { from.hr_flags }; value.hr_flags = it; None }
        2 => { let it = if way == laws::Way::View { view.hr_pid() } else { from.hr_pid }; value.hr_pid = it; None }
        3 => { let it = if way == laws::Way::View { view.hr_range_count() } else { from.hr_range_count }; value.hr_range_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod etw_heap_event_alloc_any {
use crate::laws;
use etwspec::payloads::heap::etw_heap_event_alloc::{Any, EtwHeapEventAllocX86, EtwHeapEventAllocX64, };
any! {
    "ETW_HEAP_EVENT_ALLOC", false,
    0: "V5_0X86" V5_0X86(EtwHeapEventAllocX86), 48;
    1: "V5_0X64" V5_0X64(EtwHeapEventAllocX64), 60;
}

}

mod etw_heap_event_common_any {
use crate::laws;
use etwspec::payloads::heap::etw_heap_event_common::{Any, EtwHeapEventCommonX86, EtwHeapEventCommonX64, };
any! {
    "ETW_HEAP_EVENT_COMMON", false,
    0: "V5_0X86" V5_0X86(EtwHeapEventCommonX86), 36;
    1: "V5_0X64" V5_0X64(EtwHeapEventCommonX64), 40;
}

}

mod etw_heap_event_contraction_any {
use crate::laws;
use etwspec::payloads::heap::etw_heap_event_contraction::{Any, EtwHeapEventContractionX86, EtwHeapEventContractionX64, };
any! {
    "ETW_HEAP_EVENT_CONTRACTION", false,
    0: "V5_0X86" V5_0X86(EtwHeapEventContractionX86), 64;
    1: "V5_0X64" V5_0X64(EtwHeapEventContractionX64), 92;
}

}

mod etw_heap_event_create_any {
use crate::laws;
use etwspec::payloads::heap::etw_heap_event_create::{Any, EtwHeapEventCreateX86, EtwHeapEventCreateX64, };
any! {
    "ETW_HEAP_EVENT_CREATE", false,
    0: "V5_0X86" V5_0X86(EtwHeapEventCreateX86), 52;
    1: "V5_0X64" V5_0X64(EtwHeapEventCreateX64), 68;
}

}

mod etw_heap_event_expansion_any {
use crate::laws;
use etwspec::payloads::heap::etw_heap_event_expansion::{Any, EtwHeapEventExpansionX86, EtwHeapEventExpansionX64, };
any! {
    "ETW_HEAP_EVENT_EXPANSION", false,
    0: "V5_0X86" V5_0X86(EtwHeapEventExpansionX86), 64;
    1: "V5_0X64" V5_0X64(EtwHeapEventExpansionX64), 92;
}

}

mod etw_heap_event_free_any {
use crate::laws;
use etwspec::payloads::heap::etw_heap_event_free::{Any, EtwHeapEventFreeX86, EtwHeapEventFreeX64, };
any! {
    "ETW_HEAP_EVENT_FREE", false,
    0: "V5_0X86" V5_0X86(EtwHeapEventFreeX86), 44;
    1: "V5_0X64" V5_0X64(EtwHeapEventFreeX64), 52;
}

}

mod etw_heap_event_realloc_any {
use crate::laws;
use etwspec::payloads::heap::etw_heap_event_realloc::{Any, EtwHeapEventReallocX86, EtwHeapEventReallocX64, };
any! {
    "ETW_HEAP_EVENT_REALLOC", false,
    0: "V5_0X86" V5_0X86(EtwHeapEventReallocX86), 56;
    1: "V5_0X64" V5_0X64(EtwHeapEventReallocX64), 76;
}

}

mod etw_heap_event_rundown_any {
use crate::laws;
use etwspec::payloads::heap::etw_heap_event_rundown::{Any, EtwHeapEventRundownX86, EtwHeapEventRundownX64, };
any! {
    "ETW_HEAP_EVENT_RUNDOWN", true,
    0: "V5_0X86" V5_0X86(EtwHeapEventRundownX86), 52;
    1: "V5_0X64" V5_0X64(EtwHeapEventRundownX64), 56;
}

}

mod etw_heap_event_rundown_range_any {
use crate::laws;
use etwspec::payloads::heap::etw_heap_event_rundown_range::{Any, EtwHeapEventRundownRangeX86, EtwHeapEventRundownRangeX64, };
any! {
    "ETW_HEAP_EVENT_RUNDOWN_RANGE", false,
    0: "V5_0X86" V5_0X86(EtwHeapEventRundownRangeX86), 8;
    1: "V5_0X64" V5_0X64(EtwHeapEventRundownRangeX64), 16;
}

}

mod etw_heap_event_snapshot_any {
use crate::laws;
use etwspec::payloads::heap::etw_heap_event_snapshot::{Any, EtwHeapEventSnapshotX86, EtwHeapEventSnapshotX64, };
any! {
    "ETW_HEAP_EVENT_SNAPSHOT", false,
    0: "V5_0X86" V5_0X86(EtwHeapEventSnapshotX86), 72;
    1: "V5_0X64" V5_0X64(EtwHeapEventSnapshotX64), 96;
}

}

mod heap_affinity_manager_enable_any {
use crate::laws;
use etwspec::payloads::heap::heap_affinity_manager_enable::{Any, HeapAffinityManagerEnableX86, HeapAffinityManagerEnableX64, };
any! {
    "HEAP_AFFINITY_MANAGER_ENABLE", false,
    0: "V5_0X86" V5_0X86(HeapAffinityManagerEnableX86), 40;
    1: "V5_0X64" V5_0X64(HeapAffinityManagerEnableX64), 44;
}

}

mod heap_affinity_slot_assign_any {
use crate::laws;
use etwspec::payloads::heap::heap_affinity_slot_assign::{Any, HeapAffinitySlotAssignX86, HeapAffinitySlotAssignX64, };
any! {
    "HEAP_AFFINITY_SLOT_ASSIGN", false,
    0: "V5_0X86" V5_0X86(HeapAffinitySlotAssignX86), 44;
    1: "V5_0X64" V5_0X64(HeapAffinitySlotAssignX64), 52;
}

}

mod heap_commit_decommit_any {
use crate::laws;
use etwspec::payloads::heap::heap_commit_decommit::{Any, HeapCommitDecommitX86, HeapCommitDecommitX64, };
any! {
    "HEAP_COMMIT_DECOMMIT", false,
    0: "V5_0X86" V5_0X86(HeapCommitDecommitX86), 48;
    1: "V5_0X64" V5_0X64(HeapCommitDecommitX64), 64;
}

}

mod heap_event_commit_decommit_any {
use crate::laws;
use etwspec::payloads::heap::heap_event_commit_decommit::{Any, HeapEventCommitDecommitX86, HeapEventCommitDecommitX64, };
any! {
    "HEAP_EVENT_COMMIT_DECOMMIT", false,
    0: "V5_0X86" V5_0X86(HeapEventCommitDecommitX86), 16;
    1: "V5_0X64" V5_0X64(HeapEventCommitDecommitX64), 32;
}

}

mod heap_event_range_any {
use crate::laws;
use etwspec::payloads::heap::heap_event_range::{Any, HeapEventRangeX86, HeapEventRangeX64, };
any! {
    "HEAP_EVENT_RANGE", false,
    0: "V5_0X86" V5_0X86(HeapEventRangeX86), 12;
    1: "V5_0X64" V5_0X64(HeapEventRangeX64), 24;
}

}

mod heap_event_range_create_any {
use crate::laws;
use etwspec::payloads::heap::heap_event_range_create::{Any, HeapEventRangeCreateX86, HeapEventRangeCreateX64, };
any! {
    "HEAP_EVENT_RANGE_CREATE", false,
    0: "V5_0X86" V5_0X86(HeapEventRangeCreateX86), 12;
    1: "V5_0X64" V5_0X64(HeapEventRangeCreateX64), 24;
}

}

mod heap_event_subsegment_alloc_free_any {
use crate::laws;
use etwspec::payloads::heap::heap_event_subsegment_alloc_free::{Any, HeapEventSubsegmentAllocFreeX86, HeapEventSubsegmentAllocFreeX64, };
any! {
    "HEAP_EVENT_SUBSEGMENT_ALLOC_FREE", false,
    0: "V5_0X86" V5_0X86(HeapEventSubsegmentAllocFreeX86), 16;
    1: "V5_0X64" V5_0X64(HeapEventSubsegmentAllocFreeX64), 32;
}

}

mod heap_range_create_any {
use crate::laws;
use etwspec::payloads::heap::heap_range_create::{Any, HeapRangeCreateX86, HeapRangeCreateX64, };
any! {
    "HEAP_RANGE_CREATE", false,
    0: "V5_0X86" V5_0X86(HeapRangeCreateX86), 44;
    1: "V5_0X64" V5_0X64(HeapRangeCreateX64), 56;
}

}

mod heap_range_destroy_any {
use crate::laws;
use etwspec::payloads::heap::heap_range_destroy::{Any, HeapRangeDestroyX86, HeapRangeDestroyX64, };
any! {
    "HEAP_RANGE_DESTROY", false,
    0: "V5_0X86" V5_0X86(HeapRangeDestroyX86), 36;
    1: "V5_0X64" V5_0X64(HeapRangeDestroyX64), 40;
}

}

mod heap_range_log_any {
use crate::laws;
use etwspec::payloads::heap::heap_range_log::{Any, HeapRangeLogX86, HeapRangeLogX64, };
any! {
    "HEAP_RANGE_LOG", false,
    0: "V5_0X86" V5_0X86(HeapRangeLogX86), 44;
    1: "V5_0X64" V5_0X64(HeapRangeLogX64), 56;
}

}

mod heap_reuse_threshold_activated_any {
use crate::laws;
use etwspec::payloads::heap::heap_reuse_threshold_activated::{Any, HeapReuseThresholdActivatedX86, HeapReuseThresholdActivatedX64, };
any! {
    "HEAP_REUSE_THRESHOLD_ACTIVATED", false,
    0: "V5_0X86" V5_0X86(HeapReuseThresholdActivatedX86), 44;
    1: "V5_0X64" V5_0X64(HeapReuseThresholdActivatedX64), 52;
}

}

mod heap_subsegment_activated_any {
use crate::laws;
use etwspec::payloads::heap::heap_subsegment_activated::{Any, HeapSubsegmentActivatedX86, HeapSubsegmentActivatedX64, };
any! {
    "HEAP_SUBSEGMENT_ACTIVATED", false,
    0: "V5_0X86" V5_0X86(HeapSubsegmentActivatedX86), 40;
    1: "V5_0X64" V5_0X64(HeapSubsegmentActivatedX64), 48;
}

}

mod heap_subsegment_alloc_any {
use crate::laws;
use etwspec::payloads::heap::heap_subsegment_alloc::{Any, HeapSubsegmentAllocX86, HeapSubsegmentAllocX64, };
any! {
    "HEAP_SUBSEGMENT_ALLOC", false,
    0: "V5_0X86" V5_0X86(HeapSubsegmentAllocX86), 48;
    1: "V5_0X64" V5_0X64(HeapSubsegmentAllocX64), 64;
}

}

mod heap_subsegment_free_any {
use crate::laws;
use etwspec::payloads::heap::heap_subsegment_free::{Any, HeapSubsegmentFreeX86, HeapSubsegmentFreeX64, };
any! {
    "HEAP_SUBSEGMENT_FREE", false,
    0: "V5_0X86" V5_0X86(HeapSubsegmentFreeX86), 48;
    1: "V5_0X64" V5_0X64(HeapSubsegmentFreeX64), 64;
}

}

mod heap_subsegment_init_any {
use crate::laws;
use etwspec::payloads::heap::heap_subsegment_init::{Any, HeapSubsegmentInitX86, HeapSubsegmentInitX64, };
any! {
    "HEAP_SUBSEGMENT_INIT", false,
    0: "V5_0X86" V5_0X86(HeapSubsegmentInitX86), 52;
    1: "V5_0X64" V5_0X64(HeapSubsegmentInitX64), 68;
}

}

mod heap_contract_any {
use crate::laws;
use etwspec::payloads::heap::heap_contract::{Any, HeapContractX86, HeapContractX64, };
any! {
    "HeapContract", false,
    0: "V5_0X86" V5_0X86(HeapContractX86), 28;
    1: "V5_0X64" V5_0X64(HeapContractX64), 52;
}

}

mod heap_expand_any {
use crate::laws;
use etwspec::payloads::heap::heap_expand::{Any, HeapExpandX86, HeapExpandX64, };
any! {
    "HeapExpand", false,
    0: "V5_0X86" V5_0X86(HeapExpandX86), 28;
    1: "V5_0X64" V5_0X64(HeapExpandX64), 52;
}

}

mod heap_realloc_any {
use crate::laws;
use etwspec::payloads::heap::heap_realloc::{Any, HeapReallocX86, HeapReallocX64, };
any! {
    "HeapRealloc", false,
    0: "V5_0X86" V5_0X86(HeapReallocX86), 24;
    1: "V5_0X64" V5_0X64(HeapReallocX64), 44;
}

}

mod heap_snap_shot_any {
use crate::laws;
use etwspec::payloads::heap::heap_snap_shot::{Any, HeapSnapShotX86, HeapSnapShotX64, };
any! {
    "HeapSnapShot", false,
    0: "V5_0X86" V5_0X86(HeapSnapShotX86), 20;
    1: "V5_0X64" V5_0X64(HeapSnapShotX64), 36;
}

}

mod heap_trace_alloc_any {
use crate::laws;
use etwspec::payloads::heap::heap_trace_alloc::{Any, HeapTraceAllocX86, HeapTraceAllocX64, };
any! {
    "HeapTrace_Alloc", false,
    0: "V5_0X86" V5_0X86(HeapTraceAllocX86), 16;
    1: "V5_0X64" V5_0X64(HeapTraceAllocX64), 28;
}

}

mod heap_trace_create_any {
use crate::laws;
use etwspec::payloads::heap::heap_trace_create::{Any, HeapTraceCreateX86, HeapTraceCreateX64, };
any! {
    "HeapTrace_Create", false,
    0: "V5_0X86" V5_0X86(HeapTraceCreateX86), 8;
    1: "V5_0X64" V5_0X64(HeapTraceCreateX64), 12;
}

}

mod heap_trace_free_any {
use crate::laws;
use etwspec::payloads::heap::heap_trace_free::{Any, HeapTraceFreeX86, HeapTraceFreeX64, };
any! {
    "HeapTrace_Free", false,
    0: "V5_0X86" V5_0X86(HeapTraceFreeX86), 12;
    1: "V5_0X64" V5_0X64(HeapTraceFreeX64), 20;
}

}

mod heap_type_group1_any {
use crate::laws;
use etwspec::payloads::heap::heap_type_group1::{Any, HeapTypeGroup1X86, HeapTypeGroup1X64, };
any! {
    "Heap_TypeGroup1", false,
    0: "V5_0X86" V5_0X86(HeapTypeGroup1X86), 4;
    1: "V5_0X64" V5_0X64(HeapTypeGroup1X64), 8;
}

}

mod page_fault_heap_range_destroy_any {
use crate::laws;
use etwspec::payloads::heap::page_fault_heap_range_destroy::{Any, PageFaultHeapRangeDestroyX86, PageFaultHeapRangeDestroyX64, };
any! {
    "PageFault_HeapRangeDestroy", false,
    0: "V5_0X86" V5_0X86(PageFaultHeapRangeDestroyX86), 4;
    1: "V5_0X64" V5_0X64(PageFaultHeapRangeDestroyX64), 8;
}

}

mod page_fault_heap_range_rundown_any {
use crate::laws;
use etwspec::payloads::heap::page_fault_heap_range_rundown::{Any, PageFaultHeapRangeRundownX86, PageFaultHeapRangeRundownX64, };
any! {
    "PageFault_HeapRangeRundown", false,
    0: "V5_0X86" V5_0X86(PageFaultHeapRangeRundownX86), 16;
    1: "V5_0X64" V5_0X64(PageFaultHeapRangeRundownX64), 20;
}

}

mod heap_log_values {
use crate::laws;
use etwspec::payloads::heap::HeapLog as T;
enumeration!(u32);
}

mod heap_memory_source_values {
use crate::laws;
use etwspec::payloads::heap::HeapMemorySource as T;
enumeration!(u32);
}
