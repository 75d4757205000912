// Generated from spec/structs/HeapTrace_Alloc.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HeapTrace_Alloc in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// Memory was allocated from a heap.
///
/// Microsoft gives it no name: `HeapTrace_Alloc`, 0x1c bytes. Releases 5.0+ with 64 bit pointers.
///
/// The MOF calls the class HeapAlloc, which is the name of a function of Windows. ETW_HEAP_EVENT_ALLOC is the same with the trace header.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HeapTrace_Alloc")]
pub struct HeapTraceAllocX64 {
    /// `PVOID HeapHandle`, at 0x00. The heap.
    pub heap_handle: u64,
    /// `SIZE_T AllocSize`, at 0x08. Unit: bytes.
    pub alloc_size: u64,
    /// `PVOID AllocAddress`, at 0x10. The allocation.
    pub alloc_address: u64,
    /// `ULONG SourceId`, at 0x18. Which part of the heap gave it.
    pub source_id: crate::payloads::heap::HeapMemorySource,
}

impl HeapTraceAllocX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 28]) -> Self {
        Self {
            heap_handle: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            alloc_size: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            alloc_address: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            source_id: crate::payloads::heap::HeapMemorySource::from_le(get::<24, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 28] {
        let mut bytes = [0; 28];
        put::<0, 8, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.alloc_size.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.alloc_address.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.source_id.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_trace_alloc::V5_0X64;
}

fixed_record!(HeapTraceAllocX64, HeapTraceAllocX64View, 28, "HeapTrace_Alloc");
getters! {
    self HeapTraceAllocX64View "HeapTraceAllocX64View" {
        /// `PVOID HeapHandle`, at 0x00.
        heap_handle: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `SIZE_T AllocSize`, at 0x08.
        alloc_size: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `PVOID AllocAddress`, at 0x10.
        alloc_address: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `ULONG SourceId`, at 0x18.
        source_id: crate::payloads::heap::HeapMemorySource = crate::payloads::heap::HeapMemorySource::from_le(get::<24, 4, _>(self.fixed));
    }
}
