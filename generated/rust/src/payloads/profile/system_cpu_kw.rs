// Generated from spec/enums/SYSTEM_CPU_KW.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

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
    }
}

static TABLE: Values = values("SYSTEM_CPU_KW", true, &[
    named("SYSTEM_CPU_KW_CONFIG", 1, &[(Release(24), Release(255))]),
    named("SYSTEM_CPU_KW_CACHE_FLUSH", 2, &[(Release(24), Release(255))]),
    named("SYSTEM_CPU_KW_SPEC_CONTROL", 4, &[(Release(24), Release(255))]),
]);
