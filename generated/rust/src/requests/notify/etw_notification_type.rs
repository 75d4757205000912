// Generated from spec/enums/ETW_NOTIFICATION_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

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
        ETW_NOTIFICATION_TYPE_PERFLIB = 0x00000005, "EtwNotificationTypePerflib";
    }
}

static TABLE: Values = values("ETW_NOTIFICATION_TYPE", false, &[
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
]);

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
