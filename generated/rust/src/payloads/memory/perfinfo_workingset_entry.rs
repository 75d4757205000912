// Generated from spec/structs/PERFINFO_WORKINGSET_ENTRY.toml by `cargo spec generate`. Do not edit: edit that file.

//! Memory usage of one process or session.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_WORKINGSET_ENTRY", "PerfinfoWorkingsetEntryPtr32")
    .size(36)
    .about("Memory usage of one process or session.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        union("union ").at(0..4).with(&[More::Fields(&[
            unsigned("ULONG UniqueProcessId").at(0..4).means(Meaning::ProcessId),
            unsigned("ULONG SessionId").at(0..4).means(Meaning::SessionId),
        ])]),
        unsigned("SIZE_T WorkingSetPageCount").at(4..8).up_to(64).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T CommitPageCount").at(8..12).up_to(64).means(Meaning::Pages).with(&[More::Units("pages")]),
        union("union ").at(12..16).with(&[More::Fields(&[
            unsigned("SIZE_T PagedPoolPageCount").at(12..16).about("Valid for a session.").up_to(64)
                .means(Meaning::Pages).with(&[More::Units("pages")]),
            unsigned("SIZE_T VirtualSizeInPages").at(12..16).about("Valid for a process.").up_to(64)
                .means(Meaning::Pages).with(&[More::Units("pages")]),
        ])]),
        unsigned("SIZE_T PrivateWorkingSetPageCount").at(16..20).up_to(64).means(Meaning::Pages)
            .with(&[More::Units("pages")]),
        unsigned("SIZE_T StoreSizeInPages").at(20..24).about("Size of the process's store of compressed pages.")
            .up_to(64).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T StoredPageCount").at(24..28).about("Number of pages in that store.").up_to(64)
            .means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T CommitDebtInPages").at(28..32).up_to(64).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T SharedCommitInPages").at(32..36).up_to(64).means(Meaning::Pages).with(&[More::Units("pages")]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_WORKINGSET_ENTRY", "PerfinfoWorkingsetEntryPtr64")
    .size(68)
    .about("Memory usage of one process or session.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        union("union ").at(0..4).with(&[More::Fields(&[
            unsigned("ULONG UniqueProcessId").at(0..4).means(Meaning::ProcessId),
            unsigned("ULONG SessionId").at(0..4).means(Meaning::SessionId),
        ])]),
        unsigned("SIZE_T WorkingSetPageCount").at(4..12).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T CommitPageCount").at(12..20).means(Meaning::Pages).with(&[More::Units("pages")]),
        union("union ").at(20..28).with(&[More::Fields(&[
            unsigned("SIZE_T PagedPoolPageCount").at(20..28).about("Valid for a session.").means(Meaning::Pages)
                .with(&[More::Units("pages")]),
            unsigned("SIZE_T VirtualSizeInPages").at(20..28).about("Valid for a process.").means(Meaning::Pages)
                .with(&[More::Units("pages")]),
        ])]),
        unsigned("SIZE_T PrivateWorkingSetPageCount").at(28..36).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T StoreSizeInPages").at(36..44).about("Size of the process's store of compressed pages.")
            .means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T StoredPageCount").at(44..52).about("Number of pages in that store.").means(Meaning::Pages)
            .with(&[More::Units("pages")]),
        unsigned("SIZE_T CommitDebtInPages").at(52..60).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T SharedCommitInPages").at(60..68).means(Meaning::Pages).with(&[More::Units("pages")]),
    ]);
fixed! {
    /// Memory usage of one process or session.
    ///
    /// In C: `PERFINFO_WORKINGSET_ENTRY`, 0x24 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_WORKINGSET_ENTRY")]
    owned PerfinfoWorkingsetEntryPtr32 / PerfinfoWorkingsetEntryPtr32View: lone,
        name = "PERFINFO_WORKINGSET_ENTRY", size = 36, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Process ID. `ULONG UniqueProcessId` at 0x00.
        unique_process_id / set_unique_process_id: u32, at = 0;
        /// Session of Remote Desktop Services. `ULONG SessionId` at 0x00.
        session_id / set_session_id: u32, at = 0;
        /// `SIZE_T WorkingSetPageCount` at 0x04. Unit: pages.
        working_set_page_count / set_working_set_page_count: u32, at = 4;
        /// `SIZE_T CommitPageCount` at 0x08. Unit: pages.
        commit_page_count / set_commit_page_count: u32, at = 8;
        /// Valid for a session. `SIZE_T PagedPoolPageCount` at 0x0C. Unit: pages.
        paged_pool_page_count / set_paged_pool_page_count: u32, at = 12;
        /// Valid for a process. `SIZE_T VirtualSizeInPages` at 0x0C. Unit: pages.
        virtual_size_in_pages / set_virtual_size_in_pages: u32, at = 12;
        /// `SIZE_T PrivateWorkingSetPageCount` at 0x10. Unit: pages.
        private_working_set_page_count / set_private_working_set_page_count: u32, at = 16;
        /// Size of the process's store of compressed pages. `SIZE_T StoreSizeInPages` at 0x14. Unit: pages.
        store_size_in_pages / set_store_size_in_pages: u32, at = 20;
        /// Number of pages in that store. `SIZE_T StoredPageCount` at 0x18. Unit: pages.
        stored_page_count / set_stored_page_count: u32, at = 24;
        /// `SIZE_T CommitDebtInPages` at 0x1C. Unit: pages.
        commit_debt_in_pages / set_commit_debt_in_pages: u32, at = 28;
        /// `SIZE_T SharedCommitInPages` at 0x20. Unit: pages.
        shared_commit_in_pages / set_shared_commit_in_pages: u32, at = 32;
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
    owned PerfinfoWorkingsetEntryPtr64 / PerfinfoWorkingsetEntryPtr64View: lone,
        name = "PERFINFO_WORKINGSET_ENTRY", size = 68, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Process ID. `ULONG UniqueProcessId` at 0x00.
        unique_process_id / set_unique_process_id: u32, at = 0;
        /// Session of Remote Desktop Services. `ULONG SessionId` at 0x00.
        session_id / set_session_id: u32, at = 0;
        /// `SIZE_T WorkingSetPageCount` at 0x04. Unit: pages.
        working_set_page_count / set_working_set_page_count: u64, at = 4;
        /// `SIZE_T CommitPageCount` at 0x0C. Unit: pages.
        commit_page_count / set_commit_page_count: u64, at = 12;
        /// Valid for a session. `SIZE_T PagedPoolPageCount` at 0x14. Unit: pages.
        paged_pool_page_count / set_paged_pool_page_count: u64, at = 20;
        /// Valid for a process. `SIZE_T VirtualSizeInPages` at 0x14. Unit: pages.
        virtual_size_in_pages / set_virtual_size_in_pages: u64, at = 20;
        /// `SIZE_T PrivateWorkingSetPageCount` at 0x1C. Unit: pages.
        private_working_set_page_count / set_private_working_set_page_count: u64, at = 28;
        /// Size of the process's store of compressed pages. `SIZE_T StoreSizeInPages` at 0x24. Unit: pages.
        store_size_in_pages / set_store_size_in_pages: u64, at = 36;
        /// Number of pages in that store. `SIZE_T StoredPageCount` at 0x2C. Unit: pages.
        stored_page_count / set_stored_page_count: u64, at = 44;
        /// `SIZE_T CommitDebtInPages` at 0x34. Unit: pages.
        commit_debt_in_pages / set_commit_debt_in_pages: u64, at = 52;
        /// `SIZE_T SharedCommitInPages` at 0x3C. Unit: pages.
        shared_commit_in_pages / set_shared_commit_in_pages: u64, at = 60;
    }
}

/// Alias of [`PerfinfoWorkingsetEntryPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoWorkingsetEntryPtr32` or `PerfinfoWorkingsetEntryPtr64`"
]
pub type PerfinfoWorkingsetEntry = PerfinfoWorkingsetEntryPtr64;
/// Alias of [`PerfinfoWorkingsetEntryPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoWorkingsetEntryPtr32View` or \
        `PerfinfoWorkingsetEntryPtr64View`"
]
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
