// Generated from spec/structs/PERFINFO_PAGECOMBINE_AGGREGATE_STAT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PAGECOMBINE_AGGREGATE_STAT in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// What combining equal pages has achieved so far.
///
/// In C: `PERFINFO_PAGECOMBINE_AGGREGATE_STAT`, 0x20 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PAGECOMBINE_AGGREGATE_STAT")]
pub struct PerfinfoPagecombineAggregateStat {
    /// The word that holds fields of bits.
    pub bits_00: u32,
    /// `ULONG CombineScanCount`, at 0x04. How many scans there were.
    pub combine_scan_count: u32,
    /// `ULONGLONG PagesScanned`, at 0x08. Unit: pages.
    pub pages_scanned: u64,
    /// `ULONGLONG PagesCombined`, at 0x10. Unit: pages.
    pub pages_combined: u64,
    /// `LONG CombinedBlocksInUse`, at 0x18. Combined page table entries in use.
    pub combined_blocks_in_use: i32,
    /// `LONG SumCombinedBlocksReferenceCount`, at 0x1C. The references to all of them together; with their number that tells what was saved.
    pub sum_combined_blocks_reference_count: i32,
}

impl PerfinfoPagecombineAggregateStat {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        Self {
            bits_00: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            combine_scan_count: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            pages_scanned: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            pages_combined: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            combined_blocks_in_use: i32::from_le_bytes(get::<24, 4, _>(bytes)),
            sum_combined_blocks_reference_count: i32::from_le_bytes(get::<28, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        put::<0, 4, _>(&mut bytes, self.bits_00.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.combine_scan_count.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.pages_scanned.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.pages_combined.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.combined_blocks_in_use.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.sum_combined_blocks_reference_count.to_le_bytes());
        bytes
    }
    /// `StatType`, bits 0 to 5 of the word at 0x00. Which of the memory manager's statistics this is.
    #[inline]
    pub fn stat_type(&self) -> crate::payloads::memory::PerfinfoMmStat {
        crate::payloads::memory::PerfinfoMmStat((self.bits_00 >> 0) & 0x3f)
    }
    /// Sets `StatType`.
    #[inline]
    pub fn set_stat_type(&mut self, value: crate::payloads::memory::PerfinfoMmStat) {
        let word = self.bits_00 & !(0x3f << 0) | (value.0 as u32 & 0x3f) << 0; self.bits_00 = word;
    }
    /// `Spare`, bits 6 to 31 of the word at 0x00.
    #[inline]
    pub fn spare(&self) -> u32 {
        (self.bits_00 >> 6) & 0x3ffffff
    }
    /// Sets `Spare`.
    #[inline]
    pub fn set_spare(&mut self, value: u32) {
        let word = self.bits_00 & !(0x3ffffff << 6) | (value & 0x3ffffff) << 6; self.bits_00 = word;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_pagecombine_aggregate_stat::V5_0;
}

fixed_record!(PerfinfoPagecombineAggregateStat, PerfinfoPagecombineAggregateStatView, 32, "PERFINFO_PAGECOMBINE_AGGREGATE_STAT");
getters! {
    self PerfinfoPagecombineAggregateStatView "PerfinfoPagecombineAggregateStatView" {
        /// `StatType`, bits 0 to 5 of the word at 0x00.
        stat_type: crate::payloads::memory::PerfinfoMmStat = crate::payloads::memory::PerfinfoMmStat((u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 0) & 0x3f);
        /// `Spare`, bits 6 to 31 of the word at 0x00.
        spare: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 6) & 0x3ffffff;
        /// `ULONG CombineScanCount`, at 0x04.
        combine_scan_count: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONGLONG PagesScanned`, at 0x08.
        pages_scanned: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONGLONG PagesCombined`, at 0x10.
        pages_combined: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `LONG CombinedBlocksInUse`, at 0x18.
        combined_blocks_in_use: i32 = i32::from_le_bytes(get::<24, 4, _>(self.fixed));
        /// `LONG SumCombinedBlocksReferenceCount`, at 0x1C.
        sum_combined_blocks_reference_count: i32 = i32::from_le_bytes(get::<28, 4, _>(self.fixed));
    }
}
