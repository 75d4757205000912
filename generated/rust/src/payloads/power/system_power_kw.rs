// Generated from spec/enums/SYSTEM_POWER_KW.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Keywords that enable kernel events about power states.
    ///
    /// No known name in C; here: `SYSTEM_POWER_KW`, of type `ULONGLONG`.
    ///
    /// Keywords of the system provider SystemPowerProviderGuid, {C134884A-32D5-4488-80E5-14ED7ABB8269}. From build
    /// 20348 of the development kit on, a session with EVENT_TRACE_SYSTEM_LOGGER_MODE can enable the provider. Its
    /// events are those of the group mask and do not identify the provider.
    ///
    /// Unknown:
    ///
    /// - Which development kits define the keywords other than those in which they were seen.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *System Providers*.
    SystemPowerKw(u64), size = 8 {
        /// `SYSTEM_POWER_KW_GENERAL`. Corresponds to PERF_POWER. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_POWER_KW_GENERAL")]
        GENERAL = 0x0000000000000001, "SYSTEM_POWER_KW_GENERAL";
        /// `SYSTEM_POWER_KW_HIBER_RUNDOWN`. Corresponds to PERF_HIBER_RUNDOWN. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_POWER_KW_HIBER_RUNDOWN")]
        HIBER_RUNDOWN = 0x0000000000000002, "SYSTEM_POWER_KW_HIBER_RUNDOWN";
        /// `SYSTEM_POWER_KW_PROCESSOR_IDLE`. Corresponds to PERF_PROCESSOR_IDLE. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_POWER_KW_PROCESSOR_IDLE")]
        PROCESSOR_IDLE = 0x0000000000000004, "SYSTEM_POWER_KW_PROCESSOR_IDLE";
        /// `SYSTEM_POWER_KW_IDLE_SELECTION`. Corresponds to PERF_IDLE_SELECTION. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_POWER_KW_IDLE_SELECTION")]
        IDLE_SELECTION = 0x0000000000000008, "SYSTEM_POWER_KW_IDLE_SELECTION";
        /// `SYSTEM_POWER_KW_PPM_EXIT_LATENCY`. Corresponds to PERF_PPM_EXIT_LATENCY. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_POWER_KW_PPM_EXIT_LATENCY")]
        PPM_EXIT_LATENCY = 0x0000000000000010, "SYSTEM_POWER_KW_PPM_EXIT_LATENCY";
    }
}

static TABLE: Values = values("SYSTEM_POWER_KW", true, &[
    named("SYSTEM_POWER_KW_GENERAL", 1, &[(Release(24), Release(255))]),
    named("SYSTEM_POWER_KW_HIBER_RUNDOWN", 2, &[(Release(24), Release(255))]),
    named("SYSTEM_POWER_KW_PROCESSOR_IDLE", 4, &[(Release(24), Release(255))]),
    named("SYSTEM_POWER_KW_IDLE_SELECTION", 8, &[(Release(24), Release(255))]),
    named("SYSTEM_POWER_KW_PPM_EXIT_LATENCY", 16, &[(Release(24), Release(255))]),
]);
