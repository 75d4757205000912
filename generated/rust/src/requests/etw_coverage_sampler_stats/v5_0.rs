// Generated from spec/structs/ETW_COVERAGE_SAMPLER_STATS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_COVERAGE_SAMPLER_STATS in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// What a coverage sampler counts of itself in its data.
///
/// In C: `ETW_COVERAGE_SAMPLER_STATS`, 0x3c bytes. Releases 5.0+.
///
/// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_COVERAGE_SAMPLER_STATS")]
pub struct EtwCoverageSamplerStats {
    /// `LONG SamplesAdded`, at 0x00.
    pub samples_added: i32,
    /// `LONG SamplesFound`, at 0x04.
    pub samples_found: i32,
    /// `LONG SamplesDropped`, at 0x08.
    pub samples_dropped: i32,
    /// `LONG SamplesRaisedUM`, at 0x0C.
    pub samples_raised_um: i32,
    /// `LONG SamplesMappedUM`, at 0x10.
    pub samples_mapped_um: i32,
    /// `LONG SamplesRaisedKM`, at 0x14.
    pub samples_raised_km: i32,
    /// `LONG SamplesMappedKM`, at 0x18.
    pub samples_mapped_km: i32,
    /// `LONG SamplingPaused`, at 0x1C.
    pub sampling_paused: i32,
    /// `LONG ApcNotAvailable`, at 0x20.
    pub apc_not_available: i32,
    /// `LONG CaptureBufferNotAvailable`, at 0x24.
    pub capture_buffer_not_available: i32,
    /// `LONG SampleBufferNotAvailable`, at 0x28.
    pub sample_buffer_not_available: i32,
    /// `LONG ProfileSampleCount`, at 0x2C.
    pub profile_sample_count: i32,
    /// `LONG CSwitchSampleCount`, at 0x30.
    pub c_switch_sample_count: i32,
    /// `LONG RThreadSampleCount`, at 0x34.
    pub r_thread_sample_count: i32,
    /// `LONG PGFaultSampleCount`, at 0x38.
    pub pg_fault_sample_count: i32,
}

impl EtwCoverageSamplerStats {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 60]) -> Self {
        Self {
            samples_added: i32::from_le_bytes(get::<0, 4, _>(bytes)),
            samples_found: i32::from_le_bytes(get::<4, 4, _>(bytes)),
            samples_dropped: i32::from_le_bytes(get::<8, 4, _>(bytes)),
            samples_raised_um: i32::from_le_bytes(get::<12, 4, _>(bytes)),
            samples_mapped_um: i32::from_le_bytes(get::<16, 4, _>(bytes)),
            samples_raised_km: i32::from_le_bytes(get::<20, 4, _>(bytes)),
            samples_mapped_km: i32::from_le_bytes(get::<24, 4, _>(bytes)),
            sampling_paused: i32::from_le_bytes(get::<28, 4, _>(bytes)),
            apc_not_available: i32::from_le_bytes(get::<32, 4, _>(bytes)),
            capture_buffer_not_available: i32::from_le_bytes(get::<36, 4, _>(bytes)),
            sample_buffer_not_available: i32::from_le_bytes(get::<40, 4, _>(bytes)),
            profile_sample_count: i32::from_le_bytes(get::<44, 4, _>(bytes)),
            c_switch_sample_count: i32::from_le_bytes(get::<48, 4, _>(bytes)),
            r_thread_sample_count: i32::from_le_bytes(get::<52, 4, _>(bytes)),
            pg_fault_sample_count: i32::from_le_bytes(get::<56, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 60] {
        let mut bytes = [0; 60];
        put::<0, 4, _>(&mut bytes, self.samples_added.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.samples_found.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.samples_dropped.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.samples_raised_um.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.samples_mapped_um.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.samples_raised_km.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.samples_mapped_km.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.sampling_paused.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.apc_not_available.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.capture_buffer_not_available.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.sample_buffer_not_available.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.profile_sample_count.to_le_bytes());
        put::<48, 4, _>(&mut bytes, self.c_switch_sample_count.to_le_bytes());
        put::<52, 4, _>(&mut bytes, self.r_thread_sample_count.to_le_bytes());
        put::<56, 4, _>(&mut bytes, self.pg_fault_sample_count.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_coverage_sampler_stats::V5_0;
}

fixed_record!(EtwCoverageSamplerStats, EtwCoverageSamplerStatsView, 60, "ETW_COVERAGE_SAMPLER_STATS");
getters! {
    self EtwCoverageSamplerStatsView "EtwCoverageSamplerStatsView" {
        /// `LONG SamplesAdded`, at 0x00.
        samples_added: i32 = i32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `LONG SamplesFound`, at 0x04.
        samples_found: i32 = i32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `LONG SamplesDropped`, at 0x08.
        samples_dropped: i32 = i32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `LONG SamplesRaisedUM`, at 0x0C.
        samples_raised_um: i32 = i32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `LONG SamplesMappedUM`, at 0x10.
        samples_mapped_um: i32 = i32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `LONG SamplesRaisedKM`, at 0x14.
        samples_raised_km: i32 = i32::from_le_bytes(get::<20, 4, _>(self.fixed));
        /// `LONG SamplesMappedKM`, at 0x18.
        samples_mapped_km: i32 = i32::from_le_bytes(get::<24, 4, _>(self.fixed));
        /// `LONG SamplingPaused`, at 0x1C.
        sampling_paused: i32 = i32::from_le_bytes(get::<28, 4, _>(self.fixed));
        /// `LONG ApcNotAvailable`, at 0x20.
        apc_not_available: i32 = i32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `LONG CaptureBufferNotAvailable`, at 0x24.
        capture_buffer_not_available: i32 = i32::from_le_bytes(get::<36, 4, _>(self.fixed));
        /// `LONG SampleBufferNotAvailable`, at 0x28.
        sample_buffer_not_available: i32 = i32::from_le_bytes(get::<40, 4, _>(self.fixed));
        /// `LONG ProfileSampleCount`, at 0x2C.
        profile_sample_count: i32 = i32::from_le_bytes(get::<44, 4, _>(self.fixed));
        /// `LONG CSwitchSampleCount`, at 0x30.
        c_switch_sample_count: i32 = i32::from_le_bytes(get::<48, 4, _>(self.fixed));
        /// `LONG RThreadSampleCount`, at 0x34.
        r_thread_sample_count: i32 = i32::from_le_bytes(get::<52, 4, _>(self.fixed));
        /// `LONG PGFaultSampleCount`, at 0x38.
        pg_fault_sample_count: i32 = i32::from_le_bytes(get::<56, 4, _>(self.fixed));
    }
}
