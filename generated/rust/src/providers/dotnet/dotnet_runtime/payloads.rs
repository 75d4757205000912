// Generated from spec/providers/Microsoft-Windows-DotNETRuntime.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Payloads of the events of Microsoft-Windows-DotNETRuntime.
//!
//! A type for each event that has a name, with a getter for each field in all versions of the event.
use crate::rt::provider_payload::*;

use crate::rt::{AnsiStr, FileTime, Guid, Text, Utf16Str};
/// Names of values, and of bits, of fields.
pub mod maps {
    use crate::rt::{map_values, named, values};
    map_values! {
        open_enum
        /// Names of values of the map `GCReasonMap`.
        GcReasonMap(u32), size = 4, map = "GCReasonMap", false {
            ALLOC_SMALL = 0x0, "AllocSmall";
            INDUCED = 0x1, "Induced";
            LOW_MEMORY = 0x2, "LowMemory";
            EMPTY = 0x3, "Empty";
            ALLOC_LARGE = 0x4, "AllocLarge";
            OUT_OF_SPACE_SMALL_OBJECT_HEAP = 0x5, "OutOfSpaceSmallObjectHeap";
            OUT_OF_SPACE_LARGE_OBJECT_HEAP = 0x6, "OutOfSpaceLargeObjectHeap";
            INDUCED_NO_FORCE = 0x7, "InducedNoForce";
            STRESS = 0x8, "Stress";
            INDUCED_LOW_MEMORY = 0x9, "InducedLowMemory";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `GCTypeMap`.
        GcTypeMap(u32), size = 4, map = "GCTypeMap", false {
            NON_CONCURRENT_GC = 0x0, "NonConcurrentGC";
            BACKGROUND_GC = 0x1, "BackgroundGC";
            FOREGROUND_GC = 0x2, "ForegroundGC";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `GCSegmentTypeMap`.
        GcSegmentTypeMap(u32), size = 4, map = "GCSegmentTypeMap", false {
            SMALL_OBJECT_HEAP = 0x0, "SmallObjectHeap";
            LARGE_OBJECT_HEAP = 0x1, "LargeObjectHeap";
            READ_ONLY_HEAP = 0x2, "ReadOnlyHeap";
            PINNED_HEAP = 0x3, "PinnedHeap";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `GCSuspendEEReasonMap`.
        GcSuspendEeReasonMap(u32), size = 4, map = "GCSuspendEEReasonMap", false {
            SUSPEND_OTHER = 0x0, "SuspendOther";
            SUSPEND_FOR_GC = 0x1, "SuspendForGC";
            SUSPEND_FOR_APP_DOMAIN_SHUTDOWN = 0x2, "SuspendForAppDomainShutdown";
            SUSPEND_FOR_CODE_PITCHING = 0x3, "SuspendForCodePitching";
            SUSPEND_FOR_SHUTDOWN = 0x4, "SuspendForShutdown";
            SUSPEND_FOR_DEBUGGER = 0x5, "SuspendForDebugger";
            SUSPEND_FOR_GC_PREP = 0x6, "SuspendForGCPrep";
            SUSPEND_FOR_DEBUGGER_SWEEP = 0x7, "SuspendForDebuggerSweep";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `GCAllocationKindMap`.
        GcAllocationKindMap(u32), size = 4, map = "GCAllocationKindMap", false {
            SMALL = 0x0, "Small";
            LARGE = 0x1, "Large";
            PINNED = 0x2, "Pinned";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `WaitHandleWaitSourceMap`.
        WaitHandleWaitSourceMap(u8), size = 1, map = "WaitHandleWaitSourceMap", false {
            UNKNOWN = 0x0, "Unknown";
            MONITOR_WAIT = 0x1, "MonitorWait";
        }
    }
    map_values! {
        flags
        /// Names of bits of the map `TypeFlagsMap`.
        TypeFlagsMap(u32), size = 4, map = "TypeFlagsMap", true {
            DELEGATE = 0x1, "Delegate";
            FINALIZABLE = 0x2, "Finalizable";
            EXTERNALLY_IMPLEMENTED_COM_OBJECT = 0x4, "ExternallyImplementedCOMObject";
            ARRAY = 0x8, "Array";
            ARRAY_RANK_BIT0 = 0x100, "ArrayRankBit0";
            ARRAY_RANK_BIT1 = 0x200, "ArrayRankBit1";
            ARRAY_RANK_BIT2 = 0x400, "ArrayRankBit2";
            ARRAY_RANK_BIT3 = 0x800, "ArrayRankBit3";
            ARRAY_RANK_BIT4 = 0x1000, "ArrayRankBit4";
            ARRAY_RANK_BIT5 = 0x2000, "ArrayRankBit5";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `GCRootKindMap`.
        GcRootKindMap(u32), size = 4, map = "GCRootKindMap", false {
            STACK = 0x0, "Stack";
            FINALIZER = 0x1, "Finalizer";
            HANDLE = 0x2, "Handle";
            OLDER = 0x3, "Older";
            SIZED_REF = 0x4, "SizedRef";
            OVERFLOW = 0x5, "Overflow";
            DEPENDENT_HANDLE = 0x6, "DependentHandle";
            NEW_FQ = 0x7, "NewFQ";
            STEAL = 0x8, "Steal";
            BGC = 0x9, "BGC";
        }
    }
    map_values! {
        flags
        /// Names of bits of the map `GCRootFlagsMap`.
        GcRootFlagsMap(u32), size = 4, map = "GCRootFlagsMap", true {
            PINNING = 0x1, "Pinning";
            WEAK_REF = 0x2, "WeakRef";
            INTERIOR = 0x4, "Interior";
            REF_COUNTED = 0x8, "RefCounted";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `GCHandleKindMap`.
        GcHandleKindMap(u32), size = 4, map = "GCHandleKindMap", false {
            WEAK_SHORT = 0x0, "WeakShort";
            WEAK_LONG = 0x1, "WeakLong";
            STRONG = 0x2, "Strong";
            PINNED = 0x3, "Pinned";
            VARIABLE = 0x4, "Variable";
            REF_COUNTED = 0x5, "RefCounted";
            DEPENDENT = 0x6, "Dependent";
            ASYNC_PINNED = 0x7, "AsyncPinned";
            SIZED_REF = 0x8, "SizedRef";
        }
    }
    map_values! {
        flags
        /// Names of bits of the map `GCRootCCWFlagsMap`.
        GcRootCcwFlagsMap(u32), size = 4, map = "GCRootCCWFlagsMap", true {
            STRONG = 0x1, "Strong";
            PEGGED = 0x2, "Pegged";
        }
    }
    map_values! {
        flags
        /// Names of bits of the map `GCRootStaticVarFlagsMap`.
        GcRootStaticVarFlagsMap(u32), size = 4, map = "GCRootStaticVarFlagsMap", true {
            THREAD_LOCAL = 0x1, "ThreadLocal";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `ThreadAdjustmentReasonMap`.
        ThreadAdjustmentReasonMap(u32), size = 4, map = "ThreadAdjustmentReasonMap", false {
            WARMUP = 0x0, "Warmup";
            INITIALIZING = 0x1, "Initializing";
            RANDOM_MOVE = 0x2, "RandomMove";
            CLIMBING_MOVE = 0x3, "ClimbingMove";
            CHANGE_POINT = 0x4, "ChangePoint";
            STABILIZING = 0x5, "Stabilizing";
            STARVATION = 0x6, "Starvation";
            THREAD_TIMED_OUT = 0x7, "ThreadTimedOut";
        }
    }
    map_values! {
        flags
        /// Names of bits of the map `ExceptionThrownFlagsMap`.
        ExceptionThrownFlagsMap(u16), size = 2, map = "ExceptionThrownFlagsMap", true {
            HAS_INNER_EXCEPTION = 0x1, "HasInnerException";
            NESTED = 0x2, "Nested";
            RE_THROWN = 0x4, "ReThrown";
            CORRUPTED_STATE = 0x8, "CorruptedState";
            CLS_COMPLIANT = 0x10, "CLSCompliant";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `ContentionFlagsMap`.
        ContentionFlagsMap(u8), size = 1, map = "ContentionFlagsMap", false {
            MANAGED = 0x0, "Managed";
            NATIVE = 0x1, "Native";
        }
    }
    map_values! {
        flags
        /// Names of bits of the map `ThreadFlagsMap`.
        ThreadFlagsMap(u32), size = 4, map = "ThreadFlagsMap", true {
            GC_SPECIAL = 0x1, "GCSpecial";
            FINALIZER = 0x2, "Finalizer";
            THREAD_POOL_WORKER = 0x4, "ThreadPoolWorker";
        }
    }
    map_values! {
        flags
        /// Names of bits of the map `ILStubGeneratedFlagsMap`.
        IlStubGeneratedFlagsMap(u32), size = 4, map = "ILStubGeneratedFlagsMap", true {
            REVERSE_INTEROP = 0x1, "ReverseInterop";
            COM_INTEROP = 0x2, "ComInterop";
            NGENED_STUB = 0x4, "NGenedStub";
            DELEGATE = 0x8, "Delegate";
            VAR_ARG = 0x10, "VarArg";
            UNMANAGED_CALLEE = 0x20, "UnmanagedCallee";
            STRUCT_MARSHAL = 0x40, "StructMarshal";
        }
    }
    map_values! {
        flags
        /// Names of bits of the map `MethodFlagsMap`.
        MethodFlagsMap(u32), size = 4, map = "MethodFlagsMap", true {
            DYNAMIC = 0x1, "Dynamic";
            GENERIC = 0x2, "Generic";
            HAS_SHARED_GENERIC_CODE = 0x4, "HasSharedGenericCode";
            JITTED = 0x8, "Jitted";
            JIT_HELPER = 0x10, "JitHelper";
            PROFILER_REJECTED_PRECOMPILED_CODE = 0x20, "ProfilerRejectedPrecompiledCode";
            READY_TO_RUN_REJECTED_PRECOMPILED_CODE = 0x40, "ReadyToRunRejectedPrecompiledCode";
        }
    }
    map_values! {
        flags
        /// Names of bits of the map `ModuleFlagsMap`.
        ModuleFlagsMap(u32), size = 4, map = "ModuleFlagsMap", true {
            DOMAIN_NEUTRAL = 0x1, "DomainNeutral";
            NATIVE = 0x2, "Native";
            DYNAMIC = 0x4, "Dynamic";
            MANIFEST = 0x8, "Manifest";
            IBC_OPTIMIZED = 0x10, "IbcOptimized";
            READY_TO_RUN_MODULE = 0x20, "ReadyToRunModule";
            PARTIAL_READY_TO_RUN_MODULE = 0x40, "PartialReadyToRunModule";
        }
    }
    map_values! {
        flags
        /// Names of bits of the map `AssemblyFlagsMap`.
        AssemblyFlagsMap(u32), size = 4, map = "AssemblyFlagsMap", true {
            DOMAIN_NEUTRAL = 0x1, "DomainNeutral";
            DYNAMIC = 0x2, "Dynamic";
            NATIVE = 0x4, "Native";
            COLLECTIBLE = 0x8, "Collectible";
            READY_TO_RUN = 0x10, "ReadyToRun";
        }
    }
    map_values! {
        flags
        /// Names of bits of the map `AppDomainFlagsMap`.
        AppDomainFlagsMap(u32), size = 4, map = "AppDomainFlagsMap", true {
            DEFAULT = 0x1, "Default";
            EXECUTABLE = 0x2, "Executable";
            SHARED = 0x4, "Shared";
        }
    }
    map_values! {
        flags
        /// Names of bits of the map `ModuleRangeTypeMap`.
        ModuleRangeTypeMap(u8), size = 1, map = "ModuleRangeTypeMap", true {
            COLD_RANGE = 0x4, "ColdRange";
        }
    }
    map_values! {
        flags
        /// Names of bits of the map `RuntimeSkuMap`.
        RuntimeSkuMap(u16), size = 2, map = "RuntimeSkuMap", true {
            DESKTOP_CLR = 0x1, "DesktopClr";
            CORE_CLR = 0x2, "CoreClr";
            MONO = 0x4, "Mono";
        }
    }
    map_values! {
        flags
        /// Names of bits of the map `StartupFlagsMap`.
        StartupFlagsMap(u32), size = 4, map = "StartupFlagsMap", true {
            CONCURRENT_GC = 0x1, "CONCURRENT_GC";
            LOADER_OPTIMIZATION_SINGLE_DOMAIN = 0x2, "LOADER_OPTIMIZATION_SINGLE_DOMAIN";
            LOADER_OPTIMIZATION_MULTI_DOMAIN = 0x4, "LOADER_OPTIMIZATION_MULTI_DOMAIN";
            LOADER_SAFEMODE = 0x10, "LOADER_SAFEMODE";
            LOADER_SETPREFERENCE = 0x100, "LOADER_SETPREFERENCE";
            SERVER_GC = 0x1000, "SERVER_GC";
            HOARD_GC_VM = 0x2000, "HOARD_GC_VM";
            SINGLE_VERSION_HOSTING_INTERFACE = 0x4000, "SINGLE_VERSION_HOSTING_INTERFACE";
            LEGACY_IMPERSONATION = 0x10000, "LEGACY_IMPERSONATION";
            DISABLE_COMMITTHREADSTACK = 0x20000, "DISABLE_COMMITTHREADSTACK";
            ALWAYSFLOW_IMPERSONATION = 0x40000, "ALWAYSFLOW_IMPERSONATION";
            TRIM_GC_COMMIT = 0x80000, "TRIM_GC_COMMIT";
            ETW = 0x100000, "ETW";
            SERVER_BUILD = 0x200000, "SERVER_BUILD";
            ARM = 0x400000, "ARM";
        }
    }
    map_values! {
        flags
        /// Names of bits of the map `StartupModeMap`.
        StartupModeMap(u8), size = 1, map = "StartupModeMap", true {
            MANAGED_EXE = 0x1, "ManagedExe";
            HOSTED_CLR = 0x2, "HostedClr";
            IJW_DLL = 0x4, "IjwDll";
            COM_ACTIVATED = 0x8, "ComActivated";
            OTHER = 0x10, "Other";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TailCallTypeMap`.
        TailCallTypeMap(u32), size = 4, map = "TailCallTypeMap", false {
            OPTIMIZED_TAIL_CALL = 0x0, "OptimizedTailCall";
            RECURSIVE_LOOP = 0x1, "RecursiveLoop";
            HELPER_ASSISTED_TAIL_CALL = 0x2, "HelperAssistedTailCall";
        }
    }
    map_values! {
        flags
        /// Names of bits of the map `TieredCompilationSettingsFlagsMap`.
        TieredCompilationSettingsFlagsMap(u32), size = 4, map = "TieredCompilationSettingsFlagsMap", true {
            QUICK_JIT = 0x1, "QuickJit";
            QUICK_JIT_FOR_LOOPS = 0x2, "QuickJitForLoops";
            TIERED_PGO = 0x4, "TieredPGO";
            READY_TO_RUN = 0x8, "ReadyToRun";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `GCBucketKindMap`.
        GcBucketKindMap(u16), size = 2, map = "GCBucketKindMap", false {
            FL_ITEM = 0x0, "FLItem";
            PLUG = 0x1, "Plug";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `KnownPathSourceMap`.
        KnownPathSourceMap(u16), size = 2, map = "KnownPathSourceMap", false {
            APPLICATION_ASSEMBLIES = 0x0, "ApplicationAssemblies";
            UNUSED = 0x1, "Unused";
            APP_PATHS = 0x2, "AppPaths";
            PLATFORM_RESOURCE_ROOTS = 0x3, "PlatformResourceRoots";
            SATELLITE_SUBDIRECTORY = 0x4, "SatelliteSubdirectory";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `ResolutionAttemptedStageMap`.
        ResolutionAttemptedStageMap(u16), size = 2, map = "ResolutionAttemptedStageMap", false {
            FIND_IN_LOAD_CONTEXT = 0x0, "FindInLoadContext";
            ASSEMBLY_LOAD_CONTEXT_LOAD = 0x1, "AssemblyLoadContextLoad";
            APPLICATION_ASSEMBLIES = 0x2, "ApplicationAssemblies";
            DEFAULT_ASSEMBLY_LOAD_CONTEXT_FALLBACK = 0x3, "DefaultAssemblyLoadContextFallback";
            RESOLVE_SATELLITE_ASSEMBLY = 0x4, "ResolveSatelliteAssembly";
            ASSEMBLY_LOAD_CONTEXT_RESOLVING_EVENT = 0x5, "AssemblyLoadContextResolvingEvent";
            APP_DOMAIN_ASSEMBLY_RESOLVE_EVENT = 0x6, "AppDomainAssemblyResolveEvent";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `ResolutionAttemptedResultMap`.
        ResolutionAttemptedResultMap(u16), size = 2, map = "ResolutionAttemptedResultMap", false {
            SUCCESS = 0x0, "Success";
            ASSEMBLY_NOT_FOUND = 0x1, "AssemblyNotFound";
            MISMATCHED_ASSEMBLY_NAME = 0x2, "MismatchedAssemblyName";
            INCOMPATIBLE_VERSION = 0x3, "IncompatibleVersion";
            FAILURE = 0x4, "Failure";
            EXCEPTION = 0x5, "Exception";
        }
    }
    map_values! {
        flags
        /// Names of bits of the map `GCGlobalMechanismsMap`.
        GcGlobalMechanismsMap(u32), size = 4, map = "GCGlobalMechanismsMap", true {
            CONCURRENT = 0x1, "Concurrent";
            COMPACTION = 0x2, "Compaction";
            PROMOTION = 0x4, "Promotion";
            DEMOTION = 0x8, "Demotion";
            CARD_BUNDLES = 0x10, "CardBundles";
            ELEVATION = 0x20, "Elevation";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `GCPauseModeMap`.
        GcPauseModeMap(u32), size = 4, map = "GCPauseModeMap", false {
            BATCH = 0x0, "Batch";
            INTERACTIVE = 0x1, "Interactive";
            LOW_LATENCY = 0x2, "LowLatency";
            SUSTAINED_LOW_LATENCY = 0x3, "SustainedLowLatency";
            NO_GC = 0x4, "NoGC";
        }
    }
    map_values! {
        flags
        /// Names of bits of the map `GCHeapCompactReasonMap`.
        GcHeapCompactReasonMap(u32), size = 4, map = "GCHeapCompactReasonMap", true {
            COMPACT_LOW_EPHEMERAL = 0x1, "compact_low_ephemeral";
            COMPACT_HIGH_FRAG = 0x2, "compact_high_frag";
            COMPACT_NO_GAPS = 0x4, "compact_no_gaps";
            COMPACT_LOH_FORCED = 0x8, "compact_loh_forced";
            COMPACT_LAST_GC = 0x10, "compact_last_gc";
            COMPACT_INDUCED_COMPACTING = 0x20, "compact_induced_compacting";
            COMPACT_FRAGMENTED_GEN0 = 0x40, "compact_fragmented_gen0";
            COMPACT_HIGH_MEM_LOAD = 0x80, "compact_high_mem_load";
            COMPACT_HIGH_MEM_FRAG = 0x100, "compact_high_mem_frag";
            COMPACT_VHIGH_MEM_FRAG = 0x200, "compact_vhigh_mem_frag";
            COMPACT_NO_GC_MODE = 0x400, "compact_no_gc_mode";
        }
    }
    map_values! {
        flags
        /// Names of bits of the map `GCHeapExpandMechanismMap`.
        GcHeapExpandMechanismMap(u32), size = 4, map = "GCHeapExpandMechanismMap", true {
            EXPAND_REUSE_NORMAL = 0x1, "expand_reuse_normal";
            EXPAND_REUSE_BESTFIT = 0x2, "expand_reuse_bestfit";
            EXPAND_NEW_SEG_EP = 0x4, "expand_new_seg_ep";
            EXPAND_NEW_SEG = 0x8, "expand_new_seg";
            EXPAND_NO_MEMORY = 0x10, "expand_no_memory";
            EXPAND_NEXT_FULL_GC = 0x20, "expand_next_full_gc";
        }
    }
}

static PLACES_0: [Place; 2] = places(super::PROVIDER.events[0].fields);
static PLACES_1: [Place; 5] = places(super::PROVIDER.events[1].fields);
static PLACES_2: [Place; 6] = places(super::PROVIDER.events[2].fields);
static PLACES_3: [Place; 2] = places(super::PROVIDER.events[3].fields);
static PLACES_4: [Place; 3] = places(super::PROVIDER.events[4].fields);
static PLACES_5: [Place; 0] = places(super::PROVIDER.events[5].fields);
static PLACES_6: [Place; 1] = places(super::PROVIDER.events[6].fields);
static PLACES_7: [Place; 13] = places(super::PROVIDER.events[7].fields);
static PLACES_8: [Place; 14] = places(super::PROVIDER.events[8].fields);
static PLACES_9: [Place; 16] = places(super::PROVIDER.events[9].fields);
static PLACES_10: [Place; 3] = places(super::PROVIDER.events[10].fields);
static PLACES_11: [Place; 4] = places(super::PROVIDER.events[11].fields);
static PLACES_12: [Place; 1] = places(super::PROVIDER.events[12].fields);
static PLACES_13: [Place; 2] = places(super::PROVIDER.events[13].fields);
static PLACES_14: [Place; 1] = places(super::PROVIDER.events[18].fields);
static PLACES_15: [Place; 3] = places(super::PROVIDER.events[19].fields);
static PLACES_16: [Place; 2] = places(super::PROVIDER.events[20].fields);
static PLACES_17: [Place; 3] = places(super::PROVIDER.events[21].fields);
static PLACES_18: [Place; 7] = places(super::PROVIDER.events[22].fields);
static PLACES_19: [Place; 8] = places(super::PROVIDER.events[23].fields);
static PLACES_20: [Place; 9] = places(super::PROVIDER.events[24].fields);
static PLACES_21: [Place; 1] = places(super::PROVIDER.events[29].fields);
static PLACES_22: [Place; 2] = places(super::PROVIDER.events[30].fields);
static PLACES_23: [Place; 11] = places(super::PROVIDER.events[33].fields);
static PLACES_24: [Place; 8] = places(super::PROVIDER.events[34].fields);
static PLACES_25: [Place; 7] = places(super::PROVIDER.events[35].fields);
static PLACES_26: [Place; 8] = places(super::PROVIDER.events[36].fields);
static PLACES_27: [Place; 6] = places(super::PROVIDER.events[37].fields);
static PLACES_28: [Place; 5] = places(super::PROVIDER.events[38].fields);
static PLACES_29: [Place; 6] = places(super::PROVIDER.events[39].fields);
static PLACES_30: [Place; 7] = places(super::PROVIDER.events[40].fields);
static PLACES_31: [Place; 5] = places(super::PROVIDER.events[41].fields);
static PLACES_32: [Place; 2] = places(super::PROVIDER.events[42].fields);
static PLACES_33: [Place; 3] = places(super::PROVIDER.events[46].fields);
static PLACES_34: [Place; 6] = places(super::PROVIDER.events[47].fields);
static PLACES_35: [Place; 2] = places(super::PROVIDER.events[48].fields);
static PLACES_36: [Place; 5] = places(super::PROVIDER.events[50].fields);
static PLACES_37: [Place; 2] = places(super::PROVIDER.events[51].fields);
static PLACES_38: [Place; 10] = places(super::PROVIDER.events[52].fields);
static PLACES_39: [Place; 9] = places(super::PROVIDER.events[53].fields);
static PLACES_40: [Place; 9] = places(super::PROVIDER.events[54].fields);
static PLACES_41: [Place; 4] = places(super::PROVIDER.events[55].fields);
static PLACES_42: [Place; 2] = places(super::PROVIDER.events[56].fields);
static PLACES_43: [Place; 2] = places(super::PROVIDER.events[60].fields);
static PLACES_44: [Place; 3] = places(super::PROVIDER.events[61].fields);
static PLACES_45: [Place; 2] = places(super::PROVIDER.events[68].fields);
static PLACES_46: [Place; 3] = places(super::PROVIDER.events[70].fields);
static PLACES_47: [Place; 2] = places(super::PROVIDER.events[74].fields);
static PLACES_48: [Place; 4] = places(super::PROVIDER.events[75].fields);
static PLACES_49: [Place; 11] = places(super::PROVIDER.events[76].fields);
static PLACES_50: [Place; 3] = places(super::PROVIDER.events[78].fields);
static PLACES_51: [Place; 5] = places(super::PROVIDER.events[79].fields);
static PLACES_52: [Place; 2] = places(super::PROVIDER.events[81].fields);
static PLACES_53: [Place; 4] = places(super::PROVIDER.events[83].fields);
static PLACES_54: [Place; 3] = places(super::PROVIDER.events[84].fields);
static PLACES_55: [Place; 2] = places(super::PROVIDER.events[86].fields);
static PLACES_56: [Place; 6] = places(super::PROVIDER.events[88].fields);
static PLACES_57: [Place; 2] = places(super::PROVIDER.events[89].fields);
static PLACES_58: [Place; 5] = places(super::PROVIDER.events[90].fields);
static PLACES_59: [Place; 6] = places(super::PROVIDER.events[92].fields);
static PLACES_60: [Place; 2] = places(super::PROVIDER.events[94].fields);
static PLACES_61: [Place; 5] = places(super::PROVIDER.events[95].fields);
static PLACES_62: [Place; 5] = places(super::PROVIDER.events[96].fields);
static PLACES_63: [Place; 3] = places(super::PROVIDER.events[97].fields);
static PLACES_64: [Place; 4] = places(super::PROVIDER.events[98].fields);
static PLACES_65: [Place; 6] = places(super::PROVIDER.events[99].fields);
static PLACES_66: [Place; 3] = places(super::PROVIDER.events[100].fields);
static PLACES_67: [Place; 11] = places(super::PROVIDER.events[102].fields);
static PLACES_68: [Place; 7] = places(super::PROVIDER.events[103].fields);
static PLACES_69: [Place; 3] = places(super::PROVIDER.events[104].fields);
static PLACES_70: [Place; 3] = places(super::PROVIDER.events[106].fields);
static PLACES_71: [Place; 6] = places(super::PROVIDER.events[109].fields);
static PLACES_72: [Place; 9] = places(super::PROVIDER.events[111].fields);
static PLACES_73: [Place; 7] = places(super::PROVIDER.events[114].fields);
static PLACES_74: [Place; 8] = places(super::PROVIDER.events[115].fields);
static PLACES_75: [Place; 10] = places(super::PROVIDER.events[120].fields);
static PLACES_76: [Place; 11] = places(super::PROVIDER.events[121].fields);
static PLACES_77: [Place; 7] = places(super::PROVIDER.events[125].fields);
static PLACES_78: [Place; 8] = places(super::PROVIDER.events[126].fields);
static PLACES_79: [Place; 7] = places(super::PROVIDER.events[127].fields);
static PLACES_80: [Place; 6] = places(super::PROVIDER.events[128].fields);
static PLACES_81: [Place; 7] = places(super::PROVIDER.events[130].fields);
static PLACES_82: [Place; 8] = places(super::PROVIDER.events[131].fields);
static PLACES_83: [Place; 7] = places(super::PROVIDER.events[133].fields);
static PLACES_84: [Place; 13] = places(super::PROVIDER.events[134].fields);
static PLACES_85: [Place; 4] = places(super::PROVIDER.events[138].fields);
static PLACES_86: [Place; 6] = places(super::PROVIDER.events[139].fields);
static PLACES_87: [Place; 3] = places(super::PROVIDER.events[142].fields);
static PLACES_88: [Place; 5] = places(super::PROVIDER.events[143].fields);
static PLACES_89: [Place; 5] = places(super::PROVIDER.events[146].fields);
static PLACES_90: [Place; 6] = places(super::PROVIDER.events[147].fields);
static PLACES_91: [Place; 2] = places(super::PROVIDER.events[148].fields);
static PLACES_92: [Place; 3] = places(super::PROVIDER.events[149].fields);
static PLACES_93: [Place; 4] = places(super::PROVIDER.events[150].fields);
static PLACES_94: [Place; 3] = places(super::PROVIDER.events[153].fields);
static PLACES_95: [Place; 4] = places(super::PROVIDER.events[154].fields);
static PLACES_96: [Place; 10] = places(super::PROVIDER.events[157].fields);
static PLACES_97: [Place; 12] = places(super::PROVIDER.events[158].fields);
static PLACES_98: [Place; 15] = places(super::PROVIDER.events[159].fields);
static PLACES_99: [Place; 12] = places(super::PROVIDER.events[160].fields);
static PLACES_100: [Place; 12] = places(super::PROVIDER.events[161].fields);
static PLACES_101: [Place; 7] = places(super::PROVIDER.events[162].fields);
static PLACES_102: [Place; 8] = places(super::PROVIDER.events[163].fields);
static PLACES_103: [Place; 12] = places(super::PROVIDER.events[164].fields);
static PLACES_104: [Place; 12] = places(super::PROVIDER.events[165].fields);
static PLACES_105: [Place; 2] = places(super::PROVIDER.events[166].fields);
static PLACES_106: [Place; 2] = places(super::PROVIDER.events[167].fields);
static PLACES_107: [Place; 4] = places(super::PROVIDER.events[168].fields);
static PLACES_108: [Place; 5] = places(super::PROVIDER.events[169].fields);
static PLACES_109: [Place; 26] = places(super::PROVIDER.events[170].fields);
static PLACES_110: [Place; 9] = places(super::PROVIDER.events[171].fields);
static PLACES_111: [Place; 11] = places(super::PROVIDER.events[172].fields);
static PLACES_112: [Place; 14] = places(super::PROVIDER.events[173].fields);
static PLACES_113: [Place; 2] = places(super::PROVIDER.events[176].fields);
static PLACES_114: [Place; 8] = places(super::PROVIDER.events[177].fields);
static PLACES_115: [Place; 4] = places(super::PROVIDER.events[182].fields);
static PLACES_116: [Place; 6] = places(super::PROVIDER.events[189].fields);
static PLACES_117: [Place; 4] = places(super::PROVIDER.events[190].fields);
static PLACES_118: [Place; 2] = places(super::PROVIDER.events[191].fields);
static PLACES_119: [Place; 2] = places(super::PROVIDER.events[193].fields);
static PLACES_120: [Place; 2] = places(super::PROVIDER.events[194].fields);
static PLACES_121: [Place; 3] = places(super::PROVIDER.events[195].fields);
static PLACES_122: [Place; 6] = places(super::PROVIDER.events[196].fields);
static PLACES_123: [Place; 10] = places(super::PROVIDER.events[197].fields);
static PLACES_124: [Place; 8] = places(super::PROVIDER.events[198].fields);
static PLACES_125: [Place; 6] = places(super::PROVIDER.events[199].fields);
static PLACES_126: [Place; 5] = places(super::PROVIDER.events[200].fields);
static PLACES_127: [Place; 5] = places(super::PROVIDER.events[201].fields);
static PLACES_128: [Place; 4] = places(super::PROVIDER.events[202].fields);
static PLACES_129: [Place; 5] = places(super::PROVIDER.events[203].fields);
static PLACES_130: [Place; 10] = places(super::PROVIDER.events[204].fields);
static PLACES_131: [Place; 2] = places(super::PROVIDER.events[205].fields);
static PLACES_132: [Place; 3] = places(super::PROVIDER.events[206].fields);
static PLACES_133: [Place; 3] = places(super::PROVIDER.events[207].fields);
static PLACES_134: [Place; 7] = places(super::PROVIDER.events[209].fields);
static LAYOUTS_0: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_0, &[0, ABSENT, 1, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_1, &[0, 1, 2, 3, 4, ABSENT]),
    layout(&super::PROVIDER, &PLACES_2, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_0, {
        /// Number of the collection. Field `Count`, `UInt32`.
        fn count -> u32 = get(0);
        /// Generation that is collected. Field `Depth`, `UInt32`. Not in version 0.
        fn depth -> Option<u32> = find(1);
        /// Cause of the collection. Field `Reason`, `UInt32`.
        fn reason -> maps::GcReasonMap = get(2);
        /// Kind of collection: it blocks the program or runs in the background. Field `Type`, `UInt32`. Not in
        /// version 0.
        fn kind -> Option<maps::GcTypeMap> = find(3);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`. Not in version 0.
        fn clr_instance_id -> Option<u16> = find(4);
        /// Field `ClientSequenceNumber`, `UInt64`. Not in versions 0 and 1.
        fn client_sequence_number -> Option<u64> = find(5);
    }
    /// Payload of event 1, `GCStart`, versions 0, 1 and 2.
    #[doc(alias = "GCStart")]
    GcStartPayload(1, 0);
}

static LAYOUTS_1: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_3, &[0, 1, ABSENT]),
    layout(&super::PROVIDER, &PLACES_4, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_1, {
        /// Number of the collection. Field `Count`, `UInt32`.
        fn count -> u32 = get(0);
        /// Generation that was collected. Field `Depth`, `UInt32` or `UInt16`.
        fn depth -> u32 = get(1);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`. Not in version 0.
        fn clr_instance_id -> Option<u16> = find(2);
    }
    /// Payload of event 2, `GCEnd`, versions 0 and 1.
    #[doc(alias = "GCEnd")]
    GcEndPayload(2, 3);
}

static LAYOUTS_2: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_5, &[ABSENT]),
    layout(&super::PROVIDER, &PLACES_6, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_2, {
        /// Field `ClrInstanceID`, `UInt16`. Not in version 0.
        fn clr_instance_id -> Option<u16> = find(0);
    }
    /// Payload of event 3, `GCRestartEEEnd`, versions 0 and 1.
    #[doc(alias = "GCRestartEEEnd")]
    GcRestartEeEndPayload(3, 5);
    /// Payload of event 7, `GCRestartEEBegin`, versions 0 and 1.
    #[doc(alias = "GCRestartEEBegin")]
    GcRestartEeBeginPayload(7, 14);
    /// Payload of event 8, `GCSuspendEEEnd`, versions 0 and 1.
    #[doc(alias = "GCSuspendEEEnd")]
    GcSuspendEeEndPayload(8, 16);
    /// Payload of event 11, `GCCreateConcurrentThread`, versions 0 and 1.
    #[doc(alias = "GCCreateConcurrentThread")]
    GcCreateConcurrentThreadPayload(11, 25);
    /// Payload of event 12, `GCTerminateConcurrentThread`, versions 0 and 1.
    #[doc(alias = "GCTerminateConcurrentThread")]
    GcTerminateConcurrentThreadPayload(12, 27);
    /// Payload of event 14, `GCFinalizersBegin`, versions 0 and 1.
    #[doc(alias = "GCFinalizersBegin")]
    GcFinalizersBeginPayload(14, 31);
}

static LAYOUTS_3: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_7, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_8, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_9, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_3, {
        /// Size of generation 0 in bytes. Field `GenerationSize0`, `UInt64` shown as `HexInt64`.
        fn generation_size0 -> u64 = get(0);
        /// Bytes promoted from generation 0 to generation 1. Field `TotalPromotedSize0`, `UInt64` shown as `HexInt64`.
        fn total_promoted_size0 -> u64 = get(1);
        /// Size of generation 1 in bytes. Field `GenerationSize1`, `UInt64` shown as `HexInt64`.
        fn generation_size1 -> u64 = get(2);
        /// Bytes promoted from generation 1 to generation 2. Field `TotalPromotedSize1`, `UInt64` shown as `HexInt64`.
        fn total_promoted_size1 -> u64 = get(3);
        /// Size of generation 2 in bytes. Field `GenerationSize2`, `UInt64` shown as `HexInt64`.
        fn generation_size2 -> u64 = get(4);
        /// Bytes of generation 2 that survived the last collection. Field `TotalPromotedSize2`, `UInt64` shown as
        /// `HexInt64`.
        fn total_promoted_size2 -> u64 = get(5);
        /// Size of the large object heap in bytes. Field `GenerationSize3`, `UInt64` shown as `HexInt64`.
        fn generation_size3 -> u64 = get(6);
        /// Bytes of the large object heap that survived the last collection. Field `TotalPromotedSize3`, `UInt64` shown
        /// as `HexInt64`.
        fn total_promoted_size3 -> u64 = get(7);
        /// Size in bytes of the objects that are ready for finalization. Field `FinalizationPromotedSize`, `UInt64`
        /// shown as `HexInt64`.
        fn finalization_promoted_size -> u64 = get(8);
        /// Number of objects that are ready for finalization. Field `FinalizationPromotedCount`, `UInt64`.
        fn finalization_promoted_count -> u64 = get(9);
        /// Number of pinned objects. Field `PinnedObjectCount`, `UInt32`.
        fn pinned_object_count -> u32 = get(10);
        /// Number of synchronization blocks in use. Field `SinkBlockCount`, `UInt32`.
        fn sink_block_count -> u32 = get(11);
        /// Number of handles of the garbage collector in use. Field `GCHandleCount`, `UInt32`.
        fn gc_handle_count -> u32 = get(12);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`. Not in version 0.
        fn clr_instance_id -> Option<u16> = find(13);
        /// Size of the pinned object heap in bytes. Field `GenerationSize4`, `UInt64` shown as `HexInt64`. Not in
        /// versions 0 and 1.
        fn generation_size4 -> Option<u64> = find(14);
        /// Bytes of the pinned object heap that survived the last collection. Field `TotalPromotedSize4`, `UInt64`
        /// shown as `HexInt64`. Not in versions 0 and 1.
        fn total_promoted_size4 -> Option<u64> = find(15);
    }
    /// Payload of event 4, `GCHeapStats`, versions 0, 1 and 2.
    #[doc(alias = "GCHeapStats")]
    GcHeapStatsPayload(4, 7);
}

static LAYOUTS_4: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_10, &[0, 1, 2, ABSENT]),
    layout(&super::PROVIDER, &PLACES_11, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_4, {
        /// Address of the segment. Field `Address`, `UInt64` shown as `HexInt64`.
        fn address -> u64 = get(0);
        /// Size of the segment. Field `Size`, `UInt64` shown as `HexInt64`.
        fn size -> u64 = get(1);
        /// Heap of the segment. Field `Type`, `UInt32`.
        fn kind -> maps::GcSegmentTypeMap = get(2);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`. Not in version 0.
        fn clr_instance_id -> Option<u16> = find(3);
    }
    /// Payload of event 5, `GCCreateSegment`, versions 0 and 1.
    #[doc(alias = "GCCreateSegment")]
    GcCreateSegmentPayload(5, 10);
}

static LAYOUTS_5: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_12, &[0, ABSENT]),
    layout(&super::PROVIDER, &PLACES_13, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_5, {
        /// Address of the segment. Field `Address`, `UInt64` shown as `HexInt64`.
        fn address -> u64 = get(0);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`. Not in version 0.
        fn clr_instance_id -> Option<u16> = find(1);
    }
    /// Payload of event 6, `GCFreeSegment`, versions 0 and 1.
    #[doc(alias = "GCFreeSegment")]
    GcFreeSegmentPayload(6, 12);
}

static LAYOUTS_6: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_14, &[0, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_15, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_6, {
        /// Cause of the suspension. Field `Reason`, `UInt32` or `UInt16`.
        fn reason -> maps::GcSuspendEeReasonMap = get(0);
        /// Number of the collection. Field `Count`, `UInt32`. Not in version 0.
        fn count -> Option<u32> = find(1);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`. Not in version 0.
        fn clr_instance_id -> Option<u16> = find(2);
    }
    /// Payload of event 9, `GCSuspendEEBegin`, versions 0 and 1.
    #[doc(alias = "GCSuspendEEBegin")]
    GcSuspendEeBeginPayload(9, 18);
}

static LAYOUTS_7: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_16, &[0, 1, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_17, &[0, 1, 2, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_18, &[0, 1, 2, 3, 4, 5, 6, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_19, &[0, 1, 2, 3, 4, 5, 6, 7, ABSENT]),
    layout(&super::PROVIDER, &PLACES_20, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_7, {
        /// Allocated bytes, truncated to 32 bits. Field `AllocationAmount`, `UInt32` shown as `HexInt32`.
        fn allocation_amount -> u32 = get(0);
        /// Heap of the allocation. Field `AllocationKind`, `UInt32`.
        fn allocation_kind -> maps::GcAllocationKindMap = get(1);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`. Not in version 0.
        fn clr_instance_id -> Option<u16> = find(2);
        /// Allocated bytes. Field `AllocationAmount64`, `UInt64` shown as `HexInt64`. Not in versions 0 and 1.
        fn allocation_amount64 -> Option<u64> = find(3);
        /// Address of the method table of the last allocated object. Field `TypeID`, `Pointer`. Not in versions 0
        /// and 1.
        fn type_id -> Option<u64> = find(4);
        /// Name of the type of the last allocated object. Field `TypeName`, `UnicodeString`. Not in versions 0 and 1.
        fn type_name -> Option<Utf16Str<'a>> = find(5);
        /// Heap of the object, 0 with the workstation garbage collector. Field `HeapIndex`, `UInt32`. Not in versions 0
        /// and 1.
        fn heap_index -> Option<u32> = find(6);
        /// Address of the last allocated object. Field `Address`, `Pointer`. Not in versions 0, 1 and 2.
        fn address -> Option<u64> = find(7);
        /// Field `ObjectSize`, `UInt64` shown as `HexInt64`. Not in versions 0, 1, 2 and 3.
        fn object_size -> Option<u64> = find(8);
    }
    /// Payload of event 10, `GCAllocationTick`, versions 0, 1, 2, 3 and 4.
    #[doc(alias = "GCAllocationTick")]
    GcAllocationTickPayload(10, 20);
}

static LAYOUTS_8: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_21, &[0, ABSENT]),
    layout(&super::PROVIDER, &PLACES_22, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_8, {
        /// Field `Count`, `UInt32`.
        fn count -> u32 = get(0);
        /// Field `ClrInstanceID`, `UInt16`. Not in version 0.
        fn clr_instance_id -> Option<u16> = find(1);
    }
    /// Payload of event 13, `GCFinalizersEnd`, versions 0 and 1.
    #[doc(alias = "GCFinalizersEnd")]
    GcFinalizersEndPayload(13, 29);
}

provider_structure! {
    /// Structure `Values` of an event.
    BulkTypeValues {
        /// Field `TypeID`, `UInt64` shown as `HexInt64`.
        fn type_id -> u64 = get(3);
        /// Field `ModuleID`, `UInt64` shown as `HexInt64`.
        fn module_id -> u64 = get(4);
        /// Field `TypeNameID`, `UInt32`.
        fn type_name_id -> u32 = get(5);
        /// Field `Flags`, `UInt32`.
        fn flags -> maps::TypeFlagsMap = get(6);
        /// Field `CorElementType`, `UInt8`.
        fn cor_element_type -> u8 = get(7);
        /// Field `Name`, `UnicodeString`.
        fn name -> Utf16Str<'a> = get(8);
        /// Field `TypeParameterCount`, `UInt32`.
        fn type_parameter_count -> u32 = get(9);
        /// Field `TypeParameters`, `UInt64` shown as `HexInt64`, `TypeParameterCount` elements.
        fn type_parameters -> FieldValues<'a, u64> = all(10);
    }
}

static LAYOUTS_9: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_23, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_9, {
        /// Field `Count`, `UInt32`.
        fn count -> u32 = get(0);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(1);
        /// Field `Values`, a structure, `Count` elements.
        fn values -> FieldValues<'a, BulkTypeValues<'a>> = all(2);
    }
    /// Payload of event 15, `BulkType`, version 0.
    #[doc(alias = "BulkType")]
    BulkTypePayload(15, 33);
}

provider_structure! {
    /// Structure `Values` of an event.
    GcBulkRootEdgeValues {
        /// Field `RootedNodeAddress`, `Pointer`.
        fn rooted_node_address -> u64 = get(4);
        /// Field `GCRootKind`, `UInt8`.
        fn gc_root_kind -> maps::GcRootKindMap = get(5);
        /// Field `GCRootFlag`, `UInt32`.
        fn gc_root_flag -> maps::GcRootFlagsMap = get(6);
        /// Field `GCRootID`, `Pointer`.
        fn gc_root_id -> u64 = get(7);
    }
}

static LAYOUTS_10: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_24, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_10, {
        /// Field `Index`, `UInt32`.
        fn index -> u32 = get(0);
        /// Field `Count`, `UInt32`.
        fn count -> u32 = get(1);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(2);
        /// Field `Values`, a structure, `Count` elements.
        fn values -> FieldValues<'a, GcBulkRootEdgeValues<'a>> = all(3);
    }
    /// Payload of event 16, `GCBulkRootEdge`, version 0.
    #[doc(alias = "GCBulkRootEdge")]
    GcBulkRootEdgePayload(16, 34);
}

provider_structure! {
    /// Structure `Values` of an event.
    GcBulkRootConditionalWeakTableElementEdgeValues {
        /// Field `GCKeyNodeID`, `Pointer`.
        fn gc_key_node_id -> u64 = get(4);
        /// Field `GCValueNodeID`, `Pointer`.
        fn gc_value_node_id -> u64 = get(5);
        /// Field `GCRootID`, `Pointer`.
        fn gc_root_id -> u64 = get(6);
    }
}

static LAYOUTS_11: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_25, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_11, {
        /// Field `Index`, `UInt32`.
        fn index -> u32 = get(0);
        /// Field `Count`, `UInt32`.
        fn count -> u32 = get(1);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(2);
        /// Field `Values`, a structure, `Count` elements.
        fn values -> FieldValues<'a, GcBulkRootConditionalWeakTableElementEdgeValues<'a>> = all(3);
    }
    /// Payload of event 17, `GCBulkRootConditionalWeakTableElementEdge`, version 0.
    #[doc(alias = "GCBulkRootConditionalWeakTableElementEdge")]
    GcBulkRootConditionalWeakTableElementEdgePayload(17, 35);
}

provider_structure! {
    /// Structure `Values` of an event.
    GcBulkNodeValues {
        /// Field `Address`, `Pointer`.
        fn address -> u64 = get(4);
        /// Field `Size`, `UInt64`.
        fn size -> u64 = get(5);
        /// Field `TypeID`, `UInt64`.
        fn type_id -> u64 = get(6);
        /// Field `EdgeCount`, `UInt64`.
        fn edge_count -> u64 = get(7);
    }
}

static LAYOUTS_12: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_26, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_12, {
        /// Field `Index`, `UInt32`.
        fn index -> u32 = get(0);
        /// Field `Count`, `UInt32`.
        fn count -> u32 = get(1);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(2);
        /// Field `Values`, a structure, `Count` elements.
        fn values -> FieldValues<'a, GcBulkNodeValues<'a>> = all(3);
    }
    /// Payload of event 18, `GCBulkNode`, version 0.
    #[doc(alias = "GCBulkNode")]
    GcBulkNodePayload(18, 36);
}

provider_structure! {
    /// Structure `Values` of an event.
    GcBulkEdgeValues {
        /// Field `Value`, `Pointer`.
        fn value -> u64 = get(4);
        /// Field `ReferencingFieldID`, `UInt32`.
        fn referencing_field_id -> u32 = get(5);
    }
}

static LAYOUTS_13: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_27, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_13, {
        /// Field `Index`, `UInt32`.
        fn index -> u32 = get(0);
        /// Field `Count`, `UInt32`.
        fn count -> u32 = get(1);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(2);
        /// Field `Values`, a structure, `Count` elements.
        fn values -> FieldValues<'a, GcBulkEdgeValues<'a>> = all(3);
    }
    /// Payload of event 19, `GCBulkEdge`, version 0.
    #[doc(alias = "GCBulkEdge")]
    GcBulkEdgePayload(19, 37);
}

static LAYOUTS_14: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_28, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_14, {
        /// Field `Address`, `Pointer`.
        fn address -> u64 = get(0);
        /// Field `TypeID`, `Pointer`.
        fn type_id -> u64 = get(1);
        /// Field `ObjectCountForTypeSample`, `UInt32`.
        fn object_count_for_type_sample -> u32 = get(2);
        /// Field `TotalSizeForTypeSample`, `UInt64`.
        fn total_size_for_type_sample -> u64 = get(3);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(4);
    }
    /// Payload of event 20, `GCSampledObjectAllocationHigh`, version 0.
    #[doc(alias = "GCSampledObjectAllocationHigh")]
    GcSampledObjectAllocationHighPayload(20, 38);
    /// Payload of event 32, `GCSampledObjectAllocationLow`, version 0.
    #[doc(alias = "GCSampledObjectAllocationLow")]
    GcSampledObjectAllocationLowPayload(32, 49);
}

provider_structure! {
    /// Structure `Values` of an event.
    GcBulkSurvivingObjectRangesValues {
        /// Field `RangeBase`, `Pointer`.
        fn range_base -> u64 = get(4);
        /// Field `RangeLength`, `UInt64`.
        fn range_length -> u64 = get(5);
    }
}

static LAYOUTS_15: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_29, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_15, {
        /// Field `Index`, `UInt32`.
        fn index -> u32 = get(0);
        /// Field `Count`, `UInt32`.
        fn count -> u32 = get(1);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(2);
        /// Field `Values`, a structure, `Count` elements.
        fn values -> FieldValues<'a, GcBulkSurvivingObjectRangesValues<'a>> = all(3);
    }
    /// Payload of event 21, `GCBulkSurvivingObjectRanges`, version 0.
    #[doc(alias = "GCBulkSurvivingObjectRanges")]
    GcBulkSurvivingObjectRangesPayload(21, 39);
}

provider_structure! {
    /// Structure `Values` of an event.
    GcBulkMovedObjectRangesValues {
        /// Field `OldRangeBase`, `Pointer`.
        fn old_range_base -> u64 = get(4);
        /// Field `NewRangeBase`, `Pointer`.
        fn new_range_base -> u64 = get(5);
        /// Field `RangeLength`, `UInt64`.
        fn range_length -> u64 = get(6);
    }
}

static LAYOUTS_16: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_30, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_16, {
        /// Field `Index`, `UInt32`.
        fn index -> u32 = get(0);
        /// Field `Count`, `UInt32`.
        fn count -> u32 = get(1);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(2);
        /// Field `Values`, a structure, `Count` elements.
        fn values -> FieldValues<'a, GcBulkMovedObjectRangesValues<'a>> = all(3);
    }
    /// Payload of event 22, `GCBulkMovedObjectRanges`, version 0.
    #[doc(alias = "GCBulkMovedObjectRanges")]
    GcBulkMovedObjectRangesPayload(22, 40);
}

static LAYOUTS_17: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_31, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_17, {
        /// Field `Generation`, `UInt8`.
        fn generation -> u8 = get(0);
        /// Field `RangeStart`, `Pointer`.
        fn range_start -> u64 = get(1);
        /// Field `RangeUsedLength`, `UInt64`.
        fn range_used_length -> u64 = get(2);
        /// Field `RangeReservedLength`, `UInt64`.
        fn range_reserved_length -> u64 = get(3);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(4);
    }
    /// Payload of event 23, `GCGenerationRange`, version 0.
    #[doc(alias = "GCGenerationRange")]
    GcGenerationRangePayload(23, 41);
}

static LAYOUTS_18: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_32, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_18, {
        /// Field `HeapNum`, `UInt32`.
        fn heap_num -> u32 = get(0);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(1);
    }
    /// Payload of event 25, `GCMarkStackRoots`, version 0.
    #[doc(alias = "GCMarkStackRoots")]
    GcMarkStackRootsPayload(25, 42);
    /// Payload of event 26, `GCMarkFinalizeQueueRoots`, version 0.
    #[doc(alias = "GCMarkFinalizeQueueRoots")]
    GcMarkFinalizeQueueRootsPayload(26, 43);
    /// Payload of event 27, `GCMarkHandles`, version 0.
    #[doc(alias = "GCMarkHandles")]
    GcMarkHandlesPayload(27, 44);
    /// Payload of event 28, `GCMarkOlderGenerationRoots`, version 0.
    #[doc(alias = "GCMarkOlderGenerationRoots")]
    GcMarkOlderGenerationRootsPayload(28, 45);
}

static LAYOUTS_19: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_33, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_19, {
        /// Field `TypeID`, `Pointer`.
        fn type_id -> u64 = get(0);
        /// Field `ObjectID`, `Pointer`.
        fn object_id -> u64 = get(1);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(2);
    }
    /// Payload of event 29, `FinalizeObject`, version 0.
    #[doc(alias = "FinalizeObject")]
    FinalizeObjectPayload(29, 46);
}

static LAYOUTS_20: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_34, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_20, {
        /// Address of the handle. Field `HandleID`, `Pointer`.
        fn handle_id -> u64 = get(0);
        /// Address of the object. Field `ObjectID`, `Pointer`.
        fn object_id -> u64 = get(1);
        /// Kind of handle. Field `Kind`, `UInt32`.
        fn kind -> maps::GcHandleKindMap = get(2);
        /// Generation of the object. Field `Generation`, `UInt32`.
        fn generation -> u32 = get(3);
        /// ID of the application domain. Field `AppDomainID`, `UInt64` shown as `HexInt64`.
        fn app_domain_id -> u64 = get(4);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(5);
    }
    /// Payload of event 30, `SetGCHandle`, version 0.
    #[doc(alias = "SetGCHandle")]
    SetGcHandlePayload(30, 47);
}

static LAYOUTS_21: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_35, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_21, {
        /// Field `HandleID`, `Pointer`.
        fn handle_id -> u64 = get(0);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(1);
    }
    /// Payload of event 31, `DestroyGCHandle`, version 0.
    #[doc(alias = "DestroyGCHandle")]
    DestroyGcHandlePayload(31, 48);
}

static LAYOUTS_22: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_36, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_22, {
        /// Address of the handle. Field `HandleID`, `Pointer`.
        fn handle_id -> u64 = get(0);
        /// Address of the pinned object. Field `ObjectID`, `Pointer`.
        fn object_id -> u64 = get(1);
        /// Size of the pinned object. Field `ObjectSize`, `UInt64`.
        fn object_size -> u64 = get(2);
        /// Name of the type of the pinned object. Field `TypeName`, `UnicodeString`.
        fn type_name -> Utf16Str<'a> = get(3);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(4);
    }
    /// Payload of event 33, `PinObjectAtGCTime`, version 0.
    #[doc(alias = "PinObjectAtGCTime")]
    PinObjectAtGcTimePayload(33, 50);
}

static LAYOUTS_23: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_37, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_23, {
        /// Field `Reason`, `UInt32`.
        fn reason -> maps::GcReasonMap = get(0);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(1);
    }
    /// Payload of event 35, `GCTriggered`, version 0.
    #[doc(alias = "GCTriggered")]
    GcTriggeredPayload(35, 51);
}

provider_structure! {
    /// Structure `Values` of an event.
    GcBulkRootCcwValues {
        /// Field `GCRootID`, `UInt64` shown as `HexInt64`.
        fn gc_root_id -> u64 = get(3);
        /// Field `ObjectID`, `UInt64` shown as `HexInt64`.
        fn object_id -> u64 = get(4);
        /// Field `TypeID`, `UInt64` shown as `HexInt64`.
        fn type_id -> u64 = get(5);
        /// Field `IUnknown`, `UInt64` shown as `HexInt64`.
        fn iunknown -> u64 = get(6);
        /// Field `RefCount`, `UInt32`.
        fn ref_count -> u32 = get(7);
        /// Field `PeggedRefCount`, `UInt32`.
        fn pegged_ref_count -> u32 = get(8);
        /// Field `Flags`, `UInt32`.
        fn flags -> maps::GcRootCcwFlagsMap = get(9);
    }
}

static LAYOUTS_24: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_38, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_24, {
        /// Field `Count`, `UInt32`.
        fn count -> u32 = get(0);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(1);
        /// Field `Values`, a structure, `Count` elements.
        fn values -> FieldValues<'a, GcBulkRootCcwValues<'a>> = all(2);
    }
    /// Payload of event 36, `GCBulkRootCCW`, version 0.
    #[doc(alias = "GCBulkRootCCW")]
    GcBulkRootCcwPayload(36, 52);
}

provider_structure! {
    /// Structure `Values` of an event.
    GcBulkRcwValues {
        /// Field `ObjectID`, `UInt64` shown as `HexInt64`.
        fn object_id -> u64 = get(3);
        /// Field `TypeID`, `UInt64` shown as `HexInt64`.
        fn type_id -> u64 = get(4);
        /// Field `IUnknown`, `UInt64` shown as `HexInt64`.
        fn iunknown -> u64 = get(5);
        /// Field `VTable`, `UInt64` shown as `HexInt64`.
        fn vtable -> u64 = get(6);
        /// Field `RefCount`, `UInt32`.
        fn ref_count -> u32 = get(7);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(8);
    }
}

static LAYOUTS_25: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_39, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_25, {
        /// Field `Count`, `UInt32`.
        fn count -> u32 = get(0);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(1);
        /// Field `Values`, a structure, `Count` elements.
        fn values -> FieldValues<'a, GcBulkRcwValues<'a>> = all(2);
    }
    /// Payload of event 37, `GCBulkRCW`, version 0.
    #[doc(alias = "GCBulkRCW")]
    GcBulkRcwPayload(37, 53);
}

provider_structure! {
    /// Structure `Values` of an event.
    GcBulkRootStaticVarValues {
        /// Field `GCRootID`, `UInt64` shown as `HexInt64`.
        fn gc_root_id -> u64 = get(4);
        /// Field `ObjectID`, `UInt64` shown as `HexInt64`.
        fn object_id -> u64 = get(5);
        /// Field `TypeID`, `UInt64` shown as `HexInt64`.
        fn type_id -> u64 = get(6);
        /// Field `Flags`, `UInt32`.
        fn flags -> maps::GcRootStaticVarFlagsMap = get(7);
        /// Field `FieldName`, `UnicodeString`.
        fn field_name -> Utf16Str<'a> = get(8);
    }
}

static LAYOUTS_26: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_40, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_26, {
        /// Field `Count`, `UInt32`.
        fn count -> u32 = get(0);
        /// Field `AppDomainID`, `UInt64` shown as `HexInt64`.
        fn app_domain_id -> u64 = get(1);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(2);
        /// Field `Values`, a structure, `Count` elements.
        fn values -> FieldValues<'a, GcBulkRootStaticVarValues<'a>> = all(3);
    }
    /// Payload of event 38, `GCBulkRootStaticVar`, version 0.
    #[doc(alias = "GCBulkRootStaticVar")]
    GcBulkRootStaticVarPayload(38, 54);
}

static LAYOUTS_27: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_41, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_27, {
        /// Field `Name`, `UnicodeString`.
        fn name -> Utf16Str<'a> = get(0);
        /// Field `DataSize`, `UInt32`.
        fn data_size -> u32 = get(1);
        /// Field `Data`, `Binary`, `DataSize` bytes.
        fn data -> &'a [u8] = get(2);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(3);
    }
    /// Payload of event 39, `GCDynamicEvent`, version 0.
    #[doc(alias = "GCDynamicEvent")]
    GcDynamicEventPayload(39, 55);
}

static LAYOUTS_28: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_42, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_28, {
        /// Field `WorkerThreadCount`, `UInt32`.
        fn worker_thread_count -> u32 = get(0);
        /// Field `RetiredWorkerThreads`, `UInt32`.
        fn retired_worker_threads -> u32 = get(1);
    }
    /// Payload of event 40, `WorkerThreadCreate`, version 0.
    #[doc(alias = "WorkerThreadCreate")]
    WorkerThreadCreatePayload(40, 56);
    /// Payload of event 41, `WorkerThreadTerminate`, version 0.
    #[doc(alias = "WorkerThreadTerminate")]
    WorkerThreadTerminatePayload(41, 57);
    /// Payload of event 42, `WorkerThreadRetire`, version 0.
    #[doc(alias = "WorkerThreadRetire")]
    WorkerThreadRetirePayload(42, 58);
    /// Payload of event 43, `WorkerThreadUnretire`, version 0.
    #[doc(alias = "WorkerThreadUnretire")]
    WorkerThreadUnretirePayload(43, 59);
}

static LAYOUTS_29: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_43, &[0, 1, ABSENT]),
    layout(&super::PROVIDER, &PLACES_44, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_29, {
        /// Field `IOThreadCount`, `UInt32`.
        fn io_thread_count -> u32 = get(0);
        /// Field `RetiredIOThreads`, `UInt32`.
        fn retired_io_threads -> u32 = get(1);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`. Not in version 0.
        fn clr_instance_id -> Option<u16> = find(2);
    }
    /// Payload of event 44, `IOThreadCreate`, versions 0 and 1.
    #[doc(alias = "IOThreadCreate")]
    IoThreadCreatePayload(44, 60);
    /// Payload of event 45, `IOThreadTerminate`, versions 0 and 1.
    #[doc(alias = "IOThreadTerminate")]
    IoThreadTerminatePayload(45, 62);
    /// Payload of event 46, `IOThreadRetire`, versions 0 and 1.
    #[doc(alias = "IOThreadRetire")]
    IoThreadRetirePayload(46, 64);
    /// Payload of event 47, `IOThreadUnretire`, versions 0 and 1.
    #[doc(alias = "IOThreadUnretire")]
    IoThreadUnretirePayload(47, 66);
}

static LAYOUTS_30: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_45, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_30, {
        /// Field `ClrThreadID`, `UInt32`.
        fn clr_thread_id -> u32 = get(0);
        /// Field `CpuUtilization`, `UInt32`.
        fn cpu_utilization -> u32 = get(1);
    }
    /// Payload of event 48, `ThreadpoolSuspensionSuspendThread`, version 0.
    #[doc(alias = "ThreadpoolSuspensionSuspendThread")]
    ThreadpoolSuspensionSuspendThreadPayload(48, 68);
    /// Payload of event 49, `ThreadpoolSuspensionResumeThread`, version 0.
    #[doc(alias = "ThreadpoolSuspensionResumeThread")]
    ThreadpoolSuspensionResumeThreadPayload(49, 69);
}

static LAYOUTS_31: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_46, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_31, {
        /// Field `ActiveWorkerThreadCount`, `UInt32`.
        fn active_worker_thread_count -> u32 = get(0);
        /// Field `RetiredWorkerThreadCount`, `UInt32`.
        fn retired_worker_thread_count -> u32 = get(1);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(2);
    }
    /// Payload of event 50, `ThreadPoolWorkerThreadStart`, version 0.
    #[doc(alias = "ThreadPoolWorkerThreadStart")]
    ThreadPoolWorkerThreadStartPayload(50, 70);
    /// Payload of event 51, `ThreadPoolWorkerThreadStop`, version 0.
    #[doc(alias = "ThreadPoolWorkerThreadStop")]
    ThreadPoolWorkerThreadStopPayload(51, 71);
    /// Payload of event 52, `ThreadPoolWorkerThreadRetirementStart`, version 0.
    #[doc(alias = "ThreadPoolWorkerThreadRetirementStart")]
    ThreadPoolWorkerThreadRetirementStartPayload(52, 72);
    /// Payload of event 53, `ThreadPoolWorkerThreadRetirementStop`, version 0.
    #[doc(alias = "ThreadPoolWorkerThreadRetirementStop")]
    ThreadPoolWorkerThreadRetirementStopPayload(53, 73);
    /// Payload of event 57, `ThreadPoolWorkerThreadWait`, version 0.
    #[doc(alias = "ThreadPoolWorkerThreadWait")]
    ThreadPoolWorkerThreadWaitPayload(57, 77);
}

static LAYOUTS_32: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_47, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_32, {
        /// Field `Throughput`, `Double`.
        fn throughput -> f64 = get(0);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(1);
    }
    /// Payload of event 54, `ThreadPoolWorkerThreadAdjustmentSample`, version 0.
    #[doc(alias = "ThreadPoolWorkerThreadAdjustmentSample")]
    ThreadPoolWorkerThreadAdjustmentSamplePayload(54, 74);
}

static LAYOUTS_33: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_48, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_33, {
        /// Field `AverageThroughput`, `Double`.
        fn average_throughput -> f64 = get(0);
        /// Field `NewWorkerThreadCount`, `UInt32`.
        fn new_worker_thread_count -> u32 = get(1);
        /// Field `Reason`, `UInt32`.
        fn reason -> maps::ThreadAdjustmentReasonMap = get(2);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(3);
    }
    /// Payload of event 55, `ThreadPoolWorkerThreadAdjustmentAdjustment`, version 0.
    #[doc(alias = "ThreadPoolWorkerThreadAdjustmentAdjustment")]
    ThreadPoolWorkerThreadAdjustmentAdjustmentPayload(55, 75);
}

static LAYOUTS_34: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_49, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_34, {
        /// Field `Duration`, `Double`.
        fn duration -> f64 = get(0);
        /// Field `Throughput`, `Double`.
        fn throughput -> f64 = get(1);
        /// Field `ThreadWave`, `Double`.
        fn thread_wave -> f64 = get(2);
        /// Field `ThroughputWave`, `Double`.
        fn throughput_wave -> f64 = get(3);
        /// Field `ThroughputErrorEstimate`, `Double`.
        fn throughput_error_estimate -> f64 = get(4);
        /// Field `AverageThroughputErrorEstimate`, `Double`.
        fn average_throughput_error_estimate -> f64 = get(5);
        /// Field `ThroughputRatio`, `Double`.
        fn throughput_ratio -> f64 = get(6);
        /// Field `Confidence`, `Double`.
        fn confidence -> f64 = get(7);
        /// Field `NewControlSetting`, `Double`.
        fn new_control_setting -> f64 = get(8);
        /// Field `NewThreadWaveMagnitude`, `UInt16`.
        fn new_thread_wave_magnitude -> u16 = get(9);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(10);
    }
    /// Payload of event 56, `ThreadPoolWorkerThreadAdjustmentStats`, version 0.
    #[doc(alias = "ThreadPoolWorkerThreadAdjustmentStats")]
    ThreadPoolWorkerThreadAdjustmentStatsPayload(56, 76);
}

static LAYOUTS_35: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_50, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_35, {
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `NsPerYield`, `Double`.
        fn ns_per_yield -> f64 = get(1);
        /// Field `EstablishedNsPerYield`, `Double`.
        fn established_ns_per_yield -> f64 = get(2);
    }
    /// Payload of event 58, `YieldProcessorMeasurement`, version 0.
    #[doc(alias = "YieldProcessorMeasurement")]
    YieldProcessorMeasurementPayload(58, 78);
}

static LAYOUTS_36: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_51, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_36, {
        /// Field `MinWorkerThreads`, `UInt16`.
        fn min_worker_threads -> u16 = get(0);
        /// Field `MaxWorkerThreads`, `UInt16`.
        fn max_worker_threads -> u16 = get(1);
        /// Field `MinIOCompletionThreads`, `UInt16`.
        fn min_io_completion_threads -> u16 = get(2);
        /// Field `MaxIOCompletionThreads`, `UInt16`.
        fn max_io_completion_threads -> u16 = get(3);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(4);
    }
    /// Payload of event 59, `ThreadPoolMinMaxThreads`, version 0.
    #[doc(alias = "ThreadPoolMinMaxThreads")]
    ThreadPoolMinMaxThreadsPayload(59, 79);
}

static LAYOUTS_37: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_22, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_37, {
        /// Field `Count`, `UInt32`.
        fn count -> u32 = get(0);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(1);
    }
    /// Payload of event 60, `ThreadPoolWorkingThreadCount`, version 0.
    #[doc(alias = "ThreadPoolWorkingThreadCount")]
    ThreadPoolWorkingThreadCountPayload(60, 80);
    /// Payload of event 206, `GenAwareBegin`, version 0.
    ///
    /// Sources disagree. The manifest of Windows, of the .NET Framework, has had GCGCLoaded with this ID and version
    /// since 1903: GCName (UnicodeString) and ClrInstanceID (UInt16), with GCKeyword. The size of the data
    /// distinguishes them: 6 bytes here; there, 6 only for a name of one character.
    #[doc(alias = "GenAwareBegin")]
    GenAwareBeginPayload(206, 174);
    /// Payload of event 207, `GenAwareEnd`, version 0.
    #[doc(alias = "GenAwareEnd")]
    GenAwareEndPayload(207, 175);
}

static LAYOUTS_38: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_52, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_38, {
        /// Field `WorkID`, `Pointer`.
        fn work_id -> u64 = get(0);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(1);
    }
    /// Payload of event 61, `ThreadPoolEnqueue`, version 0.
    #[doc(alias = "ThreadPoolEnqueue")]
    ThreadPoolEnqueuePayload(61, 81);
    /// Payload of event 62, `ThreadPoolDequeue`, version 0.
    #[doc(alias = "ThreadPoolDequeue")]
    ThreadPoolDequeuePayload(62, 82);
}

static LAYOUTS_39: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_53, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_39, {
        /// Field `NativeOverlapped`, `Pointer`.
        fn native_overlapped -> u64 = get(0);
        /// Field `Overlapped`, `Pointer`.
        fn overlapped -> u64 = get(1);
        /// Field `MultiDequeues`, `Boolean`.
        fn multi_dequeues -> bool = get(2);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(3);
    }
    /// Payload of event 63, `ThreadPoolIOEnqueue`, version 0.
    #[doc(alias = "ThreadPoolIOEnqueue")]
    ThreadPoolIoEnqueuePayload(63, 83);
}

static LAYOUTS_40: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_54, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_40, {
        /// Field `NativeOverlapped`, `Pointer`.
        fn native_overlapped -> u64 = get(0);
        /// Field `Overlapped`, `Pointer`.
        fn overlapped -> u64 = get(1);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(2);
    }
    /// Payload of event 64, `ThreadPoolIODequeue`, version 0.
    #[doc(alias = "ThreadPoolIODequeue")]
    ThreadPoolIoDequeuePayload(64, 84);
    /// Payload of event 65, `ThreadPoolIOPack`, version 0.
    #[doc(alias = "ThreadPoolIOPack")]
    ThreadPoolIoPackPayload(65, 85);
}

static LAYOUTS_41: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_55, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_41, {
        /// Field `ID`, `Pointer`.
        fn id -> u64 = get(0);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(1);
    }
    /// Payload of event 70, `ThreadCreating`, version 0.
    #[doc(alias = "ThreadCreating")]
    ThreadCreatingPayload(70, 86);
    /// Payload of event 71, `ThreadRunning`, version 0.
    #[doc(alias = "ThreadRunning")]
    ThreadRunningPayload(71, 87);
}

static LAYOUTS_42: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_56, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_42, {
        /// Field `MethodID`, `UInt64` shown as `HexInt64`.
        fn method_id -> u64 = get(0);
        /// Field `TypeID`, `UInt64` shown as `HexInt64`.
        fn type_id -> u64 = get(1);
        /// Field `MethodToken`, `UInt32` shown as `HexInt32`.
        fn method_token -> u32 = get(2);
        /// Field `TypeParameterCount`, `UInt32`.
        fn type_parameter_count -> u32 = get(3);
        /// Field `LoaderModuleID`, `UInt64` shown as `HexInt64`.
        fn loader_module_id -> u64 = get(4);
        /// Field `TypeParameters`, `UInt64` shown as `HexInt64`, `TypeParameterCount` elements.
        fn type_parameters -> FieldValues<'a, u64> = all(5);
    }
    /// Payload of event 72, `MethodDetails`, version 0.
    #[doc(alias = "MethodDetails")]
    MethodDetailsPayload(72, 88);
}

static LAYOUTS_43: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_57, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_43, {
        /// Field `TypeLoadStartID`, `UInt32`.
        fn type_load_start_id -> u32 = get(0);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(1);
    }
    /// Payload of event 73, `TypeLoadStart`, version 0.
    #[doc(alias = "TypeLoadStart")]
    TypeLoadStartPayload(73, 89);
}

static LAYOUTS_44: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_58, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_44, {
        /// Field `TypeLoadStartID`, `UInt32`.
        fn type_load_start_id -> u32 = get(0);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(1);
        /// Field `LoadLevel`, `UInt16`.
        fn load_level -> u16 = get(2);
        /// Field `TypeID`, `UInt64` shown as `HexInt64`.
        fn type_id -> u64 = get(3);
        /// Field `TypeName`, `UnicodeString`.
        fn type_name -> Utf16Str<'a> = get(4);
    }
    /// Payload of event 74, `TypeLoadStop`, version 0.
    #[doc(alias = "TypeLoadStop")]
    TypeLoadStopPayload(74, 90);
}

static LAYOUTS_45: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_5, &[ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_59, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_45, {
        /// Name of the type of the exception. Field `ExceptionType`, `UnicodeString`. Not in version 0.
        fn exception_type -> Option<Utf16Str<'a>> = find(0);
        /// Message of the exception. Field `ExceptionMessage`, `UnicodeString`. Not in version 0.
        fn exception_message -> Option<Utf16Str<'a>> = find(1);
        /// Instruction pointer where the exception occurred. Field `ExceptionEIP`, `Pointer`. Not in version 0.
        fn exception_eip -> Option<u64> = find(2);
        /// HRESULT of the exception. Field `ExceptionHRESULT`, `UInt32` shown as `HexInt32`. Not in version 0.
        fn exception_hresult -> Option<u32> = find(3);
        /// Properties of the exception. Field `ExceptionFlags`, `UInt16`. Not in version 0.
        fn exception_flags -> Option<maps::ExceptionThrownFlagsMap> = find(4);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`. Not in version 0.
        fn clr_instance_id -> Option<u16> = find(5);
    }
    /// Payload of event 80, `ExceptionThrown`, versions 0 and 1.
    #[doc(alias = "ExceptionThrown")]
    ExceptionThrownPayload(80, 91);
}

static LAYOUTS_46: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_5, &[ABSENT, ABSENT, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_60, &[0, 1, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_61, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_46, {
        /// Field `ContentionFlags`, `UInt8`. Not in version 0.
        fn contention_flags -> Option<maps::ContentionFlagsMap> = find(0);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`. Not in version 0.
        fn clr_instance_id -> Option<u16> = find(1);
        /// Field `LockID`, `Pointer`. Not in versions 0 and 1.
        fn lock_id -> Option<u64> = find(2);
        /// Field `AssociatedObjectID`, `Pointer`. Not in versions 0 and 1.
        fn associated_object_id -> Option<u64> = find(3);
        /// Field `LockOwnerThreadID`, `UInt64`. Not in versions 0 and 1.
        fn lock_owner_thread_id -> Option<u64> = find(4);
    }
    /// Payload of event 81, `Contention`, versions 0, 1 and 2.
    #[doc(alias = "Contention")]
    ContentionPayload(81, 93);
}

static LAYOUTS_47: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_62, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_47, {
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `Reserved1`, `UInt8`.
        fn reserved1 -> u8 = get(1);
        /// Field `Reserved2`, `UInt8`.
        fn reserved2 -> u8 = get(2);
        /// Field `FrameCount`, `UInt32`.
        fn frame_count -> u32 = get(3);
        /// Field `Stack`, `Pointer`, `FrameCount` elements.
        fn stack -> FieldValues<'a, u64> = all(4);
    }
    /// Payload of event 82, `CLRStackWalk`, version 0.
    ///
    /// Call stack of the event before it. The manifest states an array of 2 addresses; real events have as many as
    /// `FrameCount`.
    #[doc(alias = "CLRStackWalk")]
    ClrStackWalkPayload(82, 96);
}

static LAYOUTS_48: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_63, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_48, {
        /// Field `AppDomainID`, `UInt64` shown as `HexInt64`.
        fn app_domain_id -> u64 = get(0);
        /// Field `Allocated`, `UInt64` shown as `HexInt64`.
        fn allocated -> u64 = get(1);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(2);
    }
    /// Payload of event 83, `AppDomainMemAllocated`, version 0.
    #[doc(alias = "AppDomainMemAllocated")]
    AppDomainMemAllocatedPayload(83, 97);
}

static LAYOUTS_49: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_64, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_49, {
        /// Field `AppDomainID`, `UInt64` shown as `HexInt64`.
        fn app_domain_id -> u64 = get(0);
        /// Field `Survived`, `UInt64` shown as `HexInt64`.
        fn survived -> u64 = get(1);
        /// Field `ProcessSurvived`, `UInt64` shown as `HexInt64`.
        fn process_survived -> u64 = get(2);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(3);
    }
    /// Payload of event 84, `AppDomainMemSurvived`, version 0.
    #[doc(alias = "AppDomainMemSurvived")]
    AppDomainMemSurvivedPayload(84, 98);
}

static LAYOUTS_50: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_65, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_50, {
        /// Field `ManagedThreadID`, `UInt64` shown as `HexInt64`.
        fn managed_thread_id -> u64 = get(0);
        /// Field `AppDomainID`, `UInt64` shown as `HexInt64`.
        fn app_domain_id -> u64 = get(1);
        /// Field `Flags`, `UInt32`.
        fn flags -> maps::ThreadFlagsMap = get(2);
        /// Field `ManagedThreadIndex`, `UInt32`.
        fn managed_thread_index -> u32 = get(3);
        /// Field `OSThreadID`, `UInt32`.
        fn os_thread_id -> u32 = get(4);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(5);
    }
    /// Payload of event 85, `ThreadCreated`, version 0.
    #[doc(alias = "ThreadCreated")]
    ThreadCreatedPayload(85, 99);
}

static LAYOUTS_51: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_66, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_51, {
        /// Field `ManagedThreadID`, `UInt64` shown as `HexInt64`.
        fn managed_thread_id -> u64 = get(0);
        /// Field `AppDomainID`, `UInt64` shown as `HexInt64`.
        fn app_domain_id -> u64 = get(1);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(2);
    }
    /// Payload of event 86, `ThreadTerminated`, version 0.
    #[doc(alias = "ThreadTerminated")]
    ThreadTerminatedPayload(86, 100);
    /// Payload of event 87, `ThreadDomainEnter`, version 0.
    #[doc(alias = "ThreadDomainEnter")]
    ThreadDomainEnterPayload(87, 101);
}

static LAYOUTS_52: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_67, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_52, {
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `ModuleID`, `UInt64` shown as `HexInt64`.
        fn module_id -> u64 = get(1);
        /// Field `StubMethodID`, `UInt64` shown as `HexInt64`.
        fn stub_method_id -> u64 = get(2);
        /// Field `StubFlags`, `UInt32`.
        fn stub_flags -> maps::IlStubGeneratedFlagsMap = get(3);
        /// Field `ManagedInteropMethodToken`, `UInt32` shown as `HexInt32`.
        fn managed_interop_method_token -> u32 = get(4);
        /// Field `ManagedInteropMethodNamespace`, `UnicodeString`.
        fn managed_interop_method_namespace -> Utf16Str<'a> = get(5);
        /// Field `ManagedInteropMethodName`, `UnicodeString`.
        fn managed_interop_method_name -> Utf16Str<'a> = get(6);
        /// Field `ManagedInteropMethodSignature`, `UnicodeString`.
        fn managed_interop_method_signature -> Utf16Str<'a> = get(7);
        /// Field `NativeMethodSignature`, `UnicodeString`.
        fn native_method_signature -> Utf16Str<'a> = get(8);
        /// Field `StubMethodSignature`, `UnicodeString`.
        fn stub_method_signature -> Utf16Str<'a> = get(9);
        /// Field `StubMethodILCode`, `UnicodeString`.
        fn stub_method_il_code -> Utf16Str<'a> = get(10);
    }
    /// Payload of event 88, `ILStubGenerated`, version 0.
    #[doc(alias = "ILStubGenerated")]
    IlStubGeneratedPayload(88, 102);
}

static LAYOUTS_53: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_68, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_53, {
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `ModuleID`, `UInt64` shown as `HexInt64`.
        fn module_id -> u64 = get(1);
        /// Field `StubMethodID`, `UInt64` shown as `HexInt64`.
        fn stub_method_id -> u64 = get(2);
        /// Field `ManagedInteropMethodToken`, `UInt32` shown as `HexInt32`.
        fn managed_interop_method_token -> u32 = get(3);
        /// Field `ManagedInteropMethodNamespace`, `UnicodeString`.
        fn managed_interop_method_namespace -> Utf16Str<'a> = get(4);
        /// Field `ManagedInteropMethodName`, `UnicodeString`.
        fn managed_interop_method_name -> Utf16Str<'a> = get(5);
        /// Field `ManagedInteropMethodSignature`, `UnicodeString`.
        fn managed_interop_method_signature -> Utf16Str<'a> = get(6);
    }
    /// Payload of event 89, `ILStubCacheHit`, version 0.
    #[doc(alias = "ILStubCacheHit")]
    IlStubCacheHitPayload(89, 103);
}

static LAYOUTS_54: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_69, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_54, {
        /// Field `LockID`, `Pointer`.
        fn lock_id -> u64 = get(0);
        /// Field `AssociatedObjectID`, `Pointer`.
        fn associated_object_id -> u64 = get(1);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(2);
    }
    /// Payload of event 90, `LockCreated`, version 0.
    #[doc(alias = "LockCreated")]
    LockCreatedPayload(90, 104);
}

static LAYOUTS_55: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_60, &[0, 1, ABSENT]),
    layout(&super::PROVIDER, &PLACES_70, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_55, {
        /// Field `ContentionFlags`, `UInt8`.
        fn contention_flags -> maps::ContentionFlagsMap = get(0);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(1);
        /// Field `DurationNs`, `Double`. Not in version 0.
        fn duration_ns -> Option<f64> = find(2);
    }
    /// Payload of event 91, `ContentionStop`, versions 0 and 1.
    #[doc(alias = "ContentionStop")]
    ContentionStopPayload(91, 105);
}

static LAYOUTS_56: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_5, &[]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_56, {
    }
    /// Payload of event 135, `DCStartCompleteV2`, version 0.
    #[doc(alias = "DCStartCompleteV2")]
    DcStartCompleteV2Payload(135, 107);
    /// Payload of event 136, `DCEndCompleteV2`, version 0.
    #[doc(alias = "DCEndCompleteV2")]
    DcEndCompleteV2Payload(136, 108);
    /// Payload of event 240, `DebugIPCEventStart`, version 0.
    #[doc(alias = "DebugIPCEventStart")]
    DebugIpcEventStartPayload(240, 178);
    /// Payload of event 241, `DebugIPCEventEnd`, version 0.
    #[doc(alias = "DebugIPCEventEnd")]
    DebugIpcEventEndPayload(241, 179);
    /// Payload of event 242, `DebugExceptionProcessingStart`, version 0.
    #[doc(alias = "DebugExceptionProcessingStart")]
    DebugExceptionProcessingStartPayload(242, 180);
    /// Payload of event 243, `DebugExceptionProcessingEnd`, version 0.
    #[doc(alias = "DebugExceptionProcessingEnd")]
    DebugExceptionProcessingEndPayload(243, 181);
    /// Payload of event 251, `ExceptionCatchStop`, version 0.
    #[doc(alias = "ExceptionCatchStop")]
    ExceptionCatchStopPayload(251, 183);
    /// Payload of event 253, `ExceptionFinallyStop`, version 0.
    #[doc(alias = "ExceptionFinallyStop")]
    ExceptionFinallyStopPayload(253, 185);
    /// Payload of event 255, `ExceptionFilterStop`, version 0.
    #[doc(alias = "ExceptionFilterStop")]
    ExceptionFilterStopPayload(255, 187);
    /// Payload of event 256, `ExceptionThrownStop`, version 0.
    #[doc(alias = "ExceptionThrownStop")]
    ExceptionThrownStopPayload(256, 188);
}

static LAYOUTS_57: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_71, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_57, {
        /// Field `MethodID`, `UInt64` shown as `HexInt64`.
        fn method_id -> u64 = get(0);
        /// Field `ModuleID`, `UInt64` shown as `HexInt64`.
        fn module_id -> u64 = get(1);
        /// Field `MethodStartAddress`, `UInt64` shown as `HexInt64`.
        fn method_start_address -> u64 = get(2);
        /// Field `MethodSize`, `UInt32` shown as `HexInt32`.
        fn method_size -> u32 = get(3);
        /// Field `MethodToken`, `UInt32` shown as `HexInt32`.
        fn method_token -> u32 = get(4);
        /// Field `MethodFlags`, `UInt32`.
        fn method_flags -> maps::MethodFlagsMap = get(5);
    }
    /// Payload of event 137, `MethodDCStartV2`, version 0.
    #[doc(alias = "MethodDCStartV2")]
    MethodDcStartV2Payload(137, 109);
    /// Payload of event 138, `MethodDCEndV2`, version 0.
    #[doc(alias = "MethodDCEndV2")]
    MethodDcEndV2Payload(138, 110);
}

static LAYOUTS_58: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_72, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_58, {
        /// Field `MethodID`, `UInt64` shown as `HexInt64`.
        fn method_id -> u64 = get(0);
        /// Field `ModuleID`, `UInt64` shown as `HexInt64`.
        fn module_id -> u64 = get(1);
        /// Field `MethodStartAddress`, `UInt64` shown as `HexInt64`.
        fn method_start_address -> u64 = get(2);
        /// Field `MethodSize`, `UInt32` shown as `HexInt32`.
        fn method_size -> u32 = get(3);
        /// Field `MethodToken`, `UInt32` shown as `HexInt32`.
        fn method_token -> u32 = get(4);
        /// Field `MethodFlags`, `UInt32`.
        fn method_flags -> maps::MethodFlagsMap = get(5);
        /// Field `MethodNamespace`, `UnicodeString`.
        fn method_namespace -> Utf16Str<'a> = get(6);
        /// Field `MethodName`, `UnicodeString`.
        fn method_name -> Utf16Str<'a> = get(7);
        /// Field `MethodSignature`, `UnicodeString`.
        fn method_signature -> Utf16Str<'a> = get(8);
    }
    /// Payload of event 139, `MethodDCStartVerboseV2`, version 0.
    #[doc(alias = "MethodDCStartVerboseV2")]
    MethodDcStartVerboseV2Payload(139, 111);
    /// Payload of event 140, `MethodDCEndVerboseV2`, version 0.
    #[doc(alias = "MethodDCEndVerboseV2")]
    MethodDcEndVerboseV2Payload(140, 112);
}

static LAYOUTS_59: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_71, &[0, 1, 2, 3, 4, 5, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_73, &[0, 1, 2, 3, 4, 5, 6, ABSENT]),
    layout(&super::PROVIDER, &PLACES_74, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_59, {
        /// ID of the method. That of helpers of the compiler is their start address. Field `MethodID`, `UInt64` shown
        /// as `HexInt64`.
        fn method_id -> u64 = get(0);
        /// ID of the module of the method, 0 for helpers of the compiler. Field `ModuleID`, `UInt64` shown as
        /// `HexInt64`.
        fn module_id -> u64 = get(1);
        /// Start address of the method. Field `MethodStartAddress`, `UInt64` shown as `HexInt64`.
        fn method_start_address -> u64 = get(2);
        /// Size of the method. Field `MethodSize`, `UInt32` shown as `HexInt32`.
        fn method_size -> u32 = get(3);
        /// Token of the method, 0 for dynamic methods and helpers of the compiler. Field `MethodToken`, `UInt32` shown
        /// as `HexInt32`.
        fn method_token -> u32 = get(4);
        /// Properties of the method. Field `MethodFlags`, `UInt32`.
        fn method_flags -> maps::MethodFlagsMap = get(5);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`. Not in version 0.
        fn clr_instance_id -> Option<u16> = find(6);
        /// ReJIT ID of the method. Field `ReJITID`, `UInt64` shown as `HexInt64`. Not in versions 0 and 1.
        fn re_jitid -> Option<u64> = find(7);
    }
    /// Payload of event 141, `MethodLoad`, versions 0, 1 and 2.
    #[doc(alias = "MethodLoad")]
    MethodLoadPayload(141, 113);
    /// Payload of event 142, `MethodUnload`, versions 0, 1 and 2.
    #[doc(alias = "MethodUnload")]
    MethodUnloadPayload(142, 116);
}

static LAYOUTS_60: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_72, &[0, 1, 2, 3, 4, 5, 6, 7, 8, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_75, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, ABSENT]),
    layout(&super::PROVIDER, &PLACES_76, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_60, {
        /// ID of the method. That of helpers of the compiler is their start address. Field `MethodID`, `UInt64` shown
        /// as `HexInt64`.
        fn method_id -> u64 = get(0);
        /// ID of the module of the method, 0 for helpers of the compiler. Field `ModuleID`, `UInt64` shown as
        /// `HexInt64`.
        fn module_id -> u64 = get(1);
        /// Start address of the method. Field `MethodStartAddress`, `UInt64` shown as `HexInt64`.
        fn method_start_address -> u64 = get(2);
        /// Size of the method. Field `MethodSize`, `UInt32` shown as `HexInt32`.
        fn method_size -> u32 = get(3);
        /// Token of the method, 0 for dynamic methods and helpers of the compiler. Field `MethodToken`, `UInt32` shown
        /// as `HexInt32`.
        fn method_token -> u32 = get(4);
        /// Properties of the method. Field `MethodFlags`, `UInt32`.
        fn method_flags -> maps::MethodFlagsMap = get(5);
        /// Full name of the namespace of the method. Field `MethodNamespace`, `UnicodeString`.
        fn method_namespace -> Utf16Str<'a> = get(6);
        /// Name of the method. Field `MethodName`, `UnicodeString`.
        fn method_name -> Utf16Str<'a> = get(7);
        /// Signature of the method: names of types, separated by commas. Field `MethodSignature`, `UnicodeString`.
        fn method_signature -> Utf16Str<'a> = get(8);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`. Not in version 0.
        fn clr_instance_id -> Option<u16> = find(9);
        /// ReJIT ID of the method. Field `ReJITID`, `UInt64` shown as `HexInt64`. Not in versions 0 and 1.
        fn re_jitid -> Option<u64> = find(10);
    }
    /// Payload of event 143, `MethodLoadVerbose`, versions 0, 1 and 2.
    #[doc(alias = "MethodLoadVerbose")]
    MethodLoadVerbosePayload(143, 119);
    /// Payload of event 144, `MethodUnloadVerbose`, versions 0, 1 and 2.
    #[doc(alias = "MethodUnloadVerbose")]
    MethodUnloadVerbosePayload(144, 122);
}

static LAYOUTS_61: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_77, &[0, 1, 2, 3, 4, 5, 6, ABSENT]),
    layout(&super::PROVIDER, &PLACES_78, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_61, {
        /// ID of the method. Field `MethodID`, `UInt64` shown as `HexInt64`.
        fn method_id -> u64 = get(0);
        /// ID of the module of the method. Field `ModuleID`, `UInt64` shown as `HexInt64`.
        fn module_id -> u64 = get(1);
        /// Token of the method, 0 for dynamic methods and helpers of the compiler. Field `MethodToken`, `UInt32` shown
        /// as `HexInt32`.
        fn method_token -> u32 = get(2);
        /// Size of the intermediate language of the method. Field `MethodILSize`, `UInt32` shown as `HexInt32`.
        fn method_il_size -> u32 = get(3);
        /// Full name of the class of the method. Field `MethodNamespace`, `UnicodeString`.
        fn method_namespace -> Utf16Str<'a> = get(4);
        /// Name of the method. Field `MethodName`, `UnicodeString`.
        fn method_name -> Utf16Str<'a> = get(5);
        /// Signature of the method: names of types, separated by commas. Field `MethodSignature`, `UnicodeString`.
        fn method_signature -> Utf16Str<'a> = get(6);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`. Not in version 0.
        fn clr_instance_id -> Option<u16> = find(7);
    }
    /// Payload of event 145, `MethodJittingStarted`, versions 0 and 1.
    #[doc(alias = "MethodJittingStarted")]
    MethodJittingStartedPayload(145, 125);
}

static LAYOUTS_62: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_79, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_62, {
        /// Field `MethodID`, `UInt64` shown as `HexInt64`.
        fn method_id -> u64 = get(0);
        /// Field `ModuleID`, `UInt64` shown as `HexInt64`.
        fn module_id -> u64 = get(1);
        /// Field `JitHotCodeRequestSize`, `UInt64`.
        fn jit_hot_code_request_size -> u64 = get(2);
        /// Field `JitRODataRequestSize`, `UInt64`.
        fn jit_ro_data_request_size -> u64 = get(3);
        /// Field `AllocatedSizeForJitCode`, `UInt64`.
        fn allocated_size_for_jit_code -> u64 = get(4);
        /// Field `JitAllocFlag`, `UInt32`.
        fn jit_alloc_flag -> u32 = get(5);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(6);
    }
    /// Payload of event 146, `MethodJitMemoryAllocatedForCode`, version 0.
    #[doc(alias = "MethodJitMemoryAllocatedForCode")]
    MethodJitMemoryAllocatedForCodePayload(146, 127);
}

static LAYOUTS_63: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_80, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_63, {
        /// Field `ModuleID`, `UInt64` shown as `HexInt64`.
        fn module_id -> u64 = get(0);
        /// Field `AssemblyID`, `UInt64` shown as `HexInt64`.
        fn assembly_id -> u64 = get(1);
        /// Field `ModuleFlags`, `UInt32`.
        fn module_flags -> maps::ModuleFlagsMap = get(2);
        /// Field `Reserved1`, `UInt32`.
        fn reserved1 -> u32 = get(3);
        /// Field `ModuleILPath`, `UnicodeString`.
        fn module_il_path -> Utf16Str<'a> = get(4);
        /// Field `ModuleNativePath`, `UnicodeString`.
        fn module_native_path -> Utf16Str<'a> = get(5);
    }
    /// Payload of event 149, `ModuleDCStartV2`, version 0.
    #[doc(alias = "ModuleDCStartV2")]
    ModuleDcStartV2Payload(149, 128);
    /// Payload of event 150, `ModuleDCEndV2`, version 0.
    #[doc(alias = "ModuleDCEndV2")]
    ModuleDcEndV2Payload(150, 129);
}

static LAYOUTS_64: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_81, &[0, 1, 2, 3, 4, 5, 6, ABSENT]),
    layout(&super::PROVIDER, &PLACES_82, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_64, {
        /// Field `ModuleID`, `UInt64` shown as `HexInt64`.
        fn module_id -> u64 = get(0);
        /// Field `AssemblyID`, `UInt64` shown as `HexInt64`.
        fn assembly_id -> u64 = get(1);
        /// Field `AppDomainID`, `UInt64` shown as `HexInt64`.
        fn app_domain_id -> u64 = get(2);
        /// Field `ModuleFlags`, `UInt32`.
        fn module_flags -> maps::ModuleFlagsMap = get(3);
        /// Field `Reserved1`, `UInt32`.
        fn reserved1 -> u32 = get(4);
        /// Field `ModuleILPath`, `UnicodeString`.
        fn module_il_path -> Utf16Str<'a> = get(5);
        /// Field `ModuleNativePath`, `UnicodeString`.
        fn module_native_path -> Utf16Str<'a> = get(6);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`. Not in version 0.
        fn clr_instance_id -> Option<u16> = find(7);
    }
    /// Payload of event 151, `DomainModuleLoad`, versions 0 and 1.
    #[doc(alias = "DomainModuleLoad")]
    DomainModuleLoadPayload(151, 130);
}

static LAYOUTS_65: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_80, &[0, 1, 2, 3, 4, 5, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_83, &[0, 1, 2, 3, 4, 5, 6, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_84, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_65, {
        /// Field `ModuleID`, `UInt64` shown as `HexInt64`.
        fn module_id -> u64 = get(0);
        /// Field `AssemblyID`, `UInt64` shown as `HexInt64`.
        fn assembly_id -> u64 = get(1);
        /// Field `ModuleFlags`, `UInt32`.
        fn module_flags -> maps::ModuleFlagsMap = get(2);
        /// Field `Reserved1`, `UInt32`.
        fn reserved1 -> u32 = get(3);
        /// Field `ModuleILPath`, `UnicodeString`.
        fn module_il_path -> Utf16Str<'a> = get(4);
        /// Field `ModuleNativePath`, `UnicodeString`.
        fn module_native_path -> Utf16Str<'a> = get(5);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`. Not in version 0.
        fn clr_instance_id -> Option<u16> = find(6);
        /// Field `ManagedPdbSignature`, `GUID`. Not in versions 0 and 1.
        fn managed_pdb_signature -> Option<Guid> = find(7);
        /// Field `ManagedPdbAge`, `UInt32`. Not in versions 0 and 1.
        fn managed_pdb_age -> Option<u32> = find(8);
        /// Field `ManagedPdbBuildPath`, `UnicodeString`. Not in versions 0 and 1.
        fn managed_pdb_build_path -> Option<Utf16Str<'a>> = find(9);
        /// Field `NativePdbSignature`, `GUID`. Not in versions 0 and 1.
        fn native_pdb_signature -> Option<Guid> = find(10);
        /// Field `NativePdbAge`, `UInt32`. Not in versions 0 and 1.
        fn native_pdb_age -> Option<u32> = find(11);
        /// Field `NativePdbBuildPath`, `UnicodeString`. Not in versions 0 and 1.
        fn native_pdb_build_path -> Option<Utf16Str<'a>> = find(12);
    }
    /// Payload of event 152, `ModuleLoad`, versions 0, 1 and 2.
    #[doc(alias = "ModuleLoad")]
    ModuleLoadPayload(152, 132);
    /// Payload of event 153, `ModuleUnload`, versions 0, 1 and 2.
    #[doc(alias = "ModuleUnload")]
    ModuleUnloadPayload(153, 135);
}

static LAYOUTS_66: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_85, &[0, 1, ABSENT, 2, 3, ABSENT]),
    layout(&super::PROVIDER, &PLACES_86, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_66, {
        /// Field `AssemblyID`, `UInt64` shown as `HexInt64`.
        fn assembly_id -> u64 = get(0);
        /// Field `AppDomainID`, `UInt64` shown as `HexInt64`.
        fn app_domain_id -> u64 = get(1);
        /// Field `BindingID`, `UInt64` shown as `HexInt64`. Not in version 0.
        fn binding_id -> Option<u64> = find(2);
        /// Field `AssemblyFlags`, `UInt32`.
        fn assembly_flags -> maps::AssemblyFlagsMap = get(3);
        /// Field `FullyQualifiedAssemblyName`, `UnicodeString`.
        fn fully_qualified_assembly_name -> Utf16Str<'a> = get(4);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`. Not in version 0.
        fn clr_instance_id -> Option<u16> = find(5);
    }
    /// Payload of event 154, `AssemblyLoad`, versions 0 and 1.
    #[doc(alias = "AssemblyLoad")]
    AssemblyLoadPayload(154, 138);
    /// Payload of event 155, `AssemblyUnload`, versions 0 and 1.
    #[doc(alias = "AssemblyUnload")]
    AssemblyUnloadPayload(155, 140);
}

static LAYOUTS_67: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_87, &[0, 1, 2, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_88, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_67, {
        /// Field `AppDomainID`, `UInt64` shown as `HexInt64`.
        fn app_domain_id -> u64 = get(0);
        /// Field `AppDomainFlags`, `UInt32`.
        fn app_domain_flags -> maps::AppDomainFlagsMap = get(1);
        /// Field `AppDomainName`, `UnicodeString`.
        fn app_domain_name -> Utf16Str<'a> = get(2);
        /// Field `AppDomainIndex`, `UInt32`. Not in version 0.
        fn app_domain_index -> Option<u32> = find(3);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`. Not in version 0.
        fn clr_instance_id -> Option<u16> = find(4);
    }
    /// Payload of event 156, `AppDomainLoad`, versions 0 and 1.
    #[doc(alias = "AppDomainLoad")]
    AppDomainLoadPayload(156, 142);
    /// Payload of event 157, `AppDomainUnload`, versions 0 and 1.
    #[doc(alias = "AppDomainUnload")]
    AppDomainUnloadPayload(157, 144);
}

static LAYOUTS_68: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_89, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_68, {
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `ModuleID`, `UInt64` shown as `HexInt64`.
        fn module_id -> u64 = get(1);
        /// Field `RangeBegin`, `UInt32` shown as `HexInt32`.
        fn range_begin -> u32 = get(2);
        /// Field `RangeSize`, `UInt32` shown as `HexInt32`.
        fn range_size -> u32 = get(3);
        /// Field `RangeType`, `UInt8`.
        fn range_type -> maps::ModuleRangeTypeMap = get(4);
    }
    /// Payload of event 158, `ModuleRangeLoad`, version 0.
    #[doc(alias = "ModuleRangeLoad")]
    ModuleRangeLoadPayload(158, 146);
}

static LAYOUTS_69: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_90, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_69, {
        /// Field `MethodID`, `UInt64` shown as `HexInt64`.
        fn method_id -> u64 = get(0);
        /// Field `MethodNamespace`, `UnicodeString`.
        fn method_namespace -> Utf16Str<'a> = get(1);
        /// Field `MethodName`, `UnicodeString`.
        fn method_name -> Utf16Str<'a> = get(2);
        /// Field `MethodSignature`, `UnicodeString`.
        fn method_signature -> Utf16Str<'a> = get(3);
        /// Field `EntryPoint`, `UInt64` shown as `HexInt64`.
        fn entry_point -> u64 = get(4);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(5);
    }
    /// Payload of event 159, `R2RGetEntryPoint`, version 0.
    #[doc(alias = "R2RGetEntryPoint")]
    R2rGetEntryPointPayload(159, 147);
}

static LAYOUTS_70: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_91, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_70, {
        /// Field `MethodID`, `UInt64` shown as `HexInt64`.
        fn method_id -> u64 = get(0);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(1);
    }
    /// Payload of event 160, `R2RGetEntryPointStart`, version 0.
    #[doc(alias = "R2RGetEntryPointStart")]
    R2rGetEntryPointStartPayload(160, 148);
}

static LAYOUTS_71: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_92, &[0, 1, 2, ABSENT]),
    layout(&super::PROVIDER, &PLACES_93, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_71, {
        /// Field `VerificationFlags`, `UInt32` shown as `HexInt32`.
        fn verification_flags -> u32 = get(0);
        /// Field `ErrorCode`, `UInt32` shown as `HexInt32`.
        fn error_code -> u32 = get(1);
        /// Field `FullyQualifiedAssemblyName`, `UnicodeString`.
        fn fully_qualified_assembly_name -> Utf16Str<'a> = get(2);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`. Not in version 0.
        fn clr_instance_id -> Option<u16> = find(3);
    }
    /// Payload of event 181, `StrongNameVerificationStart`, versions 0 and 1.
    #[doc(alias = "StrongNameVerificationStart")]
    StrongNameVerificationStartPayload(181, 149);
    /// Payload of event 182, `StrongNameVerificationStop`, versions 0 and 1.
    #[doc(alias = "StrongNameVerificationStop")]
    StrongNameVerificationStopPayload(182, 151);
}

static LAYOUTS_72: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_94, &[0, 1, 2, ABSENT]),
    layout(&super::PROVIDER, &PLACES_95, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_72, {
        /// Field `VerificationFlags`, `UInt32` shown as `HexInt32`.
        fn verification_flags -> u32 = get(0);
        /// Field `ErrorCode`, `UInt32` shown as `HexInt32`.
        fn error_code -> u32 = get(1);
        /// Field `ModulePath`, `UnicodeString`.
        fn module_path -> Utf16Str<'a> = get(2);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`. Not in version 0.
        fn clr_instance_id -> Option<u16> = find(3);
    }
    /// Payload of event 183, `AuthenticodeVerificationStart`, versions 0 and 1.
    #[doc(alias = "AuthenticodeVerificationStart")]
    AuthenticodeVerificationStartPayload(183, 153);
    /// Payload of event 184, `AuthenticodeVerificationStop`, versions 0 and 1.
    #[doc(alias = "AuthenticodeVerificationStop")]
    AuthenticodeVerificationStopPayload(184, 155);
}

static LAYOUTS_73: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_96, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_73, {
        /// Field `MethodBeingCompiledNamespace`, `UnicodeString`.
        fn method_being_compiled_namespace -> Utf16Str<'a> = get(0);
        /// Field `MethodBeingCompiledName`, `UnicodeString`.
        fn method_being_compiled_name -> Utf16Str<'a> = get(1);
        /// Field `MethodBeingCompiledNameSignature`, `UnicodeString`.
        fn method_being_compiled_name_signature -> Utf16Str<'a> = get(2);
        /// Field `InlinerNamespace`, `UnicodeString`.
        fn inliner_namespace -> Utf16Str<'a> = get(3);
        /// Field `InlinerName`, `UnicodeString`.
        fn inliner_name -> Utf16Str<'a> = get(4);
        /// Field `InlinerNameSignature`, `UnicodeString`.
        fn inliner_name_signature -> Utf16Str<'a> = get(5);
        /// Field `InlineeNamespace`, `UnicodeString`.
        fn inlinee_namespace -> Utf16Str<'a> = get(6);
        /// Field `InlineeName`, `UnicodeString`.
        fn inlinee_name -> Utf16Str<'a> = get(7);
        /// Field `InlineeNameSignature`, `UnicodeString`.
        fn inlinee_name_signature -> Utf16Str<'a> = get(8);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(9);
    }
    /// Payload of event 185, `MethodJitInliningSucceeded`, version 0.
    #[doc(alias = "MethodJitInliningSucceeded")]
    MethodJitInliningSucceededPayload(185, 157);
}

static LAYOUTS_74: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_97, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_74, {
        /// Field `MethodBeingCompiledNamespace`, `UnicodeString`.
        fn method_being_compiled_namespace -> Utf16Str<'a> = get(0);
        /// Field `MethodBeingCompiledName`, `UnicodeString`.
        fn method_being_compiled_name -> Utf16Str<'a> = get(1);
        /// Field `MethodBeingCompiledNameSignature`, `UnicodeString`.
        fn method_being_compiled_name_signature -> Utf16Str<'a> = get(2);
        /// Field `InlinerNamespace`, `UnicodeString`.
        fn inliner_namespace -> Utf16Str<'a> = get(3);
        /// Field `InlinerName`, `UnicodeString`.
        fn inliner_name -> Utf16Str<'a> = get(4);
        /// Field `InlinerNameSignature`, `UnicodeString`.
        fn inliner_name_signature -> Utf16Str<'a> = get(5);
        /// Field `InlineeNamespace`, `UnicodeString`.
        fn inlinee_namespace -> Utf16Str<'a> = get(6);
        /// Field `InlineeName`, `UnicodeString`.
        fn inlinee_name -> Utf16Str<'a> = get(7);
        /// Field `InlineeNameSignature`, `UnicodeString`.
        fn inlinee_name_signature -> Utf16Str<'a> = get(8);
        /// Field `FailAlways`, `Boolean`.
        fn fail_always -> bool = get(9);
        /// Field `FailReason`, `AnsiString`.
        fn fail_reason -> AnsiStr<'a> = get(10);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(11);
    }
    /// Payload of event 186, `MethodJitInliningFailedAnsi`, version 0.
    #[doc(alias = "MethodJitInliningFailedAnsi")]
    MethodJitInliningFailedAnsiPayload(186, 158);
}

static LAYOUTS_75: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_98, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_75, {
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `Sku`, `UInt16`.
        fn sku -> maps::RuntimeSkuMap = get(1);
        /// Field `BclMajorVersion`, `UInt16`.
        fn bcl_major_version -> u16 = get(2);
        /// Field `BclMinorVersion`, `UInt16`.
        fn bcl_minor_version -> u16 = get(3);
        /// Field `BclBuildNumber`, `UInt16`.
        fn bcl_build_number -> u16 = get(4);
        /// Field `BclQfeNumber`, `UInt16`.
        fn bcl_qfe_number -> u16 = get(5);
        /// Field `VMMajorVersion`, `UInt16`.
        fn vm_major_version -> u16 = get(6);
        /// Field `VMMinorVersion`, `UInt16`.
        fn vm_minor_version -> u16 = get(7);
        /// Field `VMBuildNumber`, `UInt16`.
        fn vm_build_number -> u16 = get(8);
        /// Field `VMQfeNumber`, `UInt16`.
        fn vm_qfe_number -> u16 = get(9);
        /// Field `StartupFlags`, `UInt32`.
        fn startup_flags -> maps::StartupFlagsMap = get(10);
        /// Field `StartupMode`, `UInt8`.
        fn startup_mode -> maps::StartupModeMap = get(11);
        /// Field `CommandLine`, `UnicodeString`.
        fn command_line -> Utf16Str<'a> = get(12);
        /// Field `ComObjectGuid`, `GUID`.
        fn com_object_guid -> Guid = get(13);
        /// Field `RuntimeDllPath`, `UnicodeString`.
        fn runtime_dll_path -> Utf16Str<'a> = get(14);
    }
    /// Payload of event 187, `RuntimeInformationStart`, version 0.
    #[doc(alias = "RuntimeInformationStart")]
    RuntimeInformationStartPayload(187, 159);
}

static LAYOUTS_76: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_99, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_76, {
        /// Field `MethodBeingCompiledNamespace`, `UnicodeString`.
        fn method_being_compiled_namespace -> Utf16Str<'a> = get(0);
        /// Field `MethodBeingCompiledName`, `UnicodeString`.
        fn method_being_compiled_name -> Utf16Str<'a> = get(1);
        /// Field `MethodBeingCompiledNameSignature`, `UnicodeString`.
        fn method_being_compiled_name_signature -> Utf16Str<'a> = get(2);
        /// Field `CallerNamespace`, `UnicodeString`.
        fn caller_namespace -> Utf16Str<'a> = get(3);
        /// Field `CallerName`, `UnicodeString`.
        fn caller_name -> Utf16Str<'a> = get(4);
        /// Field `CallerNameSignature`, `UnicodeString`.
        fn caller_name_signature -> Utf16Str<'a> = get(5);
        /// Field `CalleeNamespace`, `UnicodeString`.
        fn callee_namespace -> Utf16Str<'a> = get(6);
        /// Field `CalleeName`, `UnicodeString`.
        fn callee_name -> Utf16Str<'a> = get(7);
        /// Field `CalleeNameSignature`, `UnicodeString`.
        fn callee_name_signature -> Utf16Str<'a> = get(8);
        /// Field `TailPrefix`, `Boolean`.
        fn tail_prefix -> bool = get(9);
        /// Field `TailCallType`, `UInt32`.
        fn tail_call_type -> maps::TailCallTypeMap = get(10);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(11);
    }
    /// Payload of event 188, `MethodJitTailCallSucceeded`, version 0.
    #[doc(alias = "MethodJitTailCallSucceeded")]
    MethodJitTailCallSucceededPayload(188, 160);
}

static LAYOUTS_77: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_100, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_77, {
        /// Field `MethodBeingCompiledNamespace`, `UnicodeString`.
        fn method_being_compiled_namespace -> Utf16Str<'a> = get(0);
        /// Field `MethodBeingCompiledName`, `UnicodeString`.
        fn method_being_compiled_name -> Utf16Str<'a> = get(1);
        /// Field `MethodBeingCompiledNameSignature`, `UnicodeString`.
        fn method_being_compiled_name_signature -> Utf16Str<'a> = get(2);
        /// Field `CallerNamespace`, `UnicodeString`.
        fn caller_namespace -> Utf16Str<'a> = get(3);
        /// Field `CallerName`, `UnicodeString`.
        fn caller_name -> Utf16Str<'a> = get(4);
        /// Field `CallerNameSignature`, `UnicodeString`.
        fn caller_name_signature -> Utf16Str<'a> = get(5);
        /// Field `CalleeNamespace`, `UnicodeString`.
        fn callee_namespace -> Utf16Str<'a> = get(6);
        /// Field `CalleeName`, `UnicodeString`.
        fn callee_name -> Utf16Str<'a> = get(7);
        /// Field `CalleeNameSignature`, `UnicodeString`.
        fn callee_name_signature -> Utf16Str<'a> = get(8);
        /// Field `TailPrefix`, `Boolean`.
        fn tail_prefix -> bool = get(9);
        /// Field `FailReason`, `AnsiString`.
        fn fail_reason -> AnsiStr<'a> = get(10);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(11);
    }
    /// Payload of event 189, `MethodJitTailCallFailedAnsi`, version 0.
    #[doc(alias = "MethodJitTailCallFailedAnsi")]
    MethodJitTailCallFailedAnsiPayload(189, 161);
}

static LAYOUTS_78: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_101, &[0, 1, 2, 3, 4, 5, 6, ABSENT]),
    layout(&super::PROVIDER, &PLACES_102, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_78, {
        /// Field `MethodID`, `UInt64` shown as `HexInt64`.
        fn method_id -> u64 = get(0);
        /// Field `ReJITID`, `UInt64` shown as `HexInt64`.
        fn re_jitid -> u64 = get(1);
        /// Field `MethodExtent`, `UInt8`.
        fn method_extent -> u8 = get(2);
        /// Field `CountOfMapEntries`, `UInt16`.
        fn count_of_map_entries -> u16 = get(3);
        /// Field `ILOffsets`, `UInt32`, `CountOfMapEntries` elements.
        fn il_offsets -> FieldValues<'a, u32> = all(4);
        /// Field `NativeOffsets`, `UInt32`, `CountOfMapEntries` elements.
        fn native_offsets -> FieldValues<'a, u32> = all(5);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(6);
        /// Field `ILVersionID`, `UInt64`. Not in version 0.
        fn il_version_id -> Option<u64> = find(7);
    }
    /// Payload of event 190, `MethodILToNativeMap`, versions 0 and 1.
    #[doc(alias = "MethodILToNativeMap")]
    MethodIlToNativeMapPayload(190, 162);
}

static LAYOUTS_79: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_103, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_79, {
        /// Field `MethodBeingCompiledNamespace`, `UnicodeString`.
        fn method_being_compiled_namespace -> Utf16Str<'a> = get(0);
        /// Field `MethodBeingCompiledName`, `UnicodeString`.
        fn method_being_compiled_name -> Utf16Str<'a> = get(1);
        /// Field `MethodBeingCompiledNameSignature`, `UnicodeString`.
        fn method_being_compiled_name_signature -> Utf16Str<'a> = get(2);
        /// Field `CallerNamespace`, `UnicodeString`.
        fn caller_namespace -> Utf16Str<'a> = get(3);
        /// Field `CallerName`, `UnicodeString`.
        fn caller_name -> Utf16Str<'a> = get(4);
        /// Field `CallerNameSignature`, `UnicodeString`.
        fn caller_name_signature -> Utf16Str<'a> = get(5);
        /// Field `CalleeNamespace`, `UnicodeString`.
        fn callee_namespace -> Utf16Str<'a> = get(6);
        /// Field `CalleeName`, `UnicodeString`.
        fn callee_name -> Utf16Str<'a> = get(7);
        /// Field `CalleeNameSignature`, `UnicodeString`.
        fn callee_name_signature -> Utf16Str<'a> = get(8);
        /// Field `TailPrefix`, `Boolean`.
        fn tail_prefix -> bool = get(9);
        /// Field `FailReason`, `UnicodeString`.
        fn fail_reason -> Utf16Str<'a> = get(10);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(11);
    }
    /// Payload of event 191, `MethodJitTailCallFailed`, version 0.
    #[doc(alias = "MethodJitTailCallFailed")]
    MethodJitTailCallFailedPayload(191, 164);
}

static LAYOUTS_80: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_104, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_80, {
        /// Field `MethodBeingCompiledNamespace`, `UnicodeString`.
        fn method_being_compiled_namespace -> Utf16Str<'a> = get(0);
        /// Field `MethodBeingCompiledName`, `UnicodeString`.
        fn method_being_compiled_name -> Utf16Str<'a> = get(1);
        /// Field `MethodBeingCompiledNameSignature`, `UnicodeString`.
        fn method_being_compiled_name_signature -> Utf16Str<'a> = get(2);
        /// Field `InlinerNamespace`, `UnicodeString`.
        fn inliner_namespace -> Utf16Str<'a> = get(3);
        /// Field `InlinerName`, `UnicodeString`.
        fn inliner_name -> Utf16Str<'a> = get(4);
        /// Field `InlinerNameSignature`, `UnicodeString`.
        fn inliner_name_signature -> Utf16Str<'a> = get(5);
        /// Field `InlineeNamespace`, `UnicodeString`.
        fn inlinee_namespace -> Utf16Str<'a> = get(6);
        /// Field `InlineeName`, `UnicodeString`.
        fn inlinee_name -> Utf16Str<'a> = get(7);
        /// Field `InlineeNameSignature`, `UnicodeString`.
        fn inlinee_name_signature -> Utf16Str<'a> = get(8);
        /// Field `FailAlways`, `Boolean`.
        fn fail_always -> bool = get(9);
        /// Field `FailReason`, `UnicodeString`.
        fn fail_reason -> Utf16Str<'a> = get(10);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(11);
    }
    /// Payload of event 192, `MethodJitInliningFailed`, version 0.
    #[doc(alias = "MethodJitInliningFailed")]
    MethodJitInliningFailedPayload(192, 165);
}

static LAYOUTS_81: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_105, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_81, {
        /// Field `BytesAllocated`, `UInt64`.
        fn bytes_allocated -> u64 = get(0);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(1);
    }
    /// Payload of event 200, `IncreaseMemoryPressure`, version 0.
    #[doc(alias = "IncreaseMemoryPressure")]
    IncreaseMemoryPressurePayload(200, 166);
}

static LAYOUTS_82: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_106, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_82, {
        /// Field `BytesFreed`, `UInt64`.
        fn bytes_freed -> u64 = get(0);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(1);
    }
    /// Payload of event 201, `DecreaseMemoryPressure`, version 0.
    #[doc(alias = "DecreaseMemoryPressure")]
    DecreaseMemoryPressurePayload(201, 167);
}

static LAYOUTS_83: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_107, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_83, {
        /// Field `HeapNum`, `UInt32`.
        fn heap_num -> u32 = get(0);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(1);
        /// Field `Type`, `UInt32`.
        fn kind -> maps::GcRootKindMap = get(2);
        /// Field `Bytes`, `UInt64`.
        fn bytes_ -> u64 = get(3);
    }
    /// Payload of event 202, `GCMarkWithType`, version 0.
    #[doc(alias = "GCMarkWithType")]
    GcMarkWithTypePayload(202, 168);
}

static LAYOUTS_84: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_108, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_84, {
        /// Field `Heap`, `UInt32`.
        fn heap -> u32 = get(0);
        /// Field `JoinTime`, `UInt32`.
        fn join_time -> u32 = get(1);
        /// Field `JoinType`, `UInt32`.
        fn join_type -> u32 = get(2);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(3);
        /// Field `JoinID`, `UInt32`.
        fn join_id -> u32 = get(4);
    }
    /// Payload of event 203, `GCJoin_V2`, version 2.
    #[doc(alias = "GCJoin_V2")]
    GcJoinV2Payload(203, 169);
}

provider_structure! {
    /// Structure `Values` of an event.
    GcPerHeapHistoryV3Values {
        /// Field `SizeBefore`, `Pointer`.
        fn size_before -> u64 = get(16);
        /// Field `FreeListBefore`, `Pointer`.
        fn free_list_before -> u64 = get(17);
        /// Field `FreeObjBefore`, `Pointer`.
        fn free_obj_before -> u64 = get(18);
        /// Field `SizeAfter`, `Pointer`.
        fn size_after -> u64 = get(19);
        /// Field `FreeListAfter`, `Pointer`.
        fn free_list_after -> u64 = get(20);
        /// Field `FreeObjAfter`, `Pointer`.
        fn free_obj_after -> u64 = get(21);
        /// Field `In`, `Pointer`.
        fn in_ -> u64 = get(22);
        /// Field `PinnedSurv`, `Pointer`.
        fn pinned_surv -> u64 = get(23);
        /// Field `NonePinnedSurv`, `Pointer`.
        fn none_pinned_surv -> u64 = get(24);
        /// Field `NewAllocation`, `Pointer`.
        fn new_allocation -> u64 = get(25);
    }
}

static LAYOUTS_85: &[EventLayout] = &[
    layout(
        &super::PROVIDER, &PLACES_109,
        &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]
    ),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_85, {
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `FreeListAllocated`, `Pointer`.
        fn free_list_allocated -> u64 = get(1);
        /// Field `FreeListRejected`, `Pointer`.
        fn free_list_rejected -> u64 = get(2);
        /// Field `EndOfSegAllocated`, `Pointer`.
        fn end_of_seg_allocated -> u64 = get(3);
        /// Field `CondemnedAllocated`, `Pointer`.
        fn condemned_allocated -> u64 = get(4);
        /// Field `PinnedAllocated`, `Pointer`.
        fn pinned_allocated -> u64 = get(5);
        /// Field `PinnedAllocatedAdvance`, `Pointer`.
        fn pinned_allocated_advance -> u64 = get(6);
        /// Field `RunningFreeListEfficiency`, `UInt32`.
        fn running_free_list_efficiency -> u32 = get(7);
        /// Field `CondemnReasons0`, `UInt32`.
        fn condemn_reasons0 -> u32 = get(8);
        /// Field `CondemnReasons1`, `UInt32`.
        fn condemn_reasons1 -> u32 = get(9);
        /// Reason to compact the heap. The highest bit is set if it was compacted. Field `CompactMechanisms`, `UInt32`.
        fn compact_mechanisms -> maps::GcHeapCompactReasonMap = get(10);
        /// How the heap was expanded. The highest bit is set if it was. Field `ExpandMechanisms`, `UInt32`.
        fn expand_mechanisms -> maps::GcHeapExpandMechanismMap = get(11);
        /// Field `HeapIndex`, `UInt32`.
        fn heap_index -> u32 = get(12);
        /// Field `ExtraGen0Commit`, `Pointer`.
        fn extra_gen0_commit -> u64 = get(13);
        /// Field `Count`, `UInt32`.
        fn count -> u32 = get(14);
        /// Field `Values`, a structure, `Count` elements.
        fn values -> FieldValues<'a, GcPerHeapHistoryV3Values<'a>> = all(15);
    }
    /// Payload of event 204, `GCPerHeapHistory_V3`, version 3.
    #[doc(alias = "GCPerHeapHistory_V3")]
    GcPerHeapHistoryV3Payload(204, 170);
}

provider_structure! {
    /// Structure `Values` of an event.
    GcGlobalHeapHistoryV2Values {
        /// Field `Time`, `UInt32`. Not in versions 2 and 3.
        fn time -> Option<u32> = find(13);
    }
}

static LAYOUTS_86: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_110, &[0, 1, 2, 3, 4, 5, 6, 7, 8, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_111, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_112, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_86, {
        /// Field `FinalYoungestDesired`, `UInt64` shown as `HexInt64`.
        fn final_youngest_desired -> u64 = get(0);
        /// Field `NumHeaps`, `Int32`.
        fn num_heaps -> i32 = get(1);
        /// Field `CondemnedGeneration`, `UInt32`.
        fn condemned_generation -> u32 = get(2);
        /// Field `Gen0ReductionCount`, `UInt32`.
        fn gen0_reduction_count -> u32 = get(3);
        /// Cause of the collection. Field `Reason`, `UInt32`.
        fn reason -> maps::GcReasonMap = get(4);
        /// Field `GlobalMechanisms`, `UInt32`.
        fn global_mechanisms -> maps::GcGlobalMechanismsMap = get(5);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(6);
        /// Field `PauseMode`, `UInt32`.
        fn pause_mode -> maps::GcPauseModeMap = get(7);
        /// Field `MemoryPressure`, `UInt32`.
        fn memory_pressure -> u32 = get(8);
        /// Field `CondemnReasons0`, `UInt32`. Not in version 2.
        fn condemn_reasons0 -> Option<u32> = find(9);
        /// Field `CondemnReasons1`, `UInt32`. Not in version 2.
        fn condemn_reasons1 -> Option<u32> = find(10);
        /// Field `Count`, `UInt32`. Not in versions 2 and 3.
        fn count -> Option<u32> = find(11);
        /// Field `Values`, a structure, `Count` elements. Not in versions 2 and 3.
        fn values -> Option<FieldValues<'a, GcGlobalHeapHistoryV2Values<'a>>> = find_all(12);
    }
    /// Payload of event 205, `GCGlobalHeapHistory_V2`, versions 2, 3 and 4.
    #[doc(alias = "GCGlobalHeapHistory_V2")]
    GcGlobalHeapHistoryV2Payload(205, 171);
}

static LAYOUTS_87: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_113, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_87, {
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `Count`, `UInt16`.
        fn count -> u16 = get(1);
    }
    /// Payload of event 208, `GCLOHCompact`, version 0.
    ///
    /// Elements follow: TimePlan, TimeCompact and TimeRelocate (UInt32), TotalRefs and ZeroRefs (pointers, aligned to
    /// their size). The manifest states them without the padding that data of 64-bit processes have.
    #[doc(alias = "GCLOHCompact")]
    GclohCompactPayload(208, 176);
}

provider_structure! {
    /// Structure `Values` of an event.
    GcFitBucketInfoValues {
        /// Field `Index`, `UInt32`.
        fn index -> u32 = get(5);
        /// Field `Count`, `UInt32`.
        fn count -> u32 = get(6);
        /// Field `Size`, `Pointer`.
        fn size -> u64 = get(7);
    }
}

static LAYOUTS_88: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_114, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_88, {
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `BucketKind`, `UInt16`.
        fn bucket_kind -> maps::GcBucketKindMap = get(1);
        /// Field `TotalSize`, `UInt64`.
        fn total_size -> u64 = get(2);
        /// Field `Count`, `UInt16`.
        fn count -> u16 = get(3);
        /// Field `Values`, a structure, `Count` elements.
        fn values -> FieldValues<'a, GcFitBucketInfoValues<'a>> = all(4);
    }
    /// Payload of event 209, `GCFitBucketInfo`, version 0.
    ///
    /// The manifest states UInt16 for the index; the data have four bytes.
    #[doc(alias = "GCFitBucketInfo")]
    GcFitBucketInfoPayload(209, 177);
}

static LAYOUTS_89: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_115, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_89, {
        /// Field `EntryEIP`, `UInt64` shown as `HexInt64`.
        fn entry_eip -> u64 = get(0);
        /// Pointer to the descriptor of the method where the exception occurred. Field `MethodID`, `UInt64` shown as
        /// `HexInt64`.
        fn method_id -> u64 = get(1);
        /// Name of the method where the exception occurred. Field `MethodName`, `UnicodeString`.
        fn method_name -> Utf16Str<'a> = get(2);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(3);
    }
    /// Payload of event 250, `ExceptionCatchStart`, version 0.
    #[doc(alias = "ExceptionCatchStart")]
    ExceptionCatchStartPayload(250, 182);
    /// Payload of event 252, `ExceptionFinallyStart`, version 0.
    #[doc(alias = "ExceptionFinallyStart")]
    ExceptionFinallyStartPayload(252, 184);
    /// Payload of event 254, `ExceptionFilterStart`, version 0.
    #[doc(alias = "ExceptionFilterStart")]
    ExceptionFilterStartPayload(254, 186);
}

static LAYOUTS_90: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_116, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_90, {
        /// Field `ModuleId`, `UInt64`.
        fn module_id -> u64 = get(0);
        /// Field `TotalChunks`, `UInt16`.
        fn total_chunks -> u16 = get(1);
        /// Field `ChunkNumber`, `UInt16`.
        fn chunk_number -> u16 = get(2);
        /// Field `ChunkLength`, `UInt32`.
        fn chunk_length -> u32 = get(3);
        /// Field `Chunk`, `Binary`, `ChunkLength` bytes.
        fn chunk -> &'a [u8] = get(4);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(5);
    }
    /// Payload of event 260, `CodeSymbols`, version 0.
    #[doc(alias = "CodeSymbols")]
    CodeSymbolsPayload(260, 189);
}

static LAYOUTS_91: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_117, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_91, {
        /// Field `EventID`, `Int32`.
        fn event_id -> i32 = get(0);
        /// Field `EventName`, `UnicodeString`.
        fn event_name -> Utf16Str<'a> = get(1);
        /// Field `EventSourceName`, `UnicodeString`.
        fn event_source_name -> Utf16Str<'a> = get(2);
        /// Field `Payload`, `UnicodeString`.
        fn payload -> Utf16Str<'a> = get(3);
    }
    /// Payload of event 270, `EventSource`, version 0.
    #[doc(alias = "EventSource")]
    EventSourcePayload(270, 190);
}

static LAYOUTS_92: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_118, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_92, {
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `Flags`, `UInt32` shown as `HexInt32`.
        fn flags -> maps::TieredCompilationSettingsFlagsMap = get(1);
    }
    /// Payload of event 280, `TieredCompilationSettings`, version 0.
    #[doc(alias = "TieredCompilationSettings")]
    TieredCompilationSettingsPayload(280, 191);
}

static LAYOUTS_93: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_6, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_93, {
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
    }
    /// Payload of event 281, `TieredCompilationPause`, version 0.
    #[doc(alias = "TieredCompilationPause")]
    TieredCompilationPausePayload(281, 192);
    /// Payload of event 302, `WaitHandleWaitStop`, version 0.
    #[doc(alias = "WaitHandleWaitStop")]
    WaitHandleWaitStopPayload(302, 208);
}

static LAYOUTS_94: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_119, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_94, {
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `NewMethodCount`, `UInt32`.
        fn new_method_count -> u32 = get(1);
    }
    /// Payload of event 282, `TieredCompilationResume`, version 0.
    #[doc(alias = "TieredCompilationResume")]
    TieredCompilationResumePayload(282, 193);
}

static LAYOUTS_95: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_120, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_95, {
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `PendingMethodCount`, `UInt32`.
        fn pending_method_count -> u32 = get(1);
    }
    /// Payload of event 283, `TieredCompilationBackgroundJitStart`, version 0.
    #[doc(alias = "TieredCompilationBackgroundJitStart")]
    TieredCompilationBackgroundJitStartPayload(283, 194);
}

static LAYOUTS_96: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_121, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_96, {
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `PendingMethodCount`, `UInt32`.
        fn pending_method_count -> u32 = get(1);
        /// Field `JittedMethodCount`, `UInt32`.
        fn jitted_method_count -> u32 = get(2);
    }
    /// Payload of event 284, `TieredCompilationBackgroundJitStop`, version 0.
    #[doc(alias = "TieredCompilationBackgroundJitStop")]
    TieredCompilationBackgroundJitStopPayload(284, 195);
}

static LAYOUTS_97: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_122, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_97, {
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `AssemblyName`, `UnicodeString`.
        fn assembly_name -> Utf16Str<'a> = get(1);
        /// Field `AssemblyPath`, `UnicodeString`.
        fn assembly_path -> Utf16Str<'a> = get(2);
        /// Field `RequestingAssembly`, `UnicodeString`.
        fn requesting_assembly -> Utf16Str<'a> = get(3);
        /// Field `AssemblyLoadContext`, `UnicodeString`.
        fn assembly_load_context -> Utf16Str<'a> = get(4);
        /// Field `RequestingAssemblyLoadContext`, `UnicodeString`.
        fn requesting_assembly_load_context -> Utf16Str<'a> = get(5);
    }
    /// Payload of event 290, `AssemblyLoadStart`, version 0.
    #[doc(alias = "AssemblyLoadStart")]
    AssemblyLoadStartPayload(290, 196);
}

static LAYOUTS_98: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_123, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_98, {
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `AssemblyName`, `UnicodeString`.
        fn assembly_name -> Utf16Str<'a> = get(1);
        /// Field `AssemblyPath`, `UnicodeString`.
        fn assembly_path -> Utf16Str<'a> = get(2);
        /// Field `RequestingAssembly`, `UnicodeString`.
        fn requesting_assembly -> Utf16Str<'a> = get(3);
        /// Field `AssemblyLoadContext`, `UnicodeString`.
        fn assembly_load_context -> Utf16Str<'a> = get(4);
        /// Field `RequestingAssemblyLoadContext`, `UnicodeString`.
        fn requesting_assembly_load_context -> Utf16Str<'a> = get(5);
        /// Field `Success`, `Boolean`.
        fn success -> bool = get(6);
        /// Field `ResultAssemblyName`, `UnicodeString`.
        fn result_assembly_name -> Utf16Str<'a> = get(7);
        /// Field `ResultAssemblyPath`, `UnicodeString`.
        fn result_assembly_path -> Utf16Str<'a> = get(8);
        /// Field `Cached`, `Boolean`.
        fn cached -> bool = get(9);
    }
    /// Payload of event 291, `AssemblyLoadStop`, version 0.
    #[doc(alias = "AssemblyLoadStop")]
    AssemblyLoadStopPayload(291, 197);
}

static LAYOUTS_99: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_124, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_99, {
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `AssemblyName`, `UnicodeString`.
        fn assembly_name -> Utf16Str<'a> = get(1);
        /// Field `Stage`, `UInt16`.
        fn stage -> maps::ResolutionAttemptedStageMap = get(2);
        /// Field `AssemblyLoadContext`, `UnicodeString`.
        fn assembly_load_context -> Utf16Str<'a> = get(3);
        /// Field `Result`, `UInt16`.
        fn result -> maps::ResolutionAttemptedResultMap = get(4);
        /// Field `ResultAssemblyName`, `UnicodeString`.
        fn result_assembly_name -> Utf16Str<'a> = get(5);
        /// Field `ResultAssemblyPath`, `UnicodeString`.
        fn result_assembly_path -> Utf16Str<'a> = get(6);
        /// Field `ErrorMessage`, `UnicodeString`.
        fn error_message -> Utf16Str<'a> = get(7);
    }
    /// Payload of event 292, `ResolutionAttempted`, version 0.
    #[doc(alias = "ResolutionAttempted")]
    ResolutionAttemptedPayload(292, 198);
}

static LAYOUTS_100: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_125, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_100, {
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `AssemblyName`, `UnicodeString`.
        fn assembly_name -> Utf16Str<'a> = get(1);
        /// Field `HandlerName`, `UnicodeString`.
        fn handler_name -> Utf16Str<'a> = get(2);
        /// Field `AssemblyLoadContext`, `UnicodeString`.
        fn assembly_load_context -> Utf16Str<'a> = get(3);
        /// Field `ResultAssemblyName`, `UnicodeString`.
        fn result_assembly_name -> Utf16Str<'a> = get(4);
        /// Field `ResultAssemblyPath`, `UnicodeString`.
        fn result_assembly_path -> Utf16Str<'a> = get(5);
    }
    /// Payload of event 293, `AssemblyLoadContextResolvingHandlerInvoked`, version 0.
    #[doc(alias = "AssemblyLoadContextResolvingHandlerInvoked")]
    AssemblyLoadContextResolvingHandlerInvokedPayload(293, 199);
}

static LAYOUTS_101: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_126, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_101, {
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `AssemblyName`, `UnicodeString`.
        fn assembly_name -> Utf16Str<'a> = get(1);
        /// Field `HandlerName`, `UnicodeString`.
        fn handler_name -> Utf16Str<'a> = get(2);
        /// Field `ResultAssemblyName`, `UnicodeString`.
        fn result_assembly_name -> Utf16Str<'a> = get(3);
        /// Field `ResultAssemblyPath`, `UnicodeString`.
        fn result_assembly_path -> Utf16Str<'a> = get(4);
    }
    /// Payload of event 294, `AppDomainAssemblyResolveHandlerInvoked`, version 0.
    #[doc(alias = "AppDomainAssemblyResolveHandlerInvoked")]
    AppDomainAssemblyResolveHandlerInvokedPayload(294, 200);
}

static LAYOUTS_102: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_127, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_102, {
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `AssemblyName`, `UnicodeString`.
        fn assembly_name -> Utf16Str<'a> = get(1);
        /// Field `IsTrackedLoad`, `Boolean`.
        fn is_tracked_load -> bool = get(2);
        /// Field `RequestingAssemblyPath`, `UnicodeString`.
        fn requesting_assembly_path -> Utf16Str<'a> = get(3);
        /// Field `ComputedRequestedAssemblyPath`, `UnicodeString`.
        fn computed_requested_assembly_path -> Utf16Str<'a> = get(4);
    }
    /// Payload of event 295, `AssemblyLoadFromResolveHandlerInvoked`, version 0.
    #[doc(alias = "AssemblyLoadFromResolveHandlerInvoked")]
    AssemblyLoadFromResolveHandlerInvokedPayload(295, 201);
}

static LAYOUTS_103: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_128, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_103, {
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `FilePath`, `UnicodeString`.
        fn file_path -> Utf16Str<'a> = get(1);
        /// Field `Source`, `UInt16`.
        fn source -> maps::KnownPathSourceMap = get(2);
        /// Field `Result`, `Int32`.
        fn result -> i32 = get(3);
    }
    /// Payload of event 296, `KnownPathProbed`, version 0.
    #[doc(alias = "KnownPathProbed")]
    KnownPathProbedPayload(296, 202);
}

static LAYOUTS_104: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_129, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_104, {
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `MethodFlags`, `UInt32`.
        fn method_flags -> u32 = get(1);
        /// Field `DataSize`, `UInt32`.
        fn data_size -> u32 = get(2);
        /// Field `MethodID`, `UInt64` shown as `HexInt64`.
        fn method_id -> u64 = get(3);
        /// Field `Data`, `Binary`, `DataSize` bytes.
        fn data -> &'a [u8] = get(4);
    }
    /// Payload of event 297, `JitInstrumentationData`, version 0.
    #[doc(alias = "JitInstrumentationData")]
    JitInstrumentationDataPayload(297, 203);
}

static LAYOUTS_105: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_130, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_105, {
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `MethodFlags`, `UInt32`.
        fn method_flags -> u32 = get(1);
        /// Field `DataSize`, `UInt32`.
        fn data_size -> u32 = get(2);
        /// Field `MethodID`, `UInt64` shown as `HexInt64`.
        fn method_id -> u64 = get(3);
        /// Field `ModuleID`, `UInt64` shown as `HexInt64`.
        fn module_id -> u64 = get(4);
        /// Field `MethodToken`, `UInt32` shown as `HexInt32`.
        fn method_token -> u32 = get(5);
        /// Field `MethodNamespace`, `UnicodeString`.
        fn method_namespace -> Utf16Str<'a> = get(6);
        /// Field `MethodName`, `UnicodeString`.
        fn method_name -> Utf16Str<'a> = get(7);
        /// Field `MethodSignature`, `UnicodeString`.
        fn method_signature -> Utf16Str<'a> = get(8);
        /// Field `Data`, `Binary`, `DataSize` bytes.
        fn data -> &'a [u8] = get(9);
    }
    /// Payload of event 298, `JitInstrumentationDataVerbose`, version 0.
    #[doc(alias = "JitInstrumentationDataVerbose")]
    JitInstrumentationDataVerbosePayload(298, 204);
}

static LAYOUTS_106: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_131, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_106, {
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `Message`, `UnicodeString`.
        fn message -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 299, `ProfilerMessage`, version 0.
    #[doc(alias = "ProfilerMessage")]
    ProfilerMessagePayload(299, 205);
}

static LAYOUTS_107: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_132, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_107, {
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `Name`, `UnicodeString`.
        fn name -> Utf16Str<'a> = get(1);
        /// Field `Timestamp`, `Int64`.
        fn timestamp -> i64 = get(2);
    }
    /// Payload of event 300, `ExecutionCheckpoint`, version 0.
    #[doc(alias = "ExecutionCheckpoint")]
    ExecutionCheckpointPayload(300, 206);
}

static LAYOUTS_108: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_133, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_108, {
        /// Field `WaitSource`, `UInt8`.
        fn wait_source -> maps::WaitHandleWaitSourceMap = get(0);
        /// Field `AssociatedObjectID`, `Pointer`.
        fn associated_object_id -> u64 = get(1);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(2);
    }
    /// Payload of event 301, `WaitHandleWaitStart`, version 0.
    #[doc(alias = "WaitHandleWaitStart")]
    WaitHandleWaitStartPayload(301, 207);
}

static LAYOUTS_109: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_134, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_109, {
        /// Field `AllocationKind`, `UInt32`.
        fn allocation_kind -> maps::GcAllocationKindMap = get(0);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(1);
        /// Field `TypeID`, `Pointer`.
        fn type_id -> u64 = get(2);
        /// Field `TypeName`, `UnicodeString`.
        fn type_name -> Utf16Str<'a> = get(3);
        /// Field `Address`, `Pointer`.
        fn address -> u64 = get(4);
        /// Field `ObjectSize`, `UInt64`.
        fn object_size -> u64 = get(5);
        /// Field `SampledByteOffset`, `UInt64`.
        fn sampled_byte_offset -> u64 = get(6);
    }
    /// Payload of event 303, `AllocationSampled`, version 0.
    #[doc(alias = "AllocationSampled")]
    AllocationSampledPayload(303, 209);
}
