# Generated from spec/ by `cargo spec generate`. Do not edit: edit the tables.
meta:
  id: etw_payloads_power
  title: Event Tracing for Windows, power
  application: Windows
  license: MIT OR Apache-2.0
  ks-version: 0.11
  imports:
    - etw_common
  encoding: UTF-16LE
  endian: le
  bit-endian: le
doc: Power states of the system, of devices and of processors.
types:
  perfinfo_battery_life_info:
    -orig-id: PERFINFO_BATTERY_LIFE_INFO
    doc: |
      Remaining battery capacity.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4134-L4138 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: remaining_capacity
        -orig-id: RemainingCapacity
        type: u4
      - id: rate
        -orig-id: Rate
        type: u4
  perfinfo_boot_phase_start:
    -orig-id: PERFINFO_BOOT_PHASE_START
    doc: |
      Boot phase starts.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4288-L4291 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: phase
        -orig-id: Phase
        type: s4
  perfinfo_idle_state_change:
    -orig-id: PERFINFO_IDLE_STATE_CHANGE
    doc: |
      Idle state of the processor changed.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4140-L4145 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: state
        -orig-id: State
        type: u4
      - id: throttle
        -orig-id: Throttle
        type: u4
      - id: direction
        -orig-id: Direction
        type: u4
  perfinfo_po_calibrated_perfcounter:
    -orig-id: PERFINFO_PO_CALIBRATED_PERFCOUNTER
    doc: |
      Performance counter calibrated after sleep.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4283-L4286 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: performance_counter
        -orig-id: PerformanceCounter
        type: s8
        doc: |
          Performance counter at that moment. Unit: performance counter ticks.
  perfinfo_po_notify_device_ptr32:
    -orig-id: PERFINFO_PO_NOTIFY_DEVICE
    doc: |
      Power manager calls a driver to set the power state of a device.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4194-L4237 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: irp
        -orig-id: Irp
        type: u4
        doc: Identifies the matching completion event.
      - id: driver_start
        -orig-id: DriverStart
        type: u4
        doc: Base address of the driver that owns the device.
      - id: order_level
        -orig-id: OrderLevel
        type: u1
        doc: Position of the device in the notification order.
      - id: major_function
        -orig-id: MajorFunction
        type: u1
        doc: Major function, an IRP_MJ_ constant.
      - id: minor_function
        -orig-id: MinorFunction
        type: u1
        doc: Minor function, an IRP_MN_ constant.
      - id: padding_0b
        size: 1
      - id: type
        -orig-id: Type
        type: u4
        enum: power_state_type
        doc: Valid member of State.
      - id: state
        -orig-id: State
        type: power_state
        doc: Power state to set.
      - id: device_name_length
        -orig-id: DeviceNameLength
        type: u4
        doc: |
          Length of DeviceName, excluding its null terminator. Unit: characters.
      - id: device_name
        -orig-id: DeviceName
        type: strz
        eos-error: false
        doc: |
          Device name, or the last part of it if there was no room for all of
          it.
  perfinfo_po_notify_device_ptr64:
    -orig-id: PERFINFO_PO_NOTIFY_DEVICE
    doc: |
      Power manager calls a driver to set the power state of a device.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4194-L4237 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: irp
        -orig-id: Irp
        type: u8
        doc: Identifies the matching completion event.
      - id: driver_start
        -orig-id: DriverStart
        type: u8
        doc: Base address of the driver that owns the device.
      - id: order_level
        -orig-id: OrderLevel
        type: u1
        doc: Position of the device in the notification order.
      - id: major_function
        -orig-id: MajorFunction
        type: u1
        doc: Major function, an IRP_MJ_ constant.
      - id: minor_function
        -orig-id: MinorFunction
        type: u1
        doc: Minor function, an IRP_MN_ constant.
      - id: padding_13
        size: 1
      - id: type
        -orig-id: Type
        type: u4
        enum: power_state_type
        doc: Valid member of State.
      - id: state
        -orig-id: State
        type: power_state
        doc: Power state to set.
      - id: device_name_length
        -orig-id: DeviceNameLength
        type: u4
        doc: |
          Length of DeviceName, excluding its null terminator. Unit: characters.
      - id: device_name
        -orig-id: DeviceName
        type: strz
        eos-error: false
        doc: |
          Device name, or the last part of it if there was no room for all of
          it.
  perfinfo_po_notify_device_complete_ptr32:
    -orig-id: PERFINFO_PO_NOTIFY_DEVICE_COMPLETE
    doc: |
      Driver finished setting the power state of a device.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4244-L4259 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: irp
        -orig-id: Irp
        type: u4
        doc: Identifies the matching call event.
      - id: status
        -orig-id: Status
        type: u4
        enum: etw_common::ntstatus
        doc: Status with which the I/O request was completed.
  perfinfo_po_notify_device_complete_ptr64:
    -orig-id: PERFINFO_PO_NOTIFY_DEVICE_COMPLETE
    doc: |
      Driver finished setting the power state of a device.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4244-L4259 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: irp
        -orig-id: Irp
        type: u8
        doc: Identifies the matching call event.
      - id: status
        -orig-id: Status
        type: u4
        enum: etw_common::ntstatus
        doc: Status with which the I/O request was completed.
  perfinfo_po_postsleep:
    -orig-id: PERFINFO_PO_POSTSLEEP
    doc: |
      System woke up.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4278-L4281 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: performance_counter
        -orig-id: PerformanceCounter
        type: s8
        doc: |
          Performance counter at that moment. Unit: performance counter ticks.
  perfinfo_po_presleep:
    -orig-id: PERFINFO_PO_PRESLEEP
    doc: |
      System goes to sleep.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4272-L4276 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: performance_counter
        -orig-id: PerformanceCounter
        type: s8
        doc: |
          Performance counter at that moment. Unit: performance counter ticks.
      - id: performance_frequency
        -orig-id: PerformanceFrequency
        type: s8
        doc: |
          Unit: ticks per second.
  perfinfo_po_session_callout:
    -orig-id: PERFINFO_PO_SESSION_CALLOUT
    doc: |
      Power manager calls the window manager of the sessions.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4264-L4270 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: system_action
        -orig-id: SystemAction
        type: u4
        enum: power_action
        doc: Power action that the system is about to perform.
      - id: min_system_state
        -orig-id: MinSystemState
        type: u4
        enum: system_power_state
        doc: Lightest acceptable state.
      - id: flags
        -orig-id: Flags
        type: u4
      - id: power_state_task
        -orig-id: PowerStateTask
        type: u4
        doc: Purpose unknown.
  perfinfo_po_session_callout_ret:
    -orig-id: PERFINFO_PO_SESSION_CALLOUT_RET
    doc: |
      Power manager finished calling the window manager of the sessions.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4300-L4303 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: status
        -orig-id: Status
        type: u4
        enum: etw_common::ntstatus
        doc: Returned status.
  perfinfo_ppm_idle_exit_latency:
    -orig-id: PERFINFO_PPM_IDLE_EXIT_LATENCY
    doc: |
      Time that a processor took to leave an idle state.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4415-L4422 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: flags
        -orig-id: Flags
        type: u4
        doc: Flags of `perfinfo_ppm_idle_exit_flag`.
      - id: platform_state
        -orig-id: PlatformState
        type: u4
      - id: processor_state
        -orig-id: ProcessorState
        type: u4
      - id: return_latency
        -orig-id: ReturnLatency
        type: u4
      - id: total_latency
        -orig-id: TotalLatency
        type: u4
  perfinfo_ppm_idle_state_change:
    -orig-id: PERFINFO_PPM_IDLE_STATE_CHANGE
    doc: |
      Processors changed their idle state.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4305-L4310 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: new_state
        -orig-id: NewState
        type: u4
      - id: old_state
        -orig-id: OldState
        type: u4
      - id: processors
        -orig-id: Processors
        type: u8
        doc: Bitmask of processors.
  perfinfo_ppm_idle_state_enter:
    -orig-id: PERFINFO_PPM_IDLE_STATE_ENTER
    doc: |
      Processor enters an idle state.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4366-L4381 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: state
        -orig-id: State
        type: u4
      - id: unnamed_04
        size: 4
        type: unnamed_04_union
      - id: expected_duration
        -orig-id: ExpectedDuration
        type: u8
        doc: Expected idle duration of the processor.
    instances:
      properties:
        value: unnamed_04.unnamed_04.properties
      expected_wake_reason:
        value: unnamed_04.unnamed_04.expected_wake_reason
      reserved:
        value: unnamed_04.unnamed_04.reserved
      flags:
        value: unnamed_04.flags
    types:
      unnamed_04_struct:
        seq:
          - id: properties
            -orig-id: Properties
            type: u2
            doc: Flags of `perfinfo_ppm_idle_flag`.
          - id: expected_wake_reason
            -orig-id: ExpectedWakeReason
            type: u1
            doc: Purpose unknown.
          - id: reserved
            -orig-id: Reserved
            type: u1
      unnamed_04_union:
        instances:
          unnamed_04:
            pos: 0
            type: unnamed_04_struct
          flags:
            -orig-id: Flags
            pos: 0
            type: u4
            doc: Properties and the two bytes after it as one number.
  perfinfo_ppm_idle_state_exit:
    -orig-id: PERFINFO_PPM_IDLE_STATE_EXIT
    doc: |
      Processor left an idle state.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4383-L4387 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: state
        -orig-id: State
        type: u4
      - id: status
        -orig-id: Status
        type: u4
  perfinfo_ppm_perf_state_change:
    -orig-id: PERFINFO_PPM_PERF_STATE_CHANGE
    doc: |
      Processors changed their performance state.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4427-L4434 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: type
        -orig-id: Type
        type: u4
        enum: perfinfo_ppm_perf_state_type
        doc: Type of the performance state.
      - id: new_state
        -orig-id: NewState
        type: u4
      - id: old_state
        -orig-id: OldState
        type: u4
      - id: result
        -orig-id: Result
        type: u4
        enum: etw_common::ntstatus
        doc: Status returned by the change.
      - id: processors
        -orig-id: Processors
        type: u8
        doc: Bitmask of processors.
  perfinfo_ppm_thermal_constraint:
    -orig-id: PERFINFO_PPM_THERMAL_CONSTRAINT
    doc: |
      Processors throttled because of heat.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4436-L4440 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: constraint
        -orig-id: Constraint
        type: u4
      - id: padding_04
        size: 4
      - id: processors
        -orig-id: Processors
        type: u8
        doc: Bitmask of processors.
  perfinfo_set_devices_state:
    -orig-id: PERFINFO_SET_DEVICES_STATE
    doc: |
      Power manager starts to notify all devices of a system state.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4174-L4180 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: system_state
        -orig-id: SystemState
        type: u4
        enum: system_power_state
      - id: waking
        -orig-id: Waking
        type: u1
        doc: True if the system is waking up.
      - id: shutdown
        -orig-id: Shutdown
        type: u1
        doc: True if the system is shutting down.
      - id: irp_minor
        -orig-id: IrpMinor
        type: u1
        doc: Minor function sent to the devices, an IRP_MN_ constant.
  perfinfo_set_devices_state_ret:
    -orig-id: PERFINFO_SET_DEVICES_STATE_RET
    doc: |
      Power manager has notified all devices of a system state.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4185-L4188 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: status
        -orig-id: Status
        type: u4
        enum: etw_common::ntstatus
        doc: Returned status.
  perfinfo_set_power_action_ptr32:
    -orig-id: PERFINFO_SET_POWER_ACTION
    doc: |
      Power action starts: sleep, hibernation or shutdown.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4151-L4159 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: trigger
        -orig-id: Trigger
        type: u4
        doc: Identifies the matching end event.
      - id: power_action
        -orig-id: PowerAction
        type: u4
        enum: power_action
      - id: lightest_state
        -orig-id: LightestState
        type: u4
        enum: system_power_state
        doc: Lightest acceptable state.
  perfinfo_set_power_action_ptr64:
    -orig-id: PERFINFO_SET_POWER_ACTION
    doc: |
      Power action starts: sleep, hibernation or shutdown.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4151-L4159 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: trigger
        -orig-id: Trigger
        type: u8
        doc: Identifies the matching end event.
      - id: power_action
        -orig-id: PowerAction
        type: u4
        enum: power_action
      - id: lightest_state
        -orig-id: LightestState
        type: u4
        enum: system_power_state
        doc: Lightest acceptable state.
  perfinfo_set_power_action_ret_ptr32:
    -orig-id: PERFINFO_SET_POWER_ACTION_RET
    doc: |
      Power action finished.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4164-L4168 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: trigger
        -orig-id: Trigger
        type: u4
        doc: Identifies the matching start event.
      - id: status
        -orig-id: Status
        type: u4
        enum: etw_common::ntstatus
        doc: Returned status.
  perfinfo_set_power_action_ret_ptr64:
    -orig-id: PERFINFO_SET_POWER_ACTION_RET
    doc: |
      Power action finished.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4164-L4168 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: trigger
        -orig-id: Trigger
        type: u8
        doc: Identifies the matching start event.
      - id: status
        -orig-id: Status
        type: u4
        enum: etw_common::ntstatus
        doc: Returned status.
  power_state:
    -orig-id: POWER_STATE
    doc: |
      Power state of the system or of a device.

      A union in C. The containing structure determines which member is valid.

      Releases unknown.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntpoapi.h#L658-L662 ntpoapi.h
    seq:
      - id: unnamed_00
        size: 4
        type: unnamed_00_union
    instances:
      system_state:
        value: unnamed_00.system_state
      device_state:
        value: unnamed_00.device_state
    types:
      unnamed_00_union:
        instances:
          system_state:
            -orig-id: SystemState
            pos: 0
            type: u4
            enum: system_power_state
          device_state:
            -orig-id: DeviceState
            pos: 0
            type: u4
            enum: device_power_state
enums:
  device_power_state:
    0:
      id: power_device_unspecified
      -orig-id: PowerDeviceUnspecified
    1:
      id: power_device_d0
      -orig-id: PowerDeviceD0
      doc: On.
    2:
      id: power_device_d1
      -orig-id: PowerDeviceD1
    3:
      id: power_device_d2
      -orig-id: PowerDeviceD2
    4:
      id: power_device_d3
      -orig-id: PowerDeviceD3
      doc: Off.
    5:
      id: power_device_maximum
      -orig-id: PowerDeviceMaximum
      doc: |
        Not a state: one more than the last value.
  perfinfo_ppm_idle_exit_flag:
    1:
      id: perfinfo_ppm_idle_non_interruptible
      -orig-id: PERFINFO_PPM_IDLE_NON_INTERRUPTIBLE
      doc: The state could not be ended by an interrupt.
    2:
      id: perfinfo_ppm_idle_all_proc_locked
      -orig-id: PERFINFO_PPM_IDLE_ALL_PROC_LOCKED
      doc: All processors were locked.
    4:
      id: perfinfo_ppm_idle_exit_sample_invalid
      -orig-id: PERFINFO_PPM_IDLE_EXIT_SAMPLE_INVALID
      doc: The measurement is invalid.
  perfinfo_ppm_idle_flag:
    1:
      id: perfinfo_ppm_idle_flag_due_interrupt
      -orig-id: PERFINFO_PPM_IDLE_FLAG_DUE_INTERRUPT
      doc: |
        The expected duration is the time to the next hardware interrupt.
        Without the flag, it is the time to the next software timer.
    2:
      id: perfinfo_ppm_idle_flag_ir_retry
      -orig-id: PERFINFO_PPM_IDLE_FLAG_IR_RETRY
      doc: |
        An earlier attempt to select the state by an idle resiliency hint
        failed.
    4:
      id: perfinfo_ppm_idle_flag_ir_enabled
      -orig-id: PERFINFO_PPM_IDLE_FLAG_IR_ENABLED
      doc: Idle resiliency is enabled.
    8:
      id: perfinfo_ppm_idle_flag_clock_owner
      -orig-id: PERFINFO_PPM_IDLE_FLAG_CLOCK_OWNER
      doc: The processor is the clock owner.
    0x10:
      id: perfinfo_ppm_idle_flag_platform_enter
      -orig-id: PERFINFO_PPM_IDLE_FLAG_PLATFORM_ENTER
      doc: The whole platform enters an idle state.
    0x20:
      id: perfinfo_ppm_idle_flag_lock_processors
      -orig-id: PERFINFO_PPM_IDLE_FLAG_LOCK_PROCESSORS
      doc: At least one other processor must be locked.
    0x40:
      id: perfinfo_ppm_idle_flag_constraint_ni
      -orig-id: PERFINFO_PPM_IDLE_FLAG_CONSTRAINT_NI
      doc: Non-interruptible states are allowed.
    0x80:
      id: perfinfo_ppm_idle_flag_constraint_platform
      -orig-id: PERFINFO_PPM_IDLE_FLAG_CONSTRAINT_PLATFORM
      doc: Platform idle states are allowed.
    0x100:
      id: perfinfo_ppm_idle_flag_override_enabled
      -orig-id: PERFINFO_PPM_IDLE_FLAG_OVERRIDE_ENABLED
      doc: An idle override is enabled.
    0x200:
      id: perfinfo_ppm_idle_flag_measuring_exit_latency
      -orig-id: PERFINFO_PPM_IDLE_FLAG_MEASURING_EXIT_LATENCY
      doc: The exit latency is measured.
    0x400:
      id: perfinfo_ppm_idle_flag_wake_requested
      -orig-id: PERFINFO_PPM_IDLE_FLAG_WAKE_REQUESTED
      doc: Another processor is requested to wake up.
    0x800:
      id: perfinfo_ppm_idle_flag_ipi_clock_owner
      -orig-id: PERFINFO_PPM_IDLE_FLAG_IPI_CLOCK_OWNER
      doc: |
        This is the last processor to become idle, and it wakes the clock owner.
    0x1000:
      id: perfinfo_ppm_idle_flag_platform_hint_override
      -orig-id: PERFINFO_PPM_IDLE_FLAG_PLATFORM_HINT_OVERRIDE
      doc: The expected duration is that of the whole platform.
    0x2000:
      id: perfinfo_ppm_idle_flag_duration_expiration
      -orig-id: PERFINFO_PPM_IDLE_FLAG_DURATION_EXPIRATION
  perfinfo_ppm_perf_state_type:
    1:
      id: perfinfo_ppm_frequency_voltage_state
      -orig-id: PERFINFO_PPM_FREQUENCY_VOLTAGE_STATE
      doc: Frequency and voltage.
    2:
      id: perfinfo_ppm_stopclock_throttle_state
      -orig-id: PERFINFO_PPM_STOPCLOCK_THROTTLE_STATE
      doc: Clock throttling.
  power_action:
    0:
      id: power_action_none
      -orig-id: PowerActionNone
    1:
      id: power_action_reserved
      -orig-id: PowerActionReserved
    2:
      id: power_action_sleep
      -orig-id: PowerActionSleep
    3:
      id: power_action_hibernate
      -orig-id: PowerActionHibernate
    4:
      id: power_action_shutdown
      -orig-id: PowerActionShutdown
    5:
      id: power_action_shutdown_reset
      -orig-id: PowerActionShutdownReset
      doc: Shut down and restart.
    6:
      id: power_action_shutdown_off
      -orig-id: PowerActionShutdownOff
      doc: Shut down and turn off.
    7:
      id: power_action_warm_eject
      -orig-id: PowerActionWarmEject
      doc: Eject a device while powered on.
    8:
      id: power_action_display_off
      -orig-id: PowerActionDisplayOff
      doc: Turn off the display.
  power_state_type:
    0:
      id: system_power_state
      -orig-id: SystemPowerState
      doc: System power state.
    1:
      id: device_power_state
      -orig-id: DevicePowerState
      doc: Device power state.
  system_power_state:
    0:
      id: power_system_unspecified
      -orig-id: PowerSystemUnspecified
    1:
      id: power_system_working
      -orig-id: PowerSystemWorking
      doc: S0.
    2:
      id: power_system_sleeping1
      -orig-id: PowerSystemSleeping1
      doc: S1.
    3:
      id: power_system_sleeping2
      -orig-id: PowerSystemSleeping2
      doc: S2.
    4:
      id: power_system_sleeping3
      -orig-id: PowerSystemSleeping3
      doc: S3.
    5:
      id: power_system_hibernate
      -orig-id: PowerSystemHibernate
      doc: S4.
    6:
      id: power_system_shutdown
      -orig-id: PowerSystemShutdown
      doc: S5.
    7:
      id: power_system_maximum
      -orig-id: PowerSystemMaximum
      doc: |
        Not a state: one more than the last value.
