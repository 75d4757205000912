# Generated from spec/ by `cargo spec generate`. Do not edit: edit the tables.
meta:
  id: etw_payloads_profile
  title: Event Tracing for Windows, profile
  application: Windows
  license: MIT OR Apache-2.0
  ks-version: 0.11
  imports:
    - etw_common
  encoding: UTF-16LE
  endian: le
  bit-endian: le
doc: |
  Samples, interrupts, deferred procedure calls, timers, clocks, system calls
  and marks.
types:
  etw_cancel_ktimer2_event_ptr32:
    -orig-id: ETW_CANCEL_KTIMER2_EVENT
    doc: |
      Executive timer (KTIMER2) canceled.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L3178-L3181 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: timer_key
        -orig-id: TimerKey
        type: u4
        doc: Identifies the timer.
  etw_cancel_ktimer2_event_ptr64:
    -orig-id: ETW_CANCEL_KTIMER2_EVENT
    doc: |
      Executive timer (KTIMER2) canceled.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L3178-L3181 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: timer_key
        -orig-id: TimerKey
        type: u8
        doc: Identifies the timer.
  etw_cancel_timer_event_ptr32:
    -orig-id: ETW_CANCEL_TIMER_EVENT
    doc: |
      Kernel timer canceled.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L3130-L3133 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: timer_address
        -orig-id: TimerAddress
        type: u4
        doc: Identifies the timer.
  etw_cancel_timer_event_ptr64:
    -orig-id: ETW_CANCEL_TIMER_EVENT
    doc: |
      Kernel timer canceled.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L3130-L3133 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: timer_address
        -orig-id: TimerAddress
        type: u8
        doc: Identifies the timer.
  etw_clock_configuration_event:
    -orig-id: ETW_CLOCK_CONFIGURATION_EVENT
    doc: |
      Configuration of the system clock.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L3226-L3231 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: known_type
        -orig-id: KnownType
        type: u4
      - id: capabilities
        -orig-id: Capabilities
        type: u4
        doc: Purpose unknown.
      - id: disable_reason
        -orig-id: DisableReason
        type: u4
        enum: perfinfo_dynamic_tick_disable_reason
        doc: Reason why clock ticks cannot be skipped.
  etw_clock_time_update:
    -orig-id: ETW_CLOCK_TIME_UPDATE
    doc: |
      Interrupt time updated.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L3233-L3237 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: interrupt_time
        -orig-id: InterruptTime
        type: u8
        doc: |
          Unit: 100 ns.
      - id: clock_owner
        -orig-id: ClockOwner
        type: u4
        doc: Processor that maintains the time.
  etw_cpu_cache_flush_event_ptr32:
    -orig-id: ETW_CPU_CACHE_FLUSH_EVENT
    doc: |
      Processor caches flushed.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L3283-L3292 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: address
        -orig-id: Address
        type: u4
        doc: Start of the flushed memory.
      - id: bytes
        -orig-id: Bytes
        type: u4
        doc: |
          Unit: bytes.
      - id: clean
        -orig-id: Clean
        type: u1
        doc: True if the data was written back (inferred from the name).
      - id: full_flush
        -orig-id: FullFlush
        type: u1
        doc: True if the whole cache was flushed.
      - id: rectangle
        -orig-id: Rectangle
        type: u1
        doc: True if the data is a rectangle (inferred from the name).
      - id: reserved0
        -orig-id: Reserved0
        type: u1
      - id: reserved1
        -orig-id: Reserved1
        type: u4
  etw_cpu_cache_flush_event_ptr64:
    -orig-id: ETW_CPU_CACHE_FLUSH_EVENT
    doc: |
      Processor caches flushed.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L3283-L3292 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: address
        -orig-id: Address
        type: u8
        doc: Start of the flushed memory.
      - id: bytes
        -orig-id: Bytes
        type: u8
        doc: |
          Unit: bytes.
      - id: clean
        -orig-id: Clean
        type: u1
        doc: True if the data was written back (inferred from the name).
      - id: full_flush
        -orig-id: FullFlush
        type: u1
        doc: True if the whole cache was flushed.
      - id: rectangle
        -orig-id: Rectangle
        type: u1
        doc: True if the data is a rectangle (inferred from the name).
      - id: reserved0
        -orig-id: Reserved0
        type: u1
      - id: reserved1
        -orig-id: Reserved1
        type: u4
  etw_disable_ktimer2_event_ptr32:
    -orig-id: ETW_DISABLE_KTIMER2_EVENT
    doc: |
      Executive timer (KTIMER2) disabled.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L3188-L3194 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: timer_key
        -orig-id: TimerKey
        type: u4
        doc: Identifies the timer.
      - id: disable_callback
        -orig-id: DisableCallback
        type: u4
        doc: Routine called when the timer is disabled.
      - id: disable_context_key
        -orig-id: DisableContextKey
        type: u4
        doc: Context of that routine.
      - id: flags
        -orig-id: Flags
        type: u1
        doc: Flags of `etw_disable_ktimer2_flag`.
  etw_disable_ktimer2_event_ptr64:
    -orig-id: ETW_DISABLE_KTIMER2_EVENT
    doc: |
      Executive timer (KTIMER2) disabled.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L3188-L3194 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: timer_key
        -orig-id: TimerKey
        type: u8
        doc: Identifies the timer.
      - id: disable_callback
        -orig-id: DisableCallback
        type: u8
        doc: Routine called when the timer is disabled.
      - id: disable_context_key
        -orig-id: DisableContextKey
        type: u8
        doc: Context of that routine.
      - id: flags
        -orig-id: Flags
        type: u1
        doc: Flags of `etw_disable_ktimer2_flag`.
  etw_finalize_ktimer2_event_ptr32:
    -orig-id: ETW_FINALIZE_KTIMER2_EVENT
    doc: |
      Disabled executive timer (KTIMER2) no longer in use.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L3196-L3201 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: timer_key
        -orig-id: TimerKey
        type: u4
        doc: Identifies the timer.
      - id: disable_callback
        -orig-id: DisableCallback
        type: u4
        doc: Routine called when the timer is disabled.
      - id: disable_context_key
        -orig-id: DisableContextKey
        type: u4
        doc: Context of that routine.
  etw_finalize_ktimer2_event_ptr64:
    -orig-id: ETW_FINALIZE_KTIMER2_EVENT
    doc: |
      Disabled executive timer (KTIMER2) no longer in use.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L3196-L3201 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: timer_key
        -orig-id: TimerKey
        type: u8
        doc: Identifies the timer.
      - id: disable_callback
        -orig-id: DisableCallback
        type: u8
        doc: Routine called when the timer is disabled.
      - id: disable_context_key
        -orig-id: DisableContextKey
        type: u8
        doc: Context of that routine.
  etw_set_ktimer2_event_ptr32:
    -orig-id: ETW_SET_KTIMER2_EVENT
    doc: |
      Executive timer (KTIMER2) set or expired.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L3165-L3174 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: due_time
        -orig-id: DueTime
        type: u8
        doc: |
          Due time. Unit: 100 ns.
      - id: maximum_due_time
        -orig-id: MaximumDueTime
        type: u8
        doc: |
          Latest expiration time, since the timer can be coalesced with others.
          Unit: 100 ns.
      - id: period
        -orig-id: Period
        type: u8
        doc: |
          Period of the timer. Unit: 100 ns.
      - id: timer_key
        -orig-id: TimerKey
        type: u4
        doc: Identifies the timer.
      - id: callback
        -orig-id: Callback
        type: u4
        doc: Routine called when the timer expires.
      - id: callback_context_key
        -orig-id: CallbackContextKey
        type: u4
        doc: Context of that routine.
      - id: flags
        -orig-id: Flags
        type: u1
        doc: Flags of `etw_ktimer2_flag`.
  etw_set_ktimer2_event_ptr64:
    -orig-id: ETW_SET_KTIMER2_EVENT
    doc: |
      Executive timer (KTIMER2) set or expired.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L3165-L3174 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: due_time
        -orig-id: DueTime
        type: u8
        doc: |
          Due time. Unit: 100 ns.
      - id: maximum_due_time
        -orig-id: MaximumDueTime
        type: u8
        doc: |
          Latest expiration time, since the timer can be coalesced with others.
          Unit: 100 ns.
      - id: period
        -orig-id: Period
        type: u8
        doc: |
          Period of the timer. Unit: 100 ns.
      - id: timer_key
        -orig-id: TimerKey
        type: u8
        doc: Identifies the timer.
      - id: callback
        -orig-id: Callback
        type: u8
        doc: Routine called when the timer expires.
      - id: callback_context_key
        -orig-id: CallbackContextKey
        type: u8
        doc: Context of that routine.
      - id: flags
        -orig-id: Flags
        type: u1
        doc: Flags of `etw_ktimer2_flag`.
  etw_set_timer_event_ptr32:
    -orig-id: ETW_SET_TIMER_EVENT
    doc: |
      Kernel timer set.

      According to the header, the event of a timer that is not periodic is
      truncated before Period.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L3117-L3128 ntwmi.h
    seq:
      - id: expected_due_time
        -orig-id: ExpectedDueTime
        type: u8
        doc: |
          Due time. Unit: 100 ns.
      - id: timer_address
        -orig-id: TimerAddress
        type: u4
        doc: Identifies the timer.
      - id: target_processor_group
        -orig-id: TargetProcessorGroup
        type: u2
        doc: Group of the processor on which the timer is to expire.
      - id: target_processor_index
        -orig-id: TargetProcessorIndex
        type: u1
        doc: Processor within the group.
      - id: flags
        -orig-id: Flags
        type: u1
        doc: Flags of `etw_timer_flag`.
      - id: period
        -orig-id: Period
        type: u4
        doc: |
          Period of the timer. Unit: ms.
      - id: encoded_delay
        -orig-id: EncodedDelay
        type: u1
        doc: Tolerable delay, encoded.
      - id: reserved0
        -orig-id: Reserved0
        type: u1
      - id: unnamed_16
        size: 2
        type: unnamed_16_union
        doc: |
          Symbol files of 2004 and later contain the process. The header and the
          symbol files of 1607 do not.
    instances:
      reserved1:
        value: unnamed_16.reserved1
      unique_process_id:
        value: unnamed_16.unique_process_id
    types:
      unnamed_16_union:
        instances:
          reserved1:
            -orig-id: Reserved1
            pos: 0
            type: u2
          unique_process_id:
            -orig-id: UniqueProcessId
            pos: 0
            type: u2
            doc: |
              Low half of the process ID (inferred from the name and the size).
  etw_set_timer_event_ptr64:
    -orig-id: ETW_SET_TIMER_EVENT
    doc: |
      Kernel timer set.

      According to the header, the event of a timer that is not periodic is
      truncated before Period.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L3117-L3128 ntwmi.h
    seq:
      - id: expected_due_time
        -orig-id: ExpectedDueTime
        type: u8
        doc: |
          Due time. Unit: 100 ns.
      - id: timer_address
        -orig-id: TimerAddress
        type: u8
        doc: Identifies the timer.
      - id: target_processor_group
        -orig-id: TargetProcessorGroup
        type: u2
        doc: Group of the processor on which the timer is to expire.
      - id: target_processor_index
        -orig-id: TargetProcessorIndex
        type: u1
        doc: Processor within the group.
      - id: flags
        -orig-id: Flags
        type: u1
        doc: Flags of `etw_timer_flag`.
      - id: period
        -orig-id: Period
        type: u4
        doc: |
          Period of the timer. Unit: ms.
      - id: encoded_delay
        -orig-id: EncodedDelay
        type: u1
        doc: Tolerable delay, encoded.
      - id: reserved0
        -orig-id: Reserved0
        type: u1
      - id: unnamed_1a
        size: 2
        type: unnamed_1a_union
        doc: |
          Symbol files of 2004 and later contain the process. The header and the
          symbol files of 1607 do not.
    instances:
      reserved1:
        value: unnamed_1a.reserved1
      unique_process_id:
        value: unnamed_1a.unique_process_id
    types:
      unnamed_1a_union:
        instances:
          reserved1:
            -orig-id: Reserved1
            pos: 0
            type: u2
          unique_process_id:
            -orig-id: UniqueProcessId
            pos: 0
            type: u2
            doc: |
              Low half of the process ID (inferred from the name and the size).
  etw_timer_expiration_event_ptr32:
    -orig-id: ETW_TIMER_EXPIRATION_EVENT
    doc: |
      Kernel timer expired.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L3135-L3141 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: expected_due_time
        -orig-id: ExpectedDueTime
        type: u8
        doc: |
          Time at which the timer was due. Unit: 100 ns.
      - id: timer_address
        -orig-id: TimerAddress
        type: u4
        doc: Identifies the timer.
      - id: deferred_routine
        -orig-id: DeferredRoutine
        type: u4
        doc: Routine of the timer's deferred procedure call.
      - id: encoded_delay
        -orig-id: EncodedDelay
        type: u1
        doc: Tolerable delay, encoded.
  etw_timer_expiration_event_ptr64:
    -orig-id: ETW_TIMER_EXPIRATION_EVENT
    doc: |
      Kernel timer expired.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L3135-L3141 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: expected_due_time
        -orig-id: ExpectedDueTime
        type: u8
        doc: |
          Time at which the timer was due. Unit: 100 ns.
      - id: timer_address
        -orig-id: TimerAddress
        type: u8
        doc: Identifies the timer.
      - id: deferred_routine
        -orig-id: DeferredRoutine
        type: u8
        doc: Routine of the timer's deferred procedure call.
      - id: encoded_delay
        -orig-id: EncodedDelay
        type: u1
        doc: Tolerable delay, encoded.
  etw_timer_expiration_start_event:
    -orig-id: ETW_TIMER_EXPIRATION_START_EVENT
    doc: |
      Kernel timers that are due start to expire.

      Releases unknown.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L3143-L3146 ntwmi.h
    seq:
      - id: interrupt_time
        -orig-id: InterruptTime
        type: u8
        doc: |
          Interrupt time, which determines the timers that are due. Unit: 100
          ns.
      - id: hr_timer_expiration_only
        -orig-id: HrTimerExpirationOnly
        type: u1
        if: _io.size - _io.pos >= 1
        doc: |
          True if only high-resolution timers expire (inferred from the name).
          Symbol files of 2004 and later contain it, those of 1607 do not.
  isr_msi_ptr32:
    -orig-id: ISR_MSI
    doc: |
      Interrupt service routine of a message-signaled interrupt completed.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/TracingTools/libtrace/blob/1cc60ba0/src/parser/etw/etw_raw_kernel_payload_decoder.cc etw_raw_kernel_payload_decoder.cc
      - https://github.com/panopticoncentral/EtwTools/tree/aeb0b18f/src/EtwTools/Providers EtwTools
      - https://github.com/microsoft/wmi/tree/2b4d93b4/server23h2/root/wmi Classes of WMI in Go
    seq:
      - id: initial_time
        -orig-id: InitialTime
        type: u8
        doc: |
          Start time, from the session's clock. The event's own time is the end.
      - id: routine
        -orig-id: Routine
        type: u4
        doc: Address of the routine.
      - id: return_value
        -orig-id: ReturnValue
        type: u1
        doc: |
          Return value of the routine: whether it claimed the interrupt.
      - id: vector
        -orig-id: Vector
        type: u2
        doc: Interrupt vector.
      - id: reserved
        -orig-id: Reserved
        type: u1
      - id: message_number
        -orig-id: MessageNumber
        type: u4
        doc: Number of the message among the messages of the interrupt.
  isr_msi_ptr64:
    -orig-id: ISR_MSI
    doc: |
      Interrupt service routine of a message-signaled interrupt completed.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/TracingTools/libtrace/blob/1cc60ba0/src/parser/etw/etw_raw_kernel_payload_decoder.cc etw_raw_kernel_payload_decoder.cc
      - https://github.com/panopticoncentral/EtwTools/tree/aeb0b18f/src/EtwTools/Providers EtwTools
      - https://github.com/microsoft/wmi/tree/2b4d93b4/server23h2/root/wmi Classes of WMI in Go
    seq:
      - id: initial_time
        -orig-id: InitialTime
        type: u8
        doc: |
          Start time, from the session's clock. The event's own time is the end.
      - id: routine
        -orig-id: Routine
        type: u8
        doc: Address of the routine.
      - id: return_value
        -orig-id: ReturnValue
        type: u1
        doc: |
          Return value of the routine: whether it claimed the interrupt.
      - id: vector
        -orig-id: Vector
        type: u2
        doc: Interrupt vector.
      - id: reserved
        -orig-id: Reserved
        type: u1
      - id: message_number
        -orig-id: MessageNumber
        type: u4
        doc: Number of the message among the messages of the interrupt.
  isr_v1_ptr32:
    -orig-id: ISR_V1
    doc: |
      Interrupt serviced.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L3000-L3016 MOF classes of the NT Kernel Logger
    seq:
      - id: initial_time
        -orig-id: InitialTime
        type: s8
        doc: Start time of the routine. The event's own time is its end.
      - id: routine
        -orig-id: Routine
        type: u4
        doc: Interrupt service routine.
      - id: return_value
        -orig-id: ReturnValue
        type: u4
        doc: True if the routine claimed the interrupt.
  isr_v1_ptr64:
    -orig-id: ISR_V1
    doc: |
      Interrupt serviced.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L3000-L3016 MOF classes of the NT Kernel Logger
    seq:
      - id: initial_time
        -orig-id: InitialTime
        type: s8
        doc: Start time of the routine. The event's own time is its end.
      - id: routine
        -orig-id: Routine
        type: u8
        doc: Interrupt service routine.
      - id: return_value
        -orig-id: ReturnValue
        type: u4
        doc: True if the routine claimed the interrupt.
  lbr_entry_ptr32:
    -orig-id: LBR_ENTRY
    doc: |
      Branch that a processor took.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/KernelTraceEventParser.cs KernelTraceEventParser.cs
    seq:
      - id: from_address
        -orig-id: FromAddress
        type: u4
        doc: Address of the branch instruction.
      - id: to_address
        -orig-id: ToAddress
        type: u4
        doc: Address of its target.
      - id: reserved
        -orig-id: Reserved
        type: u4
        doc: Purpose unknown.
  lbr_entry_ptr64:
    -orig-id: LBR_ENTRY
    doc: |
      Branch that a processor took.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/KernelTraceEventParser.cs KernelTraceEventParser.cs
    seq:
      - id: from_address
        -orig-id: FromAddress
        type: u8
        doc: Address of the branch instruction.
      - id: to_address
        -orig-id: ToAddress
        type: u8
        doc: Address of its target.
      - id: reserved
        -orig-id: Reserved
        type: u8
        doc: Purpose unknown.
  lbr_sample_ptr32:
    -orig-id: LBR_SAMPLE
    doc: |
      Last branches that a processor took before an event.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/KernelTraceEventParser.cs KernelTraceEventParser.cs
    seq:
      - id: time_stamp
        -orig-id: TimeStamp
        type: u8
        doc: |
          Time at which the branches were recorded, by the performance counter.
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: thread_id
        -orig-id: ThreadId
        type: u4
      - id: filters
        -orig-id: Filters
        type: u4
        doc: Flags that state which branches were recorded.
      - id: entries
        -orig-id: Entries
        type: lbr_entry_ptr32
        repeat: expr
        repeat-expr: num_entries
        doc: The branches, in the order of the processor.
    instances:
      num_entries:
        value: (_io.size - _io.pos) / 12
  lbr_sample_ptr64:
    -orig-id: LBR_SAMPLE
    doc: |
      Last branches that a processor took before an event.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/KernelTraceEventParser.cs KernelTraceEventParser.cs
    seq:
      - id: time_stamp
        -orig-id: TimeStamp
        type: u8
        doc: |
          Time at which the branches were recorded, by the performance counter.
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: thread_id
        -orig-id: ThreadId
        type: u4
      - id: filters
        -orig-id: Filters
        type: u4
        doc: Flags that state which branches were recorded.
      - id: alignment
        -orig-id: Alignment
        type: u4
        doc: Purpose unknown.
      - id: entries
        -orig-id: Entries
        type: lbr_entry_ptr64
        repeat: expr
        repeat-expr: num_entries
        doc: The branches, in the order of the processor.
    instances:
      num_entries:
        value: (_io.size - _io.pos) / 24
  perfinfo_clock_interrupt_information:
    -orig-id: PERFINFO_CLOCK_INTERRUPT_INFORMATION
    doc: |
      Clock interrupt.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4567-L4571 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: interrupt_time
        -orig-id: InterruptTime
        type: u8
        doc: |
          Unit: 100 ns.
      - id: flags
        -orig-id: Flags
        type: s2
        doc: Flags of `perfinfo_clock_interrupt_flag`.
  perfinfo_dpc_enqueue_information_ptr32:
    -orig-id: PERFINFO_DPC_ENQUEUE_INFORMATION
    doc: |
      Deferred procedure call inserted into a processor's queue.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4530-L4538 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: key
        -orig-id: Key
        type: u4
        doc: Identifies the matching execution event.
      - id: dpc_queue_depth
        -orig-id: DpcQueueDepth
        type: s4
        doc: Number of calls in the queue after the insertion.
      - id: dpc_count
        -orig-id: DpcCount
        type: u4
      - id: target_processor_index
        -orig-id: TargetProcessorIndex
        type: u4
        doc: Processor index.
      - id: importance
        -orig-id: Importance
        type: u1
        doc: A value of the documented KDPC_IMPORTANCE.
      - id: reserved
        -orig-id: Reserved
        size: 3
  perfinfo_dpc_enqueue_information_ptr64:
    -orig-id: PERFINFO_DPC_ENQUEUE_INFORMATION
    doc: |
      Deferred procedure call inserted into a processor's queue.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4530-L4538 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: key
        -orig-id: Key
        type: u8
        doc: Identifies the matching execution event.
      - id: dpc_queue_depth
        -orig-id: DpcQueueDepth
        type: s4
        doc: Number of calls in the queue after the insertion.
      - id: dpc_count
        -orig-id: DpcCount
        type: u4
      - id: target_processor_index
        -orig-id: TargetProcessorIndex
        type: u4
        doc: Processor index.
      - id: importance
        -orig-id: Importance
        type: u1
        doc: A value of the documented KDPC_IMPORTANCE.
      - id: reserved
        -orig-id: Reserved
        size: 3
  perfinfo_dpc_execution_information_ptr32:
    -orig-id: PERFINFO_DPC_EXECUTION_INFORMATION
    doc: |
      Deferred procedure call starts.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4540-L4544 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: dpc_routine
        -orig-id: DpcRoutine
        type: u4
        doc: Address of the routine.
      - id: key
        -orig-id: Key
        type: u4
        doc: Identifies the matching enqueue event.
  perfinfo_dpc_execution_information_ptr64:
    -orig-id: PERFINFO_DPC_EXECUTION_INFORMATION
    doc: |
      Deferred procedure call starts.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4540-L4544 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: dpc_routine
        -orig-id: DpcRoutine
        type: u8
        doc: Address of the routine.
      - id: key
        -orig-id: Key
        type: u8
        doc: Identifies the matching enqueue event.
  perfinfo_dpc_information_ptr32:
    -orig-id: PERFINFO_DPC_INFORMATION
    doc: |
      Deferred procedure call completed.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4524-L4528 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: initial_time
        -orig-id: InitialTime
        type: u8
        doc: |
          Start time, from the session's clock. The event's own time is the end.
      - id: dpc_routine
        -orig-id: DpcRoutine
        type: u4
        doc: Address of the routine.
  perfinfo_dpc_information_ptr64:
    -orig-id: PERFINFO_DPC_INFORMATION
    doc: |
      Deferred procedure call completed.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4524-L4528 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: initial_time
        -orig-id: InitialTime
        type: u8
        doc: |
          Start time, from the session's clock. The event's own time is the end.
      - id: dpc_routine
        -orig-id: DpcRoutine
        type: u8
        doc: Address of the routine.
  perfinfo_interrupt_information_ptr32:
    -orig-id: PERFINFO_INTERRUPT_INFORMATION
    doc: |
      Interrupt service routine completed.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4554-L4561 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: initial_time
        -orig-id: InitialTime
        type: u8
        doc: |
          Start time, from the session's clock. The event's own time is the end.
      - id: service_routine
        -orig-id: ServiceRoutine
        type: u4
        doc: Address of the routine.
      - id: return_value
        -orig-id: ReturnValue
        type: u1
        doc: |
          Return value of the routine: whether it claimed the interrupt.
      - id: vector
        -orig-id: Vector
        type: u2
        doc: Interrupt vector.
      - id: reserved
        -orig-id: Reserved
        type: u1
  perfinfo_interrupt_information_ptr64:
    -orig-id: PERFINFO_INTERRUPT_INFORMATION
    doc: |
      Interrupt service routine completed.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4554-L4561 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: initial_time
        -orig-id: InitialTime
        type: u8
        doc: |
          Start time, from the session's clock. The event's own time is the end.
      - id: service_routine
        -orig-id: ServiceRoutine
        type: u8
        doc: Address of the routine.
      - id: return_value
        -orig-id: ReturnValue
        type: u1
        doc: |
          Return value of the routine: whether it claimed the interrupt.
      - id: vector
        -orig-id: Vector
        type: u2
        doc: Interrupt vector.
      - id: reserved
        -orig-id: Reserved
        type: u1
  perfinfo_io_timer_ptr32:
    -orig-id: PERFINFO_IO_TIMER
    doc: |
      Timer of a device object expired.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L5397-L5401 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: device_object
        -orig-id: DeviceObject
        type: u4
      - id: routine_address
        -orig-id: RoutineAddress
        type: u4
        doc: Routine that is called.
  perfinfo_io_timer_ptr64:
    -orig-id: PERFINFO_IO_TIMER
    doc: |
      Timer of a device object expired.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L5397-L5401 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: device_object
        -orig-id: DeviceObject
        type: u8
      - id: routine_address
        -orig-id: RoutineAddress
        type: u8
        doc: Routine that is called.
  perfinfo_ipi_information:
    -orig-id: PERFINFO_IPI_INFORMATION
    doc: |
      Interrupt from one processor to another.

      Releases unknown.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4576-L4580 ntwmi.h
    seq:
      - id: request_type
        -orig-id: RequestType
        type: u4
        doc: Flags of `perfinfo_ipi_request`.
      - id: target_processor
        -orig-id: TargetProcessor
        type: u4
        doc: |
          Index of the other processor. The header states that this is inferred.
  perfinfo_pmc_sample_information_ptr32:
    -orig-id: PERFINFO_PMC_SAMPLE_INFORMATION
    doc: |
      Processor counter interrupt: the code that the processor was executing.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4516-L4522 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: instruction_pointer
        -orig-id: InstructionPointer
        type: u4
      - id: thread_id
        -orig-id: ThreadId
        type: u4
        doc: ID of the thread that the processor was executing.
      - id: profile_source
        -orig-id: ProfileSource
        type: u2
        doc: Profile source of the counter, a value of KPROFILE_SOURCE.
      - id: reserved
        -orig-id: Reserved
        type: u2
  perfinfo_pmc_sample_information_ptr64:
    -orig-id: PERFINFO_PMC_SAMPLE_INFORMATION
    doc: |
      Processor counter interrupt: the code that the processor was executing.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4516-L4522 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: instruction_pointer
        -orig-id: InstructionPointer
        type: u8
      - id: thread_id
        -orig-id: ThreadId
        type: u4
        doc: ID of the thread that the processor was executing.
      - id: profile_source
        -orig-id: ProfileSource
        type: u2
        doc: Profile source of the counter, a value of KPROFILE_SOURCE.
      - id: reserved
        -orig-id: Reserved
        type: u2
  perfinfo_sampled_profile_cache_ptr32:
    -orig-id: PERFINFO_SAMPLED_PROFILE_CACHE
    doc: |
      Several profile interrupts in one event.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4503-L4507 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: entries
        -orig-id: Entries
        type: u4
        doc: Number of valid elements in Sample.
      - id: sample
        -orig-id: Sample
        type: perfinfo_sampled_profile_information_ptr32
        repeat: expr
        repeat-expr: 20
        doc: Profile interrupts. Entries elements are valid.
  perfinfo_sampled_profile_cache_ptr64:
    -orig-id: PERFINFO_SAMPLED_PROFILE_CACHE
    doc: |
      Several profile interrupts in one event.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4503-L4507 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: entries
        -orig-id: Entries
        type: u4
        doc: Number of valid elements in Sample.
      - id: padding_04
        size: 4
      - id: sample
        -orig-id: Sample
        type: perfinfo_sampled_profile_information_ptr64
        repeat: expr
        repeat-expr: 20
        doc: Profile interrupts. Entries elements are valid.
  perfinfo_sampled_profile_config:
    -orig-id: PERFINFO_SAMPLED_PROFILE_CONFIG
    doc: |
      Interval of a profile source, logged when the trace starts or ends or the
      interval changes.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4509-L4514 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: source
        -orig-id: Source
        type: u4
        enum: etw_common::kprofile_source
      - id: new_interval
        -orig-id: NewInterval
        type: u4
        doc: |
          Interval, in 100 ns units for time. For other sources, the number of
          units that the source counts.
      - id: old_interval
        -orig-id: OldInterval
        type: u4
        doc: |
          Interval, in 100 ns units for time. For other sources, the number of
          units that the source counts.
      - id: source_name
        -orig-id: SourceName
        type: strz
        eos-error: false
        if: _io.size - _io.pos >= 1
        doc: Name of the profile source. Events of version 3 have it.
  perfinfo_sampled_profile_information_ptr32:
    -orig-id: PERFINFO_SAMPLED_PROFILE_INFORMATION
    doc: |
      Profile interrupt: the code that a processor was executing.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4485-L4500 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: instruction_pointer
        -orig-id: InstructionPointer
        type: u4
      - id: thread_id
        -orig-id: ThreadId
        type: u4
        doc: ID of the thread that the processor was executing.
      - id: count
        -orig-id: Count
        type: u2
        doc: Documented as not used. 1 in 88809 real events.
      - id: unnamed_0a
        size: 1
        type: unnamed_0a_union
      - id: rank
        -orig-id: Rank
        type: u1
        doc: Rank of the thread in its scheduling group. 0 if it is in none.
    instances:
      executing_dpc:
        value: unnamed_0a.unnamed_0a.executing_dpc
      executing_isr:
        value: unnamed_0a.unnamed_0a.executing_isr
      reserved:
        value: unnamed_0a.unnamed_0a.reserved
      priority:
        value: unnamed_0a.unnamed_0a.priority
      flags:
        value: unnamed_0a.flags
    types:
      unnamed_0a_struct:
        seq:
          - id: executing_dpc
            -orig-id: ExecutingDpc
            type: b1
            doc: The processor was executing a deferred procedure call.
          - id: executing_isr
            -orig-id: ExecutingIsr
            type: b1
            doc: The processor was executing an interrupt service routine.
          - id: reserved
            -orig-id: Reserved
            type: b1
          - id: priority
            -orig-id: Priority
            type: b5
            doc: Thread priority.
      unnamed_0a_union:
        instances:
          unnamed_0a:
            pos: 0
            type: unnamed_0a_struct
          flags:
            -orig-id: Flags
            pos: 0
            type: u1
            doc: The same byte as one number.
  perfinfo_sampled_profile_information_ptr64:
    -orig-id: PERFINFO_SAMPLED_PROFILE_INFORMATION
    doc: |
      Profile interrupt: the code that a processor was executing.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4485-L4500 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: instruction_pointer
        -orig-id: InstructionPointer
        type: u8
      - id: thread_id
        -orig-id: ThreadId
        type: u4
        doc: ID of the thread that the processor was executing.
      - id: count
        -orig-id: Count
        type: u2
        doc: Documented as not used. 1 in 88809 real events.
      - id: unnamed_0e
        size: 1
        type: unnamed_0e_union
      - id: rank
        -orig-id: Rank
        type: u1
        doc: Rank of the thread in its scheduling group. 0 if it is in none.
    instances:
      executing_dpc:
        value: unnamed_0e.unnamed_0e.executing_dpc
      executing_isr:
        value: unnamed_0e.unnamed_0e.executing_isr
      reserved:
        value: unnamed_0e.unnamed_0e.reserved
      priority:
        value: unnamed_0e.unnamed_0e.priority
      flags:
        value: unnamed_0e.flags
    types:
      unnamed_0e_struct:
        seq:
          - id: executing_dpc
            -orig-id: ExecutingDpc
            type: b1
            doc: The processor was executing a deferred procedure call.
          - id: executing_isr
            -orig-id: ExecutingIsr
            type: b1
            doc: The processor was executing an interrupt service routine.
          - id: reserved
            -orig-id: Reserved
            type: b1
          - id: priority
            -orig-id: Priority
            type: b5
            doc: Thread priority.
      unnamed_0e_union:
        instances:
          unnamed_0e:
            pos: 0
            type: unnamed_0e_struct
          flags:
            -orig-id: Flags
            pos: 0
            type: u1
            doc: The same byte as one number.
  perfinfo_syscall_enter_data_ptr32:
    -orig-id: PERFINFO_SYSCALL_ENTER_DATA
    doc: |
      System call entry.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4952-L4955 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: sys_call_addr
        -orig-id: SysCallAddr
        type: u4
        doc: Address of the system service routine.
  perfinfo_syscall_enter_data_ptr64:
    -orig-id: PERFINFO_SYSCALL_ENTER_DATA
    doc: |
      System call entry.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4952-L4955 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: sys_call_addr
        -orig-id: SysCallAddr
        type: u8
        doc: Address of the system service routine.
  perfinfo_syscall_exit_data:
    -orig-id: PERFINFO_SYSCALL_EXIT_DATA
    doc: |
      System call return.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4957-L4960 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: return_value
        -orig-id: ReturnValue
        type: u4
        enum: etw_common::ntstatus
  perfinfo_yield_processor_information:
    -orig-id: PERFINFO_YIELD_PROCESSOR_INFORMATION
    doc: |
      Routine at raised priority requested to yield the processor.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4546-L4551 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: yield_reason
        -orig-id: YieldReason
        type: u4
      - id: dpc_watchdog_count
        -orig-id: DpcWatchdogCount
        type: u4
      - id: dpc_time_count
        -orig-id: DpcTimeCount
        type: u4
enums:
  etw_disable_ktimer2_flag:
    1:
      id: etw_disable_ktimer2_cancel
      -orig-id: ETW_DISABLE_KTIMER2_CANCEL
      doc: The timer is also canceled.
    2:
      id: etw_disable_ktimer2_wait
      -orig-id: ETW_DISABLE_KTIMER2_WAIT
      doc: The caller waits until the timer routine is done.
    4:
      id: etw_disable_ktimer2_delayed
      -orig-id: ETW_DISABLE_KTIMER2_DELAYED
      doc: The timer is disabled later.
    8:
      id: etw_disable_ktimer2_has_disable_callback
      -orig-id: ETW_DISABLE_KTIMER2_HAS_DISABLE_CALLBACK
      doc: A callback routine is called when the timer is disabled.
  etw_ktimer2_flag:
    1:
      id: etw_ktimer2_has_callback
      -orig-id: ETW_KTIMER2_HAS_CALLBACK
      doc: The timer has a callback routine, called when it expires.
    2:
      id: etw_ktimer2_periodic
      -orig-id: ETW_KTIMER2_PERIODIC
      doc: The timer is periodic.
    4:
      id: etw_ktimer2_idle_resilient
      -orig-id: ETW_KTIMER2_IDLE_RESILIENT
      doc: The timer does not end idle resiliency.
    8:
      id: etw_ktimer2_high_resolution
      -orig-id: ETW_KTIMER2_HIGH_RESOLUTION
      doc: High-resolution timer.
    0x10:
      id: etw_ktimer2_no_wake
      -orig-id: ETW_KTIMER2_NO_WAKE
      doc: The timer does not wake the system.
    0x20:
      id: etw_ktimer2_no_wake_finite
      -orig-id: ETW_KTIMER2_NO_WAKE_FINITE
      doc: The timer does not wake the system for a limited time.
  etw_timer_flag:
    1:
      id: etw_timer_coalescable
      -orig-id: ETW_TIMER_COALESCABLE
      doc: |
        Coalescable timer: may expire late, together with other timers.
    2:
      id: etw_timer_dpc
      -orig-id: ETW_TIMER_DPC
      doc: The timer has a deferred procedure call.
    4:
      id: etw_timer_idle_resilient
      -orig-id: ETW_TIMER_IDLE_RESILIENT
      doc: The timer does not end idle resiliency.
    8:
      id: etw_timer_high_resolution
      -orig-id: ETW_TIMER_HIGH_RESOLUTION
      doc: High-resolution timer.
    0x10:
      id: etw_timer_no_wake
      -orig-id: ETW_TIMER_NO_WAKE
      doc: The timer does not wake the system.
  perfinfo_clock_interrupt_flag:
    1:
      id: perfinfo_clock_interrupt_clock_owner
      -orig-id: PERFINFO_CLOCK_INTERRUPT_CLOCK_OWNER
      doc: The processor is the clock owner.
    8:
      id: perfinfo_clock_interrupt_timer_pending
      -orig-id: PERFINFO_CLOCK_INTERRUPT_TIMER_PENDING
      doc: A timer is pending.
  perfinfo_dynamic_tick_disable_reason:
    0:
      id: dynamic_tick_disable_reason_none
      -orig-id: DynamicTickDisableReasonNone
      doc: Dynamic ticks are not disabled.
    1:
      id: dynamic_tick_disable_reason_bcd_override
      -orig-id: DynamicTickDisableReasonBcdOverride
      doc: Disabled by the boot configuration.
    2:
      id: dynamic_tick_disable_reason_no_hw_support
      -orig-id: DynamicTickDisableReasonNoHwSupport
      doc: Not supported by the hardware.
    3:
      id: dynamic_tick_disable_reason_em_override
      -orig-id: DynamicTickDisableReasonEmOverride
      doc: Disabled by the errata manager.
    4:
      id: dynamic_tick_disable_reason_max
      -orig-id: DynamicTickDisableReasonMax
      doc: |
        Not a state: one more than the last value.
  perfinfo_ipi_request:
    1:
      id: perfinfo_ipi_apc_request
      -orig-id: PERFINFO_IPI_APC_REQUEST
      doc: Asynchronous procedure call.
    2:
      id: perfinfo_ipi_dpc_request
      -orig-id: PERFINFO_IPI_DPC_REQUEST
      doc: Deferred procedure call.
