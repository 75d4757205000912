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
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `HeapHandle` |
/// | 0x08 | 0x8 | SIZE_T | `AllocSize` |
/// | 0x10 | 0x8 | PVOID | `AllocAddress` |
/// | 0x18 | 0x4 | ULONG | `SourceId` |
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
            source_id: crate::payloads::heap::HeapMemorySource::from_le(
                get::<24, 4, _>(bytes),
            ),
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
impl<'a> HeapTraceAllocX64View<'a> {
    /// `PVOID HeapHandle`, at 0x00. The heap.
    #[inline]
    pub fn heap_handle(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `SIZE_T AllocSize`, at 0x08. Unit: bytes.
    #[inline]
    pub fn alloc_size(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `PVOID AllocAddress`, at 0x10. The allocation.
    #[inline]
    pub fn alloc_address(&self) -> u64 {
        u64::from_le_bytes(get::<16, 8, _>(self.fixed))
    }
    /// `ULONG SourceId`, at 0x18. Which part of the heap gave it.
    #[inline]
    pub fn source_id(&self) -> crate::payloads::heap::HeapMemorySource {
        crate::payloads::heap::HeapMemorySource::from_le(get::<24, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for HeapTraceAllocX64View<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("HeapTraceAllocX64View");
        out.field("heap_handle", &self.heap_handle());
        out.field("alloc_size", &self.alloc_size());
        out.field("alloc_address", &self.alloc_address());
        out.field("source_id", &self.source_id());
        out.finish()
    }
}
