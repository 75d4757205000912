// Generated from spec/structs/PERFINFO_CC_CAN_WRITE_FAIL.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CC_CAN_WRITE_FAIL in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A write to a file was held back because the cache has too many dirty pages.
///
/// In C: `PERFINFO_CC_CAN_WRITE_FAIL`, 0x10 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_CC_CAN_WRITE_FAIL")]
pub struct PerfinfoCcCanWriteFailX86 {
    /// `ULONG_PTR FileObjectKey`, at 0x00. The file, by the address of its object.
    pub file_object_key: u32,
    /// `SIZE_T TotalDirtyPages`, at 0x04. Unit: pages.
    pub total_dirty_pages: u32,
    /// `SIZE_T DirtyPageThreshold`, at 0x08. Unit: pages.
    pub dirty_page_threshold: u32,
    /// `ULONG BytesToWrite`, at 0x0C. Unit: bytes.
    pub bytes_to_write: u32,
}

impl PerfinfoCcCanWriteFailX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            file_object_key: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            total_dirty_pages: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            dirty_page_threshold: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            bytes_to_write: u32::from_le_bytes(get::<12, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.file_object_key.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.total_dirty_pages.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.dirty_page_threshold.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.bytes_to_write.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_cc_can_write_fail::V5_0X86;
}

fixed_record!(PerfinfoCcCanWriteFailX86, PerfinfoCcCanWriteFailX86View, 16, "PERFINFO_CC_CAN_WRITE_FAIL");
getters! {
    self PerfinfoCcCanWriteFailX86View "PerfinfoCcCanWriteFailX86View" {
        /// `ULONG_PTR FileObjectKey`, at 0x00.
        file_object_key: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `SIZE_T TotalDirtyPages`, at 0x04.
        total_dirty_pages: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `SIZE_T DirtyPageThreshold`, at 0x08.
        dirty_page_threshold: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG BytesToWrite`, at 0x0C.
        bytes_to_write: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
    }
}
