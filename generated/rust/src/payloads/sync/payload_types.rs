// Generated from spec/structs/ and spec/hooks/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::rt::payload::*;

#[allow(unused_imports)]
use crate::rt::*;

payload_type! {
    /// Thread had to wait for a critical section.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CRITSEC_COLLISION` (0x1722).
    ///
    /// Structures: `CritSecCollision`.
    #[doc(alias = "CritSecCollision")]
    CritSecCollisionPayload
}

impl<'a> CritSecCollisionPayload<'a> {
    /// Lock count of the critical section. In C: `LockCount`.
    #[inline]
    pub fn lock_count(&self) -> u32 {
        self.0.number(0)
    }
    /// Spin count of the critical section. In C: `SpinCount`.
    #[inline]
    pub fn spin_count(&self) -> u32 {
        self.0.number(1)
    }
    /// Thread that owns the critical section. In C: `OwningThread`.
    #[inline]
    pub fn owning_thread(&self) -> u64 {
        self.0.number(2)
    }
    /// Address of the critical section. In C: `CritSecAddr`.
    #[inline]
    pub fn address(&self) -> u64 {
        self.0.number(3)
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
    CritSecInitPayload
}

impl<'a> CritSecInitPayload<'a> {
    /// Spin count of the critical section. In C: `SpinCount`.
    #[inline]
    pub fn spin_count(&self) -> u64 {
        self.0.number(0)
    }
    /// Address of the critical section. In C: `CritSecAddr`.
    #[inline]
    pub fn address(&self) -> u64 {
        self.0.number(1)
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
    PerfinfoExecutiveResourceConfigPayload
}

impl<'a> PerfinfoExecutiveResourceConfigPayload<'a> {
    /// One in this many complete releases is logged. In C: `ReleaseSamplingRate`.
    #[inline]
    pub fn release_sampling_rate(&self) -> u32 {
        self.0.number(0)
    }
    /// One in this many contentions is logged. In C: `ContentionSamplingRate`.
    #[inline]
    pub fn contention_sampling_rate(&self) -> u32 {
        self.0.number(1)
    }
    /// Duration from which a wait is excessive. In C: `NumberOfExcessiveTimeouts`. Unit: 4 seconds.
    #[inline]
    pub fn number_of_excessive_timeouts(&self) -> u32 {
        self.0.number(2)
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
    PerfinfoSpinlockConfigPayload
}

impl<'a> PerfinfoSpinlockConfigPayload<'a> {
    /// Amount of spinning after which an acquisition is logged as contended. In C: `SpinLockSpinThreshold`.
    #[inline]
    pub fn spin_lock_spin_threshold(&self) -> u32 {
        self.0.number(0)
    }
    /// One in this many contended acquisitions is logged. In C: `SpinLockContentionSampleRate`.
    #[inline]
    pub fn spin_lock_contention_sample_rate(&self) -> u32 {
        self.0.number(1)
    }
    /// One in this many uncontended acquisitions is logged. In C: `SpinLockAcquireSampleRate`.
    #[inline]
    pub fn spin_lock_acquire_sample_rate(&self) -> u32 {
        self.0.number(2)
    }
    /// Duration from which a lock is held too long. In C: `SpinLockHoldThreshold`. Unit: CPU cycles.
    #[inline]
    pub fn spin_lock_hold_threshold(&self) -> u32 {
        self.0.number(3)
    }
}

pub(crate) static PERFINFO_SPINLOCK_CONFIG_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4)];
payload_type! {
    /// Thread delays its execution.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_DELAY_EXECUTION` (0x052F).
    ///
    /// Structures: `WMI_DELAY_EXECUTION`.
    #[doc(alias = "WMI_DELAY_EXECUTION")]
    WmiDelayExecutionPayload
}

impl<'a> WmiDelayExecutionPayload<'a> {
    /// Thread ID. In C: `ThreadId`.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        self.0.number(0)
    }
    /// Duration of the delay. In C: `Delta`.
    #[inline]
    pub fn delta(&self) -> u64 {
        self.0.number(1)
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
    WmiPushlockPayload
}

impl<'a> WmiPushlockPayload<'a> {
    /// Address of data. In C: `PushLock`.
    #[inline]
    pub fn push_lock(&self) -> u64 {
        self.0.number(0)
    }
    /// Thread ID. In C: `ThreadId`.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        self.0.number(1)
    }
    /// In C: `Action`.
    #[inline]
    pub fn action(&self) -> crate::payloads::sync::WmiPushlockAction {
        self.0.number(2)
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
    WmiQueuePayload
}

impl<'a> WmiQueuePayload<'a> {
    /// Address of an object of the kernel. In C: `Queue`.
    #[inline]
    pub fn queue(&self) -> u64 {
        self.0.number(0)
    }
    /// Thread ID. In C: `ThreadId`.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        self.0.number(1)
    }
    /// In C: `Action`.
    #[inline]
    pub fn action(&self) -> crate::payloads::sync::WmiQueueAction {
        self.0.number(2)
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
    WmiResourcePayload
}

impl<'a> WmiResourcePayload<'a> {
    /// Time at which the resource was acquired. In C: `AcquireTime`.
    #[inline]
    pub fn acquire_time(&self) -> u64 {
        self.0.number(0)
    }
    /// Time for which the resource was held. In C: `HoldTime`.
    #[inline]
    pub fn hold_time(&self) -> u64 {
        self.0.number(1)
    }
    /// Time spent waiting for the resource. In C: `WaitTime`.
    #[inline]
    pub fn wait_time(&self) -> u64 {
        self.0.number(2)
    }
    /// Maximum nesting depth of the owner's acquisitions. For a reinitialization, the number of simultaneous owners that had been provided for. In C: `MaxRecursionDepth`.
    #[inline]
    pub fn max_recursion_depth(&self) -> u32 {
        self.0.number(3)
    }
    /// Thread ID. In C: `ThreadId`.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        self.0.number(4)
    }
    /// Executive resource pointer. In C: `Resource`.
    #[inline]
    pub fn resource(&self) -> u64 {
        self.0.number(5)
    }
    /// In C: `Action`.
    #[inline]
    pub fn action(&self) -> crate::payloads::sync::WmiResourceAction {
        self.0.number(6)
    }
    /// Number of acquisition attempts that had to wait. For a reinitialization, the number of threads that owned the resource. In C: `ContentionDelta`.
    #[inline]
    pub fn contention_delta(&self) -> u32 {
        self.0.number(7)
    }
}

pub(crate) static WMI_RESOURCE_0: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 4), Slot::At(28, 4), Slot::At(32, 4), Slot::At(36, 4), Slot::At(40, 4)];
pub(crate) static WMI_RESOURCE_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 4), Slot::At(28, 4), Slot::At(32, 8), Slot::At(40, 4), Slot::At(44, 4)];
payload_type! {
    /// Release of a spin lock selected by sampling, with details of its acquisition and hold.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_SPINLOCK` (0x0529).
    ///
    /// Structures: `WMI_SPINLOCK`.
    #[doc(alias = "WMI_SPINLOCK")]
    WmiSpinlockPayload
}

impl<'a> WmiSpinlockPayload<'a> {
    /// Address of the spin lock. In C: `SpinLockAddress`.
    #[inline]
    pub fn spin_lock_address(&self) -> u64 {
        self.0.number(0)
    }
    /// Address from the stack at the lock's release. It is the return address of an exported function, or further up if the release is inlined in the kernel's own code. In C: `CallerAddress`.
    #[inline]
    pub fn caller_address(&self) -> u64 {
        self.0.number(1)
    }
    /// Time at which the lock was acquired. In C: `AcquireTime`. Unit: CPU cycles.
    #[inline]
    pub fn acquire_time(&self) -> u64 {
        self.0.number(2)
    }
    /// Time at which the lock was released. In C: `ReleaseTime`. Unit: CPU cycles.
    #[inline]
    pub fn release_time(&self) -> u64 {
        self.0.number(3)
    }
    /// Time for which the acquirer waited. In C: `WaitTimeInCycles`. Unit: CPU cycles.
    #[inline]
    pub fn wait_time_in_cycles(&self) -> u32 {
        self.0.number(4)
    }
    /// Number of retries by the acquirer. In C: `SpinCount`.
    #[inline]
    pub fn spin_count(&self) -> u32 {
        self.0.number(5)
    }
    /// ID of the thread that released the lock. In C: `ThreadId`.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        self.0.number(6)
    }
    /// Number of interrupts while the lock was requested and held. In C: `InterruptCount`.
    #[inline]
    pub fn interrupt_count(&self) -> u32 {
        self.0.number(7)
    }
    /// Interrupt request level, broadly that at which the lock was held. In C: `Irql`.
    #[inline]
    pub fn irql(&self) -> u8 {
        self.0.number(8)
    }
    /// Number of spin locks that the processor held, including this one. At most eight are tracked. In C: `AcquireDepth`.
    #[inline]
    pub fn acquire_depth(&self) -> u8 {
        self.0.number(9)
    }
    /// Type of the lock. In C: `AcquireMode`.
    #[inline]
    pub fn acquire_mode(&self) -> crate::payloads::sync::WmiSpinlockAcquireMode {
        self.0.number(10)
    }
    /// The lock was held in a deferred procedure call. In C: `ExecuteDpc`.
    #[inline]
    pub fn execute_dpc(&self) -> u8 {
        self.0.number(11)
    }
    /// The lock was held in an interrupt service routine. In C: `ExecuteIsr`.
    #[inline]
    pub fn execute_isr(&self) -> u8 {
        self.0.number(12)
    }
    /// The same byte as one number. In C: `Flags`.
    #[inline]
    pub fn flags(&self) -> u8 {
        self.0.number(13)
    }
    /// Reserved or padding, according to a source. In C: `Reserved`. Not in some forms of `WMI_SPINLOCK`.
    #[inline]
    pub fn reserved(&self) -> Option<&'a [u8]> {
        self.0.find_bytes(14)
    }
}

pub(crate) static WMI_SPINLOCK_0: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 8), Slot::At(32, 4), Slot::At(36, 4), Slot::At(40, 4), Slot::At(44, 4), Slot::At(48, 1), Slot::At(49, 1), Slot::Bits(50, 1, 0, 6), Slot::Bits(50, 1, 6, 1), Slot::Bits(50, 1, 7, 1), Slot::At(50, 1), Slot::Absent];
pub(crate) static WMI_SPINLOCK_1: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 4), Slot::At(28, 4), Slot::At(32, 4), Slot::At(36, 4), Slot::At(40, 1), Slot::At(41, 1), Slot::Bits(42, 1, 0, 6), Slot::Bits(42, 1, 6, 1), Slot::Bits(42, 1, 7, 1), Slot::At(42, 1), Slot::Absent];
pub(crate) static WMI_SPINLOCK_2: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 4), Slot::At(28, 4), Slot::At(32, 4), Slot::At(36, 4), Slot::At(40, 1), Slot::At(41, 1), Slot::Bits(42, 1, 0, 6), Slot::Bits(42, 1, 6, 1), Slot::Bits(42, 1, 7, 1), Slot::At(42, 1), Slot::At(43, 5)];
pub(crate) static WMI_SPINLOCK_3: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 8), Slot::At(32, 4), Slot::At(36, 4), Slot::At(40, 4), Slot::At(44, 4), Slot::At(48, 1), Slot::At(49, 1), Slot::Bits(50, 1, 0, 6), Slot::Bits(50, 1, 6, 1), Slot::Bits(50, 1, 7, 1), Slot::At(50, 1), Slot::At(51, 5)];
payload_type! {
    /// Thread waits for several objects.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_WAIT_MULTIPLE` (0x052E).
    ///
    /// Structures: `WMI_WAIT_MULTIPLE`.
    #[doc(alias = "WMI_WAIT_MULTIPLE")]
    WmiWaitMultiplePayload
}

impl<'a> WmiWaitMultiplePayload<'a> {
    /// Thread ID. In C: `ThreadId`.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        self.0.number(0)
    }
    /// Whether the wait ends when any object is signaled or when all are. In C: `WaitType`.
    #[inline]
    pub fn wait_type(&self) -> crate::payloads::sync::WmiWaitMultipleType {
        self.0.number(1)
    }
    /// Number of valid elements in ObjectRecord. In C: `ObjectCount`.
    #[inline]
    pub fn object_count(&self) -> u8 {
        self.0.number(2)
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
    WmiWaitSinglePayload
}

impl<'a> WmiWaitSinglePayload<'a> {
    /// Thread ID. In C: `ThreadId`.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        self.0.number(0)
    }
    /// Address of an object of the kernel. In C: `Object`.
    #[inline]
    pub fn object(&self) -> u64 {
        self.0.number(1)
    }
    /// In C: `ObjectType`.
    #[inline]
    pub fn object_type(&self) -> u8 {
        self.0.number(2)
    }
}

pub(crate) static WMI_WAIT_SINGLE_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 1)];
pub(crate) static WMI_WAIT_SINGLE_1: &[Slot] = &[Slot::At(0, 4), Slot::At(8, 8), Slot::At(16, 1)];
