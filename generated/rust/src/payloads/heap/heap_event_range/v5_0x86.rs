// Generated from spec/structs/HEAP_EVENT_RANGE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HEAP_EVENT_RANGE in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A range of memory of a heap.
///
/// In C: `HEAP_EVENT_RANGE`, 0xc bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HEAP_EVENT_RANGE")]
pub struct HeapEventRangeX86 {
    /// `PVOID HeapHandle`, at 0x00.
    pub heap_handle: u32,
    /// `PVOID Address`, at 0x04.
    pub address: u32,
    /// `SIZE_T Size`, at 0x08. Unit: bytes.
    pub size: u32,
}

impl HeapEventRangeX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            heap_handle: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            address: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            size: u32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.address.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.size.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_event_range::V5_0X86;
}

fixed_record!(HeapEventRangeX86, HeapEventRangeX86View, 12, "HEAP_EVENT_RANGE");
getters! {
    self HeapEventRangeX86View "HeapEventRangeX86View" {
        /// `PVOID HeapHandle`, at 0x00.
        heap_handle: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `PVOID Address`, at 0x04.
        address: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `SIZE_T Size`, at 0x08.
        size: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
    }
}
