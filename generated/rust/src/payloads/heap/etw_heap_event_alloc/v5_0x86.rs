// Generated from spec/structs/ETW_HEAP_EVENT_ALLOC.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_HEAP_EVENT_ALLOC in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// Memory was allocated from a heap.
///
/// In C: `ETW_HEAP_EVENT_ALLOC`, 0x30 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_HEAP_EVENT_ALLOC")]
pub struct EtwHeapEventAllocX86 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID HeapHandle`, at 0x20.
    pub heap_handle: u32,
    /// `SIZE_T Size`, at 0x24. Unit: bytes.
    pub size: u32,
    /// `PVOID Address`, at 0x28. The allocation.
    pub address: u32,
    /// `ULONG Source`, at 0x2C. Which part of the heap gave it.
    pub source: crate::payloads::heap::HeapMemorySource,
}

impl EtwHeapEventAllocX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 48]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            heap_handle: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            size: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            address: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            source: crate::payloads::heap::HeapMemorySource::from_le(get::<44, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 48] {
        let mut bytes = [0; 48];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 4, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.size.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.address.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.source.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_heap_event_alloc::V5_0X86;
}

fixed_record!(EtwHeapEventAllocX86, EtwHeapEventAllocX86View, 48, "ETW_HEAP_EVENT_ALLOC");
getters! {
    self EtwHeapEventAllocX86View "EtwHeapEventAllocX86View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `PVOID HeapHandle`, at 0x20.
        heap_handle: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `SIZE_T Size`, at 0x24.
        size: u32 = u32::from_le_bytes(get::<36, 4, _>(self.fixed));
        /// `PVOID Address`, at 0x28.
        address: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
        /// `ULONG Source`, at 0x2C.
        source: crate::payloads::heap::HeapMemorySource = crate::payloads::heap::HeapMemorySource::from_le(get::<44, 4, _>(self.fixed));
    }
}
