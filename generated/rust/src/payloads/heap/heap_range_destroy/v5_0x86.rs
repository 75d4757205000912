// Generated from spec/structs/HEAP_RANGE_DESTROY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HEAP_RANGE_DESTROY in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A heap was destroyed; for those who trace the memory of heaps.
///
/// In C: `HEAP_RANGE_DESTROY`, 0x28 bytes with one element of its array, 0x24 without. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HEAP_RANGE_DESTROY")]
pub struct HeapRangeDestroyX86 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID HeapHandle`, at 0x20.
    pub heap_handle: u32,
}

impl HeapRangeDestroyX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 36]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            heap_handle: u32::from_le_bytes(get::<32, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 36] {
        let mut bytes = [0; 36];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 4, _>(&mut bytes, self.heap_handle.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_range_destroy::V5_0X86;
}

fixed_record!(HeapRangeDestroyX86, HeapRangeDestroyX86View, 36, "HEAP_RANGE_DESTROY");
getters! {
    self HeapRangeDestroyX86View "HeapRangeDestroyX86View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `PVOID HeapHandle`, at 0x20.
        heap_handle: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
    }
}
