// Generated from spec/structs/PERFINFO_WORKINGSET_ENTRY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_WORKINGSET_ENTRY in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// What one process or session uses.
///
/// In C: `PERFINFO_WORKINGSET_ENTRY`, 0x44 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_WORKINGSET_ENTRY")]
pub struct PerfinfoWorkingsetEntryX64 {
    /// The bytes that `UniqueProcessId`, `SessionId` share.
    pub union_00: Bytes<4>,
    /// `SIZE_T WorkingSetPageCount`, at 0x04. Unit: pages.
    pub working_set_page_count: u64,
    /// `SIZE_T CommitPageCount`, at 0x0C. Unit: pages.
    pub commit_page_count: u64,
    /// The bytes that `PagedPoolPageCount`, `VirtualSizeInPages` share.
    pub union_14: Bytes<8>,
    /// `SIZE_T PrivateWorkingSetPageCount`, at 0x1C. Unit: pages.
    pub private_working_set_page_count: u64,
    /// `SIZE_T StoreSizeInPages`, at 0x24. The size of the process's store of compressed pages. Unit: pages.
    pub store_size_in_pages: u64,
    /// `SIZE_T StoredPageCount`, at 0x2C. The pages in that store. Unit: pages.
    pub stored_page_count: u64,
    /// `SIZE_T CommitDebtInPages`, at 0x34. Unit: pages.
    pub commit_debt_in_pages: u64,
    /// `SIZE_T SharedCommitInPages`, at 0x3C. Unit: pages.
    pub shared_commit_in_pages: u64,
}

impl PerfinfoWorkingsetEntryX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 68]) -> Self {
        Self {
            union_00: Bytes(get::<0, 4, _>(bytes)),
            working_set_page_count: u64::from_le_bytes(get::<4, 8, _>(bytes)),
            commit_page_count: u64::from_le_bytes(get::<12, 8, _>(bytes)),
            union_14: Bytes(get::<20, 8, _>(bytes)),
            private_working_set_page_count: u64::from_le_bytes(get::<28, 8, _>(bytes)),
            store_size_in_pages: u64::from_le_bytes(get::<36, 8, _>(bytes)),
            stored_page_count: u64::from_le_bytes(get::<44, 8, _>(bytes)),
            commit_debt_in_pages: u64::from_le_bytes(get::<52, 8, _>(bytes)),
            shared_commit_in_pages: u64::from_le_bytes(get::<60, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 68] {
        let mut bytes = [0; 68];
        put::<0, 4, _>(&mut bytes, self.union_00.0);
        put::<4, 8, _>(&mut bytes, self.working_set_page_count.to_le_bytes());
        put::<12, 8, _>(&mut bytes, self.commit_page_count.to_le_bytes());
        put::<20, 8, _>(&mut bytes, self.union_14.0);
        put::<28, 8, _>(&mut bytes, self.private_working_set_page_count.to_le_bytes());
        put::<36, 8, _>(&mut bytes, self.store_size_in_pages.to_le_bytes());
        put::<44, 8, _>(&mut bytes, self.stored_page_count.to_le_bytes());
        put::<52, 8, _>(&mut bytes, self.commit_debt_in_pages.to_le_bytes());
        put::<60, 8, _>(&mut bytes, self.shared_commit_in_pages.to_le_bytes());
        bytes
    }
    /// `ULONG UniqueProcessId`, at 0x00.
    #[inline]
    pub fn unique_process_id(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_00.0))
    }
    /// Sets `UniqueProcessId`.
    #[inline]
    pub fn set_unique_process_id(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// `ULONG SessionId`, at 0x00.
    #[inline]
    pub fn session_id(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_00.0))
    }
    /// Sets `SessionId`.
    #[inline]
    pub fn set_session_id(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// `SIZE_T PagedPoolPageCount`, at 0x14. It holds for a session. Unit: pages.
    #[inline]
    pub fn paged_pool_page_count(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(&self.union_14.0))
    }
    /// Sets `PagedPoolPageCount`.
    #[inline]
    pub fn set_paged_pool_page_count(&mut self, value: u64) {
        put::<0, 8, _>(&mut self.union_14.0, value.to_le_bytes());
    }
    /// `SIZE_T VirtualSizeInPages`, at 0x14. It holds for a process. Unit: pages.
    #[inline]
    pub fn virtual_size_in_pages(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(&self.union_14.0))
    }
    /// Sets `VirtualSizeInPages`.
    #[inline]
    pub fn set_virtual_size_in_pages(&mut self, value: u64) {
        put::<0, 8, _>(&mut self.union_14.0, value.to_le_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_workingset_entry::V5_0X64;
}

fixed_record!(PerfinfoWorkingsetEntryX64, PerfinfoWorkingsetEntryX64View, 68, "PERFINFO_WORKINGSET_ENTRY");
getters! {
    self PerfinfoWorkingsetEntryX64View "PerfinfoWorkingsetEntryX64View" {
        /// `ULONG UniqueProcessId`, at 0x00.
        unique_process_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG SessionId`, at 0x00.
        session_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `SIZE_T WorkingSetPageCount`, at 0x04.
        working_set_page_count: u64 = u64::from_le_bytes(get::<4, 8, _>(self.fixed));
        /// `SIZE_T CommitPageCount`, at 0x0C.
        commit_page_count: u64 = u64::from_le_bytes(get::<12, 8, _>(self.fixed));
        /// `SIZE_T PagedPoolPageCount`, at 0x14.
        paged_pool_page_count: u64 = u64::from_le_bytes(get::<20, 8, _>(self.fixed));
        /// `SIZE_T VirtualSizeInPages`, at 0x14.
        virtual_size_in_pages: u64 = u64::from_le_bytes(get::<20, 8, _>(self.fixed));
        /// `SIZE_T PrivateWorkingSetPageCount`, at 0x1C.
        private_working_set_page_count: u64 = u64::from_le_bytes(get::<28, 8, _>(self.fixed));
        /// `SIZE_T StoreSizeInPages`, at 0x24.
        store_size_in_pages: u64 = u64::from_le_bytes(get::<36, 8, _>(self.fixed));
        /// `SIZE_T StoredPageCount`, at 0x2C.
        stored_page_count: u64 = u64::from_le_bytes(get::<44, 8, _>(self.fixed));
        /// `SIZE_T CommitDebtInPages`, at 0x34.
        commit_debt_in_pages: u64 = u64::from_le_bytes(get::<52, 8, _>(self.fixed));
        /// `SIZE_T SharedCommitInPages`, at 0x3C.
        shared_commit_in_pages: u64 = u64::from_le_bytes(get::<60, 8, _>(self.fixed));
    }
}
