// Generated from spec/structs/PERFINFO_PAGECOMBINE_ITERATION_STAT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Results of one page combining scan.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PAGECOMBINE_ITERATION_STAT", "PerfinfoPagecombineIterationStat", (12, 12), "Results of one page combining scan.", &[
    field("", 0, 4, "ULONG", Kind::Bits, "").with(&[
        bit("StatType", (0, 4), "ULONG", 0, 6, "Identifies which of the memory manager's statistics this is.").of(crate::payloads::memory::PerfinfoMmStat::VALUES).means(Meaning::Enumeration),
        bit("Spare", (0, 4), "ULONG", 6, 26, "").means(Meaning::Reserved),
    ]),
    unsigned("PagesScanned", 4, 4, "ULONG", "").in_units("pages").means(Meaning::Pages),
    unsigned("PagesCombined", 8, 4, "ULONG", "").in_units("pages").means(Meaning::Pages),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Results of one page combining scan.
    ///
    /// In C: `PERFINFO_PAGECOMBINE_ITERATION_STAT`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PAGECOMBINE_ITERATION_STAT")]
    owned PerfinfoPagecombineIterationStat / PerfinfoPagecombineIterationStatView: lone [12] "PERFINFO_PAGECOMBINE_ITERATION_STAT" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `ULONG PagesScanned` at 0x04. Unit: pages.
        pages_scanned set_pages_scanned: u32 = 4;
        /// `ULONG PagesCombined` at 0x08. Unit: pages.
        pages_combined set_pages_combined: u32 = 8;
    }
    bits {
        /// Identifies which of the memory manager's statistics this is. `StatType`, bits 0 to 5 of the integer at 0x00.
        stat_type set_stat_type: crate::payloads::memory::PerfinfoMmStat = 4 0 0 6;
        /// Reserved or padding, according to a source. `Spare`, bits 6 to 31 of the integer at 0x00.
        spare set_spare: u32 = 4 0 6 26;
    }
}
