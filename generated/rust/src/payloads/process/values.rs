// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Enumerations, flags and constants of the topic.

#[allow(unused_imports, reason = "sets may be of one kind, or without values")]
use crate::rt::{Release, flags, named, named_bits, open_enum, values};

// spec/enums/ETW_PROCESS_EVENT_FLAG.toml
flags! {
    /// Flags of a process.
    ///
    /// No known name in C; here: `ETW_PROCESS_EVENT_FLAG`, of type `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwProcessEventFlag(u32), size = 4 {
        /// `ETW_PROCESS_EVENT_FLAG_APPLICATION_ID`. The process has an application ID. Releases unknown.
        #[doc(alias = "ETW_PROCESS_EVENT_FLAG_APPLICATION_ID")]
        APPLICATION_ID = 0x00000001, "ETW_PROCESS_EVENT_FLAG_APPLICATION_ID";
        /// `ETW_PROCESS_EVENT_FLAG_WOW64`. 32-bit process on a 64-bit system. Releases unknown.
        #[doc(alias = "ETW_PROCESS_EVENT_FLAG_WOW64")]
        WOW64 = 0x00000002, "ETW_PROCESS_EVENT_FLAG_WOW64";
        /// `ETW_PROCESS_EVENT_FLAG_PROTECTED`. Protected process. Releases unknown.
        #[doc(alias = "ETW_PROCESS_EVENT_FLAG_PROTECTED")]
        PROTECTED = 0x00000004, "ETW_PROCESS_EVENT_FLAG_PROTECTED";
        /// `ETW_PROCESS_EVENT_FLAG_PACKAGED`. Process of an application package. Releases unknown.
        #[doc(alias = "ETW_PROCESS_EVENT_FLAG_PACKAGED")]
        PACKAGED = 0x00000008, "ETW_PROCESS_EVENT_FLAG_PACKAGED";
    }, values("ETW_PROCESS_EVENT_FLAG", true, &[
        named("ETW_PROCESS_EVENT_FLAG_APPLICATION_ID", 1, &[]),
        named("ETW_PROCESS_EVENT_FLAG_WOW64", 2, &[]),
        named("ETW_PROCESS_EVENT_FLAG_PROTECTED", 4, &[]),
        named("ETW_PROCESS_EVENT_FLAG_PACKAGED", 8, &[]),
    ])
}

// spec/enums/EVENT_TRACE_PROCESS_EVENT_TYPE.toml
open_enum! {
    /// Types of process events.
    ///
    /// No known name in C; here: `EVENT_TRACE_PROCESS_EVENT_TYPE`, of type `UCHAR`.
    ///
    /// Low byte of the hook ID of events in the group EVENT_TRACE_GROUP_PROCESS, and `Class.Type` of EVENT_TRACE_HEADER
    /// for the class of the group. Releases are those of the development kit whose EVNTRACE.H defines the name.
    ///
    /// Unknown:
    ///
    /// - Which development kit first defines the names that have no release.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntrace.h*.
    EventTraceProcessEventType(u8), size = 1 {
        /// `EVENT_TRACE_TYPE_LOAD`. Image loaded. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_LOAD")]
        LOAD = 0x0a, "EVENT_TRACE_TYPE_LOAD";
        /// `EVENT_TRACE_TYPE_TERMINATE`. Process terminated. Documented for development kits of 6.3+.
        #[doc(alias = "EVENT_TRACE_TYPE_TERMINATE")]
        TERMINATE = 0x0b, "EVENT_TRACE_TYPE_TERMINATE";
    }, values("EVENT_TRACE_PROCESS_EVENT_TYPE", false, &[
        named("EVENT_TRACE_TYPE_LOAD", 10, &[]),
        named("EVENT_TRACE_TYPE_TERMINATE", 11, &[(Release(8), Release(255))]),
    ])
}

// spec/enums/PERFINFO_DEBUG_EVENT_REASON.toml
open_enum! {
    /// Reason for a debug event.
    ///
    /// In C: `PERFINFO_DEBUG_EVENT_REASON`, of type `ULONG`.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "PERFINFO_DEBUG_EVENT_REASON")]
    PerfinfoDebugEventReason(u32), size = 4 {
        /// `PerfInfoDebugEventReceived`. Received by a debugger. Releases unknown.
        #[doc(alias = "PerfInfoDebugEventReceived")]
        RECEIVED = 0x00000001, "PerfInfoDebugEventReceived";
        /// `PerfInfoDebugEventContinued`. The debugger continued the process. Releases unknown.
        #[doc(alias = "PerfInfoDebugEventContinued")]
        CONTINUED = 0x00000002, "PerfInfoDebugEventContinued";
        /// `PerfInfoDebugEventMax`. Not a state: one more than the last value. Defined; no known use. Releases unknown.
        #[doc(alias = "PerfInfoDebugEventMax")]
        MAX = 0x00000003, "PerfInfoDebugEventMax";
    }, values("PERFINFO_DEBUG_EVENT_REASON", false, &[
        named("PerfInfoDebugEventReceived", 1, &[]),
        named("PerfInfoDebugEventContinued", 2, &[]),
        named("PerfInfoDebugEventMax", 3, &[]),
    ])
}

// spec/enums/SYSTEM_PROCESS_KW.toml
flags! {
    /// Keywords that enable kernel events about processes, threads and images.
    ///
    /// No known name in C; here: `SYSTEM_PROCESS_KW`, of type `ULONGLONG`.
    ///
    /// Keywords of the system provider SystemProcessProviderGuid, {151F55DC-467D-471F-83B5-5F889D46FF66}. From build
    /// 20348 of the development kit on, a session with EVENT_TRACE_SYSTEM_LOGGER_MODE can enable the provider. Its
    /// events are those of the group mask and do not identify the provider.
    ///
    /// Unknown:
    ///
    /// - Which development kits define the keywords other than those in which they were seen.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *System Providers*.
    SystemProcessKw(u64), size = 8 {
        /// `SYSTEM_PROCESS_KW_GENERAL`. Corresponds to PERF_PROCESS and EVENT_TRACE_FLAG_PROCESS. Observed in
        /// development kits of server-2022+.
        #[doc(alias = "SYSTEM_PROCESS_KW_GENERAL")]
        GENERAL = 0x0000000000000001, "SYSTEM_PROCESS_KW_GENERAL";
        /// `SYSTEM_PROCESS_KW_INSWAP`. Corresponds to PERF_PROCESS_INSWAP. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_PROCESS_KW_INSWAP")]
        INSWAP = 0x0000000000000002, "SYSTEM_PROCESS_KW_INSWAP";
        /// `SYSTEM_PROCESS_KW_FREEZE`. Corresponds to PERF_PROCESS_FREEZE. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_PROCESS_KW_FREEZE")]
        FREEZE = 0x0000000000000004, "SYSTEM_PROCESS_KW_FREEZE";
        /// `SYSTEM_PROCESS_KW_PERF_COUNTER`. Corresponds to PERF_PERF_COUNTER and EVENT_TRACE_FLAG_PROCESS_COUNTERS.
        /// Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_PROCESS_KW_PERF_COUNTER")]
        PERF_COUNTER = 0x0000000000000008, "SYSTEM_PROCESS_KW_PERF_COUNTER";
        /// `SYSTEM_PROCESS_KW_WAKE_COUNTER`. Corresponds to PERF_WAKE_COUNTER. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_PROCESS_KW_WAKE_COUNTER")]
        WAKE_COUNTER = 0x0000000000000010, "SYSTEM_PROCESS_KW_WAKE_COUNTER";
        /// `SYSTEM_PROCESS_KW_WAKE_DROP`. Corresponds to PERF_WAKE_DROP. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_PROCESS_KW_WAKE_DROP")]
        WAKE_DROP = 0x0000000000000020, "SYSTEM_PROCESS_KW_WAKE_DROP";
        /// `SYSTEM_PROCESS_KW_WAKE_EVENT`. Corresponds to PERF_WAKE_EVENT. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_PROCESS_KW_WAKE_EVENT")]
        WAKE_EVENT = 0x0000000000000040, "SYSTEM_PROCESS_KW_WAKE_EVENT";
        /// `SYSTEM_PROCESS_KW_DEBUG_EVENTS`. Corresponds to PERF_DEBUG_EVENTS and EVENT_TRACE_FLAG_DEBUG_EVENTS.
        /// Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_PROCESS_KW_DEBUG_EVENTS")]
        DEBUG_EVENTS = 0x0000000000000080, "SYSTEM_PROCESS_KW_DEBUG_EVENTS";
        /// `SYSTEM_PROCESS_KW_DBGPRINT`. Corresponds to PERF_DBGPRINT and EVENT_TRACE_FLAG_DBGPRINT. Observed in
        /// development kits of server-2022+.
        #[doc(alias = "SYSTEM_PROCESS_KW_DBGPRINT")]
        DBGPRINT = 0x0000000000000100, "SYSTEM_PROCESS_KW_DBGPRINT";
        /// `SYSTEM_PROCESS_KW_JOB`. Corresponds to PERF_JOB and EVENT_TRACE_FLAG_JOB. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_PROCESS_KW_JOB")]
        JOB = 0x0000000000000200, "SYSTEM_PROCESS_KW_JOB";
        /// `SYSTEM_PROCESS_KW_WORKER_THREAD`. Corresponds to PERF_WORKER_THREAD. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_PROCESS_KW_WORKER_THREAD")]
        WORKER_THREAD = 0x0000000000000400, "SYSTEM_PROCESS_KW_WORKER_THREAD";
        /// `SYSTEM_PROCESS_KW_THREAD`. Corresponds to PERF_THREAD and EVENT_TRACE_FLAG_THREAD. Observed in development
        /// kits of server-2022+.
        #[doc(alias = "SYSTEM_PROCESS_KW_THREAD")]
        THREAD = 0x0000000000000800, "SYSTEM_PROCESS_KW_THREAD";
        /// `SYSTEM_PROCESS_KW_LOADER`. Corresponds to PERF_LOADER and EVENT_TRACE_FLAG_IMAGE_LOAD. Observed in
        /// development kits of server-2022+.
        #[doc(alias = "SYSTEM_PROCESS_KW_LOADER")]
        LOADER = 0x0000000000001000, "SYSTEM_PROCESS_KW_LOADER";
    }, values("SYSTEM_PROCESS_KW", true, &[
        named("SYSTEM_PROCESS_KW_GENERAL", 1, &[(Release(24), Release(255))]),
        named("SYSTEM_PROCESS_KW_INSWAP", 2, &[(Release(24), Release(255))]),
        named("SYSTEM_PROCESS_KW_FREEZE", 4, &[(Release(24), Release(255))]),
        named("SYSTEM_PROCESS_KW_PERF_COUNTER", 8, &[(Release(24), Release(255))]),
        named("SYSTEM_PROCESS_KW_WAKE_COUNTER", 16, &[(Release(24), Release(255))]),
        named("SYSTEM_PROCESS_KW_WAKE_DROP", 32, &[(Release(24), Release(255))]),
        named("SYSTEM_PROCESS_KW_WAKE_EVENT", 64, &[(Release(24), Release(255))]),
        named("SYSTEM_PROCESS_KW_DEBUG_EVENTS", 128, &[(Release(24), Release(255))]),
        named("SYSTEM_PROCESS_KW_DBGPRINT", 256, &[(Release(24), Release(255))]),
        named("SYSTEM_PROCESS_KW_JOB", 512, &[(Release(24), Release(255))]),
        named("SYSTEM_PROCESS_KW_WORKER_THREAD", 1024, &[(Release(24), Release(255))]),
        named("SYSTEM_PROCESS_KW_THREAD", 2048, &[(Release(24), Release(255))]),
        named("SYSTEM_PROCESS_KW_LOADER", 4096, &[(Release(24), Release(255))]),
    ])
}
