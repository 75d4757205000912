// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Enumerations, flags and constants of the topic.

#[allow(unused_imports, reason = "sets may be of one kind, or without values")]
use crate::rt::{Release, flags, named, named_bits, open_enum, values};

// spec/enums/ETW_NOTIFICATION_TYPE.toml
open_enum! {
    /// Type of a notification.
    ///
    /// In C: `ETW_NOTIFICATION_TYPE`, of type `ULONG`.
    ///
    /// Complete for releases 6.0..2004.
    ///
    /// Undocumented; defined in NTETW.H (kits of 10.0 to 1511); type information in symbol files of the kernel (6.2 and
    /// higher); type information in CLFSMGMT.LIB (kits of 6.0 and higher).
    ///
    /// Source: Geoff Chappell, *ETW_NOTIFICATION_TYPE*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_NOTIFICATION_TYPE")]
    EtwNotificationType(u32), size = 4 {
        /// `EtwNotificationTypeNoReply`. No reply is requested. Documented for 6.0+.
        #[doc(alias = "EtwNotificationTypeNoReply")]
        NO_REPLY = 0x00000001, "EtwNotificationTypeNoReply";
        /// `EtwNotificationTypeLegacyEnable`. A classic provider is enabled or disabled. Documented for 6.0+.
        #[doc(alias = "EtwNotificationTypeLegacyEnable")]
        LEGACY_ENABLE = 0x00000002, "EtwNotificationTypeLegacyEnable";
        /// `EtwNotificationTypeEnable`. A provider is enabled or disabled. Documented for 6.0+.
        #[doc(alias = "EtwNotificationTypeEnable")]
        ENABLE = 0x00000003, "EtwNotificationTypeEnable";
        /// `EtwNotificationTypePrivateLogger`. For private loggers in user mode. Documented for 6.0+.
        #[doc(alias = "EtwNotificationTypePrivateLogger")]
        PRIVATE_LOGGER = 0x00000004, "EtwNotificationTypePrivateLogger";
        /// `EtwNotificationTypePerfLib`. Performance counter data are requested or delivered. Documented for 6.0+.
        #[doc(alias = "EtwNotificationTypePerfLib")]
        PERF_LIB = 0x00000005, "EtwNotificationTypePerfLib";
        /// `EtwNotificationTypeAudio`. For audio policy. Documented for 6.0+.
        #[doc(alias = "EtwNotificationTypeAudio")]
        AUDIO = 0x00000006, "EtwNotificationTypeAudio";
        /// `EtwNotificationTypeSession`. A session changed state; the data are an ETW_SESSION_NOTIFICATION_PACKET.
        /// Documented for 6.0+.
        #[doc(alias = "EtwNotificationTypeSession")]
        SESSION = 0x00000007, "EtwNotificationTypeSession";
        /// `EtwNotificationTypeReserved`. Use unknown. Defined; no known use. Documented for 6.0+.
        #[doc(alias = "EtwNotificationTypeReserved")]
        RESERVED = 0x00000008, "EtwNotificationTypeReserved";
        /// `EtwNotificationTypeCredentialUI`. The secure desktop is entered or left. CONSENT.EXE is the only known
        /// sender. Documented for 6.0+.
        #[doc(alias = "EtwNotificationTypeCredentialUI")]
        CREDENTIAL_UI = 0x00000009, "EtwNotificationTypeCredentialUI";
        /// `EtwNotificationTypeInProcSession`. An in-process session changed state. Documented for 6.3+.
        #[doc(alias = "EtwNotificationTypeInProcSession")]
        IN_PROC_SESSION = 0x0000000a, "EtwNotificationTypeInProcSession";
        /// `EtwNotificationTypeFilteredPrivateLogger`. Documented for 1703+.
        #[doc(alias = "EtwNotificationTypeFilteredPrivateLogger")]
        FILTERED_PRIVATE_LOGGER = 0x0000000b, "EtwNotificationTypeFilteredPrivateLogger";
    } also {
        PERFLIB = 0x00000005, "EtwNotificationTypePerflib";
    }, values("ETW_NOTIFICATION_TYPE", false, &[
        named("EtwNotificationTypeNoReply", 1, &[(Release(4), Release(255))]),
        named("EtwNotificationTypeLegacyEnable", 2, &[(Release(4), Release(255))]),
        named("EtwNotificationTypeEnable", 3, &[(Release(4), Release(255))]),
        named("EtwNotificationTypePrivateLogger", 4, &[(Release(4), Release(255))]),
        named("EtwNotificationTypePerfLib", 5, &[(Release(4), Release(255))]),
        named("EtwNotificationTypePerflib", 5, &[(Release(4), Release(255))]),
        named("EtwNotificationTypeAudio", 6, &[(Release(4), Release(255))]),
        named("EtwNotificationTypeSession", 7, &[(Release(4), Release(255))]),
        named("EtwNotificationTypeReserved", 8, &[(Release(4), Release(255))]),
        named("EtwNotificationTypeCredentialUI", 9, &[(Release(4), Release(255))]),
        named("EtwNotificationTypeInProcSession", 10, &[(Release(8), Release(255))]),
        named("EtwNotificationTypeFilteredPrivateLogger", 11, &[(Release(13), Release(255))]),
    ])
}

/// `EtwNotificationTypeMax`, one more than the last value.
///
/// The value depends on the release. `None` if the value is unknown.
#[doc(alias = "EtwNotificationTypeMax")]
pub fn etw_notification_type_max(release: crate::rt::Release) -> Option<u32> {
    const VALUES: &[(u8, u8, u32)] = &[
        (4, 7, 0x0000000a),
        (8, 12, 0x0000000b),
        (13, 255, 0x0000000c),
    ];
    let holds = |(first, last, _): &&(u8, u8, u32)| *first <= release.0 && release.0 <= *last;
    VALUES.iter().find(holds).map(|(.., value)| *value)
}

// spec/enums/ETW_SESSION_NOTIFICATION_TYPE.toml
open_enum! {
    /// Kind of a session state change.
    ///
    /// In C: `ETW_SESSION_NOTIFICATION_TYPE`, of type `ULONG`.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Releases that define each value.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_SESSION_NOTIFICATION_TYPE")]
    EtwSessionNotificationType(u32), size = 4 {
        /// `EtwSessionNotificationMediaChanged`. The medium of the log file changed. Releases unknown.
        #[doc(alias = "EtwSessionNotificationMediaChanged")]
        MEDIA_CHANGED = 0x00000001, "EtwSessionNotificationMediaChanged";
        /// `EtwSessionNotificationSessionTerminated`. The session was terminated. Releases unknown.
        #[doc(alias = "EtwSessionNotificationSessionTerminated")]
        SESSION_TERMINATED = 0x00000002, "EtwSessionNotificationSessionTerminated";
        /// `EtwSessionNotificationLogfileError`. Writing to the log file failed. Releases unknown.
        #[doc(alias = "EtwSessionNotificationLogfileError")]
        LOGFILE_ERROR = 0x00000003, "EtwSessionNotificationLogfileError";
        /// `EtwSessionNotificationRealtimeError`. Real-time delivery of events failed. Releases unknown.
        #[doc(alias = "EtwSessionNotificationRealtimeError")]
        REALTIME_ERROR = 0x00000004, "EtwSessionNotificationRealtimeError";
        /// `EtwSessionNotificationSessionStarted`. The session started. Releases unknown.
        #[doc(alias = "EtwSessionNotificationSessionStarted")]
        SESSION_STARTED = 0x00000005, "EtwSessionNotificationSessionStarted";
        /// `EtwSessionNotificationMax`. One more than the last value in the header. The value in each release is
        /// unknown. Defined; no known use. Releases unknown.
        #[doc(alias = "EtwSessionNotificationMax")]
        MAX = 0x00000006, "EtwSessionNotificationMax";
    }, values("ETW_SESSION_NOTIFICATION_TYPE", false, &[
        named("EtwSessionNotificationMediaChanged", 1, &[]),
        named("EtwSessionNotificationSessionTerminated", 2, &[]),
        named("EtwSessionNotificationLogfileError", 3, &[]),
        named("EtwSessionNotificationRealtimeError", 4, &[]),
        named("EtwSessionNotificationSessionStarted", 5, &[]),
        named("EtwSessionNotificationMax", 6, &[]),
    ])
}

// spec/enums/WMI_NOTIFICATION_FLAG.toml
flags! {
    /// Options of a request for notifications of Windows Management Instrumentation.
    ///
    /// No known name in C; here: `WMI_NOTIFICATION_FLAG`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - Which releases support each flag.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    WmiNotificationFlag(u32), size = 4 {
        /// `NOTIFICATION_CALLBACK_DIRECT`. The callback is called immediately, on a thread of its own. Releases
        /// unknown.
        #[doc(alias = "NOTIFICATION_CALLBACK_DIRECT")]
        CALLBACK_DIRECT = 0x00000004, "NOTIFICATION_CALLBACK_DIRECT";
        /// `NOTIFICATION_CHECK_ACCESS`. Only check whether the caller may receive events. No other flag may be set.
        /// Releases unknown.
        #[doc(alias = "NOTIFICATION_CHECK_ACCESS")]
        CHECK_ACCESS = 0x00000008, "NOTIFICATION_CHECK_ACCESS";
        /// `NOTIFICATION_LIGHTWEIGHT_FLAG`. Enable lightweight notification. Releases unknown.
        #[doc(alias = "NOTIFICATION_LIGHTWEIGHT_FLAG")]
        LIGHTWEIGHT_FLAG = 0x00000020, "NOTIFICATION_LIGHTWEIGHT_FLAG";
        /// `NOTIFICATION_TRACE_FLAG`. Enable or disable a GUID for tracing. Releases unknown.
        #[doc(alias = "NOTIFICATION_TRACE_FLAG")]
        TRACE_FLAG = 0x00010000, "NOTIFICATION_TRACE_FLAG";
    }, values("WMI_NOTIFICATION_FLAG", true, &[
        named("NOTIFICATION_CALLBACK_DIRECT", 4, &[]),
        named("NOTIFICATION_CHECK_ACCESS", 8, &[]),
        named("NOTIFICATION_LIGHTWEIGHT_FLAG", 32, &[]),
        named("NOTIFICATION_TRACE_FLAG", 65536, &[]),
    ])
}
