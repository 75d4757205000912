// Generated from spec/enums/SYSTEM_CONFIG_KW.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Keywords that enable kernel events about system configuration.
    ///
    /// No known name in C; here: `SYSTEM_CONFIG_KW`, of type `ULONGLONG`.
    ///
    /// Keywords of the system provider SystemConfigProviderGuid, {FEF3A8B6-318D-4B67-A96A-3B0F6B8F18FE}. From build
    /// 20348 of the development kit on, a session with EVENT_TRACE_SYSTEM_LOGGER_MODE can enable the provider. Its
    /// events are those of the group mask and do not identify the provider.
    ///
    /// Unknown:
    ///
    /// - Which development kits define the keywords other than those in which they were seen.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *System Providers*.
    SystemConfigKw(u64), size = 8 {
        /// `SYSTEM_CONFIG_KW_SYSTEM`. Corresponds to PERF_SYSCFG_SYSTEM. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_CONFIG_KW_SYSTEM")]
        SYSTEM = 0x0000000000000001, "SYSTEM_CONFIG_KW_SYSTEM";
        /// `SYSTEM_CONFIG_KW_GRAPHICS`. Corresponds to PERF_SYSCFG_GRAPHICS. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_CONFIG_KW_GRAPHICS")]
        GRAPHICS = 0x0000000000000002, "SYSTEM_CONFIG_KW_GRAPHICS";
        /// `SYSTEM_CONFIG_KW_STORAGE`. Corresponds to PERF_SYSCFG_STORAGE. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_CONFIG_KW_STORAGE")]
        STORAGE = 0x0000000000000004, "SYSTEM_CONFIG_KW_STORAGE";
        /// `SYSTEM_CONFIG_KW_NETWORK`. Corresponds to PERF_SYSCFG_NETWORK. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_CONFIG_KW_NETWORK")]
        NETWORK = 0x0000000000000008, "SYSTEM_CONFIG_KW_NETWORK";
        /// `SYSTEM_CONFIG_KW_SERVICES`. Corresponds to PERF_SYSCFG_SERVICES. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_CONFIG_KW_SERVICES")]
        SERVICES = 0x0000000000000010, "SYSTEM_CONFIG_KW_SERVICES";
        /// `SYSTEM_CONFIG_KW_PNP`. Corresponds to PERF_SYSCFG_PNP. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_CONFIG_KW_PNP")]
        PNP = 0x0000000000000020, "SYSTEM_CONFIG_KW_PNP";
        /// `SYSTEM_CONFIG_KW_OPTICAL`. Corresponds to PERF_SYSCFG_OPTICAL. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_CONFIG_KW_OPTICAL")]
        OPTICAL = 0x0000000000000040, "SYSTEM_CONFIG_KW_OPTICAL";
    }
}

static TABLE: Values = values("SYSTEM_CONFIG_KW", true, &[
    named("SYSTEM_CONFIG_KW_SYSTEM", 1, &[(Release(24), Release(255))]),
    named("SYSTEM_CONFIG_KW_GRAPHICS", 2, &[(Release(24), Release(255))]),
    named("SYSTEM_CONFIG_KW_STORAGE", 4, &[(Release(24), Release(255))]),
    named("SYSTEM_CONFIG_KW_NETWORK", 8, &[(Release(24), Release(255))]),
    named("SYSTEM_CONFIG_KW_SERVICES", 16, &[(Release(24), Release(255))]),
    named("SYSTEM_CONFIG_KW_PNP", 32, &[(Release(24), Release(255))]),
    named("SYSTEM_CONFIG_KW_OPTICAL", 64, &[(Release(24), Release(255))]),
]);
