// Generated from spec/structs/ and spec/hooks/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::rt::payload::*;

use crate::rt::*;

payload_type! {
    /// Thread had to wait for a critical section.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CRITSEC_COLLISION` (0x1722).
    ///
    /// Structures: `CritSecCollision`.
    #[doc(alias = "CritSecCollision")]
    CritSecCollisionPayload {
        /// Lock count of the critical section. In C: `LockCount`.
        fn lock_count -> u32 = number(0);
        /// Spin count of the critical section. In C: `SpinCount`.
        fn spin_count -> u32 = number(1);
        /// Thread that owns the critical section. In C: `OwningThread`.
        fn owning_thread -> u64 = number(2);
        /// Address of the critical section. In C: `CritSecAddr`.
        fn address -> u64 = number(3);
    }
}

pub(crate) static CRIT_SEC_COLLISION_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4)];
pub(crate) static CRIT_SEC_COLLISION_1: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 8)];
payload_type! {
    /// Critical section initialized.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CRITSEC_INITIALIZE` (0x1723).
    ///
    /// Structures: `CritSecInit`.
    #[doc(alias = "CritSecInit")]
    CritSecInitPayload {
        /// Spin count of the critical section. In C: `SpinCount`.
        fn spin_count -> u64 = number(0);
        /// Address of the critical section. In C: `CritSecAddr`.
        fn address -> u64 = number(1);
    }
}

pub(crate) static CRIT_SEC_INIT_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
pub(crate) static CRIT_SEC_INIT_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8)];
payload_type! {
    /// Sampling rules for executive resources.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_ERESOURCE_DC_START` (0x0F4D), `PERFINFO_LOG_TYPE_ERESOURCE_DC_END` (0x0F4E).
    ///
    /// Structures: `PERFINFO_EXECUTIVE_RESOURCE_CONFIG`.
    #[doc(alias = "PERFINFO_EXECUTIVE_RESOURCE_CONFIG")]
    PerfinfoExecutiveResourceConfigPayload {
        /// One in this many complete releases is logged. In C: `ReleaseSamplingRate`.
        fn release_sampling_rate -> u32 = number(0);
        /// One in this many contentions is logged. In C: `ContentionSamplingRate`.
        fn contention_sampling_rate -> u32 = number(1);
        /// Duration from which a wait is excessive. In C: `NumberOfExcessiveTimeouts`. Unit: 4 seconds.
        fn number_of_excessive_timeouts -> u32 = number(2);
    }
}

pub(crate) static PERFINFO_EXECUTIVE_RESOURCE_CONFIG_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4)];
payload_type! {
    /// Sampling rules for spin locks.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_SPINLOCK_DC_START` (0x0F4B), `PERFINFO_LOG_TYPE_SPINLOCK_DC_END` (0x0F4C).
    ///
    /// Structures: `PERFINFO_SPINLOCK_CONFIG`.
    #[doc(alias = "PERFINFO_SPINLOCK_CONFIG")]
    PerfinfoSpinlockConfigPayload {
        /// Amount of spinning after which an acquisition is logged as contended. In C: `SpinLockSpinThreshold`.
        fn spin_lock_spin_threshold -> u32 = number(0);
        /// One in this many contended acquisitions is logged. In C: `SpinLockContentionSampleRate`.
        fn spin_lock_contention_sample_rate -> u32 = number(1);
        /// One in this many uncontended acquisitions is logged. In C: `SpinLockAcquireSampleRate`.
        fn spin_lock_acquire_sample_rate -> u32 = number(2);
        /// Duration from which a lock is held too long. In C: `SpinLockHoldThreshold`. Unit: CPU cycles.
        fn spin_lock_hold_threshold -> u32 = number(3);
    }
}

pub(crate) static PERFINFO_SPINLOCK_CONFIG_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4)];
payload_type! {
    /// Thread delays its execution.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_DELAY_EXECUTION` (0x052F).
    ///
    /// Structures: `WMI_DELAY_EXECUTION`.
    #[doc(alias = "WMI_DELAY_EXECUTION")]
    WmiDelayExecutionPayload {
        /// Thread ID. In C: `ThreadId`.
        fn thread_id -> u32 = number(0);
        /// Duration of the delay. In C: `Delta`.
        fn delta -> u64 = number(1);
    }
}

pub(crate) static WMI_DELAY_EXECUTION_0: &[Slot] = &[Slot::At(0, 4), Slot::At(8, 8)];
payload_type! {
    /// Thread waits for a push lock.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_PUSHLOCK` (0x052C).
    ///
    /// Structures: `WMI_PUSHLOCK`.
    #[doc(alias = "WMI_PUSHLOCK")]
    WmiPushlockPayload {
        /// Address of data. In C: `PushLock`.
        fn push_lock -> u64 = number(0);
        /// Thread ID. In C: `ThreadId`.
        fn thread_id -> u32 = number(1);
        /// In C: `Action`.
        fn action -> crate::payloads::sync::WmiPushlockAction = number(2);
    }
}

pub(crate) static WMI_PUSHLOCK_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 1)];
pub(crate) static WMI_PUSHLOCK_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 1)];
payload_type! {
    /// Thread waits for an item of a kernel queue.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_QUEUE` (0x052A).
    ///
    /// Structures: `WMI_QUEUE`.
    #[doc(alias = "WMI_QUEUE")]
    WmiQueuePayload {
        /// Address of an object of the kernel. In C: `Queue`.
        fn queue -> u64 = number(0);
        /// Thread ID. In C: `ThreadId`.
        fn thread_id -> u32 = number(1);
        /// In C: `Action`.
        fn action -> crate::payloads::sync::WmiQueueAction = number(2);
    }
}

pub(crate) static WMI_QUEUE_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 1)];
pub(crate) static WMI_QUEUE_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 1)];
payload_type! {
    /// State change of an executive resource (ERESOURCE).
    ///
    /// Payload of `PERFINFO_LOG_TYPE_RESOURCE` (0x052B).
    ///
    /// Structures: `WMI_RESOURCE`.
    #[doc(alias = "WMI_RESOURCE")]
    WmiResourcePayload {
        /// Time at which the resource was acquired. In C: `AcquireTime`.
        fn acquire_time -> u64 = number(0);
        /// Time for which the resource was held. In C: `HoldTime`.
        fn hold_time -> u64 = number(1);
        /// Time spent waiting for the resource. In C: `WaitTime`.
        fn wait_time -> u64 = number(2);
        /// Maximum nesting depth of the owner's acquisitions. For a reinitialization, the number of simultaneous owners
        /// that had been provided for. In C: `MaxRecursionDepth`.
        fn max_recursion_depth -> u32 = number(3);
        /// Thread ID. In C: `ThreadId`.
        fn thread_id -> u32 = number(4);
        /// Executive resource pointer. In C: `Resource`.
        fn resource -> u64 = number(5);
        /// In C: `Action`.
        fn action -> crate::payloads::sync::WmiResourceAction = number(6);
        /// Number of acquisition attempts that had to wait. For a reinitialization, the number of threads that owned
        /// the resource. In C: `ContentionDelta`.
        fn contention_delta -> u32 = number(7);
    }
}

pub(crate) static WMI_RESOURCE_0: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 4), Slot::At(28, 4), Slot::At(32, 4),
        Slot::At(36, 4), Slot::At(40, 4)
    ];
pub(crate) static WMI_RESOURCE_1: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 4), Slot::At(28, 4), Slot::At(32, 8),
        Slot::At(40, 4), Slot::At(44, 4)
    ];
payload_type! {
    /// Release of a spin lock selected by sampling, with details of its acquisition and hold.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_SPINLOCK` (0x0529).
    ///
    /// Structures: `WMI_SPINLOCK`.
    #[doc(alias = "WMI_SPINLOCK")]
    WmiSpinlockPayload {
        /// Address of the spin lock. In C: `SpinLockAddress`.
        fn spin_lock_address -> u64 = number(0);
        /// Address from the stack at the lock's release. It is the return address of an exported function, or further
        /// up if the release is inlined in the kernel's own code. In C: `CallerAddress`.
        fn caller_address -> u64 = number(1);
        /// Time at which the lock was acquired. In C: `AcquireTime`. Unit: CPU cycles.
        fn acquire_time -> u64 = number(2);
        /// Time at which the lock was released. In C: `ReleaseTime`. Unit: CPU cycles.
        fn release_time -> u64 = number(3);
        /// Time for which the acquirer waited. In C: `WaitTimeInCycles`. Unit: CPU cycles.
        fn wait_time_in_cycles -> u32 = number(4);
        /// Number of retries by the acquirer. In C: `SpinCount`.
        fn spin_count -> u32 = number(5);
        /// ID of the thread that released the lock. In C: `ThreadId`.
        fn thread_id -> u32 = number(6);
        /// Number of interrupts while the lock was requested and held. In C: `InterruptCount`.
        fn interrupt_count -> u32 = number(7);
        /// Interrupt request level, broadly that at which the lock was held. In C: `Irql`.
        fn irql -> u8 = number(8);
        /// Number of spin locks that the processor held, including this one. At most eight are tracked. In C:
        /// `AcquireDepth`.
        fn acquire_depth -> u8 = number(9);
        /// Type of the lock. In C: `AcquireMode`.
        fn acquire_mode -> crate::payloads::sync::WmiSpinlockAcquireMode = number(10);
        /// The lock was held in a deferred procedure call. In C: `ExecuteDpc`.
        fn execute_dpc -> u8 = number(11);
        /// The lock was held in an interrupt service routine. In C: `ExecuteIsr`.
        fn execute_isr -> u8 = number(12);
        /// The same byte as one number. In C: `Flags`.
        fn flags -> u8 = number(13);
        /// Reserved or padding, according to a source. In C: `Reserved`. Not in some forms of `WMI_SPINLOCK`.
        fn reserved -> Option<&'a [u8]> = find_bytes(14);
    }
}

pub(crate) static WMI_SPINLOCK_0: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 8), Slot::At(32, 4), Slot::At(36, 4),
        Slot::At(40, 4), Slot::At(44, 4), Slot::At(48, 1), Slot::At(49, 1), Slot::Bits(50, 1, 0, 6),
        Slot::Bits(50, 1, 6, 1), Slot::Bits(50, 1, 7, 1), Slot::At(50, 1), Slot::Absent
    ];
pub(crate) static WMI_SPINLOCK_1: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 4), Slot::At(28, 4),
        Slot::At(32, 4), Slot::At(36, 4), Slot::At(40, 1), Slot::At(41, 1), Slot::Bits(42, 1, 0, 6),
        Slot::Bits(42, 1, 6, 1), Slot::Bits(42, 1, 7, 1), Slot::At(42, 1), Slot::Absent
    ];
pub(crate) static WMI_SPINLOCK_2: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 4), Slot::At(28, 4),
        Slot::At(32, 4), Slot::At(36, 4), Slot::At(40, 1), Slot::At(41, 1), Slot::Bits(42, 1, 0, 6),
        Slot::Bits(42, 1, 6, 1), Slot::Bits(42, 1, 7, 1), Slot::At(42, 1), Slot::At(43, 5)
    ];
pub(crate) static WMI_SPINLOCK_3: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 8), Slot::At(32, 4), Slot::At(36, 4),
        Slot::At(40, 4), Slot::At(44, 4), Slot::At(48, 1), Slot::At(49, 1), Slot::Bits(50, 1, 0, 6),
        Slot::Bits(50, 1, 6, 1), Slot::Bits(50, 1, 7, 1), Slot::At(50, 1), Slot::At(51, 5)
    ];
payload_type! {
    /// Thread waits for several objects.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_WAIT_MULTIPLE` (0x052E).
    ///
    /// Structures: `WMI_WAIT_MULTIPLE`.
    #[doc(alias = "WMI_WAIT_MULTIPLE")]
    WmiWaitMultiplePayload {
        /// Thread ID. In C: `ThreadId`.
        fn thread_id -> u32 = number(0);
        /// Condition for the end of the wait: any object is signaled, or all are. In C: `WaitType`.
        fn wait_type -> crate::payloads::sync::WmiWaitMultipleType = number(1);
        /// Number of valid elements in ObjectRecord. In C: `ObjectCount`.
        fn object_count -> u8 = number(2);
    }
}

pub(crate) static WMI_WAIT_MULTIPLE_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 1), Slot::At(5, 1)];
pub(crate) static WMI_WAIT_MULTIPLE_1: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 1), Slot::At(5, 1)];
payload_type! {
    /// Thread waits for one object.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_WAIT_SINGLE` (0x052D).
    ///
    /// Structures: `WMI_WAIT_SINGLE`.
    #[doc(alias = "WMI_WAIT_SINGLE")]
    WmiWaitSinglePayload {
        /// Thread ID. In C: `ThreadId`.
        fn thread_id -> u32 = number(0);
        /// Address of an object of the kernel. In C: `Object`.
        fn object -> u64 = number(1);
        /// In C: `ObjectType`.
        fn object_type -> u8 = number(2);
    }
}

pub(crate) static WMI_WAIT_SINGLE_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 1)];
pub(crate) static WMI_WAIT_SINGLE_1: &[Slot] = &[Slot::At(0, 4), Slot::At(8, 8), Slot::At(16, 1)];
