// Generated from spec/structs/ETW_HEAP_EVENT_REALLOC.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_HEAP_EVENT_REALLOC in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// An allocation of a heap was given another size.
///
/// In C: `ETW_HEAP_EVENT_REALLOC`, 0x4c bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_HEAP_EVENT_REALLOC")]
pub struct EtwHeapEventReallocX64 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID HeapHandle`, at 0x20.
    pub heap_handle: u64,
    /// `PVOID NewAddress`, at 0x28. Where the allocation is now.
    pub new_address: u64,
    /// `PVOID OldAddress`, at 0x30. Where it was.
    pub old_address: u64,
    /// `SIZE_T NewSize`, at 0x38. Unit: bytes.
    pub new_size: u64,
    /// `SIZE_T OldSize`, at 0x40. Unit: bytes.
    pub old_size: u64,
    /// `ULONG Source`, at 0x48. Which part of the heap did it.
    pub source: crate::payloads::heap::HeapMemorySource,
}

impl EtwHeapEventReallocX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 76]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            heap_handle: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            new_address: u64::from_le_bytes(get::<40, 8, _>(bytes)),
            old_address: u64::from_le_bytes(get::<48, 8, _>(bytes)),
            new_size: u64::from_le_bytes(get::<56, 8, _>(bytes)),
            old_size: u64::from_le_bytes(get::<64, 8, _>(bytes)),
            source: crate::payloads::heap::HeapMemorySource::from_le(get::<72, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 76] {
        let mut bytes = [0; 76];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 8, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<40, 8, _>(&mut bytes, self.new_address.to_le_bytes());
        put::<48, 8, _>(&mut bytes, self.old_address.to_le_bytes());
        put::<56, 8, _>(&mut bytes, self.new_size.to_le_bytes());
        put::<64, 8, _>(&mut bytes, self.old_size.to_le_bytes());
        put::<72, 4, _>(&mut bytes, self.source.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_heap_event_realloc::V5_0X64;
}

fixed_record!(EtwHeapEventReallocX64, EtwHeapEventReallocX64View, 76, "ETW_HEAP_EVENT_REALLOC");
getters! {
    self EtwHeapEventReallocX64View "EtwHeapEventReallocX64View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `PVOID HeapHandle`, at 0x20.
        heap_handle: u64 = u64::from_le_bytes(get::<32, 8, _>(self.fixed));
        /// `PVOID NewAddress`, at 0x28.
        new_address: u64 = u64::from_le_bytes(get::<40, 8, _>(self.fixed));
        /// `PVOID OldAddress`, at 0x30.
        old_address: u64 = u64::from_le_bytes(get::<48, 8, _>(self.fixed));
        /// `SIZE_T NewSize`, at 0x38.
        new_size: u64 = u64::from_le_bytes(get::<56, 8, _>(self.fixed));
        /// `SIZE_T OldSize`, at 0x40.
        old_size: u64 = u64::from_le_bytes(get::<64, 8, _>(self.fixed));
        /// `ULONG Source`, at 0x48.
        source: crate::payloads::heap::HeapMemorySource = crate::payloads::heap::HeapMemorySource::from_le(get::<72, 4, _>(self.fixed));
    }
}
