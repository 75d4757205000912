// Generated from spec/structs/PERFINFO_WORKINGSET_ENTRY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_WORKINGSET_ENTRY in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// What one process or session uses.
///
/// In C: `PERFINFO_WORKINGSET_ENTRY`, 0x24 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_WORKINGSET_ENTRY")]
pub struct PerfinfoWorkingsetEntryX86 {
    /// The bytes that `UniqueProcessId`, `SessionId` share.
    pub union_00: Bytes<4>,
    /// `SIZE_T WorkingSetPageCount`, at 0x04. Unit: pages.
    pub working_set_page_count: u32,
    /// `SIZE_T CommitPageCount`, at 0x08. Unit: pages.
    pub commit_page_count: u32,
    /// The bytes that `PagedPoolPageCount`, `VirtualSizeInPages` share.
    pub union_0c: Bytes<4>,
    /// `SIZE_T PrivateWorkingSetPageCount`, at 0x10. Unit: pages.
    pub private_working_set_page_count: u32,
    /// `SIZE_T StoreSizeInPages`, at 0x14. The size of the process's store of compressed pages. Unit: pages.
    pub store_size_in_pages: u32,
    /// `SIZE_T StoredPageCount`, at 0x18. The pages in that store. Unit: pages.
    pub stored_page_count: u32,
    /// `SIZE_T CommitDebtInPages`, at 0x1C. Unit: pages.
    pub commit_debt_in_pages: u32,
    /// `SIZE_T SharedCommitInPages`, at 0x20. Unit: pages.
    pub shared_commit_in_pages: u32,
}

impl PerfinfoWorkingsetEntryX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 36]) -> Self {
        Self {
            union_00: Bytes(get::<0, 4, _>(bytes)),
            working_set_page_count: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            commit_page_count: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            union_0c: Bytes(get::<12, 4, _>(bytes)),
            private_working_set_page_count: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            store_size_in_pages: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            stored_page_count: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            commit_debt_in_pages: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            shared_commit_in_pages: u32::from_le_bytes(get::<32, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 36] {
        let mut bytes = [0; 36];
        put::<0, 4, _>(&mut bytes, self.union_00.0);
        put::<4, 4, _>(&mut bytes, self.working_set_page_count.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.commit_page_count.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.union_0c.0);
        put::<16, 4, _>(&mut bytes, self.private_working_set_page_count.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.store_size_in_pages.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.stored_page_count.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.commit_debt_in_pages.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.shared_commit_in_pages.to_le_bytes());
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
    /// `SIZE_T PagedPoolPageCount`, at 0x0C. It holds for a session. Unit: pages.
    #[inline]
    pub fn paged_pool_page_count(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_0c.0))
    }
    /// Sets `PagedPoolPageCount`.
    #[inline]
    pub fn set_paged_pool_page_count(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_0c.0, value.to_le_bytes());
    }
    /// `SIZE_T VirtualSizeInPages`, at 0x0C. It holds for a process. Unit: pages.
    #[inline]
    pub fn virtual_size_in_pages(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_0c.0))
    }
    /// Sets `VirtualSizeInPages`.
    #[inline]
    pub fn set_virtual_size_in_pages(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_0c.0, value.to_le_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_workingset_entry::V5_0X86;
}

fixed_record!(PerfinfoWorkingsetEntryX86, PerfinfoWorkingsetEntryX86View, 36, "PERFINFO_WORKINGSET_ENTRY");
getters! {
    self PerfinfoWorkingsetEntryX86View "PerfinfoWorkingsetEntryX86View" {
        /// `ULONG UniqueProcessId`, at 0x00.
        unique_process_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG SessionId`, at 0x00.
        session_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `SIZE_T WorkingSetPageCount`, at 0x04.
        working_set_page_count: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `SIZE_T CommitPageCount`, at 0x08.
        commit_page_count: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `SIZE_T PagedPoolPageCount`, at 0x0C.
        paged_pool_page_count: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `SIZE_T VirtualSizeInPages`, at 0x0C.
        virtual_size_in_pages: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `SIZE_T PrivateWorkingSetPageCount`, at 0x10.
        private_working_set_page_count: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `SIZE_T StoreSizeInPages`, at 0x14.
        store_size_in_pages: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
        /// `SIZE_T StoredPageCount`, at 0x18.
        stored_page_count: u32 = u32::from_le_bytes(get::<24, 4, _>(self.fixed));
        /// `SIZE_T CommitDebtInPages`, at 0x1C.
        commit_debt_in_pages: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
        /// `SIZE_T SharedCommitInPages`, at 0x20.
        shared_commit_in_pages: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
    }
}
