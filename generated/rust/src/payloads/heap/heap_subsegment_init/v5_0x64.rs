// Generated from spec/structs/HEAP_SUBSEGMENT_INIT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HEAP_SUBSEGMENT_INIT in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A subsegment of a heap was made ready for use.
///
/// In C: `HEAP_SUBSEGMENT_INIT`, 0x44 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HEAP_SUBSEGMENT_INIT")]
pub struct HeapSubsegmentInitX64 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID HeapHandle`, at 0x20.
    pub heap_handle: u64,
    /// `PVOID SubSegment`, at 0x28.
    pub sub_segment: u64,
    /// `SIZE_T BlockSize`, at 0x30. The size of the blocks. Unit: bytes.
    pub block_size: u64,
    /// `SIZE_T BlockCount`, at 0x38. How many blocks.
    pub block_count: u64,
    /// `ULONG AffinityIndex`, at 0x40. What it is for is not known.
    pub affinity_index: u32,
}

impl HeapSubsegmentInitX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 68]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            heap_handle: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            sub_segment: u64::from_le_bytes(get::<40, 8, _>(bytes)),
            block_size: u64::from_le_bytes(get::<48, 8, _>(bytes)),
            block_count: u64::from_le_bytes(get::<56, 8, _>(bytes)),
            affinity_index: u32::from_le_bytes(get::<64, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 68] {
        let mut bytes = [0; 68];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 8, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<40, 8, _>(&mut bytes, self.sub_segment.to_le_bytes());
        put::<48, 8, _>(&mut bytes, self.block_size.to_le_bytes());
        put::<56, 8, _>(&mut bytes, self.block_count.to_le_bytes());
        put::<64, 4, _>(&mut bytes, self.affinity_index.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_subsegment_init::V5_0X64;
}

fixed_record!(HeapSubsegmentInitX64, HeapSubsegmentInitX64View, 68, "HEAP_SUBSEGMENT_INIT");
getters! {
    self HeapSubsegmentInitX64View "HeapSubsegmentInitX64View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `PVOID HeapHandle`, at 0x20.
        heap_handle: u64 = u64::from_le_bytes(get::<32, 8, _>(self.fixed));
        /// `PVOID SubSegment`, at 0x28.
        sub_segment: u64 = u64::from_le_bytes(get::<40, 8, _>(self.fixed));
        /// `SIZE_T BlockSize`, at 0x30.
        block_size: u64 = u64::from_le_bytes(get::<48, 8, _>(self.fixed));
        /// `SIZE_T BlockCount`, at 0x38.
        block_count: u64 = u64::from_le_bytes(get::<56, 8, _>(self.fixed));
        /// `ULONG AffinityIndex`, at 0x40.
        affinity_index: u32 = u32::from_le_bytes(get::<64, 4, _>(self.fixed));
    }
}
