// Generated from spec/structs/PERFINFO_MEMORY_HUGE_IOSPACE_ENTRY.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Number of huge I/O space pages of one NUMA node.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_MEMORY_HUGE_IOSPACE_ENTRY", "PerfinfoMemoryHugeIospaceEntry")
    .size(28)
    .about("Number of huge I/O space pages of one NUMA node.")
    .in_releases("observed in 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG NodeNumber").at(0..4).means(Meaning::NumaNode),
        unsigned("ULONGLONG TotalPageCount").at(4..12).means(Meaning::Count),
        unsigned("ULONGLONG HugeFreePageCount").at(12..20).means(Meaning::Count),
        unsigned("ULONGLONG HugeZeroPageCount").at(20..28).means(Meaning::Count),
    ]);
fixed! {
    /// Number of huge I/O space pages of one NUMA node.
    ///
    /// In C: `PERFINFO_MEMORY_HUGE_IOSPACE_ENTRY`, 0x1c bytes. Observed in 11-21H2.
    ///
    /// Source: Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_MEMORY_HUGE_IOSPACE_ENTRY")]
    owned PerfinfoMemoryHugeIospaceEntry / PerfinfoMemoryHugeIospaceEntryView: lone,
        name = "PERFINFO_MEMORY_HUGE_IOSPACE_ENTRY", size = 28, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Number of a NUMA node. `ULONG NodeNumber` at 0x00.
        node_number / set_node_number: u32, at = 0;
        /// `ULONGLONG TotalPageCount` at 0x04.
        total_page_count / set_total_page_count: u64, at = 4;
        /// `ULONGLONG HugeFreePageCount` at 0x0C.
        huge_free_page_count / set_huge_free_page_count: u64, at = 12;
        /// `ULONGLONG HugeZeroPageCount` at 0x14.
        huge_zero_page_count / set_huge_zero_page_count: u64, at = 20;
    }
}
