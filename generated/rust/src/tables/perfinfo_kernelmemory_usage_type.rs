// Generated from spec/enums/PERFINFO_KERNELMEMORY_USAGE_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "PERFINFO_KERNELMEMORY_USAGE_TYPE", flags: false, values: &[
    NamedValue { name: "PerfInfoMemUsagePfnMetadata", value: 0, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PerfInfoMemUsageMax", value: 1, shift: None, holds: None, releases: &[] },
] };
