// Generated from spec/structs/ETW_HEAP_EVENT_REALLOC.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_HEAP_EVENT_REALLOC in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// An allocation of a heap was given another size.
///
/// In C: `ETW_HEAP_EVENT_REALLOC`, 0x38 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_HEAP_EVENT_REALLOC")]
pub struct EtwHeapEventReallocX86 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID HeapHandle`, at 0x20.
    pub heap_handle: u32,
    /// `PVOID NewAddress`, at 0x24. Where the allocation is now.
    pub new_address: u32,
    /// `PVOID OldAddress`, at 0x28. Where it was.
    pub old_address: u32,
    /// `SIZE_T NewSize`, at 0x2C. Unit: bytes.
    pub new_size: u32,
    /// `SIZE_T OldSize`, at 0x30. Unit: bytes.
    pub old_size: u32,
    /// `ULONG Source`, at 0x34. Which part of the heap did it.
    pub source: crate::payloads::heap::HeapMemorySource,
}

impl EtwHeapEventReallocX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 56]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            heap_handle: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            new_address: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            old_address: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            new_size: u32::from_le_bytes(get::<44, 4, _>(bytes)),
            old_size: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            source: crate::payloads::heap::HeapMemorySource::from_le(get::<52, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 56] {
        let mut bytes = [0; 56];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 4, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.new_address.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.old_address.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.new_size.to_le_bytes());
        put::<48, 4, _>(&mut bytes, self.old_size.to_le_bytes());
        put::<52, 4, _>(&mut bytes, self.source.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_heap_event_realloc::V5_0X86;
}

fixed_record!(EtwHeapEventReallocX86, EtwHeapEventReallocX86View, 56, "ETW_HEAP_EVENT_REALLOC");
getters! {
    self EtwHeapEventReallocX86View "EtwHeapEventReallocX86View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `PVOID HeapHandle`, at 0x20.
        heap_handle: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `PVOID NewAddress`, at 0x24.
        new_address: u32 = u32::from_le_bytes(get::<36, 4, _>(self.fixed));
        /// `PVOID OldAddress`, at 0x28.
        old_address: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
        /// `SIZE_T NewSize`, at 0x2C.
        new_size: u32 = u32::from_le_bytes(get::<44, 4, _>(self.fixed));
        /// `SIZE_T OldSize`, at 0x30.
        old_size: u32 = u32::from_le_bytes(get::<48, 4, _>(self.fixed));
        /// `ULONG Source`, at 0x34.
        source: crate::payloads::heap::HeapMemorySource = crate::payloads::heap::HeapMemorySource::from_le(get::<52, 4, _>(self.fixed));
    }
}
