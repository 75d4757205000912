// Generated from spec/structs/PERFINFO_MEMORY_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_MEMORY_INFORMATION in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// How many physical pages are in which list.
///
/// In C: `PERFINFO_MEMORY_INFORMATION`, 0xb0 bytes. Releases 5.0+ with 64 bit pointers.
///
/// The header says that it goes with SYSTEM_MEMORY_LIST_INFORMATION.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_MEMORY_INFORMATION")]
pub struct PerfinfoMemoryInformationX64 {
    /// `SIZE_T ZeroPageCount`, at 0x00. Unit: pages.
    pub zero_page_count: u64,
    /// `SIZE_T FreePageCount`, at 0x08. Unit: pages.
    pub free_page_count: u64,
    /// `SIZE_T ModifiedPageCount`, at 0x10. Unit: pages.
    pub modified_page_count: u64,
    /// `SIZE_T ModifiedNoWritePageCount`, at 0x18. Unit: pages.
    pub modified_no_write_page_count: u64,
    /// `SIZE_T BadPageCount`, at 0x20. Unit: pages.
    pub bad_page_count: u64,
    /// `SIZE_T PageCountByPriority`, at 0x28. The standby pages of each priority. Unit: pages.
    pub page_count_by_priority: [u64; 8],
    /// `SIZE_T RepurposedPagesByPriority`, at 0x68. The standby pages of each priority that were put to another use. Unit: pages.
    pub repurposed_pages_by_priority: [u64; 8],
    /// `SIZE_T ModifiedPageCountPageFile`, at 0xA8. Modified pages that belong to the page file. Unit: pages.
    pub modified_page_count_page_file: u64,
}

impl PerfinfoMemoryInformationX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 176]) -> Self {
        Self {
            zero_page_count: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            free_page_count: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            modified_page_count: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            modified_no_write_page_count: u64::from_le_bytes(get::<24, 8, _>(bytes)),
            bad_page_count: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            page_count_by_priority: array(part::<40, 64, _>(bytes), u64::from_le_bytes),
            repurposed_pages_by_priority: array(part::<104, 64, _>(bytes), u64::from_le_bytes),
            modified_page_count_page_file: u64::from_le_bytes(get::<168, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 176] {
        let mut bytes = [0; 176];
        put::<0, 8, _>(&mut bytes, self.zero_page_count.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.free_page_count.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.modified_page_count.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.modified_no_write_page_count.to_le_bytes());
        put::<32, 8, _>(&mut bytes, self.bad_page_count.to_le_bytes());
        fill(part_mut::<40, 64, _>(&mut bytes), &self.page_count_by_priority, |element| element.to_le_bytes());
        fill(part_mut::<104, 64, _>(&mut bytes), &self.repurposed_pages_by_priority, |element| element.to_le_bytes());
        put::<168, 8, _>(&mut bytes, self.modified_page_count_page_file.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_memory_information::V5_0X64;
}

fixed_record!(PerfinfoMemoryInformationX64, PerfinfoMemoryInformationX64View, 176, "PERFINFO_MEMORY_INFORMATION");
getters! {
    self PerfinfoMemoryInformationX64View "PerfinfoMemoryInformationX64View" {
        /// `SIZE_T ZeroPageCount`, at 0x00.
        zero_page_count: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `SIZE_T FreePageCount`, at 0x08.
        free_page_count: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `SIZE_T ModifiedPageCount`, at 0x10.
        modified_page_count: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `SIZE_T ModifiedNoWritePageCount`, at 0x18.
        modified_no_write_page_count: u64 = u64::from_le_bytes(get::<24, 8, _>(self.fixed));
        /// `SIZE_T BadPageCount`, at 0x20.
        bad_page_count: u64 = u64::from_le_bytes(get::<32, 8, _>(self.fixed));
        /// `SIZE_T PageCountByPriority`, at 0x28.
        page_count_by_priority: [u64; 8] = array(part::<40, 64, _>(self.fixed), u64::from_le_bytes);
        /// `SIZE_T RepurposedPagesByPriority`, at 0x68.
        repurposed_pages_by_priority: [u64; 8] = array(part::<104, 64, _>(self.fixed), u64::from_le_bytes);
        /// `SIZE_T ModifiedPageCountPageFile`, at 0xA8.
        modified_page_count_page_file: u64 = u64::from_le_bytes(get::<168, 8, _>(self.fixed));
    }
}
