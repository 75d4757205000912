// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Enumerations, flags and constants of the topic.

#[allow(unused_imports, reason = "sets may be of one kind, or without values")]
use crate::rt::{Release, flags, named, named_bits, open_enum, values};

// spec/enums/ETW_DISABLE_KTIMER2_FLAG.toml
flags! {
    /// Flags of the disabling of an executive timer.
    ///
    /// No known name in C; here: `ETW_DISABLE_KTIMER2_FLAG`, of type `UCHAR`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwDisableKtimer2Flag(u8), size = 1 {
        /// `ETW_DISABLE_KTIMER2_CANCEL`. The timer is also canceled. Releases unknown.
        #[doc(alias = "ETW_DISABLE_KTIMER2_CANCEL")]
        CANCEL = 0x01, "ETW_DISABLE_KTIMER2_CANCEL";
        /// `ETW_DISABLE_KTIMER2_WAIT`. The caller waits until the timer routine is done. Releases unknown.
        #[doc(alias = "ETW_DISABLE_KTIMER2_WAIT")]
        WAIT = 0x02, "ETW_DISABLE_KTIMER2_WAIT";
        /// `ETW_DISABLE_KTIMER2_DELAYED`. The timer is disabled later. Releases unknown.
        #[doc(alias = "ETW_DISABLE_KTIMER2_DELAYED")]
        DELAYED = 0x04, "ETW_DISABLE_KTIMER2_DELAYED";
        /// `ETW_DISABLE_KTIMER2_HAS_DISABLE_CALLBACK`. A callback routine is called when the timer is disabled.
        /// Releases unknown.
        #[doc(alias = "ETW_DISABLE_KTIMER2_HAS_DISABLE_CALLBACK")]
        HAS_DISABLE_CALLBACK = 0x08, "ETW_DISABLE_KTIMER2_HAS_DISABLE_CALLBACK";
    }, values("ETW_DISABLE_KTIMER2_FLAG", true, &[
        named("ETW_DISABLE_KTIMER2_CANCEL", 1, &[]),
        named("ETW_DISABLE_KTIMER2_WAIT", 2, &[]),
        named("ETW_DISABLE_KTIMER2_DELAYED", 4, &[]),
        named("ETW_DISABLE_KTIMER2_HAS_DISABLE_CALLBACK", 8, &[]),
    ])
}

// spec/enums/ETW_KTIMER2_FLAG.toml
flags! {
    /// Flags of an executive timer.
    ///
    /// No known name in C; here: `ETW_KTIMER2_FLAG`, of type `UCHAR`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwKtimer2Flag(u8), size = 1 {
        /// `ETW_KTIMER2_HAS_CALLBACK`. The timer has a callback routine, called when it expires. Releases unknown.
        #[doc(alias = "ETW_KTIMER2_HAS_CALLBACK")]
        HAS_CALLBACK = 0x01, "ETW_KTIMER2_HAS_CALLBACK";
        /// `ETW_KTIMER2_PERIODIC`. The timer is periodic. Releases unknown.
        #[doc(alias = "ETW_KTIMER2_PERIODIC")]
        PERIODIC = 0x02, "ETW_KTIMER2_PERIODIC";
        /// `ETW_KTIMER2_IDLE_RESILIENT`. The timer does not end idle resiliency. Releases unknown.
        #[doc(alias = "ETW_KTIMER2_IDLE_RESILIENT")]
        IDLE_RESILIENT = 0x04, "ETW_KTIMER2_IDLE_RESILIENT";
        /// `ETW_KTIMER2_HIGH_RESOLUTION`. High-resolution timer. Releases unknown.
        #[doc(alias = "ETW_KTIMER2_HIGH_RESOLUTION")]
        HIGH_RESOLUTION = 0x08, "ETW_KTIMER2_HIGH_RESOLUTION";
        /// `ETW_KTIMER2_NO_WAKE`. The timer does not wake the system. Releases unknown.
        #[doc(alias = "ETW_KTIMER2_NO_WAKE")]
        NO_WAKE = 0x10, "ETW_KTIMER2_NO_WAKE";
        /// `ETW_KTIMER2_NO_WAKE_FINITE`. The timer does not wake the system for a limited time. Releases unknown.
        #[doc(alias = "ETW_KTIMER2_NO_WAKE_FINITE")]
        NO_WAKE_FINITE = 0x20, "ETW_KTIMER2_NO_WAKE_FINITE";
    }, values("ETW_KTIMER2_FLAG", true, &[
        named("ETW_KTIMER2_HAS_CALLBACK", 1, &[]),
        named("ETW_KTIMER2_PERIODIC", 2, &[]),
        named("ETW_KTIMER2_IDLE_RESILIENT", 4, &[]),
        named("ETW_KTIMER2_HIGH_RESOLUTION", 8, &[]),
        named("ETW_KTIMER2_NO_WAKE", 16, &[]),
        named("ETW_KTIMER2_NO_WAKE_FINITE", 32, &[]),
    ])
}

// spec/enums/ETW_TIMER_FLAG.toml
flags! {
    /// Flags of a kernel timer.
    ///
    /// No known name in C; here: `ETW_TIMER_FLAG`, of type `UCHAR`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwTimerFlag(u8), size = 1 {
        /// `ETW_TIMER_COALESCABLE`. Coalescable timer: may expire late, together with other timers. Releases unknown.
        #[doc(alias = "ETW_TIMER_COALESCABLE")]
        COALESCABLE = 0x01, "ETW_TIMER_COALESCABLE";
        /// `ETW_TIMER_DPC`. The timer has a deferred procedure call. Releases unknown.
        #[doc(alias = "ETW_TIMER_DPC")]
        DPC = 0x02, "ETW_TIMER_DPC";
        /// `ETW_TIMER_IDLE_RESILIENT`. The timer does not end idle resiliency. Releases unknown.
        #[doc(alias = "ETW_TIMER_IDLE_RESILIENT")]
        IDLE_RESILIENT = 0x04, "ETW_TIMER_IDLE_RESILIENT";
        /// `ETW_TIMER_HIGH_RESOLUTION`. High-resolution timer. Releases unknown.
        #[doc(alias = "ETW_TIMER_HIGH_RESOLUTION")]
        HIGH_RESOLUTION = 0x08, "ETW_TIMER_HIGH_RESOLUTION";
        /// `ETW_TIMER_NO_WAKE`. The timer does not wake the system. Releases unknown.
        #[doc(alias = "ETW_TIMER_NO_WAKE")]
        NO_WAKE = 0x10, "ETW_TIMER_NO_WAKE";
    }, values("ETW_TIMER_FLAG", true, &[
        named("ETW_TIMER_COALESCABLE", 1, &[]),
        named("ETW_TIMER_DPC", 2, &[]),
        named("ETW_TIMER_IDLE_RESILIENT", 4, &[]),
        named("ETW_TIMER_HIGH_RESOLUTION", 8, &[]),
        named("ETW_TIMER_NO_WAKE", 16, &[]),
    ])
}

// spec/enums/PERFINFO_CLOCK_INTERRUPT_FLAG.toml
flags! {
    /// Flags of a clock interrupt.
    ///
    /// No known name in C; here: `PERFINFO_CLOCK_INTERRUPT_FLAG`, of type `SHORT`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    PerfinfoClockInterruptFlag(i16), size = 2 {
        /// `PERFINFO_CLOCK_INTERRUPT_CLOCK_OWNER`. The processor is the clock owner. Releases unknown.
        #[doc(alias = "PERFINFO_CLOCK_INTERRUPT_CLOCK_OWNER")]
        CLOCK_OWNER = 0x0001, "PERFINFO_CLOCK_INTERRUPT_CLOCK_OWNER";
        /// `PERFINFO_CLOCK_INTERRUPT_TIMER_PENDING`. A timer is pending. Releases unknown.
        #[doc(alias = "PERFINFO_CLOCK_INTERRUPT_TIMER_PENDING")]
        TIMER_PENDING = 0x0008, "PERFINFO_CLOCK_INTERRUPT_TIMER_PENDING";
    }, values("PERFINFO_CLOCK_INTERRUPT_FLAG", true, &[
        named("PERFINFO_CLOCK_INTERRUPT_CLOCK_OWNER", 1, &[]),
        named("PERFINFO_CLOCK_INTERRUPT_TIMER_PENDING", 8, &[]),
    ])
}

// spec/enums/PERFINFO_DOMAIN_CHANGE_EVENT_REASON.toml
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
    }, values("PERFINFO_DOMAIN_CHANGE_EVENT_REASON", false, &[
        named("PerfInfoDomainChangeEventIdleHalt", 0, &[(Release(19), Release(20)), (Release(25), Release(25))]),
        named("PerfInfoDomainChangeEventIdleResume", 1, &[(Release(19), Release(20)), (Release(25), Release(25))]),
        named("PerfInfoDomainChangeEventUserRestore", 2, &[(Release(19), Release(20)), (Release(25), Release(25))]),
        named("PerfInfoDomainChangeEventUserCallout", 3, &[(Release(19), Release(20)), (Release(25), Release(25))]),
        named("PerfInfoDomainChangeEventEnterSyscall", 4, &[(Release(19), Release(20)), (Release(25), Release(25))]),
        named("PerfInfoDomainChangeEventEnterTrap", 5, &[(Release(19), Release(20)), (Release(25), Release(25))]),
    ])
}

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

// spec/enums/PERFINFO_DYNAMIC_TICK_DISABLE_REASON.toml
open_enum! {
    /// Reason why dynamic ticks are disabled.
    ///
    /// In C: `PERFINFO_DYNAMIC_TICK_DISABLE_REASON`, of type `ULONG`.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "PERFINFO_DYNAMIC_TICK_DISABLE_REASON")]
    PerfinfoDynamicTickDisableReason(u32), size = 4 {
        /// `DynamicTickDisableReasonNone`. Dynamic ticks are not disabled. Releases unknown.
        #[doc(alias = "DynamicTickDisableReasonNone")]
        NONE = 0x00000000, "DynamicTickDisableReasonNone";
        /// `DynamicTickDisableReasonBcdOverride`. Disabled by the boot configuration. Releases unknown.
        #[doc(alias = "DynamicTickDisableReasonBcdOverride")]
        BCD_OVERRIDE = 0x00000001, "DynamicTickDisableReasonBcdOverride";
        /// `DynamicTickDisableReasonNoHwSupport`. Not supported by the hardware. Releases unknown.
        #[doc(alias = "DynamicTickDisableReasonNoHwSupport")]
        NO_HW_SUPPORT = 0x00000002, "DynamicTickDisableReasonNoHwSupport";
        /// `DynamicTickDisableReasonEmOverride`. Disabled by the errata manager. Releases unknown.
        #[doc(alias = "DynamicTickDisableReasonEmOverride")]
        EM_OVERRIDE = 0x00000003, "DynamicTickDisableReasonEmOverride";
        /// `DynamicTickDisableReasonMax`. Not a state: one more than the last value. Defined; no known use. Releases
        /// unknown.
        #[doc(alias = "DynamicTickDisableReasonMax")]
        MAX = 0x00000004, "DynamicTickDisableReasonMax";
    }, values("PERFINFO_DYNAMIC_TICK_DISABLE_REASON", false, &[
        named("DynamicTickDisableReasonNone", 0, &[]),
        named("DynamicTickDisableReasonBcdOverride", 1, &[]),
        named("DynamicTickDisableReasonNoHwSupport", 2, &[]),
        named("DynamicTickDisableReasonEmOverride", 3, &[]),
        named("DynamicTickDisableReasonMax", 4, &[]),
    ])
}

// spec/enums/PERFINFO_DYNAMIC_TICK_VETO_REASON.toml
open_enum! {
    /// Reason why a dynamic tick was vetoed.
    ///
    /// In C: `PERFINFO_DYNAMIC_TICK_VETO_REASON`, of type `ULONG`.
    ///
    /// No structure of the header has a field of this type.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "PERFINFO_DYNAMIC_TICK_VETO_REASON")]
    PerfinfoDynamicTickVetoReason(u32), size = 4 {
        /// `DynamicTickVetoNone`. Releases unknown.
        #[doc(alias = "DynamicTickVetoNone")]
        NONE = 0x00000000, "DynamicTickVetoNone";
        /// `DynamicTickVetoProcBusy`. Releases unknown.
        #[doc(alias = "DynamicTickVetoProcBusy")]
        PROC_BUSY = 0x00000001, "DynamicTickVetoProcBusy";
        /// `DynamicTickVetoSoftwareTimer`. Releases unknown.
        #[doc(alias = "DynamicTickVetoSoftwareTimer")]
        SOFTWARE_TIMER = 0x00000002, "DynamicTickVetoSoftwareTimer";
        /// `DynamicTickVetoClockConstraint`. Releases unknown.
        #[doc(alias = "DynamicTickVetoClockConstraint")]
        CLOCK_CONSTRAINT = 0x00000003, "DynamicTickVetoClockConstraint";
        /// `DynamicTickVetoClockOutOfSync`. Releases unknown.
        #[doc(alias = "DynamicTickVetoClockOutOfSync")]
        CLOCK_OUT_OF_SYNC = 0x00000004, "DynamicTickVetoClockOutOfSync";
        /// `DynamicTickVetoClockUpdateFailed`. Releases unknown.
        #[doc(alias = "DynamicTickVetoClockUpdateFailed")]
        CLOCK_UPDATE_FAILED = 0x00000005, "DynamicTickVetoClockUpdateFailed";
        /// `DynamicTickVetoMax`. Not a state: one more than the last value. Defined; no known use. Releases unknown.
        #[doc(alias = "DynamicTickVetoMax")]
        MAX = 0x00000006, "DynamicTickVetoMax";
    }, values("PERFINFO_DYNAMIC_TICK_VETO_REASON", false, &[
        named("DynamicTickVetoNone", 0, &[]),
        named("DynamicTickVetoProcBusy", 1, &[]),
        named("DynamicTickVetoSoftwareTimer", 2, &[]),
        named("DynamicTickVetoClockConstraint", 3, &[]),
        named("DynamicTickVetoClockOutOfSync", 4, &[]),
        named("DynamicTickVetoClockUpdateFailed", 5, &[]),
        named("DynamicTickVetoMax", 6, &[]),
    ])
}

// spec/enums/PERFINFO_IPI_REQUEST.toml
flags! {
    /// Kind of an interprocessor interrupt request.
    ///
    /// No known name in C; here: `PERFINFO_IPI_REQUEST`, of type `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    PerfinfoIpiRequest(u32), size = 4 {
        /// `PERFINFO_IPI_APC_REQUEST`. Asynchronous procedure call. Releases unknown.
        #[doc(alias = "PERFINFO_IPI_APC_REQUEST")]
        APC_REQUEST = 0x00000001, "PERFINFO_IPI_APC_REQUEST";
        /// `PERFINFO_IPI_DPC_REQUEST`. Deferred procedure call. Releases unknown.
        #[doc(alias = "PERFINFO_IPI_DPC_REQUEST")]
        DPC_REQUEST = 0x00000002, "PERFINFO_IPI_DPC_REQUEST";
    }, values("PERFINFO_IPI_REQUEST", true, &[
        named("PERFINFO_IPI_APC_REQUEST", 1, &[]),
        named("PERFINFO_IPI_DPC_REQUEST", 2, &[]),
    ])
}

// spec/enums/SYSTEM_CPU_KW.toml
flags! {
    /// Keywords that enable kernel events about processors.
    ///
    /// No known name in C; here: `SYSTEM_CPU_KW`, of type `ULONGLONG`.
    ///
    /// Keywords of the system provider SystemCpuProviderGuid, {C6C5265F-EAE8-4650-AAE4-9D48603D8510}. From build 20348
    /// of the development kit on, a session with EVENT_TRACE_SYSTEM_LOGGER_MODE can enable the provider. Its events are
    /// those of the group mask and do not identify the provider.
    ///
    /// Unknown:
    ///
    /// - Which development kits define the keywords other than those in which they were seen.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *System Providers*.
    SystemCpuKw(u64), size = 8 {
        /// `SYSTEM_CPU_KW_CONFIG`. Corresponds to PERF_CPU_CONFIG. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_CPU_KW_CONFIG")]
        CONFIG = 0x0000000000000001, "SYSTEM_CPU_KW_CONFIG";
        /// `SYSTEM_CPU_KW_CACHE_FLUSH`. Corresponds to PERF_CACHE_FLUSH. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_CPU_KW_CACHE_FLUSH")]
        CACHE_FLUSH = 0x0000000000000002, "SYSTEM_CPU_KW_CACHE_FLUSH";
        /// `SYSTEM_CPU_KW_SPEC_CONTROL`. Corresponds to PERF_SPEC_CONTROL. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_CPU_KW_SPEC_CONTROL")]
        SPEC_CONTROL = 0x0000000000000004, "SYSTEM_CPU_KW_SPEC_CONTROL";
    }, values("SYSTEM_CPU_KW", true, &[
        named("SYSTEM_CPU_KW_CONFIG", 1, &[(Release(24), Release(255))]),
        named("SYSTEM_CPU_KW_CACHE_FLUSH", 2, &[(Release(24), Release(255))]),
        named("SYSTEM_CPU_KW_SPEC_CONTROL", 4, &[(Release(24), Release(255))]),
    ])
}

// spec/enums/SYSTEM_HYPERVISOR_KW.toml
flags! {
    /// Keywords that enable kernel events about the hypervisor.
    ///
    /// No known name in C; here: `SYSTEM_HYPERVISOR_KW`, of type `ULONGLONG`.
    ///
    /// Keywords of the system provider SystemHypervisorProviderGuid, {BAFA072A-918A-4BED-B622-BC152097098F}. From build
    /// 20348 of the development kit on, a session with EVENT_TRACE_SYSTEM_LOGGER_MODE can enable the provider. Its
    /// events are those of the group mask and do not identify the provider.
    ///
    /// Unknown:
    ///
    /// - Which development kits define the keywords other than those in which they were seen.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *System Providers*.
    SystemHypervisorKw(u64), size = 8 {
        /// `SYSTEM_HYPERVISOR_KW_PROFILE`. Corresponds to PERF_HV_PROFILE. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_HYPERVISOR_KW_PROFILE")]
        PROFILE = 0x0000000000000001, "SYSTEM_HYPERVISOR_KW_PROFILE";
        /// `SYSTEM_HYPERVISOR_KW_CALLOUTS`. Corresponds to PERF_HV_CALLOUTS. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_HYPERVISOR_KW_CALLOUTS")]
        CALLOUTS = 0x0000000000000002, "SYSTEM_HYPERVISOR_KW_CALLOUTS";
        /// `SYSTEM_HYPERVISOR_KW_VTL_CHANGE`. Corresponds to PERF_VTL_CHANGE. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_HYPERVISOR_KW_VTL_CHANGE")]
        VTL_CHANGE = 0x0000000000000004, "SYSTEM_HYPERVISOR_KW_VTL_CHANGE";
    }, values("SYSTEM_HYPERVISOR_KW", true, &[
        named("SYSTEM_HYPERVISOR_KW_PROFILE", 1, &[(Release(24), Release(255))]),
        named("SYSTEM_HYPERVISOR_KW_CALLOUTS", 2, &[(Release(24), Release(255))]),
        named("SYSTEM_HYPERVISOR_KW_VTL_CHANGE", 4, &[(Release(24), Release(255))]),
    ])
}

// spec/enums/SYSTEM_INTERRUPT_KW.toml
flags! {
    /// Keywords that enable kernel events about interrupts and deferred procedure calls.
    ///
    /// No known name in C; here: `SYSTEM_INTERRUPT_KW`, of type `ULONGLONG`.
    ///
    /// Keywords of the system provider SystemInterruptProviderGuid, {D4BBEE17-B545-4888-858B-744169015B25}. From build
    /// 20348 of the development kit on, a session with EVENT_TRACE_SYSTEM_LOGGER_MODE can enable the provider. Its
    /// events are those of the group mask and do not identify the provider.
    ///
    /// Unknown:
    ///
    /// - Which development kits define the keywords other than those in which they were seen.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *System Providers*.
    SystemInterruptKw(u64), size = 8 {
        /// `SYSTEM_INTERRUPT_KW_GENERAL`. Corresponds to PERF_INTERRUPT and EVENT_TRACE_FLAG_INTERRUPT. Observed in
        /// development kits of server-2022+.
        #[doc(alias = "SYSTEM_INTERRUPT_KW_GENERAL")]
        GENERAL = 0x0000000000000001, "SYSTEM_INTERRUPT_KW_GENERAL";
        /// `SYSTEM_INTERRUPT_KW_CLOCK_INTERRUPT`. Corresponds to PERF_CLOCK_INTERRUPT. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_INTERRUPT_KW_CLOCK_INTERRUPT")]
        CLOCK_INTERRUPT = 0x0000000000000002, "SYSTEM_INTERRUPT_KW_CLOCK_INTERRUPT";
        /// `SYSTEM_INTERRUPT_KW_DPC`. Corresponds to PERF_DPC and EVENT_TRACE_FLAG_DPC. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_INTERRUPT_KW_DPC")]
        DPC = 0x0000000000000004, "SYSTEM_INTERRUPT_KW_DPC";
        /// `SYSTEM_INTERRUPT_KW_DPC_QUEUE`. Corresponds to PERF_DPC_QUEUE. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_INTERRUPT_KW_DPC_QUEUE")]
        DPC_QUEUE = 0x0000000000000008, "SYSTEM_INTERRUPT_KW_DPC_QUEUE";
        /// `SYSTEM_INTERRUPT_KW_WDF_DPC`. Corresponds to PERF_WDF_DPC. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_INTERRUPT_KW_WDF_DPC")]
        WDF_DPC = 0x0000000000000010, "SYSTEM_INTERRUPT_KW_WDF_DPC";
        /// `SYSTEM_INTERRUPT_KW_WDF_INTERRUPT`. Corresponds to PERF_WDF_INTERRUPT. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_INTERRUPT_KW_WDF_INTERRUPT")]
        WDF_INTERRUPT = 0x0000000000000020, "SYSTEM_INTERRUPT_KW_WDF_INTERRUPT";
        /// `SYSTEM_INTERRUPT_KW_IPI`. Corresponds to PERF_IPI. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_INTERRUPT_KW_IPI")]
        IPI = 0x0000000000000040, "SYSTEM_INTERRUPT_KW_IPI";
    }, values("SYSTEM_INTERRUPT_KW", true, &[
        named("SYSTEM_INTERRUPT_KW_GENERAL", 1, &[(Release(24), Release(255))]),
        named("SYSTEM_INTERRUPT_KW_CLOCK_INTERRUPT", 2, &[(Release(24), Release(255))]),
        named("SYSTEM_INTERRUPT_KW_DPC", 4, &[(Release(24), Release(255))]),
        named("SYSTEM_INTERRUPT_KW_DPC_QUEUE", 8, &[(Release(24), Release(255))]),
        named("SYSTEM_INTERRUPT_KW_WDF_DPC", 16, &[(Release(24), Release(255))]),
        named("SYSTEM_INTERRUPT_KW_WDF_INTERRUPT", 32, &[(Release(24), Release(255))]),
        named("SYSTEM_INTERRUPT_KW_IPI", 64, &[(Release(24), Release(255))]),
    ])
}

// spec/enums/SYSTEM_PROFILE_KW.toml
flags! {
    /// Keywords that enable kernel events about profiling.
    ///
    /// No known name in C; here: `SYSTEM_PROFILE_KW`, of type `ULONGLONG`.
    ///
    /// Keywords of the system provider SystemProfileProviderGuid, {BFEB0324-1CEE-496F-A409-2AC2B48A6322}. From build
    /// 20348 of the development kit on, a session with EVENT_TRACE_SYSTEM_LOGGER_MODE can enable the provider. Its
    /// events are those of the group mask and do not identify the provider.
    ///
    /// Unknown:
    ///
    /// - Which development kits define the keywords other than those in which they were seen.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *System Providers*.
    SystemProfileKw(u64), size = 8 {
        /// `SYSTEM_PROFILE_KW_GENERAL`. Corresponds to PERF_PROFILE and EVENT_TRACE_FLAG_PROFILE. Observed in
        /// development kits of server-2022+.
        #[doc(alias = "SYSTEM_PROFILE_KW_GENERAL")]
        GENERAL = 0x0000000000000001, "SYSTEM_PROFILE_KW_GENERAL";
        /// `SYSTEM_PROFILE_KW_PMC_PROFILE`. Corresponds to PERF_PMC_PROFILE. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_PROFILE_KW_PMC_PROFILE")]
        PMC_PROFILE = 0x0000000000000002, "SYSTEM_PROFILE_KW_PMC_PROFILE";
    }, values("SYSTEM_PROFILE_KW", true, &[
        named("SYSTEM_PROFILE_KW_GENERAL", 1, &[(Release(24), Release(255))]),
        named("SYSTEM_PROFILE_KW_PMC_PROFILE", 2, &[(Release(24), Release(255))]),
    ])
}

// spec/enums/SYSTEM_SYSCALL_KW.toml
flags! {
    /// Keywords that enable kernel events about system calls.
    ///
    /// No known name in C; here: `SYSTEM_SYSCALL_KW`, of type `ULONGLONG`.
    ///
    /// Keywords of the system provider SystemSyscallProviderGuid, {434286F7-6F1B-45BB-B37E-95F623046C7C}. From build
    /// 20348 of the development kit on, a session with EVENT_TRACE_SYSTEM_LOGGER_MODE can enable the provider. Its
    /// events are those of the group mask and do not identify the provider.
    ///
    /// Unknown:
    ///
    /// - Which development kits define the keywords other than those in which they were seen.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *System Providers*.
    SystemSyscallKw(u64), size = 8 {
        /// `SYSTEM_SYSCALL_KW_GENERAL`. Corresponds to PERF_SYSCALL and EVENT_TRACE_FLAG_SYSTEMCALL. Observed in
        /// development kits of server-2022+.
        #[doc(alias = "SYSTEM_SYSCALL_KW_GENERAL")]
        GENERAL = 0x0000000000000001, "SYSTEM_SYSCALL_KW_GENERAL";
    }, values("SYSTEM_SYSCALL_KW", true, &[
        named("SYSTEM_SYSCALL_KW_GENERAL", 1, &[(Release(24), Release(255))]),
    ])
}

// spec/enums/SYSTEM_TIMER_KW.toml
flags! {
    /// Keywords that enable kernel events about kernel timers.
    ///
    /// No known name in C; here: `SYSTEM_TIMER_KW`, of type `ULONGLONG`.
    ///
    /// Keywords of the system provider SystemTimerProviderGuid, {4F061568-E215-499F-AB2E-EDA0AE890A5B}. From build
    /// 20348 of the development kit on, a session with EVENT_TRACE_SYSTEM_LOGGER_MODE can enable the provider. Its
    /// events are those of the group mask and do not identify the provider.
    ///
    /// Unknown:
    ///
    /// - Which development kits define the keywords other than those in which they were seen.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *System Providers*.
    SystemTimerKw(u64), size = 8 {
        /// `SYSTEM_TIMER_KW_GENERAL`. Corresponds to PERF_TIMER. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_TIMER_KW_GENERAL")]
        GENERAL = 0x0000000000000001, "SYSTEM_TIMER_KW_GENERAL";
        /// `SYSTEM_TIMER_KW_CLOCK_TIMER`. Corresponds to PERF_CLOCK_TIMER. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_TIMER_KW_CLOCK_TIMER")]
        CLOCK_TIMER = 0x0000000000000002, "SYSTEM_TIMER_KW_CLOCK_TIMER";
    }, values("SYSTEM_TIMER_KW", true, &[
        named("SYSTEM_TIMER_KW_GENERAL", 1, &[(Release(24), Release(255))]),
        named("SYSTEM_TIMER_KW_CLOCK_TIMER", 2, &[(Release(24), Release(255))]),
    ])
}
