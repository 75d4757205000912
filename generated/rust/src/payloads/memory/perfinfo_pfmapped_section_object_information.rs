// Generated from spec/structs/PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Section object of an address range that maps a page file section.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION", "PerfinfoPfmappedSectionObjectInformationPtr32", (8, 8), "Section object of an address range that maps a page file section.", &[
    address("SectionObject", 0, 4, "PVOID", "").means(Meaning::KernelObject),
    address("RangeBase", 4, 4, "PVOID", "").means(Meaning::Address),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION", "PerfinfoPfmappedSectionObjectInformationPtr64", (16, 16), "Section object of an address range that maps a page file section.", &[
    address("SectionObject", 0, 8, "PVOID", "").means(Meaning::KernelObject),
    address("RangeBase", 8, 8, "PVOID", "").means(Meaning::Address),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Section object of an address range that maps a page file section.
    ///
    /// In C: `PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION")]
    owned PerfinfoPfmappedSectionObjectInformationPtr32 / PerfinfoPfmappedSectionObjectInformationPtr32View: lone [8] "PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Address of an object of the kernel. `PVOID SectionObject` at 0x00.
        section_object set_section_object: u32 = 0;
        /// Address; whether of user or kernel space is not stated. `PVOID RangeBase` at 0x04.
        range_base set_range_base: u32 = 4;
    }
    bits {
    }
}

fixed! {
    /// Section object of an address range that maps a page file section.
    ///
    /// In C: `PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION")]
    owned PerfinfoPfmappedSectionObjectInformationPtr64 / PerfinfoPfmappedSectionObjectInformationPtr64View: lone [16] "PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Address of an object of the kernel. `PVOID SectionObject` at 0x00.
        section_object set_section_object: u64 = 0;
        /// Address; whether of user or kernel space is not stated. `PVOID RangeBase` at 0x08.
        range_base set_range_base: u64 = 8;
    }
    bits {
    }
}

/// Alias of [`PerfinfoPfmappedSectionObjectInformationPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoPfmappedSectionObjectInformationPtr32` or `PerfinfoPfmappedSectionObjectInformationPtr64`"]
pub type PerfinfoPfmappedSectionObjectInformation = PerfinfoPfmappedSectionObjectInformationPtr64;
/// Alias of [`PerfinfoPfmappedSectionObjectInformationPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoPfmappedSectionObjectInformationPtr32View` or `PerfinfoPfmappedSectionObjectInformationPtr64View`"]
pub type PerfinfoPfmappedSectionObjectInformationView<'a> = PerfinfoPfmappedSectionObjectInformationPtr64View<'a>;
