// Generated from spec/structs/PERFINFO_CC_READ_AHEAD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CC_READ_AHEAD in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The cache manager reads ahead.
///
/// In C: `PERFINFO_CC_READ_AHEAD`, 0x20 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_CC_READ_AHEAD")]
#[doc(alias = "PERFINFO_CC_READ_AHEAD_COMPLETE")]
pub struct PerfinfoCcReadAheadX64 {
    /// `ULONG_PTR WorkItemKey`, at 0x00. Finds the other events of the work item.
    pub work_item_key: u64,
    /// `ULONGLONG FileOffset`, at 0x08. Unit: bytes.
    pub file_offset: u64,
    /// `ULONG Size`, at 0x10. Unit: bytes.
    pub size: u32,
    /// `ULONG PagePriority`, at 0x14.
    pub page_priority: u32,
    /// `ULONG DetectedPattern`, at 0x18. What it is for is not known.
    pub detected_pattern: u32,
    /// `ULONG Reserved`, at 0x1C. What it is for is not known.
    pub reserved: u32,
}

impl PerfinfoCcReadAheadX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        Self {
            work_item_key: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            file_offset: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            size: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            page_priority: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            detected_pattern: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            reserved: u32::from_le_bytes(get::<28, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        put::<0, 8, _>(&mut bytes, self.work_item_key.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.file_offset.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.size.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.page_priority.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.detected_pattern.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.reserved.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_cc_read_ahead::V5_0X64;
}

fixed_record!(PerfinfoCcReadAheadX64, PerfinfoCcReadAheadX64View, 32, "PERFINFO_CC_READ_AHEAD");
getters! {
    self PerfinfoCcReadAheadX64View "PerfinfoCcReadAheadX64View" {
        /// `ULONG_PTR WorkItemKey`, at 0x00.
        work_item_key: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONGLONG FileOffset`, at 0x08.
        file_offset: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONG Size`, at 0x10.
        size: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `ULONG PagePriority`, at 0x14.
        page_priority: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
        /// `ULONG DetectedPattern`, at 0x18.
        detected_pattern: u32 = u32::from_le_bytes(get::<24, 4, _>(self.fixed));
        /// `ULONG Reserved`, at 0x1C.
        reserved: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
    }
}
