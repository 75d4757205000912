// Generated from spec/structs/PERFINFO_CC_CAN_WRITE_FAIL.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CC_CAN_WRITE_FAIL in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A write to a file was held back because the cache has too many dirty pages.
///
/// In C: `PERFINFO_CC_CAN_WRITE_FAIL`, 0x20 bytes with one element of its array, 0x1c without. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_CC_CAN_WRITE_FAIL")]
pub struct PerfinfoCcCanWriteFailX64 {
    /// `ULONG_PTR FileObjectKey`, at 0x00. The file, by the address of its object.
    pub file_object_key: u64,
    /// `SIZE_T TotalDirtyPages`, at 0x08. Unit: pages.
    pub total_dirty_pages: u64,
    /// `SIZE_T DirtyPageThreshold`, at 0x10. Unit: pages.
    pub dirty_page_threshold: u64,
    /// `ULONG BytesToWrite`, at 0x18. Unit: bytes.
    pub bytes_to_write: u32,
}

impl PerfinfoCcCanWriteFailX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 28]) -> Self {
        Self {
            file_object_key: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            total_dirty_pages: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            dirty_page_threshold: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            bytes_to_write: u32::from_le_bytes(get::<24, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 28] {
        let mut bytes = [0; 28];
        put::<0, 8, _>(&mut bytes, self.file_object_key.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.total_dirty_pages.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.dirty_page_threshold.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.bytes_to_write.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_cc_can_write_fail::V5_0X64;
}

fixed_record!(PerfinfoCcCanWriteFailX64, PerfinfoCcCanWriteFailX64View, 28, "PERFINFO_CC_CAN_WRITE_FAIL");
getters! {
    self PerfinfoCcCanWriteFailX64View "PerfinfoCcCanWriteFailX64View" {
        /// `ULONG_PTR FileObjectKey`, at 0x00.
        file_object_key: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `SIZE_T TotalDirtyPages`, at 0x08.
        total_dirty_pages: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `SIZE_T DirtyPageThreshold`, at 0x10.
        dirty_page_threshold: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `ULONG BytesToWrite`, at 0x18.
        bytes_to_write: u32 = u32::from_le_bytes(get::<24, 4, _>(self.fixed));
    }
}
