// Generated from spec/structs/HeapRealloc.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HeapRealloc in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The size of memory from a heap was changed.
///
/// In C: `HeapRealloc`, 0x18 bytes. Releases 5.0+ with 32 bit pointers.
///
/// ETW_HEAP_EVENT_REALLOC is the same with the trace header.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HeapRealloc")]
pub struct HeapReallocX86 {
    /// `PVOID HeapHandle`, at 0x00. The heap.
    pub heap_handle: u32,
    /// `PVOID NewAllocAddress`, at 0x04. The allocation afterwards.
    pub new_alloc_address: u32,
    /// `PVOID OldAllocAddress`, at 0x08. The allocation before.
    pub old_alloc_address: u32,
    /// `SIZE_T NewAllocSize`, at 0x0C. Unit: bytes.
    pub new_alloc_size: u32,
    /// `SIZE_T OldAllocSize`, at 0x10. Unit: bytes.
    pub old_alloc_size: u32,
    /// `ULONG SourceId`, at 0x14. Which part of the heap gave it.
    pub source_id: crate::payloads::heap::HeapMemorySource,
}

impl HeapReallocX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            heap_handle: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            new_alloc_address: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            old_alloc_address: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            new_alloc_size: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            old_alloc_size: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            source_id: crate::payloads::heap::HeapMemorySource::from_le(get::<20, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 4, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.new_alloc_address.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.old_alloc_address.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.new_alloc_size.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.old_alloc_size.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.source_id.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_realloc::V5_0X86;
}

fixed_record!(HeapReallocX86, HeapReallocX86View, 24, "HeapRealloc");
getters! {
    self HeapReallocX86View "HeapReallocX86View" {
        /// `PVOID HeapHandle`, at 0x00.
        heap_handle: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `PVOID NewAllocAddress`, at 0x04.
        new_alloc_address: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `PVOID OldAllocAddress`, at 0x08.
        old_alloc_address: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `SIZE_T NewAllocSize`, at 0x0C.
        new_alloc_size: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `SIZE_T OldAllocSize`, at 0x10.
        old_alloc_size: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `ULONG SourceId`, at 0x14.
        source_id: crate::payloads::heap::HeapMemorySource = crate::payloads::heap::HeapMemorySource::from_le(get::<20, 4, _>(self.fixed));
    }
}
