// Generated from spec/structs/HeapExpand.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HeapExpand in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A heap grew.
///
/// In C: `HeapExpand`, 0x1c bytes. Releases 5.0+ with 32 bit pointers.
///
/// ETW_HEAP_EVENT_EXPANSION is its later form, with the trace header before it and a size behind it.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HeapExpand")]
pub struct HeapExpandX86 {
    /// `PVOID HeapHandle`, at 0x00. The heap.
    pub heap_handle: u32,
    /// `SIZE_T CommittedSize`, at 0x04. By how much. Unit: bytes.
    pub committed_size: u32,
    /// `PVOID CommitAddress`, at 0x08. Where.
    pub commit_address: u32,
    /// `SIZE_T FreeSpace`, at 0x0C. What of the heap is free. Unit: bytes.
    pub free_space: u32,
    /// `SIZE_T CommittedSpace`, at 0x10. What of the heap is committed. Unit: bytes.
    pub committed_space: u32,
    /// `SIZE_T ReservedSpace`, at 0x14. What of the heap is reserved. Unit: bytes.
    pub reserved_space: u32,
    /// `ULONG NoOfUCRs`, at 0x18. How many ranges are reserved but not committed.
    pub no_of_uc_rs: u32,
}

impl HeapExpandX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 28]) -> Self {
        Self {
            heap_handle: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            committed_size: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            commit_address: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            free_space: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            committed_space: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            reserved_space: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            no_of_uc_rs: u32::from_le_bytes(get::<24, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 28] {
        let mut bytes = [0; 28];
        put::<0, 4, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.committed_size.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.commit_address.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.free_space.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.committed_space.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.reserved_space.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.no_of_uc_rs.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_expand::V5_0X86;
}

fixed_record!(HeapExpandX86, HeapExpandX86View, 28, "HeapExpand");
getters! {
    self HeapExpandX86View "HeapExpandX86View" {
        /// `PVOID HeapHandle`, at 0x00.
        heap_handle: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `SIZE_T CommittedSize`, at 0x04.
        committed_size: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `PVOID CommitAddress`, at 0x08.
        commit_address: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `SIZE_T FreeSpace`, at 0x0C.
        free_space: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `SIZE_T CommittedSpace`, at 0x10.
        committed_space: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `SIZE_T ReservedSpace`, at 0x14.
        reserved_space: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
        /// `ULONG NoOfUCRs`, at 0x18.
        no_of_uc_rs: u32 = u32::from_le_bytes(get::<24, 4, _>(self.fixed));
    }
}
