// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Enumerations, flags and constants of the topic.

#[allow(unused_imports, reason = "sets may be of one kind, or without values")]
use crate::rt::{Release, flags, named, named_bits, open_enum, values};

// spec/enums/ETW_THREAD_FLAG.toml
flags! {
    /// Flags of a thread.
    ///
    /// No known name in C; here: `ETW_THREAD_FLAG`, of type `UCHAR`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwThreadFlag(u8), size = 1 {
        /// `ETW_THREAD_FLAG_REGISTRY_NOTIFICATION`. Releases unknown.
        #[doc(alias = "ETW_THREAD_FLAG_REGISTRY_NOTIFICATION")]
        REGISTRY_NOTIFICATION = 0x01, "ETW_THREAD_FLAG_REGISTRY_NOTIFICATION";
    }, values("ETW_THREAD_FLAG", true, &[
        named("ETW_THREAD_FLAG_REGISTRY_NOTIFICATION", 1, &[]),
    ])
}

// spec/enums/PERFINFO_CCSWAP_TYPE.toml
open_enum! {
    /// Type of a compact context switch record.
    ///
    /// In C: `PERFINFO_CCSWAP_TYPE`, of type `ULONG`.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *PERFINFO_CCSWAP_BUFFER*.
    #[doc(alias = "PERFINFO_CCSWAP_TYPE")]
    PerfinfoCcswapType(u32), size = 4 {
        /// `PerfCSwapIdleShort`. PERFINFO_CCSWAP_IDLE_SHORT, 2 bytes. Releases unknown.
        #[doc(alias = "PerfCSwapIdleShort")]
        IDLE_SHORT = 0x00000000, "PerfCSwapIdleShort";
        /// `PerfCSwapIdle`. PERFINFO_CCSWAP_IDLE, 4 bytes. Releases unknown.
        #[doc(alias = "PerfCSwapIdle")]
        IDLE = 0x00000001, "PerfCSwapIdle";
        /// `PerfCSwapLite`. PERFINFO_CCSWAP_LITE, 4 bytes. Releases unknown.
        #[doc(alias = "PerfCSwapLite")]
        LITE = 0x00000002, "PerfCSwapLite";
        /// `PerfCSwapFull`. PERFINFO_CCSWAP, 8 bytes. Releases unknown.
        #[doc(alias = "PerfCSwapFull")]
        FULL = 0x00000003, "PerfCSwapFull";
    }, values("PERFINFO_CCSWAP_TYPE", false, &[
        named("PerfCSwapIdleShort", 0, &[]),
        named("PerfCSwapIdle", 1, &[]),
        named("PerfCSwapLite", 2, &[]),
        named("PerfCSwapFull", 3, &[]),
    ])
}

// spec/enums/SYSTEM_SCHEDULER_KW.toml
flags! {
    /// Keywords that enable kernel events about the scheduler.
    ///
    /// No known name in C; here: `SYSTEM_SCHEDULER_KW`, of type `ULONGLONG`.
    ///
    /// Keywords of the system provider SystemSchedulerProviderGuid, {599A2A76-4D91-4910-9AC7-7D33F2E97A6C}. From build
    /// 20348 of the development kit on, a session with EVENT_TRACE_SYSTEM_LOGGER_MODE can enable the provider. Its
    /// events are those of the group mask and do not identify the provider.
    ///
    /// Unknown:
    ///
    /// - Which development kits define the keywords other than those in which they were seen.
    /// - Which bits of the group mask correspond to the keywords without a description.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *System Providers*.
    SystemSchedulerKw(u64), size = 8 {
        /// `SYSTEM_SCHEDULER_KW_XSCHEDULER`. Corresponds to PERF_XSCHEDULER. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_SCHEDULER_KW_XSCHEDULER")]
        XSCHEDULER = 0x0000000000000001, "SYSTEM_SCHEDULER_KW_XSCHEDULER";
        /// `SYSTEM_SCHEDULER_KW_DISPATCHER`. Corresponds to PERF_DISPATCHER and EVENT_TRACE_FLAG_DISPATCHER. Observed
        /// in development kits of server-2022+.
        #[doc(alias = "SYSTEM_SCHEDULER_KW_DISPATCHER")]
        DISPATCHER = 0x0000000000000002, "SYSTEM_SCHEDULER_KW_DISPATCHER";
        /// `SYSTEM_SCHEDULER_KW_KERNEL_QUEUE`. Corresponds to PERF_KERNEL_QUEUE. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_SCHEDULER_KW_KERNEL_QUEUE")]
        KERNEL_QUEUE = 0x0000000000000004, "SYSTEM_SCHEDULER_KW_KERNEL_QUEUE";
        /// `SYSTEM_SCHEDULER_KW_SHOULD_YIELD`. Corresponds to PERF_SHOULD_YIELD. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_SCHEDULER_KW_SHOULD_YIELD")]
        SHOULD_YIELD = 0x0000000000000008, "SYSTEM_SCHEDULER_KW_SHOULD_YIELD";
        /// `SYSTEM_SCHEDULER_KW_ANTI_STARVATION`. Corresponds to PERF_ANTI_STARVATION. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_SCHEDULER_KW_ANTI_STARVATION")]
        ANTI_STARVATION = 0x0000000000000010, "SYSTEM_SCHEDULER_KW_ANTI_STARVATION";
        /// `SYSTEM_SCHEDULER_KW_LOAD_BALANCER`. Corresponds to PERF_LOAD_BALANCER. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_SCHEDULER_KW_LOAD_BALANCER")]
        LOAD_BALANCER = 0x0000000000000020, "SYSTEM_SCHEDULER_KW_LOAD_BALANCER";
        /// `SYSTEM_SCHEDULER_KW_AFFINITY`. Corresponds to PERF_AFFINITY. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_SCHEDULER_KW_AFFINITY")]
        AFFINITY = 0x0000000000000040, "SYSTEM_SCHEDULER_KW_AFFINITY";
        /// `SYSTEM_SCHEDULER_KW_PRIORITY`. Corresponds to PERF_PRIORITY. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_SCHEDULER_KW_PRIORITY")]
        PRIORITY = 0x0000000000000080, "SYSTEM_SCHEDULER_KW_PRIORITY";
        /// `SYSTEM_SCHEDULER_KW_IDEAL_PROCESSOR`. Corresponds to PERF_IDEAL_PROCESSOR. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_SCHEDULER_KW_IDEAL_PROCESSOR")]
        IDEAL_PROCESSOR = 0x0000000000000100, "SYSTEM_SCHEDULER_KW_IDEAL_PROCESSOR";
        /// `SYSTEM_SCHEDULER_KW_CONTEXT_SWITCH`. Corresponds to PERF_CONTEXT_SWITCH and EVENT_TRACE_FLAG_CSWITCH.
        /// Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_SCHEDULER_KW_CONTEXT_SWITCH")]
        CONTEXT_SWITCH = 0x0000000000000200, "SYSTEM_SCHEDULER_KW_CONTEXT_SWITCH";
        /// `SYSTEM_SCHEDULER_KW_COMPACT_CSWITCH`. Releases unknown.
        #[doc(alias = "SYSTEM_SCHEDULER_KW_COMPACT_CSWITCH")]
        COMPACT_CSWITCH = 0x0000000000000400, "SYSTEM_SCHEDULER_KW_COMPACT_CSWITCH";
    }, values("SYSTEM_SCHEDULER_KW", true, &[
        named("SYSTEM_SCHEDULER_KW_XSCHEDULER", 1, &[(Release(24), Release(255))]),
        named("SYSTEM_SCHEDULER_KW_DISPATCHER", 2, &[(Release(24), Release(255))]),
        named("SYSTEM_SCHEDULER_KW_KERNEL_QUEUE", 4, &[(Release(24), Release(255))]),
        named("SYSTEM_SCHEDULER_KW_SHOULD_YIELD", 8, &[(Release(24), Release(255))]),
        named("SYSTEM_SCHEDULER_KW_ANTI_STARVATION", 16, &[(Release(24), Release(255))]),
        named("SYSTEM_SCHEDULER_KW_LOAD_BALANCER", 32, &[(Release(24), Release(255))]),
        named("SYSTEM_SCHEDULER_KW_AFFINITY", 64, &[(Release(24), Release(255))]),
        named("SYSTEM_SCHEDULER_KW_PRIORITY", 128, &[(Release(24), Release(255))]),
        named("SYSTEM_SCHEDULER_KW_IDEAL_PROCESSOR", 256, &[(Release(24), Release(255))]),
        named("SYSTEM_SCHEDULER_KW_CONTEXT_SWITCH", 512, &[(Release(24), Release(255))]),
        named("SYSTEM_SCHEDULER_KW_COMPACT_CSWITCH", 1024, &[]),
    ])
}
