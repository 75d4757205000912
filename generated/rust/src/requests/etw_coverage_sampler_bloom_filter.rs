// Generated from spec/structs/ETW_COVERAGE_SAMPLER_BLOOM_FILTER.toml by `cargo spec generate`. Do not edit: edit that file.

//! Bloom filter of a coverage sampler.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_COVERAGE_SAMPLER_BLOOM_FILTER", "EtwCoverageSamplerBloomFilter", (24, 24), "Bloom filter of a coverage sampler.", &[
    unsigned("FileMapping", 0, 8, "ULONGLONG", ""),
    unsigned("Size", 8, 4, "ULONG", ""),
    unsigned("HashSeed", 12, 4, "ULONG", "").means(Meaning::Hex),
    unsigned("HashCount", 16, 4, "ULONG", "").means(Meaning::Count),
    field("", 20, 4, "padding", Kind::Padding, ""),
])
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_NTETW, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Bloom filter of a coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_BLOOM_FILTER`, 0x18 bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_BLOOM_FILTER")]
    owned EtwCoverageSamplerBloomFilter / EtwCoverageSamplerBloomFilterView: lone [24] "ETW_COVERAGE_SAMPLER_BLOOM_FILTER" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `ULONGLONG FileMapping` at 0x00.
        file_mapping set_file_mapping: u64 = 0;
        /// `ULONG Size` at 0x08.
        size set_size: u32 = 8;
        /// `ULONG HashSeed` at 0x0C.
        hash_seed set_hash_seed: u32 = 12;
        /// `ULONG HashCount` at 0x10.
        hash_count set_hash_count: u32 = 16;
    }
    bits {
    }
}
