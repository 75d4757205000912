// Generated from spec/structs/PERFINFO_CC_FLUSH_CACHE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CC_FLUSH_CACHE in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The cache manager flushes a file.
///
/// In C: `PERFINFO_CC_FLUSH_CACHE`, 0x20 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_CC_FLUSH_CACHE")]
pub struct PerfinfoCcFlushCacheX86 {
    /// `ULONG_PTR WorkItemKey`, at 0x00. Finds the other events of the work item.
    pub work_item_key: u32,
    /// `ULONG_PTR FileObjectKey`, at 0x04. The file, by the address of its object.
    pub file_object_key: u32,
    /// `ULONGLONG Offset`, at 0x08. Unit: bytes.
    pub offset: u64,
    /// `ULONG Length`, at 0x10. Unit: bytes.
    pub length: u32,
    /// `ULONG SharedCacheMapFlags`, at 0x14. What it is for is not known.
    pub shared_cache_map_flags: u32,
    /// `ULONG Flags`, at 0x18.
    pub flags: crate::payloads::cache::PerfinfoCcFlushData,
    /// `ULONG Reserved`, at 0x1C. What it is for is not known.
    pub reserved: u32,
}

impl PerfinfoCcFlushCacheX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        Self {
            work_item_key: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            file_object_key: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            offset: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            length: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            shared_cache_map_flags: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            flags: crate::payloads::cache::PerfinfoCcFlushData::from_le(get::<24, 4, _>(bytes)),
            reserved: u32::from_le_bytes(get::<28, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        put::<0, 4, _>(&mut bytes, self.work_item_key.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.file_object_key.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.offset.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.length.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.shared_cache_map_flags.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.flags.to_le());
        put::<28, 4, _>(&mut bytes, self.reserved.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_cc_flush_cache::V5_0X86;
}

fixed_record!(PerfinfoCcFlushCacheX86, PerfinfoCcFlushCacheX86View, 32, "PERFINFO_CC_FLUSH_CACHE");
getters! {
    self PerfinfoCcFlushCacheX86View "PerfinfoCcFlushCacheX86View" {
        /// `ULONG_PTR WorkItemKey`, at 0x00.
        work_item_key: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG_PTR FileObjectKey`, at 0x04.
        file_object_key: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONGLONG Offset`, at 0x08.
        offset: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONG Length`, at 0x10.
        length: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `ULONG SharedCacheMapFlags`, at 0x14.
        shared_cache_map_flags: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
        /// `ULONG Flags`, at 0x18.
        flags: crate::payloads::cache::PerfinfoCcFlushData = crate::payloads::cache::PerfinfoCcFlushData::from_le(get::<24, 4, _>(self.fixed));
        /// `ULONG Reserved`, at 0x1C.
        reserved: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
    }
}
