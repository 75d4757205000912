// Generated from spec/enums/SYSTEM_HYPERVISOR_KW.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

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
    }
}

static TABLE: Values = values("SYSTEM_HYPERVISOR_KW", true, &[
    named("SYSTEM_HYPERVISOR_KW_PROFILE", 1, &[(Release(24), Release(255))]),
    named("SYSTEM_HYPERVISOR_KW_CALLOUTS", 2, &[(Release(24), Release(255))]),
    named("SYSTEM_HYPERVISOR_KW_VTL_CHANGE", 4, &[(Release(24), Release(255))]),
]);
