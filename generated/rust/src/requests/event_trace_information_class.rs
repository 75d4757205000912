// Generated from spec/requests.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Information classes of kernel event tracing, requested through SystemPerformanceTraceInformation.
    ///
    /// In C: `EVENT_TRACE_INFORMATION_CLASS`, of type `ULONG`.
    ///
    /// The value is the first dword of the buffer of NtQuerySystemInformation or NtSetSystemInformation with the
    /// information class SystemPerformanceTraceInformation (0x1F). It selects the structure at the start of the buffer.
    /// A query with a buffer too small for this dword fails with STATUS_INVALID_PARAMETER.
    ///
    /// Complete for releases 6.0..2004.
    ///
    /// Undocumented; defined in NTETW.H (kits of 10.0 to 1511); type information in symbol files of
    /// AppXDeploymentClient.dll (6.2 to 1511 and 1803 and higher), CertEnroll.dll (6.2 to 6.3 and 1803 and higher),
    /// combase.dll (1607 and higher), twinui.dll (1803 and higher), Windows.Storage.ApplicationData.dll (6.2 and
    /// higher); type information in CLFSMGMT.LIB (kits of 6.0 and higher); used by ZwQuerySystemInformation,
    /// NtQuerySystemInformation, ZwSetSystemInformation, NtSetSystemInformation. Public symbol files of the kernel and
    /// of low-level DLLs lack the type. The library may be older or newer than the system that it targets, and not
    /// every service pack has its own.
    ///
    /// Unknown:
    ///
    /// - Microsoft's names before 6.2. The names of later releases are used.
    /// - Status for a buffer of the wrong length, where a rule states none. The study's general notes on
    ///   NtQuerySystemInformation suggest STATUS_INFO_LENGTH_MISMATCH for a query.
    /// - Evaluation order of rules, unless the class is marked as ordered.
    /// - Whether classes listed only by phnt began with the releases that it names.
    ///
    /// Source: Geoff Chappell, *EVENT_TRACE_INFORMATION_CLASS*; Geoff Chappell, *ZwQuerySystemInformation*.
    #[doc(alias = "EVENT_TRACE_INFORMATION_CLASS")]
    EventTraceInformationClass(u32), size = 4 {
        /// `EventTraceKernelVersionInformation`. Version number of the kernel events and their layouts. Documented
        /// for 6.0+.
        #[doc(alias = "EventTraceKernelVersionInformation")]
        KERNEL_VERSION = 0x00000000, "EventTraceKernelVersionInformation";
        /// `EventTraceGroupMaskInformation`. Events enabled for a logger. Enabling both PERF_CONTEXT_SWITCH and
        /// PERF_COMPACT_CSWITCH, unless both are already enabled, may allocate memory. If the allocation fails, the
        /// status is STATUS_NO_MEMORY. The masks may be translated to and from the format of EnableFlags. Before 6.2, a
        /// request to set them is rejected. Sources disagree on the status: the study of the structure names
        /// ERROR_NOT_IMPLEMENTED, that of the class STATUS_NOT_IMPLEMENTED. Documented for 6.0+.
        #[doc(alias = "EventTraceGroupMaskInformation")]
        GROUP_MASK = 0x00000001, "EventTraceGroupMaskInformation";
        /// `EventTracePerformanceInformation`. Number of bytes written to log files. A comment in Microsoft's NTETW.H
        /// describes the class as private and subject to change. Documented for 6.0+.
        #[doc(alias = "EventTracePerformanceInformation")]
        PERFORMANCE = 0x00000002, "EventTracePerformanceInformation";
        /// `EventTraceTimeProfileInformation`. Sampling interval of the profile source ProfileTime. Documented
        /// for 6.0+.
        #[doc(alias = "EventTraceTimeProfileInformation")]
        TIME_PROFILE = 0x00000003, "EventTraceTimeProfileInformation";
        /// `EventTraceSessionSecurityInformation`. Security descriptor of a session. Documented for 6.0+.
        #[doc(alias = "EventTraceSessionSecurityInformation")]
        SESSION_SECURITY = 0x00000004, "EventTraceSessionSecurityInformation";
        /// `EventTraceSpinlockInformation`. Sampling parameters for acquisitions and releases of spin locks. 32-bit
        /// Windows 6.1 does not implement the class, although its enumeration contains it: its spin lock code is still
        /// in assembly language, with hypervisor notifications and, new in 6.1, performance counters in the KPRCB. The
        /// code of 64-bit Windows is in C or C++ since late 5.2. Documented for 6.1+.
        #[doc(alias = "EventTraceSpinlockInformation")]
        SPINLOCK = 0x00000005, "EventTraceSpinlockInformation";
        /// `EventTraceStackTracingInformation`. Hook IDs of kernel events that also record a call stack. Documented
        /// for 6.1+.
        #[doc(alias = "EventTraceStackTracingInformation")]
        STACK_TRACING = 0x00000006, "EventTraceStackTracingInformation";
        /// `EventTraceExecutiveResourceInformation`. Sampling parameters for events of the kernel's ERESOURCE locks.
        /// Documented for 6.1+.
        #[doc(alias = "EventTraceExecutiveResourceInformation")]
        EXECUTIVE_RESOURCE = 0x00000007, "EventTraceExecutiveResourceInformation";
        /// `EventTraceHeapTracingInformation`. Heap tracing of processes. Can be queried but not set, with low
        /// confidence. Documented for 6.1+.
        #[doc(alias = "EventTraceHeapTracingInformation")]
        HEAP_TRACING = 0x00000008, "EventTraceHeapTracingInformation";
        /// `EventTraceHeapSummaryTracingInformation`. Heap summary tracing of processes. Can be queried but not set,
        /// with low confidence. Documented for 6.1+.
        #[doc(alias = "EventTraceHeapSummaryTracingInformation")]
        HEAP_SUMMARY_TRACING = 0x00000009, "EventTraceHeapSummaryTracingInformation";
        /// `EventTracePoolTagFilterInformation`. Pool tags that filter pool events. Documented for 6.1+.
        #[doc(alias = "EventTracePoolTagFilterInformation")]
        POOL_TAG_FILTER = 0x0000000a, "EventTracePoolTagFilterInformation";
        /// `EventTracePebsTracingInformation`. Kernel event that is logged with a PEBS index. Documented for 6.2+.
        #[doc(alias = "EventTracePebsTracingInformation")]
        PEBS_TRACING = 0x0000000b, "EventTracePebsTracingInformation";
        /// `EventTraceProfileConfigInformation`. Profile sources whose interrupts are logged if PERF_PMC_PROFILE is
        /// enabled. Documented for 6.2+.
        #[doc(alias = "EventTraceProfileConfigInformation")]
        PROFILE_CONFIG = 0x0000000c, "EventTraceProfileConfigInformation";
        /// `EventTraceProfileSourceListInformation`. Profile sources of the HAL: a PROFILE_SOURCE_INFO for each.
        /// Documented for 6.2+.
        #[doc(alias = "EventTraceProfileSourceListInformation")]
        PROFILE_SOURCE_LIST = 0x0000000d, "EventTraceProfileSourceListInformation";
        /// `EventTraceProfileEventListInformation`. Hook IDs of kernel events that also record processor performance
        /// counters. Documented for 6.2+.
        #[doc(alias = "EventTraceProfileEventListInformation")]
        PROFILE_EVENT_LIST = 0x0000000e, "EventTraceProfileEventListInformation";
        /// `EventTraceProfileCounterListInformation`. Profile sources whose counters are logged with the events listed
        /// by EventTraceProfileEventListInformation. Documented for 6.2+.
        #[doc(alias = "EventTraceProfileCounterListInformation")]
        PROFILE_COUNTER_LIST = 0x0000000f, "EventTraceProfileCounterListInformation";
        /// `EventTraceStackCachingInformation`. Call stack cache of a session: whether it is enabled, and its size.
        /// Documented for 6.2+.
        #[doc(alias = "EventTraceStackCachingInformation")]
        STACK_CACHING = 0x00000010, "EventTraceStackCachingInformation";
        /// `EventTraceObjectTypeFilterInformation`. Object type tags that filter object events. Documented for 6.2+.
        #[doc(alias = "EventTraceObjectTypeFilterInformation")]
        OBJECT_TYPE_FILTER = 0x00000011, "EventTraceObjectTypeFilterInformation";
        /// `EventTraceSoftRestartInformation`. True if a session's buffers are preserved through a soft restart.
        /// Documented for 1607+.
        #[doc(alias = "EventTraceSoftRestartInformation")]
        SOFT_RESTART = 0x00000012, "EventTraceSoftRestartInformation";
        /// `EventTraceLastBranchConfigurationInformation`. Configuration of last branch recording by the processor.
        /// Documented for 1709+.
        #[doc(alias = "EventTraceLastBranchConfigurationInformation")]
        LAST_BRANCH_CONFIGURATION = 0x00000013, "EventTraceLastBranchConfigurationInformation";
        /// `EventTraceLastBranchEventListInformation`. Hook IDs of kernel events that also record the last branches.
        /// Documented for 1709+.
        #[doc(alias = "EventTraceLastBranchEventListInformation")]
        LAST_BRANCH_EVENT_LIST = 0x00000014, "EventTraceLastBranchEventListInformation";
        /// `EventTraceProfileSourceAddInformation`. Profile source to add. Documented for 1803+.
        #[doc(alias = "EventTraceProfileSourceAddInformation")]
        PROFILE_SOURCE_ADD = 0x00000015, "EventTraceProfileSourceAddInformation";
        /// `EventTraceProfileSourceRemoveInformation`. Profile source to remove. Documented for 1803+.
        #[doc(alias = "EventTraceProfileSourceRemoveInformation")]
        PROFILE_SOURCE_REMOVE = 0x00000016, "EventTraceProfileSourceRemoveInformation";
        /// `EventTraceProcessorTraceConfigurationInformation`. Configuration of the processor trace of a session.
        /// Documented for 1803+.
        #[doc(alias = "EventTraceProcessorTraceConfigurationInformation")]
        PROCESSOR_TRACE_CONFIGURATION = 0x00000017, "EventTraceProcessorTraceConfigurationInformation";
        /// `EventTraceProcessorTraceEventListInformation`. Hook IDs of kernel events that also record a processor
        /// trace. Documented for 1803+.
        #[doc(alias = "EventTraceProcessorTraceEventListInformation")]
        PROCESSOR_TRACE_EVENT_LIST = 0x00000018, "EventTraceProcessorTraceEventListInformation";
        /// `EventTraceCoverageSamplerInformation`. Requests to the coverage sampler, with an information class of their
        /// own. Documented for 1803+.
        #[doc(alias = "EventTraceCoverageSamplerInformation")]
        COVERAGE_SAMPLER = 0x00000019, "EventTraceCoverageSamplerInformation";
        /// `EventTraceUnifiedStackCachingInformation`. Documented only in phnt. Support for setting is from a comment
        /// there and has low confidence, as has the first release. Documented for 21H1+.
        #[doc(alias = "EventTraceUnifiedStackCachingInformation")]
        UNIFIED_STACK_CACHING = 0x0000001a, "EventTraceUnifiedStackCachingInformation";
        /// `EventTraceContextRegisterTraceInformation`. Documented only in phnt. Support for setting is from a comment
        /// there and has low confidence. Documented for 11-24H2+.
        #[doc(alias = "EventTraceContextRegisterTraceInformation")]
        CONTEXT_REGISTER_TRACE = 0x0000001b, "EventTraceContextRegisterTraceInformation";
    }
}

static TABLE: Values = values("EVENT_TRACE_INFORMATION_CLASS", false, &[
    named("EventTraceKernelVersionInformation", 0, &[(Release(4), Release(255))]),
    named("EventTraceGroupMaskInformation", 1, &[(Release(4), Release(255))]),
    named("EventTracePerformanceInformation", 2, &[(Release(4), Release(255))]),
    named("EventTraceTimeProfileInformation", 3, &[(Release(4), Release(255))]),
    named("EventTraceSessionSecurityInformation", 4, &[(Release(4), Release(255))]),
    named("EventTraceSpinlockInformation", 5, &[(Release(6), Release(255))]),
    named("EventTraceStackTracingInformation", 6, &[(Release(6), Release(255))]),
    named("EventTraceExecutiveResourceInformation", 7, &[(Release(6), Release(255))]),
    named("EventTraceHeapTracingInformation", 8, &[(Release(6), Release(255))]),
    named("EventTraceHeapSummaryTracingInformation", 9, &[(Release(6), Release(255))]),
    named("EventTracePoolTagFilterInformation", 10, &[(Release(6), Release(255))]),
    named("EventTracePebsTracingInformation", 11, &[(Release(7), Release(255))]),
    named("EventTraceProfileConfigInformation", 12, &[(Release(7), Release(255))]),
    named("EventTraceProfileSourceListInformation", 13, &[(Release(7), Release(255))]),
    named("EventTraceProfileEventListInformation", 14, &[(Release(7), Release(255))]),
    named("EventTraceProfileCounterListInformation", 15, &[(Release(7), Release(255))]),
    named("EventTraceStackCachingInformation", 16, &[(Release(7), Release(255))]),
    named("EventTraceObjectTypeFilterInformation", 17, &[(Release(7), Release(255))]),
    named("EventTraceSoftRestartInformation", 18, &[(Release(12), Release(255))]),
    named("EventTraceLastBranchConfigurationInformation", 19, &[(Release(14), Release(255))]),
    named("EventTraceLastBranchEventListInformation", 20, &[(Release(14), Release(255))]),
    named("EventTraceProfileSourceAddInformation", 21, &[(Release(15), Release(255))]),
    named("EventTraceProfileSourceRemoveInformation", 22, &[(Release(15), Release(255))]),
    named("EventTraceProcessorTraceConfigurationInformation", 23, &[(Release(15), Release(255))]),
    named("EventTraceProcessorTraceEventListInformation", 24, &[(Release(15), Release(255))]),
    named("EventTraceCoverageSamplerInformation", 25, &[(Release(15), Release(255))]),
    named("EventTraceUnifiedStackCachingInformation", 26, &[(Release(21), Release(255))]),
    named("EventTraceContextRegisterTraceInformation", 27, &[(Release(28), Release(255))]),
]);

/// `MaxEventTraceInfoClass`, one more than the last value.
///
/// The value depends on the release. `None` if the value is unknown.
#[doc(alias = "MaxEventTraceInfoClass")]
pub fn max_event_trace_info_class(release: crate::rt::Release) -> Option<u32> {
    const VALUES: &[(u8, u8, u32)] = &[
        (4, 5, 0x00000005),
        (6, 6, 0x0000000b),
        (7, 11, 0x00000012),
        (12, 13, 0x00000013),
        (14, 14, 0x00000015),
        (15, 20, 0x0000001a),
        (21, 27, 0x0000001b),
        (28, 255, 0x0000001c),
    ];
    let holds = |(first, last, _): &&(u8, u8, u32)| *first <= release.0 && release.0 <= *last;
    VALUES.iter().find(holds).map(|(.., value)| *value)
}
