// Generated from spec/providers/Microsoft-Windows-DotNETRuntimePrivate.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Events of the provider Microsoft-Windows-DotNETRuntimePrivate.
//!
//! .NET runtime, for its own developers: phases of garbage collection, startup, binding, stub generation.
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
        data1: 0x763fd754, data2: 0x7086, data3: 0x4dfe, data4: [0x95, 0xeb, 0xc0, 0x1a, 0x46, 0xfa, 0xf4, 0xca]
    };
/// Event IDs.
pub mod event {
    /// Event `GCDecision`.
    pub const GC_DECISION: u16 = 1;
    /// Event `GCSettings`.
    pub const GC_SETTINGS: u16 = 2;
    /// Event `GCOptimized`.
    pub const GC_OPTIMIZED: u16 = 3;
    /// Event `GCPerHeapHistory_V1`.
    pub const GC_PER_HEAP_HISTORY_V1: u16 = 4;
    /// Event `GCGlobalHeapHistory`.
    pub const GC_GLOBAL_HEAP_HISTORY: u16 = 5;
    /// Event `GCJoin`.
    pub const GC_JOIN: u16 = 6;
    /// Event `PrvGCMarkStackRoots`.
    pub const PRV_GC_MARK_STACK_ROOTS: u16 = 7;
    /// Event `PrvGCMarkFinalizeQueueRoots`.
    pub const PRV_GC_MARK_FINALIZE_QUEUE_ROOTS: u16 = 8;
    /// Event `PrvGCMarkHandles`.
    pub const PRV_GC_MARK_HANDLES: u16 = 9;
    /// Event `PrvGCMarkCards`.
    pub const PRV_GC_MARK_CARDS: u16 = 10;
    /// Event `BGCBegin`.
    pub const BGC_BEGIN: u16 = 11;
    /// Event `BGC1stNonConEnd`.
    pub const BGC1ST_NON_CON_END: u16 = 12;
    /// Event `BGC1stConEnd`.
    pub const BGC1ST_CON_END: u16 = 13;
    /// Event `BGC2ndNonConBegin`.
    pub const BGC2ND_NON_CON_BEGIN: u16 = 14;
    /// Event `BGC2ndNonConEnd`.
    pub const BGC2ND_NON_CON_END: u16 = 15;
    /// Event `BGC2ndConBegin`.
    pub const BGC2ND_CON_BEGIN: u16 = 16;
    /// Event `BGC2ndConEnd`.
    pub const BGC2ND_CON_END: u16 = 17;
    /// Event `BGCPlanEnd`.
    pub const BGC_PLAN_END: u16 = 18;
    /// Event `BGCSweepEnd`.
    pub const BGC_SWEEP_END: u16 = 19;
    /// Event `BGCDrainMark`.
    pub const BGC_DRAIN_MARK: u16 = 20;
    /// Event `BGCRevisit`.
    pub const BGC_REVISIT: u16 = 21;
    /// Event `BGCOverflow`.
    pub const BGC_OVERFLOW: u16 = 22;
    /// Event `BGCAllocWaitBegin`.
    pub const BGC_ALLOC_WAIT_BEGIN: u16 = 23;
    /// Event `BGCAllocWaitEnd`.
    pub const BGC_ALLOC_WAIT_END: u16 = 24;
    /// Event `GCFullNotify`.
    pub const GC_FULL_NOTIFY: u16 = 25;
    /// Event `BGC1stSweepEnd`.
    pub const BGC1ST_SWEEP_END: u16 = 26;
    /// Event `EEStartupStart`.
    pub const EE_STARTUP_START: u16 = 80;
    /// Event `EEStartupEnd`.
    pub const EE_STARTUP_END: u16 = 81;
    /// Event `EEConfigSetup`.
    pub const EE_CONFIG_SETUP: u16 = 82;
    /// Event `EEConfigSetupEnd`.
    pub const EE_CONFIG_SETUP_END: u16 = 83;
    /// Event `LdSysBases`.
    pub const LD_SYS_BASES: u16 = 84;
    /// Event `LdSysBasesEnd`.
    pub const LD_SYS_BASES_END: u16 = 85;
    /// Event `ExecExe`.
    pub const EXEC_EXE: u16 = 86;
    /// Event `ExecExeEnd`.
    pub const EXEC_EXE_END: u16 = 87;
    /// Event `Main`.
    pub const MAIN: u16 = 88;
    /// Event `MainEnd`.
    pub const MAIN_END: u16 = 89;
    /// Event `ApplyPolicyStart`.
    pub const APPLY_POLICY_START: u16 = 90;
    /// Event `ApplyPolicyEnd`.
    pub const APPLY_POLICY_END: u16 = 91;
    /// Event `LdLibShFolder`.
    pub const LD_LIB_SH_FOLDER: u16 = 92;
    /// Event `LdLibShFolderEnd`.
    pub const LD_LIB_SH_FOLDER_END: u16 = 93;
    /// Event `PrestubWorker`.
    pub const PRESTUB_WORKER: u16 = 94;
    /// Event `PrestubWorkerEnd`.
    pub const PRESTUB_WORKER_END: u16 = 95;
    /// Event `GetInstallationStart`.
    pub const GET_INSTALLATION_START: u16 = 96;
    /// Event `GetInstallationEnd`.
    pub const GET_INSTALLATION_END: u16 = 97;
    /// Event `OpenHModule`.
    pub const OPEN_HMODULE: u16 = 98;
    /// Event `OpenHModuleEnd`.
    pub const OPEN_HMODULE_END: u16 = 99;
    /// Event `ExplicitBindStart`.
    pub const EXPLICIT_BIND_START: u16 = 100;
    /// Event `ExplicitBindEnd`.
    pub const EXPLICIT_BIND_END: u16 = 101;
    /// Event `ParseXml`.
    pub const PARSE_XML: u16 = 102;
    /// Event `ParseXmlEnd`.
    pub const PARSE_XML_END: u16 = 103;
    /// Event `InitDefaultDomain`.
    pub const INIT_DEFAULT_DOMAIN: u16 = 104;
    /// Event `InitDefaultDomainEnd`.
    pub const INIT_DEFAULT_DOMAIN_END: u16 = 105;
    /// Event `InitSecurity`.
    pub const INIT_SECURITY: u16 = 106;
    /// Event `InitSecurityEnd`.
    pub const INIT_SECURITY_END: u16 = 107;
    /// Event `AllowBindingRedirs`.
    pub const ALLOW_BINDING_REDIRS: u16 = 108;
    /// Event `AllowBindingRedirsEnd`.
    pub const ALLOW_BINDING_REDIRS_END: u16 = 109;
    /// Event `EEConfigSync`.
    pub const EE_CONFIG_SYNC: u16 = 110;
    /// Event `EEConfigSyncEnd`.
    pub const EE_CONFIG_SYNC_END: u16 = 111;
    /// Event `FusionBinding`.
    pub const FUSION_BINDING: u16 = 112;
    /// Event `FusionBindingEnd`.
    pub const FUSION_BINDING_END: u16 = 113;
    /// Event `LoaderCatchCall`.
    pub const LOADER_CATCH_CALL: u16 = 114;
    /// Event `LoaderCatchCallEnd`.
    pub const LOADER_CATCH_CALL_END: u16 = 115;
    /// Event `FusionInit`.
    pub const FUSION_INIT: u16 = 116;
    /// Event `FusionInitEnd`.
    pub const FUSION_INIT_END: u16 = 117;
    /// Event `FusionAppCtx`.
    pub const FUSION_APP_CTX: u16 = 118;
    /// Event `FusionAppCtxEnd`.
    pub const FUSION_APP_CTX_END: u16 = 119;
    /// Event `Fusion2EE`.
    pub const FUSION2_EE: u16 = 120;
    /// Event `Fusion2EEEnd`.
    pub const FUSION2_EE_END: u16 = 121;
    /// Event `SecurityCatchCall`.
    pub const SECURITY_CATCH_CALL: u16 = 122;
    /// Event `SecurityCatchCallEnd`.
    pub const SECURITY_CATCH_CALL_END: u16 = 123;
    /// Event `CLRStackWalkPrivate`.
    pub const CLR_STACK_WALK_PRIVATE: u16 = 151;
    /// Event `ModuleRangeLoadPrivate`.
    pub const MODULE_RANGE_LOAD_PRIVATE: u16 = 158;
    /// Event `BindingPolicyPhaseStart`.
    pub const BINDING_POLICY_PHASE_START: u16 = 159;
    /// Event `BindingPolicyPhaseEnd`.
    pub const BINDING_POLICY_PHASE_END: u16 = 160;
    /// Event `BindingNgenPhaseStart`.
    pub const BINDING_NGEN_PHASE_START: u16 = 161;
    /// Event `BindingNgenPhaseEnd`.
    pub const BINDING_NGEN_PHASE_END: u16 = 162;
    /// Event `BindingLookupAndProbingPhaseStart`.
    pub const BINDING_LOOKUP_AND_PROBING_PHASE_START: u16 = 163;
    /// Event `BindingLookupAndProbingPhaseEnd`.
    pub const BINDING_LOOKUP_AND_PROBING_PHASE_END: u16 = 164;
    /// Event `LoaderPhaseStart`.
    pub const LOADER_PHASE_START: u16 = 165;
    /// Event `LoaderPhaseEnd`.
    pub const LOADER_PHASE_END: u16 = 166;
    /// Event `BindingPhaseStart`.
    pub const BINDING_PHASE_START: u16 = 167;
    /// Event `BindingPhaseEnd`.
    pub const BINDING_PHASE_END: u16 = 168;
    /// Event `BindingDownloadPhaseStart`.
    pub const BINDING_DOWNLOAD_PHASE_START: u16 = 169;
    /// Event `BindingDownloadPhaseEnd`.
    pub const BINDING_DOWNLOAD_PHASE_END: u16 = 170;
    /// Event `LoaderAssemblyInitPhaseStart`.
    pub const LOADER_ASSEMBLY_INIT_PHASE_START: u16 = 171;
    /// Event `LoaderAssemblyInitPhaseEnd`.
    pub const LOADER_ASSEMBLY_INIT_PHASE_END: u16 = 172;
    /// Event `LoaderMappingPhaseStart`.
    pub const LOADER_MAPPING_PHASE_START: u16 = 173;
    /// Event `LoaderMappingPhaseEnd`.
    pub const LOADER_MAPPING_PHASE_END: u16 = 174;
    /// Event `LoaderDeliverEventsPhaseStart`.
    pub const LOADER_DELIVER_EVENTS_PHASE_START: u16 = 175;
    /// Event `LoaderDeliverEventsPhaseEnd`.
    pub const LOADER_DELIVER_EVENTS_PHASE_END: u16 = 176;
    /// Event `EvidenceGenerated`.
    pub const EVIDENCE_GENERATED: u16 = 177;
    /// Event `ModuleTransparencyComputationStart`.
    pub const MODULE_TRANSPARENCY_COMPUTATION_START: u16 = 178;
    /// Event `ModuleTransparencyComputationEnd`.
    pub const MODULE_TRANSPARENCY_COMPUTATION_END: u16 = 179;
    /// Event `TypeTransparencyComputationStart`.
    pub const TYPE_TRANSPARENCY_COMPUTATION_START: u16 = 180;
    /// Event `TypeTransparencyComputationEnd`.
    pub const TYPE_TRANSPARENCY_COMPUTATION_END: u16 = 181;
    /// Event `MethodTransparencyComputationStart`.
    pub const METHOD_TRANSPARENCY_COMPUTATION_START: u16 = 182;
    /// Event `MethodTransparencyComputationEnd`.
    pub const METHOD_TRANSPARENCY_COMPUTATION_END: u16 = 183;
    /// Event `FieldTransparencyComputationStart`.
    pub const FIELD_TRANSPARENCY_COMPUTATION_START: u16 = 184;
    /// Event `FieldTransparencyComputationEnd`.
    pub const FIELD_TRANSPARENCY_COMPUTATION_END: u16 = 185;
    /// Event `TokenTransparencyComputationStart`.
    pub const TOKEN_TRANSPARENCY_COMPUTATION_START: u16 = 186;
    /// Event `TokenTransparencyComputationEnd`.
    pub const TOKEN_TRANSPARENCY_COMPUTATION_END: u16 = 187;
    /// Event `NgenBindEvent`.
    pub const NGEN_BIND_EVENT: u16 = 188;
    /// Event `FailFast`.
    pub const FAIL_FAST: u16 = 191;
    /// Event `PrvFinalizeObject`.
    pub const PRV_FINALIZE_OBJECT: u16 = 192;
    /// Event `CCWRefCountChangeAnsi`.
    pub const CCW_REF_COUNT_CHANGE_ANSI: u16 = 193;
    /// Event `PrvSetGCHandle`.
    pub const PRV_SET_GC_HANDLE: u16 = 194;
    /// Event `PrvDestroyGCHandle`.
    pub const PRV_DESTROY_GC_HANDLE: u16 = 195;
    /// Event `FusionMessageEvent`.
    pub const FUSION_MESSAGE_EVENT: u16 = 196;
    /// Event `FusionErrorCodeEvent`.
    pub const FUSION_ERROR_CODE_EVENT: u16 = 197;
    /// Event `PinPlugAtGCTime`.
    pub const PIN_PLUG_AT_GC_TIME: u16 = 199;
    /// Event `CCWRefCountChange`.
    pub const CCW_REF_COUNT_CHANGE: u16 = 200;
    /// Event `MulticoreJit`.
    pub const MULTICORE_JIT: u16 = 201;
    /// Event `MulticoreJitMethodCodeReturned`.
    pub const MULTICORE_JIT_METHOD_CODE_RETURNED: u16 = 202;
    /// Event `AllocRequest`.
    pub const ALLOC_REQUEST: u16 = 310;
    /// Event `IInspectableRuntimeClassName`.
    pub const IINSPECTABLE_RUNTIME_CLASS_NAME: u16 = 400;
    /// Event `WinRTUnbox`.
    pub const WIN_RT_UNBOX: u16 = 401;
    /// Event `CreateRCW`.
    pub const CREATE_RCW: u16 = 402;
    /// Event `RCWVariance`.
    pub const RCW_VARIANCE: u16 = 403;
    /// Event `RCWIEnumerableCasting`.
    pub const RCWI_ENUMERABLE_CASTING: u16 = 404;
    /// Event `CreateCCW`.
    pub const CREATE_CCW: u16 = 405;
    /// Event `CCWVariance`.
    pub const CCW_VARIANCE: u16 = 406;
    /// Event `ObjectVariantMarshallingToNative`.
    pub const OBJECT_VARIANT_MARSHALLING_TO_NATIVE: u16 = 407;
    /// Event `GetTypeFromGUID`.
    pub const GET_TYPE_FROM_GUID: u16 = 408;
    /// Event `GetTypeFromProgID`.
    pub const GET_TYPE_FROM_PROG_ID: u16 = 409;
    /// Event `ConvertToCallbackEtw`.
    pub const CONVERT_TO_CALLBACK_ETW: u16 = 410;
    /// Event `BeginCreateManagedReference`.
    pub const BEGIN_CREATE_MANAGED_REFERENCE: u16 = 411;
    /// Event `EndCreateManagedReference`.
    pub const END_CREATE_MANAGED_REFERENCE: u16 = 412;
    /// Event `ObjectVariantMarshallingToManaged`.
    pub const OBJECT_VARIANT_MARSHALLING_TO_MANAGED: u16 = 413;
}

/// Keywords.
pub mod keyword {
    /// Keyword `GCPrivateKeyword`.
    pub const GC_PRIVATE_KEYWORD: u64 = 0x1;
    /// Keyword `BindingKeyword`.
    pub const BINDING_KEYWORD: u64 = 0x2;
    /// Keyword `NGenForceRestoreKeyword`.
    pub const NGEN_FORCE_RESTORE_KEYWORD: u64 = 0x4;
    /// Keyword `PrivateFusionKeyword`.
    pub const PRIVATE_FUSION_KEYWORD: u64 = 0x8;
    /// Keyword `LoaderHeapPrivateKeyword`.
    pub const LOADER_HEAP_PRIVATE_KEYWORD: u64 = 0x10;
    /// Keyword `DynamicTypeUsageKeyword`.
    pub const DYNAMIC_TYPE_USAGE_KEYWORD: u64 = 0x20;
    /// Keyword `SecurityPrivateKeyword`.
    pub const SECURITY_PRIVATE_KEYWORD: u64 = 0x400;
    /// Keyword `InteropPrivateKeyword`.
    pub const INTEROP_PRIVATE_KEYWORD: u64 = 0x2000;
    /// Keyword `GCHandlePrivateKeyword`.
    pub const GC_HANDLE_PRIVATE_KEYWORD: u64 = 0x4000;
    /// Keyword `MulticoreJitPrivateKeyword`.
    pub const MULTICORE_JIT_PRIVATE_KEYWORD: u64 = 0x20000;
    /// Keyword `PerfTrackPrivateKeyword`.
    pub const PERF_TRACK_PRIVATE_KEYWORD: u64 = 0x20000000;
    /// Keyword `StackKeyword`.
    pub const STACK_KEYWORD: u64 = 0x40000000;
    /// Keyword `StartupKeyword`.
    pub const STARTUP_KEYWORD: u64 = 0x80000000;
    /// Keyword `JittedMethodRichDebugInfoKeyword`.
    pub const JITTED_METHOD_RICH_DEBUG_INFO_KEYWORD: u64 = 0x40000;
}

/// Tasks.
pub mod task {
    /// Task `GarbageCollectionPrivate`.
    pub const GARBAGE_COLLECTION_PRIVATE: u16 = 1;
    /// Task `CLRFailFast`.
    pub const CLR_FAIL_FAST: u16 = 2;
    /// Task `Startup`.
    pub const STARTUP: u16 = 9;
    /// Task `Binding`.
    pub const BINDING: u16 = 10;
    /// Task `CLRStackPrivate`.
    pub const CLR_STACK_PRIVATE: u16 = 11;
    /// Task `EvidenceGeneratedTask`.
    pub const EVIDENCE_GENERATED_TASK: u16 = 12;
    /// Task `CLRNgenBinder`.
    pub const CLR_NGEN_BINDER: u16 = 13;
    /// Task `TransparencyComputation`.
    pub const TRANSPARENCY_COMPUTATION: u16 = 14;
    /// Task `LoaderHeapAllocation`.
    pub const LOADER_HEAP_ALLOCATION: u16 = 16;
    /// Task `CLRMulticoreJit`.
    pub const CLR_MULTICORE_JIT: u16 = 17;
    /// Task `CLRPerfTrackPrivate`.
    pub const CLR_PERF_TRACK_PRIVATE: u16 = 20;
    /// Task `DynamicTypeUsage`.
    pub const DYNAMIC_TYPE_USAGE: u16 = 22;
}

/// Opcodes.
pub mod opcode {
    /// Opcode `GCSettings` of the task `GarbageCollectionPrivate`.
    pub const GARBAGE_COLLECTION_PRIVATE_GC_SETTINGS: u8 = 14;
    /// Opcode `GCOptimized` of the task `GarbageCollectionPrivate`.
    pub const GARBAGE_COLLECTION_PRIVATE_GC_OPTIMIZED: u8 = 16;
    /// Opcode `GCPerHeapHistory` of the task `GarbageCollectionPrivate`.
    pub const GARBAGE_COLLECTION_PRIVATE_GC_PER_HEAP_HISTORY: u8 = 17;
    /// Opcode `GCGlobalHeapHistory` of the task `GarbageCollectionPrivate`.
    pub const GARBAGE_COLLECTION_PRIVATE_GC_GLOBAL_HEAP_HISTORY: u8 = 18;
    /// Opcode `GCFullNotify` of the task `GarbageCollectionPrivate`.
    pub const GARBAGE_COLLECTION_PRIVATE_GC_FULL_NOTIFY: u8 = 19;
    /// Opcode `GCJoin` of the task `GarbageCollectionPrivate`.
    pub const GARBAGE_COLLECTION_PRIVATE_GC_JOIN: u8 = 20;
    /// Opcode `PrvGCMarkStackRoots` of the task `GarbageCollectionPrivate`.
    pub const GARBAGE_COLLECTION_PRIVATE_PRV_GC_MARK_STACK_ROOTS: u8 = 21;
    /// Opcode `PrvGCMarkFinalizeQueueRoots` of the task `GarbageCollectionPrivate`.
    pub const GARBAGE_COLLECTION_PRIVATE_PRV_GC_MARK_FINALIZE_QUEUE_ROOTS: u8 = 22;
    /// Opcode `PrvGCMarkHandles` of the task `GarbageCollectionPrivate`.
    pub const GARBAGE_COLLECTION_PRIVATE_PRV_GC_MARK_HANDLES: u8 = 23;
    /// Opcode `PrvGCMarkCards` of the task `GarbageCollectionPrivate`.
    pub const GARBAGE_COLLECTION_PRIVATE_PRV_GC_MARK_CARDS: u8 = 24;
    /// Opcode `BGCBegin` of the task `GarbageCollectionPrivate`.
    pub const GARBAGE_COLLECTION_PRIVATE_BGC_BEGIN: u8 = 25;
    /// Opcode `BGC1stNonConEnd` of the task `GarbageCollectionPrivate`.
    pub const GARBAGE_COLLECTION_PRIVATE_BGC1ST_NON_CON_END: u8 = 26;
    /// Opcode `BGC1stConEnd` of the task `GarbageCollectionPrivate`.
    pub const GARBAGE_COLLECTION_PRIVATE_BGC1ST_CON_END: u8 = 27;
    /// Opcode `BGC2ndNonConBegin` of the task `GarbageCollectionPrivate`.
    pub const GARBAGE_COLLECTION_PRIVATE_BGC2ND_NON_CON_BEGIN: u8 = 28;
    /// Opcode `BGC2ndNonConEnd` of the task `GarbageCollectionPrivate`.
    pub const GARBAGE_COLLECTION_PRIVATE_BGC2ND_NON_CON_END: u8 = 29;
    /// Opcode `BGC2ndConBegin` of the task `GarbageCollectionPrivate`.
    pub const GARBAGE_COLLECTION_PRIVATE_BGC2ND_CON_BEGIN: u8 = 30;
    /// Opcode `BGC2ndConEnd` of the task `GarbageCollectionPrivate`.
    pub const GARBAGE_COLLECTION_PRIVATE_BGC2ND_CON_END: u8 = 31;
    /// Opcode `BGCPlanEnd` of the task `GarbageCollectionPrivate`.
    pub const GARBAGE_COLLECTION_PRIVATE_BGC_PLAN_END: u8 = 32;
    /// Opcode `BGCSweepEnd` of the task `GarbageCollectionPrivate`.
    pub const GARBAGE_COLLECTION_PRIVATE_BGC_SWEEP_END: u8 = 33;
    /// Opcode `BGCDrainMark` of the task `GarbageCollectionPrivate`.
    pub const GARBAGE_COLLECTION_PRIVATE_BGC_DRAIN_MARK: u8 = 34;
    /// Opcode `BGCRevisit` of the task `GarbageCollectionPrivate`.
    pub const GARBAGE_COLLECTION_PRIVATE_BGC_REVISIT: u8 = 35;
    /// Opcode `BGCOverflow` of the task `GarbageCollectionPrivate`.
    pub const GARBAGE_COLLECTION_PRIVATE_BGC_OVERFLOW: u8 = 36;
    /// Opcode `BGCAllocWaitBegin` of the task `GarbageCollectionPrivate`.
    pub const GARBAGE_COLLECTION_PRIVATE_BGC_ALLOC_WAIT_BEGIN: u8 = 37;
    /// Opcode `BGCAllocWaitEnd` of the task `GarbageCollectionPrivate`.
    pub const GARBAGE_COLLECTION_PRIVATE_BGC_ALLOC_WAIT_END: u8 = 38;
    /// Opcode `PrvFinalizeObject` of the task `GarbageCollectionPrivate`.
    pub const GARBAGE_COLLECTION_PRIVATE_PRV_FINALIZE_OBJECT: u8 = 39;
    /// Opcode `CCWRefCountChange` of the task `GarbageCollectionPrivate`.
    pub const GARBAGE_COLLECTION_PRIVATE_CCW_REF_COUNT_CHANGE: u8 = 40;
    /// Opcode `SetGCHandle` of the task `GarbageCollectionPrivate`.
    pub const GARBAGE_COLLECTION_PRIVATE_SET_GC_HANDLE: u8 = 42;
    /// Opcode `DestroyGCHandle` of the task `GarbageCollectionPrivate`.
    pub const GARBAGE_COLLECTION_PRIVATE_DESTROY_GC_HANDLE: u8 = 43;
    /// Opcode `PinPlugAtGCTime` of the task `GarbageCollectionPrivate`.
    pub const GARBAGE_COLLECTION_PRIVATE_PIN_PLUG_AT_GC_TIME: u8 = 44;
    /// Opcode `BGC1stSweepEnd` of the task `GarbageCollectionPrivate`.
    pub const GARBAGE_COLLECTION_PRIVATE_BGC1ST_SWEEP_END: u8 = 45;
    /// Opcode `GCDecision` of the task `GarbageCollectionPrivate`.
    pub const GARBAGE_COLLECTION_PRIVATE_GC_DECISION: u8 = 132;
    /// Opcode `FailFast` of the task `CLRFailFast`.
    pub const CLR_FAIL_FAST_FAIL_FAST: u8 = 52;
    /// Opcode `ApplyPolicyStart` of the task `Startup`.
    pub const STARTUP_APPLY_POLICY_START: u8 = 10;
    /// Opcode `ApplyPolicyEnd` of the task `Startup`.
    pub const STARTUP_APPLY_POLICY_END: u8 = 11;
    /// Opcode `LdLibShFolder` of the task `Startup`.
    pub const STARTUP_LD_LIB_SH_FOLDER: u8 = 12;
    /// Opcode `LdLibShFolderEnd` of the task `Startup`.
    pub const STARTUP_LD_LIB_SH_FOLDER_END: u8 = 13;
    /// Opcode `PrestubWorker` of the task `Startup`.
    pub const STARTUP_PRESTUB_WORKER: u8 = 14;
    /// Opcode `PrestubWorkerEnd` of the task `Startup`.
    pub const STARTUP_PRESTUB_WORKER_END: u8 = 15;
    /// Opcode `GetInstallationStart` of the task `Startup`.
    pub const STARTUP_GET_INSTALLATION_START: u8 = 16;
    /// Opcode `GetInstallationEnd` of the task `Startup`.
    pub const STARTUP_GET_INSTALLATION_END: u8 = 17;
    /// Opcode `OpenHModule` of the task `Startup`.
    pub const STARTUP_OPEN_HMODULE: u8 = 18;
    /// Opcode `OpenHModuleEnd` of the task `Startup`.
    pub const STARTUP_OPEN_HMODULE_END: u8 = 19;
    /// Opcode `ExplicitBindStart` of the task `Startup`.
    pub const STARTUP_EXPLICIT_BIND_START: u8 = 20;
    /// Opcode `ExplicitBindEnd` of the task `Startup`.
    pub const STARTUP_EXPLICIT_BIND_END: u8 = 21;
    /// Opcode `ParseXml` of the task `Startup`.
    pub const STARTUP_PARSE_XML: u8 = 22;
    /// Opcode `ParseXmlEnd` of the task `Startup`.
    pub const STARTUP_PARSE_XML_END: u8 = 23;
    /// Opcode `InitDefaultDomain` of the task `Startup`.
    pub const STARTUP_INIT_DEFAULT_DOMAIN: u8 = 24;
    /// Opcode `InitDefaultDomainEnd` of the task `Startup`.
    pub const STARTUP_INIT_DEFAULT_DOMAIN_END: u8 = 25;
    /// Opcode `InitSecurity` of the task `Startup`.
    pub const STARTUP_INIT_SECURITY: u8 = 26;
    /// Opcode `InitSecurityEnd` of the task `Startup`.
    pub const STARTUP_INIT_SECURITY_END: u8 = 27;
    /// Opcode `AllowBindingRedirs` of the task `Startup`.
    pub const STARTUP_ALLOW_BINDING_REDIRS: u8 = 28;
    /// Opcode `AllowBindingRedirsEnd` of the task `Startup`.
    pub const STARTUP_ALLOW_BINDING_REDIRS_END: u8 = 29;
    /// Opcode `EEConfigSync` of the task `Startup`.
    pub const STARTUP_EE_CONFIG_SYNC: u8 = 30;
    /// Opcode `EEConfigSyncEnd` of the task `Startup`.
    pub const STARTUP_EE_CONFIG_SYNC_END: u8 = 31;
    /// Opcode `FusionBinding` of the task `Startup`.
    pub const STARTUP_FUSION_BINDING: u8 = 32;
    /// Opcode `FusionBindingEnd` of the task `Startup`.
    pub const STARTUP_FUSION_BINDING_END: u8 = 33;
    /// Opcode `LoaderCatchCall` of the task `Startup`.
    pub const STARTUP_LOADER_CATCH_CALL: u8 = 34;
    /// Opcode `LoaderCatchCallEnd` of the task `Startup`.
    pub const STARTUP_LOADER_CATCH_CALL_END: u8 = 35;
    /// Opcode `FusionInit` of the task `Startup`.
    pub const STARTUP_FUSION_INIT: u8 = 36;
    /// Opcode `FusionInitEnd` of the task `Startup`.
    pub const STARTUP_FUSION_INIT_END: u8 = 37;
    /// Opcode `FusionAppCtx` of the task `Startup`.
    pub const STARTUP_FUSION_APP_CTX: u8 = 38;
    /// Opcode `FusionAppCtxEnd` of the task `Startup`.
    pub const STARTUP_FUSION_APP_CTX_END: u8 = 39;
    /// Opcode `Fusion2EE` of the task `Startup`.
    pub const STARTUP_FUSION2_EE: u8 = 40;
    /// Opcode `Fusion2EEEnd` of the task `Startup`.
    pub const STARTUP_FUSION2_EE_END: u8 = 41;
    /// Opcode `SecurityCatchCall` of the task `Startup`.
    pub const STARTUP_SECURITY_CATCH_CALL: u8 = 42;
    /// Opcode `SecurityCatchCallEnd` of the task `Startup`.
    pub const STARTUP_SECURITY_CATCH_CALL_END: u8 = 43;
    /// Opcode `EEStartupStart` of the task `Startup`.
    pub const STARTUP_EE_STARTUP_START: u8 = 128;
    /// Opcode `EEStartupEnd` of the task `Startup`.
    pub const STARTUP_EE_STARTUP_END: u8 = 129;
    /// Opcode `EEConfigSetup` of the task `Startup`.
    pub const STARTUP_EE_CONFIG_SETUP: u8 = 130;
    /// Opcode `EEConfigSetupEnd` of the task `Startup`.
    pub const STARTUP_EE_CONFIG_SETUP_END: u8 = 131;
    /// Opcode `LoadSystemBases` of the task `Startup`.
    pub const STARTUP_LOAD_SYSTEM_BASES: u8 = 132;
    /// Opcode `LoadSystemBasesEnd` of the task `Startup`.
    pub const STARTUP_LOAD_SYSTEM_BASES_END: u8 = 133;
    /// Opcode `ExecExe` of the task `Startup`.
    pub const STARTUP_EXEC_EXE: u8 = 134;
    /// Opcode `ExecExeEnd` of the task `Startup`.
    pub const STARTUP_EXEC_EXE_END: u8 = 135;
    /// Opcode `Main` of the task `Startup`.
    pub const STARTUP_MAIN: u8 = 136;
    /// Opcode `MainEnd` of the task `Startup`.
    pub const STARTUP_MAIN_END: u8 = 137;
    /// Opcode `BindingPolicyPhaseStart` of the task `Binding`.
    pub const BINDING_BINDING_POLICY_PHASE_START: u8 = 51;
    /// Opcode `BindingPolicyPhaseEnd` of the task `Binding`.
    pub const BINDING_BINDING_POLICY_PHASE_END: u8 = 52;
    /// Opcode `BindingNgenPhaseStart` of the task `Binding`.
    pub const BINDING_BINDING_NGEN_PHASE_START: u8 = 53;
    /// Opcode `BindingNgenPhaseEnd` of the task `Binding`.
    pub const BINDING_BINDING_NGEN_PHASE_END: u8 = 54;
    /// Opcode `BindingLookupAndProbingPhaseStart` of the task `Binding`.
    pub const BINDING_BINDING_LOOKUP_AND_PROBING_PHASE_START: u8 = 55;
    /// Opcode `BindingLookupAndProbingPhaseEnd` of the task `Binding`.
    pub const BINDING_BINDING_LOOKUP_AND_PROBING_PHASE_END: u8 = 56;
    /// Opcode `LoaderPhaseStart` of the task `Binding`.
    pub const BINDING_LOADER_PHASE_START: u8 = 57;
    /// Opcode `LoaderPhaseEnd` of the task `Binding`.
    pub const BINDING_LOADER_PHASE_END: u8 = 58;
    /// Opcode `BindingPhaseStart` of the task `Binding`.
    pub const BINDING_BINDING_PHASE_START: u8 = 59;
    /// Opcode `BindingPhaseEnd` of the task `Binding`.
    pub const BINDING_BINDING_PHASE_END: u8 = 60;
    /// Opcode `BindingDownloadPhaseStart` of the task `Binding`.
    pub const BINDING_BINDING_DOWNLOAD_PHASE_START: u8 = 61;
    /// Opcode `BindingDownloadPhaseEnd` of the task `Binding`.
    pub const BINDING_BINDING_DOWNLOAD_PHASE_END: u8 = 62;
    /// Opcode `LoaderAssemblyInitPhaseStart` of the task `Binding`.
    pub const BINDING_LOADER_ASSEMBLY_INIT_PHASE_START: u8 = 63;
    /// Opcode `LoaderAssemblyInitPhaseEnd` of the task `Binding`.
    pub const BINDING_LOADER_ASSEMBLY_INIT_PHASE_END: u8 = 64;
    /// Opcode `LoaderMappingPhaseStart` of the task `Binding`.
    pub const BINDING_LOADER_MAPPING_PHASE_START: u8 = 65;
    /// Opcode `LoaderMappingPhaseEnd` of the task `Binding`.
    pub const BINDING_LOADER_MAPPING_PHASE_END: u8 = 66;
    /// Opcode `LoaderDeliverEventsPhaseStart` of the task `Binding`.
    pub const BINDING_LOADER_DELIVER_EVENTS_PHASE_START: u8 = 67;
    /// Opcode `LoaderDeliverEventsPhaseEnd` of the task `Binding`.
    pub const BINDING_LOADER_DELIVER_EVENTS_PHASE_END: u8 = 68;
    /// Opcode `FusionMessage` of the task `Binding`.
    pub const BINDING_FUSION_MESSAGE: u8 = 70;
    /// Opcode `FusionErrorCode` of the task `Binding`.
    pub const BINDING_FUSION_ERROR_CODE: u8 = 71;
    /// Opcode `CLRStackWalk` of the task `CLRStackPrivate`.
    pub const CLR_STACK_PRIVATE_CLR_STACK_WALK: u8 = 82;
    /// Opcode `EvidenceGenerated` of the task `EvidenceGeneratedTask`.
    pub const EVIDENCE_GENERATED_TASK_EVIDENCE_GENERATED: u8 = 10;
    /// Opcode `NgenBind` of the task `CLRNgenBinder`.
    pub const CLR_NGEN_BINDER_NGEN_BIND: u8 = 69;
    /// Opcode `ModuleTransparencyComputationStart` of the task `TransparencyComputation`.
    pub const TRANSPARENCY_COMPUTATION_MODULE_TRANSPARENCY_COMPUTATION_START: u8 = 83;
    /// Opcode `ModuleTransparencyComputationEnd` of the task `TransparencyComputation`.
    pub const TRANSPARENCY_COMPUTATION_MODULE_TRANSPARENCY_COMPUTATION_END: u8 = 84;
    /// Opcode `TypeTransparencyComputationStart` of the task `TransparencyComputation`.
    pub const TRANSPARENCY_COMPUTATION_TYPE_TRANSPARENCY_COMPUTATION_START: u8 = 85;
    /// Opcode `TypeTransparencyComputationEnd` of the task `TransparencyComputation`.
    pub const TRANSPARENCY_COMPUTATION_TYPE_TRANSPARENCY_COMPUTATION_END: u8 = 86;
    /// Opcode `MethodTransparencyComputationStart` of the task `TransparencyComputation`.
    pub const TRANSPARENCY_COMPUTATION_METHOD_TRANSPARENCY_COMPUTATION_START: u8 = 87;
    /// Opcode `MethodTransparencyComputationEnd` of the task `TransparencyComputation`.
    pub const TRANSPARENCY_COMPUTATION_METHOD_TRANSPARENCY_COMPUTATION_END: u8 = 88;
    /// Opcode `FieldTransparencyComputationStart` of the task `TransparencyComputation`.
    pub const TRANSPARENCY_COMPUTATION_FIELD_TRANSPARENCY_COMPUTATION_START: u8 = 89;
    /// Opcode `FieldTransparencyComputationEnd` of the task `TransparencyComputation`.
    pub const TRANSPARENCY_COMPUTATION_FIELD_TRANSPARENCY_COMPUTATION_END: u8 = 90;
    /// Opcode `TokenTransparencyComputationStart` of the task `TransparencyComputation`.
    pub const TRANSPARENCY_COMPUTATION_TOKEN_TRANSPARENCY_COMPUTATION_START: u8 = 91;
    /// Opcode `TokenTransparencyComputationEnd` of the task `TransparencyComputation`.
    pub const TRANSPARENCY_COMPUTATION_TOKEN_TRANSPARENCY_COMPUTATION_END: u8 = 92;
    /// Opcode `AllocRequest` of the task `LoaderHeapAllocation`.
    pub const LOADER_HEAP_ALLOCATION_ALLOC_REQUEST: u8 = 97;
    /// Opcode `Common` of the task `CLRMulticoreJit`.
    pub const CLR_MULTICORE_JIT_COMMON: u8 = 10;
    /// Opcode `MethodCodeReturned` of the task `CLRMulticoreJit`.
    pub const CLR_MULTICORE_JIT_METHOD_CODE_RETURNED: u8 = 11;
    /// Opcode `ModuleRangeLoadPrivate` of the task `CLRPerfTrackPrivate`.
    pub const CLR_PERF_TRACK_PRIVATE_MODULE_RANGE_LOAD_PRIVATE: u8 = 10;
    /// Opcode `IInspectableRuntimeClassName` of the task `DynamicTypeUsage`.
    pub const DYNAMIC_TYPE_USAGE_IINSPECTABLE_RUNTIME_CLASS_NAME: u8 = 11;
    /// Opcode `WinRTUnbox` of the task `DynamicTypeUsage`.
    pub const DYNAMIC_TYPE_USAGE_WIN_RT_UNBOX: u8 = 12;
    /// Opcode `CreateRCW` of the task `DynamicTypeUsage`.
    pub const DYNAMIC_TYPE_USAGE_CREATE_RCW: u8 = 13;
    /// Opcode `RCWVariance` of the task `DynamicTypeUsage`.
    pub const DYNAMIC_TYPE_USAGE_RCW_VARIANCE: u8 = 14;
    /// Opcode `RCWIEnumerableCasting` of the task `DynamicTypeUsage`.
    pub const DYNAMIC_TYPE_USAGE_RCWI_ENUMERABLE_CASTING: u8 = 15;
    /// Opcode `CreateCCW` of the task `DynamicTypeUsage`.
    pub const DYNAMIC_TYPE_USAGE_CREATE_CCW: u8 = 16;
    /// Opcode `CCWVariance` of the task `DynamicTypeUsage`.
    pub const DYNAMIC_TYPE_USAGE_CCW_VARIANCE: u8 = 17;
    /// Opcode `ObjectVariantMarshallingToNative` of the task `DynamicTypeUsage`.
    pub const DYNAMIC_TYPE_USAGE_OBJECT_VARIANT_MARSHALLING_TO_NATIVE: u8 = 18;
    /// Opcode `GetTypeFromGUID` of the task `DynamicTypeUsage`.
    pub const DYNAMIC_TYPE_USAGE_GET_TYPE_FROM_GUID: u8 = 19;
    /// Opcode `GetTypeFromProgID` of the task `DynamicTypeUsage`.
    pub const DYNAMIC_TYPE_USAGE_GET_TYPE_FROM_PROG_ID: u8 = 20;
    /// Opcode `ConvertToCallbackEtw` of the task `DynamicTypeUsage`.
    pub const DYNAMIC_TYPE_USAGE_CONVERT_TO_CALLBACK_ETW: u8 = 21;
    /// Opcode `BeginCreateManagedReference` of the task `DynamicTypeUsage`.
    pub const DYNAMIC_TYPE_USAGE_BEGIN_CREATE_MANAGED_REFERENCE: u8 = 22;
    /// Opcode `EndCreateManagedReference` of the task `DynamicTypeUsage`.
    pub const DYNAMIC_TYPE_USAGE_END_CREATE_MANAGED_REFERENCE: u8 = 23;
    /// Opcode `ObjectVariantMarshallingToManaged` of the task `DynamicTypeUsage`.
    pub const DYNAMIC_TYPE_USAGE_OBJECT_VARIANT_MARSHALLING_TO_MANAGED: u8 = 24;
}

static T0: &[EventField] = &[
    p("ClrInstanceID", 6),
];
static T1: &[EventField] = &[
    p("HeapNum", 8),
];
static T2: &[EventField] = &[
    p("HeapNum", 8),
    p("ClrInstanceID", 6),
];
static T3: &[EventField] = &[
    p("Reason", 8),
    p("ClrInstanceID", 6),
];
static T4: &[EventField] = &[
    p("AppDomainID", 8),
    p("LoadContextID", 8),
    p("FromLoaderCache", 8),
    p("DynamicLoad", 8),
    p("AssemblyCodebase", 1),
    p("AssemblyName", 1),
    p("ClrInstanceID", 6),
];
static T5: &[EventField] = &[
    p("TypeName", 1),
    p("ClrInstanceID", 6),
];
static T6: &[EventField] = &[
    p("TypeName", 1),
    p("SecondTypeName", 1),
    p("ClrInstanceID", 6),
];
static T7: &[EventField] = &[
    p("TypeName", 1),
    p("InterfaceTypeName", 1),
    p("VariantInterfaceTypeName", 1),
    p("ClrInstanceID", 6),
];
static T8: &[EventField] = &[
    p("TypeName", 1),
    p("Int1", 7),
    p("ClrInstanceID", 6),
];
/// Description of the provider: names, numbers, and the fields of its events.
pub static PROVIDER: Provider =
    provider("Microsoft-Windows-DotNETRuntimePrivate", "dotnet::dotnet_runtime_private", GUID, ProviderKind::Manifest)
    .with_keywords(
        &[
            ("GCPrivateKeyword", Some(0x1)), ("BindingKeyword", Some(0x2)), ("NGenForceRestoreKeyword", Some(0x4)),
            ("PrivateFusionKeyword", Some(0x8)), ("LoaderHeapPrivateKeyword", Some(0x10)),
            ("DynamicTypeUsageKeyword", Some(0x20)), ("SecurityPrivateKeyword", Some(0x400)),
            ("InteropPrivateKeyword", Some(0x2000)), ("GCHandlePrivateKeyword", Some(0x4000)),
            ("MulticoreJitPrivateKeyword", Some(0x20000)), ("PerfTrackPrivateKeyword", Some(0x20000000)),
            ("StackKeyword", Some(0x40000000)), ("StartupKeyword", Some(0x80000000)),
            ("JittedMethodRichDebugInfoKeyword", Some(0x40000)),
        ]
    )
    .with_levels(
        &[("LogAlways", Some(0x0)), ("Critical", Some(0x1)), ("Informational", Some(0x4)), ("Verbose", Some(0x5)), ]
    )
    .with_channels(&[])
    .with_tasks(
        &[
            ("GarbageCollectionPrivate", Some(0x1)), ("CLRFailFast", Some(0x2)), ("Startup", Some(0x9)),
            ("Binding", Some(0xa)), ("CLRStackPrivate", Some(0xb)), ("EvidenceGeneratedTask", Some(0xc)),
            ("CLRNgenBinder", Some(0xd)), ("TransparencyComputation", Some(0xe)), ("LoaderHeapAllocation", Some(0x10)),
            ("CLRMulticoreJit", Some(0x11)), ("CLRPerfTrackPrivate", Some(0x14)), ("DynamicTypeUsage", Some(0x16)),
        ]
    )
    .with_opcodes(
        &[
            ("GCSettings", Some(0xe)), ("GCOptimized", Some(0x10)), ("GCPerHeapHistory", Some(0x11)),
            ("GCGlobalHeapHistory", Some(0x12)), ("GCFullNotify", Some(0x13)), ("GCJoin", Some(0x14)),
            ("PrvGCMarkStackRoots", Some(0x15)), ("PrvGCMarkFinalizeQueueRoots", Some(0x16)),
            ("PrvGCMarkHandles", Some(0x17)), ("PrvGCMarkCards", Some(0x18)), ("BGCBegin", Some(0x19)),
            ("BGC1stNonConEnd", Some(0x1a)), ("BGC1stConEnd", Some(0x1b)), ("BGC2ndNonConBegin", Some(0x1c)),
            ("BGC2ndNonConEnd", Some(0x1d)), ("BGC2ndConBegin", Some(0x1e)), ("BGC2ndConEnd", Some(0x1f)),
            ("BGCPlanEnd", Some(0x20)), ("BGCSweepEnd", Some(0x21)), ("BGCDrainMark", Some(0x22)),
            ("BGCRevisit", Some(0x23)), ("BGCOverflow", Some(0x24)), ("BGCAllocWaitBegin", Some(0x25)),
            ("BGCAllocWaitEnd", Some(0x26)), ("PrvFinalizeObject", Some(0x27)), ("CCWRefCountChange", Some(0x28)),
            ("SetGCHandle", Some(0x2a)), ("DestroyGCHandle", Some(0x2b)), ("PinPlugAtGCTime", Some(0x2c)),
            ("BGC1stSweepEnd", Some(0x2d)), ("GCDecision", Some(0x84)), ("FailFast", Some(0x34)),
            ("ApplyPolicyStart", Some(0xa)), ("ApplyPolicyEnd", Some(0xb)), ("LdLibShFolder", Some(0xc)),
            ("LdLibShFolderEnd", Some(0xd)), ("PrestubWorker", Some(0xe)), ("PrestubWorkerEnd", Some(0xf)),
            ("GetInstallationStart", Some(0x10)), ("GetInstallationEnd", Some(0x11)), ("OpenHModule", Some(0x12)),
            ("OpenHModuleEnd", Some(0x13)), ("ExplicitBindStart", Some(0x14)), ("ExplicitBindEnd", Some(0x15)),
            ("ParseXml", Some(0x16)), ("ParseXmlEnd", Some(0x17)), ("InitDefaultDomain", Some(0x18)),
            ("InitDefaultDomainEnd", Some(0x19)), ("InitSecurity", Some(0x1a)), ("InitSecurityEnd", Some(0x1b)),
            ("AllowBindingRedirs", Some(0x1c)), ("AllowBindingRedirsEnd", Some(0x1d)), ("EEConfigSync", Some(0x1e)),
            ("EEConfigSyncEnd", Some(0x1f)), ("FusionBinding", Some(0x20)), ("FusionBindingEnd", Some(0x21)),
            ("LoaderCatchCall", Some(0x22)), ("LoaderCatchCallEnd", Some(0x23)), ("FusionInit", Some(0x24)),
            ("FusionInitEnd", Some(0x25)), ("FusionAppCtx", Some(0x26)), ("FusionAppCtxEnd", Some(0x27)),
            ("Fusion2EE", Some(0x28)), ("Fusion2EEEnd", Some(0x29)), ("SecurityCatchCall", Some(0x2a)),
            ("SecurityCatchCallEnd", Some(0x2b)), ("EEStartupStart", Some(0x80)), ("EEStartupEnd", Some(0x81)),
            ("EEConfigSetup", Some(0x82)), ("EEConfigSetupEnd", Some(0x83)), ("LoadSystemBases", Some(0x84)),
            ("LoadSystemBasesEnd", Some(0x85)), ("ExecExe", Some(0x86)), ("ExecExeEnd", Some(0x87)),
            ("Main", Some(0x88)), ("MainEnd", Some(0x89)), ("BindingPolicyPhaseStart", Some(0x33)),
            ("BindingPolicyPhaseEnd", Some(0x34)), ("BindingNgenPhaseStart", Some(0x35)),
            ("BindingNgenPhaseEnd", Some(0x36)), ("BindingLookupAndProbingPhaseStart", Some(0x37)),
            ("BindingLookupAndProbingPhaseEnd", Some(0x38)), ("LoaderPhaseStart", Some(0x39)),
            ("LoaderPhaseEnd", Some(0x3a)), ("BindingPhaseStart", Some(0x3b)), ("BindingPhaseEnd", Some(0x3c)),
            ("BindingDownloadPhaseStart", Some(0x3d)), ("BindingDownloadPhaseEnd", Some(0x3e)),
            ("LoaderAssemblyInitPhaseStart", Some(0x3f)), ("LoaderAssemblyInitPhaseEnd", Some(0x40)),
            ("LoaderMappingPhaseStart", Some(0x41)), ("LoaderMappingPhaseEnd", Some(0x42)),
            ("LoaderDeliverEventsPhaseStart", Some(0x43)), ("LoaderDeliverEventsPhaseEnd", Some(0x44)),
            ("FusionMessage", Some(0x46)), ("FusionErrorCode", Some(0x47)), ("CLRStackWalk", Some(0x52)),
            ("EvidenceGenerated", Some(0xa)), ("NgenBind", Some(0x45)),
            ("ModuleTransparencyComputationStart", Some(0x53)), ("ModuleTransparencyComputationEnd", Some(0x54)),
            ("TypeTransparencyComputationStart", Some(0x55)), ("TypeTransparencyComputationEnd", Some(0x56)),
            ("MethodTransparencyComputationStart", Some(0x57)), ("MethodTransparencyComputationEnd", Some(0x58)),
            ("FieldTransparencyComputationStart", Some(0x59)), ("FieldTransparencyComputationEnd", Some(0x5a)),
            ("TokenTransparencyComputationStart", Some(0x5b)), ("TokenTransparencyComputationEnd", Some(0x5c)),
            ("AllocRequest", Some(0x61)), ("Common", Some(0xa)), ("MethodCodeReturned", Some(0xb)),
            ("ModuleRangeLoadPrivate", Some(0xa)), ("IInspectableRuntimeClassName", Some(0xb)),
            ("WinRTUnbox", Some(0xc)), ("CreateRCW", Some(0xd)), ("RCWVariance", Some(0xe)),
            ("RCWIEnumerableCasting", Some(0xf)), ("CreateCCW", Some(0x10)), ("CCWVariance", Some(0x11)),
            ("ObjectVariantMarshallingToNative", Some(0x12)), ("GetTypeFromGUID", Some(0x13)),
            ("GetTypeFromProgID", Some(0x14)), ("ConvertToCallbackEtw", Some(0x15)),
            ("BeginCreateManagedReference", Some(0x16)), ("EndCreateManagedReference", Some(0x17)),
            ("ObjectVariantMarshallingToManaged", Some(0x18)),
        ]
    )
    .with_maps(&[
        map(
            "ModuleRangeTypeMap", true,
            &[(0x1, "HotRange"), (0x2, "WarmRange"), (0x4, "ColdRange"), (0x8, "HotColdSortedRange"), ]
        ),
        map("ModuleRangeIBCTypeMap", true, &[(0x1, "IBCUnprofiledSection"), (0x2, "IBCProfiledSection"), ]),
        map(
            "ModuleRangeSectionTypeMap", false,
            &[
                (0x1, "ModuleSection"), (0x2, "EETableSection"), (0x3, "WriteDataSection"),
                (0x4, "WriteableDataSection"), (0x5, "DataSection"), (0x6, "RVAStaticsSection"), (0x7, "EEDataSection"),
                (0x8, "DelayLoadInfoTableEagerSection"), (0x9, "DelayLoadInfoTableSection"), (0xa, "EEReadonlyData"),
                (0xb, "ReadonlyData"), (0xc, "ClassSection"), (0xd, "CrossDomainInfoSection"),
                (0xe, "MethodDescSection"), (0xf, "MethodDescWriteableSection"), (0x10, "ExceptionSection"),
                (0x11, "InstrumentSection"), (0x12, "VirtualImportThunkSection"), (0x13, "ExternalMethodThunkSection"),
                (0x14, "HelperTableSection"), (0x15, "MethodPrecodeWriteableSection"),
                (0x16, "MethodPrecodeWriteSection"), (0x17, "MethodPrecodeSection"), (0x18, "Win32ResourcesSection"),
                (0x19, "HeaderSection"), (0x1a, "MetadataSection"), (0x1b, "DelayLoadInfoSection"),
                (0x1c, "ImportTableSection"), (0x1d, "CodeSection"), (0x1e, "CodeHeaderSection"),
                (0x1f, "CodeManagerSection"), (0x20, "UnwindDataSection"), (0x21, "RuntimeFunctionSection"),
                (0x22, "StubsSection"), (0x23, "StubDispatchDataSection"), (0x24, "ExternalMethodDataSection"),
                (0x25, "DelayLoadInfoDelayListSection"), (0x26, "ReadonlySharedSection"), (0x27, "ReadonlySection"),
                (0x28, "ILSection"), (0x29, "GCInfoSection"), (0x2a, "ILMetadataSection"), (0x2b, "ResourcesSection"),
                (0x2c, "CompressedMapsSection"), (0x2d, "DebugSection"), (0x2e, "BaseRelocsSection"),
            ]
        ),
        map(
            "GCHandleKindMap", false,
            &[
                (0x0, "WeakShort"), (0x1, "WeakLong"), (0x2, "Strong"), (0x3, "Pinned"), (0x4, "Variable"),
                (0x5, "RefCounted"), (0x6, "Dependent"), (0x7, "AsyncPinned"), (0x8, "SizedRef"),
            ]
        ),
        map(
            "GCReasonMap", false,
            &[
                (0x0, "AllocSmall"), (0x1, "Induced"), (0x2, "LowMemory"), (0x3, "Empty"), (0x4, "AllocLarge"),
                (0x5, "OutOfSpaceSOH"), (0x6, "OutOfSpaceLOH"), (0x7, "InducedNotForced"), (0x8, "Internal"),
                (0x9, "InducedLowMemory"), (0xa, "InducedCompacting"), (0xb, "LowMemoryHost"), (0xc, "PMFullGC"),
                (0xd, "LowMemoryHostBlocking"),
            ]
        ),
        map(
            "GCGlobalMechanismsMap", true,
            &[
                (0x1, "Concurrent"), (0x2, "Compaction"), (0x4, "Promotion"), (0x8, "Demotion"), (0x10, "CardBundles"),
                (0x20, "Elevation"),
            ]
        ),
        map(
            "GCHeapCompactReasonMap", true,
            &[
                (0x1, "compact_low_ephemeral"), (0x2, "compact_high_frag"), (0x4, "compact_no_gaps"),
                (0x8, "compact_loh_forced"), (0x10, "compact_last_gc"), (0x20, "compact_induced_compacting"),
                (0x40, "compact_fragmented_gen0"), (0x80, "compact_high_mem_load"), (0x100, "compact_high_mem_frag"),
                (0x200, "compact_vhigh_mem_frag"), (0x400, "compact_no_gc_mode"),
            ]
        ),
        map(
            "GCHeapExpandMechanismMap", true,
            &[
                (0x1, "expand_reuse_normal"), (0x2, "expand_reuse_bestfit"), (0x4, "expand_new_seg_ep"),
                (0x8, "expand_new_seg"), (0x10, "expand_no_memory"), (0x20, "expand_next_full_gc"),
            ]
        ),
        map(
            "NGenBindMap", false,
            &[
                (0x0, "START_BIND"), (0x1, "NO_INDEX"), (0x2, "SYSTEM_ASSEMBLY_NOT_AVAILABLE"),
                (0x3, "NO_NATIVE_IMAGE"), (0x4, "REJECT_CONFIG_MASK"), (0x5, "FAIL"), (0x6, "INDEX_CORRUPTION"),
                (0x7, "REJECT_TIMESTAMP"), (0x8, "REJECT_NATIVEIMAGE_NOT_FOUND"), (0x9, "REJECT_IL_SIG"),
                (0xa, "REJECT_LOADER_EVAL_FAIL"), (0xb, "MISSING_FOUND"), (0xc, "REJECT_HOSTASM"),
                (0xd, "REJECT_IL_NOT_FOUND"), (0xe, "REJECT_APPBASE_NOT_FILE"),
                (0xf, "BIND_DEPEND_REJECT_REF_DEF_MISMATCH"), (0x10, "BIND_DEPEND_REJECT_NGEN_SIG"),
                (0x11, "APPLY_EXTERNAL_RELOCS_FAILED"), (0x12, "SYSTEM_ASSEMBLY_NATIVEIMAGE_NOT_AVAILABLE"),
                (0x13, "ASSEMBLY_HAS_DIFFERENT_GRANT"), (0x14, "ASSEMBLY_NOT_DOMAIN_NEUTRAL"),
                (0x15, "NATIVEIMAGE_VERSION_MISMATCH"), (0x16, "LOADFROM_NOT_ALLOWED"),
                (0x17, "DEPENDENCY_HAS_DIFFERENT_IDENTITY"),
            ]
        ),
    ])
    .with_docs(&[
        (4, "CompactMechanisms", "Reason to compact the heap. The highest bit is set if it was compacted."),
        (4, "ExpandMechanisms", "How the heap was expanded. The highest bit is set if it was."),
        (4, "ExtraGen0Commit", "Since .NET Framework 4.5.2. Events of 4.5 lack the field, with the same version."),
        (5, "Reason", "Cause of the collection."),
    ])
    .with_events(&[
        ev((1, 0), "GCDecision", (2, 255), (0, 30), &[0], "", &[p("DoCompact", 13)]),
        ev((1, 1), "GCDecision_V1", (2, 255), (0, 30), &[0], "", &[p("DoCompact", 13), p("ClrInstanceID", 6)]),
        ev(
            (2, 0), "GCSettings", (2, 255), (0, 0), &[0], "",
            &[p("SegmentSize", 10), p("LargeObjectSegmentSize", 10), p("ServerGC", 13)]
        ),
        ev(
            (2, 1), "GCSettings_V1", (2, 255), (0, 0), &[0], "",
            &[p("SegmentSize", 10), p("LargeObjectSegmentSize", 10), p("ServerGC", 13), p("ClrInstanceID", 6)]
        )
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev(
            (3, 0), "GCOptimized", (3, 255), (0, 1), &[0], "",
            &[
                f("DesiredAllocation", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("NewAllocation", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535), p("GenerationNumber", 8)
            ]
        ),
        ev(
            (3, 1), "GCOptimized_V1", (3, 255), (0, 1), &[0], "",
            &[
                f("DesiredAllocation", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("NewAllocation", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535), p("GenerationNumber", 8),
                p("ClrInstanceID", 6)
            ]
        ),
        ev((4, 1), "GCPerHeapHistory_V1", (2, 255), (0, 2), &[0], "", T0),
        ev(
            (4, 2), "GCPerHeapHistory", (2, 255), (0, 2), &[0], "",
            &[
                s(
                    "Values", Quantity::Number(5),
                    &Members(
                        &[
                            p("SizeBefore", 16), p("FreeListBefore", 16), p("FreeObjBefore", 16), p("SizeAfter", 16),
                            p("FreeListAfter", 16), p("FreeObjAfter", 16), p("In", 16), p("Out", 16),
                            p("NewAllocation", 16), p("Surv", 16)
                        ]
                    )
                ),
                p("CondemnReasons0", 8), p("CondemnReasons1", 8), p("MemoryPressure", 8),
                f("ExpandMechanisms", 8, 0, Quantity::Unstated, Quantity::Unstated, 7),
                f("CompactMechanisms", 8, 0, Quantity::Unstated, Quantity::Unstated, 6), p("HeapIndex", 8),
                p("ExtraGen0Commit", 10), p("ClrInstanceID", 4)
            ]
        )
            .stated_by(&[&sources::CORECLR_GCRECORD, &sources::PERFVIEW_CLR_PARSER, &sources::OBSERVED_TRACES]),
        ev(
            (5, 0), "GCGlobalHeapHistory", (2, 255), (0, 3), &[0], "",
            &[
                f("FinalYoungestDesired", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535), p("NumHeaps", 7),
                p("CondemnedGeneration", 8), p("Gen0ReductionCount", 8),
                f("Reason", 8, 0, Quantity::Unstated, Quantity::Unstated, 4),
                f("GlobalMechanisms", 8, 0, Quantity::Unstated, Quantity::Unstated, 5)
            ]
        )
            .stated_by(
                &[
                    &sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::DOTNET_CLRETWALL,
                    &sources::DOTNET_GCRECORD, &sources::PERFVIEW_CLR_PARSER
                ]
            ),
        ev(
            (5, 1), "GCGlobalHeapHistory_V1", (2, 255), (0, 3), &[0], "",
            &[
                f("FinalYoungestDesired", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535), p("NumHeaps", 7),
                p("CondemnedGeneration", 8), p("Gen0ReductionCount", 8),
                f("Reason", 8, 0, Quantity::Unstated, Quantity::Unstated, 4),
                f("GlobalMechanisms", 8, 0, Quantity::Unstated, Quantity::Unstated, 5), p("ClrInstanceID", 6)
            ]
        )
            .stated_by(
                &[
                    &sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::DOTNET_GCRECORD,
                    &sources::PERFVIEW_CLR_PARSER, &sources::OBSERVED_TRACES
                ]
            ),
        ev((6, 0), "GCJoin", (3, 255), (0, 5), &[0], "", &[p("Heap", 8), p("JoinTime", 8), p("JoinType", 8)]),
        ev(
            (6, 1), "GCJoin_V1", (3, 255), (0, 5), &[0], "",
            &[p("Heap", 8), p("JoinTime", 8), p("JoinType", 8), p("ClrInstanceID", 6)]
        ),
        ev((7, 0), "PrvGCMarkStackRoots", (2, 255), (0, 6), &[0], "", T1),
        ev((7, 1), "PrvGCMarkStackRoots_V1", (2, 255), (0, 6), &[0], "", T2)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((8, 0), "PrvGCMarkFinalizeQueueRoots", (2, 255), (0, 7), &[0], "", T1),
        ev((8, 1), "PrvGCMarkFinalizeQueueRoots_V1", (2, 255), (0, 7), &[0], "", T2)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((9, 0), "PrvGCMarkHandles", (2, 255), (0, 8), &[0], "", T1),
        ev((9, 1), "PrvGCMarkHandles_V1", (2, 255), (0, 8), &[0], "", T2)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((10, 0), "PrvGCMarkCards", (2, 255), (0, 9), &[0], "", T1),
        ev((10, 1), "PrvGCMarkCards_V1", (2, 255), (0, 9), &[0], "", T2)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((11, 0), "BGCBegin", (2, 255), (0, 10), &[0], "", T0),
        ev((12, 0), "BGC1stNonConEnd", (2, 255), (0, 11), &[0], "", T0),
        ev((13, 0), "BGC1stConEnd", (2, 255), (0, 12), &[0], "", T0),
        ev((14, 0), "BGC2ndNonConBegin", (2, 255), (0, 13), &[0], "", T0),
        ev((15, 0), "BGC2ndNonConEnd", (2, 255), (0, 14), &[0], "", T0),
        ev((16, 0), "BGC2ndConBegin", (2, 255), (0, 15), &[0], "", T0),
        ev((17, 0), "BGC2ndConEnd", (2, 255), (0, 16), &[0], "", T0),
        ev((18, 0), "BGCPlanEnd", (2, 255), (0, 17), &[0], "", T0),
        ev((19, 0), "BGCSweepEnd", (2, 255), (0, 18), &[0], "", T0),
        ev((20, 0), "BGCDrainMark", (2, 255), (0, 19), &[0], "", &[p("Objects", 10), p("ClrInstanceID", 6)]),
        ev(
            (21, 0), "BGCRevisit", (2, 255), (0, 20), &[0], "",
            &[p("Pages", 10), p("Objects", 10), p("IsLarge", 8), p("ClrInstanceID", 6)]
        ),
        ev(
            (22, 0), "BGCOverflow", (2, 255), (0, 21), &[0], "",
            &[p("Min", 10), p("Max", 10), p("Objects", 10), p("IsLarge", 8), p("ClrInstanceID", 6)]
        ),
        ev((23, 0), "BGCAllocWaitBegin", (2, 255), (0, 22), &[0], "", T3),
        ev((24, 0), "BGCAllocWaitEnd", (2, 255), (0, 23), &[0], "", T3),
        ev((25, 0), "GCFullNotify", (2, 255), (0, 4), &[0], "", &[p("GenNumber", 8), p("IsAlloc", 8)]),
        ev(
            (25, 1), "GCFullNotify_V1", (2, 255), (0, 4), &[0], "",
            &[p("GenNumber", 8), p("IsAlloc", 8), p("ClrInstanceID", 6)]
        ),
        ev((26, 0), "BGC1stSweepEnd", (2, 255), (0, 29), &[0], "", &[p("GenNumber", 8), p("ClrInstanceID", 6)]),
        ev((80, 0), "EEStartupStart", (2, 255), (2, 66), &[12], "", &[]),
        ev((80, 1), "EEStartupStart_V1", (2, 255), (2, 66), &[12], "", T0),
        ev((81, 0), "EEStartupEnd", (2, 255), (2, 67), &[12], "", &[]),
        ev((81, 1), "EEStartupEnd_V1", (2, 255), (2, 67), &[12], "", T0),
        ev((82, 0), "EEConfigSetup", (2, 255), (2, 68), &[12], "", &[]),
        ev((82, 1), "EEConfigSetup_V1", (2, 255), (2, 68), &[12], "", T0),
        ev((83, 0), "EEConfigSetupEnd", (2, 255), (2, 69), &[12], "", &[]),
        ev((83, 1), "EEConfigSetupEnd_V1", (2, 255), (2, 69), &[12], "", T0),
        ev((84, 0), "LdSysBases", (2, 255), (2, 70), &[12], "", &[]),
        ev((84, 1), "LdSysBases_V1", (2, 255), (2, 70), &[12], "", T0),
        ev((85, 0), "LdSysBasesEnd", (2, 255), (2, 71), &[12], "", &[]),
        ev((85, 1), "LdSysBasesEnd_V1", (2, 255), (2, 71), &[12], "", T0),
        ev((86, 0), "ExecExe", (2, 255), (2, 72), &[12], "", &[]),
        ev((86, 1), "ExecExe_V1", (2, 255), (2, 72), &[12], "", T0),
        ev((87, 0), "ExecExeEnd", (2, 255), (2, 73), &[12], "", &[]),
        ev((87, 1), "ExecExeEnd_V1", (2, 255), (2, 73), &[12], "", T0),
        ev((88, 0), "Main", (2, 255), (2, 74), &[12], "", &[]),
        ev((88, 1), "Main_V1", (2, 255), (2, 74), &[12], "", T0),
        ev((89, 0), "MainEnd", (2, 255), (2, 75), &[12], "", &[]),
        ev((89, 1), "MainEnd_V1", (2, 255), (2, 75), &[12], "", T0),
        ev((90, 0), "ApplyPolicyStart", (2, 255), (2, 32), &[12], "", &[]),
        ev((90, 1), "ApplyPolicyStart_V1", (2, 255), (2, 32), &[12], "", T0),
        ev((91, 0), "ApplyPolicyEnd", (2, 255), (2, 33), &[12], "", &[]),
        ev((91, 1), "ApplyPolicyEnd_V1", (2, 255), (2, 33), &[12], "", T0),
        ev((92, 0), "LdLibShFolder", (2, 255), (2, 34), &[12], "", &[]),
        ev((92, 1), "LdLibShFolder_V1", (2, 255), (2, 34), &[12], "", T0),
        ev((93, 0), "LdLibShFolderEnd", (2, 255), (2, 35), &[12], "", &[]),
        ev((93, 1), "LdLibShFolderEnd_V1", (2, 255), (2, 35), &[12], "", T0),
        ev((94, 0), "PrestubWorker", (2, 255), (2, 36), &[12], "", &[]),
        ev((94, 1), "PrestubWorker_V1", (2, 255), (2, 36), &[12], "", T0),
        ev((95, 0), "PrestubWorkerEnd", (2, 255), (2, 37), &[12], "", &[]),
        ev((95, 1), "PrestubWorkerEnd_V1", (2, 255), (2, 37), &[12], "", T0),
        ev((96, 0), "GetInstallationStart", (2, 255), (2, 38), &[12], "", &[]),
        ev((96, 1), "GetInstallationStart_V1", (2, 255), (2, 38), &[12], "", T0),
        ev((97, 0), "GetInstallationEnd", (2, 255), (2, 39), &[12], "", &[]),
        ev((97, 1), "GetInstallationEnd_V1", (2, 255), (2, 39), &[12], "", T0),
        ev((98, 0), "OpenHModule", (2, 255), (2, 40), &[12], "", &[]),
        ev((98, 1), "OpenHModule_V1", (2, 255), (2, 40), &[12], "", T0),
        ev((99, 0), "OpenHModuleEnd", (2, 255), (2, 41), &[12], "", &[]),
        ev((99, 1), "OpenHModuleEnd_V1", (2, 255), (2, 41), &[12], "", T0),
        ev((100, 0), "ExplicitBindStart", (2, 255), (2, 42), &[12], "", &[]),
        ev((100, 1), "ExplicitBindStart_V1", (2, 255), (2, 42), &[12], "", T0),
        ev((101, 0), "ExplicitBindEnd", (2, 255), (2, 43), &[12], "", &[]),
        ev((101, 1), "ExplicitBindEnd_V1", (2, 255), (2, 43), &[12], "", T0),
        ev((102, 0), "ParseXml", (2, 255), (2, 44), &[12], "", &[]),
        ev((102, 1), "ParseXml_V1", (2, 255), (2, 44), &[12], "", T0),
        ev((103, 0), "ParseXmlEnd", (2, 255), (2, 45), &[12], "", &[]),
        ev((103, 1), "ParseXmlEnd_V1", (2, 255), (2, 45), &[12], "", T0),
        ev((104, 0), "InitDefaultDomain", (2, 255), (2, 46), &[12], "", &[]),
        ev((104, 1), "InitDefaultDomain_V1", (2, 255), (2, 46), &[12], "", T0),
        ev((105, 0), "InitDefaultDomainEnd", (2, 255), (2, 47), &[12], "", &[]),
        ev((105, 1), "InitDefaultDomainEnd_V1", (2, 255), (2, 47), &[12], "", T0),
        ev((106, 0), "InitSecurity", (2, 255), (2, 48), &[12], "", &[]),
        ev((106, 1), "InitSecurity_V1", (2, 255), (2, 48), &[12], "", T0),
        ev((107, 0), "InitSecurityEnd", (2, 255), (2, 49), &[12], "", &[]),
        ev((107, 1), "InitSecurityEnd_V1", (2, 255), (2, 49), &[12], "", T0),
        ev((108, 0), "AllowBindingRedirs", (2, 255), (2, 50), &[12], "", &[]),
        ev((108, 1), "AllowBindingRedirs_V1", (2, 255), (2, 50), &[12], "", T0),
        ev((109, 0), "AllowBindingRedirsEnd", (2, 255), (2, 51), &[12], "", &[]),
        ev((109, 1), "AllowBindingRedirsEnd_V1", (2, 255), (2, 51), &[12], "", T0),
        ev((110, 0), "EEConfigSync", (2, 255), (2, 52), &[12], "", &[]),
        ev((110, 1), "EEConfigSync_V1", (2, 255), (2, 52), &[12], "", T0),
        ev((111, 0), "EEConfigSyncEnd", (2, 255), (2, 53), &[12], "", &[]),
        ev((111, 1), "EEConfigSyncEnd_V1", (2, 255), (2, 53), &[12], "", T0),
        ev((112, 0), "FusionBinding", (2, 255), (2, 54), &[12], "", &[]),
        ev((112, 1), "FusionBinding_V1", (2, 255), (2, 54), &[12], "", T0),
        ev((113, 0), "FusionBindingEnd", (2, 255), (2, 55), &[12], "", &[]),
        ev((113, 1), "FusionBindingEnd_V1", (2, 255), (2, 55), &[12], "", T0),
        ev((114, 0), "LoaderCatchCall", (2, 255), (2, 56), &[12], "", &[]),
        ev((114, 1), "LoaderCatchCall_V1", (2, 255), (2, 56), &[12], "", T0),
        ev((115, 0), "LoaderCatchCallEnd", (2, 255), (2, 57), &[12], "", &[]),
        ev((115, 1), "LoaderCatchCallEnd_V1", (2, 255), (2, 57), &[12], "", T0),
        ev((116, 0), "FusionInit", (2, 255), (2, 58), &[12], "", &[]),
        ev((116, 1), "FusionInit_V1", (2, 255), (2, 58), &[12], "", T0),
        ev((117, 0), "FusionInitEnd", (2, 255), (2, 59), &[12], "", &[]),
        ev((117, 1), "FusionInitEnd_V1", (2, 255), (2, 59), &[12], "", T0),
        ev((118, 0), "FusionAppCtx", (2, 255), (2, 60), &[12], "", &[]),
        ev((118, 1), "FusionAppCtx_V1", (2, 255), (2, 60), &[12], "", T0),
        ev((119, 0), "FusionAppCtxEnd", (2, 255), (2, 61), &[12], "", &[]),
        ev((119, 1), "FusionAppCtxEnd_V1", (2, 255), (2, 61), &[12], "", T0),
        ev((120, 0), "Fusion2EE", (2, 255), (2, 62), &[12], "", &[]),
        ev((120, 1), "Fusion2EE_V1", (2, 255), (2, 62), &[12], "", T0),
        ev((121, 0), "Fusion2EEEnd", (2, 255), (2, 63), &[12], "", &[]),
        ev((121, 1), "Fusion2EEEnd_V1", (2, 255), (2, 63), &[12], "", T0),
        ev((122, 0), "SecurityCatchCall", (2, 255), (2, 64), &[12], "", &[]),
        ev((122, 1), "SecurityCatchCall_V1", (2, 255), (2, 64), &[12], "", T0),
        ev((123, 0), "SecurityCatchCallEnd", (2, 255), (2, 65), &[12], "", &[]),
        ev((123, 1), "SecurityCatchCallEnd_V1", (2, 255), (2, 65), &[12], "", T0),
        ev(
            (151, 0), "CLRStackWalkPrivate", (0, 255), (4, 96), &[11], "",
            &[
                p("ClrInstanceID", 6), p("Reserved1", 4), p("Reserved2", 4), p("FrameCount", 8),
                f("Stack", 16, 0, Quantity::Number(2), Quantity::Unstated, 65535)
            ]
        ),
        ev(
            (158, 0), "ModuleRangeLoadPrivate", (2, 255), (10, 112), &[10], "",
            &[
                p("ClrInstanceID", 6), f("ModuleID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("RangeBegin", 8, 18, Quantity::Number(1), Quantity::Unstated, 65535),
                f("RangeSize", 8, 18, Quantity::Number(1), Quantity::Unstated, 65535),
                f("RangeType", 4, 0, Quantity::Unstated, Quantity::Unstated, 0),
                f("IBCType", 4, 0, Quantity::Unstated, Quantity::Unstated, 1),
                f("SectionType", 6, 0, Quantity::Unstated, Quantity::Unstated, 2)
            ]
        ),
        ev((159, 0), "BindingPolicyPhaseStart", (2, 255), (3, 76), &[1], "", T4),
        ev((160, 0), "BindingPolicyPhaseEnd", (2, 255), (3, 77), &[1], "", T4),
        ev((161, 0), "BindingNgenPhaseStart", (2, 255), (3, 78), &[1], "", T4)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((162, 0), "BindingNgenPhaseEnd", (2, 255), (3, 79), &[1], "", T4)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((163, 0), "BindingLookupAndProbingPhaseStart", (2, 255), (3, 80), &[1], "", T4),
        ev((164, 0), "BindingLookupAndProbingPhaseEnd", (2, 255), (3, 81), &[1], "", T4),
        ev((165, 0), "LoaderPhaseStart", (2, 255), (3, 82), &[1], "", T4)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((166, 0), "LoaderPhaseEnd", (2, 255), (3, 83), &[1], "", T4)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((167, 0), "BindingPhaseStart", (2, 255), (3, 84), &[1], "", T4),
        ev((168, 0), "BindingPhaseEnd", (2, 255), (3, 85), &[1], "", T4),
        ev((169, 0), "BindingDownloadPhaseStart", (2, 255), (3, 86), &[1], "", T4),
        ev((170, 0), "BindingDownloadPhaseEnd", (2, 255), (3, 87), &[1], "", T4),
        ev((171, 0), "LoaderAssemblyInitPhaseStart", (2, 255), (3, 88), &[1], "", T4)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((172, 0), "LoaderAssemblyInitPhaseEnd", (2, 255), (3, 89), &[1], "", T4)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((173, 0), "LoaderMappingPhaseStart", (2, 255), (3, 90), &[1], "", T4)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((174, 0), "LoaderMappingPhaseEnd", (2, 255), (3, 91), &[1], "", T4)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((175, 0), "LoaderDeliverEventsPhaseStart", (2, 255), (3, 92), &[1], "", T4)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((176, 0), "LoaderDeliverEventsPhaseEnd", (2, 255), (3, 93), &[1], "", T4)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev(
            (177, 0), "EvidenceGenerated", (2, 255), (5, 97), &[6], "",
            &[p("Type", 8), p("AppDomain", 8), p("ILImage", 1), p("ClrInstanceID", 6)]
        ),
        ev(
            (178, 0), "ModuleTransparencyComputationStart", (2, 255), (7, 99), &[6], "",
            &[p("Module", 1), p("AppDomainID", 8), p("ClrInstanceID", 6)]
        ),
        ev(
            (179, 0), "ModuleTransparencyComputationEnd", (2, 255), (7, 100), &[6], "",
            &[
                p("Module", 1), p("AppDomainID", 8), p("IsAllCritical", 13), p("IsAllTransparent", 13),
                p("IsTreatAsSafe", 13), p("IsOpportunisticallyCritical", 13), p("SecurityRuleSet", 8),
                p("ClrInstanceID", 6)
            ]
        ),
        ev(
            (180, 0), "TypeTransparencyComputationStart", (2, 255), (7, 101), &[6], "",
            &[p("Type", 1), p("Module", 1), p("AppDomainID", 8), p("ClrInstanceID", 6)]
        ),
        ev(
            (181, 0), "TypeTransparencyComputationEnd", (2, 255), (7, 102), &[6], "",
            &[
                p("Type", 1), p("Module", 1), p("AppDomainID", 8), p("IsAllCritical", 13), p("IsAllTransparent", 13),
                p("IsCritical", 13), p("IsTreatAsSafe", 13), p("ClrInstanceID", 6)
            ]
        ),
        ev(
            (182, 0), "MethodTransparencyComputationStart", (2, 255), (7, 103), &[6], "",
            &[p("Method", 1), p("Module", 1), p("AppDomainID", 8), p("ClrInstanceID", 6)]
        ),
        ev(
            (183, 0), "MethodTransparencyComputationEnd", (2, 255), (7, 104), &[6], "",
            &[
                p("Method", 1), p("Module", 1), p("AppDomainID", 8), p("IsCritical", 13), p("IsTreatAsSafe", 13),
                p("ClrInstanceID", 6)
            ]
        ),
        ev(
            (184, 0), "FieldTransparencyComputationStart", (2, 255), (7, 105), &[6], "",
            &[p("Field", 1), p("Module", 1), p("AppDomainID", 8), p("ClrInstanceID", 6)]
        ),
        ev(
            (185, 0), "FieldTransparencyComputationEnd", (2, 255), (7, 106), &[6], "",
            &[
                p("Field", 1), p("Module", 1), p("AppDomainID", 8), p("IsCritical", 13), p("IsTreatAsSafe", 13),
                p("ClrInstanceID", 6)
            ]
        ),
        ev(
            (186, 0), "TokenTransparencyComputationStart", (2, 255), (7, 107), &[6], "",
            &[p("Token", 8), p("Module", 1), p("AppDomainID", 8), p("ClrInstanceID", 6)]
        ),
        ev(
            (187, 0), "TokenTransparencyComputationEnd", (2, 255), (7, 108), &[6], "",
            &[
                p("Token", 8), p("Module", 1), p("AppDomainID", 8), p("IsCritical", 13), p("IsTreatAsSafe", 13),
                p("ClrInstanceID", 6)
            ]
        ),
        ev(
            (188, 0), "NgenBindEvent", (2, 255), (6, 98), &[3], "",
            &[
                p("ClrInstanceID", 6), p("BindingID", 10),
                f("ReasonCode", 8, 0, Quantity::Unstated, Quantity::Unstated, 8), p("AssemblyName", 1)
            ]
        )
            .stated_by(
                &[
                    &sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::PERFVIEW_CLR_PRIVATE_PARSER,
                    &sources::OBSERVED_TRACES
                ]
            ),
        ev(
            (191, 0), "FailFast", (1, 255), (1, 31), &[], "",
            &[
                p("FailFastUserMessage", 1), p("FailedEIP", 16), p("OSExitCode", 8), p("ClrExitCode", 8),
                p("ClrInstanceID", 6)
            ]
        ),
        ev(
            (192, 0), "PrvFinalizeObject", (3, 255), (0, 24), &[0], "",
            &[p("TypeID", 16), p("ObjectID", 16), p("ClrInstanceID", 6), p("TypeName", 1)]
        ),
        ev(
            (193, 0), "CCWRefCountChangeAnsi", (3, 255), (0, 25), &[7], "",
            &[
                p("HandleID", 16), p("ObjectID", 16), p("COMInterfacePointer", 16), p("NewRefCount", 8),
                f("AppDomainID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535), p("ClassName", 2),
                p("NameSpace", 2), p("Operation", 1), p("ClrInstanceID", 6)
            ]
        ),
        ev(
            (194, 0), "PrvSetGCHandle", (3, 255), (0, 26), &[8], "",
            &[
                p("HandleID", 16), p("ObjectID", 16), f("Kind", 8, 0, Quantity::Unstated, Quantity::Unstated, 3),
                p("Generation", 8), f("AppDomainID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                p("ClrInstanceID", 6)
            ]
        ),
        ev((195, 0), "PrvDestroyGCHandle", (3, 255), (0, 27), &[8], "", &[p("HandleID", 16), p("ClrInstanceID", 6)]),
        ev(
            (196, 0), "FusionMessageEvent", (2, 255), (3, 94), &[1], "",
            &[p("ClrInstanceID", 6), p("Prepend", 13), p("Message", 1)]
        )
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev(
            (197, 0), "FusionErrorCodeEvent", (2, 255), (3, 95), &[1], "",
            &[p("ClrInstanceID", 6), p("Category", 8), p("ErrorCode", 8)]
        ),
        ev(
            (199, 0), "PinPlugAtGCTime", (3, 255), (0, 28), &[0], "",
            &[p("PlugStart", 16), p("PlugEnd", 16), p("GapBeforeSize", 16), p("ClrInstanceID", 6)]
        ),
        ev(
            (200, 0), "CCWRefCountChange", (3, 255), (0, 25), &[7], "",
            &[
                p("HandleID", 16), p("ObjectID", 16), p("COMInterfacePointer", 16), p("NewRefCount", 8),
                f("AppDomainID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535), p("ClassName", 1),
                p("NameSpace", 1), p("Operation", 1), p("ClrInstanceID", 6)
            ]
        ),
        ev(
            (201, 0), "MulticoreJit", (2, 255), (9, 110), &[9], "",
            &[p("ClrInstanceID", 6), p("String1", 1), p("String2", 1), p("Int1", 7), p("Int2", 7), p("Int3", 7)]
        ),
        ev(
            (202, 0), "MulticoreJitMethodCodeReturned", (2, 255), (9, 111), &[9], "",
            &[p("ClrInstanceID", 6), p("ModuleID", 10), p("MethodID", 10)]
        ),
        ev(
            (310, 0), "AllocRequest", (3, 255), (8, 109), &[4], "",
            &[
                p("LoaderHeapPtr", 16), p("MemoryAddress", 16), p("RequestSize", 8), p("Unused1", 8),
                f("Unused2", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535), p("ClrInstanceID", 6)
            ]
        ),
        ev((400, 0), "IInspectableRuntimeClassName", (2, 255), (11, 113), &[5], "", T5),
        ev((401, 0), "WinRTUnbox", (2, 255), (11, 114), &[5], "", T6),
        ev((402, 0), "CreateRCW", (2, 255), (11, 115), &[5], "", T5),
        ev((403, 0), "RCWVariance", (2, 255), (11, 116), &[5], "", T7),
        ev((404, 0), "RCWIEnumerableCasting", (2, 255), (11, 117), &[5], "", T6),
        ev((405, 0), "CreateCCW", (2, 255), (11, 118), &[5], "", T5),
        ev((406, 0), "CCWVariance", (2, 255), (11, 119), &[5], "", T7),
        ev((407, 0), "ObjectVariantMarshallingToNative", (2, 255), (11, 120), &[5], "", T8),
        ev((408, 0), "GetTypeFromGUID", (2, 255), (11, 121), &[5], "", T6),
        ev((409, 0), "GetTypeFromProgID", (2, 255), (11, 122), &[5], "", T6),
        ev((410, 0), "ConvertToCallbackEtw", (2, 255), (11, 123), &[5], "", T6),
        ev((411, 0), "BeginCreateManagedReference", (2, 255), (11, 124), &[5], "", T0),
        ev((412, 0), "EndCreateManagedReference", (2, 255), (11, 125), &[5], "", T0),
        ev((413, 0), "ObjectVariantMarshallingToManaged", (2, 255), (11, 126), &[5], "", T8),
    ])
    .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::DOTNET_CLRETWALL]);
