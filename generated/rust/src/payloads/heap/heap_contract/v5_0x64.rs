// Generated from spec/structs/HeapContract.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HeapContract in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::{
    Bytes, Element, Elements, Error, Guid, Record, Sealed, array, fill, get, part,
    part_mut, put,
};
#[cfg(feature = "alloc")]
#[allow(unused_imports)]
use crate::rt::{Tailed, to_vec};
#[cfg(feature = "binrw")]
#[allow(unused_imports)]
use crate::rt::{binrw_fixed, binrw_inserted, binrw_tailed};
/// A heap shrank.
///
/// In C: `HeapContract`, 0x34 bytes. Releases 5.0+ with 64 bit pointers.
///
/// ETW_HEAP_EVENT_CONTRACTION is its later form, with the trace header before it and a size behind it.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `HeapHandle` |
/// | 0x08 | 0x8 | SIZE_T | `DeCommittedSize` |
/// | 0x10 | 0x8 | PVOID | `DeCommitAddress` |
/// | 0x18 | 0x8 | SIZE_T | `FreeSpace` |
/// | 0x20 | 0x8 | SIZE_T | `CommittedSpace` |
/// | 0x28 | 0x8 | SIZE_T | `ReservedSpace` |
/// | 0x30 | 0x4 | ULONG | `NoOfUCRs` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HeapContract")]
pub struct HeapContract64 {
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
impl HeapContract64 {
    /// The size in bytes.
    pub const SIZE: usize = 52;
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
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 52 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "HeapContract",
                    needed: 52,
                    have: bytes.len(),
                })
            }
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
    /// `PVOID HeapHandle`, at 0x00. The heap.
    #[inline]
    pub fn heap_handle(&self) -> u64 {
        self.heap_handle
    }
    /// Sets `HeapHandle`.
    #[inline]
    pub fn set_heap_handle(&mut self, value: u64) {
        self.heap_handle = value;
    }
    /// `SIZE_T DeCommittedSize`, at 0x08. By how much. Unit: bytes.
    #[inline]
    pub fn de_committed_size(&self) -> u64 {
        self.de_committed_size
    }
    /// Sets `DeCommittedSize`.
    #[inline]
    pub fn set_de_committed_size(&mut self, value: u64) {
        self.de_committed_size = value;
    }
    /// `PVOID DeCommitAddress`, at 0x10. Where.
    #[inline]
    pub fn de_commit_address(&self) -> u64 {
        self.de_commit_address
    }
    /// Sets `DeCommitAddress`.
    #[inline]
    pub fn set_de_commit_address(&mut self, value: u64) {
        self.de_commit_address = value;
    }
    /// `SIZE_T FreeSpace`, at 0x18. What of the heap is free. Unit: bytes.
    #[inline]
    pub fn free_space(&self) -> u64 {
        self.free_space
    }
    /// Sets `FreeSpace`.
    #[inline]
    pub fn set_free_space(&mut self, value: u64) {
        self.free_space = value;
    }
    /// `SIZE_T CommittedSpace`, at 0x20. What of the heap is committed. Unit: bytes.
    #[inline]
    pub fn committed_space(&self) -> u64 {
        self.committed_space
    }
    /// Sets `CommittedSpace`.
    #[inline]
    pub fn set_committed_space(&mut self, value: u64) {
        self.committed_space = value;
    }
    /// `SIZE_T ReservedSpace`, at 0x28. What of the heap is reserved. Unit: bytes.
    #[inline]
    pub fn reserved_space(&self) -> u64 {
        self.reserved_space
    }
    /// Sets `ReservedSpace`.
    #[inline]
    pub fn set_reserved_space(&mut self, value: u64) {
        self.reserved_space = value;
    }
    /// `ULONG NoOfUCRs`, at 0x30. How many ranges are reserved but not committed.
    #[inline]
    pub fn no_of_uc_rs(&self) -> u32 {
        self.no_of_uc_rs
    }
    /// Sets `NoOfUCRs`.
    #[inline]
    pub fn set_no_of_uc_rs(&mut self, value: u32) {
        self.no_of_uc_rs = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_contract::V5_0X64;
}
impl Default for HeapContract64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 52])
    }
}
impl Sealed for HeapContract64 {}
impl Record for HeapContract64 {
    const NAME: &'static str = "HeapContract";
    const SIZE: usize = 52;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for HeapContract64 {
    const SIZE: usize = 52;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(HeapContract64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for HeapContract64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|
                (
                    (
                        heap_handle,
                        de_committed_size,
                        de_commit_address,
                        free_space,
                        committed_space,
                        reserved_space,
                        no_of_uc_rs,
                    ),
                )|
            Self {
                heap_handle,
                de_committed_size,
                de_commit_address,
                free_space,
                committed_space,
                reserved_space,
                no_of_uc_rs,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`HeapContract64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct HeapContract64View<'a> {
    fixed: &'a [u8; 52],
}
impl<'a> HeapContract64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 52 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "HeapContract",
                    needed: 52,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 52]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> HeapContract64 {
        HeapContract64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 52] {
        self.fixed
    }
    /// `PVOID HeapHandle`, at 0x00. The heap.
    #[inline]
    pub fn heap_handle(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `SIZE_T DeCommittedSize`, at 0x08. By how much. Unit: bytes.
    #[inline]
    pub fn de_committed_size(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `PVOID DeCommitAddress`, at 0x10. Where.
    #[inline]
    pub fn de_commit_address(&self) -> u64 {
        u64::from_le_bytes(get::<16, 8, _>(self.fixed))
    }
    /// `SIZE_T FreeSpace`, at 0x18. What of the heap is free. Unit: bytes.
    #[inline]
    pub fn free_space(&self) -> u64 {
        u64::from_le_bytes(get::<24, 8, _>(self.fixed))
    }
    /// `SIZE_T CommittedSpace`, at 0x20. What of the heap is committed. Unit: bytes.
    #[inline]
    pub fn committed_space(&self) -> u64 {
        u64::from_le_bytes(get::<32, 8, _>(self.fixed))
    }
    /// `SIZE_T ReservedSpace`, at 0x28. What of the heap is reserved. Unit: bytes.
    #[inline]
    pub fn reserved_space(&self) -> u64 {
        u64::from_le_bytes(get::<40, 8, _>(self.fixed))
    }
    /// `ULONG NoOfUCRs`, at 0x30. How many ranges are reserved but not committed.
    #[inline]
    pub fn no_of_uc_rs(&self) -> u32 {
        u32::from_le_bytes(get::<48, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for HeapContract64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("HeapContract64View");
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
