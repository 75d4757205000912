// Generated from spec/enums/SYSTEM_TIMER_KW.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

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
    }
}

static TABLE: Values = values("SYSTEM_TIMER_KW", true, &[
    named("SYSTEM_TIMER_KW_GENERAL", 1, &[(Release(24), Release(255))]),
    named("SYSTEM_TIMER_KW_CLOCK_TIMER", 2, &[(Release(24), Release(255))]),
]);
