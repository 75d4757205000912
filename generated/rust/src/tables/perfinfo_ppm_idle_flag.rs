// Generated from spec/enums/PERFINFO_PPM_IDLE_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "PERFINFO_PPM_IDLE_FLAG", flags: true, values: &[
    NamedValue { name: "PERFINFO_PPM_IDLE_FLAG_DUE_INTERRUPT", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_FLAG_IR_RETRY", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_FLAG_IR_ENABLED", value: 4, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_FLAG_CLOCK_OWNER", value: 8, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_FLAG_PLATFORM_ENTER", value: 16, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_FLAG_LOCK_PROCESSORS", value: 32, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_FLAG_CONSTRAINT_NI", value: 64, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_FLAG_CONSTRAINT_PLATFORM", value: 128, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_FLAG_OVERRIDE_ENABLED", value: 256, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_FLAG_MEASURING_EXIT_LATENCY", value: 512, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_FLAG_WAKE_REQUESTED", value: 1024, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_FLAG_IPI_CLOCK_OWNER", value: 2048, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_FLAG_PLATFORM_HINT_OVERRIDE", value: 4096, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_FLAG_DURATION_EXPIRATION", value: 8192, shift: None, holds: None, releases: &[] },
] };
