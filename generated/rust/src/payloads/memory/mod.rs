// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Virtual and physical memory: faults, working sets, pages.
//!
//! The feature `payloads-memory` enables the module.
pub mod page_fault_hard_fault;
pub use page_fault_hard_fault::PageFaultHardFaultPtr32;
pub use page_fault_hard_fault::PageFaultHardFaultPtr64;
pub use page_fault_hard_fault::PageFaultHardFaultPtr32View;
pub use page_fault_hard_fault::PageFaultHardFaultPtr64View;
pub use page_fault_hard_fault::PageFaultHardFault;
pub use page_fault_hard_fault::PageFaultHardFaultView;
#[cfg(feature = "payloads")]
pub(crate) mod payload_types;
#[cfg(feature = "payloads")]
pub use payload_types::*;
pub use perfinfo_boot_prefetch_information::PerfinfoBootPrefetchInformation;
pub use perfinfo_boot_prefetch_information::PerfinfoBootPrefetchInformationView;
pub use perfinfo_contiguous_page_generate::PerfinfoContiguousPageGenerate;
pub use perfinfo_contiguous_page_generate::PerfinfoContiguousPageGenerateView;
pub mod perfinfo_hardpagefault_information;
pub use perfinfo_hardpagefault_information::PerfinfoHardpagefaultInformationPtr32;
pub use perfinfo_hardpagefault_information::PerfinfoHardpagefaultInformationPtr64;
pub use perfinfo_hardpagefault_information::PerfinfoHardpagefaultInformationPtr32View;
pub use perfinfo_hardpagefault_information::PerfinfoHardpagefaultInformationPtr64View;
pub use perfinfo_hardpagefault_information::PerfinfoHardpagefaultInformation;
pub use perfinfo_hardpagefault_information::PerfinfoHardpagefaultInformationView;
pub mod perfinfo_kernelmemory_range_usage;
pub use perfinfo_kernelmemory_range_usage::PerfinfoKernelmemoryRangeUsagePtr32;
pub use perfinfo_kernelmemory_range_usage::PerfinfoKernelmemoryRangeUsagePtr64;
pub use perfinfo_kernelmemory_range_usage::PerfinfoKernelmemoryRangeUsagePtr32View;
pub use perfinfo_kernelmemory_range_usage::PerfinfoKernelmemoryRangeUsagePtr64View;
pub use perfinfo_kernelmemory_range_usage::PerfinfoKernelmemoryRangeUsage;
pub use perfinfo_kernelmemory_range_usage::PerfinfoKernelmemoryRangeUsageView;
pub mod perfinfo_mem_reset_info;
pub use perfinfo_mem_reset_info::PerfinfoMemResetInfoPtr32;
pub use perfinfo_mem_reset_info::PerfinfoMemResetInfoPtr64;
pub use perfinfo_mem_reset_info::PerfinfoMemResetInfoPtr32View;
pub use perfinfo_mem_reset_info::PerfinfoMemResetInfoPtr64View;
pub use perfinfo_mem_reset_info::PerfinfoMemResetInfo;
pub use perfinfo_mem_reset_info::PerfinfoMemResetInfoView;
pub mod perfinfo_memory_huge_iospace_entry;
pub use perfinfo_memory_huge_iospace_entry::PerfinfoMemoryHugeIospaceEntry;
pub use perfinfo_memory_huge_iospace_entry::PerfinfoMemoryHugeIospaceEntryView;
pub mod perfinfo_memory_information;
pub use perfinfo_memory_information::PerfinfoMemoryInformationPtr32;
pub use perfinfo_memory_information::PerfinfoMemoryInformationPtr64;
pub use perfinfo_memory_information::PerfinfoMemoryInformationPtr32View;
pub use perfinfo_memory_information::PerfinfoMemoryInformationPtr64View;
pub use perfinfo_memory_information::PerfinfoMemoryInformation;
pub use perfinfo_memory_information::PerfinfoMemoryInformationView;
pub mod perfinfo_memory_node_entry;
pub use perfinfo_memory_node_entry::PerfinfoMemoryNodeEntry;
pub use perfinfo_memory_node_entry::PerfinfoMemoryNodeEntryView;
pub use perfinfo_memory_node_information::PerfinfoMemoryNodeInformationView;
#[cfg(feature = "alloc")]
pub use perfinfo_memory_node_information::PerfinfoMemoryNodeInformation;
pub mod perfinfo_page_range_identity;
pub use perfinfo_page_range_identity::PerfinfoPageRangeIdentityPtr32;
pub use perfinfo_page_range_identity::PerfinfoPageRangeIdentityPtr64;
pub use perfinfo_page_range_identity::PerfinfoPageRangeIdentityPtr32View;
pub use perfinfo_page_range_identity::PerfinfoPageRangeIdentityPtr64View;
pub use perfinfo_page_range_identity::PerfinfoPageRangeIdentity;
pub use perfinfo_page_range_identity::PerfinfoPageRangeIdentityView;
pub mod perfinfo_pagecombine_aggregate_stat;
pub use perfinfo_pagecombine_aggregate_stat::PerfinfoPagecombineAggregateStat;
pub use perfinfo_pagecombine_aggregate_stat::PerfinfoPagecombineAggregateStatView;
pub use perfinfo_pagecombine_iteration_stat::PerfinfoPagecombineIterationStat;
pub use perfinfo_pagecombine_iteration_stat::PerfinfoPagecombineIterationStatView;
pub mod perfinfo_pfmapped_section_information;
pub use perfinfo_pfmapped_section_information::PerfinfoPfmappedSectionInformationPtr32;
pub use perfinfo_pfmapped_section_information::PerfinfoPfmappedSectionInformationPtr64;
pub use perfinfo_pfmapped_section_information::PerfinfoPfmappedSectionInformationPtr32View;
pub use perfinfo_pfmapped_section_information::PerfinfoPfmappedSectionInformationPtr64View;
pub use perfinfo_pfmapped_section_information::PerfinfoPfmappedSectionInformation;
pub use perfinfo_pfmapped_section_information::PerfinfoPfmappedSectionInformationView;
pub mod perfinfo_pfmapped_section_object_information;
pub use perfinfo_pfmapped_section_object_information::PerfinfoPfmappedSectionObjectInformationPtr32;
pub use perfinfo_pfmapped_section_object_information::PerfinfoPfmappedSectionObjectInformationPtr64;
pub use perfinfo_pfmapped_section_object_information::PerfinfoPfmappedSectionObjectInformationPtr32View;
pub use perfinfo_pfmapped_section_object_information::PerfinfoPfmappedSectionObjectInformationPtr64View;
pub use perfinfo_pfmapped_section_object_information::PerfinfoPfmappedSectionObjectInformation;
pub use perfinfo_pfmapped_section_object_information::PerfinfoPfmappedSectionObjectInformationView;
pub mod perfinfo_sessioncreate_information;
pub use perfinfo_sessioncreate_information::PerfinfoSessioncreateInformationPtr32;
pub use perfinfo_sessioncreate_information::PerfinfoSessioncreateInformationPtr64;
pub use perfinfo_sessioncreate_information::PerfinfoSessioncreateInformationPtr32View;
pub use perfinfo_sessioncreate_information::PerfinfoSessioncreateInformationPtr64View;
pub use perfinfo_sessioncreate_information::PerfinfoSessioncreateInformation;
pub use perfinfo_sessioncreate_information::PerfinfoSessioncreateInformationView;
pub mod perfinfo_system_memory_information;
pub use perfinfo_system_memory_information::PerfinfoSystemMemoryInformationPtr32;
pub use perfinfo_system_memory_information::PerfinfoSystemMemoryInformationPtr64;
pub use perfinfo_system_memory_information::PerfinfoSystemMemoryInformationPtr32View;
pub use perfinfo_system_memory_information::PerfinfoSystemMemoryInformationPtr64View;
pub use perfinfo_system_memory_information::PerfinfoSystemMemoryInformation;
pub use perfinfo_system_memory_information::PerfinfoSystemMemoryInformationView;
pub mod perfinfo_vad_rotate_info;
pub use perfinfo_vad_rotate_info::PerfinfoVadRotateInfoPtr32;
pub use perfinfo_vad_rotate_info::PerfinfoVadRotateInfoPtr64;
pub use perfinfo_vad_rotate_info::PerfinfoVadRotateInfoPtr32View;
pub use perfinfo_vad_rotate_info::PerfinfoVadRotateInfoPtr64View;
pub use perfinfo_vad_rotate_info::PerfinfoVadRotateInfo;
pub use perfinfo_vad_rotate_info::PerfinfoVadRotateInfoView;
pub mod perfinfo_virtual_alloc;
pub use perfinfo_virtual_alloc::PerfinfoVirtualAllocPtr32;
pub use perfinfo_virtual_alloc::PerfinfoVirtualAllocPtr64;
pub use perfinfo_virtual_alloc::PerfinfoVirtualAllocPtr32View;
pub use perfinfo_virtual_alloc::PerfinfoVirtualAllocPtr64View;
pub use perfinfo_virtual_alloc::PerfinfoVirtualAlloc;
pub use perfinfo_virtual_alloc::PerfinfoVirtualAllocView;
pub mod perfinfo_virtual_alloc_xpartition;
pub use perfinfo_virtual_alloc_xpartition::PerfinfoVirtualAllocXpartitionPtr32;
pub use perfinfo_virtual_alloc_xpartition::PerfinfoVirtualAllocXpartitionPtr64;
pub use perfinfo_virtual_alloc_xpartition::PerfinfoVirtualAllocXpartitionPtr32View;
pub use perfinfo_virtual_alloc_xpartition::PerfinfoVirtualAllocXpartitionPtr64View;
pub use perfinfo_virtual_alloc_xpartition::PerfinfoVirtualAllocXpartition;
pub use perfinfo_virtual_alloc_xpartition::PerfinfoVirtualAllocXpartitionView;
pub mod perfinfo_workingset_entry;
pub use perfinfo_workingset_entry::PerfinfoWorkingsetEntryPtr32;
pub use perfinfo_workingset_entry::PerfinfoWorkingsetEntryPtr64;
pub use perfinfo_workingset_entry::PerfinfoWorkingsetEntryPtr32View;
pub use perfinfo_workingset_entry::PerfinfoWorkingsetEntryPtr64View;
pub use perfinfo_workingset_entry::PerfinfoWorkingsetEntry;
pub use perfinfo_workingset_entry::PerfinfoWorkingsetEntryView;
pub mod perfinfo_workingset_information;
pub use perfinfo_workingset_information::PerfinfoWorkingsetInformationPtr32View;
pub use perfinfo_workingset_information::PerfinfoWorkingsetInformationPtr64View;
pub use perfinfo_workingset_information::PerfinfoWorkingsetInformationView;
#[cfg(feature = "alloc")]
pub use perfinfo_workingset_information::PerfinfoWorkingsetInformationPtr32;
#[cfg(feature = "alloc")]
pub use perfinfo_workingset_information::PerfinfoWorkingsetInformationPtr64;
#[cfg(feature = "alloc")]
pub use perfinfo_workingset_information::PerfinfoWorkingsetInformation;
pub(crate) mod small;
pub use small::*;
pub(crate) mod values;
pub use values::*;
pub mod wmi_page_fault;
pub use wmi_page_fault::WmiPageFaultPtr32;
pub use wmi_page_fault::WmiPageFaultPtr64;
pub use wmi_page_fault::WmiPageFaultPtr32View;
pub use wmi_page_fault::WmiPageFaultPtr64View;
pub use wmi_page_fault::WmiPageFault;
pub use wmi_page_fault::WmiPageFaultView;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[
        &perfinfo_boot_prefetch_information::LAYOUT_0,
        &perfinfo_contiguous_page_generate::LAYOUT_0,
        &perfinfo_hardpagefault_information::LAYOUT_0,
        &perfinfo_hardpagefault_information::LAYOUT_1,
        &perfinfo_kernelmemory_range_usage::LAYOUT_0,
        &perfinfo_kernelmemory_range_usage::LAYOUT_1,
        &perfinfo_memory_huge_iospace_entry::LAYOUT_0,
        &perfinfo_memory_information::LAYOUT_0,
        &perfinfo_memory_information::LAYOUT_1,
        &perfinfo_memory_node_entry::LAYOUT_0,
        &perfinfo_memory_node_information::LAYOUT_0,
        &perfinfo_mem_reset_info::LAYOUT_0,
        &perfinfo_mem_reset_info::LAYOUT_1,
        &perfinfo_pagecombine_aggregate_stat::LAYOUT_0,
        &perfinfo_pagecombine_iteration_stat::LAYOUT_0,
        &perfinfo_page_range_identity::LAYOUT_0,
        &perfinfo_page_range_identity::LAYOUT_1,
        &perfinfo_pfmapped_section_information::LAYOUT_0,
        &perfinfo_pfmapped_section_information::LAYOUT_1,
        &perfinfo_pfmapped_section_object_information::LAYOUT_0,
        &perfinfo_pfmapped_section_object_information::LAYOUT_1,
        &perfinfo_sessioncreate_information::LAYOUT_0,
        &perfinfo_sessioncreate_information::LAYOUT_1,
        &perfinfo_system_memory_information::LAYOUT_0,
        &perfinfo_system_memory_information::LAYOUT_1,
        &perfinfo_vad_rotate_info::LAYOUT_0,
        &perfinfo_vad_rotate_info::LAYOUT_1,
        &perfinfo_virtual_alloc::LAYOUT_0,
        &perfinfo_virtual_alloc::LAYOUT_1,
        &perfinfo_virtual_alloc_xpartition::LAYOUT_0,
        &perfinfo_virtual_alloc_xpartition::LAYOUT_1,
        &perfinfo_workingset_entry::LAYOUT_0,
        &perfinfo_workingset_entry::LAYOUT_1,
        &perfinfo_workingset_information::LAYOUT_0,
        &perfinfo_workingset_information::LAYOUT_1,
        &page_fault_hard_fault::LAYOUT_0,
        &page_fault_hard_fault::LAYOUT_1,
        &wmi_page_fault::LAYOUT_0,
        &wmi_page_fault::LAYOUT_1,
    ],
    values: &[
        EventTraceMemoryEventType::VALUES,
        PerfinfoKernelmemoryUsageType::VALUES,
        PerfinfoMemResetInfoType::VALUES,
        PerfinfoMmStat::VALUES,
        SystemMemoryKw::VALUES,
    ],
    dispatches: &[],
};
