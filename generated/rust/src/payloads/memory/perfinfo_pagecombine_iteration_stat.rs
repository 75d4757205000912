// Generated from spec/structs/PERFINFO_PAGECOMBINE_ITERATION_STAT.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Results of one page combining scan.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PAGECOMBINE_ITERATION_STAT", "PerfinfoPagecombineIterationStat")
    .size(12)
    .about("Results of one page combining scan.")
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
        unsigned("ULONG PagesScanned").at(4..8).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("ULONG PagesCombined").at(8..12).means(Meaning::Pages).with(&[More::Units("pages")]),
    ]);
fixed! {
    /// Results of one page combining scan.
    ///
    /// In C: `PERFINFO_PAGECOMBINE_ITERATION_STAT`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PAGECOMBINE_ITERATION_STAT")]
    owned PerfinfoPagecombineIterationStat / PerfinfoPagecombineIterationStatView: lone,
        name = "PERFINFO_PAGECOMBINE_ITERATION_STAT", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ULONG PagesScanned` at 0x04. Unit: pages.
        pages_scanned / set_pages_scanned: u32, at = 4;
        /// `ULONG PagesCombined` at 0x08. Unit: pages.
        pages_combined / set_pages_combined: u32, at = 8;
    }
    bits {
        /// Identifies which of the memory manager's statistics this is. `StatType`, bits 0 to 5 of the integer at 0x00.
        stat_type / set_stat_type: crate::payloads::memory::PerfinfoMmStat, at = 0, size = 4, bits = 0..6;
        /// Reserved or padding, according to a source. `Spare`, bits 6 to 31 of the integer at 0x00.
        spare / set_spare: u32, at = 0, size = 4, bits = 6..32;
    }
}
