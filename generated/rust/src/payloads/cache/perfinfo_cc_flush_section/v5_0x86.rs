// Generated from spec/structs/PERFINFO_CC_FLUSH_SECTION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CC_FLUSH_SECTION in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;
/// The cache manager has the memory manager flush a part of a file.
///
/// In C: `PERFINFO_CC_FLUSH_SECTION`, 0x18 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG_PTR | `WorkItemKey` |
/// | 0x04 | 0x4 | ULONG_PTR | `FileObjectKey` |
/// | 0x08 | 0x8 | ULONGLONG | `Offset` |
/// | 0x10 | 0x4 | ULONG | `Length` |
/// | 0x14 | 0x4 | ULONG | `MmFlushFlags` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_CC_FLUSH_SECTION")]
pub struct PerfinfoCcFlushSectionX86 {
    /// `ULONG_PTR WorkItemKey`, at 0x00. Finds the other events of the work item.
    pub work_item_key: u32,
    /// `ULONG_PTR FileObjectKey`, at 0x04. The file, by the address of its object.
    pub file_object_key: u32,
    /// `ULONGLONG Offset`, at 0x08. Unit: bytes.
    pub offset: u64,
    /// `ULONG Length`, at 0x10. Unit: bytes.
    pub length: u32,
    /// `ULONG MmFlushFlags`, at 0x14. What it is for is not known.
    pub mm_flush_flags: u32,
}
impl PerfinfoCcFlushSectionX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            work_item_key: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            file_object_key: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            offset: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            length: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            mm_flush_flags: u32::from_le_bytes(get::<20, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 4, _>(&mut bytes, self.work_item_key.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.file_object_key.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.offset.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.length.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.mm_flush_flags.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_cc_flush_section::V5_0X86;
}
fixed_record!(
    PerfinfoCcFlushSectionX86, PerfinfoCcFlushSectionX86View, 24,
    "PERFINFO_CC_FLUSH_SECTION"
);
impl<'a> PerfinfoCcFlushSectionX86View<'a> {
    /// `ULONG_PTR WorkItemKey`, at 0x00. Finds the other events of the work item.
    #[inline]
    pub fn work_item_key(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG_PTR FileObjectKey`, at 0x04. The file, by the address of its object.
    #[inline]
    pub fn file_object_key(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONGLONG Offset`, at 0x08. Unit: bytes.
    #[inline]
    pub fn offset(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `ULONG Length`, at 0x10. Unit: bytes.
    #[inline]
    pub fn length(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
    /// `ULONG MmFlushFlags`, at 0x14. What it is for is not known.
    #[inline]
    pub fn mm_flush_flags(&self) -> u32 {
        u32::from_le_bytes(get::<20, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoCcFlushSectionX86View<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoCcFlushSectionX86View");
        out.field("work_item_key", &self.work_item_key());
        out.field("file_object_key", &self.file_object_key());
        out.field("offset", &self.offset());
        out.field("length", &self.length());
        out.field("mm_flush_flags", &self.mm_flush_flags());
        out.finish()
    }
}
