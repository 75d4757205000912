// Generated from spec/enums/PERFINFO_DOMAIN_CHANGE_EVENT_REASON.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::describe::{NamedValue, Values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Reason for a processor's change of domain.
    ///
    /// In C: `PERFINFO_DOMAIN_CHANGE_EVENT_REASON`, of type `ULONG`.
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_DOMAIN_CHANGE_EVENT_REASON")]
    PerfinfoDomainChangeEventReason(u32), 4 {
        /// `PerfInfoDomainChangeEventIdleHalt`. Observed in 2004..20H2, 11-21H2.
        #[doc(alias = "PerfInfoDomainChangeEventIdleHalt")]
        IDLE_HALT = 0x00000000 "PerfInfoDomainChangeEventIdleHalt",
        /// `PerfInfoDomainChangeEventIdleResume`. Observed in 2004..20H2, 11-21H2.
        #[doc(alias = "PerfInfoDomainChangeEventIdleResume")]
        IDLE_RESUME = 0x00000001 "PerfInfoDomainChangeEventIdleResume",
        /// `PerfInfoDomainChangeEventUserRestore`. Observed in 2004..20H2, 11-21H2.
        #[doc(alias = "PerfInfoDomainChangeEventUserRestore")]
        USER_RESTORE = 0x00000002 "PerfInfoDomainChangeEventUserRestore",
        /// `PerfInfoDomainChangeEventUserCallout`. Observed in 2004..20H2, 11-21H2.
        #[doc(alias = "PerfInfoDomainChangeEventUserCallout")]
        USER_CALLOUT = 0x00000003 "PerfInfoDomainChangeEventUserCallout",
        /// `PerfInfoDomainChangeEventEnterSyscall`. Observed in 2004..20H2, 11-21H2.
        #[doc(alias = "PerfInfoDomainChangeEventEnterSyscall")]
        ENTER_SYSCALL = 0x00000004 "PerfInfoDomainChangeEventEnterSyscall",
        /// `PerfInfoDomainChangeEventEnterTrap`. Observed in 2004..20H2, 11-21H2.
        #[doc(alias = "PerfInfoDomainChangeEventEnterTrap")]
        ENTER_TRAP = 0x00000005 "PerfInfoDomainChangeEventEnterTrap",
    }
    also {
    }
}

impl PerfinfoDomainChangeEventReason {
    /// Table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &TABLE;
}

static TABLE: Values = Values { name: "PERFINFO_DOMAIN_CHANGE_EVENT_REASON", flags: false, values: &[
    NamedValue { name: "PerfInfoDomainChangeEventIdleHalt", value: 0, shift: None, holds: None, releases: &[(Release(19), Release(20)),(Release(25), Release(25)),] },
    NamedValue { name: "PerfInfoDomainChangeEventIdleResume", value: 1, shift: None, holds: None, releases: &[(Release(19), Release(20)),(Release(25), Release(25)),] },
    NamedValue { name: "PerfInfoDomainChangeEventUserRestore", value: 2, shift: None, holds: None, releases: &[(Release(19), Release(20)),(Release(25), Release(25)),] },
    NamedValue { name: "PerfInfoDomainChangeEventUserCallout", value: 3, shift: None, holds: None, releases: &[(Release(19), Release(20)),(Release(25), Release(25)),] },
    NamedValue { name: "PerfInfoDomainChangeEventEnterSyscall", value: 4, shift: None, holds: None, releases: &[(Release(19), Release(20)),(Release(25), Release(25)),] },
    NamedValue { name: "PerfInfoDomainChangeEventEnterTrap", value: 5, shift: None, holds: None, releases: &[(Release(19), Release(20)),(Release(25), Release(25)),] },
] };

/// `PerfInfoDomainChangeEventMaximum`, one more than the last value.
///
/// The value depends on the release. `None` if the value is unknown.
#[doc(alias = "PerfInfoDomainChangeEventMaximum")]
pub fn perf_info_domain_change_event_maximum(release: crate::rt::Release) -> Option<u32> {
    const VALUES: &[(u8, u8, u32)] = &[
        (19, 255, 0x00000006),
    ];
    let holds = |(first, last, _): &&(u8, u8, u32)| *first <= release.0 && release.0 <= *last;
    VALUES.iter().find(holds).map(|(.., value)| *value)
}
