// Generated from spec/structs/HeapTrace_Create.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HeapTrace_Create in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A heap was created.
///
/// Microsoft gives it no name: `HeapTrace_Create`, 0x8 bytes. Releases 5.0+ with 32 bit pointers.
///
/// The MOF calls the class HeapCreate, which is the name of a function of Windows. ETW_HEAP_EVENT_CREATE is its later form, with the trace header before it and three sizes behind it.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HeapTrace_Create")]
pub struct HeapTraceCreateX86 {
    /// `PVOID HeapHandle`, at 0x00. The heap.
    pub heap_handle: u32,
    /// `ULONG HeapFlags`, at 0x04. The documented HEAP_ flags.
    pub heap_flags: u32,
}

impl HeapTraceCreateX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            heap_handle: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            heap_flags: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.heap_flags.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_trace_create::V5_0X86;
}

fixed_record!(HeapTraceCreateX86, HeapTraceCreateX86View, 8, "HeapTrace_Create");
getters! {
    self HeapTraceCreateX86View "HeapTraceCreateX86View" {
        /// `PVOID HeapHandle`, at 0x00.
        heap_handle: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG HeapFlags`, at 0x04.
        heap_flags: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}
