// Generated from spec/structs/PERFINFO_PFMAPPED_SECTION_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Address range that maps a page file section.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PFMAPPED_SECTION_INFORMATION", "PerfinfoPfmappedSectionInformationPtr32", (12, 12), "Address range that maps a page file section.", &[
    address("RangeBase", 0, 4, "PVOID", "").means(Meaning::Address),
    address("RangeEnd", 4, 4, "PVOID", "End of the range.").means(Meaning::Address),
    unsigned("CreatingProcessId", 8, 4, "ULONG", "ID of the process that created the section.").means(Meaning::ProcessId),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_PFMAPPED_SECTION_INFORMATION", "PerfinfoPfmappedSectionInformationPtr64", (24, 20), "Address range that maps a page file section.", &[
    address("RangeBase", 0, 8, "PVOID", "").means(Meaning::Address),
    address("RangeEnd", 8, 8, "PVOID", "End of the range.").means(Meaning::Address),
    unsigned("CreatingProcessId", 16, 4, "ULONG", "ID of the process that created the section.").means(Meaning::ProcessId),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Address range that maps a page file section.
    ///
    /// In C: `PERFINFO_PFMAPPED_SECTION_INFORMATION`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PFMAPPED_SECTION_INFORMATION")]
    owned PerfinfoPfmappedSectionInformationPtr32 / PerfinfoPfmappedSectionInformationPtr32View: lone [12] "PERFINFO_PFMAPPED_SECTION_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Address; whether of user or kernel space is not stated. `PVOID RangeBase` at 0x00.
        range_base set_range_base: u32 = 0;
        /// End of the range. `PVOID RangeEnd` at 0x04.
        range_end set_range_end: u32 = 4;
        /// ID of the process that created the section. `ULONG CreatingProcessId` at 0x08.
        creating_process_id set_creating_process_id: u32 = 8;
    }
    bits {
    }
}

fixed! {
    /// Address range that maps a page file section.
    ///
    /// In C: `PERFINFO_PFMAPPED_SECTION_INFORMATION`, 0x18 bytes with one element of its array, 0x14 without elements. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PFMAPPED_SECTION_INFORMATION")]
    owned PerfinfoPfmappedSectionInformationPtr64 / PerfinfoPfmappedSectionInformationPtr64View: lone [20] "PERFINFO_PFMAPPED_SECTION_INFORMATION" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Address; whether of user or kernel space is not stated. `PVOID RangeBase` at 0x00.
        range_base set_range_base: u64 = 0;
        /// End of the range. `PVOID RangeEnd` at 0x08.
        range_end set_range_end: u64 = 8;
        /// ID of the process that created the section. `ULONG CreatingProcessId` at 0x10.
        creating_process_id set_creating_process_id: u32 = 16;
    }
    bits {
    }
}

/// Alias of [`PerfinfoPfmappedSectionInformationPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoPfmappedSectionInformationPtr32` or `PerfinfoPfmappedSectionInformationPtr64`"]
pub type PerfinfoPfmappedSectionInformation = PerfinfoPfmappedSectionInformationPtr64;
/// Alias of [`PerfinfoPfmappedSectionInformationPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoPfmappedSectionInformationPtr32View` or `PerfinfoPfmappedSectionInformationPtr64View`"]
pub type PerfinfoPfmappedSectionInformationView<'a> = PerfinfoPfmappedSectionInformationPtr64View<'a>;
