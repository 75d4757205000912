// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of topic `payloads::memory`.
mod perfinfo_boot_prefetch_information_perfinfo_boot_prefetch_information {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_boot_prefetch_information::{ PerfinfoBootPrefetchInformation as T, PerfinfoBootPrefetchInformationView as V };
const MEMBERS: &[&str] = &[
    "Action",
    "Status",
    "Pages",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.action() } else { from.action() }; value.set_action(it); None }
        1 => { let it = if way == laws::Way::View { view.status() } else { from.status() }; value.set_status(it); None }
        2 => { let it = if way == laws::Way::View { view.pages() } else { from.pages() }; value.set_pages(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_contiguous_page_generate_perfinfo_contiguous_page_generate {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_contiguous_page_generate::{ PerfinfoContiguousPageGenerate as T, PerfinfoContiguousPageGenerateView as V };
const MEMBERS: &[&str] = &[
    "ThreadId",
    "NumberOfBytes",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        1 => { let it = if way == laws::Way::View { view.number_of_bytes() } else { from.number_of_bytes() }; value.set_number_of_bytes(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_hardpagefault_information_perfinfo_hardpagefault_information_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_hardpagefault_information::{ PerfinfoHardpagefaultInformationPtr32 as T, PerfinfoHardpagefaultInformationPtr32View as V };
const MEMBERS: &[&str] = &[
    "ReadOffset",
    "VirtualAddress",
    "FileObject",
    "ThreadId",
    "ByteCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.read_offset() } else { from.read_offset() }; value.set_read_offset(it); None }
        1 => { let it = if way == laws::Way::View { view.virtual_address() } else { from.virtual_address() }; value.set_virtual_address(it); None }
        2 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        3 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        4 => { let it = if way == laws::Way::View { view.byte_count() } else { from.byte_count() }; value.set_byte_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_hardpagefault_information_perfinfo_hardpagefault_information_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_hardpagefault_information::{ PerfinfoHardpagefaultInformationPtr64 as T, PerfinfoHardpagefaultInformationPtr64View as V };
const MEMBERS: &[&str] = &[
    "ReadOffset",
    "VirtualAddress",
    "FileObject",
    "ThreadId",
    "ByteCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.read_offset() } else { from.read_offset() }; value.set_read_offset(it); None }
        1 => { let it = if way == laws::Way::View { view.virtual_address() } else { from.virtual_address() }; value.set_virtual_address(it); None }
        2 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        3 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id() }; value.set_thread_id(it); None }
        4 => { let it = if way == laws::Way::View { view.byte_count() } else { from.byte_count() }; value.set_byte_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_kernelmemory_range_usage_perfinfo_kernelmemory_range_usage_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_kernelmemory_range_usage::{ PerfinfoKernelmemoryRangeUsagePtr32 as T, PerfinfoKernelmemoryRangeUsagePtr32View as V };
const MEMBERS: &[&str] = &[
    "UsageType",
    "Spare",
    "VirtualAddress",
    "PageCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = match way { laws::Way::View => view.usage_type(), laws::Way::Value => from.usage_type(), laws::Way::Ones => etwspec::payloads::memory::PerfinfoKernelmemoryUsageType(!0u32) }; value.set_usage_type(it); Some(it.0 as u64) }
        1 => { let it = match way { laws::Way::View => view.spare(), laws::Way::Value => from.spare(), laws::Way::Ones => !0u32 }; value.set_spare(it); Some(it as u64) }
        2 => { let it = if way == laws::Way::View { view.virtual_address() } else { from.virtual_address() }; value.set_virtual_address(it); None }
        3 => { let it = if way == laws::Way::View { view.page_count() } else { from.page_count() }; value.set_page_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_kernelmemory_range_usage_perfinfo_kernelmemory_range_usage_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_kernelmemory_range_usage::{ PerfinfoKernelmemoryRangeUsagePtr64 as T, PerfinfoKernelmemoryRangeUsagePtr64View as V };
const MEMBERS: &[&str] = &[
    "UsageType",
    "Spare",
    "VirtualAddress",
    "PageCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = match way { laws::Way::View => view.usage_type(), laws::Way::Value => from.usage_type(), laws::Way::Ones => etwspec::payloads::memory::PerfinfoKernelmemoryUsageType(!0u32) }; value.set_usage_type(it); Some(it.0 as u64) }
        1 => { let it = match way { laws::Way::View => view.spare(), laws::Way::Value => from.spare(), laws::Way::Ones => !0u32 }; value.set_spare(it); Some(it as u64) }
        2 => { let it = if way == laws::Way::View { view.virtual_address() } else { from.virtual_address() }; value.set_virtual_address(it); None }
        3 => { let it = if way == laws::Way::View { view.page_count() } else { from.page_count() }; value.set_page_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_memory_huge_iospace_entry_perfinfo_memory_huge_iospace_entry {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_memory_huge_iospace_entry::{ PerfinfoMemoryHugeIospaceEntry as T, PerfinfoMemoryHugeIospaceEntryView as V };
const MEMBERS: &[&str] = &[
    "NodeNumber",
    "TotalPageCount",
    "HugeFreePageCount",
    "HugeZeroPageCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.node_number() } else { from.node_number() }; value.set_node_number(it); None }
        1 => { let it = if way == laws::Way::View { view.total_page_count() } else { from.total_page_count() }; value.set_total_page_count(it); None }
        2 => { let it = if way == laws::Way::View { view.huge_free_page_count() } else { from.huge_free_page_count() }; value.set_huge_free_page_count(it); None }
        3 => { let it = if way == laws::Way::View { view.huge_zero_page_count() } else { from.huge_zero_page_count() }; value.set_huge_zero_page_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_memory_information_perfinfo_memory_information_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_memory_information::{ PerfinfoMemoryInformationPtr32 as T, PerfinfoMemoryInformationPtr32View as V };
const MEMBERS: &[&str] = &[
    "ZeroPageCount",
    "FreePageCount",
    "ModifiedPageCount",
    "ModifiedNoWritePageCount",
    "BadPageCount",
    "PageCountByPriority",
    "RepurposedPagesByPriority",
    "ModifiedPageCountPageFile",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.zero_page_count() } else { from.zero_page_count() }; value.set_zero_page_count(it); None }
        1 => { let it = if way == laws::Way::View { view.free_page_count() } else { from.free_page_count() }; value.set_free_page_count(it); None }
        2 => { let it = if way == laws::Way::View { view.modified_page_count() } else { from.modified_page_count() }; value.set_modified_page_count(it); None }
        3 => { let it = if way == laws::Way::View { view.modified_no_write_page_count() } else { from.modified_no_write_page_count() }; value.set_modified_no_write_page_count(it); None }
        4 => { let it = if way == laws::Way::View { view.bad_page_count() } else { from.bad_page_count() }; value.set_bad_page_count(it); None }
        5 => { let it = if way == laws::Way::View { view.page_count_by_priority() } else { from.page_count_by_priority() }; value.set_page_count_by_priority(it); None }
        6 => { let it = if way == laws::Way::View { view.repurposed_pages_by_priority() } else { from.repurposed_pages_by_priority() }; value.set_repurposed_pages_by_priority(it); None }
        7 => { let it = if way == laws::Way::View { view.modified_page_count_page_file() } else { from.modified_page_count_page_file() }; value.set_modified_page_count_page_file(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_memory_information_perfinfo_memory_information_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_memory_information::{ PerfinfoMemoryInformationPtr64 as T, PerfinfoMemoryInformationPtr64View as V };
const MEMBERS: &[&str] = &[
    "ZeroPageCount",
    "FreePageCount",
    "ModifiedPageCount",
    "ModifiedNoWritePageCount",
    "BadPageCount",
    "PageCountByPriority",
    "RepurposedPagesByPriority",
    "ModifiedPageCountPageFile",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.zero_page_count() } else { from.zero_page_count() }; value.set_zero_page_count(it); None }
        1 => { let it = if way == laws::Way::View { view.free_page_count() } else { from.free_page_count() }; value.set_free_page_count(it); None }
        2 => { let it = if way == laws::Way::View { view.modified_page_count() } else { from.modified_page_count() }; value.set_modified_page_count(it); None }
        3 => { let it = if way == laws::Way::View { view.modified_no_write_page_count() } else { from.modified_no_write_page_count() }; value.set_modified_no_write_page_count(it); None }
        4 => { let it = if way == laws::Way::View { view.bad_page_count() } else { from.bad_page_count() }; value.set_bad_page_count(it); None }
        5 => { let it = if way == laws::Way::View { view.page_count_by_priority() } else { from.page_count_by_priority() }; value.set_page_count_by_priority(it); None }
        6 => { let it = if way == laws::Way::View { view.repurposed_pages_by_priority() } else { from.repurposed_pages_by_priority() }; value.set_repurposed_pages_by_priority(it); None }
        7 => { let it = if way == laws::Way::View { view.modified_page_count_page_file() } else { from.modified_page_count_page_file() }; value.set_modified_page_count_page_file(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_memory_node_entry_perfinfo_memory_node_entry {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_memory_node_entry::{ PerfinfoMemoryNodeEntry as T, PerfinfoMemoryNodeEntryView as V };
const MEMBERS: &[&str] = &[
    "NodeNumber",
    "TotalPageCount",
    "SmallFreePageCount",
    "SmallZeroPageCount",
    "MediumFreePageCount",
    "MediumZeroPageCount",
    "LargeFreePageCount",
    "LargeZeroPageCount",
    "HugeFreePageCount",
    "HugeZeroPageCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.node_number() } else { from.node_number() }; value.set_node_number(it); None }
        1 => { let it = if way == laws::Way::View { view.total_page_count() } else { from.total_page_count() }; value.set_total_page_count(it); None }
        2 => { let it = if way == laws::Way::View { view.small_free_page_count() } else { from.small_free_page_count() }; value.set_small_free_page_count(it); None }
        3 => { let it = if way == laws::Way::View { view.small_zero_page_count() } else { from.small_zero_page_count() }; value.set_small_zero_page_count(it); None }
        4 => { let it = if way == laws::Way::View { view.medium_free_page_count() } else { from.medium_free_page_count() }; value.set_medium_free_page_count(it); None }
        5 => { let it = if way == laws::Way::View { view.medium_zero_page_count() } else { from.medium_zero_page_count() }; value.set_medium_zero_page_count(it); None }
        6 => { let it = if way == laws::Way::View { view.large_free_page_count() } else { from.large_free_page_count() }; value.set_large_free_page_count(it); None }
        7 => { let it = if way == laws::Way::View { view.large_zero_page_count() } else { from.large_zero_page_count() }; value.set_large_zero_page_count(it); None }
        8 => { let it = if way == laws::Way::View { view.huge_free_page_count() } else { from.huge_free_page_count() }; value.set_huge_free_page_count(it); None }
        9 => { let it = if way == laws::Way::View { view.huge_zero_page_count() } else { from.huge_zero_page_count() }; value.set_huge_zero_page_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_memory_node_information_perfinfo_memory_node_information {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_memory_node_information::{ PerfinfoMemoryNodeInformation as T, PerfinfoMemoryNodeInformationView as V };
const MEMBERS: &[&str] = &[
    "PartitionId",
    "Count",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.partition_id() } else { from.partition_id() }; value.set_partition_id(it); None }
        1 => { let it = if way == laws::Way::View { view.count() } else { from.count() }; value.set_count(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

}

mod perfinfo_mem_reset_info_perfinfo_mem_reset_info_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_mem_reset_info::{ PerfinfoMemResetInfoPtr32 as T, PerfinfoMemResetInfoPtr32View as V };
const MEMBERS: &[&str] = &[
    "BaseAddress",
    "SizeInBytes",
    "TypeInfo",
    "Spare",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.base_address() } else { from.base_address() }; value.set_base_address(it); None }
        1 => { let it = if way == laws::Way::View { view.size_in_bytes() } else { from.size_in_bytes() }; value.set_size_in_bytes(it); None }
        2 => { let it = match way { laws::Way::View => view.type_info(), laws::Way::Value => from.type_info(), laws::Way::Ones => etwspec::payloads::memory::PerfinfoMemResetInfoType(!0u32) }; value.set_type_info(it); Some(it.0 as u64) }
        3 => { let it = match way { laws::Way::View => view.spare(), laws::Way::Value => from.spare(), laws::Way::Ones => !0u32 }; value.set_spare(it); Some(it as u64) }
        4 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod perfinfo_mem_reset_info_perfinfo_mem_reset_info_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_mem_reset_info::{ PerfinfoMemResetInfoPtr64 as T, PerfinfoMemResetInfoPtr64View as V };
const MEMBERS: &[&str] = &[
    "BaseAddress",
    "SizeInBytes",
    "TypeInfo",
    "Spare",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.base_address() } else { from.base_address() }; value.set_base_address(it); None }
        1 => { let it = if way == laws::Way::View { view.size_in_bytes() } else { from.size_in_bytes() }; value.set_size_in_bytes(it); None }
        2 => { let it = match way { laws::Way::View => view.type_info(), laws::Way::Value => from.type_info(), laws::Way::Ones => etwspec::payloads::memory::PerfinfoMemResetInfoType(!0u32) }; value.set_type_info(it); Some(it.0 as u64) }
        3 => { let it = match way { laws::Way::View => view.spare(), laws::Way::Value => from.spare(), laws::Way::Ones => !0u32 }; value.set_spare(it); Some(it as u64) }
        4 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod perfinfo_pagecombine_aggregate_stat_perfinfo_pagecombine_aggregate_stat {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_pagecombine_aggregate_stat::{ PerfinfoPagecombineAggregateStat as T, PerfinfoPagecombineAggregateStatView as V };
const MEMBERS: &[&str] = &[
    "StatType",
    "Spare",
    "CombineScanCount",
    "PagesScanned",
    "PagesCombined",
    "CombinedBlocksInUse",
    "SumCombinedBlocksReferenceCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = match way { laws::Way::View => view.stat_type(), laws::Way::Value => from.stat_type(), laws::Way::Ones => etwspec::payloads::memory::PerfinfoMmStat(!0u32) }; value.set_stat_type(it); Some(it.0 as u64) }
        1 => { let it = match way { laws::Way::View => view.spare(), laws::Way::Value => from.spare(), laws::Way::Ones => !0u32 }; value.set_spare(it); Some(it as u64) }
        2 => { let it = if way == laws::Way::View { view.combine_scan_count() } else { from.combine_scan_count() }; value.set_combine_scan_count(it); None }
        3 => { let it = if way == laws::Way::View { view.pages_scanned() } else { from.pages_scanned() }; value.set_pages_scanned(it); None }
        4 => { let it = if way == laws::Way::View { view.pages_combined() } else { from.pages_combined() }; value.set_pages_combined(it); None }
        5 => { let it = if way == laws::Way::View { view.combined_blocks_in_use() } else { from.combined_blocks_in_use() }; value.set_combined_blocks_in_use(it); None }
        6 => { let it = if way == laws::Way::View { view.sum_combined_blocks_reference_count() } else { from.sum_combined_blocks_reference_count() }; value.set_sum_combined_blocks_reference_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_pagecombine_iteration_stat_perfinfo_pagecombine_iteration_stat {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_pagecombine_iteration_stat::{ PerfinfoPagecombineIterationStat as T, PerfinfoPagecombineIterationStatView as V };
const MEMBERS: &[&str] = &[
    "StatType",
    "Spare",
    "PagesScanned",
    "PagesCombined",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = match way { laws::Way::View => view.stat_type(), laws::Way::Value => from.stat_type(), laws::Way::Ones => etwspec::payloads::memory::PerfinfoMmStat(!0u32) }; value.set_stat_type(it); Some(it.0 as u64) }
        1 => { let it = match way { laws::Way::View => view.spare(), laws::Way::Value => from.spare(), laws::Way::Ones => !0u32 }; value.set_spare(it); Some(it as u64) }
        2 => { let it = if way == laws::Way::View { view.pages_scanned() } else { from.pages_scanned() }; value.set_pages_scanned(it); None }
        3 => { let it = if way == laws::Way::View { view.pages_combined() } else { from.pages_combined() }; value.set_pages_combined(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_page_range_identity_perfinfo_page_range_identity_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_page_range_identity::{ PerfinfoPageRangeIdentityPtr32 as T, PerfinfoPageRangeIdentityPtr32View as V };
const MEMBERS: &[&str] = &[
    "UseDescription",
    "UniqueKey",
    "Reserved",
    "ProtoPteAddress",
    "PageFrameIndex",
    "VirtualAddress",
    "PageCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = match way { laws::Way::View => view.use_description(), laws::Way::Value => from.use_description(), laws::Way::Ones => !0u64 }; value.set_use_description(it); Some(it as u64) }
        1 => { let it = match way { laws::Way::View => view.unique_key(), laws::Way::Value => from.unique_key(), laws::Way::Ones => !0u64 }; value.set_unique_key(it); Some(it as u64) }
        2 => { let it = match way { laws::Way::View => view.reserved(), laws::Way::Value => from.reserved(), laws::Way::Ones => !0u64 }; value.set_reserved(it); Some(it as u64) }
        3 => { let it = if way == laws::Way::View { view.proto_pte_address() } else { from.proto_pte_address() }; value.set_proto_pte_address(it); None }
        4 => { let it = if way == laws::Way::View { view.page_frame_index() } else { from.page_frame_index() }; value.set_page_frame_index(it); None }
        5 => { let it = if way == laws::Way::View { view.virtual_address() } else { from.virtual_address() }; value.set_virtual_address(it); None }
        6 => { let it = if way == laws::Way::View { view.page_count() } else { from.page_count() }; value.set_page_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_page_range_identity_perfinfo_page_range_identity_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_page_range_identity::{ PerfinfoPageRangeIdentityPtr64 as T, PerfinfoPageRangeIdentityPtr64View as V };
const MEMBERS: &[&str] = &[
    "UseDescription",
    "UniqueKey",
    "Reserved",
    "ProtoPteAddress",
    "PageFrameIndex",
    "VirtualAddress",
    "PageCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = match way { laws::Way::View => view.use_description(), laws::Way::Value => from.use_description(), laws::Way::Ones => !0u64 }; value.set_use_description(it); Some(it as u64) }
        1 => { let it = match way { laws::Way::View => view.unique_key(), laws::Way::Value => from.unique_key(), laws::Way::Ones => !0u64 }; value.set_unique_key(it); Some(it as u64) }
        2 => { let it = match way { laws::Way::View => view.reserved(), laws::Way::Value => from.reserved(), laws::Way::Ones => !0u64 }; value.set_reserved(it); Some(it as u64) }
        3 => { let it = if way == laws::Way::View { view.proto_pte_address() } else { from.proto_pte_address() }; value.set_proto_pte_address(it); None }
        4 => { let it = if way == laws::Way::View { view.page_frame_index() } else { from.page_frame_index() }; value.set_page_frame_index(it); None }
        5 => { let it = if way == laws::Way::View { view.virtual_address() } else { from.virtual_address() }; value.set_virtual_address(it); None }
        6 => { let it = if way == laws::Way::View { view.page_count() } else { from.page_count() }; value.set_page_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_pfmapped_section_information_perfinfo_pfmapped_section_information_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_pfmapped_section_information::{ PerfinfoPfmappedSectionInformationPtr32 as T, PerfinfoPfmappedSectionInformationPtr32View as V };
const MEMBERS: &[&str] = &[
    "RangeBase",
    "RangeEnd",
    "CreatingProcessId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.range_base() } else { from.range_base() }; value.set_range_base(it); None }
        1 => { let it = if way == laws::Way::View { view.range_end() } else { from.range_end() }; value.set_range_end(it); None }
        2 => { let it = if way == laws::Way::View { view.creating_process_id() } else { from.creating_process_id() }; value.set_creating_process_id(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod perfinfo_pfmapped_section_information_perfinfo_pfmapped_section_information_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_pfmapped_section_information::{ PerfinfoPfmappedSectionInformationPtr64 as T, PerfinfoPfmappedSectionInformationPtr64View as V };
const MEMBERS: &[&str] = &[
    "RangeBase",
    "RangeEnd",
    "CreatingProcessId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.range_base() } else { from.range_base() }; value.set_range_base(it); None }
        1 => { let it = if way == laws::Way::View { view.range_end() } else { from.range_end() }; value.set_range_end(it); None }
        2 => { let it = if way == laws::Way::View { view.creating_process_id() } else { from.creating_process_id() }; value.set_creating_process_id(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod perfinfo_pfmapped_section_object_information_perfinfo_pfmapped_section_object_information_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_pfmapped_section_object_information::{ PerfinfoPfmappedSectionObjectInformationPtr32 as T, PerfinfoPfmappedSectionObjectInformationPtr32View as V };
const MEMBERS: &[&str] = &[
    "SectionObject",
    "RangeBase",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.section_object() } else { from.section_object() }; value.set_section_object(it); None }
        1 => { let it = if way == laws::Way::View { view.range_base() } else { from.range_base() }; value.set_range_base(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_pfmapped_section_object_information_perfinfo_pfmapped_section_object_information_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_pfmapped_section_object_information::{ PerfinfoPfmappedSectionObjectInformationPtr64 as T, PerfinfoPfmappedSectionObjectInformationPtr64View as V };
const MEMBERS: &[&str] = &[
    "SectionObject",
    "RangeBase",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.section_object() } else { from.section_object() }; value.set_section_object(it); None }
        1 => { let it = if way == laws::Way::View { view.range_base() } else { from.range_base() }; value.set_range_base(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_sessioncreate_information_perfinfo_sessioncreate_information_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_sessioncreate_information::{ PerfinfoSessioncreateInformationPtr32 as T, PerfinfoSessioncreateInformationPtr32View as V };
const MEMBERS: &[&str] = &[
    "UniqueSessionId",
    "SessionId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.unique_session_id() } else { from.unique_session_id() }; value.set_unique_session_id(it); None }
        1 => { let it = if way == laws::Way::View { view.session_id() } else { from.session_id() }; value.set_session_id(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod perfinfo_sessioncreate_information_perfinfo_sessioncreate_information_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_sessioncreate_information::{ PerfinfoSessioncreateInformationPtr64 as T, PerfinfoSessioncreateInformationPtr64View as V };
const MEMBERS: &[&str] = &[
    "UniqueSessionId",
    "SessionId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.unique_session_id() } else { from.unique_session_id() }; value.set_unique_session_id(it); None }
        1 => { let it = if way == laws::Way::View { view.session_id() } else { from.session_id() }; value.set_session_id(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod perfinfo_system_memory_information_perfinfo_system_memory_information_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_system_memory_information::{ PerfinfoSystemMemoryInformationPtr32 as T, PerfinfoSystemMemoryInformationPtr32View as V };
const MEMBERS: &[&str] = &[
    "PagedPoolCommitPageCount",
    "NonPagedPoolPageCount",
    "MdlPageCount",
    "CommitPageCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.paged_pool_commit_page_count() } else { from.paged_pool_commit_page_count() }; value.set_paged_pool_commit_page_count(it); None }
        1 => { let it = if way == laws::Way::View { view.non_paged_pool_page_count() } else { from.non_paged_pool_page_count() }; value.set_non_paged_pool_page_count(it); None }
        2 => { let it = if way == laws::Way::View { view.mdl_page_count() } else { from.mdl_page_count() }; value.set_mdl_page_count(it); None }
        3 => { let it = if way == laws::Way::View { view.commit_page_count() } else { from.commit_page_count() }; value.set_commit_page_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_system_memory_information_perfinfo_system_memory_information_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_system_memory_information::{ PerfinfoSystemMemoryInformationPtr64 as T, PerfinfoSystemMemoryInformationPtr64View as V };
const MEMBERS: &[&str] = &[
    "PagedPoolCommitPageCount",
    "NonPagedPoolPageCount",
    "MdlPageCount",
    "CommitPageCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.paged_pool_commit_page_count() } else { from.paged_pool_commit_page_count() }; value.set_paged_pool_commit_page_count(it); None }
        1 => { let it = if way == laws::Way::View { view.non_paged_pool_page_count() } else { from.non_paged_pool_page_count() }; value.set_non_paged_pool_page_count(it); None }
        2 => { let it = if way == laws::Way::View { view.mdl_page_count() } else { from.mdl_page_count() }; value.set_mdl_page_count(it); None }
        3 => { let it = if way == laws::Way::View { view.commit_page_count() } else { from.commit_page_count() }; value.set_commit_page_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_vad_rotate_info_perfinfo_vad_rotate_info_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_vad_rotate_info::{ PerfinfoVadRotateInfoPtr32 as T, PerfinfoVadRotateInfoPtr32View as V };
const MEMBERS: &[&str] = &[
    "BaseAddress",
    "SizeInBytes",
    "Direction",
    "Spare",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.base_address() } else { from.base_address() }; value.set_base_address(it); None }
        1 => { let it = if way == laws::Way::View { view.size_in_bytes() } else { from.size_in_bytes() }; value.set_size_in_bytes(it); None }
        2 => { let it = match way { laws::Way::View => view.direction(), laws::Way::Value => from.direction(), laws::Way::Ones => !0u32 }; value.set_direction(it); Some(it as u64) }
        3 => { let it = match way { laws::Way::View => view.spare(), laws::Way::Value => from.spare(), laws::Way::Ones => !0u32 }; value.set_spare(it); Some(it as u64) }
        4 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod perfinfo_vad_rotate_info_perfinfo_vad_rotate_info_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_vad_rotate_info::{ PerfinfoVadRotateInfoPtr64 as T, PerfinfoVadRotateInfoPtr64View as V };
const MEMBERS: &[&str] = &[
    "BaseAddress",
    "SizeInBytes",
    "Direction",
    "Spare",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.base_address() } else { from.base_address() }; value.set_base_address(it); None }
        1 => { let it = if way == laws::Way::View { view.size_in_bytes() } else { from.size_in_bytes() }; value.set_size_in_bytes(it); None }
        2 => { let it = match way { laws::Way::View => view.direction(), laws::Way::Value => from.direction(), laws::Way::Ones => !0u32 }; value.set_direction(it); Some(it as u64) }
        3 => { let it = match way { laws::Way::View => view.spare(), laws::Way::Value => from.spare(), laws::Way::Ones => !0u32 }; value.set_spare(it); Some(it as u64) }
        4 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod perfinfo_virtual_alloc_perfinfo_virtual_alloc_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_virtual_alloc::{ PerfinfoVirtualAllocPtr32 as T, PerfinfoVirtualAllocPtr32View as V };
const MEMBERS: &[&str] = &[
    "CapturedBase",
    "CapturedRegionSize",
    "ProcessId",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.captured_base() } else { from.captured_base() }; value.set_captured_base(it); None }
        1 => { let it = if way == laws::Way::View { view.captured_region_size() } else { from.captured_region_size() }; value.set_captured_region_size(it); None }
        2 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        3 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_virtual_alloc_perfinfo_virtual_alloc_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_virtual_alloc::{ PerfinfoVirtualAllocPtr64 as T, PerfinfoVirtualAllocPtr64View as V };
const MEMBERS: &[&str] = &[
    "CapturedBase",
    "CapturedRegionSize",
    "ProcessId",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.captured_base() } else { from.captured_base() }; value.set_captured_base(it); None }
        1 => { let it = if way == laws::Way::View { view.captured_region_size() } else { from.captured_region_size() }; value.set_captured_region_size(it); None }
        2 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        3 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_virtual_alloc_xpartition_perfinfo_virtual_alloc_xpartition_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_virtual_alloc_xpartition::{ PerfinfoVirtualAllocXpartitionPtr32 as T, PerfinfoVirtualAllocXpartitionPtr32View as V };
const MEMBERS: &[&str] = &[
    "CapturedBase",
    "TargetPartition",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.captured_base() } else { from.captured_base() }; value.set_captured_base(it); None }
        1 => { let it = if way == laws::Way::View { view.target_partition() } else { from.target_partition() }; value.set_target_partition(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_virtual_alloc_xpartition_perfinfo_virtual_alloc_xpartition_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_virtual_alloc_xpartition::{ PerfinfoVirtualAllocXpartitionPtr64 as T, PerfinfoVirtualAllocXpartitionPtr64View as V };
const MEMBERS: &[&str] = &[
    "CapturedBase",
    "TargetPartition",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.captured_base() } else { from.captured_base() }; value.set_captured_base(it); None }
        1 => { let it = if way == laws::Way::View { view.target_partition() } else { from.target_partition() }; value.set_target_partition(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_workingset_entry_perfinfo_workingset_entry_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_workingset_entry::{ PerfinfoWorkingsetEntryPtr32 as T, PerfinfoWorkingsetEntryPtr32View as V };
const MEMBERS: &[&str] = &[
    "UniqueProcessId",
    "SessionId",
    "WorkingSetPageCount",
    "CommitPageCount",
    "PagedPoolPageCount",
    "VirtualSizeInPages",
    "PrivateWorkingSetPageCount",
    "StoreSizeInPages",
    "StoredPageCount",
    "CommitDebtInPages",
    "SharedCommitInPages",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.unique_process_id() } else { from.unique_process_id() }; value.set_unique_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.session_id() } else { from.session_id() }; value.set_session_id(it); None }
        2 => { let it = if way == laws::Way::View { view.working_set_page_count() } else { from.working_set_page_count() }; value.set_working_set_page_count(it); None }
        3 => { let it = if way == laws::Way::View { view.commit_page_count() } else { from.commit_page_count() }; value.set_commit_page_count(it); None }
        4 => { let it = if way == laws::Way::View { view.paged_pool_page_count() } else { from.paged_pool_page_count() }; value.set_paged_pool_page_count(it); None }
        5 => { let it = if way == laws::Way::View { view.virtual_size_in_pages() } else { from.virtual_size_in_pages() }; value.set_virtual_size_in_pages(it); None }
        6 => { let it = if way == laws::Way::View { view.private_working_set_page_count() } else { from.private_working_set_page_count() }; value.set_private_working_set_page_count(it); None }
        7 => { let it = if way == laws::Way::View { view.store_size_in_pages() } else { from.store_size_in_pages() }; value.set_store_size_in_pages(it); None }
        8 => { let it = if way == laws::Way::View { view.stored_page_count() } else { from.stored_page_count() }; value.set_stored_page_count(it); None }
        9 => { let it = if way == laws::Way::View { view.commit_debt_in_pages() } else { from.commit_debt_in_pages() }; value.set_commit_debt_in_pages(it); None }
        10 => { let it = if way == laws::Way::View { view.shared_commit_in_pages() } else { from.shared_commit_in_pages() }; value.set_shared_commit_in_pages(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_workingset_entry_perfinfo_workingset_entry_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_workingset_entry::{ PerfinfoWorkingsetEntryPtr64 as T, PerfinfoWorkingsetEntryPtr64View as V };
const MEMBERS: &[&str] = &[
    "UniqueProcessId",
    "SessionId",
    "WorkingSetPageCount",
    "CommitPageCount",
    "PagedPoolPageCount",
    "VirtualSizeInPages",
    "PrivateWorkingSetPageCount",
    "StoreSizeInPages",
    "StoredPageCount",
    "CommitDebtInPages",
    "SharedCommitInPages",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.unique_process_id() } else { from.unique_process_id() }; value.set_unique_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.session_id() } else { from.session_id() }; value.set_session_id(it); None }
        2 => { let it = if way == laws::Way::View { view.working_set_page_count() } else { from.working_set_page_count() }; value.set_working_set_page_count(it); None }
        3 => { let it = if way == laws::Way::View { view.commit_page_count() } else { from.commit_page_count() }; value.set_commit_page_count(it); None }
        4 => { let it = if way == laws::Way::View { view.paged_pool_page_count() } else { from.paged_pool_page_count() }; value.set_paged_pool_page_count(it); None }
        5 => { let it = if way == laws::Way::View { view.virtual_size_in_pages() } else { from.virtual_size_in_pages() }; value.set_virtual_size_in_pages(it); None }
        6 => { let it = if way == laws::Way::View { view.private_working_set_page_count() } else { from.private_working_set_page_count() }; value.set_private_working_set_page_count(it); None }
        7 => { let it = if way == laws::Way::View { view.store_size_in_pages() } else { from.store_size_in_pages() }; value.set_store_size_in_pages(it); None }
        8 => { let it = if way == laws::Way::View { view.stored_page_count() } else { from.stored_page_count() }; value.set_stored_page_count(it); None }
        9 => { let it = if way == laws::Way::View { view.commit_debt_in_pages() } else { from.commit_debt_in_pages() }; value.set_commit_debt_in_pages(it); None }
        10 => { let it = if way == laws::Way::View { view.shared_commit_in_pages() } else { from.shared_commit_in_pages() }; value.set_shared_commit_in_pages(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_workingset_information_perfinfo_workingset_information_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_workingset_information::{ PerfinfoWorkingsetInformationPtr32 as T, PerfinfoWorkingsetInformationPtr32View as V };
const MEMBERS: &[&str] = &[
    "Count",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.count() } else { from.count() }; value.set_count(it); None }
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

mod perfinfo_workingset_information_perfinfo_workingset_information_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_workingset_information::{ PerfinfoWorkingsetInformationPtr64 as T, PerfinfoWorkingsetInformationPtr64View as V };
const MEMBERS: &[&str] = &[
    "Count",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.count() } else { from.count() }; value.set_count(it); None }
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

mod page_fault_hard_fault_page_fault_hard_fault_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::memory::page_fault_hard_fault::{ PageFaultHardFaultPtr32 as T, PageFaultHardFaultPtr32View as V };
const MEMBERS: &[&str] = &[
    "InitialTime",
    "ReadOffset",
    "VirtualAddress",
    "FileObject",
    "TThreadId",
    "ByteCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.initial_time() } else { from.initial_time() }; value.set_initial_time(it); None }
        1 => { let it = if way == laws::Way::View { view.read_offset() } else { from.read_offset() }; value.set_read_offset(it); None }
        2 => { let it = if way == laws::Way::View { view.virtual_address() } else { from.virtual_address() }; value.set_virtual_address(it); None }
        3 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        4 => { let it = if way == laws::Way::View { view.tthread_id() } else { from.tthread_id() }; value.set_tthread_id(it); None }
        5 => { let it = if way == laws::Way::View { view.byte_count() } else { from.byte_count() }; value.set_byte_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod page_fault_hard_fault_page_fault_hard_fault_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::memory::page_fault_hard_fault::{ PageFaultHardFaultPtr64 as T, PageFaultHardFaultPtr64View as V };
const MEMBERS: &[&str] = &[
    "InitialTime",
    "ReadOffset",
    "VirtualAddress",
    "FileObject",
    "TThreadId",
    "ByteCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.initial_time() } else { from.initial_time() }; value.set_initial_time(it); None }
        1 => { let it = if way == laws::Way::View { view.read_offset() } else { from.read_offset() }; value.set_read_offset(it); None }
        2 => { let it = if way == laws::Way::View { view.virtual_address() } else { from.virtual_address() }; value.set_virtual_address(it); None }
        3 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object() }; value.set_file_object(it); None }
        4 => { let it = if way == laws::Way::View { view.tthread_id() } else { from.tthread_id() }; value.set_tthread_id(it); None }
        5 => { let it = if way == laws::Way::View { view.byte_count() } else { from.byte_count() }; value.set_byte_count(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_page_fault_wmi_page_fault_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::memory::wmi_page_fault::{ WmiPageFaultPtr32 as T, WmiPageFaultPtr32View as V };
const MEMBERS: &[&str] = &[
    "VirtualAddress",
    "ProgramCounter",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.virtual_address() } else { from.virtual_address() }; value.set_virtual_address(it); None }
        1 => { let it = if way == laws::Way::View { view.program_counter() } else { from.program_counter() }; value.set_program_counter(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_page_fault_wmi_page_fault_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::memory::wmi_page_fault::{ WmiPageFaultPtr64 as T, WmiPageFaultPtr64View as V };
const MEMBERS: &[&str] = &[
    "VirtualAddress",
    "ProgramCounter",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.virtual_address() } else { from.virtual_address() }; value.set_virtual_address(it); None }
        1 => { let it = if way == laws::Way::View { view.program_counter() } else { from.program_counter() }; value.set_program_counter(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_kernelmemory_range_usage_any {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_kernelmemory_range_usage::{Any, PerfinfoKernelmemoryRangeUsagePtr32, PerfinfoKernelmemoryRangeUsagePtr64, };
law_any! {
    "PERFINFO_KERNELMEMORY_RANGE_USAGE", false,
    0: "PerfinfoKernelmemoryRangeUsagePtr32" PerfinfoKernelmemoryRangeUsagePtr32(PerfinfoKernelmemoryRangeUsagePtr32), 12;
    1: "PerfinfoKernelmemoryRangeUsagePtr64" PerfinfoKernelmemoryRangeUsagePtr64(PerfinfoKernelmemoryRangeUsagePtr64), 24;
}

}

mod perfinfo_memory_information_any {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_memory_information::{Any, PerfinfoMemoryInformationPtr32, PerfinfoMemoryInformationPtr64, };
law_any! {
    "PERFINFO_MEMORY_INFORMATION", false,
    0: "PerfinfoMemoryInformationPtr32" PerfinfoMemoryInformationPtr32(PerfinfoMemoryInformationPtr32), 88;
    1: "PerfinfoMemoryInformationPtr64" PerfinfoMemoryInformationPtr64(PerfinfoMemoryInformationPtr64), 176;
}

}

mod perfinfo_page_range_identity_any {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_page_range_identity::{Any, PerfinfoPageRangeIdentityPtr32, PerfinfoPageRangeIdentityPtr64, };
law_any! {
    "PERFINFO_PAGE_RANGE_IDENTITY", false,
    0: "PerfinfoPageRangeIdentityPtr32" PerfinfoPageRangeIdentityPtr32(PerfinfoPageRangeIdentityPtr32), 16;
    1: "PerfinfoPageRangeIdentityPtr64" PerfinfoPageRangeIdentityPtr64(PerfinfoPageRangeIdentityPtr64), 24;
}

}

mod perfinfo_system_memory_information_any {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_system_memory_information::{Any, PerfinfoSystemMemoryInformationPtr32, PerfinfoSystemMemoryInformationPtr64, };
law_any! {
    "PERFINFO_SYSTEM_MEMORY_INFORMATION", false,
    0: "PerfinfoSystemMemoryInformationPtr32" PerfinfoSystemMemoryInformationPtr32(PerfinfoSystemMemoryInformationPtr32), 16;
    1: "PerfinfoSystemMemoryInformationPtr64" PerfinfoSystemMemoryInformationPtr64(PerfinfoSystemMemoryInformationPtr64), 32;
}

}

mod perfinfo_vad_rotate_info_any {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_vad_rotate_info::{Any, PerfinfoVadRotateInfoPtr32, PerfinfoVadRotateInfoPtr64, };
law_any! {
    "PERFINFO_VAD_ROTATE_INFO", false,
    0: "PerfinfoVadRotateInfoPtr32" PerfinfoVadRotateInfoPtr32(PerfinfoVadRotateInfoPtr32), 12;
    1: "PerfinfoVadRotateInfoPtr64" PerfinfoVadRotateInfoPtr64(PerfinfoVadRotateInfoPtr64), 20;
}

}

mod perfinfo_virtual_alloc_xpartition_any {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_virtual_alloc_xpartition::{Any, PerfinfoVirtualAllocXpartitionPtr32, PerfinfoVirtualAllocXpartitionPtr64, };
law_any! {
    "PERFINFO_VIRTUAL_ALLOC_XPARTITION", false,
    0: "PerfinfoVirtualAllocXpartitionPtr32" PerfinfoVirtualAllocXpartitionPtr32(PerfinfoVirtualAllocXpartitionPtr32), 8;
    1: "PerfinfoVirtualAllocXpartitionPtr64" PerfinfoVirtualAllocXpartitionPtr64(PerfinfoVirtualAllocXpartitionPtr64), 16;
}

}

mod perfinfo_workingset_entry_any {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_workingset_entry::{Any, PerfinfoWorkingsetEntryPtr32, PerfinfoWorkingsetEntryPtr64, };
law_any! {
    "PERFINFO_WORKINGSET_ENTRY", false,
    0: "PerfinfoWorkingsetEntryPtr32" PerfinfoWorkingsetEntryPtr32(PerfinfoWorkingsetEntryPtr32), 36;
    1: "PerfinfoWorkingsetEntryPtr64" PerfinfoWorkingsetEntryPtr64(PerfinfoWorkingsetEntryPtr64), 68;
}

}

mod perfinfo_workingset_information_any {
use etwspec_runtime::laws;
use etwspec::payloads::memory::perfinfo_workingset_information::{Any, PerfinfoWorkingsetInformationPtr32, PerfinfoWorkingsetInformationPtr64, };
law_any! {
    "PERFINFO_WORKINGSET_INFORMATION", true,
    0: "PerfinfoWorkingsetInformationPtr32" PerfinfoWorkingsetInformationPtr32(PerfinfoWorkingsetInformationPtr32), 4;
    1: "PerfinfoWorkingsetInformationPtr64" PerfinfoWorkingsetInformationPtr64(PerfinfoWorkingsetInformationPtr64), 4;
}

}

mod event_trace_memory_event_type_values {
use etwspec_runtime::laws;
use etwspec::payloads::memory::EventTraceMemoryEventType as T;
law_enumeration!(u8);
}

mod perfinfo_kernelmemory_usage_type_values {
use etwspec_runtime::laws;
use etwspec::payloads::memory::PerfinfoKernelmemoryUsageType as T;
law_enumeration!(u32);
}

mod perfinfo_mem_reset_info_type_values {
use etwspec_runtime::laws;
use etwspec::payloads::memory::PerfinfoMemResetInfoType as T;
law_enumeration!(u32);
}

mod perfinfo_mm_stat_values {
use etwspec_runtime::laws;
use etwspec::payloads::memory::PerfinfoMmStat as T;
law_enumeration!(u32);
}

mod system_memory_kw_values {
use etwspec_runtime::laws;
use etwspec::payloads::memory::SystemMemoryKw as T;
law_flags!(u64);
}
