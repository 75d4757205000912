// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Enumerations, flags and constants of the topic.

#[allow(unused_imports, reason = "sets may be of one kind, or without values")]
use crate::rt::{Release, flags, named, named_bits, open_enum, values};

// spec/enums/ETWTRACECONTROLCODE.toml
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
    }, values("ETWTRACECONTROLCODE", false, &[
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
    ])
}

// spec/enums/ETW_COMPRESSION_RESUMPTION_MODE.toml
open_enum! {
    /// How a session resumes compression of its buffers.
    ///
    /// In C: `ETW_COMPRESSION_RESUMPTION_MODE`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - The effect of each value.
    /// - Which releases define each value.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntrace.h*.
    #[doc(alias = "ETW_COMPRESSION_RESUMPTION_MODE")]
    EtwCompressionResumptionMode(u32), size = 4 {
        /// `EtwCompressionModeRestart`. Releases unknown.
        #[doc(alias = "EtwCompressionModeRestart")]
        RESTART = 0x00000000, "EtwCompressionModeRestart";
        /// `EtwCompressionModeNoDisable`. Releases unknown.
        #[doc(alias = "EtwCompressionModeNoDisable")]
        NO_DISABLE = 0x00000001, "EtwCompressionModeNoDisable";
        /// `EtwCompressionModeNoRestart`. Releases unknown.
        #[doc(alias = "EtwCompressionModeNoRestart")]
        NO_RESTART = 0x00000002, "EtwCompressionModeNoRestart";
    }, values("ETW_COMPRESSION_RESUMPTION_MODE", false, &[
        named("EtwCompressionModeRestart", 0, &[]),
        named("EtwCompressionModeNoDisable", 1, &[]),
        named("EtwCompressionModeNoRestart", 2, &[]),
    ])
}

// spec/enums/ETW_EXT_TYPE.toml
open_enum! {
    /// Type of an item in the extension of EnableFlags.
    ///
    /// No known name in C; here: `ETW_EXT_TYPE`, of type `USHORT`.
    ///
    /// Defined in NTWMI.H (kits of 1511).
    ///
    /// Source: Geoff Chappell, *TRACE_ENABLE_FLAG_EXTENSION*; Winsider Seminars & Solutions and
    /// contributors, *ntwmi.h*.
    EtwExtType(u16), size = 2 {
        /// `ETW_EXT_ENABLE_FLAGS`. Group mask of at most eight dwords. Documented for 6.0+.
        #[doc(alias = "ETW_EXT_ENABLE_FLAGS")]
        ENABLE_FLAGS = 0x0001, "ETW_EXT_ENABLE_FLAGS";
        /// `ETW_EXT_PIDS`. Process IDs, one per dword. Documented for 6.0+.
        #[doc(alias = "ETW_EXT_PIDS")]
        PIDS = 0x0002, "ETW_EXT_PIDS";
        /// `ETW_EXT_STACKWALK_FILTER`. Hook IDs of the events that record a call stack, one per dword. Documented
        /// for 6.0+.
        #[doc(alias = "ETW_EXT_STACKWALK_FILTER")]
        STACKWALK_FILTER = 0x0003, "ETW_EXT_STACKWALK_FILTER";
        /// `ETW_EXT_POOLTAG_FILTER`. Pool tags, one per dword. Documented for 6.1+.
        #[doc(alias = "ETW_EXT_POOLTAG_FILTER")]
        POOLTAG_FILTER = 0x0004, "ETW_EXT_POOLTAG_FILTER";
        /// `ETW_EXT_STACK_CACHING`. ETW_STACK_CACHING_CONFIG structure. Documented for 6.2+.
        #[doc(alias = "ETW_EXT_STACK_CACHING")]
        STACK_CACHING = 0x0005, "ETW_EXT_STACK_CACHING";
    }, values("ETW_EXT_TYPE", false, &[
        named("ETW_EXT_ENABLE_FLAGS", 1, &[(Release(4), Release(255))]),
        named("ETW_EXT_PIDS", 2, &[(Release(4), Release(255))]),
        named("ETW_EXT_STACKWALK_FILTER", 3, &[(Release(4), Release(255))]),
        named("ETW_EXT_POOLTAG_FILTER", 4, &[(Release(6), Release(255))]),
        named("ETW_EXT_STACK_CACHING", 5, &[(Release(7), Release(255))]),
    ])
}

// spec/enums/ETW_NT_FLAGS.toml
/// `ETW_SYSTEM_EVENT_VERSION_MASK`. Mask of the version of the data of a system event. Documented for 6.1+.
pub const ETW_SYSTEM_EVENT_VERSION_MASK: u32 = 0x000000ff;
/// `ETW_USER_FRAMES_TO_SKIP_MASK`. Mask of the number of user-mode frames to skip in a call stack. Releases unknown.
pub const ETW_USER_FRAMES_TO_SKIP_MASK: u32 = 0x000f0000;
/// `ETW_USER_FRAMES_TO_SKIP_SHIFT`. Right shift, in bits, of the number of user-mode frames to skip. Releases unknown.
pub const ETW_USER_FRAMES_TO_SKIP_SHIFT: u32 = 0x00000010;
/// `ETW_NT_FLAGS_TRACE_EVENT_NOREG`. EVENT_HEADER without a registration. Documented for 6.1+.
pub const ETW_NT_FLAGS_TRACE_EVENT_NOREG: u32 = 0x00000700;
/// `ETW_NT_FLAGS_TRACE_INSTANCE`. EVENT_INSTANCE_GUID_HEADER. Documented for 6.1+.
pub const ETW_NT_FLAGS_TRACE_INSTANCE: u32 = 0x00000800;
/// `ETW_NT_FLAGS_TRACE_RAW`. Documented for 1511+.
pub const ETW_NT_FLAGS_TRACE_RAW: u32 = 0x00000900;
/// `ETW_NT_FLAGS_USE_NATIVE_HEADER`. 32-bit code on 64-bit Windows passes a header in the 64-bit layout. Releases
/// unknown.
pub const ETW_NT_FLAGS_USE_NATIVE_HEADER: u32 = 0x40000000;
/// `ETW_NT_FLAGS_WOW64_CALL`. The caller is 32-bit code on 64-bit Windows. Releases unknown.
pub const ETW_NT_FLAGS_WOW64_CALL: u32 = 0x80000000;
/// `ETW_SYSTEM_EVENT_V1`. Version 1 of the data of a system event. Releases unknown.
pub const ETW_SYSTEM_EVENT_V1: u32 = 0x00000001;
/// `ETW_SYSTEM_EVENT_V2`. Version 2 of the data of a system event. Releases unknown.
pub const ETW_SYSTEM_EVENT_V2: u32 = 0x00000002;
/// `ETW_SYSTEM_EVENT_V3`. Version 3 of the data of a system event. Releases unknown.
pub const ETW_SYSTEM_EVENT_V3: u32 = 0x00000003;
/// `ETW_SYSTEM_EVENT_V4`. Version 4 of the data of a system event. Releases unknown.
pub const ETW_SYSTEM_EVENT_V4: u32 = 0x00000004;
/// `ETW_SYSTEM_EVENT_V5`. Version 5 of the data of a system event. Releases unknown.
pub const ETW_SYSTEM_EVENT_V5: u32 = 0x00000005;
/// `ETW_SYSTEM_EVENT_V6`. Version 6 of the data of a system event. Releases unknown.
pub const ETW_SYSTEM_EVENT_V6: u32 = 0x00000006;
/// `ETW_NT_FLAGS_TRACE_SYSTEM_V1`. System event with version 1 of its data, as encoded from 6.1 on. Releases unknown.
pub const ETW_NT_FLAGS_TRACE_SYSTEM_V1: u32 = 0x00000401;
/// `ETW_NT_FLAGS_TRACE_SYSTEM_V2`. System event with version 2 of its data, as encoded from 6.1 on. Releases unknown.
pub const ETW_NT_FLAGS_TRACE_SYSTEM_V2: u32 = 0x00000402;
/// `ETW_NT_FLAGS_TRACE_SYSTEM_V3`. System event with version 3 of its data, as encoded from 6.1 on. Releases unknown.
pub const ETW_NT_FLAGS_TRACE_SYSTEM_V3: u32 = 0x00000403;
/// `ETW_NT_FLAGS_TRACE_SYSTEM_V4`. System event with version 4 of its data, as encoded from 6.1 on. Releases unknown.
pub const ETW_NT_FLAGS_TRACE_SYSTEM_V4: u32 = 0x00000404;
/// `ETW_NT_FLAGS_TRACE_SYSTEM_V5`. System event with version 5 of its data, as encoded from 6.1 on. Releases unknown.
pub const ETW_NT_FLAGS_TRACE_SYSTEM_V5: u32 = 0x00000405;
/// `ETW_NT_FLAGS_TRACE_RUNDOWN_V2`. System event with version 2 of its data, for a rundown or a description of the
/// machine configuration. Releases unknown.
pub const ETW_NT_FLAGS_TRACE_RUNDOWN_V2: u32 = 0x40000402;
/// `ETW_NT_FLAGS_TRACE_RUNDOWN_V3`. System event with version 3 of its data, for a rundown or a description of the
/// machine configuration. Releases unknown.
pub const ETW_NT_FLAGS_TRACE_RUNDOWN_V3: u32 = 0x40000403;
/// `ETW_NT_FLAGS_TRACE_RUNDOWN_V4`. System event with version 4 of its data, for a rundown or a description of the
/// machine configuration. Releases unknown.
pub const ETW_NT_FLAGS_TRACE_RUNDOWN_V4: u32 = 0x40000404;
/// `ETW_NT_FLAGS_TRACE_RUNDOWN_V5`. System event with version 5 of its data, for a rundown or a description of the
/// machine configuration. Releases unknown.
pub const ETW_NT_FLAGS_TRACE_RUNDOWN_V5: u32 = 0x40000405;
/// `ETW_NT_FLAGS_TRACE_RUNDOWN`. Same as ETW_NT_FLAGS_TRACE_RUNDOWN_V2. Releases unknown.
pub const ETW_NT_FLAGS_TRACE_RUNDOWN: u32 = 0x40000402;

/// `ETW_NT_TRACE_TYPE_MASK`. Mask of the type. It is 0x0000ffff in 6.0, 0x0000ff00 in 6.1+.
///
/// The value depends on the release. `None` if the value is unknown.
#[doc(alias = "ETW_NT_TRACE_TYPE_MASK")]
pub fn etw_nt_trace_type_mask(release: crate::rt::Release) -> Option<u32> {
    const VALUES: &[(u8, u8, u32)] = &[
        (4, 5, 0x0000ffff),
        (6, 255, 0x0000ff00),
    ];
    let holds = |(first, last, _): &&(u8, u8, u32)| *first <= release.0 && release.0 <= *last;
    VALUES.iter().find(holds).map(|(.., value)| *value)
}

/// `ETW_NT_FLAGS_TRACE_HEADER`. EVENT_TRACE_HEADER. It is 0x00000001 in 5.1..6.0, 0x00000100 in 6.1+.
///
/// The value depends on the release. `None` if the value is unknown.
#[doc(alias = "ETW_NT_FLAGS_TRACE_HEADER")]
pub fn etw_nt_flags_trace_header(release: crate::rt::Release) -> Option<u32> {
    const VALUES: &[(u8, u8, u32)] = &[
        (1, 5, 0x00000001),
        (6, 255, 0x00000100),
    ];
    let holds = |(first, last, _): &&(u8, u8, u32)| *first <= release.0 && release.0 <= *last;
    VALUES.iter().find(holds).map(|(.., value)| *value)
}

/// `ETW_NT_FLAGS_TRACE_MESSAGE`. MESSAGE_TRACE_USER. It is 0x00000002 in 5.1..6.0, 0x00000200 in 6.1+.
///
/// The value depends on the release. `None` if the value is unknown.
#[doc(alias = "ETW_NT_FLAGS_TRACE_MESSAGE")]
pub fn etw_nt_flags_trace_message(release: crate::rt::Release) -> Option<u32> {
    const VALUES: &[(u8, u8, u32)] = &[
        (1, 5, 0x00000002),
        (6, 255, 0x00000200),
    ];
    let holds = |(first, last, _): &&(u8, u8, u32)| *first <= release.0 && release.0 <= *last;
    VALUES.iter().find(holds).map(|(.., value)| *value)
}

/// `ETW_NT_FLAGS_TRACE_EVENT`. EVENT_HEADER. It is 0x00000003 in 6.0, 0x00000300 in 6.1+.
///
/// The value depends on the release. `None` if the value is unknown.
#[doc(alias = "ETW_NT_FLAGS_TRACE_EVENT")]
pub fn etw_nt_flags_trace_event(release: crate::rt::Release) -> Option<u32> {
    const VALUES: &[(u8, u8, u32)] = &[
        (4, 5, 0x00000003),
        (6, 255, 0x00000300),
    ];
    let holds = |(first, last, _): &&(u8, u8, u32)| *first <= release.0 && release.0 <= *last;
    VALUES.iter().find(holds).map(|(.., value)| *value)
}

/// `ETW_NT_FLAGS_TRACE_SYSTEM`. System event. It is 0x00000004 in 6.0, 0x00000400 in 6.1+.
///
/// The value depends on the release. `None` if the value is unknown.
#[doc(alias = "ETW_NT_FLAGS_TRACE_SYSTEM")]
pub fn etw_nt_flags_trace_system(release: crate::rt::Release) -> Option<u32> {
    const VALUES: &[(u8, u8, u32)] = &[
        (4, 5, 0x00000004),
        (6, 255, 0x00000400),
    ];
    let holds = |(first, last, _): &&(u8, u8, u32)| *first <= release.0 && release.0 <= *last;
    VALUES.iter().find(holds).map(|(.., value)| *value)
}

/// `ETW_NT_FLAGS_TRACE_SECURITY`. Event of a security provider. It is 0x00000005 in 6.0, 0x00000500 in 6.1+.
///
/// The value depends on the release. `None` if the value is unknown.
#[doc(alias = "ETW_NT_FLAGS_TRACE_SECURITY")]
pub fn etw_nt_flags_trace_security(release: crate::rt::Release) -> Option<u32> {
    const VALUES: &[(u8, u8, u32)] = &[
        (4, 5, 0x00000005),
        (6, 255, 0x00000500),
    ];
    let holds = |(first, last, _): &&(u8, u8, u32)| *first <= release.0 && release.0 <= *last;
    VALUES.iter().find(holds).map(|(.., value)| *value)
}

/// `ETW_NT_FLAGS_TRACE_MARK`. Mark for kernel events. It is 0x00000006 in 6.0, 0x00000600 in 6.1+.
///
/// The value depends on the release. `None` if the value is unknown.
#[doc(alias = "ETW_NT_FLAGS_TRACE_MARK")]
pub fn etw_nt_flags_trace_mark(release: crate::rt::Release) -> Option<u32> {
    const VALUES: &[(u8, u8, u32)] = &[
        (4, 5, 0x00000006),
        (6, 255, 0x00000600),
    ];
    let holds = |(first, last, _): &&(u8, u8, u32)| *first <= release.0 && release.0 <= *last;
    VALUES.iter().find(holds).map(|(.., value)| *value)
}

// spec/enums/ETW_PMC_COUNTER_OWNER_TYPE.toml
open_enum! {
    /// Kind of owner of a performance monitoring counter.
    ///
    /// In C: `ETW_PMC_COUNTER_OWNER_TYPE`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - Which releases define each value.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "ETW_PMC_COUNTER_OWNER_TYPE")]
    EtwPmcCounterOwnerType(u32), size = 4 {
        /// `EtwPmcOwnerFree`. No owner. Releases unknown.
        #[doc(alias = "EtwPmcOwnerFree")]
        FREE = 0x00000000, "EtwPmcOwnerFree";
        /// `EtwPmcOwnerUntagged`. Owner without a tag. Releases unknown.
        #[doc(alias = "EtwPmcOwnerUntagged")]
        UNTAGGED = 0x00000001, "EtwPmcOwnerUntagged";
        /// `EtwPmcOwnerTagged`. Owner with a tag. Releases unknown.
        #[doc(alias = "EtwPmcOwnerTagged")]
        TAGGED = 0x00000002, "EtwPmcOwnerTagged";
        /// `EtwPmcOwnerTaggedWithSource`. Owner with a tag and a profile source. Releases unknown.
        #[doc(alias = "EtwPmcOwnerTaggedWithSource")]
        TAGGED_WITH_SOURCE = 0x00000003, "EtwPmcOwnerTaggedWithSource";
    }, values("ETW_PMC_COUNTER_OWNER_TYPE", false, &[
        named("EtwPmcOwnerFree", 0, &[]),
        named("EtwPmcOwnerUntagged", 1, &[]),
        named("EtwPmcOwnerTagged", 2, &[]),
        named("EtwPmcOwnerTaggedWithSource", 3, &[]),
    ])
}

// spec/enums/ETW_RT_EVENT_LOSS.toml
open_enum! {
    /// Kind of loss in a real-time session.
    ///
    /// In C: `ETW_RT_EVENT_LOSS`, of type `ULONG`.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_RT_EVENT_LOSS")]
    EtwRtEventLoss(u32), size = 4 {
        /// `EtwRtEventNoLoss`. No loss. Releases unknown.
        #[doc(alias = "EtwRtEventNoLoss")]
        EVENT_NO_LOSS = 0x00000000, "EtwRtEventNoLoss";
        /// `EtwRtEventLost`. Events were lost. Releases unknown.
        #[doc(alias = "EtwRtEventLost")]
        EVENT_LOST = 0x00000001, "EtwRtEventLost";
        /// `EtwRtBufferLost`. Buffers were lost. Releases unknown.
        #[doc(alias = "EtwRtBufferLost")]
        BUFFER_LOST = 0x00000002, "EtwRtBufferLost";
        /// `EtwRtBackupLost`. Buffers that had been saved to a file for the consumer were lost. Releases unknown.
        #[doc(alias = "EtwRtBackupLost")]
        BACKUP_LOST = 0x00000003, "EtwRtBackupLost";
        /// `EtwRtEventLossMax`. Not a state: one more than the last value. Defined; no known use. Releases unknown.
        #[doc(alias = "EtwRtEventLossMax")]
        EVENT_LOSS_MAX = 0x00000004, "EtwRtEventLossMax";
    }, values("ETW_RT_EVENT_LOSS", false, &[
        named("EtwRtEventNoLoss", 0, &[]),
        named("EtwRtEventLost", 1, &[]),
        named("EtwRtBufferLost", 2, &[]),
        named("EtwRtBackupLost", 3, &[]),
        named("EtwRtEventLossMax", 4, &[]),
    ])
}

// spec/enums/ETW_SET_MARK_FLAG.toml
flags! {
    /// Additional actions of setting a mark.
    ///
    /// No known name in C; here: `ETW_SET_MARK_FLAG`, of type `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwSetMarkFlag(u32), size = 4 {
        /// `ETW_SET_MARK_WITH_FLUSH`. Working sets are emptied. Releases unknown.
        #[doc(alias = "ETW_SET_MARK_WITH_FLUSH")]
        WITH_FLUSH = 0x00000001, "ETW_SET_MARK_WITH_FLUSH";
    }, values("ETW_SET_MARK_FLAG", true, &[
        named("ETW_SET_MARK_WITH_FLUSH", 1, &[]),
    ])
}

// spec/enums/ETW_UMGL_INDEX.toml
open_enum! {
    /// User-mode components that can log to a system-wide session, as indices into an array of ETW_UMGL_KEY.
    ///
    /// No known name in C; here: `ETW_UMGL_INDEX`, of type `ULONG`.
    ///
    /// The header reserves 16 elements and documents 9 as used.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwUmglIndex(u32), size = 4 {
        /// `ETW_UMGL_INDEX_HEAP`. Heap. Releases unknown.
        #[doc(alias = "ETW_UMGL_INDEX_HEAP")]
        HEAP = 0x00000000, "ETW_UMGL_INDEX_HEAP";
        /// `ETW_UMGL_INDEX_CRITSEC`. Critical sections. Releases unknown.
        #[doc(alias = "ETW_UMGL_INDEX_CRITSEC")]
        CRITSEC = 0x00000001, "ETW_UMGL_INDEX_CRITSEC";
        /// `ETW_UMGL_INDEX_LDR`. Loader. Releases unknown.
        #[doc(alias = "ETW_UMGL_INDEX_LDR")]
        LDR = 0x00000002, "ETW_UMGL_INDEX_LDR";
        /// `ETW_UMGL_INDEX_THREAD_POOL`. Thread pool. Releases unknown.
        #[doc(alias = "ETW_UMGL_INDEX_THREAD_POOL")]
        THREAD_POOL = 0x00000003, "ETW_UMGL_INDEX_THREAD_POOL";
        /// `ETW_UMGL_INDEX_HEAPRANGE`. Heap memory ranges. Releases unknown.
        #[doc(alias = "ETW_UMGL_INDEX_HEAPRANGE")]
        HEAPRANGE = 0x00000004, "ETW_UMGL_INDEX_HEAPRANGE";
        /// `ETW_UMGL_INDEX_HEAPSUMMARY`. Heap summaries. Releases unknown.
        #[doc(alias = "ETW_UMGL_INDEX_HEAPSUMMARY")]
        HEAPSUMMARY = 0x00000005, "ETW_UMGL_INDEX_HEAPSUMMARY";
        /// `ETW_UMGL_INDEX_UMS`. User-mode scheduled threads. Releases unknown.
        #[doc(alias = "ETW_UMGL_INDEX_UMS")]
        UMS = 0x00000006, "ETW_UMGL_INDEX_UMS";
        /// `ETW_UMGL_INDEX_WNF`. Windows Notification Facility. Releases unknown.
        #[doc(alias = "ETW_UMGL_INDEX_WNF")]
        WNF = 0x00000007, "ETW_UMGL_INDEX_WNF";
        /// `ETW_UMGL_INDEX_THREAD`. Threads. Releases unknown.
        #[doc(alias = "ETW_UMGL_INDEX_THREAD")]
        THREAD = 0x00000008, "ETW_UMGL_INDEX_THREAD";
        /// `ETW_UMGL_INDEX_SPARE2`. Releases unknown.
        #[doc(alias = "ETW_UMGL_INDEX_SPARE2")]
        SPARE2 = 0x00000009, "ETW_UMGL_INDEX_SPARE2";
        /// `ETW_UMGL_INDEX_SPARE3`. Releases unknown.
        #[doc(alias = "ETW_UMGL_INDEX_SPARE3")]
        SPARE3 = 0x0000000a, "ETW_UMGL_INDEX_SPARE3";
        /// `ETW_UMGL_INDEX_SPARE4`. Releases unknown.
        #[doc(alias = "ETW_UMGL_INDEX_SPARE4")]
        SPARE4 = 0x0000000b, "ETW_UMGL_INDEX_SPARE4";
        /// `ETW_UMGL_INDEX_SPARE5`. Releases unknown.
        #[doc(alias = "ETW_UMGL_INDEX_SPARE5")]
        SPARE5 = 0x0000000c, "ETW_UMGL_INDEX_SPARE5";
        /// `ETW_UMGL_INDEX_SPARE6`. Releases unknown.
        #[doc(alias = "ETW_UMGL_INDEX_SPARE6")]
        SPARE6 = 0x0000000d, "ETW_UMGL_INDEX_SPARE6";
        /// `ETW_UMGL_INDEX_SPARE7`. Releases unknown.
        #[doc(alias = "ETW_UMGL_INDEX_SPARE7")]
        SPARE7 = 0x0000000e, "ETW_UMGL_INDEX_SPARE7";
        /// `ETW_UMGL_INDEX_SPARE8`. Releases unknown.
        #[doc(alias = "ETW_UMGL_INDEX_SPARE8")]
        SPARE8 = 0x0000000f, "ETW_UMGL_INDEX_SPARE8";
    }, values("ETW_UMGL_INDEX", false, &[
        named("ETW_UMGL_INDEX_HEAP", 0, &[]),
        named("ETW_UMGL_INDEX_CRITSEC", 1, &[]),
        named("ETW_UMGL_INDEX_LDR", 2, &[]),
        named("ETW_UMGL_INDEX_THREAD_POOL", 3, &[]),
        named("ETW_UMGL_INDEX_HEAPRANGE", 4, &[]),
        named("ETW_UMGL_INDEX_HEAPSUMMARY", 5, &[]),
        named("ETW_UMGL_INDEX_UMS", 6, &[]),
        named("ETW_UMGL_INDEX_WNF", 7, &[]),
        named("ETW_UMGL_INDEX_THREAD", 8, &[]),
        named("ETW_UMGL_INDEX_SPARE2", 9, &[]),
        named("ETW_UMGL_INDEX_SPARE3", 10, &[]),
        named("ETW_UMGL_INDEX_SPARE4", 11, &[]),
        named("ETW_UMGL_INDEX_SPARE5", 12, &[]),
        named("ETW_UMGL_INDEX_SPARE6", 13, &[]),
        named("ETW_UMGL_INDEX_SPARE7", 14, &[]),
        named("ETW_UMGL_INDEX_SPARE8", 15, &[]),
    ])
}

// spec/enums/ETW_UMGL_LDR_FLAG.toml
flags! {
    /// Kinds of events logged by the user-mode loader.
    ///
    /// No known name in C; here: `ETW_UMGL_LDR_FLAG`, of type `UCHAR`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwUmglLdrFlag(u8), size = 1 {
        /// `ETW_UMGL_LDR_MUI_VERBOSE_FLAG`. Releases unknown.
        #[doc(alias = "ETW_UMGL_LDR_MUI_VERBOSE_FLAG")]
        MUI_VERBOSE_FLAG = 0x01, "ETW_UMGL_LDR_MUI_VERBOSE_FLAG";
        /// `ETW_UMGL_LDR_MUI_TEST_FLAG`. Releases unknown.
        #[doc(alias = "ETW_UMGL_LDR_MUI_TEST_FLAG")]
        MUI_TEST_FLAG = 0x02, "ETW_UMGL_LDR_MUI_TEST_FLAG";
        /// `ETW_UMGL_LDR_RELOCATION_FLAG`. Releases unknown.
        #[doc(alias = "ETW_UMGL_LDR_RELOCATION_FLAG")]
        RELOCATION_FLAG = 0x04, "ETW_UMGL_LDR_RELOCATION_FLAG";
        /// `ETW_UMGL_LDR_NEW_DLL_FLAG`. Releases unknown.
        #[doc(alias = "ETW_UMGL_LDR_NEW_DLL_FLAG")]
        NEW_DLL_FLAG = 0x10, "ETW_UMGL_LDR_NEW_DLL_FLAG";
        /// `ETW_UMGL_LDR_TEST_FLAG`. Releases unknown.
        #[doc(alias = "ETW_UMGL_LDR_TEST_FLAG")]
        TEST_FLAG = 0x20, "ETW_UMGL_LDR_TEST_FLAG";
        /// `ETW_UMGL_LDR_SECURITY_FLAG`. Releases unknown.
        #[doc(alias = "ETW_UMGL_LDR_SECURITY_FLAG")]
        SECURITY_FLAG = 0x40, "ETW_UMGL_LDR_SECURITY_FLAG";
    }, values("ETW_UMGL_LDR_FLAG", true, &[
        named("ETW_UMGL_LDR_MUI_VERBOSE_FLAG", 1, &[]),
        named("ETW_UMGL_LDR_MUI_TEST_FLAG", 2, &[]),
        named("ETW_UMGL_LDR_RELOCATION_FLAG", 4, &[]),
        named("ETW_UMGL_LDR_NEW_DLL_FLAG", 16, &[]),
        named("ETW_UMGL_LDR_TEST_FLAG", 32, &[]),
        named("ETW_UMGL_LDR_SECURITY_FLAG", 64, &[]),
    ])
}

// spec/enums/SESSION_CONSTANTS.toml
/// `EVENT_TRACE_CONTROL_QUERY`. For ControlTrace: queries a session. Releases unknown.
pub const EVENT_TRACE_CONTROL_QUERY: u32 = 0x00000000;
/// `EVENT_TRACE_CONTROL_STOP`. For ControlTrace: stops a session. Releases unknown.
pub const EVENT_TRACE_CONTROL_STOP: u32 = 0x00000001;
/// `EVENT_TRACE_CONTROL_UPDATE`. For ControlTrace: updates a session. Releases unknown.
pub const EVENT_TRACE_CONTROL_UPDATE: u32 = 0x00000002;
/// `EVENT_TRACE_CONTROL_FLUSH`. For ControlTrace: flushes the buffers of a session. Releases unknown.
pub const EVENT_TRACE_CONTROL_FLUSH: u32 = 0x00000003;
/// `EVENT_TRACE_CONTROL_INCREMENT_FILE`. For ControlTrace: starts the next log file of a session. Releases unknown.
pub const EVENT_TRACE_CONTROL_INCREMENT_FILE: u32 = 0x00000004;
/// `EVENT_TRACE_CONTROL_CONVERT_TO_REALTIME`. For ControlTrace. Releases unknown.
pub const EVENT_TRACE_CONTROL_CONVERT_TO_REALTIME: u32 = 0x00000005;
/// `EVENT_CONTROL_CODE_DISABLE_PROVIDER`. For EnableTraceEx2: disables a provider. Releases unknown.
pub const EVENT_CONTROL_CODE_DISABLE_PROVIDER: u32 = 0x00000000;
/// `EVENT_CONTROL_CODE_ENABLE_PROVIDER`. For EnableTraceEx2: enables a provider. Releases unknown.
pub const EVENT_CONTROL_CODE_ENABLE_PROVIDER: u32 = 0x00000001;
/// `EVENT_CONTROL_CODE_CAPTURE_STATE`. For EnableTraceEx2: requests that a provider log its state. Releases unknown.
pub const EVENT_CONTROL_CODE_CAPTURE_STATE: u32 = 0x00000002;
/// `ENABLE_TRACE_PARAMETERS_VERSION`. Version of ENABLE_TRACE_PARAMETERS_V1. Releases unknown.
pub const ENABLE_TRACE_PARAMETERS_VERSION: u32 = 0x00000001;
/// `ENABLE_TRACE_PARAMETERS_VERSION_2`. Version of ENABLE_TRACE_PARAMETERS. Releases unknown.
pub const ENABLE_TRACE_PARAMETERS_VERSION_2: u32 = 0x00000002;
/// `TRACE_MESSAGE_FLAG_MASK`. Mask of the message flags that are copied into the header. Releases unknown.
pub const TRACE_MESSAGE_FLAG_MASK: u32 = 0x0000ffff;
/// `EVENT_TRACE_FLAG_EXT_ITEMS`. EnableFlags as a TRACE_ENABLE_FLAG_EXTENSION that locates a header and items, without
/// the offset. Releases unknown.
pub const EVENT_TRACE_FLAG_EXT_ITEMS: u32 = 0x80ff0000;
/// `EVENT_TRACE_FLAG_EXT_LEN_NEW_STRUCT`. Length of a TRACE_ENABLE_FLAG_EXTENSION that locates a header and items.
/// Releases unknown.
pub const EVENT_TRACE_FLAG_EXT_LEN_NEW_STRUCT: u32 = 0x000000ff;
/// `ETW_MAX_STACKWALK_FILTER`. Maximum number of hook IDs in ETW_EXT_STACKWALK_FILTER. Releases unknown.
pub const ETW_MAX_STACKWALK_FILTER: u32 = 0x00000100;
/// `ETW_MAX_TAG_FILTER`. Maximum number of tags in a filter. Releases unknown.
pub const ETW_MAX_TAG_FILTER: u32 = 0x00000004;
/// `ETW_MAX_POOLTAG_FILTER`. Maximum number of tags in ETW_EXT_POOLTAG_FILTER. Releases unknown.
pub const ETW_MAX_POOLTAG_FILTER: u32 = 0x00000004;
/// `ETW_MINIMUM_CACHED_STACK_LENGTH`. Releases unknown.
pub const ETW_MINIMUM_CACHED_STACK_LENGTH: u32 = 0x00000004;
/// `ETW_SW_ARRAY_SIZE`. Maximum number of call stack frames in memory from a list kept by the kernel. Releases unknown.
pub const ETW_SW_ARRAY_SIZE: u32 = 0x00000100;
/// `ETW_STACK_SW_ARRAY_SIZE`. Maximum number of call stack frames in an array on the stack. Releases unknown.
pub const ETW_STACK_SW_ARRAY_SIZE: u32 = 0x000000c0;
/// `ETW_MAX_DATA_BLOCK_BUFFER_SIZE`. Maximum size of a notification, in bytes. Releases unknown.
pub const ETW_MAX_DATA_BLOCK_BUFFER_SIZE: u32 = 0x00010000;
/// `MAXLOGGERS`. Maximum number of loggers at a time. Known from the kits for 10.0 and 1511. Releases unknown.
pub const MAXLOGGERS: u32 = 0x00000040;
/// `ETW_CURRENT_DEFAULT_LOGGER_ID`. As LoggerId of ETW_REFERENCE_TIME_INFORMATION: the current default logger. Releases
/// unknown.
pub const ETW_CURRENT_DEFAULT_LOGGER_ID: u32 = 0x0000ffff;
/// `ETW_UMGL_MAX_PROVIDERS`. Number of values of ETW_UMGL_INDEX in use. Releases unknown.
pub const ETW_UMGL_MAX_PROVIDERS: u32 = 0x00000009;
/// `SYSTEM_MEMORY_POOL_FILTER_ID`. Id of the EVENT_FILTER_HEADER of a pool tag filter for SystemMemoryProviderGuid. At
/// most ETW_MAX_POOLTAG_FILTER pool tags follow it. Releases unknown.
pub const SYSTEM_MEMORY_POOL_FILTER_ID: u32 = 0x00000001;
/// `SYSTEM_EVENT_TYPE`. A type of events by its name. Releases unknown.
pub const SYSTEM_EVENT_TYPE: u32 = 0x00000001;
