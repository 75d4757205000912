// Generated from spec/enums/PERFINFO_DOMAIN_CHANGE_EVENT_REASON.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// Why a processor changed its domain.
    ///
    /// In C: `PERFINFO_DOMAIN_CHANGE_EVENT_REASON`, held by `ULONG`.
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Types of Windows, from its symbol files*.
    #[doc(alias = "PERFINFO_DOMAIN_CHANGE_EVENT_REASON")]
    PerfinfoDomainChangeEventReason(u32), 4 {
        /// `PerfInfoDomainChangeEventIdleHalt`. Seen in releases 2004..20H2, 11-21H2.
        #[doc(alias = "PerfInfoDomainChangeEventIdleHalt")]
        IDLE_HALT = 0x00000000 "PerfInfoDomainChangeEventIdleHalt",
        /// `PerfInfoDomainChangeEventIdleResume`. Seen in releases 2004..20H2, 11-21H2.
        #[doc(alias = "PerfInfoDomainChangeEventIdleResume")]
        IDLE_RESUME = 0x00000001 "PerfInfoDomainChangeEventIdleResume",
        /// `PerfInfoDomainChangeEventUserRestore`. Seen in releases 2004..20H2, 11-21H2.
        #[doc(alias = "PerfInfoDomainChangeEventUserRestore")]
        USER_RESTORE = 0x00000002 "PerfInfoDomainChangeEventUserRestore",
        /// `PerfInfoDomainChangeEventUserCallout`. Seen in releases 2004..20H2, 11-21H2.
        #[doc(alias = "PerfInfoDomainChangeEventUserCallout")]
        USER_CALLOUT = 0x00000003 "PerfInfoDomainChangeEventUserCallout",
        /// `PerfInfoDomainChangeEventEnterSyscall`. Seen in releases 2004..20H2, 11-21H2.
        #[doc(alias = "PerfInfoDomainChangeEventEnterSyscall")]
        ENTER_SYSCALL = 0x00000004 "PerfInfoDomainChangeEventEnterSyscall",
        /// `PerfInfoDomainChangeEventEnterTrap`. Seen in releases 2004..20H2, 11-21H2.
        #[doc(alias = "PerfInfoDomainChangeEventEnterTrap")]
        ENTER_TRAP = 0x00000005 "PerfInfoDomainChangeEventEnterTrap",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl PerfinfoDomainChangeEventReason {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::perfinfo_domain_change_event_reason::VALUES;
}

/// `PerfInfoDomainChangeEventMaximum`: one more than the last value.
///
/// It differs by release; nothing where the tables have no value.
#[doc(alias = "PerfInfoDomainChangeEventMaximum")]
pub fn perf_info_domain_change_event_maximum(release: crate::rt::Release) -> Option<u32> {
    match release.0 {
        19..=29 => Some(0x00000006),
        _ => None,
    }
}
