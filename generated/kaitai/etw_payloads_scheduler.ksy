# Generated from spec/ by `cargo spec generate`. Do not edit: edit the tables.
meta:
  id: etw_payloads_scheduler
  title: Event Tracing for Windows, scheduler
  application: Windows
  license: MIT OR Apache-2.0
  ks-version: 0.11
  imports:
    - etw_common
  encoding: UTF-16LE
  endian: le
  bit-endian: le
doc: |
  Multimedia class scheduling, user-mode scheduling, and fair-share scheduling
  of sessions.
types:
  etw_dfss_release_thread_on_idle:
    -orig-id: ETW_DFSS_RELEASE_THREAD_ON_IDLE
    doc: |
      Idle processor received a thread that dynamic fair-share scheduling (DFSS)
      had delayed.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L3275-L3281 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: current_generation
        -orig-id: CurrentGeneration
        type: u4
        doc: Number of the interval.
      - id: session_selected_to_run
        -orig-id: SessionSelectedToRun
        type: u4
        doc: Session ID of the thread.
      - id: cycle_base_allowance
        -orig-id: CycleBaseAllowance
        type: u8
        doc: |
          Unit: CPU cycles.
      - id: cycles_remaining
        -orig-id: CyclesRemaining
        type: s8
        doc: |
          Unit: CPU cycles.
  etw_dfss_start_new_interval:
    -orig-id: ETW_DFSS_START_NEW_INTERVAL
    doc: |
      New interval of dynamic fair-share scheduling (DFSS) starts.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L3266-L3273 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: current_generation
        -orig-id: CurrentGeneration
        type: u4
        doc: Number of the interval.
      - id: session_count
        -orig-id: SessionCount
        type: u4
        doc: Number of elements in SessionQuota.
      - id: total_cycle_credit
        -orig-id: TotalCycleCredit
        type: u8
        doc: |
          Unit: CPU cycles.
      - id: total_cycles_accumulated
        -orig-id: TotalCyclesAccumulated
        type: u8
        doc: |
          Unit: CPU cycles.
      - id: session_quota
        -orig-id: SessionQuota
        type: etw_per_session_quota
        repeat: expr
        repeat-expr: num_session_quota
    instances:
      num_session_quota:
        value: session_count
  etw_per_session_quota:
    -orig-id: ETW_PER_SESSION_QUOTA
    doc: |
      Processor quota of one terminal session in dynamic fair-share scheduling
      (DFSS).

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L3258-L3264 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: session_id
        -orig-id: SessionId
        type: u4
      - id: cpu_share_weight
        -orig-id: CpuShareWeight
        type: u4
        doc: Weight of the session's share.
      - id: captured_weight_data
        -orig-id: CapturedWeightData
        type: s8
        doc: Purpose unknown.
      - id: cycles_accumulated
        -orig-id: CyclesAccumulated
        type: u8
        doc: |
          Cycles used by the session. Unit: CPU cycles.
  etw_ums_event_directed_switch_end:
    -orig-id: ETW_UMS_EVENT_DIRECTED_SWITCH_END
    doc: |
      Switch to a user-mode scheduled (UMS) thread completed.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L3074-L3080 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: scheduled_thread_id
        -orig-id: ScheduledThreadId
        type: u4
        doc: ID of the thread that was switched to.
      - id: primary_thread_id
        -orig-id: PrimaryThreadId
        type: u4
        doc: ID of the thread that schedules it.
      - id: switch_flags
        -orig-id: SwitchFlags
        type: u4
        doc: Flags of `ums_etw_directed_switch_end`.
  etw_ums_event_directed_switch_start:
    -orig-id: ETW_UMS_EVENT_DIRECTED_SWITCH_START
    doc: |
      Switch to a user-mode scheduled (UMS) thread starts.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L3064-L3070 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: scheduled_thread_id
        -orig-id: ScheduledThreadId
        type: u4
        doc: ID of the thread that is switched to.
      - id: primary_thread_id
        -orig-id: PrimaryThreadId
        type: u4
        doc: ID of the thread that schedules it.
      - id: switch_flags
        -orig-id: SwitchFlags
        type: u4
        doc: Flags of `ums_etw_directed_switch_start`.
  etw_ums_event_disassociate:
    -orig-id: ETW_UMS_EVENT_DISASSOCIATE
    doc: |
      User-mode scheduled (UMS) thread separated from the thread that schedules
      it.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L3093-L3100 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: scheduled_thread_id
        -orig-id: ScheduledThreadId
        type: u4
      - id: primary_thread_id
        -orig-id: PrimaryThreadId
        type: u4
      - id: ums_apc_control_flags
        -orig-id: UmsApcControlFlags
        type: u4
      - id: status
        -orig-id: Status
        type: u4
        enum: etw_common::ntstatus
  etw_ums_event_park:
    -orig-id: ETW_UMS_EVENT_PARK
    doc: |
      User-mode scheduled (UMS) thread parked in the kernel.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L3086-L3091 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: scheduled_thread_id
        -orig-id: ScheduledThreadId
        type: u4
      - id: park_flags
        -orig-id: ParkFlags
        type: u4
        doc: Flags of `ums_etw_park`.
enums:
  ums_etw_directed_switch_end:
    1:
      id: ums_etw_directed_switch_end_fast
      -orig-id: UMS_ETW_DIRECTED_SWITCH_END_FAST
  ums_etw_directed_switch_start:
    1:
      id: ums_etw_directed_switch_start_volatile
      -orig-id: UMS_ETW_DIRECTED_SWITCH_START_VOLATILE
  ums_etw_park:
    1:
      id: ums_etw_park_volatile
      -orig-id: UMS_ETW_PARK_VOLATILE
    2:
      id: ums_etw_park_primary_present
      -orig-id: UMS_ETW_PARK_PRIMARY_PRESENT
      doc: The thread that schedules it is present.
    4:
      id: ums_etw_park_primary_delivered_context
      -orig-id: UMS_ETW_PARK_PRIMARY_DELIVERED_CONTEXT
