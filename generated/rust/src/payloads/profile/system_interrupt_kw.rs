// Generated from spec/enums/SYSTEM_INTERRUPT_KW.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

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
    }
}

static TABLE: Values = values("SYSTEM_INTERRUPT_KW", true, &[
    named("SYSTEM_INTERRUPT_KW_GENERAL", 1, &[(Release(24), Release(255))]),
    named("SYSTEM_INTERRUPT_KW_CLOCK_INTERRUPT", 2, &[(Release(24), Release(255))]),
    named("SYSTEM_INTERRUPT_KW_DPC", 4, &[(Release(24), Release(255))]),
    named("SYSTEM_INTERRUPT_KW_DPC_QUEUE", 8, &[(Release(24), Release(255))]),
    named("SYSTEM_INTERRUPT_KW_WDF_DPC", 16, &[(Release(24), Release(255))]),
    named("SYSTEM_INTERRUPT_KW_WDF_INTERRUPT", 32, &[(Release(24), Release(255))]),
    named("SYSTEM_INTERRUPT_KW_IPI", 64, &[(Release(24), Release(255))]),
]);
