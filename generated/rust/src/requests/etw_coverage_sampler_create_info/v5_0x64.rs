// Generated from spec/structs/ETW_COVERAGE_SAMPLER_CREATE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_COVERAGE_SAMPLER_CREATE_INFO in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;
/// What creates a coverage sampler.
///
/// In C: `ETW_COVERAGE_SAMPLER_CREATE_INFO`, 0x280 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x10 | EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION | `Common` |
/// | 0x10 | 0x250 | ETW_COVERAGE_SAMPLER_OPTIONS | `Options` |
/// | 0x260 | 0x18 | ETW_COVERAGE_SAMPLER_BLOOM_FILTER | `Bloom` |
/// | 0x278 | 0x8 | ULONGLONG | `SamplesReadyEvent` |
///
/// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_COVERAGE_SAMPLER_CREATE_INFO")]
pub struct EtwCoverageSamplerCreateInfoX64 {
    /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common`, at 0x00.
    pub common: crate::requests::EventTraceCoverageSamplerInformationX64,
    /// `ETW_COVERAGE_SAMPLER_OPTIONS Options`, at 0x10.
    pub options: crate::requests::EtwCoverageSamplerOptions,
    /// `ETW_COVERAGE_SAMPLER_BLOOM_FILTER Bloom`, at 0x260.
    pub bloom: crate::requests::EtwCoverageSamplerBloomFilter,
    /// `ULONGLONG SamplesReadyEvent`, at 0x278.
    pub samples_ready_event: u64,
}
impl EtwCoverageSamplerCreateInfoX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 640]) -> Self {
        Self {
            common: crate::requests::EventTraceCoverageSamplerInformationX64::from_bytes(
                part::<0, 16, _>(bytes),
            ),
            options: crate::requests::EtwCoverageSamplerOptions::from_bytes(
                part::<16, 592, _>(bytes),
            ),
            bloom: crate::requests::EtwCoverageSamplerBloomFilter::from_bytes(
                part::<608, 24, _>(bytes),
            ),
            samples_ready_event: u64::from_le_bytes(get::<632, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 640] {
        let mut bytes = [0; 640];
        put::<0, 16, _>(&mut bytes, self.common.to_bytes());
        put::<16, 592, _>(&mut bytes, self.options.to_bytes());
        put::<608, 24, _>(&mut bytes, self.bloom.to_bytes());
        put::<632, 8, _>(&mut bytes, self.samples_ready_event.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_coverage_sampler_create_info::V5_0X64;
}
fixed_record!(
    EtwCoverageSamplerCreateInfoX64, EtwCoverageSamplerCreateInfoX64View, 640,
    "ETW_COVERAGE_SAMPLER_CREATE_INFO"
);
impl<'a> EtwCoverageSamplerCreateInfoX64View<'a> {
    /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common`, at 0x00.
    #[inline]
    pub fn common(
        &self,
    ) -> crate::requests::EventTraceCoverageSamplerInformationX64View<'a> {
        crate::requests::EventTraceCoverageSamplerInformationX64View::from_bytes(
            part::<0, 16, _>(self.fixed),
        )
    }
    /// `ETW_COVERAGE_SAMPLER_OPTIONS Options`, at 0x10.
    #[inline]
    pub fn options(&self) -> crate::requests::EtwCoverageSamplerOptionsView<'a> {
        crate::requests::EtwCoverageSamplerOptionsView::from_bytes(
            part::<16, 592, _>(self.fixed),
        )
    }
    /// `ETW_COVERAGE_SAMPLER_BLOOM_FILTER Bloom`, at 0x260.
    #[inline]
    pub fn bloom(&self) -> crate::requests::EtwCoverageSamplerBloomFilterView<'a> {
        crate::requests::EtwCoverageSamplerBloomFilterView::from_bytes(
            part::<608, 24, _>(self.fixed),
        )
    }
    /// `ULONGLONG SamplesReadyEvent`, at 0x278.
    #[inline]
    pub fn samples_ready_event(&self) -> u64 {
        u64::from_le_bytes(get::<632, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwCoverageSamplerCreateInfoX64View<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwCoverageSamplerCreateInfoX64View");
        out.field("common", &self.common());
        out.field("options", &self.options());
        out.field("bloom", &self.bloom());
        out.field("samples_ready_event", &self.samples_ready_event());
        out.finish()
    }
}
