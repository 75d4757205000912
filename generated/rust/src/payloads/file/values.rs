// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Enumerations, flags and constants of the topic.

#[allow(unused_imports, reason = "sets may be of one kind, or without values")]
use crate::rt::{Release, flags, named, named_bits, open_enum, values};

// spec/enums/EVENT_TRACE_FILE_EVENT_TYPE.toml
open_enum! {
    /// Types of file system filter events.
    ///
    /// No known name in C; here: `EVENT_TRACE_FILE_EVENT_TYPE`, of type `UCHAR`.
    ///
    /// Low byte of the hook ID of events in the group EVENT_TRACE_GROUP_FILE, and `Class.Type` of EVENT_TRACE_HEADER
    /// for the class of the group. Releases are those of the development kit whose EVNTRACE.H defines the name.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntrace.h*.
    EventTraceFileEventType(u8), size = 1 {
        /// `EVENT_TRACE_TYPE_FLT_PREOP_INIT`. Minifilter callback before an operation started. Documented for
        /// development kits of 6.2+.
        #[doc(alias = "EVENT_TRACE_TYPE_FLT_PREOP_INIT")]
        FLT_PREOP_INIT = 0x60, "EVENT_TRACE_TYPE_FLT_PREOP_INIT";
        /// `EVENT_TRACE_TYPE_FLT_POSTOP_INIT`. Minifilter callback after an operation started. Documented for
        /// development kits of 6.2+.
        #[doc(alias = "EVENT_TRACE_TYPE_FLT_POSTOP_INIT")]
        FLT_POSTOP_INIT = 0x61, "EVENT_TRACE_TYPE_FLT_POSTOP_INIT";
        /// `EVENT_TRACE_TYPE_FLT_PREOP_COMPLETION`. Minifilter callback before an operation completed. Documented for
        /// development kits of 6.2+.
        #[doc(alias = "EVENT_TRACE_TYPE_FLT_PREOP_COMPLETION")]
        FLT_PREOP_COMPLETION = 0x62, "EVENT_TRACE_TYPE_FLT_PREOP_COMPLETION";
        /// `EVENT_TRACE_TYPE_FLT_POSTOP_COMPLETION`. Minifilter callback after an operation completed. Documented for
        /// development kits of 6.2+.
        #[doc(alias = "EVENT_TRACE_TYPE_FLT_POSTOP_COMPLETION")]
        FLT_POSTOP_COMPLETION = 0x63, "EVENT_TRACE_TYPE_FLT_POSTOP_COMPLETION";
        /// `EVENT_TRACE_TYPE_FLT_PREOP_FAILURE`. Minifilter callback before an operation failed. Documented for
        /// development kits of 6.2+.
        #[doc(alias = "EVENT_TRACE_TYPE_FLT_PREOP_FAILURE")]
        FLT_PREOP_FAILURE = 0x64, "EVENT_TRACE_TYPE_FLT_PREOP_FAILURE";
        /// `EVENT_TRACE_TYPE_FLT_POSTOP_FAILURE`. Minifilter callback after an operation failed. Documented for
        /// development kits of 6.2+.
        #[doc(alias = "EVENT_TRACE_TYPE_FLT_POSTOP_FAILURE")]
        FLT_POSTOP_FAILURE = 0x65, "EVENT_TRACE_TYPE_FLT_POSTOP_FAILURE";
    }, values("EVENT_TRACE_FILE_EVENT_TYPE", false, &[
        named("EVENT_TRACE_TYPE_FLT_PREOP_INIT", 96, &[(Release(7), Release(255))]),
        named("EVENT_TRACE_TYPE_FLT_POSTOP_INIT", 97, &[(Release(7), Release(255))]),
        named("EVENT_TRACE_TYPE_FLT_PREOP_COMPLETION", 98, &[(Release(7), Release(255))]),
        named("EVENT_TRACE_TYPE_FLT_POSTOP_COMPLETION", 99, &[(Release(7), Release(255))]),
        named("EVENT_TRACE_TYPE_FLT_PREOP_FAILURE", 100, &[(Release(7), Release(255))]),
        named("EVENT_TRACE_TYPE_FLT_POSTOP_FAILURE", 101, &[(Release(7), Release(255))]),
    ])
}

// spec/enums/PERFINFO_FILE_READ_WRITE_FLAG.toml
flags! {
    /// Flags of a file read or write.
    ///
    /// No known name in C; here: `PERFINFO_FILE_READ_WRITE_FLAG`, of type `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    PerfinfoFileReadWriteFlag(u32), size = 4 {
        /// `PERFINFO_FILE_READ_WRITE_FLAG_MDL`. Uses a memory descriptor list. Releases unknown.
        #[doc(alias = "PERFINFO_FILE_READ_WRITE_FLAG_MDL")]
        MDL = 0x00000001, "PERFINFO_FILE_READ_WRITE_FLAG_MDL";
    }, values("PERFINFO_FILE_READ_WRITE_FLAG", true, &[
        named("PERFINFO_FILE_READ_WRITE_FLAG_MDL", 1, &[]),
    ])
}

// spec/enums/SYSTEM_IOFILTER_KW.toml
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
    }, values("SYSTEM_IOFILTER_KW", true, &[
        named("SYSTEM_IOFILTER_KW_GENERAL", 1, &[(Release(24), Release(255))]),
        named("SYSTEM_IOFILTER_KW_INIT", 2, &[(Release(24), Release(255))]),
        named("SYSTEM_IOFILTER_KW_FASTIO", 4, &[(Release(24), Release(255))]),
        named("SYSTEM_IOFILTER_KW_FAILURE", 8, &[(Release(24), Release(255))]),
    ])
}
