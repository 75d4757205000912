# Generated from spec/ by `cargo spec generate`. Do not edit: edit the tables.
meta:
  id: etw_payloads_heap
  title: Event Tracing for Windows, heap
  application: Windows
  license: MIT OR Apache-2.0
  ks-version: 0.11
  encoding: UTF-16LE
  endian: le
  bit-endian: le
doc: User-mode heaps.
types:
  heap_event_range_ptr32:
    -orig-id: HEAP_EVENT_RANGE
    doc: |
      Memory range of a heap.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2952-L2957 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: heap_handle
        -orig-id: HeapHandle
        type: u4
      - id: address
        -orig-id: Address
        type: u4
      - id: size
        -orig-id: Size
        type: u4
        doc: |
          Unit: bytes.
  heap_event_range_ptr64:
    -orig-id: HEAP_EVENT_RANGE
    doc: |
      Memory range of a heap.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2952-L2957 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: heap_handle
        -orig-id: HeapHandle
        type: u8
      - id: address
        -orig-id: Address
        type: u8
      - id: size
        -orig-id: Size
        type: u8
        doc: |
          Unit: bytes.
  heap_event_range_create_ptr32:
    -orig-id: HEAP_EVENT_RANGE_CREATE
    doc: |
      Heap that was created, for tracing of heap memory.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2945-L2950 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: heap_handle
        -orig-id: HeapHandle
        type: u4
      - id: first_range_size
        -orig-id: FirstRangeSize
        type: u4
        doc: |
          Unit: bytes.
      - id: flags
        -orig-id: Flags
        type: u4
        doc: Flags with which the heap was created.
  heap_event_range_create_ptr64:
    -orig-id: HEAP_EVENT_RANGE_CREATE
    doc: |
      Heap that was created, for tracing of heap memory.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2945-L2950 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: heap_handle
        -orig-id: HeapHandle
        type: u8
      - id: first_range_size
        -orig-id: FirstRangeSize
        type: u8
        doc: |
          Unit: bytes.
      - id: flags
        -orig-id: Flags
        type: u4
        doc: Flags with which the heap was created.
  heap_contract_ptr32:
    -orig-id: HeapContract
    doc: |
      Heap shrank.

      ETW_HEAP_EVENT_CONTRACTION is its later form, preceded by the trace header
      and followed by a size.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L5218-L5254 MOF classes of the NT Kernel Logger
    seq:
      - id: heap_handle
        -orig-id: HeapHandle
        type: u4
        doc: Heap handle.
      - id: de_committed_size
        -orig-id: DeCommittedSize
        type: u4
        doc: |
          Amount by which the heap shrank. Unit: bytes.
      - id: de_commit_address
        -orig-id: DeCommitAddress
        type: u4
        doc: Address of the decommitted memory.
      - id: free_space
        -orig-id: FreeSpace
        type: u4
        doc: |
          Free space of the heap. Unit: bytes.
      - id: committed_space
        -orig-id: CommittedSpace
        type: u4
        doc: |
          Committed space of the heap. Unit: bytes.
      - id: reserved_space
        -orig-id: ReservedSpace
        type: u4
        doc: |
          Reserved space of the heap. Unit: bytes.
      - id: no_of_ucrs
        -orig-id: NoOfUCRs
        type: u4
        doc: Number of ranges that are reserved but not committed.
  heap_contract_ptr64:
    -orig-id: HeapContract
    doc: |
      Heap shrank.

      ETW_HEAP_EVENT_CONTRACTION is its later form, preceded by the trace header
      and followed by a size.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L5218-L5254 MOF classes of the NT Kernel Logger
    seq:
      - id: heap_handle
        -orig-id: HeapHandle
        type: u8
        doc: Heap handle.
      - id: de_committed_size
        -orig-id: DeCommittedSize
        type: u8
        doc: |
          Amount by which the heap shrank. Unit: bytes.
      - id: de_commit_address
        -orig-id: DeCommitAddress
        type: u8
        doc: Address of the decommitted memory.
      - id: free_space
        -orig-id: FreeSpace
        type: u8
        doc: |
          Free space of the heap. Unit: bytes.
      - id: committed_space
        -orig-id: CommittedSpace
        type: u8
        doc: |
          Committed space of the heap. Unit: bytes.
      - id: reserved_space
        -orig-id: ReservedSpace
        type: u8
        doc: |
          Reserved space of the heap. Unit: bytes.
      - id: no_of_ucrs
        -orig-id: NoOfUCRs
        type: u4
        doc: Number of ranges that are reserved but not committed.
  heap_expand_ptr32:
    -orig-id: HeapExpand
    doc: |
      Heap grew.

      ETW_HEAP_EVENT_EXPANSION is its later form, preceded by the trace header
      and followed by a size.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L5142-L5178 MOF classes of the NT Kernel Logger
    seq:
      - id: heap_handle
        -orig-id: HeapHandle
        type: u4
        doc: Heap handle.
      - id: committed_size
        -orig-id: CommittedSize
        type: u4
        doc: |
          Amount by which the heap grew. Unit: bytes.
      - id: commit_address
        -orig-id: CommitAddress
        type: u4
        doc: Address of the committed memory.
      - id: free_space
        -orig-id: FreeSpace
        type: u4
        doc: |
          Free space of the heap. Unit: bytes.
      - id: committed_space
        -orig-id: CommittedSpace
        type: u4
        doc: |
          Committed space of the heap. Unit: bytes.
      - id: reserved_space
        -orig-id: ReservedSpace
        type: u4
        doc: |
          Reserved space of the heap. Unit: bytes.
      - id: no_of_ucrs
        -orig-id: NoOfUCRs
        type: u4
        doc: Number of ranges that are reserved but not committed.
  heap_expand_ptr64:
    -orig-id: HeapExpand
    doc: |
      Heap grew.

      ETW_HEAP_EVENT_EXPANSION is its later form, preceded by the trace header
      and followed by a size.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L5142-L5178 MOF classes of the NT Kernel Logger
    seq:
      - id: heap_handle
        -orig-id: HeapHandle
        type: u8
        doc: Heap handle.
      - id: committed_size
        -orig-id: CommittedSize
        type: u8
        doc: |
          Amount by which the heap grew. Unit: bytes.
      - id: commit_address
        -orig-id: CommitAddress
        type: u8
        doc: Address of the committed memory.
      - id: free_space
        -orig-id: FreeSpace
        type: u8
        doc: |
          Free space of the heap. Unit: bytes.
      - id: committed_space
        -orig-id: CommittedSpace
        type: u8
        doc: |
          Committed space of the heap. Unit: bytes.
      - id: reserved_space
        -orig-id: ReservedSpace
        type: u8
        doc: |
          Reserved space of the heap. Unit: bytes.
      - id: no_of_ucrs
        -orig-id: NoOfUCRs
        type: u4
        doc: Number of ranges that are reserved but not committed.
  heap_realloc_ptr32:
    -orig-id: HeapRealloc
    doc: |
      Heap memory resized.

      ETW_HEAP_EVENT_REALLOC is the same with the trace header.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L5081-L5112 MOF classes of the NT Kernel Logger
    seq:
      - id: heap_handle
        -orig-id: HeapHandle
        type: u4
        doc: Heap handle.
      - id: new_alloc_address
        -orig-id: NewAllocAddress
        type: u4
        doc: Address of the allocation after the change.
      - id: old_alloc_address
        -orig-id: OldAllocAddress
        type: u4
        doc: Address of the allocation before the change.
      - id: new_alloc_size
        -orig-id: NewAllocSize
        type: u4
        doc: |
          Unit: bytes.
      - id: old_alloc_size
        -orig-id: OldAllocSize
        type: u4
        doc: |
          Unit: bytes.
      - id: source_id
        -orig-id: SourceId
        type: u4
        enum: heap_memory_source
        doc: Part of the heap that provided the memory.
  heap_realloc_ptr64:
    -orig-id: HeapRealloc
    doc: |
      Heap memory resized.

      ETW_HEAP_EVENT_REALLOC is the same with the trace header.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L5081-L5112 MOF classes of the NT Kernel Logger
    seq:
      - id: heap_handle
        -orig-id: HeapHandle
        type: u8
        doc: Heap handle.
      - id: new_alloc_address
        -orig-id: NewAllocAddress
        type: u8
        doc: Address of the allocation after the change.
      - id: old_alloc_address
        -orig-id: OldAllocAddress
        type: u8
        doc: Address of the allocation before the change.
      - id: new_alloc_size
        -orig-id: NewAllocSize
        type: u8
        doc: |
          Unit: bytes.
      - id: old_alloc_size
        -orig-id: OldAllocSize
        type: u8
        doc: |
          Unit: bytes.
      - id: source_id
        -orig-id: SourceId
        type: u4
        enum: heap_memory_source
        doc: Part of the heap that provided the memory.
  heap_snap_shot_ptr32:
    -orig-id: HeapSnapShot
    doc: |
      Composition of a heap.

      ETW_HEAP_EVENT_SNAPSHOT is its later form, preceded by the trace header
      and followed by further fields.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L5185-L5211 MOF classes of the NT Kernel Logger
    seq:
      - id: heap_handle
        -orig-id: HeapHandle
        type: u4
        doc: Heap handle.
      - id: free_space
        -orig-id: FreeSpace
        type: u4
        doc: |
          Free space of the heap. Unit: bytes.
      - id: committed_space
        -orig-id: CommittedSpace
        type: u4
        doc: |
          Committed space of the heap. Unit: bytes.
      - id: reserved_space
        -orig-id: ReservedSpace
        type: u4
        doc: |
          Reserved space of the heap. Unit: bytes.
      - id: heap_flags
        -orig-id: HeapFlags
        type: u4
        doc: The documented HEAP_ flags.
  heap_snap_shot_ptr64:
    -orig-id: HeapSnapShot
    doc: |
      Composition of a heap.

      ETW_HEAP_EVENT_SNAPSHOT is its later form, preceded by the trace header
      and followed by further fields.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L5185-L5211 MOF classes of the NT Kernel Logger
    seq:
      - id: heap_handle
        -orig-id: HeapHandle
        type: u8
        doc: Heap handle.
      - id: free_space
        -orig-id: FreeSpace
        type: u8
        doc: |
          Free space of the heap. Unit: bytes.
      - id: committed_space
        -orig-id: CommittedSpace
        type: u8
        doc: |
          Committed space of the heap. Unit: bytes.
      - id: reserved_space
        -orig-id: ReservedSpace
        type: u8
        doc: |
          Reserved space of the heap. Unit: bytes.
      - id: heap_flags
        -orig-id: HeapFlags
        type: u4
        doc: The documented HEAP_ flags.
  heap_trace_alloc_ptr32:
    -orig-id: HeapTrace_Alloc
    doc: |
      Heap memory allocated.

      The MOF names the class HeapAlloc, which is also a function of Windows.
      ETW_HEAP_EVENT_ALLOC is the same with the trace header.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
    seq:
      - id: heap_handle
        -orig-id: HeapHandle
        type: u4
        doc: Heap handle.
      - id: alloc_size
        -orig-id: AllocSize
        type: u4
        doc: |
          Unit: bytes.
      - id: alloc_address
        -orig-id: AllocAddress
        type: u4
        doc: Address of the allocation.
      - id: source_id
        -orig-id: SourceId
        type: u4
        enum: heap_memory_source
        doc: Part of the heap that provided the memory.
  heap_trace_alloc_ptr64:
    -orig-id: HeapTrace_Alloc
    doc: |
      Heap memory allocated.

      The MOF names the class HeapAlloc, which is also a function of Windows.
      ETW_HEAP_EVENT_ALLOC is the same with the trace header.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
    seq:
      - id: heap_handle
        -orig-id: HeapHandle
        type: u8
        doc: Heap handle.
      - id: alloc_size
        -orig-id: AllocSize
        type: u8
        doc: |
          Unit: bytes.
      - id: alloc_address
        -orig-id: AllocAddress
        type: u8
        doc: Address of the allocation.
      - id: source_id
        -orig-id: SourceId
        type: u4
        enum: heap_memory_source
        doc: Part of the heap that provided the memory.
  heap_trace_create_ptr32:
    -orig-id: HeapTrace_Create
    doc: |
      Heap created.

      The MOF names the class HeapCreate, which is also a function of Windows.
      ETW_HEAP_EVENT_CREATE is its later form, preceded by the trace header and
      followed by three sizes.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
    seq:
      - id: heap_handle
        -orig-id: HeapHandle
        type: u4
        doc: Heap handle.
      - id: heap_flags
        -orig-id: HeapFlags
        type: u4
        doc: The documented HEAP_ flags.
  heap_trace_create_ptr64:
    -orig-id: HeapTrace_Create
    doc: |
      Heap created.

      The MOF names the class HeapCreate, which is also a function of Windows.
      ETW_HEAP_EVENT_CREATE is its later form, preceded by the trace header and
      followed by three sizes.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
    seq:
      - id: heap_handle
        -orig-id: HeapHandle
        type: u8
        doc: Heap handle.
      - id: heap_flags
        -orig-id: HeapFlags
        type: u4
        doc: The documented HEAP_ flags.
  heap_trace_free_ptr32:
    -orig-id: HeapTrace_Free
    doc: |
      Memory returned to a heap.

      The MOF names the class HeapFree, which is also a function of Windows.
      ETW_HEAP_EVENT_FREE is the same with the trace header.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
    seq:
      - id: heap_handle
        -orig-id: HeapHandle
        type: u4
        doc: Heap handle.
      - id: free_address
        -orig-id: FreeAddress
        type: u4
        doc: Address of the allocation.
      - id: source_id
        -orig-id: SourceId
        type: u4
        enum: heap_memory_source
        doc: Part of the heap that provided the memory.
  heap_trace_free_ptr64:
    -orig-id: HeapTrace_Free
    doc: |
      Memory returned to a heap.

      The MOF names the class HeapFree, which is also a function of Windows.
      ETW_HEAP_EVENT_FREE is the same with the trace header.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
    seq:
      - id: heap_handle
        -orig-id: HeapHandle
        type: u8
        doc: Heap handle.
      - id: free_address
        -orig-id: FreeAddress
        type: u8
        doc: Address of the allocation.
      - id: source_id
        -orig-id: SourceId
        type: u4
        enum: heap_memory_source
        doc: Part of the heap that provided the memory.
  heap_type_group1_ptr32:
    -orig-id: Heap_TypeGroup1
    doc: |
      Heap destroyed, locked, unlocked, validated or walked.

      ETW_HEAP_EVENT_COMMON is the same with the trace header.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L5261-L5268 MOF classes of the NT Kernel Logger
    seq:
      - id: heap_handle
        -orig-id: HeapHandle
        type: u4
        doc: Heap handle.
  heap_type_group1_ptr64:
    -orig-id: Heap_TypeGroup1
    doc: |
      Heap destroyed, locked, unlocked, validated or walked.

      ETW_HEAP_EVENT_COMMON is the same with the trace header.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L5261-L5268 MOF classes of the NT Kernel Logger
    seq:
      - id: heap_handle
        -orig-id: HeapHandle
        type: u8
        doc: Heap handle.
  page_fault_heap_range_destroy_ptr32:
    -orig-id: PageFault_HeapRangeDestroy
    doc: |
      Heap released its addresses.

      HEAP_RANGE_DESTROY is the same with the trace header.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L2946-L2953 MOF classes of the NT Kernel Logger
    seq:
      - id: heap_handle
        -orig-id: HeapHandle
        type: u4
        doc: Heap handle.
  page_fault_heap_range_destroy_ptr64:
    -orig-id: PageFault_HeapRangeDestroy
    doc: |
      Heap released its addresses.

      HEAP_RANGE_DESTROY is the same with the trace header.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L2946-L2953 MOF classes of the NT Kernel Logger
    seq:
      - id: heap_handle
        -orig-id: HeapHandle
        type: u8
        doc: Heap handle.
  page_fault_heap_range_rundown_ptr32:
    -orig-id: PageFault_HeapRangeRundown
    doc: |
      Existing heap.

      ETW_HEAP_EVENT_RUNDOWN has an additional reserved word, followed by the
      ranges.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L2870-L2891 MOF classes of the NT Kernel Logger
    seq:
      - id: heap_handle
        -orig-id: HeapHandle
        type: u4
        doc: Heap handle.
      - id: hr_flags
        -orig-id: HRFlags
        type: u4
      - id: hr_pid
        -orig-id: HRPid
        type: u4
        doc: Process ID.
      - id: hr_range_count
        -orig-id: HRRangeCount
        type: u4
        doc: Number of address ranges of the heap.
  page_fault_heap_range_rundown_ptr64:
    -orig-id: PageFault_HeapRangeRundown
    doc: |
      Existing heap.

      ETW_HEAP_EVENT_RUNDOWN has an additional reserved word, followed by the
      ranges.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L2870-L2891 MOF classes of the NT Kernel Logger
    seq:
      - id: heap_handle
        -orig-id: HeapHandle
        type: u8
        doc: Heap handle.
      - id: hr_flags
        -orig-id: HRFlags
        type: u4
      - id: hr_pid
        -orig-id: HRPid
        type: u4
        doc: Process ID.
      - id: hr_range_count
        -orig-id: HRRangeCount
        type: u4
        doc: Number of address ranges of the heap.
enums:
  heap_memory_source:
    1:
      id: memory_from_lookaside
      -orig-id: MEMORY_FROM_LOOKASIDE
      doc: Lookaside list.
    2:
      id: memory_from_lowfrag
      -orig-id: MEMORY_FROM_LOWFRAG
      doc: Low-fragmentation heap.
    3:
      id: memory_from_mainpath
      -orig-id: MEMORY_FROM_MAINPATH
      doc: Main code path.
    4:
      id: memory_from_slowpath
      -orig-id: MEMORY_FROM_SLOWPATH
      doc: Slow code path.
    5:
      id: memory_from_invalid
      -orig-id: MEMORY_FROM_INVALID
    6:
      id: memory_from_segment_heap
      -orig-id: MEMORY_FROM_SEGMENT_HEAP
      doc: Segment heap.
