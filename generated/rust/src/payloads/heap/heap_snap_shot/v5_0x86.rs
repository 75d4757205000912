// Generated from spec/structs/HeapSnapShot.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HeapSnapShot in the form of releases 5.0+ with 32 bit pointers.
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
/// What a heap is made of.
///
/// In C: `HeapSnapShot`, 0x14 bytes. Releases 5.0+ with 32 bit pointers.
///
/// ETW_HEAP_EVENT_SNAPSHOT is its later form, with the trace header before it and more behind it.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `HeapHandle` |
/// | 0x04 | 0x4 | SIZE_T | `FreeSpace` |
/// | 0x08 | 0x4 | SIZE_T | `CommittedSpace` |
/// | 0x0c | 0x4 | SIZE_T | `ReservedSpace` |
/// | 0x10 | 0x4 | ULONG | `HeapFlags` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HeapSnapShot")]
pub struct HeapSnapShot32 {
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
impl HeapSnapShot32 {
    /// The size in bytes.
    pub const SIZE: usize = 20;
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
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 20 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "HeapSnapShot",
                    needed: 20,
                    have: bytes.len(),
                })
            }
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
    /// `PVOID HeapHandle`, at 0x00. The heap.
    #[inline]
    pub fn heap_handle(&self) -> u32 {
        self.heap_handle
    }
    /// Sets `HeapHandle`.
    #[inline]
    pub fn set_heap_handle(&mut self, value: u32) {
        self.heap_handle = value;
    }
    /// `SIZE_T FreeSpace`, at 0x04. What of the heap is free. Unit: bytes.
    #[inline]
    pub fn free_space(&self) -> u32 {
        self.free_space
    }
    /// Sets `FreeSpace`.
    #[inline]
    pub fn set_free_space(&mut self, value: u32) {
        self.free_space = value;
    }
    /// `SIZE_T CommittedSpace`, at 0x08. What of the heap is committed. Unit: bytes.
    #[inline]
    pub fn committed_space(&self) -> u32 {
        self.committed_space
    }
    /// Sets `CommittedSpace`.
    #[inline]
    pub fn set_committed_space(&mut self, value: u32) {
        self.committed_space = value;
    }
    /// `SIZE_T ReservedSpace`, at 0x0C. What of the heap is reserved. Unit: bytes.
    #[inline]
    pub fn reserved_space(&self) -> u32 {
        self.reserved_space
    }
    /// Sets `ReservedSpace`.
    #[inline]
    pub fn set_reserved_space(&mut self, value: u32) {
        self.reserved_space = value;
    }
    /// `ULONG HeapFlags`, at 0x10. The documented HEAP_ flags.
    #[inline]
    pub fn heap_flags(&self) -> u32 {
        self.heap_flags
    }
    /// Sets `HeapFlags`.
    #[inline]
    pub fn set_heap_flags(&mut self, value: u32) {
        self.heap_flags = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_snap_shot::V5_0X86;
}
impl Default for HeapSnapShot32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 20])
    }
}
impl Sealed for HeapSnapShot32 {}
impl Record for HeapSnapShot32 {
    const NAME: &'static str = "HeapSnapShot";
    const SIZE: usize = 20;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for HeapSnapShot32 {
    const SIZE: usize = 20;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(HeapSnapShot32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for HeapSnapShot32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|
                (
                    (
                        heap_handle,
                        free_space,
                        committed_space,
                        reserved_space,
                        heap_flags,
                    ),
                )|
            Self {
                heap_handle,
                free_space,
                committed_space,
                reserved_space,
                heap_flags,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`HeapSnapShot32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct HeapSnapShot32View<'a> {
    fixed: &'a [u8; 20],
}
impl<'a> HeapSnapShot32View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 20 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "HeapSnapShot",
                    needed: 20,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 20]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> HeapSnapShot32 {
        HeapSnapShot32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 20] {
        self.fixed
    }
    /// `PVOID HeapHandle`, at 0x00. The heap.
    #[inline]
    pub fn heap_handle(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `SIZE_T FreeSpace`, at 0x04. What of the heap is free. Unit: bytes.
    #[inline]
    pub fn free_space(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `SIZE_T CommittedSpace`, at 0x08. What of the heap is committed. Unit: bytes.
    #[inline]
    pub fn committed_space(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `SIZE_T ReservedSpace`, at 0x0C. What of the heap is reserved. Unit: bytes.
    #[inline]
    pub fn reserved_space(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `ULONG HeapFlags`, at 0x10. The documented HEAP_ flags.
    #[inline]
    pub fn heap_flags(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for HeapSnapShot32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("HeapSnapShot32View");
        out.field("heap_handle", &self.heap_handle());
        out.field("free_space", &self.free_space());
        out.field("committed_space", &self.committed_space());
        out.field("reserved_space", &self.reserved_space());
        out.field("heap_flags", &self.heap_flags());
        out.finish()
    }
}
