// Generated from spec/enums/ETW_NOTIFICATION_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "ETW_NOTIFICATION_TYPE", flags: false, values: &[
    NamedValue { name: "EtwNotificationTypeNoReply", value: 1, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EtwNotificationTypeLegacyEnable", value: 2, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EtwNotificationTypeEnable", value: 3, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EtwNotificationTypePrivateLogger", value: 4, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EtwNotificationTypePerfLib", value: 5, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EtwNotificationTypePerflib", value: 5, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EtwNotificationTypeAudio", value: 6, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EtwNotificationTypeSession", value: 7, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EtwNotificationTypeReserved", value: 8, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EtwNotificationTypeCredentialUI", value: 9, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EtwNotificationTypeInProcSession", value: 10, shift: None, holds: None, releases: &[(Release(8), Release(29)),] },
    NamedValue { name: "EtwNotificationTypeFilteredPrivateLogger", value: 11, shift: None, holds: None, releases: &[(Release(13), Release(29)),] },
] };
