// Generated from spec/structs/PERFINFO_MEMORY_HUGE_IOSPACE_ENTRY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_MEMORY_HUGE_IOSPACE_ENTRY in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// How many huge pages of I/O space one NUMA node has.
///
/// In C: `PERFINFO_MEMORY_HUGE_IOSPACE_ENTRY`, 0x1c bytes. Releases 5.0+.
///
/// Source: Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_MEMORY_HUGE_IOSPACE_ENTRY")]
pub struct PerfinfoMemoryHugeIospaceEntry {
    /// `ULONG NodeNumber`, at 0x00.
    pub node_number: u32,
    /// `ULONGLONG TotalPageCount`, at 0x04.
    pub total_page_count: u64,
    /// `ULONGLONG HugeFreePageCount`, at 0x0C.
    pub huge_free_page_count: u64,
    /// `ULONGLONG HugeZeroPageCount`, at 0x14.
    pub huge_zero_page_count: u64,
}

impl PerfinfoMemoryHugeIospaceEntry {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 28]) -> Self {
        Self {
            node_number: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            total_page_count: u64::from_le_bytes(get::<4, 8, _>(bytes)),
            huge_free_page_count: u64::from_le_bytes(get::<12, 8, _>(bytes)),
            huge_zero_page_count: u64::from_le_bytes(get::<20, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 28] {
        let mut bytes = [0; 28];
        put::<0, 4, _>(&mut bytes, self.node_number.to_le_bytes());
        put::<4, 8, _>(&mut bytes, self.total_page_count.to_le_bytes());
        put::<12, 8, _>(&mut bytes, self.huge_free_page_count.to_le_bytes());
        put::<20, 8, _>(&mut bytes, self.huge_zero_page_count.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_memory_huge_iospace_entry::V5_0;
}

fixed_record!(PerfinfoMemoryHugeIospaceEntry, PerfinfoMemoryHugeIospaceEntryView, 28, "PERFINFO_MEMORY_HUGE_IOSPACE_ENTRY");
getters! {
    self PerfinfoMemoryHugeIospaceEntryView "PerfinfoMemoryHugeIospaceEntryView" {
        /// `ULONG NodeNumber`, at 0x00.
        node_number: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONGLONG TotalPageCount`, at 0x04.
        total_page_count: u64 = u64::from_le_bytes(get::<4, 8, _>(self.fixed));
        /// `ULONGLONG HugeFreePageCount`, at 0x0C.
        huge_free_page_count: u64 = u64::from_le_bytes(get::<12, 8, _>(self.fixed));
        /// `ULONGLONG HugeZeroPageCount`, at 0x14.
        huge_zero_page_count: u64 = u64::from_le_bytes(get::<20, 8, _>(self.fixed));
    }
}
