// Generated from spec/enums/ETWTRACECONTROLCODE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// What NtTraceControl is asked for, and what goes in and comes out.
    ///
    /// In C: `ETWTRACECONTROLCODE`, held by `ULONG`.
    ///
    /// The values 8 to 10 are reserved. Names and structures are from the header, which marks them as found by reverse engineering.
    ///
    /// What no source says:
    ///
    /// - Which releases have each code.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETWTRACECONTROLCODE")]
    Etwtracecontrolcode(u32), 4 {
        /// `EtwStartLoggerCode`. Starts a session; in and out. In which releases it holds is not known.
        #[doc(alias = "EtwStartLoggerCode")]
        START_LOGGER_CODE = 0x00000001 "EtwStartLoggerCode",
        /// `EtwStopLoggerCode`. Ends a session; in and out. In which releases it holds is not known.
        #[doc(alias = "EtwStopLoggerCode")]
        STOP_LOGGER_CODE = 0x00000002 "EtwStopLoggerCode",
        /// `EtwQueryLoggerCode`. Tells what a session is; in and out. In which releases it holds is not known.
        #[doc(alias = "EtwQueryLoggerCode")]
        QUERY_LOGGER_CODE = 0x00000003 "EtwQueryLoggerCode",
        /// `EtwUpdateLoggerCode`. Changes a session; in and out. In which releases it holds is not known.
        #[doc(alias = "EtwUpdateLoggerCode")]
        UPDATE_LOGGER_CODE = 0x00000004 "EtwUpdateLoggerCode",
        /// `EtwFlushLoggerCode`. Flushes a session's buffers; in and out. In which releases it holds is not known.
        #[doc(alias = "EtwFlushLoggerCode")]
        FLUSH_LOGGER_CODE = 0x00000005 "EtwFlushLoggerCode",
        /// `EtwIncrementLoggerFile`. Begins a session's next log file; in and out. In which releases it holds is not known.
        #[doc(alias = "EtwIncrementLoggerFile")]
        INCREMENT_LOGGER_FILE = 0x00000006 "EtwIncrementLoggerFile",
        /// `EtwRealtimeTransition`. Changes a session between log file and real time; in and out. In which releases it holds is not known.
        #[doc(alias = "EtwRealtimeTransition")]
        REALTIME_TRANSITION = 0x00000007 "EtwRealtimeTransition",
        /// `EtwRealtimeConnectCode`. Connects a consumer to a session; in and out. In which releases it holds is not known.
        #[doc(alias = "EtwRealtimeConnectCode")]
        REALTIME_CONNECT_CODE = 0x0000000b "EtwRealtimeConnectCode",
        /// `EtwActivityIdCreate`. Gives a new activity identifier; out. In which releases it holds is not known.
        #[doc(alias = "EtwActivityIdCreate")]
        ACTIVITY_ID_CREATE = 0x0000000c "EtwActivityIdCreate",
        /// `EtwWdiScenarioCode`. In. In which releases it holds is not known.
        #[doc(alias = "EtwWdiScenarioCode")]
        WDI_SCENARIO_CODE = 0x0000000d "EtwWdiScenarioCode",
        /// `EtwRealtimeDisconnectCode`. Ends the connection of a consumer; in. In which releases it holds is not known.
        #[doc(alias = "EtwRealtimeDisconnectCode")]
        REALTIME_DISCONNECT_CODE = 0x0000000e "EtwRealtimeDisconnectCode",
        /// `EtwRegisterGuidsCode`. Registers a provider; in. What comes out is ETW_UM_REGISTRATION_REPLY. In which releases it holds is not known.
        #[doc(alias = "EtwRegisterGuidsCode")]
        REGISTER_GUIDS_CODE = 0x0000000f "EtwRegisterGuidsCode",
        /// `EtwReceiveNotification`. Gives the next notification; out, followed by what goes with it. In which releases it holds is not known.
        #[doc(alias = "EtwReceiveNotification")]
        RECEIVE_NOTIFICATION = 0x00000010 "EtwReceiveNotification",
        /// `EtwSendDataBlock`. Sends a notification; in. What comes out is ETW_SESSION_NOTIFICATION_PACKET. In which releases it holds is not known.
        #[doc(alias = "EtwSendDataBlock")]
        SEND_DATA_BLOCK = 0x00000011 "EtwSendDataBlock",
        /// `EtwSendReplyDataBlock`. Replies to a notification; in, followed by what goes with it. In which releases it holds is not known.
        #[doc(alias = "EtwSendReplyDataBlock")]
        SEND_REPLY_DATA_BLOCK = 0x00000012 "EtwSendReplyDataBlock",
        /// `EtwReceiveReplyDataBlock`. Waits for a reply; in. What comes out is ETW_NOTIFICATION_HEADER and what goes with it. In which releases it holds is not known.
        #[doc(alias = "EtwReceiveReplyDataBlock")]
        RECEIVE_REPLY_DATA_BLOCK = 0x00000013 "EtwReceiveReplyDataBlock",
        /// `EtwWdiSemUpdate`. Nothing goes in or comes out. In which releases it holds is not known.
        #[doc(alias = "EtwWdiSemUpdate")]
        WDI_SEM_UPDATE = 0x00000014 "EtwWdiSemUpdate",
        /// `EtwEnumTraceGuidList`. Lists the providers; out. In which releases it holds is not known.
        #[doc(alias = "EtwEnumTraceGuidList")]
        ENUM_TRACE_GUID_LIST = 0x00000015 "EtwEnumTraceGuidList",
        /// `EtwGetTraceGuidInfo`. Tells who has a provider registered and enabled; in. What comes out is ETW_TRACE_GUID_INFO. In which releases it holds is not known.
        #[doc(alias = "EtwGetTraceGuidInfo")]
        GET_TRACE_GUID_INFO = 0x00000016 "EtwGetTraceGuidInfo",
        /// `EtwEnumerateTraceGuids`. Lists the registrations; out, as many as there are. In which releases it holds is not known.
        #[doc(alias = "EtwEnumerateTraceGuids")]
        ENUMERATE_TRACE_GUIDS = 0x00000017 "EtwEnumerateTraceGuids",
        /// `EtwRegisterSecurityProv`. Nothing goes in or comes out. In which releases it holds is not known.
        #[doc(alias = "EtwRegisterSecurityProv")]
        REGISTER_SECURITY_PROV = 0x00000018 "EtwRegisterSecurityProv",
        /// `EtwReferenceTimeCode`. Tells the reference time of a session; in. What comes out is ETW_REF_CLOCK. In which releases it holds is not known.
        #[doc(alias = "EtwReferenceTimeCode")]
        REFERENCE_TIME_CODE = 0x00000019 "EtwReferenceTimeCode",
        /// `EtwTrackBinaryCode`. In. In which releases it holds is not known.
        #[doc(alias = "EtwTrackBinaryCode")]
        TRACK_BINARY_CODE = 0x0000001a "EtwTrackBinaryCode",
        /// `EtwAddNotificationEvent`. In. In which releases it holds is not known.
        #[doc(alias = "EtwAddNotificationEvent")]
        ADD_NOTIFICATION_EVENT = 0x0000001b "EtwAddNotificationEvent",
        /// `EtwUpdateDisallowList`. Says which providers are not to be enabled in a session; in. In which releases it holds is not known.
        #[doc(alias = "EtwUpdateDisallowList")]
        UPDATE_DISALLOW_LIST = 0x0000001c "EtwUpdateDisallowList",
        /// `EtwSetEnableAllKeywordsCode`. Not implemented, by the header. In which releases it holds is not known.
        #[doc(alias = "EtwSetEnableAllKeywordsCode")]
        SET_ENABLE_ALL_KEYWORDS_CODE = 0x0000001d "EtwSetEnableAllKeywordsCode",
        /// `EtwSetProviderTraitsCode`. The header names ETW_SET_PROVIDER_TRAITS_INFORMATION for what goes in and ETW_SET_PROVIDER_TRAITS_REPLY for what comes out, and defines neither. In which releases it holds is not known.
        #[doc(alias = "EtwSetProviderTraitsCode")]
        SET_PROVIDER_TRAITS_CODE = 0x0000001e "EtwSetProviderTraitsCode",
        /// `EtwUseDescriptorTypeCode`. The header names ETW_USE_DESCRIPTOR_TYPE_INFORMATION for what goes in, and does not define it. In which releases it holds is not known.
        #[doc(alias = "EtwUseDescriptorTypeCode")]
        USE_DESCRIPTOR_TYPE_CODE = 0x0000001f "EtwUseDescriptorTypeCode",
        /// `EtwEnumTraceGroupList`. Lists the groups of providers; out. In which releases it holds is not known.
        #[doc(alias = "EtwEnumTraceGroupList")]
        ENUM_TRACE_GROUP_LIST = 0x00000020 "EtwEnumTraceGroupList",
        /// `EtwGetTraceGroupInfo`. Tells about a group; in. What comes out is ETW_TRACE_GROUP_INFO. In which releases it holds is not known.
        #[doc(alias = "EtwGetTraceGroupInfo")]
        GET_TRACE_GROUP_INFO = 0x00000021 "EtwGetTraceGroupInfo",
        /// `EtwGetDisallowList`. Lists the providers that are not to be enabled in a session; in. What comes out is ETW_DISALLOW_LIST. In which releases it holds is not known.
        #[doc(alias = "EtwGetDisallowList")]
        GET_DISALLOW_LIST = 0x00000022 "EtwGetDisallowList",
        /// `EtwSetCompressionSettings`. In. In which releases it holds is not known.
        #[doc(alias = "EtwSetCompressionSettings")]
        SET_COMPRESSION_SETTINGS = 0x00000023 "EtwSetCompressionSettings",
        /// `EtwGetCompressionSettings`. In. What comes out is ETW_COMPRESSION_SETTINGS_DATA. In which releases it holds is not known.
        #[doc(alias = "EtwGetCompressionSettings")]
        GET_COMPRESSION_SETTINGS = 0x00000024 "EtwGetCompressionSettings",
        /// `EtwUpdatePeriodicCaptureState`. Says which providers are to log their state again and again; in. In which releases it holds is not known.
        #[doc(alias = "EtwUpdatePeriodicCaptureState")]
        UPDATE_PERIODIC_CAPTURE_STATE = 0x00000025 "EtwUpdatePeriodicCaptureState",
        /// `EtwGetPrivateSessionTraceHandle`. In. What comes out is the handle, a USHORT. In which releases it holds is not known.
        #[doc(alias = "EtwGetPrivateSessionTraceHandle")]
        GET_PRIVATE_SESSION_TRACE_HANDLE = 0x00000026 "EtwGetPrivateSessionTraceHandle",
        /// `EtwRegisterPrivateSession`. In and out. In which releases it holds is not known.
        #[doc(alias = "EtwRegisterPrivateSession")]
        REGISTER_PRIVATE_SESSION = 0x00000027 "EtwRegisterPrivateSession",
        /// `EtwQuerySessionDemuxObject`. In and out. In which releases it holds is not known.
        #[doc(alias = "EtwQuerySessionDemuxObject")]
        QUERY_SESSION_DEMUX_OBJECT = 0x00000028 "EtwQuerySessionDemuxObject",
        /// `EtwSetProviderBinaryTracking`. In. In which releases it holds is not known.
        #[doc(alias = "EtwSetProviderBinaryTracking")]
        SET_PROVIDER_BINARY_TRACKING = 0x00000029 "EtwSetProviderBinaryTracking",
        /// `EtwMaxLoggers`. Tells how many sessions there can be; out. In which releases it holds is not known.
        #[doc(alias = "EtwMaxLoggers")]
        MAX_LOGGERS = 0x0000002a "EtwMaxLoggers",
        /// `EtwMaxPmcCounter`. Tells how many counters a session can have; out. In which releases it holds is not known.
        #[doc(alias = "EtwMaxPmcCounter")]
        MAX_PMC_COUNTER = 0x0000002b "EtwMaxPmcCounter",
        /// `EtwQueryUsedProcessorCount`. In. What comes out is the number, a ULONG. The header has it since Windows 11. In which releases it holds is not known.
        #[doc(alias = "EtwQueryUsedProcessorCount")]
        QUERY_USED_PROCESSOR_COUNT = 0x0000002c "EtwQueryUsedProcessorCount",
        /// `EtwGetPmcOwnership`. In and out. In which releases it holds is not known.
        #[doc(alias = "EtwGetPmcOwnership")]
        GET_PMC_OWNERSHIP = 0x0000002d "EtwGetPmcOwnership",
        /// `EtwGetPmcSessions`. Out, one for each session. In which releases it holds is not known.
        #[doc(alias = "EtwGetPmcSessions")]
        GET_PMC_SESSIONS = 0x0000002e "EtwGetPmcSessions",
        /// `EtwTraceControlMax`. Not in use: one more than the last. Defined; nothing is known to use it. In which releases it holds is not known.
        #[doc(alias = "EtwTraceControlMax")]
        TRACE_CONTROL_MAX = 0x0000002f "EtwTraceControlMax",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl Etwtracecontrolcode {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::etwtracecontrolcode::VALUES;
}
