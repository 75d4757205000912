// Generated from spec/structs/PERFINFO_MEMORY_NODE_ENTRY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_MEMORY_NODE_ENTRY in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// How many physical pages of one NUMA node are free or zeroed, by their size.
///
/// In C: `PERFINFO_MEMORY_NODE_ENTRY`, 0x4c bytes. Releases 5.0+.
///
/// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_MEMORY_NODE_ENTRY")]
pub struct PerfinfoMemoryNodeEntry {
    /// `ULONG NodeNumber`, at 0x00.
    pub node_number: u32,
    /// `ULONGLONG TotalPageCount`, at 0x04.
    pub total_page_count: u64,
    /// `ULONGLONG SmallFreePageCount`, at 0x0C.
    pub small_free_page_count: u64,
    /// `ULONGLONG SmallZeroPageCount`, at 0x14.
    pub small_zero_page_count: u64,
    /// `ULONGLONG MediumFreePageCount`, at 0x1C.
    pub medium_free_page_count: u64,
    /// `ULONGLONG MediumZeroPageCount`, at 0x24.
    pub medium_zero_page_count: u64,
    /// `ULONGLONG LargeFreePageCount`, at 0x2C.
    pub large_free_page_count: u64,
    /// `ULONGLONG LargeZeroPageCount`, at 0x34.
    pub large_zero_page_count: u64,
    /// `ULONGLONG HugeFreePageCount`, at 0x3C.
    pub huge_free_page_count: u64,
    /// `ULONGLONG HugeZeroPageCount`, at 0x44.
    pub huge_zero_page_count: u64,
}

impl PerfinfoMemoryNodeEntry {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 76]) -> Self {
        Self {
            node_number: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            total_page_count: u64::from_le_bytes(get::<4, 8, _>(bytes)),
            small_free_page_count: u64::from_le_bytes(get::<12, 8, _>(bytes)),
            small_zero_page_count: u64::from_le_bytes(get::<20, 8, _>(bytes)),
            medium_free_page_count: u64::from_le_bytes(get::<28, 8, _>(bytes)),
            medium_zero_page_count: u64::from_le_bytes(get::<36, 8, _>(bytes)),
            large_free_page_count: u64::from_le_bytes(get::<44, 8, _>(bytes)),
            large_zero_page_count: u64::from_le_bytes(get::<52, 8, _>(bytes)),
            huge_free_page_count: u64::from_le_bytes(get::<60, 8, _>(bytes)),
            huge_zero_page_count: u64::from_le_bytes(get::<68, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 76] {
        let mut bytes = [0; 76];
        put::<0, 4, _>(&mut bytes, self.node_number.to_le_bytes());
        put::<4, 8, _>(&mut bytes, self.total_page_count.to_le_bytes());
        put::<12, 8, _>(&mut bytes, self.small_free_page_count.to_le_bytes());
        put::<20, 8, _>(&mut bytes, self.small_zero_page_count.to_le_bytes());
        put::<28, 8, _>(&mut bytes, self.medium_free_page_count.to_le_bytes());
        put::<36, 8, _>(&mut bytes, self.medium_zero_page_count.to_le_bytes());
        put::<44, 8, _>(&mut bytes, self.large_free_page_count.to_le_bytes());
        put::<52, 8, _>(&mut bytes, self.large_zero_page_count.to_le_bytes());
        put::<60, 8, _>(&mut bytes, self.huge_free_page_count.to_le_bytes());
        put::<68, 8, _>(&mut bytes, self.huge_zero_page_count.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_memory_node_entry::V5_0;
}

fixed_record!(PerfinfoMemoryNodeEntry, PerfinfoMemoryNodeEntryView, 76, "PERFINFO_MEMORY_NODE_ENTRY");
getters! {
    self PerfinfoMemoryNodeEntryView "PerfinfoMemoryNodeEntryView" {
        /// `ULONG NodeNumber`, at 0x00.
        node_number: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONGLONG TotalPageCount`, at 0x04.
        total_page_count: u64 = u64::from_le_bytes(get::<4, 8, _>(self.fixed));
        /// `ULONGLONG SmallFreePageCount`, at 0x0C.
        small_free_page_count: u64 = u64::from_le_bytes(get::<12, 8, _>(self.fixed));
        /// `ULONGLONG SmallZeroPageCount`, at 0x14.
        small_zero_page_count: u64 = u64::from_le_bytes(get::<20, 8, _>(self.fixed));
        /// `ULONGLONG MediumFreePageCount`, at 0x1C.
        medium_free_page_count: u64 = u64::from_le_bytes(get::<28, 8, _>(self.fixed));
        /// `ULONGLONG MediumZeroPageCount`, at 0x24.
        medium_zero_page_count: u64 = u64::from_le_bytes(get::<36, 8, _>(self.fixed));
        /// `ULONGLONG LargeFreePageCount`, at 0x2C.
        large_free_page_count: u64 = u64::from_le_bytes(get::<44, 8, _>(self.fixed));
        /// `ULONGLONG LargeZeroPageCount`, at 0x34.
        large_zero_page_count: u64 = u64::from_le_bytes(get::<52, 8, _>(self.fixed));
        /// `ULONGLONG HugeFreePageCount`, at 0x3C.
        huge_free_page_count: u64 = u64::from_le_bytes(get::<60, 8, _>(self.fixed));
        /// `ULONGLONG HugeZeroPageCount`, at 0x44.
        huge_zero_page_count: u64 = u64::from_le_bytes(get::<68, 8, _>(self.fixed));
    }
}
