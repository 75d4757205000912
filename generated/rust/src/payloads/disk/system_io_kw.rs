// Generated from spec/enums/SYSTEM_IO_KW.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Keywords that enable kernel events about disk, file, cache and network I/O.
    ///
    /// No known name in C; here: `SYSTEM_IO_KW`, of type `ULONGLONG`.
    ///
    /// Keywords of the system provider SystemIoProviderGuid, {3D5C43E3-0F1C-4202-B817-174C0070DC79}. From build 20348
    /// of the development kit on, a session with EVENT_TRACE_SYSTEM_LOGGER_MODE can enable the provider. Its events are
    /// those of the group mask and do not identify the provider.
    ///
    /// Unknown:
    ///
    /// - Which development kits define the keywords other than those in which they were seen.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *System Providers*.
    SystemIoKw(u64), size = 8 {
        /// `SYSTEM_IO_KW_DISK`. Corresponds to EVENT_TRACE_FLAG_DISK_IO. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_IO_KW_DISK")]
        DISK = 0x0000000000000001, "SYSTEM_IO_KW_DISK";
        /// `SYSTEM_IO_KW_DISK_INIT`. Corresponds to PERF_DISK_IO_INIT and EVENT_TRACE_FLAG_DISK_IO_INIT. Observed in
        /// development kits of server-2022+.
        #[doc(alias = "SYSTEM_IO_KW_DISK_INIT")]
        DISK_INIT = 0x0000000000000002, "SYSTEM_IO_KW_DISK_INIT";
        /// `SYSTEM_IO_KW_FILENAME`. Corresponds to PERF_FILENAME and EVENT_TRACE_FLAG_DISK_FILE_IO. Observed in
        /// development kits of server-2022+.
        #[doc(alias = "SYSTEM_IO_KW_FILENAME")]
        FILENAME = 0x0000000000000004, "SYSTEM_IO_KW_FILENAME";
        /// `SYSTEM_IO_KW_SPLIT`. Corresponds to PERF_SPLIT_IO and EVENT_TRACE_FLAG_SPLIT_IO. Observed in development
        /// kits of server-2022+.
        #[doc(alias = "SYSTEM_IO_KW_SPLIT")]
        SPLIT = 0x0000000000000008, "SYSTEM_IO_KW_SPLIT";
        /// `SYSTEM_IO_KW_FILE`. Corresponds to PERF_FILE_IO and EVENT_TRACE_FLAG_FILE_IO. Observed in development kits
        /// of server-2022+.
        #[doc(alias = "SYSTEM_IO_KW_FILE")]
        FILE = 0x0000000000000010, "SYSTEM_IO_KW_FILE";
        /// `SYSTEM_IO_KW_OPTICAL`. Corresponds to PERF_OPTICAL_IO. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_IO_KW_OPTICAL")]
        OPTICAL = 0x0000000000000020, "SYSTEM_IO_KW_OPTICAL";
        /// `SYSTEM_IO_KW_OPTICAL_INIT`. Corresponds to PERF_OPTICAL_IO_INIT. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_IO_KW_OPTICAL_INIT")]
        OPTICAL_INIT = 0x0000000000000040, "SYSTEM_IO_KW_OPTICAL_INIT";
        /// `SYSTEM_IO_KW_DRIVERS`. Corresponds to PERF_DRIVERS and EVENT_TRACE_FLAG_DRIVER. It enables
        /// SYSTEM_IO_KW_FILENAME too. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_IO_KW_DRIVERS")]
        DRIVERS = 0x0000000000000080, "SYSTEM_IO_KW_DRIVERS";
        /// `SYSTEM_IO_KW_CC`. Corresponds to PERF_CC. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_IO_KW_CC")]
        CC = 0x0000000000000100, "SYSTEM_IO_KW_CC";
        /// `SYSTEM_IO_KW_NETWORK`. Corresponds to PERF_NETWORK and EVENT_TRACE_FLAG_NETWORK_TCPIP. Observed in
        /// development kits of server-2022+.
        #[doc(alias = "SYSTEM_IO_KW_NETWORK")]
        NETWORK = 0x0000000000000200, "SYSTEM_IO_KW_NETWORK";
    }
}

static TABLE: Values = values("SYSTEM_IO_KW", true, &[
    named("SYSTEM_IO_KW_DISK", 1, &[(Release(24), Release(255))]),
    named("SYSTEM_IO_KW_DISK_INIT", 2, &[(Release(24), Release(255))]),
    named("SYSTEM_IO_KW_FILENAME", 4, &[(Release(24), Release(255))]),
    named("SYSTEM_IO_KW_SPLIT", 8, &[(Release(24), Release(255))]),
    named("SYSTEM_IO_KW_FILE", 16, &[(Release(24), Release(255))]),
    named("SYSTEM_IO_KW_OPTICAL", 32, &[(Release(24), Release(255))]),
    named("SYSTEM_IO_KW_OPTICAL_INIT", 64, &[(Release(24), Release(255))]),
    named("SYSTEM_IO_KW_DRIVERS", 128, &[(Release(24), Release(255))]),
    named("SYSTEM_IO_KW_CC", 256, &[(Release(24), Release(255))]),
    named("SYSTEM_IO_KW_NETWORK", 512, &[(Release(24), Release(255))]),
]);
