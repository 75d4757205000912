// Generated from spec/enums/HAL_PLATFORM_TIMER_SOURCE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "HAL_PLATFORM_TIMER_SOURCE", flags: false, values: &[
    NamedValue { name: "HalPlatformTimerNotSpecified", value: 0, shift: None, holds: None, releases: &[(Release(6), Release(29)),] },
    NamedValue { name: "HalPlatformTimer8254", value: 1, shift: None, holds: None, releases: &[(Release(6), Release(29)),] },
    NamedValue { name: "HalPlatformTimerRtc", value: 2, shift: None, holds: None, releases: &[(Release(6), Release(29)),] },
    NamedValue { name: "HalPlatformTimerAcpi", value: 3, shift: None, holds: None, releases: &[(Release(6), Release(29)),] },
    NamedValue { name: "HalPlatformTimerAcpiBroken", value: 4, shift: None, holds: None, releases: &[(Release(6), Release(29)),] },
    NamedValue { name: "HalPlatformTimerHpet", value: 5, shift: None, holds: None, releases: &[(Release(6), Release(29)),] },
    NamedValue { name: "HalPlatformTimerProcessorCounter", value: 6, shift: None, holds: None, releases: &[(Release(6), Release(29)),] },
    NamedValue { name: "HalPlatformTimerHvReferenceTime", value: 7, shift: None, holds: None, releases: &[(Release(6), Release(29)),] },
    NamedValue { name: "HalPlatformTimerSfi", value: 8, shift: None, holds: None, releases: &[(Release(7), Release(29)),] },
    NamedValue { name: "HalPlatformTimerApic", value: 9, shift: None, holds: None, releases: &[(Release(7), Release(29)),] },
    NamedValue { name: "HalPlatformTimerHvSynthetic", value: 10, shift: None, holds: None, releases: &[(Release(7), Release(29)),] },
    NamedValue { name: "HalPlatformTimerCustom", value: 11, shift: None, holds: None, releases: &[(Release(7), Release(29)),] },
    NamedValue { name: "HalPlatformTimerCycleCounter", value: 12, shift: None, holds: None, releases: &[(Release(7), Release(29)),] },
    NamedValue { name: "HalPlatformTimerGit", value: 13, shift: None, holds: None, releases: &[(Release(7), Release(29)),] },
] };
