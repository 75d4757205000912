// Generated from spec/enums/MMCSS_OPCODE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "MMCSS_OPCODE", flags: false, values: &[
    NamedValue { name: "PERFINFO_LOG_TYPE_MMCSS_START", value: 32, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_LOG_TYPE_MMCSS_STOP", value: 33, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_EVENT", value: 34, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_WAKEUP", value: 35, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_SLEEP", value: 36, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_SLEEP_RESP", value: 37, shift: None, holds: None, releases: &[] },
] };
