// Generated from spec/structs/ETW_COVERAGE_SAMPLER_PERF_STATS.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! All counters of a coverage sampler.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTETW, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_COVERAGE_SAMPLER_PERF_STATS", "V2004")
    .size(448)
    .about("All counters of a coverage sampler.")
    .in_releases("2004..server-2022", &[holds(Pointer::Bits32, 19, 24), holds(Pointer::Bits64, 19, 24)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG RunTime").at(0..8),
        signed("LONG SampleProfile").at(8..12).means(Meaning::Count),
        signed("LONG SampleCSwitch").at(12..16).means(Meaning::Count),
        signed("LONG SampleRThread").at(16..20).means(Meaning::Count),
        signed("LONG SamplePGFault").at(20..24).means(Meaning::Count),
        signed("LONG CaptureSampleProfile").at(24..28).means(Meaning::Count),
        signed("LONG CaptureSampleCSwitch").at(28..32).means(Meaning::Count),
        signed("LONG CaptureSampleRThread").at(32..36).means(Meaning::Count),
        signed("LONG CaptureSamplePGFault").at(36..40).means(Meaning::Count),
        signed("LONG CoverageSamplerCreated").at(40..44).means(Meaning::Count),
        signed("LONG CoverageSamplerDeleted").at(44..48).means(Meaning::Count),
        signed("LONG CoverageSamplerStarted").at(48..52).means(Meaning::Count),
        signed("LONG CoverageSamplerPaused").at(52..56).means(Meaning::Count),
        signed("LONG CoverageSamplerResumed").at(56..60).means(Meaning::Count),
        signed("LONG CoverageSamplerStopped").at(60..64).means(Meaning::Count),
        signed("LONG CoverageSamplerQueried").at(64..68).means(Meaning::Count),
        signed("LONG CoverageSamplerQueryFailNotActive").at(68..72).means(Meaning::Count),
        signed("LONG SamplesAdded").at(72..76).means(Meaning::Count),
        signed("LONG SamplesFound").at(76..80).means(Meaning::Count),
        signed("LONG SamplesDropped").at(80..84).means(Meaning::Count),
        signed("LONG SamplesMappedUM").at(84..88).means(Meaning::Count),
        signed("LONG SamplesMappedKM").at(88..92).means(Meaning::Count),
        signed("LONG SamplesTryMapUM").at(92..96).means(Meaning::Count),
        signed("LONG SamplesTryMapKM").at(96..100).means(Meaning::Count),
        signed("LONG SamplesAddedAlreadyMapped").at(100..104).means(Meaning::Count),
        signed("LONG ModulesTrackedUM").at(104..108).means(Meaning::Count),
        signed("LONG ModulesMappedUM").at(108..112).means(Meaning::Count),
        signed("LONG ModulesUnmappedUM").at(112..116).means(Meaning::Count),
        signed("LONG ModulesTrackedKM").at(116..120).means(Meaning::Count),
        signed("LONG ModulesMappedKM").at(120..124).means(Meaning::Count),
        signed("LONG ModulesUnmappedKM").at(124..128).means(Meaning::Count),
        signed("LONG ModulesCleared").at(128..132).means(Meaning::Count),
        signed("LONG ModulesPruned").at(132..136).means(Meaning::Count),
        signed("LONG ModulesPrunedPendingDelete").at(136..140).means(Meaning::Count),
        signed("LONG ModulesOutOfDatePendingDelete").at(140..144).means(Meaning::Count),
        signed("LONG ModuleBucketsGrown").at(144..148).means(Meaning::Count),
        signed("LONG ModuleDebugInfoFailedQuery").at(148..152).means(Meaning::Count),
        signed("LONG ModuleDebugInfoTooLarge").at(152..156).means(Meaning::Count),
        signed("LONG ModuleIdHashDuplicate").at(156..160).means(Meaning::Count),
        signed("LONG ModuleIdHashConflict").at(160..164).means(Meaning::Count),
        signed("LONG ProcessesTracked").at(164..168).means(Meaning::Count),
        signed("LONG ProcessesIgnored").at(168..172).means(Meaning::Count),
        signed("LONG ProcessesDeleted").at(172..176).means(Meaning::Count),
        signed("LONG CaptureSampleAttempts").at(176..180).means(Meaning::Count),
        signed("LONG CaptureSampleSamplingPaused").at(180..184).means(Meaning::Count),
        signed("LONG CaptureKernelStack").at(184..188).means(Meaning::Count),
        signed("LONG CaptureUserStack").at(188..192).means(Meaning::Count),
        signed("LONG CaptureIPNotInStack").at(192..196).means(Meaning::Count),
        signed("LONG CaptureSampleIdle").at(196..200).means(Meaning::Count),
        signed("LONG CaptureUserCheckSystemThread").at(200..204).means(Meaning::Count),
        signed("LONG CaptureUserCheckNullTeb").at(204..208).means(Meaning::Count),
        signed("LONG CaptureUserCheckTerminating").at(208..212).means(Meaning::Count),
        signed("LONG CaptureUserCheckSuspended").at(212..216).means(Meaning::Count),
        signed("LONG CaptureApcNotInGoodEnvironment").at(216..220).means(Meaning::Count),
        signed("LONG CaptureRebalanceQueue").at(220..224).means(Meaning::Count),
        signed("LONG CaptureRebalance").at(224..228).means(Meaning::Count),
        signed("LONG CaptureApc").at(228..232).means(Meaning::Count),
        signed("LONG CaptureApcNotAvailable").at(232..236).means(Meaning::Count),
        signed("LONG CaptureApcThreadNotQueueable").at(236..240).means(Meaning::Count),
        signed("LONG CaptureApcAlreadyQueued").at(240..244).means(Meaning::Count),
        signed("LONG CaptureThreadAlreadySampling").at(244..248).means(Meaning::Count),
        signed("LONG CaptureApcQueue").at(248..252).means(Meaning::Count),
        signed("LONG CaptureApcQueueAtHighIrql").at(252..256).means(Meaning::Count),
        signed("LONG CaptureApcFailedToQueue").at(256..260).means(Meaning::Count),
        signed("LONG CaptureApcFailedToQueueAtHighIrql").at(260..264).means(Meaning::Count),
        signed("LONG CaptureApcFailedToQueueAtHighIrqlNotRunning").at(264..268).means(Meaning::Count),
        signed("LONG CaptureApcFailedToQueueAtHighIrqlNotApcQueueable").at(268..272).means(Meaning::Count),
        signed("LONG CaptureApcRundown").at(272..276).means(Meaning::Count),
        signed("LONG CaptureApcCancel").at(276..280).means(Meaning::Count),
        signed("LONG CaptureApcCancelFailRemove").at(280..284).means(Meaning::Count),
        signed("LONG CaptureBufferNotAvailable").at(284..288).means(Meaning::Count),
        signed("LONG CaptureBufferReleaseEmpty").at(288..292).means(Meaning::Count),
        signed("LONG CaptureBufferQueued").at(292..296).means(Meaning::Count),
        signed("LONG CaptureBufferCopied").at(296..300).means(Meaning::Count),
        signed("LONG CaptureStartFailureCleanup").at(300..304).means(Meaning::Count),
        signed("LONG SampleBufferNotAvailable").at(304..308).means(Meaning::Count),
        signed("LONG WorkerWakeUpForCaptureBuffer").at(308..312).means(Meaning::Count),
        signed("LONG WorkerWakeUpForRebalance").at(312..316).means(Meaning::Count),
        signed("LONG WorkerProcessCaptureBuffer").at(316..320).means(Meaning::Count),
        signed("LONG WorkerProcessSampleBuffer").at(320..324).means(Meaning::Count),
        signed("LONG WorkerProcessFlushBuffer").at(324..328).means(Meaning::Count),
        signed("LONG StackHashMiss").at(328..332).means(Meaning::Count),
        signed("LONG StackHashHit").at(332..336).means(Meaning::Count),
        signed("LONG StackHashHitInHistory").at(336..340).means(Meaning::Count),
        signed("LONG StackHashSwitchTables").at(340..344).means(Meaning::Count),
        signed("LONG StackHashCollisionInAdd").at(344..348).means(Meaning::Count),
        signed("LONG StackHashAddHitLoad").at(348..352).means(Meaning::Count),
        signed("LONG StackHashAddHitMax").at(352..356).means(Meaning::Count),
        signed("LONG BloomFilterExceptions").at(356..360).means(Meaning::Count),
        signed("LONG BloomFilterSet").at(360..364).means(Meaning::Count),
        signed("LONG BloomFilterOnCreate").at(364..368).means(Meaning::Count),
        signed("LONG BloomFilterHit").at(368..372).means(Meaning::Count),
        signed("LONG BloomFilterMiss").at(372..376).means(Meaning::Count),
        signed("LONG BufferSamplesCopied").at(376..380).means(Meaning::Count),
        signed("LONG BufferSamplesProcessed").at(380..384).means(Meaning::Count),
        signed("LONG BufferSamplesAddedToSampler").at(384..388).means(Meaning::Count),
        signed("LONG BufferAddressesCopied").at(388..392).means(Meaning::Count),
        signed("LONG BufferAddressesProcessed").at(392..396).means(Meaning::Count),
        signed("LONG BufferAddressesAddedToSampler").at(396..400).means(Meaning::Count),
        signed("LONG ReserveFailedAcquireLock").at(400..404).means(Meaning::Count),
        signed("LONG ReserveCaptureStopped").at(404..408).means(Meaning::Count),
        signed("LONG ReserveNewBufferSet").at(408..412).means(Meaning::Count),
        signed("LONG ReserveNewBufferFailed").at(412..416).means(Meaning::Count),
        signed("LONG ReserveNewBufferAllocated").at(416..420).means(Meaning::Count),
        signed("LONG ReserveNewBufferReleased").at(420..424).means(Meaning::Count),
        signed("LONG ReserveSucceeded").at(424..428).means(Meaning::Count),
        signed("LONG TableGrew").at(428..432).means(Meaning::Count),
        signed("LONG TableGrow").at(432..436).means(Meaning::Count),
        signed("LONG TableQueued").at(436..440).means(Meaning::Count),
        signed("LONG TableHitInCurrent").at(440..444).means(Meaning::Count),
        signed("LONG TableHitInOld").at(444..448).means(Meaning::Count),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_COVERAGE_SAMPLER_PERF_STATS", "EtwCoverageSamplerPerfStats")
    .size(568)
    .about("All counters of a coverage sampler.")
    .in_releases("11-21H2+", &[holds(Pointer::Bits32, 25, 255), holds(Pointer::Bits64, 25, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG RunTime").at(0..8),
        signed("LONG SampleProfile").at(8..12).means(Meaning::Count),
        signed("LONG SampleCSwitch").at(12..16).means(Meaning::Count),
        signed("LONG SampleRThread").at(16..20).means(Meaning::Count),
        signed("LONG SamplePGFault").at(20..24).means(Meaning::Count),
        signed("LONG CaptureSampleProfile").at(24..28).means(Meaning::Count),
        signed("LONG CaptureSampleCSwitch").at(28..32).means(Meaning::Count),
        signed("LONG CaptureSampleRThread").at(32..36).means(Meaning::Count),
        signed("LONG CaptureSamplePGFault").at(36..40).means(Meaning::Count),
        signed("LONG CoverageSamplerCreated").at(40..44).means(Meaning::Count),
        signed("LONG CoverageSamplerDeleted").at(44..48).means(Meaning::Count),
        signed("LONG CoverageSamplerStarted").at(48..52).means(Meaning::Count),
        signed("LONG CoverageSamplerPaused").at(52..56).means(Meaning::Count),
        signed("LONG CoverageSamplerResumed").at(56..60).means(Meaning::Count),
        signed("LONG CoverageSamplerStopped").at(60..64).means(Meaning::Count),
        signed("LONG CoverageSamplerQueried").at(64..68).means(Meaning::Count),
        signed("LONG CoverageSamplerQueryFailNotActive").at(68..72).means(Meaning::Count),
        signed("LONG SamplesAdded").at(72..76).means(Meaning::Count),
        signed("LONG SamplesFound").at(76..80).means(Meaning::Count),
        signed("LONG SamplesDropped").at(80..84).means(Meaning::Count),
        signed("LONG SamplesMappedUM").at(84..88).means(Meaning::Count),
        signed("LONG SamplesMappedKM").at(88..92).means(Meaning::Count),
        signed("LONG SamplesTryMapUM").at(92..96).means(Meaning::Count),
        signed("LONG SamplesTryMapKM").at(96..100).means(Meaning::Count),
        signed("LONG SamplesAddedAlreadyMapped").at(100..104).means(Meaning::Count),
        signed("LONG ModulesTrackedUM").at(104..108).means(Meaning::Count),
        signed("LONG ModulesMappedUM").at(108..112).means(Meaning::Count),
        signed("LONG ModulesUnmappedUM").at(112..116).means(Meaning::Count),
        signed("LONG ModulesTrackedKM").at(116..120).means(Meaning::Count),
        signed("LONG ModulesMappedKM").at(120..124).means(Meaning::Count),
        signed("LONG ModulesUnmappedKM").at(124..128).means(Meaning::Count),
        signed("LONG ModulesCleared").at(128..132).means(Meaning::Count),
        signed("LONG ModulesPruned").at(132..136).means(Meaning::Count),
        signed("LONG ModulesPrunedPendingDelete").at(136..140).means(Meaning::Count),
        signed("LONG ModulesOutOfDatePendingDelete").at(140..144).means(Meaning::Count),
        signed("LONG ModuleBucketsGrown").at(144..148).means(Meaning::Count),
        signed("LONG ModuleDebugInfoFailedQuery").at(148..152).means(Meaning::Count),
        signed("LONG ModuleDebugInfoTooLarge").at(152..156).means(Meaning::Count),
        signed("LONG ModuleIdHashDuplicate").at(156..160).means(Meaning::Count),
        signed("LONG ModuleIdHashConflict").at(160..164).means(Meaning::Count),
        signed("LONG ProcessesTracked").at(164..168).means(Meaning::Count),
        signed("LONG ProcessesIgnored").at(168..172).means(Meaning::Count),
        signed("LONG ProcessesDeleted").at(172..176).means(Meaning::Count),
        signed("LONG CaptureSampleAttempts").at(176..180).means(Meaning::Count),
        signed("LONG CaptureSampleSamplingPaused").at(180..184).means(Meaning::Count),
        signed("LONG CaptureKernelStack").at(184..188).means(Meaning::Count),
        signed("LONG CaptureUserStack").at(188..192).means(Meaning::Count),
        signed("LONG CaptureIPNotInStack").at(192..196).means(Meaning::Count),
        signed("LONG CaptureSampleIdle").at(196..200).means(Meaning::Count),
        signed("LONG CaptureUserCheckSystemThread").at(200..204).means(Meaning::Count),
        signed("LONG CaptureUserCheckNullTeb").at(204..208).means(Meaning::Count),
        signed("LONG CaptureUserCheckTerminating").at(208..212).means(Meaning::Count),
        signed("LONG CaptureUserCheckSuspended").at(212..216).means(Meaning::Count),
        signed("LONG CaptureApcNotInGoodEnvironment").at(216..220).means(Meaning::Count),
        signed("LONG CaptureRebalanceQueue").at(220..224).means(Meaning::Count),
        signed("LONG CaptureRebalance").at(224..228).means(Meaning::Count),
        signed("LONG CaptureApc").at(228..232).means(Meaning::Count),
        signed("LONG CaptureApcNotAvailable").at(232..236).means(Meaning::Count),
        signed("LONG CaptureApcThreadNotQueueable").at(236..240).means(Meaning::Count),
        signed("LONG CaptureApcAlreadyQueued").at(240..244).means(Meaning::Count),
        signed("LONG CaptureThreadAlreadySampling").at(244..248).means(Meaning::Count),
        signed("LONG CaptureApcQueue").at(248..252).means(Meaning::Count),
        signed("LONG CaptureApcQueueAtHighIrql").at(252..256).means(Meaning::Count),
        signed("LONG CaptureApcFailedToQueue").at(256..260).means(Meaning::Count),
        signed("LONG CaptureApcFailedToQueueAtHighIrql").at(260..264).means(Meaning::Count),
        signed("LONG CaptureApcFailedToQueueAtHighIrqlNotRunning").at(264..268).means(Meaning::Count),
        signed("LONG CaptureApcFailedToQueueAtHighIrqlNotApcQueueable").at(268..272).means(Meaning::Count),
        signed("LONG CaptureApcRundown").at(272..276).means(Meaning::Count),
        signed("LONG CaptureApcCancel").at(276..280).means(Meaning::Count),
        signed("LONG CaptureApcCancelFailRemove").at(280..284).means(Meaning::Count),
        signed("LONG CaptureBufferNotAvailable").at(284..288).means(Meaning::Count),
        signed("LONG CaptureBufferReleaseEmpty").at(288..292).means(Meaning::Count),
        signed("LONG CaptureBufferQueued").at(292..296).means(Meaning::Count),
        signed("LONG CaptureBufferCopied").at(296..300).means(Meaning::Count),
        signed("LONG CaptureStartFailureCleanup").at(300..304).means(Meaning::Count),
        signed("LONG SampleBufferNotAvailable").at(304..308).means(Meaning::Count),
        signed("LONG WorkerWakeUpForCaptureBuffer").at(308..312).means(Meaning::Count),
        signed("LONG WorkerWakeUpForRebalance").at(312..316).means(Meaning::Count),
        signed("LONG WorkerProcessCaptureBuffer").at(316..320).means(Meaning::Count),
        signed("LONG WorkerProcessSampleBuffer").at(320..324).means(Meaning::Count),
        signed("LONG WorkerProcessFlushBuffer").at(324..328).means(Meaning::Count),
        signed("LONG StackHashMiss").at(328..332).means(Meaning::Count),
        signed("LONG StackHashHit").at(332..336).means(Meaning::Count),
        signed("LONG StackHashHitInHistory").at(336..340).means(Meaning::Count),
        signed("LONG StackHashSwitchTables").at(340..344).means(Meaning::Count),
        signed("LONG StackHashCollisionInAdd").at(344..348).means(Meaning::Count),
        signed("LONG StackHashAddHitLoad").at(348..352).means(Meaning::Count),
        signed("LONG StackHashAddHitMax").at(352..356).means(Meaning::Count),
        signed("LONG BloomFilterExceptions").at(356..360).means(Meaning::Count),
        signed("LONG BloomFilterSet").at(360..364).means(Meaning::Count),
        signed("LONG BloomFilterOnCreate").at(364..368).means(Meaning::Count),
        signed("LONG BloomFilterHit").at(368..372).means(Meaning::Count),
        signed("LONG BloomFilterMiss").at(372..376).means(Meaning::Count),
        signed("LONG BufferSamplesCopied").at(376..380).means(Meaning::Count),
        signed("LONG BufferSamplesProcessed").at(380..384).means(Meaning::Count),
        signed("LONG BufferSamplesAddedToSampler").at(384..388).means(Meaning::Count),
        signed("LONG BufferAddressesCopied").at(388..392).means(Meaning::Count),
        signed("LONG BufferAddressesProcessed").at(392..396).means(Meaning::Count),
        signed("LONG BufferAddressesAddedToSampler").at(396..400).means(Meaning::Count),
        signed("LONG ReserveFailedAcquireLock").at(400..404).means(Meaning::Count),
        signed("LONG ReserveCaptureStopped").at(404..408).means(Meaning::Count),
        signed("LONG ReserveNewBufferSet").at(408..412).means(Meaning::Count),
        signed("LONG ReserveNewBufferFailed").at(412..416).means(Meaning::Count),
        signed("LONG ReserveNewBufferAllocated").at(416..420).means(Meaning::Count),
        signed("LONG ReserveNewBufferReleased").at(420..424).means(Meaning::Count),
        signed("LONG ReserveSucceeded").at(424..428).means(Meaning::Count),
        signed("LONG TableGrew").at(428..432).means(Meaning::Count),
        signed("LONG TableGrow").at(432..436).means(Meaning::Count),
        signed("LONG TableQueued").at(436..440).means(Meaning::Count),
        signed("LONG TableHitInCurrent").at(440..444).means(Meaning::Count),
        signed("LONG TableHitInOld").at(444..448).means(Meaning::Count),
        unsigned("ULONGLONG WorkerKernelRunTime").at(448..456),
        unsigned("ULONGLONG WorkerKernelWaitTime").at(456..464),
        unsigned("ULONGLONG WorkerKernelTime").at(464..472),
        unsigned("ULONGLONG WorkerUserTime").at(472..480),
        signed("LONG CaptureApcBecauseHighIrql").at(480..484).means(Meaning::Count),
        signed("LONG CaptureApcBecauseApcsDisabled").at(484..488).means(Meaning::Count),
        signed("LONG CaptureApcBecauseNotMmCanThreadFault").at(488..492).means(Meaning::Count),
        signed("LONG CaptureApcBecauseActiveFaultInApc").at(492..496).means(Meaning::Count),
        signed("LONG CaptureApcBecauseAttachedProcess").at(496..500).means(Meaning::Count),
        signed("LONG CaptureApcBecauseIsActuallySafe").at(500..504).means(Meaning::Count),
        signed("LONG AllocatedNonPagedCount").at(504..508).means(Meaning::Count),
        signed("LONG AllocatedPagedCount").at(508..512).means(Meaning::Count),
        signed("LONG FreedNonPagedCount").at(512..516).means(Meaning::Count),
        signed("LONG FreedPagedCount").at(516..520).means(Meaning::Count),
        signed("LONG AllocationFailure").at(520..524).means(Meaning::Count),
        unsigned("ULONG ProfileInterval").at(524..528),
        signed("LARGE_INTEGER AllocatedNonPagedSize").at(528..536).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        signed("LARGE_INTEGER FreedNonPagedSize").at(536..544).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        signed("LARGE_INTEGER AllocatedPagedSize").at(544..552).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        signed("LARGE_INTEGER FreedPagedSize").at(552..560).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG MaximumIncrement").at(560..564),
        unsigned("ULONG ProcessorCount").at(564..568).means(Meaning::Count),
    ]);
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
    owned V2004 / V2004View: lone,
        name = "ETW_COVERAGE_SAMPLER_PERF_STATS", size = 448, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ULONGLONG RunTime` at 0x00.
        run_time / set_run_time: u64, at = 0;
        /// `LONG SampleProfile` at 0x08.
        sample_profile / set_sample_profile: i32, at = 8;
        /// `LONG SampleCSwitch` at 0x0C.
        sample_cswitch / set_sample_cswitch: i32, at = 12;
        /// `LONG SampleRThread` at 0x10.
        sample_rthread / set_sample_rthread: i32, at = 16;
        /// `LONG SamplePGFault` at 0x14.
        sample_pg_fault / set_sample_pg_fault: i32, at = 20;
        /// `LONG CaptureSampleProfile` at 0x18.
        capture_sample_profile / set_capture_sample_profile: i32, at = 24;
        /// `LONG CaptureSampleCSwitch` at 0x1C.
        capture_sample_cswitch / set_capture_sample_cswitch: i32, at = 28;
        /// `LONG CaptureSampleRThread` at 0x20.
        capture_sample_rthread / set_capture_sample_rthread: i32, at = 32;
        /// `LONG CaptureSamplePGFault` at 0x24.
        capture_sample_pg_fault / set_capture_sample_pg_fault: i32, at = 36;
        /// `LONG CoverageSamplerCreated` at 0x28.
        coverage_sampler_created / set_coverage_sampler_created: i32, at = 40;
        /// `LONG CoverageSamplerDeleted` at 0x2C.
        coverage_sampler_deleted / set_coverage_sampler_deleted: i32, at = 44;
        /// `LONG CoverageSamplerStarted` at 0x30.
        coverage_sampler_started / set_coverage_sampler_started: i32, at = 48;
        /// `LONG CoverageSamplerPaused` at 0x34.
        coverage_sampler_paused / set_coverage_sampler_paused: i32, at = 52;
        /// `LONG CoverageSamplerResumed` at 0x38.
        coverage_sampler_resumed / set_coverage_sampler_resumed: i32, at = 56;
        /// `LONG CoverageSamplerStopped` at 0x3C.
        coverage_sampler_stopped / set_coverage_sampler_stopped: i32, at = 60;
        /// `LONG CoverageSamplerQueried` at 0x40.
        coverage_sampler_queried / set_coverage_sampler_queried: i32, at = 64;
        /// `LONG CoverageSamplerQueryFailNotActive` at 0x44.
        coverage_sampler_query_fail_not_active / set_coverage_sampler_query_fail_not_active: i32, at = 68;
        /// `LONG SamplesAdded` at 0x48.
        samples_added / set_samples_added: i32, at = 72;
        /// `LONG SamplesFound` at 0x4C.
        samples_found / set_samples_found: i32, at = 76;
        /// `LONG SamplesDropped` at 0x50.
        samples_dropped / set_samples_dropped: i32, at = 80;
        /// `LONG SamplesMappedUM` at 0x54.
        samples_mapped_um / set_samples_mapped_um: i32, at = 84;
        /// `LONG SamplesMappedKM` at 0x58.
        samples_mapped_km / set_samples_mapped_km: i32, at = 88;
        /// `LONG SamplesTryMapUM` at 0x5C.
        samples_try_map_um / set_samples_try_map_um: i32, at = 92;
        /// `LONG SamplesTryMapKM` at 0x60.
        samples_try_map_km / set_samples_try_map_km: i32, at = 96;
        /// `LONG SamplesAddedAlreadyMapped` at 0x64.
        samples_added_already_mapped / set_samples_added_already_mapped: i32, at = 100;
        /// `LONG ModulesTrackedUM` at 0x68.
        modules_tracked_um / set_modules_tracked_um: i32, at = 104;
        /// `LONG ModulesMappedUM` at 0x6C.
        modules_mapped_um / set_modules_mapped_um: i32, at = 108;
        /// `LONG ModulesUnmappedUM` at 0x70.
        modules_unmapped_um / set_modules_unmapped_um: i32, at = 112;
        /// `LONG ModulesTrackedKM` at 0x74.
        modules_tracked_km / set_modules_tracked_km: i32, at = 116;
        /// `LONG ModulesMappedKM` at 0x78.
        modules_mapped_km / set_modules_mapped_km: i32, at = 120;
        /// `LONG ModulesUnmappedKM` at 0x7C.
        modules_unmapped_km / set_modules_unmapped_km: i32, at = 124;
        /// `LONG ModulesCleared` at 0x80.
        modules_cleared / set_modules_cleared: i32, at = 128;
        /// `LONG ModulesPruned` at 0x84.
        modules_pruned / set_modules_pruned: i32, at = 132;
        /// `LONG ModulesPrunedPendingDelete` at 0x88.
        modules_pruned_pending_delete / set_modules_pruned_pending_delete: i32, at = 136;
        /// `LONG ModulesOutOfDatePendingDelete` at 0x8C.
        modules_out_of_date_pending_delete / set_modules_out_of_date_pending_delete: i32, at = 140;
        /// `LONG ModuleBucketsGrown` at 0x90.
        module_buckets_grown / set_module_buckets_grown: i32, at = 144;
        /// `LONG ModuleDebugInfoFailedQuery` at 0x94.
        module_debug_info_failed_query / set_module_debug_info_failed_query: i32, at = 148;
        /// `LONG ModuleDebugInfoTooLarge` at 0x98.
        module_debug_info_too_large / set_module_debug_info_too_large: i32, at = 152;
        /// `LONG ModuleIdHashDuplicate` at 0x9C.
        module_id_hash_duplicate / set_module_id_hash_duplicate: i32, at = 156;
        /// `LONG ModuleIdHashConflict` at 0xA0.
        module_id_hash_conflict / set_module_id_hash_conflict: i32, at = 160;
        /// `LONG ProcessesTracked` at 0xA4.
        processes_tracked / set_processes_tracked: i32, at = 164;
        /// `LONG ProcessesIgnored` at 0xA8.
        processes_ignored / set_processes_ignored: i32, at = 168;
        /// `LONG ProcessesDeleted` at 0xAC.
        processes_deleted / set_processes_deleted: i32, at = 172;
        /// `LONG CaptureSampleAttempts` at 0xB0.
        capture_sample_attempts / set_capture_sample_attempts: i32, at = 176;
        /// `LONG CaptureSampleSamplingPaused` at 0xB4.
        capture_sample_sampling_paused / set_capture_sample_sampling_paused: i32, at = 180;
        /// `LONG CaptureKernelStack` at 0xB8.
        capture_kernel_stack / set_capture_kernel_stack: i32, at = 184;
        /// `LONG CaptureUserStack` at 0xBC.
        capture_user_stack / set_capture_user_stack: i32, at = 188;
        /// `LONG CaptureIPNotInStack` at 0xC0.
        capture_ip_not_in_stack / set_capture_ip_not_in_stack: i32, at = 192;
        /// `LONG CaptureSampleIdle` at 0xC4.
        capture_sample_idle / set_capture_sample_idle: i32, at = 196;
        /// `LONG CaptureUserCheckSystemThread` at 0xC8.
        capture_user_check_system_thread / set_capture_user_check_system_thread: i32, at = 200;
        /// `LONG CaptureUserCheckNullTeb` at 0xCC.
        capture_user_check_null_teb / set_capture_user_check_null_teb: i32, at = 204;
        /// `LONG CaptureUserCheckTerminating` at 0xD0.
        capture_user_check_terminating / set_capture_user_check_terminating: i32, at = 208;
        /// `LONG CaptureUserCheckSuspended` at 0xD4.
        capture_user_check_suspended / set_capture_user_check_suspended: i32, at = 212;
        /// `LONG CaptureApcNotInGoodEnvironment` at 0xD8.
        capture_apc_not_in_good_environment / set_capture_apc_not_in_good_environment: i32, at = 216;
        /// `LONG CaptureRebalanceQueue` at 0xDC.
        capture_rebalance_queue / set_capture_rebalance_queue: i32, at = 220;
        /// `LONG CaptureRebalance` at 0xE0.
        capture_rebalance / set_capture_rebalance: i32, at = 224;
        /// `LONG CaptureApc` at 0xE4.
        capture_apc / set_capture_apc: i32, at = 228;
        /// `LONG CaptureApcNotAvailable` at 0xE8.
        capture_apc_not_available / set_capture_apc_not_available: i32, at = 232;
        /// `LONG CaptureApcThreadNotQueueable` at 0xEC.
        capture_apc_thread_not_queueable / set_capture_apc_thread_not_queueable: i32, at = 236;
        /// `LONG CaptureApcAlreadyQueued` at 0xF0.
        capture_apc_already_queued / set_capture_apc_already_queued: i32, at = 240;
        /// `LONG CaptureThreadAlreadySampling` at 0xF4.
        capture_thread_already_sampling / set_capture_thread_already_sampling: i32, at = 244;
        /// `LONG CaptureApcQueue` at 0xF8.
        capture_apc_queue / set_capture_apc_queue: i32, at = 248;
        /// `LONG CaptureApcQueueAtHighIrql` at 0xFC.
        capture_apc_queue_at_high_irql / set_capture_apc_queue_at_high_irql: i32, at = 252;
        /// `LONG CaptureApcFailedToQueue` at 0x100.
        capture_apc_failed_to_queue / set_capture_apc_failed_to_queue: i32, at = 256;
        /// `LONG CaptureApcFailedToQueueAtHighIrql` at 0x104.
        capture_apc_failed_to_queue_at_high_irql / set_capture_apc_failed_to_queue_at_high_irql: i32, at = 260;
        /// `LONG CaptureApcFailedToQueueAtHighIrqlNotRunning` at 0x108.
        capture_apc_failed_to_queue_at_high_irql_not_running / set_capture_apc_failed_to_queue_at_high_irql_not_running:
            i32,
            at = 264;
        /// `LONG CaptureApcFailedToQueueAtHighIrqlNotApcQueueable` at 0x10C.
        capture_apc_failed_to_queue_at_high_irql_not_apc_queueable /
            set_capture_apc_failed_to_queue_at_high_irql_not_apc_queueable: i32,
            at = 268;
        /// `LONG CaptureApcRundown` at 0x110.
        capture_apc_rundown / set_capture_apc_rundown: i32, at = 272;
        /// `LONG CaptureApcCancel` at 0x114.
        capture_apc_cancel / set_capture_apc_cancel: i32, at = 276;
        /// `LONG CaptureApcCancelFailRemove` at 0x118.
        capture_apc_cancel_fail_remove / set_capture_apc_cancel_fail_remove: i32, at = 280;
        /// `LONG CaptureBufferNotAvailable` at 0x11C.
        capture_buffer_not_available / set_capture_buffer_not_available: i32, at = 284;
        /// `LONG CaptureBufferReleaseEmpty` at 0x120.
        capture_buffer_release_empty / set_capture_buffer_release_empty: i32, at = 288;
        /// `LONG CaptureBufferQueued` at 0x124.
        capture_buffer_queued / set_capture_buffer_queued: i32, at = 292;
        /// `LONG CaptureBufferCopied` at 0x128.
        capture_buffer_copied / set_capture_buffer_copied: i32, at = 296;
        /// `LONG CaptureStartFailureCleanup` at 0x12C.
        capture_start_failure_cleanup / set_capture_start_failure_cleanup: i32, at = 300;
        /// `LONG SampleBufferNotAvailable` at 0x130.
        sample_buffer_not_available / set_sample_buffer_not_available: i32, at = 304;
        /// `LONG WorkerWakeUpForCaptureBuffer` at 0x134.
        worker_wake_up_for_capture_buffer / set_worker_wake_up_for_capture_buffer: i32, at = 308;
        /// `LONG WorkerWakeUpForRebalance` at 0x138.
        worker_wake_up_for_rebalance / set_worker_wake_up_for_rebalance: i32, at = 312;
        /// `LONG WorkerProcessCaptureBuffer` at 0x13C.
        worker_process_capture_buffer / set_worker_process_capture_buffer: i32, at = 316;
        /// `LONG WorkerProcessSampleBuffer` at 0x140.
        worker_process_sample_buffer / set_worker_process_sample_buffer: i32, at = 320;
        /// `LONG WorkerProcessFlushBuffer` at 0x144.
        worker_process_flush_buffer / set_worker_process_flush_buffer: i32, at = 324;
        /// `LONG StackHashMiss` at 0x148.
        stack_hash_miss / set_stack_hash_miss: i32, at = 328;
        /// `LONG StackHashHit` at 0x14C.
        stack_hash_hit / set_stack_hash_hit: i32, at = 332;
        /// `LONG StackHashHitInHistory` at 0x150.
        stack_hash_hit_in_history / set_stack_hash_hit_in_history: i32, at = 336;
        /// `LONG StackHashSwitchTables` at 0x154.
        stack_hash_switch_tables / set_stack_hash_switch_tables: i32, at = 340;
        /// `LONG StackHashCollisionInAdd` at 0x158.
        stack_hash_collision_in_add / set_stack_hash_collision_in_add: i32, at = 344;
        /// `LONG StackHashAddHitLoad` at 0x15C.
        stack_hash_add_hit_load / set_stack_hash_add_hit_load: i32, at = 348;
        /// `LONG StackHashAddHitMax` at 0x160.
        stack_hash_add_hit_max / set_stack_hash_add_hit_max: i32, at = 352;
        /// `LONG BloomFilterExceptions` at 0x164.
        bloom_filter_exceptions / set_bloom_filter_exceptions: i32, at = 356;
        /// `LONG BloomFilterSet` at 0x168.
        bloom_filter_set / set_bloom_filter_set: i32, at = 360;
        /// `LONG BloomFilterOnCreate` at 0x16C.
        bloom_filter_on_create / set_bloom_filter_on_create: i32, at = 364;
        /// `LONG BloomFilterHit` at 0x170.
        bloom_filter_hit / set_bloom_filter_hit: i32, at = 368;
        /// `LONG BloomFilterMiss` at 0x174.
        bloom_filter_miss / set_bloom_filter_miss: i32, at = 372;
        /// `LONG BufferSamplesCopied` at 0x178.
        buffer_samples_copied / set_buffer_samples_copied: i32, at = 376;
        /// `LONG BufferSamplesProcessed` at 0x17C.
        buffer_samples_processed / set_buffer_samples_processed: i32, at = 380;
        /// `LONG BufferSamplesAddedToSampler` at 0x180.
        buffer_samples_added_to_sampler / set_buffer_samples_added_to_sampler: i32, at = 384;
        /// `LONG BufferAddressesCopied` at 0x184.
        buffer_addresses_copied / set_buffer_addresses_copied: i32, at = 388;
        /// `LONG BufferAddressesProcessed` at 0x188.
        buffer_addresses_processed / set_buffer_addresses_processed: i32, at = 392;
        /// `LONG BufferAddressesAddedToSampler` at 0x18C.
        buffer_addresses_added_to_sampler / set_buffer_addresses_added_to_sampler: i32, at = 396;
        /// `LONG ReserveFailedAcquireLock` at 0x190.
        reserve_failed_acquire_lock / set_reserve_failed_acquire_lock: i32, at = 400;
        /// `LONG ReserveCaptureStopped` at 0x194.
        reserve_capture_stopped / set_reserve_capture_stopped: i32, at = 404;
        /// `LONG ReserveNewBufferSet` at 0x198.
        reserve_new_buffer_set / set_reserve_new_buffer_set: i32, at = 408;
        /// `LONG ReserveNewBufferFailed` at 0x19C.
        reserve_new_buffer_failed / set_reserve_new_buffer_failed: i32, at = 412;
        /// `LONG ReserveNewBufferAllocated` at 0x1A0.
        reserve_new_buffer_allocated / set_reserve_new_buffer_allocated: i32, at = 416;
        /// `LONG ReserveNewBufferReleased` at 0x1A4.
        reserve_new_buffer_released / set_reserve_new_buffer_released: i32, at = 420;
        /// `LONG ReserveSucceeded` at 0x1A8.
        reserve_succeeded / set_reserve_succeeded: i32, at = 424;
        /// `LONG TableGrew` at 0x1AC.
        table_grew / set_table_grew: i32, at = 428;
        /// `LONG TableGrow` at 0x1B0.
        table_grow / set_table_grow: i32, at = 432;
        /// `LONG TableQueued` at 0x1B4.
        table_queued / set_table_queued: i32, at = 436;
        /// `LONG TableHitInCurrent` at 0x1B8.
        table_hit_in_current / set_table_hit_in_current: i32, at = 440;
        /// `LONG TableHitInOld` at 0x1BC.
        table_hit_in_old / set_table_hit_in_old: i32, at = 444;
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
    owned EtwCoverageSamplerPerfStats / EtwCoverageSamplerPerfStatsView: lone,
        name = "ETW_COVERAGE_SAMPLER_PERF_STATS", size = 568, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// `ULONGLONG RunTime` at 0x00.
        run_time / set_run_time: u64, at = 0;
        /// `LONG SampleProfile` at 0x08.
        sample_profile / set_sample_profile: i32, at = 8;
        /// `LONG SampleCSwitch` at 0x0C.
        sample_cswitch / set_sample_cswitch: i32, at = 12;
        /// `LONG SampleRThread` at 0x10.
        sample_rthread / set_sample_rthread: i32, at = 16;
        /// `LONG SamplePGFault` at 0x14.
        sample_pg_fault / set_sample_pg_fault: i32, at = 20;
        /// `LONG CaptureSampleProfile` at 0x18.
        capture_sample_profile / set_capture_sample_profile: i32, at = 24;
        /// `LONG CaptureSampleCSwitch` at 0x1C.
        capture_sample_cswitch / set_capture_sample_cswitch: i32, at = 28;
        /// `LONG CaptureSampleRThread` at 0x20.
        capture_sample_rthread / set_capture_sample_rthread: i32, at = 32;
        /// `LONG CaptureSamplePGFault` at 0x24.
        capture_sample_pg_fault / set_capture_sample_pg_fault: i32, at = 36;
        /// `LONG CoverageSamplerCreated` at 0x28.
        coverage_sampler_created / set_coverage_sampler_created: i32, at = 40;
        /// `LONG CoverageSamplerDeleted` at 0x2C.
        coverage_sampler_deleted / set_coverage_sampler_deleted: i32, at = 44;
        /// `LONG CoverageSamplerStarted` at 0x30.
        coverage_sampler_started / set_coverage_sampler_started: i32, at = 48;
        /// `LONG CoverageSamplerPaused` at 0x34.
        coverage_sampler_paused / set_coverage_sampler_paused: i32, at = 52;
        /// `LONG CoverageSamplerResumed` at 0x38.
        coverage_sampler_resumed / set_coverage_sampler_resumed: i32, at = 56;
        /// `LONG CoverageSamplerStopped` at 0x3C.
        coverage_sampler_stopped / set_coverage_sampler_stopped: i32, at = 60;
        /// `LONG CoverageSamplerQueried` at 0x40.
        coverage_sampler_queried / set_coverage_sampler_queried: i32, at = 64;
        /// `LONG CoverageSamplerQueryFailNotActive` at 0x44.
        coverage_sampler_query_fail_not_active / set_coverage_sampler_query_fail_not_active: i32, at = 68;
        /// `LONG SamplesAdded` at 0x48.
        samples_added / set_samples_added: i32, at = 72;
        /// `LONG SamplesFound` at 0x4C.
        samples_found / set_samples_found: i32, at = 76;
        /// `LONG SamplesDropped` at 0x50.
        samples_dropped / set_samples_dropped: i32, at = 80;
        /// `LONG SamplesMappedUM` at 0x54.
        samples_mapped_um / set_samples_mapped_um: i32, at = 84;
        /// `LONG SamplesMappedKM` at 0x58.
        samples_mapped_km / set_samples_mapped_km: i32, at = 88;
        /// `LONG SamplesTryMapUM` at 0x5C.
        samples_try_map_um / set_samples_try_map_um: i32, at = 92;
        /// `LONG SamplesTryMapKM` at 0x60.
        samples_try_map_km / set_samples_try_map_km: i32, at = 96;
        /// `LONG SamplesAddedAlreadyMapped` at 0x64.
        samples_added_already_mapped / set_samples_added_already_mapped: i32, at = 100;
        /// `LONG ModulesTrackedUM` at 0x68.
        modules_tracked_um / set_modules_tracked_um: i32, at = 104;
        /// `LONG ModulesMappedUM` at 0x6C.
        modules_mapped_um / set_modules_mapped_um: i32, at = 108;
        /// `LONG ModulesUnmappedUM` at 0x70.
        modules_unmapped_um / set_modules_unmapped_um: i32, at = 112;
        /// `LONG ModulesTrackedKM` at 0x74.
        modules_tracked_km / set_modules_tracked_km: i32, at = 116;
        /// `LONG ModulesMappedKM` at 0x78.
        modules_mapped_km / set_modules_mapped_km: i32, at = 120;
        /// `LONG ModulesUnmappedKM` at 0x7C.
        modules_unmapped_km / set_modules_unmapped_km: i32, at = 124;
        /// `LONG ModulesCleared` at 0x80.
        modules_cleared / set_modules_cleared: i32, at = 128;
        /// `LONG ModulesPruned` at 0x84.
        modules_pruned / set_modules_pruned: i32, at = 132;
        /// `LONG ModulesPrunedPendingDelete` at 0x88.
        modules_pruned_pending_delete / set_modules_pruned_pending_delete: i32, at = 136;
        /// `LONG ModulesOutOfDatePendingDelete` at 0x8C.
        modules_out_of_date_pending_delete / set_modules_out_of_date_pending_delete: i32, at = 140;
        /// `LONG ModuleBucketsGrown` at 0x90.
        module_buckets_grown / set_module_buckets_grown: i32, at = 144;
        /// `LONG ModuleDebugInfoFailedQuery` at 0x94.
        module_debug_info_failed_query / set_module_debug_info_failed_query: i32, at = 148;
        /// `LONG ModuleDebugInfoTooLarge` at 0x98.
        module_debug_info_too_large / set_module_debug_info_too_large: i32, at = 152;
        /// `LONG ModuleIdHashDuplicate` at 0x9C.
        module_id_hash_duplicate / set_module_id_hash_duplicate: i32, at = 156;
        /// `LONG ModuleIdHashConflict` at 0xA0.
        module_id_hash_conflict / set_module_id_hash_conflict: i32, at = 160;
        /// `LONG ProcessesTracked` at 0xA4.
        processes_tracked / set_processes_tracked: i32, at = 164;
        /// `LONG ProcessesIgnored` at 0xA8.
        processes_ignored / set_processes_ignored: i32, at = 168;
        /// `LONG ProcessesDeleted` at 0xAC.
        processes_deleted / set_processes_deleted: i32, at = 172;
        /// `LONG CaptureSampleAttempts` at 0xB0.
        capture_sample_attempts / set_capture_sample_attempts: i32, at = 176;
        /// `LONG CaptureSampleSamplingPaused` at 0xB4.
        capture_sample_sampling_paused / set_capture_sample_sampling_paused: i32, at = 180;
        /// `LONG CaptureKernelStack` at 0xB8.
        capture_kernel_stack / set_capture_kernel_stack: i32, at = 184;
        /// `LONG CaptureUserStack` at 0xBC.
        capture_user_stack / set_capture_user_stack: i32, at = 188;
        /// `LONG CaptureIPNotInStack` at 0xC0.
        capture_ip_not_in_stack / set_capture_ip_not_in_stack: i32, at = 192;
        /// `LONG CaptureSampleIdle` at 0xC4.
        capture_sample_idle / set_capture_sample_idle: i32, at = 196;
        /// `LONG CaptureUserCheckSystemThread` at 0xC8.
        capture_user_check_system_thread / set_capture_user_check_system_thread: i32, at = 200;
        /// `LONG CaptureUserCheckNullTeb` at 0xCC.
        capture_user_check_null_teb / set_capture_user_check_null_teb: i32, at = 204;
        /// `LONG CaptureUserCheckTerminating` at 0xD0.
        capture_user_check_terminating / set_capture_user_check_terminating: i32, at = 208;
        /// `LONG CaptureUserCheckSuspended` at 0xD4.
        capture_user_check_suspended / set_capture_user_check_suspended: i32, at = 212;
        /// `LONG CaptureApcNotInGoodEnvironment` at 0xD8.
        capture_apc_not_in_good_environment / set_capture_apc_not_in_good_environment: i32, at = 216;
        /// `LONG CaptureRebalanceQueue` at 0xDC.
        capture_rebalance_queue / set_capture_rebalance_queue: i32, at = 220;
        /// `LONG CaptureRebalance` at 0xE0.
        capture_rebalance / set_capture_rebalance: i32, at = 224;
        /// `LONG CaptureApc` at 0xE4.
        capture_apc / set_capture_apc: i32, at = 228;
        /// `LONG CaptureApcNotAvailable` at 0xE8.
        capture_apc_not_available / set_capture_apc_not_available: i32, at = 232;
        /// `LONG CaptureApcThreadNotQueueable` at 0xEC.
        capture_apc_thread_not_queueable / set_capture_apc_thread_not_queueable: i32, at = 236;
        /// `LONG CaptureApcAlreadyQueued` at 0xF0.
        capture_apc_already_queued / set_capture_apc_already_queued: i32, at = 240;
        /// `LONG CaptureThreadAlreadySampling` at 0xF4.
        capture_thread_already_sampling / set_capture_thread_already_sampling: i32, at = 244;
        /// `LONG CaptureApcQueue` at 0xF8.
        capture_apc_queue / set_capture_apc_queue: i32, at = 248;
        /// `LONG CaptureApcQueueAtHighIrql` at 0xFC.
        capture_apc_queue_at_high_irql / set_capture_apc_queue_at_high_irql: i32, at = 252;
        /// `LONG CaptureApcFailedToQueue` at 0x100.
        capture_apc_failed_to_queue / set_capture_apc_failed_to_queue: i32, at = 256;
        /// `LONG CaptureApcFailedToQueueAtHighIrql` at 0x104.
        capture_apc_failed_to_queue_at_high_irql / set_capture_apc_failed_to_queue_at_high_irql: i32, at = 260;
        /// `LONG CaptureApcFailedToQueueAtHighIrqlNotRunning` at 0x108.
        capture_apc_failed_to_queue_at_high_irql_not_running / set_capture_apc_failed_to_queue_at_high_irql_not_running:
            i32,
            at = 264;
        /// `LONG CaptureApcFailedToQueueAtHighIrqlNotApcQueueable` at 0x10C.
        capture_apc_failed_to_queue_at_high_irql_not_apc_queueable /
            set_capture_apc_failed_to_queue_at_high_irql_not_apc_queueable: i32,
            at = 268;
        /// `LONG CaptureApcRundown` at 0x110.
        capture_apc_rundown / set_capture_apc_rundown: i32, at = 272;
        /// `LONG CaptureApcCancel` at 0x114.
        capture_apc_cancel / set_capture_apc_cancel: i32, at = 276;
        /// `LONG CaptureApcCancelFailRemove` at 0x118.
        capture_apc_cancel_fail_remove / set_capture_apc_cancel_fail_remove: i32, at = 280;
        /// `LONG CaptureBufferNotAvailable` at 0x11C.
        capture_buffer_not_available / set_capture_buffer_not_available: i32, at = 284;
        /// `LONG CaptureBufferReleaseEmpty` at 0x120.
        capture_buffer_release_empty / set_capture_buffer_release_empty: i32, at = 288;
        /// `LONG CaptureBufferQueued` at 0x124.
        capture_buffer_queued / set_capture_buffer_queued: i32, at = 292;
        /// `LONG CaptureBufferCopied` at 0x128.
        capture_buffer_copied / set_capture_buffer_copied: i32, at = 296;
        /// `LONG CaptureStartFailureCleanup` at 0x12C.
        capture_start_failure_cleanup / set_capture_start_failure_cleanup: i32, at = 300;
        /// `LONG SampleBufferNotAvailable` at 0x130.
        sample_buffer_not_available / set_sample_buffer_not_available: i32, at = 304;
        /// `LONG WorkerWakeUpForCaptureBuffer` at 0x134.
        worker_wake_up_for_capture_buffer / set_worker_wake_up_for_capture_buffer: i32, at = 308;
        /// `LONG WorkerWakeUpForRebalance` at 0x138.
        worker_wake_up_for_rebalance / set_worker_wake_up_for_rebalance: i32, at = 312;
        /// `LONG WorkerProcessCaptureBuffer` at 0x13C.
        worker_process_capture_buffer / set_worker_process_capture_buffer: i32, at = 316;
        /// `LONG WorkerProcessSampleBuffer` at 0x140.
        worker_process_sample_buffer / set_worker_process_sample_buffer: i32, at = 320;
        /// `LONG WorkerProcessFlushBuffer` at 0x144.
        worker_process_flush_buffer / set_worker_process_flush_buffer: i32, at = 324;
        /// `LONG StackHashMiss` at 0x148.
        stack_hash_miss / set_stack_hash_miss: i32, at = 328;
        /// `LONG StackHashHit` at 0x14C.
        stack_hash_hit / set_stack_hash_hit: i32, at = 332;
        /// `LONG StackHashHitInHistory` at 0x150.
        stack_hash_hit_in_history / set_stack_hash_hit_in_history: i32, at = 336;
        /// `LONG StackHashSwitchTables` at 0x154.
        stack_hash_switch_tables / set_stack_hash_switch_tables: i32, at = 340;
        /// `LONG StackHashCollisionInAdd` at 0x158.
        stack_hash_collision_in_add / set_stack_hash_collision_in_add: i32, at = 344;
        /// `LONG StackHashAddHitLoad` at 0x15C.
        stack_hash_add_hit_load / set_stack_hash_add_hit_load: i32, at = 348;
        /// `LONG StackHashAddHitMax` at 0x160.
        stack_hash_add_hit_max / set_stack_hash_add_hit_max: i32, at = 352;
        /// `LONG BloomFilterExceptions` at 0x164.
        bloom_filter_exceptions / set_bloom_filter_exceptions: i32, at = 356;
        /// `LONG BloomFilterSet` at 0x168.
        bloom_filter_set / set_bloom_filter_set: i32, at = 360;
        /// `LONG BloomFilterOnCreate` at 0x16C.
        bloom_filter_on_create / set_bloom_filter_on_create: i32, at = 364;
        /// `LONG BloomFilterHit` at 0x170.
        bloom_filter_hit / set_bloom_filter_hit: i32, at = 368;
        /// `LONG BloomFilterMiss` at 0x174.
        bloom_filter_miss / set_bloom_filter_miss: i32, at = 372;
        /// `LONG BufferSamplesCopied` at 0x178.
        buffer_samples_copied / set_buffer_samples_copied: i32, at = 376;
        /// `LONG BufferSamplesProcessed` at 0x17C.
        buffer_samples_processed / set_buffer_samples_processed: i32, at = 380;
        /// `LONG BufferSamplesAddedToSampler` at 0x180.
        buffer_samples_added_to_sampler / set_buffer_samples_added_to_sampler: i32, at = 384;
        /// `LONG BufferAddressesCopied` at 0x184.
        buffer_addresses_copied / set_buffer_addresses_copied: i32, at = 388;
        /// `LONG BufferAddressesProcessed` at 0x188.
        buffer_addresses_processed / set_buffer_addresses_processed: i32, at = 392;
        /// `LONG BufferAddressesAddedToSampler` at 0x18C.
        buffer_addresses_added_to_sampler / set_buffer_addresses_added_to_sampler: i32, at = 396;
        /// `LONG ReserveFailedAcquireLock` at 0x190.
        reserve_failed_acquire_lock / set_reserve_failed_acquire_lock: i32, at = 400;
        /// `LONG ReserveCaptureStopped` at 0x194.
        reserve_capture_stopped / set_reserve_capture_stopped: i32, at = 404;
        /// `LONG ReserveNewBufferSet` at 0x198.
        reserve_new_buffer_set / set_reserve_new_buffer_set: i32, at = 408;
        /// `LONG ReserveNewBufferFailed` at 0x19C.
        reserve_new_buffer_failed / set_reserve_new_buffer_failed: i32, at = 412;
        /// `LONG ReserveNewBufferAllocated` at 0x1A0.
        reserve_new_buffer_allocated / set_reserve_new_buffer_allocated: i32, at = 416;
        /// `LONG ReserveNewBufferReleased` at 0x1A4.
        reserve_new_buffer_released / set_reserve_new_buffer_released: i32, at = 420;
        /// `LONG ReserveSucceeded` at 0x1A8.
        reserve_succeeded / set_reserve_succeeded: i32, at = 424;
        /// `LONG TableGrew` at 0x1AC.
        table_grew / set_table_grew: i32, at = 428;
        /// `LONG TableGrow` at 0x1B0.
        table_grow / set_table_grow: i32, at = 432;
        /// `LONG TableQueued` at 0x1B4.
        table_queued / set_table_queued: i32, at = 436;
        /// `LONG TableHitInCurrent` at 0x1B8.
        table_hit_in_current / set_table_hit_in_current: i32, at = 440;
        /// `LONG TableHitInOld` at 0x1BC.
        table_hit_in_old / set_table_hit_in_old: i32, at = 444;
        /// `ULONGLONG WorkerKernelRunTime` at 0x1C0.
        worker_kernel_run_time / set_worker_kernel_run_time: u64, at = 448;
        /// `ULONGLONG WorkerKernelWaitTime` at 0x1C8.
        worker_kernel_wait_time / set_worker_kernel_wait_time: u64, at = 456;
        /// `ULONGLONG WorkerKernelTime` at 0x1D0.
        worker_kernel_time / set_worker_kernel_time: u64, at = 464;
        /// `ULONGLONG WorkerUserTime` at 0x1D8.
        worker_user_time / set_worker_user_time: u64, at = 472;
        /// `LONG CaptureApcBecauseHighIrql` at 0x1E0.
        capture_apc_because_high_irql / set_capture_apc_because_high_irql: i32, at = 480;
        /// `LONG CaptureApcBecauseApcsDisabled` at 0x1E4.
        capture_apc_because_apcs_disabled / set_capture_apc_because_apcs_disabled: i32, at = 484;
        /// `LONG CaptureApcBecauseNotMmCanThreadFault` at 0x1E8.
        capture_apc_because_not_mm_can_thread_fault / set_capture_apc_because_not_mm_can_thread_fault: i32, at = 488;
        /// `LONG CaptureApcBecauseActiveFaultInApc` at 0x1EC.
        capture_apc_because_active_fault_in_apc / set_capture_apc_because_active_fault_in_apc: i32, at = 492;
        /// `LONG CaptureApcBecauseAttachedProcess` at 0x1F0.
        capture_apc_because_attached_process / set_capture_apc_because_attached_process: i32, at = 496;
        /// `LONG CaptureApcBecauseIsActuallySafe` at 0x1F4.
        capture_apc_because_is_actually_safe / set_capture_apc_because_is_actually_safe: i32, at = 500;
        /// `LONG AllocatedNonPagedCount` at 0x1F8.
        allocated_non_paged_count / set_allocated_non_paged_count: i32, at = 504;
        /// `LONG AllocatedPagedCount` at 0x1FC.
        allocated_paged_count / set_allocated_paged_count: i32, at = 508;
        /// `LONG FreedNonPagedCount` at 0x200.
        freed_non_paged_count / set_freed_non_paged_count: i32, at = 512;
        /// `LONG FreedPagedCount` at 0x204.
        freed_paged_count / set_freed_paged_count: i32, at = 516;
        /// `LONG AllocationFailure` at 0x208.
        allocation_failure / set_allocation_failure: i32, at = 520;
        /// `ULONG ProfileInterval` at 0x20C.
        profile_interval / set_profile_interval: u32, at = 524;
        /// `LARGE_INTEGER AllocatedNonPagedSize` at 0x210. Unit: bytes.
        allocated_non_paged_size / set_allocated_non_paged_size: i64, at = 528;
        /// `LARGE_INTEGER FreedNonPagedSize` at 0x218. Unit: bytes.
        freed_non_paged_size / set_freed_non_paged_size: i64, at = 536;
        /// `LARGE_INTEGER AllocatedPagedSize` at 0x220. Unit: bytes.
        allocated_paged_size / set_allocated_paged_size: i64, at = 544;
        /// `LARGE_INTEGER FreedPagedSize` at 0x228. Unit: bytes.
        freed_paged_size / set_freed_paged_size: i64, at = 552;
        /// `ULONG MaximumIncrement` at 0x230.
        maximum_increment / set_maximum_increment: u32, at = 560;
        /// `ULONG ProcessorCount` at 0x234.
        processor_count / set_processor_count: u32, at = 564;
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
