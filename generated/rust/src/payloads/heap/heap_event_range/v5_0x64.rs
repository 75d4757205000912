// Generated from spec/structs/HEAP_EVENT_RANGE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HEAP_EVENT_RANGE in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A range of memory of a heap.
///
/// In C: `HEAP_EVENT_RANGE`, 0x18 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HEAP_EVENT_RANGE")]
pub struct HeapEventRangeX64 {
    /// `PVOID HeapHandle`, at 0x00.
    pub heap_handle: u64,
    /// `PVOID Address`, at 0x08.
    pub address: u64,
    /// `SIZE_T Size`, at 0x10. Unit: bytes.
    pub size: u64,
}

impl HeapEventRangeX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            heap_handle: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            address: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            size: u64::from_le_bytes(get::<16, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 8, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.address.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.size.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_event_range::V5_0X64;
}

fixed_record!(HeapEventRangeX64, HeapEventRangeX64View, 24, "HEAP_EVENT_RANGE");
getters! {
    self HeapEventRangeX64View "HeapEventRangeX64View" {
        /// `PVOID HeapHandle`, at 0x00.
        heap_handle: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `PVOID Address`, at 0x08.
        address: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `SIZE_T Size`, at 0x10.
        size: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
    }
}
