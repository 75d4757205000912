// Generated from spec/structs/PERFINFO_PFMAPPED_SECTION_INFORMATION.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Address range that maps a page file section.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout =
    layout("PERFINFO_PFMAPPED_SECTION_INFORMATION", "PerfinfoPfmappedSectionInformationPtr32")
    .size(12)
    .about("Address range that maps a page file section.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID RangeBase").at(0..4).means(Meaning::Address),
        address("PVOID RangeEnd").at(4..8).about("End of the range.").means(Meaning::Address),
        unsigned("ULONG CreatingProcessId").at(8..12).about("ID of the process that created the section.")
            .means(Meaning::ProcessId),
    ]);
pub(crate) static LAYOUT_1: Layout =
    layout("PERFINFO_PFMAPPED_SECTION_INFORMATION", "PerfinfoPfmappedSectionInformationPtr64")
    .size(24)
    .fixed(20)
    .about("Address range that maps a page file section.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID RangeBase").at(0..8).means(Meaning::Address),
        address("PVOID RangeEnd").at(8..16).about("End of the range.").means(Meaning::Address),
        unsigned("ULONG CreatingProcessId").at(16..20).about("ID of the process that created the section.")
            .means(Meaning::ProcessId),
    ]);
fixed! {
    /// Address range that maps a page file section.
    ///
    /// In C: `PERFINFO_PFMAPPED_SECTION_INFORMATION`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PFMAPPED_SECTION_INFORMATION")]
    owned PerfinfoPfmappedSectionInformationPtr32 / PerfinfoPfmappedSectionInformationPtr32View: lone,
        name = "PERFINFO_PFMAPPED_SECTION_INFORMATION", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address; whether of user or kernel space is not stated. `PVOID RangeBase` at 0x00.
        range_base / set_range_base: u32, at = 0;
        /// End of the range. `PVOID RangeEnd` at 0x04.
        range_end / set_range_end: u32, at = 4;
        /// ID of the process that created the section. `ULONG CreatingProcessId` at 0x08.
        creating_process_id / set_creating_process_id: u32, at = 8;
    }
}

fixed! {
    /// Address range that maps a page file section.
    ///
    /// In C: `PERFINFO_PFMAPPED_SECTION_INFORMATION`, 0x18 bytes with one element of its array, 0x14 without elements.
    /// Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PFMAPPED_SECTION_INFORMATION")]
    owned PerfinfoPfmappedSectionInformationPtr64 / PerfinfoPfmappedSectionInformationPtr64View: lone,
        name = "PERFINFO_PFMAPPED_SECTION_INFORMATION", size = 20, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Address; whether of user or kernel space is not stated. `PVOID RangeBase` at 0x00.
        range_base / set_range_base: u64, at = 0;
        /// End of the range. `PVOID RangeEnd` at 0x08.
        range_end / set_range_end: u64, at = 8;
        /// ID of the process that created the section. `ULONG CreatingProcessId` at 0x10.
        creating_process_id / set_creating_process_id: u32, at = 16;
    }
}

/// Alias of [`PerfinfoPfmappedSectionInformationPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoPfmappedSectionInformationPtr32` or \
        `PerfinfoPfmappedSectionInformationPtr64`"
]
pub type PerfinfoPfmappedSectionInformation = PerfinfoPfmappedSectionInformationPtr64;
/// Alias of [`PerfinfoPfmappedSectionInformationPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoPfmappedSectionInformationPtr32View` or \
        `PerfinfoPfmappedSectionInformationPtr64View`"
]
pub type PerfinfoPfmappedSectionInformationView<'a> = PerfinfoPfmappedSectionInformationPtr64View<'a>;
