// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Enumerations, flags and constants of the topic.

#[allow(unused_imports, reason = "sets may be of one kind, or without values")]
use crate::rt::{Release, flags, named, named_bits, open_enum, values};

// spec/enums/EVENT_TRACE_MEMORY_EVENT_TYPE.toml
open_enum! {
    /// Types of page fault events.
    ///
    /// No known name in C; here: `EVENT_TRACE_MEMORY_EVENT_TYPE`, of type `UCHAR`.
    ///
    /// Low byte of the hook ID of events in the group EVENT_TRACE_GROUP_MEMORY, and `Class.Type` of EVENT_TRACE_HEADER
    /// for the class of the group. Releases are those of the development kit whose EVNTRACE.H defines the name.
    ///
    /// Unknown:
    ///
    /// - Which development kit first defines the names that have no release.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntrace.h*.
    EventTraceMemoryEventType(u8), size = 1 {
        /// `EVENT_TRACE_TYPE_MM_TF`. Transition fault. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_MM_TF")]
        MM_TF = 0x0a, "EVENT_TRACE_TYPE_MM_TF";
        /// `EVENT_TRACE_TYPE_MM_DZF`. Demand-zero fault. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_MM_DZF")]
        MM_DZF = 0x0b, "EVENT_TRACE_TYPE_MM_DZF";
        /// `EVENT_TRACE_TYPE_MM_COW`. Copy-on-write fault. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_MM_COW")]
        MM_COW = 0x0c, "EVENT_TRACE_TYPE_MM_COW";
        /// `EVENT_TRACE_TYPE_MM_GPF`. Guard page fault. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_MM_GPF")]
        MM_GPF = 0x0d, "EVENT_TRACE_TYPE_MM_GPF";
        /// `EVENT_TRACE_TYPE_MM_HPF`. Hard fault. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_MM_HPF")]
        MM_HPF = 0x0e, "EVENT_TRACE_TYPE_MM_HPF";
        /// `EVENT_TRACE_TYPE_MM_AV`. Access violation. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_MM_AV")]
        MM_AV = 0x0f, "EVENT_TRACE_TYPE_MM_AV";
    }, values("EVENT_TRACE_MEMORY_EVENT_TYPE", false, &[
        named("EVENT_TRACE_TYPE_MM_TF", 10, &[]),
        named("EVENT_TRACE_TYPE_MM_DZF", 11, &[]),
        named("EVENT_TRACE_TYPE_MM_COW", 12, &[]),
        named("EVENT_TRACE_TYPE_MM_GPF", 13, &[]),
        named("EVENT_TRACE_TYPE_MM_HPF", 14, &[]),
        named("EVENT_TRACE_TYPE_MM_AV", 15, &[]),
    ])
}

// spec/enums/PERFINFO_KERNELMEMORY_USAGE_TYPE.toml
open_enum! {
    /// Use of a range of kernel addresses.
    ///
    /// In C: `PERFINFO_KERNELMEMORY_USAGE_TYPE`, of type `ULONG`.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "PERFINFO_KERNELMEMORY_USAGE_TYPE")]
    PerfinfoKernelmemoryUsageType(u32), size = 4 {
        /// `PerfInfoMemUsagePfnMetadata`. Metadata of physical pages. Releases unknown.
        #[doc(alias = "PerfInfoMemUsagePfnMetadata")]
        PFN_METADATA = 0x00000000, "PerfInfoMemUsagePfnMetadata";
        /// `PerfInfoMemUsageMax`. Not a state: one more than the last value. Defined; no known use. Releases unknown.
        #[doc(alias = "PerfInfoMemUsageMax")]
        MAX = 0x00000001, "PerfInfoMemUsageMax";
    }, values("PERFINFO_KERNELMEMORY_USAGE_TYPE", false, &[
        named("PerfInfoMemUsagePfnMetadata", 0, &[]),
        named("PerfInfoMemUsageMax", 1, &[]),
    ])
}

// spec/enums/PERFINFO_MEM_RESET_INFO_TYPE.toml
open_enum! {
    /// Kind of a memory reset event.
    ///
    /// In C: `PERFINFO_MEM_RESET_INFO_TYPE`, of type `ULONG`.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "PERFINFO_MEM_RESET_INFO_TYPE")]
    PerfinfoMemResetInfoType(u32), size = 4 {
        /// `PerfInfoMemReset`. The contents were discarded. Releases unknown.
        #[doc(alias = "PerfInfoMemReset")]
        RESET = 0x00000000, "PerfInfoMemReset";
        /// `PerfInfoMemResetUndo`. The reset was undone and the contents are preserved. Releases unknown.
        #[doc(alias = "PerfInfoMemResetUndo")]
        RESET_UNDO = 0x00000001, "PerfInfoMemResetUndo";
        /// `PerfInfoMemResetUndoFailed`. The reset could not be undone and the contents are lost. Releases unknown.
        #[doc(alias = "PerfInfoMemResetUndoFailed")]
        RESET_UNDO_FAILED = 0x00000002, "PerfInfoMemResetUndoFailed";
        /// `PerfInfoMemResetMax`. Not a state: one more than the last value. Defined; no known use. Releases unknown.
        #[doc(alias = "PerfInfoMemResetMax")]
        RESET_MAX = 0x00000003, "PerfInfoMemResetMax";
    }, values("PERFINFO_MEM_RESET_INFO_TYPE", false, &[
        named("PerfInfoMemReset", 0, &[]),
        named("PerfInfoMemResetUndo", 1, &[]),
        named("PerfInfoMemResetUndoFailed", 2, &[]),
        named("PerfInfoMemResetMax", 3, &[]),
    ])
}

// spec/enums/PERFINFO_MM_STAT.toml
open_enum! {
    /// Kind of memory manager statistics in an event.
    ///
    /// In C: `PERFINFO_MM_STAT`, of type `ULONG`.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "PERFINFO_MM_STAT")]
    PerfinfoMmStat(u32), size = 4 {
        /// `PerfInfoMMStatNotUsed`. Releases unknown.
        #[doc(alias = "PerfInfoMMStatNotUsed")]
        NOT_USED = 0x00000000, "PerfInfoMMStatNotUsed";
        /// `PerfInfoMMStatAggregatePageCombine`. Cumulative results of page combining:
        /// PERFINFO_PAGECOMBINE_AGGREGATE_STAT. Releases unknown.
        #[doc(alias = "PerfInfoMMStatAggregatePageCombine")]
        AGGREGATE_PAGE_COMBINE = 0x00000001, "PerfInfoMMStatAggregatePageCombine";
        /// `PerfInfoMMStatIterationPageCombine`. Results of one page combining scan:
        /// PERFINFO_PAGECOMBINE_ITERATION_STAT. Releases unknown.
        #[doc(alias = "PerfInfoMMStatIterationPageCombine")]
        ITERATION_PAGE_COMBINE = 0x00000002, "PerfInfoMMStatIterationPageCombine";
        /// `PerfInfoMMStatMax`. Not a state: one more than the last value. Defined; no known use. Releases unknown.
        #[doc(alias = "PerfInfoMMStatMax")]
        MAX = 0x00000003, "PerfInfoMMStatMax";
    }, values("PERFINFO_MM_STAT", false, &[
        named("PerfInfoMMStatNotUsed", 0, &[]),
        named("PerfInfoMMStatAggregatePageCombine", 1, &[]),
        named("PerfInfoMMStatIterationPageCombine", 2, &[]),
        named("PerfInfoMMStatMax", 3, &[]),
    ])
}

// spec/enums/SYSTEM_MEMORY_KW.toml
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
    }, values("SYSTEM_MEMORY_KW", true, &[
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
    ])
}
