// Generated from spec/structs/HeapContract.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HeapContract in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A heap shrank.
///
/// In C: `HeapContract`, 0x34 bytes. Releases 5.0+ with 64 bit pointers.
///
/// ETW_HEAP_EVENT_CONTRACTION is its later form, with the trace header before it and a size behind it.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HeapContract")]
pub struct HeapContractX64 {
    /// `PVOID HeapHandle`, at 0x00. The heap.
    pub heap_handle: u64,
    /// `SIZE_T DeCommittedSize`, at 0x08. By how much. Unit: bytes.
    pub de_committed_size: u64,
    /// `PVOID DeCommitAddress`, at 0x10. Where.
    pub de_commit_address: u64,
    /// `SIZE_T FreeSpace`, at 0x18. What of the heap is free. Unit: bytes.
    pub free_space: u64,
    /// `SIZE_T CommittedSpace`, at 0x20. What of the heap is committed. Unit: bytes.
    pub committed_space: u64,
    /// `SIZE_T ReservedSpace`, at 0x28. What of the heap is reserved. Unit: bytes.
    pub reserved_space: u64,
    /// `ULONG NoOfUCRs`, at 0x30. How many ranges are reserved but not committed.
    pub no_of_uc_rs: u32,
}

impl HeapContractX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 52]) -> Self {
        Self {
            heap_handle: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            de_committed_size: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            de_commit_address: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            free_space: u64::from_le_bytes(get::<24, 8, _>(bytes)),
            committed_space: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            reserved_space: u64::from_le_bytes(get::<40, 8, _>(bytes)),
            no_of_uc_rs: u32::from_le_bytes(get::<48, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 52] {
        let mut bytes = [0; 52];
        put::<0, 8, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.de_committed_size.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.de_commit_address.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.free_space.to_le_bytes());
        put::<32, 8, _>(&mut bytes, self.committed_space.to_le_bytes());
        put::<40, 8, _>(&mut bytes, self.reserved_space.to_le_bytes());
        put::<48, 4, _>(&mut bytes, self.no_of_uc_rs.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_contract::V5_0X64;
}

fixed_record!(HeapContractX64, HeapContractX64View, 52, "HeapContract");
getters! {
    self HeapContractX64View "HeapContractX64View" {
        /// `PVOID HeapHandle`, at 0x00.
        heap_handle: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `SIZE_T DeCommittedSize`, at 0x08.
        de_committed_size: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `PVOID DeCommitAddress`, at 0x10.
        de_commit_address: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `SIZE_T FreeSpace`, at 0x18.
        free_space: u64 = u64::from_le_bytes(get::<24, 8, _>(self.fixed));
        /// `SIZE_T CommittedSpace`, at 0x20.
        committed_space: u64 = u64::from_le_bytes(get::<32, 8, _>(self.fixed));
        /// `SIZE_T ReservedSpace`, at 0x28.
        reserved_space: u64 = u64::from_le_bytes(get::<40, 8, _>(self.fixed));
        /// `ULONG NoOfUCRs`, at 0x30.
        no_of_uc_rs: u32 = u32::from_le_bytes(get::<48, 4, _>(self.fixed));
    }
}
