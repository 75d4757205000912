// Generated from spec/enums/ETW_RT_EVENT_LOSS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "ETW_RT_EVENT_LOSS", flags: false, values: &[
    NamedValue { name: "EtwRtEventNoLoss", value: 0, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EtwRtEventLost", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EtwRtBufferLost", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EtwRtBackupLost", value: 3, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EtwRtEventLossMax", value: 4, shift: None, holds: None, releases: &[] },
] };
