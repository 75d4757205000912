# Generated from spec/ by `cargo spec generate`. Do not edit: edit the tables.
meta:
  id: etw_payloads_sync
  title: Event Tracing for Windows, sync
  application: Windows
  license: MIT OR Apache-2.0
  ks-version: 0.11
  encoding: UTF-16LE
  endian: le
  bit-endian: le
doc: Locks, queues and waits.
types:
  crit_sec_collision_ptr32:
    -orig-id: CritSecCollision
    doc: |
      Thread had to wait for a critical section.

      ETW_CRITSEC_EVENT_COLLISION is the same with the trace header.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L5294-L5314 MOF classes of the NT Kernel Logger
    seq:
      - id: lock_count
        -orig-id: LockCount
        type: u4
        doc: Lock count of the critical section.
      - id: spin_count
        -orig-id: SpinCount
        type: u4
        doc: Spin count of the critical section.
      - id: owning_thread
        -orig-id: OwningThread
        type: u4
        doc: Thread that owns the critical section.
      - id: crit_sec_addr
        -orig-id: CritSecAddr
        type: u4
        doc: Address of the critical section.
  crit_sec_collision_ptr64:
    -orig-id: CritSecCollision
    doc: |
      Thread had to wait for a critical section.

      ETW_CRITSEC_EVENT_COLLISION is the same with the trace header.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L5294-L5314 MOF classes of the NT Kernel Logger
    seq:
      - id: lock_count
        -orig-id: LockCount
        type: u4
        doc: Lock count of the critical section.
      - id: spin_count
        -orig-id: SpinCount
        type: u4
        doc: Spin count of the critical section.
      - id: owning_thread
        -orig-id: OwningThread
        type: u8
        doc: Thread that owns the critical section.
      - id: crit_sec_addr
        -orig-id: CritSecAddr
        type: u8
        doc: Address of the critical section.
  crit_sec_init_ptr32:
    -orig-id: CritSecInit
    doc: |
      Critical section initialized.

      ETW_CRITSEC_EVENT_INIT is the same with the trace header.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L5321-L5333 MOF classes of the NT Kernel Logger
    seq:
      - id: spin_count
        -orig-id: SpinCount
        type: u4
        doc: Spin count of the critical section.
      - id: crit_sec_addr
        -orig-id: CritSecAddr
        type: u4
        doc: Address of the critical section.
  crit_sec_init_ptr64:
    -orig-id: CritSecInit
    doc: |
      Critical section initialized.

      ETW_CRITSEC_EVENT_INIT is the same with the trace header.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L5321-L5333 MOF classes of the NT Kernel Logger
    seq:
      - id: spin_count
        -orig-id: SpinCount
        type: u8
        doc: Spin count of the critical section.
      - id: crit_sec_addr
        -orig-id: CritSecAddr
        type: u8
        doc: Address of the critical section.
  perfinfo_executive_resource_config:
    -orig-id: PERFINFO_EXECUTIVE_RESOURCE_CONFIG
    doc: |
      Sampling rules for executive resources.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4608-L4613 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: release_sampling_rate
        -orig-id: ReleaseSamplingRate
        type: u4
        doc: One in this many complete releases is logged.
      - id: contention_sampling_rate
        -orig-id: ContentionSamplingRate
        type: u4
        doc: One in this many contentions is logged.
      - id: number_of_excessive_timeouts
        -orig-id: NumberOfExcessiveTimeouts
        type: u4
        doc: |
          Duration from which a wait is excessive. Unit: 4 seconds.
  perfinfo_spinlock_config:
    -orig-id: PERFINFO_SPINLOCK_CONFIG
    doc: |
      Sampling rules for spin locks.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4586-L4592 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: spin_lock_spin_threshold
        -orig-id: SpinLockSpinThreshold
        type: u4
        doc: |
          Amount of spinning after which an acquisition is logged as contended.
      - id: spin_lock_contention_sample_rate
        -orig-id: SpinLockContentionSampleRate
        type: u4
        doc: One in this many contended acquisitions is logged.
      - id: spin_lock_acquire_sample_rate
        -orig-id: SpinLockAcquireSampleRate
        type: u4
        doc: One in this many uncontended acquisitions is logged.
      - id: spin_lock_hold_threshold
        -orig-id: SpinLockHoldThreshold
        type: u4
        doc: |
          Duration from which a lock is held too long. Unit: CPU cycles.
  wmi_delay_execution:
    -orig-id: WMI_DELAY_EXECUTION
    doc: |
      Thread delays its execution.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2517-L2521 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: thread_id
        -orig-id: ThreadId
        type: u4
      - id: padding_04
        size: 4
      - id: delta
        -orig-id: Delta
        type: u8
        doc: Duration of the delay.
  wmi_pushlock_ptr32:
    -orig-id: WMI_PUSHLOCK
    doc: |
      Thread waits for a push lock.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2482-L2487 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: push_lock
        -orig-id: PushLock
        type: u4
      - id: thread_id
        -orig-id: ThreadId
        type: u4
      - id: action
        -orig-id: Action
        type: u1
        enum: wmi_pushlock_action
  wmi_pushlock_ptr64:
    -orig-id: WMI_PUSHLOCK
    doc: |
      Thread waits for a push lock.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2482-L2487 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: push_lock
        -orig-id: PushLock
        type: u8
      - id: thread_id
        -orig-id: ThreadId
        type: u4
      - id: action
        -orig-id: Action
        type: u1
        enum: wmi_pushlock_action
  wmi_queue_ptr32:
    -orig-id: WMI_QUEUE
    doc: |
      Thread waits for an item of a kernel queue.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2473-L2477 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: queue
        -orig-id: Queue
        type: u4
      - id: thread_id
        -orig-id: ThreadId
        type: u4
      - id: action
        -orig-id: Action
        type: u1
        enum: wmi_queue_action
  wmi_queue_ptr64:
    -orig-id: WMI_QUEUE
    doc: |
      Thread waits for an item of a kernel queue.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2473-L2477 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: queue
        -orig-id: Queue
        type: u8
      - id: thread_id
        -orig-id: ThreadId
        type: u4
      - id: action
        -orig-id: Action
        type: u1
        enum: wmi_queue_action
  wmi_resource_ptr32:
    -orig-id: WMI_RESOURCE
    doc: |
      State change of an executive resource (ERESOURCE).

      All initializations and reinitializations are logged, with the three times
      zero. Acquisitions are not logged.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2451-L2461 ntwmi.h
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/api/etw/locktrace/wmi_resource.htm WMI_RESOURCE
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: acquire_time
        -orig-id: AcquireTime
        type: u8
        doc: Time at which the resource was acquired.
      - id: hold_time
        -orig-id: HoldTime
        type: u8
        doc: Time for which the resource was held.
      - id: wait_time
        -orig-id: WaitTime
        type: u8
        doc: Time spent waiting for the resource.
      - id: max_recursion_depth
        -orig-id: MaxRecursionDepth
        type: u4
        doc: |
          Maximum nesting depth of the owner's acquisitions. For a
          reinitialization, the number of simultaneous owners that had been
          provided for.
      - id: thread_id
        -orig-id: ThreadId
        type: u4
      - id: resource
        -orig-id: Resource
        type: u4
        doc: Executive resource pointer.
      - id: action
        -orig-id: Action
        type: u4
        enum: wmi_resource_action
      - id: contention_delta
        -orig-id: ContentionDelta
        type: u4
        doc: |
          Number of acquisition attempts that had to wait. For a
          reinitialization, the number of threads that owned the resource.
  wmi_resource_ptr64:
    -orig-id: WMI_RESOURCE
    doc: |
      State change of an executive resource (ERESOURCE).

      All initializations and reinitializations are logged, with the three times
      zero. Acquisitions are not logged.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2451-L2461 ntwmi.h
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/api/etw/locktrace/wmi_resource.htm WMI_RESOURCE
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: acquire_time
        -orig-id: AcquireTime
        type: u8
        doc: Time at which the resource was acquired.
      - id: hold_time
        -orig-id: HoldTime
        type: u8
        doc: Time for which the resource was held.
      - id: wait_time
        -orig-id: WaitTime
        type: u8
        doc: Time spent waiting for the resource.
      - id: max_recursion_depth
        -orig-id: MaxRecursionDepth
        type: u4
        doc: |
          Maximum nesting depth of the owner's acquisitions. For a
          reinitialization, the number of simultaneous owners that had been
          provided for.
      - id: thread_id
        -orig-id: ThreadId
        type: u4
      - id: resource
        -orig-id: Resource
        type: u8
        doc: Executive resource pointer.
      - id: action
        -orig-id: Action
        type: u4
        enum: wmi_resource_action
      - id: contention_delta
        -orig-id: ContentionDelta
        type: u4
        doc: |
          Number of acquisition attempts that had to wait. For a
          reinitialization, the number of threads that owned the resource.
  wmi_spinlock_v6_1_ptr64:
    -orig-id: WMI_SPINLOCK
    doc: |
      Release of a spin lock selected by sampling, with details of its
      acquisition and hold.

      Documented for 6.1..6.2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2396-L2422 ntwmi.h
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/api/etw/locktrace/wmi_spinlock.htm WMI_SPINLOCK
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: spin_lock_address
        -orig-id: SpinLockAddress
        type: u8
        doc: Address of the spin lock.
      - id: caller_address
        -orig-id: CallerAddress
        type: u8
        doc: |
          Address from the stack at the lock's release. It is the return address
          of an exported function, or further up if the release is inlined in
          the kernel's own code.
      - id: acquire_time
        -orig-id: AcquireTime
        type: u8
        doc: |
          Time at which the lock was acquired. Unit: CPU cycles.
      - id: release_time
        -orig-id: ReleaseTime
        type: u8
        doc: |
          Time at which the lock was released. Unit: CPU cycles.
      - id: wait_time_in_cycles
        -orig-id: WaitTimeInCycles
        type: u4
        doc: |
          Time for which the acquirer waited. Unit: CPU cycles.
      - id: spin_count
        -orig-id: SpinCount
        type: u4
        doc: Number of retries by the acquirer.
      - id: thread_id
        -orig-id: ThreadId
        type: u4
        doc: ID of the thread that released the lock.
      - id: interrupt_count
        -orig-id: InterruptCount
        type: u4
        doc: Number of interrupts while the lock was requested and held.
      - id: irql
        -orig-id: Irql
        type: u1
        doc: Interrupt request level, broadly that at which the lock was held.
      - id: acquire_depth
        -orig-id: AcquireDepth
        type: u1
        doc: |
          Number of spin locks that the processor held, including this one. At
          most eight are tracked.
      - id: unnamed_32
        size: 1
        type: unnamed_32_union
    instances:
      acquire_mode:
        value: unnamed_32.unnamed_32.acquire_mode
      execute_dpc:
        value: unnamed_32.unnamed_32.execute_dpc
      execute_isr:
        value: unnamed_32.unnamed_32.execute_isr
      flags:
        value: unnamed_32.flags
    types:
      unnamed_32_struct:
        seq:
          - id: acquire_mode
            -orig-id: AcquireMode
            type: b6
            doc: Type of the lock.
          - id: execute_dpc
            -orig-id: ExecuteDpc
            type: b1
            doc: The lock was held in a deferred procedure call.
          - id: execute_isr
            -orig-id: ExecuteIsr
            type: b1
            doc: The lock was held in an interrupt service routine.
      unnamed_32_union:
        instances:
          unnamed_32:
            pos: 0
            type: unnamed_32_struct
          flags:
            -orig-id: Flags
            pos: 0
            type: u1
            doc: The same byte as one number.
  wmi_spinlock_v6_2_ptr32:
    -orig-id: WMI_SPINLOCK
    doc: |
      Release of a spin lock selected by sampling, with details of its
      acquisition and hold.

      Documented for 6.2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2396-L2422 ntwmi.h
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/api/etw/locktrace/wmi_spinlock.htm WMI_SPINLOCK
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: spin_lock_address
        -orig-id: SpinLockAddress
        type: u4
        doc: Address of the spin lock.
      - id: caller_address
        -orig-id: CallerAddress
        type: u4
        doc: |
          Address from the stack at the lock's release. It is the return address
          of an exported function, or further up if the release is inlined in
          the kernel's own code.
      - id: acquire_time
        -orig-id: AcquireTime
        type: u8
        doc: |
          Time at which the lock was acquired. Unit: CPU cycles.
      - id: release_time
        -orig-id: ReleaseTime
        type: u8
        doc: |
          Time at which the lock was released. Unit: CPU cycles.
      - id: wait_time_in_cycles
        -orig-id: WaitTimeInCycles
        type: u4
        doc: |
          Time for which the acquirer waited. Unit: CPU cycles.
      - id: spin_count
        -orig-id: SpinCount
        type: u4
        doc: Number of retries by the acquirer.
      - id: thread_id
        -orig-id: ThreadId
        type: u4
        doc: ID of the thread that released the lock.
      - id: interrupt_count
        -orig-id: InterruptCount
        type: u4
        doc: Number of interrupts while the lock was requested and held.
      - id: irql
        -orig-id: Irql
        type: u1
        doc: Interrupt request level, broadly that at which the lock was held.
      - id: acquire_depth
        -orig-id: AcquireDepth
        type: u1
        doc: |
          Number of spin locks that the processor held, including this one. At
          most eight are tracked.
      - id: unnamed_2a
        size: 1
        type: unnamed_2a_union
    instances:
      acquire_mode:
        value: unnamed_2a.unnamed_2a.acquire_mode
      execute_dpc:
        value: unnamed_2a.unnamed_2a.execute_dpc
      execute_isr:
        value: unnamed_2a.unnamed_2a.execute_isr
      flags:
        value: unnamed_2a.flags
    types:
      unnamed_2a_struct:
        seq:
          - id: acquire_mode
            -orig-id: AcquireMode
            type: b6
            doc: Type of the lock.
          - id: execute_dpc
            -orig-id: ExecuteDpc
            type: b1
            doc: The lock was held in a deferred procedure call.
          - id: execute_isr
            -orig-id: ExecuteIsr
            type: b1
            doc: The lock was held in an interrupt service routine.
      unnamed_2a_union:
        instances:
          unnamed_2a:
            pos: 0
            type: unnamed_2a_struct
          flags:
            -orig-id: Flags
            pos: 0
            type: u1
            doc: The same byte as one number.
  wmi_spinlock_ptr32:
    -orig-id: WMI_SPINLOCK
    doc: |
      Release of a spin lock selected by sampling, with details of its
      acquisition and hold.

      Spin locks here are ordinary, queued and executive spin locks. By default
      the events include every contended acquisition, about one in a thousand
      others and, from 6.3, every lock held for too long.

      Documented for 6.3+ (32-bit), assumed unchanged after 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2396-L2422 ntwmi.h
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/api/etw/locktrace/wmi_spinlock.htm WMI_SPINLOCK
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: spin_lock_address
        -orig-id: SpinLockAddress
        type: u4
        doc: Address of the spin lock.
      - id: caller_address
        -orig-id: CallerAddress
        type: u4
        doc: |
          Address from the stack at the lock's release. It is the return address
          of an exported function, or further up if the release is inlined in
          the kernel's own code.
      - id: acquire_time
        -orig-id: AcquireTime
        type: u8
        doc: |
          Time at which the lock was acquired. Unit: CPU cycles.
      - id: release_time
        -orig-id: ReleaseTime
        type: u8
        doc: |
          Time at which the lock was released. Unit: CPU cycles.
      - id: wait_time_in_cycles
        -orig-id: WaitTimeInCycles
        type: u4
        doc: |
          Time for which the acquirer waited. Unit: CPU cycles.
      - id: spin_count
        -orig-id: SpinCount
        type: u4
        doc: Number of retries by the acquirer.
      - id: thread_id
        -orig-id: ThreadId
        type: u4
        doc: ID of the thread that released the lock.
      - id: interrupt_count
        -orig-id: InterruptCount
        type: u4
        doc: Number of interrupts while the lock was requested and held.
      - id: irql
        -orig-id: Irql
        type: u1
        doc: Interrupt request level, broadly that at which the lock was held.
      - id: acquire_depth
        -orig-id: AcquireDepth
        type: u1
        doc: |
          Number of spin locks that the processor held, including this one. At
          most eight are tracked.
      - id: unnamed_2a
        size: 1
        type: unnamed_2a_union
      - id: reserved
        -orig-id: Reserved
        size: 5
    instances:
      acquire_mode:
        value: unnamed_2a.unnamed_2a.acquire_mode
      execute_dpc:
        value: unnamed_2a.unnamed_2a.execute_dpc
      execute_isr:
        value: unnamed_2a.unnamed_2a.execute_isr
      flags:
        value: unnamed_2a.flags
    types:
      unnamed_2a_struct:
        seq:
          - id: acquire_mode
            -orig-id: AcquireMode
            type: b6
            doc: Type of the lock.
          - id: execute_dpc
            -orig-id: ExecuteDpc
            type: b1
            doc: The lock was held in a deferred procedure call.
          - id: execute_isr
            -orig-id: ExecuteIsr
            type: b1
            doc: The lock was held in an interrupt service routine.
      unnamed_2a_union:
        instances:
          unnamed_2a:
            pos: 0
            type: unnamed_2a_struct
          flags:
            -orig-id: Flags
            pos: 0
            type: u1
            doc: The same byte as one number.
  wmi_spinlock_ptr64:
    -orig-id: WMI_SPINLOCK
    doc: |
      Release of a spin lock selected by sampling, with details of its
      acquisition and hold.

      Spin locks here are ordinary, queued and executive spin locks. By default
      the events include every contended acquisition, about one in a thousand
      others and, from 6.3, every lock held for too long.

      Documented for 6.3+ (64-bit), assumed unchanged after 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2396-L2422 ntwmi.h
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/api/etw/locktrace/wmi_spinlock.htm WMI_SPINLOCK
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: spin_lock_address
        -orig-id: SpinLockAddress
        type: u8
        doc: Address of the spin lock.
      - id: caller_address
        -orig-id: CallerAddress
        type: u8
        doc: |
          Address from the stack at the lock's release. It is the return address
          of an exported function, or further up if the release is inlined in
          the kernel's own code.
      - id: acquire_time
        -orig-id: AcquireTime
        type: u8
        doc: |
          Time at which the lock was acquired. Unit: CPU cycles.
      - id: release_time
        -orig-id: ReleaseTime
        type: u8
        doc: |
          Time at which the lock was released. Unit: CPU cycles.
      - id: wait_time_in_cycles
        -orig-id: WaitTimeInCycles
        type: u4
        doc: |
          Time for which the acquirer waited. Unit: CPU cycles.
      - id: spin_count
        -orig-id: SpinCount
        type: u4
        doc: Number of retries by the acquirer.
      - id: thread_id
        -orig-id: ThreadId
        type: u4
        doc: ID of the thread that released the lock.
      - id: interrupt_count
        -orig-id: InterruptCount
        type: u4
        doc: Number of interrupts while the lock was requested and held.
      - id: irql
        -orig-id: Irql
        type: u1
        doc: Interrupt request level, broadly that at which the lock was held.
      - id: acquire_depth
        -orig-id: AcquireDepth
        type: u1
        doc: |
          Number of spin locks that the processor held, including this one. At
          most eight are tracked.
      - id: unnamed_32
        size: 1
        type: unnamed_32_union
      - id: reserved
        -orig-id: Reserved
        size: 5
    instances:
      acquire_mode:
        value: unnamed_32.unnamed_32.acquire_mode
      execute_dpc:
        value: unnamed_32.unnamed_32.execute_dpc
      execute_isr:
        value: unnamed_32.unnamed_32.execute_isr
      flags:
        value: unnamed_32.flags
    types:
      unnamed_32_struct:
        seq:
          - id: acquire_mode
            -orig-id: AcquireMode
            type: b6
            doc: Type of the lock.
          - id: execute_dpc
            -orig-id: ExecuteDpc
            type: b1
            doc: The lock was held in a deferred procedure call.
          - id: execute_isr
            -orig-id: ExecuteIsr
            type: b1
            doc: The lock was held in an interrupt service routine.
      unnamed_32_union:
        instances:
          unnamed_32:
            pos: 0
            type: unnamed_32_struct
          flags:
            -orig-id: Flags
            pos: 0
            type: u1
            doc: The same byte as one number.
  wmi_wait_multiple_ptr32:
    -orig-id: WMI_WAIT_MULTIPLE
    doc: |
      Thread waits for several objects.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2507-L2513 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: thread_id
        -orig-id: ThreadId
        type: u4
      - id: wait_type
        -orig-id: WaitType
        type: u1
        enum: wmi_wait_multiple_type
        doc: |
          Condition for the end of the wait: any object is signaled, or all are.
      - id: object_count
        -orig-id: ObjectCount
        type: u1
        doc: Number of valid elements in ObjectRecord.
      - id: padding_06
        size: 2
      - id: object_record
        -orig-id: ObjectRecord
        size: 8
        type: wmi_wait_object_record_ptr32
        repeat: expr
        repeat-expr: 64
        doc: Objects. ObjectCount elements are valid.
  wmi_wait_multiple_ptr64:
    -orig-id: WMI_WAIT_MULTIPLE
    doc: |
      Thread waits for several objects.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2507-L2513 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: thread_id
        -orig-id: ThreadId
        type: u4
      - id: wait_type
        -orig-id: WaitType
        type: u1
        enum: wmi_wait_multiple_type
        doc: |
          Condition for the end of the wait: any object is signaled, or all are.
      - id: object_count
        -orig-id: ObjectCount
        type: u1
        doc: Number of valid elements in ObjectRecord.
      - id: padding_06
        size: 2
      - id: object_record
        -orig-id: ObjectRecord
        size: 16
        type: wmi_wait_object_record_ptr64
        repeat: expr
        repeat-expr: 64
        doc: Objects. ObjectCount elements are valid.
  wmi_wait_object_record_ptr32:
    -orig-id: WMI_WAIT_OBJECT_RECORD
    doc: |
      One of several objects that a thread waits for.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2496-L2500 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: object
        -orig-id: Object
        type: u4
      - id: object_type
        -orig-id: ObjectType
        type: u1
  wmi_wait_object_record_ptr64:
    -orig-id: WMI_WAIT_OBJECT_RECORD
    doc: |
      One of several objects that a thread waits for.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2496-L2500 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: object
        -orig-id: Object
        type: u8
      - id: object_type
        -orig-id: ObjectType
        type: u1
  wmi_wait_single_ptr32:
    -orig-id: WMI_WAIT_SINGLE
    doc: |
      Thread waits for one object.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2489-L2494 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: thread_id
        -orig-id: ThreadId
        type: u4
      - id: object
        -orig-id: Object
        type: u4
      - id: object_type
        -orig-id: ObjectType
        type: u1
  wmi_wait_single_ptr64:
    -orig-id: WMI_WAIT_SINGLE
    doc: |
      Thread waits for one object.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2489-L2494 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: thread_id
        -orig-id: ThreadId
        type: u4
      - id: padding_04
        size: 4
      - id: object
        -orig-id: Object
        type: u8
      - id: object_type
        -orig-id: ObjectType
        type: u1
enums:
  wmi_pushlock_action:
    1:
      id: wmi_pushlock_action_wait_for_exclusive
      -orig-id: WMI_PUSHLOCK_ACTION_WAIT_FOR_EXCLUSIVE
      doc: Wait for exclusive ownership.
    2:
      id: wmi_pushlock_action_wait_for_shared
      -orig-id: WMI_PUSHLOCK_ACTION_WAIT_FOR_SHARED
      doc: Wait for shared ownership.
  wmi_queue_action:
    1:
      id: wmi_queue_action_wait_for_item
      -orig-id: WMI_QUEUE_ACTION_WAIT_FOR_ITEM
      doc: Wait for an item.
  wmi_resource_action:
    0x10022:
      id: wmi_resource_action_complete_release_exclusive
      -orig-id: WMI_RESOURCE_ACTION_COMPLETE_RELEASE_EXCLUSIVE
      doc: Exclusive ownership released.
    0x10042:
      id: wmi_resource_action_complete_release_shared
      -orig-id: WMI_RESOURCE_ACTION_COMPLETE_RELEASE_SHARED
      doc: Shared ownership released.
    0x10224:
      id: wmi_resource_action_wait_excessive_for_exclusive
      -orig-id: WMI_RESOURCE_ACTION_WAIT_EXCESSIVE_FOR_EXCLUSIVE
      doc: Excessive wait for exclusive ownership.
    0x10244:
      id: wmi_resource_action_wait_excessive_for_shared
      -orig-id: WMI_RESOURCE_ACTION_WAIT_EXCESSIVE_FOR_SHARED
      doc: Excessive wait for shared ownership.
  wmi_wait_multiple_type:
    1:
      id: wmi_wait_multiple_wait_any
      -orig-id: WMI_WAIT_MULTIPLE_WAIT_ANY
      doc: Any of the objects.
    2:
      id: wmi_wait_multiple_wait_all
      -orig-id: WMI_WAIT_MULTIPLE_WAIT_ALL
      doc: All of the objects.
