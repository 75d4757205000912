// Generated from spec/structs/PERFINFO_PAGECOMBINE_AGGREGATE_STAT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Total results of page combining.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PAGECOMBINE_AGGREGATE_STAT", "PerfinfoPagecombineAggregateStat", (32, 32), "Total results of page combining.", &[
    field("", 0, 4, "ULONG", Kind::Bits, "").with(&[
        bit("StatType", (0, 4), "ULONG", 0, 6, "Identifies which of the memory manager's statistics this is.").of(crate::payloads::memory::PerfinfoMmStat::VALUES).means(Meaning::Enumeration),
        bit("Spare", (0, 4), "ULONG", 6, 26, "").means(Meaning::Reserved),
    ]),
    unsigned("CombineScanCount", 4, 4, "ULONG", "Number of scans.").means(Meaning::Count),
    unsigned("PagesScanned", 8, 8, "ULONGLONG", "").in_units("pages").means(Meaning::Pages),
    unsigned("PagesCombined", 16, 8, "ULONGLONG", "").in_units("pages").means(Meaning::Pages),
    field("CombinedBlocksInUse", 24, 4, "LONG", Kind::Signed, "Combined page table entries in use.").means(Meaning::Count),
    field("SumCombinedBlocksReferenceCount", 28, 4, "LONG", Kind::Signed, "Total number of references to all of them. Together with their number it determines the savings.").means(Meaning::Count),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Total results of page combining.
    ///
    /// In C: `PERFINFO_PAGECOMBINE_AGGREGATE_STAT`, 0x20 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PAGECOMBINE_AGGREGATE_STAT")]
    owned PerfinfoPagecombineAggregateStat / PerfinfoPagecombineAggregateStatView: lone [32] "PERFINFO_PAGECOMBINE_AGGREGATE_STAT" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Number of scans. `ULONG CombineScanCount` at 0x04.
        combine_scan_count set_combine_scan_count: u32 = 4;
        /// `ULONGLONG PagesScanned` at 0x08. Unit: pages.
        pages_scanned set_pages_scanned: u64 = 8;
        /// `ULONGLONG PagesCombined` at 0x10. Unit: pages.
        pages_combined set_pages_combined: u64 = 16;
        /// Combined page table entries in use. `LONG CombinedBlocksInUse` at 0x18.
        combined_blocks_in_use set_combined_blocks_in_use: i32 = 24;
        /// Total number of references to all of them. Together with their number it determines the savings. `LONG SumCombinedBlocksReferenceCount` at 0x1C.
        sum_combined_blocks_reference_count set_sum_combined_blocks_reference_count: i32 = 28;
    }
    bits {
        /// Identifies which of the memory manager's statistics this is. `StatType`, bits 0 to 5 of the integer at 0x00.
        stat_type set_stat_type: crate::payloads::memory::PerfinfoMmStat = 4 0 0 6;
        /// Reserved or padding, according to a source. `Spare`, bits 6 to 31 of the integer at 0x00.
        spare set_spare: u32 = 4 0 6 26;
    }
}
