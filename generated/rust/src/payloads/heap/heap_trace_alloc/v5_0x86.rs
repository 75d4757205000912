// Generated from spec/structs/HeapTrace_Alloc.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HeapTrace_Alloc in the form of releases 5.0+ with 32 bit pointers.
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
/// Memory was allocated from a heap.
///
/// Microsoft gives it no name: `HeapTrace_Alloc`, 0x10 bytes. Releases 5.0+ with 32 bit pointers.
///
/// The MOF calls the class HeapAlloc, which is the name of a function of Windows. ETW_HEAP_EVENT_ALLOC is the same with the trace header.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `HeapHandle` |
/// | 0x04 | 0x4 | SIZE_T | `AllocSize` |
/// | 0x08 | 0x4 | PVOID | `AllocAddress` |
/// | 0x0c | 0x4 | ULONG | `SourceId` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HeapTrace_Alloc")]
pub struct HeapTraceAlloc32 {
    /// `PVOID HeapHandle`, at 0x00. The heap.
    pub heap_handle: u32,
    /// `SIZE_T AllocSize`, at 0x04. Unit: bytes.
    pub alloc_size: u32,
    /// `PVOID AllocAddress`, at 0x08. The allocation.
    pub alloc_address: u32,
    /// `ULONG SourceId`, at 0x0C. Which part of the heap gave it.
    pub source_id: crate::payloads::heap::HeapMemorySource,
}
impl HeapTraceAlloc32 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            heap_handle: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            alloc_size: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            alloc_address: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            source_id: crate::payloads::heap::HeapMemorySource::from_le(
                get::<12, 4, _>(bytes),
            ),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "HeapTrace_Alloc",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.alloc_size.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.alloc_address.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.source_id.to_le());
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
    /// `SIZE_T AllocSize`, at 0x04. Unit: bytes.
    #[inline]
    pub fn alloc_size(&self) -> u32 {
        self.alloc_size
    }
    /// Sets `AllocSize`.
    #[inline]
    pub fn set_alloc_size(&mut self, value: u32) {
        self.alloc_size = value;
    }
    /// `PVOID AllocAddress`, at 0x08. The allocation.
    #[inline]
    pub fn alloc_address(&self) -> u32 {
        self.alloc_address
    }
    /// Sets `AllocAddress`.
    #[inline]
    pub fn set_alloc_address(&mut self, value: u32) {
        self.alloc_address = value;
    }
    /// `ULONG SourceId`, at 0x0C. Which part of the heap gave it.
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_trace_alloc::V5_0X86;
}
impl Default for HeapTraceAlloc32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for HeapTraceAlloc32 {}
impl Record for HeapTraceAlloc32 {
    const NAME: &'static str = "HeapTrace_Alloc";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for HeapTraceAlloc32 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(HeapTraceAlloc32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for HeapTraceAlloc32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<crate::payloads::heap::HeapMemorySource>(),
            ),
        )
            .prop_map(|((heap_handle, alloc_size, alloc_address, source_id),)| Self {
                heap_handle,
                alloc_size,
                alloc_address,
                source_id,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`HeapTraceAlloc32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct HeapTraceAlloc32View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> HeapTraceAlloc32View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "HeapTrace_Alloc",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 16]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> HeapTraceAlloc32 {
        HeapTraceAlloc32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `PVOID HeapHandle`, at 0x00. The heap.
    #[inline]
    pub fn heap_handle(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `SIZE_T AllocSize`, at 0x04. Unit: bytes.
    #[inline]
    pub fn alloc_size(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `PVOID AllocAddress`, at 0x08. The allocation.
    #[inline]
    pub fn alloc_address(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG SourceId`, at 0x0C. Which part of the heap gave it.
    #[inline]
    pub fn source_id(&self) -> crate::payloads::heap::HeapMemorySource {
        crate::payloads::heap::HeapMemorySource::from_le(get::<12, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for HeapTraceAlloc32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("HeapTraceAlloc32View");
        out.field("heap_handle", &self.heap_handle());
        out.field("alloc_size", &self.alloc_size());
        out.field("alloc_address", &self.alloc_address());
        out.field("source_id", &self.source_id());
        out.finish()
    }
}
