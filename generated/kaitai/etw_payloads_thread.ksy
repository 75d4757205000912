# Generated from spec/ by `cargo spec generate`. Do not edit: edit the tables.
meta:
  id: etw_payloads_thread
  title: Event Tracing for Windows, thread
  application: Windows
  license: MIT OR Apache-2.0
  ks-version: 0.11
  imports:
    - etw_common
  encoding: UTF-16LE
  endian: le
  bit-endian: le
doc: |
  Threads: lifetime, context switches, priorities, waits.
types:
  perfinfo_ccswap_record_begin:
    doc: First bytes, which select the structure.
    seq:
      - id: selector
        type: u2
    instances:
      index:
        value: >-
          selector % 4 == 0 ? 0 :
          selector % 4 == 1 ? 1 :
          selector % 4 == 2 ? 2 :
          selector % 4 == 3 ? 3 :
          -1
        doc: Index of the case; -1 if it is unknown.
  perfinfo_ccswap_record:
    doc: |
      Compact context switch, in one of four record types.

      DataType, the low two bits, selects the type: a value of
      PERFINFO_CCSWAP_TYPE.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/perfinfo_ccswap_buffer.htm PERFINFO_CCSWAP_BUFFER
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h ntwmi.h
    seq:
      - id: body
        type:
          switch-on: begin.index
          cases:
            0: perfinfo_ccswap_idle_short
            1: perfinfo_ccswap_idle
            2: perfinfo_ccswap_lite
            3: perfinfo_ccswap
      - id: unknown
        size-eos: true
        if: begin.index == -1
        doc: Bytes of an unknown structure.
    instances:
      begin:
        pos: _io.pos
        type: perfinfo_ccswap_record_begin
  etw_anti_starvation_boost_event:
    -orig-id: ETW_ANTI_STARVATION_BOOST_EVENT
    doc: |
      Balance-set manager boosted a thread that had not run for a long time.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2566-L2572 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: thread_id
        -orig-id: ThreadId
        type: u4
      - id: processor_index
        -orig-id: ProcessorIndex
        type: u2
      - id: old_priority
        -orig-id: OldPriority
        type: s1
        doc: Previous priority of the thread.
      - id: spare_byte
        -orig-id: SpareByte
        type: u1
  etw_autoboost_clear_priority_floor_event_ptr32:
    -orig-id: ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT
    doc: |
      Lock owner lost the priority floor that it had because of the lock.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2606-L2624 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: lock
        -orig-id: Lock
        type: u4
      - id: thread_id
        -orig-id: ThreadId
        type: u4
        doc: Thread ID of the owner.
      - id: unnamed_08
        size: 2
        type: unnamed_08_union
      - id: reserved
        -orig-id: Reserved
        type: u2
    instances:
      io_boost:
        value: unnamed_08.unnamed_08.io_boost
      cpu_boosts_bitmap:
        value: unnamed_08.unnamed_08.cpu_boosts_bitmap
      boost_bitmap:
        value: unnamed_08.boost_bitmap
    types:
      unnamed_08_struct:
        seq:
          - id: io_boost
            -orig-id: IoBoost
            type: b1
            doc: The I/O priority had been boosted.
          - id: cpu_boosts_bitmap
            -orig-id: CpuBoostsBitmap
            type: b15
            doc: |
              Bitmap of the priorities that the thread had been boosted to, in
              the order of KLOCK_ENTRY.
      unnamed_08_union:
        instances:
          unnamed_08:
            pos: 0
            type: unnamed_08_struct
          boost_bitmap:
            -orig-id: BoostBitmap
            pos: 0
            type: u2
            doc: The same bits as one number.
  etw_autoboost_clear_priority_floor_event_ptr64:
    -orig-id: ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT
    doc: |
      Lock owner lost the priority floor that it had because of the lock.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2606-L2624 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: lock
        -orig-id: Lock
        type: u8
      - id: thread_id
        -orig-id: ThreadId
        type: u4
        doc: Thread ID of the owner.
      - id: unnamed_0c
        size: 2
        type: unnamed_0c_union
      - id: reserved
        -orig-id: Reserved
        type: u2
    instances:
      io_boost:
        value: unnamed_0c.unnamed_0c.io_boost
      cpu_boosts_bitmap:
        value: unnamed_0c.unnamed_0c.cpu_boosts_bitmap
      boost_bitmap:
        value: unnamed_0c.boost_bitmap
    types:
      unnamed_0c_struct:
        seq:
          - id: io_boost
            -orig-id: IoBoost
            type: b1
            doc: The I/O priority had been boosted.
          - id: cpu_boosts_bitmap
            -orig-id: CpuBoostsBitmap
            type: b15
            doc: |
              Bitmap of the priorities that the thread had been boosted to, in
              the order of KLOCK_ENTRY.
      unnamed_0c_union:
        instances:
          unnamed_0c:
            pos: 0
            type: unnamed_0c_struct
          boost_bitmap:
            -orig-id: BoostBitmap
            pos: 0
            type: u2
            doc: The same bits as one number.
  etw_autoboost_no_entries_event_ptr32:
    -orig-id: ETW_AUTOBOOST_NO_ENTRIES_EVENT
    doc: |
      Thread acquired a lock and had no free entry to track it.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2626-L2630 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: lock
        -orig-id: Lock
        type: u4
      - id: thread_id
        -orig-id: ThreadId
        type: u4
  etw_autoboost_no_entries_event_ptr64:
    -orig-id: ETW_AUTOBOOST_NO_ENTRIES_EVENT
    doc: |
      Thread acquired a lock and had no free entry to track it.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2626-L2630 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: lock
        -orig-id: Lock
        type: u8
      - id: thread_id
        -orig-id: ThreadId
        type: u4
  etw_autoboost_set_priority_floor_event_ptr32:
    -orig-id: ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT
    doc: |
      Lock owner received a priority floor because a thread of higher priority
      waits for the lock.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2577-L2604 ntwmi.h
    seq:
      - id: lock
        -orig-id: Lock
        type: u4
      - id: thread_id
        -orig-id: ThreadId
        type: u4
        doc: Thread ID of the owner.
      - id: new_cpu_priority_floor
        -orig-id: NewCpuPriorityFloor
        type: s1
        doc: New priority floor.
      - id: old_cpu_priority
        -orig-id: OldCpuPriority
        type: s1
        doc: Previous priority.
      - id: unnamed_0a
        size: 1
        type: unnamed_0a_union
      - id: unnamed_0b
        size: 1
        type: unnamed_0b_union
    instances:
      new_io_priority_floor:
        value: unnamed_0a.unnamed_0a.new_io_priority_floor
      old_io_priority:
        value: unnamed_0a.unnamed_0a.old_io_priority
      new_io_qos_priority_floor:
        value: unnamed_0a.unnamed_0a.new_io_qos_priority_floor
      old_io_qos_priority:
        value: unnamed_0a.unnamed_0a.old_io_qos_priority
      io_priorities:
        value: unnamed_0a.io_priorities
      executing_dpc:
        value: unnamed_0b.unnamed_0b.executing_dpc
      wakeup_boost:
        value: unnamed_0b.unnamed_0b.wakeup_boost
      boosted_outstanding_irps:
        value: unnamed_0b.unnamed_0b.boosted_outstanding_irps
      reserved:
        value: unnamed_0b.unnamed_0b.reserved
      flags:
        value: unnamed_0b.flags
    types:
      unnamed_0a_struct:
        seq:
          - id: new_io_priority_floor
            -orig-id: NewIoPriorityFloor
            type: b3
            doc: New I/O priority floor.
          - id: old_io_priority
            -orig-id: OldIoPriority
            type: b3
            doc: Previous I/O priority.
          - id: new_io_qos_priority_floor
            -orig-id: NewIoQoSPriorityFloor
            type: b1
          - id: old_io_qos_priority
            -orig-id: OldIoQoSPriority
            type: b1
      unnamed_0a_union:
        instances:
          unnamed_0a:
            pos: 0
            type: unnamed_0a_struct
          io_priorities:
            -orig-id: IoPriorities
            pos: 0
            type: s1
            doc: Both I/O priorities as one number.
      unnamed_0b_struct:
        seq:
          - id: executing_dpc
            -orig-id: ExecutingDpc
            type: b1
            doc: A deferred procedure call is executing.
          - id: wakeup_boost
            -orig-id: WakeupBoost
            type: b1
          - id: boosted_outstanding_irps
            -orig-id: BoostedOutstandingIrps
            type: b1
            doc: Outstanding I/O requests were also boosted.
          - id: reserved
            -orig-id: Reserved
            type: b5
      unnamed_0b_union:
        instances:
          unnamed_0b:
            pos: 0
            type: unnamed_0b_struct
          flags:
            -orig-id: Flags
            pos: 0
            type: u1
            doc: The same byte as one number.
  etw_autoboost_set_priority_floor_event_ptr64:
    -orig-id: ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT
    doc: |
      Lock owner received a priority floor because a thread of higher priority
      waits for the lock.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2577-L2604 ntwmi.h
    seq:
      - id: lock
        -orig-id: Lock
        type: u8
      - id: thread_id
        -orig-id: ThreadId
        type: u4
        doc: Thread ID of the owner.
      - id: new_cpu_priority_floor
        -orig-id: NewCpuPriorityFloor
        type: s1
        doc: New priority floor.
      - id: old_cpu_priority
        -orig-id: OldCpuPriority
        type: s1
        doc: Previous priority.
      - id: unnamed_0e
        size: 1
        type: unnamed_0e_union
      - id: unnamed_0f
        size: 1
        type: unnamed_0f_union
    instances:
      new_io_priority_floor:
        value: unnamed_0e.unnamed_0e.new_io_priority_floor
      old_io_priority:
        value: unnamed_0e.unnamed_0e.old_io_priority
      new_io_qos_priority_floor:
        value: unnamed_0e.unnamed_0e.new_io_qos_priority_floor
      old_io_qos_priority:
        value: unnamed_0e.unnamed_0e.old_io_qos_priority
      io_priorities:
        value: unnamed_0e.io_priorities
      executing_dpc:
        value: unnamed_0f.unnamed_0f.executing_dpc
      wakeup_boost:
        value: unnamed_0f.unnamed_0f.wakeup_boost
      boosted_outstanding_irps:
        value: unnamed_0f.unnamed_0f.boosted_outstanding_irps
      reserved:
        value: unnamed_0f.unnamed_0f.reserved
      flags:
        value: unnamed_0f.flags
    types:
      unnamed_0e_struct:
        seq:
          - id: new_io_priority_floor
            -orig-id: NewIoPriorityFloor
            type: b3
            doc: New I/O priority floor.
          - id: old_io_priority
            -orig-id: OldIoPriority
            type: b3
            doc: Previous I/O priority.
          - id: new_io_qos_priority_floor
            -orig-id: NewIoQoSPriorityFloor
            type: b1
          - id: old_io_qos_priority
            -orig-id: OldIoQoSPriority
            type: b1
      unnamed_0e_union:
        instances:
          unnamed_0e:
            pos: 0
            type: unnamed_0e_struct
          io_priorities:
            -orig-id: IoPriorities
            pos: 0
            type: s1
            doc: Both I/O priorities as one number.
      unnamed_0f_struct:
        seq:
          - id: executing_dpc
            -orig-id: ExecutingDpc
            type: b1
            doc: A deferred procedure call is executing.
          - id: wakeup_boost
            -orig-id: WakeupBoost
            type: b1
          - id: boosted_outstanding_irps
            -orig-id: BoostedOutstandingIrps
            type: b1
            doc: Outstanding I/O requests were also boosted.
          - id: reserved
            -orig-id: Reserved
            type: b5
      unnamed_0f_union:
        instances:
          unnamed_0f:
            pos: 0
            type: unnamed_0f_struct
          flags:
            -orig-id: Flags
            pos: 0
            type: u1
            doc: The same byte as one number.
  etw_kqueue_dequeue_event_ptr32:
    -orig-id: ETW_KQUEUE_DEQUEUE_EVENT
    doc: |
      Entries removed from a kernel queue.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2555-L2560 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: thread_id
        -orig-id: ThreadId
        type: u4
        doc: ID of the thread that removed them.
      - id: entry_count
        -orig-id: EntryCount
        type: u4
        doc: Number of elements in Entries.
      - id: entries
        -orig-id: Entries
        type: u4
        repeat: expr
        repeat-expr: num_entries
    instances:
      num_entries:
        value: entry_count
  etw_kqueue_dequeue_event_ptr64:
    -orig-id: ETW_KQUEUE_DEQUEUE_EVENT
    doc: |
      Entries removed from a kernel queue.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2555-L2560 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: thread_id
        -orig-id: ThreadId
        type: u4
        doc: ID of the thread that removed them.
      - id: entry_count
        -orig-id: EntryCount
        type: u4
        doc: Number of elements in Entries.
      - id: entries
        -orig-id: Entries
        type: u8
        repeat: expr
        repeat-expr: num_entries
    instances:
      num_entries:
        value: entry_count
  etw_kqueue_enqueue_event_ptr32:
    -orig-id: ETW_KQUEUE_ENQUEUE_EVENT
    doc: |
      Entry inserted into a kernel queue.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2549-L2553 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: entry
        -orig-id: Entry
        type: u4
      - id: thread_id
        -orig-id: ThreadId
        type: u4
        doc: ID of the thread that inserted it.
  etw_kqueue_enqueue_event_ptr64:
    -orig-id: ETW_KQUEUE_ENQUEUE_EVENT
    doc: |
      Entry inserted into a kernel queue.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2549-L2553 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: entry
        -orig-id: Entry
        type: u8
      - id: thread_id
        -orig-id: ThreadId
        type: u4
        doc: ID of the thread that inserted it.
  etw_priority_event:
    -orig-id: ETW_PRIORITY_EVENT
    doc: |
      Priority of a thread changed.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2635-L2642 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: thread_id
        -orig-id: ThreadId
        type: u4
      - id: old_priority
        -orig-id: OldPriority
        type: s1
      - id: new_priority
        -orig-id: NewPriority
        type: s1
      - id: dynamic_priority
        -orig-id: DynamicPriority
        type: s1
        doc: Valid only if the base priority was set.
      - id: reserved
        -orig-id: Reserved
        type: s1
  etw_ready_thread_event:
    -orig-id: ETW_READY_THREAD_EVENT
    doc: |
      Thread became ready to run.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2526-L2544 ntwmi.h
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: thread_id
        -orig-id: ThreadId
        type: u4
      - id: adjust_reason
        -orig-id: AdjustReason
        type: u1
        enum: etw_common::adjust_reason
        doc: Reason for the priority boost.
      - id: adjust_increment
        -orig-id: AdjustIncrement
        type: s1
        doc: Amount of the priority boost.
      - id: unnamed_06
        size: 1
        type: unnamed_06_union
      - id: spare_byte
        -orig-id: SpareByte
        type: u1
    instances:
      executing_dpc:
        value: unnamed_06.unnamed_06.executing_dpc
      kernel_stack_not_resident:
        value: unnamed_06.unnamed_06.kernel_stack_not_resident
      process_out_of_memory:
        value: unnamed_06.unnamed_06.process_out_of_memory
      direct_switch_attempt:
        value: unnamed_06.unnamed_06.direct_switch_attempt
      reserved:
        value: unnamed_06.unnamed_06.reserved
      flags:
        value: unnamed_06.flags
    types:
      unnamed_06_struct:
        seq:
          - id: executing_dpc
            -orig-id: ExecutingDpc
            type: b1
            doc: A deferred procedure call made the thread ready.
          - id: kernel_stack_not_resident
            -orig-id: KernelStackNotResident
            type: b1
            doc: The thread's kernel stack must be brought into memory first.
          - id: process_out_of_memory
            -orig-id: ProcessOutOfMemory
            type: b1
            doc: The thread's process must be brought into memory first.
          - id: direct_switch_attempt
            -orig-id: DirectSwitchAttempt
            type: b1
            doc: A direct switch to the thread was attempted.
          - id: reserved
            -orig-id: Reserved
            type: b4
      unnamed_06_union:
        instances:
          unnamed_06:
            pos: 0
            type: unnamed_06_struct
          flags:
            -orig-id: Flags
            pos: 0
            type: u1
            doc: The same byte as one number.
  etw_thread_affinity_event_ptr32:
    -orig-id: ETW_THREAD_AFFINITY_EVENT
    doc: |
      Processor affinity of a thread changed.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2644-L2650 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: mask
        -orig-id: Mask
        type: u4
        doc: Bitmask of the processors in the group.
      - id: thread_id
        -orig-id: ThreadId
        type: u4
      - id: group
        -orig-id: Group
        type: u2
        doc: Processor group.
      - id: reserved
        -orig-id: Reserved
        type: u2
  etw_thread_affinity_event_ptr64:
    -orig-id: ETW_THREAD_AFFINITY_EVENT
    doc: |
      Processor affinity of a thread changed.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2644-L2650 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: mask
        -orig-id: Mask
        type: u8
        doc: Bitmask of the processors in the group.
      - id: thread_id
        -orig-id: ThreadId
        type: u4
      - id: group
        -orig-id: Group
        type: u2
        doc: Processor group.
      - id: reserved
        -orig-id: Reserved
        type: u2
  etw_thread_set_name_event:
    -orig-id: ETW_THREAD_SET_NAME_EVENT
    doc: |
      Thread name set.

      Releases unknown.
    doc-ref:
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/KernelTraceEventParser.cs KernelTraceEventParser.cs
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/source/inc/ntwmi.htm NTWMI.H
    seq:
      - id: process_id
        -orig-id: ProcessId
        type: u4
        doc: ID of the process that contains the thread.
      - id: thread_id
        -orig-id: ThreadId
        type: u4
      - id: thread_name
        -orig-id: ThreadName
        type: strz
        eos-error: false
        doc: Thread name.
  perfinfo_ccswap:
    -orig-id: PERFINFO_CCSWAP
    doc: |
      Context switch from a thread, in full form.

      Documented for 6.0+, assumed unchanged after 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L5300-L5308 ntwmi.h
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/perfinfo_ccswap_buffer.htm PERFINFO_CCSWAP_BUFFER
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: data_type
        -orig-id: DataType
        type: b2
        enum: perfinfo_ccswap_type
      - id: time_delta
        -orig-id: TimeDelta
        type: b30
        doc: Time since the previous switch.
      - id: old_thread_id_index
        -orig-id: OldThreadIdIndex
        type: b4
        doc: Index of the thread in TidTable of the buffer.
      - id: old_thread_state_wr
        -orig-id: OldThreadStateWr
        type: b6
        doc: |
          Wait reason, a value of KWAIT_REASON, if the thread waits. Otherwise
          the thread's state, a value of KTHREAD_STATE, plus MaximumWaitReason.
      - id: old_thread_priority
        -orig-id: OldThreadPriority
        type: b5
        doc: Thread priority.
      - id: new_thread_wait_time
        -orig-id: NewThreadWaitTime
        type: b17
        doc: Wait time of the new thread, in timer ticks.
  perfinfo_ccswap_buffer:
    -orig-id: PERFINFO_CCSWAP_BUFFER
    doc: |
      Context switches in compact form: a header, followed by records of 2, 4 or
      8 bytes.

      The kernel collects the switches of one processor and logs them as one
      event of at most 0x0400 bytes. The idle thread is not in the tables.

      Documented for 6.0+, assumed unchanged after 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L5239-L5244 ntwmi.h
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/perfinfo_ccswap_buffer.htm PERFINFO_CCSWAP_BUFFER
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: first_time_stamp
        -orig-id: FirstTimeStamp
        type: s8
        doc: |
          Start time of the batch. Unit: session clock ticks.
      - id: tid_table
        -orig-id: TidTable
        type: u4
        repeat: expr
        repeat-expr: 16
        doc: IDs of the threads that the records refer to by index.
      - id: thread_base_priority
        -orig-id: ThreadBasePriority
        size: 16
        doc: Base priority of each thread, at its first switch in the batch.
      - id: records
        -orig-id: Records
        type: perfinfo_ccswap_record
        repeat: eos
        doc: Context switches, in chronological order.
  perfinfo_ccswap_idle:
    -orig-id: PERFINFO_CCSWAP_IDLE
    doc: |
      Context switch from the idle thread, after a long time.

      Documented for 6.0+, assumed unchanged after 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L5268-L5272 ntwmi.h
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/perfinfo_ccswap_buffer.htm PERFINFO_CCSWAP_BUFFER
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: data_type
        -orig-id: DataType
        type: b2
        enum: perfinfo_ccswap_type
      - id: time_delta
        -orig-id: TimeDelta
        type: b30
        doc: Time since the previous switch.
  perfinfo_ccswap_idle_short:
    -orig-id: PERFINFO_CCSWAP_IDLE_SHORT
    doc: |
      Context switch from the idle thread, after a short time.

      Documented for 6.0+, assumed unchanged after 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L5254-L5258 ntwmi.h
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/perfinfo_ccswap_buffer.htm PERFINFO_CCSWAP_BUFFER
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: data_type
        -orig-id: DataType
        type: b2
        enum: perfinfo_ccswap_type
      - id: time_delta
        -orig-id: TimeDelta
        type: b14
        doc: Time since the previous switch.
  perfinfo_ccswap_lite:
    -orig-id: PERFINFO_CCSWAP_LITE
    doc: |
      Context switch from a thread, in short form.

      Used if the new thread waited for at most one tick, the time fits, and the
      priority of the old thread is at most 7 above its base.

      Documented for 6.0+, assumed unchanged after 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L5283-L5290 ntwmi.h
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/perfinfo_ccswap_buffer.htm PERFINFO_CCSWAP_BUFFER
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: data_type
        -orig-id: DataType
        type: b2
        enum: perfinfo_ccswap_type
      - id: old_thread_id_index
        -orig-id: OldThreadIdIndex
        type: b4
        doc: Index of the thread in TidTable of the buffer.
      - id: old_thread_pri_inc
        -orig-id: OldThreadPriInc
        type: b3
        doc: Thread priority minus its base priority.
      - id: old_thread_state_wr
        -orig-id: OldThreadStateWr
        type: b6
        doc: |
          Wait reason, a value of KWAIT_REASON, if the thread waits. Otherwise
          the thread's state, a value of KTHREAD_STATE, plus MaximumWaitReason.
      - id: time_delta
        -orig-id: TimeDelta
        type: b17
        doc: Time since the previous switch.
  reserve_bandwidth_ptr32:
    -orig-id: ReserveBandwidth
    doc: |
      Bandwidth set for a processor time reserve.

      No other source documents reserves. Later releases use the hook ID for
      something else or not at all.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L988-L1003 MOF classes of the NT Kernel Logger
    seq:
      - id: reserve
        -orig-id: Reserve
        type: u4
        doc: Reserve object pointer.
      - id: period
        -orig-id: Period
        type: u4
        doc: Purpose unknown.
      - id: budget
        -orig-id: Budget
        type: u4
        doc: Purpose unknown.
  reserve_bandwidth_ptr64:
    -orig-id: ReserveBandwidth
    doc: |
      Bandwidth set for a processor time reserve.

      No other source documents reserves. Later releases use the hook ID for
      something else or not at all.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L988-L1003 MOF classes of the NT Kernel Logger
    seq:
      - id: reserve
        -orig-id: Reserve
        type: u8
        doc: Reserve object pointer.
      - id: period
        -orig-id: Period
        type: u4
        doc: Purpose unknown.
      - id: budget
        -orig-id: Budget
        type: u4
        doc: Purpose unknown.
  reserve_create_ptr32:
    -orig-id: ReserveCreate
    doc: |
      Processor time reserve created.

      No other source documents reserves. Later releases use the hook ID for
      something else or not at all.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L884-L907 MOF classes of the NT Kernel Logger
    seq:
      - id: reserve
        -orig-id: Reserve
        type: u4
        doc: Reserve object pointer.
      - id: period
        -orig-id: Period
        type: u4
        doc: Purpose unknown.
      - id: budget
        -orig-id: Budget
        type: u4
        doc: Purpose unknown.
      - id: object_flags
        -orig-id: ObjectFlags
        type: u4
      - id: processor
        -orig-id: Processor
        type: s1
  reserve_create_ptr64:
    -orig-id: ReserveCreate
    doc: |
      Processor time reserve created.

      No other source documents reserves. Later releases use the hook ID for
      something else or not at all.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L884-L907 MOF classes of the NT Kernel Logger
    seq:
      - id: reserve
        -orig-id: Reserve
        type: u8
        doc: Reserve object pointer.
      - id: period
        -orig-id: Period
        type: u4
        doc: Purpose unknown.
      - id: budget
        -orig-id: Budget
        type: u4
        doc: Purpose unknown.
      - id: object_flags
        -orig-id: ObjectFlags
        type: u4
      - id: processor
        -orig-id: Processor
        type: s1
  reserve_delete_ptr32:
    -orig-id: ReserveDelete
    doc: |
      Processor time reserve deleted.

      No other source documents reserves. Later releases use the hook ID for
      something else or not at all.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L914-L921 MOF classes of the NT Kernel Logger
    seq:
      - id: reserve
        -orig-id: Reserve
        type: u4
        doc: Reserve object pointer.
  reserve_delete_ptr64:
    -orig-id: ReserveDelete
    doc: |
      Processor time reserve deleted.

      No other source documents reserves. Later releases use the hook ID for
      something else or not at all.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L914-L921 MOF classes of the NT Kernel Logger
    seq:
      - id: reserve
        -orig-id: Reserve
        type: u8
        doc: Reserve object pointer.
  reserve_join_thread_ptr32:
    -orig-id: ReserveJoinThread
    doc: |
      Thread joined or left a processor time reserve.

      No other source documents reserves. Later releases use the hook ID for
      something else or not at all.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L928-L940 MOF classes of the NT Kernel Logger
    seq:
      - id: reserve
        -orig-id: Reserve
        type: u4
        doc: Reserve object pointer.
      - id: tthread_id
        -orig-id: TThreadId
        type: u4
        doc: Thread ID.
  reserve_join_thread_ptr64:
    -orig-id: ReserveJoinThread
    doc: |
      Thread joined or left a processor time reserve.

      No other source documents reserves. Later releases use the hook ID for
      something else or not at all.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L928-L940 MOF classes of the NT Kernel Logger
    seq:
      - id: reserve
        -orig-id: Reserve
        type: u8
        doc: Reserve object pointer.
      - id: tthread_id
        -orig-id: TThreadId
        type: u4
        doc: Thread ID.
  reserve_late_count_ptr32:
    -orig-id: ReserveLateCount
    doc: |
      Processor time reserve was late.

      No other source documents reserves. Later releases use the hook ID for
      something else or not at all.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L1010-L1021 MOF classes of the NT Kernel Logger
    seq:
      - id: reserve
        -orig-id: Reserve
        type: u4
        doc: Reserve object pointer.
      - id: late_count_increment
        -orig-id: LateCountIncrement
        type: s4
  reserve_late_count_ptr64:
    -orig-id: ReserveLateCount
    doc: |
      Processor time reserve was late.

      No other source documents reserves. Later releases use the hook ID for
      something else or not at all.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L1010-L1021 MOF classes of the NT Kernel Logger
    seq:
      - id: reserve
        -orig-id: Reserve
        type: u8
        doc: Reserve object pointer.
      - id: late_count_increment
        -orig-id: LateCountIncrement
        type: s4
  reserve_state_ptr32:
    -orig-id: ReserveState
    doc: |
      State of a processor time reserve changed.

      No other source documents reserves. Later releases use the hook ID for
      something else or not at all.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L966-L981 MOF classes of the NT Kernel Logger
    seq:
      - id: reserve
        -orig-id: Reserve
        type: u4
        doc: Reserve object pointer.
      - id: dispatch_state
        -orig-id: DispatchState
        type: s1
      - id: replenished
        -orig-id: Replenished
        type: u1
        doc: True if the budget was replenished (inferred from the name).
  reserve_state_ptr64:
    -orig-id: ReserveState
    doc: |
      State of a processor time reserve changed.

      No other source documents reserves. Later releases use the hook ID for
      something else or not at all.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L966-L981 MOF classes of the NT Kernel Logger
    seq:
      - id: reserve
        -orig-id: Reserve
        type: u8
        doc: Reserve object pointer.
      - id: dispatch_state
        -orig-id: DispatchState
        type: s1
      - id: replenished
        -orig-id: Replenished
        type: u1
        doc: True if the budget was replenished (inferred from the name).
  thread_v0_type_group1:
    -orig-id: Thread_V0_TypeGroup1
    doc: |
      Thread started, ended, or already running.

      The only version in which the thread ID precedes the process ID.

      Releases unknown.

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L540-L552 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: tthread_id
        -orig-id: TThreadId
        type: u4
        doc: Thread ID.
      - id: process_id
        -orig-id: ProcessId
        type: u4
        doc: ID of the process that contains the thread.
  thread_v1_type_group1_ptr32:
    -orig-id: Thread_V1_TypeGroup1
    doc: |
      Thread started or already running.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L570-L616 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: process_id
        -orig-id: ProcessId
        type: u4
        doc: ID of the process that contains the thread.
      - id: tthread_id
        -orig-id: TThreadId
        type: u4
        doc: Thread ID.
      - id: stack_base
        -orig-id: StackBase
        type: u4
        doc: Base of the kernel stack, which grows down from there.
      - id: stack_limit
        -orig-id: StackLimit
        type: u4
        doc: Lowest address of the kernel stack.
      - id: user_stack_base
        -orig-id: UserStackBase
        type: u4
        doc: Base of the user-mode stack.
      - id: user_stack_limit
        -orig-id: UserStackLimit
        type: u4
        doc: Lowest address of the user-mode stack.
      - id: start_addr
        -orig-id: StartAddr
        type: u4
        doc: Start address of the thread.
      - id: win32_start_addr
        -orig-id: Win32StartAddr
        type: u4
        doc: Start address of the thread as specified by its creator.
      - id: wait_mode
        -orig-id: WaitMode
        type: s1
        enum: etw_common::kprocessor_mode
        doc: Processor mode in which the thread waits.
  thread_v1_type_group1_ptr64:
    -orig-id: Thread_V1_TypeGroup1
    doc: |
      Thread started or already running.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L570-L616 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: process_id
        -orig-id: ProcessId
        type: u4
        doc: ID of the process that contains the thread.
      - id: tthread_id
        -orig-id: TThreadId
        type: u4
        doc: Thread ID.
      - id: stack_base
        -orig-id: StackBase
        type: u8
        doc: Base of the kernel stack, which grows down from there.
      - id: stack_limit
        -orig-id: StackLimit
        type: u8
        doc: Lowest address of the kernel stack.
      - id: user_stack_base
        -orig-id: UserStackBase
        type: u8
        doc: Base of the user-mode stack.
      - id: user_stack_limit
        -orig-id: UserStackLimit
        type: u8
        doc: Lowest address of the user-mode stack.
      - id: start_addr
        -orig-id: StartAddr
        type: u8
        doc: Start address of the thread.
      - id: win32_start_addr
        -orig-id: Win32StartAddr
        type: u8
        doc: Start address of the thread as specified by its creator.
      - id: wait_mode
        -orig-id: WaitMode
        type: s1
        enum: etw_common::kprocessor_mode
        doc: Processor mode in which the thread waits.
  thread_v2_type_group1_ptr32:
    -orig-id: Thread_V2_TypeGroup1
    doc: |
      Thread started, ended, or already running.

      The MOF of Windows Vista names the class Thread_TypeGroup1. It was renamed
      when version 3 took that name.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: process_id
        -orig-id: ProcessId
        type: u4
        doc: ID of the process that contains the thread.
      - id: tthread_id
        -orig-id: TThreadId
        type: u4
        doc: Thread ID.
      - id: stack_base
        -orig-id: StackBase
        type: u4
        doc: Base of the kernel stack, which grows down from there.
      - id: stack_limit
        -orig-id: StackLimit
        type: u4
        doc: Lowest address of the kernel stack.
      - id: user_stack_base
        -orig-id: UserStackBase
        type: u4
        doc: Base of the user-mode stack.
      - id: user_stack_limit
        -orig-id: UserStackLimit
        type: u4
        doc: Lowest address of the user-mode stack.
      - id: start_addr
        -orig-id: StartAddr
        type: u4
        doc: Start address of the thread.
      - id: win32_start_addr
        -orig-id: Win32StartAddr
        type: u4
        doc: Start address of the thread as specified by its creator.
      - id: teb_base
        -orig-id: TebBase
        type: u4
        doc: Address of the thread environment block.
      - id: sub_process_tag
        -orig-id: SubProcessTag
        type: u4
        doc: |
          Tag of the service that the thread works for. See the configuration
          events of services.
  thread_v2_type_group1_ptr64:
    -orig-id: Thread_V2_TypeGroup1
    doc: |
      Thread started, ended, or already running.

      The MOF of Windows Vista names the class Thread_TypeGroup1. It was renamed
      when version 3 took that name.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: process_id
        -orig-id: ProcessId
        type: u4
        doc: ID of the process that contains the thread.
      - id: tthread_id
        -orig-id: TThreadId
        type: u4
        doc: Thread ID.
      - id: stack_base
        -orig-id: StackBase
        type: u8
        doc: Base of the kernel stack, which grows down from there.
      - id: stack_limit
        -orig-id: StackLimit
        type: u8
        doc: Lowest address of the kernel stack.
      - id: user_stack_base
        -orig-id: UserStackBase
        type: u8
        doc: Base of the user-mode stack.
      - id: user_stack_limit
        -orig-id: UserStackLimit
        type: u8
        doc: Lowest address of the user-mode stack.
      - id: start_addr
        -orig-id: StartAddr
        type: u8
        doc: Start address of the thread.
      - id: win32_start_addr
        -orig-id: Win32StartAddr
        type: u8
        doc: Start address of the thread as specified by its creator.
      - id: teb_base
        -orig-id: TebBase
        type: u8
        doc: Address of the thread environment block.
      - id: sub_process_tag
        -orig-id: SubProcessTag
        type: u4
        doc: |
          Tag of the service that the thread works for. See the configuration
          events of services.
  wmi_contextswap_v5_1:
    -orig-id: WMI_CONTEXTSWAP
    doc: |
      Processor switched from one thread to another.

      Documented for 5.1..5.2.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_contextswap.htm WMI_CONTEXTSWAP
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2365-L2389 ntwmi.h
    seq:
      - id: new_thread_id
        -orig-id: NewThreadId
        type: u4
        doc: ID of the thread that the processor switches to.
      - id: old_thread_id
        -orig-id: OldThreadId
        type: u4
        doc: ID of the thread that the processor switches from.
      - id: new_thread_priority
        -orig-id: NewThreadPriority
        type: s1
        doc: Priority of the new thread.
      - id: old_thread_priority
        -orig-id: OldThreadPriority
        type: s1
        doc: Priority of the old thread.
      - id: new_thread_quantum
        -orig-id: NewThreadQuantum
        type: s1
        doc: The name is from the MOF class CSwitch_V1.
      - id: old_thread_quantum
        -orig-id: OldThreadQuantum
        type: s1
        doc: The name is from the MOF class CSwitch_V1.
      - id: old_thread_wait_reason
        -orig-id: OldThreadWaitReason
        type: u1
        enum: etw_common::kwait_reason
        doc: Wait reason of the old thread.
      - id: old_thread_wait_mode
        -orig-id: OldThreadWaitMode
        type: s1
        enum: etw_common::kprocessor_mode
        doc: Processor mode in which the old thread waits.
      - id: old_thread_state
        -orig-id: OldThreadState
        type: u1
        enum: etw_common::kthread_state
        doc: State of the old thread.
      - id: old_thread_ideal_processor
        -orig-id: OldThreadIdealProcessor
        type: u1
        doc: |
          Truncated to 8 bits, so it is unreliable on machines with more than
          256 processors.
  wmi_contextswap_v6_0:
    -orig-id: WMI_CONTEXTSWAP
    doc: |
      Processor switched from one thread to another.

      Documented for 6.0..1607.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_contextswap.htm WMI_CONTEXTSWAP
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2365-L2389 ntwmi.h
    seq:
      - id: new_thread_id
        -orig-id: NewThreadId
        type: u4
        doc: ID of the thread that the processor switches to.
      - id: old_thread_id
        -orig-id: OldThreadId
        type: u4
        doc: ID of the thread that the processor switches from.
      - id: new_thread_priority
        -orig-id: NewThreadPriority
        type: s1
        doc: Priority of the new thread.
      - id: old_thread_priority
        -orig-id: OldThreadPriority
        type: s1
        doc: Priority of the old thread.
      - id: unnamed_0a
        size: 1
        type: unnamed_0a_union
        doc: |
          PreviousCState is valid when a processor leaves its idle thread. For
          other threads, the source states that SpareByte, a member of the next
          union, is zero.
      - id: unnamed_0b
        size: 1
        type: unnamed_0b_union
      - id: old_thread_wait_reason
        -orig-id: OldThreadWaitReason
        type: u1
        enum: etw_common::kwait_reason
        doc: Wait reason of the old thread.
      - id: old_thread_wait_mode
        -orig-id: OldThreadWaitMode
        type: s1
        enum: etw_common::kprocessor_mode
        doc: Processor mode in which the old thread waits.
      - id: old_thread_state
        -orig-id: OldThreadState
        type: u1
        enum: etw_common::kthread_state
        doc: State of the old thread.
      - id: old_thread_ideal_processor
        -orig-id: OldThreadIdealProcessor
        type: u1
        doc: |
          Truncated to 8 bits, so it is unreliable on machines with more than
          256 processors.
      - id: new_thread_wait_time
        -orig-id: NewThreadWaitTime
        type: u4
        doc: |
          Wait time of the new thread. In the compact form of the event,
          PERFINFO_CCSWAP, it is in timer ticks. Unit: timer ticks.
      - id: old_thread_remaining_quantum
        -orig-id: OldThreadRemainingQuantum
        type: s4
        doc: |
          Remaining quantum of the old thread: the target minus the cycles used
          so far, in units of 1024.
    instances:
      previous_cstate:
        value: unnamed_0a.previous_cstate
      old_thread_rank:
        value: unnamed_0a.old_thread_rank
      new_thread_priority_decrement:
        value: unnamed_0b.new_thread_priority_decrement
      spare_byte:
        value: unnamed_0b.spare_byte
    types:
      unnamed_0a_union:
        instances:
          previous_cstate:
            -orig-id: PreviousCState
            pos: 0
            type: u1
            doc: Valid when the processor leaves its idle thread.
          old_thread_rank:
            -orig-id: OldThreadRank
            pos: 0
            type: u1
            doc: Purpose unknown.
      unnamed_0b_union:
        instances:
          new_thread_priority_decrement:
            -orig-id: NewThreadPriorityDecrement
            pos: 0
            type: s1
            doc: Decrement of the new thread's priority.
          spare_byte:
            -orig-id: SpareByte
            pos: 0
            type: s1
  wmi_contextswap_v1703:
    -orig-id: WMI_CONTEXTSWAP
    doc: |
      Processor switched from one thread to another.

      Documented for 1703.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_contextswap.htm WMI_CONTEXTSWAP
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2365-L2389 ntwmi.h
    seq:
      - id: new_thread_id
        -orig-id: NewThreadId
        type: u4
        doc: ID of the thread that the processor switches to.
      - id: old_thread_id
        -orig-id: OldThreadId
        type: u4
        doc: ID of the thread that the processor switches from.
      - id: new_thread_priority
        -orig-id: NewThreadPriority
        type: s1
        doc: Priority of the new thread.
      - id: old_thread_priority
        -orig-id: OldThreadPriority
        type: s1
        doc: Priority of the old thread.
      - id: unnamed_0a
        size: 1
        type: unnamed_0a_union
        doc: |
          PreviousCState is valid when a processor leaves its idle thread. For
          other threads, the source states that SpareByte, a member of the next
          union, is zero.
      - id: unnamed_0b
        size: 1
        type: unnamed_0b_union
      - id: old_thread_wait_reason
        -orig-id: OldThreadWaitReason
        type: u1
        enum: etw_common::kwait_reason
        doc: Wait reason of the old thread.
      - id: unnamed_0d
        size: 1
        type: unnamed_0d_union
      - id: old_thread_state
        -orig-id: OldThreadState
        type: u1
        enum: etw_common::kthread_state
        doc: State of the old thread.
      - id: old_thread_ideal_processor
        -orig-id: OldThreadIdealProcessor
        type: u1
        doc: |
          Truncated to 8 bits, so it is unreliable on machines with more than
          256 processors.
      - id: new_thread_wait_time
        -orig-id: NewThreadWaitTime
        type: u4
        doc: |
          Wait time of the new thread. In the compact form of the event,
          PERFINFO_CCSWAP, it is in timer ticks. Unit: timer ticks.
      - id: old_thread_remaining_quantum
        -orig-id: OldThreadRemainingQuantum
        type: s4
        doc: |
          Remaining quantum of the old thread: the target minus the cycles used
          so far, in units of 1024.
    instances:
      previous_cstate:
        value: unnamed_0a.previous_cstate
      old_thread_rank:
        value: unnamed_0a.old_thread_rank
      new_thread_priority_decrement:
        value: unnamed_0b.new_thread_priority_decrement
      spare_byte:
        value: unnamed_0b.spare_byte
      old_thread_wait_mode:
        value: unnamed_0d.unnamed_0d.old_thread_wait_mode
      old_thread_bam_epp_important:
        value: unnamed_0d.unnamed_0d.old_thread_bam_epp_important
      new_thread_bam_epp_important:
        value: unnamed_0d.unnamed_0d.new_thread_bam_epp_important
      reserved:
        value: unnamed_0d.unnamed_0d.reserved
      flags:
        value: unnamed_0d.flags
    types:
      unnamed_0a_union:
        instances:
          previous_cstate:
            -orig-id: PreviousCState
            pos: 0
            type: u1
            doc: Valid when the processor leaves its idle thread.
          old_thread_rank:
            -orig-id: OldThreadRank
            pos: 0
            type: u1
            doc: Purpose unknown.
      unnamed_0b_union:
        instances:
          new_thread_priority_decrement:
            -orig-id: NewThreadPriorityDecrement
            pos: 0
            type: s1
            doc: Decrement of the new thread's priority.
          spare_byte:
            -orig-id: SpareByte
            pos: 0
            type: s1
      unnamed_0d_struct:
        seq:
          - id: old_thread_wait_mode
            -orig-id: OldThreadWaitMode
            type: b1
            doc: Processor mode in which the old thread waits.
          - id: old_thread_bam_epp_important
            -orig-id: OldThreadBamEppImportant
            type: b1
          - id: new_thread_bam_epp_important
            -orig-id: NewThreadBamEppImportant
            type: b1
          - id: reserved
            -orig-id: Reserved
            type: b5
      unnamed_0d_union:
        instances:
          unnamed_0d:
            pos: 0
            type: unnamed_0d_struct
          flags:
            -orig-id: Flags
            pos: 0
            type: u1
            doc: The same byte as one number.
  wmi_contextswap:
    -orig-id: WMI_CONTEXTSWAP
    doc: |
      Processor switched from one thread to another.

      Most members are copied from members of similar name in the ETHREAD of the
      old or the new thread.

      Documented for 1709+, assumed unchanged after 2004.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_contextswap.htm WMI_CONTEXTSWAP
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2365-L2389 ntwmi.h
    seq:
      - id: new_thread_id
        -orig-id: NewThreadId
        type: u4
        doc: ID of the thread that the processor switches to.
      - id: old_thread_id
        -orig-id: OldThreadId
        type: u4
        doc: ID of the thread that the processor switches from.
      - id: new_thread_priority
        -orig-id: NewThreadPriority
        type: s1
        doc: Priority of the new thread.
      - id: old_thread_priority
        -orig-id: OldThreadPriority
        type: s1
        doc: Priority of the old thread.
      - id: unnamed_0a
        size: 1
        type: unnamed_0a_union
        doc: |
          PreviousCState is valid when a processor leaves its idle thread. For
          other threads, the source states that SpareByte, a member of the next
          union, is zero.
      - id: unnamed_0b
        size: 1
        type: unnamed_0b_union
      - id: old_thread_wait_reason
        -orig-id: OldThreadWaitReason
        type: u1
        enum: etw_common::kwait_reason
        doc: Wait reason of the old thread.
      - id: unnamed_0d
        size: 1
        type: unnamed_0d_union
      - id: old_thread_state
        -orig-id: OldThreadState
        type: u1
        enum: etw_common::kthread_state
        doc: State of the old thread.
      - id: old_thread_ideal_processor
        -orig-id: OldThreadIdealProcessor
        type: u1
        doc: |
          Truncated to 8 bits, so it is unreliable on machines with more than
          256 processors.
      - id: new_thread_wait_time
        -orig-id: NewThreadWaitTime
        type: u4
        doc: |
          Wait time of the new thread. In the compact form of the event,
          PERFINFO_CCSWAP, it is in timer ticks. Unit: timer ticks.
      - id: old_thread_remaining_quantum
        -orig-id: OldThreadRemainingQuantum
        type: s4
        doc: |
          Remaining quantum of the old thread: the target minus the cycles used
          so far, in units of 1024.
    instances:
      previous_cstate:
        value: unnamed_0a.previous_cstate
      old_thread_rank:
        value: unnamed_0a.old_thread_rank
      new_thread_priority_decrement:
        value: unnamed_0b.new_thread_priority_decrement
      spare_byte:
        value: unnamed_0b.spare_byte
      old_thread_wait_mode:
        value: unnamed_0d.unnamed_0d.old_thread_wait_mode
      old_thread_bam_qos_level:
        value: unnamed_0d.unnamed_0d.old_thread_bam_qos_level
      new_thread_bam_qos_level:
        value: unnamed_0d.unnamed_0d.new_thread_bam_qos_level
      reserved:
        value: unnamed_0d.unnamed_0d.reserved
      flags:
        value: unnamed_0d.flags
    types:
      unnamed_0a_union:
        instances:
          previous_cstate:
            -orig-id: PreviousCState
            pos: 0
            type: u1
            doc: Valid when the processor leaves its idle thread.
          old_thread_rank:
            -orig-id: OldThreadRank
            pos: 0
            type: u1
            doc: Purpose unknown.
      unnamed_0b_union:
        instances:
          new_thread_priority_decrement:
            -orig-id: NewThreadPriorityDecrement
            pos: 0
            type: s1
            doc: Decrement of the new thread's priority.
          spare_byte:
            -orig-id: SpareByte
            pos: 0
            type: s1
      unnamed_0d_struct:
        seq:
          - id: old_thread_wait_mode
            -orig-id: OldThreadWaitMode
            type: b1
            doc: Processor mode in which the old thread waits.
          - id: old_thread_bam_qos_level
            -orig-id: OldThreadBamQosLevel
            type: b3
          - id: new_thread_bam_qos_level
            -orig-id: NewThreadBamQosLevel
            type: b3
          - id: reserved
            -orig-id: Reserved
            type: b1
      unnamed_0d_union:
        instances:
          unnamed_0d:
            pos: 0
            type: unnamed_0d_struct
          flags:
            -orig-id: Flags
            pos: 0
            type: u1
            doc: The same byte as one number.
  wmi_extended_thread_information_ptr32:
    -orig-id: WMI_EXTENDED_THREAD_INFORMATION
    doc: |
      Thread started, ended, or already running.

      In event version 3 the union contains the affinity: this is documented,
      and 6964 real events have a mask there. Version 2, whose payload is
      Thread_V2_TypeGroup1, contains the address.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2010-L2030 ntwmi.h
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: thread_id
        -orig-id: ThreadId
        type: u4
      - id: stack_base
        -orig-id: StackBase
        type: u4
        doc: Base of the kernel stack.
      - id: stack_limit
        -orig-id: StackLimit
        type: u4
        doc: Limit of the kernel stack.
      - id: user_stack_base
        -orig-id: UserStackBase
        type: u4
        doc: Base of the user-mode stack.
      - id: user_stack_limit
        -orig-id: UserStackLimit
        type: u4
        doc: Limit of the user-mode stack.
      - id: unnamed_18
        size: 4
        type: unnamed_18_union
      - id: win32_start_address
        -orig-id: Win32StartAddress
        type: u4
        doc: Start address of the thread in the program's own code.
      - id: teb_base
        -orig-id: TebBase
        type: u4
        doc: Address of the thread environment block.
      - id: sub_process_tag
        -orig-id: SubProcessTag
        type: u4
        doc: Tag of the service that the thread works for.
      - id: base_priority
        -orig-id: BasePriority
        type: s1
        doc: Priority to which boosts are added.
      - id: page_priority
        -orig-id: PagePriority
        type: u1
      - id: io_priority
        -orig-id: IoPriority
        type: u1
      - id: flags
        -orig-id: Flags
        type: u1
        doc: Flags of `etw_thread_flag`.
      - id: thread_name
        -orig-id: ThreadName
        type: strz
        eos-error: false
        if: _io.size - _io.pos >= 1
        doc: |
          Name of the thread. Releases that precede thread names end before it.
    instances:
      start_address:
        value: unnamed_18.start_address
      affinity:
        value: unnamed_18.affinity
    types:
      unnamed_18_union:
        instances:
          start_address:
            -orig-id: StartAddress
            pos: 0
            type: u4
            doc: |
              Start address of the thread. For a user-mode thread it is in
              system code.
          affinity:
            -orig-id: Affinity
            pos: 0
            type: u4
            doc: Bitmask of the processors on which the thread may run.
  wmi_extended_thread_information_ptr64:
    -orig-id: WMI_EXTENDED_THREAD_INFORMATION
    doc: |
      Thread started, ended, or already running.

      In event version 3 the union contains the affinity: this is documented,
      and 6964 real events have a mask there. Version 2, whose payload is
      Thread_V2_TypeGroup1, contains the address.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2010-L2030 ntwmi.h
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: thread_id
        -orig-id: ThreadId
        type: u4
      - id: stack_base
        -orig-id: StackBase
        type: u8
        doc: Base of the kernel stack.
      - id: stack_limit
        -orig-id: StackLimit
        type: u8
        doc: Limit of the kernel stack.
      - id: user_stack_base
        -orig-id: UserStackBase
        type: u8
        doc: Base of the user-mode stack.
      - id: user_stack_limit
        -orig-id: UserStackLimit
        type: u8
        doc: Limit of the user-mode stack.
      - id: unnamed_28
        size: 8
        type: unnamed_28_union
      - id: win32_start_address
        -orig-id: Win32StartAddress
        type: u8
        doc: Start address of the thread in the program's own code.
      - id: teb_base
        -orig-id: TebBase
        type: u8
        doc: Address of the thread environment block.
      - id: sub_process_tag
        -orig-id: SubProcessTag
        type: u4
        doc: Tag of the service that the thread works for.
      - id: base_priority
        -orig-id: BasePriority
        type: s1
        doc: Priority to which boosts are added.
      - id: page_priority
        -orig-id: PagePriority
        type: u1
      - id: io_priority
        -orig-id: IoPriority
        type: u1
      - id: flags
        -orig-id: Flags
        type: u1
        doc: Flags of `etw_thread_flag`.
      - id: thread_name
        -orig-id: ThreadName
        type: strz
        eos-error: false
        if: _io.size - _io.pos >= 1
        doc: |
          Name of the thread. Releases that precede thread names end before it.
    instances:
      start_address:
        value: unnamed_28.start_address
      affinity:
        value: unnamed_28.affinity
    types:
      unnamed_28_union:
        instances:
          start_address:
            -orig-id: StartAddress
            pos: 0
            type: u8
            doc: |
              Start address of the thread. For a user-mode thread it is in
              system code.
          affinity:
            -orig-id: Affinity
            pos: 0
            type: u8
            doc: Bitmask of the processors on which the thread may run.
  wmi_thread_information:
    -orig-id: WMI_THREAD_INFORMATION
    doc: |
      Thread, in the form with IDs only.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2000-L2004 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: thread_id
        -orig-id: ThreadId
        type: u4
  worker_thread_ptr32:
    -orig-id: WorkerThread
    doc: |
      System worker thread completed a work item.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L861-L877 MOF classes of the NT Kernel Logger
    seq:
      - id: tthread_id
        -orig-id: TThreadId
        type: u4
        doc: Thread ID.
      - id: start_time
        -orig-id: StartTime
        type: u8
        doc: Start time of the work.
      - id: thread_routine
        -orig-id: ThreadRoutine
        type: u4
        doc: Routine that performs the work.
  worker_thread_ptr64:
    -orig-id: WorkerThread
    doc: |
      System worker thread completed a work item.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L861-L877 MOF classes of the NT Kernel Logger
    seq:
      - id: tthread_id
        -orig-id: TThreadId
        type: u4
        doc: Thread ID.
      - id: start_time
        -orig-id: StartTime
        type: u8
        doc: Start time of the work.
      - id: thread_routine
        -orig-id: ThreadRoutine
        type: u8
        doc: Routine that performs the work.
enums:
  etw_thread_flag:
    1:
      id: etw_thread_flag_registry_notification
      -orig-id: ETW_THREAD_FLAG_REGISTRY_NOTIFICATION
  perfinfo_ccswap_type:
    0:
      id: perf_cswap_idle_short
      -orig-id: PerfCSwapIdleShort
      doc: PERFINFO_CCSWAP_IDLE_SHORT, 2 bytes.
    1:
      id: perf_cswap_idle
      -orig-id: PerfCSwapIdle
      doc: PERFINFO_CCSWAP_IDLE, 4 bytes.
    2:
      id: perf_cswap_lite
      -orig-id: PerfCSwapLite
      doc: PERFINFO_CCSWAP_LITE, 4 bytes.
    3:
      id: perf_cswap_full
      -orig-id: PerfCSwapFull
      doc: PERFINFO_CCSWAP, 8 bytes.
