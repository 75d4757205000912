// Generated from spec/structs/HEAP_SUBSEGMENT_FREE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HEAP_SUBSEGMENT_FREE in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A subsegment of a heap was freed.
///
/// In C: `HEAP_SUBSEGMENT_FREE`, 0x40 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HEAP_SUBSEGMENT_FREE")]
pub struct HeapSubsegmentFreeX64 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `HEAP_EVENT_SUBSEGMENT_ALLOC_FREE Event`, at 0x20.
    pub event: crate::payloads::heap::HeapEventSubsegmentAllocFreeX64,
}

impl HeapSubsegmentFreeX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 64]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            event: crate::payloads::heap::HeapEventSubsegmentAllocFreeX64::from_bytes(part::<32, 32, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 64] {
        let mut bytes = [0; 64];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 32, _>(&mut bytes, self.event.to_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_subsegment_free::V5_0X64;
}

fixed_record!(HeapSubsegmentFreeX64, HeapSubsegmentFreeX64View, 64, "HEAP_SUBSEGMENT_FREE");
getters! {
    self HeapSubsegmentFreeX64View "HeapSubsegmentFreeX64View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `HEAP_EVENT_SUBSEGMENT_ALLOC_FREE Event`, at 0x20.
        event: crate::payloads::heap::HeapEventSubsegmentAllocFreeX64View<'a> = crate::payloads::heap::HeapEventSubsegmentAllocFreeX64View::from_bytes(part::<32, 32, _>(self.fixed));
    }
}
