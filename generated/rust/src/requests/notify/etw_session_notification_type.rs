// Generated from spec/enums/ETW_SESSION_NOTIFICATION_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

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
    }
}

static TABLE: Values = values("ETW_SESSION_NOTIFICATION_TYPE", false, &[
    named("EtwSessionNotificationMediaChanged", 1, &[]),
    named("EtwSessionNotificationSessionTerminated", 2, &[]),
    named("EtwSessionNotificationLogfileError", 3, &[]),
    named("EtwSessionNotificationRealtimeError", 4, &[]),
    named("EtwSessionNotificationSessionStarted", 5, &[]),
    named("EtwSessionNotificationMax", 6, &[]),
]);
