// Generated from spec/structs/Heap_TypeGroup1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Heap_TypeGroup1 in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A heap was destroyed, locked, unlocked, validated or walked.
///
/// In C: `Heap_TypeGroup1`, 0x4 bytes. Releases 5.0+ with 32 bit pointers.
///
/// ETW_HEAP_EVENT_COMMON is the same with the trace header.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "Heap_TypeGroup1")]
pub struct HeapTypeGroup1X86 {
    /// `PVOID HeapHandle`, at 0x00. The heap.
    pub heap_handle: u32,
}

impl HeapTypeGroup1X86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            heap_handle: u32::from_le_bytes(get::<0, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.heap_handle.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_type_group1::V5_0X86;
}

fixed_record!(HeapTypeGroup1X86, HeapTypeGroup1X86View, 4, "Heap_TypeGroup1");
getters! {
    self HeapTypeGroup1X86View "HeapTypeGroup1X86View" {
        /// `PVOID HeapHandle`, at 0x00.
        heap_handle: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
    }
}
