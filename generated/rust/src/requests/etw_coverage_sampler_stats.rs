// Generated from spec/structs/ETW_COVERAGE_SAMPLER_STATS.toml by `cargo spec generate`. Do not edit: edit that file.

//! Counters in the data of a coverage sampler.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTETW, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_COVERAGE_SAMPLER_STATS", "EtwCoverageSamplerStats")
    .size(60)
    .about("Counters in the data of a coverage sampler.")
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        signed("LONG SamplesAdded").at(0..4).means(Meaning::Count),
        signed("LONG SamplesFound").at(4..8).means(Meaning::Count),
        signed("LONG SamplesDropped").at(8..12).means(Meaning::Count),
        signed("LONG SamplesRaisedUM").at(12..16).means(Meaning::Count),
        signed("LONG SamplesMappedUM").at(16..20).means(Meaning::Count),
        signed("LONG SamplesRaisedKM").at(20..24).means(Meaning::Count),
        signed("LONG SamplesMappedKM").at(24..28).means(Meaning::Count),
        signed("LONG SamplingPaused").at(28..32).means(Meaning::Count),
        signed("LONG ApcNotAvailable").at(32..36).means(Meaning::Count),
        signed("LONG CaptureBufferNotAvailable").at(36..40).means(Meaning::Count),
        signed("LONG SampleBufferNotAvailable").at(40..44).means(Meaning::Count),
        signed("LONG ProfileSampleCount").at(44..48).means(Meaning::Count),
        signed("LONG CSwitchSampleCount").at(48..52).means(Meaning::Count),
        signed("LONG RThreadSampleCount").at(52..56).means(Meaning::Count),
        signed("LONG PGFaultSampleCount").at(56..60).means(Meaning::Count),
    ]);
fixed! {
    /// Counters in the data of a coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_STATS`, 0x3c bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_STATS")]
    owned EtwCoverageSamplerStats / EtwCoverageSamplerStatsView: lone,
        name = "ETW_COVERAGE_SAMPLER_STATS", size = 60, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `LONG SamplesAdded` at 0x00.
        samples_added / set_samples_added: i32, at = 0;
        /// `LONG SamplesFound` at 0x04.
        samples_found / set_samples_found: i32, at = 4;
        /// `LONG SamplesDropped` at 0x08.
        samples_dropped / set_samples_dropped: i32, at = 8;
        /// `LONG SamplesRaisedUM` at 0x0C.
        samples_raised_um / set_samples_raised_um: i32, at = 12;
        /// `LONG SamplesMappedUM` at 0x10.
        samples_mapped_um / set_samples_mapped_um: i32, at = 16;
        /// `LONG SamplesRaisedKM` at 0x14.
        samples_raised_km / set_samples_raised_km: i32, at = 20;
        /// `LONG SamplesMappedKM` at 0x18.
        samples_mapped_km / set_samples_mapped_km: i32, at = 24;
        /// `LONG SamplingPaused` at 0x1C.
        sampling_paused / set_sampling_paused: i32, at = 28;
        /// `LONG ApcNotAvailable` at 0x20.
        apc_not_available / set_apc_not_available: i32, at = 32;
        /// `LONG CaptureBufferNotAvailable` at 0x24.
        capture_buffer_not_available / set_capture_buffer_not_available: i32, at = 36;
        /// `LONG SampleBufferNotAvailable` at 0x28.
        sample_buffer_not_available / set_sample_buffer_not_available: i32, at = 40;
        /// `LONG ProfileSampleCount` at 0x2C.
        profile_sample_count / set_profile_sample_count: i32, at = 44;
        /// `LONG CSwitchSampleCount` at 0x30.
        cswitch_sample_count / set_cswitch_sample_count: i32, at = 48;
        /// `LONG RThreadSampleCount` at 0x34.
        rthread_sample_count / set_rthread_sample_count: i32, at = 52;
        /// `LONG PGFaultSampleCount` at 0x38.
        pg_fault_sample_count / set_pg_fault_sample_count: i32, at = 56;
    }
}
