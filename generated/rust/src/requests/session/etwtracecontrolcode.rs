// Generated from spec/enums/ETWTRACECONTROLCODE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Function codes of NtTraceControl, with their input and output.
    ///
    /// In C: `ETWTRACECONTROLCODE`, of type `ULONG`.
    ///
    /// Values 8 to 10 are reserved. Names and structures are from the header, which marks them as found by reverse
    /// engineering.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Releases that define each code.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETWTRACECONTROLCODE")]
    Etwtracecontrolcode(u32), size = 4 {
        /// `EtwStartLoggerCode`. Starts a session; input and output. Releases unknown.
        #[doc(alias = "EtwStartLoggerCode")]
        START_LOGGER_CODE = 0x00000001, "EtwStartLoggerCode";
        /// `EtwStopLoggerCode`. Stops a session; input and output. Releases unknown.
        #[doc(alias = "EtwStopLoggerCode")]
        STOP_LOGGER_CODE = 0x00000002, "EtwStopLoggerCode";
        /// `EtwQueryLoggerCode`. Queries a session; input and output. Releases unknown.
        #[doc(alias = "EtwQueryLoggerCode")]
        QUERY_LOGGER_CODE = 0x00000003, "EtwQueryLoggerCode";
        /// `EtwUpdateLoggerCode`. Updates a session; input and output. Releases unknown.
        #[doc(alias = "EtwUpdateLoggerCode")]
        UPDATE_LOGGER_CODE = 0x00000004, "EtwUpdateLoggerCode";
        /// `EtwFlushLoggerCode`. Flushes the buffers of a session; input and output. Releases unknown.
        #[doc(alias = "EtwFlushLoggerCode")]
        FLUSH_LOGGER_CODE = 0x00000005, "EtwFlushLoggerCode";
        /// `EtwIncrementLoggerFile`. Starts the next log file of a session; input and output. Releases unknown.
        #[doc(alias = "EtwIncrementLoggerFile")]
        INCREMENT_LOGGER_FILE = 0x00000006, "EtwIncrementLoggerFile";
        /// `EtwRealtimeTransition`. Switches a session between log file and real-time mode; input and output. Releases
        /// unknown.
        #[doc(alias = "EtwRealtimeTransition")]
        REALTIME_TRANSITION = 0x00000007, "EtwRealtimeTransition";
        /// `EtwRealtimeConnectCode`. Connects a real-time consumer to a session; input and output. Releases unknown.
        #[doc(alias = "EtwRealtimeConnectCode")]
        REALTIME_CONNECT_CODE = 0x0000000b, "EtwRealtimeConnectCode";
        /// `EtwActivityIdCreate`. Creates an activity ID; output. Releases unknown.
        #[doc(alias = "EtwActivityIdCreate")]
        ACTIVITY_ID_CREATE = 0x0000000c, "EtwActivityIdCreate";
        /// `EtwWdiScenarioCode`. Input only. Releases unknown.
        #[doc(alias = "EtwWdiScenarioCode")]
        WDI_SCENARIO_CODE = 0x0000000d, "EtwWdiScenarioCode";
        /// `EtwRealtimeDisconnectCode`. Disconnects a real-time consumer; input. Releases unknown.
        #[doc(alias = "EtwRealtimeDisconnectCode")]
        REALTIME_DISCONNECT_CODE = 0x0000000e, "EtwRealtimeDisconnectCode";
        /// `EtwRegisterGuidsCode`. Registers a provider; input. The output is ETW_UM_REGISTRATION_REPLY. Releases
        /// unknown.
        #[doc(alias = "EtwRegisterGuidsCode")]
        REGISTER_GUIDS_CODE = 0x0000000f, "EtwRegisterGuidsCode";
        /// `EtwReceiveNotification`. Receives the next notification; output, followed by its data. Releases unknown.
        #[doc(alias = "EtwReceiveNotification")]
        RECEIVE_NOTIFICATION = 0x00000010, "EtwReceiveNotification";
        /// `EtwSendDataBlock`. Sends a notification; input. The output is ETW_SESSION_NOTIFICATION_PACKET. Releases
        /// unknown.
        #[doc(alias = "EtwSendDataBlock")]
        SEND_DATA_BLOCK = 0x00000011, "EtwSendDataBlock";
        /// `EtwSendReplyDataBlock`. Replies to a notification; input, followed by its data. Releases unknown.
        #[doc(alias = "EtwSendReplyDataBlock")]
        SEND_REPLY_DATA_BLOCK = 0x00000012, "EtwSendReplyDataBlock";
        /// `EtwReceiveReplyDataBlock`. Waits for a reply; input. The output is ETW_NOTIFICATION_HEADER and its data.
        /// Releases unknown.
        #[doc(alias = "EtwReceiveReplyDataBlock")]
        RECEIVE_REPLY_DATA_BLOCK = 0x00000013, "EtwReceiveReplyDataBlock";
        /// `EtwWdiSemUpdate`. No input and no output. Releases unknown.
        #[doc(alias = "EtwWdiSemUpdate")]
        WDI_SEM_UPDATE = 0x00000014, "EtwWdiSemUpdate";
        /// `EtwEnumTraceGuidList`. Lists the providers; output. Releases unknown.
        #[doc(alias = "EtwEnumTraceGuidList")]
        ENUM_TRACE_GUID_LIST = 0x00000015, "EtwEnumTraceGuidList";
        /// `EtwGetTraceGuidInfo`. Returns the registrations of a provider and the sessions that enable it; input. The
        /// output is ETW_TRACE_GUID_INFO. Releases unknown.
        #[doc(alias = "EtwGetTraceGuidInfo")]
        GET_TRACE_GUID_INFO = 0x00000016, "EtwGetTraceGuidInfo";
        /// `EtwEnumerateTraceGuids`. Lists the registrations; output, one element per registration. Releases unknown.
        #[doc(alias = "EtwEnumerateTraceGuids")]
        ENUMERATE_TRACE_GUIDS = 0x00000017, "EtwEnumerateTraceGuids";
        /// `EtwRegisterSecurityProv`. No input and no output. Releases unknown.
        #[doc(alias = "EtwRegisterSecurityProv")]
        REGISTER_SECURITY_PROV = 0x00000018, "EtwRegisterSecurityProv";
        /// `EtwReferenceTimeCode`. Returns the reference time of a session; input. The output is ETW_REF_CLOCK.
        /// Releases unknown.
        #[doc(alias = "EtwReferenceTimeCode")]
        REFERENCE_TIME_CODE = 0x00000019, "EtwReferenceTimeCode";
        /// `EtwTrackBinaryCode`. Input only. Releases unknown.
        #[doc(alias = "EtwTrackBinaryCode")]
        TRACK_BINARY_CODE = 0x0000001a, "EtwTrackBinaryCode";
        /// `EtwAddNotificationEvent`. Input only. Releases unknown.
        #[doc(alias = "EtwAddNotificationEvent")]
        ADD_NOTIFICATION_EVENT = 0x0000001b, "EtwAddNotificationEvent";
        /// `EtwUpdateDisallowList`. Sets the list of providers that must not be enabled in a session; input. Releases
        /// unknown.
        #[doc(alias = "EtwUpdateDisallowList")]
        UPDATE_DISALLOW_LIST = 0x0000001c, "EtwUpdateDisallowList";
        /// `EtwSetEnableAllKeywordsCode`. Not implemented, according to the header. Releases unknown.
        #[doc(alias = "EtwSetEnableAllKeywordsCode")]
        SET_ENABLE_ALL_KEYWORDS_CODE = 0x0000001d, "EtwSetEnableAllKeywordsCode";
        /// `EtwSetProviderTraitsCode`. The header names ETW_SET_PROVIDER_TRAITS_INFORMATION as input and
        /// ETW_SET_PROVIDER_TRAITS_REPLY as output, and defines neither. Releases unknown.
        #[doc(alias = "EtwSetProviderTraitsCode")]
        SET_PROVIDER_TRAITS_CODE = 0x0000001e, "EtwSetProviderTraitsCode";
        /// `EtwUseDescriptorTypeCode`. The header names ETW_USE_DESCRIPTOR_TYPE_INFORMATION as input and does not
        /// define it. Releases unknown.
        #[doc(alias = "EtwUseDescriptorTypeCode")]
        USE_DESCRIPTOR_TYPE_CODE = 0x0000001f, "EtwUseDescriptorTypeCode";
        /// `EtwEnumTraceGroupList`. Lists the provider groups; output. Releases unknown.
        #[doc(alias = "EtwEnumTraceGroupList")]
        ENUM_TRACE_GROUP_LIST = 0x00000020, "EtwEnumTraceGroupList";
        /// `EtwGetTraceGroupInfo`. Returns information about a provider group; input. The output is
        /// ETW_TRACE_GROUP_INFO. Releases unknown.
        #[doc(alias = "EtwGetTraceGroupInfo")]
        GET_TRACE_GROUP_INFO = 0x00000021, "EtwGetTraceGroupInfo";
        /// `EtwGetDisallowList`. Lists the providers that must not be enabled in a session; input. The output is
        /// ETW_DISALLOW_LIST. Releases unknown.
        #[doc(alias = "EtwGetDisallowList")]
        GET_DISALLOW_LIST = 0x00000022, "EtwGetDisallowList";
        /// `EtwSetCompressionSettings`. Input only. Releases unknown.
        #[doc(alias = "EtwSetCompressionSettings")]
        SET_COMPRESSION_SETTINGS = 0x00000023, "EtwSetCompressionSettings";
        /// `EtwGetCompressionSettings`. Input. The output is ETW_COMPRESSION_SETTINGS_DATA. Releases unknown.
        #[doc(alias = "EtwGetCompressionSettings")]
        GET_COMPRESSION_SETTINGS = 0x00000024, "EtwGetCompressionSettings";
        /// `EtwUpdatePeriodicCaptureState`. Sets the list of providers that log their state periodically; input.
        /// Releases unknown.
        #[doc(alias = "EtwUpdatePeriodicCaptureState")]
        UPDATE_PERIODIC_CAPTURE_STATE = 0x00000025, "EtwUpdatePeriodicCaptureState";
        /// `EtwGetPrivateSessionTraceHandle`. Input. The output is the handle, a USHORT. Releases unknown.
        #[doc(alias = "EtwGetPrivateSessionTraceHandle")]
        GET_PRIVATE_SESSION_TRACE_HANDLE = 0x00000026, "EtwGetPrivateSessionTraceHandle";
        /// `EtwRegisterPrivateSession`. Input and output. Releases unknown.
        #[doc(alias = "EtwRegisterPrivateSession")]
        REGISTER_PRIVATE_SESSION = 0x00000027, "EtwRegisterPrivateSession";
        /// `EtwQuerySessionDemuxObject`. Input and output. Releases unknown.
        #[doc(alias = "EtwQuerySessionDemuxObject")]
        QUERY_SESSION_DEMUX_OBJECT = 0x00000028, "EtwQuerySessionDemuxObject";
        /// `EtwSetProviderBinaryTracking`. Input only. Releases unknown.
        #[doc(alias = "EtwSetProviderBinaryTracking")]
        SET_PROVIDER_BINARY_TRACKING = 0x00000029, "EtwSetProviderBinaryTracking";
        /// `EtwMaxLoggers`. Returns the maximum number of sessions; output. Releases unknown.
        #[doc(alias = "EtwMaxLoggers")]
        MAX_LOGGERS = 0x0000002a, "EtwMaxLoggers";
        /// `EtwMaxPmcCounter`. Returns the maximum number of performance counters of a session; output. Releases
        /// unknown.
        #[doc(alias = "EtwMaxPmcCounter")]
        MAX_PMC_COUNTER = 0x0000002b, "EtwMaxPmcCounter";
        /// `EtwQueryUsedProcessorCount`. Input. The output is the number, a ULONG. The header defines this code since
        /// Windows 11. Releases unknown.
        #[doc(alias = "EtwQueryUsedProcessorCount")]
        QUERY_USED_PROCESSOR_COUNT = 0x0000002c, "EtwQueryUsedProcessorCount";
        /// `EtwGetPmcOwnership`. Input and output. Releases unknown.
        #[doc(alias = "EtwGetPmcOwnership")]
        GET_PMC_OWNERSHIP = 0x0000002d, "EtwGetPmcOwnership";
        /// `EtwGetPmcSessions`. Output, one element per session. Releases unknown.
        #[doc(alias = "EtwGetPmcSessions")]
        GET_PMC_SESSIONS = 0x0000002e, "EtwGetPmcSessions";
        /// `EtwTraceControlMax`. Not a state: one more than the last value. Defined; no known use. Releases unknown.
        #[doc(alias = "EtwTraceControlMax")]
        TRACE_CONTROL_MAX = 0x0000002f, "EtwTraceControlMax";
    }
}

static TABLE: Values = values("ETWTRACECONTROLCODE", false, &[
    named("EtwStartLoggerCode", 1, &[]),
    named("EtwStopLoggerCode", 2, &[]),
    named("EtwQueryLoggerCode", 3, &[]),
    named("EtwUpdateLoggerCode", 4, &[]),
    named("EtwFlushLoggerCode", 5, &[]),
    named("EtwIncrementLoggerFile", 6, &[]),
    named("EtwRealtimeTransition", 7, &[]),
    named("EtwRealtimeConnectCode", 11, &[]),
    named("EtwActivityIdCreate", 12, &[]),
    named("EtwWdiScenarioCode", 13, &[]),
    named("EtwRealtimeDisconnectCode", 14, &[]),
    named("EtwRegisterGuidsCode", 15, &[]),
    named("EtwReceiveNotification", 16, &[]),
    named("EtwSendDataBlock", 17, &[]),
    named("EtwSendReplyDataBlock", 18, &[]),
    named("EtwReceiveReplyDataBlock", 19, &[]),
    named("EtwWdiSemUpdate", 20, &[]),
    named("EtwEnumTraceGuidList", 21, &[]),
    named("EtwGetTraceGuidInfo", 22, &[]),
    named("EtwEnumerateTraceGuids", 23, &[]),
    named("EtwRegisterSecurityProv", 24, &[]),
    named("EtwReferenceTimeCode", 25, &[]),
    named("EtwTrackBinaryCode", 26, &[]),
    named("EtwAddNotificationEvent", 27, &[]),
    named("EtwUpdateDisallowList", 28, &[]),
    named("EtwSetEnableAllKeywordsCode", 29, &[]),
    named("EtwSetProviderTraitsCode", 30, &[]),
    named("EtwUseDescriptorTypeCode", 31, &[]),
    named("EtwEnumTraceGroupList", 32, &[]),
    named("EtwGetTraceGroupInfo", 33, &[]),
    named("EtwGetDisallowList", 34, &[]),
    named("EtwSetCompressionSettings", 35, &[]),
    named("EtwGetCompressionSettings", 36, &[]),
    named("EtwUpdatePeriodicCaptureState", 37, &[]),
    named("EtwGetPrivateSessionTraceHandle", 38, &[]),
    named("EtwRegisterPrivateSession", 39, &[]),
    named("EtwQuerySessionDemuxObject", 40, &[]),
    named("EtwSetProviderBinaryTracking", 41, &[]),
    named("EtwMaxLoggers", 42, &[]),
    named("EtwMaxPmcCounter", 43, &[]),
    named("EtwQueryUsedProcessorCount", 44, &[]),
    named("EtwGetPmcOwnership", 45, &[]),
    named("EtwGetPmcSessions", 46, &[]),
    named("EtwTraceControlMax", 47, &[]),
]);
