// Generated from spec/enums/TRACE_QUERY_INFO_CLASS.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

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
    }
}

static TABLE: Values = values("TRACE_QUERY_INFO_CLASS", false, &[
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
]);
