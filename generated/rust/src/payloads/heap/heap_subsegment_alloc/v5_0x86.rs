// Generated from spec/structs/HEAP_SUBSEGMENT_ALLOC.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HEAP_SUBSEGMENT_ALLOC in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A subsegment of a heap was allocated.
///
/// In C: `HEAP_SUBSEGMENT_ALLOC`, 0x30 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HEAP_SUBSEGMENT_ALLOC")]
pub struct HeapSubsegmentAllocX86 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `HEAP_EVENT_SUBSEGMENT_ALLOC_FREE Event`, at 0x20.
    pub event: crate::payloads::heap::HeapEventSubsegmentAllocFreeX86,
}

impl HeapSubsegmentAllocX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 48]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            event: crate::payloads::heap::HeapEventSubsegmentAllocFreeX86::from_bytes(part::<32, 16, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 48] {
        let mut bytes = [0; 48];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 16, _>(&mut bytes, self.event.to_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_subsegment_alloc::V5_0X86;
}

fixed_record!(HeapSubsegmentAllocX86, HeapSubsegmentAllocX86View, 48, "HEAP_SUBSEGMENT_ALLOC");
getters! {
    self HeapSubsegmentAllocX86View "HeapSubsegmentAllocX86View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `HEAP_EVENT_SUBSEGMENT_ALLOC_FREE Event`, at 0x20.
        event: crate::payloads::heap::HeapEventSubsegmentAllocFreeX86View<'a> = crate::payloads::heap::HeapEventSubsegmentAllocFreeX86View::from_bytes(part::<32, 16, _>(self.fixed));
    }
}
