// Generated from spec/structs/PERFINFO_WORKINGSET_ENTRY.toml by `cargo spec generate`. Do not edit: edit that file.

//! Memory usage of one process or session.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_WORKINGSET_ENTRY", "PerfinfoWorkingsetEntryPtr32", (36, 36), "Memory usage of one process or session.", &[
    field("", 0, 4, "union", Kind::Union, "").with(&[
        unsigned("UniqueProcessId", 0, 4, "ULONG", "").means(Meaning::ProcessId),
        unsigned("SessionId", 0, 4, "ULONG", "").means(Meaning::SessionId),
    ]),
    unsigned("WorkingSetPageCount", 4, 4, "SIZE_T", "").up_to(64).in_units("pages").means(Meaning::Pages),
    unsigned("CommitPageCount", 8, 4, "SIZE_T", "").up_to(64).in_units("pages").means(Meaning::Pages),
    field("", 12, 4, "union", Kind::Union, "").with(&[
        unsigned("PagedPoolPageCount", 12, 4, "SIZE_T", "Valid for a session.").up_to(64).in_units("pages").means(Meaning::Pages),
        unsigned("VirtualSizeInPages", 12, 4, "SIZE_T", "Valid for a process.").up_to(64).in_units("pages").means(Meaning::Pages),
    ]),
    unsigned("PrivateWorkingSetPageCount", 16, 4, "SIZE_T", "").up_to(64).in_units("pages").means(Meaning::Pages),
    unsigned("StoreSizeInPages", 20, 4, "SIZE_T", "Size of the process's store of compressed pages.").up_to(64).in_units("pages").means(Meaning::Pages),
    unsigned("StoredPageCount", 24, 4, "SIZE_T", "Number of pages in that store.").up_to(64).in_units("pages").means(Meaning::Pages),
    unsigned("CommitDebtInPages", 28, 4, "SIZE_T", "").up_to(64).in_units("pages").means(Meaning::Pages),
    unsigned("SharedCommitInPages", 32, 4, "SIZE_T", "").up_to(64).in_units("pages").means(Meaning::Pages),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_WORKINGSET_ENTRY", "PerfinfoWorkingsetEntryPtr64", (68, 68), "Memory usage of one process or session.", &[
    field("", 0, 4, "union", Kind::Union, "").with(&[
        unsigned("UniqueProcessId", 0, 4, "ULONG", "").means(Meaning::ProcessId),
        unsigned("SessionId", 0, 4, "ULONG", "").means(Meaning::SessionId),
    ]),
    unsigned("WorkingSetPageCount", 4, 8, "SIZE_T", "").in_units("pages").means(Meaning::Pages),
    unsigned("CommitPageCount", 12, 8, "SIZE_T", "").in_units("pages").means(Meaning::Pages),
    field("", 20, 8, "union", Kind::Union, "").with(&[
        unsigned("PagedPoolPageCount", 20, 8, "SIZE_T", "Valid for a session.").in_units("pages").means(Meaning::Pages),
        unsigned("VirtualSizeInPages", 20, 8, "SIZE_T", "Valid for a process.").in_units("pages").means(Meaning::Pages),
    ]),
    unsigned("PrivateWorkingSetPageCount", 28, 8, "SIZE_T", "").in_units("pages").means(Meaning::Pages),
    unsigned("StoreSizeInPages", 36, 8, "SIZE_T", "Size of the process's store of compressed pages.").in_units("pages").means(Meaning::Pages),
    unsigned("StoredPageCount", 44, 8, "SIZE_T", "Number of pages in that store.").in_units("pages").means(Meaning::Pages),
    unsigned("CommitDebtInPages", 52, 8, "SIZE_T", "").in_units("pages").means(Meaning::Pages),
    unsigned("SharedCommitInPages", 60, 8, "SIZE_T", "").in_units("pages").means(Meaning::Pages),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Memory usage of one process or session.
    ///
    /// In C: `PERFINFO_WORKINGSET_ENTRY`, 0x24 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_WORKINGSET_ENTRY")]
    owned PerfinfoWorkingsetEntryPtr32 / PerfinfoWorkingsetEntryPtr32View: lone [36] "PERFINFO_WORKINGSET_ENTRY" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Process ID. `ULONG UniqueProcessId` at 0x00.
        unique_process_id set_unique_process_id: u32 = 0;
        /// Session of Remote Desktop Services. `ULONG SessionId` at 0x00.
        session_id set_session_id: u32 = 0;
        /// `SIZE_T WorkingSetPageCount` at 0x04. Unit: pages.
        working_set_page_count set_working_set_page_count: u32 = 4;
        /// `SIZE_T CommitPageCount` at 0x08. Unit: pages.
        commit_page_count set_commit_page_count: u32 = 8;
        /// Valid for a session. `SIZE_T PagedPoolPageCount` at 0x0C. Unit: pages.
        paged_pool_page_count set_paged_pool_page_count: u32 = 12;
        /// Valid for a process. `SIZE_T VirtualSizeInPages` at 0x0C. Unit: pages.
        virtual_size_in_pages set_virtual_size_in_pages: u32 = 12;
        /// `SIZE_T PrivateWorkingSetPageCount` at 0x10. Unit: pages.
        private_working_set_page_count set_private_working_set_page_count: u32 = 16;
        /// Size of the process's store of compressed pages. `SIZE_T StoreSizeInPages` at 0x14. Unit: pages.
        store_size_in_pages set_store_size_in_pages: u32 = 20;
        /// Number of pages in that store. `SIZE_T StoredPageCount` at 0x18. Unit: pages.
        stored_page_count set_stored_page_count: u32 = 24;
        /// `SIZE_T CommitDebtInPages` at 0x1C. Unit: pages.
        commit_debt_in_pages set_commit_debt_in_pages: u32 = 28;
        /// `SIZE_T SharedCommitInPages` at 0x20. Unit: pages.
        shared_commit_in_pages set_shared_commit_in_pages: u32 = 32;
    }
    bits {
    }
}

fixed! {
    /// Memory usage of one process or session.
    ///
    /// In C: `PERFINFO_WORKINGSET_ENTRY`, 0x44 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_WORKINGSET_ENTRY")]
    owned PerfinfoWorkingsetEntryPtr64 / PerfinfoWorkingsetEntryPtr64View: lone [68] "PERFINFO_WORKINGSET_ENTRY" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Process ID. `ULONG UniqueProcessId` at 0x00.
        unique_process_id set_unique_process_id: u32 = 0;
        /// Session of Remote Desktop Services. `ULONG SessionId` at 0x00.
        session_id set_session_id: u32 = 0;
        /// `SIZE_T WorkingSetPageCount` at 0x04. Unit: pages.
        working_set_page_count set_working_set_page_count: u64 = 4;
        /// `SIZE_T CommitPageCount` at 0x0C. Unit: pages.
        commit_page_count set_commit_page_count: u64 = 12;
        /// Valid for a session. `SIZE_T PagedPoolPageCount` at 0x14. Unit: pages.
        paged_pool_page_count set_paged_pool_page_count: u64 = 20;
        /// Valid for a process. `SIZE_T VirtualSizeInPages` at 0x14. Unit: pages.
        virtual_size_in_pages set_virtual_size_in_pages: u64 = 20;
        /// `SIZE_T PrivateWorkingSetPageCount` at 0x1C. Unit: pages.
        private_working_set_page_count set_private_working_set_page_count: u64 = 28;
        /// Size of the process's store of compressed pages. `SIZE_T StoreSizeInPages` at 0x24. Unit: pages.
        store_size_in_pages set_store_size_in_pages: u64 = 36;
        /// Number of pages in that store. `SIZE_T StoredPageCount` at 0x2C. Unit: pages.
        stored_page_count set_stored_page_count: u64 = 44;
        /// `SIZE_T CommitDebtInPages` at 0x34. Unit: pages.
        commit_debt_in_pages set_commit_debt_in_pages: u64 = 52;
        /// `SIZE_T SharedCommitInPages` at 0x3C. Unit: pages.
        shared_commit_in_pages set_shared_commit_in_pages: u64 = 60;
    }
    bits {
    }
}

/// Alias of [`PerfinfoWorkingsetEntryPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoWorkingsetEntryPtr32` or `PerfinfoWorkingsetEntryPtr64`"]
pub type PerfinfoWorkingsetEntry = PerfinfoWorkingsetEntryPtr64;
/// Alias of [`PerfinfoWorkingsetEntryPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoWorkingsetEntryPtr32View` or `PerfinfoWorkingsetEntryPtr64View`"]
pub type PerfinfoWorkingsetEntryView<'a> = PerfinfoWorkingsetEntryPtr64View<'a>;
any_form! {
    "PERFINFO_WORKINGSET_ENTRY" {
        /// Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
        PerfinfoWorkingsetEntryPtr32(PerfinfoWorkingsetEntryPtr32, fixed) = 0,
        /// Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
        PerfinfoWorkingsetEntryPtr64(PerfinfoWorkingsetEntryPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
