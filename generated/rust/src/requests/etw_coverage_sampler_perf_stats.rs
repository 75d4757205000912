// Generated from spec/structs/ETW_COVERAGE_SAMPLER_PERF_STATS.toml by `cargo spec generate`. Do not edit: edit that file.

//! All counters of a coverage sampler.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_COVERAGE_SAMPLER_PERF_STATS", "V2004", (448, 448), "All counters of a coverage sampler.", &[
    unsigned("RunTime", 0, 8, "ULONGLONG", ""),
    field("SampleProfile", 8, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("SampleCSwitch", 12, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("SampleRThread", 16, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("SamplePGFault", 20, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureSampleProfile", 24, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureSampleCSwitch", 28, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureSampleRThread", 32, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureSamplePGFault", 36, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CoverageSamplerCreated", 40, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CoverageSamplerDeleted", 44, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CoverageSamplerStarted", 48, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CoverageSamplerPaused", 52, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CoverageSamplerResumed", 56, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CoverageSamplerStopped", 60, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CoverageSamplerQueried", 64, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CoverageSamplerQueryFailNotActive", 68, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("SamplesAdded", 72, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("SamplesFound", 76, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("SamplesDropped", 80, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("SamplesMappedUM", 84, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("SamplesMappedKM", 88, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("SamplesTryMapUM", 92, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("SamplesTryMapKM", 96, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("SamplesAddedAlreadyMapped", 100, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ModulesTrackedUM", 104, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ModulesMappedUM", 108, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ModulesUnmappedUM", 112, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ModulesTrackedKM", 116, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ModulesMappedKM", 120, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ModulesUnmappedKM", 124, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ModulesCleared", 128, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ModulesPruned", 132, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ModulesPrunedPendingDelete", 136, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ModulesOutOfDatePendingDelete", 140, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ModuleBucketsGrown", 144, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ModuleDebugInfoFailedQuery", 148, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ModuleDebugInfoTooLarge", 152, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ModuleIdHashDuplicate", 156, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ModuleIdHashConflict", 160, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ProcessesTracked", 164, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ProcessesIgnored", 168, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ProcessesDeleted", 172, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureSampleAttempts", 176, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureSampleSamplingPaused", 180, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureKernelStack", 184, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureUserStack", 188, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureIPNotInStack", 192, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureSampleIdle", 196, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureUserCheckSystemThread", 200, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureUserCheckNullTeb", 204, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureUserCheckTerminating", 208, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureUserCheckSuspended", 212, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureApcNotInGoodEnvironment", 216, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureRebalanceQueue", 220, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureRebalance", 224, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureApc", 228, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureApcNotAvailable", 232, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureApcThreadNotQueueable", 236, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureApcAlreadyQueued", 240, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureThreadAlreadySampling", 244, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureApcQueue", 248, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureApcQueueAtHighIrql", 252, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureApcFailedToQueue", 256, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureApcFailedToQueueAtHighIrql", 260, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureApcFailedToQueueAtHighIrqlNotRunning", 264, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureApcFailedToQueueAtHighIrqlNotApcQueueable", 268, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureApcRundown", 272, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureApcCancel", 276, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureApcCancelFailRemove", 280, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureBufferNotAvailable", 284, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureBufferReleaseEmpty", 288, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureBufferQueued", 292, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureBufferCopied", 296, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureStartFailureCleanup", 300, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("SampleBufferNotAvailable", 304, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("WorkerWakeUpForCaptureBuffer", 308, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("WorkerWakeUpForRebalance", 312, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("WorkerProcessCaptureBuffer", 316, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("WorkerProcessSampleBuffer", 320, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("WorkerProcessFlushBuffer", 324, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("StackHashMiss", 328, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("StackHashHit", 332, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("StackHashHitInHistory", 336, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("StackHashSwitchTables", 340, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("StackHashCollisionInAdd", 344, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("StackHashAddHitLoad", 348, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("StackHashAddHitMax", 352, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("BloomFilterExceptions", 356, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("BloomFilterSet", 360, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("BloomFilterOnCreate", 364, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("BloomFilterHit", 368, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("BloomFilterMiss", 372, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("BufferSamplesCopied", 376, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("BufferSamplesProcessed", 380, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("BufferSamplesAddedToSampler", 384, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("BufferAddressesCopied", 388, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("BufferAddressesProcessed", 392, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("BufferAddressesAddedToSampler", 396, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ReserveFailedAcquireLock", 400, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ReserveCaptureStopped", 404, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ReserveNewBufferSet", 408, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ReserveNewBufferFailed", 412, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ReserveNewBufferAllocated", 416, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ReserveNewBufferReleased", 420, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ReserveSucceeded", 424, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("TableGrew", 428, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("TableGrow", 432, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("TableQueued", 436, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("TableHitInCurrent", 440, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("TableHitInOld", 444, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
])
    .in_releases("2004..server-2022", &[holds(Pointer::Bits32, 19, 24), holds(Pointer::Bits64, 19, 24)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_NTETW, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_COVERAGE_SAMPLER_PERF_STATS", "EtwCoverageSamplerPerfStats", (568, 568), "All counters of a coverage sampler.", &[
    unsigned("RunTime", 0, 8, "ULONGLONG", ""),
    field("SampleProfile", 8, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("SampleCSwitch", 12, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("SampleRThread", 16, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("SamplePGFault", 20, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureSampleProfile", 24, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureSampleCSwitch", 28, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureSampleRThread", 32, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureSamplePGFault", 36, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CoverageSamplerCreated", 40, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CoverageSamplerDeleted", 44, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CoverageSamplerStarted", 48, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CoverageSamplerPaused", 52, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CoverageSamplerResumed", 56, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CoverageSamplerStopped", 60, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CoverageSamplerQueried", 64, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CoverageSamplerQueryFailNotActive", 68, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("SamplesAdded", 72, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("SamplesFound", 76, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("SamplesDropped", 80, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("SamplesMappedUM", 84, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("SamplesMappedKM", 88, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("SamplesTryMapUM", 92, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("SamplesTryMapKM", 96, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("SamplesAddedAlreadyMapped", 100, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ModulesTrackedUM", 104, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ModulesMappedUM", 108, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ModulesUnmappedUM", 112, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ModulesTrackedKM", 116, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ModulesMappedKM", 120, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ModulesUnmappedKM", 124, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ModulesCleared", 128, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ModulesPruned", 132, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ModulesPrunedPendingDelete", 136, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ModulesOutOfDatePendingDelete", 140, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ModuleBucketsGrown", 144, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ModuleDebugInfoFailedQuery", 148, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ModuleDebugInfoTooLarge", 152, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ModuleIdHashDuplicate", 156, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ModuleIdHashConflict", 160, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ProcessesTracked", 164, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ProcessesIgnored", 168, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ProcessesDeleted", 172, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureSampleAttempts", 176, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureSampleSamplingPaused", 180, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureKernelStack", 184, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureUserStack", 188, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureIPNotInStack", 192, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureSampleIdle", 196, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureUserCheckSystemThread", 200, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureUserCheckNullTeb", 204, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureUserCheckTerminating", 208, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureUserCheckSuspended", 212, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureApcNotInGoodEnvironment", 216, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureRebalanceQueue", 220, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureRebalance", 224, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureApc", 228, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureApcNotAvailable", 232, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureApcThreadNotQueueable", 236, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureApcAlreadyQueued", 240, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureThreadAlreadySampling", 244, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureApcQueue", 248, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureApcQueueAtHighIrql", 252, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureApcFailedToQueue", 256, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureApcFailedToQueueAtHighIrql", 260, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureApcFailedToQueueAtHighIrqlNotRunning", 264, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureApcFailedToQueueAtHighIrqlNotApcQueueable", 268, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureApcRundown", 272, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureApcCancel", 276, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureApcCancelFailRemove", 280, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureBufferNotAvailable", 284, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureBufferReleaseEmpty", 288, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureBufferQueued", 292, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureBufferCopied", 296, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureStartFailureCleanup", 300, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("SampleBufferNotAvailable", 304, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("WorkerWakeUpForCaptureBuffer", 308, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("WorkerWakeUpForRebalance", 312, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("WorkerProcessCaptureBuffer", 316, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("WorkerProcessSampleBuffer", 320, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("WorkerProcessFlushBuffer", 324, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("StackHashMiss", 328, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("StackHashHit", 332, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("StackHashHitInHistory", 336, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("StackHashSwitchTables", 340, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("StackHashCollisionInAdd", 344, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("StackHashAddHitLoad", 348, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("StackHashAddHitMax", 352, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("BloomFilterExceptions", 356, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("BloomFilterSet", 360, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("BloomFilterOnCreate", 364, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("BloomFilterHit", 368, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("BloomFilterMiss", 372, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("BufferSamplesCopied", 376, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("BufferSamplesProcessed", 380, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("BufferSamplesAddedToSampler", 384, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("BufferAddressesCopied", 388, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("BufferAddressesProcessed", 392, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("BufferAddressesAddedToSampler", 396, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ReserveFailedAcquireLock", 400, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ReserveCaptureStopped", 404, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ReserveNewBufferSet", 408, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ReserveNewBufferFailed", 412, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ReserveNewBufferAllocated", 416, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ReserveNewBufferReleased", 420, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ReserveSucceeded", 424, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("TableGrew", 428, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("TableGrow", 432, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("TableQueued", 436, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("TableHitInCurrent", 440, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("TableHitInOld", 444, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    unsigned("WorkerKernelRunTime", 448, 8, "ULONGLONG", ""),
    unsigned("WorkerKernelWaitTime", 456, 8, "ULONGLONG", ""),
    unsigned("WorkerKernelTime", 464, 8, "ULONGLONG", ""),
    unsigned("WorkerUserTime", 472, 8, "ULONGLONG", ""),
    field("CaptureApcBecauseHighIrql", 480, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureApcBecauseApcsDisabled", 484, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureApcBecauseNotMmCanThreadFault", 488, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureApcBecauseActiveFaultInApc", 492, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureApcBecauseAttachedProcess", 496, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureApcBecauseIsActuallySafe", 500, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("AllocatedNonPagedCount", 504, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("AllocatedPagedCount", 508, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("FreedNonPagedCount", 512, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("FreedPagedCount", 516, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("AllocationFailure", 520, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    unsigned("ProfileInterval", 524, 4, "ULONG", ""),
    field("AllocatedNonPagedSize", 528, 8, "LARGE_INTEGER", Kind::Signed, "").in_units("bytes").means(Meaning::Bytes),
    field("FreedNonPagedSize", 536, 8, "LARGE_INTEGER", Kind::Signed, "").in_units("bytes").means(Meaning::Bytes),
    field("AllocatedPagedSize", 544, 8, "LARGE_INTEGER", Kind::Signed, "").in_units("bytes").means(Meaning::Bytes),
    field("FreedPagedSize", 552, 8, "LARGE_INTEGER", Kind::Signed, "").in_units("bytes").means(Meaning::Bytes),
    unsigned("MaximumIncrement", 560, 4, "ULONG", ""),
    unsigned("ProcessorCount", 564, 4, "ULONG", "").means(Meaning::Count),
])
    .in_releases("11-21H2+", &[holds(Pointer::Bits32, 25, 255), holds(Pointer::Bits64, 25, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_NTETW, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// All counters of a coverage sampler.
    ///
    /// Older form.
    /// In C: `ETW_COVERAGE_SAMPLER_PERF_STATS`, 0x1c0 bytes. Documented for 2004..server-2022.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Release between 20H2 and the first release of 11 in which the form changed.
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    owned V2004 / V2004View: lone [448] "ETW_COVERAGE_SAMPLER_PERF_STATS" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `ULONGLONG RunTime` at 0x00.
        run_time set_run_time: u64 = 0;
        /// `LONG SampleProfile` at 0x08.
        sample_profile set_sample_profile: i32 = 8;
        /// `LONG SampleCSwitch` at 0x0C.
        sample_cswitch set_sample_cswitch: i32 = 12;
        /// `LONG SampleRThread` at 0x10.
        sample_rthread set_sample_rthread: i32 = 16;
        /// `LONG SamplePGFault` at 0x14.
        sample_pg_fault set_sample_pg_fault: i32 = 20;
        /// `LONG CaptureSampleProfile` at 0x18.
        capture_sample_profile set_capture_sample_profile: i32 = 24;
        /// `LONG CaptureSampleCSwitch` at 0x1C.
        capture_sample_cswitch set_capture_sample_cswitch: i32 = 28;
        /// `LONG CaptureSampleRThread` at 0x20.
        capture_sample_rthread set_capture_sample_rthread: i32 = 32;
        /// `LONG CaptureSamplePGFault` at 0x24.
        capture_sample_pg_fault set_capture_sample_pg_fault: i32 = 36;
        /// `LONG CoverageSamplerCreated` at 0x28.
        coverage_sampler_created set_coverage_sampler_created: i32 = 40;
        /// `LONG CoverageSamplerDeleted` at 0x2C.
        coverage_sampler_deleted set_coverage_sampler_deleted: i32 = 44;
        /// `LONG CoverageSamplerStarted` at 0x30.
        coverage_sampler_started set_coverage_sampler_started: i32 = 48;
        /// `LONG CoverageSamplerPaused` at 0x34.
        coverage_sampler_paused set_coverage_sampler_paused: i32 = 52;
        /// `LONG CoverageSamplerResumed` at 0x38.
        coverage_sampler_resumed set_coverage_sampler_resumed: i32 = 56;
        /// `LONG CoverageSamplerStopped` at 0x3C.
        coverage_sampler_stopped set_coverage_sampler_stopped: i32 = 60;
        /// `LONG CoverageSamplerQueried` at 0x40.
        coverage_sampler_queried set_coverage_sampler_queried: i32 = 64;
        /// `LONG CoverageSamplerQueryFailNotActive` at 0x44.
        coverage_sampler_query_fail_not_active set_coverage_sampler_query_fail_not_active: i32 = 68;
        /// `LONG SamplesAdded` at 0x48.
        samples_added set_samples_added: i32 = 72;
        /// `LONG SamplesFound` at 0x4C.
        samples_found set_samples_found: i32 = 76;
        /// `LONG SamplesDropped` at 0x50.
        samples_dropped set_samples_dropped: i32 = 80;
        /// `LONG SamplesMappedUM` at 0x54.
        samples_mapped_um set_samples_mapped_um: i32 = 84;
        /// `LONG SamplesMappedKM` at 0x58.
        samples_mapped_km set_samples_mapped_km: i32 = 88;
        /// `LONG SamplesTryMapUM` at 0x5C.
        samples_try_map_um set_samples_try_map_um: i32 = 92;
        /// `LONG SamplesTryMapKM` at 0x60.
        samples_try_map_km set_samples_try_map_km: i32 = 96;
        /// `LONG SamplesAddedAlreadyMapped` at 0x64.
        samples_added_already_mapped set_samples_added_already_mapped: i32 = 100;
        /// `LONG ModulesTrackedUM` at 0x68.
        modules_tracked_um set_modules_tracked_um: i32 = 104;
        /// `LONG ModulesMappedUM` at 0x6C.
        modules_mapped_um set_modules_mapped_um: i32 = 108;
        /// `LONG ModulesUnmappedUM` at 0x70.
        modules_unmapped_um set_modules_unmapped_um: i32 = 112;
        /// `LONG ModulesTrackedKM` at 0x74.
        modules_tracked_km set_modules_tracked_km: i32 = 116;
        /// `LONG ModulesMappedKM` at 0x78.
        modules_mapped_km set_modules_mapped_km: i32 = 120;
        /// `LONG ModulesUnmappedKM` at 0x7C.
        modules_unmapped_km set_modules_unmapped_km: i32 = 124;
        /// `LONG ModulesCleared` at 0x80.
        modules_cleared set_modules_cleared: i32 = 128;
        /// `LONG ModulesPruned` at 0x84.
        modules_pruned set_modules_pruned: i32 = 132;
        /// `LONG ModulesPrunedPendingDelete` at 0x88.
        modules_pruned_pending_delete set_modules_pruned_pending_delete: i32 = 136;
        /// `LONG ModulesOutOfDatePendingDelete` at 0x8C.
        modules_out_of_date_pending_delete set_modules_out_of_date_pending_delete: i32 = 140;
        /// `LONG ModuleBucketsGrown` at 0x90.
        module_buckets_grown set_module_buckets_grown: i32 = 144;
        /// `LONG ModuleDebugInfoFailedQuery` at 0x94.
        module_debug_info_failed_query set_module_debug_info_failed_query: i32 = 148;
        /// `LONG ModuleDebugInfoTooLarge` at 0x98.
        module_debug_info_too_large set_module_debug_info_too_large: i32 = 152;
        /// `LONG ModuleIdHashDuplicate` at 0x9C.
        module_id_hash_duplicate set_module_id_hash_duplicate: i32 = 156;
        /// `LONG ModuleIdHashConflict` at 0xA0.
        module_id_hash_conflict set_module_id_hash_conflict: i32 = 160;
        /// `LONG ProcessesTracked` at 0xA4.
        processes_tracked set_processes_tracked: i32 = 164;
        /// `LONG ProcessesIgnored` at 0xA8.
        processes_ignored set_processes_ignored: i32 = 168;
        /// `LONG ProcessesDeleted` at 0xAC.
        processes_deleted set_processes_deleted: i32 = 172;
        /// `LONG CaptureSampleAttempts` at 0xB0.
        capture_sample_attempts set_capture_sample_attempts: i32 = 176;
        /// `LONG CaptureSampleSamplingPaused` at 0xB4.
        capture_sample_sampling_paused set_capture_sample_sampling_paused: i32 = 180;
        /// `LONG CaptureKernelStack` at 0xB8.
        capture_kernel_stack set_capture_kernel_stack: i32 = 184;
        /// `LONG CaptureUserStack` at 0xBC.
        capture_user_stack set_capture_user_stack: i32 = 188;
        /// `LONG CaptureIPNotInStack` at 0xC0.
        capture_ip_not_in_stack set_capture_ip_not_in_stack: i32 = 192;
        /// `LONG CaptureSampleIdle` at 0xC4.
        capture_sample_idle set_capture_sample_idle: i32 = 196;
        /// `LONG CaptureUserCheckSystemThread` at 0xC8.
        capture_user_check_system_thread set_capture_user_check_system_thread: i32 = 200;
        /// `LONG CaptureUserCheckNullTeb` at 0xCC.
        capture_user_check_null_teb set_capture_user_check_null_teb: i32 = 204;
        /// `LONG CaptureUserCheckTerminating` at 0xD0.
        capture_user_check_terminating set_capture_user_check_terminating: i32 = 208;
        /// `LONG CaptureUserCheckSuspended` at 0xD4.
        capture_user_check_suspended set_capture_user_check_suspended: i32 = 212;
        /// `LONG CaptureApcNotInGoodEnvironment` at 0xD8.
        capture_apc_not_in_good_environment set_capture_apc_not_in_good_environment: i32 = 216;
        /// `LONG CaptureRebalanceQueue` at 0xDC.
        capture_rebalance_queue set_capture_rebalance_queue: i32 = 220;
        /// `LONG CaptureRebalance` at 0xE0.
        capture_rebalance set_capture_rebalance: i32 = 224;
        /// `LONG CaptureApc` at 0xE4.
        capture_apc set_capture_apc: i32 = 228;
        /// `LONG CaptureApcNotAvailable` at 0xE8.
        capture_apc_not_available set_capture_apc_not_available: i32 = 232;
        /// `LONG CaptureApcThreadNotQueueable` at 0xEC.
        capture_apc_thread_not_queueable set_capture_apc_thread_not_queueable: i32 = 236;
        /// `LONG CaptureApcAlreadyQueued` at 0xF0.
        capture_apc_already_queued set_capture_apc_already_queued: i32 = 240;
        /// `LONG CaptureThreadAlreadySampling` at 0xF4.
        capture_thread_already_sampling set_capture_thread_already_sampling: i32 = 244;
        /// `LONG CaptureApcQueue` at 0xF8.
        capture_apc_queue set_capture_apc_queue: i32 = 248;
        /// `LONG CaptureApcQueueAtHighIrql` at 0xFC.
        capture_apc_queue_at_high_irql set_capture_apc_queue_at_high_irql: i32 = 252;
        /// `LONG CaptureApcFailedToQueue` at 0x100.
        capture_apc_failed_to_queue set_capture_apc_failed_to_queue: i32 = 256;
        /// `LONG CaptureApcFailedToQueueAtHighIrql` at 0x104.
        capture_apc_failed_to_queue_at_high_irql set_capture_apc_failed_to_queue_at_high_irql: i32 = 260;
        /// `LONG CaptureApcFailedToQueueAtHighIrqlNotRunning` at 0x108.
        capture_apc_failed_to_queue_at_high_irql_not_running set_capture_apc_failed_to_queue_at_high_irql_not_running: i32 = 264;
        /// `LONG CaptureApcFailedToQueueAtHighIrqlNotApcQueueable` at 0x10C.
        capture_apc_failed_to_queue_at_high_irql_not_apc_queueable set_capture_apc_failed_to_queue_at_high_irql_not_apc_queueable: i32 = 268;
        /// `LONG CaptureApcRundown` at 0x110.
        capture_apc_rundown set_capture_apc_rundown: i32 = 272;
        /// `LONG CaptureApcCancel` at 0x114.
        capture_apc_cancel set_capture_apc_cancel: i32 = 276;
        /// `LONG CaptureApcCancelFailRemove` at 0x118.
        capture_apc_cancel_fail_remove set_capture_apc_cancel_fail_remove: i32 = 280;
        /// `LONG CaptureBufferNotAvailable` at 0x11C.
        capture_buffer_not_available set_capture_buffer_not_available: i32 = 284;
        /// `LONG CaptureBufferReleaseEmpty` at 0x120.
        capture_buffer_release_empty set_capture_buffer_release_empty: i32 = 288;
        /// `LONG CaptureBufferQueued` at 0x124.
        capture_buffer_queued set_capture_buffer_queued: i32 = 292;
        /// `LONG CaptureBufferCopied` at 0x128.
        capture_buffer_copied set_capture_buffer_copied: i32 = 296;
        /// `LONG CaptureStartFailureCleanup` at 0x12C.
        capture_start_failure_cleanup set_capture_start_failure_cleanup: i32 = 300;
        /// `LONG SampleBufferNotAvailable` at 0x130.
        sample_buffer_not_available set_sample_buffer_not_available: i32 = 304;
        /// `LONG WorkerWakeUpForCaptureBuffer` at 0x134.
        worker_wake_up_for_capture_buffer set_worker_wake_up_for_capture_buffer: i32 = 308;
        /// `LONG WorkerWakeUpForRebalance` at 0x138.
        worker_wake_up_for_rebalance set_worker_wake_up_for_rebalance: i32 = 312;
        /// `LONG WorkerProcessCaptureBuffer` at 0x13C.
        worker_process_capture_buffer set_worker_process_capture_buffer: i32 = 316;
        /// `LONG WorkerProcessSampleBuffer` at 0x140.
        worker_process_sample_buffer set_worker_process_sample_buffer: i32 = 320;
        /// `LONG WorkerProcessFlushBuffer` at 0x144.
        worker_process_flush_buffer set_worker_process_flush_buffer: i32 = 324;
        /// `LONG StackHashMiss` at 0x148.
        stack_hash_miss set_stack_hash_miss: i32 = 328;
        /// `LONG StackHashHit` at 0x14C.
        stack_hash_hit set_stack_hash_hit: i32 = 332;
        /// `LONG StackHashHitInHistory` at 0x150.
        stack_hash_hit_in_history set_stack_hash_hit_in_history: i32 = 336;
        /// `LONG StackHashSwitchTables` at 0x154.
        stack_hash_switch_tables set_stack_hash_switch_tables: i32 = 340;
        /// `LONG StackHashCollisionInAdd` at 0x158.
        stack_hash_collision_in_add set_stack_hash_collision_in_add: i32 = 344;
        /// `LONG StackHashAddHitLoad` at 0x15C.
        stack_hash_add_hit_load set_stack_hash_add_hit_load: i32 = 348;
        /// `LONG StackHashAddHitMax` at 0x160.
        stack_hash_add_hit_max set_stack_hash_add_hit_max: i32 = 352;
        /// `LONG BloomFilterExceptions` at 0x164.
        bloom_filter_exceptions set_bloom_filter_exceptions: i32 = 356;
        /// `LONG BloomFilterSet` at 0x168.
        bloom_filter_set set_bloom_filter_set: i32 = 360;
        /// `LONG BloomFilterOnCreate` at 0x16C.
        bloom_filter_on_create set_bloom_filter_on_create: i32 = 364;
        /// `LONG BloomFilterHit` at 0x170.
        bloom_filter_hit set_bloom_filter_hit: i32 = 368;
        /// `LONG BloomFilterMiss` at 0x174.
        bloom_filter_miss set_bloom_filter_miss: i32 = 372;
        /// `LONG BufferSamplesCopied` at 0x178.
        buffer_samples_copied set_buffer_samples_copied: i32 = 376;
        /// `LONG BufferSamplesProcessed` at 0x17C.
        buffer_samples_processed set_buffer_samples_processed: i32 = 380;
        /// `LONG BufferSamplesAddedToSampler` at 0x180.
        buffer_samples_added_to_sampler set_buffer_samples_added_to_sampler: i32 = 384;
        /// `LONG BufferAddressesCopied` at 0x184.
        buffer_addresses_copied set_buffer_addresses_copied: i32 = 388;
        /// `LONG BufferAddressesProcessed` at 0x188.
        buffer_addresses_processed set_buffer_addresses_processed: i32 = 392;
        /// `LONG BufferAddressesAddedToSampler` at 0x18C.
        buffer_addresses_added_to_sampler set_buffer_addresses_added_to_sampler: i32 = 396;
        /// `LONG ReserveFailedAcquireLock` at 0x190.
        reserve_failed_acquire_lock set_reserve_failed_acquire_lock: i32 = 400;
        /// `LONG ReserveCaptureStopped` at 0x194.
        reserve_capture_stopped set_reserve_capture_stopped: i32 = 404;
        /// `LONG ReserveNewBufferSet` at 0x198.
        reserve_new_buffer_set set_reserve_new_buffer_set: i32 = 408;
        /// `LONG ReserveNewBufferFailed` at 0x19C.
        reserve_new_buffer_failed set_reserve_new_buffer_failed: i32 = 412;
        /// `LONG ReserveNewBufferAllocated` at 0x1A0.
        reserve_new_buffer_allocated set_reserve_new_buffer_allocated: i32 = 416;
        /// `LONG ReserveNewBufferReleased` at 0x1A4.
        reserve_new_buffer_released set_reserve_new_buffer_released: i32 = 420;
        /// `LONG ReserveSucceeded` at 0x1A8.
        reserve_succeeded set_reserve_succeeded: i32 = 424;
        /// `LONG TableGrew` at 0x1AC.
        table_grew set_table_grew: i32 = 428;
        /// `LONG TableGrow` at 0x1B0.
        table_grow set_table_grow: i32 = 432;
        /// `LONG TableQueued` at 0x1B4.
        table_queued set_table_queued: i32 = 436;
        /// `LONG TableHitInCurrent` at 0x1B8.
        table_hit_in_current set_table_hit_in_current: i32 = 440;
        /// `LONG TableHitInOld` at 0x1BC.
        table_hit_in_old set_table_hit_in_old: i32 = 444;
    }
    bits {
    }
}

fixed! {
    /// All counters of a coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_PERF_STATS`, 0x238 bytes. Documented for 11-21H2+, assumed unchanged after 11-21H2.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Release between 20H2 and the first release of 11 in which the form changed.
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_PERF_STATS")]
    owned EtwCoverageSamplerPerfStats / EtwCoverageSamplerPerfStatsView: lone [568] "ETW_COVERAGE_SAMPLER_PERF_STATS" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// `ULONGLONG RunTime` at 0x00.
        run_time set_run_time: u64 = 0;
        /// `LONG SampleProfile` at 0x08.
        sample_profile set_sample_profile: i32 = 8;
        /// `LONG SampleCSwitch` at 0x0C.
        sample_cswitch set_sample_cswitch: i32 = 12;
        /// `LONG SampleRThread` at 0x10.
        sample_rthread set_sample_rthread: i32 = 16;
        /// `LONG SamplePGFault` at 0x14.
        sample_pg_fault set_sample_pg_fault: i32 = 20;
        /// `LONG CaptureSampleProfile` at 0x18.
        capture_sample_profile set_capture_sample_profile: i32 = 24;
        /// `LONG CaptureSampleCSwitch` at 0x1C.
        capture_sample_cswitch set_capture_sample_cswitch: i32 = 28;
        /// `LONG CaptureSampleRThread` at 0x20.
        capture_sample_rthread set_capture_sample_rthread: i32 = 32;
        /// `LONG CaptureSamplePGFault` at 0x24.
        capture_sample_pg_fault set_capture_sample_pg_fault: i32 = 36;
        /// `LONG CoverageSamplerCreated` at 0x28.
        coverage_sampler_created set_coverage_sampler_created: i32 = 40;
        /// `LONG CoverageSamplerDeleted` at 0x2C.
        coverage_sampler_deleted set_coverage_sampler_deleted: i32 = 44;
        /// `LONG CoverageSamplerStarted` at 0x30.
        coverage_sampler_started set_coverage_sampler_started: i32 = 48;
        /// `LONG CoverageSamplerPaused` at 0x34.
        coverage_sampler_paused set_coverage_sampler_paused: i32 = 52;
        /// `LONG CoverageSamplerResumed` at 0x38.
        coverage_sampler_resumed set_coverage_sampler_resumed: i32 = 56;
        /// `LONG CoverageSamplerStopped` at 0x3C.
        coverage_sampler_stopped set_coverage_sampler_stopped: i32 = 60;
        /// `LONG CoverageSamplerQueried` at 0x40.
        coverage_sampler_queried set_coverage_sampler_queried: i32 = 64;
        /// `LONG CoverageSamplerQueryFailNotActive` at 0x44.
        coverage_sampler_query_fail_not_active set_coverage_sampler_query_fail_not_active: i32 = 68;
        /// `LONG SamplesAdded` at 0x48.
        samples_added set_samples_added: i32 = 72;
        /// `LONG SamplesFound` at 0x4C.
        samples_found set_samples_found: i32 = 76;
        /// `LONG SamplesDropped` at 0x50.
        samples_dropped set_samples_dropped: i32 = 80;
        /// `LONG SamplesMappedUM` at 0x54.
        samples_mapped_um set_samples_mapped_um: i32 = 84;
        /// `LONG SamplesMappedKM` at 0x58.
        samples_mapped_km set_samples_mapped_km: i32 = 88;
        /// `LONG SamplesTryMapUM` at 0x5C.
        samples_try_map_um set_samples_try_map_um: i32 = 92;
        /// `LONG SamplesTryMapKM` at 0x60.
        samples_try_map_km set_samples_try_map_km: i32 = 96;
        /// `LONG SamplesAddedAlreadyMapped` at 0x64.
        samples_added_already_mapped set_samples_added_already_mapped: i32 = 100;
        /// `LONG ModulesTrackedUM` at 0x68.
        modules_tracked_um set_modules_tracked_um: i32 = 104;
        /// `LONG ModulesMappedUM` at 0x6C.
        modules_mapped_um set_modules_mapped_um: i32 = 108;
        /// `LONG ModulesUnmappedUM` at 0x70.
        modules_unmapped_um set_modules_unmapped_um: i32 = 112;
        /// `LONG ModulesTrackedKM` at 0x74.
        modules_tracked_km set_modules_tracked_km: i32 = 116;
        /// `LONG ModulesMappedKM` at 0x78.
        modules_mapped_km set_modules_mapped_km: i32 = 120;
        /// `LONG ModulesUnmappedKM` at 0x7C.
        modules_unmapped_km set_modules_unmapped_km: i32 = 124;
        /// `LONG ModulesCleared` at 0x80.
        modules_cleared set_modules_cleared: i32 = 128;
        /// `LONG ModulesPruned` at 0x84.
        modules_pruned set_modules_pruned: i32 = 132;
        /// `LONG ModulesPrunedPendingDelete` at 0x88.
        modules_pruned_pending_delete set_modules_pruned_pending_delete: i32 = 136;
        /// `LONG ModulesOutOfDatePendingDelete` at 0x8C.
        modules_out_of_date_pending_delete set_modules_out_of_date_pending_delete: i32 = 140;
        /// `LONG ModuleBucketsGrown` at 0x90.
        module_buckets_grown set_module_buckets_grown: i32 = 144;
        /// `LONG ModuleDebugInfoFailedQuery` at 0x94.
        module_debug_info_failed_query set_module_debug_info_failed_query: i32 = 148;
        /// `LONG ModuleDebugInfoTooLarge` at 0x98.
        module_debug_info_too_large set_module_debug_info_too_large: i32 = 152;
        /// `LONG ModuleIdHashDuplicate` at 0x9C.
        module_id_hash_duplicate set_module_id_hash_duplicate: i32 = 156;
        /// `LONG ModuleIdHashConflict` at 0xA0.
        module_id_hash_conflict set_module_id_hash_conflict: i32 = 160;
        /// `LONG ProcessesTracked` at 0xA4.
        processes_tracked set_processes_tracked: i32 = 164;
        /// `LONG ProcessesIgnored` at 0xA8.
        processes_ignored set_processes_ignored: i32 = 168;
        /// `LONG ProcessesDeleted` at 0xAC.
        processes_deleted set_processes_deleted: i32 = 172;
        /// `LONG CaptureSampleAttempts` at 0xB0.
        capture_sample_attempts set_capture_sample_attempts: i32 = 176;
        /// `LONG CaptureSampleSamplingPaused` at 0xB4.
        capture_sample_sampling_paused set_capture_sample_sampling_paused: i32 = 180;
        /// `LONG CaptureKernelStack` at 0xB8.
        capture_kernel_stack set_capture_kernel_stack: i32 = 184;
        /// `LONG CaptureUserStack` at 0xBC.
        capture_user_stack set_capture_user_stack: i32 = 188;
        /// `LONG CaptureIPNotInStack` at 0xC0.
        capture_ip_not_in_stack set_capture_ip_not_in_stack: i32 = 192;
        /// `LONG CaptureSampleIdle` at 0xC4.
        capture_sample_idle set_capture_sample_idle: i32 = 196;
        /// `LONG CaptureUserCheckSystemThread` at 0xC8.
        capture_user_check_system_thread set_capture_user_check_system_thread: i32 = 200;
        /// `LONG CaptureUserCheckNullTeb` at 0xCC.
        capture_user_check_null_teb set_capture_user_check_null_teb: i32 = 204;
        /// `LONG CaptureUserCheckTerminating` at 0xD0.
        capture_user_check_terminating set_capture_user_check_terminating: i32 = 208;
        /// `LONG CaptureUserCheckSuspended` at 0xD4.
        capture_user_check_suspended set_capture_user_check_suspended: i32 = 212;
        /// `LONG CaptureApcNotInGoodEnvironment` at 0xD8.
        capture_apc_not_in_good_environment set_capture_apc_not_in_good_environment: i32 = 216;
        /// `LONG CaptureRebalanceQueue` at 0xDC.
        capture_rebalance_queue set_capture_rebalance_queue: i32 = 220;
        /// `LONG CaptureRebalance` at 0xE0.
        capture_rebalance set_capture_rebalance: i32 = 224;
        /// `LONG CaptureApc` at 0xE4.
        capture_apc set_capture_apc: i32 = 228;
        /// `LONG CaptureApcNotAvailable` at 0xE8.
        capture_apc_not_available set_capture_apc_not_available: i32 = 232;
        /// `LONG CaptureApcThreadNotQueueable` at 0xEC.
        capture_apc_thread_not_queueable set_capture_apc_thread_not_queueable: i32 = 236;
        /// `LONG CaptureApcAlreadyQueued` at 0xF0.
        capture_apc_already_queued set_capture_apc_already_queued: i32 = 240;
        /// `LONG CaptureThreadAlreadySampling` at 0xF4.
        capture_thread_already_sampling set_capture_thread_already_sampling: i32 = 244;
        /// `LONG CaptureApcQueue` at 0xF8.
        capture_apc_queue set_capture_apc_queue: i32 = 248;
        /// `LONG CaptureApcQueueAtHighIrql` at 0xFC.
        capture_apc_queue_at_high_irql set_capture_apc_queue_at_high_irql: i32 = 252;
        /// `LONG CaptureApcFailedToQueue` at 0x100.
        capture_apc_failed_to_queue set_capture_apc_failed_to_queue: i32 = 256;
        /// `LONG CaptureApcFailedToQueueAtHighIrql` at 0x104.
        capture_apc_failed_to_queue_at_high_irql set_capture_apc_failed_to_queue_at_high_irql: i32 = 260;
        /// `LONG CaptureApcFailedToQueueAtHighIrqlNotRunning` at 0x108.
        capture_apc_failed_to_queue_at_high_irql_not_running set_capture_apc_failed_to_queue_at_high_irql_not_running: i32 = 264;
        /// `LONG CaptureApcFailedToQueueAtHighIrqlNotApcQueueable` at 0x10C.
        capture_apc_failed_to_queue_at_high_irql_not_apc_queueable set_capture_apc_failed_to_queue_at_high_irql_not_apc_queueable: i32 = 268;
        /// `LONG CaptureApcRundown` at 0x110.
        capture_apc_rundown set_capture_apc_rundown: i32 = 272;
        /// `LONG CaptureApcCancel` at 0x114.
        capture_apc_cancel set_capture_apc_cancel: i32 = 276;
        /// `LONG CaptureApcCancelFailRemove` at 0x118.
        capture_apc_cancel_fail_remove set_capture_apc_cancel_fail_remove: i32 = 280;
        /// `LONG CaptureBufferNotAvailable` at 0x11C.
        capture_buffer_not_available set_capture_buffer_not_available: i32 = 284;
        /// `LONG CaptureBufferReleaseEmpty` at 0x120.
        capture_buffer_release_empty set_capture_buffer_release_empty: i32 = 288;
        /// `LONG CaptureBufferQueued` at 0x124.
        capture_buffer_queued set_capture_buffer_queued: i32 = 292;
        /// `LONG CaptureBufferCopied` at 0x128.
        capture_buffer_copied set_capture_buffer_copied: i32 = 296;
        /// `LONG CaptureStartFailureCleanup` at 0x12C.
        capture_start_failure_cleanup set_capture_start_failure_cleanup: i32 = 300;
        /// `LONG SampleBufferNotAvailable` at 0x130.
        sample_buffer_not_available set_sample_buffer_not_available: i32 = 304;
        /// `LONG WorkerWakeUpForCaptureBuffer` at 0x134.
        worker_wake_up_for_capture_buffer set_worker_wake_up_for_capture_buffer: i32 = 308;
        /// `LONG WorkerWakeUpForRebalance` at 0x138.
        worker_wake_up_for_rebalance set_worker_wake_up_for_rebalance: i32 = 312;
        /// `LONG WorkerProcessCaptureBuffer` at 0x13C.
        worker_process_capture_buffer set_worker_process_capture_buffer: i32 = 316;
        /// `LONG WorkerProcessSampleBuffer` at 0x140.
        worker_process_sample_buffer set_worker_process_sample_buffer: i32 = 320;
        /// `LONG WorkerProcessFlushBuffer` at 0x144.
        worker_process_flush_buffer set_worker_process_flush_buffer: i32 = 324;
        /// `LONG StackHashMiss` at 0x148.
        stack_hash_miss set_stack_hash_miss: i32 = 328;
        /// `LONG StackHashHit` at 0x14C.
        stack_hash_hit set_stack_hash_hit: i32 = 332;
        /// `LONG StackHashHitInHistory` at 0x150.
        stack_hash_hit_in_history set_stack_hash_hit_in_history: i32 = 336;
        /// `LONG StackHashSwitchTables` at 0x154.
        stack_hash_switch_tables set_stack_hash_switch_tables: i32 = 340;
        /// `LONG StackHashCollisionInAdd` at 0x158.
        stack_hash_collision_in_add set_stack_hash_collision_in_add: i32 = 344;
        /// `LONG StackHashAddHitLoad` at 0x15C.
        stack_hash_add_hit_load set_stack_hash_add_hit_load: i32 = 348;
        /// `LONG StackHashAddHitMax` at 0x160.
        stack_hash_add_hit_max set_stack_hash_add_hit_max: i32 = 352;
        /// `LONG BloomFilterExceptions` at 0x164.
        bloom_filter_exceptions set_bloom_filter_exceptions: i32 = 356;
        /// `LONG BloomFilterSet` at 0x168.
        bloom_filter_set set_bloom_filter_set: i32 = 360;
        /// `LONG BloomFilterOnCreate` at 0x16C.
        bloom_filter_on_create set_bloom_filter_on_create: i32 = 364;
        /// `LONG BloomFilterHit` at 0x170.
        bloom_filter_hit set_bloom_filter_hit: i32 = 368;
        /// `LONG BloomFilterMiss` at 0x174.
        bloom_filter_miss set_bloom_filter_miss: i32 = 372;
        /// `LONG BufferSamplesCopied` at 0x178.
        buffer_samples_copied set_buffer_samples_copied: i32 = 376;
        /// `LONG BufferSamplesProcessed` at 0x17C.
        buffer_samples_processed set_buffer_samples_processed: i32 = 380;
        /// `LONG BufferSamplesAddedToSampler` at 0x180.
        buffer_samples_added_to_sampler set_buffer_samples_added_to_sampler: i32 = 384;
        /// `LONG BufferAddressesCopied` at 0x184.
        buffer_addresses_copied set_buffer_addresses_copied: i32 = 388;
        /// `LONG BufferAddressesProcessed` at 0x188.
        buffer_addresses_processed set_buffer_addresses_processed: i32 = 392;
        /// `LONG BufferAddressesAddedToSampler` at 0x18C.
        buffer_addresses_added_to_sampler set_buffer_addresses_added_to_sampler: i32 = 396;
        /// `LONG ReserveFailedAcquireLock` at 0x190.
        reserve_failed_acquire_lock set_reserve_failed_acquire_lock: i32 = 400;
        /// `LONG ReserveCaptureStopped` at 0x194.
        reserve_capture_stopped set_reserve_capture_stopped: i32 = 404;
        /// `LONG ReserveNewBufferSet` at 0x198.
        reserve_new_buffer_set set_reserve_new_buffer_set: i32 = 408;
        /// `LONG ReserveNewBufferFailed` at 0x19C.
        reserve_new_buffer_failed set_reserve_new_buffer_failed: i32 = 412;
        /// `LONG ReserveNewBufferAllocated` at 0x1A0.
        reserve_new_buffer_allocated set_reserve_new_buffer_allocated: i32 = 416;
        /// `LONG ReserveNewBufferReleased` at 0x1A4.
        reserve_new_buffer_released set_reserve_new_buffer_released: i32 = 420;
        /// `LONG ReserveSucceeded` at 0x1A8.
        reserve_succeeded set_reserve_succeeded: i32 = 424;
        /// `LONG TableGrew` at 0x1AC.
        table_grew set_table_grew: i32 = 428;
        /// `LONG TableGrow` at 0x1B0.
        table_grow set_table_grow: i32 = 432;
        /// `LONG TableQueued` at 0x1B4.
        table_queued set_table_queued: i32 = 436;
        /// `LONG TableHitInCurrent` at 0x1B8.
        table_hit_in_current set_table_hit_in_current: i32 = 440;
        /// `LONG TableHitInOld` at 0x1BC.
        table_hit_in_old set_table_hit_in_old: i32 = 444;
        /// `ULONGLONG WorkerKernelRunTime` at 0x1C0.
        worker_kernel_run_time set_worker_kernel_run_time: u64 = 448;
        /// `ULONGLONG WorkerKernelWaitTime` at 0x1C8.
        worker_kernel_wait_time set_worker_kernel_wait_time: u64 = 456;
        /// `ULONGLONG WorkerKernelTime` at 0x1D0.
        worker_kernel_time set_worker_kernel_time: u64 = 464;
        /// `ULONGLONG WorkerUserTime` at 0x1D8.
        worker_user_time set_worker_user_time: u64 = 472;
        /// `LONG CaptureApcBecauseHighIrql` at 0x1E0.
        capture_apc_because_high_irql set_capture_apc_because_high_irql: i32 = 480;
        /// `LONG CaptureApcBecauseApcsDisabled` at 0x1E4.
        capture_apc_because_apcs_disabled set_capture_apc_because_apcs_disabled: i32 = 484;
        /// `LONG CaptureApcBecauseNotMmCanThreadFault` at 0x1E8.
        capture_apc_because_not_mm_can_thread_fault set_capture_apc_because_not_mm_can_thread_fault: i32 = 488;
        /// `LONG CaptureApcBecauseActiveFaultInApc` at 0x1EC.
        capture_apc_because_active_fault_in_apc set_capture_apc_because_active_fault_in_apc: i32 = 492;
        /// `LONG CaptureApcBecauseAttachedProcess` at 0x1F0.
        capture_apc_because_attached_process set_capture_apc_because_attached_process: i32 = 496;
        /// `LONG CaptureApcBecauseIsActuallySafe` at 0x1F4.
        capture_apc_because_is_actually_safe set_capture_apc_because_is_actually_safe: i32 = 500;
        /// `LONG AllocatedNonPagedCount` at 0x1F8.
        allocated_non_paged_count set_allocated_non_paged_count: i32 = 504;
        /// `LONG AllocatedPagedCount` at 0x1FC.
        allocated_paged_count set_allocated_paged_count: i32 = 508;
        /// `LONG FreedNonPagedCount` at 0x200.
        freed_non_paged_count set_freed_non_paged_count: i32 = 512;
        /// `LONG FreedPagedCount` at 0x204.
        freed_paged_count set_freed_paged_count: i32 = 516;
        /// `LONG AllocationFailure` at 0x208.
        allocation_failure set_allocation_failure: i32 = 520;
        /// `ULONG ProfileInterval` at 0x20C.
        profile_interval set_profile_interval: u32 = 524;
        /// `LARGE_INTEGER AllocatedNonPagedSize` at 0x210. Unit: bytes.
        allocated_non_paged_size set_allocated_non_paged_size: i64 = 528;
        /// `LARGE_INTEGER FreedNonPagedSize` at 0x218. Unit: bytes.
        freed_non_paged_size set_freed_non_paged_size: i64 = 536;
        /// `LARGE_INTEGER AllocatedPagedSize` at 0x220. Unit: bytes.
        allocated_paged_size set_allocated_paged_size: i64 = 544;
        /// `LARGE_INTEGER FreedPagedSize` at 0x228. Unit: bytes.
        freed_paged_size set_freed_paged_size: i64 = 552;
        /// `ULONG MaximumIncrement` at 0x230.
        maximum_increment set_maximum_increment: u32 = 560;
        /// `ULONG ProcessorCount` at 0x234.
        processor_count set_processor_count: u32 = 564;
    }
    bits {
    }
}

/// Alias of [`EtwCoverageSamplerPerfStats`], named by the first release of the form.
pub type V11_21h2 = EtwCoverageSamplerPerfStats;
/// Alias of [`EtwCoverageSamplerPerfStatsView`], named by the first release of the form.
pub type V11_21h2View<'a> = EtwCoverageSamplerPerfStatsView<'a>;
any_form! {
    "ETW_COVERAGE_SAMPLER_PERF_STATS" {
        /// Documented for 2004..server-2022.
        V2004(V2004, fixed) = 0,
        /// Documented for 11-21H2+, assumed unchanged after 11-21H2.
        EtwCoverageSamplerPerfStats(EtwCoverageSamplerPerfStats, fixed) = 1,
    }
    Bits32 19..=24 => 0,
    Bits64 19..=24 => 0,
    Bits32 25..=255 => 1,
    Bits64 25..=255 => 1,
}
