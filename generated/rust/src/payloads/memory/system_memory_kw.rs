// Generated from spec/enums/SYSTEM_MEMORY_KW.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Keywords that enable kernel events about the memory manager.
    ///
    /// No known name in C; here: `SYSTEM_MEMORY_KW`, of type `ULONGLONG`.
    ///
    /// Keywords of the system provider SystemMemoryProviderGuid, {82958CA9-B6CD-47F8-A3A8-03AE85A4BC24}. From build
    /// 20348 of the development kit on, a session with EVENT_TRACE_SYSTEM_LOGGER_MODE can enable the provider. Its
    /// events are those of the group mask and do not identify the provider.
    ///
    /// Unknown:
    ///
    /// - Which development kits define the keywords other than those in which they were seen.
    /// - Which bits of the group mask correspond to the keywords without a description.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *System Providers*.
    SystemMemoryKw(u64), size = 8 {
        /// `SYSTEM_MEMORY_KW_GENERAL`. Corresponds to PERF_MEMORY. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_MEMORY_KW_GENERAL")]
        GENERAL = 0x0000000000000001, "SYSTEM_MEMORY_KW_GENERAL";
        /// `SYSTEM_MEMORY_KW_HARD_FAULTS`. Corresponds to PERF_HARD_FAULTS and EVENT_TRACE_FLAG_MEMORY_HARD_FAULTS.
        /// Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_MEMORY_KW_HARD_FAULTS")]
        HARD_FAULTS = 0x0000000000000002, "SYSTEM_MEMORY_KW_HARD_FAULTS";
        /// `SYSTEM_MEMORY_KW_ALL_FAULTS`. Corresponds to PERF_ALL_FAULTS and EVENT_TRACE_FLAG_MEMORY_PAGE_FAULTS.
        /// Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_MEMORY_KW_ALL_FAULTS")]
        ALL_FAULTS = 0x0000000000000004, "SYSTEM_MEMORY_KW_ALL_FAULTS";
        /// `SYSTEM_MEMORY_KW_POOL`. Corresponds to PERF_POOL. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_MEMORY_KW_POOL")]
        POOL = 0x0000000000000008, "SYSTEM_MEMORY_KW_POOL";
        /// `SYSTEM_MEMORY_KW_MEMINFO`. Corresponds to PERF_MEMINFO. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_MEMORY_KW_MEMINFO")]
        MEMINFO = 0x0000000000000010, "SYSTEM_MEMORY_KW_MEMINFO";
        /// `SYSTEM_MEMORY_KW_PFSECTION`. Corresponds to PERF_PFSECTION. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_MEMORY_KW_PFSECTION")]
        PFSECTION = 0x0000000000000020, "SYSTEM_MEMORY_KW_PFSECTION";
        /// `SYSTEM_MEMORY_KW_MEMINFO_WS`. Corresponds to PERF_MEMINFO_WS. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_MEMORY_KW_MEMINFO_WS")]
        MEMINFO_WS = 0x0000000000000040, "SYSTEM_MEMORY_KW_MEMINFO_WS";
        /// `SYSTEM_MEMORY_KW_HEAP`. Corresponds to PERF_HEAP. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_MEMORY_KW_HEAP")]
        HEAP = 0x0000000000000080, "SYSTEM_MEMORY_KW_HEAP";
        /// `SYSTEM_MEMORY_KW_WS`. Corresponds to PERF_WS. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_MEMORY_KW_WS")]
        WS = 0x0000000000000100, "SYSTEM_MEMORY_KW_WS";
        /// `SYSTEM_MEMORY_KW_CONTMEM_GEN`. Corresponds to PERF_CONTMEM_GEN. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_MEMORY_KW_CONTMEM_GEN")]
        CONTMEM_GEN = 0x0000000000000200, "SYSTEM_MEMORY_KW_CONTMEM_GEN";
        /// `SYSTEM_MEMORY_KW_VIRTUAL_ALLOC`. Corresponds to PERF_VIRTUAL_ALLOC and EVENT_TRACE_FLAG_VIRTUAL_ALLOC.
        /// Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_MEMORY_KW_VIRTUAL_ALLOC")]
        VIRTUAL_ALLOC = 0x0000000000000400, "SYSTEM_MEMORY_KW_VIRTUAL_ALLOC";
        /// `SYSTEM_MEMORY_KW_FOOTPRINT`. Corresponds to PERF_FOOTPRINT. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_MEMORY_KW_FOOTPRINT")]
        FOOTPRINT = 0x0000000000000800, "SYSTEM_MEMORY_KW_FOOTPRINT";
        /// `SYSTEM_MEMORY_KW_SESSION`. Corresponds to PERF_SESSION. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_MEMORY_KW_SESSION")]
        SESSION = 0x0000000000001000, "SYSTEM_MEMORY_KW_SESSION";
        /// `SYSTEM_MEMORY_KW_REFSET`. Corresponds to PERF_REFSET. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_MEMORY_KW_REFSET")]
        REFSET = 0x0000000000002000, "SYSTEM_MEMORY_KW_REFSET";
        /// `SYSTEM_MEMORY_KW_VAMAP`. Corresponds to PERF_VAMAP and EVENT_TRACE_FLAG_VAMAP. Observed in development kits
        /// of server-2022+.
        #[doc(alias = "SYSTEM_MEMORY_KW_VAMAP")]
        VAMAP = 0x0000000000004000, "SYSTEM_MEMORY_KW_VAMAP";
        /// `SYSTEM_MEMORY_KW_NONTRADEABLE`. Releases unknown.
        #[doc(alias = "SYSTEM_MEMORY_KW_NONTRADEABLE")]
        NONTRADEABLE = 0x0000000000008000, "SYSTEM_MEMORY_KW_NONTRADEABLE";
    }
}

static TABLE: Values = values("SYSTEM_MEMORY_KW", true, &[
    named("SYSTEM_MEMORY_KW_GENERAL", 1, &[(Release(24), Release(255))]),
    named("SYSTEM_MEMORY_KW_HARD_FAULTS", 2, &[(Release(24), Release(255))]),
    named("SYSTEM_MEMORY_KW_ALL_FAULTS", 4, &[(Release(24), Release(255))]),
    named("SYSTEM_MEMORY_KW_POOL", 8, &[(Release(24), Release(255))]),
    named("SYSTEM_MEMORY_KW_MEMINFO", 16, &[(Release(24), Release(255))]),
    named("SYSTEM_MEMORY_KW_PFSECTION", 32, &[(Release(24), Release(255))]),
    named("SYSTEM_MEMORY_KW_MEMINFO_WS", 64, &[(Release(24), Release(255))]),
    named("SYSTEM_MEMORY_KW_HEAP", 128, &[(Release(24), Release(255))]),
    named("SYSTEM_MEMORY_KW_WS", 256, &[(Release(24), Release(255))]),
    named("SYSTEM_MEMORY_KW_CONTMEM_GEN", 512, &[(Release(24), Release(255))]),
    named("SYSTEM_MEMORY_KW_VIRTUAL_ALLOC", 1024, &[(Release(24), Release(255))]),
    named("SYSTEM_MEMORY_KW_FOOTPRINT", 2048, &[(Release(24), Release(255))]),
    named("SYSTEM_MEMORY_KW_SESSION", 4096, &[(Release(24), Release(255))]),
    named("SYSTEM_MEMORY_KW_REFSET", 8192, &[(Release(24), Release(255))]),
    named("SYSTEM_MEMORY_KW_VAMAP", 16384, &[(Release(24), Release(255))]),
    named("SYSTEM_MEMORY_KW_NONTRADEABLE", 32768, &[]),
]);
