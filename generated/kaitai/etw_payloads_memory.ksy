# Generated from spec/ by `cargo spec generate`. Do not edit: edit the tables.
meta:
  id: etw_payloads_memory
  title: Event Tracing for Windows, memory
  application: Windows
  license: MIT OR Apache-2.0
  ks-version: 0.11
  imports:
    - etw_common
  encoding: UTF-16LE
  endian: le
  bit-endian: le
doc: |
  Virtual and physical memory: faults, working sets, pages.
types:
  perfinfo_boot_prefetch_information:
    -orig-id: PERFINFO_BOOT_PREFETCH_INFORMATION
    doc: |
      Pages prefetched for a faster boot.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4293-L4298 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: action
        -orig-id: Action
        type: s4
        doc: Purpose unknown.
      - id: status
        -orig-id: Status
        type: u4
        enum: etw_common::ntstatus
      - id: pages
        -orig-id: Pages
        type: s4
        doc: |
          Unit: pages.
  perfinfo_hardpagefault_information_ptr32:
    -orig-id: PERFINFO_HARDPAGEFAULT_INFORMATION
    doc: |
      Page fault that required a read from disk.

      According to the header, the event has one more field before these, the
      64-bit InitialTime. Microsoft's MOF class PageFault_HardFault also has it.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4721-L4728 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: read_offset
        -orig-id: ReadOffset
        type: s8
        doc: |
          Offset in the file. Unit: bytes.
      - id: virtual_address
        -orig-id: VirtualAddress
        type: u4
        doc: Address that was not present.
      - id: file_object
        -orig-id: FileObject
        type: u4
        doc: File object pointer.
      - id: thread_id
        -orig-id: ThreadId
        type: u4
        doc: ID of the thread that caused the fault.
      - id: byte_count
        -orig-id: ByteCount
        type: u4
        doc: |
          Unit: bytes.
  perfinfo_hardpagefault_information_ptr64:
    -orig-id: PERFINFO_HARDPAGEFAULT_INFORMATION
    doc: |
      Page fault that required a read from disk.

      According to the header, the event has one more field before these, the
      64-bit InitialTime. Microsoft's MOF class PageFault_HardFault also has it.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4721-L4728 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: read_offset
        -orig-id: ReadOffset
        type: s8
        doc: |
          Offset in the file. Unit: bytes.
      - id: virtual_address
        -orig-id: VirtualAddress
        type: u8
        doc: Address that was not present.
      - id: file_object
        -orig-id: FileObject
        type: u8
        doc: File object pointer.
      - id: thread_id
        -orig-id: ThreadId
        type: u4
        doc: ID of the thread that caused the fault.
      - id: byte_count
        -orig-id: ByteCount
        type: u4
        doc: |
          Unit: bytes.
  perfinfo_mem_reset_info_ptr32:
    -orig-id: PERFINFO_MEM_RESET_INFO
    doc: |
      Contents of a virtual memory region discarded or requested again.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4765-L4778 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: base_address
        -orig-id: BaseAddress
        type: u4
      - id: size_in_bytes
        -orig-id: SizeInBytes
        type: u4
        doc: |
          Unit: bytes.
      - id: unnamed_08
        size: 4
        type: unnamed_08_union
    instances:
      type_info:
        value: unnamed_08.unnamed_08.type_info
      spare:
        value: unnamed_08.unnamed_08.spare
      flags:
        value: unnamed_08.flags
    types:
      unnamed_08_struct:
        seq:
          - id: type_info
            -orig-id: TypeInfo
            type: b2
            enum: perfinfo_mem_reset_info_type
          - id: spare
            -orig-id: Spare
            type: b30
      unnamed_08_union:
        instances:
          unnamed_08:
            pos: 0
            type: unnamed_08_struct
          flags:
            -orig-id: Flags
            pos: 0
            type: u4
            doc: The same four bytes as one number.
  perfinfo_mem_reset_info_ptr64:
    -orig-id: PERFINFO_MEM_RESET_INFO
    doc: |
      Contents of a virtual memory region discarded or requested again.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4765-L4778 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: base_address
        -orig-id: BaseAddress
        type: u8
      - id: size_in_bytes
        -orig-id: SizeInBytes
        type: u8
        doc: |
          Unit: bytes.
      - id: unnamed_10
        size: 4
        type: unnamed_10_union
    instances:
      type_info:
        value: unnamed_10.unnamed_10.type_info
      spare:
        value: unnamed_10.unnamed_10.spare
      flags:
        value: unnamed_10.flags
    types:
      unnamed_10_struct:
        seq:
          - id: type_info
            -orig-id: TypeInfo
            type: b2
            enum: perfinfo_mem_reset_info_type
          - id: spare
            -orig-id: Spare
            type: b30
      unnamed_10_union:
        instances:
          unnamed_10:
            pos: 0
            type: unnamed_10_struct
          flags:
            -orig-id: Flags
            pos: 0
            type: u4
            doc: The same four bytes as one number.
  perfinfo_pfmapped_section_information_ptr32:
    -orig-id: PERFINFO_PFMAPPED_SECTION_INFORMATION
    doc: |
      Address range that maps a page file section.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4469-L4474 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: range_base
        -orig-id: RangeBase
        type: u4
      - id: range_end
        -orig-id: RangeEnd
        type: u4
        doc: End of the range.
      - id: creating_process_id
        -orig-id: CreatingProcessId
        type: u4
        doc: ID of the process that created the section.
  perfinfo_pfmapped_section_information_ptr64:
    -orig-id: PERFINFO_PFMAPPED_SECTION_INFORMATION
    doc: |
      Address range that maps a page file section.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4469-L4474 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: range_base
        -orig-id: RangeBase
        type: u8
      - id: range_end
        -orig-id: RangeEnd
        type: u8
        doc: End of the range.
      - id: creating_process_id
        -orig-id: CreatingProcessId
        type: u4
        doc: ID of the process that created the section.
  perfinfo_pfmapped_section_object_information_ptr32:
    -orig-id: PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION
    doc: |
      Section object of an address range that maps a page file section.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4476-L4480 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: section_object
        -orig-id: SectionObject
        type: u4
      - id: range_base
        -orig-id: RangeBase
        type: u4
  perfinfo_pfmapped_section_object_information_ptr64:
    -orig-id: PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION
    doc: |
      Section object of an address range that maps a page file section.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4476-L4480 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: section_object
        -orig-id: SectionObject
        type: u8
      - id: range_base
        -orig-id: RangeBase
        type: u8
  perfinfo_sessioncreate_information_ptr32:
    -orig-id: PERFINFO_SESSIONCREATE_INFORMATION
    doc: |
      Memory manager session created.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4621-L4625 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: unique_session_id
        -orig-id: UniqueSessionId
        type: u4
        doc: Distinguishes the session from others with the same ID.
      - id: session_id
        -orig-id: SessionId
        type: u4
  perfinfo_sessioncreate_information_ptr64:
    -orig-id: PERFINFO_SESSIONCREATE_INFORMATION
    doc: |
      Memory manager session created.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4621-L4625 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: unique_session_id
        -orig-id: UniqueSessionId
        type: u8
        doc: Distinguishes the session from others with the same ID.
      - id: session_id
        -orig-id: SessionId
        type: u4
  perfinfo_virtual_alloc_ptr32:
    -orig-id: PERFINFO_VIRTUAL_ALLOC
    doc: |
      Virtual memory allocated or freed.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4734-L4740 ntwmi.h
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: captured_base
        -orig-id: CapturedBase
        type: u4
        doc: Start of the region.
      - id: captured_region_size
        -orig-id: CapturedRegionSize
        type: u4
        doc: |
          Unit: bytes.
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: flags
        -orig-id: Flags
        type: u4
        doc: MEM_ constants of winnt.h.
  perfinfo_virtual_alloc_ptr64:
    -orig-id: PERFINFO_VIRTUAL_ALLOC
    doc: |
      Virtual memory allocated or freed.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4734-L4740 ntwmi.h
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: captured_base
        -orig-id: CapturedBase
        type: u8
        doc: Start of the region.
      - id: captured_region_size
        -orig-id: CapturedRegionSize
        type: u8
        doc: |
          Unit: bytes.
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: flags
        -orig-id: Flags
        type: u4
        doc: MEM_ constants of winnt.h.
  page_fault_hard_fault_ptr32:
    -orig-id: PageFault_HardFault
    doc: |
      Page read from disk because it was accessed.

      PERFINFO_HARDPAGEFAULT_INFORMATION is the same without InitialTime. The
      header that declares it states that the time precedes it.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L2832-L2863 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/google/syzygy/blob/2bb84ce2/sawbuck/log_lib/kernel_log_types.h kernel_log_types.h
    seq:
      - id: initial_time
        -orig-id: InitialTime
        type: s8
        doc: Start time of the fault. The event's own time is its end.
      - id: read_offset
        -orig-id: ReadOffset
        type: u8
        doc: |
          Offset in the file at which the page is read. Unit: bytes.
      - id: virtual_address
        -orig-id: VirtualAddress
        type: u4
        doc: Accessed address.
      - id: file_object
        -orig-id: FileObject
        type: u4
        doc: File object pointer, the same as in the file name events.
      - id: tthread_id
        -orig-id: TThreadId
        type: u4
        doc: ID of the thread that accessed it.
      - id: byte_count
        -orig-id: ByteCount
        type: u4
        doc: |
          Unit: bytes.
  page_fault_hard_fault_ptr64:
    -orig-id: PageFault_HardFault
    doc: |
      Page read from disk because it was accessed.

      PERFINFO_HARDPAGEFAULT_INFORMATION is the same without InitialTime. The
      header that declares it states that the time precedes it.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L2832-L2863 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/google/syzygy/blob/2bb84ce2/sawbuck/log_lib/kernel_log_types.h kernel_log_types.h
    seq:
      - id: initial_time
        -orig-id: InitialTime
        type: s8
        doc: Start time of the fault. The event's own time is its end.
      - id: read_offset
        -orig-id: ReadOffset
        type: u8
        doc: |
          Offset in the file at which the page is read. Unit: bytes.
      - id: virtual_address
        -orig-id: VirtualAddress
        type: u8
        doc: Accessed address.
      - id: file_object
        -orig-id: FileObject
        type: u8
        doc: File object pointer, the same as in the file name events.
      - id: tthread_id
        -orig-id: TThreadId
        type: u4
        doc: ID of the thread that accessed it.
      - id: byte_count
        -orig-id: ByteCount
        type: u4
        doc: |
          Unit: bytes.
  wmi_page_fault_ptr32:
    -orig-id: WMI_PAGE_FAULT
    doc: |
      Page fault.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2359-L2363 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/google/syzygy/blob/2bb84ce2/sawbuck/log_lib/kernel_log_types.h kernel_log_types.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: virtual_address
        -orig-id: VirtualAddress
        type: u4
        doc: Address that was not present.
      - id: program_counter
        -orig-id: ProgramCounter
        type: u4
        doc: Address of the instruction that caused the fault.
  wmi_page_fault_ptr64:
    -orig-id: WMI_PAGE_FAULT
    doc: |
      Page fault.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2359-L2363 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/google/syzygy/blob/2bb84ce2/sawbuck/log_lib/kernel_log_types.h kernel_log_types.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: virtual_address
        -orig-id: VirtualAddress
        type: u8
        doc: Address that was not present.
      - id: program_counter
        -orig-id: ProgramCounter
        type: u8
        doc: Address of the instruction that caused the fault.
enums:
  perfinfo_mem_reset_info_type:
    0:
      id: perf_info_mem_reset
      -orig-id: PerfInfoMemReset
      doc: The contents were discarded.
    1:
      id: perf_info_mem_reset_undo
      -orig-id: PerfInfoMemResetUndo
      doc: The reset was undone and the contents are preserved.
    2:
      id: perf_info_mem_reset_undo_failed
      -orig-id: PerfInfoMemResetUndoFailed
      doc: The reset could not be undone and the contents are lost.
    3:
      id: perf_info_mem_reset_max
      -orig-id: PerfInfoMemResetMax
      doc: |
        Not a state: one more than the last value.
