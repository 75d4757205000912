// Generated from spec/structs/HEAP_EVENT_SUBSEGMENT_ALLOC_FREE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HEAP_EVENT_SUBSEGMENT_ALLOC_FREE in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A subsegment of a heap that was allocated or freed.
///
/// In C: `HEAP_EVENT_SUBSEGMENT_ALLOC_FREE`, 0x20 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HEAP_EVENT_SUBSEGMENT_ALLOC_FREE")]
pub struct HeapEventSubsegmentAllocFreeX64 {
    /// `PVOID HeapHandle`, at 0x00.
    pub heap_handle: u64,
    /// `PVOID SubSegment`, at 0x08.
    pub sub_segment: u64,
    /// `SIZE_T SubSegmentSize`, at 0x10. Unit: bytes.
    pub sub_segment_size: u64,
    /// `SIZE_T BlockSize`, at 0x18. The size of the blocks of the subsegment. Unit: bytes.
    pub block_size: u64,
}

impl HeapEventSubsegmentAllocFreeX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        Self {
            heap_handle: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            sub_segment: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            sub_segment_size: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            block_size: u64::from_le_bytes(get::<24, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        put::<0, 8, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.sub_segment.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.sub_segment_size.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.block_size.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_event_subsegment_alloc_free::V5_0X64;
}

fixed_record!(HeapEventSubsegmentAllocFreeX64, HeapEventSubsegmentAllocFreeX64View, 32, "HEAP_EVENT_SUBSEGMENT_ALLOC_FREE");
getters! {
    self HeapEventSubsegmentAllocFreeX64View "HeapEventSubsegmentAllocFreeX64View" {
        /// `PVOID HeapHandle`, at 0x00.
        heap_handle: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `PVOID SubSegment`, at 0x08.
        sub_segment: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `SIZE_T SubSegmentSize`, at 0x10.
        sub_segment_size: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `SIZE_T BlockSize`, at 0x18.
        block_size: u64 = u64::from_le_bytes(get::<24, 8, _>(self.fixed));
    }
}
