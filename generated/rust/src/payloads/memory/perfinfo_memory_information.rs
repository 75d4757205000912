// Generated from spec/structs/PERFINFO_MEMORY_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Number of physical pages in each list.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_MEMORY_INFORMATION", "PerfinfoMemoryInformationPtr32", (88, 88), "Number of physical pages in each list.", &[
    unsigned("ZeroPageCount", 0, 4, "SIZE_T", "").up_to(64).in_units("pages").means(Meaning::Pages),
    unsigned("FreePageCount", 4, 4, "SIZE_T", "").up_to(64).in_units("pages").means(Meaning::Pages),
    unsigned("ModifiedPageCount", 8, 4, "SIZE_T", "").up_to(64).in_units("pages").means(Meaning::Pages),
    unsigned("ModifiedNoWritePageCount", 12, 4, "SIZE_T", "").up_to(64).in_units("pages").means(Meaning::Pages),
    unsigned("BadPageCount", 16, 4, "SIZE_T", "").up_to(64).in_units("pages").means(Meaning::Pages),
    field("PageCountByPriority", 20, 32, "SIZE_T", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 8 }, "Standby pages of each priority.").up_to(64).in_units("pages").means(Meaning::Pages),
    field("RepurposedPagesByPriority", 52, 32, "SIZE_T", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 8 }, "Repurposed standby pages of each priority.").up_to(64).in_units("pages").means(Meaning::Pages),
    unsigned("ModifiedPageCountPageFile", 84, 4, "SIZE_T", "Modified pages that belong to the page file.").up_to(64).in_units("pages").means(Meaning::Pages),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_MEMORY_INFORMATION", "PerfinfoMemoryInformationPtr64", (176, 176), "Number of physical pages in each list.", &[
    unsigned("ZeroPageCount", 0, 8, "SIZE_T", "").in_units("pages").means(Meaning::Pages),
    unsigned("FreePageCount", 8, 8, "SIZE_T", "").in_units("pages").means(Meaning::Pages),
    unsigned("ModifiedPageCount", 16, 8, "SIZE_T", "").in_units("pages").means(Meaning::Pages),
    unsigned("ModifiedNoWritePageCount", 24, 8, "SIZE_T", "").in_units("pages").means(Meaning::Pages),
    unsigned("BadPageCount", 32, 8, "SIZE_T", "").in_units("pages").means(Meaning::Pages),
    field("PageCountByPriority", 40, 64, "SIZE_T", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 8 }, count: 8 }, "Standby pages of each priority.").in_units("pages").means(Meaning::Pages),
    field("RepurposedPagesByPriority", 104, 64, "SIZE_T", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 8 }, count: 8 }, "Repurposed standby pages of each priority.").in_units("pages").means(Meaning::Pages),
    unsigned("ModifiedPageCountPageFile", 168, 8, "SIZE_T", "Modified pages that belong to the page file.").in_units("pages").means(Meaning::Pages),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
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
    owned PerfinfoMemoryInformationPtr32 / PerfinfoMemoryInformationPtr32View: lone [88] "PERFINFO_MEMORY_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `SIZE_T ZeroPageCount` at 0x00. Unit: pages.
        zero_page_count set_zero_page_count: u32 = 0;
        /// `SIZE_T FreePageCount` at 0x04. Unit: pages.
        free_page_count set_free_page_count: u32 = 4;
        /// `SIZE_T ModifiedPageCount` at 0x08. Unit: pages.
        modified_page_count set_modified_page_count: u32 = 8;
        /// `SIZE_T ModifiedNoWritePageCount` at 0x0C. Unit: pages.
        modified_no_write_page_count set_modified_no_write_page_count: u32 = 12;
        /// `SIZE_T BadPageCount` at 0x10. Unit: pages.
        bad_page_count set_bad_page_count: u32 = 16;
        /// Standby pages of each priority. `SIZE_T PageCountByPriority` at 0x14. Unit: pages.
        page_count_by_priority set_page_count_by_priority: [u32; 8] = 20;
        /// Repurposed standby pages of each priority. `SIZE_T RepurposedPagesByPriority` at 0x34. Unit: pages.
        repurposed_pages_by_priority set_repurposed_pages_by_priority: [u32; 8] = 52;
        /// Modified pages that belong to the page file. `SIZE_T ModifiedPageCountPageFile` at 0x54. Unit: pages.
        modified_page_count_page_file set_modified_page_count_page_file: u32 = 84;
    }
    bits {
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
    owned PerfinfoMemoryInformationPtr64 / PerfinfoMemoryInformationPtr64View: lone [176] "PERFINFO_MEMORY_INFORMATION" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// `SIZE_T ZeroPageCount` at 0x00. Unit: pages.
        zero_page_count set_zero_page_count: u64 = 0;
        /// `SIZE_T FreePageCount` at 0x08. Unit: pages.
        free_page_count set_free_page_count: u64 = 8;
        /// `SIZE_T ModifiedPageCount` at 0x10. Unit: pages.
        modified_page_count set_modified_page_count: u64 = 16;
        /// `SIZE_T ModifiedNoWritePageCount` at 0x18. Unit: pages.
        modified_no_write_page_count set_modified_no_write_page_count: u64 = 24;
        /// `SIZE_T BadPageCount` at 0x20. Unit: pages.
        bad_page_count set_bad_page_count: u64 = 32;
        /// Standby pages of each priority. `SIZE_T PageCountByPriority` at 0x28. Unit: pages.
        page_count_by_priority set_page_count_by_priority: [u64; 8] = 40;
        /// Repurposed standby pages of each priority. `SIZE_T RepurposedPagesByPriority` at 0x68. Unit: pages.
        repurposed_pages_by_priority set_repurposed_pages_by_priority: [u64; 8] = 104;
        /// Modified pages that belong to the page file. `SIZE_T ModifiedPageCountPageFile` at 0xA8. Unit: pages.
        modified_page_count_page_file set_modified_page_count_page_file: u64 = 168;
    }
    bits {
    }
}

/// Alias of [`PerfinfoMemoryInformationPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoMemoryInformationPtr32` or `PerfinfoMemoryInformationPtr64`"]
pub type PerfinfoMemoryInformation = PerfinfoMemoryInformationPtr64;
/// Alias of [`PerfinfoMemoryInformationPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoMemoryInformationPtr32View` or `PerfinfoMemoryInformationPtr64View`"]
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
