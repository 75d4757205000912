// Generated from spec/enums/ETW_NOTIFICATION_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// What a notification is about.
    ///
    /// In C: `ETW_NOTIFICATION_TYPE`, held by `ULONG`.
    ///
    /// Known to be complete for releases 6.0..2004.
    ///
    /// Source: Geoff Chappell, *ETW_NOTIFICATION_TYPE*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_NOTIFICATION_TYPE")]
    EtwNotificationType(u32), 4 {
        /// `EtwNotificationTypeNoReply`. No reply is asked for. Releases 6.0+.
        #[doc(alias = "EtwNotificationTypeNoReply")]
        NO_REPLY = 0x00000001 "EtwNotificationTypeNoReply",
        /// `EtwNotificationTypeLegacyEnable`. A classic provider is enabled or disabled. Releases 6.0+.
        #[doc(alias = "EtwNotificationTypeLegacyEnable")]
        LEGACY_ENABLE = 0x00000002 "EtwNotificationTypeLegacyEnable",
        /// `EtwNotificationTypeEnable`. A provider is enabled or disabled. Releases 6.0+.
        #[doc(alias = "EtwNotificationTypeEnable")]
        ENABLE = 0x00000003 "EtwNotificationTypeEnable",
        /// `EtwNotificationTypePrivateLogger`. For loggers in user mode. Releases 6.0+.
        #[doc(alias = "EtwNotificationTypePrivateLogger")]
        PRIVATE_LOGGER = 0x00000004 "EtwNotificationTypePrivateLogger",
        /// `EtwNotificationTypePerfLib`. Data of performance counters are asked for or delivered. Releases 6.0+.
        #[doc(alias = "EtwNotificationTypePerfLib")]
        PERF_LIB = 0x00000005 "EtwNotificationTypePerfLib",
        /// `EtwNotificationTypeAudio`. For the policy of audio. Releases 6.0+.
        #[doc(alias = "EtwNotificationTypeAudio")]
        AUDIO = 0x00000006 "EtwNotificationTypeAudio",
        /// `EtwNotificationTypeSession`. Something happened to a session: an ETW_SESSION_NOTIFICATION_PACKET. Releases 6.0+.
        #[doc(alias = "EtwNotificationTypeSession")]
        SESSION = 0x00000007 "EtwNotificationTypeSession",
        /// `EtwNotificationTypeReserved`. No use is known. Defined; nothing is known to use it. Releases 6.0+.
        #[doc(alias = "EtwNotificationTypeReserved")]
        RESERVED = 0x00000008 "EtwNotificationTypeReserved",
        /// `EtwNotificationTypeCredentialUI`. The secure desktop is entered or left: CONSENT.EXE is the only sender known. Releases 6.0+.
        #[doc(alias = "EtwNotificationTypeCredentialUI")]
        CREDENTIAL_UI = 0x00000009 "EtwNotificationTypeCredentialUI",
        /// `EtwNotificationTypeInProcSession`. Something happened to a session within the process. Releases 6.3+.
        #[doc(alias = "EtwNotificationTypeInProcSession")]
        IN_PROC_SESSION = 0x0000000a "EtwNotificationTypeInProcSession",
        /// `EtwNotificationTypeFilteredPrivateLogger`. Releases 1703+.
        #[doc(alias = "EtwNotificationTypeFilteredPrivateLogger")]
        FILTERED_PRIVATE_LOGGER = 0x0000000b "EtwNotificationTypeFilteredPrivateLogger",
    }
    also {
        ETW_NOTIFICATION_TYPE_PERFLIB = 0x00000005 "EtwNotificationTypePerflib",
    }
}

#[cfg(feature = "describe")]
impl EtwNotificationType {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::etw_notification_type::VALUES;
}

/// `EtwNotificationTypeMax`: one more than the last value.
///
/// It differs by release; nothing where the tables have no value.
#[doc(alias = "EtwNotificationTypeMax")]
pub fn etw_notification_type_max(release: crate::rt::Release) -> Option<u32> {
    match release.0 {
        4..=7 => Some(0x0000000a),
        8..=12 => Some(0x0000000b),
        13..=29 => Some(0x0000000c),
        _ => None,
    }
}
