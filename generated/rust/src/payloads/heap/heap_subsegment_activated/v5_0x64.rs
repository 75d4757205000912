// Generated from spec/structs/HEAP_SUBSEGMENT_ACTIVATED.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HEAP_SUBSEGMENT_ACTIVATED in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A subsegment of a heap was activated.
///
/// In C: `HEAP_SUBSEGMENT_ACTIVATED`, 0x30 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HEAP_SUBSEGMENT_ACTIVATED")]
pub struct HeapSubsegmentActivatedX64 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID HeapHandle`, at 0x20.
    pub heap_handle: u64,
    /// `PVOID SubSegment`, at 0x28.
    pub sub_segment: u64,
}

impl HeapSubsegmentActivatedX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 48]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            heap_handle: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            sub_segment: u64::from_le_bytes(get::<40, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 48] {
        let mut bytes = [0; 48];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 8, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<40, 8, _>(&mut bytes, self.sub_segment.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_subsegment_activated::V5_0X64;
}

fixed_record!(HeapSubsegmentActivatedX64, HeapSubsegmentActivatedX64View, 48, "HEAP_SUBSEGMENT_ACTIVATED");
getters! {
    self HeapSubsegmentActivatedX64View "HeapSubsegmentActivatedX64View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `PVOID HeapHandle`, at 0x20.
        heap_handle: u64 = u64::from_le_bytes(get::<32, 8, _>(self.fixed));
        /// `PVOID SubSegment`, at 0x28.
        sub_segment: u64 = u64::from_le_bytes(get::<40, 8, _>(self.fixed));
    }
}
