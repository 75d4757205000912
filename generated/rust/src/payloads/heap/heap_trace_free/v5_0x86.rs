// Generated from spec/structs/HeapTrace_Free.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HeapTrace_Free in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// Memory was given back to a heap.
///
/// Microsoft gives it no name: `HeapTrace_Free`, 0xc bytes. Releases 5.0+ with 32 bit pointers.
///
/// The MOF calls the class HeapFree, which is the name of a function of Windows. ETW_HEAP_EVENT_FREE is the same with the trace header.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HeapTrace_Free")]
pub struct HeapTraceFreeX86 {
    /// `PVOID HeapHandle`, at 0x00. The heap.
    pub heap_handle: u32,
    /// `PVOID FreeAddress`, at 0x04. The allocation.
    pub free_address: u32,
    /// `ULONG SourceId`, at 0x08. Which part of the heap gave it.
    pub source_id: crate::payloads::heap::HeapMemorySource,
}

impl HeapTraceFreeX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            heap_handle: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            free_address: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            source_id: crate::payloads::heap::HeapMemorySource::from_le(get::<8, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.free_address.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.source_id.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_trace_free::V5_0X86;
}

fixed_record!(HeapTraceFreeX86, HeapTraceFreeX86View, 12, "HeapTrace_Free");
getters! {
    self HeapTraceFreeX86View "HeapTraceFreeX86View" {
        /// `PVOID HeapHandle`, at 0x00.
        heap_handle: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `PVOID FreeAddress`, at 0x04.
        free_address: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG SourceId`, at 0x08.
        source_id: crate::payloads::heap::HeapMemorySource = crate::payloads::heap::HeapMemorySource::from_le(get::<8, 4, _>(self.fixed));
    }
}
