// Generated from spec/structs/ETW_COVERAGE_SAMPLER_STATS.toml by `cargo spec generate`. Do not edit: edit that file.

//! Counters in the data of a coverage sampler.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_COVERAGE_SAMPLER_STATS", "EtwCoverageSamplerStats", (60, 60), "Counters in the data of a coverage sampler.", &[
    field("SamplesAdded", 0, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("SamplesFound", 4, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("SamplesDropped", 8, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("SamplesRaisedUM", 12, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("SamplesMappedUM", 16, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("SamplesRaisedKM", 20, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("SamplesMappedKM", 24, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("SamplingPaused", 28, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ApcNotAvailable", 32, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CaptureBufferNotAvailable", 36, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("SampleBufferNotAvailable", 40, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("ProfileSampleCount", 44, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("CSwitchSampleCount", 48, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("RThreadSampleCount", 52, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("PGFaultSampleCount", 56, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
])
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_NTETW, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Counters in the data of a coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_STATS`, 0x3c bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_STATS")]
    owned EtwCoverageSamplerStats / EtwCoverageSamplerStatsView: lone [60] "ETW_COVERAGE_SAMPLER_STATS" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `LONG SamplesAdded` at 0x00.
        samples_added set_samples_added: i32 = 0;
        /// `LONG SamplesFound` at 0x04.
        samples_found set_samples_found: i32 = 4;
        /// `LONG SamplesDropped` at 0x08.
        samples_dropped set_samples_dropped: i32 = 8;
        /// `LONG SamplesRaisedUM` at 0x0C.
        samples_raised_um set_samples_raised_um: i32 = 12;
        /// `LONG SamplesMappedUM` at 0x10.
        samples_mapped_um set_samples_mapped_um: i32 = 16;
        /// `LONG SamplesRaisedKM` at 0x14.
        samples_raised_km set_samples_raised_km: i32 = 20;
        /// `LONG SamplesMappedKM` at 0x18.
        samples_mapped_km set_samples_mapped_km: i32 = 24;
        /// `LONG SamplingPaused` at 0x1C.
        sampling_paused set_sampling_paused: i32 = 28;
        /// `LONG ApcNotAvailable` at 0x20.
        apc_not_available set_apc_not_available: i32 = 32;
        /// `LONG CaptureBufferNotAvailable` at 0x24.
        capture_buffer_not_available set_capture_buffer_not_available: i32 = 36;
        /// `LONG SampleBufferNotAvailable` at 0x28.
        sample_buffer_not_available set_sample_buffer_not_available: i32 = 40;
        /// `LONG ProfileSampleCount` at 0x2C.
        profile_sample_count set_profile_sample_count: i32 = 44;
        /// `LONG CSwitchSampleCount` at 0x30.
        cswitch_sample_count set_cswitch_sample_count: i32 = 48;
        /// `LONG RThreadSampleCount` at 0x34.
        rthread_sample_count set_rthread_sample_count: i32 = 52;
        /// `LONG PGFaultSampleCount` at 0x38.
        pg_fault_sample_count set_pg_fault_sample_count: i32 = 56;
    }
    bits {
    }
}
