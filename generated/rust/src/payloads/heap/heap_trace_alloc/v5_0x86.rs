// Generated from spec/structs/HeapTrace_Alloc.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HeapTrace_Alloc in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// Memory was allocated from a heap.
///
/// Microsoft gives it no name: `HeapTrace_Alloc`, 0x10 bytes. Releases 5.0+ with 32 bit pointers.
///
/// The MOF calls the class HeapAlloc, which is the name of a function of Windows. ETW_HEAP_EVENT_ALLOC is the same with the trace header.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HeapTrace_Alloc")]
pub struct HeapTraceAllocX86 {
    /// `PVOID HeapHandle`, at 0x00. The heap.
    pub heap_handle: u32,
    /// `SIZE_T AllocSize`, at 0x04. Unit: bytes.
    pub alloc_size: u32,
    /// `PVOID AllocAddress`, at 0x08. The allocation.
    pub alloc_address: u32,
    /// `ULONG SourceId`, at 0x0C. Which part of the heap gave it.
    pub source_id: crate::payloads::heap::HeapMemorySource,
}

impl HeapTraceAllocX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            heap_handle: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            alloc_size: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            alloc_address: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            source_id: crate::payloads::heap::HeapMemorySource::from_le(get::<12, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.alloc_size.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.alloc_address.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.source_id.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_trace_alloc::V5_0X86;
}

fixed_record!(HeapTraceAllocX86, HeapTraceAllocX86View, 16, "HeapTrace_Alloc");
getters! {
    self HeapTraceAllocX86View "HeapTraceAllocX86View" {
        /// `PVOID HeapHandle`, at 0x00.
        heap_handle: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `SIZE_T AllocSize`, at 0x04.
        alloc_size: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `PVOID AllocAddress`, at 0x08.
        alloc_address: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG SourceId`, at 0x0C.
        source_id: crate::payloads::heap::HeapMemorySource = crate::payloads::heap::HeapMemorySource::from_le(get::<12, 4, _>(self.fixed));
    }
}
