// Generated from spec/structs/PERFINFO_PAGECOMBINE_AGGREGATE_STAT.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Total results of page combining.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PAGECOMBINE_AGGREGATE_STAT", "PerfinfoPagecombineAggregateStat")
    .size(32)
    .about("Total results of page combining.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        bit_fields("ULONG ").at(0..4).with(&[More::Fields(&[
            bit("ULONG StatType").at(0..4).bits(0..6)
                .about("Identifies which of the memory manager's statistics this is.").means(Meaning::Enumeration)
                .with(&[More::Values(crate::payloads::memory::PerfinfoMmStat::VALUES)]),
            bit("ULONG Spare").at(0..4).bits(6..32).means(Meaning::Reserved),
        ])]),
        unsigned("ULONG CombineScanCount").at(4..8).about("Number of scans.").means(Meaning::Count),
        unsigned("ULONGLONG PagesScanned").at(8..16).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("ULONGLONG PagesCombined").at(16..24).means(Meaning::Pages).with(&[More::Units("pages")]),
        signed("LONG CombinedBlocksInUse").at(24..28).about("Combined page table entries in use.")
            .means(Meaning::Count),
        signed("LONG SumCombinedBlocksReferenceCount").at(28..32)
            .about("Total number of references to all of them. Together with their number it determines the savings.")
            .means(Meaning::Count),
    ]);
fixed! {
    /// Total results of page combining.
    ///
    /// In C: `PERFINFO_PAGECOMBINE_AGGREGATE_STAT`, 0x20 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PAGECOMBINE_AGGREGATE_STAT")]
    owned PerfinfoPagecombineAggregateStat / PerfinfoPagecombineAggregateStatView: lone,
        name = "PERFINFO_PAGECOMBINE_AGGREGATE_STAT", size = 32, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Number of scans. `ULONG CombineScanCount` at 0x04.
        combine_scan_count / set_combine_scan_count: u32, at = 4;
        /// `ULONGLONG PagesScanned` at 0x08. Unit: pages.
        pages_scanned / set_pages_scanned: u64, at = 8;
        /// `ULONGLONG PagesCombined` at 0x10. Unit: pages.
        pages_combined / set_pages_combined: u64, at = 16;
        /// Combined page table entries in use. `LONG CombinedBlocksInUse` at 0x18.
        combined_blocks_in_use / set_combined_blocks_in_use: i32, at = 24;
        /// Total number of references to all of them. Together with their number it determines the savings. `LONG
        /// SumCombinedBlocksReferenceCount` at 0x1C.
        sum_combined_blocks_reference_count / set_sum_combined_blocks_reference_count: i32, at = 28;
    }
    bits {
        /// Identifies which of the memory manager's statistics this is. `StatType`, bits 0 to 5 of the integer at 0x00.
        stat_type / set_stat_type: crate::payloads::memory::PerfinfoMmStat, at = 0, size = 4, bits = 0..6;
        /// Reserved or padding, according to a source. `Spare`, bits 6 to 31 of the integer at 0x00.
        spare / set_spare: u32, at = 0, size = 4, bits = 6..32;
    }
}
