// Generated from spec/structs/PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION.toml by `cargo spec generate`. Do not edit:
// edit that file.

//! Section object of an address range that maps a page file section.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout =
    layout("PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION", "PerfinfoPfmappedSectionObjectInformationPtr32")
    .size(8)
    .about("Section object of an address range that maps a page file section.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID SectionObject").at(0..4).means(Meaning::KernelObject),
        address("PVOID RangeBase").at(4..8).means(Meaning::Address),
    ]);
pub(crate) static LAYOUT_1: Layout =
    layout("PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION", "PerfinfoPfmappedSectionObjectInformationPtr64")
    .size(16)
    .about("Section object of an address range that maps a page file section.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID SectionObject").at(0..8).means(Meaning::KernelObject),
        address("PVOID RangeBase").at(8..16).means(Meaning::Address),
    ]);
fixed! {
    /// Section object of an address range that maps a page file section.
    ///
    /// In C: `PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION")]
    owned PerfinfoPfmappedSectionObjectInformationPtr32 / PerfinfoPfmappedSectionObjectInformationPtr32View: lone,
        name = "PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION", size = 8, table = Table::form(&LAYOUT_0), layout =
            LAYOUT_0;
    fields {
        /// Address of an object of the kernel. `PVOID SectionObject` at 0x00.
        section_object / set_section_object: u32, at = 0;
        /// Address; whether of user or kernel space is not stated. `PVOID RangeBase` at 0x04.
        range_base / set_range_base: u32, at = 4;
    }
}

fixed! {
    /// Section object of an address range that maps a page file section.
    ///
    /// In C: `PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2
    /// (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION")]
    owned PerfinfoPfmappedSectionObjectInformationPtr64 / PerfinfoPfmappedSectionObjectInformationPtr64View: lone,
        name = "PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION", size = 16, table = Table::form(&LAYOUT_1), layout =
            LAYOUT_1;
    fields {
        /// Address of an object of the kernel. `PVOID SectionObject` at 0x00.
        section_object / set_section_object: u64, at = 0;
        /// Address; whether of user or kernel space is not stated. `PVOID RangeBase` at 0x08.
        range_base / set_range_base: u64, at = 8;
    }
}

/// Alias of [`PerfinfoPfmappedSectionObjectInformationPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoPfmappedSectionObjectInformationPtr32` or \
        `PerfinfoPfmappedSectionObjectInformationPtr64`"
]
pub type PerfinfoPfmappedSectionObjectInformation = PerfinfoPfmappedSectionObjectInformationPtr64;
/// Alias of [`PerfinfoPfmappedSectionObjectInformationPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoPfmappedSectionObjectInformationPtr32View` or \
        `PerfinfoPfmappedSectionObjectInformationPtr64View`"
]
pub type PerfinfoPfmappedSectionObjectInformationView<'a> = PerfinfoPfmappedSectionObjectInformationPtr64View<'a>;
