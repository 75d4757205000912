// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! User-mode heaps.
//!
//! The feature `payloads-heap` enables the module.
pub mod etw_heap_event_alloc;
pub use etw_heap_event_alloc::EtwHeapEventAllocPtr32;
pub use etw_heap_event_alloc::EtwHeapEventAllocPtr64;
pub use etw_heap_event_alloc::EtwHeapEventAllocPtr32View;
pub use etw_heap_event_alloc::EtwHeapEventAllocPtr64View;
pub use etw_heap_event_alloc::EtwHeapEventAlloc;
pub use etw_heap_event_alloc::EtwHeapEventAllocView;
pub mod etw_heap_event_common;
pub use etw_heap_event_common::EtwHeapEventCommonPtr32;
pub use etw_heap_event_common::EtwHeapEventCommonPtr64;
pub use etw_heap_event_common::EtwHeapEventCommonPtr32View;
pub use etw_heap_event_common::EtwHeapEventCommonPtr64View;
pub use etw_heap_event_common::EtwHeapEventCommon;
pub use etw_heap_event_common::EtwHeapEventCommonView;
pub mod etw_heap_event_contraction;
pub use etw_heap_event_contraction::EtwHeapEventContractionPtr32;
pub use etw_heap_event_contraction::EtwHeapEventContractionPtr64;
pub use etw_heap_event_contraction::EtwHeapEventContractionPtr32View;
pub use etw_heap_event_contraction::EtwHeapEventContractionPtr64View;
pub use etw_heap_event_contraction::EtwHeapEventContraction;
pub use etw_heap_event_contraction::EtwHeapEventContractionView;
pub mod etw_heap_event_create;
pub use etw_heap_event_create::EtwHeapEventCreatePtr32;
pub use etw_heap_event_create::EtwHeapEventCreatePtr64;
pub use etw_heap_event_create::EtwHeapEventCreatePtr32View;
pub use etw_heap_event_create::EtwHeapEventCreatePtr64View;
pub use etw_heap_event_create::EtwHeapEventCreate;
pub use etw_heap_event_create::EtwHeapEventCreateView;
pub mod etw_heap_event_expansion;
pub use etw_heap_event_expansion::EtwHeapEventExpansionPtr32;
pub use etw_heap_event_expansion::EtwHeapEventExpansionPtr64;
pub use etw_heap_event_expansion::EtwHeapEventExpansionPtr32View;
pub use etw_heap_event_expansion::EtwHeapEventExpansionPtr64View;
pub use etw_heap_event_expansion::EtwHeapEventExpansion;
pub use etw_heap_event_expansion::EtwHeapEventExpansionView;
pub mod etw_heap_event_free;
pub use etw_heap_event_free::EtwHeapEventFreePtr32;
pub use etw_heap_event_free::EtwHeapEventFreePtr64;
pub use etw_heap_event_free::EtwHeapEventFreePtr32View;
pub use etw_heap_event_free::EtwHeapEventFreePtr64View;
pub use etw_heap_event_free::EtwHeapEventFree;
pub use etw_heap_event_free::EtwHeapEventFreeView;
pub mod etw_heap_event_realloc;
pub use etw_heap_event_realloc::EtwHeapEventReallocPtr32;
pub use etw_heap_event_realloc::EtwHeapEventReallocPtr64;
pub use etw_heap_event_realloc::EtwHeapEventReallocPtr32View;
pub use etw_heap_event_realloc::EtwHeapEventReallocPtr64View;
pub use etw_heap_event_realloc::EtwHeapEventRealloc;
pub use etw_heap_event_realloc::EtwHeapEventReallocView;
pub mod etw_heap_event_rundown;
pub use etw_heap_event_rundown::EtwHeapEventRundownPtr32View;
pub use etw_heap_event_rundown::EtwHeapEventRundownPtr64View;
pub use etw_heap_event_rundown::EtwHeapEventRundownView;
#[cfg(feature = "alloc")]
pub use etw_heap_event_rundown::EtwHeapEventRundownPtr32;
#[cfg(feature = "alloc")]
pub use etw_heap_event_rundown::EtwHeapEventRundownPtr64;
#[cfg(feature = "alloc")]
pub use etw_heap_event_rundown::EtwHeapEventRundown;
pub mod etw_heap_event_rundown_range;
pub use etw_heap_event_rundown_range::EtwHeapEventRundownRangePtr32;
pub use etw_heap_event_rundown_range::EtwHeapEventRundownRangePtr64;
pub use etw_heap_event_rundown_range::EtwHeapEventRundownRangePtr32View;
pub use etw_heap_event_rundown_range::EtwHeapEventRundownRangePtr64View;
pub use etw_heap_event_rundown_range::EtwHeapEventRundownRange;
pub use etw_heap_event_rundown_range::EtwHeapEventRundownRangeView;
pub mod etw_heap_event_snapshot;
pub use etw_heap_event_snapshot::EtwHeapEventSnapshotPtr32;
pub use etw_heap_event_snapshot::EtwHeapEventSnapshotPtr64;
pub use etw_heap_event_snapshot::EtwHeapEventSnapshotPtr32View;
pub use etw_heap_event_snapshot::EtwHeapEventSnapshotPtr64View;
pub use etw_heap_event_snapshot::EtwHeapEventSnapshot;
pub use etw_heap_event_snapshot::EtwHeapEventSnapshotView;
pub mod heap_affinity_manager_enable;
pub use heap_affinity_manager_enable::HeapAffinityManagerEnablePtr32;
pub use heap_affinity_manager_enable::HeapAffinityManagerEnablePtr64;
pub use heap_affinity_manager_enable::HeapAffinityManagerEnablePtr32View;
pub use heap_affinity_manager_enable::HeapAffinityManagerEnablePtr64View;
pub use heap_affinity_manager_enable::HeapAffinityManagerEnable;
pub use heap_affinity_manager_enable::HeapAffinityManagerEnableView;
pub mod heap_affinity_slot_assign;
pub use heap_affinity_slot_assign::HeapAffinitySlotAssignPtr32;
pub use heap_affinity_slot_assign::HeapAffinitySlotAssignPtr64;
pub use heap_affinity_slot_assign::HeapAffinitySlotAssignPtr32View;
pub use heap_affinity_slot_assign::HeapAffinitySlotAssignPtr64View;
pub use heap_affinity_slot_assign::HeapAffinitySlotAssign;
pub use heap_affinity_slot_assign::HeapAffinitySlotAssignView;
pub mod heap_commit_decommit;
pub use heap_commit_decommit::HeapCommitDecommitPtr32;
pub use heap_commit_decommit::HeapCommitDecommitPtr64;
pub use heap_commit_decommit::HeapCommitDecommitPtr32View;
pub use heap_commit_decommit::HeapCommitDecommitPtr64View;
pub use heap_commit_decommit::HeapCommitDecommit;
pub use heap_commit_decommit::HeapCommitDecommitView;
pub mod heap_contract;
pub use heap_contract::HeapContractPtr32;
pub use heap_contract::HeapContractPtr64;
pub use heap_contract::HeapContractPtr32View;
pub use heap_contract::HeapContractPtr64View;
pub use heap_contract::HeapContract;
pub use heap_contract::HeapContractView;
pub mod heap_event_commit_decommit;
pub use heap_event_commit_decommit::HeapEventCommitDecommitPtr32;
pub use heap_event_commit_decommit::HeapEventCommitDecommitPtr64;
pub use heap_event_commit_decommit::HeapEventCommitDecommitPtr32View;
pub use heap_event_commit_decommit::HeapEventCommitDecommitPtr64View;
pub use heap_event_commit_decommit::HeapEventCommitDecommit;
pub use heap_event_commit_decommit::HeapEventCommitDecommitView;
pub mod heap_event_range;
pub use heap_event_range::HeapEventRangePtr32;
pub use heap_event_range::HeapEventRangePtr64;
pub use heap_event_range::HeapEventRangePtr32View;
pub use heap_event_range::HeapEventRangePtr64View;
pub use heap_event_range::HeapEventRange;
pub use heap_event_range::HeapEventRangeView;
pub mod heap_event_range_create;
pub use heap_event_range_create::HeapEventRangeCreatePtr32;
pub use heap_event_range_create::HeapEventRangeCreatePtr64;
pub use heap_event_range_create::HeapEventRangeCreatePtr32View;
pub use heap_event_range_create::HeapEventRangeCreatePtr64View;
pub use heap_event_range_create::HeapEventRangeCreate;
pub use heap_event_range_create::HeapEventRangeCreateView;
pub mod heap_event_subsegment_alloc_free;
pub use heap_event_subsegment_alloc_free::HeapEventSubsegmentAllocFreePtr32;
pub use heap_event_subsegment_alloc_free::HeapEventSubsegmentAllocFreePtr64;
pub use heap_event_subsegment_alloc_free::HeapEventSubsegmentAllocFreePtr32View;
pub use heap_event_subsegment_alloc_free::HeapEventSubsegmentAllocFreePtr64View;
pub use heap_event_subsegment_alloc_free::HeapEventSubsegmentAllocFree;
pub use heap_event_subsegment_alloc_free::HeapEventSubsegmentAllocFreeView;
pub mod heap_expand;
pub use heap_expand::HeapExpandPtr32;
pub use heap_expand::HeapExpandPtr64;
pub use heap_expand::HeapExpandPtr32View;
pub use heap_expand::HeapExpandPtr64View;
pub use heap_expand::HeapExpand;
pub use heap_expand::HeapExpandView;
pub mod heap_range_create;
pub use heap_range_create::HeapRangeCreatePtr32;
pub use heap_range_create::HeapRangeCreatePtr64;
pub use heap_range_create::HeapRangeCreatePtr32View;
pub use heap_range_create::HeapRangeCreatePtr64View;
pub use heap_range_create::HeapRangeCreate;
pub use heap_range_create::HeapRangeCreateView;
pub mod heap_range_destroy;
pub use heap_range_destroy::HeapRangeDestroyPtr32;
pub use heap_range_destroy::HeapRangeDestroyPtr64;
pub use heap_range_destroy::HeapRangeDestroyPtr32View;
pub use heap_range_destroy::HeapRangeDestroyPtr64View;
pub use heap_range_destroy::HeapRangeDestroy;
pub use heap_range_destroy::HeapRangeDestroyView;
pub mod heap_range_log;
pub use heap_range_log::HeapRangeLogPtr32;
pub use heap_range_log::HeapRangeLogPtr64;
pub use heap_range_log::HeapRangeLogPtr32View;
pub use heap_range_log::HeapRangeLogPtr64View;
pub use heap_range_log::HeapRangeLog;
pub use heap_range_log::HeapRangeLogView;
pub mod heap_realloc;
pub use heap_realloc::HeapReallocPtr32;
pub use heap_realloc::HeapReallocPtr64;
pub use heap_realloc::HeapReallocPtr32View;
pub use heap_realloc::HeapReallocPtr64View;
pub use heap_realloc::HeapRealloc;
pub use heap_realloc::HeapReallocView;
pub mod heap_reuse_threshold_activated;
pub use heap_reuse_threshold_activated::HeapReuseThresholdActivatedPtr32;
pub use heap_reuse_threshold_activated::HeapReuseThresholdActivatedPtr64;
pub use heap_reuse_threshold_activated::HeapReuseThresholdActivatedPtr32View;
pub use heap_reuse_threshold_activated::HeapReuseThresholdActivatedPtr64View;
pub use heap_reuse_threshold_activated::HeapReuseThresholdActivated;
pub use heap_reuse_threshold_activated::HeapReuseThresholdActivatedView;
pub mod heap_snap_shot;
pub use heap_snap_shot::HeapSnapShotPtr32;
pub use heap_snap_shot::HeapSnapShotPtr64;
pub use heap_snap_shot::HeapSnapShotPtr32View;
pub use heap_snap_shot::HeapSnapShotPtr64View;
pub use heap_snap_shot::HeapSnapShot;
pub use heap_snap_shot::HeapSnapShotView;
pub mod heap_subsegment_activated;
pub use heap_subsegment_activated::HeapSubsegmentActivatedPtr32;
pub use heap_subsegment_activated::HeapSubsegmentActivatedPtr64;
pub use heap_subsegment_activated::HeapSubsegmentActivatedPtr32View;
pub use heap_subsegment_activated::HeapSubsegmentActivatedPtr64View;
pub use heap_subsegment_activated::HeapSubsegmentActivated;
pub use heap_subsegment_activated::HeapSubsegmentActivatedView;
pub mod heap_subsegment_alloc;
pub use heap_subsegment_alloc::HeapSubsegmentAllocPtr32;
pub use heap_subsegment_alloc::HeapSubsegmentAllocPtr64;
pub use heap_subsegment_alloc::HeapSubsegmentAllocPtr32View;
pub use heap_subsegment_alloc::HeapSubsegmentAllocPtr64View;
pub use heap_subsegment_alloc::HeapSubsegmentAlloc;
pub use heap_subsegment_alloc::HeapSubsegmentAllocView;
pub mod heap_subsegment_free;
pub use heap_subsegment_free::HeapSubsegmentFreePtr32;
pub use heap_subsegment_free::HeapSubsegmentFreePtr64;
pub use heap_subsegment_free::HeapSubsegmentFreePtr32View;
pub use heap_subsegment_free::HeapSubsegmentFreePtr64View;
pub use heap_subsegment_free::HeapSubsegmentFree;
pub use heap_subsegment_free::HeapSubsegmentFreeView;
pub mod heap_subsegment_init;
pub use heap_subsegment_init::HeapSubsegmentInitPtr32;
pub use heap_subsegment_init::HeapSubsegmentInitPtr64;
pub use heap_subsegment_init::HeapSubsegmentInitPtr32View;
pub use heap_subsegment_init::HeapSubsegmentInitPtr64View;
pub use heap_subsegment_init::HeapSubsegmentInit;
pub use heap_subsegment_init::HeapSubsegmentInitView;
pub mod heap_trace_alloc;
pub use heap_trace_alloc::HeapTraceAllocPtr32;
pub use heap_trace_alloc::HeapTraceAllocPtr64;
pub use heap_trace_alloc::HeapTraceAllocPtr32View;
pub use heap_trace_alloc::HeapTraceAllocPtr64View;
pub use heap_trace_alloc::HeapTraceAlloc;
pub use heap_trace_alloc::HeapTraceAllocView;
pub mod heap_trace_create;
pub use heap_trace_create::HeapTraceCreatePtr32;
pub use heap_trace_create::HeapTraceCreatePtr64;
pub use heap_trace_create::HeapTraceCreatePtr32View;
pub use heap_trace_create::HeapTraceCreatePtr64View;
pub use heap_trace_create::HeapTraceCreate;
pub use heap_trace_create::HeapTraceCreateView;
pub mod heap_trace_free;
pub use heap_trace_free::HeapTraceFreePtr32;
pub use heap_trace_free::HeapTraceFreePtr64;
pub use heap_trace_free::HeapTraceFreePtr32View;
pub use heap_trace_free::HeapTraceFreePtr64View;
pub use heap_trace_free::HeapTraceFree;
pub use heap_trace_free::HeapTraceFreeView;
pub mod heap_type_group1;
pub use heap_type_group1::HeapTypeGroup1Ptr32;
pub use heap_type_group1::HeapTypeGroup1Ptr64;
pub use heap_type_group1::HeapTypeGroup1Ptr32View;
pub use heap_type_group1::HeapTypeGroup1Ptr64View;
pub use heap_type_group1::HeapTypeGroup1;
pub use heap_type_group1::HeapTypeGroup1View;
pub mod page_fault_heap_range_destroy;
pub use page_fault_heap_range_destroy::PageFaultHeapRangeDestroyPtr32;
pub use page_fault_heap_range_destroy::PageFaultHeapRangeDestroyPtr64;
pub use page_fault_heap_range_destroy::PageFaultHeapRangeDestroyPtr32View;
pub use page_fault_heap_range_destroy::PageFaultHeapRangeDestroyPtr64View;
pub use page_fault_heap_range_destroy::PageFaultHeapRangeDestroy;
pub use page_fault_heap_range_destroy::PageFaultHeapRangeDestroyView;
pub mod page_fault_heap_range_rundown;
pub use page_fault_heap_range_rundown::PageFaultHeapRangeRundownPtr32;
pub use page_fault_heap_range_rundown::PageFaultHeapRangeRundownPtr64;
pub use page_fault_heap_range_rundown::PageFaultHeapRangeRundownPtr32View;
pub use page_fault_heap_range_rundown::PageFaultHeapRangeRundownPtr64View;
pub use page_fault_heap_range_rundown::PageFaultHeapRangeRundown;
pub use page_fault_heap_range_rundown::PageFaultHeapRangeRundownView;
#[cfg(feature = "payloads")]
pub(crate) mod payload_types;
#[cfg(feature = "payloads")]
pub use payload_types::*;
pub(crate) mod values;
pub use values::*;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[
        &etw_heap_event_alloc::LAYOUT_0,
        &etw_heap_event_alloc::LAYOUT_1,
        &etw_heap_event_common::LAYOUT_0,
        &etw_heap_event_common::LAYOUT_1,
        &etw_heap_event_contraction::LAYOUT_0,
        &etw_heap_event_contraction::LAYOUT_1,
        &etw_heap_event_create::LAYOUT_0,
        &etw_heap_event_create::LAYOUT_1,
        &etw_heap_event_expansion::LAYOUT_0,
        &etw_heap_event_expansion::LAYOUT_1,
        &etw_heap_event_free::LAYOUT_0,
        &etw_heap_event_free::LAYOUT_1,
        &etw_heap_event_realloc::LAYOUT_0,
        &etw_heap_event_realloc::LAYOUT_1,
        &etw_heap_event_rundown::LAYOUT_0,
        &etw_heap_event_rundown::LAYOUT_1,
        &etw_heap_event_rundown_range::LAYOUT_0,
        &etw_heap_event_rundown_range::LAYOUT_1,
        &etw_heap_event_snapshot::LAYOUT_0,
        &etw_heap_event_snapshot::LAYOUT_1,
        &heap_affinity_manager_enable::LAYOUT_0,
        &heap_affinity_manager_enable::LAYOUT_1,
        &heap_affinity_slot_assign::LAYOUT_0,
        &heap_affinity_slot_assign::LAYOUT_1,
        &heap_commit_decommit::LAYOUT_0,
        &heap_commit_decommit::LAYOUT_1,
        &heap_event_commit_decommit::LAYOUT_0,
        &heap_event_commit_decommit::LAYOUT_1,
        &heap_event_range::LAYOUT_0,
        &heap_event_range::LAYOUT_1,
        &heap_event_range_create::LAYOUT_0,
        &heap_event_range_create::LAYOUT_1,
        &heap_event_subsegment_alloc_free::LAYOUT_0,
        &heap_event_subsegment_alloc_free::LAYOUT_1,
        &heap_range_create::LAYOUT_0,
        &heap_range_create::LAYOUT_1,
        &heap_range_destroy::LAYOUT_0,
        &heap_range_destroy::LAYOUT_1,
        &heap_range_log::LAYOUT_0,
        &heap_range_log::LAYOUT_1,
        &heap_reuse_threshold_activated::LAYOUT_0,
        &heap_reuse_threshold_activated::LAYOUT_1,
        &heap_subsegment_activated::LAYOUT_0,
        &heap_subsegment_activated::LAYOUT_1,
        &heap_subsegment_alloc::LAYOUT_0,
        &heap_subsegment_alloc::LAYOUT_1,
        &heap_subsegment_free::LAYOUT_0,
        &heap_subsegment_free::LAYOUT_1,
        &heap_subsegment_init::LAYOUT_0,
        &heap_subsegment_init::LAYOUT_1,
        &heap_contract::LAYOUT_0,
        &heap_contract::LAYOUT_1,
        &heap_expand::LAYOUT_0,
        &heap_expand::LAYOUT_1,
        &heap_realloc::LAYOUT_0,
        &heap_realloc::LAYOUT_1,
        &heap_snap_shot::LAYOUT_0,
        &heap_snap_shot::LAYOUT_1,
        &heap_trace_alloc::LAYOUT_0,
        &heap_trace_alloc::LAYOUT_1,
        &heap_trace_create::LAYOUT_0,
        &heap_trace_create::LAYOUT_1,
        &heap_trace_free::LAYOUT_0,
        &heap_trace_free::LAYOUT_1,
        &heap_type_group1::LAYOUT_0,
        &heap_type_group1::LAYOUT_1,
        &page_fault_heap_range_destroy::LAYOUT_0,
        &page_fault_heap_range_destroy::LAYOUT_1,
        &page_fault_heap_range_rundown::LAYOUT_0,
        &page_fault_heap_range_rundown::LAYOUT_1,
    ],
    values: &[HeapLog::VALUES, HeapMemorySource::VALUES],
    dispatches: &[],
};
