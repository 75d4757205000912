// Generated from spec/enums/PERFINFO_DEBUG_EVENT_REASON.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "PERFINFO_DEBUG_EVENT_REASON", flags: false, values: &[
    NamedValue { name: "PerfInfoDebugEventReceived", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PerfInfoDebugEventContinued", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PerfInfoDebugEventMax", value: 3, shift: None, holds: None, releases: &[] },
] };
