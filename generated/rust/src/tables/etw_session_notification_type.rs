// Generated from spec/enums/ETW_SESSION_NOTIFICATION_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "ETW_SESSION_NOTIFICATION_TYPE", flags: false, values: &[
    NamedValue { name: "EtwSessionNotificationMediaChanged", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EtwSessionNotificationSessionTerminated", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EtwSessionNotificationLogfileError", value: 3, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EtwSessionNotificationRealtimeError", value: 4, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EtwSessionNotificationSessionStarted", value: 5, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EtwSessionNotificationMax", value: 6, shift: None, holds: None, releases: &[] },
] };
