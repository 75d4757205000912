// Generated from spec/enums/PERFINFO_PPM_IDLE_VETO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "PERFINFO_PPM_IDLE_VETO", flags: false, values: &[
    NamedValue { name: "PERFINFO_PPM_IDLE_VETO_PREREGISTERED_VETO", value: 2147483648, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_VETO_WRONG_INITIATOR", value: 2147483649, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_VETO_SYSTEM_LATENCY", value: 2147483650, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_VETO_IDLE_DURATION", value: 2147483651, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_VETO_DEVICE_DEPENDENCY", value: 2147483652, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_VETO_PROCESSOR_DEPENDENCY", value: 2147483653, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_VETO_PLATFORM_ONLY", value: 2147483654, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_VETO_INTERRUPTIBLE", value: 2147483655, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_VETO_LEGACY_OVEERIDE", value: 2147483656, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_VETO_C_STATE_CHECK", value: 2147483657, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_VETO_NO_C_STATE", value: 2147483658, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_VETO_COORDINATED_DEPENDENCY", value: 2147483659, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_VETO_DISABLED_IN_MENU", value: 4294967294, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_VETO_ACTIVE_PROCESSOR", value: 4294967295, shift: None, holds: None, releases: &[] },
] };
