// Generated from spec/structs/HeapTrace_Free.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HeapTrace_Free in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// Memory was given back to a heap.
///
/// Microsoft gives it no name: `HeapTrace_Free`, 0x14 bytes. Releases 5.0+ with 64 bit pointers.
///
/// The MOF calls the class HeapFree, which is the name of a function of Windows. ETW_HEAP_EVENT_FREE is the same with the trace header.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HeapTrace_Free")]
pub struct HeapTraceFreeX64 {
    /// `PVOID HeapHandle`, at 0x00. The heap.
    pub heap_handle: u64,
    /// `PVOID FreeAddress`, at 0x08. The allocation.
    pub free_address: u64,
    /// `ULONG SourceId`, at 0x10. Which part of the heap gave it.
    pub source_id: crate::payloads::heap::HeapMemorySource,
}

impl HeapTraceFreeX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            heap_handle: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            free_address: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            source_id: crate::payloads::heap::HeapMemorySource::from_le(get::<16, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 8, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.free_address.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.source_id.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_trace_free::V5_0X64;
}

fixed_record!(HeapTraceFreeX64, HeapTraceFreeX64View, 20, "HeapTrace_Free");
getters! {
    self HeapTraceFreeX64View "HeapTraceFreeX64View" {
        /// `PVOID HeapHandle`, at 0x00.
        heap_handle: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `PVOID FreeAddress`, at 0x08.
        free_address: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONG SourceId`, at 0x10.
        source_id: crate::payloads::heap::HeapMemorySource = crate::payloads::heap::HeapMemorySource::from_le(get::<16, 4, _>(self.fixed));
    }
}
