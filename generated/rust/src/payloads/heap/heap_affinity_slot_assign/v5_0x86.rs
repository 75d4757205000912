// Generated from spec/structs/HEAP_AFFINITY_SLOT_ASSIGN.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HEAP_AFFINITY_SLOT_ASSIGN in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A subsegment of a heap was assigned to a slot of a processor.
///
/// In C: `HEAP_AFFINITY_SLOT_ASSIGN`, 0x2c bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HEAP_AFFINITY_SLOT_ASSIGN")]
pub struct HeapAffinitySlotAssignX86 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID HeapHandle`, at 0x20.
    pub heap_handle: u32,
    /// `PVOID SubSegment`, at 0x24.
    pub sub_segment: u32,
    /// `ULONG SlotIndex`, at 0x28.
    pub slot_index: u32,
}

impl HeapAffinitySlotAssignX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 44]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            heap_handle: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            sub_segment: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            slot_index: u32::from_le_bytes(get::<40, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 44] {
        let mut bytes = [0; 44];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 4, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.sub_segment.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.slot_index.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_affinity_slot_assign::V5_0X86;
}

fixed_record!(HeapAffinitySlotAssignX86, HeapAffinitySlotAssignX86View, 44, "HEAP_AFFINITY_SLOT_ASSIGN");
getters! {
    self HeapAffinitySlotAssignX86View "HeapAffinitySlotAssignX86View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `PVOID HeapHandle`, at 0x20.
        heap_handle: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `PVOID SubSegment`, at 0x24.
        sub_segment: u32 = u32::from_le_bytes(get::<36, 4, _>(self.fixed));
        /// `ULONG SlotIndex`, at 0x28.
        slot_index: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
    }
}
