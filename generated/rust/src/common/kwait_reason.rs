// Generated from spec/enums/KWAIT_REASON.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Reasons why a thread waits.
    ///
    /// In C: `KWAIT_REASON`, of type `UCHAR`.
    ///
    /// Unknown:
    ///
    /// - What the values mean, beyond their names.
    /// - Releases that have the values from 0x25 on.
    ///
    /// Source: Microsoft, *Event Tracing MOF classes*; Winsider Seminars & Solutions and contributors, *ntkeapi.h*;
    /// Alex Ionescu and the ReactOS developers, *ketypes.h*.
    #[doc(alias = "KWAIT_REASON")]
    KwaitReason(u8), size = 1 {
        /// `Executive`. Releases unknown.
        #[doc(alias = "Executive")]
        EXECUTIVE = 0x00, "Executive";
        /// `FreePage`. Releases unknown.
        #[doc(alias = "FreePage")]
        FREE_PAGE = 0x01, "FreePage";
        /// `PageIn`. Releases unknown.
        #[doc(alias = "PageIn")]
        PAGE_IN = 0x02, "PageIn";
        /// `PoolAllocation`. Releases unknown.
        #[doc(alias = "PoolAllocation")]
        POOL_ALLOCATION = 0x03, "PoolAllocation";
        /// `DelayExecution`. Releases unknown.
        #[doc(alias = "DelayExecution")]
        DELAY_EXECUTION = 0x04, "DelayExecution";
        /// `Suspended`. Releases unknown.
        #[doc(alias = "Suspended")]
        SUSPENDED = 0x05, "Suspended";
        /// `UserRequest`. Releases unknown.
        #[doc(alias = "UserRequest")]
        USER_REQUEST = 0x06, "UserRequest";
        /// `WrExecutive`. Releases unknown.
        #[doc(alias = "WrExecutive")]
        WR_EXECUTIVE = 0x07, "WrExecutive";
        /// `WrFreePage`. Releases unknown.
        #[doc(alias = "WrFreePage")]
        WR_FREE_PAGE = 0x08, "WrFreePage";
        /// `WrPageIn`. Releases unknown.
        #[doc(alias = "WrPageIn")]
        WR_PAGE_IN = 0x09, "WrPageIn";
        /// `WrPoolAllocation`. Releases unknown.
        #[doc(alias = "WrPoolAllocation")]
        WR_POOL_ALLOCATION = 0x0a, "WrPoolAllocation";
        /// `WrDelayExecution`. Releases unknown.
        #[doc(alias = "WrDelayExecution")]
        WR_DELAY_EXECUTION = 0x0b, "WrDelayExecution";
        /// `WrSuspended`. Releases unknown.
        #[doc(alias = "WrSuspended")]
        WR_SUSPENDED = 0x0c, "WrSuspended";
        /// `WrUserRequest`. Releases unknown.
        #[doc(alias = "WrUserRequest")]
        WR_USER_REQUEST = 0x0d, "WrUserRequest";
        /// `WrEventPair`. Releases unknown.
        #[doc(alias = "WrEventPair")]
        WR_EVENT_PAIR = 0x0e, "WrEventPair";
        /// `WrQueue`. Releases unknown.
        #[doc(alias = "WrQueue")]
        WR_QUEUE = 0x0f, "WrQueue";
        /// `WrLpcReceive`. Releases unknown.
        #[doc(alias = "WrLpcReceive")]
        WR_LPC_RECEIVE = 0x10, "WrLpcReceive";
        /// `WrLpcReply`. Releases unknown.
        #[doc(alias = "WrLpcReply")]
        WR_LPC_REPLY = 0x11, "WrLpcReply";
        /// `WrVirtualMemory`. Releases unknown.
        #[doc(alias = "WrVirtualMemory")]
        WR_VIRTUAL_MEMORY = 0x12, "WrVirtualMemory";
        /// `WrPageOut`. Releases unknown.
        #[doc(alias = "WrPageOut")]
        WR_PAGE_OUT = 0x13, "WrPageOut";
        /// `WrRendezvous`. Releases unknown.
        #[doc(alias = "WrRendezvous")]
        WR_RENDEZVOUS = 0x14, "WrRendezvous";
        /// `WrKeyedEvent`. Releases unknown.
        #[doc(alias = "WrKeyedEvent")]
        WR_KEYED_EVENT = 0x15, "WrKeyedEvent";
        /// `WrTerminated`. Releases unknown.
        #[doc(alias = "WrTerminated")]
        WR_TERMINATED = 0x16, "WrTerminated";
        /// `WrProcessInSwap`. Releases unknown.
        #[doc(alias = "WrProcessInSwap")]
        WR_PROCESS_IN_SWAP = 0x17, "WrProcessInSwap";
        /// `WrCpuRateControl`. Releases unknown.
        #[doc(alias = "WrCpuRateControl")]
        WR_CPU_RATE_CONTROL = 0x18, "WrCpuRateControl";
        /// `WrCalloutStack`. Releases unknown.
        #[doc(alias = "WrCalloutStack")]
        WR_CALLOUT_STACK = 0x19, "WrCalloutStack";
        /// `WrKernel`. Releases unknown.
        #[doc(alias = "WrKernel")]
        WR_KERNEL = 0x1a, "WrKernel";
        /// `WrResource`. Releases unknown.
        #[doc(alias = "WrResource")]
        WR_RESOURCE = 0x1b, "WrResource";
        /// `WrPushLock`. Releases unknown.
        #[doc(alias = "WrPushLock")]
        WR_PUSH_LOCK = 0x1c, "WrPushLock";
        /// `WrMutex`. Releases unknown.
        #[doc(alias = "WrMutex")]
        WR_MUTEX = 0x1d, "WrMutex";
        /// `WrQuantumEnd`. Releases unknown.
        #[doc(alias = "WrQuantumEnd")]
        WR_QUANTUM_END = 0x1e, "WrQuantumEnd";
        /// `WrDispatchInt`. Releases unknown.
        #[doc(alias = "WrDispatchInt")]
        WR_DISPATCH_INT = 0x1f, "WrDispatchInt";
        /// `WrPreempted`. Releases unknown.
        #[doc(alias = "WrPreempted")]
        WR_PREEMPTED = 0x20, "WrPreempted";
        /// `WrYieldExecution`. Releases unknown.
        #[doc(alias = "WrYieldExecution")]
        WR_YIELD_EXECUTION = 0x21, "WrYieldExecution";
        /// `WrFastMutex`. Releases unknown.
        #[doc(alias = "WrFastMutex")]
        WR_FAST_MUTEX = 0x22, "WrFastMutex";
        /// `WrGuardedMutex`. Releases unknown.
        #[doc(alias = "WrGuardedMutex")]
        WR_GUARDED_MUTEX = 0x23, "WrGuardedMutex";
        /// `WrRundown`. Releases unknown.
        #[doc(alias = "WrRundown")]
        WR_RUNDOWN = 0x24, "WrRundown";
        /// `WrAlertByThreadId`. Releases unknown.
        #[doc(alias = "WrAlertByThreadId")]
        WR_ALERT_BY_THREAD_ID = 0x25, "WrAlertByThreadId";
        /// `WrDeferredPreempt`. Releases unknown.
        #[doc(alias = "WrDeferredPreempt")]
        WR_DEFERRED_PREEMPT = 0x26, "WrDeferredPreempt";
        /// `WrPhysicalFault`. Releases unknown.
        #[doc(alias = "WrPhysicalFault")]
        WR_PHYSICAL_FAULT = 0x27, "WrPhysicalFault";
        /// `WrIoRing`. Releases unknown.
        #[doc(alias = "WrIoRing")]
        WR_IO_RING = 0x28, "WrIoRing";
        /// `WrMdlCache`. Releases unknown.
        #[doc(alias = "WrMdlCache")]
        WR_MDL_CACHE = 0x29, "WrMdlCache";
        /// `WrRcu`. Releases unknown.
        #[doc(alias = "WrRcu")]
        WR_RCU = 0x2a, "WrRcu";
    }
}

static TABLE: Values = values("KWAIT_REASON", false, &[
    named("Executive", 0, &[]),
    named("FreePage", 1, &[]),
    named("PageIn", 2, &[]),
    named("PoolAllocation", 3, &[]),
    named("DelayExecution", 4, &[]),
    named("Suspended", 5, &[]),
    named("UserRequest", 6, &[]),
    named("WrExecutive", 7, &[]),
    named("WrFreePage", 8, &[]),
    named("WrPageIn", 9, &[]),
    named("WrPoolAllocation", 10, &[]),
    named("WrDelayExecution", 11, &[]),
    named("WrSuspended", 12, &[]),
    named("WrUserRequest", 13, &[]),
    named("WrEventPair", 14, &[]),
    named("WrQueue", 15, &[]),
    named("WrLpcReceive", 16, &[]),
    named("WrLpcReply", 17, &[]),
    named("WrVirtualMemory", 18, &[]),
    named("WrPageOut", 19, &[]),
    named("WrRendezvous", 20, &[]),
    named("WrKeyedEvent", 21, &[]),
    named("WrTerminated", 22, &[]),
    named("WrProcessInSwap", 23, &[]),
    named("WrCpuRateControl", 24, &[]),
    named("WrCalloutStack", 25, &[]),
    named("WrKernel", 26, &[]),
    named("WrResource", 27, &[]),
    named("WrPushLock", 28, &[]),
    named("WrMutex", 29, &[]),
    named("WrQuantumEnd", 30, &[]),
    named("WrDispatchInt", 31, &[]),
    named("WrPreempted", 32, &[]),
    named("WrYieldExecution", 33, &[]),
    named("WrFastMutex", 34, &[]),
    named("WrGuardedMutex", 35, &[]),
    named("WrRundown", 36, &[]),
    named("WrAlertByThreadId", 37, &[]),
    named("WrDeferredPreempt", 38, &[]),
    named("WrPhysicalFault", 39, &[]),
    named("WrIoRing", 40, &[]),
    named("WrMdlCache", 41, &[]),
    named("WrRcu", 42, &[]),
]);
