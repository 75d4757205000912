// Generated from spec/structs/ETW_COVERAGE_SAMPLER_PERF_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_COVERAGE_SAMPLER_PERF_INFO in the form of releases 11-21H2+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// What asks for all that a coverage sampler counts of itself.
///
/// No source knows a Windows that has it: it is what the definition gives at this pointer size.
/// In C: `ETW_COVERAGE_SAMPLER_PERF_INFO`, 0x248 bytes. Releases 11-21H2+ with 32 bit pointers.
///
/// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_COVERAGE_SAMPLER_PERF_INFO")]
pub struct EtwCoverageSamplerPerfInfoX86 {
    /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common`, at 0x00.
    pub common: crate::requests::EventTraceCoverageSamplerInformationX86,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_0c: Bytes<4>,
    /// `ETW_COVERAGE_SAMPLER_PERF_STATS PerfStats`, at 0x10.
    pub perf_stats: crate::requests::EtwCoverageSamplerPerfStats,
}

impl EtwCoverageSamplerPerfInfoX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 584]) -> Self {
        Self {
            common: crate::requests::EventTraceCoverageSamplerInformationX86::from_bytes(part::<0, 12, _>(bytes)),
            padding_0c: Bytes(get::<12, 4, _>(bytes)),
            perf_stats: crate::requests::EtwCoverageSamplerPerfStats::from_bytes(part::<16, 568, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 584] {
        let mut bytes = [0; 584];
        put::<0, 12, _>(&mut bytes, self.common.to_bytes());
        put::<12, 4, _>(&mut bytes, self.padding_0c.0);
        put::<16, 568, _>(&mut bytes, self.perf_stats.to_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_coverage_sampler_perf_info::V11_21H2X86;
}

fixed_record!(EtwCoverageSamplerPerfInfoX86, EtwCoverageSamplerPerfInfoX86View, 584, "ETW_COVERAGE_SAMPLER_PERF_INFO");
getters! {
    self EtwCoverageSamplerPerfInfoX86View "EtwCoverageSamplerPerfInfoX86View" {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common`, at 0x00.
        common: crate::requests::EventTraceCoverageSamplerInformationX86View<'a> = crate::requests::EventTraceCoverageSamplerInformationX86View::from_bytes(part::<0, 12, _>(self.fixed));
        /// `ETW_COVERAGE_SAMPLER_PERF_STATS PerfStats`, at 0x10.
        perf_stats: crate::requests::EtwCoverageSamplerPerfStatsView<'a> = crate::requests::EtwCoverageSamplerPerfStatsView::from_bytes(part::<16, 568, _>(self.fixed));
    }
}
