// Generated from spec/structs/ETW_HEAP_EVENT_FREE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_HEAP_EVENT_FREE in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// Memory of a heap was freed.
///
/// In C: `ETW_HEAP_EVENT_FREE`, 0x34 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_HEAP_EVENT_FREE")]
pub struct EtwHeapEventFreeX64 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID HeapHandle`, at 0x20.
    pub heap_handle: u64,
    /// `PVOID Address`, at 0x28. The allocation.
    pub address: u64,
    /// `ULONG Source`, at 0x30. Which part of the heap took it.
    pub source: crate::payloads::heap::HeapMemorySource,
}

impl EtwHeapEventFreeX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 52]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            heap_handle: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            address: u64::from_le_bytes(get::<40, 8, _>(bytes)),
            source: crate::payloads::heap::HeapMemorySource::from_le(get::<48, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 52] {
        let mut bytes = [0; 52];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 8, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<40, 8, _>(&mut bytes, self.address.to_le_bytes());
        put::<48, 4, _>(&mut bytes, self.source.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_heap_event_free::V5_0X64;
}

fixed_record!(EtwHeapEventFreeX64, EtwHeapEventFreeX64View, 52, "ETW_HEAP_EVENT_FREE");
getters! {
    self EtwHeapEventFreeX64View "EtwHeapEventFreeX64View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `PVOID HeapHandle`, at 0x20.
        heap_handle: u64 = u64::from_le_bytes(get::<32, 8, _>(self.fixed));
        /// `PVOID Address`, at 0x28.
        address: u64 = u64::from_le_bytes(get::<40, 8, _>(self.fixed));
        /// `ULONG Source`, at 0x30.
        source: crate::payloads::heap::HeapMemorySource = crate::payloads::heap::HeapMemorySource::from_le(get::<48, 4, _>(self.fixed));
    }
}
