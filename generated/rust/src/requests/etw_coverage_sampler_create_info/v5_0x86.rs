// Generated from spec/structs/ETW_COVERAGE_SAMPLER_CREATE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_COVERAGE_SAMPLER_CREATE_INFO in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// What creates a coverage sampler.
///
/// In C: `ETW_COVERAGE_SAMPLER_CREATE_INFO`, 0x280 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_COVERAGE_SAMPLER_CREATE_INFO")]
pub struct EtwCoverageSamplerCreateInfoX86 {
    /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common`, at 0x00.
    pub common: crate::requests::EventTraceCoverageSamplerInformationX86,
    /// `ETW_COVERAGE_SAMPLER_OPTIONS Options`, at 0x0C.
    pub options: crate::requests::EtwCoverageSamplerOptions,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_25c: Bytes<4>,
    /// `ETW_COVERAGE_SAMPLER_BLOOM_FILTER Bloom`, at 0x260.
    pub bloom: crate::requests::EtwCoverageSamplerBloomFilter,
    /// `ULONGLONG SamplesReadyEvent`, at 0x278.
    pub samples_ready_event: u64,
}

impl EtwCoverageSamplerCreateInfoX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 640]) -> Self {
        Self {
            common: crate::requests::EventTraceCoverageSamplerInformationX86::from_bytes(part::<0, 12, _>(bytes)),
            options: crate::requests::EtwCoverageSamplerOptions::from_bytes(part::<12, 592, _>(bytes)),
            padding_25c: Bytes(get::<604, 4, _>(bytes)),
            bloom: crate::requests::EtwCoverageSamplerBloomFilter::from_bytes(part::<608, 24, _>(bytes)),
            samples_ready_event: u64::from_le_bytes(get::<632, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 640] {
        let mut bytes = [0; 640];
        put::<0, 12, _>(&mut bytes, self.common.to_bytes());
        put::<12, 592, _>(&mut bytes, self.options.to_bytes());
        put::<604, 4, _>(&mut bytes, self.padding_25c.0);
        put::<608, 24, _>(&mut bytes, self.bloom.to_bytes());
        put::<632, 8, _>(&mut bytes, self.samples_ready_event.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_coverage_sampler_create_info::V5_0X86;
}

fixed_record!(EtwCoverageSamplerCreateInfoX86, EtwCoverageSamplerCreateInfoX86View, 640, "ETW_COVERAGE_SAMPLER_CREATE_INFO");
getters! {
    self EtwCoverageSamplerCreateInfoX86View "EtwCoverageSamplerCreateInfoX86View" {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common`, at 0x00.
        common: crate::requests::EventTraceCoverageSamplerInformationX86View<'a> = crate::requests::EventTraceCoverageSamplerInformationX86View::from_bytes(part::<0, 12, _>(self.fixed));
        /// `ETW_COVERAGE_SAMPLER_OPTIONS Options`, at 0x0C.
        options: crate::requests::EtwCoverageSamplerOptionsView<'a> = crate::requests::EtwCoverageSamplerOptionsView::from_bytes(part::<12, 592, _>(self.fixed));
        /// `ETW_COVERAGE_SAMPLER_BLOOM_FILTER Bloom`, at 0x260.
        bloom: crate::requests::EtwCoverageSamplerBloomFilterView<'a> = crate::requests::EtwCoverageSamplerBloomFilterView::from_bytes(part::<608, 24, _>(self.fixed));
        /// `ULONGLONG SamplesReadyEvent`, at 0x278.
        samples_ready_event: u64 = u64::from_le_bytes(get::<632, 8, _>(self.fixed));
    }
}
