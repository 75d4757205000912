// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::heap`.
#![cfg(feature = "payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn etw_heap_event_alloc_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::etw_heap_event_alloc::EtwHeapEventAllocX86;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_alloc::EtwHeapEventAllocX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_heap_event_alloc_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::etw_heap_event_alloc::EtwHeapEventAllocX86;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_alloc::EtwHeapEventAllocX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.address(), a.address);
            let mut moved = a;
            moved.address = b.address;
            laws::only_moved(layout, "Address", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.source(), a.source);
            let mut moved = a;
            moved.source = b.source;
            laws::only_moved(layout, "Source", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_heap_event_alloc_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::etw_heap_event_alloc::EtwHeapEventAllocX64;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_alloc::EtwHeapEventAllocX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_heap_event_alloc_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::etw_heap_event_alloc::EtwHeapEventAllocX64;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_alloc::EtwHeapEventAllocX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.address(), a.address);
            let mut moved = a;
            moved.address = b.address;
            laws::only_moved(layout, "Address", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.source(), a.source);
            let mut moved = a;
            moved.source = b.source;
            laws::only_moved(layout, "Source", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_heap_event_common_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::etw_heap_event_common::EtwHeapEventCommonX86;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_common::EtwHeapEventCommonX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_heap_event_common_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::etw_heap_event_common::EtwHeapEventCommonX86;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_common::EtwHeapEventCommonX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.handle(), a.handle);
            let mut moved = a;
            moved.handle = b.handle;
            laws::only_moved(layout, "Handle", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_heap_event_common_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::etw_heap_event_common::EtwHeapEventCommonX64;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_common::EtwHeapEventCommonX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_heap_event_common_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::etw_heap_event_common::EtwHeapEventCommonX64;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_common::EtwHeapEventCommonX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.handle(), a.handle);
            let mut moved = a;
            moved.handle = b.handle;
            laws::only_moved(layout, "Handle", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_heap_event_contraction_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::etw_heap_event_contraction::EtwHeapEventContractionX86;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_contraction::EtwHeapEventContractionX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_heap_event_contraction_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::etw_heap_event_contraction::EtwHeapEventContractionX86;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_contraction::EtwHeapEventContractionX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.de_commit_size(), a.de_commit_size);
            let mut moved = a;
            moved.de_commit_size = b.de_commit_size;
            laws::only_moved(layout, "DeCommitSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.de_commit_address(), a.de_commit_address);
            let mut moved = a;
            moved.de_commit_address = b.de_commit_address;
            laws::only_moved(
                layout,
                "DeCommitAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.free_space(), a.free_space);
            let mut moved = a;
            moved.free_space = b.free_space;
            laws::only_moved(layout, "FreeSpace", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.committed_space(), a.committed_space);
            let mut moved = a;
            moved.committed_space = b.committed_space;
            laws::only_moved(
                layout,
                "CommittedSpace",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved_space(), a.reserved_space);
            let mut moved = a;
            moved.reserved_space = b.reserved_space;
            laws::only_moved(layout, "ReservedSpace", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.no_of_uc_rs(), a.no_of_uc_rs);
            let mut moved = a;
            moved.no_of_uc_rs = b.no_of_uc_rs;
            laws::only_moved(layout, "NoOfUCRs", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.allocated_space(), a.allocated_space);
            let mut moved = a;
            moved.allocated_space = b.allocated_space;
            laws::only_moved(
                layout,
                "AllocatedSpace",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_heap_event_contraction_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::etw_heap_event_contraction::EtwHeapEventContractionX64;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_contraction::EtwHeapEventContractionX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_heap_event_contraction_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::etw_heap_event_contraction::EtwHeapEventContractionX64;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_contraction::EtwHeapEventContractionX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.de_commit_size(), a.de_commit_size);
            let mut moved = a;
            moved.de_commit_size = b.de_commit_size;
            laws::only_moved(layout, "DeCommitSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.de_commit_address(), a.de_commit_address);
            let mut moved = a;
            moved.de_commit_address = b.de_commit_address;
            laws::only_moved(
                layout,
                "DeCommitAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.free_space(), a.free_space);
            let mut moved = a;
            moved.free_space = b.free_space;
            laws::only_moved(layout, "FreeSpace", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.committed_space(), a.committed_space);
            let mut moved = a;
            moved.committed_space = b.committed_space;
            laws::only_moved(
                layout,
                "CommittedSpace",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved_space(), a.reserved_space);
            let mut moved = a;
            moved.reserved_space = b.reserved_space;
            laws::only_moved(layout, "ReservedSpace", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.no_of_uc_rs(), a.no_of_uc_rs);
            let mut moved = a;
            moved.no_of_uc_rs = b.no_of_uc_rs;
            laws::only_moved(layout, "NoOfUCRs", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.allocated_space(), a.allocated_space);
            let mut moved = a;
            moved.allocated_space = b.allocated_space;
            laws::only_moved(
                layout,
                "AllocatedSpace",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_heap_event_create_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::etw_heap_event_create::EtwHeapEventCreateX86;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_create::EtwHeapEventCreateX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_heap_event_create_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::etw_heap_event_create::EtwHeapEventCreateX86;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_create::EtwHeapEventCreateX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a;
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserve_size(), a.reserve_size);
            let mut moved = a;
            moved.reserve_size = b.reserve_size;
            laws::only_moved(layout, "ReserveSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.commit_size(), a.commit_size);
            let mut moved = a;
            moved.commit_size = b.commit_size;
            laws::only_moved(layout, "CommitSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.allocated_size(), a.allocated_size);
            let mut moved = a;
            moved.allocated_size = b.allocated_size;
            laws::only_moved(layout, "AllocatedSize", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_heap_event_create_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::etw_heap_event_create::EtwHeapEventCreateX64;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_create::EtwHeapEventCreateX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_heap_event_create_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::etw_heap_event_create::EtwHeapEventCreateX64;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_create::EtwHeapEventCreateX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a;
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserve_size(), a.reserve_size);
            let mut moved = a;
            moved.reserve_size = b.reserve_size;
            laws::only_moved(layout, "ReserveSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.commit_size(), a.commit_size);
            let mut moved = a;
            moved.commit_size = b.commit_size;
            laws::only_moved(layout, "CommitSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.allocated_size(), a.allocated_size);
            let mut moved = a;
            moved.allocated_size = b.allocated_size;
            laws::only_moved(layout, "AllocatedSize", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_heap_event_expansion_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::etw_heap_event_expansion::EtwHeapEventExpansionX86;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_expansion::EtwHeapEventExpansionX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_heap_event_expansion_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::etw_heap_event_expansion::EtwHeapEventExpansionX86;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_expansion::EtwHeapEventExpansionX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.committed_size(), a.committed_size);
            let mut moved = a;
            moved.committed_size = b.committed_size;
            laws::only_moved(layout, "CommittedSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.address(), a.address);
            let mut moved = a;
            moved.address = b.address;
            laws::only_moved(layout, "Address", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.free_space(), a.free_space);
            let mut moved = a;
            moved.free_space = b.free_space;
            laws::only_moved(layout, "FreeSpace", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.committed_space(), a.committed_space);
            let mut moved = a;
            moved.committed_space = b.committed_space;
            laws::only_moved(
                layout,
                "CommittedSpace",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved_space(), a.reserved_space);
            let mut moved = a;
            moved.reserved_space = b.reserved_space;
            laws::only_moved(layout, "ReservedSpace", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.no_of_uc_rs(), a.no_of_uc_rs);
            let mut moved = a;
            moved.no_of_uc_rs = b.no_of_uc_rs;
            laws::only_moved(layout, "NoOfUCRs", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.allocated_space(), a.allocated_space);
            let mut moved = a;
            moved.allocated_space = b.allocated_space;
            laws::only_moved(
                layout,
                "AllocatedSpace",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_heap_event_expansion_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::etw_heap_event_expansion::EtwHeapEventExpansionX64;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_expansion::EtwHeapEventExpansionX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_heap_event_expansion_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::etw_heap_event_expansion::EtwHeapEventExpansionX64;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_expansion::EtwHeapEventExpansionX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.committed_size(), a.committed_size);
            let mut moved = a;
            moved.committed_size = b.committed_size;
            laws::only_moved(layout, "CommittedSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.address(), a.address);
            let mut moved = a;
            moved.address = b.address;
            laws::only_moved(layout, "Address", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.free_space(), a.free_space);
            let mut moved = a;
            moved.free_space = b.free_space;
            laws::only_moved(layout, "FreeSpace", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.committed_space(), a.committed_space);
            let mut moved = a;
            moved.committed_space = b.committed_space;
            laws::only_moved(
                layout,
                "CommittedSpace",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved_space(), a.reserved_space);
            let mut moved = a;
            moved.reserved_space = b.reserved_space;
            laws::only_moved(layout, "ReservedSpace", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.no_of_uc_rs(), a.no_of_uc_rs);
            let mut moved = a;
            moved.no_of_uc_rs = b.no_of_uc_rs;
            laws::only_moved(layout, "NoOfUCRs", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.allocated_space(), a.allocated_space);
            let mut moved = a;
            moved.allocated_space = b.allocated_space;
            laws::only_moved(
                layout,
                "AllocatedSpace",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_heap_event_free_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::etw_heap_event_free::EtwHeapEventFreeX86;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_free::EtwHeapEventFreeX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_heap_event_free_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::etw_heap_event_free::EtwHeapEventFreeX86;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_free::EtwHeapEventFreeX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.address(), a.address);
            let mut moved = a;
            moved.address = b.address;
            laws::only_moved(layout, "Address", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.source(), a.source);
            let mut moved = a;
            moved.source = b.source;
            laws::only_moved(layout, "Source", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_heap_event_free_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::etw_heap_event_free::EtwHeapEventFreeX64;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_free::EtwHeapEventFreeX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_heap_event_free_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::etw_heap_event_free::EtwHeapEventFreeX64;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_free::EtwHeapEventFreeX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.address(), a.address);
            let mut moved = a;
            moved.address = b.address;
            laws::only_moved(layout, "Address", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.source(), a.source);
            let mut moved = a;
            moved.source = b.source;
            laws::only_moved(layout, "Source", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_heap_event_realloc_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::etw_heap_event_realloc::EtwHeapEventReallocX86;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_realloc::EtwHeapEventReallocX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_heap_event_realloc_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::etw_heap_event_realloc::EtwHeapEventReallocX86;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_realloc::EtwHeapEventReallocX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.new_address(), a.new_address);
            let mut moved = a;
            moved.new_address = b.new_address;
            laws::only_moved(layout, "NewAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.old_address(), a.old_address);
            let mut moved = a;
            moved.old_address = b.old_address;
            laws::only_moved(layout, "OldAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.new_size(), a.new_size);
            let mut moved = a;
            moved.new_size = b.new_size;
            laws::only_moved(layout, "NewSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.old_size(), a.old_size);
            let mut moved = a;
            moved.old_size = b.old_size;
            laws::only_moved(layout, "OldSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.source(), a.source);
            let mut moved = a;
            moved.source = b.source;
            laws::only_moved(layout, "Source", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_heap_event_realloc_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::etw_heap_event_realloc::EtwHeapEventReallocX64;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_realloc::EtwHeapEventReallocX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_heap_event_realloc_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::etw_heap_event_realloc::EtwHeapEventReallocX64;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_realloc::EtwHeapEventReallocX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.new_address(), a.new_address);
            let mut moved = a;
            moved.new_address = b.new_address;
            laws::only_moved(layout, "NewAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.old_address(), a.old_address);
            let mut moved = a;
            moved.old_address = b.old_address;
            laws::only_moved(layout, "OldAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.new_size(), a.new_size);
            let mut moved = a;
            moved.new_size = b.new_size;
            laws::only_moved(layout, "NewSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.old_size(), a.old_size);
            let mut moved = a;
            moved.old_size = b.old_size;
            laws::only_moved(layout, "OldSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.source(), a.source);
            let mut moved = a;
            moved.source = b.source;
            laws::only_moved(layout, "Source", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_heap_event_rundown_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::etw_heap_event_rundown::EtwHeapEventRundownX86;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_rundown::EtwHeapEventRundownX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), true);
    laws::bounded::<T>();
    laws::overclaimed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_heap_event_rundown_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::etw_heap_event_rundown::EtwHeapEventRundownX86;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_rundown::EtwHeapEventRundownX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a.clone();
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a.clone();
            moved.heap_handle = b.heap_handle;
            laws::only_moved(
                layout,
                "HeapHandle",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a.clone();
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a.clone();
            moved.process_id = b.process_id;
            laws::only_moved(
                layout,
                "ProcessId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.range_count(), a.range_count);
            let mut moved = a.clone();
            moved.range_count = b.range_count;
            laws::only_moved(
                layout,
                "RangeCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a.clone();
            moved.reserved = b.reserved;
            laws::only_moved(
                layout,
                "Reserved",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_heap_event_rundown_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::etw_heap_event_rundown::EtwHeapEventRundownX64;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_rundown::EtwHeapEventRundownX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), true);
    laws::bounded::<T>();
    laws::overclaimed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_heap_event_rundown_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::etw_heap_event_rundown::EtwHeapEventRundownX64;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_rundown::EtwHeapEventRundownX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a.clone();
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a.clone();
            moved.heap_handle = b.heap_handle;
            laws::only_moved(
                layout,
                "HeapHandle",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a.clone();
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a.clone();
            moved.process_id = b.process_id;
            laws::only_moved(
                layout,
                "ProcessId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.range_count(), a.range_count);
            let mut moved = a.clone();
            moved.range_count = b.range_count;
            laws::only_moved(
                layout,
                "RangeCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a.clone();
            moved.reserved = b.reserved;
            laws::only_moved(
                layout,
                "Reserved",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_heap_event_rundown_range_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::etw_heap_event_rundown_range::EtwHeapEventRundownRangeX86;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_rundown_range::EtwHeapEventRundownRangeX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_heap_event_rundown_range_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::etw_heap_event_rundown_range::EtwHeapEventRundownRangeX86;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_rundown_range::EtwHeapEventRundownRangeX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.address(), a.address);
            let mut moved = a;
            moved.address = b.address;
            laws::only_moved(layout, "Address", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_heap_event_rundown_range_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::etw_heap_event_rundown_range::EtwHeapEventRundownRangeX64;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_rundown_range::EtwHeapEventRundownRangeX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_heap_event_rundown_range_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::etw_heap_event_rundown_range::EtwHeapEventRundownRangeX64;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_rundown_range::EtwHeapEventRundownRangeX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.address(), a.address);
            let mut moved = a;
            moved.address = b.address;
            laws::only_moved(layout, "Address", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_heap_event_snapshot_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::etw_heap_event_snapshot::EtwHeapEventSnapshotX86;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_snapshot::EtwHeapEventSnapshotX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_heap_event_snapshot_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::etw_heap_event_snapshot::EtwHeapEventSnapshotX86;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_snapshot::EtwHeapEventSnapshotX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.free_space(), a.free_space);
            let mut moved = a;
            moved.free_space = b.free_space;
            laws::only_moved(layout, "FreeSpace", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.committed_space(), a.committed_space);
            let mut moved = a;
            moved.committed_space = b.committed_space;
            laws::only_moved(
                layout,
                "CommittedSpace",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved_space(), a.reserved_space);
            let mut moved = a;
            moved.reserved_space = b.reserved_space;
            laws::only_moved(layout, "ReservedSpace", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a;
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.large_ucr_space(), a.large_ucr_space);
            let mut moved = a;
            moved.large_ucr_space = b.large_ucr_space;
            laws::only_moved(layout, "LargeUCRSpace", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.free_list_length(), a.free_list_length);
            let mut moved = a;
            moved.free_list_length = b.free_list_length;
            laws::only_moved(
                layout,
                "FreeListLength",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.ucr_length(), a.ucr_length);
            let mut moved = a;
            moved.ucr_length = b.ucr_length;
            laws::only_moved(layout, "UCRLength", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.allocated_space(), a.allocated_space);
            let mut moved = a;
            moved.allocated_space = b.allocated_space;
            laws::only_moved(
                layout,
                "AllocatedSpace",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_heap_event_snapshot_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::etw_heap_event_snapshot::EtwHeapEventSnapshotX64;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_snapshot::EtwHeapEventSnapshotX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_heap_event_snapshot_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::etw_heap_event_snapshot::EtwHeapEventSnapshotX64;
    type V<'a> = etwspec::payloads::heap::etw_heap_event_snapshot::EtwHeapEventSnapshotX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.free_space(), a.free_space);
            let mut moved = a;
            moved.free_space = b.free_space;
            laws::only_moved(layout, "FreeSpace", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.committed_space(), a.committed_space);
            let mut moved = a;
            moved.committed_space = b.committed_space;
            laws::only_moved(
                layout,
                "CommittedSpace",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved_space(), a.reserved_space);
            let mut moved = a;
            moved.reserved_space = b.reserved_space;
            laws::only_moved(layout, "ReservedSpace", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a;
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.large_ucr_space(), a.large_ucr_space);
            let mut moved = a;
            moved.large_ucr_space = b.large_ucr_space;
            laws::only_moved(layout, "LargeUCRSpace", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.free_list_length(), a.free_list_length);
            let mut moved = a;
            moved.free_list_length = b.free_list_length;
            laws::only_moved(
                layout,
                "FreeListLength",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.ucr_length(), a.ucr_length);
            let mut moved = a;
            moved.ucr_length = b.ucr_length;
            laws::only_moved(layout, "UCRLength", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.allocated_space(), a.allocated_space);
            let mut moved = a;
            moved.allocated_space = b.allocated_space;
            laws::only_moved(
                layout,
                "AllocatedSpace",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn heap_affinity_manager_enable_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_affinity_manager_enable::HeapAffinityManagerEnableX86;
    type V<'a> = etwspec::payloads::heap::heap_affinity_manager_enable::HeapAffinityManagerEnableX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_affinity_manager_enable_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_affinity_manager_enable::HeapAffinityManagerEnableX86;
    type V<'a> = etwspec::payloads::heap::heap_affinity_manager_enable::HeapAffinityManagerEnableX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.bucket_index(), a.bucket_index);
            let mut moved = a;
            moved.bucket_index = b.bucket_index;
            laws::only_moved(layout, "BucketIndex", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_affinity_manager_enable_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_affinity_manager_enable::HeapAffinityManagerEnableX64;
    type V<'a> = etwspec::payloads::heap::heap_affinity_manager_enable::HeapAffinityManagerEnableX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_affinity_manager_enable_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_affinity_manager_enable::HeapAffinityManagerEnableX64;
    type V<'a> = etwspec::payloads::heap::heap_affinity_manager_enable::HeapAffinityManagerEnableX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.bucket_index(), a.bucket_index);
            let mut moved = a;
            moved.bucket_index = b.bucket_index;
            laws::only_moved(layout, "BucketIndex", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_affinity_slot_assign_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_affinity_slot_assign::HeapAffinitySlotAssignX86;
    type V<'a> = etwspec::payloads::heap::heap_affinity_slot_assign::HeapAffinitySlotAssignX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_affinity_slot_assign_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_affinity_slot_assign::HeapAffinitySlotAssignX86;
    type V<'a> = etwspec::payloads::heap::heap_affinity_slot_assign::HeapAffinitySlotAssignX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sub_segment(), a.sub_segment);
            let mut moved = a;
            moved.sub_segment = b.sub_segment;
            laws::only_moved(layout, "SubSegment", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.slot_index(), a.slot_index);
            let mut moved = a;
            moved.slot_index = b.slot_index;
            laws::only_moved(layout, "SlotIndex", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_affinity_slot_assign_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_affinity_slot_assign::HeapAffinitySlotAssignX64;
    type V<'a> = etwspec::payloads::heap::heap_affinity_slot_assign::HeapAffinitySlotAssignX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_affinity_slot_assign_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_affinity_slot_assign::HeapAffinitySlotAssignX64;
    type V<'a> = etwspec::payloads::heap::heap_affinity_slot_assign::HeapAffinitySlotAssignX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sub_segment(), a.sub_segment);
            let mut moved = a;
            moved.sub_segment = b.sub_segment;
            laws::only_moved(layout, "SubSegment", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.slot_index(), a.slot_index);
            let mut moved = a;
            moved.slot_index = b.slot_index;
            laws::only_moved(layout, "SlotIndex", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_commit_decommit_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_commit_decommit::HeapCommitDecommitX86;
    type V<'a> = etwspec::payloads::heap::heap_commit_decommit::HeapCommitDecommitX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_commit_decommit_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_commit_decommit::HeapCommitDecommitX86;
    type V<'a> = etwspec::payloads::heap::heap_commit_decommit::HeapCommitDecommitX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.event().to_value(), a.event);
            let mut moved = a;
            moved.event = b.event;
            laws::only_moved(layout, "Event", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_commit_decommit_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_commit_decommit::HeapCommitDecommitX64;
    type V<'a> = etwspec::payloads::heap::heap_commit_decommit::HeapCommitDecommitX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_commit_decommit_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_commit_decommit::HeapCommitDecommitX64;
    type V<'a> = etwspec::payloads::heap::heap_commit_decommit::HeapCommitDecommitX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.event().to_value(), a.event);
            let mut moved = a;
            moved.event = b.event;
            laws::only_moved(layout, "Event", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_event_commit_decommit_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_event_commit_decommit::HeapEventCommitDecommitX86;
    type V<'a> = etwspec::payloads::heap::heap_event_commit_decommit::HeapEventCommitDecommitX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_event_commit_decommit_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_event_commit_decommit::HeapEventCommitDecommitX86;
    type V<'a> = etwspec::payloads::heap::heap_event_commit_decommit::HeapEventCommitDecommitX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.block(), a.block);
            let mut moved = a;
            moved.block = b.block;
            laws::only_moved(layout, "Block", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.caller(), a.caller);
            let mut moved = a;
            moved.caller = b.caller;
            laws::only_moved(layout, "Caller", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_event_commit_decommit_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_event_commit_decommit::HeapEventCommitDecommitX64;
    type V<'a> = etwspec::payloads::heap::heap_event_commit_decommit::HeapEventCommitDecommitX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_event_commit_decommit_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_event_commit_decommit::HeapEventCommitDecommitX64;
    type V<'a> = etwspec::payloads::heap::heap_event_commit_decommit::HeapEventCommitDecommitX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.block(), a.block);
            let mut moved = a;
            moved.block = b.block;
            laws::only_moved(layout, "Block", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.caller(), a.caller);
            let mut moved = a;
            moved.caller = b.caller;
            laws::only_moved(layout, "Caller", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_event_range_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_event_range::HeapEventRangeX86;
    type V<'a> = etwspec::payloads::heap::heap_event_range::HeapEventRangeX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_event_range_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_event_range::HeapEventRangeX86;
    type V<'a> = etwspec::payloads::heap::heap_event_range::HeapEventRangeX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.address(), a.address);
            let mut moved = a;
            moved.address = b.address;
            laws::only_moved(layout, "Address", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_event_range_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_event_range::HeapEventRangeX64;
    type V<'a> = etwspec::payloads::heap::heap_event_range::HeapEventRangeX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_event_range_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_event_range::HeapEventRangeX64;
    type V<'a> = etwspec::payloads::heap::heap_event_range::HeapEventRangeX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.address(), a.address);
            let mut moved = a;
            moved.address = b.address;
            laws::only_moved(layout, "Address", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_event_range_create_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_event_range_create::HeapEventRangeCreateX86;
    type V<'a> = etwspec::payloads::heap::heap_event_range_create::HeapEventRangeCreateX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_event_range_create_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_event_range_create::HeapEventRangeCreateX86;
    type V<'a> = etwspec::payloads::heap::heap_event_range_create::HeapEventRangeCreateX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.first_range_size(), a.first_range_size);
            let mut moved = a;
            moved.first_range_size = b.first_range_size;
            laws::only_moved(
                layout,
                "FirstRangeSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a;
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_event_range_create_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_event_range_create::HeapEventRangeCreateX64;
    type V<'a> = etwspec::payloads::heap::heap_event_range_create::HeapEventRangeCreateX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_event_range_create_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_event_range_create::HeapEventRangeCreateX64;
    type V<'a> = etwspec::payloads::heap::heap_event_range_create::HeapEventRangeCreateX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.first_range_size(), a.first_range_size);
            let mut moved = a;
            moved.first_range_size = b.first_range_size;
            laws::only_moved(
                layout,
                "FirstRangeSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a;
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_event_subsegment_alloc_free_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_event_subsegment_alloc_free::HeapEventSubsegmentAllocFreeX86;
    type V<'a> = etwspec::payloads::heap::heap_event_subsegment_alloc_free::HeapEventSubsegmentAllocFreeX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_event_subsegment_alloc_free_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_event_subsegment_alloc_free::HeapEventSubsegmentAllocFreeX86;
    type V<'a> = etwspec::payloads::heap::heap_event_subsegment_alloc_free::HeapEventSubsegmentAllocFreeX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sub_segment(), a.sub_segment);
            let mut moved = a;
            moved.sub_segment = b.sub_segment;
            laws::only_moved(layout, "SubSegment", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sub_segment_size(), a.sub_segment_size);
            let mut moved = a;
            moved.sub_segment_size = b.sub_segment_size;
            laws::only_moved(
                layout,
                "SubSegmentSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.block_size(), a.block_size);
            let mut moved = a;
            moved.block_size = b.block_size;
            laws::only_moved(layout, "BlockSize", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_event_subsegment_alloc_free_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_event_subsegment_alloc_free::HeapEventSubsegmentAllocFreeX64;
    type V<'a> = etwspec::payloads::heap::heap_event_subsegment_alloc_free::HeapEventSubsegmentAllocFreeX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_event_subsegment_alloc_free_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_event_subsegment_alloc_free::HeapEventSubsegmentAllocFreeX64;
    type V<'a> = etwspec::payloads::heap::heap_event_subsegment_alloc_free::HeapEventSubsegmentAllocFreeX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sub_segment(), a.sub_segment);
            let mut moved = a;
            moved.sub_segment = b.sub_segment;
            laws::only_moved(layout, "SubSegment", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sub_segment_size(), a.sub_segment_size);
            let mut moved = a;
            moved.sub_segment_size = b.sub_segment_size;
            laws::only_moved(
                layout,
                "SubSegmentSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.block_size(), a.block_size);
            let mut moved = a;
            moved.block_size = b.block_size;
            laws::only_moved(layout, "BlockSize", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_range_create_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_range_create::HeapRangeCreateX86;
    type V<'a> = etwspec::payloads::heap::heap_range_create::HeapRangeCreateX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_range_create_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_range_create::HeapRangeCreateX86;
    type V<'a> = etwspec::payloads::heap::heap_range_create::HeapRangeCreateX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.event().to_value(), a.event);
            let mut moved = a;
            moved.event = b.event;
            laws::only_moved(layout, "Event", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_range_create_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_range_create::HeapRangeCreateX64;
    type V<'a> = etwspec::payloads::heap::heap_range_create::HeapRangeCreateX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_range_create_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_range_create::HeapRangeCreateX64;
    type V<'a> = etwspec::payloads::heap::heap_range_create::HeapRangeCreateX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.event().to_value(), a.event);
            let mut moved = a;
            moved.event = b.event;
            laws::only_moved(layout, "Event", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_range_destroy_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_range_destroy::HeapRangeDestroyX86;
    type V<'a> = etwspec::payloads::heap::heap_range_destroy::HeapRangeDestroyX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_range_destroy_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_range_destroy::HeapRangeDestroyX86;
    type V<'a> = etwspec::payloads::heap::heap_range_destroy::HeapRangeDestroyX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_range_destroy_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_range_destroy::HeapRangeDestroyX64;
    type V<'a> = etwspec::payloads::heap::heap_range_destroy::HeapRangeDestroyX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_range_destroy_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_range_destroy::HeapRangeDestroyX64;
    type V<'a> = etwspec::payloads::heap::heap_range_destroy::HeapRangeDestroyX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_range_log_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_range_log::HeapRangeLogX86;
    type V<'a> = etwspec::payloads::heap::heap_range_log::HeapRangeLogX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_range_log_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_range_log::HeapRangeLogX86;
    type V<'a> = etwspec::payloads::heap::heap_range_log::HeapRangeLogX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.range().to_value(), a.range);
            let mut moved = a;
            moved.range = b.range;
            laws::only_moved(layout, "Range", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_range_log_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_range_log::HeapRangeLogX64;
    type V<'a> = etwspec::payloads::heap::heap_range_log::HeapRangeLogX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_range_log_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_range_log::HeapRangeLogX64;
    type V<'a> = etwspec::payloads::heap::heap_range_log::HeapRangeLogX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.range().to_value(), a.range);
            let mut moved = a;
            moved.range = b.range;
            laws::only_moved(layout, "Range", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_reuse_threshold_activated_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_reuse_threshold_activated::HeapReuseThresholdActivatedX86;
    type V<'a> = etwspec::payloads::heap::heap_reuse_threshold_activated::HeapReuseThresholdActivatedX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_reuse_threshold_activated_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_reuse_threshold_activated::HeapReuseThresholdActivatedX86;
    type V<'a> = etwspec::payloads::heap::heap_reuse_threshold_activated::HeapReuseThresholdActivatedX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sub_segment(), a.sub_segment);
            let mut moved = a;
            moved.sub_segment = b.sub_segment;
            laws::only_moved(layout, "SubSegment", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.bucket_index(), a.bucket_index);
            let mut moved = a;
            moved.bucket_index = b.bucket_index;
            laws::only_moved(layout, "BucketIndex", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_reuse_threshold_activated_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_reuse_threshold_activated::HeapReuseThresholdActivatedX64;
    type V<'a> = etwspec::payloads::heap::heap_reuse_threshold_activated::HeapReuseThresholdActivatedX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_reuse_threshold_activated_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_reuse_threshold_activated::HeapReuseThresholdActivatedX64;
    type V<'a> = etwspec::payloads::heap::heap_reuse_threshold_activated::HeapReuseThresholdActivatedX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sub_segment(), a.sub_segment);
            let mut moved = a;
            moved.sub_segment = b.sub_segment;
            laws::only_moved(layout, "SubSegment", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.bucket_index(), a.bucket_index);
            let mut moved = a;
            moved.bucket_index = b.bucket_index;
            laws::only_moved(layout, "BucketIndex", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_subsegment_activated_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_subsegment_activated::HeapSubsegmentActivatedX86;
    type V<'a> = etwspec::payloads::heap::heap_subsegment_activated::HeapSubsegmentActivatedX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_subsegment_activated_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_subsegment_activated::HeapSubsegmentActivatedX86;
    type V<'a> = etwspec::payloads::heap::heap_subsegment_activated::HeapSubsegmentActivatedX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sub_segment(), a.sub_segment);
            let mut moved = a;
            moved.sub_segment = b.sub_segment;
            laws::only_moved(layout, "SubSegment", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_subsegment_activated_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_subsegment_activated::HeapSubsegmentActivatedX64;
    type V<'a> = etwspec::payloads::heap::heap_subsegment_activated::HeapSubsegmentActivatedX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_subsegment_activated_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_subsegment_activated::HeapSubsegmentActivatedX64;
    type V<'a> = etwspec::payloads::heap::heap_subsegment_activated::HeapSubsegmentActivatedX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sub_segment(), a.sub_segment);
            let mut moved = a;
            moved.sub_segment = b.sub_segment;
            laws::only_moved(layout, "SubSegment", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_subsegment_alloc_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_subsegment_alloc::HeapSubsegmentAllocX86;
    type V<'a> = etwspec::payloads::heap::heap_subsegment_alloc::HeapSubsegmentAllocX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_subsegment_alloc_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_subsegment_alloc::HeapSubsegmentAllocX86;
    type V<'a> = etwspec::payloads::heap::heap_subsegment_alloc::HeapSubsegmentAllocX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.event().to_value(), a.event);
            let mut moved = a;
            moved.event = b.event;
            laws::only_moved(layout, "Event", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_subsegment_alloc_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_subsegment_alloc::HeapSubsegmentAllocX64;
    type V<'a> = etwspec::payloads::heap::heap_subsegment_alloc::HeapSubsegmentAllocX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_subsegment_alloc_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_subsegment_alloc::HeapSubsegmentAllocX64;
    type V<'a> = etwspec::payloads::heap::heap_subsegment_alloc::HeapSubsegmentAllocX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.event().to_value(), a.event);
            let mut moved = a;
            moved.event = b.event;
            laws::only_moved(layout, "Event", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_subsegment_free_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_subsegment_free::HeapSubsegmentFreeX86;
    type V<'a> = etwspec::payloads::heap::heap_subsegment_free::HeapSubsegmentFreeX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_subsegment_free_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_subsegment_free::HeapSubsegmentFreeX86;
    type V<'a> = etwspec::payloads::heap::heap_subsegment_free::HeapSubsegmentFreeX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.event().to_value(), a.event);
            let mut moved = a;
            moved.event = b.event;
            laws::only_moved(layout, "Event", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_subsegment_free_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_subsegment_free::HeapSubsegmentFreeX64;
    type V<'a> = etwspec::payloads::heap::heap_subsegment_free::HeapSubsegmentFreeX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_subsegment_free_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_subsegment_free::HeapSubsegmentFreeX64;
    type V<'a> = etwspec::payloads::heap::heap_subsegment_free::HeapSubsegmentFreeX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.event().to_value(), a.event);
            let mut moved = a;
            moved.event = b.event;
            laws::only_moved(layout, "Event", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_subsegment_init_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_subsegment_init::HeapSubsegmentInitX86;
    type V<'a> = etwspec::payloads::heap::heap_subsegment_init::HeapSubsegmentInitX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_subsegment_init_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_subsegment_init::HeapSubsegmentInitX86;
    type V<'a> = etwspec::payloads::heap::heap_subsegment_init::HeapSubsegmentInitX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sub_segment(), a.sub_segment);
            let mut moved = a;
            moved.sub_segment = b.sub_segment;
            laws::only_moved(layout, "SubSegment", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.block_size(), a.block_size);
            let mut moved = a;
            moved.block_size = b.block_size;
            laws::only_moved(layout, "BlockSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.block_count(), a.block_count);
            let mut moved = a;
            moved.block_count = b.block_count;
            laws::only_moved(layout, "BlockCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.affinity_index(), a.affinity_index);
            let mut moved = a;
            moved.affinity_index = b.affinity_index;
            laws::only_moved(layout, "AffinityIndex", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_subsegment_init_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_subsegment_init::HeapSubsegmentInitX64;
    type V<'a> = etwspec::payloads::heap::heap_subsegment_init::HeapSubsegmentInitX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_subsegment_init_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_subsegment_init::HeapSubsegmentInitX64;
    type V<'a> = etwspec::payloads::heap::heap_subsegment_init::HeapSubsegmentInitX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sub_segment(), a.sub_segment);
            let mut moved = a;
            moved.sub_segment = b.sub_segment;
            laws::only_moved(layout, "SubSegment", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.block_size(), a.block_size);
            let mut moved = a;
            moved.block_size = b.block_size;
            laws::only_moved(layout, "BlockSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.block_count(), a.block_count);
            let mut moved = a;
            moved.block_count = b.block_count;
            laws::only_moved(layout, "BlockCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.affinity_index(), a.affinity_index);
            let mut moved = a;
            moved.affinity_index = b.affinity_index;
            laws::only_moved(layout, "AffinityIndex", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_contract_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_contract::HeapContractX86;
    type V<'a> = etwspec::payloads::heap::heap_contract::HeapContractX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_contract_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_contract::HeapContractX86;
    type V<'a> = etwspec::payloads::heap::heap_contract::HeapContractX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.de_committed_size(), a.de_committed_size);
            let mut moved = a;
            moved.de_committed_size = b.de_committed_size;
            laws::only_moved(
                layout,
                "DeCommittedSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.de_commit_address(), a.de_commit_address);
            let mut moved = a;
            moved.de_commit_address = b.de_commit_address;
            laws::only_moved(
                layout,
                "DeCommitAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.free_space(), a.free_space);
            let mut moved = a;
            moved.free_space = b.free_space;
            laws::only_moved(layout, "FreeSpace", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.committed_space(), a.committed_space);
            let mut moved = a;
            moved.committed_space = b.committed_space;
            laws::only_moved(
                layout,
                "CommittedSpace",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved_space(), a.reserved_space);
            let mut moved = a;
            moved.reserved_space = b.reserved_space;
            laws::only_moved(layout, "ReservedSpace", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.no_of_uc_rs(), a.no_of_uc_rs);
            let mut moved = a;
            moved.no_of_uc_rs = b.no_of_uc_rs;
            laws::only_moved(layout, "NoOfUCRs", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_contract_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_contract::HeapContractX64;
    type V<'a> = etwspec::payloads::heap::heap_contract::HeapContractX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_contract_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_contract::HeapContractX64;
    type V<'a> = etwspec::payloads::heap::heap_contract::HeapContractX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.de_committed_size(), a.de_committed_size);
            let mut moved = a;
            moved.de_committed_size = b.de_committed_size;
            laws::only_moved(
                layout,
                "DeCommittedSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.de_commit_address(), a.de_commit_address);
            let mut moved = a;
            moved.de_commit_address = b.de_commit_address;
            laws::only_moved(
                layout,
                "DeCommitAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.free_space(), a.free_space);
            let mut moved = a;
            moved.free_space = b.free_space;
            laws::only_moved(layout, "FreeSpace", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.committed_space(), a.committed_space);
            let mut moved = a;
            moved.committed_space = b.committed_space;
            laws::only_moved(
                layout,
                "CommittedSpace",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved_space(), a.reserved_space);
            let mut moved = a;
            moved.reserved_space = b.reserved_space;
            laws::only_moved(layout, "ReservedSpace", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.no_of_uc_rs(), a.no_of_uc_rs);
            let mut moved = a;
            moved.no_of_uc_rs = b.no_of_uc_rs;
            laws::only_moved(layout, "NoOfUCRs", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_expand_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_expand::HeapExpandX86;
    type V<'a> = etwspec::payloads::heap::heap_expand::HeapExpandX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_expand_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_expand::HeapExpandX86;
    type V<'a> = etwspec::payloads::heap::heap_expand::HeapExpandX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.committed_size(), a.committed_size);
            let mut moved = a;
            moved.committed_size = b.committed_size;
            laws::only_moved(layout, "CommittedSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.commit_address(), a.commit_address);
            let mut moved = a;
            moved.commit_address = b.commit_address;
            laws::only_moved(layout, "CommitAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.free_space(), a.free_space);
            let mut moved = a;
            moved.free_space = b.free_space;
            laws::only_moved(layout, "FreeSpace", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.committed_space(), a.committed_space);
            let mut moved = a;
            moved.committed_space = b.committed_space;
            laws::only_moved(
                layout,
                "CommittedSpace",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved_space(), a.reserved_space);
            let mut moved = a;
            moved.reserved_space = b.reserved_space;
            laws::only_moved(layout, "ReservedSpace", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.no_of_uc_rs(), a.no_of_uc_rs);
            let mut moved = a;
            moved.no_of_uc_rs = b.no_of_uc_rs;
            laws::only_moved(layout, "NoOfUCRs", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_expand_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_expand::HeapExpandX64;
    type V<'a> = etwspec::payloads::heap::heap_expand::HeapExpandX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_expand_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_expand::HeapExpandX64;
    type V<'a> = etwspec::payloads::heap::heap_expand::HeapExpandX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.committed_size(), a.committed_size);
            let mut moved = a;
            moved.committed_size = b.committed_size;
            laws::only_moved(layout, "CommittedSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.commit_address(), a.commit_address);
            let mut moved = a;
            moved.commit_address = b.commit_address;
            laws::only_moved(layout, "CommitAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.free_space(), a.free_space);
            let mut moved = a;
            moved.free_space = b.free_space;
            laws::only_moved(layout, "FreeSpace", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.committed_space(), a.committed_space);
            let mut moved = a;
            moved.committed_space = b.committed_space;
            laws::only_moved(
                layout,
                "CommittedSpace",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved_space(), a.reserved_space);
            let mut moved = a;
            moved.reserved_space = b.reserved_space;
            laws::only_moved(layout, "ReservedSpace", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.no_of_uc_rs(), a.no_of_uc_rs);
            let mut moved = a;
            moved.no_of_uc_rs = b.no_of_uc_rs;
            laws::only_moved(layout, "NoOfUCRs", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_realloc_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_realloc::HeapReallocX86;
    type V<'a> = etwspec::payloads::heap::heap_realloc::HeapReallocX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_realloc_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_realloc::HeapReallocX86;
    type V<'a> = etwspec::payloads::heap::heap_realloc::HeapReallocX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.new_alloc_address(), a.new_alloc_address);
            let mut moved = a;
            moved.new_alloc_address = b.new_alloc_address;
            laws::only_moved(
                layout,
                "NewAllocAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_alloc_address(), a.old_alloc_address);
            let mut moved = a;
            moved.old_alloc_address = b.old_alloc_address;
            laws::only_moved(
                layout,
                "OldAllocAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.new_alloc_size(), a.new_alloc_size);
            let mut moved = a;
            moved.new_alloc_size = b.new_alloc_size;
            laws::only_moved(layout, "NewAllocSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.old_alloc_size(), a.old_alloc_size);
            let mut moved = a;
            moved.old_alloc_size = b.old_alloc_size;
            laws::only_moved(layout, "OldAllocSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.source_id(), a.source_id);
            let mut moved = a;
            moved.source_id = b.source_id;
            laws::only_moved(layout, "SourceId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_realloc_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_realloc::HeapReallocX64;
    type V<'a> = etwspec::payloads::heap::heap_realloc::HeapReallocX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_realloc_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_realloc::HeapReallocX64;
    type V<'a> = etwspec::payloads::heap::heap_realloc::HeapReallocX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.new_alloc_address(), a.new_alloc_address);
            let mut moved = a;
            moved.new_alloc_address = b.new_alloc_address;
            laws::only_moved(
                layout,
                "NewAllocAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_alloc_address(), a.old_alloc_address);
            let mut moved = a;
            moved.old_alloc_address = b.old_alloc_address;
            laws::only_moved(
                layout,
                "OldAllocAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.new_alloc_size(), a.new_alloc_size);
            let mut moved = a;
            moved.new_alloc_size = b.new_alloc_size;
            laws::only_moved(layout, "NewAllocSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.old_alloc_size(), a.old_alloc_size);
            let mut moved = a;
            moved.old_alloc_size = b.old_alloc_size;
            laws::only_moved(layout, "OldAllocSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.source_id(), a.source_id);
            let mut moved = a;
            moved.source_id = b.source_id;
            laws::only_moved(layout, "SourceId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_snap_shot_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_snap_shot::HeapSnapShotX86;
    type V<'a> = etwspec::payloads::heap::heap_snap_shot::HeapSnapShotX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_snap_shot_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_snap_shot::HeapSnapShotX86;
    type V<'a> = etwspec::payloads::heap::heap_snap_shot::HeapSnapShotX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.free_space(), a.free_space);
            let mut moved = a;
            moved.free_space = b.free_space;
            laws::only_moved(layout, "FreeSpace", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.committed_space(), a.committed_space);
            let mut moved = a;
            moved.committed_space = b.committed_space;
            laws::only_moved(
                layout,
                "CommittedSpace",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved_space(), a.reserved_space);
            let mut moved = a;
            moved.reserved_space = b.reserved_space;
            laws::only_moved(layout, "ReservedSpace", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.heap_flags(), a.heap_flags);
            let mut moved = a;
            moved.heap_flags = b.heap_flags;
            laws::only_moved(layout, "HeapFlags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_snap_shot_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_snap_shot::HeapSnapShotX64;
    type V<'a> = etwspec::payloads::heap::heap_snap_shot::HeapSnapShotX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_snap_shot_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_snap_shot::HeapSnapShotX64;
    type V<'a> = etwspec::payloads::heap::heap_snap_shot::HeapSnapShotX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.free_space(), a.free_space);
            let mut moved = a;
            moved.free_space = b.free_space;
            laws::only_moved(layout, "FreeSpace", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.committed_space(), a.committed_space);
            let mut moved = a;
            moved.committed_space = b.committed_space;
            laws::only_moved(
                layout,
                "CommittedSpace",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved_space(), a.reserved_space);
            let mut moved = a;
            moved.reserved_space = b.reserved_space;
            laws::only_moved(layout, "ReservedSpace", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.heap_flags(), a.heap_flags);
            let mut moved = a;
            moved.heap_flags = b.heap_flags;
            laws::only_moved(layout, "HeapFlags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_trace_alloc_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_trace_alloc::HeapTraceAllocX86;
    type V<'a> = etwspec::payloads::heap::heap_trace_alloc::HeapTraceAllocX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_trace_alloc_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_trace_alloc::HeapTraceAllocX86;
    type V<'a> = etwspec::payloads::heap::heap_trace_alloc::HeapTraceAllocX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.alloc_size(), a.alloc_size);
            let mut moved = a;
            moved.alloc_size = b.alloc_size;
            laws::only_moved(layout, "AllocSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.alloc_address(), a.alloc_address);
            let mut moved = a;
            moved.alloc_address = b.alloc_address;
            laws::only_moved(layout, "AllocAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.source_id(), a.source_id);
            let mut moved = a;
            moved.source_id = b.source_id;
            laws::only_moved(layout, "SourceId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_trace_alloc_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_trace_alloc::HeapTraceAllocX64;
    type V<'a> = etwspec::payloads::heap::heap_trace_alloc::HeapTraceAllocX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_trace_alloc_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_trace_alloc::HeapTraceAllocX64;
    type V<'a> = etwspec::payloads::heap::heap_trace_alloc::HeapTraceAllocX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.alloc_size(), a.alloc_size);
            let mut moved = a;
            moved.alloc_size = b.alloc_size;
            laws::only_moved(layout, "AllocSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.alloc_address(), a.alloc_address);
            let mut moved = a;
            moved.alloc_address = b.alloc_address;
            laws::only_moved(layout, "AllocAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.source_id(), a.source_id);
            let mut moved = a;
            moved.source_id = b.source_id;
            laws::only_moved(layout, "SourceId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_trace_create_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_trace_create::HeapTraceCreateX86;
    type V<'a> = etwspec::payloads::heap::heap_trace_create::HeapTraceCreateX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_trace_create_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_trace_create::HeapTraceCreateX86;
    type V<'a> = etwspec::payloads::heap::heap_trace_create::HeapTraceCreateX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.heap_flags(), a.heap_flags);
            let mut moved = a;
            moved.heap_flags = b.heap_flags;
            laws::only_moved(layout, "HeapFlags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_trace_create_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_trace_create::HeapTraceCreateX64;
    type V<'a> = etwspec::payloads::heap::heap_trace_create::HeapTraceCreateX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_trace_create_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_trace_create::HeapTraceCreateX64;
    type V<'a> = etwspec::payloads::heap::heap_trace_create::HeapTraceCreateX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.heap_flags(), a.heap_flags);
            let mut moved = a;
            moved.heap_flags = b.heap_flags;
            laws::only_moved(layout, "HeapFlags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_trace_free_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_trace_free::HeapTraceFreeX86;
    type V<'a> = etwspec::payloads::heap::heap_trace_free::HeapTraceFreeX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_trace_free_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_trace_free::HeapTraceFreeX86;
    type V<'a> = etwspec::payloads::heap::heap_trace_free::HeapTraceFreeX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.free_address(), a.free_address);
            let mut moved = a;
            moved.free_address = b.free_address;
            laws::only_moved(layout, "FreeAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.source_id(), a.source_id);
            let mut moved = a;
            moved.source_id = b.source_id;
            laws::only_moved(layout, "SourceId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_trace_free_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_trace_free::HeapTraceFreeX64;
    type V<'a> = etwspec::payloads::heap::heap_trace_free::HeapTraceFreeX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_trace_free_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_trace_free::HeapTraceFreeX64;
    type V<'a> = etwspec::payloads::heap::heap_trace_free::HeapTraceFreeX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.free_address(), a.free_address);
            let mut moved = a;
            moved.free_address = b.free_address;
            laws::only_moved(layout, "FreeAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.source_id(), a.source_id);
            let mut moved = a;
            moved.source_id = b.source_id;
            laws::only_moved(layout, "SourceId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_type_group1_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_type_group1::HeapTypeGroup1X86;
    type V<'a> = etwspec::payloads::heap::heap_type_group1::HeapTypeGroup1X86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_type_group1_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_type_group1::HeapTypeGroup1X86;
    type V<'a> = etwspec::payloads::heap::heap_type_group1::HeapTypeGroup1X86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn heap_type_group1_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::heap_type_group1::HeapTypeGroup1X64;
    type V<'a> = etwspec::payloads::heap::heap_type_group1::HeapTypeGroup1X64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn heap_type_group1_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::heap_type_group1::HeapTypeGroup1X64;
    type V<'a> = etwspec::payloads::heap::heap_type_group1::HeapTypeGroup1X64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn page_fault_heap_range_destroy_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::page_fault_heap_range_destroy::PageFaultHeapRangeDestroyX86;
    type V<'a> = etwspec::payloads::heap::page_fault_heap_range_destroy::PageFaultHeapRangeDestroyX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn page_fault_heap_range_destroy_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::page_fault_heap_range_destroy::PageFaultHeapRangeDestroyX86;
    type V<'a> = etwspec::payloads::heap::page_fault_heap_range_destroy::PageFaultHeapRangeDestroyX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn page_fault_heap_range_destroy_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::page_fault_heap_range_destroy::PageFaultHeapRangeDestroyX64;
    type V<'a> = etwspec::payloads::heap::page_fault_heap_range_destroy::PageFaultHeapRangeDestroyX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn page_fault_heap_range_destroy_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::page_fault_heap_range_destroy::PageFaultHeapRangeDestroyX64;
    type V<'a> = etwspec::payloads::heap::page_fault_heap_range_destroy::PageFaultHeapRangeDestroyX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn page_fault_heap_range_rundown_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::page_fault_heap_range_rundown::PageFaultHeapRangeRundownX86;
    type V<'a> = etwspec::payloads::heap::page_fault_heap_range_rundown::PageFaultHeapRangeRundownX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn page_fault_heap_range_rundown_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::page_fault_heap_range_rundown::PageFaultHeapRangeRundownX86;
    type V<'a> = etwspec::payloads::heap::page_fault_heap_range_rundown::PageFaultHeapRangeRundownX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.hr_flags(), a.hr_flags);
            let mut moved = a;
            moved.hr_flags = b.hr_flags;
            laws::only_moved(layout, "HRFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.hr_pid(), a.hr_pid);
            let mut moved = a;
            moved.hr_pid = b.hr_pid;
            laws::only_moved(layout, "HRPid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.hr_range_count(), a.hr_range_count);
            let mut moved = a;
            moved.hr_range_count = b.hr_range_count;
            laws::only_moved(layout, "HRRangeCount", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn page_fault_heap_range_rundown_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::page_fault_heap_range_rundown::PageFaultHeapRangeRundownX64;
    type V<'a> = etwspec::payloads::heap::page_fault_heap_range_rundown::PageFaultHeapRangeRundownX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn page_fault_heap_range_rundown_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::heap::page_fault_heap_range_rundown::PageFaultHeapRangeRundownX64;
    type V<'a> = etwspec::payloads::heap::page_fault_heap_range_rundown::PageFaultHeapRangeRundownX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.heap_handle(), a.heap_handle);
            let mut moved = a;
            moved.heap_handle = b.heap_handle;
            laws::only_moved(layout, "HeapHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.hr_flags(), a.hr_flags);
            let mut moved = a;
            moved.hr_flags = b.hr_flags;
            laws::only_moved(layout, "HRFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.hr_pid(), a.hr_pid);
            let mut moved = a;
            moved.hr_pid = b.hr_pid;
            laws::only_moved(layout, "HRPid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.hr_range_count(), a.hr_range_count);
            let mut moved = a;
            moved.hr_range_count = b.hr_range_count;
            laws::only_moved(layout, "HRRangeCount", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_heap_event_alloc_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::etw_heap_event_alloc::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "ETW_HEAP_EVENT_ALLOC"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::etw_heap_event_alloc::EtwHeapEventAllocX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..48 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::etw_heap_event_alloc::EtwHeapEventAllocX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..60 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn etw_heap_event_common_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::etw_heap_event_common::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "ETW_HEAP_EVENT_COMMON"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::etw_heap_event_common::EtwHeapEventCommonX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..36 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::etw_heap_event_common::EtwHeapEventCommonX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..40 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn etw_heap_event_contraction_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::etw_heap_event_contraction::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "ETW_HEAP_EVENT_CONTRACTION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::etw_heap_event_contraction::EtwHeapEventContractionX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..64 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::etw_heap_event_contraction::EtwHeapEventContractionX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..92 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn etw_heap_event_create_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::etw_heap_event_create::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "ETW_HEAP_EVENT_CREATE"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::etw_heap_event_create::EtwHeapEventCreateX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..52 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::etw_heap_event_create::EtwHeapEventCreateX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..68 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn etw_heap_event_expansion_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::etw_heap_event_expansion::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "ETW_HEAP_EVENT_EXPANSION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::etw_heap_event_expansion::EtwHeapEventExpansionX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..64 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::etw_heap_event_expansion::EtwHeapEventExpansionX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..92 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn etw_heap_event_free_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::etw_heap_event_free::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "ETW_HEAP_EVENT_FREE"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::etw_heap_event_free::EtwHeapEventFreeX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..44 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::etw_heap_event_free::EtwHeapEventFreeX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..52 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn etw_heap_event_realloc_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::etw_heap_event_realloc::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "ETW_HEAP_EVENT_REALLOC"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::etw_heap_event_realloc::EtwHeapEventReallocX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..56 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::etw_heap_event_realloc::EtwHeapEventReallocX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..76 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn etw_heap_event_rundown_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::etw_heap_event_rundown::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "ETW_HEAP_EVENT_RUNDOWN"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::etw_heap_event_rundown::EtwHeapEventRundownX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..52 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::etw_heap_event_rundown::EtwHeapEventRundownX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..56 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn etw_heap_event_rundown_range_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::etw_heap_event_rundown_range::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "ETW_HEAP_EVENT_RUNDOWN_RANGE"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::etw_heap_event_rundown_range::EtwHeapEventRundownRangeX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::etw_heap_event_rundown_range::EtwHeapEventRundownRangeX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn etw_heap_event_snapshot_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::etw_heap_event_snapshot::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "ETW_HEAP_EVENT_SNAPSHOT"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::etw_heap_event_snapshot::EtwHeapEventSnapshotX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..72 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::etw_heap_event_snapshot::EtwHeapEventSnapshotX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..96 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn heap_affinity_manager_enable_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::heap_affinity_manager_enable::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "HEAP_AFFINITY_MANAGER_ENABLE"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_affinity_manager_enable::HeapAffinityManagerEnableX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..40 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_affinity_manager_enable::HeapAffinityManagerEnableX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..44 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn heap_affinity_slot_assign_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::heap_affinity_slot_assign::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "HEAP_AFFINITY_SLOT_ASSIGN"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_affinity_slot_assign::HeapAffinitySlotAssignX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..44 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_affinity_slot_assign::HeapAffinitySlotAssignX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..52 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn heap_commit_decommit_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::heap_commit_decommit::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "HEAP_COMMIT_DECOMMIT"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_commit_decommit::HeapCommitDecommitX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..48 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_commit_decommit::HeapCommitDecommitX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..64 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn heap_event_commit_decommit_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::heap_event_commit_decommit::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "HEAP_EVENT_COMMIT_DECOMMIT"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_event_commit_decommit::HeapEventCommitDecommitX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_event_commit_decommit::HeapEventCommitDecommitX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..32 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn heap_event_range_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::heap_event_range::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "HEAP_EVENT_RANGE" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_event_range::HeapEventRangeX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..12 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_event_range::HeapEventRangeX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..24 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn heap_event_range_create_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::heap_event_range_create::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "HEAP_EVENT_RANGE_CREATE"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_event_range_create::HeapEventRangeCreateX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..12 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_event_range_create::HeapEventRangeCreateX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..24 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn heap_event_subsegment_alloc_free_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::heap_event_subsegment_alloc_free::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "HEAP_EVENT_SUBSEGMENT_ALLOC_FREE"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_event_subsegment_alloc_free::HeapEventSubsegmentAllocFreeX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_event_subsegment_alloc_free::HeapEventSubsegmentAllocFreeX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..32 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn heap_range_create_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::heap_range_create::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "HEAP_RANGE_CREATE" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_range_create::HeapRangeCreateX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..44 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_range_create::HeapRangeCreateX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..56 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn heap_range_destroy_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::heap_range_destroy::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "HEAP_RANGE_DESTROY" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_range_destroy::HeapRangeDestroyX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..36 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_range_destroy::HeapRangeDestroyX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..40 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn heap_range_log_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::heap_range_log::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "HEAP_RANGE_LOG" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_range_log::HeapRangeLogX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..44 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_range_log::HeapRangeLogX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..56 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn heap_reuse_threshold_activated_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::heap_reuse_threshold_activated::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "HEAP_REUSE_THRESHOLD_ACTIVATED"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_reuse_threshold_activated::HeapReuseThresholdActivatedX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..44 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_reuse_threshold_activated::HeapReuseThresholdActivatedX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..52 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn heap_subsegment_activated_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::heap_subsegment_activated::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "HEAP_SUBSEGMENT_ACTIVATED"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_subsegment_activated::HeapSubsegmentActivatedX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..40 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_subsegment_activated::HeapSubsegmentActivatedX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..48 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn heap_subsegment_alloc_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::heap_subsegment_alloc::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "HEAP_SUBSEGMENT_ALLOC"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_subsegment_alloc::HeapSubsegmentAllocX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..48 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_subsegment_alloc::HeapSubsegmentAllocX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..64 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn heap_subsegment_free_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::heap_subsegment_free::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "HEAP_SUBSEGMENT_FREE"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_subsegment_free::HeapSubsegmentFreeX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..48 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_subsegment_free::HeapSubsegmentFreeX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..64 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn heap_subsegment_init_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::heap_subsegment_init::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "HEAP_SUBSEGMENT_INIT"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_subsegment_init::HeapSubsegmentInitX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..52 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_subsegment_init::HeapSubsegmentInitX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..68 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn heap_contract_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::heap_contract::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "HeapContract" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_contract::HeapContractX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..28 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_contract::HeapContractX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..52 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn heap_expand_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::heap_expand::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "HeapExpand" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_expand::HeapExpandX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..28 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_expand::HeapExpandX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..52 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn heap_realloc_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::heap_realloc::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "HeapRealloc" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_realloc::HeapReallocX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..24 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_realloc::HeapReallocX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..44 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn heap_snap_shot_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::heap_snap_shot::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "HeapSnapShot" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_snap_shot::HeapSnapShotX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..20 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_snap_shot::HeapSnapShotX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..36 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn heap_trace_alloc_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::heap_trace_alloc::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "HeapTrace_Alloc" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_trace_alloc::HeapTraceAllocX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_trace_alloc::HeapTraceAllocX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..28 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn heap_trace_create_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::heap_trace_create::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "HeapTrace_Create" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_trace_create::HeapTraceCreateX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_trace_create::HeapTraceCreateX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..12 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn heap_trace_free_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::heap_trace_free::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "HeapTrace_Free" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_trace_free::HeapTraceFreeX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..12 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_trace_free::HeapTraceFreeX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..20 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn heap_type_group1_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::heap_type_group1::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "Heap_TypeGroup1" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_type_group1::HeapTypeGroup1X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..4 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::heap_type_group1::HeapTypeGroup1X64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn page_fault_heap_range_destroy_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::page_fault_heap_range_destroy::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "PageFault_HeapRangeDestroy"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::page_fault_heap_range_destroy::PageFaultHeapRangeDestroyX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..4 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::page_fault_heap_range_destroy::PageFaultHeapRangeDestroyX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn page_fault_heap_range_rundown_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::heap::page_fault_heap_range_rundown::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "PageFault_HeapRangeRundown"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::heap::page_fault_heap_range_rundown::PageFaultHeapRangeRundownX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::heap::page_fault_heap_range_rundown::PageFaultHeapRangeRundownX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..20 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn heap_log_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::HeapLog;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn heap_memory_source_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::heap::HeapMemorySource;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
