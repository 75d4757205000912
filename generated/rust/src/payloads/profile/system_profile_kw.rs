// Generated from spec/enums/SYSTEM_PROFILE_KW.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

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
    }
}

static TABLE: Values = values("SYSTEM_PROFILE_KW", true, &[
    named("SYSTEM_PROFILE_KW_GENERAL", 1, &[(Release(24), Release(255))]),
    named("SYSTEM_PROFILE_KW_PMC_PROFILE", 2, &[(Release(24), Release(255))]),
]);
