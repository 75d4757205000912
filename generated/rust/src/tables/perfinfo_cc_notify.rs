// Generated from spec/enums/PERFINFO_CC_NOTIFY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "PERFINFO_CC_NOTIFY", flags: true, values: &[
    NamedValue { name: "PERFINFO_CC_NOTIFY_LOW_MEMORY", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_CC_NOTIFY_POWER", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_CC_NOTIFY_PERIODIC_SCAN", value: 4, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_CC_NOTIFY_WAITING_TEARDOWN", value: 8, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_CC_NOTIFY_FLUSH_DURING_COALESCING", value: 16, shift: None, holds: None, releases: &[] },
] };
