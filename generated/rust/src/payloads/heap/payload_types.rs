// Generated from spec/structs/ and spec/hooks/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::rt::payload::*;

use crate::rt::*;

payload_type! {
    /// Heap shrank.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_HEAP_CONTRACT` (0x102A).
    ///
    /// Structures: `HeapContract`.
    #[doc(alias = "HeapContract")]
    HeapContractPayload {
        /// Heap handle. In C: `HeapHandle`.
        fn heap_handle -> u64 = number(0);
        /// Amount by which the heap shrank. In C: `DeCommittedSize`. Unit: bytes.
        fn de_commit_size -> u64 = number(1);
        /// Address of the decommitted memory. In C: `DeCommitAddress`.
        fn de_commit_address -> u64 = number(2);
        /// Free space of the heap. In C: `FreeSpace`. Unit: bytes.
        fn free_space -> u64 = number(3);
        /// Committed space of the heap. In C: `CommittedSpace`. Unit: bytes.
        fn committed_space -> u64 = number(4);
        /// Reserved space of the heap. In C: `ReservedSpace`. Unit: bytes.
        fn reserved_space -> u64 = number(5);
        /// Number of ranges that are reserved but not committed. In C: `NoOfUCRs`.
        fn no_of_ucrs -> u32 = number(6);
    }
}

pub(crate) static HEAP_CONTRACT_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::At(20, 4),
        Slot::At(24, 4)
    ];
pub(crate) static HEAP_CONTRACT_1: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 8), Slot::At(32, 8), Slot::At(40, 8),
        Slot::At(48, 4)
    ];
payload_type! {
    /// Memory range of a heap.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_HEAP_RANGE_RESERVE` (0x0266), `PERFINFO_LOG_TYPE_HEAP_RANGE_RELEASE` (0x0267).
    ///
    /// Structures: `HEAP_EVENT_RANGE`.
    #[doc(alias = "HEAP_EVENT_RANGE")]
    HeapEventRangePayload {
        /// Address or handle of a heap. In C: `HeapHandle`.
        fn heap_handle -> u64 = number(0);
        /// Address of data. In C: `Address`.
        fn address -> u64 = number(1);
        /// In C: `Size`. Unit: bytes.
        fn size -> u64 = number(2);
    }
}

pub(crate) static HEAP_EVENT_RANGE_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4)];
pub(crate) static HEAP_EVENT_RANGE_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8)];
payload_type! {
    /// Heap that was created, for tracing of heap memory.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_HEAP_RANGE_CREATE` (0x0265).
    ///
    /// Structures: `HEAP_EVENT_RANGE_CREATE`.
    #[doc(alias = "HEAP_EVENT_RANGE_CREATE")]
    HeapEventRangeCreatePayload {
        /// Address or handle of a heap. In C: `HeapHandle`.
        fn heap_handle -> u64 = number(0);
        /// In C: `FirstRangeSize`. Unit: bytes.
        fn first_range_size -> u64 = number(1);
        /// Flags with which the heap was created. In C: `Flags`.
        fn flags -> u32 = number(2);
    }
}

pub(crate) static HEAP_EVENT_RANGE_CREATE_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4)];
pub(crate) static HEAP_EVENT_RANGE_CREATE_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 4)];
payload_type! {
    /// Heap grew.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_HEAP_EXTEND` (0x1025).
    ///
    /// Structures: `HeapExpand`.
    #[doc(alias = "HeapExpand")]
    HeapExpandPayload {
        /// Heap handle. In C: `HeapHandle`.
        fn heap_handle -> u64 = number(0);
        /// Amount by which the heap grew. In C: `CommittedSize`. Unit: bytes.
        fn committed_size -> u64 = number(1);
        /// Address of the committed memory. In C: `CommitAddress`.
        fn address -> u64 = number(2);
        /// Free space of the heap. In C: `FreeSpace`. Unit: bytes.
        fn free_space -> u64 = number(3);
        /// Committed space of the heap. In C: `CommittedSpace`. Unit: bytes.
        fn committed_space -> u64 = number(4);
        /// Reserved space of the heap. In C: `ReservedSpace`. Unit: bytes.
        fn reserved_space -> u64 = number(5);
        /// Number of ranges that are reserved but not committed. In C: `NoOfUCRs`.
        fn no_of_ucrs -> u32 = number(6);
    }
}

pub(crate) static HEAP_EXPAND_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::At(20, 4),
        Slot::At(24, 4)
    ];
pub(crate) static HEAP_EXPAND_1: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 8), Slot::At(32, 8), Slot::At(40, 8),
        Slot::At(48, 4)
    ];
payload_type! {
    /// Heap memory resized.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_HEAP_REALLOC` (0x1022).
    ///
    /// Structures: `HeapRealloc`.
    #[doc(alias = "HeapRealloc")]
    HeapReallocPayload {
        /// Heap handle. In C: `HeapHandle`.
        fn heap_handle -> u64 = number(0);
        /// Address of the allocation after the change. In C: `NewAllocAddress`.
        fn new_address -> u64 = number(1);
        /// Address of the allocation before the change. In C: `OldAllocAddress`.
        fn old_address -> u64 = number(2);
        /// In C: `NewAllocSize`. Unit: bytes.
        fn new_size -> u64 = number(3);
        /// In C: `OldAllocSize`. Unit: bytes.
        fn old_size -> u64 = number(4);
        /// Part of the heap that provided the memory. In C: `SourceId`.
        fn source -> crate::payloads::heap::HeapMemorySource = number(5);
    }
}

pub(crate) static HEAP_REALLOC_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::At(20, 4)];
pub(crate) static HEAP_REALLOC_1: &[Slot] =
    &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 8), Slot::At(32, 8), Slot::At(40, 4)];
payload_type! {
    /// Composition of a heap.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_HEAP_SNAPSHOT` (0x1026).
    ///
    /// Structures: `HeapSnapShot`.
    #[doc(alias = "HeapSnapShot")]
    HeapSnapShotPayload {
        /// Heap handle. In C: `HeapHandle`.
        fn heap_handle -> u64 = number(0);
        /// Free space of the heap. In C: `FreeSpace`. Unit: bytes.
        fn free_space -> u64 = number(1);
        /// Committed space of the heap. In C: `CommittedSpace`. Unit: bytes.
        fn committed_space -> u64 = number(2);
        /// Reserved space of the heap. In C: `ReservedSpace`. Unit: bytes.
        fn reserved_space -> u64 = number(3);
        /// The documented HEAP_ flags. In C: `HeapFlags`.
        fn flags -> u32 = number(4);
    }
}

pub(crate) static HEAP_SNAP_SHOT_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4)];
pub(crate) static HEAP_SNAP_SHOT_1: &[Slot] =
    &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 8), Slot::At(32, 4)];
payload_type! {
    /// Heap memory allocated.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_HEAP_ALLOC` (0x1021).
    ///
    /// Structures: `HeapTrace_Alloc`.
    #[doc(alias = "HeapTrace_Alloc")]
    HeapTraceAllocPayload {
        /// Heap handle. In C: `HeapHandle`.
        fn heap_handle -> u64 = number(0);
        /// In C: `AllocSize`. Unit: bytes.
        fn size -> u64 = number(1);
        /// Address of the allocation. In C: `AllocAddress`.
        fn address -> u64 = number(2);
        /// Part of the heap that provided the memory. In C: `SourceId`.
        fn source -> crate::payloads::heap::HeapMemorySource = number(3);
    }
}

pub(crate) static HEAP_TRACE_ALLOC_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4)];
pub(crate) static HEAP_TRACE_ALLOC_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 4)];
payload_type! {
    /// Heap created.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_HEAP_CREATE` (0x1020).
    ///
    /// Structures: `HeapTrace_Create`.
    #[doc(alias = "HeapTrace_Create")]
    HeapTraceCreatePayload {
        /// Heap handle. In C: `HeapHandle`.
        fn heap_handle -> u64 = number(0);
        /// The documented HEAP_ flags. In C: `HeapFlags`.
        fn flags -> u32 = number(1);
    }
}

pub(crate) static HEAP_TRACE_CREATE_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
pub(crate) static HEAP_TRACE_CREATE_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4)];
payload_type! {
    /// Memory returned to a heap.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_HEAP_FREE` (0x1024).
    ///
    /// Structures: `HeapTrace_Free`.
    #[doc(alias = "HeapTrace_Free")]
    HeapTraceFreePayload {
        /// Heap handle. In C: `HeapHandle`.
        fn heap_handle -> u64 = number(0);
        /// Address of the allocation. In C: `FreeAddress`.
        fn address -> u64 = number(1);
        /// Part of the heap that provided the memory. In C: `SourceId`.
        fn source -> crate::payloads::heap::HeapMemorySource = number(2);
    }
}

pub(crate) static HEAP_TRACE_FREE_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4)];
pub(crate) static HEAP_TRACE_FREE_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 4)];
payload_type! {
    /// Heap destroyed, locked, unlocked, validated or walked.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_HEAP_DESTROY` (0x1023), `PERFINFO_LOG_TYPE_HEAP_LOCK` (0x102B),
    /// `PERFINFO_LOG_TYPE_HEAP_UNLOCK` (0x102C), `PERFINFO_LOG_TYPE_HEAP_VALIDATE` (0x102D),
    /// `PERFINFO_LOG_TYPE_HEAP_WALK` (0x102E).
    ///
    /// Structures: `Heap_TypeGroup1`.
    #[doc(alias = "Heap_TypeGroup1")]
    HeapTypeGroup1Payload {
        /// Heap handle. In C: `HeapHandle`.
        fn heap_handle -> u64 = number(0);
    }
}

pub(crate) static HEAP_TYPE_GROUP1_0: &[Slot] = &[Slot::At(0, 4)];
pub(crate) static HEAP_TYPE_GROUP1_1: &[Slot] = &[Slot::At(0, 8)];
payload_type! {
    /// Heap released its addresses.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_HEAP_RANGE_DESTROY` (0x0268).
    ///
    /// Structures: `PageFault_HeapRangeDestroy`.
    #[doc(alias = "PageFault_HeapRangeDestroy")]
    PageFaultHeapRangeDestroyPayload {
        /// Heap handle. In C: `HeapHandle`.
        fn heap_handle -> u64 = number(0);
    }
}

pub(crate) static PAGE_FAULT_HEAP_RANGE_DESTROY_0: &[Slot] = &[Slot::At(0, 4)];
pub(crate) static PAGE_FAULT_HEAP_RANGE_DESTROY_1: &[Slot] = &[Slot::At(0, 8)];
payload_type! {
    /// Existing heap.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_HEAP_RANGE_RUNDOWN` (0x0264).
    ///
    /// Structures: `PageFault_HeapRangeRundown`.
    #[doc(alias = "PageFault_HeapRangeRundown")]
    PageFaultHeapRangeRundownPayload {
        /// Heap handle. In C: `HeapHandle`.
        fn heap_handle -> u64 = number(0);
        /// In C: `HRFlags`.
        fn hr_flags -> u32 = number(1);
        /// Process ID. In C: `HRPid`.
        fn process_id -> u32 = number(2);
        /// Number of address ranges of the heap. In C: `HRRangeCount`.
        fn hr_range_count -> u32 = number(3);
    }
}

pub(crate) static PAGE_FAULT_HEAP_RANGE_RUNDOWN_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4)];
pub(crate) static PAGE_FAULT_HEAP_RANGE_RUNDOWN_1: &[Slot] =
    &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4)];
