// Generated from spec/providers/Microsoft-Windows-DotNETRuntime.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Events of the provider Microsoft-Windows-DotNETRuntime.
//!
//! .NET runtime: garbage collection, just-in-time compilation, loading, exceptions, contention, the thread pool.
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
        data1: 0xe13c0d23, data2: 0xccbc, data3: 0x4e12, data4: [0x93, 0x1b, 0xd9, 0xcc, 0x2e, 0xee, 0x27, 0xe4]
    };
/// Event IDs.
pub mod event {
    /// Event `GCStart`.
    pub const GC_START: u16 = 1;
    /// Event `GCEnd`.
    pub const GC_END: u16 = 2;
    /// Event `GCRestartEEEnd`.
    pub const GC_RESTART_EE_END: u16 = 3;
    /// Event `GCHeapStats`.
    pub const GC_HEAP_STATS: u16 = 4;
    /// Event `GCCreateSegment`.
    pub const GC_CREATE_SEGMENT: u16 = 5;
    /// Event `GCFreeSegment`.
    pub const GC_FREE_SEGMENT: u16 = 6;
    /// Event `GCRestartEEBegin`.
    pub const GC_RESTART_EE_BEGIN: u16 = 7;
    /// Event `GCSuspendEEEnd`.
    pub const GC_SUSPEND_EE_END: u16 = 8;
    /// Event `GCSuspendEEBegin`.
    pub const GC_SUSPEND_EE_BEGIN: u16 = 9;
    /// Event `GCAllocationTick`.
    pub const GC_ALLOCATION_TICK: u16 = 10;
    /// Event `GCCreateConcurrentThread`.
    pub const GC_CREATE_CONCURRENT_THREAD: u16 = 11;
    /// Event `GCTerminateConcurrentThread`.
    pub const GC_TERMINATE_CONCURRENT_THREAD: u16 = 12;
    /// Event `GCFinalizersEnd`.
    pub const GC_FINALIZERS_END: u16 = 13;
    /// Event `GCFinalizersBegin`.
    pub const GC_FINALIZERS_BEGIN: u16 = 14;
    /// Event `BulkType`.
    pub const BULK_TYPE: u16 = 15;
    /// Event `GCBulkRootEdge`.
    pub const GC_BULK_ROOT_EDGE: u16 = 16;
    /// Event `GCBulkRootConditionalWeakTableElementEdge`.
    pub const GC_BULK_ROOT_CONDITIONAL_WEAK_TABLE_ELEMENT_EDGE: u16 = 17;
    /// Event `GCBulkNode`.
    pub const GC_BULK_NODE: u16 = 18;
    /// Event `GCBulkEdge`.
    pub const GC_BULK_EDGE: u16 = 19;
    /// Event `GCSampledObjectAllocationHigh`.
    pub const GC_SAMPLED_OBJECT_ALLOCATION_HIGH: u16 = 20;
    /// Event `GCBulkSurvivingObjectRanges`.
    pub const GC_BULK_SURVIVING_OBJECT_RANGES: u16 = 21;
    /// Event `GCBulkMovedObjectRanges`.
    pub const GC_BULK_MOVED_OBJECT_RANGES: u16 = 22;
    /// Event `GCGenerationRange`.
    pub const GC_GENERATION_RANGE: u16 = 23;
    /// Event `GCMarkStackRoots`.
    pub const GC_MARK_STACK_ROOTS: u16 = 25;
    /// Event `GCMarkFinalizeQueueRoots`.
    pub const GC_MARK_FINALIZE_QUEUE_ROOTS: u16 = 26;
    /// Event `GCMarkHandles`.
    pub const GC_MARK_HANDLES: u16 = 27;
    /// Event `GCMarkOlderGenerationRoots`.
    pub const GC_MARK_OLDER_GENERATION_ROOTS: u16 = 28;
    /// Event `FinalizeObject`.
    pub const FINALIZE_OBJECT: u16 = 29;
    /// Event `SetGCHandle`.
    pub const SET_GC_HANDLE: u16 = 30;
    /// Event `DestroyGCHandle`.
    pub const DESTROY_GC_HANDLE: u16 = 31;
    /// Event `GCSampledObjectAllocationLow`.
    pub const GC_SAMPLED_OBJECT_ALLOCATION_LOW: u16 = 32;
    /// Event `PinObjectAtGCTime`.
    pub const PIN_OBJECT_AT_GC_TIME: u16 = 33;
    /// Event `GCTriggered`.
    pub const GC_TRIGGERED: u16 = 35;
    /// Event `GCBulkRootCCW`.
    pub const GC_BULK_ROOT_CCW: u16 = 36;
    /// Event `GCBulkRCW`.
    pub const GC_BULK_RCW: u16 = 37;
    /// Event `GCBulkRootStaticVar`.
    pub const GC_BULK_ROOT_STATIC_VAR: u16 = 38;
    /// Event `GCDynamicEvent`.
    pub const GC_DYNAMIC_EVENT: u16 = 39;
    /// Event `WorkerThreadCreate`.
    pub const WORKER_THREAD_CREATE: u16 = 40;
    /// Event `WorkerThreadTerminate`.
    pub const WORKER_THREAD_TERMINATE: u16 = 41;
    /// Event `WorkerThreadRetire`.
    pub const WORKER_THREAD_RETIRE: u16 = 42;
    /// Event `WorkerThreadUnretire`.
    pub const WORKER_THREAD_UNRETIRE: u16 = 43;
    /// Event `IOThreadCreate`.
    pub const IO_THREAD_CREATE: u16 = 44;
    /// Event `IOThreadTerminate`.
    pub const IO_THREAD_TERMINATE: u16 = 45;
    /// Event `IOThreadRetire`.
    pub const IO_THREAD_RETIRE: u16 = 46;
    /// Event `IOThreadUnretire`.
    pub const IO_THREAD_UNRETIRE: u16 = 47;
    /// Event `ThreadpoolSuspensionSuspendThread`.
    pub const THREADPOOL_SUSPENSION_SUSPEND_THREAD: u16 = 48;
    /// Event `ThreadpoolSuspensionResumeThread`.
    pub const THREADPOOL_SUSPENSION_RESUME_THREAD: u16 = 49;
    /// Event `ThreadPoolWorkerThreadStart`.
    pub const THREAD_POOL_WORKER_THREAD_START: u16 = 50;
    /// Event `ThreadPoolWorkerThreadStop`.
    pub const THREAD_POOL_WORKER_THREAD_STOP: u16 = 51;
    /// Event `ThreadPoolWorkerThreadRetirementStart`.
    pub const THREAD_POOL_WORKER_THREAD_RETIREMENT_START: u16 = 52;
    /// Event `ThreadPoolWorkerThreadRetirementStop`.
    pub const THREAD_POOL_WORKER_THREAD_RETIREMENT_STOP: u16 = 53;
    /// Event `ThreadPoolWorkerThreadAdjustmentSample`.
    pub const THREAD_POOL_WORKER_THREAD_ADJUSTMENT_SAMPLE: u16 = 54;
    /// Event `ThreadPoolWorkerThreadAdjustmentAdjustment`.
    pub const THREAD_POOL_WORKER_THREAD_ADJUSTMENT_ADJUSTMENT: u16 = 55;
    /// Event `ThreadPoolWorkerThreadAdjustmentStats`.
    pub const THREAD_POOL_WORKER_THREAD_ADJUSTMENT_STATS: u16 = 56;
    /// Event `ThreadPoolWorkerThreadWait`.
    pub const THREAD_POOL_WORKER_THREAD_WAIT: u16 = 57;
    /// Event `YieldProcessorMeasurement`.
    pub const YIELD_PROCESSOR_MEASUREMENT: u16 = 58;
    /// Event `ThreadPoolMinMaxThreads`.
    pub const THREAD_POOL_MIN_MAX_THREADS: u16 = 59;
    /// Event `ThreadPoolWorkingThreadCount`.
    pub const THREAD_POOL_WORKING_THREAD_COUNT: u16 = 60;
    /// Event `ThreadPoolEnqueue`.
    pub const THREAD_POOL_ENQUEUE: u16 = 61;
    /// Event `ThreadPoolDequeue`.
    pub const THREAD_POOL_DEQUEUE: u16 = 62;
    /// Event `ThreadPoolIOEnqueue`.
    pub const THREAD_POOL_IO_ENQUEUE: u16 = 63;
    /// Event `ThreadPoolIODequeue`.
    pub const THREAD_POOL_IO_DEQUEUE: u16 = 64;
    /// Event `ThreadPoolIOPack`.
    pub const THREAD_POOL_IO_PACK: u16 = 65;
    /// Event `ThreadCreating`.
    pub const THREAD_CREATING: u16 = 70;
    /// Event `ThreadRunning`.
    pub const THREAD_RUNNING: u16 = 71;
    /// Event `MethodDetails`.
    pub const METHOD_DETAILS: u16 = 72;
    /// Event `TypeLoadStart`.
    pub const TYPE_LOAD_START: u16 = 73;
    /// Event `TypeLoadStop`.
    pub const TYPE_LOAD_STOP: u16 = 74;
    /// Event `ExceptionThrown`.
    pub const EXCEPTION_THROWN: u16 = 80;
    /// Event `Contention`.
    pub const CONTENTION: u16 = 81;
    /// Event `CLRStackWalk`. Call stack of the event before it. The manifest states an array of 2 addresses; real
    /// events have as many as `FrameCount`.
    pub const CLR_STACK_WALK: u16 = 82;
    /// Event `AppDomainMemAllocated`.
    pub const APP_DOMAIN_MEM_ALLOCATED: u16 = 83;
    /// Event `AppDomainMemSurvived`.
    pub const APP_DOMAIN_MEM_SURVIVED: u16 = 84;
    /// Event `ThreadCreated`.
    pub const THREAD_CREATED: u16 = 85;
    /// Event `ThreadTerminated`.
    pub const THREAD_TERMINATED: u16 = 86;
    /// Event `ThreadDomainEnter`.
    pub const THREAD_DOMAIN_ENTER: u16 = 87;
    /// Event `ILStubGenerated`.
    pub const IL_STUB_GENERATED: u16 = 88;
    /// Event `ILStubCacheHit`.
    pub const IL_STUB_CACHE_HIT: u16 = 89;
    /// Event `LockCreated`.
    pub const LOCK_CREATED: u16 = 90;
    /// Event `ContentionStop`.
    pub const CONTENTION_STOP: u16 = 91;
    /// Event `DCStartCompleteV2`.
    pub const DC_START_COMPLETE_V2: u16 = 135;
    /// Event `DCEndCompleteV2`.
    pub const DC_END_COMPLETE_V2: u16 = 136;
    /// Event `MethodDCStartV2`.
    pub const METHOD_DC_START_V2: u16 = 137;
    /// Event `MethodDCEndV2`.
    pub const METHOD_DC_END_V2: u16 = 138;
    /// Event `MethodDCStartVerboseV2`.
    pub const METHOD_DC_START_VERBOSE_V2: u16 = 139;
    /// Event `MethodDCEndVerboseV2`.
    pub const METHOD_DC_END_VERBOSE_V2: u16 = 140;
    /// Event `MethodLoad`.
    pub const METHOD_LOAD: u16 = 141;
    /// Event `MethodUnload`.
    pub const METHOD_UNLOAD: u16 = 142;
    /// Event `MethodLoadVerbose`.
    pub const METHOD_LOAD_VERBOSE: u16 = 143;
    /// Event `MethodUnloadVerbose`.
    pub const METHOD_UNLOAD_VERBOSE: u16 = 144;
    /// Event `MethodJittingStarted`.
    pub const METHOD_JITTING_STARTED: u16 = 145;
    /// Event `MethodJitMemoryAllocatedForCode`.
    pub const METHOD_JIT_MEMORY_ALLOCATED_FOR_CODE: u16 = 146;
    /// Event `ModuleDCStartV2`.
    pub const MODULE_DC_START_V2: u16 = 149;
    /// Event `ModuleDCEndV2`.
    pub const MODULE_DC_END_V2: u16 = 150;
    /// Event `DomainModuleLoad`.
    pub const DOMAIN_MODULE_LOAD: u16 = 151;
    /// Event `ModuleLoad`.
    pub const MODULE_LOAD: u16 = 152;
    /// Event `ModuleUnload`.
    pub const MODULE_UNLOAD: u16 = 153;
    /// Event `AssemblyLoad`.
    pub const ASSEMBLY_LOAD: u16 = 154;
    /// Event `AssemblyUnload`.
    pub const ASSEMBLY_UNLOAD: u16 = 155;
    /// Event `AppDomainLoad`.
    pub const APP_DOMAIN_LOAD: u16 = 156;
    /// Event `AppDomainUnload`.
    pub const APP_DOMAIN_UNLOAD: u16 = 157;
    /// Event `ModuleRangeLoad`.
    pub const MODULE_RANGE_LOAD: u16 = 158;
    /// Event `R2RGetEntryPoint`.
    pub const R2R_GET_ENTRY_POINT: u16 = 159;
    /// Event `R2RGetEntryPointStart`.
    pub const R2R_GET_ENTRY_POINT_START: u16 = 160;
    /// Event `StrongNameVerificationStart`.
    pub const STRONG_NAME_VERIFICATION_START: u16 = 181;
    /// Event `StrongNameVerificationStop`.
    pub const STRONG_NAME_VERIFICATION_STOP: u16 = 182;
    /// Event `AuthenticodeVerificationStart`.
    pub const AUTHENTICODE_VERIFICATION_START: u16 = 183;
    /// Event `AuthenticodeVerificationStop`.
    pub const AUTHENTICODE_VERIFICATION_STOP: u16 = 184;
    /// Event `MethodJitInliningSucceeded`.
    pub const METHOD_JIT_INLINING_SUCCEEDED: u16 = 185;
    /// Event `MethodJitInliningFailedAnsi`.
    pub const METHOD_JIT_INLINING_FAILED_ANSI: u16 = 186;
    /// Event `RuntimeInformationStart`.
    pub const RUNTIME_INFORMATION_START: u16 = 187;
    /// Event `MethodJitTailCallSucceeded`.
    pub const METHOD_JIT_TAIL_CALL_SUCCEEDED: u16 = 188;
    /// Event `MethodJitTailCallFailedAnsi`.
    pub const METHOD_JIT_TAIL_CALL_FAILED_ANSI: u16 = 189;
    /// Event `MethodILToNativeMap`.
    pub const METHOD_IL_TO_NATIVE_MAP: u16 = 190;
    /// Event `MethodJitTailCallFailed`.
    pub const METHOD_JIT_TAIL_CALL_FAILED: u16 = 191;
    /// Event `MethodJitInliningFailed`.
    pub const METHOD_JIT_INLINING_FAILED: u16 = 192;
    /// Event `IncreaseMemoryPressure`.
    pub const INCREASE_MEMORY_PRESSURE: u16 = 200;
    /// Event `DecreaseMemoryPressure`.
    pub const DECREASE_MEMORY_PRESSURE: u16 = 201;
    /// Event `GCMarkWithType`.
    pub const GC_MARK_WITH_TYPE: u16 = 202;
    /// Event `GCJoin_V2`.
    pub const GC_JOIN_V2: u16 = 203;
    /// Event `GCPerHeapHistory_V3`.
    pub const GC_PER_HEAP_HISTORY_V3: u16 = 204;
    /// Event `GCGlobalHeapHistory_V2`.
    pub const GC_GLOBAL_HEAP_HISTORY_V2: u16 = 205;
    /// Event `GenAwareBegin`. Sources disagree. The manifest of Windows, of the .NET Framework, has had GCGCLoaded with
    /// this ID and version since 1903: GCName (UnicodeString) and ClrInstanceID (UInt16), with GCKeyword. The size of
    /// the data distinguishes them: 6 bytes here; there, 6 only for a name of one character.
    pub const GEN_AWARE_BEGIN: u16 = 206;
    /// Event `GenAwareEnd`.
    pub const GEN_AWARE_END: u16 = 207;
    /// Event `GCLOHCompact`. Elements follow: TimePlan, TimeCompact and TimeRelocate (UInt32), TotalRefs and ZeroRefs
    /// (pointers, aligned to their size). The manifest states them without the padding that data of 64-bit processes
    /// have.
    pub const GCLOH_COMPACT: u16 = 208;
    /// Event `GCFitBucketInfo`. The manifest states UInt16 for the index; the data have four bytes.
    pub const GC_FIT_BUCKET_INFO: u16 = 209;
    /// Event `DebugIPCEventStart`.
    pub const DEBUG_IPC_EVENT_START: u16 = 240;
    /// Event `DebugIPCEventEnd`.
    pub const DEBUG_IPC_EVENT_END: u16 = 241;
    /// Event `DebugExceptionProcessingStart`.
    pub const DEBUG_EXCEPTION_PROCESSING_START: u16 = 242;
    /// Event `DebugExceptionProcessingEnd`.
    pub const DEBUG_EXCEPTION_PROCESSING_END: u16 = 243;
    /// Event `ExceptionCatchStart`.
    pub const EXCEPTION_CATCH_START: u16 = 250;
    /// Event `ExceptionCatchStop`.
    pub const EXCEPTION_CATCH_STOP: u16 = 251;
    /// Event `ExceptionFinallyStart`.
    pub const EXCEPTION_FINALLY_START: u16 = 252;
    /// Event `ExceptionFinallyStop`.
    pub const EXCEPTION_FINALLY_STOP: u16 = 253;
    /// Event `ExceptionFilterStart`.
    pub const EXCEPTION_FILTER_START: u16 = 254;
    /// Event `ExceptionFilterStop`.
    pub const EXCEPTION_FILTER_STOP: u16 = 255;
    /// Event `ExceptionThrownStop`.
    pub const EXCEPTION_THROWN_STOP: u16 = 256;
    /// Event `CodeSymbols`.
    pub const CODE_SYMBOLS: u16 = 260;
    /// Event `EventSource`.
    pub const EVENT_SOURCE: u16 = 270;
    /// Event `TieredCompilationSettings`.
    pub const TIERED_COMPILATION_SETTINGS: u16 = 280;
    /// Event `TieredCompilationPause`.
    pub const TIERED_COMPILATION_PAUSE: u16 = 281;
    /// Event `TieredCompilationResume`.
    pub const TIERED_COMPILATION_RESUME: u16 = 282;
    /// Event `TieredCompilationBackgroundJitStart`.
    pub const TIERED_COMPILATION_BACKGROUND_JIT_START: u16 = 283;
    /// Event `TieredCompilationBackgroundJitStop`.
    pub const TIERED_COMPILATION_BACKGROUND_JIT_STOP: u16 = 284;
    /// Event `AssemblyLoadStart`.
    pub const ASSEMBLY_LOAD_START: u16 = 290;
    /// Event `AssemblyLoadStop`.
    pub const ASSEMBLY_LOAD_STOP: u16 = 291;
    /// Event `ResolutionAttempted`.
    pub const RESOLUTION_ATTEMPTED: u16 = 292;
    /// Event `AssemblyLoadContextResolvingHandlerInvoked`.
    pub const ASSEMBLY_LOAD_CONTEXT_RESOLVING_HANDLER_INVOKED: u16 = 293;
    /// Event `AppDomainAssemblyResolveHandlerInvoked`.
    pub const APP_DOMAIN_ASSEMBLY_RESOLVE_HANDLER_INVOKED: u16 = 294;
    /// Event `AssemblyLoadFromResolveHandlerInvoked`.
    pub const ASSEMBLY_LOAD_FROM_RESOLVE_HANDLER_INVOKED: u16 = 295;
    /// Event `KnownPathProbed`.
    pub const KNOWN_PATH_PROBED: u16 = 296;
    /// Event `JitInstrumentationData`.
    pub const JIT_INSTRUMENTATION_DATA: u16 = 297;
    /// Event `JitInstrumentationDataVerbose`.
    pub const JIT_INSTRUMENTATION_DATA_VERBOSE: u16 = 298;
    /// Event `ProfilerMessage`.
    pub const PROFILER_MESSAGE: u16 = 299;
    /// Event `ExecutionCheckpoint`.
    pub const EXECUTION_CHECKPOINT: u16 = 300;
    /// Event `WaitHandleWaitStart`.
    pub const WAIT_HANDLE_WAIT_START: u16 = 301;
    /// Event `WaitHandleWaitStop`.
    pub const WAIT_HANDLE_WAIT_STOP: u16 = 302;
    /// Event `AllocationSampled`.
    pub const ALLOCATION_SAMPLED: u16 = 303;
}

/// Keywords.
pub mod keyword {
    /// Keyword `GCKeyword`.
    pub const GC_KEYWORD: u64 = 0x1;
    /// Keyword `GCHandleKeyword`.
    pub const GC_HANDLE_KEYWORD: u64 = 0x2;
    /// Keyword `AssemblyLoaderKeyword`.
    pub const ASSEMBLY_LOADER_KEYWORD: u64 = 0x4;
    /// Keyword `LoaderKeyword`.
    pub const LOADER_KEYWORD: u64 = 0x8;
    /// Keyword `JitKeyword`.
    pub const JIT_KEYWORD: u64 = 0x10;
    /// Keyword `NGenKeyword`.
    pub const NGEN_KEYWORD: u64 = 0x20;
    /// Keyword `StartEnumerationKeyword`.
    pub const START_ENUMERATION_KEYWORD: u64 = 0x40;
    /// Keyword `EndEnumerationKeyword`.
    pub const END_ENUMERATION_KEYWORD: u64 = 0x80;
    /// Keyword `SecurityKeyword`.
    pub const SECURITY_KEYWORD: u64 = 0x400;
    /// Keyword `AppDomainResourceManagementKeyword`.
    pub const APP_DOMAIN_RESOURCE_MANAGEMENT_KEYWORD: u64 = 0x800;
    /// Keyword `JitTracingKeyword`.
    pub const JIT_TRACING_KEYWORD: u64 = 0x1000;
    /// Keyword `InteropKeyword`.
    pub const INTEROP_KEYWORD: u64 = 0x2000;
    /// Keyword `ContentionKeyword`.
    pub const CONTENTION_KEYWORD: u64 = 0x4000;
    /// Keyword `ExceptionKeyword`.
    pub const EXCEPTION_KEYWORD: u64 = 0x8000;
    /// Keyword `ThreadingKeyword`.
    pub const THREADING_KEYWORD: u64 = 0x10000;
    /// Keyword `JittedMethodILToNativeMapKeyword`.
    pub const JITTED_METHOD_IL_TO_NATIVE_MAP_KEYWORD: u64 = 0x20000;
    /// Keyword `OverrideAndSuppressNGenEventsKeyword`.
    pub const OVERRIDE_AND_SUPPRESS_NGEN_EVENTS_KEYWORD: u64 = 0x40000;
    /// Keyword `TypeKeyword`.
    pub const TYPE_KEYWORD: u64 = 0x80000;
    /// Keyword `GCHeapDumpKeyword`.
    pub const GC_HEAP_DUMP_KEYWORD: u64 = 0x100000;
    /// Keyword `GCSampledObjectAllocationHighKeyword`.
    pub const GC_SAMPLED_OBJECT_ALLOCATION_HIGH_KEYWORD: u64 = 0x200000;
    /// Keyword `GCHeapSurvivalAndMovementKeyword`.
    pub const GC_HEAP_SURVIVAL_AND_MOVEMENT_KEYWORD: u64 = 0x400000;
    /// Keyword `GCHeapCollectKeyword`.
    pub const GC_HEAP_COLLECT_KEYWORD: u64 = 0x800000;
    /// Keyword `GCHeapAndTypeNamesKeyword`.
    pub const GC_HEAP_AND_TYPE_NAMES_KEYWORD: u64 = 0x1000000;
    /// Keyword `GCSampledObjectAllocationLowKeyword`.
    pub const GC_SAMPLED_OBJECT_ALLOCATION_LOW_KEYWORD: u64 = 0x2000000;
    /// Keyword `PerfTrackKeyword`.
    pub const PERF_TRACK_KEYWORD: u64 = 0x20000000;
    /// Keyword `StackKeyword`.
    pub const STACK_KEYWORD: u64 = 0x40000000;
    /// Keyword `ThreadTransferKeyword`.
    pub const THREAD_TRANSFER_KEYWORD: u64 = 0x80000000;
    /// Keyword `DebuggerKeyword`.
    pub const DEBUGGER_KEYWORD: u64 = 0x100000000;
    /// Keyword `MonitoringKeyword`.
    pub const MONITORING_KEYWORD: u64 = 0x200000000;
    /// Keyword `CodeSymbolsKeyword`.
    pub const CODE_SYMBOLS_KEYWORD: u64 = 0x400000000;
    /// Keyword `EventSourceKeyword`.
    pub const EVENT_SOURCE_KEYWORD: u64 = 0x800000000;
    /// Keyword `CompilationKeyword`.
    pub const COMPILATION_KEYWORD: u64 = 0x1000000000;
    /// Keyword `CompilationDiagnosticKeyword`.
    pub const COMPILATION_DIAGNOSTIC_KEYWORD: u64 = 0x2000000000;
    /// Keyword `MethodDiagnosticKeyword`.
    pub const METHOD_DIAGNOSTIC_KEYWORD: u64 = 0x4000000000;
    /// Keyword `TypeDiagnosticKeyword`.
    pub const TYPE_DIAGNOSTIC_KEYWORD: u64 = 0x8000000000;
    /// Keyword `JitInstrumentationDataKeyword`.
    pub const JIT_INSTRUMENTATION_DATA_KEYWORD: u64 = 0x10000000000;
    /// Keyword `ProfilerKeyword`.
    pub const PROFILER_KEYWORD: u64 = 0x20000000000;
    /// Keyword `WaitHandleKeyword`.
    pub const WAIT_HANDLE_KEYWORD: u64 = 0x40000000000;
    /// Keyword `AllocationSamplingKeyword`.
    pub const ALLOCATION_SAMPLING_KEYWORD: u64 = 0x80000000000;
}

/// Tasks.
pub mod task {
    /// Task `GarbageCollection`.
    pub const GARBAGE_COLLECTION: u16 = 1;
    /// Task `WorkerThreadCreation`.
    pub const WORKER_THREAD_CREATION: u16 = 2;
    /// Task `IOThreadCreation`.
    pub const IO_THREAD_CREATION: u16 = 3;
    /// Task `WorkerThreadRetirement`.
    pub const WORKER_THREAD_RETIREMENT: u16 = 4;
    /// Task `IOThreadRetirement`.
    pub const IO_THREAD_RETIREMENT: u16 = 5;
    /// Task `ThreadpoolSuspension`.
    pub const THREADPOOL_SUSPENSION: u16 = 6;
    /// Task `Exception`.
    pub const EXCEPTION: u16 = 7;
    /// Task `Contention`.
    pub const CONTENTION: u16 = 8;
    /// Task `CLRMethod`.
    pub const CLR_METHOD: u16 = 9;
    /// Task `CLRLoader`.
    pub const CLR_LOADER: u16 = 10;
    /// Task `CLRStack`.
    pub const CLR_STACK: u16 = 11;
    /// Task `CLRStrongNameVerification`.
    pub const CLR_STRONG_NAME_VERIFICATION: u16 = 12;
    /// Task `CLRAuthenticodeVerification`.
    pub const CLR_AUTHENTICODE_VERIFICATION: u16 = 13;
    /// Task `AppDomainResourceManagement`.
    pub const APP_DOMAIN_RESOURCE_MANAGEMENT: u16 = 14;
    /// Task `CLRILStub`.
    pub const CLRIL_STUB: u16 = 15;
    /// Task `ThreadPoolWorkerThread`.
    pub const THREAD_POOL_WORKER_THREAD: u16 = 16;
    /// Task `ThreadPoolWorkerThreadRetirement`.
    pub const THREAD_POOL_WORKER_THREAD_RETIREMENT: u16 = 17;
    /// Task `ThreadPoolWorkerThreadAdjustment`.
    pub const THREAD_POOL_WORKER_THREAD_ADJUSTMENT: u16 = 18;
    /// Task `CLRRuntimeInformation`.
    pub const CLR_RUNTIME_INFORMATION: u16 = 19;
    /// Task `CLRPerfTrack`.
    pub const CLR_PERF_TRACK: u16 = 20;
    /// Task `Type`.
    pub const TYPE: u16 = 21;
    /// Task `ThreadPoolWorkingThreadCount`.
    pub const THREAD_POOL_WORKING_THREAD_COUNT: u16 = 22;
    /// Task `ThreadPool`.
    pub const THREAD_POOL: u16 = 23;
    /// Task `Thread`.
    pub const THREAD: u16 = 24;
    /// Task `DebugIPCEvent`.
    pub const DEBUG_IPC_EVENT: u16 = 25;
    /// Task `DebugExceptionProcessing`.
    pub const DEBUG_EXCEPTION_PROCESSING: u16 = 26;
    /// Task `ExceptionCatch`.
    pub const EXCEPTION_CATCH: u16 = 27;
    /// Task `ExceptionFinally`.
    pub const EXCEPTION_FINALLY: u16 = 28;
    /// Task `ExceptionFilter`.
    pub const EXCEPTION_FILTER: u16 = 29;
    /// Task `CodeSymbols`.
    pub const CODE_SYMBOLS: u16 = 30;
    /// Task `TieredCompilation`.
    pub const TIERED_COMPILATION: u16 = 31;
    /// Task `AssemblyLoader`.
    pub const ASSEMBLY_LOADER: u16 = 32;
    /// Task `TypeLoad`.
    pub const TYPE_LOAD: u16 = 33;
    /// Task `JitInstrumentationData`.
    pub const JIT_INSTRUMENTATION_DATA: u16 = 34;
    /// Task `ExecutionCheckpoint`.
    pub const EXECUTION_CHECKPOINT: u16 = 35;
    /// Task `Profiler`.
    pub const PROFILER: u16 = 36;
    /// Task `YieldProcessorMeasurement`.
    pub const YIELD_PROCESSOR_MEASUREMENT: u16 = 37;
    /// Task `ThreadPoolMinMaxThreads`.
    pub const THREAD_POOL_MIN_MAX_THREADS: u16 = 38;
    /// Task `WaitHandleWait`.
    pub const WAIT_HANDLE_WAIT: u16 = 39;
    /// Task `AllocationSampling`.
    pub const ALLOCATION_SAMPLING: u16 = 40;
}

/// Opcodes.
pub mod opcode {
    /// Opcode `GCSuspendEEBegin` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GC_SUSPEND_EE_BEGIN: u8 = 10;
    /// Opcode `GCAllocationTick` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GC_ALLOCATION_TICK: u8 = 11;
    /// Opcode `GCCreateConcurrentThread` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GC_CREATE_CONCURRENT_THREAD: u8 = 12;
    /// Opcode `GCTerminateConcurrentThread` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GC_TERMINATE_CONCURRENT_THREAD: u8 = 13;
    /// Opcode `GCFinalizersEnd` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GC_FINALIZERS_END: u8 = 15;
    /// Opcode `GCFinalizersBegin` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GC_FINALIZERS_BEGIN: u8 = 19;
    /// Opcode `GCBulkRootEdge` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GC_BULK_ROOT_EDGE: u8 = 20;
    /// Opcode `GCBulkRootConditionalWeakTableElementEdge` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GC_BULK_ROOT_CONDITIONAL_WEAK_TABLE_ELEMENT_EDGE: u8 = 21;
    /// Opcode `GCBulkNode` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GC_BULK_NODE: u8 = 22;
    /// Opcode `GCBulkEdge` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GC_BULK_EDGE: u8 = 23;
    /// Opcode `GCSampledObjectAllocation` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GC_SAMPLED_OBJECT_ALLOCATION: u8 = 24;
    /// Opcode `GCBulkSurvivingObjectRanges` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GC_BULK_SURVIVING_OBJECT_RANGES: u8 = 25;
    /// Opcode `GCBulkMovedObjectRanges` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GC_BULK_MOVED_OBJECT_RANGES: u8 = 26;
    /// Opcode `GCGenerationRange` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GC_GENERATION_RANGE: u8 = 27;
    /// Opcode `GCMarkStackRoots` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GC_MARK_STACK_ROOTS: u8 = 28;
    /// Opcode `GCMarkFinalizeQueueRoots` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GC_MARK_FINALIZE_QUEUE_ROOTS: u8 = 29;
    /// Opcode `GCMarkHandles` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GC_MARK_HANDLES: u8 = 30;
    /// Opcode `GCMarkOlderGenerationRoots` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GC_MARK_OLDER_GENERATION_ROOTS: u8 = 31;
    /// Opcode `FinalizeObject` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_FINALIZE_OBJECT: u8 = 32;
    /// Opcode `SetGCHandle` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_SET_GC_HANDLE: u8 = 33;
    /// Opcode `DestroyGCHandle` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_DESTROY_GC_HANDLE: u8 = 34;
    /// Opcode `Triggered` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_TRIGGERED: u8 = 35;
    /// Opcode `PinObjectAtGCTime` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_PIN_OBJECT_AT_GC_TIME: u8 = 36;
    /// Opcode `GCBulkRootCCW` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GC_BULK_ROOT_CCW: u8 = 38;
    /// Opcode `GCBulkRCW` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GC_BULK_RCW: u8 = 39;
    /// Opcode `GCBulkRootStaticVar` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GC_BULK_ROOT_STATIC_VAR: u8 = 40;
    /// Opcode `GCDynamicEvent` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GC_DYNAMIC_EVENT: u8 = 41;
    /// Opcode `GCRestartEEEnd` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GC_RESTART_EE_END: u8 = 132;
    /// Opcode `GCHeapStats` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GC_HEAP_STATS: u8 = 133;
    /// Opcode `GCCreateSegment` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GC_CREATE_SEGMENT: u8 = 134;
    /// Opcode `GCFreeSegment` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GC_FREE_SEGMENT: u8 = 135;
    /// Opcode `GCRestartEEBegin` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GC_RESTART_EE_BEGIN: u8 = 136;
    /// Opcode `GCSuspendEEEnd` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GC_SUSPEND_EE_END: u8 = 137;
    /// Opcode `IncreaseMemoryPressure` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_INCREASE_MEMORY_PRESSURE: u8 = 200;
    /// Opcode `DecreaseMemoryPressure` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_DECREASE_MEMORY_PRESSURE: u8 = 201;
    /// Opcode `GCMarkWithType` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GC_MARK_WITH_TYPE: u8 = 202;
    /// Opcode `GCJoin` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GC_JOIN: u8 = 203;
    /// Opcode `GCPerHeapHistory` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GC_PER_HEAP_HISTORY: u8 = 204;
    /// Opcode `GCGlobalHeapHistory` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GC_GLOBAL_HEAP_HISTORY: u8 = 205;
    /// Opcode `DCStartComplete` of the task `CLRMethod`.
    pub const CLR_METHOD_DC_START_COMPLETE: u8 = 14;
    /// Opcode `DCEndComplete` of the task `CLRMethod`.
    pub const CLR_METHOD_DC_END_COMPLETE: u8 = 15;
    /// Opcode `MethodLoad` of the task `CLRMethod`.
    pub const CLR_METHOD_METHOD_LOAD: u8 = 33;
    /// Opcode `MethodUnload` of the task `CLRMethod`.
    pub const CLR_METHOD_METHOD_UNLOAD: u8 = 34;
    /// Opcode `MethodDCStart` of the task `CLRMethod`.
    pub const CLR_METHOD_METHOD_DC_START: u8 = 35;
    /// Opcode `MethodDCEnd` of the task `CLRMethod`.
    pub const CLR_METHOD_METHOD_DC_END: u8 = 36;
    /// Opcode `MethodLoadVerbose` of the task `CLRMethod`.
    pub const CLR_METHOD_METHOD_LOAD_VERBOSE: u8 = 37;
    /// Opcode `MethodUnloadVerbose` of the task `CLRMethod`.
    pub const CLR_METHOD_METHOD_UNLOAD_VERBOSE: u8 = 38;
    /// Opcode `MethodDCStartVerbose` of the task `CLRMethod`.
    pub const CLR_METHOD_METHOD_DC_START_VERBOSE: u8 = 39;
    /// Opcode `MethodDCEndVerbose` of the task `CLRMethod`.
    pub const CLR_METHOD_METHOD_DC_END_VERBOSE: u8 = 40;
    /// Opcode `MethodJittingStarted` of the task `CLRMethod`.
    pub const CLR_METHOD_METHOD_JITTING_STARTED: u8 = 42;
    /// Opcode `MethodDetails` of the task `CLRMethod`.
    pub const CLR_METHOD_METHOD_DETAILS: u8 = 43;
    /// Opcode `JitInliningSucceeded` of the task `CLRMethod`.
    pub const CLR_METHOD_JIT_INLINING_SUCCEEDED: u8 = 83;
    /// Opcode `JitInliningFailed` of the task `CLRMethod`.
    pub const CLR_METHOD_JIT_INLINING_FAILED: u8 = 84;
    /// Opcode `JitTailCallSucceeded` of the task `CLRMethod`.
    pub const CLR_METHOD_JIT_TAIL_CALL_SUCCEEDED: u8 = 85;
    /// Opcode `JitTailCallFailed` of the task `CLRMethod`.
    pub const CLR_METHOD_JIT_TAIL_CALL_FAILED: u8 = 86;
    /// Opcode `MethodILToNativeMap` of the task `CLRMethod`.
    pub const CLR_METHOD_METHOD_IL_TO_NATIVE_MAP: u8 = 87;
    /// Opcode `ModuleLoad` of the task `CLRLoader`.
    pub const CLR_LOADER_MODULE_LOAD: u8 = 33;
    /// Opcode `ModuleUnload` of the task `CLRLoader`.
    pub const CLR_LOADER_MODULE_UNLOAD: u8 = 34;
    /// Opcode `ModuleDCStart` of the task `CLRLoader`.
    pub const CLR_LOADER_MODULE_DC_START: u8 = 35;
    /// Opcode `ModuleDCEnd` of the task `CLRLoader`.
    pub const CLR_LOADER_MODULE_DC_END: u8 = 36;
    /// Opcode `AssemblyLoad` of the task `CLRLoader`.
    pub const CLR_LOADER_ASSEMBLY_LOAD: u8 = 37;
    /// Opcode `AssemblyUnload` of the task `CLRLoader`.
    pub const CLR_LOADER_ASSEMBLY_UNLOAD: u8 = 38;
    /// Opcode `AppDomainLoad` of the task `CLRLoader`.
    pub const CLR_LOADER_APP_DOMAIN_LOAD: u8 = 41;
    /// Opcode `AppDomainUnload` of the task `CLRLoader`.
    pub const CLR_LOADER_APP_DOMAIN_UNLOAD: u8 = 42;
    /// Opcode `DomainModuleLoad` of the task `CLRLoader`.
    pub const CLR_LOADER_DOMAIN_MODULE_LOAD: u8 = 45;
    /// Opcode `CLRStackWalk` of the task `CLRStack`.
    pub const CLR_STACK_CLR_STACK_WALK: u8 = 82;
    /// Opcode `AppDomainMemAllocated` of the task `AppDomainResourceManagement`.
    pub const APP_DOMAIN_RESOURCE_MANAGEMENT_APP_DOMAIN_MEM_ALLOCATED: u8 = 48;
    /// Opcode `AppDomainMemSurvived` of the task `AppDomainResourceManagement`.
    pub const APP_DOMAIN_RESOURCE_MANAGEMENT_APP_DOMAIN_MEM_SURVIVED: u8 = 49;
    /// Opcode `ThreadCreated` of the task `AppDomainResourceManagement`.
    pub const APP_DOMAIN_RESOURCE_MANAGEMENT_THREAD_CREATED: u8 = 50;
    /// Opcode `ThreadTerminated` of the task `AppDomainResourceManagement`.
    pub const APP_DOMAIN_RESOURCE_MANAGEMENT_THREAD_TERMINATED: u8 = 51;
    /// Opcode `ThreadDomainEnter` of the task `AppDomainResourceManagement`.
    pub const APP_DOMAIN_RESOURCE_MANAGEMENT_THREAD_DOMAIN_ENTER: u8 = 52;
    /// Opcode `ILStubGenerated` of the task `CLRILStub`.
    pub const CLRIL_STUB_IL_STUB_GENERATED: u8 = 88;
    /// Opcode `ILStubCacheHit` of the task `CLRILStub`.
    pub const CLRIL_STUB_IL_STUB_CACHE_HIT: u8 = 89;
    /// Opcode `Wait` of the task `ThreadPoolWorkerThread`.
    pub const THREAD_POOL_WORKER_THREAD_WAIT: u8 = 90;
    /// Opcode `Sample` of the task `ThreadPoolWorkerThreadAdjustment`.
    pub const THREAD_POOL_WORKER_THREAD_ADJUSTMENT_SAMPLE: u8 = 100;
    /// Opcode `Adjustment` of the task `ThreadPoolWorkerThreadAdjustment`.
    pub const THREAD_POOL_WORKER_THREAD_ADJUSTMENT_ADJUSTMENT: u8 = 101;
    /// Opcode `Stats` of the task `ThreadPoolWorkerThreadAdjustment`.
    pub const THREAD_POOL_WORKER_THREAD_ADJUSTMENT_STATS: u8 = 102;
    /// Opcode `ModuleRangeLoad` of the task `CLRPerfTrack`.
    pub const CLR_PERF_TRACK_MODULE_RANGE_LOAD: u8 = 10;
    /// Opcode `BulkType` of the task `Type`.
    pub const TYPE_BULK_TYPE: u8 = 10;
    /// Opcode `Enqueue` of the task `ThreadPool`.
    pub const THREAD_POOL_ENQUEUE: u8 = 11;
    /// Opcode `Dequeue` of the task `ThreadPool`.
    pub const THREAD_POOL_DEQUEUE: u8 = 12;
    /// Opcode `IOEnqueue` of the task `ThreadPool`.
    pub const THREAD_POOL_IO_ENQUEUE: u8 = 13;
    /// Opcode `IODequeue` of the task `ThreadPool`.
    pub const THREAD_POOL_IO_DEQUEUE: u8 = 14;
    /// Opcode `IOPack` of the task `ThreadPool`.
    pub const THREAD_POOL_IO_PACK: u8 = 15;
    /// Opcode `Creating` of the task `Thread`.
    pub const THREAD_CREATING: u8 = 11;
    /// Opcode `Running` of the task `Thread`.
    pub const THREAD_RUNNING: u8 = 12;
    /// Opcode `Settings` of the task `TieredCompilation`.
    pub const TIERED_COMPILATION_SETTINGS: u8 = 11;
    /// Opcode `Pause` of the task `TieredCompilation`.
    pub const TIERED_COMPILATION_PAUSE: u8 = 12;
    /// Opcode `Resume` of the task `TieredCompilation`.
    pub const TIERED_COMPILATION_RESUME: u8 = 13;
    /// Opcode `AssemblyLoadContextResolvingHandlerInvoked` of the task `AssemblyLoader`.
    pub const ASSEMBLY_LOADER_ASSEMBLY_LOAD_CONTEXT_RESOLVING_HANDLER_INVOKED: u8 = 12;
    /// Opcode `AppDomainAssemblyResolveHandlerInvoked` of the task `AssemblyLoader`.
    pub const ASSEMBLY_LOADER_APP_DOMAIN_ASSEMBLY_RESOLVE_HANDLER_INVOKED: u8 = 13;
    /// Opcode `AssemblyLoadFromResolveHandlerInvoked` of the task `AssemblyLoader`.
    pub const ASSEMBLY_LOADER_ASSEMBLY_LOAD_FROM_RESOLVE_HANDLER_INVOKED: u8 = 14;
    /// Opcode `Start`.
    pub const START: u8 = 1;
    /// Opcode `Stop`.
    pub const STOP: u8 = 2;
    /// Opcode `GenAwareBegin` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GEN_AWARE_BEGIN: u8 = 206;
    /// Opcode `GenAwareEnd` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GEN_AWARE_END: u8 = 207;
    /// Opcode `GCLOHCompact` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GCLOH_COMPACT: u8 = 208;
    /// Opcode `GCFitBucketInfo` of the task `GarbageCollection`.
    pub const GARBAGE_COLLECTION_GC_FIT_BUCKET_INFO: u8 = 209;
    /// Opcode `MemoryAllocatedForJitCode` of the task `CLRMethod`.
    pub const CLR_METHOD_MEMORY_ALLOCATED_FOR_JIT_CODE: u8 = 103;
    /// Opcode `ResolutionAttempted` of the task `AssemblyLoader`.
    pub const ASSEMBLY_LOADER_RESOLUTION_ATTEMPTED: u8 = 11;
    /// Opcode `KnownPathProbed` of the task `AssemblyLoader`.
    pub const ASSEMBLY_LOADER_KNOWN_PATH_PROBED: u8 = 15;
    /// Opcode `InstrumentationData` of the task `JitInstrumentationData`.
    pub const JIT_INSTRUMENTATION_DATA_INSTRUMENTATION_DATA: u8 = 11;
    /// Opcode `InstrumentationDataVerbose` of the task `JitInstrumentationData`.
    pub const JIT_INSTRUMENTATION_DATA_INSTRUMENTATION_DATA_VERBOSE: u8 = 12;
    /// Opcode `ExecutionCheckpoint` of the task `ExecutionCheckpoint`.
    pub const EXECUTION_CHECKPOINT_EXECUTION_CHECKPOINT: u8 = 11;
    /// Opcode `Profiler` of the task `Profiler`.
    pub const PROFILER_PROFILER: u8 = 11;
    /// Opcode `Info`.
    pub const INFO: u8 = 0;
}

static T0: &[EventField] = &[
    p("ClrInstanceID", 6),
];
static T1: &[EventField] = &[
    p("Count", 8),
    p("ClrInstanceID", 6),
];
static T2: &[EventField] = &[
    p("Address", 16),
    p("TypeID", 16),
    p("ObjectCountForTypeSample", 8),
    p("TotalSizeForTypeSample", 10),
    p("ClrInstanceID", 6),
];
static T3: &[EventField] = &[
    p("HeapNum", 8),
    p("ClrInstanceID", 6),
];
static T4: &[EventField] = &[
    p("WorkerThreadCount", 8),
    p("RetiredWorkerThreads", 8),
];
static T5: &[EventField] = &[
    p("IOThreadCount", 8),
    p("RetiredIOThreads", 8),
];
static T6: &[EventField] = &[
    p("IOThreadCount", 8),
    p("RetiredIOThreads", 8),
    p("ClrInstanceID", 6),
];
static T7: &[EventField] = &[
    p("ClrThreadID", 8),
    p("CpuUtilization", 8),
];
static T8: &[EventField] = &[
    p("ActiveWorkerThreadCount", 8),
    p("RetiredWorkerThreadCount", 8),
    p("ClrInstanceID", 6),
];
static T9: &[EventField] = &[
    p("WorkID", 16),
    p("ClrInstanceID", 6),
];
static T10: &[EventField] = &[
    p("NativeOverlapped", 16),
    p("Overlapped", 16),
    p("ClrInstanceID", 6),
];
static T11: &[EventField] = &[
    p("ID", 16),
    p("ClrInstanceID", 6),
];
static T12: &[EventField] = &[
    f("ContentionFlags", 4, 0, Quantity::Unstated, Quantity::Unstated, 14),
    p("ClrInstanceID", 6),
];
static T13: &[EventField] = &[
    f("ManagedThreadID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("AppDomainID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    p("ClrInstanceID", 6),
];
static T14: &[EventField] = &[
    f("MethodID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("ModuleID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodStartAddress", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodSize", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodToken", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 17),
];
static T15: &[EventField] = &[
    f("MethodID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("ModuleID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodStartAddress", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodSize", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodToken", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 17),
    p("MethodNamespace", 1),
    p("MethodName", 1),
    p("MethodSignature", 1),
];
static T16: &[EventField] = &[
    f("MethodID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("ModuleID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodStartAddress", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodSize", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodToken", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 17),
    p("ClrInstanceID", 6),
];
static T17: &[EventField] = &[
    f("MethodID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("ModuleID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodStartAddress", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodSize", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodToken", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 17),
    p("ClrInstanceID", 6),
    f("ReJITID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
];
static T18: &[EventField] = &[
    f("MethodID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("ModuleID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodStartAddress", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodSize", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodToken", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 17),
    p("MethodNamespace", 1),
    p("MethodName", 1),
    p("MethodSignature", 1),
    p("ClrInstanceID", 6),
];
static T19: &[EventField] = &[
    f("MethodID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("ModuleID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodStartAddress", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodSize", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodToken", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 17),
    p("MethodNamespace", 1),
    p("MethodName", 1),
    p("MethodSignature", 1),
    p("ClrInstanceID", 6),
    f("ReJITID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
];
static T20: &[EventField] = &[
    f("ModuleID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("AssemblyID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("ModuleFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 18),
    p("Reserved1", 8),
    p("ModuleILPath", 1),
    p("ModuleNativePath", 1),
];
static T21: &[EventField] = &[
    f("ModuleID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("AssemblyID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("ModuleFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 18),
    p("Reserved1", 8),
    p("ModuleILPath", 1),
    p("ModuleNativePath", 1),
    p("ClrInstanceID", 6),
];
static T22: &[EventField] = &[
    f("ModuleID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("AssemblyID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("ModuleFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 18),
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
static T23: &[EventField] = &[
    f("AssemblyID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("AppDomainID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("AssemblyFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 19),
    p("FullyQualifiedAssemblyName", 1),
];
static T24: &[EventField] = &[
    f("AssemblyID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("AppDomainID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("BindingID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("AssemblyFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 19),
    p("FullyQualifiedAssemblyName", 1),
    p("ClrInstanceID", 6),
];
static T25: &[EventField] = &[
    f("AppDomainID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("AppDomainFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 20),
    p("AppDomainName", 1),
];
static T26: &[EventField] = &[
    f("AppDomainID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("AppDomainFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 20),
    p("AppDomainName", 1),
    p("AppDomainIndex", 8),
    p("ClrInstanceID", 6),
];
static T27: &[EventField] = &[
    f("VerificationFlags", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
    f("ErrorCode", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
    p("FullyQualifiedAssemblyName", 1),
];
static T28: &[EventField] = &[
    f("VerificationFlags", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
    f("ErrorCode", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
    p("FullyQualifiedAssemblyName", 1),
    p("ClrInstanceID", 6),
];
static T29: &[EventField] = &[
    f("VerificationFlags", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
    f("ErrorCode", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
    p("ModulePath", 1),
];
static T30: &[EventField] = &[
    f("VerificationFlags", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
    f("ErrorCode", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
    p("ModulePath", 1),
    p("ClrInstanceID", 6),
];
static T31: &[EventField] = &[
    f("EntryEIP", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    f("MethodID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
    p("MethodName", 1),
    p("ClrInstanceID", 6),
];
/// Description of the provider: names, numbers, and the fields of its events.
pub static PROVIDER: Provider =
    provider("Microsoft-Windows-DotNETRuntime", "dotnet::dotnet_runtime", GUID, ProviderKind::Manifest)
    .with_keywords(
        &[
            ("GCKeyword", Some(0x1)), ("GCHandleKeyword", Some(0x2)), ("AssemblyLoaderKeyword", Some(0x4)),
            ("LoaderKeyword", Some(0x8)), ("JitKeyword", Some(0x10)), ("NGenKeyword", Some(0x20)),
            ("StartEnumerationKeyword", Some(0x40)), ("EndEnumerationKeyword", Some(0x80)),
            ("SecurityKeyword", Some(0x400)), ("AppDomainResourceManagementKeyword", Some(0x800)),
            ("JitTracingKeyword", Some(0x1000)), ("InteropKeyword", Some(0x2000)), ("ContentionKeyword", Some(0x4000)),
            ("ExceptionKeyword", Some(0x8000)), ("ThreadingKeyword", Some(0x10000)),
            ("JittedMethodILToNativeMapKeyword", Some(0x20000)),
            ("OverrideAndSuppressNGenEventsKeyword", Some(0x40000)), ("TypeKeyword", Some(0x80000)),
            ("GCHeapDumpKeyword", Some(0x100000)), ("GCSampledObjectAllocationHighKeyword", Some(0x200000)),
            ("GCHeapSurvivalAndMovementKeyword", Some(0x400000)), ("GCHeapCollectKeyword", Some(0x800000)),
            ("GCHeapAndTypeNamesKeyword", Some(0x1000000)), ("GCSampledObjectAllocationLowKeyword", Some(0x2000000)),
            ("PerfTrackKeyword", Some(0x20000000)), ("StackKeyword", Some(0x40000000)),
            ("ThreadTransferKeyword", Some(0x80000000)), ("DebuggerKeyword", Some(0x100000000)),
            ("MonitoringKeyword", Some(0x200000000)), ("CodeSymbolsKeyword", Some(0x400000000)),
            ("EventSourceKeyword", Some(0x800000000)), ("CompilationKeyword", Some(0x1000000000)),
            ("CompilationDiagnosticKeyword", Some(0x2000000000)), ("MethodDiagnosticKeyword", Some(0x4000000000)),
            ("TypeDiagnosticKeyword", Some(0x8000000000)), ("JitInstrumentationDataKeyword", Some(0x10000000000)),
            ("ProfilerKeyword", Some(0x20000000000)), ("WaitHandleKeyword", Some(0x40000000000)),
            ("AllocationSamplingKeyword", Some(0x80000000000)),
        ]
    )
    .with_levels(
        &[("LogAlways", Some(0x0)), ("Error", Some(0x2)), ("Informational", Some(0x4)), ("Verbose", Some(0x5)), ]
    )
    .with_channels(&[])
    .with_tasks(
        &[
            ("GarbageCollection", Some(0x1)), ("WorkerThreadCreation", Some(0x2)), ("IOThreadCreation", Some(0x3)),
            ("WorkerThreadRetirement", Some(0x4)), ("IOThreadRetirement", Some(0x5)),
            ("ThreadpoolSuspension", Some(0x6)), ("Exception", Some(0x7)), ("Contention", Some(0x8)),
            ("CLRMethod", Some(0x9)), ("CLRLoader", Some(0xa)), ("CLRStack", Some(0xb)),
            ("CLRStrongNameVerification", Some(0xc)), ("CLRAuthenticodeVerification", Some(0xd)),
            ("AppDomainResourceManagement", Some(0xe)), ("CLRILStub", Some(0xf)),
            ("ThreadPoolWorkerThread", Some(0x10)), ("ThreadPoolWorkerThreadRetirement", Some(0x11)),
            ("ThreadPoolWorkerThreadAdjustment", Some(0x12)), ("CLRRuntimeInformation", Some(0x13)),
            ("CLRPerfTrack", Some(0x14)), ("Type", Some(0x15)), ("ThreadPoolWorkingThreadCount", Some(0x16)),
            ("ThreadPool", Some(0x17)), ("Thread", Some(0x18)), ("DebugIPCEvent", Some(0x19)),
            ("DebugExceptionProcessing", Some(0x1a)), ("ExceptionCatch", Some(0x1b)), ("ExceptionFinally", Some(0x1c)),
            ("ExceptionFilter", Some(0x1d)), ("CodeSymbols", Some(0x1e)), ("TieredCompilation", Some(0x1f)),
            ("AssemblyLoader", Some(0x20)), ("TypeLoad", Some(0x21)), ("JitInstrumentationData", Some(0x22)),
            ("ExecutionCheckpoint", Some(0x23)), ("Profiler", Some(0x24)), ("YieldProcessorMeasurement", Some(0x25)),
            ("ThreadPoolMinMaxThreads", Some(0x26)), ("WaitHandleWait", Some(0x27)), ("AllocationSampling", Some(0x28)),
        ]
    )
    .with_opcodes(
        &[
            ("GCSuspendEEBegin", Some(0xa)), ("GCAllocationTick", Some(0xb)), ("GCCreateConcurrentThread", Some(0xc)),
            ("GCTerminateConcurrentThread", Some(0xd)), ("GCFinalizersEnd", Some(0xf)),
            ("GCFinalizersBegin", Some(0x13)), ("GCBulkRootEdge", Some(0x14)),
            ("GCBulkRootConditionalWeakTableElementEdge", Some(0x15)), ("GCBulkNode", Some(0x16)),
            ("GCBulkEdge", Some(0x17)), ("GCSampledObjectAllocation", Some(0x18)),
            ("GCBulkSurvivingObjectRanges", Some(0x19)), ("GCBulkMovedObjectRanges", Some(0x1a)),
            ("GCGenerationRange", Some(0x1b)), ("GCMarkStackRoots", Some(0x1c)),
            ("GCMarkFinalizeQueueRoots", Some(0x1d)), ("GCMarkHandles", Some(0x1e)),
            ("GCMarkOlderGenerationRoots", Some(0x1f)), ("FinalizeObject", Some(0x20)), ("SetGCHandle", Some(0x21)),
            ("DestroyGCHandle", Some(0x22)), ("Triggered", Some(0x23)), ("PinObjectAtGCTime", Some(0x24)),
            ("GCBulkRootCCW", Some(0x26)), ("GCBulkRCW", Some(0x27)), ("GCBulkRootStaticVar", Some(0x28)),
            ("GCDynamicEvent", Some(0x29)), ("GCRestartEEEnd", Some(0x84)), ("GCHeapStats", Some(0x85)),
            ("GCCreateSegment", Some(0x86)), ("GCFreeSegment", Some(0x87)), ("GCRestartEEBegin", Some(0x88)),
            ("GCSuspendEEEnd", Some(0x89)), ("IncreaseMemoryPressure", Some(0xc8)),
            ("DecreaseMemoryPressure", Some(0xc9)), ("GCMarkWithType", Some(0xca)), ("GCJoin", Some(0xcb)),
            ("GCPerHeapHistory", Some(0xcc)), ("GCGlobalHeapHistory", Some(0xcd)), ("DCStartComplete", Some(0xe)),
            ("DCEndComplete", Some(0xf)), ("MethodLoad", Some(0x21)), ("MethodUnload", Some(0x22)),
            ("MethodDCStart", Some(0x23)), ("MethodDCEnd", Some(0x24)), ("MethodLoadVerbose", Some(0x25)),
            ("MethodUnloadVerbose", Some(0x26)), ("MethodDCStartVerbose", Some(0x27)),
            ("MethodDCEndVerbose", Some(0x28)), ("MethodJittingStarted", Some(0x2a)), ("MethodDetails", Some(0x2b)),
            ("JitInliningSucceeded", Some(0x53)), ("JitInliningFailed", Some(0x54)),
            ("JitTailCallSucceeded", Some(0x55)), ("JitTailCallFailed", Some(0x56)),
            ("MethodILToNativeMap", Some(0x57)), ("ModuleLoad", Some(0x21)), ("ModuleUnload", Some(0x22)),
            ("ModuleDCStart", Some(0x23)), ("ModuleDCEnd", Some(0x24)), ("AssemblyLoad", Some(0x25)),
            ("AssemblyUnload", Some(0x26)), ("AppDomainLoad", Some(0x29)), ("AppDomainUnload", Some(0x2a)),
            ("DomainModuleLoad", Some(0x2d)), ("CLRStackWalk", Some(0x52)), ("AppDomainMemAllocated", Some(0x30)),
            ("AppDomainMemSurvived", Some(0x31)), ("ThreadCreated", Some(0x32)), ("ThreadTerminated", Some(0x33)),
            ("ThreadDomainEnter", Some(0x34)), ("ILStubGenerated", Some(0x58)), ("ILStubCacheHit", Some(0x59)),
            ("Wait", Some(0x5a)), ("Sample", Some(0x64)), ("Adjustment", Some(0x65)), ("Stats", Some(0x66)),
            ("ModuleRangeLoad", Some(0xa)), ("BulkType", Some(0xa)), ("Enqueue", Some(0xb)), ("Dequeue", Some(0xc)),
            ("IOEnqueue", Some(0xd)), ("IODequeue", Some(0xe)), ("IOPack", Some(0xf)), ("Creating", Some(0xb)),
            ("Running", Some(0xc)), ("Settings", Some(0xb)), ("Pause", Some(0xc)), ("Resume", Some(0xd)),
            ("AssemblyLoadContextResolvingHandlerInvoked", Some(0xc)),
            ("AppDomainAssemblyResolveHandlerInvoked", Some(0xd)), ("AssemblyLoadFromResolveHandlerInvoked", Some(0xe)),
            ("Start", Some(0x1)), ("Stop", Some(0x2)), ("GenAwareBegin", Some(0xce)), ("GenAwareEnd", Some(0xcf)),
            ("GCLOHCompact", Some(0xd0)), ("GCFitBucketInfo", Some(0xd1)), ("MemoryAllocatedForJitCode", Some(0x67)),
            ("ResolutionAttempted", Some(0xb)), ("KnownPathProbed", Some(0xf)), ("InstrumentationData", Some(0xb)),
            ("InstrumentationDataVerbose", Some(0xc)), ("ExecutionCheckpoint", Some(0xb)), ("Profiler", Some(0xb)),
            ("Info", Some(0x0)),
        ]
    )
    .with_maps(&[
        map(
            "GCReasonMap", false,
            &[
                (0x0, "AllocSmall"), (0x1, "Induced"), (0x2, "LowMemory"), (0x3, "Empty"), (0x4, "AllocLarge"),
                (0x5, "OutOfSpaceSmallObjectHeap"), (0x6, "OutOfSpaceLargeObjectHeap"), (0x7, "InducedNoForce"),
                (0x8, "Stress"), (0x9, "InducedLowMemory"),
            ]
        ),
        map("GCTypeMap", false, &[(0x0, "NonConcurrentGC"), (0x1, "BackgroundGC"), (0x2, "ForegroundGC"), ]),
        map(
            "GCSegmentTypeMap", false,
            &[(0x0, "SmallObjectHeap"), (0x1, "LargeObjectHeap"), (0x2, "ReadOnlyHeap"), (0x3, "PinnedHeap"), ]
        ),
        map(
            "GCSuspendEEReasonMap", false,
            &[
                (0x0, "SuspendOther"), (0x1, "SuspendForGC"), (0x2, "SuspendForAppDomainShutdown"),
                (0x3, "SuspendForCodePitching"), (0x4, "SuspendForShutdown"), (0x5, "SuspendForDebugger"),
                (0x6, "SuspendForGCPrep"), (0x7, "SuspendForDebuggerSweep"),
            ]
        ),
        map("GCAllocationKindMap", false, &[(0x0, "Small"), (0x1, "Large"), (0x2, "Pinned"), ]),
        map("WaitHandleWaitSourceMap", false, &[(0x0, "Unknown"), (0x1, "MonitorWait"), ]),
        map(
            "TypeFlagsMap", true,
            &[
                (0x1, "Delegate"), (0x2, "Finalizable"), (0x4, "ExternallyImplementedCOMObject"), (0x8, "Array"),
                (0x100, "ArrayRankBit0"), (0x200, "ArrayRankBit1"), (0x400, "ArrayRankBit2"), (0x800, "ArrayRankBit3"),
                (0x1000, "ArrayRankBit4"), (0x2000, "ArrayRankBit5"),
            ]
        ),
        map(
            "GCRootKindMap", false,
            &[
                (0x0, "Stack"), (0x1, "Finalizer"), (0x2, "Handle"), (0x3, "Older"), (0x4, "SizedRef"),
                (0x5, "Overflow"), (0x6, "DependentHandle"), (0x7, "NewFQ"), (0x8, "Steal"), (0x9, "BGC"),
            ]
        ),
        map("GCRootFlagsMap", true, &[(0x1, "Pinning"), (0x2, "WeakRef"), (0x4, "Interior"), (0x8, "RefCounted"), ]),
        map(
            "GCHandleKindMap", false,
            &[
                (0x0, "WeakShort"), (0x1, "WeakLong"), (0x2, "Strong"), (0x3, "Pinned"), (0x4, "Variable"),
                (0x5, "RefCounted"), (0x6, "Dependent"), (0x7, "AsyncPinned"), (0x8, "SizedRef"),
            ]
        ),
        map("GCRootCCWFlagsMap", true, &[(0x1, "Strong"), (0x2, "Pegged"), ]),
        map("GCRootStaticVarFlagsMap", true, &[(0x1, "ThreadLocal"), ]),
        map(
            "ThreadAdjustmentReasonMap", false,
            &[
                (0x0, "Warmup"), (0x1, "Initializing"), (0x2, "RandomMove"), (0x3, "ClimbingMove"),
                (0x4, "ChangePoint"), (0x5, "Stabilizing"), (0x6, "Starvation"), (0x7, "ThreadTimedOut"),
            ]
        ),
        map(
            "ExceptionThrownFlagsMap", true,
            &[
                (0x1, "HasInnerException"), (0x2, "Nested"), (0x4, "ReThrown"), (0x8, "CorruptedState"),
                (0x10, "CLSCompliant"),
            ]
        ),
        map("ContentionFlagsMap", false, &[(0x0, "Managed"), (0x1, "Native"), ]),
        map("ThreadFlagsMap", true, &[(0x1, "GCSpecial"), (0x2, "Finalizer"), (0x4, "ThreadPoolWorker"), ]),
        map(
            "ILStubGeneratedFlagsMap", true,
            &[
                (0x1, "ReverseInterop"), (0x2, "ComInterop"), (0x4, "NGenedStub"), (0x8, "Delegate"), (0x10, "VarArg"),
                (0x20, "UnmanagedCallee"), (0x40, "StructMarshal"),
            ]
        ),
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
            "TailCallTypeMap", false,
            &[(0x0, "OptimizedTailCall"), (0x1, "RecursiveLoop"), (0x2, "HelperAssistedTailCall"), ]
        ),
        map(
            "TieredCompilationSettingsFlagsMap", true,
            &[(0x1, "QuickJit"), (0x2, "QuickJitForLoops"), (0x4, "TieredPGO"), (0x8, "ReadyToRun"), ]
        ),
        map("GCBucketKindMap", false, &[(0x0, "FLItem"), (0x1, "Plug"), ]),
        map(
            "KnownPathSourceMap", false,
            &[
                (0x0, "ApplicationAssemblies"), (0x1, "Unused"), (0x2, "AppPaths"), (0x3, "PlatformResourceRoots"),
                (0x4, "SatelliteSubdirectory"),
            ]
        ),
        map(
            "ResolutionAttemptedStageMap", false,
            &[
                (0x0, "FindInLoadContext"), (0x1, "AssemblyLoadContextLoad"), (0x2, "ApplicationAssemblies"),
                (0x3, "DefaultAssemblyLoadContextFallback"), (0x4, "ResolveSatelliteAssembly"),
                (0x5, "AssemblyLoadContextResolvingEvent"), (0x6, "AppDomainAssemblyResolveEvent"),
            ]
        ),
        map(
            "ResolutionAttemptedResultMap", false,
            &[
                (0x0, "Success"), (0x1, "AssemblyNotFound"), (0x2, "MismatchedAssemblyName"),
                (0x3, "IncompatibleVersion"), (0x4, "Failure"), (0x5, "Exception"),
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
            "GCPauseModeMap", false,
            &[(0x0, "Batch"), (0x1, "Interactive"), (0x2, "LowLatency"), (0x3, "SustainedLowLatency"), (0x4, "NoGC"), ]
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
    ])
    .with_docs(&[
        (1, "ClrInstanceID", "ID of the instance of the runtime."),
        (1, "Count", "Number of the collection."),
        (1, "Depth", "Generation that is collected."),
        (1, "Reason", "Cause of the collection."),
        (1, "Type", "Kind of collection: it blocks the program or runs in the background."),
        (2, "ClrInstanceID", "ID of the instance of the runtime."),
        (2, "Count", "Number of the collection."),
        (2, "Depth", "Generation that was collected."),
        (4, "ClrInstanceID", "ID of the instance of the runtime."),
        (4, "FinalizationPromotedCount", "Number of objects that are ready for finalization."),
        (4, "FinalizationPromotedSize", "Size in bytes of the objects that are ready for finalization."),
        (4, "GCHandleCount", "Number of handles of the garbage collector in use."),
        (4, "GenerationSize0", "Size of generation 0 in bytes."),
        (4, "GenerationSize1", "Size of generation 1 in bytes."),
        (4, "GenerationSize2", "Size of generation 2 in bytes."),
        (4, "GenerationSize3", "Size of the large object heap in bytes."),
        (4, "GenerationSize4", "Size of the pinned object heap in bytes."),
        (4, "PinnedObjectCount", "Number of pinned objects."),
        (4, "SinkBlockCount", "Number of synchronization blocks in use."),
        (4, "TotalPromotedSize0", "Bytes promoted from generation 0 to generation 1."),
        (4, "TotalPromotedSize1", "Bytes promoted from generation 1 to generation 2."),
        (4, "TotalPromotedSize2", "Bytes of generation 2 that survived the last collection."),
        (4, "TotalPromotedSize3", "Bytes of the large object heap that survived the last collection."),
        (4, "TotalPromotedSize4", "Bytes of the pinned object heap that survived the last collection."),
        (5, "Address", "Address of the segment."),
        (5, "ClrInstanceID", "ID of the instance of the runtime."),
        (5, "Size", "Size of the segment."),
        (5, "Type", "Heap of the segment."),
        (6, "Address", "Address of the segment."),
        (6, "ClrInstanceID", "ID of the instance of the runtime."),
        (9, "ClrInstanceID", "ID of the instance of the runtime."),
        (9, "Count", "Number of the collection."),
        (9, "Reason", "Cause of the suspension."),
        (10, "Address", "Address of the last allocated object."),
        (10, "AllocationAmount", "Allocated bytes, truncated to 32 bits."),
        (10, "AllocationAmount64", "Allocated bytes."),
        (10, "AllocationKind", "Heap of the allocation."),
        (10, "ClrInstanceID", "ID of the instance of the runtime."),
        (10, "HeapIndex", "Heap of the object, 0 with the workstation garbage collector."),
        (10, "TypeID", "Address of the method table of the last allocated object."),
        (10, "TypeName", "Name of the type of the last allocated object."),
        (15, "ClrInstanceID", "ID of the instance of the runtime."),
        (16, "ClrInstanceID", "ID of the instance of the runtime."),
        (17, "ClrInstanceID", "ID of the instance of the runtime."),
        (18, "ClrInstanceID", "ID of the instance of the runtime."),
        (19, "ClrInstanceID", "ID of the instance of the runtime."),
        (20, "ClrInstanceID", "ID of the instance of the runtime."),
        (21, "ClrInstanceID", "ID of the instance of the runtime."),
        (22, "ClrInstanceID", "ID of the instance of the runtime."),
        (23, "ClrInstanceID", "ID of the instance of the runtime."),
        (29, "ClrInstanceID", "ID of the instance of the runtime."),
        (30, "AppDomainID", "ID of the application domain."),
        (30, "ClrInstanceID", "ID of the instance of the runtime."),
        (30, "Generation", "Generation of the object."),
        (30, "HandleID", "Address of the handle."),
        (30, "Kind", "Kind of handle."),
        (30, "ObjectID", "Address of the object."),
        (32, "ClrInstanceID", "ID of the instance of the runtime."),
        (33, "ClrInstanceID", "ID of the instance of the runtime."),
        (33, "HandleID", "Address of the handle."),
        (33, "ObjectID", "Address of the pinned object."),
        (33, "ObjectSize", "Size of the pinned object."),
        (33, "TypeName", "Name of the type of the pinned object."),
        (35, "ClrInstanceID", "ID of the instance of the runtime."),
        (36, "ClrInstanceID", "ID of the instance of the runtime."),
        (37, "ClrInstanceID", "ID of the instance of the runtime."),
        (38, "ClrInstanceID", "ID of the instance of the runtime."),
        (39, "ClrInstanceID", "ID of the instance of the runtime."),
        (44, "ClrInstanceID", "ID of the instance of the runtime."),
        (45, "ClrInstanceID", "ID of the instance of the runtime."),
        (46, "ClrInstanceID", "ID of the instance of the runtime."),
        (47, "ClrInstanceID", "ID of the instance of the runtime."),
        (50, "ClrInstanceID", "ID of the instance of the runtime."),
        (51, "ClrInstanceID", "ID of the instance of the runtime."),
        (52, "ClrInstanceID", "ID of the instance of the runtime."),
        (53, "ClrInstanceID", "ID of the instance of the runtime."),
        (55, "ClrInstanceID", "ID of the instance of the runtime."),
        (56, "ClrInstanceID", "ID of the instance of the runtime."),
        (57, "ClrInstanceID", "ID of the instance of the runtime."),
        (58, "ClrInstanceID", "ID of the instance of the runtime."),
        (59, "ClrInstanceID", "ID of the instance of the runtime."),
        (63, "ClrInstanceID", "ID of the instance of the runtime."),
        (64, "ClrInstanceID", "ID of the instance of the runtime."),
        (65, "ClrInstanceID", "ID of the instance of the runtime."),
        (73, "ClrInstanceID", "ID of the instance of the runtime."),
        (74, "ClrInstanceID", "ID of the instance of the runtime."),
        (80, "ClrInstanceID", "ID of the instance of the runtime."),
        (80, "ExceptionEIP", "Instruction pointer where the exception occurred."),
        (80, "ExceptionFlags", "Properties of the exception."),
        (80, "ExceptionHRESULT", "HRESULT of the exception."),
        (80, "ExceptionMessage", "Message of the exception."),
        (80, "ExceptionType", "Name of the type of the exception."),
        (81, "ClrInstanceID", "ID of the instance of the runtime."),
        (82, "ClrInstanceID", "ID of the instance of the runtime."),
        (83, "ClrInstanceID", "ID of the instance of the runtime."),
        (84, "ClrInstanceID", "ID of the instance of the runtime."),
        (85, "ClrInstanceID", "ID of the instance of the runtime."),
        (86, "ClrInstanceID", "ID of the instance of the runtime."),
        (87, "ClrInstanceID", "ID of the instance of the runtime."),
        (88, "ClrInstanceID", "ID of the instance of the runtime."),
        (89, "ClrInstanceID", "ID of the instance of the runtime."),
        (90, "ClrInstanceID", "ID of the instance of the runtime."),
        (91, "ClrInstanceID", "ID of the instance of the runtime."),
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
        (145, "ClrInstanceID", "ID of the instance of the runtime."),
        (145, "MethodID", "ID of the method."),
        (145, "MethodILSize", "Size of the intermediate language of the method."),
        (145, "MethodName", "Name of the method."),
        (145, "MethodNamespace", "Full name of the class of the method."),
        (145, "MethodSignature", "Signature of the method: names of types, separated by commas."),
        (145, "MethodToken", "Token of the method, 0 for dynamic methods and helpers of the compiler."),
        (145, "ModuleID", "ID of the module of the method."),
        (146, "ClrInstanceID", "ID of the instance of the runtime."),
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
        (181, "ClrInstanceID", "ID of the instance of the runtime."),
        (182, "ClrInstanceID", "ID of the instance of the runtime."),
        (183, "ClrInstanceID", "ID of the instance of the runtime."),
        (184, "ClrInstanceID", "ID of the instance of the runtime."),
        (185, "ClrInstanceID", "ID of the instance of the runtime."),
        (186, "ClrInstanceID", "ID of the instance of the runtime."),
        (187, "ClrInstanceID", "ID of the instance of the runtime."),
        (188, "ClrInstanceID", "ID of the instance of the runtime."),
        (189, "ClrInstanceID", "ID of the instance of the runtime."),
        (190, "ClrInstanceID", "ID of the instance of the runtime."),
        (191, "ClrInstanceID", "ID of the instance of the runtime."),
        (192, "ClrInstanceID", "ID of the instance of the runtime."),
        (202, "ClrInstanceID", "ID of the instance of the runtime."),
        (203, "ClrInstanceID", "ID of the instance of the runtime."),
        (204, "ClrInstanceID", "ID of the instance of the runtime."),
        (204, "CompactMechanisms", "Reason to compact the heap. The highest bit is set if it was compacted."),
        (204, "ExpandMechanisms", "How the heap was expanded. The highest bit is set if it was."),
        (205, "ClrInstanceID", "ID of the instance of the runtime."),
        (205, "Reason", "Cause of the collection."),
        (209, "ClrInstanceID", "ID of the instance of the runtime."),
        (250, "ClrInstanceID", "ID of the instance of the runtime."),
        (250, "MethodID", "Pointer to the descriptor of the method where the exception occurred."),
        (250, "MethodName", "Name of the method where the exception occurred."),
        (252, "ClrInstanceID", "ID of the instance of the runtime."),
        (252, "MethodID", "Pointer to the descriptor of the method where the exception occurred."),
        (252, "MethodName", "Name of the method where the exception occurred."),
        (254, "ClrInstanceID", "ID of the instance of the runtime."),
        (254, "MethodID", "Pointer to the descriptor of the method where the exception occurred."),
        (254, "MethodName", "Name of the method where the exception occurred."),
        (260, "ClrInstanceID", "ID of the instance of the runtime."),
        (280, "ClrInstanceID", "ID of the instance of the runtime."),
        (283, "ClrInstanceID", "ID of the instance of the runtime."),
        (284, "ClrInstanceID", "ID of the instance of the runtime."),
        (290, "ClrInstanceID", "ID of the instance of the runtime."),
        (291, "ClrInstanceID", "ID of the instance of the runtime."),
        (292, "ClrInstanceID", "ID of the instance of the runtime."),
        (293, "ClrInstanceID", "ID of the instance of the runtime."),
        (294, "ClrInstanceID", "ID of the instance of the runtime."),
        (295, "ClrInstanceID", "ID of the instance of the runtime."),
        (296, "ClrInstanceID", "ID of the instance of the runtime."),
        (297, "ClrInstanceID", "ID of the instance of the runtime."),
        (298, "ClrInstanceID", "ID of the instance of the runtime."),
        (300, "ClrInstanceID", "ID of the instance of the runtime."),
        (301, "ClrInstanceID", "ID of the instance of the runtime."),
        (303, "ClrInstanceID", "ID of the instance of the runtime."),
    ])
    .with_events(&[
        ev(
            (1, 0), "GCStart", (2, 255), (0, 92), &[0], "",
            &[p("Count", 8), f("Reason", 8, 0, Quantity::Unstated, Quantity::Unstated, 0)]
        ),
        ev(
            (1, 1), "GCStart_V1", (2, 255), (0, 92), &[0], "",
            &[
                p("Count", 8), p("Depth", 8), f("Reason", 8, 0, Quantity::Unstated, Quantity::Unstated, 0),
                f("Type", 8, 0, Quantity::Unstated, Quantity::Unstated, 1), p("ClrInstanceID", 6)
            ]
        )
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev(
            (1, 2), "GCStart_V2", (2, 255), (0, 92), &[0], "",
            &[
                p("Count", 8), p("Depth", 8), f("Reason", 8, 0, Quantity::Unstated, Quantity::Unstated, 0),
                f("Type", 8, 0, Quantity::Unstated, Quantity::Unstated, 1), p("ClrInstanceID", 6),
                p("ClientSequenceNumber", 10)
            ]
        )
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((2, 0), "GCEnd", (2, 255), (0, 93), &[0], "", &[p("Count", 8), p("Depth", 6)]),
        ev((2, 1), "GCEnd_V1", (2, 255), (0, 93), &[0], "", &[p("Count", 8), p("Depth", 8), p("ClrInstanceID", 6)])
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((3, 0), "GCRestartEEEnd", (2, 255), (0, 27), &[0], "", &[]),
        ev((3, 1), "GCRestartEEEnd_V1", (2, 255), (0, 27), &[0], "", T0)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev(
            (4, 0), "GCHeapStats", (2, 255), (0, 28), &[0], "",
            &[
                f("GenerationSize0", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("TotalPromotedSize0", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("GenerationSize1", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("TotalPromotedSize1", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("GenerationSize2", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("TotalPromotedSize2", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("GenerationSize3", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("TotalPromotedSize3", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("FinalizationPromotedSize", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                p("FinalizationPromotedCount", 10), p("PinnedObjectCount", 8), p("SinkBlockCount", 8),
                p("GCHandleCount", 8)
            ]
        ),
        ev(
            (4, 1), "GCHeapStats_V1", (2, 255), (0, 28), &[0], "",
            &[
                f("GenerationSize0", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("TotalPromotedSize0", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("GenerationSize1", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("TotalPromotedSize1", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("GenerationSize2", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("TotalPromotedSize2", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("GenerationSize3", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("TotalPromotedSize3", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("FinalizationPromotedSize", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                p("FinalizationPromotedCount", 10), p("PinnedObjectCount", 8), p("SinkBlockCount", 8),
                p("GCHandleCount", 8), p("ClrInstanceID", 6)
            ]
        )
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev(
            (4, 2), "GCHeapStats_V2", (2, 255), (0, 28), &[0], "",
            &[
                f("GenerationSize0", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("TotalPromotedSize0", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("GenerationSize1", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("TotalPromotedSize1", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("GenerationSize2", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("TotalPromotedSize2", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("GenerationSize3", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("TotalPromotedSize3", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("FinalizationPromotedSize", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                p("FinalizationPromotedCount", 10), p("PinnedObjectCount", 8), p("SinkBlockCount", 8),
                p("GCHandleCount", 8), p("ClrInstanceID", 6),
                f("GenerationSize4", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("TotalPromotedSize4", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535)
            ]
        )
            .stated_by(&[&sources::DOTNET_CLRETWALL, &sources::PERFVIEW_CLR_PARSER, &sources::OBSERVED_TRACES]),
        ev(
            (5, 0), "GCCreateSegment", (2, 255), (0, 29), &[0], "",
            &[
                f("Address", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("Size", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("Type", 8, 0, Quantity::Unstated, Quantity::Unstated, 2)
            ]
        ),
        ev(
            (5, 1), "GCCreateSegment_V1", (2, 255), (0, 29), &[0], "",
            &[
                f("Address", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("Size", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("Type", 8, 0, Quantity::Unstated, Quantity::Unstated, 2), p("ClrInstanceID", 6)
            ]
        )
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev(
            (6, 0), "GCFreeSegment", (2, 255), (0, 30), &[0], "",
            &[f("Address", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535)]
        ),
        ev(
            (6, 1), "GCFreeSegment_V1", (2, 255), (0, 30), &[0], "",
            &[f("Address", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535), p("ClrInstanceID", 6)]
        )
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((7, 0), "GCRestartEEBegin", (2, 255), (0, 31), &[0], "", &[]),
        ev((7, 1), "GCRestartEEBegin_V1", (2, 255), (0, 31), &[0], "", T0)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((8, 0), "GCSuspendEEEnd", (2, 255), (0, 32), &[0], "", &[]),
        ev((8, 1), "GCSuspendEEEnd_V1", (2, 255), (0, 32), &[0], "", T0)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev(
            (9, 0), "GCSuspendEEBegin", (2, 255), (0, 0), &[0], "",
            &[f("Reason", 6, 0, Quantity::Unstated, Quantity::Unstated, 3)]
        ),
        ev(
            (9, 1), "GCSuspendEEBegin_V1", (2, 255), (0, 0), &[0], "",
            &[f("Reason", 8, 0, Quantity::Unstated, Quantity::Unstated, 3), p("Count", 8), p("ClrInstanceID", 6)]
        )
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev(
            (10, 0), "GCAllocationTick", (3, 255), (0, 1), &[0], "",
            &[
                f("AllocationAmount", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
                f("AllocationKind", 8, 0, Quantity::Unstated, Quantity::Unstated, 4)
            ]
        ),
        ev(
            (10, 1), "GCAllocationTick_V1", (3, 255), (0, 1), &[0], "",
            &[
                f("AllocationAmount", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
                f("AllocationKind", 8, 0, Quantity::Unstated, Quantity::Unstated, 4), p("ClrInstanceID", 6)
            ]
        ),
        ev(
            (10, 2), "GCAllocationTick_V2", (3, 255), (0, 1), &[0], "",
            &[
                f("AllocationAmount", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
                f("AllocationKind", 8, 0, Quantity::Unstated, Quantity::Unstated, 4), p("ClrInstanceID", 6),
                f("AllocationAmount64", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535), p("TypeID", 16),
                p("TypeName", 1), p("HeapIndex", 8)
            ]
        ),
        ev(
            (10, 3), "GCAllocationTick_V3", (3, 255), (0, 1), &[0], "",
            &[
                f("AllocationAmount", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
                f("AllocationKind", 8, 0, Quantity::Unstated, Quantity::Unstated, 4), p("ClrInstanceID", 6),
                f("AllocationAmount64", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535), p("TypeID", 16),
                p("TypeName", 1), p("HeapIndex", 8), p("Address", 16)
            ]
        )
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev(
            (10, 4), "GCAllocationTick_V4", (3, 255), (0, 1), &[0], "",
            &[
                f("AllocationAmount", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
                f("AllocationKind", 8, 0, Quantity::Unstated, Quantity::Unstated, 4), p("ClrInstanceID", 6),
                f("AllocationAmount64", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535), p("TypeID", 16),
                p("TypeName", 1), p("HeapIndex", 8), p("Address", 16),
                f("ObjectSize", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535)
            ]
        )
            .stated_by(&[&sources::DOTNET_CLRETWALL, &sources::PERFVIEW_CLR_PARSER, &sources::OBSERVED_TRACES]),
        ev((11, 0), "GCCreateConcurrentThread", (2, 255), (0, 2), &[0], "", &[]),
        ev((11, 1), "GCCreateConcurrentThread_V1", (2, 255), (0, 2), &[0, 14], "", T0)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((12, 0), "GCTerminateConcurrentThread", (2, 255), (0, 3), &[0], "", &[]),
        ev((12, 1), "GCTerminateConcurrentThread_V1", (2, 255), (0, 3), &[0, 14], "", T0),
        ev((13, 0), "GCFinalizersEnd", (2, 255), (0, 4), &[0], "", &[p("Count", 8)]),
        ev((13, 1), "GCFinalizersEnd_V1", (2, 255), (0, 4), &[0], "", T1)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((14, 0), "GCFinalizersBegin", (2, 255), (0, 5), &[0], "", &[]),
        ev((14, 1), "GCFinalizersBegin_V1", (2, 255), (0, 5), &[0], "", T0)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev(
            (15, 0), "BulkType", (2, 255), (20, 78), &[17], "",
            &[
                p("Count", 8), p("ClrInstanceID", 6),
                s(
                    "Values", Quantity::Field(0),
                    &Members(
                        &[
                            f("TypeID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                            f("ModuleID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535), p("TypeNameID", 8),
                            f("Flags", 8, 0, Quantity::Unstated, Quantity::Unstated, 6), p("CorElementType", 4),
                            p("Name", 1), p("TypeParameterCount", 8),
                            f("TypeParameters", 10, 19, Quantity::Field(9), Quantity::Unstated, 65535)
                        ]
                    )
                )
            ]
        )
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev(
            (16, 0), "GCBulkRootEdge", (2, 255), (0, 6), &[18], "",
            &[
                p("Index", 8), p("Count", 8), p("ClrInstanceID", 6),
                s(
                    "Values", Quantity::Field(1),
                    &Members(
                        &[
                            p("RootedNodeAddress", 16),
                            f("GCRootKind", 4, 0, Quantity::Unstated, Quantity::Unstated, 7),
                            f("GCRootFlag", 8, 0, Quantity::Unstated, Quantity::Unstated, 8), p("GCRootID", 16)
                        ]
                    )
                )
            ]
        ),
        ev(
            (17, 0), "GCBulkRootConditionalWeakTableElementEdge", (2, 255), (0, 7), &[18], "",
            &[
                p("Index", 8), p("Count", 8), p("ClrInstanceID", 6),
                s(
                    "Values", Quantity::Field(1),
                    &Members(&[p("GCKeyNodeID", 16), p("GCValueNodeID", 16), p("GCRootID", 16)])
                )
            ]
        ),
        ev(
            (18, 0), "GCBulkNode", (2, 255), (0, 8), &[18], "",
            &[
                p("Index", 8), p("Count", 8), p("ClrInstanceID", 6),
                s(
                    "Values", Quantity::Field(1),
                    &Members(&[p("Address", 16), p("Size", 10), p("TypeID", 10), p("EdgeCount", 10)])
                )
            ]
        ),
        ev(
            (19, 0), "GCBulkEdge", (2, 255), (0, 9), &[18], "",
            &[
                p("Index", 8), p("Count", 8), p("ClrInstanceID", 6),
                s("Values", Quantity::Field(1), &Members(&[p("Value", 16), p("ReferencingFieldID", 8)]))
            ]
        ),
        ev((20, 0), "GCSampledObjectAllocationHigh", (2, 255), (0, 10), &[19], "", T2),
        ev(
            (21, 0), "GCBulkSurvivingObjectRanges", (2, 255), (0, 11), &[20], "",
            &[
                p("Index", 8), p("Count", 8), p("ClrInstanceID", 6),
                s("Values", Quantity::Field(1), &Members(&[p("RangeBase", 16), p("RangeLength", 10)]))
            ]
        )
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev(
            (22, 0), "GCBulkMovedObjectRanges", (2, 255), (0, 12), &[20], "",
            &[
                p("Index", 8), p("Count", 8), p("ClrInstanceID", 6),
                s(
                    "Values", Quantity::Field(1),
                    &Members(&[p("OldRangeBase", 16), p("NewRangeBase", 16), p("RangeLength", 10)])
                )
            ]
        ),
        ev(
            (23, 0), "GCGenerationRange", (2, 255), (0, 13), &[20], "",
            &[
                p("Generation", 4), p("RangeStart", 16), p("RangeUsedLength", 10), p("RangeReservedLength", 10),
                p("ClrInstanceID", 6)
            ]
        )
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((25, 0), "GCMarkStackRoots", (2, 255), (0, 14), &[0], "", T3)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((26, 0), "GCMarkFinalizeQueueRoots", (2, 255), (0, 15), &[0], "", T3)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((27, 0), "GCMarkHandles", (2, 255), (0, 16), &[0], "", T3)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((28, 0), "GCMarkOlderGenerationRoots", (2, 255), (0, 17), &[0], "", T3)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev(
            (29, 0), "FinalizeObject", (3, 255), (0, 18), &[0], "",
            &[p("TypeID", 16), p("ObjectID", 16), p("ClrInstanceID", 6)]
        )
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev(
            (30, 0), "SetGCHandle", (2, 255), (0, 19), &[1], "",
            &[
                p("HandleID", 16), p("ObjectID", 16), f("Kind", 8, 0, Quantity::Unstated, Quantity::Unstated, 9),
                p("Generation", 8), f("AppDomainID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                p("ClrInstanceID", 6)
            ]
        ),
        ev((31, 0), "DestroyGCHandle", (2, 255), (0, 20), &[1], "", &[p("HandleID", 16), p("ClrInstanceID", 6)]),
        ev((32, 0), "GCSampledObjectAllocationLow", (2, 255), (0, 10), &[23], "", T2),
        ev(
            (33, 0), "PinObjectAtGCTime", (3, 255), (0, 22), &[0], "",
            &[p("HandleID", 16), p("ObjectID", 16), p("ObjectSize", 10), p("TypeName", 1), p("ClrInstanceID", 6)]
        )
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev(
            (35, 0), "GCTriggered", (2, 255), (0, 21), &[0], "",
            &[f("Reason", 8, 0, Quantity::Unstated, Quantity::Unstated, 0), p("ClrInstanceID", 6)]
        )
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev(
            (36, 0), "GCBulkRootCCW", (2, 255), (0, 23), &[18], "",
            &[
                p("Count", 8), p("ClrInstanceID", 6),
                s(
                    "Values", Quantity::Field(0),
                    &Members(
                        &[
                            f("GCRootID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                            f("ObjectID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                            f("TypeID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                            f("IUnknown", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535), p("RefCount", 8),
                            p("PeggedRefCount", 8), f("Flags", 8, 0, Quantity::Unstated, Quantity::Unstated, 10)
                        ]
                    )
                )
            ]
        ),
        ev(
            (37, 0), "GCBulkRCW", (2, 255), (0, 24), &[18], "",
            &[
                p("Count", 8), p("ClrInstanceID", 6),
                s(
                    "Values", Quantity::Field(0),
                    &Members(
                        &[
                            f("ObjectID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                            f("TypeID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                            f("IUnknown", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                            f("VTable", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535), p("RefCount", 8),
                            p("Flags", 8)
                        ]
                    )
                )
            ]
        ),
        ev(
            (38, 0), "GCBulkRootStaticVar", (2, 255), (0, 25), &[18], "",
            &[
                p("Count", 8), f("AppDomainID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                p("ClrInstanceID", 6),
                s(
                    "Values", Quantity::Field(0),
                    &Members(
                        &[
                            f("GCRootID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                            f("ObjectID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                            f("TypeID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                            f("Flags", 8, 0, Quantity::Unstated, Quantity::Unstated, 11), p("FieldName", 1)
                        ]
                    )
                )
            ]
        ),
        ev(
            (39, 0), "GCDynamicEvent", (0, 255), (0, 26), &[0, 1, 18, 19, 20, 21, 22, 23], "",
            &[
                p("Name", 1), p("DataSize", 8), f("Data", 14, 0, Quantity::Unstated, Quantity::Field(1), 65535),
                p("ClrInstanceID", 6)
            ]
        )
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((40, 0), "WorkerThreadCreate", (2, 255), (1, 92), &[14], "", T4),
        ev((41, 0), "WorkerThreadTerminate", (2, 255), (1, 93), &[14], "", T4),
        ev((42, 0), "WorkerThreadRetire", (2, 255), (3, 92), &[14], "", T4),
        ev((43, 0), "WorkerThreadUnretire", (2, 255), (3, 93), &[14], "", T4),
        ev((44, 0), "IOThreadCreate", (2, 255), (2, 92), &[14], "", T5),
        ev((44, 1), "IOThreadCreate_V1", (2, 255), (2, 92), &[14], "", T6),
        ev((45, 0), "IOThreadTerminate", (2, 255), (2, 93), &[14], "", T5),
        ev((45, 1), "IOThreadTerminate_V1", (2, 255), (2, 93), &[14], "", T6),
        ev((46, 0), "IOThreadRetire", (2, 255), (4, 92), &[14], "", T5),
        ev((46, 1), "IOThreadRetire_V1", (2, 255), (4, 92), &[14], "", T6),
        ev((47, 0), "IOThreadUnretire", (2, 255), (4, 93), &[14], "", T5),
        ev((47, 1), "IOThreadUnretire_V1", (2, 255), (4, 93), &[14], "", T6),
        ev((48, 0), "ThreadpoolSuspensionSuspendThread", (2, 255), (5, 92), &[14], "", T7),
        ev((49, 0), "ThreadpoolSuspensionResumeThread", (2, 255), (5, 93), &[14], "", T7),
        ev((50, 0), "ThreadPoolWorkerThreadStart", (2, 255), (15, 92), &[14], "", T8)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((51, 0), "ThreadPoolWorkerThreadStop", (2, 255), (15, 93), &[14], "", T8),
        ev((52, 0), "ThreadPoolWorkerThreadRetirementStart", (2, 255), (16, 92), &[14], "", T8),
        ev((53, 0), "ThreadPoolWorkerThreadRetirementStop", (2, 255), (16, 93), &[14], "", T8),
        ev(
            (54, 0), "ThreadPoolWorkerThreadAdjustmentSample", (2, 255), (17, 74), &[14], "",
            &[p("Throughput", 12), p("ClrInstanceID", 6)]
        ),
        ev(
            (55, 0), "ThreadPoolWorkerThreadAdjustmentAdjustment", (2, 255), (17, 75), &[14], "",
            &[
                p("AverageThroughput", 12), p("NewWorkerThreadCount", 8),
                f("Reason", 8, 0, Quantity::Unstated, Quantity::Unstated, 12), p("ClrInstanceID", 6)
            ]
        ),
        ev(
            (56, 0), "ThreadPoolWorkerThreadAdjustmentStats", (3, 255), (17, 76), &[14], "",
            &[
                p("Duration", 12), p("Throughput", 12), p("ThreadWave", 12), p("ThroughputWave", 12),
                p("ThroughputErrorEstimate", 12), p("AverageThroughputErrorEstimate", 12), p("ThroughputRatio", 12),
                p("Confidence", 12), p("NewControlSetting", 12), p("NewThreadWaveMagnitude", 6), p("ClrInstanceID", 6)
            ]
        ),
        ev((57, 0), "ThreadPoolWorkerThreadWait", (2, 255), (15, 73), &[14], "", T8),
        ev(
            (58, 0), "YieldProcessorMeasurement", (2, 255), (36, 105), &[14], "",
            &[p("ClrInstanceID", 6), p("NsPerYield", 12), p("EstablishedNsPerYield", 12)]
        )
            .stated_by(&[&sources::DOTNET_CLRETWALL, &sources::PERFVIEW_CLR_PARSER]),
        ev(
            (59, 0), "ThreadPoolMinMaxThreads", (2, 255), (37, 105), &[14], "",
            &[
                p("MinWorkerThreads", 6), p("MaxWorkerThreads", 6), p("MinIOCompletionThreads", 6),
                p("MaxIOCompletionThreads", 6), p("ClrInstanceID", 6)
            ]
        )
            .stated_by(&[&sources::DOTNET_CLRETWALL, &sources::PERFVIEW_CLR_PARSER]),
        ev((60, 0), "ThreadPoolWorkingThreadCount", (3, 255), (21, 92), &[14], "", T1),
        ev((61, 0), "ThreadPoolEnqueue", (3, 255), (22, 79), &[14, 26], "", T9),
        ev((62, 0), "ThreadPoolDequeue", (3, 255), (22, 80), &[14, 26], "", T9),
        ev(
            (63, 0), "ThreadPoolIOEnqueue", (3, 255), (22, 81), &[14, 26], "",
            &[p("NativeOverlapped", 16), p("Overlapped", 16), p("MultiDequeues", 13), p("ClrInstanceID", 6)]
        ),
        ev((64, 0), "ThreadPoolIODequeue", (3, 255), (22, 82), &[14, 26], "", T10),
        ev((65, 0), "ThreadPoolIOPack", (3, 255), (22, 83), &[14], "", T10),
        ev((70, 0), "ThreadCreating", (2, 255), (23, 84), &[14, 26], "", T11),
        ev((71, 0), "ThreadRunning", (2, 255), (23, 85), &[14, 26], "", T11),
        ev(
            (72, 0), "MethodDetails", (2, 255), (8, 50), &[33], "",
            &[
                f("MethodID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("TypeID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("MethodToken", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535), p("TypeParameterCount", 8),
                f("LoaderModuleID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("TypeParameters", 10, 19, Quantity::Field(3), Quantity::Unstated, 65535)
            ]
        ),
        ev((73, 0), "TypeLoadStart", (2, 255), (32, 92), &[34], "", &[p("TypeLoadStartID", 8), p("ClrInstanceID", 6)])
            .stated_by(&[&sources::DOTNET_CLRETWALL, &sources::PERFVIEW_CLR_PARSER]),
        ev(
            (74, 0), "TypeLoadStop", (2, 255), (32, 93), &[34], "",
            &[
                p("TypeLoadStartID", 8), p("ClrInstanceID", 6), p("LoadLevel", 6),
                f("TypeID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535), p("TypeName", 1)
            ]
        )
            .stated_by(&[&sources::DOTNET_CLRETWALL, &sources::PERFVIEW_CLR_PARSER]),
        ev((80, 0), "ExceptionThrown", (2, 255), (6, 92), &[], "", &[]),
        ev(
            (80, 1), "ExceptionThrown_V1", (1, 255), (6, 92), &[13, 28], "",
            &[
                p("ExceptionType", 1), p("ExceptionMessage", 1), p("ExceptionEIP", 16),
                f("ExceptionHRESULT", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
                f("ExceptionFlags", 6, 0, Quantity::Unstated, Quantity::Unstated, 13), p("ClrInstanceID", 6)
            ]
        )
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((81, 0), "Contention", (2, 255), (7, 92), &[], "", &[]),
        ev((81, 1), "ContentionStart_V1", (2, 255), (7, 92), &[12], "", T12)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev(
            (81, 2), "ContentionStart_V2", (2, 255), (7, 92), &[12], "",
            &[
                f("ContentionFlags", 4, 0, Quantity::Unstated, Quantity::Unstated, 14), p("ClrInstanceID", 6),
                p("LockID", 16), p("AssociatedObjectID", 16), p("LockOwnerThreadID", 10)
            ]
        )
            .stated_by(&[&sources::DOTNET_CLRETWALL]),
        ev(
            (82, 0), "CLRStackWalk", (0, 255), (10, 65), &[25], "",
            &[
                p("ClrInstanceID", 6), p("Reserved1", 4), p("Reserved2", 4), p("FrameCount", 8),
                f("Stack", 16, 0, Quantity::Field(3), Quantity::Unstated, 65535)
            ]
        )
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev(
            (83, 0), "AppDomainMemAllocated", (2, 255), (13, 66), &[9], "",
            &[
                f("AppDomainID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("Allocated", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535), p("ClrInstanceID", 6)
            ]
        ),
        ev(
            (84, 0), "AppDomainMemSurvived", (2, 255), (13, 67), &[9], "",
            &[
                f("AppDomainID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("Survived", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("ProcessSurvived", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535), p("ClrInstanceID", 6)
            ]
        ),
        ev(
            (85, 0), "ThreadCreated", (2, 255), (13, 68), &[9, 14], "",
            &[
                f("ManagedThreadID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("AppDomainID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("Flags", 8, 0, Quantity::Unstated, Quantity::Unstated, 15), p("ManagedThreadIndex", 8),
                p("OSThreadID", 8), p("ClrInstanceID", 6)
            ]
        )
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((86, 0), "ThreadTerminated", (2, 255), (13, 69), &[9, 14], "", T13),
        ev((87, 0), "ThreadDomainEnter", (2, 255), (13, 70), &[9, 14], "", T13),
        ev(
            (88, 0), "ILStubGenerated", (2, 255), (14, 71), &[11], "",
            &[
                p("ClrInstanceID", 6), f("ModuleID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("StubMethodID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("StubFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 16),
                f("ManagedInteropMethodToken", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
                p("ManagedInteropMethodNamespace", 1), p("ManagedInteropMethodName", 1),
                p("ManagedInteropMethodSignature", 1), p("NativeMethodSignature", 1), p("StubMethodSignature", 1),
                p("StubMethodILCode", 1)
            ]
        ),
        ev(
            (89, 0), "ILStubCacheHit", (2, 255), (14, 72), &[11], "",
            &[
                p("ClrInstanceID", 6), f("ModuleID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("StubMethodID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("ManagedInteropMethodToken", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
                p("ManagedInteropMethodNamespace", 1), p("ManagedInteropMethodName", 1),
                p("ManagedInteropMethodSignature", 1)
            ]
        ),
        ev(
            (90, 0), "LockCreated", (2, 255), (7, 105), &[12], "",
            &[p("LockID", 16), p("AssociatedObjectID", 16), p("ClrInstanceID", 6)]
        )
            .stated_by(&[&sources::DOTNET_CLRETWALL]),
        ev((91, 0), "ContentionStop", (2, 255), (7, 93), &[12], "", T12)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev(
            (91, 1), "ContentionStop_V1", (2, 255), (7, 93), &[12], "",
            &[
                f("ContentionFlags", 4, 0, Quantity::Unstated, Quantity::Unstated, 14), p("ClrInstanceID", 6),
                p("DurationNs", 12)
            ]
        ),
        ev((135, 0), "DCStartCompleteV2", (2, 255), (8, 39), &[4, 5], "", &[]),
        ev((136, 0), "DCEndCompleteV2", (2, 255), (8, 40), &[4, 5], "", &[]),
        ev((137, 0), "MethodDCStartV2", (2, 255), (8, 43), &[4, 5], "", T14),
        ev((138, 0), "MethodDCEndV2", (2, 255), (8, 44), &[4, 5], "", T14),
        ev((139, 0), "MethodDCStartVerboseV2", (2, 255), (8, 47), &[4, 5], "", T15),
        ev((140, 0), "MethodDCEndVerboseV2", (2, 255), (8, 48), &[4, 5], "", T15),
        ev((141, 0), "MethodLoad", (2, 255), (8, 41), &[4, 5], "", T14),
        ev((141, 1), "MethodLoad_V1", (2, 255), (8, 41), &[4, 5], "", T16),
        ev((141, 2), "MethodLoad_V2", (2, 255), (8, 41), &[4, 5], "", T17),
        ev((142, 0), "MethodUnload", (2, 255), (8, 42), &[4, 5], "", T14),
        ev((142, 1), "MethodUnload_V1", (2, 255), (8, 42), &[4, 5], "", T16),
        ev((142, 2), "MethodUnload_V2", (2, 255), (8, 42), &[4, 5], "", T17),
        ev((143, 0), "MethodLoadVerbose", (2, 255), (8, 45), &[4, 5], "", T15),
        ev((143, 1), "MethodLoadVerbose_V1", (2, 255), (8, 45), &[4, 5], "", T18)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((143, 2), "MethodLoadVerbose_V2", (2, 255), (8, 45), &[4, 5], "", T19),
        ev((144, 0), "MethodUnloadVerbose", (2, 255), (8, 46), &[4, 5], "", T15),
        ev((144, 1), "MethodUnloadVerbose_V1", (2, 255), (8, 46), &[4, 5], "", T18)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((144, 2), "MethodUnloadVerbose_V2", (2, 255), (8, 46), &[4, 5], "", T19),
        ev(
            (145, 0), "MethodJittingStarted", (3, 255), (8, 49), &[4], "",
            &[
                f("MethodID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("ModuleID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("MethodToken", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
                f("MethodILSize", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535), p("MethodNamespace", 1),
                p("MethodName", 1), p("MethodSignature", 1)
            ]
        ),
        ev(
            (145, 1), "MethodJittingStarted_V1", (3, 255), (8, 49), &[4], "",
            &[
                f("MethodID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("ModuleID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("MethodToken", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
                f("MethodILSize", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535), p("MethodNamespace", 1),
                p("MethodName", 1), p("MethodSignature", 1), p("ClrInstanceID", 6)
            ]
        )
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev(
            (146, 0), "MethodJitMemoryAllocatedForCode", (3, 255), (8, 98), &[4], "",
            &[
                f("MethodID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("ModuleID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535), p("JitHotCodeRequestSize", 10),
                p("JitRODataRequestSize", 10), p("AllocatedSizeForJitCode", 10), p("JitAllocFlag", 8),
                p("ClrInstanceID", 6)
            ]
        )
            .stated_by(&[&sources::DOTNET_CLRETWALL, &sources::PERFVIEW_CLR_PARSER]),
        ev((149, 0), "ModuleDCStartV2", (2, 255), (9, 58), &[3], "", T20),
        ev((150, 0), "ModuleDCEndV2", (2, 255), (9, 59), &[3], "", T20),
        ev(
            (151, 0), "DomainModuleLoad", (2, 255), (9, 64), &[3], "",
            &[
                f("ModuleID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("AssemblyID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("AppDomainID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("ModuleFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 18), p("Reserved1", 8),
                p("ModuleILPath", 1), p("ModuleNativePath", 1)
            ]
        ),
        ev(
            (151, 1), "DomainModuleLoad_V1", (2, 255), (9, 64), &[3], "",
            &[
                f("ModuleID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("AssemblyID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("AppDomainID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("ModuleFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 18), p("Reserved1", 8),
                p("ModuleILPath", 1), p("ModuleNativePath", 1), p("ClrInstanceID", 6)
            ]
        )
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((152, 0), "ModuleLoad", (2, 255), (9, 56), &[3], "", T20),
        ev((152, 1), "ModuleLoad_V1", (2, 255), (9, 56), &[3, 24], "", T21),
        ev((152, 2), "ModuleLoad_V2", (2, 255), (9, 56), &[3, 24], "", T22)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((153, 0), "ModuleUnload", (2, 255), (9, 57), &[3], "", T20),
        ev((153, 1), "ModuleUnload_V1", (2, 255), (9, 57), &[3, 24], "", T21),
        ev((153, 2), "ModuleUnload_V2", (2, 255), (9, 57), &[3, 24], "", T22)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((154, 0), "AssemblyLoad", (2, 255), (9, 60), &[3], "", T23)
            .stated_by(
                &[
                    &sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::DOTNET_CLRETWALL,
                    &sources::MICROSOFT_DOTNET_RUNTIME_EVENTS, &sources::DOTNET_EVENTTRACEBASE
                ]
            ),
        ev((154, 1), "AssemblyLoad_V1", (2, 255), (9, 60), &[3], "", T24)
            .stated_by(
                &[
                    &sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::DOTNET_EVENTTRACEBASE,
                    &sources::OBSERVED_TRACES
                ]
            ),
        ev((155, 0), "AssemblyUnload", (2, 255), (9, 61), &[3], "", T23)
            .stated_by(
                &[
                    &sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::DOTNET_CLRETWALL,
                    &sources::MICROSOFT_DOTNET_RUNTIME_EVENTS, &sources::DOTNET_EVENTTRACEBASE
                ]
            ),
        ev((155, 1), "AssemblyUnload_V1", (2, 255), (9, 61), &[3], "", T24)
            .stated_by(
                &[
                    &sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::DOTNET_EVENTTRACEBASE,
                    &sources::OBSERVED_TRACES
                ]
            ),
        ev((156, 0), "AppDomainLoad", (2, 255), (9, 62), &[3], "", T25),
        ev((156, 1), "AppDomainLoad_V1", (2, 255), (9, 62), &[3], "", T26)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev((157, 0), "AppDomainUnload", (2, 255), (9, 63), &[3], "", T25),
        ev((157, 1), "AppDomainUnload_V1", (2, 255), (9, 63), &[3], "", T26)
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev(
            (158, 0), "ModuleRangeLoad", (2, 255), (19, 77), &[24], "",
            &[
                p("ClrInstanceID", 6), f("ModuleID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("RangeBegin", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
                f("RangeSize", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
                f("RangeType", 4, 0, Quantity::Unstated, Quantity::Unstated, 21)
            ]
        ),
        ev(
            (159, 0), "R2RGetEntryPoint", (3, 255), (8, 41), &[32], "",
            &[
                f("MethodID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535), p("MethodNamespace", 1),
                p("MethodName", 1), p("MethodSignature", 1),
                f("EntryPoint", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535), p("ClrInstanceID", 6)
            ]
        ),
        ev(
            (160, 0), "R2RGetEntryPointStart", (2, 255), (8, 41), &[32], "",
            &[f("MethodID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535), p("ClrInstanceID", 6)]
        )
            .stated_by(&[&sources::DOTNET_CLRETWALL, &sources::PERFVIEW_CLR_PARSER]),
        ev((181, 0), "StrongNameVerificationStart", (3, 255), (11, 92), &[8], "", T27),
        ev((181, 1), "StrongNameVerificationStart_V1", (3, 255), (11, 92), &[8], "", T28),
        ev((182, 0), "StrongNameVerificationStop", (2, 255), (11, 93), &[8], "", T27),
        ev((182, 1), "StrongNameVerificationStop_V1", (2, 255), (11, 93), &[8], "", T28),
        ev((183, 0), "AuthenticodeVerificationStart", (3, 255), (12, 92), &[8], "", T29),
        ev((183, 1), "AuthenticodeVerificationStart_V1", (3, 255), (12, 92), &[8], "", T30),
        ev((184, 0), "AuthenticodeVerificationStop", (2, 255), (12, 93), &[8], "", T29),
        ev((184, 1), "AuthenticodeVerificationStop_V1", (2, 255), (12, 93), &[8], "", T30),
        ev(
            (185, 0), "MethodJitInliningSucceeded", (3, 255), (8, 51), &[10], "",
            &[
                p("MethodBeingCompiledNamespace", 1), p("MethodBeingCompiledName", 1),
                p("MethodBeingCompiledNameSignature", 1), p("InlinerNamespace", 1), p("InlinerName", 1),
                p("InlinerNameSignature", 1), p("InlineeNamespace", 1), p("InlineeName", 1),
                p("InlineeNameSignature", 1), p("ClrInstanceID", 6)
            ]
        ),
        ev(
            (186, 0), "MethodJitInliningFailedAnsi", (3, 255), (8, 52), &[10], "",
            &[
                p("MethodBeingCompiledNamespace", 1), p("MethodBeingCompiledName", 1),
                p("MethodBeingCompiledNameSignature", 1), p("InlinerNamespace", 1), p("InlinerName", 1),
                p("InlinerNameSignature", 1), p("InlineeNamespace", 1), p("InlineeName", 1),
                p("InlineeNameSignature", 1), p("FailAlways", 13), p("FailReason", 2), p("ClrInstanceID", 6)
            ]
        ),
        ev(
            (187, 0), "RuntimeInformationStart", (2, 255), (18, 92), &[], "",
            &[
                p("ClrInstanceID", 6), f("Sku", 6, 0, Quantity::Unstated, Quantity::Unstated, 22),
                p("BclMajorVersion", 6), p("BclMinorVersion", 6), p("BclBuildNumber", 6), p("BclQfeNumber", 6),
                p("VMMajorVersion", 6), p("VMMinorVersion", 6), p("VMBuildNumber", 6), p("VMQfeNumber", 6),
                f("StartupFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 23),
                f("StartupMode", 4, 0, Quantity::Unstated, Quantity::Unstated, 24), p("CommandLine", 1),
                p("ComObjectGuid", 15), p("RuntimeDllPath", 1)
            ]
        )
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev(
            (188, 0), "MethodJitTailCallSucceeded", (3, 255), (8, 53), &[10], "",
            &[
                p("MethodBeingCompiledNamespace", 1), p("MethodBeingCompiledName", 1),
                p("MethodBeingCompiledNameSignature", 1), p("CallerNamespace", 1), p("CallerName", 1),
                p("CallerNameSignature", 1), p("CalleeNamespace", 1), p("CalleeName", 1), p("CalleeNameSignature", 1),
                p("TailPrefix", 13), f("TailCallType", 8, 0, Quantity::Unstated, Quantity::Unstated, 25),
                p("ClrInstanceID", 6)
            ]
        ),
        ev(
            (189, 0), "MethodJitTailCallFailedAnsi", (3, 255), (8, 54), &[10], "",
            &[
                p("MethodBeingCompiledNamespace", 1), p("MethodBeingCompiledName", 1),
                p("MethodBeingCompiledNameSignature", 1), p("CallerNamespace", 1), p("CallerName", 1),
                p("CallerNameSignature", 1), p("CalleeNamespace", 1), p("CalleeName", 1), p("CalleeNameSignature", 1),
                p("TailPrefix", 13), p("FailReason", 2), p("ClrInstanceID", 6)
            ]
        ),
        ev(
            (190, 0), "MethodILToNativeMap", (3, 255), (8, 55), &[15], "",
            &[
                f("MethodID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("ReJITID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535), p("MethodExtent", 4),
                p("CountOfMapEntries", 6), f("ILOffsets", 8, 0, Quantity::Field(3), Quantity::Unstated, 65535),
                f("NativeOffsets", 8, 0, Quantity::Field(3), Quantity::Unstated, 65535), p("ClrInstanceID", 6)
            ]
        )
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev(
            (190, 1), "MethodILToNativeMap_V1", (3, 255), (8, 55), &[15], "",
            &[
                f("MethodID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("ReJITID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535), p("MethodExtent", 4),
                p("CountOfMapEntries", 6), f("ILOffsets", 8, 0, Quantity::Field(3), Quantity::Unstated, 65535),
                f("NativeOffsets", 8, 0, Quantity::Field(3), Quantity::Unstated, 65535), p("ClrInstanceID", 6),
                p("ILVersionID", 10)
            ]
        )
            .stated_by(&[&sources::DOTNET_CLRETWALL]),
        ev(
            (191, 0), "MethodJitTailCallFailed", (3, 255), (8, 54), &[10], "",
            &[
                p("MethodBeingCompiledNamespace", 1), p("MethodBeingCompiledName", 1),
                p("MethodBeingCompiledNameSignature", 1), p("CallerNamespace", 1), p("CallerName", 1),
                p("CallerNameSignature", 1), p("CalleeNamespace", 1), p("CalleeName", 1), p("CalleeNameSignature", 1),
                p("TailPrefix", 13), p("FailReason", 1), p("ClrInstanceID", 6)
            ]
        ),
        ev(
            (192, 0), "MethodJitInliningFailed", (3, 255), (8, 52), &[10], "",
            &[
                p("MethodBeingCompiledNamespace", 1), p("MethodBeingCompiledName", 1),
                p("MethodBeingCompiledNameSignature", 1), p("InlinerNamespace", 1), p("InlinerName", 1),
                p("InlinerNameSignature", 1), p("InlineeNamespace", 1), p("InlineeName", 1),
                p("InlineeNameSignature", 1), p("FailAlways", 13), p("FailReason", 1), p("ClrInstanceID", 6)
            ]
        ),
        ev(
            (200, 0), "IncreaseMemoryPressure", (3, 255), (0, 33), &[0], "",
            &[p("BytesAllocated", 10), p("ClrInstanceID", 6)]
        )
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev(
            (201, 0), "DecreaseMemoryPressure", (3, 255), (0, 34), &[0], "",
            &[p("BytesFreed", 10), p("ClrInstanceID", 6)]
        ),
        ev(
            (202, 0), "GCMarkWithType", (2, 255), (0, 35), &[0], "",
            &[
                p("HeapNum", 8), p("ClrInstanceID", 6), f("Type", 8, 0, Quantity::Unstated, Quantity::Unstated, 7),
                p("Bytes", 10)
            ]
        )
            .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::OBSERVED_TRACES]),
        ev(
            (203, 2), "GCJoin_V2", (3, 255), (0, 36), &[0], "",
            &[p("Heap", 8), p("JoinTime", 8), p("JoinType", 8), p("ClrInstanceID", 6), p("JoinID", 8)]
        ),
        ev(
            (204, 3), "GCPerHeapHistory_V3", (2, 255), (0, 37), &[0], "",
            &[
                p("ClrInstanceID", 6), p("FreeListAllocated", 16), p("FreeListRejected", 16),
                p("EndOfSegAllocated", 16), p("CondemnedAllocated", 16), p("PinnedAllocated", 16),
                p("PinnedAllocatedAdvance", 16), p("RunningFreeListEfficiency", 8), p("CondemnReasons0", 8),
                p("CondemnReasons1", 8), f("CompactMechanisms", 8, 0, Quantity::Unstated, Quantity::Unstated, 33),
                f("ExpandMechanisms", 8, 0, Quantity::Unstated, Quantity::Unstated, 34), p("HeapIndex", 8),
                p("ExtraGen0Commit", 16), p("Count", 8),
                s(
                    "Values", Quantity::Field(14),
                    &Members(
                        &[
                            p("SizeBefore", 16), p("FreeListBefore", 16), p("FreeObjBefore", 16), p("SizeAfter", 16),
                            p("FreeListAfter", 16), p("FreeObjAfter", 16), p("In", 16), p("PinnedSurv", 16),
                            p("NonePinnedSurv", 16), p("NewAllocation", 16)
                        ]
                    )
                )
            ]
        )
            .stated_by(
                &[
                    &sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::DOTNET_GCRECORD,
                    &sources::PERFVIEW_CLR_PARSER, &sources::OBSERVED_TRACES
                ]
            ),
        ev(
            (205, 2), "GCGlobalHeapHistory_V2", (2, 255), (0, 38), &[0], "",
            &[
                f("FinalYoungestDesired", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535), p("NumHeaps", 7),
                p("CondemnedGeneration", 8), p("Gen0ReductionCount", 8),
                f("Reason", 8, 0, Quantity::Unstated, Quantity::Unstated, 0),
                f("GlobalMechanisms", 8, 0, Quantity::Unstated, Quantity::Unstated, 31), p("ClrInstanceID", 6),
                f("PauseMode", 8, 0, Quantity::Unstated, Quantity::Unstated, 32), p("MemoryPressure", 8)
            ]
        )
            .stated_by(
                &[
                    &sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::DOTNET_CLRETWALL,
                    &sources::MICROSOFT_DOTNET_RUNTIME_EVENTS, &sources::DOTNET_GCRECORD, &sources::PERFVIEW_CLR_PARSER
                ]
            ),
        ev(
            (205, 3), "GCGlobalHeapHistory_V3", (2, 255), (0, 38), &[0], "",
            &[
                f("FinalYoungestDesired", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535), p("NumHeaps", 7),
                p("CondemnedGeneration", 8), p("Gen0ReductionCount", 8),
                f("Reason", 8, 0, Quantity::Unstated, Quantity::Unstated, 0),
                f("GlobalMechanisms", 8, 0, Quantity::Unstated, Quantity::Unstated, 31), p("ClrInstanceID", 6),
                f("PauseMode", 8, 0, Quantity::Unstated, Quantity::Unstated, 32), p("MemoryPressure", 8),
                p("CondemnReasons0", 8), p("CondemnReasons1", 8)
            ]
        )
            .stated_by(&[&sources::DOTNET_CLRETWALL, &sources::DOTNET_GCRECORD, &sources::PERFVIEW_CLR_PARSER]),
        ev(
            (205, 4), "GCGlobalHeapHistory_V4", (2, 255), (0, 38), &[0], "",
            &[
                f("FinalYoungestDesired", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535), p("NumHeaps", 7),
                p("CondemnedGeneration", 8), p("Gen0ReductionCount", 8),
                f("Reason", 8, 0, Quantity::Unstated, Quantity::Unstated, 0),
                f("GlobalMechanisms", 8, 0, Quantity::Unstated, Quantity::Unstated, 31), p("ClrInstanceID", 6),
                f("PauseMode", 8, 0, Quantity::Unstated, Quantity::Unstated, 32), p("MemoryPressure", 8),
                p("CondemnReasons0", 8), p("CondemnReasons1", 8), p("Count", 8),
                s("Values", Quantity::Field(11), &Members(&[p("Time", 8)]))
            ]
        )
            .stated_by(
                &[
                    &sources::DOTNET_CLRETWALL, &sources::DOTNET_GCRECORD, &sources::PERFVIEW_CLR_PARSER,
                    &sources::OBSERVED_TRACES
                ]
            ),
        ev((206, 0), "GenAwareBegin", (2, 255), (0, 94), &[18], "", &[p("Count", 8), p("ClrInstanceID", 6)])
            .stated_by(&[&sources::DOTNET_CLRETWALL, &sources::PERFVIEW_CLR_PARSER, &sources::JDU2600_WINDOWS_EVENTS]),
        ev((207, 0), "GenAwareEnd", (2, 255), (0, 95), &[18], "", &[p("Count", 8), p("ClrInstanceID", 6)])
            .stated_by(&[&sources::DOTNET_CLRETWALL, &sources::PERFVIEW_CLR_PARSER]),
        ev((208, 0), "GCLOHCompact", (2, 255), (0, 96), &[0], "", &[p("ClrInstanceID", 6), p("Count", 6)])
            .stated_by(&[&sources::DOTNET_CLRETWALL, &sources::PERFVIEW_CLR_PARSER, &sources::OBSERVED_TRACES]),
        ev(
            (209, 0), "GCFitBucketInfo", (3, 255), (0, 97), &[0], "",
            &[
                p("ClrInstanceID", 6), f("BucketKind", 6, 0, Quantity::Unstated, Quantity::Unstated, 27),
                p("TotalSize", 10), p("Count", 6),
                s("Values", Quantity::Field(3), &Members(&[p("Index", 8), p("Count", 8), p("Size", 16)]))
            ]
        )
            .stated_by(&[&sources::DOTNET_CLRETWALL, &sources::PERFVIEW_CLR_PARSER, &sources::OBSERVED_TRACES]),
        ev((240, 0), "DebugIPCEventStart", (2, 255), (24, 92), &[27], "", &[]),
        ev((241, 0), "DebugIPCEventEnd", (2, 255), (24, 93), &[27], "", &[]),
        ev((242, 0), "DebugExceptionProcessingStart", (2, 255), (25, 92), &[27], "", &[]),
        ev((243, 0), "DebugExceptionProcessingEnd", (2, 255), (25, 93), &[27], "", &[]),
        ev((250, 0), "ExceptionCatchStart", (2, 255), (26, 92), &[13], "", T31),
        ev((251, 0), "ExceptionCatchStop", (2, 255), (26, 93), &[13], "", &[]),
        ev((252, 0), "ExceptionFinallyStart", (2, 255), (27, 92), &[13], "", T31),
        ev((253, 0), "ExceptionFinallyStop", (2, 255), (27, 93), &[13], "", &[]),
        ev((254, 0), "ExceptionFilterStart", (2, 255), (28, 92), &[13], "", T31),
        ev((255, 0), "ExceptionFilterStop", (2, 255), (28, 93), &[13], "", &[]),
        ev((256, 0), "ExceptionThrownStop", (2, 255), (6, 93), &[13], "", &[]),
        ev(
            (260, 0), "CodeSymbols", (3, 255), (29, 92), &[29], "",
            &[
                p("ModuleId", 10), p("TotalChunks", 6), p("ChunkNumber", 6), p("ChunkLength", 8),
                f("Chunk", 14, 0, Quantity::Unstated, Quantity::Field(3), 65535), p("ClrInstanceID", 6)
            ]
        ),
        ev(
            (270, 0), "EventSource", (2, 255), (65535, 65535), &[30], "",
            &[p("EventID", 7), p("EventName", 1), p("EventSourceName", 1), p("Payload", 1)]
        ),
        ev(
            (280, 0), "TieredCompilationSettings", (2, 255), (30, 86), &[31], "",
            &[p("ClrInstanceID", 6), f("Flags", 8, 18, Quantity::Unstated, Quantity::Unstated, 26)]
        ),
        ev((281, 0), "TieredCompilationPause", (2, 255), (30, 87), &[31], "", T0),
        ev(
            (282, 0), "TieredCompilationResume", (2, 255), (30, 88), &[31], "",
            &[p("ClrInstanceID", 6), p("NewMethodCount", 8)]
        ),
        ev(
            (283, 0), "TieredCompilationBackgroundJitStart", (2, 255), (30, 92), &[31], "",
            &[p("ClrInstanceID", 6), p("PendingMethodCount", 8)]
        ),
        ev(
            (284, 0), "TieredCompilationBackgroundJitStop", (2, 255), (30, 93), &[31], "",
            &[p("ClrInstanceID", 6), p("PendingMethodCount", 8), p("JittedMethodCount", 8)]
        ),
        ev(
            (290, 0), "AssemblyLoadStart", (2, 255), (31, 92), &[2], "",
            &[
                p("ClrInstanceID", 6), p("AssemblyName", 1), p("AssemblyPath", 1), p("RequestingAssembly", 1),
                p("AssemblyLoadContext", 1), p("RequestingAssemblyLoadContext", 1)
            ]
        ),
        ev(
            (291, 0), "AssemblyLoadStop", (2, 255), (31, 93), &[2], "",
            &[
                p("ClrInstanceID", 6), p("AssemblyName", 1), p("AssemblyPath", 1), p("RequestingAssembly", 1),
                p("AssemblyLoadContext", 1), p("RequestingAssemblyLoadContext", 1), p("Success", 13),
                p("ResultAssemblyName", 1), p("ResultAssemblyPath", 1), p("Cached", 13)
            ]
        ),
        ev(
            (292, 0), "ResolutionAttempted", (2, 255), (31, 99), &[2], "",
            &[
                p("ClrInstanceID", 6), p("AssemblyName", 1),
                f("Stage", 6, 0, Quantity::Unstated, Quantity::Unstated, 29), p("AssemblyLoadContext", 1),
                f("Result", 6, 0, Quantity::Unstated, Quantity::Unstated, 30), p("ResultAssemblyName", 1),
                p("ResultAssemblyPath", 1), p("ErrorMessage", 1)
            ]
        )
            .stated_by(&[&sources::DOTNET_CLRETWALL, &sources::PERFVIEW_CLR_PARSER]),
        ev(
            (293, 0), "AssemblyLoadContextResolvingHandlerInvoked", (2, 255), (31, 89), &[2], "",
            &[
                p("ClrInstanceID", 6), p("AssemblyName", 1), p("HandlerName", 1), p("AssemblyLoadContext", 1),
                p("ResultAssemblyName", 1), p("ResultAssemblyPath", 1)
            ]
        ),
        ev(
            (294, 0), "AppDomainAssemblyResolveHandlerInvoked", (2, 255), (31, 90), &[2], "",
            &[
                p("ClrInstanceID", 6), p("AssemblyName", 1), p("HandlerName", 1), p("ResultAssemblyName", 1),
                p("ResultAssemblyPath", 1)
            ]
        ),
        ev(
            (295, 0), "AssemblyLoadFromResolveHandlerInvoked", (2, 255), (31, 91), &[2], "",
            &[
                p("ClrInstanceID", 6), p("AssemblyName", 1), p("IsTrackedLoad", 13), p("RequestingAssemblyPath", 1),
                p("ComputedRequestedAssemblyPath", 1)
            ]
        ),
        ev(
            (296, 0), "KnownPathProbed", (2, 255), (31, 100), &[2], "",
            &[
                p("ClrInstanceID", 6), p("FilePath", 1), f("Source", 6, 0, Quantity::Unstated, Quantity::Unstated, 28),
                p("Result", 7)
            ]
        )
            .stated_by(&[&sources::DOTNET_CLRETWALL, &sources::PERFVIEW_CLR_PARSER]),
        ev(
            (297, 0), "JitInstrumentationData", (2, 255), (33, 101), &[35], "",
            &[
                p("ClrInstanceID", 6), p("MethodFlags", 8), p("DataSize", 8),
                f("MethodID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("Data", 14, 0, Quantity::Unstated, Quantity::Field(2), 65535)
            ]
        )
            .stated_by(&[&sources::DOTNET_CLRETWALL, &sources::PERFVIEW_CLR_PARSER]),
        ev(
            (298, 0), "JitInstrumentationDataVerbose", (2, 255), (33, 102), &[35], "",
            &[
                p("ClrInstanceID", 6), p("MethodFlags", 8), p("DataSize", 8),
                f("MethodID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("ModuleID", 10, 19, Quantity::Unstated, Quantity::Unstated, 65535),
                f("MethodToken", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535), p("MethodNamespace", 1),
                p("MethodName", 1), p("MethodSignature", 1),
                f("Data", 14, 0, Quantity::Unstated, Quantity::Field(2), 65535)
            ]
        )
            .stated_by(&[&sources::DOTNET_CLRETWALL, &sources::PERFVIEW_CLR_PARSER]),
        ev((299, 0), "ProfilerMessage", (2, 255), (35, 104), &[36], "", &[p("ClrInstanceID", 6), p("Message", 1)])
            .stated_by(&[&sources::DOTNET_CLRETWALL]),
        ev(
            (300, 0), "ExecutionCheckpoint", (2, 255), (34, 103), &[24], "",
            &[p("ClrInstanceID", 6), p("Name", 1), p("Timestamp", 9)]
        )
            .stated_by(&[&sources::DOTNET_CLRETWALL, &sources::PERFVIEW_CLR_PARSER]),
        ev(
            (301, 0), "WaitHandleWaitStart", (3, 255), (38, 92), &[37], "",
            &[
                f("WaitSource", 4, 0, Quantity::Unstated, Quantity::Unstated, 5), p("AssociatedObjectID", 16),
                p("ClrInstanceID", 6)
            ]
        )
            .stated_by(&[&sources::DOTNET_THREADING_EVENT_SOURCE, &sources::PERFVIEW_CLR_PARSER]),
        ev((302, 0), "WaitHandleWaitStop", (3, 255), (38, 93), &[37], "", &[p("ClrInstanceID", 6)])
            .stated_by(&[&sources::DOTNET_THREADING_EVENT_SOURCE, &sources::PERFVIEW_CLR_PARSER]),
        ev(
            (303, 0), "AllocationSampled", (2, 255), (39, 65535), &[38], "",
            &[
                f("AllocationKind", 8, 0, Quantity::Unstated, Quantity::Unstated, 4), p("ClrInstanceID", 6),
                p("TypeID", 16), p("TypeName", 1), p("Address", 16), p("ObjectSize", 10), p("SampledByteOffset", 10)
            ]
        )
            .stated_by(&[&sources::PERFVIEW_CLR_PARSER, &sources::DOTNET_ALLOCATION_SAMPLING]),
    ])
    .stated_by(
        &[
            &sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL, &sources::DOTNET_CLRETWALL,
            &sources::MICROSOFT_DOTNET_RUNTIME_EVENTS
        ]
    );
