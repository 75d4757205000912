// Generated from spec/structs/PageFault_HeapRangeDestroy.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PageFault_HeapRangeDestroy in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A heap gave back its addresses.
///
/// In C: `PageFault_HeapRangeDestroy`, 0x8 bytes. Releases 5.0+ with 64 bit pointers.
///
/// HEAP_RANGE_DESTROY is the same with the trace header.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PageFault_HeapRangeDestroy")]
pub struct PageFaultHeapRangeDestroyX64 {
    /// `PVOID HeapHandle`, at 0x00. The heap.
    pub heap_handle: u64,
}

impl PageFaultHeapRangeDestroyX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            heap_handle: u64::from_le_bytes(get::<0, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 8, _>(&mut bytes, self.heap_handle.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::page_fault_heap_range_destroy::V5_0X64;
}

fixed_record!(PageFaultHeapRangeDestroyX64, PageFaultHeapRangeDestroyX64View, 8, "PageFault_HeapRangeDestroy");
getters! {
    self PageFaultHeapRangeDestroyX64View "PageFaultHeapRangeDestroyX64View" {
        /// `PVOID HeapHandle`, at 0x00.
        heap_handle: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
    }
}
