// Generated from spec/structs/PERFINFO_MEMORY_NODE_ENTRY.toml by `cargo spec generate`. Do not edit: edit that file.

//! Number of free and zeroed physical pages of one NUMA node, by page size.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_MEMORY_NODE_ENTRY", "PerfinfoMemoryNodeEntry", (76, 76), "Number of free and zeroed physical pages of one NUMA node, by page size.", &[
    unsigned("NodeNumber", 0, 4, "ULONG", "").means(Meaning::NumaNode),
    unsigned("TotalPageCount", 4, 8, "ULONGLONG", "").in_units("pages").means(Meaning::Pages),
    unsigned("SmallFreePageCount", 12, 8, "ULONGLONG", "").in_units("pages").means(Meaning::Pages),
    unsigned("SmallZeroPageCount", 20, 8, "ULONGLONG", "").in_units("pages").means(Meaning::Pages),
    unsigned("MediumFreePageCount", 28, 8, "ULONGLONG", "").means(Meaning::Count),
    unsigned("MediumZeroPageCount", 36, 8, "ULONGLONG", "").means(Meaning::Count),
    unsigned("LargeFreePageCount", 44, 8, "ULONGLONG", "").means(Meaning::Count),
    unsigned("LargeZeroPageCount", 52, 8, "ULONGLONG", "").means(Meaning::Count),
    unsigned("HugeFreePageCount", 60, 8, "ULONGLONG", "").means(Meaning::Count),
    unsigned("HugeZeroPageCount", 68, 8, "ULONGLONG", "").means(Meaning::Count),
])
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Number of free and zeroed physical pages of one NUMA node, by page size.
    ///
    /// In C: `PERFINFO_MEMORY_NODE_ENTRY`, 0x4c bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_MEMORY_NODE_ENTRY")]
    owned PerfinfoMemoryNodeEntry / PerfinfoMemoryNodeEntryView: lone [76] "PERFINFO_MEMORY_NODE_ENTRY" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Number of a NUMA node. `ULONG NodeNumber` at 0x00.
        node_number set_node_number: u32 = 0;
        /// `ULONGLONG TotalPageCount` at 0x04. Unit: pages.
        total_page_count set_total_page_count: u64 = 4;
        /// `ULONGLONG SmallFreePageCount` at 0x0C. Unit: pages.
        small_free_page_count set_small_free_page_count: u64 = 12;
        /// `ULONGLONG SmallZeroPageCount` at 0x14. Unit: pages.
        small_zero_page_count set_small_zero_page_count: u64 = 20;
        /// `ULONGLONG MediumFreePageCount` at 0x1C.
        medium_free_page_count set_medium_free_page_count: u64 = 28;
        /// `ULONGLONG MediumZeroPageCount` at 0x24.
        medium_zero_page_count set_medium_zero_page_count: u64 = 36;
        /// `ULONGLONG LargeFreePageCount` at 0x2C.
        large_free_page_count set_large_free_page_count: u64 = 44;
        /// `ULONGLONG LargeZeroPageCount` at 0x34.
        large_zero_page_count set_large_zero_page_count: u64 = 52;
        /// `ULONGLONG HugeFreePageCount` at 0x3C.
        huge_free_page_count set_huge_free_page_count: u64 = 60;
        /// `ULONGLONG HugeZeroPageCount` at 0x44.
        huge_zero_page_count set_huge_zero_page_count: u64 = 68;
    }
    bits {
    }
}
