// Generated from spec/structs/ETW_COVERAGE_SAMPLER_PERF_INFO.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Request for all counters of a coverage sampler.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTEXAPI, &sources::CHAPPELL_NTETW];
const SOURCES_1: &[&Source] = &[&sources::CHAPPELL_NTETW, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_COVERAGE_SAMPLER_PERF_INFO", "V2004Ptr32")
    .size(464)
    .about("Request for all counters of a coverage sampler.")
    .in_releases("2004..server-2022 (32-bit)", &[holds(Pointer::Bits32, 19, 24)])
    .stated_by(SOURCES_1)
    .fields(&[
        structure("EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common").at(0..12).with(&[More::Fields(&[
            unsigned("EVENT_TRACE_INFORMATION_CLASS Common.EventTraceInformationClass").at(0..4)
                .about("Information class, which selects this structure.").means(Meaning::Enumeration)
                .stated_by(SOURCES).with(&[More::Values(crate::requests::EventTraceInformationClass::VALUES)]),
            unsigned("UCHAR Common.CoverageSamplerInformationClass").at(4..5)
                .about("Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its \
                    values are unknown.")
                .means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("UCHAR Common.MajorVersion").at(5..6).means(Meaning::Version).stated_by(SOURCES),
            unsigned("UCHAR Common.MinorVersion").at(6..7).means(Meaning::Version).stated_by(SOURCES),
            unsigned("UCHAR Common.Reserved").at(7..8).means(Meaning::Reserved).stated_by(SOURCES),
            address("HANDLE Common.SamplerHandle").at(8..12).about("Handle of a sampler.").means(Meaning::Handle)
                .stated_by(SOURCES),
        ])]),
        field("padding ", Kind::Padding).at(12..16),
        structure("ETW_COVERAGE_SAMPLER_PERF_STATS PerfStats").at(16..464).with(&[More::Fields(&[
            unsigned("ULONGLONG PerfStats.RunTime").at(16..24),
            signed("LONG PerfStats.SampleProfile").at(24..28).means(Meaning::Count),
            signed("LONG PerfStats.SampleCSwitch").at(28..32).means(Meaning::Count),
            signed("LONG PerfStats.SampleRThread").at(32..36).means(Meaning::Count),
            signed("LONG PerfStats.SamplePGFault").at(36..40).means(Meaning::Count),
            signed("LONG PerfStats.CaptureSampleProfile").at(40..44).means(Meaning::Count),
            signed("LONG PerfStats.CaptureSampleCSwitch").at(44..48).means(Meaning::Count),
            signed("LONG PerfStats.CaptureSampleRThread").at(48..52).means(Meaning::Count),
            signed("LONG PerfStats.CaptureSamplePGFault").at(52..56).means(Meaning::Count),
            signed("LONG PerfStats.CoverageSamplerCreated").at(56..60).means(Meaning::Count),
            signed("LONG PerfStats.CoverageSamplerDeleted").at(60..64).means(Meaning::Count),
            signed("LONG PerfStats.CoverageSamplerStarted").at(64..68).means(Meaning::Count),
            signed("LONG PerfStats.CoverageSamplerPaused").at(68..72).means(Meaning::Count),
            signed("LONG PerfStats.CoverageSamplerResumed").at(72..76).means(Meaning::Count),
            signed("LONG PerfStats.CoverageSamplerStopped").at(76..80).means(Meaning::Count),
            signed("LONG PerfStats.CoverageSamplerQueried").at(80..84).means(Meaning::Count),
            signed("LONG PerfStats.CoverageSamplerQueryFailNotActive").at(84..88).means(Meaning::Count),
            signed("LONG PerfStats.SamplesAdded").at(88..92).means(Meaning::Count),
            signed("LONG PerfStats.SamplesFound").at(92..96).means(Meaning::Count),
            signed("LONG PerfStats.SamplesDropped").at(96..100).means(Meaning::Count),
            signed("LONG PerfStats.SamplesMappedUM").at(100..104).means(Meaning::Count),
            signed("LONG PerfStats.SamplesMappedKM").at(104..108).means(Meaning::Count),
            signed("LONG PerfStats.SamplesTryMapUM").at(108..112).means(Meaning::Count),
            signed("LONG PerfStats.SamplesTryMapKM").at(112..116).means(Meaning::Count),
            signed("LONG PerfStats.SamplesAddedAlreadyMapped").at(116..120).means(Meaning::Count),
            signed("LONG PerfStats.ModulesTrackedUM").at(120..124).means(Meaning::Count),
            signed("LONG PerfStats.ModulesMappedUM").at(124..128).means(Meaning::Count),
            signed("LONG PerfStats.ModulesUnmappedUM").at(128..132).means(Meaning::Count),
            signed("LONG PerfStats.ModulesTrackedKM").at(132..136).means(Meaning::Count),
            signed("LONG PerfStats.ModulesMappedKM").at(136..140).means(Meaning::Count),
            signed("LONG PerfStats.ModulesUnmappedKM").at(140..144).means(Meaning::Count),
            signed("LONG PerfStats.ModulesCleared").at(144..148).means(Meaning::Count),
            signed("LONG PerfStats.ModulesPruned").at(148..152).means(Meaning::Count),
            signed("LONG PerfStats.ModulesPrunedPendingDelete").at(152..156).means(Meaning::Count),
            signed("LONG PerfStats.ModulesOutOfDatePendingDelete").at(156..160).means(Meaning::Count),
            signed("LONG PerfStats.ModuleBucketsGrown").at(160..164).means(Meaning::Count),
            signed("LONG PerfStats.ModuleDebugInfoFailedQuery").at(164..168).means(Meaning::Count),
            signed("LONG PerfStats.ModuleDebugInfoTooLarge").at(168..172).means(Meaning::Count),
            signed("LONG PerfStats.ModuleIdHashDuplicate").at(172..176).means(Meaning::Count),
            signed("LONG PerfStats.ModuleIdHashConflict").at(176..180).means(Meaning::Count),
            signed("LONG PerfStats.ProcessesTracked").at(180..184).means(Meaning::Count),
            signed("LONG PerfStats.ProcessesIgnored").at(184..188).means(Meaning::Count),
            signed("LONG PerfStats.ProcessesDeleted").at(188..192).means(Meaning::Count),
            signed("LONG PerfStats.CaptureSampleAttempts").at(192..196).means(Meaning::Count),
            signed("LONG PerfStats.CaptureSampleSamplingPaused").at(196..200).means(Meaning::Count),
            signed("LONG PerfStats.CaptureKernelStack").at(200..204).means(Meaning::Count),
            signed("LONG PerfStats.CaptureUserStack").at(204..208).means(Meaning::Count),
            signed("LONG PerfStats.CaptureIPNotInStack").at(208..212).means(Meaning::Count),
            signed("LONG PerfStats.CaptureSampleIdle").at(212..216).means(Meaning::Count),
            signed("LONG PerfStats.CaptureUserCheckSystemThread").at(216..220).means(Meaning::Count),
            signed("LONG PerfStats.CaptureUserCheckNullTeb").at(220..224).means(Meaning::Count),
            signed("LONG PerfStats.CaptureUserCheckTerminating").at(224..228).means(Meaning::Count),
            signed("LONG PerfStats.CaptureUserCheckSuspended").at(228..232).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcNotInGoodEnvironment").at(232..236).means(Meaning::Count),
            signed("LONG PerfStats.CaptureRebalanceQueue").at(236..240).means(Meaning::Count),
            signed("LONG PerfStats.CaptureRebalance").at(240..244).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApc").at(244..248).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcNotAvailable").at(248..252).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcThreadNotQueueable").at(252..256).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcAlreadyQueued").at(256..260).means(Meaning::Count),
            signed("LONG PerfStats.CaptureThreadAlreadySampling").at(260..264).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcQueue").at(264..268).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcQueueAtHighIrql").at(268..272).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcFailedToQueue").at(272..276).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcFailedToQueueAtHighIrql").at(276..280).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcFailedToQueueAtHighIrqlNotRunning").at(280..284).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcFailedToQueueAtHighIrqlNotApcQueueable").at(284..288)
                .means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcRundown").at(288..292).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcCancel").at(292..296).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcCancelFailRemove").at(296..300).means(Meaning::Count),
            signed("LONG PerfStats.CaptureBufferNotAvailable").at(300..304).means(Meaning::Count),
            signed("LONG PerfStats.CaptureBufferReleaseEmpty").at(304..308).means(Meaning::Count),
            signed("LONG PerfStats.CaptureBufferQueued").at(308..312).means(Meaning::Count),
            signed("LONG PerfStats.CaptureBufferCopied").at(312..316).means(Meaning::Count),
            signed("LONG PerfStats.CaptureStartFailureCleanup").at(316..320).means(Meaning::Count),
            signed("LONG PerfStats.SampleBufferNotAvailable").at(320..324).means(Meaning::Count),
            signed("LONG PerfStats.WorkerWakeUpForCaptureBuffer").at(324..328).means(Meaning::Count),
            signed("LONG PerfStats.WorkerWakeUpForRebalance").at(328..332).means(Meaning::Count),
            signed("LONG PerfStats.WorkerProcessCaptureBuffer").at(332..336).means(Meaning::Count),
            signed("LONG PerfStats.WorkerProcessSampleBuffer").at(336..340).means(Meaning::Count),
            signed("LONG PerfStats.WorkerProcessFlushBuffer").at(340..344).means(Meaning::Count),
            signed("LONG PerfStats.StackHashMiss").at(344..348).means(Meaning::Count),
            signed("LONG PerfStats.StackHashHit").at(348..352).means(Meaning::Count),
            signed("LONG PerfStats.StackHashHitInHistory").at(352..356).means(Meaning::Count),
            signed("LONG PerfStats.StackHashSwitchTables").at(356..360).means(Meaning::Count),
            signed("LONG PerfStats.StackHashCollisionInAdd").at(360..364).means(Meaning::Count),
            signed("LONG PerfStats.StackHashAddHitLoad").at(364..368).means(Meaning::Count),
            signed("LONG PerfStats.StackHashAddHitMax").at(368..372).means(Meaning::Count),
            signed("LONG PerfStats.BloomFilterExceptions").at(372..376).means(Meaning::Count),
            signed("LONG PerfStats.BloomFilterSet").at(376..380).means(Meaning::Count),
            signed("LONG PerfStats.BloomFilterOnCreate").at(380..384).means(Meaning::Count),
            signed("LONG PerfStats.BloomFilterHit").at(384..388).means(Meaning::Count),
            signed("LONG PerfStats.BloomFilterMiss").at(388..392).means(Meaning::Count),
            signed("LONG PerfStats.BufferSamplesCopied").at(392..396).means(Meaning::Count),
            signed("LONG PerfStats.BufferSamplesProcessed").at(396..400).means(Meaning::Count),
            signed("LONG PerfStats.BufferSamplesAddedToSampler").at(400..404).means(Meaning::Count),
            signed("LONG PerfStats.BufferAddressesCopied").at(404..408).means(Meaning::Count),
            signed("LONG PerfStats.BufferAddressesProcessed").at(408..412).means(Meaning::Count),
            signed("LONG PerfStats.BufferAddressesAddedToSampler").at(412..416).means(Meaning::Count),
            signed("LONG PerfStats.ReserveFailedAcquireLock").at(416..420).means(Meaning::Count),
            signed("LONG PerfStats.ReserveCaptureStopped").at(420..424).means(Meaning::Count),
            signed("LONG PerfStats.ReserveNewBufferSet").at(424..428).means(Meaning::Count),
            signed("LONG PerfStats.ReserveNewBufferFailed").at(428..432).means(Meaning::Count),
            signed("LONG PerfStats.ReserveNewBufferAllocated").at(432..436).means(Meaning::Count),
            signed("LONG PerfStats.ReserveNewBufferReleased").at(436..440).means(Meaning::Count),
            signed("LONG PerfStats.ReserveSucceeded").at(440..444).means(Meaning::Count),
            signed("LONG PerfStats.TableGrew").at(444..448).means(Meaning::Count),
            signed("LONG PerfStats.TableGrow").at(448..452).means(Meaning::Count),
            signed("LONG PerfStats.TableQueued").at(452..456).means(Meaning::Count),
            signed("LONG PerfStats.TableHitInCurrent").at(456..460).means(Meaning::Count),
            signed("LONG PerfStats.TableHitInOld").at(460..464).means(Meaning::Count),
        ])]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_COVERAGE_SAMPLER_PERF_INFO", "V2004Ptr64")
    .size(464)
    .about("Request for all counters of a coverage sampler.")
    .in_releases("2004..server-2022 (64-bit)", &[holds(Pointer::Bits64, 19, 24)])
    .stated_by(SOURCES_1)
    .fields(&[
        structure("EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common").at(0..16).with(&[More::Fields(&[
            unsigned("EVENT_TRACE_INFORMATION_CLASS Common.EventTraceInformationClass").at(0..4)
                .about("Information class, which selects this structure.").means(Meaning::Enumeration)
                .stated_by(SOURCES).with(&[More::Values(crate::requests::EventTraceInformationClass::VALUES)]),
            unsigned("UCHAR Common.CoverageSamplerInformationClass").at(4..5)
                .about("Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its \
                    values are unknown.")
                .means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("UCHAR Common.MajorVersion").at(5..6).means(Meaning::Version).stated_by(SOURCES),
            unsigned("UCHAR Common.MinorVersion").at(6..7).means(Meaning::Version).stated_by(SOURCES),
            unsigned("UCHAR Common.Reserved").at(7..8).means(Meaning::Reserved).stated_by(SOURCES),
            address("HANDLE Common.SamplerHandle").at(8..16).about("Handle of a sampler.").means(Meaning::Handle)
                .stated_by(SOURCES),
        ])]),
        structure("ETW_COVERAGE_SAMPLER_PERF_STATS PerfStats").at(16..464).with(&[More::Fields(&[
            unsigned("ULONGLONG PerfStats.RunTime").at(16..24),
            signed("LONG PerfStats.SampleProfile").at(24..28).means(Meaning::Count),
            signed("LONG PerfStats.SampleCSwitch").at(28..32).means(Meaning::Count),
            signed("LONG PerfStats.SampleRThread").at(32..36).means(Meaning::Count),
            signed("LONG PerfStats.SamplePGFault").at(36..40).means(Meaning::Count),
            signed("LONG PerfStats.CaptureSampleProfile").at(40..44).means(Meaning::Count),
            signed("LONG PerfStats.CaptureSampleCSwitch").at(44..48).means(Meaning::Count),
            signed("LONG PerfStats.CaptureSampleRThread").at(48..52).means(Meaning::Count),
            signed("LONG PerfStats.CaptureSamplePGFault").at(52..56).means(Meaning::Count),
            signed("LONG PerfStats.CoverageSamplerCreated").at(56..60).means(Meaning::Count),
            signed("LONG PerfStats.CoverageSamplerDeleted").at(60..64).means(Meaning::Count),
            signed("LONG PerfStats.CoverageSamplerStarted").at(64..68).means(Meaning::Count),
            signed("LONG PerfStats.CoverageSamplerPaused").at(68..72).means(Meaning::Count),
            signed("LONG PerfStats.CoverageSamplerResumed").at(72..76).means(Meaning::Count),
            signed("LONG PerfStats.CoverageSamplerStopped").at(76..80).means(Meaning::Count),
            signed("LONG PerfStats.CoverageSamplerQueried").at(80..84).means(Meaning::Count),
            signed("LONG PerfStats.CoverageSamplerQueryFailNotActive").at(84..88).means(Meaning::Count),
            signed("LONG PerfStats.SamplesAdded").at(88..92).means(Meaning::Count),
            signed("LONG PerfStats.SamplesFound").at(92..96).means(Meaning::Count),
            signed("LONG PerfStats.SamplesDropped").at(96..100).means(Meaning::Count),
            signed("LONG PerfStats.SamplesMappedUM").at(100..104).means(Meaning::Count),
            signed("LONG PerfStats.SamplesMappedKM").at(104..108).means(Meaning::Count),
            signed("LONG PerfStats.SamplesTryMapUM").at(108..112).means(Meaning::Count),
            signed("LONG PerfStats.SamplesTryMapKM").at(112..116).means(Meaning::Count),
            signed("LONG PerfStats.SamplesAddedAlreadyMapped").at(116..120).means(Meaning::Count),
            signed("LONG PerfStats.ModulesTrackedUM").at(120..124).means(Meaning::Count),
            signed("LONG PerfStats.ModulesMappedUM").at(124..128).means(Meaning::Count),
            signed("LONG PerfStats.ModulesUnmappedUM").at(128..132).means(Meaning::Count),
            signed("LONG PerfStats.ModulesTrackedKM").at(132..136).means(Meaning::Count),
            signed("LONG PerfStats.ModulesMappedKM").at(136..140).means(Meaning::Count),
            signed("LONG PerfStats.ModulesUnmappedKM").at(140..144).means(Meaning::Count),
            signed("LONG PerfStats.ModulesCleared").at(144..148).means(Meaning::Count),
            signed("LONG PerfStats.ModulesPruned").at(148..152).means(Meaning::Count),
            signed("LONG PerfStats.ModulesPrunedPendingDelete").at(152..156).means(Meaning::Count),
            signed("LONG PerfStats.ModulesOutOfDatePendingDelete").at(156..160).means(Meaning::Count),
            signed("LONG PerfStats.ModuleBucketsGrown").at(160..164).means(Meaning::Count),
            signed("LONG PerfStats.ModuleDebugInfoFailedQuery").at(164..168).means(Meaning::Count),
            signed("LONG PerfStats.ModuleDebugInfoTooLarge").at(168..172).means(Meaning::Count),
            signed("LONG PerfStats.ModuleIdHashDuplicate").at(172..176).means(Meaning::Count),
            signed("LONG PerfStats.ModuleIdHashConflict").at(176..180).means(Meaning::Count),
            signed("LONG PerfStats.ProcessesTracked").at(180..184).means(Meaning::Count),
            signed("LONG PerfStats.ProcessesIgnored").at(184..188).means(Meaning::Count),
            signed("LONG PerfStats.ProcessesDeleted").at(188..192).means(Meaning::Count),
            signed("LONG PerfStats.CaptureSampleAttempts").at(192..196).means(Meaning::Count),
            signed("LONG PerfStats.CaptureSampleSamplingPaused").at(196..200).means(Meaning::Count),
            signed("LONG PerfStats.CaptureKernelStack").at(200..204).means(Meaning::Count),
            signed("LONG PerfStats.CaptureUserStack").at(204..208).means(Meaning::Count),
            signed("LONG PerfStats.CaptureIPNotInStack").at(208..212).means(Meaning::Count),
            signed("LONG PerfStats.CaptureSampleIdle").at(212..216).means(Meaning::Count),
            signed("LONG PerfStats.CaptureUserCheckSystemThread").at(216..220).means(Meaning::Count),
            signed("LONG PerfStats.CaptureUserCheckNullTeb").at(220..224).means(Meaning::Count),
            signed("LONG PerfStats.CaptureUserCheckTerminating").at(224..228).means(Meaning::Count),
            signed("LONG PerfStats.CaptureUserCheckSuspended").at(228..232).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcNotInGoodEnvironment").at(232..236).means(Meaning::Count),
            signed("LONG PerfStats.CaptureRebalanceQueue").at(236..240).means(Meaning::Count),
            signed("LONG PerfStats.CaptureRebalance").at(240..244).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApc").at(244..248).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcNotAvailable").at(248..252).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcThreadNotQueueable").at(252..256).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcAlreadyQueued").at(256..260).means(Meaning::Count),
            signed("LONG PerfStats.CaptureThreadAlreadySampling").at(260..264).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcQueue").at(264..268).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcQueueAtHighIrql").at(268..272).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcFailedToQueue").at(272..276).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcFailedToQueueAtHighIrql").at(276..280).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcFailedToQueueAtHighIrqlNotRunning").at(280..284).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcFailedToQueueAtHighIrqlNotApcQueueable").at(284..288)
                .means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcRundown").at(288..292).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcCancel").at(292..296).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcCancelFailRemove").at(296..300).means(Meaning::Count),
            signed("LONG PerfStats.CaptureBufferNotAvailable").at(300..304).means(Meaning::Count),
            signed("LONG PerfStats.CaptureBufferReleaseEmpty").at(304..308).means(Meaning::Count),
            signed("LONG PerfStats.CaptureBufferQueued").at(308..312).means(Meaning::Count),
            signed("LONG PerfStats.CaptureBufferCopied").at(312..316).means(Meaning::Count),
            signed("LONG PerfStats.CaptureStartFailureCleanup").at(316..320).means(Meaning::Count),
            signed("LONG PerfStats.SampleBufferNotAvailable").at(320..324).means(Meaning::Count),
            signed("LONG PerfStats.WorkerWakeUpForCaptureBuffer").at(324..328).means(Meaning::Count),
            signed("LONG PerfStats.WorkerWakeUpForRebalance").at(328..332).means(Meaning::Count),
            signed("LONG PerfStats.WorkerProcessCaptureBuffer").at(332..336).means(Meaning::Count),
            signed("LONG PerfStats.WorkerProcessSampleBuffer").at(336..340).means(Meaning::Count),
            signed("LONG PerfStats.WorkerProcessFlushBuffer").at(340..344).means(Meaning::Count),
            signed("LONG PerfStats.StackHashMiss").at(344..348).means(Meaning::Count),
            signed("LONG PerfStats.StackHashHit").at(348..352).means(Meaning::Count),
            signed("LONG PerfStats.StackHashHitInHistory").at(352..356).means(Meaning::Count),
            signed("LONG PerfStats.StackHashSwitchTables").at(356..360).means(Meaning::Count),
            signed("LONG PerfStats.StackHashCollisionInAdd").at(360..364).means(Meaning::Count),
            signed("LONG PerfStats.StackHashAddHitLoad").at(364..368).means(Meaning::Count),
            signed("LONG PerfStats.StackHashAddHitMax").at(368..372).means(Meaning::Count),
            signed("LONG PerfStats.BloomFilterExceptions").at(372..376).means(Meaning::Count),
            signed("LONG PerfStats.BloomFilterSet").at(376..380).means(Meaning::Count),
            signed("LONG PerfStats.BloomFilterOnCreate").at(380..384).means(Meaning::Count),
            signed("LONG PerfStats.BloomFilterHit").at(384..388).means(Meaning::Count),
            signed("LONG PerfStats.BloomFilterMiss").at(388..392).means(Meaning::Count),
            signed("LONG PerfStats.BufferSamplesCopied").at(392..396).means(Meaning::Count),
            signed("LONG PerfStats.BufferSamplesProcessed").at(396..400).means(Meaning::Count),
            signed("LONG PerfStats.BufferSamplesAddedToSampler").at(400..404).means(Meaning::Count),
            signed("LONG PerfStats.BufferAddressesCopied").at(404..408).means(Meaning::Count),
            signed("LONG PerfStats.BufferAddressesProcessed").at(408..412).means(Meaning::Count),
            signed("LONG PerfStats.BufferAddressesAddedToSampler").at(412..416).means(Meaning::Count),
            signed("LONG PerfStats.ReserveFailedAcquireLock").at(416..420).means(Meaning::Count),
            signed("LONG PerfStats.ReserveCaptureStopped").at(420..424).means(Meaning::Count),
            signed("LONG PerfStats.ReserveNewBufferSet").at(424..428).means(Meaning::Count),
            signed("LONG PerfStats.ReserveNewBufferFailed").at(428..432).means(Meaning::Count),
            signed("LONG PerfStats.ReserveNewBufferAllocated").at(432..436).means(Meaning::Count),
            signed("LONG PerfStats.ReserveNewBufferReleased").at(436..440).means(Meaning::Count),
            signed("LONG PerfStats.ReserveSucceeded").at(440..444).means(Meaning::Count),
            signed("LONG PerfStats.TableGrew").at(444..448).means(Meaning::Count),
            signed("LONG PerfStats.TableGrow").at(448..452).means(Meaning::Count),
            signed("LONG PerfStats.TableQueued").at(452..456).means(Meaning::Count),
            signed("LONG PerfStats.TableHitInCurrent").at(456..460).means(Meaning::Count),
            signed("LONG PerfStats.TableHitInOld").at(460..464).means(Meaning::Count),
        ])]),
    ]);
pub(crate) static LAYOUT_2: Layout = layout("ETW_COVERAGE_SAMPLER_PERF_INFO", "EtwCoverageSamplerPerfInfoPtr32")
    .size(584)
    .about("Request for all counters of a coverage sampler.")
    .in_releases("11-21H2+ (32-bit)", &[holds(Pointer::Bits32, 25, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        structure("EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common").at(0..12).with(&[More::Fields(&[
            unsigned("EVENT_TRACE_INFORMATION_CLASS Common.EventTraceInformationClass").at(0..4)
                .about("Information class, which selects this structure.").means(Meaning::Enumeration)
                .stated_by(SOURCES).with(&[More::Values(crate::requests::EventTraceInformationClass::VALUES)]),
            unsigned("UCHAR Common.CoverageSamplerInformationClass").at(4..5)
                .about("Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its \
                    values are unknown.")
                .means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("UCHAR Common.MajorVersion").at(5..6).means(Meaning::Version).stated_by(SOURCES),
            unsigned("UCHAR Common.MinorVersion").at(6..7).means(Meaning::Version).stated_by(SOURCES),
            unsigned("UCHAR Common.Reserved").at(7..8).means(Meaning::Reserved).stated_by(SOURCES),
            address("HANDLE Common.SamplerHandle").at(8..12).about("Handle of a sampler.").means(Meaning::Handle)
                .stated_by(SOURCES),
        ])]),
        field("padding ", Kind::Padding).at(12..16),
        structure("ETW_COVERAGE_SAMPLER_PERF_STATS PerfStats").at(16..584).with(&[More::Fields(&[
            unsigned("ULONGLONG PerfStats.RunTime").at(16..24),
            signed("LONG PerfStats.SampleProfile").at(24..28).means(Meaning::Count),
            signed("LONG PerfStats.SampleCSwitch").at(28..32).means(Meaning::Count),
            signed("LONG PerfStats.SampleRThread").at(32..36).means(Meaning::Count),
            signed("LONG PerfStats.SamplePGFault").at(36..40).means(Meaning::Count),
            signed("LONG PerfStats.CaptureSampleProfile").at(40..44).means(Meaning::Count),
            signed("LONG PerfStats.CaptureSampleCSwitch").at(44..48).means(Meaning::Count),
            signed("LONG PerfStats.CaptureSampleRThread").at(48..52).means(Meaning::Count),
            signed("LONG PerfStats.CaptureSamplePGFault").at(52..56).means(Meaning::Count),
            signed("LONG PerfStats.CoverageSamplerCreated").at(56..60).means(Meaning::Count),
            signed("LONG PerfStats.CoverageSamplerDeleted").at(60..64).means(Meaning::Count),
            signed("LONG PerfStats.CoverageSamplerStarted").at(64..68).means(Meaning::Count),
            signed("LONG PerfStats.CoverageSamplerPaused").at(68..72).means(Meaning::Count),
            signed("LONG PerfStats.CoverageSamplerResumed").at(72..76).means(Meaning::Count),
            signed("LONG PerfStats.CoverageSamplerStopped").at(76..80).means(Meaning::Count),
            signed("LONG PerfStats.CoverageSamplerQueried").at(80..84).means(Meaning::Count),
            signed("LONG PerfStats.CoverageSamplerQueryFailNotActive").at(84..88).means(Meaning::Count),
            signed("LONG PerfStats.SamplesAdded").at(88..92).means(Meaning::Count),
            signed("LONG PerfStats.SamplesFound").at(92..96).means(Meaning::Count),
            signed("LONG PerfStats.SamplesDropped").at(96..100).means(Meaning::Count),
            signed("LONG PerfStats.SamplesMappedUM").at(100..104).means(Meaning::Count),
            signed("LONG PerfStats.SamplesMappedKM").at(104..108).means(Meaning::Count),
            signed("LONG PerfStats.SamplesTryMapUM").at(108..112).means(Meaning::Count),
            signed("LONG PerfStats.SamplesTryMapKM").at(112..116).means(Meaning::Count),
            signed("LONG PerfStats.SamplesAddedAlreadyMapped").at(116..120).means(Meaning::Count),
            signed("LONG PerfStats.ModulesTrackedUM").at(120..124).means(Meaning::Count),
            signed("LONG PerfStats.ModulesMappedUM").at(124..128).means(Meaning::Count),
            signed("LONG PerfStats.ModulesUnmappedUM").at(128..132).means(Meaning::Count),
            signed("LONG PerfStats.ModulesTrackedKM").at(132..136).means(Meaning::Count),
            signed("LONG PerfStats.ModulesMappedKM").at(136..140).means(Meaning::Count),
            signed("LONG PerfStats.ModulesUnmappedKM").at(140..144).means(Meaning::Count),
            signed("LONG PerfStats.ModulesCleared").at(144..148).means(Meaning::Count),
            signed("LONG PerfStats.ModulesPruned").at(148..152).means(Meaning::Count),
            signed("LONG PerfStats.ModulesPrunedPendingDelete").at(152..156).means(Meaning::Count),
            signed("LONG PerfStats.ModulesOutOfDatePendingDelete").at(156..160).means(Meaning::Count),
            signed("LONG PerfStats.ModuleBucketsGrown").at(160..164).means(Meaning::Count),
            signed("LONG PerfStats.ModuleDebugInfoFailedQuery").at(164..168).means(Meaning::Count),
            signed("LONG PerfStats.ModuleDebugInfoTooLarge").at(168..172).means(Meaning::Count),
            signed("LONG PerfStats.ModuleIdHashDuplicate").at(172..176).means(Meaning::Count),
            signed("LONG PerfStats.ModuleIdHashConflict").at(176..180).means(Meaning::Count),
            signed("LONG PerfStats.ProcessesTracked").at(180..184).means(Meaning::Count),
            signed("LONG PerfStats.ProcessesIgnored").at(184..188).means(Meaning::Count),
            signed("LONG PerfStats.ProcessesDeleted").at(188..192).means(Meaning::Count),
            signed("LONG PerfStats.CaptureSampleAttempts").at(192..196).means(Meaning::Count),
            signed("LONG PerfStats.CaptureSampleSamplingPaused").at(196..200).means(Meaning::Count),
            signed("LONG PerfStats.CaptureKernelStack").at(200..204).means(Meaning::Count),
            signed("LONG PerfStats.CaptureUserStack").at(204..208).means(Meaning::Count),
            signed("LONG PerfStats.CaptureIPNotInStack").at(208..212).means(Meaning::Count),
            signed("LONG PerfStats.CaptureSampleIdle").at(212..216).means(Meaning::Count),
            signed("LONG PerfStats.CaptureUserCheckSystemThread").at(216..220).means(Meaning::Count),
            signed("LONG PerfStats.CaptureUserCheckNullTeb").at(220..224).means(Meaning::Count),
            signed("LONG PerfStats.CaptureUserCheckTerminating").at(224..228).means(Meaning::Count),
            signed("LONG PerfStats.CaptureUserCheckSuspended").at(228..232).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcNotInGoodEnvironment").at(232..236).means(Meaning::Count),
            signed("LONG PerfStats.CaptureRebalanceQueue").at(236..240).means(Meaning::Count),
            signed("LONG PerfStats.CaptureRebalance").at(240..244).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApc").at(244..248).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcNotAvailable").at(248..252).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcThreadNotQueueable").at(252..256).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcAlreadyQueued").at(256..260).means(Meaning::Count),
            signed("LONG PerfStats.CaptureThreadAlreadySampling").at(260..264).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcQueue").at(264..268).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcQueueAtHighIrql").at(268..272).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcFailedToQueue").at(272..276).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcFailedToQueueAtHighIrql").at(276..280).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcFailedToQueueAtHighIrqlNotRunning").at(280..284).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcFailedToQueueAtHighIrqlNotApcQueueable").at(284..288)
                .means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcRundown").at(288..292).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcCancel").at(292..296).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcCancelFailRemove").at(296..300).means(Meaning::Count),
            signed("LONG PerfStats.CaptureBufferNotAvailable").at(300..304).means(Meaning::Count),
            signed("LONG PerfStats.CaptureBufferReleaseEmpty").at(304..308).means(Meaning::Count),
            signed("LONG PerfStats.CaptureBufferQueued").at(308..312).means(Meaning::Count),
            signed("LONG PerfStats.CaptureBufferCopied").at(312..316).means(Meaning::Count),
            signed("LONG PerfStats.CaptureStartFailureCleanup").at(316..320).means(Meaning::Count),
            signed("LONG PerfStats.SampleBufferNotAvailable").at(320..324).means(Meaning::Count),
            signed("LONG PerfStats.WorkerWakeUpForCaptureBuffer").at(324..328).means(Meaning::Count),
            signed("LONG PerfStats.WorkerWakeUpForRebalance").at(328..332).means(Meaning::Count),
            signed("LONG PerfStats.WorkerProcessCaptureBuffer").at(332..336).means(Meaning::Count),
            signed("LONG PerfStats.WorkerProcessSampleBuffer").at(336..340).means(Meaning::Count),
            signed("LONG PerfStats.WorkerProcessFlushBuffer").at(340..344).means(Meaning::Count),
            signed("LONG PerfStats.StackHashMiss").at(344..348).means(Meaning::Count),
            signed("LONG PerfStats.StackHashHit").at(348..352).means(Meaning::Count),
            signed("LONG PerfStats.StackHashHitInHistory").at(352..356).means(Meaning::Count),
            signed("LONG PerfStats.StackHashSwitchTables").at(356..360).means(Meaning::Count),
            signed("LONG PerfStats.StackHashCollisionInAdd").at(360..364).means(Meaning::Count),
            signed("LONG PerfStats.StackHashAddHitLoad").at(364..368).means(Meaning::Count),
            signed("LONG PerfStats.StackHashAddHitMax").at(368..372).means(Meaning::Count),
            signed("LONG PerfStats.BloomFilterExceptions").at(372..376).means(Meaning::Count),
            signed("LONG PerfStats.BloomFilterSet").at(376..380).means(Meaning::Count),
            signed("LONG PerfStats.BloomFilterOnCreate").at(380..384).means(Meaning::Count),
            signed("LONG PerfStats.BloomFilterHit").at(384..388).means(Meaning::Count),
            signed("LONG PerfStats.BloomFilterMiss").at(388..392).means(Meaning::Count),
            signed("LONG PerfStats.BufferSamplesCopied").at(392..396).means(Meaning::Count),
            signed("LONG PerfStats.BufferSamplesProcessed").at(396..400).means(Meaning::Count),
            signed("LONG PerfStats.BufferSamplesAddedToSampler").at(400..404).means(Meaning::Count),
            signed("LONG PerfStats.BufferAddressesCopied").at(404..408).means(Meaning::Count),
            signed("LONG PerfStats.BufferAddressesProcessed").at(408..412).means(Meaning::Count),
            signed("LONG PerfStats.BufferAddressesAddedToSampler").at(412..416).means(Meaning::Count),
            signed("LONG PerfStats.ReserveFailedAcquireLock").at(416..420).means(Meaning::Count),
            signed("LONG PerfStats.ReserveCaptureStopped").at(420..424).means(Meaning::Count),
            signed("LONG PerfStats.ReserveNewBufferSet").at(424..428).means(Meaning::Count),
            signed("LONG PerfStats.ReserveNewBufferFailed").at(428..432).means(Meaning::Count),
            signed("LONG PerfStats.ReserveNewBufferAllocated").at(432..436).means(Meaning::Count),
            signed("LONG PerfStats.ReserveNewBufferReleased").at(436..440).means(Meaning::Count),
            signed("LONG PerfStats.ReserveSucceeded").at(440..444).means(Meaning::Count),
            signed("LONG PerfStats.TableGrew").at(444..448).means(Meaning::Count),
            signed("LONG PerfStats.TableGrow").at(448..452).means(Meaning::Count),
            signed("LONG PerfStats.TableQueued").at(452..456).means(Meaning::Count),
            signed("LONG PerfStats.TableHitInCurrent").at(456..460).means(Meaning::Count),
            signed("LONG PerfStats.TableHitInOld").at(460..464).means(Meaning::Count),
            unsigned("ULONGLONG PerfStats.WorkerKernelRunTime").at(464..472),
            unsigned("ULONGLONG PerfStats.WorkerKernelWaitTime").at(472..480),
            unsigned("ULONGLONG PerfStats.WorkerKernelTime").at(480..488),
            unsigned("ULONGLONG PerfStats.WorkerUserTime").at(488..496),
            signed("LONG PerfStats.CaptureApcBecauseHighIrql").at(496..500).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcBecauseApcsDisabled").at(500..504).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcBecauseNotMmCanThreadFault").at(504..508).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcBecauseActiveFaultInApc").at(508..512).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcBecauseAttachedProcess").at(512..516).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcBecauseIsActuallySafe").at(516..520).means(Meaning::Count),
            signed("LONG PerfStats.AllocatedNonPagedCount").at(520..524).means(Meaning::Count),
            signed("LONG PerfStats.AllocatedPagedCount").at(524..528).means(Meaning::Count),
            signed("LONG PerfStats.FreedNonPagedCount").at(528..532).means(Meaning::Count),
            signed("LONG PerfStats.FreedPagedCount").at(532..536).means(Meaning::Count),
            signed("LONG PerfStats.AllocationFailure").at(536..540).means(Meaning::Count),
            unsigned("ULONG PerfStats.ProfileInterval").at(540..544),
            signed("LARGE_INTEGER PerfStats.AllocatedNonPagedSize").at(544..552).means(Meaning::Bytes)
                .with(&[More::Units("bytes")]),
            signed("LARGE_INTEGER PerfStats.FreedNonPagedSize").at(552..560).means(Meaning::Bytes)
                .with(&[More::Units("bytes")]),
            signed("LARGE_INTEGER PerfStats.AllocatedPagedSize").at(560..568).means(Meaning::Bytes)
                .with(&[More::Units("bytes")]),
            signed("LARGE_INTEGER PerfStats.FreedPagedSize").at(568..576).means(Meaning::Bytes)
                .with(&[More::Units("bytes")]),
            unsigned("ULONG PerfStats.MaximumIncrement").at(576..580),
            unsigned("ULONG PerfStats.ProcessorCount").at(580..584).means(Meaning::Count),
        ])]),
    ]);
pub(crate) static LAYOUT_3: Layout = layout("ETW_COVERAGE_SAMPLER_PERF_INFO", "EtwCoverageSamplerPerfInfoPtr64")
    .size(584)
    .about("Request for all counters of a coverage sampler.")
    .in_releases("11-21H2+ (64-bit)", &[holds(Pointer::Bits64, 25, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        structure("EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common").at(0..16).with(&[More::Fields(&[
            unsigned("EVENT_TRACE_INFORMATION_CLASS Common.EventTraceInformationClass").at(0..4)
                .about("Information class, which selects this structure.").means(Meaning::Enumeration)
                .stated_by(SOURCES).with(&[More::Values(crate::requests::EventTraceInformationClass::VALUES)]),
            unsigned("UCHAR Common.CoverageSamplerInformationClass").at(4..5)
                .about("Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its \
                    values are unknown.")
                .means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("UCHAR Common.MajorVersion").at(5..6).means(Meaning::Version).stated_by(SOURCES),
            unsigned("UCHAR Common.MinorVersion").at(6..7).means(Meaning::Version).stated_by(SOURCES),
            unsigned("UCHAR Common.Reserved").at(7..8).means(Meaning::Reserved).stated_by(SOURCES),
            address("HANDLE Common.SamplerHandle").at(8..16).about("Handle of a sampler.").means(Meaning::Handle)
                .stated_by(SOURCES),
        ])]),
        structure("ETW_COVERAGE_SAMPLER_PERF_STATS PerfStats").at(16..584).with(&[More::Fields(&[
            unsigned("ULONGLONG PerfStats.RunTime").at(16..24),
            signed("LONG PerfStats.SampleProfile").at(24..28).means(Meaning::Count),
            signed("LONG PerfStats.SampleCSwitch").at(28..32).means(Meaning::Count),
            signed("LONG PerfStats.SampleRThread").at(32..36).means(Meaning::Count),
            signed("LONG PerfStats.SamplePGFault").at(36..40).means(Meaning::Count),
            signed("LONG PerfStats.CaptureSampleProfile").at(40..44).means(Meaning::Count),
            signed("LONG PerfStats.CaptureSampleCSwitch").at(44..48).means(Meaning::Count),
            signed("LONG PerfStats.CaptureSampleRThread").at(48..52).means(Meaning::Count),
            signed("LONG PerfStats.CaptureSamplePGFault").at(52..56).means(Meaning::Count),
            signed("LONG PerfStats.CoverageSamplerCreated").at(56..60).means(Meaning::Count),
            signed("LONG PerfStats.CoverageSamplerDeleted").at(60..64).means(Meaning::Count),
            signed("LONG PerfStats.CoverageSamplerStarted").at(64..68).means(Meaning::Count),
            signed("LONG PerfStats.CoverageSamplerPaused").at(68..72).means(Meaning::Count),
            signed("LONG PerfStats.CoverageSamplerResumed").at(72..76).means(Meaning::Count),
            signed("LONG PerfStats.CoverageSamplerStopped").at(76..80).means(Meaning::Count),
            signed("LONG PerfStats.CoverageSamplerQueried").at(80..84).means(Meaning::Count),
            signed("LONG PerfStats.CoverageSamplerQueryFailNotActive").at(84..88).means(Meaning::Count),
            signed("LONG PerfStats.SamplesAdded").at(88..92).means(Meaning::Count),
            signed("LONG PerfStats.SamplesFound").at(92..96).means(Meaning::Count),
            signed("LONG PerfStats.SamplesDropped").at(96..100).means(Meaning::Count),
            signed("LONG PerfStats.SamplesMappedUM").at(100..104).means(Meaning::Count),
            signed("LONG PerfStats.SamplesMappedKM").at(104..108).means(Meaning::Count),
            signed("LONG PerfStats.SamplesTryMapUM").at(108..112).means(Meaning::Count),
            signed("LONG PerfStats.SamplesTryMapKM").at(112..116).means(Meaning::Count),
            signed("LONG PerfStats.SamplesAddedAlreadyMapped").at(116..120).means(Meaning::Count),
            signed("LONG PerfStats.ModulesTrackedUM").at(120..124).means(Meaning::Count),
            signed("LONG PerfStats.ModulesMappedUM").at(124..128).means(Meaning::Count),
            signed("LONG PerfStats.ModulesUnmappedUM").at(128..132).means(Meaning::Count),
            signed("LONG PerfStats.ModulesTrackedKM").at(132..136).means(Meaning::Count),
            signed("LONG PerfStats.ModulesMappedKM").at(136..140).means(Meaning::Count),
            signed("LONG PerfStats.ModulesUnmappedKM").at(140..144).means(Meaning::Count),
            signed("LONG PerfStats.ModulesCleared").at(144..148).means(Meaning::Count),
            signed("LONG PerfStats.ModulesPruned").at(148..152).means(Meaning::Count),
            signed("LONG PerfStats.ModulesPrunedPendingDelete").at(152..156).means(Meaning::Count),
            signed("LONG PerfStats.ModulesOutOfDatePendingDelete").at(156..160).means(Meaning::Count),
            signed("LONG PerfStats.ModuleBucketsGrown").at(160..164).means(Meaning::Count),
            signed("LONG PerfStats.ModuleDebugInfoFailedQuery").at(164..168).means(Meaning::Count),
            signed("LONG PerfStats.ModuleDebugInfoTooLarge").at(168..172).means(Meaning::Count),
            signed("LONG PerfStats.ModuleIdHashDuplicate").at(172..176).means(Meaning::Count),
            signed("LONG PerfStats.ModuleIdHashConflict").at(176..180).means(Meaning::Count),
            signed("LONG PerfStats.ProcessesTracked").at(180..184).means(Meaning::Count),
            signed("LONG PerfStats.ProcessesIgnored").at(184..188).means(Meaning::Count),
            signed("LONG PerfStats.ProcessesDeleted").at(188..192).means(Meaning::Count),
            signed("LONG PerfStats.CaptureSampleAttempts").at(192..196).means(Meaning::Count),
            signed("LONG PerfStats.CaptureSampleSamplingPaused").at(196..200).means(Meaning::Count),
            signed("LONG PerfStats.CaptureKernelStack").at(200..204).means(Meaning::Count),
            signed("LONG PerfStats.CaptureUserStack").at(204..208).means(Meaning::Count),
            signed("LONG PerfStats.CaptureIPNotInStack").at(208..212).means(Meaning::Count),
            signed("LONG PerfStats.CaptureSampleIdle").at(212..216).means(Meaning::Count),
            signed("LONG PerfStats.CaptureUserCheckSystemThread").at(216..220).means(Meaning::Count),
            signed("LONG PerfStats.CaptureUserCheckNullTeb").at(220..224).means(Meaning::Count),
            signed("LONG PerfStats.CaptureUserCheckTerminating").at(224..228).means(Meaning::Count),
            signed("LONG PerfStats.CaptureUserCheckSuspended").at(228..232).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcNotInGoodEnvironment").at(232..236).means(Meaning::Count),
            signed("LONG PerfStats.CaptureRebalanceQueue").at(236..240).means(Meaning::Count),
            signed("LONG PerfStats.CaptureRebalance").at(240..244).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApc").at(244..248).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcNotAvailable").at(248..252).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcThreadNotQueueable").at(252..256).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcAlreadyQueued").at(256..260).means(Meaning::Count),
            signed("LONG PerfStats.CaptureThreadAlreadySampling").at(260..264).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcQueue").at(264..268).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcQueueAtHighIrql").at(268..272).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcFailedToQueue").at(272..276).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcFailedToQueueAtHighIrql").at(276..280).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcFailedToQueueAtHighIrqlNotRunning").at(280..284).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcFailedToQueueAtHighIrqlNotApcQueueable").at(284..288)
                .means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcRundown").at(288..292).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcCancel").at(292..296).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcCancelFailRemove").at(296..300).means(Meaning::Count),
            signed("LONG PerfStats.CaptureBufferNotAvailable").at(300..304).means(Meaning::Count),
            signed("LONG PerfStats.CaptureBufferReleaseEmpty").at(304..308).means(Meaning::Count),
            signed("LONG PerfStats.CaptureBufferQueued").at(308..312).means(Meaning::Count),
            signed("LONG PerfStats.CaptureBufferCopied").at(312..316).means(Meaning::Count),
            signed("LONG PerfStats.CaptureStartFailureCleanup").at(316..320).means(Meaning::Count),
            signed("LONG PerfStats.SampleBufferNotAvailable").at(320..324).means(Meaning::Count),
            signed("LONG PerfStats.WorkerWakeUpForCaptureBuffer").at(324..328).means(Meaning::Count),
            signed("LONG PerfStats.WorkerWakeUpForRebalance").at(328..332).means(Meaning::Count),
            signed("LONG PerfStats.WorkerProcessCaptureBuffer").at(332..336).means(Meaning::Count),
            signed("LONG PerfStats.WorkerProcessSampleBuffer").at(336..340).means(Meaning::Count),
            signed("LONG PerfStats.WorkerProcessFlushBuffer").at(340..344).means(Meaning::Count),
            signed("LONG PerfStats.StackHashMiss").at(344..348).means(Meaning::Count),
            signed("LONG PerfStats.StackHashHit").at(348..352).means(Meaning::Count),
            signed("LONG PerfStats.StackHashHitInHistory").at(352..356).means(Meaning::Count),
            signed("LONG PerfStats.StackHashSwitchTables").at(356..360).means(Meaning::Count),
            signed("LONG PerfStats.StackHashCollisionInAdd").at(360..364).means(Meaning::Count),
            signed("LONG PerfStats.StackHashAddHitLoad").at(364..368).means(Meaning::Count),
            signed("LONG PerfStats.StackHashAddHitMax").at(368..372).means(Meaning::Count),
            signed("LONG PerfStats.BloomFilterExceptions").at(372..376).means(Meaning::Count),
            signed("LONG PerfStats.BloomFilterSet").at(376..380).means(Meaning::Count),
            signed("LONG PerfStats.BloomFilterOnCreate").at(380..384).means(Meaning::Count),
            signed("LONG PerfStats.BloomFilterHit").at(384..388).means(Meaning::Count),
            signed("LONG PerfStats.BloomFilterMiss").at(388..392).means(Meaning::Count),
            signed("LONG PerfStats.BufferSamplesCopied").at(392..396).means(Meaning::Count),
            signed("LONG PerfStats.BufferSamplesProcessed").at(396..400).means(Meaning::Count),
            signed("LONG PerfStats.BufferSamplesAddedToSampler").at(400..404).means(Meaning::Count),
            signed("LONG PerfStats.BufferAddressesCopied").at(404..408).means(Meaning::Count),
            signed("LONG PerfStats.BufferAddressesProcessed").at(408..412).means(Meaning::Count),
            signed("LONG PerfStats.BufferAddressesAddedToSampler").at(412..416).means(Meaning::Count),
            signed("LONG PerfStats.ReserveFailedAcquireLock").at(416..420).means(Meaning::Count),
            signed("LONG PerfStats.ReserveCaptureStopped").at(420..424).means(Meaning::Count),
            signed("LONG PerfStats.ReserveNewBufferSet").at(424..428).means(Meaning::Count),
            signed("LONG PerfStats.ReserveNewBufferFailed").at(428..432).means(Meaning::Count),
            signed("LONG PerfStats.ReserveNewBufferAllocated").at(432..436).means(Meaning::Count),
            signed("LONG PerfStats.ReserveNewBufferReleased").at(436..440).means(Meaning::Count),
            signed("LONG PerfStats.ReserveSucceeded").at(440..444).means(Meaning::Count),
            signed("LONG PerfStats.TableGrew").at(444..448).means(Meaning::Count),
            signed("LONG PerfStats.TableGrow").at(448..452).means(Meaning::Count),
            signed("LONG PerfStats.TableQueued").at(452..456).means(Meaning::Count),
            signed("LONG PerfStats.TableHitInCurrent").at(456..460).means(Meaning::Count),
            signed("LONG PerfStats.TableHitInOld").at(460..464).means(Meaning::Count),
            unsigned("ULONGLONG PerfStats.WorkerKernelRunTime").at(464..472),
            unsigned("ULONGLONG PerfStats.WorkerKernelWaitTime").at(472..480),
            unsigned("ULONGLONG PerfStats.WorkerKernelTime").at(480..488),
            unsigned("ULONGLONG PerfStats.WorkerUserTime").at(488..496),
            signed("LONG PerfStats.CaptureApcBecauseHighIrql").at(496..500).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcBecauseApcsDisabled").at(500..504).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcBecauseNotMmCanThreadFault").at(504..508).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcBecauseActiveFaultInApc").at(508..512).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcBecauseAttachedProcess").at(512..516).means(Meaning::Count),
            signed("LONG PerfStats.CaptureApcBecauseIsActuallySafe").at(516..520).means(Meaning::Count),
            signed("LONG PerfStats.AllocatedNonPagedCount").at(520..524).means(Meaning::Count),
            signed("LONG PerfStats.AllocatedPagedCount").at(524..528).means(Meaning::Count),
            signed("LONG PerfStats.FreedNonPagedCount").at(528..532).means(Meaning::Count),
            signed("LONG PerfStats.FreedPagedCount").at(532..536).means(Meaning::Count),
            signed("LONG PerfStats.AllocationFailure").at(536..540).means(Meaning::Count),
            unsigned("ULONG PerfStats.ProfileInterval").at(540..544),
            signed("LARGE_INTEGER PerfStats.AllocatedNonPagedSize").at(544..552).means(Meaning::Bytes)
                .with(&[More::Units("bytes")]),
            signed("LARGE_INTEGER PerfStats.FreedNonPagedSize").at(552..560).means(Meaning::Bytes)
                .with(&[More::Units("bytes")]),
            signed("LARGE_INTEGER PerfStats.AllocatedPagedSize").at(560..568).means(Meaning::Bytes)
                .with(&[More::Units("bytes")]),
            signed("LARGE_INTEGER PerfStats.FreedPagedSize").at(568..576).means(Meaning::Bytes)
                .with(&[More::Units("bytes")]),
            unsigned("ULONG PerfStats.MaximumIncrement").at(576..580),
            unsigned("ULONG PerfStats.ProcessorCount").at(580..584).means(Meaning::Count),
        ])]),
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
