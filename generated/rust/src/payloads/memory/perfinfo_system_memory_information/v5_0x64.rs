// Generated from spec/structs/PERFINFO_SYSTEM_MEMORY_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_SYSTEM_MEMORY_INFORMATION in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// What the system as a whole uses.
///
/// In C: `PERFINFO_SYSTEM_MEMORY_INFORMATION`, 0x20 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_SYSTEM_MEMORY_INFORMATION")]
pub struct PerfinfoSystemMemoryInformationX64 {
    /// `SIZE_T PagedPoolCommitPageCount`, at 0x00. Unit: pages.
    pub paged_pool_commit_page_count: u64,
    /// `SIZE_T NonPagedPoolPageCount`, at 0x08. Unit: pages.
    pub non_paged_pool_page_count: u64,
    /// `SIZE_T MdlPageCount`, at 0x10. Unit: pages.
    pub mdl_page_count: u64,
    /// `SIZE_T CommitPageCount`, at 0x18. Unit: pages.
    pub commit_page_count: u64,
}

impl PerfinfoSystemMemoryInformationX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        Self {
            paged_pool_commit_page_count: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            non_paged_pool_page_count: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            mdl_page_count: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            commit_page_count: u64::from_le_bytes(get::<24, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        put::<0, 8, _>(&mut bytes, self.paged_pool_commit_page_count.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.non_paged_pool_page_count.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.mdl_page_count.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.commit_page_count.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_system_memory_information::V5_0X64;
}

fixed_record!(PerfinfoSystemMemoryInformationX64, PerfinfoSystemMemoryInformationX64View, 32, "PERFINFO_SYSTEM_MEMORY_INFORMATION");
getters! {
    self PerfinfoSystemMemoryInformationX64View "PerfinfoSystemMemoryInformationX64View" {
        /// `SIZE_T PagedPoolCommitPageCount`, at 0x00.
        paged_pool_commit_page_count: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `SIZE_T NonPagedPoolPageCount`, at 0x08.
        non_paged_pool_page_count: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `SIZE_T MdlPageCount`, at 0x10.
        mdl_page_count: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `SIZE_T CommitPageCount`, at 0x18.
        commit_page_count: u64 = u64::from_le_bytes(get::<24, 8, _>(self.fixed));
    }
}
