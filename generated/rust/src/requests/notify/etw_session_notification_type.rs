// Generated from spec/enums/ETW_SESSION_NOTIFICATION_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// What happened to a session.
    ///
    /// In C: `ETW_SESSION_NOTIFICATION_TYPE`, held by `ULONG`.
    ///
    /// What no source says:
    ///
    /// - Which releases have each value.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_SESSION_NOTIFICATION_TYPE")]
    EtwSessionNotificationType(u32), 4 {
        /// `EtwSessionNotificationMediaChanged`. The medium of the log file changed. In which releases it holds is not known.
        #[doc(alias = "EtwSessionNotificationMediaChanged")]
        MEDIA_CHANGED = 0x00000001 "EtwSessionNotificationMediaChanged",
        /// `EtwSessionNotificationSessionTerminated`. The session ended. In which releases it holds is not known.
        #[doc(alias = "EtwSessionNotificationSessionTerminated")]
        SESSION_TERMINATED = 0x00000002 "EtwSessionNotificationSessionTerminated",
        /// `EtwSessionNotificationLogfileError`. Writing the log file failed. In which releases it holds is not known.
        #[doc(alias = "EtwSessionNotificationLogfileError")]
        LOGFILE_ERROR = 0x00000003 "EtwSessionNotificationLogfileError",
        /// `EtwSessionNotificationRealtimeError`. Delivering events as they come failed. In which releases it holds is not known.
        #[doc(alias = "EtwSessionNotificationRealtimeError")]
        REALTIME_ERROR = 0x00000004 "EtwSessionNotificationRealtimeError",
        /// `EtwSessionNotificationSessionStarted`. The session started. In which releases it holds is not known.
        #[doc(alias = "EtwSessionNotificationSessionStarted")]
        SESSION_STARTED = 0x00000005 "EtwSessionNotificationSessionStarted",
        /// `EtwSessionNotificationMax`. One more than the last value that the header has; no source says what it is in each release. Defined; nothing is known to use it. In which releases it holds is not known.
        #[doc(alias = "EtwSessionNotificationMax")]
        MAX = 0x00000006 "EtwSessionNotificationMax",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl EtwSessionNotificationType {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::etw_session_notification_type::VALUES;
}
