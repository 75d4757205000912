// Generated from spec/structs/HeapContract.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HeapContract in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;
/// A heap shrank.
///
/// In C: `HeapContract`, 0x1c bytes. Releases 5.0+ with 32 bit pointers.
///
/// ETW_HEAP_EVENT_CONTRACTION is its later form, with the trace header before it and a size behind it.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `HeapHandle` |
/// | 0x04 | 0x4 | SIZE_T | `DeCommittedSize` |
/// | 0x08 | 0x4 | PVOID | `DeCommitAddress` |
/// | 0x0c | 0x4 | SIZE_T | `FreeSpace` |
/// | 0x10 | 0x4 | SIZE_T | `CommittedSpace` |
/// | 0x14 | 0x4 | SIZE_T | `ReservedSpace` |
/// | 0x18 | 0x4 | ULONG | `NoOfUCRs` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HeapContract")]
pub struct HeapContractX86 {
    /// `PVOID HeapHandle`, at 0x00. The heap.
    pub heap_handle: u32,
    /// `SIZE_T DeCommittedSize`, at 0x04. By how much. Unit: bytes.
    pub de_committed_size: u32,
    /// `PVOID DeCommitAddress`, at 0x08. Where.
    pub de_commit_address: u32,
    /// `SIZE_T FreeSpace`, at 0x0C. What of the heap is free. Unit: bytes.
    pub free_space: u32,
    /// `SIZE_T CommittedSpace`, at 0x10. What of the heap is committed. Unit: bytes.
    pub committed_space: u32,
    /// `SIZE_T ReservedSpace`, at 0x14. What of the heap is reserved. Unit: bytes.
    pub reserved_space: u32,
    /// `ULONG NoOfUCRs`, at 0x18. How many ranges are reserved but not committed.
    pub no_of_uc_rs: u32,
}
impl HeapContractX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 28]) -> Self {
        Self {
            heap_handle: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            de_committed_size: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            de_commit_address: u32::from_le_bytes(get::<8, 4, _>(bytes)),
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
        put::<4, 4, _>(&mut bytes, self.de_committed_size.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.de_commit_address.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.free_space.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.committed_space.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.reserved_space.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.no_of_uc_rs.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_contract::V5_0X86;
}
fixed_record!(HeapContractX86, HeapContractX86View, 28, "HeapContract");
impl<'a> HeapContractX86View<'a> {
    /// `PVOID HeapHandle`, at 0x00. The heap.
    #[inline]
    pub fn heap_handle(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `SIZE_T DeCommittedSize`, at 0x04. By how much. Unit: bytes.
    #[inline]
    pub fn de_committed_size(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `PVOID DeCommitAddress`, at 0x08. Where.
    #[inline]
    pub fn de_commit_address(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `SIZE_T FreeSpace`, at 0x0C. What of the heap is free. Unit: bytes.
    #[inline]
    pub fn free_space(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `SIZE_T CommittedSpace`, at 0x10. What of the heap is committed. Unit: bytes.
    #[inline]
    pub fn committed_space(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
    /// `SIZE_T ReservedSpace`, at 0x14. What of the heap is reserved. Unit: bytes.
    #[inline]
    pub fn reserved_space(&self) -> u32 {
        u32::from_le_bytes(get::<20, 4, _>(self.fixed))
    }
    /// `ULONG NoOfUCRs`, at 0x18. How many ranges are reserved but not committed.
    #[inline]
    pub fn no_of_uc_rs(&self) -> u32 {
        u32::from_le_bytes(get::<24, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for HeapContractX86View<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("HeapContractX86View");
        out.field("heap_handle", &self.heap_handle());
        out.field("de_committed_size", &self.de_committed_size());
        out.field("de_commit_address", &self.de_commit_address());
        out.field("free_space", &self.free_space());
        out.field("committed_space", &self.committed_space());
        out.field("reserved_space", &self.reserved_space());
        out.field("no_of_uc_rs", &self.no_of_uc_rs());
        out.finish()
    }
}
