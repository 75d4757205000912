// Generated from spec/structs/PERFINFO_PAGECOMBINE_ITERATION_STAT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Results of one page combining scan.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PERFINFO_PAGECOMBINE_ITERATION_STAT",
    aliases: &[],
    form: "PerfinfoPagecombineIterationStat",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "Results of one page combining scan.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "StatType", path: "StatType", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 6 }, values: Some(crate::payloads::memory::PerfinfoMmStat::VALUES), doc: "Identifies which of the memory manager's statistics this is.", units: "", unknown: false, children: &[] },
            Field { name: "Spare", path: "Spare", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 6, width: 26 }, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
        Field { name: "PagesScanned", path: "PagesScanned", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "PagesCombined", path: "PagesCombined", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "pages", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Results of one page combining scan.
    ///
    /// In C: `PERFINFO_PAGECOMBINE_ITERATION_STAT`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PAGECOMBINE_ITERATION_STAT")]
    owned PerfinfoPagecombineIterationStat / PerfinfoPagecombineIterationStatView: lone [12] "PERFINFO_PAGECOMBINE_ITERATION_STAT" Table::form(&LAYOUT_0);
    fields {
        /// `ULONG PagesScanned` at 0x04. Unit: pages.
        pages_scanned set_pages_scanned: u32 = 4;
        /// `ULONG PagesCombined` at 0x08. Unit: pages.
        pages_combined set_pages_combined: u32 = 8;
    }
    bits {
        /// Identifies which of the memory manager's statistics this is. `StatType`, bits 0 to 5 of the integer at 0x00.
        stat_type set_stat_type: crate::payloads::memory::PerfinfoMmStat = 4 0 0 6;
        /// `Spare`, bits 6 to 31 of the integer at 0x00.
        spare set_spare: u32 = 4 0 6 26;
    }
}

impl PerfinfoPagecombineIterationStat {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
