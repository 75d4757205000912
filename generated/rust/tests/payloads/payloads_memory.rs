// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::memory`.
mod perfinfo_boot_prefetch_information_v5_0 {
use crate::laws;
use etwspec::payloads::memory::perfinfo_boot_prefetch_information::{ PerfinfoBootPrefetchInformation as T, PerfinfoBootPrefetchInformationView as V };
const MEMBERS: &[&str] = &[
    "Action",
    "Status",
    "Pages",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.action() } else { from.action }; value.action = it; None }
        1 => { let it = if way == laws::Way::View { view.status() } else { from.status }; value.status = it; None }
        2 => { let it = if way == laws::Way::View { view.pages() } else { from.pages }; value.pages = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_contiguous_page_generate_v5_0 {
use crate::laws;
use etwspec::payloads::memory::perfinfo_contiguous_page_generate::{ PerfinfoContiguousPageGenerate as T, PerfinfoContiguousPageGenerateView as V };
const MEMBERS: &[&str] = &[
    "ThreadId",
    "NumberOfBytes",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        1 => { let it = if way == laws::Way::View { view.number_of_bytes() } else { from.number_of_bytes }; value.number_of_bytes = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_hardpagefault_information_v5_0x86 {
use crate::laws;
use etwspec::payloads::memory::perfinfo_hardpagefault_information::{ PerfinfoHardpagefaultInformationX86 as T, PerfinfoHardpagefaultInformationX86View as V };
const MEMBERS: &[&str] = &[
    "ReadOffset",
    "VirtualAddress",
    "FileObject",
    "ThreadId",
    "ByteCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.read_offset() } else { from.read_offset }; value.read_offset = it; None }
        1 => { let it = if way == laws::Way::View { view.virtual_address() } else { from.virtual_address }; value.virtual_address = it; None }
        2 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        3 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        4 => { let it = if way == laws::Way::View { view.byte_count() } else { from.byte_count }; value.byte_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_hardpagefault_information_v5_0x64 {
use crate::laws;
use etwspec::payloads::memory::perfinfo_hardpagefault_information::{ PerfinfoHardpagefaultInformationX64 as T, PerfinfoHardpagefaultInformationX64View as V };
const MEMBERS: &[&str] = &[
    "ReadOffset",
    "VirtualAddress",
    "FileObject",
    "ThreadId",
    "ByteCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.read_offset() } else { from.read_offset }; value.read_offset = it; None }
        1 => { let it = if way == laws::Way::View { view.virtual_address() } else { from.virtual_address }; value.virtual_address = it; None }
        2 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        3 => { let it = if way == laws::Way::View { view.thread_id() } else { from.thread_id }; value.thread_id = it; None }
        4 => { let it = if way == laws::Way::View { view.byte_count() } else { from.byte_count }; value.byte_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_kernelmemory_range_usage_v5_0x86 {
use crate::laws;
use etwspec::payloads::memory::perfinfo_kernelmemory_range_usage::{ PerfinfoKernelmemoryRangeUsageX86 as T, PerfinfoKernelmemoryRangeUsageX86View as V };
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
        2 => { let it = if way == laws::Way::View { view.virtual_address() } else { from.virtual_address }; value.virtual_address = it; None }
        3 => { let it = if way == laws::Way::View { view.page_count() } else { from.page_count }; value.page_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_kernelmemory_range_usage_v5_0x64 {
use crate::laws;
use etwspec::payloads::memory::perfinfo_kernelmemory_range_usage::{ PerfinfoKernelmemoryRangeUsageX64 as T, PerfinfoKernelmemoryRangeUsageX64View as V };
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
        2 => { let it = if way == laws::Way::View { view.virtual_address() } else { from.virtual_address }; value.virtual_address = it; None }
        3 => { let it = if way == laws::Way::View { view.page_count() } else { from.page_count }; value.page_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_memory_huge_iospace_entry_v5_0 {
use crate::laws;
use etwspec::payloads::memory::perfinfo_memory_huge_iospace_entry::{ PerfinfoMemoryHugeIospaceEntry as T, PerfinfoMemoryHugeIospaceEntryView as V };
const MEMBERS: &[&str] = &[
    "NodeNumber",
    "TotalPageCount",
    "HugeFreePageCount",
    "HugeZeroPageCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.node_number() } else { from.node_number }; value.node_number = it; None }
        1 => { let it = if way == laws::Way::View { view.total_page_count() } else { from.total_page_count }; value.total_page_count = it; None }
        2 => { let it = if way == laws::Way::View { view.huge_free_page_count() } else { from.huge_free_page_count }; value.huge_free_page_count = it; None }
        3 => { let it = if way == laws::Way::View { view.huge_zero_page_count() } else { from.huge_zero_page_count }; value.huge_zero_page_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_memory_information_v5_0x86 {
use crate::laws;
use etwspec::payloads::memory::perfinfo_memory_information::{ PerfinfoMemoryInformationX86 as T, PerfinfoMemoryInformationX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.zero_page_count() } else { from.zero_page_count }; value.zero_page_count = it; None }
        1 => { let it = if way == laws::Way::View { view.free_page_count() } else { from.free_page_count }; value.free_page_count = it; None }
        2 => { let it = if way == laws::Way::View { view.modified_page_count() } else { from.modified_page_count }; value.modified_page_count = it; None }
        3 => { let it = if way == laws::Way::View { view.modified_no_write_page_count() } else { from.modified_no_write_page_count }; value.modified_no_write_page_count = it; None }
        4 => { let it = if way == laws::Way::View { view.bad_page_count() } else { from.bad_page_count }; value.bad_page_count = it; None }
        5 => { let it = if way == laws::Way::View { view.page_count_by_priority() } else { from.page_count_by_priority }; value.page_count_by_priority = it; None }
        6 => { let it = if way == laws::Way::View { view.repurposed_pages_by_priority() } else { from.repurposed_pages_by_priority }; value.repurposed_pages_by_priority = it; None }
        7 => { let it = if way == laws::Way::View { view.modified_page_count_page_file() } else { from.modified_page_count_page_file }; value.modified_page_count_page_file = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_memory_information_v5_0x64 {
use crate::laws;
use etwspec::payloads::memory::perfinfo_memory_information::{ PerfinfoMemoryInformationX64 as T, PerfinfoMemoryInformationX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.zero_page_count() } else { from.zero_page_count }; value.zero_page_count = it; None }
        1 => { let it = if way == laws::Way::View { view.free_page_count() } else { from.free_page_count }; value.free_page_count = it; None }
        2 => { let it = if way == laws::Way::View { view.modified_page_count() } else { from.modified_page_count }; value.modified_page_count = it; None }
        3 => { let it = if way == laws::Way::View { view.modified_no_write_page_count() } else { from.modified_no_write_page_count }; value.modified_no_write_page_count = it; None }
        4 => { let it = if way == laws::Way::View { view.bad_page_count() } else { from.bad_page_count }; value.bad_page_count = it; None }
        5 => { let it = if way == laws::Way::View { view.page_count_by_priority() } else { from.page_count_by_priority }; value.page_count_by_priority = it; None }
        6 => { let it = if way == laws::Way::View { view.repurposed_pages_by_priority() } else { from.repurposed_pages_by_priority }; value.repurposed_pages_by_priority = it; None }
        7 => { let it = if way == laws::Way::View { view.modified_page_count_page_file() } else { from.modified_page_count_page_file }; value.modified_page_count_page_file = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_memory_node_entry_v5_0 {
use crate::laws;
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
        0 => { let it = if way == laws::Way::View { view.node_number() } else { from.node_number }; value.node_number = it; None }
        1 => { let it = if way == laws::Way::View { view.total_page_count() } else { from.total_page_count }; value.total_page_count = it; None }
        2 => { let it = if way == laws::Way::View { view.small_free_page_count() } else { from.small_free_page_count }; value.small_free_page_count = it; None }
        3 => { let it = if way == laws::Way::View { view.small_zero_page_count() } else { from.small_zero_page_count }; value.small_zero_page_count = it; None }
        4 => { let it = if way == laws::Way::View { view.medium_free_page_count() } else { from.medium_free_page_count }; value.medium_free_page_count = it; None }
        5 => { let it = if way == laws::Way::View { view.medium_zero_page_count() } else { from.medium_zero_page_count }; value.medium_zero_page_count = it; None }
        6 => { let it = if way == laws::Way::View { view.large_free_page_count() } else { from.large_free_page_count }; value.large_free_page_count = it; None }
        7 => { let it = if way == laws::Way::View { view.large_zero_page_count() } else { from.large_zero_page_count }; value.large_zero_page_count = it; None }
        8 => { let it = if way == laws::Way::View { view.huge_free_page_count() } else { from.huge_free_page_count }; value.huge_free_page_count = it; None }
        9 => { let it = if way == laws::Way::View { view.huge_zero_page_count() } else { from.huge_zero_page_count }; value.huge_zero_page_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_memory_node_information_v5_0 {
use crate::laws;
use etwspec::payloads::memory::perfinfo_memory_node_information::{ PerfinfoMemoryNodeInformation as T, PerfinfoMemoryNodeInformationView as V };
const MEMBERS: &[&str] = &[
    "PartitionId",
    "Count",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.partition_id() } else { from.partition_id }; value.partition_id = it; None }
        1 => { let it = if way == laws::Way::View { view.count() } else { from.count }; value.count = it; None }
        _ => None,
    }
}

tailed!(false, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

}

mod perfinfo_mem_reset_info_v5_0x86 {
use crate::laws;
use etwspec::payloads::memory::perfinfo_mem_reset_info::{ PerfinfoMemResetInfoX86 as T, PerfinfoMemResetInfoX86View as V };
const MEMBERS: &[&str] = &[
    "BaseAddress",
    "SizeInBytes",
    "TypeInfo",
    "Spare",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.base_address() } else { from.base_address }; value.base_address = it; None }
        1 => { let it = if way == laws::Way::View { view.size_in_bytes() } else { from.size_in_bytes }; value.size_in_bytes = it; None }
        2 => { let it = match way { laws::Way::View => view.type_info(), laws::Way::Value => from.type_info(), laws::Way::Ones => etwspec::payloads::memory::PerfinfoMemResetInfoType(!0u32) }; value.set_type_info(it); Some(it.0 as u64) }
        3 => { let it = match way { laws::Way::View => view.spare(), laws::Way::Value => from.spare(), laws::Way::Ones => !0u32 }; value.set_spare(it); Some(it as u64) }
        4 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        _ => None,
    }
}

fixed!(true);
}

mod perfinfo_mem_reset_info_v5_0x64 {
use crate::laws;
use etwspec::payloads::memory::perfinfo_mem_reset_info::{ PerfinfoMemResetInfoX64 as T, PerfinfoMemResetInfoX64View as V };
const MEMBERS: &[&str] = &[
    "BaseAddress",
    "SizeInBytes",
    "TypeInfo",
    "Spare",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.base_address() } else { from.base_address }; value.base_address = it; None }
        1 => { let it = if way == laws::Way::View { view.size_in_bytes() } else { from.size_in_bytes }; value.size_in_bytes = it; None }
        2 => { let it = match way { laws::Way::View => view.type_info(), laws::Way::Value => from.type_info(), laws::Way::Ones => etwspec::payloads::memory::PerfinfoMemResetInfoType(!0u32) }; value.set_type_info(it); Some(it.0 as u64) }
        3 => { let it = match way { laws::Way::View => view.spare(), laws::Way::Value => from.spare(), laws::Way::Ones => !0u32 }; value.set_spare(it); Some(it as u64) }
        4 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        _ => None,
    }
}

fixed!(true);
}

mod perfinfo_pagecombine_aggregate_stat_v5_0 {
use crate::laws;
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
        2 => { let it = if way == laws::Way::View { view.combine_scan_count() } else { from.combine_scan_count }; value.combine_scan_count = it; None }
        3 => { let it = if way == laws::Way::View { view.pages_scanned() } else { from.pages_scanned }; value.pages_scanned = it; None }
        4 => { let it = if way == laws::Way::View { view.pages_combined() } else { from.pages_combined }; value.pages_combined = it; None }
        5 => { let it = if way == laws::Way::View { view.combined_blocks_in_use() } else { from.combined_blocks_in_use }; value.combined_blocks_in_use = it; None }
        6 => { let it = if way == laws::Way::View { view.sum_combined_blocks_reference_count() } else { from.sum_combined_blocks_reference_count }; value.sum_combined_blocks_reference_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_pagecombine_iteration_stat_v5_0 {
use crate::laws;
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
        2 => { let it = if way == laws::Way::View { view.pages_scanned() } else { from.pages_scanned }; value.pages_scanned = it; None }
        3 => { let it = if way == laws::Way::View { view.pages_combined() } else { from.pages_combined }; value.pages_combined = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_page_range_identity_v5_0x86 {
use crate::laws;
use etwspec::payloads::memory::perfinfo_page_range_identity::{ PerfinfoPageRangeIdentityX86 as T, PerfinfoPageRangeIdentityX86View as V };
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
        6 => { let it = if way == laws::Way::View { view.page_count() } else { from.page_count }; value.page_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_page_range_identity_v5_0x64 {
use crate::laws;
use etwspec::payloads::memory::perfinfo_page_range_identity::{ PerfinfoPageRangeIdentityX64 as T, PerfinfoPageRangeIdentityX64View as V };
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
        6 => { let it = if way == laws::Way::View { view.page_count() } else { from.page_count }; value.page_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_pfmapped_section_information_v5_0x86 {
use crate::laws;
use etwspec::payloads::memory::perfinfo_pfmapped_section_information::{ PerfinfoPfmappedSectionInformationX86 as T, PerfinfoPfmappedSectionInformationX86View as V };
const MEMBERS: &[&str] = &[
    "RangeBase",
    "RangeEnd",
    "CreatingProcessId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.range_base() } else { from.range_base }; value.range_base = it; None }
        1 => { let it = if way == laws::Way::View { view.range_end() } else { from.range_end }; value.range_end = it; None }
        2 => { let it = if way == laws::Way::View { view.creating_process_id() } else { from.creating_process_id }; value.creating_process_id = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod perfinfo_pfmapped_section_information_v5_0x64 {
use crate::laws;
use etwspec::payloads::memory::perfinfo_pfmapped_section_information::{ PerfinfoPfmappedSectionInformationX64 as T, PerfinfoPfmappedSectionInformationX64View as V };
const MEMBERS: &[&str] = &[
    "RangeBase",
    "RangeEnd",
    "CreatingProcessId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.range_base() } else { from.range_base }; value.range_base = it; None }
        1 => { let it = if way == laws::Way::View { view.range_end() } else { from.range_end }; value.range_end = it; None }
        2 => { let it = if way == laws::Way::View { view.creating_process_id() } else { from.creating_process_id }; value.creating_process_id = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod perfinfo_pfmapped_section_object_information_v5_0x86 {
use crate::laws;
use etwspec::payloads::memory::perfinfo_pfmapped_section_object_information::{ PerfinfoPfmappedSectionObjectInformationX86 as T, PerfinfoPfmappedSectionObjectInformationX86View as V };
const MEMBERS: &[&str] = &[
    "SectionObject",
    "RangeBase",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.section_object() } else { from.section_object }; value.section_object = it; None }
        1 => { let it = if way == laws::Way::View { view.range_base() } else { from.range_base }; value.range_base = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_pfmapped_section_object_information_v5_0x64 {
use crate::laws;
use etwspec::payloads::memory::perfinfo_pfmapped_section_object_information::{ PerfinfoPfmappedSectionObjectInformationX64 as T, PerfinfoPfmappedSectionObjectInformationX64View as V };
const MEMBERS: &[&str] = &[
    "SectionObject",
    "RangeBase",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.section_object() } else { from.section_object }; value.section_object = it; None }
        1 => { let it = if way == laws::Way::View { view.range_base() } else { from.range_base }; value.range_base = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_sessioncreate_information_v5_0x86 {
use crate::laws;
use etwspec::payloads::memory::perfinfo_sessioncreate_information::{ PerfinfoSessioncreateInformationX86 as T, PerfinfoSessioncreateInformationX86View as V };
const MEMBERS: &[&str] = &[
    "UniqueSessionId",
    "SessionId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.unique_session_id() } else { from.unique_session_id }; value.unique_session_id = it; None }
        1 => { let it = if way == laws::Way::View { view.session_id() } else { from.session_id }; value.session_id = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod perfinfo_sessioncreate_information_v5_0x64 {
use crate::laws;
use etwspec::payloads::memory::perfinfo_sessioncreate_information::{ PerfinfoSessioncreateInformationX64 as T, PerfinfoSessioncreateInformationX64View as V };
const MEMBERS: &[&str] = &[
    "UniqueSessionId",
    "SessionId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.unique_session_id() } else { from.unique_session_id }; value.unique_session_id = it; None }
        1 => { let it = if way == laws::Way::View { view.session_id() } else { from.session_id }; value.session_id = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod perfinfo_system_memory_information_v5_0x86 {
use crate::laws;
use etwspec::payloads::memory::perfinfo_system_memory_information::{ PerfinfoSystemMemoryInformationX86 as T, PerfinfoSystemMemoryInformationX86View as V };
const MEMBERS: &[&str] = &[
    "PagedPoolCommitPageCount",
    "NonPagedPoolPageCount",
    "MdlPageCount",
    "CommitPageCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.paged_pool_commit_page_count() } else { from.paged_pool_commit_page_count }; value.paged_pool_commit_page_count = it; None }
        1 => { let it = if way == laws::Way::View { view.non_paged_pool_page_count() } else { from.non_paged_pool_page_count }; value.non_paged_pool_page_count = it; None }
        2 => { let it = if way == laws::Way::View { view.mdl_page_count() } else { from.mdl_page_count }; value.mdl_page_count = it; None }
        3 => { let it = if way == laws::Way::View { view.commit_page_count() } else { from.commit_page_count }; value.commit_page_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_system_memory_information_v5_0x64 {
use crate::laws;
use etwspec::payloads::memory::perfinfo_system_memory_information::{ PerfinfoSystemMemoryInformationX64 as T, PerfinfoSystemMemoryInformationX64View as V };
const MEMBERS: &[&str] = &[
    "PagedPoolCommitPageCount",
    "NonPagedPoolPageCount",
    "MdlPageCount",
    "CommitPageCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.paged_pool_commit_page_count() } else { from.paged_pool_commit_page_count }; value.paged_pool_commit_page_count = it; None }
        1 => { let it = if way == laws::Way::View { view.non_paged_pool_page_count() } else { from.non_paged_pool_page_count }; value.non_paged_pool_page_count = it; None }
        2 => { let it = if way == laws::Way::View { view.mdl_page_count() } else { from.mdl_page_count }; value.mdl_page_count = it; None }
        3 => { let it = if way == laws::Way::View { view.commit_page_count() } else { from.commit_page_count }; value.commit_page_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_vad_rotate_info_v5_0x86 {
use crate::laws;
use etwspec::payloads::memory::perfinfo_vad_rotate_info::{ PerfinfoVadRotateInfoX86 as T, PerfinfoVadRotateInfoX86View as V };
const MEMBERS: &[&str] = &[
    "BaseAddress",
    "SizeInBytes",
    "Direction",
    "Spare",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.base_address() } else { from.base_address }; value.base_address = it; None }
        1 => { let it = if way == laws::Way::View { view.size_in_bytes() } else { from.size_in_bytes }; value.size_in_bytes = it; None }
        2 => { let it = match way { laws::Way::View => view.direction(), laws::Way::Value => from.direction(), laws::Way::Ones => !0u32 }; value.set_direction(it); Some(it as u64) }
        3 => { let it = match way { laws::Way::View => view.spare(), laws::Way::Value => from.spare(), laws::Way::Ones => !0u32 }; value.set_spare(it); Some(it as u64) }
        4 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        _ => None,
    }
}

fixed!(true);
}

mod perfinfo_vad_rotate_info_v5_0x64 {
use crate::laws;
use etwspec::payloads::memory::perfinfo_vad_rotate_info::{ PerfinfoVadRotateInfoX64 as T, PerfinfoVadRotateInfoX64View as V };
const MEMBERS: &[&str] = &[
    "BaseAddress",
    "SizeInBytes",
    "Direction",
    "Spare",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.base_address() } else { from.base_address }; value.base_address = it; None }
        1 => { let it = if way == laws::Way::View { view.size_in_bytes() } else { from.size_in_bytes }; value.size_in_bytes = it; None }
        2 => { let it = match way { laws::Way::View => view.direction(), laws::Way::Value => from.direction(), laws::Way::Ones => !0u32 }; value.set_direction(it); Some(it as u64) }
        3 => { let it = match way { laws::Way::View => view.spare(), laws::Way::Value => from.spare(), laws::Way::Ones => !0u32 }; value.set_spare(it); Some(it as u64) }
        4 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        _ => None,
    }
}

fixed!(true);
}

mod perfinfo_virtual_alloc_v5_0x86 {
use crate::laws;
use etwspec::payloads::memory::perfinfo_virtual_alloc::{ PerfinfoVirtualAllocX86 as T, PerfinfoVirtualAllocX86View as V };
const MEMBERS: &[&str] = &[
    "CapturedBase",
    "CapturedRegionSize",
    "ProcessId",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.captured_base() } else { from.captured_base }; value.captured_base = it; None }
        1 => { let it = if way == laws::Way::View { view.captured_region_size() } else { from.captured_region_size }; value.captured_region_size = it; None }
        2 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        3 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_virtual_alloc_v5_0x64 {
use crate::laws;
use etwspec::payloads::memory::perfinfo_virtual_alloc::{ PerfinfoVirtualAllocX64 as T, PerfinfoVirtualAllocX64View as V };
const MEMBERS: &[&str] = &[
    "CapturedBase",
    "CapturedRegionSize",
    "ProcessId",
    "Flags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.captured_base() } else { from.captured_base }; value.captured_base = it; None }
        1 => { let it = if way == laws::Way::View { view.captured_region_size() } else { from.captured_region_size }; value.captured_region_size = it; None }
        2 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        3 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_virtual_alloc_xpartition_v5_0x86 {
use crate::laws;
use etwspec::payloads::memory::perfinfo_virtual_alloc_xpartition::{ PerfinfoVirtualAllocXpartitionX86 as T, PerfinfoVirtualAllocXpartitionX86View as V };
const MEMBERS: &[&str] = &[
    "CapturedBase",
    "TargetPartition",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.captured_base() } else { from.captured_base }; value.captured_base = it; None }
        1 => { let it = if way == laws::Way::View { view.target_partition() } else { from.target_partition }; value.target_partition = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_virtual_alloc_xpartition_v5_0x64 {
use crate::laws;
use etwspec::payloads::memory::perfinfo_virtual_alloc_xpartition::{ PerfinfoVirtualAllocXpartitionX64 as T, PerfinfoVirtualAllocXpartitionX64View as V };
const MEMBERS: &[&str] = &[
    "CapturedBase",
    "TargetPartition",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.captured_base() } else { from.captured_base }; value.captured_base = it; None }
        1 => { let it = if way == laws::Way::View { view.target_partition() } else { from.target_partition }; value.target_partition = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_workingset_entry_v5_0x86 {
use crate::laws;
use etwspec::payloads::memory::perfinfo_workingset_entry::{ PerfinfoWorkingsetEntryX86 as T, PerfinfoWorkingsetEntryX86View as V };
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
        2 => { let it = if way == laws::Way::View { view.working_set_page_count() } else { from.working_set_page_count }; value.working_set_page_count = it; None }
        3 => { let it = if way == laws::Way::View { view.commit_page_count() } else { from.commit_page_count }; value.commit_page_count = it; None }
        4 => { let it = if way == laws::Way::View { view.paged_pool_page_count() } else { from.paged_pool_page_count() }; value.set_paged_pool_page_count(it); None }
        5 => { let it = if way == laws::Way::View { view.virtual_size_in_pages() } else { from.virtual_size_in_pages() }; value.set_virtual_size_in_pages(it); None }
        6 => { let it = if way == laws::Way::View { view.private_working_set_page_count() } else { from.private_working_set_page_count }; value.private_working_set_page_count = it; None }
        7 => { let it = if way == laws::Way::View { view.store_size_in_pages() } else { from.store_size_in_pages }; value.store_size_in_pages = it; None }
        8 => { let it = if way == laws::Way::View { view.stored_page_count() } else { from.stored_page_count }; value.stored_page_count = it; None }
        9 => { let it = if way == laws::Way::View { view.commit_debt_in_pages() } else { from.commit_debt_in_pages }; value.commit_debt_in_pages = it; None }
        10 => { let it = if way == laws::Way::View { view.shared_commit_in_pages() } else { from.shared_commit_in_pages }; value.shared_commit_in_pages = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_workingset_entry_v5_0x64 {
use crate::laws;
use etwspec::payloads::memory::perfinfo_workingset_entry::{ PerfinfoWorkingsetEntryX64 as T, PerfinfoWorkingsetEntryX64View as V };
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
        2 => { let it = if way == laws::Way::View { view.working_set_page_count() } else { from.working_set_page_count }; value.working_set_page_count = it; None }
        3 => { let it = if way == laws::Way::View { view.commit_page_count() } else { from.commit_page_count }; value.commit_page_count = it; None }
        4 => { let it = if way == laws::Way::View { view.paged_pool_page_count() } else { from.paged_pool_page_count() }; value.set_paged_pool_page_count(it); None }
        5 => { let it = if way == laws::Way::View { view.virtual_size_in_pages() } else { from.virtual_size_in_pages() }; value.set_virtual_size_in_pages(it); None }
        6 => { let it = if way == laws::Way::View { view.private_working_set_page_count() } else { from.private_working_set_page_count }; value.private_working_set_page_count = it; None }
        7 => { let it = if way == laws::Way::View { view.store_size_in_pages() } else { from.store_size_in_pages }; value.store_size_in_pages = it; None }
        8 => { let it = if way == laws::Way::View { view.stored_page_count() } else { from.stored_page_count }; value.stored_page_count = it; None }
        9 => { let it = if way == laws::Way::View { view.commit_debt_in_pages() } else { from.commit_debt_in_pages }; value.commit_debt_in_pages = it; None }
        10 => { let it = if way == laws::Way::View { view.shared_commit_in_pages() } else { from.shared_commit_in_pages }; value.shared_commit_in_pages = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_workingset_information_v5_0x86 {
use crate::laws;
use etwspec::payloads::memory::perfinfo_workingset_information::{ PerfinfoWorkingsetInformationX86 as T, PerfinfoWorkingsetInformationX86View as V };
const MEMBERS: &[&str] = &[
    "Count",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.count() } else { from.count }; value.count = it; None }
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

mod perfinfo_workingset_information_v5_0x64 {
use crate::laws;
use etwspec::payloads::memory::perfinfo_workingset_information::{ PerfinfoWorkingsetInformationX64 as T, PerfinfoWorkingsetInformationX64View as V };
const MEMBERS: &[&str] = &[
    "Count",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.count() } else { from.count }; value.count = it; None }
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

mod page_fault_hard_fault_v5_0x86 {
use crate::laws;
use etwspec::payloads::memory::page_fault_hard_fault::{ PageFaultHardFaultX86 as T, PageFaultHardFaultX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.initial_time() } else { from.initial_time }; value.initial_time = it; None }
        1 => { let it = if way == laws::Way::View { view.read_offset() } else { from.read_offset }; value.read_offset = it; None }
        2 => { let it = if way == laws::Way::View { view.virtual_address() } else { from.virtual_address }; value.virtual_address = it; None }
        3 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        4 => { let it = if way == laws::Way::View { view.t_thread_id() } else { from.t_thread_id }; value.t_thread_id = it; None }
        5 => { let it = if way == laws::Way::View { view.byte_count() } else { from.byte_count }; value.byte_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod page_fault_hard_fault_v5_0x64 {
use crate::laws;
use etwspec::payloads::memory::page_fault_hard_fault::{ PageFaultHardFaultX64 as T, PageFaultHardFaultX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.initial_time() } else { from.initial_time }; value.initial_time = it; None }
        1 => { let it = if way == laws::Way::View { view.read_offset() } else { from.read_offset }; value.read_offset = it; None }
        2 => { let it = if way == laws::Way::View { view.virtual_address() } else { from.virtual_address }; value.virtual_address = it; None }
        3 => { let it = if way == laws::Way::View { view.file_object() } else { from.file_object }; value.file_object = it; None }
        4 => { let it = if way == laws::Way::View { view.t_thread_id() } else { from.t_thread_id }; value.t_thread_id = it; None }
        5 => { let it = if way == laws::Way::View { view.byte_count() } else { from.byte_count }; value.byte_count = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_page_fault_v5_0x86 {
use crate::laws;
use etwspec::payloads::memory::wmi_page_fault::{ WmiPageFaultX86 as T, WmiPageFaultX86View as V };
const MEMBERS: &[&str] = &[
    "VirtualAddress",
    "ProgramCounter",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.virtual_address() } else { from.virtual_address }; value.virtual_address = it; None }
        1 => { let it = if way == laws::Way::View { view.program_counter() } else { from.program_counter }; value.program_counter = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_page_fault_v5_0x64 {
use crate::laws;
use etwspec::payloads::memory::wmi_page_fault::{ WmiPageFaultX64 as T, WmiPageFaultX64View as V };
const MEMBERS: &[&str] = &[
    "VirtualAddress",
    "ProgramCounter",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.virtual_address() } else { from.virtual_address }; value.virtual_address = it; None }
        1 => { let it = if way == laws::Way::View { view.program_counter() } else { from.program_counter }; value.program_counter = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod perfinfo_boot_prefetch_information_any {
use crate::laws;
use etwspec::payloads::memory::perfinfo_boot_prefetch_information::{Any, PerfinfoBootPrefetchInformation, };
any! {
    "PERFINFO_BOOT_PREFETCH_INFORMATION", false,
    0: "V5_0" V5_0(PerfinfoBootPrefetchInformation), 12;
}

}

mod perfinfo_contiguous_page_generate_any {
use crate::laws;
use etwspec::payloads::memory::perfinfo_contiguous_page_generate::{Any, PerfinfoContiguousPageGenerate, };
any! {
    "PERFINFO_CONTIGUOUS_PAGE_GENERATE", false,
    0: "V5_0" V5_0(PerfinfoContiguousPageGenerate), 16;
}

}

mod perfinfo_hardpagefault_information_any {
use crate::laws;
use etwspec::payloads::memory::perfinfo_hardpagefault_information::{Any, PerfinfoHardpagefaultInformationX86, PerfinfoHardpagefaultInformationX64, };
any! {
    "PERFINFO_HARDPAGEFAULT_INFORMATION", false,
    0: "V5_0X86" V5_0X86(PerfinfoHardpagefaultInformationX86), 24;
    1: "V5_0X64" V5_0X64(PerfinfoHardpagefaultInformationX64), 32;
}

}

mod perfinfo_kernelmemory_range_usage_any {
use crate::laws;
use etwspec::payloads::memory::perfinfo_kernelmemory_range_usage::{Any, PerfinfoKernelmemoryRangeUsageX86, PerfinfoKernelmemoryRangeUsageX64, };
any! {
    "PERFINFO_KERNELMEMORY_RANGE_USAGE", false,
    0: "V5_0X86" V5_0X86(PerfinfoKernelmemoryRangeUsageX86), 12;
    1: "V5_0X64" V5_0X64(PerfinfoKernelmemoryRangeUsageX64), 24;
}

}

mod perfinfo_memory_huge_iospace_entry_any {
use crate::laws;
use etwspec::payloads::memory::perfinfo_memory_huge_iospace_entry::{Any, PerfinfoMemoryHugeIospaceEntry, };
any! {
    "PERFINFO_MEMORY_HUGE_IOSPACE_ENTRY", false,
    0: "V5_0" V5_0(PerfinfoMemoryHugeIospaceEntry), 28;
}

}

mod perfinfo_memory_information_any {
use crate::laws;
use etwspec::payloads::memory::perfinfo_memory_information::{Any, PerfinfoMemoryInformationX86, PerfinfoMemoryInformationX64, };
any! {
    "PERFINFO_MEMORY_INFORMATION", false,
    0: "V5_0X86" V5_0X86(PerfinfoMemoryInformationX86), 88;
    1: "V5_0X64" V5_0X64(PerfinfoMemoryInformationX64), 176;
}

}

mod perfinfo_memory_node_entry_any {
use crate::laws;
use etwspec::payloads::memory::perfinfo_memory_node_entry::{Any, PerfinfoMemoryNodeEntry, };
any! {
    "PERFINFO_MEMORY_NODE_ENTRY", false,
    0: "V5_0" V5_0(PerfinfoMemoryNodeEntry), 76;
}

}

mod perfinfo_memory_node_information_any {
use crate::laws;
use etwspec::payloads::memory::perfinfo_memory_node_information::{Any, PerfinfoMemoryNodeInformation, };
any! {
    "PERFINFO_MEMORY_NODE_INFORMATION", true,
    0: "V5_0" V5_0(PerfinfoMemoryNodeInformation), 8;
}

}

mod perfinfo_mem_reset_info_any {
use crate::laws;
use etwspec::payloads::memory::perfinfo_mem_reset_info::{Any, PerfinfoMemResetInfoX86, PerfinfoMemResetInfoX64, };
any! {
    "PERFINFO_MEM_RESET_INFO", false,
    0: "V5_0X86" V5_0X86(PerfinfoMemResetInfoX86), 12;
    1: "V5_0X64" V5_0X64(PerfinfoMemResetInfoX64), 20;
}

}

mod perfinfo_pagecombine_aggregate_stat_any {
use crate::laws;
use etwspec::payloads::memory::perfinfo_pagecombine_aggregate_stat::{Any, PerfinfoPagecombineAggregateStat, };
any! {
    "PERFINFO_PAGECOMBINE_AGGREGATE_STAT", false,
    0: "V5_0" V5_0(PerfinfoPagecombineAggregateStat), 32;
}

}

mod perfinfo_pagecombine_iteration_stat_any {
use crate::laws;
use etwspec::payloads::memory::perfinfo_pagecombine_iteration_stat::{Any, PerfinfoPagecombineIterationStat, };
any! {
    "PERFINFO_PAGECOMBINE_ITERATION_STAT", false,
    0: "V5_0" V5_0(PerfinfoPagecombineIterationStat), 12;
}

}

mod perfinfo_page_range_identity_any {
use crate::laws;
use etwspec::payloads::memory::perfinfo_page_range_identity::{Any, PerfinfoPageRangeIdentityX86, PerfinfoPageRangeIdentityX64, };
any! {
    "PERFINFO_PAGE_RANGE_IDENTITY", false,
    0: "V5_0X86" V5_0X86(PerfinfoPageRangeIdentityX86), 16;
    1: "V5_0X64" V5_0X64(PerfinfoPageRangeIdentityX64), 24;
}

}

mod perfinfo_pfmapped_section_information_any {
use crate::laws;
use etwspec::payloads::memory::perfinfo_pfmapped_section_information::{Any, PerfinfoPfmappedSectionInformationX86, PerfinfoPfmappedSectionInformationX64, };
any! {
    "PERFINFO_PFMAPPED_SECTION_INFORMATION", false,
    0: "V5_0X86" V5_0X86(PerfinfoPfmappedSectionInformationX86), 12;
    1: "V5_0X64" V5_0X64(PerfinfoPfmappedSectionInformationX64), 20;
}

}

mod perfinfo_pfmapped_section_object_information_any {
use crate::laws;
use etwspec::payloads::memory::perfinfo_pfmapped_section_object_information::{Any, PerfinfoPfmappedSectionObjectInformationX86, PerfinfoPfmappedSectionObjectInformationX64, };
any! {
    "PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION", false,
    0: "V5_0X86" V5_0X86(PerfinfoPfmappedSectionObjectInformationX86), 8;
    1: "V5_0X64" V5_0X64(PerfinfoPfmappedSectionObjectInformationX64), 16;
}

}

mod perfinfo_sessioncreate_information_any {
use crate::laws;
use etwspec::payloads::memory::perfinfo_sessioncreate_information::{Any, PerfinfoSessioncreateInformationX86, PerfinfoSessioncreateInformationX64, };
any! {
    "PERFINFO_SESSIONCREATE_INFORMATION", false,
    0: "V5_0X86" V5_0X86(PerfinfoSessioncreateInformationX86), 8;
    1: "V5_0X64" V5_0X64(PerfinfoSessioncreateInformationX64), 12;
}

}

mod perfinfo_system_memory_information_any {
use crate::laws;
use etwspec::payloads::memory::perfinfo_system_memory_information::{Any, PerfinfoSystemMemoryInformationX86, PerfinfoSystemMemoryInformationX64, };
any! {
    "PERFINFO_SYSTEM_MEMORY_INFORMATION", false,
    0: "V5_0X86" V5_0X86(PerfinfoSystemMemoryInformationX86), 16;
    1: "V5_0X64" V5_0X64(PerfinfoSystemMemoryInformationX64), 32;
}

}

mod perfinfo_vad_rotate_info_any {
use crate::laws;
use etwspec::payloads::memory::perfinfo_vad_rotate_info::{Any, PerfinfoVadRotateInfoX86, PerfinfoVadRotateInfoX64, };
any! {
    "PERFINFO_VAD_ROTATE_INFO", false,
    0: "V5_0X86" V5_0X86(PerfinfoVadRotateInfoX86), 12;
    1: "V5_0X64" V5_0X64(PerfinfoVadRotateInfoX64), 20;
}

}

mod perfinfo_virtual_alloc_any {
use crate::laws;
use etwspec::payloads::memory::perfinfo_virtual_alloc::{Any, PerfinfoVirtualAllocX86, PerfinfoVirtualAllocX64, };
any! {
    "PERFINFO_VIRTUAL_ALLOC", false,
    0: "V5_0X86" V5_0X86(PerfinfoVirtualAllocX86), 16;
    1: "V5_0X64" V5_0X64(PerfinfoVirtualAllocX64), 24;
}

}

mod perfinfo_virtual_alloc_xpartition_any {
use crate::laws;
use etwspec::payloads::memory::perfinfo_virtual_alloc_xpartition::{Any, PerfinfoVirtualAllocXpartitionX86, PerfinfoVirtualAllocXpartitionX64, };
any! {
    "PERFINFO_VIRTUAL_ALLOC_XPARTITION", false,
    0: "V5_0X86" V5_0X86(PerfinfoVirtualAllocXpartitionX86), 8;
    1: "V5_0X64" V5_0X64(PerfinfoVirtualAllocXpartitionX64), 16;
}

}

mod perfinfo_workingset_entry_any {
use crate::laws;
use etwspec::payloads::memory::perfinfo_workingset_entry::{Any, PerfinfoWorkingsetEntryX86, PerfinfoWorkingsetEntryX64, };
any! {
    "PERFINFO_WORKINGSET_ENTRY", false,
    0: "V5_0X86" V5_0X86(PerfinfoWorkingsetEntryX86), 36;
    1: "V5_0X64" V5_0X64(PerfinfoWorkingsetEntryX64), 68;
}

}

mod perfinfo_workingset_information_any {
use crate::laws;
use etwspec::payloads::memory::perfinfo_workingset_information::{Any, PerfinfoWorkingsetInformationX86, PerfinfoWorkingsetInformationX64, };
any! {
    "PERFINFO_WORKINGSET_INFORMATION", true,
    0: "V5_0X86" V5_0X86(PerfinfoWorkingsetInformationX86), 4;
    1: "V5_0X64" V5_0X64(PerfinfoWorkingsetInformationX64), 4;
}

}

mod page_fault_hard_fault_any {
use crate::laws;
use etwspec::payloads::memory::page_fault_hard_fault::{Any, PageFaultHardFaultX86, PageFaultHardFaultX64, };
any! {
    "PageFault_HardFault", false,
    0: "V5_0X86" V5_0X86(PageFaultHardFaultX86), 32;
    1: "V5_0X64" V5_0X64(PageFaultHardFaultX64), 40;
}

}

mod wmi_page_fault_any {
use crate::laws;
use etwspec::payloads::memory::wmi_page_fault::{Any, WmiPageFaultX86, WmiPageFaultX64, };
any! {
    "WMI_PAGE_FAULT", false,
    0: "V5_0X86" V5_0X86(WmiPageFaultX86), 8;
    1: "V5_0X64" V5_0X64(WmiPageFaultX64), 16;
}

}

mod perfinfo_kernelmemory_usage_type_values {
use crate::laws;
use etwspec::payloads::memory::PerfinfoKernelmemoryUsageType as T;
enumeration!(u32);
}

mod perfinfo_mem_reset_info_type_values {
use crate::laws;
use etwspec::payloads::memory::PerfinfoMemResetInfoType as T;
enumeration!(u32);
}

mod perfinfo_mm_stat_values {
use crate::laws;
use etwspec::payloads::memory::PerfinfoMmStat as T;
enumeration!(u32);
}
