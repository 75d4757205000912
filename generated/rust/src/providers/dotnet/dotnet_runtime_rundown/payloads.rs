// Generated from spec/providers/Microsoft-Windows-DotNETRuntimeRundown.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Payloads of the events of Microsoft-Windows-DotNETRuntimeRundown.
//!
//! A type for each event that has a name, with a getter for each field in all versions of the event.
use crate::rt::provider_payload::*;

use crate::rt::{AnsiStr, FileTime, Guid, Text, Utf16Str};
/// Names of values, and of bits, of fields.
pub mod maps {
    use crate::rt::{map_values, named, values};
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
        /// Names of bits of the map `ThreadFlagsMap`.
        ThreadFlagsMap(u32), size = 4, map = "ThreadFlagsMap", true {
            GC_SPECIAL = 0x1, "GCSpecial";
            FINALIZER = 0x2, "Finalizer";
            THREAD_POOL_WORKER = 0x4, "ThreadPoolWorker";
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
        flags
        /// Names of bits of the map `GCSettingsFlagsMap`.
        GcSettingsFlagsMap(u32), size = 4, map = "GCSettingsFlagsMap", true {
            GC_SETTINGS_CONCURRENT = 0x1, "GCSettingsConcurrent";
            GC_SETTINGS_LARGE_PAGES = 0x2, "GCSettingsLargePages";
            GC_SETTINGS_FROZEN_SEGS = 0x4, "GCSettingsFrozenSegs";
            GC_SETTINGS_HARD_LIMIT_CONFIG = 0x8, "GCSettingsHardLimitConfig";
            GC_SETTINGS_NO_AFFINITIZE = 0x10, "GCSettingsNoAffinitize";
        }
    }
}

static PLACES_0: [Place; 5] = places(super::PROVIDER.events[0].fields);
static PLACES_1: [Place; 8] = places(super::PROVIDER.events[1].fields);
static PLACES_2: [Place; 6] = places(super::PROVIDER.events[2].fields);
static PLACES_3: [Place; 7] = places(super::PROVIDER.events[3].fields);
static PLACES_4: [Place; 8] = places(super::PROVIDER.events[4].fields);
static PLACES_5: [Place; 9] = places(super::PROVIDER.events[8].fields);
static PLACES_6: [Place; 10] = places(super::PROVIDER.events[9].fields);
static PLACES_7: [Place; 11] = places(super::PROVIDER.events[10].fields);
static PLACES_8: [Place; 0] = places(super::PROVIDER.events[14].fields);
static PLACES_9: [Place; 1] = places(super::PROVIDER.events[15].fields);
static PLACES_10: [Place; 7] = places(super::PROVIDER.events[22].fields);
static PLACES_11: [Place; 7] = places(super::PROVIDER.events[24].fields);
static PLACES_12: [Place; 8] = places(super::PROVIDER.events[25].fields);
static PLACES_13: [Place; 6] = places(super::PROVIDER.events[28].fields);
static PLACES_14: [Place; 7] = places(super::PROVIDER.events[29].fields);
static PLACES_15: [Place; 13] = places(super::PROVIDER.events[30].fields);
static PLACES_16: [Place; 4] = places(super::PROVIDER.events[34].fields);
static PLACES_17: [Place; 6] = places(super::PROVIDER.events[35].fields);
static PLACES_18: [Place; 3] = places(super::PROVIDER.events[38].fields);
static PLACES_19: [Place; 5] = places(super::PROVIDER.events[39].fields);
static PLACES_20: [Place; 6] = places(super::PROVIDER.events[42].fields);
static PLACES_21: [Place; 5] = places(super::PROVIDER.events[43].fields);
static PLACES_22: [Place; 15] = places(super::PROVIDER.events[45].fields);
static PLACES_23: [Place; 2] = places(super::PROVIDER.events[46].fields);
static PLACES_24: [Place; 3] = places(super::PROVIDER.events[47].fields);
static LAYOUTS_0: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_0, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_0, {
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `Reserved1`, `UInt8`.
        fn reserved1 -> u8 = get(1);
        /// Field `Reserved2`, `UInt8`.
        fn reserved2 -> u8 = get(2);
        /// Field `FrameCount`, `UInt32`.
        fn frame_count -> u32 = get(3);
        /// Field `Stack`, `Pointer`, 2 elements.
        fn stack -> FieldValues<'a, u64> = all(4);
    }
    /// Payload of event 0, `CLRStackWalkDCStart`, version 0.
    #[doc(alias = "CLRStackWalkDCStart")]
    ClrStackWalkDcStartPayload(0, 0);
}

static LAYOUTS_1: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_1, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_1, {
        /// Field `HardLimit`, `UInt64`.
        fn hard_limit -> u64 = get(0);
        /// Field `LOHThreshold`, `UInt64`.
        fn loh_threshold -> u64 = get(1);
        /// Field `PhysicalMemoryConfig`, `UInt64`.
        fn physical_memory_config -> u64 = get(2);
        /// Field `Gen0MinBudgetConfig`, `UInt64`.
        fn gen0_min_budget_config -> u64 = get(3);
        /// Field `Gen0MaxBudgetConfig`, `UInt64`.
        fn gen0_max_budget_config -> u64 = get(4);
        /// Field `HighMemPercentConfig`, `UInt32`.
        fn high_mem_percent_config -> u32 = get(5);
        /// Field `BitSettings`, `UInt32`.
        fn bit_settings -> maps::GcSettingsFlagsMap = get(6);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(7);
    }
    /// Payload of event 10, `GCSettingsRundown`, version 0.
    #[doc(alias = "GCSettingsRundown")]
    GcSettingsRundownPayload(10, 1);
}

static LAYOUTS_2: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_2, &[0, 1, 2, 3, 4, 5, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_3, &[0, 1, 2, 3, 4, 5, 6, ABSENT]),
    layout(&super::PROVIDER, &PLACES_4, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_2, {
        /// ID of the method. That of helpers of the compiler is their start address. Field `MethodID`, `UInt64` shown
        /// as `HexInt64`.
        fn method_id -> u64 = get(0);
        /// ID of the module of the method, 0 for helpers of the compiler. Field `ModuleID`, `UInt64` shown as
        /// `HexInt64`.
        fn module_id -> u64 = get(1);
        /// Start address of the method. Field `MethodStartAddress`, `UInt64` shown as `HexInt64`.
        fn method_start_address -> u64 = get(2);
        /// Size of the method. Field `MethodSize`, `UInt32` shown as `HexInt32` or `UInt32`.
        fn method_size -> u32 = get(3);
        /// Token of the method, 0 for dynamic methods and helpers of the compiler. Field `MethodToken`, `UInt32` shown
        /// as `HexInt32` or `UInt32`.
        fn method_token -> u32 = get(4);
        /// Properties of the method. Field `MethodFlags`, `UInt32`.
        fn method_flags -> maps::MethodFlagsMap = get(5);
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`. Not in version 0.
        fn clr_instance_id -> Option<u16> = find(6);
        /// ReJIT ID of the method. Field `ReJITID`, `UInt64` shown as `HexInt64`. Not in versions 0 and 1.
        fn re_jitid -> Option<u64> = find(7);
    }
    /// Payload of event 141, `MethodDCStart`, versions 0, 1 and 2.
    #[doc(alias = "MethodDCStart")]
    MethodDcStartPayload(141, 2);
    /// Payload of event 142, `MethodDCEnd`, versions 0, 1 and 2.
    #[doc(alias = "MethodDCEnd")]
    MethodDcEndPayload(142, 5);
}

static LAYOUTS_3: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_5, &[0, 1, 2, 3, 4, 5, 6, 7, 8, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_6, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, ABSENT]),
    layout(&super::PROVIDER, &PLACES_7, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_3, {
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
    /// Payload of event 143, `MethodDCStartVerbose`, versions 0, 1 and 2.
    #[doc(alias = "MethodDCStartVerbose")]
    MethodDcStartVerbosePayload(143, 8);
    /// Payload of event 144, `MethodDCEndVerbose`, versions 0, 1 and 2.
    #[doc(alias = "MethodDCEndVerbose")]
    MethodDcEndVerbosePayload(144, 11);
}

static LAYOUTS_4: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_8, &[ABSENT]),
    layout(&super::PROVIDER, &PLACES_9, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_4, {
        /// Field `ClrInstanceID`, `UInt16`. Not in version 0.
        fn clr_instance_id -> Option<u16> = find(0);
    }
    /// Payload of event 145, `DCStartComplete`, versions 0 and 1.
    #[doc(alias = "DCStartComplete")]
    DcStartCompletePayload(145, 14);
    /// Payload of event 146, `DCEndComplete`, versions 0 and 1.
    #[doc(alias = "DCEndComplete")]
    DcEndCompletePayload(146, 16);
    /// Payload of event 147, `DCStartInit`, versions 0 and 1.
    #[doc(alias = "DCStartInit")]
    DcStartInitPayload(147, 18);
    /// Payload of event 148, `DCEndInit`, versions 0 and 1.
    #[doc(alias = "DCEndInit")]
    DcEndInitPayload(148, 20);
}

static LAYOUTS_5: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_10, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_5, {
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
    }
    /// Payload of event 149, `MethodDCStartILToNativeMap`, version 0.
    #[doc(alias = "MethodDCStartILToNativeMap")]
    MethodDcStartIlToNativeMapPayload(149, 22);
    /// Payload of event 150, `MethodDCEndILToNativeMap`, version 0.
    #[doc(alias = "MethodDCEndILToNativeMap")]
    MethodDcEndIlToNativeMapPayload(150, 23);
}

static LAYOUTS_6: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_11, &[0, 1, 2, 3, 4, 5, 6, ABSENT]),
    layout(&super::PROVIDER, &PLACES_12, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_6, {
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
    /// Payload of event 151, `DomainModuleDCStart`, versions 0 and 1.
    #[doc(alias = "DomainModuleDCStart")]
    DomainModuleDcStartPayload(151, 24);
    /// Payload of event 152, `DomainModuleDCEnd`, versions 0 and 1.
    #[doc(alias = "DomainModuleDCEnd")]
    DomainModuleDcEndPayload(152, 26);
}

static LAYOUTS_7: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_13, &[0, 1, 2, 3, 4, 5, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_14, &[0, 1, 2, 3, 4, 5, 6, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_15, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_7, {
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
    /// Payload of event 153, `ModuleDCStart`, versions 0, 1 and 2.
    #[doc(alias = "ModuleDCStart")]
    ModuleDcStartPayload(153, 28);
    /// Payload of event 154, `ModuleDCEnd`, versions 0, 1 and 2.
    #[doc(alias = "ModuleDCEnd")]
    ModuleDcEndPayload(154, 31);
}

static LAYOUTS_8: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_16, &[0, 1, ABSENT, 2, 3, ABSENT]),
    layout(&super::PROVIDER, &PLACES_17, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_8, {
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
    /// Payload of event 155, `AssemblyDCStart`, versions 0 and 1.
    #[doc(alias = "AssemblyDCStart")]
    AssemblyDcStartPayload(155, 34);
    /// Payload of event 156, `AssemblyDCEnd`, versions 0 and 1.
    #[doc(alias = "AssemblyDCEnd")]
    AssemblyDcEndPayload(156, 36);
}

static LAYOUTS_9: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_18, &[0, 1, 2, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_19, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_9, {
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
    /// Payload of event 157, `AppDomainDCStart`, versions 0 and 1.
    #[doc(alias = "AppDomainDCStart")]
    AppDomainDcStartPayload(157, 38);
    /// Payload of event 158, `AppDomainDCEnd`, versions 0 and 1.
    #[doc(alias = "AppDomainDCEnd")]
    AppDomainDcEndPayload(158, 40);
}

static LAYOUTS_10: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_20, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_10, {
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
    /// Payload of event 159, `ThreadDC`, version 0.
    #[doc(alias = "ThreadDC")]
    ThreadDcPayload(159, 42);
}

static LAYOUTS_11: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_21, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_11, {
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `ModuleID`, `UInt64` shown as `HexInt64`.
        fn module_id -> u64 = get(1);
        /// Field `RangeBegin`, `UInt32` shown as `HexInt32`, 1 elements.
        fn range_begin -> FieldValues<'a, u32> = all(2);
        /// Field `RangeSize`, `UInt32` shown as `HexInt32`, 1 elements.
        fn range_size -> FieldValues<'a, u32> = all(3);
        /// Field `RangeType`, `UInt8`.
        fn range_type -> maps::ModuleRangeTypeMap = get(4);
    }
    /// Payload of event 160, `ModuleRangeDCStart`, version 0.
    #[doc(alias = "ModuleRangeDCStart")]
    ModuleRangeDcStartPayload(160, 43);
    /// Payload of event 161, `ModuleRangeDCEnd`, version 0.
    #[doc(alias = "ModuleRangeDCEnd")]
    ModuleRangeDcEndPayload(161, 44);
}

static LAYOUTS_12: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_22, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_12, {
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
    /// Payload of event 187, `RuntimeInformationDCStart`, version 0.
    #[doc(alias = "RuntimeInformationDCStart")]
    RuntimeInformationDcStartPayload(187, 45);
}

static LAYOUTS_13: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_23, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_13, {
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `Flags`, `UInt32` shown as `HexInt32`.
        fn flags -> maps::TieredCompilationSettingsFlagsMap = get(1);
    }
    /// Payload of event 280, `TieredCompilationSettingsDCStart`, version 0.
    #[doc(alias = "TieredCompilationSettingsDCStart")]
    TieredCompilationSettingsDcStartPayload(280, 46);
}

static LAYOUTS_14: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_24, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_14, {
        /// ID of the instance of the runtime. Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `Name`, `UnicodeString`.
        fn name -> Utf16Str<'a> = get(1);
        /// Field `Timestamp`, `Int64`.
        fn timestamp -> i64 = get(2);
    }
    /// Payload of event 300, `ExecutionCheckpointDCEnd`, version 0.
    #[doc(alias = "ExecutionCheckpointDCEnd")]
    ExecutionCheckpointDcEndPayload(300, 47);
}
