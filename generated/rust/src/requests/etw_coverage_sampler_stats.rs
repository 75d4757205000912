// Generated from spec/structs/ETW_COVERAGE_SAMPLER_STATS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Counters in the data of a coverage sampler.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_COVERAGE_SAMPLER_STATS",
    aliases: &[],
    form: "EtwCoverageSamplerStats",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 2004..20H2, 11-21H2",
    size: 60,
    fixed: 60,
    inserted: &[],
    total: None,
    summary: "Counters in the data of a coverage sampler.",
    fields: &[
        Field { name: "SamplesAdded", path: "SamplesAdded", offset: 0, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SamplesFound", path: "SamplesFound", offset: 4, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SamplesDropped", path: "SamplesDropped", offset: 8, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SamplesRaisedUM", path: "SamplesRaisedUM", offset: 12, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SamplesMappedUM", path: "SamplesMappedUM", offset: 16, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SamplesRaisedKM", path: "SamplesRaisedKM", offset: 20, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SamplesMappedKM", path: "SamplesMappedKM", offset: 24, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SamplingPaused", path: "SamplingPaused", offset: 28, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ApcNotAvailable", path: "ApcNotAvailable", offset: 32, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "CaptureBufferNotAvailable", path: "CaptureBufferNotAvailable", offset: 36, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SampleBufferNotAvailable", path: "SampleBufferNotAvailable", offset: 40, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ProfileSampleCount", path: "ProfileSampleCount", offset: 44, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "CSwitchSampleCount", path: "CSwitchSampleCount", offset: 48, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "RThreadSampleCount", path: "RThreadSampleCount", offset: 52, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "PGFaultSampleCount", path: "PGFaultSampleCount", offset: 56, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Counters in the data of a coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_STATS`, 0x3c bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_STATS")]
    owned EtwCoverageSamplerStats / EtwCoverageSamplerStatsView: lone [60] "ETW_COVERAGE_SAMPLER_STATS" Table::form(&LAYOUT_0);
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
        c_switch_sample_count set_c_switch_sample_count: i32 = 48;
        /// `LONG RThreadSampleCount` at 0x34.
        r_thread_sample_count set_r_thread_sample_count: i32 = 52;
        /// `LONG PGFaultSampleCount` at 0x38.
        pg_fault_sample_count set_pg_fault_sample_count: i32 = 56;
    }
    bits {
    }
}

impl EtwCoverageSamplerStats {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
