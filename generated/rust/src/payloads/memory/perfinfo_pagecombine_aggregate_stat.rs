// Generated from spec/structs/PERFINFO_PAGECOMBINE_AGGREGATE_STAT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Total results of page combining.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PERFINFO_PAGECOMBINE_AGGREGATE_STAT",
    aliases: &[],
    form: "PerfinfoPagecombineAggregateStat",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2",
    size: 32,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "Total results of page combining.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "StatType", path: "StatType", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 6 }, values: Some(crate::payloads::memory::PerfinfoMmStat::VALUES), doc: "Identifies which of the memory manager's statistics this is.", units: "", unknown: false, children: &[] },
            Field { name: "Spare", path: "Spare", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 6, width: 26 }, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
        Field { name: "CombineScanCount", path: "CombineScanCount", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of scans.", units: "", unknown: false, children: &[] },
        Field { name: "PagesScanned", path: "PagesScanned", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "PagesCombined", path: "PagesCombined", offset: 16, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "CombinedBlocksInUse", path: "CombinedBlocksInUse", offset: 24, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Combined page table entries in use.", units: "", unknown: false, children: &[] },
        Field { name: "SumCombinedBlocksReferenceCount", path: "SumCombinedBlocksReferenceCount", offset: 28, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Total number of references to all of them. Together with their number it determines the savings.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Total results of page combining.
    ///
    /// In C: `PERFINFO_PAGECOMBINE_AGGREGATE_STAT`, 0x20 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PAGECOMBINE_AGGREGATE_STAT")]
    owned PerfinfoPagecombineAggregateStat / PerfinfoPagecombineAggregateStatView: lone [32] "PERFINFO_PAGECOMBINE_AGGREGATE_STAT" Table::form(&LAYOUT_0);
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
        /// `Spare`, bits 6 to 31 of the integer at 0x00.
        spare set_spare: u32 = 4 0 6 26;
    }
}

impl PerfinfoPagecombineAggregateStat {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
