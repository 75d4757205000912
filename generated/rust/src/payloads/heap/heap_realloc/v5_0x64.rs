// Generated from spec/structs/HeapRealloc.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HeapRealloc in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The size of memory from a heap was changed.
///
/// In C: `HeapRealloc`, 0x2c bytes. Releases 5.0+ with 64 bit pointers.
///
/// ETW_HEAP_EVENT_REALLOC is the same with the trace header.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HeapRealloc")]
pub struct HeapReallocX64 {
    /// `PVOID HeapHandle`, at 0x00. The heap.
    pub heap_handle: u64,
    /// `PVOID NewAllocAddress`, at 0x08. The allocation afterwards.
    pub new_alloc_address: u64,
    /// `PVOID OldAllocAddress`, at 0x10. The allocation before.
    pub old_alloc_address: u64,
    /// `SIZE_T NewAllocSize`, at 0x18. Unit: bytes.
    pub new_alloc_size: u64,
    /// `SIZE_T OldAllocSize`, at 0x20. Unit: bytes.
    pub old_alloc_size: u64,
    /// `ULONG SourceId`, at 0x28. Which part of the heap gave it.
    pub source_id: crate::payloads::heap::HeapMemorySource,
}

impl HeapReallocX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 44]) -> Self {
        Self {
            heap_handle: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            new_alloc_address: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            old_alloc_address: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            new_alloc_size: u64::from_le_bytes(get::<24, 8, _>(bytes)),
            old_alloc_size: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            source_id: crate::payloads::heap::HeapMemorySource::from_le(get::<40, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 44] {
        let mut bytes = [0; 44];
        put::<0, 8, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.new_alloc_address.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.old_alloc_address.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.new_alloc_size.to_le_bytes());
        put::<32, 8, _>(&mut bytes, self.old_alloc_size.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.source_id.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_realloc::V5_0X64;
}

fixed_record!(HeapReallocX64, HeapReallocX64View, 44, "HeapRealloc");
getters! {
    self HeapReallocX64View "HeapReallocX64View" {
        /// `PVOID HeapHandle`, at 0x00.
        heap_handle: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `PVOID NewAllocAddress`, at 0x08.
        new_alloc_address: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `PVOID OldAllocAddress`, at 0x10.
        old_alloc_address: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `SIZE_T NewAllocSize`, at 0x18.
        new_alloc_size: u64 = u64::from_le_bytes(get::<24, 8, _>(self.fixed));
        /// `SIZE_T OldAllocSize`, at 0x20.
        old_alloc_size: u64 = u64::from_le_bytes(get::<32, 8, _>(self.fixed));
        /// `ULONG SourceId`, at 0x28.
        source_id: crate::payloads::heap::HeapMemorySource = crate::payloads::heap::HeapMemorySource::from_le(get::<40, 4, _>(self.fixed));
    }
}
