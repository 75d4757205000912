// Generated from spec/enums/PERFINFO_DOMAIN_CHANGE_EVENT_REASON.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "PERFINFO_DOMAIN_CHANGE_EVENT_REASON", flags: false, values: &[
    NamedValue { name: "PerfInfoDomainChangeEventIdleHalt", value: 0, shift: None, holds: None, releases: &[(Release(19), Release(20)),(Release(25), Release(25)),] },
    NamedValue { name: "PerfInfoDomainChangeEventIdleResume", value: 1, shift: None, holds: None, releases: &[(Release(19), Release(20)),(Release(25), Release(25)),] },
    NamedValue { name: "PerfInfoDomainChangeEventUserRestore", value: 2, shift: None, holds: None, releases: &[(Release(19), Release(20)),(Release(25), Release(25)),] },
    NamedValue { name: "PerfInfoDomainChangeEventUserCallout", value: 3, shift: None, holds: None, releases: &[(Release(19), Release(20)),(Release(25), Release(25)),] },
    NamedValue { name: "PerfInfoDomainChangeEventEnterSyscall", value: 4, shift: None, holds: None, releases: &[(Release(19), Release(20)),(Release(25), Release(25)),] },
    NamedValue { name: "PerfInfoDomainChangeEventEnterTrap", value: 5, shift: None, holds: None, releases: &[(Release(19), Release(20)),(Release(25), Release(25)),] },
] };
