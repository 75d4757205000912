// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Enumerations, flags and constants of the topic.

#[allow(unused_imports, reason = "sets may be of one kind, or without values")]
use crate::rt::{Release, flags, named, named_bits, open_enum, values};

// spec/enums/ETW_IO_FLAG.toml
flags! {
    /// Flags of an I/O request.
    ///
    /// No known name in C; here: `ETW_IO_FLAG`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - Field that contains the flags.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwIoFlag(u32), size = 4 {
        /// `ETW_IO_FLAG_BACKUP`. Backup request. Releases unknown.
        #[doc(alias = "ETW_IO_FLAG_BACKUP")]
        BACKUP = 0x00000001, "ETW_IO_FLAG_BACKUP";
        /// `ETW_IO_FLAG_PREFETCH`. Prefetch request. Releases unknown.
        #[doc(alias = "ETW_IO_FLAG_PREFETCH")]
        PREFETCH = 0x00000002, "ETW_IO_FLAG_PREFETCH";
        /// `ETW_IO_FLAG_WRITE_AGGREGATION`. Releases unknown.
        #[doc(alias = "ETW_IO_FLAG_WRITE_AGGREGATION")]
        WRITE_AGGREGATION = 0x00000004, "ETW_IO_FLAG_WRITE_AGGREGATION";
    }, values("ETW_IO_FLAG", true, &[
        named("ETW_IO_FLAG_BACKUP", 1, &[]),
        named("ETW_IO_FLAG_PREFETCH", 2, &[]),
        named("ETW_IO_FLAG_WRITE_AGGREGATION", 4, &[]),
    ])
}

// spec/enums/EVENT_TRACE_IO_EVENT_TYPE.toml
open_enum! {
    /// Types of disk I/O events.
    ///
    /// No known name in C; here: `EVENT_TRACE_IO_EVENT_TYPE`, of type `UCHAR`.
    ///
    /// Low byte of the hook ID of events in the group EVENT_TRACE_GROUP_IO, and `Class.Type` of EVENT_TRACE_HEADER for
    /// the class of the group. Releases are those of the development kit whose EVNTRACE.H defines the name.
    ///
    /// Unknown:
    ///
    /// - Which development kit first defines the names that have no release.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntrace.h*.
    EventTraceIoEventType(u8), size = 1 {
        /// `EVENT_TRACE_TYPE_IO_READ`. Disk read completed. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_IO_READ")]
        IO_READ = 0x0a, "EVENT_TRACE_TYPE_IO_READ";
        /// `EVENT_TRACE_TYPE_IO_WRITE`. Disk write completed. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_IO_WRITE")]
        IO_WRITE = 0x0b, "EVENT_TRACE_TYPE_IO_WRITE";
        /// `EVENT_TRACE_TYPE_IO_READ_INIT`. Disk read started. Documented for development kits of 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_IO_READ_INIT")]
        IO_READ_INIT = 0x0c, "EVENT_TRACE_TYPE_IO_READ_INIT";
        /// `EVENT_TRACE_TYPE_IO_WRITE_INIT`. Disk write started. Documented for development kits of 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_IO_WRITE_INIT")]
        IO_WRITE_INIT = 0x0d, "EVENT_TRACE_TYPE_IO_WRITE_INIT";
        /// `EVENT_TRACE_TYPE_IO_FLUSH`. Flush of disk buffers completed. Documented for development kits of 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_IO_FLUSH")]
        IO_FLUSH = 0x0e, "EVENT_TRACE_TYPE_IO_FLUSH";
        /// `EVENT_TRACE_TYPE_IO_FLUSH_INIT`. Flush of disk buffers started. Documented for development kits of 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_IO_FLUSH_INIT")]
        IO_FLUSH_INIT = 0x0f, "EVENT_TRACE_TYPE_IO_FLUSH_INIT";
        /// `EVENT_TRACE_TYPE_IO_REDIRECTED_INIT`. Redirected I/O request started. Documented for development kits
        /// of 6.3+.
        #[doc(alias = "EVENT_TRACE_TYPE_IO_REDIRECTED_INIT")]
        IO_REDIRECTED_INIT = 0x10, "EVENT_TRACE_TYPE_IO_REDIRECTED_INIT";
        /// `EVENT_TRACE_TYPE_OPTICAL_IO_READ`. Optical disc read completed. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_OPTICAL_IO_READ")]
        OPTICAL_IO_READ = 0x37, "EVENT_TRACE_TYPE_OPTICAL_IO_READ";
        /// `EVENT_TRACE_TYPE_OPTICAL_IO_WRITE`. Optical disc write completed. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_OPTICAL_IO_WRITE")]
        OPTICAL_IO_WRITE = 0x38, "EVENT_TRACE_TYPE_OPTICAL_IO_WRITE";
        /// `EVENT_TRACE_TYPE_OPTICAL_IO_FLUSH`. Flush of optical drive buffers completed. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_OPTICAL_IO_FLUSH")]
        OPTICAL_IO_FLUSH = 0x39, "EVENT_TRACE_TYPE_OPTICAL_IO_FLUSH";
        /// `EVENT_TRACE_TYPE_OPTICAL_IO_READ_INIT`. Optical disc read started. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_OPTICAL_IO_READ_INIT")]
        OPTICAL_IO_READ_INIT = 0x3a, "EVENT_TRACE_TYPE_OPTICAL_IO_READ_INIT";
        /// `EVENT_TRACE_TYPE_OPTICAL_IO_WRITE_INIT`. Optical disc write started. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_OPTICAL_IO_WRITE_INIT")]
        OPTICAL_IO_WRITE_INIT = 0x3b, "EVENT_TRACE_TYPE_OPTICAL_IO_WRITE_INIT";
        /// `EVENT_TRACE_TYPE_OPTICAL_IO_FLUSH_INIT`. Flush of optical drive buffers started. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_OPTICAL_IO_FLUSH_INIT")]
        OPTICAL_IO_FLUSH_INIT = 0x3c, "EVENT_TRACE_TYPE_OPTICAL_IO_FLUSH_INIT";
    }, values("EVENT_TRACE_IO_EVENT_TYPE", false, &[
        named("EVENT_TRACE_TYPE_IO_READ", 10, &[]),
        named("EVENT_TRACE_TYPE_IO_WRITE", 11, &[]),
        named("EVENT_TRACE_TYPE_IO_READ_INIT", 12, &[(Release(4), Release(255))]),
        named("EVENT_TRACE_TYPE_IO_WRITE_INIT", 13, &[(Release(4), Release(255))]),
        named("EVENT_TRACE_TYPE_IO_FLUSH", 14, &[(Release(4), Release(255))]),
        named("EVENT_TRACE_TYPE_IO_FLUSH_INIT", 15, &[(Release(4), Release(255))]),
        named("EVENT_TRACE_TYPE_IO_REDIRECTED_INIT", 16, &[(Release(8), Release(255))]),
        named("EVENT_TRACE_TYPE_OPTICAL_IO_READ", 55, &[]),
        named("EVENT_TRACE_TYPE_OPTICAL_IO_WRITE", 56, &[]),
        named("EVENT_TRACE_TYPE_OPTICAL_IO_FLUSH", 57, &[]),
        named("EVENT_TRACE_TYPE_OPTICAL_IO_READ_INIT", 58, &[]),
        named("EVENT_TRACE_TYPE_OPTICAL_IO_WRITE_INIT", 59, &[]),
        named("EVENT_TRACE_TYPE_OPTICAL_IO_FLUSH_INIT", 60, &[]),
    ])
}

// spec/enums/SYSTEM_IO_KW.toml
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
    }, values("SYSTEM_IO_KW", true, &[
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
    ])
}
