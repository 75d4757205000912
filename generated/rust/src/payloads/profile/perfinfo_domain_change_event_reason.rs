// Generated from spec/enums/PERFINFO_DOMAIN_CHANGE_EVENT_REASON.toml by `cargo spec generate`. Do not edit: edit that
// file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Reason for a processor's change of domain.
    ///
    /// In C: `PERFINFO_DOMAIN_CHANGE_EVENT_REASON`, of type `ULONG`.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_DOMAIN_CHANGE_EVENT_REASON")]
    PerfinfoDomainChangeEventReason(u32), size = 4 {
        /// `PerfInfoDomainChangeEventIdleHalt`. Observed in 2004..20H2, 11-21H2.
        #[doc(alias = "PerfInfoDomainChangeEventIdleHalt")]
        IDLE_HALT = 0x00000000, "PerfInfoDomainChangeEventIdleHalt";
        /// `PerfInfoDomainChangeEventIdleResume`. Observed in 2004..20H2, 11-21H2.
        #[doc(alias = "PerfInfoDomainChangeEventIdleResume")]
        IDLE_RESUME = 0x00000001, "PerfInfoDomainChangeEventIdleResume";
        /// `PerfInfoDomainChangeEventUserRestore`. Observed in 2004..20H2, 11-21H2.
        #[doc(alias = "PerfInfoDomainChangeEventUserRestore")]
        USER_RESTORE = 0x00000002, "PerfInfoDomainChangeEventUserRestore";
        /// `PerfInfoDomainChangeEventUserCallout`. Observed in 2004..20H2, 11-21H2.
        #[doc(alias = "PerfInfoDomainChangeEventUserCallout")]
        USER_CALLOUT = 0x00000003, "PerfInfoDomainChangeEventUserCallout";
        /// `PerfInfoDomainChangeEventEnterSyscall`. Observed in 2004..20H2, 11-21H2.
        #[doc(alias = "PerfInfoDomainChangeEventEnterSyscall")]
        ENTER_SYSCALL = 0x00000004, "PerfInfoDomainChangeEventEnterSyscall";
        /// `PerfInfoDomainChangeEventEnterTrap`. Observed in 2004..20H2, 11-21H2.
        #[doc(alias = "PerfInfoDomainChangeEventEnterTrap")]
        ENTER_TRAP = 0x00000005, "PerfInfoDomainChangeEventEnterTrap";
    }
}

static TABLE: Values = values("PERFINFO_DOMAIN_CHANGE_EVENT_REASON", false, &[
    named("PerfInfoDomainChangeEventIdleHalt", 0, &[(Release(19), Release(20)), (Release(25), Release(25))]),
    named("PerfInfoDomainChangeEventIdleResume", 1, &[(Release(19), Release(20)), (Release(25), Release(25))]),
    named("PerfInfoDomainChangeEventUserRestore", 2, &[(Release(19), Release(20)), (Release(25), Release(25))]),
    named("PerfInfoDomainChangeEventUserCallout", 3, &[(Release(19), Release(20)), (Release(25), Release(25))]),
    named("PerfInfoDomainChangeEventEnterSyscall", 4, &[(Release(19), Release(20)), (Release(25), Release(25))]),
    named("PerfInfoDomainChangeEventEnterTrap", 5, &[(Release(19), Release(20)), (Release(25), Release(25))]),
]);

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
