// Generated from spec/enums/PERFINFO_PPM_PERF_STATE_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "PERFINFO_PPM_PERF_STATE_TYPE", flags: false, values: &[
    NamedValue { name: "PERFINFO_PPM_FREQUENCY_VOLTAGE_STATE", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_STOPCLOCK_THROTTLE_STATE", value: 2, shift: None, holds: None, releases: &[] },
] };
