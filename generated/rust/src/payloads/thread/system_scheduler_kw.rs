// Generated from spec/enums/SYSTEM_SCHEDULER_KW.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

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
    }
}

static TABLE: Values = values("SYSTEM_SCHEDULER_KW", true, &[
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
]);
