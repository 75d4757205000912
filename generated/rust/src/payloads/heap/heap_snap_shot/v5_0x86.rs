// Generated from spec/structs/HeapSnapShot.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HeapSnapShot in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// What a heap is made of.
///
/// In C: `HeapSnapShot`, 0x14 bytes. Releases 5.0+ with 32 bit pointers.
///
/// ETW_HEAP_EVENT_SNAPSHOT is its later form, with the trace header before it and more behind it.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HeapSnapShot")]
pub struct HeapSnapShotX86 {
    /// `PVOID HeapHandle`, at 0x00. The heap.
    pub heap_handle: u32,
    /// `SIZE_T FreeSpace`, at 0x04. What of the heap is free. Unit: bytes.
    pub free_space: u32,
    /// `SIZE_T CommittedSpace`, at 0x08. What of the heap is committed. Unit: bytes.
    pub committed_space: u32,
    /// `SIZE_T ReservedSpace`, at 0x0C. What of the heap is reserved. Unit: bytes.
    pub reserved_space: u32,
    /// `ULONG HeapFlags`, at 0x10. The documented HEAP_ flags.
    pub heap_flags: u32,
}

impl HeapSnapShotX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            heap_handle: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            free_space: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            committed_space: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            reserved_space: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            heap_flags: u32::from_le_bytes(get::<16, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 4, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.free_space.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.committed_space.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.reserved_space.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.heap_flags.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_snap_shot::V5_0X86;
}

fixed_record!(HeapSnapShotX86, HeapSnapShotX86View, 20, "HeapSnapShot");
getters! {
    self HeapSnapShotX86View "HeapSnapShotX86View" {
        /// `PVOID HeapHandle`, at 0x00.
        heap_handle: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `SIZE_T FreeSpace`, at 0x04.
        free_space: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `SIZE_T CommittedSpace`, at 0x08.
        committed_space: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `SIZE_T ReservedSpace`, at 0x0C.
        reserved_space: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONG HeapFlags`, at 0x10.
        heap_flags: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
    }
}
