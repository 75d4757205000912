// Generated from spec/structs/PERFINFO_MEMORY_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Number of physical pages in each list.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PERFINFO_MEMORY_INFORMATION",
    aliases: &[],
    form: "PerfinfoMemoryInformationPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (32-bit)",
    size: 88,
    fixed: 88,
    inserted: &[],
    total: None,
    summary: "Number of physical pages in each list.",
    fields: &[
        Field { name: "ZeroPageCount", path: "ZeroPageCount", offset: 0, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "FreePageCount", path: "FreePageCount", offset: 4, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "ModifiedPageCount", path: "ModifiedPageCount", offset: 8, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "ModifiedNoWritePageCount", path: "ModifiedNoWritePageCount", offset: 12, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "BadPageCount", path: "BadPageCount", offset: 16, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "PageCountByPriority", path: "PageCountByPriority", offset: 20, size: 32, ty: "SIZE_T", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Address, size: 4 }, count: 8 }, values: None, doc: "Standby pages of each priority.", units: "pages", unknown: false, children: &[] },
        Field { name: "RepurposedPagesByPriority", path: "RepurposedPagesByPriority", offset: 52, size: 32, ty: "SIZE_T", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Address, size: 4 }, count: 8 }, values: None, doc: "Repurposed standby pages of each priority.", units: "pages", unknown: false, children: &[] },
        Field { name: "ModifiedPageCountPageFile", path: "ModifiedPageCountPageFile", offset: 84, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "Modified pages that belong to the page file.", units: "pages", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "PERFINFO_MEMORY_INFORMATION",
    aliases: &[],
    form: "PerfinfoMemoryInformationPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (64-bit)",
    size: 176,
    fixed: 176,
    inserted: &[],
    total: None,
    summary: "Number of physical pages in each list.",
    fields: &[
        Field { name: "ZeroPageCount", path: "ZeroPageCount", offset: 0, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "FreePageCount", path: "FreePageCount", offset: 8, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "ModifiedPageCount", path: "ModifiedPageCount", offset: 16, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "ModifiedNoWritePageCount", path: "ModifiedNoWritePageCount", offset: 24, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "BadPageCount", path: "BadPageCount", offset: 32, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "PageCountByPriority", path: "PageCountByPriority", offset: 40, size: 64, ty: "SIZE_T", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Address, size: 8 }, count: 8 }, values: None, doc: "Standby pages of each priority.", units: "pages", unknown: false, children: &[] },
        Field { name: "RepurposedPagesByPriority", path: "RepurposedPagesByPriority", offset: 104, size: 64, ty: "SIZE_T", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Address, size: 8 }, count: 8 }, values: None, doc: "Repurposed standby pages of each priority.", units: "pages", unknown: false, children: &[] },
        Field { name: "ModifiedPageCountPageFile", path: "ModifiedPageCountPageFile", offset: 168, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "Modified pages that belong to the page file.", units: "pages", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Number of physical pages in each list.
    ///
    /// In C: `PERFINFO_MEMORY_INFORMATION`, 0x58 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// According to the header, it accompanies SYSTEM_MEMORY_LIST_INFORMATION.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_MEMORY_INFORMATION")]
    owned PerfinfoMemoryInformationPtr32 / PerfinfoMemoryInformationPtr32View: lone [88] "PERFINFO_MEMORY_INFORMATION" Table::form(&LAYOUT_0);
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

impl PerfinfoMemoryInformationPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Number of physical pages in each list.
    ///
    /// In C: `PERFINFO_MEMORY_INFORMATION`, 0xb0 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// According to the header, it accompanies SYSTEM_MEMORY_LIST_INFORMATION.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_MEMORY_INFORMATION")]
    owned PerfinfoMemoryInformationPtr64 / PerfinfoMemoryInformationPtr64View: lone [176] "PERFINFO_MEMORY_INFORMATION" Table::form(&LAYOUT_1);
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

impl PerfinfoMemoryInformationPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}

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
