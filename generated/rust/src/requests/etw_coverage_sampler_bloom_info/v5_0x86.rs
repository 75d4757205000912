// Generated from spec/structs/ETW_COVERAGE_SAMPLER_BLOOM_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_COVERAGE_SAMPLER_BLOOM_INFO in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// What sets the Bloom filter of a coverage sampler.
///
/// In C: `ETW_COVERAGE_SAMPLER_BLOOM_INFO`, 0x28 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_COVERAGE_SAMPLER_BLOOM_INFO")]
pub struct EtwCoverageSamplerBloomInfoX86 {
    /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common`, at 0x00.
    pub common: crate::requests::EventTraceCoverageSamplerInformationX86,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_0c: Bytes<4>,
    /// `ETW_COVERAGE_SAMPLER_BLOOM_FILTER Bloom`, at 0x10.
    pub bloom: crate::requests::EtwCoverageSamplerBloomFilter,
}

impl EtwCoverageSamplerBloomInfoX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 40]) -> Self {
        Self {
            common: crate::requests::EventTraceCoverageSamplerInformationX86::from_bytes(part::<0, 12, _>(bytes)),
            padding_0c: Bytes(get::<12, 4, _>(bytes)),
            bloom: crate::requests::EtwCoverageSamplerBloomFilter::from_bytes(part::<16, 24, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 40] {
        let mut bytes = [0; 40];
        put::<0, 12, _>(&mut bytes, self.common.to_bytes());
        put::<12, 4, _>(&mut bytes, self.padding_0c.0);
        put::<16, 24, _>(&mut bytes, self.bloom.to_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_coverage_sampler_bloom_info::V5_0X86;
}

fixed_record!(EtwCoverageSamplerBloomInfoX86, EtwCoverageSamplerBloomInfoX86View, 40, "ETW_COVERAGE_SAMPLER_BLOOM_INFO");
getters! {
    self EtwCoverageSamplerBloomInfoX86View "EtwCoverageSamplerBloomInfoX86View" {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common`, at 0x00.
        common: crate::requests::EventTraceCoverageSamplerInformationX86View<'a> = crate::requests::EventTraceCoverageSamplerInformationX86View::from_bytes(part::<0, 12, _>(self.fixed));
        /// `ETW_COVERAGE_SAMPLER_BLOOM_FILTER Bloom`, at 0x10.
        bloom: crate::requests::EtwCoverageSamplerBloomFilterView<'a> = crate::requests::EtwCoverageSamplerBloomFilterView::from_bytes(part::<16, 24, _>(self.fixed));
    }
}
