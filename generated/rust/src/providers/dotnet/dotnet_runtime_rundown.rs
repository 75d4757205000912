// Generated from spec/providers/Microsoft-Windows-DotNETRuntimeRundown.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Events of the provider Microsoft-Windows-DotNETRuntimeRundown.
//!
//! .NET runtime: methods, modules and assemblies that exist at the start or end of a trace.
//!
//! The feature `provider-payloads-dotnet` enables the payload types of its events, in the module `payloads`.
use crate::rt::provider::{
    EventField, Members, Provider, ProviderKind, Quantity, event as ev, field as f, map, plain as p, provider,
    structure as s
};
use crate::rt::sources;
#[cfg(feature = "provider-payloads-dotnet")]
pub mod payloads;
/// GUID of the provider.
pub const GUID: crate::Guid =
    crate::Guid {
        data1: 0xa669021c, data2: 0xc450, data3: 0x4609, data4: [0xa0, 0x35, 0x5a, 0xf5, 0x9a, 0xf4, 0xdf, 0x18]
    };
/// Event IDs.
pub mod event {
    /// Event `CLRStackWalkDCStart`.
    pub const CLR_STACK_WALK_DC_START: u16 = 0;
    /// Event `GCSettingsRundown`.
    pub const GC_SETTINGS_RUNDOWN: u16 = 10;
    /// Event `MethodDCStart`.
    pub const METHOD_DC_START: u16 = 141;
    /// Event `MethodDCEnd`.
    pub const METHOD_DC_END: u16 = 142;
    /// Event `MethodDCStartVerbose`.
    pub const METHOD_DC_START_VERBOSE: u16 = 143;
    /// Event `MethodDCEndVerbose`.
    pub const METHOD_DC_END_VERBOSE: u16 = 144;
    /// Event `DCStartComplete`.
    pub const DC_START_COMPLETE: u16 = 145;
    /// Event `DCEndComplete`.
    pub const DC_END_COMPLETE: u16 = 146;
    /// Event `DCStartInit`.
    pub const DC_START_INIT: u16 = 147;
    /// Event `DCEndInit`.
    pub const DC_END_INIT: u16 = 148;
    /// Event `MethodDCStartILToNativeMap`.
    pub const METHOD_DC_START_IL_TO_NATIVE_MAP: u16 = 149;
    /// Event `MethodDCEndILToNativeMap`.
    pub const METHOD_DC_END_IL_TO_NATIVE_MAP: u16 = 150;
    /// Event `DomainModuleDCStart`.
    pub const DOMAIN_MODULE_DC_START: u16 = 151;
    /// Event `DomainModuleDCEnd`.
    pub const DOMAIN_MODULE_DC_END: u16 = 152;
    /// Event `ModuleDCStart`.
    pub const MODULE_DC_START: u16 = 153;
    /// Event `ModuleDCEnd`.
    pub const MODULE_DC_END: u16 = 154;
    /// Event `AssemblyDCStart`.
    pub const ASSEMBLY_DC_START: u16 = 155;
    /// Event `AssemblyDCEnd`.
    pub const ASSEMBLY_DC_END: u16 = 156;
    /// Event `AppDomainDCStart`.
    pub const APP_DOMAIN_DC_START: u16 = 157;
    /// Event `AppDomainDCEnd`.
    pub const APP_DOMAIN_DC_END: u16 = 158;
    /// Event `ThreadDC`.
    pub const THREAD_DC: u16 = 159;
    /// Event `ModuleRangeDCStart`.
    pub const MODULE_RANGE_DC_START: u16 = 160;
    /// Event `ModuleRangeDCEnd`.
    pub const MODULE_RANGE_DC_END: u16 = 161;
    /// Event `RuntimeInformationDCStart`.
    pub const RUNTIME_INFORMATION_DC_START: u16 = 187;
    /// Event `TieredCompilationSettingsDCStart`.
    pub const TIERED_COMPILATION_SETTINGS_DC_START: u16 = 280;
    /// Event `ExecutionCheckpointDCEnd`.
    pub const EXECUTION_CHECKPOINT_DC_END: u16 = 300;
}

/// Keywords.
pub mod keyword {
    /// Keyword `LoaderRundownKeyword`.
    pub const LOADER_RUNDOWN_KEYWORD: u64 = 0x8;
    /// Keyword `JitRundownKeyword`.
    pub const JIT_RUNDOWN_KEYWORD: u64 = 0x10;
    /// Keyword `NGenRundownKeyword`.
    pub const NGEN_RUNDOWN_KEYWORD: u64 = 0x20;
    /// Keyword `StartRundownKeyword`.
    pub const START_RUNDOWN_KEYWORD: u64 = 0x40;
    /// Keyword `EndRundownKeyword`.
    pub const END_RUNDOWN_KEYWORD: u64 = 0x100;
    /// Keyword `AppDomainResourceManagementRundownKeyword`.
    pub const APP_DOMAIN_RESOURCE_MANAGEMENT_RUNDOWN_KEYWORD: u64 = 0x800;
    /// Keyword `ThreadingKeyword`.
    pub const THREADING_KEYWORD: u64 = 0x10000;
    /// Keyword `JittedMethodILToNativeMapRundownKeyword`.
    pub const JITTED_METHOD_IL_TO_NATIVE_MAP_RUNDOWN_KEYWORD: u64 = 0x20000;
    /// Keyword `OverrideAndSuppressNGenEventsRundownKeyword`.
    pub const OVERRIDE_AND_SUPPRESS_NGEN_EVENTS_RUNDOWN_KEYWORD: u64 = 0x40000;
    /// Keyword `PerfTrackRundownKeyword`.
    pub const PERF_TRACK_RUNDOWN_KEYWORD: u64 = 0x20000000;
    /// Keyword `StackKeyword`.
    pub const STACK_KEYWORD: u64 = 0x40000000;
    /// Keyword `CompilationKeyword`.
    pub const COMPILATION_KEYWORD: u64 = 0x1000000000;
    /// Keyword `GCRundownKeyword`.
    pub const GC_RUNDOWN_KEYWORD: u64 = 0x1;
}

/// Tasks.
pub mod task {
    /// Task `CLRMethodRundown`.
    pub const CLR_METHOD_RUNDOWN: u16 = 1;
    /// Task `CLRLoaderRundown`.
    pub const CLR_LOADER_RUNDOWN: u16 = 2;
    /// Task `CLRStackRundown`.
    pub const CLR_STACK_RUNDOWN: u16 = 11;
    /// Task `CLRRuntimeInformationRundown`.
    pub const CLR_RUNTIME_INFORMATION_RUNDOWN: u16 = 19;
    /// Task `CLRPerfTrackRundown`.
    pub const CLR_PERF_TRACK_RUNDOWN: u16 = 20;
    /// Task `TieredCompilationRundown`.
    pub const TIERED_COMPILATION_RUNDOWN: u16 = 31;
    /// Task `ExecutionCheckpointRundown`.
    pub const EXECUTION_CHECKPOINT_RUNDOWN: u16 = 35;
    /// Task `CLRGCRundown`.
    pub const CLRGC_RUNDOWN: u16 = 40;
}

/// Opcodes.
pub mod opcode {
    /// Opcode `DCStartComplete` of the task `CLRMethodRundown`.
    pub const CLR_METHOD_RUNDOWN_DC_START_COMPLETE: u8 = 14;
    /// Opcode `DCEndComplete` of the task `CLRMethodRundown`.
    pub const CLR_METHOD_RUNDOWN_DC_END_COMPLETE: u8 = 15;
    /// Opcode `DCStartInit` of the task `CLRMethodRundown`.
    pub const CLR_METHOD_RUNDOWN_DC_START_INIT: u8 = 16;
    /// Opcode `DCEndInit` of the task `CLRMethodRundown`.
    pub const CLR_METHOD_RUNDOWN_DC_END_INIT: u8 = 17;
    /// Opcode `MethodDCStart` of the task `CLRMethodRundown`.
    pub const CLR_METHOD_RUNDOWN_METHOD_DC_START: u8 = 35;
    /// Opcode `MethodDCEnd` of the task `CLRMethodRundown`.
    pub const CLR_METHOD_RUNDOWN_METHOD_DC_END: u8 = 36;
    /// Opcode `MethodDCStartVerbose` of the task `CLRMethodRundown`.
    pub const CLR_METHOD_RUNDOWN_METHOD_DC_START_VERBOSE: u8 = 39;
    /// Opcode `MethodDCEndVerbose` of the task `CLRMethodRundown`.
    pub const CLR_METHOD_RUNDOWN_METHOD_DC_END_VERBOSE: u8 = 40;
    /// Opcode `MethodDCStartILToNativeMap` of the task `CLRMethodRundown`.
    pub const CLR_METHOD_RUNDOWN_METHOD_DC_START_IL_TO_NATIVE_MAP: u8 = 41;
    /// Opcode `MethodDCEndILToNativeMap` of the task `CLRMethodRundown`.
    pub const CLR_METHOD_RUNDOWN_METHOD_DC_END_IL_TO_NATIVE_MAP: u8 = 42;
    /// Opcode `ModuleDCStart` of the task `CLRLoaderRundown`.
    pub const CLR_LOADER_RUNDOWN_MODULE_DC_START: u8 = 35;
    /// Opcode `ModuleDCEnd` of the task `CLRLoaderRundown`.
    pub const CLR_LOADER_RUNDOWN_MODULE_DC_END: u8 = 36;
    /// Opcode `AssemblyDCStart` of the task `CLRLoaderRundown`.
    pub const CLR_LOADER_RUNDOWN_ASSEMBLY_DC_START: u8 = 39;
    /// Opcode `AssemblyDCEnd` of the task `CLRLoaderRundown`.
    pub const CLR_LOADER_RUNDOWN_ASSEMBLY_DC_END: u8 = 40;
    /// Opcode `AppDomainDCStart` of the task `CLRLoaderRundown`.
    pub const CLR_LOADER_RUNDOWN_APP_DOMAIN_DC_START: u8 = 43;
    /// Opcode `AppDomainDCEnd` of the task `CLRLoaderRundown`.
    pub const CLR_LOADER_RUNDOWN_APP_DOMAIN_DC_END: u8 = 44;
    /// Opcode `DomainModuleDCStart` of the task `CLRLoaderRundown`.
    pub const CLR_LOADER_RUNDOWN_DOMAIN_MODULE_DC_START: u8 = 46;
    /// Opcode `DomainModuleDCEnd` of the task `CLRLoaderRundown`.
    pub const CLR_LOADER_RUNDOWN_DOMAIN_MODULE_DC_END: u8 = 47;
    /// Opcode `ThreadDC` of the task `CLRLoaderRundown`.
    pub const CLR_LOADER_RUNDOWN_THREAD_DC: u8 = 48;
    /// Opcode `CLRStackWalk` of the task `CLRStackRundown`.
    pub const CLR_STACK_RUNDOWN_CLR_STACK_WALK: u8 = 82;
    /// Opcode `ModuleRangeDCStart` of the task `CLRPerfTrackRundown`.
    pub const CLR_PERF_TRACK_RUNDOWN_MODULE_RANGE_DC_START: u8 = 10;
    /// Opcode `ModuleRangeDCEnd` of the task `CLRPerfTrackRundown`.
    pub const CLR_PERF_TRACK_RUNDOWN_MODULE_RANGE_DC_END: u8 = 11;
    /// Opcode `SettingsDCStart` of the task `TieredCompilationRundown`.
    pub const TIERED_COMPILATION_RUNDOWN_SETTINGS_DC_START: u8 = 11;
    /// Opcode `Start`.
    pub const START: u8 = 1;
    /// Opcode `ExecutionCheckpointDCEnd` of the task `ExecutionCheckpointRundown`.
    pub const EXECUTION_CHECKPOINT_RUNDOWN_EXECUTION_CHECKPOINT_DC_END: u8 = 11;
    /// Opcode `GCSettingsRundown` of the task `CLRGCRundown`.
    pub const CLRGC_RUNDOWN_GC_SETTINGS_RUNDOWN: u8 = 10;
}

static T0: &[EventField] = &[
    f("MethodID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("ModuleID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodStartAddress", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    p("MethodSize", 8),
    p("MethodToken", 8),
    f("MethodFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 0),
];
static T1: &[EventField] = &[
    f("MethodID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("ModuleID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodStartAddress", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodSize", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodToken", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 0),
    p("ClrInstanceID", 6),
];
static T2: &[EventField] = &[
    f("MethodID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("ModuleID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodStartAddress", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodSize", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodToken", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 0),
    p("ClrInstanceID", 6),
    f("ReJITID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
];
static T3: &[EventField] = &[
    f("MethodID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("ModuleID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodStartAddress", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodSize", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodToken", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 0),
    p("MethodNamespace", 1),
    p("MethodName", 1),
    p("MethodSignature", 1),
];
static T4: &[EventField] = &[
    f("MethodID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("ModuleID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodStartAddress", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodSize", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodToken", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 0),
    p("MethodNamespace", 1),
    p("MethodName", 1),
    p("MethodSignature", 1),
    p("ClrInstanceID", 6),
];
static T5: &[EventField] = &[
    f("MethodID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("ModuleID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodStartAddress", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodSize", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodToken", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 0),
    p("MethodNamespace", 1),
    p("MethodName", 1),
    p("MethodSignature", 1),
    p("ClrInstanceID", 6),
    f("ReJITID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
];
static T6: &[EventField] = &[
    p("ClrInstanceID", 6),
];
static T7: &[EventField] = &[
    f("MethodID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("ReJITID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    p("MethodExtent", 4),
    p("CountOfMapEntries", 6),
    f("ILOffsets", 8, 0, Quantity::Field(3), Quantity::Unstated, 65535),
    f("NativeOffsets", 8, 0, Quantity::Field(3), Quantity::Unstated, 65535),
    p("ClrInstanceID", 6),
];
static T8: &[EventField] = &[
    f("ModuleID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("AssemblyID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("AppDomainID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("ModuleFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 1),
    p("Reserved1", 8),
    p("ModuleILPath", 1),
    p("ModuleNativePath", 1),
];
static T9: &[EventField] = &[
    f("ModuleID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("AssemblyID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("AppDomainID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("ModuleFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 1),
    p("Reserved1", 8),
    p("ModuleILPath", 1),
    p("ModuleNativePath", 1),
    p("ClrInstanceID", 6),
];
static T10: &[EventField] = &[
    f("ModuleID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("AssemblyID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("ModuleFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 1),
    p("Reserved1", 8),
    p("ModuleILPath", 1),
    p("ModuleNativePath", 1),
];
static T11: &[EventField] = &[
    f("ModuleID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("AssemblyID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("ModuleFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 1),
    p("Reserved1", 8),
    p("ModuleILPath", 1),
    p("ModuleNativePath", 1),
    p("ClrInstanceID", 6),
];
static T12: &[EventField] = &[
    f("ModuleID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("AssemblyID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("ModuleFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 1),
    p("Reserved1", 8),
    p("ModuleILPath", 1),
    p("ModuleNativePath", 1),
    p("ClrInstanceID", 6),
    p("ManagedPdbSignature", 15),
    p("ManagedPdbAge", 8),
    p("ManagedPdbBuildPath", 1),
    p("NativePdbSignature", 15),
    p("NativePdbAge", 8),
    p("NativePdbBuildPath", 1),
];
static T13: &[EventField] = &[
    f("AssemblyID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("AppDomainID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("AssemblyFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 2),
    p("FullyQualifiedAssemblyName", 1),
];
static T14: &[EventField] = &[
    f("AssemblyID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("AppDomainID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("BindingID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("AssemblyFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 2),
    p("FullyQualifiedAssemblyName", 1),
    p("ClrInstanceID", 6),
];
static T15: &[EventField] = &[
    f("AppDomainID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("AppDomainFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 3),
    p("AppDomainName", 1),
];
static T16: &[EventField] = &[
    f("AppDomainID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("AppDomainFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 3),
    p("AppDomainName", 1),
    p("AppDomainIndex", 8),
    p("ClrInstanceID", 6),
];
static T17: &[EventField] = &[
    p("ClrInstanceID", 6),
    f("ModuleID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("RangeBegin", 8, 18, Quantity::Number(1), Quantity::Unstated, 65535),
    f("RangeSize", 8, 18, Quantity::Number(1), Quantity::Unstated, 65535),
    f("RangeType", 4, 0, Quantity::Unstated, Quantity::Unstated, 5),
];
/// Description of the provider: names, numbers, and the fields of its events.
pub static PROVIDER: Provider =
    provider("Microsoft-Windows-DotNETRuntimeRundown", "dotnet::dotnet_runtime_rundown", GUID, ProviderKind::Manifest)
    .with_keywords(
        &[
            ("LoaderRundownKeyword", Some(0x8)), ("JitRundownKeyword", Some(0x10)), ("NGenRundownKeyword", Some(0x20)),
            ("StartRundownKeyword", Some(0x40)), ("EndRundownKeyword", Some(0x100)),
            ("AppDomainResourceManagementRundownKeyword", Some(0x800)), ("ThreadingKeyword", Some(0x10000)),
            ("JittedMethodILToNativeMapRundownKeyword", Some(0x20000)),
            ("OverrideAndSuppressNGenEventsRundownKeyword", Some(0x40000)),
            ("PerfTrackRundownKeyword", Some(0x20000000)), ("StackKeyword", Some(0x40000000)),
            ("CompilationKeyword", Some(0x1000000000)), ("GCRundownKeyword", Some(0x1)),
        ]
    )
    .with_levels(&[("LogAlways", Some(0x0)), ("Informational", Some(0x4)), ("Verbose", Some(0x5)), ])
    .with_channels(&[])
    .with_tasks(
        &[
            ("CLRMethodRundown", Some(0x1)), ("CLRLoaderRundown", Some(0x2)), ("CLRStackRundown", Some(0xb)),
            ("CLRRuntimeInformationRundown", Some(0x13)), ("CLRPerfTrackRundown", Some(0x14)),
            ("TieredCompilationRundown", Some(0x1f)), ("ExecutionCheckpointRundown", Some(0x23)),
            ("CLRGCRundown", Some(0x28)),
        ]
    )
    .with_opcodes(
        &[
            ("DCStartComplete", Some(0xe)), ("DCEndComplete", Some(0xf)), ("DCStartInit", Some(0x10)),
            ("DCEndInit", Some(0x11)), ("MethodDCStart", Some(0x23)), ("MethodDCEnd", Some(0x24)),
            ("MethodDCStartVerbose", Some(0x27)), ("MethodDCEndVerbose", Some(0x28)),
            ("MethodDCStartILToNativeMap", Some(0x29)), ("MethodDCEndILToNativeMap", Some(0x2a)),
            ("ModuleDCStart", Some(0x23)), ("ModuleDCEnd", Some(0x24)), ("AssemblyDCStart", Some(0x27)),
            ("AssemblyDCEnd", Some(0x28)), ("AppDomainDCStart", Some(0x2b)), ("AppDomainDCEnd", Some(0x2c)),
            ("DomainModuleDCStart", Some(0x2e)), ("DomainModuleDCEnd", Some(0x2f)), ("ThreadDC", Some(0x30)),
            ("CLRStackWalk", Some(0x52)), ("ModuleRangeDCStart", Some(0xa)), ("ModuleRangeDCEnd", Some(0xb)),
            ("SettingsDCStart", Some(0xb)), ("Start", Some(0x1)), ("ExecutionCheckpointDCEnd", Some(0xb)),
            ("GCSettingsRundown", Some(0xa)),
        ]
    )
    .with_maps(&[
        map(
            "MethodFlagsMap", true,
            &[
                (0x1, "Dynamic"), (0x2, "Generic"), (0x4, "HasSharedGenericCode"), (0x8, "Jitted"), (0x10, "JitHelper"),
                (0x20, "ProfilerRejectedPrecompiledCode"), (0x40, "ReadyToRunRejectedPrecompiledCode"),
            ]
        ),
        map(
            "ModuleFlagsMap", true,
            &[
                (0x1, "DomainNeutral"), (0x2, "Native"), (0x4, "Dynamic"), (0x8, "Manifest"), (0x10, "IbcOptimized"),
                (0x20, "ReadyToRunModule"), (0x40, "PartialReadyToRunModule"),
            ]
        ),
        map(
            "AssemblyFlagsMap", true,
            &[(0x1, "DomainNeutral"), (0x2, "Dynamic"), (0x4, "Native"), (0x8, "Collectible"), (0x10, "ReadyToRun"), ]
        ),
        map("AppDomainFlagsMap", true, &[(0x1, "Default"), (0x2, "Executable"), (0x4, "Shared"), ]),
        map("ThreadFlagsMap", true, &[(0x1, "GCSpecial"), (0x2, "Finalizer"), (0x4, "ThreadPoolWorker"), ]),
        map("ModuleRangeTypeMap", true, &[(0x4, "ColdRange"), ]),
        map("RuntimeSkuMap", true, &[(0x1, "DesktopClr"), (0x2, "CoreClr"), (0x4, "Mono"), ]),
        map(
            "StartupFlagsMap", true,
            &[
                (0x1, "CONCURRENT_GC"), (0x2, "LOADER_OPTIMIZATION_SINGLE_DOMAIN"),
                (0x4, "LOADER_OPTIMIZATION_MULTI_DOMAIN"), (0x10, "LOADER_SAFEMODE"), (0x100, "LOADER_SETPREFERENCE"),
                (0x1000, "SERVER_GC"), (0x2000, "HOARD_GC_VM"), (0x4000, "SINGLE_VERSION_HOSTING_INTERFACE"),
                (0x10000, "LEGACY_IMPERSONATION"), (0x20000, "DISABLE_COMMITTHREADSTACK"),
                (0x40000, "ALWAYSFLOW_IMPERSONATION"), (0x80000, "TRIM_GC_COMMIT"), (0x100000, "ETW"),
                (0x200000, "SERVER_BUILD"), (0x400000, "ARM"),
            ]
        ),
        map(
            "StartupModeMap", true,
            &[(0x1, "ManagedExe"), (0x2, "HostedClr"), (0x4, "IjwDll"), (0x8, "ComActivated"), (0x10, "Other"), ]
        ),
        map(
            "TieredCompilationSettingsFlagsMap", true,
            &[(0x1, "QuickJit"), (0x2, "QuickJitForLoops"), (0x4, "TieredPGO"), (0x8, "ReadyToRun"), ]
        ),
        map(
            "GCSettingsFlagsMap", true,
            &[
                (0x1, "GCSettingsConcurrent"), (0x2, "GCSettingsLargePages"), (0x4, "GCSettingsFrozenSegs"),
                (0x8, "GCSettingsHardLimitConfig"), (0x10, "GCSettingsNoAffinitize"),
            ]
        ),
    ])
    .with_docs(&[
        (0, "ClrInstanceID", "ID of the instance of the runtime."),
        (10, "ClrInstanceID", "ID of the instance of the runtime."),
        (141, "ClrInstanceID", "ID of the instance of the runtime."),
        (141, "MethodFlags", "Properties of the method."),
        (141, "MethodID", "ID of the method. That of helpers of the compiler is their start address."),
        (141, "MethodSize", "Size of the method."),
        (141, "MethodStartAddress", "Start address of the method."),
        (141, "MethodToken", "Token of the method, 0 for dynamic methods and helpers of the compiler."),
        (141, "ModuleID", "ID of the module of the method, 0 for helpers of the compiler."),
        (141, "ReJITID", "ReJIT ID of the method."),
        (142, "ClrInstanceID", "ID of the instance of the runtime."),
        (142, "MethodFlags", "Properties of the method."),
        (142, "MethodID", "ID of the method. That of helpers of the compiler is their start address."),
        (142, "MethodSize", "Size of the method."),
        (142, "MethodStartAddress", "Start address of the method."),
        (142, "MethodToken", "Token of the method, 0 for dynamic methods and helpers of the compiler."),
        (142, "ModuleID", "ID of the module of the method, 0 for helpers of the compiler."),
        (142, "ReJITID", "ReJIT ID of the method."),
        (143, "ClrInstanceID", "ID of the instance of the runtime."),
        (143, "MethodFlags", "Properties of the method."),
        (143, "MethodID", "ID of the method. That of helpers of the compiler is their start address."),
        (143, "MethodName", "Name of the method."),
        (143, "MethodNamespace", "Full name of the namespace of the method."),
        (143, "MethodSignature", "Signature of the method: names of types, separated by commas."),
        (143, "MethodSize", "Size of the method."),
        (143, "MethodStartAddress", "Start address of the method."),
        (143, "MethodToken", "Token of the method, 0 for dynamic methods and helpers of the compiler."),
        (143, "ModuleID", "ID of the module of the method, 0 for helpers of the compiler."),
        (143, "ReJITID", "ReJIT ID of the method."),
        (144, "ClrInstanceID", "ID of the instance of the runtime."),
        (144, "MethodFlags", "Properties of the method."),
        (144, "MethodID", "ID of the method. That of helpers of the compiler is their start address."),
        (144, "MethodName", "Name of the method."),
        (144, "MethodNamespace", "Full name of the namespace of the method."),
        (144, "MethodSignature", "Signature of the method: names of types, separated by commas."),
        (144, "MethodSize", "Size of the method."),
        (144, "MethodStartAddress", "Start address of the method."),
        (144, "MethodToken", "Token of the method, 0 for dynamic methods and helpers of the compiler."),
        (144, "ModuleID", "ID of the module of the method, 0 for helpers of the compiler."),
        (144, "ReJITID", "ReJIT ID of the method."),
        (149, "ClrInstanceID", "ID of the instance of the runtime."),
        (150, "ClrInstanceID", "ID of the instance of the runtime."),
        (151, "ClrInstanceID", "ID of the instance of the runtime."),
        (152, "ClrInstanceID", "ID of the instance of the runtime."),
        (153, "ClrInstanceID", "ID of the instance of the runtime."),
        (154, "ClrInstanceID", "ID of the instance of the runtime."),
        (155, "ClrInstanceID", "ID of the instance of the runtime."),
        (156, "ClrInstanceID", "ID of the instance of the runtime."),
        (157, "ClrInstanceID", "ID of the instance of the runtime."),
        (158, "ClrInstanceID", "ID of the instance of the runtime."),
        (159, "ClrInstanceID", "ID of the instance of the runtime."),
        (160, "ClrInstanceID", "ID of the instance of the runtime."),
        (161, "ClrInstanceID", "ID of the instance of the runtime."),
        (187, "ClrInstanceID", "ID of the instance of the runtime."),
        (280, "ClrInstanceID", "ID of the instance of the runtime."),
        (300, "ClrInstanceID", "ID of the instance of the runtime."),
    ])
    .with_events(&[
        ev(
            (0, 0), "CLRStackWalkDCStart", (0, 255), (2, 19), &[10], "",
            &[
                p("ClrInstanceID", 6), p("Reserved1", 4), p("Reserved2", 4), p("FrameCount", 8),
                f("Stack", 16, 0, Quantity::Number(2), Quantity::Unstated, 65535)
            ]
        ),
        ev(
            (10, 0), "GCSettingsRundown", (1, 255), (7, 25), &[], "",
            &[
                p("HardLimit", 10), p("LOHThreshold", 10), p("PhysicalMemoryConfig", 10), p("Gen0MinBudgetConfig", 10),
                p("Gen0MaxBudgetConfig", 10), p("HighMemPercentConfig", 8),
                f("BitSettings", 8, 0, Quantity::Unstated, Quantity::Unstated, 10), p("ClrInstanceID", 6)
            ]
        )
            .stated_by(&[&sources::DOTNET_CLRETWALL, &sources::PERFVIEW_CLR_PARSER, &sources::OBSERVED_TRACES]),
        ev((141, 0), "MethodDCStart", (1, 255), (0, 4), &[1, 2], "", T0),
        ev((141, 1), "MethodDCStart_V1", (1, 255), (0, 4), &[1, 2], "", T1),
        ev((141, 2), "MethodDCStart_V2", (1, 255), (0, 4), &[1, 2], "", T2),
        ev((142, 0), "MethodDCEnd", (1, 255), (0, 5), &[1, 2], "", T0),
        ev((142, 1), "MethodDCEnd_V1", (1, 255), (0, 5), &[1, 2], "", T1),
        ev((142, 2), "MethodDCEnd_V2", (1, 255), (0, 5), &[1, 2], "", T2),
        ev((143, 0), "MethodDCStartVerbose", (1, 255), (0, 6), &[1, 2], "", T3),
        ev((143, 1), "MethodDCStartVerbose_V1", (1, 255), (0, 6), &[1, 2], "", T4),
        ev((143, 2), "MethodDCStartVerbose_V2", (1, 255), (0, 6), &[1, 2], "", T5),
        ev((144, 0), "MethodDCEndVerbose", (1, 255), (0, 7), &[1, 2], "", T3),
        ev((144, 1), "MethodDCEndVerbose_V1", (1, 255), (0, 7), &[1, 2], "", T4)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((144, 2), "MethodDCEndVerbose_V2", (1, 255), (0, 7), &[1, 2], "", T5),
        ev((145, 0), "DCStartComplete", (1, 255), (0, 0), &[1, 7, 2, 0], "", &[]),
        ev((145, 1), "DCStartComplete_V1", (1, 255), (0, 0), &[1, 7, 2, 0], "", T6),
        ev((146, 0), "DCEndComplete", (1, 255), (0, 1), &[1, 7, 2, 0], "", &[]),
        ev((146, 1), "DCEndComplete_V1", (1, 255), (0, 1), &[1, 7, 2, 0], "", T6)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((147, 0), "DCStartInit", (1, 255), (0, 2), &[1, 7, 2, 0], "", &[]),
        ev((147, 1), "DCStartInit_V1", (1, 255), (0, 2), &[1, 7, 2, 0], "", T6),
        ev((148, 0), "DCEndInit", (1, 255), (0, 3), &[1, 7, 2, 0], "", &[]),
        ev((148, 1), "DCEndInit_V1", (1, 255), (0, 3), &[1, 7, 2, 0], "", T6)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((149, 0), "MethodDCStartILToNativeMap", (2, 255), (0, 8), &[7], "", T7),
        ev((150, 0), "MethodDCEndILToNativeMap", (2, 255), (0, 9), &[7], "", T7)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((151, 0), "DomainModuleDCStart", (1, 255), (1, 16), &[0], "", T8),
        ev((151, 1), "DomainModuleDCStart_V1", (1, 255), (1, 16), &[0], "", T9),
        ev((152, 0), "DomainModuleDCEnd", (1, 255), (1, 17), &[0], "", T8),
        ev((152, 1), "DomainModuleDCEnd_V1", (1, 255), (1, 17), &[0], "", T9)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((153, 0), "ModuleDCStart", (1, 255), (1, 10), &[0], "", T10),
        ev((153, 1), "ModuleDCStart_V1", (1, 255), (1, 10), &[0, 9], "", T11),
        ev((153, 2), "ModuleDCStart_V2", (1, 255), (1, 10), &[0, 9], "", T12),
        ev((154, 0), "ModuleDCEnd", (1, 255), (1, 11), &[0], "", T10),
        ev((154, 1), "ModuleDCEnd_V1", (1, 255), (1, 11), &[0, 9], "", T11),
        ev((154, 2), "ModuleDCEnd_V2", (1, 255), (1, 11), &[0, 9], "", T12)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((155, 0), "AssemblyDCStart", (1, 255), (1, 12), &[0], "", T13)
            .stated_by(
                &[
                    &sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::DOTNET_CLRETWALL,
                    &sources::MICROSOFT_DOTNET_RUNTIME_EVENTS, &sources::DOTNET_EVENTTRACEBASE
                ]
            ),
        ev((155, 1), "AssemblyDCStart_V1", (1, 255), (1, 12), &[0], "", T14)
            .stated_by(
                &[
                    &sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::DOTNET_CLRETWALL,
                    &sources::MICROSOFT_DOTNET_RUNTIME_EVENTS, &sources::DOTNET_EVENTTRACEBASE
                ]
            ),
        ev((156, 0), "AssemblyDCEnd", (1, 255), (1, 13), &[0], "", T13)
            .stated_by(
                &[
                    &sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::DOTNET_CLRETWALL,
                    &sources::MICROSOFT_DOTNET_RUNTIME_EVENTS, &sources::DOTNET_EVENTTRACEBASE
                ]
            ),
        ev((156, 1), "AssemblyDCEnd_V1", (1, 255), (1, 13), &[0], "", T14)
            .stated_by(
                &[
                    &sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::DOTNET_EVENTTRACEBASE,
                    &sources::OBSERVED_TRACES
                ]
            ),
        ev((157, 0), "AppDomainDCStart", (1, 255), (1, 14), &[0], "", T15),
        ev((157, 1), "AppDomainDCStart_V1", (1, 255), (1, 14), &[0], "", T16),
        ev((158, 0), "AppDomainDCEnd", (1, 255), (1, 15), &[0], "", T15),
        ev((158, 1), "AppDomainDCEnd_V1", (1, 255), (1, 15), &[0], "", T16)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev(
            (159, 0), "ThreadDC", (1, 255), (1, 18), &[5, 6], "",
            &[
                f("ManagedThreadID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("AppDomainID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("Flags", 8, 0, Quantity::Unstated, Quantity::Unstated, 4), p("ManagedThreadIndex", 8),
                p("OSThreadID", 8), p("ClrInstanceID", 6)
            ]
        ),
        ev((160, 0), "ModuleRangeDCStart", (1, 255), (4, 20), &[9], "", T17),
        ev((161, 0), "ModuleRangeDCEnd", (1, 255), (4, 21), &[9], "", T17),
        ev(
            (187, 0), "RuntimeInformationDCStart", (1, 255), (3, 23), &[], "",
            &[
                p("ClrInstanceID", 6), f("Sku", 6, 0, Quantity::Unstated, Quantity::Unstated, 6),
                p("BclMajorVersion", 6), p("BclMinorVersion", 6), p("BclBuildNumber", 6), p("BclQfeNumber", 6),
                p("VMMajorVersion", 6), p("VMMinorVersion", 6), p("VMBuildNumber", 6), p("VMQfeNumber", 6),
                f("StartupFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 7),
                f("StartupMode", 4, 0, Quantity::Unstated, Quantity::Unstated, 8), p("CommandLine", 1),
                p("ComObjectGuid", 15), p("RuntimeDllPath", 1)
            ]
        )
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev(
            (280, 0), "TieredCompilationSettingsDCStart", (1, 255), (5, 22), &[11], "",
            &[p("ClrInstanceID", 6), f("Flags", 8, 18, Quantity::Unstated, Quantity::Unstated, 9)]
        )
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev(
            (300, 0), "ExecutionCheckpointDCEnd", (1, 255), (6, 24), &[], "",
            &[p("ClrInstanceID", 6), p("Name", 1), p("Timestamp", 9)]
        )
            .stated_by(&[&sources::DOTNET_CLRETWALL, &sources::PERFVIEW_CLR_PARSER]),
    ])
    .stated_by(
        &[
            &sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::DOTNET_CLRETWALL,
            &sources::MICROSOFT_DOTNET_RUNTIME_EVENTS
        ]
    );
