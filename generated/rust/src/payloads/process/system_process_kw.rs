// Generated from spec/enums/SYSTEM_PROCESS_KW.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

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
    }
}

static TABLE: Values = values("SYSTEM_PROCESS_KW", true, &[
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
]);
