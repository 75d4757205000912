// Generated from spec/structs/HEAP_EVENT_SUBSEGMENT_ALLOC_FREE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HEAP_EVENT_SUBSEGMENT_ALLOC_FREE in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A subsegment of a heap that was allocated or freed.
///
/// In C: `HEAP_EVENT_SUBSEGMENT_ALLOC_FREE`, 0x10 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HEAP_EVENT_SUBSEGMENT_ALLOC_FREE")]
pub struct HeapEventSubsegmentAllocFreeX86 {
    /// `PVOID HeapHandle`, at 0x00.
    pub heap_handle: u32,
    /// `PVOID SubSegment`, at 0x04.
    pub sub_segment: u32,
    /// `SIZE_T SubSegmentSize`, at 0x08. Unit: bytes.
    pub sub_segment_size: u32,
    /// `SIZE_T BlockSize`, at 0x0C. The size of the blocks of the subsegment. Unit: bytes.
    pub block_size: u32,
}

impl HeapEventSubsegmentAllocFreeX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            heap_handle: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            sub_segment: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            sub_segment_size: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            block_size: u32::from_le_bytes(get::<12, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.sub_segment.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.sub_segment_size.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.block_size.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_event_subsegment_alloc_free::V5_0X86;
}

fixed_record!(HeapEventSubsegmentAllocFreeX86, HeapEventSubsegmentAllocFreeX86View, 16, "HEAP_EVENT_SUBSEGMENT_ALLOC_FREE");
getters! {
    self HeapEventSubsegmentAllocFreeX86View "HeapEventSubsegmentAllocFreeX86View" {
        /// `PVOID HeapHandle`, at 0x00.
        heap_handle: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `PVOID SubSegment`, at 0x04.
        sub_segment: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `SIZE_T SubSegmentSize`, at 0x08.
        sub_segment_size: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `SIZE_T BlockSize`, at 0x0C.
        block_size: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
    }
}
