// Generated from spec/structs/Heap_TypeGroup1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Heap_TypeGroup1 in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A heap was destroyed, locked, unlocked, validated or walked.
///
/// In C: `Heap_TypeGroup1`, 0x8 bytes. Releases 5.0+ with 64 bit pointers.
///
/// ETW_HEAP_EVENT_COMMON is the same with the trace header.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "Heap_TypeGroup1")]
pub struct HeapTypeGroup1X64 {
    /// `PVOID HeapHandle`, at 0x00. The heap.
    pub heap_handle: u64,
}

impl HeapTypeGroup1X64 {
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_type_group1::V5_0X64;
}

fixed_record!(HeapTypeGroup1X64, HeapTypeGroup1X64View, 8, "Heap_TypeGroup1");
getters! {
    self HeapTypeGroup1X64View "HeapTypeGroup1X64View" {
        /// `PVOID HeapHandle`, at 0x00.
        heap_handle: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
    }
}
