// Generated from spec/structs/HEAP_EVENT_SUBSEGMENT_ALLOC_FREE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HEAP_EVENT_SUBSEGMENT_ALLOC_FREE in the form of releases 5.0+ with 64 bit pointers.
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
/// A subsegment of a heap that was allocated or freed.
///
/// In C: `HEAP_EVENT_SUBSEGMENT_ALLOC_FREE`, 0x20 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `HeapHandle` |
/// | 0x08 | 0x8 | PVOID | `SubSegment` |
/// | 0x10 | 0x8 | SIZE_T | `SubSegmentSize` |
/// | 0x18 | 0x8 | SIZE_T | `BlockSize` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HEAP_EVENT_SUBSEGMENT_ALLOC_FREE")]
pub struct HeapEventSubsegmentAllocFree64 {
    /// `PVOID HeapHandle`, at 0x00.
    pub heap_handle: u64,
    /// `PVOID SubSegment`, at 0x08.
    pub sub_segment: u64,
    /// `SIZE_T SubSegmentSize`, at 0x10. Unit: bytes.
    pub sub_segment_size: u64,
    /// `SIZE_T BlockSize`, at 0x18. The size of the blocks of the subsegment. Unit: bytes.
    pub block_size: u64,
}
impl HeapEventSubsegmentAllocFree64 {
    /// The size in bytes.
    pub const SIZE: usize = 32;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        Self {
            heap_handle: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            sub_segment: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            sub_segment_size: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            block_size: u64::from_le_bytes(get::<24, 8, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 32 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "HEAP_EVENT_SUBSEGMENT_ALLOC_FREE",
                    needed: 32,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        put::<0, 8, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.sub_segment.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.sub_segment_size.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.block_size.to_le_bytes());
        bytes
    }
    /// `PVOID HeapHandle`, at 0x00.
    #[inline]
    pub fn heap_handle(&self) -> u64 {
        self.heap_handle
    }
    /// Sets `HeapHandle`.
    #[inline]
    pub fn set_heap_handle(&mut self, value: u64) {
        self.heap_handle = value;
    }
    /// `PVOID SubSegment`, at 0x08.
    #[inline]
    pub fn sub_segment(&self) -> u64 {
        self.sub_segment
    }
    /// Sets `SubSegment`.
    #[inline]
    pub fn set_sub_segment(&mut self, value: u64) {
        self.sub_segment = value;
    }
    /// `SIZE_T SubSegmentSize`, at 0x10. Unit: bytes.
    #[inline]
    pub fn sub_segment_size(&self) -> u64 {
        self.sub_segment_size
    }
    /// Sets `SubSegmentSize`.
    #[inline]
    pub fn set_sub_segment_size(&mut self, value: u64) {
        self.sub_segment_size = value;
    }
    /// `SIZE_T BlockSize`, at 0x18. The size of the blocks of the subsegment. Unit: bytes.
    #[inline]
    pub fn block_size(&self) -> u64 {
        self.block_size
    }
    /// Sets `BlockSize`.
    #[inline]
    pub fn set_block_size(&mut self, value: u64) {
        self.block_size = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_event_subsegment_alloc_free::V5_0X64;
}
impl Default for HeapEventSubsegmentAllocFree64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 32])
    }
}
impl Sealed for HeapEventSubsegmentAllocFree64 {}
impl Record for HeapEventSubsegmentAllocFree64 {
    const NAME: &'static str = "HEAP_EVENT_SUBSEGMENT_ALLOC_FREE";
    const SIZE: usize = 32;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for HeapEventSubsegmentAllocFree64 {
    const SIZE: usize = 32;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(HeapEventSubsegmentAllocFree64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for HeapEventSubsegmentAllocFree64 {
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
            ),
        )
            .prop_map(|((heap_handle, sub_segment, sub_segment_size, block_size),)| Self {
                heap_handle,
                sub_segment,
                sub_segment_size,
                block_size,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`HeapEventSubsegmentAllocFree64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct HeapEventSubsegmentAllocFree64View<'a> {
    fixed: &'a [u8; 32],
}
impl<'a> HeapEventSubsegmentAllocFree64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 32 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "HEAP_EVENT_SUBSEGMENT_ALLOC_FREE",
                    needed: 32,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 32]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> HeapEventSubsegmentAllocFree64 {
        HeapEventSubsegmentAllocFree64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 32] {
        self.fixed
    }
    /// `PVOID HeapHandle`, at 0x00.
    #[inline]
    pub fn heap_handle(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `PVOID SubSegment`, at 0x08.
    #[inline]
    pub fn sub_segment(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `SIZE_T SubSegmentSize`, at 0x10. Unit: bytes.
    #[inline]
    pub fn sub_segment_size(&self) -> u64 {
        u64::from_le_bytes(get::<16, 8, _>(self.fixed))
    }
    /// `SIZE_T BlockSize`, at 0x18. The size of the blocks of the subsegment. Unit: bytes.
    #[inline]
    pub fn block_size(&self) -> u64 {
        u64::from_le_bytes(get::<24, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for HeapEventSubsegmentAllocFree64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("HeapEventSubsegmentAllocFree64View");
        out.field("heap_handle", &self.heap_handle());
        out.field("sub_segment", &self.sub_segment());
        out.field("sub_segment_size", &self.sub_segment_size());
        out.field("block_size", &self.block_size());
        out.finish()
    }
}
