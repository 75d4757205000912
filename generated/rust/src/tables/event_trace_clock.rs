// Generated from spec/enums/EVENT_TRACE_CLOCK.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "EVENT_TRACE_CLOCK", flags: false, values: &[
    NamedValue { name: "EVENT_TRACE_CLOCK_RAW", value: 0, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_CLOCK_PERFCOUNTER", value: 1, shift: None, holds: None, releases: &[(Release(1), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_CLOCK_SYSTEMTIME", value: 2, shift: None, holds: None, releases: &[(Release(2), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_CLOCK_CPUCYCLE", value: 3, shift: None, holds: None, releases: &[(Release(3), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_CLOCK_MAX", value: 4, shift: None, holds: None, releases: &[] },
] };
