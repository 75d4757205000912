// Generated from spec/enums/SYSTEM_IOFILTER_KW.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Keywords that enable kernel events about file system filters.
    ///
    /// No known name in C; here: `SYSTEM_IOFILTER_KW`, of type `ULONGLONG`.
    ///
    /// Keywords of the system provider SystemIoFilterProviderGuid, {FBD09363-9E22-4661-B8BF-E7A34B535B8C}. From build
    /// 20348 of the development kit on, a session with EVENT_TRACE_SYSTEM_LOGGER_MODE can enable the provider. Its
    /// events are those of the group mask and do not identify the provider.
    ///
    /// Unknown:
    ///
    /// - Which development kits define the keywords other than those in which they were seen.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *System Providers*.
    SystemIofilterKw(u64), size = 8 {
        /// `SYSTEM_IOFILTER_KW_GENERAL`. Corresponds to PERF_FLT_IO. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_IOFILTER_KW_GENERAL")]
        GENERAL = 0x0000000000000001, "SYSTEM_IOFILTER_KW_GENERAL";
        /// `SYSTEM_IOFILTER_KW_INIT`. Corresponds to PERF_FLT_IO_INIT. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_IOFILTER_KW_INIT")]
        INIT = 0x0000000000000002, "SYSTEM_IOFILTER_KW_INIT";
        /// `SYSTEM_IOFILTER_KW_FASTIO`. Corresponds to PERF_FLT_FASTIO. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_IOFILTER_KW_FASTIO")]
        FASTIO = 0x0000000000000004, "SYSTEM_IOFILTER_KW_FASTIO";
        /// `SYSTEM_IOFILTER_KW_FAILURE`. Corresponds to PERF_FLT_IO_FAILURE. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_IOFILTER_KW_FAILURE")]
        FAILURE = 0x0000000000000008, "SYSTEM_IOFILTER_KW_FAILURE";
    }
}

static TABLE: Values = values("SYSTEM_IOFILTER_KW", true, &[
    named("SYSTEM_IOFILTER_KW_GENERAL", 1, &[(Release(24), Release(255))]),
    named("SYSTEM_IOFILTER_KW_INIT", 2, &[(Release(24), Release(255))]),
    named("SYSTEM_IOFILTER_KW_FASTIO", 4, &[(Release(24), Release(255))]),
    named("SYSTEM_IOFILTER_KW_FAILURE", 8, &[(Release(24), Release(255))]),
]);
