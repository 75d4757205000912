// Generated from spec/enums/SYSTEM_REGISTRY_KW.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Keywords that enable kernel events about the registry.
    ///
    /// No known name in C; here: `SYSTEM_REGISTRY_KW`, of type `ULONGLONG`.
    ///
    /// Keywords of the system provider SystemRegistryProviderGuid, {16156BD9-FAB4-4CFA-A232-89D1099058E3}. From build
    /// 20348 of the development kit on, a session with EVENT_TRACE_SYSTEM_LOGGER_MODE can enable the provider. Its
    /// events are those of the group mask and do not identify the provider.
    ///
    /// Unknown:
    ///
    /// - Which development kits define the keywords other than those in which they were seen.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *System Providers*.
    SystemRegistryKw(u64), size = 8 {
        /// `SYSTEM_REGISTRY_KW_GENERAL`. Corresponds to PERF_REGISTRY and EVENT_TRACE_FLAG_REGISTRY. Observed in
        /// development kits of server-2022+.
        #[doc(alias = "SYSTEM_REGISTRY_KW_GENERAL")]
        GENERAL = 0x0000000000000001, "SYSTEM_REGISTRY_KW_GENERAL";
        /// `SYSTEM_REGISTRY_KW_HIVE`. Corresponds to PERF_REG_HIVE. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_REGISTRY_KW_HIVE")]
        HIVE = 0x0000000000000002, "SYSTEM_REGISTRY_KW_HIVE";
        /// `SYSTEM_REGISTRY_KW_NOTIFICATION`. Corresponds to PERF_REG_NOTIF. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_REGISTRY_KW_NOTIFICATION")]
        NOTIFICATION = 0x0000000000000004, "SYSTEM_REGISTRY_KW_NOTIFICATION";
    }
}

static TABLE: Values = values("SYSTEM_REGISTRY_KW", true, &[
    named("SYSTEM_REGISTRY_KW_GENERAL", 1, &[(Release(24), Release(255))]),
    named("SYSTEM_REGISTRY_KW_HIVE", 2, &[(Release(24), Release(255))]),
    named("SYSTEM_REGISTRY_KW_NOTIFICATION", 4, &[(Release(24), Release(255))]),
]);
