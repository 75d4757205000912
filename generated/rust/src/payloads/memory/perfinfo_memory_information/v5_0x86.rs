// Generated from spec/structs/PERFINFO_MEMORY_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_MEMORY_INFORMATION in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// How many physical pages are in which list.
///
/// In C: `PERFINFO_MEMORY_INFORMATION`, 0x58 bytes. Releases 5.0+ with 32 bit pointers.
///
/// The header says that it goes with SYSTEM_MEMORY_LIST_INFORMATION.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_MEMORY_INFORMATION")]
pub struct PerfinfoMemoryInformationX86 {
    /// `SIZE_T ZeroPageCount`, at 0x00. Unit: pages.
    pub zero_page_count: u32,
    /// `SIZE_T FreePageCount`, at 0x04. Unit: pages.
    pub free_page_count: u32,
    /// `SIZE_T ModifiedPageCount`, at 0x08. Unit: pages.
    pub modified_page_count: u32,
    /// `SIZE_T ModifiedNoWritePageCount`, at 0x0C. Unit: pages.
    pub modified_no_write_page_count: u32,
    /// `SIZE_T BadPageCount`, at 0x10. Unit: pages.
    pub bad_page_count: u32,
    /// `SIZE_T PageCountByPriority`, at 0x14. The standby pages of each priority. Unit: pages.
    pub page_count_by_priority: [u32; 8],
    /// `SIZE_T RepurposedPagesByPriority`, at 0x34. The standby pages of each priority that were put to another use. Unit: pages.
    pub repurposed_pages_by_priority: [u32; 8],
    /// `SIZE_T ModifiedPageCountPageFile`, at 0x54. Modified pages that belong to the page file. Unit: pages.
    pub modified_page_count_page_file: u32,
}

impl PerfinfoMemoryInformationX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 88]) -> Self {
        Self {
            zero_page_count: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            free_page_count: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            modified_page_count: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            modified_no_write_page_count: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            bad_page_count: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            page_count_by_priority: array(part::<20, 32, _>(bytes), u32::from_le_bytes),
            repurposed_pages_by_priority: array(part::<52, 32, _>(bytes), u32::from_le_bytes),
            modified_page_count_page_file: u32::from_le_bytes(get::<84, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 88] {
        let mut bytes = [0; 88];
        put::<0, 4, _>(&mut bytes, self.zero_page_count.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.free_page_count.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.modified_page_count.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.modified_no_write_page_count.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.bad_page_count.to_le_bytes());
        fill(part_mut::<20, 32, _>(&mut bytes), &self.page_count_by_priority, |element| element.to_le_bytes());
        fill(part_mut::<52, 32, _>(&mut bytes), &self.repurposed_pages_by_priority, |element| element.to_le_bytes());
        put::<84, 4, _>(&mut bytes, self.modified_page_count_page_file.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_memory_information::V5_0X86;
}

fixed_record!(PerfinfoMemoryInformationX86, PerfinfoMemoryInformationX86View, 88, "PERFINFO_MEMORY_INFORMATION");
getters! {
    self PerfinfoMemoryInformationX86View "PerfinfoMemoryInformationX86View" {
        /// `SIZE_T ZeroPageCount`, at 0x00.
        zero_page_count: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `SIZE_T FreePageCount`, at 0x04.
        free_page_count: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `SIZE_T ModifiedPageCount`, at 0x08.
        modified_page_count: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `SIZE_T ModifiedNoWritePageCount`, at 0x0C.
        modified_no_write_page_count: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `SIZE_T BadPageCount`, at 0x10.
        bad_page_count: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `SIZE_T PageCountByPriority`, at 0x14.
        page_count_by_priority: [u32; 8] = array(part::<20, 32, _>(self.fixed), u32::from_le_bytes);
        /// `SIZE_T RepurposedPagesByPriority`, at 0x34.
        repurposed_pages_by_priority: [u32; 8] = array(part::<52, 32, _>(self.fixed), u32::from_le_bytes);
        /// `SIZE_T ModifiedPageCountPageFile`, at 0x54.
        modified_page_count_page_file: u32 = u32::from_le_bytes(get::<84, 4, _>(self.fixed));
    }
}
