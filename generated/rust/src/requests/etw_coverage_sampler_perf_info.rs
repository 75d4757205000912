// Generated from spec/structs/ETW_COVERAGE_SAMPLER_PERF_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Request for all counters of a coverage sampler.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_COVERAGE_SAMPLER_PERF_INFO", "V2004Ptr32", (464, 464), "Request for all counters of a coverage sampler.", &[
    field("Common", 0, 12, "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", Kind::Struct, "").with(&[
        unsigned("EventTraceInformationClass", 0, 4, "EVENT_TRACE_INFORMATION_CLASS", "Information class, which selects this structure.").at_path("Common.EventTraceInformationClass").of(crate::requests::EventTraceInformationClass::VALUES).means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("CoverageSamplerInformationClass", 4, 1, "UCHAR", "Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its values are unknown.").at_path("Common.CoverageSamplerInformationClass").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("MajorVersion", 5, 1, "UCHAR", "").at_path("Common.MajorVersion").means(Meaning::Version).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("MinorVersion", 6, 1, "UCHAR", "").at_path("Common.MinorVersion").means(Meaning::Version).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("Reserved", 7, 1, "UCHAR", "").at_path("Common.Reserved").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        address("SamplerHandle", 8, 4, "HANDLE", "Handle of a sampler.").at_path("Common.SamplerHandle").means(Meaning::Handle).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
    ]),
    field("", 12, 4, "padding", Kind::Padding, ""),
    field("PerfStats", 16, 448, "ETW_COVERAGE_SAMPLER_PERF_STATS", Kind::Struct, "").with(&[
        unsigned("RunTime", 16, 8, "ULONGLONG", "").at_path("PerfStats.RunTime"),
        field("SampleProfile", 24, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SampleProfile").means(Meaning::Count),
        field("SampleCSwitch", 28, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SampleCSwitch").means(Meaning::Count),
        field("SampleRThread", 32, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SampleRThread").means(Meaning::Count),
        field("SamplePGFault", 36, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplePGFault").means(Meaning::Count),
        field("CaptureSampleProfile", 40, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureSampleProfile").means(Meaning::Count),
        field("CaptureSampleCSwitch", 44, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureSampleCSwitch").means(Meaning::Count),
        field("CaptureSampleRThread", 48, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureSampleRThread").means(Meaning::Count),
        field("CaptureSamplePGFault", 52, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureSamplePGFault").means(Meaning::Count),
        field("CoverageSamplerCreated", 56, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CoverageSamplerCreated").means(Meaning::Count),
        field("CoverageSamplerDeleted", 60, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CoverageSamplerDeleted").means(Meaning::Count),
        field("CoverageSamplerStarted", 64, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CoverageSamplerStarted").means(Meaning::Count),
        field("CoverageSamplerPaused", 68, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CoverageSamplerPaused").means(Meaning::Count),
        field("CoverageSamplerResumed", 72, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CoverageSamplerResumed").means(Meaning::Count),
        field("CoverageSamplerStopped", 76, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CoverageSamplerStopped").means(Meaning::Count),
        field("CoverageSamplerQueried", 80, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CoverageSamplerQueried").means(Meaning::Count),
        field("CoverageSamplerQueryFailNotActive", 84, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CoverageSamplerQueryFailNotActive").means(Meaning::Count),
        field("SamplesAdded", 88, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplesAdded").means(Meaning::Count),
        field("SamplesFound", 92, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplesFound").means(Meaning::Count),
        field("SamplesDropped", 96, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplesDropped").means(Meaning::Count),
        field("SamplesMappedUM", 100, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplesMappedUM").means(Meaning::Count),
        field("SamplesMappedKM", 104, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplesMappedKM").means(Meaning::Count),
        field("SamplesTryMapUM", 108, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplesTryMapUM").means(Meaning::Count),
        field("SamplesTryMapKM", 112, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplesTryMapKM").means(Meaning::Count),
        field("SamplesAddedAlreadyMapped", 116, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplesAddedAlreadyMapped").means(Meaning::Count),
        field("ModulesTrackedUM", 120, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesTrackedUM").means(Meaning::Count),
        field("ModulesMappedUM", 124, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesMappedUM").means(Meaning::Count),
        field("ModulesUnmappedUM", 128, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesUnmappedUM").means(Meaning::Count),
        field("ModulesTrackedKM", 132, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesTrackedKM").means(Meaning::Count),
        field("ModulesMappedKM", 136, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesMappedKM").means(Meaning::Count),
        field("ModulesUnmappedKM", 140, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesUnmappedKM").means(Meaning::Count),
        field("ModulesCleared", 144, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesCleared").means(Meaning::Count),
        field("ModulesPruned", 148, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesPruned").means(Meaning::Count),
        field("ModulesPrunedPendingDelete", 152, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesPrunedPendingDelete").means(Meaning::Count),
        field("ModulesOutOfDatePendingDelete", 156, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesOutOfDatePendingDelete").means(Meaning::Count),
        field("ModuleBucketsGrown", 160, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModuleBucketsGrown").means(Meaning::Count),
        field("ModuleDebugInfoFailedQuery", 164, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModuleDebugInfoFailedQuery").means(Meaning::Count),
        field("ModuleDebugInfoTooLarge", 168, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModuleDebugInfoTooLarge").means(Meaning::Count),
        field("ModuleIdHashDuplicate", 172, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModuleIdHashDuplicate").means(Meaning::Count),
        field("ModuleIdHashConflict", 176, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModuleIdHashConflict").means(Meaning::Count),
        field("ProcessesTracked", 180, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ProcessesTracked").means(Meaning::Count),
        field("ProcessesIgnored", 184, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ProcessesIgnored").means(Meaning::Count),
        field("ProcessesDeleted", 188, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ProcessesDeleted").means(Meaning::Count),
        field("CaptureSampleAttempts", 192, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureSampleAttempts").means(Meaning::Count),
        field("CaptureSampleSamplingPaused", 196, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureSampleSamplingPaused").means(Meaning::Count),
        field("CaptureKernelStack", 200, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureKernelStack").means(Meaning::Count),
        field("CaptureUserStack", 204, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureUserStack").means(Meaning::Count),
        field("CaptureIPNotInStack", 208, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureIPNotInStack").means(Meaning::Count),
        field("CaptureSampleIdle", 212, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureSampleIdle").means(Meaning::Count),
        field("CaptureUserCheckSystemThread", 216, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureUserCheckSystemThread").means(Meaning::Count),
        field("CaptureUserCheckNullTeb", 220, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureUserCheckNullTeb").means(Meaning::Count),
        field("CaptureUserCheckTerminating", 224, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureUserCheckTerminating").means(Meaning::Count),
        field("CaptureUserCheckSuspended", 228, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureUserCheckSuspended").means(Meaning::Count),
        field("CaptureApcNotInGoodEnvironment", 232, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcNotInGoodEnvironment").means(Meaning::Count),
        field("CaptureRebalanceQueue", 236, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureRebalanceQueue").means(Meaning::Count),
        field("CaptureRebalance", 240, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureRebalance").means(Meaning::Count),
        field("CaptureApc", 244, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApc").means(Meaning::Count),
        field("CaptureApcNotAvailable", 248, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcNotAvailable").means(Meaning::Count),
        field("CaptureApcThreadNotQueueable", 252, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcThreadNotQueueable").means(Meaning::Count),
        field("CaptureApcAlreadyQueued", 256, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcAlreadyQueued").means(Meaning::Count),
        field("CaptureThreadAlreadySampling", 260, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureThreadAlreadySampling").means(Meaning::Count),
        field("CaptureApcQueue", 264, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcQueue").means(Meaning::Count),
        field("CaptureApcQueueAtHighIrql", 268, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcQueueAtHighIrql").means(Meaning::Count),
        field("CaptureApcFailedToQueue", 272, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcFailedToQueue").means(Meaning::Count),
        field("CaptureApcFailedToQueueAtHighIrql", 276, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcFailedToQueueAtHighIrql").means(Meaning::Count),
        field("CaptureApcFailedToQueueAtHighIrqlNotRunning", 280, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcFailedToQueueAtHighIrqlNotRunning").means(Meaning::Count),
        field("CaptureApcFailedToQueueAtHighIrqlNotApcQueueable", 284, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcFailedToQueueAtHighIrqlNotApcQueueable").means(Meaning::Count),
        field("CaptureApcRundown", 288, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcRundown").means(Meaning::Count),
        field("CaptureApcCancel", 292, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcCancel").means(Meaning::Count),
        field("CaptureApcCancelFailRemove", 296, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcCancelFailRemove").means(Meaning::Count),
        field("CaptureBufferNotAvailable", 300, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureBufferNotAvailable").means(Meaning::Count),
        field("CaptureBufferReleaseEmpty", 304, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureBufferReleaseEmpty").means(Meaning::Count),
        field("CaptureBufferQueued", 308, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureBufferQueued").means(Meaning::Count),
        field("CaptureBufferCopied", 312, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureBufferCopied").means(Meaning::Count),
        field("CaptureStartFailureCleanup", 316, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureStartFailureCleanup").means(Meaning::Count),
        field("SampleBufferNotAvailable", 320, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SampleBufferNotAvailable").means(Meaning::Count),
        field("WorkerWakeUpForCaptureBuffer", 324, 4, "LONG", Kind::Signed, "").at_path("PerfStats.WorkerWakeUpForCaptureBuffer").means(Meaning::Count),
        field("WorkerWakeUpForRebalance", 328, 4, "LONG", Kind::Signed, "").at_path("PerfStats.WorkerWakeUpForRebalance").means(Meaning::Count),
        field("WorkerProcessCaptureBuffer", 332, 4, "LONG", Kind::Signed, "").at_path("PerfStats.WorkerProcessCaptureBuffer").means(Meaning::Count),
        field("WorkerProcessSampleBuffer", 336, 4, "LONG", Kind::Signed, "").at_path("PerfStats.WorkerProcessSampleBuffer").means(Meaning::Count),
        field("WorkerProcessFlushBuffer", 340, 4, "LONG", Kind::Signed, "").at_path("PerfStats.WorkerProcessFlushBuffer").means(Meaning::Count),
        field("StackHashMiss", 344, 4, "LONG", Kind::Signed, "").at_path("PerfStats.StackHashMiss").means(Meaning::Count),
        field("StackHashHit", 348, 4, "LONG", Kind::Signed, "").at_path("PerfStats.StackHashHit").means(Meaning::Count),
        field("StackHashHitInHistory", 352, 4, "LONG", Kind::Signed, "").at_path("PerfStats.StackHashHitInHistory").means(Meaning::Count),
        field("StackHashSwitchTables", 356, 4, "LONG", Kind::Signed, "").at_path("PerfStats.StackHashSwitchTables").means(Meaning::Count),
        field("StackHashCollisionInAdd", 360, 4, "LONG", Kind::Signed, "").at_path("PerfStats.StackHashCollisionInAdd").means(Meaning::Count),
        field("StackHashAddHitLoad", 364, 4, "LONG", Kind::Signed, "").at_path("PerfStats.StackHashAddHitLoad").means(Meaning::Count),
        field("StackHashAddHitMax", 368, 4, "LONG", Kind::Signed, "").at_path("PerfStats.StackHashAddHitMax").means(Meaning::Count),
        field("BloomFilterExceptions", 372, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BloomFilterExceptions").means(Meaning::Count),
        field("BloomFilterSet", 376, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BloomFilterSet").means(Meaning::Count),
        field("BloomFilterOnCreate", 380, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BloomFilterOnCreate").means(Meaning::Count),
        field("BloomFilterHit", 384, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BloomFilterHit").means(Meaning::Count),
        field("BloomFilterMiss", 388, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BloomFilterMiss").means(Meaning::Count),
        field("BufferSamplesCopied", 392, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BufferSamplesCopied").means(Meaning::Count),
        field("BufferSamplesProcessed", 396, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BufferSamplesProcessed").means(Meaning::Count),
        field("BufferSamplesAddedToSampler", 400, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BufferSamplesAddedToSampler").means(Meaning::Count),
        field("BufferAddressesCopied", 404, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BufferAddressesCopied").means(Meaning::Count),
        field("BufferAddressesProcessed", 408, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BufferAddressesProcessed").means(Meaning::Count),
        field("BufferAddressesAddedToSampler", 412, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BufferAddressesAddedToSampler").means(Meaning::Count),
        field("ReserveFailedAcquireLock", 416, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ReserveFailedAcquireLock").means(Meaning::Count),
        field("ReserveCaptureStopped", 420, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ReserveCaptureStopped").means(Meaning::Count),
        field("ReserveNewBufferSet", 424, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ReserveNewBufferSet").means(Meaning::Count),
        field("ReserveNewBufferFailed", 428, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ReserveNewBufferFailed").means(Meaning::Count),
        field("ReserveNewBufferAllocated", 432, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ReserveNewBufferAllocated").means(Meaning::Count),
        field("ReserveNewBufferReleased", 436, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ReserveNewBufferReleased").means(Meaning::Count),
        field("ReserveSucceeded", 440, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ReserveSucceeded").means(Meaning::Count),
        field("TableGrew", 444, 4, "LONG", Kind::Signed, "").at_path("PerfStats.TableGrew").means(Meaning::Count),
        field("TableGrow", 448, 4, "LONG", Kind::Signed, "").at_path("PerfStats.TableGrow").means(Meaning::Count),
        field("TableQueued", 452, 4, "LONG", Kind::Signed, "").at_path("PerfStats.TableQueued").means(Meaning::Count),
        field("TableHitInCurrent", 456, 4, "LONG", Kind::Signed, "").at_path("PerfStats.TableHitInCurrent").means(Meaning::Count),
        field("TableHitInOld", 460, 4, "LONG", Kind::Signed, "").at_path("PerfStats.TableHitInOld").means(Meaning::Count),
    ]),
])
    .in_releases("2004..server-2022 (32-bit)", &[holds(Pointer::Bits32, 19, 24)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_NTETW, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_COVERAGE_SAMPLER_PERF_INFO", "V2004Ptr64", (464, 464), "Request for all counters of a coverage sampler.", &[
    field("Common", 0, 16, "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", Kind::Struct, "").with(&[
        unsigned("EventTraceInformationClass", 0, 4, "EVENT_TRACE_INFORMATION_CLASS", "Information class, which selects this structure.").at_path("Common.EventTraceInformationClass").of(crate::requests::EventTraceInformationClass::VALUES).means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("CoverageSamplerInformationClass", 4, 1, "UCHAR", "Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its values are unknown.").at_path("Common.CoverageSamplerInformationClass").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("MajorVersion", 5, 1, "UCHAR", "").at_path("Common.MajorVersion").means(Meaning::Version).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("MinorVersion", 6, 1, "UCHAR", "").at_path("Common.MinorVersion").means(Meaning::Version).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("Reserved", 7, 1, "UCHAR", "").at_path("Common.Reserved").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        address("SamplerHandle", 8, 8, "HANDLE", "Handle of a sampler.").at_path("Common.SamplerHandle").means(Meaning::Handle).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
    ]),
    field("PerfStats", 16, 448, "ETW_COVERAGE_SAMPLER_PERF_STATS", Kind::Struct, "").with(&[
        unsigned("RunTime", 16, 8, "ULONGLONG", "").at_path("PerfStats.RunTime"),
        field("SampleProfile", 24, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SampleProfile").means(Meaning::Count),
        field("SampleCSwitch", 28, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SampleCSwitch").means(Meaning::Count),
        field("SampleRThread", 32, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SampleRThread").means(Meaning::Count),
        field("SamplePGFault", 36, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplePGFault").means(Meaning::Count),
        field("CaptureSampleProfile", 40, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureSampleProfile").means(Meaning::Count),
        field("CaptureSampleCSwitch", 44, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureSampleCSwitch").means(Meaning::Count),
        field("CaptureSampleRThread", 48, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureSampleRThread").means(Meaning::Count),
        field("CaptureSamplePGFault", 52, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureSamplePGFault").means(Meaning::Count),
        field("CoverageSamplerCreated", 56, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CoverageSamplerCreated").means(Meaning::Count),
        field("CoverageSamplerDeleted", 60, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CoverageSamplerDeleted").means(Meaning::Count),
        field("CoverageSamplerStarted", 64, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CoverageSamplerStarted").means(Meaning::Count),
        field("CoverageSamplerPaused", 68, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CoverageSamplerPaused").means(Meaning::Count),
        field("CoverageSamplerResumed", 72, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CoverageSamplerResumed").means(Meaning::Count),
        field("CoverageSamplerStopped", 76, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CoverageSamplerStopped").means(Meaning::Count),
        field("CoverageSamplerQueried", 80, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CoverageSamplerQueried").means(Meaning::Count),
        field("CoverageSamplerQueryFailNotActive", 84, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CoverageSamplerQueryFailNotActive").means(Meaning::Count),
        field("SamplesAdded", 88, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplesAdded").means(Meaning::Count),
        field("SamplesFound", 92, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplesFound").means(Meaning::Count),
        field("SamplesDropped", 96, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplesDropped").means(Meaning::Count),
        field("SamplesMappedUM", 100, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplesMappedUM").means(Meaning::Count),
        field("SamplesMappedKM", 104, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplesMappedKM").means(Meaning::Count),
        field("SamplesTryMapUM", 108, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplesTryMapUM").means(Meaning::Count),
        field("SamplesTryMapKM", 112, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplesTryMapKM").means(Meaning::Count),
        field("SamplesAddedAlreadyMapped", 116, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplesAddedAlreadyMapped").means(Meaning::Count),
        field("ModulesTrackedUM", 120, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesTrackedUM").means(Meaning::Count),
        field("ModulesMappedUM", 124, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesMappedUM").means(Meaning::Count),
        field("ModulesUnmappedUM", 128, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesUnmappedUM").means(Meaning::Count),
        field("ModulesTrackedKM", 132, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesTrackedKM").means(Meaning::Count),
        field("ModulesMappedKM", 136, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesMappedKM").means(Meaning::Count),
        field("ModulesUnmappedKM", 140, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesUnmappedKM").means(Meaning::Count),
        field("ModulesCleared", 144, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesCleared").means(Meaning::Count),
        field("ModulesPruned", 148, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesPruned").means(Meaning::Count),
        field("ModulesPrunedPendingDelete", 152, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesPrunedPendingDelete").means(Meaning::Count),
        field("ModulesOutOfDatePendingDelete", 156, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesOutOfDatePendingDelete").means(Meaning::Count),
        field("ModuleBucketsGrown", 160, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModuleBucketsGrown").means(Meaning::Count),
        field("ModuleDebugInfoFailedQuery", 164, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModuleDebugInfoFailedQuery").means(Meaning::Count),
        field("ModuleDebugInfoTooLarge", 168, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModuleDebugInfoTooLarge").means(Meaning::Count),
        field("ModuleIdHashDuplicate", 172, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModuleIdHashDuplicate").means(Meaning::Count),
        field("ModuleIdHashConflict", 176, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModuleIdHashConflict").means(Meaning::Count),
        field("ProcessesTracked", 180, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ProcessesTracked").means(Meaning::Count),
        field("ProcessesIgnored", 184, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ProcessesIgnored").means(Meaning::Count),
        field("ProcessesDeleted", 188, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ProcessesDeleted").means(Meaning::Count),
        field("CaptureSampleAttempts", 192, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureSampleAttempts").means(Meaning::Count),
        field("CaptureSampleSamplingPaused", 196, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureSampleSamplingPaused").means(Meaning::Count),
        field("CaptureKernelStack", 200, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureKernelStack").means(Meaning::Count),
        field("CaptureUserStack", 204, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureUserStack").means(Meaning::Count),
        field("CaptureIPNotInStack", 208, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureIPNotInStack").means(Meaning::Count),
        field("CaptureSampleIdle", 212, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureSampleIdle").means(Meaning::Count),
        field("CaptureUserCheckSystemThread", 216, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureUserCheckSystemThread").means(Meaning::Count),
        field("CaptureUserCheckNullTeb", 220, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureUserCheckNullTeb").means(Meaning::Count),
        field("CaptureUserCheckTerminating", 224, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureUserCheckTerminating").means(Meaning::Count),
        field("CaptureUserCheckSuspended", 228, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureUserCheckSuspended").means(Meaning::Count),
        field("CaptureApcNotInGoodEnvironment", 232, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcNotInGoodEnvironment").means(Meaning::Count),
        field("CaptureRebalanceQueue", 236, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureRebalanceQueue").means(Meaning::Count),
        field("CaptureRebalance", 240, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureRebalance").means(Meaning::Count),
        field("CaptureApc", 244, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApc").means(Meaning::Count),
        field("CaptureApcNotAvailable", 248, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcNotAvailable").means(Meaning::Count),
        field("CaptureApcThreadNotQueueable", 252, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcThreadNotQueueable").means(Meaning::Count),
        field("CaptureApcAlreadyQueued", 256, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcAlreadyQueued").means(Meaning::Count),
        field("CaptureThreadAlreadySampling", 260, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureThreadAlreadySampling").means(Meaning::Count),
        field("CaptureApcQueue", 264, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcQueue").means(Meaning::Count),
        field("CaptureApcQueueAtHighIrql", 268, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcQueueAtHighIrql").means(Meaning::Count),
        field("CaptureApcFailedToQueue", 272, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcFailedToQueue").means(Meaning::Count),
        field("CaptureApcFailedToQueueAtHighIrql", 276, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcFailedToQueueAtHighIrql").means(Meaning::Count),
        field("CaptureApcFailedToQueueAtHighIrqlNotRunning", 280, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcFailedToQueueAtHighIrqlNotRunning").means(Meaning::Count),
        field("CaptureApcFailedToQueueAtHighIrqlNotApcQueueable", 284, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcFailedToQueueAtHighIrqlNotApcQueueable").means(Meaning::Count),
        field("CaptureApcRundown", 288, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcRundown").means(Meaning::Count),
        field("CaptureApcCancel", 292, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcCancel").means(Meaning::Count),
        field("CaptureApcCancelFailRemove", 296, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcCancelFailRemove").means(Meaning::Count),
        field("CaptureBufferNotAvailable", 300, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureBufferNotAvailable").means(Meaning::Count),
        field("CaptureBufferReleaseEmpty", 304, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureBufferReleaseEmpty").means(Meaning::Count),
        field("CaptureBufferQueued", 308, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureBufferQueued").means(Meaning::Count),
        field("CaptureBufferCopied", 312, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureBufferCopied").means(Meaning::Count),
        field("CaptureStartFailureCleanup", 316, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureStartFailureCleanup").means(Meaning::Count),
        field("SampleBufferNotAvailable", 320, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SampleBufferNotAvailable").means(Meaning::Count),
        field("WorkerWakeUpForCaptureBuffer", 324, 4, "LONG", Kind::Signed, "").at_path("PerfStats.WorkerWakeUpForCaptureBuffer").means(Meaning::Count),
        field("WorkerWakeUpForRebalance", 328, 4, "LONG", Kind::Signed, "").at_path("PerfStats.WorkerWakeUpForRebalance").means(Meaning::Count),
        field("WorkerProcessCaptureBuffer", 332, 4, "LONG", Kind::Signed, "").at_path("PerfStats.WorkerProcessCaptureBuffer").means(Meaning::Count),
        field("WorkerProcessSampleBuffer", 336, 4, "LONG", Kind::Signed, "").at_path("PerfStats.WorkerProcessSampleBuffer").means(Meaning::Count),
        field("WorkerProcessFlushBuffer", 340, 4, "LONG", Kind::Signed, "").at_path("PerfStats.WorkerProcessFlushBuffer").means(Meaning::Count),
        field("StackHashMiss", 344, 4, "LONG", Kind::Signed, "").at_path("PerfStats.StackHashMiss").means(Meaning::Count),
        field("StackHashHit", 348, 4, "LONG", Kind::Signed, "").at_path("PerfStats.StackHashHit").means(Meaning::Count),
        field("StackHashHitInHistory", 352, 4, "LONG", Kind::Signed, "").at_path("PerfStats.StackHashHitInHistory").means(Meaning::Count),
        field("StackHashSwitchTables", 356, 4, "LONG", Kind::Signed, "").at_path("PerfStats.StackHashSwitchTables").means(Meaning::Count),
        field("StackHashCollisionInAdd", 360, 4, "LONG", Kind::Signed, "").at_path("PerfStats.StackHashCollisionInAdd").means(Meaning::Count),
        field("StackHashAddHitLoad", 364, 4, "LONG", Kind::Signed, "").at_path("PerfStats.StackHashAddHitLoad").means(Meaning::Count),
        field("StackHashAddHitMax", 368, 4, "LONG", Kind::Signed, "").at_path("PerfStats.StackHashAddHitMax").means(Meaning::Count),
        field("BloomFilterExceptions", 372, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BloomFilterExceptions").means(Meaning::Count),
        field("BloomFilterSet", 376, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BloomFilterSet").means(Meaning::Count),
        field("BloomFilterOnCreate", 380, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BloomFilterOnCreate").means(Meaning::Count),
        field("BloomFilterHit", 384, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BloomFilterHit").means(Meaning::Count),
        field("BloomFilterMiss", 388, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BloomFilterMiss").means(Meaning::Count),
        field("BufferSamplesCopied", 392, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BufferSamplesCopied").means(Meaning::Count),
        field("BufferSamplesProcessed", 396, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BufferSamplesProcessed").means(Meaning::Count),
        field("BufferSamplesAddedToSampler", 400, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BufferSamplesAddedToSampler").means(Meaning::Count),
        field("BufferAddressesCopied", 404, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BufferAddressesCopied").means(Meaning::Count),
        field("BufferAddressesProcessed", 408, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BufferAddressesProcessed").means(Meaning::Count),
        field("BufferAddressesAddedToSampler", 412, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BufferAddressesAddedToSampler").means(Meaning::Count),
        field("ReserveFailedAcquireLock", 416, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ReserveFailedAcquireLock").means(Meaning::Count),
        field("ReserveCaptureStopped", 420, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ReserveCaptureStopped").means(Meaning::Count),
        field("ReserveNewBufferSet", 424, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ReserveNewBufferSet").means(Meaning::Count),
        field("ReserveNewBufferFailed", 428, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ReserveNewBufferFailed").means(Meaning::Count),
        field("ReserveNewBufferAllocated", 432, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ReserveNewBufferAllocated").means(Meaning::Count),
        field("ReserveNewBufferReleased", 436, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ReserveNewBufferReleased").means(Meaning::Count),
        field("ReserveSucceeded", 440, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ReserveSucceeded").means(Meaning::Count),
        field("TableGrew", 444, 4, "LONG", Kind::Signed, "").at_path("PerfStats.TableGrew").means(Meaning::Count),
        field("TableGrow", 448, 4, "LONG", Kind::Signed, "").at_path("PerfStats.TableGrow").means(Meaning::Count),
        field("TableQueued", 452, 4, "LONG", Kind::Signed, "").at_path("PerfStats.TableQueued").means(Meaning::Count),
        field("TableHitInCurrent", 456, 4, "LONG", Kind::Signed, "").at_path("PerfStats.TableHitInCurrent").means(Meaning::Count),
        field("TableHitInOld", 460, 4, "LONG", Kind::Signed, "").at_path("PerfStats.TableHitInOld").means(Meaning::Count),
    ]),
])
    .in_releases("2004..server-2022 (64-bit)", &[holds(Pointer::Bits64, 19, 24)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_NTETW, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_2: Layout = layout("ETW_COVERAGE_SAMPLER_PERF_INFO", "EtwCoverageSamplerPerfInfoPtr32", (584, 584), "Request for all counters of a coverage sampler.", &[
    field("Common", 0, 12, "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", Kind::Struct, "").with(&[
        unsigned("EventTraceInformationClass", 0, 4, "EVENT_TRACE_INFORMATION_CLASS", "Information class, which selects this structure.").at_path("Common.EventTraceInformationClass").of(crate::requests::EventTraceInformationClass::VALUES).means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("CoverageSamplerInformationClass", 4, 1, "UCHAR", "Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its values are unknown.").at_path("Common.CoverageSamplerInformationClass").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("MajorVersion", 5, 1, "UCHAR", "").at_path("Common.MajorVersion").means(Meaning::Version).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("MinorVersion", 6, 1, "UCHAR", "").at_path("Common.MinorVersion").means(Meaning::Version).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("Reserved", 7, 1, "UCHAR", "").at_path("Common.Reserved").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        address("SamplerHandle", 8, 4, "HANDLE", "Handle of a sampler.").at_path("Common.SamplerHandle").means(Meaning::Handle).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
    ]),
    field("", 12, 4, "padding", Kind::Padding, ""),
    field("PerfStats", 16, 568, "ETW_COVERAGE_SAMPLER_PERF_STATS", Kind::Struct, "").with(&[
        unsigned("RunTime", 16, 8, "ULONGLONG", "").at_path("PerfStats.RunTime"),
        field("SampleProfile", 24, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SampleProfile").means(Meaning::Count),
        field("SampleCSwitch", 28, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SampleCSwitch").means(Meaning::Count),
        field("SampleRThread", 32, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SampleRThread").means(Meaning::Count),
        field("SamplePGFault", 36, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplePGFault").means(Meaning::Count),
        field("CaptureSampleProfile", 40, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureSampleProfile").means(Meaning::Count),
        field("CaptureSampleCSwitch", 44, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureSampleCSwitch").means(Meaning::Count),
        field("CaptureSampleRThread", 48, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureSampleRThread").means(Meaning::Count),
        field("CaptureSamplePGFault", 52, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureSamplePGFault").means(Meaning::Count),
        field("CoverageSamplerCreated", 56, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CoverageSamplerCreated").means(Meaning::Count),
        field("CoverageSamplerDeleted", 60, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CoverageSamplerDeleted").means(Meaning::Count),
        field("CoverageSamplerStarted", 64, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CoverageSamplerStarted").means(Meaning::Count),
        field("CoverageSamplerPaused", 68, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CoverageSamplerPaused").means(Meaning::Count),
        field("CoverageSamplerResumed", 72, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CoverageSamplerResumed").means(Meaning::Count),
        field("CoverageSamplerStopped", 76, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CoverageSamplerStopped").means(Meaning::Count),
        field("CoverageSamplerQueried", 80, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CoverageSamplerQueried").means(Meaning::Count),
        field("CoverageSamplerQueryFailNotActive", 84, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CoverageSamplerQueryFailNotActive").means(Meaning::Count),
        field("SamplesAdded", 88, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplesAdded").means(Meaning::Count),
        field("SamplesFound", 92, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplesFound").means(Meaning::Count),
        field("SamplesDropped", 96, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplesDropped").means(Meaning::Count),
        field("SamplesMappedUM", 100, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplesMappedUM").means(Meaning::Count),
        field("SamplesMappedKM", 104, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplesMappedKM").means(Meaning::Count),
        field("SamplesTryMapUM", 108, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplesTryMapUM").means(Meaning::Count),
        field("SamplesTryMapKM", 112, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplesTryMapKM").means(Meaning::Count),
        field("SamplesAddedAlreadyMapped", 116, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplesAddedAlreadyMapped").means(Meaning::Count),
        field("ModulesTrackedUM", 120, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesTrackedUM").means(Meaning::Count),
        field("ModulesMappedUM", 124, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesMappedUM").means(Meaning::Count),
        field("ModulesUnmappedUM", 128, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesUnmappedUM").means(Meaning::Count),
        field("ModulesTrackedKM", 132, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesTrackedKM").means(Meaning::Count),
        field("ModulesMappedKM", 136, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesMappedKM").means(Meaning::Count),
        field("ModulesUnmappedKM", 140, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesUnmappedKM").means(Meaning::Count),
        field("ModulesCleared", 144, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesCleared").means(Meaning::Count),
        field("ModulesPruned", 148, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesPruned").means(Meaning::Count),
        field("ModulesPrunedPendingDelete", 152, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesPrunedPendingDelete").means(Meaning::Count),
        field("ModulesOutOfDatePendingDelete", 156, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesOutOfDatePendingDelete").means(Meaning::Count),
        field("ModuleBucketsGrown", 160, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModuleBucketsGrown").means(Meaning::Count),
        field("ModuleDebugInfoFailedQuery", 164, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModuleDebugInfoFailedQuery").means(Meaning::Count),
        field("ModuleDebugInfoTooLarge", 168, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModuleDebugInfoTooLarge").means(Meaning::Count),
        field("ModuleIdHashDuplicate", 172, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModuleIdHashDuplicate").means(Meaning::Count),
        field("ModuleIdHashConflict", 176, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModuleIdHashConflict").means(Meaning::Count),
        field("ProcessesTracked", 180, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ProcessesTracked").means(Meaning::Count),
        field("ProcessesIgnored", 184, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ProcessesIgnored").means(Meaning::Count),
        field("ProcessesDeleted", 188, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ProcessesDeleted").means(Meaning::Count),
        field("CaptureSampleAttempts", 192, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureSampleAttempts").means(Meaning::Count),
        field("CaptureSampleSamplingPaused", 196, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureSampleSamplingPaused").means(Meaning::Count),
        field("CaptureKernelStack", 200, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureKernelStack").means(Meaning::Count),
        field("CaptureUserStack", 204, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureUserStack").means(Meaning::Count),
        field("CaptureIPNotInStack", 208, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureIPNotInStack").means(Meaning::Count),
        field("CaptureSampleIdle", 212, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureSampleIdle").means(Meaning::Count),
        field("CaptureUserCheckSystemThread", 216, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureUserCheckSystemThread").means(Meaning::Count),
        field("CaptureUserCheckNullTeb", 220, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureUserCheckNullTeb").means(Meaning::Count),
        field("CaptureUserCheckTerminating", 224, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureUserCheckTerminating").means(Meaning::Count),
        field("CaptureUserCheckSuspended", 228, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureUserCheckSuspended").means(Meaning::Count),
        field("CaptureApcNotInGoodEnvironment", 232, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcNotInGoodEnvironment").means(Meaning::Count),
        field("CaptureRebalanceQueue", 236, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureRebalanceQueue").means(Meaning::Count),
        field("CaptureRebalance", 240, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureRebalance").means(Meaning::Count),
        field("CaptureApc", 244, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApc").means(Meaning::Count),
        field("CaptureApcNotAvailable", 248, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcNotAvailable").means(Meaning::Count),
        field("CaptureApcThreadNotQueueable", 252, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcThreadNotQueueable").means(Meaning::Count),
        field("CaptureApcAlreadyQueued", 256, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcAlreadyQueued").means(Meaning::Count),
        field("CaptureThreadAlreadySampling", 260, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureThreadAlreadySampling").means(Meaning::Count),
        field("CaptureApcQueue", 264, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcQueue").means(Meaning::Count),
        field("CaptureApcQueueAtHighIrql", 268, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcQueueAtHighIrql").means(Meaning::Count),
        field("CaptureApcFailedToQueue", 272, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcFailedToQueue").means(Meaning::Count),
        field("CaptureApcFailedToQueueAtHighIrql", 276, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcFailedToQueueAtHighIrql").means(Meaning::Count),
        field("CaptureApcFailedToQueueAtHighIrqlNotRunning", 280, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcFailedToQueueAtHighIrqlNotRunning").means(Meaning::Count),
        field("CaptureApcFailedToQueueAtHighIrqlNotApcQueueable", 284, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcFailedToQueueAtHighIrqlNotApcQueueable").means(Meaning::Count),
        field("CaptureApcRundown", 288, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcRundown").means(Meaning::Count),
        field("CaptureApcCancel", 292, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcCancel").means(Meaning::Count),
        field("CaptureApcCancelFailRemove", 296, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcCancelFailRemove").means(Meaning::Count),
        field("CaptureBufferNotAvailable", 300, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureBufferNotAvailable").means(Meaning::Count),
        field("CaptureBufferReleaseEmpty", 304, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureBufferReleaseEmpty").means(Meaning::Count),
        field("CaptureBufferQueued", 308, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureBufferQueued").means(Meaning::Count),
        field("CaptureBufferCopied", 312, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureBufferCopied").means(Meaning::Count),
        field("CaptureStartFailureCleanup", 316, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureStartFailureCleanup").means(Meaning::Count),
        field("SampleBufferNotAvailable", 320, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SampleBufferNotAvailable").means(Meaning::Count),
        field("WorkerWakeUpForCaptureBuffer", 324, 4, "LONG", Kind::Signed, "").at_path("PerfStats.WorkerWakeUpForCaptureBuffer").means(Meaning::Count),
        field("WorkerWakeUpForRebalance", 328, 4, "LONG", Kind::Signed, "").at_path("PerfStats.WorkerWakeUpForRebalance").means(Meaning::Count),
        field("WorkerProcessCaptureBuffer", 332, 4, "LONG", Kind::Signed, "").at_path("PerfStats.WorkerProcessCaptureBuffer").means(Meaning::Count),
        field("WorkerProcessSampleBuffer", 336, 4, "LONG", Kind::Signed, "").at_path("PerfStats.WorkerProcessSampleBuffer").means(Meaning::Count),
        field("WorkerProcessFlushBuffer", 340, 4, "LONG", Kind::Signed, "").at_path("PerfStats.WorkerProcessFlushBuffer").means(Meaning::Count),
        field("StackHashMiss", 344, 4, "LONG", Kind::Signed, "").at_path("PerfStats.StackHashMiss").means(Meaning::Count),
        field("StackHashHit", 348, 4, "LONG", Kind::Signed, "").at_path("PerfStats.StackHashHit").means(Meaning::Count),
        field("StackHashHitInHistory", 352, 4, "LONG", Kind::Signed, "").at_path("PerfStats.StackHashHitInHistory").means(Meaning::Count),
        field("StackHashSwitchTables", 356, 4, "LONG", Kind::Signed, "").at_path("PerfStats.StackHashSwitchTables").means(Meaning::Count),
        field("StackHashCollisionInAdd", 360, 4, "LONG", Kind::Signed, "").at_path("PerfStats.StackHashCollisionInAdd").means(Meaning::Count),
        field("StackHashAddHitLoad", 364, 4, "LONG", Kind::Signed, "").at_path("PerfStats.StackHashAddHitLoad").means(Meaning::Count),
        field("StackHashAddHitMax", 368, 4, "LONG", Kind::Signed, "").at_path("PerfStats.StackHashAddHitMax").means(Meaning::Count),
        field("BloomFilterExceptions", 372, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BloomFilterExceptions").means(Meaning::Count),
        field("BloomFilterSet", 376, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BloomFilterSet").means(Meaning::Count),
        field("BloomFilterOnCreate", 380, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BloomFilterOnCreate").means(Meaning::Count),
        field("BloomFilterHit", 384, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BloomFilterHit").means(Meaning::Count),
        field("BloomFilterMiss", 388, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BloomFilterMiss").means(Meaning::Count),
        field("BufferSamplesCopied", 392, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BufferSamplesCopied").means(Meaning::Count),
        field("BufferSamplesProcessed", 396, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BufferSamplesProcessed").means(Meaning::Count),
        field("BufferSamplesAddedToSampler", 400, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BufferSamplesAddedToSampler").means(Meaning::Count),
        field("BufferAddressesCopied", 404, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BufferAddressesCopied").means(Meaning::Count),
        field("BufferAddressesProcessed", 408, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BufferAddressesProcessed").means(Meaning::Count),
        field("BufferAddressesAddedToSampler", 412, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BufferAddressesAddedToSampler").means(Meaning::Count),
        field("ReserveFailedAcquireLock", 416, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ReserveFailedAcquireLock").means(Meaning::Count),
        field("ReserveCaptureStopped", 420, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ReserveCaptureStopped").means(Meaning::Count),
        field("ReserveNewBufferSet", 424, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ReserveNewBufferSet").means(Meaning::Count),
        field("ReserveNewBufferFailed", 428, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ReserveNewBufferFailed").means(Meaning::Count),
        field("ReserveNewBufferAllocated", 432, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ReserveNewBufferAllocated").means(Meaning::Count),
        field("ReserveNewBufferReleased", 436, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ReserveNewBufferReleased").means(Meaning::Count),
        field("ReserveSucceeded", 440, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ReserveSucceeded").means(Meaning::Count),
        field("TableGrew", 444, 4, "LONG", Kind::Signed, "").at_path("PerfStats.TableGrew").means(Meaning::Count),
        field("TableGrow", 448, 4, "LONG", Kind::Signed, "").at_path("PerfStats.TableGrow").means(Meaning::Count),
        field("TableQueued", 452, 4, "LONG", Kind::Signed, "").at_path("PerfStats.TableQueued").means(Meaning::Count),
        field("TableHitInCurrent", 456, 4, "LONG", Kind::Signed, "").at_path("PerfStats.TableHitInCurrent").means(Meaning::Count),
        field("TableHitInOld", 460, 4, "LONG", Kind::Signed, "").at_path("PerfStats.TableHitInOld").means(Meaning::Count),
        unsigned("WorkerKernelRunTime", 464, 8, "ULONGLONG", "").at_path("PerfStats.WorkerKernelRunTime"),
        unsigned("WorkerKernelWaitTime", 472, 8, "ULONGLONG", "").at_path("PerfStats.WorkerKernelWaitTime"),
        unsigned("WorkerKernelTime", 480, 8, "ULONGLONG", "").at_path("PerfStats.WorkerKernelTime"),
        unsigned("WorkerUserTime", 488, 8, "ULONGLONG", "").at_path("PerfStats.WorkerUserTime"),
        field("CaptureApcBecauseHighIrql", 496, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcBecauseHighIrql").means(Meaning::Count),
        field("CaptureApcBecauseApcsDisabled", 500, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcBecauseApcsDisabled").means(Meaning::Count),
        field("CaptureApcBecauseNotMmCanThreadFault", 504, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcBecauseNotMmCanThreadFault").means(Meaning::Count),
        field("CaptureApcBecauseActiveFaultInApc", 508, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcBecauseActiveFaultInApc").means(Meaning::Count),
        field("CaptureApcBecauseAttachedProcess", 512, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcBecauseAttachedProcess").means(Meaning::Count),
        field("CaptureApcBecauseIsActuallySafe", 516, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcBecauseIsActuallySafe").means(Meaning::Count),
        field("AllocatedNonPagedCount", 520, 4, "LONG", Kind::Signed, "").at_path("PerfStats.AllocatedNonPagedCount").means(Meaning::Count),
        field("AllocatedPagedCount", 524, 4, "LONG", Kind::Signed, "").at_path("PerfStats.AllocatedPagedCount").means(Meaning::Count),
        field("FreedNonPagedCount", 528, 4, "LONG", Kind::Signed, "").at_path("PerfStats.FreedNonPagedCount").means(Meaning::Count),
        field("FreedPagedCount", 532, 4, "LONG", Kind::Signed, "").at_path("PerfStats.FreedPagedCount").means(Meaning::Count),
        field("AllocationFailure", 536, 4, "LONG", Kind::Signed, "").at_path("PerfStats.AllocationFailure").means(Meaning::Count),
        unsigned("ProfileInterval", 540, 4, "ULONG", "").at_path("PerfStats.ProfileInterval"),
        field("AllocatedNonPagedSize", 544, 8, "LARGE_INTEGER", Kind::Signed, "").at_path("PerfStats.AllocatedNonPagedSize").in_units("bytes").means(Meaning::Bytes),
        field("FreedNonPagedSize", 552, 8, "LARGE_INTEGER", Kind::Signed, "").at_path("PerfStats.FreedNonPagedSize").in_units("bytes").means(Meaning::Bytes),
        field("AllocatedPagedSize", 560, 8, "LARGE_INTEGER", Kind::Signed, "").at_path("PerfStats.AllocatedPagedSize").in_units("bytes").means(Meaning::Bytes),
        field("FreedPagedSize", 568, 8, "LARGE_INTEGER", Kind::Signed, "").at_path("PerfStats.FreedPagedSize").in_units("bytes").means(Meaning::Bytes),
        unsigned("MaximumIncrement", 576, 4, "ULONG", "").at_path("PerfStats.MaximumIncrement"),
        unsigned("ProcessorCount", 580, 4, "ULONG", "").at_path("PerfStats.ProcessorCount").means(Meaning::Count),
    ]),
])
    .in_releases("11-21H2+ (32-bit)", &[holds(Pointer::Bits32, 25, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_NTETW, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_3: Layout = layout("ETW_COVERAGE_SAMPLER_PERF_INFO", "EtwCoverageSamplerPerfInfoPtr64", (584, 584), "Request for all counters of a coverage sampler.", &[
    field("Common", 0, 16, "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", Kind::Struct, "").with(&[
        unsigned("EventTraceInformationClass", 0, 4, "EVENT_TRACE_INFORMATION_CLASS", "Information class, which selects this structure.").at_path("Common.EventTraceInformationClass").of(crate::requests::EventTraceInformationClass::VALUES).means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("CoverageSamplerInformationClass", 4, 1, "UCHAR", "Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its values are unknown.").at_path("Common.CoverageSamplerInformationClass").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("MajorVersion", 5, 1, "UCHAR", "").at_path("Common.MajorVersion").means(Meaning::Version).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("MinorVersion", 6, 1, "UCHAR", "").at_path("Common.MinorVersion").means(Meaning::Version).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("Reserved", 7, 1, "UCHAR", "").at_path("Common.Reserved").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        address("SamplerHandle", 8, 8, "HANDLE", "Handle of a sampler.").at_path("Common.SamplerHandle").means(Meaning::Handle).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
    ]),
    field("PerfStats", 16, 568, "ETW_COVERAGE_SAMPLER_PERF_STATS", Kind::Struct, "").with(&[
        unsigned("RunTime", 16, 8, "ULONGLONG", "").at_path("PerfStats.RunTime"),
        field("SampleProfile", 24, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SampleProfile").means(Meaning::Count),
        field("SampleCSwitch", 28, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SampleCSwitch").means(Meaning::Count),
        field("SampleRThread", 32, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SampleRThread").means(Meaning::Count),
        field("SamplePGFault", 36, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplePGFault").means(Meaning::Count),
        field("CaptureSampleProfile", 40, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureSampleProfile").means(Meaning::Count),
        field("CaptureSampleCSwitch", 44, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureSampleCSwitch").means(Meaning::Count),
        field("CaptureSampleRThread", 48, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureSampleRThread").means(Meaning::Count),
        field("CaptureSamplePGFault", 52, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureSamplePGFault").means(Meaning::Count),
        field("CoverageSamplerCreated", 56, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CoverageSamplerCreated").means(Meaning::Count),
        field("CoverageSamplerDeleted", 60, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CoverageSamplerDeleted").means(Meaning::Count),
        field("CoverageSamplerStarted", 64, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CoverageSamplerStarted").means(Meaning::Count),
        field("CoverageSamplerPaused", 68, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CoverageSamplerPaused").means(Meaning::Count),
        field("CoverageSamplerResumed", 72, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CoverageSamplerResumed").means(Meaning::Count),
        field("CoverageSamplerStopped", 76, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CoverageSamplerStopped").means(Meaning::Count),
        field("CoverageSamplerQueried", 80, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CoverageSamplerQueried").means(Meaning::Count),
        field("CoverageSamplerQueryFailNotActive", 84, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CoverageSamplerQueryFailNotActive").means(Meaning::Count),
        field("SamplesAdded", 88, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplesAdded").means(Meaning::Count),
        field("SamplesFound", 92, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplesFound").means(Meaning::Count),
        field("SamplesDropped", 96, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplesDropped").means(Meaning::Count),
        field("SamplesMappedUM", 100, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplesMappedUM").means(Meaning::Count),
        field("SamplesMappedKM", 104, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplesMappedKM").means(Meaning::Count),
        field("SamplesTryMapUM", 108, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplesTryMapUM").means(Meaning::Count),
        field("SamplesTryMapKM", 112, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplesTryMapKM").means(Meaning::Count),
        field("SamplesAddedAlreadyMapped", 116, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SamplesAddedAlreadyMapped").means(Meaning::Count),
        field("ModulesTrackedUM", 120, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesTrackedUM").means(Meaning::Count),
        field("ModulesMappedUM", 124, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesMappedUM").means(Meaning::Count),
        field("ModulesUnmappedUM", 128, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesUnmappedUM").means(Meaning::Count),
        field("ModulesTrackedKM", 132, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesTrackedKM").means(Meaning::Count),
        field("ModulesMappedKM", 136, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesMappedKM").means(Meaning::Count),
        field("ModulesUnmappedKM", 140, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesUnmappedKM").means(Meaning::Count),
        field("ModulesCleared", 144, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesCleared").means(Meaning::Count),
        field("ModulesPruned", 148, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesPruned").means(Meaning::Count),
        field("ModulesPrunedPendingDelete", 152, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesPrunedPendingDelete").means(Meaning::Count),
        field("ModulesOutOfDatePendingDelete", 156, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModulesOutOfDatePendingDelete").means(Meaning::Count),
        field("ModuleBucketsGrown", 160, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModuleBucketsGrown").means(Meaning::Count),
        field("ModuleDebugInfoFailedQuery", 164, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModuleDebugInfoFailedQuery").means(Meaning::Count),
        field("ModuleDebugInfoTooLarge", 168, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModuleDebugInfoTooLarge").means(Meaning::Count),
        field("ModuleIdHashDuplicate", 172, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModuleIdHashDuplicate").means(Meaning::Count),
        field("ModuleIdHashConflict", 176, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ModuleIdHashConflict").means(Meaning::Count),
        field("ProcessesTracked", 180, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ProcessesTracked").means(Meaning::Count),
        field("ProcessesIgnored", 184, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ProcessesIgnored").means(Meaning::Count),
        field("ProcessesDeleted", 188, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ProcessesDeleted").means(Meaning::Count),
        field("CaptureSampleAttempts", 192, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureSampleAttempts").means(Meaning::Count),
        field("CaptureSampleSamplingPaused", 196, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureSampleSamplingPaused").means(Meaning::Count),
        field("CaptureKernelStack", 200, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureKernelStack").means(Meaning::Count),
        field("CaptureUserStack", 204, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureUserStack").means(Meaning::Count),
        field("CaptureIPNotInStack", 208, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureIPNotInStack").means(Meaning::Count),
        field("CaptureSampleIdle", 212, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureSampleIdle").means(Meaning::Count),
        field("CaptureUserCheckSystemThread", 216, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureUserCheckSystemThread").means(Meaning::Count),
        field("CaptureUserCheckNullTeb", 220, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureUserCheckNullTeb").means(Meaning::Count),
        field("CaptureUserCheckTerminating", 224, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureUserCheckTerminating").means(Meaning::Count),
        field("CaptureUserCheckSuspended", 228, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureUserCheckSuspended").means(Meaning::Count),
        field("CaptureApcNotInGoodEnvironment", 232, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcNotInGoodEnvironment").means(Meaning::Count),
        field("CaptureRebalanceQueue", 236, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureRebalanceQueue").means(Meaning::Count),
        field("CaptureRebalance", 240, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureRebalance").means(Meaning::Count),
        field("CaptureApc", 244, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApc").means(Meaning::Count),
        field("CaptureApcNotAvailable", 248, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcNotAvailable").means(Meaning::Count),
        field("CaptureApcThreadNotQueueable", 252, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcThreadNotQueueable").means(Meaning::Count),
        field("CaptureApcAlreadyQueued", 256, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcAlreadyQueued").means(Meaning::Count),
        field("CaptureThreadAlreadySampling", 260, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureThreadAlreadySampling").means(Meaning::Count),
        field("CaptureApcQueue", 264, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcQueue").means(Meaning::Count),
        field("CaptureApcQueueAtHighIrql", 268, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcQueueAtHighIrql").means(Meaning::Count),
        field("CaptureApcFailedToQueue", 272, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcFailedToQueue").means(Meaning::Count),
        field("CaptureApcFailedToQueueAtHighIrql", 276, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcFailedToQueueAtHighIrql").means(Meaning::Count),
        field("CaptureApcFailedToQueueAtHighIrqlNotRunning", 280, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcFailedToQueueAtHighIrqlNotRunning").means(Meaning::Count),
        field("CaptureApcFailedToQueueAtHighIrqlNotApcQueueable", 284, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcFailedToQueueAtHighIrqlNotApcQueueable").means(Meaning::Count),
        field("CaptureApcRundown", 288, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcRundown").means(Meaning::Count),
        field("CaptureApcCancel", 292, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcCancel").means(Meaning::Count),
        field("CaptureApcCancelFailRemove", 296, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcCancelFailRemove").means(Meaning::Count),
        field("CaptureBufferNotAvailable", 300, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureBufferNotAvailable").means(Meaning::Count),
        field("CaptureBufferReleaseEmpty", 304, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureBufferReleaseEmpty").means(Meaning::Count),
        field("CaptureBufferQueued", 308, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureBufferQueued").means(Meaning::Count),
        field("CaptureBufferCopied", 312, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureBufferCopied").means(Meaning::Count),
        field("CaptureStartFailureCleanup", 316, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureStartFailureCleanup").means(Meaning::Count),
        field("SampleBufferNotAvailable", 320, 4, "LONG", Kind::Signed, "").at_path("PerfStats.SampleBufferNotAvailable").means(Meaning::Count),
        field("WorkerWakeUpForCaptureBuffer", 324, 4, "LONG", Kind::Signed, "").at_path("PerfStats.WorkerWakeUpForCaptureBuffer").means(Meaning::Count),
        field("WorkerWakeUpForRebalance", 328, 4, "LONG", Kind::Signed, "").at_path("PerfStats.WorkerWakeUpForRebalance").means(Meaning::Count),
        field("WorkerProcessCaptureBuffer", 332, 4, "LONG", Kind::Signed, "").at_path("PerfStats.WorkerProcessCaptureBuffer").means(Meaning::Count),
        field("WorkerProcessSampleBuffer", 336, 4, "LONG", Kind::Signed, "").at_path("PerfStats.WorkerProcessSampleBuffer").means(Meaning::Count),
        field("WorkerProcessFlushBuffer", 340, 4, "LONG", Kind::Signed, "").at_path("PerfStats.WorkerProcessFlushBuffer").means(Meaning::Count),
        field("StackHashMiss", 344, 4, "LONG", Kind::Signed, "").at_path("PerfStats.StackHashMiss").means(Meaning::Count),
        field("StackHashHit", 348, 4, "LONG", Kind::Signed, "").at_path("PerfStats.StackHashHit").means(Meaning::Count),
        field("StackHashHitInHistory", 352, 4, "LONG", Kind::Signed, "").at_path("PerfStats.StackHashHitInHistory").means(Meaning::Count),
        field("StackHashSwitchTables", 356, 4, "LONG", Kind::Signed, "").at_path("PerfStats.StackHashSwitchTables").means(Meaning::Count),
        field("StackHashCollisionInAdd", 360, 4, "LONG", Kind::Signed, "").at_path("PerfStats.StackHashCollisionInAdd").means(Meaning::Count),
        field("StackHashAddHitLoad", 364, 4, "LONG", Kind::Signed, "").at_path("PerfStats.StackHashAddHitLoad").means(Meaning::Count),
        field("StackHashAddHitMax", 368, 4, "LONG", Kind::Signed, "").at_path("PerfStats.StackHashAddHitMax").means(Meaning::Count),
        field("BloomFilterExceptions", 372, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BloomFilterExceptions").means(Meaning::Count),
        field("BloomFilterSet", 376, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BloomFilterSet").means(Meaning::Count),
        field("BloomFilterOnCreate", 380, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BloomFilterOnCreate").means(Meaning::Count),
        field("BloomFilterHit", 384, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BloomFilterHit").means(Meaning::Count),
        field("BloomFilterMiss", 388, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BloomFilterMiss").means(Meaning::Count),
        field("BufferSamplesCopied", 392, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BufferSamplesCopied").means(Meaning::Count),
        field("BufferSamplesProcessed", 396, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BufferSamplesProcessed").means(Meaning::Count),
        field("BufferSamplesAddedToSampler", 400, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BufferSamplesAddedToSampler").means(Meaning::Count),
        field("BufferAddressesCopied", 404, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BufferAddressesCopied").means(Meaning::Count),
        field("BufferAddressesProcessed", 408, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BufferAddressesProcessed").means(Meaning::Count),
        field("BufferAddressesAddedToSampler", 412, 4, "LONG", Kind::Signed, "").at_path("PerfStats.BufferAddressesAddedToSampler").means(Meaning::Count),
        field("ReserveFailedAcquireLock", 416, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ReserveFailedAcquireLock").means(Meaning::Count),
        field("ReserveCaptureStopped", 420, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ReserveCaptureStopped").means(Meaning::Count),
        field("ReserveNewBufferSet", 424, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ReserveNewBufferSet").means(Meaning::Count),
        field("ReserveNewBufferFailed", 428, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ReserveNewBufferFailed").means(Meaning::Count),
        field("ReserveNewBufferAllocated", 432, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ReserveNewBufferAllocated").means(Meaning::Count),
        field("ReserveNewBufferReleased", 436, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ReserveNewBufferReleased").means(Meaning::Count),
        field("ReserveSucceeded", 440, 4, "LONG", Kind::Signed, "").at_path("PerfStats.ReserveSucceeded").means(Meaning::Count),
        field("TableGrew", 444, 4, "LONG", Kind::Signed, "").at_path("PerfStats.TableGrew").means(Meaning::Count),
        field("TableGrow", 448, 4, "LONG", Kind::Signed, "").at_path("PerfStats.TableGrow").means(Meaning::Count),
        field("TableQueued", 452, 4, "LONG", Kind::Signed, "").at_path("PerfStats.TableQueued").means(Meaning::Count),
        field("TableHitInCurrent", 456, 4, "LONG", Kind::Signed, "").at_path("PerfStats.TableHitInCurrent").means(Meaning::Count),
        field("TableHitInOld", 460, 4, "LONG", Kind::Signed, "").at_path("PerfStats.TableHitInOld").means(Meaning::Count),
        unsigned("WorkerKernelRunTime", 464, 8, "ULONGLONG", "").at_path("PerfStats.WorkerKernelRunTime"),
        unsigned("WorkerKernelWaitTime", 472, 8, "ULONGLONG", "").at_path("PerfStats.WorkerKernelWaitTime"),
        unsigned("WorkerKernelTime", 480, 8, "ULONGLONG", "").at_path("PerfStats.WorkerKernelTime"),
        unsigned("WorkerUserTime", 488, 8, "ULONGLONG", "").at_path("PerfStats.WorkerUserTime"),
        field("CaptureApcBecauseHighIrql", 496, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcBecauseHighIrql").means(Meaning::Count),
        field("CaptureApcBecauseApcsDisabled", 500, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcBecauseApcsDisabled").means(Meaning::Count),
        field("CaptureApcBecauseNotMmCanThreadFault", 504, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcBecauseNotMmCanThreadFault").means(Meaning::Count),
        field("CaptureApcBecauseActiveFaultInApc", 508, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcBecauseActiveFaultInApc").means(Meaning::Count),
        field("CaptureApcBecauseAttachedProcess", 512, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcBecauseAttachedProcess").means(Meaning::Count),
        field("CaptureApcBecauseIsActuallySafe", 516, 4, "LONG", Kind::Signed, "").at_path("PerfStats.CaptureApcBecauseIsActuallySafe").means(Meaning::Count),
        field("AllocatedNonPagedCount", 520, 4, "LONG", Kind::Signed, "").at_path("PerfStats.AllocatedNonPagedCount").means(Meaning::Count),
        field("AllocatedPagedCount", 524, 4, "LONG", Kind::Signed, "").at_path("PerfStats.AllocatedPagedCount").means(Meaning::Count),
        field("FreedNonPagedCount", 528, 4, "LONG", Kind::Signed, "").at_path("PerfStats.FreedNonPagedCount").means(Meaning::Count),
        field("FreedPagedCount", 532, 4, "LONG", Kind::Signed, "").at_path("PerfStats.FreedPagedCount").means(Meaning::Count),
        field("AllocationFailure", 536, 4, "LONG", Kind::Signed, "").at_path("PerfStats.AllocationFailure").means(Meaning::Count),
        unsigned("ProfileInterval", 540, 4, "ULONG", "").at_path("PerfStats.ProfileInterval"),
        field("AllocatedNonPagedSize", 544, 8, "LARGE_INTEGER", Kind::Signed, "").at_path("PerfStats.AllocatedNonPagedSize").in_units("bytes").means(Meaning::Bytes),
        field("FreedNonPagedSize", 552, 8, "LARGE_INTEGER", Kind::Signed, "").at_path("PerfStats.FreedNonPagedSize").in_units("bytes").means(Meaning::Bytes),
        field("AllocatedPagedSize", 560, 8, "LARGE_INTEGER", Kind::Signed, "").at_path("PerfStats.AllocatedPagedSize").in_units("bytes").means(Meaning::Bytes),
        field("FreedPagedSize", 568, 8, "LARGE_INTEGER", Kind::Signed, "").at_path("PerfStats.FreedPagedSize").in_units("bytes").means(Meaning::Bytes),
        unsigned("MaximumIncrement", 576, 4, "ULONG", "").at_path("PerfStats.MaximumIncrement"),
        unsigned("ProcessorCount", 580, 4, "ULONG", "").at_path("PerfStats.ProcessorCount").means(Meaning::Count),
    ]),
])
    .in_releases("11-21H2+ (64-bit)", &[holds(Pointer::Bits64, 25, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_NTETW, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Request for all counters of a coverage sampler.
    ///
    /// Older form.
    /// In C: `ETW_COVERAGE_SAMPLER_PERF_INFO`, 0x1d0 bytes. Documented for 2004..server-2022 (32-bit).
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    owned V2004Ptr32 / V2004Ptr32View: lone [464] "ETW_COVERAGE_SAMPLER_PERF_INFO" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common` at 0x00. Returns a copy.
        common set_common: crate::requests::EventTraceCoverageSamplerInformationPtr32 = 0;
        /// `ETW_COVERAGE_SAMPLER_PERF_STATS PerfStats` at 0x10. Returns a copy.
        perf_stats set_perf_stats: crate::requests::etw_coverage_sampler_perf_stats::V2004 = 16;
    }
    bits {
    }
}

fixed! {
    /// Request for all counters of a coverage sampler.
    ///
    /// Older form.
    /// In C: `ETW_COVERAGE_SAMPLER_PERF_INFO`, 0x1d0 bytes. Documented for 2004..server-2022 (64-bit).
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    owned V2004Ptr64 / V2004Ptr64View: lone [464] "ETW_COVERAGE_SAMPLER_PERF_INFO" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common` at 0x00. Returns a copy.
        common set_common: crate::requests::EventTraceCoverageSamplerInformationPtr64 = 0;
        /// `ETW_COVERAGE_SAMPLER_PERF_STATS PerfStats` at 0x10. Returns a copy.
        perf_stats set_perf_stats: crate::requests::etw_coverage_sampler_perf_stats::V2004 = 16;
    }
    bits {
    }
}

fixed! {
    /// Request for all counters of a coverage sampler.
    ///
    /// Computed from the definition for this pointer size; no known release has it.
    /// In C: `ETW_COVERAGE_SAMPLER_PERF_INFO`, 0x248 bytes. Documented for 11-21H2+ (32-bit), assumed unchanged after 11-21H2.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_PERF_INFO")]
    owned EtwCoverageSamplerPerfInfoPtr32 / EtwCoverageSamplerPerfInfoPtr32View: lone [584] "ETW_COVERAGE_SAMPLER_PERF_INFO" Table::form(&LAYOUT_2), LAYOUT_2;
    fields {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common` at 0x00. Returns a copy.
        common set_common: crate::requests::EventTraceCoverageSamplerInformationPtr32 = 0;
        /// `ETW_COVERAGE_SAMPLER_PERF_STATS PerfStats` at 0x10. Returns a copy.
        perf_stats set_perf_stats: crate::requests::EtwCoverageSamplerPerfStats = 16;
    }
    bits {
    }
}

fixed! {
    /// Request for all counters of a coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_PERF_INFO`, 0x248 bytes. Documented for 11-21H2+ (64-bit), assumed unchanged after 11-21H2.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_PERF_INFO")]
    owned EtwCoverageSamplerPerfInfoPtr64 / EtwCoverageSamplerPerfInfoPtr64View: lone [584] "ETW_COVERAGE_SAMPLER_PERF_INFO" Table::form(&LAYOUT_3), LAYOUT_3;
    fields {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common` at 0x00. Returns a copy.
        common set_common: crate::requests::EventTraceCoverageSamplerInformationPtr64 = 0;
        /// `ETW_COVERAGE_SAMPLER_PERF_STATS PerfStats` at 0x10. Returns a copy.
        perf_stats set_perf_stats: crate::requests::EtwCoverageSamplerPerfStats = 16;
    }
    bits {
    }
}

/// Alias of [`EtwCoverageSamplerPerfInfoPtr32`], named by the first release of the form.
pub type V11_21h2Ptr32 = EtwCoverageSamplerPerfInfoPtr32;
/// Alias of [`EtwCoverageSamplerPerfInfoPtr32View`], named by the first release of the form.
pub type V11_21h2Ptr32View<'a> = EtwCoverageSamplerPerfInfoPtr32View<'a>;
/// Alias of [`EtwCoverageSamplerPerfInfoPtr64`], named by the first release of the form.
pub type V11_21h2Ptr64 = EtwCoverageSamplerPerfInfoPtr64;
/// Alias of [`EtwCoverageSamplerPerfInfoPtr64View`], named by the first release of the form.
pub type V11_21h2Ptr64View<'a> = EtwCoverageSamplerPerfInfoPtr64View<'a>;
/// Alias of [`EtwCoverageSamplerPerfInfoPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwCoverageSamplerPerfInfoPtr32` or `EtwCoverageSamplerPerfInfoPtr64`"]
pub type EtwCoverageSamplerPerfInfo = EtwCoverageSamplerPerfInfoPtr64;
/// Alias of [`EtwCoverageSamplerPerfInfoPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwCoverageSamplerPerfInfoPtr32View` or `EtwCoverageSamplerPerfInfoPtr64View`"]
pub type EtwCoverageSamplerPerfInfoView<'a> = EtwCoverageSamplerPerfInfoPtr64View<'a>;
any_form! {
    "ETW_COVERAGE_SAMPLER_PERF_INFO" {
        /// Documented for 2004..server-2022 (32-bit).
        V2004Ptr32(V2004Ptr32, fixed) = 0,
        /// Documented for 2004..server-2022 (64-bit).
        V2004Ptr64(V2004Ptr64, fixed) = 1,
        /// Documented for 11-21H2+ (32-bit), assumed unchanged after 11-21H2.
        EtwCoverageSamplerPerfInfoPtr32(EtwCoverageSamplerPerfInfoPtr32, fixed) = 2,
        /// Documented for 11-21H2+ (64-bit), assumed unchanged after 11-21H2.
        EtwCoverageSamplerPerfInfoPtr64(EtwCoverageSamplerPerfInfoPtr64, fixed) = 3,
    }
    Bits32 19..=24 => 0,
    Bits64 19..=24 => 1,
    Bits32 25..=255 => 2,
    Bits64 25..=255 => 3,
}
