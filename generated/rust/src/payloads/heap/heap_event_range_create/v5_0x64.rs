// Generated from spec/structs/HEAP_EVENT_RANGE_CREATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HEAP_EVENT_RANGE_CREATE in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A heap that was created, for those who trace the memory of heaps.
///
/// In C: `HEAP_EVENT_RANGE_CREATE`, 0x18 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HEAP_EVENT_RANGE_CREATE")]
pub struct HeapEventRangeCreateX64 {
    /// `PVOID HeapHandle`, at 0x00.
    pub heap_handle: u64,
    /// `SIZE_T FirstRangeSize`, at 0x08. Unit: bytes.
    pub first_range_size: u64,
    /// `ULONG Flags`, at 0x10. The flags that the heap was created with.
    pub flags: u32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_14: Bytes<4>,
}

impl HeapEventRangeCreateX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            heap_handle: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            first_range_size: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            flags: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            padding_14: Bytes(get::<20, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 8, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.first_range_size.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.flags.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.padding_14.0);
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_event_range_create::V5_0X64;
}

fixed_record!(HeapEventRangeCreateX64, HeapEventRangeCreateX64View, 24, "HEAP_EVENT_RANGE_CREATE");
getters! {
    self HeapEventRangeCreateX64View "HeapEventRangeCreateX64View" {
        /// `PVOID HeapHandle`, at 0x00.
        heap_handle: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `SIZE_T FirstRangeSize`, at 0x08.
        first_range_size: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONG Flags`, at 0x10.
        flags: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
    }
}
