// Generated from spec/structs/PERFINFO_MEMORY_NODE_ENTRY.toml by `cargo spec generate`. Do not edit: edit that file.

//! Number of free and zeroed physical pages of one NUMA node, by page size.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_MEMORY_NODE_ENTRY", "PerfinfoMemoryNodeEntry")
    .size(76)
    .about("Number of free and zeroed physical pages of one NUMA node, by page size.")
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG NodeNumber").at(0..4).means(Meaning::NumaNode),
        unsigned("ULONGLONG TotalPageCount").at(4..12).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("ULONGLONG SmallFreePageCount").at(12..20).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("ULONGLONG SmallZeroPageCount").at(20..28).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("ULONGLONG MediumFreePageCount").at(28..36).means(Meaning::Count),
        unsigned("ULONGLONG MediumZeroPageCount").at(36..44).means(Meaning::Count),
        unsigned("ULONGLONG LargeFreePageCount").at(44..52).means(Meaning::Count),
        unsigned("ULONGLONG LargeZeroPageCount").at(52..60).means(Meaning::Count),
        unsigned("ULONGLONG HugeFreePageCount").at(60..68).means(Meaning::Count),
        unsigned("ULONGLONG HugeZeroPageCount").at(68..76).means(Meaning::Count),
    ]);
fixed! {
    /// Number of free and zeroed physical pages of one NUMA node, by page size.
    ///
    /// In C: `PERFINFO_MEMORY_NODE_ENTRY`, 0x4c bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_MEMORY_NODE_ENTRY")]
    owned PerfinfoMemoryNodeEntry / PerfinfoMemoryNodeEntryView: lone,
        name = "PERFINFO_MEMORY_NODE_ENTRY", size = 76, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Number of a NUMA node. `ULONG NodeNumber` at 0x00.
        node_number / set_node_number: u32, at = 0;
        /// `ULONGLONG TotalPageCount` at 0x04. Unit: pages.
        total_page_count / set_total_page_count: u64, at = 4;
        /// `ULONGLONG SmallFreePageCount` at 0x0C. Unit: pages.
        small_free_page_count / set_small_free_page_count: u64, at = 12;
        /// `ULONGLONG SmallZeroPageCount` at 0x14. Unit: pages.
        small_zero_page_count / set_small_zero_page_count: u64, at = 20;
        /// `ULONGLONG MediumFreePageCount` at 0x1C.
        medium_free_page_count / set_medium_free_page_count: u64, at = 28;
        /// `ULONGLONG MediumZeroPageCount` at 0x24.
        medium_zero_page_count / set_medium_zero_page_count: u64, at = 36;
        /// `ULONGLONG LargeFreePageCount` at 0x2C.
        large_free_page_count / set_large_free_page_count: u64, at = 44;
        /// `ULONGLONG LargeZeroPageCount` at 0x34.
        large_zero_page_count / set_large_zero_page_count: u64, at = 52;
        /// `ULONGLONG HugeFreePageCount` at 0x3C.
        huge_free_page_count / set_huge_free_page_count: u64, at = 60;
        /// `ULONGLONG HugeZeroPageCount` at 0x44.
        huge_zero_page_count / set_huge_zero_page_count: u64, at = 68;
    }
}
