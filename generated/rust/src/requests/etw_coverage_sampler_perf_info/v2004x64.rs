// Generated from spec/structs/ETW_COVERAGE_SAMPLER_PERF_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_COVERAGE_SAMPLER_PERF_INFO in the form of releases 2004..server-2022 with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// What asks for all that a coverage sampler counts of itself.
///
/// An older form.
/// In C: `ETW_COVERAGE_SAMPLER_PERF_INFO`, 0x1d0 bytes. Releases 2004..server-2022 with 64 bit pointers.
///
/// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct V2004X64 {
    /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common`, at 0x00.
    pub common: crate::requests::EventTraceCoverageSamplerInformationX64,
    /// `ETW_COVERAGE_SAMPLER_PERF_STATS PerfStats`, at 0x10.
    pub perf_stats: crate::requests::etw_coverage_sampler_perf_stats::V2004,
}

impl V2004X64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 464]) -> Self {
        Self {
            common: crate::requests::EventTraceCoverageSamplerInformationX64::from_bytes(part::<0, 16, _>(bytes)),
            perf_stats: crate::requests::etw_coverage_sampler_perf_stats::V2004::from_bytes(part::<16, 448, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 464] {
        let mut bytes = [0; 464];
        put::<0, 16, _>(&mut bytes, self.common.to_bytes());
        put::<16, 448, _>(&mut bytes, self.perf_stats.to_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_coverage_sampler_perf_info::V2004X64;
}

fixed_record!(V2004X64, V2004X64View, 464, "ETW_COVERAGE_SAMPLER_PERF_INFO");
getters! {
    self V2004X64View "V2004X64View" {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common`, at 0x00.
        common: crate::requests::EventTraceCoverageSamplerInformationX64View<'a> = crate::requests::EventTraceCoverageSamplerInformationX64View::from_bytes(part::<0, 16, _>(self.fixed));
        /// `ETW_COVERAGE_SAMPLER_PERF_STATS PerfStats`, at 0x10.
        perf_stats: crate::requests::etw_coverage_sampler_perf_stats::V2004View<'a> = crate::requests::etw_coverage_sampler_perf_stats::V2004View::from_bytes(part::<16, 448, _>(self.fixed));
    }
}
