// Generated from spec/enums/PERFINFO_PPM_IDLE_EXIT_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "PERFINFO_PPM_IDLE_EXIT_FLAG", flags: true, values: &[
    NamedValue { name: "PERFINFO_PPM_IDLE_NON_INTERRUPTIBLE", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_ALL_PROC_LOCKED", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_EXIT_SAMPLE_INVALID", value: 4, shift: None, holds: None, releases: &[] },
] };
