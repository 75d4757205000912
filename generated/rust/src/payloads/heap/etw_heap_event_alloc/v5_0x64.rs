// Generated from spec/structs/ETW_HEAP_EVENT_ALLOC.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_HEAP_EVENT_ALLOC in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// Memory was allocated from a heap.
///
/// In C: `ETW_HEAP_EVENT_ALLOC`, 0x3c bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_HEAP_EVENT_ALLOC")]
pub struct EtwHeapEventAllocX64 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID HeapHandle`, at 0x20.
    pub heap_handle: u64,
    /// `SIZE_T Size`, at 0x28. Unit: bytes.
    pub size: u64,
    /// `PVOID Address`, at 0x30. The allocation.
    pub address: u64,
    /// `ULONG Source`, at 0x38. Which part of the heap gave it.
    pub source: crate::payloads::heap::HeapMemorySource,
}

impl EtwHeapEventAllocX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 60]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            heap_handle: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            size: u64::from_le_bytes(get::<40, 8, _>(bytes)),
            address: u64::from_le_bytes(get::<48, 8, _>(bytes)),
            source: crate::payloads::heap::HeapMemorySource::from_le(get::<56, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 60] {
        let mut bytes = [0; 60];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 8, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<40, 8, _>(&mut bytes, self.size.to_le_bytes());
        put::<48, 8, _>(&mut bytes, self.address.to_le_bytes());
        put::<56, 4, _>(&mut bytes, self.source.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_heap_event_alloc::V5_0X64;
}

fixed_record!(EtwHeapEventAllocX64, EtwHeapEventAllocX64View, 60, "ETW_HEAP_EVENT_ALLOC");
getters! {
    self EtwHeapEventAllocX64View "EtwHeapEventAllocX64View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `PVOID HeapHandle`, at 0x20.
        heap_handle: u64 = u64::from_le_bytes(get::<32, 8, _>(self.fixed));
        /// `SIZE_T Size`, at 0x28.
        size: u64 = u64::from_le_bytes(get::<40, 8, _>(self.fixed));
        /// `PVOID Address`, at 0x30.
        address: u64 = u64::from_le_bytes(get::<48, 8, _>(self.fixed));
        /// `ULONG Source`, at 0x38.
        source: crate::payloads::heap::HeapMemorySource = crate::payloads::heap::HeapMemorySource::from_le(get::<56, 4, _>(self.fixed));
    }
}
