// Generated from spec/enums/PERFINFO_CLOCK_INTERRUPT_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "PERFINFO_CLOCK_INTERRUPT_FLAG", flags: true, values: &[
    NamedValue { name: "PERFINFO_CLOCK_INTERRUPT_CLOCK_OWNER", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_CLOCK_INTERRUPT_TIMER_PENDING", value: 8, shift: None, holds: None, releases: &[] },
] };
