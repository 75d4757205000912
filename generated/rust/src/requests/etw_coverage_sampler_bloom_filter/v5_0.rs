// Generated from spec/structs/ETW_COVERAGE_SAMPLER_BLOOM_FILTER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_COVERAGE_SAMPLER_BLOOM_FILTER in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A Bloom filter for a coverage sampler.
///
/// In C: `ETW_COVERAGE_SAMPLER_BLOOM_FILTER`, 0x18 bytes. Releases 5.0+.
///
/// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_COVERAGE_SAMPLER_BLOOM_FILTER")]
pub struct EtwCoverageSamplerBloomFilter {
    /// `ULONGLONG FileMapping`, at 0x00.
    pub file_mapping: u64,
    /// `ULONG Size`, at 0x08.
    pub size: u32,
    /// `ULONG HashSeed`, at 0x0C.
    pub hash_seed: u32,
    /// `ULONG HashCount`, at 0x10.
    pub hash_count: u32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_14: Bytes<4>,
}

impl EtwCoverageSamplerBloomFilter {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            file_mapping: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            size: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            hash_seed: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            hash_count: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            padding_14: Bytes(get::<20, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 8, _>(&mut bytes, self.file_mapping.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.size.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.hash_seed.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.hash_count.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.padding_14.0);
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_coverage_sampler_bloom_filter::V5_0;
}

fixed_record!(EtwCoverageSamplerBloomFilter, EtwCoverageSamplerBloomFilterView, 24, "ETW_COVERAGE_SAMPLER_BLOOM_FILTER");
getters! {
    self EtwCoverageSamplerBloomFilterView "EtwCoverageSamplerBloomFilterView" {
        /// `ULONGLONG FileMapping`, at 0x00.
        file_mapping: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG Size`, at 0x08.
        size: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG HashSeed`, at 0x0C.
        hash_seed: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONG HashCount`, at 0x10.
        hash_count: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
    }
}
