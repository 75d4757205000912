// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of topic `payloads::heap`.
mod etw_heap_event_alloc_etw_heap_event_alloc_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::etw_heap_event_alloc::{ EtwHeapEventAllocPtr32 as T, EtwHeapEventAllocPtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "Size",
    "Address",
    "Source",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        3 => { let it = if way == laws::Way::View { view.address() } else { from.address() }; value.set_address(it); None }
        4 => { let it = if way == laws::Way::View { view.source() } else { from.source() }; value.set_source(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_heap_event_alloc_etw_heap_event_alloc_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::etw_heap_event_alloc::{ EtwHeapEventAllocPtr64 as T, EtwHeapEventAllocPtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "Size",
    "Address",
    "Source",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        3 => { let it = if way == laws::Way::View { view.address() } else { from.address() }; value.set_address(it); None }
        4 => { let it = if way == laws::Way::View { view.source() } else { from.source() }; value.set_source(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_heap_event_common_etw_heap_event_common_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::etw_heap_event_common::{ EtwHeapEventCommonPtr32 as T, EtwHeapEventCommonPtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "Handle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.handle() } else { from.handle() }; value.set_handle(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_heap_event_common_etw_heap_event_common_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::etw_heap_event_common::{ EtwHeapEventCommonPtr64 as T, EtwHeapEventCommonPtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "Handle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.handle() } else { from.handle() }; value.set_handle(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_heap_event_contraction_etw_heap_event_contraction_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::etw_heap_event_contraction::{ EtwHeapEventContractionPtr32 as T, EtwHeapEventContractionPtr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.de_commit_size() } else { from.de_commit_size() }; value.set_de_commit_size(it); None }
        3 => { let it = if way == laws::Way::View { view.de_commit_address() } else { from.de_commit_address() }; value.set_de_commit_address(it); None }
        4 => { let it = if way == laws::Way::View { view.free_space() } else { from.free_space() }; value.set_free_space(it); None }
        5 => { let it = if way == laws::Way::View { view.committed_space() } else { from.committed_space() }; value.set_committed_space(it); None }
        6 => { let it = if way == laws::Way::View { view.reserved_space() } else { from.reserved_space() }; value.set_reserved_space(it); None }
        7 => { let it = if way == laws::Way::View { view.no_of_ucrs() } else { from.no_of_ucrs() }; value.set_no_of_ucrs(it); None }
        8 => { let it = if way == laws::Way::View { view.allocated_space() } else { from.allocated_space() }; value.set_allocated_space(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_heap_event_contraction_etw_heap_event_contraction_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::etw_heap_event_contraction::{ EtwHeapEventContractionPtr64 as T, EtwHeapEventContractionPtr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.de_commit_size() } else { from.de_commit_size() }; value.set_de_commit_size(it); None }
        3 => { let it = if way == laws::Way::View { view.de_commit_address() } else { from.de_commit_address() }; value.set_de_commit_address(it); None }
        4 => { let it = if way == laws::Way::View { view.free_space() } else { from.free_space() }; value.set_free_space(it); None }
        5 => { let it = if way == laws::Way::View { view.committed_space() } else { from.committed_space() }; value.set_committed_space(it); None }
        6 => { let it = if way == laws::Way::View { view.reserved_space() } else { from.reserved_space() }; value.set_reserved_space(it); None }
        7 => { let it = if way == laws::Way::View { view.no_of_ucrs() } else { from.no_of_ucrs() }; value.set_no_of_ucrs(it); None }
        8 => { let it = if way == laws::Way::View { view.allocated_space() } else { from.allocated_space() }; value.set_allocated_space(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_heap_event_create_etw_heap_event_create_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::etw_heap_event_create::{ EtwHeapEventCreatePtr32 as T, EtwHeapEventCreatePtr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        3 => { let it = if way == laws::Way::View { view.reserve_size() } else { from.reserve_size() }; value.set_reserve_size(it); None }
        4 => { let it = if way == laws::Way::View { view.commit_size() } else { from.commit_size() }; value.set_commit_size(it); None }
        5 => { let it = if way == laws::Way::View { view.allocated_size() } else { from.allocated_size() }; value.set_allocated_size(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_heap_event_create_etw_heap_event_create_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::etw_heap_event_create::{ EtwHeapEventCreatePtr64 as T, EtwHeapEventCreatePtr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        3 => { let it = if way == laws::Way::View { view.reserve_size() } else { from.reserve_size() }; value.set_reserve_size(it); None }
        4 => { let it = if way == laws::Way::View { view.commit_size() } else { from.commit_size() }; value.set_commit_size(it); None }
        5 => { let it = if way == laws::Way::View { view.allocated_size() } else { from.allocated_size() }; value.set_allocated_size(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_heap_event_expansion_etw_heap_event_expansion_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::etw_heap_event_expansion::{ EtwHeapEventExpansionPtr32 as T, EtwHeapEventExpansionPtr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.committed_size() } else { from.committed_size() }; value.set_committed_size(it); None }
        3 => { let it = if way == laws::Way::View { view.address() } else { from.address() }; value.set_address(it); None }
        4 => { let it = if way == laws::Way::View { view.free_space() } else { from.free_space() }; value.set_free_space(it); None }
        5 => { let it = if way == laws::Way::View { view.committed_space() } else { from.committed_space() }; value.set_committed_space(it); None }
        6 => { let it = if way == laws::Way::View { view.reserved_space() } else { from.reserved_space() }; value.set_reserved_space(it); None }
        7 => { let it = if way == laws::Way::View { view.no_of_ucrs() } else { from.no_of_ucrs() }; value.set_no_of_ucrs(it); None }
        8 => { let it = if way == laws::Way::View { view.allocated_space() } else { from.allocated_space() }; value.set_allocated_space(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_heap_event_expansion_etw_heap_event_expansion_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::etw_heap_event_expansion::{ EtwHeapEventExpansionPtr64 as T, EtwHeapEventExpansionPtr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.committed_size() } else { from.committed_size() }; value.set_committed_size(it); None }
        3 => { let it = if way == laws::Way::View { view.address() } else { from.address() }; value.set_address(it); None }
        4 => { let it = if way == laws::Way::View { view.free_space() } else { from.free_space() }; value.set_free_space(it); None }
        5 => { let it = if way == laws::Way::View { view.committed_space() } else { from.committed_space() }; value.set_committed_space(it); None }
        6 => { let it = if way == laws::Way::View { view.reserved_space() } else { from.reserved_space() }; value.set_reserved_space(it); None }
        7 => { let it = if way == laws::Way::View { view.no_of_ucrs() } else { from.no_of_ucrs() }; value.set_no_of_ucrs(it); None }
        8 => { let it = if way == laws::Way::View { view.allocated_space() } else { from.allocated_space() }; value.set_allocated_space(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_heap_event_free_etw_heap_event_free_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::etw_heap_event_free::{ EtwHeapEventFreePtr32 as T, EtwHeapEventFreePtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "Address",
    "Source",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.address() } else { from.address() }; value.set_address(it); None }
        3 => { let it = if way == laws::Way::View { view.source() } else { from.source() }; value.set_source(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_heap_event_free_etw_heap_event_free_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::etw_heap_event_free::{ EtwHeapEventFreePtr64 as T, EtwHeapEventFreePtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "Address",
    "Source",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.address() } else { from.address() }; value.set_address(it); None }
        3 => { let it = if way == laws::Way::View { view.source() } else { from.source() }; value.set_source(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_heap_event_realloc_etw_heap_event_realloc_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::etw_heap_event_realloc::{ EtwHeapEventReallocPtr32 as T, EtwHeapEventReallocPtr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.new_address() } else { from.new_address() }; value.set_new_address(it); None }
        3 => { let it = if way == laws::Way::View { view.old_address() } else { from.old_address() }; value.set_old_address(it); None }
        4 => { let it = if way == laws::Way::View { view.new_size() } else { from.new_size() }; value.set_new_size(it); None }
        5 => { let it = if way == laws::Way::View { view.old_size() } else { from.old_size() }; value.set_old_size(it); None }
        6 => { let it = if way == laws::Way::View { view.source() } else { from.source() }; value.set_source(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_heap_event_realloc_etw_heap_event_realloc_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::etw_heap_event_realloc::{ EtwHeapEventReallocPtr64 as T, EtwHeapEventReallocPtr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.new_address() } else { from.new_address() }; value.set_new_address(it); None }
        3 => { let it = if way == laws::Way::View { view.old_address() } else { from.old_address() }; value.set_old_address(it); None }
        4 => { let it = if way == laws::Way::View { view.new_size() } else { from.new_size() }; value.set_new_size(it); None }
        5 => { let it = if way == laws::Way::View { view.old_size() } else { from.old_size() }; value.set_old_size(it); None }
        6 => { let it = if way == laws::Way::View { view.source() } else { from.source() }; value.set_source(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_heap_event_rundown_etw_heap_event_rundown_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::etw_heap_event_rundown::{ EtwHeapEventRundownPtr32 as T, EtwHeapEventRundownPtr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        3 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        4 => { let it = if way == laws::Way::View { view.range_count() } else { from.range_count() }; value.set_range_count(it); None }
        5 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_tailed!(true, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn rejects_count_beyond_bytes() {
    laws::excess_count(&FORM, some);
}

}

mod etw_heap_event_rundown_etw_heap_event_rundown_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::etw_heap_event_rundown::{ EtwHeapEventRundownPtr64 as T, EtwHeapEventRundownPtr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        3 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        4 => { let it = if way == laws::Way::View { view.range_count() } else { from.range_count() }; value.set_range_count(it); None }
        5 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_tailed!(true, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn rejects_count_beyond_bytes() {
    laws::excess_count(&FORM, some);
}

}

mod etw_heap_event_rundown_range_etw_heap_event_rundown_range_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::etw_heap_event_rundown_range::{ EtwHeapEventRundownRangePtr32 as T, EtwHeapEventRundownRangePtr32View as V };
const MEMBERS: &[&str] = &[
    "Address",
    "Size",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.address() } else { from.address() }; value.set_address(it); None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_heap_event_rundown_range_etw_heap_event_rundown_range_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::etw_heap_event_rundown_range::{ EtwHeapEventRundownRangePtr64 as T, EtwHeapEventRundownRangePtr64View as V };
const MEMBERS: &[&str] = &[
    "Address",
    "Size",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.address() } else { from.address() }; value.set_address(it); None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_heap_event_snapshot_etw_heap_event_snapshot_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::etw_heap_event_snapshot::{ EtwHeapEventSnapshotPtr32 as T, EtwHeapEventSnapshotPtr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.free_space() } else { from.free_space() }; value.set_free_space(it); None }
        3 => { let it = if way == laws::Way::View { view.committed_space() } else { from.committed_space() }; value.set_committed_space(it); None }
        4 => { let it = if way == laws::Way::View { view.reserved_space() } else { from.reserved_space() }; value.set_reserved_space(it); None }
        5 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        6 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        7 => { let it = if way == laws::Way::View { view.large_ucr_space() } else { from.large_ucr_space() }; value.set_large_ucr_space(it); None }
        8 => { let it = if way == laws::Way::View { view.free_list_length() } else { from.free_list_length() }; value.set_free_list_length(it); None }
        9 => { let it = if way == laws::Way::View { view.ucr_length() } else { from.ucr_length() }; value.set_ucr_length(it); None }
        10 => { let it = if way == laws::Way::View { view.allocated_space() } else { from.allocated_space() }; value.set_allocated_space(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_heap_event_snapshot_etw_heap_event_snapshot_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::etw_heap_event_snapshot::{ EtwHeapEventSnapshotPtr64 as T, EtwHeapEventSnapshotPtr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.free_space() } else { from.free_space() }; value.set_free_space(it); None }
        3 => { let it = if way == laws::Way::View { view.committed_space() } else { from.committed_space() }; value.set_committed_space(it); None }
        4 => { let it = if way == laws::Way::View { view.reserved_space() } else { from.reserved_space() }; value.set_reserved_space(it); None }
        5 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        6 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        7 => { let it = if way == laws::Way::View { view.large_ucr_space() } else { from.large_ucr_space() }; value.set_large_ucr_space(it); None }
        8 => { let it = if way == laws::Way::View { view.free_list_length() } else { from.free_list_length() }; value.set_free_list_length(it); None }
        9 => { let it = if way == laws::Way::View { view.ucr_length() } else { from.ucr_length() }; value.set_ucr_length(it); None }
        10 => { let it = if way == laws::Way::View { view.allocated_space() } else { from.allocated_space() }; value.set_allocated_space(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_affinity_manager_enable_heap_affinity_manager_enable_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_affinity_manager_enable::{ HeapAffinityManagerEnablePtr32 as T, HeapAffinityManagerEnablePtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "BucketIndex",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.bucket_index() } else { from.bucket_index() }; value.set_bucket_index(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_affinity_manager_enable_heap_affinity_manager_enable_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_affinity_manager_enable::{ HeapAffinityManagerEnablePtr64 as T, HeapAffinityManagerEnablePtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "BucketIndex",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.bucket_index() } else { from.bucket_index() }; value.set_bucket_index(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_affinity_slot_assign_heap_affinity_slot_assign_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_affinity_slot_assign::{ HeapAffinitySlotAssignPtr32 as T, HeapAffinitySlotAssignPtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "SubSegment",
    "SlotIndex",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.sub_segment() } else { from.sub_segment() }; value.set_sub_segment(it); None }
        3 => { let it = if way == laws::Way::View { view.slot_index() } else { from.slot_index() }; value.set_slot_index(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_affinity_slot_assign_heap_affinity_slot_assign_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_affinity_slot_assign::{ HeapAffinitySlotAssignPtr64 as T, HeapAffinitySlotAssignPtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "SubSegment",
    "SlotIndex",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.sub_segment() } else { from.sub_segment() }; value.set_sub_segment(it); None }
        3 => { let it = if way == laws::Way::View { view.slot_index() } else { from.slot_index() }; value.set_slot_index(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_commit_decommit_heap_commit_decommit_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_commit_decommit::{ HeapCommitDecommitPtr32 as T, HeapCommitDecommitPtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "Event",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.event() } else { from.event() }; value.set_event(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_commit_decommit_heap_commit_decommit_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_commit_decommit::{ HeapCommitDecommitPtr64 as T, HeapCommitDecommitPtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "Event",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.event() } else { from.event() }; value.set_event(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_event_commit_decommit_heap_event_commit_decommit_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_event_commit_decommit::{ HeapEventCommitDecommitPtr32 as T, HeapEventCommitDecommitPtr32View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "Block",
    "Size",
    "Caller",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        1 => { let it = if way == laws::Way::View { view.block() } else { from.block() }; value.set_block(it); None }
        2 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        3 => { let it = if way == laws::Way::View { view.caller() } else { from.caller() }; value.set_caller(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_event_commit_decommit_heap_event_commit_decommit_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_event_commit_decommit::{ HeapEventCommitDecommitPtr64 as T, HeapEventCommitDecommitPtr64View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "Block",
    "Size",
    "Caller",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        1 => { let it = if way == laws::Way::View { view.block() } else { from.block() }; value.set_block(it); None }
        2 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        3 => { let it = if way == laws::Way::View { view.caller() } else { from.caller() }; value.set_caller(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_event_range_heap_event_range_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_event_range::{ HeapEventRangePtr32 as T, HeapEventRangePtr32View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "Address",
    "Size",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        1 => { let it = if way == laws::Way::View { view.address() } else { from.address() }; value.set_address(it); None }
        2 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_event_range_heap_event_range_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_event_range::{ HeapEventRangePtr64 as T, HeapEventRangePtr64View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "Address",
    "Size",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        1 => { let it = if way == laws::Way::View { view.address() } else { from.address() }; value.set_address(it); None }
        2 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_event_range_create_heap_event_range_create_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_event_range_create::{ HeapEventRangeCreatePtr32 as T, HeapEventRangeCreatePtr32View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "FirstRangeSize",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        1 => { let it = if way == laws::Way::View { view.first_range_size() } else { from.first_range_size() }; value.set_first_range_size(it); None }
        2 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_event_range_create_heap_event_range_create_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_event_range_create::{ HeapEventRangeCreatePtr64 as T, HeapEventRangeCreatePtr64View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "FirstRangeSize",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        1 => { let it = if way == laws::Way::View { view.first_range_size() } else { from.first_range_size() }; value.set_first_range_size(it); None }
        2 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_event_subsegment_alloc_free_heap_event_subsegment_alloc_free_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_event_subsegment_alloc_free::{ HeapEventSubsegmentAllocFreePtr32 as T, HeapEventSubsegmentAllocFreePtr32View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "SubSegment",
    "SubSegmentSize",
    "BlockSize",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        1 => { let it = if way == laws::Way::View { view.sub_segment() } else { from.sub_segment() }; value.set_sub_segment(it); None }
        2 => { let it = if way == laws::Way::View { view.sub_segment_size() } else { from.sub_segment_size() }; value.set_sub_segment_size(it); None }
        3 => { let it = if way == laws::Way::View { view.block_size() } else { from.block_size() }; value.set_block_size(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_event_subsegment_alloc_free_heap_event_subsegment_alloc_free_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_event_subsegment_alloc_free::{ HeapEventSubsegmentAllocFreePtr64 as T, HeapEventSubsegmentAllocFreePtr64View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "SubSegment",
    "SubSegmentSize",
    "BlockSize",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        1 => { let it = if way == laws::Way::View { view.sub_segment() } else { from.sub_segment() }; value.set_sub_segment(it); None }
        2 => { let it = if way == laws::Way::View { view.sub_segment_size() } else { from.sub_segment_size() }; value.set_sub_segment_size(it); None }
        3 => { let it = if way == laws::Way::View { view.block_size() } else { from.block_size() }; value.set_block_size(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_range_create_heap_range_create_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_range_create::{ HeapRangeCreatePtr32 as T, HeapRangeCreatePtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "Event",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.event() } else { from.event() }; value.set_event(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod heap_range_create_heap_range_create_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_range_create::{ HeapRangeCreatePtr64 as T, HeapRangeCreatePtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "Event",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.event() } else { from.event() }; value.set_event(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod heap_range_destroy_heap_range_destroy_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_range_destroy::{ HeapRangeDestroyPtr32 as T, HeapRangeDestroyPtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod heap_range_destroy_heap_range_destroy_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_range_destroy::{ HeapRangeDestroyPtr64 as T, HeapRangeDestroyPtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod heap_range_log_heap_range_log_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_range_log::{ HeapRangeLogPtr32 as T, HeapRangeLogPtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "Range",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.range() } else { from.range() }; value.set_range(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod heap_range_log_heap_range_log_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_range_log::{ HeapRangeLogPtr64 as T, HeapRangeLogPtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "Range",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.range() } else { from.range() }; value.set_range(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod heap_reuse_threshold_activated_heap_reuse_threshold_activated_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_reuse_threshold_activated::{ HeapReuseThresholdActivatedPtr32 as T, HeapReuseThresholdActivatedPtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "SubSegment",
    "BucketIndex",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.sub_segment() } else { from.sub_segment() }; value.set_sub_segment(it); None }
        3 => { let it = if way == laws::Way::View { view.bucket_index() } else { from.bucket_index() }; value.set_bucket_index(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_reuse_threshold_activated_heap_reuse_threshold_activated_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_reuse_threshold_activated::{ HeapReuseThresholdActivatedPtr64 as T, HeapReuseThresholdActivatedPtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "SubSegment",
    "BucketIndex",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.sub_segment() } else { from.sub_segment() }; value.set_sub_segment(it); None }
        3 => { let it = if way == laws::Way::View { view.bucket_index() } else { from.bucket_index() }; value.set_bucket_index(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_subsegment_activated_heap_subsegment_activated_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_subsegment_activated::{ HeapSubsegmentActivatedPtr32 as T, HeapSubsegmentActivatedPtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "SubSegment",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.sub_segment() } else { from.sub_segment() }; value.set_sub_segment(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_subsegment_activated_heap_subsegment_activated_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_subsegment_activated::{ HeapSubsegmentActivatedPtr64 as T, HeapSubsegmentActivatedPtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "HeapHandle",
    "SubSegment",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.sub_segment() } else { from.sub_segment() }; value.set_sub_segment(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_subsegment_alloc_heap_subsegment_alloc_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_subsegment_alloc::{ HeapSubsegmentAllocPtr32 as T, HeapSubsegmentAllocPtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "Event",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.event() } else { from.event() }; value.set_event(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_subsegment_alloc_heap_subsegment_alloc_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_subsegment_alloc::{ HeapSubsegmentAllocPtr64 as T, HeapSubsegmentAllocPtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "Event",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.event() } else { from.event() }; value.set_event(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_subsegment_free_heap_subsegment_free_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_subsegment_free::{ HeapSubsegmentFreePtr32 as T, HeapSubsegmentFreePtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "Event",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.event() } else { from.event() }; value.set_event(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_subsegment_free_heap_subsegment_free_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_subsegment_free::{ HeapSubsegmentFreePtr64 as T, HeapSubsegmentFreePtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "Event",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.event() } else { from.event() }; value.set_event(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_subsegment_init_heap_subsegment_init_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_subsegment_init::{ HeapSubsegmentInitPtr32 as T, HeapSubsegmentInitPtr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.sub_segment() } else { from.sub_segment() }; value.set_sub_segment(it); None }
        3 => { let it = if way == laws::Way::View { view.block_size() } else { from.block_size() }; value.set_block_size(it); None }
        4 => { let it = if way == laws::Way::View { view.block_count() } else { from.block_count() }; value.set_block_count(it); None }
        5 => { let it = if way == laws::Way::View { view.affinity_index() } else { from.affinity_index() }; value.set_affinity_index(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_subsegment_init_heap_subsegment_init_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_subsegment_init::{ HeapSubsegmentInitPtr64 as T, HeapSubsegmentInitPtr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        2 => { let it = if way == laws::Way::View { view.sub_segment() } else { from.sub_segment() }; value.set_sub_segment(it); None }
        3 => { let it = if way == laws::Way::View { view.block_size() } else { from.block_size() }; value.set_block_size(it); None }
        4 => { let it = if way == laws::Way::View { view.block_count() } else { from.block_count() }; value.set_block_count(it); None }
        5 => { let it = if way == laws::Way::View { view.affinity_index() } else { from.affinity_index() }; value.set_affinity_index(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_contract_heap_contract_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_contract::{ HeapContractPtr32 as T, HeapContractPtr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        1 => { let it = if way == laws::Way::View { view.de_committed_size() } else { from.de_committed_size() }; value.set_de_committed_size(it); None }
        2 => { let it = if way == laws::Way::View { view.de_commit_address() } else { from.de_commit_address() }; value.set_de_commit_address(it); None }
        3 => { let it = if way == laws::Way::View { view.free_space() } else { from.free_space() }; value.set_free_space(it); None }
        4 => { let it = if way == laws::Way::View { view.committed_space() } else { from.committed_space() }; value.set_committed_space(it); None }
        5 => { let it = if way == laws::Way::View { view.reserved_space() } else { from.reserved_space() }; value.set_reserved_space(it); None }
        6 => { let it = if way == laws::Way::View { view.no_of_ucrs() } else { from.no_of_ucrs() }; value.set_no_of_ucrs(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_contract_heap_contract_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_contract::{ HeapContractPtr64 as T, HeapContractPtr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        1 => { let it = if way == laws::Way::View { view.de_committed_size() } else { from.de_committed_size() }; value.set_de_committed_size(it); None }
        2 => { let it = if way == laws::Way::View { view.de_commit_address() } else { from.de_commit_address() }; value.set_de_commit_address(it); None }
        3 => { let it = if way == laws::Way::View { view.free_space() } else { from.free_space() }; value.set_free_space(it); None }
        4 => { let it = if way == laws::Way::View { view.committed_space() } else { from.committed_space() }; value.set_committed_space(it); None }
        5 => { let it = if way == laws::Way::View { view.reserved_space() } else { from.reserved_space() }; value.set_reserved_space(it); None }
        6 => { let it = if way == laws::Way::View { view.no_of_ucrs() } else { from.no_of_ucrs() }; value.set_no_of_ucrs(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_expand_heap_expand_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_expand::{ HeapExpandPtr32 as T, HeapExpandPtr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        1 => { let it = if way == laws::Way::View { view.committed_size() } else { from.committed_size() }; value.set_committed_size(it); None }
        2 => { let it = if way == laws::Way::View { view.commit_address() } else { from.commit_address() }; value.set_commit_address(it); None }
        3 => { let it = if way == laws::Way::View { view.free_space() } else { from.free_space() }; value.set_free_space(it); None }
        4 => { let it = if way == laws::Way::View { view.committed_space() } else { from.committed_space() }; value.set_committed_space(it); None }
        5 => { let it = if way == laws::Way::View { view.reserved_space() } else { from.reserved_space() }; value.set_reserved_space(it); None }
        6 => { let it = if way == laws::Way::View { view.no_of_ucrs() } else { from.no_of_ucrs() }; value.set_no_of_ucrs(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_expand_heap_expand_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_expand::{ HeapExpandPtr64 as T, HeapExpandPtr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        1 => { let it = if way == laws::Way::View { view.committed_size() } else { from.committed_size() }; value.set_committed_size(it); None }
        2 => { let it = if way == laws::Way::View { view.commit_address() } else { from.commit_address() }; value.set_commit_address(it); None }
        3 => { let it = if way == laws::Way::View { view.free_space() } else { from.free_space() }; value.set_free_space(it); None }
        4 => { let it = if way == laws::Way::View { view.committed_space() } else { from.committed_space() }; value.set_committed_space(it); None }
        5 => { let it = if way == laws::Way::View { view.reserved_space() } else { from.reserved_space() }; value.set_reserved_space(it); None }
        6 => { let it = if way == laws::Way::View { view.no_of_ucrs() } else { from.no_of_ucrs() }; value.set_no_of_ucrs(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_realloc_heap_realloc_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_realloc::{ HeapReallocPtr32 as T, HeapReallocPtr32View as V };
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
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        1 => { let it = if way == laws::Way::View { view.new_alloc_address() } else { from.new_alloc_address() }; value.set_new_alloc_address(it); None }
        2 => { let it = if way == laws::Way::View { view.old_alloc_address() } else { from.old_alloc_address() }; value.set_old_alloc_address(it); None }
        3 => { let it = if way == laws::Way::View { view.new_alloc_size() } else { from.new_alloc_size() }; value.set_new_alloc_size(it); None }
        4 => { let it = if way == laws::Way::View { view.old_alloc_size() } else { from.old_alloc_size() }; value.set_old_alloc_size(it); None }
        5 => { let it = if way == laws::Way::View { view.source_id() } else { from.source_id() }; value.set_source_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_realloc_heap_realloc_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_realloc::{ HeapReallocPtr64 as T, HeapReallocPtr64View as V };
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
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        1 => { let it = if way == laws::Way::View { view.new_alloc_address() } else { from.new_alloc_address() }; value.set_new_alloc_address(it); None }
        2 => { let it = if way == laws::Way::View { view.old_alloc_address() } else { from.old_alloc_address() }; value.set_old_alloc_address(it); None }
        3 => { let it = if way == laws::Way::View { view.new_alloc_size() } else { from.new_alloc_size() }; value.set_new_alloc_size(it); None }
        4 => { let it = if way == laws::Way::View { view.old_alloc_size() } else { from.old_alloc_size() }; value.set_old_alloc_size(it); None }
        5 => { let it = if way == laws::Way::View { view.source_id() } else { from.source_id() }; value.set_source_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_snap_shot_heap_snap_shot_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_snap_shot::{ HeapSnapShotPtr32 as T, HeapSnapShotPtr32View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "FreeSpace",
    "CommittedSpace",
    "ReservedSpace",
    "HeapFlags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        1 => { let it = if way == laws::Way::View { view.free_space() } else { from.free_space() }; value.set_free_space(it); None }
        2 => { let it = if way == laws::Way::View { view.committed_space() } else { from.committed_space() }; value.set_committed_space(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved_space() } else { from.reserved_space() }; value.set_reserved_space(it); None }
        4 => { let it = if way == laws::Way::View { view.heap_flags() } else { from.heap_flags() }; value.set_heap_flags(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_snap_shot_heap_snap_shot_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_snap_shot::{ HeapSnapShotPtr64 as T, HeapSnapShotPtr64View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "FreeSpace",
    "CommittedSpace",
    "ReservedSpace",
    "HeapFlags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        1 => { let it = if way == laws::Way::View { view.free_space() } else { from.free_space() }; value.set_free_space(it); None }
        2 => { let it = if way == laws::Way::View { view.committed_space() } else { from.committed_space() }; value.set_committed_space(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved_space() } else { from.reserved_space() }; value.set_reserved_space(it); None }
        4 => { let it = if way == laws::Way::View { view.heap_flags() } else { from.heap_flags() }; value.set_heap_flags(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_trace_alloc_heap_trace_alloc_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_trace_alloc::{ HeapTraceAllocPtr32 as T, HeapTraceAllocPtr32View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "AllocSize",
    "AllocAddress",
    "SourceId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        1 => { let it = if way == laws::Way::View { view.alloc_size() } else { from.alloc_size() }; value.set_alloc_size(it); None }
        2 => { let it = if way == laws::Way::View { view.alloc_address() } else { from.alloc_address() }; value.set_alloc_address(it); None }
        3 => { let it = if way == laws::Way::View { view.source_id() } else { from.source_id() }; value.set_source_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_trace_alloc_heap_trace_alloc_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_trace_alloc::{ HeapTraceAllocPtr64 as T, HeapTraceAllocPtr64View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "AllocSize",
    "AllocAddress",
    "SourceId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        1 => { let it = if way == laws::Way::View { view.alloc_size() } else { from.alloc_size() }; value.set_alloc_size(it); None }
        2 => { let it = if way == laws::Way::View { view.alloc_address() } else { from.alloc_address() }; value.set_alloc_address(it); None }
        3 => { let it = if way == laws::Way::View { view.source_id() } else { from.source_id() }; value.set_source_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_trace_create_heap_trace_create_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_trace_create::{ HeapTraceCreatePtr32 as T, HeapTraceCreatePtr32View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "HeapFlags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        1 => { let it = if way == laws::Way::View { view.heap_flags() } else { from.heap_flags() }; value.set_heap_flags(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_trace_create_heap_trace_create_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_trace_create::{ HeapTraceCreatePtr64 as T, HeapTraceCreatePtr64View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "HeapFlags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        1 => { let it = if way == laws::Way::View { view.heap_flags() } else { from.heap_flags() }; value.set_heap_flags(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_trace_free_heap_trace_free_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_trace_free::{ HeapTraceFreePtr32 as T, HeapTraceFreePtr32View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "FreeAddress",
    "SourceId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        1 => { let it = if way == laws::Way::View { view.free_address() } else { from.free_address() }; value.set_free_address(it); None }
        2 => { let it = if way == laws::Way::View { view.source_id() } else { from.source_id() }; value.set_source_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_trace_free_heap_trace_free_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_trace_free::{ HeapTraceFreePtr64 as T, HeapTraceFreePtr64View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "FreeAddress",
    "SourceId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        1 => { let it = if way == laws::Way::View { view.free_address() } else { from.free_address() }; value.set_free_address(it); None }
        2 => { let it = if way == laws::Way::View { view.source_id() } else { from.source_id() }; value.set_source_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_type_group1_heap_type_group1_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_type_group1::{ HeapTypeGroup1Ptr32 as T, HeapTypeGroup1Ptr32View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod heap_type_group1_heap_type_group1_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_type_group1::{ HeapTypeGroup1Ptr64 as T, HeapTypeGroup1Ptr64View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod page_fault_heap_range_destroy_page_fault_heap_range_destroy_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::page_fault_heap_range_destroy::{ PageFaultHeapRangeDestroyPtr32 as T, PageFaultHeapRangeDestroyPtr32View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod page_fault_heap_range_destroy_page_fault_heap_range_destroy_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::page_fault_heap_range_destroy::{ PageFaultHeapRangeDestroyPtr64 as T, PageFaultHeapRangeDestroyPtr64View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod page_fault_heap_range_rundown_page_fault_heap_range_rundown_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::page_fault_heap_range_rundown::{ PageFaultHeapRangeRundownPtr32 as T, PageFaultHeapRangeRundownPtr32View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "HRFlags",
    "HRPid",
    "HRRangeCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        1 => { let it = if way == laws::Way::View { view.hr_flags() } else { from.hr_flags() }; value.set_hr_flags(it); None }
        2 => { let it = if way == laws::Way::View { view.hr_pid() } else { from.hr_pid() }; value.set_hr_pid(it); None }
        3 => { let it = if way == laws::Way::View { view.hr_range_count() } else { from.hr_range_count() }; value.set_hr_range_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod page_fault_heap_range_rundown_page_fault_heap_range_rundown_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::heap::page_fault_heap_range_rundown::{ PageFaultHeapRangeRundownPtr64 as T, PageFaultHeapRangeRundownPtr64View as V };
const MEMBERS: &[&str] = &[
    "HeapHandle",
    "HRFlags",
    "HRPid",
    "HRRangeCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.heap_handle() } else { from.heap_handle() }; value.set_heap_handle(it); None }
        1 => { let it = if way == laws::Way::View { view.hr_flags() } else { from.hr_flags() }; value.set_hr_flags(it); None }
        2 => { let it = if way == laws::Way::View { view.hr_pid() } else { from.hr_pid() }; value.set_hr_pid(it); None }
        3 => { let it = if way == laws::Way::View { view.hr_range_count() } else { from.hr_range_count() }; value.set_hr_range_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_heap_event_common_any {
use etwspec_runtime::laws;
use etwspec::payloads::heap::etw_heap_event_common::{Any, EtwHeapEventCommonPtr32, EtwHeapEventCommonPtr64, };
law_any! {
    "ETW_HEAP_EVENT_COMMON", false,
    0: "EtwHeapEventCommonPtr32" EtwHeapEventCommonPtr32(EtwHeapEventCommonPtr32), 36;
    1: "EtwHeapEventCommonPtr64" EtwHeapEventCommonPtr64(EtwHeapEventCommonPtr64), 40;
}

}

mod etw_heap_event_rundown_any {
use etwspec_runtime::laws;
use etwspec::payloads::heap::etw_heap_event_rundown::{Any, EtwHeapEventRundownPtr32, EtwHeapEventRundownPtr64, };
law_any! {
    "ETW_HEAP_EVENT_RUNDOWN", true,
    0: "EtwHeapEventRundownPtr32" EtwHeapEventRundownPtr32(EtwHeapEventRundownPtr32), 52;
    1: "EtwHeapEventRundownPtr64" EtwHeapEventRundownPtr64(EtwHeapEventRundownPtr64), 56;
}

}

mod etw_heap_event_rundown_range_any {
use etwspec_runtime::laws;
use etwspec::payloads::heap::etw_heap_event_rundown_range::{Any, EtwHeapEventRundownRangePtr32, EtwHeapEventRundownRangePtr64, };
law_any! {
    "ETW_HEAP_EVENT_RUNDOWN_RANGE", false,
    0: "EtwHeapEventRundownRangePtr32" EtwHeapEventRundownRangePtr32(EtwHeapEventRundownRangePtr32), 8;
    1: "EtwHeapEventRundownRangePtr64" EtwHeapEventRundownRangePtr64(EtwHeapEventRundownRangePtr64), 16;
}

}

mod heap_event_commit_decommit_any {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_event_commit_decommit::{Any, HeapEventCommitDecommitPtr32, HeapEventCommitDecommitPtr64, };
law_any! {
    "HEAP_EVENT_COMMIT_DECOMMIT", false,
    0: "HeapEventCommitDecommitPtr32" HeapEventCommitDecommitPtr32(HeapEventCommitDecommitPtr32), 16;
    1: "HeapEventCommitDecommitPtr64" HeapEventCommitDecommitPtr64(HeapEventCommitDecommitPtr64), 32;
}

}

mod heap_event_subsegment_alloc_free_any {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_event_subsegment_alloc_free::{Any, HeapEventSubsegmentAllocFreePtr32, HeapEventSubsegmentAllocFreePtr64, };
law_any! {
    "HEAP_EVENT_SUBSEGMENT_ALLOC_FREE", false,
    0: "HeapEventSubsegmentAllocFreePtr32" HeapEventSubsegmentAllocFreePtr32(HeapEventSubsegmentAllocFreePtr32), 16;
    1: "HeapEventSubsegmentAllocFreePtr64" HeapEventSubsegmentAllocFreePtr64(HeapEventSubsegmentAllocFreePtr64), 32;
}

}

mod heap_range_log_any {
use etwspec_runtime::laws;
use etwspec::payloads::heap::heap_range_log::{Any, HeapRangeLogPtr32, HeapRangeLogPtr64, };
law_any! {
    "HEAP_RANGE_LOG", false,
    0: "HeapRangeLogPtr32" HeapRangeLogPtr32(HeapRangeLogPtr32), 44;
    1: "HeapRangeLogPtr64" HeapRangeLogPtr64(HeapRangeLogPtr64), 56;
}

}

mod heap_log_values {
use etwspec_runtime::laws;
use etwspec::payloads::heap::HeapLog as T;
law_enumeration!(u32);
}

mod heap_memory_source_values {
use etwspec_runtime::laws;
use etwspec::payloads::heap::HeapMemorySource as T;
law_enumeration!(u32);
}
