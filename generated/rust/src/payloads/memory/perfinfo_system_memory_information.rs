// Generated from spec/structs/PERFINFO_SYSTEM_MEMORY_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! System-wide memory usage.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout =
    layout("PERFINFO_SYSTEM_MEMORY_INFORMATION", "PerfinfoSystemMemoryInformationPtr32")
    .size(16)
    .about("System-wide memory usage.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("SIZE_T PagedPoolCommitPageCount").at(0..4).up_to(64).means(Meaning::Pages)
            .with(&[More::Units("pages")]),
        unsigned("SIZE_T NonPagedPoolPageCount").at(4..8).up_to(64).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T MdlPageCount").at(8..12).up_to(64).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T CommitPageCount").at(12..16).up_to(64).means(Meaning::Pages).with(&[More::Units("pages")]),
    ]);
pub(crate) static LAYOUT_1: Layout =
    layout("PERFINFO_SYSTEM_MEMORY_INFORMATION", "PerfinfoSystemMemoryInformationPtr64")
    .size(32)
    .about("System-wide memory usage.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("SIZE_T PagedPoolCommitPageCount").at(0..8).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T NonPagedPoolPageCount").at(8..16).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T MdlPageCount").at(16..24).means(Meaning::Pages).with(&[More::Units("pages")]),
        unsigned("SIZE_T CommitPageCount").at(24..32).means(Meaning::Pages).with(&[More::Units("pages")]),
    ]);
fixed! {
    /// System-wide memory usage.
    ///
    /// In C: `PERFINFO_SYSTEM_MEMORY_INFORMATION`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_SYSTEM_MEMORY_INFORMATION")]
    owned PerfinfoSystemMemoryInformationPtr32 / PerfinfoSystemMemoryInformationPtr32View: lone,
        name = "PERFINFO_SYSTEM_MEMORY_INFORMATION", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `SIZE_T PagedPoolCommitPageCount` at 0x00. Unit: pages.
        paged_pool_commit_page_count / set_paged_pool_commit_page_count: u32, at = 0;
        /// `SIZE_T NonPagedPoolPageCount` at 0x04. Unit: pages.
        non_paged_pool_page_count / set_non_paged_pool_page_count: u32, at = 4;
        /// `SIZE_T MdlPageCount` at 0x08. Unit: pages.
        mdl_page_count / set_mdl_page_count: u32, at = 8;
        /// `SIZE_T CommitPageCount` at 0x0C. Unit: pages.
        commit_page_count / set_commit_page_count: u32, at = 12;
    }
}

fixed! {
    /// System-wide memory usage.
    ///
    /// In C: `PERFINFO_SYSTEM_MEMORY_INFORMATION`, 0x20 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_SYSTEM_MEMORY_INFORMATION")]
    owned PerfinfoSystemMemoryInformationPtr64 / PerfinfoSystemMemoryInformationPtr64View: lone,
        name = "PERFINFO_SYSTEM_MEMORY_INFORMATION", size = 32, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// `SIZE_T PagedPoolCommitPageCount` at 0x00. Unit: pages.
        paged_pool_commit_page_count / set_paged_pool_commit_page_count: u64, at = 0;
        /// `SIZE_T NonPagedPoolPageCount` at 0x08. Unit: pages.
        non_paged_pool_page_count / set_non_paged_pool_page_count: u64, at = 8;
        /// `SIZE_T MdlPageCount` at 0x10. Unit: pages.
        mdl_page_count / set_mdl_page_count: u64, at = 16;
        /// `SIZE_T CommitPageCount` at 0x18. Unit: pages.
        commit_page_count / set_commit_page_count: u64, at = 24;
    }
}

/// Alias of [`PerfinfoSystemMemoryInformationPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoSystemMemoryInformationPtr32` or \
        `PerfinfoSystemMemoryInformationPtr64`"
]
pub type PerfinfoSystemMemoryInformation = PerfinfoSystemMemoryInformationPtr64;
/// Alias of [`PerfinfoSystemMemoryInformationPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoSystemMemoryInformationPtr32View` or \
        `PerfinfoSystemMemoryInformationPtr64View`"
]
pub type PerfinfoSystemMemoryInformationView<'a> = PerfinfoSystemMemoryInformationPtr64View<'a>;
any_form! {
    "PERFINFO_SYSTEM_MEMORY_INFORMATION" {
        /// Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
        PerfinfoSystemMemoryInformationPtr32(PerfinfoSystemMemoryInformationPtr32, fixed) = 0,
        /// Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
        PerfinfoSystemMemoryInformationPtr64(PerfinfoSystemMemoryInformationPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
