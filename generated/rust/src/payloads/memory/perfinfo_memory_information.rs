// Generated from spec/structs/PERFINFO_MEMORY_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Number of physical pages in each list.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_MEMORY_INFORMATION", "PerfinfoMemoryInformationPtr32")
    .size(88)
    .about("Number of physical pages in each list.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("SIZE_T ZeroPageCount").at(0..4).up_to(64).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T FreePageCount").at(4..8).up_to(64).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T ModifiedPageCount").at(8..12).up_to(64).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T ModifiedNoWritePageCount").at(12..16).up_to(64).means(Meaning::Pages)
            .with(&[More::Units("pages")]),
        unsigned("SIZE_T BadPageCount").at(16..20).up_to(64).means(Meaning::Pages).with(&[More::Units("pages")]),
        field(
            "SIZE_T PageCountByPriority",
            Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 8 }
        )
            .at(20..52).about("Standby pages of each priority.").up_to(64).means(Meaning::Pages)
            .with(&[More::Units("pages")]),
        field(
            "SIZE_T RepurposedPagesByPriority",
            Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 8 }
        )
            .at(52..84).about("Repurposed standby pages of each priority.").up_to(64).means(Meaning::Pages)
            .with(&[More::Units("pages")]),
        unsigned("SIZE_T ModifiedPageCountPageFile").at(84..88).about("Modified pages that belong to the page file.")
            .up_to(64).means(Meaning::Pages).with(&[More::Units("pages")]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_MEMORY_INFORMATION", "PerfinfoMemoryInformationPtr64")
    .size(176)
    .about("Number of physical pages in each list.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("SIZE_T ZeroPageCount").at(0..8).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T FreePageCount").at(8..16).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T ModifiedPageCount").at(16..24).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T ModifiedNoWritePageCount").at(24..32).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T BadPageCount").at(32..40).means(Meaning::Pages).with(&[More::Units("pages")]),
        field(
            "SIZE_T PageCountByPriority",
            Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 8 }, count: 8 }
        )
            .at(40..104).about("Standby pages of each priority.").means(Meaning::Pages).with(&[More::Units("pages")]),
        field(
            "SIZE_T RepurposedPagesByPriority",
            Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 8 }, count: 8 }
        )
            .at(104..168).about("Repurposed standby pages of each priority.").means(Meaning::Pages)
            .with(&[More::Units("pages")]),
        unsigned("SIZE_T ModifiedPageCountPageFile").at(168..176).about("Modified pages that belong to the page file.")
            .means(Meaning::Pages).with(&[More::Units("pages")]),
    ]);
fixed! {
    /// Number of physical pages in each list.
    ///
    /// In C: `PERFINFO_MEMORY_INFORMATION`, 0x58 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// According to the header, it accompanies SYSTEM_MEMORY_LIST_INFORMATION.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_MEMORY_INFORMATION")]
    owned PerfinfoMemoryInformationPtr32 / PerfinfoMemoryInformationPtr32View: lone,
        name = "PERFINFO_MEMORY_INFORMATION", size = 88, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `SIZE_T ZeroPageCount` at 0x00. Unit: pages.
        zero_page_count / set_zero_page_count: u32, at = 0;
        /// `SIZE_T FreePageCount` at 0x04. Unit: pages.
        free_page_count / set_free_page_count: u32, at = 4;
        /// `SIZE_T ModifiedPageCount` at 0x08. Unit: pages.
        modified_page_count / set_modified_page_count: u32, at = 8;
        /// `SIZE_T ModifiedNoWritePageCount` at 0x0C. Unit: pages.
        modified_no_write_page_count / set_modified_no_write_page_count: u32, at = 12;
        /// `SIZE_T BadPageCount` at 0x10. Unit: pages.
        bad_page_count / set_bad_page_count: u32, at = 16;
        /// Standby pages of each priority. `SIZE_T PageCountByPriority` at 0x14. Unit: pages.
        page_count_by_priority / set_page_count_by_priority: [u32; 8], at = 20;
        /// Repurposed standby pages of each priority. `SIZE_T RepurposedPagesByPriority` at 0x34. Unit: pages.
        repurposed_pages_by_priority / set_repurposed_pages_by_priority: [u32; 8], at = 52;
        /// Modified pages that belong to the page file. `SIZE_T ModifiedPageCountPageFile` at 0x54. Unit: pages.
        modified_page_count_page_file / set_modified_page_count_page_file: u32, at = 84;
    }
}

fixed! {
    /// Number of physical pages in each list.
    ///
    /// In C: `PERFINFO_MEMORY_INFORMATION`, 0xb0 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// According to the header, it accompanies SYSTEM_MEMORY_LIST_INFORMATION.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_MEMORY_INFORMATION")]
    owned PerfinfoMemoryInformationPtr64 / PerfinfoMemoryInformationPtr64View: lone,
        name = "PERFINFO_MEMORY_INFORMATION", size = 176, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// `SIZE_T ZeroPageCount` at 0x00. Unit: pages.
        zero_page_count / set_zero_page_count: u64, at = 0;
        /// `SIZE_T FreePageCount` at 0x08. Unit: pages.
        free_page_count / set_free_page_count: u64, at = 8;
        /// `SIZE_T ModifiedPageCount` at 0x10. Unit: pages.
        modified_page_count / set_modified_page_count: u64, at = 16;
        /// `SIZE_T ModifiedNoWritePageCount` at 0x18. Unit: pages.
        modified_no_write_page_count / set_modified_no_write_page_count: u64, at = 24;
        /// `SIZE_T BadPageCount` at 0x20. Unit: pages.
        bad_page_count / set_bad_page_count: u64, at = 32;
        /// Standby pages of each priority. `SIZE_T PageCountByPriority` at 0x28. Unit: pages.
        page_count_by_priority / set_page_count_by_priority: [u64; 8], at = 40;
        /// Repurposed standby pages of each priority. `SIZE_T RepurposedPagesByPriority` at 0x68. Unit: pages.
        repurposed_pages_by_priority / set_repurposed_pages_by_priority: [u64; 8], at = 104;
        /// Modified pages that belong to the page file. `SIZE_T ModifiedPageCountPageFile` at 0xA8. Unit: pages.
        modified_page_count_page_file / set_modified_page_count_page_file: u64, at = 168;
    }
}

/// Alias of [`PerfinfoMemoryInformationPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoMemoryInformationPtr32` or `PerfinfoMemoryInformationPtr64`"
]
pub type PerfinfoMemoryInformation = PerfinfoMemoryInformationPtr64;
/// Alias of [`PerfinfoMemoryInformationPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoMemoryInformationPtr32View` or \
        `PerfinfoMemoryInformationPtr64View`"
]
pub type PerfinfoMemoryInformationView<'a> = PerfinfoMemoryInformationPtr64View<'a>;
any_form! {
    "PERFINFO_MEMORY_INFORMATION" {
        /// Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
        PerfinfoMemoryInformationPtr32(PerfinfoMemoryInformationPtr32, fixed) = 0,
        /// Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
        PerfinfoMemoryInformationPtr64(PerfinfoMemoryInformationPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
