// Generated from spec/enums/PERFINFO_MM_STAT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "PERFINFO_MM_STAT", flags: false, values: &[
    NamedValue { name: "PerfInfoMMStatNotUsed", value: 0, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PerfInfoMMStatAggregatePageCombine", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PerfInfoMMStatIterationPageCombine", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PerfInfoMMStatMax", value: 3, shift: None, holds: None, releases: &[] },
] };
