// Generated from spec/structs/HEAP_EVENT_RANGE_CREATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HEAP_EVENT_RANGE_CREATE in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A heap that was created, for those who trace the memory of heaps.
///
/// In C: `HEAP_EVENT_RANGE_CREATE`, 0xc bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HEAP_EVENT_RANGE_CREATE")]
pub struct HeapEventRangeCreateX86 {
    /// `PVOID HeapHandle`, at 0x00.
    pub heap_handle: u32,
    /// `SIZE_T FirstRangeSize`, at 0x04. Unit: bytes.
    pub first_range_size: u32,
    /// `ULONG Flags`, at 0x08. The flags that the heap was created with.
    pub flags: u32,
}

impl HeapEventRangeCreateX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            heap_handle: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            first_range_size: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            flags: u32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.first_range_size.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.flags.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_event_range_create::V5_0X86;
}

fixed_record!(HeapEventRangeCreateX86, HeapEventRangeCreateX86View, 12, "HEAP_EVENT_RANGE_CREATE");
getters! {
    self HeapEventRangeCreateX86View "HeapEventRangeCreateX86View" {
        /// `PVOID HeapHandle`, at 0x00.
        heap_handle: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `SIZE_T FirstRangeSize`, at 0x04.
        first_range_size: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG Flags`, at 0x08.
        flags: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
    }
}
