// Generated from spec/requests.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// What is asked of the kernel's event tracing through SystemPerformanceTraceInformation.
    ///
    /// In C: `EVENT_TRACE_INFORMATION_CLASS`, held by `ULONG`.
    ///
    /// The value is the first dword of the buffer of NtQuerySystemInformation or NtSetSystemInformation, which have the information class SystemPerformanceTraceInformation (0x1F); it selects the structure that the buffer begins with. A query with a buffer that is too small even for that dword gets STATUS_INVALID_PARAMETER.
    ///
    /// Known to be complete for releases 6.0..2004.
    ///
    /// What no source says:
    ///
    /// - Microsoft's names before 6.2: those of later releases are used.
    /// - Which status a buffer of the wrong length gets where a rule states none; the study's notes on NtQuerySystemInformation as a whole suggest STATUS_INFO_LENGTH_MISMATCH for a query.
    /// - In which order rules are evaluated, unless the class says that they are in order.
    /// - Whether classes that phnt alone lists began with the releases that it names.
    ///
    /// Source: Geoff Chappell, *EVENT_TRACE_INFORMATION_CLASS*; Geoff Chappell, *ZwQuerySystemInformation*.
    #[doc(alias = "EVENT_TRACE_INFORMATION_CLASS")]
    EventTraceInformationClass(u32), 4 {
        /// `EventTraceKernelVersionInformation`. The number that tells which kernel events there are, and in which form. Releases 6.0+.
        #[doc(alias = "EventTraceKernelVersionInformation")]
        KERNEL_VERSION = 0x00000000 "EventTraceKernelVersionInformation",
        /// `EventTraceGroupMaskInformation`. The events that are enabled for a logger. Its logger mode must include EVENT_TRACE_SYSTEM_LOGGER_MODE, which is seen from 6.2, else the status is STATUS_INVALID_PARAMETER. A caller that enables PERF_PROFILE or PERF_PMC_PROFILE without SeSystemProfilePrivilege gets STATUS_PRIVILEGE_NOT_HELD. Enabling PERF_CONTEXT_SWITCH and PERF_COMPACT_CSWITCH when not both are enabled already may need memory, and without it the status is STATUS_NO_MEMORY. The masks may be translated to and from the form that EnableFlags has. Before 6.2 a request to set them is rejected; the study of the structure calls the error ERROR_NOT_IMPLEMENTED, that of the class STATUS_NOT_IMPLEMENTED. Releases 6.0+.
        #[doc(alias = "EventTraceGroupMaskInformation")]
        GROUP_MASK = 0x00000001 "EventTraceGroupMaskInformation",
        /// `EventTracePerformanceInformation`. How many bytes have been written to log files. A comment in Microsoft's NTETW.H calls the class private and subject to change. Releases 6.0+.
        #[doc(alias = "EventTracePerformanceInformation")]
        PERFORMANCE = 0x00000002 "EventTracePerformanceInformation",
        /// `EventTraceTimeProfileInformation`. The interval at which the profile source ProfileTime takes samples. Releases 6.0+.
        #[doc(alias = "EventTraceTimeProfileInformation")]
        TIME_PROFILE = 0x00000003 "EventTraceTimeProfileInformation",
        /// `EventTraceSessionSecurityInformation`. The security descriptor of a session. Releases 6.0+.
        #[doc(alias = "EventTraceSessionSecurityInformation")]
        SESSION_SECURITY = 0x00000004 "EventTraceSessionSecurityInformation",
        /// `EventTraceSpinlockInformation`. The parameters by which acquisitions and releases of spin locks are sampled. 32-bit Windows does not implement it in 6.1, whose enumeration has it: its code for spin locks is still in assembly language there. When they are set, the members have least values, below which the status is STATUS_INVALID_PARAMETER: see the structure. Releases 6.1+.
        #[doc(alias = "EventTraceSpinlockInformation")]
        SPINLOCK = 0x00000005 "EventTraceSpinlockInformation",
        /// `EventTraceStackTracingInformation`. The kernel events for which the call stack is logged too. Releases 6.1+.
        #[doc(alias = "EventTraceStackTracingInformation")]
        STACK_TRACING = 0x00000006 "EventTraceStackTracingInformation",
        /// `EventTraceExecutiveResourceInformation`. The parameters by which events of the kernel's ERESOURCE locks are sampled. Releases 6.1+.
        #[doc(alias = "EventTraceExecutiveResourceInformation")]
        EXECUTIVE_RESOURCE = 0x00000007 "EventTraceExecutiveResourceInformation",
        /// `EventTraceHeapTracingInformation`. Tracing of the heaps of processes. That it can be queried and not set has low confidence. Releases 6.1+.
        #[doc(alias = "EventTraceHeapTracingInformation")]
        HEAP_TRACING = 0x00000008 "EventTraceHeapTracingInformation",
        /// `EventTraceHeapSummaryTracingInformation`. Tracing of the heaps of processes, in summary. That it can be queried and not set has low confidence. Releases 6.1+.
        #[doc(alias = "EventTraceHeapSummaryTracingInformation")]
        HEAP_SUMMARY_TRACING = 0x00000009 "EventTraceHeapSummaryTracingInformation",
        /// `EventTracePoolTagFilterInformation`. The tags by which events of the pool are filtered. Releases 6.1+.
        #[doc(alias = "EventTracePoolTagFilterInformation")]
        POOL_TAG_FILTER = 0x0000000a "EventTracePoolTagFilterInformation",
        /// `EventTracePebsTracingInformation`. The kernel event that is logged with a PEBS index. Releases 6.2+.
        #[doc(alias = "EventTracePebsTracingInformation")]
        PEBS_TRACING = 0x0000000b "EventTracePebsTracingInformation",
        /// `EventTraceProfileConfigInformation`. The profile sources whose interrupts are logged when PERF_PMC_PROFILE is enabled. Releases 6.2+.
        #[doc(alias = "EventTraceProfileConfigInformation")]
        PROFILE_CONFIG = 0x0000000c "EventTraceProfileConfigInformation",
        /// `EventTraceProfileSourceListInformation`. The profile sources that the HAL offers: a PROFILE_SOURCE_INFO for each. Releases 6.2+.
        #[doc(alias = "EventTraceProfileSourceListInformation")]
        PROFILE_SOURCE_LIST = 0x0000000d "EventTraceProfileSourceListInformation",
        /// `EventTraceProfileEventListInformation`. The kernel events for which the processor's performance counters are logged too. Releases 6.2+.
        #[doc(alias = "EventTraceProfileEventListInformation")]
        PROFILE_EVENT_LIST = 0x0000000e "EventTraceProfileEventListInformation",
        /// `EventTraceProfileCounterListInformation`. The profile sources whose counters are logged with the events that EventTraceProfileEventListInformation lists. Releases 6.2+.
        #[doc(alias = "EventTraceProfileCounterListInformation")]
        PROFILE_COUNTER_LIST = 0x0000000f "EventTraceProfileCounterListInformation",
        /// `EventTraceStackCachingInformation`. Whether a session keeps call stacks in a cache, and of what size. Releases 6.2+.
        #[doc(alias = "EventTraceStackCachingInformation")]
        STACK_CACHING = 0x00000010 "EventTraceStackCachingInformation",
        /// `EventTraceObjectTypeFilterInformation`. The tags of types by which events of objects are filtered. Releases 6.2+.
        #[doc(alias = "EventTraceObjectTypeFilterInformation")]
        OBJECT_TYPE_FILTER = 0x00000011 "EventTraceObjectTypeFilterInformation",
        /// `EventTraceSoftRestartInformation`. Whether a session's buffers are kept through a soft restart. Releases 1607+.
        #[doc(alias = "EventTraceSoftRestartInformation")]
        SOFT_RESTART = 0x00000012 "EventTraceSoftRestartInformation",
        /// `EventTraceLastBranchConfigurationInformation`. What the processor records of the last branches that it took. Releases 1709+.
        #[doc(alias = "EventTraceLastBranchConfigurationInformation")]
        LAST_BRANCH_CONFIGURATION = 0x00000013 "EventTraceLastBranchConfigurationInformation",
        /// `EventTraceLastBranchEventListInformation`. The kernel events for which the last branches are logged too. Releases 1709+.
        #[doc(alias = "EventTraceLastBranchEventListInformation")]
        LAST_BRANCH_EVENT_LIST = 0x00000014 "EventTraceLastBranchEventListInformation",
        /// `EventTraceProfileSourceAddInformation`. A profile source to be added. Releases 1803+.
        #[doc(alias = "EventTraceProfileSourceAddInformation")]
        PROFILE_SOURCE_ADD = 0x00000015 "EventTraceProfileSourceAddInformation",
        /// `EventTraceProfileSourceRemoveInformation`. A profile source to be removed. Releases 1803+.
        #[doc(alias = "EventTraceProfileSourceRemoveInformation")]
        PROFILE_SOURCE_REMOVE = 0x00000016 "EventTraceProfileSourceRemoveInformation",
        /// `EventTraceProcessorTraceConfigurationInformation`. How the processor's own trace is configured for a session. Releases 1803+.
        #[doc(alias = "EventTraceProcessorTraceConfigurationInformation")]
        PROCESSOR_TRACE_CONFIGURATION = 0x00000017 "EventTraceProcessorTraceConfigurationInformation",
        /// `EventTraceProcessorTraceEventListInformation`. The kernel events for which the processor's own trace is logged too. Releases 1803+.
        #[doc(alias = "EventTraceProcessorTraceEventListInformation")]
        PROCESSOR_TRACE_EVENT_LIST = 0x00000018 "EventTraceProcessorTraceEventListInformation",
        /// `EventTraceCoverageSamplerInformation`. Requests to the coverage sampler, which an information class of its own tells apart. Releases 1803+.
        #[doc(alias = "EventTraceCoverageSamplerInformation")]
        COVERAGE_SAMPLER = 0x00000019 "EventTraceCoverageSamplerInformation",
        /// `EventTraceUnifiedStackCachingInformation`. Only phnt has it. That it can be set comes from a comment there and has low confidence, as has the first release. Releases 21H1+.
        #[doc(alias = "EventTraceUnifiedStackCachingInformation")]
        UNIFIED_STACK_CACHING = 0x0000001a "EventTraceUnifiedStackCachingInformation",
        /// `EventTraceContextRegisterTraceInformation`. Only phnt has it. That it can be set comes from a comment there and has low confidence. Releases 11-24H2+.
        #[doc(alias = "EventTraceContextRegisterTraceInformation")]
        CONTEXT_REGISTER_TRACE = 0x0000001b "EventTraceContextRegisterTraceInformation",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl EventTraceInformationClass {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::event_trace_information_class::VALUES;
}

/// `MaxEventTraceInfoClass`: one more than the last value.
///
/// It differs by release; nothing where the tables have no value.
#[doc(alias = "MaxEventTraceInfoClass")]
pub fn max_event_trace_info_class(release: crate::rt::Release) -> Option<u32> {
    match release.0 {
        4..=5 => Some(0x00000005),
        6..=6 => Some(0x0000000b),
        7..=11 => Some(0x00000012),
        12..=13 => Some(0x00000013),
        14..=14 => Some(0x00000015),
        15..=20 => Some(0x0000001a),
        21..=27 => Some(0x0000001b),
        28..=29 => Some(0x0000001c),
        _ => None,
    }
}
