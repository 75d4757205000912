// Generated from spec/structs/HeapRealloc.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HeapRealloc in the form of releases 5.0+ with 32 bit pointers.
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
/// In C: `HeapRealloc`, 0x18 bytes. Releases 5.0+ with 32 bit pointers.
///
/// ETW_HEAP_EVENT_REALLOC is the same with the trace header.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `HeapHandle` |
/// | 0x04 | 0x4 | PVOID | `NewAllocAddress` |
/// | 0x08 | 0x4 | PVOID | `OldAllocAddress` |
/// | 0x0c | 0x4 | SIZE_T | `NewAllocSize` |
/// | 0x10 | 0x4 | SIZE_T | `OldAllocSize` |
/// | 0x14 | 0x4 | ULONG | `SourceId` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HeapRealloc")]
pub struct HeapRealloc32 {
    /// `PVOID HeapHandle`, at 0x00. The heap.
    pub heap_handle: u32,
    /// `PVOID NewAllocAddress`, at 0x04. The allocation afterwards.
    pub new_alloc_address: u32,
    /// `PVOID OldAllocAddress`, at 0x08. The allocation before.
    pub old_alloc_address: u32,
    /// `SIZE_T NewAllocSize`, at 0x0C. Unit: bytes.
    pub new_alloc_size: u32,
    /// `SIZE_T OldAllocSize`, at 0x10. Unit: bytes.
    pub old_alloc_size: u32,
    /// `ULONG SourceId`, at 0x14. Which part of the heap gave it.
    pub source_id: crate::payloads::heap::HeapMemorySource,
}
impl HeapRealloc32 {
    /// The size in bytes.
    pub const SIZE: usize = 24;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            heap_handle: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            new_alloc_address: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            old_alloc_address: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            new_alloc_size: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            old_alloc_size: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            source_id: crate::payloads::heap::HeapMemorySource::from_le(
                get::<20, 4, _>(bytes),
            ),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "HeapRealloc",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 4, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.new_alloc_address.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.old_alloc_address.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.new_alloc_size.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.old_alloc_size.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.source_id.to_le());
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
    /// `PVOID NewAllocAddress`, at 0x04. The allocation afterwards.
    #[inline]
    pub fn new_alloc_address(&self) -> u32 {
        self.new_alloc_address
    }
    /// Sets `NewAllocAddress`.
    #[inline]
    pub fn set_new_alloc_address(&mut self, value: u32) {
        self.new_alloc_address = value;
    }
    /// `PVOID OldAllocAddress`, at 0x08. The allocation before.
    #[inline]
    pub fn old_alloc_address(&self) -> u32 {
        self.old_alloc_address
    }
    /// Sets `OldAllocAddress`.
    #[inline]
    pub fn set_old_alloc_address(&mut self, value: u32) {
        self.old_alloc_address = value;
    }
    /// `SIZE_T NewAllocSize`, at 0x0C. Unit: bytes.
    #[inline]
    pub fn new_alloc_size(&self) -> u32 {
        self.new_alloc_size
    }
    /// Sets `NewAllocSize`.
    #[inline]
    pub fn set_new_alloc_size(&mut self, value: u32) {
        self.new_alloc_size = value;
    }
    /// `SIZE_T OldAllocSize`, at 0x10. Unit: bytes.
    #[inline]
    pub fn old_alloc_size(&self) -> u32 {
        self.old_alloc_size
    }
    /// Sets `OldAllocSize`.
    #[inline]
    pub fn set_old_alloc_size(&mut self, value: u32) {
        self.old_alloc_size = value;
    }
    /// `ULONG SourceId`, at 0x14. Which part of the heap gave it.
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_realloc::V5_0X86;
}
impl Default for HeapRealloc32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 24])
    }
}
impl Sealed for HeapRealloc32 {}
impl Record for HeapRealloc32 {
    const NAME: &'static str = "HeapRealloc";
    const SIZE: usize = 24;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for HeapRealloc32 {
    const SIZE: usize = 24;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(HeapRealloc32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for HeapRealloc32 {
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
/// A borrowed view of [`HeapRealloc32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct HeapRealloc32View<'a> {
    fixed: &'a [u8; 24],
}
impl<'a> HeapRealloc32View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "HeapRealloc",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 24]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> HeapRealloc32 {
        HeapRealloc32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
    /// `PVOID HeapHandle`, at 0x00. The heap.
    #[inline]
    pub fn heap_handle(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `PVOID NewAllocAddress`, at 0x04. The allocation afterwards.
    #[inline]
    pub fn new_alloc_address(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `PVOID OldAllocAddress`, at 0x08. The allocation before.
    #[inline]
    pub fn old_alloc_address(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `SIZE_T NewAllocSize`, at 0x0C. Unit: bytes.
    #[inline]
    pub fn new_alloc_size(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `SIZE_T OldAllocSize`, at 0x10. Unit: bytes.
    #[inline]
    pub fn old_alloc_size(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
    /// `ULONG SourceId`, at 0x14. Which part of the heap gave it.
    #[inline]
    pub fn source_id(&self) -> crate::payloads::heap::HeapMemorySource {
        crate::payloads::heap::HeapMemorySource::from_le(get::<20, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for HeapRealloc32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("HeapRealloc32View");
        out.field("heap_handle", &self.heap_handle());
        out.field("new_alloc_address", &self.new_alloc_address());
        out.field("old_alloc_address", &self.old_alloc_address());
        out.field("new_alloc_size", &self.new_alloc_size());
        out.field("old_alloc_size", &self.old_alloc_size());
        out.field("source_id", &self.source_id());
        out.finish()
    }
}
