// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Enumerations, flags and constants of the topic.

#[allow(unused_imports, reason = "sets may be of one kind, or without values")]
use crate::rt::{Release, flags, named, named_bits, open_enum, values};

// spec/enums/ADJUST_REASON.toml
open_enum! {
    /// Reasons why the priority of a thread is raised.
    ///
    /// In C: `ADJUST_REASON`, of type `UCHAR`.
    ///
    /// Source: Microsoft, *Event Tracing MOF classes*; Alex Ionescu and the ReactOS developers, *ketypes.h*.
    #[doc(alias = "ADJUST_REASON")]
    AdjustReason(u8), size = 1 {
        /// `AdjustNone`. The increment is ignored. Releases unknown.
        #[doc(alias = "AdjustNone")]
        NONE = 0x00, "AdjustNone";
        /// `AdjustUnwait`. The increment decays by steps, at the end of each quantum. Releases unknown.
        #[doc(alias = "AdjustUnwait")]
        UNWAIT = 0x01, "AdjustUnwait";
        /// `AdjustBoost`. The increment decays as a whole at the end of the quantum, as for donated priority. Releases
        /// unknown.
        #[doc(alias = "AdjustBoost")]
        BOOST = 0x02, "AdjustBoost";
    }, values("ADJUST_REASON", false, &[
        named("AdjustNone", 0, &[]),
        named("AdjustUnwait", 1, &[]),
        named("AdjustBoost", 2, &[]),
    ])
}

// spec/enums/IOP_PRIORITY_HINT.toml
open_enum! {
    /// Priorities of I/O requests.
    ///
    /// In C: `IOP_PRIORITY_HINT`, of type `ULONG`.
    ///
    /// Drivers see IO_PRIORITY_HINT, whose values are smaller by one.
    ///
    /// Source: Can Bölük, *Windows types from symbol files*; Microsoft, *KernelTraceEventParser.cs*.
    #[doc(alias = "IOP_PRIORITY_HINT")]
    IopPriorityHint(u32), size = 4 {
        /// `IopIoPriorityNotSet`. Releases unknown.
        #[doc(alias = "IopIoPriorityNotSet")]
        NOT_SET = 0x00000000, "IopIoPriorityNotSet";
        /// `IopIoPriorityVeryLow`. Releases unknown.
        #[doc(alias = "IopIoPriorityVeryLow")]
        VERY_LOW = 0x00000001, "IopIoPriorityVeryLow";
        /// `IopIoPriorityLow`. Releases unknown.
        #[doc(alias = "IopIoPriorityLow")]
        LOW = 0x00000002, "IopIoPriorityLow";
        /// `IopIoPriorityNormal`. Releases unknown.
        #[doc(alias = "IopIoPriorityNormal")]
        NORMAL = 0x00000003, "IopIoPriorityNormal";
        /// `IopIoPriorityHigh`. Releases unknown.
        #[doc(alias = "IopIoPriorityHigh")]
        HIGH = 0x00000004, "IopIoPriorityHigh";
        /// `IopIoPriorityCritical`. Releases unknown.
        #[doc(alias = "IopIoPriorityCritical")]
        CRITICAL = 0x00000005, "IopIoPriorityCritical";
    }, values("IOP_PRIORITY_HINT", false, &[
        named("IopIoPriorityNotSet", 0, &[]),
        named("IopIoPriorityVeryLow", 1, &[]),
        named("IopIoPriorityLow", 2, &[]),
        named("IopIoPriorityNormal", 3, &[]),
        named("IopIoPriorityHigh", 4, &[]),
        named("IopIoPriorityCritical", 5, &[]),
    ])
}

// spec/enums/IRP_FLAGS.toml
flags! {
    /// Flags of an I/O request packet (IRP).
    ///
    /// No known name in C; here: `IRP_FLAGS`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - Bits between those with names. The headers of MinGW-w64 name 0x4000 and 0x8000, those of Microsoft do not.
    ///
    /// Source: Microsoft, *windows_sys::Wdk::System::SystemServices*; The mingw-w64 developers, *wdm.h*.
    IrpFlags(u32), size = 4 {
        /// `IRP_NOCACHE`. The request bypasses the cache. Releases unknown.
        #[doc(alias = "IRP_NOCACHE")]
        NOCACHE = 0x00000001, "IRP_NOCACHE";
        /// `IRP_PAGING_IO`. The memory manager reads or writes pages. In a request to mount a volume: the volume was
        /// mounted. Releases unknown.
        #[doc(alias = "IRP_PAGING_IO")]
        PAGING_IO = 0x00000002, "IRP_PAGING_IO";
        /// `IRP_SYNCHRONOUS_API`. The caller waits for the request. Releases unknown.
        #[doc(alias = "IRP_SYNCHRONOUS_API")]
        SYNCHRONOUS_API = 0x00000004, "IRP_SYNCHRONOUS_API";
        /// `IRP_ASSOCIATED_IRP`. Part of another request, its master IRP. Releases unknown.
        #[doc(alias = "IRP_ASSOCIATED_IRP")]
        ASSOCIATED_IRP = 0x00000008, "IRP_ASSOCIATED_IRP";
        /// `IRP_BUFFERED_IO`. The request has a buffer in system memory. Releases unknown.
        #[doc(alias = "IRP_BUFFERED_IO")]
        BUFFERED_IO = 0x00000010, "IRP_BUFFERED_IO";
        /// `IRP_DEALLOCATE_BUFFER`. The system buffer is freed when the request is complete. Releases unknown.
        #[doc(alias = "IRP_DEALLOCATE_BUFFER")]
        DEALLOCATE_BUFFER = 0x00000020, "IRP_DEALLOCATE_BUFFER";
        /// `IRP_SYNCHRONOUS_PAGING_IO`. The memory manager waits for the pages. In a request with a system buffer: the
        /// buffer receives data. Releases unknown.
        #[doc(alias = "IRP_SYNCHRONOUS_PAGING_IO")]
        SYNCHRONOUS_PAGING_IO = 0x00000040, "IRP_SYNCHRONOUS_PAGING_IO";
        /// `IRP_CREATE_OPERATION`. The request creates or opens a file. Releases unknown.
        #[doc(alias = "IRP_CREATE_OPERATION")]
        CREATE_OPERATION = 0x00000080, "IRP_CREATE_OPERATION";
        /// `IRP_READ_OPERATION`. The request reads. Releases unknown.
        #[doc(alias = "IRP_READ_OPERATION")]
        READ_OPERATION = 0x00000100, "IRP_READ_OPERATION";
        /// `IRP_WRITE_OPERATION`. The request writes. Releases unknown.
        #[doc(alias = "IRP_WRITE_OPERATION")]
        WRITE_OPERATION = 0x00000200, "IRP_WRITE_OPERATION";
        /// `IRP_CLOSE_OPERATION`. The request closes a file. Releases unknown.
        #[doc(alias = "IRP_CLOSE_OPERATION")]
        CLOSE_OPERATION = 0x00000400, "IRP_CLOSE_OPERATION";
        /// `IRP_DEFER_IO_COMPLETION`. Completion of the request is deferred. Releases unknown.
        #[doc(alias = "IRP_DEFER_IO_COMPLETION")]
        DEFER_IO_COMPLETION = 0x00000800, "IRP_DEFER_IO_COMPLETION";
        /// `IRP_OB_QUERY_NAME`. Asynchronous query of a name. Releases unknown.
        #[doc(alias = "IRP_OB_QUERY_NAME")]
        OB_QUERY_NAME = 0x00001000, "IRP_OB_QUERY_NAME";
        /// `IRP_HOLD_DEVICE_QUEUE`. Releases unknown.
        #[doc(alias = "IRP_HOLD_DEVICE_QUEUE")]
        HOLD_DEVICE_QUEUE = 0x00002000, "IRP_HOLD_DEVICE_QUEUE";
        /// `IRP_PRIORITY_MASK`. Priority of the request. The name is from TraceEvent's PriorityMask. Releases unknown.
        #[doc(alias = "IRP_PRIORITY_MASK")]
        PRIORITY_MASK = 0x000e0000, "IRP_PRIORITY_MASK";
        /// `IRP_UM_DRIVER_INITIATED_IO`. The request is from a user-mode driver. Releases unknown.
        #[doc(alias = "IRP_UM_DRIVER_INITIATED_IO")]
        UM_DRIVER_INITIATED_IO = 0x00400000, "IRP_UM_DRIVER_INITIATED_IO";
    } also {
        MOUNT_COMPLETION = 0x00000002, "IRP_MOUNT_COMPLETION";
        INPUT_OPERATION = 0x00000040, "IRP_INPUT_OPERATION";
    }, values("IRP_FLAGS", true, &[
        named("IRP_NOCACHE", 1, &[]),
        named("IRP_PAGING_IO", 2, &[]),
        named("IRP_MOUNT_COMPLETION", 2, &[]),
        named("IRP_SYNCHRONOUS_API", 4, &[]),
        named("IRP_ASSOCIATED_IRP", 8, &[]),
        named("IRP_BUFFERED_IO", 16, &[]),
        named("IRP_DEALLOCATE_BUFFER", 32, &[]),
        named("IRP_SYNCHRONOUS_PAGING_IO", 64, &[]),
        named("IRP_INPUT_OPERATION", 64, &[]),
        named("IRP_CREATE_OPERATION", 128, &[]),
        named("IRP_READ_OPERATION", 256, &[]),
        named("IRP_WRITE_OPERATION", 512, &[]),
        named("IRP_CLOSE_OPERATION", 1024, &[]),
        named("IRP_DEFER_IO_COMPLETION", 2048, &[]),
        named("IRP_OB_QUERY_NAME", 4096, &[]),
        named("IRP_HOLD_DEVICE_QUEUE", 8192, &[]),
        named_bits("IRP_PRIORITY_MASK", 917504, Some(17), Some(crate::common::IopPriorityHint::VALUES), &[]),
        named("IRP_UM_DRIVER_INITIATED_IO", 4194304, &[]),
    ])
}

impl IrpFlags {
    /// Returns the bit-field under `IRP_PRIORITY_MASK`.
    pub const fn priority(self) -> u32 {
        (self.0 & 0x000e0000) >> 17
    }

    /// Returns the flags with a value in the bit-field under `IRP_PRIORITY_MASK`. Bits of the value that do not fit are
    /// dropped.
    #[must_use]
    pub const fn with_priority(self, value: u32) -> IrpFlags {
        IrpFlags(self.0 & !0x000e0000 | value << 17 & 0x000e0000)
    }
}

// spec/enums/KPROCESSOR_MODE.toml
open_enum! {
    /// Processor modes.
    ///
    /// In C: `KPROCESSOR_MODE`, of type `CHAR`.
    ///
    /// Source: Microsoft, *Event Tracing MOF classes*; Alex Ionescu and the ReactOS developers, *ketypes.h*.
    #[doc(alias = "KPROCESSOR_MODE")]
    KprocessorMode(i8), size = 1 {
        /// `KernelMode`. Releases unknown.
        #[doc(alias = "KernelMode")]
        KERNEL_MODE = 0x00, "KernelMode";
        /// `UserMode`. Releases unknown.
        #[doc(alias = "UserMode")]
        USER_MODE = 0x01, "UserMode";
    }, values("KPROCESSOR_MODE", false, &[
        named("KernelMode", 0, &[]),
        named("UserMode", 1, &[]),
    ])
}

// spec/enums/KPROFILE_SOURCE.toml
open_enum! {
    /// Sources of profile interrupts, which the kernel uses to sample execution.
    ///
    /// In C: `KPROFILE_SOURCE`, of type `ULONG`.
    ///
    /// These sources are defined for all processor types. From 0x19 on, beyond ProfileMaximum, a HAL defines sources
    /// for one processor type: KPROFILE_SOURCE_AMD64 and KPROFILE_SOURCE_EMON. Those for AMD processors first appear in
    /// late 5.2 for x64, those for Intel processors in 6.0 for x64. Before 6.2, a 32-bit HAL implements no source but
    /// ProfileTime.
    ///
    /// Undocumented; defined in NTDDK.H, WDM.H; type information in symbol files of URLMON.DLL. NTDDK.H of the kit for
    /// Windows NT 3.51 has the definition. Later kits repeat it, and newer ones have it in WDM.H. Symbol files name an
    /// unpublished NTKEAPI_X.H.
    ///
    /// Unknown:
    ///
    /// - What the sources count, beyond their names. A HAL may not provide all of them.
    ///
    /// Source: Geoff Chappell, *KPROFILE_SOURCE*; Winsider Seminars & Solutions and contributors, *ntkeapi.h*.
    #[doc(alias = "KPROFILE_SOURCE")]
    KprofileSource(u32), size = 4 {
        /// `ProfileTime`. Time: interrupts recur at an interval. Documented for 5.0+.
        #[doc(alias = "ProfileTime")]
        TIME = 0x00000000, "ProfileTime";
        /// `ProfileAlignmentFixup`. Documented for 5.0+.
        #[doc(alias = "ProfileAlignmentFixup")]
        ALIGNMENT_FIXUP = 0x00000001, "ProfileAlignmentFixup";
        /// `ProfileTotalIssues`. Documented for 5.0+.
        #[doc(alias = "ProfileTotalIssues")]
        TOTAL_ISSUES = 0x00000002, "ProfileTotalIssues";
        /// `ProfilePipelineDry`. Documented for 5.0+.
        #[doc(alias = "ProfilePipelineDry")]
        PIPELINE_DRY = 0x00000003, "ProfilePipelineDry";
        /// `ProfileLoadInstructions`. Documented for 5.0+.
        #[doc(alias = "ProfileLoadInstructions")]
        LOAD_INSTRUCTIONS = 0x00000004, "ProfileLoadInstructions";
        /// `ProfilePipelineFrozen`. Documented for 5.0+.
        #[doc(alias = "ProfilePipelineFrozen")]
        PIPELINE_FROZEN = 0x00000005, "ProfilePipelineFrozen";
        /// `ProfileBranchInstructions`. Documented for 5.0+.
        #[doc(alias = "ProfileBranchInstructions")]
        BRANCH_INSTRUCTIONS = 0x00000006, "ProfileBranchInstructions";
        /// `ProfileTotalNonissues`. Documented for 5.0+.
        #[doc(alias = "ProfileTotalNonissues")]
        TOTAL_NONISSUES = 0x00000007, "ProfileTotalNonissues";
        /// `ProfileDcacheMisses`. Documented for 5.0+.
        #[doc(alias = "ProfileDcacheMisses")]
        DCACHE_MISSES = 0x00000008, "ProfileDcacheMisses";
        /// `ProfileIcacheMisses`. Documented for 5.0+.
        #[doc(alias = "ProfileIcacheMisses")]
        ICACHE_MISSES = 0x00000009, "ProfileIcacheMisses";
        /// `ProfileCacheMisses`. Documented for 5.0+.
        #[doc(alias = "ProfileCacheMisses")]
        CACHE_MISSES = 0x0000000a, "ProfileCacheMisses";
        /// `ProfileBranchMispredictions`. Documented for 5.0+.
        #[doc(alias = "ProfileBranchMispredictions")]
        BRANCH_MISPREDICTIONS = 0x0000000b, "ProfileBranchMispredictions";
        /// `ProfileStoreInstructions`. Documented for 5.0+.
        #[doc(alias = "ProfileStoreInstructions")]
        STORE_INSTRUCTIONS = 0x0000000c, "ProfileStoreInstructions";
        /// `ProfileFpInstructions`. Documented for 5.0+.
        #[doc(alias = "ProfileFpInstructions")]
        FP_INSTRUCTIONS = 0x0000000d, "ProfileFpInstructions";
        /// `ProfileIntegerInstructions`. Documented for 5.0+.
        #[doc(alias = "ProfileIntegerInstructions")]
        INTEGER_INSTRUCTIONS = 0x0000000e, "ProfileIntegerInstructions";
        /// `Profile2Issue`. Documented for 5.0+.
        #[doc(alias = "Profile2Issue")]
        PROFILE2_ISSUE = 0x0000000f, "Profile2Issue";
        /// `Profile3Issue`. Documented for 5.0+.
        #[doc(alias = "Profile3Issue")]
        PROFILE3_ISSUE = 0x00000010, "Profile3Issue";
        /// `Profile4Issue`. Documented for 5.0+.
        #[doc(alias = "Profile4Issue")]
        PROFILE4_ISSUE = 0x00000011, "Profile4Issue";
        /// `ProfileSpecialInstructions`. Documented for 5.0+.
        #[doc(alias = "ProfileSpecialInstructions")]
        SPECIAL_INSTRUCTIONS = 0x00000012, "ProfileSpecialInstructions";
        /// `ProfileTotalCycles`. Documented for 5.0+.
        #[doc(alias = "ProfileTotalCycles")]
        TOTAL_CYCLES = 0x00000013, "ProfileTotalCycles";
        /// `ProfileIcacheIssues`. Documented for 5.0+.
        #[doc(alias = "ProfileIcacheIssues")]
        ICACHE_ISSUES = 0x00000014, "ProfileIcacheIssues";
        /// `ProfileDcacheAccesses`. Documented for 5.0+.
        #[doc(alias = "ProfileDcacheAccesses")]
        DCACHE_ACCESSES = 0x00000015, "ProfileDcacheAccesses";
        /// `ProfileMemoryBarrierCycles`. Documented for 5.0+.
        #[doc(alias = "ProfileMemoryBarrierCycles")]
        MEMORY_BARRIER_CYCLES = 0x00000016, "ProfileMemoryBarrierCycles";
        /// `ProfileLoadLinkedIssues`. Documented for 5.0+.
        #[doc(alias = "ProfileLoadLinkedIssues")]
        LOAD_LINKED_ISSUES = 0x00000017, "ProfileLoadLinkedIssues";
    }, values("KPROFILE_SOURCE", false, &[
        named("ProfileTime", 0, &[(Release(0), Release(255))]),
        named("ProfileAlignmentFixup", 1, &[(Release(0), Release(255))]),
        named("ProfileTotalIssues", 2, &[(Release(0), Release(255))]),
        named("ProfilePipelineDry", 3, &[(Release(0), Release(255))]),
        named("ProfileLoadInstructions", 4, &[(Release(0), Release(255))]),
        named("ProfilePipelineFrozen", 5, &[(Release(0), Release(255))]),
        named("ProfileBranchInstructions", 6, &[(Release(0), Release(255))]),
        named("ProfileTotalNonissues", 7, &[(Release(0), Release(255))]),
        named("ProfileDcacheMisses", 8, &[(Release(0), Release(255))]),
        named("ProfileIcacheMisses", 9, &[(Release(0), Release(255))]),
        named("ProfileCacheMisses", 10, &[(Release(0), Release(255))]),
        named("ProfileBranchMispredictions", 11, &[(Release(0), Release(255))]),
        named("ProfileStoreInstructions", 12, &[(Release(0), Release(255))]),
        named("ProfileFpInstructions", 13, &[(Release(0), Release(255))]),
        named("ProfileIntegerInstructions", 14, &[(Release(0), Release(255))]),
        named("Profile2Issue", 15, &[(Release(0), Release(255))]),
        named("Profile3Issue", 16, &[(Release(0), Release(255))]),
        named("Profile4Issue", 17, &[(Release(0), Release(255))]),
        named("ProfileSpecialInstructions", 18, &[(Release(0), Release(255))]),
        named("ProfileTotalCycles", 19, &[(Release(0), Release(255))]),
        named("ProfileIcacheIssues", 20, &[(Release(0), Release(255))]),
        named("ProfileDcacheAccesses", 21, &[(Release(0), Release(255))]),
        named("ProfileMemoryBarrierCycles", 22, &[(Release(0), Release(255))]),
        named("ProfileLoadLinkedIssues", 23, &[(Release(0), Release(255))]),
    ])
}

/// `ProfileMaximum`, one more than the last value.
///
/// The value depends on the release. `None` if the value is unknown.
#[doc(alias = "ProfileMaximum")]
pub fn profile_maximum(release: crate::rt::Release) -> Option<u32> {
    const VALUES: &[(u8, u8, u32)] = &[
        (0, 255, 0x00000018),
    ];
    let holds = |(first, last, _): &&(u8, u8, u32)| *first <= release.0 && release.0 <= *last;
    VALUES.iter().find(holds).map(|(.., value)| *value)
}

// spec/enums/KTHREAD_STATE.toml
open_enum! {
    /// States of a thread.
    ///
    /// In C: `KTHREAD_STATE`, of type `UCHAR`.
    ///
    /// Source: Microsoft, *Event Tracing MOF classes*; Winsider Seminars & Solutions and contributors, *ntkeapi.h*.
    #[doc(alias = "KTHREAD_STATE")]
    KthreadState(u8), size = 1 {
        /// `Initialized`. Releases unknown.
        #[doc(alias = "Initialized")]
        INITIALIZED = 0x00, "Initialized";
        /// `Ready`. Releases unknown.
        #[doc(alias = "Ready")]
        READY = 0x01, "Ready";
        /// `Running`. Releases unknown.
        #[doc(alias = "Running")]
        RUNNING = 0x02, "Running";
        /// `Standby`. Releases unknown.
        #[doc(alias = "Standby")]
        STANDBY = 0x03, "Standby";
        /// `Terminated`. Releases unknown.
        #[doc(alias = "Terminated")]
        TERMINATED = 0x04, "Terminated";
        /// `Waiting`. Releases unknown.
        #[doc(alias = "Waiting")]
        WAITING = 0x05, "Waiting";
        /// `Transition`. Releases unknown.
        #[doc(alias = "Transition")]
        TRANSITION = 0x06, "Transition";
        /// `DeferredReady`. Releases unknown.
        #[doc(alias = "DeferredReady")]
        DEFERRED_READY = 0x07, "DeferredReady";
        /// `GateWaitObsolete`. Releases unknown.
        #[doc(alias = "GateWaitObsolete")]
        GATE_WAIT_OBSOLETE = 0x08, "GateWaitObsolete";
        /// `WaitingForProcessInSwap`. Releases unknown.
        #[doc(alias = "WaitingForProcessInSwap")]
        WAITING_FOR_PROCESS_IN_SWAP = 0x09, "WaitingForProcessInSwap";
    }, values("KTHREAD_STATE", false, &[
        named("Initialized", 0, &[]),
        named("Ready", 1, &[]),
        named("Running", 2, &[]),
        named("Standby", 3, &[]),
        named("Terminated", 4, &[]),
        named("Waiting", 5, &[]),
        named("Transition", 6, &[]),
        named("DeferredReady", 7, &[]),
        named("GateWaitObsolete", 8, &[]),
        named("WaitingForProcessInSwap", 9, &[]),
    ])
}

// spec/enums/KWAIT_REASON.toml
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
    }, values("KWAIT_REASON", false, &[
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
    ])
}

// spec/enums/NTSTATUS.toml
open_enum! {
    /// Status returned by a system function.
    ///
    /// In C: `NTSTATUS`, of type `ULONG`.
    ///
    /// Lists the statuses named by rules of the information classes, and frequent results of operations on files,
    /// registry keys, processes, devices and connections.
    ///
    /// Source: Microsoft, *windows_sys::Win32::Foundation*; The mingw-w64 developers, *ntstatus.h*.
    #[doc(alias = "NTSTATUS")]
    Ntstatus(u32), size = 4 {
        /// `STATUS_SUCCESS`. Releases unknown.
        #[doc(alias = "STATUS_SUCCESS")]
        SUCCESS = 0x00000000, "STATUS_SUCCESS";
        /// `STATUS_ABANDONED_WAIT_0`. Releases unknown.
        #[doc(alias = "STATUS_ABANDONED_WAIT_0")]
        ABANDONED_WAIT_0 = 0x00000080, "STATUS_ABANDONED_WAIT_0";
        /// `STATUS_USER_APC`. Releases unknown.
        #[doc(alias = "STATUS_USER_APC")]
        USER_APC = 0x000000c0, "STATUS_USER_APC";
        /// `STATUS_KERNEL_APC`. Releases unknown.
        #[doc(alias = "STATUS_KERNEL_APC")]
        KERNEL_APC = 0x00000100, "STATUS_KERNEL_APC";
        /// `STATUS_ALERTED`. Releases unknown.
        #[doc(alias = "STATUS_ALERTED")]
        ALERTED = 0x00000101, "STATUS_ALERTED";
        /// `STATUS_TIMEOUT`. Releases unknown.
        #[doc(alias = "STATUS_TIMEOUT")]
        TIMEOUT = 0x00000102, "STATUS_TIMEOUT";
        /// `STATUS_PENDING`. Releases unknown.
        #[doc(alias = "STATUS_PENDING")]
        PENDING = 0x00000103, "STATUS_PENDING";
        /// `STATUS_REPARSE`. Releases unknown.
        #[doc(alias = "STATUS_REPARSE")]
        REPARSE = 0x00000104, "STATUS_REPARSE";
        /// `STATUS_MORE_ENTRIES`. Releases unknown.
        #[doc(alias = "STATUS_MORE_ENTRIES")]
        MORE_ENTRIES = 0x00000105, "STATUS_MORE_ENTRIES";
        /// `STATUS_NOT_ALL_ASSIGNED`. Releases unknown.
        #[doc(alias = "STATUS_NOT_ALL_ASSIGNED")]
        NOT_ALL_ASSIGNED = 0x00000106, "STATUS_NOT_ALL_ASSIGNED";
        /// `STATUS_OPLOCK_BREAK_IN_PROGRESS`. Releases unknown.
        #[doc(alias = "STATUS_OPLOCK_BREAK_IN_PROGRESS")]
        OPLOCK_BREAK_IN_PROGRESS = 0x00000108, "STATUS_OPLOCK_BREAK_IN_PROGRESS";
        /// `STATUS_NOTIFY_CLEANUP`. Releases unknown.
        #[doc(alias = "STATUS_NOTIFY_CLEANUP")]
        NOTIFY_CLEANUP = 0x0000010b, "STATUS_NOTIFY_CLEANUP";
        /// `STATUS_NOTIFY_ENUM_DIR`. Releases unknown.
        #[doc(alias = "STATUS_NOTIFY_ENUM_DIR")]
        NOTIFY_ENUM_DIR = 0x0000010c, "STATUS_NOTIFY_ENUM_DIR";
        /// `STATUS_NOTHING_TO_TERMINATE`. Releases unknown.
        #[doc(alias = "STATUS_NOTHING_TO_TERMINATE")]
        NOTHING_TO_TERMINATE = 0x00000122, "STATUS_NOTHING_TO_TERMINATE";
        /// `STATUS_PROCESS_NOT_IN_JOB`. Releases unknown.
        #[doc(alias = "STATUS_PROCESS_NOT_IN_JOB")]
        PROCESS_NOT_IN_JOB = 0x00000123, "STATUS_PROCESS_NOT_IN_JOB";
        /// `STATUS_PROCESS_IN_JOB`. Releases unknown.
        #[doc(alias = "STATUS_PROCESS_IN_JOB")]
        PROCESS_IN_JOB = 0x00000124, "STATUS_PROCESS_IN_JOB";
        /// `STATUS_FILE_LOCKED_WITH_ONLY_READERS`. Releases unknown.
        #[doc(alias = "STATUS_FILE_LOCKED_WITH_ONLY_READERS")]
        FILE_LOCKED_WITH_ONLY_READERS = 0x0000012a, "STATUS_FILE_LOCKED_WITH_ONLY_READERS";
        /// `STATUS_FILE_LOCKED_WITH_WRITERS`. Releases unknown.
        #[doc(alias = "STATUS_FILE_LOCKED_WITH_WRITERS")]
        FILE_LOCKED_WITH_WRITERS = 0x0000012b, "STATUS_FILE_LOCKED_WITH_WRITERS";
        /// `STATUS_OBJECT_NAME_EXISTS`. Releases unknown.
        #[doc(alias = "STATUS_OBJECT_NAME_EXISTS")]
        OBJECT_NAME_EXISTS = 0x40000000, "STATUS_OBJECT_NAME_EXISTS";
        /// `STATUS_THREAD_WAS_SUSPENDED`. Releases unknown.
        #[doc(alias = "STATUS_THREAD_WAS_SUSPENDED")]
        THREAD_WAS_SUSPENDED = 0x40000001, "STATUS_THREAD_WAS_SUSPENDED";
        /// `STATUS_IMAGE_NOT_AT_BASE`. Releases unknown.
        #[doc(alias = "STATUS_IMAGE_NOT_AT_BASE")]
        IMAGE_NOT_AT_BASE = 0x40000003, "STATUS_IMAGE_NOT_AT_BASE";
        /// `STATUS_IMAGE_MACHINE_TYPE_MISMATCH`. Releases unknown.
        #[doc(alias = "STATUS_IMAGE_MACHINE_TYPE_MISMATCH")]
        IMAGE_MACHINE_TYPE_MISMATCH = 0x4000000e, "STATUS_IMAGE_MACHINE_TYPE_MISMATCH";
        /// `STATUS_FATAL_APP_EXIT`. Releases unknown.
        #[doc(alias = "STATUS_FATAL_APP_EXIT")]
        FATAL_APP_EXIT = 0x40000015, "STATUS_FATAL_APP_EXIT";
        /// `STATUS_GUARD_PAGE_VIOLATION`. Releases unknown.
        #[doc(alias = "STATUS_GUARD_PAGE_VIOLATION")]
        GUARD_PAGE_VIOLATION = 0x80000001, "STATUS_GUARD_PAGE_VIOLATION";
        /// `STATUS_DATATYPE_MISALIGNMENT`. Releases unknown.
        #[doc(alias = "STATUS_DATATYPE_MISALIGNMENT")]
        DATATYPE_MISALIGNMENT = 0x80000002, "STATUS_DATATYPE_MISALIGNMENT";
        /// `STATUS_BREAKPOINT`. Releases unknown.
        #[doc(alias = "STATUS_BREAKPOINT")]
        BREAKPOINT = 0x80000003, "STATUS_BREAKPOINT";
        /// `STATUS_SINGLE_STEP`. Releases unknown.
        #[doc(alias = "STATUS_SINGLE_STEP")]
        SINGLE_STEP = 0x80000004, "STATUS_SINGLE_STEP";
        /// `STATUS_BUFFER_OVERFLOW`. Releases unknown.
        #[doc(alias = "STATUS_BUFFER_OVERFLOW")]
        BUFFER_OVERFLOW = 0x80000005, "STATUS_BUFFER_OVERFLOW";
        /// `STATUS_NO_MORE_FILES`. Releases unknown.
        #[doc(alias = "STATUS_NO_MORE_FILES")]
        NO_MORE_FILES = 0x80000006, "STATUS_NO_MORE_FILES";
        /// `STATUS_PARTIAL_COPY`. Releases unknown.
        #[doc(alias = "STATUS_PARTIAL_COPY")]
        PARTIAL_COPY = 0x8000000d, "STATUS_PARTIAL_COPY";
        /// `STATUS_DEVICE_POWERED_OFF`. Releases unknown.
        #[doc(alias = "STATUS_DEVICE_POWERED_OFF")]
        DEVICE_POWERED_OFF = 0x8000000f, "STATUS_DEVICE_POWERED_OFF";
        /// `STATUS_DEVICE_OFF_LINE`. Releases unknown.
        #[doc(alias = "STATUS_DEVICE_OFF_LINE")]
        DEVICE_OFF_LINE = 0x80000010, "STATUS_DEVICE_OFF_LINE";
        /// `STATUS_DEVICE_BUSY`. Releases unknown.
        #[doc(alias = "STATUS_DEVICE_BUSY")]
        DEVICE_BUSY = 0x80000011, "STATUS_DEVICE_BUSY";
        /// `STATUS_NO_MORE_EAS`. Releases unknown.
        #[doc(alias = "STATUS_NO_MORE_EAS")]
        NO_MORE_EAS = 0x80000012, "STATUS_NO_MORE_EAS";
        /// `STATUS_VERIFY_REQUIRED`. Releases unknown.
        #[doc(alias = "STATUS_VERIFY_REQUIRED")]
        VERIFY_REQUIRED = 0x80000016, "STATUS_VERIFY_REQUIRED";
        /// `STATUS_NO_MORE_ENTRIES`. Releases unknown.
        #[doc(alias = "STATUS_NO_MORE_ENTRIES")]
        NO_MORE_ENTRIES = 0x8000001a, "STATUS_NO_MORE_ENTRIES";
        /// `STATUS_MEDIA_CHANGED`. Releases unknown.
        #[doc(alias = "STATUS_MEDIA_CHANGED")]
        MEDIA_CHANGED = 0x8000001c, "STATUS_MEDIA_CHANGED";
        /// `STATUS_STOPPED_ON_SYMLINK`. Releases unknown.
        #[doc(alias = "STATUS_STOPPED_ON_SYMLINK")]
        STOPPED_ON_SYMLINK = 0x8000002d, "STATUS_STOPPED_ON_SYMLINK";
        /// `STATUS_UNSUCCESSFUL`. Releases unknown.
        #[doc(alias = "STATUS_UNSUCCESSFUL")]
        UNSUCCESSFUL = 0xc0000001, "STATUS_UNSUCCESSFUL";
        /// `STATUS_NOT_IMPLEMENTED`. The information class is invalid for the function. Releases unknown.
        #[doc(alias = "STATUS_NOT_IMPLEMENTED")]
        NOT_IMPLEMENTED = 0xc0000002, "STATUS_NOT_IMPLEMENTED";
        /// `STATUS_INVALID_INFO_CLASS`. Releases unknown.
        #[doc(alias = "STATUS_INVALID_INFO_CLASS")]
        INVALID_INFO_CLASS = 0xc0000003, "STATUS_INVALID_INFO_CLASS";
        /// `STATUS_INFO_LENGTH_MISMATCH`. Releases unknown.
        #[doc(alias = "STATUS_INFO_LENGTH_MISMATCH")]
        INFO_LENGTH_MISMATCH = 0xc0000004, "STATUS_INFO_LENGTH_MISMATCH";
        /// `STATUS_ACCESS_VIOLATION`. Releases unknown.
        #[doc(alias = "STATUS_ACCESS_VIOLATION")]
        ACCESS_VIOLATION = 0xc0000005, "STATUS_ACCESS_VIOLATION";
        /// `STATUS_IN_PAGE_ERROR`. Releases unknown.
        #[doc(alias = "STATUS_IN_PAGE_ERROR")]
        IN_PAGE_ERROR = 0xc0000006, "STATUS_IN_PAGE_ERROR";
        /// `STATUS_INVALID_HANDLE`. Releases unknown.
        #[doc(alias = "STATUS_INVALID_HANDLE")]
        INVALID_HANDLE = 0xc0000008, "STATUS_INVALID_HANDLE";
        /// `STATUS_INVALID_CID`. Releases unknown.
        #[doc(alias = "STATUS_INVALID_CID")]
        INVALID_CID = 0xc000000b, "STATUS_INVALID_CID";
        /// `STATUS_INVALID_PARAMETER`. Releases unknown.
        #[doc(alias = "STATUS_INVALID_PARAMETER")]
        INVALID_PARAMETER = 0xc000000d, "STATUS_INVALID_PARAMETER";
        /// `STATUS_NO_SUCH_DEVICE`. Releases unknown.
        #[doc(alias = "STATUS_NO_SUCH_DEVICE")]
        NO_SUCH_DEVICE = 0xc000000e, "STATUS_NO_SUCH_DEVICE";
        /// `STATUS_NO_SUCH_FILE`. Releases unknown.
        #[doc(alias = "STATUS_NO_SUCH_FILE")]
        NO_SUCH_FILE = 0xc000000f, "STATUS_NO_SUCH_FILE";
        /// `STATUS_INVALID_DEVICE_REQUEST`. Releases unknown.
        #[doc(alias = "STATUS_INVALID_DEVICE_REQUEST")]
        INVALID_DEVICE_REQUEST = 0xc0000010, "STATUS_INVALID_DEVICE_REQUEST";
        /// `STATUS_END_OF_FILE`. Releases unknown.
        #[doc(alias = "STATUS_END_OF_FILE")]
        END_OF_FILE = 0xc0000011, "STATUS_END_OF_FILE";
        /// `STATUS_NO_MEDIA_IN_DEVICE`. Releases unknown.
        #[doc(alias = "STATUS_NO_MEDIA_IN_DEVICE")]
        NO_MEDIA_IN_DEVICE = 0xc0000013, "STATUS_NO_MEDIA_IN_DEVICE";
        /// `STATUS_UNRECOGNIZED_MEDIA`. Releases unknown.
        #[doc(alias = "STATUS_UNRECOGNIZED_MEDIA")]
        UNRECOGNIZED_MEDIA = 0xc0000014, "STATUS_UNRECOGNIZED_MEDIA";
        /// `STATUS_NONEXISTENT_SECTOR`. Releases unknown.
        #[doc(alias = "STATUS_NONEXISTENT_SECTOR")]
        NONEXISTENT_SECTOR = 0xc0000015, "STATUS_NONEXISTENT_SECTOR";
        /// `STATUS_MORE_PROCESSING_REQUIRED`. Releases unknown.
        #[doc(alias = "STATUS_MORE_PROCESSING_REQUIRED")]
        MORE_PROCESSING_REQUIRED = 0xc0000016, "STATUS_MORE_PROCESSING_REQUIRED";
        /// `STATUS_NO_MEMORY`. Releases unknown.
        #[doc(alias = "STATUS_NO_MEMORY")]
        NO_MEMORY = 0xc0000017, "STATUS_NO_MEMORY";
        /// `STATUS_CONFLICTING_ADDRESSES`. Releases unknown.
        #[doc(alias = "STATUS_CONFLICTING_ADDRESSES")]
        CONFLICTING_ADDRESSES = 0xc0000018, "STATUS_CONFLICTING_ADDRESSES";
        /// `STATUS_NOT_MAPPED_VIEW`. Releases unknown.
        #[doc(alias = "STATUS_NOT_MAPPED_VIEW")]
        NOT_MAPPED_VIEW = 0xc0000019, "STATUS_NOT_MAPPED_VIEW";
        /// `STATUS_ILLEGAL_INSTRUCTION`. Releases unknown.
        #[doc(alias = "STATUS_ILLEGAL_INSTRUCTION")]
        ILLEGAL_INSTRUCTION = 0xc000001d, "STATUS_ILLEGAL_INSTRUCTION";
        /// `STATUS_INVALID_FILE_FOR_SECTION`. Releases unknown.
        #[doc(alias = "STATUS_INVALID_FILE_FOR_SECTION")]
        INVALID_FILE_FOR_SECTION = 0xc0000020, "STATUS_INVALID_FILE_FOR_SECTION";
        /// `STATUS_ALREADY_COMMITTED`. Releases unknown.
        #[doc(alias = "STATUS_ALREADY_COMMITTED")]
        ALREADY_COMMITTED = 0xc0000021, "STATUS_ALREADY_COMMITTED";
        /// `STATUS_ACCESS_DENIED`. Releases unknown.
        #[doc(alias = "STATUS_ACCESS_DENIED")]
        ACCESS_DENIED = 0xc0000022, "STATUS_ACCESS_DENIED";
        /// `STATUS_BUFFER_TOO_SMALL`. Releases unknown.
        #[doc(alias = "STATUS_BUFFER_TOO_SMALL")]
        BUFFER_TOO_SMALL = 0xc0000023, "STATUS_BUFFER_TOO_SMALL";
        /// `STATUS_OBJECT_TYPE_MISMATCH`. Releases unknown.
        #[doc(alias = "STATUS_OBJECT_TYPE_MISMATCH")]
        OBJECT_TYPE_MISMATCH = 0xc0000024, "STATUS_OBJECT_TYPE_MISMATCH";
        /// `STATUS_NOT_COMMITTED`. Releases unknown.
        #[doc(alias = "STATUS_NOT_COMMITTED")]
        NOT_COMMITTED = 0xc000002d, "STATUS_NOT_COMMITTED";
        /// `STATUS_INVALID_PARAMETER_MIX`. Releases unknown.
        #[doc(alias = "STATUS_INVALID_PARAMETER_MIX")]
        INVALID_PARAMETER_MIX = 0xc0000030, "STATUS_INVALID_PARAMETER_MIX";
        /// `STATUS_DISK_CORRUPT_ERROR`. Releases unknown.
        #[doc(alias = "STATUS_DISK_CORRUPT_ERROR")]
        DISK_CORRUPT_ERROR = 0xc0000032, "STATUS_DISK_CORRUPT_ERROR";
        /// `STATUS_OBJECT_NAME_INVALID`. Releases unknown.
        #[doc(alias = "STATUS_OBJECT_NAME_INVALID")]
        OBJECT_NAME_INVALID = 0xc0000033, "STATUS_OBJECT_NAME_INVALID";
        /// `STATUS_OBJECT_NAME_NOT_FOUND`. Releases unknown.
        #[doc(alias = "STATUS_OBJECT_NAME_NOT_FOUND")]
        OBJECT_NAME_NOT_FOUND = 0xc0000034, "STATUS_OBJECT_NAME_NOT_FOUND";
        /// `STATUS_OBJECT_NAME_COLLISION`. Releases unknown.
        #[doc(alias = "STATUS_OBJECT_NAME_COLLISION")]
        OBJECT_NAME_COLLISION = 0xc0000035, "STATUS_OBJECT_NAME_COLLISION";
        /// `STATUS_PORT_DISCONNECTED`. Releases unknown.
        #[doc(alias = "STATUS_PORT_DISCONNECTED")]
        PORT_DISCONNECTED = 0xc0000037, "STATUS_PORT_DISCONNECTED";
        /// `STATUS_OBJECT_PATH_INVALID`. Releases unknown.
        #[doc(alias = "STATUS_OBJECT_PATH_INVALID")]
        OBJECT_PATH_INVALID = 0xc0000039, "STATUS_OBJECT_PATH_INVALID";
        /// `STATUS_OBJECT_PATH_NOT_FOUND`. Releases unknown.
        #[doc(alias = "STATUS_OBJECT_PATH_NOT_FOUND")]
        OBJECT_PATH_NOT_FOUND = 0xc000003a, "STATUS_OBJECT_PATH_NOT_FOUND";
        /// `STATUS_OBJECT_PATH_SYNTAX_BAD`. Releases unknown.
        #[doc(alias = "STATUS_OBJECT_PATH_SYNTAX_BAD")]
        OBJECT_PATH_SYNTAX_BAD = 0xc000003b, "STATUS_OBJECT_PATH_SYNTAX_BAD";
        /// `STATUS_CRC_ERROR`. Releases unknown.
        #[doc(alias = "STATUS_CRC_ERROR")]
        CRC_ERROR = 0xc000003f, "STATUS_CRC_ERROR";
        /// `STATUS_PORT_CONNECTION_REFUSED`. Releases unknown.
        #[doc(alias = "STATUS_PORT_CONNECTION_REFUSED")]
        PORT_CONNECTION_REFUSED = 0xc0000041, "STATUS_PORT_CONNECTION_REFUSED";
        /// `STATUS_SHARING_VIOLATION`. Releases unknown.
        #[doc(alias = "STATUS_SHARING_VIOLATION")]
        SHARING_VIOLATION = 0xc0000043, "STATUS_SHARING_VIOLATION";
        /// `STATUS_QUOTA_EXCEEDED`. Releases unknown.
        #[doc(alias = "STATUS_QUOTA_EXCEEDED")]
        QUOTA_EXCEEDED = 0xc0000044, "STATUS_QUOTA_EXCEEDED";
        /// `STATUS_INVALID_PAGE_PROTECTION`. Releases unknown.
        #[doc(alias = "STATUS_INVALID_PAGE_PROTECTION")]
        INVALID_PAGE_PROTECTION = 0xc0000045, "STATUS_INVALID_PAGE_PROTECTION";
        /// `STATUS_MUTANT_NOT_OWNED`. Releases unknown.
        #[doc(alias = "STATUS_MUTANT_NOT_OWNED")]
        MUTANT_NOT_OWNED = 0xc0000046, "STATUS_MUTANT_NOT_OWNED";
        /// `STATUS_THREAD_IS_TERMINATING`. Releases unknown.
        #[doc(alias = "STATUS_THREAD_IS_TERMINATING")]
        THREAD_IS_TERMINATING = 0xc000004b, "STATUS_THREAD_IS_TERMINATING";
        /// `STATUS_EAS_NOT_SUPPORTED`. Releases unknown.
        #[doc(alias = "STATUS_EAS_NOT_SUPPORTED")]
        EAS_NOT_SUPPORTED = 0xc000004f, "STATUS_EAS_NOT_SUPPORTED";
        /// `STATUS_NO_EAS_ON_FILE`. Releases unknown.
        #[doc(alias = "STATUS_NO_EAS_ON_FILE")]
        NO_EAS_ON_FILE = 0xc0000052, "STATUS_NO_EAS_ON_FILE";
        /// `STATUS_FILE_LOCK_CONFLICT`. Releases unknown.
        #[doc(alias = "STATUS_FILE_LOCK_CONFLICT")]
        FILE_LOCK_CONFLICT = 0xc0000054, "STATUS_FILE_LOCK_CONFLICT";
        /// `STATUS_LOCK_NOT_GRANTED`. Releases unknown.
        #[doc(alias = "STATUS_LOCK_NOT_GRANTED")]
        LOCK_NOT_GRANTED = 0xc0000055, "STATUS_LOCK_NOT_GRANTED";
        /// `STATUS_DELETE_PENDING`. Releases unknown.
        #[doc(alias = "STATUS_DELETE_PENDING")]
        DELETE_PENDING = 0xc0000056, "STATUS_DELETE_PENDING";
        /// `STATUS_PRIVILEGE_NOT_HELD`. Releases unknown.
        #[doc(alias = "STATUS_PRIVILEGE_NOT_HELD")]
        PRIVILEGE_NOT_HELD = 0xc0000061, "STATUS_PRIVILEGE_NOT_HELD";
        /// `STATUS_PROCEDURE_NOT_FOUND`. Releases unknown.
        #[doc(alias = "STATUS_PROCEDURE_NOT_FOUND")]
        PROCEDURE_NOT_FOUND = 0xc000007a, "STATUS_PROCEDURE_NOT_FOUND";
        /// `STATUS_INVALID_IMAGE_FORMAT`. Releases unknown.
        #[doc(alias = "STATUS_INVALID_IMAGE_FORMAT")]
        INVALID_IMAGE_FORMAT = 0xc000007b, "STATUS_INVALID_IMAGE_FORMAT";
        /// `STATUS_NO_TOKEN`. Releases unknown.
        #[doc(alias = "STATUS_NO_TOKEN")]
        NO_TOKEN = 0xc000007c, "STATUS_NO_TOKEN";
        /// `STATUS_RANGE_NOT_LOCKED`. Releases unknown.
        #[doc(alias = "STATUS_RANGE_NOT_LOCKED")]
        RANGE_NOT_LOCKED = 0xc000007e, "STATUS_RANGE_NOT_LOCKED";
        /// `STATUS_DISK_FULL`. Releases unknown.
        #[doc(alias = "STATUS_DISK_FULL")]
        DISK_FULL = 0xc000007f, "STATUS_DISK_FULL";
        /// `STATUS_INTEGER_DIVIDE_BY_ZERO`. Releases unknown.
        #[doc(alias = "STATUS_INTEGER_DIVIDE_BY_ZERO")]
        INTEGER_DIVIDE_BY_ZERO = 0xc0000094, "STATUS_INTEGER_DIVIDE_BY_ZERO";
        /// `STATUS_INTEGER_OVERFLOW`. Releases unknown.
        #[doc(alias = "STATUS_INTEGER_OVERFLOW")]
        INTEGER_OVERFLOW = 0xc0000095, "STATUS_INTEGER_OVERFLOW";
        /// `STATUS_PRIVILEGED_INSTRUCTION`. Releases unknown.
        #[doc(alias = "STATUS_PRIVILEGED_INSTRUCTION")]
        PRIVILEGED_INSTRUCTION = 0xc0000096, "STATUS_PRIVILEGED_INSTRUCTION";
        /// `STATUS_FILE_INVALID`. Releases unknown.
        #[doc(alias = "STATUS_FILE_INVALID")]
        FILE_INVALID = 0xc0000098, "STATUS_FILE_INVALID";
        /// `STATUS_INSUFFICIENT_RESOURCES`. Releases unknown.
        #[doc(alias = "STATUS_INSUFFICIENT_RESOURCES")]
        INSUFFICIENT_RESOURCES = 0xc000009a, "STATUS_INSUFFICIENT_RESOURCES";
        /// `STATUS_DEVICE_NOT_CONNECTED`. Releases unknown.
        #[doc(alias = "STATUS_DEVICE_NOT_CONNECTED")]
        DEVICE_NOT_CONNECTED = 0xc000009d, "STATUS_DEVICE_NOT_CONNECTED";
        /// `STATUS_DEVICE_POWER_FAILURE`. Releases unknown.
        #[doc(alias = "STATUS_DEVICE_POWER_FAILURE")]
        DEVICE_POWER_FAILURE = 0xc000009e, "STATUS_DEVICE_POWER_FAILURE";
        /// `STATUS_MEDIA_WRITE_PROTECTED`. Releases unknown.
        #[doc(alias = "STATUS_MEDIA_WRITE_PROTECTED")]
        MEDIA_WRITE_PROTECTED = 0xc00000a2, "STATUS_MEDIA_WRITE_PROTECTED";
        /// `STATUS_DEVICE_NOT_READY`. Releases unknown.
        #[doc(alias = "STATUS_DEVICE_NOT_READY")]
        DEVICE_NOT_READY = 0xc00000a3, "STATUS_DEVICE_NOT_READY";
        /// `STATUS_BAD_IMPERSONATION_LEVEL`. Releases unknown.
        #[doc(alias = "STATUS_BAD_IMPERSONATION_LEVEL")]
        BAD_IMPERSONATION_LEVEL = 0xc00000a5, "STATUS_BAD_IMPERSONATION_LEVEL";
        /// `STATUS_INSTANCE_NOT_AVAILABLE`. Releases unknown.
        #[doc(alias = "STATUS_INSTANCE_NOT_AVAILABLE")]
        INSTANCE_NOT_AVAILABLE = 0xc00000ab, "STATUS_INSTANCE_NOT_AVAILABLE";
        /// `STATUS_PIPE_NOT_AVAILABLE`. Releases unknown.
        #[doc(alias = "STATUS_PIPE_NOT_AVAILABLE")]
        PIPE_NOT_AVAILABLE = 0xc00000ac, "STATUS_PIPE_NOT_AVAILABLE";
        /// `STATUS_PIPE_BUSY`. Releases unknown.
        #[doc(alias = "STATUS_PIPE_BUSY")]
        PIPE_BUSY = 0xc00000ae, "STATUS_PIPE_BUSY";
        /// `STATUS_PIPE_DISCONNECTED`. Releases unknown.
        #[doc(alias = "STATUS_PIPE_DISCONNECTED")]
        PIPE_DISCONNECTED = 0xc00000b0, "STATUS_PIPE_DISCONNECTED";
        /// `STATUS_PIPE_CLOSING`. Releases unknown.
        #[doc(alias = "STATUS_PIPE_CLOSING")]
        PIPE_CLOSING = 0xc00000b1, "STATUS_PIPE_CLOSING";
        /// `STATUS_PIPE_CONNECTED`. Releases unknown.
        #[doc(alias = "STATUS_PIPE_CONNECTED")]
        PIPE_CONNECTED = 0xc00000b2, "STATUS_PIPE_CONNECTED";
        /// `STATUS_PIPE_LISTENING`. Releases unknown.
        #[doc(alias = "STATUS_PIPE_LISTENING")]
        PIPE_LISTENING = 0xc00000b3, "STATUS_PIPE_LISTENING";
        /// `STATUS_IO_TIMEOUT`. Releases unknown.
        #[doc(alias = "STATUS_IO_TIMEOUT")]
        IO_TIMEOUT = 0xc00000b5, "STATUS_IO_TIMEOUT";
        /// `STATUS_FILE_FORCED_CLOSED`. Releases unknown.
        #[doc(alias = "STATUS_FILE_FORCED_CLOSED")]
        FILE_FORCED_CLOSED = 0xc00000b6, "STATUS_FILE_FORCED_CLOSED";
        /// `STATUS_FILE_IS_A_DIRECTORY`. Releases unknown.
        #[doc(alias = "STATUS_FILE_IS_A_DIRECTORY")]
        FILE_IS_A_DIRECTORY = 0xc00000ba, "STATUS_FILE_IS_A_DIRECTORY";
        /// `STATUS_NOT_SUPPORTED`. Releases unknown.
        #[doc(alias = "STATUS_NOT_SUPPORTED")]
        NOT_SUPPORTED = 0xc00000bb, "STATUS_NOT_SUPPORTED";
        /// `STATUS_BAD_NETWORK_PATH`. Releases unknown.
        #[doc(alias = "STATUS_BAD_NETWORK_PATH")]
        BAD_NETWORK_PATH = 0xc00000be, "STATUS_BAD_NETWORK_PATH";
        /// `STATUS_DEVICE_DOES_NOT_EXIST`. Releases unknown.
        #[doc(alias = "STATUS_DEVICE_DOES_NOT_EXIST")]
        DEVICE_DOES_NOT_EXIST = 0xc00000c0, "STATUS_DEVICE_DOES_NOT_EXIST";
        /// `STATUS_UNEXPECTED_NETWORK_ERROR`. Releases unknown.
        #[doc(alias = "STATUS_UNEXPECTED_NETWORK_ERROR")]
        UNEXPECTED_NETWORK_ERROR = 0xc00000c4, "STATUS_UNEXPECTED_NETWORK_ERROR";
        /// `STATUS_NETWORK_NAME_DELETED`. Releases unknown.
        #[doc(alias = "STATUS_NETWORK_NAME_DELETED")]
        NETWORK_NAME_DELETED = 0xc00000c9, "STATUS_NETWORK_NAME_DELETED";
        /// `STATUS_NETWORK_ACCESS_DENIED`. Releases unknown.
        #[doc(alias = "STATUS_NETWORK_ACCESS_DENIED")]
        NETWORK_ACCESS_DENIED = 0xc00000ca, "STATUS_NETWORK_ACCESS_DENIED";
        /// `STATUS_BAD_NETWORK_NAME`. Releases unknown.
        #[doc(alias = "STATUS_BAD_NETWORK_NAME")]
        BAD_NETWORK_NAME = 0xc00000cc, "STATUS_BAD_NETWORK_NAME";
        /// `STATUS_NOT_SAME_DEVICE`. Releases unknown.
        #[doc(alias = "STATUS_NOT_SAME_DEVICE")]
        NOT_SAME_DEVICE = 0xc00000d4, "STATUS_NOT_SAME_DEVICE";
        /// `STATUS_FILE_RENAMED`. Releases unknown.
        #[doc(alias = "STATUS_FILE_RENAMED")]
        FILE_RENAMED = 0xc00000d5, "STATUS_FILE_RENAMED";
        /// `STATUS_PIPE_EMPTY`. Releases unknown.
        #[doc(alias = "STATUS_PIPE_EMPTY")]
        PIPE_EMPTY = 0xc00000d9, "STATUS_PIPE_EMPTY";
        /// `STATUS_OPLOCK_NOT_GRANTED`. Releases unknown.
        #[doc(alias = "STATUS_OPLOCK_NOT_GRANTED")]
        OPLOCK_NOT_GRANTED = 0xc00000e2, "STATUS_OPLOCK_NOT_GRANTED";
        /// `STATUS_INTERNAL_ERROR`. Releases unknown.
        #[doc(alias = "STATUS_INTERNAL_ERROR")]
        INTERNAL_ERROR = 0xc00000e5, "STATUS_INTERNAL_ERROR";
        /// `STATUS_INVALID_USER_BUFFER`. Releases unknown.
        #[doc(alias = "STATUS_INVALID_USER_BUFFER")]
        INVALID_USER_BUFFER = 0xc00000e8, "STATUS_INVALID_USER_BUFFER";
        /// `STATUS_STACK_OVERFLOW`. Releases unknown.
        #[doc(alias = "STATUS_STACK_OVERFLOW")]
        STACK_OVERFLOW = 0xc00000fd, "STATUS_STACK_OVERFLOW";
        /// `STATUS_DIRECTORY_NOT_EMPTY`. Releases unknown.
        #[doc(alias = "STATUS_DIRECTORY_NOT_EMPTY")]
        DIRECTORY_NOT_EMPTY = 0xc0000101, "STATUS_DIRECTORY_NOT_EMPTY";
        /// `STATUS_FILE_CORRUPT_ERROR`. Releases unknown.
        #[doc(alias = "STATUS_FILE_CORRUPT_ERROR")]
        FILE_CORRUPT_ERROR = 0xc0000102, "STATUS_FILE_CORRUPT_ERROR";
        /// `STATUS_NOT_A_DIRECTORY`. Releases unknown.
        #[doc(alias = "STATUS_NOT_A_DIRECTORY")]
        NOT_A_DIRECTORY = 0xc0000103, "STATUS_NOT_A_DIRECTORY";
        /// `STATUS_NAME_TOO_LONG`. Releases unknown.
        #[doc(alias = "STATUS_NAME_TOO_LONG")]
        NAME_TOO_LONG = 0xc0000106, "STATUS_NAME_TOO_LONG";
        /// `STATUS_FILES_OPEN`. Releases unknown.
        #[doc(alias = "STATUS_FILES_OPEN")]
        FILES_OPEN = 0xc0000107, "STATUS_FILES_OPEN";
        /// `STATUS_PROCESS_IS_TERMINATING`. Releases unknown.
        #[doc(alias = "STATUS_PROCESS_IS_TERMINATING")]
        PROCESS_IS_TERMINATING = 0xc000010a, "STATUS_PROCESS_IS_TERMINATING";
        /// `STATUS_TOO_MANY_OPENED_FILES`. Releases unknown.
        #[doc(alias = "STATUS_TOO_MANY_OPENED_FILES")]
        TOO_MANY_OPENED_FILES = 0xc000011f, "STATUS_TOO_MANY_OPENED_FILES";
        /// `STATUS_CANCELLED`. Releases unknown.
        #[doc(alias = "STATUS_CANCELLED")]
        CANCELLED = 0xc0000120, "STATUS_CANCELLED";
        /// `STATUS_CANNOT_DELETE`. Releases unknown.
        #[doc(alias = "STATUS_CANNOT_DELETE")]
        CANNOT_DELETE = 0xc0000121, "STATUS_CANNOT_DELETE";
        /// `STATUS_FILE_DELETED`. Releases unknown.
        #[doc(alias = "STATUS_FILE_DELETED")]
        FILE_DELETED = 0xc0000123, "STATUS_FILE_DELETED";
        /// `STATUS_FILE_CLOSED`. Releases unknown.
        #[doc(alias = "STATUS_FILE_CLOSED")]
        FILE_CLOSED = 0xc0000128, "STATUS_FILE_CLOSED";
        /// `STATUS_COMMITMENT_LIMIT`. Releases unknown.
        #[doc(alias = "STATUS_COMMITMENT_LIMIT")]
        COMMITMENT_LIMIT = 0xc000012d, "STATUS_COMMITMENT_LIMIT";
        /// `STATUS_DLL_NOT_FOUND`. Releases unknown.
        #[doc(alias = "STATUS_DLL_NOT_FOUND")]
        DLL_NOT_FOUND = 0xc0000135, "STATUS_DLL_NOT_FOUND";
        /// `STATUS_ORDINAL_NOT_FOUND`. Releases unknown.
        #[doc(alias = "STATUS_ORDINAL_NOT_FOUND")]
        ORDINAL_NOT_FOUND = 0xc0000138, "STATUS_ORDINAL_NOT_FOUND";
        /// `STATUS_ENTRYPOINT_NOT_FOUND`. Releases unknown.
        #[doc(alias = "STATUS_ENTRYPOINT_NOT_FOUND")]
        ENTRYPOINT_NOT_FOUND = 0xc0000139, "STATUS_ENTRYPOINT_NOT_FOUND";
        /// `STATUS_CONTROL_C_EXIT`. Releases unknown.
        #[doc(alias = "STATUS_CONTROL_C_EXIT")]
        CONTROL_C_EXIT = 0xc000013a, "STATUS_CONTROL_C_EXIT";
        /// `STATUS_LOCAL_DISCONNECT`. Releases unknown.
        #[doc(alias = "STATUS_LOCAL_DISCONNECT")]
        LOCAL_DISCONNECT = 0xc000013b, "STATUS_LOCAL_DISCONNECT";
        /// `STATUS_REMOTE_DISCONNECT`. Releases unknown.
        #[doc(alias = "STATUS_REMOTE_DISCONNECT")]
        REMOTE_DISCONNECT = 0xc000013c, "STATUS_REMOTE_DISCONNECT";
        /// `STATUS_INVALID_CONNECTION`. Releases unknown.
        #[doc(alias = "STATUS_INVALID_CONNECTION")]
        INVALID_CONNECTION = 0xc0000140, "STATUS_INVALID_CONNECTION";
        /// `STATUS_INVALID_ADDRESS`. Releases unknown.
        #[doc(alias = "STATUS_INVALID_ADDRESS")]
        INVALID_ADDRESS = 0xc0000141, "STATUS_INVALID_ADDRESS";
        /// `STATUS_DLL_INIT_FAILED`. Releases unknown.
        #[doc(alias = "STATUS_DLL_INIT_FAILED")]
        DLL_INIT_FAILED = 0xc0000142, "STATUS_DLL_INIT_FAILED";
        /// `STATUS_UNHANDLED_EXCEPTION`. Releases unknown.
        #[doc(alias = "STATUS_UNHANDLED_EXCEPTION")]
        UNHANDLED_EXCEPTION = 0xc0000144, "STATUS_UNHANDLED_EXCEPTION";
        /// `STATUS_APP_INIT_FAILURE`. Releases unknown.
        #[doc(alias = "STATUS_APP_INIT_FAILURE")]
        APP_INIT_FAILURE = 0xc0000145, "STATUS_APP_INIT_FAILURE";
        /// `STATUS_PIPE_BROKEN`. Releases unknown.
        #[doc(alias = "STATUS_PIPE_BROKEN")]
        PIPE_BROKEN = 0xc000014b, "STATUS_PIPE_BROKEN";
        /// `STATUS_REGISTRY_CORRUPT`. Releases unknown.
        #[doc(alias = "STATUS_REGISTRY_CORRUPT")]
        REGISTRY_CORRUPT = 0xc000014c, "STATUS_REGISTRY_CORRUPT";
        /// `STATUS_REGISTRY_IO_FAILED`. Releases unknown.
        #[doc(alias = "STATUS_REGISTRY_IO_FAILED")]
        REGISTRY_IO_FAILED = 0xc000014d, "STATUS_REGISTRY_IO_FAILED";
        /// `STATUS_KEY_DELETED`. Releases unknown.
        #[doc(alias = "STATUS_KEY_DELETED")]
        KEY_DELETED = 0xc000017c, "STATUS_KEY_DELETED";
        /// `STATUS_KEY_HAS_CHILDREN`. Releases unknown.
        #[doc(alias = "STATUS_KEY_HAS_CHILDREN")]
        KEY_HAS_CHILDREN = 0xc0000180, "STATUS_KEY_HAS_CHILDREN";
        /// `STATUS_CHILD_MUST_BE_VOLATILE`. Releases unknown.
        #[doc(alias = "STATUS_CHILD_MUST_BE_VOLATILE")]
        CHILD_MUST_BE_VOLATILE = 0xc0000181, "STATUS_CHILD_MUST_BE_VOLATILE";
        /// `STATUS_INVALID_DEVICE_STATE`. Releases unknown.
        #[doc(alias = "STATUS_INVALID_DEVICE_STATE")]
        INVALID_DEVICE_STATE = 0xc0000184, "STATUS_INVALID_DEVICE_STATE";
        /// `STATUS_IO_DEVICE_ERROR`. Releases unknown.
        #[doc(alias = "STATUS_IO_DEVICE_ERROR")]
        IO_DEVICE_ERROR = 0xc0000185, "STATUS_IO_DEVICE_ERROR";
        /// `STATUS_DEVICE_PROTOCOL_ERROR`. Releases unknown.
        #[doc(alias = "STATUS_DEVICE_PROTOCOL_ERROR")]
        DEVICE_PROTOCOL_ERROR = 0xc0000186, "STATUS_DEVICE_PROTOCOL_ERROR";
        /// `STATUS_LOG_FILE_FULL`. Releases unknown.
        #[doc(alias = "STATUS_LOG_FILE_FULL")]
        LOG_FILE_FULL = 0xc0000188, "STATUS_LOG_FILE_FULL";
        /// `STATUS_ADDRESS_ALREADY_EXISTS`. Releases unknown.
        #[doc(alias = "STATUS_ADDRESS_ALREADY_EXISTS")]
        ADDRESS_ALREADY_EXISTS = 0xc000020a, "STATUS_ADDRESS_ALREADY_EXISTS";
        /// `STATUS_ADDRESS_CLOSED`. Releases unknown.
        #[doc(alias = "STATUS_ADDRESS_CLOSED")]
        ADDRESS_CLOSED = 0xc000020b, "STATUS_ADDRESS_CLOSED";
        /// `STATUS_CONNECTION_DISCONNECTED`. Releases unknown.
        #[doc(alias = "STATUS_CONNECTION_DISCONNECTED")]
        CONNECTION_DISCONNECTED = 0xc000020c, "STATUS_CONNECTION_DISCONNECTED";
        /// `STATUS_CONNECTION_RESET`. Releases unknown.
        #[doc(alias = "STATUS_CONNECTION_RESET")]
        CONNECTION_RESET = 0xc000020d, "STATUS_CONNECTION_RESET";
        /// `STATUS_NOT_FOUND`. Releases unknown.
        #[doc(alias = "STATUS_NOT_FOUND")]
        NOT_FOUND = 0xc0000225, "STATUS_NOT_FOUND";
        /// `STATUS_RETRY`. Releases unknown.
        #[doc(alias = "STATUS_RETRY")]
        RETRY = 0xc000022d, "STATUS_RETRY";
        /// `STATUS_CONNECTION_REFUSED`. Releases unknown.
        #[doc(alias = "STATUS_CONNECTION_REFUSED")]
        CONNECTION_REFUSED = 0xc0000236, "STATUS_CONNECTION_REFUSED";
        /// `STATUS_GRACEFUL_DISCONNECT`. Releases unknown.
        #[doc(alias = "STATUS_GRACEFUL_DISCONNECT")]
        GRACEFUL_DISCONNECT = 0xc0000237, "STATUS_GRACEFUL_DISCONNECT";
        /// `STATUS_NETWORK_UNREACHABLE`. Releases unknown.
        #[doc(alias = "STATUS_NETWORK_UNREACHABLE")]
        NETWORK_UNREACHABLE = 0xc000023c, "STATUS_NETWORK_UNREACHABLE";
        /// `STATUS_HOST_UNREACHABLE`. Releases unknown.
        #[doc(alias = "STATUS_HOST_UNREACHABLE")]
        HOST_UNREACHABLE = 0xc000023d, "STATUS_HOST_UNREACHABLE";
        /// `STATUS_PORT_UNREACHABLE`. Releases unknown.
        #[doc(alias = "STATUS_PORT_UNREACHABLE")]
        PORT_UNREACHABLE = 0xc000023f, "STATUS_PORT_UNREACHABLE";
        /// `STATUS_REQUEST_ABORTED`. Releases unknown.
        #[doc(alias = "STATUS_REQUEST_ABORTED")]
        REQUEST_ABORTED = 0xc0000240, "STATUS_REQUEST_ABORTED";
        /// `STATUS_CONNECTION_ABORTED`. Releases unknown.
        #[doc(alias = "STATUS_CONNECTION_ABORTED")]
        CONNECTION_ABORTED = 0xc0000241, "STATUS_CONNECTION_ABORTED";
        /// `STATUS_VOLUME_DISMOUNTED`. Releases unknown.
        #[doc(alias = "STATUS_VOLUME_DISMOUNTED")]
        VOLUME_DISMOUNTED = 0xc000026e, "STATUS_VOLUME_DISMOUNTED";
        /// `STATUS_NOT_A_REPARSE_POINT`. Releases unknown.
        #[doc(alias = "STATUS_NOT_A_REPARSE_POINT")]
        NOT_A_REPARSE_POINT = 0xc0000275, "STATUS_NOT_A_REPARSE_POINT";
        /// `STATUS_IO_REPARSE_TAG_NOT_HANDLED`. Releases unknown.
        #[doc(alias = "STATUS_IO_REPARSE_TAG_NOT_HANDLED")]
        IO_REPARSE_TAG_NOT_HANDLED = 0xc0000279, "STATUS_IO_REPARSE_TAG_NOT_HANDLED";
        /// `STATUS_WMI_GUID_NOT_FOUND`. Releases unknown.
        #[doc(alias = "STATUS_WMI_GUID_NOT_FOUND")]
        WMI_GUID_NOT_FOUND = 0xc0000295, "STATUS_WMI_GUID_NOT_FOUND";
        /// `STATUS_WMI_INSTANCE_NOT_FOUND`. Releases unknown.
        #[doc(alias = "STATUS_WMI_INSTANCE_NOT_FOUND")]
        WMI_INSTANCE_NOT_FOUND = 0xc0000296, "STATUS_WMI_INSTANCE_NOT_FOUND";
        /// `STATUS_DEVICE_REMOVED`. Releases unknown.
        #[doc(alias = "STATUS_DEVICE_REMOVED")]
        DEVICE_REMOVED = 0xc00002b6, "STATUS_DEVICE_REMOVED";
        /// `STATUS_POWER_STATE_INVALID`. Releases unknown.
        #[doc(alias = "STATUS_POWER_STATE_INVALID")]
        POWER_STATE_INVALID = 0xc00002d3, "STATUS_POWER_STATE_INVALID";
        /// `STATUS_SYSTEM_SHUTDOWN`. Releases unknown.
        #[doc(alias = "STATUS_SYSTEM_SHUTDOWN")]
        SYSTEM_SHUTDOWN = 0xc00002eb, "STATUS_SYSTEM_SHUTDOWN";
        /// `STATUS_OBJECTID_NOT_FOUND`. Releases unknown.
        #[doc(alias = "STATUS_OBJECTID_NOT_FOUND")]
        OBJECTID_NOT_FOUND = 0xc00002f0, "STATUS_OBJECTID_NOT_FOUND";
        /// `STATUS_WMI_ALREADY_DISABLED`. Releases unknown.
        #[doc(alias = "STATUS_WMI_ALREADY_DISABLED")]
        WMI_ALREADY_DISABLED = 0xc0000302, "STATUS_WMI_ALREADY_DISABLED";
        /// `STATUS_WMI_ALREADY_ENABLED`. Releases unknown.
        #[doc(alias = "STATUS_WMI_ALREADY_ENABLED")]
        WMI_ALREADY_ENABLED = 0xc0000303, "STATUS_WMI_ALREADY_ENABLED";
        /// `STATUS_HOST_DOWN`. Releases unknown.
        #[doc(alias = "STATUS_HOST_DOWN")]
        HOST_DOWN = 0xc0000350, "STATUS_HOST_DOWN";
        /// `STATUS_INVALID_IMAGE_WIN_32`. Releases unknown.
        #[doc(alias = "STATUS_INVALID_IMAGE_WIN_32")]
        INVALID_IMAGE_WIN_32 = 0xc0000359, "STATUS_INVALID_IMAGE_WIN_32";
        /// `STATUS_INVALID_IMAGE_WIN_64`. Releases unknown.
        #[doc(alias = "STATUS_INVALID_IMAGE_WIN_64")]
        INVALID_IMAGE_WIN_64 = 0xc000035a, "STATUS_INVALID_IMAGE_WIN_64";
        /// `STATUS_ACCESS_DISABLED_BY_POLICY_DEFAULT`. Releases unknown.
        #[doc(alias = "STATUS_ACCESS_DISABLED_BY_POLICY_DEFAULT")]
        ACCESS_DISABLED_BY_POLICY_DEFAULT = 0xc0000361, "STATUS_ACCESS_DISABLED_BY_POLICY_DEFAULT";
        /// `STATUS_HEAP_CORRUPTION`. Releases unknown.
        #[doc(alias = "STATUS_HEAP_CORRUPTION")]
        HEAP_CORRUPTION = 0xc0000374, "STATUS_HEAP_CORRUPTION";
        /// `STATUS_STACK_BUFFER_OVERRUN`. Releases unknown.
        #[doc(alias = "STATUS_STACK_BUFFER_OVERRUN")]
        STACK_BUFFER_OVERRUN = 0xc0000409, "STATUS_STACK_BUFFER_OVERRUN";
        /// `STATUS_FATAL_USER_CALLBACK_EXCEPTION`. Releases unknown.
        #[doc(alias = "STATUS_FATAL_USER_CALLBACK_EXCEPTION")]
        FATAL_USER_CALLBACK_EXCEPTION = 0xc000041d, "STATUS_FATAL_USER_CALLBACK_EXCEPTION";
        /// `STATUS_ASSERTION_FAILURE`. Releases unknown.
        #[doc(alias = "STATUS_ASSERTION_FAILURE")]
        ASSERTION_FAILURE = 0xc0000420, "STATUS_ASSERTION_FAILURE";
        /// `STATUS_INVALID_IMAGE_HASH`. Releases unknown.
        #[doc(alias = "STATUS_INVALID_IMAGE_HASH")]
        INVALID_IMAGE_HASH = 0xc0000428, "STATUS_INVALID_IMAGE_HASH";
        /// `STATUS_FILE_NOT_AVAILABLE`. Releases unknown.
        #[doc(alias = "STATUS_FILE_NOT_AVAILABLE")]
        FILE_NOT_AVAILABLE = 0xc0000467, "STATUS_FILE_NOT_AVAILABLE";
        /// `STATUS_FAIL_FAST_EXCEPTION`. Releases unknown.
        #[doc(alias = "STATUS_FAIL_FAST_EXCEPTION")]
        FAIL_FAST_EXCEPTION = 0xc0000602, "STATUS_FAIL_FAST_EXCEPTION";
        /// `STATUS_VIRUS_INFECTED`. Releases unknown.
        #[doc(alias = "STATUS_VIRUS_INFECTED")]
        VIRUS_INFECTED = 0xc0000906, "STATUS_VIRUS_INFECTED";
        /// `STATUS_CANNOT_BREAK_OPLOCK`. Releases unknown.
        #[doc(alias = "STATUS_CANNOT_BREAK_OPLOCK")]
        CANNOT_BREAK_OPLOCK = 0xc0000909, "STATUS_CANNOT_BREAK_OPLOCK";
        /// `STATUS_SXS_ASSEMBLY_NOT_FOUND`. Releases unknown.
        #[doc(alias = "STATUS_SXS_ASSEMBLY_NOT_FOUND")]
        SXS_ASSEMBLY_NOT_FOUND = 0xc0150004, "STATUS_SXS_ASSEMBLY_NOT_FOUND";
        /// `STATUS_TRANSACTIONAL_CONFLICT`. Releases unknown.
        #[doc(alias = "STATUS_TRANSACTIONAL_CONFLICT")]
        TRANSACTIONAL_CONFLICT = 0xc0190001, "STATUS_TRANSACTIONAL_CONFLICT";
        /// `STATUS_FLT_DISALLOW_FAST_IO`. Releases unknown.
        #[doc(alias = "STATUS_FLT_DISALLOW_FAST_IO")]
        FLT_DISALLOW_FAST_IO = 0xc01c0004, "STATUS_FLT_DISALLOW_FAST_IO";
    }, values("NTSTATUS", false, &[
        named("STATUS_SUCCESS", 0, &[]),
        named("STATUS_ABANDONED_WAIT_0", 128, &[]),
        named("STATUS_USER_APC", 192, &[]),
        named("STATUS_KERNEL_APC", 256, &[]),
        named("STATUS_ALERTED", 257, &[]),
        named("STATUS_TIMEOUT", 258, &[]),
        named("STATUS_PENDING", 259, &[]),
        named("STATUS_REPARSE", 260, &[]),
        named("STATUS_MORE_ENTRIES", 261, &[]),
        named("STATUS_NOT_ALL_ASSIGNED", 262, &[]),
        named("STATUS_OPLOCK_BREAK_IN_PROGRESS", 264, &[]),
        named("STATUS_NOTIFY_CLEANUP", 267, &[]),
        named("STATUS_NOTIFY_ENUM_DIR", 268, &[]),
        named("STATUS_NOTHING_TO_TERMINATE", 290, &[]),
        named("STATUS_PROCESS_NOT_IN_JOB", 291, &[]),
        named("STATUS_PROCESS_IN_JOB", 292, &[]),
        named("STATUS_FILE_LOCKED_WITH_ONLY_READERS", 298, &[]),
        named("STATUS_FILE_LOCKED_WITH_WRITERS", 299, &[]),
        named("STATUS_OBJECT_NAME_EXISTS", 1073741824, &[]),
        named("STATUS_THREAD_WAS_SUSPENDED", 1073741825, &[]),
        named("STATUS_IMAGE_NOT_AT_BASE", 1073741827, &[]),
        named("STATUS_IMAGE_MACHINE_TYPE_MISMATCH", 1073741838, &[]),
        named("STATUS_FATAL_APP_EXIT", 1073741845, &[]),
        named("STATUS_GUARD_PAGE_VIOLATION", 2147483649, &[]),
        named("STATUS_DATATYPE_MISALIGNMENT", 2147483650, &[]),
        named("STATUS_BREAKPOINT", 2147483651, &[]),
        named("STATUS_SINGLE_STEP", 2147483652, &[]),
        named("STATUS_BUFFER_OVERFLOW", 2147483653, &[]),
        named("STATUS_NO_MORE_FILES", 2147483654, &[]),
        named("STATUS_PARTIAL_COPY", 2147483661, &[]),
        named("STATUS_DEVICE_POWERED_OFF", 2147483663, &[]),
        named("STATUS_DEVICE_OFF_LINE", 2147483664, &[]),
        named("STATUS_DEVICE_BUSY", 2147483665, &[]),
        named("STATUS_NO_MORE_EAS", 2147483666, &[]),
        named("STATUS_VERIFY_REQUIRED", 2147483670, &[]),
        named("STATUS_NO_MORE_ENTRIES", 2147483674, &[]),
        named("STATUS_MEDIA_CHANGED", 2147483676, &[]),
        named("STATUS_STOPPED_ON_SYMLINK", 2147483693, &[]),
        named("STATUS_UNSUCCESSFUL", 3221225473, &[]),
        named("STATUS_NOT_IMPLEMENTED", 3221225474, &[]),
        named("STATUS_INVALID_INFO_CLASS", 3221225475, &[]),
        named("STATUS_INFO_LENGTH_MISMATCH", 3221225476, &[]),
        named("STATUS_ACCESS_VIOLATION", 3221225477, &[]),
        named("STATUS_IN_PAGE_ERROR", 3221225478, &[]),
        named("STATUS_INVALID_HANDLE", 3221225480, &[]),
        named("STATUS_INVALID_CID", 3221225483, &[]),
        named("STATUS_INVALID_PARAMETER", 3221225485, &[]),
        named("STATUS_NO_SUCH_DEVICE", 3221225486, &[]),
        named("STATUS_NO_SUCH_FILE", 3221225487, &[]),
        named("STATUS_INVALID_DEVICE_REQUEST", 3221225488, &[]),
        named("STATUS_END_OF_FILE", 3221225489, &[]),
        named("STATUS_NO_MEDIA_IN_DEVICE", 3221225491, &[]),
        named("STATUS_UNRECOGNIZED_MEDIA", 3221225492, &[]),
        named("STATUS_NONEXISTENT_SECTOR", 3221225493, &[]),
        named("STATUS_MORE_PROCESSING_REQUIRED", 3221225494, &[]),
        named("STATUS_NO_MEMORY", 3221225495, &[]),
        named("STATUS_CONFLICTING_ADDRESSES", 3221225496, &[]),
        named("STATUS_NOT_MAPPED_VIEW", 3221225497, &[]),
        named("STATUS_ILLEGAL_INSTRUCTION", 3221225501, &[]),
        named("STATUS_INVALID_FILE_FOR_SECTION", 3221225504, &[]),
        named("STATUS_ALREADY_COMMITTED", 3221225505, &[]),
        named("STATUS_ACCESS_DENIED", 3221225506, &[]),
        named("STATUS_BUFFER_TOO_SMALL", 3221225507, &[]),
        named("STATUS_OBJECT_TYPE_MISMATCH", 3221225508, &[]),
        named("STATUS_NOT_COMMITTED", 3221225517, &[]),
        named("STATUS_INVALID_PARAMETER_MIX", 3221225520, &[]),
        named("STATUS_DISK_CORRUPT_ERROR", 3221225522, &[]),
        named("STATUS_OBJECT_NAME_INVALID", 3221225523, &[]),
        named("STATUS_OBJECT_NAME_NOT_FOUND", 3221225524, &[]),
        named("STATUS_OBJECT_NAME_COLLISION", 3221225525, &[]),
        named("STATUS_PORT_DISCONNECTED", 3221225527, &[]),
        named("STATUS_OBJECT_PATH_INVALID", 3221225529, &[]),
        named("STATUS_OBJECT_PATH_NOT_FOUND", 3221225530, &[]),
        named("STATUS_OBJECT_PATH_SYNTAX_BAD", 3221225531, &[]),
        named("STATUS_CRC_ERROR", 3221225535, &[]),
        named("STATUS_PORT_CONNECTION_REFUSED", 3221225537, &[]),
        named("STATUS_SHARING_VIOLATION", 3221225539, &[]),
        named("STATUS_QUOTA_EXCEEDED", 3221225540, &[]),
        named("STATUS_INVALID_PAGE_PROTECTION", 3221225541, &[]),
        named("STATUS_MUTANT_NOT_OWNED", 3221225542, &[]),
        named("STATUS_THREAD_IS_TERMINATING", 3221225547, &[]),
        named("STATUS_EAS_NOT_SUPPORTED", 3221225551, &[]),
        named("STATUS_NO_EAS_ON_FILE", 3221225554, &[]),
        named("STATUS_FILE_LOCK_CONFLICT", 3221225556, &[]),
        named("STATUS_LOCK_NOT_GRANTED", 3221225557, &[]),
        named("STATUS_DELETE_PENDING", 3221225558, &[]),
        named("STATUS_PRIVILEGE_NOT_HELD", 3221225569, &[]),
        named("STATUS_PROCEDURE_NOT_FOUND", 3221225594, &[]),
        named("STATUS_INVALID_IMAGE_FORMAT", 3221225595, &[]),
        named("STATUS_NO_TOKEN", 3221225596, &[]),
        named("STATUS_RANGE_NOT_LOCKED", 3221225598, &[]),
        named("STATUS_DISK_FULL", 3221225599, &[]),
        named("STATUS_INTEGER_DIVIDE_BY_ZERO", 3221225620, &[]),
        named("STATUS_INTEGER_OVERFLOW", 3221225621, &[]),
        named("STATUS_PRIVILEGED_INSTRUCTION", 3221225622, &[]),
        named("STATUS_FILE_INVALID", 3221225624, &[]),
        named("STATUS_INSUFFICIENT_RESOURCES", 3221225626, &[]),
        named("STATUS_DEVICE_NOT_CONNECTED", 3221225629, &[]),
        named("STATUS_DEVICE_POWER_FAILURE", 3221225630, &[]),
        named("STATUS_MEDIA_WRITE_PROTECTED", 3221225634, &[]),
        named("STATUS_DEVICE_NOT_READY", 3221225635, &[]),
        named("STATUS_BAD_IMPERSONATION_LEVEL", 3221225637, &[]),
        named("STATUS_INSTANCE_NOT_AVAILABLE", 3221225643, &[]),
        named("STATUS_PIPE_NOT_AVAILABLE", 3221225644, &[]),
        named("STATUS_PIPE_BUSY", 3221225646, &[]),
        named("STATUS_PIPE_DISCONNECTED", 3221225648, &[]),
        named("STATUS_PIPE_CLOSING", 3221225649, &[]),
        named("STATUS_PIPE_CONNECTED", 3221225650, &[]),
        named("STATUS_PIPE_LISTENING", 3221225651, &[]),
        named("STATUS_IO_TIMEOUT", 3221225653, &[]),
        named("STATUS_FILE_FORCED_CLOSED", 3221225654, &[]),
        named("STATUS_FILE_IS_A_DIRECTORY", 3221225658, &[]),
        named("STATUS_NOT_SUPPORTED", 3221225659, &[]),
        named("STATUS_BAD_NETWORK_PATH", 3221225662, &[]),
        named("STATUS_DEVICE_DOES_NOT_EXIST", 3221225664, &[]),
        named("STATUS_UNEXPECTED_NETWORK_ERROR", 3221225668, &[]),
        named("STATUS_NETWORK_NAME_DELETED", 3221225673, &[]),
        named("STATUS_NETWORK_ACCESS_DENIED", 3221225674, &[]),
        named("STATUS_BAD_NETWORK_NAME", 3221225676, &[]),
        named("STATUS_NOT_SAME_DEVICE", 3221225684, &[]),
        named("STATUS_FILE_RENAMED", 3221225685, &[]),
        named("STATUS_PIPE_EMPTY", 3221225689, &[]),
        named("STATUS_OPLOCK_NOT_GRANTED", 3221225698, &[]),
        named("STATUS_INTERNAL_ERROR", 3221225701, &[]),
        named("STATUS_INVALID_USER_BUFFER", 3221225704, &[]),
        named("STATUS_STACK_OVERFLOW", 3221225725, &[]),
        named("STATUS_DIRECTORY_NOT_EMPTY", 3221225729, &[]),
        named("STATUS_FILE_CORRUPT_ERROR", 3221225730, &[]),
        named("STATUS_NOT_A_DIRECTORY", 3221225731, &[]),
        named("STATUS_NAME_TOO_LONG", 3221225734, &[]),
        named("STATUS_FILES_OPEN", 3221225735, &[]),
        named("STATUS_PROCESS_IS_TERMINATING", 3221225738, &[]),
        named("STATUS_TOO_MANY_OPENED_FILES", 3221225759, &[]),
        named("STATUS_CANCELLED", 3221225760, &[]),
        named("STATUS_CANNOT_DELETE", 3221225761, &[]),
        named("STATUS_FILE_DELETED", 3221225763, &[]),
        named("STATUS_FILE_CLOSED", 3221225768, &[]),
        named("STATUS_COMMITMENT_LIMIT", 3221225773, &[]),
        named("STATUS_DLL_NOT_FOUND", 3221225781, &[]),
        named("STATUS_ORDINAL_NOT_FOUND", 3221225784, &[]),
        named("STATUS_ENTRYPOINT_NOT_FOUND", 3221225785, &[]),
        named("STATUS_CONTROL_C_EXIT", 3221225786, &[]),
        named("STATUS_LOCAL_DISCONNECT", 3221225787, &[]),
        named("STATUS_REMOTE_DISCONNECT", 3221225788, &[]),
        named("STATUS_INVALID_CONNECTION", 3221225792, &[]),
        named("STATUS_INVALID_ADDRESS", 3221225793, &[]),
        named("STATUS_DLL_INIT_FAILED", 3221225794, &[]),
        named("STATUS_UNHANDLED_EXCEPTION", 3221225796, &[]),
        named("STATUS_APP_INIT_FAILURE", 3221225797, &[]),
        named("STATUS_PIPE_BROKEN", 3221225803, &[]),
        named("STATUS_REGISTRY_CORRUPT", 3221225804, &[]),
        named("STATUS_REGISTRY_IO_FAILED", 3221225805, &[]),
        named("STATUS_KEY_DELETED", 3221225852, &[]),
        named("STATUS_KEY_HAS_CHILDREN", 3221225856, &[]),
        named("STATUS_CHILD_MUST_BE_VOLATILE", 3221225857, &[]),
        named("STATUS_INVALID_DEVICE_STATE", 3221225860, &[]),
        named("STATUS_IO_DEVICE_ERROR", 3221225861, &[]),
        named("STATUS_DEVICE_PROTOCOL_ERROR", 3221225862, &[]),
        named("STATUS_LOG_FILE_FULL", 3221225864, &[]),
        named("STATUS_ADDRESS_ALREADY_EXISTS", 3221225994, &[]),
        named("STATUS_ADDRESS_CLOSED", 3221225995, &[]),
        named("STATUS_CONNECTION_DISCONNECTED", 3221225996, &[]),
        named("STATUS_CONNECTION_RESET", 3221225997, &[]),
        named("STATUS_NOT_FOUND", 3221226021, &[]),
        named("STATUS_RETRY", 3221226029, &[]),
        named("STATUS_CONNECTION_REFUSED", 3221226038, &[]),
        named("STATUS_GRACEFUL_DISCONNECT", 3221226039, &[]),
        named("STATUS_NETWORK_UNREACHABLE", 3221226044, &[]),
        named("STATUS_HOST_UNREACHABLE", 3221226045, &[]),
        named("STATUS_PORT_UNREACHABLE", 3221226047, &[]),
        named("STATUS_REQUEST_ABORTED", 3221226048, &[]),
        named("STATUS_CONNECTION_ABORTED", 3221226049, &[]),
        named("STATUS_VOLUME_DISMOUNTED", 3221226094, &[]),
        named("STATUS_NOT_A_REPARSE_POINT", 3221226101, &[]),
        named("STATUS_IO_REPARSE_TAG_NOT_HANDLED", 3221226105, &[]),
        named("STATUS_WMI_GUID_NOT_FOUND", 3221226133, &[]),
        named("STATUS_WMI_INSTANCE_NOT_FOUND", 3221226134, &[]),
        named("STATUS_DEVICE_REMOVED", 3221226166, &[]),
        named("STATUS_POWER_STATE_INVALID", 3221226195, &[]),
        named("STATUS_SYSTEM_SHUTDOWN", 3221226219, &[]),
        named("STATUS_OBJECTID_NOT_FOUND", 3221226224, &[]),
        named("STATUS_WMI_ALREADY_DISABLED", 3221226242, &[]),
        named("STATUS_WMI_ALREADY_ENABLED", 3221226243, &[]),
        named("STATUS_HOST_DOWN", 3221226320, &[]),
        named("STATUS_INVALID_IMAGE_WIN_32", 3221226329, &[]),
        named("STATUS_INVALID_IMAGE_WIN_64", 3221226330, &[]),
        named("STATUS_ACCESS_DISABLED_BY_POLICY_DEFAULT", 3221226337, &[]),
        named("STATUS_HEAP_CORRUPTION", 3221226356, &[]),
        named("STATUS_STACK_BUFFER_OVERRUN", 3221226505, &[]),
        named("STATUS_FATAL_USER_CALLBACK_EXCEPTION", 3221226525, &[]),
        named("STATUS_ASSERTION_FAILURE", 3221226528, &[]),
        named("STATUS_INVALID_IMAGE_HASH", 3221226536, &[]),
        named("STATUS_FILE_NOT_AVAILABLE", 3221226599, &[]),
        named("STATUS_FAIL_FAST_EXCEPTION", 3221227010, &[]),
        named("STATUS_VIRUS_INFECTED", 3221227782, &[]),
        named("STATUS_CANNOT_BREAK_OPLOCK", 3221227785, &[]),
        named("STATUS_SXS_ASSEMBLY_NOT_FOUND", 3222601732, &[]),
        named("STATUS_TRANSACTIONAL_CONFLICT", 3222863873, &[]),
        named("STATUS_FLT_DISALLOW_FAST_IO", 3223060484, &[]),
    ])
}
