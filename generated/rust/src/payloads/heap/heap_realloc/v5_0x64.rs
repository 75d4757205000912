// Generated from spec/structs/HeapRealloc.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HeapRealloc in the form of releases 5.0+ with 64 bit pointers.
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
/// The size of memory from a heap was changed.
///
/// In C: `HeapRealloc`, 0x2c bytes. Releases 5.0+ with 64 bit pointers.
///
/// ETW_HEAP_EVENT_REALLOC is the same with the trace header.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `HeapHandle` |
/// | 0x08 | 0x8 | PVOID | `NewAllocAddress` |
/// | 0x10 | 0x8 | PVOID | `OldAllocAddress` |
/// | 0x18 | 0x8 | SIZE_T | `NewAllocSize` |
/// | 0x20 | 0x8 | SIZE_T | `OldAllocSize` |
/// | 0x28 | 0x4 | ULONG | `SourceId` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HeapRealloc")]
pub struct HeapRealloc64 {
    /// `PVOID HeapHandle`, at 0x00. The heap.
    pub heap_handle: u64,
    /// `PVOID NewAllocAddress`, at 0x08. The allocation afterwards.
    pub new_alloc_address: u64,
    /// `PVOID OldAllocAddress`, at 0x10. The allocation before.
    pub old_alloc_address: u64,
    /// `SIZE_T NewAllocSize`, at 0x18. Unit: bytes.
    pub new_alloc_size: u64,
    /// `SIZE_T OldAllocSize`, at 0x20. Unit: bytes.
    pub old_alloc_size: u64,
    /// `ULONG SourceId`, at 0x28. Which part of the heap gave it.
    pub source_id: crate::payloads::heap::HeapMemorySource,
}
impl HeapRealloc64 {
    /// The size in bytes.
    pub const SIZE: usize = 44;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 44]) -> Self {
        Self {
            heap_handle: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            new_alloc_address: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            old_alloc_address: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            new_alloc_size: u64::from_le_bytes(get::<24, 8, _>(bytes)),
            old_alloc_size: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            source_id: crate::payloads::heap::HeapMemorySource::from_le(
                get::<40, 4, _>(bytes),
            ),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 44 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "HeapRealloc",
                    needed: 44,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 44] {
        let mut bytes = [0; 44];
        put::<0, 8, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.new_alloc_address.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.old_alloc_address.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.new_alloc_size.to_le_bytes());
        put::<32, 8, _>(&mut bytes, self.old_alloc_size.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.source_id.to_le());
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
    /// `PVOID NewAllocAddress`, at 0x08. The allocation afterwards.
    #[inline]
    pub fn new_alloc_address(&self) -> u64 {
        self.new_alloc_address
    }
    /// Sets `NewAllocAddress`.
    #[inline]
    pub fn set_new_alloc_address(&mut self, value: u64) {
        self.new_alloc_address = value;
    }
    /// `PVOID OldAllocAddress`, at 0x10. The allocation before.
    #[inline]
    pub fn old_alloc_address(&self) -> u64 {
        self.old_alloc_address
    }
    /// Sets `OldAllocAddress`.
    #[inline]
    pub fn set_old_alloc_address(&mut self, value: u64) {
        self.old_alloc_address = value;
    }
    /// `SIZE_T NewAllocSize`, at 0x18. Unit: bytes.
    #[inline]
    pub fn new_alloc_size(&self) -> u64 {
        self.new_alloc_size
    }
    /// Sets `NewAllocSize`.
    #[inline]
    pub fn set_new_alloc_size(&mut self, value: u64) {
        self.new_alloc_size = value;
    }
    /// `SIZE_T OldAllocSize`, at 0x20. Unit: bytes.
    #[inline]
    pub fn old_alloc_size(&self) -> u64 {
        self.old_alloc_size
    }
    /// Sets `OldAllocSize`.
    #[inline]
    pub fn set_old_alloc_size(&mut self, value: u64) {
        self.old_alloc_size = value;
    }
    /// `ULONG SourceId`, at 0x28. Which part of the heap gave it.
    #[inline]
    pub fn source_id(&self) -> crate::payloads::heap::HeapMemorySource {
        self.source_id
    }
    /// Sets `SourceId`.
    #[inline]
    pub fn set_source_id(&mut self, value: crate::payloads::heap::HeapMemorySource) {
        self.source_id = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_realloc::V5_0X64;
}
impl Default for HeapRealloc64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 44])
    }
}
impl Sealed for HeapRealloc64 {}
impl Record for HeapRealloc64 {
    const NAME: &'static str = "HeapRealloc";
    const SIZE: usize = 44;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for HeapRealloc64 {
    const SIZE: usize = 44;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(HeapRealloc64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for HeapRealloc64 {
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
                proptest::arbitrary::any::<crate::payloads::heap::HeapMemorySource>(),
            ),
        )
            .prop_map(|
                (
                    (
                        heap_handle,
                        new_alloc_address,
                        old_alloc_address,
                        new_alloc_size,
                        old_alloc_size,
                        source_id,
                    ),
                )|
            Self {
                heap_handle,
                new_alloc_address,
                old_alloc_address,
                new_alloc_size,
                old_alloc_size,
                source_id,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`HeapRealloc64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct HeapRealloc64View<'a> {
    fixed: &'a [u8; 44],
}
impl<'a> HeapRealloc64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 44 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "HeapRealloc",
                    needed: 44,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 44]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> HeapRealloc64 {
        HeapRealloc64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 44] {
        self.fixed
    }
    /// `PVOID HeapHandle`, at 0x00. The heap.
    #[inline]
    pub fn heap_handle(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `PVOID NewAllocAddress`, at 0x08. The allocation afterwards.
    #[inline]
    pub fn new_alloc_address(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `PVOID OldAllocAddress`, at 0x10. The allocation before.
    #[inline]
    pub fn old_alloc_address(&self) -> u64 {
        u64::from_le_bytes(get::<16, 8, _>(self.fixed))
    }
    /// `SIZE_T NewAllocSize`, at 0x18. Unit: bytes.
    #[inline]
    pub fn new_alloc_size(&self) -> u64 {
        u64::from_le_bytes(get::<24, 8, _>(self.fixed))
    }
    /// `SIZE_T OldAllocSize`, at 0x20. Unit: bytes.
    #[inline]
    pub fn old_alloc_size(&self) -> u64 {
        u64::from_le_bytes(get::<32, 8, _>(self.fixed))
    }
    /// `ULONG SourceId`, at 0x28. Which part of the heap gave it.
    #[inline]
    pub fn source_id(&self) -> crate::payloads::heap::HeapMemorySource {
        crate::payloads::heap::HeapMemorySource::from_le(get::<40, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for HeapRealloc64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("HeapRealloc64View");
        out.field("heap_handle", &self.heap_handle());
        out.field("new_alloc_address", &self.new_alloc_address());
        out.field("old_alloc_address", &self.old_alloc_address());
        out.field("new_alloc_size", &self.new_alloc_size());
        out.field("old_alloc_size", &self.old_alloc_size());
        out.field("source_id", &self.source_id());
        out.finish()
    }
}
