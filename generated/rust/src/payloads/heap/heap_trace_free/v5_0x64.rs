// Generated from spec/structs/HeapTrace_Free.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HeapTrace_Free in the form of releases 5.0+ with 64 bit pointers.
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
/// Memory was given back to a heap.
///
/// Microsoft gives it no name: `HeapTrace_Free`, 0x14 bytes. Releases 5.0+ with 64 bit pointers.
///
/// The MOF calls the class HeapFree, which is the name of a function of Windows. ETW_HEAP_EVENT_FREE is the same with the trace header.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `HeapHandle` |
/// | 0x08 | 0x8 | PVOID | `FreeAddress` |
/// | 0x10 | 0x4 | ULONG | `SourceId` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HeapTrace_Free")]
pub struct HeapTraceFree64 {
    /// `PVOID HeapHandle`, at 0x00. The heap.
    pub heap_handle: u64,
    /// `PVOID FreeAddress`, at 0x08. The allocation.
    pub free_address: u64,
    /// `ULONG SourceId`, at 0x10. Which part of the heap gave it.
    pub source_id: crate::payloads::heap::HeapMemorySource,
}
impl HeapTraceFree64 {
    /// The size in bytes.
    pub const SIZE: usize = 20;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            heap_handle: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            free_address: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            source_id: crate::payloads::heap::HeapMemorySource::from_le(
                get::<16, 4, _>(bytes),
            ),
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
                    name: "HeapTrace_Free",
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
        put::<0, 8, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.free_address.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.source_id.to_le());
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
    /// `PVOID FreeAddress`, at 0x08. The allocation.
    #[inline]
    pub fn free_address(&self) -> u64 {
        self.free_address
    }
    /// Sets `FreeAddress`.
    #[inline]
    pub fn set_free_address(&mut self, value: u64) {
        self.free_address = value;
    }
    /// `ULONG SourceId`, at 0x10. Which part of the heap gave it.
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_trace_free::V5_0X64;
}
impl Default for HeapTraceFree64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 20])
    }
}
impl Sealed for HeapTraceFree64 {}
impl Record for HeapTraceFree64 {
    const NAME: &'static str = "HeapTrace_Free";
    const SIZE: usize = 20;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for HeapTraceFree64 {
    const SIZE: usize = 20;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(HeapTraceFree64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for HeapTraceFree64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<crate::payloads::heap::HeapMemorySource>(),
            ),
        )
            .prop_map(|((heap_handle, free_address, source_id),)| Self {
                heap_handle,
                free_address,
                source_id,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`HeapTraceFree64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct HeapTraceFree64View<'a> {
    fixed: &'a [u8; 20],
}
impl<'a> HeapTraceFree64View<'a> {
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
                    name: "HeapTrace_Free",
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
    pub fn to_value(&self) -> HeapTraceFree64 {
        HeapTraceFree64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 20] {
        self.fixed
    }
    /// `PVOID HeapHandle`, at 0x00. The heap.
    #[inline]
    pub fn heap_handle(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `PVOID FreeAddress`, at 0x08. The allocation.
    #[inline]
    pub fn free_address(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `ULONG SourceId`, at 0x10. Which part of the heap gave it.
    #[inline]
    pub fn source_id(&self) -> crate::payloads::heap::HeapMemorySource {
        crate::payloads::heap::HeapMemorySource::from_le(get::<16, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for HeapTraceFree64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("HeapTraceFree64View");
        out.field("heap_handle", &self.heap_handle());
        out.field("free_address", &self.free_address());
        out.field("source_id", &self.source_id());
        out.finish()
    }
}
