// Generated from spec/structs/PERFINFO_MEMORY_HUGE_IOSPACE_ENTRY.toml by `cargo spec generate`. Do not edit: edit that file.

//! Number of huge I/O space pages of one NUMA node.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_MEMORY_HUGE_IOSPACE_ENTRY", "PerfinfoMemoryHugeIospaceEntry", (28, 28), "Number of huge I/O space pages of one NUMA node.", &[
    unsigned("NodeNumber", 0, 4, "ULONG", "").means(Meaning::NumaNode),
    unsigned("TotalPageCount", 4, 8, "ULONGLONG", "").means(Meaning::Count),
    unsigned("HugeFreePageCount", 12, 8, "ULONGLONG", "").means(Meaning::Count),
    unsigned("HugeZeroPageCount", 20, 8, "ULONGLONG", "").means(Meaning::Count),
])
    .in_releases("observed in 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Number of huge I/O space pages of one NUMA node.
    ///
    /// In C: `PERFINFO_MEMORY_HUGE_IOSPACE_ENTRY`, 0x1c bytes. Observed in 11-21H2.
    ///
    /// Source: Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_MEMORY_HUGE_IOSPACE_ENTRY")]
    owned PerfinfoMemoryHugeIospaceEntry / PerfinfoMemoryHugeIospaceEntryView: lone [28] "PERFINFO_MEMORY_HUGE_IOSPACE_ENTRY" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Number of a NUMA node. `ULONG NodeNumber` at 0x00.
        node_number set_node_number: u32 = 0;
        /// `ULONGLONG TotalPageCount` at 0x04.
        total_page_count set_total_page_count: u64 = 4;
        /// `ULONGLONG HugeFreePageCount` at 0x0C.
        huge_free_page_count set_huge_free_page_count: u64 = 12;
        /// `ULONGLONG HugeZeroPageCount` at 0x14.
        huge_zero_page_count set_huge_zero_page_count: u64 = 20;
    }
    bits {
    }
}
