# Generated from spec/ by `cargo spec generate`. Do not edit: edit the tables.
meta:
  id: etw_payloads_process
  title: Event Tracing for Windows, process
  application: Windows
  license: MIT OR Apache-2.0
  ks-version: 0.11
  imports:
    - etw_common
  encoding: UTF-16LE
  endian: le
  bit-endian: le
doc: |
  Processes: lifetime and resource use.
types:
  etw_wake_counter_event_ptr32:
    -orig-id: ETW_WAKE_COUNTER_EVENT
    doc: |
      Wake counter of a process changed.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2736-L2742 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: object
        -orig-id: Object
        type: u4
        doc: Purpose unknown.
      - id: tag
        -orig-id: Tag
        type: u4
        doc: Purpose unknown.
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: count
        -orig-id: Count
        type: s4
  etw_wake_counter_event_ptr64:
    -orig-id: ETW_WAKE_COUNTER_EVENT
    doc: |
      Wake counter of a process changed.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2736-L2742 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: object
        -orig-id: Object
        type: u8
        doc: Purpose unknown.
      - id: tag
        -orig-id: Tag
        type: u8
        doc: Purpose unknown.
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: count
        -orig-id: Count
        type: s4
  perfinfo_debug_event:
    -orig-id: PERFINFO_DEBUG_EVENT
    doc: |
      Debug event received, or debugged process continued.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L5153-L5158 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: thread_id
        -orig-id: ThreadId
        type: u4
      - id: reason
        -orig-id: Reason
        type: u4
        enum: perfinfo_debug_event_reason
  perfinfo_process_inswap_ptr32:
    -orig-id: PERFINFO_PROCESS_INSWAP
    doc: |
      Process brought back into memory.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L5387-L5391 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: directory_table_base
        -orig-id: DirectoryTableBase
        type: u4
        doc: Physical address of the page directory.
      - id: process_id
        -orig-id: ProcessId
        type: u4
  perfinfo_process_inswap_ptr64:
    -orig-id: PERFINFO_PROCESS_INSWAP
    doc: |
      Process brought back into memory.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L5387-L5391 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: directory_table_base
        -orig-id: DirectoryTableBase
        type: u8
        doc: Physical address of the page directory.
      - id: process_id
        -orig-id: ProcessId
        type: u4
  perfinfo_process_perfctr_ptr32:
    -orig-id: PERFINFO_PROCESS_PERFCTR
    doc: |
      Counters of a process.

      The counters are those that the kernel reports for a process in
      SYSTEM_PROCESS_INFORMATION.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L5314-L5334 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: page_fault_count
        -orig-id: PageFaultCount
        type: u4
      - id: handle_count
        -orig-id: HandleCount
        type: u4
      - id: reserved
        -orig-id: Reserved
        type: u4
      - id: peak_virtual_size
        -orig-id: PeakVirtualSize
        type: u4
        doc: |
          Unit: bytes.
      - id: peak_working_set_size
        -orig-id: PeakWorkingSetSize
        type: u4
        doc: |
          Unit: bytes.
      - id: peak_pagefile_usage
        -orig-id: PeakPagefileUsage
        type: u4
        doc: |
          Unit: bytes.
      - id: quota_peak_paged_pool_usage
        -orig-id: QuotaPeakPagedPoolUsage
        type: u4
        doc: |
          Unit: bytes.
      - id: quota_peak_non_paged_pool_usage
        -orig-id: QuotaPeakNonPagedPoolUsage
        type: u4
        doc: |
          Unit: bytes.
      - id: virtual_size
        -orig-id: VirtualSize
        type: u4
        doc: |
          Unit: bytes.
      - id: working_set_size
        -orig-id: WorkingSetSize
        type: u4
        doc: |
          Unit: bytes.
      - id: pagefile_usage
        -orig-id: PagefileUsage
        type: u4
        doc: |
          Unit: bytes.
      - id: quota_paged_pool_usage
        -orig-id: QuotaPagedPoolUsage
        type: u4
        doc: |
          Unit: bytes.
      - id: quota_non_paged_pool_usage
        -orig-id: QuotaNonPagedPoolUsage
        type: u4
        doc: |
          Unit: bytes.
      - id: private_page_count
        -orig-id: PrivatePageCount
        type: u4
        doc: |
          Unit: bytes.
  perfinfo_process_perfctr_ptr64:
    -orig-id: PERFINFO_PROCESS_PERFCTR
    doc: |
      Counters of a process.

      The counters are those that the kernel reports for a process in
      SYSTEM_PROCESS_INFORMATION.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L5314-L5334 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: page_fault_count
        -orig-id: PageFaultCount
        type: u4
      - id: handle_count
        -orig-id: HandleCount
        type: u4
      - id: reserved
        -orig-id: Reserved
        type: u4
      - id: peak_virtual_size
        -orig-id: PeakVirtualSize
        type: u8
        doc: |
          Unit: bytes.
      - id: peak_working_set_size
        -orig-id: PeakWorkingSetSize
        type: u8
        doc: |
          Unit: bytes.
      - id: peak_pagefile_usage
        -orig-id: PeakPagefileUsage
        type: u8
        doc: |
          Unit: bytes.
      - id: quota_peak_paged_pool_usage
        -orig-id: QuotaPeakPagedPoolUsage
        type: u8
        doc: |
          Unit: bytes.
      - id: quota_peak_non_paged_pool_usage
        -orig-id: QuotaPeakNonPagedPoolUsage
        type: u8
        doc: |
          Unit: bytes.
      - id: virtual_size
        -orig-id: VirtualSize
        type: u8
        doc: |
          Unit: bytes.
      - id: working_set_size
        -orig-id: WorkingSetSize
        type: u8
        doc: |
          Unit: bytes.
      - id: pagefile_usage
        -orig-id: PagefileUsage
        type: u8
        doc: |
          Unit: bytes.
      - id: quota_paged_pool_usage
        -orig-id: QuotaPagedPoolUsage
        type: u8
        doc: |
          Unit: bytes.
      - id: quota_non_paged_pool_usage
        -orig-id: QuotaNonPagedPoolUsage
        type: u8
        doc: |
          Unit: bytes.
      - id: private_page_count
        -orig-id: PrivatePageCount
        type: u8
        doc: |
          Unit: bytes.
  process_defunct_type_group1_ptr32:
    -orig-id: Process_Defunct_TypeGroup1
    doc: |
      Process that has ended but is still referenced.

      The same as version 4 of the other process events, followed by the exit
      time after the strings.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/airbus-cert/etl-parser/tree/ed0fc253/etl/parsers/kernel etl.parsers.kernel
    seq:
      - id: unique_process_key
        -orig-id: UniqueProcessKey
        type: u4
        doc: |
          Address of the kernel's process structure, which distinguishes
          processes with the same ID.
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: parent_id
        -orig-id: ParentId
        type: u4
        doc: ID of the process that created it.
      - id: session_id
        -orig-id: SessionId
        type: u4
        doc: Session ID of the process.
      - id: exit_status
        -orig-id: ExitStatus
        type: s4
        doc: Exit status, once the process has ended.
      - id: directory_table_base
        -orig-id: DirectoryTableBase
        type: u4
        doc: Physical address of the page directory.
      - id: flags
        -orig-id: Flags
        type: u4
        doc: Flags of `etw_process_event_flag`.
      - id: token_user_pointer
        -orig-id: TokenUserPointer
        type: u4
        doc: |
          0 if no security identifier follows. Otherwise the first four bytes of
          a TOKEN_USER, a pointer or its low half, which the security identifier
          follows.
      - id: token_user
        -orig-id: TokenUser
        size: 4
        if: token_user_pointer != 0
        doc: |
          Remainder of the TOKEN_USER: its attributes.
      - id: user_sid
        -orig-id: UserSid
        type: etw_common::sid
        if: token_user_pointer != 0
        doc: |
          Security identifier of the user account of the process. Absent if it
          is null.
      - id: image_file_name
        -orig-id: ImageFileName
        terminator: 0
        eos-error: false
        doc: |
          Name of the executable file, in the ANSI code page. Text in an unknown
          code page.
      - id: command_line
        -orig-id: CommandLine
        type: strz
        eos-error: false
        doc: Complete command line.
      - id: package_full_name
        -orig-id: PackageFullName
        type: strz
        eos-error: false
        doc: Full package name, or empty if the process is not packaged.
      - id: application_id
        -orig-id: ApplicationId
        type: strz
        eos-error: false
        doc: |
          Application within the package, or empty if the process is not
          packaged.
      - id: exit_time
        -orig-id: ExitTime
        type: s8
        doc: |
          Time at which the process ended. Unit: 100 ns since 1601.
  process_defunct_type_group1_ptr64:
    -orig-id: Process_Defunct_TypeGroup1
    doc: |
      Process that has ended but is still referenced.

      The same as version 4 of the other process events, followed by the exit
      time after the strings.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/airbus-cert/etl-parser/tree/ed0fc253/etl/parsers/kernel etl.parsers.kernel
    seq:
      - id: unique_process_key
        -orig-id: UniqueProcessKey
        type: u8
        doc: |
          Address of the kernel's process structure, which distinguishes
          processes with the same ID.
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: parent_id
        -orig-id: ParentId
        type: u4
        doc: ID of the process that created it.
      - id: session_id
        -orig-id: SessionId
        type: u4
        doc: Session ID of the process.
      - id: exit_status
        -orig-id: ExitStatus
        type: s4
        doc: Exit status, once the process has ended.
      - id: directory_table_base
        -orig-id: DirectoryTableBase
        type: u8
        doc: Physical address of the page directory.
      - id: flags
        -orig-id: Flags
        type: u4
        doc: Flags of `etw_process_event_flag`.
      - id: token_user_pointer
        -orig-id: TokenUserPointer
        type: u4
        doc: |
          0 if no security identifier follows. Otherwise the first four bytes of
          a TOKEN_USER, a pointer or its low half, which the security identifier
          follows.
      - id: token_user
        -orig-id: TokenUser
        size: 12
        if: token_user_pointer != 0
        doc: |
          Remainder of the TOKEN_USER: the high half of a pointer, the
          attributes, and padding.
      - id: user_sid
        -orig-id: UserSid
        type: etw_common::sid
        if: token_user_pointer != 0
        doc: |
          Security identifier of the user account of the process. Absent if it
          is null.
      - id: image_file_name
        -orig-id: ImageFileName
        terminator: 0
        eos-error: false
        doc: |
          Name of the executable file, in the ANSI code page. Text in an unknown
          code page.
      - id: command_line
        -orig-id: CommandLine
        type: strz
        eos-error: false
        doc: Complete command line.
      - id: package_full_name
        -orig-id: PackageFullName
        type: strz
        eos-error: false
        doc: Full package name, or empty if the process is not packaged.
      - id: application_id
        -orig-id: ApplicationId
        type: strz
        eos-error: false
        doc: |
          Application within the package, or empty if the process is not
          packaged.
      - id: exit_time
        -orig-id: ExitTime
        type: s8
        doc: |
          Time at which the process ended. Unit: 100 ns since 1601.
  process_terminate_type_group1:
    -orig-id: Process_Terminate_TypeGroup1
    doc: |
      Process requested to end.

      Releases unknown.
    doc-ref:
      - https://github.com/airbus-cert/etl-parser/tree/ed0fc253/etl/parsers/kernel etl.parsers.kernel
    seq:
      - id: process_id
        -orig-id: ProcessId
        type: u4
        doc: Process ID.
  process_v0_type_group1_ptr32:
    -orig-id: Process_V0_TypeGroup1
    doc: |
      Process started, ended, or already running.

      IDs are pointer-sized in this version and 32-bit in later versions.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L307-L329 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: parent_id
        -orig-id: ParentId
        type: u4
        doc: ID of the process that created it.
      - id: token_user_pointer
        -orig-id: TokenUserPointer
        type: u4
        doc: |
          0 if no security identifier follows. Otherwise the first four bytes of
          a TOKEN_USER, a pointer or its low half, which the security identifier
          follows.
      - id: token_user
        -orig-id: TokenUser
        size: 4
        if: token_user_pointer != 0
        doc: |
          Remainder of the TOKEN_USER: its attributes.
      - id: user_sid
        -orig-id: UserSid
        type: etw_common::sid
        if: token_user_pointer != 0
        doc: |
          Security identifier of the user account of the process. Absent if it
          is null.
      - id: image_file_name
        -orig-id: ImageFileName
        terminator: 0
        eos-error: false
        doc: |
          Name of the executable file, in the ANSI code page. Text in an unknown
          code page.
  process_v0_type_group1_ptr64:
    -orig-id: Process_V0_TypeGroup1
    doc: |
      Process started, ended, or already running.

      IDs are pointer-sized in this version and 32-bit in later versions.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L307-L329 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: process_id
        -orig-id: ProcessId
        type: u8
      - id: parent_id
        -orig-id: ParentId
        type: u8
        doc: ID of the process that created it.
      - id: token_user_pointer
        -orig-id: TokenUserPointer
        type: u4
        doc: |
          0 if no security identifier follows. Otherwise the first four bytes of
          a TOKEN_USER, a pointer or its low half, which the security identifier
          follows.
      - id: token_user
        -orig-id: TokenUser
        size: 12
        if: token_user_pointer != 0
        doc: |
          Remainder of the TOKEN_USER: the high half of a pointer, the
          attributes, and padding.
      - id: user_sid
        -orig-id: UserSid
        type: etw_common::sid
        if: token_user_pointer != 0
        doc: |
          Security identifier of the user account of the process. Absent if it
          is null.
      - id: image_file_name
        -orig-id: ImageFileName
        terminator: 0
        eos-error: false
        doc: |
          Name of the executable file, in the ANSI code page. Text in an unknown
          code page.
  process_v1_type_group1_ptr32:
    -orig-id: Process_V1_TypeGroup1
    doc: |
      Process started, ended, or already running.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L347-L382 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/google/syzygy/blob/2bb84ce2/sawbuck/log_lib/kernel_log_types.h kernel_log_types.h
    seq:
      - id: page_directory_base
        -orig-id: PageDirectoryBase
        type: u4
        doc: Physical address of the page directory.
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: parent_id
        -orig-id: ParentId
        type: u4
        doc: ID of the process that created it.
      - id: session_id
        -orig-id: SessionId
        type: u4
        doc: Session ID of the process.
      - id: exit_status
        -orig-id: ExitStatus
        type: s4
        doc: Exit status, once the process has ended.
      - id: token_user_pointer
        -orig-id: TokenUserPointer
        type: u4
        doc: |
          0 if no security identifier follows. Otherwise the first four bytes of
          a TOKEN_USER, a pointer or its low half, which the security identifier
          follows.
      - id: token_user
        -orig-id: TokenUser
        size: 4
        if: token_user_pointer != 0
        doc: |
          Remainder of the TOKEN_USER: its attributes.
      - id: user_sid
        -orig-id: UserSid
        type: etw_common::sid
        if: token_user_pointer != 0
        doc: |
          Security identifier of the user account of the process. Absent if it
          is null.
      - id: image_file_name
        -orig-id: ImageFileName
        terminator: 0
        eos-error: false
        doc: |
          Name of the executable file, in the ANSI code page. Text in an unknown
          code page.
  process_v1_type_group1_ptr64:
    -orig-id: Process_V1_TypeGroup1
    doc: |
      Process started, ended, or already running.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L347-L382 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/google/syzygy/blob/2bb84ce2/sawbuck/log_lib/kernel_log_types.h kernel_log_types.h
    seq:
      - id: page_directory_base
        -orig-id: PageDirectoryBase
        type: u8
        doc: Physical address of the page directory.
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: parent_id
        -orig-id: ParentId
        type: u4
        doc: ID of the process that created it.
      - id: session_id
        -orig-id: SessionId
        type: u4
        doc: Session ID of the process.
      - id: exit_status
        -orig-id: ExitStatus
        type: s4
        doc: Exit status, once the process has ended.
      - id: token_user_pointer
        -orig-id: TokenUserPointer
        type: u4
        doc: |
          0 if no security identifier follows. Otherwise the first four bytes of
          a TOKEN_USER, a pointer or its low half, which the security identifier
          follows.
      - id: token_user
        -orig-id: TokenUser
        size: 12
        if: token_user_pointer != 0
        doc: |
          Remainder of the TOKEN_USER: the high half of a pointer, the
          attributes, and padding.
      - id: user_sid
        -orig-id: UserSid
        type: etw_common::sid
        if: token_user_pointer != 0
        doc: |
          Security identifier of the user account of the process. Absent if it
          is null.
      - id: image_file_name
        -orig-id: ImageFileName
        terminator: 0
        eos-error: false
        doc: |
          Name of the executable file, in the ANSI code page. Text in an unknown
          code page.
  process_v2_type_group1_ptr32:
    -orig-id: Process_V2_TypeGroup1
    doc: |
      Process started, ended, or already running.

      The MOF of Windows Vista names the class Process_TypeGroup1. It was
      renamed when version 3 took that name.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/google/syzygy/blob/2bb84ce2/sawbuck/log_lib/kernel_log_types.h kernel_log_types.h
    seq:
      - id: unique_process_key
        -orig-id: UniqueProcessKey
        type: u4
        doc: |
          Address of the kernel's process structure, which distinguishes
          processes with the same ID.
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: parent_id
        -orig-id: ParentId
        type: u4
        doc: ID of the process that created it.
      - id: session_id
        -orig-id: SessionId
        type: u4
        doc: Session ID of the process.
      - id: exit_status
        -orig-id: ExitStatus
        type: s4
        doc: Exit status, once the process has ended.
      - id: token_user_pointer
        -orig-id: TokenUserPointer
        type: u4
        doc: |
          0 if no security identifier follows. Otherwise the first four bytes of
          a TOKEN_USER, a pointer or its low half, which the security identifier
          follows.
      - id: token_user
        -orig-id: TokenUser
        size: 4
        if: token_user_pointer != 0
        doc: |
          Remainder of the TOKEN_USER: its attributes.
      - id: user_sid
        -orig-id: UserSid
        type: etw_common::sid
        if: token_user_pointer != 0
        doc: |
          Security identifier of the user account of the process. Absent if it
          is null.
      - id: image_file_name
        -orig-id: ImageFileName
        terminator: 0
        eos-error: false
        doc: |
          Name of the executable file, in the ANSI code page. Text in an unknown
          code page.
      - id: command_line
        -orig-id: CommandLine
        type: strz
        eos-error: false
        doc: Complete command line.
  process_v2_type_group1_ptr64:
    -orig-id: Process_V2_TypeGroup1
    doc: |
      Process started, ended, or already running.

      The MOF of Windows Vista names the class Process_TypeGroup1. It was
      renamed when version 3 took that name.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/google/syzygy/blob/2bb84ce2/sawbuck/log_lib/kernel_log_types.h kernel_log_types.h
    seq:
      - id: unique_process_key
        -orig-id: UniqueProcessKey
        type: u8
        doc: |
          Address of the kernel's process structure, which distinguishes
          processes with the same ID.
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: parent_id
        -orig-id: ParentId
        type: u4
        doc: ID of the process that created it.
      - id: session_id
        -orig-id: SessionId
        type: u4
        doc: Session ID of the process.
      - id: exit_status
        -orig-id: ExitStatus
        type: s4
        doc: Exit status, once the process has ended.
      - id: token_user_pointer
        -orig-id: TokenUserPointer
        type: u4
        doc: |
          0 if no security identifier follows. Otherwise the first four bytes of
          a TOKEN_USER, a pointer or its low half, which the security identifier
          follows.
      - id: token_user
        -orig-id: TokenUser
        size: 12
        if: token_user_pointer != 0
        doc: |
          Remainder of the TOKEN_USER: the high half of a pointer, the
          attributes, and padding.
      - id: user_sid
        -orig-id: UserSid
        type: etw_common::sid
        if: token_user_pointer != 0
        doc: |
          Security identifier of the user account of the process. Absent if it
          is null.
      - id: image_file_name
        -orig-id: ImageFileName
        terminator: 0
        eos-error: false
        doc: |
          Name of the executable file, in the ANSI code page. Text in an unknown
          code page.
      - id: command_line
        -orig-id: CommandLine
        type: strz
        eos-error: false
        doc: Complete command line.
  process_v3_type_group1_ptr32:
    -orig-id: Process_V3_TypeGroup1
    doc: |
      Process started, ended, or already running.

      The documentation names the class Process_TypeGroup1. Readers that support
      later versions add a number to the name.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/google/syzygy/blob/2bb84ce2/sawbuck/log_lib/kernel_log_types.h kernel_log_types.h
      - https://github.com/airbus-cert/etl-parser/tree/ed0fc253/etl/parsers/kernel etl.parsers.kernel
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/KernelTraceEventParser.cs KernelTraceEventParser.cs
    seq:
      - id: unique_process_key
        -orig-id: UniqueProcessKey
        type: u4
        doc: |
          Address of the kernel's process structure, which distinguishes
          processes with the same ID.
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: parent_id
        -orig-id: ParentId
        type: u4
        doc: ID of the process that created it.
      - id: session_id
        -orig-id: SessionId
        type: u4
        doc: Session ID of the process.
      - id: exit_status
        -orig-id: ExitStatus
        type: s4
        doc: Exit status, once the process has ended.
      - id: directory_table_base
        -orig-id: DirectoryTableBase
        type: u4
        doc: Physical address of the page directory.
      - id: token_user_pointer
        -orig-id: TokenUserPointer
        type: u4
        doc: |
          0 if no security identifier follows. Otherwise the first four bytes of
          a TOKEN_USER, a pointer or its low half, which the security identifier
          follows.
      - id: token_user
        -orig-id: TokenUser
        size: 4
        if: token_user_pointer != 0
        doc: |
          Remainder of the TOKEN_USER: its attributes.
      - id: user_sid
        -orig-id: UserSid
        type: etw_common::sid
        if: token_user_pointer != 0
        doc: |
          Security identifier of the user account of the process. Absent if it
          is null.
      - id: image_file_name
        -orig-id: ImageFileName
        terminator: 0
        eos-error: false
        doc: |
          Name of the executable file, in the ANSI code page. Text in an unknown
          code page.
      - id: command_line
        -orig-id: CommandLine
        type: strz
        eos-error: false
        doc: Complete command line.
  process_v3_type_group1_ptr64:
    -orig-id: Process_V3_TypeGroup1
    doc: |
      Process started, ended, or already running.

      The documentation names the class Process_TypeGroup1. Readers that support
      later versions add a number to the name.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/google/syzygy/blob/2bb84ce2/sawbuck/log_lib/kernel_log_types.h kernel_log_types.h
      - https://github.com/airbus-cert/etl-parser/tree/ed0fc253/etl/parsers/kernel etl.parsers.kernel
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/KernelTraceEventParser.cs KernelTraceEventParser.cs
    seq:
      - id: unique_process_key
        -orig-id: UniqueProcessKey
        type: u8
        doc: |
          Address of the kernel's process structure, which distinguishes
          processes with the same ID.
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: parent_id
        -orig-id: ParentId
        type: u4
        doc: ID of the process that created it.
      - id: session_id
        -orig-id: SessionId
        type: u4
        doc: Session ID of the process.
      - id: exit_status
        -orig-id: ExitStatus
        type: s4
        doc: Exit status, once the process has ended.
      - id: directory_table_base
        -orig-id: DirectoryTableBase
        type: u8
        doc: Physical address of the page directory.
      - id: token_user_pointer
        -orig-id: TokenUserPointer
        type: u4
        doc: |
          0 if no security identifier follows. Otherwise the first four bytes of
          a TOKEN_USER, a pointer or its low half, which the security identifier
          follows.
      - id: token_user
        -orig-id: TokenUser
        size: 12
        if: token_user_pointer != 0
        doc: |
          Remainder of the TOKEN_USER: the high half of a pointer, the
          attributes, and padding.
      - id: user_sid
        -orig-id: UserSid
        type: etw_common::sid
        if: token_user_pointer != 0
        doc: |
          Security identifier of the user account of the process. Absent if it
          is null.
      - id: image_file_name
        -orig-id: ImageFileName
        terminator: 0
        eos-error: false
        doc: |
          Name of the executable file, in the ANSI code page. Text in an unknown
          code page.
      - id: command_line
        -orig-id: CommandLine
        type: strz
        eos-error: false
        doc: Complete command line.
  wmi_process_information_ptr32:
    -orig-id: WMI_PROCESS_INFORMATION
    doc: |
      Process started, ended, or already running.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L1970-L1985 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/KernelTraceEventParser.cs KernelTraceEventParser.cs
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: unique_process_key
        -orig-id: UniqueProcessKey
        type: u4
        doc: |
          Address of the kernel's process structure, which distinguishes
          processes with the same ID.
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: parent_id
        -orig-id: ParentId
        type: u4
        doc: ID of the process that created it.
      - id: session_id
        -orig-id: SessionId
        type: u4
      - id: exit_status
        -orig-id: ExitStatus
        type: u4
        enum: etw_common::ntstatus
        doc: Exit status, once the process has ended.
      - id: directory_table_base
        -orig-id: DirectoryTableBase
        type: u4
        doc: Physical address of the page directory.
      - id: flags
        -orig-id: Flags
        type: u4
        doc: Flags of `etw_process_event_flag`.
      - id: sid
        -orig-id: Sid
        type: u4
        doc: |
          0 if no security identifier follows. Otherwise the first four bytes of
          a TOKEN_USER, a pointer or its low half, which the security identifier
          follows.
      - id: token_user
        -orig-id: TokenUser
        size: 4
        if: sid != 0
        doc: |
          Remainder of the TOKEN_USER: its attributes.
      - id: user_sid
        -orig-id: UserSid
        type: etw_common::sid
        if: sid != 0
        doc: |
          Security identifier of the user account of the process. Absent if it
          is null.
      - id: image_file_name
        -orig-id: ImageFileName
        terminator: 0
        eos-error: false
        doc: |
          Name of the executable file, in the ANSI code page. Text in an unknown
          code page.
      - id: command_line
        -orig-id: CommandLine
        type: strz
        eos-error: false
        doc: Complete command line.
      - id: package_full_name
        -orig-id: PackageFullName
        type: strz
        eos-error: false
        doc: Full package name, or empty if the process is not packaged.
      - id: application_id
        -orig-id: ApplicationId
        type: strz
        eos-error: false
        doc: Application ID within the package (PRAID).
  wmi_process_information_ptr64:
    -orig-id: WMI_PROCESS_INFORMATION
    doc: |
      Process started, ended, or already running.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L1970-L1985 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/KernelTraceEventParser.cs KernelTraceEventParser.cs
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: unique_process_key
        -orig-id: UniqueProcessKey
        type: u8
        doc: |
          Address of the kernel's process structure, which distinguishes
          processes with the same ID.
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: parent_id
        -orig-id: ParentId
        type: u4
        doc: ID of the process that created it.
      - id: session_id
        -orig-id: SessionId
        type: u4
      - id: exit_status
        -orig-id: ExitStatus
        type: u4
        enum: etw_common::ntstatus
        doc: Exit status, once the process has ended.
      - id: directory_table_base
        -orig-id: DirectoryTableBase
        type: u8
        doc: Physical address of the page directory.
      - id: flags
        -orig-id: Flags
        type: u4
        doc: Flags of `etw_process_event_flag`.
      - id: sid
        -orig-id: Sid
        type: u4
        doc: |
          0 if no security identifier follows. Otherwise the first four bytes of
          a TOKEN_USER, a pointer or its low half, which the security identifier
          follows.
      - id: token_user
        -orig-id: TokenUser
        size: 12
        if: sid != 0
        doc: |
          Remainder of the TOKEN_USER: the high half of a pointer, the
          attributes, and padding.
      - id: user_sid
        -orig-id: UserSid
        type: etw_common::sid
        if: sid != 0
        doc: |
          Security identifier of the user account of the process. Absent if it
          is null.
      - id: image_file_name
        -orig-id: ImageFileName
        terminator: 0
        eos-error: false
        doc: |
          Name of the executable file, in the ANSI code page. Text in an unknown
          code page.
      - id: command_line
        -orig-id: CommandLine
        type: strz
        eos-error: false
        doc: Complete command line.
      - id: package_full_name
        -orig-id: PackageFullName
        type: strz
        eos-error: false
        doc: Full package name, or empty if the process is not packaged.
      - id: application_id
        -orig-id: ApplicationId
        type: strz
        eos-error: false
        doc: Application ID within the package (PRAID).
enums:
  etw_process_event_flag:
    1:
      id: etw_process_event_flag_application_id
      -orig-id: ETW_PROCESS_EVENT_FLAG_APPLICATION_ID
      doc: The process has an application ID.
    2:
      id: etw_process_event_flag_wow64
      -orig-id: ETW_PROCESS_EVENT_FLAG_WOW64
      doc: |
        32-bit process on a 64-bit system.
    4:
      id: etw_process_event_flag_protected
      -orig-id: ETW_PROCESS_EVENT_FLAG_PROTECTED
      doc: Protected process.
    8:
      id: etw_process_event_flag_packaged
      -orig-id: ETW_PROCESS_EVENT_FLAG_PACKAGED
      doc: Process of an application package.
  perfinfo_debug_event_reason:
    1:
      id: perf_info_debug_event_received
      -orig-id: PerfInfoDebugEventReceived
      doc: Received by a debugger.
    2:
      id: perf_info_debug_event_continued
      -orig-id: PerfInfoDebugEventContinued
      doc: The debugger continued the process.
    3:
      id: perf_info_debug_event_max
      -orig-id: PerfInfoDebugEventMax
      doc: |
        Not a state: one more than the last value.
