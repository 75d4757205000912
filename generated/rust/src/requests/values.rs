// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Enumerations, flags and constants of the topic.

#[allow(unused_imports, reason = "sets may be of one kind, or without values")]
use crate::rt::{Release, flags, named, named_bits, open_enum, values};

// spec/enums/ETW_CONTEXT_REGISTER_TYPES.toml
flags! {
    /// Processor registers that are logged with an event.
    ///
    /// In C: `ETW_CONTEXT_REGISTER_TYPES`, of type `ULONG`.
    ///
    /// Both must currently be set, according to Microsoft's documentation.
    ///
    /// Unknown:
    ///
    /// - Exact registers, which depend on the processor.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Microsoft, *ETW_CONTEXT_REGISTER_TYPES
    /// enumeration*.
    #[doc(alias = "ETW_CONTEXT_REGISTER_TYPES")]
    EtwContextRegisterTypes(u32), size = 4 {
        /// `EtwContextRegisterTypeNone`. No registers. Releases unknown.
        #[doc(alias = "EtwContextRegisterTypeNone")]
        NONE = 0x00000000, "EtwContextRegisterTypeNone";
        /// `EtwContextRegisterTypeControl`. Control registers, such as the instruction pointer, the stack pointer and
        /// the flags. Releases unknown.
        #[doc(alias = "EtwContextRegisterTypeControl")]
        CONTROL = 0x00000001, "EtwContextRegisterTypeControl";
        /// `EtwContextRegisterTypeInteger`. Integer registers. Releases unknown.
        #[doc(alias = "EtwContextRegisterTypeInteger")]
        INTEGER = 0x00000002, "EtwContextRegisterTypeInteger";
    }, values("ETW_CONTEXT_REGISTER_TYPES", true, &[
        named("EtwContextRegisterTypeNone", 0, &[]),
        named("EtwContextRegisterTypeControl", 1, &[]),
        named("EtwContextRegisterTypeInteger", 2, &[]),
    ])
}

// spec/enums/ETW_COVERAGE_SAMPLER_INFORMATION_CLASS.toml
open_enum! {
    /// Information classes of a coverage sampler, to query or to set.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_INFORMATION_CLASS`, of type `ULONG`.
    ///
    /// The source writes the names in lower case. The words are documented; the case follows similar names.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_INFORMATION_CLASS")]
    EtwCoverageSamplerInformationClass(u32), size = 4 {
        /// `EtwCoverageSamplerCreateInformation`. Observed in 2004..20H2, 11-21H2.
        #[doc(alias = "EtwCoverageSamplerCreateInformation")]
        CREATE_INFORMATION = 0x00000000, "EtwCoverageSamplerCreateInformation";
        /// `EtwCoverageSamplerQueryInformation`. Observed in 2004..20H2, 11-21H2.
        #[doc(alias = "EtwCoverageSamplerQueryInformation")]
        QUERY_INFORMATION = 0x00000001, "EtwCoverageSamplerQueryInformation";
        /// `EtwCoverageSamplerBloomInformation`. Observed in 2004..20H2, 11-21H2.
        #[doc(alias = "EtwCoverageSamplerBloomInformation")]
        BLOOM_INFORMATION = 0x00000002, "EtwCoverageSamplerBloomInformation";
        /// `EtwCoverageSamplerPerfInformation`. Observed in 2004..20H2, 11-21H2.
        #[doc(alias = "EtwCoverageSamplerPerfInformation")]
        PERF_INFORMATION = 0x00000003, "EtwCoverageSamplerPerfInformation";
        /// `EtwCoverageSamplerStatusInformation`. Observed in 2004..20H2, 11-21H2.
        #[doc(alias = "EtwCoverageSamplerStatusInformation")]
        STATUS_INFORMATION = 0x00000004, "EtwCoverageSamplerStatusInformation";
    }, values("ETW_COVERAGE_SAMPLER_INFORMATION_CLASS", false, &[
        named("EtwCoverageSamplerCreateInformation", 0, &[(Release(19), Release(20)), (Release(25), Release(25))]),
        named("EtwCoverageSamplerQueryInformation", 1, &[(Release(19), Release(20)), (Release(25), Release(25))]),
        named("EtwCoverageSamplerBloomInformation", 2, &[(Release(19), Release(20)), (Release(25), Release(25))]),
        named("EtwCoverageSamplerPerfInformation", 3, &[(Release(19), Release(20)), (Release(25), Release(25))]),
        named("EtwCoverageSamplerStatusInformation", 4, &[(Release(19), Release(20)), (Release(25), Release(25))]),
    ])
}

/// `MaxEtwCoverageSamplerInfoClass`, one more than the last value.
///
/// The value depends on the release. `None` if the value is unknown.
#[doc(alias = "MaxEtwCoverageSamplerInfoClass")]
pub fn max_etw_coverage_sampler_info_class(release: crate::rt::Release) -> Option<u32> {
    const VALUES: &[(u8, u8, u32)] = &[
        (19, 255, 0x00000005),
    ];
    let holds = |(first, last, _): &&(u8, u8, u32)| *first <= release.0 && release.0 <= *last;
    VALUES.iter().find(holds).map(|(.., value)| *value)
}

// spec/requests.toml
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
    }, values("EVENT_TRACE_INFORMATION_CLASS", false, &[
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
    ])
}

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

// spec/enums/EVENT_TRACE_LAST_BRANCH_CONFIGURATION.toml
flags! {
    /// Filters for the branches that the processor records.
    ///
    /// No known name in C; here: `EVENT_TRACE_LAST_BRANCH_CONFIGURATION`, of type `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*.
    EventTraceLastBranchConfiguration(u32), size = 4 {
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_NONE`. No flags. Releases unknown.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_NONE")]
        NONE = 0x00000000, "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_NONE";
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_KERNEL`. Excludes branches in kernel mode. Releases unknown.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_KERNEL")]
        EXCLUDE_KERNEL = 0x00000001, "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_KERNEL";
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_USER`. Excludes branches in user mode. Releases unknown.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_USER")]
        EXCLUDE_USER = 0x00000002, "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_USER";
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_JCC`. Excludes conditional branches. Releases unknown.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_JCC")]
        EXCLUDE_JCC = 0x00000004, "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_JCC";
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_REL_CALL`. Excludes near relative calls. Releases
        /// unknown.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_REL_CALL")]
        EXCLUDE_NEAR_REL_CALL = 0x00000008, "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_REL_CALL";
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_IND_CALL`. Excludes near indirect calls. Releases
        /// unknown.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_IND_CALL")]
        EXCLUDE_NEAR_IND_CALL = 0x00000010, "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_IND_CALL";
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_RET`. Excludes near returns. Releases unknown.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_RET")]
        EXCLUDE_NEAR_RET = 0x00000020, "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_RET";
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_IND_JMP`. Excludes near indirect jumps. Releases
        /// unknown.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_IND_JMP")]
        EXCLUDE_NEAR_IND_JMP = 0x00000040, "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_IND_JMP";
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_REL_JMP`. Excludes near relative jumps. Releases
        /// unknown.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_REL_JMP")]
        EXCLUDE_NEAR_REL_JMP = 0x00000080, "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_REL_JMP";
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_FAR_BRANCH`. Excludes far branches. Releases unknown.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_FAR_BRANCH")]
        EXCLUDE_FAR_BRANCH = 0x00000100, "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_FAR_BRANCH";
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_CALLSTACK_ENABLE`. Maintains the branch record as a call stack.
        /// Releases unknown.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_CALLSTACK_ENABLE")]
        CALLSTACK_ENABLE = 0x00000200, "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_CALLSTACK_ENABLE";
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_SAMPLED`. Releases unknown.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_SAMPLED")]
        SAMPLED = 0x00000400, "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_SAMPLED";
    }, values("EVENT_TRACE_LAST_BRANCH_CONFIGURATION", true, &[
        named("EVENT_TRACE_LAST_BRANCH_CONFIGURATION_NONE", 0, &[]),
        named("EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_KERNEL", 1, &[]),
        named("EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_USER", 2, &[]),
        named("EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_JCC", 4, &[]),
        named("EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_REL_CALL", 8, &[]),
        named("EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_IND_CALL", 16, &[]),
        named("EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_RET", 32, &[]),
        named("EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_IND_JMP", 64, &[]),
        named("EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_REL_JMP", 128, &[]),
        named("EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_FAR_BRANCH", 256, &[]),
        named("EVENT_TRACE_LAST_BRANCH_CONFIGURATION_CALLSTACK_ENABLE", 512, &[]),
        named("EVENT_TRACE_LAST_BRANCH_CONFIGURATION_SAMPLED", 1024, &[]),
    ])
}

// spec/enums/EVENT_TRACE_PROFILE_ADD_INFORMATION_VERSIONS.toml
open_enum! {
    /// Version of the structure that adds a profile source.
    ///
    /// In C: `EVENT_TRACE_PROFILE_ADD_INFORMATION_VERSIONS`, of type `UCHAR`.
    ///
    /// Unknown:
    ///
    /// - Releases that accept each version.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*.
    #[doc(alias = "EVENT_TRACE_PROFILE_ADD_INFORMATION_VERSIONS")]
    EventTraceProfileAddInformationVersions(u8), size = 1 {
        /// `EventTraceProfileAddInformationV2`. EVENT_TRACE_PROFILE_ADD_INFORMATION_V2. Releases unknown.
        #[doc(alias = "EventTraceProfileAddInformationV2")]
        V2 = 0x02, "EventTraceProfileAddInformationV2";
        /// `EventTraceProfileAddInformationV3`. EVENT_TRACE_PROFILE_ADD_INFORMATION_V3. Releases unknown.
        #[doc(alias = "EventTraceProfileAddInformationV3")]
        V3 = 0x03, "EventTraceProfileAddInformationV3";
    } also {
        MIN_VERSION = 0x02, "EventTraceProfileAddInformationMinVersion";
        MAX_VERSION = 0x03, "EventTraceProfileAddInformationMaxVersion";
    }, values("EVENT_TRACE_PROFILE_ADD_INFORMATION_VERSIONS", false, &[
        named("EventTraceProfileAddInformationV2", 2, &[]),
        named("EventTraceProfileAddInformationMinVersion", 2, &[]),
        named("EventTraceProfileAddInformationV3", 3, &[]),
        named("EventTraceProfileAddInformationMaxVersion", 3, &[]),
    ])
}

// spec/enums/KPROFILE_SOURCE_AMD64.toml
open_enum! {
    /// Profile sources that the HAL defines for AMD processors only.
    ///
    /// No known name in C; here: `KPROFILE_SOURCE_AMD64`, of type `ULONG`.
    ///
    /// These are provided by the Amd64 interface of the HAL in addition to these sources of KPROFILE_SOURCE:
    /// ProfileTime, ProfileTotalIssues, ProfileBranchInstructions, ProfileDcacheMisses, ProfileIcacheMisses,
    /// ProfileBranchMispredictions, ProfileFpInstructions, ProfileIcacheIssues, ProfileDcacheAccesses.
    ///
    /// Unknown:
    ///
    /// - Microsoft's names. The names here are those in the HAL, with the prefix Profile.
    /// - Other releases that have each source.
    ///
    /// Source: Geoff Chappell, *Amd64 Profile Interface*; Geoff Chappell, *KPROFILE_SOURCE*.
    KprofileSourceAmd64(u32), size = 4 {
        /// `ProfileFPDispatchedFPUOps`. Observed in 10.0.
        #[doc(alias = "ProfileFPDispatchedFPUOps")]
        FP_DISPATCHED_FPU_OPS = 0x00000019, "ProfileFPDispatchedFPUOps";
        /// `ProfileFPDispatchedFPUOpsAddExcludeJunk`. Observed in 10.0.
        #[doc(alias = "ProfileFPDispatchedFPUOpsAddExcludeJunk")]
        FP_DISPATCHED_FPU_OPS_ADD_EXCLUDE_JUNK = 0x0000001a, "ProfileFPDispatchedFPUOpsAddExcludeJunk";
        /// `ProfileFPDispatchedFPUOpsMulExcludeJunk`. Observed in 10.0.
        #[doc(alias = "ProfileFPDispatchedFPUOpsMulExcludeJunk")]
        FP_DISPATCHED_FPU_OPS_MUL_EXCLUDE_JUNK = 0x0000001b, "ProfileFPDispatchedFPUOpsMulExcludeJunk";
        /// `ProfileFPDispatchedFPUOpsStoreExcludeJunk`. Observed in 10.0.
        #[doc(alias = "ProfileFPDispatchedFPUOpsStoreExcludeJunk")]
        FP_DISPATCHED_FPU_OPS_STORE_EXCLUDE_JUNK = 0x0000001c, "ProfileFPDispatchedFPUOpsStoreExcludeJunk";
        /// `ProfileFPDispatchedFPUOpsAddJunk`. Observed in 10.0.
        #[doc(alias = "ProfileFPDispatchedFPUOpsAddJunk")]
        FP_DISPATCHED_FPU_OPS_ADD_JUNK = 0x0000001d, "ProfileFPDispatchedFPUOpsAddJunk";
        /// `ProfileFPDispatchedFPUOpsMulJunk`. Observed in 10.0.
        #[doc(alias = "ProfileFPDispatchedFPUOpsMulJunk")]
        FP_DISPATCHED_FPU_OPS_MUL_JUNK = 0x0000001e, "ProfileFPDispatchedFPUOpsMulJunk";
        /// `ProfileFPDispatchedFPUOpsStoreJunk`. Observed in 10.0.
        #[doc(alias = "ProfileFPDispatchedFPUOpsStoreJunk")]
        FP_DISPATCHED_FPU_OPS_STORE_JUNK = 0x0000001f, "ProfileFPDispatchedFPUOpsStoreJunk";
        /// `ProfileFPCyclesNoFPUOpsRetired`. Observed in 10.0.
        #[doc(alias = "ProfileFPCyclesNoFPUOpsRetired")]
        FP_CYCLES_NO_FPU_OPS_RETIRED = 0x00000020, "ProfileFPCyclesNoFPUOpsRetired";
        /// `ProfileFPDispatchedFPUOpsWithFastFlag`. Observed in 10.0.
        #[doc(alias = "ProfileFPDispatchedFPUOpsWithFastFlag")]
        FP_DISPATCHED_FPU_OPS_WITH_FAST_FLAG = 0x00000021, "ProfileFPDispatchedFPUOpsWithFastFlag";
        /// `ProfileLSSegmentRegisterLoad`. Observed in 10.0.
        #[doc(alias = "ProfileLSSegmentRegisterLoad")]
        LS_SEGMENT_REGISTER_LOAD = 0x00000022, "ProfileLSSegmentRegisterLoad";
        /// `ProfileLSSegmentRegisterLoadES`. Observed in 10.0.
        #[doc(alias = "ProfileLSSegmentRegisterLoadES")]
        LS_SEGMENT_REGISTER_LOAD_ES = 0x00000023, "ProfileLSSegmentRegisterLoadES";
        /// `ProfileLSSegmentRegisterLoadCS`. Observed in 10.0.
        #[doc(alias = "ProfileLSSegmentRegisterLoadCS")]
        LS_SEGMENT_REGISTER_LOAD_CS = 0x00000024, "ProfileLSSegmentRegisterLoadCS";
        /// `ProfileLSSegmentRegisterLoadSS`. Observed in 10.0.
        #[doc(alias = "ProfileLSSegmentRegisterLoadSS")]
        LS_SEGMENT_REGISTER_LOAD_SS = 0x00000025, "ProfileLSSegmentRegisterLoadSS";
        /// `ProfileLSSegmentRegisterLoadDS`. Observed in 10.0.
        #[doc(alias = "ProfileLSSegmentRegisterLoadDS")]
        LS_SEGMENT_REGISTER_LOAD_DS = 0x00000026, "ProfileLSSegmentRegisterLoadDS";
        /// `ProfileLSSegmentRegisterLoadFS`. Observed in 10.0.
        #[doc(alias = "ProfileLSSegmentRegisterLoadFS")]
        LS_SEGMENT_REGISTER_LOAD_FS = 0x00000027, "ProfileLSSegmentRegisterLoadFS";
        /// `ProfileLSSegmentRegisterLoadGS`. Observed in 10.0.
        #[doc(alias = "ProfileLSSegmentRegisterLoadGS")]
        LS_SEGMENT_REGISTER_LOAD_GS = 0x00000028, "ProfileLSSegmentRegisterLoadGS";
        /// `ProfileLSSegmentRegisterLoadHS`. Observed in 10.0.
        #[doc(alias = "ProfileLSSegmentRegisterLoadHS")]
        LS_SEGMENT_REGISTER_LOAD_HS = 0x00000029, "ProfileLSSegmentRegisterLoadHS";
        /// `ProfileLSResyncBySelfModifyingCode`. Observed in 10.0.
        #[doc(alias = "ProfileLSResyncBySelfModifyingCode")]
        LS_RESYNC_BY_SELF_MODIFYING_CODE = 0x0000002a, "ProfileLSResyncBySelfModifyingCode";
        /// `ProfileLSResyncBySnoop`. Observed in 10.0.
        #[doc(alias = "ProfileLSResyncBySnoop")]
        LS_RESYNC_BY_SNOOP = 0x0000002b, "ProfileLSResyncBySnoop";
        /// `ProfileLSBuffer2Full`. Observed in 10.0.
        #[doc(alias = "ProfileLSBuffer2Full")]
        LS_BUFFER2_FULL = 0x0000002c, "ProfileLSBuffer2Full";
        /// `ProfileLSLockedOperation`. Observed in 10.0.
        #[doc(alias = "ProfileLSLockedOperation")]
        LS_LOCKED_OPERATION = 0x0000002d, "ProfileLSLockedOperation";
        /// `ProfileLSLateCancelOperation`. Observed in 10.0.
        #[doc(alias = "ProfileLSLateCancelOperation")]
        LS_LATE_CANCEL_OPERATION = 0x0000002e, "ProfileLSLateCancelOperation";
        /// `ProfileLSRetiredCFLUSH`. Observed in 10.0.
        #[doc(alias = "ProfileLSRetiredCFLUSH")]
        LS_RETIRED_CFLUSH = 0x0000002f, "ProfileLSRetiredCFLUSH";
        /// `ProfileLSRetiredCPUID`. Observed in 10.0.
        #[doc(alias = "ProfileLSRetiredCPUID")]
        LS_RETIRED_CPUID = 0x00000030, "ProfileLSRetiredCPUID";
        /// `ProfileDCAccess`. Observed in 10.0.
        #[doc(alias = "ProfileDCAccess")]
        DC_ACCESS = 0x00000031, "ProfileDCAccess";
        /// `ProfileDCMiss`. Observed in 10.0.
        #[doc(alias = "ProfileDCMiss")]
        DC_MISS = 0x00000032, "ProfileDCMiss";
        /// `ProfileDCRefillFromL2`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromL2")]
        DC_REFILL_FROM_L2 = 0x00000033, "ProfileDCRefillFromL2";
        /// `ProfileDCRefillFromL2Invalid`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromL2Invalid")]
        DC_REFILL_FROM_L2_INVALID = 0x00000034, "ProfileDCRefillFromL2Invalid";
        /// `ProfileDCRefillFromL2Shared`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromL2Shared")]
        DC_REFILL_FROM_L2_SHARED = 0x00000035, "ProfileDCRefillFromL2Shared";
        /// `ProfileDCRefillFromL2Exclusive`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromL2Exclusive")]
        DC_REFILL_FROM_L2_EXCLUSIVE = 0x00000036, "ProfileDCRefillFromL2Exclusive";
        /// `ProfileDCRefillFromL2Owner`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromL2Owner")]
        DC_REFILL_FROM_L2_OWNER = 0x00000037, "ProfileDCRefillFromL2Owner";
        /// `ProfileDCRefillFromL2Modified`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromL2Modified")]
        DC_REFILL_FROM_L2_MODIFIED = 0x00000038, "ProfileDCRefillFromL2Modified";
        /// `ProfileDCRefillFromSystem`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromSystem")]
        DC_REFILL_FROM_SYSTEM = 0x00000039, "ProfileDCRefillFromSystem";
        /// `ProfileDCRefillFromSystemInvalid`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromSystemInvalid")]
        DC_REFILL_FROM_SYSTEM_INVALID = 0x0000003a, "ProfileDCRefillFromSystemInvalid";
        /// `ProfileDCRefillFromSystemShared`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromSystemShared")]
        DC_REFILL_FROM_SYSTEM_SHARED = 0x0000003b, "ProfileDCRefillFromSystemShared";
        /// `ProfileDCRefillFromSystemExclusive`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromSystemExclusive")]
        DC_REFILL_FROM_SYSTEM_EXCLUSIVE = 0x0000003c, "ProfileDCRefillFromSystemExclusive";
        /// `ProfileDCRefillFromSystemOwner`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromSystemOwner")]
        DC_REFILL_FROM_SYSTEM_OWNER = 0x0000003d, "ProfileDCRefillFromSystemOwner";
        /// `ProfileDCRefillFromSystemModified`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromSystemModified")]
        DC_REFILL_FROM_SYSTEM_MODIFIED = 0x0000003e, "ProfileDCRefillFromSystemModified";
        /// `ProfileDCRefillCopyBack`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillCopyBack")]
        DC_REFILL_COPY_BACK = 0x0000003f, "ProfileDCRefillCopyBack";
        /// `ProfileDCRefillCopyBackInvalid`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillCopyBackInvalid")]
        DC_REFILL_COPY_BACK_INVALID = 0x00000040, "ProfileDCRefillCopyBackInvalid";
        /// `ProfileDCRefillCopyBackShared`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillCopyBackShared")]
        DC_REFILL_COPY_BACK_SHARED = 0x00000041, "ProfileDCRefillCopyBackShared";
        /// `ProfileDCRefillCopyBackExclusive`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillCopyBackExclusive")]
        DC_REFILL_COPY_BACK_EXCLUSIVE = 0x00000042, "ProfileDCRefillCopyBackExclusive";
        /// `ProfileDCRefillCopyBackOwner`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillCopyBackOwner")]
        DC_REFILL_COPY_BACK_OWNER = 0x00000043, "ProfileDCRefillCopyBackOwner";
        /// `ProfileDCRefillCopyBackModified`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillCopyBackModified")]
        DC_REFILL_COPY_BACK_MODIFIED = 0x00000044, "ProfileDCRefillCopyBackModified";
        /// `ProfileDCL1DTLBMissL2DTLBHit`. Observed in 10.0.
        #[doc(alias = "ProfileDCL1DTLBMissL2DTLBHit")]
        DCL1_DTLB_MISS_L2_DTLB_HIT = 0x00000045, "ProfileDCL1DTLBMissL2DTLBHit";
        /// `ProfileDCL1DTLBMissL2DTLBMiss`. Observed in 10.0.
        #[doc(alias = "ProfileDCL1DTLBMissL2DTLBMiss")]
        DCL1_DTLB_MISS_L2_DTLB_MISS = 0x00000046, "ProfileDCL1DTLBMissL2DTLBMiss";
        /// `ProfileDCMisaligndDataReference`. Observed in 10.0.
        #[doc(alias = "ProfileDCMisaligndDataReference")]
        DC_MISALIGND_DATA_REFERENCE = 0x00000047, "ProfileDCMisaligndDataReference";
        /// `ProfileDCLateCancelOfAccess`. Observed in 10.0.
        #[doc(alias = "ProfileDCLateCancelOfAccess")]
        DC_LATE_CANCEL_OF_ACCESS = 0x00000048, "ProfileDCLateCancelOfAccess";
        /// `ProfileDCEarlyCancelOfAccess`. Observed in 10.0.
        #[doc(alias = "ProfileDCEarlyCancelOfAccess")]
        DC_EARLY_CANCEL_OF_ACCESS = 0x00000049, "ProfileDCEarlyCancelOfAccess";
        /// `ProfileDCOneBitECCError`. Observed in 10.0.
        #[doc(alias = "ProfileDCOneBitECCError")]
        DC_ONE_BIT_ECC_ERROR = 0x0000004a, "ProfileDCOneBitECCError";
        /// `ProfileDCOneBitECCErrorScrubberError`. Observed in 10.0.
        #[doc(alias = "ProfileDCOneBitECCErrorScrubberError")]
        DC_ONE_BIT_ECC_ERROR_SCRUBBER_ERROR = 0x0000004b, "ProfileDCOneBitECCErrorScrubberError";
        /// `ProfileDCOneBitECCErrorPiggybackScrubberError`. Observed in 10.0.
        #[doc(alias = "ProfileDCOneBitECCErrorPiggybackScrubberError")]
        DC_ONE_BIT_ECC_ERROR_PIGGYBACK_SCRUBBER_ERROR = 0x0000004c, "ProfileDCOneBitECCErrorPiggybackScrubberError";
        /// `ProfileDCDispatchedPrefetchInstructions`. Observed in 10.0.
        #[doc(alias = "ProfileDCDispatchedPrefetchInstructions")]
        DC_DISPATCHED_PREFETCH_INSTRUCTIONS = 0x0000004d, "ProfileDCDispatchedPrefetchInstructions";
        /// `ProfileDCDispatchedPrefetchInstructionsLoad`. Observed in 10.0.
        #[doc(alias = "ProfileDCDispatchedPrefetchInstructionsLoad")]
        DC_DISPATCHED_PREFETCH_INSTRUCTIONS_LOAD = 0x0000004e, "ProfileDCDispatchedPrefetchInstructionsLoad";
        /// `ProfileDCDispatchedPrefetchInstructionsStore`. Observed in 10.0.
        #[doc(alias = "ProfileDCDispatchedPrefetchInstructionsStore")]
        DC_DISPATCHED_PREFETCH_INSTRUCTIONS_STORE = 0x0000004f, "ProfileDCDispatchedPrefetchInstructionsStore";
        /// `ProfileDCDispatchedPrefetchInstructionsNTA`. Observed in 10.0.
        #[doc(alias = "ProfileDCDispatchedPrefetchInstructionsNTA")]
        DC_DISPATCHED_PREFETCH_INSTRUCTIONS_NTA = 0x00000050, "ProfileDCDispatchedPrefetchInstructionsNTA";
        /// `ProfileBUInternalL2Request`. Observed in 10.0.
        #[doc(alias = "ProfileBUInternalL2Request")]
        BU_INTERNAL_L2_REQUEST = 0x00000051, "ProfileBUInternalL2Request";
        /// `ProfileBUInternalL2RequestICFill`. Observed in 10.0.
        #[doc(alias = "ProfileBUInternalL2RequestICFill")]
        BU_INTERNAL_L2_REQUEST_IC_FILL = 0x00000052, "ProfileBUInternalL2RequestICFill";
        /// `ProfileBUInternalL2RequestDCFill`. Observed in 10.0.
        #[doc(alias = "ProfileBUInternalL2RequestDCFill")]
        BU_INTERNAL_L2_REQUEST_DC_FILL = 0x00000053, "ProfileBUInternalL2RequestDCFill";
        /// `ProfileBUInternalL2RequestTLBReload`. Observed in 10.0.
        #[doc(alias = "ProfileBUInternalL2RequestTLBReload")]
        BU_INTERNAL_L2_REQUEST_TLB_RELOAD = 0x00000054, "ProfileBUInternalL2RequestTLBReload";
        /// `ProfileBUInternalL2RequestTagSnoopRequest`. Observed in 10.0.
        #[doc(alias = "ProfileBUInternalL2RequestTagSnoopRequest")]
        BU_INTERNAL_L2_REQUEST_TAG_SNOOP_REQUEST = 0x00000055, "ProfileBUInternalL2RequestTagSnoopRequest";
        /// `ProfileBUInternalL2RequestCancelledRequest`. Observed in 10.0.
        #[doc(alias = "ProfileBUInternalL2RequestCancelledRequest")]
        BU_INTERNAL_L2_REQUEST_CANCELLED_REQUEST = 0x00000056, "ProfileBUInternalL2RequestCancelledRequest";
        /// `ProfileBUFillRequestMissedInL2`. Observed in 10.0.
        #[doc(alias = "ProfileBUFillRequestMissedInL2")]
        BU_FILL_REQUEST_MISSED_IN_L2 = 0x00000057, "ProfileBUFillRequestMissedInL2";
        /// `ProfileBUFillRequestMissedInL2ICFill`. Observed in 10.0.
        #[doc(alias = "ProfileBUFillRequestMissedInL2ICFill")]
        BU_FILL_REQUEST_MISSED_IN_L2_IC_FILL = 0x00000058, "ProfileBUFillRequestMissedInL2ICFill";
        /// `ProfileBUFillRequestMissedInL2DCFill`. Observed in 10.0.
        #[doc(alias = "ProfileBUFillRequestMissedInL2DCFill")]
        BU_FILL_REQUEST_MISSED_IN_L2_DC_FILL = 0x00000059, "ProfileBUFillRequestMissedInL2DCFill";
        /// `ProfileBUFillRequestMissedInL2TLBLoad`. Observed in 10.0.
        #[doc(alias = "ProfileBUFillRequestMissedInL2TLBLoad")]
        BU_FILL_REQUEST_MISSED_IN_L2_TLB_LOAD = 0x0000005a, "ProfileBUFillRequestMissedInL2TLBLoad";
        /// `ProfileBUFillIntoL2`. Observed in 10.0.
        #[doc(alias = "ProfileBUFillIntoL2")]
        BU_FILL_INTO_L2 = 0x0000005b, "ProfileBUFillIntoL2";
        /// `ProfileBUFillIntoL2DirtyL2Victim`. Observed in 10.0.
        #[doc(alias = "ProfileBUFillIntoL2DirtyL2Victim")]
        BU_FILL_INTO_L2_DIRTY_L2_VICTIM = 0x0000005c, "ProfileBUFillIntoL2DirtyL2Victim";
        /// `ProfileBUFillIntoL2VictimFromL1`. Observed in 10.0.
        #[doc(alias = "ProfileBUFillIntoL2VictimFromL1")]
        BU_FILL_INTO_L2_VICTIM_FROM_L1 = 0x0000005d, "ProfileBUFillIntoL2VictimFromL1";
        /// `ProfileICFetch`. Observed in 10.0.
        #[doc(alias = "ProfileICFetch")]
        IC_FETCH = 0x0000005e, "ProfileICFetch";
        /// `ProfileICMiss`. Observed in 10.0.
        #[doc(alias = "ProfileICMiss")]
        IC_MISS = 0x0000005f, "ProfileICMiss";
        /// `ProfileICRefillFromL2`. Observed in 10.0.
        #[doc(alias = "ProfileICRefillFromL2")]
        IC_REFILL_FROM_L2 = 0x00000060, "ProfileICRefillFromL2";
        /// `ProfileICRefillFromSystem`. Observed in 10.0.
        #[doc(alias = "ProfileICRefillFromSystem")]
        IC_REFILL_FROM_SYSTEM = 0x00000061, "ProfileICRefillFromSystem";
        /// `ProfileICL1TLBMissL2TLBHit`. Observed in 10.0.
        #[doc(alias = "ProfileICL1TLBMissL2TLBHit")]
        ICL1_TLB_MISS_L2_TLB_HIT = 0x00000062, "ProfileICL1TLBMissL2TLBHit";
        /// `ProfileICL1TLBMissL2TLBMiss`. Observed in 10.0.
        #[doc(alias = "ProfileICL1TLBMissL2TLBMiss")]
        ICL1_TLB_MISS_L2_TLB_MISS = 0x00000063, "ProfileICL1TLBMissL2TLBMiss";
        /// `ProfileICResyncBySnoop`. Observed in 10.0.
        #[doc(alias = "ProfileICResyncBySnoop")]
        IC_RESYNC_BY_SNOOP = 0x00000064, "ProfileICResyncBySnoop";
        /// `ProfileICInstructionFetchStall`. Observed in 10.0.
        #[doc(alias = "ProfileICInstructionFetchStall")]
        IC_INSTRUCTION_FETCH_STALL = 0x00000065, "ProfileICInstructionFetchStall";
        /// `ProfileICReturnStackHit`. Observed in 10.0.
        #[doc(alias = "ProfileICReturnStackHit")]
        IC_RETURN_STACK_HIT = 0x00000066, "ProfileICReturnStackHit";
        /// `ProfileICReturnStackOverflow`. Observed in 10.0.
        #[doc(alias = "ProfileICReturnStackOverflow")]
        IC_RETURN_STACK_OVERFLOW = 0x00000067, "ProfileICReturnStackOverflow";
        /// `ProfileFRRetiredx86Instructions`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredx86Instructions")]
        FR_RETIRED_X86_INSTRUCTIONS = 0x00000068, "ProfileFRRetiredx86Instructions";
        /// `ProfileFRRetireduops`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetireduops")]
        FR_RETIREDUOPS = 0x00000069, "ProfileFRRetireduops";
        /// `ProfileFRRetiredBranches`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredBranches")]
        FR_RETIRED_BRANCHES = 0x0000006a, "ProfileFRRetiredBranches";
        /// `ProfileFRRetiredBranchesMispredicted`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredBranchesMispredicted")]
        FR_RETIRED_BRANCHES_MISPREDICTED = 0x0000006b, "ProfileFRRetiredBranchesMispredicted";
        /// `ProfileFRRetiredTakenBranches`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredTakenBranches")]
        FR_RETIRED_TAKEN_BRANCHES = 0x0000006c, "ProfileFRRetiredTakenBranches";
        /// `ProfileFRRetiredTakenBranchesMispredicted`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredTakenBranchesMispredicted")]
        FR_RETIRED_TAKEN_BRANCHES_MISPREDICTED = 0x0000006d, "ProfileFRRetiredTakenBranchesMispredicted";
        /// `ProfileFRRetiredFarControlTransfers`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredFarControlTransfers")]
        FR_RETIRED_FAR_CONTROL_TRANSFERS = 0x0000006e, "ProfileFRRetiredFarControlTransfers";
        /// `ProfileFRRetiredResyncsNonControlTransferBranches`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredResyncsNonControlTransferBranches")]
        FR_RETIRED_RESYNCS_NON_CONTROL_TRANSFER_BRANCHES = 0x0000006f,
            "ProfileFRRetiredResyncsNonControlTransferBranches";
        /// `ProfileFRRetiredNearReturns`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredNearReturns")]
        FR_RETIRED_NEAR_RETURNS = 0x00000070, "ProfileFRRetiredNearReturns";
        /// `ProfileFRRetiredNearReturnsMispredicted`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredNearReturnsMispredicted")]
        FR_RETIRED_NEAR_RETURNS_MISPREDICTED = 0x00000071, "ProfileFRRetiredNearReturnsMispredicted";
        /// `ProfileFRRetiredTakenBranchMispredictedByAddressMiscompare`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredTakenBranchMispredictedByAddressMiscompare")]
        FR_RETIRED_TAKEN_BRANCH_MISPREDICTED_BY_ADDRESS_MISCOMPARE = 0x00000072,
            "ProfileFRRetiredTakenBranchMispredictedByAddressMiscompare";
        /// `ProfileFRRetiredFPUInstructions`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredFPUInstructions")]
        FR_RETIRED_FPU_INSTRUCTIONS = 0x00000073, "ProfileFRRetiredFPUInstructions";
        /// `ProfileFRRetiredFPUInstructionsx87`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredFPUInstructionsx87")]
        FR_RETIRED_FPU_INSTRUCTIONS_X87 = 0x00000074, "ProfileFRRetiredFPUInstructionsx87";
        /// `ProfileFRRetiredFPUInstructionsMMXAnd3DNow`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredFPUInstructionsMMXAnd3DNow")]
        FR_RETIRED_FPU_INSTRUCTIONS_MMX_AND_3DNOW = 0x00000075, "ProfileFRRetiredFPUInstructionsMMXAnd3DNow";
        /// `ProfileFRRetiredFPUInstructionsPackedSSEAndSSE2`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredFPUInstructionsPackedSSEAndSSE2")]
        FR_RETIRED_FPU_INSTRUCTIONS_PACKED_SSE_AND_SSE2 = 0x00000076, "ProfileFRRetiredFPUInstructionsPackedSSEAndSSE2";
        /// `ProfileFRRetiredFPUInstructionsScalarSSEAndSSE2`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredFPUInstructionsScalarSSEAndSSE2")]
        FR_RETIRED_FPU_INSTRUCTIONS_SCALAR_SSE_AND_SSE2 = 0x00000077, "ProfileFRRetiredFPUInstructionsScalarSSEAndSSE2";
        /// `ProfileFRRetiredFastpathDoubleOpInstructions`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredFastpathDoubleOpInstructions")]
        FR_RETIRED_FASTPATH_DOUBLE_OP_INSTRUCTIONS = 0x00000078, "ProfileFRRetiredFastpathDoubleOpInstructions";
        /// `ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition0`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition0")]
        FR_RETIRED_FASTPATH_DOUBLE_OP_INSTRUCTIONS_LOW_OP_IN_POSITION0 = 0x00000079,
            "ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition0";
        /// `ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition1`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition1")]
        FR_RETIRED_FASTPATH_DOUBLE_OP_INSTRUCTIONS_LOW_OP_IN_POSITION1 = 0x0000007a,
            "ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition1";
        /// `ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition2`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition2")]
        FR_RETIRED_FASTPATH_DOUBLE_OP_INSTRUCTIONS_LOW_OP_IN_POSITION2 = 0x0000007b,
            "ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition2";
        /// `ProfileFRInterruptsMaskedCycles`. Observed in 10.0.
        #[doc(alias = "ProfileFRInterruptsMaskedCycles")]
        FR_INTERRUPTS_MASKED_CYCLES = 0x0000007c, "ProfileFRInterruptsMaskedCycles";
        /// `ProfileFRInterruptsMaskedWhilePendingCycles`. Observed in 10.0.
        #[doc(alias = "ProfileFRInterruptsMaskedWhilePendingCycles")]
        FR_INTERRUPTS_MASKED_WHILE_PENDING_CYCLES = 0x0000007d, "ProfileFRInterruptsMaskedWhilePendingCycles";
        /// `ProfileFRTakenHardwareInterrupts`. Observed in 10.0.
        #[doc(alias = "ProfileFRTakenHardwareInterrupts")]
        FR_TAKEN_HARDWARE_INTERRUPTS = 0x0000007e, "ProfileFRTakenHardwareInterrupts";
        /// `ProfileFRNothingToDispatch`. Observed in 10.0.
        #[doc(alias = "ProfileFRNothingToDispatch")]
        FR_NOTHING_TO_DISPATCH = 0x0000007f, "ProfileFRNothingToDispatch";
        /// `ProfileFRDispatchStalls`. Observed in 10.0.
        #[doc(alias = "ProfileFRDispatchStalls")]
        FR_DISPATCH_STALLS = 0x00000080, "ProfileFRDispatchStalls";
        /// `ProfileFRDispatchStallsFromBranchAbortToRetire`. Observed in 10.0.
        #[doc(alias = "ProfileFRDispatchStallsFromBranchAbortToRetire")]
        FR_DISPATCH_STALLS_FROM_BRANCH_ABORT_TO_RETIRE = 0x00000081, "ProfileFRDispatchStallsFromBranchAbortToRetire";
        /// `ProfileFRDispatchStallsForSerialization`. Observed in 10.0.
        #[doc(alias = "ProfileFRDispatchStallsForSerialization")]
        FR_DISPATCH_STALLS_FOR_SERIALIZATION = 0x00000082, "ProfileFRDispatchStallsForSerialization";
        /// `ProfileFRDispachStallsForSegmentLoad`. Observed in 10.0.
        #[doc(alias = "ProfileFRDispachStallsForSegmentLoad")]
        FR_DISPACH_STALLS_FOR_SEGMENT_LOAD = 0x00000083, "ProfileFRDispachStallsForSegmentLoad";
        /// `ProfileFRDispatchStallsWhenReorderBufferFull`. Observed in 10.0.
        #[doc(alias = "ProfileFRDispatchStallsWhenReorderBufferFull")]
        FR_DISPATCH_STALLS_WHEN_REORDER_BUFFER_FULL = 0x00000084, "ProfileFRDispatchStallsWhenReorderBufferFull";
        /// `ProfileFRDispatchStallsWhenReservationStationsFull`. Observed in 10.0.
        #[doc(alias = "ProfileFRDispatchStallsWhenReservationStationsFull")]
        FR_DISPATCH_STALLS_WHEN_RESERVATION_STATIONS_FULL = 0x00000085,
            "ProfileFRDispatchStallsWhenReservationStationsFull";
        /// `ProfileFRDispatchStallsWhenFPUFull`. Observed in 10.0.
        #[doc(alias = "ProfileFRDispatchStallsWhenFPUFull")]
        FR_DISPATCH_STALLS_WHEN_FPU_FULL = 0x00000086, "ProfileFRDispatchStallsWhenFPUFull";
        /// `ProfileFRDispatchStallsWhenLSFull`. Observed in 10.0.
        #[doc(alias = "ProfileFRDispatchStallsWhenLSFull")]
        FR_DISPATCH_STALLS_WHEN_LS_FULL = 0x00000087, "ProfileFRDispatchStallsWhenLSFull";
        /// `ProfileFRDispatchStallsWhenWaitingForAllQuiet`. Observed in 10.0.
        #[doc(alias = "ProfileFRDispatchStallsWhenWaitingForAllQuiet")]
        FR_DISPATCH_STALLS_WHEN_WAITING_FOR_ALL_QUIET = 0x00000088, "ProfileFRDispatchStallsWhenWaitingForAllQuiet";
        /// `ProfileFRDispatchStallsWhenFarControlOrResyncBranchPending`. Observed in 10.0.
        #[doc(alias = "ProfileFRDispatchStallsWhenFarControlOrResyncBranchPending")]
        FR_DISPATCH_STALLS_WHEN_FAR_CONTROL_OR_RESYNC_BRANCH_PENDING = 0x00000089,
            "ProfileFRDispatchStallsWhenFarControlOrResyncBranchPending";
        /// `ProfileFRFPUExceptions`. Observed in 10.0.
        #[doc(alias = "ProfileFRFPUExceptions")]
        FRFPU_EXCEPTIONS = 0x0000008a, "ProfileFRFPUExceptions";
        /// `ProfileFRFPUExcpetionsx87ReclassMicroFaults`. Observed in 10.0.
        #[doc(alias = "ProfileFRFPUExcpetionsx87ReclassMicroFaults")]
        FRFPU_EXCPETIONS_X87_RECLASS_MICRO_FAULTS = 0x0000008b, "ProfileFRFPUExcpetionsx87ReclassMicroFaults";
        /// `ProfileFRFPUExceptionsSSERetypeMicroFaults`. Observed in 10.0.
        #[doc(alias = "ProfileFRFPUExceptionsSSERetypeMicroFaults")]
        FRFPU_EXCEPTIONS_SSE_RETYPE_MICRO_FAULTS = 0x0000008c, "ProfileFRFPUExceptionsSSERetypeMicroFaults";
        /// `ProfileFRFPUExceptionsSSEReclassMicroFaults`. Observed in 10.0.
        #[doc(alias = "ProfileFRFPUExceptionsSSEReclassMicroFaults")]
        FRFPU_EXCEPTIONS_SSE_RECLASS_MICRO_FAULTS = 0x0000008d, "ProfileFRFPUExceptionsSSEReclassMicroFaults";
        /// `ProfileFRFPUExceptionsSSEAndx87MicroTraps`. Observed in 10.0.
        #[doc(alias = "ProfileFRFPUExceptionsSSEAndx87MicroTraps")]
        FRFPU_EXCEPTIONS_SSE_AND_X87_MICRO_TRAPS = 0x0000008e, "ProfileFRFPUExceptionsSSEAndx87MicroTraps";
        /// `ProfileFRNumberOfBreakPointsForDR0`. Observed in 10.0.
        #[doc(alias = "ProfileFRNumberOfBreakPointsForDR0")]
        FR_NUMBER_OF_BREAK_POINTS_FOR_DR0 = 0x0000008f, "ProfileFRNumberOfBreakPointsForDR0";
        /// `ProfileFRNumberOfBreakPointsForDR1`. Observed in 10.0.
        #[doc(alias = "ProfileFRNumberOfBreakPointsForDR1")]
        FR_NUMBER_OF_BREAK_POINTS_FOR_DR1 = 0x00000090, "ProfileFRNumberOfBreakPointsForDR1";
        /// `ProfileFRNumberOfBreakPointsForDR2`. Observed in 10.0.
        #[doc(alias = "ProfileFRNumberOfBreakPointsForDR2")]
        FR_NUMBER_OF_BREAK_POINTS_FOR_DR2 = 0x00000091, "ProfileFRNumberOfBreakPointsForDR2";
        /// `ProfileFRNumberOfBreakPointsForDR3`. Observed in 10.0.
        #[doc(alias = "ProfileFRNumberOfBreakPointsForDR3")]
        FR_NUMBER_OF_BREAK_POINTS_FOR_DR3 = 0x00000092, "ProfileFRNumberOfBreakPointsForDR3";
        /// `ProfileNBMemoryControllerPageAccessEvent`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerPageAccessEvent")]
        NB_MEMORY_CONTROLLER_PAGE_ACCESS_EVENT = 0x00000093, "ProfileNBMemoryControllerPageAccessEvent";
        /// `ProfileNBMemoryControllerPageAccessEventPageHit`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerPageAccessEventPageHit")]
        NB_MEMORY_CONTROLLER_PAGE_ACCESS_EVENT_PAGE_HIT = 0x00000094, "ProfileNBMemoryControllerPageAccessEventPageHit";
        /// `ProfileNBMemoryControllerPageAccessEventPageMiss`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerPageAccessEventPageMiss")]
        NB_MEMORY_CONTROLLER_PAGE_ACCESS_EVENT_PAGE_MISS = 0x00000095,
            "ProfileNBMemoryControllerPageAccessEventPageMiss";
        /// `ProfileNBMemoryControllerPageAccessEventPageConflict`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerPageAccessEventPageConflict")]
        NB_MEMORY_CONTROLLER_PAGE_ACCESS_EVENT_PAGE_CONFLICT = 0x00000096,
            "ProfileNBMemoryControllerPageAccessEventPageConflict";
        /// `ProfileNBMemoryControllerPageTableOverflow`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerPageTableOverflow")]
        NB_MEMORY_CONTROLLER_PAGE_TABLE_OVERFLOW = 0x00000097, "ProfileNBMemoryControllerPageTableOverflow";
        /// `ProfileNBMemoryControllerDRAMCommandSlotsMissed`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerDRAMCommandSlotsMissed")]
        NB_MEMORY_CONTROLLER_DRAM_COMMAND_SLOTS_MISSED = 0x00000098, "ProfileNBMemoryControllerDRAMCommandSlotsMissed";
        /// `ProfileNBMemoryControllerTurnAround`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerTurnAround")]
        NB_MEMORY_CONTROLLER_TURN_AROUND = 0x00000099, "ProfileNBMemoryControllerTurnAround";
        /// `ProfileNBMemoryControllerTurnAroundDIMM`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerTurnAroundDIMM")]
        NB_MEMORY_CONTROLLER_TURN_AROUND_DIMM = 0x0000009a, "ProfileNBMemoryControllerTurnAroundDIMM";
        /// `ProfileNBMemoryControllerTurnAroundReadToWrite`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerTurnAroundReadToWrite")]
        NB_MEMORY_CONTROLLER_TURN_AROUND_READ_TO_WRITE = 0x0000009b, "ProfileNBMemoryControllerTurnAroundReadToWrite";
        /// `ProfileNBMemoryControllerTurnAroundWriteToRead`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerTurnAroundWriteToRead")]
        NB_MEMORY_CONTROLLER_TURN_AROUND_WRITE_TO_READ = 0x0000009c, "ProfileNBMemoryControllerTurnAroundWriteToRead";
        /// `ProfileNBMemoryControllerBypassCounter`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerBypassCounter")]
        NB_MEMORY_CONTROLLER_BYPASS_COUNTER = 0x0000009d, "ProfileNBMemoryControllerBypassCounter";
        /// `ProfileNBMemoryControllerBypassCounterHighPriority`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerBypassCounterHighPriority")]
        NB_MEMORY_CONTROLLER_BYPASS_COUNTER_HIGH_PRIORITY = 0x0000009e,
            "ProfileNBMemoryControllerBypassCounterHighPriority";
        /// `ProfileNBMemoryControllerBypassCounterLowPriority`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerBypassCounterLowPriority")]
        NB_MEMORY_CONTROLLER_BYPASS_COUNTER_LOW_PRIORITY = 0x0000009f,
            "ProfileNBMemoryControllerBypassCounterLowPriority";
        /// `ProfileNBMemoryControllerBypassCounterDRAMControllerInterface`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerBypassCounterDRAMControllerInterface")]
        NB_MEMORY_CONTROLLER_BYPASS_COUNTER_DRAM_CONTROLLER_INTERFACE = 0x000000a0,
            "ProfileNBMemoryControllerBypassCounterDRAMControllerInterface";
        /// `ProfileNBMemoryControllerBypassCounterDRAMControllerQueue`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerBypassCounterDRAMControllerQueue")]
        NB_MEMORY_CONTROLLER_BYPASS_COUNTER_DRAM_CONTROLLER_QUEUE = 0x000000a1,
            "ProfileNBMemoryControllerBypassCounterDRAMControllerQueue";
        /// `ProfileNBSizedCommands`. Observed in 10.0.
        #[doc(alias = "ProfileNBSizedCommands")]
        NB_SIZED_COMMANDS = 0x000000a2, "ProfileNBSizedCommands";
        /// `ProfileNBSizedCommandsNonPostWrSzByte`. Observed in 10.0.
        #[doc(alias = "ProfileNBSizedCommandsNonPostWrSzByte")]
        NB_SIZED_COMMANDS_NON_POST_WR_SZ_BYTE = 0x000000a3, "ProfileNBSizedCommandsNonPostWrSzByte";
        /// `ProfileNBSizedCommandsNonPostWrSzDword`. Observed in 10.0.
        #[doc(alias = "ProfileNBSizedCommandsNonPostWrSzDword")]
        NB_SIZED_COMMANDS_NON_POST_WR_SZ_DWORD = 0x000000a4, "ProfileNBSizedCommandsNonPostWrSzDword";
        /// `ProfileNBSizedCommandsWrSzByte`. Observed in 10.0.
        #[doc(alias = "ProfileNBSizedCommandsWrSzByte")]
        NB_SIZED_COMMANDS_WR_SZ_BYTE = 0x000000a5, "ProfileNBSizedCommandsWrSzByte";
        /// `ProfileNBSizedCommandsWrSzDword`. Observed in 10.0.
        #[doc(alias = "ProfileNBSizedCommandsWrSzDword")]
        NB_SIZED_COMMANDS_WR_SZ_DWORD = 0x000000a6, "ProfileNBSizedCommandsWrSzDword";
        /// `ProfileNBSizedCommandsRdSzByte`. Observed in 10.0.
        #[doc(alias = "ProfileNBSizedCommandsRdSzByte")]
        NB_SIZED_COMMANDS_RD_SZ_BYTE = 0x000000a7, "ProfileNBSizedCommandsRdSzByte";
        /// `ProfileNBSizedCommandsRdSzDword`. Observed in 10.0.
        #[doc(alias = "ProfileNBSizedCommandsRdSzDword")]
        NB_SIZED_COMMANDS_RD_SZ_DWORD = 0x000000a8, "ProfileNBSizedCommandsRdSzDword";
        /// `ProfileNBSizedCommandsRdModWr`. Observed in 10.0.
        #[doc(alias = "ProfileNBSizedCommandsRdModWr")]
        NB_SIZED_COMMANDS_RD_MOD_WR = 0x000000a9, "ProfileNBSizedCommandsRdModWr";
        /// `ProfileNBProbeResult`. Observed in 10.0.
        #[doc(alias = "ProfileNBProbeResult")]
        NB_PROBE_RESULT = 0x000000aa, "ProfileNBProbeResult";
        /// `ProfileNBProbeResultMiss`. Observed in 10.0.
        #[doc(alias = "ProfileNBProbeResultMiss")]
        NB_PROBE_RESULT_MISS = 0x000000ab, "ProfileNBProbeResultMiss";
        /// `ProfileNBProbeResultHit`. Observed in 10.0.
        #[doc(alias = "ProfileNBProbeResultHit")]
        NB_PROBE_RESULT_HIT = 0x000000ac, "ProfileNBProbeResultHit";
        /// `ProfileNBProbeResultHitDirtyWithoutMemoryCanceL`. Observed in 10.0.
        #[doc(alias = "ProfileNBProbeResultHitDirtyWithoutMemoryCanceL")]
        NB_PROBE_RESULT_HIT_DIRTY_WITHOUT_MEMORY_CANCEL = 0x000000ad, "ProfileNBProbeResultHitDirtyWithoutMemoryCanceL";
        /// `ProfileNBProbeResultHitDirtyWithMemoryCancel`. Observed in 10.0.
        #[doc(alias = "ProfileNBProbeResultHitDirtyWithMemoryCancel")]
        NB_PROBE_RESULT_HIT_DIRTY_WITH_MEMORY_CANCEL = 0x000000ae, "ProfileNBProbeResultHitDirtyWithMemoryCancel";
        /// `ProfileNBHyperTransportBus0Bandwidth`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus0Bandwidth")]
        NB_HYPER_TRANSPORT_BUS0_BANDWIDTH = 0x000000af, "ProfileNBHyperTransportBus0Bandwidth";
        /// `ProfileNBHyperTransportBus0BandwidthCommandSent`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus0BandwidthCommandSent")]
        NB_HYPER_TRANSPORT_BUS0_BANDWIDTH_COMMAND_SENT = 0x000000b0, "ProfileNBHyperTransportBus0BandwidthCommandSent";
        /// `ProfileNBHyperTransportBus0BandwidthDataSent`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus0BandwidthDataSent")]
        NB_HYPER_TRANSPORT_BUS0_BANDWIDTH_DATA_SENT = 0x000000b1, "ProfileNBHyperTransportBus0BandwidthDataSent";
        /// `ProfileNBHyperTransportBus0BandwidthBufferReleaseSent`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus0BandwidthBufferReleaseSent")]
        NB_HYPER_TRANSPORT_BUS0_BANDWIDTH_BUFFER_RELEASE_SENT = 0x000000b2,
            "ProfileNBHyperTransportBus0BandwidthBufferReleaseSent";
        /// `ProfileNBHyperTransportBug0BandwidthNopSent`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBug0BandwidthNopSent")]
        NB_HYPER_TRANSPORT_BUG0_BANDWIDTH_NOP_SENT = 0x000000b3, "ProfileNBHyperTransportBug0BandwidthNopSent";
        /// `ProfileNBHyperTransportBus1Bandwidth`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus1Bandwidth")]
        NB_HYPER_TRANSPORT_BUS1_BANDWIDTH = 0x000000b4, "ProfileNBHyperTransportBus1Bandwidth";
        /// `ProfileNBHyperTransportBus1BandwidthCommandSent`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus1BandwidthCommandSent")]
        NB_HYPER_TRANSPORT_BUS1_BANDWIDTH_COMMAND_SENT = 0x000000b5, "ProfileNBHyperTransportBus1BandwidthCommandSent";
        /// `ProfileNBHyperTransportBus1BandwidthDataSent`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus1BandwidthDataSent")]
        NB_HYPER_TRANSPORT_BUS1_BANDWIDTH_DATA_SENT = 0x000000b6, "ProfileNBHyperTransportBus1BandwidthDataSent";
        /// `ProfileNBHyperTransportBus1BandwidthBufferReleaseSent`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus1BandwidthBufferReleaseSent")]
        NB_HYPER_TRANSPORT_BUS1_BANDWIDTH_BUFFER_RELEASE_SENT = 0x000000b7,
            "ProfileNBHyperTransportBus1BandwidthBufferReleaseSent";
        /// `ProfileNBHyperTransportBus1BandwidthNopSent`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus1BandwidthNopSent")]
        NB_HYPER_TRANSPORT_BUS1_BANDWIDTH_NOP_SENT = 0x000000b8, "ProfileNBHyperTransportBus1BandwidthNopSent";
        /// `ProfileNBHyperTransportBus2Bandwidth`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus2Bandwidth")]
        NB_HYPER_TRANSPORT_BUS2_BANDWIDTH = 0x000000b9, "ProfileNBHyperTransportBus2Bandwidth";
        /// `ProfileNBHyperTransportBus2BandwidthCommandSent`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus2BandwidthCommandSent")]
        NB_HYPER_TRANSPORT_BUS2_BANDWIDTH_COMMAND_SENT = 0x000000ba, "ProfileNBHyperTransportBus2BandwidthCommandSent";
        /// `ProfileNBHyperTransportBus2BandwidthDataSent`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus2BandwidthDataSent")]
        NB_HYPER_TRANSPORT_BUS2_BANDWIDTH_DATA_SENT = 0x000000bb, "ProfileNBHyperTransportBus2BandwidthDataSent";
        /// `ProfileNBHyperTransportBus2BandwidthBufferReleaseSent`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus2BandwidthBufferReleaseSent")]
        NB_HYPER_TRANSPORT_BUS2_BANDWIDTH_BUFFER_RELEASE_SENT = 0x000000bc,
            "ProfileNBHyperTransportBus2BandwidthBufferReleaseSent";
        /// `ProfileNBHyperTransportBus2BandwidthNopSen`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus2BandwidthNopSen")]
        NB_HYPER_TRANSPORT_BUS2_BANDWIDTH_NOP_SEN = 0x000000bd, "ProfileNBHyperTransportBus2BandwidthNopSen";
        /// `ProfileBUCleanToDirty`. Observed in 10.0.
        #[doc(alias = "ProfileBUCleanToDirty")]
        BU_CLEAN_TO_DIRTY = 0x000000be, "ProfileBUCleanToDirty";
        /// `ProfileBUSharedToDirty`. Observed in 10.0.
        #[doc(alias = "ProfileBUSharedToDirty")]
        BU_SHARED_TO_DIRTY = 0x000000bf, "ProfileBUSharedToDirty";
    }, values("KPROFILE_SOURCE_AMD64", false, &[
        named("ProfileFPDispatchedFPUOps", 25, &[(Release(10), Release(10))]),
        named("ProfileFPDispatchedFPUOpsAddExcludeJunk", 26, &[(Release(10), Release(10))]),
        named("ProfileFPDispatchedFPUOpsMulExcludeJunk", 27, &[(Release(10), Release(10))]),
        named("ProfileFPDispatchedFPUOpsStoreExcludeJunk", 28, &[(Release(10), Release(10))]),
        named("ProfileFPDispatchedFPUOpsAddJunk", 29, &[(Release(10), Release(10))]),
        named("ProfileFPDispatchedFPUOpsMulJunk", 30, &[(Release(10), Release(10))]),
        named("ProfileFPDispatchedFPUOpsStoreJunk", 31, &[(Release(10), Release(10))]),
        named("ProfileFPCyclesNoFPUOpsRetired", 32, &[(Release(10), Release(10))]),
        named("ProfileFPDispatchedFPUOpsWithFastFlag", 33, &[(Release(10), Release(10))]),
        named("ProfileLSSegmentRegisterLoad", 34, &[(Release(10), Release(10))]),
        named("ProfileLSSegmentRegisterLoadES", 35, &[(Release(10), Release(10))]),
        named("ProfileLSSegmentRegisterLoadCS", 36, &[(Release(10), Release(10))]),
        named("ProfileLSSegmentRegisterLoadSS", 37, &[(Release(10), Release(10))]),
        named("ProfileLSSegmentRegisterLoadDS", 38, &[(Release(10), Release(10))]),
        named("ProfileLSSegmentRegisterLoadFS", 39, &[(Release(10), Release(10))]),
        named("ProfileLSSegmentRegisterLoadGS", 40, &[(Release(10), Release(10))]),
        named("ProfileLSSegmentRegisterLoadHS", 41, &[(Release(10), Release(10))]),
        named("ProfileLSResyncBySelfModifyingCode", 42, &[(Release(10), Release(10))]),
        named("ProfileLSResyncBySnoop", 43, &[(Release(10), Release(10))]),
        named("ProfileLSBuffer2Full", 44, &[(Release(10), Release(10))]),
        named("ProfileLSLockedOperation", 45, &[(Release(10), Release(10))]),
        named("ProfileLSLateCancelOperation", 46, &[(Release(10), Release(10))]),
        named("ProfileLSRetiredCFLUSH", 47, &[(Release(10), Release(10))]),
        named("ProfileLSRetiredCPUID", 48, &[(Release(10), Release(10))]),
        named("ProfileDCAccess", 49, &[(Release(10), Release(10))]),
        named("ProfileDCMiss", 50, &[(Release(10), Release(10))]),
        named("ProfileDCRefillFromL2", 51, &[(Release(10), Release(10))]),
        named("ProfileDCRefillFromL2Invalid", 52, &[(Release(10), Release(10))]),
        named("ProfileDCRefillFromL2Shared", 53, &[(Release(10), Release(10))]),
        named("ProfileDCRefillFromL2Exclusive", 54, &[(Release(10), Release(10))]),
        named("ProfileDCRefillFromL2Owner", 55, &[(Release(10), Release(10))]),
        named("ProfileDCRefillFromL2Modified", 56, &[(Release(10), Release(10))]),
        named("ProfileDCRefillFromSystem", 57, &[(Release(10), Release(10))]),
        named("ProfileDCRefillFromSystemInvalid", 58, &[(Release(10), Release(10))]),
        named("ProfileDCRefillFromSystemShared", 59, &[(Release(10), Release(10))]),
        named("ProfileDCRefillFromSystemExclusive", 60, &[(Release(10), Release(10))]),
        named("ProfileDCRefillFromSystemOwner", 61, &[(Release(10), Release(10))]),
        named("ProfileDCRefillFromSystemModified", 62, &[(Release(10), Release(10))]),
        named("ProfileDCRefillCopyBack", 63, &[(Release(10), Release(10))]),
        named("ProfileDCRefillCopyBackInvalid", 64, &[(Release(10), Release(10))]),
        named("ProfileDCRefillCopyBackShared", 65, &[(Release(10), Release(10))]),
        named("ProfileDCRefillCopyBackExclusive", 66, &[(Release(10), Release(10))]),
        named("ProfileDCRefillCopyBackOwner", 67, &[(Release(10), Release(10))]),
        named("ProfileDCRefillCopyBackModified", 68, &[(Release(10), Release(10))]),
        named("ProfileDCL1DTLBMissL2DTLBHit", 69, &[(Release(10), Release(10))]),
        named("ProfileDCL1DTLBMissL2DTLBMiss", 70, &[(Release(10), Release(10))]),
        named("ProfileDCMisaligndDataReference", 71, &[(Release(10), Release(10))]),
        named("ProfileDCLateCancelOfAccess", 72, &[(Release(10), Release(10))]),
        named("ProfileDCEarlyCancelOfAccess", 73, &[(Release(10), Release(10))]),
        named("ProfileDCOneBitECCError", 74, &[(Release(10), Release(10))]),
        named("ProfileDCOneBitECCErrorScrubberError", 75, &[(Release(10), Release(10))]),
        named("ProfileDCOneBitECCErrorPiggybackScrubberError", 76, &[(Release(10), Release(10))]),
        named("ProfileDCDispatchedPrefetchInstructions", 77, &[(Release(10), Release(10))]),
        named("ProfileDCDispatchedPrefetchInstructionsLoad", 78, &[(Release(10), Release(10))]),
        named("ProfileDCDispatchedPrefetchInstructionsStore", 79, &[(Release(10), Release(10))]),
        named("ProfileDCDispatchedPrefetchInstructionsNTA", 80, &[(Release(10), Release(10))]),
        named("ProfileBUInternalL2Request", 81, &[(Release(10), Release(10))]),
        named("ProfileBUInternalL2RequestICFill", 82, &[(Release(10), Release(10))]),
        named("ProfileBUInternalL2RequestDCFill", 83, &[(Release(10), Release(10))]),
        named("ProfileBUInternalL2RequestTLBReload", 84, &[(Release(10), Release(10))]),
        named("ProfileBUInternalL2RequestTagSnoopRequest", 85, &[(Release(10), Release(10))]),
        named("ProfileBUInternalL2RequestCancelledRequest", 86, &[(Release(10), Release(10))]),
        named("ProfileBUFillRequestMissedInL2", 87, &[(Release(10), Release(10))]),
        named("ProfileBUFillRequestMissedInL2ICFill", 88, &[(Release(10), Release(10))]),
        named("ProfileBUFillRequestMissedInL2DCFill", 89, &[(Release(10), Release(10))]),
        named("ProfileBUFillRequestMissedInL2TLBLoad", 90, &[(Release(10), Release(10))]),
        named("ProfileBUFillIntoL2", 91, &[(Release(10), Release(10))]),
        named("ProfileBUFillIntoL2DirtyL2Victim", 92, &[(Release(10), Release(10))]),
        named("ProfileBUFillIntoL2VictimFromL1", 93, &[(Release(10), Release(10))]),
        named("ProfileICFetch", 94, &[(Release(10), Release(10))]),
        named("ProfileICMiss", 95, &[(Release(10), Release(10))]),
        named("ProfileICRefillFromL2", 96, &[(Release(10), Release(10))]),
        named("ProfileICRefillFromSystem", 97, &[(Release(10), Release(10))]),
        named("ProfileICL1TLBMissL2TLBHit", 98, &[(Release(10), Release(10))]),
        named("ProfileICL1TLBMissL2TLBMiss", 99, &[(Release(10), Release(10))]),
        named("ProfileICResyncBySnoop", 100, &[(Release(10), Release(10))]),
        named("ProfileICInstructionFetchStall", 101, &[(Release(10), Release(10))]),
        named("ProfileICReturnStackHit", 102, &[(Release(10), Release(10))]),
        named("ProfileICReturnStackOverflow", 103, &[(Release(10), Release(10))]),
        named("ProfileFRRetiredx86Instructions", 104, &[(Release(10), Release(10))]),
        named("ProfileFRRetireduops", 105, &[(Release(10), Release(10))]),
        named("ProfileFRRetiredBranches", 106, &[(Release(10), Release(10))]),
        named("ProfileFRRetiredBranchesMispredicted", 107, &[(Release(10), Release(10))]),
        named("ProfileFRRetiredTakenBranches", 108, &[(Release(10), Release(10))]),
        named("ProfileFRRetiredTakenBranchesMispredicted", 109, &[(Release(10), Release(10))]),
        named("ProfileFRRetiredFarControlTransfers", 110, &[(Release(10), Release(10))]),
        named("ProfileFRRetiredResyncsNonControlTransferBranches", 111, &[(Release(10), Release(10))]),
        named("ProfileFRRetiredNearReturns", 112, &[(Release(10), Release(10))]),
        named("ProfileFRRetiredNearReturnsMispredicted", 113, &[(Release(10), Release(10))]),
        named("ProfileFRRetiredTakenBranchMispredictedByAddressMiscompare", 114, &[(Release(10), Release(10))]),
        named("ProfileFRRetiredFPUInstructions", 115, &[(Release(10), Release(10))]),
        named("ProfileFRRetiredFPUInstructionsx87", 116, &[(Release(10), Release(10))]),
        named("ProfileFRRetiredFPUInstructionsMMXAnd3DNow", 117, &[(Release(10), Release(10))]),
        named("ProfileFRRetiredFPUInstructionsPackedSSEAndSSE2", 118, &[(Release(10), Release(10))]),
        named("ProfileFRRetiredFPUInstructionsScalarSSEAndSSE2", 119, &[(Release(10), Release(10))]),
        named("ProfileFRRetiredFastpathDoubleOpInstructions", 120, &[(Release(10), Release(10))]),
        named("ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition0", 121, &[(Release(10), Release(10))]),
        named("ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition1", 122, &[(Release(10), Release(10))]),
        named("ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition2", 123, &[(Release(10), Release(10))]),
        named("ProfileFRInterruptsMaskedCycles", 124, &[(Release(10), Release(10))]),
        named("ProfileFRInterruptsMaskedWhilePendingCycles", 125, &[(Release(10), Release(10))]),
        named("ProfileFRTakenHardwareInterrupts", 126, &[(Release(10), Release(10))]),
        named("ProfileFRNothingToDispatch", 127, &[(Release(10), Release(10))]),
        named("ProfileFRDispatchStalls", 128, &[(Release(10), Release(10))]),
        named("ProfileFRDispatchStallsFromBranchAbortToRetire", 129, &[(Release(10), Release(10))]),
        named("ProfileFRDispatchStallsForSerialization", 130, &[(Release(10), Release(10))]),
        named("ProfileFRDispachStallsForSegmentLoad", 131, &[(Release(10), Release(10))]),
        named("ProfileFRDispatchStallsWhenReorderBufferFull", 132, &[(Release(10), Release(10))]),
        named("ProfileFRDispatchStallsWhenReservationStationsFull", 133, &[(Release(10), Release(10))]),
        named("ProfileFRDispatchStallsWhenFPUFull", 134, &[(Release(10), Release(10))]),
        named("ProfileFRDispatchStallsWhenLSFull", 135, &[(Release(10), Release(10))]),
        named("ProfileFRDispatchStallsWhenWaitingForAllQuiet", 136, &[(Release(10), Release(10))]),
        named("ProfileFRDispatchStallsWhenFarControlOrResyncBranchPending", 137, &[(Release(10), Release(10))]),
        named("ProfileFRFPUExceptions", 138, &[(Release(10), Release(10))]),
        named("ProfileFRFPUExcpetionsx87ReclassMicroFaults", 139, &[(Release(10), Release(10))]),
        named("ProfileFRFPUExceptionsSSERetypeMicroFaults", 140, &[(Release(10), Release(10))]),
        named("ProfileFRFPUExceptionsSSEReclassMicroFaults", 141, &[(Release(10), Release(10))]),
        named("ProfileFRFPUExceptionsSSEAndx87MicroTraps", 142, &[(Release(10), Release(10))]),
        named("ProfileFRNumberOfBreakPointsForDR0", 143, &[(Release(10), Release(10))]),
        named("ProfileFRNumberOfBreakPointsForDR1", 144, &[(Release(10), Release(10))]),
        named("ProfileFRNumberOfBreakPointsForDR2", 145, &[(Release(10), Release(10))]),
        named("ProfileFRNumberOfBreakPointsForDR3", 146, &[(Release(10), Release(10))]),
        named("ProfileNBMemoryControllerPageAccessEvent", 147, &[(Release(10), Release(10))]),
        named("ProfileNBMemoryControllerPageAccessEventPageHit", 148, &[(Release(10), Release(10))]),
        named("ProfileNBMemoryControllerPageAccessEventPageMiss", 149, &[(Release(10), Release(10))]),
        named("ProfileNBMemoryControllerPageAccessEventPageConflict", 150, &[(Release(10), Release(10))]),
        named("ProfileNBMemoryControllerPageTableOverflow", 151, &[(Release(10), Release(10))]),
        named("ProfileNBMemoryControllerDRAMCommandSlotsMissed", 152, &[(Release(10), Release(10))]),
        named("ProfileNBMemoryControllerTurnAround", 153, &[(Release(10), Release(10))]),
        named("ProfileNBMemoryControllerTurnAroundDIMM", 154, &[(Release(10), Release(10))]),
        named("ProfileNBMemoryControllerTurnAroundReadToWrite", 155, &[(Release(10), Release(10))]),
        named("ProfileNBMemoryControllerTurnAroundWriteToRead", 156, &[(Release(10), Release(10))]),
        named("ProfileNBMemoryControllerBypassCounter", 157, &[(Release(10), Release(10))]),
        named("ProfileNBMemoryControllerBypassCounterHighPriority", 158, &[(Release(10), Release(10))]),
        named("ProfileNBMemoryControllerBypassCounterLowPriority", 159, &[(Release(10), Release(10))]),
        named("ProfileNBMemoryControllerBypassCounterDRAMControllerInterface", 160, &[(Release(10), Release(10))]),
        named("ProfileNBMemoryControllerBypassCounterDRAMControllerQueue", 161, &[(Release(10), Release(10))]),
        named("ProfileNBSizedCommands", 162, &[(Release(10), Release(10))]),
        named("ProfileNBSizedCommandsNonPostWrSzByte", 163, &[(Release(10), Release(10))]),
        named("ProfileNBSizedCommandsNonPostWrSzDword", 164, &[(Release(10), Release(10))]),
        named("ProfileNBSizedCommandsWrSzByte", 165, &[(Release(10), Release(10))]),
        named("ProfileNBSizedCommandsWrSzDword", 166, &[(Release(10), Release(10))]),
        named("ProfileNBSizedCommandsRdSzByte", 167, &[(Release(10), Release(10))]),
        named("ProfileNBSizedCommandsRdSzDword", 168, &[(Release(10), Release(10))]),
        named("ProfileNBSizedCommandsRdModWr", 169, &[(Release(10), Release(10))]),
        named("ProfileNBProbeResult", 170, &[(Release(10), Release(10))]),
        named("ProfileNBProbeResultMiss", 171, &[(Release(10), Release(10))]),
        named("ProfileNBProbeResultHit", 172, &[(Release(10), Release(10))]),
        named("ProfileNBProbeResultHitDirtyWithoutMemoryCanceL", 173, &[(Release(10), Release(10))]),
        named("ProfileNBProbeResultHitDirtyWithMemoryCancel", 174, &[(Release(10), Release(10))]),
        named("ProfileNBHyperTransportBus0Bandwidth", 175, &[(Release(10), Release(10))]),
        named("ProfileNBHyperTransportBus0BandwidthCommandSent", 176, &[(Release(10), Release(10))]),
        named("ProfileNBHyperTransportBus0BandwidthDataSent", 177, &[(Release(10), Release(10))]),
        named("ProfileNBHyperTransportBus0BandwidthBufferReleaseSent", 178, &[(Release(10), Release(10))]),
        named("ProfileNBHyperTransportBug0BandwidthNopSent", 179, &[(Release(10), Release(10))]),
        named("ProfileNBHyperTransportBus1Bandwidth", 180, &[(Release(10), Release(10))]),
        named("ProfileNBHyperTransportBus1BandwidthCommandSent", 181, &[(Release(10), Release(10))]),
        named("ProfileNBHyperTransportBus1BandwidthDataSent", 182, &[(Release(10), Release(10))]),
        named("ProfileNBHyperTransportBus1BandwidthBufferReleaseSent", 183, &[(Release(10), Release(10))]),
        named("ProfileNBHyperTransportBus1BandwidthNopSent", 184, &[(Release(10), Release(10))]),
        named("ProfileNBHyperTransportBus2Bandwidth", 185, &[(Release(10), Release(10))]),
        named("ProfileNBHyperTransportBus2BandwidthCommandSent", 186, &[(Release(10), Release(10))]),
        named("ProfileNBHyperTransportBus2BandwidthDataSent", 187, &[(Release(10), Release(10))]),
        named("ProfileNBHyperTransportBus2BandwidthBufferReleaseSent", 188, &[(Release(10), Release(10))]),
        named("ProfileNBHyperTransportBus2BandwidthNopSen", 189, &[(Release(10), Release(10))]),
        named("ProfileBUCleanToDirty", 190, &[(Release(10), Release(10))]),
        named("ProfileBUSharedToDirty", 191, &[(Release(10), Release(10))]),
    ])
}

// spec/enums/KPROFILE_SOURCE_EMON.toml
open_enum! {
    /// Profile sources that the HAL defines for Intel processors only.
    ///
    /// No known name in C; here: `KPROFILE_SOURCE_EMON`, of type `ULONG`.
    ///
    /// These are provided by the Emon interface of the HAL in addition to these sources of KPROFILE_SOURCE:
    /// ProfileTime, ProfileTotalIssues, ProfileBranchInstructions, ProfileCacheMisses, ProfileBranchMispredictions,
    /// ProfileTotalCycles.
    ///
    /// Unknown:
    ///
    /// - Microsoft's names. The names here are those in the HAL, with the prefix Profile.
    /// - Other releases that have each source.
    ///
    /// Source: Geoff Chappell, *Emon Profile Interface*; Geoff Chappell, *KPROFILE_SOURCE*.
    KprofileSourceEmon(u32), size = 4 {
        /// `ProfileUnhaltedCoreCycles`. Observed in 10.0.
        #[doc(alias = "ProfileUnhaltedCoreCycles")]
        UNHALTED_CORE_CYCLES = 0x00000019, "ProfileUnhaltedCoreCycles";
        /// `ProfileInstructionRetired`. Observed in 10.0.
        #[doc(alias = "ProfileInstructionRetired")]
        INSTRUCTION_RETIRED = 0x0000001a, "ProfileInstructionRetired";
        /// `ProfileUnhaltedReferenceCycles`. Observed in 10.0.
        #[doc(alias = "ProfileUnhaltedReferenceCycles")]
        UNHALTED_REFERENCE_CYCLES = 0x0000001b, "ProfileUnhaltedReferenceCycles";
        /// `ProfileLLCReference`. Observed in 10.0.
        #[doc(alias = "ProfileLLCReference")]
        LLC_REFERENCE = 0x0000001c, "ProfileLLCReference";
        /// `ProfileLLCMisses`. Observed in 10.0.
        #[doc(alias = "ProfileLLCMisses")]
        LLC_MISSES = 0x0000001d, "ProfileLLCMisses";
        /// `ProfileBranchInstructionRetired`. Observed in 10.0.
        #[doc(alias = "ProfileBranchInstructionRetired")]
        BRANCH_INSTRUCTION_RETIRED = 0x0000001e, "ProfileBranchInstructionRetired";
        /// `ProfileBranchMispredictsRetired`. Observed in 10.0.
        #[doc(alias = "ProfileBranchMispredictsRetired")]
        BRANCH_MISPREDICTS_RETIRED = 0x0000001f, "ProfileBranchMispredictsRetired";
    }, values("KPROFILE_SOURCE_EMON", false, &[
        named("ProfileUnhaltedCoreCycles", 25, &[(Release(10), Release(10))]),
        named("ProfileInstructionRetired", 26, &[(Release(10), Release(10))]),
        named("ProfileUnhaltedReferenceCycles", 27, &[(Release(10), Release(10))]),
        named("ProfileLLCReference", 28, &[(Release(10), Release(10))]),
        named("ProfileLLCMisses", 29, &[(Release(10), Release(10))]),
        named("ProfileBranchInstructionRetired", 30, &[(Release(10), Release(10))]),
        named("ProfileBranchMispredictsRetired", 31, &[(Release(10), Release(10))]),
    ])
}

// spec/enums/REQUEST_CONSTANTS.toml
/// `SystemPerformanceTraceInformation`. Information class of NtQuerySystemInformation and NtSetSystemInformation. The
/// buffer begins with an EVENT_TRACE_INFORMATION_CLASS. Documented for 6.0+.
#[doc(alias = "SystemPerformanceTraceInformation")]
pub const SYSTEM_PERFORMANCE_TRACE_INFORMATION: u32 = 0x0000001f;
/// `KERNEL_LOGGER_ID`. Selects the NT Kernel Logger in the low 16 bits of a TraceHandle. The macro is in NTWMI_X.H of
/// early development kits for Windows 10. Releases unknown.
pub const KERNEL_LOGGER_ID: u32 = 0x0000ffff;
/// `HalQueryProfileNumberOfCounters`. Information class of HalQuerySystemInformation, a pointer in HAL_DISPATCH, that
/// the kernel uses to query the maximum number of profile sources of a logger. Documented for 1903+.
#[doc(alias = "HalQueryProfileNumberOfCounters")]
pub const HAL_QUERY_PROFILE_NUMBER_OF_COUNTERS: u32 = 0x0000002c;
/// `ETW_MAX_PROFILING_SOURCES`. Maximum number of profile sources of EventTraceProfileConfigInformation (0x0C),
/// inferred from the name. Releases unknown.
pub const ETW_MAX_PROFILING_SOURCES: u32 = 0x00000004;
/// `ETW_MAX_PMC_EVENTS`. Maximum number of events of EventTraceProfileEventListInformation (0x0E), inferred from the
/// name. ETW_PMC_SUPPORT has room for this many. Releases unknown.
pub const ETW_MAX_PMC_EVENTS: u32 = 0x00000004;
/// `EVENT_TRACE_LAST_BRANCH_MAXIMUM_EVENTS`. Number of events that EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION
/// has room for. Releases unknown.
pub const EVENT_TRACE_LAST_BRANCH_MAXIMUM_EVENTS: u32 = 0x00000004;
/// `EVENT_TRACE_LAST_BRANCH_EVENT_OPCODE`. Releases unknown.
pub const EVENT_TRACE_LAST_BRANCH_EVENT_OPCODE: u32 = 0x00000020;

/// `ETW_MAX_PMC_COUNTERS`. Maximum number of profile sources of a logger. The name is known from the development kits
/// for 10.0 and 1511. Its use for the maximum in other releases is inferred. It is 0x00000004 in 6.2..1607, 0x00000008
/// in 1703..1809.
///
/// The value depends on the release. `None` if the value is unknown.
#[doc(alias = "ETW_MAX_PMC_COUNTERS")]
pub fn etw_max_pmc_counters(release: crate::rt::Release) -> Option<u32> {
    const VALUES: &[(u8, u8, u32)] = &[
        (7, 12, 0x00000004),
        (13, 16, 0x00000008),
    ];
    let holds = |(first, last, _): &&(u8, u8, u32)| *first <= release.0 && release.0 <= *last;
    VALUES.iter().find(holds).map(|(.., value)| *value)
}

/// `ETW_KERNEL_EVENT_VERSION`. Version returned by EventTraceKernelVersionInformation (0x00). It is 0x0000000d in
/// early 6.0, 0x0000000e in late 6.0, 0x00000019 in 6.1, 0x0000002a in 6.2, 0x00000035 in early 6.3, 0x00000036 in
/// late 6.3, 0x0000003c in 10.0..1511, 0x00000041 in 1607..1803, 0x00000046 in 1809..1903, 0x00000050 in 2004.
///
/// The value depends on the release. `None` if the value is unknown.
#[doc(alias = "ETW_KERNEL_EVENT_VERSION")]
pub fn etw_kernel_event_version(release: crate::rt::Release) -> Option<u32> {
    const VALUES: &[(u8, u8, u32)] = &[
        (4, 4, 0x0000000d),
        (5, 5, 0x0000000e),
        (6, 6, 0x00000019),
        (7, 7, 0x0000002a),
        (8, 8, 0x00000035),
        (9, 9, 0x00000036),
        (10, 11, 0x0000003c),
        (12, 15, 0x00000041),
        (16, 17, 0x00000046),
        (19, 19, 0x00000050),
    ];
    let holds = |(first, last, _): &&(u8, u8, u32)| *first <= release.0 && release.0 <= *last;
    VALUES.iter().find(holds).map(|(.., value)| *value)
}

// spec/enums/TRACELOG_ACCESS.toml
flags! {
    /// Access rights for loggers and providers.
    ///
    /// No known name in C; here: `TRACELOG_ACCESS`, of type `ULONG`.
    ///
    /// Specific rights in an access mask, in addition to the rights WMIGUID_QUERY (0x0001) to WMIGUID_EXECUTE (0x0010)
    /// and the standard rights.
    ///
    /// Unknown:
    ///
    /// - Releases that define each right, other than the two that share a bit.
    ///
    /// Source: Microsoft, *wmistr.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64
    /// developers, *wmistr.h*.
    TracelogAccess(u32), size = 4 {
        /// `TRACELOG_CREATE_REALTIME`. Releases unknown.
        #[doc(alias = "TRACELOG_CREATE_REALTIME")]
        CREATE_REALTIME = 0x00000020, "TRACELOG_CREATE_REALTIME";
        /// `TRACELOG_CREATE_ONDISK`. Releases unknown.
        #[doc(alias = "TRACELOG_CREATE_ONDISK")]
        CREATE_ONDISK = 0x00000040, "TRACELOG_CREATE_ONDISK";
        /// `TRACELOG_GUID_ENABLE`. Required to set the counters or the group mask of a logger. Releases unknown.
        #[doc(alias = "TRACELOG_GUID_ENABLE")]
        GUID_ENABLE = 0x00000080, "TRACELOG_GUID_ENABLE";
        /// `TRACELOG_ACCESS_KERNEL_LOGGER`. Releases unknown.
        #[doc(alias = "TRACELOG_ACCESS_KERNEL_LOGGER")]
        ACCESS_KERNEL_LOGGER = 0x00000100, "TRACELOG_ACCESS_KERNEL_LOGGER";
        /// `TRACELOG_CREATE_INPROC`. Meaning of the bit before 6.0. Documented for 5.0..5.2.
        #[doc(alias = "TRACELOG_CREATE_INPROC")]
        CREATE_INPROC = 0x00000200, "TRACELOG_CREATE_INPROC";
        /// `TRACELOG_LOG_EVENT`. Meaning of the bit from 6.0 on. Documented for 6.0+.
        #[doc(alias = "TRACELOG_LOG_EVENT")]
        LOG_EVENT = 0x00000200, "TRACELOG_LOG_EVENT";
        /// `TRACELOG_ACCESS_REALTIME`. Releases unknown.
        #[doc(alias = "TRACELOG_ACCESS_REALTIME")]
        ACCESS_REALTIME = 0x00000400, "TRACELOG_ACCESS_REALTIME";
        /// `TRACELOG_REGISTER_GUIDS`. Releases unknown.
        #[doc(alias = "TRACELOG_REGISTER_GUIDS")]
        REGISTER_GUIDS = 0x00000800, "TRACELOG_REGISTER_GUIDS";
        /// `TRACELOG_JOIN_GROUP`. Releases unknown.
        #[doc(alias = "TRACELOG_JOIN_GROUP")]
        JOIN_GROUP = 0x00001000, "TRACELOG_JOIN_GROUP";
    }, values("TRACELOG_ACCESS", true, &[
        named("TRACELOG_CREATE_REALTIME", 32, &[]),
        named("TRACELOG_CREATE_ONDISK", 64, &[]),
        named("TRACELOG_GUID_ENABLE", 128, &[]),
        named("TRACELOG_ACCESS_KERNEL_LOGGER", 256, &[]),
        named("TRACELOG_CREATE_INPROC", 512, &[(Release(0), Release(3))]),
        named("TRACELOG_LOG_EVENT", 512, &[(Release(4), Release(255))]),
        named("TRACELOG_ACCESS_REALTIME", 1024, &[]),
        named("TRACELOG_REGISTER_GUIDS", 2048, &[]),
        named("TRACELOG_JOIN_GROUP", 4096, &[]),
    ])
}

// spec/enums/TRACE_QUERY_INFO_CLASS.toml
open_enum! {
    /// Information classes of event tracing, to query or to set.
    ///
    /// In C: `TRACE_QUERY_INFO_CLASS`, of type `ULONG`.
    ///
    /// Those for kernel events map to values of EVENT_TRACE_INFORMATION_CLASS.
    ///
    /// Unknown:
    ///
    /// - Releases that define each value. Observations are from the functions of the original Windows 10.
    /// - Structures of the values documented without one.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "TRACE_QUERY_INFO_CLASS")]
    TraceQueryInfoClass(u32), size = 4 {
        /// `TraceGuidQueryList`. List of the providers. Releases unknown.
        #[doc(alias = "TraceGuidQueryList")]
        GUID_QUERY_LIST = 0x00000000, "TraceGuidQueryList";
        /// `TraceGuidQueryInfo`. Registrations of a provider: a TRACE_GUID_INFO. Releases unknown.
        #[doc(alias = "TraceGuidQueryInfo")]
        GUID_QUERY_INFO = 0x00000001, "TraceGuidQueryInfo";
        /// `TraceGuidQueryProcess`. GUIDs of the providers registered by the calling process. Releases unknown.
        #[doc(alias = "TraceGuidQueryProcess")]
        GUID_QUERY_PROCESS = 0x00000002, "TraceGuidQueryProcess";
        /// `TraceStackTracingInfo`. For TraceSetInformation, which requests EventTraceStackTracingInformation (0x06).
        /// Observed in 6.1+.
        #[doc(alias = "TraceStackTracingInfo")]
        STACK_TRACING_INFO = 0x00000003, "TraceStackTracingInfo";
        /// `TraceSystemTraceEnableFlagsInfo`. For TraceQueryInformation and TraceSetInformation, which request
        /// EventTraceGroupMaskInformation (0x01). Observed in 6.2+.
        #[doc(alias = "TraceSystemTraceEnableFlagsInfo")]
        SYSTEM_TRACE_ENABLE_FLAGS_INFO = 0x00000004, "TraceSystemTraceEnableFlagsInfo";
        /// `TraceSampledProfileIntervalInfo`. For TraceQueryInformation and TraceSetInformation, which request
        /// EventTraceTimeProfileInformation (0x03) if the source is ProfileTime. Observed in 6.2+.
        #[doc(alias = "TraceSampledProfileIntervalInfo")]
        SAMPLED_PROFILE_INTERVAL_INFO = 0x00000005, "TraceSampledProfileIntervalInfo";
        /// `TraceProfileSourceConfigInfo`. For TraceSetInformation, which requests EventTraceProfileConfigInformation
        /// (0x0C). Observed in 6.2+.
        #[doc(alias = "TraceProfileSourceConfigInfo")]
        PROFILE_SOURCE_CONFIG_INFO = 0x00000006, "TraceProfileSourceConfigInfo";
        /// `TraceProfileSourceListInfo`. For TraceQueryInformation, which requests
        /// EventTraceProfileSourceListInformation (0x0D). Observed in 6.2+.
        #[doc(alias = "TraceProfileSourceListInfo")]
        PROFILE_SOURCE_LIST_INFO = 0x00000007, "TraceProfileSourceListInfo";
        /// `TracePmcEventListInfo`. For TraceSetInformation, which requests EventTraceProfileEventListInformation
        /// (0x0E). Observed in 6.2+.
        #[doc(alias = "TracePmcEventListInfo")]
        PMC_EVENT_LIST_INFO = 0x00000008, "TracePmcEventListInfo";
        /// `TracePmcCounterListInfo`. For TraceSetInformation, which requests EventTraceProfileCounterListInformation
        /// (0x0F). Observed in 6.2+.
        #[doc(alias = "TracePmcCounterListInfo")]
        PMC_COUNTER_LIST_INFO = 0x00000009, "TracePmcCounterListInfo";
        /// `TraceSetDisallowList`. Providers that a group must not enable for a session. Observed in 10.0+.
        #[doc(alias = "TraceSetDisallowList")]
        SET_DISALLOW_LIST = 0x0000000a, "TraceSetDisallowList";
        /// `TraceVersionInfo`. TRACE_VERSION_INFO structure. Observed in 10.0+.
        #[doc(alias = "TraceVersionInfo")]
        VERSION_INFO = 0x0000000b, "TraceVersionInfo";
        /// `TraceGroupQueryList`. GUIDs of the provider groups. Releases unknown.
        #[doc(alias = "TraceGroupQueryList")]
        GROUP_QUERY_LIST = 0x0000000c, "TraceGroupQueryList";
        /// `TraceGroupQueryInfo`. How sessions enable a provider group. Releases unknown.
        #[doc(alias = "TraceGroupQueryInfo")]
        GROUP_QUERY_INFO = 0x0000000d, "TraceGroupQueryInfo";
        /// `TraceDisallowListQuery`. GUIDs of the providers that a group must not enable for a session. Observed
        /// in 10.0+.
        #[doc(alias = "TraceDisallowListQuery")]
        DISALLOW_LIST_QUERY = 0x0000000e, "TraceDisallowListQuery";
        /// `TraceInfoReserved15`. Releases unknown.
        #[doc(alias = "TraceInfoReserved15")]
        INFO_RESERVED15 = 0x0000000f, "TraceInfoReserved15";
        /// `TracePeriodicCaptureStateListInfo`. Providers requested to log their state. Releases unknown.
        #[doc(alias = "TracePeriodicCaptureStateListInfo")]
        PERIODIC_CAPTURE_STATE_LIST_INFO = 0x00000010, "TracePeriodicCaptureStateListInfo";
        /// `TracePeriodicCaptureStateInfo`. TRACE_PERIODIC_CAPTURE_STATE_INFO structure. Releases unknown.
        #[doc(alias = "TracePeriodicCaptureStateInfo")]
        PERIODIC_CAPTURE_STATE_INFO = 0x00000011, "TracePeriodicCaptureStateInfo";
        /// `TraceProviderBinaryTracking`. Events record the module that contains each provider of a session. Observed
        /// in 1709+.
        #[doc(alias = "TraceProviderBinaryTracking")]
        PROVIDER_BINARY_TRACKING = 0x00000012, "TraceProviderBinaryTracking";
        /// `TraceMaxLoggersQuery`. Maximum number of sessions, as a ULONG. Observed in 1709+.
        #[doc(alias = "TraceMaxLoggersQuery")]
        MAX_LOGGERS_QUERY = 0x00000013, "TraceMaxLoggersQuery";
        /// `TraceLbrConfigurationInfo`. Releases unknown.
        #[doc(alias = "TraceLbrConfigurationInfo")]
        LBR_CONFIGURATION_INFO = 0x00000014, "TraceLbrConfigurationInfo";
        /// `TraceLbrEventListInfo`. Releases unknown.
        #[doc(alias = "TraceLbrEventListInfo")]
        LBR_EVENT_LIST_INFO = 0x00000015, "TraceLbrEventListInfo";
        /// `TraceMaxPmcCounterQuery`. Releases unknown.
        #[doc(alias = "TraceMaxPmcCounterQuery")]
        MAX_PMC_COUNTER_QUERY = 0x00000016, "TraceMaxPmcCounterQuery";
        /// `TraceStreamCount`. Releases unknown.
        #[doc(alias = "TraceStreamCount")]
        STREAM_COUNT = 0x00000017, "TraceStreamCount";
        /// `TraceStackCachingInfo`. Releases unknown.
        #[doc(alias = "TraceStackCachingInfo")]
        STACK_CACHING_INFO = 0x00000018, "TraceStackCachingInfo";
        /// `TracePmcCounterOwners`. Owners of the performance monitoring counters of a processor (inferred from the
        /// name). Releases unknown.
        #[doc(alias = "TracePmcCounterOwners")]
        PMC_COUNTER_OWNERS = 0x00000019, "TracePmcCounterOwners";
        /// `TraceUnifiedStackCachingInfo`. Releases unknown.
        #[doc(alias = "TraceUnifiedStackCachingInfo")]
        UNIFIED_STACK_CACHING_INFO = 0x0000001a, "TraceUnifiedStackCachingInfo";
        /// `TracePmcSessionInformation`. Sessions that use performance monitoring counters (inferred from the name).
        /// Releases unknown.
        #[doc(alias = "TracePmcSessionInformation")]
        PMC_SESSION_INFORMATION = 0x0000001b, "TracePmcSessionInformation";
        /// `MaxTraceSetInfoClass`. One more than the last value in the Windows 11 SDK. Defined; no known use. Releases
        /// unknown.
        #[doc(alias = "MaxTraceSetInfoClass")]
        MAX_TRACE_SET_INFO_CLASS = 0x0000001c, "MaxTraceSetInfoClass";
    }, values("TRACE_QUERY_INFO_CLASS", false, &[
        named("TraceGuidQueryList", 0, &[]),
        named("TraceGuidQueryInfo", 1, &[]),
        named("TraceGuidQueryProcess", 2, &[]),
        named("TraceStackTracingInfo", 3, &[(Release(6), Release(255))]),
        named("TraceSystemTraceEnableFlagsInfo", 4, &[(Release(7), Release(255))]),
        named("TraceSampledProfileIntervalInfo", 5, &[(Release(7), Release(255))]),
        named("TraceProfileSourceConfigInfo", 6, &[(Release(7), Release(255))]),
        named("TraceProfileSourceListInfo", 7, &[(Release(7), Release(255))]),
        named("TracePmcEventListInfo", 8, &[(Release(7), Release(255))]),
        named("TracePmcCounterListInfo", 9, &[(Release(7), Release(255))]),
        named("TraceSetDisallowList", 10, &[(Release(10), Release(255))]),
        named("TraceVersionInfo", 11, &[(Release(10), Release(255))]),
        named("TraceGroupQueryList", 12, &[]),
        named("TraceGroupQueryInfo", 13, &[]),
        named("TraceDisallowListQuery", 14, &[(Release(10), Release(255))]),
        named("TraceInfoReserved15", 15, &[]),
        named("TracePeriodicCaptureStateListInfo", 16, &[]),
        named("TracePeriodicCaptureStateInfo", 17, &[]),
        named("TraceProviderBinaryTracking", 18, &[(Release(14), Release(255))]),
        named("TraceMaxLoggersQuery", 19, &[(Release(14), Release(255))]),
        named("TraceLbrConfigurationInfo", 20, &[]),
        named("TraceLbrEventListInfo", 21, &[]),
        named("TraceMaxPmcCounterQuery", 22, &[]),
        named("TraceStreamCount", 23, &[]),
        named("TraceStackCachingInfo", 24, &[]),
        named("TracePmcCounterOwners", 25, &[]),
        named("TraceUnifiedStackCachingInfo", 26, &[]),
        named("TracePmcSessionInformation", 27, &[]),
        named("MaxTraceSetInfoClass", 28, &[]),
    ])
}
