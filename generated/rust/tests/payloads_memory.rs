// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::memory`.
#![cfg(feature = "payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn perfinfo_boot_prefetch_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_boot_prefetch_information::PerfinfoBootPrefetchInformation;
    type V<'a> = etwspec::payloads::memory::perfinfo_boot_prefetch_information::PerfinfoBootPrefetchInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_boot_prefetch_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_boot_prefetch_information::PerfinfoBootPrefetchInformation;
    type V<'a> = etwspec::payloads::memory::perfinfo_boot_prefetch_information::PerfinfoBootPrefetchInformationView<
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
            prop_assert_eq!(view.action(), a.action);
            let mut moved = a;
            moved.action = b.action;
            laws::only_moved(layout, "Action", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.status(), a.status);
            let mut moved = a;
            moved.status = b.status;
            laws::only_moved(layout, "Status", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.pages(), a.pages);
            let mut moved = a;
            moved.pages = b.pages;
            laws::only_moved(layout, "Pages", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_contiguous_page_generate_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_contiguous_page_generate::PerfinfoContiguousPageGenerate;
    type V<'a> = etwspec::payloads::memory::perfinfo_contiguous_page_generate::PerfinfoContiguousPageGenerateView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_contiguous_page_generate_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_contiguous_page_generate::PerfinfoContiguousPageGenerate;
    type V<'a> = etwspec::payloads::memory::perfinfo_contiguous_page_generate::PerfinfoContiguousPageGenerateView<
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
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_bytes(), a.number_of_bytes);
            let mut moved = a;
            moved.number_of_bytes = b.number_of_bytes;
            laws::only_moved(layout, "NumberOfBytes", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_hardpagefault_information_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_hardpagefault_information::PerfinfoHardpagefaultInformationX86;
    type V<'a> = etwspec::payloads::memory::perfinfo_hardpagefault_information::PerfinfoHardpagefaultInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_hardpagefault_information_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_hardpagefault_information::PerfinfoHardpagefaultInformationX86;
    type V<'a> = etwspec::payloads::memory::perfinfo_hardpagefault_information::PerfinfoHardpagefaultInformationX86View<
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
            prop_assert_eq!(view.read_offset(), a.read_offset);
            let mut moved = a;
            moved.read_offset = b.read_offset;
            laws::only_moved(layout, "ReadOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.virtual_address(), a.virtual_address);
            let mut moved = a;
            moved.virtual_address = b.virtual_address;
            laws::only_moved(
                layout,
                "VirtualAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a;
            moved.file_object = b.file_object;
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.byte_count(), a.byte_count);
            let mut moved = a;
            moved.byte_count = b.byte_count;
            laws::only_moved(layout, "ByteCount", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_hardpagefault_information_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_hardpagefault_information::PerfinfoHardpagefaultInformationX64;
    type V<'a> = etwspec::payloads::memory::perfinfo_hardpagefault_information::PerfinfoHardpagefaultInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_hardpagefault_information_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_hardpagefault_information::PerfinfoHardpagefaultInformationX64;
    type V<'a> = etwspec::payloads::memory::perfinfo_hardpagefault_information::PerfinfoHardpagefaultInformationX64View<
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
            prop_assert_eq!(view.read_offset(), a.read_offset);
            let mut moved = a;
            moved.read_offset = b.read_offset;
            laws::only_moved(layout, "ReadOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.virtual_address(), a.virtual_address);
            let mut moved = a;
            moved.virtual_address = b.virtual_address;
            laws::only_moved(
                layout,
                "VirtualAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a;
            moved.file_object = b.file_object;
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.byte_count(), a.byte_count);
            let mut moved = a;
            moved.byte_count = b.byte_count;
            laws::only_moved(layout, "ByteCount", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_kernelmemory_range_usage_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_kernelmemory_range_usage::PerfinfoKernelmemoryRangeUsageX86;
    type V<'a> = etwspec::payloads::memory::perfinfo_kernelmemory_range_usage::PerfinfoKernelmemoryRangeUsageX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_kernelmemory_range_usage_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_kernelmemory_range_usage::PerfinfoKernelmemoryRangeUsageX86;
    type V<'a> = etwspec::payloads::memory::perfinfo_kernelmemory_range_usage::PerfinfoKernelmemoryRangeUsageX86View<
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
            prop_assert_eq!(view.usage_type(), a.usage_type());
            let mut moved = a;
            moved.set_usage_type(b.usage_type());
            laws::only_moved(layout, "UsageType", &before, &from, &moved.to_bytes());
            moved
                .set_usage_type(
                    etwspec::payloads::memory::PerfinfoKernelmemoryUsageType(!0u32),
                );
            laws::only_moved(
                layout,
                "UsageType",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.spare(), a.spare());
            let mut moved = a;
            moved.set_spare(b.spare());
            laws::only_moved(layout, "Spare", &before, &from, &moved.to_bytes());
            moved.set_spare(!0u32);
            laws::only_moved(layout, "Spare", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.virtual_address(), a.virtual_address);
            let mut moved = a;
            moved.virtual_address = b.virtual_address;
            laws::only_moved(
                layout,
                "VirtualAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.page_count(), a.page_count);
            let mut moved = a;
            moved.page_count = b.page_count;
            laws::only_moved(layout, "PageCount", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_kernelmemory_range_usage_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_kernelmemory_range_usage::PerfinfoKernelmemoryRangeUsageX64;
    type V<'a> = etwspec::payloads::memory::perfinfo_kernelmemory_range_usage::PerfinfoKernelmemoryRangeUsageX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_kernelmemory_range_usage_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_kernelmemory_range_usage::PerfinfoKernelmemoryRangeUsageX64;
    type V<'a> = etwspec::payloads::memory::perfinfo_kernelmemory_range_usage::PerfinfoKernelmemoryRangeUsageX64View<
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
            prop_assert_eq!(view.usage_type(), a.usage_type());
            let mut moved = a;
            moved.set_usage_type(b.usage_type());
            laws::only_moved(layout, "UsageType", &before, &from, &moved.to_bytes());
            moved
                .set_usage_type(
                    etwspec::payloads::memory::PerfinfoKernelmemoryUsageType(!0u32),
                );
            laws::only_moved(
                layout,
                "UsageType",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.spare(), a.spare());
            let mut moved = a;
            moved.set_spare(b.spare());
            laws::only_moved(layout, "Spare", &before, &from, &moved.to_bytes());
            moved.set_spare(!0u32);
            laws::only_moved(layout, "Spare", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.virtual_address(), a.virtual_address);
            let mut moved = a;
            moved.virtual_address = b.virtual_address;
            laws::only_moved(
                layout,
                "VirtualAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.page_count(), a.page_count);
            let mut moved = a;
            moved.page_count = b.page_count;
            laws::only_moved(layout, "PageCount", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_memory_huge_iospace_entry_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_memory_huge_iospace_entry::PerfinfoMemoryHugeIospaceEntry;
    type V<'a> = etwspec::payloads::memory::perfinfo_memory_huge_iospace_entry::PerfinfoMemoryHugeIospaceEntryView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_memory_huge_iospace_entry_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_memory_huge_iospace_entry::PerfinfoMemoryHugeIospaceEntry;
    type V<'a> = etwspec::payloads::memory::perfinfo_memory_huge_iospace_entry::PerfinfoMemoryHugeIospaceEntryView<
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
            prop_assert_eq!(view.node_number(), a.node_number);
            let mut moved = a;
            moved.node_number = b.node_number;
            laws::only_moved(layout, "NodeNumber", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.total_page_count(), a.total_page_count);
            let mut moved = a;
            moved.total_page_count = b.total_page_count;
            laws::only_moved(
                layout,
                "TotalPageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.huge_free_page_count(), a.huge_free_page_count);
            let mut moved = a;
            moved.huge_free_page_count = b.huge_free_page_count;
            laws::only_moved(
                layout,
                "HugeFreePageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.huge_zero_page_count(), a.huge_zero_page_count);
            let mut moved = a;
            moved.huge_zero_page_count = b.huge_zero_page_count;
            laws::only_moved(
                layout,
                "HugeZeroPageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_memory_information_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_memory_information::PerfinfoMemoryInformationX86;
    type V<'a> = etwspec::payloads::memory::perfinfo_memory_information::PerfinfoMemoryInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_memory_information_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_memory_information::PerfinfoMemoryInformationX86;
    type V<'a> = etwspec::payloads::memory::perfinfo_memory_information::PerfinfoMemoryInformationX86View<
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
            prop_assert_eq!(view.zero_page_count(), a.zero_page_count);
            let mut moved = a;
            moved.zero_page_count = b.zero_page_count;
            laws::only_moved(layout, "ZeroPageCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.free_page_count(), a.free_page_count);
            let mut moved = a;
            moved.free_page_count = b.free_page_count;
            laws::only_moved(layout, "FreePageCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.modified_page_count(), a.modified_page_count);
            let mut moved = a;
            moved.modified_page_count = b.modified_page_count;
            laws::only_moved(
                layout,
                "ModifiedPageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.modified_no_write_page_count(), a.modified_no_write_page_count
            );
            let mut moved = a;
            moved.modified_no_write_page_count = b.modified_no_write_page_count;
            laws::only_moved(
                layout,
                "ModifiedNoWritePageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.bad_page_count(), a.bad_page_count);
            let mut moved = a;
            moved.bad_page_count = b.bad_page_count;
            laws::only_moved(layout, "BadPageCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.page_count_by_priority(), a.page_count_by_priority);
            let mut moved = a;
            moved.page_count_by_priority = b.page_count_by_priority;
            laws::only_moved(
                layout,
                "PageCountByPriority",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.repurposed_pages_by_priority(), a.repurposed_pages_by_priority
            );
            let mut moved = a;
            moved.repurposed_pages_by_priority = b.repurposed_pages_by_priority;
            laws::only_moved(
                layout,
                "RepurposedPagesByPriority",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.modified_page_count_page_file(), a.modified_page_count_page_file
            );
            let mut moved = a;
            moved.modified_page_count_page_file = b.modified_page_count_page_file;
            laws::only_moved(
                layout,
                "ModifiedPageCountPageFile",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_memory_information_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_memory_information::PerfinfoMemoryInformationX64;
    type V<'a> = etwspec::payloads::memory::perfinfo_memory_information::PerfinfoMemoryInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_memory_information_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_memory_information::PerfinfoMemoryInformationX64;
    type V<'a> = etwspec::payloads::memory::perfinfo_memory_information::PerfinfoMemoryInformationX64View<
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
            prop_assert_eq!(view.zero_page_count(), a.zero_page_count);
            let mut moved = a;
            moved.zero_page_count = b.zero_page_count;
            laws::only_moved(layout, "ZeroPageCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.free_page_count(), a.free_page_count);
            let mut moved = a;
            moved.free_page_count = b.free_page_count;
            laws::only_moved(layout, "FreePageCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.modified_page_count(), a.modified_page_count);
            let mut moved = a;
            moved.modified_page_count = b.modified_page_count;
            laws::only_moved(
                layout,
                "ModifiedPageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.modified_no_write_page_count(), a.modified_no_write_page_count
            );
            let mut moved = a;
            moved.modified_no_write_page_count = b.modified_no_write_page_count;
            laws::only_moved(
                layout,
                "ModifiedNoWritePageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.bad_page_count(), a.bad_page_count);
            let mut moved = a;
            moved.bad_page_count = b.bad_page_count;
            laws::only_moved(layout, "BadPageCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.page_count_by_priority(), a.page_count_by_priority);
            let mut moved = a;
            moved.page_count_by_priority = b.page_count_by_priority;
            laws::only_moved(
                layout,
                "PageCountByPriority",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.repurposed_pages_by_priority(), a.repurposed_pages_by_priority
            );
            let mut moved = a;
            moved.repurposed_pages_by_priority = b.repurposed_pages_by_priority;
            laws::only_moved(
                layout,
                "RepurposedPagesByPriority",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.modified_page_count_page_file(), a.modified_page_count_page_file
            );
            let mut moved = a;
            moved.modified_page_count_page_file = b.modified_page_count_page_file;
            laws::only_moved(
                layout,
                "ModifiedPageCountPageFile",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_memory_node_entry_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_memory_node_entry::PerfinfoMemoryNodeEntry;
    type V<'a> = etwspec::payloads::memory::perfinfo_memory_node_entry::PerfinfoMemoryNodeEntryView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_memory_node_entry_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_memory_node_entry::PerfinfoMemoryNodeEntry;
    type V<'a> = etwspec::payloads::memory::perfinfo_memory_node_entry::PerfinfoMemoryNodeEntryView<
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
            prop_assert_eq!(view.node_number(), a.node_number);
            let mut moved = a;
            moved.node_number = b.node_number;
            laws::only_moved(layout, "NodeNumber", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.total_page_count(), a.total_page_count);
            let mut moved = a;
            moved.total_page_count = b.total_page_count;
            laws::only_moved(
                layout,
                "TotalPageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.small_free_page_count(), a.small_free_page_count);
            let mut moved = a;
            moved.small_free_page_count = b.small_free_page_count;
            laws::only_moved(
                layout,
                "SmallFreePageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.small_zero_page_count(), a.small_zero_page_count);
            let mut moved = a;
            moved.small_zero_page_count = b.small_zero_page_count;
            laws::only_moved(
                layout,
                "SmallZeroPageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.medium_free_page_count(), a.medium_free_page_count);
            let mut moved = a;
            moved.medium_free_page_count = b.medium_free_page_count;
            laws::only_moved(
                layout,
                "MediumFreePageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.medium_zero_page_count(), a.medium_zero_page_count);
            let mut moved = a;
            moved.medium_zero_page_count = b.medium_zero_page_count;
            laws::only_moved(
                layout,
                "MediumZeroPageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.large_free_page_count(), a.large_free_page_count);
            let mut moved = a;
            moved.large_free_page_count = b.large_free_page_count;
            laws::only_moved(
                layout,
                "LargeFreePageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.large_zero_page_count(), a.large_zero_page_count);
            let mut moved = a;
            moved.large_zero_page_count = b.large_zero_page_count;
            laws::only_moved(
                layout,
                "LargeZeroPageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.huge_free_page_count(), a.huge_free_page_count);
            let mut moved = a;
            moved.huge_free_page_count = b.huge_free_page_count;
            laws::only_moved(
                layout,
                "HugeFreePageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.huge_zero_page_count(), a.huge_zero_page_count);
            let mut moved = a;
            moved.huge_zero_page_count = b.huge_zero_page_count;
            laws::only_moved(
                layout,
                "HugeZeroPageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_memory_node_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_memory_node_information::PerfinfoMemoryNodeInformation;
    type V<'a> = etwspec::payloads::memory::perfinfo_memory_node_information::PerfinfoMemoryNodeInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn perfinfo_memory_node_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_memory_node_information::PerfinfoMemoryNodeInformation;
    type V<'a> = etwspec::payloads::memory::perfinfo_memory_node_information::PerfinfoMemoryNodeInformationView<
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
            prop_assert_eq!(view.partition_id(), a.partition_id);
            let mut moved = a.clone();
            moved.partition_id = b.partition_id;
            laws::only_moved(
                layout,
                "PartitionId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.count(), a.count);
            let mut moved = a.clone();
            moved.count = b.count;
            laws::only_moved(layout, "Count", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_mem_reset_info_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_mem_reset_info::PerfinfoMemResetInfoX86;
    type V<'a> = etwspec::payloads::memory::perfinfo_mem_reset_info::PerfinfoMemResetInfoX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_mem_reset_info_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_mem_reset_info::PerfinfoMemResetInfoX86;
    type V<'a> = etwspec::payloads::memory::perfinfo_mem_reset_info::PerfinfoMemResetInfoX86View<
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
            prop_assert_eq!(view.base_address(), a.base_address);
            let mut moved = a;
            moved.base_address = b.base_address;
            laws::only_moved(layout, "BaseAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size_in_bytes(), a.size_in_bytes);
            let mut moved = a;
            moved.size_in_bytes = b.size_in_bytes;
            laws::only_moved(layout, "SizeInBytes", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.type_info(), a.type_info());
            let mut moved = a;
            moved.set_type_info(b.type_info());
            laws::only_moved(layout, "TypeInfo", &before, &from, &moved.to_bytes());
            moved
                .set_type_info(
                    etwspec::payloads::memory::PerfinfoMemResetInfoType(!0u32),
                );
            laws::only_moved(layout, "TypeInfo", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.spare(), a.spare());
            let mut moved = a;
            moved.set_spare(b.spare());
            laws::only_moved(layout, "Spare", &before, &from, &moved.to_bytes());
            moved.set_spare(!0u32);
            laws::only_moved(layout, "Spare", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_mem_reset_info_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_mem_reset_info::PerfinfoMemResetInfoX64;
    type V<'a> = etwspec::payloads::memory::perfinfo_mem_reset_info::PerfinfoMemResetInfoX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_mem_reset_info_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_mem_reset_info::PerfinfoMemResetInfoX64;
    type V<'a> = etwspec::payloads::memory::perfinfo_mem_reset_info::PerfinfoMemResetInfoX64View<
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
            prop_assert_eq!(view.base_address(), a.base_address);
            let mut moved = a;
            moved.base_address = b.base_address;
            laws::only_moved(layout, "BaseAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size_in_bytes(), a.size_in_bytes);
            let mut moved = a;
            moved.size_in_bytes = b.size_in_bytes;
            laws::only_moved(layout, "SizeInBytes", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.type_info(), a.type_info());
            let mut moved = a;
            moved.set_type_info(b.type_info());
            laws::only_moved(layout, "TypeInfo", &before, &from, &moved.to_bytes());
            moved
                .set_type_info(
                    etwspec::payloads::memory::PerfinfoMemResetInfoType(!0u32),
                );
            laws::only_moved(layout, "TypeInfo", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.spare(), a.spare());
            let mut moved = a;
            moved.set_spare(b.spare());
            laws::only_moved(layout, "Spare", &before, &from, &moved.to_bytes());
            moved.set_spare(!0u32);
            laws::only_moved(layout, "Spare", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_pagecombine_aggregate_stat_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_pagecombine_aggregate_stat::PerfinfoPagecombineAggregateStat;
    type V<'a> = etwspec::payloads::memory::perfinfo_pagecombine_aggregate_stat::PerfinfoPagecombineAggregateStatView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_pagecombine_aggregate_stat_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_pagecombine_aggregate_stat::PerfinfoPagecombineAggregateStat;
    type V<'a> = etwspec::payloads::memory::perfinfo_pagecombine_aggregate_stat::PerfinfoPagecombineAggregateStatView<
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
            prop_assert_eq!(view.stat_type(), a.stat_type());
            let mut moved = a;
            moved.set_stat_type(b.stat_type());
            laws::only_moved(layout, "StatType", &before, &from, &moved.to_bytes());
            moved.set_stat_type(etwspec::payloads::memory::PerfinfoMmStat(!0u32));
            laws::only_moved(layout, "StatType", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.spare(), a.spare());
            let mut moved = a;
            moved.set_spare(b.spare());
            laws::only_moved(layout, "Spare", &before, &from, &moved.to_bytes());
            moved.set_spare(!0u32);
            laws::only_moved(layout, "Spare", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.combine_scan_count(), a.combine_scan_count);
            let mut moved = a;
            moved.combine_scan_count = b.combine_scan_count;
            laws::only_moved(
                layout,
                "CombineScanCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.pages_scanned(), a.pages_scanned);
            let mut moved = a;
            moved.pages_scanned = b.pages_scanned;
            laws::only_moved(layout, "PagesScanned", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.pages_combined(), a.pages_combined);
            let mut moved = a;
            moved.pages_combined = b.pages_combined;
            laws::only_moved(layout, "PagesCombined", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.combined_blocks_in_use(), a.combined_blocks_in_use);
            let mut moved = a;
            moved.combined_blocks_in_use = b.combined_blocks_in_use;
            laws::only_moved(
                layout,
                "CombinedBlocksInUse",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.sum_combined_blocks_reference_count(), a
                .sum_combined_blocks_reference_count
            );
            let mut moved = a;
            moved.sum_combined_blocks_reference_count = b
                .sum_combined_blocks_reference_count;
            laws::only_moved(
                layout,
                "SumCombinedBlocksReferenceCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_pagecombine_iteration_stat_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_pagecombine_iteration_stat::PerfinfoPagecombineIterationStat;
    type V<'a> = etwspec::payloads::memory::perfinfo_pagecombine_iteration_stat::PerfinfoPagecombineIterationStatView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_pagecombine_iteration_stat_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_pagecombine_iteration_stat::PerfinfoPagecombineIterationStat;
    type V<'a> = etwspec::payloads::memory::perfinfo_pagecombine_iteration_stat::PerfinfoPagecombineIterationStatView<
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
            prop_assert_eq!(view.stat_type(), a.stat_type());
            let mut moved = a;
            moved.set_stat_type(b.stat_type());
            laws::only_moved(layout, "StatType", &before, &from, &moved.to_bytes());
            moved.set_stat_type(etwspec::payloads::memory::PerfinfoMmStat(!0u32));
            laws::only_moved(layout, "StatType", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.spare(), a.spare());
            let mut moved = a;
            moved.set_spare(b.spare());
            laws::only_moved(layout, "Spare", &before, &from, &moved.to_bytes());
            moved.set_spare(!0u32);
            laws::only_moved(layout, "Spare", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.pages_scanned(), a.pages_scanned);
            let mut moved = a;
            moved.pages_scanned = b.pages_scanned;
            laws::only_moved(layout, "PagesScanned", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.pages_combined(), a.pages_combined);
            let mut moved = a;
            moved.pages_combined = b.pages_combined;
            laws::only_moved(layout, "PagesCombined", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_page_range_identity_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_page_range_identity::PerfinfoPageRangeIdentityX86;
    type V<'a> = etwspec::payloads::memory::perfinfo_page_range_identity::PerfinfoPageRangeIdentityX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_page_range_identity_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_page_range_identity::PerfinfoPageRangeIdentityX86;
    type V<'a> = etwspec::payloads::memory::perfinfo_page_range_identity::PerfinfoPageRangeIdentityX86View<
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
            prop_assert_eq!(view.use_description(), a.use_description());
            let mut moved = a;
            moved.set_use_description(b.use_description());
            laws::only_moved(
                layout,
                "UseDescription",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_use_description(!0u64);
            laws::only_moved(
                layout,
                "UseDescription",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.unique_key(), a.unique_key());
            let mut moved = a;
            moved.set_unique_key(b.unique_key());
            laws::only_moved(layout, "UniqueKey", &before, &from, &moved.to_bytes());
            moved.set_unique_key(!0u64);
            laws::only_moved(
                layout,
                "UniqueKey",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved(), a.reserved());
            let mut moved = a;
            moved.set_reserved(b.reserved());
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            moved.set_reserved(!0u64);
            laws::only_moved(layout, "Reserved", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.proto_pte_address(), a.proto_pte_address());
            let mut moved = a;
            moved.set_proto_pte_address(b.proto_pte_address());
            laws::only_moved(
                layout,
                "ProtoPteAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.page_frame_index(), a.page_frame_index());
            let mut moved = a;
            moved.set_page_frame_index(b.page_frame_index());
            laws::only_moved(
                layout,
                "PageFrameIndex",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.virtual_address(), a.virtual_address());
            let mut moved = a;
            moved.set_virtual_address(b.virtual_address());
            laws::only_moved(
                layout,
                "VirtualAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.page_count(), a.page_count);
            let mut moved = a;
            moved.page_count = b.page_count;
            laws::only_moved(layout, "PageCount", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_page_range_identity_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_page_range_identity::PerfinfoPageRangeIdentityX64;
    type V<'a> = etwspec::payloads::memory::perfinfo_page_range_identity::PerfinfoPageRangeIdentityX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_page_range_identity_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_page_range_identity::PerfinfoPageRangeIdentityX64;
    type V<'a> = etwspec::payloads::memory::perfinfo_page_range_identity::PerfinfoPageRangeIdentityX64View<
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
            prop_assert_eq!(view.use_description(), a.use_description());
            let mut moved = a;
            moved.set_use_description(b.use_description());
            laws::only_moved(
                layout,
                "UseDescription",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_use_description(!0u64);
            laws::only_moved(
                layout,
                "UseDescription",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.unique_key(), a.unique_key());
            let mut moved = a;
            moved.set_unique_key(b.unique_key());
            laws::only_moved(layout, "UniqueKey", &before, &from, &moved.to_bytes());
            moved.set_unique_key(!0u64);
            laws::only_moved(
                layout,
                "UniqueKey",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved(), a.reserved());
            let mut moved = a;
            moved.set_reserved(b.reserved());
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            moved.set_reserved(!0u64);
            laws::only_moved(layout, "Reserved", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.proto_pte_address(), a.proto_pte_address());
            let mut moved = a;
            moved.set_proto_pte_address(b.proto_pte_address());
            laws::only_moved(
                layout,
                "ProtoPteAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.page_frame_index(), a.page_frame_index());
            let mut moved = a;
            moved.set_page_frame_index(b.page_frame_index());
            laws::only_moved(
                layout,
                "PageFrameIndex",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.virtual_address(), a.virtual_address());
            let mut moved = a;
            moved.set_virtual_address(b.virtual_address());
            laws::only_moved(
                layout,
                "VirtualAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.page_count(), a.page_count);
            let mut moved = a;
            moved.page_count = b.page_count;
            laws::only_moved(layout, "PageCount", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_pfmapped_section_information_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_pfmapped_section_information::PerfinfoPfmappedSectionInformationX86;
    type V<'a> = etwspec::payloads::memory::perfinfo_pfmapped_section_information::PerfinfoPfmappedSectionInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_pfmapped_section_information_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_pfmapped_section_information::PerfinfoPfmappedSectionInformationX86;
    type V<'a> = etwspec::payloads::memory::perfinfo_pfmapped_section_information::PerfinfoPfmappedSectionInformationX86View<
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
            prop_assert_eq!(view.range_base(), a.range_base);
            let mut moved = a;
            moved.range_base = b.range_base;
            laws::only_moved(layout, "RangeBase", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.range_end(), a.range_end);
            let mut moved = a;
            moved.range_end = b.range_end;
            laws::only_moved(layout, "RangeEnd", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.creating_process_id(), a.creating_process_id);
            let mut moved = a;
            moved.creating_process_id = b.creating_process_id;
            laws::only_moved(
                layout,
                "CreatingProcessId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_pfmapped_section_information_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_pfmapped_section_information::PerfinfoPfmappedSectionInformationX64;
    type V<'a> = etwspec::payloads::memory::perfinfo_pfmapped_section_information::PerfinfoPfmappedSectionInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_pfmapped_section_information_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_pfmapped_section_information::PerfinfoPfmappedSectionInformationX64;
    type V<'a> = etwspec::payloads::memory::perfinfo_pfmapped_section_information::PerfinfoPfmappedSectionInformationX64View<
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
            prop_assert_eq!(view.range_base(), a.range_base);
            let mut moved = a;
            moved.range_base = b.range_base;
            laws::only_moved(layout, "RangeBase", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.range_end(), a.range_end);
            let mut moved = a;
            moved.range_end = b.range_end;
            laws::only_moved(layout, "RangeEnd", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.creating_process_id(), a.creating_process_id);
            let mut moved = a;
            moved.creating_process_id = b.creating_process_id;
            laws::only_moved(
                layout,
                "CreatingProcessId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_pfmapped_section_object_information_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_pfmapped_section_object_information::PerfinfoPfmappedSectionObjectInformationX86;
    type V<'a> = etwspec::payloads::memory::perfinfo_pfmapped_section_object_information::PerfinfoPfmappedSectionObjectInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_pfmapped_section_object_information_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_pfmapped_section_object_information::PerfinfoPfmappedSectionObjectInformationX86;
    type V<'a> = etwspec::payloads::memory::perfinfo_pfmapped_section_object_information::PerfinfoPfmappedSectionObjectInformationX86View<
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
            prop_assert_eq!(view.section_object(), a.section_object);
            let mut moved = a;
            moved.section_object = b.section_object;
            laws::only_moved(layout, "SectionObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.range_base(), a.range_base);
            let mut moved = a;
            moved.range_base = b.range_base;
            laws::only_moved(layout, "RangeBase", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_pfmapped_section_object_information_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_pfmapped_section_object_information::PerfinfoPfmappedSectionObjectInformationX64;
    type V<'a> = etwspec::payloads::memory::perfinfo_pfmapped_section_object_information::PerfinfoPfmappedSectionObjectInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_pfmapped_section_object_information_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_pfmapped_section_object_information::PerfinfoPfmappedSectionObjectInformationX64;
    type V<'a> = etwspec::payloads::memory::perfinfo_pfmapped_section_object_information::PerfinfoPfmappedSectionObjectInformationX64View<
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
            prop_assert_eq!(view.section_object(), a.section_object);
            let mut moved = a;
            moved.section_object = b.section_object;
            laws::only_moved(layout, "SectionObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.range_base(), a.range_base);
            let mut moved = a;
            moved.range_base = b.range_base;
            laws::only_moved(layout, "RangeBase", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_sessioncreate_information_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_sessioncreate_information::PerfinfoSessioncreateInformationX86;
    type V<'a> = etwspec::payloads::memory::perfinfo_sessioncreate_information::PerfinfoSessioncreateInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_sessioncreate_information_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_sessioncreate_information::PerfinfoSessioncreateInformationX86;
    type V<'a> = etwspec::payloads::memory::perfinfo_sessioncreate_information::PerfinfoSessioncreateInformationX86View<
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
            prop_assert_eq!(view.unique_session_id(), a.unique_session_id);
            let mut moved = a;
            moved.unique_session_id = b.unique_session_id;
            laws::only_moved(
                layout,
                "UniqueSessionId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.session_id(), a.session_id);
            let mut moved = a;
            moved.session_id = b.session_id;
            laws::only_moved(layout, "SessionId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_sessioncreate_information_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_sessioncreate_information::PerfinfoSessioncreateInformationX64;
    type V<'a> = etwspec::payloads::memory::perfinfo_sessioncreate_information::PerfinfoSessioncreateInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_sessioncreate_information_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_sessioncreate_information::PerfinfoSessioncreateInformationX64;
    type V<'a> = etwspec::payloads::memory::perfinfo_sessioncreate_information::PerfinfoSessioncreateInformationX64View<
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
            prop_assert_eq!(view.unique_session_id(), a.unique_session_id);
            let mut moved = a;
            moved.unique_session_id = b.unique_session_id;
            laws::only_moved(
                layout,
                "UniqueSessionId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.session_id(), a.session_id);
            let mut moved = a;
            moved.session_id = b.session_id;
            laws::only_moved(layout, "SessionId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_system_memory_information_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_system_memory_information::PerfinfoSystemMemoryInformationX86;
    type V<'a> = etwspec::payloads::memory::perfinfo_system_memory_information::PerfinfoSystemMemoryInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_system_memory_information_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_system_memory_information::PerfinfoSystemMemoryInformationX86;
    type V<'a> = etwspec::payloads::memory::perfinfo_system_memory_information::PerfinfoSystemMemoryInformationX86View<
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
            prop_assert_eq!(
                view.paged_pool_commit_page_count(), a.paged_pool_commit_page_count
            );
            let mut moved = a;
            moved.paged_pool_commit_page_count = b.paged_pool_commit_page_count;
            laws::only_moved(
                layout,
                "PagedPoolCommitPageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.non_paged_pool_page_count(), a.non_paged_pool_page_count
            );
            let mut moved = a;
            moved.non_paged_pool_page_count = b.non_paged_pool_page_count;
            laws::only_moved(
                layout,
                "NonPagedPoolPageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.mdl_page_count(), a.mdl_page_count);
            let mut moved = a;
            moved.mdl_page_count = b.mdl_page_count;
            laws::only_moved(layout, "MdlPageCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.commit_page_count(), a.commit_page_count);
            let mut moved = a;
            moved.commit_page_count = b.commit_page_count;
            laws::only_moved(
                layout,
                "CommitPageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_system_memory_information_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_system_memory_information::PerfinfoSystemMemoryInformationX64;
    type V<'a> = etwspec::payloads::memory::perfinfo_system_memory_information::PerfinfoSystemMemoryInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_system_memory_information_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_system_memory_information::PerfinfoSystemMemoryInformationX64;
    type V<'a> = etwspec::payloads::memory::perfinfo_system_memory_information::PerfinfoSystemMemoryInformationX64View<
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
            prop_assert_eq!(
                view.paged_pool_commit_page_count(), a.paged_pool_commit_page_count
            );
            let mut moved = a;
            moved.paged_pool_commit_page_count = b.paged_pool_commit_page_count;
            laws::only_moved(
                layout,
                "PagedPoolCommitPageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.non_paged_pool_page_count(), a.non_paged_pool_page_count
            );
            let mut moved = a;
            moved.non_paged_pool_page_count = b.non_paged_pool_page_count;
            laws::only_moved(
                layout,
                "NonPagedPoolPageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.mdl_page_count(), a.mdl_page_count);
            let mut moved = a;
            moved.mdl_page_count = b.mdl_page_count;
            laws::only_moved(layout, "MdlPageCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.commit_page_count(), a.commit_page_count);
            let mut moved = a;
            moved.commit_page_count = b.commit_page_count;
            laws::only_moved(
                layout,
                "CommitPageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_vad_rotate_info_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_vad_rotate_info::PerfinfoVadRotateInfoX86;
    type V<'a> = etwspec::payloads::memory::perfinfo_vad_rotate_info::PerfinfoVadRotateInfoX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_vad_rotate_info_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_vad_rotate_info::PerfinfoVadRotateInfoX86;
    type V<'a> = etwspec::payloads::memory::perfinfo_vad_rotate_info::PerfinfoVadRotateInfoX86View<
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
            prop_assert_eq!(view.base_address(), a.base_address);
            let mut moved = a;
            moved.base_address = b.base_address;
            laws::only_moved(layout, "BaseAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size_in_bytes(), a.size_in_bytes);
            let mut moved = a;
            moved.size_in_bytes = b.size_in_bytes;
            laws::only_moved(layout, "SizeInBytes", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.direction(), a.direction());
            let mut moved = a;
            moved.set_direction(b.direction());
            laws::only_moved(layout, "Direction", &before, &from, &moved.to_bytes());
            moved.set_direction(!0u32);
            laws::only_moved(
                layout,
                "Direction",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.spare(), a.spare());
            let mut moved = a;
            moved.set_spare(b.spare());
            laws::only_moved(layout, "Spare", &before, &from, &moved.to_bytes());
            moved.set_spare(!0u32);
            laws::only_moved(layout, "Spare", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_vad_rotate_info_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_vad_rotate_info::PerfinfoVadRotateInfoX64;
    type V<'a> = etwspec::payloads::memory::perfinfo_vad_rotate_info::PerfinfoVadRotateInfoX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_vad_rotate_info_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_vad_rotate_info::PerfinfoVadRotateInfoX64;
    type V<'a> = etwspec::payloads::memory::perfinfo_vad_rotate_info::PerfinfoVadRotateInfoX64View<
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
            prop_assert_eq!(view.base_address(), a.base_address);
            let mut moved = a;
            moved.base_address = b.base_address;
            laws::only_moved(layout, "BaseAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size_in_bytes(), a.size_in_bytes);
            let mut moved = a;
            moved.size_in_bytes = b.size_in_bytes;
            laws::only_moved(layout, "SizeInBytes", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.direction(), a.direction());
            let mut moved = a;
            moved.set_direction(b.direction());
            laws::only_moved(layout, "Direction", &before, &from, &moved.to_bytes());
            moved.set_direction(!0u32);
            laws::only_moved(
                layout,
                "Direction",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.spare(), a.spare());
            let mut moved = a;
            moved.set_spare(b.spare());
            laws::only_moved(layout, "Spare", &before, &from, &moved.to_bytes());
            moved.set_spare(!0u32);
            laws::only_moved(layout, "Spare", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_virtual_alloc_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_virtual_alloc::PerfinfoVirtualAllocX86;
    type V<'a> = etwspec::payloads::memory::perfinfo_virtual_alloc::PerfinfoVirtualAllocX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_virtual_alloc_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_virtual_alloc::PerfinfoVirtualAllocX86;
    type V<'a> = etwspec::payloads::memory::perfinfo_virtual_alloc::PerfinfoVirtualAllocX86View<
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
            prop_assert_eq!(view.captured_base(), a.captured_base);
            let mut moved = a;
            moved.captured_base = b.captured_base;
            laws::only_moved(layout, "CapturedBase", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.captured_region_size(), a.captured_region_size);
            let mut moved = a;
            moved.captured_region_size = b.captured_region_size;
            laws::only_moved(
                layout,
                "CapturedRegionSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a;
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_virtual_alloc_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_virtual_alloc::PerfinfoVirtualAllocX64;
    type V<'a> = etwspec::payloads::memory::perfinfo_virtual_alloc::PerfinfoVirtualAllocX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_virtual_alloc_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_virtual_alloc::PerfinfoVirtualAllocX64;
    type V<'a> = etwspec::payloads::memory::perfinfo_virtual_alloc::PerfinfoVirtualAllocX64View<
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
            prop_assert_eq!(view.captured_base(), a.captured_base);
            let mut moved = a;
            moved.captured_base = b.captured_base;
            laws::only_moved(layout, "CapturedBase", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.captured_region_size(), a.captured_region_size);
            let mut moved = a;
            moved.captured_region_size = b.captured_region_size;
            laws::only_moved(
                layout,
                "CapturedRegionSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a;
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_virtual_alloc_xpartition_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_virtual_alloc_xpartition::PerfinfoVirtualAllocXpartitionX86;
    type V<'a> = etwspec::payloads::memory::perfinfo_virtual_alloc_xpartition::PerfinfoVirtualAllocXpartitionX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_virtual_alloc_xpartition_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_virtual_alloc_xpartition::PerfinfoVirtualAllocXpartitionX86;
    type V<'a> = etwspec::payloads::memory::perfinfo_virtual_alloc_xpartition::PerfinfoVirtualAllocXpartitionX86View<
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
            prop_assert_eq!(view.captured_base(), a.captured_base);
            let mut moved = a;
            moved.captured_base = b.captured_base;
            laws::only_moved(layout, "CapturedBase", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.target_partition(), a.target_partition);
            let mut moved = a;
            moved.target_partition = b.target_partition;
            laws::only_moved(
                layout,
                "TargetPartition",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_virtual_alloc_xpartition_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_virtual_alloc_xpartition::PerfinfoVirtualAllocXpartitionX64;
    type V<'a> = etwspec::payloads::memory::perfinfo_virtual_alloc_xpartition::PerfinfoVirtualAllocXpartitionX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_virtual_alloc_xpartition_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_virtual_alloc_xpartition::PerfinfoVirtualAllocXpartitionX64;
    type V<'a> = etwspec::payloads::memory::perfinfo_virtual_alloc_xpartition::PerfinfoVirtualAllocXpartitionX64View<
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
            prop_assert_eq!(view.captured_base(), a.captured_base);
            let mut moved = a;
            moved.captured_base = b.captured_base;
            laws::only_moved(layout, "CapturedBase", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.target_partition(), a.target_partition);
            let mut moved = a;
            moved.target_partition = b.target_partition;
            laws::only_moved(
                layout,
                "TargetPartition",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_workingset_entry_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_workingset_entry::PerfinfoWorkingsetEntryX86;
    type V<'a> = etwspec::payloads::memory::perfinfo_workingset_entry::PerfinfoWorkingsetEntryX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_workingset_entry_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_workingset_entry::PerfinfoWorkingsetEntryX86;
    type V<'a> = etwspec::payloads::memory::perfinfo_workingset_entry::PerfinfoWorkingsetEntryX86View<
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
            prop_assert_eq!(view.unique_process_id(), a.unique_process_id());
            let mut moved = a;
            moved.set_unique_process_id(b.unique_process_id());
            laws::only_moved(
                layout,
                "UniqueProcessId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.session_id(), a.session_id());
            let mut moved = a;
            moved.set_session_id(b.session_id());
            laws::only_moved(layout, "SessionId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.working_set_page_count(), a.working_set_page_count);
            let mut moved = a;
            moved.working_set_page_count = b.working_set_page_count;
            laws::only_moved(
                layout,
                "WorkingSetPageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.commit_page_count(), a.commit_page_count);
            let mut moved = a;
            moved.commit_page_count = b.commit_page_count;
            laws::only_moved(
                layout,
                "CommitPageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.paged_pool_page_count(), a.paged_pool_page_count());
            let mut moved = a;
            moved.set_paged_pool_page_count(b.paged_pool_page_count());
            laws::only_moved(
                layout,
                "PagedPoolPageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.virtual_size_in_pages(), a.virtual_size_in_pages());
            let mut moved = a;
            moved.set_virtual_size_in_pages(b.virtual_size_in_pages());
            laws::only_moved(
                layout,
                "VirtualSizeInPages",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.private_working_set_page_count(), a.private_working_set_page_count
            );
            let mut moved = a;
            moved.private_working_set_page_count = b.private_working_set_page_count;
            laws::only_moved(
                layout,
                "PrivateWorkingSetPageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.store_size_in_pages(), a.store_size_in_pages);
            let mut moved = a;
            moved.store_size_in_pages = b.store_size_in_pages;
            laws::only_moved(
                layout,
                "StoreSizeInPages",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.stored_page_count(), a.stored_page_count);
            let mut moved = a;
            moved.stored_page_count = b.stored_page_count;
            laws::only_moved(
                layout,
                "StoredPageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.commit_debt_in_pages(), a.commit_debt_in_pages);
            let mut moved = a;
            moved.commit_debt_in_pages = b.commit_debt_in_pages;
            laws::only_moved(
                layout,
                "CommitDebtInPages",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.shared_commit_in_pages(), a.shared_commit_in_pages);
            let mut moved = a;
            moved.shared_commit_in_pages = b.shared_commit_in_pages;
            laws::only_moved(
                layout,
                "SharedCommitInPages",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_workingset_entry_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_workingset_entry::PerfinfoWorkingsetEntryX64;
    type V<'a> = etwspec::payloads::memory::perfinfo_workingset_entry::PerfinfoWorkingsetEntryX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_workingset_entry_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_workingset_entry::PerfinfoWorkingsetEntryX64;
    type V<'a> = etwspec::payloads::memory::perfinfo_workingset_entry::PerfinfoWorkingsetEntryX64View<
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
            prop_assert_eq!(view.unique_process_id(), a.unique_process_id());
            let mut moved = a;
            moved.set_unique_process_id(b.unique_process_id());
            laws::only_moved(
                layout,
                "UniqueProcessId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.session_id(), a.session_id());
            let mut moved = a;
            moved.set_session_id(b.session_id());
            laws::only_moved(layout, "SessionId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.working_set_page_count(), a.working_set_page_count);
            let mut moved = a;
            moved.working_set_page_count = b.working_set_page_count;
            laws::only_moved(
                layout,
                "WorkingSetPageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.commit_page_count(), a.commit_page_count);
            let mut moved = a;
            moved.commit_page_count = b.commit_page_count;
            laws::only_moved(
                layout,
                "CommitPageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.paged_pool_page_count(), a.paged_pool_page_count());
            let mut moved = a;
            moved.set_paged_pool_page_count(b.paged_pool_page_count());
            laws::only_moved(
                layout,
                "PagedPoolPageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.virtual_size_in_pages(), a.virtual_size_in_pages());
            let mut moved = a;
            moved.set_virtual_size_in_pages(b.virtual_size_in_pages());
            laws::only_moved(
                layout,
                "VirtualSizeInPages",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.private_working_set_page_count(), a.private_working_set_page_count
            );
            let mut moved = a;
            moved.private_working_set_page_count = b.private_working_set_page_count;
            laws::only_moved(
                layout,
                "PrivateWorkingSetPageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.store_size_in_pages(), a.store_size_in_pages);
            let mut moved = a;
            moved.store_size_in_pages = b.store_size_in_pages;
            laws::only_moved(
                layout,
                "StoreSizeInPages",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.stored_page_count(), a.stored_page_count);
            let mut moved = a;
            moved.stored_page_count = b.stored_page_count;
            laws::only_moved(
                layout,
                "StoredPageCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.commit_debt_in_pages(), a.commit_debt_in_pages);
            let mut moved = a;
            moved.commit_debt_in_pages = b.commit_debt_in_pages;
            laws::only_moved(
                layout,
                "CommitDebtInPages",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.shared_commit_in_pages(), a.shared_commit_in_pages);
            let mut moved = a;
            moved.shared_commit_in_pages = b.shared_commit_in_pages;
            laws::only_moved(
                layout,
                "SharedCommitInPages",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_workingset_information_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_workingset_information::PerfinfoWorkingsetInformationX86;
    type V<'a> = etwspec::payloads::memory::perfinfo_workingset_information::PerfinfoWorkingsetInformationX86View<
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
fn perfinfo_workingset_information_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_workingset_information::PerfinfoWorkingsetInformationX86;
    type V<'a> = etwspec::payloads::memory::perfinfo_workingset_information::PerfinfoWorkingsetInformationX86View<
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
            prop_assert_eq!(view.count(), a.count);
            let mut moved = a.clone();
            moved.count = b.count;
            laws::only_moved(layout, "Count", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn perfinfo_workingset_information_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::perfinfo_workingset_information::PerfinfoWorkingsetInformationX64;
    type V<'a> = etwspec::payloads::memory::perfinfo_workingset_information::PerfinfoWorkingsetInformationX64View<
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
fn perfinfo_workingset_information_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::perfinfo_workingset_information::PerfinfoWorkingsetInformationX64;
    type V<'a> = etwspec::payloads::memory::perfinfo_workingset_information::PerfinfoWorkingsetInformationX64View<
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
            prop_assert_eq!(view.count(), a.count);
            let mut moved = a.clone();
            moved.count = b.count;
            laws::only_moved(layout, "Count", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn page_fault_hard_fault_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::page_fault_hard_fault::PageFaultHardFaultX86;
    type V<'a> = etwspec::payloads::memory::page_fault_hard_fault::PageFaultHardFaultX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn page_fault_hard_fault_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::page_fault_hard_fault::PageFaultHardFaultX86;
    type V<'a> = etwspec::payloads::memory::page_fault_hard_fault::PageFaultHardFaultX86View<
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
            prop_assert_eq!(view.initial_time(), a.initial_time);
            let mut moved = a;
            moved.initial_time = b.initial_time;
            laws::only_moved(layout, "InitialTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.read_offset(), a.read_offset);
            let mut moved = a;
            moved.read_offset = b.read_offset;
            laws::only_moved(layout, "ReadOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.virtual_address(), a.virtual_address);
            let mut moved = a;
            moved.virtual_address = b.virtual_address;
            laws::only_moved(
                layout,
                "VirtualAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a;
            moved.file_object = b.file_object;
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.t_thread_id(), a.t_thread_id);
            let mut moved = a;
            moved.t_thread_id = b.t_thread_id;
            laws::only_moved(layout, "TThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.byte_count(), a.byte_count);
            let mut moved = a;
            moved.byte_count = b.byte_count;
            laws::only_moved(layout, "ByteCount", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn page_fault_hard_fault_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::page_fault_hard_fault::PageFaultHardFaultX64;
    type V<'a> = etwspec::payloads::memory::page_fault_hard_fault::PageFaultHardFaultX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn page_fault_hard_fault_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::page_fault_hard_fault::PageFaultHardFaultX64;
    type V<'a> = etwspec::payloads::memory::page_fault_hard_fault::PageFaultHardFaultX64View<
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
            prop_assert_eq!(view.initial_time(), a.initial_time);
            let mut moved = a;
            moved.initial_time = b.initial_time;
            laws::only_moved(layout, "InitialTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.read_offset(), a.read_offset);
            let mut moved = a;
            moved.read_offset = b.read_offset;
            laws::only_moved(layout, "ReadOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.virtual_address(), a.virtual_address);
            let mut moved = a;
            moved.virtual_address = b.virtual_address;
            laws::only_moved(
                layout,
                "VirtualAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.file_object(), a.file_object);
            let mut moved = a;
            moved.file_object = b.file_object;
            laws::only_moved(layout, "FileObject", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.t_thread_id(), a.t_thread_id);
            let mut moved = a;
            moved.t_thread_id = b.t_thread_id;
            laws::only_moved(layout, "TThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.byte_count(), a.byte_count);
            let mut moved = a;
            moved.byte_count = b.byte_count;
            laws::only_moved(layout, "ByteCount", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_page_fault_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::wmi_page_fault::WmiPageFaultX86;
    type V<'a> = etwspec::payloads::memory::wmi_page_fault::WmiPageFaultX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_page_fault_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::wmi_page_fault::WmiPageFaultX86;
    type V<'a> = etwspec::payloads::memory::wmi_page_fault::WmiPageFaultX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.virtual_address(), a.virtual_address);
            let mut moved = a;
            moved.virtual_address = b.virtual_address;
            laws::only_moved(
                layout,
                "VirtualAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.program_counter(), a.program_counter);
            let mut moved = a;
            moved.program_counter = b.program_counter;
            laws::only_moved(
                layout,
                "ProgramCounter",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_page_fault_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::wmi_page_fault::WmiPageFaultX64;
    type V<'a> = etwspec::payloads::memory::wmi_page_fault::WmiPageFaultX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_page_fault_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::memory::wmi_page_fault::WmiPageFaultX64;
    type V<'a> = etwspec::payloads::memory::wmi_page_fault::WmiPageFaultX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.virtual_address(), a.virtual_address);
            let mut moved = a;
            moved.virtual_address = b.virtual_address;
            laws::only_moved(
                layout,
                "VirtualAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.program_counter(), a.program_counter);
            let mut moved = a;
            moved.program_counter = b.program_counter;
            laws::only_moved(
                layout,
                "ProgramCounter",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_boot_prefetch_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::memory::perfinfo_boot_prefetch_information::Any;
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
                    layout.name == "PERFINFO_BOOT_PREFETCH_INFORMATION"
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
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::memory::perfinfo_boot_prefetch_information::PerfinfoBootPrefetchInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
fn perfinfo_contiguous_page_generate_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::memory::perfinfo_contiguous_page_generate::Any;
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
                    layout.name == "PERFINFO_CONTIGUOUS_PAGE_GENERATE"
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
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::memory::perfinfo_contiguous_page_generate::PerfinfoContiguousPageGenerate::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
fn perfinfo_hardpagefault_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::memory::perfinfo_hardpagefault_information::Any;
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
                    layout.name == "PERFINFO_HARDPAGEFAULT_INFORMATION"
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
                        etwspec::payloads::memory::perfinfo_hardpagefault_information::PerfinfoHardpagefaultInformationX86::from_slice(&
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
                        etwspec::payloads::memory::perfinfo_hardpagefault_information::PerfinfoHardpagefaultInformationX64::from_slice(&
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
fn perfinfo_kernelmemory_range_usage_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::memory::perfinfo_kernelmemory_range_usage::Any;
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
                    layout.name == "PERFINFO_KERNELMEMORY_RANGE_USAGE"
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
                        etwspec::payloads::memory::perfinfo_kernelmemory_range_usage::PerfinfoKernelmemoryRangeUsageX86::from_slice(&
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
                        etwspec::payloads::memory::perfinfo_kernelmemory_range_usage::PerfinfoKernelmemoryRangeUsageX64::from_slice(&
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
fn perfinfo_memory_huge_iospace_entry_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::memory::perfinfo_memory_huge_iospace_entry::Any;
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
                    layout.name == "PERFINFO_MEMORY_HUGE_IOSPACE_ENTRY"
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
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::memory::perfinfo_memory_huge_iospace_entry::PerfinfoMemoryHugeIospaceEntry::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
fn perfinfo_memory_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::memory::perfinfo_memory_information::Any;
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
                    layout.name == "PERFINFO_MEMORY_INFORMATION"
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
                        etwspec::payloads::memory::perfinfo_memory_information::PerfinfoMemoryInformationX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..88 {
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
                        etwspec::payloads::memory::perfinfo_memory_information::PerfinfoMemoryInformationX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..176 {
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
fn perfinfo_memory_node_entry_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::memory::perfinfo_memory_node_entry::Any;
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
                    layout.name == "PERFINFO_MEMORY_NODE_ENTRY"
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
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::memory::perfinfo_memory_node_entry::PerfinfoMemoryNodeEntry::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
fn perfinfo_memory_node_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::memory::perfinfo_memory_node_information::Any;
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
                    layout.name == "PERFINFO_MEMORY_NODE_INFORMATION"
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
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::memory::perfinfo_memory_node_information::PerfinfoMemoryNodeInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
fn perfinfo_mem_reset_info_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::memory::perfinfo_mem_reset_info::Any;
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
                    layout.name == "PERFINFO_MEM_RESET_INFO"
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
                        etwspec::payloads::memory::perfinfo_mem_reset_info::PerfinfoMemResetInfoX86::from_slice(&
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
                        etwspec::payloads::memory::perfinfo_mem_reset_info::PerfinfoMemResetInfoX64::from_slice(&
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
fn perfinfo_pagecombine_aggregate_stat_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::memory::perfinfo_pagecombine_aggregate_stat::Any;
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
                    layout.name == "PERFINFO_PAGECOMBINE_AGGREGATE_STAT"
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
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::memory::perfinfo_pagecombine_aggregate_stat::PerfinfoPagecombineAggregateStat::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
fn perfinfo_pagecombine_iteration_stat_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::memory::perfinfo_pagecombine_iteration_stat::Any;
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
                    layout.name == "PERFINFO_PAGECOMBINE_ITERATION_STAT"
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
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::memory::perfinfo_pagecombine_iteration_stat::PerfinfoPagecombineIterationStat::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
fn perfinfo_page_range_identity_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::memory::perfinfo_page_range_identity::Any;
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
                    layout.name == "PERFINFO_PAGE_RANGE_IDENTITY"
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
                        etwspec::payloads::memory::perfinfo_page_range_identity::PerfinfoPageRangeIdentityX86::from_slice(&
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
                        etwspec::payloads::memory::perfinfo_page_range_identity::PerfinfoPageRangeIdentityX64::from_slice(&
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
fn perfinfo_pfmapped_section_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::memory::perfinfo_pfmapped_section_information::Any;
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
                    layout.name == "PERFINFO_PFMAPPED_SECTION_INFORMATION"
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
                        etwspec::payloads::memory::perfinfo_pfmapped_section_information::PerfinfoPfmappedSectionInformationX86::from_slice(&
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
                        etwspec::payloads::memory::perfinfo_pfmapped_section_information::PerfinfoPfmappedSectionInformationX64::from_slice(&
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
fn perfinfo_pfmapped_section_object_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::memory::perfinfo_pfmapped_section_object_information::Any;
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
                    layout.name == "PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION"
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
                        etwspec::payloads::memory::perfinfo_pfmapped_section_object_information::PerfinfoPfmappedSectionObjectInformationX86::from_slice(&
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
                        etwspec::payloads::memory::perfinfo_pfmapped_section_object_information::PerfinfoPfmappedSectionObjectInformationX64::from_slice(&
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
fn perfinfo_sessioncreate_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::memory::perfinfo_sessioncreate_information::Any;
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
                    layout.name == "PERFINFO_SESSIONCREATE_INFORMATION"
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
                        etwspec::payloads::memory::perfinfo_sessioncreate_information::PerfinfoSessioncreateInformationX86::from_slice(&
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
                        etwspec::payloads::memory::perfinfo_sessioncreate_information::PerfinfoSessioncreateInformationX64::from_slice(&
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
fn perfinfo_system_memory_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::memory::perfinfo_system_memory_information::Any;
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
                    layout.name == "PERFINFO_SYSTEM_MEMORY_INFORMATION"
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
                        etwspec::payloads::memory::perfinfo_system_memory_information::PerfinfoSystemMemoryInformationX86::from_slice(&
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
                        etwspec::payloads::memory::perfinfo_system_memory_information::PerfinfoSystemMemoryInformationX64::from_slice(&
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
fn perfinfo_vad_rotate_info_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::memory::perfinfo_vad_rotate_info::Any;
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
                    layout.name == "PERFINFO_VAD_ROTATE_INFO"
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
                        etwspec::payloads::memory::perfinfo_vad_rotate_info::PerfinfoVadRotateInfoX86::from_slice(&
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
                        etwspec::payloads::memory::perfinfo_vad_rotate_info::PerfinfoVadRotateInfoX64::from_slice(&
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
fn perfinfo_virtual_alloc_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::memory::perfinfo_virtual_alloc::Any;
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
                    layout.name == "PERFINFO_VIRTUAL_ALLOC"
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
                        etwspec::payloads::memory::perfinfo_virtual_alloc::PerfinfoVirtualAllocX86::from_slice(&
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
                        etwspec::payloads::memory::perfinfo_virtual_alloc::PerfinfoVirtualAllocX64::from_slice(&
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
fn perfinfo_virtual_alloc_xpartition_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::memory::perfinfo_virtual_alloc_xpartition::Any;
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
                    layout.name == "PERFINFO_VIRTUAL_ALLOC_XPARTITION"
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
                        etwspec::payloads::memory::perfinfo_virtual_alloc_xpartition::PerfinfoVirtualAllocXpartitionX86::from_slice(&
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
                        etwspec::payloads::memory::perfinfo_virtual_alloc_xpartition::PerfinfoVirtualAllocXpartitionX64::from_slice(&
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
fn perfinfo_workingset_entry_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::memory::perfinfo_workingset_entry::Any;
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
                    layout.name == "PERFINFO_WORKINGSET_ENTRY"
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
                        etwspec::payloads::memory::perfinfo_workingset_entry::PerfinfoWorkingsetEntryX86::from_slice(&
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
                        etwspec::payloads::memory::perfinfo_workingset_entry::PerfinfoWorkingsetEntryX64::from_slice(&
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
fn perfinfo_workingset_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::memory::perfinfo_workingset_information::Any;
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
                    layout.name == "PERFINFO_WORKINGSET_INFORMATION"
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
                        etwspec::payloads::memory::perfinfo_workingset_information::PerfinfoWorkingsetInformationX86::from_slice(&
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
                        etwspec::payloads::memory::perfinfo_workingset_information::PerfinfoWorkingsetInformationX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn page_fault_hard_fault_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::memory::page_fault_hard_fault::Any;
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
                    layout.name == "PageFault_HardFault"
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
                        etwspec::payloads::memory::page_fault_hard_fault::PageFaultHardFaultX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::memory::page_fault_hard_fault::PageFaultHardFaultX64::from_slice(&
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
fn wmi_page_fault_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::memory::wmi_page_fault::Any;
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
                    layout.name == "WMI_PAGE_FAULT" && layout.holds(release, pointer)
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
                        etwspec::payloads::memory::wmi_page_fault::WmiPageFaultX86::from_slice(&
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
                        etwspec::payloads::memory::wmi_page_fault::WmiPageFaultX64::from_slice(&
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
fn perfinfo_kernelmemory_usage_type_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::PerfinfoKernelmemoryUsageType;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn perfinfo_mem_reset_info_type_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::PerfinfoMemResetInfoType;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn perfinfo_mm_stat_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::memory::PerfinfoMmStat;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
