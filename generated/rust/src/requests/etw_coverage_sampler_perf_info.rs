// Generated from spec/structs/ETW_COVERAGE_SAMPLER_PERF_INFO.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Request for all counters of a coverage sampler.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTEXAPI, &sources::CHAPPELL_NTETW];
const SOURCES_1: &[&Source] = &[&sources::CHAPPELL_NTETW, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_COVERAGE_SAMPLER_PERF_INFO", "V2004Ptr32")
    .size(464)
    .summary("Request for all counters of a coverage sampler.")
    .in_releases("2004..server-2022 (32-bit)", &[holds(Pointer::Bits32, 19, 24)])
    .stated_by(SOURCES_1)
    .fields(&[
        structure("EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", "Common").at(0..12).with(&[
            unsigned("EVENT_TRACE_INFORMATION_CLASS", "EventTraceInformationClass").at(0..4)
                .doc("Information class, which selects this structure.").at_path("Common.EventTraceInformationClass")
                .of(crate::requests::EventTraceInformationClass::VALUES).means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("UCHAR", "CoverageSamplerInformationClass").at(4..5)
                .doc("Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its \
                    values are unknown.")
                .at_path("Common.CoverageSamplerInformationClass").means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("UCHAR", "MajorVersion").at(5..6).at_path("Common.MajorVersion").means(Meaning::Version)
                .stated_by(SOURCES),
            unsigned("UCHAR", "MinorVersion").at(6..7).at_path("Common.MinorVersion").means(Meaning::Version)
                .stated_by(SOURCES),
            unsigned("UCHAR", "Reserved").at(7..8).at_path("Common.Reserved").means(Meaning::Reserved)
                .stated_by(SOURCES),
            address("HANDLE", "SamplerHandle").at(8..12).doc("Handle of a sampler.").at_path("Common.SamplerHandle")
                .means(Meaning::Handle).stated_by(SOURCES),
        ]),
        field("padding", "", Kind::Padding).at(12..16),
        structure("ETW_COVERAGE_SAMPLER_PERF_STATS", "PerfStats").at(16..464).with(&[
            unsigned("ULONGLONG", "RunTime").at(16..24).at_path("PerfStats.RunTime"),
            signed("LONG", "SampleProfile").at(24..28).at_path("PerfStats.SampleProfile").means(Meaning::Count),
            signed("LONG", "SampleCSwitch").at(28..32).at_path("PerfStats.SampleCSwitch").means(Meaning::Count),
            signed("LONG", "SampleRThread").at(32..36).at_path("PerfStats.SampleRThread").means(Meaning::Count),
            signed("LONG", "SamplePGFault").at(36..40).at_path("PerfStats.SamplePGFault").means(Meaning::Count),
            signed("LONG", "CaptureSampleProfile").at(40..44).at_path("PerfStats.CaptureSampleProfile")
                .means(Meaning::Count),
            signed("LONG", "CaptureSampleCSwitch").at(44..48).at_path("PerfStats.CaptureSampleCSwitch")
                .means(Meaning::Count),
            signed("LONG", "CaptureSampleRThread").at(48..52).at_path("PerfStats.CaptureSampleRThread")
                .means(Meaning::Count),
            signed("LONG", "CaptureSamplePGFault").at(52..56).at_path("PerfStats.CaptureSamplePGFault")
                .means(Meaning::Count),
            signed("LONG", "CoverageSamplerCreated").at(56..60).at_path("PerfStats.CoverageSamplerCreated")
                .means(Meaning::Count),
            signed("LONG", "CoverageSamplerDeleted").at(60..64).at_path("PerfStats.CoverageSamplerDeleted")
                .means(Meaning::Count),
            signed("LONG", "CoverageSamplerStarted").at(64..68).at_path("PerfStats.CoverageSamplerStarted")
                .means(Meaning::Count),
            signed("LONG", "CoverageSamplerPaused").at(68..72).at_path("PerfStats.CoverageSamplerPaused")
                .means(Meaning::Count),
            signed("LONG", "CoverageSamplerResumed").at(72..76).at_path("PerfStats.CoverageSamplerResumed")
                .means(Meaning::Count),
            signed("LONG", "CoverageSamplerStopped").at(76..80).at_path("PerfStats.CoverageSamplerStopped")
                .means(Meaning::Count),
            signed("LONG", "CoverageSamplerQueried").at(80..84).at_path("PerfStats.CoverageSamplerQueried")
                .means(Meaning::Count),
            signed("LONG", "CoverageSamplerQueryFailNotActive").at(84..88)
                .at_path("PerfStats.CoverageSamplerQueryFailNotActive").means(Meaning::Count),
            signed("LONG", "SamplesAdded").at(88..92).at_path("PerfStats.SamplesAdded").means(Meaning::Count),
            signed("LONG", "SamplesFound").at(92..96).at_path("PerfStats.SamplesFound").means(Meaning::Count),
            signed("LONG", "SamplesDropped").at(96..100).at_path("PerfStats.SamplesDropped").means(Meaning::Count),
            signed("LONG", "SamplesMappedUM").at(100..104).at_path("PerfStats.SamplesMappedUM").means(Meaning::Count),
            signed("LONG", "SamplesMappedKM").at(104..108).at_path("PerfStats.SamplesMappedKM").means(Meaning::Count),
            signed("LONG", "SamplesTryMapUM").at(108..112).at_path("PerfStats.SamplesTryMapUM").means(Meaning::Count),
            signed("LONG", "SamplesTryMapKM").at(112..116).at_path("PerfStats.SamplesTryMapKM").means(Meaning::Count),
            signed("LONG", "SamplesAddedAlreadyMapped").at(116..120).at_path("PerfStats.SamplesAddedAlreadyMapped")
                .means(Meaning::Count),
            signed("LONG", "ModulesTrackedUM").at(120..124).at_path("PerfStats.ModulesTrackedUM").means(Meaning::Count),
            signed("LONG", "ModulesMappedUM").at(124..128).at_path("PerfStats.ModulesMappedUM").means(Meaning::Count),
            signed("LONG", "ModulesUnmappedUM").at(128..132).at_path("PerfStats.ModulesUnmappedUM")
                .means(Meaning::Count),
            signed("LONG", "ModulesTrackedKM").at(132..136).at_path("PerfStats.ModulesTrackedKM").means(Meaning::Count),
            signed("LONG", "ModulesMappedKM").at(136..140).at_path("PerfStats.ModulesMappedKM").means(Meaning::Count),
            signed("LONG", "ModulesUnmappedKM").at(140..144).at_path("PerfStats.ModulesUnmappedKM")
                .means(Meaning::Count),
            signed("LONG", "ModulesCleared").at(144..148).at_path("PerfStats.ModulesCleared").means(Meaning::Count),
            signed("LONG", "ModulesPruned").at(148..152).at_path("PerfStats.ModulesPruned").means(Meaning::Count),
            signed("LONG", "ModulesPrunedPendingDelete").at(152..156).at_path("PerfStats.ModulesPrunedPendingDelete")
                .means(Meaning::Count),
            signed("LONG", "ModulesOutOfDatePendingDelete").at(156..160)
                .at_path("PerfStats.ModulesOutOfDatePendingDelete").means(Meaning::Count),
            signed("LONG", "ModuleBucketsGrown").at(160..164).at_path("PerfStats.ModuleBucketsGrown")
                .means(Meaning::Count),
            signed("LONG", "ModuleDebugInfoFailedQuery").at(164..168).at_path("PerfStats.ModuleDebugInfoFailedQuery")
                .means(Meaning::Count),
            signed("LONG", "ModuleDebugInfoTooLarge").at(168..172).at_path("PerfStats.ModuleDebugInfoTooLarge")
                .means(Meaning::Count),
            signed("LONG", "ModuleIdHashDuplicate").at(172..176).at_path("PerfStats.ModuleIdHashDuplicate")
                .means(Meaning::Count),
            signed("LONG", "ModuleIdHashConflict").at(176..180).at_path("PerfStats.ModuleIdHashConflict")
                .means(Meaning::Count),
            signed("LONG", "ProcessesTracked").at(180..184).at_path("PerfStats.ProcessesTracked").means(Meaning::Count),
            signed("LONG", "ProcessesIgnored").at(184..188).at_path("PerfStats.ProcessesIgnored").means(Meaning::Count),
            signed("LONG", "ProcessesDeleted").at(188..192).at_path("PerfStats.ProcessesDeleted").means(Meaning::Count),
            signed("LONG", "CaptureSampleAttempts").at(192..196).at_path("PerfStats.CaptureSampleAttempts")
                .means(Meaning::Count),
            signed("LONG", "CaptureSampleSamplingPaused").at(196..200).at_path("PerfStats.CaptureSampleSamplingPaused")
                .means(Meaning::Count),
            signed("LONG", "CaptureKernelStack").at(200..204).at_path("PerfStats.CaptureKernelStack")
                .means(Meaning::Count),
            signed("LONG", "CaptureUserStack").at(204..208).at_path("PerfStats.CaptureUserStack").means(Meaning::Count),
            signed("LONG", "CaptureIPNotInStack").at(208..212).at_path("PerfStats.CaptureIPNotInStack")
                .means(Meaning::Count),
            signed("LONG", "CaptureSampleIdle").at(212..216).at_path("PerfStats.CaptureSampleIdle")
                .means(Meaning::Count),
            signed("LONG", "CaptureUserCheckSystemThread").at(216..220)
                .at_path("PerfStats.CaptureUserCheckSystemThread").means(Meaning::Count),
            signed("LONG", "CaptureUserCheckNullTeb").at(220..224).at_path("PerfStats.CaptureUserCheckNullTeb")
                .means(Meaning::Count),
            signed("LONG", "CaptureUserCheckTerminating").at(224..228).at_path("PerfStats.CaptureUserCheckTerminating")
                .means(Meaning::Count),
            signed("LONG", "CaptureUserCheckSuspended").at(228..232).at_path("PerfStats.CaptureUserCheckSuspended")
                .means(Meaning::Count),
            signed("LONG", "CaptureApcNotInGoodEnvironment").at(232..236)
                .at_path("PerfStats.CaptureApcNotInGoodEnvironment").means(Meaning::Count),
            signed("LONG", "CaptureRebalanceQueue").at(236..240).at_path("PerfStats.CaptureRebalanceQueue")
                .means(Meaning::Count),
            signed("LONG", "CaptureRebalance").at(240..244).at_path("PerfStats.CaptureRebalance").means(Meaning::Count),
            signed("LONG", "CaptureApc").at(244..248).at_path("PerfStats.CaptureApc").means(Meaning::Count),
            signed("LONG", "CaptureApcNotAvailable").at(248..252).at_path("PerfStats.CaptureApcNotAvailable")
                .means(Meaning::Count),
            signed("LONG", "CaptureApcThreadNotQueueable").at(252..256)
                .at_path("PerfStats.CaptureApcThreadNotQueueable").means(Meaning::Count),
            signed("LONG", "CaptureApcAlreadyQueued").at(256..260).at_path("PerfStats.CaptureApcAlreadyQueued")
                .means(Meaning::Count),
            signed("LONG", "CaptureThreadAlreadySampling").at(260..264)
                .at_path("PerfStats.CaptureThreadAlreadySampling").means(Meaning::Count),
            signed("LONG", "CaptureApcQueue").at(264..268).at_path("PerfStats.CaptureApcQueue").means(Meaning::Count),
            signed("LONG", "CaptureApcQueueAtHighIrql").at(268..272).at_path("PerfStats.CaptureApcQueueAtHighIrql")
                .means(Meaning::Count),
            signed("LONG", "CaptureApcFailedToQueue").at(272..276).at_path("PerfStats.CaptureApcFailedToQueue")
                .means(Meaning::Count),
            signed("LONG", "CaptureApcFailedToQueueAtHighIrql").at(276..280)
                .at_path("PerfStats.CaptureApcFailedToQueueAtHighIrql").means(Meaning::Count),
            signed("LONG", "CaptureApcFailedToQueueAtHighIrqlNotRunning").at(280..284)
                .at_path("PerfStats.CaptureApcFailedToQueueAtHighIrqlNotRunning").means(Meaning::Count),
            signed("LONG", "CaptureApcFailedToQueueAtHighIrqlNotApcQueueable").at(284..288)
                .at_path("PerfStats.CaptureApcFailedToQueueAtHighIrqlNotApcQueueable").means(Meaning::Count),
            signed("LONG", "CaptureApcRundown").at(288..292).at_path("PerfStats.CaptureApcRundown")
                .means(Meaning::Count),
            signed("LONG", "CaptureApcCancel").at(292..296).at_path("PerfStats.CaptureApcCancel").means(Meaning::Count),
            signed("LONG", "CaptureApcCancelFailRemove").at(296..300).at_path("PerfStats.CaptureApcCancelFailRemove")
                .means(Meaning::Count),
            signed("LONG", "CaptureBufferNotAvailable").at(300..304).at_path("PerfStats.CaptureBufferNotAvailable")
                .means(Meaning::Count),
            signed("LONG", "CaptureBufferReleaseEmpty").at(304..308).at_path("PerfStats.CaptureBufferReleaseEmpty")
                .means(Meaning::Count),
            signed("LONG", "CaptureBufferQueued").at(308..312).at_path("PerfStats.CaptureBufferQueued")
                .means(Meaning::Count),
            signed("LONG", "CaptureBufferCopied").at(312..316).at_path("PerfStats.CaptureBufferCopied")
                .means(Meaning::Count),
            signed("LONG", "CaptureStartFailureCleanup").at(316..320).at_path("PerfStats.CaptureStartFailureCleanup")
                .means(Meaning::Count),
            signed("LONG", "SampleBufferNotAvailable").at(320..324).at_path("PerfStats.SampleBufferNotAvailable")
                .means(Meaning::Count),
            signed("LONG", "WorkerWakeUpForCaptureBuffer").at(324..328)
                .at_path("PerfStats.WorkerWakeUpForCaptureBuffer").means(Meaning::Count),
            signed("LONG", "WorkerWakeUpForRebalance").at(328..332).at_path("PerfStats.WorkerWakeUpForRebalance")
                .means(Meaning::Count),
            signed("LONG", "WorkerProcessCaptureBuffer").at(332..336).at_path("PerfStats.WorkerProcessCaptureBuffer")
                .means(Meaning::Count),
            signed("LONG", "WorkerProcessSampleBuffer").at(336..340).at_path("PerfStats.WorkerProcessSampleBuffer")
                .means(Meaning::Count),
            signed("LONG", "WorkerProcessFlushBuffer").at(340..344).at_path("PerfStats.WorkerProcessFlushBuffer")
                .means(Meaning::Count),
            signed("LONG", "StackHashMiss").at(344..348).at_path("PerfStats.StackHashMiss").means(Meaning::Count),
            signed("LONG", "StackHashHit").at(348..352).at_path("PerfStats.StackHashHit").means(Meaning::Count),
            signed("LONG", "StackHashHitInHistory").at(352..356).at_path("PerfStats.StackHashHitInHistory")
                .means(Meaning::Count),
            signed("LONG", "StackHashSwitchTables").at(356..360).at_path("PerfStats.StackHashSwitchTables")
                .means(Meaning::Count),
            signed("LONG", "StackHashCollisionInAdd").at(360..364).at_path("PerfStats.StackHashCollisionInAdd")
                .means(Meaning::Count),
            signed("LONG", "StackHashAddHitLoad").at(364..368).at_path("PerfStats.StackHashAddHitLoad")
                .means(Meaning::Count),
            signed("LONG", "StackHashAddHitMax").at(368..372).at_path("PerfStats.StackHashAddHitMax")
                .means(Meaning::Count),
            signed("LONG", "BloomFilterExceptions").at(372..376).at_path("PerfStats.BloomFilterExceptions")
                .means(Meaning::Count),
            signed("LONG", "BloomFilterSet").at(376..380).at_path("PerfStats.BloomFilterSet").means(Meaning::Count),
            signed("LONG", "BloomFilterOnCreate").at(380..384).at_path("PerfStats.BloomFilterOnCreate")
                .means(Meaning::Count),
            signed("LONG", "BloomFilterHit").at(384..388).at_path("PerfStats.BloomFilterHit").means(Meaning::Count),
            signed("LONG", "BloomFilterMiss").at(388..392).at_path("PerfStats.BloomFilterMiss").means(Meaning::Count),
            signed("LONG", "BufferSamplesCopied").at(392..396).at_path("PerfStats.BufferSamplesCopied")
                .means(Meaning::Count),
            signed("LONG", "BufferSamplesProcessed").at(396..400).at_path("PerfStats.BufferSamplesProcessed")
                .means(Meaning::Count),
            signed("LONG", "BufferSamplesAddedToSampler").at(400..404).at_path("PerfStats.BufferSamplesAddedToSampler")
                .means(Meaning::Count),
            signed("LONG", "BufferAddressesCopied").at(404..408).at_path("PerfStats.BufferAddressesCopied")
                .means(Meaning::Count),
            signed("LONG", "BufferAddressesProcessed").at(408..412).at_path("PerfStats.BufferAddressesProcessed")
                .means(Meaning::Count),
            signed("LONG", "BufferAddressesAddedToSampler").at(412..416)
                .at_path("PerfStats.BufferAddressesAddedToSampler").means(Meaning::Count),
            signed("LONG", "ReserveFailedAcquireLock").at(416..420).at_path("PerfStats.ReserveFailedAcquireLock")
                .means(Meaning::Count),
            signed("LONG", "ReserveCaptureStopped").at(420..424).at_path("PerfStats.ReserveCaptureStopped")
                .means(Meaning::Count),
            signed("LONG", "ReserveNewBufferSet").at(424..428).at_path("PerfStats.ReserveNewBufferSet")
                .means(Meaning::Count),
            signed("LONG", "ReserveNewBufferFailed").at(428..432).at_path("PerfStats.ReserveNewBufferFailed")
                .means(Meaning::Count),
            signed("LONG", "ReserveNewBufferAllocated").at(432..436).at_path("PerfStats.ReserveNewBufferAllocated")
                .means(Meaning::Count),
            signed("LONG", "ReserveNewBufferReleased").at(436..440).at_path("PerfStats.ReserveNewBufferReleased")
                .means(Meaning::Count),
            signed("LONG", "ReserveSucceeded").at(440..444).at_path("PerfStats.ReserveSucceeded").means(Meaning::Count),
            signed("LONG", "TableGrew").at(444..448).at_path("PerfStats.TableGrew").means(Meaning::Count),
            signed("LONG", "TableGrow").at(448..452).at_path("PerfStats.TableGrow").means(Meaning::Count),
            signed("LONG", "TableQueued").at(452..456).at_path("PerfStats.TableQueued").means(Meaning::Count),
            signed("LONG", "TableHitInCurrent").at(456..460).at_path("PerfStats.TableHitInCurrent")
                .means(Meaning::Count),
            signed("LONG", "TableHitInOld").at(460..464).at_path("PerfStats.TableHitInOld").means(Meaning::Count),
        ]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_COVERAGE_SAMPLER_PERF_INFO", "V2004Ptr64")
    .size(464)
    .summary("Request for all counters of a coverage sampler.")
    .in_releases("2004..server-2022 (64-bit)", &[holds(Pointer::Bits64, 19, 24)])
    .stated_by(SOURCES_1)
    .fields(&[
        structure("EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", "Common").at(0..16).with(&[
            unsigned("EVENT_TRACE_INFORMATION_CLASS", "EventTraceInformationClass").at(0..4)
                .doc("Information class, which selects this structure.").at_path("Common.EventTraceInformationClass")
                .of(crate::requests::EventTraceInformationClass::VALUES).means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("UCHAR", "CoverageSamplerInformationClass").at(4..5)
                .doc("Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its \
                    values are unknown.")
                .at_path("Common.CoverageSamplerInformationClass").means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("UCHAR", "MajorVersion").at(5..6).at_path("Common.MajorVersion").means(Meaning::Version)
                .stated_by(SOURCES),
            unsigned("UCHAR", "MinorVersion").at(6..7).at_path("Common.MinorVersion").means(Meaning::Version)
                .stated_by(SOURCES),
            unsigned("UCHAR", "Reserved").at(7..8).at_path("Common.Reserved").means(Meaning::Reserved)
                .stated_by(SOURCES),
            address("HANDLE", "SamplerHandle").at(8..16).doc("Handle of a sampler.").at_path("Common.SamplerHandle")
                .means(Meaning::Handle).stated_by(SOURCES),
        ]),
        structure("ETW_COVERAGE_SAMPLER_PERF_STATS", "PerfStats").at(16..464).with(&[
            unsigned("ULONGLONG", "RunTime").at(16..24).at_path("PerfStats.RunTime"),
            signed("LONG", "SampleProfile").at(24..28).at_path("PerfStats.SampleProfile").means(Meaning::Count),
            signed("LONG", "SampleCSwitch").at(28..32).at_path("PerfStats.SampleCSwitch").means(Meaning::Count),
            signed("LONG", "SampleRThread").at(32..36).at_path("PerfStats.SampleRThread").means(Meaning::Count),
            signed("LONG", "SamplePGFault").at(36..40).at_path("PerfStats.SamplePGFault").means(Meaning::Count),
            signed("LONG", "CaptureSampleProfile").at(40..44).at_path("PerfStats.CaptureSampleProfile")
                .means(Meaning::Count),
            signed("LONG", "CaptureSampleCSwitch").at(44..48).at_path("PerfStats.CaptureSampleCSwitch")
                .means(Meaning::Count),
            signed("LONG", "CaptureSampleRThread").at(48..52).at_path("PerfStats.CaptureSampleRThread")
                .means(Meaning::Count),
            signed("LONG", "CaptureSamplePGFault").at(52..56).at_path("PerfStats.CaptureSamplePGFault")
                .means(Meaning::Count),
            signed("LONG", "CoverageSamplerCreated").at(56..60).at_path("PerfStats.CoverageSamplerCreated")
                .means(Meaning::Count),
            signed("LONG", "CoverageSamplerDeleted").at(60..64).at_path("PerfStats.CoverageSamplerDeleted")
                .means(Meaning::Count),
            signed("LONG", "CoverageSamplerStarted").at(64..68).at_path("PerfStats.CoverageSamplerStarted")
                .means(Meaning::Count),
            signed("LONG", "CoverageSamplerPaused").at(68..72).at_path("PerfStats.CoverageSamplerPaused")
                .means(Meaning::Count),
            signed("LONG", "CoverageSamplerResumed").at(72..76).at_path("PerfStats.CoverageSamplerResumed")
                .means(Meaning::Count),
            signed("LONG", "CoverageSamplerStopped").at(76..80).at_path("PerfStats.CoverageSamplerStopped")
                .means(Meaning::Count),
            signed("LONG", "CoverageSamplerQueried").at(80..84).at_path("PerfStats.CoverageSamplerQueried")
                .means(Meaning::Count),
            signed("LONG", "CoverageSamplerQueryFailNotActive").at(84..88)
                .at_path("PerfStats.CoverageSamplerQueryFailNotActive").means(Meaning::Count),
            signed("LONG", "SamplesAdded").at(88..92).at_path("PerfStats.SamplesAdded").means(Meaning::Count),
            signed("LONG", "SamplesFound").at(92..96).at_path("PerfStats.SamplesFound").means(Meaning::Count),
            signed("LONG", "SamplesDropped").at(96..100).at_path("PerfStats.SamplesDropped").means(Meaning::Count),
            signed("LONG", "SamplesMappedUM").at(100..104).at_path("PerfStats.SamplesMappedUM").means(Meaning::Count),
            signed("LONG", "SamplesMappedKM").at(104..108).at_path("PerfStats.SamplesMappedKM").means(Meaning::Count),
            signed("LONG", "SamplesTryMapUM").at(108..112).at_path("PerfStats.SamplesTryMapUM").means(Meaning::Count),
            signed("LONG", "SamplesTryMapKM").at(112..116).at_path("PerfStats.SamplesTryMapKM").means(Meaning::Count),
            signed("LONG", "SamplesAddedAlreadyMapped").at(116..120).at_path("PerfStats.SamplesAddedAlreadyMapped")
                .means(Meaning::Count),
            signed("LONG", "ModulesTrackedUM").at(120..124).at_path("PerfStats.ModulesTrackedUM").means(Meaning::Count),
            signed("LONG", "ModulesMappedUM").at(124..128).at_path("PerfStats.ModulesMappedUM").means(Meaning::Count),
            signed("LONG", "ModulesUnmappedUM").at(128..132).at_path("PerfStats.ModulesUnmappedUM")
                .means(Meaning::Count),
            signed("LONG", "ModulesTrackedKM").at(132..136).at_path("PerfStats.ModulesTrackedKM").means(Meaning::Count),
            signed("LONG", "ModulesMappedKM").at(136..140).at_path("PerfStats.ModulesMappedKM").means(Meaning::Count),
            signed("LONG", "ModulesUnmappedKM").at(140..144).at_path("PerfStats.ModulesUnmappedKM")
                .means(Meaning::Count),
            signed("LONG", "ModulesCleared").at(144..148).at_path("PerfStats.ModulesCleared").means(Meaning::Count),
            signed("LONG", "ModulesPruned").at(148..152).at_path("PerfStats.ModulesPruned").means(Meaning::Count),
            signed("LONG", "ModulesPrunedPendingDelete").at(152..156).at_path("PerfStats.ModulesPrunedPendingDelete")
                .means(Meaning::Count),
            signed("LONG", "ModulesOutOfDatePendingDelete").at(156..160)
                .at_path("PerfStats.ModulesOutOfDatePendingDelete").means(Meaning::Count),
            signed("LONG", "ModuleBucketsGrown").at(160..164).at_path("PerfStats.ModuleBucketsGrown")
                .means(Meaning::Count),
            signed("LONG", "ModuleDebugInfoFailedQuery").at(164..168).at_path("PerfStats.ModuleDebugInfoFailedQuery")
                .means(Meaning::Count),
            signed("LONG", "ModuleDebugInfoTooLarge").at(168..172).at_path("PerfStats.ModuleDebugInfoTooLarge")
                .means(Meaning::Count),
            signed("LONG", "ModuleIdHashDuplicate").at(172..176).at_path("PerfStats.ModuleIdHashDuplicate")
                .means(Meaning::Count),
            signed("LONG", "ModuleIdHashConflict").at(176..180).at_path("PerfStats.ModuleIdHashConflict")
                .means(Meaning::Count),
            signed("LONG", "ProcessesTracked").at(180..184).at_path("PerfStats.ProcessesTracked").means(Meaning::Count),
            signed("LONG", "ProcessesIgnored").at(184..188).at_path("PerfStats.ProcessesIgnored").means(Meaning::Count),
            signed("LONG", "ProcessesDeleted").at(188..192).at_path("PerfStats.ProcessesDeleted").means(Meaning::Count),
            signed("LONG", "CaptureSampleAttempts").at(192..196).at_path("PerfStats.CaptureSampleAttempts")
                .means(Meaning::Count),
            signed("LONG", "CaptureSampleSamplingPaused").at(196..200).at_path("PerfStats.CaptureSampleSamplingPaused")
                .means(Meaning::Count),
            signed("LONG", "CaptureKernelStack").at(200..204).at_path("PerfStats.CaptureKernelStack")
                .means(Meaning::Count),
            signed("LONG", "CaptureUserStack").at(204..208).at_path("PerfStats.CaptureUserStack").means(Meaning::Count),
            signed("LONG", "CaptureIPNotInStack").at(208..212).at_path("PerfStats.CaptureIPNotInStack")
                .means(Meaning::Count),
            signed("LONG", "CaptureSampleIdle").at(212..216).at_path("PerfStats.CaptureSampleIdle")
                .means(Meaning::Count),
            signed("LONG", "CaptureUserCheckSystemThread").at(216..220)
                .at_path("PerfStats.CaptureUserCheckSystemThread").means(Meaning::Count),
            signed("LONG", "CaptureUserCheckNullTeb").at(220..224).at_path("PerfStats.CaptureUserCheckNullTeb")
                .means(Meaning::Count),
            signed("LONG", "CaptureUserCheckTerminating").at(224..228).at_path("PerfStats.CaptureUserCheckTerminating")
                .means(Meaning::Count),
            signed("LONG", "CaptureUserCheckSuspended").at(228..232).at_path("PerfStats.CaptureUserCheckSuspended")
                .means(Meaning::Count),
            signed("LONG", "CaptureApcNotInGoodEnvironment").at(232..236)
                .at_path("PerfStats.CaptureApcNotInGoodEnvironment").means(Meaning::Count),
            signed("LONG", "CaptureRebalanceQueue").at(236..240).at_path("PerfStats.CaptureRebalanceQueue")
                .means(Meaning::Count),
            signed("LONG", "CaptureRebalance").at(240..244).at_path("PerfStats.CaptureRebalance").means(Meaning::Count),
            signed("LONG", "CaptureApc").at(244..248).at_path("PerfStats.CaptureApc").means(Meaning::Count),
            signed("LONG", "CaptureApcNotAvailable").at(248..252).at_path("PerfStats.CaptureApcNotAvailable")
                .means(Meaning::Count),
            signed("LONG", "CaptureApcThreadNotQueueable").at(252..256)
                .at_path("PerfStats.CaptureApcThreadNotQueueable").means(Meaning::Count),
            signed("LONG", "CaptureApcAlreadyQueued").at(256..260).at_path("PerfStats.CaptureApcAlreadyQueued")
                .means(Meaning::Count),
            signed("LONG", "CaptureThreadAlreadySampling").at(260..264)
                .at_path("PerfStats.CaptureThreadAlreadySampling").means(Meaning::Count),
            signed("LONG", "CaptureApcQueue").at(264..268).at_path("PerfStats.CaptureApcQueue").means(Meaning::Count),
            signed("LONG", "CaptureApcQueueAtHighIrql").at(268..272).at_path("PerfStats.CaptureApcQueueAtHighIrql")
                .means(Meaning::Count),
            signed("LONG", "CaptureApcFailedToQueue").at(272..276).at_path("PerfStats.CaptureApcFailedToQueue")
                .means(Meaning::Count),
            signed("LONG", "CaptureApcFailedToQueueAtHighIrql").at(276..280)
                .at_path("PerfStats.CaptureApcFailedToQueueAtHighIrql").means(Meaning::Count),
            signed("LONG", "CaptureApcFailedToQueueAtHighIrqlNotRunning").at(280..284)
                .at_path("PerfStats.CaptureApcFailedToQueueAtHighIrqlNotRunning").means(Meaning::Count),
            signed("LONG", "CaptureApcFailedToQueueAtHighIrqlNotApcQueueable").at(284..288)
                .at_path("PerfStats.CaptureApcFailedToQueueAtHighIrqlNotApcQueueable").means(Meaning::Count),
            signed("LONG", "CaptureApcRundown").at(288..292).at_path("PerfStats.CaptureApcRundown")
                .means(Meaning::Count),
            signed("LONG", "CaptureApcCancel").at(292..296).at_path("PerfStats.CaptureApcCancel").means(Meaning::Count),
            signed("LONG", "CaptureApcCancelFailRemove").at(296..300).at_path("PerfStats.CaptureApcCancelFailRemove")
                .means(Meaning::Count),
            signed("LONG", "CaptureBufferNotAvailable").at(300..304).at_path("PerfStats.CaptureBufferNotAvailable")
                .means(Meaning::Count),
            signed("LONG", "CaptureBufferReleaseEmpty").at(304..308).at_path("PerfStats.CaptureBufferReleaseEmpty")
                .means(Meaning::Count),
            signed("LONG", "CaptureBufferQueued").at(308..312).at_path("PerfStats.CaptureBufferQueued")
                .means(Meaning::Count),
            signed("LONG", "CaptureBufferCopied").at(312..316).at_path("PerfStats.CaptureBufferCopied")
                .means(Meaning::Count),
            signed("LONG", "CaptureStartFailureCleanup").at(316..320).at_path("PerfStats.CaptureStartFailureCleanup")
                .means(Meaning::Count),
            signed("LONG", "SampleBufferNotAvailable").at(320..324).at_path("PerfStats.SampleBufferNotAvailable")
                .means(Meaning::Count),
            signed("LONG", "WorkerWakeUpForCaptureBuffer").at(324..328)
                .at_path("PerfStats.WorkerWakeUpForCaptureBuffer").means(Meaning::Count),
            signed("LONG", "WorkerWakeUpForRebalance").at(328..332).at_path("PerfStats.WorkerWakeUpForRebalance")
                .means(Meaning::Count),
            signed("LONG", "WorkerProcessCaptureBuffer").at(332..336).at_path("PerfStats.WorkerProcessCaptureBuffer")
                .means(Meaning::Count),
            signed("LONG", "WorkerProcessSampleBuffer").at(336..340).at_path("PerfStats.WorkerProcessSampleBuffer")
                .means(Meaning::Count),
            signed("LONG", "WorkerProcessFlushBuffer").at(340..344).at_path("PerfStats.WorkerProcessFlushBuffer")
                .means(Meaning::Count),
            signed("LONG", "StackHashMiss").at(344..348).at_path("PerfStats.StackHashMiss").means(Meaning::Count),
            signed("LONG", "StackHashHit").at(348..352).at_path("PerfStats.StackHashHit").means(Meaning::Count),
            signed("LONG", "StackHashHitInHistory").at(352..356).at_path("PerfStats.StackHashHitInHistory")
                .means(Meaning::Count),
            signed("LONG", "StackHashSwitchTables").at(356..360).at_path("PerfStats.StackHashSwitchTables")
                .means(Meaning::Count),
            signed("LONG", "StackHashCollisionInAdd").at(360..364).at_path("PerfStats.StackHashCollisionInAdd")
                .means(Meaning::Count),
            signed("LONG", "StackHashAddHitLoad").at(364..368).at_path("PerfStats.StackHashAddHitLoad")
                .means(Meaning::Count),
            signed("LONG", "StackHashAddHitMax").at(368..372).at_path("PerfStats.StackHashAddHitMax")
                .means(Meaning::Count),
            signed("LONG", "BloomFilterExceptions").at(372..376).at_path("PerfStats.BloomFilterExceptions")
                .means(Meaning::Count),
            signed("LONG", "BloomFilterSet").at(376..380).at_path("PerfStats.BloomFilterSet").means(Meaning::Count),
            signed("LONG", "BloomFilterOnCreate").at(380..384).at_path("PerfStats.BloomFilterOnCreate")
                .means(Meaning::Count),
            signed("LONG", "BloomFilterHit").at(384..388).at_path("PerfStats.BloomFilterHit").means(Meaning::Count),
            signed("LONG", "BloomFilterMiss").at(388..392).at_path("PerfStats.BloomFilterMiss").means(Meaning::Count),
            signed("LONG", "BufferSamplesCopied").at(392..396).at_path("PerfStats.BufferSamplesCopied")
                .means(Meaning::Count),
            signed("LONG", "BufferSamplesProcessed").at(396..400).at_path("PerfStats.BufferSamplesProcessed")
                .means(Meaning::Count),
            signed("LONG", "BufferSamplesAddedToSampler").at(400..404).at_path("PerfStats.BufferSamplesAddedToSampler")
                .means(Meaning::Count),
            signed("LONG", "BufferAddressesCopied").at(404..408).at_path("PerfStats.BufferAddressesCopied")
                .means(Meaning::Count),
            signed("LONG", "BufferAddressesProcessed").at(408..412).at_path("PerfStats.BufferAddressesProcessed")
                .means(Meaning::Count),
            signed("LONG", "BufferAddressesAddedToSampler").at(412..416)
                .at_path("PerfStats.BufferAddressesAddedToSampler").means(Meaning::Count),
            signed("LONG", "ReserveFailedAcquireLock").at(416..420).at_path("PerfStats.ReserveFailedAcquireLock")
                .means(Meaning::Count),
            signed("LONG", "ReserveCaptureStopped").at(420..424).at_path("PerfStats.ReserveCaptureStopped")
                .means(Meaning::Count),
            signed("LONG", "ReserveNewBufferSet").at(424..428).at_path("PerfStats.ReserveNewBufferSet")
                .means(Meaning::Count),
            signed("LONG", "ReserveNewBufferFailed").at(428..432).at_path("PerfStats.ReserveNewBufferFailed")
                .means(Meaning::Count),
            signed("LONG", "ReserveNewBufferAllocated").at(432..436).at_path("PerfStats.ReserveNewBufferAllocated")
                .means(Meaning::Count),
            signed("LONG", "ReserveNewBufferReleased").at(436..440).at_path("PerfStats.ReserveNewBufferReleased")
                .means(Meaning::Count),
            signed("LONG", "ReserveSucceeded").at(440..444).at_path("PerfStats.ReserveSucceeded").means(Meaning::Count),
            signed("LONG", "TableGrew").at(444..448).at_path("PerfStats.TableGrew").means(Meaning::Count),
            signed("LONG", "TableGrow").at(448..452).at_path("PerfStats.TableGrow").means(Meaning::Count),
            signed("LONG", "TableQueued").at(452..456).at_path("PerfStats.TableQueued").means(Meaning::Count),
            signed("LONG", "TableHitInCurrent").at(456..460).at_path("PerfStats.TableHitInCurrent")
                .means(Meaning::Count),
            signed("LONG", "TableHitInOld").at(460..464).at_path("PerfStats.TableHitInOld").means(Meaning::Count),
        ]),
    ]);
pub(crate) static LAYOUT_2: Layout = layout("ETW_COVERAGE_SAMPLER_PERF_INFO", "EtwCoverageSamplerPerfInfoPtr32")
    .size(584)
    .summary("Request for all counters of a coverage sampler.")
    .in_releases("11-21H2+ (32-bit)", &[holds(Pointer::Bits32, 25, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        structure("EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", "Common").at(0..12).with(&[
            unsigned("EVENT_TRACE_INFORMATION_CLASS", "EventTraceInformationClass").at(0..4)
                .doc("Information class, which selects this structure.").at_path("Common.EventTraceInformationClass")
                .of(crate::requests::EventTraceInformationClass::VALUES).means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("UCHAR", "CoverageSamplerInformationClass").at(4..5)
                .doc("Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its \
                    values are unknown.")
                .at_path("Common.CoverageSamplerInformationClass").means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("UCHAR", "MajorVersion").at(5..6).at_path("Common.MajorVersion").means(Meaning::Version)
                .stated_by(SOURCES),
            unsigned("UCHAR", "MinorVersion").at(6..7).at_path("Common.MinorVersion").means(Meaning::Version)
                .stated_by(SOURCES),
            unsigned("UCHAR", "Reserved").at(7..8).at_path("Common.Reserved").means(Meaning::Reserved)
                .stated_by(SOURCES),
            address("HANDLE", "SamplerHandle").at(8..12).doc("Handle of a sampler.").at_path("Common.SamplerHandle")
                .means(Meaning::Handle).stated_by(SOURCES),
        ]),
        field("padding", "", Kind::Padding).at(12..16),
        structure("ETW_COVERAGE_SAMPLER_PERF_STATS", "PerfStats").at(16..584).with(&[
            unsigned("ULONGLONG", "RunTime").at(16..24).at_path("PerfStats.RunTime"),
            signed("LONG", "SampleProfile").at(24..28).at_path("PerfStats.SampleProfile").means(Meaning::Count),
            signed("LONG", "SampleCSwitch").at(28..32).at_path("PerfStats.SampleCSwitch").means(Meaning::Count),
            signed("LONG", "SampleRThread").at(32..36).at_path("PerfStats.SampleRThread").means(Meaning::Count),
            signed("LONG", "SamplePGFault").at(36..40).at_path("PerfStats.SamplePGFault").means(Meaning::Count),
            signed("LONG", "CaptureSampleProfile").at(40..44).at_path("PerfStats.CaptureSampleProfile")
                .means(Meaning::Count),
            signed("LONG", "CaptureSampleCSwitch").at(44..48).at_path("PerfStats.CaptureSampleCSwitch")
                .means(Meaning::Count),
            signed("LONG", "CaptureSampleRThread").at(48..52).at_path("PerfStats.CaptureSampleRThread")
                .means(Meaning::Count),
            signed("LONG", "CaptureSamplePGFault").at(52..56).at_path("PerfStats.CaptureSamplePGFault")
                .means(Meaning::Count),
            signed("LONG", "CoverageSamplerCreated").at(56..60).at_path("PerfStats.CoverageSamplerCreated")
                .means(Meaning::Count),
            signed("LONG", "CoverageSamplerDeleted").at(60..64).at_path("PerfStats.CoverageSamplerDeleted")
                .means(Meaning::Count),
            signed("LONG", "CoverageSamplerStarted").at(64..68).at_path("PerfStats.CoverageSamplerStarted")
                .means(Meaning::Count),
            signed("LONG", "CoverageSamplerPaused").at(68..72).at_path("PerfStats.CoverageSamplerPaused")
                .means(Meaning::Count),
            signed("LONG", "CoverageSamplerResumed").at(72..76).at_path("PerfStats.CoverageSamplerResumed")
                .means(Meaning::Count),
            signed("LONG", "CoverageSamplerStopped").at(76..80).at_path("PerfStats.CoverageSamplerStopped")
                .means(Meaning::Count),
            signed("LONG", "CoverageSamplerQueried").at(80..84).at_path("PerfStats.CoverageSamplerQueried")
                .means(Meaning::Count),
            signed("LONG", "CoverageSamplerQueryFailNotActive").at(84..88)
                .at_path("PerfStats.CoverageSamplerQueryFailNotActive").means(Meaning::Count),
            signed("LONG", "SamplesAdded").at(88..92).at_path("PerfStats.SamplesAdded").means(Meaning::Count),
            signed("LONG", "SamplesFound").at(92..96).at_path("PerfStats.SamplesFound").means(Meaning::Count),
            signed("LONG", "SamplesDropped").at(96..100).at_path("PerfStats.SamplesDropped").means(Meaning::Count),
            signed("LONG", "SamplesMappedUM").at(100..104).at_path("PerfStats.SamplesMappedUM").means(Meaning::Count),
            signed("LONG", "SamplesMappedKM").at(104..108).at_path("PerfStats.SamplesMappedKM").means(Meaning::Count),
            signed("LONG", "SamplesTryMapUM").at(108..112).at_path("PerfStats.SamplesTryMapUM").means(Meaning::Count),
            signed("LONG", "SamplesTryMapKM").at(112..116).at_path("PerfStats.SamplesTryMapKM").means(Meaning::Count),
            signed("LONG", "SamplesAddedAlreadyMapped").at(116..120).at_path("PerfStats.SamplesAddedAlreadyMapped")
                .means(Meaning::Count),
            signed("LONG", "ModulesTrackedUM").at(120..124).at_path("PerfStats.ModulesTrackedUM").means(Meaning::Count),
            signed("LONG", "ModulesMappedUM").at(124..128).at_path("PerfStats.ModulesMappedUM").means(Meaning::Count),
            signed("LONG", "ModulesUnmappedUM").at(128..132).at_path("PerfStats.ModulesUnmappedUM")
                .means(Meaning::Count),
            signed("LONG", "ModulesTrackedKM").at(132..136).at_path("PerfStats.ModulesTrackedKM").means(Meaning::Count),
            signed("LONG", "ModulesMappedKM").at(136..140).at_path("PerfStats.ModulesMappedKM").means(Meaning::Count),
            signed("LONG", "ModulesUnmappedKM").at(140..144).at_path("PerfStats.ModulesUnmappedKM")
                .means(Meaning::Count),
            signed("LONG", "ModulesCleared").at(144..148).at_path("PerfStats.ModulesCleared").means(Meaning::Count),
            signed("LONG", "ModulesPruned").at(148..152).at_path("PerfStats.ModulesPruned").means(Meaning::Count),
            signed("LONG", "ModulesPrunedPendingDelete").at(152..156).at_path("PerfStats.ModulesPrunedPendingDelete")
                .means(Meaning::Count),
            signed("LONG", "ModulesOutOfDatePendingDelete").at(156..160)
                .at_path("PerfStats.ModulesOutOfDatePendingDelete").means(Meaning::Count),
            signed("LONG", "ModuleBucketsGrown").at(160..164).at_path("PerfStats.ModuleBucketsGrown")
                .means(Meaning::Count),
            signed("LONG", "ModuleDebugInfoFailedQuery").at(164..168).at_path("PerfStats.ModuleDebugInfoFailedQuery")
                .means(Meaning::Count),
            signed("LONG", "ModuleDebugInfoTooLarge").at(168..172).at_path("PerfStats.ModuleDebugInfoTooLarge")
                .means(Meaning::Count),
            signed("LONG", "ModuleIdHashDuplicate").at(172..176).at_path("PerfStats.ModuleIdHashDuplicate")
                .means(Meaning::Count),
            signed("LONG", "ModuleIdHashConflict").at(176..180).at_path("PerfStats.ModuleIdHashConflict")
                .means(Meaning::Count),
            signed("LONG", "ProcessesTracked").at(180..184).at_path("PerfStats.ProcessesTracked").means(Meaning::Count),
            signed("LONG", "ProcessesIgnored").at(184..188).at_path("PerfStats.ProcessesIgnored").means(Meaning::Count),
            signed("LONG", "ProcessesDeleted").at(188..192).at_path("PerfStats.ProcessesDeleted").means(Meaning::Count),
            signed("LONG", "CaptureSampleAttempts").at(192..196).at_path("PerfStats.CaptureSampleAttempts")
                .means(Meaning::Count),
            signed("LONG", "CaptureSampleSamplingPaused").at(196..200).at_path("PerfStats.CaptureSampleSamplingPaused")
                .means(Meaning::Count),
            signed("LONG", "CaptureKernelStack").at(200..204).at_path("PerfStats.CaptureKernelStack")
                .means(Meaning::Count),
            signed("LONG", "CaptureUserStack").at(204..208).at_path("PerfStats.CaptureUserStack").means(Meaning::Count),
            signed("LONG", "CaptureIPNotInStack").at(208..212).at_path("PerfStats.CaptureIPNotInStack")
                .means(Meaning::Count),
            signed("LONG", "CaptureSampleIdle").at(212..216).at_path("PerfStats.CaptureSampleIdle")
                .means(Meaning::Count),
            signed("LONG", "CaptureUserCheckSystemThread").at(216..220)
                .at_path("PerfStats.CaptureUserCheckSystemThread").means(Meaning::Count),
            signed("LONG", "CaptureUserCheckNullTeb").at(220..224).at_path("PerfStats.CaptureUserCheckNullTeb")
                .means(Meaning::Count),
            signed("LONG", "CaptureUserCheckTerminating").at(224..228).at_path("PerfStats.CaptureUserCheckTerminating")
                .means(Meaning::Count),
            signed("LONG", "CaptureUserCheckSuspended").at(228..232).at_path("PerfStats.CaptureUserCheckSuspended")
                .means(Meaning::Count),
            signed("LONG", "CaptureApcNotInGoodEnvironment").at(232..236)
                .at_path("PerfStats.CaptureApcNotInGoodEnvironment").means(Meaning::Count),
            signed("LONG", "CaptureRebalanceQueue").at(236..240).at_path("PerfStats.CaptureRebalanceQueue")
                .means(Meaning::Count),
            signed("LONG", "CaptureRebalance").at(240..244).at_path("PerfStats.CaptureRebalance").means(Meaning::Count),
            signed("LONG", "CaptureApc").at(244..248).at_path("PerfStats.CaptureApc").means(Meaning::Count),
            signed("LONG", "CaptureApcNotAvailable").at(248..252).at_path("PerfStats.CaptureApcNotAvailable")
                .means(Meaning::Count),
            signed("LONG", "CaptureApcThreadNotQueueable").at(252..256)
                .at_path("PerfStats.CaptureApcThreadNotQueueable").means(Meaning::Count),
            signed("LONG", "CaptureApcAlreadyQueued").at(256..260).at_path("PerfStats.CaptureApcAlreadyQueued")
                .means(Meaning::Count),
            signed("LONG", "CaptureThreadAlreadySampling").at(260..264)
                .at_path("PerfStats.CaptureThreadAlreadySampling").means(Meaning::Count),
            signed("LONG", "CaptureApcQueue").at(264..268).at_path("PerfStats.CaptureApcQueue").means(Meaning::Count),
            signed("LONG", "CaptureApcQueueAtHighIrql").at(268..272).at_path("PerfStats.CaptureApcQueueAtHighIrql")
                .means(Meaning::Count),
            signed("LONG", "CaptureApcFailedToQueue").at(272..276).at_path("PerfStats.CaptureApcFailedToQueue")
                .means(Meaning::Count),
            signed("LONG", "CaptureApcFailedToQueueAtHighIrql").at(276..280)
                .at_path("PerfStats.CaptureApcFailedToQueueAtHighIrql").means(Meaning::Count),
            signed("LONG", "CaptureApcFailedToQueueAtHighIrqlNotRunning").at(280..284)
                .at_path("PerfStats.CaptureApcFailedToQueueAtHighIrqlNotRunning").means(Meaning::Count),
            signed("LONG", "CaptureApcFailedToQueueAtHighIrqlNotApcQueueable").at(284..288)
                .at_path("PerfStats.CaptureApcFailedToQueueAtHighIrqlNotApcQueueable").means(Meaning::Count),
            signed("LONG", "CaptureApcRundown").at(288..292).at_path("PerfStats.CaptureApcRundown")
                .means(Meaning::Count),
            signed("LONG", "CaptureApcCancel").at(292..296).at_path("PerfStats.CaptureApcCancel").means(Meaning::Count),
            signed("LONG", "CaptureApcCancelFailRemove").at(296..300).at_path("PerfStats.CaptureApcCancelFailRemove")
                .means(Meaning::Count),
            signed("LONG", "CaptureBufferNotAvailable").at(300..304).at_path("PerfStats.CaptureBufferNotAvailable")
                .means(Meaning::Count),
            signed("LONG", "CaptureBufferReleaseEmpty").at(304..308).at_path("PerfStats.CaptureBufferReleaseEmpty")
                .means(Meaning::Count),
            signed("LONG", "CaptureBufferQueued").at(308..312).at_path("PerfStats.CaptureBufferQueued")
                .means(Meaning::Count),
            signed("LONG", "CaptureBufferCopied").at(312..316).at_path("PerfStats.CaptureBufferCopied")
                .means(Meaning::Count),
            signed("LONG", "CaptureStartFailureCleanup").at(316..320).at_path("PerfStats.CaptureStartFailureCleanup")
                .means(Meaning::Count),
            signed("LONG", "SampleBufferNotAvailable").at(320..324).at_path("PerfStats.SampleBufferNotAvailable")
                .means(Meaning::Count),
            signed("LONG", "WorkerWakeUpForCaptureBuffer").at(324..328)
                .at_path("PerfStats.WorkerWakeUpForCaptureBuffer").means(Meaning::Count),
            signed("LONG", "WorkerWakeUpForRebalance").at(328..332).at_path("PerfStats.WorkerWakeUpForRebalance")
                .means(Meaning::Count),
            signed("LONG", "WorkerProcessCaptureBuffer").at(332..336).at_path("PerfStats.WorkerProcessCaptureBuffer")
                .means(Meaning::Count),
            signed("LONG", "WorkerProcessSampleBuffer").at(336..340).at_path("PerfStats.WorkerProcessSampleBuffer")
                .means(Meaning::Count),
            signed("LONG", "WorkerProcessFlushBuffer").at(340..344).at_path("PerfStats.WorkerProcessFlushBuffer")
                .means(Meaning::Count),
            signed("LONG", "StackHashMiss").at(344..348).at_path("PerfStats.StackHashMiss").means(Meaning::Count),
            signed("LONG", "StackHashHit").at(348..352).at_path("PerfStats.StackHashHit").means(Meaning::Count),
            signed("LONG", "StackHashHitInHistory").at(352..356).at_path("PerfStats.StackHashHitInHistory")
                .means(Meaning::Count),
            signed("LONG", "StackHashSwitchTables").at(356..360).at_path("PerfStats.StackHashSwitchTables")
                .means(Meaning::Count),
            signed("LONG", "StackHashCollisionInAdd").at(360..364).at_path("PerfStats.StackHashCollisionInAdd")
                .means(Meaning::Count),
            signed("LONG", "StackHashAddHitLoad").at(364..368).at_path("PerfStats.StackHashAddHitLoad")
                .means(Meaning::Count),
            signed("LONG", "StackHashAddHitMax").at(368..372).at_path("PerfStats.StackHashAddHitMax")
                .means(Meaning::Count),
            signed("LONG", "BloomFilterExceptions").at(372..376).at_path("PerfStats.BloomFilterExceptions")
                .means(Meaning::Count),
            signed("LONG", "BloomFilterSet").at(376..380).at_path("PerfStats.BloomFilterSet").means(Meaning::Count),
            signed("LONG", "BloomFilterOnCreate").at(380..384).at_path("PerfStats.BloomFilterOnCreate")
                .means(Meaning::Count),
            signed("LONG", "BloomFilterHit").at(384..388).at_path("PerfStats.BloomFilterHit").means(Meaning::Count),
            signed("LONG", "BloomFilterMiss").at(388..392).at_path("PerfStats.BloomFilterMiss").means(Meaning::Count),
            signed("LONG", "BufferSamplesCopied").at(392..396).at_path("PerfStats.BufferSamplesCopied")
                .means(Meaning::Count),
            signed("LONG", "BufferSamplesProcessed").at(396..400).at_path("PerfStats.BufferSamplesProcessed")
                .means(Meaning::Count),
            signed("LONG", "BufferSamplesAddedToSampler").at(400..404).at_path("PerfStats.BufferSamplesAddedToSampler")
                .means(Meaning::Count),
            signed("LONG", "BufferAddressesCopied").at(404..408).at_path("PerfStats.BufferAddressesCopied")
                .means(Meaning::Count),
            signed("LONG", "BufferAddressesProcessed").at(408..412).at_path("PerfStats.BufferAddressesProcessed")
                .means(Meaning::Count),
            signed("LONG", "BufferAddressesAddedToSampler").at(412..416)
                .at_path("PerfStats.BufferAddressesAddedToSampler").means(Meaning::Count),
            signed("LONG", "ReserveFailedAcquireLock").at(416..420).at_path("PerfStats.ReserveFailedAcquireLock")
                .means(Meaning::Count),
            signed("LONG", "ReserveCaptureStopped").at(420..424).at_path("PerfStats.ReserveCaptureStopped")
                .means(Meaning::Count),
            signed("LONG", "ReserveNewBufferSet").at(424..428).at_path("PerfStats.ReserveNewBufferSet")
                .means(Meaning::Count),
            signed("LONG", "ReserveNewBufferFailed").at(428..432).at_path("PerfStats.ReserveNewBufferFailed")
                .means(Meaning::Count),
            signed("LONG", "ReserveNewBufferAllocated").at(432..436).at_path("PerfStats.ReserveNewBufferAllocated")
                .means(Meaning::Count),
            signed("LONG", "ReserveNewBufferReleased").at(436..440).at_path("PerfStats.ReserveNewBufferReleased")
                .means(Meaning::Count),
            signed("LONG", "ReserveSucceeded").at(440..444).at_path("PerfStats.ReserveSucceeded").means(Meaning::Count),
            signed("LONG", "TableGrew").at(444..448).at_path("PerfStats.TableGrew").means(Meaning::Count),
            signed("LONG", "TableGrow").at(448..452).at_path("PerfStats.TableGrow").means(Meaning::Count),
            signed("LONG", "TableQueued").at(452..456).at_path("PerfStats.TableQueued").means(Meaning::Count),
            signed("LONG", "TableHitInCurrent").at(456..460).at_path("PerfStats.TableHitInCurrent")
                .means(Meaning::Count),
            signed("LONG", "TableHitInOld").at(460..464).at_path("PerfStats.TableHitInOld").means(Meaning::Count),
            unsigned("ULONGLONG", "WorkerKernelRunTime").at(464..472).at_path("PerfStats.WorkerKernelRunTime"),
            unsigned("ULONGLONG", "WorkerKernelWaitTime").at(472..480).at_path("PerfStats.WorkerKernelWaitTime"),
            unsigned("ULONGLONG", "WorkerKernelTime").at(480..488).at_path("PerfStats.WorkerKernelTime"),
            unsigned("ULONGLONG", "WorkerUserTime").at(488..496).at_path("PerfStats.WorkerUserTime"),
            signed("LONG", "CaptureApcBecauseHighIrql").at(496..500).at_path("PerfStats.CaptureApcBecauseHighIrql")
                .means(Meaning::Count),
            signed("LONG", "CaptureApcBecauseApcsDisabled").at(500..504)
                .at_path("PerfStats.CaptureApcBecauseApcsDisabled").means(Meaning::Count),
            signed("LONG", "CaptureApcBecauseNotMmCanThreadFault").at(504..508)
                .at_path("PerfStats.CaptureApcBecauseNotMmCanThreadFault").means(Meaning::Count),
            signed("LONG", "CaptureApcBecauseActiveFaultInApc").at(508..512)
                .at_path("PerfStats.CaptureApcBecauseActiveFaultInApc").means(Meaning::Count),
            signed("LONG", "CaptureApcBecauseAttachedProcess").at(512..516)
                .at_path("PerfStats.CaptureApcBecauseAttachedProcess").means(Meaning::Count),
            signed("LONG", "CaptureApcBecauseIsActuallySafe").at(516..520)
                .at_path("PerfStats.CaptureApcBecauseIsActuallySafe").means(Meaning::Count),
            signed("LONG", "AllocatedNonPagedCount").at(520..524).at_path("PerfStats.AllocatedNonPagedCount")
                .means(Meaning::Count),
            signed("LONG", "AllocatedPagedCount").at(524..528).at_path("PerfStats.AllocatedPagedCount")
                .means(Meaning::Count),
            signed("LONG", "FreedNonPagedCount").at(528..532).at_path("PerfStats.FreedNonPagedCount")
                .means(Meaning::Count),
            signed("LONG", "FreedPagedCount").at(532..536).at_path("PerfStats.FreedPagedCount").means(Meaning::Count),
            signed("LONG", "AllocationFailure").at(536..540).at_path("PerfStats.AllocationFailure")
                .means(Meaning::Count),
            unsigned("ULONG", "ProfileInterval").at(540..544).at_path("PerfStats.ProfileInterval"),
            signed("LARGE_INTEGER", "AllocatedNonPagedSize").at(544..552).at_path("PerfStats.AllocatedNonPagedSize")
                .in_units("bytes").means(Meaning::Bytes),
            signed("LARGE_INTEGER", "FreedNonPagedSize").at(552..560).at_path("PerfStats.FreedNonPagedSize")
                .in_units("bytes").means(Meaning::Bytes),
            signed("LARGE_INTEGER", "AllocatedPagedSize").at(560..568).at_path("PerfStats.AllocatedPagedSize")
                .in_units("bytes").means(Meaning::Bytes),
            signed("LARGE_INTEGER", "FreedPagedSize").at(568..576).at_path("PerfStats.FreedPagedSize").in_units("bytes")
                .means(Meaning::Bytes),
            unsigned("ULONG", "MaximumIncrement").at(576..580).at_path("PerfStats.MaximumIncrement"),
            unsigned("ULONG", "ProcessorCount").at(580..584).at_path("PerfStats.ProcessorCount").means(Meaning::Count),
        ]),
    ]);
pub(crate) static LAYOUT_3: Layout = layout("ETW_COVERAGE_SAMPLER_PERF_INFO", "EtwCoverageSamplerPerfInfoPtr64")
    .size(584)
    .summary("Request for all counters of a coverage sampler.")
    .in_releases("11-21H2+ (64-bit)", &[holds(Pointer::Bits64, 25, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        structure("EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", "Common").at(0..16).with(&[
            unsigned("EVENT_TRACE_INFORMATION_CLASS", "EventTraceInformationClass").at(0..4)
                .doc("Information class, which selects this structure.").at_path("Common.EventTraceInformationClass")
                .of(crate::requests::EventTraceInformationClass::VALUES).means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("UCHAR", "CoverageSamplerInformationClass").at(4..5)
                .doc("Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its \
                    values are unknown.")
                .at_path("Common.CoverageSamplerInformationClass").means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("UCHAR", "MajorVersion").at(5..6).at_path("Common.MajorVersion").means(Meaning::Version)
                .stated_by(SOURCES),
            unsigned("UCHAR", "MinorVersion").at(6..7).at_path("Common.MinorVersion").means(Meaning::Version)
                .stated_by(SOURCES),
            unsigned("UCHAR", "Reserved").at(7..8).at_path("Common.Reserved").means(Meaning::Reserved)
                .stated_by(SOURCES),
            address("HANDLE", "SamplerHandle").at(8..16).doc("Handle of a sampler.").at_path("Common.SamplerHandle")
                .means(Meaning::Handle).stated_by(SOURCES),
        ]),
        structure("ETW_COVERAGE_SAMPLER_PERF_STATS", "PerfStats").at(16..584).with(&[
            unsigned("ULONGLONG", "RunTime").at(16..24).at_path("PerfStats.RunTime"),
            signed("LONG", "SampleProfile").at(24..28).at_path("PerfStats.SampleProfile").means(Meaning::Count),
            signed("LONG", "SampleCSwitch").at(28..32).at_path("PerfStats.SampleCSwitch").means(Meaning::Count),
            signed("LONG", "SampleRThread").at(32..36).at_path("PerfStats.SampleRThread").means(Meaning::Count),
            signed("LONG", "SamplePGFault").at(36..40).at_path("PerfStats.SamplePGFault").means(Meaning::Count),
            signed("LONG", "CaptureSampleProfile").at(40..44).at_path("PerfStats.CaptureSampleProfile")
                .means(Meaning::Count),
            signed("LONG", "CaptureSampleCSwitch").at(44..48).at_path("PerfStats.CaptureSampleCSwitch")
                .means(Meaning::Count),
            signed("LONG", "CaptureSampleRThread").at(48..52).at_path("PerfStats.CaptureSampleRThread")
                .means(Meaning::Count),
            signed("LONG", "CaptureSamplePGFault").at(52..56).at_path("PerfStats.CaptureSamplePGFault")
                .means(Meaning::Count),
            signed("LONG", "CoverageSamplerCreated").at(56..60).at_path("PerfStats.CoverageSamplerCreated")
                .means(Meaning::Count),
            signed("LONG", "CoverageSamplerDeleted").at(60..64).at_path("PerfStats.CoverageSamplerDeleted")
                .means(Meaning::Count),
            signed("LONG", "CoverageSamplerStarted").at(64..68).at_path("PerfStats.CoverageSamplerStarted")
                .means(Meaning::Count),
            signed("LONG", "CoverageSamplerPaused").at(68..72).at_path("PerfStats.CoverageSamplerPaused")
                .means(Meaning::Count),
            signed("LONG", "CoverageSamplerResumed").at(72..76).at_path("PerfStats.CoverageSamplerResumed")
                .means(Meaning::Count),
            signed("LONG", "CoverageSamplerStopped").at(76..80).at_path("PerfStats.CoverageSamplerStopped")
                .means(Meaning::Count),
            signed("LONG", "CoverageSamplerQueried").at(80..84).at_path("PerfStats.CoverageSamplerQueried")
                .means(Meaning::Count),
            signed("LONG", "CoverageSamplerQueryFailNotActive").at(84..88)
                .at_path("PerfStats.CoverageSamplerQueryFailNotActive").means(Meaning::Count),
            signed("LONG", "SamplesAdded").at(88..92).at_path("PerfStats.SamplesAdded").means(Meaning::Count),
            signed("LONG", "SamplesFound").at(92..96).at_path("PerfStats.SamplesFound").means(Meaning::Count),
            signed("LONG", "SamplesDropped").at(96..100).at_path("PerfStats.SamplesDropped").means(Meaning::Count),
            signed("LONG", "SamplesMappedUM").at(100..104).at_path("PerfStats.SamplesMappedUM").means(Meaning::Count),
            signed("LONG", "SamplesMappedKM").at(104..108).at_path("PerfStats.SamplesMappedKM").means(Meaning::Count),
            signed("LONG", "SamplesTryMapUM").at(108..112).at_path("PerfStats.SamplesTryMapUM").means(Meaning::Count),
            signed("LONG", "SamplesTryMapKM").at(112..116).at_path("PerfStats.SamplesTryMapKM").means(Meaning::Count),
            signed("LONG", "SamplesAddedAlreadyMapped").at(116..120).at_path("PerfStats.SamplesAddedAlreadyMapped")
                .means(Meaning::Count),
            signed("LONG", "ModulesTrackedUM").at(120..124).at_path("PerfStats.ModulesTrackedUM").means(Meaning::Count),
            signed("LONG", "ModulesMappedUM").at(124..128).at_path("PerfStats.ModulesMappedUM").means(Meaning::Count),
            signed("LONG", "ModulesUnmappedUM").at(128..132).at_path("PerfStats.ModulesUnmappedUM")
                .means(Meaning::Count),
            signed("LONG", "ModulesTrackedKM").at(132..136).at_path("PerfStats.ModulesTrackedKM").means(Meaning::Count),
            signed("LONG", "ModulesMappedKM").at(136..140).at_path("PerfStats.ModulesMappedKM").means(Meaning::Count),
            signed("LONG", "ModulesUnmappedKM").at(140..144).at_path("PerfStats.ModulesUnmappedKM")
                .means(Meaning::Count),
            signed("LONG", "ModulesCleared").at(144..148).at_path("PerfStats.ModulesCleared").means(Meaning::Count),
            signed("LONG", "ModulesPruned").at(148..152).at_path("PerfStats.ModulesPruned").means(Meaning::Count),
            signed("LONG", "ModulesPrunedPendingDelete").at(152..156).at_path("PerfStats.ModulesPrunedPendingDelete")
                .means(Meaning::Count),
            signed("LONG", "ModulesOutOfDatePendingDelete").at(156..160)
                .at_path("PerfStats.ModulesOutOfDatePendingDelete").means(Meaning::Count),
            signed("LONG", "ModuleBucketsGrown").at(160..164).at_path("PerfStats.ModuleBucketsGrown")
                .means(Meaning::Count),
            signed("LONG", "ModuleDebugInfoFailedQuery").at(164..168).at_path("PerfStats.ModuleDebugInfoFailedQuery")
                .means(Meaning::Count),
            signed("LONG", "ModuleDebugInfoTooLarge").at(168..172).at_path("PerfStats.ModuleDebugInfoTooLarge")
                .means(Meaning::Count),
            signed("LONG", "ModuleIdHashDuplicate").at(172..176).at_path("PerfStats.ModuleIdHashDuplicate")
                .means(Meaning::Count),
            signed("LONG", "ModuleIdHashConflict").at(176..180).at_path("PerfStats.ModuleIdHashConflict")
                .means(Meaning::Count),
            signed("LONG", "ProcessesTracked").at(180..184).at_path("PerfStats.ProcessesTracked").means(Meaning::Count),
            signed("LONG", "ProcessesIgnored").at(184..188).at_path("PerfStats.ProcessesIgnored").means(Meaning::Count),
            signed("LONG", "ProcessesDeleted").at(188..192).at_path("PerfStats.ProcessesDeleted").means(Meaning::Count),
            signed("LONG", "CaptureSampleAttempts").at(192..196).at_path("PerfStats.CaptureSampleAttempts")
                .means(Meaning::Count),
            signed("LONG", "CaptureSampleSamplingPaused").at(196..200).at_path("PerfStats.CaptureSampleSamplingPaused")
                .means(Meaning::Count),
            signed("LONG", "CaptureKernelStack").at(200..204).at_path("PerfStats.CaptureKernelStack")
                .means(Meaning::Count),
            signed("LONG", "CaptureUserStack").at(204..208).at_path("PerfStats.CaptureUserStack").means(Meaning::Count),
            signed("LONG", "CaptureIPNotInStack").at(208..212).at_path("PerfStats.CaptureIPNotInStack")
                .means(Meaning::Count),
            signed("LONG", "CaptureSampleIdle").at(212..216).at_path("PerfStats.CaptureSampleIdle")
                .means(Meaning::Count),
            signed("LONG", "CaptureUserCheckSystemThread").at(216..220)
                .at_path("PerfStats.CaptureUserCheckSystemThread").means(Meaning::Count),
            signed("LONG", "CaptureUserCheckNullTeb").at(220..224).at_path("PerfStats.CaptureUserCheckNullTeb")
                .means(Meaning::Count),
            signed("LONG", "CaptureUserCheckTerminating").at(224..228).at_path("PerfStats.CaptureUserCheckTerminating")
                .means(Meaning::Count),
            signed("LONG", "CaptureUserCheckSuspended").at(228..232).at_path("PerfStats.CaptureUserCheckSuspended")
                .means(Meaning::Count),
            signed("LONG", "CaptureApcNotInGoodEnvironment").at(232..236)
                .at_path("PerfStats.CaptureApcNotInGoodEnvironment").means(Meaning::Count),
            signed("LONG", "CaptureRebalanceQueue").at(236..240).at_path("PerfStats.CaptureRebalanceQueue")
                .means(Meaning::Count),
            signed("LONG", "CaptureRebalance").at(240..244).at_path("PerfStats.CaptureRebalance").means(Meaning::Count),
            signed("LONG", "CaptureApc").at(244..248).at_path("PerfStats.CaptureApc").means(Meaning::Count),
            signed("LONG", "CaptureApcNotAvailable").at(248..252).at_path("PerfStats.CaptureApcNotAvailable")
                .means(Meaning::Count),
            signed("LONG", "CaptureApcThreadNotQueueable").at(252..256)
                .at_path("PerfStats.CaptureApcThreadNotQueueable").means(Meaning::Count),
            signed("LONG", "CaptureApcAlreadyQueued").at(256..260).at_path("PerfStats.CaptureApcAlreadyQueued")
                .means(Meaning::Count),
            signed("LONG", "CaptureThreadAlreadySampling").at(260..264)
                .at_path("PerfStats.CaptureThreadAlreadySampling").means(Meaning::Count),
            signed("LONG", "CaptureApcQueue").at(264..268).at_path("PerfStats.CaptureApcQueue").means(Meaning::Count),
            signed("LONG", "CaptureApcQueueAtHighIrql").at(268..272).at_path("PerfStats.CaptureApcQueueAtHighIrql")
                .means(Meaning::Count),
            signed("LONG", "CaptureApcFailedToQueue").at(272..276).at_path("PerfStats.CaptureApcFailedToQueue")
                .means(Meaning::Count),
            signed("LONG", "CaptureApcFailedToQueueAtHighIrql").at(276..280)
                .at_path("PerfStats.CaptureApcFailedToQueueAtHighIrql").means(Meaning::Count),
            signed("LONG", "CaptureApcFailedToQueueAtHighIrqlNotRunning").at(280..284)
                .at_path("PerfStats.CaptureApcFailedToQueueAtHighIrqlNotRunning").means(Meaning::Count),
            signed("LONG", "CaptureApcFailedToQueueAtHighIrqlNotApcQueueable").at(284..288)
                .at_path("PerfStats.CaptureApcFailedToQueueAtHighIrqlNotApcQueueable").means(Meaning::Count),
            signed("LONG", "CaptureApcRundown").at(288..292).at_path("PerfStats.CaptureApcRundown")
                .means(Meaning::Count),
            signed("LONG", "CaptureApcCancel").at(292..296).at_path("PerfStats.CaptureApcCancel").means(Meaning::Count),
            signed("LONG", "CaptureApcCancelFailRemove").at(296..300).at_path("PerfStats.CaptureApcCancelFailRemove")
                .means(Meaning::Count),
            signed("LONG", "CaptureBufferNotAvailable").at(300..304).at_path("PerfStats.CaptureBufferNotAvailable")
                .means(Meaning::Count),
            signed("LONG", "CaptureBufferReleaseEmpty").at(304..308).at_path("PerfStats.CaptureBufferReleaseEmpty")
                .means(Meaning::Count),
            signed("LONG", "CaptureBufferQueued").at(308..312).at_path("PerfStats.CaptureBufferQueued")
                .means(Meaning::Count),
            signed("LONG", "CaptureBufferCopied").at(312..316).at_path("PerfStats.CaptureBufferCopied")
                .means(Meaning::Count),
            signed("LONG", "CaptureStartFailureCleanup").at(316..320).at_path("PerfStats.CaptureStartFailureCleanup")
                .means(Meaning::Count),
            signed("LONG", "SampleBufferNotAvailable").at(320..324).at_path("PerfStats.SampleBufferNotAvailable")
                .means(Meaning::Count),
            signed("LONG", "WorkerWakeUpForCaptureBuffer").at(324..328)
                .at_path("PerfStats.WorkerWakeUpForCaptureBuffer").means(Meaning::Count),
            signed("LONG", "WorkerWakeUpForRebalance").at(328..332).at_path("PerfStats.WorkerWakeUpForRebalance")
                .means(Meaning::Count),
            signed("LONG", "WorkerProcessCaptureBuffer").at(332..336).at_path("PerfStats.WorkerProcessCaptureBuffer")
                .means(Meaning::Count),
            signed("LONG", "WorkerProcessSampleBuffer").at(336..340).at_path("PerfStats.WorkerProcessSampleBuffer")
                .means(Meaning::Count),
            signed("LONG", "WorkerProcessFlushBuffer").at(340..344).at_path("PerfStats.WorkerProcessFlushBuffer")
                .means(Meaning::Count),
            signed("LONG", "StackHashMiss").at(344..348).at_path("PerfStats.StackHashMiss").means(Meaning::Count),
            signed("LONG", "StackHashHit").at(348..352).at_path("PerfStats.StackHashHit").means(Meaning::Count),
            signed("LONG", "StackHashHitInHistory").at(352..356).at_path("PerfStats.StackHashHitInHistory")
                .means(Meaning::Count),
            signed("LONG", "StackHashSwitchTables").at(356..360).at_path("PerfStats.StackHashSwitchTables")
                .means(Meaning::Count),
            signed("LONG", "StackHashCollisionInAdd").at(360..364).at_path("PerfStats.StackHashCollisionInAdd")
                .means(Meaning::Count),
            signed("LONG", "StackHashAddHitLoad").at(364..368).at_path("PerfStats.StackHashAddHitLoad")
                .means(Meaning::Count),
            signed("LONG", "StackHashAddHitMax").at(368..372).at_path("PerfStats.StackHashAddHitMax")
                .means(Meaning::Count),
            signed("LONG", "BloomFilterExceptions").at(372..376).at_path("PerfStats.BloomFilterExceptions")
                .means(Meaning::Count),
            signed("LONG", "BloomFilterSet").at(376..380).at_path("PerfStats.BloomFilterSet").means(Meaning::Count),
            signed("LONG", "BloomFilterOnCreate").at(380..384).at_path("PerfStats.BloomFilterOnCreate")
                .means(Meaning::Count),
            signed("LONG", "BloomFilterHit").at(384..388).at_path("PerfStats.BloomFilterHit").means(Meaning::Count),
            signed("LONG", "BloomFilterMiss").at(388..392).at_path("PerfStats.BloomFilterMiss").means(Meaning::Count),
            signed("LONG", "BufferSamplesCopied").at(392..396).at_path("PerfStats.BufferSamplesCopied")
                .means(Meaning::Count),
            signed("LONG", "BufferSamplesProcessed").at(396..400).at_path("PerfStats.BufferSamplesProcessed")
                .means(Meaning::Count),
            signed("LONG", "BufferSamplesAddedToSampler").at(400..404).at_path("PerfStats.BufferSamplesAddedToSampler")
                .means(Meaning::Count),
            signed("LONG", "BufferAddressesCopied").at(404..408).at_path("PerfStats.BufferAddressesCopied")
                .means(Meaning::Count),
            signed("LONG", "BufferAddressesProcessed").at(408..412).at_path("PerfStats.BufferAddressesProcessed")
                .means(Meaning::Count),
            signed("LONG", "BufferAddressesAddedToSampler").at(412..416)
                .at_path("PerfStats.BufferAddressesAddedToSampler").means(Meaning::Count),
            signed("LONG", "ReserveFailedAcquireLock").at(416..420).at_path("PerfStats.ReserveFailedAcquireLock")
                .means(Meaning::Count),
            signed("LONG", "ReserveCaptureStopped").at(420..424).at_path("PerfStats.ReserveCaptureStopped")
                .means(Meaning::Count),
            signed("LONG", "ReserveNewBufferSet").at(424..428).at_path("PerfStats.ReserveNewBufferSet")
                .means(Meaning::Count),
            signed("LONG", "ReserveNewBufferFailed").at(428..432).at_path("PerfStats.ReserveNewBufferFailed")
                .means(Meaning::Count),
            signed("LONG", "ReserveNewBufferAllocated").at(432..436).at_path("PerfStats.ReserveNewBufferAllocated")
                .means(Meaning::Count),
            signed("LONG", "ReserveNewBufferReleased").at(436..440).at_path("PerfStats.ReserveNewBufferReleased")
                .means(Meaning::Count),
            signed("LONG", "ReserveSucceeded").at(440..444).at_path("PerfStats.ReserveSucceeded").means(Meaning::Count),
            signed("LONG", "TableGrew").at(444..448).at_path("PerfStats.TableGrew").means(Meaning::Count),
            signed("LONG", "TableGrow").at(448..452).at_path("PerfStats.TableGrow").means(Meaning::Count),
            signed("LONG", "TableQueued").at(452..456).at_path("PerfStats.TableQueued").means(Meaning::Count),
            signed("LONG", "TableHitInCurrent").at(456..460).at_path("PerfStats.TableHitInCurrent")
                .means(Meaning::Count),
            signed("LONG", "TableHitInOld").at(460..464).at_path("PerfStats.TableHitInOld").means(Meaning::Count),
            unsigned("ULONGLONG", "WorkerKernelRunTime").at(464..472).at_path("PerfStats.WorkerKernelRunTime"),
            unsigned("ULONGLONG", "WorkerKernelWaitTime").at(472..480).at_path("PerfStats.WorkerKernelWaitTime"),
            unsigned("ULONGLONG", "WorkerKernelTime").at(480..488).at_path("PerfStats.WorkerKernelTime"),
            unsigned("ULONGLONG", "WorkerUserTime").at(488..496).at_path("PerfStats.WorkerUserTime"),
            signed("LONG", "CaptureApcBecauseHighIrql").at(496..500).at_path("PerfStats.CaptureApcBecauseHighIrql")
                .means(Meaning::Count),
            signed("LONG", "CaptureApcBecauseApcsDisabled").at(500..504)
                .at_path("PerfStats.CaptureApcBecauseApcsDisabled").means(Meaning::Count),
            signed("LONG", "CaptureApcBecauseNotMmCanThreadFault").at(504..508)
                .at_path("PerfStats.CaptureApcBecauseNotMmCanThreadFault").means(Meaning::Count),
            signed("LONG", "CaptureApcBecauseActiveFaultInApc").at(508..512)
                .at_path("PerfStats.CaptureApcBecauseActiveFaultInApc").means(Meaning::Count),
            signed("LONG", "CaptureApcBecauseAttachedProcess").at(512..516)
                .at_path("PerfStats.CaptureApcBecauseAttachedProcess").means(Meaning::Count),
            signed("LONG", "CaptureApcBecauseIsActuallySafe").at(516..520)
                .at_path("PerfStats.CaptureApcBecauseIsActuallySafe").means(Meaning::Count),
            signed("LONG", "AllocatedNonPagedCount").at(520..524).at_path("PerfStats.AllocatedNonPagedCount")
                .means(Meaning::Count),
            signed("LONG", "AllocatedPagedCount").at(524..528).at_path("PerfStats.AllocatedPagedCount")
                .means(Meaning::Count),
            signed("LONG", "FreedNonPagedCount").at(528..532).at_path("PerfStats.FreedNonPagedCount")
                .means(Meaning::Count),
            signed("LONG", "FreedPagedCount").at(532..536).at_path("PerfStats.FreedPagedCount").means(Meaning::Count),
            signed("LONG", "AllocationFailure").at(536..540).at_path("PerfStats.AllocationFailure")
                .means(Meaning::Count),
            unsigned("ULONG", "ProfileInterval").at(540..544).at_path("PerfStats.ProfileInterval"),
            signed("LARGE_INTEGER", "AllocatedNonPagedSize").at(544..552).at_path("PerfStats.AllocatedNonPagedSize")
                .in_units("bytes").means(Meaning::Bytes),
            signed("LARGE_INTEGER", "FreedNonPagedSize").at(552..560).at_path("PerfStats.FreedNonPagedSize")
                .in_units("bytes").means(Meaning::Bytes),
            signed("LARGE_INTEGER", "AllocatedPagedSize").at(560..568).at_path("PerfStats.AllocatedPagedSize")
                .in_units("bytes").means(Meaning::Bytes),
            signed("LARGE_INTEGER", "FreedPagedSize").at(568..576).at_path("PerfStats.FreedPagedSize").in_units("bytes")
                .means(Meaning::Bytes),
            unsigned("ULONG", "MaximumIncrement").at(576..580).at_path("PerfStats.MaximumIncrement"),
            unsigned("ULONG", "ProcessorCount").at(580..584).at_path("PerfStats.ProcessorCount").means(Meaning::Count),
        ]),
    ]);
fixed! {
    /// Request for all counters of a coverage sampler.
    ///
    /// Older form.
    /// In C: `ETW_COVERAGE_SAMPLER_PERF_INFO`, 0x1d0 bytes. Documented for 2004..server-2022 (32-bit).
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    owned V2004Ptr32 / V2004Ptr32View: lone,
        name = "ETW_COVERAGE_SAMPLER_PERF_INFO", size = 464, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common` at 0x00. Returns a copy.
        common / set_common: crate::requests::EventTraceCoverageSamplerInformationPtr32, at = 0;
        /// `ETW_COVERAGE_SAMPLER_PERF_STATS PerfStats` at 0x10. Returns a copy.
        perf_stats / set_perf_stats: crate::requests::etw_coverage_sampler_perf_stats::V2004, at = 16;
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
    owned V2004Ptr64 / V2004Ptr64View: lone,
        name = "ETW_COVERAGE_SAMPLER_PERF_INFO", size = 464, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common` at 0x00. Returns a copy.
        common / set_common: crate::requests::EventTraceCoverageSamplerInformationPtr64, at = 0;
        /// `ETW_COVERAGE_SAMPLER_PERF_STATS PerfStats` at 0x10. Returns a copy.
        perf_stats / set_perf_stats: crate::requests::etw_coverage_sampler_perf_stats::V2004, at = 16;
    }
}

fixed! {
    /// Request for all counters of a coverage sampler.
    ///
    /// Computed from the definition for this pointer size; no known release has it.
    /// In C: `ETW_COVERAGE_SAMPLER_PERF_INFO`, 0x248 bytes. Documented for 11-21H2+ (32-bit), assumed unchanged after
    /// 11-21H2.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_PERF_INFO")]
    owned EtwCoverageSamplerPerfInfoPtr32 / EtwCoverageSamplerPerfInfoPtr32View: lone,
        name = "ETW_COVERAGE_SAMPLER_PERF_INFO", size = 584, table = Table::form(&LAYOUT_2), layout = LAYOUT_2;
    fields {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common` at 0x00. Returns a copy.
        common / set_common: crate::requests::EventTraceCoverageSamplerInformationPtr32, at = 0;
        /// `ETW_COVERAGE_SAMPLER_PERF_STATS PerfStats` at 0x10. Returns a copy.
        perf_stats / set_perf_stats: crate::requests::EtwCoverageSamplerPerfStats, at = 16;
    }
}

fixed! {
    /// Request for all counters of a coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_PERF_INFO`, 0x248 bytes. Documented for 11-21H2+ (64-bit), assumed unchanged after
    /// 11-21H2.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_PERF_INFO")]
    owned EtwCoverageSamplerPerfInfoPtr64 / EtwCoverageSamplerPerfInfoPtr64View: lone,
        name = "ETW_COVERAGE_SAMPLER_PERF_INFO", size = 584, table = Table::form(&LAYOUT_3), layout = LAYOUT_3;
    fields {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common` at 0x00. Returns a copy.
        common / set_common: crate::requests::EventTraceCoverageSamplerInformationPtr64, at = 0;
        /// `ETW_COVERAGE_SAMPLER_PERF_STATS PerfStats` at 0x10. Returns a copy.
        perf_stats / set_perf_stats: crate::requests::EtwCoverageSamplerPerfStats, at = 16;
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
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwCoverageSamplerPerfInfoPtr32` or `EtwCoverageSamplerPerfInfoPtr64`"
]
pub type EtwCoverageSamplerPerfInfo = EtwCoverageSamplerPerfInfoPtr64;
/// Alias of [`EtwCoverageSamplerPerfInfoPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwCoverageSamplerPerfInfoPtr32View` or \
        `EtwCoverageSamplerPerfInfoPtr64View`"
]
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
