// Generated from spec/structs/HeapTrace_Create.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HeapTrace_Create in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A heap was created.
///
/// Microsoft gives it no name: `HeapTrace_Create`, 0xc bytes. Releases 5.0+ with 64 bit pointers.
///
/// The MOF calls the class HeapCreate, which is the name of a function of Windows. ETW_HEAP_EVENT_CREATE is its later form, with the trace header before it and three sizes behind it.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HeapTrace_Create")]
pub struct HeapTraceCreateX64 {
    /// `PVOID HeapHandle`, at 0x00. The heap.
    pub heap_handle: u64,
    /// `ULONG HeapFlags`, at 0x08. The documented HEAP_ flags.
    pub heap_flags: u32,
}

impl HeapTraceCreateX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            heap_handle: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            heap_flags: u32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 8, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.heap_flags.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_trace_create::V5_0X64;
}

fixed_record!(HeapTraceCreateX64, HeapTraceCreateX64View, 12, "HeapTrace_Create");
getters! {
    self HeapTraceCreateX64View "HeapTraceCreateX64View" {
        /// `PVOID HeapHandle`, at 0x00.
        heap_handle: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG HeapFlags`, at 0x08.
        heap_flags: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
    }
}
