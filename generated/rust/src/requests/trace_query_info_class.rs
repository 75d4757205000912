// Generated from spec/enums/TRACE_QUERY_INFO_CLASS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// What programs ask of event tracing, or set.
    ///
    /// In C: `TRACE_QUERY_INFO_CLASS`, held by `ULONG`.
    ///
    /// Those for the kernel's events become information classes of EVENT_TRACE_INFORMATION_CLASS.
    ///
    /// What no source says:
    ///
    /// - Which releases have each value; what is seen was seen in the functions of the original Windows 10.
    /// - What structures go with the values that say nothing of them.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "TRACE_QUERY_INFO_CLASS")]
    TraceQueryInfoClass(u32), 4 {
        /// `TraceGuidQueryList`. Which providers there are. In which releases it holds is not known.
        #[doc(alias = "TraceGuidQueryList")]
        GUID_QUERY_LIST = 0x00000000 "TraceGuidQueryList",
        /// `TraceGuidQueryInfo`. The registrations of a provider: a TRACE_GUID_INFO. In which releases it holds is not known.
        #[doc(alias = "TraceGuidQueryInfo")]
        GUID_QUERY_INFO = 0x00000001 "TraceGuidQueryInfo",
        /// `TraceGuidQueryProcess`. The providers that the caller's own process registered, a GUID each. In which releases it holds is not known.
        #[doc(alias = "TraceGuidQueryProcess")]
        GUID_QUERY_PROCESS = 0x00000002 "TraceGuidQueryProcess",
        /// `TraceStackTracingInfo`. For TraceSetInformation, which then asks for EventTraceStackTracingInformation (0x06). Seen in releases 6.1+.
        #[doc(alias = "TraceStackTracingInfo")]
        STACK_TRACING_INFO = 0x00000003 "TraceStackTracingInfo",
        /// `TraceSystemTraceEnableFlagsInfo`. For TraceQueryInformation and TraceSetInformation, which then ask for EventTraceGroupMaskInformation (0x01). Seen in releases 6.2+.
        #[doc(alias = "TraceSystemTraceEnableFlagsInfo")]
        SYSTEM_TRACE_ENABLE_FLAGS_INFO = 0x00000004 "TraceSystemTraceEnableFlagsInfo",
        /// `TraceSampledProfileIntervalInfo`. For TraceQueryInformation and TraceSetInformation, which then ask for EventTraceTimeProfileInformation (0x03) if the source is ProfileTime. Seen in releases 6.2+.
        #[doc(alias = "TraceSampledProfileIntervalInfo")]
        SAMPLED_PROFILE_INTERVAL_INFO = 0x00000005 "TraceSampledProfileIntervalInfo",
        /// `TraceProfileSourceConfigInfo`. For TraceSetInformation, which then asks for EventTraceProfileConfigInformation (0x0C). Seen in releases 6.2+.
        #[doc(alias = "TraceProfileSourceConfigInfo")]
        PROFILE_SOURCE_CONFIG_INFO = 0x00000006 "TraceProfileSourceConfigInfo",
        /// `TraceProfileSourceListInfo`. For TraceQueryInformation, which then asks for EventTraceProfileSourceListInformation (0x0D). Seen in releases 6.2+.
        #[doc(alias = "TraceProfileSourceListInfo")]
        PROFILE_SOURCE_LIST_INFO = 0x00000007 "TraceProfileSourceListInfo",
        /// `TracePmcEventListInfo`. For TraceSetInformation, which then asks for EventTraceProfileEventListInformation (0x0E). Seen in releases 6.2+.
        #[doc(alias = "TracePmcEventListInfo")]
        PMC_EVENT_LIST_INFO = 0x00000008 "TracePmcEventListInfo",
        /// `TracePmcCounterListInfo`. For TraceSetInformation, which then asks for EventTraceProfileCounterListInformation (0x0F). Seen in releases 6.2+.
        #[doc(alias = "TracePmcCounterListInfo")]
        PMC_COUNTER_LIST_INFO = 0x00000009 "TracePmcCounterListInfo",
        /// `TraceSetDisallowList`. The providers that a group is not to enable for a session. Seen in releases 10.0+.
        #[doc(alias = "TraceSetDisallowList")]
        SET_DISALLOW_LIST = 0x0000000a "TraceSetDisallowList",
        /// `TraceVersionInfo`. A TRACE_VERSION_INFO. Seen in releases 10.0+.
        #[doc(alias = "TraceVersionInfo")]
        VERSION_INFO = 0x0000000b "TraceVersionInfo",
        /// `TraceGroupQueryList`. The groups of providers, a GUID each. In which releases it holds is not known.
        #[doc(alias = "TraceGroupQueryList")]
        GROUP_QUERY_LIST = 0x0000000c "TraceGroupQueryList",
        /// `TraceGroupQueryInfo`. How sessions enable a group of providers. In which releases it holds is not known.
        #[doc(alias = "TraceGroupQueryInfo")]
        GROUP_QUERY_INFO = 0x0000000d "TraceGroupQueryInfo",
        /// `TraceDisallowListQuery`. The providers that a group is not to enable for a session, a GUID each. In which releases it holds is not known.
        #[doc(alias = "TraceDisallowListQuery")]
        DISALLOW_LIST_QUERY = 0x0000000e "TraceDisallowListQuery",
        /// `TraceInfoReserved15`. In which releases it holds is not known.
        #[doc(alias = "TraceInfoReserved15")]
        INFO_RESERVED15 = 0x0000000f "TraceInfoReserved15",
        /// `TracePeriodicCaptureStateListInfo`. The providers that are asked for their state. In which releases it holds is not known.
        #[doc(alias = "TracePeriodicCaptureStateListInfo")]
        PERIODIC_CAPTURE_STATE_LIST_INFO = 0x00000010 "TracePeriodicCaptureStateListInfo",
        /// `TracePeriodicCaptureStateInfo`. A TRACE_PERIODIC_CAPTURE_STATE_INFO. In which releases it holds is not known.
        #[doc(alias = "TracePeriodicCaptureStateInfo")]
        PERIODIC_CAPTURE_STATE_INFO = 0x00000011 "TracePeriodicCaptureStateInfo",
        /// `TraceProviderBinaryTracking`. Events tell which module each provider of a session is in. Seen in releases 1709+.
        #[doc(alias = "TraceProviderBinaryTracking")]
        PROVIDER_BINARY_TRACKING = 0x00000012 "TraceProviderBinaryTracking",
        /// `TraceMaxLoggersQuery`. How many sessions there can be, as a ULONG. Seen in releases 1709+.
        #[doc(alias = "TraceMaxLoggersQuery")]
        MAX_LOGGERS_QUERY = 0x00000013 "TraceMaxLoggersQuery",
        /// `TraceLbrConfigurationInfo`. In which releases it holds is not known.
        #[doc(alias = "TraceLbrConfigurationInfo")]
        LBR_CONFIGURATION_INFO = 0x00000014 "TraceLbrConfigurationInfo",
        /// `TraceLbrEventListInfo`. In which releases it holds is not known.
        #[doc(alias = "TraceLbrEventListInfo")]
        LBR_EVENT_LIST_INFO = 0x00000015 "TraceLbrEventListInfo",
        /// `TraceMaxPmcCounterQuery`. In which releases it holds is not known.
        #[doc(alias = "TraceMaxPmcCounterQuery")]
        MAX_PMC_COUNTER_QUERY = 0x00000016 "TraceMaxPmcCounterQuery",
        /// `TraceStreamCount`. In which releases it holds is not known.
        #[doc(alias = "TraceStreamCount")]
        STREAM_COUNT = 0x00000017 "TraceStreamCount",
        /// `TraceStackCachingInfo`. In which releases it holds is not known.
        #[doc(alias = "TraceStackCachingInfo")]
        STACK_CACHING_INFO = 0x00000018 "TraceStackCachingInfo",
        /// `TracePmcCounterOwners`. In which releases it holds is not known.
        #[doc(alias = "TracePmcCounterOwners")]
        PMC_COUNTER_OWNERS = 0x00000019 "TracePmcCounterOwners",
        /// `TraceUnifiedStackCachingInfo`. In which releases it holds is not known.
        #[doc(alias = "TraceUnifiedStackCachingInfo")]
        UNIFIED_STACK_CACHING_INFO = 0x0000001a "TraceUnifiedStackCachingInfo",
        /// `TracePmcSessionInformation`. In which releases it holds is not known.
        #[doc(alias = "TracePmcSessionInformation")]
        PMC_SESSION_INFORMATION = 0x0000001b "TracePmcSessionInformation",
        /// `MaxTraceSetInfoClass`. One more than the last value that the kit for Windows 11 has. Defined; nothing is known to use it. In which releases it holds is not known.
        #[doc(alias = "MaxTraceSetInfoClass")]
        MAX_TRACE_SET_INFO_CLASS = 0x0000001c "MaxTraceSetInfoClass",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl TraceQueryInfoClass {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::trace_query_info_class::VALUES;
}
