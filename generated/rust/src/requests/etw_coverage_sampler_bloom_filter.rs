// Generated from spec/structs/ETW_COVERAGE_SAMPLER_BLOOM_FILTER.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Bloom filter of a coverage sampler.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTETW, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_COVERAGE_SAMPLER_BLOOM_FILTER", "EtwCoverageSamplerBloomFilter")
    .size(24)
    .about("Bloom filter of a coverage sampler.")
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG FileMapping").at(0..8),
        unsigned("ULONG Size").at(8..12),
        unsigned("ULONG HashSeed").at(12..16).means(Meaning::Hex),
        unsigned("ULONG HashCount").at(16..20).means(Meaning::Count),
        field("padding ", Kind::Padding).at(20..24),
    ]);
fixed! {
    /// Bloom filter of a coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_BLOOM_FILTER`, 0x18 bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_BLOOM_FILTER")]
    owned EtwCoverageSamplerBloomFilter / EtwCoverageSamplerBloomFilterView: lone,
        name = "ETW_COVERAGE_SAMPLER_BLOOM_FILTER", size = 24, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ULONGLONG FileMapping` at 0x00.
        file_mapping / set_file_mapping: u64, at = 0;
        /// `ULONG Size` at 0x08.
        size / set_size: u32, at = 8;
        /// `ULONG HashSeed` at 0x0C.
        hash_seed / set_hash_seed: u32, at = 12;
        /// `ULONG HashCount` at 0x10.
        hash_count / set_hash_count: u32, at = 16;
    }
}
