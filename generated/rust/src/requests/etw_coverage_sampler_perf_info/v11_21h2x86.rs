// Generated from spec/structs/ETW_COVERAGE_SAMPLER_PERF_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_COVERAGE_SAMPLER_PERF_INFO in the form of releases 11-21H2+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;
/// What asks for all that a coverage sampler counts of itself.
///
/// No source knows a Windows that has it: it is what the definition gives at this pointer size.
/// In C: `ETW_COVERAGE_SAMPLER_PERF_INFO`, 0x248 bytes. Releases 11-21H2+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0xc | EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION | `Common` |
/// | 0x0c | 0x4 | padding |  |
/// | 0x10 | 0x238 | ETW_COVERAGE_SAMPLER_PERF_STATS | `PerfStats` |
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
            common: crate::requests::EventTraceCoverageSamplerInformationX86::from_bytes(
                part::<0, 12, _>(bytes),
            ),
            padding_0c: Bytes(get::<12, 4, _>(bytes)),
            perf_stats: crate::requests::EtwCoverageSamplerPerfStats::from_bytes(
                part::<16, 568, _>(bytes),
            ),
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
fixed_record!(
    EtwCoverageSamplerPerfInfoX86, EtwCoverageSamplerPerfInfoX86View, 584,
    "ETW_COVERAGE_SAMPLER_PERF_INFO"
);
impl<'a> EtwCoverageSamplerPerfInfoX86View<'a> {
    /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common`, at 0x00.
    #[inline]
    pub fn common(
        &self,
    ) -> crate::requests::EventTraceCoverageSamplerInformationX86View<'a> {
        crate::requests::EventTraceCoverageSamplerInformationX86View::from_bytes(
            part::<0, 12, _>(self.fixed),
        )
    }
    /// `ETW_COVERAGE_SAMPLER_PERF_STATS PerfStats`, at 0x10.
    #[inline]
    pub fn perf_stats(&self) -> crate::requests::EtwCoverageSamplerPerfStatsView<'a> {
        crate::requests::EtwCoverageSamplerPerfStatsView::from_bytes(
            part::<16, 568, _>(self.fixed),
        )
    }
}
impl core::fmt::Debug for EtwCoverageSamplerPerfInfoX86View<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwCoverageSamplerPerfInfoX86View");
        out.field("common", &self.common());
        out.field("perf_stats", &self.perf_stats());
        out.finish()
    }
}
